"""7.9 Naval Transport: Allied units embark in a port, name another, and debark there in the next GT."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Depot
from grognard.games.oao.reference_units import organisation
from grognard.games.oao.rules import (
    s02_units,
    s03_control,
    s03_zoc,
    s07_entered,
    s08_bound,
    s12_fortress,
    s22_french,
    s23_british,
    s26_orders,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import playable
from grognard.games.oao.rules.s07_move_points import is_counter, movers, moving, stop
from grognard.games.oao.rules.words import hex_name, hex_option, side_name, unit_name
from grognard.games.oao.state import CHANNEL, HOLDING_BOX, OFF_MAP, State

ALLIED = "allied"
ENGLAND = Option("holding box", HOLDING_BOX, "bound", (), "option-holding-box", (), "7.9.1(2)")


# embarking


def options(g: State) -> tuple[Option, ...]:
    """To embark, if the Force in `g.move` is one unit that may."""
    units = movers(g)
    if len(units) != 1 or no_embarking(g, units[0]):
        return ()
    name, where = unit_name(g, units[0]), hex_name(g, g.units[units[0]].where)
    args: Args = (("name", name), ("hex", where))
    act = Act("embark", unit=units[0])
    return (Option("embark", act, "embark", (f"unit:{units[0]}",), "option-embark", args, "7.9.1(1)"),)


@rule(
    "7.9", "7.9.1(1)#1", "7.9.1(1)#2", "7.9.1(1)#4", "7.9.1(3)#4", "12.3.2#1", "23.3.1", "4.2.5#2", "4.2.6#1"
)
def no_embarking(g: State, id_: str) -> tuple[Reason, ...]:
    """Why a unit of the moving Force may not embark; nothing if it may. Enemies next to it do not matter."""
    unit, name = g.units[id_], unit_name(g, id_)
    fit = unit.mode in ("", "extended") and unit.other < 0 and not isinstance(s02_units.piece(g, id_), Depot)
    known = (
        (unit.side != ALLIED, "7.9", "naval-allied"),
        (is_counter(g), "7.9.1(1)", "naval-counter"),
        (not fit or bool(unit.task), "7.9.1(1)", "naval-unfit"),
        (not is_in_port(g, id_), "7.9.1(1)", "naval-no-port"),
        (bool(moving(g).spent) or unit.where not in (*unit.began, HOLDING_BOX), "7.9.1(1)", "naval-moved"),
        (id_ in g.landed, "7.9.1(1)", "naval-landed"),
        (len(movers(g)) > 1, "7.9", "naval-alone"),
        (is_full(g, id_), "7.9", "naval-full"),
    )
    found = [because(rule_, text, name=name) for it_is, rule_, text in known if it_is]
    found += [why for why in (held(g, id_), s12_fortress.shut_in(g, id_)) if why is not None]
    if not found and not destinations(g, id_):
        found.append(because("7.9.1(2)", "naval-no-destination", name=name))
    return tuple(found)


def is_in_port(g: State, id_: str) -> bool:
    """Whether a unit is in a port, or one of the RND in England."""  # 23.3.1
    where = g.units[id_].where
    return where == HOLDING_BOX or (where >= 0 and ground_of(g.board).port(where) is not None)


@rule("7.9")
def is_full(g: State, id_: str) -> bool:
    """Whether the ships of this GT are taken: by one unit, or by as many as there are of the RND."""  # 23.3.2
    together = all(s02_units.is_naval(g, other) for other in (*g.embarked, id_))
    most = organisation().naval_division_units if together else organisation().naval_units
    return len(g.embarked) >= most


# destinations


@rule("7.9.1(2)#1", "7.9.1(2)#2", "7.9.1(3)#3")
def destinations(g: State, id_: str) -> tuple[Option, ...]:
    """The ports that a unit may name: friendly, no enemy next to them, not the one where it is; England for the RND."""
    ports = [cell for cell in sorted(ground_of(g.board).ports.values()) if no_port(g, id_, cell) is None]
    found = tuple(hex_option(g, cell, "bound", "7.9.1(2)", "option-port") for cell in ports)
    at_home = g.units[id_].where == HOLDING_BOX
    return (*found, ENGLAND) if s02_units.is_naval(g, id_) and not at_home else found


def no_port(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit may not name a hex as its port; None if it may."""
    name = hex_name(g, cell)
    if ground_of(g.board).port(cell) is None:
        return because("7.9.1(2)", "naval-port-none", hex=name)
    if cell == g.units[id_].where:
        return because("7.9.1(2)", "naval-port-here", hex=name)
    if cell not in playable(g.board, g.setting.area):
        return because("7.9.1(2)", "why-not-outside", hex=name)
    if s03_control.controller(g, cell) != ALLIED:
        return because("7.9.1(2)", "naval-port-control", hex=name)
    if is_threatened(g, cell):
        return because("7.9.1(2)", "naval-port-enemy", hex=name)
    return None if g.units[id_].where == CHANNEL else bound(g, id_, cell)


@rule("8.6.1", "8.6.2#1", "8.7.1#2", "8.7.1#6", "22.3.1#2", "23.2#2", "26.2.1")
def bound(g: State, id_: str, cell: Cell) -> Reason | None:
    """What binds a unit to other places than this port: a ship is no way around it."""
    chapters = (
        s08_bound.refused,
        s08_bound.no_end,
        s22_french.refused,
        s23_british.refused,
        s26_orders.no_end,
    )
    return next((why for refused in chapters if (why := refused(g, id_, cell)) is not None), None)


@rule("7.9.1(2)#1", "7.9.1(3)#2")
def is_threatened(g: State, cell: Cell) -> bool:
    """Whether an enemy unit is in a hex or next to it."""
    return any(g.in_hex(each, "german") for each in (cell, *g.board.adjacent[cell]) if each in g.at)


def question_args(g: State, id_: str) -> Args:
    return (("name", unit_name(g, id_)), ("unit", id_))


def why_not_port(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex cannot be the port of the unit that is asked about."""
    args, (kind, _, name) = dict(question.args), subject.partition(":")
    if kind != "hex" or name not in g.board.names:
        return (because(question.rule, "naval-port-first", name=args["name"]),)
    why = no_port(g, str(args["unit"]), g.board.cell(name))
    return () if why is None else (why,)


@rule("7.9.1(1)#3", "7.9.1(2)#1", "7.9.2")
@procedure
def perform(g: State, act: Act) -> Procedure[None]:
    """A unit puts to sea, and its destination is named at once."""
    goal: Cell | str = yield Choose(
        ALLIED,
        "naval-port-choose",
        (*destinations(g, act.unit), BACK),
        "7.9.1(2)",
        question_args(g, act.unit),
        secret=True,
        why_not=why_not_port,
    )
    if isinstance(goal, str):
        return
    _tell(g, act.unit, "naval-embarked", goal)
    g.move_to(act.unit, CHANNEL, bound_for=goal, diverted=False, prepared=OFF_MAP)
    g.embarked = (*g.embarked, act.unit)
    stop(g)


def _tell(g: State, id_: str, text: str, goal: Cell) -> None:
    """A line that says from where to where, not who."""
    where = g.units[id_].where
    g.note(text, "7.9.1", side=side_name(ALLIED), hex=_place(g, where), goal=_place(g, goal))


def _place(g: State, cell: Cell) -> str:
    names = {HOLDING_BOX: "@holding-box", CHANNEL: "@channel"}
    return names.get(cell) or hex_name(g, cell)


# debarking


@rule("7.9.1(3)#1", "7.9.1(3)#2", "7.9.1(3)#4")
@procedure
def begin(g: State, side: str) -> Procedure[None]:
    """The Allied Movement Phase begins: who embarked in the last GT debarks, and who was held back may move again."""
    if side != ALLIED:
        return
    g.embarked = ()
    for id_ in tuple(id_ for id_, unit in g.units.items() if unit.diverted and unit.where >= 0):
        g.change(id_, diverted=False)
    for id_ in at_sea(g):
        if has_lost_port(g, id_) and destinations(g, id_):
            yield from divert(g, id_)
        if not has_lost_port(g, id_):
            debark(g, id_)
            g.landed = (*g.landed, id_)
            yield from s07_entered.entered(g, (id_,), OFF_MAP)


def at_sea(g: State) -> tuple[str, ...]:
    """The units in the Channel."""
    return tuple(id_ for id_, unit in g.units.items() if unit.where == CHANNEL)


def has_lost_port(g: State, id_: str) -> bool:
    """Whether a unit at sea has no port in which it could debark now."""
    goal = g.units[id_].bound_for
    return goal != HOLDING_BOX and (goal < 0 or is_threatened(g, goal))


def debark(g: State, id_: str) -> None:
    """A unit lands; it pays nothing and may move on, unless enemies have made it change its port."""
    goal = g.units[id_].bound_for
    _tell(g, id_, "naval-debarked", goal)
    g.move_to(id_, goal, bound_for=OFF_MAP)


@rule("7.9.1(3)#3")
@procedure
def redirected(g: State) -> Procedure[None]:
    """Units at sea whose port is enemy occupied or in an enemy ZOC name another at once."""
    for id_ in misdirected(g):
        yield from divert(g, id_)


def misdirected(g: State) -> tuple[str, ...]:
    """The units at sea whose port is enemy occupied or in an EZOC."""
    bound = [(id_, g.units[id_].bound_for) for id_ in at_sea(g)]
    return tuple(
        id_
        for id_, goal in bound
        if goal >= 0 and (g.in_hex(goal, "german") or goal in s03_zoc.zone(g, "german"))
    )


@rule("7.9.1(3)#3", "7.9.1(3)#4")
@procedure
def divert(g: State, id_: str) -> Procedure[None]:
    """Another port in the place of a lost one; a unit for which there is none stays at sea until there is."""
    g.change(id_, bound_for=OFF_MAP, diverted=True)
    if not destinations(g, id_):
        return
    goal: Cell = yield Choose(
        ALLIED,
        "naval-divert-choose",
        destinations(g, id_),
        "7.9.1(3)",
        question_args(g, id_),
        secret=True,
        why_not=why_not_port,
    )
    g.change(id_, bound_for=goal)
    _tell(g, id_, "naval-diverted", goal)


@rule("7.9.1(3)#4")
def held(g: State, id_: str) -> Reason | None:
    """Why a unit that has debarked may not move in this GT."""
    if g.units[id_].diverted and g.units[id_].where >= 0:
        return because("7.9.1(3)", "naval-held", name=unit_name(g, id_))
    return None
