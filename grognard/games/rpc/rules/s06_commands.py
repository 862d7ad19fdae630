"""6.01 to 6.05 Commands: what one command activates, and the actions of the units activated."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.engine.decision import BACK, DONE, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import (
    s03_masses,
    s03_units,
    s06_command_advice,
    s06_dig,
    s06_fire,
    s06_movement,
    s07_artillery,
    s07_signal,
    s10_reinforcements,
)
from grognard.games.rpc.rules.words import of_unit, place_of, side_name, unit_name, unit_option
from grognard.games.rpc.state import OFF_MAP, Command, State

ACTIONS = ("deploy", "dig", "fire", "move")
"""What an activated unit may do; calling and canceling off-map artillery are commands of their own."""  # 6.03#3


@rule("6.01#1", "5.21#3", "5.22#1")
@procedure
def half_couplet(g: State, side: str) -> Procedure[None]:
    """One command or none; a command in progress goes on."""
    if g.command is None or g.command.side != side:
        yield from give_command(g, side)
    if g.command is not None and g.command.side == side:
        yield from act_in_turn(g, side)


@rule("6.01#1", "6.01#5")
@procedure
def give_command(g: State, side: str) -> Procedure[None]:
    """To units, which then act, or to a group of artillery; the player may pass."""
    while True:
        chosen: str | None = yield Choose(
            side,
            "command-choose",
            (*command_options(g, side), PASS),
            "6.01",
            why_not=s06_command_advice.why_not_command,
        )
        if chosen is None:
            g.note("passed", "5.21", side=side_name(side))
            return
        if chosen in g.artillery:
            yield from s07_artillery.artillery_command(g, side, chosen)
            return
        units: tuple[str, ...] = yield from choose_units(g, side, chosen)
        if units:
            yield from command(g, side, units)
            return


def command_options(g: State, side: str) -> tuple[Option, ...]:
    """Every ready unit that could be the first of a command, and every OMA group that can be called or canceled."""
    ready = [id_ for id_ in g.on_map(side) if g.units[id_].ready]  # 3.3#2, 6.01#2
    ready += s10_reinforcements.may_enter(g, side)  # 10.2#3
    groups = s07_artillery.group_options(g, side)  # 6.01#5
    return (*(unit_option(g, id_, "command", "6.01") for id_ in ready), *groups)


# what one command activates


@rule("6.01#3", "6.01#4", "6.01#6")
@procedure
def choose_units(g: State, side: str, first: str) -> Procedure[tuple[str, ...]]:
    """Tick further units until the command is complete; BACK with one unit chosen begins again."""
    chosen: tuple[str, ...] = (first,)
    while True:
        more = may_be_added(g, chosen)
        if not more:
            return chosen
        added: str | None = yield Choose(
            side,
            "command-add",
            (DONE, *(unit_option(g, id_, "add", "6.01") for id_ in more), BACK),
            "6.01",
            (("count", len(chosen)), ("first", chosen[0]), ("units", " ".join(chosen))),
            why_not=s06_command_advice.why_not_added,
        )
        if added is None:
            return chosen
        if added == "back":
            chosen = chosen[:-1]
            if not chosen:
                return ()
        else:
            chosen = (*chosen, added)


def may_be_added(g: State, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The units with which the command would still be a stack, a mass or a blob."""
    found: dict[str, None] = {}
    if len(chosen) == 1:
        found.update(dict.fromkeys(stack_mates(g, chosen[0])))
    if all(s03_masses.may_join_mass(g, id_, chosen[0]) for id_ in chosen):
        found.update(dict.fromkeys(s03_masses.may_be_added_to_mass(g, chosen)))
    if all(s03_masses.may_join_blob(g, id_) for id_ in chosen):
        found.update(dict.fromkeys(s03_masses.may_be_added_to_blob(g, chosen)))
    return tuple(found)


@rule("6.01#3", "3.4#2", "10.21#1")
def stack_mates(g: State, id_: str) -> tuple[str, ...]:
    """The other ready friend in the hex, of whatever kind; off the map, any that could wait in the same hex."""
    unit = g.units[id_]
    if unit.where < 0:
        return tuple(s10_reinforcements.beside(g, (id_,)))
    return tuple(i for i in g.in_hex(unit.where, unit.side) if i != id_ and g.units[i].ready)


# carrying out a command


@rule("6.02#1", "5.22#2")
@procedure
def command(g: State, side: str, units: tuple[str, ...]) -> Procedure[None]:
    """A declared command waits for the signals of primed artillery."""
    g.command = Command(side, s03_masses.kind_of(g, units), units)
    g.note("commanded", "6.01", side=side_name(side), units=[place_of(g, id_) for id_ in units])
    yield from s07_signal.signal_rolls(g, side)


@rule("6.02#2", "6.05#4")
@procedure
def act_in_turn(g: State, side: str) -> Procedure[None]:
    """The units of the command, one after another, until the player has done."""
    while next(may_act(g), None) is not None:
        actor: str | None = yield Choose(
            side,
            "actor-choose",
            (*(unit_option(g, id_, "act", "6.03") for id_ in may_act(g)), DONE),  # 6.03#1
            "6.03",
            why_not=s06_command_advice.why_not_actor,
        )
        if actor is None:
            return
        yield from act(g, actor)


def may_act(g: State) -> Iterator[str]:
    """Units of the command that are still there, ready and have not acted, or are in the middle of a move."""
    assert g.command is not None  # 6.02#2, 6.03#3
    for id_ in g.command.units:
        unit = g.units[id_]
        free = id_ not in g.command.acted or is_under_way(g, id_)
        if free and unit.ready and unit.where >= OFF_MAP and has_action(g, id_):
            yield id_


def is_under_way(g: State, id_: str) -> bool:
    """A document found the unit in the middle of its move: that and nothing else goes on."""  # 6.03#3
    return g.units[id_].points >= 0 and g.units[id_].ready


def has_action(g: State, id_: str) -> bool:
    """On the map a unit can always deploy; off it, it must be able to enter, and a move that began to go on."""
    unbound = g.units[id_].where >= 0 and not is_under_way(g, id_)
    return unbound or s06_movement.may_move(g, id_)


@rule("6.03#2", "6.03#3")
@procedure
def act(g: State, id_: str) -> Procedure[None]:
    """One action of one unit. Fire and movement mark it as having acted once they are declared."""
    action: str = yield Choose(
        g.units[id_].side,
        "action-choose",
        action_options(g, id_),
        "6.03",
        (("name", unit_name(g, id_)), ("unit", id_)),
        why_not=s06_command_advice.why_not_action,
    )
    if action == "back":
        return
    if action == "deploy":
        has_acted(g, id_)
        deploy(g, id_)
    elif action == "dig":
        has_acted(g, id_)
        s06_dig.dig(g, id_)
    elif action == "fire":
        yield from s06_fire.fire_action(g, id_)
    else:
        yield from s06_movement.move_action(g, id_)


def action_options(g: State, id_: str) -> tuple[Option, ...]:
    options = [Option(a, a, a, (f"unit:{id_}",), f"action-{a}") for a in actions(g, id_)]
    return (*options, BACK)


def actions(g: State, id_: str) -> tuple[str, ...]:
    """The actions that the rules allow this unit now."""
    unit = g.units[id_]
    if unit.where < 0 or is_under_way(g, id_):
        return ("move",) if s06_movement.may_move(g, id_) else ()
    allowed = {
        "deploy": True,
        "dig": s06_dig.may_dig(g, id_),
        "fire": s06_fire.may_fire(g, id_),
        "move": s06_movement.may_move(g, id_),
    }
    return tuple(action for action in ACTIONS if allowed[action])


def has_acted(g: State, *ids: str) -> None:
    """These units have had their action of this command."""
    assert g.command is not None
    g.command = replace(g.command, acted=(*g.command.acted, *ids))


@rule("6.3#2", "6.3#3", "6.05#1")
def deploy(g: State, id_: str) -> None:
    """The unit flips and is spent; that is neither movement nor fire."""
    g.change(id_, formed=not g.units[id_].formed)
    s03_units.spend(g, id_)
    g.note("deployed", "6.3", **of_unit(g, id_), formed=g.units[id_].formed)
