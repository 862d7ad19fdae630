"""11.2 Advance after combat."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s03_told,
    s07_entered,
    s08_bound,
    s08_garrisons,
    s13_siege,
    s19_ways,
    s22_french,
    s23_british,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_costs import is_held
from grognard.games.oao.rules.s09_combat import Combat, Contingent, side_of
from grognard.games.oao.rules.words import hex_name, unit_name, unit_option
from grognard.games.oao.state import OFF_MAP, State

Units = tuple[str, ...]
Ways = tuple[tuple[str, Act], ...]
"""Units, and how each is to lie."""


@rule("11.2#1", "11.2#2", "11.2.1#1", "11.2.1#2", "11.2.1#3", "9.1.1#k")
@procedure
def advance(g: State, combat: Combat) -> Procedure[None]:
    """Attackers of the owner's choice enter the hex that was vacated, together; the defender never does."""
    side, target = side_of(g, combat, "attacker"), combat.target
    chosen: Ways = ()
    while able(g, combat, chosen):
        id_: str | None = yield Choose(
            side,
            "advance-choose",
            unit_options(g, combat, chosen),
            "11.2",
            question_args(g, combat, chosen),
            secret=True,
            why_not=why_not,
        )
        if id_ is None:
            break
        act: Act = yield Choose(
            side,
            "advance-how",
            way_options(g, combat, chosen, id_),
            "11.2.1",
            (("name", unit_name(g, id_)), ("hex", hex_name(g, target))),
            secret=True,
        )
        chosen = (*chosen, (id_, act))
    left = origins(g, chosen)
    units = move(g, target, chosen)
    if units:
        yield from s07_entered.entered(g, units, left[0], left[1:])


# who


@rule("11.2#1", "11.2.1#5", "12.1.3", "12.3.2#3")
def is_vacated(g: State, combat: Combat) -> bool:
    """Whether nobody holds the defender's hex any more; a Fortress without exterior garrison does not count."""
    return not is_held(g, side_of(g, combat, "attacker"), combat.target)


def able(g: State, combat: Combat, chosen: Ways) -> Units:
    """The attackers that may still be chosen."""
    if not is_vacated(g, combat):
        return ()
    return tuple(id_ for id_ in combat.units("attacker") if refused(g, combat, chosen, id_) is None)


@rule("11.2#3", "11.2.2#1", "11.2.2#2", "3.1.3#3", "8.6.1", "8.7.2", "9.2.5D#1")
def refused(g: State, combat: Combat, chosen: Ways, id_: str) -> Reason | None:
    """Why a unit may not advance; withheld ones are not among the attackers."""
    name = unit_name(g, id_)
    if id_ not in combat.units("attacker"):
        return because("11.2.2", "why-not-advance-withheld", name=name)
    if id_ in dict(chosen):
        return because("11.2.1", "why-not-advance-chosen", name=name)
    if g.units[id_].where < 0:
        return because("11.2", "why-not-advance-gone", name=name)
    if g.units[id_].retreated:
        return because("11.2.2", "why-not-advance-retreated", name=name)
    if g.units[id_].mode == "deployed":
        return because("11.2", "why-not-advance-deployed", name=name)
    if (why := bound(g, id_, combat.target)) is not None:
        return why
    if (why := s08_bound.no_advance(g, (*dict(chosen), id_), combat.target)) is not None:
        return why
    if not ways(g, combat, chosen, id_):
        return because("3.1.3", "why-not-advance-stacking", name=name, eighths=stacking().movement)
    return None


@rule("8.6.1", "8.7.1#6", "13.3.3#6", "20.1#3", "22.3.1#2", "23.2#2")
def bound(g: State, id_: str, cell: Cell) -> Reason | None:
    """What keeps a unit from a hex in an advance as in a move: garrisons, frontiers, HQs at work, the GDT, Samson."""
    chapters = (
        s08_garrisons.refused,
        s08_bound.abroad,
        s13_siege.refused,
        s22_french.refused,
        s23_british.refused,
    )
    return next((why for refused in chapters if (why := refused(g, id_, cell)) is not None), None)


@rule("11.2.1#4", "19.1.1#4", "3.1.3#3", "19.1.2")
def ways(g: State, combat: Combat, chosen: Ways, id_: str) -> tuple[s19_ways.Way, ...]:
    """How a unit may lie after its advance: in the hex, or in two of which it is one; never over the stacking limit.

    Units of one hex that go into two hexes are one Force and lie alike.
    """
    return tuple(
        way
        for way in s19_ways.advances(g, (id_,), combat.target)
        if is_within_limit(g, combat.target, chosen, id_, len(way.hexes))
        and (len(way.hexes) == 1 or joins(g, chosen, id_, way.act))
    )


@rule("3.1.3#3", "3.1.1", "19.1.3")
def is_within_limit(g: State, target: Cell, chosen: Ways, id_: str, hexes: int) -> bool:
    """Whether the hex has room for one more unit besides those already chosen."""
    side = g.units[id_].side
    here = tuple(each for each in g.in_hex(target, side) if not s03_stacking.is_railborne(g, each))
    coming = sum(_eighths(g, each, 1 if act.other < 0 else 2) for each, act in chosen)
    return s03_stacking.size_of(g, here) + coming + _eighths(g, id_, hexes) <= stacking().movement


def _eighths(g: State, id_: str, hexes: int) -> int:
    return s02_units.values(g, id_).eighths // hexes


@rule("19.0#1", "19.1.2")
def joins(g: State, chosen: Ways, id_: str, act: Act) -> bool:
    """Whether a unit that would lie in two hexes does so with the one Force that is chosen to, if one is."""
    spread = [(each, other) for each, other in chosen if other.other >= 0]
    if any((other.cell, other.other) != (act.cell, act.other) for _, other in spread):
        return False
    units = (*(each for each, _ in spread), id_)
    formations = [each for each in units if s02_units.is_formation(g, each)]
    return len(formations) <= 1 and len(units) - len(formations) <= stacking().assets


# questions


def unit_options(g: State, combat: Combat, chosen: Ways) -> tuple[Option, ...]:
    found = (unit_option(g, id_, "advance", "11.2", "option-advance") for id_ in able(g, combat, chosen))
    return (*found, DONE)


def way_options(g: State, combat: Combat, chosen: Ways, id_: str) -> tuple[Option, ...]:
    return tuple(way_option(g, way) for way in ways(g, combat, chosen, id_))


def way_option(g: State, way: s19_ways.Way) -> Option:
    names = [g.board.name(cell) for cell in way.hexes]
    label = "option-advance-into" if len(names) == 1 else "option-advance-spread"
    touches = tuple(f"hex:{name}" for name in names)
    args = (("hex", names[-1]), ("other", names[0]))
    return Option("+".join(names), way.act, "advance", touches, label, args, "11.2.1")


def question_args(g: State, combat: Combat, chosen: Ways) -> Args:
    """The hex; how many are chosen; the rest is for `why_not`."""
    return (
        ("hex", hex_name(g, combat.target)),
        ("count", len(chosen)),
        ("units", "|".join(combat.units("attacker"))),
        ("chosen", "|".join(f"{id_},{act.cell},{act.other}" for id_, act in chosen)),
    )


def why_not(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot advance now."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units:
        return (because("11.2.1", "why-not-advance-elsewhere"),)
    args = dict(question.args)
    target = g.board.cell(str(args["hex"]))
    listed = [each.split(",") for each in str(args["chosen"]).split("|") if each]
    chosen = tuple((name, Act("go", Cell(int(a)), other=Cell(int(b)))) for name, a, b in listed)
    units = tuple(str(args["units"]).split("|"))
    why = refused(g, _combat(g, target, units), chosen, id_)
    return (why,) if why is not None else ()


def _combat(g: State, target: Cell, units: Units) -> Combat:
    """As much of the combat as `refused` looks at."""
    return Combat(target, (Contingent(units, g.units[units[0]].where),), ())


# the advance


def origins(g: State, chosen: Ways) -> tuple[Cell, ...]:
    """The hexes from which units advance."""
    return tuple(dict.fromkeys(cell for id_, _ in chosen for cell in g.hexes_of(id_)))


@rule("11.2.1#2", "11.2.1#3", "11.2.1#4", "8.8.1#3")
def move(g: State, target: Cell, chosen: Ways) -> Units:
    """The chosen units of all hexes go at once where they are to lie; their PA markers have served. Those who went."""
    for id_, act in chosen:
        g.move_to(id_, act.cell, act.other, prepared=OFF_MAP)
    for id_, _ in chosen:
        s03_told.tell(g, "advanced", "11.2", unit=id_, hex=hex_name(g, target))
    return tuple(id_ for id_, _ in chosen)
