"""9.1.1 An attack, step by step."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s06_instants,
    s09_engage,
    s09_fight,
    s09_intensity,
    s10_aftermath,
    s10_checks,
    s10_support,
    s11_advance,
    s11_leaving,
    s19_combat,
)
from grognard.games.oao.rules.s09_combat import Combat, has_combat_unit, side_of
from grognard.games.oao.rules.s09_fight import Fight, Weighed
from grognard.games.oao.rules.s09_losses import left_of
from grognard.games.oao.rules.words import hex_name
from grognard.games.oao.state import State


@rule("19.1.6#3")
@procedure
def resolve(g: State, place: int) -> Procedure[None]:
    """Resolve one of `g.attacks`, steps a to k; with it that on the other half of a Two-Hex Unit."""
    fights: tuple[Fight, ...] = yield from joined(g, places(g, place))
    g.fought = tuple(found for each in fights for found in taking_part(each.combat))
    for each in fights:
        yield from s09_fight.reductions(g, each)  # 9.1.1#h
    open_ = tuple(each.combat.target for each in fights if gives_way(g, each))
    for each in fights:
        yield from s09_fight.retreat(g, each)
    fights = yield from s10_support.artillery(g, fights)  # 9.1.1#i
    yield from s10_aftermath.checks(g, fights, "attacker")  # 9.1.1#j 10.0#2
    yield from s10_aftermath.checks(g, fights, "defender")
    for each in fights:
        fall_back(g, each.combat)
    yield from s06_instants.settle(g)  # 15.6.2a#1 8.8.1#3: who is left alone does not keep the hex
    for each in fights:
        if each.combat.target in open_:
            yield from s11_advance.advance(g, each.combat)  # 9.1.1#k
        elif s11_advance.is_vacated(g, each.combat):
            g.note("advance-none", "11.2", hex=hex_name(g, each.combat.target))
    g.fought = ()


def taking_part(combat: Combat) -> tuple[tuple[str, Cell], ...]:
    """All units of both sides in a combat, fighting or withheld, and the hexes in which they are for it."""
    forces = (*combat.attackers, *combat.defenders, *combat.withheld)
    return tuple((id_, force.cell) for force in forces for id_ in (*force.units, *force.idle))


def places(g: State, place: int) -> tuple[int, ...]:
    """The attack, and its twin if there is one."""
    twin = s19_combat.twin(g, place)
    return (place,) if twin is None else (place, twin)


@rule("19.1.6#3")
@procedure
def joined(g: State, attacks: tuple[int, ...]) -> Procedure[tuple[Fight, ...]]:
    """Steps a to g: of two attacks on a Two-Hex Unit each step is taken for both, without effect on each other."""
    combats: tuple[Combat, ...] = ()
    for place in attacks:
        combat: Combat | None = yield from s09_engage.engage(g, place)
        if combat is not None:
            combats = (*combats, combat)
    fights: tuple[Fight, ...] = ()
    stakes: tuple[tuple[Combat, Weighed, tuple[bool, bool]], ...] = ()
    for ready in combats:
        ready = yield from s09_intensity.mandate(g, ready)
        weighed: Weighed = s09_fight.weigh(g, ready)
        intense: tuple[bool, bool] = yield from s09_intensity.declare(g, ready, weighed.final)
        stakes = (*stakes, (ready, weighed, intense))
    for stake in stakes:
        done: Fight = yield from s09_fight.fight(g, stake[0], stake[1], stake[2])
        fights = (*fights, done)
    return fights


@rule("12.2.1a")
def fall_back(g: State, combat: Combat) -> None:
    """A Fortress that has lost all Combat units of its hex loses its exterior garrison."""
    if has_combat_unit(g, combat.defenders):
        s11_leaving.turn_fortresses(g, combat.target, side_of(g, combat, "defender"), "10.3")


@rule("11.2#1", "9.1.1#h")
def gives_way(g: State, fight: Fight) -> bool:
    """After the losses of the table: whether the hex can still be vacated for a cause that opens it to an advance.

    That is a retreat by the table, or a check; not that the defenders are lost to Strength Reductions alone.
    """
    if fight.outcome.retreat or g.setting.options.get("advance_after") == "any":
        return True
    return bool(left_of(g, s10_checks.checking(g, fight.combat, "defender", fight.final)))
