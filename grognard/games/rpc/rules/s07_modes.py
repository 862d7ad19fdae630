"""7.21 Modes of transmission: signal success, relay delay, and who observes."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import State


class Mode(Struct, frozen=True):
    """A row of the table: numbers for signals and delays without and with a preliminary bombardment."""

    mode: str
    signal: int
    signal_pb: int
    delay: int
    delay_pb: int


# fmt: off
MODES = chart(Mode, """
    mode        signal  signal_pb  delay  delay_pb
    aircraft         7          6      1         1
    flare            7          5      0         0
    runner           6          4      3         6
    telephone        9          0      1         1
    trench_set       8          8      1         1
""")  # 7.21.aircraft#1, 7.21.flare#1, 7.21.runner#1, 7.21.telephone#1, 7.21.trenchset#1
# fmt: on
NO_TRENCHES = 7
"""The signal number of telephones where no trench protects the wire."""


@rule("7.21#1", "7.21#2", "7.14", "7.21.telephone#1")
def signal_success(g: State, mode: str) -> int:
    """The number that two dice may not exceed, after a bombardment by either side or without one."""
    row = MODES[mode.replace(" ", "_")]
    if g.bombarded:
        return row.signal_pb
    if mode == "telephone" and not g.trenches and not g.board.on_line["trench"]:
        return NO_TRENCHES
    return row.signal


@rule("7.21#3", "7.21.runner#1", "7.14")
def relay_delay(g: State, mode: str) -> int:
    """The turns that pass before signals can succeed."""
    row = MODES[mode.replace(" ", "_")]
    return row.delay_pb if g.bombarded else row.delay


@rule("7.21.runner#2", "11.522")
def modes_of(g: State, group: str) -> tuple[str, ...]:
    """The mode that the scenario gives the group, and runners; at night aircraft are replaced by telephones."""
    own = g.artillery[group].mode
    if own == "aircraft" and g.segment == "night":
        own = "telephone"
    return (own,) if own == "runner" else (own, "runner")


@rule("6.1#5", "7.21.flare#3", "7.21.runner#3", "7.21.telephone#2", "7.21.trenchset#2", "7.21.aircraft#2")
def observers(g: State, side: str, mode: str) -> tuple[str, ...]:
    """The units from which the line of sight can be traced; airmen are no unit and need none."""
    if mode == "aircraft":
        return ()
    named = g.observers.get(side, "")
    units = g.on_map(side) if mode != "trench set" else [named] if named else []
    return tuple(id_ for id_ in units if not_observing(g, mode, id_) is None)


def not_observing(g: State, mode: str, id_: str) -> Reason | None:
    """Why a unit does not observe for its side in this mode: it is not the one that was named, or cannot at all."""
    if mode == "trench set" and g.observers.get(g.units[id_].side) != id_:
        return because("7.21", "why-not-trench-set", name=unit_name(g, id_))
    return blind(g, id_)


@rule("6.1#5", "7.21.flare#3", "7.21.runner#3", "7.21.telephone#2", "7.21.trenchset#2")
def blind(g: State, id_: str) -> Reason | None:
    """Why a unit can observe in no mode: it is off the map, or no infantry."""
    if g.units[id_].where < 0:
        return because("6.1", "why-not-observer-off", name=unit_name(g, id_))
    if not s03_units.is_infantry(g, id_):
        return because("6.1", "why-not-observes", name=unit_name(g, id_))
    return None


def has_observer(g: State, side: str, mode: str) -> bool:
    """Somebody could observe in this mode."""
    if mode in ("aircraft", "trench set"):
        return mode == "aircraft" or bool(observers(g, side, mode))
    units = g.units.items()
    return any(u.side == side and u.where >= 0 and s03_units.is_infantry(g, id_) for id_, u in units)
