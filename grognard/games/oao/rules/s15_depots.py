"""15.6 Depots and Trains: Extended Mode, what they do when enemies come near, relocation."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Depot, Train
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s03_told,
    s07_entered,
    s12_fortress,
    s15_lines,
    s15_places,
    s15_sources,
    s15_ways,
    s17_armies,
)
from grognard.games.oao.rules.s15_places import Need
from grognard.games.oao.rules.words import (
    army_name,
    hex_name,
    hex_option,
    of_unit,
    side_name,
    unit_name,
    unit_option,
)
from grognard.games.oao.state import OFF_MAP, SIDES, TRACK, Due, State

RELOCATION = "relocation"
"""The kind of what stands on the GT Record Track for a Depot under way."""


# Extended Mode


@rule("15.6.1#2", "15.6.1#3", "15.7.1#1")
def extend(g: State, id_: str) -> None:
    """A supply unit goes into Extended Mode until its next Supply Phase; a Secondary Depot and its primary together."""
    for each in s15_sources.linked(g, id_):
        if s03_stacking.is_railborne(g, each):
            g.change(each, turned=True)  # 7.7.3#1: it travels on
        else:
            g.change(each, mode="extended")
        own = (g.units[each].side,)  # 3.1.6: it may lie below the top of its stack
        if s15_sources.is_secondary(g, each):
            g.note("secondary-extended", "15.7.1#1", side=side_name(g.units[each].side), to=own)
        else:
            g.note("supply-extended", "15.6.1#2", **of_unit(g, each), kind=kind_name(g, each), to=own)


def kind_name(g: State, id_: str) -> str:
    """The word for a Depot or a Train: its label is only that of its army or corps."""
    return "@supply-train" if isinstance(s02_units.piece(g, id_), Train) else "@supply-depot"


# where they go


@rule("15.6.3#1", "15.6.2")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a supply unit may not enter this hex."""
    return s15_places.refused(g, id_, cell)


# enemies


@rule("15.6.2", "15.6.2a#3")
@procedure
def entered(g: State, units: tuple[str, ...]) -> Procedure[None]:
    """Supply units near units that have moved, of either side, leave if they are in an EZOC unprotected."""
    for id_ in near(g, units):
        if s15_places.is_exposed(g, id_):
            yield from driven_off(g, id_)


@rule("15.6.2")
def unprotected(g: State) -> tuple[str, ...]:
    """All supply units on the map that must leave their hexes."""
    found = [id_ for id_ in g.units if s15_places.is_supply_unit(g, id_) and s15_places.is_exposed(g, id_)]
    return _depots_first(g, tuple(sorted(found, key=lambda id_: SIDES.index(g.units[id_].side))))


def has_place(g: State, id_: str) -> bool:
    """Whether a supply unit that must leave its hex has anywhere to go."""
    if isinstance(s02_units.piece(g, id_), Train):
        return bool(s15_ways.ends(g, id_)) or any(cell != g.units[id_].where for cell in depots_of(g, id_))
    return bool(s15_places.depot_hexes(g, g.units[id_].army, depot=g.units[id_].name))


def near(g: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """The supply units in the hexes of units and next to them, Depots first."""
    hexes = [cell for id_ in units for cell in g.hexes_of(id_)]
    around = dict.fromkeys(each for cell in hexes for each in (cell, *g.board.adjacent[cell]))
    return _depots_first(g, tuple(id_ for cell in around for id_ in g.in_hex(cell)))


def _depots_first(g: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """A Train that has nowhere to go finds its Depot in its new place."""
    found = [id_ for id_ in units if s15_places.is_supply_unit(g, id_)]
    return tuple(sorted(found, key=lambda id_: isinstance(s02_units.piece(g, id_), Train)))


@procedure
def driven_off(g: State, id_: str) -> Procedure[None]:
    """A supply unit leaves its hex."""
    if isinstance(s02_units.piece(g, id_), Train):
        yield from train_retreat(g, id_)
    else:
        yield from displacement(g, id_, "15.6.2b")


@rule("15.6.2b", "15.4(1)", "15.6.1#3")
@procedure
def displacement(g: State, id_: str, because_of: str) -> Procedure[None]:
    """A Depot is placed on a friendly operational line, in its Supply Phase on one with a LOC, in Extended Mode."""
    need: Need = "loc" if because_of == "15.4(1)" else ""
    if s15_places.depot_hexes(g, g.units[id_].army, need=need, depot=g.units[id_].name):
        cell: Cell = yield Choose(
            g.units[id_].side,
            "depot-displace",
            s15_places.depot_options(
                g, g.units[id_].army, because_of, need=need, depot=g.units[id_].name
            ),  # C-52
            because_of,
            (*depot_args(g, id_), ("need", need)),
            secret=True,
            why_not=s15_places.why_not_depot,
        )
        g.move_to(id_, cell, task="", spent=0)
        s03_told.tell(
            g,
            "secondary-displaced" if s15_sources.is_secondary(g, id_) else "depot-displaced",
            because_of,
            unit=id_,
            unseen="depot-displaced-unseen",
            own={"hex": hex_name(g, cell)},
        )
        yield from s07_entered.entered(g, (id_,), OFF_MAP)
    extend(g, id_)


@rule("15.6.2a#1", "15.6.2a#2", "15.6.1#3")
@procedure
def train_retreat(g: State, id_: str) -> Procedure[None]:
    """A Train retreats three hexes where its owner likes, or is placed on its army's Depot; in Extended Mode."""
    if not has_place(g, id_):
        return
    if s15_ways.ends(g, id_):
        cell: Cell = yield Choose(
            g.units[id_].side,
            "train-retreat",
            tuple(hex_option(g, each, "retreat", "15.6.2a#1") for each in s15_ways.ends(g, id_)),
            "15.6.2a#1",
            (("name", unit_name(g, id_)), ("unit", id_), ("hexes", supply().train_retreat)),
            secret=True,
            why_not=why_not_back,
        )
        yield from s15_ways.take(g, id_, cell)
    else:
        cell = yield Choose(
            g.units[id_].side,
            "train-flies",
            tuple(hex_option(g, each, "place", "15.6.2a#2") for each in depots_of(g, id_)),
            "15.6.2a#2",
            (("name", unit_name(g, id_)),),
            secret=True,
        )
        g.move_to(id_, cell, task="", spent=0)
    g.note("train-retreated", "15.6.2a#1", **of_unit(g, id_), hex=hex_name(g, cell))
    extend(g, id_)
    yield from s07_entered.entered(g, (id_,), OFF_MAP)


def why_not_back(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Train cannot retreat to a hex."""
    kind, _, name = subject.partition(":")
    id_ = str(dict(question.args)["unit"])
    if kind != "hex":
        return (because("15.6.2a#1", "why-not-train-hex", hexes=supply().train_retreat),)
    cell, start, side = g.board.cell(name), g.units[id_].where, g.units[id_].side
    if g.board.distance(cell, start) != supply().train_retreat:
        return (because("15.6.2a#1", "why-not-train-hex", hexes=supply().train_retreat),)
    if not s15_places.may_stand(g, side, cell):
        return (because("15.6.2", "why-not-supply-zone", hex=name),)
    return (because("15.6.2a#2", "why-not-train-way", hex=name),)


def depots_of(g: State, id_: str) -> tuple[Cell, ...]:
    """The hexes of the Depots of a Train's army; without one, those of any Depot, or of any friendly line."""
    unit = g.units[id_]
    depots = s15_lines.supply_units(g, unit.side, Depot)
    own = [each for each in depots if g.units[each].army == unit.army]
    if own or depots:
        return tuple(dict.fromkeys(g.units[each].where for each in own or depots))
    return s15_places.depot_hexes(g, unit.army)


# relocation


@rule("15.6.4#1", "15.6.4#3", "4.2.2#2")
@procedure
def relocation(g: State, side: str) -> Procedure[None]:
    """In the Attachment Phase one Army Depot may set out for a friendly operational line, to be there two GTs later."""
    depot: str | None = yield Choose(
        side,
        "depot-relocate",
        (*relocation_options(g, side), PASS),
        "15.6.4#1",
        (("turns", supply().relocation_turns),),
        why_not=why_not_relocate,
    )
    if depot is None:
        return
    cell: Cell = yield Choose(
        side,
        "depot-destination",
        s15_places.depot_options(g, g.units[depot].army, "15.6.4#1"),
        "15.6.4#1",
        depot_args(g, depot),
        secret=True,
        why_not=s15_places.why_not_depot,
    )
    back = g.gt + supply().relocation_turns
    g.put_on_track(back, Due(RELOCATION, depot, cell, side))
    g.move_to(depot, TRACK, mode="", task="", spent=0)
    g.note("depot-relocating", "15.6.4#1", **of_unit(g, depot), hex=hex_name(g, cell), gt=back)


def relocation_options(g: State, side: str) -> tuple[Option, ...]:
    """The Depots that may set out."""
    depots = s15_lines.supply_units(g, side, Depot)
    return tuple(
        unit_option(g, id_, "relocate", "15.6.4#1")
        for id_ in depots
        if relocation_refusal(g, id_) is None and s15_places.depot_hexes(g, g.units[id_].army)
    )


@rule("15.6.4#1", "15.6.4#3", "12.3.2#1", "GLOSS.inactive#1")
def relocation_refusal(g: State, id_: str) -> Reason | None:
    """Why a Depot cannot set out."""
    found, side = s02_units.piece(g, id_), g.units[id_].side
    if not isinstance(found, Depot) or found.army is None or g.units[id_].name == s15_places.ANTWERPEN_DEPOT:
        return because("15.6.4#1", "why-not-relocate-kind")
    under_way = [each for items in g.track.values() for each in items if each.kind == RELOCATION]
    if sum(each.side == side for each in under_way) >= supply().relocations:
        return because("15.6.4#3", "why-not-relocate-two", most=supply().relocations)
    return s17_armies.inactive(g, id_) or s12_fortress.shut_in(g, id_)


def why_not_relocate(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or g.units[id_].side != question.side:
        return (because("15.6.4#1", "why-not-relocate-kind"),)
    reason = relocation_refusal(g, id_)
    return (reason or because("15.6.3#1", "why-not-relocate-nowhere"),)


@rule("15.6.4#2")
@procedure
def returned(g: State, side: str) -> Procedure[None]:
    """In the friendly Preliminary Phase a Depot under way comes to its destination, or elsewhere if that was lost."""
    for due in arriving(g, side):
        g.keep_on_track(g.gt, tuple(each for each in g.track[g.gt] if each != due))
        if due.where in s15_places.depot_hexes(g, g.units[due.unit].army):
            g.move_to(due.unit, due.where)
            g.note("depot-returned", "15.6.4#2", **of_unit(g, due.unit), hex=hex_name(g, due.where))
            yield from s07_entered.entered(g, (due.unit,), OFF_MAP)
        elif not s15_places.depot_hexes(g, g.units[due.unit].army):
            g.put_on_track(g.gt + 1, due)
        else:
            yield from displacement(g, due.unit, "15.6.2b")


def arriving(g: State, side: str) -> tuple[Due, ...]:
    return tuple(each for each in g.track.get(g.gt, ()) if (each.kind, each.side) == (RELOCATION, side))


def depot_of(g: State, army: str) -> str | None:
    """The primary Depot of an army, on the map or under way."""
    for id_, unit in g.units.items():
        found = s02_units.piece(g, id_)
        in_play = unit.where >= 0 or unit.where == TRACK
        if isinstance(found, Depot) and found.army == army == unit.army and in_play:
            if unit.name != s15_places.ANTWERPEN_DEPOT:
                return id_
    return None


def depot_args(g: State, id_: str) -> tuple[tuple[str, str], ...]:
    """A Depot for a question that must know which it is."""
    unit = g.units[id_]
    return (("name", unit_name(g, id_)), ("army_id", unit.army), ("depot", unit.name))


def army_args(army: str) -> tuple[tuple[str, str], ...]:
    """An army for a question that needs its id as well as its name."""
    return (("army", army_name(army)), ("army_id", army))
