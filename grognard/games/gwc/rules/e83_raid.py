"""E83 Raid: two enemy Units are Suppressed, or one is broken, near a Good Order Unit with a Leader."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s03_formations, s07_victory
from grognard.games.gwc.state import State

REACH = 2  # E83#2
SUPPRESSED = 2  # E83#1


@rule("E83#1")
@procedure
def raid(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may Suppress two enemy Units or break one."""
    if not within_reach(g, side):
        e56_choices.nothing(g, "E83")
        return
    manner: str | None = yield Choose(side, "choose-raid", (*manners(g, side), PASS), "E83")
    if manner == "break":
        victim: str | None = yield from e56_choices.choose_unit(
            g, side, "choose-raid-break", within_reach(g, side), "E83"
        )
        if victim is not None:
            yield from s07_victory.break_formation(g, victim, "event")
    elif manner == "suppress":
        for _ in range(SUPPRESSED):
            unit: str | None = yield from e56_choices.choose_unit(
                g, side, "choose-raid-suppress", unsuppressed(g, side), "E83"
            )
            if unit is not None:
                s07_victory.suppress(g, unit, "E83")


def manners(g: State, side: str) -> tuple[Option, ...]:
    found = ("suppress", "break") if unsuppressed(g, side) else ("break",)
    return tuple(option(manner, None, manner, (), f"option-raid-{manner}", "E83") for manner in found)


@rule("E83#2")
def within_reach(g: State, side: str) -> tuple[str, ...]:
    """The enemy Units within two hexes of a friendly Good Order Unit that is stacked with a Leader."""
    bases = {
        g.formations[id_].cell
        for id_ in e56_choices.good_order_units(g, side)
        if any(s03_formations.is_leader(g, one) for one in g.in_hex(g.formations[id_].cell, side))
    }
    return tuple(
        id_
        for id_ in e56_choices.units_of(g, g.other(side))
        if any(g.board.distance(g.formations[id_].cell, base) <= REACH for base in bases)
    )


def unsuppressed(g: State, side: str) -> tuple[str, ...]:
    return tuple(id_ for id_ in within_reach(g, side) if not g.formations[id_].suppressed)


EVENTS[EventName.RAID] = raid
