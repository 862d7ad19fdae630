"""T99 Terrain: Cover, vulnerability and downgrading; the chart and the cost of a step under one name."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules.f125_fortifications import FORTIFICATIONS, lay, lift
from grognard.games.gwc.rules.t99_chart import (
    HEXSIDE_COVER,
    HEXSIDE_RULE,
    TERRAIN,
    defining,
    has_road,
    has_trail,
    is_impassable,
    is_water,
    printed,
    terrain_of,
)
from grognard.games.gwc.rules.t99_movement import (
    bogs,
    closed_to_tanks,
    forbidden,
    leads_off,
    move_cost,
    tank_forbidden,
    trail_in_shellhole,
)
from grognard.games.gwc.state import Attack, State

__all__ = [
    "TERRAIN",
    "best_cover",
    "bogs",
    "closed_to_tanks",
    "cover",
    "defining",
    "downgrade",
    "forbidden",
    "has_road",
    "has_trail",
    "is_impassable",
    "is_water",
    "leads_off",
    "move_cost",
    "sides_into",
    "tank_forbidden",
    "terrain_of",
    "trail_in_shellhole",
    "vulnerability",
]

INDIRECT = ("mortar", "artillery")  # T109#2 T122#2
NO_COVER = ("mines", "flamethrower")  # F128.2#2 11.7#1
SHATTERED = ("building", "bridge")  # T99.5#2
TRAIL_VULNERABILITY = 18  # T121.1#1


# Cover


@rule("T99.3#2", "F125.4#4")
def best_cover(g: State, cell: Cell, attack: Attack | None = None) -> Modifiers:
    """The one Cover that counts in a hex, the largest of those that could; with what lessens it.

    An attack brings Walls and Hedges in; Mines and Flamethrowers leave none at all.
    """
    if attack is not None and attack.kind in NO_COVER:
        return Modifiers()
    value, text, rule_ = max(cover(g, cell, attack), key=lambda each: each[0])
    return Modifiers().plus(value, text, rule_).plus(-road_penalty(g, cell), "cover-road", "T116")


def best_cover_total(g: State, cell: Cell, attack: Attack | None = None) -> int:
    """The sum of `best_cover` alone."""
    if attack is not None and attack.kind in NO_COVER:
        return 0
    return max(each[0] for each in cover(g, cell, attack)) - road_penalty(g, cell)


def cover(g: State, cell: Cell, attack: Attack | None = None) -> list[tuple[int, str, str]]:
    """Every Cover present in a hex: value, words and rule."""  # T107#2 T115#2 T119#3 T121#2
    terrain = terrain_of(g, cell)
    row = TERRAIN[terrain]
    found = [(row.cover or 0, f"terrain-{terrain}", row.rule)]
    fortification = g.fortifications.get(cell)
    if fortification is not None:
        worth = FORTIFICATIONS[fortification]
        if worth.cover is not None:
            found.append((worth.cover, f"fortification-{fortification}", worth.rule))
    if attack is not None and attack.crossed and attack.kind not in INDIRECT:  # T109#2 T122#2
        found += [
            (HEXSIDE_COVER[kind], f"hexside-{kind}", HEXSIDE_RULE[kind])
            for kind in attack.crossed
            if kind in HEXSIDE_COVER
        ]
    return found


@rule("T116#4")
def road_penalty(g: State, cell: Cell) -> int:
    """1 in a Road hex of Open Ground, whatever gives Cover there."""
    return int(cell in g.board.on_line["road"] and terrain_of(g, cell) == "open")


@rule("T109#2", "T122#2")
def sides_into(g: State, start: Cell, target: Cell) -> frozenset[str]:
    """What stands on the hexside across which fire enters its target hex: for `Attack.crossed`.

    Fire that enters exactly through a corner crosses both hexsides that meet there.
    """
    course = g.board.sight(start, target)
    before = [a for a, b in course.sides if b == target]
    if not before:
        before = [c for corner in course.vertices[-1:] for c in corner.cells if c not in (target, -1)]
    return frozenset(kind for cell in before for kind in g.board.side(cell, target))


# vulnerability


@rule("T99.5#1", "F125.3", "T115#4", "T116#6", "T121#2", "T107#4", "T119#5")
def vulnerability(g: State, cell: Cell) -> int | None:
    """What an Artillery or Mortar total must reach to change the hex; its Fortification, if any, is hit alone."""
    fortification = g.fortifications.get(cell)
    if fortification is not None:
        return FORTIFICATIONS[fortification].vulnerability
    if printed_trail(g, cell):  # T121.1#1
        return TRAIL_VULNERABILITY
    return TERRAIN[terrain_of(g, cell)].vulnerability


def printed_trail(g: State, cell: Cell) -> bool:
    """A Trail in a printed Shellhole, not yet hit."""
    return has_trail(g, cell) and cell not in g.terrain_markers and printed(g.board)[cell] == "shellhole"


@rule("T99.5#2", "F125.3", "F125.2")
def downgrade(g: State, cell: Cell) -> None:
    """An Artillery hit turns the Fortification or the terrain of a hex into the next worse."""
    terrain, fortification = terrain_of(g, cell), g.fortifications.get(cell)
    if fortification is not None:
        becomes = FORTIFICATIONS[fortification].downgrade
        was, rule_ = f"@fortification-{fortification}", FORTIFICATIONS[fortification].rule
        lift(g, cell)
        if becomes == "foxholes":  # F130 F125.4#2
            if not g.available(becomes):  # what the countermix does not hold cannot be placed
                g.note("fortification-lost", rule_, hex=g.board.name(cell), was=was)
                return
            lay(g, cell, becomes)
        else:
            becomes = "rubble" if terrain in SHATTERED else becomes  # F127#1 F128 F131
    elif printed_trail(g, cell):  # T121.1#2
        g.dead_trails[cell] = True
        becomes, was, rule_ = "shellhole", "@feature-trail", "T121.1"
    else:
        row = TERRAIN[terrain]
        assert row.downgrade is not None, f"{terrain} cannot be downgraded"
        becomes, was, rule_ = row.downgrade, f"@terrain-{terrain}", row.rule
    if becomes != "foxholes":
        g.terrain_markers[cell] = becomes  # T99.1#3
    now = f"@fortification-{becomes}" if becomes == "foxholes" else f"@terrain-{becomes}"
    g.note("downgraded", rule_, hex=g.board.name(cell), was=was, now=now)
