"""16.4 and 16.5, steps 1 to 6: how far a mission reaches, and who spots for it."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s15_sight, s16_classes, s17_zones, s21_command
from grognard.games.gts.state import State


@rule("16.5.1#1", "16.5.1#2", "15.3#8", "15.3#9", "15.3#10", "16.6.2.2#2", "16.6.2.2#3")
def reach(g: State, firer: str, *, spotted: bool) -> int:
    """The Fire Range of a mission: next to an enemy 1, in a park too (c39); a barrage on the firer may not matter.

    It does not matter to the spotted fire of Units in parks, or by the other reading to that of all (c5).
    """
    if not spotted or s02_units.has_enemy_adjacent(g, firer):
        return s17_zones.fire_range(g, firer)
    everybody = g.setting.options["barrage_exemption"] == "all"
    exempt = bool(g.units[firer].park) or everybody
    return s02_units.values(g, firer).range if exempt else s17_zones.fire_range(g, firer)


# who spots


@rule("16.4#1", "16.5#3", "16.1.I#6", "16.2.3#1", "29.7#2", "15.4.2#2")
def sees_for_itself(g: State, firer: str, cell: Cell) -> bool:
    """A firer with a Line of Sight spots for itself; in a park it may not."""
    return not g.units[firer].park and s15_sight.sees(g, g.units[firer].where, cell)


@rule("16.5.1#1", "16.1.I#6", "16.2#1", "29.7#1", "15.3#7", "21.7#4")
def may_use_spotters(g: State, firer: str) -> bool:
    """In Command, and if it is orange, in a park."""
    in_place = bool(g.units[firer].park) or not s16_classes.is_indirect_he(g, firer)
    return in_place and s21_command.in_command(g, firer)


@rule("16.4#3", "16.4#4", "16.4#6", "16.1.M#4", "16.1.O#5", "16.1.I#5", "16.1.E#5", "21.6.1#2")
def spotter_formation(g: State, firer: str) -> str:
    """Orange and black: the Formation whose Leader holds the contact, of whatever Division. Green and brown: their own.

    A striped Mortar or Organic Unit is one of the Formation to whose Leader it is attached (21.6.2#2).
    """
    unit, acting = g.units[firer], g.acting
    if s16_classes.needs_contact(g, firer):
        return unit.contact
    if acting is not None and firer in acting.attached:
        return acting.chit.partition(":")[2]
    return unit.formation


@rule("16.5.2", "16.5.4", "16.5.5", "16.5.6", "16.4#7", "21.7#3", "21.4.1#4")
def spotters(g: State, firer: str) -> tuple[str, ...]:
    """Other Units that may spot for it: unsuppressed, In Command, of the Formation or an independent of its Leader."""
    formation = spotter_formation(g, firer)
    if not formation or not may_use_spotters(g, firer):
        return ()
    return tuple(
        id_
        for id_ in g.on_map(g.units[firer].side)
        if id_ != firer and not g.units[id_].suppressed and belongs(g, formation, id_)
    )


@rule("16.5.4", "16.5.5", "16.5.6", "21.4.1#4")
def belongs(g: State, formation: str, id_: str) -> bool:
    """In Command, and a Unit of the Formation or an independent that is In Command of this very Leader (c20)."""
    unit = g.units[id_]
    if not s21_command.in_command(g, id_):
        return False
    return unit.formation == formation or (
        s02_units.is_independent(g, id_) and is_commanded_by(g, formation, id_)
    )


@rule("16.4#3", "21.4.1#4", "21.6.5#2")
def is_commanded_by(g: State, formation: str, id_: str) -> bool:
    """Whether an independent Unit is In Command of this Leader: his Division's, or attached to him, in his range."""
    if s21_command.is_bound(g, id_):
        own = g.acting.chit.partition(":")[2] == formation  # type: ignore[union-attr]
    elif s16_classes.is_emplaced(g, id_) and g.units[id_].contact:  # 21.4.1#3
        own = g.units[id_].contact == formation
    else:
        own = g.setting.formations[formation].division == g.units[id_].division
    return own and s21_command.in_range_of(g, formation, id_)


# both together


@rule("15.1#5", "15.3#5", "16.5#3", "16.5#5", "16.5.3")
def observer(g: State, firer: str, cell: Cell) -> str:
    """Who spots a mission into this hex: the firer itself, another Unit, or nobody and it cannot be fired."""
    return next(observers(g, firer, cell, spotters(g, firer)), "")


def observers(g: State, firer: str, cell: Cell, others: tuple[str, ...]) -> Iterator[str]:
    """All who could spot, of whom the first does; `others` are the firer's spotters."""
    distance = g.board.distance(g.units[firer].where, cell)
    if distance < s16_classes.nearest(g, firer):
        return
    if distance <= reach(g, firer, spotted=False) and sees_for_itself(g, firer, cell):
        yield firer
    elif distance <= reach(g, firer, spotted=True):
        yield from (id_ for id_ in others if s15_sight.spots(g, id_, cell))
