"""15.8 Ammunition shortage: the markers that a player must put on his Army Depots."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_calendar import holds, never_short, shortage_limits
from grognard.games.oao.rules import s15_depots
from grognard.games.oao.rules.words import army_name, side_name
from grognard.games.oao.state import State


@rule("15.8.2#1", "15.8.2#2", "15.8.3", "4.2.3#3")
@procedure
def placement(g: State, side: str) -> Procedure[None]:
    """From GT 13 every marker goes onto a Depot of its own, as long as there are Depots."""
    if not holds("ammo_shortage", g.gt):
        return
    for limit in markers(g, side):
        if armies(g, side):
            army: str = yield Choose(
                side,
                "shortage-place",
                options(g, side),
                "15.8.2#1",
                (("limit", limit),),
                why_not=why_not_short,
            )
            g.armies[army] = replace(g.armies[army], shortage=limit)
            g.note("shortage-placed", "15.8.3", army=army_name(army), side=side_name(side), limit=limit)


@rule("15.8.2#3")
def lift(g: State, side: str) -> None:
    """The markers of the last GT come off."""
    for army, display in g.armies.items():
        if display.side == side and display.shortage is not None:
            g.armies[army] = replace(display, shortage=None)


def markers(g: State, side: str) -> tuple[int, ...]:
    """The Provision Limits of the markers that a side holds, in the order of their Inter-Phases."""  # 15.8.1
    held = g.means[side].shortages if side in g.means else 0
    return tuple(limit for _, limit in sorted(shortage_limits().items())[:held])


def armies(g: State, side: str) -> tuple[str, ...]:
    """The armies that may be given a marker now."""
    return tuple(army for army in g.armies if g.armies[army].side == side and refusal(g, army) is None)


def options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(
        option(army, label="option-army", rule="15.8.2#1", army=army_name(army)) for army in armies(g, side)
    )


def refusal(g: State, army: str) -> Reason | None:
    """Why an army cannot be given a marker; one whose Depot is relocating can."""  # 15.8.2#4
    if never_short(army):
        rule_ = "15.8.2#6" if g.armies[army].side == "german" else "15.8.2#5"
        return because(rule_, "why-not-shortage-never", army=army_name(army))
    if s15_depots.depot_of(g, army) is None:
        return because("15.8.2#1", "why-not-shortage-depot", army=army_name(army))
    if g.armies[army].shortage is not None:
        return because("15.8.2#2", "why-not-shortage-twice", army=army_name(army))
    return None


def why_not_short(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    army = subject.partition(":")[2]
    if army not in g.armies or g.armies[army].side != question.side:
        return (because("15.8.2#1", "why-not-shortage-army"),)
    reason = refusal(g, army)
    return (reason,) if reason is not None else ()
