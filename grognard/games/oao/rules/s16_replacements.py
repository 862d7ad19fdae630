"""16.6 Replacements: REPLs come by nation in an Inter-Phase, and Infantry units take them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_calendar import InterPhase, inter_phase_after, inter_phases
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.words import army_name, of_unit, side_name, unit_name, unit_option
from grognard.games.oao.state import REMOVED, Means, State

NATIONS = {"allied": ("french", "british"), "german": ("german",)}  # 16.6#1
"""The Belgians receive none."""  # 24.2


class Draft(NamedTuple):
    """The REPLs of a nation in an Inter-Phase, and who may take how many."""

    nation: str
    received: int
    most: int | None
    """For one army."""
    armies: tuple[str, ...]
    """None named is all of them."""


def drafts(row: InterPhase | None, side: str) -> tuple[Draft, ...]:
    """What each nation of a side receives; nothing where the chart has no row."""
    return () if row is None else tuple(draft(row, nation) for nation in NATIONS[side])


def draft(row: InterPhase, nation: str) -> Draft:
    """What the Inter-Phase Chart gives a nation."""  # 16.6.3
    if nation == "french":
        return Draft(nation, row.french, row.french_army, ())
    if nation == "british":
        return Draft(nation, row.british, None, ())
    return Draft(nation, row.german, row.german_army, row.only_armies)


@rule("16.6#1", "16.6#2", "16.6.1#1", "4.3.1")
@procedure
def replacement_segment(g: State, side: str) -> Procedure[None]:
    """REPLs received and stored are incorporated as far as units can take them; the rest is stored."""
    row = inter_phases().get(inter_phase_after(g.gt) or 0)
    for given in drafts(row, side):
        receive(g, side, given)
        yield from incorporation(g, side, given)


@rule("16.6.1#1", "16.6.1#3")
def receive(g: State, side: str, given: Draft) -> None:
    """Add what is received to what is stored; what is owed comes off."""
    store(g, side, given.nation, stored(g, side, given.nation) + given.received)
    if given.received:
        g.note(
            "replacements-received",
            "16.6#1",
            side=side_name(side),
            nation=f"@nation-{given.nation}",
            number=given.received,
        )


def stored(g: State, side: str, nation: str) -> int:
    return g.means[side].replacements.get(nation, 0) if side in g.means else 0


def store(g: State, side: str, nation: str, number: int) -> None:
    means = g.means.get(side, Means())
    g.means[side] = replace(means, replacements={**means.replacements, nation: number})


@rule("16.6#2", "16.6.2#1", "16.6.2#2", "16.6.3")
@procedure
def incorporation(g: State, side: str, given: Draft) -> Procedure[None]:
    """One REPL after another goes to a unit that its owner chooses; he may not keep what a unit can take."""
    taken: tuple[str, ...] = ()
    while stored(g, side, given.nation) > 0 and able(g, given, taken):
        if all_can(g, given, taken, stored(g, side, given.nation)):
            chosen: str = able(g, given, taken)[0]
        else:
            chosen = yield Choose(
                side,
                "replacement-choose",
                tuple(
                    unit_option(g, id_, "replace", "16.6.2#1", "option-replacement")
                    for id_ in able(g, given, taken)
                ),
                "16.6#2",
                (
                    ("left", stored(g, side, given.nation)),
                    ("nation", f"@nation-{given.nation}"),
                    ("taken", " ".join(taken)),
                ),
                secret=True,
                why_not=why_not_replaced,
            )
        incorporate(g, side, given.nation, chosen)
        taken = (*taken, chosen)


def incorporate(g: State, side: str, nation: str, id_: str) -> None:
    """A REPL removes one SR."""
    g.change(id_, losses=g.units[id_].losses - 1)
    store(g, side, nation, stored(g, side, nation) - 1)
    g.note("replacement-taken", "16.6.2#1", **of_unit(g, id_), to=(side,))


def able(g: State, given: Draft, taken: tuple[str, ...]) -> tuple[str, ...]:
    """The units that may take a REPL now."""
    return tuple(id_ for id_ in g.units if refusal(g, given, taken, id_) is None)


def refusal(g: State, given: Draft, taken: tuple[str, ...], id_: str) -> Reason | None:
    """Why a unit cannot take a REPL."""
    unit, name = g.units[id_], unit_name(g, id_)
    if s02_units.piece(g, id_).nation.value != given.nation:
        return because("16.6#1", "why-not-replacement-nation", name=name)
    if unit.where == REMOVED:
        return because("16.6.2#3", "why-not-replacement-gone", name=name)
    if not s02_units.kind_of(g, id_).infantry:
        return because("16.6.2#1", "why-not-replacement-kind", name=name)  # 8.1#6
    if id_ in taken:
        return because("16.6.2#2", "why-not-replacement-twice", name=name)
    if not unit.losses:
        return because("16.6.2#1", "why-not-replacement-whole", name=name)
    return _army_refusal(g, given, taken, unit.army)


def _army_refusal(g: State, given: Draft, taken: tuple[str, ...], army: str) -> Reason | None:
    if given.armies and army not in given.armies:
        return because("16.6.3", "why-not-replacement-army", army=army_name(army))
    had = sum(g.units[id_].army == army for id_ in taken)
    if given.most is not None and had >= given.most:
        return because("16.6.3", "why-not-replacement-most", army=army_name(army), most=given.most)
    return None


def all_can(g: State, given: Draft, taken: tuple[str, ...], left: int) -> bool:
    """Whether there is nothing to choose: REPLs for everybody, and no army with more units than it may supply."""
    units = able(g, given, taken)
    if len(units) > left:
        return False
    armies = [g.units[id_].army for id_ in (*units, *taken)]
    return given.most is None or all(armies.count(army) <= given.most for army in armies)


def why_not_replaced(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not offered; nothing is said of units of the enemy."""
    id_, args = subject.removeprefix("unit:"), dict(question.args)
    if id_ not in g.units or g.units[id_].side != question.side:
        return (because("16.6#1", "why-not-replacement-other"),)
    nation = str(args["nation"]).removeprefix("@nation-")
    given = draft(inter_phases()[inter_phase_after(g.gt) or 0], nation)
    reason = refusal(g, given, tuple(str(args["taken"]).split()), id_)
    return (reason,) if reason is not None else ()
