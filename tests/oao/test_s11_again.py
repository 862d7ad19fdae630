"""11.1: a stack that retreats more than once for one combat, and the half of a Two-Hex Unit, as they are played."""

from __future__ import annotations

from tests.oao.contract import Game, position

ATTACK = {"fr-80t": "12.38", "de-3-2": "11.38", "de-4-2": "11.39"}
"""One Territorial division before two German ones."""


def driven_back() -> Game:
    """The division has retreated by the table to 13.38, and must retreat again for its check."""
    dice = {"roll-combat": [[3, 3]], "roll-check": [[1, 1], [1, 1], [6, 6]]}
    game = Game(position(ATTACK, next=dice))
    game.say("attack-declare", "12.38").say("attack-join", "de-4-2", "de-3-2", "done")
    return game.until("retreat-step").say("retreat-step", "13.38")


def test_a_second_retreat_leads_away_from_the_hex_of_the_combat_too() -> None:  # 11.1.1#1 11.1#1
    game = driven_back()
    assert game.kind == "retreat-step"
    assert set(game.ids) == {"13.37", "14.37", "14.38"}, "two hexes from 12.38, not one from 13.38"
    reasons = game.table.why_not("hex:12.38")
    assert [reason.rule for reason in reasons] == ["11.1.1"]


def test_the_attacker_advances_into_the_hex_that_was_given_up() -> None:  # 11.2#1 11.1.1#1
    game = driven_back().say("retreat-step", "14.38")
    assert game.kind == "advance-choose"
    assert game.hex_of("fr-80t") == "14.38"


def test_the_next_combat_measures_from_its_own_hex() -> None:  # 11.1.1#1
    game = driven_back().say("retreat-step", "14.38").until("force-choose")
    assert game.table.state.fought == ()


def test_a_half_that_joins_the_other_is_covered_by_it() -> None:  # 11.1.3#2 19.1.7#1
    units = {"fr-3-2": "12.38+12.39", "de-3-2": "12.37", "de-4-2": "12.37", "de-5-3": "13.40"}
    for answer, lost in (("12.39", 0), ("12.39+13.39", 1)):
        game = Game(position(units, next={"roll-combat": [[5, 2]], "roll-check": [[1, 1]] * 4}))
        game.say("attack-declare", "12.38").say("attack-join", "de-3-2", "de-4-2", "done").until(
            "retreat-half"
        )
        game.say("retreat-half", answer)
        assert len(game.said("levels-lost")) == lost, answer


def test_a_stack_too_large_for_the_attackers_is_not_flanked() -> None:  # 9.5.1 TERM.stack
    stack = ("fr-3-2", "fr-4-2", "fr-21-11")
    for count, shifts in ((2, 1), (3, 0)):
        units = {**dict.fromkeys(stack[:count], "14.42"), "de-3-2": "14.41", "de-4-2": "14.43"}
        game = Game(position(units, next={"roll-combat": [[3, 3]]}))
        game.say("attack-declare", "14.42").say("attack-join", "de-3-2", "de-4-2", "done")
        game.until("intensity-attacker")
        assert game.said("combat-odds")[0]["count"] == shifts, count
