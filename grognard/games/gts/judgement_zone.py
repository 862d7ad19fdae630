"""The beaten zone: which Units of a side bear on each hex, and what they do to those who stay there or leave it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.games.gts import charts
from grognard.games.gts.judgement import Losses, fate
from grognard.games.gts.judgement_fire import Gunnery
from grognard.games.gts.rules import s15_rating, s15_sight, s17_zones
from grognard.games.gts.state import State

ZONE_TO_ZONE, OUT_OF_ZONES = 2, -1
"""What Opportunity Fire adds at those who go from Fire Zone to Fire Zone, and at those who get out."""
BONUS = 1
"""What a Company Bonus is worth on average."""

_views: dict[tuple[Board, Cell, int, int, frozenset[Cell]], tuple[Cell, ...]] = {}
MOST_VIEWS = 50_000


class Risk(NamedTuple):
    """What it costs: the chance that a Unit is stopped, and its expected loss."""

    stop: float
    loss: float


SAFE = Risk(0.0, 0.0)


class Profile(NamedTuple):
    """Those who are shot at, as far as the enemy's fire cares."""

    armored: bool
    defense: int
    column: bool
    steps: int
    """In the hex, others included."""
    failing: float
    """The chance that a check fails."""
    lost: Losses


class Bearing(NamedTuple):
    """One Unit that bears on a hex: the row of the table, and what it has against an armored and another target."""

    firer: str
    weapon: str
    plain: int
    armored: int
    cover: int
    armored_cover: int
    """What the hex takes off, unless the target is in Column."""
    passing: float


def view(g: State, id_: str) -> tuple[Cell, ...]:
    """The hexes in a Unit's Fire Zone."""
    if not s17_zones.has_zone(g, id_):
        return ()
    where, reach, board = g.units[id_].where, s17_zones.direct_range(g, id_), g.board
    near = frozenset(cell for cell in g.barrages if board.distance(cell, where) <= reach)
    key = (board, where, reach, s15_sight.longest(g), near)
    found = _views.get(key)
    if found is None:
        if len(_views) > MOST_VIEWS:
            _views.clear()
        found = _views[key] = tuple(
            cell for cell in board.within(where, reach) if cell != where and s15_sight.sees(g, where, cell)
        )
    return found


class Zone:
    """The Fire Zones of one side, and what they mean to the other."""

    def __init__(self, gunnery: Gunnery, side: str) -> None:
        self.g = g = gunnery.g
        self.gunnery = gunnery
        self.on: dict[Cell, list[str]] = {}
        for id_ in g.on_map(side):
            for cell in view(g, id_):
                self.on.setdefault(cell, []).append(id_)
        self._bearings: dict[Cell, tuple[Bearing, ...]] = {}
        self._risks: dict[tuple[Cell, Profile, int], Risk] = {}

    def bearings(self, cell: Cell) -> tuple[Bearing, ...]:
        """Who bears on a hex, and with what."""
        found = self._bearings.get(cell)
        if found is None:
            found = self._bearings[cell] = tuple(self._bearing(id_, cell) for id_ in self.on.get(cell, ()))
        return found

    def _bearing(self, id_: str, cell: Cell) -> Bearing:
        g, own = self.g, self.gunnery.own(id_, "opportunity")
        where, reach = g.units[id_].where, s17_zones.farthest(g, id_)
        distance = g.board.distance(where, cell)
        row = charts.TERRAIN.get(g.board.terrain[cell])
        sides = [
            charts.HEXSIDES[kind]
            for kind in s15_rating.hexsides_into(g, where, cell)
            if kind in charts.HEXSIDES
        ]
        farthest = distance == reach
        return Bearing(
            id_,
            s15_rating.weapon(g, id_, "opportunity"),
            own + charts.range_modifier(distance, armored=False, farthest=farthest),
            own + charts.range_modifier(distance, armored=True, farthest=farthest),
            (row.unarmored if row else 0) + sum(side.fire for side in sides),
            (row.armored if row else 0) + sum(side.armored for side in sides),
            self.gunnery.passing(id_),
        )

    def leaving(self, cell: Cell, to: Cell, who: Profile) -> Risk:
        """Opportunity Fire at those who leave a hex for the next; `to` is the hex itself for what is done there."""
        if cell not in self.on:
            return SAFE
        return self._risk(cell, who, ZONE_TO_ZONE if to == cell or to in self.on else OUT_OF_ZONES)

    def staying(self, cell: Cell, who: Profile) -> float:
        """What one shot of each that bears on the hex takes from those who are there."""
        if cell not in self.on:
            return 0.0
        return self._risk(cell, who, 0).loss

    def _risk(self, cell: Cell, who: Profile, extra: int) -> Risk:
        key = (cell, who, extra)
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self._shots(cell, who, extra)
        return found

    def _shots(self, cell: Cell, who: Profile, extra: int) -> Risk:
        """Opportunity Fire demands a check of the firer; Direct Fire (no `extra`) has the Company Bonus instead."""
        goes_on, loss = 1.0, 0.0
        added = who.defense + charts.mass(who.steps) + (2 if who.column else 0) + (extra or BONUS)
        for each in self.bearings(cell):
            rating, cover = (each.armored, each.armored_cover) if who.armored else (each.plain, each.cover)
            total = rating + added + (max(0, cover) if who.column else cover)
            it = fate(each.weapon, total, armored=who.armored)
            stopped, lost = it.suppression + it.perhaps * who.failing, who.lost
            share = each.passing if extra else 1.0
            harm = stopped * lost.suppression + it.hit * lost.hit + it.step * lost.step + it.end * lost.end
            loss += goes_on * share * harm
            goes_on *= 1.0 - share * (stopped + it.end + (it.step if lost.step == lost.end else 0.0))
        return Risk(1.0 - goes_on, loss)
