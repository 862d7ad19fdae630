"""E75 KIA, E82 Pétard-Raquette, E84 Raid Prisoners, E92 Suppressing Fire and E93 Surrender."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import (
    e56_choices,
    s03_formations,
    s07_victory,
    s10_sight,
    s11_weapons,
)
from grognard.games.gwc.state import State


@rule("E75")
@procedure
def kia(g: State, side: str, _card: str) -> Procedure[None]:
    """A broken Formation of either side is eliminated."""
    broken = tuple(id_ for id_, formation in g.formations.items() if formation.broken)
    victim: str | None = yield from e56_choices.choose_unit(g, side, "choose-kia", broken, "E75")
    if victim is not None:
        yield from s07_victory.eliminate(g, victim, "event")


@rule("E82")
@procedure
def petard_raquette(g: State, side: str, _card: str) -> Procedure[None]:
    """An enemy Formation next to a friendly Good Order Unit breaks."""
    found = beside(g, g.of(g.other(side)), e56_choices.good_order_units(g, side))
    victim: str | None = yield from e56_choices.choose_unit(g, side, "choose-petard", found, "E82")
    if victim is not None:
        yield from s07_victory.break_formation(g, victim, "event")


@rule("E84")
@procedure
def raid_prisoners(g: State, side: str, _card: str) -> Procedure[None]:
    """An enemy Unit that is Out of Cohesion and next to an unbroken friendly Unit is eliminated."""
    enemies = [
        id_ for id_ in e56_choices.units_of(g, g.other(side)) if s03_formations.cohesion(g, id_) is None
    ]
    captors = [id_ for id_ in e56_choices.units_of(g, side) if not g.formations[id_].broken]
    found = beside(g, enemies, tuple(captors))
    victim: str | None = yield from e56_choices.choose_unit(g, side, "choose-prisoners", found, "E84")
    if victim is not None:
        yield from s07_victory.eliminate(g, victim, "event")


@rule("E93")
@procedure
def surrender(g: State, side: str, _card: str) -> Procedure[None]:
    """A broken friendly Unit next to an enemy Unit is eliminated."""
    broken = [id_ for id_ in e56_choices.units_of(g, side) if g.formations[id_].broken]
    found = beside(g, broken, e56_choices.units_of(g, g.other(side)))
    victim: str | None = yield from e56_choices.choose_unit(g, side, "choose-surrender", found, "E93")
    if victim is not None:
        yield from s07_victory.eliminate(g, victim, "event")


def beside(g: State, ids: list[str], others: tuple[str, ...]) -> tuple[str, ...]:
    """Those of a list that are in a hex next to one of the others."""
    return tuple(id_ for id_ in ids if e56_choices.is_adjacent_to_any(g, g.formations[id_].cell, others))


# E92


@rule("E92")
@procedure
def suppressing_fire(g: State, side: str, _card: str) -> Procedure[None]:
    """An enemy Unit or Tank that a functioning friendly machine gun could reach is Suppressed."""
    guns = tuple(gun for gun in s11_weapons.machine_guns(g, side) if s11_weapons.functioning(g, gun))
    found = tuple(
        id_
        for id_ in g.of(g.other(side))
        if not s03_formations.is_leader(g, id_)
        and not g.formations[id_].suppressed
        and any(reaches(g, gun, g.formations[id_].cell) for gun in guns)
    )
    victim: str | None = yield from e56_choices.choose_unit(g, side, "choose-suppressing-fire", found, "E92")
    if victim is not None:
        s07_victory.suppress(g, victim, "E92")


def reaches(g: State, gun: str, target: Cell) -> bool:
    """The target is within the Range and the LOS of the gun."""
    start = g.formations[s11_weapons.carrier(g, gun)].cell
    most, least = s11_weapons.weapon_range(g, gun)
    return least <= g.board.distance(start, target) <= most.total and s10_sight.sight(g, start, target).clear


EVENTS[EventName.KIA] = kia
EVENTS[EventName.PETARD_RAQUETTE] = petard_raquette
EVENTS[EventName.RAID_PRISONERS] = raid_prisoners
EVENTS[EventName.SUPPRESSING_FIRE] = suppressing_fire
EVENTS[EventName.SURRENDER] = surrender
