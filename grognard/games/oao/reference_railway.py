"""18 and others: features of the railways by printed hex, bottleneck capacities."""

from __future__ import annotations

import functools
from typing import Literal

from msgspec import Struct

from grognard.games.oao.reference import document, read
from grognard.games.oao.reference_calendar import holds


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    """Lines that rules name, by the places that they join."""

    allied_single_track: tuple[str, ...]  # 7.7.2#2 18.1#2
    belgien: tuple[str, ...]  # 25.4#1 18.6.4#4
    kept_open: tuple[str, ...]  # 18.3.1#4


class Network(Struct, frozen=True, forbid_unknown_fields=True):
    """The Reseau du Nord: its boundary, the river that divides it, the towns that set off its clearing."""  # 18.3

    boundary: tuple[str, ...]
    somme: tuple[str, ...]
    amiens: str
    creil: str


class Bottleneck(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex through which only so many half Rail Points pass between two Inter-Phases."""  # 18.6

    side: Literal["allied", "german"]
    hex: str
    capacity: int
    active: Literal["start", "creil", "sixth inter-phase"]
    extra: int = 0  # 18.6.3

    def capacity_on(self, turn: int) -> int:
        return self.capacity + (self.extra if holds("new_reserve_corps", turn) else 0)


class Bases(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the lines of communications of the British and the Belgians end."""  # 23.1#1 23.1#2 24.3#1 24.3#2

    british: tuple[str, ...]
    british_transferred: tuple[str, ...]
    belgian: tuple[str, ...]
    belgian_transferred: tuple[str, ...]


@functools.cache
def lines() -> Lines:
    return read("railway", Lines, "lines")


@functools.cache
def network() -> Network:
    return read("railway", Network, "network")


@functools.cache
def bottlenecks() -> dict[str, Bottleneck]:
    return read("railway", dict[str, Bottleneck], "bottlenecks")


@functools.cache
def bases() -> Bases:
    return read("railway", Bases, "bases")


@functools.cache
def dender() -> tuple[str, ...]:
    """The hexes that the rules name on the line of the Dender."""  # 18.6.4#1
    return tuple(document("railway")["sortie"]["dender"])
