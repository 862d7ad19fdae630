"""A map document as TOML, one feature a line, so that a change of the ground is readable in a diff."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

HEADER = "# Drawn by `python -m grognard.games.gts.maps.drawing` from the sketches in drawing/sketches.\n"
LISTS = ("sides", "lines", "labels")


def as_toml(document: Mapping[str, Any]) -> str:
    """The whole document; features of a list become inline tables."""
    parts = [HEADER]
    parts += [f"{key} = {_value(document[key])}\n" for key in ("id", "title", "note", "licence")]
    for key in LISTS:
        rows = "".join(f"  {_value(entry)},\n" for entry in document[key])
        parts.append(f"{key} = [\n{rows}]\n")
    parts += [_section(key, document[key]) for key in ("grid", "picture", "hexes")]
    return "\n".join(parts)


def _section(name: str, table: Mapping[str, Any]) -> str:
    return f"[{name}]\n" + "".join(f"{key} = {_value(value)}\n" for key, value in table.items())


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(entry) for entry in value) + "]"
    if isinstance(value, str) and "\n" in value:
        return f'"""\n{value}"""'
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() else json.dumps(key, ensure_ascii=False)
