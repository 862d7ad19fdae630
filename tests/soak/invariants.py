"""What holds in every position of a title, whatever happened: places, stacks, tracks.

Each function gets a position and whether nothing is half done in it, and returns what is wrong, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.gts.rules import s14_stacking as gts_stacking
from grognard.games.gwc.rules import s08_stacking as gwc_stacking
from grognard.games.gwc.support import tracks
from grognard.games.oao.rules import s09_combat as oao_combat
from grognard.games.rpc.rules.s03_units import STACKING

RPC_SIDES = ("german", "british")
Invariant = Callable[[Any, bool], str]


def broken_index(g: Any) -> str:
    """The index of who is where tells the same as the pieces themselves."""
    if not hasattr(g, "at"):
        return ""
    pieces: dict[str, Any] = g.formations if hasattr(g, "formations") else g.units
    there: dict[int, set[str]] = {}
    for id_, piece in pieces.items():
        cells = [getattr(piece, "cell", getattr(piece, "where", -1)), getattr(piece, "other", -1)]
        for cell in cells:
            if cell >= 0:
                there.setdefault(cell, set()).add(id_)
    told = {cell: set(ids) for cell, ids in g.at.items() if ids}
    wrong = [g.board.name(cell) for cell in {*there, *told} if there.get(cell) != told.get(cell)]
    return f"the index is wrong at {sorted(wrong)}" if wrong else ""


def _both_sides(g: Any, pieces: dict[str, Any]) -> list[str]:
    """The hexes in which these pieces are of both sides."""
    sides = {cell: {pieces[i].side for i in ids if i in pieces} for cell, ids in g.at.items()}
    return [g.board.name(cell) for cell, found in sides.items() if len(found) > 1]


def gwc(g: Any, quiet: bool) -> str:
    spaces = tracks()
    if not 0 <= g.time <= spaces.time.last or g.time > g.sudden_death + spaces.time.last:
        return f"Time is {g.time}"
    for side in g.setting.sides:
        if len(g.casualties.get(side, ())) > spaces.casualty.spaces:
            return f"{side} has {len(g.casualties[side])} casualties"
    carried = [f.weapon for f in g.formations.values() if f.weapon]
    if sorted(carried) != sorted(g.weapons):
        return "Weapons and their Units differ"
    if not quiet:
        return ""
    mixed = _both_sides(g, g.formations)
    if mixed:
        return f"both sides are in {mixed}"
    begins = g.orders_given == 0 and g.phase == "orders"  # 8.2: it is settled at the end of each Turn
    full = [side for side in g.setting.sides if gwc_stacking.overstacked(g, side) is not None]
    return f"{full} are overstacked" if full and begins else ""


def rpc(g: Any, _quiet: bool) -> str:
    if g.couplets and not 0 <= g.couplet <= g.couplets + 1:  # one more than there are once all are over
        return f"couplet {g.couplet} of {g.couplets}"
    outside = [
        id_ for id_, unit in g.units.items() if unit.where >= 0 and unit.where not in g.setting.playable
    ]
    if outside:
        return f"{outside} are where nobody may be"
    full = [g.board.name(cell) for cell in g.at for side in RPC_SIDES if len(g.in_hex(cell, side)) > STACKING]
    return f"{full} are overstacked" if full else ""  # 6.63: not even while passing through


def gts(g: Any, quiet: bool) -> str:
    for division, points in g.points.items():
        if not (0 <= points.command <= 19 and 0 <= points.dispatch <= 19):
            return f"{division} has {points}"
    hurt = [id_ for id_, unit in g.units.items() if not 0 <= unit.hits <= 2]
    if hurt:
        return f"{hurt} have impossible Cohesion Hits"
    mixed = [g.board.name(c) for c in g.at if len({g.units[i].side for i in g.in_hex(c)}) > 1]
    if mixed and quiet:
        return f"both sides are in {mixed}"
    works = {e.occupant for e in g.entrenchments.values() if e.occupant}
    inside = {id_ for id_, unit in g.units.items() if unit.work == "ent"}
    if works != inside:
        return f"entrenchments and their Units differ: {sorted(works ^ inside)}"
    full = [g.board.name(cell) for cell in g.at if gts_stacking.is_overstacked(g, cell)]
    return f"{full} are overstacked" if full and quiet and g.acting is None else ""


def oao(g: Any, quiet: bool) -> str:
    wrong = [id_ for id_, unit in g.units.items() if not 0 <= unit.level <= 6 or unit.losses < 0]
    if wrong:
        return f"{wrong} have impossible levels or losses"
    for side, means in g.means.items():
        if means.rail_points < 0 or (means.positions is not None and means.positions < 0):
            return f"{side} has {means}"
    if not quiet or g.move is not None:
        return ""
    mixed = _both_sides(g, {id_: unit for id_, unit in g.units.items() if not _is_bare_fortress(g, id_)})
    return f"both sides are in {mixed}" if mixed else ""


def _is_bare_fortress(g: Any, id_: str) -> bool:
    """A Fortress without exterior garrison, whose hex the enemy may enter (3.1, 12.1.3)."""
    return bool(g.units[id_].turned) and oao_combat.is_fortress(g, id_)


def ridge(g: Any, quiet: bool) -> str:
    crowded = len({unit.cell for unit in g.units.values()}) < len(g.units)
    return "two units are in a hex" if crowded and quiet else ""


INVARIANTS: dict[str, Invariant] = {"gwc": gwc, "rpc": rpc, "gts": gts, "oao": oao, "ridge": ridge}
