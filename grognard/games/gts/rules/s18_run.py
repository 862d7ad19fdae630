"""18.7 step 5A: the defending Units stand, or run away under fire."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s14_costs,
    s14_stacking,
    s17_opportunity,
    s17_zones,
    s18_advice,
    s19_results,
    s21_command,
    s22_works,
)
from grognard.games.gts.rules.words import hex_name, hex_option, of_unit, side_name, unit_name
from grognard.games.gts.state import State

Units = tuple[str, ...]
STAND = Option("stand", False, "stand", (), "option-stand", (), "18.7.5A")
RUN = Option("run", True, "run", (), "option-run", (), "18.7.5A")


@rule("18.7.5A#1", "18.7.5A#2")
@procedure
def step_5a(g: State, attackers: Units, cell: Cell) -> Procedure[bool]:
    """The Non-Active player decides for all of his Units at once. True if they ran."""
    side = g.other(g.units[attackers[0]].side)
    if not havens(g, cell, side):
        g.note("must-stand", "18.7.5A", side=side_name(side), hex=hex_name(g, cell))
        return False
    runs: bool = yield Choose(
        side,
        "stand-or-run",
        (STAND, RUN),
        "18.7.5A",
        (("hex", hex_name(g, cell)), ("units", "|".join(attackers))),
        explain=s18_advice.explain_stand,
        why_not=s18_advice.why_not_run,
    )
    if not runs:
        g.note("stands", "18.7.5A", side=side_name(side), hex=hex_name(g, cell))
        return False
    to: Cell = yield Choose(
        side,
        "run-hex",
        tuple(hex_option(g, each, "run", "18.7.5A") for each in havens(g, cell, side)),
        "18.7.5A",
        (("hex", hex_name(g, cell)),),
        explain=s18_advice.explain_haven,
        why_not=s18_advice.why_not_haven,
    )
    yield from run(g, attackers, cell, to)
    return True


# who can run, and where to


@rule("18.7.5A#2", "18.7.5A#12")
def havens(g: State, cell: Cell, side: str) -> tuple[Cell, ...]:
    """The adjacent hexes to one of which all go: no hex is offered if another would take the same Units and more."""
    takes = {to: set(runners_to(g, cell, to, side)) for to in g.board.adjacent[cell]}
    return tuple(to for to, who in takes.items() if who and not any(who < more for more in takes.values()))


@rule("18.7.5A#2", "18.7.5A#3", "18.7.5A#12", "14.1#4")
def runners_to(g: State, cell: Cell, to: Cell, side: str) -> Units:
    """The defending Units that can run to a hex, as they are: no status changes, and no enemy may be there."""
    if g.in_hex(to, g.other(side)):
        return ()
    return tuple(
        id_
        for id_ in g.in_hex(cell, side)
        if may_run(g, id_) and s14_costs.may_enter(g, id_, cell, to, g.units[id_].column)
    )


def may_run(g: State, id_: str) -> bool:
    """Whether a defending Unit may run away at all."""
    return next(bars(g, id_), None) is None


@rule("18.7.5A#7", "18.7.5A#8", "18.7.5A#9", "18.7.5A#10", "14.7#14", "14.4#1")
def bars(g: State, id_: str) -> Iterator[Reason]:
    """What keeps a defending Unit from running away."""
    unit, face = g.units[id_], s02_units.values(g, id_)
    name = unit_name(g, id_)
    if unit.suppressed:
        yield because("18.7.5A", "why-not-run-suppressed", name=name)
    if face.movement is None or face.star:
        yield because("18.7.5A", "why-not-run-immobile", name=name)
    if s14_stacking.is_overstacked(g, unit.where):
        yield because("14.7", "why-not-run-overstacked", hex=hex_name(g, unit.where))
    if g.barrages.get(unit.where) == "heavy":
        yield because("18.7.5A", "why-not-run-barrage", hex=hex_name(g, unit.where))


# running


@rule("18.7.5A#2", "18.7.5A#4", "18.7.5A#5", "18.7.5A#11", "18.7.5A#12", "17.2.2#2", "22.3.3#3", "21.2#9")
@procedure
def run(g: State, attackers: Units, cell: Cell, to: Cell) -> Procedure[None]:
    """Works are lost, who cannot go surrenders, the others are Suppressed, are fired at once, and go."""
    active = g.units[attackers[0]].side
    defenders = g.in_hex(cell, g.other(active))
    runners = runners_to(g, cell, to, g.other(active))
    g.note("runs", "18.7.5A", side=side_name(g.other(active)), hex=hex_name(g, cell), haven=hex_name(g, to))
    for id_ in defenders:
        if id_ in runners:
            s22_works.leave_works(g, id_)
            s19_results.suppress(g, id_, "18.7.5A")
        else:
            s19_results.eliminate(g, id_, "18.7.5A")
    firers = tuple(id_ for id_ in s17_zones.coverers(g, active, cell) if id_ not in attackers)
    left: Units = yield from s17_opportunity.window(g, runners, "run", Cell(-1), firers)
    for id_ in left:
        g.move_to(id_, to)
        g.note("ran", "18.7.5A", **of_unit(g, id_), hex=hex_name(g, to))
    yield from s21_command.follow(g, left, cell, to, s21_command.RUN)
    yield from s21_command.displaced(g)
