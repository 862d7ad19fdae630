"""18 Assault: who may Assault whom, and the steps from the announcement to the first round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s14_costs,
    s14_stacking,
    s16_parks,
    s17_opportunity,
    s18_advice,
    s18_bravery,
    s18_rounds,
    s19_results,
    s21_command,
    s22_works,
)
from grognard.games.gts.rules.words import hex_name, hex_option, of_unit, unit_name
from grognard.games.gts.state import State

Units = tuple[str, ...]


# who may Assault, and what


@rule("18.0#2", "18.2", "29.8")
def may_assault(g: State, id_: str) -> bool:
    """Whether a Unit may Assault some adjacent hex."""
    return next(bars(g, id_), None) is None and bool(targets(g, (id_,)))


@rule("18.1", "29.10#3", "14.7#11", "14.4#1", "19.2.2#6", "22.3.3#4", "18.7.1#2")
def bars(g: State, id_: str) -> Iterator[Reason]:
    """What keeps a Unit from Assaulting anything at all."""
    unit, face, name = g.units[id_], s02_units.values(g, id_), unit_name(g, id_)
    if unit.where < 0 or unit.entering or unit.park:
        yield because("18.1", "why-not-assault-absent", name=name)
        return
    if face.movement is None or face.star:  # 18.1#1
        yield because("18.1", "why-not-assault-immobile", name=name)
    if face.assault is None:  # 18.1#4
        yield because("18.1", "why-not-assault-rating", name=name)
    if unit.suppressed:  # 18.1#1
        yield because("19.2.2", "why-not-assault-suppressed", name=name)
    if s02_units.is_entrenched(g, id_):  # 18.1#1
        yield because("22.3.3", "why-not-assault-entrenched", name=name)
    if s02_units.steps(g, id_) == 0:  # 18.1#5
        yield because("18.1", "why-not-assault-steps", name=name)
    if g.barrages.get(unit.where) == "heavy":  # 18.1#6
        yield because("18.1", "why-not-assault-barrage", hex=hex_name(g, unit.where))
    if s14_stacking.is_overstacked(g, unit.where):  # 18.1#7
        yield because("14.7", "why-not-assault-overstacked", hex=hex_name(g, unit.where))
    if s02_units.fires_indirectly(g, id_):  # 18.1#8
        yield because("18.1", "why-not-assault-indirect", name=name)


@rule("18.2", "18.4", "18.5", "18.6", "18.7.1#1", "18.1#2")
def targets(g: State, stack: Units) -> tuple[Cell, ...]:
    """The adjacent hexes with enemy Units into which all of a stack could go."""
    lead = g.units[stack[0]]
    return tuple(
        cell
        for cell in g.board.adjacent[lead.where]
        if g.in_hex(cell, g.other(lead.side)) and all(may_go_in(g, id_, cell) for id_ in stack)
    )


@rule("18.1#2", "18.1#3")
def may_go_in(g: State, id_: str, cell: Cell) -> bool:
    """Whether a Unit could move into the defending hex but for the enemy in it; movement points are not needed."""
    unit = g.units[id_]
    return s14_costs.may_enter(g, id_, unit.where, cell, unit.column)


# the Action


@rule("18.0#2", "18.3", "18.7.1")
@procedure
def assault_action(g: State, stack: Units, column: str) -> Procedure[Units | None]:
    """The Assaulting Units are named; what do they Assault? Those still together and fit when it is over."""
    side = g.units[stack[0]].side
    answer: Cell | str = yield Choose(
        side,
        "assault-hex",
        (*(hex_option(g, cell, "assault", "18.7.1") for cell in targets(g, stack)), BACK),
        "18.7.1",
        (("name", unit_name(g, stack[0])), ("unit", stack[0]), ("count", len(stack))),
        explain=partial(s18_advice.explain_assault, stack),
        why_not=partial(s18_advice.why_not_assault_hex, stack),
    )
    if isinstance(answer, str):
        return None
    cell: Cell = answer
    for id_ in stack:
        g.note("assaults", "18.7.1", **of_unit(g, id_), hex=hex_name(g, cell))
    brave: Units = yield from s18_bravery.step_2(g, stack, cell)
    if not brave:
        g.note("assault-over", "18.7", hex=hex_name(g, cell))
        return ()
    yield from goes_in(g, brave, cell)
    left: Units = yield from steps_3_to_5(g, brave, cell, column)
    advanced = tuple(id_ for id_ in left if g.units[id_].where == cell)
    return advanced or left


@rule("22.2.5", "16.2.5#3")
@procedure
def goes_in(g: State, brave: Units, cell: Cell) -> Procedure[None]:
    """The Assault is on: those who launch it leave their improved positions, and a park in the hex disbands."""
    for id_ in brave:
        s22_works.leave_works(g, id_)
    enemy = g.other(g.units[brave[0]].side)
    for id_, park in tuple(g.parks.items()):
        if park.where == cell and g.setting.divisions[park.division].side == enemy:
            yield from s16_parks.disband(g, id_)


@rule("18.7.3", "18.7.4#1", "18.7.4#2", "18.7.4#3", "17.2.2#1")
@procedure
def steps_3_to_5(g: State, brave: Units, cell: Cell, column: str) -> Procedure[Units]:
    """Opportunity Fire of the defending Units, the end of those without Steps, and the rounds."""
    enemies = g.in_hex(cell, g.other(g.units[brave[0]].side))
    yield from s17_opportunity.window(g, brave, "assault", Cell(-1), enemies)
    attackers: Units = yield from s18_rounds.stopped(g, brave)
    if not attackers:
        g.note("assault-over", "18.7.4", hex=hex_name(g, cell))
        return ()
    for id_ in s18_rounds.defending(g, attackers, cell):
        if s02_units.steps(g, id_) == 0:
            s19_results.eliminate(g, id_, "18.7.4")
    yield from s21_command.displaced(g)
    if not s18_rounds.defending(g, attackers, cell):
        yield from s18_rounds.advance(g, attackers, cell, column)
        g.note("assault-over", "18.7.4", hex=hex_name(g, cell))
        return attackers
    return (yield from s18_rounds.rounds(g, attackers, cell, column))
