"""6.6 Movement: one point after another, each with its consequences, and then the enemy's fire."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import NO, YES, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import (
    s03_rally,
    s03_units,
    s06_commands,
    s06_entry,
    s06_lost,
    s06_melee,
    s06_move_advice,
    s06_reaction,
    s06_steps,
    s06_transport,
    s07_barrage,
    s07_ffe,
    s07_gas,
    s08_wire,
    s10_reinforcements,
)
from grognard.games.rpc.rules.words import hex_name, of_unit, unit_name
from grognard.games.rpc.state import EXITED, REMOVED, Movers, Shot, State, Step

CONSEQUENCES = ("lost", "rally", "melee", "reaction fire")
"""The order in which a point's consequences are carried out, after those of the ground itself."""  # 6.91
PRINTED = ("reaction fire", "lost", "rally", "melee")
"""The order that 6.91 prints, against 3.8, 6.72 and the example of play; a table may choose it."""


def may_move(g: State, id_: str) -> bool:
    """The side now showing can move, and there is something to spend a point on."""  # GLOSS.dash, 6.671#5
    return s06_transport.allowance(g, id_) > 0 and s06_steps.can_step(g, (id_,), already_spent(g, id_))


def already_spent(g: State, id_: str) -> int:
    """The points of a move that a document found under way."""
    points = g.units[id_].points
    return max(1, s06_transport.allowance(g, id_) - points) if points >= 0 else 0


@rule("6.61#1", "6.03#3")
@procedure
def move_action(g: State, id_: str) -> Procedure[None]:
    """The move of a unit and of those that it takes along; a blob enters the map dispersed."""
    if s06_entry.enters_in_blob(g) and s10_reinforcements.may_disperse(g, id_):
        g.change(id_, formed=False)  # 3.6#1
    yield from move(g, (id_,))


@rule("6.61#2", "6.61#3", "6.61#6", "6.62#1", "6.65#8", "6.05#1")
@procedure
def move(g: State, units: Movers) -> Procedure[None]:
    """Point by point until the player stops, the points are spent, or none of the movers can go on."""
    movers, spent = units, already_spent(g, units[0])
    while movers and not is_exhausted(g, movers, spent):
        side = g.units[movers[0]].side
        step: Step | str | None = yield Choose(
            side,
            "step-choose",
            s06_steps.step_options(g, movers, spent),
            "6.62",
            s06_move_advice.question_args(g, movers, spent),
            explain=s06_move_advice.explain_step,
            why_not=s06_move_advice.why_not_step,
            odds=s06_move_advice.odds_of_step,
        )
        if step is None or isinstance(step, str):  # stop, or take the move back before its first point
            break
        if step.kind == "with":
            movers = (*movers, step.unit)
        elif step.kind == "leave":
            movers = tuple(id_ for id_ in movers if id_ != step.unit)
            end_move(g, (step.unit,))
        elif step.kind == "use":
            s06_transport.use(g, step.unit, step.group)
        elif step.kind == "face":
            s06_entry.show_dispersed(g, step.unit)  # 10.21#4
        else:
            yield from spend_point(g, movers, step, spent)
            spent += 1
            movers = able_to_go_on(g, movers)
    end_move(g, movers)


@rule("6.61#7")
def is_exhausted(g: State, movers: Movers, spent: int) -> bool:
    """No mover has a point left, nor a bonus."""
    return all(s06_steps.unpaid(g, (id_,), spent, road=True) is not None for id_ in movers)


@rule("6.61#6", "6.65#2", "6.671#2")
def able_to_go_on(g: State, movers: Movers) -> Movers:
    """Those that are still on the map and ready: whatever ends moving status spends or removes as well."""
    return tuple(id_ for id_ in movers if g.units[id_].ready and g.units[id_].where >= 0)


@rule("6.65#8", "6.65#6")
def end_move(g: State, movers: Movers) -> None:
    """The move is over and spends; moving status lasts on. Who has not spent a point has not moved."""
    for id_ in movers:
        if g.units[id_].points >= 0:
            s03_units.spend(g, id_)
        else:
            s06_transport.release(g, id_)
    s06_entry.show_formed(g, tuple(id_ for id_ in movers if g.units[id_].points < 0))


# one point


@rule("6.61#2", "6.65#1", "6.65#4", "6.72#1", "6.72#2")
@procedure
def spend_point(g: State, movers: Movers, step: Step, spent: int) -> Procedure[None]:
    """The point is paid; then come its consequences and the fire that it draws."""
    here = g.units[movers[0]].where
    shift_attention(g, movers, here)
    for id_ in movers:
        pay(g, id_, spent, here, step)
    if step.kind == "exit":
        leave_map(g, movers)
    elif step.kind == "enter":
        go(g, movers, step)
        yield from ground(g, movers, here, step.cell)
        recount(g, movers, spent + 1)
        yield from consequences(g, movers, here, step)
    else:
        if step.kind in ("in", "trench", "assault"):
            go_in(g, movers, trench=step.kind != "in")
        yield from consequences(g, movers, here, step)


@rule("6.65#4")
def shift_attention(g: State, movers: Movers, here: Cell) -> None:
    """Whoever moved before and is in another hex than the units that move now is no longer moving."""
    assert g.command is not None
    for id_ in g.command.units:
        unit = g.units[id_]
        if unit.moving and id_ not in movers and unit.where != here:
            g.change(id_, moving=False, transport="")


@rule("6.61#7", "6.64", "8.6#3", "6.65#1")
def pay(g: State, id_: str, spent: int, here: Cell, step: Step) -> None:
    """One point less; the road bonus lives as long as every point goes along the road."""
    unit = g.units[id_]
    begins = unit.points < 0
    if begins:
        s06_commands.has_acted(g, id_)
    left = s06_steps.points_left(g, id_, spent) - 1
    road = step.kind in ("enter", "exit") and s06_lost.follows_road(g, here, step.cell)
    faithful = road and (begins or unit.by_road) and left >= 0
    g.change(id_, points=max(left, 0), by_road=faithful, moving=True)


@rule("6.62#1", "8.321#6", "8.321#7", "8.322#1", "8.33#2", "10.21#3", "3.9#1")
def go(g: State, movers: Movers, step: Step) -> None:
    """Into the next hex: IN its trench along the artwork, and otherwise outside."""
    for id_ in movers:
        here = g.units[id_].where
        inside = step.along and s06_lost.may_go_along(g, id_, here, step.cell)
        g.move_to(id_, step.cell, inside=inside, by_trench=inside and step.cell in g.blockhouses)
        g.note(
            "moved",
            "6.62",
            **of_unit(g, id_),
            from_=hex_name(g, here),
            hex=g.board.name(step.cell),
            left=g.units[id_].points,
            inside=inside,
        )
        if here < 0 and g.command is not None:
            g.command = replace(g.command, entries=(*g.command.entries, step.cell))  # 10.21#2
    s03_units.take_control(g, step.cell)


@rule("6.62#2", "6.62#4", "8.31#4", "8.321#5")
def go_in(g: State, movers: Movers, *, trench: bool) -> None:
    """IN the blockhouse of the hex or, where it has none or the player wants it, IN its trench."""
    for id_ in movers:
        g.change(id_, inside=True, by_trench=trench and g.units[id_].where in g.blockhouses)
        g.note("went-in", "6.62", **of_unit(g, id_), hex=g.board.name(g.units[id_].where))


@rule("10.3#1", "10.3#2")
def leave_map(g: State, movers: Movers) -> None:
    """Off the map for good; where the scenario names exits, those who leave elsewhere count for nothing."""
    exits = g.setting.victory.exit
    for id_ in movers:
        here = g.units[id_].where
        g.note("exited", "10.3", **of_unit(g, id_), hex=g.board.name(here))
        place = EXITED if not exits or here in exits else REMOVED
        g.move_to(id_, place, moving=False, inside=False, by_trench=False, transport="")


# consequences


@rule("8.04", "8.323", "7.247#1", "7.512#4", "7.43#4")
@procedure
def ground(g: State, movers: Movers, origin: Cell, cell: Cell) -> Procedure[None]:
    """What the side and the hex do at once: wire, stream, bog, and whatever falls on the hex, on a stack as one."""
    if origin >= 0:
        s08_wire.cross_side(g, movers, origin, cell)
    for id_ in movers:
        if s06_lost.bogs(g, id_, origin, cell):
            yield from s06_lost.bog_check(g, id_)
    yield from s07_ffe.ffe_on_entry(g, movers, cell)
    yield from s07_gas.gas_on_entry(g, movers, cell)
    yield from s07_barrage.barrage_on_entry(g, movers, cell)
    let_go(g, movers)


@rule("3.2#4")
def recount(g: State, movers: Movers, spent: int) -> None:
    """A mover that was dispersed, by a barrage say, and may go on, has the points of that side and no more.

    A gun that has none of its own there has no bonus of the road either.
    """  # GLOSS.dash
    for id_ in movers:
        unit = g.units[id_]
        if unit.ready and not unit.formed:
            own = s03_units.values(g, id_).movement or 0
            left = max(0, min(unit.points, own - spent))
            g.change(id_, points=left, by_road=unit.by_road and own > 0)


def let_go(g: State, movers: Movers) -> None:
    """A mover that failed a check of its own has no transport to lose any more."""  # 6.85#1
    for id_ in movers:
        if g.units[id_].transport and not g.units[id_].moving:
            g.change(id_, transport="")


@rule("6.91", "6.72#2", "6.72#4", "6.72#5", "6.65#3", "3.8#6")
@procedure
def consequences(g: State, movers: Movers, origin: Cell, step: Step) -> Procedure[None]:
    """Lost, rally, melee and the enemy's fire, in the order of the table. A melee delays the shots it provokes."""
    declared: tuple[Shot, ...] = ()
    kind, cell = step.kind, step.cell
    order = PRINTED if g.setting.options["movement_order"] == "fire-first" else CONSEQUENCES
    for consequence in order:
        if consequence == "lost" and kind == "enter":
            yield from lost_checks(g, movers, origin, step)
        elif consequence == "rally" and kind == "enter":
            yield from rally(g, movers, cell)
        elif consequence == "melee" and kind in ("melee", "assault"):
            if order == CONSEQUENCES:
                declared = yield from s06_reaction.declare(g, movers, cell)
            yield from s06_melee.melee(g, cell, able_to_go_on(g, movers))
            yield from s06_reaction.execute(g, declared, movers)
        elif consequence == "reaction fire" and (kind not in ("melee", "assault") or order == PRINTED):
            yield from s06_reaction.reaction_window(g, movers, cell)


@rule("6.661#5")
@procedure
def lost_checks(g: State, movers: Movers, origin: Cell, step: Step) -> Procedure[None]:
    """Each mover for which the step is one in which soldiers get lost."""
    for id_ in movers:
        if g.units[id_].where != step.cell:
            continue
        if s06_lost.lost_because(g, id_, origin, step.cell, along=g.units[id_].inside) is not None:
            yield from s06_lost.lost_check(g, id_)
    let_go(g, movers)


@rule("3.8#1", "3.8#2", "3.8#3", "3.8#4", "3.8#5")
@procedure
def rally(g: State, movers: Movers, cell: Cell) -> Procedure[None]:
    """A formed mover gives a ready but dispersed friend in the hex a check by which to form up again."""
    for id_ in s03_rally.may_rally(g, movers, cell):
        tried: bool = yield Choose(
            g.units[id_].side,
            "rally-offer",
            (YES, NO),
            "3.8",
            (("name", unit_name(g, id_)), ("hex", g.board.name(cell)), ("unit", id_)),
            explain=s06_move_advice.explain_rally,
            why_not=partial(s03_rally.why_not_rally, movers, cell),
            odds=s06_move_advice.odds_of_rally,
        )
        if not tried:
            continue
        result: s03_units.Check = yield from s03_units.check(g, id_, Modifiers(), "rally")
        if not result.failed:
            g.change(id_, formed=True)
            s03_units.spend(g, id_)
            g.note("rallied", "3.8", **of_unit(g, id_), hex=g.board.name(cell))
