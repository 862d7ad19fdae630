"""T110 Hills: levels, height in fire, crest lines, Blind Hexes, and what lies lower."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.rules import s10_sight, t110_hills
from tests.gwc.ground import Ground, flat

ROOT3 = 3**0.5


def crest(row: int, level: int) -> dict[str, Any]:
    """A closed crest line well inside a hex of column B, along which the tests look."""
    x, y = 1.5, ROOT3 * (row - 1 + 0.5)
    half_width, half_height = 0.6, 0.5
    corners = [
        (-half_width, -half_height),
        (half_width, -half_height),
        (half_width, half_height),
        (-half_width, half_height),
    ]
    points = [[x + dx, y + dy] for dx, dy in corners]  # clockwise on the screen: the right hand is inside
    return {"kind": "crest", "level": level, "closed": True, "points": points}


def ridge(levels: str, letters: str = "", **document: Any) -> Ground:
    """Column B with these levels from B1 downward; every hex that rises has crest lines of its own all around."""
    letters = letters or "." * len(levels)
    rings = [crest(row, level) for row, top in enumerate(levels, 1) for level in range(1, int(top) + 1)]
    hexes = {f"B{row}": {"level": int(top)} for row, top in enumerate(levels, 1)}
    picture = "\n".join(f". {letter} ." for letter in letters)
    return Ground(flat(picture, hexes=hexes, contours=rings + document.pop("contours", []), **document))


def look(ground: Ground, a: str, b: str) -> int | str:
    found = s10_sight.sight(ground.g, ground.cell(a), ground.cell(b))
    assert found == s10_sight.sight(ground.g, ground.cell(b), ground.cell(a))
    return found.hindrance if found.clear else found.reasons[0].rule


# the examples


def test_ex_hillobstacle() -> None:
    """Past a level 2 Hill a level 2 viewer sees levels 2, 3 and 4; past a level 3 Hill only a level 4 crest."""
    past_two = [look(ridge(f"202{top}"), "B1", "B4") for top in "01234"]
    assert past_two == ["T110.3.2", "T110.3.2", 0, 0, 0]  # EX.hillobstacle T110.3.2#2 T110.3.3
    past_three = [look(ridge(f"203{top}"), "B1", "B4") for top in "01234"]
    assert past_three == ["T110.3.2", "T110.3.2", "T110.3.3", "T110.3.2", 0]  # EX.hillobstacle T110.3.2#1


def test_ex_hillbuilding() -> None:
    """Two level 1 Hills: over a Building on level 0, but not over one on a Hill."""
    shape = {"kind": "building", "at": "B3", "points": [[-0.3, -0.3], [0.3, -0.3], [0.3, 0.3], [-0.3, 0.3]]}
    assert look(ridge("10001", "..B..", outlines=[shape]), "B1", "B5") == 0  # EX.hillbuilding T110.4#1
    assert look(ridge("10101", "..B..", outlines=[shape]), "B1", "B5") == "T104"  # EX.hillbuilding T110.4#1
    assert look(ridge("00000", "..B..", outlines=[shape]), "B1", "B5") == "T104"


def test_ex_blindhex_behind_a_building() -> None:
    """From level 1 past a level 0 Building everything is seen but the level 0 hex right behind it."""
    ground = Ground("ground")
    assert look(ground, "A9", "C8") == 0  # T110.4.1#1
    assert look(ground, "A9", "D7") == "T110.4.1"  # EX.blindhex.A T110.4.1#2 T104#3
    assert look(ground, "A9", "E7") == 0  # EX.blindhex.A T110.4.1#4
    assert look(ground, "A9", "F6") == 0
    assert look(ground, "A9", "G6") == 0, "as high as the viewer"


def test_ex_blindhex_looking_up() -> None:
    """From level 1 up to level 2 past a Building at level 1: not if it stands next to the viewer."""

    def over(row: int) -> int | str:
        shape = {
            "kind": "building",
            "at": f"B{row}",
            "points": [[-0.3, -0.3], [0.3, -0.3], [0.3, 0.3], [-0.3, 0.3]],
        }
        letters = "".join("B" if number == row else "." for number in range(1, 6))
        return look(ridge("11112", letters, outlines=[shape]), "B1", "B5")

    assert over(3) == 0  # EX.blindhex.B
    assert over(4) == 0  # EX.blindhex.B
    assert over(2) == "T110.4.1"  # EX.blindhex.B T110.4.1#5


# crests


def test_the_ends_of_a_look_downhill_need_a_crest_on_that_side() -> None:
    """Level 1 ground without a crest line toward the viewer: the plateau of B1 and B2 falls off in B2 only."""
    plateau = {
        "kind": "crest",
        "level": 1,
        "closed": True,
        "points": [[0.9, -0.3], [2.1, -0.3], [2.1, 3.0], [0.9, 3.0]],
    }
    hexes = {"B1": {"level": 1}, "B2": {"level": 1}}
    ground = Ground(flat("\n".join([". . ."] * 5), hexes=hexes, contours=[plateau]))
    assert look(ground, "B2", "B4") == 0  # T110.3.2#3 T110#2
    assert look(ground, "B1", "B4") == "T110.3.2"  # T110.3.2#3 T110.3.2#1
    found = s10_sight.sight(ground.g, ground.cell("B4"), ground.cell("B1"))
    assert [reason.text for reason in found.reasons] == ["sight-no-crest", "sight-hill"]
    assert dict(found.reasons[0].args) == {"hex": "B1", "level": 1}


def test_a_hill_blocks_between_lower_hexes_and_a_lower_one_does_not() -> None:
    assert look(ridge("00100"), "B1", "B5") == "T110.3.3"  # T110.3.3
    assert look(ridge("10201"), "B1", "B5") == "T110.3.3"  # T110.3.3
    assert look(ridge("10101"), "B1", "B5") == 0
    assert look(ridge("20100"), "B1", "B5") == 0, "a Hill lower than the viewer"  # T110.3.2#2
    assert look(ridge("10100"), "B1", "B5") == "T110.3.2"  # T110.3.2#2


def test_a_line_that_misses_the_crest_of_a_hill_hex_passes_beside_the_hill() -> None:
    """A hex of level 1 whose Hill stands in its right half: the line down the left half meets none."""
    hill = {
        "kind": "crest",
        "level": 1,
        "closed": True,
        "points": [[1.4, 2.2], [2.2, 2.2], [2.2, 3.0], [1.4, 3.0]],
    }
    ground = Ground(flat("\n".join([". . ."] * 4), hexes={"B2": {"level": 1}}, contours=[hill]))
    assert look(ground, "A2", "B3") == 0  # T110.3.1#2
    assert look(ground, "B1", "B3") == "T110.3.3"


def test_the_level_of_a_hex_is_that_of_its_dot() -> None:
    ground = Ground("ground")
    levels = [t110_hills.level_of(ground.g, ground.cell(name)) for name in ("A1", "G1", "G3")]
    assert levels == [0, 1, 2]  # T110#1 T110.3.1#1


# Blind Hexes


@pytest.mark.parametrize(("letter", "rule"), [("w", "T124"), ("k", "T101")])
def test_woods_and_boulders_hide_one_hex_from_a_hill(letter: str, rule: str) -> None:
    ground = ridge("10000", f".{letter}...")
    assert look(ground, "B1", "B2") == 0  # T110.4.1#1
    assert look(ground, "B1", "B3") == "T110.4.1"  # T110.4.1#2 T124#3 T101#3 T99.4#3
    assert look(ground, "B1", "B4") == 0  # T110.4.1#4
    ground = ridge("10000", f".{letter}.{letter}.")
    assert look(ground, "B1", "B5") == "T110.4.1"  # T110.4.1#4
    assert look(ridge("20100", f"..{letter}.."), "B1", "B4") == "T110.4.1"  # T110.4.1#2
    assert look(ridge("20010", f"..{letter}.."), "B1", "B4") == 0, (
        "the next hex stands above them"
    )  # T110.4.1#2
    assert look(ridge("10100", f"..{letter}.."), "B1", "B4") == "T110.3.2"
    assert look(ridge("00001", f"..{letter}.."), "B1", "B5") == 0, "up over lower Woods"  # T110.4#1
    assert look(ridge("00000", f"..{letter}.."), "B1", "B5") == rule


def test_from_a_hill_the_second_destroyed_woods_hides_one_hex() -> None:
    ground = ridge("1000000", ".ddd...")
    seen = [look(ground, "B1", f"B{row}") for row in range(2, 8)]
    assert seen == [0, 0, "T110.4.1", "T110.4.1", 0, 0]  # T110.4.1#3 T124.1#3
    ground = ridge("10000", ".d...")
    assert look(ground, "B1", "B3") == 0  # T110.4.1#3


def test_walls_and_hedges_below_do_not_matter() -> None:
    for kind in ("wall", "hedge", "fence"):
        ground = ridge("20000", sides=[{"kind": kind, "between": ["B2/B3"]}])
        assert look(ground, "B1", "B4") == 0  # T110.4#1 T110.5#1 T110#3 T110#4


# Hindrances


def test_lower_hindrances_are_ignored_and_those_at_the_same_level_are_not() -> None:
    assert look(ridge("10000", "..b.."), "B1", "B5") == 0  # T110.5#1
    assert look(ridge("10001", "..b.."), "B1", "B5") == 0  # T110.5#1
    assert look(ridge("10101", "..b.."), "B1", "B5") == 3  # T110.5#2
    assert look(ridge("00000", "..b.."), "B1", "B5") == 3


def test_smoke_gas_and_blaze_count_at_every_height() -> None:
    ground = ridge("20002")
    ground.g.gas[ground.cell("B3")] = True
    assert look(ground, "B1", "B5") == 1  # T110.5#3
    ground.g.smoke[ground.cell("B3")] = 6
    assert look(ground, "B1", "B5") == 6  # T110.5#3
    ground.mark("B3", "blaze")
    assert look(ground, "B1", "B5") == "T100"  # T110.4#2 T100#2


def test_gully_and_quarry_lie_open_to_higher_ground() -> None:
    for letter in "gq":
        assert look(ridge("10000", f"...{letter}."), "B1", "B4") == 0  # T108#3 T114#3
        assert look(ridge("00100", f"{letter}...."), "B1", "B3") == 0
    rule = {"g": "T108", "q": "T114"}
    for letter, number in rule.items():
        assert look(ridge("00100", f"..{letter}.."), "B1", "B3") == number, "a sunken hex on a Hill"


# fire


def test_height_in_fire() -> None:
    ground = ridge("12000")
    cells = {name: ground.cell(name) for name in ("B1", "B2", "B3")}

    def height(firers: str, target: str) -> list[int | None]:
        found = t110_hills.height(ground.g, [cells[name] for name in firers.split()], cells[target])
        assert all(reason.rule == "T110.2" for reason in found.reasons)
        return [reason.value for reason in found.reasons]

    assert height("B3", "B1") == [-1]  # T110.2#1
    assert height("B2", "B1") == [1]  # T110.2#2
    assert height("B1", "B1") == []
    assert height("B3 B2 B3", "B1") == [-1, 1], "each at most once"  # T110.2#1 T110.2#2


def test_an_observer_off_the_map_is_not_in_the_gully_beside_him() -> None:
    ground = Ground(flat(". . . . .\n. . . . .\ng . . . .\n. . . . .\n. . . . ."))
    observer = ground.cell("A3")
    assert s10_sight.fao_cell(ground.g, "french") == observer
    assert look(ground, "A3", "E3") == "T108"  # T108#3
    assert s10_sight.sight_from_fao(ground.g, "french", ground.cell("E3")).clear  # GLOSS.fao


@pytest.mark.parametrize(("side", "beside", "target"), [("french", "B1", "B4"), ("german", "B6", "B3")])
def test_an_observer_sees_a_hill_as_high_as_himself_from_either_edge(
    side: str, beside: str, target: str
) -> None:
    hexes = {beside: {"terrain": "gully", "observer": True}, target: {"level": 2}}
    ground = Ground(flat("\n".join([". . ."] * 6), hexes=hexes), edges=("top", "bottom"))
    assert s10_sight.sight_from_fao(ground.g, side, ground.cell(target)).clear  # GLOSS.fao T108#3
