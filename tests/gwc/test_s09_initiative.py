"""9 The Initiative Card: re-rolls, ties."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.cards import initiative_card
from grognard.games.gwc.content import ContentError, Nation
from tests.gwc.scene import Scene, order

UNITS = {"L": "H6 ge-landwehr broken", "K": "B2 ge-infanterie", "F": "N10 fr-infanterie broken"}


def rallying(**document: Any) -> Scene:
    return Scene(UNITS, hands={"german": {"R": order("recover"), "W": order("rout")}}, **document).german(
        "order-choose", "R"
    )


def test_two_initiative_cards() -> None:
    assert initiative_card(Nation.FRENCH, Nation.GERMAN) != initiative_card(
        Nation.AMERICAN, Nation.GERMAN
    )  # 9#1
    with pytest.raises(ContentError):
        initiative_card(Nation.FRENCH, Nation.AMERICAN)


def test_the_scenario_names_the_holder() -> None:
    assert rallying(initiative="french").g.initiative == "french"  # 9#2


def test_a_chain_of_rerolls_in_which_the_card_goes_back_and_forth() -> None:
    """The German Rally Roll of 9 fails; he has it made again: 3. The French have that made again: 12. And again: 7."""
    scene = rallying().roll(4, 5, windows=True).expect("german", "reroll-offer")
    scene.german("reroll-offer", "reroll")
    assert scene.g.initiative == "french"  # 9.1#3
    scene.roll(1, 2, windows=True).french("reroll-offer", "reroll")  # 9.1#1: either player's roll
    assert scene.g.initiative == "german"
    assert scene.roller() == "german"  # 9.1#4: it is made by the player whose roll it was
    scene.roll(6, 6, windows=True).german("reroll-offer", "reroll")
    scene.roll(3, 4, windows=True).french("reroll-offer", "pass")
    assert scene.note("rally-roll")["roll"] == 7
    assert scene.unit("L").suppressed
    rolled = ["german-4-5-None", "german-1-2-None", "german-6-6-None", "german-3-4-None"]
    assert list(scene.g.discards["german"][-4:]) == rolled  # 9.1#4: cancelled cards stay discarded


def test_a_reroll_cancels_the_trigger() -> None:
    scene = rallying().roll(1, 2, "time", windows=True).german("reroll-offer", "reroll").roll(2, 2)
    assert scene.g.time == 0  # 9.1#1 9.1#2
    assert not scene.unit("L").broken


def test_the_holder_may_reroll_an_enemy_sudden_death_roll() -> None:
    scene = rallying(time=5, sudden_death=6, initiative="french").roll(1, 2, "time", windows=True)
    scene.french("reroll-offer", "pass").roll(1, 2, windows=True).french("reroll-offer", "reroll")
    scene.roll(6, 6, windows=True).german("reroll-offer", "pass")
    assert scene.note("sudden-death")["total"] == 12
    assert scene.game.outcome is None


def test_the_initiative_card_is_not_in_the_hand() -> None:
    scene = Scene(UNITS, phase="opening", postures={"german": "defend"}, initiative="german").refill()
    assert len(scene.g.hands["german"]) == 4  # 9#3
    assert scene.game.view("german")["initiative"] == "german"


def test_a_tie_goes_to_the_holder() -> None:
    """At 0 VP after Sudden Death the holder of the Initiative Card wins."""
    for holder in ("german", "french"):
        scene = rallying(time=6, sudden_death=7, initiative=holder).roll(1, 2, "time").roll(1, 2)
        assert scene.game.outcome is not None
        assert (scene.game.outcome.winner, scene.game.outcome.rule) == (holder, "9.2")  # 9.2 6.3.2#2
