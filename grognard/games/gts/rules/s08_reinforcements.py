"""8 Reinforcements: into the Reinforcement Box in Step C, onto the entry hex with the Division's chit."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import BACK, DONE, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s04_advice
from grognard.games.gts.rules.words import (
    both,
    division_name,
    formation_name,
    hex_name,
    side_name,
    unit_option,
)
from grognard.games.gts.state import BOX, WAITING, Leader, State

Units = tuple[str, ...]


# Step C


@rule("4.0.C", "8.0#1", "8.0#2", "8.0#16")
@procedure
def arrivals(g: State) -> Procedure[None]:
    """Whoever is due goes into his Division's box, to those who wait there already."""
    for division in g.setting.divisions:
        due = [id_ for id_, u in g.units.items() if u.division == division and is_due(g, id_)]
        for id_ in due:
            g.move_to(id_, BOX)
        if due:
            names = [g.units[id_].name for id_ in due]
            side = side_name(g.setting.divisions[division].side)
            g.note("arrivals", "8.0", side=side, division=division_name(g, division), units=names)
    for formation in unattached(g):
        yield from attach(g, formation, "8.0", False)


def is_due(g: State, id_: str) -> bool:
    unit = g.units[id_]
    return unit.where == WAITING and 0 < unit.due <= g.turn


@rule("8.0#3")
def unattached(g: State) -> Units:
    """Independent Formations in a Reinforcement Box whose superior the schedule leaves to their owner."""
    return tuple(
        id_
        for id_, formation in g.setting.formations.items()
        if not formation.leader
        and id_ not in g.superiors
        and superiors(g, id_)
        and any(unit.formation == id_ and unit.where == BOX for unit in g.units.values())
    )


def superiors(g: State, formation: str) -> Units:
    """The Formations of the same Division that have a Leader."""
    division = g.setting.formations[formation].division
    return tuple(
        id_ for id_, each in g.setting.formations.items() if each.division == division and each.leader
    )


@rule("8.0#3", "4.0.F")
@procedure
def attach(g: State, formation: str, number: str, stays: bool) -> Procedure[None]:
    """The owner names the superior of an independent Formation; if it `stays`, he may leave it as it is."""
    superior: str | None = yield Choose(
        g.setting.divisions[g.setting.formations[formation].division].side,
        "superior-choose",
        (*(_superior(g, id_, number) for id_ in superiors(g, formation)), *((PASS,) if stays else ())),
        number,
        (*both(g.setting.formations[formation].name).items(), ("formation", formation)),
    )
    if superior is not None:
        named = {**g.superiors, formation: superior}
        g.superiors = {id_: named[id_] for id_ in g.setting.formations if id_ in named}
        g.note(
            "formation-attached",
            number,
            formation=formation_name(g, formation),
            superior=formation_name(g, superior),
        )


def _superior(g: State, id_: str, number: str) -> Option:
    args = tuple(both(g.setting.formations[id_].name).items())
    return Option(id_, id_, "attach", (f"formation:{id_}",), "option-formation", args, number)


@rule("4.0.F", "1.0#3")
@procedure
def attach_formations(g: State) -> Procedure[None]:
    """Step F, where the exclusive rules provide for it: independent Formations change their superiors."""
    for formation in movable(g):
        yield from attach(g, formation, "4.0.F", True)


def movable(g: State) -> Units:
    """Independent Formations on the map, if the exclusive rules let them be attached anew."""
    if not g.setting.rules.get("attach"):
        return ()
    return tuple(
        id_
        for id_, formation in g.setting.formations.items()
        if not formation.leader and superiors(g, id_) and is_in_play(g, id_)
    )


def is_in_play(g: State, formation: str) -> bool:
    return any(unit.formation == formation and unit.where >= 0 for unit in g.units.values())


# the Division's chit


@rule("8.0#4", "8.0#5", "8.0#6", "8.0#15", "10.0.1#6")
@procedure
def enter(g: State, division: str) -> Procedure[None]:
    """All who wait in the box go onto the entry hex, whatever the stacking, and their Leader with them."""
    entry = g.setting.divisions[division].entry
    side = g.setting.divisions[division].side
    waiting = tuple(id_ for id_, u in g.units.items() if u.division == division and u.where == BOX)
    if not waiting:
        return
    about: dict[str, Any] = {
        "side": side_name(side),
        "division": division_name(g, division),
        "hex": hex_name(g, entry),
    }
    if g.in_hex(entry, g.other(side)):
        g.note("entry-blocked", "8.0", **about)
        return
    for id_ in waiting:
        g.move_to(id_, entry, entering=True)
    for formation in dict.fromkeys(g.units[id_].formation for id_ in waiting):
        leader = g.leaders.get(formation)
        if leader is not None and leader.where < 0:  # 21.3#3
            g.leaders[formation] = Leader(entry, entering=True)
    g.note("entered", "8.0", **about, units=[g.units[id_].name for id_ in waiting])
    yield from columns(g, division, waiting)


@rule("8.0#14")
@procedure
def columns(g: State, division: str, arrived: Units) -> Procedure[None]:
    """The owner says which of them start in Column."""
    chosen: Units = ()
    while chosen or formable(g, arrived):
        id_: str | None = yield Choose(
            g.setting.divisions[division].side,
            "entry-column",
            (
                *(unit_option(g, each, "column", "8.0", "option-in-column") for each in formable(g, arrived)),
                *((BACK,) if chosen else ()),
                DONE,
            ),
            "8.0",
            (*both(g.setting.divisions[division].name).items(), ("division", division)),
            why_not=s04_advice.why_not_column,
        )
        if id_ is None:
            return
        if id_ == BACK.value:
            g.change(chosen[-1], column=False)
            chosen = chosen[:-1]
        else:
            g.change(id_, column=True)
            chosen = (*chosen, id_)


def formable(g: State, arrived: Units) -> Units:
    return tuple(id_ for id_ in arrived if not g.units[id_].column and may_form_column(g, id_))


def may_form_column(g: State, id_: str) -> bool:
    """Whoever can move at all can march."""
    return s02_units.movement_class(g, id_) != "immobile"
