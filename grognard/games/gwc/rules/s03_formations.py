"""3 Formations: what they are, their values with every modifier, command and Cohesion."""

from __future__ import annotations

from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import LEADERS, TANKS, UNITS, Face, FormationCounter, Kind, Rank
from grognard.games.gwc.rules import s07_objectives, s11_weapons, t99_terrain
from grognard.games.gwc.rules.f125_fortifications import in_wire
from grognard.games.gwc.state import Attack, State

RANKS = {rank: number for number, rank in enumerate(Rank)}
"""Colonel, Captain, Lieutenant, Hero."""  # 3.3.1.3#2 3.3.1.2#5
ENTRENCHED = ("trench", "foxholes")


# what a Formation is


def counter_of(g: State, id_: str) -> FormationCounter:
    found: FormationCounter = g.setting.formations[g.formations[id_].counter]
    return found


def kind_of(g: State, id_: str) -> Kind:
    kind: Kind = g.setting.formations[g.formations[id_].counter].kind
    return kind


def face_of(g: State, id_: str) -> Face:
    """The side of the counter that shows."""  # 3.2.1#1 GLOSS.broken#1
    formation = g.formations[id_]
    counter: FormationCounter = g.setting.formations[formation.counter]
    return counter.broken if formation.broken else counter.unbroken


def is_unit(g: State, id_: str) -> bool:
    return g.setting.formations[g.formations[id_].counter].kind in UNITS


def is_leader(g: State, id_: str) -> bool:
    """A Leader of infantry, Heroes included."""
    return g.setting.formations[g.formations[id_].counter].kind in LEADERS


def is_hero(g: State, id_: str) -> bool:
    return kind_of(g, id_) == Kind.HERO


def is_platoon(g: State, id_: str) -> bool:
    return kind_of(g, id_) == Kind.PLATOON


def is_team(g: State, id_: str) -> bool:
    return kind_of(g, id_) == Kind.TEAM


def is_runner(g: State, id_: str) -> bool:
    return kind_of(g, id_) == Kind.RUNNER


def is_tank(g: State, id_: str) -> bool:
    """A Tank, Tank Leaders included."""
    return g.setting.formations[g.formations[id_].counter].kind in TANKS


def is_tank_leader(g: State, id_: str) -> bool:
    return kind_of(g, id_) == Kind.TANK_LEADER


def figures(g: State, id_: str) -> int:
    return counter_of(g, id_).figures


@rule("3.2.1#4", "GLOSS.goodorder")
def in_good_order(g: State, id_: str) -> bool:
    """Neither broken nor Suppressed."""
    formation = g.formations[id_]
    return not formation.broken and not formation.suppressed


@rule("3.1.8#2")
def boxed(g: State, id_: str, value: str) -> bool:
    """Whether `firepower`, `range` or `movement` stands in a box on the side that shows."""
    face = face_of(g, id_)
    return {"firepower": face.boxed_fp, "range": face.boxed_range, "movement": face.boxed_movement}[value]


# values: the same numbers are summed for a total and named for the log

CHANGES = (
    ("value-command", "3.3.1.5"),
    ("value-suppressed", "13.2"),
    ("value-wire", "F131.1"),
    ("value-veteran", "8.1.1"),
    ("value-weapon", "11.1"),
    ("value-road", "T116"),
)
"""What can change a value, in the order in which it is shown."""


def _named(printed: int, rule_: str, changes: tuple[int, ...]) -> Modifiers:
    parts = [Reason(rule_, "value-printed", printed)] if printed else []
    for value, (text, why) in zip(changes, CHANGES, strict=False):
        if value:
            parts.append(Reason(why, text, value))
    return Modifiers(tuple(parts))


@rule("13.2#1", "F131.1#1", "GLOSS.suppressed")
def _changes(g: State, id_: str) -> tuple[int, int, int, int]:
    """What touches FP, Range and Morale alike: Command, Suppression, Wire, experience."""
    formation = g.formations[id_]
    veteran = formation.veteran and g.setting.options["veteran"] == "plus-one"
    wire = formation.cell in g.fortifications and in_wire(g, id_)
    return command_bonus(g, id_), -formation.suppressed, -wire, int(veteran)


@rule("3.3.1.5#1", "3.3.1.5#2", "3.1.5#2", "3.1.6#4", "3.1.5#3")
def command_bonus(g: State, id_: str) -> int:
    """What the best Leader in its hex adds to a Unit: not to Leaders, not to Tanks, and one Leader's only."""
    formation = g.formations[id_]
    here = g.at[formation.cell]
    if len(here) == 1:
        return 0
    formations, counters = g.formations, g.setting.formations
    if counters[formation.counter].kind not in UNITS:
        return 0
    best = 0
    for other in here:
        one = formations[other]
        counter = counters[one.counter]
        if counter.kind in LEADERS and one.side == formation.side:
            best = max(best, (counter.broken if one.broken else counter.unbroken).command)
    return best


def _printed_fp(g: State, id_: str, armament: int | None) -> int:
    face = face_of(g, id_)
    return face.fp if armament is None else face.armaments[armament].fp


@rule("3.1.1#1", "3.1.1#2", "GLOSS.firepower")
def firepower(g: State, id_: str, armament: int | None = None) -> Modifiers:
    """The FP of a Formation now; of one armament of a Tank if it is named, otherwise of the weakest."""
    return _named(_printed_fp(g, id_, armament), "3.1.1", _changes(g, id_))


def firepower_total(g: State, id_: str, armament: int | None = None) -> int:
    """The sum of `firepower` alone."""
    return _printed_fp(g, id_, armament) + sum(_changes(g, id_))


def _printed_range(g: State, id_: str, armament: int | None) -> int:
    face = face_of(g, id_)
    return face.range if armament is None else face.armaments[armament].range


@rule("3.1.2#1", "3.1.2#2", "GLOSS.range")
def range_of(g: State, id_: str, armament: int | None = None) -> Modifiers:
    """How far a Formation can fire now."""
    return _named(_printed_range(g, id_, armament), "3.1.2", _changes(g, id_))


def range_total(g: State, id_: str, armament: int | None = None) -> int:
    """The sum of `range_of` alone."""
    return _printed_range(g, id_, armament) + sum(_changes(g, id_))


@rule("11.1#2", "T116#2")
def _movement_changes(g: State, id_: str) -> tuple[int, ...]:
    """Wire does not lower Movement; the Weapon carried does, and a Road entered raises it for the Order."""
    command_, suppressed, _, veteran = _changes(g, id_)
    weapon, steps = g.formations[id_].weapon, g.steps.get(id_)
    burden = s11_weapons.weapon_counter(g, weapon).movement if weapon else 0
    return command_, suppressed, 0, veteran, burden, int(steps is not None and steps.road)


@rule("3.1.3#1", "GLOSS.movement", "GLOSS.mp")
def movement(g: State, id_: str) -> Modifiers:
    """The Movement Points of a Formation now; nothing for a dash."""
    printed = face_of(g, id_).movement
    return Modifiers() if printed is None else _named(printed, "3.1.3", _movement_changes(g, id_))


def movement_total(g: State, id_: str) -> int:
    """The sum of `movement` alone."""
    printed = face_of(g, id_).movement
    return 0 if printed is None else printed + sum(_movement_changes(g, id_))


@rule("O16.3.1", "O23.5.9")
def is_stuck(g: State, id_: str) -> bool:
    """A dash for Movement: it can neither Move nor Advance."""
    return face_of(g, id_).movement is None


@rule("3.1.4#1", "3.1.4#2", "T99.3#1", "GLOSS.morale", "GLOSS.cover", "O21.3.7.1")
def morale(g: State, id_: str, attack: Attack | None = None) -> Modifiers:
    """The Morale of a Formation now, with Cover and Command; against this attack if it defends."""
    current = _named(face_of(g, id_).morale, "3.1.4", _changes(g, id_))
    if is_tank(g, id_):
        return current
    if _fights_in_woods(g, id_):
        current = current.plus(1, "value-woods-fighting", "S98.5.9")
    cover = t99_terrain.best_cover(g, g.formations[id_].cell, attack).reasons
    return current.and_all(cover + _gabions(g, id_, attack))


def _reminds(g: State, side: str, card: str) -> bool:
    return card in g.reminders.get(side, ())


@rule("S98.5.9")
def _fights_in_woods(g: State, id_: str) -> bool:
    side = g.formations[id_].side
    if not _reminds(g, side, "USS9") or not is_leader(g, id_):
        return False
    return t99_terrain.terrain_of(g, g.formations[id_].cell) == "woods"


@rule("S98.3.7#1")
def _gabions(g: State, id_: str, attack: Attack | None) -> tuple[Reason, ...]:
    """On a Defense Roll Gabions et Fascines raise the Cover of Trenches and Foxholes."""
    formation = g.formations[id_]
    if attack is None or attack.kind in t99_terrain.NO_COVER or not _reminds(g, formation.side, "FS7"):
        return ()
    if g.fortifications.get(formation.cell) not in ENTRENCHED:
        return ()
    return (Reason("S98.3.7", "value-gabions", 1),)


# command


@rule("3.3.1.1#3", "O21.3.7#3", "13.2#2", "F131.1#2", "INFER.broken", "3.1.6#1", "3.1.5#1")
def command(g: State, id_: str) -> int:
    """The Command of a Leader now: Suppression and Wire do not touch it, and a broken Leader has none."""
    return face_of(g, id_).command


@rule("3.3.1.2#1", "GLOSS.hrl")
def highest_ranking(g: State, side: str) -> str | None:
    """The Highest-ranking Leader of a side: one and only one, by seniority or by his owner's choice."""
    senior = most_senior(g, side)
    designated = g.seniors.get(side, ())[:1]
    return next((id_ for id_ in (*designated, *senior) if id_ in senior), None)


@rule("3.3.1.3#1", "3.3.1.4#1", "3.3.1.4#2", "3#1")
def most_senior(g: State, side: str) -> tuple[str, ...]:
    """The Leader highest in rank, then in Command and Morale; several where all three are equal."""

    def standing(id_: str) -> tuple[int, int, int]:
        counter = counter_of(g, id_)
        assert counter.rank is not None
        return -RANKS[counter.rank], counter.unbroken.command, counter.unbroken.morale

    leaders = [id_ for id_ in g.of(side) if is_leader(g, id_)]
    if not leaders:
        return ()
    first = max(standing(id_) for id_ in leaders)
    return tuple(id_ for id_ in leaders if standing(id_) == first)


@rule("3.3.1.1#3")
def within_radius(g: State, leader: str) -> tuple[str, ...]:
    """The other Formations of his side in a Leader's Command Radius, whatever lies between."""
    it = g.formations[leader]
    found = []
    for cell in g.board.within(it.cell, command(g, leader)):
        found += [id_ for id_ in g.at.get(cell, ()) if id_ != leader and g.formations[id_].side == it.side]
    return tuple(found)


@rule("3.3.1.1#2", "3.3.1.6#1", "3.1.6#3", "3.1.5#3", "O23.5.1#2", "O23.5.1#3")
def within_command(g: State, leader: str) -> tuple[str, ...]:
    """Whom a Leader may command: Units in his radius. A Tank Leader: plain Tanks, until his side loses one."""
    if not is_tank_leader(g, leader):
        return tuple(id_ for id_ in within_radius(g, leader) if is_unit(g, id_))
    if g.tank_lost.get(g.formations[leader].side):
        return ()
    return tuple(id_ for id_ in within_radius(g, leader) if kind_of(g, id_) == Kind.TANK)


@rule("3.3.1.2#2")
def leaders_within(g: State, leader: str) -> tuple[str, ...]:
    """The other Leaders of infantry in a Leader's Command Radius."""
    return tuple(id_ for id_ in within_radius(g, leader) if is_leader(g, id_))


# Cohesion


@rule("3.3.2#1", "GLOSS.cohesion", "GLOSS.cohesion#fr")
def cohesion(g: State, id_: str) -> Reason | None:
    """Why a Formation is In Cohesion; None if it is Out of Cohesion."""
    formation, counter = g.formations[id_], counter_of(g, id_)
    if counter.kind not in UNITS:
        return because("3.3.2", "cohesion-no-unit")
    if counter.kind == Kind.RUNNER or counter.always_in_cohesion:  # 3.3.2#2
        return because("3.3.2", "cohesion-always")
    if formation.cell in g.board.edge(g.setting.edges[formation.side]):  # 3.3.2#3
        return because("3.3.2", "cohesion-edge")
    if _in_friendly_objective(g, id_):  # 3.3.2#4
        return because("3.3.2", "cohesion-objective")
    if formation.weapon and _weapon_holds(g, formation.weapon):  # 3.3.2#5
        return because("3.3.2", "cohesion-weapon")
    leader = _leader_near(g, id_)
    return (
        None if leader is None else because("3.3.2", "cohesion-leader", leader=f"@counter-{leader}")
    )  # 3.3.2#6


@rule("GLOSS.friendly")
def _in_friendly_objective(g: State, id_: str) -> bool:
    formation = g.formations[id_]
    numbers = s07_objectives.objectives_at(g.board).get(formation.cell)
    if not numbers or g.is_melee(formation.cell):
        return False
    return any(g.control.get(number) == formation.side for number in numbers)


def _weapon_holds(g: State, weapon: str) -> bool:
    """An unbroken Weapon; in the French edition it must function."""
    if g.setting.options["edition"] == "fr":
        return s11_weapons.functioning(g, weapon)  # 3.3.2#fr
    return not g.weapons[weapon].broken


def _leader_near(g: State, id_: str) -> str | None:
    """The counter of a Leader in whose Command Radius a Unit stands."""
    unit, distance, counters = g.formations[id_], g.board.distance, g.setting.formations
    for other, one in g.formations.items():
        if one.side == unit.side and counters[one.counter].kind in LEADERS:
            if distance(one.cell, unit.cell) <= command(g, other):
                return one.counter
    return None
