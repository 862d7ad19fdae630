"""Doctrine of the guns behind the map: shell what bars the way and what stands thick, and never one's own."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Board, Cell, Vertex, nearest
from grognard.engine.decision import Option
from grognard.games.rpc.doctrine_commander import NEVER, Commander
from grognard.games.rpc.judgement import fate, loss
from grognard.games.rpc.rules import s03_units, s04_sight, s06_fire, s07_call, s07_modes, s07_signal
from grognard.games.rpc.state import Artillery

RICHEST = 6
"""So many targets are thought about."""
OBSERVERS = 3
"""So many observers are tried for a target: those who stand nearest."""
OWN = 2.5
"""How much dearer one's own losses are."""
REAR = 0.35
"""What is left of the worth of a target that nobody is near enough to profit from."""
COMMANDS = 2.4
"""What a turn brings in commands, and so in signals, on average."""
FLEETING = 0.35
"""What is left of a target that may walk away before the shells arrive, for each turn of delay."""


class Target:
    """A vertex, and what shells on its three hexes would do."""

    def __init__(self, o: Commander, vertex: Vertex, it: Artillery) -> None:
        at = o.g.at
        self.vertex, self.cells = vertex, _cells_of(o.g.board, vertex)
        self.value = sum([_harm(o, id_, it) for cell in self.cells if cell in at for id_ in at[cell]])


@lru_cache(maxsize=20_000)
def _cells_of(board: Board, vertex: Vertex) -> tuple[Cell, ...]:
    return board.cells_of(vertex)


@lru_cache(maxsize=20_000)
def _corners(board: Board, cell: Cell) -> tuple[Vertex, ...]:
    return board.vertices_of(cell)


def _harm(o: Commander, id_: str, it: Artillery) -> float:
    """The same for every vertex of the hex."""
    key = (id_, it.firepower, it.howitzer)
    found = o.harms.get(key)
    if found is None:
        found = o.harms[key] = _shelled(o, id_, it)
    return found


def _shelled(o: Commander, id_: str, it: Artillery) -> float:
    """The expected loss of a unit, as a gain or as a cost; who bars the way to a decisive hex counts for more."""
    g = o.g
    circumstances = s06_fire.circumstances_of_ffe(g, id_, howitzer=it.howitzer)
    total = it.firepower + sum(min(reason.value or 0 for reason in each) for each in circumstances if each)
    harm = loss(g, id_, *fate(total, s03_units.values(g, id_).cohesion))
    if g.units[id_].side == o.side:
        return -OWN * harm
    where = g.units[id_].where
    return harm * min(1.5, 0.3 + 0.5 * o.ground.pull(where)) * (1.0 if where in o.front else REAR)


def targets(o: Commander, group: str) -> list[Target]:
    """The richest vertices for a battery, those first whom it hurts most: the same for all batteries like it."""
    g, it = o.g, o.g.artillery[group]
    found: list[Target] | None = o.ground.targets.get((it.firepower, it.howitzer))
    if found is None:
        cells = [cell for cell in g.at if g.in_hex(cell, o.enemy)]
        vertices = dict.fromkeys([vertex for cell in cells for vertex in _corners(g.board, cell)])
        all_ = [Target(o, vertex, it) for vertex in vertices]
        found = sorted((t for t in all_ if t.value > 0.2), key=lambda t: -t.value)[:RICHEST]
        o.ground.targets[it.firepower, it.howitzer] = found
    return found


def _sees(o: Commander, observer: str, target: Target) -> bool:
    """The observer has the vertex in sight; airmen see all of them."""
    g = o.g
    return not observer or s04_sight.sight_to_vertex(g, g.units[observer].where, target.vertex).clear


# calls


def calls(o: Commander, group: str) -> float:
    """The best call of a battery by whatever mode."""
    return max([call_value(o, group, mode) for mode in s07_modes.modes_of(o.g, group)], default=-1.0)


def call_value(o: Commander, group: str, mode: str) -> float:
    """What a call could bring: the richest target that somebody sees, by the chance that it is hit in time."""
    arrives = arrival(o, mode)
    if arrives < 0.25:
        return -1.0
    if mode == "flare":
        return arrives * _by_flare(o, group)
    for target in targets(o, group):
        if mode == "aircraft" or observers_of(o, group, mode, target):
            return arrives * target.value
    return -1.0


def arrival(o: Commander, mode: str) -> float:
    """The chance that the guns fire in time and that the target is still there."""
    number, delay = s07_modes.signal_success(o.g, mode), s07_modes.relay_delay(o.g, mode)
    heard = sum(roll <= number for roll in s07_signal.ROLLS) / 36
    turns: int = o.turns_left - delay + (1 if delay == 0 else 0)
    if turns <= 0 or not heard:
        return 0.0
    waiting: float = 1.0 - (1.0 - heard) ** (COMMANDS * min(turns, 2))
    fleeting: float = 1.0 if o.attacking else (1.0 - FLEETING) ** delay
    return waiting * fleeting * 0.93**delay


def _by_flare(o: Commander, group: str) -> float:
    """Flares are for those who stand before them now."""
    g, it = o.g, o.g.artillery[group]
    if not it.preregistered or not any(
        s07_call.sees(g, id_, it.preregistered) for id_ in s07_modes.observers(g, it.side, "flare")
    ):
        return -1.0
    return Target(o, g.board.vertex(it.preregistered), it).value - 0.3


def observers_of(o: Commander, group: str, mode: str, target: Target) -> list[str]:
    """Those who see the vertex, of the few who are nearest to it."""
    g, middle = o.g, target.cells[0]
    able = s07_modes.observers(g, g.artillery[group].side, mode)
    distances = g.board.distances(middle)
    near = sorted(able, key=lambda id_: distances[g.units[id_].where])[:OBSERVERS]
    return [id_ for id_ in near if _sees(o, id_, target)]


def off(o: Commander, group: str) -> float:
    """A mission is called off if by now it would do more harm to friends than to the enemy."""
    it = o.g.artillery[group]
    return -0.5 * Target(o, o.g.board.vertex(it.target), it).value - 0.1


def call_mode(o: Commander, option: Option) -> float:
    return 0.0 if option.id == "pass" else call_value(o, str(o.args["group"]), option.id)


def call_observer(o: Commander, option: Option) -> float:
    """Who sees the richest target."""
    group = str(o.args["group"])
    for rank, target in enumerate(targets(o, group)):
        if _sees(o, option.id, target):
            return 1.0 - 0.1 * rank
    return -1.0 if option.id in o.g.units else NEVER


def _seen(o: Commander, cell: Cell | None = None) -> Target | None:
    """The richest target that the observer sees, in or around a hex if one is given."""
    observer = str(o.args.get("observer", ""))
    for target in targets(o, str(o.args["group"])):
        if cell is not None and cell not in target.cells:
            continue
        if _sees(o, observer, target):
            return target
    return None


def call_hex(o: Commander, option: Option) -> float:
    """A hex of the richest target that the observer sees; back if he sees none."""
    best = o.chosen
    if best is None:
        found = _seen(o)
        best = o.chosen = found.cells if found is not None else ()
    return 1.0 if option.value in best else 2 * NEVER


def call_vertex(o: Commander, option: Option) -> float:
    g = o.g
    return Target(o, g.board.vertex(option.id), g.artillery[str(o.args["group"])]).value


# what is recorded before play


def register_hex(o: Commander, option: Option) -> float:
    """The richest target if the enemy is there to be seen; otherwise the way by which he must come."""
    cell: Cell = option.value
    found = targets(o, str(o.args["group"]))
    if found:
        return 1.0 if cell in found[0].cells else 0.0
    return approach(o, cell)


def register_vertex(o: Commander, option: Option) -> float:
    target = Target(o, o.g.board.vertex(option.id), o.g.artillery[str(o.args["group"])])
    return target.value + 0.1 * sum(approach(o, cell) for cell in target.cells)


def approach(o: Commander, cell: Cell) -> float:
    """In front of a decisive hex, on the enemy's side, and clear of one's own."""
    board, area = o.g.board, o.g.setting.set_up_areas.get(o.enemy)
    if o.g.in_hex(cell, o.side) or not o.ground.aims:
        return -1.0
    aim = max(o.ground.aims, key=lambda each: each.weight).cell
    away = nearest(board, area)[cell] if area else 0
    return -abs(board.distance(cell, aim) - 2.0) - 0.2 * away


def observer_choose(o: Commander, option: Option) -> float:
    """Who sees most of the enemy, from a distance."""
    g, where = o.g, o.g.units[option.id].where
    seen = sum(o.ground.zone.ground.line(where, foe).printed.clear for foe in set(o.ground.foes))
    return seen - 0.1 * len(o.ground.zone.fire_on(where)) + 0.05 * (not g.units[option.id].formed)


# bombardments


def breach_choose(o: Commander, option: Option) -> float:
    """The firer opens the wire where his men stand before it and the way leads on; the other, where they do not."""
    one, other = (o.g.board.cell(name) for name in option.id.split("/"))
    firer = o.side if o.attacking else o.enemy
    value = o.ground.pull(one) + o.ground.pull(other) - 0.2 * o.away(one, firer)
    return value if o.attacking else -value


def crater_choose(o: Commander, option: Option) -> float:
    """Cover for the assault: between one's own men and what they are to take, and never for the enemy."""
    g, cell = o.g, option.value
    if g.in_hex(cell, o.enemy):
        return -1.0
    return (
        o.ground.pull(cell)
        - 0.15 * abs(o.away(cell, o.side) - 2)
        + 0.3 * bool(o.ground.zone.fire_on(cell))
        + 0.5 * o.ground.cover(cell)
    )


def bombardment_choose(o: Commander, option: Option) -> float:
    radius = int(o.args.get("radius", 0))
    return sum(len(o.g.in_hex(cell, o.enemy)) for cell in o.g.board.within(option.value, radius))


RULES = {
    "call-mode": call_mode,
    "call-observer": call_observer,
    "call-hex": call_hex,
    "call-vertex": call_vertex,
    "register-hex": register_hex,
    "register-vertex": register_vertex,
    "observer-choose": observer_choose,
    "breach-choose": breach_choose,
    "crater-choose": crater_choose,
    "bombardment-choose": bombardment_choose,
}
