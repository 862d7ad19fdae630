"""Charts: the Combat Results Table, the Terrain Effects Chart, mass and range.

The rulebook of the series prints none of them. Combat results and terrain modifiers are public figures of the series;
the cells that the rulebook's examples show (DATA.CRT, DATA.MASS, DATA.RANGE, DATA.TEC) are kept exactly; movement costs
beyond those are ours.
"""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.chart import chart

# fmt: off
_RESULTS = {
    #                    against armored targets        against unarmored targets, die 0 to 8
    "dual":             ("C S  S  C  1  1  E  E  E",   "1 S  S  C  C  1  E  E  E"),
    "small-arms":       ("C S? S? S  S  C  C  1  E",   "C S? S? S  C  C  1  1  E"),
    "light-mortar":     ("C S? S? S? S? S? S? S  S",   "C S? S? S? S  C  C  1  E"),
    "organic":          ("C S? S? S? S? C  C  1  1",   "1 S? S  C  C  1  E  E  E"),
    "emplaced":         ("C S? S? S? S? C  C  1  1",   "1 S? S  C  C  1  E  E  E"),
    "armor-piercing":   ("C S  S  C  1  1  E  E  E",   "C S? S? S? S  S  S  C  1"),
    "mortar":           ("C S? S? S? S? S  C  C  1",   "1 S? S  S  C  C  1  E  E"),
    "indirect":         ("C S? S? S? S? C  C  1  1",   "1 S? S  C  C  1  E  E  E"),
    "direct-he":        ("C S? S? S  S  S  C  1  1",   "1 S  S  C  C  1  E  E  E"),
}  # DATA.CRT, 19.1
# fmt: on
RESULTS: dict[tuple[str, bool], tuple[str, ...]] = {
    (weapon, armored): tuple(row.split())
    for weapon, rows in _RESULTS.items()
    for armored, row in zip((True, False), rows, strict=True)
}


def result(weapon: str, die: int, *, armored: bool) -> str:
    """What a hit does: S?, S, C, 1 or E. The die that hit is read again."""  # 15.5.5
    return RESULTS[weapon, armored][die]


MASS = {0: -1, 1: 0, 2: 0, 3: 0, 4: 1, 5: 2}
MOST_MASS = 3


def mass(steps: int) -> int:
    """What all the Steps in the target's hex are worth to the firer."""  # DATA.MASS, 15.6.8
    return MASS.get(steps, MOST_MASS)


def range_modifier(distance: int, *, armored: bool, farthest: bool) -> int:
    """Direct Fire at a distance; `farthest`: it is the firer's full range."""  # DATA.RANGE, 15.6.2
    if distance <= 1:
        return 0
    if armored:
        return -2 if farthest else -1
    return -1 if distance == 2 else -distance


WEATHER = {"fog": -1, "rain": -2}  # 15.6.4, 26.0
NIGHT = -2
"""On the fire rating at night."""  # 15.6.4
BARRAGE = {"light": -1, "heavy": -2}
"""On Fire and Assault Rating and on Troop Quality of whoever is under it."""  # 15.6.5, 16.6.2.2


class Terrain(Struct, frozen=True, gc=False):
    """A row of the Terrain Effects Chart. Costs in movement points; None is prohibited."""

    name: str
    leg: int | None
    leg_column: int | None
    wheeled: int | None
    wheeled_column: int | None
    tracked: int | None
    tracked_column: int | None
    unarmored: int
    """On Direct Fire at an unarmored target; in a Bravery Check, on the Defense of an unarmored enemy."""
    armored: int
    """The same for an armored one."""
    he: int
    """On the fire of Indirect HE, Emplaced, Organic Artillery and Mortars."""
    blocks: bool


# fmt: off
TERRAIN = chart(Terrain, """
    name      leg leg_column wheeled wheeled_column tracked tracked_column unarmored armored  he  blocks
    clear       1          1       3              2       2              1         0       0   0  no
    polder      2          1       6              3       3              2         0       0   0  no
    orchard     2          1       4              3       3              2        -2      -1   0  yes
    scrub       1          1       4              3       2              2        -1      -1   0  no
    woods       2          2       -              6       6              4        -2      -2   0  yes
    forest      2          2       -              -       -              6        -2      -2   0  yes
    bocage      2          2       -              5       5              3        -2      -1   0  yes
    village     1          1       3              2       3              2        -1       0   0  yes
    town        2          1       -              2       -              2        -2      -1  -1  yes
    city        2          1       -              2       -              2        -3      -2  -2  yes
    fortified   2          1       -              2       -              2        -4      -3  -3  yes
    dunes       2          2       -              6       4              3        -1       0   0  no
    beach       2          2       6              5       3              3         1       0   0  no
    marsh       3          3       -              -       -              -         1       0   0  no
    water       -          -       -              -       -              -         0       0   0  no
""")  # DATA.TEC
# fmt: on


class Hexside(Struct, frozen=True, gc=False):
    """What lies on a hexside: what it adds to the cost, and to fire that crosses it into the target's hex."""

    name: str
    leg: int | None
    wheeled: int | None
    tracked: int | None
    fire: int
    armored: int
    blocks: bool


# fmt: off
HEXSIDES = chart(Hexside, """
    name      leg wheeled tracked  fire armored  blocks
    stream      2       4       4     0       0  no
    river       -       -       -     0       0  no
    crest       1       2       2     0       0  yes
    slope       1       2       1     0       0  yes
    ridge       1       -       3    -1      -2  yes
    wall        1       -       2    -1       0  no
""")
# fmt: on
SIGHT_HEXSIDES = frozenset(name for name, row in HEXSIDES.items() if row.blocks)  # 15.4.1#5
ROADS = ("road", "railroad", "trail", "track", "path")  # 29.42
CROSSINGS = ("bridge", "ferry")
"""Kinds of hexsides that lead a Column over water."""  # 14.7#8
BRAVERY = {"bocage": -1}
"""Terrain that counts otherwise in a Bravery Check."""  # BRAV.bocage
