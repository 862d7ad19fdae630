"""7.7.3 Rail Mode: Rail Points, a destination, entraining, the ride, detraining; 7.7.5 what interrupts it."""

from __future__ import annotations

from typing import Any, Literal

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rail import Way
from grognard.games.oao.reference_movement import movement, rail_mps
from grognard.games.oao.rules import (
    s07_entered,
    s07_rail_entrain,
    s07_rail_interrupted,
    s07_rail_points,
    s07_rail_ways,
    s18_bottlenecks,
)
from grognard.games.oao.rules.s03_stacking import is_railborne
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_markers import is_under_way
from grognard.games.oao.rules.s07_move_points import left, movers, pay
from grognard.games.oao.rules.s07_rail_points import NORMAL, inter_phase
from grognard.games.oao.rules.s18_sortie import SORTIE
from grognard.games.oao.rules.words import hex_name, hex_option, side_name, unit_name
from grognard.games.oao.state import OFF_MAP, Mode, State

__all__ = ["begin", "inter_phase", "onward", "options", "perform"]

NAMED = 3
"""How many places tell one way from another."""
Deed = Literal["entrain", "ride", "detrain"]


# what a unit may do


def options(g: State) -> tuple[Option, ...]:
    """What the Force in `g.move` may do on the railway: one unit alone entrains, rides or detrains."""
    if len(movers(g)) != 1:
        return ()
    (id_,) = movers(g)
    if is_under_way(g, id_):
        found = onward(g, id_, left(g))
        return () if found is None else (found,)
    return (_option(g, id_, "entrain"),) if s07_rail_entrain.may_entrain(g, id_) else ()


@rule("7.7.3#1", "7.7.3(4)#2", "7.7.3(4)#4", "7.7.3(5)#1")
def onward(g: State, id_: str, points: int) -> Option | None:
    """What a unit that is under way has to do now with so many MPs; None if it can only wait."""
    unit = g.units[id_]
    if not points:
        return None
    if unit.task == "entraining":
        return _option(g, id_, "entrain") if s07_rail_entrain.crowded(g, id_) is None else None
    if unit.where == unit.bound_for:
        return _option(g, id_, "detrain") if s07_rail_entrain.crowded(g, id_) is None else None
    if unit.bound_for < 0:
        return _option(g, id_, "ride") if s07_rail_ways.has_destination(g, id_, NORMAL) else None
    return _option(g, id_, "ride") if s07_rail_ways.has_way(g, id_) else None


def _option(g: State, id_: str, deed: Deed) -> Option:
    unit = g.units[id_]
    where = hex_name(g, unit.where)
    args: Args = (
        ("name", unit_name(g, id_)),
        ("hex", where),
        ("goal", hex_name(g, unit.bound_for)),
        ("cost", s07_rail_points.platform_cost(g, id_) - unit.spent),
    )
    label = f"option-{deed}"
    return Option(deed, Act(deed, unit=id_), deed, (f"unit:{id_}", f"hex:{where}"), label, args, "7.7.3")


# the procedure


@rule("7.7.3#1", "7.7.3(4)#2", "7.7.3(4)#4")
@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """The steps of 7.7.3 in their order, as far as the MPs of a unit go."""
    id_ = act.unit
    if act.kind == "entrain" and not g.units[id_].task:
        booked: bool = yield from book(g, id_)  # (1) (2)
        if not booked:
            return
    if act.kind == "entrain":
        entrain(g, id_)  # (3)
    if g.units[id_].mode == "rail" and g.units[id_].bound_for < 0:
        yield from name_destination(g, id_)  # 7.7.3(2)#3
    if is_rolling(g, id_):
        yield from ride(g, id_)  # (4)
    if is_arrived(g, id_):
        detrain(g, id_)  # (5)


@rule("7.7.3(1)#1", "7.7.3(2)#1")
@procedure
def book(g: State, id_: str) -> Procedure[bool]:
    """(1) RPs are spent on a unit and (2) its destination is named; False if its owner thinks better of it."""
    side = g.units[id_].side
    source: str = yield Choose(
        side,
        "rail-points-choose",
        tuple(
            s07_rail_points.source_option(g, id_, name) for name in s07_rail_entrain.useful_sources(g, id_)
        ),
        "7.7.1",
        (("name", unit_name(g, id_)),),
        secret=True,
    )
    goal: Cell | str = yield Choose(
        side,
        "rail-destination-choose",
        (*destination_options(g, id_, source), BACK),
        "7.7.3(2)",
        question_args(g, id_, source),
        secret=True,
        why_not=why_not_destination,
    )
    if isinstance(goal, str):
        return False
    s07_rail_points.pay(g, id_, source)
    g.change(id_, task="entraining", bound_for=goal, sortie=source == SORTIE)
    return True


def destination_options(g: State, id_: str, source: str) -> tuple[Option, ...]:
    goals = s07_rail_ways.destinations(g, id_, source)
    return tuple(hex_option(g, cell, "bound", "7.7.3(2)", "option-bound") for cell in goals)


def question_args(g: State, id_: str, source: str) -> Args:
    return (("name", unit_name(g, id_)), ("unit", id_), ("source", source))


def why_not_destination(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex cannot be the destination of the unit that is asked about."""
    args, (kind, _, name) = dict(question.args), subject.partition(":")
    if kind != "hex" or name not in g.board.names:
        return (because(question.rule, "rail-destination-first", name=args["name"]),)
    return s07_rail_ways.no_destination(g, str(args["unit"]), str(args["source"]), g.board.cell(name))


@rule("7.7.3(2)#3", "7.7.3(1)#2", "16.1.1")
@procedure
def name_destination(g: State, id_: str) -> Procedure[None]:
    """A reinforcement in Rail Mode names its destination before it moves; it costs no RPs."""
    goal: Cell = yield Choose(
        g.units[id_].side,
        "rail-destination-choose",
        destination_options(g, id_, NORMAL),
        "7.7.3(2)",
        question_args(g, id_, NORMAL),
        secret=True,
        why_not=why_not_destination,
    )
    g.change(id_, bound_for=goal)


@rule("7.7.3(3)#3", "7.7.3(3)#6", "7.7.3(3)#7", "7.8#1")
def entrain(g: State, id_: str) -> None:
    """(3) MPs are spent to enter Rail Mode; what is missing is carried over."""
    done, unit = _work(g, id_), g.units[id_]
    if done == s07_rail_points.platform_cost(g, id_):
        flipped = unit.turned or unit.mode == "extended"  # 15.6.1#2
        g.change(id_, mode="rail", turned=flipped, task="", spent=0)
    _tell(g, id_, "rail-entrained" if g.units[id_].mode == "rail" else "rail-entraining", spent=done)


def _work(g: State, id_: str) -> int:
    """Spend MPs of the phase on the platform; how many have been spent on it by now, earlier phases included."""
    unit = g.units[id_]
    points = min(left(g), s07_rail_points.platform_cost(g, id_) - unit.spent)
    pay(g, points)
    g.platforms[unit.where] = id_
    g.change(id_, spent=unit.spent + points)
    return unit.spent + points


def is_rolling(g: State, id_: str) -> bool:
    """Whether a unit in Rail Mode has a way to go and MPs for it."""
    unit = g.units[id_]
    under_way = unit.mode == "rail" and unit.bound_for >= 0 and unit.where != unit.bound_for
    return under_way and left(g) > 0 and s07_rail_ways.has_way(g, id_)


def is_arrived(g: State, id_: str) -> bool:
    """Whether a unit is at its destination, with MPs left and a free platform."""
    unit = g.units[id_]
    at_goal = is_railborne(g, id_) and unit.where == unit.bound_for
    return at_goal and left(g) > 0 and s07_rail_entrain.crowded(g, id_) is None


@rule("7.7.2#3", "7.7.3(4)#1", "7.7.3(4)#2", "7.7.3(4)#3", "18.6.2#1")
@procedure
def ride(g: State, id_: str) -> Procedure[None]:
    """(4) The unit moves as far toward its destination as its MPs go; what they come to is rounded up once."""
    way: Way = yield Choose(
        g.units[id_].side,
        "rail-way-choose",
        way_options(g, id_),
        "7.7.3(4)",
        (("name", unit_name(g, id_)), ("unit", id_), ("goal", hex_name(g, g.units[id_].bound_for))),
        secret=True,
        why_not=why_not_way,
    )
    gone = 0
    for cell in way[1 : left(g) * movement().rail.hexes_per_mp + 1]:
        origin = g.units[id_].where
        if origin != way[gone]:
            break
        step(g, id_, cell)
        gone += 1
        yield from s07_entered.entered(g, (id_,), origin)
    if g.units[id_].where >= 0:
        pay(g, rail_mps(gone))
        _tell(g, id_, "rail-ridden", origin=hex_name(g, way[0]), hexes=gone, spent=rail_mps(gone))


def step(g: State, id_: str, cell: Cell) -> None:
    unit = g.units[id_]
    s18_bottlenecks.enter(g, unit.side, cell, s07_rail_points.cost(g, id_), sortie=unit.sortie)
    g.move_to(id_, cell)


def way_options(g: State, id_: str) -> tuple[Option, ...]:
    """Every way with its length and the places that tell it from the others."""
    found = s07_rail_ways.ways(g, id_)
    shared = frozenset[Cell]().union(*found).intersection(*found)
    return tuple(_way_option(g, number, way, shared) for number, way in enumerate(found, 1))


def _way_option(g: State, number: int, way: Way, shared: frozenset[Cell]) -> Option:
    places = _places(g, way, shared)
    touches = tuple(f"hex:{g.board.name(cell)}" for cell in way)
    label = "option-way-by" if places else "option-way"
    args: Args = (("number", number), ("hexes", len(way) - 1), ("places", places))
    return Option(f"way {number}", way, "ride", touches, label, args, "7.7.3(4)")


def why_not_way(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no way that is offered leads through a hex."""
    id_, (kind, _, name) = str(dict(question.args)["unit"]), subject.partition(":")
    if kind != "hex" or name not in g.board.names:
        return (because("7.7.3(4)", "rail-way-first"),)
    unit, cell = g.units[id_], g.board.cell(name)
    if cell not in s07_rail_ways.connected(g, unit.side, unit.where):
        return (because("7.7.3(4)", "rail-not-connected", hex=name),)
    full = s07_rail_ways.full(g, id_)
    return (full[cell],) if cell in full else (because("7.7.3(4)", "rail-not-direct", hex=name),)


def _places(g: State, way: Way, shared: frozenset[Cell]) -> str:
    names = [ground_of(g.board).name(cell) for cell in way if cell not in shared]
    known = list(dict.fromkeys(name for name in names if name))
    return ", ".join(known[:: max(1, -(-len(known) // NAMED))])


@rule("7.7.3(5)#1", "7.7.3(5)#2", "7.7.3(5)#3", "7.8#1")
def detrain(g: State, id_: str) -> None:
    """(5) MPs are spent to leave Rail Mode; what is missing is carried over."""
    done = _work(g, id_)
    if done == s07_rail_points.platform_cost(g, id_):
        flipped = s07_rail_interrupted.is_flipped_train(g, id_)
        front = g.units[id_].turned and not flipped
        mode: Mode = "extended" if flipped else ""
        g.change(id_, mode=mode, turned=front, spent=0, bound_for=OFF_MAP, sortie=False)
    else:
        g.change(id_, mode="detraining")
    _tell(g, id_, "rail-detraining" if g.units[id_].mode else "rail-detrained", spent=done)


def _tell(g: State, id_: str, text: str, **args: Any) -> None:
    """A line that says where a transport is, not whose name it bears."""
    unit = g.units[id_]
    g.note(text, "7.7.3", side=side_name(unit.side), hex=hex_name(g, unit.where), **args)


@rule("7.7.5#5", "7.7.3(2)#3")
@procedure
def begin(g: State, side: str) -> Procedure[None]:
    """A movement phase of a side begins: transports that are cut off, reinforcements without a destination."""
    s07_rail_points.end_of_phase(g, side)
    for id_ in tuple(s07_rail_interrupted.travellers(g, side)):
        if s07_rail_ways.is_cut_off(g, id_):
            s07_rail_interrupted.interrupt(g, id_, because("7.7.5#5", "rail-cut-off"))
        elif g.units[id_].bound_for < 0 and s07_rail_ways.has_destination(g, id_, NORMAL):
            yield from name_destination(g, id_)
