"""E71 High Command Meddling: the worked example first."""

from __future__ import annotations

from typing import Any

from grognard.games.gwc.rules import o21_odds
from tests.gwc.happening import happening
from tests.gwc.scene import Scene, order

UNITS = {"A": "H6 ge-infanterie", "F": "N10 fr-infanterie broken", "G": "N9 fr-infanterie"}


def face_down(kind: str, units: dict[str, str] = UNITS, **fields: Any) -> Scene:
    """It is the German Turn and a card with this Order lies face down before him."""
    hands = {"german": {"M": order("move"), "O": order("rout")}}
    return Scene(units, hands=hands, meddling={"german": [order(kind)]}, **fields)


def test_ex_meddling_a_recover_with_nothing_to_recover() -> None:
    scene = face_down("recover")
    assert scene.note("order-forfeited")["order"] == "@order-recover"  # EX.meddling E71#3
    assert scene.g.orders_given == 1  # EX.meddling
    assert not scene.g.meddling["german"]
    scene.expect("german", "order-choose")
    assert dict(scene.pending.args)["left"] == 2


def test_the_receiving_player_draws_a_card_that_nobody_sees() -> None:
    scene = happening("high-command-meddling", UNITS, order_limits={"german": 1})
    scene.turns_up("X")
    assert scene.g.meddling["german"] == ("X",)  # E71#1
    assert "X" not in scene.g.hands["german"]
    for side in ("german", "french", None):
        player = scene.game.view(side)["players"]["german"]
        assert player["face_down"] == 1
        assert "X" not in str(player)  # E71#1
    said = next(note for note in scene.notes if note.id == "meddling")
    assert "X" not in str(said.args)
    for viewer in ("german", "french"):
        assert "X" in o21_odds.unseen(scene.g, viewer, "german")  # no odds tell which card it is


def test_the_card_is_the_next_order_of_the_same_turn() -> None:
    scene = happening("high-command-meddling", UNITS, cards={"RUN": order("rout")})
    scene.turns_up("RUN")
    assert scene.note("meddled")["order"] == "@order-rout"  # E71#2 E71.1
    assert scene.g.orders_given == 2  # E71#2
    assert "RUN" in scene.g.discards["german"]


def test_it_is_carried_over_when_no_order_is_left() -> None:
    scene = happening(
        "high-command-meddling", UNITS, order_limits={"german": 1}, cards={"RUN": order("rout")}
    )
    scene.turns_up("RUN")
    assert not scene.said("meddled")  # E71.1
    assert scene.g.meddling["german"] == ("RUN",)
    scene.refill()  # the French player can only pass
    assert scene.g.turn == 3
    assert scene.note("meddled")["order"] == "@order-rout"  # E71.1


def test_no_pass_with_a_card_face_down() -> None:
    """The Turn begins with the Rout, before a pass could be announced."""
    scene = face_down("rout")
    assert scene.note("meddled")["order"] == "@order-rout"  # E71.2#1
    assert not scene.said("passed")


def test_the_order_must_be_given_even_if_it_hurts() -> None:
    """No Frenchman is broken: the Rout strikes the player's own Landwehr."""
    units = {"A": "H6 ge-infanterie", "B": "H5 ge-landwehr broken", "G": "N9 fr-infanterie"}
    scene = face_down("rout", units)
    assert scene.note("rout")["side"] == "@side-german"  # E71.2#2
    scene.roll(6, 6)
    assert scene.note("rout-roll")["unit"] == "B"


def test_a_situation_may_come_before_the_card_is_revealed() -> None:
    """French 75s are used, and a Weapon is given up, while the card still lies face down."""
    units = {**UNITS, "F": "N10 fr-infanterie+hotchkiss", "B": "N1 fr-infanterie broken"}
    scene = Scene(
        units,
        active="french",
        hands={"french": {"M": order("move")}},
        meddling={"french": [order("advance")]},
        strategy={"french": "FS6"},
        telephones={"german": {"counter": "ge-telephone-8"}},
    )
    assert scene.expect("french", "order-choose").ids == ["reveal", "situation", "weapon"]  # S98.1#1 11.3#2
    assert scene.why_not("card:M") == ["E71 why-not-meddled"]  # E71#2 E71.2#1
    assert not scene.said("meddled")  # E71#1: nobody has seen it
    scene.french("order-choose", "situation").french("situation-own-turn", "french-75s")
    assert scene.g.telephones["german"].broken  # S98.3.6#1
    scene.french("order-choose", "weapon").french("discard-weapon", "F")
    assert scene.note("meddled")["order"] == "@order-advance"  # nothing else was left: E71#2


def test_two_cards_face_down_are_given_one_after_the_other() -> None:
    hands = {"german": {"M": order("move")}}
    scene = Scene(UNITS, hands=hands, meddling={"german": [order("recover"), order("command-confusion")]})
    assert [said["order"] for said in scene.said("order-forfeited")] == [
        "@order-recover",
        "@order-command-confusion",
    ]  # E71#3
    assert scene.g.orders_given == 2
