"""18.7 step 5: the rounds of an Assault, at most two of them, and the advance that ends it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import NO, YES, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s13_actions,
    s14_costs,
    s18_advice,
    s18_fire,
    s18_run,
    s19_results,
    s21_command,
    s29_checks,
)
from grognard.games.gts.rules.words import hex_name, of_unit, side_name, unit_option
from grognard.games.gts.state import State

Units = tuple[str, ...]
MOST_ROUNDS = 2  # 18.0#1
CHARGE = Option("charge", True, "charge", (), "option-charge", (), "18.7.5B")
FIRE = Option("fire", False, "fire", (), "option-assault-fire", (), "18.7.5B")
CONTINUE = Option("continue", True, "continue", (), "option-continue", (), "18.7.5F")
WITHDRAW = Option("withdraw", False, "withdraw", (), "option-withdraw", (), "18.7.5F")


@rule("18.0#1", "18.7.5F#1", "18.7.5F#2")
@procedure
def rounds(g: State, attackers: Units, cell: Cell, column: str) -> Procedure[Units]:
    """One round, and a second if the attacker wants it. The Units that are still Assaulting when it is over."""
    for number in range(1, MOST_ROUNDS + 1):
        g.note("assault-round", "18.7", number=number, hex=hex_name(g, cell))
        over, attackers = yield from one_round(g, attackers, cell, column, number)
        if over or not attackers or number == MOST_ROUNDS:
            break
        goes_on: bool = yield Choose(
            g.units[attackers[0]].side,
            "assault-continue",
            (CONTINUE, WITHDRAW),
            "18.7.5F",
            (("hex", hex_name(g, cell)), ("count", len(attackers)), ("units", "|".join(attackers))),
            explain=s18_advice.explain_continue,
        )
        if not goes_on:
            break
    g.note("assault-over", "18.7", hex=hex_name(g, cell))
    return attackers


@rule("18.7.5B#1", "18.7.5B#2", "18.7.5B#3", "18.7.5D#10", "18.7.5D#12", "18.7.5E#5", "18.7.5A#6")
@procedure
def one_round(
    g: State, attackers: Units, cell: Cell, column: str, number: int
) -> Procedure[tuple[bool, Units]]:
    """Steps 5A to 5E. Whether the Assault is over, and who is still Assaulting."""
    if number == 1 or g.setting.options["second_round_run"] == "yes":
        ran: bool = yield from s18_run.step_5a(g, attackers, cell)
        if ran:
            yield from advance(g, attackers, cell, column)
            return True, attackers
    charges: bool = yield from step_5b(g, attackers, cell)
    if charges:
        stood: bool = yield from step_5c(g, attackers, cell)
        if not stood:
            yield from advance(g, attackers, cell, column)
            return True, attackers
    yield from s18_fire.assault_fire(g, defending(g, attackers, cell), attackers, s18_fire.DEFENDERS)
    attackers = yield from stopped(g, attackers)
    if charges or not attackers:
        return True, attackers
    yield from s18_fire.assault_fire(g, attackers, defending(g, attackers, cell), s18_fire.ATTACKERS)
    if defending(g, attackers, cell):
        yield from leave_column(g, attackers, cell)
    attackers = assaulting(g, attackers)
    if not attackers or defending(g, attackers, cell):
        return not attackers, attackers
    yield from advance(g, attackers, cell, column)
    return True, attackers


@rule("18.0#3")
def defending(g: State, attackers: Units, cell: Cell) -> Units:
    """The enemies in the defending hex."""
    return g.in_hex(cell, g.other(g.units[attackers[0]].side))


@rule("18.7.3#5", "18.7.5D#9")
def assaulting(g: State, attackers: Units) -> Units:
    """Those that are left: whoever was eliminated or is Suppressed is out of the Assault."""
    return tuple(id_ for id_ in attackers if g.units[id_].where >= 0 and not g.units[id_].suppressed)


@rule("18.7.3#5", "18.7.5D#9", "10.0.2#6", "13.3#2")
@procedure
def stopped(g: State, attackers: Units) -> Procedure[Units]:
    """Whoever was Suppressed has had his Action: he takes a Second one now or not at all. The others go on."""
    left = assaulting(g, attackers)
    done = tuple(id_ for id_ in attackers if id_ not in left)
    s13_actions.finish(g, done)
    for id_ in done:
        yield from s13_actions.second_action(g, (id_,), "assault")
    return left


# 5B and 5C


@rule("18.7.5B#1")
@procedure
def step_5b(g: State, attackers: Units, cell: Cell) -> Procedure[bool]:
    """All charge, or all fire. True for a charge."""
    side = g.units[attackers[0]].side
    charges: bool = yield Choose(
        side,
        "charge-or-fire",
        (CHARGE, FIRE),
        "18.7.5B",
        (("hex", hex_name(g, cell)), ("units", "|".join(attackers))),
        explain=s18_advice.explain_charge,
    )
    said = "charges" if charges else "assault-fires"
    g.note(said, "18.7.5B", side=side_name(side), hex=hex_name(g, cell))
    return charges


@rule("18.7.5C#1", "18.7.5C#2", "18.7.5C#3", "18.7.5C#4")
@procedure
def step_5c(g: State, attackers: Units, cell: Cell) -> Procedure[bool]:
    """One defending Unit checks for all, or a Command Point does; if it fails, all are eliminated."""
    side = g.other(g.units[attackers[0]].side)
    checker: str = yield Choose(
        side,
        "charge-checker",
        tuple(unit_option(g, id_, "check", "18.7.5C") for id_ in defending(g, attackers, cell)),
        "18.7.5C",
        (("hex", hex_name(g, cell)),),
        explain=s18_advice.explain_checker,
    )
    stood: bool = yield from s29_checks.check(g, checker, "charge", "18.7.5C", True)
    if stood:
        return True
    for id_ in defending(g, attackers, cell):
        s19_results.eliminate(g, id_, "18.7.5C")
    yield from s21_command.displaced(g)
    return False


# 5E: out of Column


@rule("18.7.5E#6", "18.7.5E#7", "14.6#4")
@procedure
def leave_column(g: State, attackers: Units, cell: Cell) -> Procedure[None]:
    """A Unit in Column that is still in the Assault may leave it for a Cohesion Hit, the attackers first."""
    for id_ in (*attackers, *defending(g, attackers, cell)):
        if not may_leave_column(g, id_):
            continue
        leaves: bool = yield Choose(
            g.units[id_].side,
            "assault-leave-column",
            (YES, NO),
            "18.7.5E",
            (("name", g.units[id_].name), ("unit", id_), ("hits", g.units[id_].hits)),
        )
        if leaves:
            g.change(id_, column=False)
            g.note("assault-left-column", "18.7.5E", **of_unit(g, id_))
            s19_results.cohesion_hit(g, id_, "18.7.5E")
            yield from s21_command.displaced(g)


def may_leave_column(g: State, id_: str) -> bool:
    """In Column, and not on ground where its Movement Class must be; guns that cannot move stand anywhere."""
    unit, moves = g.units[id_], s02_units.movement_class(g, id_)
    return unit.column and (moves == "immobile" or s14_costs.may_stand(g, moves, unit.where, in_column=False))


# the advance


@rule("18.7.4#3", "18.7.5A#6", "18.7.5C#4", "18.7.5E#5", "18.1#2", "21.2#6")
@procedure
def advance(g: State, attackers: Units, cell: Cell, column: str) -> Procedure[None]:
    """All that still Assault go into the hex that was cleared; this costs nothing and triggers nothing.

    A Vehicle that left Column before a town stays behind: it enters one in Column only (18.1).
    """
    origin = g.units[attackers[0]].where
    able = tuple(id_ for id_ in attackers if s14_costs.may_enter(g, id_, origin, cell, g.units[id_].column))
    for id_ in able:
        g.move_to(id_, cell)
        g.note("advances", "18.7", **of_unit(g, id_), hex=hex_name(g, cell))
    for id_ in attackers:
        if id_ not in able:
            g.note("stays-behind", "18.1", **of_unit(g, id_), hex=hex_name(g, cell))
    yield from s21_command.follow(g, able, origin, cell, column)
    yield from s21_command.displaced(g)
