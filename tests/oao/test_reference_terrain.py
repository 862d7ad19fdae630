"""The Terrain Effects Chart: the cells that worked examples show, what the rules forbid, and the order of the rest."""

from __future__ import annotations

import pytest

from grognard.games.oao.reference_movement import movement
from grognard.games.oao.reference_terrain import (
    attack_change,
    covers,
    crossing_mp,
    defence,
    features,
    ground,
    height,
    hexes,
    hexside_mp,
    hexsides,
    river_shift,
)

RIVERS = ("minor river", "major river", "great river", "grand river")
CLEAR = ("clear",)


def test_moves_of_the_examples() -> None:
    """7.1.4b, 7.1.6a, 7.3: what the moves of the rulebook cost."""
    clear, zones = hexside_mp(CLEAR), movement().zones
    assert hexside_mp(("forest",)) == 3  # 7.1.EX TEC.mp#2
    bridge = crossing_mp("major river", bridged=True)
    assert 2 * clear + zones.leave + bridge == 6  # 7.1.4b.EX#2 TEC.mp#1 TEC.mp#3
    assert clear + zones.leave + bridge == 4  # 7.1.4b.EX#3
    assert clear + zones.enter + crossing_mp("major river") == 6  # 7.1.4b.EX#4 TEC.mp#4
    assert clear + zones.across == 8  # 7.1.6a.EX1
    assert clear + zones.across_to_friends == 6  # 7.1.6a.EX2
    assert clear + crossing_mp("great river") == 5  # 7.3.EX TEC.mp#5
    assert clear == 2  # 8.2.2.EX


def test_mixed_hexsides_take_the_cheapest() -> None:
    mixed = ("mountain", "steep mountain")
    assert hexside_mp(mixed) == hexside_mp(("mountain",)) < hexside_mp(("steep mountain",))  # 7.1.3.EX1
    assert hexside_mp(("clear", "forest")) == hexside_mp(CLEAR)  # 7.1.3.EX2
    assert attack_change(("clear", "deep forest")) == 0


def test_strengths_of_the_examples() -> None:
    assert 2 + defence("Mountain") == 6  # 9.3.1.EX TEC.def#1
    assert 13 + attack_change(("forest",)) == 13  # 11.2.EX#2 TEC.att#2
    assert 13 + attack_change(CLEAR, ("minor river",)) == 12  # TEC.att#1
    assert attack_change(CLEAR, ("minor river", "minor river")) == -1, "two rivers are one"  # 3.5.5#2


def test_one_bonus_for_the_hex() -> None:
    assert defence("Lowland") == 0
    assert defence("Highland", ("wooded", "moor")) == defence("Highland", ("wooded",)) == 1  # 9.3.1#1
    assert defence("Mountain", ("wooded",)) == 4


def test_elevations_in_order() -> None:
    order = ["Lowland", "Upland", "Highland", "Foothills", "Mountain", "Steep Mountain"]
    assert [hexes()[name].elevation for name in order] == list(range(6))  # 3.6#1
    assert [name for name in order if hexes()[name].mountainous] == order[3:]  # 3.5.3#5
    assert [hexes()[name].defence for name in order] == [0, 0, 0, 2, 4, 6]
    assert {ground(name) for name in order[:3]} == {CLEAR}  # 3.5.3#1
    assert ground("Steep Mountain") == ("steep mountain",)
    assert ground("Upland", ("moor", "wooded")) == ("moor",)
    assert {name: row.defence for name, row in covers().items()} == {"wooded": 1, "moor": 1, "polder": 0}
    assert {name for name, row in hexsides().items() if row.forested} == {"forest", "deep forest"}  # 3.5.3#4


def test_the_numbers_that_are_ours() -> None:
    """README.md: cost and loss of attack strength of every hexside terrain and of every feature."""
    assert {name: (row.mp, row.attack) for name, row in hexsides().items()} == {
        "clear": (2, 0),
        "forest": (3, 0),
        "deep forest": (4, -1),
        "moor": (3, -1),
        "foothills": (3, 0),
        "mountain": (4, -1),
        "steep mountain": (6, -2),
    }
    assert {name: (row.mp, row.attack) for name, row in features().items()} == {
        "minor river": (0, -1),
        "major river": (2, -2),
        "great river": (3, -3),
        "grand river": (5, -4),
        "inundation": (5, 0),
        "ridge": (4, 0),
        "escarpment": (1, 0),
        "canal": (0, -1),
        "sea": (0, 0),
    }
    mountainous = {name for name, row in hexsides().items() if row.mountainous}
    assert mountainous == {"foothills", "mountain", "steep mountain"}  # 3.5.3#5
    assert {row.feature for row in features().values() if row.shift} == {"great river", "grand river"}


def test_greater_rivers_are_never_easier() -> None:
    rows = [features()[name] for name in RIVERS]
    assert [row.mp for row in rows] == sorted(row.mp for row in rows)
    assert [row.attack for row in rows] == sorted((row.attack for row in rows), reverse=True)
    assert [row.shift for row in rows] == [0, 0, -1, -2]  # 9.6.1#4
    assert [row.bridge for row in rows] == [None, 1, 1, 1]  # 3.5.4#1


@pytest.mark.parametrize(
    ("crossed", "shift"),
    [
        (("great river", "great river"), -1),
        (("grand river",), -2),
        (("great river", "grand river"), -1),
        (("grand river", None), 0),
        (("great river", "minor river"), 0),
        ((), 0),
    ],
)
def test_the_river_shift_needs_all_attackers(crossed: tuple[str | None, ...], shift: int) -> None:
    assert river_shift(crossed) == shift  # 9.6.1#4


def test_what_hexsides_forbid() -> None:
    rows = features().values()
    assert {row.feature for row in rows if not row.attacks} == {"sea", "ridge", "inundation"}  # 9.2.3#4
    assert {row.feature for row in rows if not row.zones} == {"sea", "ridge"}  # 3.3.1
    assert {row.feature for row in rows if not row.retreats} == {"sea"}  # 11.1#2
    assert {row.feature for row in rows if not row.supply} == {"sea"}  # 15.3#2
    assert {row.feature for row in rows if not row.cross} == {"sea"}
    assert {row.feature for row in rows if row.adjacent} == {"grand river", "inundation"}  # 7.1.5
    assert {row.feature for row in rows if row.ends} == {"grand river", "ridge"}  # 15.3.2
    assert {row.feature for row in rows if row.costly} == {"grand river", "ridge"}  # 11.1.4
    water = {"inundation", "great river", "grand river"}
    assert {row.feature for row in rows if not row.flank} == water | {"sea"}  # 9.5.3
    assert {row.feature for row in rows if not row.prep} == water | {"sea"}  # 20.3#2
    assert height().mountain_av == 2  # 10.1.1a#2 10.1.1a#3


def test_every_crossing_can_be_made_in_one_phase() -> None:
    """No single hexside is beyond a whole Movement Phase, the hardest included."""
    hardest = max(row.mp for row in hexsides().values())
    assert hardest <= movement().allowance.movement
    crossable = [row.mp for row in features().values() if row.cross]
    assert hexside_mp(CLEAR) + max(crossable) <= movement().allowance.movement
