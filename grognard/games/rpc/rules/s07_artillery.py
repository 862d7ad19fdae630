"""7 Off-map artillery: commands to groups, hourglasses, and what is cleared at the end of a turn."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s07_call, s07_modes, s07_signal
from grognard.games.rpc.rules.words import side_name
from grognard.games.rpc.state import Artillery, State


@rule("6.01#5", "6.02#3", "GLOSS.spent-oma")
def group_options(g: State, side: str) -> tuple[Option, ...]:
    """The groups that a command can call or cancel now."""
    found = []
    for id_, it in g.artillery.items():
        if it.side == side and s07_call.not_called(g, id_) is None:
            found.append(s07_signal.option_of(g, id_, "call", "6.1"))
        elif it.side == side and s07_signal.not_canceled(g, id_) is None:
            found.append(s07_signal.option_of(g, id_, "cancel", "6.2"))
    return tuple(found)


@rule("6.1#1", "7.221#2", "7.224", "GLOSS.spent-oma")
def why_not_group(g: State, side: str, group: str) -> tuple[Reason, ...]:
    """Why a group can be neither called nor canceled now."""
    it = g.artillery[group]
    if it.side != side:
        return (because("7.0", "why-not-group-enemy", group=group),)
    refused = s07_signal.not_canceled(g, group) if it.target else s07_call.not_called(g, group)
    return () if refused is None else (refused,)


@rule("6.1#1", "6.2#1", "6.2#2", "6.02#4")
@procedure
def artillery_command(g: State, side: str, group: str) -> Procedure[None]:
    """A cancellation concerns its group alone; a call waits for the signals of those already primed."""
    if s07_signal.not_canceled(g, group) is None:
        yield from s07_signal.cancel(g, group)
        return
    g.note("calls", "6.1", side=side_name(side), group=group)
    yield from s07_signal.signal_rolls(g, side)
    yield from s07_call.call(g, side, group)


@rule("5.3#1", "7.247#2")
def clear(g: State) -> None:
    """Fire for effect comes off the map and every group is ready again."""
    for id_, it in g.artillery.items():
        done = s07_signal.without_mission(it) if it.firing else it
        g.artillery[id_] = replace(done, ready=True)


@rule("5.3#6", "7.222#1", "7.223#1")
def prime(g: State) -> None:
    """The turn marker has reached an hourglass, which goes to its cross hair."""
    for id_ in due(g):
        it = g.artillery[id_]
        g.artillery[id_] = with_hourglass(it)
        g.note("primed", "7.222", side=side_name(it.side), group=id_, vertex=it.target)


def due(g: State) -> tuple[str, ...]:
    """The groups whose hourglass lies on this turn or before it."""
    return tuple(id_ for id_, it in g.artillery.items() if it.hourglass and it.hourglass <= g.turn)


def with_hourglass(it: Artillery) -> Artillery:
    """The hourglass stands on the cross hair: the group is primed."""
    return replace(it, hourglass=0, primed=True)


def timing(g: State, group: str) -> dict[str, int]:
    """Signal number, relay delay, and the turn on which the present mission, or one called now, is primed."""
    it = g.artillery[group]
    mode = it.called_mode or s07_modes.modes_of(g, group)[0]
    delay = s07_modes.relay_delay(g, mode)
    turn = it.hourglass or (g.turn if it.target else g.turn + delay)
    return {"signal": s07_modes.signal_success(g, mode), "delay": delay, "turn": turn}
