"""Doctrine of the staff: areas, supply, railways, reinforcements, plans, and all that is decided at a desk."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.oao.doctrine_commander import NEVER, Commander
from grognard.games.oao.doctrine_line import danger
from grognard.games.oao.doctrine_rear import (
    CLOSE,
    army_cells,
    depots_of,
    prep_end,
    prep_initiate,
    rail_destination,
)
from grognard.games.oao.rules import s02_units, s07_entered
from grognard.games.oao.rules.s07_act import Act

LATE = 5
"""From this GT on points that can be taken once are taken."""
PATIENT, OUTWEIGHED = 5, 0.7
"""Before this GT no plan is given up; against odds like these it is."""
DEAR, CHEAP = -10.0, -3.0
"""The points that an army gives up its plan for, in need and without."""
FLOOD = 3
"""How near the German must be to Nieuwpoort for the sluices to be opened."""
QUIET = 6
"""An army that has no enemy so near does not fight this turn."""
ENOUGH = 9
"""MPs that reacting cavalry may owe."""


# areas and supply


def leave_as_is(o: Commander, option: Option) -> float:  # noqa: ARG001
    """What the engine proposes is good."""
    return 1.0 if option.id in ("done", "pass", "no") else NEVER if option.id == "back" else 0.0


def most_helped(o: Commander, option: Option) -> float:  # noqa: ARG001
    """Supply units are extended where that feeds most Forces."""
    return float(dict(option.args).get("forces", 0)) if option.id != "done" else 0.0


def far_from_depot(o: Commander, option: Option) -> float:
    """The Secondary Depot is for the army that is farthest from its own."""
    return 0.0 if option.id == "pass" else lag(o, str(option.value)) - CLOSE


def lag(o: Commander, army: str) -> float:
    """How far an army is from its Depot, on average."""
    depots = [o.g.units[id_].where for id_ in depots_of(o, army)]
    cells = army_cells(o, army)
    if not depots or not cells:
        return 0.0
    return sum(min(o.g.board.distance(cell, each) for each in depots) for cell in cells) / len(cells)


def secondary_keep(o: Commander, option: Option) -> float:
    """A Secondary Depot is taken up when the front has moved on."""
    cell = o.g.board.cell(str(o.args["hex"]))
    far = o.front.near[cell]
    return {"pass": 0.5, "remove": 1.0 if far > 14 or far < 3 else 0.0}.get(option.id, -1.0)


def busiest(o: Commander, option: Option) -> float:
    """The army that has most to do comes first."""
    return float(len(army_cells(o, str(option.value))))


def idlest(o: Commander, option: Option) -> float:
    """Shortages are borne by armies that have no enemy before them, and then by those that do not attack."""
    orders, cells = o.front.orders.get(str(option.value)), army_cells(o, str(option.value))
    if orders is None:
        return 2.0 * QUIET
    far = min([o.front.near[cell] for cell in cells], default=QUIET)
    return min(QUIET, far) - orders.drive - 0.05 * len(cells)


# places in the rear


def behind_the_army(o: Commander, option: Option) -> float:
    """A hex behind the army that it is for, well away from the enemy."""
    if option.id in ("pass", "done"):
        return -50.0
    cell = Cell(option.value) if isinstance(option.value, int) else Cell(-1)
    if cell < 0:
        return NEVER
    cells = army_cells(o, army_asked(o)) or [each.cell for each in o.front.starts]
    far = [o.g.board.distance(cell, each) for each in cells]
    lag_ = sum(far) / len(far) if far else 0.0
    return -abs(lag_ - CLOSE) - 3.0 * max(0, CLOSE - o.front.near[cell])


def army_asked(o: Commander) -> str:
    """The army that a question is about: named, or that of the unit named."""
    named = str(o.args.get("army_id", ""))
    unit = o.g.units.get(str(o.args.get("unit", "")))
    return named or (unit.army if unit is not None else "")


def farthest(o: Commander, option: Option) -> float:
    """Away from the enemy."""
    cell = option.value if isinstance(option.value, int) else -1
    return float(o.front.near[cell]) if cell >= 0 else -1.0


def sparing(o: Commander, option: Option) -> float:
    """The way that brings down the fewest bridges."""
    cells = option.value if isinstance(option.value, tuple) else ()
    return -float(len({name for cell in cells for name in s07_entered.blown(o.g, cell, o.side)}))


def shortest(o: Commander, option: Option) -> float:  # noqa: ARG001
    """The shortest way by rail."""
    return -float(dict(option.args).get("cost", dict(option.args).get("hexes", 0)) or 0)


def biggest_army(o: Commander, option: Option) -> float:
    """Reinforcements go to the army that is outweighed most."""
    orders = o.front.orders.get(str(option.value))
    return -9.0 if orders is None else -orders.ratio


# men


def replacement(o: Commander, option: Option) -> float:
    """The best divisions are filled up first."""
    if option.id in ("done", "pass"):
        return -1.0
    values = s02_units.values_of(o.g.units[option.id].counter, 0, turned=False)
    return float(values.attack + values.proficiency)


def least_needed(o: Commander, option: Option) -> float:
    """Whoever is farthest from the enemy can be spared, and the weak before the strong."""
    touched = [each.partition(":")[2] for each in option.touches if each.startswith("unit:")]
    units = [id_ for id_ in touched if id_ in o.g.units and o.g.units[id_].where >= 0]
    if not units:
        return 0.0
    values = s02_units.values(o.g, units[0])
    return float(o.front.near[o.g.units[units[0]].where]) - 0.1 * (values.attack + values.defence)


def least_worth(o: Commander, option: Option) -> float:
    """If somebody must go, those who fight least; Trains are hard to replace."""
    if option.id not in o.g.units:
        return 0.0
    values = s02_units.values(o.g, option.id)
    return -float(values.attack + values.defence) - (30.0 if o.role(option.id) == "train" else 0.0)


# plans and points


def plan_abandon(o: Commander, option: Option) -> float:
    """A plan is given up when the army is outweighed and may not fall back, or when it has long been out of reach."""
    if option.id == "pass":
        return 0.0
    points, orders = float(dict(option.args)["points"]), o.front.orders.get(option.id)
    outweighed = orders is not None and orders.ratio < OUTWEIGHED
    price = DEAR if outweighed else CHEAP
    return 1.0 if o.g.gt >= PATIENT and points >= price else -1.0


def lorraine_take(o: Commander, option: Option) -> float:
    """Points that can be taken once: when all can be had, or when time runs out."""
    ripe = int(o.args["towns"]) >= 3 or o.g.gt >= min(LATE, o.g.setting.last)
    return 1.0 if (option.id == "yes") == ripe else 0.0


def inundation(o: Commander, option: Option) -> float:
    """The sluices are opened when the German is near."""
    near = o.front.near[o.g.board.cell(str(o.args["hex"]))] <= FLOOD
    return 1.0 if (option.id == "yes") == near else 0.0


def base_transfer(o: Commander, option: Option) -> float:
    """Bases move when the enemy is upon them."""
    if option.id == "pass":
        return 0.0
    hexes = [o.g.board.cell(name) for name in ("52.16", "51.16") if name in o.g.board.names]
    threatened = any(o.front.near[cell] <= 1 for cell in hexes)
    return 1.0 if threatened and option.id.startswith("be-") else -1.0


# cavalry in the enemy's turn


def slip_away(o: Commander, option: Option) -> float:
    """Cavalry does not wait for infantry, unless it shares the hex with some, or has ridden enough."""
    if option.id in ("pass", "done"):
        return 0.0
    unit = o.g.units.get(option.id)
    if unit is None or unit.where < 0 or unit.reaction > ENOUGH:
        return -1.0
    friends = [id_ for id_ in o.g.in_hex(unit.where, o.side) if s02_units.kind_of(o.g, id_).infantry]
    pressed = any(
        near in o.front.foes and o.front.foes[near].infantry for near in o.g.board.adjacent[unit.where]
    )
    return danger(o, unit.where) if pressed and not friends else -1.0


def slip_where(o: Commander, option: Option) -> float:
    """To where no infantry follows at once, with both halves of a unit in two hexes."""
    if not isinstance(option.value, Act) or option.value.cell < 0:
        return NEVER
    cells = [cell for cell in (option.value.cell, option.value.other) if cell >= 0]
    return min(float(o.front.near_infantry[cell]) - 0.02 * o.load(cell) for cell in cells)


# siege


def bombard(o: Commander, option: Option) -> float:
    """Fire at what can be fired at; the heaviest guns first."""
    if option.id in ("done", "pass", "back"):
        return -1.0
    return 1.0 + 0.01 * s02_units.values(o.g, option.id).artillery if option.id in o.g.units else 1.0


RULES = {
    "area-choose": leave_as_is,
    "area-point": leave_as_is,
    "area-hex": leave_as_is,
    "attach-choose": leave_as_is,
    "attach-to": leave_as_is,
    "extension-choose": leave_as_is,
    "detachement-on": leave_as_is,
    "detachement-off": leave_as_is,
    "depot-relocate": leave_as_is,
    "prep-initiate": prep_initiate,
    "prep-end": prep_end,
    "part": leave_as_is,
    "base-flee": leave_as_is,
    "demoralized-assets": leave_as_is,
    "supply-extend": most_helped,
    "secondary-army": far_from_depot,
    "secondary-keep": secondary_keep,
    "secondary-hex": behind_the_army,
    "depot-displace": behind_the_army,
    "depot-destination": behind_the_army,
    "army-depot": behind_the_army,
    "arrival-hex": behind_the_army,
    "arrival-closed": behind_the_army,
    "rail-destination-choose": rail_destination,
    "rail-return-choose": behind_the_army,
    "naval-port-choose": behind_the_army,
    "naval-divert-choose": behind_the_army,
    "train-retreat": farthest,
    "train-flies": farthest,
    "train-way": sparing,
    "base-hex": farthest,
    "displace-to": farthest,
    "rail-way-choose": shortest,
    "loc-first": busiest,
    "shortage-place": idlest,
    "arrival-army": biggest_army,
    "army-heir": biggest_army,
    "replacement-choose": replacement,
    "east-corps": least_needed,
    "east-division": least_needed,
    "east-cavalry": least_needed,
    "belgien-landwehr": least_needed,
    "overstacked-choose": least_worth,
    "pin-force": least_worth,
    "pin-asset": least_worth,
    "plan-abandon": plan_abandon,
    "lorraine-take": lorraine_take,
    "inundation-announce": inundation,
    "base-choose": base_transfer,
    "reaction-choose": slip_away,
    "retirement-choose": slip_away,
    "reaction-where": slip_where,
    "retirement-where": slip_where,
    "bombard-indicate": bombard,
    "bombard-target": bombard,
    "bombard-gun": bombard,
}
