"""1 The cards: hands, decks, Die Rolls with their windows, and triggers.

Most rolls here are the Rally Roll of a broken Landwehr (Morale 7 in the open), because nothing else hangs on it.
"""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.gwc.cards import deck, strategy_deck
from grognard.games.gwc.content import Nation
from grognard.games.gwc.rules.s01_cards import HAND_SIZE, Dice, card
from tests.gwc.scene import Scene, action, order

UNITS = {"L": "H6 ge-landwehr broken", "K": "B2 ge-infanterie", "F": "N10 fr-infanterie broken"}


def rallying(**document: Any) -> Scene:
    """A German Recover Order has been given and the Rally Roll is about to be made."""
    document.setdefault("hands", {"german": {"R": order("recover"), "W": order("rout")}})
    return Scene(UNITS, **document).german("order-choose", "R")


# decks and hands


def test_three_decks_of_72_and_nine_strategy_cards_each() -> None:
    assert all(len(deck(nation)) == 72 for nation in Nation)  # 1.F#1
    assert all(len(strategy_deck(nation)) == 9 for nation in Nation)  # 1.S#1
    assert sum(len(deck(n)) + len(strategy_deck(n)) for n in Nation) + 2 == 245  # CONTENTS.cards


def test_hand_size_follows_posture() -> None:
    assert HAND_SIZE == {"attack": 6, "recon": 5, "defend": 4}  # 1.1#1 GLOSS.posture


@pytest.mark.parametrize(("posture", "size"), [("attack", 6), ("recon", 5), ("defend", 4)])
def test_opening_hands_and_strategy_cards(posture: str, size: int) -> None:
    scene = Scene(UNITS, phase="opening", postures={"german": posture}).refill()
    assert len(scene.g.hands["german"]) == size  # 1.1#2
    assert len(scene.g.strategy_decks["german"]) == 8  # 1.S#2 S98#1
    assert scene.g.strategy["german"].card in [card.id for card in strategy_deck(Nation.GERMAN)]
    assert scene.g.strategy["german"].from_turn == 0


def test_hands_strategy_cards_and_piles_are_hidden_and_discards_open() -> None:
    scene = Scene(
        UNITS,
        hands={"german": {"R": order("recover"), "W": order("rout")}, "french": {"X": action("elan")}},
        strategy={"german": "GS1"},
        discards={"german": ["G-7"]},
    )
    own, enemy, nobody = (scene.game.view(side)["players"]["german"] for side in ("german", "french", None))
    assert own["hand"] == ["R", "W"]
    assert enemy["hand"] == nobody["hand"] == 2  # 1.2#1
    assert own["strategy"] == "GS1"
    assert enemy["strategy"] == nobody["strategy"] == 1  # 1.2#1
    assert isinstance(own["deck"], int)  # 1.2#2
    assert isinstance(own["strategy_deck"], int)
    assert enemy["discards"] == ["G-7"]  # 1.2#3
    assert own["hand"] == ["R", "W"]  # 1.S.IMPORTANT#1: neither Strategy nor Initiative Card is in it


def test_a_card_played_for_its_order_is_discarded() -> None:
    scene = rallying()
    assert "R" in scene.g.discards["german"]  # 1.5#3
    assert scene.g.hands["german"] == ("W",)


def test_orders_only_in_the_own_turn() -> None:
    scene = Scene(UNITS, hands={"french": {"R": order("recover")}, "german": {"P": order("recover")}})
    scene.expect("german", "order-choose")  # 1.5#1
    assert scene.ids == ["P", "pass"]
    assert "event" not in " ".join(scene.ids)  # 1.7


# rolls


def test_a_roll_turns_up_the_top_card_and_reads_its_dice() -> None:
    scene = rallying().roll(2, 3, windows=True)
    assert scene.g.discards["german"][-1] == "german-2-3-None"  # 1.9#1 1.3
    assert scene.note("rolled")["white"] == 2
    scene.decline("reroll-offer")
    assert scene.note("rally-roll")["roll"] == 5  # 1.9#2


def test_a_targeting_roll_multiplies() -> None:
    assert Dice(3, 5).total == 8
    assert Dice(3, 5).product == 15  # 1.9#2
    assert Dice(3, 5, 1).product == 16


def test_strategy_cards_add_one_the_inactive_player_first() -> None:
    scene = rallying(strategy={"german": "GS1", "french": "FS1"}).roll(2, 4, windows=True)
    scene.german("reroll-offer", "pass").expect("french", "plus-one-offer")  # S98.2#1
    scene.french("plus-one-offer", "FS1").german("plus-one-offer", "pass")
    assert scene.note("rally-roll")["roll"] == 7  # 1.S.2#1 1.S#8
    assert scene.g.strategy_discards["french"] == ("FS1",)  # 1.S.2#2 S98.2#3 S98#4
    assert "french" not in scene.g.strategy
    assert scene.g.strategy_used == {"french": True}


def test_one_strategy_card_a_turn() -> None:
    scene = rallying(strategy={"german": "GS1"}, strategy_used=["german"], orders_given=1).roll(2, 4)
    assert scene.note("rally-roll")["roll"] == 6
    assert not scene.said("plus-one")  # 1.S#3 S98#3


def test_a_strategy_card_drawn_this_turn_waits() -> None:
    scene = rallying(strategy={"german": {"card": "GS1", "from_turn": 2}}).roll(2, 4, windows=True)
    scene.german("reroll-offer", "pass")  # 1.S#5 S98#7: no +1 is offered
    assert scene.note("rally-roll")["roll"] == 6


def test_plus_one_does_not_stop_the_trigger() -> None:
    scene = rallying(strategy={"german": "GS1"}, cards={"german": {"far": {"hex": "B2"}}})
    scene.roll(2, 4, "sniper", windows=True).german("reroll-offer", "pass").german("plus-one-offer", "GS1")
    scene.turns_up("far").german("sniper-choose", "K")  # 1.S.2#3 S98.2#2
    assert scene.unit("K").broken
    assert scene.note("rally-roll")["roll"] == 7


# triggers


def test_sniper_breaks_one_formation_in_or_next_to_the_random_hex() -> None:
    scene = rallying(cards={"german": {"near": {"hex": "B3"}}}).roll(1, 2, "sniper").turns_up("near")
    assert scene.expect("german", "sniper-choose").ids == ["K", "pass"]  # 1.9.1.3#1 1.9.1.3#2 1.8#1
    assert scene.unit("L").broken  # 1.9.1#1 1.9.1#4: the roll waits for its trigger
    scene.german("sniper-choose", "K")
    assert scene.unit("K").broken
    assert not scene.unit("L").broken


def test_a_formation_that_breaks_keeps_its_markers() -> None:
    units = {**UNITS, "K": "B2 ge-infanterie+mg08 suppressed veteran"}
    hands = {"german": {"R": order("recover"), "W": order("rout")}}
    scene = Scene(units, hands=hands, gas=["B2"], cards={"german": {"near": {"hex": "B2"}}})
    scene.german("order-choose", "R").roll(1, 2, "sniper").turns_up("near").german("sniper-choose", "K")
    struck = scene.unit("K")
    assert struck.broken  # 3.2.1#3
    assert (struck.suppressed, struck.veteran) == (True, True)  # 3.2.2
    assert not scene.g.weapons[struck.weapon].broken


def test_sniper_may_be_declined() -> None:
    scene = rallying(cards={"german": {"near": {"hex": "B3"}}}).roll(1, 2, "sniper").turns_up("near")
    scene.german("sniper-choose", "pass")
    assert not scene.unit("K").broken  # 1.9.1.3#2


def test_a_random_hex_fixes_and_eliminates_broken_weapons_of_both_sides() -> None:
    units = {
        "L": "H6 ge-landwehr broken",
        "M": "B9 ge-infanterie+mg08 weapon_broken",
        "F": "N10 fr-infanterie+hotchkiss weapon_broken",
    }
    for hex_, german, french in (
        ("A1", False, False),
        ("A10", True, None),
        ("A11", None, None),
        ("A6", False, True),
    ):
        scene = Scene(
            units,
            hands={"german": {"R": order("recover"), "W": order("rout")}},
            cards={"german": {"hex": {"hex": hex_}}},
        )
        scene.german("order-choose", "R").roll(1, 2, "sniper").turns_up("hex").decline("sniper-choose")
        left = {w.counter: w.broken for w in scene.g.weapons.values()}  # 1.8#2
        assert left.get("mg08") == german, hex_
        assert left.get("hotchkiss") == french, hex_


def test_an_event_comes_from_the_next_card_of_the_roller() -> None:
    scene = rallying(cards={"german": {"next": {"event": "breeze", "direction": 1}}}).roll(1, 2, "event")
    assert scene.unit("L").broken  # 1.9.1#4
    rolled = card(scene.g, scene.g.discards["german"][-1])
    assert rolled.event != "breeze"
    scene.turns_up("next")
    assert scene.note("event")["event"] == "@event-breeze"  # 1.9.1.1#1 GLOSS.event
    assert scene.note("event")["side"] == "@side-german"


def test_jammed_means_nothing_but_in_a_fire_attack() -> None:
    units = {**UNITS, "M": "B9 ge-infanterie+mg08"}
    scene = (
        Scene(units, hands={"german": {"R": order("recover"), "W": order("rout")}})
        .german("order-choose", "R")
        .roll(1, 1, "jammed")
    )
    assert not any(weapon.broken for weapon in scene.g.weapons.values())  # 1.9.1.2#1
    assert not scene.unit("L").broken


def test_no_trigger_inside_a_trigger() -> None:
    """The Sudden Death roll of a Time trigger shows another Time trigger, which is ignored."""
    scene = rallying(time=5, sudden_death=6).roll(1, 2, "time").roll(6, 6, "time")
    assert scene.g.time == 6  # 1.9.1#3 6.2.2#3
    scene.refill()
    assert not scene.unit("L").broken


def test_time_trigger() -> None:
    scene = rallying().roll(1, 2, "time")
    assert scene.g.time == 1  # 1.9.1.4


# the last card


def last_card(trigger: str | None, **document: Any) -> Scene:
    """The German deck holds one card: a roll of 3 with this trigger."""
    card = {"dice": [1, 2], "trigger": trigger, "side": "german"}
    return _bare(card, **document).decline("reroll-offer")


def _bare(card: dict[str, Any], **document: Any) -> Scene:
    scene = object.__new__(Scene)
    scene.game = grognard.new(
        "gwc",
        {
            "map": document.pop("map", "lorraine"),
            "date": "1917-06",
            "sides": ["german", "french"],
            "units": {
                "L": {"hex": "G2", "counter": "ge-landwehr", "broken": True},
                "F": {"hex": "N10", "counter": "fr-infanterie"},
            },
            "cards": {"last": card, "R": {"order": "recover", "side": "german"}},
            "hands": {"german": ["R"]},
            "decks": {"german": []},
            "next": {"fate:german": ["last"]},
            **document,
        },
        options={"reactions": "friendly"},
        chance="ask",
    )
    return scene.german("order-choose", "R")


def test_a_reroll_of_the_last_card_does_not_undo_the_emptied_deck() -> None:
    """Its sniper is cancelled, Time advances all the same, and the new roll comes from the new pile."""
    scene = _bare(
        {"dice": [6, 6], "trigger": "sniper", "side": "german"}, strategy={"german": "GS1", "french": "FS1"}
    )
    scene.german("reroll-offer", "reroll")
    assert scene.g.time == 1  # 6.1.2#1 9.1#1
    assert len(scene.g.decks["german"]) == 74
    scene.draws("G-5").french("reroll-offer", "pass").decline("plus-one-offer")
    assert not scene.said("random-hex")
    assert scene.note("rally-roll")["roll"] == 2


def test_the_last_card_advances_time_before_its_own_trigger() -> None:
    scene = last_card("sniper")
    assert scene.g.time == 1  # 6.1.2#1 1.9.1#2
    assert (
        len(scene.g.decks["german"]) == 72 + 1 + 1
    )  # 1.4: all but nothing, for the Order card is discarded too
    assert scene.pending.side == "chance"  # 1.9.1#5: the sniper's card comes from the new pile
    scene.refill().decline("sniper-choose")
    assert scene.note("random-hex")
    assert not scene.unit("L").broken


def test_the_last_card_with_a_time_trigger_advances_time_once() -> None:
    assert last_card("time").g.time == 1  # 6.1.2#2


# words


def test_a_card_in_hand_is_of_use_for_order_and_action_only() -> None:
    """The Time trigger, the Event and the hex of a card in hand mean nothing."""
    held = {"R": order("recover"), "W": order("rout", trigger="time", event="blaze", hex="A1")}
    scene = rallying(hands={"german": held}).roll(2, 3)
    scene.german("order-choose", "W").roll(1, 1)
    assert scene.g.time == 0  # 1.F#3 GLOSS.order GLOSS.dieroll GLOSS.trigger
    assert not scene.said("event")


def test_a_telephone_does_not_jam() -> None:
    phones = {"german": {"counter": "ge-telephone-9"}}
    scene = rallying(telephones=phones).roll(1, 1, "jammed")
    assert not scene.g.telephones["german"].broken  # 1.9.1.2#2


def test_every_random_hex_is_a_hex_of_the_map() -> None:
    scene = rallying()
    names = set(scene.g.board.names)
    assert {card.hex for nation in Nation for card in deck(nation)} <= names  # 2.1#3 GLOSS.randomhex
    assert len(names) == 165


def test_directions_are_numbered_clockwise_from_the_top() -> None:
    board = rallying().g.board
    around = [board.name(cell) for cell in board.neighbours[board.cell("G6")]]
    assert around == ["G5", "H5", "H6", "G7", "F6", "F5"]  # 2.2.2#1


def test_a_jammed_that_means_nothing_is_not_announced() -> None:
    units = {"L": "H6 ge-landwehr broken", "F": "N10 fr-infanterie broken"}
    scene = Scene(units, hands={"german": {"R": order("recover"), "W": order("rout")}})
    scene.german("order-choose", "R").roll(1, 2, "jammed")
    assert not scene.said("trigger")  # 1.9.1.2#1
    assert not scene.unit("L").broken
