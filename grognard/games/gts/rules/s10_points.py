"""10.0.3 and 10.0.4: the Command and Dispatch Points that a Division rolls for when its chit is played."""

from __future__ import annotations

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gts.rules.s29_checks import FACES, die
from grognard.games.gts.rules.words import division_name, shown, side_name
from grognard.games.gts.state import State

BEFORE_NIGHT = 2  # 10.0.3#12


@rule("10.0.1#7", "10.0.3#1", "10.0.4#1", "10.0.4#2", "29.23#2")
@procedure
def roll_for_points(g: State, division: str) -> Procedure[None]:
    """First Command Points, then Dispatch Points; the Record Track ends at 0 and at 19."""
    side = g.setting.divisions[division].side
    rolled: tuple[int, ...] = yield Roll(1, FACES, "command-roll", side, division, "high", zero=True)
    gain = command_gain(g, division, die(rolled))
    g.spend(division, command=-gain.total)
    _say(g, "command-points", division, die(rolled), gain, g.points[division].command)
    rolled = yield Roll(1, FACES, "dispatch-roll", side, division, "low", zero=True)
    gain = dispatch_gain(g, division, die(rolled))
    g.spend(division, dispatch=-gain.total)
    _say(g, "dispatch-points", division, die(rolled), gain, g.points[division].dispatch)
    if is_before_night(g):  # 10.0.3#13
        g.spend(division, dispatch=-BEFORE_NIGHT)
        bonus = Modifiers().plus(BEFORE_NIGHT, "mod-before-night", "10.0.3")
        _say(g, "dispatch-bonus", division, 0, bonus, g.points[division].dispatch)


@rule("10.0.3#2", "10.0.3#14", "29.18")
def command_gain(g: State, division: str, face: int) -> Modifiers:
    """The Command Rating and half the die, added to what the Division has."""
    rating = g.setting.divisions[division].command
    return Modifiers().plus(rating, "mod-command-rating", "29.18").plus(face // 2, "mod-half-die", "10.0.3")


@rule("10.0.3#3", "10.0.3#4", "10.0.3#5", "10.0.3#6", "10.0.3#7", "10.0.3#14", "29.24")
def dispatch_gain(g: State, division: str, face: int) -> Modifiers:
    """One die, and all that applies to it together."""
    gain = Modifiers()
    if face == FACES - 1:
        gain = gain.plus(-1, "mod-dispatch-nine", "10.0.3")
    if face == 0:
        gain = gain.plus(1, "mod-dispatch-zero", "10.0.3")
    if face <= g.setting.divisions[division].dispatch:
        gain = gain.plus(1, "mod-dispatch-rating", "10.0.3")
    if face < g.points[division].dispatch:
        gain = gain.plus(1, "mod-dispatch-stock", "10.0.3")
    return gain


@rule("10.0.3#12")
def is_before_night(g: State) -> bool:
    """The next box of the Turn Record Track is a night turn."""
    return not g.is_night and g.turn < len(g.setting.turns) and bool(g.setting.turns[g.turn].night)


def _say(g: State, id_: str, division: str, face: int, gain: Modifiers, has: int) -> None:
    side = side_name(g.setting.divisions[division].side)
    g.note(
        id_,
        "10.0.3",
        side=side,
        division=division_name(g, division),
        die=face,
        modifiers=shown(gain),
        total=gain.total,
        has=has,
    )
