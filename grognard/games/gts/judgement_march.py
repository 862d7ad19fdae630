"""What a march can bring: the value of a hex to those who would end there, and of the ways that lead to it."""

from __future__ import annotations

from math import sqrt

from grognard.engine.board import Cell
from grognard.games.gts.charts import TERRAIN
from grognard.games.gts.judgement import losses
from grognard.games.gts.judgement_assault import clash
from grognard.games.gts.judgement_ground import LEG, MOUNTED, Ground
from grognard.games.gts.judgement_ways import Field, ways
from grognard.games.gts.judgement_zone import Profile, Risk
from grognard.games.gts.rules import s02_units, s14_costs, s14_stacking, s14_steps, s16_classes, s18_assault
from grognard.games.gts.state import HALVES

Units = tuple[str, ...]
PRESS = 0.5
"""What an Action's march is worth towards a goal of full weight, to a side that neither hurries nor waits."""
PRIZE = 0.8
"""What it is worth to enter a hex that counts, for each of its points."""
ANSWERED = 0.4
"""How much of the fire that bears on a hex is expected before the Unit acts again."""
HOPE = 0.45
"""What is left of an Assault that is still to be made."""
POST, SHELTER = 0.1, 0.02
"""What it is worth to have an enemy in range, and cover."""
ASIDE = 0.6
"""What enemies matter who stand far from all that counts."""
REAR, EXPOSED = 5, 0.3
"""A Column so near to the enemy, or nearer, is exposed."""
CROWDED = 0.12
"""What every Step over four in a hex costs, since it helps the enemy's fire."""
DETOUR = 2
"""So many half points a step may lead away from the goal."""
SHELLED = {"light": 0.08, "heavy": 0.2}
"""What it costs to end under a barrage."""
TOIL = 0.004
"""What every hex costs on the way."""
STANDOFF = {"mortar": 6, "gun": 4, "range": 2}
"""So many half points from their goal mortars, guns and machine guns are near enough."""


class March:
    """What movers can gain with their points: the value of being in a hex with so many half points left."""

    def __init__(self, ground: Ground, movers: Units, *, free: bool) -> None:
        g, lead = ground.g, movers[0]
        self.ground, self.g, self.movers, self.lead = ground, g, movers, lead
        self.free = free
        """In a Division's activation: Fire Zones are closed."""
        unit = g.units[lead]
        self.unit, self.face = unit, s02_units.values(g, lead)
        self.goal = ground.assigned.get(lead)
        self.moves, self.allowance = ground.moves(lead), min(ground.allowance(id_) for id_ in movers)
        self.crowd = sum(s02_units.steps(g, id_) for id_ in movers[1:])
        self.care = 1.0 / max(1.0, ground.drive)
        self.press = PRESS * ground.drive * self.goal.weight if self.goal is not None else 0.0
        self.field = ground.way(self.moves, self.goal.aim.cell) if self.goal is not None else None
        self.standoff = standoff(ground, lead)
        self.plain, self.in_column = (ways(g.board, self.moves, column=c) for c in (False, True))
        self.assaults = self.face.assault is not None and not s02_units.fires_indirectly(g, lead)
        self.waiting = MOUNTED if unit.mounted and unit_kind(ground, lead) != "vehicle" else 0.0
        self.is_quiet = ground.is_quiet(unit.where) and unit.where not in g.barrages
        self.own_steps = s02_units.steps(g, lead) + self.crowd
        self.prizes = {cell: PRIZE * ground.drive * points for cell, points in ground.prizes.items()}
        nowhere = (0,) * len(g.board.cells)
        self.halves = self.field or Field(nowhere, nowhere)
        self._stays: dict[tuple[Cell, bool], float] = {}
        self._values: dict[tuple[Cell, bool, int, int], float] = {}
        self._steps: dict[Cell, int] = {}
        self._open: dict[tuple[Cell, bool], bool] = {}
        self._profiles: dict[tuple[Cell, bool], Profile] = {}
        self._risks: dict[tuple[Cell, Cell, bool], Risk] = {}

    # how far

    def far(self, cell: Cell, *, column: bool) -> float:
        """Actions to the goal."""
        if self.field is None:
            return 0.0
        halves = self.halves[column][cell] - self.standoff
        return (halves if halves > 0 else 0) / self.allowance + self.waiting

    # how good it is to end in a hex

    def stay(self, cell: Cell, *, column: bool) -> float:
        found = self._stays.get((cell, column))
        if found is None:
            found = self._stays[cell, column] = self._stay(cell, column)
        return found

    def _stay(self, cell: Cell, column: bool) -> float:
        ground, away = self.ground, self.ground.away(cell)
        value = -self.press * self.far(cell, column=column) - self.danger(
            cell, self.profile(cell, column=column)
        )
        if column and away <= REAR:
            value -= EXPOSED
        if not column and not self.unit.mounted:
            value -= SHELTER * min(0, TERRAIN[self.g.board.terrain[cell]].unarmored)
        if 0 < away <= self.face.range and self.face.fire is not None:
            value += POST * ground.drive
        if self.assaults and not column and away == 1:
            value += HOPE * self.hope(cell)
        value -= SHELLED.get(self.g.barrages.get(cell, ""), 0.0)
        return value - CROWDED * max(0, self.steps_with(cell) - 4)

    def danger(self, cell: Cell, who: Profile) -> float:
        """The fire that is to be expected in a hex."""
        return ANSWERED * self.care * self.ground.zone.staying(cell, who)

    def profile(self, cell: Cell, *, column: bool) -> Profile:
        found = self._profiles.get((cell, column))
        if found is None:
            others = self.steps_with(cell) - s02_units.steps(self.g, self.lead)
            found = self.ground.profile(self.lead, column=column, crowd=max(0, others))
            self._profiles[cell, column] = found
        return found

    def steps_with(self, cell: Cell) -> int:
        """The Steps in a hex once the movers are there."""
        found = self._steps.get(cell)
        if found is None:
            g = self.g
            others = [id_ for id_ in g.at.get(cell, ()) if id_ not in self.movers]
            others = [id_ for id_ in others if not g.units[id_].entering]
            found = self._steps[cell] = self.own_steps + sum([s02_units.steps(g, id_) for id_ in others])
        return found

    def hope(self, cell: Cell) -> float:
        """What an Assault out of this hex promises: on what is to be taken or bars the way, with a friend."""
        ground, g = self.ground, self.g
        far = self.far(cell, column=False)
        enemies = [
            near
            for near in g.board.adjacent[cell]
            if (near in ground.prizes or self.far(near, column=False) < far) and g.in_hex(near, ground.enemy)
        ]
        if not enemies:
            return 0.0
        friends = [
            id_
            for id_ in g.in_hex(cell, ground.side)
            if id_ not in self.movers and next(s18_assault.bars(g, id_), None) is None
        ]
        stack = ground.standing_for((*self.movers, *friends)[: max(2, len(self.movers))])
        return max(0.0, *(assault_value(ground, stack, near, cell) for near in enemies))

    def dismounted(self, cell: Cell) -> float:
        """How good it is to dismount in a hex and stay there."""
        g, ground = self.g, self.ground
        face = s02_units.counter(g, self.lead).front
        who = Profile(
            face.armored,
            face.defense,
            False,
            self.steps_with(cell),
            1.0 - ground.gunnery.passing(self.lead),
            losses(g, self.lead),
        )
        value = -self.danger(cell, who)
        if 0 < ground.away(cell) <= face.range:
            value += POST * ground.drive
        if self.goal is None:
            return value
        halves = max(0, ground.way("leg", self.goal.aim.cell).at(cell, column=False) - self.standoff)
        return value - self.press * on_foot(face.movement, face.star, halves)

    # going on

    def best(self, cell: Cell, left: int, depth: int, *, column: bool) -> float:
        """The best that can be made of so many half points from a hex on."""
        if self.is_quiet:
            return self.quietly(cell, left, column=column)
        key = (cell, column, left, depth)
        found = self._values.get(key)
        if found is not None:
            return found
        found = self.end(cell, left, column=column)
        if depth and left > 0:
            halves = self.halves[column]
            limit = max(halves[cell], self.standoff) + DETOUR
            points = left - s14_costs.BARRAGE if cell in self.g.barrages else left
            for near, cost in (self.in_column if column else self.plain)[cell]:
                if cost <= points and halves[near] <= limit and self.is_open(near, column):
                    value = self.enter(cell, near, points - cost, depth - 1, column=column)
                    if value > found:
                        found = value
        self._values[key] = found
        return found

    def quietly(self, cell: Cell, left: int, *, column: bool) -> float:
        """The same far from the enemy: along the shortest way, as far as the points go."""
        if self.field is None or self.goal is None:
            return self.end(cell, left, column=column)
        halves = self.halves[column][cell]
        prize = self.prizes.get(self.goal.aim.cell, 0.0) if halves <= left else 0.0
        far = self.far(cell, column=column)
        return prize - self.press * (max(self.waiting, far - left / self.allowance) + 0.01 * far)

    def end(self, cell: Cell, left: int, *, column: bool) -> float:
        """To stop here, dismounted or out of Column if there are points for it."""
        value = self.stay(cell, column=column)
        if column and left >= s14_steps.COLUMN:
            value = max(value, self.stay(cell, column=False))
        if self.unit.mounted and left >= s14_steps.dismount_cost(self.g, self.lead):
            value = max(value, self.dismounted(cell))
        return value

    def is_open(self, cell: Cell, column: bool) -> bool:
        """Whether the movers may go there, as far as a glance tells."""
        found = self._open.get((cell, column))
        if found is None:
            found = self._open[cell, column] = self._is_open(cell, column)
        return found

    def _is_open(self, cell: Cell, column: bool) -> bool:
        g, ground = self.g, self.ground
        if cell in ground.kept_off or (self.free and cell in ground.zone.on):
            return False
        if cell not in g.at:
            return True
        if g.in_hex(cell, ground.enemy) or (column and s14_stacking.column_in(g, cell, self.movers)):
            return False
        return self.steps_with(cell) <= s14_stacking.LIMIT

    def enter(self, cell: Cell, to: Cell, left: int, depth: int, *, column: bool) -> float:
        """The value of going to the next hex, with so many half points left there."""
        after = self.best(to, left, depth, column=column) - TOIL
        if to in self.prizes:
            after += self.prizes[to]
        if self.g.barrages:
            after = self.shelled(cell, to, after, column=column)
        if cell not in self.ground.zone.on or self.unit.entering:
            return after
        stop, loss = self.leaving(cell, to, column=column)
        return (1.0 - stop) * after + stop * self.stay(cell, column=column) - self.care * loss

    def shelled(self, cell: Cell, to: Cell, after: float, *, column: bool) -> float:
        """The same under barrages: out of one it takes longer, and out of a heavy one a check and a Cohesion Hit."""
        barrages, lost = self.g.barrages, sum([losses(self.g, id_).hit for id_ in self.movers])
        if barrages.get(cell) == "heavy":
            sure = self.ground.gunnery.passing(self.lead)
            after = sure * after + (1.0 - sure) * self.stay(cell, column=column) - lost
        if to in barrages and self.goal is not None and to != self.goal.aim.cell:
            after -= self.press * s14_costs.BARRAGE / self.allowance + lost * (barrages[to] == "heavy")
        return after

    def leaving(self, cell: Cell, to: Cell, *, column: bool) -> Risk:
        """Opportunity Fire on the way from a hex to the next."""
        found = self._risks.get((cell, to, column))
        if found is None:
            found = self.ground.zone.leaving(cell, to, self.profile(cell, column=column))
            self._risks[cell, to, column] = found
        return found


def assault_value(ground: Ground, stack: Units, cell: Cell, origin: Cell) -> float:
    """What an Assault is worth, the hex included; whoever bars the way is worth more."""
    it = clash(ground, stack, cell, origin)
    drive = ground.drive
    won = it.cleared * (PRIZE * drive * ground.prizes.get(cell, 0.0) + 0.3 * drive)
    bold = sqrt(drive)
    return relevance(ground, cell) * it.inflicted * bold + won - it.suffered / max(1.0, bold)


def relevance(ground: Ground, cell: Cell) -> float:
    """What it matters to destroy enemies in a hex: less, the farther they are from what counts."""
    distances = ground.g.board.distances(cell)
    return 1.0 if min([distances[each] for each in ground.worths], default=0) <= 2 else ASIDE


def unit_kind(ground: Ground, id_: str) -> str:
    return s02_units.counter(ground.g, id_).kind


def standoff(ground: Ground, id_: str) -> int:
    g = ground.g
    front = s02_units.counter(g, id_).front
    if front.weapon == "mortar" or s16_classes.needs_contact(g, id_):
        return STANDOFF["mortar"]
    if s02_units.counter(g, id_).kind == "gun":
        return STANDOFF["gun"]
    return STANDOFF["range"] if front.range > 2 and not front.armored else 0


def on_foot(movement: int | None, star: bool, halves: int) -> float:
    """Actions on foot; guns stay where they are put."""
    if movement is None or star:
        return 0.0 if not halves else 3.0 + halves / LEG
    return halves / (movement * HALVES)
