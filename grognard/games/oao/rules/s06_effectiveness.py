"""5.5, 6 Forces and their Combat Effectiveness: the CEL, what a status still allows, and what reductions do."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao.counters import Combat, Fort
from grognard.games.oao.counters_own import marker_of
from grognard.games.oao.reference_units import CI, D2, Beyond, Level, Loss, ladder, stacking
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s03_stacking import is_fort
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

Reasons = tuple[Reason, ...]


class Force(NamedTuple):
    """One Formation or none, up to two Assets, and the Fort of the hex."""  # GLOSS.force

    formation: str | None = None
    assets: tuple[str, ...] = ()
    fort: str | None = None

    @property
    def units(self) -> tuple[str, ...]:
        one, other = self.formation, self.fort
        return (*((one,) if one else ()), *self.assets, *((other,) if other else ()))


# Forces


def force(g: State, units: tuple[str, ...]) -> Force | Reason:
    """These units as one Force, or why they are none."""
    formations = tuple(id_ for id_ in units if s02_units.is_formation(g, id_))
    forts = tuple(id_ for id_ in units if is_fort(g, id_))
    assets = tuple(id_ for id_ in units if s02_units.is_asset(g, id_) and id_ not in forts)
    strange = set(units) - {*formations, *forts, *assets}
    if strange:
        return because("5.5", "why-not-force-kind", name=unit_name(g, min(strange)))  # GLOSS.asset_unit
    if not units or any(g.hexes_of(id_) != g.hexes_of(units[0]) for id_ in units):
        return because("5.5.1", "why-not-force-together")  # GLOSS.assignment
    if len(formations) > 1:
        return because("5.5.1", "why-not-force-formations")  # GLOSS.force#1
    if len(assets) > stacking().assets:
        return because("5.5.1", "why-not-force-assets", most=stacking().assets)  # GLOSS.force#1 GLOSS.force#2
    return Force(formations[0] if formations else None, assets, forts[0] if forts else None)


def forces_in(g: State, cell: Cell, side: str, chosen: Mapping[str, str] | None = None) -> tuple[Force, ...]:
    """The Forces of a side in a hex. `chosen` says to which Formation an Asset goes, where its owner has a choice.

    What he has not chosen goes to the first Formation that has room; what finds none forms Forces of its own.
    """  # GLOSS.assignment 5.5.1#1 5.5.1#2
    here, most, chosen = g.in_hex(cell, side), stacking().assets, chosen or {}
    with_: dict[str, list[str]] = {id_: [] for id_ in here if s02_units.is_formation(g, id_)}
    free: list[str] = []
    assets = [id_ for id_ in here if s02_units.is_asset(g, id_) and not is_fort(g, id_)]
    for id_ in sorted(assets, key=lambda id_: id_ not in chosen):
        wanted = (chosen[id_],) if id_ in chosen else tuple(with_)
        room = [name for name in wanted if len(with_[name]) < most]
        (with_[room[0]] if room else free).append(id_)
    found = [Force(formation, tuple(assigned)) for formation, assigned in with_.items()]
    found += [Force(None, tuple(free[i : i + most])) for i in range(0, len(free), most)]
    forts = [id_ for id_ in here if is_fort(g, id_)]
    if not forts:
        return tuple(found)
    first, *rest = found or [Force()]
    return (first._replace(fort=forts[0]), *rest)  # GLOSS.force#1 GLOSS.force#2


# the level


def base_ce(g: State, id_: str) -> int | None:
    """The base CE of a Formation's marker as it lies, or of an Asset; guns and HQs have none."""  # 6.1 5.5.2#1 8.8
    unit, piece = g.units[id_], s02_units.piece(g, id_)
    if isinstance(piece, Fort):
        return piece.base_ce
    if not isinstance(piece, Combat):
        return None
    if piece.marker is None:
        return piece.base_ce
    if s02_units.is_regiment(unit):
        return piece.secondary.base_ce if piece.secondary is not None else None  # 24.2.1#2
    marker = marker_of(unit.counter)
    assert marker is not None, f"{id_} is no Formation"
    return marker.later_ce if unit.later and marker.later_ce is not None else marker.base_ce  # 2.8#2


def cel(g: State, found: Force) -> Reasons:  # GLOSS.cel
    """The CEL against which a Force checks, part by part: that of its Formation, else the best of its Assets.

    Empty for guns alone, which have no CEL.
    """  # 6.2.1#2
    if found.formation is None:
        known = [(ce, id_) for id_ in found.units if (ce := base_ce(g, id_)) is not None]
        if not known:
            return ()
        best, unit = max(known)
        return (because("5.5.1", "cel-asset", best, name=unit_name(g, unit)),)  # 5.5.1#6 5.5.2#2
    base, level = base_ce(g, found.formation), status(g, found.formation)
    parts = (because("6.1", "cel-base", base, name=unit_name(g, found.formation)),)  # 6.1.2
    return (*parts, because("6.1.4", "cel-status", level.cel, status=level.name)) if level.cel else parts


def status(g: State, id_: str) -> Level:
    """The CE Status of a unit; what is no Formation is never reduced."""  # 6.1.4 5.5.2#2 6.3#1 6.4#1
    return ladder()[g.units[id_].level]


def is_demoralized(g: State, id_: str) -> bool:  # 6.1.3#2
    return status(g, id_).demoralized


def is_ineffective(g: State, id_: str) -> bool:
    """At CI, neither better nor worse."""  # 6.1.3#1
    return g.units[id_].level == CI


def unfit_to_attack(g: State, id_: str) -> Reason | None:
    """Why its status keeps a unit from attacks, Repulses and PA markers."""
    if status(g, id_).attack:
        return None
    return _unfit(g, id_, "why-not-attack-status")  # 6.3#2 6.3#3 6.4#2 6.4#3


def unfit_to_build(g: State, id_: str) -> Reason | None:
    """Why its status keeps a unit from constructing an IP."""
    return None if status(g, id_).build else _unfit(g, id_, "why-not-build-status")  # 6.4#4


def _unfit(g: State, id_: str, text: str) -> Reason:
    rule = "6.4" if is_demoralized(g, id_) else "6.3"
    return because(rule, text, name=unit_name(g, id_), status=status(g, id_).name)


# reductions


class Reduced(NamedTuple):
    """What CE reductions do to a Force: the level of its Formation before and after, and the SRs that it owes."""

    force: Force
    before: int
    after: int
    strength: int
    reasons: Reasons

    @property
    def newly_demoralized(self) -> bool:
        return not ladder()[self.before].demoralized and ladder()[self.after].demoralized


def reduced(g: State, found: Force, number: int) -> Reduced:
    """What so many CE reductions do to a Force; nothing is changed yet."""
    if found.formation is None:
        why = because("5.5.2", "reduced-assets", number)  # 5.5.2#2 5.5.2#4
        return Reduced(found, 0, 0, number, (why,))
    before = g.units[found.formation].level
    after = min(before + number, D2)
    excess = before + number - after
    reasons = [because("6.1.4", "reduced-levels", after - before, status=ladder()[after].name)]
    if excess:
        reasons.append(because("6.1.3", "reduced-beyond", excess))  # 6.1.3#3 10.3#4
    return Reduced(found, before, after, excess, tuple(reasons))


def next_loss(g: State, id_: str) -> Loss | Beyond:
    """What one more SR does to an Asset that is not assigned: it turns, or it is gone."""  # 5.5.2#2 5.5.2#3
    unit, piece = g.units[id_], s02_units.piece(g, id_)
    can_turn = isinstance(piece, Combat) and piece.back is not None and not unit.losses
    return "flip" if can_turn else "eliminated"


def shares(g: State, found: Force, number: int) -> tuple[tuple[str, ...], ...]:
    """The ways to distribute SRs among the units of a Force of Assets alone, a unit once for each that it takes.

    Where there are more SRs than its units can take, the Force is gone and the rest lost.
    """  # 5.5.2#4 7.2.3a#3
    can_take = {id_: 2 if next_loss(g, id_) == "flip" else 1 for id_ in found.units}
    due = min(number, sum(can_take.values()))
    ways = combinations_with_replacement(found.units, due)
    return tuple(way for way in ways if all(way.count(id_) <= most for id_, most in can_take.items()))
