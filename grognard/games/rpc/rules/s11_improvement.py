"""11.54 and 11.55 The second half of the night: bomb stops, breaches, digging, and one gun moved on each side."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import (
    s03_units,
    s06_dig,
    s08_terrain,
    s08_trenches,
    s08_wire,
    s11_advice,
    s11_isolation,
)
from grognard.games.rpc.rules.s08_trenches import side_key
from grognard.games.rpc.rules.words import hex_option, of_unit, side_name, unit_name, unit_option
from grognard.games.rpc.state import State

ALLOWANCE = 3  # 11.541#1, 11.542#1
TRENCHES_FROM = date(1915, 4, 1)  # 11.543#1
REDEPLOYED = 8  # 11.55#1
RULES = {"stop": "11.541", "clear": "11.541", "breach": "11.542"}

Work = tuple[str, ...]
"""What a side has done so far: `stop`, `clear`, `breach`, `dig`."""


@rule("11.54")
@procedure
def improve_positions(g: State) -> Procedure[None]:
    """The defender does all of his work before the attacker begins."""
    attacker = g.setting.campaign.attacker
    for side in (g.other(attacker), attacker):
        yield from improve(g, side)


@rule("11.54")
@procedure
def improve(g: State, side: str) -> Procedure[None]:
    """One piece of work after another."""
    done: Work = ()
    while True:
        work: str | None = yield Choose(
            side,
            "improve-choose",
            (DONE, *work_options(g, side, done)),
            "11.54",
            why_not=partial(s11_advice.why_not_work, done),
        )
        if work is None:
            return
        verb, _, where = work.partition(" ")
        if verb == "dig":
            dig(g, side, g.board.cell(where))
        else:
            change_side(g, verb, where)
        g.note(f"improved-{verb}", "11.54", side=side_name(side), where=where)
        done = (*done, verb)


def work_options(g: State, side: str, done: Work) -> tuple[Option, ...]:
    """Everything that is left to do: three of each kind, and digging without limit."""
    found: list[Option] = []
    for verb in REFUSED:
        if used_up(done, verb) is None:
            found += [_side_option(verb, key) for key in workable(g, side, verb)]
    for cell in diggable(g, side):
        name = g.board.name(cell)
        found.append(
            option(
                f"dig {name}", verb="dig", touches=(f"hex:{name}",), label="work-dig", rule="11.543", hex=name
            )
        )
    return tuple(found)


@rule("11.541#1", "11.542#1")
def used_up(done: Work, verb: str) -> Reason | None:
    """Three of a kind are done, and that is all for tonight."""
    if done.count(verb) < ALLOWANCE:
        return None
    return because(RULES[verb], f"why-not-{verb}-used", count=ALLOWANCE)


def _side_option(verb: str, key: str) -> Option:
    touches, label = (f"hexside:{key}",), f"work-{verb}"
    return option(f"{verb} {key}", verb=verb, touches=touches, label=label, rule=RULES[verb], side=key)


# 11.541 bomb stops and 11.542 breaches


def _holds_infantry(g: State, cell: Cell, side: str) -> bool:
    return any(s03_units.is_infantry(g, id_) for id_ in g.in_hex(cell, side))


def sides_of(g: State, side: str) -> Iterator[tuple[Cell, Cell]]:
    """The sides of all hexes with own units, seen from there."""
    for cell in sorted(g.at):
        if g.in_hex(cell, side):
            for other in g.board.adjacent[cell]:
                yield cell, other


def workable(g: State, side: str, verb: str) -> tuple[str, ...]:
    """The sides on which a kind of work can be done: bomb stops are removed where there are any."""
    sides = stops_of(g) if verb == "clear" else sides_of(g, side)
    key = side_key if verb == "breach" else s08_trenches.stop_key
    return tuple(dict.fromkeys(key(g, a, b) for a, b in sides if REFUSED[verb](g, side, a, b) is None))


def stops_of(g: State) -> Iterator[tuple[Cell, Cell]]:
    """The two hexes of every bomb stop."""
    for key in g.bomb_stops:
        a, b = key.split("/")
        yield g.board.cell(a), g.board.cell(b)


def _holds_enemies(g: State, side: str, *cells: Cell) -> bool:
    return any(g.in_hex(cell, g.other(side)) for cell in cells)


@rule("11.541#1", "8.33#5")
def not_stopped(g: State, side: str, cell: Cell, other: Cell) -> Reason | None:
    """Why no bomb stop goes on a side of a hex: no trenches connect across it, or no own infantry is there."""
    if not s08_trenches.meet(g, cell, other):
        return because("8.33", "why-not-stop-apart", side=side_key(g, cell, other))
    if not s08_trenches.may_be_stopped(g, cell, other):
        return because("8.33", "why-not-stop-there", side=side_key(g, cell, other))
    if not _holds_infantry(g, cell, side):
        return because("11.541", "why-not-stop-infantry", side=side_key(g, cell, other))
    return None


@rule("11.541#1", "11.541#2")
def not_cleared(g: State, side: str, cell: Cell, other: Cell) -> Reason | None:
    """Why no bomb stop is removed: there is none, no own infantry, or an enemy in one of the two hexes."""
    key = side_key(g, cell, other)
    if s08_trenches.stop_key(g, cell, other) not in g.bomb_stops:
        return because("11.541", "why-not-clear-none", side=key)
    if not any(_holds_infantry(g, each, side) for each in (cell, other)):
        return because("11.541", "why-not-clear-infantry", side=key)
    if _holds_enemies(g, side, cell, other):
        return because("11.541", "why-not-clear-enemy", side=key)
    return None


@rule("11.542#1", "11.542#2")
def not_breached(g: State, side: str, cell: Cell, other: Cell) -> Reason | None:
    """Why no wire is breached on a side of a hex: there is none, an enemy in one of the two, or nobody of one's own."""
    if not s08_wire.has_wire(g, cell, other):
        return because("11.542", "why-not-wire-none", side=side_key(g, cell, other))
    if _holds_enemies(g, side, cell, other):
        return because("11.542", "why-not-wire-enemy", side=side_key(g, cell, other))
    if not g.in_hex(cell, side):
        return because("11.542", "why-not-wire-unit", side=side_key(g, cell, other))
    return None


REFUSED = {"stop": not_stopped, "clear": not_cleared, "breach": not_breached}
"""The kinds of work on a side of two hexes, and what speaks against each."""


def change_side(g: State, verb: str, key: str) -> None:
    if verb == "stop":
        g.bomb_stops[key] = True
    elif verb == "clear":
        del g.bomb_stops[key]
    else:
        g.breaches[key] = True


# 11.543 scrapes and trenches


def digs_trenches(g: State) -> bool:
    return g.today >= TRENCHES_FROM


def diggable(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes in which a scrape, or a trench, can be placed."""
    return tuple(cell for cell in sorted(g.at) if not_dug(g, side, cell) is None)


@rule("11.543#1", "11.543#3", "8.322#3")
def not_dug(g: State, side: str, cell: Cell) -> Reason | None:
    """Why nobody digs in a hex: no own infantry or guns are there, or they have what they would dig."""
    hex_ = g.board.name(cell)
    diggers = [id_ for id_ in g.in_hex(cell, side) if s06_dig.may_dig(g, id_)]
    if not diggers:
        return because("11.543", "why-not-dig-nobody", hex=hex_)
    if not digs_trenches(g):
        return because("11.543", "why-not-dig-scrape", hex=hex_) if cell in g.scrapes else None
    if s08_trenches.has_trench(g, cell) and all(g.units[id_].inside for id_ in diggers):
        return because("11.543", "why-not-dig-trench", hex=hex_)
    return None


@rule("11.543#1", "11.543#2", "11.543#3", "11.543#4", "11.543#5")
def dig(g: State, side: str, cell: Cell) -> None:
    """A scrape, or a trench with the own units IN it; against an enemy trench next door a bomb stop goes up at once.

    Where there is a trench already a second marker would be redundant, but those who stood outside are IN.
    """
    if not digs_trenches(g):
        g.scrapes[cell] = "dug"
        return
    if not s08_trenches.has_trench(g, cell):
        g.trenches[cell] = side
    for other in g.board.adjacent[cell]:
        if holds_enemy_trench(g, other, side) and s08_trenches.are_connected(g, cell, other):
            g.bomb_stops[s08_trenches.stop_key(g, cell, other)] = True
    if not g.in_hex(cell, g.other(side)):
        g.scrapes.pop(cell, None)
    for id_ in g.in_hex(cell, side):
        if s08_terrain.may_be_in_trench(g, id_) and not g.units[id_].inside:
            g.change(id_, inside=True, by_trench=cell in g.blockhouses)


def holds_enemy_trench(g: State, cell: Cell, side: str) -> bool:
    """An enemy is IN a trench of this hex."""
    return any(s08_terrain.is_in_trench(g, id_) for id_ in g.in_hex(cell, g.other(side)))


# 11.55 redeployment


@rule("11.55#1", "11.55#3")
@procedure
def redeploy(g: State) -> Procedure[None]:
    """The Central Powers first, each side may move one gun; nobody fires at it."""
    for side in ("german", "british"):
        id_: str | None = yield Choose(
            side, "redeploy-choose", gun_options(g, side), "11.55", why_not=s11_advice.why_not_gun
        )
        if id_ is None:
            continue
        cell: Cell | None = yield Choose(
            side,
            "redeploy-hex",
            (*(hex_option(g, c, "redeploy", "11.55") for c in destinations(g, id_)), PASS),
            "11.55",
            (("name", unit_name(g, id_)), ("unit", id_)),
            why_not=partial(s11_advice.why_not_redeployed, id_),
        )
        if cell is None:
            continue
        how: str = yield Choose(
            side,
            "redeploy-how",
            shelter_options(g, id_, cell),
            "8.321",
            (("name", unit_name(g, id_)), ("unit", id_)),
            why_not=partial(s11_advice.why_not_sheltered, cell),
        )
        g.move_to(id_, cell, inside=how != "out", by_trench=how == "trench")
        g.note("redeployed", "11.55", **of_unit(g, id_), hex=g.board.name(cell))


def shelter_options(g: State, id_: str, cell: Cell) -> tuple[Option, ...]:
    """IN or OUT, where there is something to be IN."""
    how = s08_terrain.shelters(g, id_, cell)
    words = {each: s08_terrain.shelter_word(each, how) for each in how}
    return tuple(option(each, label=f"shelter-{word}", rule="8.321") for each, word in words.items())


def gun_options(g: State, side: str) -> tuple[Option, ...]:
    guns = [id_ for id_ in g.on_map(side) if not_redeployed(g, id_) is None]
    return (*(unit_option(g, id_, "redeploy", "11.55") for id_ in guns), PASS)


@rule("11.55#1")
def not_redeployed(g: State, id_: str) -> Reason | None:
    """Why a unit is not redeployed: it is no gun on the map, is among enemies, or has nowhere to go."""
    name = unit_name(g, id_)
    if g.units[id_].where < 0:
        return because("11.55", "why-not-redeploy-off", name=name)
    if not s03_units.is_gun(g, id_):
        return because("11.55", "why-not-redeploy-gun", name=name)
    if is_held(g, id_):
        return because("6.63", "why-not-locked")
    return None if destinations(g, id_) else because("11.55", "why-not-redeploy-nowhere", name=name)


@rule("6.63#3")
def is_held(g: State, id_: str) -> bool:
    """An enemy is in the hex of the unit."""
    return bool(g.in_hex(g.units[id_].where, g.other(g.units[id_].side)))


@rule("11.55#1", "8.7#5")
def destinations(g: State, id_: str) -> tuple[Cell, ...]:
    """Where up to eight steps lead, each into a hex that the gun may enter, and none over a lake side."""
    unit = g.units[id_]
    if is_held(g, id_):
        return ()
    near = s11_isolation.near_enemies(g, unit.side)
    found, edge = {unit.where}, [unit.where]
    for _ in range(REDEPLOYED):
        edge = [
            other
            for cell in edge
            for other in g.board.adjacent[cell]
            if other not in found
            and "blue" not in g.board.side(cell, other)
            and not_entered(g, other, unit.side, near) is None
        ]
        edge = list(dict.fromkeys(edge))
        found.update(edge)
    found.discard(unit.where)
    return tuple(sorted(found))


@rule("11.55#1", "11.55#2", "6.63#1", "3.4#3")
def not_entered(g: State, cell: Cell, side: str, near: set[Cell]) -> Reason | None:
    """Why a gun does not even pass through a hex: out of play, not its side's, next to an enemy, or full."""
    if cell not in g.setting.playable:
        return because("10.1", "why-not-out-of-play", hex=g.board.name(cell))
    if g.control.get(cell) != side:
        return because("11.55", "why-not-redeploy-held", hex=g.board.name(cell))
    if cell in near:
        return because("11.55", "why-not-redeploy-near", hex=g.board.name(cell))
    if not s03_units.has_room(g, cell, side):
        return because("3.4", "why-not-full", hex=g.board.name(cell))
    return None
