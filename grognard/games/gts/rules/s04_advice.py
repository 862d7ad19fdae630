"""What a player may ask in Steps C to G: what an order costs, and why a chit or a conversion is not offered."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import s07_chits, s08_reinforcements
from grognard.games.gts.rules.words import both, unit_name
from grognard.games.gts.state import State

Reasons = tuple[Reason, ...]


# Step D


def explain_order(g: State, question: Choose, option: Option) -> Reasons:
    """The price of an order, and what the Division has left after it."""
    when, _, whose = option.id.partition(":")
    if when == s07_chits.CONVERT:
        command, dispatch = s07_chits.command_left(g, whose), s07_chits.dispatch_left(g, whose)
        return (
            because("4.0.D", "explain-command", -s07_chits.CONVERSION, left=command - s07_chits.CONVERSION),
            because("4.0.D", "explain-dispatch", 1, left=dispatch + 1),
        )
    if when in s07_chits.PRICE:
        price = s07_chits.PRICE[when]
        left = s07_chits.dispatch_left(g, g.setting.formations[whose].division) - price
        return (
            because("7.2", "explain-dispatch", -price, left=left),
            because("7.2", f"explain-buy-{when}", None, **both(g.setting.formations[whose].name)),
        )
    return (because(question.rule, f"explain-order-{option.id}"),)


def why_not_order(g: State, question: Choose, subject: str) -> Reasons:
    """Why a Division cannot convert, or a Formation's chit not be bought."""
    kind, _, whose = subject.partition(":")
    stage = s07_chits.CONVERT if question.kind == "points-convert" else s07_chits.BUY
    if kind == "division" and whose in g.setting.divisions and stage == s07_chits.CONVERT:
        return _why_not_convert(g, question.side, whose)
    if kind == "formation" and whose in g.setting.formations:
        if stage == s07_chits.CONVERT:
            return (because("4.0.D", "why-not-convert-first"),)
        return _why_not_buy(g, question.side, whose)
    return ()


def _why_not_convert(g: State, side: str, division: str) -> Reasons:
    if g.setting.divisions[division].side != side:
        return (because("29.25", "why-not-their-division"),)
    if s07_chits.is_done(g, side, s07_chits.CONVERT):
        return (because("4.0.D", "why-not-order-done"),)
    command = s07_chits.command_left(g, division)
    if command < s07_chits.CONVERSION:
        return (because("4.0.D", "why-not-command", None, command=command),)
    return (because("10.0.4", "why-not-track-full"),)


def _why_not_buy(g: State, side: str, formation: str) -> Reasons:
    of = g.setting.formations[formation]
    if g.setting.divisions[of.division].side != side:
        return (because("7.2", "why-not-their-formation"),)
    if s07_chits.is_done(g, side, s07_chits.BUY):
        return (because("7.2", "why-not-order-done"),)
    if not s07_chits.has_appeared(g, formation):
        return (because("7.2", "why-not-appeared", None, **both(of.name)),)
    if s07_chits.is_outstanding(g, formation):
        return (because("7.2", "why-not-outstanding", None, **both(of.name)),)
    return (because("7.2", "why-not-dispatch", None, dispatch=s07_chits.dispatch_left(g, of.division)),)


# reinforcements


def why_not_column(g: State, question: Choose, subject: str) -> Reasons:
    """Why a Unit cannot be put into Column on its entry hex."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units:
        return ()
    unit, division = g.units[id_], dict(question.args)["division"]
    name = unit_name(g, id_)
    if unit.division != division or not unit.entering:
        return (because("8.0", "why-not-entering", None, name=name),)
    if unit.column:
        return (because("8.0", "why-not-in-column", None, name=name),)
    assert not s08_reinforcements.may_form_column(g, id_)
    return (because("14.4", "why-not-immobile", None, name=name),)
