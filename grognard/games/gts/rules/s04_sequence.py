"""4 The Sequence of Play: Steps A to J of a turn, in this order."""

from __future__ import annotations

from grognard.engine.decision import End
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s07_chits,
    s08_reinforcements,
    s09_mug,
    s10_activation,
    s12_victory,
    s16_effects,
    s16_parks,
    s16_step,
    s26_weather,
    s27_air,
)
from grognard.games.gts.state import State

STEPS = "ABCDEFGHIJ"


@rule("12.0#1", "12.0#2")
@procedure
def play(g: State) -> Procedure[None]:
    """Step after step and turn after turn, from wherever the position stands."""
    while True:
        yield from perform(g, g.step)
        if g.step != STEPS[-1]:
            g.step = STEPS[STEPS.index(g.step) + 1]
        elif s12_victory.is_last_turn(g):
            yield End(s12_victory.verdict(g))
        else:
            s12_victory.advance(g)
            g.step = STEPS[0]


@rule(
    "4.0.A#1",
    "4.0.B",
    "4.0.C",
    "4.0.D#1",
    "4.0.E#1",
    "4.0.F",
    "4.0.G",
    "4.0.H",
    "4.0.I#1",
    "4.0.I#2",
    "4.0.J",
)
@procedure
def perform(g: State, step: str) -> Procedure[None]:
    """One Step of a turn."""
    match step:
        case "A":
            begin_turn(g)
            yield from s26_weather.weather_step(g)
        case "B":
            s27_air.determine(g)
        case "C":
            yield from s08_reinforcements.arrivals(g)
        case "D":
            yield from s07_chits.points_and_chits(g)
        case "E":
            yield from s16_step.artillery_step(g)
        case "F":
            yield from s08_reinforcements.attach_formations(g)
        case "G":
            s09_mug.fill(g)
        case "H":
            if g.acting is None and not g.played:
                yield from s27_air.air_step(g)  # 27.0#4
            yield from s10_activation.activation_phase(g)
        case "I":
            s16_effects.remove_barrages(g)  # 11.0#1
            s16_parks.reset_parks(g)  # 11.0#2


@rule("3.0#3")
def begin_turn(g: State) -> None:
    """Say which turn it is, by day or by night."""
    turn = g.setting.turns[g.turn - 1]
    g.note("turn", "4.0", turn=g.turn, label=turn.label, night=turn.night)
