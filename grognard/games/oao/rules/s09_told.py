"""9.1.1 What the log says of strengths and odds, of attacks and of Repulses."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.games.oao import reference_combat
from grognard.games.oao.points import written
from grognard.games.oao.rules.s09_odds import Odds
from grognard.games.oao.rules.words import hex_name, shown, side_name, told
from grognard.games.oao.state import State


def tell_odds(g: State, target: Cell, odds: Odds, sides: tuple[str, str], rules: tuple[str, str]) -> None:
    """Each side reads how its own strength comes about; both read the totals and the odds."""  # 3.1.6#3
    name = hex_name(g, target)
    for side, points in zip(sides, (odds.attack, odds.defence), strict=True):
        g.note(
            "combat-strength",
            rules[0],
            to=(side,),
            side=side_name(side),
            hex=name,
            parts=told(points.reasons),
            total=written(points.total),
        )
    g.note(
        "combat-odds",
        rules[1],
        hex=name,
        attack=written(odds.attack.total),
        defence=written(odds.defence.total),
        initial=reference_combat.odds_name(odds.initial),
        modifiers=shown(odds.shifts.reasons),
        count=len(odds.shifts.reasons),
        final=reference_combat.odds_name(odds.final),
        column=odds.column,
    )
