"""E64 Detachment: a Platoon hands its Weapon to a Team that leaves it, and a result still pending strikes both."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import a45_hidden, e56_choices, s03_formations, s11_weapons
from grognard.games.gwc.rules.words import name
from grognard.games.gwc.state import Formation, Order, State

ON_THE_MOVE = ("move", "offensive", "advance")
IN_COMMON = (*ON_THE_MOVE, "fire")
"""The Orders that a Team goes on carrying out with its Platoon."""


@rule("E64.1")
@procedure
def detachment(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may choose a Platoon with a Weapon and a Leader in its hex, and a Team for it."""
    platoon: str | None = yield from e56_choices.choose_unit(
        g, side, "choose-detachment", platoons(g, side), "E64.1", may=True
    )
    if platoon is None:
        return
    team: str = yield Choose(
        side,
        "choose-detached-team",
        a45_hidden.team_options(g, side, "E64.1"),
        "E64.1",
        (("name", name(g, platoon)),),
    )
    detach(g, platoon, team)


def platoons(g: State, side: str) -> tuple[str, ...]:
    """The Platoons that can detach a Team; none if the countermix has none."""
    if not a45_hidden.teams(g, side):
        return ()
    return tuple(
        id_
        for id_ in g.of(side)
        if s03_formations.is_platoon(g, id_)
        and g.formations[id_].weapon
        and any(s03_formations.is_leader(g, one) for one in g.in_hex(g.formations[id_].cell, side))
    )


@rule("E64.2#1", "E64.2#3", "11.3#1")
def detach(g: State, platoon: str, counter: str) -> None:
    """The Team is broken and activated as its Platoon is, takes its Weapon, but not its other markers."""
    parent = g.formations[platoon]
    g.take(counter)
    team = g.new_id(counter)
    g.place(
        team,
        Formation(counter, parent.side, parent.cell, broken=parent.broken, activated=parent.activated),
    )
    g.note("detached", "E64.1", name=name(g, team), unit=team, platoon=name(g, platoon))
    s11_weapons.give(g, parent.weapon, team)
    if is_pending(g, platoon):
        g.detached[platoon] = team
    go_on_together(g, platoon, team)


@rule("E64.2#1", "E64.2#3", "11.1#3")
def go_on_together(g: State, platoon: str, team: str) -> None:
    """The Team has been activated too, to move or to fire: until the Order ends it goes on like its Platoon."""
    g.op_fires = tuple(joined(order, platoon, team) for order in g.op_fires)
    if g.order is None or g.order.kind not in IN_COMMON or platoon not in g.order.group:
        return
    g.order = joined(g.order, platoon, team)
    if platoon in g.steps:
        g.steps[team] = g.steps[platoon]
    leaving_mines = (
        bool(g.attacks) and g.attack.kind == "mines"
    )  # whoever leaves them now has been told already
    if platoon in g.moving and not leaving_mines:
        g.moving = (*g.moving, team)


def joined(order: Order, platoon: str, team: str) -> Order:
    """The activation with the Team behind its Platoon, if that belongs to it."""
    if platoon not in order.group:
        return order
    at = order.group.index(platoon) + 1
    return replace(order, group=(*order.group[:at], team, *order.group[at:]))


@rule("E64.2#2")
def is_pending(g: State, id_: str) -> bool:
    """A result against the Formation is still to come: of an attack in progress, or of its Rally or Rout Roll."""
    return g.rolling == id_ or any(id_ in attack.defenders for attack in g.attacks)


@rule("E64.2#2")
def struck_together(g: State, id_: str) -> tuple[str, ...]:
    """The Formation that has rolled, and the Team that it has detached meanwhile: the result touches both."""
    team = g.detached.pop(id_, "")
    return tuple(one for one in (id_, team) if one in g.formations)


EVENTS[EventName.DETACHMENT] = detachment
