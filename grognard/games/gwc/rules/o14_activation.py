"""O14.1 and O14.2 Activation: one Formation, a Leader with Units in his radius, or the chain of the highest in rank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.engine.decision import BACK, DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Kind
from grognard.games.gwc.registry import ACTIVATIONS
from grognard.games.gwc.rules import s03_formations
from grognard.games.gwc.rules.words import name, side_name, unit_option
from grognard.games.gwc.state import Order, State


@rule("O14.1#2", "O14.2#3", "O14.2.1#2", "3.3.1.1#1")
@procedure
def activate(g: State, side: str, kind: str) -> Procedure[Order]:
    """Activate one Formation and all that it activates in turn, before anything is carried out.

    The group is marked; it joins `g.op_fires` for the kind `op fire` and becomes `g.order` otherwise. There must be a
    Formation in `roots(g, side, kind)`.
    """
    first: str = yield Choose(
        side,
        "activate-first",
        unit_options(g, roots(g, side, kind), ACTIVATIONS[kind].rule),
        ACTIVATIONS[kind].rule,
        (("order", order_name(kind)),),
        why_not=why_not_first,
    )
    group: tuple[str, ...] = (first,)
    while more(g, kind, group):
        picked: str | None = yield Choose(
            side,
            "activate-more",
            (
                *unit_options(g, more(g, kind, group), "O14.2"),
                *((DONE,) if is_able(g, kind, group) else ()),  # O14.5
                *((BACK,) if len(group) > 1 else ()),
            ),
            "O14.2",
            (
                ("order", order_name(kind)),
                ("first", name(g, first)),
                ("count", len(group)),
                ("units", " ".join(group)),
            ),
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
        g.op_fires = (*g.op_fires, order)
    else:
        g.order = order
    g.note(
        "activated",
        "O14.1",
        side=side_name(order.side),
        order=order_name(order.kind),
        names=[name(g, id_) for id_ in order.group],
        units=list(order.group),
    )


def done(g: State, id_: str, kind: str) -> None:
    """The Formation counts as activated for this Turn."""
    g.change(id_, activated=kind)


def order_name(kind: str) -> str:
    return f"@order-{kind.replace(' ', '-')}"


def unit_options(g: State, ids: Iterable[str], rule_: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "activate", rule_) for id_ in ids)


# who may be activated


@rule("GLOSS.activate", "E70.1#3")
def may_not(g: State, id_: str, kind: str) -> Reason | None:
    """Why a Formation cannot be activated for this: once a Turn, Heroes excepted, and what the kind demands."""
    if is_spent(g, id_):
        return because("GLOSS.activate", "why-not-activated", name=name(g, id_))
    return ACTIVATIONS[kind].eligible(g, id_)


def is_spent(g: State, id_: str) -> bool:
    """The Formation was activated in this Turn and is no Hero."""
    return bool(g.formations[id_].activated) and not s03_formations.is_hero(g, id_)


def could_act(g: State, id_: str, kind: str) -> bool:
    """The Formation may be activated and could itself carry the Order out."""
    return may_not(g, id_, kind) is None and ACTIVATIONS[kind].able(g, id_) is None


def who_could_act(g: State, side: str, kind: str) -> Iterator[str]:
    """All of a side of whom that is true."""
    spec = ACTIVATIONS[kind]
    ready = spec.ready(g, side) if spec.ready is not None else None
    for id_ in g.of(side):
        if is_spent(g, id_) or spec.eligible(g, id_) is not None:
            continue
        if ready(id_) if ready is not None else spec.able(g, id_) is None:
            yield id_


def can_activate(g: State, side: str, kind: str) -> bool:
    """Somebody could be activated and carry it out."""
    if ACTIVATIONS[kind].suffices is None:
        return any(True for _ in who_could_act(g, side, kind))
    return any(suffices(g, kind, (id_,)) for id_ in who_could_act(g, side, kind)) or bool(
        roots(g, side, kind)
    )


def suffices(g: State, kind: str, group: tuple[str, ...]) -> bool:
    """The group as a whole can carry the Order out."""
    whole = ACTIVATIONS[kind].suffices
    return whole is None or whole(g, group)


def whole_group(g: State, kind: str, first: str) -> tuple[str, ...]:
    """All whom an activation that begins with this Formation can come to include."""
    group: tuple[str, ...] = (first,)
    while found := more(g, kind, group):
        group = (*group, *found)
    return group


def is_able(g: State, kind: str, group: tuple[str, ...]) -> bool:
    """One of the group can carry the Order out."""
    able = ACTIVATIONS[kind].able
    return any(able(g, id_) is None for id_ in group) and suffices(g, kind, group)


def roots(g: State, side: str, kind: str) -> list[str]:
    """The Formations with which an activation may begin: each can act, or can activate somebody who can."""
    able = set(who_could_act(g, side, kind))
    found = (id_ for id_ in g.of(side) if id_ in able or (able and leads_to(g, kind, id_, able)))
    if ACTIVATIONS[kind].suffices is None:
        return list(found)
    return [i for i in found if suffices(g, kind, (i,)) or suffices(g, kind, whole_group(g, kind, i))]


def leads_to(g: State, kind: str, first: str, able: set[str]) -> bool:
    """A Leader who cannot act himself may reach somebody who can, in his radius or down the chain."""
    if not (s03_formations.is_leader(g, first) or s03_formations.is_tank_leader(g, first)):
        return False
    if may_not(g, first, kind) is not None:
        return False
    group: tuple[str, ...] = (first,)
    while found := more(g, kind, group):
        if not able.isdisjoint(found):
            return True
        leaders = [id_ for id_ in found if s03_formations.is_leader(g, id_)]
        if not leaders:
            return False
        group = (*group, *leaders)
    return False


@rule("3.3.1.1#2", "O14.2#1", "O14.2#fr", "3.3.1.2#2", "3.3.1.2#3", "O14.2#2")
def more(g: State, kind: str, group: tuple[str, ...]) -> list[str]:
    """Whom the Leaders of a group may still activate: Units, and other Leaders in a chain of the highest in rank."""
    first = group[0]
    side = g.formations[first].side
    if s03_formations.is_tank_leader(g, first):
        return more_tanks(g, kind, group)
    if not s03_formations.is_leader(g, first):
        return []
    chain = first == s03_formations.highest_ranking(g, side)
    found: dict[str, None] = {}
    for leader in group:
        if s03_formations.is_leader(g, leader):
            for cell in g.board.within(g.formations[leader].cell, s03_formations.command(g, leader)):
                if cell in g.at:
                    found.update(dict.fromkeys(g.in_hex(cell, side)))
    return [
        id_
        for id_ in found
        if id_ not in group
        and (s03_formations.is_unit(g, id_) or (chain and s03_formations.is_leader(g, id_)))
        and may_not(g, id_, kind) is None
    ]


@rule("3.3.1.6#1", "3.3.1.6#2", "O14.2.1#1", "O14.2.1#3", "3.1.6#2", "3.1.6#3", "3.1.5#3")
def more_tanks(g: State, kind: str, group: tuple[str, ...]) -> list[str]:
    """The Tanks that a Tank Leader may activate, as long as his side has lost none."""
    first = group[0]
    leader = g.formations[first]
    if not ACTIVATIONS[kind].tanks or g.tank_lost.get(leader.side):
        return []
    radius = s03_formations.command(g, first)
    return [
        id_
        for cell in g.board.within(leader.cell, radius)
        for id_ in g.in_hex(cell, leader.side)
        if id_ not in group and s03_formations.kind_of(g, id_) == Kind.TANK and may_not(g, id_, kind) is None
    ]


# refusals


def kind_of(question: Choose) -> str:
    """The kind of activation that a question is about."""
    shown = str(dict(question.args)["order"]).removeprefix("@order-")
    return shown if shown in ACTIVATIONS else shown.replace("-", " ")


def why_not_first(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an activation cannot begin with this Formation."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    if g.formations[id_].side != question.side:
        return (because("O14.1", "why-not-enemy", name=name(g, id_)),)
    kind = kind_of(question)
    reason = may_not(g, id_, kind) or ACTIVATIONS[kind].able(g, id_)
    if reason is None and not suffices(g, kind, whole_group(g, kind, id_)):
        reason = because("O14.5", "why-not-too-weak", name=name(g, id_))
    return (reason,) if reason is not None else ()


def why_not_more(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why this Formation cannot join the activation."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    if g.formations[id_].side != question.side:
        return (because("O14.1", "why-not-enemy", name=name(g, id_)),)
    reason = may_not(g, id_, kind_of(question))
    if reason is None:
        reason = because("3.3.1.1", "why-not-out-of-radius", name=name(g, id_))
    return (reason,)
