"""10.1 to 10.4 The law of a line of sight: what blocks it and what hinders it, hex by hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from grognard.engine.board import OFF_MAP, Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.engine.sight import Crossing, PassedVertex
from grognard.games.gwc.rules import t110_hills
from grognard.games.gwc.rules.t99_chart import GAS_HINDRANCE, HEXSIDE_RULE, SCREENS, TERRAIN, printed

SUNKEN = {"gully": "T108", "quarry": "T114"}
TANK_HINDRANCE = 1  # 10.1.1#2
CORRIDORS = ("road", "railway")  # T115#3 T116#5


class Sight(Struct, frozen=True, gc=False):
    """Whether two hexes see each other, the largest Hindrance between them, and every reason with its hex."""

    clear: bool
    hindrance: int = 0
    reasons: tuple[Reason, ...] = ()


class Ends(NamedTuple):
    """The two hexes and their levels, the higher one first. An observer off the map needs no crest of his own."""

    first: Cell
    second: Cell
    high: int
    low: int
    observer_first: bool = False


class Overlay(NamedTuple):
    """What lies on the printed ground: pairs of cell and value, in the order of the cells."""

    terrain: tuple[tuple[Cell, str], ...] = ()
    gas: tuple[Cell, ...] = ()
    smoke: tuple[tuple[Cell, int], ...] = ()
    tanks: tuple[Cell, ...] = ()


class Step(NamedTuple):
    """A hex that the line crosses, or the two on either side of a hexside along which it runs.

    Along a Road or Railway nothing of its terrain counts.
    """

    cells: tuple[Cell, ...]
    level: int
    acts: str = ""  # how its terrain blocks: `obstacle`, `two_hexes`, or not at all
    hinders: bool = True


@rule("10.1#7")
def ends(a: Cell, b: Cell, level_a: int, level_b: int, *, observer: bool = False) -> Ends:
    """The ends in order of height; at equal height in the order of the map, so that both ways are one line.

    `observer`: a is the hex of a Forward Artillery Observer.
    """
    if level_a > level_b or (level_a == level_b and (observer or a < b)):
        return Ends(a, b, level_a, level_b, observer)
    return Ends(b, a, level_b, level_a)


class Line:
    """One line over one board as it lies now."""

    def __init__(self, board: Board, between: Ends, overlay: Overlay) -> None:
        self.board = board
        self.ends = between
        self.overlay = overlay
        self.markers = dict(overlay.terrain)
        self.course: Crossing = board.sight(between.first, between.second)
        self.in_row = board.direction(between.first, between.second) is not None
        self.blocks: list[Reason] = []
        self.hindrances: list[Reason] = []

    def terrain(self, cell: Cell) -> str:
        return self.markers.get(cell) or printed(self.board)[cell]

    def is_end(self, cell: Cell) -> bool:
        return cell in (self.ends.first, self.ends.second)

    @rule("10.1#2", "10.2#2", "10.3.3", "2.1#2", "GLOSS.obstacle")
    def judge(self) -> Sight:
        """The verdict: blocked with all that blocks, or clear with the single largest Hindrance."""
        steps = self.steps()
        self.look_out_of_the_ground()
        self.blocks += t110_hills.hill_between(self.board, self.course, self.ends)
        self.look_at_obstacles(steps)
        self.look_at_screens()
        if self.blocks:
            return Sight(clear=False, reasons=tuple(self.blocks))
        self.look_at_hindrances(steps)
        self.look_at_counters()
        worst = max((reason.value or 0 for reason in self.hindrances), default=0)
        return Sight(clear=True, hindrance=worst, reasons=tuple(self.hindrances))

    # what the line crosses

    def steps(self) -> list[Step]:
        """The hexes between the ends in order, a hexside along which the line runs as one step."""
        if not self.course.along:
            row: list[tuple[Cell, ...]] = [(cell,) for cell in self.course.hexes]
            return [self.step(cells, row, number) for number, cells in enumerate(row)]
        (ax, ay), (bx, by) = (self.board.hexes[c].centre for c in (self.ends.first, self.ends.second))

        def position(cells: tuple[Cell, ...]) -> float:
            centres = [self.board.hexes[cell].centre for cell in cells]
            # the lattice is stretched: distances count three times as much downward
            return sum((x - ax) * (bx - ax) + 3 * (y - ay) * (by - ay) for x, y in centres) / len(cells)

        # beyond the edge of the map the ground is as in the edge hex: 10.4
        pairs = [tuple(cell for cell in pair if cell != OFF_MAP) for pair in self.course.along]
        crossed = sorted([*((cell,) for cell in self.course.hexes), *filter(None, pairs)], key=position)
        return [self.step(cells, crossed, number) for number, cells in enumerate(crossed)]

    def step(self, cells: tuple[Cell, ...], crossed: list[tuple[Cell, ...]], number: int) -> Step:
        """How the terrain of a step acts: along a hexside it is an Obstacle only if it is one on both sides."""
        level = min(self.board.level[cell] for cell in cells)
        if self.runs_along(crossed, number):
            return Step(cells, level, hinders=False)
        acts = {TERRAIN[self.terrain(cell)].los for cell in cells}
        if acts == {"obstacle"}:
            return Step(cells, level, "obstacle")
        return Step(cells, level, "two_hexes" if acts <= {"obstacle", "two_hexes"} else "")

    @rule("T115#3", "T116#5")
    def runs_along(self, crossed: list[tuple[Cell, ...]], number: int) -> bool:
        """The line runs through a hex directly along its Road or Railway: in a straight row of hexes."""
        board, (here, *beside) = self.board, crossed[number]
        if beside or not self.in_row:
            return False
        row = [self.ends.first, *(cells[0] for cells in crossed), self.ends.second]
        before, after = row[number], row[number + 2]
        return any(board.linked(k, before, here) and board.linked(k, here, after) for k in CORRIDORS)

    # what blocks

    @rule("T108#3", "T114#3")
    def look_out_of_the_ground(self) -> None:
        """Gully and Quarry are seen, and see, only next to themselves and from or to higher ground.

        A Forward Artillery Observer is not in them, whatever the hex beside him.
        """
        first, second, high, low, observer_first = self.ends
        if self.board.distance(first, second) <= 1:
            return
        sunken = [first] if self.terrain(first) in SUNKEN and not observer_first else []
        if self.terrain(second) in SUNKEN and low == high:
            sunken.append(second)
        for cell in sunken:
            kind = self.terrain(cell)
            self.blocks.append(because(SUNKEN[kind], f"sight-{kind}", hex=self.board.name(cell)))

    @rule("T99.4#2", "T110.4#1", "T110.4.1#2", "T110.4.1#3", "10.1#3")
    def look_at_obstacles(self, steps: list[Step]) -> None:
        """Obstacles as high as the higher end block; lower ones hide the hex right behind them."""
        for cell in (cell for step in steps for cell in step.cells if self.terrain(cell) == "blaze"):
            self.blocks.append(self.at("T100", "sight-blaze", cell))  # T100#2 T100#4 10.2.1 T110.4#2
        shapes = self.touched_buildings()
        met = {True: 0, False: 0}  # Destroyed Woods so far, as high as the higher end and lower
        for number, step in enumerate(steps):
            touched = next((cell for cell in step.cells if cell in shapes and step.hinders), None)  # T116#5
            same = step.level >= self.ends.high
            acts = step.acts
            if acts == "two_hexes":  # T124.1#3
                met[same] += 1
                acts = "obstacle" if met[same] >= 2 else ""
            if touched is None and not acts:
                continue
            cell = step.cells[0] if touched is None else touched
            self.block_or_blind(cell, step.level, same=same, next_is_end=number == len(steps) - 1)

    def block_or_blind(self, cell: Cell, level: int, *, same: bool, next_is_end: bool) -> None:
        """An Obstacle at the height of the higher end blocks; a lower one makes a Blind Hex of the next."""
        kind = self.terrain(cell)
        if kind == "blaze":
            return
        if same:
            self.blocks.append(self.at(TERRAIN[kind].rule, "sight-obstacle", cell, f"@terrain-{kind}"))
        elif next_is_end and self.ends.low <= level:  # T110.4.1#1 T110.4.1#4 T110.4.1#5 T99.4#3
            self.blocks.append(self.at("T110.4.1", "sight-blind", cell, f"@terrain-{kind}"))

    @rule("10.1#3", "T104#3", "GLOSS.los", "10.2.2")
    def touched_buildings(self) -> set[Cell]:
        """The Building hexes between the ends in which the line touches the depiction of a Building."""
        found: set[Cell] = set()
        if not any(self.terrain(cell) == "building" for cell in self.course.touched):
            return found
        for touch in self.course.outlines:
            if self.board.outlines[touch.outline].kind == "building":
                found |= {c for c in touch.cells if not self.is_end(c) and self.terrain(c) == "building"}
        return found

    @rule("T109#3", "T122#3", "T105#3", "10.1#6", "T122.1")
    def look_at_screens(self) -> None:
        """Walls and Hedges block and Fences hinder, unless they are on a side of either end hex or lie lower."""
        for a, b in self.sides_met():
            kinds = self.board.side(a, b)
            if not kinds:
                continue
            level = min(self.board.level[cell] for cell in (a, b) if cell != OFF_MAP)
            if self.is_end(a) or self.is_end(b) or level < self.ends.high:  # T110.4#1 T110.5#1
                continue
            for kind in sorted(kinds):
                reason = self.at(
                    HEXSIDE_RULE[kind], "sight-side", a, f"@hexside-{kind}", other=self.board.name(b)
                )
                if kind in SCREENS:
                    self.blocks.append(reason)
                else:
                    self.hindrances.append(Reason(reason.rule, reason.text, 1, reason.args))

    def sides_met(self) -> Iterator[tuple[Cell, Cell]]:
        """The hexsides that the line crosses or follows; at a corner those that it cannot avoid."""
        yield from self.course.sides
        yield from ((a, b) for a, b in self.course.along if OFF_MAP not in (a, b))
        for vertex in self.course.vertices:
            yield from self.sides_at(vertex)

    def sides_at(self, vertex: PassedVertex) -> Iterator[tuple[Cell, Cell]]:
        """At a corner: the hexside between two hexes that are crossed; or both that lead to a followed hexside."""
        if OFF_MAP in vertex.cells:
            return
        inside = {*self.course.hexes, self.ends.first, self.ends.second}
        crossed = [cell for cell in vertex.cells if cell in inside]
        if len(crossed) == 2:
            yield crossed[0], crossed[1]
        elif len(crossed) == 1:
            sides = [(crossed[0], cell) for cell in vertex.cells if cell != crossed[0]]
            if all(self.board.side(*side) for side in sides):
                yield from sides

    # what hinders

    @rule(
        "10.3#1", "10.3#2", "10.1#4", "T99.4#4", "T110.5#1", "T110.5#2", "T110#3", "T110#4", "GLOSS.hindrance"
    )
    def look_at_hindrances(self, steps: list[Step]) -> None:
        """Hindering terrain at the height of the higher end, whole hexes with their sides; Railways too."""
        for step in steps:
            for cell in step.cells if step.hinders else ():
                if self.board.level[cell] < self.ends.high:
                    continue
                row = TERRAIN[self.terrain(cell)]
                if row.hindrance:
                    self.hinder(row.hindrance, row.rule, cell, f"@terrain-{row.name}")
                if cell in self.board.on_line["railway"]:
                    self.hinder(1, "T115", cell, "@feature-railway")

    @rule("10.3.4#1", "T110.5#3", "T107#3", "T119#4", "10.1.1#1", "10.1.1#2", "O21.3#3")
    def look_at_counters(self) -> None:
        """Gas and Smoke hinder into, out of and through their hex at any height; a Tank only in between."""
        for cell in self.overlay.gas:
            self.hinder(GAS_HINDRANCE, "T107", cell, "@marker-gas")
        for cell, value in self.overlay.smoke:
            self.hinder(value, "T119", cell, "@marker-smoke")
        for cell in self.overlay.tanks:
            self.hinder(TANK_HINDRANCE, "10.1.1", cell, "@marker-tank")

    def hinder(self, value: int, rule_: str, cell: Cell, what: str) -> None:
        self.hindrances.append(because(rule_, "sight-hindrance", value, hex=self.board.name(cell), what=what))

    def at(self, rule_: str, text: str, cell: Cell, what: str = "", **more: str) -> Reason:
        args = {"hex": self.board.name(cell), **({"what": what} if what else {}), **more}
        return Reason(rule_, text, None, tuple(args.items()))


def cells_on(course: Crossing) -> tuple[Cell, ...]:
    """The cells that matter between the ends of a line: crossed, or along a hexside that it follows."""
    found: Iterable[Cell] = (*course.hexes, *(cell for pair in course.along for cell in pair))
    return tuple(dict.fromkeys(cell for cell in found if cell != OFF_MAP))
