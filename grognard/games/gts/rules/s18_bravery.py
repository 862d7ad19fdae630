"""18.7 step 2: each Assaulting Unit checks its Bravery."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gts.charts import BRAVERY, HEXSIDES, TERRAIN
from grognard.games.gts.rules import s02_units, s13_actions, s17_zones, s29_checks
from grognard.games.gts.rules.words import of_unit, shown
from grognard.games.gts.state import State

Units = tuple[str, ...]

COLUMN = 2  # BRAV.column
WORKS = {"ip": -1, "ent": -2}  # BRAV.ip, BRAV.ent
BEST = 8
"""No more than this is ever needed: a 9 fails."""  # 29.13#2


@rule("18.7.2#1", "18.7.2#8", "18.7.2#9", "29.13#1")
@procedure
def step_2(g: State, stack: Units, cell: Cell) -> Procedure[Units]:
    """Each Unit checks for itself: whoever passes must go on, whoever fails has had his Action."""
    brave: Units = ()
    for id_ in stack:
        mods = bravery(g, id_, stack, cell)
        if mods is None:
            g.note("bravery-none", "18.7.2", **of_unit(g, id_))  # 18.7.2#4
            brave = (*brave, id_)
            continue
        passed: bool = yield from check(g, id_, mods)
        if passed:
            brave = (*brave, id_)
    failed = tuple(id_ for id_ in stack if id_ not in brave)
    s13_actions.finish(g, failed)
    for id_ in failed:
        yield from s13_actions.second_action(g, (id_,), "assault")
    return brave


@rule("18.7.2#1", "18.7.2#2", "29.13#1", "29.13#2")
@procedure
def check(g: State, id_: str, mods: Modifiers) -> Procedure[bool]:
    """Rolled like a Troop Quality Check, but it is none, and no Command Point buys it."""
    faces: tuple[int, ...] = yield Roll(
        1, s29_checks.FACES, "check-bravery", g.units[id_].side, id_, "low", zero=True
    )
    die = s29_checks.die(faces)
    passed = s29_checks.passes(die, mods.total)
    g.note(
        "bravery",
        "18.7.2",
        **of_unit(g, id_),
        die=die,
        modifiers=shown(mods),
        total=mods.total,
        needed=needed(mods),
        passed=passed,
    )
    return passed


@rule("29.13#2")
def needed(mods: Modifiers) -> int:
    """The highest face that passes."""
    return max(s29_checks.ALWAYS, min(BEST, mods.total))


@rule("18.7.2#4", "18.7.2#5", "18.7.2#6")
def bravery(g: State, id_: str, stack: Units, cell: Cell) -> Modifiers | None:
    """Troop Quality, plus the best enemy's Defense, less the best of the Assaulting force. None: no check is needed."""
    against = opposing(g, stack, cell)
    if against is None:
        return None
    return s29_checks.quality(g, id_).and_all(against.reasons).and_all(own_best(g, stack).reasons)


@rule("18.7.2#3", "18.7.2#13")
def opposing(g: State, stack: Units, cell: Cell) -> Modifiers | None:
    """The lowest Defense among all enemies, wherever they stand, whose Fire Zone covers the Assaulting Units' hex."""
    lead = g.units[stack[0]]
    enemies = s17_zones.coverers(g, g.other(lead.side), lead.where)
    found = [opposing_defense(g, enemy, lead.where, cell) for enemy in enemies]
    return min(found, key=lambda mods: mods.total, default=None)


@rule(
    "18.7.2#10",
    "18.7.2#11",
    "18.7.2#12",
    "14.6.1#5",
    "22.3.6#2",
    "BRAV.column",
    "BRAV.ip",
    "BRAV.ent",
    "BRAV.bocage",
    "BRAV.hex",
    "BRAV.hexside",
)
def opposing_defense(g: State, id_: str, origin: Cell, cell: Cell) -> Modifiers:
    """An enemy's Defense with his own markers and hex, and with the hexside that the Assault crosses to get at him.

    The entrenchment in which he awaits the Assault counts once; one elsewhere and one in the defending hex both count.
    """
    unit, armored = g.units[id_], s02_units.is_armored(g, id_)
    terrain = g.board.terrain[unit.where]
    row = TERRAIN[terrain]
    mods = Modifiers().plus(
        s02_units.values(g, id_).defense, "mod-opposing-defense", "18.7.2", name=unit.name
    )
    mods = mods.plus(COLUMN if unit.column else 0, "mod-opposing-column", "18.7.2")
    shelter = {
        f"mod-opposing-{unit.work}": WORKS.get(unit.work, 0),
        f"mod-{terrain}": BRAVERY.get(terrain, row.armored if armored else row.unarmored),
    }
    if unit.where == cell:
        crossed = sorted(g.board.side(origin, cell) & HEXSIDES.keys())
        sides = {kind: HEXSIDES[kind] for kind in crossed}
        shelter |= {f"mod-{kind}": each.armored if armored else each.fire for kind, each in sides.items()}
    for text, value in shelter.items():
        if value > 0 or not unit.column:  # 18.7.2#12
            mods = mods.plus(value, text, "18.7.2")
    counted = unit.work == "ent" and unit.where == cell
    if not counted and has_occupied_entrenchment(g, cell, unit.side):
        mods = mods.plus(WORKS["ent"], "mod-entrenched-hex", "22.3.6")
    return mods


@rule("22.3.6#2")
def has_occupied_entrenchment(g: State, cell: Cell, side: str) -> bool:
    return any(s02_units.is_entrenched(g, id_) for id_ in g.in_hex(cell, side))


@rule("18.7.2#6", "18.7.2#10", "BRAV.column", "BRAV.ip", "BRAV.ent", "BRAV.hex")
def own_best(g: State, stack: Units) -> Modifiers:
    """What the lowest Defense of the Assaulting force takes off: of all markers and terrain Column alone counts."""

    def defense(id_: str) -> int:
        return s02_units.values(g, id_).defense + (COLUMN if g.units[id_].column else 0)

    best = min(stack, key=defense)
    mods = Modifiers().plus(
        -s02_units.values(g, best).defense, "mod-own-defense", "18.7.2", name=g.units[best].name
    )
    return mods.plus(-COLUMN if g.units[best].column else 0, "mod-own-column", "18.7.2")
