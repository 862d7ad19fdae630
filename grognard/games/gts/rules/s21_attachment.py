"""21.5 and 21.6 Attachment: independent Units that act with a Formation, settled when its activation begins."""

from __future__ import annotations

from grognard.engine.decision import BACK, DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s21_advice, s21_command
from grognard.games.gts.rules.words import of_unit, unit_option
from grognard.games.gts.state import State

Units = tuple[str, ...]


@rule("21.5#2", "21.5#6", "21.6.2#1", "21.6.4", "13.1#2")
@procedure
def attach(g: State) -> Procedure[None]:
    """At the beginning of a Formation's activation: artillery in contact first, then whomever the owner likes."""
    formation = active_formation(g)
    if not formation:
        return
    chosen = automatic(g, formation)
    while attachable(g, formation, chosen):
        more: str | None = yield Choose(
            s21_command.side_of(g, formation),
            "attach-choose",
            attach_options(g, formation, chosen),
            "21.5",
            s21_command.leader_args(g, formation, room=room(g, formation, chosen)),
            why_not=s21_advice.why_not_attached,
        )
        if more is None:
            break
        chosen = chosen[:-1] if more == BACK.value else (*chosen, more)
    g.act(attached=chosen)
    for id_ in chosen:
        g.note("attached", "21.5", **of_unit(g, id_), leader=g.setting.formations[formation].leader)


def active_formation(g: State) -> str:
    """The Formation whose chit is in play, if its Leader is there to attach anybody."""
    assert g.acting is not None
    kind, _, whose = g.acting.chit.partition(":")
    leader = g.leaders.get(whose) if kind == "formation" else None
    return whose if leader is not None and leader.where >= 0 and not leader.entering else ""


@rule("21.5#3", "21.6.2#3", "21.6.4", "16.3#8")
def in_contact(g: State, formation: str, stripe: str) -> Units:
    """Artillery with this stripe, or with none, whose contact marker the Leader holds."""
    return tuple(id_ for id_, unit in g.units.items() if unit.contact == formation and unit.stripe == stripe)


@rule("21.4.1#2", "21.4.1#3", "21.6.2#1")
def is_reached(g: State, formation: str, id_: str) -> bool:
    """Within the Leader's Range, which does not matter to artillery in a park that is in contact with him."""
    unit = g.units[id_]
    return bool(unit.park and unit.contact == formation) or s21_command.in_range_of(g, formation, id_)


@rule("21.5#3", "21.5#4", "21.6.3", "21.6.4")
def automatic(g: State, formation: str) -> Units:
    """Artillery in contact is attached of itself, unless there is more of it than the Attachment Rating allows.

    That counts the white stripes alone; other Artillery, even of another Formation, is simply there.
    """
    white = in_contact(g, formation, "white")
    if len(white) > rating(g, formation):
        white = ()
    others = (*in_contact(g, formation, "black"), *in_contact(g, formation, ""))
    return tuple(
        id_
        for id_ in (*white, *others)
        if is_reached(g, formation, id_) and g.units[id_].formation != formation
    )


@rule("21.5#1", "29.11")
def rating(g: State, formation: str) -> int:
    """The Attachment Rating printed on the Leader."""
    number: int = g.setting.formations[formation].attachment
    return number


@rule("21.5#1", "21.5#3", "21.5#4", "21.6.2#3", "21.6.4")
def room(g: State, formation: str, chosen: Units) -> int:
    """How many white-striped Units may still be attached; artillery in contact has its place taken, if it fits."""
    white = {id_ for id_ in chosen if g.units[id_].stripe == "white"}
    contacts = in_contact(g, formation, "white")
    if len(contacts) <= rating(g, formation):
        white |= set(contacts)
    return rating(g, formation) - len(white)


@rule("21.6.1#1", "21.6.1#2", "21.6.2#1", "21.6.3", "21.5#4", "21.6.5#1")
def attachable(g: State, formation: str, chosen: Units) -> Units:
    """Independent Units that the Leader could still attach."""
    contacts = in_contact(g, formation, "white")
    crowded, left = len(contacts) > rating(g, formation), room(g, formation, chosen)
    return tuple(
        id_
        for id_ in g.on_map(s21_command.side_of(g, formation))
        if g.units[id_].stripe
        and id_ not in chosen
        and is_of_use_to(g, formation, id_)
        and is_reached(g, formation, id_)
        and (g.units[id_].stripe == "black" or (left > 0 and (not crowded or id_ in contacts)))
    )


@rule("21.6.1#1", "21.6.1#2", "21.6.3")
def is_of_use_to(g: State, formation: str, id_: str) -> bool:
    """Of his Division; or white-striped Artillery in a park or emplaced, of any."""
    unit = g.units[id_]
    if unit.division == g.setting.formations[formation].division:
        return True
    emplaced = s02_units.values(g, id_).weapon == "emplaced"
    return unit.stripe == "white" and (bool(unit.park) or emplaced)


def attach_options(g: State, formation: str, chosen: Units) -> tuple[Option, ...]:
    offered = tuple(unit_option(g, id_, "attach", "21.5") for id_ in attachable(g, formation, chosen))
    may_undo = len(chosen) > len(automatic(g, formation))
    return (*offered, *((BACK,) if may_undo else ()), DONE)
