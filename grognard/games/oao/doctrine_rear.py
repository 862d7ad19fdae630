"""Doctrine of the rear: Trains and Depots behind the line, guns with the troops, siege guns before fortresses."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.oao.counters import Depot, Train
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.doctrine_commander import NEVER, Commander, Role
from grognard.games.oao.judgement_ways import FAR, away
from grognard.games.oao.reference_siege import limits
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s07_rail_points,
    s07_rail_ways,
    s08_bound,
    s12_fortress,
    s13_guns,
    s20_preparation,
)
from grognard.games.oao.rules.s07_act import Act

SAFE = 3
"""Hexes from the enemy at which supplies are safe."""
BEHIND = 2
"""How far behind its troops a Train wants to be."""
STEP = 0.1
CLOSE = 4
"""Depots keep so far from the enemy, and trains end their journeys there."""
REMOTE, JOURNEY, BY_RAIL = 14, 15, 4.0
"""Who is so far from the enemy may take a train, if it saves a march of so many hexes; what that is worth."""
TOGETHER = 6
"""So near to others of its army a Formation leaves its train."""


# supply


def train(o: Commander, cell: Cell) -> float:
    """A Train is a little behind its corps, within its range and that of the Depot, and out of the enemy's reach."""
    id_ = o.lead
    value = -exposure(o, cell) - crowd(o, cell)
    served, distance = formations(o, id_), o.g.board.distance
    if served:
        far = [distance(cell, each) for each in served]
        value -= STEP * max(0.0, sum(far) / len(far) - BEHIND)
        value -= 3 * STEP * max(0, max(far) - range_of(o.g.units[id_].counter))
    depots = depots_of(o, o.g.units[id_].army)
    if depots and o.rails[cell]:
        lag = min(
            distance(cell, o.g.units[each].where) - range_of(o.g.units[each].counter) for each in depots
        )
        value -= 2 * STEP * max(0, lag)
    return value


def train_errand(o: Commander, id_: str) -> float:
    here, served = o.g.units[id_].where, formations(o, id_)
    far = max([o.g.board.distance(here, each) for each in served], default=0)
    return 3.0 if far > BEHIND + 1 or o.front.near[here] < SAFE else -1.0


def depot(o: Commander, cell: Cell) -> float:
    """A Depot follows its army along the railway, within reach of its Trains."""
    return -STEP * lag(o, o.lead, cell) - 0.5 * max(0, CLOSE - o.front.near[cell])


def depot_errand(o: Commander, id_: str) -> float:
    here = o.g.units[id_].where
    return 2.0 if lag(o, id_, here) > 1 or o.front.near[here] < CLOSE else -1.0


def lag(o: Commander, id_: str, cell: Cell) -> float:
    """How far the Trains of an army are out of reach of its Depot in a hex, on average."""
    units, mine = o.g.units, o.supplies.get(o.g.units[id_].army, ())
    trains = [units[each].where for each in mine if units[each].corps and units[each].where >= 0]
    cells = trains or army_cells(o, units[id_].army)
    reach = range_of(units[id_].counter) - 1
    return sum(max(0, o.g.board.distance(cell, each) - reach) for each in cells) / max(1, len(cells))


def exposure(o: Commander, cell: Cell) -> float:
    """What it risks to leave supplies in a hex: the enemy must not come next to them."""
    near = o.front.near[cell]
    return (3.0, 2.0, 0.9, 0.25)[near] if near <= SAFE else 0.0


def crowd(o: Commander, cell: Cell) -> float:
    load = o.load(cell) + o.weight
    return -NEVER if load > stacking().movement else 0.3 if load > stacking().combat else 0.0


@lru_cache(maxsize=512)
def range_of(counter: str) -> int:
    """The Supply Range of a Depot or Train on its front."""
    piece = piece_of(counter)
    assert isinstance(piece, Depot | Train), f"{counter} is no supply unit"
    return piece.front.range


def formations(o: Commander, id_: str) -> list[Cell]:
    """Where the Formations are that a Train serves: those of its corps, or else of its army."""
    g, unit = o.g, o.g.units[id_]
    same = [s.id for s in o.front.starts if unit.corps and g.units[s.id].corps == unit.corps]
    found = [g.units[each].where for each in same if g.units[each].where >= 0]
    return found or army_cells(o, unit.army)


def army_cells(o: Commander, army: str) -> list[Cell]:
    g = o.g
    return [g.units[s.id].where for s in o.front.starts if s.army == army and g.units[s.id].where >= 0]


def depots_of(o: Commander, army: str) -> list[str]:
    """The Depots of an army on the map."""
    mine = o.supplies.get(army, ())
    return [id_ for id_ in mine if o.g.units[id_].where >= 0 and o.role(id_) == "depot"]


# guns and Assets


def follower(o: Commander, cell: Cell) -> float:
    """Guns and small units go where a Formation of their army is, and never alone toward the enemy."""
    mates = army_cells(o, o.g.units[o.lead].army)
    far = min([o.g.board.distance(cell, each) for each in mates], default=0)
    alone = cell not in o.friends
    return -2 * STEP * far - crowd(o, cell) - (exposure(o, cell) if alone else 0.0)


def follower_errand(o: Commander, id_: str) -> float:
    return -1.0 if o.g.units[id_].where in o.friends else 3.5


def garrison(o: Commander, cell: Cell) -> float:
    """A garrison stays, or goes home."""
    home = -float(s08_bound.outside(o.g, o.lead, cell) or 0)
    return home - (0.05 if cell != o.start(o.lead) else 0.0) - crowd(o, cell)


def garrison_errand(o: Commander, id_: str) -> float:
    return 4.0 if s08_bound.outside(o.g, id_, o.g.units[id_].where) else -1.0


# siege


def siege(o: Commander, cell: Cell) -> float:
    """Siege guns and their HQs go next to the fortress that is to fall, but only where troops cover them."""
    places = siege_places(o)
    if not places:
        return follower(o, cell)
    far = away(o.g.board, places)[cell]
    covered = cell in o.friends
    value = -STEP * far + (1.0 if far <= 1 and covered else 0.0) - crowd(o, cell)
    return value - (0.0 if covered else 1.5 * exposure(o, cell))


def siege_errand(o: Commander, id_: str) -> float:
    unit = o.g.units[id_]
    places = siege_places(o)
    if not places:
        return follower_errand(o, id_)
    if away(o.g.board, places)[unit.where] > 1:
        return 3.5
    return -1.0 if unit.mode in ("deployed", "deploying") else 3.5


def siege_places(o: Commander) -> frozenset[Cell]:
    """The enemy's fortresses that one's own army has come to; if there is none, those nearest to it."""
    found: frozenset[Cell] | None = o.front.remembered.get("siege")
    if found is None:
        works = [
            unit.where
            for id_, unit in o.g.units.items()
            if unit.side == o.enemy and unit.where >= 0 and s02_units.kind_of(o.g, id_).category == "fortress"
        ]
        own = away(o.g.board, frozenset(each.cell for each in o.front.starts))
        least = min([own[cell] for cell in works], default=FAR)
        found = frozenset(cell for cell in works if own[cell] <= max(2, least))
        o.front.remembered["siege"] = found
    return found


def deploy(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    """Guns deploy where they can fire at a fortress."""
    here = o.g.units[o.lead].where
    cells = {here, *o.g.board.adjacent[here]}
    bears = any(
        s12_fortress.camp_of(o.g, cell) is not None or cell in siege_places(o)
        for cell in cells & siege_places(o)
    )
    gun = s13_guns.is_gun(o.g, o.lead) or s13_guns.is_train(o.g, o.lead)
    return 3.0 if bears and gun else NEVER


# railways


def entrain(o: Commander, option: Option, act: Act) -> float:  # noqa: ARG001
    """Railways are for those who are far from where they are needed, if a train brings them a good deal nearer."""
    here = o.g.units[o.lead].where
    if o.role(o.lead) not in ("line", "screen") or o.front.near[here] < REMOTE:
        return NEVER
    sources = s07_rail_points.sources(o.g, o.lead)
    if not sources:
        return NEVER
    stations = s07_rail_ways.destinations(o.g, o.lead, sources[0])
    best = max([station(o, o.lead, cell) for cell in stations], default=NEVER)
    return BY_RAIL if best - station(o, o.lead, here) >= JOURNEY else NEVER


def station(o: Commander, id_: str, cell: Cell) -> float:
    """How well a hex would do for a Formation to leave its train: near where it is needed, with its army, and safe."""
    army, field = o.g.units[id_].army, needed(o, id_)
    mates = [s.cell for s in o.front.starts if s.army == army and s.id != id_]
    alone = min([o.g.board.distance(cell, each) for each in mates], default=0)
    way = field[cell] / 2.0 if field else 0.0
    return -way - 2.0 * max(0, alone - TOGETHER) - 3.0 * max(0, CLOSE - o.front.near[cell])


def needed(o: Commander, id_: str) -> tuple[int, ...]:
    """The MPs to where a Formation is needed: the goals of an army that presses forward, else the places that the enemy
    may come to before anybody of its own side, else the holes of the line."""
    orders = o.orders(id_)
    if orders.drive > 0 and orders.field:
        return orders.field
    return o.front.to_the_exposed or o.front.to_the_line


def rail_destination(o: Commander, option: Option) -> float:
    """Formations travel to where they are needed, others to a hex behind their army."""
    id_ = str(o.args.get("unit", ""))
    if not isinstance(option.value, int) or id_ not in o.g.units:
        return -50.0
    cell = Cell(option.value)
    if o.role(id_) in ("line", "screen"):
        return station(o, id_, cell)
    cells = army_cells(o, o.g.units[id_].army) or [each.cell for each in o.front.starts]
    far = sum(o.g.board.distance(cell, each) for each in cells) / max(1, len(cells))
    return -abs(far - CLOSE) - 3.0 * max(0, CLOSE - o.front.near[cell])


# bombardments of preparation


def prep_initiate(o: Commander, option: Option) -> float:
    """Guns that have no fortress left before them prepare the attack on infantry next to them."""
    if option.id == "pass":
        return 0.0
    here = o.g.units[option.id].where
    guns = tuple(id_ for id_ in o.g.in_hex(here, o.side) if s13_guns.is_gun(o.g, id_))
    enough = s20_preparation.strength(o.g, guns) >= limits().least_guns
    besieging = any(o.g.board.distance(here, cell) <= SAFE for cell in siege_places(o))
    last = o.g.gt + limits().marker_delay > o.g.setting.last
    return 1.0 if enough and not besieging and not last and o.front.near_infantry[here] == 1 else -1.0


def prep_end(o: Commander, option: Option) -> float:  # noqa: ARG001
    """A routine goes on as long as there are shells: its end takes the guns from the map."""
    return 1.0 if option.id == "no" else 0.0


ERRANDS: dict[Role, Callable[[Commander, str], float]] = {
    "train": train_errand,
    "depot": depot_errand,
    "gun": follower_errand,
    "asset": follower_errand,
    "siege": siege_errand,
    "garrison": garrison_errand,
}
