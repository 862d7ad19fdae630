"""22.3 The Groupe de Divisions Territoriales: where it may be, its line to the sea, its detachments, its end.

The line must stand when a movement phase ends (C-42). A Force of the GDT may not end its move where that would become
impossible even if those that have not moved yet did all they could; and the phase does not end while one of them could
close the line by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.engine.decision import NO, YES, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Combat, Nation
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.oob import detachments
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.rules import s02_units, s03_told, s03_zoc, s05_areas, s05_attachment
from grognard.games.oao.rules.s05_areas import GDT, GDT_UNTIL
from grognard.games.oao.rules.s07_allowance import allowance, most
from grognard.games.oao.rules.s07_costs import total
from grognard.games.oao.rules.s07_reach import reach
from grognard.games.oao.rules.s27_score import use, used
from grognard.games.oao.rules.words import army_name, hex_name, unit_name
from grognard.games.oao.state import OFF_MAP, REMOVED, State

CLEAR = 2
"""The least that a hex costs: how far a Force that has not moved may still get, at the very most."""

DISSOLVED = "gdt dissolved"
MARKERS = frozenset(("fr-81t", "fr-82t", "fr-84t", "fr-88t"))
"""The Attachment markers of the divisions of the GDT."""  # 22.3.4#1

Hexes = frozenset[Cell]


def holds_apart(g: State) -> bool:
    """Whether the GDT still stands apart from all armies."""  # 22.3 22.3.1#1
    return GDT in g.armies and g.gt < GDT_UNTIL


@rule("22.3.1#2")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit of the GDT may not enter a hex: it is in the Area of an army, and the unit is in none."""
    unit = g.units[id_]
    if unit.army != GDT or not holds_apart(g):
        return None
    there = s05_areas.armies_at(g, cell, "allied")
    if not there or (unit.where >= 0 and s05_areas.armies_at(g, unit.where, "allied")):
        return None
    return because("22.3.1", "gdt-in-area", hex=hex_name(g, cell), army=army_name(there[0]))


@rule("22.3.1#2")
def inside(g: State) -> tuple[Reason, ...]:
    """The units of the GDT that the boundaries have put into the Area of an army."""
    found = []
    for id_ in g.on_map("allied") if holds_apart(g) else ():
        there = s05_areas.armies_at(g, g.units[id_].where, "allied")
        if g.units[id_].army == GDT and there:
            found.append(because("22.3.1", "area-over-gdt", name=unit_name(g, id_), army=army_name(there[0])))
    return tuple(found)


# the line to the sea


class Line(NamedTuple):
    """The ZOCs of the GDT: those joined to the sea, those joined to an army's ZOC, and that ZOC."""

    sea: Hexes
    army: Hexes
    armies: Hexes

    @property
    def stands(self) -> bool:
        return not self.sea.isdisjoint(self.army)


@rule("22.3.2")
def line(g: State, *, but: Iterable[str] = (), reaching: int = 0) -> Line:
    """The line of the GDT without some of its units; those that have not moved yet may reach so many hexes farther."""
    armies, own = set[tuple[Cell, ...]](), list[tuple[Cell, int]]()
    for id_, unit in g.units.items():
        if unit.side != "allied" or unit.where < 0 or not s02_units.projects(unit):
            continue
        if unit.army != GDT:
            if unit.army and s02_units.piece(g, id_).nation in (Nation.FRENCH, Nation.BRITISH):
                armies.add(g.hexes_of(id_))
        elif id_ not in but:
            own += [(cell, 0 if unit.moved else reaching) for cell in g.hexes_of(id_)]
    return _line(g.board, frozenset(armies), tuple(own))


@lru_cache(maxsize=256)
def _line(board: Board, armies: frozenset[tuple[Cell, ...]], places: tuple[tuple[Cell, int], ...]) -> Line:
    around, coast = s03_zoc.around(board), ground_of(board).coastal
    zone = {near for hexes in armies for cell in hexes for near in around[cell] if near not in hexes}
    own = set[Cell]().union(*(ring(board, cell, farther) for cell, farther in places))
    at_army = {cell for cell in own if not zone.isdisjoint((cell, *board.adjacent[cell]))}
    return Line(_joined(board, own & coast, own), _joined(board, at_army, own), frozenset(zone))


def ring(board: Board, cell: Cell, farther: int = 0) -> set[Cell]:
    """A hex and the ZOC of a unit in it, or in any hex so far around it."""
    if farther:
        return set(board.within(cell, farther + 1))
    return {cell, *s03_zoc.around(board)[cell]}


def _joined(board: Board, start: Iterable[Cell], among: set[Cell]) -> Hexes:
    found = set(start)
    grown = list(found)
    while grown:
        for near in board.adjacent[grown.pop()]:
            if near in among and near not in found:
                found.add(near)
                grown.append(near)
    return frozenset(found)


def closes(g: State, rest: Line, cell: Cell) -> bool:
    """Whether the line stands with a unit in this hex besides the rest."""
    return _closes(g.board, rest, cell)


@lru_cache(maxsize=8192)
def _closes(board: Board, rest: Line, cell: Cell) -> bool:
    if rest.stands:
        return True
    coast, near = ground_of(board).coastal, set[Cell]()
    own = ring(board, cell)
    for each in own:
        near.update((each, *board.adjacent[each]))
    to_sea = not own.isdisjoint(coast) or not near.isdisjoint(rest.sea)
    return to_sea and (not near.isdisjoint(rest.army) or not near.isdisjoint(rest.armies))


def has_mission(g: State) -> bool:
    return holds("gdt_mission", g.gt) and holds_apart(g)


@rule("22.3.2")
def no_end(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit of the GDT may not end its move in a hex: the line could not be closed any more, as it can now."""
    unit = g.units[id_]
    if unit.army != GDT or not has_mission(g) or not s02_units.has_zone(g, id_):
        return None
    moving = g.move.units if g.move is not None else (id_,)
    rest = line(g, but=moving, reaching=_farthest(g))
    began = unit.began or g.hexes_of(id_)
    if closes(g, rest, cell) or not any(closes(g, rest, each) for each in began):
        return None
    return because("22.3.2", "gdt-line-broken", hex=hex_name(g, cell))


def _farthest(g: State) -> int:
    return most(g, counter=g.phase == "counter_movement") // CLEAR


@rule("22.3.2")
def unfulfilled(g: State, side: str) -> tuple[Reason, ...]:
    """Why the Allied movement phase may not end yet: the line is broken, and one unit of the GDT could close it."""
    if side != "allied" or not has_mission(g) or line(g).stands:
        return ()
    return tuple(
        because("22.3.2", "gdt-line-open", name=unit_name(g, id_), hex=hex_name(g, cell))
        for id_, cell in menders(g)
    )[:1]


def menders(g: State) -> Iterator[tuple[str, Cell]]:
    """The units of the GDT that have not moved, and a hex in which each would close the line."""
    for id_ in s03_zoc.projecting(g, "allied"):
        if g.units[id_].army == GDT and not g.units[id_].began and not g.units[id_].mode:
            rest = line(g, but=(id_,))
            around = g.board.within(g.units[id_].where, _farthest(g))
            if not any(closes(g, rest, cell) for cell in around):
                continue  # wherever it went
            for cell in destinations(g, id_):
                if closes(g, rest, cell):
                    yield id_, cell
                    break


def destinations(g: State, id_: str) -> Iterator[Cell]:
    """Where a unit that has not moved can get to with its MPs, as far as its place allows it to be."""
    points = total(allowance(g, id_, counter=g.phase == "counter_movement"))
    enemies = {cell for enemy in g.on_map("german") for cell in g.hexes_of(enemy)}
    for cell in reach(g, (id_,), points, closed=enemies):
        if refused(g, id_, cell) is None and not s05_attachment.approach_refusals(g, id_, cell):
            yield cell


# detachments


@rule("22.3.3")
@procedure
def integration(g: State, side: str) -> Procedure[None]:
    """At the end of an Allied movement phase, detachments that are with their divisions may join them."""
    for detachment in ready(g, side):
        joins: bool = yield Choose(
            side,
            "gdt-integrate",
            (YES, NO),
            "22.3.3",
            (("name", unit_name(g, detachment)), ("parent", unit_name(g, parent_of(g, detachment)))),
            secret=True,
        )
        if joins:
            integrate(g, detachment)


def parent_of(g: State, detachment: str) -> str:
    return detachments()[g.units[detachment].name]


def ready(g: State, side: str) -> tuple[str, ...]:
    """The detachments in the hex of their division."""
    if side != "allied" or not holds_apart(g):
        return ()
    return tuple(
        detachment
        for detachment, parent in detachments().items()
        if detachment in g.units
        and parent in g.units
        and g.units[parent].detached
        and set(g.hexes_of(detachment)) & set(g.hexes_of(parent))
    )


def integrate(g: State, detachment: str) -> None:
    """The detachment leaves the map, and its division the marker that it had for it."""
    parent = parent_of(g, detachment)
    s03_told.tell(
        g,
        "gdt-integrated",
        "22.3.3",
        unit=detachment,
        unseen="gdt-integrated-unseen",
        own={"parent": unit_name(g, parent)},
    )
    g.move_to(detachment, REMOVED, prepared=OFF_MAP)
    g.change(parent, detached=False)


# GT 18


@rule("22.3", "22.3.4#2", "22.3.4#3")
def dissolve(g: State) -> None:
    """On GT 18 the markers of the GDT are turned, and no unit belongs to it any more."""
    if g.gt < GDT_UNTIL or used(g, "allied", DISSOLVED):
        return
    use(g, "allied", DISSOLVED)
    for id_, unit in tuple(g.units.items()):
        found = piece_of(unit.counter)
        if unit.corps == GDT:
            g.change(id_, corps="")
        if isinstance(found, Combat) and found.marker in MARKERS:
            g.change(id_, later=True)
    g.note("gdt-dissolved", "22.3.4")
