"""Section 4: lines of sight. The examples of 4.9 and one line for each sentence, then what changes in play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games.rpc.rules import s04_ground, s04_sight
from grognard.games.rpc.rules.s04_sight import Sight
from grognard.games.rpc.state import Barrage
from tests.rpc.ground import EXAMPLES
from tests.rpc.scene import Scene, open_map, square

SUMMER = "1915-06-15"
WAITING = {"W": "L10 german infantry"}
"""Somebody who could act, so that the turn does not pass by itself."""


def seen(scene: Scene, start: str, end: str, firer: str | None = None) -> Sight:
    """The line from a hex to a hex or to a vertex."""
    if "/" in end:
        return s04_sight.sight_to_vertex(scene.g, scene.cell(start), scene.g.board.vertex(end))
    return s04_sight.sight(scene.g, scene.cell(start), scene.cell(end), firer)


def checked(scene: Scene, start: str, end: str) -> Sight:
    """The same, and the verdict stands when every reason is asked for."""
    found = seen(scene, start, end)
    target = scene.g.board.vertex(end) if "/" in end else scene.cell(end)
    every = s04_ground.ground(scene.g).every_reason(scene.cell(start), target)
    assert bool(every) <= (not found.clear)
    return found


def verdict(found: Sight) -> str:
    return "blocked" if not found.clear else "concealed" if found.concealed else "clear"


def rules(found: Sight) -> set[str]:
    return {reason.rule for reason in found.reasons}


# 4.91#1 4.91#2 4.91#3 4.91#4 4.91#5 4.91#6 4.92#3 4.41#1 4.2#3 4.41#2 8.1#4 8.9#1 4.42 8.9#2 4.81#1 4.81#2 4.82#1 8.8#2
# 4.43#3 4.43#1 8.41#3 4.53#3 4.52#3 4.52#1 4.52#2 4.1#1 4.2#1 8.1#2 8.41#2 8.42#1 8.42#2
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e['rule']} {e['from']}-{e['to']}")
def test_the_lines_of_section_4(example: dict[str, Any]) -> None:
    scene = Scene(map=example["map"], date=SUMMER)
    found = checked(scene, example["from"], example["to"])
    assert verdict(found) == example["verdict"], found.reasons


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e['rule']} {e['from']}-{e['to']}")
def test_sight_is_mutual(example: dict[str, Any]) -> None:
    if "/" in example["to"]:
        return
    scene = Scene(map=example["map"], date=SUMMER)
    there, back = (
        seen(scene, *ends) for ends in ((example["from"], example["to"]), (example["to"], example["from"]))
    )
    assert there == back  # 4.1#2


FIGURE = [example for example in EXAMPLES if example["map"] == "hill60" and "L18" not in example["to"]]


@pytest.mark.parametrize("name", ["ypres_1914", "ypres_1915", "ypres_1917"])
@pytest.mark.parametrize("example", FIGURE, ids=lambda e: f"{e['rule']} {e['from']}-{e['to']}")
def test_the_figure_of_4_9_on_the_maps_of_ypres(name: str, example: dict[str, Any]) -> None:
    scene = Scene(map=name, date=SUMMER)
    assert verdict(seen(scene, example["from"], example["to"])) == example["verdict"]


def test_why_c_cannot_see_e() -> None:
    """Two reasons: the woods in P22, and its sliver of level 2."""
    scene = Scene(map="hill60", date=SUMMER)
    found = s04_sight.explained(scene.g, scene.cell("P21"), scene.cell("Q24"))
    assert {(reason.rule, dict(reason.args)["hex"]) for reason in found.reasons} == {
        ("4.53", "P22"),
        ("4.52", "P22"),
    }  # 4.91#5


# levels


def test_the_highest_level_in_a_hex_counts() -> None:
    scene = Scene(map="ypres_1915")
    levels = {
        name: s04_sight.level(scene.g, scene.cell(name)) for name in ("B12", "C13", "J17", "N19", "I17")
    }
    assert levels == {"B12": 0, "C13": 1, "J17": 2, "N19": 3, "I17": 2}  # 4.3#3 4.51#1 4.51#2 8.44 MAP.levels
    assert scene.g.board.level[scene.cell("I17")] == 1


def test_the_centre_dot_is_the_end_of_the_line() -> None:
    """I17 counts as level 2, but its line starts on level 1 and climbs the contour of its own hex unharmed."""
    scene = Scene(map="ypres_1915")
    i17, j17 = scene.cell("I17"), scene.cell("J17")
    assert seen(scene, "I17", "J17").clear  # 8.44 4.52#2
    assert s04_sight.level(scene.g, i17) == s04_sight.level(scene.g, j17)


HILLS = [
    {"kind": "contour", "level": 1, "closed": True, "points": points}
    for points in (
        [[2.0, -3.0], [8.0, -3.0], [8.0, 2.4], [2.0, 2.4]],
        [[2.0, 6.2], [8.0, 6.2], [8.0, 20.0], [2.0, 20.0]],
    )
]


def two_hills(**hexes: Any) -> dict[str, Any]:
    """Level 1 above row 2 and below row 4, and a valley between."""
    for row in (1, 5, 6, 7, 8, 9, 10):
        hexes |= {f"{column}{row:02}": {"level": 1} for column in "CDEF"}
    return open_map(hexes, contours=HILLS)


def test_contours_no_higher_than_the_units_do_not_block() -> None:
    """From hill to hill across the valley, over the contours of both."""
    scene = Scene(map=two_hills())
    found = scene.g.board.sight(scene.cell("D01"), scene.cell("D06"))
    assert len(found.contours) == 2  # 4.3#2
    assert seen(scene, "D01", "D06").clear  # 4.43#2 4.43#3


def test_a_low_village_blocks_units_at_one_level_unless_the_table_looks_over_it() -> None:
    ground = two_hills(D03="village")
    blocked = Scene(map=ground)
    assert s04_sight.level(blocked.g, blocked.cell("D03")) == 0  # 4.3#1 8.41#1
    assert rules(seen(blocked, "D01", "D06")) == {"4.41"}  # 4.4
    assert seen(Scene(map=ground, options={"low_obstacles": "overlook"}), "D01", "D06").clear


def slope(village: str) -> Scene:
    """From level 4 in D01, a crest hex, down to level 0 in D06; D03 is wholly at level 2."""
    bounds = {4: 1.5, 3: 3.2, 2: 6.6, 1: 8.4}
    contours = [
        {"kind": "contour", "level": n, "closed": True, "points": [[2, -9], [8, -9], [8, y], [2, y]]}
        for n, y in bounds.items()
    ]
    levels = {"D01": 4, "D02": 3, "D03": 2, "D04": 2, "D05": 1}
    hexes: dict[str, Any] = {name: {"level": n} for name, n in levels.items()}
    hexes[village] = {**hexes.get(village, {}), "terrain": "village"}
    return Scene(map=open_map(hexes, contours=contours))


def test_between_levels_an_obstacle_counts_within_one_level_of_either_end() -> None:
    scene = slope("D03")
    assert [s04_sight.level(scene.g, scene.cell(f"D0{n}")) for n in (1, 3, 5, 6)] == [4, 2, 1, 0]
    assert seen(scene, "D01", "D06").clear, "level 2 is two below and two above"  # 4.53#1 4.5
    assert rules(seen(scene, "D01", "D05")) == {"4.41"}, "level 2 is one above level 1"  # 4.53#1 4.53#2
    assert not seen(slope("D02"), "D01", "D06").clear, "level 3 is one below level 4"  # 4.53#1
    assert not seen(slope("D05"), "D01", "D07").clear, "level 1 is one above level 0"  # 4.53#1
    assert seen(slope("B09"), "D01", "D06").clear


# what section 8 says of sight


@pytest.mark.parametrize("marker", ["trenches", "blockhouses"])
def test_fortifications_and_craters_do_not_block(marker: str) -> None:
    """Trench or blockhouse, scrape and crater, bomb stop."""
    scene = Scene(
        hexes={"D03": "crater"},
        scrapes={"D04": "dug"},
        bomb_stops=["D03/D04"],
        **{"trenches": {"D03": "british", "D04": "british"}, marker: {"D03": "british", "D04": "british"}},
    )
    assert verdict(seen(scene, "D01", "D06")) == "clear"  # 8.2#2 8.31#2 8.321#2 8.33#6 8.6#1 8.7#1


def test_gas_is_no_concealment() -> None:
    assert verdict(seen(Scene(WAITING, gas={"D02": 1, "D03": 1}), "D01", "D05")) == "clear"  # 7.514#2


@pytest.mark.parametrize(("date", "expected"), [
    ("1915-03-31", "clear"), ("1915-04-01", "concealed"), ("1915-10-31", "concealed"), ("1915-11-01", "clear"),
])  # fmt: skip
def test_wheat_stands_from_april_to_october(date: str, expected: str) -> None:
    scene = Scene(date=date, features={"outlines": [square("D03", "wheat")]})
    assert verdict(seen(scene, "D01", "D05")) == expected  # 8.8#1


@pytest.mark.parametrize(("day", "expected"), [(1, "concealed"), (2, "concealed"), (3, "clear")])
def test_wheat_is_mown_in_the_course_of_a_campaign(day: int, expected: str) -> None:
    campaign = {"attacker": "british", "days": 6}
    wheat = {"outlines": [square("D03", "wheat")]}
    scene = Scene(date="1915-10-30", campaign=campaign, day=day, features=wheat)
    assert verdict(seen(scene, "D01", "D05")) == expected  # 8.8#1 11.02#1


# 4.6 friends


FRIENDS = {
    "I": "D01 british infantry",
    "C": "E01 british cavalry",
    "H": "E02 british horse-machine-gun dispersed",
    "M": "D02 british machine-gun dispersed",
    "F": "D03 british infantry",
}


def test_infantry_and_cavalry_cannot_fire_through_friends() -> None:
    scene = Scene(FRIENDS)
    assert rules(seen(scene, "D01", "D04", "I")) == {"4.6"}  # 4.6 6.51#2
    assert not seen(scene, "D01", "D04", "C").clear  # 4.6
    assert not seen(scene, "D02", "D04", "H").clear  # 3.12#2
    assert seen(scene, "D02", "D04", "M").clear  # 4.6
    assert seen(scene, "D01", "D04").clear, "observation is not hindered"  # 4.6


def test_friends_in_the_hexes_at_either_end_do_not_matter() -> None:
    scene = Scene({"A": "D01 british infantry", "B": "D01 british infantry", "C": "D03 british infantry"})
    assert seen(scene, "D01", "D03", "A").clear  # 6.51#2 4.2#3


def test_enemies_are_no_obstacle() -> None:
    scene = Scene({"A": "D01 british infantry", "G": "D02 german infantry"})
    assert seen(scene, "D01", "D03", "A").clear  # 4.6


def test_along_a_hexside_friends_block_only_on_both_sides() -> None:
    one = {"A": "A02 british infantry", "B": "B01 british infantry"}
    assert seen(Scene(one), "A02", "C02", "A").clear  # 4.41#2
    both = {**one, "C": "B02 british infantry"}
    assert not seen(Scene(both), "A02", "C02", "A").clear  # 4.41#2
    village = Scene(one, hexes={"B02": "village"})
    assert not seen(village, "A02", "C02", "A").clear, "a friend here, a village there"  # 4.41#2


# 4.8 concealment


def test_at_night_one_sees_two_hexes_far() -> None:
    scene = Scene(rules={"night": {"turns": ["all"]}})
    assert scene.g.night
    found = [verdict(seen(scene, "D01", f"D0{row}")) for row in (2, 3, 4, 5)]
    assert found == ["clear", "concealed", "blocked", "blocked"]  # 4.82#1 4.82#2 4.82#3 4.81#1 4.8#1
    assert verdict(seen(scene, "A02", "C02")) == "concealed", "along the side of two hexes counts once"


def test_rain_is_like_night_for_the_eye() -> None:
    scene = Scene(rules={"precipitation": True})
    assert [verdict(seen(scene, "D01", f"D0{row}")) for row in (2, 3, 4)] == [
        "clear",
        "concealed",
        "blocked",
    ]  # 4.8#1


def test_smoke_and_barrage_fill_their_hexes_at_every_level() -> None:
    hill = [{"kind": "contour", "level": 1, "closed": True, "points": [[2, -3], [8, -3], [8, 1.5], [2, 1.5]]}]
    scene = Scene(
        WAITING,
        smoke=["D03"],
        hexes={f"{c}01": {"level": 1} for c in "CDEF"},
        features={"contours": hill},
        barrage={"side": "british", "lines": [{"rows": "5"}], "active": True},
    )
    low, high = scene.cell("D05"), scene.cell("D01")
    assert s04_sight.level(scene.g, low) < s04_sight.level(scene.g, high)
    assert verdict(seen(scene, "D01", "D04")) == "concealed"  # 4.8#3 4.8#4
    assert verdict(seen(scene, "D01", "D05")) == "concealed", "into the second, but not beyond"  # 4.82#1
    assert verdict(seen(scene, "D01", "D06")) == "blocked"  # 4.82#1 7.43#3 4.2#2
    barrage = scene.g.barrage
    assert barrage is not None
    scene.g.barrage = Barrage(barrage.side, barrage.lines, barrage.at)
    assert verdict(seen(scene, "D01", "D06")) == "concealed", "a barrage that has passed hides nothing"


def test_concealment_in_the_observers_hex_does_not_count() -> None:
    scene = Scene(WAITING, smoke=["D01", "D02"])
    assert verdict(seen(scene, "D01", "D04")) == "concealed"  # 4.82#3
    assert verdict(seen(Scene(WAITING, smoke=["D01", "D04"]), "D01", "D04")) == "clear"  # 4.81#2 8.03#2


def test_woods_without_a_dot_and_wheat_count_together() -> None:
    features = {"outlines": [square("D02", "woods", dots=False), square("D03", "wheat")]}
    scene = Scene(date=SUMMER, features=features)
    assert verdict(seen(scene, "D01", "D03")) == "concealed"
    assert verdict(seen(scene, "D01", "D04")) == "blocked"  # 4.82#1 4.8#2


# 4.92 vertices


def test_a_vertex_belongs_to_its_farthest_hex() -> None:
    """The corner of D03, D04 and E04 seen from D01: woods in D03, a nearer hex, hide it; in E04 they would not."""
    near = Scene(
        features={"outlines": [square("D03", "woods", dots=True)]}, hexes={"D03": {"green_dot": True}}
    )
    far = Scene(
        features={"outlines": [square("E04", "woods", dots=True)]}, hexes={"E04": {"green_dot": True}}
    )
    assert not seen(near, "D01", "D03/D04/E04").clear  # 4.92#2
    assert seen(far, "D01", "D03/D04/E04").clear  # 4.92#1 4.92#2


def test_ground_of_equal_maps_is_shared_but_not_between_readings() -> None:
    first, second = Scene(), Scene(options={"low_obstacles": "overlook"})
    assert s04_ground.ground(first.g) is s04_ground.ground(Scene().g)
    assert s04_ground.ground(first.g) is not s04_ground.ground(second.g)


@pytest.mark.parametrize("name", ["ypres_1915", "holnon_1918"])
def test_the_short_way_to_a_verdict_agrees_with_the_long_one(name: str) -> None:
    """A line is refused by the first obstacle found; asked for every reason, it is refused as well, and no other is."""
    scene, rng = Scene(map=name, date=SUMMER), Random(4)
    ground, board = s04_ground.ground(scene.g), scene.g.board
    refused = 0
    for _ in range(150):
        start = rng.choice(board.cells)
        end = rng.choice(board.within(start, rng.choice((3, 6, 12))))
        if start != end:
            found = s04_sight.sight(scene.g, start, end)
            assert found.clear <= (not ground.every_reason(start, end))
            assert (found.clear or found.concealed > 1) == (not ground.every_reason(start, end))
            refused += not found.clear
    assert 20 < refused < 130
