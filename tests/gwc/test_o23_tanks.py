"""O23.5 Tanks: groups, bog checks before all else, Wire, guides, ground that is closed to them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.rules import o21_odds
from tests.gwc.marching import cost, go, left, moving, ordered
from tests.gwc.scene import Scene, action, order

FOE = "A1 ge-landwehr broken"


def tanks(units: dict[str, str], *activated: str, **document: Any) -> Scene:
    """A French Move Order of 1918."""
    return ordered("move", {"X": FOE, **units}, *activated, side="french", date="1918-06", **document)


def one_tank(**document: Any) -> Scene:
    """A Renault with 4 MP and Bog number 4 in H6."""
    return tanks({"T": "H6 fr-renault-mg", "K": "C3 fr-infanterie"}, "T", **document)


# the check


@pytest.mark.parametrize(("dice", "stuck"), [((2, 2), True), ((2, 3), False)])
def test_bog_check(dice: tuple[int, int], stuck: bool) -> None:
    """At or below the Bog number it halts and shows its broken side; above it goes on."""
    scene = one_tank(terrain={"H5": "rubble"}).french("step-choose", "H5").roll(*dice)
    assert scene.unit("T").broken == stuck  # O23.5.2#3 O23.5.4#2 O23.5.4#3
    assert scene.at("T") == "H5"
    if stuck:
        assert scene.note("immobilized")["bog"] == 4
        scene.expect("french", "order-choose")
    else:
        scene.expect("french", "step-choose")
        assert left(scene) == 2


@pytest.mark.parametrize(
    "document",
    [
        {"ground": {"H5": "gully"}},  # O23.5.2#1
        {"ground": {"H5": {"terrain": "open", "level": 1}}},  # O23.5.2#2 T110.1.1#1
        {"ground": {"H6": {"terrain": "open", "level": 1}}},  # downhill too
        {"fortifications": {"H5": "trench"}},  # O23.5.2#4 F130.3
        {"fortifications": {"H5": "foxholes"}},  # O23.5.2#5
        {"ground": {"H5": {"terrain": "gully", "level": 1}}, "fortifications": {"H5": "trench"}},  # O23.5.3
    ],
)
def test_what_bogs_down_a_tank(document: dict[str, Any]) -> None:
    """One check, whatever there is, and a new one for the next such hex."""
    scene = one_tank(**document).french("step-choose", "H5").roll(6, 6)
    assert len(scene.said("not-immobilized")) == 1
    assert scene.expect("french", "step-choose").unit("T").broken is False


def test_no_check_along_a_road_uphill() -> None:
    features = {"lines": [{"kind": "road", "path": ["H6", "H5"]}]}
    scene = one_tank(ground={"H5": {"terrain": "open", "level": 1}}, features=features)
    assert cost(scene, "H5") == 1  # T116#3
    scene.french("step-choose", "H5").expect("french", "step-choose")  # T110.1.1#2


def test_first_shellhole_only() -> None:
    """The first Shellhole costs 1 more and a check; the next in the Order neither."""
    scene = one_tank(ground={"H5": "shellhole", "H4": "shellhole"})
    assert cost(scene, "H5") == 2  # O23.5.5#1
    scene.french("step-choose", "H5").roll(6, 1)  # O23.5.5#2 O23.5.2#6 T118.1
    assert cost(scene, "H4") == 1
    scene.french("step-choose", "H4").expect("french", "step-choose")  # O23.5.5#3
    failed = one_tank(ground={"H5": "shellhole", "H4": "shellhole"}).french("step-choose", "H5").roll(1, 1)
    assert failed.unit("T").broken  # O23.5.5#4


def test_trail_through_printed_shellholes() -> None:
    features = {"lines": [{"kind": "trail", "path": ["G5", "H5"]}]}
    scene = one_tank(ground={"H5": "shellhole", "H4": "shellhole"}, features=features)
    assert cost(scene, "H5") == 1  # T118.2 T121#3
    scene.french("step-choose", "H5").expect("french", "step-choose")


def test_the_check_comes_before_op_fire_and_mines() -> None:
    """The Germans wait with a Fire Action: dice first, then their offer."""
    scene = tanks(
        {"T": "H6 fr-renault-mg", "K": "C3 fr-infanterie", "G": "H3 ge-garde+t-gewehr"},
        "T",
        hands={"german": {"OF": action("fire")}},
        terrain={"H5": "rubble"},
    )
    scene.french("step-choose", "H5")
    assert scene.pending.side == "chance"  # O23.5.4#1
    scene.roll(1, 2).expect("german", "op-fire-offer")
    mined = one_tank(ground={"H5": "gully"}, fortifications={"H5": "mines"}).french("step-choose", "H5")
    mined.roll(6, 6)
    assert [note.id for note in mined.notes if note.id in ("not-immobilized", "mine-attack")] == [
        "not-immobilized"
    ]
    mined.roll(1, 1)
    assert mined.note("mine-attack")["total"] == 11  # F128.2#1: 9 against vehicles


def test_guides() -> None:
    """A friendly Unit in the hex spares the check; a Leader does not."""
    units = {"T": "H6 fr-renault-mg", "U": "H5 fr-infanterie", "V": "G6 fr-verdier", "K": "C3 fr-infanterie"}
    scene = tanks(units, "T", ground={"H5": "gully", "G6": "gully"})
    scene.french("step-choose", "H5").expect("french", "step-choose")  # O23.5.6 O23.5.2#7
    led = tanks(units, "T", ground={"H5": "gully", "G6": "gully"}).french("step-choose", "G6")
    assert led.pending.side == "chance"


# Wire


def test_a_tank_crushes_wire_and_stops() -> None:
    scene = one_tank(fortifications={"H5": "wire"}).french("step-choose", "H5")
    assert "H5" not in {scene.g.board.name(c) for c in scene.g.fortifications}  # O23.5.7#1 F131.4#1
    assert scene.expect("french", "order-choose").at("T") == "H5"  # O23.5.7#2 F131.4#2
    assert not scene.said("not-immobilized")


def test_after_the_wire_the_ground_decides() -> None:
    scene = one_tank(ground={"H5": "gully"}, fortifications={"H5": "wire"}).french("step-choose", "H5")
    assert scene.note("wire-removed")["hex"] == "H5"
    scene.roll(1, 1)  # O23.5.7#3 F131.4#3
    assert scene.unit("T").broken


def test_hidden_wire_under_a_tank_stays_and_ends_its_move() -> None:
    scene = one_tank(
        hands={"german": {"HW": action("hidden-wire")}}, postures={"german": "defend", "french": "attack"}
    )
    scene.french("step-choose", "H5").german("action-entered", "HW")
    assert scene.g.fortifications[scene.g.board.cell("H5")] == "wire"
    scene.expect("french", "order-choose")


# where a Tank cannot go


def test_ground_closed_to_tanks() -> None:
    ground = {"H5": "stream", "G6": "woods", "I6": "destroyed_woods", "G7": "building", "H7": "woods"}
    features = {
        "lines": [{"kind": "road", "path": ["H6", "H7"]}],
        "outlines": [
            {"kind": "building", "at": "G7", "points": [[-0.4, -0.4], [0.4, -0.4], [0.4, 0.4], [-0.4, 0.4]]}
        ],
    }
    scene = one_tank(ground=ground, features=features)
    assert set(scene.ids) == {"H7", "I7"}  # O23.5.8#2: by the Road
    assert scene.why_not("hex:H5") == ["T120 forbidden-tank-stream"]  # O23.5.8#1
    assert scene.why_not("hex:G6") == ["T124 forbidden-tank-woods"]
    assert scene.why_not("hex:G7") == ["T104 forbidden-tank-building"]  # O23.5.8#3


def test_two_tanks_never_share_a_hex() -> None:
    scene = tanks({"T": "H6 fr-renault-mg", "U": "H5 fr-renault-37", "K": "C3 fr-infanterie"}, "T")
    assert "H5" not in scene.ids
    assert scene.why_not("hex:H5") == ["8.2.1 why-not-second-tank"]  # 8.2.1


def test_engine_failure() -> None:
    units = {"T": "H6 fr-schneider broken", "K": "C3 fr-infanterie", "L": "D3 fr-infanterie", "X": FOE}
    for kind in ("move", "advance"):
        scene = ordered(kind, units, side="french", date="1918-06")
        assert set(scene.expect("french", "activate-first").ids) == {"K", "L"}
        assert scene.why_not("unit:T") == ["O23.5.9 why-not-engine"]  # O23.5.9 O16.3.1


# Tank Leaders


def test_tank_leader_takes_tanks_along() -> None:
    units = {
        "L": "H6 fr-renault-leader",
        "T": "H8 fr-renault-mg",
        "U": "I6 fr-renault-leader",
        "F": "H5 fr-infanterie",
        "W": "H9 fr-renault-mg",
    }
    for kind in ("move", "advance"):
        document: dict[str, Any] = {"hands": {"french": {"O": order(kind), "W": order("rout")}}}
        document |= {"active": "french", "date": "1918-06"}
        scene = (
            Scene(units | {"X": FOE}, **document).french("order-choose", "O").french("activate-first", "L")
        )
        assert set(scene.ids) == {
            "T",
            "done",
        }  # O23.5.1#2 O14.2.1#3: no Leader, no Unit, none out of the radius
        lost = Scene(units | {"X": FOE}, casualties={"french": ["fr-schneider"]}, **document)
        lost.french("order-choose", "O").french("activate-first", "L")
        assert lost.note("activated")["units"] == ["L"]  # O23.5.1#3 O23.5.1#1


def test_a_tank_exits_once_and_waits_on_two_spaces() -> None:
    units = {"T": "H1 fr-renault-mg", "K": "C3 fr-infanterie"}
    scene = tanks(units, "T").french("step-choose", "exit").french("exit-space", "3", "5")
    assert [scene.g.time_track[space][0].counter for space in (3, 5)] == ["fr-renault-mg"] * 2  # 7.2.1#5
    again = tanks({"T": "H1 fr-renault-mg has_exited", "K": "C3 fr-infanterie"}, "T")
    assert "exit" not in again.ids
    assert again.why_not("edge:top") == ["7.2.1.1 why-not-exited-once"]  # 7.2.1.1#1


def test_ex_tankobjective() -> None:
    """A Tank that takes an Objective of no value is worth 1 VP; a German who retakes it gains nothing."""
    ground = {"H5": {"terrain": "open", "objective": 3}}
    scene = tanks({"T": "H6 fr-renault-mg", "G": "H3 ge-garde", "K": "C3 fr-infanterie"}, "T", ground=ground)
    scene.french("step-choose", "H5")
    assert scene.note("vp")["points"] == 1  # EX.tankobjective 7.3.1.2
    assert scene.g.control[3] == "french"
    assert abs(scene.g.vp) == 1
    retaken = moving({"G": "H4 ge-garde", "K": "B2 ge-landwehr"}, "G", ground=ground, control={"french": [3]})
    go(retaken, "G").german("step-choose", "H5")
    assert retaken.g.control[3] == "german"
    assert retaken.g.vp == 0


def test_odds_of_a_bog_check() -> None:
    scene = one_tank(terrain={"H5": "rubble"})
    dice = o21_odds.totals(scene.g, "french", "french")
    stuck = sum(chance for roll, chance in dice.items() if roll <= 4)
    odds = scene.game.odds("H5")
    assert odds.exact
    assert odds.outcomes == pytest.approx({"odds-immobilized": stuck, "odds-not-immobilized": 1 - stuck})
    assert scene.game.odds("H7").outcomes == {"odds-not-immobilized": 1.0}


def test_the_bog_number_is_that_of_the_moment_of_the_roll() -> None:
    """A Sniper set off by the check breaks the Tank, whose broken side has a Bog number of 5: it was 4."""
    scene = one_tank(terrain={"H5": "rubble"}, cards={"french": {"hit": {"hex": "H5"}}}).french(
        "step-choose", "H5"
    )
    scene.roll(2, 3, "sniper").turns_up("hit").french("sniper-choose", "T")
    assert scene.unit("T").broken
    assert scene.note("not-immobilized")["bog"] == 4  # 1.9.1#4
