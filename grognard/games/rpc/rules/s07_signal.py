"""6.02, 6.2 and 7.23 Signals: the rolls that interrupt a command, cancellation, and fire by accident."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose, Odds, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc import charts
from grognard.games.rpc.rules import s07_advice, s07_ffe, s07_modes
from grognard.games.rpc.rules.words import side_name
from grognard.games.rpc.state import Artillery, State

ACCIDENT = 11  # 7.23#4
ROLLS = [first + second for first in range(1, 7) for second in range(1, 7)]


def primed(g: State, side: str) -> tuple[str, ...]:
    """The groups whose cross hair and hourglass are both on the map."""  # 7.223#1
    return tuple(id_ for id_, it in g.artillery.items() if it.side == side and not_primed(g, id_) is None)


@rule("7.222#1", "7.223#1", "7.247#2")
def not_primed(g: State, group: str) -> Reason | None:
    """Why a group makes no signal roll: it fires, was not called, or its hourglass is still on the track."""
    it = g.artillery[group]
    if it.firing:
        return because("7.247", "why-not-group-firing", group=group, vertex=it.target)
    if it.primed:
        return None
    if it.target:
        return because("7.222", "why-not-signal-waits", group=group, turn=it.hourglass)
    return because("7.222", "why-not-signal-uncalled", group=group)


def option_of(g: State, group: str, verb: str, number: str) -> Option:
    """An option that touches a group and its cross hair."""
    it = g.artillery[group]
    touches = (f"artillery:{group}", f"vertex:{it.target}") if it.target else (f"artillery:{group}",)
    signal = s07_modes.signal_success(g, it.called_mode or s07_modes.modes_of(g, group)[0])
    args = (("group", group), ("firepower", it.firepower), ("signal", signal), ("vertex", it.target))
    return Option(group, group, verb, touches, f"option-{verb}", args, number)


@rule("6.02#1", "6.02#3", "6.02#4", "7.223#2", "7.21#4")
@procedure
def signal_rolls(g: State, side: str) -> Procedure[None]:
    """A command other than cancellation: every group primed by now rolls once, in the order that its owner likes."""
    waiting = primed(g, side)
    while waiting:
        group: str = yield Choose(
            side,
            "signal-choose",
            tuple(option_of(g, id_, "signal", "6.02") for id_ in waiting),
            "6.02",
            why_not=s07_advice.why_not_signal,
            odds=odds_of_signal,
        )
        waiting = tuple(id_ for id_ in waiting if id_ != group)
        yield from signal_roll(g, group)


@rule("7.23#1", "7.23#2", "7.23#3")
@procedure
def signal_roll(g: State, group: str) -> Procedure[None]:
    """Two dice no higher than the signal number: the group fires for effect."""
    dice: tuple[int, int] = yield Roll(2, 6, "signal-roll", g.artillery[group].side, group, "low")
    success = charts.happens(g, "signal", sum(dice) <= number(g, group))
    say(g, group, dice, "signal-heard" if success else "signal-lost", "7.23")
    if success:
        yield from s07_ffe.fire_for_effect(g, group)


def number(g: State, group: str) -> int:
    """The signal number of the mode by which the group was called."""
    return s07_modes.signal_success(g, g.artillery[group].called_mode)


def say(g: State, group: str, dice: tuple[int, int], result: str, rule_: str) -> None:
    g.note(
        "signal",
        rule_,
        side=side_name(g.artillery[group].side),
        group=group,
        dice=list(dice),
        number=number(g, group),
        result=f"@{result}",
    )


# 6.2 cancellation


@rule("6.2#1", "7.224")
def not_canceled(g: State, group: str) -> Reason | None:
    """Why a mission goes on: it is not primed, or is spent, as after flares of this very turn."""
    it = g.artillery[group]
    if it.target and not it.primed and not it.firing:
        return because("7.224", "why-not-group-waits", group=group, turn=it.hourglass)
    refused = not_primed(g, group)
    if refused is None and not it.ready:
        return because("6.2", "why-not-cancel-spent", group=group)
    return refused


@rule("6.2#2", "6.2#3", "7.23#2", "7.23#4", "7.23#5", "7.23#6")
@procedure
def cancel(g: State, group: str) -> Procedure[None]:
    """Within the signal number the mission is off; 11 or more and the guns fire; else nothing happens."""
    dice: tuple[int, int] = yield Roll(2, 6, "cancel-roll", g.artillery[group].side, group, "low")
    missed = charts.FIRES if sum(dice) >= ACCIDENT else charts.WAITS
    result = charts.cancellation(g, charts.CANCELED if sum(dice) <= number(g, group) else missed)
    if result == charts.CANCELED:
        say(g, group, dice, "cancel-heard", "7.23")
        take_off(g, group)
        g.artillery[group] = replace(g.artillery[group], ready=False)  # 6.05#2
    elif result == charts.FIRES:
        say(g, group, dice, "cancel-accident", "7.23")
        yield from s07_ffe.fire_for_effect(g, group)
    else:
        say(g, group, dice, "cancel-lost", "7.23")


def take_off(g: State, group: str) -> None:
    """Cross hair and hourglass come off the map and the track."""
    g.artillery[group] = without_mission(g.artillery[group])


def without_mission(it: Artillery) -> Artillery:
    return replace(it, target="", called_mode="", shell="he", hourglass=0, primed=False, firing=False)


# advice


def odds_of_signal(g: State, question: Choose, chosen: Option) -> Odds:  # noqa: ARG001
    heard = sum(roll <= number(g, str(chosen.value)) for roll in ROLLS) / len(ROLLS)
    return Odds({"fires": heard, "waits": 1 - heard})
