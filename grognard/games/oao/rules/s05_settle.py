"""5.1, 5.1.2 The boundaries with which an Attachment Phase begins, and what they do to the attachment of all units."""

from __future__ import annotations

from grognard.engine.board import nearest
from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Combat, Depot, Nation, Train
from grognard.games.oao.rules import (
    s02_units,
    s05_areas,
    s05_attachment,
    s05_boundaries,
    s05_proposals,
    s12_fortress,
    s22_gdt,
)
from grognard.games.oao.rules.s05_areas import BELGIAN, GDT, PARIS
from grognard.games.oao.rules.s05_attachment import INDEPENDENT, Displays
from grognard.games.oao.rules.words import army_name, of_unit, side_name, unit_name
from grognard.games.oao.state import Boundary, State

FAR_BEHIND = 10
"""How far from the nearest German a Formation may be kept on the display of Paris: the rules say far."""  # 22.2.4

Boundaries = tuple[Boundary, ...]


# boundaries


@rule("5.1", "4.2.2#1", "5.1.1#2")
def propose(g: State, side: str) -> None:
    """The boundaries of the last time, as far forward as the enemy is now, if they still serve; else new ones."""
    judge, over = s05_boundaries.Judge(g, side), g.overlapping
    kept = tuple(s05_boundaries.extended(g, each, judge) for each in s05_areas.own(g, side))
    put(g, side, kept)
    judge.beside(kept)
    worth = _misplaced(g, side) if _serve(g, side, judge) else None
    if worth != 0:
        put(g, side, s05_proposals.proposals(g, side))
        g.overlapping = () if side == "allied" else over
    if worth and worth <= _misplaced(g, side):
        g.overlapping = over
        put(g, side, kept)
    g.note("areas-proposed", "5.1", side=side_name(side), number=len(s05_areas.own(g, side)))


def put(g: State, side: str, boundaries: Boundaries) -> None:
    """These are the boundaries of a side now."""
    others = tuple(each for each in g.boundaries if s05_areas.side_of(each.first) != side)
    g.boundaries = (*others, *boundaries)


def _serve(g: State, side: str, judge: s05_boundaries.Judge) -> bool:
    """Whether the boundaries that are there part all armies that have units, and are still allowed."""
    own = s05_areas.own(g, side)
    parted = {army for each in own for army in (each.first, each.second)}
    there = {g.units[id_].army for id_ in g.on_map(side)} - {PARIS}
    if not own or parted != there & set(s05_areas.in_play(g, side)):
        return False
    return not any(judge.refusals(each) for each in own) and not faults(g, side)


@rule("5.1", "5.1.1#1", "5.1.3", "5.1.4#1", "5.1.4#2", "22.3.1#2")
def faults(g: State, side: str) -> tuple[Reason, ...]:
    """What is wrong with the Areas of a side as they are now."""
    found = (*s05_areas.crowded(g, side), *s05_areas.missing(g, side), *s05_areas.overlaps(g, side))
    return (*found, *s22_gdt.inside(g)) if side == "allied" else found


def _misplaced(g: State, side: str) -> int:
    """How many Formations and Trains are not in the Area of their army."""
    return sum(
        s05_attachment.is_misplaced(g, id_)
        for id_ in g.on_map(side)
        if s02_units.is_formation(g, id_) or isinstance(s02_units.piece(g, id_), Train)
    )


# attachment


@rule("5.1.2#1", "5.1.2#2", "5.1.2#4", "5.1.2#5", "5.1.2#6", "5.1.2#7", "5.0#1", "5.2", "5.5#2")
def attach(g: State, side: str) -> None:
    """Everything belongs to the army in whose Area it is: corps by their Trains, and their own Formations with them."""
    units = g.on_map(side)
    for id_ in units:
        if isinstance(s02_units.piece(g, id_), Train):
            _join(g, id_, s05_attachment.army_of(g, id_), g.units[id_].corps)
    known = s05_attachment.displays_of(g)
    for id_ in units:
        found = s02_units.piece(g, id_)
        if s02_units.is_formation(g, id_):
            _join(g, id_, *_place(g, id_, known))
        elif not isinstance(found, Train | Depot):
            _join(g, id_, s05_attachment.army_of(g, id_), INDEPENDENT)
    astray = [unit_name(g, id_) for id_ in units if _is_astray(g, id_)]
    if astray:
        g.note(
            "attach-misplaced", "5.1.2", to=(side,), number=len(astray), names=", ".join(astray)
        )  # 5.1.2#6


def _is_astray(g: State, id_: str) -> bool:
    """Whether a unit should leave the Area in which it is; Depots follow the railways."""
    mobile = s02_units.kind_of(g, id_).mobile and not isinstance(s02_units.piece(g, id_), Depot)
    return mobile and s05_attachment.is_misplaced(g, id_)


def _place(g: State, id_: str, known: Displays) -> tuple[str, str]:
    """The army and corps of a Formation: a printed corps binds it, wherever it stands."""  # 5.2.2#2
    unit, found = g.units[id_], s02_units.piece(g, id_)
    named = g.means[unit.side].reattached if unit.side in g.means else ()
    printed = found.corps if isinstance(found, Combat) and id_ not in named else None
    if printed is not None and printed in known.armies:
        army = known.armies[printed]
        if not s05_attachment.army_refusals(g, id_, army):
            return army, printed
    army = s05_attachment.army_of(g, id_)
    return army, unit.corps if known.armies.get(unit.corps) == army else INDEPENDENT


def _join(g: State, id_: str, army: str, corps: str) -> None:
    unit = g.units[id_]
    if (unit.army, unit.corps) == (army, corps):
        return
    g.change(id_, army=army, corps=corps)
    if unit.army != army and (corps or s02_units.is_formation(g, id_)):
        g.note("attached-army", "5.1.2", **of_unit(g, id_), army=army_name(army))


# other armies


@rule("22.2.4", "5.1.4#1", "5.2.5#2")
def army_choices(g: State, id_: str, known: Displays) -> tuple[str, ...]:
    """The other armies to which a Formation may go: where Areas overlap, as a guest of the Belgians, and Paris."""
    unit = g.units[id_]
    if unit.side == "german" or unit.army == GDT or s05_attachment.is_railborne(g, id_):
        return ()
    if unit.corps or _has_corps(g, id_, known):
        return ()
    here = list(s05_areas.armies_at(g, unit.where, unit.side))
    if PARIS in g.armies and PARIS not in here and may_rest(g, id_):
        here.append(PARIS)
    return tuple(
        army for army in here if army != unit.army and not s05_attachment.army_refusals(g, id_, army)
    )


def _has_corps(g: State, id_: str, known: Displays) -> bool:
    """Whether the corps printed on a Formation is in play, and the Formation bound to it."""
    found = s02_units.piece(g, id_)
    if not isinstance(found, Combat) or found.corps not in known.trains:
        return False
    return id_ not in (g.means["allied"].reattached if "allied" in g.means else ())


@rule("22.2.4")
def may_rest(g: State, id_: str) -> bool:
    """Whether a French Formation may be kept on the display of Paris: far behind the front, or in an Invested camp."""
    if s02_units.piece(g, id_).nation != Nation.FRENCH:
        return False
    camp = ground_of(g.board).camp_of(g.units[id_].where)
    if camp is not None and s12_fortress.is_invested(g, camp):
        return True
    enemies = frozenset(cell for enemy in g.on_map("german") for cell in g.hexes_of(enemy))
    return not enemies or nearest(g.board, enemies)[g.units[id_].where] >= FAR_BEHIND


# where Areas may overlap


@rule("5.1.4#1")
def can_overlap(g: State, army: str) -> bool:
    """Whether an army may lie over its neighbours, and does not yet."""
    late = g.gt >= s05_areas.OVERLAP_FROM and army in (s05_areas.BEF, BELGIAN)
    return late and army not in g.overlapping and army in s05_areas.areas(g, "allied")


def overlap(g: State, army: str) -> None:
    """An army lies over its neighbours from now on, which have a boundary of their own beneath it."""
    left = [each for each in s05_areas.own(g, "allied") if each.second == army]
    right = [each for each in s05_areas.own(g, "allied") if each.first == army]
    g.overlapping = (*g.overlapping, army)
    if left and right:
        g.boundaries = (*g.boundaries, Boundary(left[0].first, right[0].second, left[0].points))


def part(g: State, army: str) -> None:
    """An army lies beside its neighbours again."""
    left = {each.first for each in s05_areas.own(g, "allied") if each.second == army}
    right = {each.second for each in s05_areas.own(g, "allied") if each.first == army}
    g.overlapping = tuple(each for each in g.overlapping if each != army)
    g.boundaries = tuple(each for each in g.boundaries if not (each.first in left and each.second in right))
