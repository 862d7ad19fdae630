"""24 Rearguards: zero-Step Units that break off from Infantry."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s14_movement,
    s17_zones,
    s22_advice,
    s22_works,
    s25_work,
)
from grognard.games.gts.rules.words import hex_name, hex_option, of_unit
from grognard.games.gts.state import REMOVED, State, Unit

FARTHEST = 2
"""Hexes from its creator."""  # 24.3


@rule("24.1#1", "29.41#1", "29.41#2")
def is_rearguard(g: State, id_: str) -> bool:
    """A generic counter: its ratings are those of the counter, 0 if it shows none."""
    return s02_units.counter(g, id_).rearguard


@rule("24.2#3", "24.5#1", "24.5#2")
def rearguards_left(g: State, side: str) -> int:
    """How many more an Army may have in play; removed or eliminated ones are available again."""
    limit: int = g.setting.rearguards.get(side, 0) if side in g.setting.rearguard else 0
    return limit - sum(is_rearguard(g, id_) for id_ in g.on_map(side))


@rule("24.3")
def placements(g: State, id_: str) -> tuple[Cell, ...]:
    """Hexes within two, in reach of the creator, empty of Units and outside enemy Fire Zones."""
    unit = g.units[id_]
    near = [cell for cell in g.board.within(unit.where, FARTHEST) if not g.at.get(cell)]
    if not near:
        return ()
    reached = s14_movement.reachable(g, id_, frozenset(near))
    return tuple(cell for cell in near if cell in reached and not s17_zones.in_enemy_zone(g, unit.side, cell))


@rule("24.2#1", "24.2#3", "24.3", "29.26#1")
def may_create(g: State, id_: str) -> bool:
    """Infantry, while the Army has a counter left and there is a hex for it."""
    return (
        s25_work.may_work(g, id_)
        and s02_units.unit_class(g, id_) == "infantry"
        and rearguards_left(g, g.units[id_].side) > 0
        and bool(placements(g, id_))
    )


@rule("24.2#1", "24.2#2", "24.2#4", "24.3")
@procedure
def create_action(g: State, id_: str) -> Procedure[bool]:
    """Opportunity Fire at the Infantry, its check, and then the place."""
    able: bool = yield from s25_work.draw_fire(g, id_)
    if not able:
        return True
    formed: bool = yield from s25_work.labour(g, id_, "rearguard", "24.2")
    if not formed or not placements(g, id_):
        return True
    cell: Cell = yield Choose(
        g.units[id_].side,
        "rearguard-place",
        tuple(hex_option(g, each, "place", "24.3") for each in placements(g, id_)),
        "24.3",
        (("name", g.units[id_].name), ("unit", id_)),
        why_not=s22_advice.why_not_placed,
    )
    create(g, id_, cell)
    return True


@rule("24.1#1", "24.1#2", "24.1#3", "24.4#1")
def create(g: State, id_: str, cell: Cell) -> None:
    """It is a Unit of its creator's Formation like any other, but does nothing in this activation."""
    assert g.acting is not None
    unit = g.units[id_]
    g.serial += 1
    made = f"rg{g.serial}"
    g.units[made] = Unit(
        counter=g.setting.rearguard[unit.side],
        side=unit.side,
        division=unit.division,
        where=REMOVED,
        formation=unit.formation,
        stripe=unit.stripe,
        name=f"RG {unit.name}",
    )
    g.move_to(made, cell)
    g.act(made=(*g.acting.made, made))
    g.note("rearguard-created", "24.2", **of_unit(g, id_), rearguard=made, hex=hex_name(g, cell))


@rule("24.4#2", "13.2.6")
def may_remove(g: State, id_: str) -> bool:
    return is_rearguard(g, id_) and not g.units[id_].suppressed


@rule("24.4#2", "24.4#3", "24.5#2")
def remove(g: State, id_: str) -> None:
    """Off the map, to be used again. This is an Action of its own: it stays when its creator moves away."""
    g.note("rearguard-removed", "24.4", **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))
    s22_works.leave_works(g, id_)
    g.move_to(id_, REMOVED)
