"""One side at one decision, with what it has worked out so far: what every page of doctrine asks."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.games.rpc.judgement import attacks
from grognard.games.rpc.judgement_ground import Ground, survey
from grognard.games.rpc.rules import s03_masses, s03_units, s10_reinforcements
from grognard.games.rpc.state import State

NEVER = -99.0
ALERT = 0.06
"""What it is worth to keep a unit ready to react while the enemy is near."""
ALERT_RANGE = FRONT = 6
NOBODY = 9
"""How far away those are who are not on the map."""

BLOB = "blob"
Kind = tuple[str, bool]
"""The type of a unit and its face: those alike can form a mass."""


class Commander:
    """One side at one decision."""

    def __init__(self, g: State, question: Choose, plan: str) -> None:
        self.g, self.question, self.plan = g, question, plan
        self.side, self.enemy = question.side, g.other(question.side)
        self.args = dict(question.args)
        self.actions: dict[str, tuple[float, str]] = {}
        self._linked: dict[Kind, dict[str, list[str]]] = {}
        self.marches: dict[tuple[Any, ...], Any] = {}
        self.harms: dict[tuple[str, int, bool], float] = {}
        self.chosen: tuple[Cell, ...] | None = None
        self._nearest: dict[Cell, int] = {}
        self._alert: dict[str, float] = {}
        self._places: dict[str, frozenset[Cell]] = {}

    @cached_property
    def ground(self) -> Ground:
        return survey(self.g, self.side, self.plan)

    @cached_property
    def open_fields(self) -> list[tuple[float, tuple[float, ...]]]:
        return self.ground.open_fields()

    @cached_property
    def doomed(self) -> frozenset[Cell]:
        """The hexes on which a bombardment of the enemy is to fall."""
        due = [spec.area for spec in self.g.setting.bombardments if spec.side == self.enemy]
        return frozenset().union(*due)

    @cached_property
    def attacking(self) -> bool:
        return attacks(self.g, self.side)

    @cached_property
    def front(self) -> frozenset[Cell]:
        """The hexes that men of the side could reach in two turns, or are about to be reached from."""
        within = self.g.board.within
        return frozenset().union(*(within(cell, FRONT) for cell in self.places(self.side)))

    def places(self, side: str) -> frozenset[Cell]:
        """The hexes in which a side has units."""
        found = self._places.get(side)
        if found is None:
            units = self.g.units.values()
            found = self._places[side] = frozenset(u.where for u in units if u.side == side and u.where >= 0)
        return found

    def away(self, cell: Cell, side: str) -> int:
        """How far the nearest unit of a side is from a hex."""
        distances = self.g.board.distances(cell)
        return min([distances[each] for each in self.places(side)], default=NOBODY)

    @cached_property
    def waiting(self) -> int:
        """How many units of the command in progress have not acted yet."""
        command = self.g.command
        return len(command.units) - len(command.acted) if command is not None else 0

    @cached_property
    def is_last(self) -> bool:
        """The enemy will have no command any more this turn: nobody needs to stay ready."""
        return self.g.couplet >= self.g.couplets and self.g.half == 1

    @cached_property
    def turns_left(self) -> int:
        turns: int = self.g.setting.turns
        return max(0, turns - self.g.turn)

    def foes_within(self, cell: Cell, radius: int) -> bool:
        nearest = self._nearest.get(cell)
        if nearest is None:
            nearest = self._nearest[cell] = self.away(cell, self.enemy)
        return nearest <= radius

    def vigilance(self, id_: str) -> float:
        """What a side gives away that spends a unit: its fire at those who come."""
        found = self._alert.get(id_)
        if found is None:
            unit = self.g.units[id_]
            on_watch = (
                unit.where >= 0 and not self.is_last and s03_units.values(self.g, id_).range is not None
            )
            near = on_watch and self.foes_within(unit.where, ALERT_RANGE)
            found = self._alert[id_] = ALERT * (0.4 if self.attacking else 1.0) if near else 0.0
        return found

    # who can be commanded together

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The ready units of the side, on the map or about to enter it, by type and face; all of a blob are alike."""
        g, blobs = self.g, s03_masses.uses_infiltration(self.g, self.side)
        ready = [id_ for id_ in g.on_map(self.side) if g.units[id_].ready]
        ready += s10_reinforcements.may_enter(g, self.side)
        units = [(id_, g.units[id_]) for id_ in ready]
        return {id_: (u.type if u.formed or not blobs else BLOB, u.formed) for id_, u in units}

    def linked(self, id_: str) -> list[str]:
        """The ready units of its kind that hang together with a unit, itself among them; dispersed ones stand alone."""
        kind = self.kinds[id_]
        found = self._linked.get(kind)
        if found is None:
            alike = [each for each, its in self.kinds.items() if its == kind]
            hang_together = kind[1] or kind[0] == BLOB
            groups = _components(self.g, alike) if hang_together else [[each] for each in alike]
            found = self._linked[kind] = {each: group for group in groups for each in group}
        return found[id_]


def _components(g: State, units: list[str]) -> list[list[str]]:
    """Units in the same hex or in hexes next to one another; those off the map by formation."""
    places: dict[object, list[str]] = {}
    for id_ in units:
        unit = g.units[id_]
        places.setdefault(unit.where if unit.where >= 0 else unit.group, []).append(id_)
    found, left = [], dict(places)
    while left:
        first = next(iter(left))
        waiting, group = [first], left.pop(first)
        for place in waiting:
            for near in g.board.adjacent[place] if isinstance(place, int) else ():
                if near in left:
                    waiting.append(near)
                    group = group + left.pop(near)
        found.append(group)
    return found
