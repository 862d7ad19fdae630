"""4.3 and 7 Victory: points, elimination, exits and Objectives."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.rules import s07_objectives, s07_victory
from grognard.games.gwc.support import chits, tracks
from tests.gwc.scene import Scene, order

BASE = {"K": "B1 ge-infanterie", "F": "N10 fr-infanterie", "H": "M11 fr-legion"}
OBJECTIVES = {
    "C3": {"objective": 1},
    "E3": {"objective": 2},
    "G3": {"objective": 3},
    "J6": {"objective": 4, "terrain": "building", "building": "farm"},
    "K6": {"terrain": "building", "building": "farm"},
    "M3": {"objective": 5},
}


def scene_with(units: dict[str, str], **document: Any) -> Scene:
    """The Germans may rout a broken French Platoon."""
    hands = {"german": {"W": order("rout"), "R": order("rout")}}
    return Scene({**BASE, "F": "N10 fr-infanterie broken", **units}, hands=hands, **document)


def lose(scene: Scene, *ids: str) -> None:
    """Eliminate Formations at one blow, outside of any procedure."""
    for id_ in ids:
        s07_victory.take_off(scene.g, id_, "melee")


# points


def test_one_balance() -> None:
    scene = scene_with({}, vp={"french": 2})
    assert s07_victory.vp_of(scene.g, "french") == 2  # 4.1.1#1
    s07_victory.gain_vp(scene.g, "german", 5, "7", "vp-elimination")
    assert s07_victory.vp_of(scene.g, "german") == 3  # 4.1.1#2
    shown = scene.game.view(None)
    assert (shown["tracks"]["vp"]["value"], shown["tracks"]["vp"]["side"]) == (3, "german")
    assert shown["players"]["french"]["vp"] == 0
    s07_victory.gain_vp(scene.g, "german", 30, "7", "vp-elimination")
    assert scene.game.view(None)["tracks"]["vp"]["value"] == 33 > tracks().victory.last  # 4.1.1#3


@pytest.mark.parametrize(
    ("counter", "points", "spaces"),
    [
        ("fr-legion", 2, 1),  # 7.1#2
        ("fr-specialistes", 1, 1),  # 7.1#3
        ("fr-agent", 1, 0),  # 7.1#4 4.3#4
        ("fr-barnier", 3, 1),  # 7.1#5
        ("fr-hero", 0, 0),  # 7.1#6 4.3#4 E70.1#2
        ("fr-schneider", 3, 2),  # 7.1#7 4.3#5
        ("fr-schneider-leader", 3, 2),
    ],
)
def test_the_value_of_an_eliminated_formation(counter: str, points: int, spaces: int) -> None:
    scene = scene_with({"X": f"H6 {counter}"})
    left = scene.g.countermix[counter]
    lose(scene, "X")
    assert s07_victory.vp_of(scene.g, "german") == points  # 7.1#1 4.3#8 3.2.4 GLOSS.vp INTRO.victory
    assert scene.g.casualties["french"] == (counter,) * spaces  # 4.3#3
    assert scene.g.countermix[counter] == left + (spaces == 0)


def test_a_hero_scores_nothing_through_the_chits_either() -> None:
    scene = scene_with({"X": "H6 fr-hero", "P": "H6 fr-infanterie"}, chits={"open": ["Z"]})
    lose(scene, "X")
    assert scene.g.vp == 0  # E70.1#2 7.3.2#5
    lose(scene, "P")
    assert s07_victory.vp_of(scene.g, "german") == 3  # 7.3.2#5


@pytest.mark.parametrize(("ruling", "points"), [("current", 1), ("unbroken", 3)])
def test_a_broken_leader(ruling: str, points: int) -> None:
    scene = scene_with({"X": "H6 fr-barnier broken"}, options={"leader_vp": ruling})
    lose(scene, "X")
    assert s07_victory.vp_of(scene.g, "german") == points


def test_weapons_go_to_their_box() -> None:
    scene = scene_with({"X": "H6 fr-legion+hotchkiss suppressed veteran"})
    lose(scene, "X")
    assert scene.g.weapons_box["french"] == ("hotchkiss",)  # 4.3#7 3.2.4#2
    assert not scene.g.weapons


def test_a_weapon_that_breaks_twice_is_eliminated() -> None:
    scene = scene_with({"X": "H6 fr-legion+hotchkiss"})
    s07_victory.break_weapon(scene.g, "X+hotchkiss")
    assert scene.g.weapons["X+hotchkiss"].broken  # 11.4#1
    s07_victory.break_weapon(scene.g, "X+hotchkiss")
    assert not scene.g.weapons  # 11.4#1 GLOSS.broken#2
    assert not scene.unit("X").weapon


def test_breaking_twice_eliminates() -> None:
    units = {"X": "H6 fr-legion broken"}
    scene = scene_with(units, cards={"german": {"hit": {"hex": "H6"}}}).german("order-choose", "W")
    scene.german("rout-choose", "F").roll(1, 2, "sniper").turns_up("hit").german("sniper-choose", "X")
    assert "X" not in scene.g.formations  # 3.2.4 GLOSS.broken#2
    assert scene.note("eliminated")["cause"] == "@cause-sniper"


def test_chit_z_gives_a_point_for_each_elimination() -> None:
    scene = scene_with({"X": "H6 fr-legion"}, chits={"open": ["Z"]})
    lose(scene, "X")
    assert s07_victory.vp_of(scene.g, "german") == 3  # 7.3.2#5


# the end by elimination


def test_surrender() -> None:
    """The French lose when they must use the space of their Surrender marker, whatever the points."""
    scene = scene_with(
        {},
        surrender={"french": 2},
        casualties={"french": ["fr-infanterie"]},
        vp={"french": 9},
        initiative="french",
    )
    scene.german("order-choose", "W").roll(6, 6).french("retreat-choose", "N11")
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("german", "surrender")  # 6.3#1 6.3.1#1 4.3#1 4.3#6


def test_a_tank_on_two_spaces_reaches_the_marker_with_either() -> None:
    scene = scene_with({"X": "H6 fr-schneider"}, surrender={"french": 2}, date="1917-04")
    lose(scene, "X")
    assert s07_victory.is_defeated(scene.g, "french")


def test_annihilation() -> None:
    scene = Scene(
        {"K": "B1 ge-infanterie", "F": "N11 fr-infanterie broken"},
        hands={"german": {"W": order("rout"), "R": order("rout")}},
        initiative="french",
    )
    scene.german("order-choose", "W").roll(6, 6)
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.rule) == (
        "german",
        "annihilation",
        "6.3.1",
    )  # 6.3#2 6.3.1#1


def test_both_at_once_leaves_the_initiative_card_to_decide() -> None:
    for holder in ("german", "french"):
        scene = scene_with({}, initiative=holder)
        lose(scene, *scene.g.formations)
        outcome = s07_victory.defeat(scene.g, ("german", "french"))
        assert (outcome.winner, outcome.reason) == (holder, "simultaneous-defeat")  # 6.3.1#2 9.2


def test_the_first_lost_tank_ends_tank_command() -> None:
    scene = scene_with({"X": "H6 fr-schneider"}, date="1917-04")
    lose(scene, "X")
    assert scene.g.tank_lost == {"french": True}  # 3.1.6#3


# Objectives


def test_five_objectives_and_a_building_is_one_whole() -> None:
    scene = scene_with({}, ground=OBJECTIVES)
    name = scene.g.board.name
    found = {
        number: [name(c) for c in cells] for number, cells in s07_objectives.objectives(scene.g.board).items()
    }
    assert sorted(found) == [1, 2, 3, 4, 5]  # 2.3#1
    assert found[4] == ["J6", "K6"]  # 7.3.1.1 T104#6


def occupied(units: dict[str, str], cell: str = "G3", **document: Any) -> Scene:
    scene = scene_with(units, ground=OBJECTIVES, **document)
    s07_victory.occupy(scene.g, scene.g.board.cell(cell))
    return scene


def test_control_goes_to_the_last_sole_occupant() -> None:
    assert occupied({"A": "G3 ge-garde"}).g.control == {3: "german"}  # 7.3.1#2 2.3#2
    assert occupied({"A": "G3 ge-garde", "B": "G3 fr-legion"}, control={"french": [3]}).g.control == {
        3: "french"
    }
    assert occupied({}, control={"french": [3]}).g.control == {3: "french"}  # 7.3.1#1


def test_every_hex_of_a_building_must_be_clear() -> None:
    assert occupied({"A": "J6 ge-garde", "B": "K6 fr-legion"}, "J6").g.control == {}  # 7.3.1.1
    assert occupied({"A": "J6 ge-garde"}, "J6").g.control == {4: "german"}


def test_runners_take_no_objective_but_keep_one() -> None:
    assert occupied({"A": "G3 ge-bote"}, control={"french": [3]}).g.control == {
        3: "french"
    }  # 7.3.1.3 O27.2.2#1
    assert occupied({"A": "G3 ge-bote"}, control={"german": [3]}).g.control == {3: "german"}  # O27.2.2#2
    both = {"A": "G3 ge-garde", "B": "G3 fr-agent"}
    assert occupied(both, control={"french": [3]}).g.control == {3: "french"}


def test_ex_tankobjective() -> None:
    """A French Tank takes Objective 3, worth 0: France gains 1 VP. A German Unit retakes it: Germany gains none."""
    scene = occupied({"A": "G3 fr-schneider"}, control={"german": [3]}, date="1917-04")
    assert s07_victory.vp_of(scene.g, "french") == 1  # EX.tankobjective 7.3.1.2
    lone = scene.g.board.cell("A5")
    scene.g.move_to("A", lone)
    scene.g.move_to("K", scene.g.board.cell("G3"))
    s07_victory.occupy(scene.g, scene.g.board.cell("G3"))
    assert scene.g.control[3] == "german"
    assert s07_victory.vp_of(scene.g, "french") == 1


def test_ex_chits() -> None:
    """C, G and K value Objective 3 at 1, 2 and 3: together 6."""
    scene = scene_with({}, ground=OBJECTIVES, chits={"open": ["C", "G", "K"]})
    assert s07_victory.objective_value(scene.g, 3) == 6  # EX.chits 7.3.2#2 7.3.2#3 7.3
    assert s07_victory.objective_value(scene.g, 1) == 0


def test_each_chits_value_all_five() -> None:
    scene = scene_with({}, ground=OBJECTIVES, chits={"open": ["R", "A"]})
    assert [s07_victory.objective_value(scene.g, n) for n in range(1, 6)] == [3, 2, 2, 2, 2]  # 7.3.2#4


def test_ex_swing() -> None:
    """An Objective worth 4 that changes hands swings the balance by 8."""
    units = {"A": "G3 ge-garde"}
    scene = occupied(units, control={"french": [3]}, vp={"french": 4}, chits={"open": ["C", "K"]})
    assert s07_victory.vp_of(scene.g, "german") == 4  # EX.swing 7.3.3#5
    scene = scene_with({"A": "G4 ge-garde"}, ground=OBJECTIVES, chits={"open": ["C", "K"]})
    scene.g.move_to("A", scene.g.board.cell("G3"))
    s07_victory.occupy(scene.g, scene.g.board.cell("G3"))
    assert s07_victory.vp_of(scene.g, "german") == 4  # 7.3.3#6: nobody loses what nobody had


def test_twenty_chits_two_of_them_without_a_secret_side() -> None:
    assert len(chits()) == 20  # 7.3.2#1
    assert [letter for letter, chit in chits().items() if chit.open] == ["Y", "Z"]  # 7.3.3#fr


def test_secret_chits_are_for_their_holder_only() -> None:
    scene = scene_with({}, chits={"secret": {"german": ["K"]}}, control={"german": [3]}, ground=OBJECTIVES)
    assert scene.game.view("german")["players"]["german"]["chits"] == ["K"]  # 7.3.3#2 4.4.1#1
    assert scene.game.view("french")["players"]["german"]["chits"] == 1
    assert scene.g.vp == 0  # 7.3.3#4
    s07_victory.reveal_chit(scene.g, "german", "K")
    assert scene.g.vp == 3  # 7.3.3#1 7.3.3#4
    shown = scene.game.view("french")["tracks"]["chits"]["items"]
    assert shown == [{"label": {"id": "chit", "args": {"chit": "K"}}}]  # 4.4.1#2


def test_a_drawn_y_or_z_is_open_at_once() -> None:
    scene = Scene(BASE, phase="opening", chits={"draw": {"german": 1, "french": 1}})
    scene.draws("Y").refill()
    assert "Y" in scene.g.open_chits  # 7.3.3#3
    assert scene.g.secret_chits["german"] == ()
    assert len(scene.g.secret_chits["french"]) == 1


def test_open_chits_drawn_at_the_start_score_for_who_holds_their_objective() -> None:
    scene = Scene(
        BASE, phase="opening", ground=OBJECTIVES, control={"german": [3]}, chits={"draw": {"open": 1}}
    )
    scene.draws("K")
    assert s07_victory.vp_of(scene.g, "german") == 3  # 7.3.3#4


# exits


def exiting(units: dict[str, str], mover: str, **document: Any) -> Scene:
    """A German Move Order; the French edge is the bottom, row 11."""
    hands = {"german": {"M": order("move"), "W": order("rout"), "C": order("command-confusion")}}
    scene = Scene({"F": "N10 fr-infanterie broken", **units}, hands=hands, **document)
    scene.german("order-choose", "M")
    while scene.pending.kind in ("activate-first", "move-choose"):
        scene.german(scene.pending.kind, mover)
    return scene


def test_the_game_ends_when_the_last_formation_leaves_of_its_own_will() -> None:
    scene = exiting({"P": "C11 ge-garde"}, "P").german("step-choose", "exit").german("exit-space", "4")
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.rule) == ("german", "exit", "6.3.2")  # 6.3#3 7.2.1#3
    assert outcome.scores == {"german": 2, "french": 0}


def test_chit_y_gives_a_point_for_each_exit() -> None:
    units = {"P": "C11 ge-garde", "K": "B1 ge-infanterie"}
    scene = exiting(units, "P", chits={"open": ["Y"]}).german("step-choose", "exit").german("exit-space", "4")
    assert s07_victory.vp_of(scene.g, "german") == 3  # 7.3.2#6


def test_a_runner_reports_home() -> None:
    units = {"R": "C1 ge-bote", "K": "B1 ge-infanterie"}
    scene = exiting(units, "R", chits={"open": ["Y"]}).german("step-choose", "exit")
    assert s07_victory.vp_of(scene.g, "german") == 1  # O27.2.1#1 O27.2.1#2: no point of chit Y
    assert scene.g.countermix["ge-bote"] == 2  # O27.2.1#3
    assert not scene.g.time_track


def test_a_hero_who_leaves_is_worth_nothing_and_comes_back_by_his_event() -> None:
    units = {"H": "C11 ge-hero", "K": "B1 ge-infanterie"}
    scene = exiting(units, "H").german("step-choose", "exit")
    assert scene.g.vp == 0
    assert scene.g.countermix["ge-hero"] == 1  # E70.1#2
    assert not scene.g.time_track


def test_suppression_ends_with_the_formation_that_leaves() -> None:
    units = {"P": "C11 ge-garde+mg08 suppressed veteran weapon_broken", "K": "B1 ge-infanterie"}
    scene = exiting(units, "P").german("step-choose", "exit").german("exit-space", "4")
    (waiting,) = scene.g.time_track[4]
    assert (waiting.counter, waiting.weapon) == ("ge-garde", "mg08")  # 13.3 7.2.1#6 7.2.1#7 7.2.1#8
    assert not scene.g.weapons


def test_suppression_outlasts_a_move_and_the_end_of_a_turn() -> None:
    units = {"P": "C5 ge-garde suppressed", "B": "C5 ge-bertin", "K": "B1 ge-infanterie"}
    scene = exiting(units, "P").german("step-choose", "C6", "done")
    assert scene.unit("P").suppressed  # 13.3
    scene.german("order-choose", "done").refill()
    assert scene.g.turn == 3  # the French had nothing to do
    assert scene.unit("P").suppressed
