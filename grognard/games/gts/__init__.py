"""Grand Tactical Series 2.0: companies of the Second World War, chits out of a mug, Opportunity Fire, artillery."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`TITLE` brings in all rules, so it is loaded when it is first asked for: counters and maps need none of them."""
    if name == "TITLE":
        from grognard.games.gts.title import TITLE

        return TITLE
    raise AttributeError(name)
