"""The plan of attack: which hexes of the enemy are to be attacked, and by whom, before anybody moves."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.oao.judgement_attack import Assault, assault
from grognard.games.oao.judgement_front import Front, Start
from grognard.games.oao.judgement_ways import FAR, around
from grognard.games.oao.rules import s02_units, s07_costs, s09_ground, s09_targets
from grognard.games.oao.state import State

MARCH, COUNTER_MARCH, CLINCH = 9, 5, 4
"""The MPs for a way next to an enemy in both movement phases, as many as one into his hex would take; fewer for those
who have to leave another one."""
NEARBY = 4
GUARDED = 4
"""An enemy so near to a place that scores may take it when its guard has gone to attack."""
MOST = 6
"""More Formations than this get in each other's way."""
PAIR = 2
"""Formations that can attack from one hex."""
GROUND, PRIZE = 0.45, 0.12
"""What the enemy's ground is worth to an army that presses forward, and each point that a place scores."""
WORTHWHILE, CAUTIOUS = 0.1, 0.35
"""What an attack must promise an army that presses forward, and one that does not."""


class Design(NamedTuple):
    """An attack that is planned: who, from where, and what it promises."""

    target: Cell
    origins: dict[str, Cell]
    gain: float
    prepared: bool


def designs(g: State, front: Front) -> dict[Cell, Design]:
    """The attacks of the phase by target; worked out once for a situation."""
    found: dict[Cell, Design] | None = front.remembered.get("designs")
    if found is None:
        found = front.remembered["designs"] = _designs(g, front)
    return found


def target_of(g: State, front: Front, id_: str) -> Design | None:
    """The attack in which a unit is to take part."""
    by_unit: dict[str, Design] | None = front.remembered.get("targets")
    if by_unit is None:
        by_unit = {each: design for design in designs(g, front).values() for each in design.origins}
        front.remembered["targets"] = by_unit
    return by_unit.get(id_)


def _designs(g: State, front: Front) -> dict[Cell, Design]:
    """The best attack first; whoever is in one is not in another."""
    candidates = {cell: _candidates(g, front, cell) for cell in front.foes if _is_open(g, front, cell)}
    first = [(cell, _design(g, front, cell, near)) for cell, near in candidates.items() if near]
    ranked = sorted([each for each in first if each[1]], key=lambda each: (-each[1].gain, each[0]))  # type: ignore[union-attr]
    found: dict[Cell, Design] = {}
    used: set[str] = set()
    for cell, best in ranked:
        if best is not None and used.isdisjoint(best.origins):
            design: Design | None = best
        else:
            design = _design(g, front, cell, [each for each in candidates[cell] if each.id not in used])
        if design is not None:
            found[cell] = design
            used |= design.origins.keys()
    return found


def _is_open(g: State, front: Front, cell: Cell) -> bool:
    """Whether a hex of the enemy may be attacked at all, as far as anybody can see."""
    return not front.foes[cell].works or s09_targets.target_refused(g, cell, front.side) is None


def _candidates(g: State, front: Front, target: Cell) -> list[Start]:
    """The infantry that can be next to a hex when it comes to attacks, the nearest first."""
    points = COUNTER_MARCH if g.phase == "counter_movement" else MARCH
    ways, found = around(front.board, target), []
    for each in near_starts(front, target, NEARBY):
        unit = g.units[each.id]
        if not each.fit or unit.task or unit.mode or not s02_units.kind_of(g, each.id).infantry:
            continue
        way = front.board.distance(each.cell, target)
        if way > 1 and is_guard(front, each) and front.posts[each.cell] >= front.prizes.get(target, 0.0):
            continue
        left = points - (CLINCH if each.cell in front.zone else 0)
        near = _may_attack(g, each.cell, target) if way == 1 else ways.get(each.cell, FAR) <= left
        if near:
            found.append((way, -s02_units.values(g, each.id).attack, each.id, each))
    return [each for *_, each in sorted(found)]


def is_guard(front: Front, start: Start) -> bool:
    """Whether a Formation alone stands between the enemy and a place that scores in its hex."""
    cell = start.cell
    return cell in front.posts and front.near[cell] <= GUARDED and len(near_starts(front, cell, 0)) == 1


def near_starts(front: Front, cell: Cell, far: int) -> list[Start]:
    by_cell: dict[Cell, list[Start]] | None = front.remembered.get("by cell")
    if by_cell is None:
        by_cell = {}
        for each in front.starts:
            by_cell.setdefault(each.cell, []).append(each)
        front.remembered["by cell"] = by_cell
    return [each for near in front.board.within(cell, far) if near in by_cell for each in by_cell[near]]


def _may_attack(g: State, origin: Cell, target: Cell) -> bool:
    return not set(s09_targets.BARRIERS) & set(s09_ground.crossed(g, origin, target))


def _design(g: State, front: Front, target: Cell, candidates: list[Start]) -> Design | None:
    """The best attack on a hex by an army: with so many of those near that one more would not help."""
    best: Design | None = None
    for army in dict.fromkeys(each.army for each in candidates):
        found = _by_army(g, front, target, [each for each in candidates if each.army == army])
        if found is not None and (best is None or found.gain > best.gain):
            best = found
    return best


def _by_army(g: State, front: Front, target: Cell, candidates: list[Start]) -> Design | None:
    orders = front.orders[candidates[0].army]
    worth, least = ground(front, target, orders.drive), WORTHWHILE if orders.drive > 0 else CAUTIOUS
    bases, origins = _bases(g, front, target), dict[str, Cell]()
    best: Design | None = None
    for each in two_corps(g, candidates):
        base = _base(front, each, target, bases)
        if base is None:
            continue
        origins[each.id] = base
        bases[base] -= 1
        prepared = g.phase == "movement" and all(
            front.board.distance(s.cell, target) == 1 for s in candidates if s.id in origins
        )
        gain = promise(assault(g, front.foes[target], origins, prepared=prepared), worth)
        if gain > least and (best is None or gain > best.gain + 0.05):
            best = Design(target, dict(origins), gain, prepared)
        if len(origins) >= MOST:
            break
    return best


def promise(attack: Assault, worth: float) -> float:
    """What an attack promises, if it is fought in the better way."""
    return attack.best(worth)


def ground(front: Front, target: Cell, drive: float) -> float:
    """What it is worth to take a hex."""
    place = front.prizes.get(target, 0.0)
    return front.urgency * (GROUND * max(0.0, 1.0 + drive) + PRIZE * place)


def two_corps(g: State, candidates: list[Start]) -> list[Start]:
    """Of those near, the two corps that can bring most to bear; those by themselves in one hex are a corps too."""
    strength: dict[str, float] = {}
    for each in candidates:
        corps = _corps(g, each)
        strength[corps] = strength.get(corps, 0.0) + s02_units.values(g, each.id).attack
    best = sorted(strength, key=lambda corps: (-strength[corps], corps))[:2]
    return [each for each in candidates if _corps(g, each) in best]


def _corps(g: State, each: Start) -> str:
    return g.units[each.id].corps or f"at {each.cell}"


def _bases(g: State, front: Front, target: Cell) -> dict[Cell, int]:
    """The hexes from which a hex can be attacked, and for how many Formations there is room in each."""
    within = s07_costs.playable(front.board, g.setting.area)
    return {
        near: PAIR
        for near in front.board.adjacent[target]
        if near in within and near not in front.foes and _may_attack(g, near, target)
    }


def _base(front: Front, each: Start, target: Cell, bases: dict[Cell, int]) -> Cell | None:
    """Where a Formation attacks from: where it is, or the nearest hex with room."""
    distance = front.board.distance
    if distance(each.cell, target) == 1:
        return each.cell if bases.get(each.cell, 0) > 0 else None
    free = [cell for cell, room in bases.items() if room > 0]
    return min(free, key=lambda cell: (distance(each.cell, cell), cell), default=None)
