"""The orders of battle: armies, where everything stands at the start, and what comes and goes, from `oob/*.toml`."""

from __future__ import annotations

import datetime
import functools
import tomllib
from enum import StrEnum
from importlib import resources
from typing import Any

from msgspec import Struct, convert

from grognard.games.oao.counters import Fort, Fortress, Side
from grognard.games.oao.counters_read import counters


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """An army and its Organizational Display."""  # GLOSS.organizational_display 5.2.1

    name: str
    commander: str
    corps_boxes: int  # 5.1.3
    depot: str | None = None
    begins: int = 1
    ends: int | None = None
    optional: bool = False  # 17.2

    def exists(self, turn: int) -> bool:
        """Whether the display is in use in this GT, if its player wants it."""
        return self.begins <= turn and (self.ends is None or turn < self.ends)


class Placement(Struct, frozen=True):
    """A unit at the start: its hex, its army and, where it is attached to one, its corps."""

    unit: str
    hex: str
    army: str | None = None
    corps: str | None = None


class Kind(StrEnum):
    """What an event does."""

    ARRIVAL = "arrival"  # 16.1#1
    SUBSTITUTION = "substitution"  # 16.2
    COMBINATION = "combination"  # 16.3#1
    WITHDRAWAL = "withdrawal"  # 16.5
    REMOVAL = "removal"


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the schedule; without a `gt` it waits for `after` or for its player."""

    kind: Kind
    rule: str
    gt: int | None = None
    date: datetime.date | None = None
    units: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    army: str | None = None
    corps: str | None = None
    hex: str | None = None
    entry: str | None = None
    box: str | None = None
    after: str | None = None
    delay: int = 0
    choice: dict[str, int] = {}
    side: Side | None = None
    reversible: bool = False


@functools.cache
def armies() -> dict[str, Army]:
    """All armies by id."""
    return convert(_table("armies"), dict[str, Army])


def side_of(army: str) -> Side:
    """The player whom an army belongs to."""
    return Side.GERMAN if army.startswith("de-") else Side.ALLIED


@functools.cache
def setup() -> dict[str, Placement]:
    """Every unit that is on the map when the campaign begins, by id."""
    found = {
        unit.id: Placement(unit.id, unit.hex)
        for unit in counters().units.values()
        if isinstance(unit, Fort | Fortress)
    }
    for army, part in _table("setup").items():
        if army == "detachments":
            continue
        tables = [
            (None, part.get("depot", {})),
            *part.get("corps", {}).items(),
            (None, part.get("others", {})),
        ]
        for corps, rows in tables:
            for unit, hex_ in rows.items():
                assert unit not in found, f"{unit} is set up twice"
                found[unit] = Placement(unit, hex_, army, corps)
    return found


@functools.cache
def detachments() -> dict[str, str]:
    """The detached parts of the GDT divisions and their parents."""  # 22.3.3
    return convert(_table("setup")["detachments"], dict[str, str])


@functools.cache
def schedule() -> tuple[Event, ...]:
    """All events, those of a GT first and in their order."""
    return convert(_table("schedule")["events"], tuple[Event, ...])


def due(turn: int) -> tuple[Event, ...]:
    """The events of a GT."""
    return tuple(event for event in schedule() if event.gt == turn)


def corps_of(army: str) -> tuple[str, ...]:
    """The corps on an army's display at the start."""
    return tuple(_table("setup").get(army, {}).get("corps", {}))


@functools.cache
def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath(f"oob/{name}.toml").read_text("utf-8"))
