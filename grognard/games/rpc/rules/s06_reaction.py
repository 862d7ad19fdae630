"""6.7 Reaction fire: at movers after each movement point, and back at those who fire."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s06_advice, s06_fire, s06_transport
from grognard.games.rpc.rules.s03_units import Check
from grognard.games.rpc.rules.words import of_unit, unit_name
from grognard.games.rpc.state import Shot, State


def shooters(shots: tuple[Shot, ...]) -> tuple[str, ...]:
    return tuple(shot.shooter for shot in shots)


def window_args(g: State, enemy: str, hex_: str, at: str) -> Args:
    """Who has given cause to fire, where that was, and the hex that can be fired at."""
    return (("name", unit_name(g, enemy)), ("unit", enemy), ("hex", hex_), ("at", at))


@rule("6.71#1", "6.71#2", "6.71#3", "6.72#1", "6.72#2", "6.72#6", "6.73#2", "6.04#1", "6.04#2")
@procedure
def reaction_window(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """After a movement point and its consequences, each ready enemy in reach may fire once at the movers' hex.

    Shots are made one after another, until the reactor passes or no mover is left.
    """
    fired: tuple[str, ...] = ()
    while True:
        offered = reaction_shots(g, movers, cell, fired)
        if not offered:
            return
        shot: Shot | None = yield Choose(
            g.other(g.units[movers[0]].side),
            "react-offer",
            (*reaction_options(g, offered), PASS),
            "6.71",
            window_args(g, movers[0], g.board.name(cell), g.board.name(cell)),
            window=True,
            explain=s06_advice.explain_shot,
            why_not=partial(s06_advice.why_not_reaction, fired),
            odds=s06_advice.odds_of_shot,
        )
        if shot is None:
            return
        fired = (*fired, shot.shooter)  # 6.73#1, 6.75#4
        yield from reaction_shot(g, shot)


@rule("6.72#4", "6.72#5")
@procedure
def declare(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[tuple[Shot, ...]]:
    """Where the point spent starts a melee: shots are declared now and made when the melee is over."""
    declared: tuple[Shot, ...] = ()
    while True:
        offered = reaction_shots(g, movers, cell, shooters(declared))
        if not offered:
            return declared
        shot: Shot | None = yield Choose(
            g.other(g.units[movers[0]].side),
            "react-declare",
            (*reaction_options(g, offered), DONE),
            "6.72",
            window_args(g, movers[0], g.board.name(cell), g.board.name(cell)),
            window=True,
            explain=s06_advice.explain_shot,
            why_not=partial(s06_advice.why_not_reaction, shooters(declared)),
            odds=s06_advice.odds_of_shot,
        )
        if shot is None:
            return declared
        declared = (*declared, shot)


@rule("6.72#4", "6.72#5", "6.72#7")
@procedure
def execute(g: State, declared: tuple[Shot, ...], movers: tuple[str, ...]) -> Procedure[None]:
    """The declared shots of those who can still make them, while a mover is there to be shot at."""
    for shot in declared:
        if shot in reaction_shots(g, movers, shot.cell, ()):
            yield from reaction_shot(g, shot)


@rule("6.71#1", "6.71#2", "6.73#1")
def reaction_shots(g: State, movers: tuple[str, ...], cell: Cell, fired: tuple[str, ...]) -> tuple[Shot, ...]:
    """Every shot that a ready enemy who has not yet fired at this point could make at the movers in the hex."""
    here = tuple(id_ for id_ in movers if g.units[id_].where == cell)
    if not here:
        return ()
    enemy = g.other(g.units[here[0]].side)
    found: list[Shot] = []
    for id_, unit in g.units.items():
        if unit.side == enemy and unit.ready and unit.where >= 0 and id_ not in fired:
            reach = s03_units.values(g, id_).range
            if reach is not None and g.board.distance(unit.where, cell) <= reach and may_react(g, id_, cell):
                found += s06_fire.shots_into(g, id_, cell, here)
    return tuple(found)


@rule("6.71#2", "6.71#3")
def may_react(g: State, id_: str, cell: Cell) -> bool:
    """All limits of fire hold, and mortars never react."""
    return not s03_units.is_mortar(g, id_) and s06_fire.may_reach(g, id_, cell)


def reaction_options(g: State, offered: tuple[Shot, ...]) -> tuple[Option, ...]:
    """Options by the unit that fires, which they touch; anti-tank fire names its target too."""
    return tuple(
        s06_fire.shot_option(
            g,
            shot,
            f"{shot.shooter} at {shot.at}" if shot.at else shot.shooter,
            "6.71",
            f"unit:{shot.shooter}",
        )
        for shot in offered
    )


@rule("6.73#3", "6.75#1", "6.56")
@procedure
def reaction_shot(g: State, shot: Shot) -> Procedure[None]:
    """One shot out of turn: resolved, applied, and the shooter spent, unless it is a machine gun firing at movers."""
    exempt = fires_at_movers(g, shot)
    results: tuple[Check, ...] = yield from s06_fire.resolve(g, shot)
    spent = not exempt or is_spent_by_doubles(g, shot, results)
    s03_units.apply_checks(g, results)
    if spent:
        s03_units.spend(g, shot.shooter)
    s06_transport.after_reaction_fire(g, results)


@rule("6.75#2", "6.75#5", "6.05#3")
def fires_at_movers(g: State, shot: Shot) -> bool:
    """A machine gun firing at a hex with a moving target stays ready, if none of the movers rolls doubles."""
    if not s03_units.is_machine_gun(g, shot.shooter):
        return False
    return any(g.units[id_].moving for id_ in s06_fire.targets_of(g, shot))


@rule("6.75#2", "6.75#3", "GLOSS.doubles")
def is_spent_by_doubles(g: State, shot: Shot, results: tuple[Check, ...]) -> bool:
    """Before the results are applied: a target that is still moving has rolled doubles."""
    spent = any(result.doubles and g.units[result.unit].moving for result in results)
    if spent:
        g.note("doubles", "6.75", **of_unit(g, shot.shooter))
    return spent


# 6.74 return fire


@rule("6.74#1", "6.71#1")
@procedure
def return_fire(g: State, shot: Shot) -> Procedure[tuple[Shot, ...]]:
    """Ready units in the target hex may fire back at the hex from which they are shot at."""
    returned: tuple[Shot, ...] = ()
    while True:
        offered = return_shots(g, shot, shooters(returned))
        if not offered:
            return returned
        answer: Shot | None = yield Choose(
            g.other(g.units[shot.shooter].side),
            "return-offer",
            (*reaction_options(g, offered), PASS),
            "6.74",
            window_args(g, shot.shooter, g.board.name(shot.cell), source(g, shot)),
            window=True,
            explain=s06_advice.explain_shot,
            why_not=partial(s06_advice.why_not_reaction, shooters(returned)),
            odds=s06_advice.odds_of_shot,
        )
        if answer is None:
            return returned
        returned = (*returned, answer)


def source(g: State, shot: Shot) -> str:
    """The hex out of which a shot is made."""
    return g.board.name(g.units[shot.shooter].where)


def return_shots(g: State, shot: Shot, fired: tuple[str, ...]) -> tuple[Shot, ...]:
    """The answers that ready enemies in the target hex could give to this attacker."""
    attacker = g.units[shot.shooter]
    found: list[Shot] = []
    for id_ in g.in_hex(shot.cell, g.other(attacker.side)):
        if g.units[id_].ready and id_ not in fired and may_react(g, id_, attacker.where):
            found += s06_fire.shots_into(g, id_, attacker.where, (shot.shooter,))
    return tuple(found)
