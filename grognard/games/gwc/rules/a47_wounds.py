"""A47 Light Wounds and A53 Probe: Actions of a player whose Formation breaks."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import a45_hidden, s03_formations, s07_victory
from grognard.games.gwc.rules.words import counter_name, name
from grognard.games.gwc.state import State


@rule("A47#1", "A47#3")
def may_be_light(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why a wound cannot be light: a Platoon of the player is about to break, and a Team is left."""
    if g.formations[subject].side != side or not s03_formations.is_platoon(g, subject):
        return because("A47", "why-not-platoon", name=name(g, subject))
    if not a45_hidden.teams(g, side):
        return because("A47", "why-not-no-team")
    return None


@rule("A47#2", "A47#3", "A47#4", "A47#5", "A47#6")
@procedure
def light_wounds(g: State, side: str, subject: str, _card: str) -> Procedure[None]:
    """1 VP is lost and a Team takes the Platoon's place with all its markers, in the same state and activation."""
    team: str = yield Choose(
        side, "wounded-team", a45_hidden.team_options(g, side, "A47"), "A47", (("name", name(g, subject)),)
    )
    s07_victory.gain_vp(g, side, -1, "A47", "vp-light-wounds")
    platoon = g.formations[subject].counter
    g.put_back(platoon)
    g.take(team)
    g.change(subject, counter=team)
    g.note("light-wounds", "A47", name=counter_name(platoon), team=counter_name(team), unit=subject)


@rule("A53#1")
def may_probe(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why the attack was no mere probe: a Unit or Leader of the player has just broken."""
    formation = g.formations[subject]
    if formation.side != side or not formation.broken or s03_formations.is_tank(g, subject):
        return because("A53", "why-not-probe", name=name(g, subject))
    return None


@rule("A53#2")
def probe(g: State, _side: str, subject: str, _card: str) -> None:
    """It Rallies at once, and goes on with what it was activated for."""
    s07_victory.rally(g, subject, "A53")


register_action(ActionSpec(ActionName.LIGHT_WOUNDS, "break", "A47", may_be_light, run=light_wounds))
register_action(ActionSpec(ActionName.PROBE, "broken", "A53", may_probe, probe))
