"""6 Game time: the Time Advance, which can interrupt anything, and Sudden Death."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, End, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    a28_actions,
    e72_melees,
    s01_cards,
    s03_seniority,
    s07_victory,
    s08_stacking,
    s12_telephones,
)
from grognard.games.gwc.rules.words import counter_name, hex_name, side_name
from grognard.games.gwc.state import Arrival, State
from grognard.games.gwc.support import tracks


@rule("6.1.2")
@procedure
def time_advance(g: State, side: str) -> Procedure[None]:
    """The Time marker moves one space because of this side; play then goes on where it paused."""
    inside = g.in_trigger
    g.in_trigger = True  # 1.9.1#3
    g.time = min(g.time + 1, tracks().time.last)
    g.note("time-advance", "6.1.2", side=side_name(side), time=g.time)
    s01_cards.reshuffle(g, side)  # 6.1.2#3
    yield from sudden_death(g, side)  # 6.1.2#4
    defender = g.setting.defender
    if defender is not None:
        s07_victory.gain_vp(g, defender, 1, "6.1.2", "vp-defender")  # 6.1.2#5
    yield from clear_smoke_and_gas(g, side)
    yield from reinforcements(g)
    for player in (g.inactive, g.active):
        yield from a28_actions.action_window(g, player, "time advance")  # 6.1.2#11
    for player in (g.inactive, g.active):
        if player not in g.strategy:
            yield from s01_cards.draw_strategy(g, player, from_next_turn=True)  # 6.1.2#12 S98#7
    g.in_trigger = inside  # 6.1.2#13
    if not inside:
        yield from e72_melees.fight_due_melees(g)  # O16.4#1


@rule("6.2.2#1")
@procedure
def sudden_death(g: State, side: str) -> Procedure[None]:
    """In or past the Sudden Death space, a roll below the number of the Time space ends the game."""
    if g.time < g.sudden_death:
        return
    dice: s01_cards.Dice = yield from s01_cards.roll(g, side, "sudden death", str(g.time))
    g.note("sudden-death", "6.2.2", side=side_name(side), total=dice.total, time=g.time)
    if dice.total < g.time:  # 6.2.2#2 6.2.2#3
        yield End(s07_victory.final_verdict(g, "sudden-death"))  # 6.3#4


@rule("6.1.2#6", "T107.2")
@procedure
def clear_smoke_and_gas(g: State, side: str) -> Procedure[None]:
    """The player who advanced Time takes two Smoke and two Gas markers off the map."""
    for _ in range(min(2, len(g.smoke))):
        cell: Cell = yield Choose(
            side,
            "smoke-remove",
            choices(sorted(g.smoke), "hex", "remove", "option-hex", "6.1.2", g.board.name),
            "6.1.2",
        )
        del g.smoke[cell]
        g.note("smoke-removed", "6.1.2", hex=hex_name(g, cell))
    for _ in range(min(2, len(g.gas))):
        gone: Cell = yield Choose(
            side,
            "gas-remove",
            choices(sorted(g.gas), "hex", "remove", "option-hex", "6.1.2", g.board.name),
            "6.1.2",
        )
        del g.gas[gone]
        g.put_back("gas")
        g.note("gas-removed", "6.1.2", hex=hex_name(g, gone))


# reinforcements


@rule("6.1.2#7")
@procedure
def reinforcements(g: State) -> Procedure[None]:
    """What lies in the Time space now reached enters play, the inactive player's first."""
    due = g.time_track.get(g.time, ())
    for player in (g.inactive, g.active):
        for arrival in due:
            if arrival.side == player:
                yield from enter(g, arrival)
    yield from s03_seniority.designate(g)


@procedure
def enter(g: State, arrival: Arrival) -> Procedure[None]:
    """One reinforcement enters; one that finds no room waits for the next space."""
    if arrival.what == "telephone":
        g.lift(g.time, arrival)
        yield from s12_telephones.receive(g, arrival.side, arrival.counter)  # 6.1.2#10
        return
    if not entry_hexes(g, arrival):
        g.lift(g.time, arrival)
        delay(g, arrival)
        return
    cell: Cell | None = yield Choose(
        arrival.side,
        "reinforcement-place",
        (
            *choices(entry_hexes(g, arrival), "hex", "place", "option-hex", "6.1.2", g.board.name),
            *((PASS,) if other_space(g, arrival) is not None else ()),
        ),
        "6.1.2",
        (("name", counter_name(arrival.counter)),),
    )
    g.lift(g.time, arrival)
    if cell is None:  # 7.2.1#5
        return
    other = other_space(g, arrival)
    if other is not None:
        g.lift(other, arrival)
    s08_stacking.bring_in(g, arrival, cell, "6.1.2")
    e72_melees.melee_is_due(g, cell)


def other_space(g: State, arrival: Arrival) -> int | None:
    """The Time space ahead on which a Tank that has exited lies too."""
    return next(
        (s for s, there in g.time_track.items() if arrival.id and s > g.time and arrival in there), None
    )


def delay(g: State, arrival: Arrival) -> None:
    """There is no legal hex: the piece waits one space further, unless it lies ahead already."""
    if other_space(g, arrival) is None:
        g.wait(min(g.time + 1, tracks().time.last), arrival)


def entry_hexes(g: State, arrival: Arrival) -> list[Cell]:
    """The hexes of the owner's edge, or of the opponent's for a Tank that comes back, with room for the piece."""
    edge = g.setting.edges[g.other(arrival.side) if arrival.has_exited else arrival.side]  # 6.1.2#8
    return [cell for cell in g.board.edge(edge) if s08_stacking.has_room(g, arrival, cell)]  # 6.1.2#9
