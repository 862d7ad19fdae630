"""What a player may ask about the Units that he can act with and the Actions that they can take."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import s13_actions, s13_table, s21_command
from grognard.games.gts.rules.s02_advice import unit_meant, why_not_yours
from grognard.games.gts.rules.words import unit_name
from grognard.games.gts.state import State

Units = tuple[str, ...]


def why_not_actor(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Unit cannot act now, or why the activation cannot end."""
    if subject == "done":
        return (because("8.0", "why-not-act-entry-first"),)
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    return (why_not_active(g, id_) or because("13.2", "why-not-act-nothing", name=unit_name(g, id_)),)


def why_not_active(g: State, id_: str) -> Reason | None:
    """The chit does not make it Active, or it has had its Action."""
    acting, name = g.acting, unit_name(g, id_)
    assert acting is not None
    if id_ in acting.made:
        return because("24.1", "why-not-act-new-rearguard", name=name)
    if id_ in acting.done:
        return because("13.2", "why-not-act-done", name=name)
    if id_ in s13_table.active_units(g):
        return None
    kind = acting.chit.partition(":")[0]
    if kind == "command":
        return s13_table.not_commanded(g, id_)
    if kind == "formation" and g.units[id_].stripe:
        return because("21.5", "why-not-act-not-attached", name=name)
    return because("13.1", "why-not-act-not-active", name=name)


def explain_action(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What an Action costs and risks."""
    unit = str(dict(question.args)["unit"])
    if option.value not in s13_table.ACTIONS:
        return (Reason(question.rule, option.label),)
    found: tuple[Reason, ...] = (Reason(option.rule, f"explain-action-{option.value}"),)
    if s13_table.column_of(g) == "direct":
        found += (because("10.0.5", "explain-command-cost", cost=1),)
    if not s21_command.in_command(g, unit):
        found += (because("21.7", "explain-out-of-command", name=unit_name(g, unit)),)
    return found


def why_not_action(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the Unit cannot take an Action, which is named by its id."""
    unit = str(dict(question.args)["unit"])
    if subject not in s13_table.ACTIONS:
        return ()
    reason = s13_table.refused(g, unit, subject, s13_table.column_of(g))
    return (reason,) if reason is not None else ()


def why_not_joined(
    stack: Units, name: str, column: str, g: State, question: Choose, subject: str
) -> tuple[Reason, ...]:
    """Why a Unit cannot act together with a stack."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    unit = unit_name(g, id_)
    if g.units[id_].where != g.units[stack[0]].where:
        return (because("14.7", "why-not-act-other-hex", name=unit),)
    reason = why_not_active(g, id_) or s13_table.refused(g, id_, name, column)
    if reason is not None:
        return (reason,)
    if not s13_actions.may_together(g, (*stack, id_), name, column):
        return (because("14.7", "why-not-act-together", name=unit),)
    return (because("10.0.5", "why-not-act-no-points", name=unit),)


def explain_second(stack: Units, g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What a Second Action costs."""
    if option.value not in s13_table.ACTIONS:
        return (Reason(question.rule, option.label),)
    left = g.points[g.units[stack[0]].division].command
    return (
        because("10.0.2", "explain-command-cost", cost=len(stack)),
        because("10.0.4", "explain-points-left", count=left),
        Reason(option.rule, f"explain-action-{option.value}"),
    )


def why_not_second(stack: Units, first: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """Why a stack cannot take an Action as its second, Unit by Unit."""
    if subject not in s13_table.ACTIONS:
        return ()
    column, after = f"{s13_table.column_of(g)}-second", s13_table.ACTIONS[first].type
    found = [s13_table.refused(g, id_, subject, column, after) for id_ in stack]
    reasons = tuple(dict.fromkeys(reason for reason in found if reason is not None))
    if not reasons and not s13_actions.may_together(g, stack, subject, column):
        return (because("14.7", "why-not-act-together", name=unit_name(g, stack[0])),)
    return reasons
