"""What a player may ask about his Leaders."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import s21_attachment, s21_command
from grognard.games.gts.rules.s02_advice import hex_meant, unit_meant, why_not_yours
from grognard.games.gts.rules.words import unit_name
from grognard.games.gts.state import State


def explain_follow(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:  # noqa: ARG001
    """He keeps to a Unit of his Formation, whichever way he goes."""
    args = dict(question.args)
    where = args["to"] if option.value else args["hex"]
    return (because("21.2", "explain-leader-with", name=args["name"], hex=where),)


def why_not_nearest(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """Only the nearest Units of his Formation."""
    return (because("21.3", "why-not-leader-nearest", name=dict(question.args)["name"]),)


def why_not_transfer(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Nobody there whom the Leader could join."""
    args = dict(question.args)
    formation, cell = str(args["formation"]), hex_meant(g, subject)
    if subject == "stay":
        return (because("21.2", "why-not-leader-alone", name=args["name"]),)
    if cell is None:
        return ()
    if any(s21_command.is_striped(g, formation, id_) for id_ in g.in_hex(cell)):
        return (because("21.2", "why-not-leader-striped", name=args["name"]),)
    return (because("21.2", "why-not-leader-no-unit", name=args["name"], hex=g.board.name(cell)),)


def why_not_attached(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Not independent, of another Division, out of range, or no room is left."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused
    formation, name = str(dict(question.args)["formation"]), unit_name(g, id_)
    leader = g.setting.formations[formation].leader
    if not g.units[id_].stripe:
        return (because("21.6", "why-not-attach-striped", name=name),)
    if not s21_attachment.is_of_use_to(g, formation, id_):
        return (because("21.6.1", "why-not-attach-division", name=name, leader=leader),)
    if not s21_attachment.is_reached(g, formation, id_):
        return (because("21.6.2", "why-not-attach-range", name=name, leader=leader),)
    return (because("21.5", "why-not-attach-room", leader=leader),)
