"""18.3, 18.4 Demolition and clearing, when units come near."""

from __future__ import annotations

from grognard.games.oao.state import State


def entered(g: State, units: tuple[str, ...]) -> None:
    """What these units trigger."""
