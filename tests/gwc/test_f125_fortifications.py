"""F125 to F131 Fortifications: the chart, Trenches, Wire and strongholds."""

from __future__ import annotations

import pytest

import grognard
from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers
from grognard.games.gwc import TITLE
from grognard.games.gwc.rules import f125_fortifications, s03_formations, s11_weapons, t99_terrain
from grognard.games.gwc.state import Order
from tests.gwc.ground import Ground, flat

OPEN = flat("\n".join([". . ."] * 5))
BUILT = flat("\n".join([". . ."] * 5), hexes={"B3": {"terrain": "building"}, "B4": {"terrain": "bridge"}})
ROWS = [
    # kind, Cover beside that of Open Ground, vulnerability, what is left in open ground
    ("blockhaus", 6, 20, "rubble"),  # F126#1 F126#2
    ("foxholes", 3, 18, "shellhole"),  # F127#1 F127#2
    ("mines", 0, 18, "shellhole"),  # F128
    ("pillbox", 5, 20, "rubble"),  # F129#1 F129#2
    ("trench", 4, 18, "foxholes"),  # F130 F130.1
    ("wire", 0, 18, "shellhole"),  # F131
]


@pytest.mark.parametrize(("kind", "cover", "vulnerability", "left"), ROWS)
def test_the_chart(kind: str, cover: int, vulnerability: int, left: str) -> None:
    """Cover, what an Artillery total must reach, and what is left of it."""
    ground = Ground(OPEN)
    ground.fortify("B3", kind)
    cell = ground.cell("B3")
    assert t99_terrain.best_cover(ground.g, cell).total == cover
    assert t99_terrain.vulnerability(ground.g, cell) == vulnerability  # F125.3
    t99_terrain.downgrade(ground.g, cell)  # F125.2
    if left == "foxholes":
        assert ground.g.fortifications == {cell: "foxholes"}  # F125.4#2
        assert not ground.g.terrain_markers
    else:
        assert not ground.g.fortifications
        assert t99_terrain.terrain_of(ground.g, cell) == left


def test_there_are_six_types() -> None:
    names = {"foxholes", "trench", "mines", "wire", "blockhaus", "pillbox"}
    assert set(f125_fortifications.FORTIFICATIONS) == names  # F125.1#1


@pytest.mark.parametrize("kind", ["foxholes", "mines", "wire"])
def test_in_a_building_or_on_a_bridge_rubble_is_left(kind: str) -> None:
    ground = Ground(BUILT)
    for hex_ in ("B3", "B4"):
        ground.fortify(hex_, kind)
        t99_terrain.downgrade(ground.g, ground.cell(hex_))
        assert t99_terrain.terrain_of(ground.g, ground.cell(hex_)) == "rubble"  # F127#1 F128 F131


def test_the_fortification_takes_the_hit_alone() -> None:
    """A Pillbox (20) in a Building (18): 18 and 19 do nothing."""
    ground = Ground(BUILT)
    ground.fortify("B3", "pillbox")
    assert t99_terrain.vulnerability(ground.g, ground.cell("B3")) == 20  # F125.3


def test_cover_of_a_fortification_is_not_added_to_that_of_the_terrain() -> None:
    ground = Ground(BUILT)
    ground.fortify("B3", "trench")
    assert t99_terrain.best_cover(ground.g, ground.cell("B3")).total == 4  # F125.4#4


# Trenches


def cost(ground: Ground, unit: str, start: str, end: str) -> int:
    found = t99_terrain.move_cost(ground.g, unit, ground.cell(start), ground.cell(end))
    assert isinstance(found, Modifiers), found
    return found.total


def test_along_a_trench_a_step_costs_one_whatever_the_ground() -> None:
    """Brush, uphill, across a Hedge and in Gas: 1 MP from Trench to Trench, Pillbox or Blockhaus, and back."""
    sides = [{"kind": "hedge", "between": ["B2/B3", "B3/B4"]}]
    hexes = {"B3": {"terrain": "brush", "level": 1}}
    ground = Ground(flat("\n".join([". . ."] * 5), hexes=hexes, sides=sides))
    unit, tank = ground.put("P", "fr-infanterie", "B2"), ground.put("T", "fr-schneider", "B1")
    ground.g.gas[ground.cell("B3")] = True
    ground.fortify("B2", "trench")
    assert cost(ground, unit, "B2", "B3") == 5  # brush 2, hedge 1, uphill 1, gas 1
    for kind in ("trench", "pillbox", "blockhaus"):
        ground.fortify("B3", kind)
        assert cost(ground, unit, "B2", "B3") == 1  # F130.2#1
        assert cost(ground, unit, "B3", "B2") == 1  # F130.2#1
        assert f125_fortifications.by_trench(ground.g, unit, ground.cell("B2"), ground.cell("B3"))  # F130.2#2
        assert cost(ground, tank, "B2", "B3") == 5, "not for Tanks"  # F130.2#1
        assert not f125_fortifications.by_trench(ground.g, tank, ground.cell("B2"), ground.cell("B3"))
    ground.fortify("B4", "pillbox")
    assert cost(ground, unit, "B4", "B3") == 5, "from a Pillbox to a Blockhaus there is no Trench"  # F130.2#1
    ground.fortify("B3", "foxholes")
    assert cost(ground, unit, "B2", "B3") == 5


# Wire


def test_wire_lowers_firepower_range_and_morale_but_not_movement_and_command() -> None:
    ground = Ground(OPEN)
    unit, leader = ground.put("P", "fr-infanterie", "B3"), ground.put("L", "fr-barnier", "B4")
    before = values(ground, unit)
    ground.fortify("B3", "wire")
    ground.fortify("B4", "wire")
    assert [b - a for a, b in zip(before, values(ground, unit), strict=True)] == [-1, -1, 0, -1]  # F131.1#1
    assert s03_formations.command(ground.g, leader) == 2  # F131.1#2
    assert s03_formations.highest_ranking(ground.g, "french") == leader  # F131.1#2


def values(ground: Ground, unit: str) -> list[int]:
    g = ground.g
    found = (
        s03_formations.firepower,
        s03_formations.range_of,
        s03_formations.movement,
        s03_formations.morale,
    )
    return [each(g, unit).total for each in found]


def test_no_weapon_fires_out_of_wire() -> None:
    ground = Ground(OPEN)
    ground.put("P", "ge-landwehr", "B3", weapon="mg08")
    assert s11_weapons.functioning(ground.g, "P.weapon")
    ground.fortify("B3", "wire")
    assert not s11_weapons.functioning(ground.g, "P.weapon")  # F131.3#2 11.5


def test_a_card_may_lift_wire_from_those_who_move_but_not_from_tanks() -> None:
    ground = Ground(OPEN)
    for id_, counter in (("P", "fr-infanterie"), ("Q", "fr-infanterie"), ("T", "fr-schneider")):
        ground.put(id_, counter, "B3")
    ground.fortify("B3", "wire")
    ground.g.order = Order("move", "french", ("P", "T"))
    ground.g.effects = (f125_fortifications.NO_WIRE,)
    hampered = [id_ for id_ in ("P", "Q", "T") if f125_fortifications.in_wire(ground.g, id_)]
    assert hampered == ["Q", "T"]  # S98.5.6 S98.4.7#1


# strongholds


def test_the_last_sole_occupant_of_a_stronghold_wins_a_tied_melee() -> None:
    ground = Ground(OPEN)
    cell = ground.cell("B3")
    ground.g.sole[cell] = "german"
    for kind, holder in (("pillbox", "german"), ("blockhaus", "german"), ("trench", None)):
        ground.fortify("B3", kind)
        assert f125_fortifications.melee_holder(ground.g, cell) == holder  # F126#3 F129#3


def test_a_trench_is_lost_when_no_foxholes_are_left() -> None:
    """The countermix holds no more: nothing takes its place, and the markers add up as before."""
    game = grognard.new("gwc", "lorette", seed=1)
    g, cell = game.state, Cell(0)
    f125_fortifications.lay(g, cell, "trench")
    kept = TITLE.pieces(g)
    g.taken["foxholes"] = g.setting.countermix["foxholes"]
    t99_terrain.downgrade(g, cell)
    assert cell not in g.fortifications  # F130
    assert cell not in g.terrain_markers
    assert g.notes[-1].id == "fortification-lost"
    assert TITLE.pieces(g)["trench"] == kept["trench"]


def test_markers_of_fortifications_and_gas_are_never_lost() -> None:
    game = grognard.new("gwc", "lorette", seed=1)
    g, cell = game.state, Cell(0)
    kept = TITLE.pieces(g)
    f125_fortifications.lay(g, cell, "wire")
    assert TITLE.pieces(g) == kept
    f125_fortifications.lift(g, cell)
    assert TITLE.pieces(g) == kept
    g.fortifications[cell] = "wire"
    assert TITLE.pieces(g) != kept
