"""The values of Units: what is printed on either side of a counter. Read from counters.toml, or from a document."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any, Literal

import msgspec
from msgspec import Struct

WeaponClass = Literal[
    "dual",
    "small-arms",
    "armor-piercing",
    "light-mortar",
    "mortar",
    "indirect",
    "direct-he",
    "emplaced",
    "organic",
]  # 29.53
MovementClass = Literal["leg", "wheeled", "tracked", "immobile"]  # 14.1#1, 29.35
UnitClass = Literal["infantry", "gun", "vehicle"]  # 14.1#2, 29.51#1
Stripe = Literal["", "white", "black"]

ARTILLERY: frozenset[str] = frozenset({"indirect", "emplaced", "organic"})  # 29.6
INDIRECT: frozenset[str] = ARTILLERY | {"mortar"}
COLOURS: dict[str, str] = {
    "dual": "white",
    "small-arms": "pink",
    "armor-piercing": "blue",
    "light-mortar": "purple",
    "mortar": "green",
    "indirect": "orange",
    "direct-he": "yellow",
    "emplaced": "black",
    "organic": "brown",
}
"""The colour of the box round a rating."""  # 2.0#4


class Face(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """One side of a counter."""  # 2.0.FIG#1

    fire: int | None = None
    """None is the word No: the Unit cannot fire; 0 is a rating."""  # 15.2#2
    weapon: WeaponClass = "small-arms"
    """The Weapons Class of its fire: the colour of the box."""
    range: int = 1
    """Fire Range in hexes."""  # 15.1#3
    assault: int | None = None
    """None is a blank: neither Assault nor Assault Fire."""  # 29.10#3
    assault_weapon: WeaponClass = "small-arms"
    """The Weapons Class of its Assault Rating."""
    coloured: bool = False
    """The Assault number is neither black nor white: fired twice in defence."""  # 29.10#2
    defense: int = 0
    """Defense Rating, added to the fire at it: the lower the better."""
    armored: bool = False
    """It is an armored target."""  # 29.4, 29.49
    movement: int | None = None
    """None: Immobile, unless it has a star."""  # 14.4#1
    star: bool = False
    """It has a star instead of an allowance: a Gun that only retires by prolonge."""  # 14.11
    moves: MovementClass = "leg"
    """Its Movement Class."""
    quality: int
    """Troop Quality."""
    auto_command: bool = False
    """Troop Quality printed in red."""  # 2.0.FIG#3
    air_defense: int = 0
    """Air defense."""  # 2.0.FIG#4


class Counter(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A kind of Unit; several Units may share one."""

    kind: UnitClass
    """Its Unit Class; whoever is mounted is a vehicle."""
    steps: Literal[0, 1, 2]
    """Steps when it is whole."""  # 29.44#1
    front: Face
    """The side that is up unless it is mounted."""
    transport: Face | None = None
    """The Vehicle side of a Unit with Organic Transport."""  # 14.10.1
    engineer: bool = False
    """It may do all Engineer Actions."""
    self_propelled: bool = False
    """Artillery that fires without dismounting."""
    contact: tuple[int, int] | None = None
    """Contact Pending and In Contact numbers of its marker."""  # 16.3#1
    rearguard: bool = False
    """The counter of Rearguards."""
    symbol: str = ""
    """What the counter shows: para, tank, halftrack and so on, for the page alone."""
    name: dict[str, str] = {}
    """What the kind of Unit is called, by language."""


def counter_of(row: dict[str, Any]) -> Counter:
    """A counter as a document writes it; msgspec.ValidationError for anything malformed."""
    return msgspec.convert(row, Counter)


@functools.cache
def counters() -> dict[str, Counter]:
    """All counters of our volume by id."""
    file = resources.files(__package__).joinpath("counters.toml")
    rows = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {id_: counter_of(row) for id_, row in rows.items()}
