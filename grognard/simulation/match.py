"""A match: which bots play which scenario how often. Every game of it can be played again from its number."""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct, field

import grognard
from grognard.bots import bot
from grognard.engine.errors import RulesError
from grognard.engine.luck import luck
from grognard.engine.table import Table

STALLED = 100_000
"""A game with so many decisions will never end."""


class Match(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two bots, a scenario, a number of games and a seed. Sides are swapped from game to game unless they are fixed.

    Both games of a pair have the same dice, so that neither bot profits from the better side or the better luck.
    """

    title: str
    scenario: str
    bots: tuple[str, str]
    games: int
    seed: int = 0
    fixed_sides: bool = False
    options: dict[str, str] = field(default_factory=lambda: {"reactions": "friendly"})

    def seats(self, number: int, sides: tuple[str, ...]) -> dict[str, int]:
        """Which of the two bots has which side in a game: side to 0 or 1."""
        first = 0 if self.fixed_sides or number % 2 == 0 else 1
        return {sides[0]: first, sides[1]: 1 - first}

    def seed_of(self, number: int) -> str:
        """What the dice of a game come from."""
        return f"{self.seed}/{number if self.fixed_sides else number // 2}"


class Played(Struct, frozen=True, kw_only=True):
    """What came of one game."""

    number: int
    seats: dict[str, int]
    winner: str | None
    reason: str
    scores: dict[str, int]
    decisions: dict[str, int]
    turns: int
    luck: dict[str, float]
    slowest: dict[str, float]
    """The longest time that each side thought about one decision, in seconds."""
    seconds: float


def play(match: Match, number: int) -> Played:
    """Play one game of a match to its end."""
    started = perf_counter()
    game = grognard.new(match.title, match.scenario, seed=match.seed_of(number), options=match.options)
    seats = match.seats(number, game.sides)
    bots = {
        side: bot(match.bots[who], match.seed * 1_000_003 + number * 2 + who) for side, who in seats.items()
    }
    decisions, slowest = dict.fromkeys(game.sides, 0), dict.fromkeys(game.sides, 0.0)
    while (question := game.pending) is not None:
        side, before = question.side, perf_counter()
        choice = bots[side].choose(game, side)
        slowest[side] = max(slowest[side], perf_counter() - before)
        decisions[side] += 1
        game.answer(choice, side)
        if game.number > STALLED:
            raise RulesError(f"game {number} does not end", game)
    outcome = game.outcome
    assert outcome is not None, "a game without a question is over"
    return Played(
        number=number,
        seats=seats,
        winner=outcome.winner,
        reason=outcome.reason,
        scores=outcome.scores,
        decisions=decisions,
        turns=turns_of(game),
        luck={side: round(dice.deviation, 3) for side, dice in luck(game).items() if side},
        slowest={side: round(seconds, 4) for side, seconds in slowest.items()},
        seconds=round(perf_counter() - started, 3),
    )


def turns_of(game: Table) -> int:
    """The number of the Turn, for titles that count them; 0 otherwise."""
    turn = game.view(None).get("turn", 0)
    return turn if isinstance(turn, int) else 0
