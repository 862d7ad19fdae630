"""What a player may ask about off-map artillery: why a group, a unit, a hex or a vertex is not to be chosen now."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules import s04_sight, s07_call, s07_ffe, s07_modes, s07_registration, s07_signal
from grognard.games.rpc.rules.s03_advice import hex_meant, vertex_meant, why_not_each
from grognard.games.rpc.state import State


def group_of(question: Choose) -> str:
    """The group with which a question is concerned."""
    return str(dict(question.args)["group"])


def groups_meant(g: State, side: str, subject: str) -> tuple[str, ...]:
    """The group that was pointed at; of a vertex those of one's own whose marker is on it."""
    kind, _, id_ = subject.partition(":")
    if kind == "artillery" and id_ in g.artillery:
        return (id_,)
    vertex = vertex_meant(g, subject)
    return tuple(i for i, it in g.artillery.items() if vertex and it.side == side and it.target == vertex)


def not_yours(g: State, side: str, group: str) -> Reason | None:
    mine = g.artillery[group].side == side
    return None if mine else because("7.0", "why-not-group-enemy", group=group)


# 6.02 signals


def why_not_signal(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a group makes no signal roll; whatever else was pointed at waits until all have rolled."""
    found = tuple(not_signalling(g, question.side, id_) for id_ in groups_meant(g, question.side, subject))
    return found or (because("6.02", "why-not-signal-first"),)


def not_signalling(g: State, side: str, group: str) -> Reason:
    """A group that is primed, and is not among the answers, has rolled for this command."""
    refused = not_yours(g, side, group) or s07_signal.not_primed(g, group)
    return refused or because("6.02", "why-not-signal-rolled", group=group)


# 6.1 the steps of a call


def why_not_called(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Shells are called down within the playing area; its corner and all else come after the hex."""
    cell = hex_meant(g, subject)
    if cell is None or cell in g.setting.playable:
        return (because("6.1", "why-not-call-hex-first", group=group_of(question)),)
    return (because("10.1", "why-not-out-of-play", hex=g.board.name(cell)),)


def why_not_vertex(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """What hides a corner from the observer; a whole hex is no target, and neither are the corners of others."""
    args, vertex = dict(question.args), vertex_meant(g, subject)
    hex_, observer = str(args["hex"]), str(args["observer"])
    if not vertex or question.find(vertex) is not None:
        return (because("6.1", "why-not-corner", hex=hex_),)
    if g.board.cell(hex_) not in g.board.cells_of(g.board.vertex(vertex)):
        return (because("6.1", "why-not-corner-other", hex=hex_, vertex=vertex),)
    if (edge := s07_call.not_aimed_at(g, vertex)) is not None:
        return (edge,)
    return s04_sight.sight_to_vertex(g, g.units[observer].where, g.board.vertex(vertex)).reasons


def why_not_flare(_g: State, question: Choose, _subject: str) -> tuple[Reason, ...]:
    """Flares mean the vertex that was recorded."""
    return (because("7.21", "why-not-flare-vertex", group=group_of(question)),)


def why_not_shell(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a shell is not to be had; where it falls is settled, and all else waits."""
    if subject in s07_call.SHELLS:
        refused = s07_call.not_fired(g, subject)
        return () if refused is None else (refused,)
    group, vertex = group_of(question), str(dict(question.args)["vertex"])
    if vertex_meant(g, subject) or hex_meant(g, subject) is not None:
        return (because("6.1", "why-not-shell-place", group=group, vertex=vertex),)
    return (because("7.51", "why-not-shell-first", group=group),)


# 7.3 what is recorded before play


def why_not_register(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a vertex is not recorded here, or not by this group; the corner comes after the hex."""
    refused = why_not_recorded(g, question, subject)
    cell = hex_meant(g, subject)
    if refused or cell is None or cell in g.setting.playable:
        return refused or (because("7.3", "why-not-register-first", group=group_of(question)),)
    return (because("10.1", "why-not-out-of-play", hex=g.board.name(cell)),)


def why_not_register_corner(cell: Cell, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """The vertex is one of the six corners of the hex."""
    hex_, refused = g.board.name(cell), why_not_recorded(g, question, subject)
    vertex = vertex_meant(g, subject)
    if vertex and (edge := s07_call.not_aimed_at(g, vertex)) is not None:
        return (edge,)
    return refused or (because("7.3", "why-not-register-corner", group=group_of(question), hex=hex_),)


def why_not_recorded(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why another group does not record a vertex now. Empty if none is meant, or the one in question."""
    kind, _, group = subject.partition(":")
    if kind != "artillery" or group not in g.artillery or group == group_of(question):
        return ()
    refused = not_yours(g, question.side, group) or s07_registration.not_registered(g, group)
    return (refused or because("7.3", "why-not-register-turn", group=group, first=group_of(question)),)


def why_not_named(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot be the observer of the trench sets."""
    refused = why_not_each(g, question, subject, partial(s07_modes.blind, g))
    return refused or (because("7.21", "why-not-named-first"),)


# 7.243 stray


def why_not_spine(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """A vertex to which no spine leads; as to all else, the die decides where the shells come down."""
    args, vertex = dict(question.args), vertex_meant(g, subject)
    target = str(args["vertex"])
    if vertex == target:
        return (because("7.243", "why-not-spine-target", group=args["group"], vertex=vertex),)
    if vertex and vertex not in s07_ffe.spine_ends(g, target):
        return (because("7.243", "why-not-spine-far", vertex=vertex, target=target),)
    return (because("7.243", "why-not-spine-die", group=args["group"], vertex=target),)
