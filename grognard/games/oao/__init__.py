"""1914, Offensive à outrance: the campaign in the West from the frontiers to Flanders, by divisions."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`TITLE` brings in all rules, so it is loaded when it is first asked for: counters and maps need none of them."""
    if name == "TITLE":
        from grognard.games.oao.title import TITLE

        return TITLE
    raise AttributeError(name)
