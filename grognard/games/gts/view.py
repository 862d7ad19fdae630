"""What each side may see, and how to deal anew what it may not."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from grognard.games.gts.state import State


def view(g: State, side: str | None) -> dict[str, Any]:  # noqa: ARG001
    """To be written."""
    return {}


def deal_anew(g: State, side: str | None, rng: Random) -> None:
    """To be written."""


def pieces(g: State) -> Mapping[str, int]:
    return {"units": len(g.units)}
