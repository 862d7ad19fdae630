"""10.1 Artillery in a combat: the neighbours that support the defence, and the DRMs of both sides."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.points import written
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s02_units, s09_ammo, s10_artillery, s10_checks
from grognard.games.oao.rules.s09_combat import Combat, Contingent, contingent, is_fortress, opposite, side_of
from grognard.games.oao.rules.s09_fight import ROLES, Fight
from grognard.games.oao.rules.s09_losses import left_of
from grognard.games.oao.rules.s09_targets import Units
from grognard.games.oao.rules.s10_artillery import Support, support_refused, supporters
from grognard.games.oao.rules.words import hex_name, side_name, told, unit_name, unit_option
from grognard.games.oao.state import State


@rule("9.1.1#i", "10.1.2#1", "10.0#4")
@procedure
def artillery(g: State, fights: tuple[Fight, ...]) -> Procedure[tuple[Fight, ...]]:
    """The combats with the DRMs to the checks of both sides, once the defender has called upon his neighbours."""
    found: tuple[Fight, ...] = ()
    for done in fights:
        combat: Combat = yield from support(g, done.combat)
        tell(g, combat)
        found = (*found, modified(g, replace(done, combat=combat)))
    return found


def modified(g: State, done: Fight) -> Fight:
    """A combat with the DRMs to the checks."""
    sums = [
        s10_checks.modifiers(g, done.combat, role, done.outcome.toll(role).drm, is_flanked=done.is_flanked)
        for role in ROLES
    ]
    return replace(done, attack=sums[0], defence=sums[1])


@rule("10.1.1#2", "10.1.1#3", "10.1.1#4", "10.1.1#5", "10.1.1#6")
@procedure
def support(g: State, combat: Combat) -> Procedure[Combat]:
    """The defender chooses the Forces and Fortresses next to his hex whose AV he uses; they need Ammo as well."""
    chosen: Units = ()
    while left_of(g, combat.attackers) and offered(g, combat, chosen):
        more: Units | None = yield Choose(
            side_of(g, combat, "defender"),
            "support-choose",
            options(g, combat, chosen),
            "10.1.1#4",
            question_args(g, combat, chosen),
            secret=True,
            why_not=why_not_support,
        )
        if more is None:
            break
        chosen = more
    forces: tuple[Contingent, ...] = yield from s09_ammo.provide(g, grouped(g, combat, chosen))
    g.fired = (*g.fired, *chosen)
    return replace(combat, support=forces)


def offered(g: State, combat: Combat, chosen: Units) -> Units:
    """The units whose AV may still be added."""
    return tuple(
        id_
        for cell, table in supporters(g, combat, frozenset(g.fired)).items()
        for id_ in table.units
        if id_ not in chosen and fits(g, table, (*within(table, chosen), id_))
    )


def within(table: Support, chosen: Units) -> Units:
    """Those chosen that are in one hex."""
    return tuple(id_ for id_ in chosen if id_ in table.units)


@rule("10.1.1#4", "10.1.1#5", "8.8.1#5", "GLOSS.force#1", "GLOSS.force#2")
def fits(g: State, table: Support, units: Units) -> bool:
    """Whether units of one hex are no more Forces and Fortresses than it may contribute."""
    works = sum(is_fortress(g, id_) for id_ in units)
    formations = sum(s02_units.is_formation(g, id_) for id_ in units)
    assets = len(units) - works - formations
    guns = sum(s02_units.kind_of(g, id_).category == "artillery" for id_ in units)
    forces = max(formations, -(-assets // stacking().assets))
    return works <= table.fortresses and forces <= table.forces and guns <= stacking().artillery


def options(g: State, combat: Combat, chosen: Units) -> tuple[Option, ...]:
    """Each unit by itself, all at once if all may, and no more; the value is all that then support."""
    free = offered(g, combat, chosen)
    found = [replace(unit_option(g, id_, "support", "10.1.1#4"), value=(*chosen, id_)) for id_ in free]
    tables = supporters(g, combat, frozenset(g.fired)).values()
    everybody = (*chosen, *free)
    if len(free) > 1 and all(fits(g, table, within(table, everybody)) for table in tables):
        found.insert(0, Option("all", everybody, "support", (), "option-support-all", (), "10.1.1#4"))
    return (*found, DONE)


def grouped(g: State, combat: Combat, chosen: Units) -> tuple[Contingent, ...]:
    """The supporters as Forces, hex by hex."""
    found: list[Contingent] = []
    for cell, table in supporters(g, combat, frozenset(g.fired)).items():
        here = within(table, chosen)
        forces = [[id_] for id_ in here if s02_units.is_formation(g, id_)]
        for id_ in here:
            if s02_units.is_formation(g, id_) or is_fortress(g, id_):
                continue
            room = next((force for force in forces if len(force) <= stacking().assets), None)
            if room is None:
                forces.append([id_])
            else:
                room.append(id_)
        found += [contingent(g, tuple(units), cell) for units in forces]
        found += [contingent(g, (id_,), cell) for id_ in here if is_fortress(g, id_)]
    return tuple(found)


def question_args(g: State, combat: Combat, chosen: Units) -> Args:
    """The hex and how many support it; what else there is serves the answers below."""
    near = dict.fromkeys(g.board.name(force.cell) for force in combat.attackers)
    withheld = [id_ for force in combat.withheld for id_ in force.units]
    return (
        ("hex", hex_name(g, combat.target)),
        ("count", len(chosen)),
        ("near", "|".join(near)),
        ("defenders", "|".join(combat.units("defender"))),
        ("withheld", "|".join(withheld)),
    )


def why_not_support(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit of the defender cannot support."""
    args, id_ = {key: str(value) for key, value in question.args}, subject.removeprefix("unit:")
    unit = g.units.get(id_)
    if unit is None or unit.side != question.side or unit.where < 0:
        return (because("10.1.1", "support-subject"),)
    target = g.board.cell(args["hex"])
    if unit.where not in g.board.adjacent[target]:
        return (because("10.1.1", "support-not-near", hex=hex_name(g, unit.where)),)
    if id_ in args["withheld"].split("|"):
        return (because("9.2.5#1", "support-withheld", name=unit_name(g, id_)),)
    why = support_refused(g, pictured(g, target, args), id_, unit.where, frozenset(g.fired))
    return (why or because("10.1.1#4", "support-enough", hex=hex_name(g, unit.where)),)


def pictured(g: State, target: Cell, args: dict[str, str]) -> Combat:
    """As much of the combat as says who may support it."""
    attack = next(each for each in g.attacks if each.target == target)
    near = [Contingent(attack.attackers, g.board.cell(each)) for each in args["near"].split("|")]
    return Combat(target, tuple(near), (Contingent(tuple(args["defenders"].split("|")), target),))


@rule("10.1.2#1", "10.1.1a#4")
def tell(g: State, combat: Combat) -> None:
    """Each side sees how its own AV comes about; both see the totals, the sizes and the DRMs."""
    for role in ROLES:
        side, points = side_of(g, combat, role), s10_artillery.artillery(g, combat, role)
        g.note(
            "artillery-value",
            "10.1.1",
            to=(side,),
            side=side_name(side),
            parts=told(points.reasons),
            total=written(points.total),
        )
        drm = s10_artillery.drm(g, combat, opposite(role))
        g.note(
            "artillery-drm",
            "10.1.2#1",
            side=side_name(side),
            hexes=", ".join(dict.fromkeys(g.board.name(force.cell) for force in combat.support)),
            support=len(combat.support),
            reason=told((drm,))[0],
            drm=drm.value or 0,
        )
