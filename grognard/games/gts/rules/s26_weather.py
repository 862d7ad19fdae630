"""5 and 26: the weather, determined on the first daylight turn of a day. What it does is said where it does it."""

from __future__ import annotations

import re

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules.s29_checks import FACES, die
from grognard.games.gts.state import State

LAST_FOG = "1100"
"""The last turn on whose roll fog may stay."""  # 26.0#7


@rule("4.0.A#1", "4.0.A#2", "5.0#1", "5.0#2", "26.0#1", "26.0#2", "26.0#7")
@procedure
def weather_step(g: State) -> Procedure[None]:
    """Rolled on the first daylight turn, and again while there is fog, until it lifts or turns into overcast."""
    turn = g.setting.turns[g.turn - 1]
    if not (turn.first or g.weather == "fog"):
        return
    if not turn.first and fog_is_over(g):
        change(g, "overcast")
    elif g.setting.weather and not turn.night:
        rolled: tuple[int, ...] = yield Roll(
            1, FACES, "weather-roll", g.setting.sides[0], turn.label, zero=True
        )
        change(g, g.take_forced("weather") or g.setting.weather[die(rolled)])


@rule("26.0#7")
def fog_is_over(g: State) -> bool:
    """The last turn on which fog may stay has been on this day, or it would have been by now."""
    last, now = hour(g.setting.rules.get("last_fog", LAST_FOG)), g.setting.turns[g.turn - 1]
    if not now.night:
        return hour(now.label) > last
    days = [index for index, turn in enumerate(g.setting.turns[: g.turn]) if turn.first]
    today = g.setting.turns[days[-1] : g.turn - 1] if days else ()
    return any(not turn.night and hour(turn.label) >= last for turn in today)


def hour(label: str) -> int:
    """The time of day that a box of the Turn Record Track says."""
    found = re.search(r"\d{4}$", label)
    return int(found.group()) if found else 0


def change(g: State, weather: str) -> None:
    g.weather = weather
    g.note("weather", "26.0", weather=f"@weather-{weather}")
