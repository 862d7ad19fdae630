"""What a player may ask about a move: what a way costs, what a Forced March risks, and why something cannot be done."""

from __future__ import annotations

from itertools import pairwise, product

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Args, Reason, because
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import (
    s02_units,
    s03_told,
    s07_allowance,
    s07_costs,
    s07_forced_march,
    s07_move_forces,
    s07_move_ways,
    s07_prepared,
    s07_refused,
    s07_repulse_targets,
    s07_tasks,
    s13_siege,
    s19_two_hex,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import Reasons
from grognard.games.oao.rules.s07_move_points import (
    allowance,
    is_counter,
    left,
    left_with_march,
    movers,
    moving,
)
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import OFF_MAP, State

ROLLS = tuple(sum(dice) for dice in product(range(1, 7), repeat=2))
FAR = 3
"""How many Movement Phases away a hex may be and still be told its price."""


def force_args(g: State) -> Args:
    """Who moves, from where, and the MPs that are left without and with a Forced March."""
    units = movers(g)
    lead = next((id_ for id_ in units if s02_units.is_formation(g, id_)), units[0])
    return (
        ("name", unit_name(g, lead)),
        ("unit", lead),
        ("hex", hex_name(g, g.units[lead].where)),
        ("count", len(units)),
        ("left", left(g)),
        ("march", left_with_march(g) - left(g)),
    )


# explain


def explain_force(g: State, question: Choose, option: Option) -> Reasons:
    """The MPs of a unit that may be chosen, and those that a Forced March may add."""
    if not isinstance(option.value, str):
        return (because(question.rule, "explain-phase-done"),)
    id_ = option.value
    march = s07_allowance.forced_march(g, (id_,))
    return (*s07_allowance.allowance(g, id_, counter=is_counter(g)), march)


def explain_move(g: State, question: Choose, option: Option) -> Reasons:
    """A way hex by hex with the parts of its price, and the check that follows a Forced March."""
    act = option.value
    if isinstance(act, Act) and act.kind == "go":
        parts, spent = explain_way(g, act), int(dict(option.args)["cost"])
    elif isinstance(act, Act) and act.kind in ("spread", "join", "shift"):
        parts = list(s19_two_hex.explain(g, act))
        spent = s07_costs.total(tuple(parts))
    elif isinstance(act, Act) and act.kind == "prepare":
        parts = list(s07_costs.prepared_cost(g, g.units[movers(g)[0]].where, act.cell))
        spent = s07_costs.total(tuple(parts))
    else:
        return (Reason(option.rule or question.rule, option.label or option.id, None, option.args),)
    forced = max(0, spent - left(g))
    parts.append(because("7.1.1", "explain-left", left=max(0, left(g) - spent)))
    return (*parts, *explain_march(g, forced)) if forced else tuple(parts)


def explain_way(g: State, act: Act) -> list[Reason]:
    """Every step of the way to a hex."""
    path = (g.units[movers(g)[0]].where, *act.way)
    return [part for here, cell in pairwise(path) for part in explain_step(g, here, cell)]


def explain_step(g: State, here: Cell, cell: Cell) -> Reasons:
    """One hex of a way: its price, then the parts of it."""
    price = s07_move_ways.step_cost(g, movers(g), here, cell)
    if isinstance(price, Reason):
        return (price,)
    total = s07_costs.total(price)
    return (because("7.1", "explain-step", hex=g.board.name(cell), cost=total), *price)


def explain_march(g: State, forced: int) -> Reasons:
    """The check after so many more MPs of a Forced March."""
    points = moving(g).forced + forced
    drm, level = s07_forced_march.drm(points), s07_forced_march.cel(g, movers(g))
    words = because("7.2.3", "explain-march", points=points, drm=drm.total, cel=level.total)
    return (words, *drm.reasons, *level.reasons)


def odds_of_move(g: State, _question: Choose, option: Option) -> Odds:
    """Whether the check of a Forced March is passed; what the enemy does on the way is another matter."""
    act = option.value
    if not isinstance(act, Act) or act.kind != "go":
        return Odds({"nothing": 1.0})
    forced = moving(g).forced + int(dict(option.args)["forced"])
    if not forced:
        return Odds({"nothing": 1.0})
    units = movers(g)
    passed = sum(s07_forced_march.margin(g, units, forced, roll) <= 0 for roll in ROLLS) / len(ROLLS)
    return Odds({"odds-march-passed": passed, "odds-march-failed": 1 - passed})


# why not


def why_not_force(g: State, question: Choose, subject: str) -> Reasons:
    """Why a unit cannot be chosen to move, or the phase not be ended."""
    kind, _, name = subject.partition(":")
    if subject == "done":
        why = s07_move_forces.not_yet(g, question.side)
        return () if why is None else (why,)
    if kind != "unit" or name not in g.units:
        return (because("7.1.2", "why-not-force-none"),)
    if g.units[name].side != question.side:
        return (because("4.2.6" if is_counter(g) else "4.2.5", "why-not-force-enemy"),)
    why = s07_move_forces.idle(g, name)
    return () if why is None else (why,)


def why_not_joined(g: State, question: Choose, subject: str) -> Reasons:
    """Why a unit cannot go along."""
    kind, _, name = subject.partition(":")
    if kind != "unit" or name not in g.units:
        return (because(question.rule, "why-not-force-none"),)
    why = s07_move_forces.why_not_join(g, name)
    return () if why is None else (why,)


def why_not_move(g: State, question: Choose, subject: str) -> Reasons:
    """Why the Force cannot go to a hex or to that of an enemy, pick up a friend, do a task, or stop."""
    kind, _, name = subject.partition(":")
    if subject == "deploy":
        return tuple(why for id_ in movers(g) if (why := s13_siege.deploy_refused(g, id_)) is not None)
    if subject == "done":
        why = s07_move_ways.must_go_on(g)
        return () if why is None else (why,)
    if subject in s07_tasks.ASKED:
        return s07_tasks.why_not(g, subject)
    if kind == "unit" and name in g.units and g.units[name].side == question.side:
        return why_not_joined(g, question, subject)
    seen = kind == "unit" and name in g.units and s03_told.is_known(g, name)  # 3.1.6#1
    cell = g.units[name].where if seen else OFF_MAP
    cell = g.board.cell(name) if kind == "hex" else cell
    if cell < 0:
        return (because("7.1.2", "why-not-force-none"),)
    return (*why_not_hex(g, cell), *why_not_fight(g, cell))


def why_not_fight(g: State, cell: Cell) -> Reasons:
    """Why the Force can neither place a PA marker at enemies next to it nor Repulse them."""
    unit = g.units[movers(g)[0]]
    near = {each for own in g.hexes_of(movers(g)[0]) for each in g.board.adjacent[own]}
    if cell not in near or not g.in_hex(cell, g.other(unit.side)):
        return ()
    found = (s07_prepared.why_not(g, cell), s07_repulse_targets.refused_in_move(g, cell))
    return tuple(why for why in found if why is not None)


def why_not_hex(g: State, cell: Cell) -> Reasons:
    """Why the moving Force cannot end its way in a hex."""
    units = movers(g)
    if g.units[units[0]].other >= 0:
        return s19_two_hex.why_not(g, cell)
    if (why := s07_refused.grounded(g)) is not None:
        return (why,)
    here = g.units[units[0]].where
    if cell == here:
        return (because("7.1.2", "why-not-hex-itself", hex=g.board.name(cell)),)
    found = tuple(s07_refused.refusals(g, units, cell))
    if (why := barred_everywhere(g, cell)) is not None:
        found = (why, *found)
    if (why := s07_refused.no_end(g, units, cell)) is not None:
        found = (*found, why)
    return found or too_far(g, cell)


def barred_everywhere(g: State, cell: Cell) -> Reason | None:
    """Why a hex cannot be entered from any side: enemies hold it, it is neutral, a river parts it from the Force."""
    units, here = movers(g), g.units[movers(g)[0]].where
    near = (here,) if here in g.board.adjacent[cell] else g.board.adjacent[cell]
    found = [s07_move_ways.step_cost(g, units, origin, cell) for origin in near]
    refusals = [why for why in found if isinstance(why, Reason)]
    return refusals[0] if found and len(refusals) == len(found) else None


def too_far(g: State, cell: Cell) -> Reasons:
    """That the cheapest way costs more than is left; nothing if it does not."""
    units, points = movers(g), left_with_march(g)
    most = points + FAR * movement().allowance.movement
    found = s07_move_ways.within(g, most).get(cell)
    if found is None:
        return (because("7.1.2", "why-not-no-way", hex=g.board.name(cell)),)
    if found.spent <= points:
        return ()
    reasons = because("7.1.2", "why-not-points", hex=g.board.name(cell), need=found.spent, left=points)
    return (reasons, *allowance(g), s07_allowance.forced_march(g, units))
