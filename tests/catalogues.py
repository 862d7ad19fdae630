"""Fluent catalogues for tests: which messages they have, with which arguments, and which are meant by arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any


def messages(source: str) -> dict[str, frozenset[str]]:
    """The arguments of each message of a catalogue."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in source.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            current = match[1]
            assert current not in found, f"{current} stands twice"
            found[current] = set()
        if current:
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return {id_: frozenset(arguments) for id_, arguments in found.items()}


def referred(value: Any) -> Iterator[str]:
    """The message ids among arguments."""
    if isinstance(value, str) and value.startswith("@"):
        yield value[1:]
    elif isinstance(value, dict):
        yield value["id"]
        yield from referred(list(value["args"].values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from referred(item)
