"""6.1 and 7.221 Calling off-map artillery: mode, observer, vertex and shell; then cross hair and hourglass."""

from __future__ import annotations

from datetime import date
from functools import lru_cache, partial

from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.decision import BACK, PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s04_sight, s07_advice, s07_modes
from grognard.games.rpc.rules.s03_advice import why_not_each
from grognard.games.rpc.rules.words import side_name, unit_name, unit_option
from grognard.games.rpc.state import State

GAS_FROM = date(1915, 9, 1)  # 7.51#1
SHELLS = ("he", "smoke", "gas")
MEETING = 3
"""The hexes that meet at a vertex."""  # 6.1#2


@rule("6.1#1", "7.221#2", "7.0#1", "7.248")
def not_called(g: State, group: str) -> Reason | None:
    """Why a group cannot be called: its day has not come, it has a marker on the map, is spent, or is blind."""
    it = g.artillery[group]
    if it.from_day > g.day:
        return because("7.0", "why-not-group-day", group=group, day=it.from_day)
    if it.target:
        return because("7.221", "why-not-group-aimed", group=group, vertex=it.target)
    if not it.ready:
        return because("6.1", "why-not-group-spent", group=group)
    if any(s07_modes.has_observer(g, it.side, mode) for mode in s07_modes.modes_of(g, group)):
        return None
    return because("6.1", "why-not-group-observer", group=group)


@rule("6.1#1", "6.1#2", "6.1#6")
@procedure
def call(g: State, side: str, group: str) -> Procedure[None]:
    """Step by step, each with a way back; whoever gives up at the first step lets his command lapse."""
    while True:
        mode: str | None = yield Choose(
            side,
            "call-mode",
            mode_options(g, group),
            "7.21",
            (("group", group),),
            explain=explain_mode,
            why_not=why_not_mode,
        )
        if mode is None:
            return
        observer: str | None = ""
        if mode != "aircraft":
            observer = yield Choose(
                side,
                "call-observer",
                observer_options(g, group, mode),
                "6.1",
                (("group", group), ("mode", f"@mode-{mode.replace(' ', '-')}")),
                why_not=partial(why_not_observer, mode),
            )
        if observer is None or observer == "back":
            continue
        vertex: str = yield from choose_vertex(g, group, mode, observer)
        if not vertex:
            continue
        shell: str = yield Choose(
            side,
            "call-shell",
            (*shell_options(g), BACK),
            "7.51",
            (("group", group), ("vertex", vertex)),
            why_not=s07_advice.why_not_shell,
        )
        if shell != "back":
            place(g, group, mode, observer, vertex, shell)
            return


# the steps


def mode_options(g: State, group: str) -> tuple[Option, ...]:
    """The modes for which there is an observer at all."""
    side = g.artillery[group].side
    found = [
        option(
            mode,
            verb="call",
            label=f"option-mode-{mode.replace(' ', '-')}",
            rule="7.21",
            signal=s07_modes.signal_success(g, mode),
            delay=s07_modes.relay_delay(g, mode),
        )
        for mode in s07_modes.modes_of(g, group)
        if s07_modes.has_observer(g, side, mode)
    ]
    return (*found, PASS)


def explain_mode(g: State, question: Choose, chosen: Option) -> tuple[Reason, ...]:  # noqa: ARG001
    """The number for signals, the delay, and the turn on which the group will be primed."""
    if chosen.value is None:
        return (Reason("6.03", "explain-no-call"),)
    mode = str(chosen.value)
    number, delay = s07_modes.signal_success(g, mode), s07_modes.relay_delay(g, mode)
    return (
        because("7.21", "explain-signal", number=number),
        because("7.221", "explain-delay", delay=delay, turn=g.turn + delay),
    )


def why_not_mode(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a mode is not offered; at anything else, that the mode comes first."""
    group = str(dict(question.args)["group"])
    if subject.replace(" ", "_") not in s07_modes.MODES:
        return (because("7.21", "why-not-mode-first", group=group),)
    mode = f"@mode-{subject.replace(' ', '-')}"
    if subject in s07_modes.modes_of(g, group):
        return (because("6.1", "why-not-mode-observer", group=group, mode=mode),)
    if subject == g.artillery[group].mode:  # aircraft by night
        return (because("11.522", "why-not-mode-night", group=group, mode=mode),)
    return (because("7.21", "why-not-mode-other", group=group, mode=mode),)


def observer_options(g: State, group: str, mode: str) -> tuple[Option, ...]:
    """Units that may observe; for flares those that see the vertex for which they are fired."""
    found = s07_modes.observers(g, g.artillery[group].side, mode)
    able = [id_ for id_ in found if not_observing(g, group, mode, id_) is None]
    return (*(unit_option(g, id_, "observe", "6.1") for id_ in able), BACK)


def not_observing(g: State, group: str, mode: str, id_: str) -> Reason | None:
    """Why a unit does not observe for the group in this mode."""
    refused = s07_modes.not_observing(g, mode, id_)
    if refused is None and mode == "flare" and not registered_options(g, group, id_):
        return because("7.21", "why-not-registered-unseen", name=unit_name(g, id_))
    return refused


@rule("6.1#2", "6.1#3", "7.21.flare#2")
@procedure
def choose_vertex(g: State, group: str, mode: str, observer: str) -> Procedure[str]:
    """A hex and one of its corners in sight; flares call for the preregistered vertex alone. Empty to go back."""
    side = g.artillery[group].side
    args = (("group", group), ("observer", observer))
    if mode == "flare":
        registered: str = yield Choose(
            side,
            "call-vertex",
            (*registered_options(g, group, observer), BACK),
            "7.21",
            args,
            secret=True,
            why_not=s07_advice.why_not_flare,
        )
        return "" if registered == "back" else registered
    while True:
        cell: Cell | str = yield Choose(
            side,
            "call-hex",
            hex_options(g.board, g.setting.playable),
            "6.1",
            args,
            why_not=s07_advice.why_not_called,
        )
        if isinstance(cell, str):
            return ""
        vertex: str = yield Choose(
            side,
            "call-vertex",
            (*corner_options(g, cell, observer), BACK),
            "6.1",
            (*args, ("hex", g.board.name(cell))),
            why_not=s07_advice.why_not_vertex,
        )
        if vertex != "back":
            return vertex
        say_nothing_seen(g, side, cell, observer)


@lru_cache(maxsize=64)
def hex_options(board: Board, playable: frozenset[Cell]) -> tuple[Option, ...]:
    """Every hex in play: too many to trace lines to all their corners before one is named."""
    names = [board.name(cell) for cell in sorted(playable)]
    found = [option(n, board.cell(n), "target", (f"hex:{n}",), "option-hex", "6.1", hex=n) for n in names]
    return (*found, BACK)


def say_nothing_seen(g: State, side: str, cell: Cell, observer: str) -> None:
    """Tell the player why a hex that he pointed at gave him no choice."""
    if not corner_options(g, cell, observer):
        name = unit_name(g, observer)
        g.note("call-unseen", "4.92", to=(side,), hex=g.board.name(cell), unit=observer, name=name)


@rule("6.1#3", "7.21.aircraft#2", "4.7", "7.0#3")
def sees(g: State, observer: str, vertex: str) -> bool:
    """The observer has the vertex in sight, however far; airmen see all of them."""
    if not observer:
        return True
    return s04_sight.sight_to_vertex(g, g.units[observer].where, g.board.vertex(vertex)).clear


def corner_options(g: State, cell: Cell, observer: str) -> tuple[Option, ...]:
    """The corners of a hex that the observer sees."""
    return tuple(vertex_option(name) for name in corners(g, cell) if sees(g, observer, name))


def corners(g: State, cell: Cell) -> tuple[str, ...]:
    """The vertices of a hex at which a group can aim."""
    names = [g.board.vertex_name(vertex) for vertex in g.board.vertices_of(cell)]
    return tuple(name for name in names if not_aimed_at(g, name) is None)


@rule("6.1#2", "4.92#1")
def not_aimed_at(g: State, vertex: str) -> Reason | None:
    """A vertex is where three hexes meet; at the edge of the map fewer do, unless the table lets that pass."""
    edge = len(g.board.cells_of(g.board.vertex(vertex))) < MEETING
    if not edge or g.setting.options.get("edge_vertices", "edge") == "edge":
        return None
    return because("6.1", "why-not-vertex-edge", vertex=vertex)


def registered_options(g: State, group: str, observer: str) -> tuple[Option, ...]:
    """The preregistered vertex, if the observer sees it."""
    vertex = g.artillery[group].preregistered
    return (vertex_option(vertex),) if vertex and sees(g, observer, vertex) else ()


def vertex_option(name: str) -> Option:
    return option(
        name, verb="vertex", touches=(f"vertex:{name}",), label="option-vertex", rule="6.1", vertex=name
    )


def why_not_observer(mode: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot observe in this mode; at anything else, that the observer comes first."""
    group = str(dict(question.args)["group"])
    refused = why_not_each(g, question, subject, partial(not_observing, g, group, mode))
    return refused or (because("6.1", "why-not-observer-first", group=group),)


def shell_options(g: State) -> tuple[Option, ...]:
    return tuple(
        option(shell, verb="shell", label=f"shell-{shell}", rule="7.5")
        for shell in SHELLS
        if not_fired(g, shell) is None
    )


@rule("7.51#1", "7.51#2", "7.52#1", "7.52#2")
def not_fired(g: State, shell: str) -> Reason | None:
    """High explosive and smoke are there at any date, gas from September 1915."""
    if shell != "gas" or g.today >= GAS_FROM:
        return None
    return because("7.51", "why-not-shell-date", date=f"{GAS_FROM.month}/{GAS_FROM.year}")


# what a call does


@rule("6.1#4", "6.1#7", "7.221#1", "7.222#2", "7.223#1", "6.05#2")
def place(g: State, group: str, mode: str, observer: str, vertex: str, shell: str) -> None:
    """The cross hair on its vertex, the hourglass on its turn; the group is spent, the observer is not."""
    it = g.artillery[group]
    delay = s07_modes.relay_delay(g, mode)
    g.artillery[group] = replace(
        it,
        ready=False,
        target=vertex,
        called_mode=mode,
        shell=shell,
        hourglass=g.turn + delay if delay else 0,
        primed=delay == 0,
    )
    reveals = reveal(g, group, mode, observer)
    g.note(
        "called",
        "6.1",
        reveals=reveals,
        side=side_name(it.side),
        group=group,
        vertex=vertex,
        shell=f"@shell-{shell}",
        mode=f"@mode-{mode.replace(' ', '-')}",
        observer=unit_name(g, observer) if observer else "@observer-aircraft",
        turn=g.turn + delay,
    )


def reveal(g: State, group: str, mode: str, observer: str) -> bool:
    """Calling by flares shows the vertex that was recorded, by trench set the unit that works it."""  # 7.3#3
    secret = {"flare": group, "trench set": f"observer {g.units[observer].side}" if observer else ""}.get(
        mode
    )
    if not secret or secret in g.shown:
        return False
    g.shown[secret] = True
    return True
