"""4 The sequence of play: Game Turns of two Player Turns, nine phases in each, an Inter-Phase after every third."""

from __future__ import annotations

from grognard.engine.decision import End
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s03_control,
    s04_inter_phase,
    s04_preliminary,
    s05_phase,
    s06_instants,
    s07_moves,
    s08_retirement,
    s09_phase,
    s12_fortress,
    s14_positions,
    s15_phase,
    s18_engineering,
    s20_preparation,
    s24_belgian,
    s27_victory,
)
from grognard.games.oao.state import SIDES, State

PHASES = (
    "preliminary",
    "attachment",
    "supply",
    "rr_engineering",
    "movement",
    "counter_movement",
    "attack",
    "counter_attack",
    "finishing",
)  # 4.1#2
INTER_PHASE = 3  # 4.0


@rule("4.0", "4.3")
@procedure
def play(g: State) -> Procedure[None]:
    """Game Turn after Game Turn from wherever the position stands, and the verdict after the last."""
    while g.gt <= g.setting.last and g.outcome is None:
        yield from game_turn(g)
        if g.gt % INTER_PHASE == 0 or g.gt == g.setting.last:
            yield from s04_inter_phase.inter_phase(g)
            yield from s06_instants.settle(g)
        g.gt += 1
    yield End(s27_victory.verdict(g))


@rule("4.1#1")
@procedure
def game_turn(g: State) -> Procedure[None]:
    """The Allied Player Turn, then the German one."""
    yield from player_turn(g, g.player)
    if g.player == SIDES[0]:
        g.player = SIDES[1]
        yield from player_turn(g, g.player)
    g.player = SIDES[0]


@rule("4.1#2", "4.2")
@procedure
def player_turn(g: State, side: str) -> Procedure[None]:
    """The phases in their order, from the one in which the position stands."""
    place = PHASES.index(g.phase) if g.phase in PHASES else 0
    while place < len(PHASES):
        g.phase = PHASES[place]
        g.note("phase", "4.1", gt=g.gt, side=f"@side-{side}", phase=f"@phase-{g.phase}")
        yield from phase(g, side)
        place += 1
    g.phase = PHASES[0]


@rule("4.2", "3.4#1")
@procedure
def phase(g: State, side: str) -> Procedure[None]:
    """One phase: of the Phasing Player, or of the other in the two counter phases. Control is settled at its end."""
    other = g.other(side)
    yield from s06_instants.settle(g)
    if g.phase == "preliminary":
        yield from s04_preliminary.preliminary(g, side)  # 4.2.1
        yield from s04_preliminary.joint(g)  # 4.2.1a
    elif g.phase == "attachment":
        yield from s05_phase.attachment_phase(g, side)  # 4.2.2
    elif g.phase == "supply":
        yield from s15_phase.supply_phase(g, side)  # 4.2.3
    elif g.phase == "rr_engineering":
        s18_engineering.engineering_phase(g, side)  # 4.2.4
    elif g.phase == "movement":
        yield from s07_moves.movement_phase(g, side)  # 4.2.5
    elif g.phase == "counter_movement":
        if not g.begun:
            yield from s05_phase.extension(g, other)  # 4.2.6#1
        yield from s07_moves.movement_phase(g, other)
    elif g.phase == "attack":
        yield from s09_phase.attack_phase(g, side)  # 4.2.7
    elif g.phase == "counter_attack":
        yield from s09_phase.attack_phase(g, other)  # 4.2.8
    else:
        yield from finishing(g, side)
    yield from s06_instants.settle(g)
    s14_positions.end_of_phase(g)  # 14.4
    s03_control.settle(g)
    s18_engineering.settle(g)


@rule("4.2.9#1", "4.2.9#2", "4.2.9#3", "4.2.9#4")
@procedure
def finishing(g: State, side: str) -> Procedure[None]:
    """Cavalry retires, Fortresses may surrender, the Prep Bombardment goes on or ends, Victory Points are recorded."""
    yield from s08_retirement.retirement(g, side)
    yield from s08_retirement.retirement(g, g.other(side))
    yield from s06_instants.settle(g)
    yield from s12_fortress.surrender(g)
    yield from s06_instants.settle(g)
    if side == "german":
        yield from s20_preparation.routine(g)
    yield from s27_victory.player_turn(g, side)
    if side == SIDES[1]:
        s24_belgian.surrender(g)  # 24.4#1: a GT ends
