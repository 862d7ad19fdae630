"""O21.3.1 Fire Groups: who may fire with whom, and what the player is told before he commits himself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order

GROUP = {
    "B": "H4 ge-bertin",
    "A": "H4 ge-infanterie+mg08",
    "C": "H5 ge-infanterie",
    "D": "H6 ge-infanterie",
    "P": "J4 us-infantry",
}


def grouping(
    units: dict[str, str], *activated: str, hand: dict[str, Any] | None = None, **document: Any
) -> Scene:
    """A German Fire Order in which the first of these activates the others."""
    hands = {"german": {"F": order("fire"), **(hand or {})}}
    scene = Scene(units, hands=hands, **document).german("order-choose", "F")
    first, *others = activated
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", first)
    for other in others:
        if scene.pending.kind == "activate-more":
            scene.german("activate-more", other)
    return scene.german("activate-more", "done") if scene.pending.kind == "activate-more" else scene


def strength(scene: Scene) -> int:
    return int(dict(scene.pending.args)["strength"])


def test_the_player_gathers_the_pieces_and_the_first_is_the_base() -> None:
    scene = grouping(GROUP, "B", "A", "C", "D")
    assert scene.ids == ["A", "A+mg08", "C", "D", "back"]  # O21.3.1#1
    scene.german("fire-base", "C")
    assert strength(scene) == 5
    assert scene.ids == ["fire", "A", "A+mg08", "D", "back"]  # O21.3.1.1#2: fire alone or go on
    scene.german("fire-group", "A+mg08", "A")
    assert strength(scene) == 7  # O21.3.1.2: 5 for the base and 1 for each other
    scene.german("fire-group", "back", "back", "back").german("fire-base", "A+mg08").german("fire-group", "C")
    assert strength(scene) == 8 + 2 + 1  # another base: Bertin's Command counts  O21.3.1.2 3.3.1.7#1


def test_hexes_of_a_group_form_a_chain() -> None:
    scene = grouping(GROUP, "B", "A", "C", "D").german("fire-base", "A")
    assert "D" not in scene.ids  # O21.3.1#5
    assert scene.why_not("unit:D") == ["O21.3.1 why-not-chain"]
    assert "D" in scene.german("fire-group", "C").ids


def test_every_piece_needs_its_own_line_and_range() -> None:
    units = GROUP | {"C": "H5 ge-stosstrupp", "D": "H3 ge-infanterie", "P": "K4 us-infantry"}
    scene = grouping(units, "B", "A", "C", "D", ground={"J3": "woods", "I3": "woods"}).german(
        "fire-base", "A"
    )
    assert scene.why_not("unit:D") == ["10 why-not-sight"]  # O21.3.1#3
    assert "D" not in scene.ids
    assert "C" in scene.ids
    units["P"] = "L5 us-infantry"
    scene = grouping(units, "B", "A", "C", "D").german("fire-base", "A")
    assert scene.why_not("unit:C") == ["O21.2.1 why-not-range"]  # O21.3.1#4: Range 3, 4 hexes away
    assert "C" not in scene.ids


def test_the_largest_hindrance_of_all_lines_counts_once() -> None:
    """H4 fires through Brush (3), H5 through an Orchard (2): 3 is taken off, not 5."""
    scene = grouping(GROUP, "B", "A", "C", ground={"I5": "orchard", "I4": "brush"})
    scene.german("fire-base", "A")
    alone = strength(scene)
    scene.german("fire-group", "C")
    explained = {reason.text: reason.value for reason in scene.game.explain("fire")}
    assert explained["hindrance"] == -3  # O21.3.5#1 10.3.3
    assert strength(scene) == alone + 1


def test_a_unit_that_no_leader_activated_does_not_fire_with_its_weapon() -> None:
    units = {"A": "H4 ge-infanterie+mg08", "P": "H8 us-infantry"}
    scene = grouping(units, "A")
    assert scene.german("fire-base", "A").ids == ["fire", "back"]  # O21.3.1#2: no Leader activated them
    assert scene.why_not("weapon:A+mg08") == ["O21.3.1 why-not-other-leader"]


def test_a_unit_and_its_weapon_together_is_a_setting() -> None:
    units = {"A": "H4 ge-infanterie+mg08", "P": "H8 us-infantry"}
    hands = {"german": {"F": order("fire")}}
    scene = Scene(units, hands=hands, options={"unit_with_weapon": "together"}).german("order-choose", "F")
    assert "A+mg08" in scene.german("fire-base", "A").ids


def test_ordnance_and_tanks_fire_alone() -> None:
    units = GROUP | {"A": "H4 ge-infanterie+minenwerfer-76mm"}
    scene = grouping(units, "B", "A", "C").german("fire-base", "C")
    assert "A+minenwerfer-76mm" not in scene.ids  # O21.3.1.1#1 11.1#5 11.6#3
    scene.german("fire-group", "back").german("fire-base", "A+minenwerfer-76mm")
    assert scene.ids == ["fire", "back"]


def test_wire_parts_a_group() -> None:
    """Whoever is in Wire fires only with pieces of the same hex."""
    units = GROUP | {"E": "H5 ge-infanterie", "P": "I5 us-infantry"}
    scene = grouping(units, "B", "A", "C", "D", "E", fortifications={"H5": "wire"}).german("fire-base", "C")
    assert scene.ids == ["fire", "E", "back"]  # F131.3#1
    assert scene.why_not("unit:A") == ["F131.3 why-not-wire-group"]
    scene.german("fire-group", "back").german("fire-base", "A")
    assert scene.ids == ["fire", "B", "A+mg08", "back"]
    assert scene.why_not("unit:C") == ["F131.3 why-not-wire-group"]


def test_a_weapon_in_wire_is_silent() -> None:
    scene = grouping(GROUP, "B", "A", "C", fortifications={"H4": "wire"})
    assert scene.ids == ["A", "C", "back"]  # F131.3#2 11.5


def test_a_suppressed_unit_fires_weaker_and_not_its_weapon() -> None:
    scene = grouping(GROUP | {"A": "H4 ge-infanterie+mg08 suppressed"}, "B", "A", "C")
    assert scene.ids == ["A", "C", "back"]  # 13.2#3
    scene.german("fire-base", "A")
    assert strength(scene) == 5 + 2 - 1  # 13.2#1


def test_the_chain_of_the_highest_ranking_leader_is_one_activation() -> None:
    """Bertin and Müller both activate Units; those fire together."""
    units = {"B": "H2 ge-bertin", "A": "H2 ge-infanterie", "M": "H4 ge-mueller", "C": "H3 ge-infanterie"}
    units |= {"D": "H6 ge-infanterie", "E": "H5 ge-infanterie", "P": "I4 us-infantry"}
    scene = grouping(units, "B", "A", "M", "C", "D", "E").german("fire-base", "A")
    scene.german("fire-group", "C", "M", "E", "D")  # 3.3.1.2#4 O21.3.1#2
    assert strength(scene) == 5 + 2 + 4


# before he commits himself


def test_odds_of_a_shot_are_those_of_the_decks() -> None:
    """FP 8 against Morale 7: whoever rolls lower by less than 1 breaks; with equal dice for both it is symmetrical."""
    units = {"A": "H4 ge-infanterie+mg08", "P": "H8 us-infantry"}
    scene = grouping(units, "A").german("fire-base", "A+mg08")
    odds = scene.game.odds("fire")
    dice = [white + coloured for white in range(1, 7) for coloured in range(1, 7)]
    pairs = [(attack, defense) for attack in dice for defense in dice]
    breaks = sum(8 + attack > 7 + defense for attack, defense in pairs) / len(pairs)
    ties = sum(8 + attack == 7 + defense for attack, defense in pairs) / len(pairs)
    assert odds.exact
    assert odds.outcomes["odds-one-broken"] == pytest.approx(breaks)
    assert odds.outcomes["odds-suppressed"] == pytest.approx(ties)
    assert odds.outcomes["odds-none"] == pytest.approx(1 - breaks - ties)
    assert sum(odds.outcomes.values()) == pytest.approx(1)


def test_odds_of_ordnance_begin_with_the_targeting_roll() -> None:
    units = {"A": "H1 ge-abteilung+gun-77mm", "P": "H6 us-infantry", "Q": "H6 us-kelly"}
    scene = grouping(units, "A").german("fire-base", "A+gun-77mm")
    odds = scene.game.odds("fire").outcomes
    hits = sum(w * c > 5 for w in range(1, 7) for c in range(1, 7)) / 36
    assert odds["odds-missed"] == pytest.approx(1 - hits)
    assert odds["odds-more-broken"] > 0
    assert sum(odds.values()) == pytest.approx(1)


def test_odds_of_a_defense_roll() -> None:
    """Attack Total 15 against Morale 7: 7 or less breaks, 8 Suppresses."""
    units = {"A": "H4 ge-infanterie+mg08", "P": "H8 us-infantry", "Q": "H8 us-kelly broken"}
    scene = grouping(units, "A").german("fire-base", "A+mg08").german("fire-group", "fire").roll(3, 4)
    assert scene.expect("american", "defense-next").ids == ["P", "Q"]
    odds = scene.game.odds("P").outcomes
    assert odds["odds-breaks"] == pytest.approx(21 / 36)  # Kelly's Command adds 0 while he is broken
    assert odds["odds-suppressed"] == pytest.approx(5 / 36)
    assert "odds-eliminated" in scene.game.odds("Q").outcomes


def test_cards_cannot_be_read_from_the_question() -> None:
    """A shot too weak is announced only with cards that raise it; but whoever holds any is asked all the same."""
    units = {
        "A": "H1 ge-abteilung",
        "P": "H3 us-infantry",
        "Q": "G1 us-infantry",
    }  # Q can be fired at in any case
    for card, offered in (("ambush", ["back"]), ("unternehmungslustig", ["fire", "back"])):
        scene = grouping(
            units, "A", hand={"X": action(card)}, ground={"H2": "brush"}, options={"reactions": "strict"}
        )
        scene.german("fire-target", "H3").german("fire-base", "A")
        assert scene.expect("german", "fire-group").ids == offered
