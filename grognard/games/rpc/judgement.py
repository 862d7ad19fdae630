"""What an experienced player estimates at a glance: what fire and melee do, where danger lies, what draws a side."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.engine.board import Cell
from grognard.games.rpc.rules import s03_units, s04_sight, s06_fire, s06_melee, s08_trenches, s10_victory
from grognard.games.rpc.rules.s08_terrain import has_craters
from grognard.games.rpc.state import Shot, State, Unit

SUMS = tuple(a + b for a in range(1, 7) for b in range(1, 7))
LETHAL = s03_units.LETHAL
FADE, AIM = 0.9, 3.0
WORTH = {"artillery": 1.3, "machine gun": 1.3, "tank": 1.6, "cavalry": 1.0, "mortar": 1.0}
DISPERSED, SPENT = 0.3, 0.12
"""What a unit has lost of its worth for the time being."""


@lru_cache(maxsize=256)
def fate(total: int, cohesion: int) -> tuple[float, float]:
    """The chances that a check with these modifiers fails without killing, and that it kills."""
    killed = sum(roll + total >= LETHAL for roll in SUMS) / 36
    failed = sum(roll + total > cohesion for roll in SUMS) / 36
    return max(0.0, failed - killed), killed


def worth(g: State, id_: str) -> float:
    """What a unit is worth at full strength."""
    types = s03_units.counter(g, id_).types
    points = g.setting.victory.destroyed
    scored = max((points.get(t, points.get("any", 0)) for t in types), default=0)
    return max(WORTH.get(t, 1.0) for t in types) + 0.8 * scored


def health(unit: Unit) -> float:
    """What is left of its usefulness now; guns are useful when deployed."""
    return 1.0 - DISPERSED * (not unit.formed) - SPENT * (not unit.ready)


def loss(g: State, id_: str, failed: float, killed: float) -> float:
    """The expected loss of a unit in a check."""
    unit = g.units[id_]
    step = DISPERSED * unit.formed + SPENT * unit.ready
    return worth(g, id_) * (killed * (0.5 + 0.5 * health(unit)) + failed * step)


def shot_value(g: State, side: str, shot: Shot) -> float:
    """What a shot takes from the enemy, less what it takes from friends in the hex."""
    total = 0.0
    for target in s06_fire.targets_of(g, shot):
        cohesion = s03_units.values(g, target).cohesion
        harm = loss(g, target, *fate(s06_fire.fire_modifiers(g, shot, target).total, cohesion))
        total += harm if g.units[target].side != side else -1.5 * harm
    return total


def melee_gain(g: State, side: str, ours: Iterable[str], theirs: Iterable[str]) -> float:
    """What a melee takes from the enemy less what it costs, each attacked by as many as there are."""
    ours, theirs = tuple(ours), tuple(theirs)
    if not ours or not theirs:
        return 0.0
    gain = _struck(g, theirs, ours) - _struck(g, ours, theirs)
    prize = sum(weight for cell, weight in aims(g, side) if cell == g.units[theirs[0]].where)
    return gain + 0.15 * prize


def _struck(g: State, targets: tuple[str, ...], attackers: tuple[str, ...]) -> float:
    """Everybody goes for the one whom it hurts most."""
    best = 0.0
    for target in targets:
        total = s06_melee.melee_modifiers(g, target, attackers).total
        best = max(best, loss(g, target, *fate(total, s03_units.values(g, target).cohesion)))
    return best


# what draws a side


def aims(g: State, side: str) -> tuple[tuple[Cell, float], ...]:
    """The hexes that decide the scenario and what each is worth to a side; exits where they score."""
    terms = g.setting.victory
    if terms.kind == "units":
        wanted = 1.5 if terms.side == side else 0.8
        return tuple((cell, wanted) for cell in sorted(terms.cells))
    if terms.kind != "points":
        return tuple((cell, AIM) for cell in sorted(terms.cells))
    most = max((w.points for w in terms.worth), default=1)
    found: list[tuple[Cell, float]] = [
        (cell, AIM * (0.5 + 0.5 * w.points / most)) for w in terms.worth for cell in sorted(w.cells)
    ]
    if terms.exited and terms.side in ("", side):
        found += [(cell, AIM / 2) for cell in sorted(terms.exit)[::2]]
    return tuple(found)


def urgency(g: State, side: str) -> float:
    """How hard a side must press: not at all while it would win as things stand, more as time runs out."""
    winner = s10_victory.verdict(g).winner
    if winner == side:
        return 0.6
    turns: int = g.setting.turns
    return 1.2 + 0.6 * min(1.0, g.turn / max(1, turns))


class Ground:
    """Where a side wants to be, and where it is in danger."""

    def __init__(self, g: State, side: str, plan: str = "") -> None:
        self.g, self.side, self.enemy = g, side, g.other(side)
        self.aims = self._weighed()
        self.drive = {"assault": 1.8, "hold": 0.5}.get(plan) or urgency(g, side)
        self.guns = [
            (u.where, s03_units.values(g, id_), id_)
            for id_, u in g.units.items()
            if u.side == self.enemy and u.where >= 0 and u.ready
        ]
        self._pulls: dict[Cell, float] = {}
        self._threats: dict[Cell, float] = {}
        self._places: dict[Cell, float] = {}

    def _weighed(self) -> list[tuple[Cell, float]]:
        """What is to be taken weighs whole; what is held and unoccupied, if the enemy is near; what is held, little."""
        g, found = self.g, []
        for cell, weight in aims(g, self.side):
            if g.control.get(cell) != self.side:
                found.append((cell, weight))
            elif not g.in_hex(cell, self.side):
                found.append((cell, 0.7 * weight))
            else:
                found.append((cell, 0.4 * weight))
        return found

    def pull(self, cell: Cell) -> float:
        found = self._pulls.get(cell)
        if found is None:
            distance = self.g.board.distance
            found = max((w * FADE ** distance(cell, aim) for aim, w in self.aims), default=0.0)
            self._pulls[cell] = found
        return found

    def threat(self, cell: Cell) -> float:
        """How often a unit in the open there would be hit: the firepower that bears on the hex."""
        found = self._threats.get(cell)
        if found is None:
            found = self._threats[cell] = self._threat(cell)
        return found

    def _threat(self, cell: Cell) -> float:
        g, total = self.g, 0.0
        for where, face, id_ in self.guns:
            if face.range is None or face.firepower is None:
                continue
            distance = g.board.distance(where, cell)
            if distance <= face.range and s04_sight.sight(g, where, cell, id_).clear:
                total += max(0.2, 0.5 + 0.15 * (face.firepower - distance // 2))
        return total

    def cover(self, cell: Cell) -> float:
        g = self.g
        value = 1.0 * (g.board.terrain[cell] == "village") + 0.7 * has_craters(g, cell)
        value += 1.2 * s08_trenches.has_trench(g, cell) + 0.4 * bool(g.board.extra[cell].get("green_dot"))
        return value

    def place(self, cell: Cell) -> float:
        """How good it is to stand in a hex."""
        found = self._places.get(cell)
        if found is None:
            calm = 0.08 * self.cover(cell) - 0.1 * self.threat(cell) / self.drive
            found = self._places[cell] = self.drive * self.pull(cell) + calm
        return found
