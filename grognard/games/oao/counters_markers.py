"""The markers that carry data of their own: siege guns in reserve, Pioniere, HKK, trucks, and the general mix."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources

from msgspec import Struct, convert


class SiegeMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """Siege-Artillery that travels in reserve with its HQ and is put on the map only deployed."""  # 13.3.3#1

    label: str
    caliber: str
    guns: int
    hq: str
    rolls: int = 1
    removed_on_gt: int | None = None  # 13.3.3#9


class Pionier(Struct, frozen=True, forbid_unknown_fields=True):
    """The Pionier-Regiment marker of a Siege-Train."""  # 13.3.4

    label: str
    hq: str
    modifier: int


class Hkk(Struct, frozen=True, forbid_unknown_fields=True):
    """A Höherer Kavallerie-Kommandeur: before the given GT its units belong to one of the armies."""  # 25.1#1

    label: str
    units: tuple[str, ...]
    armies: tuple[str, ...]
    free_from_gt: int


class Truck(Struct, frozen=True, forbid_unknown_fields=True):
    """A Truck marker on an army's Depot: so many times it provides Ammo."""  # 25.3#1 25.3#3

    army: str
    uses: int
    removed_on_gt: int


class General(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of status or record marker: its faces and, where the rules limit it, how many there are."""

    faces: tuple[str, ...]
    side: str | None = None
    count: int | None = None


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    """All markers by id."""

    siege: dict[str, SiegeMarker]
    pionier: dict[str, Pionier]
    hkk: dict[str, Hkk]
    truck: dict[str, Truck]
    general: dict[str, General]


@functools.cache
def markers() -> Markers:
    """The markers of `counters/markers.toml`."""
    text = resources.files(__package__).joinpath("counters/markers.toml").read_text("utf-8")
    return convert(tomllib.loads(text), Markers)
