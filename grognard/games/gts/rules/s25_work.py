"""29.26 Engineer Actions: who may work, the fire that it draws, and the check. 25: Men at Work."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s17_opportunity, s29_checks
from grognard.games.gts.rules.words import of_unit
from grognard.games.gts.state import State


@rule("29.26#2", "14.6.2#2", "29.15#4", "22.2.2#1", "16.2.3#5")
def may_work(g: State, id_: str) -> bool:
    """Not in Column, not Suppressed, not in transport, and not part of an Artillery Park."""
    unit = g.units[id_]
    return not (unit.column or unit.suppressed or unit.mounted or unit.park)


def is_engineer(g: State, id_: str) -> bool:
    return s02_units.counter(g, id_).engineer


@rule("22.2.1#1", "22.2.2#1", "22.2.2#2")
def is_leg_infantry(g: State, id_: str) -> bool:
    """Neither a Gun nor a Vehicle, and not Immobile."""
    return s02_units.unit_class(g, id_) == "infantry" and s02_units.movement_class(g, id_) == "leg"


@rule("17.2.3", "29.26#3", "22.2.1#4", "22.3.1#6", "23.1#4", "23.3#3", "24.2#4")
@procedure
def draw_fire(g: State, id_: str) -> Procedure[bool]:
    """Any Engineer Action in an enemy Fire Zone triggers Opportunity Fire. False if the Unit cannot go on."""
    able: tuple[str, ...] = yield from s17_opportunity.window(
        g, (id_,), "engineer", s17_opportunity.NOWHERE, None
    )
    return id_ in able


@rule(
    "25.0#1", "25.0#2", "25.0#3", "25.0#4", "22.2.1#2", "22.3.1#3", "22.3.1#4", "23.1#3", "23.3#3", "24.2#2"
)
@procedure
def labour(g: State, id_: str, project: str, number: str) -> Procedure[bool]:
    """The check, which no Command Point can buy. A failure leaves a Men at Work marker for the same work."""
    passed: bool = yield from s29_checks.check(g, id_, "engineer", number, False, project)  # 29.16#2
    unit = g.units[id_]
    if passed:
        g.change(id_, working=0, project="")
    else:
        working = unit.working + 1 if unit.project == project else 1
        g.change(id_, working=working, project=project)  # MARK.mwork
        g.note("men-at-work", "25.0", **of_unit(g, id_), count=working, work=f"@action-{project}")
    return passed
