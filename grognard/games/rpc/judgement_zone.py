"""The beaten zone: the fire that bears on each hex, and what it does to those who enter it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.rpc.counters import Counter
from grognard.games.rpc.judgement import fate
from grognard.games.rpc.reference import card
from grognard.games.rpc.rules import s04_ground
from grognard.games.rpc.state import State


class Risk(NamedTuple):
    """What a step costs: the chance that it is the last, and the expected loss, in units."""

    stop: float
    loss: float


SAFE = Risk(0.0, 0.0)


class Shooter(NamedTuple):
    """A ready enemy that could fire at movers."""

    cell: Cell
    firepower: int | None
    anti_tank: int | None
    range: int
    tireless: bool
    """A machine gun, which fires at mover after mover."""


class BeatenZone:
    """The fire that bears on each hex, worked out hex by hex as it is asked for."""

    def __init__(self, ground: s04_ground.Ground, shooters: tuple[Shooter, ...], *, dark: bool) -> None:
        self.ground, self.shooters, self.dark = ground, shooters, dark
        self.on: dict[Cell, tuple[tuple[int, int | None, bool], ...]] = {}
        self.risks: dict[tuple[Cell, int, int, bool], Risk] = {}

    def fire_on(self, cell: Cell) -> tuple[tuple[int, int | None, bool], ...]:
        """For each shooter that bears on the hex what it adds to a check, by area fire and against armour."""
        found = self.on.get(cell)
        if found is None:
            found = self.on[cell] = tuple(self._bearing(cell))
        return found

    def _bearing(self, cell: Cell) -> list[tuple[int, int | None, bool]]:
        ground, values, found = self.ground, card(), []
        distances = ground.board.distances(cell)
        for shooter in self.shooters:
            away = distances[shooter.cell]
            if away > shooter.range:
                continue
            here = values.range.same_hex if away == 0 else away // 2 * values.range.every_second_hex
            if away:
                seen = ground.line(shooter.cell, cell).printed
                if not seen.clear:
                    continue
                if seen.concealed or (self.dark and away > 1):
                    here += values.visibility.concealment
                if ground.level(shooter.cell) < ground.level(cell):
                    here += values.terrain.hill
            area = -99 if shooter.firepower is None else shooter.firepower + here
            found.append(
                (area, None if shooter.anti_tank is None else shooter.anti_tank + here, shooter.tireless)
            )
        return found

    def risk(self, cell: Cell, extra: int, cohesion: int, *, armour: bool, crowd: int = 1) -> Risk:
        """What the fire on a hex does to a unit whose own modifiers come to `extra`; a crowd shares single shots."""
        fire = self.fire_on(cell)
        if not fire:
            return SAFE
        key = (cell, extra, cohesion + 100 * crowd, armour)
        found = self.risks.get(key)
        if found is None:
            found = self.risks[key] = _risk(fire, extra, cohesion, armour=armour, crowd=crowd)
        return found


@lru_cache(maxsize=16)
def _bursts(crowd: int) -> float:
    """How often a machine gun still fires at one of a crowd that spends two points each: doubles empty its belt."""
    shots = 2 * crowd
    return (1.0 - (5 / 6) ** shots) / (shots / 6)


def _risk(
    fire: tuple[tuple[int, int | None, bool], ...], extra: int, cohesion: int, *, armour: bool, crowd: int
) -> Risk:
    alive, cost = 1.0, 0.0
    for area, anti_tank, tireless in fire:
        value = anti_tank if armour else area
        if value is None:
            continue
        failed, killed = fate(value + extra, cohesion)
        shots = _bursts(crowd) if tireless else 0.8 / crowd
        cost += alive * shots * (killed + 0.4 * failed)
        alive *= 1.0 - shots * (killed + failed)
    return Risk(1.0 - alive, cost)


@lru_cache(maxsize=128)
def zone_of(ground: s04_ground.Ground, shooters: tuple[Shooter, ...], *, dark: bool) -> BeatenZone:
    return BeatenZone(ground, shooters, dark=dark)


def shooters(g: State, side: str) -> tuple[Shooter, ...]:
    """The ready units of a side that could react, in a steady order."""
    kinds = g.setting.counters
    return tuple(
        [
            Shooter(unit.where, *gun)
            for unit in g.units.values()
            if unit.side == side
            and unit.where >= 0
            and unit.ready
            and (gun := _gun(kinds[side, unit.type], formed=unit.formed)) is not None
        ]
    )


@lru_cache(maxsize=256)
def _gun(kind: Counter, *, formed: bool) -> tuple[int | None, int | None, int, bool] | None:
    """What a kind of unit reacts with: firepower, anti-tank value, range, and whether it is tireless."""
    face = kind.formed if formed else kind.dispersed
    if face.range is None or "mortar" in kind.types:
        return None
    tireless = all(each == "machine gun" for each in kind.types)
    return face.firepower, face.anti_tank, face.range, tireless
