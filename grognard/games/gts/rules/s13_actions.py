"""13 Activation: which Units are Active, which Actions they may take, and in what order. 10.0.2: Second Actions."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.engine.decision import BACK, DONE, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
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
from grognard.games.gts.rules.words import unit_option
from grognard.games.gts.state import State

Units = tuple[str, ...]


class Action(Struct, frozen=True, gc=False):
    """A row of the action table: its type, whether a stack does it together, and in which activations it is allowed."""

    name: str
    type: str
    together: bool
    direct: bool
    division: bool
    division_second: bool
    formation: bool
    formation_second: bool


# fmt: off
ACTIONS = chart(Action, """
    name             type         together  direct  division  division_second  formation  formation_second
    move             movement     yes       yes     yes       yes              yes        yes
    mount            movement     no        yes     yes       yes              yes        yes
    enter            movement     no        yes     yes       yes              yes        yes
    leave            movement     no        yes     yes       yes              yes        yes
    fire             fire         no        yes     yes       yes              yes        yes
    assault          assault      yes       yes     no        yes              yes        yes
    rally            rally        no        yes     yes       yes              yes        yes
    build-ip         engineer     no        no      yes       no               yes        no
    build-ent        engineer     no        no      yes       no               yes        no
    build-block      engineer     no        no      yes       no               yes        no
    remove-block     engineer     no        no      yes       no               yes        no
    rearguard        engineer     no        no      yes       no               yes        no
    remove-rearguard other        no        yes     yes       yes              yes        yes
    pass             pass         no        no      yes       no               yes        no
""")  # ACT.move, ACT.moveFZ, ACT.enterENT, ACT.leaveENT, ACT.mount, ACT.buildIP, ACT.buildENT, ACT.roadblock
# ACT.createRG, ACT.removeRG, ACT.fire, ACT.assault, ACT.rally, ACT.pass
# fmt: on
PASSED = "pass"


# who is Active


@rule("13.1#1", "13.1#2", "13.1#3", "29.3#1", "10.0.1#4", "10.0.1#8", "24.1#2")
def active_units(g: State) -> Units:
    """All Units that the chit in play makes Active, or may make Active by Direct Command."""
    acting = g.acting
    assert acting is not None
    kind, _, whose = acting.chit.partition(":")
    own = [id_ for id_, unit in g.units.items() if unit.side == acting.side and unit.where >= 0]
    if kind == "division":
        found = [id_ for id_ in own if g.units[id_].division == whose]
    elif kind == "formation":
        found = [id_ for id_ in own if g.units[id_].formation == whose or id_ in acting.attached]
    else:
        found = [id_ for id_ in own if may_be_commanded(g, id_)]
    return tuple(id_ for id_ in found if id_ not in acting.made)


@rule("10.0.5#1", "10.0.5#5", "10.0.5#9", "10.0.5#12", "21.4.1#5", "21.7#1")
def may_be_commanded(g: State, id_: str) -> bool:
    """Direct Command: In Command, not independent, and its own Division can pay."""
    unit = g.units[id_]
    return (
        not s02_units.is_independent(g, id_)
        and g.points[unit.division].command > 0
        and s21_command.in_command(g, id_)
    )


def column_of(g: State) -> str:
    """The column of the action table for a first Action under the chit in play."""
    assert g.acting is not None
    kind = g.acting.chit.partition(":")[0]
    return "direct" if kind == "command" else kind


# what they may do


@rule(
    "13.2#1",
    "13.2.1#1",
    "13.2.2",
    "13.2.3",
    "13.2.4",
    "13.2.5#1",
    "13.2.5#2",
    "13.2.6",
    "13.2.8#1",
    "19.2.2#6",
)
def actions_of(g: State, id_: str, column: str, after: str = "") -> tuple[str, ...]:
    """The Actions open to a Unit in a column of the table; `after`: the type of Action that it has just taken."""
    return tuple(
        name
        for name, row in ACTIONS.items()
        if getattr(row, column.replace("-", "_")) and row.type != after and may(g, id_, name, column)
    )


@rule("8.0#10", "8.0#17")
def may(g: State, id_: str, name: str, column: str) -> bool:
    """Whether a Unit could begin this Action now."""
    if g.units[id_].entering:
        return name == "move" and s14_movement.may_move(g, id_, column)
    match name:
        case "move":
            return s14_movement.may_move(g, id_, column)
        case "mount":
            return s14_transport.may_mount(g, id_)
        case "enter":
            return s22_works.may_enter(g, id_)
        case "leave":
            return s22_works.may_leave(g, id_)
        case "fire":
            return s15_fire.may_fire(g, id_, column)
        case "assault":
            return s18_assault.may_assault(g, id_)
        case "rally":
            return s20_rally.may_rally(g, id_)
        case "build-ip":
            return s22_works.may_build_ip(g, id_)
        case "build-ent":
            return s22_works.may_build_ent(g, id_)
        case "build-block":
            return s23_blocks.may_build(g, id_)
        case "remove-block":
            return s23_blocks.may_remove(g, id_)
        case "rearguard":
            return s24_rearguards.may_create(g, id_)
        case "remove-rearguard":
            return s24_rearguards.may_remove(g, id_)
    return True


# one activation


@rule("13.3#1", "13.2#6", "10.0.5#3", "10.0.5#4", "10.0.5#6", "10.0.5#7")
@procedure
def units_act(g: State) -> Procedure[None]:
    """The owner takes Actions with his Active Units, in any order, until he is done."""
    while able_units(g):
        side = g.acting.side  # type: ignore[union-attr]
        lead: str | None = yield Choose(side, "actor-choose", actor_options(g), "13.3")
        if lead is None:
            return
        name: str = yield Choose(
            side,
            "action-choose",
            action_options(g, lead, column_of(g), ""),
            "13.2",
            (("name", g.units[lead].name), ("unit", lead)),
        )
        if name == BACK.value:
            continue
        yield from first_action(g, lead, name)


@rule("8.0#7", "8.0#8")
def able_units(g: State) -> Units:
    """Active Units that have not had their Action and have one to take. Whoever can leave an entry hex must go first."""
    assert g.acting is not None
    column, done = column_of(g), g.acting.done
    able = tuple(id_ for id_ in active_units(g) if id_ not in done and actions_of(g, id_, column))
    return able


@rule("8.0#7")
def actor_options(g: State) -> tuple[Option, ...]:
    """Each Unit that can act; the activation may end unless somebody must still clear an entry hex."""
    able = able_units(g)
    offered = tuple(unit_option(g, id_, "act", "13.3") for id_ in able)
    return offered if any(g.units[id_].entering for id_ in able) else (*offered, DONE)


def action_options(g: State, lead: str, column: str, after: str) -> tuple[Option, ...]:
    names = actions_of(g, lead, column, after)
    return (*(Option(n, n, n, (f"unit:{lead}",), f"action-{n}", (), "13.2") for n in names), BACK)


@procedure
def first_action(g: State, lead: str, name: str) -> Procedure[None]:
    """One Unit, or a stack that moves or Assaults together, and then perhaps a Second Action."""
    column, stack = column_of(g), (lead,)
    if ACTIONS[name].together:
        stack = yield from gather(g, lead, name, column)
    if column == "direct":
        pay(g, stack)  # 10.0.5#2, 10.0.5#10
    left: Units | None = yield from perform(g, name, stack, column)
    if left is None:  # taken back before anything was done
        if column == "direct":
            refund(g, stack)
        return
    finish(g, stack)
    yield from second_action(g, left, name)


@rule("14.7#1", "14.7#2", "14.7#10", "18.3#1", "10.0.5#10")
@procedure
def gather(g: State, lead: str, name: str, column: str) -> Procedure[Units]:
    """Others in the hex who do the same together with the first."""
    stack: Units = (lead,)
    while joiners(g, stack, name, column):
        more: str | None = yield Choose(
            g.units[lead].side,
            "stack-choose",
            (*(unit_option(g, id_, "join", "14.7") for id_ in joiners(g, stack, name, column)), DONE),
            "14.7" if name == "move" else "18.3",
            (("name", g.units[lead].name), ("unit", lead), ("action", f"@action-{name}")),
        )
        if more is None:
            break
        stack = (*stack, more)
    return stack


def joiners(g: State, stack: Units, name: str, column: str) -> Units:
    """Who could still join a stack that acts together."""
    assert g.acting is not None
    lead = g.units[stack[0]]
    if name == "move" and not s14_movement.may_move_together(g, stack):
        return ()
    found = [
        id_
        for id_ in active_units(g)
        if g.units[id_].where == lead.where
        and id_ not in stack
        and id_ not in g.acting.done
        and g.units[id_].entering == lead.entering
        and may(g, id_, name, column)
        and (name != "move" or s14_movement.may_move_together(g, (*stack, id_)))
    ]
    if column == "direct":
        found = [id_ for id_ in found if can_pay(g, (*stack, id_))]
    return tuple(found)


@procedure
def perform(g: State, name: str, stack: Units, column: str) -> Procedure[Units | None]:
    """Carry an Action out. What comes back are the Units that are still together, or None if nothing was done."""
    for id_ in stack:
        begin_action(g, id_, name)
    left: Units | None = stack
    match name:
        case "move":
            left = yield from s14_movement.move_action(g, stack, column)
        case "assault":
            left = yield from s18_assault.assault_action(g, stack, column)
        case "pass":
            g.note("passed", "13.2.8", unit=stack[0], name=g.units[stack[0]].name)
        case _:
            for id_ in stack:
                done: bool = yield from alone(g, name, id_, column)
                if not done:
                    return None
    return left


@procedure
def alone(g: State, name: str, id_: str, column: str) -> Procedure[bool]:
    """An Action that each Unit takes by itself. False if it was taken back before anything was done."""
    match name:
        case "mount":
            return (yield from s14_transport.mount_action(g, id_))
        case "enter":
            return (yield from s22_works.enter_action(g, id_))
        case "leave":
            return (yield from s22_works.leave_action(g, id_))
        case "fire":
            if s16_missions.fires_mission(g, id_):
                return (yield from s16_missions.mission_action(g, id_, column))
            return (yield from s15_fire.fire_action(g, id_, column))
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
            return (yield from s24_rearguards.remove_action(g, id_))
    return True


@rule("20.0#5", "25.0#3")
def begin_action(g: State, id_: str, name: str) -> None:
    """Men Rallying come off with any other Action, Men at Work with any but the same work."""
    unit = g.units[id_]
    if unit.rallying and name != "rally":
        g.change(id_, rallying=0)
    if unit.working and name != unit.project:
        g.change(id_, working=0, project="")


def finish(g: State, stack: Units) -> None:
    """These Units have had their Action."""
    assert g.acting is not None
    g.act(done=(*g.acting.done, *(id_ for id_ in stack if id_ not in g.acting.done)))


# Second Actions


@rule("10.0.2#3", "10.0.5#2", "10.0.5#5")
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


@rule("10.0.2#1", "10.0.2#2", "10.0.2#3", "10.0.2#4", "10.0.2#5", "10.0.2#7", "13.2#2", "13.2#3", "8.0#17")
def second_actions(g: State, stack: Units, first: str) -> tuple[str, ...]:
    """The Actions that all of a stack could take at once after the first, each Unit In Command and paid for."""
    column = column_of(g)
    if column == "direct" or not stack or not can_pay(g, stack):
        return ()
    if any(g.units[id_].where < 0 or not s21_command.in_command(g, id_) for id_ in stack):
        return ()
    after = ACTIONS[first].type
    offered = [set(actions_of(g, id_, f"{column}-second", after)) for id_ in stack]
    return tuple(name for name in ACTIONS if all(name in each for each in offered))


@rule("10.0.2#6", "10.0.2#9", "13.2#5", "13.3#2", "29.43#1", "29.43#2")
@procedure
def second_action(g: State, stack: Units, first: str) -> Procedure[None]:
    """At once or not at all: another Action of a different type, for a Command Point a Unit."""
    while second_actions(g, stack, first):
        name: str | None = yield Choose(
            g.units[stack[0]].side,
            "second-choose",
            (
                *(
                    Option(n, n, n, tuple(f"unit:{id_}" for id_ in stack), f"action-{n}", (), "10.0.2")
                    for n in second_actions(g, stack, first)
                ),
                PASS,
            ),
            "10.0.2",
            (("name", g.units[stack[0]].name), ("unit", stack[0]), ("cost", len(stack))),
        )
        if name is None:
            return
        pay(g, stack)
        done: Units | None = yield from perform(g, name, stack, f"{column_of(g)}-second")
        if done is not None:
            g.note("second-action", "10.0.2", unit=stack[0], name=g.units[stack[0]].name, cost=len(stack))
            return
        refund(g, stack)
