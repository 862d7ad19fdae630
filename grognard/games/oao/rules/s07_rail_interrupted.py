"""7.7.5 Interrupted transports: what interrupts them, and how they come back."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Train
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import s02_units, s03_zoc, s07_entered, s07_rail_ways
from grognard.games.oao.rules.s07_markers import is_under_way
from grognard.games.oao.rules.words import hex_name, hex_option, side_name, unit_name
from grognard.games.oao.state import OFF_MAP, TRACK, Due, State

INTERRUPTED = "interrupted"


@rule("7.7.5#3", "7.7.5#4", "7.8.3#1")
def interrupted(g: State, units: tuple[str, ...]) -> None:
    """The transports that these units interrupt by having come where they are."""
    here = tuple(id_ for id_ in units if g.units[id_].where >= 0)
    for id_ in travellers(g, g.other(g.units[here[0]].side)) if here else ():
        why = next((why for other in here if (why := reached(g, id_, other)) is not None), None)
        if why is not None:
            interrupt(g, id_, why)


def travellers(g: State, side: str) -> list[str]:
    """Every unit of a side that is entraining, in Rail Mode or detraining."""
    return [id_ for id_ in g.on_map(side) if is_under_way(g, id_)]


def reached(g: State, id_: str, enemy: str) -> Reason | None:
    """Why an enemy unit interrupts a transport."""
    where, goal = g.units[id_].where, g.units[id_].bound_for
    there = g.hexes_of(enemy)
    if s02_units.kind_of(g, enemy).combat and any(g.board.distance(where, cell) <= 1 for cell in there):
        return because("7.7.5#3", "rail-enemy-adjacent")
    if goal in there or goal in s03_zoc.zone_of(g, enemy):
        return because("7.7.5#4", "rail-enemy-at-goal")
    return None


@rule("7.7.5#1")
def interrupt(g: State, id_: str, why: Reason) -> None:
    """A transport leaves the map for some GTs; its unit keeps its army and corps."""
    side, turn = g.units[id_].side, g.gt + movement().rail.interrupted_turns
    g.note(
        "rail-interrupted",
        why.rule,
        side=side_name(side),
        hex=hex_name(g, g.units[id_].where),
        why=f"@{why.text}",
        gt=turn,
    )
    back = g.units[id_].turned and not is_flipped_train(g, id_)
    g.move_to(id_, TRACK, mode="", turned=back, task="", spent=0, bound_for=OFF_MAP, sortie=False)
    g.put_on_track(turn, Due(INTERRUPTED, id_, side=side))


def is_flipped_train(g: State, id_: str) -> bool:
    """Whether a Train shows its Extended side under its Rail Mode marker."""  # 15.6.1#2
    return g.units[id_].turned and isinstance(s02_units.piece(g, id_), Train)


# return


@rule("7.7.5#2", "4.2.1#1")
@procedure
def returning(g: State, side: str) -> Procedure[None]:
    """Interrupted transports come back in the Preliminary Phase; one that finds no place waits for the next GT."""
    for due in tuple(each for each in g.track.get(g.gt, ()) if _is_due(g, each, side)):
        g.keep_on_track(g.gt, tuple(each for each in g.track[g.gt] if each != due))
        if not return_options(g, side):
            g.put_on_track(g.gt + 1, due)
            continue
        cell: Cell = yield Choose(
            side,
            "rail-return-choose",
            return_options(g, side),
            "7.7.5",
            (("name", unit_name(g, due.unit)),),
            secret=True,
            why_not=why_not_return,
        )
        g.move_to(due.unit, cell)
        g.note("rail-returned", "7.7.5", side=side_name(side), hex=hex_name(g, cell))
        yield from s07_entered.entered(g, (due.unit,), OFF_MAP)


def _is_due(g: State, due: Due, side: str) -> bool:
    return due.kind == INTERRUPTED and due.side == side and g.units[due.unit].where == TRACK


def return_options(g: State, side: str) -> tuple[Option, ...]:
    least = movement().rail.interrupted_distance
    found = s07_rail_ways.usable(g, side) - s07_rail_ways.near_enemy(g, side, least)
    return tuple(hex_option(g, cell, "return", "7.7.5", "option-return") for cell in sorted(found))


def why_not_return(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a transport cannot come back in a hex."""
    kind, _, name = subject.partition(":")
    if kind != "hex" or name not in g.board.names:
        return (because("7.7.5", "rail-return-first"),)
    least, cell = movement().rail.interrupted_distance, g.board.cell(name)
    if cell not in s07_rail_ways.usable(g, question.side):
        return (because("7.7.5", "rail-return-line", hex=name),)
    near = cell in s07_rail_ways.near_enemy(g, question.side, least)
    return (because("7.7.5", "rail-return-near", hex=name, hexes=least),) if near else ()
