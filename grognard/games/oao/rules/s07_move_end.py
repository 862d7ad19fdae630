"""3.1.1, 3.1.3 The end of a movement phase: what was owed, the stacking limits, markers that are turned or removed."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s06_instants,
    s06_losses,
    s07_refused,
    s08_payment,
    s13_siege,
    s16_combinations,
    s22_gdt,
    s26_plans,
)
from grognard.games.oao.rules.words import unit_name, unit_option
from grognard.games.oao.state import State


@rule("7.1.1#2", "8.2.4a#1")
@procedure
def end_of_phase(g: State, side: str) -> Procedure[None]:
    """Nobody moves any more: reactions are paid for, over-stacked units are lost, the rest is cleared away."""
    yield from s08_payment.settle(g, side)
    yield from s16_combinations.end_of_movement(g, side)  # 16.3.1#1 16.4.1#1
    yield from s06_instants.settle(g)
    yield from over_stacked(g, side)
    yield from s22_gdt.integration(g, side)  # 22.3.3
    yield from s06_instants.settle(g)
    s13_siege.end_of_phase(g, side)
    s26_plans.end_of_movement(g, side)
    clear(g)


@rule("3.1.1", "3.1.3#1", "3.1.3#2", "3.1.3#3")
@procedure
def over_stacked(g: State, side: str) -> Procedure[None]:
    """Hex by hex the owner eliminates what is above the limit at the end of his own movement phase."""  # C-47
    for cell in s03_stacking.crowded(g, side):
        while surplus(g, cell, side):
            lost: str = yield Choose(
                side,
                "overstacked-choose",
                tuple(unit_option(g, id_, "eliminate", "3.1.3") for id_ in surplus(g, cell, side)),
                "3.1.3",
                (("hex", g.board.name(cell)), ("excess", s03_stacking.excess(g, cell, side))),
                secret=True,
                why_not=why_not_surplus,
            )
            s06_losses.eliminate(g, lost, "3.1.3")


@rule("3.1.3#1", "3.1.3#2")
def surplus(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The units of which the owner eliminates one because of the limit; none if enemy PA markers hold too many fast."""
    if not s03_stacking.excess(g, cell, side):
        return ()
    here, fast = s03_stacking.counted(g, cell, side), held_fast(g, cell, side)
    if s03_stacking.size_of(g, fast) > stacking().movement:
        return ()
    return tuple(id_ for id_ in here if id_ not in fast and s02_units.eighths_in(g, id_))


def why_not_surplus(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why another unit cannot be given up for the stacking limit."""
    kind, _, id_ = subject.partition(":")
    cell = g.board.cell(str(dict(question.args)["hex"]))
    if kind != "unit" or id_ not in s03_stacking.counted(g, cell, question.side):
        return (because("3.1.3", "why-not-surplus-elsewhere", hex=g.board.name(cell)),)
    pin = s07_refused.pinned(g, id_)
    return (pin,) if pin is not None else (because("3.1.1", "why-not-surplus-size", name=unit_name(g, id_)),)


def held_fast(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The units of a side in a hex that enemy PA markers keep from leaving it."""  # 7.3.3#1
    return tuple(id_ for id_ in s03_stacking.counted(g, cell, side) if s07_refused.pinned(g, id_) is not None)


def clear(g: State) -> None:
    """What lasts for one movement phase only."""
    for id_, unit in g.units.items():
        if unit.moved or unit.began:
            g.change(id_, moved=False, began=())
    g.pontoon_crossed = False  # 24.6#1
    g.begun = False
    g.landed = ()  # 7.9.1(1)#2
    g.platforms, g.dug, g.pins = {}, (), {}  # 7.7.3(3)#4 7.5.1a#2 7.3.3#1
