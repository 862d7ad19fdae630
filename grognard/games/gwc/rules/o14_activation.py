"""O14.1 and O14.2 Activation: one Formation, a Leader with Units in his radius, or the chain of the highest in rank."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from grognard.engine.decision import BACK, DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import s01_cards, s03_formations
from grognard.games.gwc.rules.words import name, side_name
from grognard.games.gwc.state import Order, State


class Activation(Struct, frozen=True):
    """What a kind of activation asks of a Formation: why it may not be activated, and why it could do nothing.

    `eligible` is about being activated at all (a broken Formation in an Offensive); `able` about carrying the Order
    out (a target, a hex to enter). Somebody of the group must be able. Both return None if all is well.
    """

    rule: str
    eligible: Callable[[State, str], Reason | None]
    able: Callable[[State, str], Reason | None]
    tanks: bool = False
    """Whether a Tank Leader may activate other Tanks for it."""


ACTIVATIONS: dict[str, Activation] = {}
"""By kind: `move`, `fire`, `advance`, `offensive`, `op fire` and so on; each chapter adds its own when it is imported."""


@rule("O14.1#2", "O14.2#3", "O14.2.1#2", "3.3.1.1#1")
@procedure
def activate(g: State, side: str, kind: str) -> Procedure[Order]:
    """Activate one Formation and all that it activates in turn, before anything is carried out.

    The group is marked and becomes `g.op_fire` for the kind `op fire`, otherwise `g.order`. There must be a Formation
    in `roots(g, side, kind)`.
    """
    first: str = yield Choose(
        side, "activate-first", unit_options(g, roots(g, side, kind)), ACTIVATIONS[kind].rule, why_not=why_not_first
    )
    group: tuple[str, ...] = (first,)
    while more(g, kind, group):
        ready = is_able(g, kind, group)
        picked: str | None = yield Choose(
            side,
            "activate-more",
            (
                *unit_options(g, more(g, kind, group)),
                *((DONE,) if ready else ()),
                *((BACK,) if len(group) > 1 else ()),
            ),
            "O14.2",
            (("kind", f"@order-{kind.replace(' ', '-')}"), ("first", name(g, first))),
            why_not=why_not_more,
        )
        if picked is None:
            break
        group = group[:-1] if picked == "back" else (*group, picked)
    order = Order(kind, side, group, first)
    begin(g, order)
    return order


def begin(g: State, order: Order) -> None:
    """Mark a group as activated and make it the Order in progress, or the Op Fire."""
    for id_ in order.group:
        done(g, id_, order.kind)
    if order.kind == "op fire":
        g.op_fire = order
    else:
        g.order = order
    names = [name(g, id_) for id_ in order.group]
    g.note("activated", ACTIVATIONS[order.kind].rule, side=side_name(order.side), names=names, units=list(order.group))


def done(g: State, id_: str, kind: str) -> None:
    """The Formation counts as activated for this Turn."""
    g.change(id_, activated=kind)
