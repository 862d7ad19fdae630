"""E62 Captured Papers to E70 Hero, E73 Intelligence, E81 New Mission, E85 Recall Leader, E86 and E88."""

from __future__ import annotations

import pytest

from grognard.games.gwc.rules import s01_cards
from grognard.games.gwc.support import chits
from tests.gwc.happening import happening, impossible
from tests.gwc.scene import Scene, action, order

FRENCH_HAND = {"french": {"F1": action("elan"), "F2": order("move")}}


# E62, E73, E86


@pytest.mark.parametrize(("event", "rule"), [("captured-papers", "E62"), ("intelligence", "E73")])
def test_the_enemys_hand_is_seen_and_loses_a_card(event: str, rule: str) -> None:
    scene = happening(event, {}, hands=FRENCH_HAND, strategy={"french": "FS1"})
    scene.expect("german", "choose-enemy-card")
    assert scene.ids == ["F1", "F2"]  # E62#1 E73
    assert scene.pending.rule == rule
    seen = {side: scene.game.view(side)["players"]["french"] for side in ("german", None)}
    assert seen["german"]["hand"] == ["F1", "F2"]  # E62#1
    assert seen[None]["hand"] == 2
    assert seen["german"]["strategy"] == 1  # E62#1
    shown = next(note for note in scene.notes if note.id == "hand-shown")
    assert shown.to == ("german",)
    scene.german("choose-enemy-card", "F2")
    assert scene.g.hands["french"] == ("F1",)
    assert scene.g.discards["french"] == ("F2",)  # E62#2 E73
    assert scene.game.view("german")["players"]["french"]["hand"] == 1


def test_a_sampled_world_keeps_the_hand_that_is_shown() -> None:
    scene = happening("intelligence", {}, hands=FRENCH_HAND)
    world = scene.game.sample("german", seed=3)
    assert [option.id for option in world.options()] == ["F1", "F2"]


def test_an_empty_hand_gives_nothing_away() -> None:
    scene = happening("intelligence", {})
    assert impossible(scene)
    assert not scene.said("hand-shown")


def test_captured_papers_open_a_secret_chit_of_the_receivers_choice() -> None:
    """The chits lie face down in the order in which they were drawn: the second one is K, 3 points for Objective 3."""
    scene = happening(
        "captured-papers",
        {},
        chits={"secret": {"french": ["M", "K"], "german": ["A"]}},
        ground={"H9": {"terrain": "open", "objective": 3}},
        control={"german": [3]},
    )
    assert scene.expect("german", "choose-enemy-chit").ids == ["chit-1", "chit-2"]
    scene.german("choose-enemy-chit", "chit-2")
    assert scene.g.open_chits == ("K",)  # E62#3
    assert scene.g.secret_chits == {"french": ("M",), "german": ("A",)}


def test_reconnaissance_opens_a_chit_for_good_and_scores_it() -> None:
    scene = happening(
        "reconnaissance",
        {},
        chits={"secret": {"french": ["K", "C"]}},
        ground={"H9": {"terrain": "open", "objective": 3}},
        control={"french": [3]},
    )
    scene.german("choose-enemy-chit", "chit-1")
    assert scene.g.open_chits == ("K",)  # E86#1
    assert chits()["K"].vp == 3
    assert scene.g.vp == -3  # E86#2


def test_reconnaissance_without_a_secret_chit() -> None:
    assert impossible(happening("reconnaissance", {}, chits={"secret": {"german": ["A"]}}))


# E81


def test_new_mission_draws_a_chit_and_a_strategy_card() -> None:
    scene = happening("new-mission", {})
    scene.draws("A").draws("GS4")
    assert scene.g.secret_chits["german"] == ("A",)  # E81
    assert scene.g.strategy["german"].card == "GS4"  # E81
    assert scene.game.view("french")["players"]["german"]["chits"] == 1


def test_a_strategy_card_of_a_new_mission_may_be_played_at_once() -> None:
    """Only a card drawn with a Time Advance waits for the next Turn."""
    scene = happening("new-mission", {}, date="1917-06").draws("A").draws("GS1")
    assert "situation" in scene.expect("german", "order-choose").ids  # E81


def test_new_mission_gives_no_second_strategy_card() -> None:
    scene = happening("new-mission", {}, strategy={"german": {"card": "GS1", "from_turn": 9}}).draws("B")
    assert scene.g.secret_chits["german"] == ("B",)
    assert scene.g.strategy["german"].card == "GS1"  # E81
    assert scene.said("rally-roll")


# E63


def test_deserters_retreat_three_hexes() -> None:
    """B is nearer, but in the radius of a Leader; C is In Cohesion by its Weapon."""
    units = {
        "A": "H8 ge-infanterie",
        "B": "H6 ge-infanterie",
        "L": "G6 ge-bertin",
        "C": "I8 ge-infanterie+mg08",
        "F": "K6 fr-infanterie",
    }
    scene = happening("deserters", units, at="H7").turns_up("X")  # E63#1
    assert scene.note("retreat")["unit"] == "A"
    assert scene.at("A") == "H5"  # E63#2
    scene.expect("german", "order-choose")


def test_deserters_tie() -> None:
    units = {"A": "H8 ge-infanterie", "B": "H4 ge-infanterie", "C": "C9 ge-infanterie"}
    scene = happening("deserters", units).turns_up("X")
    assert set(scene.expect("german", "choose-deserters").ids) == {"A", "B"}  # E63#1
    scene.german("choose-deserters", "B")
    assert scene.at("B") == "H1"


def test_no_deserters_where_all_are_in_cohesion() -> None:
    assert impossible(happening("deserters", {"A": "H1 ge-infanterie"}).turns_up("X"))


# E65, E66


@pytest.mark.parametrize(
    ("event", "by", "unit"),
    [("devil-dogs", "american", "us-marines"), ("en-avant", "french", "fr-infanterie")],
)
def test_rally_a_unit_or_raise_the_surrender_level(event: str, by: str, unit: str) -> None:
    leader = "us-hill" if by == "american" else "fr-barnier"
    units = {"A": f"H6 {unit} broken", "B": f"H7 {unit}", "L": f"H6 {leader} broken"}
    scene = happening(event, units, by=by, surrender={by: 8}, date="1918-06")
    assert set(scene.ids) == {"A", "Z0", "surrender", "pass"}  # E65 E66
    scene.answer(by, "choose-rally-or-surrender", "A")
    assert not scene.unit("A").broken  # E65 E66
    assert scene.g.surrender[by] == 8
    again = happening(event, units, by=by, surrender={by: 8}, date="1918-06")
    again.answer(by, "choose-rally-or-surrender", "surrender")
    assert again.g.surrender[by] == 9  # E65 E66
    assert again.unit("A").broken


def test_french_devil_dogs_rally_any_formation() -> None:
    units = {"L": "H6 us-hill broken"}
    scene = happening("devil-dogs", units, by="american", date="1918-06", options={"edition": "fr"})
    assert "L" in scene.ids  # E65#fr
    en_avant = happening("en-avant", {"L": "H6 fr-barnier broken"}, by="french", options={"edition": "fr"})
    assert "L" not in en_avant.ids


# E67, E68, E77


def test_engine_down_breaks_the_nearest_tank_of_either_side() -> None:
    units = {"T": "J6 fr-schneider", "A": "C6 ge-a7v", "I": "H6 ge-infanterie"}
    scene = happening("engine-down", units, date="1918-06").turns_up("X")
    assert scene.unit("T").broken  # E67
    assert not scene.unit("A").broken


def test_engine_down_tie_and_a_broken_tank_is_lost() -> None:
    units = {"T": "J6 fr-schneider broken", "A": "F6 ge-a7v", "I": "H6 ge-infanterie"}
    scene = happening("engine-down", units, date="1918-06").turns_up("X").german("choose-engine-down", "T")
    assert "T" not in scene.g.formations  # E67
    assert impossible(happening("engine-down", {"I": "H6 ge-infanterie"}).turns_up("X"))


def test_fatigue_suppresses_the_foremost_hex() -> None:
    """The German edge is the top: H9 and C9 are equally near the French one, D3 is not."""
    units = {"A": "H9 ge-infanterie", "L": "H9 ge-bertin", "B": "C9 ge-infanterie", "C": "D3 ge-infanterie"}
    scene = happening("fatigue", units)
    assert set(scene.ids) == {"C9", "H9"}  # E68
    scene.german("choose-fatigue", "H9")
    assert [scene.unit(id_).suppressed for id_ in "ALBC"] == [True, True, False, False]  # E68


def test_malfunction_breaks_the_nearest_weapon_or_suppresses_the_nearest_tank() -> None:
    units = {"A": "H8 ge-infanterie+mg08", "T": "C3 fr-schneider", "B": "H5 fr-infanterie"}
    scene = happening("malfunction", units).turns_up("X")
    assert scene.g.weapons["A+mg08"].broken  # E77
    tank = happening("malfunction", units, at="C4").turns_up("X")
    assert tank.unit("T").suppressed
    assert not tank.unit("T").broken
    assert not tank.g.weapons["A+mg08"].broken


def test_malfunction_tie_and_broken_ones_left_out() -> None:
    units = {"A": "H8 ge-infanterie+mg08", "T": "H4 fr-schneider", "B": "J6 fr-schneider broken"}
    scene = happening("malfunction", units).turns_up("X")
    assert set(scene.expect("german", "choose-malfunction").ids) == {"A+mg08", "T"}  # E77
    scene.german("choose-malfunction", "T")
    assert scene.unit("T").suppressed
    assert impossible(happening("malfunction", {"B": "J6 fr-schneider broken"}).turns_up("X"))


@pytest.mark.parametrize(("edition", "breaks"), [("en", "A+mg08"), ("fr", "C+hotchkiss")])
def test_malfunction_french_edition_wants_a_functioning_weapon(edition: str, breaks: str) -> None:
    """The carrier in H8 is broken: its gun is unbroken, but does not function."""
    units = {"A": "H8 ge-infanterie+mg08 broken", "C": "H3 fr-infanterie+hotchkiss"}
    scene = happening("malfunction", units, options={"edition": edition}).turns_up("X")
    broken = [weapon for weapon, state in scene.g.weapons.items() if state.broken]
    assert broken == [breaks]  # E77#fr E77


# E69, E70


def test_field_promotion() -> None:
    units = {"L": "H6 ge-bertin", "M": "H7 ge-mueller veteran", "A": "H6 ge-infanterie", "G": "C3 fr-barnier"}
    scene = happening("field-promotion", units)
    assert scene.ids == ["L", "pass"]  # E69
    scene.german("choose-field-promotion", "L")
    assert scene.unit("L").veteran  # E69
    assert impossible(happening("field-promotion", {"M": "H7 ge-mueller veteran"}))


def test_hero_appears_in_any_friendly_hex_and_may_rally_a_unit() -> None:
    """H9 is a German Objective without an enemy in it, K9 one with an enemy."""
    units = {
        "A": "H6 ge-infanterie broken",
        "B": "H6 ge-abteilung",
        "L": "H6 ge-bertin broken",
        "F": "K9 fr-infanterie",
    }
    ground = {"H9": {"terrain": "open", "objective": 1}, "K9": {"terrain": "open", "objective": 2}}
    scene = happening("hero", units, ground=ground, control={"german": [1, 2]})
    assert set(scene.ids) == {"A1", "H6", "H9"}  # E70#1 GLOSS.friendly GLOSS.enemy
    scene.german("choose-hero", "H6")
    assert scene.expect("german", "choose-hero-rally").ids == ["A", "pass"]  # E70#2
    scene.german("choose-hero-rally", "A")
    assert not scene.unit("A").broken  # E70#2
    hero = next(id_ for id_, f in scene.g.formations.items() if f.counter == "ge-hero")
    assert scene.at(hero) == "H6"
    assert scene.g.countermix["ge-hero"] == 0


def test_a_hero_on_the_map_does_not_come_twice() -> None:
    assert impossible(happening("hero", {"H": "H6 ge-hero"}))  # E70#1


def test_a_hero_is_a_leader_who_is_worth_nothing() -> None:
    """In his radius a Unit is In Cohesion; eliminated he goes back to the countermix, and nobody scores."""
    units = {"H": "H6 ge-hero broken", "A": "H6 ge-infanterie", "F": "N10 fr-infanterie"}
    scene = happening("kia", units).german("choose-kia", "H")
    assert "H" not in scene.g.formations
    assert scene.g.vp == 0  # E70.1#2
    assert scene.g.countermix["ge-hero"] == 1  # E70.1#2
    assert scene.g.casualties["german"] == ()
    led = happening("deserters", {"H": "H6 ge-hero", "A": "H6 ge-infanterie"}).turns_up("X")
    assert impossible(led)  # E70.1#1
    recalled = happening("recall-leader", {"H": "H6 ge-hero"})
    assert "H" not in recalled.g.formations  # E70.1#1


def test_a_hero_may_be_activated_again() -> None:
    units = {
        "H": "H6 ge-hero activated=move",
        "A": "H7 ge-infanterie activated=move",
        "F": "N10 fr-infanterie",
    }
    scene = Scene(units, hands={"german": {"M": order("move")}}).german("order-choose", "M")
    assert scene.g.order is not None
    assert scene.g.order.group == ("H",)  # E70.1#3


# E85, E88


def test_the_leader_nearest_his_edge_is_recalled() -> None:
    units = {"L": "H2 ge-bertin broken veteran", "M": "H7 ge-mueller", "A": "H6 ge-infanterie"}
    scene = happening("recall-leader", units, time=2, sudden_death=7)
    assert "L" not in scene.g.formations  # E85#1
    assert [(a.counter, a.side) for a in scene.g.time_track[3]] == [("ge-bertin", "german")]  # E85#2


def test_recalled_leader_comes_back_in_good_order() -> None:
    units = {
        "L": "H2 ge-bertin broken suppressed veteran",
        "A": "H6 ge-infanterie broken",
        "F": "N10 fr-infanterie broken",
    }
    scene = happening("recall-leader", units, time=2).roll(6, 6, "time")
    scene.german("reinforcement-place", "D1")
    back = next(id_ for id_, f in scene.g.formations.items() if f.counter == "ge-bertin")
    leader = scene.unit(back)
    assert (leader.broken, leader.suppressed, leader.veteran) == (False, False, False)  # E85#2


def test_recall_tie() -> None:
    units = {"L": "H2 ge-bertin", "M": "J2 ge-mueller", "N": "C7 ge-ebel"}
    scene = happening("recall-leader", units)
    assert set(scene.expect("german", "choose-recall").ids) == {"L", "M"}  # E85#1
    scene.german("choose-recall", "M")
    assert "M" not in scene.g.formations
    assert impossible(happening("recall-leader", {"A": "H6 ge-infanterie"}))


def test_a_runner_joins_the_highest_ranking_leader() -> None:
    units = {"L": "H6 ge-bertin", "M": "C3 ge-mueller"}
    scene = happening("runner", units)
    assert scene.ids == ["H6", "pass"]  # E88
    scene.german("choose-runner", "H6")
    runner = next(id_ for id_, f in scene.g.formations.items() if f.counter == "ge-bote")
    assert scene.at(runner) == "H6"
    assert not scene.unit(runner).activated


def test_no_runner_without_room_or_counter() -> None:
    full = {"L": "H6 ge-bertin", "A": "H6 ge-infanterie", "B": "H6 ge-abteilung"}
    assert impossible(happening("runner", full))  # E88
    spent = {"L": "H6 ge-bertin", "A": "C3 ge-bote", "B": "C4 ge-bote"}
    assert impossible(happening("runner", spent))


def test_what_was_seen_of_a_hand_is_remembered_while_it_stays_there() -> None:
    hands = {"french": {"F1": order("move"), "F2": order("fire"), "F3": order("rout")}}
    scene = happening("intelligence", {}, hands=hands).german("choose-enemy-card", "F2")
    seen = scene.game.view("german")["players"]["french"]
    assert (seen["hand"], seen["hand_known"]) == (2, ["F1", "F3"])  # E62#1 E73
    assert {"F1", "F3"} <= scene.game.view("german")["cards"].keys(), "their faces can be shown"
    assert scene.game.view(None)["players"]["french"]["hand_known"] == []
    for seed in range(5):
        assert scene.game.sample("german", seed).state.hands["french"] == ("F1", "F3")
    dealt = {scene.game.sample(None, seed).state.hands["french"] for seed in range(9)}
    assert len(dealt) > 1
    s01_cards.discard(scene.g, "french", "F1")
    assert scene.game.view("german")["players"]["french"]["hand_known"] == ["F3"]
