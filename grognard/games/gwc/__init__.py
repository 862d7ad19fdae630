"""Great War Commander: company and battalion actions on the Western Front, 1914 to 1918."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`TITLE` brings in all rules, so it is loaded when it is first asked for: counters and maps need none of them."""
    if name == "TITLE":
        from grognard.games.gwc.title import TITLE

        return TITLE
    raise AttributeError(name)
