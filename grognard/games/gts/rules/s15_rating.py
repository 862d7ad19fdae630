"""15.6 Fire modifiers: the rating of a shot as a list of reasons, in the order of the rulebook."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.chart import chart
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.gts import charts
from grognard.games.gts.counters import ARTILLERY
from grognard.games.gts.rules import s02_units, s17_zones, s29_checks
from grognard.games.gts.state import State


class Manner(Struct, frozen=True, gc=False):
    """How a shot is made: with which rating, and which modifiers it knows."""

    name: str
    rated: str
    """`fire` or `assault`: the rating used, and the colour that goes with it."""
    ranged: bool
    """Distance counts."""  # 15.6.2, 16.4#2
    he: bool
    """By the HE column of the Terrain Effects Chart; hexsides do not count."""
    cover: bool
    """Terrain that protects the target counts."""  # 18.7.5D#5
    works: bool
    """The target has the benefit of its improved position or entrenchment."""  # 17.2#3
    column: bool
    """The target counts as being in Column."""  # 17.2#5


# fmt: off
MANNERS = chart(Manner, """
    name                  rated    ranged  he   cover  works  column
    direct                fire     yes     no   yes    yes    no
    indirect              fire     no      yes  yes    yes    no
    opportunity           fire     yes     no   yes    no     no
    opportunity-column    fire     yes     no   yes    no     yes
    opportunity-engineer  fire     yes     no   yes    yes    no
    assault-fire          fire     no      no   yes    yes    no
    assault-rating        assault  no      no   yes    yes    no
    defence-fire          fire     no      no   no     yes    no
    defence-rating        assault  no      no   no     yes    no
""")
# fmt: on
"""`assault-` are the shots of Assaulting Units, `defence-` those at them."""
COMPANY_BONUS = 2  # 15.6.3#1
WORST, BEST = 0, 8
"""A rating is never less and never more when it is compared with the die."""  # 15.5.4#3
MISS = "miss"


@rule("15.5.3#1", "15.5.3#2", "15.6.3#4", "17.6.4")
def rating(
    g: State, firer: str, target: str, manner: str, bonus: bool = False, extra: tuple[Reason, ...] = ()
) -> Modifiers:
    """The Fire or Assault Rating of a Unit against another, with all its modifiers; `extra` are further ones.

    `bonus`: the Company Bonus was won.
    """
    mods = own_rating(g, firer, manner, bonus, distance_modifier(g, firer, target, manner))
    mods = conditions(g, firer, mods)
    mods = against(g, target, manner, g.units[firer].where, mods)
    return mods.and_all(extra)


@rule(
    "15.6.1", "15.6.3#1", "19.2.3#6", "19.2.3#7", "19.2.4#3", "19.2.2#7", "14.6.1#1", "MARK.coh1", "MARK.coh2"
)
def own_rating(
    g: State, firer: str, manner: str, bonus: bool = False, distance: tuple[Reason, ...] = ()
) -> Modifiers:
    """The printed rating with the markers on the Unit, range and Company Bonus."""
    unit, face, how = g.units[firer], s02_units.values(g, firer), MANNERS[manner]
    assault = how.rated == "assault"
    printed = face.assault if assault else face.fire
    mods = Modifiers((Reason("15.5", f"mod-{how.rated}-rating", printed or 0),))
    mods = mods.plus(-unit.hits, "mod-cohesion", "15.6.1")
    mods = mods.plus(-min(unit.lost, 1), "mod-step-lost", "15.6.1")  # MARK.step
    mods = mods.plus(-1 if unit.column else 0, "mod-in-column", "14.6.1")  # MARK.column
    mods = mods.plus(-2 if assault and unit.suppressed else 0, "mod-suppressed", "19.2.2")  # MARK.supp
    mods = mods.and_all(distance)
    return mods.plus(COMPANY_BONUS if bonus else 0, "mod-company-bonus", "15.6.3")


@rule("15.6.3#1", "19.2.4#3", "29.19", "MARK.step")
def has_company(g: State, id_: str) -> bool:
    """Whether a Unit may check for the Company Bonus; Cohesion Hits do not matter."""
    return s02_units.counter(g, id_).steps == 2 and not g.units[id_].lost


@rule("15.6.2#1", "16.4#2", "DATA.RANGE")
def distance_modifier(g: State, firer: str, target: str, manner: str) -> tuple[Reason, ...]:
    """Range to the target: at armor less, but more at the end of the firer's own range."""
    if not MANNERS[manner].ranged:
        return ()
    distance = g.board.distance(g.units[firer].where, g.units[target].where)
    value = charts.range_modifier(
        distance,
        armored=s02_units.is_armored(g, target),
        farthest=distance == s17_zones.farthest(g, firer),
    )
    return Modifiers().plus(value, "mod-range", "15.6.2", range=distance).reasons


@rule("15.6.4", "15.6.5", "26.0#4", "26.0#6", "16.6.2.2#9", "16.6.2.2#10")
def conditions(g: State, firer: str, mods: Modifiers) -> Modifiers:
    """Weather and night, a barrage on the firer, and his entrenchment."""
    unit = g.units[firer]
    mods = mods.plus(charts.WEATHER.get(g.weather, 0), f"mod-{g.weather}", "15.6.4")
    mods = mods.plus(charts.NIGHT if g.is_night else 0, "mod-night", "15.6.4")
    barrage = g.barrages.get(unit.where)
    if barrage:
        mods = mods.plus(charts.BARRAGE[barrage], f"mod-{barrage}-barrage", "15.6.5")
    return entrenched(g, firer, mods)


@rule("15.6.6", "22.3.6#1")
def entrenched(g: State, firer: str, mods: Modifiers) -> Modifiers:
    """The entrenchment of the firer, a marker that lies on it."""
    return mods.plus(1 if s02_units.is_entrenched(g, firer) else 0, "mod-firer-entrenched", "15.6.6")


@rule("15.6.7", "15.6.8", "15.6.9", "15.6.10", "15.6.11", "16.2.3#4", "14.6.1#2", "14.6.1#3", "29.20")
def against(g: State, target: str, manner: str, origin: Cell, mods: Modifiers) -> Modifiers:
    """What the target adds: Defense Rating, mass, terrain, works and Column; `origin`: where the shot comes from."""
    unit, how = g.units[target], MANNERS[manner]
    mods = mods.plus(s02_units.values(g, target).defense, "mod-defense", "15.6.7")
    steps = s02_units.steps_in(g, g.in_hex(unit.where))
    mods = mods.plus(charts.mass(steps), "mod-mass", "15.6.8", steps=steps)
    column = unit.column or how.column
    for value, kind in terrain(g, target, manner, origin):
        if value > 0 or (how.cover and not column):  # 18.7.5D#5
            mods = mods.plus(value, f"mod-{kind}", "15.6.9")
    if how.works and s02_units.shelter(g, target):
        dug_in = s02_units.is_entrenched(g, target)
        word = "mod-entrenchment" if dug_in else "mod-improved-position"
        mods = mods.plus(-2 if dug_in else -1, word, "15.6.10")
    return mods.plus(2 if column else 0, "mod-target-column", "15.6.11")


@rule("15.6.9", "18.7.5E#4")
def terrain(g: State, target: str, manner: str, origin: Cell) -> list[tuple[int, str]]:
    """The terrain of the target's hex, and for direct shots the hexside by which they come in."""
    cell, armored = g.units[target].where, s02_units.is_armored(g, target)
    row = charts.TERRAIN.get(g.board.terrain[cell])
    found = []
    if row is not None:
        value = row.he if MANNERS[manner].he else row.armored if armored else row.unarmored
        found.append((value, row.name))
    if not MANNERS[manner].he:
        rows = charts.HEXSIDES
        kinds = [rows[kind] for kind in hexsides_into(g, origin, cell) if kind in rows]
        found += [(each.armored if armored else each.fire, each.name) for each in kinds]
    return found


def hexsides_into(g: State, origin: Cell, cell: Cell) -> list[str]:
    """What lies on the hexside by which a line enters its last hex; on a corner, what both hexsides have."""
    if origin == cell:
        return []
    line = g.board.sight(origin, cell)
    if line.sides and cell in line.sides[-1]:
        return sorted(g.board.side(*line.sides[-1]))
    left, right = line.along[-1]
    return sorted(g.board.side(left, cell) & g.board.side(right, cell))


# how the Combat Results Table is read


@rule("15.5.5#1", "15.5.5#3", "17.4#2", "2.0#4", "29.53", "16.1.I#3", "16.1.E#3", "16.1.O#3", "16.1.M#2")
def weapon(g: State, firer: str, manner: str) -> str:
    """The row: the colour of the rating used; artillery that fires directly uses Direct HE."""
    face = s02_units.values(g, firer)
    if MANNERS[manner].rated == "assault":
        return face.assault_weapon
    direct = manner != "indirect" and face.weapon in ARTILLERY
    return "direct-he" if direct else face.weapon


@rule("15.5.5#1", "2.0#5", "29.4", "29.49", "22.3.6#3")
def reads_armored(g: State, target: str, manner: str) -> bool:
    """The column: whoever is Armored, or has the benefit of an entrenchment."""
    return s02_units.is_armored(g, target) or (MANNERS[manner].works and s02_units.is_entrenched(g, target))


def final(total: int) -> int:
    """A rating as it is compared with the die."""  # 15.5.4#3
    return min(BEST, max(WORST, total))


@rule("15.5.4#1", "15.5.4#2", "15.5.4#3", "15.5.5#1", "19.1")
def outcome(g: State, firer: str, target: str, manner: str, face: int, total: int) -> str:
    """`miss`, or what the Combat Results Table says."""
    if not s29_checks.passes(face, final(total)):
        return MISS
    return charts.result(weapon(g, firer, manner), face, armored=reads_armored(g, target, manner))
