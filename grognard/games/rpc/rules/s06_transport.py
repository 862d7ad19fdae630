"""6.8 Transport."""

from __future__ import annotations

from grognard.games.rpc.rules.s03_units import Check
from grognard.games.rpc.state import State


def after_reaction_fire(g: State, results: tuple[Check, ...]) -> None:
    """A unit that failed a check from reaction fire loses its transport."""
