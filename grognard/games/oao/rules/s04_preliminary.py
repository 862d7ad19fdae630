"""4.2.1 The Preliminary Phase of the Phasing Player, and what both players do in it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s03_control,
    s06_instants,
    s07_bridges,
    s07_rail_interrupted,
    s12_fortress,
    s13_siege,
    s15_depots,
    s16_arrivals,
    s17_armies,
    s17_displays,
    s18_structures,
    s20_preparation,
    s21_allied,
    s22_gdt,
    s23_british,
    s24_belgian,
    s25_german,
    s26_plans,
)
from grognard.games.oao.rules.words import side_name
from grognard.games.oao.state import SIDES, State


@rule("4.2.1#1", "4.2.1#2", "4.2.1#3", "4.2.1#4", "4.2.1#5")
@procedure
def preliminary(g: State, side: str) -> Procedure[None]:
    """The track, arrivals, bridges, bases, special events."""
    yield from track(g, side)
    yield from s06_instants.settle(g)
    yield from s17_displays.arrivals(g, side)
    yield from s16_arrivals.arrivals(g, side)
    yield from s06_instants.settle(g)
    repair_bridges(g, side)
    yield from s23_british.bases(g, side)
    yield from s24_belgian.bases(g, side)
    yield from special_events(g, side)
    yield from s06_instants.settle(g)
    s17_displays.endings(g, side)
    yield from s17_displays.reattachment(g, side)


@rule("4.2.1#1", "15.6.4#2", "7.7.5#2")
@procedure
def track(g: State, side: str) -> Procedure[None]:
    """What stands on the GT Record Track for this GT: Depots under way, interrupted transports, siege guns."""
    yield from s15_depots.returned(g, side)
    yield from s07_rail_interrupted.returning(g, side)
    if side == "german":
        s13_siege.preliminary(g)
        s20_preparation.preliminary(g)


@rule("4.2.1#3", "7.1.4b")
def repair_bridges(g: State, side: str) -> None:
    """Damaged bridges within friendly territory can be used again."""

    def is_friendly(cell: Cell) -> bool:
        return s03_control.controller(g, cell) == side

    repaired = s07_bridges.repaired(g, is_friendly)
    for name in repaired:
        del g.bridges[name]
    if repaired:
        names = ", ".join(sorted(repaired))
        g.note("bridges-repaired", "7.1.4b", side=side_name(side), number=len(repaired), hexsides=names)


@rule("4.2.1#5")
@procedure
def special_events(g: State, side: str) -> Procedure[None]:
    """RR Structures and the Reseau du Nord, the Inundation, the end of the GDT, the affairs of AG Belgien."""
    if side == "allied":
        s18_structures.special_events(g)
    yield from s21_allied.events(g, side)
    s22_gdt.dissolve(g)
    yield from s25_german.events(g, side)


@rule("4.2.1a#1", "4.2.1a#2", "4.2.1a#3", "4.2.1a#4")
@procedure
def joint(g: State) -> Procedure[None]:
    """Fortress repair, plans achieved and abandoned, activation."""
    yield from s12_fortress.repairs(g)
    s26_plans.achieved(g)
    yield from s26_plans.abandonment(g)
    for side in SIDES:
        s17_armies.activation(g, side)
