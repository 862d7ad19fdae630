"""7.1.2 What the Force that moves may do next: every hex that it can get to, and what the chapters offer."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Option
from grognard.engine.movement import StepCost
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s03_top,
    s07_costs,
    s07_move_forces,
    s07_naval,
    s07_prepared,
    s07_rail,
    s07_refused,
    s07_repulse,
    s07_tasks,
    s08_forts,
    s08_recall,
    s13_siege,
    s15_places,
    s19_two_hex,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import Movers, Reasons
from grognard.games.oao.rules.s07_move_points import is_counter, left, left_with_march, movers, moving
from grognard.games.oao.rules.s07_reach import Reached, reach, way
from grognard.games.oao.rules.words import unit_option
from grognard.games.oao.state import State

Options = tuple[Option, ...]
STEP = "step "
"""How the ids of single steps begin."""


@rule("4.2.5#1", "4.2.5#2", "4.2.6#1", "7.8.2")
def options(g: State) -> Options:
    """All that the Force in `g.move` may do now; what it has begun before comes first."""
    if first := s07_tasks.first(g):
        return first if moving(g).acted else (*first, BACK)
    found = ways(g)
    whole = go_options(g, found)
    return (
        *whole,
        *step_options(g, found, frozenset(option.value.way[0] for option in whole)),
        *s07_repulse.options(g),
        *s07_tasks.options(g),
        *s07_rail.options(g),
        *s08_forts.options(g),
        *s13_siege.options(g),
        *s19_two_hex.options(g),
        *(() if is_counter(g) else (*s07_prepared.options(g), *s07_naval.options(g))),  # 4.2.6#1
        *s07_move_forces.stack_options(g),
        *show_options(g),
        *ends(g),
    )


def ends(g: State) -> Options:
    """To be done, if the move may end here, and to choose another Force as long as nothing was done."""
    done = () if must_go_on(g) is not None else (DONE,)
    return (*done, BACK) if not moving(g).acted else done


def must_go_on(g: State) -> Reason | None:
    """Why the move may not end here; None if it may, or if it can lead nowhere better."""
    units = movers(g)
    why = s08_recall.must_go_on(g)
    if why is None and g.units[units[0]].where not in g.units[units[0]].began:
        why = s07_refused.no_end(g, units, g.units[units[0]].where)
    return why if why is not None and destinations(g) else None


# walking


@rule("7.1.2#1", "7.2.2#1", "3.1#2")
def ways(g: State) -> dict[Cell, Reached]:
    """Every hex that the moving Force can enter with the MPs that it has left, Forced March included."""
    if s07_refused.grounded(g) is not None:
        return {}
    return within(g, left_with_march(g))


def within(g: State, points: int) -> dict[Cell, Reached]:
    """Every hex that the moving Force could enter with so many MPs."""
    units = movers(g)
    return reach(g, units, points, closed=s07_refused.Closed(g, units), price=step_law(g, units))


def destinations(g: State) -> dict[Cell, Reached]:
    """Of these hexes those in which the move may end."""
    units = movers(g)
    return {cell: found for cell, found in ways(g).items() if s07_refused.no_end(g, units, cell) is None}


def go_options(g: State, found: dict[Cell, Reached]) -> Options:
    """A way to each hex that is reached, with what it costs and how much of it is a Forced March."""
    normal, units = left(g), movers(g)
    return tuple(
        go_option(g, way(found, cell), reached.spent, max(0, reached.spent - normal))
        for cell, reached in found.items()
        if s07_refused.no_end(g, units, cell) is None
    )


def go_option(g: State, path: tuple[Cell, ...], cost: int, forced: int, verb: str = "go") -> Option:
    cell = path[-1]
    name = g.board.name(cell)
    label, rule_ = (f"option-{verb}-march", "7.2") if forced else (f"option-{verb}", "7.1")
    args = (("hex", name), ("cost", cost), ("forced", forced))
    id_ = f"to {name}" if verb == "go" else f"{STEP}{name}"
    return Option(id_, Act("go", cell, way=path), "move", (f"hex:{name}",), label, args, rule_)


@rule("7.1.2#1", "7.1#1")
def step_options(g: State, found: dict[Cell, Reached], begun: frozenset[Cell] = frozenset()) -> Options:
    """Each adjacent hex to which the whole ways do not lead directly: step by step every way can be gone.

    Such a hex is cheaper to get to by others, or the move may lead through it and not end there. `begun` are the hexes
    with which whole ways begin: these surely lead on.
    """
    units, normal, points = movers(g), left(g), left_with_march(g)
    here, law_ = g.units[units[0]].where, step_law(g, units)
    options = []
    for cell in g.board.adjacent[here] if found else ():
        cost = law_(here, cell) if cell in found else None
        if cost is None or cost > points:
            continue
        ends = s07_refused.no_end(g, units, cell) is None
        leads = cell in begun or (not ends and leads_on(g, cell, points - cost, law_))
        if found[cell].came_from != here if ends else leads:
            options.append(go_option(g, (cell,), cost, max(0, cost - normal), "step"))
    return tuple(options)


def leads_on(g: State, cell: Cell, points: int, law_: StepCost) -> bool:
    """Whether a move that goes through a hex in which it may not end can end somewhere else."""
    units = movers(g)
    beyond = reach(g, units, points, start=cell, closed=s07_refused.Closed(g, units), price=law_)
    return any(s07_refused.no_end(g, units, each) is None for each in beyond)


def price(g: State, units: Movers, path: tuple[Cell, ...]) -> int | None:
    """What the rest of a way costs from where the units are; None if they cannot go it."""
    law_, spent, here = step_law(g, units), 0, g.units[units[0]].where
    for cell in path:
        cost = law_(here, cell)
        if cost is None or s07_refused.refused(g, units, cell) is not None:
            return None
        spent, here = spent + cost, cell
    return spent


# a step


@rule("7.1#1", "15.6.3#2")
def step_cost(g: State, units: Movers, origin: Cell, cell: Cell) -> Reasons | Reason:
    """The MPs of one step, part by part, or why it cannot be made; a Depot pays for the hexes of a railway."""
    if not s07_refused.is_depot(g, units[0]):
        return s07_costs.cost(g, units, origin, cell)
    if s07_costs.is_held(g, g.units[units[0]].side, cell):
        return because("7.1.2", "why-not-enemy", hex=g.board.name(cell))
    found = s15_places.depot_cost(g, units[0], origin, cell)
    return found if found.value is None else (found,)


def step_law(g: State, units: Movers) -> StepCost:
    """`step_cost` as a number, None where a step cannot be made."""
    if not s07_refused.is_depot(g, units[0]):
        return s07_costs.law(g, units)

    def price_of(origin: Cell, cell: Cell) -> int | None:
        found = step_cost(g, units, origin, cell)
        return None if isinstance(found, Reason) else s07_costs.total(found)

    return price_of


# the top of the stack


@rule("3.1.5#3")
def show_options(g: State) -> Options:
    """Which of its units may be put on top of the stack in its hex."""
    return tuple(_show_option(g, id_) for id_ in movers(g) if s03_top.may_show(g, id_))


def _show_option(g: State, id_: str) -> Option:
    found = unit_option(g, id_, "show", "3.1.5", "option-show")
    return Option(
        f"show {id_}",
        Act("show", unit=id_),
        found.verb,
        found.touches,
        found.label,
        found.args,
        found.rule,
    )
