"""14.10 Transport: mounting up, which is an Action of its own, and dismounting, which is part of a move."""

from __future__ import annotations

from functools import partial

from grognard.engine.decision import BACK, PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s14_advice,
    s14_costs,
    s14_stacking,
    s17_advice,
    s17_opportunity,
    s17_zones,
    s22_works,
)
from grognard.games.gts.rules.words import hex_name, of_unit
from grognard.games.gts.state import State

Units = tuple[str, ...]
Pair = tuple[str, str]
NUMBERS = {"mount": "14.10.2", "dismount": "14.10.3"}


# mounting


@rule("14.10.1#1", "14.10.1#2", "14.10.2#1", "16.2.3#5", "22.3.3#1", "29.38")
def may_mount(g: State, id_: str) -> bool:
    """Infantry or a Gun with Organic Transport that is neither mounted, Suppressed, entrenched nor in a park."""
    unit = g.units[id_]
    if not s02_units.has_transport(g, id_) or unit.mounted or unit.suppressed or unit.entering:
        return False
    return not unit.park and not s02_units.is_entrenched(g, id_) and bool(mount_modes(g, id_))


@rule("14.10.2#2", "14.6.1#4")
def mount_modes(g: State, id_: str) -> tuple[bool, ...]:
    """In Column or not: whoever is in Column stays so, some ground demands it, and there is one Column in a hex.

    Where its vehicles may not be at all, nobody mounts, in Column no more than out of it.
    """
    unit = g.units[id_]
    transport = s02_units.counter(g, id_).transport
    assert transport is not None
    full = bool(s14_stacking.column_in(g, unit.where, id_))
    modes = (True,) if unit.column else (False,) if full else (False, True)
    return tuple(
        mode for mode in modes if s14_costs.may_stand(g, transport.moves, unit.where, in_column=mode)
    )


@rule("14.10.2#1", "14.10.2#2", "14.10.2#3", "13.2.1#1", "13.2.1#3", "29.34#1")
@procedure
def mount_action(g: State, id_: str, bound: bool) -> Procedure[bool]:
    """The Unit turns to its Vehicle side, in Column or not, under the enemy's fire. That is its whole Action.

    False if it was taken back; `bound`: it must mount, as its stack has.
    """
    column: bool | str = yield Choose(
        g.units[id_].side,
        "mount-choose",
        (*mount_options(g, id_), *(() if bound else (BACK,))),
        "14.10.2",
        (("name", g.units[id_].name), ("unit", id_), ("hex", hex_name(g, g.units[id_].where))),
        explain=s14_advice.explain_mount,
        why_not=s14_advice.why_not_mount,
    )
    if column == BACK.value:
        return False
    yield from change_under_fire(g, id_, "mount", column is True)
    return True


def mount_options(g: State, id_: str) -> tuple[Option, ...]:
    args = (("name", g.units[id_].name), ("unit", id_))
    names = {False: "mount", True: "mount-column"}
    return tuple(
        Option(names[mode], mode, "mount", (f"unit:{id_}",), f"option-{names[mode]}", args, "14.10.2")
        for mode in mount_modes(g, id_)
    )


# changing sides of the counter


@rule("14.10.2#4", "14.10.3#3", "17.2#4", "17.2.1#3", "17.8#2", "EX.DISM#2")
@procedure
def change_under_fire(g: State, id_: str, change: str, in_column: bool) -> Procedure[None]:
    """`mount` or `dismount`: each enemy in whose Fire Zone it is may fire once, before it or after it.

    Whoever is stopped before it does not change, and is there for the others all the same (c53).
    """
    early: Units = ()
    while s17_opportunity.opportunities(g, (id_,), None, early):
        shot: Pair | None = yield Choose(
            g.other(g.units[id_].side),
            "early-choose",
            early_options(g, id_, early),
            NUMBERS[change],
            (("name", g.units[id_].name), ("unit", id_), ("trigger", f"@trigger-{change}")),
            window=True,
            explain=partial(s17_advice.explain_shot, change, s14_costs.NOWHERE),
            why_not=partial(s17_advice.why_not_shot, (id_,), None, early),
            odds=partial(s17_advice.odds_of_shot, change, s14_costs.NOWHERE),
        )
        if shot is None:
            break
        early = (*early, shot[0])
        yield from s17_opportunity.fire(g, shot[0], id_, change, s14_costs.NOWHERE)
    if s17_opportunity.may_go_on(g, id_, change):
        turn_over(g, id_, change, in_column)
        late = hesitant(g, id_, early)
        yield from s17_opportunity.window(g, (id_,), change, s14_costs.NOWHERE, late)


def early_options(g: State, id_: str, early: Units) -> tuple[Option, ...]:
    """Who may fire before the change; those who let it pass may fire after it."""
    return (*s17_opportunity.shot_options(g, s17_opportunity.opportunities(g, (id_,), None, early)), PASS)


def hesitant(g: State, id_: str, early: Units) -> Units:
    """Enemies in whose Fire Zone the Unit is and who have not fired before the change."""
    unit = g.units[id_]
    covering = s17_zones.coverers(g, g.other(unit.side), unit.where)
    return tuple(each for each in covering if each not in early)


@rule("14.10.2#5", "14.10.2#6", "14.10.3#2", "14.6#2", "14.10.4#3", "22.2.5", "29.46")
def turn_over(g: State, id_: str, change: str, in_column: bool) -> None:
    """To the other side of the counter; all markers stay, but for an improved position and Column."""
    if change == "mount" or in_column:
        s22_works.leave_works(g, id_)
    g.change(id_, mounted=change == "mount", column=in_column)
    said = {"mount": "mounted", "dismount": "dismounted"}[change]
    hex_ = hex_name(g, g.units[id_].where)
    g.note(said, NUMBERS[change], **of_unit(g, id_), hex=hex_, column=in_column)
