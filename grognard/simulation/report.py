"""What the games of a match add up to, with intervals of 95 percent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean
from typing import Any

from msgspec import Struct

from grognard.simulation.match import Match, Played

Z = 1.959964
"""Standard deviations of an interval of 95 percent."""
BOTH = "both"


class Line(Struct, frozen=True):
    """The games of one bot."""

    name: str
    side: str
    wins: int
    losses: int
    draws: int
    win_rate: float
    interval: tuple[float, float]


class Report(Struct, frozen=True):
    """One object: who won how often, and what the games were like."""

    title: str
    scenario: str
    games: int
    bots: list[Line]
    seed: int
    sides: dict[str, dict[str, Any]]
    """How often each side won, whoever played it: the balance of the scenario."""
    ends: dict[str, int]
    decisions: dict[str, float]
    turns: dict[str, float]
    victory_points: dict[str, float]
    luck: dict[str, float]
    seconds: float


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval of Wilson for a rate."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z * Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    spread = Z * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def line(name: str, side: str, wins: int, losses: int, draws: int) -> Line:
    games = wins + losses + draws
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return Line(name, side, wins, losses, draws, round(rate, 4), (round(low, 4), round(high, 4)))


def report(match: Match, played: Sequence[Played]) -> Report:
    """Add up the games of a match."""
    sides = tuple(played[0].seats) if played else ()
    return Report(
        title=match.title,
        scenario=match.scenario,
        games=len(played),
        bots=[_bot(match, played, who, sides) for who in (0, 1)],
        seed=match.seed,
        sides={side: _side(played, side) for side in sides},
        ends=dict(Counter(game.reason for game in played).most_common()),
        decisions=_spread([sum(game.decisions.values()) for game in played]),
        turns=_spread([game.turns for game in played]),
        victory_points={s: round(mean(game.scores.get(s, 0) for game in played), 2) for s in sides},
        luck={who: _luck(played, number) for number, who in enumerate(("first", "second"))},
        seconds=round(sum(game.seconds for game in played), 2),
    )


def _bot(match: Match, played: Sequence[Played], who: int, sides: tuple[str, ...]) -> Line:
    won = sum(game.winner is not None and game.seats[game.winner] == who for game in played)
    drawn = sum(game.winner is None for game in played)
    side = sides[who] if match.fixed_sides and sides else BOTH
    return line(match.bots[who], side, won, len(played) - won - drawn, drawn)


def _side(played: Sequence[Played], side: str) -> dict[str, Any]:
    won = sum(game.winner == side for game in played)
    low, high = wilson(won, len(played))
    return {
        "wins": won,
        "win_rate": round(won / len(played), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {"mean": 0.0, "least": 0.0, "most": 0.0}
    return {
        "mean": round(mean(numbers), 1),
        "least": float(min(numbers)),
        "most": float(max(numbers)),
    }


def _luck(played: Sequence[Played], who: int) -> float:
    """The mean luck of a bot in standard deviations of its dice."""
    found = [game.luck.get(side, 0.0) for game in played for side, seat in game.seats.items() if seat == who]
    return round(mean(found), 3) if found else 0.0
