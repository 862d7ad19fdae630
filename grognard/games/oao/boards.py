"""The map of the campaign and what the rules ask of it: terrain, hexsides, camps, ports, countries and edges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum, StrEnum
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from grognard.engine import fields
from grognard.engine.board import Board
from grognard.engine.documents import inline_map
from grognard.engine.errors import BadDocument
from grognard.engine.hexes import OFF_MAP, Cell
from grognard.engine.mapdoc import Extra
from grognard.games.oao.maps import sources

MAP = "west_1914"  # HEX.numbering MAP.fit INTRO.scale#1
TERRAIN = ("lowland", "upland", "highland", "moor", "foothills", "mountain", "steep_mountain")  # 3.5.3
TRACKS = ("double", "single", "narrow")
MOUNTAINOUS = frozenset(("foothills", "mountain", "steep_mountain"))  # 3.5.3#5
RIVERS = ("minor_river", "major_river", "great_river", "grand_river")
GROUNDS = ("clear", "forest", "deep_forest", "moor", *sorted(MOUNTAINOUS))
"""The terrain of hexsides; where several kinds are drawn on one, it has all of them."""  # 7.1.3#2
SIDE_KINDS = (
    *RIVERS, *GROUNDS, "ignored_river", "transition", "mountain_ridge", "escarpment", "canal", "inundation", "bridge",
    "pontoon_bridge", "frontier", "structure",
)  # fmt: skip
LINE_KINDS = (*TRACKS, "purple", "exception")


class Elevation(IntEnum):
    """The six elevations in rising order."""  # 3.6#1

    LOWLAND = 1
    UPLAND = 2
    HIGHLAND = 3
    FOOTHILLS = 4
    MOUNTAIN = 5
    STEEP_MOUNTAIN = 6


class Country(StrEnum):
    FRANCE = "France"
    GERMANY = "Germany"
    BELGIUM = "Belgium"
    LUXEMBURG = "Luxemburg"
    NETHERLANDS = "The Netherlands"
    SWITZERLAND = "Switzerland"


NEUTRAL = frozenset((Country.NETHERLANDS, Country.SWITZERLAND))
FRIENDLY_EDGES = {Country.FRANCE: "allied", Country.GERMANY: "german"}  # GLOSS.friendly_map_edges C-57


class Hexside(NamedTuple):
    """What lies on a hexside; for hexsides with nothing on them, the defaults."""

    ground: tuple[str, ...] = ("clear",)
    """The underlying terrain; of several kinds the mover takes the cheapest."""  # 7.1.3#2
    river: str = ""
    """minor_river, major_river, great_river or grand_river; the Seine within Paris is none."""  # 3.5.5#5
    river_name: str = ""
    bridge: bool = False
    """Whether there is a Roadway Bridge."""  # 3.5.4#1
    pontoon: bool = False  # 24.6#1
    ridge: bool = False
    escarpment: Cell = OFF_MAP
    """The higher of the two hexes; OFF_MAP where there is no escarpment."""
    transition: bool = False  # 3.6.1
    inundation: bool = False
    """Where the IJzer can be made to flood the land."""  # 21.3
    canal: str = ""

    @property
    def forested(self) -> bool:
        """Not if there is other ground as well: it is treated as that."""  # 7.1.3.EX2
        return all(name in ("forest", "deep_forest") for name in self.ground)  # 3.5.3#4


class Camp(NamedTuple):
    """A Fortified Camp: all its hexes, those with a Fortress unit and those with a map-printed IP."""

    name: str
    side: str
    fortress_type: int  # 12.0#1 12.0#3
    hexes: frozenset[Cell]
    fortresses: frozenset[Cell]


class Entry(NamedTuple):
    """Where reinforcements of a side arrive in Rail Mode."""  # 16.1#1

    letter: str
    side: str
    cell: Cell


class Structure(NamedTuple):
    """A demolishable or rebuildable RR Structure on a hexside; rebuilt on GT 0 is never."""  # 18.4 18.5

    name: str
    a: Cell
    b: Cell
    colour: str
    shape: str
    rebuilt: int


class Ground:
    """A compiled map with the rulebook's words for what is on it. Sets and tuples are indexed by cell."""

    def __init__(self, board: Board) -> None:
        self.board = board
        extra = board.extra
        self.terrain = board.terrain  # 3.5.1
        self.elevation = tuple(Elevation(level) for level in board.level)
        self.country = tuple(Country(values["country"]) for values in extra)
        self.playable = self._where(lambda values: values["country"] not in NEUTRAL)
        self.wooded = self._having("wooded")  # 3.5.3#2
        self.polder = self._having("polder")
        self.coastal = self._having("coastal")  # 21.2
        self.edge = self._having("edge")
        self.printed_ips = self._having("printed_ip")  # 14.5#1
        self.northwest_of_dender = self._having("dender")  # 18.6.4#1
        self.north_of_schelde = self._having("schelde")  # 26.5.2#1
        self.reseau_east = self._where(lambda values: values.get("reseau") == "east")  # 18.3#2
        self.reseau_west = self._where(lambda values: values.get("reseau") == "west")
        self.districts = self._groups("district")  # 22.2.2#1
        self.places = self._groups("rulebook")
        self.ports = self._single("port")
        self.forts = self._single("fort")
        self.camps = self._camps()  # 12.0#2
        self.camp_at = {cell: camp for camp in self.camps.values() for cell in camp.hexes}
        self.entries = self._entries()
        self.bottlenecks = {
            cell: str(extra[cell]["bottleneck"]) for cell in board.cells if "bottleneck" in extra[cell]
        }  # 18.6.1
        self.structures = tuple(
            Structure(e["name"]["en"], a, b, e["colour"], e["shape"], e.get("rebuilt", 0))
            for kind, a, b, e in board.sides
            if kind == "structure"
        )
        self._sides = _hexsides(board)

    def _where(self, test: Callable[[Extra], bool]) -> frozenset[Cell]:
        return frozenset(cell for cell in self.board.cells if test(self.board.extra[cell]))

    def _having(self, key: str) -> frozenset[Cell]:
        return self._where(lambda values: key in values)

    def _groups(self, key: str) -> Mapping[str, frozenset[Cell]]:
        groups: dict[str, set[Cell]] = {}
        for cell, values in zip(self.board.cells, self.board.extra, strict=True):
            if key in values:
                groups.setdefault(values[key], set()).add(cell)
        return MappingProxyType({name: frozenset(cells) for name, cells in groups.items()})

    def _single(self, key: str) -> Mapping[str, Cell]:
        return MappingProxyType({name: min(cells) for name, cells in self._groups(key).items()})

    def _camps(self) -> Mapping[str, Camp]:
        fortresses = self._groups("fortress")
        camps = {}
        for name, cells in self._groups("camp").items():
            values = self.board.extra[min(cells)]
            camps[name] = Camp(name, values["camp_side"], values["fortress_type"], cells, fortresses[name])
        return MappingProxyType(camps)

    def _entries(self) -> Mapping[str, Entry]:
        found = self._single("entry")
        return MappingProxyType(
            {
                letter: Entry(letter, self.board.extra[cell]["entry_side"], cell)
                for letter, cell in sorted(found.items())
            }
        )

    def cell(self, name: str) -> Cell:
        """The cell of a printed hex number."""
        return self.board.cell(name)

    def hexside(self, a: Cell, b: Cell) -> Hexside:
        """What lies between two adjacent hexes."""
        return self._sides.get(a * self.board.size + b, CLEAR)

    def camp_of(self, cell: Cell) -> Camp | None:
        """The Fortified Camp to which a hex belongs."""  # GLOSS.fortified_camp
        return self.camp_at.get(cell)

    def camp_hexes(self, name: str) -> frozenset[Cell]:
        """The hexes of a Fortified Camp that the rules name; none if the map has no such camp."""
        return self.camps[name].hexes if name in self.camps else frozenset()

    def port(self, cell: Cell) -> str | None:
        """The name of the Port in a hex."""
        name: str | None = self.board.extra[cell].get("port")
        return name

    def is_mountainous(self, cell: Cell) -> bool:
        return self.terrain[cell] in MOUNTAINOUS

    def friendly_edge(self, cell: Cell) -> str | None:
        """The side to which the map edge at a hex is friendly; None away from the edge and in other countries."""
        return FRIENDLY_EDGES.get(self.country[cell]) if cell in self.edge else None

    def borders(self, cell: Cell, country: Country) -> bool:
        """Whether a hex lies outside a country and touches it."""
        around = self.board.adjacent[cell]
        return self.country[cell] != country and any(self.country[other] == country for other in around)

    def name(self, cell: Cell) -> str:
        """The place in a hex, in the rulebook's spelling where it has one; empty where there is none."""
        values = self.board.extra[cell]
        found: str = values.get("rulebook") or values.get("name", {}).get("en", "")
        return found


def printed(board: Board, *names: str) -> tuple[Cell, ...]:
    """Of hexes that the rules name those that the map has: a map of a document's own need not have any."""
    return tuple(cell for name in names if (cell := _cells(board).get(name)) is not None)


@lru_cache(maxsize=8)
def _cells(board: Board) -> dict[str, Cell]:
    return {board.name(cell): cell for cell in board.cells}


CLEAR = Hexside()


def _hexsides(board: Board) -> dict[int, Hexside]:
    """Every hexside that is not plainly clear, by either order of its cells."""
    found: dict[tuple[Cell, Cell], dict[str, Any]] = {}
    for cell in board.cells:
        for other in board.adjacent[cell]:
            if cell < other and (ground := _ground(board, cell, other)) != CLEAR.ground:
                found[cell, other] = {"ground": ground}
    for kind, a, b, extra in board.sides:
        side = found.setdefault((min(a, b), max(a, b)), {})
        name = extra["name"]["en"] if "name" in extra else ""
        if kind in RIVERS:
            crossed = any(board.linked(track, a, b) for track in TRACKS)
            bridged = kind in ("major_river", "great_river") or (kind == "grand_river" and crossed)
            side |= {"river": kind, "river_name": name, "bridge": bridged or side.get("bridge", False)}
        elif kind in ("bridge", "pontoon_bridge"):
            side |= {"bridge": True, "pontoon": kind == "pontoon_bridge"}
        elif kind == "escarpment":
            side["escarpment"] = a
        elif kind == "canal":
            side["canal"] = name
        elif kind in ("mountain_ridge", "transition", "inundation"):
            side[kind.removeprefix("mountain_")] = True
    compiled: dict[int, Hexside] = {}
    for (a, b), values in found.items():
        if values:
            compiled[a * board.size + b] = compiled[b * board.size + a] = Hexside(**values)
    return compiled


def _ground(board: Board, a: Cell, b: Cell) -> tuple[str, ...]:
    """The underlying terrain of a hexside: what is drawn on it, or the mountainous hexes or moors that meet there."""
    drawn = board.side(a, b)
    if found := tuple(name for name in GROUNDS if name in drawn):
        return found
    both = (board.terrain[a], board.terrain[b])
    if MOUNTAINOUS.issuperset(both) or both == ("moor", "moor"):
        return tuple(sorted(set(both)))  # 7.1.3.EX1
    return CLEAR.ground


@cache
def ground() -> Ground:
    """The map of the campaign, compiled when it is first asked for."""
    return Ground(board_of(MAP))


@lru_cache(maxsize=8)
def ground_of(board: Board) -> Ground:
    """The ground of a board: one for all who play on it."""
    return ground() if board is board_of(MAP) else Ground(board)


def board_of(value: str | dict[str, Any]) -> Board:
    """The board of a document: the campaign's by its name, or a map of its own; BadDocument for anything else."""
    if isinstance(value, dict):
        return inline_map(value, _inline_board)
    if value != MAP:
        raise BadDocument(f"there is no map {value!r}; there is {MAP}", "map")
    return _campaign_board()


@cache
def _campaign_board() -> Board:
    return _checked(Board.load(sources.document()))


@lru_cache(maxsize=32)
def _inline_board(document: bytes) -> Board:
    return _checked(Board.load(msgspec.json.decode(document)))


def _checked(board: Board) -> Board:
    """The board, if it speaks only of what the rules know."""
    for cell in board.cells:
        fields.one_of(board.terrain[cell], TERRAIN, f"hexes.{board.name(cell)}.terrain")
        fields.whole(board.level[cell], f"hexes.{board.name(cell)}.level", 1, 6)
        country = board.extra[cell].get("country")
        fields.one_of(country, list(Country), f"hexes.{board.name(cell)}.country")
    for i, side in enumerate(board.sides):
        fields.one_of(side.kind, SIDE_KINDS, f"sides[{i}].kind")
    for i, line in enumerate(board.lines):
        fields.one_of(line.kind, LINE_KINDS, f"lines[{i}].kind")
    return board
