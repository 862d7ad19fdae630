"""8 Terrain against fire: the cover that a unit has in its hex. A unit may have several kinds; its owner takes one."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rule
from grognard.games.rpc.reference import card
from grognard.games.rpc.rules import s03_units, s04_ground, s08_trenches
from grognard.games.rpc.state import State


@rule("8.01#2", "8.02#1", "8.02#3", "8.05", "REF.ter.open")
def cover(g: State, id_: str, *, from_level: int | None, plunging: bool) -> tuple[Reason, ...]:
    """Every kind of cover that the unit has, the best first.

    `from_level` is the level of the shooter, None for off-map artillery; mortars and howitzers are plunging fire.
    """
    cell, values = g.units[id_].where, card().terrain
    found: list[Reason] = []
    if is_in_blockhouse(g, id_):
        found.append(Reason("8.31", "mod-blockhouse", values.blockhouse))  # 8.31#1, REF.ter.blockhouse
    elif is_in_trench(g, id_):
        value = values.trench_plunging if plunging else values.trench
        found.append(Reason("8.321", "mod-trench", value))  # 8.321#1, REF.ter.trench
    if g.board.terrain[cell] == "village":
        found.append(Reason("8.1", "mod-village", values.village))  # 8.1#3, REF.ter.village
    if has_craters(g, cell):
        found.append(Reason("8.2", "mod-crater", values.crater))  # 8.2#1, 8.2#3, REF.ter.crater
    if g.board.extra[cell].get("green_dot"):
        found.append(Reason("8.9", "mod-woods", values.woods))  # 8.9#1, REF.ter.woods
    if from_level is not None and from_level < s04_ground.level(g, cell):
        value = values.hill_plunging if plunging else values.hill
        found.append(Reason("8.43", "mod-hill", value))  # 8.43#1, REF.ter.hill
    return tuple(reason for reason in found if reason.value)


@rule("8.31#3", "8.321#3", "GLOSS.IN")
def is_in_blockhouse(g: State, id_: str) -> bool:
    """IN the blockhouse of its hex: machine guns alone."""
    unit = g.units[id_]
    house = unit.inside and not unit.by_trench and unit.where in g.blockhouses
    return house and s03_units.is_machine_gun(g, id_)


@rule("8.321#3", "8.321#4")
def is_in_trench(g: State, id_: str) -> bool:
    """IN the trench of its hex, and not merely beside it."""
    unit = g.units[id_]
    return unit.inside and s08_trenches.has_trench(g, unit.where) and not is_in_blockhouse(g, id_)


@rule("8.2#2")
def has_craters(g: State, cell: Cell) -> bool:
    """Printed craters, or a scrape; whatever else is in the hex."""
    return g.board.terrain[cell] == "crater" or cell in g.scrapes


@rule("8.321#4", "8.321#8", "3.12#2")
def may_be_in_trench(g: State, id_: str) -> bool:
    """Guns and infantry; flamethrowers if the table says so."""
    if s03_units.is_gun(g, id_) or s03_units.is_infantry(g, id_):
        return True
    allowed = g.setting.options["flamethrowers_in_trenches"] == "allowed"
    return allowed and s03_units.is_only(g, id_, "flamethrower")


@rule("8.31#3", "8.321#4", "6.62#2")
def has_both(g: State, id_: str, cell: Cell) -> bool:
    """A machine gun in a hex with blockhouse and trench, of which its owner chooses one."""
    house = cell in g.blockhouses and s03_units.is_machine_gun(g, id_)
    return house and s08_trenches.has_trench(g, cell)


def shelters(g: State, id_: str, cell: Cell) -> tuple[str, ...]:
    """How a unit may be placed in a hex: for machine guns `in` is IN the blockhouse, `trench` beside it."""
    if has_both(g, id_, cell):
        return ("in", "trench", "out")
    return ("in", "out") if may_be_inside(g, id_, cell) else ("out",)


def shelter_word(place: str, places: tuple[str, ...]) -> str:
    """What `in` is called: beside a trench it is the blockhouse."""
    return "blockhouse" if place == "in" and "trench" in places else place


def may_be_inside(g: State, id_: str, cell: Cell) -> bool:
    """The unit could be IN something in this hex."""
    if s08_trenches.has_trench(g, cell) and may_be_in_trench(g, id_):
        return True
    return cell in g.blockhouses and s03_units.is_machine_gun(g, id_)  # 8.31#3
