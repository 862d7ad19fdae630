"""One side at one decision, with what it has worked out so far: what every page of doctrine asks."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.games.oao.counters import Combat, Type
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.judgement_front import Front, Orders, survey
from grognard.games.oao.judgement_ways import away
from grognard.games.oao.rules import s02_units, s18_operational
from grognard.games.oao.rules.s06_effectiveness import base_ce
from grognard.games.oao.rules.s09_ground import defence_bonus
from grognard.games.oao.state import State

NEVER = -99.0
Role = Literal["line", "screen", "garrison", "train", "depot", "siege", "gun", "asset", "works"]
TRAIN_REACH, DEPOT_REACH = 7, 8
NO_ORDERS = Orders((), (), 0.0, 1.0)


@lru_cache(maxsize=2048)
def _role(counter: str, *, turned: bool) -> Role:
    piece, kind = piece_of(counter), s02_units.kind_as(counter, turned=turned)
    if kind.category in ("fort", "fortress"):
        return "works"
    if kind.category == "supply":
        return "depot" if piece.type == Type.DEPOT else "train"
    if getattr(piece, "camp", None) is not None or piece.type in (Type.LOC_INFANTRY, Type.LOC_CAVALRY):
        return "garrison"
    if kind.category == "artillery":
        return "gun" if piece.type == Type.ARTILLERY else "siege"
    if not isinstance(piece, Combat) or not piece.is_formation:
        return "asset"
    return "screen" if kind.cavalry else "line"


class Commander:
    """One side at one decision."""

    def __init__(self, g: State, question: Choose, plan: str) -> None:
        self.g, self.question, self.plan = g, question, plan
        self.side, self.enemy = question.side, g.other(question.side)
        self.args = dict(question.args)
        self._dangers: dict[Cell, float] = {}

    @cached_property
    def front(self) -> Front:
        return survey(self.g, self.side, self.plan)

    def role(self, id_: str) -> Role:
        """What a unit is used for."""
        unit = self.g.units[id_]
        return _role(unit.counter, turned=unit.turned)

    def orders(self, id_: str) -> Orders:
        """The orders of the army of a unit."""
        return self.front.orders.get(self.g.units[id_].army, NO_ORDERS)

    def start(self, id_: str) -> Cell:
        """Where a unit began the phase."""
        unit = self.g.units[id_]
        return unit.began[0] if unit.began else unit.where

    # the force that moves

    @cached_property
    def movers(self) -> tuple[str, ...]:
        """The units of the move under way that are still there."""
        move = self.g.move
        units = move.units if move is not None else ()
        return tuple(id_ for id_ in units if self.g.units[id_].where >= 0)

    @cached_property
    def lead(self) -> str:
        """Whoever the move is about: the Formation, if there is one."""
        found = self.movers or (self.g.move.units if self.g.move is not None else ())
        return next((id_ for id_ in found if s02_units.is_formation(self.g, id_)), found[0])

    @cached_property
    def weight(self) -> int:
        """The size of the moving Force in eighths."""
        return sum(s02_units.values(self.g, id_).eighths for id_ in self.movers)

    @cached_property
    def friends(self) -> dict[Cell, int]:
        """Where the side has Formations but for those that move, and their size in eighths."""
        g, found, moving = self.g, dict[Cell, int](), set(self.movers)
        for each in self.front.starts:
            unit = g.units[each.id]
            if each.id not in moving and unit.where >= 0:
                size = s02_units.values(g, each.id).eighths
                found[unit.where] = found.get(unit.where, 0) + size
                if unit.other >= 0:
                    found[unit.other] = found.get(unit.other, 0) + size
        return found

    def load(self, cell: Cell) -> int:
        """All that counts for stacking in a hex besides the moving Force."""
        here = self.g.at.get(cell, ())
        return sum(
            s02_units.eighths_in(self.g, id_)
            for id_ in here
            if id_ not in self.movers and self.g.units[id_].side == self.side
        )

    @cached_property
    def rails(self) -> bytes:
        """How far every hex is from a railway that works."""
        found: bytes | None = self.front.remembered.get("rails")
        if found is None:
            lines = s18_operational.operational(self.g, self.side)
            found = self.front.remembered["rails"] = away(self.g.board, lines)
        return found

    def sources(self, id_: str) -> list[tuple[Cell, int]]:
        """Where a Formation is fed from, and how far it may be from there, since Trains follow."""
        g, unit = self.g, self.g.units[id_]
        found = []
        for each in self.supplies.get(unit.army, ()):
            source = g.units[each]
            if source.where >= 0 and (not source.corps or source.corps == unit.corps):
                found.append((source.where, TRAIN_REACH if source.corps else DEPOT_REACH))
        return found

    @cached_property
    def supplies(self) -> dict[str, list[str]]:
        """The Depots and Trains of the side by army: looked up anew, since the Secondary Depot comes and goes."""
        found: dict[str, list[str]] = {}
        for id_, unit in self.g.units.items():
            if unit.side == self.side and self.role(id_) in ("train", "depot"):
                found.setdefault(unit.army, []).append(id_)
        return found

    def defence(self, cell: Cell, *with_: str) -> float:
        """The strength with which a hex is held by those in it and these."""
        g, units = self.g, {*self.g.in_hex(cell, self.side), *with_}
        return sum(s02_units.values(g, id_).defence for id_ in units) + defence_bonus(g, cell)

    def effectiveness(self, id_: str) -> int:
        """The CEL of a unit, roughly."""
        return (base_ce(self.g, id_) or 10) - min(3, self.g.units[id_].level)
