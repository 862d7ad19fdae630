"""Doctrine of the staff: chits and points, guns and their contacts, Leaders, attachments, checks and reinforcements."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.gts.doctrine_commander import NEVER, Commander
from grognard.games.gts.doctrine_fire import URGENT, is_engaged, missions
from grognard.games.gts.judgement import chance, losses, passing, worth
from grognard.games.gts.judgement_march import PRIZE, REAR
from grognard.games.gts.rules import s02_units, s07_chits, s16_contact, s16_missions, s21_attachment

DISPATCH = 0.45
"""What a Dispatch Point is worth."""
FIGHTS, CLOSES, MARCHES, HOLDS = 0.5, 0.35, 0.2, 0.05
"""What the activation of a Unit is worth: in the fight, near it, on its way, and where it only has to stay."""
LATER = 0.6
"""What is left of a chit that comes a turn later."""
RESERVE = 1
"""Command Points that are not converted."""


# Formation chits


def usefulness(o: Commander, id_: str) -> float:
    """What it is worth that a Unit acts with its Formation."""
    g, ground, unit = o.g, o.ground, o.g.units[id_]
    if unit.where < 0 or unit.entering:
        return 0.0
    away, goal = ground.away(unit.where), ground.assigned.get(id_)
    if away <= max(2, min(4, s02_units.values(g, id_).range)):
        return FIGHTS
    if goal is None or (goal.is_held and goal.aim.cell == unit.where):
        return HOLDS
    return CLOSES if away <= 8 else MARCHES


def formation_value(o: Commander, formation: str) -> float:
    """What its chit is worth: all who act with it, and the guns that fire for it."""
    found: float | None = o.kept.get(("formation", formation))
    if found is None:
        units = o.g.units
        found = sum(usefulness(o, id_) for id_, unit in units.items() if unit.formation == formation)
        found += FIGHTS * sum(unit.contact == formation and unit.where >= 0 for unit in units.values())
        o.kept["formation", formation] = found
    return found


def wanted(o: Commander, division: str) -> list[float]:
    """What the chits of a Division that could be bought are worth, the best first, if they are worth their price."""
    g = o.g
    values = [
        formation_value(o, id_)
        for id_, each in g.setting.formations.items()
        if each.division == division
        and s07_chits.has_appeared(g, id_)
        and not s07_chits.is_outstanding(g, id_)
    ]
    return sorted((value for value in values if value > s07_chits.PRICE["now"] * dispatch(o)), reverse=True)


def dispatch(o: Commander) -> float:
    """What a Dispatch Point is worth now."""
    return DISPATCH if o.turns_left else 0.02


def points_convert(o: Commander, option: Option) -> float:
    """Command Points become Dispatch Points if that pays for a chit that is worth it."""
    if option.id == "done":
        return 0.0
    division = option.id.partition(":")[2]
    has, left = s07_chits.dispatch_left(o.g, division), s07_chits.command_left(o.g, division)
    chits, price = wanted(o, division), s07_chits.PRICE["now"]
    affordable = has // price
    if affordable >= len(chits):
        return NEVER
    cost = s07_chits.CONVERSION * (price - has % price)
    if left - cost < RESERVE:
        return NEVER
    return chits[affordable] - o.price(division, cost, left) - (has % price) * dispatch(o)


def chit_choose(o: Commander, option: Option) -> float:
    """A chit for this turn rather than for the next, for those who have something to do."""
    when, _, formation = option.id.partition(":")
    if not formation:
        return 0.0
    value = formation_value(o, formation)
    if when == "now":
        return value - s07_chits.PRICE["now"] * dispatch(o)
    return LATER * value - dispatch(o) if o.turns_left else NEVER


# the Artillery Step


def park_choose(o: Commander, option: Option) -> float:  # noqa: ARG001
    """Guns belong in a park: they are heard there, and nobody shoots at them directly."""
    return {"create": 1.0, "disband": -1.0}.get(option.verb, 0.0)


def park_units(o: Commander, option: Option) -> float:  # noqa: ARG001
    return 0.0 if option.id == "done" else 1.0


def park_column(o: Commander, option: Option) -> float:  # noqa: ARG001
    return 0.0 if option.id == "pass" else -1.0


def contact_unit(o: Commander, option: Option) -> float:
    """Whoever is in contact keeps it."""
    if option.id == "done":
        return 0.0
    return -1.0 if o.g.units[option.id].contact else 1.0


def contact_leader(o: Commander, option: Option) -> float:
    """The Leader whose men are in the fight, if he has room for one more and can be heard."""
    g, formation = o.g, option.id
    heard = chance(s16_contact.number(g, o.unit, formation).total)
    held = len(s21_attachment.in_contact(g, formation, "white"))
    room = 1.0 if held < s21_attachment.rating(g, formation) else 0.1
    chit = f"formation:{formation}"
    comes = chit in (g.carried, *g.mug, *g.bought.get(o.side, ()))
    return heard * room * (0.2 + formation_value(o, formation)) * (1.0 if comes else 0.6)


# Leaders


def post_value(o: Commander, formation: str, cell: Cell) -> float:
    """How many of his Units a Leader reaches from a hex; rather in their midst, and not in the front line."""
    g, board, found = o.g, o.g.board, 0.0
    reach, distances = g.setting.formations[formation].range, board.distances(cell)
    division = g.setting.formations[formation].division
    for unit in g.units.values():
        if unit.where < 0 or unit.division != division or unit.entering:
            continue
        own = unit.formation == formation
        if own or unit.stripe:
            away = distances[unit.where]
            matters = (1.0 if own else 0.4) * (1.5 if o.foes_within(unit.where, 4) else 1.0)
            found += matters * ((1.0 if away <= reach else 0.0) - 0.02 * away)
    return found - (0.5 if o.foes_within(cell, 1) else 0.0)


def leader_transfer(o: Commander, option: Option) -> float:
    formation = str(o.args["formation"])
    here = o.g.leaders[formation].where
    if option.value is None:
        return post_value(o, formation, here) + 0.2
    return post_value(o, formation, option.value)


def leader_follow(o: Commander, option: Option) -> float:
    return post_value(o, str(o.args["formation"]), o.cell("to" if option.value else "hex"))


def leader_displaced(o: Commander, option: Option) -> float:
    return post_value(o, str(o.args["formation"]), option.value)


def superior_choose(o: Commander, option: Option) -> float:
    """The Formation with most Units; a superior that there is already is kept."""
    if option.value is None:
        return 99.0 if str(o.args["formation"]) in o.g.superiors else NEVER
    return float(sum(unit.formation == option.id and unit.where >= 0 for unit in o.g.units.values()))


def attach_choose(o: Commander, option: Option) -> float:
    """Whoever has most to do."""
    if option.id == "done":
        return 0.0
    fires = 0.0
    if s16_missions.fires_mission(o.g, option.id):
        fires = max(missions(o.ground, option.id).values(), default=0.0)
    return 0.01 + usefulness(o, option.id) + fires


# reinforcements


def entry_column(o: Commander, option: Option) -> float:
    """In Column, unless the enemy is near: it is the fastest way from the entry hex, and it costs nothing now."""
    if option.id == "done":
        return 0.0
    where = o.g.units[option.id].where
    return -1.0 if o.foes_within(where, REAR + 1) or where in o.ground.zone.on else 1.0


# checks


def check_spend(o: Commander, option: Option) -> float:
    """A Command Point where a failure would cost more."""
    if not option.value:
        return 0.0
    kind = str(o.args["kind"]).removeprefix("@check-")
    fails = 1.0 - passing(o.g, o.unit)
    return fails * at_stake(o, o.unit, kind) - o.price(o.g.units[o.unit].division)


def at_stake(o: Commander, id_: str, kind: str) -> float:
    """What a check that fails costs."""
    g, lost = o.g, losses(o.g, id_)
    suppression = lost.suppression * (URGENT if is_engaged(o, id_) else 1.0)
    match kind:
        case "suppression":
            return suppression
        case "conversion":
            return max(0.0, suppression - lost.hit)
        case "charge":
            where = g.units[id_].where
            points = PRIZE * o.ground.worths.get(where, 0.0)
            return points + sum(worth(g, each) for each in g.in_hex(where, o.side))
        case "march":
            return 0.2 + lost.hit
        case "prolonge":
            return 0.15 + lost.hit
        case "barrage":
            return 0.3
    return 0.2


# works


def ward(o: Commander, option: Option) -> float:
    """For whoever is worth most."""
    return worth(o.g, option.id) + 0.1 * (not s02_units.is_armored(o.g, option.id))


def rearguard_place(o: Commander, option: Option) -> float:
    """On a hex that is to be taken; else before the enemy, on the way to what is held."""
    ground, cell = o.ground, option.value
    return 9.0 * ground.prizes.get(cell, 0.0) + 2.0 * o.held_here(cell) - 0.1 * ground.away(cell)


def second_part(o: Commander, option: Option) -> float:
    """All who can be paid for."""
    return 0.0 if option.id == "done" else 1.0 - 0.1 * o.price(o.g.units[option.id].division)


RULES = {
    "points-convert": points_convert,
    "chit-choose": chit_choose,
    "park-choose": park_choose,
    "park-units": park_units,
    "park-column": park_column,
    "contact-unit": contact_unit,
    "contact-leader": contact_leader,
    "leader-transfer": leader_transfer,
    "leader-follow": leader_follow,
    "leader-displaced": leader_displaced,
    "superior-choose": superior_choose,
    "attach-choose": attach_choose,
    "entry-column": entry_column,
    "check-spend": check_spend,
    "ip-for": ward,
    "ent-for": ward,
    "rearguard-place": rearguard_place,
    "second-part": second_part,
}
