"""13.3 Activation: Units take their Actions, in any order. 10.0.2: Second Actions. 10.0.5: Direct Command."""

from __future__ import annotations

from functools import partial

from grognard.engine.decision import BACK, DONE, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s13_advice,
    s13_table,
    s14_movement,
    s14_transport,
    s15_fire,
    s16_missions,
    s18_assault,
    s20_rally,
    s21_command,
    s22_works,
    s23_blocks,
    s24_rearguards,
)
from grognard.games.gts.rules.words import of_unit, unit_option
from grognard.games.gts.state import State

Units = tuple[str, ...]
TOGETHER = {"move": "14.7", "assault": "18.3", "pass": "10.0.2"}
"""What a stack does as one, and the rule that says so; it passes in order to do something together afterwards."""


# one activation


@rule("13.3#1", "13.2#6", "10.0.5#3", "10.0.5#4", "10.0.5#6", "10.0.5#7", "10.0.5#8", "EX.LDR#5")
@procedure
def units_act(g: State) -> Procedure[None]:
    """The owner takes Actions with his Active Units, in any order, until he is done."""
    while able_units(g):
        side = g.acting.side  # type: ignore[union-attr]
        lead: str | None = yield Choose(
            side, "actor-choose", actor_options(g), "13.3", why_not=s13_advice.why_not_actor
        )
        if lead is None:
            return
        name: str = yield Choose(
            side,
            "action-choose",
            action_options(g, lead),
            "13.2",
            (("name", g.units[lead].name), ("unit", lead)),
            explain=s13_advice.explain_action,
            why_not=s13_advice.why_not_action,
        )
        if name != BACK.value:
            yield from first_action(g, lead, name)
            g.act(offered=(), led=())


@rule("13.2#1", "10.0.5#6", "8.0#8")
def able_units(g: State) -> Units:
    """Active Units that have not had their Action and have one to take."""
    assert g.acting is not None
    column, done = s13_table.column_of(g), g.acting.done
    return tuple(
        id_ for id_ in s13_table.active_units(g) if id_ not in done and s13_table.can_act(g, id_, column)
    )


@rule("8.0#7", "8.0#8", "13.3#1")
def actor_options(g: State) -> tuple[Option, ...]:
    """Each Unit that can act; the activation may end unless somebody must still clear an entry hex."""
    able = able_units(g)
    offered = tuple(unit_option(g, id_, "act", "13.3") for id_ in able)
    return offered if any(g.units[id_].entering for id_ in able) else (*offered, DONE)


def action_options(g: State, lead: str) -> tuple[Option, ...]:
    return (
        *(action_option(name, (lead,)) for name in s13_table.actions_of(g, lead, s13_table.column_of(g))),
        BACK,
    )


def action_option(name: str, stack: Units) -> Option:
    touched = tuple(f"unit:{id_}" for id_ in stack)
    return Option(name, name, name, touched, f"action-{name}", (), s13_table.ACTIONS[name].rule)


@rule("10.0.5#2", "10.0.5#10", "21.2#11")
@procedure
def first_action(g: State, lead: str, name: str) -> Procedure[None]:
    """One Unit, or a stack that moves, Assaults or passes together, and then perhaps Second Actions."""
    column = s13_table.column_of(g)
    stack: Units = (lead,)
    if s13_table.ACTIONS[name].together:
        stack = yield from gather(g, lead, name, column)
        if not stack:
            return
    g.act(offered=())
    if column == "direct":
        pay(g, stack)
    left: Units | None = yield from perform(g, name, stack, column)
    if left is None:  # taken back before anything was done
        if column == "direct":
            refund(g, stack)
        return
    if column == "direct":
        g.note("commanded", "10.0.5", **of_unit(g, lead), cost=len(stack))
    finish(g, stack)
    yield from second_action(g, left, name)
    for id_ in stack:  # whoever was stopped or failed on the way, and was not asked there and then
        yield from second_action(g, (id_,), name)


@rule("14.7#1", "14.7#2", "14.7#10", "18.3#1", "10.0.5#10")
@procedure
def gather(g: State, lead: str, name: str, column: str) -> Procedure[Units]:
    """Others in the hex who do the same together with the first. Nobody: it was taken back."""
    stack: Units = (lead,)
    while joiners(g, stack, name, column):
        more: str | None = yield Choose(
            g.units[lead].side,
            "stack-choose",
            (
                *(unit_option(g, id_, "join", TOGETHER[name]) for id_ in joiners(g, stack, name, column)),
                BACK,
                DONE,
            ),
            TOGETHER[name],
            (("name", g.units[lead].name), ("unit", lead), ("action", f"@action-{name}")),
            why_not=partial(s13_advice.why_not_joined, stack, name, column),
        )
        if more is None:
            break
        stack = stack[:-1] if more == BACK.value else (*stack, more)
        if not stack:
            break
    return stack


@rule("14.7#1", "18.3#1", "10.0.5#5", "10.0.5#10")
def joiners(g: State, stack: Units, name: str, column: str) -> Units:
    """Who could still join a stack that acts together."""
    assert g.acting is not None
    lead, done = g.units[stack[0]], g.acting.done
    return tuple(
        id_
        for id_ in s13_table.active_units(g)
        if g.units[id_].where == lead.where
        and id_ not in stack
        and id_ not in done
        and g.units[id_].entering == lead.entering
        and s13_table.refused(g, id_, name, column) is None
        and may_together(g, (*stack, id_), name, column)
        and (column != "direct" or can_pay(g, (*stack, id_)))
    )


# carrying an Action out


@rule("21.2#6", "13.3#4")
@procedure
def perform(g: State, name: str, stack: Units, column: str) -> Procedure[Units | None]:
    """Carry an Action out. What comes back are the Units that are still together, or None if nothing was done."""
    g.act(led=s21_command.leaders_with(g, stack, g.units[stack[0]].where))
    left: Units | None = stack
    match name:
        case "move":
            left = yield from s14_movement.move_action(g, stack, column)
        case "assault":
            left = yield from s18_assault.assault_action(g, stack, column)
        case _:
            left = yield from one_by_one(g, name, stack, column)
    if left is not None:
        drop_markers(g, stack, name)
        yield from s21_command.displaced(g)  # 21.3#2
    return left


@rule("10.0.2#7")
@procedure
def one_by_one(g: State, name: str, stack: Units, column: str) -> Procedure[Units | None]:
    """Each Unit by itself. Once one has acted nothing can be taken back: every other must do the same if it can."""
    acted = False
    for id_ in stack:
        if s13_table.refused(g, id_, name, column) is None:
            done: bool = yield from alone(g, name, id_, acted)
            if not done:
                return None
            acted = True
    return tuple(id_ for id_ in stack if g.units[id_].where >= 0)


@procedure
def alone(g: State, name: str, id_: str, bound: bool) -> Procedure[bool]:
    """An Action that a Unit takes by itself. False if it was taken back before anything was done.

    `bound`: others of its stack have taken it already, and it cannot be taken back.
    """
    match name:
        case "mount":
            return (yield from s14_transport.mount_action(g, id_, bound))
        case "enter":
            return (yield from s22_works.enter_action(g, id_))
        case "leave":
            return (yield from s22_works.leave_action(g, id_))
        case "fire":
            if s16_missions.fires_mission(g, id_):
                return (yield from s16_missions.mission_action(g, id_, bound))
            return (yield from s15_fire.fire_action(g, id_, bound))
        case "rally":
            return (yield from s20_rally.rally_action(g, id_))
        case "build-ip":
            return (yield from s22_works.build_ip_action(g, id_))
        case "build-ent":
            return (yield from s22_works.build_ent_action(g, id_))
        case "build-block":
            return (yield from s23_blocks.build_action(g, id_))
        case "remove-block":
            return (yield from s23_blocks.remove_action(g, id_))
        case "rearguard":
            return (yield from s24_rearguards.create_action(g, id_))
        case "remove-rearguard":
            s24_rearguards.remove(g, id_)
        case "pass":
            g.note("passed", "13.2.8", **of_unit(g, id_))
    return True


@rule("20.0#5", "25.0#3")
def drop_markers(g: State, stack: Units, name: str) -> None:
    """Men Rallying come off with any other Action, Men at Work with any but the same work."""
    for id_ in stack:
        unit = g.units[id_]
        if unit.rallying and name != "rally":
            g.change(id_, rallying=0)
        if unit.working and name != unit.project:
            g.change(id_, working=0, project="")


def finish(g: State, stack: Units) -> None:
    """These Units have had their Action."""
    assert g.acting is not None
    g.act(done=(*g.acting.done, *(id_ for id_ in stack if id_ not in g.acting.done)))


# Command Points


@rule("10.0.2#3", "10.0.2#8", "10.0.5#2", "10.0.5#5", "29.16#3")
def can_pay(g: State, stack: Units) -> bool:
    """A Command Point for each Unit, from its own Division."""
    divisions = [g.units[id_].division for id_ in stack]
    return all(g.points[each].command >= divisions.count(each) for each in divisions)


def pay(g: State, stack: Units) -> None:
    for id_ in stack:
        g.spend(g.units[id_].division, command=1)


def refund(g: State, stack: Units) -> None:
    for id_ in stack:
        g.spend(g.units[id_].division, command=-1)


# Second Actions


@rule("10.0.2#1", "10.0.2#6", "10.0.2#9", "13.3#2", "29.43#1", "29.43#2")
@procedure
def second_action(g: State, stack: Units, first: str) -> Procedure[None]:
    """At once or not at all: another Action of a different type, for a Command Point a Unit.

    Chapters call it for those who drop out of an Action on the way; nobody is asked twice, nor after a Second Action.
    """
    assert g.acting is not None
    stack = tuple(id_ for id_ in stack if id_ not in g.acting.offered)
    g.act(offered=(*g.acting.offered, *stack))
    while second_actions(g, stack, first):
        name: str | None = yield Choose(
            g.units[stack[0]].side,
            "second-choose",
            (*(action_option(each, stack) for each in second_actions(g, stack, first)), PASS),
            "10.0.2",
            (("name", g.units[stack[0]].name), ("unit", stack[0]), ("cost", len(stack))),
            explain=partial(s13_advice.explain_second, stack),
            why_not=partial(s13_advice.why_not_second, stack, first),
        )
        if name is None:
            return
        part: Units = yield from choose_part(g, stack, name, first)
        pay(g, part)
        done: Units | None = yield from perform(g, name, part, f"{s13_table.column_of(g)}-second")
        if done is not None:
            g.note("second-action", "10.0.2", **of_unit(g, part[0]), cost=len(part))
            return
        refund(g, part)


@rule("10.0.2#2", "10.0.2#4", "10.0.2#5", "13.2#2", "13.2#3", "21.4#2", "21.7#1", "8.0#17")
def takes_second(g: State, id_: str, name: str, first: str) -> bool:
    """Whether a Unit could take this Action as its second: In Command at this moment, and of another type."""
    if g.units[id_].where < 0 or not s21_command.in_command(g, id_):
        return False
    return (
        s13_table.refused(g, id_, name, f"{s13_table.column_of(g)}-second", s13_table.ACTIONS[first].type)
        is None
    )


@rule("10.0.2#1", "10.0.2#3", "10.0.2#7")
def second_actions(g: State, stack: Units, first: str) -> tuple[str, ...]:
    """The Actions that a stack could take next: all of it, or where the ruling allows it some of it."""
    if s13_table.column_of(g) == "direct" or not stack:
        return ()
    if is_divisible(g):
        return tuple(name for name in s13_table.ACTIONS if takers(g, stack, (), name, first))
    if not can_pay(g, stack):
        return ()
    column = f"{s13_table.column_of(g)}-second"
    return tuple(
        name
        for name in s13_table.ACTIONS
        if all(takes_second(g, id_, name, first) for id_ in stack) and may_together(g, stack, name, column)
    )


def is_divisible(g: State) -> bool:
    """The ruling: may a part of a stack take a Second Action without the rest?"""
    return bool(g.setting.options.get("part_second_action") == "yes")


@rule("8.0#7", "14.7#10", "18.3#1", "10.0.2#7")
def may_together(g: State, stack: Units, name: str, column: str) -> bool:
    """Whether a stack may do this as one: take a step, Assault what all of them can, pass to do something together."""
    if len(stack) == 1:
        return True
    if name == "pass":
        return bool(second_actions(g, stack, name))
    if name == "assault":
        return bool(s18_assault.targets(g, stack))
    return name != "move" or s14_movement.may_move_together(g, stack, column)


def takers(g: State, stack: Units, part: Units, name: str, first: str) -> Units:
    """Who of a stack could be among those that take a Second Action."""
    column = f"{s13_table.column_of(g)}-second"
    return tuple(
        id_
        for id_ in stack
        if id_ not in part
        and takes_second(g, id_, name, first)
        and can_pay(g, (*part, id_))
        and may_together(g, (*part, id_), name, column)
    )


@rule("10.0.2#7")
@procedure
def choose_part(g: State, stack: Units, name: str, first: str) -> Procedure[Units]:
    """All of the stack; where the ruling lets it be divided, those whom the owner names, at least one."""
    if not is_divisible(g) or len(stack) == 1:
        return stack
    part: Units = ()
    while takers(g, stack, part, name, first):
        more: str | None = yield Choose(
            g.units[stack[0]].side,
            "second-part",
            (
                *(unit_option(g, id_, "join", "10.0.2") for id_ in takers(g, stack, part, name, first)),
                *((DONE,) if part else ()),
            ),
            "10.0.2",
            (("action", f"@action-{name}"),),
        )
        if more is None:
            break
        part = (*part, more)
    return part
