"""7.5, 7.6, 7.8 Tasks: recovery of effectiveness, Improved Positions, what is carried over and has to be finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import (
    s02_units,
    s07_allowance,
    s07_move_forces,
    s07_naval,
    s07_prepared_pins,
    s07_rail,
    s07_rail_entrain,
    s07_recovery,
    s14_positions,
)
from grognard.games.oao.rules.s03_stacking import is_railborne
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import total
from grognard.games.oao.rules.s07_markers import attacked, busy, clear, entered, is_under_way, lose
from grognard.games.oao.rules.s07_move_points import is_counter, left, movers, moving, pay
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name
from grognard.games.oao.state import State

__all__ = [
    "attacked",
    "begin",
    "busy",
    "entered",
    "first",
    "lose",
    "obliged",
    "options",
    "perform",
    "why_not",
]

Reasons = tuple[Reason, ...]
ASKED = ("recover", "build", "entrain", "embark")
"""What a player may ask about: why not?"""


# what a Force may do


@rule("4.2.5#1", "7.8.1#1")
def options(g: State) -> tuple[Option, ...]:
    """The tasks that the Force in `g.move` may begin: recovery, and a position in each hex that it is in."""
    formation = _formation(g)
    if formation is None:
        return ()
    found = [] if no_recovery(g, formation) else [_option(g, Act("recover", unit=formation))]
    sites = (cell for cell in g.hexes_of(formation) if not no_position(g, formation, cell))
    return (*found, *(_option(g, Act("build", cell, formation)) for cell in sites))


@rule("7.8.2")
def first(g: State) -> tuple[Option, ...]:
    """What the Force in `g.move` has to do with its first MPs, because it was begun in an earlier phase."""
    found = (onward(g, id_, left(g)) for id_ in movers(g))
    return tuple(option for option in found if option is not None)


@rule("7.8.2", "7.7.3(4)#2")
def onward(g: State, id_: str, points: int) -> Option | None:
    """How a unit goes on with its task or transport, if it has one and so many MPs allow it."""
    unit = g.units[id_]
    if unit.where < 0 or not points:
        return None
    if is_under_way(g, id_):
        return s07_rail.onward(g, id_, points)
    if unit.task == "recovery":
        return _option(g, Act("recover", unit=id_))
    return _option(g, Act("build", unit.site, id_)) if unit.task == "position" else None


@rule("7.8.2", "7.7.3(4)#2")
def obliged(g: State, side: str) -> Iterator[str]:
    """The units that have still to go on with something before their side may end its movement phase."""
    for id_ in g.on_map(side):
        if (g.units[id_].task or is_railborne(g, id_)) and s07_move_forces.idle(g, id_) is None:
            points = total(s07_allowance.allowance(g, id_, counter=is_counter(g)))
            if onward(g, id_, max(0, points)) is not None:
                yield id_


def _formation(g: State) -> str | None:
    """The Formation of the moving Force, if it is on the map."""
    units = [id_ for id_ in movers(g) if g.units[id_].where >= 0]
    return next((id_ for id_ in units if s02_units.is_formation(g, id_)), None)


def _option(g: State, act: Act) -> Option:
    unit, cell = g.units[act.unit], act.cell if act.cell >= 0 else g.units[act.unit].where
    args: Args = (
        ("name", unit_name(g, act.unit)),
        ("hex", hex_name(g, cell)),
        ("cost", cost(act) - unit.spent),
        ("now", min(left(g), cost(act) - unit.spent) if g.move is not None else 0),
    )
    id_ = act.kind if unit.other < 0 or act.kind == "recover" else f"{act.kind} {hex_name(g, cell)}"
    touches = (f"unit:{act.unit}", f"hex:{hex_name(g, cell)}")
    rule_ = "7.5" if act.kind == "recover" else "14.3"
    return Option(id_, act, act.kind, touches, f"option-{act.kind}", args, rule_)


@rule("7.5#1", "14.3.1#1")
def cost(act: Act) -> int:
    """The MPs of a task in all."""
    return movement().tasks.recovery if act.kind == "recover" else movement().tasks.position


# why not


@rule("7.5#2", "7.5.1a#1", "7.8.1#2", "7.3.3#2", "7.4.5#3")
def no_recovery(g: State, id_: str) -> Reasons:
    """Why a Formation of the moving Force may not begin to recover; nothing if it may."""
    found = [*_occupied(g, id_), *s07_recovery.refusals(g, id_)]
    if s07_prepared_pins.pinned(g, id_) is not None:
        found.append(because("7.3.3", "task-pinned", name=unit_name(g, id_)))
    if moving(g).halted:
        found.append(because("7.4.5", "task-halted", name=unit_name(g, id_)))
    need = movement().tasks.recovery
    if s07_recovery.is_next_to_enemy(g, id_) and left(g) < need:
        found.append(because("7.5.1a", "recovery-in-full", name=unit_name(g, id_), need=need, left=left(g)))
    return tuple(found)


@rule("7.6", "14.3.1#3", "7.3.3#3", "7.4.5#3", "7.8.1#2", "19.1.5")
def no_position(g: State, id_: str, cell: Cell) -> Reasons:
    """Why a Formation of the moving Force may not begin a position in a hex; nothing if it may."""
    unfit = s14_positions.unfit(g, movers(g), cell)
    found = [*_occupied(g, id_), *([unfit] if unfit is not None else [])]
    if s07_prepared_pins.pinned(g, id_) is not None:
        found.append(because("7.3.3", "task-pinned-position", name=unit_name(g, id_)))
    return tuple(found)


def _occupied(g: State, id_: str) -> list[Reason]:
    """That a unit has another task, is on rails, or has no MPs but those of a Forced March."""
    unit, name = g.units[id_], unit_name(g, id_)
    found = []
    if unit.task or is_railborne(g, id_):
        found.append(because("7.8.1", "task-another", name=name))  # 7.8.1#2
    if not left(g):
        found.append(because("7.8", "task-no-mps", name=name))  # 7.2.2#2
    return found


def why_not(g: State, kind: str) -> Reasons:
    """Why the Force in `g.move` cannot recover, build, entrain or embark."""
    formation = _formation(g)
    if kind in ("entrain", "embark"):
        refusals = s07_rail_entrain.refusals if kind == "entrain" else s07_naval.no_embarking
        return refusals(g, movers(g)[0])
    if formation is None:
        return (because("7.5" if kind == "recover" else "14.3", "task-no-formation"),)
    if kind == "recover":
        return no_recovery(g, formation)
    return no_position(g, formation, g.units[formation].where)


# what it does


@rule("7.5#1", "7.5#3", "7.8#1", "14.3.1#1", "14.3.1#3")
def perform(g: State, act: Act) -> None:
    """Spend the MPs that are left on a task, as many as it needs; what is missing is carried over."""
    unit = g.units[act.unit]
    points = min(left(g), cost(act) - unit.spent)
    pay(g, points)
    done = unit.spent + points
    if done < cost(act):
        task = "recovery" if act.kind == "recover" else "position"
        g.change(act.unit, task=task, spent=done, site=act.cell)
        _tell(g, act, "task-carried", spent=done, cost=cost(act))
        return
    clear(g, act.unit)
    if act.kind == "recover":
        g.change(act.unit, level=unit.level - 1)
        _tell(g, act, "recovered", level=unit.level - 1)
    else:
        s14_positions.built(g, movers(g), act.cell)
        g.dug = (*g.dug, act.cell)  # 7.5.1a#2


def _tell(g: State, act: Act, text: str, **args: Any) -> None:
    """A line for the owner: the enemy knows no CE Status."""
    side, task = g.units[act.unit].side, f"@task-{act.kind}"
    g.note(
        text,
        "7.8" if text == "task-carried" else "7.5",
        to=(side,),
        task=task,
        **of_unit(g, act.unit),
        **args,
    )


# a phase begins


@rule("7.8.2", "14.3.3")
def begin(g: State, side: str) -> None:
    """A movement phase of a side begins: markers go that can no longer lead to anything."""
    for id_ in g.on_map(side):
        unit = g.units[id_]
        if unit.task == "position" and s14_positions.unfit(g, (id_,), unit.site) is not None:
            lose(g, id_, "14.3.3")
