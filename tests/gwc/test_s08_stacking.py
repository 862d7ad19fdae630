"""8 Stacking: seven figures a side in a hex at the end of every Turn."""

from __future__ import annotations

from typing import Any

from grognard.games.gwc.counters import FormationCounter
from grognard.games.gwc.rules import s08_stacking
from tests.gwc.ground import Ground, flat
from tests.gwc.scene import Scene, order


def passing(units: dict[str, str], **document: Any) -> Scene:
    """The active player has passed without discarding."""
    side = document.setdefault("active", "german")
    scene = Scene(units, hands={side: {"C": order("command-confusion")}}, **document)
    return scene.answer(side, "discard-choose", "done")


def test_ex_overstack() -> None:
    """Two broken German Platoons in one hex at the end of the French Turn: one of them must go."""
    units = {
        "A": "H6 ge-landwehr broken",
        "B": "H6 ge-infanterie broken",
        "D": "B2 ge-garde",
        "F": "N10 fr-infanterie",
    }
    scene = passing(units, active="french").expect(
        "german", "overstack-choose"
    )  # EX.overstack 8.2#1 8.2#2 8.2#4
    assert scene.ids == ["A", "B"]
    scene.german("overstack-choose", "A")
    assert "A" not in scene.g.formations
    assert scene.g.vp == -2  # 7.1#1: VP as usual
    assert scene.g.casualties["german"] == ("ge-landwehr",)


def test_seven_figures_are_allowed_and_each_side_counts_its_own() -> None:
    units = {
        "P": "H6 ge-landwehr",
        "T": "H6 ge-abteilung",
        "L": "H6 ge-mueller",
        "F": "N10 fr-infanterie",
        "G": "N10 fr-specialistes",
        "R": "N10 fr-agent",
    }
    scene = passing(units)  # 8.2#1: 4 + 2 + 1, Leaders and Runners count 1
    assert not scene.said("eliminated")
    scene = passing({**units, "H": "H6 ge-bote"})
    assert scene.expect("german", "overstack-choose").ids == ["H", "L", "P", "T"]


def test_a_tank_counts_three_figures() -> None:
    units = {"A": "H6 ge-a7v", "P": "H6 ge-landwehr", "F": "N10 fr-infanterie"}
    assert not passing(units, date="1918-04").said("eliminated")  # 8.2.1
    scene = passing({**units, "L": "H6 ge-mueller"}, date="1918-04")
    assert scene.expect("german", "overstack-choose").ids == ["A", "L", "P"]


def test_the_inactive_player_goes_first() -> None:
    units = {
        "A": "H6 ge-landwehr",
        "B": "H6 ge-infanterie",
        "C": "B2 ge-garde",
        "F": "N10 fr-infanterie",
        "G": "N10 fr-legion",
        "X": "M2 fr-legion",
    }
    passing(units).expect("french", "overstack-choose").french(
        "overstack-choose", "F"
    ).expect(  # GLOSS.inactive#2
        "german", "overstack-choose"
    )


def test_limits_hold_at_set_up() -> None:
    scene = Scene(
        {"F": "N10 fr-infanterie"},
        set_up={
            "german": {
                "area": ["C3", "C4"],
                "forces": [{"counter": "ge-infanterie", "count": 2}, {"counter": "ge-a7v", "count": 2}],
            }
        },
        date="1918-04",
        sides=["german", "french"],
    )
    scene.german("set-up-piece", "ge-infanterie").german("set-up-hex", "C3")
    scene.german("set-up-piece", "ge-infanterie")
    assert scene.ids == ["C4", "back"]  # 8.2.2: eight figures would be too many
    scene.german("set-up-hex", "back").german("set-up-piece", "ge-a7v").german("set-up-hex", "C4")
    scene.german("set-up-piece", "ge-a7v")
    assert scene.ids == ["C3", "back"]  # 8.2.1: never two Tanks in a hex


def test_one_fortification_a_hex_and_none_in_water() -> None:
    scene = Scene(
        {"F": "N10 fr-infanterie"},
        ground={"C3": "marsh", "C4": "open", "C5": "open"},
        fortifications={"C4": "wire"},
        set_up={"german": {"area": ["C3:C5"], "forces": [{"counter": "trench"}, {"counter": "ge-garde"}]}},
        sides=["german", "french"],
    )
    scene.german("set-up-piece", "trench")
    assert scene.ids == ["C5", "back"]  # 8.1.3 8.1 F125.4#1 F125.1#2


def test_a_blaze_keeps_everything_else_out() -> None:
    scene = Scene(
        {"F": "N10 fr-infanterie"},
        terrain={"C4": "blaze"},
        set_up={
            "german": {"area": ["C3:C5"], "forces": [{"counter": "ge-garde"}, {"counter": "ge-infanterie"}]}
        },
        sides=["german", "french"],
    )
    scene.german("set-up-piece", "ge-garde")
    assert scene.ids == ["C3", "C5", "back"]  # 8.1.6


def test_one_marker_of_a_kind_a_formation() -> None:
    """A Unit Out of Cohesion that is Suppressed already gets no second marker."""
    units = {"A": "H6 ge-landwehr suppressed", "F": "N10 fr-infanterie"}
    scene = passing(units)
    assert "@counter-ge-landwehr" not in [
        note["name"] for note in scene.said("suppressed")
    ]  # 8.1.1#1 3.3.2.1#2


def test_no_tank_comes_into_play_on_ground_that_is_closed_to_it() -> None:
    rows = ". . ~ . .\n. w . d .\n. . B . .\n. w . . ."
    shape = {"kind": "building", "at": "C3", "points": [[-0.3, -0.3], [0.3, -0.3], [0.3, 0.3], [-0.3, 0.3]]}
    road = {"kind": "road", "path": ["A4", "B4", "C4"]}
    ground = Ground(flat(rows, outlines=[shape], lines=[road]))
    tank, platoon = (ground.g.setting.formations[id_] for id_ in ("fr-schneider", "fr-infanterie"))

    def closed(counter: FormationCounter) -> list[str]:
        board = ground.board
        return [
            board.name(c) for c in board.cells if not s08_stacking.may_stack(ground.g, counter, c, "french")
        ]

    assert sorted(closed(tank)) == ["B2", "C1", "C3", "D2"]  # O23.5.8#1 O23.5.8#2 O23.5.8#3 T124.1#5
    assert closed(platoon) == []
