"""15.4 Line of Sight: lines, what blocks them, weather and night, observation posts and strongpoints."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s15_sight
from tests.gts.scene import Scene

WOODS = {"F05": "woods"}
UNITS = {"A": "E05 rifles", "G": "H05 grenadiers"}


def crest(*pairs: str, kind: str = "crest") -> dict[str, Any]:
    return {"sides": [{"kind": kind, "between": list(pairs)}]}


def sees(scene: Scene, a: str, b: str) -> bool:
    return s15_sight.sees(scene.g, scene.g.board.cell(a), scene.g.board.cell(b))


def spots(scene: Scene, id_: str, cell: str) -> bool:
    return s15_sight.spots(scene.g, id_, scene.g.board.cell(cell))


# what blocks


def test_a_line_is_straight_and_blocked_by_terrain_in_between() -> None:
    """E05 to H05 goes through F05 and G05."""
    assert sees(Scene(UNITS), "E05", "H05")  # 15.4#1
    assert not sees(Scene(UNITS, hexes=WOODS), "E05", "H05")  # 15.4#2 15.4.1#1 29.12#1 29.33
    assert sees(Scene(UNITS, hexes={"F04": "woods", "G06": "woods"}), "E05", "H05"), "beside the line"


def test_blocking_terrain_at_either_end_does_not_block() -> None:
    scene = Scene(UNITS, hexes={"E05": "woods", "H05": "town"})
    assert sees(scene, "E05", "H05")  # 15.4#3
    assert sees(scene, "H05", "E05")  # 15.4#3 15.4.1#4
    assert not sees(scene, "D04", "F05"), "into E05 and out of it again"  # 15.4.1#4


def test_a_line_may_enter_but_not_cross_a_blocking_hex() -> None:
    scene = Scene(UNITS, hexes=WOODS)
    assert sees(scene, "E05", "F05")  # 15.4.1#4
    assert sees(scene, "F05", "H05")  # 15.4.1#4
    assert not sees(scene, "E05", "H05")  # 15.4.1#4


def test_units_and_leaders_do_not_block() -> None:
    crowd = {**UNITS, "B": "F05 tanks", "P": "G05 panzers"}
    assert sees(Scene(crowd, leaders={"red": "F05"}), "E05", "H05")  # 15.4.1#2


def test_there_are_no_levels() -> None:
    scene = Scene(UNITS, hexes={"F05": {"terrain": "clear", "level": 5}})
    assert sees(scene, "E05", "H05")  # 1.2#15


def test_along_a_hexside_one_blocking_hex_is_not_enough() -> None:
    """E05 to G05 runs between F04 and F05."""
    assert sees(Scene(UNITS, hexes=WOODS), "E05", "G05")  # 15.4.1#3 29.12#2
    assert not sees(Scene(UNITS, hexes={"F04": "woods", "F05": "town"}), "E05", "G05")


@pytest.mark.parametrize("kind", ["crest", "slope", "ridge"])
def test_a_crest_blocks_unless_it_is_a_side_of_either_hex(kind: str) -> None:
    far = Scene(UNITS, features=crest("F05/G05", kind=kind))
    assert not sees(far, "E05", "H05")  # 15.4.1#5 15.4#2
    assert sees(far, "F05", "H05")  # 15.4.1#5
    down = Scene(UNITS, features=crest("E06/E07", kind=kind))
    assert not sees(down, "E05", "E08")  # 15.4.1#5
    assert sees(down, "E05", "E07"), "it belongs to the target's hex"  # 15.4.1#5
    assert sees(Scene(UNITS, features=crest("E05/F05", kind=kind)), "E05", "H05")  # 15.4.1#5


def test_other_hexsides_do_not_block() -> None:
    assert sees(Scene(UNITS, features=crest("F05/G05", kind="wall")), "E05", "H05")


@pytest.mark.parametrize("kind", ["crest", "slope", "ridge"])
def test_a_line_along_a_crest_is_blocked(kind: str) -> None:
    scene = Scene(UNITS, features=crest("F04/F05", kind=kind))
    assert not sees(scene, "E05", "G05")  # 15.4.1#6


def test_crests_that_meet_on_the_line_block_it() -> None:
    """E05 to I05 passes the corner of F04, F05 and G05, and E05 to D09 from E06 to E07 past a corner of D06."""
    assert sees(Scene(UNITS, features=crest("F05/G05")), "E05", "I05"), "on one side of the line only"
    assert not sees(Scene(UNITS, features=crest("F05/G05", "F04/G05")), "E05", "I05")  # 15.4.1#5
    assert sees(Scene(UNITS, features=crest("E06/E07")), "E05", "D09")
    assert sees(Scene(UNITS, features=crest("D06/E06", "D06/E07")), "E05", "D09"), "D06 alone is cut off"
    assert not sees(Scene(UNITS, features=crest("E06/E07", "D06/E06")), "E05", "D09")  # 15.4.1#5
    assert not sees(Scene(UNITS, features=crest("E06/E07", "D06/E07")), "E05", "D09")  # 15.4.1#5


def test_a_barrage_blocks_like_terrain() -> None:
    scene = Scene(UNITS, barrages={"F05": "light"})
    assert not sees(scene, "E05", "H05")  # 15.4.1#7 15.4#2
    assert sees(scene, "F05", "H05")  # 15.4.1#7
    assert sees(scene, "E05", "F05")  # 15.4.1#7
    both = Scene(UNITS, barrages={"F05": "heavy"}, hexes={"F04": "woods"})
    assert not sees(both, "E05", "G05"), "between a barrage and woods"  # 15.4.1#7


# how far


@pytest.mark.parametrize(
    ("weather", "night", "longest"),
    [
        ("clear", False, 8),  # 15.4#5
        ("overcast", False, 8),
        ("fog", False, 2),  # 15.4#6
        ("rain", False, 2),  # 15.4#6
        ("fog", True, 2),  # 15.4#6
        ("rain", True, 2),
        ("clear", True, 3),  # 15.4#7 29.33
    ],
)
def test_the_longest_line_of_sight(weather: str, night: bool, longest: int) -> None:
    scene = Scene({"A": "A05 rifles"}, weather=weather, turns=[{"label": "0100", "night": night}])
    board = scene.g.board
    assert s15_sight.longest(scene.g) == longest
    near, far = (board.name(board.ring(board.cell("A05"), n)[3]) for n in (longest, longest + 1))
    assert (sees(scene, "A05", near), sees(scene, "A05", far)) == (True, False)  # 15.4#4


# observation posts and strongpoints


def post(kind: str, *woods: str, **document: Any) -> Scene:
    hexes = dict.fromkeys(woods, "woods") | {"A05": {"terrain": "clear", kind: True}}
    return Scene({"A": "A05 rifles", "B": "A06 rifles", "G": "N06 grenadiers"}, hexes=hexes, **document)


def test_an_observation_post_sees_thirteen_hexes_when_it_spots() -> None:
    scene = post("observation")
    assert spots(scene, "A", "N06")  # 15.4.2#3 15.4#8
    assert not spots(scene, "A", "O06"), "fourteen hexes"  # 15.4.2#3
    assert not spots(scene, "B", "N06"), "the hex next to it is no post"
    assert not sees(scene, "A05", "N06")  # 15.4.2#2
    assert not sees(scene, "N06", "A05")  # 15.4.2#7


@pytest.mark.parametrize(
    ("weather", "night", "longest"),
    [("fog", False, 2), ("rain", False, 2), ("fog", True, 2), ("clear", True, 3)],
)
def test_an_observation_post_in_fog_and_at_night(weather: str, night: bool, longest: int) -> None:
    scene = post("observation", weather=weather, turns=[{"label": "0100", "night": night}])
    row = ["A06", "A07", "A08", "A09"]
    assert [spots(scene, "A", name) for name in row] == [n < longest for n in range(4)]  # 15.4.2#5 15.4.2#6


def test_an_observation_post_sees_through_three_blocks_into_a_fourth() -> None:
    column = ["A06", "A07", "A08", "A09", "A10"]
    three = post("observation", *column[:3], column[4])
    assert spots(three, "A", "A10")  # 15.4.2#4
    assert not sees(three, "A05", "A10")  # 15.4.2#2
    assert not spots(post("observation", *column), "A", "A10")  # 15.4.2#4
    hexsides = post("observation", "A06", "A07", features=crest("A07/A08", "A08/A09"))
    assert not spots(hexsides, "A", "A10")  # 15.4.2#4


def test_either_side_may_use_a_post_and_a_strongpoint() -> None:
    hexes = {
        "A05": {"terrain": "clear", "observation": True},
        "C05": {"terrain": "clear", "strongpoint": True},
    }
    scene = Scene({"G": "A05 grenadiers", "H": "C05 grenadiers"}, hexes=hexes | {"C06": "woods"})
    assert spots(scene, "G", "N06")  # 15.4.2#1
    assert sees(scene, "C05", "C07")  # 15.4.3#1


def test_a_strongpoint_sees_through_two_blocks_into_a_third() -> None:
    two = post("strongpoint", "A06", "A07", "A08")
    assert sees(two, "A05", "A08")  # 15.4.3#2 15.4.3#4 15.4#8
    assert spots(two, "A", "A08")  # 15.4.3#4
    assert not sees(two, "A05", "A09")  # 15.4.3#2
    assert not sees(two, "A08", "A05")  # 15.4.3#5
    assert not spots(two, "B", "A08"), "the wood next to it is no strongpoint"
    assert sees(post("strongpoint", "A06", features=crest("A06/A07")), "A05", "A09")  # 15.4.3#2


def test_a_strongpoint_sees_no_farther() -> None:
    scene = post("strongpoint")
    assert (sees(scene, "A05", "I05"), sees(scene, "A05", "J05")) == (True, False)  # 15.4.3#3
    assert not spots(scene, "A", "J05")  # 15.4.3#3


# why not


def test_what_blocks_is_named() -> None:
    scene = Scene(
        UNITS,
        hexes=WOODS,
        barrages={"G05": "light"},
        features=crest("G05/H05", "F05/G05"),
        chit="formation:red",
    )
    board = scene.g.board
    reasons = s15_sight.explained(scene.g, board.cell("E05"), board.cell("I06"))
    assert {reason.text for reason in reasons} == {"sight-terrain", "sight-barrage", "sight-hexside"}
