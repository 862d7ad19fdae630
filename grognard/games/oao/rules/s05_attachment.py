"""5.1.2 to 5.4 Attachment: to which army and corps a unit belongs, and what that allows it in movement and combat."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao.counters import Artillery, Combat, Depot, Nation, Size, Train
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_units import organisation
from grognard.games.oao.rules import s02_units, s05_areas
from grognard.games.oao.rules.s05_areas import BELGIAN, GDT, GDT_UNTIL, PARIS
from grognard.games.oao.state import State

INDEPENDENT = ""
CORPS_IN_COMBAT = 2  # 5.3.2#2
CAVALRY_CORPS_UNTIL = 10  # 25.1#1
CAVALRY_CORPS = {
    **dict.fromkeys(("de-Gdc", "de-5c", "de-Jaeger1"), ("de-THIRD", "de-FOURTH")),  # 25.1#1
    **dict.fromkeys(
        ("de-2c", "de-4c", "de-9c", "de-Jaeger2"), ("de-FIRST", "de-SECOND", "de-BELGIEN")
    ),  # 25.1#2
    **dict.fromkeys(("de-Bc", "de-7c", "de-8c"), ("de-SIXTH",)),  # 25.1#3
    **dict.fromkeys(("de-3c", "de-6c"), ("de-FOURTH", "de-FIFTH")),  # 25.1#4
}
"""The armies to which the units of the four Höhere Kavallerie-Kommandos may belong."""
GUESTS = frozenset(("br-naval", "fr-Marine")) | s02_units.NAVAL_DIVISION
"""Who may join the Belgian Army, besides one French division."""  # 5.2.5#2
NATIONS = {"br-": Nation.BRITISH, "be-": Nation.BELGIAN, "fr-": Nation.FRENCH}


# Which army


def army_of(g: State, id_: str) -> str:
    """The army to which a unit belongs in the Attachment Phase: that in whose Area it stands, if that may be."""
    unit = g.units[id_]
    if unit.where < 0 or is_railborne(g, id_):  # 5.1.2#5
        return unit.army
    here = s05_areas.armies_at(g, unit.where, unit.side)
    if unit.army in here or _stands_apart(g, unit.army):
        return unit.army
    allowed = [army for army in here if not army_refusals(g, id_, army)]
    return allowed[0] if allowed else unit.army  # 5.1.2#4 5.1.2#7 5.5#2


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
        found.append(because("5.4", "attach-army-unit", army=own))  # 5.4#1 5.0#2
    if unit.side == "allied" and not _is_welcome(g, id_, army):
        found.append(because("5.2.5", "attach-nationality", army=army))  # 5.2.5#1
    allowed = CAVALRY_CORPS.get(unit.counter)
    if allowed is not None and g.gt < CAVALRY_CORPS_UNTIL and army not in allowed:
        found.append(because("25.1", "attach-cavalry-corps", until=CAVALRY_CORPS_UNTIL))  # 25.1#1
    return tuple(found)


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
    if g.units[id_].counter in GUESTS:  # 5.2.5#2
        return True
    return _is_french_division(g, id_) and not any(
        _is_french_division(g, other) and unit.army == BELGIAN and other != id_
        for other, unit in g.units.items()
    )


def _is_french_division(g: State, id_: str) -> bool:
    found = s02_units.piece(g, id_)
    return isinstance(found, Combat) and found.nation == Nation.FRENCH and found.size == Size.DIVISION


# Which corps


def corps_refusals(g: State, id_: str, corps: str) -> tuple[Reason, ...]:
    """Why a Formation may not be attached to a corps, or not be Independent; nothing if it may."""
    piece, unit = s02_units.piece(g, id_), g.units[id_]
    if not isinstance(piece, Combat) or not s02_units.is_formation(g, id_):
        return (because("5.5", "attach-asset"),)  # 5.5.1#1
    found = list[Reason]()
    if piece.corps is not None and corps != piece.corps and not _may_vary(g, id_):
        most = organisation().variable_attachments
        found.append(
            because("5.2.2a", "attach-printed-corps", corps=piece.corps, most=most)
        )  # 5.2.2#2 5.2.2a#2
    if corps == INDEPENDENT:
        return tuple(found)
    if piece.is_cavalry:
        found.append(because("5.2.4", "attach-cavalry"))  # 5.2.4#2
    army = army_of_corps(g, corps)
    if army is None:
        found.append(because("5.2.2", "attach-no-such-corps", corps=corps))  # 5.2.2#1
    elif army != unit.army:
        found.append(because("5.1.2", "attach-corps-elsewhere", corps=corps, army=army))  # 5.1.2#2 5.4#2
    else:
        found += army_refusals(g, id_, army)
    limit = counters().corps[corps].limit
    total = attached(g, corps, without=id_) + s02_units.values(g, id_).eighths
    if total > limit:
        found.append(because("5.2.3", "attach-limit", limit=limit, total=total))
    return tuple(found)


def corps_choices(g: State, id_: str) -> tuple[str, ...]:
    """What a Formation may be attached to: corps of its army, and nothing for Independent."""  # 5.1.2#2
    corps = sorted(each for each in corps_in_play(g) if not corps_refusals(g, id_, each))
    return (INDEPENDENT, *corps) if not corps_refusals(g, id_, INDEPENDENT) else tuple(corps)


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
    """The corps whose Trains are in play, and the unit of each."""  # 5.2.2#1
    found = {}
    for id_, unit in g.units.items():
        piece = s02_units.piece(g, id_)
        if isinstance(piece, Train) and unit.army:
            found[piece.corps] = id_
    return found


def army_of_corps(g: State, corps: str) -> str | None:
    """The army of a corps: that of its Train; the GDT has none of its own before GT 11."""  # 5.1.2#1 22.3#2
    train = corps_in_play(g).get(corps)
    if train is not None:
        return g.units[train].army
    return GDT if corps == GDT and GDT in g.armies and g.gt < GDT_UNTIL else None


def attached(g: State, corps: str, without: str = "") -> int:
    """How much is attached to a corps, in eighths: a division counts one and a brigade one half."""  # 5.2.3
    return sum(
        s02_units.values(g, id_).eighths
        for id_, unit in g.units.items()
        if unit.corps == corps and id_ != without and s02_units.is_formation(g, id_)
    )


# What it allows


def combined(g: State, units: Iterable[str]) -> tuple[Reason, ...]:
    """Why units may not attack or defend a hex together: one army, and two corps at the most."""
    units = list(units)
    armies = sorted({g.units[id_].army for id_ in units})
    found = list[Reason]()
    if len(armies) > 1:
        found.append(
            because("5.3.1", "combat-two-armies", first=armies[0], second=armies[1])
        )  # 5.3.1#3 9.2.2#2
    corps = len(corps_among(g, units))
    if corps > CORPS_IN_COMBAT:
        found.append(
            because("5.3.2", "combat-too-many-corps", corps=corps, most=CORPS_IN_COMBAT)
        )  # 5.3.2#2 9.2.2#1
    return tuple(found)


def corps_among(g: State, units: Iterable[str]) -> set[str | Cell]:
    """The corps of units, and for each stack of Independent ones its hex; Assets belong to none."""  # 5.3.3#2 24.1
    found: set[str | Cell] = set()
    for id_ in units:
        if s02_units.is_formation(g, id_):
            unit = g.units[id_]
            belgian = s02_units.piece(g, id_).nation == Nation.BELGIAN
            found.add(unit.where if belgian or unit.corps == INDEPENDENT else unit.corps)
    return found


def approach_refusals(g: State, id_: str, cell: Cell) -> tuple[Reason, ...]:
    """Why a unit may not move into a hex next to an enemy: it must be in the Area of its army."""  # 5.3.1#2 5.1.2#8
    unit = g.units[id_]
    if not any(g.in_hex(near, g.other(unit.side)) for near in g.board.adjacent[cell]):
        return ()
    here = s05_areas.armies_at(g, cell, unit.side)
    if unit.army == GDT and g.gt < GDT_UNTIL:  # C-43
        others = [army for army in here if army != PARIS]
        return (because("22.3.1", "approach-gdt", army=others[0]),) if others else ()
    return () if unit.army in here else (because("5.3.1", "approach-other-area", army=unit.army),)
