"""The tables of the rulebook and of its player aids: documents in `reference/`, read once and checked field by field.

Sizes are counted in eighths of a division, because a Two-Hex Unit counts as half its size in each hex (19.1.3); Rail
Points in halves. `reference/README.md` says which figures are the rulebook's and which are ours, and why so.
"""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any, TypeVar

import msgspec

Table = TypeVar("Table")

EIGHTHS = 8  # of a division-equivalent, the unit of every size
HALVES = 2  # of a Rail Point, the unit of every cost and capacity


@functools.cache
def document(name: str) -> dict[str, Any]:
    """A document of the reference as it is written. It is shared: nobody writes to it."""
    text = resources.files(__package__).joinpath("reference", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def read(name: str, kind: type[Table], part: str = "") -> Table:
    """A document, or a part of it, as a struct; a missing, misspelt or mistyped field is an error at once."""
    value = document(name)[part] if part else document(name)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}.toml {part}: {error}") from None
