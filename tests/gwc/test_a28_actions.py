"""A28 Actions: windows, what opens them, who goes first, duds and negation."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ACTIONS
from tests.gwc.scene import Scene, action, order

UNITS = {"G": "H1 ge-infanterie+mg08", "P": "H4 us-infantry", "K": "O11 us-smith"}


def fired_upon(american: dict[str, Any], german: dict[str, Any] | None = None, **document: Any) -> Scene:
    """The German machine gun has announced its shot at H4 (FP 8)."""
    hands = {"german": {"F": order("fire"), **(german or {})}, "american": american}
    scene = Scene(UNITS, hands=hands, **document).german("order-choose", "F")
    return scene.german("fire-base", "G+mg08").german("fire-group", "fire")


def test_an_action_is_announced_from_the_hand_and_discarded_at_once() -> None:
    scene = fired_upon({}, {"U": action("unternehmungslustig")})
    scene.german("action-before-fire", "U")  # A28.1#1
    assert scene.g.hands["german"] == ()
    assert "U" in scene.g.discards["german"]  # 1.6#2
    assert not scene.unit("P").activated  # A28.3#1
    assert scene.g.attack.strength.total == 10


def test_several_actions_answer_the_same_situation() -> None:
    german = {"U": action("unternehmungslustig"), "V": action("unternehmungslustig")}
    scene = fired_upon({}, german).german("action-before-fire", "U", "V").roll(1, 1)
    assert scene.note("fire-attack")["strength"] == 12  # A28.1#2 A28.3#2 O21.3.4#2


def test_the_inactive_player_acts_too_and_only_in_his_own_moments() -> None:
    """The firing player strengthens the attack, the defender weakens it; neither can do the other's part."""
    both = {"C": action("concealment"), "U": action("unternehmungslustig")}
    scene = fired_upon(
        {"C2": action("concealment"), "L": action("live-forever")}, both, ground={"H4": "woods"}
    )
    assert scene.expect("german", "action-before-fire").ids == ["U", "pass"]  # A28.2 O21.3.4#1
    assert scene.why_not("card:C") == ["A28.1 why-not-window"]
    scene.german("action-before-fire", "pass").roll(1, 1)
    assert scene.expect("american", "action-before-defense").ids == ["C2", "pass"]  # O14.4#1 1.6#1


def test_a_window_opens_on_what_everybody_sees() -> None:
    """In strict play a player is asked although he holds nothing that fits; with an empty hand he is not."""
    scene = fired_upon({"L": action("live-forever")}, options={"reactions": "strict"}).roll(1, 1)
    assert scene.expect("american", "action-before-defense").ids == ["pass"]
    scene = fired_upon({}, options={"reactions": "strict"}).roll(1, 1).roll(6, 6)
    assert not any(entry.kind == "action-before-defense" for entry in scene.game.log)


@pytest.mark.parametrize(
    ("side", "dud", "rule"), [("german", "ach-komm", "A29"), ("american", "what-was-that", "A52")]
)
def test_duds_are_no_actions(side: str, dud: str, rule: str) -> None:
    scene = fired_upon(
        {"D": action(dud), "C": action("concealment")},
        {"D2": action(dud), "U": action("unternehmungslustig")},
    )
    if side == "american":
        scene.german("action-before-fire", "pass").roll(1, 1)
    dud_card = "D2" if side == "german" else "D"
    assert dud_card not in scene.ids  # A29 A52
    assert scene.why_not(f"card:{dud_card}") == [f"{rule} why-not-dud"]


def test_scout_negates_a_concealment() -> None:
    units = {"G": "H1 us-infantry+hotchkiss", "P": "H4 ge-infanterie", "K": "O11 ge-ebel"}
    hands = {"american": {"F": order("fire")}, "german": {"C": action("concealment")}}
    scene = Scene(
        units, hands=hands, active="american", strategy={"american": "USS7"}, ground={"H4": "woods"}
    )
    scene.american("order-choose", "F").american("fire-base", "G+hotchkiss").american(
        "fire-group", "fire"
    ).roll(1, 1)
    scene.german("action-before-defense", "C").american("situation-enemy-action", "scout").roll(6, 6)
    assert scene.note("defense")["attack"] == 9  # S98.5.7#2
    assert "C" in scene.g.discards["german"]


def test_every_action_has_its_window() -> None:
    """All but Opportunity Fire, which has its own question, and the duds."""
    known = {name for window in ACTIONS.values() for name in window}
    duds = {ActionName.ACH_KOMM, ActionName.OH_LES_BOCHES, ActionName.WHAT_WAS_THAT}
    assert set(ActionName) - known == duds | {ActionName.FIRE}
