"""A36, A37, A43, A46: Actions of a player who is about to make a Defense Roll."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import o21_targets, s03_formations, s07_victory, s11_weapons, t99_terrain
from grognard.games.gwc.rules.words import hex_name, unit_option
from grognard.games.gwc.state import State

COUNTERATTACKED = 2  # A37#3
MACHINE_GUNS = 2  # A46#1
BARE_GROUND = ("open", "field")  # A43#2


def not_defending(g: State, side: str, subject: str) -> Reason | None:
    """Why the moment is not this side's: the Formation about to roll must be its own."""
    if g.formations[subject].side == side:
        return None
    return because("A28.1", "why-not-not-defending")


# A36


@rule("A36#1")
def may_conceal(g: State, side: str, subject: str, _card: str) -> Reason | None:
    return not_defending(g, side, subject)


@rule("A36#2")
def conceal(g: State, _side: str, _subject: str, _card: str) -> None:
    """The Attack Total falls by the Cover of the target hex, for the rest of the attack."""
    cover = t99_terrain.best_cover_total(g, g.attack.cell, g.attack)
    g.change_attack(reductions=g.attack.reductions.plus(-cover, "action-concealment", "A36"))
    g.note("attack-reduced", "A36", hex=hex_name(g, g.attack.cell), by=cover, total=g.attack.attack_total)


# A37


@rule("A37#1", "A37#2")
def may_counterattack(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why nobody can be counterattacked: pieces must fire, next to an unbroken Unit of the defender."""
    reason = not_defending(g, side, subject)
    if reason is None and not counterattacked(g, side):
        return because("A37", "why-not-counterattack")
    return reason


@rule("A37#3", "A37#4")
def counterattacked(g: State, side: str) -> list[str]:
    """The Formations that fire in the attack next to an unbroken Platoon or Team of the defender."""
    firing = dict.fromkeys(o21_targets.shooter(g, p) for p in g.attack.firers if o21_targets.exists(g, p))
    return [
        id_
        for id_ in firing
        if any(strikes_back(g, side, c) for c in g.board.adjacent[g.formations[id_].cell])
    ]


def strikes_back(g: State, side: str, cell: Cell) -> bool:
    """An unbroken Unit of the side, Runners apart, is in the hex."""
    return any(
        s03_formations.is_unit(g, id_)
        and not s03_formations.is_runner(g, id_)
        and not g.formations[id_].broken
        for id_ in g.in_hex(cell, side)
    )


@rule("A37#3")
@procedure
def counterattack(g: State, side: str, _subject: str, _card: str) -> Procedure[None]:
    """One or two of them are Suppressed."""
    struck: tuple[str, ...] = ()
    while len(struck) < COUNTERATTACKED and victims(g, side, struck):
        victim: str | None = yield Choose(
            side, "counterattack-choose", (*victims(g, side, struck), *((DONE,) if struck else ())), "A37"
        )
        if victim is None:
            return
        s07_victory.suppress(g, victim, "A37")
        struck = (*struck, victim)


def victims(g: State, side: str, struck: tuple[str, ...]) -> tuple[Option, ...]:
    left = (id_ for id_ in counterattacked(g, side) if id_ not in struck)
    return tuple(unit_option(g, id_, "suppress", "A37") for id_ in left)


# A43


@rule("A43#1", "A43#2")
def may_go_to_ground(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why nobody can go to ground: no Tank, in Open Ground or a Field without a Fortification."""
    reason = not_defending(g, side, subject)
    if reason is not None:
        return reason
    if s03_formations.is_tank(g, subject):
        return because("A43", "why-not-ground-tank")
    cell = g.attack.cell
    if t99_terrain.terrain_of(g, cell) not in BARE_GROUND or cell in g.fortifications:
        return because("A43", "why-not-ground-hex", hex=hex_name(g, cell))
    return None


@rule("A43#3")
def go_to_ground(g: State, _side: str, _subject: str, _card: str) -> None:
    """A Shellhole marker; its Cover counts at once."""
    g.terrain_markers[g.attack.cell] = "shellhole"
    g.note("shellhole-placed", "A43", hex=hex_name(g, g.attack.cell))


# A46


@rule("A46#1")
def may_intersect(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why the machine guns cannot answer: two must function with LOS and Range to somebody who fires."""
    reason = not_defending(g, side, subject)
    if reason is None and intersecting(g, side) < MACHINE_GUNS:
        return because("A46", "why-not-machine-guns")
    return reason


def intersecting(g: State, side: str) -> int:
    """How many functioning machine guns of a side reach a firing enemy Formation."""
    firing = {o21_targets.cell_of(g, p) for p in g.attack.firers if o21_targets.exists(g, p)}
    if not firing:
        return 0
    guns = (gun for gun in s11_weapons.machine_guns(g, side) if s11_weapons.functioning(g, gun))
    return sum(any(o21_targets.can_hit(g, gun, cell) for cell in firing) for gun in guns)


@rule("A46#2")
def intersect(g: State, side: str, _subject: str, _card: str) -> None:
    """-1 to the Attack Total for each of them."""
    by = intersecting(g, side)
    g.change_attack(reductions=g.attack.reductions.plus(-by, "action-intersect-machine-guns", "A46"))
    g.note("attack-reduced", "A46", hex=hex_name(g, g.attack.cell), by=by, total=g.attack.attack_total)


WINDOW = "before defense"
register_action(ActionSpec(ActionName.CONCEALMENT, WINDOW, "A36", may_conceal, conceal))
register_action(ActionSpec(ActionName.COUNTERATTACK, WINDOW, "A37", may_counterattack, run=counterattack))
register_action(ActionSpec(ActionName.GO_TO_GROUND, WINDOW, "A43", may_go_to_ground, go_to_ground))
register_action(ActionSpec(ActionName.INTERSECT_MACHINE_GUNS, WINDOW, "A46", may_intersect, intersect))
