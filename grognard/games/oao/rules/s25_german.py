"""25 German rules: troops for the Eastern Front, Armee-Gruppe Belgien, Longwy."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Combat, Fortress, Size
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_units import D1, organisation
from grognard.games.oao.rules import s02_units, s05_attachment
from grognard.games.oao.rules.s23_british import SURRENDER
from grognard.games.oao.rules.s24_belgian import remove
from grognard.games.oao.rules.words import unit_option
from grognard.games.oao.state import REMOVED, State

BELGIEN = "de-BELGIEN"
LONGWY = "53.42"
SOUTHERN = ("de-SIXTH", "de-SEVENTH")  # 25.2.2
EAST_LIMIT = "southern_armies_spared"
"""The option of a game by which no infantry of the Sixth and Seventh Armies goes East, if it is `yes`."""


@rule("25.2#1", "25.4.1#2", "4.2.1#5")
@procedure
def events(g: State, side: str) -> Procedure[None]:
    """In the German Preliminary Phase: troops go East, AG Belgien gives up a brigade."""
    if side != "german":
        return
    if holds("eastern_front", g.gt):
        yield from eastern_front(g)
    # `s16_arrivals` does the rest three GTs after the surrender: 25.4.1#1 25.4.1#3 25.4.1#4 25.4.1#5
    if g.happened.get(SURRENDER, g.gt) + organisation().surrender_turns == g.gt:
        yield from landwehr(g)


# the Eastern Front


@rule("25.2#1", "25.2.1#1", "25.2.1#2", "25.2.2")
@procedure
def eastern_front(g: State) -> Procedure[None]:
    """Two first line corps with four divisions, and a cavalry division, leave the game."""
    corps: tuple[str, ...] = ()
    while corps_options(g, corps) and len(corps) < organisation().east_corps:
        chosen: str = yield Choose(
            "german", "east-corps", corps_options(g, corps), "25.2", why_not=why_not_east
        )
        corps = (*corps, chosen)
    left = organisation().east_divisions
    while len(divisions(g, corps)) > left > 0:
        id_: str = yield Choose(
            "german",
            "east-division",
            unit_options(g, divisions(g, corps)),
            "25.2",
            (("left", left),),
            why_not=why_not_east,
        )
        remove(g, (id_,), "25.2")
        left -= 1
    remove(g, divisions(g, corps)[:left], "25.2")
    remove(g, tuple(s05_attachment.corps_in_play(g)[each] for each in corps), "25.2")
    if cavalry(g):
        rider: str = yield Choose(
            "german", "east-cavalry", unit_options(g, cavalry(g)), "25.2", why_not=why_not_east
        )
        remove(g, (rider,), "25.2")


def unit_options(g: State, units: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "withdraw", "25.2") for id_ in units)


@rule("25.2#2")
def corps_options(g: State, chosen: tuple[str, ...]) -> tuple[Option, ...]:
    """The first line corps with which the German can give enough divisions, or as many as he has."""
    trains = s05_attachment.corps_in_play(g)
    able = {
        corps: len(divisions(g, (corps,)))
        for corps in trains
        if counters().corps[corps].first_line
        and corps not in chosen
        and g.units[trains[corps]].where != REMOVED
    }
    have, due = len(divisions(g, chosen)), organisation().east_divisions
    enough = {corps: able[corps] + (have if chosen else _best_but(able, corps)) for corps in able}
    most = min(due, max(enough.values(), default=0))
    found = sorted(corps for corps, number in enough.items() if number >= most)
    return tuple(
        Option(
            corps,
            corps,
            "withdraw",
            (f"unit:{trains[corps]}",),
            "option-corps",
            (("corps", counters().corps[corps].label),),
            "25.2",
        )
        for corps in found
    )


def _best_but(able: dict[str, int], corps: str) -> int:
    """How many divisions the best of the other corps can give."""
    return max((number for other, number in able.items() if other != corps), default=0)


def divisions(g: State, corps: tuple[str, ...]) -> tuple[str, ...]:
    """The Formations of corps that may go East."""
    return tuple(
        id_
        for id_, unit in g.units.items()
        if unit.corps in corps and unit.corps and _is_division(g, id_) and east_refused(g, id_) is None
    )


def _is_division(g: State, id_: str) -> bool:
    found = s02_units.piece(g, id_)
    return isinstance(found, Combat) and found.size == Size.DIVISION and not found.is_cavalry


def cavalry(g: State) -> tuple[str, ...]:
    """The cavalry divisions that may go East."""
    return tuple(
        id_
        for id_ in g.on_map("german")
        for found in [s02_units.piece(g, id_)]
        if isinstance(found, Combat) and found.is_cavalry and found.is_formation
        if found.size == Size.DIVISION and east_refused(g, id_) is None
    )


@rule("25.2.1#1", "25.2.1#2", "25.2.2")
def east_refused(g: State, id_: str) -> Reason | None:
    """Why a Formation may not go East."""
    unit, found = g.units[id_], s02_units.piece(g, id_)
    if unit.where == REMOVED or not s02_units.is_formation(g, id_):
        return because("25.2", "east-formation")
    if "B" in found.label:
        return because("25.2.1", "east-bavarian")
    if unit.level >= D1:
        return because("25.2.1", "east-demoralized")
    southern = unit.army in SOUTHERN and g.setting.options.get(EAST_LIMIT) == "yes"
    if southern and s02_units.kind_of(g, id_).infantry:
        return because("25.2.2", "east-southern")
    return None


def why_not_east(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot be withdrawn."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or g.units[id_].side != question.side:
        return (because("25.2", "east-own"),)
    reason = east_refused(g, id_)
    return (reason or because("25.2", "east-first-line"),)


# Armee-Gruppe Belgien


@rule("25.4.1#2")
@procedure
def landwehr(g: State) -> Procedure[None]:
    """A Landwehr brigade of AG Belgien leaves the map."""
    if landwehr_brigades(g):
        id_: str = yield Choose("german", "belgien-landwehr", unit_options(g, landwehr_brigades(g)), "25.4.1")
        remove(g, (id_,), "25.4.1")


def landwehr_brigades(g: State) -> tuple[str, ...]:
    """The Landwehr brigades of AG Belgien, but for those that bear its name and leave anyway."""  # 25.4.1#1
    return tuple(
        id_
        for id_, unit in g.units.items()
        for found in [s02_units.piece(g, id_)]
        if unit.army == BELGIEN and unit.where != REMOVED and isinstance(found, Combat)
        if "Lw" in found.label and found.size == Size.BRIGADE and found.army is None
    )


# Longwy


@rule("25.6")
def no_repulse(g: State, target: Cell) -> Reason | None:
    """Why Germans may not Repulse this hex: Longwy, in the Counter Movement Phase of GT 2."""
    if g.phase != "counter_movement" or g.player != "allied" or not holds("longwy_repulse_ban", g.gt):
        return None
    stands = any(isinstance(s02_units.piece(g, id_), Fortress) for id_ in g.in_hex(target, "allied"))
    return because("25.6", "longwy-repulse") if stands and g.board.name(target) == LONGWY else None
