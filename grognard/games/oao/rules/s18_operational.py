"""18.1 to 18.5 RR lines: which hexes are operational for whom, what makes and unmakes them, what is blown up."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao.boards import Country, Structure, ground_of, printed
from grognard.games.oao.counters import Nation
from grognard.games.oao.rail import KEPT_OPEN, Net, railways_of
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.reference_railway import bases, bottlenecks, network
from grognard.games.oao.rules import s02_units
from grognard.games.oao.state import State

Hexes = frozenset[Cell]
Area = Literal["east", "west"]
ORANGE, RED, YELLOW, PONTOISE = "orange", "red", "yellow", "P"  # 3.5.5#4
BRITISH_TRANSFER, BELGIAN_TRANSFER, BELGIAN_FLIGHT = "british transfer", "belgian transfer", "belgian flight"
"""What stands among the things used once of the Allied side when an Army Base has moved."""  # 23.1 24.3
BEFORE_ENGINEERING = ("preliminary", "attachment", "supply")
"""The phases of a Player Turn before structures are rebuilt in it."""  # 4.2.4#1
BRITISH_DUE = "british transfer due"
"""What stands there when the British base has to move in the next Allied Preliminary Phase."""  # 23.1.1#1


# where lines begin


def bases_of(g: State, army: str) -> Hexes | None:
    """The hexes in which the LOCs of an army end; None for those that trace to the map edge.

    On a map that does not have its base an army does so too.
    """
    table, moved = bases(), _moved(g)
    if army == "br-BEF":
        names = table.british_transferred if BRITISH_TRANSFER in moved else table.british  # 23.1
        return _cells(g.board, names) or None
    if army != "be-BELGIAN":
        return None
    if BELGIAN_FLIGHT in moved:
        ground = ground_of(g.board)
        return frozenset(c for c in ground.ports.values() if ground.country[c] == Country.FRANCE)  # 24.3#2
    names = table.belgian_transferred if BELGIAN_TRANSFER in moved else table.belgian
    return _cells(g.board, names) or None


def _moved(g: State) -> tuple[str, ...]:
    return g.means["allied"].used if "allied" in g.means else ()


@lru_cache(maxsize=64)
def _cells(board: Board, names: tuple[str, ...]) -> Hexes:
    return frozenset(printed(board, *names))


@lru_cache(maxsize=16)
def edges(board: Board, side: str) -> Hexes:
    """The RR hexes at a friendly map edge."""  # GLOSS.friendly_map_edges
    ground = ground_of(board)
    return frozenset(c for c in railways_of(board).cells[Net.ALL] if ground.friendly_edge(c) == side)


def roots(g: State, side: str) -> Hexes:
    """The RR hexes to which a line must connect to be operational.

    The base of the Belgians is one of them: 15.1.3 knows Allied lines in Belgium that have lost their link to France.
    """  # 18.1.1#1
    found = edges(g.board, side)
    return found | (bases_of(g, "be-BELGIAN") or found) if side == "allied" else found


# what is operational


def operational(g: State, side: str) -> Hexes:
    """The RR hexes that are operational for a side: its own, without an enemy in them, connected to a root."""
    mine = _own(g, side)  # 18.1.1#1 18.1.1#2 18.1.2
    return _connected(g.board, mine, roots(g, side), cut(g, side))


def _own(g: State, side: str) -> Hexes:
    mine = [cell for cell, whose in g.operational.items() if whose == side]
    return frozenset(mine) - {cell for id_ in g.on_map(g.other(side)) for cell in g.hexes_of(id_)}


@lru_cache(maxsize=256)
def _connected(board: Board, mine: Hexes, begin: Hexes, broken: frozenset[int]) -> Hexes:
    return railways_of(board).reached(begin, within=mine, cut=broken)


def linked_to_france(g: State) -> Hexes:
    """The operational RR hexes of the Allies that connect with such a line inside France."""  # 15.1.3#2
    mine = operational(g, "allied")
    country = ground_of(g.board).country
    begin = frozenset(cell for cell in mine if country[cell] == Country.FRANCE)
    return _connected(g.board, mine, begin, cut(g, "allied"))


def lost(g: State, side: str, behind_enemy: Hexes = frozenset()) -> dict[Cell, Reason]:
    """The operational RR hexes that a side loses, and why, given the hexes behind the enemy's Front Lines."""
    enemy, found = g.other(side), {}
    for cell in (cell for cell, whose in g.operational.items() if whose == side):
        name = g.board.name(cell)
        if g.in_hex(cell, enemy):
            found[cell] = because("18.1.3#1", "enemy-on-line", hex=name)  # 18.1.3#1
        elif cell in behind_enemy:
            found[cell] = because("18.1.3#2", "line-behind-enemy-front", hex=name)  # 18.1.3#2
    return found


def engineered(g: State, side: str, behind: Hexes) -> Hexes:
    """The RR hexes that RR Engineering makes operational, given the hexes behind the Front Lines of a side's armies.

    The front of the GDT counts for nothing: whoever computes `behind` leaves it out.
    """  # 18.2#1 18.2#2
    lines = railways_of(g.board).cells[Net.ALL]
    mine = _own(g, side)
    new = frozenset(
        cell
        for cell in lines & behind
        if cell not in mine and not g.in_hex(cell, g.other(side)) and barred(g, side, cell) is None
    )
    return _connected(g.board, mine | new, roots(g, side), cut(g, side)) & new  # 18.4.2#2


# the Reseau du Nord


def is_cleared(g: State, area: Area) -> bool:
    """Whether the clearing of an area has taken effect."""
    return area in g.cleared and g.cleared[area] <= g.gt


def clearing(g: State, area: Area) -> Hexes:
    """The RR hexes that become non-operational when an area is cleared; what is German operational stays so."""
    german = {cell for cell, whose in g.operational.items() if whose == "german"}
    return _in_area(g.board, area) - german  # 18.3.1#3 18.3.1#5


@lru_cache(maxsize=8)
def _in_area(board: Board, area: Area) -> Hexes:
    ground, railways = ground_of(board), railways_of(board)
    if area == "east":
        return (ground.reseau_east & railways.cells[Net.ALL]) - frozenset(
            railways.lines[KEPT_OPEN]
        )  # 18.3.1#4
    return (ground.reseau_east | ground.reseau_west) & railways.cells[Net.ALL]


def barred(g: State, side: str, cell: Cell) -> Reason | None:
    """Why a side cannot restore the line in a hex."""  # 18.3.2
    if side != "allied" or holds("network_restorable", g.gt):
        return None
    areas: tuple[Area, ...] = ("east", "west")
    if any(is_cleared(g, area) and cell in _in_area(g.board, area) for area in areas):
        return because("18.3.2", "network-cleared", hex=g.board.name(cell))
    return None


# structures


def key(structure: Structure) -> str:
    """The name of a structure among those demolished: two of one place differ in colour."""
    return f"{structure.name} {structure.colour}"


def is_down(g: State, structure: Structure) -> bool:
    """Whether a structure is demolished now. One that falls after its number is not rebuilt."""
    since = g.demolished.get(key(structure))
    if since is None or g.gt < since:
        return False
    return not (since <= structure.rebuilt and is_rebuilt(g, structure))  # 18.4.3#1 18.4.3#2 18.4.1a#2


def is_rebuilt(g: State, structure: Structure) -> bool:
    """Whether the GT of its number has come to RR Engineering; for the German's makeshifts to his own."""  # 4.2.4#1
    if structure.rebuilt != g.gt:
        return structure.rebuilt < g.gt
    begun = g.phase not in BEFORE_ENGINEERING
    return begun and g.player == "german" if structure.colour == YELLOW else begun or g.player == "german"


def cut(g: State, side: str, *, transport: bool = False) -> frozenset[int]:
    """The links over which a side cannot trace a LOC or advance its RR Engineering, nor transport units."""  # 18.4.2
    if not g.demolished:
        return frozenset()
    railways, structures = railways_of(g.board), ground_of(g.board).structures
    down = {railways.link(each.a, each.b) for each in structures if is_down(g, each)}
    if side == "german" and not transport:
        bypassed = (each for each in structures if each.colour == YELLOW and is_rebuilt(g, each))  # 18.5
        down -= {railways.link(each.a, each.b) for each in bypassed}
    return frozenset(number for number in down if number is not None)


# triggers


class Trigger(NamedTuple):
    """Something that a unit sets off where it is; it takes effect in the next Allied Player Turn."""

    what: Literal["clear", "demolish", "transfer", "bottlenecks"]
    name: str
    """The area, the key of the structure, the army whose base moves, or Creil."""
    why: Reason


def effect_turn(g: State) -> int:
    """The GT of the Allied Player Turn after this one: the Allies are first in a GT."""  # 18.3.1#3 18.4#1 4.1#1
    return g.gt + 1


def triggers(g: State, id_: str) -> tuple[Trigger, ...]:
    """What a unit sets off by being where it is now, however it came there."""
    if g.units[id_].side == "german":
        return (*_near_towns(g, id_), *_structures_near(g, id_))
    return _red_bridges(g, id_)


def _near_towns(g: State, id_: str) -> list[Trigger]:
    found: list[Trigger] = []
    if _within(g, id_, network().amiens):
        if "east" not in g.cleared and holds("network_clearing", g.gt):
            found.append(Trigger("clear", "east", because("18.3.1#1", "german-near-amiens")))
        known = {BRITISH_TRANSFER, BRITISH_DUE} & set(_moved(g))
        if not known and holds("british_transfer_forced", g.gt):
            found.append(Trigger("transfer", "br-BEF", because("23.1.1#1", "german-near-amiens")))
    if _within(g, id_, network().creil):
        if is_cleared(g, "east") and "west" not in g.cleared and holds("network_clearing", g.gt):
            found.append(Trigger("clear", "west", because("18.3.1#2", "german-near-creil")))
        waiting = (each.hex for each in bottlenecks().values() if each.active == "creil")
        if any(cell not in g.capacity for cell in printed(g.board, *waiting)):
            found.append(Trigger("bottlenecks", "Creil", because("18.6.1#1", "german-near-creil")))
    return found


def _within(g: State, id_: str, *names: str) -> bool:
    """Whether a unit is within the distance at which the French engineers act."""
    return any(_distance(g, id_, cell) <= distances().trigger for cell in printed(g.board, *names))


def _distance(g: State, id_: str, cell: Cell) -> int:
    return min(g.board.distance(cell, each) for each in g.hexes_of(id_))  # 19.0#2


def _structures_near(g: State, id_: str) -> list[Trigger]:
    found = []
    for each in ground_of(g.board).structures:
        if key(each) in g.demolished:
            continue
        if (  # 18.4.1#1
            each.colour == ORANGE
            and min(_distance(g, id_, c) for c in (each.a, each.b)) <= distances().trigger
        ):
            found.append(Trigger("demolish", key(each), because("18.4.1#1", "german-near", name=each.name)))
        elif each.colour == PONTOISE and _is_at(g, id_, each):  # 18.4.1a#1
            found.append(Trigger("demolish", key(each), because("18.4.1a#1", "german-at", name=each.name)))
    return found


def _red_bridges(g: State, id_: str) -> tuple[Trigger, ...]:
    """The red bridges that an Allied unit blows up behind the Germans."""  # C-19
    french = s02_units.piece(g, id_).nation == Nation.FRENCH
    if not french and g.setting.options.get("red_bridges") == "french":
        return ()
    return tuple(
        Trigger("demolish", key(each), because("18.4.1#2", "allied-at", name=each.name))
        for each in ground_of(g.board).structures
        if each.colour == RED
        and key(each) not in g.demolished
        and _is_at(g, id_, each)
        and g.was_german.get(each.a, False)
        and g.was_german.get(each.b, False)
    )


def _is_at(g: State, id_: str, structure: Structure) -> bool:
    """Whether a unit is in one of the two hexes that a bridge joins."""  # 7.1.4a#3
    return any(cell in (structure.a, structure.b) for cell in g.hexes_of(id_))
