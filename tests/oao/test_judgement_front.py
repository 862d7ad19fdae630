"""The situation map is kept from decision to decision: never so long that it tells of another position."""

from __future__ import annotations

import grognard
from grognard.bots import bot
from grognard.games.oao import judgement_front
from tests.bots.games import OPTIONS, positions

DECISIONS = 150


def answers() -> list[tuple[str, str]]:
    """What the script answers at the beginning of a game."""
    game, script = grognard.new("oao", "ardennes", seed=11, options=OPTIONS), bot("scripted", 3)
    found: list[tuple[str, str]] = []
    while (question := game.pending) is not None and len(found) < DECISIONS:
        found.append((question.kind, script.choose(game, question.side)))
        game.answer(found[-1][1], question.side)
    return found


def test_what_was_seen_of_other_games_does_not_change_an_answer() -> None:
    """The Secondary Depot was elsewhere there, and all Formations stood where they do here."""
    for game, side in positions("oao", "ardennes", 20, seed=2):
        bot("scripted", 1).choose(game, side)
    after_others = answers()
    judgement_front._FRONTS.clear()
    judgement_front._LOOKED.clear()
    assert answers() == after_others
