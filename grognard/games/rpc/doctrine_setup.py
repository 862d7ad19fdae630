"""Doctrine of set-up: the attacker in masses opposite what he wants, the defender in cover around what he holds."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.games.rpc.doctrine_commander import Commander
from grognard.games.rpc.rules import s03_units, s08_trenches

MASS = 0.12
"""What each of the same kind next to it is worth to a company that is to attack."""
SPREAD = 0.08
MOST_IN_SIGHT = 3


def set_up_hex(o: Commander, option: Option) -> float:
    """Near what decides; attackers linked in a mass and out of sight, defenders in cover and not all in one place."""
    cell: Cell = option.value
    g, ground = o.g, o.ground
    unit = str(o.args.get("unit", ""))
    near = [
        id_
        for around in g.board.within(cell, 1)
        if around in g.at
        for id_ in g.in_hex(cell=around, side=o.side)
    ]
    value = max(
        [weight * field[cell] for weight, field in o.open_fields], default=0.0
    ) + 0.15 * ground.shelter(cell)
    if cell in ground.shelled or _will_be_shelled(o, cell):
        value -= 1.0
    if not o.attacking or unit not in g.units or s03_units.is_gun(g, unit):
        return value - SPREAD * len(near) + 0.1 * (unit in g.units and _is_fort(o, unit, cell))
    alike = sum(g.units[id_].type == g.units[unit].type for id_ in near)
    seen = min(MOST_IN_SIGHT, len(ground.zone.fire_on(cell)))
    return value + MASS * min(alike, 4) - 0.06 * seen * (not s08_trenches.has_trench(g, cell))


def _will_be_shelled(o: Commander, cell: Cell) -> bool:
    """A bombardment of the enemy falls there before play, and there is no trench or village to sit it out."""
    g = o.g
    return cell in o.doomed and not s08_trenches.has_trench(g, cell) and g.board.terrain[cell] != "village"


def _is_fort(o: Commander, unit: str, cell: Cell) -> bool:
    return cell in o.g.blockhouses and s03_units.is_machine_gun(o.g, unit)


def redeploy_hex(o: Commander, option: Option) -> float:
    """A gun goes where it would have been set up, if that is better than where it stands."""
    stays = option.value is None
    place = replace(option, value=o.g.units[str(o.args["unit"])].where) if stays else option
    return set_up_hex(o, place)


def set_up_how(o: Commander, option: Option) -> float:
    """IN wherever it is possible; guns deployed, companies formed, but dispersed where they will only defend."""
    face, _, place = option.id.partition(" ")
    kind = s03_units.counter(o.g, str(o.args["unit"]))
    gun = kind.formed.range is None and kind.dispersed.range is not None
    return (1.0 if place == "in" else 0.0) + (0.5 if (face == "dispersed") == gun else 0.0)


def marker_hex(o: Commander, option: Option) -> float:
    """Trenches, blockhouses and scrapes on what decides and around it, where there is no cover yet."""
    cell: Cell = option.value
    g, ground = o.g, o.ground
    held = 0.5 * any(aim.cell == cell for aim in ground.aims if not aim.is_exit)
    taken = cell in g.blockhouses or cell in g.trenches
    return ground.pull(cell) + held - 0.3 * ground.shelter(cell) - 0.4 * taken


RULES = {
    "set-up-hex": set_up_hex,
    "arrival-hex": set_up_hex,
    "redeploy-hex": redeploy_hex,
    "set-up-how": set_up_how,
    "marker-hex": marker_hex,
}
