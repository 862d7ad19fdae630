"""The hexsides of the map: rivers and their bridges, woods, mountains, escarpments, and those of the examples."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.engine.hexes import OFF_MAP
from grognard.engine.hexes import Hexside as Edge
from grognard.games.oao import boards, rail
from grognard.games.oao.boards import CLEAR, Hexside

GROUND = boards.ground()
BOARD = GROUND.board


def side(pair: str) -> Hexside:
    a, b = map(GROUND.cell, pair.split("/"))
    assert GROUND.hexside(a, b) == GROUND.hexside(b, a)
    return GROUND.hexside(a, b)


def bridges(name: str) -> set[str]:
    """The hexes to which Roadway Bridges lead from a hex."""
    cell = GROUND.cell(name)
    return {BOARD.name(other) for other in BOARD.adjacent[cell] if GROUND.hexside(cell, other).bridge}


# The worked examples


def test_the_moselle_of_the_bridge_example() -> None:
    for pair in ("52.49/52.50", "51.50/52.50", "51.51/52.50", "51.51/52.51", "51.52/52.51"):
        assert (side(pair).river, side(pair).river_name) == ("major_river", "Moselle")
        assert side(pair).bridge  # 7.1.4b.EX#1 7.1.4b.EX#2 7.1.4b.EX#3
    for pair in ("52.50/51.51", "51.51/50.51", "52.51/51.52", "53.50/52.50"):
        assert side(pair).ground == ("clear",)  # 7.1.4b.EX#2 7.1.4b.EX#4
    for pair in ("53.50/52.50", "51.51/50.51"):
        assert not side(pair).river


def test_no_other_bridge_is_blown_in_the_example() -> None:
    """The hexes of the pursuit have exactly the bridges that the example counts."""
    assert bridges("52.50") == {"52.49", "51.50", "51.51"}  # 7.1.4b.EX#5 7.1.4a#3
    assert bridges("51.51") == {"52.50", "52.51"}


def test_the_forest_hexside_of_the_movement_example() -> None:
    assert side("58.56/57.56") == Hexside(ground=("forest",))  # 7.1.EX 3.5.3.EX
    assert side("58.56/57.56").forested


def test_the_clear_hexside_of_the_zone_example() -> None:
    assert side("44.18/43.18").ground == ("clear",)  # 7.1.6a.EX1 7.1.6a.EX2
    assert not side("44.18/43.18").river


def test_the_cavalry_of_the_reaction_example_finds_a_clear_way() -> None:
    here = GROUND.cell("58.54")
    away = [c for c in BOARD.adjacent[here] if BOARD.name(c) not in ("59.54", "59.55")]
    free = [
        c for c in away if GROUND.hexside(here, c).ground == ("clear",) and not GROUND.hexside(here, c).river
    ]
    assert free  # 8.2.2.EX


def test_the_hexsides_of_the_combat_example() -> None:
    across, through = side("42.40/43.40"), side("43.41/43.40")
    assert (across.river, across.bridge, across.transition, across.forested) == (
        "minor_river",
        False,
        False,
        False,
    )
    assert (through.river, through.ground) == ("", ("forest",))  # 11.2.EX#1 TEC.att#1 TEC.att#2


@pytest.mark.parametrize("pair", ["54.70/55.70", "54.71/55.71", "52.19/52.18", "53.19/52.18"])
def test_attacks_without_terrain_effects(pair: str) -> None:
    """The examples of Two-Hex Units and of Prep Bombardment speak of no river, woods or height."""
    a, b = map(GROUND.cell, pair.split("/"))
    assert (side(pair).river, side(pair).ground, side(pair).ridge) == ("", ("clear",), False)
    assert GROUND.elevation[b] <= GROUND.elevation[a] or side(pair).transition  # 19.1.EX#1 20.EX#1


# Rivers


def test_rivers_that_the_text_places() -> None:
    assert (side("46.36/46.37").river, side("46.36/46.37").river_name) == (
        "major_river",
        "Meuse",
    )  # 3.5.5#6 3.5.5#7
    for pair in ("15.33/15.34", "29.31/30.31", "30.30/31.31"):
        assert side(pair).river_name == "Oise"  # 3.5.5#4 18.4.1#3
    assert side("23.24/23.25").river_name == "Somme"
    assert side("01.21/01.22").river_name == "Seine"


def test_the_pontoon_bridge() -> None:
    found = side("51.16/52.16")
    assert (found.river, found.bridge, found.pontoon) == ("grand_river", True, True)  # 3.5.5#1 24.6#1
    assert sum(s.kind == "pontoon_bridge" for s in BOARD.sides) == 1


def test_bridges_by_the_class_of_the_river() -> None:
    railways = rail.railways()
    seen: Counter[str] = Counter()
    for kind, a, b, _ in BOARD.sides:
        found = GROUND.hexside(a, b)
        if kind in ("minor_river", "ignored_river"):
            assert not found.bridge
        elif kind in ("major_river", "great_river"):
            assert found.bridge  # 3.5.4#1 7.1.4#1
        elif kind == "grand_river":
            drawn = bool(BOARD.side(a, b) & {"bridge", "pontoon_bridge"})
            assert found.bridge == (drawn or railways.link(a, b) is not None)
            seen["bridged" if found.bridge else "open"] += 1
    assert seen["bridged"] >= 5
    assert seen["open"] > seen["bridged"]


def test_the_seine_within_paris_is_no_river() -> None:
    ignored = [s for s in BOARD.sides if s.kind == "ignored_river"]
    assert ignored
    for _, a, b, _ in ignored:
        assert {GROUND.camp_of(a), GROUND.camp_of(b)} == {GROUND.camps["Paris"]}
        assert not GROUND.hexside(a, b).river  # 3.5.5#5


def test_a_hexside_has_one_river() -> None:
    listed = [frozenset((s.a, s.b)) for s in BOARD.sides if s.kind in boards.RIVERS]
    assert len(listed) == len(set(listed))  # 3.5.5#2


def pieces(edges: set[Edge]) -> list[set[Edge]]:
    """The parts of a river that hang together end to end."""
    found, left = [], set(edges)
    while left:
        piece = {left.pop()}
        ends = {vertex for edge in piece for vertex in edge.vertices()}
        while more := {edge for edge in left if not ends.isdisjoint(edge.vertices())}:
            ends |= {vertex for edge in more for vertex in edge.vertices()}
            piece |= more
            left -= more
        found.append(piece)
    return found


def test_rivers_run_without_gap_or_ring() -> None:
    """A river never closes around a hex, and only where it leaves the map is it in pieces."""
    courses: dict[str, set[Edge]] = {}
    for kind, a, b, extra in BOARD.sides:
        if kind in (*boards.RIVERS, "ignored_river"):
            edge = Edge.between(BOARD.hexes[a], BOARD.hexes[b])
            courses.setdefault(extra["name"]["en"], set()).add(edge)
    assert len(courses) > 60
    for name, edges in courses.items():
        parts = pieces(edges)
        for part in parts:
            ends = {vertex for edge in part for vertex in edge.vertices()}
            assert len(ends) == len(part) + 1, name
            assert len(parts) == 1 or any(len(BOARD.cells_of(vertex)) < 3 for vertex in ends), name


# Woods, mountains and heights


def test_the_underlying_terrain_of_a_hexside() -> None:
    kinds: Counter[tuple[str, ...]] = Counter()
    for cell in BOARD.cells:
        for other in BOARD.adjacent[cell]:
            ground = GROUND.hexside(cell, other).ground
            kinds[ground] += 1
            mountainous = GROUND.is_mountainous(cell) and GROUND.is_mountainous(other)
            if mountainous:
                assert set(ground) == {GROUND.terrain[cell], GROUND.terrain[other]}  # 3.5.3#5 7.1.3.EX1
            else:
                assert ground[0] in ("clear", "forest", "deep_forest", "moor")  # 3.5.3#4
    assert kinds["mountain", "steep_mountain"] > 0
    assert kinds["deep_forest",] < kinds["forest",] < kinds["clear",]  # 7.1.3.EX2


def test_mountain_ridges_part_mountainous_hexes_of_the_vosges_and_the_jura() -> None:
    ridges = [s for s in BOARD.sides if s.kind == "mountain_ridge"]
    assert len(ridges) >= 10
    for _, a, b, _ in ridges:
        assert GROUND.hexside(a, b).ridge  # 3.3.1
        assert GROUND.is_mountainous(a) or GROUND.is_mountainous(b)


def test_an_escarpment_names_its_high_hex() -> None:
    escarpments = [s for s in BOARD.sides if s.kind == "escarpment"]
    assert len(escarpments) > 60
    for _, a, b, _ in escarpments:
        assert GROUND.hexside(b, a).escarpment == a
    assert CLEAR.escarpment == OFF_MAP


def test_transitions_part_clear_hexes_of_different_height() -> None:
    for kind, a, b, _ in BOARD.sides:
        if kind == "transition":
            assert GROUND.hexside(a, b).transition
            assert GROUND.elevation[a] != GROUND.elevation[b]
            assert not GROUND.is_mountainous(a)
            assert not GROUND.is_mountainous(b)  # 3.6.1


def test_the_inundation_runs_from_nieuwpoort() -> None:
    flooded = [s for s in BOARD.sides if s.kind == "inundation"]
    assert len(flooded) == 3
    assert all(GROUND.hexside(s.a, s.b).inundation for s in flooded)
    assert any(
        BOARD.distance(c, GROUND.cell("35.11")) <= 1 for s in flooded for c in (s.a, s.b)
    )  # 21.3#1 3.5.5#3
    assert {GROUND.country[c] for s in flooded for c in (s.a, s.b)} == {boards.Country.BELGIUM}
