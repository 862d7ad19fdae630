"""O16.4 Melee: when, in what order, Ambushes, Melee FP, staggered rolls, ties, and its Actions."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.engine.decision import Choose, choices
from grognard.games.gwc.rules import o16_melee, o21_odds
from tests.gwc.marching import ordered
from tests.gwc.scene import Scene, action, open_map


def storming(*, foe: dict[str, str] | None = None, **document: Any) -> Scene:
    """Stosstruppen, [6] + 2 by Müller, and Müller's own 1 against a French Platoon of 5."""
    units = {"M": "H6 ge-mueller", "S": "H6 ge-stosstruppen"}
    foes = {"F": "H5 fr-infanterie"} if foe is None else foe
    scene = ordered("advance", {**units, **foes, "K": "B2 ge-landwehr"}, "M", "S", **document)
    scene.german("advance-choose", "M").german("stack-choose", "S")
    return scene.german("advance-hex", "H5")


# strength and result


def test_melee_fp_rolls_and_result() -> None:
    """10 FP (6 + 2 Command + 1 boxed + 1) against 5; the inactive player rolls first."""
    scene = storming()
    french, german = scene.said("melee-fp")
    assert (french["total"], german["total"]) == (5, 10)  # O16.4.1#4 3.1.8#1
    scene.roll(6, 4)  # French: 15
    assert scene.note("melee-total")["total"] == 15  # O16.4.2#1
    assert scene.note("melee-total")["side"] == "@side-french"
    scene.roll(2, 4)  # German: 16
    assert scene.note("melee-total")["total"] == 16
    assert "F" not in scene.g.formations  # O16.4.3#1
    assert {"S", "M"} <= set(scene.g.formations)
    assert scene.g.casualties["french"] == ("fr-infanterie",)  # O16.4.3#4
    assert scene.g.vp == 2


def test_all_of_the_lower_side_are_lost() -> None:
    scene = storming().roll(6, 5).roll(1, 2)  # 16 against 13
    assert not {"S", "M"} & set(scene.g.formations)
    assert scene.g.vp == -5  # O16.4.3#4: 2 for the Platoon and 1 + 2 for Müller


def test_a_tie_eliminates_both() -> None:
    ground = {"H5": {"terrain": "open", "objective": 2}}
    scene = storming(ground=ground, control={"french": [2]}).roll(6, 5).roll(3, 3)
    assert not {"S", "M", "F"} & set(scene.g.formations)  # O16.4.3#2
    assert scene.g.vp == 2 - 5
    assert scene.g.control == {2: "french"}  # they fall together: nobody is alone in the hex


@pytest.mark.parametrize("stronghold", ["pillbox", "blockhaus"])
def test_a_tie_in_a_stronghold_is_won_by_its_last_sole_occupant(stronghold: str) -> None:
    scene = storming(fortifications={"H5": stronghold}).roll(6, 5).roll(3, 3)
    assert "F" in scene.g.formations  # O16.4.3#2 F129#3 F126#3
    assert not {"S", "M"} & set(scene.g.formations)


def test_a_printed_pillbox_is_held_by_whoever_stands_in_it() -> None:
    ground = {"H5": {"terrain": "open", "fortification": "pillbox"}}
    scene = storming(ground=ground).roll(6, 5).roll(3, 3)
    assert "F" in scene.g.formations  # O16.4.3#2 F129#3


@pytest.mark.parametrize("pieces", [("blockhaus", "fr-infanterie"), ("fr-infanterie", "blockhaus")])
def test_a_stronghold_is_held_whichever_is_set_up_first(pieces: tuple[str, str]) -> None:
    """Garrison and Blockhaus come into D8 in either order; a tied Melee then costs the Germans only."""
    document = {
        "date": "1917-06",
        "sides": ["german", "french"],
        "map": open_map(),
        "set_up": {
            "french": {"area": ["D8"], "forces": [{"counter": "blockhaus"}, {"counter": "fr-infanterie"}]},
            "german": {"area": ["D7", "A1"], "forces": [{"counter": "ge-infanterie", "count": 2}]},
        },
        "set_up_order": ["french", "german"],
    }
    game = grognard.new("gwc", document, seed=3)
    first, _ = pieces
    game.answer(first)
    while game.state.phase == "set up":
        game.answer(game.options()[0].id)
    cell = game.state.board.cell("D8")
    assert game.state.sole[cell] == "french"  # O16.4.3#2 F126#3


def test_weapons_do_not_fight_and_current_fp_counts() -> None:
    """A Suppressed Landwehr with its machine gun counts 4."""
    units = {"L": "H6 ge-landwehr+mg08 suppressed", "K": "B2 ge-landwehr", "F": "H5 fr-infanterie broken"}
    scene = ordered("advance", units, "L").german("advance-hex", "H5")
    french, german = scene.said("melee-fp")
    assert (french["total"], german["total"]) == (3, 4)  # O16.4.1#4


def test_a_tank_uses_its_lower_fp() -> None:
    units = {
        "T": "H6 fr-schneider",
        "G": "H5 ge-landwehr",
        "K": "C3 fr-infanterie",
        "X": "A1 ge-landwehr broken",
    }
    scene = ordered("advance", units, "T", side="french").french("advance-hex", "H5")
    assert scene.said("melee-fp")[1]["total"] == 5  # O16.4.1#5: gun 6, machine guns 5


# several Melees, and when


def test_the_active_player_orders_the_melees_after_the_order() -> None:
    units = {
        "M": "H6 ge-mueller",
        "S": "H6 ge-stosstruppen",
        "L": "I7 ge-landwehr",
        "F": "H5 fr-infanterie",
        "E": "I6 fr-infanterie",
    }
    scene = ordered("advance", units, "M", "S", "L")
    scene.german("advance-choose", "S").german("stack-choose", "done").german("advance-hex", "H5")
    assert scene.pending.kind == "advance-choose"  # O16.4#1: not before the Order is over
    scene.german("advance-choose", "L").german("advance-hex", "I6").german("advance-choose", "done")
    assert set(scene.expect("german", "melee-choose").ids) == {"H5", "I6"}  # O16.4#2
    scene.german("melee-choose", "I6").roll(1, 1).roll(6, 6)
    assert "E" not in scene.g.formations
    assert "F" in scene.g.formations
    scene.roll(1, 1).roll(6, 6)
    assert "F" not in scene.g.formations


# Runners


def test_a_lone_runner_is_lost_without_a_fight() -> None:
    scene = storming(
        foe={"R": "H5 fr-agent"},
        hands={"german": {"NQ": action("no-quarter")}, "french": {"A": action("ambush")}},
    )
    assert "R" not in scene.g.formations  # O16.4.1#1
    assert scene.g.vp == 1
    scene.expect("german", "order-choose")  # O16.4.1#2 A30#5: nobody was asked for an Action
    assert not scene.said("melee-total")


def test_runners_on_both_sides_are_both_lost() -> None:
    units = {"R": "H6 ge-bote", "Q": "H5 fr-agent", "K": "B2 ge-landwehr"}
    scene = ordered("advance", units, "R").german("advance-hex", "H5")
    assert not {"R", "Q"} & set(scene.g.formations)
    assert scene.g.vp == 0


# Ambush


def test_ambush_first_one_at_a_time_and_the_victim_is_its_owners_choice() -> None:
    scene = storming(
        hands={"french": {"A1": action("ambush"), "A2": action("ambush")}, "german": {"A3": action("ambush")}}
    )
    scene.french("action-melee", "A1")  # A30#1 A28.2: the inactive player first
    scene.german("ambush-choose", "S")  # A30#2: the owner of the victim chooses
    assert scene.unit("S").broken
    scene.french("action-melee", "A2").german("ambush-choose", "S")
    assert "S" not in scene.g.formations
    scene.german("action-melee", "A3")
    assert scene.unit("F").broken
    french, german = scene.said("melee-fp")
    assert (french["total"], german["total"]) == (3, 1)  # A30#3 O16.4.1#3


def test_ambush_may_end_the_melee() -> None:
    foe = {"F": "H5 fr-infanterie broken"}
    scene = storming(foe=foe, hands={"german": {"A": action("ambush")}})
    scene.german("action-melee", "A")
    assert "F" not in scene.g.formations
    assert not scene.said("melee-total")  # O16.4.1#6
    scene.expect("german", "order-choose")


def test_an_objective_stays_with_its_last_occupant_if_ambushes_leave_nobody() -> None:
    """The French Ambush takes the last German, the German Ambush the last Frenchman."""
    units = {"L": "H6 ge-landwehr broken", "K": "B2 ge-landwehr", "F": "H5 fr-infanterie broken"}
    ground = {"H5": {"terrain": "open", "objective": 2}}
    hands = {"german": {"A": action("ambush")}, "french": {"B": action("ambush")}}
    scene = ordered("advance", units, "L", hands=hands, ground=ground, control={"french": [2]})
    scene.german("advance-hex", "H5").french("action-melee", "B")
    assert "L" not in scene.g.formations
    scene.german("action-melee", "A")
    assert "F" not in scene.g.formations
    assert scene.g.control == {2: "french"}  # A30#4


def test_control_passes_when_the_melee_is_won() -> None:
    ground = {"H5": {"terrain": "open", "objective": 2}}
    scene = storming(ground=ground, control={"french": [2]})
    assert scene.g.control == {2: "french"}
    scene.roll(1, 1).roll(6, 6)
    assert scene.g.control == {2: "german"}


# boosts, rolls, triggers


def test_boosts_just_before_the_own_roll() -> None:
    """Bayonets, Charge and Unternehmungslustig for the Germans, Élan for the French: 2 each."""
    hands = {
        "german": {"B": action("bayonets"), "C": action("charge"), "U": action("unternehmungslustig")},
        "french": {"E": action("elan"), "C2": action("charge")},
    }
    scene = storming(hands=hands)
    assert scene.expect("french", "action-melee-roll").ids == [
        "E",
        "pass",
    ]  # A35#1: no French Leader is there
    scene.french("action-melee-roll", "E").roll(1, 1)
    assert scene.note("melee-total")["total"] == 5 + 2 + 2  # A40
    scene.german("action-melee-roll", "B", "C", "U").roll(1, 1)
    assert scene.note("melee-total")["total"] == 10 + 6 + 2  # A33#1 A33#2 A35#2 A55 A28.1#2
    assert [part[1] for part in scene.note("melee-total")["boosts"]] == [2, 2, 2]


def test_live_forever_in_melee() -> None:
    units = {"A": "H6 us-marines", "K": "C3 us-infantry", "G": "H5 ge-landwehr", "X": "A1 ge-landwehr broken"}
    hands = {"american": {"LF": action("live-forever")}}
    scene = ordered("advance", units, "A", side="american", hands=hands).american("advance-hex", "H5")
    scene.roll(1, 1).american("action-melee-roll", "LF").roll(1, 1)
    assert scene.note("melee-total")["total"] == 7 + 1 + 2 + 2  # A48


def test_the_first_roll_is_finished_before_the_second() -> None:
    """Re-roll and +1 of the French roll come before the Germans turn up a card."""
    scene = storming(strategy={"german": {"card": "GS8"}}, initiative="french")
    scene.roll(1, 1, windows=True).french("reroll-offer", "reroll")  # O16.4.2#3
    scene.roll(5, 5, windows=True).german("reroll-offer", "pass").german("plus-one-offer", "GS8")
    assert scene.note("melee-total")["total"] == 5 + 10 + 1
    assert len(scene.said("melee-total")) == 1
    scene.roll(1, 1)
    assert len(scene.said("melee-total")) == 2


def test_a_trigger_that_empties_a_side_ends_the_melee() -> None:
    scene = storming(foe={"F": "H5 fr-infanterie broken"}, cards={"french": {"near": {"hex": "H5"}}})
    scene.roll(6, 6, "sniper").turns_up("near").french("sniper-choose", "F")
    assert "F" not in scene.g.formations
    assert len(scene.said("melee-total")) == 1
    assert scene.note("melee-emptied")["hex"] == "H5"  # O16.4.2#2
    assert {"S", "M"} <= set(scene.g.formations)


# No Quarter


def test_no_quarter() -> None:
    hands = {"german": {"NQ": action("no-quarter")}, "french": {"NQ2": action("no-quarter")}}
    scene = storming(hands=hands).roll(1, 1).roll(6, 6)
    scene.german("action-melee-over", "NQ")
    assert scene.g.vp == 2 + 2  # A51#2
    lost = storming(hands=hands).roll(6, 6).roll(1, 1)
    assert (
        lost.pending.kind != "action-melee-over"
    )  # A51#1: no German Unit is left, and the French have no such Action


def test_no_quarter_needs_a_unit() -> None:
    units = {"M": "H6 ge-mueller", "K": "B2 ge-landwehr", "F": "H5 fr-infanterie broken"}
    scene = ordered("advance", units, "M", hands={"german": {"NQ": action("no-quarter")}})
    scene.german("advance-hex", "H5").roll(1, 1).roll(6, 6)
    assert "F" not in scene.g.formations
    scene.expect("german", "order-choose")  # A51#1


def test_odds_of_a_melee() -> None:
    """Even decks: 10 against 5 wins unless the French roll 5 more, and a lone Runner is lost for sure."""
    units = {"S": "H6 ge-stosstruppen", "M": "H6 ge-mueller", "B": "C3 ge-infanterie"}
    foes = {"F": "H5 fr-infanterie", "R": "C4 fr-agent"}
    scene = ordered("advance", {**units, **foes}, "M", "S", "B")
    g = scene.g
    for id_, hex_ in (("S", "H5"), ("M", "H5"), ("B", "C4")):
        g.move_to(id_, g.board.cell(hex_))
    question = Choose("german", "melee-choose", choices(o16_melee.melee_hexes(g), "hex", name=g.board.name))
    odds = {each.id: o16_melee.odds_of_melee(g, question, each).outcomes for each in question.options}
    fight, hunt = odds["H5"], odds["C4"]
    assert hunt == {"odds-melee-won": 1.0, "odds-melee-tie": 0.0, "odds-melee-lost": 0.0}
    german, french = (o21_odds.totals(g, "german", side) for side in ("german", "french"))
    won = sum(p * q for a, p in german.items() for b, q in french.items() if 10 + a > 5 + b)
    assert fight["odds-melee-won"] == pytest.approx(won)
    assert sum(fight.values()) == pytest.approx(1)


def test_who_comes_into_the_hex_during_a_melee_fights_when_it_is_over() -> None:
    """Walking Wounded, set off by the French roll, join a Melee that is lost: they are not among its losses."""
    cards = {"french": {"back": {"event": "walking-wounded"}, "here": {"hex": "H5"}}}
    scene = storming(cards=cards, casualties={"french": ["fr-specialistes"]})
    scene.roll(1, 1, "event").turns_up("back").turns_up("here").french("choose-wounded-hex", "H5")
    assert not scene.said("melee-total")[1:]
    scene.roll(5, 5)  # German: 20 against 7
    assert "F" not in scene.g.formations
    assert list(scene.g.casualties["french"]) == ["fr-infanterie"]  # O16.4.3#1: the Team did not take part
    assert len(scene.said("melee")) == 2  # O16.4#1
    scene.roll(1, 1).roll(5, 5)
    assert list(scene.g.casualties["french"]) == ["fr-infanterie", "fr-specialistes"]
    assert not scene.g.melees_due  # it is fought: no later trigger begins it anew in the middle of an Advance


def test_no_quarter_by_those_who_have_fought() -> None:
    """The Germans lose the Melee; the Team that an Event has brought into the hex has survived nothing yet."""
    cards = {"german": {"back": {"event": "walking-wounded"}, "here": {"hex": "H5"}}}
    hands = {"german": {"N": action("no-quarter")}}
    scene = storming(cards=cards, casualties={"german": ["ge-abteilung"]}, hands=hands)
    scene.roll(6, 6).roll(1, 1, "event").turns_up("back").turns_up("here").german("choose-wounded-hex", "H5")
    assert not {"S", "M"} & set(scene.g.formations)
    assert scene.pending.kind == "roll-melee"  # A51#1: the next Melee, and no window before it
    scene.roll(1, 1).roll(6, 6)  # 7 against 15
    assert "N" in scene.expect("german", "action-melee-over").ids
