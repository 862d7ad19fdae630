"""18.6 RR Line Bottlenecks."""

from __future__ import annotations

from grognard.games.oao.state import State


def inter_phase(g: State) -> None:
    """Markers return to full capacity."""
