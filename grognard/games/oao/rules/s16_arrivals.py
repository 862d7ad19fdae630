"""16.1, 16.2, 16.5 What the schedule has for the Preliminary Phases: reinforcements, substitutions, withdrawals.

An event is known by its number in the schedule. It is due until it is done: what finds its place closed comes later.
"""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of, printed
from grognard.games.oao.counters import Combat, Depot, Train
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Event, Kind, schedule
from grognard.games.oao.rules import (
    s02_units,
    s03_control,
    s03_told,
    s05_attachment,
    s06_instants,
    s07_entered,
    s15_lines,
    s16_substitution,
    s17_displays,
    s18_operational,
)
from grognard.games.oao.rules.s07_costs import playable
from grognard.games.oao.rules.s16_substitution import enlist, is_gone, waits
from grognard.games.oao.rules.words import army_name, hex_name, hex_option, unit_name
from grognard.games.oao.state import HOLDING_BOX, OFF_MAP, REMOVED, State

CAVALRY_CORPS = "16.4"
NEXT_ARMY = "17.2.3"
LONGWY = "fr-fortress-Longwy"
NOWHERE = REMOVED
"""The place of an arrival that the map does not have."""


@rule("16.1#1", "4.2.1#2")
@procedure
def arrivals(g: State, side: str) -> Procedure[None]:
    """What is due in this GT, and what could not come before."""
    for number in due(g, side):
        event = events(g)[number]
        if event.kind == Kind.ARRIVAL:
            yield from arrival(g, number)
        elif event.kind == Kind.SUBSTITUTION:
            yield from substitution(g, number)
        else:
            for id_ in event.units:
                if is_in_play(g, id_):
                    s16_substitution.withdraw(g, id_, event.rule)
        yield from s06_instants.settle(g)


# what is due


def events(g: State) -> tuple[Event, ...]:
    """The schedule, and after it what the scenario adds."""
    return (*schedule(), *g.setting.arrivals)


def due(g: State, side: str) -> tuple[int, ...]:
    """The numbers of the events of a side whose time has come and that are not done yet."""
    return tuple(
        number
        for number, event in enumerate(events(g))
        if side_of(event) == side and is_time(g, event) and is_undone(g, event)
    )


def side_of(event: Event) -> str:
    """Whose event it is; nobody's here if it is about markers, or one that its own rule carries out by a choice."""
    if event.kind == Kind.ARRIVAL and event.side is not None:
        return event.side.value
    known = [id_ for id_ in event.units if id_ in counters().units]
    if event.choice or not known or event.rule == NEXT_ARMY:
        return ""
    return counters().units[known[0]].nation.side.value


def is_time(g: State, event: Event) -> bool:
    """Whether its GT has come, or what it waits for has happened long enough ago."""
    if event.after is not None:
        since = happened(g, event.after)
        return since is not None and since + event.delay <= g.gt
    return event.gt is not None and g.setting.first <= event.gt <= g.gt


def happened(g: State, what: str) -> int | None:
    """The GT in which something happened that events wait for; of Longwy the map tells that it is gone."""
    if what == "longwy eliminated":
        return 0 if is_gone(g, LONGWY) else None
    return g.happened.get(what)


def is_undone(g: State, event: Event) -> bool:
    """Whether an event still has something to do in a Preliminary Phase."""
    if event.kind == Kind.ARRIVAL:
        return any(waits(g, id_) for id_ in event.units) and belongs(g, event) and not is_barred(g, event)
    if event.kind == Kind.SUBSTITUTION and event.rule != CAVALRY_CORPS:
        return any(waits(g, new) and old in g.units for new, old in pairs(event))
    return event.kind == Kind.REMOVAL and any(is_in_play(g, id_) for id_ in event.units)


def is_in_play(g: State, id_: str) -> bool:
    return id_ in g.units and not is_gone(g, id_)


def is_barred(g: State, event: Event) -> bool:
    """Units that leave the game before they came do not come any more."""  # 23.3.3
    return any(
        other.kind == Kind.REMOVAL
        and other.after is not None
        and set(other.units) >= set(event.units)
        and happened(g, other.after) is not None
        for other in schedule()
    )


def belongs(g: State, event: Event) -> bool:
    """Whether an arrival is part of the scenario: its army and its place are, and its side has an army to join."""
    side = side_of(event)
    if event.army is not None and not s17_displays.takes_part(g, event.army):
        return False
    if not any(display.side == side for display in g.armies.values()):
        return False
    cell = place_of(g, event)
    if cell == OFF_MAP:
        return bool(muster_options(g, side))
    if cell == NOWHERE:
        return False
    return cell < 0 or cell in playable(g.board, g.setting.area)


def place_of(g: State, event: Event) -> Cell:
    """Where an arrival takes place; off the map if its owner chooses."""
    if event.box is not None:
        return HOLDING_BOX  # 23.3.1
    if event.entry is not None:
        entry = ground_of(g.board).entries.get(event.entry)
        return entry.cell if entry is not None else NOWHERE
    if event.hex is None:
        return OFF_MAP
    return next(iter(printed(g.board, event.hex)), NOWHERE)


def pairs(event: Event) -> tuple[tuple[str, str], ...]:
    """The new units and the old ones whose places they take."""
    return tuple(zip(event.units, event.replaces, strict=True))


# reinforcements


@rule("16.1#1", "16.1#2", "16.1.1")
@procedure
def arrival(g: State, number: int) -> Procedure[None]:
    """Reinforcements come in their hex, or in Rail Mode at an entry; if that is closed they may wait or go around."""
    event = events(g)[number]
    units = tuple(id_ for id_ in event.units if waits(g, id_))
    for id_ in units:
        enlist(g, id_)
    side, cell = side_of(event), place_of(g, event)
    army, mode = event.army or "", "rail" if event.entry is not None else ""
    if cell == OFF_MAP:
        cell = yield Choose(
            side,
            "arrival-hex",
            muster_options(g, side),
            "16.1#1",
            (("names", names(g, units)),),
            secret=True,
        )
    elif closed(g, side, event) is not None:
        entry: Cell | None = yield Choose(
            side,
            "arrival-closed",
            (*entry_options(g, side), PASS),
            "16.1#1",
            (("names", names(g, units)), ("hex", hex_name(g, cell))),
            secret=True,
            why_not=why_not_entry,
        )
        if entry is None:
            g.note("arrival-waits", "16.1#1", to=(side,), names=names(g, units), hex=hex_name(g, cell))
            return
        cell, mode = entry, "rail"
    if not is_open_to(g, army, units):
        army = yield Choose(
            side,
            "arrival-army",
            s17_displays.army_options(g, side, units),
            "16.1#2",
            (("names", names(g, units)),),
            secret=True,
        )
    for id_ in units:
        enter(g, id_, cell, army, corps_for(g, id_, events(g)[number]), mode)
    yield from s07_entered.entered(g, units, OFF_MAP)


def enter(g: State, id_: str, cell: Cell, army: str, corps: str, mode: str) -> None:
    """A unit comes into play, attached to an army and perhaps to a corps."""  # 16.1.1: no RPs are paid
    g.move_to(id_, cell, army=army, corps=corps, mode=mode)
    s03_told.tell(
        g,
        "arrived",
        "16.1#1",
        unit=id_,
        unseen="arrived-unseen",
        own={"army": army_name(army)},
        hex=hex_name(g, cell),
        mode=mode,
    )


def corps_for(g: State, id_: str, event: Event) -> str:
    """The corps of a reinforcement: its own for a Train, the event's for Infantry Formations that may be in it."""
    found = s02_units.piece(g, id_)
    if isinstance(found, Train):
        return found.corps
    if not isinstance(found, Combat) or not found.is_formation or found.is_cavalry:
        return ""
    return event.corps or ""


def is_open_to(g: State, army: str, units: tuple[str, ...]) -> bool:
    """Whether an army is in play and may have these units."""
    return army in g.armies and not any(s05_attachment.army_refusals(g, id_, army) for id_ in units)


def names(g: State, units: tuple[str, ...]) -> str:
    return ", ".join(unit_name(g, id_) for id_ in units)


def closed(g: State, side: str, event: Event) -> Reason | None:
    """Why reinforcements cannot come where the schedule has them."""
    cell = place_of(g, event)
    if cell < 0:
        return None
    if event.entry is not None:
        return entry_closed(g, side, cell)
    if g.in_hex(cell, g.other(side)) or s03_control.controller(g, cell) != side:
        return because("16.1#1", "why-not-arrival-hex", hex=hex_name(g, cell))
    return None


def entry_closed(g: State, side: str, cell: Cell) -> Reason | None:
    """Why nobody can enter here in Rail Mode."""
    if cell in s18_operational.operational(g, side):
        return None
    return because("16.1.1", "why-not-arrival-entry", hex=hex_name(g, cell))


def entry_options(g: State, side: str) -> tuple[Option, ...]:
    """The entries of a side that trains can use."""
    within = playable(g.board, g.setting.area)
    return tuple(
        option(letter, entry.cell, "enter", (f"hex:{g.board.name(entry.cell)}",), "option-entry", "16.1.1",
               letter=letter, hex=hex_name(g, entry.cell))
        for letter, entry in ground_of(g.board).entries.items()
        if entry.side == side and entry.cell in within and entry_closed(g, side, entry.cell) is None
    )  # fmt: skip


def why_not_entry(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why reinforcements cannot enter by a hex."""
    kind, _, name = subject.partition(":")
    entries = {e.cell for e in ground_of(g.board).entries.values() if e.side == question.side}
    if kind != "hex" or g.board.cell(name) not in entries:
        return (because("16.1#1", "why-not-arrival-no-entry"),)
    reason = entry_closed(g, question.side, g.board.cell(name))
    return (reason,) if reason is not None else ()


def muster_options(g: State, side: str) -> tuple[Option, ...]:
    """Where units come that have no place of their own: at the Depots of their side."""
    depots = s15_lines.supply_units(g, side, Depot)
    hexes = dict.fromkeys(g.units[id_].where for id_ in depots)
    return tuple(hex_option(g, cell, "place", "16.1#1") for cell in hexes)


# substitutions


@rule("16.2", "16.2.1", "16.2.2")
@procedure
def substitution(g: State, number: int) -> Procedure[None]:
    """New units take the places of old ones; a Formation for a lost Asset comes to a Depot that its owner names."""
    for new, old in pairs(schedule()[number]):
        if not waits(g, new) or old not in g.units:
            continue
        if not is_gone(g, old):
            s16_substitution.replace_by(g, old, new)
        elif s02_units.is_formation(g, old) or not muster_options(g, g.units[old].side):
            enlist(g, new)
            s16_substitution.withdraw(g, new, "16.6.2#3")
        else:
            enlist(g, new)
            cell: Cell = yield Choose(
                g.units[old].side,
                "arrival-hex",
                muster_options(g, g.units[old].side),
                "16.2.2",
                (("names", unit_name(g, new)),),
                secret=True,
            )
            army: str = yield Choose(
                g.units[old].side,
                "arrival-army",
                s17_displays.army_options(g, g.units[old].side, (new,)),
                "16.1#2",
                (("names", unit_name(g, new)),),
                secret=True,
            )
            s16_substitution.enter_for_lost(g, old, new, cell, army)
            yield from s07_entered.entered(g, (new,), OFF_MAP)
