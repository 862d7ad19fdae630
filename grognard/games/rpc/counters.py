"""The values of the units, read once from counters.toml."""

from __future__ import annotations

import functools
import re
import tomllib
from importlib import resources

from msgspec import Struct

from grognard.engine.errors import BadDocument

TYPES = (
    "armored car",
    "artillery",
    "cavalry",
    "flamethrower",
    "infantry",
    "machine gun",
    "mortar",
    "tank",
)  # 3.11#1
GUNS = ("artillery", "machine gun", "mortar")  # 3.11#3
AFVS = ("tank", "armored car")  # 3.11#4
_FACE = re.compile(
    r"(?P<fire>[+-]?\d+|-)(?:\[(?P<tank>[+-]?\d+)\])?/(?P<range>\d+|-)/"
    r"(?P<box>\[)?(?P<melee>\d+)\]?(?P<line>_)?/(?P<cohesion>\d+)/(?P<movement>\d+|-)"
)


class Face(Struct, frozen=True, gc=False, cache_hash=True):
    """The values of one side of a counter; None is a dash."""

    firepower: int | None
    anti_tank: int | None
    range: int | None
    melee: int
    cohesion: int
    movement: int | None
    boxed: bool = False
    underlined: bool = False


class Counter(Struct, frozen=True, gc=False, cache_hash=True):
    """A kind of unit. `types` has two entries where it counts as either; its melee value is the higher."""  # 3.12#1

    id: str
    side: str
    types: tuple[str, ...]
    formed: Face
    dispersed: Face
    name: str = ""
    """What a kind of unit of a document is called; ours have their names in the locale."""


def read_face(text: str, where: str) -> Face:
    """A face as the orders of battle print it: `+3[+5] / 9 / 1_ / 8 / -`."""  # 12.0#5
    match = _FACE.fullmatch(text.replace(" ", ""))
    if match is None:
        raise BadDocument(
            f"{text!r} is not firepower[anti-tank] / range / melee / cohesion / movement", where
        )
    return Face(
        _number(match["fire"]),
        _number(match["tank"]),
        _number(match["range"]),
        int(match["melee"]),
        int(match["cohesion"]),
        _number(match["movement"]),
        boxed=match["box"] is not None,
        underlined=match["line"] is not None,
    )


def _number(cell: str | None) -> int | None:
    return None if cell is None or cell == "-" else int(cell)


@functools.cache
def counters() -> dict[tuple[str, str], Counter]:
    """All kinds of units by side and id."""
    document = tomllib.loads(resources.files(__package__).joinpath("counters.toml").read_text("utf-8"))
    found = {}
    for side in ("german", "british"):
        for id_, row in document[side].items():
            assert set(row["types"]) <= set(TYPES), f"{side}.{id_}: {row['types']}"
            formed, dispersed = (read_face(row[f], f"{side}.{id_}.{f}") for f in ("formed", "dispersed"))
            found[side, id_] = Counter(id_, side, tuple(row["types"]), formed, dispersed)
    return found


@functools.cache
def names() -> dict[str, dict[str, str]]:
    """What a kind of unit is called, by language."""
    document = tomllib.loads(resources.files(__package__).joinpath("counters.toml").read_text("utf-8"))
    found: dict[str, dict[str, str]] = document["names"]
    return found
