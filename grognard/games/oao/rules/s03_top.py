"""3.1.5, 3.1.6 The order of a stack, and which of its units the enemy may see."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Combat, Fort, Size
from grognard.games.oao.reference_units import CI, top
from grognard.games.oao.rules import s02_units, s03_stacking, s06_effectiveness
from grognard.games.oao.state import State

Units = tuple[str, ...]
Rank = tuple[int, int, int]
LARGEST = tuple(reversed(Size))


@rule("3.1.5#1", "3.1.5#2", "3.1.5#3")
def in_order(g: State, units: Units) -> Units:
    """Units of one stack from its top down; of two that rank alike, that which its owner has put on top."""
    adjacent = has_enemy_adjacent(g, units)
    return tuple(sorted(units, key=lambda id_: rank(g, id_, adjacent=adjacent)))


def has_enemy_adjacent(g: State, units: Units) -> bool:
    """Whether an enemy is next to a stack of one unit or more."""  # TERM.stack
    if not units:
        return False
    enemy = g.other(g.units[units[0]].side)
    hexes = g.hexes_of(units[0])
    return any(near in g.at and g.in_hex(near, enemy) for cell in hexes for near in g.board.adjacent[cell])


def rank(g: State, id_: str, *, adjacent: bool) -> Rank:
    """The place of a unit in its stack, the least on top: its class, then what that class is ordered by."""
    classes = top().adjacent if adjacent else top().alone
    found = next(name for name in classes if _is(g, id_, name))
    size, proficiency = LARGEST.index(symbol(g, id_)), s02_units.values(g, id_).proficiency
    if found in ("infantry_formation", "asset"):
        return classes.index(found), -proficiency, -size
    return classes.index(found), -size, -proficiency


def _is(g: State, id_: str, name: str) -> bool:
    """Whether a unit belongs to a class of the table."""
    kind = s02_units.kind_of(g, id_)
    if name == "demoralized":
        return s06_effectiveness.is_demoralized(g, id_)
    if name == "fort_or_fortress":
        return kind.category == "fortress" or s03_stacking.is_fort(g, id_)
    if name in ("artillery", "supply"):
        return kind.category == name
    if s06_effectiveness.is_demoralized(g, id_):  # below, as the table has it
        return False
    if name == "cavalry":
        return kind.cavalry  # TERM.cavalry_type
    if name == "asset":
        return kind.combat
    return s02_units.is_formation(g, id_)


def symbol(g: State, id_: str) -> Size:
    """The size symbol of a unit as it lies; what has none counts as the smallest."""  # GLOSS.unit_size
    found = s02_units.piece(g, id_)
    if isinstance(found, Combat):
        exchanged = {"secondary", "regiment"} & set(s02_units.taken(g.units[id_]))
        return found.secondary.size if exchanged and found.secondary is not None else found.size
    if isinstance(found, Fort) and found.back_size is not None:
        return found.back_size
    return Size.REGIMENT


# what the enemy sees


@rule("3.1.6a#4")
def piles(g: State, cell: Cell, side: str) -> tuple[Units, Units]:
    """The stack of a side from the top down, parted by a PA marker: those that did not pay for it are above it."""
    here = g.in_hex(cell, side)
    above = tuple(id_ for id_ in here if g.units[id_].prepared < 0)
    return in_order(g, above), in_order(g, tuple(id_ for id_ in here if id_ not in above))


@rule("3.1.6#1", "3.1.6#2", "3.1.6a#1", "3.1.6a#4")
def seen(g: State, viewer: str, cell: Cell) -> Units:
    """The units of the enemy that a side may identify in a hex: the top one, that under a PA marker; all it attacks."""
    if is_attacked(g, viewer, cell):
        above, below = piles(g, cell, g.other(viewer))
        return above + below
    return tops(g, cell, g.other(viewer))


_TOPS: dict[object, Units] = {}
_MANY = 20_000


def tops(g: State, cell: Cell, side: str) -> Units:
    """The top of each pile of a side in a hex; asked for so often that it is remembered by what it depends on."""
    here, units = g.in_hex(cell, side), g.units
    if len(here) < 2:
        return here
    stack = tuple(
        [(id_, u.losses, u.level > CI, u.turned, u.prepared < 0) for id_ in here if (u := units[id_])]
    )
    key = stack, has_enemy_adjacent(g, here)
    found = _TOPS.get(key)
    if found is None:
        above, below = piles(g, cell, side)
        if len(_TOPS) >= _MANY:
            _TOPS.clear()
        found = _TOPS[key] = above[:1] + below[:1]
    return found


def is_attacked(g: State, by: str, cell: Cell) -> bool:
    """Whether a side has declared an attack on a hex and may ask what is there."""
    return any(
        each.indicated and each.target == cell and g.units[each.attackers[0]].side == by for each in g.attacks
    )


def face(g: State, units: Units) -> str:
    """Of units that move or fight together the one that everybody sees."""
    return in_order(g, units)[0]


# the owner's choice


@rule("3.1.5#3")
def may_show(g: State, id_: str) -> bool:
    """Whether a unit lies under one that ranks no higher, so that its owner may put it on top."""
    unit = g.units[id_]
    if unit.where < 0:
        return False
    pile = next(each for each in piles(g, unit.where, unit.side) if id_ in each)
    adjacent = has_enemy_adjacent(g, pile)
    return pile[0] != id_ and rank(g, pile[0], adjacent=adjacent) == rank(g, id_, adjacent=adjacent)


def show(g: State, id_: str) -> None:
    """Put a unit above those that rank like it."""
    for cell in g.hexes_of(id_):
        g.at[cell] = (id_, *(other for other in g.at[cell] if other != id_))
