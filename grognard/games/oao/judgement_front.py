"""The situation map of one side: the enemy as far as he is known, what each army is to do, and how strong it is."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import sqrt
from typing import Any, NamedTuple

from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.games.oao.boards import ground_of, printed
from grognard.games.oao.judgement import Sight, holding, sights
from grognard.games.oao.judgement_ways import away, march
from grognard.games.oao.reference_plans import advance as furthest
from grognard.games.oao.reference_plans import objectives, places, points, special_cities
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import s02_units, s03_control, s03_zoc, s26_orders
from grognard.games.oao.rules.s07_costs import playable
from grognard.games.oao.state import OFF_MAP, State, Unit

BIAS = {"assault": 0.6, "hold": -0.6}
RIGHT_WING, LATER = 0.35, 0.15
"""What the German ventures beyond his strength: until the Marne, and after it."""
MARNE = 9
ELAN = 0.1
"""What the Allies venture while a plan binds them, and once the German has come far."""
PRESSED, AT_EASE = 0.5, 0.1
"""What is ventured more by who would not win as things stand, and less by who would."""
HASTE = 2.0
"""What the last turn of a scenario adds to the worth of ground; the last but one half of that, and so on."""
NOBODY = 9.0
"""How strong an army is that has no enemy before it."""
SECTOR = 12
"""Enemies so near are an army's concern."""
GOALS, RESOLUTE = 3, 0.25
"""How many goals an army has, and from which drive on none of them lies behind it."""
NEARBY, ARMY_WORTH = 4.0, 8.0
"""How little the last hexes to a goal matter, and how many points call for an army."""
PARIS_WORTH = 25
FORTIFIED = 0.2
"""What is left of the call of a place inside a Fortified Camp that the enemy holds."""
DEPTH = 0.5
"""What a point of the furthest advance adds to a place."""
COVERED, DEEP = 2, 8
"""How near a Formation must be to a hex of the line to cover it, and how far from the enemy there is a line."""


class Start(NamedTuple):
    """A unit of the side where it began the phase."""

    id: str
    cell: Cell
    army: str
    level: int
    losses: int

    @property
    def fit(self) -> bool:
        """It may attack."""
        return self.level < CI


class Orders(NamedTuple):
    """What an army is to do."""

    goals: tuple[Cell, ...]
    field: tuple[int, ...]
    """The MPs to its goals from every hex."""
    drive: float
    """How hard it presses: above zero it attacks, below zero it gives ground where it must."""
    ratio: float
    """Its strength against that of the enemies in its sector."""


class Front:
    """The map as one side sees it at the beginning of a phase: `survey` makes it, and keeps it while it is true."""

    def __init__(
        self, g: State, side: str, plan: str, seen: tuple[Sight, ...], starts: tuple[Start, ...]
    ) -> None:
        self.board, self.side, self.enemy, self.plan = g.board, side, g.other(side), plan
        self.starts = starts
        self.foes = {each.cell: held for each in seen if (held := holding(each)).defence}
        self.near = away(g.board, frozenset(self.foes))
        infantry = frozenset(cell for cell, held in self.foes.items() if held.infantry)
        self.near_infantry = away(g.board, infantry)
        self.zone = s03_zoc.zone(g, self.enemy)
        self.own = away(g.board, frozenset(each.cell for each in starts))
        self.land = frozenset(
            cell for cell in playable(g.board, g.setting.area) if s03_control.controller(g, cell) == side
        )
        self.slots = self._slots(g)
        self.prizes = prizes(g, side)
        self.posts = posts(g, side)
        self.urgency = urgency(g)
        self.orders = self._orders(g)
        self._threats: dict[Cell, float] = {}
        self.remembered: dict[Any, Any] = {}
        """What other pages have worked out for this situation."""

    def threat(self, cell: Cell) -> float:
        """The strength with which the enemy could attack a hex: what is next to it, and some of what is near."""
        found = self._threats.get(cell)
        if found is None:
            found = 0.0
            if self.near[cell] <= 3:
                distance = self.board.distance
                for each in self.board.within(cell, 3):
                    if each in self.foes:
                        found += self.foes[each].attack * (0.0, 0.8, 0.35, 0.1)[distance(cell, each)]
            self._threats[cell] = found
        return found

    def _slots(self, g: State) -> frozenset[Cell]:
        """The line: of one's own country the hexes nearer to oneself than to the enemy that border on others."""
        own, near, land = self.own, self.near_infantry, self.land
        return frozenset(
            cell
            for cell in land
            if own[cell] <= near[cell] <= DEEP
            and any(own[each] > near[each] or each not in land for each in g.board.adjacent[cell])
        )

    @cached_property
    def depth(self) -> bytes:
        """How far every hex is inside the country of the enemy."""
        return away(self.board, self.land)

    @cached_property
    def to_the_line(self) -> tuple[int, ...]:
        """The MPs to where the line has holes; to the line itself if it has none."""
        holes = tuple(sorted(cell for cell in self.slots if self.own[cell] > COVERED))
        return march(self.board, holes or tuple(sorted(self.slots))) if self.slots else ()

    @cached_property
    def to_the_exposed(self) -> tuple[int, ...]:
        """The MPs to places of one's own that the enemy may be in before anybody else; nothing if there are none."""
        near = self.near_infantry
        found = [cell for cell in self.posts if near[cell] <= DEEP and near[cell] <= self.own[cell]]
        return march(self.board, tuple(sorted(found))) if found else ()

    # orders

    def _orders(self, g: State) -> dict[str, Orders]:
        by_army: dict[str, list[Start]] = {}
        for each in self.starts:
            by_army.setdefault(each.army, []).append(each)
        fields = {army: away(g.board, frozenset(s.cell for s in units)) for army, units in by_army.items()}
        facing: dict[str, float] = dict.fromkeys(by_army, 0.0)
        for cell, held in self.foes.items():
            if held.works and not held.infantry:
                continue
            army = min(fields, key=lambda each: fields[each][cell], default=None)
            if army is not None and fields[army][cell] <= SECTOR:
                facing[army] += 0.5 * (held.attack + held.defence)
        ratios = {
            army: own_strength(g, units) / facing[army] if facing[army] else NOBODY
            for army, units in by_army.items()
        }
        drives = {
            army: max(-1.0, min(ratio - 1.0, 1.0)) + self._bias(g, army) for army, ratio in ratios.items()
        }
        cells = {army: tuple(sorted({s.cell for s in units})) for army, units in by_army.items()}
        goals = self._allot(g, cells, drives)
        return {
            army: Orders(
                goals[army], march(g.board, goals[army]) if goals[army] else (), drives[army], ratios[army]
            )
            for army in by_army
        }

    def _bias(self, g: State, army: str) -> float:
        found = BIAS.get(self.plan, 0.0) + self._need(g)
        if self.side == "german":
            return found + (RIGHT_WING if g.gt < MARNE else LATER)
        bound = army in g.armies and g.armies[army].plan == "active"
        return found + (ELAN if bound or g.gt >= MARNE else 0.0)

    def _need(self, g: State) -> float:
        """Who would not win as things stand must do more; who would can wait. A campaign is too long for that."""
        wins: dict[str, int] = g.setting.wins
        if not wins:
            return 0.0
        held = sum(self.posts.values()) - sum(self.prizes.values())
        score = g.vp + (held if self.side == "german" else -held)
        ahead = score >= wins["german"] if self.side == "german" else score <= wins["allied"]
        return -AT_EASE if ahead else PRESSED

    def _allot(
        self, g: State, cells: dict[str, tuple[Cell, ...]], drives: dict[str, float]
    ) -> dict[str, tuple[Cell, ...]]:
        """To each army its goals: its plan while that binds it; then the prizes near it, and to one that does not press
        forward what it has to guard, each for as many armies as it is worth; then the enemy himself."""
        found: dict[str, tuple[Cell, ...]] = {army: planned(g, army) for army in cells}
        free = {army: _middle(g.board, each) for army, each in cells.items() if not found[army]}
        prizes_ = {cell: self._call(g, cell) for cell in self.prizes if not self._is_ours(cell)}
        guarded = {cell: each for cell, each in self.posts.items() if self.near[cell] <= SECTOR}
        distance = g.board.distance
        wishes = [
            (sqrt(points_) / (NEARBY + distance(centre, cell)), army, cell)
            for army, centre in free.items()
            for cell, points_ in (prizes_ if drives[army] > RESOLUTE else prizes_ | guarded).items()
        ]
        worth = prizes_ | guarded
        room = {cell: max(1, round(points_ / ARMY_WORTH)) for cell, points_ in worth.items()}
        for _, army, cell in sorted(wishes, key=lambda wish: (-wish[0], wish[1:])):
            if room[cell] and len(found[army]) < GOALS:
                found[army], room[cell] = (*found[army], cell), room[cell] - 1
        for army, centre in free.items():
            if not found[army]:
                nearest = sorted(self.foes, key=lambda cell: (distance(centre, cell), cell))
                found[army] = tuple(nearest[:GOALS])
        return found

    def _is_ours(self, cell: Cell) -> bool:
        """Whether a place lies behind one's own troops and will fall to them by itself."""
        return 0 < self.own[cell] < self.near[cell]

    def _call(self, g: State, cell: Cell) -> float:
        """How strongly a place that the enemy holds draws: by what it scores, and for the German by how far it is."""
        camp = ground_of(g.board).camp_of(cell)
        worth = self.prizes[cell]
        if self.side == "german" and not g.setting.wins:
            column, row = map(int, g.board.name(cell).split("."))
            worth += DEPTH * max(0, furthest(column, row) or 0)
        return worth * FORTIFIED if camp is not None and camp.side == self.enemy else worth


def planned(g: State, army: str) -> tuple[Cell, ...]:
    """The objectives of a plan that binds an army: the primary ones, if it has any."""
    if army not in g.armies or g.armies[army].plan != "active":
        return ()
    return s26_orders.primaries(g.board, army) or s26_orders.goals(g.board, army)


def own_strength(g: State, units: list[Start]) -> float:
    """What an army can put into the field: Formations that are worn out count half."""
    total = 0.0
    for each in units:
        values = s02_units.values(g, each.id)
        total += 0.5 * (values.attack + values.defence) * (1.0 if each.fit else 0.5)
    return total


def _middle(board: Board, cells: tuple[Cell, ...]) -> Cell:
    """The hex of the army that is nearest to the middle of it."""
    centres = [board.hexes[cell] for cell in cells]
    q, r = sum(c.q for c in centres) / len(cells), sum(c.r for c in centres) / len(cells)
    return min(cells, key=lambda cell: (board.hexes[cell].q - q) ** 2 + (board.hexes[cell].r - r) ** 2)


# what counts


def urgency(g: State) -> float:
    """How much more places count than men, since little time is left to make up for them; one in the campaign."""
    return 1.0 + HASTE / max(1, g.setting.last - g.gt + 1) if g.setting.wins else 1.0


def prizes(g: State, side: str) -> dict[Cell, float]:
    """The places that score for whoever holds them, and that the enemy holds."""
    return {
        cell: worth for cell, worth in _places(g, side).items() if s03_control.controller(g, cell) != side
    }


def posts(g: State, side: str) -> dict[Cell, float]:
    """The places that score and are one's own."""
    return {
        cell: worth for cell, worth in _places(g, side).items() if s03_control.controller(g, cell) == side
    }


def _places(g: State, side: str) -> dict[Cell, float]:
    if g.setting.wins:
        return {cell: float(worth) for cell, worth in g.setting.objectives.items()}
    return _campaign_places(g.board, side)


@lru_cache(maxsize=8)
def _campaign_places(board: Board, side: str) -> dict[Cell, float]:
    """The Geographic Objectives and the great cities; Paris decides the campaign."""
    table = points()
    found: dict[Cell, float] = {}
    for worth, named in ((table.objective, objectives()), (table.special_city, special_cities())):
        for hexes in named.values():
            found |= dict.fromkeys(printed(board, *hexes), worth / len(hexes))
    found |= dict.fromkeys(printed(board, places()["paris_central"][0]), float(PARIS_WORTH))
    if side == "allied":
        found |= dict.fromkeys(printed(board, *places()["muhlhausen"]), table.muhlhausen / 3)
    return found


# one map for all decisions in the same situation

_FRONTS: list[tuple[Any, Front]] = []
"""A list, since units are the same objects as a rule and sooner compared than hashed."""
KEPT = 16


def survey(g: State, side: str, plan: str = "") -> Front:
    """The situation of a side: one for all decisions in which nothing that it depends on differs."""
    seen, starts, rest = _looked(g, side)
    bound = g.vp, *(army for army, each in g.armies.items() if each.plan == "active")
    held = frozenset(cell for cell in _places(g, side) if s03_control.controller(g, cell) == side)
    key = (g.gt, g.phase, side, plan, bound, held, starts, seen, rest, _scene(g), _land(g))
    for before, front in _FRONTS:
        if before == key:
            return front
    del _FRONTS[KEPT - 1 :]
    _FRONTS.insert(0, (key, Front(g, side, plan, seen, starts)))
    return _FRONTS[0][1]


def _scene(g: State) -> tuple[Any, ...]:
    """What is played, and for what: positions of one's own making share a scenario's name."""
    rules = g.setting
    return rules.board, rules.scenario, rules.last, rules.area, *rules.objectives.items(), *rules.wins.items()


def _land(g: State) -> tuple[Any, ...]:
    """Whose the country and its railways are, and what has been built and broken in it."""
    changes = g.control, g.operational, g.demolished, g.positions, g.ruined, g.bridges, g.steps_lost
    return g.flooded, *(each.copy() for each in changes)


_LOOKED: dict[str, tuple[Any, tuple[Sight, ...], tuple[Start, ...], tuple[Unit, ...]]] = {}


def _looked(g: State, side: str) -> tuple[tuple[Sight, ...], tuple[Start, ...], tuple[Unit, ...]]:
    """What a side sees and has, looked at anew only when units differ from those of its last look."""
    now = (g.setting.scenario, list(g.units.items()), g.attacks, g.at.copy())
    before = _LOOKED.get(side)
    if before is None or before[0] != now:
        before = _LOOKED[side] = (now, sights(g, side), own_starts(g, side), own_rest(g, side))
    return before[1:]


def own_rest(g: State, side: str) -> tuple[Unit, ...]:
    """The units of a side as they were before they moved in the phase."""
    return tuple([_as_begun(unit) for unit in g.units.values() if unit.side == side and unit.where >= 0])


def _as_begun(unit: Unit) -> Unit:
    if not unit.began:
        return unit
    where, other = (*unit.began, OFF_MAP)[:2]
    return replace(unit, where=where, other=other, began=(), moved=False)


def own_starts(g: State, side: str) -> tuple[Start, ...]:
    """The Formations of a side on the map, each where it began the phase."""
    return tuple(
        [
            Start(id_, unit.began[0] if unit.began else unit.where, unit.army, unit.level, unit.losses)
            for id_, unit in g.units.items()
            if unit.side == side and unit.where >= 0 and s02_units.is_formation(g, id_)
        ]
    )
