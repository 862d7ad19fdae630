"""17 Armies that come into play; Inactive armies and units."""

from __future__ import annotations

from grognard.games.oao.state import State


def activation(g: State, side: str) -> None:
    """What is scheduled to become active in this GT."""


def entered(g: State, units: tuple[str, ...]) -> None:
    """Inactive cavalry is activated by enemies."""
