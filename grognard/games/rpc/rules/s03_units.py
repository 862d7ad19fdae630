"""3 Units: types and values, formed and dispersed, ready and spent, cohesion checks, loss, control."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.rpc import charts
from grognard.games.rpc.counters import AFVS, GUNS, Counter, Face
from grognard.games.rpc.rules.words import of_unit, shown
from grognard.games.rpc.state import CAPTURED, CASUALTY, State

STACKING = 2  # 3.4#1
LETHAL = 11  # 3.73#1
KILLING = ("fire", "ffe", "gas", "melee")  # 3.73

OWN_FIRE = "own fire"
"""How a unit was lost that its own side, and nobody else, destroyed."""  # 12.S1#4


# types and values


def counter(g: State, id_: str) -> Counter:
    unit = g.units[id_]
    kind: Counter = g.setting.counters[unit.side, unit.type]
    return kind


@rule("3.2#4")
def values(g: State, id_: str) -> Face:
    """The values of the side now showing, and no others."""
    unit = g.units[id_]
    kind: Counter = g.setting.counters[unit.side, unit.type]
    return kind.formed if unit.formed else kind.dispersed


def is_type(g: State, id_: str, *types: str) -> bool:
    """The unit counts as one of these types, in whatever way."""
    return _is_any(counter(g, id_).types, types)


def is_only(g: State, id_: str, *types: str) -> bool:
    """All types as which the unit could count are among these: so a mixed unit has no advantage of either."""  # 3.12#2
    return _are_all(counter(g, id_).types, types)


@lru_cache(maxsize=256)
def _is_any(own: tuple[str, ...], types: tuple[str, ...]) -> bool:
    return any(type_ in types for type_ in own)


@lru_cache(maxsize=256)
def _are_all(own: tuple[str, ...], types: tuple[str, ...]) -> bool:
    return all(type_ in types for type_ in own)


@rule("3.11#1", "3.12#2")
def is_infantry(g: State, id_: str) -> bool:
    return is_only(g, id_, "infantry")


@rule("3.11#3")
def is_gun(g: State, id_: str) -> bool:
    """A gun that is not cavalry too; where being a gun is a drawback, see `counts_as_gun`."""
    return is_only(g, id_, *GUNS)


def counts_as_gun(g: State, id_: str) -> bool:
    return is_type(g, id_, *GUNS)


@rule("3.11#4")
def is_afv(g: State, id_: str) -> bool:
    return is_type(g, id_, *AFVS)


def is_cavalry(g: State, id_: str) -> bool:
    """Horse guns too, since cavalry has the worse of it in every rule that asks."""  # 3.12#3
    return is_type(g, id_, "cavalry")


def is_machine_gun(g: State, id_: str) -> bool:
    return is_only(g, id_, "machine gun")


def is_mortar(g: State, id_: str) -> bool:
    return is_type(g, id_, "mortar")


@rule("3.11#5")
def are_identical(g: State, one: str, other: str) -> bool:
    """Same nationality, type and values."""
    a, b = counter(g, one), counter(g, other)
    return a.side == b.side and a.types == b.types and values(g, one) == values(g, other)


# cohesion checks


class Check(Struct, frozen=True, gc=False):
    """A cohesion check that was rolled; applying it is another matter."""

    unit: str
    kind: str
    dice: tuple[int, ...]
    total: int
    failed: bool
    killed: bool
    by: str = ""
    """The side whose fire called for it, where somebody's did."""

    @property
    def doubles(self) -> bool:  # 2.1#3
        return self.dice[0] == self.dice[1]


@rule("3.72#1")
@procedure
def check(g: State, id_: str, mods: Modifiers, kind: str, by: str = "") -> Procedure[Check]:
    """Two dice and all modifiers against the unit's cohesion. Nothing is applied yet."""
    full = mods.and_all(hallowed(g, id_).reasons)
    dice: tuple[int, int] = yield Roll(2, 6, f"check-{kind}", g.units[id_].side, id_, "low")  # 2.1#3
    total = sum(dice) + full.total
    cohesion = values(g, id_).cohesion
    lethal = total >= LETHAL and kind in KILLING  # 3.73#1, 3.73#2
    result = (
        charts.KILLED if lethal else charts.FAILED if total > cohesion else charts.PASSED
    )  # 3.72#2, 3.72#3
    result = charts.check_result(g, kind, result)
    failed, killed = result != charts.PASSED, result == charts.KILLED
    g.note(
        "check",
        "3.72",
        **of_unit(g, id_),
        hex=g.board.name(g.units[id_].where),
        kind=f"@check-{kind}",
        dice=list(dice),
        count=len(full.reasons),
        modifiers=shown(full),
        total=total,
        cohesion=cohesion,
        result=result_of(kind, failed=failed, killed=killed),
    )
    return Check(id_, kind, dice, total, failed, killed, by)


def result_of(kind: str, *, failed: bool, killed: bool) -> str:
    """The words for what a check has brought."""
    if kind == "rally":
        return "@check-not-rallied" if failed else "@check-rallied"
    return "@check-killed" if killed else "@check-failed" if failed else "@check-passed"


@rule("6.679#4", "6.675#4", "REF.hallow")
def hallowed(g: State, id_: str) -> Modifiers:
    """Hallowed ground of the unit's side in its hex or next to it helps in every check."""
    unit = g.units[id_]
    if unit.where < 0 or not g.hallowed:
        return Modifiers()
    near = (unit.where, *g.board.adjacent[unit.where])
    holy = any(g.hallowed.get(cell) == unit.side for cell in near)
    return Modifiers().plus(-1 if holy else 0, "mod-hallowed", "6.679")


@rule("3.72#2", "3.72#4", "6.74#2", "6.675#1")
def apply_checks(g: State, results: tuple[Check, ...]) -> None:
    """Failed checks disperse and spend, lethal ones destroy: all those of one effect at the same time."""
    for result in results:
        if result.failed and not result.killed:
            disperse(g, result.unit, "3.72")
            spend(g, result.unit)
            g.change(result.unit, moving=False)  # 6.65#2
    killed: dict[str, set[str]] = {}
    for result in results:
        if result.killed:
            killed.setdefault(result.unit, set()).add(result.by)
    own = {id_: g.units[id_].side for id_, sides in killed.items() if sides == {g.units[id_].side}}
    if killed:
        destroy_all(g, tuple(killed), results[0].kind)
    for id_ in own:
        g.change(id_, lost_to=OWN_FIRE)


# what can happen to a unit


@rule("3.2#3")
def disperse(g: State, id_: str, number: str) -> None:
    if g.units[id_].formed:
        g.change(id_, formed=False)
        g.note("dispersed", number, **of_unit(g, id_), hex=g.board.name(g.units[id_].where))


@rule("3.3#1")
def spend(g: State, id_: str) -> None:
    if g.units[id_].ready:
        g.change(id_, ready=False)


@rule("3.73#1", "3.9#1")
def destroy_all(g: State, units: tuple[str, ...], cause: str, by: str = "") -> None:
    """Units that are lost together: nobody has been alone in the hex while another of them still died."""
    cells = dict.fromkeys(g.units[id_].where for id_ in units)
    for id_ in units:
        destroy(g, id_, cause)
        if g.units[id_].side == by:
            g.change(id_, lost_to=OWN_FIRE)
    for cell in cells:
        take_control(g, cell)


@rule("3.73#1", "11.01#4", "11.531#3", "3.12#1", "3.12#2")
def destroy(g: State, id_: str, cause: str) -> None:
    """A destroyed unit goes to the casualty list; a gun lost in melee is captured for good.

    How a horse gun fights is a matter of melee; what becomes of it is not, and there it counts as the gun.
    """
    unit = g.units[id_]
    captured = cause == "melee" and counts_as_gun(g, id_)
    cell = unit.where
    number = "7.12" if cause == "bombardment" else "3.73"
    g.note("destroyed", number, **of_unit(g, id_), cause=f"@cause-{cause}", hex=g.board.name(cell))
    place = CAPTURED if captured else CASUALTY
    g.move_to(id_, place, lost_to=cause, ready=True, moving=False, inside=False, by_trench=False)
    if g.shovels.pop(id_, False):
        g.abandoned[cell] = True


@rule("3.9#1", "3.9#3", "10.1#5")
def take_control(g: State, cell: Cell) -> None:
    """A hex belongs to the side that was last alone in it."""
    sides = {g.units[id_].side for id_ in g.in_hex(cell)}
    if len(sides) == 1:
        g.control[cell] = sides.pop()


@rule("3.4#1", "3.4#3")
def has_room(g: State, cell: Cell, side: str, arriving: int = 1) -> bool:
    """Two units a side in a hex, never more; markers do not count."""  # 3.4#4
    return len(g.in_hex(cell, side)) + arriving <= STACKING


def is_contested(g: State, cell: Cell) -> bool:
    """Both sides have units in the hex."""
    return len({g.units[id_].side for id_ in g.in_hex(cell)}) > 1
