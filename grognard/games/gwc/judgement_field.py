"""The ground as one side sees it: where it is in danger, where it wants to be, and how good each hex is."""

from __future__ import annotations

from math import inf

from grognard.engine.board import Cell
from grognard.games.gwc.counters import LEADERS, TANKS, Kind
from grognard.games.gwc.judgement import beats, counter_of, stakes, ties
from grognard.games.gwc.judgement_outlook import Hex, Outlook, Stance, around, edge_cells
from grognard.games.gwc.rules import s10_sight
from grognard.games.gwc.rules.s08_stacking import LIMIT
from grognard.games.gwc.rules.t99_terrain import best_cover_total, is_impassable
from grognard.games.gwc.state import State

CALM, FADE = 0.35, 0.8
"""How often a shot that could be fired is; how much less a goal draws with every hex."""
CLOSED = -inf
"""A hex that cannot be entered."""
ALONE = 0.25
"""What it costs to be Suppressed for want of Cohesion."""


class Battlefield:
    """A position with what one side makes of it."""

    def __init__(self, g: State, side: str, outlook: Outlook) -> None:
        self.g, self.side, self.enemy = g, side, g.other(side)
        self.outlook, self.drive = outlook, outlook.drive
        self.way_out = edge_cells(g.board, g.setting.edges[self.enemy])

    # hexes

    def at(self, cell: Cell) -> Hex:
        """What is known of a hex."""
        hexes = self.outlook.ground.hexes
        found = hexes.get(cell)
        if found is None:
            found = hexes[cell] = self._hex(cell)
        return found

    def _hex(self, cell: Cell) -> Hex:
        g, board = self.g, self.g.board
        cover, works = best_cover_total(g, cell), g.fortifications.get(cell)
        pull = max((w * FADE ** board.distance(cell, goal) for goal, w in self.outlook.goals), default=0.0)
        hazard = 0.5 * (cell in g.gas) + 0.5 * (works == "mines")
        value = 0.06 * cover - 0.3 * (works == "wire") - hazard
        return Hex(not is_impassable(g, cell), self._threat(cell), cover, pull, hazard, value)

    def _threat(self, cell: Cell) -> int:
        g, board, lines = self.g, self.g.board, self.outlook.ground.lines
        best = number = 0
        for start, reach, fp in self.outlook.guns:
            if board.distance(start, cell) <= reach and start != cell:
                line = lines.get(start * board.size + cell)
                if line is None:
                    line = lines[start * board.size + cell] = s10_sight.sight(g, start, cell)
                if line.clear:
                    best, number = max(best, fp - line.hindrance), number + 1
        return best + min(3, number - 1) if number else 0

    def threat(self, cell: Cell) -> int:
        return self.at(cell).threat

    def pull(self, cell: Cell) -> float:
        return self.at(cell).pull

    def cover(self, cell: Cell) -> int:
        return self.at(cell).cover

    def hazard(self, cell: Cell) -> float:
        return self.at(cell).hazard

    # Formations in hexes

    def stance(self, id_: str) -> Stance:
        stances = self.outlook.stances
        found = stances.get(id_)
        if found is None:
            found = stances[id_] = self._stance(id_)
        return found

    def _stance(self, id_: str) -> Stance:
        g, formation, counter = self.g, self.g.formations[id_], counter_of(self.g, id_)
        face = counter.broken if formation.broken else counter.unbroken
        holds = bool(formation.weapon) and not g.weapons[formation.weapon].broken
        risks = face.morale - formation.suppressed, counter.kind in TANKS, *stakes(g, id_)
        seen = self.outlook
        return Stance(
            formation.cell,
            *risks,
            counter.figures,
            counter.unbroken.command if counter.kind in LEADERS else None,
            holds or counter.always_in_cohesion or counter.kind == Kind.RUNNER,
            seen.ground.standings.setdefault((seen.drive, tuple(seen.prizes.items()), *risks), {}),
        )

    def danger(self, id_: str, cell: Cell, moving: bool = False) -> float:
        """What standing in a hex may cost a Formation, if the enemy has the card."""
        return self._danger(self.stance(id_), cell, moving)

    def _danger(self, who: Stance, cell: Cell, moving: bool) -> float:
        there = self.at(cell)
        if there.threat < 1:
            return 0.0
        needed = who.morale + (0 if who.in_tank else there.cover) - there.threat
        breaks, tie = beats(needed), ties(needed)
        if moving:
            return CALM * (breaks + tie) * who.at_break
        return CALM * (breaks * who.at_break + tie * who.at_tie)

    def place(self, id_: str, cell: Cell) -> float:
        """How good it is for a Formation to stand in a hex."""
        return self._place(self.stance(id_), cell)

    def _place(self, who: Stance, cell: Cell) -> float:
        value = who.standing.get(cell)
        if value is None:
            value = who.standing[cell] = self._standing(who, cell)
        return -9.0 if value == CLOSED else value + self.company(who, cell)

    def _standing(self, who: Stance, cell: Cell) -> float:
        """How good a hex is for such a Formation, whoever else of its side is near."""
        there = self.at(cell)
        if not there.is_open:
            return CLOSED
        value = self.drive * there.pull - (1.6 - self.drive) * self._danger(who, cell, moving=False)
        return value + there.value + self.outlook.prizes.get(cell, 0.0)

    def best_within(self, id_: str, cell: Cell, reach: int) -> float:
        """The best place within so many hexes, two at most, a little less for every hex on the way."""
        key = id_, cell, min(reach, 2)
        bests = self.outlook.bests
        found = bests.get(key)
        if found is None:
            found = bests[key] = self._best_within(*key)
        return found

    def _best_within(self, id_: str, cell: Cell, reach: int) -> float:
        who, hostile = self.stance(id_), self.outlook.hostile
        places = self.outlook.places.setdefault(id_, {})
        best = self.place(id_, cell)
        for other, toll in around(self.g.board, cell, reach):
            if other not in hostile:
                value = places.get(other)
                if value is None:
                    value = places[other] = self._place(who, other)
                if value - toll > best:
                    best = value - toll
        return best

    def company(self, who: Stance, cell: Cell) -> float:
        """In command it holds together; too many in a hex are lost."""
        seen = self.outlook
        figures = seen.crowds.get(cell, 0) - (who.figures if cell == who.cell else 0)
        value = -4.0 if figures + who.figures > LIMIT else -0.05 * figures
        if who.command is not None:
            return value + 0.1 * min(5, seen.company(self.g.board, who.command).get(cell, 0))
        if cell in seen.commanded:
            return value + 0.25
        return value - (0.0 if who.coheres or cell in seen.held else ALONE)
