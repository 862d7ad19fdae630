"""15.4 The Supply Phase: supply units restored, states determined and punished, shortages, Prep initiation."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Depot, Train
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.rules import (
    s02_units,
    s06_effectiveness,
    s06_instants,
    s09_losses,
    s15_depots,
    s15_lines,
    s15_places,
    s15_secondary,
    s15_shortage,
    s15_sources,
    s20_preparation,
)
from grognard.games.oao.rules.s03_stacking import is_fort, is_railborne
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.rules.words import army_name, hex_name, of_unit, unit_name
from grognard.games.oao.state import Means, State


class Plight(NamedTuple):
    """A Force that is not in Full Supply."""

    units: tuple[str, ...]
    cell: Cell
    status: str


@rule("4.2.3#1", "4.2.3#2", "4.2.3#3", "4.2.3#4")
@procedure
def supply_phase(g: State, side: str) -> Procedure[None]:
    """The steps of 4.2.3, the second of them in the order of 15.4."""
    restore(g, side)
    yield from s15_secondary.removal(g, side)
    yield from communications(g, side)
    yield from depots(g, side)
    yield from s15_secondary.activation(g, side)
    wanting: tuple[Plight, ...] = yield from provisions(g, side)
    trains(g, side)
    yield from penalties(g, wanting)
    yield from s06_instants.settle(g)
    yield from s15_shortage.placement(g, side)
    if side == "german" and holds("prep_initiation", g.gt):
        yield from s20_preparation.initiate(g)


@rule("4.2.3#1", "15.6.1#2", "15.7.1#2")
def restore(g: State, side: str) -> None:
    """Supply units go back to their fronts, and all records of Ammo provided come off."""
    for kind in (Depot, Train):
        for id_ in s15_lines.supply_units(g, side, kind):
            unit = g.units[id_]
            if s15_sources.is_extended(g, id_) or unit.ammo:
                g.change(id_, mode=unit.mode if is_railborne(g, id_) else "", turned=False, ammo=0)
    for army, display in g.armies.items():
        if display.side == side and (display.ammo or display.rationed):
            g.armies[army] = replace(display, ammo=0, rationed=0)
    s15_shortage.lift(g, side)


# Lines of Communications


@rule("15.0#3")
@procedure
def communications(g: State, side: str) -> Procedure[None]:
    """Where armies need the same single track for their LOCs, the owner says which of them has it."""
    name_first(g, side, ())
    while s15_lines.rivals(g, side, first(g, side)):
        army: str = yield Choose(
            side,
            "loc-first",
            tuple(
                option(each, label="option-army", rule="15.0#3", army=army_name(each))
                for each in s15_lines.rivals(g, side, first(g, side))
            ),  # C-46
            "15.0#3",
        )
        name_first(g, side, (*first(g, side), army))


def first(g: State, side: str) -> tuple[str, ...]:
    return g.means[side].lines if side in g.means else ()


def name_first(g: State, side: str, order: tuple[str, ...]) -> None:
    if order != first(g, side):
        g.means[side] = replace(g.means.get(side, Means()), lines=order)


@rule("15.4(1)")
@procedure
def depots(g: State, side: str) -> Procedure[None]:
    """Each Depot without a LOC is displaced to a hex that gives it one."""
    for id_ in cut_off(g, side):
        if id_ in cut_off(g, side):
            yield from s15_depots.displacement(g, id_, "15.4(1)")


def cut_off(g: State, side: str) -> tuple[str, ...]:
    """The Depots without a LOC."""
    found = s15_lines.locs(g, side)
    return tuple(id_ for id_ in s15_lines.supply_units(g, side, Depot) if id_ not in found)


@rule("15.4(2)")
def trains(g: State, side: str) -> None:
    """Corps Trains that have no LOC and are in no range of their Depot are Out of Supply: they are no sources."""
    lines = Lines(g, side)
    for id_ in s15_lines.supply_units(g, side, Train):
        if s15_sources.status(lines, (id_,)) != "full":
            hex_ = hex_name(g, g.units[id_].where)
            g.note("train-out-of-supply", "15.4(2)", **of_unit(g, id_), hex=hex_, to=(side,))


# Provisions


@rule("15.6.1#1")
@procedure
def provisions(g: State, side: str) -> Procedure[tuple[Plight, ...]]:
    """The owner may flip supply units to reach Forces that would be Out of Supply. Those who are still in want."""
    wanting = forces_in_want(g, side)
    while wanting:
        flips: tuple[str, ...] | None = yield Choose(
            side,
            "supply-extend",
            (*extension_options(g, side, wanting), DONE),
            "15.6.1#1",
            (("forces", len(wanting)),),
            secret=True,
            why_not=why_not_extend,
        )
        if flips is None:
            break
        for id_ in flips:
            s15_depots.extend(g, id_)
        wanting = still_in_want(g, side, wanting)
    return wanting


def forces_in_want(g: State, side: str) -> tuple[Plight, ...]:
    """The Forces of a side that are Out of Supply or Isolated."""  # 15.4(3) 15.5#1
    return still_in_want(g, side, every_force(g, side))


def still_in_want(g: State, side: str, forces: tuple[Plight, ...]) -> tuple[Plight, ...]:
    lines = Lines(g, side)
    found = (each._replace(status=s15_sources.status(lines, each.units)) for each in forces)
    return tuple(each for each in found if each.status != "full")


def every_force(g: State, side: str) -> tuple[Plight, ...]:
    """All Forces on the map, without their Forts, which need no supply; one in two hexes once."""
    found, seen = list[Plight](), set[str]()
    for cell in sorted({cell for id_ in g.on_map(side) for cell in g.hexes_of(id_)}):
        for force in s06_effectiveness.forces_in(g, cell, side):
            units = tuple(id_ for id_ in force.units if not is_fort(g, id_))  # 8.5.1#3
            if units and not seen.intersection(units):
                seen.update(units)
                found.append(Plight(units, cell, "full"))
    return tuple(found)


def extension_options(g: State, side: str, wanting: tuple[Plight, ...]) -> tuple[Option, ...]:
    """The supply units that would reach a Force in want if they were flipped, with how many they would."""
    lines, helped = Lines(g, side), dict[tuple[str, ...], int]()
    for each in wanting:
        for flips in ways_to_help(lines, each):
            helped[flips] = helped.get(flips, 0) + 1
    return tuple(_extension_option(g, flips, number) for flips, number in helped.items())


def _extension_option(g: State, flips: tuple[str, ...], number: int) -> Option:
    """To flip a Train, the Depots of an army, or a Train and the Depot that feeds it."""
    trains = [unit_name(g, id_) for id_ in flips if isinstance(s02_units.piece(g, id_), Train)]
    depots = [unit_name(g, id_) for id_ in flips if isinstance(s02_units.piece(g, id_), Depot)]
    what = "both" if trains and depots else "train" if trains else "depot"
    args = (("train", ", ".join(trains)), ("depot", ", ".join(depots)), ("forces", number))
    touches = tuple(f"unit:{id_}" for id_ in flips)
    return Option("+".join(flips), flips, "extend", touches, f"option-extend-{what}", args, "15.6.1#1")


def ways_to_help(lines: Lines, plight: Plight) -> tuple[tuple[str, ...], ...]:
    """The flips each of which would give a unit of a Force its Provisions."""
    seekers = [id_ for id_ in plight.units if s02_units.is_formation(lines.g, id_)] or plight.units
    return tuple(
        dict.fromkeys(
            offer.flips
            for id_ in seekers
            if s15_sources.status(lines, (id_,)) != "full"
            for offer in s15_sources.offers(lines, id_, "provisions")
            if offer.no is None and offer.flips
        )
    )


def why_not_extend(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a supply unit is not worth a flip."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or not s15_places.is_supply_unit(g, id_):
        return (because("15.6.1#1", "why-not-extend-kind"),)
    if g.units[id_].side != question.side or g.units[id_].where < 0:
        return (because("15.6.1#1", "why-not-extend-kind"),)
    if s15_sources.is_extended(g, id_):
        return (because("15.6.1#2", "why-not-extend-twice", name=unit_name(g, id_)),)
    fed = s15_sources.feed(Lines(g, question.side), id_)
    return (fed if isinstance(fed, Reason) else because("15.6.1#1", "why-not-extend-nobody"),)


# penalties


@rule("15.4(3)", "15.4(4)#1", "15.4(4)#2", "15.4(5)")
@procedure
def penalties(g: State, wanting: tuple[Plight, ...]) -> Procedure[None]:
    """Forces Out of Supply lose one level, Isolated ones three; then nothing is left of their states."""
    for each in wanting:
        mark(g, each)
    for each in wanting:
        isolated = each.status == "isolated"
        yield from s09_losses.lose_levels(
            g,
            Contingent(each.units, each.cell),
            supply().isolated if isolated else supply().out_of_supply,
            "15.4(4)#2" if isolated else "15.4(4)#1",
        )


def mark(g: State, plight: Plight) -> None:
    """Tell the owner who is in want; the marker may lie under the Force, out of the enemy's sight."""  # 3.1.6a#2
    side = g.units[plight.units[0]].side
    hex_, state = hex_name(g, plight.cell), f"@supply-{plight.status.replace(' ', '-')}"
    names = ", ".join(unit_name(g, id_) for id_ in plight.units)
    g.note("in-want", "15.4(3)", hex=hex_, state=state, names=names, to=(side,))
