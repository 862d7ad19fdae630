"""Tables of units and movement: sizes, kinds, stacking, Combat Effectiveness, reductions, MPs, railways, supply."""

from __future__ import annotations

import msgspec
import pytest

from grognard.games.oao.reference import EIGHTHS, read
from grognard.games.oao.reference_movement import (
    distances,
    entrain_cost,
    forced_march_limit,
    movement,
    rail_cost,
    rail_mps,
    supply,
)
from grognard.games.oao.reference_units import (
    CI,
    D1,
    D2,
    Echelon,
    average_level,
    kind,
    kinds,
    ladder,
    organisation,
    other_sizes,
    reductions,
    size,
    stacking,
    top,
)

INFANTRY = {
    "infantry",
    "chasseurs_alpins",
    "garrison",
    "loc_infantry",
    "fort.back",
}  # TERM.infantry_type 8.5
CAVALRY = {"cavalry", "jaeger", "loc_cavalry"}  # TERM.cavalry_type 8.1#5


def test_sizes_in_division_equivalents() -> None:
    """1.1: the same symbol is worth half as much on a cavalry counter."""
    assert {symbol: size("infantry", symbol) / EIGHTHS for symbol in _symbols("xx", "x", "iii")} == {
        "xx": 1,
        "x": 1 / 2,
        "iii": 1 / 4,
    }  # GLOSS.division_equivalents#1 GLOSS.division_equivalents#2 GLOSS.division_equivalents#3
    assert {symbol: size("jaeger", symbol) / EIGHTHS for symbol in _symbols("xxx", "xx", "x", "iii")} == {
        "xxx": 1,
        "xx": 1 / 2,
        "x": 1 / 4,
        "iii": 0,
    }  # GLOSS.division_equivalents#4
    assert size("corps_train") == EIGHTHS
    assert {size(name) for name in ("artillery", "siege_train_hq", "fort", "fortress2", "depot")} == {0}
    with pytest.raises(AssertionError):
        size("infantry", "xxx")


def test_sizes_that_count_differently() -> None:
    sizes = other_sizes()
    assert (sizes.fort_shelled, sizes.fortress_shelled) == (
        4,
        8,
    )  # GLOSS.division_equivalents#5 8.5.1#5 12.2.1#4
    assert sizes.naval_division == size("infantry", "x")  # 23.3.2#1


def test_types_of_units() -> None:
    """2.1, 1.2: infantry-type and cavalry-type together are the Combat units."""
    assert {name for name, row in kinds().items() if row.infantry} == INFANTRY
    assert {name for name, row in kinds().items() if row.cavalry} == CAVALRY
    assert {name for name, row in kinds().items() if row.combat} == INFANTRY | CAVALRY  # GLOSS.combat_type
    assert {name for name, row in kinds().items() if row.category == "artillery"} == {
        "artillery",
        "siege_artillery",
        "siege_train_hq",
    }  # TERM.artillery_type 2.1#2


def test_what_units_can_do() -> None:
    fortresses = {"fortress1", "fortress2"}
    assert {
        name for name, row in kinds().items() if row.zoc
    } == INFANTRY | CAVALRY | fortresses  # 3.3#2 3.3#3
    still = {"fort", *fortresses, "fortress1.back", "fortress2.back"}
    assert {name for name, row in kinds().items() if not row.mobile} == still  # 7.0#1 8.5.1#1 12.1.1#1
    spread = {name for name, row in kinds().items() if row.two_hex}
    assert spread == (INFANTRY | CAVALRY) - {"loc_cavalry"}  # 19.1.1#7 8.7.3#4
    assets = {"fort", "fort.back", "artillery", "siege_artillery", "siege_train_hq"}
    assert {name for name, row in kinds().items() if row.asset} == assets  # GLOSS.asset_unit 8.8
    marching = {name for name, row in kinds().items() if row.forced_march}
    assert marching == INFANTRY | CAVALRY  # 7.2#1 8.8.1#1
    assert not kind("fortress1", back=True).zoc  # 12.1.2
    assert kind("fort", back=True).asset  # 8.5
    assert kind("infantry", back=True) == kind("infantry"), "a reduced side is of the same kind"


def test_stacking_limits() -> None:
    limits = stacking()
    assert (limits.movement / EIGHTHS, limits.combat / EIGHTHS, limits.steep_combat / EIGHTHS) == (
        3.5,
        2.25,
        1.25,
    )  # 3.1.SUMMARY 3.1.1 3.1.2#1 3.1.2a#1
    assert (limits.assets, limits.artillery) == (2, 1)  # 3.1.2#2
    assert (limits.steep_assets, limits.steep_artillery) == (2, 0)  # 3.1.2a#2
    assert (top().alone[0], top().adjacent[0]) == ("cavalry", "largest_formation")  # 3.1.5#1 3.1.5#2
    assert top().alone[2:] == top().adjacent[1:]


def test_numbers_of_units_and_armies() -> None:
    table = organisation()
    assert (table.variable_attachments, table.overlapped_armies) == (3, 2)  # 5.2.2a#2 5.1.4#1
    assert (table.naval_units, table.naval_division_units) == (1, 3)  # 7.9 23.3.2#3
    assert (table.east_corps, table.east_divisions, table.east_cavalry_divisions) == (2, 4, 1)  # 25.2#1
    assert (table.surrender_turns, table.repair_steps) == (3, 1)  # 24.4#2 12.4#2


def test_ladder_of_combat_effectiveness() -> None:
    """6.1.4: six reduced levels; a base CE of 10 at -2 is a CEL of 8."""
    assert [level.name for level in ladder()] == ["full", "-1", "-2", "-3", "CI", "D1", "D2"]
    assert [level.cel for level in ladder()] == [0, -1, -2, -3, -3, -3, -3]  # 6.1.2 6.3#1 6.4#1
    assert 10 + ladder()[2].cel == 8  # 6.1.2.EX
    assert [level.attack for level in ladder()] == [True] * 4 + [False] * 3  # 6.3#2 6.3#3 6.4#2 6.4#3
    assert [level.name for level in ladder() if not level.build] == ["D1", "D2"]  # 6.4#4
    assert [i for i, level in enumerate(ladder()) if level.demoralized] == [D1, D2]
    assert ladder()[CI].name == "CI"  # 6.1.3#1


def test_average_of_levels() -> None:
    """16.4.1: divisions at -1, -1 and -2 make a Cavalry Corps at -2."""
    assert average_level([1, 1, 2]) == 2  # 16.4.1.EX
    assert average_level([2, 2]) == 2
    assert average_level([3, CI]) == CI, "toward the worse"  # 16.3.1#2


def test_sequences_of_strength_reductions() -> None:
    division = reductions()["infantry_division"]
    assert [division.step(n) for n in range(5)] == [
        "flip",
        "marker 2",
        "marker 4",
        "replacement",
        "replacement",
    ]  # 9.10.3 9.10.4
    assert reductions()["infantry_brigade"].step(1) == "replacement"  # 9.10.2#1
    assert reductions()["cavalry_corps"].steps == (
        "flip",
        "secondary",
        "secondary reduced",
    )  # 8.1.1#1 8.1.1#2
    assert reductions()["belgian_division"].step(5) == "eliminated"  # 24.2.1#3
    assert reductions()["belgian_brigade"].step(1) == "regiment"  # 24.2.1#2
    assert reductions()["asset_unassigned"].step(1) == "eliminated"  # 5.5.2#2
    assert reductions()["asset_assigned"].step(1) == "replacement"
    assert reductions()["fortress"].step(0) == "nothing"  # 12.2.1#3


def test_movement_points() -> None:
    points = movement()
    assert (points.allowance.movement, points.allowance.counter_movement) == (
        9,
        5,
    )  # 7.1.1#1 GLOSS.mp_allowance
    assert points.allowance.movement + forced_march_limit("infantry") == 12  # 7.2.1.EX
    assert points.allowance.counter_movement + forced_march_limit("infantry") == 8
    assert points.allowance.counter_movement + forced_march_limit("cavalry") == 12  # 8.2.4a.EX2
    assert forced_march_limit("cavalry", with_infantry=True) == 3  # 7.2.2a
    assert {forced_march_limit(name) for name in ("artillery", "siege_train_hq", "corps_train", "fort")} == {
        0
    }
    assert forced_march_limit("loc_cavalry") == 7  # 7.2.1 8.1#1
    assert points.forced_march.drm_per_mp == 1  # 7.2.3 7.2.3.EX
    assert (points.zones.enter, points.zones.leave) == (2, 1)  # 7.1.6#2 7.1.6#3
    assert (points.zones.across, points.zones.across_to_friends) == (6, 4)  # 7.1.6a#1 7.1.6a#2
    assert points.zones.bare_fortress == 2  # 12.1.3
    tasks = points.tasks
    assert (tasks.prepared_attack, tasks.repulse, tasks.recovery, tasks.position) == (
        4,
        1,
        9,
        13,
    )  # 7.3#2 7.4#2
    assert tasks.position - points.allowance.counter_movement == 8  # 7.8.2.EX 14.3.1#1 7.5#1


def test_railway_numbers() -> None:
    """7.7: the Landwehr brigade of the example pays half an RP, 5 MPs to entrain and 3 for its 28 hexes."""
    assert rail_cost("infantry", "x") == 1  # 7.7.EX#1
    assert entrain_cost("infantry", "x") == 5
    assert rail_mps(28) == 3  # 7.7.EX#3
    assert movement().allowance.movement - entrain_cost("infantry", "x") - rail_mps(28) == 1
    assert (rail_mps(30), rail_mps(31), movement().rail.depot_hexes_per_mp) == (3, 4, 1)  # 7.7.2#3 15.6.3#2
    assert movement().rail.units_per_hex == 1  # 7.7.3(3)#4
    large: list[tuple[str, Echelon | None]] = [("infantry", "xx"), ("cavalry", "xxx"), ("corps_train", None)]
    assert {rail_cost(*unit) for unit in large} == {2}  # 7.7.1#4
    small: list[tuple[str, Echelon | None]] = [
        ("cavalry", "xx"),
        ("infantry", "iii"),
        ("siege_train_hq", None),
    ]
    assert {rail_cost(*unit) for unit in small} == {1}
    assert {entrain_cost(*unit) for unit in [*large, ("siege_train_hq", None)]} == {9}  # 7.7.3(3)#5
    assert {
        entrain_cost(*u) for u in (("cavalry", "xx"), ("artillery", None), ("siege_artillery", None))
    } == {5}
    assert {entrain_cost(*u) for u in (("infantry", "iii"), ("cavalry", "x"), ("cavalry", "iii"))} == {3}
    rail = movement().rail
    assert (rail.entrain_distance, rail.destination_distance, rail.camp_hex) == (
        4,
        6,
        2,
    )  # 7.7.3(3)#2 7.7.3(2)#1
    assert (rail.interrupted_turns, rail.interrupted_distance) == (3, 4)  # 7.7.5#1 7.7.5#2
    special = {each.id: (each.halves, each.uses, each.from_inter_phase) for each in movement().special_points}
    assert special == {"sortie": (4, 2, 0), "belgian": (2, 1, 2), "rnd": (2, 1, 6)}  # 18.6.4#1 24.5 23.3.2#3


def test_supply_numbers() -> None:
    table = supply()
    assert (table.railway, table.fortress2, table.isolation) == (5, 5, 15)  # 15.1.3#1 15.1.4#2 15.5#2
    assert (table.out_of_supply, table.isolated) == (1, 3)  # 15.4(4)#1 15.4(4)#2
    assert (table.secondary_depot, table.relocation_turns, table.relocations) == (9, 2, 1)  # 15.7#2 15.6.4#1
    assert (table.base_transfer_limit, 8 + table.base_transfer_turns) == (4, 10)  # 23.1.2 23.1.EX 24.3.1a
    assert (table.train_retreat, table.armies_on_single_track) == (3, 1)  # 15.6.2a#1 15.0#3
    assert (table.truck_uses, table.truck_uses_third_army) == (2, 1)  # 25.3#2 25.3#3


def test_distances() -> None:
    table = distances()
    assert (table.recovery, table.recovery_demoralized, table.recovery_redoubt) == (
        3,
        5,
        2,
    )  # 7.5.1#1 7.5.2#1 7.5.2#2
    assert table.recovery_behind_positions == 2  # 7.5.1#2
    assert (table.reaction, table.retirement, table.advance) == (1, 1, 1)  # 8.2.2#2 8.3 11.2.1#2
    assert table.army_depot == 5  # 17.1.1#2 17.1.1#3
    assert (table.demoralized_retreat, table.abandonment_retreat, table.abandonment) == (
        3,
        3,
        4,
    )  # 6.4#8 8.5.4
    assert (table.loc_leash, table.samson_leash, table.alsace_leash, table.antwerpen_leash) == (6, 9, 6, 5)
    assert (table.front_link, table.trigger, table.position, table.repulsed) == (
        3,
        8,
        4,
        2,
    )  # 3.4.1#3 14.3.2 7.4.4#1


def test_a_misspelt_field_is_refused() -> None:
    class Wrong(msgspec.Struct, forbid_unknown_fields=True):
        speed: int

    with pytest.raises(ValueError, match=r"movement\.toml allowance"):
        read("movement", Wrong, "allowance")


def _symbols(*symbols: Echelon) -> tuple[Echelon, ...]:
    return symbols
