"""The ground of the position that a document describes: who controls what, railways, bridges, positions, Fortresses."""

from __future__ import annotations

from grognard.engine.documents import between, cell_of, need, one_of
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Fortress
from grognard.games.oao.document import within
from grognard.games.oao.form import Document, Territory
from grognard.games.oao.rail import Net, railways_of
from grognard.games.oao.reference import HALVES
from grognard.games.oao.reference_calendar import turns
from grognard.games.oao.rules import s02_units, s03_control, s05_proposals, s07_bridges, s18_operational
from grognard.games.oao.rules.s05_areas import BEF, BELGIAN
from grognard.games.oao.rules.s18_operational import Area
from grognard.games.oao.state import SIDES, Boundary, State

AREAS: tuple[Area, ...] = ("east", "west")
NOBODY = "none"


def lay(g: State, given: Document) -> None:
    """What the document says of the ground, and then what follows from the Front Lines of now."""  # 3.4#1
    for i in range(len(given.territory)):
        _territory(g, given.territory[i], f"territory[{i}]")
    for name, side in given.control.items():
        g.control[cell_of(g.board, name, f"control.{name}")] = one_of(side, SIDES, f"control.{name}")
    for name, side in given.positions.items():
        g.positions[cell_of(g.board, name, f"positions.{name}")] = one_of(side, SIDES, f"positions.{name}")
    for table, names in (("was_german", given.was_german), ("ruined", given.ruined)):
        getattr(g, table).update((cell_of(g.board, name, f"{table}.{name}"), True) for name in names)
    for i, name in enumerate(given.bridges):
        g.bridges[_bridge(g, name, f"bridges[{i}]")] = True
    _fortresses(g, given)
    g.flooded = given.flooded
    g.happened |= given.happened
    for army, name in given.bases.items():
        one_of(army, (BEF, BELGIAN), "bases")
        g.bases[army] = cell_of(g.board, name, f"bases.{army}")
    _obstacles(g, given)
    _lines(g, given)
    if not given.complete:
        s03_control.settle(g)
        _front(g)
    g.operational = dict(sorted(g.operational.items()))
    _boundaries(g, given)


def _territory(g: State, given: Territory, where: str) -> None:
    """Give a tract of land to a side, without what belongs to nobody."""
    side, country = one_of(given.side, SIDES, f"{where}.side"), ground_of(g.board).country
    if given.country is not None:
        one_of(given.country, tuple(each.value for each in s03_control.HOMES), f"{where}.country")
    for cell in within(g.board, given.columns, given.rows, where):
        home = s03_control.HOMES.get(country[cell])
        if home is not None and given.country in (None, country[cell].value):
            g.control[cell] = side
            if home == side:
                del g.control[cell]


def _bridge(g: State, name: str, where: str) -> str:
    """The hexside of a Roadway Bridge, as the rules name it."""
    hexes = [cell_of(g.board, part, where) for part in name.split("/")]
    need(len(hexes) == 2 and hexes[1] in g.board.adjacent[hexes[0]], "must be two hexes side by side", where)
    need(ground_of(g.board).hexside(*hexes).bridge, "there is no Roadway Bridge", where)
    return s07_bridges.hexside_name(g.board, *hexes)


def _fortresses(g: State, given: Document) -> None:
    for id_, steps in given.steps_lost.items():
        where, found = f"steps_lost.{id_}", s02_units.piece(g, id_) if id_ in g.units else None
        need(isinstance(found, Fortress), "there is no such Fortress", where)
        assert isinstance(found, Fortress)
        g.steps_lost[id_] = between(steps, 1, found.steps, where)
        need(
            steps < found.steps or g.units[id_].where < 0, "a Fortress without steps is removed", where
        )  # 13.1.3


def _obstacles(g: State, given: Document) -> None:
    """What hinders traffic: structures, the Reseau du Nord, bottlenecks."""  # 18.3 18.4 18.6
    structures = tuple(s18_operational.key(each) for each in ground_of(g.board).structures)
    for name, turn in given.demolished.items():
        one_of(name, structures, "demolished")
        g.demolished[name] = between(turn, 1, turns(), f"demolished.{name}")
    for area, turn in given.cleared.items():
        one_of(area, AREAS, "cleared")
        g.cleared[area] = between(turn, 1, turns(), f"cleared.{area}")
    for name, left in given.bottlenecks.items():
        where = f"bottlenecks.{name}"
        cell = cell_of(g.board, name, where)
        need(cell in ground_of(g.board).bottlenecks, "is no bottleneck", where)
        need(left * HALVES % 1 == 0, "must be in halves", where)
        g.capacity[cell] = between(int(left * HALVES), 0, 99, where)


def _lines(g: State, given: Document) -> None:
    """Whose railways run: by who holds the land, and by what the document says."""  # 18.1
    for cell in sorted(railways_of(g.board).cells[Net.ALL]):
        whose = s03_control.controller(g, cell)
        if whose is not None:
            g.operational[cell] = whose
    for name, side in given.lines.items():
        where = f"lines.{name}"
        cell = cell_of(g.board, name, where)
        need(cell in railways_of(g.board).cells[Net.ALL], "has no railway", where)
        g.operational[cell] = one_of(side, (*SIDES, NOBODY), where)
        if side == NOBODY:
            del g.operational[cell]


def _boundaries(g: State, given: Document) -> None:
    """Those of the document, or if it has none, what the engine proposes."""  # 5.1.1
    for i, border in enumerate(given.boundaries):
        where = f"boundaries[{i}]"
        first, second = (one_of(army, tuple(g.armies), f"{where}.armies") for army in border.armies)
        need(g.armies[first].side == g.armies[second].side, "must be of one side", f"{where}.armies")
        need(len(border.hexes) >= 2, "must have two ends", f"{where}.hexes")
        points = [cell_of(g.board, name, f"{where}.hexes") for name in border.hexes]
        g.boundaries += (Boundary(first, second, tuple(points)),)
    for i, army in enumerate(given.overlapping):
        g.overlapping += (one_of(army, tuple(g.armies), f"overlapping[{i}]"),)
    if not given.boundaries and not given.complete:
        for side in SIDES:
            g.boundaries += s05_proposals.proposals(g, side)


def _front(g: State) -> None:
    """What the Front Lines of now make of the railways, and what the French have cleared."""  # 18.1.3 18.2 18.3
    for side in SIDES:
        for cell in s18_operational.lost(g, side, s03_control.behind(g, g.other(side))):
            del g.operational[cell]
    for area in AREAS:
        if s18_operational.is_cleared(g, area):
            for cell in s18_operational.clearing(g, area):
                g.operational.pop(cell, None)  # 18.3.1#3
    for side in SIDES:
        for cell in s18_operational.engineered(g, side, s03_control.behind(g, side)):
            g.operational[cell] = side
