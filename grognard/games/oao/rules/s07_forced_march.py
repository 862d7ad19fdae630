"""7.2.3 The Effectiveness Check of a Force that has marched on, and what its failure costs."""

from __future__ import annotations

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.counters import Type
from grognard.games.oao.reference_aftermath import March, march_failure
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import (
    s02_units,
    s03_top,
    s06_demoralized,
    s06_effectiveness,
    s06_losses,
    s09_losses,
    s10_checks,
)
from grognard.games.oao.rules.s06_effectiveness import Force
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.rules.words import of_unit, shown
from grognard.games.oao.state import OFF_MAP, State


@rule("7.2.3", "7.2.3a#1", "6.2", "6.2.1#1")
@procedure
def check(g: State, units: tuple[str, ...], points: int) -> Procedure[None]:
    """The Effectiveness Check of a Force that has spent so many MPs of a Forced March."""
    side, about = g.units[units[0]].side, s03_top.face(g, units)
    dice: tuple[int, int] = yield Roll(2, 6, "roll-forced-march", side, about, good="low")
    failed_by = charts.failed_by(g, "forced-march", margin(g, units, points, sum(dice)))
    tell(g, units, points, dice, failed_by)
    if failed_by > 0:
        yield from fail(g, units, failed_by)


@rule("7.2.3a#1", "7.2.3a#2", "7.2.3a#3", "8.7.3#3")
@procedure
def fail(g: State, units: tuple[str, ...], failed_by: int) -> Procedure[None]:
    """What the Forced March Results Table takes from a Force: PA markers, CE levels, strength."""
    side, force = g.units[units[0]].side, Contingent(units, g.units[units[0]].where)
    cost = results(g, units, failed_by)
    if cost.pa:
        remove_markers(g, units)
    scatter(g, units)
    yield from s09_losses.lose_levels(g, force, cost.levels, "7.2.3a")
    yield from s09_losses.suffer(g, (force,), cost.reductions, "7.2.3a")
    yield from s06_demoralized.forced_out(g, side)  # 6.4#13


def drm(points: int) -> Modifiers:
    """The DRM of the check: one for each MP of the Forced March."""  # 7.2.3
    return Modifiers().plus(points * movement().forced_march.drm_per_mp, "check-forced-march", "7.2.3")


def cel(g: State, units: tuple[str, ...]) -> Modifiers:
    """The CEL against which these units check."""  # 6.2.1#2
    return Modifiers(s06_effectiveness.cel(g, force_of(g, units)))


def force_of(g: State, units: tuple[str, ...]) -> Force:
    found = s06_effectiveness.force(g, units)
    assert not isinstance(found, Reason), f"{units} are no Force: {found}"
    return found


def margin(g: State, units: tuple[str, ...], points: int, roll: int) -> int:
    """By how much the check fails with this roll."""  # 6.2.2
    return s10_checks.margin(roll, drm(points).total, cel(g, units).total)


def results(g: State, units: tuple[str, ...], failed_by: int) -> March:
    """The row of the table for the type that marched: the Formation's; of Assets the infantry's, if there is any."""
    formation = force_of(g, units).formation
    kinds = [s02_units.kind_of(g, id_) for id_ in ((formation,) if formation else units)]
    name = min(kinds, key=lambda kind: kind.cavalry).kind
    return march_failure(name, failed_by)


def remove_markers(g: State, units: tuple[str, ...]) -> None:
    """The PA marker of a Force that is out of breath is removed."""  # 7.2.3a#2
    marked = [id_ for id_ in units if g.units[id_].prepared >= 0]
    for id_ in marked:
        g.change(id_, prepared=OFF_MAP)
    if marked:
        g.note("forced-march-marker", "7.2.3a", **of_unit(g, s03_top.face(g, units)))


def scatter(g: State, units: tuple[str, ...]) -> None:
    """LOC Cavalry that fails is gone."""  # 8.7.3#3
    for id_ in units:
        if s02_units.piece(g, id_).type == Type.LOC_CAVALRY:
            s06_losses.eliminate(g, id_, "8.7.3")


def tell(g: State, units: tuple[str, ...], points: int, dice: tuple[int, int], failed_by: int) -> None:
    """Everybody hears of the march; the CEL and the outcome are the owner's alone."""
    who, side = of_unit(g, s03_top.face(g, units)), g.units[units[0]].side
    g.note("forced-march", "7.2.3", **who, points=points, dice=list(dice))
    g.note(
        "forced-march-check",
        "7.2.3",
        to=(side,),
        **who,
        total=sum(dice) + drm(points).total,
        modifiers=shown(drm(points).reasons),
        cel=cel(g, units).total,
        parts=shown(cel(g, units).reasons),
        failed=max(0, failed_by),
    )
