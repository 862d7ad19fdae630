"""26 Strategic Plans: achieved, fulfilled, expired, abandoned, activated; Mandated Attacks."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import Country, ground_of
from grognard.games.oao.counters import Nation
from grognard.games.oao.reference_aftermath import dice
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_plans import abandonment as price
from grognard.games.oao.reference_plans import plans
from grognard.games.oao.reference_units import size
from grognard.games.oao.rules import s02_units, s09_results, s22_gdt, s26_orders
from grognard.games.oao.rules.s09_combat import Combat
from grognard.games.oao.rules.s26_orders import BELGIAN, FREE_DIVISION, SIXTH
from grognard.games.oao.rules.s27_score import score
from grognard.games.oao.rules.words import army_name, of_unit, side_name
from grognard.games.oao.state import OFF_MAP, REMOVED, Plan, State

FRENCH_SECOND = "fr-SECOND"  # 26.6.2#2


def _end(g: State, army: str, plan: Plan, rule_: str) -> None:
    """A plan has come to its end, and with it any plan that is tied to it."""  # 26.6.3
    g.armies[army] = replace(g.armies[army], plan=plan)
    g.note("plan-ended", rule_, army=army_name(army), how=f"@plan-{plan}")
    for other, each in plans().items():
        if each.ends_with == army and other in g.armies and g.armies[other].plan == "active":
            _end(g, other, plan, "26.6.3")


# achieved


@rule("26.1#2", "26.1.1#1", "26.1.1#2", "26.6.1#7")
def captures(g: State) -> None:
    """At the end of a Player Turn: the plans whose Primary Objective is captured are achieved."""
    for army, each in tuple(g.armies.items()):
        if each.plan == "active" and any(
            _captured(g, each.side, cell, any_unit=plans()[army].any_unit_captures)
            for cell in s26_orders.primaries(g.board, army)
        ):
            _end(g, army, "achieved", "26.1")


def _captured(g: State, side: str, cell: Cell, *, any_unit: bool) -> bool:
    """Whether a hex is occupied by infantry of the size of a brigade or more, or by any unit where that is enough."""
    brigade = size("infantry", "x")
    return any(
        any_unit or (s02_units.kind_of(g, id_).infantry and s02_units.values(g, id_).eighths >= brigade)
        for id_ in g.in_hex(cell, side)
    )


@rule("4.2.1a#2", "26.5.2#1", "26.5.2#2")
def achieved(g: State) -> None:
    """The Belgian plan is fulfilled, or expires; the others have been noted when their Player Turn ended."""
    if BELGIAN in g.armies and g.armies[BELGIAN].plan == "active":
        if is_fulfilled(g):
            _end(g, BELGIAN, "achieved", "26.5.2")
        elif not holds("belgian_plan", g.gt):
            _end(g, BELGIAN, "expired", "26.5.2")


@rule("26.5.2#1")
def is_fulfilled(g: State) -> bool:
    """Whether all Belgian Infantry Formations but the 4th Division are in Antwerpen or beyond the Schelde."""
    ground = ground_of(g.board)
    camp = ground.camp_hexes("Antwerpen")
    return all(
        cell in camp or (cell in ground.north_of_schelde and ground.country[cell] == Country.BELGIUM)
        for id_ in belgian_infantry(g)
        if g.units[id_].name != FREE_DIVISION
        for cell in g.hexes_of(id_) or (OFF_MAP,)
    )


def belgian_infantry(g: State) -> list[str]:
    """The Belgian Infantry Formations in play, on the map, at sea or on the GT Record Track."""
    return [
        id_
        for id_, unit in g.units.items()
        if unit.where not in (OFF_MAP, REMOVED)
        and s02_units.piece(g, id_).nation == Nation.BELGIAN
        and s02_units.is_formation(g, id_)
        and s02_units.kind_of(g, id_).infantry
    ]


# abandoned


@rule("26.3#1", "4.2.1a#3")
@procedure
def abandonment(g: State) -> Procedure[None]:
    """Either player may abandon plans, the Phasing Player first; then the Sixth Army's plan may become active."""
    yield from _abandoned_by(g, g.player)
    yield from _abandoned_by(g, g.other(g.player))
    yield from activation(g)


@procedure
def _abandoned_by(g: State, side: str) -> Procedure[None]:
    while eligible(g, side):
        army: str | None = yield Choose(
            side, "plan-abandon", abandonment_options(g, side), "26.3", why_not=why_not_abandoned
        )
        if army is None:
            return
        abandon(g, army)


def eligible(g: State, side: str) -> tuple[str, ...]:
    """The armies of a side that may abandon their plans now."""
    own = [army for army, each in g.armies.items() if each.side == side]
    return tuple(army for army in own if not abandonment_refusals(g, army))


def abandonment_options(g: State, side: str) -> tuple[Option, ...]:
    found = []
    for army in eligible(g, side):
        args = (("army", army_name(army)), ("points", cost(g, army)), ("hexes", distance(g, army)))
        found.append(Option(army, army, "abandon", (f"army:{army}",), "option-plan-abandon", args, "26.3"))
    return (*found, PASS)


def abandonment_refusals(g: State, army: str) -> tuple[Reason, ...]:
    """Why an army may not abandon its plan now; nothing if it may."""
    if g.armies[army].plan != "active":
        return (because("26.3", "plan-not-active", army=army_name(army)),)
    found, plan = list[Reason](), plans()[army]
    if not plan.abandonable:
        text = "plan-tied" if plan.ends_with else "plan-belgian"
        found.append(because("26.6.3" if plan.ends_with else "26.3", text))  # 26.3#2 26.6.3
    if holds("no_plan_abandonment", g.gt):
        found.append(because("26.3", "plan-too-early"))  # 26.3#3
    if g.armies[army].mandated < plan.mandated_attacks:
        made, due = g.armies[army].mandated, plan.mandated_attacks
        found.append(because("26.4.2", "plan-mandated-due", made=made, due=due))  # 26.3#4 26.4.2#1
    return tuple(found)


def why_not_abandoned(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an army cannot be chosen: `army:fr-SECOND`."""
    kind, _, army = subject.partition(":")
    if kind != "army" or army not in g.armies or g.armies[army].side != question.side:
        return (because("26.3", "plan-own-armies"),)
    return abandonment_refusals(g, army)


@rule("26.3#5", "27.1#1", "27.1#2")
def abandon(g: State, army: str) -> None:
    """An army is free of its plan from now on, and its side loses VPs."""
    points, hexes = cost(g, army), distance(g, army)
    _end(g, army, "abandoned", "26.3")
    score(g, g.armies[army].side, points, "vp-abandoned", "27.1", army=army_name(army), hexes=hexes)


def distance(g: State, army: str) -> int:
    """How far the closest Infantry unit of an army is from its primary objective; one without any is far away."""
    near = [
        g.board.distance(cell, goal)
        for id_, unit in g.units.items()
        if unit.army == army and s02_units.kind_of(g, id_).infantry
        for cell in g.hexes_of(id_)
        for goal in s26_orders.primaries(g.board, army)
    ]
    return min(near, default=99)


def cost(g: State, army: str) -> int:
    return price(distance(g, army))


# the German Sixth Army


@rule("26.6.2#1", "26.6.2#2", "26.6.2#3", "26.6.2#4", "4.2.1a#4")
@procedure
def activation(g: State) -> Procedure[None]:
    """The idle plan of the Sixth Army becomes active: with the end of the French Second's, by a roll, or on GT 4."""
    if SIXTH not in g.armies or g.armies[SIXTH].plan != "idle" or holds("sixth_army_idle", g.gt):
        return
    french = g.armies[FRENCH_SECOND].plan if FRENCH_SECOND in g.armies else "none"
    if holds("sixth_army_active", g.gt) or french in ("achieved", "abandoned"):
        _activate(g)
        return
    rolled: tuple[int, ...] = yield Roll(1, 6, "sixth-army", "german", SIXTH, good="low")
    if charts.happens(g, "sixth-army", rolled[0] in dice().sixth_army):
        _activate(g)
    else:
        g.note("plan-still-idle", "26.6.2", army=army_name(SIXTH), die=rolled[0])


def _activate(g: State) -> None:
    g.armies[SIXTH] = replace(g.armies[SIXTH], plan="active")
    g.note("plan-activated", "26.6.2", army=army_name(SIXTH))


# movement


@rule("26.2.1", "22.3.2")
def unfulfilled(g: State, side: str) -> tuple[Reason, ...]:
    """Why a side may not end its movement phase yet: a Formation can still go on as its plan demands, or the line of
    the GDT can still be closed."""
    found = []
    for id_ in g.on_map(side):
        unit = g.units[id_]
        if unit.began and not unit.moved:
            hexes = g.hexes_of(id_)
            found.append(s26_orders.no_end(g, id_, hexes[0], hexes[-1]))
    return (*(each for each in found if each is not None), *s22_gdt.unfulfilled(g, side))


@rule("26.2.1")
def end_of_movement(g: State, side: str) -> None:
    """Whom something has kept from coming nearer is told."""
    for id_ in g.on_map(side):
        hexes = g.hexes_of(id_)
        if g.units[id_].began and s26_orders.no_end(g, id_, hexes[0], hexes[-1]) is not None:
            army = army_name(g.units[id_].army)
            g.note("plan-not-followed", "26.2.1", to=(side,), **of_unit(g, id_), army=army)


# Mandated Attacks


@rule("26.4.2#1", "26.4.2#3")
def mandate_refused(g: State, combat: Combat) -> Reason | None:
    """Why an attack cannot be a Mandated one."""
    attackers = combat.units("attacker")
    army = g.units[attackers[0]].army
    plan = plans().get(army)
    if plan is None or not plan.mandated_attacks or g.armies[army].plan != "active":
        return because("26.4.2", "mandate-no-plan")
    if not any(s02_units.is_formation(g, id_) and s02_units.kind_of(g, id_).infantry for id_ in attackers):
        return because("26.4.2", "mandate-infantry")
    return s09_results.intense_refused(g, combat, "attacker")


@rule("26.4.2#1", "26.4.2#2")
def attacked(g: State, combat: Combat) -> None:
    """A Mandated Attack is counted."""
    if not combat.mandated or mandate_refused(g, combat) is not None:
        return
    army = g.units[combat.units("attacker")[0]].army
    made = g.armies[army].mandated + 1
    g.armies[army] = replace(g.armies[army], mandated=made)
    side, due = side_name(g.armies[army].side), plans()[army].mandated_attacks
    g.note("mandated-attack", "26.4.2", army=army_name(army), side=side, made=made, due=due)
