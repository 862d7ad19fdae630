"""How many of each counter exist, read from `countermix.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from grognard.games.gwc.content import check, read_toml, shaped
from grognard.games.gwc.counters import Counters, counters

FILE = "countermix.toml"
Countermix = dict[str, int | None]


@cache
def countermix() -> Countermix:  # CONTENTS.large CONTENTS.double
    """The limit of every counter by its id; None where play is never short of a marker."""
    return read_countermix(read_toml(FILE), counters())


def read_countermix(document: Mapping[str, Any], known: Counters, where: str = FILE) -> Countermix:
    """The limits of a document of the form of `countermix.toml`; every counter must be there."""
    mix: Countermix = {}
    for title, rows in document.items():
        for id_, limit in shaped(rows, dict[str, int | str], f"{where}: [{title}]").items():
            check(id_ in known.names, where, f"there is no counter {id_!r}")
            check(id_ not in mix, where, f"{id_} stands twice")
            if isinstance(limit, str):
                check(limit == "unlimited", where, f"{id_}: {limit!r} is no limit")
                mix[id_] = None
            else:
                check(limit >= 0, where, f"{id_}: a limit cannot be negative")
                mix[id_] = limit
    missing = set(known.names) - set(mix)
    check(not missing, where, f"no limit for {', '.join(sorted(missing))}")
    return mix
