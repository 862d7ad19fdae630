"""15.6, 17.1 Where supply units may be: the protection that they need, and the railways on which Depots are placed."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from grognard.engine.board import Board, Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Reason, because
from grognard.games.oao.boards import ground_of, printed
from grognard.games.oao.counters import Depot, Train
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.oob import side_of
from grognard.games.oao.rail import BELGIEN, railways_of
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.rules import s02_units, s03_zoc, s15_lines, s18_operational
from grognard.games.oao.rules.s07_costs import playable
from grognard.games.oao.rules.words import hex_option
from grognard.games.oao.state import State

Hexes = frozenset[Cell]
Need = Literal["", "loc", "arrival"]
"""What the place of a Depot must have besides a line: a LOC, or what its arrival demands."""
ANTWERPEN_DEPOT, ANTWERPEN, FALL = "be-depot-Antwerpen", "52.16", "antwerpen surrendered"
TOWNS = {"de-METZ": "54.49", "de-STRASSBURG": "65.62"}
"""The towns near which the Depots of two German armies arrive."""  # 17.1.1#2 17.1.1#3 C-20
ALSACE_TOWNS = ("40.70", "50.68", "55.70")
"""Besancon, which the rules misprint, Belfort and Muhlhausen."""  # 22.5#1 C-20


# protection


def is_supply_unit(g: State, id_: str) -> bool:
    """A Depot or a Train: by its kind it has no ZOC, and a Depot no size."""  # 15.6#1 15.6#2
    return _is_supply(g.units[id_].counter)


@lru_cache(maxsize=4096)
def _is_supply(counter: str) -> bool:
    return isinstance(piece_of(counter), Depot | Train)


def is_protected(g: State, side: str, cell: Cell) -> bool:
    """Whether a friendly Combat unit, or a Fortress with its exterior garrison, is in a hex."""  # 15.6.2
    return any(
        s02_units.kind_of(g, id_).combat
        or (s02_units.kind_of(g, id_).category == "fortress" and s02_units.kind_of(g, id_).zoc)
        for id_ in g.in_hex(cell, side)
    )


def may_stand(g: State, side: str, cell: Cell) -> bool:
    """Whether a supply unit may be in a hex: out of EZOCs, or protected."""  # 15.6.2
    return not s03_zoc.is_watched(g, side, cell) or is_protected(g, side, cell)


def is_exposed(g: State, id_: str) -> bool:
    """Whether a supply unit must leave its hex; what is on the railway is interrupted instead."""  # 15.6.2 7.7.5#3
    unit = g.units[id_]
    if unit.where < 0 or unit.mode in ("rail", "detraining") or unit.task == "entraining":
        return False
    return is_supply_unit(g, id_) and not may_stand(g, unit.side, unit.where)


# where Depots are placed


class Places(NamedTuple):
    """What decides where a Depot of an army may be placed."""

    side: str
    lines: Hexes
    zone: Hexes
    bounds: Hexes | None
    """The hexes to which rules bind the Depot."""
    why: Reason | None
    """The rule that binds it."""
    linked: Hexes | None
    """The hexes with a LOC, where one is needed."""

    def refusal(self, g: State, cell: Cell) -> Reason | None:
        """Why the Depot cannot be placed in a hex."""
        name = g.board.name(cell)
        if cell not in self.lines:
            return because("15.6.3#1", "why-not-depot-line", hex=name)
        if cell in self.zone and not is_protected(g, self.side, cell):
            return because("15.6.2", "why-not-supply-zone", hex=name)
        if self.bounds is not None and cell not in self.bounds:
            return self.why
        if self.linked is not None and cell not in self.linked:
            return because("15.0#2", "why-not-depot-loc", hex=name)
        return None


def places(g: State, army: str, *, need: Need = "", depot: str = "") -> Places:
    """Where a Depot of an army may be placed: on any friendly operational line, and on one with a LOC if need be."""
    side, loc = side_of(army).value, need == "loc"
    bounds, why = _bounds(g, army, depot, arrival=need == "arrival")
    lines = s18_operational.operational(g, side) & playable(g.board, g.setting.area)
    linked = s15_lines.loc_hexes(g, side, army) if loc else None
    return Places(side, lines, s03_zoc.zone(g, g.other(side)), bounds, why, linked)


def _bounds(g: State, army: str, depot: str, *, arrival: bool) -> tuple[Hexes | None, Reason | None]:
    """The hexes to which rules bind a Depot, and the reason; None for most."""
    if depot == ANTWERPEN_DEPOT:
        most = distances().antwerpen_leash
        near = around(g.board, ANTWERPEN, hexes=most)
        return near, because("24.7#2", "why-not-depot-antwerpen", hexes=most)
    if army == "de-BELGIEN" and FALL not in g.happened:
        line = frozenset(railways_of(g.board).lines.get(BELGIEN, ()))
        return line, because("17.1.1#1", "why-not-depot-belgien")  # 25.4#1 25.4#2
    if army == "fr-ALSACE":
        return _near_alsace(g.board), because("22.5", "alsace-depot", most=distances().alsace_leash)
    if army in TOWNS and arrival:
        near = around(g.board, TOWNS[army], hexes=distances().army_depot)
        rule = "17.1.1#3" if army == "de-METZ" else "17.1.1#2"
        name = next((ground_of(g.board).name(town) for town in printed(g.board, TOWNS[army])), TOWNS[army])
        return near, because(rule, "why-not-depot-town", town=name, hexes=distances().army_depot)
    return None, None


@lru_cache(maxsize=8)
def _near_alsace(board: Board) -> Hexes:
    """The hexes that are near enough to one of the three towns to which the Depot of ALSACE is tied."""  # 22.5#1
    return around(board, *ALSACE_TOWNS, hexes=distances().alsace_leash)


def around(board: Board, *towns: str, hexes: int) -> Hexes:
    """The hexes within so many of one of these towns; all, if the map has none of them."""
    found = printed(board, *towns)
    if not found:
        return frozenset(board.cells)
    return frozenset(cell for town in found for cell in board.within(town, hexes))


def depot_hexes(g: State, army: str, *, need: Need = "", depot: str = "") -> tuple[Cell, ...]:
    """The hexes in which a Depot of an army may be placed; where its bounds leave none, they do not count."""
    found = places(g, army, need=need, depot=depot)
    open_ = tuple(cell for cell in sorted(found.lines) if found.refusal(g, cell) is None)
    if open_ or found.bounds is None:
        return open_
    free = found._replace(bounds=None)
    return tuple(cell for cell in sorted(free.lines) if free.refusal(g, cell) is None)


def depot_options(g: State, army: str, rule: str, *, need: Need = "", depot: str = "") -> tuple[Option, ...]:
    """One option a hex."""
    return tuple(hex_option(g, cell, "place", rule) for cell in depot_hexes(g, army, need=need, depot=depot))


def why_not_depot(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex is not among those offered for a Depot."""
    kind, _, name = subject.partition(":")
    if kind != "hex":
        return (because("15.6.3#1", "why-not-depot-no-hex"),)
    args = dict(question.args)
    need: Need = args.get("need", "")  # type: ignore[assignment]
    found = places(g, str(args["army_id"]), need=need, depot=str(args.get("depot", "")))
    reason = found.refusal(g, g.board.cell(name))
    return (reason,) if reason is not None else ()


# where a supply unit may move


def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a supply unit may not enter a hex by its own movement."""
    if not is_supply_unit(g, id_):
        return None
    unit, name = g.units[id_], g.board.name(cell)
    if not may_stand(g, unit.side, cell):
        return because("15.6.2", "why-not-supply-zone", hex=name)
    if not isinstance(s02_units.piece(g, id_), Depot):
        return None
    if cell not in playable(g.board, g.setting.area):
        return because("7.1", "why-not-outside", hex=name)
    if g.operational.get(cell) != unit.side or cell not in s18_operational.operational(g, unit.side):
        return because("15.6.3#1", "why-not-depot-line", hex=name)
    bounds, why = _bounds(g, unit.army, unit.name, arrival=False)
    return why if bounds is not None and cell not in bounds else None  # 25.4#2 24.7#2


def depot_cost(g: State, id_: str, origin: Cell, cell: Cell) -> Reason:
    """The MP of a Depot for a step along a line; a reason without a value where none leads that way."""
    number = railways_of(g.board).link(origin, cell)
    if number is None or number in s18_operational.cut(g, g.units[id_].side):
        return because("15.6.3#1", "why-not-depot-track", hex=g.board.name(cell))  # 18.4.2#1
    return because("15.6.3#2", "cost-depot", 1)  # 15.6.3#3: no RPs
