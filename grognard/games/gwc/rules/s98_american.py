"""S98.5 Situations of the Americans."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.rules import effects, s03_formations, s07_victory
from grognard.games.gwc.rules.s98_strategy import Use, add_effect, register
from grognard.games.gwc.rules.words import unit_option
from grognard.games.gwc.state import State

SCOUTED = frozenset(
    {
        ActionName.CONCEALMENT,
        ActionName.COUNTERATTACK,
        ActionName.GO_TO_GROUND,
        ActionName.HIDDEN_WIRE,
    }
)


# S98.5.2 Battle Morale


def wavering(g: State, leader: str) -> list[str]:
    """The broken Formations that a Leader would Rally: himself, then the Units in his radius as it then is."""
    counter = s03_formations.counter_of(g, leader)
    formation = g.formations[leader]
    found = [leader] if formation.broken else []
    for cell in g.board.within(formation.cell, counter.unbroken.command):
        here = g.in_hex(cell, formation.side)
        found += [id_ for id_ in here if g.formations[id_].broken and s03_formations.is_unit(g, id_)]
    return found


def heartening(g: State, side: str) -> list[str]:
    """The Leaders who would Rally somebody."""
    return [id_ for id_ in g.of(side) if s03_formations.is_leader(g, id_) and wavering(g, id_)]


def may_hearten(g: State, side: str, _subject: str) -> Reason | None:
    return None if heartening(g, side) else because("S98.5.2", "why-not-nobody-broken")


@rule("S98.5.2")
@procedure
def battle_morale(g: State, side: str) -> Procedure[None]:
    """One Leader and all Units in his Command Radius are Rallied."""
    leader: str = yield Choose(
        side,
        "battle-morale-choose",
        tuple(unit_option(g, id_, "rally", "S98.5.2") for id_ in heartening(g, side)),
        "S98.5.2",
    )
    for id_ in wavering(g, leader):
        s07_victory.rally(g, id_, "S98.5.2")


# for the length of an Order


@rule("S98.5.3#1")
def doughboy_surge(g: State, _side: str) -> None:
    """Op Fire cannot break Good Order Units that are led."""  # S98.5.3#2, in O21.3.7
    add_effect(g, effects.DOUGHBOY_SURGE)


@rule("S98.5.6")
def hidden_path(g: State, _side: str) -> None:
    """Wire does not touch the Units and Leaders of the Order."""
    add_effect(g, effects.NO_WIRE)


# S98.5.4 Firepower, S98.5.7 Scout


@rule("S98.5.4", "S98.5.4#fr")
def may_fire_up(g: State, side: str, _subject: str) -> Reason | None:
    """In his own Turn; in the French edition at any time."""
    if side == g.active or g.setting.options["edition"] == "fr":
        return None
    return because("S98.1", "why-not-own-turn")


@rule("S98.5.7#1")
def may_scout(_g: State, _side: str, subject: str) -> Reason | None:
    """The opponent has just announced one of four Actions."""
    return None if subject in SCOUTED else because("S98.5.7", "why-not-scouted")


register("battle-morale", Use("battle-morale", own_turn=True, may=may_hearten, run=battle_morale))
register("doughboy-surge", Use("doughboy-surge", ("own offensive",), effect=doughboy_surge))
register("firepower", Use("firepower", ("own op fire",), own_turn=True, may=may_fire_up))
register("flying-squadrons", Use("flying-squadrons", own_turn=True))
register("hidden-path", Use("hidden-path", ("own move",), effect=hidden_path))
register("scout", Use("scout", ("enemy action",), may=may_scout))  # S98.5.7#2
register("woods-fighting", Use("woods-fighting", own_turn=True))
