"""6 Game time: the Time Advance step by step, Sudden Death, and how the game ends."""

from __future__ import annotations

from typing import Any

import grognard
from grognard.games.gwc.support import tracks
from tests.gwc.scene import Scene, action, order

UNITS = {"L": "H6 ge-landwehr broken", "K": "B2 ge-infanterie", "F": "N10 fr-infanterie broken"}


def advancing(units: dict[str, str] = UNITS, hands: Any = None, **document: Any) -> Scene:
    """A German Rally Roll of 3 with a Time trigger has just been made."""
    held = {"german": {"R": order("recover"), "W": order("rout")}, **(hands or {})}
    scene = Scene(units, hands=held, **document)
    return scene.german("order-choose", "R").roll(1, 2, "time")


def test_the_marker_moves_one_space_from_where_the_scenario_put_it() -> None:
    assert advancing(time=2, strategy={"german": "GS1", "french": "FS1"}).g.time == 3  # 6.1.1 6.1.2#1


def test_the_steps_come_in_their_order_and_play_resumes() -> None:
    scene = advancing(
        postures={"french": "defend", "german": "attack"},
        gas=["C3", "C4", "C5"],
        time_track={"1": [{"counter": "ge-garde"}, {"counter": "fr-legion"}]},
        strategy={"german": "GS1"},
        discards={"german": ["G-1", "G-2"]},
    )
    assert "G-1" in scene.g.decks["german"]  # 6.1.2#3 1.4
    assert scene.g.discards["german"] == ()
    assert scene.g.vp == -1  # 6.1.2#5: one VP for the French Defender
    scene.german("gas-remove", "C4", "C5")  # 6.1.2#6 T107.2
    scene.expect("french", "reinforcement-place")  # 6.1.2#7 GLOSS.inactive#2: the inactive player's first
    assert scene.ids == [f"{column}11" for column in "ABCDEFGHIJKLMNO"]
    scene.french("reinforcement-place", "D11").german("reinforcement-place", "E1")
    scene.draws("FS3")  # 6.1.2#12: only the French hold no Strategy Card
    assert scene.g.strategy["french"].from_turn == 2  # 1.S#5 S98#7
    assert not scene.unit("L").broken  # 6.1.2#13
    assert list(scene.g.gas) == [scene.g.board.cell("C3")]


def test_fewer_gas_markers_than_two() -> None:
    scene = advancing(gas=["C3"], strategy={"german": "GS1", "french": "FS1"})
    assert not scene.g.gas
    assert scene.note("gas-removed")["hex"] == "C3"


def test_no_defender_no_point() -> None:
    assert advancing(strategy={"german": "GS1", "french": "FS1"}).g.vp == 0  # 6.1.2#5


def test_reinforcements_keep_to_the_stacking_limits() -> None:
    units = {**UNITS, "A": "C1 ge-infanterie", "B": "C1 ge-abteilung"}
    scene = advancing(
        units, time_track={"1": [{"counter": "ge-abteilung"}]}, strategy={"german": "GS1", "french": "FS1"}
    )
    assert "C1" not in scene.expect("german", "reinforcement-place").ids  # 6.1.2#9
    assert "D1" in scene.ids


def test_a_tank_that_has_exited_comes_back_on_the_enemy_edge() -> None:
    arriving = {"1": [{"counter": "ge-a7v", "has_exited": True}]}
    scene = advancing(time_track=arriving, date="1918-04", strategy={"german": "GS1", "french": "FS1"})
    assert set(scene.expect("german", "reinforcement-place").ids) == {
        f"{c}11" for c in "ABCDEFGHIJKLMNO"
    }  # 6.1.2#8
    scene.german("reinforcement-place", "A11")
    assert any(f.counter == "ge-a7v" and f.has_exited for f in scene.g.formations.values())


def test_a_telephone_goes_to_a_box_of_the_period_and_replaces_the_old_one() -> None:
    phones = {"german": {"counter": "ge-telephone-8", "broken": True}}
    scene = advancing(
        telephones=phones,
        time_track={"1": [{"counter": "ge-telephone-10"}]},
        strategy={"german": "GS1", "french": "FS1"},
    )
    assert scene.expect("german", "telephone-box").ids == ["local", "standing", "gas"]
    scene.german("telephone-box", "gas")
    telephone = scene.g.telephones["german"]
    assert (telephone.counter, telephone.box, telephone.broken) == (
        "ge-telephone-10",
        "gas",
        False,
    )  # 6.1.2#10 12#2 4.4.2
    assert scene.g.countermix["ge-telephone-8"] == 1  # 12#3


def test_only_boxes_legal_for_the_period() -> None:
    for date, boxes in (("1915-02", ["local", "standing"]), ("1915-06", ["local", "standing", "gas"])):
        scene = advancing(
            date=date,
            time_track={"1": [{"counter": "ge-telephone-9"}]},
            strategy={"german": "GS1", "french": "FS1"},
        )
        assert scene.expect("german", "telephone-box").ids == boxes  # 6.1.2#fr


def test_both_players_may_dig_in() -> None:
    hands = {"french": {"D": action("dig-in")}}
    scene = advancing(hands=hands, strategy={"german": "GS1", "french": "FS1"})
    scene.french("action-time-advance", "D")  # 6.1.2#11
    assert scene.g.fortifications[scene.g.board.cell("N10")] == "foxholes"


# Sudden Death


def test_sudden_death_compares_with_the_time_space() -> None:
    """The marker stands in 7, the Sudden Death marker in 5: a 6 ends the game, a 7 does not."""
    held = {"german": "GS1", "french": "FS1"}
    scene = advancing(time=6, sudden_death=5, strategy=held).roll(3, 3)
    assert scene.game.outcome is not None  # 6.2.2#1 6.2.2#2 6.3#4
    assert scene.game.outcome.reason == "sudden-death"
    scene = advancing(time=6, sudden_death=5, strategy=held).roll(3, 4)
    assert scene.game.outcome is None  # 6.2.2#3
    assert not scene.unit("L").broken


def test_no_sudden_death_roll_before_its_space() -> None:
    scene = advancing(time=4, sudden_death=6, strategy={"german": "GS1", "french": "FS1"})
    assert scene.g.time == 5
    assert not scene.said("sudden-death")  # 6.2.1


def test_the_roll_is_made_by_who_advanced_time_after_his_reshuffle() -> None:
    scene = advancing(time=6, sudden_death=5, strategy={"german": "GS1", "french": "FS1"})
    assert scene.roller() == "german"  # 6.1.2#4
    assert scene.g.discards["german"] == ()  # 6.2.2#1


def test_no_strategy_card_on_a_sudden_death_roll() -> None:
    scene = advancing(time=6, sudden_death=5, strategy={"german": "GS1", "french": "FS1"}).roll(
        3, 3, windows=True
    )
    scene.german("reroll-offer", "pass")  # 1.S.2#1 6.2.2#3
    assert scene.game.outcome is not None


def test_a_trigger_can_end_the_game_before_the_retreat() -> None:
    """A Rout Roll of 12 sets off Time; Sudden Death comes before the Formation runs."""
    scene = Scene(
        {"K": "B2 ge-infanterie", "F": "N10 fr-infanterie broken"},
        hands={"german": {"W": order("rout"), "R": order("rout")}},
        time=6,
        sudden_death=5,
    )
    scene.german("order-choose", "W").roll(6, 6, "time").roll(1, 2)  # EX.trigger.time 1.9.1#4
    assert scene.game.outcome is not None
    assert not scene.said("retreat")
    assert scene.at("F") == "N10"


def test_secret_chits_are_revealed_and_score_at_the_end() -> None:
    """German secret K (Objective 3, 3 VP), French secret C (Objective 3, 1 VP): the French hold it and gain 4."""
    scene = advancing(
        time=6,
        sudden_death=5,
        vp={"german": 3},
        chits={"secret": {"german": ["K"], "french": ["C"]}},
        control={"french": [3]},
    ).roll(1, 1)
    outcome = scene.game.outcome
    assert outcome is not None
    assert outcome.winner == "french"  # 6.3.2#1 6.3.2#2 7.3.3#4
    assert outcome.scores == {"german": 0, "french": 1}


def test_reinforcements_among_enemies_fight_as_soon_as_time_has_advanced() -> None:
    units = {**UNITS, "K": "B2 ge-infanterie broken", "E": "E1 fr-infanterie"}
    held = {"german": {"R": order("recover"), "W": order("rout")}}
    scene = Scene(
        units,
        hands=held,
        time_track={"1": [{"counter": "ge-garde"}]},
        strategy={"german": "GS3", "french": "FS1"},
        strategy_used=["german", "french"],
    )
    scene.german("order-choose", "R").german("rally-choose", "L").roll(1, 2, "time")
    scene.german("reinforcement-place", "E1")
    assert scene.note("melee")["hex"] == "E1"  # O16.4#1: the trigger is over
    scene.roll(1, 1).roll(6, 6)
    assert "E" not in scene.g.formations
    assert not scene.unit("L").broken  # 6.1.2#13: and the Rally Roll stands


def test_reinforcements_among_enemies_fight_when_the_last_card_was_drawn_for_the_hand() -> None:
    document = {
        "map": "lorraine",
        "date": "1917-06",
        "sides": ["german", "french"],
        "units": {
            "K": {"hex": "B2", "counter": "ge-infanterie"},
            "E": {"hex": "E1", "counter": "fr-infanterie"},
            "F": {"hex": "N10", "counter": "fr-infanterie"},
        },
        "cards": {"last": {"side": "german"}},
        "decks": {"german": []},
        "next": {"fate:german": ["last"]},
        "time_track": {"1": [{"counter": "ge-garde"}]},
        "strategy": {"german": "GS3", "french": "FS1"},
        "phase": "refill",
    }
    game = grognard.new("gwc", document, options={"reactions": "friendly"}, chance="ask")
    game.answer("E1")
    said = [note.id for entry in game.log for note in entry.notes]
    assert "melee" in said  # O16.4#1 6.1.2#1
    assert game.state.phase == "refill"  # and not after some later Order


def test_a_piece_that_finds_no_room_on_the_last_space_is_not_lost() -> None:
    """The friendly edge lies under Water, and there is no further space: it tries again at the next Time Advance."""
    last = tracks().time.last
    scene = advancing(
        ground={f"{column}1": "water" for column in "ABCDEFGHIJKLMNO"},
        time=last - 1,
        sudden_death=last,
        time_track={str(last): [{"counter": "ge-garde"}]},
        strategy={"german": "GS1", "french": "FS1"},
    ).roll(6, 6)
    assert scene.g.time == last
    assert [arrival.counter for arrival in scene.g.time_track[last]] == ["ge-garde"]  # 6.1.2#9
