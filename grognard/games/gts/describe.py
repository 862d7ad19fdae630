"""What a player may ask about the board, as plain data for the page.

sight:H07:K09     the Line of Sight between two hexes, and everything that blocks it
view:H07          what a Unit in a hex sees, what one that spots from there sees besides, and what hides the rest
zone:<unit>       the Fire Zone of a Unit, with the modifier for range against unarmored targets
zones             all hexes in enemy Fire Zones, and how many Units cover each
threat:H07        the enemies whose Fire Zone covers a hex
reach:<unit>      the hexes that it can enter in one activation, and for how many movement points
command           the Command Range of every Leader of one's side, and who is Out of Command
leader:<unit>     the same for the Leaders whom a Unit may obey, or for a Leader and his: leader:leader:8-bde
hex:H07           who controls a hex, its Steps, and every Unit's ratings with what changes them
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from grognard.engine import queries
from grognard.engine.board import Cell
from grognard.engine.errors import BadDocument
from grognard.engine.queries import Answer, Queries, named_cell, plain
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.games.gts import charts
from grognard.games.gts.rules import (
    s02_units,
    s14_movement,
    s14_stacking,
    s15_rating,
    s15_sight,
    s17_zones,
    s21_command,
    s29_checks,
)
from grognard.games.gts.state import HALVES, State

LEADER = "leader"


def describe(g: State, side: str | None, query: str) -> Answer:
    """The answer to a query; BadDocument for one that makes no sense here."""
    return queries.answer(QUERIES, g, side, query)


def _unit(g: State, about: list[str], query: str) -> str:
    id_ = ":".join(about)
    if id_ not in g.units or g.units[id_].where < 0:
        raise BadDocument("names no Unit on the map", query)
    return id_


def _names(g: State, cells: Iterable[Cell]) -> list[str]:
    return [g.board.name(cell) for cell in cells]


# Line of Sight


def sight(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Either player may check any Line of Sight at any time."""
    start, end = named_cell(g.board, about, 0, query), named_cell(g.board, about, 1, query)
    distance, crossed = g.board.distance(start, end), _names(g, g.board.crossed(start, end))
    clear, blocking = s15_sight.sees(g, start, end), s15_sight.explained(g, start, end)
    reasons = [*(_placed(reason, crossed) for reason in blocking)]
    if distance > s15_sight.longest(g):
        reasons.append(plain(because("15.4", "sight-too-far", longest=s15_sight.longest(g))))
    elif clear and blocking:
        reasons.append(plain(because("15.4.3", "sight-from-strongpoint")))
    if s15_sight.is_observation_post(g, start):
        spots = s15_sight.spots_from(g, start, end)
        reasons.append(plain(because("15.4.2", "sight-spots" if spots else "sight-spots-not")))
    return {
        "from": about[0],
        "to": about[1],
        "distance": distance,
        "crossed": crossed,
        "clear": clear,
        "hindrance": len(blocking) if clear else 0,
        "reasons": reasons,
    }


def _placed(reason: Reason, crossed: list[str]) -> Answer:
    """A hexside is told with that of its hexes which the line enters last, so that it can be shown."""
    told = plain(reason)
    pair = [told["args"].get(end, "") for end in ("one", "two")]
    through = [name for name in crossed if name in pair]
    return {**told, "args": {**told["args"], "hex": through[-1]}} if through else told


def view(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """The hexes that are seen from one, those that a spotter sees besides, and what hides the others in range."""
    start = named_cell(g.board, about, 0, query)
    post = s15_sight.is_observation_post(g, start)
    seen, spotted, hidden = {}, {}, {}
    for cell in g.board.within(start, s15_sight.FROM_POST if post else s15_sight.longest(g)):
        name = g.board.name(cell)
        if s15_sight.sees(g, start, cell):
            seen[name] = 0
        elif post and s15_sight.spots_from(g, start, cell):
            spotted[name] = s15_sight.blocks(g, start, cell)
        elif g.board.distance(start, cell) <= s15_sight.longest(g):
            hidden[name] = _first_block(g, start, cell)
    return {"from": about[0], "hexes": seen, "spotted": spotted, "hidden": hidden}


def _first_block(g: State, start: Cell, cell: Cell) -> str:
    """What hides a hex, the nearest first: a hex, or two hexes for the hexside between them."""
    blocks = [dict(reason.args) for reason in s15_sight.explained(g, start, cell)]
    named = [[args["hex"]] if "hex" in args else [args["one"], args["two"]] for args in blocks]
    nearest = min(named, key=lambda names: max(g.board.distance(start, g.board.cell(str(n))) for n in names))
    return "/".join(str(name) for name in nearest)


# Fire Zones


def zone(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """The Fire Zone of a Unit: where it could fire directly, and what the range takes from an unarmored target."""
    id_ = _unit(g, about, query)
    unit, face = g.units[id_], s02_units.values(g, id_)
    hexes = {
        g.board.name(cell): charts.range_modifier(
            distance := g.board.distance(unit.where, cell), armored=False, farthest=distance == face.range
        )
        for cell in _zone(g, id_)
    }
    return {
        "unit": id_,
        "from": g.board.name(unit.where),
        "rating": face.fire,
        "range": s17_zones.direct_range(g, id_) if hexes else 0,
        "hexes": hexes,
    }


def _zone(g: State, id_: str) -> list[Cell]:
    if not s17_zones.has_zone(g, id_):
        return []
    near = g.board.within(g.units[id_].where, s17_zones.direct_range(g, id_))
    return [cell for cell in near if s17_zones.covers(g, id_, cell)]


def _enemies(g: State, side: str | None) -> list[str]:
    """The enemies of a side; a spectator has both sides for enemies."""
    return [id_ for each in g.setting.sides if each != side for id_ in g.on_map(each)]


def zones(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Every hex in an enemy Fire Zone, with the number of Units that cover it."""
    covered = Counter(cell for id_ in _enemies(g, side) for cell in _zone(g, id_))
    return {"hexes": {g.board.name(cell): count for cell, count in sorted(covered.items())}}


def threat(g: State, side: str | None, about: list[str], query: str) -> Answer:
    """The enemies whose Fire Zone covers a hex, the nearest first."""
    cell = named_cell(g.board, about, 0, query)
    covering = [id_ for id_ in _enemies(g, side) if s17_zones.covers(g, id_, cell)]
    covering.sort(key=lambda id_: g.board.distance(g.units[id_].where, cell))
    return {
        "hex": about[0],
        "fires": [
            {
                "unit": id_,
                "name": g.units[id_].name,
                "side": g.units[id_].side,
                "from": g.board.name(g.units[id_].where),
                "rating": s02_units.values(g, id_).fire,
                "distance": g.board.distance(g.units[id_].where, cell),
            }
            for id_ in covering
        ],
    }


# movement


def reach(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Where a Unit by itself could go without a forced march; what may happen on the way is left out."""
    id_ = _unit(g, about, query)
    found = {} if s02_units.is_entrenched(g, id_) else s14_movement.reachable(g, id_)
    hexes = {g.board.name(cell): halves / HALVES for cell, halves in found.items()}
    return {"unit": id_, "from": g.board.name(g.units[id_].where), "hexes": hexes}


# command


def command(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """All Leaders of a side, or of both for a spectator, and the Units that are Out of Command."""
    sides = [each for each in g.setting.sides if side in (None, each)]
    formations = [id_ for id_ in g.leaders if s21_command.side_of(g, id_) in sides]
    return _ranges(g, formations, [id_ for each in sides for id_ in g.on_map(each)])


def leader(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """Those who may command a Unit; or a Leader, and who of his Formation is Out of Command."""
    if about[:1] == [LEADER] and len(about) > 1:
        formation = ":".join(about[1:])
        if formation not in g.leaders:
            raise BadDocument("names no Leader", query)
        units = g.on_map(s21_command.side_of(g, formation))
        return _ranges(g, [formation], [id_ for id_ in units if s21_command.is_own(g, formation, id_)])
    id_ = _unit(g, about, query)
    unit = g.units[id_]
    may = s21_command.leaders_of(g, unit.division) if s02_units.is_independent(g, id_) else (unit.formation,)
    return _ranges(g, [each for each in may if each in g.leaders], [id_])


def _ranges(g: State, formations: list[str], units: list[str]) -> Answer:
    present = [id_ for id_ in formations if g.leaders[id_].where >= 0 and not g.leaders[id_].entering]
    out = [id_ for id_ in units if not s21_command.in_command(g, id_)]
    return {
        "leaders": [_leader(g, id_) for id_ in present],
        "out": [
            {"unit": id_, "name": g.units[id_].name, "hex": g.board.name(g.units[id_].where)} for id_ in out
        ],
    }


def _leader(g: State, formation: str) -> Answer:
    where, of = g.leaders[formation].where, g.setting.formations[formation]
    return {
        "leader": formation,
        "name": of.leader,
        "side": s21_command.side_of(g, formation),
        "hex": g.board.name(where),
        "radius": of.range,
        "hexes": _names(g, g.board.within(where, of.range)),
    }


# a hex seen closely


def hex_(g: State, side: str | None, about: list[str], query: str) -> Answer:  # noqa: ARG001
    """What counts in a hex now; range and the shooter's place are left to the shot."""
    cell = named_cell(g.board, about, 0, query)
    steps = s14_stacking.steps_stacked(g, cell)
    return {
        "hex": about[0],
        "terrain": f"terrain-{g.board.terrain[cell]}",
        "control": g.held_hexes.get(cell),
        "facts": {"steps": {"total": steps, "reasons": []}} if steps else {},
        "units": {id_: _ratings(g, id_) for id_ in g.in_hex(cell)},
    }


def _ratings(g: State, id_: str) -> dict[str, Answer]:
    """Troop Quality and the ratings of a Unit, where something changes them; and what protects it."""
    face = s02_units.values(g, id_)
    rated: dict[str, Modifiers] = {"quality": s29_checks.quality(g, id_)}
    if face.fire is not None:
        rated["fire"] = s15_rating.conditions(g, id_, s15_rating.own_rating(g, id_, "direct"))
    if face.assault is not None:
        rated["assault"] = s15_rating.own_rating(g, id_, "assault-rating")
    changed = {key: mods for key, mods in rated.items() if len(mods.reasons) > 1}
    changed["as-target"] = s15_rating.against(g, id_, "direct", g.units[id_].where, Modifiers())
    return {key: _sum(mods) for key, mods in changed.items()}


def _sum(mods: Modifiers) -> Answer:
    return {"total": mods.total, "reasons": [plain(reason) for reason in mods.reasons]}


QUERIES: Queries = {
    "hex": hex_,
    "sight": sight,
    "view": view,
    "zone": zone,
    "zones": zones,
    "threat": threat,
    "reach": reach,
    "command": command,
    "leader": leader,
}
