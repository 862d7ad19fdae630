"""16.7 Counter-battery fire: from park to park, without a spotter."""

from __future__ import annotations

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s16_classes, s16_spotting
from grognard.games.gts.state import State

EXTRA: tuple[Reason, ...] = (because("16.7", "mod-counter-battery", -2),)
"""What counter-battery fire adds to the Fire Rating."""  # 16.7#7


@rule("16.7#3")
def active_formations(g: State) -> tuple[str, ...]:
    """The Formation of the chit in play, or all of the Division's (c38); under Direct Command none is Active."""
    if g.acting is None:
        return ()
    kind, _, whose = g.acting.chit.partition(":")
    if kind == "division":
        return tuple(id_ for id_, each in g.setting.formations.items() if each.division == whose)
    return (whose,) if kind == "formation" else ()


@rule("16.2#2", "16.7#1", "16.7#3", "16.7#4")
def may_counter(g: State, firer: str) -> bool:
    """In a park, and in contact with the Leader of a Formation that is Active now."""
    unit = g.units[firer]
    return bool(unit.park) and not unit.suppressed and unit.contact in active_formations(g)


@rule("16.2#2", "16.7#2", "16.7#5", "16.7#6", "16.2.5#6")
def reaches(g: State, firer: str, target: str) -> bool:
    """An enemy Unit in a park that has fired, four hexes away or more (c23) and in range."""
    park = g.units[target].park
    if not park or not g.parks[park].fired or g.units[target].side == g.units[firer].side:
        return False
    distance = g.board.distance(g.units[firer].where, g.units[target].where)
    return s16_classes.nearest(g, firer) <= distance <= s16_spotting.reach(g, firer, spotted=True)


def may_fire_at(g: State, firer: str, target: str) -> bool:
    """All conditions of counter-battery fire at a Unit."""
    return may_counter(g, firer) and reaches(g, firer, target)
