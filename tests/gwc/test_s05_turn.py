"""5 The Turn, O15 Pass, and the set-up."""

from __future__ import annotations

from typing import Any

import grognard
from grognard.games.gwc.rules.s05_turn import TURN
from tests.gwc.scene import Scene, action, open_map, order

UNITS = {
    "L": "H6 ge-landwehr suppressed",
    "K": "B1 ge-infanterie",
    "F": "N10 fr-infanterie broken",
    "G": "M11 fr-legion",
}


def waiting(**document: Any) -> Scene:
    """The Germans may recover, rout the French or pass."""
    hands = {
        "german": {"R": order("recover"), "W": order("rout"), "C": order("command-confusion")},
        "french": {"X": action("elan")},
    }
    return Scene(UNITS, **{"hands": hands, **document})


def test_the_sequence_of_a_turn() -> None:
    assert TURN == ("orders", "melees", "stacking", "cohesion", "refill")


def test_the_scenario_says_who_begins_and_turns_alternate() -> None:
    assert waiting(active="french").g.active == "french"  # 5#1
    scene = waiting().german("order-choose", "pass").german("discard-choose", "done").refill()
    assert (scene.g.active, scene.g.turn) == ("french", 2)  # 5#2 GLOSS.active GLOSS.inactive#1 INTRO.length
    scene.refill()
    scene.expect("french", "discard-choose").french("discard-choose", "done").refill()
    assert (scene.g.active, scene.g.turn) == ("german", 3)


def test_orders_are_given_one_at_a_time_up_to_the_capability() -> None:
    scene = waiting(order_limits={"german": 2})
    scene.german("order-choose", "R")  # nobody is broken: the Order is over at once
    assert scene.g.orders_given == 1  # 5.1#2 5.1#3 1.5#2
    assert scene.expect("german", "order-choose").ids == ["W", "done"]  # 5#3 5.3#3: no pass any more
    scene.german("order-choose", "W").roll(1, 1).refill()
    assert scene.g.turn == 2  # 5.1#2: two Orders, and the Turn is over
    assert scene.g.orders_given == 0


def test_the_limit_is_explained() -> None:
    scene = waiting(order_limits={"german": 2}, orders_given=2, strategy={"german": "GS3"})
    assert "W" not in scene.ids


def test_no_order_without_a_card() -> None:
    scene = Scene(UNITS, hands={"german": {"C": order("command-confusion")}})
    assert scene.said("passed")  # 5.1#1 1.F#2: the only card allows nothing


def test_pass_discards_up_to_the_limit_and_ends_the_turn() -> None:
    scene = waiting(discard_limits={"german": 2}).german("order-choose", "pass")
    scene.german("discard-choose", "R", "W")
    assert scene.g.discards["german"] == ("R", "W")  # O15#1 5.3#1
    scene.refill()
    assert scene.g.turn == 2  # O15#3
    assert len(scene.g.hands["german"]) == 5  # 5.4#1 1.1#2
    assert len(scene.g.hands["french"]) == 1  # 5.4#1: the active player alone


def test_pass_with_no_discard() -> None:
    scene = waiting().german("order-choose", "pass").german("discard-choose", "done")
    assert scene.g.discards["german"] == ()  # O15#3 GLOSS.turn


def test_who_passes_plays_no_strategy_card() -> None:
    """Not even for the roll on the Support Table that a discard lets the Defender make."""
    scene = waiting(
        strategy={"german": "GS1"},
        hands={
            "german": {"R": order("recover"), "C": order("command-confusion")},
            "french": {"H": action("hidden-unit")},
        },
        postures={"french": "defend"},
    )
    scene.german("order-choose", "pass").german("discard-choose", "C").german("discard-choose", "done")
    scene.french("action-pass", "H").roll(6, 6, windows=True).german("reroll-offer", "pass")
    assert scene.pending.kind != "plus-one-offer"  # 1.S#6 5.3#2 S98#6 O15#3
    assert not scene.said("plus-one")


def test_no_pass_after_a_strategy_card() -> None:
    scene = waiting(strategy_used=["german"])
    assert scene.ids == ["R", "W"]  # 1.S#6


def test_actions_are_unlimited_and_need_a_card() -> None:
    hands = {
        "german": {"R": order("recover"), "W": order("rout")},
        "french": {"D": action("dig-in"), "E": action("dig-in"), "X": action("elan")},
    }
    scene = Scene(
        {**UNITS, "L": "H6 ge-landwehr broken"}, hands=hands, strategy={"german": "GS1", "french": "FS1"}
    )
    scene.german("order-choose", "R").roll(1, 2, "time")
    scene.french("action-time-advance", "D").french("dig-in-choose", "N10")
    scene.expect("french", "action-time-advance")
    assert scene.ids == ["E", "pass"]  # 5.2#1 5.2#2 1.6#1
    assert "D" in scene.g.discards["french"]  # 1.6#2


def test_a_refill_that_empties_the_deck_is_interrupted_by_time() -> None:
    scene = Scene(
        UNITS,
        hands={"german": {"R": order("recover"), "W": order("rout")}},
        strategy={"german": "GS1", "french": "FS1"},
    )
    for card in tuple(scene.g.decks["german"])[1:]:
        scene.g.decks["german"] = tuple(c for c in scene.g.decks["german"] if c != card)
        scene.g.discards["german"] = (*scene.g.discards["german"], card)
    scene.german("order-choose", "pass").german("discard-choose", "done").draws()
    assert scene.g.time == 1  # 5.4#2 6.1.2#1
    scene.decline("action-time-advance").refill()
    assert len(scene.g.hands["german"]) == 5  # the refill goes on from the new deck


def test_units_out_of_cohesion_of_both_sides_are_suppressed() -> None:
    """K and G stand on their own edges; L and F are on their own, and L has its marker already."""
    scene = waiting().german("order-choose", "pass").german("discard-choose", "done")
    assert [note["unit"] for note in scene.said("suppressed")] == ["F"]  # 3.3.2.1#1 GLOSS.cohesion 3.3.2.1#2
    assert not scene.unit("K").suppressed
    assert not scene.unit("G").suppressed


def test_activations_last_for_the_turn() -> None:
    units = {**UNITS, "K": "B1 ge-infanterie activated=fire"}
    scene = Scene(units, hands={"german": {"C": order("rout"), "R": order("recover")}})
    assert scene.unit("K").activated == "fire"
    scene.german("order-choose", "pass").german("discard-choose", "done").refill()
    assert not scene.unit("K").activated  # GLOSS.activate


# set-up


def test_forces_are_set_up_hex_by_hex_inside_their_areas() -> None:
    scene = Scene(
        {},
        sides=["german", "french"],
        set_up={
            "german": {
                "area": ["A1:B2"],
                "forces": [{"counter": "ge-infanterie", "weapon": "mg08"}, {"counter": "ge-mueller"}],
            },
            "french": {"area": ["11:11"], "forces": [{"counter": "fr-legion"}, {"counter": "chauchat"}]},
        },
        postures={"french": "defend"},
    )
    scene.expect("french", "set-up-hex")  # the Defender sets up first
    assert set(scene.ids) == {*(f"{c}11" for c in "ABCDEFGHIJKLMNO"), "back"}
    scene.french("set-up-hex", "H11")  # the Weapon then goes to the only Unit there is
    assert scene.note("weapon-given")["weapon"] == "@counter-chauchat"
    assert set(scene.expect("german", "set-up-piece").ids) == {"ge-infanteriemg08", "ge-mueller"}
    scene.german("set-up-piece", "ge-mueller").german("set-up-hex", "A1")
    assert set(scene.ids) == {"A1", "A2", "B1", "B2", "back"}
    scene.german("set-up-hex", "A1")
    assert {w.counter for w in scene.g.weapons.values()} == {"mg08", "chauchat"}
    assert not any(f.broken for f in scene.g.formations.values())  # 3.2.1#2
    assert scene.g.phase == "opening"
    scene.refill()
    assert scene.g.phase == "orders"


def test_a_document_may_place_everything_and_begin_in_mid_turn() -> None:
    scene = waiting(turn=7, orders_given=1, phase="orders")
    assert scene.g.turn == 7
    assert scene.ids == ["R", "W", "done"]


def test_a_card_played_in_the_middle_of_the_refill_is_made_good() -> None:
    """The last card of the deck is a Dig In, which the Time Advance lets its owner play: he draws one more."""
    document = {
        "map": open_map(),
        "date": "1917-06",
        "sides": ["german", "french"],
        "postures": {"german": "defend"},
        "units": {
            "G": {"counter": "ge-infanterie", "hex": "H1"},
            "F": {"counter": "fr-infanterie", "hex": "N10"},
        },
        "cards": {"dig": {"side": "german", "action": "dig-in"}},
        "hands": {"german": [{"order": "command-confusion"}, {"order": "command-confusion"}]},
        "decks": {"german": ["dig"]},
        "next": {"fate:german": ["dig"]},
    }
    game = grognard.new("gwc", document, seed=1, options={"reactions": "friendly"})
    while game.pending is not None and game.state.active == "german":
        offered = [option.id for option in game.options()]
        game.answer(next(each for each in ("dig", "H1", "pass", "done", offered[0]) if each in offered))
    assert any(note.id == "action-played" for entry in game.log for note in entry.notes)
    assert len(game.state.hands["german"]) == 4  # 5.4#1 5.4#2
