"""T99 to T124 Terrain: the chart, what a step costs, Cover, vulnerability."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.reasons import Modifiers, Reason
from grognard.games.gwc.rules import s03_formations, s10_sight, t99_terrain
from grognard.games.gwc.state import Attack, Steps
from tests.gwc.ground import Ground, flat

PLATOON = "us-infantry"  # Morale 7
TANK = "fr-schneider"


def crossing(terrain: str, **document: Any) -> Ground:
    """A column of hexes with the terrain in B3 and open ground around."""
    return Ground(flat("\n".join([". . ."] * 5), hexes={"B3": {"terrain": terrain}}, **document))


def cost(ground: Ground, unit: str, start: str, end: str) -> int | str:
    """The MP of a step, or the rule that forbids it."""
    found = t99_terrain.move_cost(ground.g, unit, ground.cell(start), ground.cell(end))
    return found.rule if isinstance(found, Reason) else found.total


def parts(modifiers: Modifiers) -> list[tuple[str, int | None, str]]:
    return [(reason.text, reason.value, reason.rule) for reason in modifiers.reasons]


def cover(ground: Ground, hex_: str, attack: Attack | None = None) -> int:
    return t99_terrain.best_cover(ground.g, ground.cell(hex_), attack).total


# the chart, read off a position

ROWS = [
    # terrain, cost of entry for a Platoon, Cover, LOS from B2 to B4, vulnerability, what it becomes
    ("boulders", 1, 2, "blocked", 18, "shellhole"),  # T101#1 T101#2 T101#3 T101#4
    ("bridge", "T102", 2, 1, 18, "rubble"),  # T102#1 T102#3 T102#4 T102#5
    ("brush", 2, 1, 3, 18, "shellhole"),  # T103#1 T103#2 T103#3 T103#4
    ("building", 2, 3, 0, 18, "rubble"),  # T104#1 T104#2 T104#4
    ("field", 1, 0, 1, 18, "shellhole"),  # T106#1 T106#2 T106#3 T106#4
    ("gully", 2, 1, 0, 18, "shellhole"),  # T108#1 T108#2 T108#4 T108#5
    ("marsh", 3, 0, 1, None, ""),  # T111#1 T111#2 T111#3 T111#4
    ("open", 1, 0, 0, 18, "shellhole"),  # T112#1 T112#2 T112#3 T112#4
    ("orchard", 1, 1, 2, 18, "shellhole"),  # T113#1 T113#2 T113#3 T113#4
    ("quarry", 2, 1, 0, 18, "shellhole"),  # T114#1 T114#2 T114#4 T114#5
    ("rubble", 2, 2, 2, 18, "shellhole"),  # T117#1 T117#2 T117#3 T117#4
    ("shellhole", 2, 1, 0, None, ""),  # T118#1 T118#2 T118#3 T118#4
    ("stream", 3, -1, 0, None, ""),  # T120#1 T120#2 T120#3 T120#4
    ("water", "T123", 0, 0, None, ""),  # T123#1 T123#2 T123#3
    ("woods", 2, 2, "blocked", 18, "shellhole"),  # T124#1 T124#2 T124#3 T124#4
    ("destroyed_woods", 2, 2, 0, 18, "shellhole"),  # T124.1#1 T124.1#2 T124.1#4
]


@pytest.mark.parametrize(
    ("terrain", "mp", "cover_", "los", "vulnerable", "becomes"), ROWS, ids=lambda row: str(row)
)
def test_the_chart(
    terrain: str, mp: int | str, cover_: int, los: int | str, vulnerable: int | None, becomes: str
) -> None:
    """T99.2 T99.3 T99.4#1 T99.5: every row in play."""  # T99.2 T99.4#1 T99.4#5
    ground = crossing(terrain)
    unit = ground.put("P", PLATOON, "B2")
    b2, b3, b4 = (ground.cell(name) for name in ("B2", "B3", "B4"))
    assert t99_terrain.terrain_of(ground.g, b3) == terrain  # T99.1#1
    assert cost(ground, unit, "B2", "B3") == mp
    assert cover(ground, "B3") == cover_
    seen = s10_sight.sight(ground.g, b2, b4)
    assert (seen.hindrance if seen.clear else "blocked") == los
    assert t99_terrain.vulnerability(ground.g, b3) == vulnerable  # T99.5#1
    if vulnerable is not None:
        t99_terrain.downgrade(ground.g, b3)  # T99.5#2
        assert t99_terrain.terrain_of(ground.g, b3) == becomes  # T99.1#3
        assert ground.g.terrain_markers == {b3: becomes}


def test_a_blaze_is_impassable_has_no_vulnerability_and_takes_the_place_of_the_terrain() -> None:
    ground = crossing("woods")
    unit = ground.put("P", PLATOON, "B2")
    ground.mark("B3", "blaze")
    assert t99_terrain.terrain_of(ground.g, ground.cell("B3")) == "blaze"  # T99.1#3
    assert cost(ground, unit, "B2", "B3") == "T100"  # T100#1
    assert t99_terrain.vulnerability(ground.g, ground.cell("B3")) is None  # T100#3
    assert t99_terrain.is_impassable(ground.g, ground.cell("B3"))  # T100#5


def test_ex_terraintype_the_type_nearest_the_top_of_the_chart_defines_a_hex() -> None:
    """A Building among trees; a Bridge over a Stream; a Road alone leaves Open Ground."""
    lines = [{"kind": "road", "path": ["A1", "A2", "A3"]}]
    hexes = {"B3": {"terrain": "woods+building"}, "B4": {"terrain": "stream+bridge"}}
    ground = Ground(flat("\n".join([". . ."] * 5), hexes=hexes, lines=lines))
    types = [t99_terrain.terrain_of(ground.g, ground.cell(name)) for name in ("B3", "B4", "A2")]
    assert types == ["building", "bridge", "open"]  # EX.terraintype.A EX.terraintype.C T99.1#2
    assert cover(ground, "B3") == 3
    assert not t99_terrain.is_water(ground.g, ground.cell("B4"))  # EX.terraintype.B
    assert t99_terrain.terrain_of(ground.g, ground.cell("A2")) == "open"  # T99.1#4


def test_water_terrain() -> None:
    ground = Ground("ground")
    wet = {
        name for name in ("M1", "O10", "O11", "M6", "O9") if t99_terrain.is_water(ground.g, ground.cell(name))
    }
    assert wet == {"M1", "O10", "O11"}  # T111#6 T120#7 T123#4


# Cover


def test_ex_cover() -> None:
    """Printed Morale 7 in Brush is 8, in Foxholes 10."""
    ground = crossing("brush")
    unit = ground.put("P", PLATOON, "B3")
    assert s03_formations.morale(ground.g, unit).total == 8  # EX.cover T99.3#1 GLOSS.cover 3.1.4#2
    ground.fortify("B3", "foxholes")
    assert s03_formations.morale(ground.g, unit).total == 10  # EX.cover T99.3#2 F125.4#4
    assert parts(s03_formations.morale(ground.g, unit)) == [
        ("value-printed", 7, "3.1.4"),
        ("fortification-foxholes", 3, "F127"),
    ]


def test_cover_does_nothing_for_a_tank() -> None:
    ground = crossing("rubble")
    tank = ground.put("T", TANK, "B3")
    assert s03_formations.morale(ground.g, tank).total == 10  # T99.3#1 3.1.4#2 O21.3.7.1


def test_ex_road_cover() -> None:
    """The Road lowers the Cover of Open Ground alone: 6 and with Foxholes 9; Building 3, Woods 2 stay."""
    ground = Ground("ground", sides=("american", "german"))
    units = {name: ground.put(name, PLATOON, name) for name in ("K2", "K3", "K4")}
    assert cover(ground, "K2") == 3  # EX.road.A
    assert cover(ground, "K3") == -1  # T116#4
    assert s03_formations.morale(ground.g, units["K3"]).total == 6  # EX.road.B
    assert cover(ground, "K4") == 2
    assert s03_formations.morale(ground.g, units["K4"]).total == 9  # EX.road.C
    ground.fortify("K3", "foxholes")
    assert s03_formations.morale(ground.g, units["K3"]).total == 9  # EX.road.B
    assert parts(t99_terrain.best_cover(ground.g, ground.cell("K3"))) == [
        ("fortification-foxholes", 3, "F127"),
        ("cover-road", -1, "T116"),
    ]
    del ground.g.fortifications[ground.cell("K3")]
    ground.mark("K3", "shellhole")
    assert cover(ground, "K3") == 1, "a Shellhole is no longer Open Ground"


def test_the_other_features_and_markers_leave_cover_alone() -> None:
    ground = Ground("ground")
    assert cover(ground, "H4") == 0  # T121#2
    assert cover(ground, "N8") == 0  # T115#2
    ground.g.gas[ground.cell("K4")] = True
    ground.g.smoke[ground.cell("K4")] = 4
    assert cover(ground, "K4") == 2  # T107#2 T119#3


@pytest.mark.parametrize(("kind", "worth"), [("hedge", 1), ("wall", 2), ("destroyed_wall", 2), ("fence", 0)])
def test_a_hexside_gives_cover_against_fire_that_crosses_it(kind: str, worth: int) -> None:
    sides = [{"kind": kind, "between": ["B3/B2"]}]
    ground = Ground(flat("\n".join([". . . . ."] * 6), sides=sides))
    target = ground.cell("B3")
    entered = t99_terrain.sides_into(ground.g, ground.cell("B1"), target)
    assert entered == {kind}
    assert not t99_terrain.sides_into(ground.g, ground.cell("B5"), target)
    fire = Attack("fire", "german", target, crossed=tuple(entered))
    assert cover(ground, "B3", fire) == worth  # T109#2 T122#2 T105#2 T122.1 T99.1#5
    assert cover(ground, "B3") == 0, "no Cover in itself"  # T109#2 T122#2
    for high in ("mortar", "artillery"):
        assert cover(ground, "B3", Attack(high, "german", target, crossed=(kind,))) == 0  # T109#2 T122#2


def test_fire_through_a_corner_crosses_both_hexsides_that_meet_there() -> None:
    sides = [{"kind": "wall", "between": ["C2/B1"]}]
    ground = Ground(flat("\n".join([". . . . ."] * 4), sides=sides))
    assert t99_terrain.sides_into(ground.g, ground.cell("A2"), ground.cell("C2")) == {"wall"}


def test_mines_and_flamethrowers_leave_no_cover() -> None:
    ground = crossing("building")
    for kind in ("mines", "flamethrower"):
        attack = Attack(kind, "german", ground.cell("B3"), crossed=("wall",))
        assert cover(ground, "B3", attack) == 0  # F128.2#2 11.7#1


# what a step costs


def test_hexsides_cost_one_more() -> None:
    for kind, extra, row in (("fence", 1, "T105"), ("hedge", 1, "T109"), ("wall", 1, "T122")):
        ground = crossing("open", sides=[{"kind": kind, "between": ["B2/B3"]}])
        unit = ground.put("P", PLATOON, "B2")
        found = t99_terrain.move_cost(ground.g, unit, ground.cell("B2"), ground.cell("B3"))
        assert isinstance(found, Modifiers)
        assert parts(found)[1:] == [(f"hexside-{kind}", extra, row)]  # T105#1 T109#1 T122#1
    ground = crossing("open", sides=[{"kind": "destroyed_wall", "between": ["B2/B3"]}])
    assert cost(ground, ground.put("P", PLATOON, "B2"), "B2", "B3") == 1  # T122.1


def test_gas_costs_one_more() -> None:
    ground = crossing("brush")
    unit = ground.put("P", PLATOON, "B2")
    ground.g.gas[ground.cell("B3")] = True
    assert cost(ground, unit, "B2", "B3") == 3  # T107#1


def test_ex_uphill() -> None:
    """From Woods of level 1 up to Woods of level 2: 3 MP; down again: 2."""
    ground = Ground("ground")
    unit = ground.put("P", PLATOON, "G2")
    assert cost(ground, unit, "G2", "G3") == 3  # EX.uphill T110.1
    assert cost(ground, unit, "G3", "G2") == 2  # EX.uphill


def test_along_a_road_a_railway_or_a_trail_a_step_costs_one_even_uphill() -> None:
    ground = Ground("ground")
    unit = ground.put("P", PLATOON, "K3")
    assert cost(ground, unit, "K3", "K4") == 1  # T116#1
    assert cost(ground, unit, "J4", "K4") == 2, "beside the Road the Woods cost what Woods cost"  # T116#1
    assert cost(ground, unit, "L5", "M6") == 1  # T102#1
    lines = [{"kind": kind, "path": ["B1", "B2", "B3", "B4"]} for kind in ("railway",)]
    rails = Ground(flat("\n".join([". . ."] * 5), hexes={"B3": {"terrain": "brush"}}, lines=lines))
    assert cost(rails, rails.put("P", PLATOON, "B2"), "B2", "B3") == 1  # T115#1
    assert cost(rails, "P", "A3", "B3") == 2  # T115#1
    lines = [{"kind": "trail", "path": ["B1", "B2", "B3", "B4"]}]
    track = Ground(flat("\n".join([". . ."] * 5), hexes={"B3": {"terrain": "brush"}}, lines=lines))
    assert cost(track, track.put("P", PLATOON, "B2"), "B2", "B3") == 1  # T121#1
    assert cost(track, "P", "A3", "B3") == 2  # T121#1


def test_uphill_along_a_road_costs_nothing_more_but_along_a_trail_it_does() -> None:
    for kind, mp in (("road", 1), ("trail", 2), ("railway", 2)):
        lines = [{"kind": kind, "path": ["B1", "B2", "B3"]}]
        hexes = {"B3": {"terrain": "open", "level": 1}}
        ground = Ground(flat("\n".join([". . ."] * 5), hexes=hexes, lines=lines))
        unit = ground.put("P", PLATOON, "B2")
        assert cost(ground, unit, "B2", "B3") == mp  # T116#3 T110.1


def test_bridge_in_and_out() -> None:
    ground = Ground("ground")
    unit = ground.put("P", PLATOON, "L5")
    assert cost(ground, unit, "L6", "M6") == "T102", "not along the Road"  # T102#1
    assert cost(ground, unit, "M6", "M7") == "T102", "across the Stream"  # T102#2
    assert cost(ground, unit, "M6", "L6") == "O23.4", "by the bank, off the Road"  # O23.4#3
    assert cost(ground, unit, "M6", "N6") == 1


def test_quarry_to_quarry() -> None:
    ground = Ground("ground")
    unit = ground.put("P", PLATOON, "O1")
    assert cost(ground, unit, "O1", "O2") == 2
    assert cost(ground, unit, "O2", "O3") == 1  # T114#1


def test_the_first_shellhole_and_the_first_destroyed_woods_of_an_order_cost_one_more() -> None:
    ground = Ground("ground")
    unit = ground.put("P", PLATOON, "J6")
    assert cost(ground, unit, "J6", "J7") == 2  # T118#1
    ground.g.steps[unit] = Steps(spent=2, shellhole=True)
    assert cost(ground, unit, "J7", "J8") == 1  # T118#1
    assert cost(ground, unit, "I6", "I7") == 2  # T124.1#1
    ground.g.steps[unit] = Steps(spent=2, destroyed_woods=True)
    assert cost(ground, unit, "I7", "I8") == 1  # T124.1#1


def test_a_trail_in_a_printed_shellhole_spares_the_extra_cost_until_it_is_hit() -> None:
    ground = Ground("ground")
    unit = ground.put("P", PLATOON, "H5")
    h6 = ground.cell("H6")
    assert cost(ground, unit, "H5", "H6") == 1
    assert cost(ground, unit, "G6", "H6") == 1, "by whatever hexside"  # T118.2 T121#3
    assert t99_terrain.vulnerability(ground.g, h6) == 18  # T121.1#1
    assert t99_terrain.vulnerability(ground.g, ground.cell("J7")) is None  # T118#4
    t99_terrain.downgrade(ground.g, h6)
    assert ground.g.terrain_markers[h6] == "shellhole"  # T121.1#2
    assert cost(ground, unit, "H5", "H6") == 2, "the Trail is gone"  # T121.1#2
    assert t99_terrain.vulnerability(ground.g, h6) is None


def test_a_trail_under_a_shellhole_marker_helps_in_the_french_edition_only() -> None:
    for edition, mp in (("en", 2), ("fr", 1)):
        ground = Ground("ground", edition=edition)
        unit = ground.put("P", PLATOON, "G4")
        ground.mark("H4", "shellhole")
        assert cost(ground, unit, "G4", "H4") == mp  # T118.2#fr T121#fr


# Tanks


def test_where_tanks_cannot_go() -> None:
    ground = Ground("ground")
    tank = ground.put("T", TANK, "L4")
    assert cost(ground, tank, "L4", "M4") == "T120"  # T120#5
    assert cost(ground, tank, "L5", "M6") == 1  # T120#5
    assert cost(ground, tank, "J4", "K4") == "T124"  # T124#5
    assert cost(ground, tank, "K3", "K4") == 1  # T124#5
    assert cost(ground, tank, "I6", "I7") == "T124.1"  # T124.1#5
    assert cost(ground, tank, "D8", "C8") == "T104", "the farm covers the centre dot"  # T104#5


def test_a_free_centre_dot_or_a_road_lets_a_tank_into_a_building() -> None:
    road = [{"kind": "road", "path": ["B1", "B2", "B3", "B4"]}]
    for left, roads, expected in ((-0.3, [], "T104"), (0.1, [], 2), (-0.3, road, 1)):
        shape = [[left, -0.3], [0.6, -0.3], [0.6, 0.3], [left, 0.3]]
        outlines = [{"kind": "building", "at": "B3", "points": shape}]
        ground = crossing("building", lines=roads, outlines=outlines)
        assert cost(ground, ground.put("T", TANK, "B2"), "B2", "B3") == expected  # T104#5


def bog(ground: Ground, start: str, end: str) -> str | None:
    found = t99_terrain.bogs(ground.g, "T", ground.cell(start), ground.cell(end))
    return None if found is None else found.rule


def test_where_a_tank_may_bog_down() -> None:
    ground = Ground("ground")
    ground.put("T", TANK, "L8")
    assert bog(ground, "L8", "K8") == "T108.1"  # T108.1
    assert bog(ground, "D10", "E10") == "T117.1"  # T117.1
    assert bog(ground, "K7", "J7") == "T118.1"  # T118.1
    assert bog(ground, "F1", "G1") == "T110.1.1"  # T110.1.1#1
    assert bog(ground, "G1", "F1") == "T110.1.1", "down as well"  # T110.1.1#1
    assert bog(ground, "J9", "J10") == "F127.1"  # F127.1
    assert bog(ground, "K9", "K10") == "F130.3"  # F130.3
    assert bog(ground, "G6", "H6") == "T110.1.1"
    assert bog(ground, "H5", "H6") is None, "the Trail in a printed Shellhole"  # T118.2 T121#3
    assert bog(ground, "O1", "O2") is None
    ground.g.steps["T"] = Steps(shellhole=True)
    assert bog(ground, "J7", "J8") is None, "only the first Shellhole of the Order"  # T118.1


def test_a_friendly_unit_guides_a_tank_but_a_leader_does_not() -> None:
    ground = Ground("ground")
    ground.put("T", TANK, "L8")
    ground.put("L", "fr-barnier", "K8")
    ground.put("E", "ge-landwehr", "E10")
    assert bog(ground, "L8", "K8") == "T108.1"
    assert bog(ground, "D10", "E10") == "T117.1", "an enemy Unit is no guide"
    ground.put("P", "fr-infanterie", "K8")
    ground.put("Q", "fr-infanterie", "G1")
    assert bog(ground, "L8", "K8") is None  # T117.1 T118.1
    assert bog(ground, "F1", "G1") is None  # T110.1.1#2


def test_along_a_road_a_change_of_level_does_not_bog() -> None:
    lines = [{"kind": "road", "path": ["B1", "B2", "B3"]}]
    hexes = {"B3": {"terrain": "rubble", "level": 1}}
    ground = Ground(flat("\n".join([". . ."] * 5), hexes=hexes, lines=lines))
    ground.put("T", TANK, "B2")
    assert bog(ground, "B2", "B3") == "T117.1"  # T110.1.1#2
    assert bog(ground, "A3", "B3") == "T110.1.1", "one check, for whatever reason"  # T110.1.1#3


def test_a_quarry_bogs_in_the_french_edition() -> None:
    ground = Ground("ground", edition="fr")
    ground.put("T", TANK, "O1")
    assert bog(ground, "O1", "O2") == "T114.1"  # T114.1#fr


# vulnerability of what shares a hex with the terrain


def test_features_hexsides_and_markers_have_no_vulnerability_of_their_own() -> None:
    """A Building with a Road and Gas falls into Rubble at 18; the Road, the Wall and the Gas stay."""
    sides = [
        {"kind": kind, "between": [f"B3/{hex_}"]}
        for kind, hex_ in (("wall", "B2"), ("hedge", "B4"), ("fence", "A3"))
    ]
    lines = [{"kind": kind, "path": ["A4", "B3", "C4"]} for kind in ("road", "railway", "trail")]
    ground = crossing("building", sides=sides, lines=lines)
    b3 = ground.cell("B3")
    ground.g.gas[b3], ground.g.smoke[b3] = True, 3
    assert t99_terrain.vulnerability(ground.g, b3) == 18  # T115#4 T116#6 T121#2 T107#4 T119#5
    t99_terrain.downgrade(ground.g, b3)
    assert t99_terrain.terrain_of(ground.g, b3) == "rubble"
    unit = ground.put("P", PLATOON, "A4")
    assert cost(ground, unit, "A4", "B3") == 2, "along the Road, and Gas"
    assert cost(ground, unit, "B2", "B3") == 4, "Rubble, the Wall and Gas"  # T122#4 T109#4 T105#4
    assert ground.g.gas == {b3: True}
    assert not ground.g.dead_trails


def test_a_printed_shellhole_is_terrain_like_any_other() -> None:
    ground = Ground("mort_homme", sides=("american", "german"))
    cells = ground.board.cells
    assert {t99_terrain.terrain_of(ground.g, cell) for cell in cells} == {
        "shellhole"
    }  # T118.3#1 T118.3#2 2.1#1
    assert not ground.g.terrain_markers
