"""15.7 Secondary Depots: one for each side, for whichever army needs it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.rules import s02_units, s03_told, s07_entered, s15_depots, s15_places
from grognard.games.oao.rules.words import army_name, hex_name, hex_option, unit_name
from grognard.games.oao.state import OFF_MAP, State, Unit

SECONDARY = {"allied": "fr-depot-secondary", "german": "de-depot-secondary"}  # 15.7#1


def is_placed(g: State, side: str) -> bool:
    """Whether the Secondary Depot of a side is on the map."""
    id_ = SECONDARY[side]
    return id_ in g.units and g.units[id_].where >= 0


@rule("15.7#3", "15.7#4")
@procedure
def removal(g: State, side: str) -> Procedure[None]:
    """At the beginning of his Supply Phase a player may take it off, and put the primary Depot in its hex."""
    if not is_placed(g, side):
        return
    choice: str | None = yield Choose(
        side,
        "secondary-keep",
        (*removal_options(g, side), PASS),
        "15.7#3",
        (("army", army_name(g.units[SECONDARY[side]].army)), ("hex", hex_name(g, where(g, side)))),
    )
    if choice is None:
        return
    primary = s15_depots.depot_of(g, g.units[SECONDARY[side]].army)
    remove(g, side, primary=choice == "primary")
    if choice == "primary" and primary is not None:
        yield from s07_entered.entered(g, (primary,), OFF_MAP)


def where(g: State, side: str) -> Cell:
    return g.units[SECONDARY[side]].where


def removal_options(g: State, side: str) -> tuple[Option, ...]:
    """Off with it, alone or with the primary Depot in its place."""
    army = g.units[SECONDARY[side]].army
    found = [option("remove", label="option-secondary-remove", rule="15.7#3")]
    primary = s15_depots.depot_of(g, army)
    if primary is not None and g.units[primary].where not in (OFF_MAP, where(g, side)):
        if g.units[primary].where >= 0 and s15_places.refused(g, primary, where(g, side)) is None:
            name = unit_name(g, primary)
            found.append(option("primary", label="option-secondary-primary", rule="15.7#4", name=name))
    return tuple(found)


def remove(g: State, side: str, *, primary: bool) -> None:
    """Take the Secondary Depot off the map."""
    id_ = SECONDARY[side]
    cell, depot = g.units[id_].where, s15_depots.depot_of(g, g.units[id_].army)
    s03_told.tell(
        g,
        "secondary-removed",
        "15.7#3",
        unit=id_,
        unseen="secondary-removed-unseen",
        own={"hex": hex_name(g, cell)},
    )
    g.move_to(id_, OFF_MAP, army="", mode="")
    if primary and depot is not None:
        g.move_to(depot, cell)
        s03_told.tell(
            g,
            "depot-placed",
            "15.7#4",
            unit=depot,
            unseen="depot-displaced-unseen",
            own={"hex": hex_name(g, cell)},
        )


@rule("15.7#2", "15.7#5")
@procedure
def activation(g: State, side: str) -> Procedure[None]:
    """In his Supply Phase a player may place it for an army, even if he has taken it off just now."""
    if is_placed(g, side):
        return
    army: str | None = yield Choose(
        side, "secondary-army", (*army_options(g, side), PASS), "15.7#2", why_not=why_not_army
    )
    if army is None:
        return
    cell: Cell = yield Choose(
        side,
        "secondary-hex",
        tuple(hex_option(g, each, "place", "15.7#2") for each in hexes(g, army)),
        "15.7#2",
        (*s15_depots.army_args(army), ("hexes", supply().secondary_depot)),
        why_not=why_not_hex,
    )
    place(g, side, army, cell)
    yield from s07_entered.entered(g, (SECONDARY[side],), OFF_MAP)


def place(g: State, side: str, army: str, cell: Cell) -> None:
    """Put it on the map; it is on the same side as its primary."""  # 15.7.1#1
    id_ = SECONDARY[side]
    primary = s15_depots.depot_of(g, army)
    mode = g.units[primary].mode if primary is not None else ""
    g.units.setdefault(id_, Unit(g.setting.key(id_), side, OFF_MAP))
    g.move_to(id_, cell, army=army, mode=mode)
    s03_told.tell(
        g,
        "secondary-placed",
        "15.7#2",
        unit=id_,
        unseen="secondary-placed-unseen",
        own={"army": army_name(army), "hex": hex_name(g, cell)},
    )


def army_options(g: State, side: str) -> tuple[Option, ...]:
    """The armies of a side for which there is a place."""
    return tuple(
        option(army, label="option-army", rule="15.7#2", army=army_name(army))
        for army, display in g.armies.items()
        if display.side == side and s15_depots.depot_of(g, army) is not None and hexes(g, army)
    )


def hexes(g: State, army: str) -> tuple[Cell, ...]:
    """The hexes with a LOC for an army that are near one of its Formations."""
    found = s15_places.places(g, army, need="loc")
    linked = (found.linked or frozenset()) & near_formations(g, army)
    return tuple(cell for cell in sorted(linked) if found.refusal(g, cell) is None)


def near_formations(g: State, army: str) -> frozenset[Cell]:
    """The hexes near enough to a Formation of an army."""
    side = g.armies[army].side
    mine = [id_ for id_ in g.on_map(side) if g.units[id_].army == army and s02_units.is_formation(g, id_)]
    held = {cell for id_ in mine for cell in g.hexes_of(id_)}
    return frozenset(near for cell in held for near in g.board.within(cell, supply().secondary_depot))


def why_not_army(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the Secondary Depot cannot go to an army: it has no Depot, or no place for this one."""
    army = subject.partition(":")[2]
    if army not in g.armies or g.armies[army].side != question.side:
        return (because("15.7#2", "why-not-secondary-army"),)
    if s15_depots.depot_of(g, army) is None:
        return (because("15.7#2", "why-not-secondary-no-depot", army=army_name(army)),)
    return (because("15.7#2", "why-not-secondary-nowhere", army=army_name(army)),)


def why_not_hex(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the Secondary Depot cannot be placed in a hex."""
    kind, _, name = subject.partition(":")
    if kind != "hex":
        return (because("15.6.3#1", "why-not-depot-no-hex"),)
    army, cell = str(dict(question.args)["army_id"]), g.board.cell(name)
    reason = s15_places.places(g, army, need="loc").refusal(g, cell)
    if reason is not None:
        return (reason,)
    return (because("15.7#2", "why-not-secondary-far", hex=name, hexes=supply().secondary_depot),)
