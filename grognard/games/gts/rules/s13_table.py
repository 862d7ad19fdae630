"""13.1 and 13.2: which Units are Active, and the table of the Actions that they may take."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.chart import chart
from grognard.engine.reasons import Reason, because
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
from grognard.games.gts.state import State

Units = tuple[str, ...]


class Action(Struct, frozen=True, gc=False):
    """A row of the action table: its type, whether a stack does it together, and in which activations it is allowed."""

    name: str
    rule: str
    type: str
    together: bool
    direct: bool
    division: bool
    division_second: bool
    formation: bool
    formation_second: bool


# fmt: off
ACTIONS = chart(Action, """
    name             rule    type      together direct division division_second formation formation_second
    move             13.2.1  movement  yes      yes    yes      yes             yes       yes
    mount            14.10.2 movement  no       yes    yes      yes             yes       yes
    enter            22.3.3  movement  no       yes    yes      yes             yes       yes
    leave            22.3.3  movement  no       yes    yes      yes             yes       yes
    fire             13.2.2  fire      no       yes    yes      yes             yes       yes
    assault          13.2.3  assault   yes      yes    no       yes             yes       yes
    rally            20.0    rally     no       yes    yes      yes             yes       yes
    build-ip         22.2.1  engineer  no       no     yes      no              yes       no
    build-ent        22.3.1  engineer  no       no     yes      no              yes       no
    build-block      23.1    engineer  no       no     yes      no              yes       no
    remove-block     23.3    engineer  no       no     yes      no              yes       no
    rearguard        24.2    engineer  no       no     yes      no              yes       no
    remove-rearguard 24.4    other     no       yes    yes      yes             yes       yes
    pass             13.2.8  pass      yes      no     yes      no              yes       no
""")
# fmt: on
LIKELY = ("pass", "move", *(name for name in ACTIONS if name not in ("pass", "move")))
"""In which order to look whether there is anything at all that a Unit could do."""
STILL = ("fire", "rally", "pass")
"""What guns can do in an Artillery Park: whatever neither moves them nor changes their status."""  # 16.2.3#5


# who is Active


@rule(
    "21.6.2#2",
    "13.1#1",
    "13.1#2",
    "13.1#3",
    "13.2#6",
    "29.3#1",
    "29.3#2",
    "29.36",
    "10.0.1#4",
    "10.0.1#8",
    "13.4#2",
)
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
        found = [id_ for id_ in own if not_commanded(g, id_) is None]
    return tuple(id_ for id_ in found if id_ not in acting.made)  # 24.1#2


@rule("10.0.5#1", "10.0.5#5", "10.0.5#9", "10.0.5#12", "21.4.1#5", "21.7#1", "29.16#1", "29.16#3", "29.39")
def not_commanded(g: State, id_: str) -> Reason | None:
    """Direct Command is for Units without a white or black stripe, In Command, and paid for by their own Division."""
    unit = g.units[id_]
    if unit.stripe:
        return because("10.0.5", "why-not-act-independent", name=unit.name)
    if not s21_command.in_command(g, id_):
        return because("21.7", "why-not-act-out-of-command", name=unit.name)
    if g.points[unit.division].command < 1:
        return because("10.0.5", "why-not-act-no-points", name=unit.name)
    return None


def column_of(g: State) -> str:
    """The column of the action table for a first Action under the chit in play."""
    assert g.acting is not None
    kind = g.acting.chit.partition(":")[0]
    return "direct" if kind == "command" else kind


# what they may do


@rule("13.2#1", "13.2.8#1")
def actions_of(g: State, id_: str, column: str, after: str = "") -> tuple[str, ...]:
    """The Actions open to a Unit in a column of the table; `after`: the type of Action that it has just taken."""
    return tuple(name for name in ACTIONS if refused(g, id_, name, column, after) is None)


@rule(
    "ACT.move",
    "ACT.enterENT",
    "ACT.leaveENT",
    "ACT.mount",
    "ACT.buildIP",
    "ACT.buildENT",
    "ACT.roadblock",
    "ACT.createRG",
    "ACT.removeRG",
    "ACT.fire",
    "ACT.assault",
    "ACT.rally",
    "ACT.pass",
    "13.2.1#1",
    "13.2.5#1",
    "29.1",
    "29.26#1",
)
def is_in_table(name: str, column: str) -> bool:
    """Whether the table has a cross for an Action in a column; who may take it, the chapters say."""
    crossed: bool = getattr(ACTIONS[name], column.replace("-", "_"))
    return crossed


def can_act(g: State, id_: str, column: str) -> bool:
    """Whether there is anything that a Unit could do."""
    return any(refused(g, id_, name, column) is None for name in LIKELY)


@rule(
    "13.2#2",
    "13.2#3",
    "13.2#5",
    "13.2.1#2",
    "13.2.1#3",
    "13.2.1#4",
    "13.2.2",
    "13.2.3",
    "13.2.4",
    "13.2.5#2",
    "13.2.6",
    "10.0.2#4",
    "10.0.2#5",
    "10.0.2#9",
    "10.0.5#11",
    "29.26#2",
    "19.2.2#6",
    "16.2.3#5",
    "8.0#10",
    "8.0#17",
    "29.34#3",
)
def refused(g: State, id_: str, name: str, column: str, after: str = "") -> Reason | None:
    """Why a Unit cannot begin an Action now, if it cannot."""
    row, unit = ACTIONS[name], g.units[id_]
    if not is_in_table(name, column):
        return because(row.rule, "why-not-act-table", action=f"@action-{name}", column=f"@table-{column}")
    if row.type == after:
        return because("10.0.2", "why-not-act-same-type", name=unit.name)
    if unit.entering and name != "move":
        return because("8.0", "why-not-act-entering", name=unit.name)
    if unit.suppressed and name != "rally":
        return because("19.2.2", "why-not-act-suppressed", name=unit.name)
    if is_frozen(g, id_) and name not in STILL:
        return because("16.2.3", "why-not-act-frozen", name=unit.name)
    if not may(g, id_, name, column):
        return because(row.rule, f"why-not-act-{name}", name=unit.name)
    return None


@rule("16.2.3#5")
def is_frozen(g: State, id_: str) -> bool:
    """Guns in an Artillery Park, unless they are self-propelled."""
    return bool(g.units[id_].park) and not s02_units.counter(g, id_).self_propelled


def may(g: State, id_: str, name: str, column: str) -> bool:
    """Whether the chapter of an Action lets a Unit begin it now."""
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
            return may_fire(g, id_, column)
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


@rule("13.2.2", "ACT.fire")
def may_fire(g: State, id_: str, column: str) -> bool:
    """Direct or Indirect; as the free Action of a Division activation light mortars alone."""
    if s16_missions.fires_mission(g, id_):
        return column != "division" and s16_missions.may_fire_mission(g, id_)
    return s15_fire.may_fire(g, id_, column)
