"""Red Poppies Campaigns: companies and brigades on the Western Front, with the volume on the Ypres Salient."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`TITLE` brings in all rules, so it is loaded when it is first asked for: counters and maps need none of them."""
    if name == "TITLE":
        from grognard.games.rpc.title import TITLE

        return TITLE
    raise AttributeError(name)
