"""16.3, 16.4, 25.5 Combinations: units that become one at the end of a movement phase; one pair parts again."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import NO, YES, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Event, Kind, schedule
from grognard.games.oao.reference_units import average_level
from grognard.games.oao.rules import s02_units, s03_told, s16_arrivals, s16_substitution, s19_ways
from grognard.games.oao.rules.s03_stacking import is_railborne
from grognard.games.oao.rules.s16_substitution import capacity, enlist, is_gone, waits
from grognard.games.oao.rules.words import hex_name, of_unit, side_name, unit_name
from grognard.games.oao.state import OFF_MAP, REMOVED, State


class Place(NamedTuple):
    """One hex, or the two of a Two-Hex Unit."""

    cell: Cell
    other: Cell = OFF_MAP


@rule("16.3.1#1", "16.4", "16.4.1#1")
@procedure
def end_of_movement(g: State, side: str) -> Procedure[None]:
    """Cavalry Corps are formed as soon as their divisions are together; other units if their owner wants it."""
    apart = reversible(g, side)
    for number in ready(g, side):
        wanted = True
        if schedule()[number].rule != s16_arrivals.CAVALRY_CORPS:
            wanted = yield Choose(side, "combine", (YES, NO), "16.3.1#1", question_args(number), secret=True)
        if wanted and places(g, number):
            place: Place = yield Choose(
                side, "combine-where", place_options(g, number), "16.3#2", question_args(number), secret=True
            )
            combine(g, number, place)
    yield from partings(g, side, apart)


def question_args(number: int) -> tuple[tuple[str, str], ...]:
    event = schedule()[number]
    old = ", ".join(counters().units[each].label for each in event.replaces)
    return (("name", counters().units[event.units[0]].label), ("old", old))


# who may combine


def ready(g: State, side: str) -> tuple[int, ...]:
    """The numbers of the combinations whose units are in place."""
    return tuple(
        number
        for number, event in enumerate(schedule())
        if is_combination(event)
        and s16_arrivals.side_of(event) == side
        and is_allowed(g, event)
        and waits(g, event.units[0])
        and are_together(g, event)
        and places(g, number)
    )


def is_combination(event: Event) -> bool:
    return event.kind == Kind.COMBINATION or event.rule == s16_arrivals.CAVALRY_CORPS


def is_allowed(g: State, event: Event) -> bool:
    """Whether its time has come, be it before the scenario began; one without a time may be made always."""
    if event.after is not None:
        return s16_arrivals.is_time(g, event)  # 25.7.1 25.7.2
    return event.gt is None or event.gt <= g.gt


def parts(g: State, event: Event) -> tuple[str, ...]:
    """The units to be exchanged that are not lost."""  # 16.3#3
    return tuple(id_ for id_ in event.replaces if id_ in g.units and not is_gone(g, id_))


@rule("16.3#2", "16.3#3")
def are_together(g: State, event: Event) -> bool:
    """Whether all units that are not lost are on the map in one hex or in adjacent ones."""
    left = parts(g, event)
    known = all(id_ in g.units for id_ in event.replaces)
    if not left or not known or any(g.units[id_].where < 0 or is_railborne(g, id_) for id_ in left):
        return False
    joined, rest = set(g.hexes_of(left[0])), list(left[1:])
    while near := [id_ for id_ in rest if _touches(g, g.hexes_of(id_), joined)]:
        joined.update(cell for id_ in near for cell in g.hexes_of(id_))
        rest = [id_ for id_ in rest if id_ not in near]
    return not rest


def _touches(g: State, hexes: tuple[Cell, ...], joined: set[Cell]) -> bool:
    return any(g.board.distance(a, b) <= 1 for a in hexes for b in joined)


# where the new unit goes


def places(g: State, number: int) -> tuple[Place, ...]:
    """The hex of the units; where they are in several, two of these, and for a Cavalry Corps also one."""
    event, old = schedule()[number], parts(g, schedule()[number])
    hexes = sorted({cell for id_ in old for cell in g.hexes_of(id_)})
    if len(hexes) == 1:
        return (Place(hexes[0]),)
    two = tuple(
        Place(a, b)
        for a, b in combinations(hexes, 2)
        if g.board.distance(a, b) == 1 and s19_ways.crowded(g, old, (a, b)) is None
    )  # 16.3#2 19.1.2
    return (*two, *map(Place, hexes)) if event.rule == s16_arrivals.CAVALRY_CORPS else two


def place_options(g: State, number: int) -> tuple[Option, ...]:
    return tuple(_place_option(g, each) for each in places(g, number))


def _place_option(g: State, place: Place) -> Option:
    names = [g.board.name(cell) for cell in place if cell >= 0]
    label = "option-hex" if len(names) == 1 else "option-two-hexes"
    args = tuple(zip(("hex", "other"), names, strict=False))
    return Option(
        "+".join(names), place, "place", tuple(f"hex:{name}" for name in names), label, args, "16.3#2"
    )


# the exchange


@rule("16.3.1#1", "16.3.1#2", "16.3#3", "16.4.1#1", "16.4.1#2")
def combine(g: State, number: int, place: Place) -> None:
    """The units become one: it has all their SRs and the average of their CE Statuses, toward the worse."""
    event = schedule()[number]
    new, left = event.units[0], parts(g, event)
    enlist(g, new)
    first = g.units[left[0]]
    levels = [g.units[id_].level for id_ in left if s02_units.is_formation(g, id_)]
    suffered = sum(g.units[id_].losses for id_ in left)  # 16.2.1: of those on the map
    for id_ in left:
        g.move_to(id_, REMOVED, prepared=OFF_MAP)
    g.change(
        new,
        army=first.army,
        losses=min(suffered, capacity(g, new)),
        level=average_level(levels) if levels else 0,  # C-21
        moved=True,
        active=first.active,
        roused=first.roused,
    )
    g.change(new, corps=s16_substitution.corps_of(g, new, first.corps))
    g.move_to(new, *place)
    old = ", ".join(unit_name(g, id_) for id_ in left)
    rule_ = "16.4.1#1" if event.rule == s16_arrivals.CAVALRY_CORPS else "16.3.1#1"
    where = hex_name(g, place.cell)
    side = g.units[new].side  # 3.1.6#1: of several units the enemy has seen one at most
    g.note("combined-unseen", rule_, to=(g.other(side), None), name=s03_told.UNSEEN, side=side_name(side))
    g.note("combined", rule_, to=(side,), **of_unit(g, new), old=old, hex=where)


# parting


@rule("25.5")
@procedure
def partings(g: State, side: str, numbers: tuple[int, ...]) -> Procedure[None]:
    """A combination that may be reversed: its units come back with its CE Status, and share its SRs."""
    for number in numbers:
        apart: bool = yield Choose(side, "part", (YES, NO), "25.5", question_args(number), secret=True)
        if apart:
            for id_ in schedule()[number].replaces:
                enlist(g, id_)  # a document may begin with the combination alone
            shares: tuple[int, ...] = yield Choose(
                side, "part-losses", share_options(g, number), "25.5", question_args(number), secret=True
            )
            part(g, number, shares)


def reversible(g: State, side: str) -> tuple[int, ...]:
    """The combinations that can be undone; who asks before others are made does not undo those."""
    return tuple(
        number
        for number, event in enumerate(schedule())
        if event.reversible and s16_arrivals.side_of(event) == side and _can_part(g, event.units[0])
    )


def _can_part(g: State, id_: str) -> bool:
    if waits(g, id_) or is_gone(g, id_):
        return False
    return g.units[id_].where >= 0 and not is_railborne(g, id_)


def share_options(g: State, number: int) -> tuple[Option, ...]:
    """The ways to share the SRs among the units, as far as they can bear them."""
    event = schedule()[number]
    total = g.units[event.units[0]].losses
    most = [capacity(g, id_) for id_ in event.replaces]
    ways = [way for way in product(*(range(each + 1) for each in most)) if sum(way) == min(total, sum(most))]
    return tuple(
        Option(
            "-".join(map(str, way)),
            way,
            "share",
            tuple(f"unit:{id_}" for id_ in event.replaces),
            "option-shares",
            (("shares", ", ".join(map(str, way))),),
            "25.5",
        )
        for way in ways
    )


def part(g: State, number: int, shares: tuple[int, ...]) -> None:
    """The units come back: in the hexes of the one that they made."""
    event = schedule()[number]
    whole = event.units[0]
    before, hexes = g.units[whole], g.hexes_of(whole)
    names = ", ".join(unit_name(g, id_) for id_ in event.replaces)
    side = before.side  # 3.1.6#1
    g.note("parted-unseen", "25.5", to=(g.other(side), None), name=s03_told.UNSEEN, side=side_name(side))
    g.note("parted", "25.5", to=(side,), **of_unit(g, whole), old=names, hex=hex_name(g, hexes[0]))
    g.move_to(whole, OFF_MAP, prepared=OFF_MAP, army="", corps="")
    g.units[whole] = replace(g.units[whole], level=0, losses=0)
    for place, (id_, losses) in enumerate(zip(event.replaces, shares, strict=True)):
        g.move_to(
            id_,
            hexes[min(place, len(hexes) - 1)],
            army=before.army,
            corps=before.corps,
            level=before.level,
            losses=losses,
            moved=True,
        )
