"""O23.4 and 7.2 Where a move may not go, and how it leaves the map."""

from __future__ import annotations

import pytest

from tests.gwc.marching import go, left, moving, ordered
from tests.gwc.scene import action, order


def test_where_a_move_may_not_go() -> None:
    units = {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr", "F": "H5 fr-infanterie"}
    ground = {"G6": "water", "I6": "bridge"}
    scene = moving(units, "L", ground=ground, terrain={"H7": "blaze"})
    go(scene, "L")
    assert set(scene.ids) == {"G7", "I7"}
    assert scene.why_not("hex:H5") == ["O23.4 why-not-enemy-occupied"]  # O23.4#1
    assert scene.why_not("hex:G6") == ["T123 forbidden-impassable"]  # O23.4#2
    assert scene.why_not("hex:H7") == ["T100 forbidden-impassable"]
    assert scene.why_not("hex:I6") == ["T102 forbidden-bridge-entry"]  # O23.4#3


@pytest.mark.parametrize("kind", ["road", "railway", "trail"])
def test_a_bridge_is_left_along_its_road_only(kind: str) -> None:
    """There is no Stream beside it: O23.4 binds all the same."""
    features = {"lines": [{"kind": kind, "path": ["E5", "E6", "E7"]}]}
    units = {"L": "E6 ge-landwehr", "K": "A1 ge-landwehr"}
    scene = moving(units, "L", ground={"E6": "bridge"}, features=features)
    go(scene, "L")
    assert set(scene.expect("german", "step-choose").ids) == {"E5", "E7"}  # O23.4#3 T102#1
    assert scene.why_not("hex:F6") == ["O23.4 forbidden-bridge-exit"]  # O23.4#3


@pytest.mark.parametrize(("counter", "points"), [("ge-hero", 0), ("ge-landwehr", 3)])
def test_a_hero_earns_no_exit_points_from_an_open_chit(counter: str, points: int) -> None:
    units = {"L": f"D11 {counter}", "K": "B2 ge-landwehr", "X": "O2 fr-infanterie broken"}
    scene = moving(units, "L", chits={"open": ["Y"]})
    go(scene, "L").german("step-choose", "exit")
    assert scene.g.vp == points  # E70.1#2 7.3.2#6


def test_exit_off_the_enemy_edge() -> None:
    """1 MP, VP at once, and a future Time space of the owner's choice."""
    scene = moving(
        {"L": "A11 ge-landwehr+mg08 suppressed", "K": "B2 ge-landwehr"} | {"X": "O2 fr-infanterie broken"},
        "L",
    )
    go(scene, "L")
    assert "exit" in scene.ids  # 7.2.1#1 O23.4#7 7.2#2
    assert scene.why_not("edge:left") == ["7.2 why-not-flank"]  # 7.2#1 O23.4#4
    assert scene.why_not("edge:top") == ["7.2.1 why-not-own-edge"]  # O23.4#5
    scene.german("step-choose", "exit").german("exit-space", "3")
    assert scene.g.vp == 2  # 7.2.1#3
    arrival = scene.g.time_track[3][0]  # 7.2.1#4
    assert (arrival.counter, arrival.weapon) == ("ge-landwehr", "mg08")  # 7.2.1#7 11.3#4
    scene.expect("german", "order-choose")


def test_who_has_left_comes_back_as_a_new_formation() -> None:
    """It left Suppressed, broken and with a broken Weapon; it enters in Good Order, unactivated, under a new name."""
    units = {"L": "A11 ge-landwehr+mg08 suppressed broken weapon_broken", "K": "B2 ge-landwehr broken"}
    hands = {"german": {"R": order("recover")}}
    scene = ordered("advance", {**units, "X": "O2 fr-infanterie broken"}, "L", hands=hands)
    scene.german("advance-hex", "exit").german("exit-space", "1")
    scene.german("order-choose", "R").roll(5, 6, "time").german("reinforcement-place", "C1")
    (new,) = scene.g.in_hex(scene.g.board.cell("C1"))
    came = scene.unit(new)
    assert new != "L"  # 7.2.1#9
    assert (came.counter, came.activated) == ("ge-landwehr", "")
    assert not came.broken  # 7.2.1#6
    assert not came.suppressed  # 7.2.1#8
    assert not scene.g.weapons[came.weapon].broken  # 7.2.1#7


def test_a_move_may_overstack() -> None:
    units = {"L": "H6 ge-landwehr", "J": "H5 ge-jaeger", "M": "H5 ge-landwehr", "K": "B2 ge-landwehr"}
    scene = go(moving(units, "L"), "L").german("step-choose", "H5")
    assert scene.at("L") == "H5"  # 8.2#3: twelve figures
    scene.german("step-choose", "H4")


def test_runners_leave_by_their_own_edge() -> None:
    scene = moving({"R": "A1 ge-bote", "K": "B2 ge-landwehr", "S": "O11 ge-bote"}, "R")
    go(scene, "R").german("step-choose", "exit")
    assert scene.g.vp == 1  # 7.2.1#2
    again = moving({"R": "A1 ge-bote", "K": "B2 ge-landwehr", "S": "O11 ge-bote"}, "S")
    go(again, "S")
    assert "exit" not in again.ids
    assert again.why_not("edge:bottom") == ["7.2.1 why-not-runner-edge"]  # O23.4#6


def test_no_exit_without_mp() -> None:
    """With its last MP a Formation reaches the edge and must stay."""
    hands = {"german": {"EW": action("engineering-works")}}
    units = {"P": "H9 ge-pionier", "K": "B2 ge-landwehr"}
    forts = {"G11": "wire"}
    scene = moving(units, "P", hands=hands, ground={"H10": "woods", "H11": "stream"}, fortifications=forts)
    go(scene, "P").german("step-choose", "H10", "H11")
    assert scene.ids == ["EW", "done"]
    assert left(scene) == 0
    assert scene.why_not("edge:bottom") == ["O23.1 why-not-too-dear-exit"]


@pytest.mark.parametrize("kind", ["move", "advance"])
@pytest.mark.parametrize(("road", "leaves"), [(["B10", "C11", "D10"], False), (["B10", "C11"], True)])
def test_a_bridge_at_the_edge_is_left_by_a_road_that_leads_off_the_map(
    kind: str, road: list[str], leaves: bool
) -> None:
    """The border is one more hex: a Road that runs on along the edge does not lead there."""
    features = {
        "lines": [{"kind": "stream", "path": ["C9", "C10", "C11"]}, {"kind": "road", "path": road}],
    }
    units = {"M": "C11 ge-infanterie", "K": "B1 ge-infanterie"}
    scene = go(ordered(kind, units, "M", ground={"C11": "bridge"}, features=features), "M")
    assert ("exit" in scene.ids) == leaves  # O23.4#3 O16.3#2 7.2#2
    if not leaves:
        assert scene.why_not("edge:bottom") == ["O23.4 forbidden-bridge-exit"]
    assert "C10" not in scene.ids
