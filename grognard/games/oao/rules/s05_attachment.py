"""5.1.2 to 5.4 Attachment: to which army and corps a unit belongs, and what that allows it in movement and combat."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao.counters import DIVISION_EQUIVALENT, Artillery, Combat, Depot, Nation, Size, Train
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_read import counters
from grognard.games.oao.points import written
from grognard.games.oao.reference_units import organisation
from grognard.games.oao.rules import s02_units, s05_areas, s26_orders
from grognard.games.oao.rules.s05_areas import BELGIAN, GDT, GDT_UNTIL, PARIS
from grognard.games.oao.rules.words import army_name
from grognard.games.oao.state import REMOVED, State

INDEPENDENT = ""
EIGHTHS = DIVISION_EQUIVALENT
CORPS_IN_COMBAT = 2  # 5.3.2#2
GUESTS = frozenset(("br-naval", "fr-Marine")) | s02_units.NAVAL_DIVISION
"""Who may join the Belgian Army, besides one French division."""  # 5.2.5#2
NATIONS = {"br-": Nation.BRITISH, "be-": Nation.BELGIAN, "fr-": Nation.FRENCH}


# Which army


def army_of(g: State, id_: str) -> str:
    """The army of a unit in the Attachment Phase: that in whose Area it stands, if that may be."""  # GLOSS.army
    unit = g.units[id_]
    if unit.where < 0 or is_railborne(g, id_):  # 5.1.2#5
        return unit.army
    here = s05_areas.armies_at(g, unit.where, unit.side)
    if unit.army in here or _stands_apart(g, unit.army):
        return unit.army
    allowed = [army for army in here if not army_refusals(g, id_, army) and _is_at_home(g, id_, army)]
    if not allowed:
        return unit.army
    return allowed[0 if unit.army else -1]  # 5.1.2#4 5.1.2#7 5.5#2: the works of Paris are its own


def is_misplaced(g: State, id_: str) -> bool:
    """Whether a unit is in an Area, but not in that of its own army."""  # 5.1.2#6
    unit = g.units[id_]
    here = s05_areas.armies_at(g, unit.where, unit.side) if unit.where >= 0 else ()
    return bool(here) and unit.army not in (*here, PARIS) and not is_railborne(g, id_)


def _stands_apart(g: State, army: str) -> bool:
    """The GDT belongs to no army, and Paris keeps Formations far behind the front."""  # 22.3.1#1 22.2.4
    return army == PARIS or (army == GDT and g.gt < GDT_UNTIL)


def is_railborne(g: State, id_: str) -> bool:
    """Entraining or entrained: no Area affects it."""  # 5.1.2#5
    return g.units[id_].mode in ("rail", "detraining") or g.units[id_].task == "entraining"


def army_refusals(g: State, id_: str, army: str) -> tuple[Reason, ...]:
    """Why a unit may not belong to an army, wherever it stands."""
    unit, found = g.units[id_], list[Reason]()
    own = bound_to(g, id_)
    if own is not None and own != army:
        found.append(because("5.4", "attach-army-unit", army=army_name(own)))  # 5.4#1 5.0#2
    if unit.side == "allied" and not _is_welcome(g, id_, army):
        found.append(because("5.2.5", "attach-nationality", army=army_name(army)))  # 5.2.5#1
    for each in markers().hkk.values():  # 25.1#1 25.1#2 25.1#3 25.1#4
        if unit.name in each.units and army not in each.armies and g.gt < each.free_from_gt:
            found.append(because("25.1", "attach-cavalry-corps", hkk=each.label, until=each.free_from_gt))
    frozen = s26_orders.frozen(g, id_, army, unit.corps)  # 26.6.2a#3
    return tuple(found) if frozen is None else (*found, frozen)


def bound_to(g: State, id_: str) -> str | None:
    """The army that a unit bears as its ID."""  # 5.4#1
    found = s02_units.piece(g, id_)
    return found.army if isinstance(found, Combat | Artillery | Depot) else None


def _is_welcome(g: State, id_: str, army: str) -> bool:
    piece = s02_units.piece(g, id_)
    if NATIONS[army[:3]] == piece.nation:
        return True
    if army != BELGIAN:
        return False
    if g.units[id_].name in GUESTS:  # 5.2.5#2
        return True
    return _is_french_division(g, id_) and not any(
        _is_french_division(g, other) and unit.army == BELGIAN and unit.where != REMOVED and other != id_
        for other, unit in g.units.items()
    )


def _is_at_home(g: State, id_: str, army: str) -> bool:
    """Whether an army takes a unit without being asked: guests of the Belgians are declared."""  # 5.2.5#2
    return g.units[id_].side == "german" or NATIONS[army[:3]] == s02_units.piece(g, id_).nation


def _is_french_division(g: State, id_: str) -> bool:
    found = s02_units.piece(g, id_)
    return isinstance(found, Combat) and found.nation == Nation.FRENCH and found.size == Size.DIVISION


# Which corps


class Displays(NamedTuple):
    """What the Organizational Displays show: the Train of each corps in play, its army, how much it has."""

    # 5.2
    # GLOSS.attachment_marker

    trains: dict[str, str]
    armies: dict[str, str]
    loads: dict[str, int]


def displays_of(g: State) -> Displays:
    """The displays as they are now; the GDT has no Train before GT 11."""  # 5.1.2#1 22.3#2
    trains, loads = corps_in_play(g), dict[str, int]()
    for id_, unit in g.units.items():
        if unit.corps and unit.where != REMOVED and s02_units.is_formation(g, id_):
            loads[unit.corps] = loads.get(unit.corps, 0) + s02_units.values(g, id_).eighths
    armies = {corps: g.units[train].army for corps, train in trains.items()}
    if GDT in g.armies and g.gt < GDT_UNTIL:
        armies.setdefault(GDT, GDT)
    return Displays(trains, armies, loads)


def corps_refusals(g: State, id_: str, corps: str, known: Displays | None = None) -> tuple[Reason, ...]:
    """Why a Formation may not be attached to a corps, or not be Independent; nothing if it may."""
    piece, unit = s02_units.piece(g, id_), g.units[id_]
    if not isinstance(piece, Combat) or not s02_units.is_formation(g, id_):
        return (because("5.5", "attach-asset"),)  # 5.5.1#1
    found = list[Reason]()
    frozen = s26_orders.frozen(g, id_, unit.army, corps)
    if frozen is not None:
        found.append(frozen)  # 26.6.2a#3
    if piece.corps is not None and corps != piece.corps and not _may_vary(g, id_):
        label, most = counters().corps[piece.corps].label, organisation().variable_attachments
        found.append(because("5.2.2a", "attach-printed-corps", corps=label, most=most))  # 5.2.2#2 5.2.2a#2
    if corps == INDEPENDENT:
        return tuple(found)
    if piece.is_cavalry:
        found.append(because("5.2.4", "attach-cavalry"))  # 5.2.4#2
    return (*found, *_no_room(g, id_, corps, known or displays_of(g)))


def _no_room(g: State, id_: str, corps: str, known: Displays) -> list[Reason]:
    """Why a corps cannot take a Formation: it is not there, in another army, or full."""
    unit, army, found = g.units[id_], known.armies.get(corps), list[Reason]()
    label, limit = counters().corps[corps].label, counters().corps[corps].limit
    if army is None:
        found.append(because("5.2.2", "attach-no-such-corps", corps=label))  # 5.2.2#1
    elif army != unit.army:
        found.append(
            because("5.1.2", "attach-corps-elsewhere", corps=label, army=army_name(army))
        )  # 5.1.2#2 5.4#2
    else:
        found += army_refusals(g, id_, army)
    own = s02_units.values(g, id_).eighths
    total = known.loads.get(corps, 0) + (0 if unit.corps == corps else own)
    if total > limit:  # 5.2.3
        most, all_ = written(Fraction(limit, EIGHTHS)), written(Fraction(total, EIGHTHS))
        found.append(because("5.2.3", "attach-limit", limit=most, total=all_))
    return found


def corps_choices(g: State, id_: str, known: Displays | None = None) -> tuple[str, ...]:
    """What a Formation may be attached to: corps of its army, and nothing for Independent."""  # 5.1.2#2
    known = known or displays_of(g)
    own = sorted(corps for corps, army in known.armies.items() if army == g.units[id_].army)
    corps = tuple(each for each in own if not corps_refusals(g, id_, each, known))
    return (INDEPENDENT, *corps) if not corps_refusals(g, id_, INDEPENDENT, known) else corps


def _may_vary(g: State, id_: str) -> bool:
    """Whether a Formation may leave its printed corps: it has before, or the side may still name another."""
    side = g.units[id_].side
    named = g.means[side].reattached if side in g.means else ()
    return id_ in named or len(named) < organisation().variable_attachments  # 5.2.2a#1 5.2.2a#2


def reattached(g: State, id_: str, corps: str) -> tuple[str, ...]:
    """The side's list of Formations that have left their printed corps, once this one goes to a corps."""  # 5.2.2a#2
    side, piece = g.units[id_].side, s02_units.piece(g, id_)
    named = g.means[side].reattached if side in g.means else ()
    leaves = isinstance(piece, Combat) and piece.corps is not None and corps != piece.corps
    return (*named, id_) if leaves and id_ not in named else named


def corps_in_play(g: State) -> dict[str, str]:
    """The corps whose Trains are in play, and the unit of each."""  # 5.2.2#1 TERM.corps GLOSS.corps
    found = {}
    for id_, unit in g.units.items():
        piece = s02_units.piece(g, id_)
        if isinstance(piece, Train) and unit.army and unit.where != REMOVED:
            found[piece.corps] = id_
    return found


# What it allows


def combined(g: State, units: Iterable[str]) -> tuple[Reason, ...]:
    """Why units may not attack or defend a hex together: one army, and two corps at the most."""
    units = list(units)
    armies = sorted({g.units[id_].army for id_ in units} - {""})
    found = list[Reason]()
    if len(armies) > 1:
        found.append(
            because("5.3.1", "combat-two-armies", first=army_name(armies[0]), second=army_name(armies[1]))
        )  # 5.3.1#3 9.2.2#2
    corps = len(corps_among(g, units))
    if corps > CORPS_IN_COMBAT:
        found.append(
            because("5.3.2", "combat-too-many-corps", corps=corps, most=CORPS_IN_COMBAT)
        )  # 5.3.2#2 9.2.2#1
    return tuple(found)


def corps_among(g: State, units: Iterable[str]) -> set[str | Cell]:
    """The corps of units, and for each stack of Independent ones its hex; Assets belong to none.

    A Two-Hex Unit is of the stack of either hex.
    """  # 5.3.3#2 24.1 19.0#1
    formations = [id_ for id_ in units if s02_units.is_formation(g, id_)]
    alone = [g.hexes_of(id_) for id_ in formations if fights_alone(g, id_)]
    stacks = {hexes[0] for hexes in alone if len(hexes) == 1}
    others = {hexes[0] for hexes in alone if stacks.isdisjoint(hexes)}
    return {*stacks, *others, *(g.units[id_].corps for id_ in formations if not fights_alone(g, id_))}


def fights_alone(g: State, id_: str) -> bool:
    """Whether a Formation counts as Independent in combat, as all Belgians do."""  # 24.1
    return g.units[id_].corps == INDEPENDENT or s02_units.piece(g, id_).nation == Nation.BELGIAN


def approach_refusals(g: State, id_: str, cell: Cell) -> tuple[Reason, ...]:
    """Why a unit may not move into a hex next to an enemy: it must be in the Area of its army."""  # 5.3.1#2 5.1.2#8
    unit, enemy = g.units[id_], g.other(g.units[id_].side)
    if not any(near in g.at and g.in_hex(near, enemy) for near in g.board.adjacent[cell]):
        return ()
    here = s05_areas.armies_at(g, cell, unit.side)
    if unit.army == GDT and g.gt < GDT_UNTIL:  # C-43
        others = [army for army in here if army != PARIS]
        return (because("22.3.1", "approach-gdt", army=army_name(others[0])),) if others else ()
    return () if unit.army in here else (because("5.3.1", "approach-other-area", army=army_name(unit.army)),)
