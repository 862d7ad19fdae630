"""10 Line of sight: the rulebook's examples first, then each clause."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from grognard.games.gwc.rules import s10_sight
from grognard.games.gwc.rules.s10_sight import Sight
from tests.gwc.ground import SECTORS, Ground, flat
from tests.gwc.scene import Scene

SIDES = ("american", "german")


def look(ground: Ground, a: str, b: str) -> int | str:
    """The Hindrance between two hexes, or the rule that blocks the view."""
    found = s10_sight.sight(ground.g, ground.cell(a), ground.cell(b))
    return verdict(found)


def verdict(found: Sight) -> int | str:
    return found.hindrance if found.clear else found.reasons[0].rule


def observe(ground: Ground, side: str, hex_: str) -> int | str:
    return verdict(s10_sight.sight_from_fao(ground.g, side, ground.cell(hex_)))


def column(letters: str, **document: Any) -> Ground:
    """A column B of hexes from B1 downward with this terrain, open ground beside it."""
    return Ground(flat("\n".join(f". {letter} ." for letter in letters), **document))


# the examples


@pytest.fixture
def los1() -> Ground:
    return Ground("los1", edges=("left", "right"))


@pytest.fixture
def los2() -> Ground:
    ground = Ground("los2", SIDES, ("bottom", "top"))
    ground.g.gas[ground.cell("J8")] = True
    return ground


def test_ex_los1_the_observer_among_the_hills(los1: Ground) -> None:
    assert los1.board.name(s10_sight.fao_cell(los1.g, "french")) == "A6"  # 2.4#1
    assert observe(los1, "french", "B1") == "T110.3.2"  # EX.los1.A
    assert observe(los1, "french", "C4") == 0  # EX.los1.B
    assert observe(los1, "french", "E4") == "T110.3.2"  # EX.los1.C


def test_ex_los1_formations_on_hills(los1: Ground) -> None:
    """Barnier on the crest of D2 sees all but Pastre, who sees nobody."""
    assert [look(los1, "D2", hex_) for hex_ in ("B1", "E2", "E4")] == [0, 0, 0]  # EX.los1.DEF
    assert look(los1, "E2", "C4") == "T110.3.2"  # EX.los1.G
    others = ("B1", "E2", "E4", "D2")
    assert all(isinstance(look(los1, "C4", hex_), str) for hex_ in others)  # EX.los1.H


def test_ex_los2_the_observer_above_the_village(los2: Ground) -> None:
    assert los2.board.name(s10_sight.fao_cell(los2.g, "american")) == "H11"  # 2.4#1
    assert observe(los2, "american", "F7") == 0  # EX.los2.A
    assert observe(los2, "american", "G8") == "T110.4.1"  # EX.los2.B
    assert observe(los2, "american", "I8") == 0  # EX.los2.C
    assert observe(los2, "american", "K8") == 1  # EX.los2.D
    assert observe(los2, "american", "J8") == 1  # EX.los2.D GLOSS.fao


def test_ex_los2_on_the_flat(los2: Ground) -> None:
    assert look(los2, "J10", "I9") == 2  # EX.los2.E 10.3#2
    assert look(los2, "J10", "I8") == 2  # EX.los2.F 10.3.3
    assert look(los2, "J10", "J7") == "T122"  # EX.los2.G T122#3
    assert look(los2, "J10", "N9") == "T124"  # EX.los2.H
    assert look(los2, "N9", "J7") == 3  # EX.los2.I


def test_every_reason_says_what_and_where(los2: Ground) -> None:
    found = s10_sight.sight(los2.g, los2.cell("J10"), los2.cell("J7"))
    assert [dict(reason.args) for reason in found.reasons] == [
        {"hex": "J8", "what": "@hexside-wall", "other": "J9"}
    ]
    found = s10_sight.sight(los2.g, los2.cell("J10"), los2.cell("I9"))
    said = {(dict(reason.args)["hex"], reason.value, reason.rule) for reason in found.reasons}
    assert said == {("I10", 1, "T106"), ("J9", 2, "T113")}


def test_ex_wallspine() -> None:
    """A Wall exactly under the line blocks; one on a side of either end hex does not."""
    assert look(Ground("ground"), "A2", "C2") == "T122"  # EX.wallspine 10.1#6
    sides = [{"kind": "wall", "between": ["A2/B1", "A2/B2", "C2/B1", "C2/B2"]}]
    assert look(Ground(flat("\n".join([". . ."] * 3), sides=sides)), "A2", "C2") == 0  # 10.1#6 T122#3


def test_ex_hindrance() -> None:
    """Two Brush hexes: 3, not 6; with Smoke of 4 in one or both: 4."""
    ground = Ground("ground")
    assert look(ground, "E1", "E4") == 3  # EX.hindrance 10.3.3 10.1#4
    ground.g.smoke[ground.cell("E2")] = 4
    assert look(ground, "E1", "E4") == 4  # EX.hindrance T119#4
    ground.g.smoke[ground.cell("E3")] = 4
    assert look(ground, "E1", "E4") == 4  # EX.hindrance
    assert look(ground, "E1", "E6") == 4


# obstacles


@pytest.mark.parametrize(("letter", "rule"), [("w", "T124"), ("k", "T101")])
def test_an_obstacle_between_blocks_and_one_at_the_end_does_not(letter: str, rule: str) -> None:
    ground = column(f"..{letter}..")
    assert look(ground, "B1", "B5") == rule  # 10.1#3 10.2#1 10.2#2 T99.4#2 GLOSS.los
    assert look(ground, "B1", "B3") == 0  # 10.1#6 GLOSS.obstacle
    assert look(ground, "B3", "B5") == 0


def test_a_line_exactly_between_woods_and_open_ground_is_free_but_not_one_between_two_woods() -> None:
    ground = Ground(flat(". w . .\n. . . .\n. . . ."))
    assert look(ground, "A2", "C2") == 0
    ground = Ground(flat(". w . .\n. w . .\n. . . ."))
    assert look(ground, "A2", "C2") == "T124"


def test_a_blaze_blocks_even_along_its_hexside() -> None:
    ground = Ground(flat("\n".join([". . . ."] * 4)))
    ground.mark("B1", "blaze")
    assert look(ground, "A2", "C2") == "T100"  # 10.2.1 T100#4 T100#2
    assert look(ground, "A1", "C2") == "T100"


def test_a_building_blocks_where_the_line_touches_its_depiction() -> None:
    """The outline stands in the right half of B3: A line down the column passes, one from A4 to C3 does not."""
    shape = {"kind": "building", "at": "B3", "points": [[0.2, -0.5], [0.6, -0.5], [0.6, 0.5], [0.2, 0.5]]}
    ground = column("..B..", outlines=[shape])
    assert look(ground, "B2", "B4") == 0, (
        "from dot to dot the line passes beside it"
    )  # T104#3 10.1#3 10.1#2 2.1#2
    assert look(ground, "A3", "C4") == "T104"  # T104#3 10.1#3 GLOSS.los
    assert look(ground, "B3", "C4") == 0, "the Building in one's own hex"  # 10.1#6
    ground.mark("B3", "rubble")
    assert look(ground, "A3", "C4") == 2, "Rubble hinders"
    ground.mark("B3", "shellhole")
    assert look(ground, "A3", "C4") == 0


def test_touching_a_corner_of_the_depiction_is_enough() -> None:
    shape = {"kind": "building", "at": "B3", "points": [[0.0, 0.2], [0.5, 0.4], [0.2, 0.7]]}
    assert look(column("..B..", outlines=[shape]), "B2", "B4") == "T104"  # 10.1#3


def test_a_drawn_ruin_or_tree_does_nothing() -> None:
    shape = {"kind": "ruin", "at": "B3", "points": [[-0.2, -0.5], [0.6, -0.5], [0.6, 0.5], [-0.2, 0.5]]}
    assert look(column(".....", outlines=[shape]), "B2", "B4") == 0  # 10.2.2


def test_destroyed_woods_let_the_view_two_hexes_in() -> None:
    ground = Ground("ground")
    assert look(ground, "I6", "I8") == 0  # T124.1#3
    assert look(ground, "I6", "I9") == "T124.1"  # T124.1#3
    assert look(ground, "I6", "I10") == "T124.1"
    assert look(ground, "I9", "I6") == "T124.1"
    assert look(ground, "I8", "I11") == 0, "one hex of it between"


@pytest.mark.parametrize("letter", ["g", "q"])
def test_gully_and_quarry_are_seen_only_from_next_to_them(letter: str) -> None:
    ground = column(f"..{letter}{letter}...")
    rule = {"g": "T108", "q": "T114"}[letter]
    assert look(ground, "B3", "B2") == 0  # T108#3 T114#3
    assert look(ground, "B3", "B4") == 0
    assert look(ground, "B3", "B1") == rule  # T108#3 T114#3
    assert look(ground, "B6", "B4") == rule
    assert look(ground, "B1", "B6") == 0  # T108#4 T114#4


# hindrances


def test_hindrances_fill_their_hex_and_its_sides() -> None:
    ground = Ground(flat(". f . .\n. b . .\n. . . ."))
    assert look(ground, "A2", "C2") == 3  # 10.3#1 10.3#2 T99.4#4
    assert look(ground, "A2", "B2") == 0, "into the hex"  # GLOSS.hindrance 10.1#6


def test_a_bridge_hinders_with_its_whole_hex() -> None:
    ground = Ground(flat(". = . .\n. . . .\n. . . ."))
    assert look(ground, "A2", "C2") == 1  # T102#4


@pytest.mark.parametrize("letter", ["b", "f", "m", "o", "R"])
def test_a_depiction_of_hindering_terrain_takes_the_hexsides_too(letter: str) -> None:
    value = {"b": 3, "f": 1, "m": 1, "o": 2, "R": 2}[letter]
    ground = Ground(flat(f". {letter} . .\n. . . .\n. . . ."))
    assert look(ground, "A2", "C2") == value  # T103#3 T106#3 T111#3 T113#3 T117#3 10.3#1


def test_gas_and_smoke_hinder_into_out_of_through_and_along() -> None:
    ground = Ground(flat("\n".join([". . . ."] * 4)))

    def hinders(value: int) -> None:
        assert look(ground, "B1", "B2") == value
        assert look(ground, "B2", "B1") == value
        assert look(ground, "A2", "C1") == value
        assert look(ground, "A2", "C2") == value
        assert look(ground, "A3", "C3") == 0

    ground.g.gas[ground.cell("B1")] = True
    hinders(1)  # 10.3.4#1 T107#3
    ground.g.smoke[ground.cell("B1")] = 5
    hinders(5)  # 10.3.4#1 T119#4


def test_a_tank_between_hinders_and_units_and_leaders_do_not() -> None:
    ground = column(".....")
    ground.put("P", "fr-infanterie", "B3")
    ground.put("L", "ge-bertin", "B3")
    assert look(ground, "B2", "B4") == 0  # 10.1.1#1
    ground.put("T", "fr-schneider", "B3")
    assert look(ground, "B2", "B4") == 1  # 10.1.1#2
    assert look(ground, "B3", "B5") == 0, "not where it stands itself"
    ground.g.remove("T")
    assert look(ground, "B2", "B4") == 0


def test_a_fence_hinders_and_a_hedge_blocks_away_from_the_end_hexes() -> None:
    for kind, verdict_ in (("fence", 1), ("hedge", "T109"), ("wall", "T122"), ("destroyed_wall", "T122.1")):
        ground = column(".....", sides=[{"kind": kind, "between": ["B3/B4"]}])
        assert look(ground, "B2", "B5") == verdict_  # T105#3 T109#3 T122#3 T122.1
        assert look(ground, "B3", "B5") == 0  # T105#3 T109#3 10.1#6
        assert look(ground, "B2", "B4") == 0


def test_a_corner_of_hedges_on_both_sides_cannot_be_slipped_through() -> None:
    """The line A2-E2 runs along B1/B2, through C2, then along D1/D2."""
    closed = [{"kind": "hedge", "between": ["C2/B1", "C2/B2"]}]
    half = [{"kind": "hedge", "between": ["C2/B1"]}]
    assert look(Ground(flat("\n".join([". . . . ."] * 3), sides=closed)), "A2", "E2") == "T109"
    assert look(Ground(flat("\n".join([". . . . ."] * 3), sides=half)), "A2", "E2") == 0


def test_a_railway_hinders_except_along_it() -> None:
    lines = [{"kind": "railway", "path": ["B1", "B2", "B3", "B4", "C5"]}]
    ground = column(".....", lines=lines)
    assert look(ground, "B1", "B4") == 0  # T115#3
    assert look(ground, "A3", "C3") == 1  # T115#3
    assert look(ground, "B1", "B5") == 1, "in B4 the Railway turns away"  # T115#3


def test_along_a_road_the_view_is_clear() -> None:
    lines = [{"kind": "road", "path": ["B1", "B2", "B3", "B4", "B5"]}]
    ground = column(".wbw.", lines=lines)
    assert look(ground, "B1", "B5") == 0  # T116#5
    assert look(ground, "A2", "C3") == "T124"  # T116#5
    assert look(ground, "A3", "C4") == 3
    trail = column(".wbw.", lines=[{"kind": "trail", "path": ["B1", "B2", "B3", "B4", "B5"]}])
    assert look(trail, "B1", "B5") == "T124"  # T121#2


def test_beyond_the_edge_of_the_map_the_ground_goes_on() -> None:
    """The line A1-C1 runs along the upper side of B1: what B1 is, the ground above it is too."""
    assert look(Ground(flat(". w .\n. . .")), "A1", "C1") == "T124"  # 10.4
    assert look(Ground(flat(". o .\n. . .")), "A1", "C1") == 2  # 10.4
    assert look(Ground(flat(". . .\n. . .")), "A1", "C1") == 0


# the cache, and every shipped map


def test_what_lies_on_the_line_now_is_what_counts() -> None:
    ground = column("..w..")
    assert look(ground, "B2", "B4") == "T124"
    ground.mark("B3", "shellhole")
    assert look(ground, "B2", "B4") == 0
    ground.g.gas[ground.cell("B4")] = True
    assert look(ground, "B2", "B4") == 1
    ground.mark("B3", "blaze")
    assert look(ground, "B2", "B4") == "T100"
    ground.g.terrain_markers.clear()
    ground.g.gas.clear()
    assert look(ground, "B2", "B4") == "T124"


@pytest.mark.parametrize("sector", sorted(path.stem for path in SECTORS.glob("*.toml")))
def test_sight_is_mutual_on_every_map(sector: str) -> None:
    """From either end, with markers about, the verdict is the same; nobody is blind to his neighbour."""
    ground, dice = Ground(sector), random.Random(sector)
    cells = ground.board.cells
    for cell in dice.sample(cells, 20):
        ground.g.terrain_markers[cell] = dice.choice(("shellhole", "rubble", "blaze"))
    for cell in dice.sample(cells, 6):
        ground.g.gas[cell] = True
    for _ in range(300):
        a, b = dice.choice(cells), dice.choice(cells)
        assert s10_sight.sight(ground.g, a, b) == s10_sight.sight(ground.g, b, a)  # 10.1#7
    for a, b in combinations(dice.sample(cells, 40), 2):
        if ground.board.distance(a, b) == 1:
            assert s10_sight.sight(ground.g, a, b).clear


def test_along_a_road_a_building_does_not_block() -> None:
    """The Road goes right through it; across the Road the Building is in the way."""
    road = {"kind": "road", "path": ["H4", "H5", "H6", "H7", "H8"]}
    units = {"A": "H4 ge-infanterie", "B": "H8 fr-infanterie"}
    g = Scene(units, ground={"H6": "building"}, features={"lines": [road]}).g

    def clear(a: str, b: str) -> bool:
        return s10_sight.sight(g, g.board.cell(a), g.board.cell(b)).clear

    assert clear("H4", "H8")  # T116#5
    assert clear("H5", "H7")
    assert not clear("F5", "J7")  # T104#3
