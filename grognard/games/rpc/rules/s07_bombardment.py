"""7.1 Preliminary bombardments: pulverizing, paralyzing and, in 1914, of the early war; breaches and scrapes."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, Roll, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc import charts
from grognard.games.rpc.areas import no_mans_land
from grognard.games.rpc.rules import s03_units, s08_wire
from grognard.games.rpc.rules.s03_advice import hex_meant
from grognard.games.rpc.rules.s08_trenches import side_key
from grognard.games.rpc.rules.words import hex_option, of_unit, side_name
from grognard.games.rpc.state import Bombardment, State

FIRER, TARGET = "firer", "target"
BREACHES = {"pulverizing": (TARGET, FIRER), "paralyzing": (FIRER, FIRER, FIRER)}  # 7.12#4, 7.12#6
"""Who places each breach."""
SCRAPES = 6  # 7.13#1
PULVERIZED, PARALYZED = 6, 2  # 7.12#3, 7.12#5


@rule("7.11#1", "7.11#2")
@procedure
def before_turn_one(g: State) -> Procedure[None]:
    """What the scenario, or the day of a campaign, orders before its first turn."""
    for i in range(len(g.setting.bombardments)):
        days = g.setting.bombardments[i].days
        if not days or g.day in days:
            yield from bombard(g, i)


@rule("7.11#2", "7.14", "12.CG1#5", "12.CG1#7")
@procedure
def bombard(g: State, number: int) -> Procedure[None]:
    """One bombardment of the scenario: its hexes, what happens in them, breaches, and craters."""
    cells: tuple[Cell, ...] = yield from target_hexes(g, number)
    spec: Bombardment = g.setting.bombardments[number]
    side, kind = spec.side, spec.kind
    g.bombarded = True
    g.note("bombardment", "7.11", side=side_name(side), kind=f"@bombardment-{kind}", count=len(cells))
    units = tuple(id_ for cell in cells for id_ in g.in_hex(cell, struck_side(g, spec)))
    if kind == "early":
        early_war(g, units)
        return
    yield from strike(g, side, kind, units)
    yield from breach_wire(g, side, BREACHES[kind], cells)
    yield from crater(g, side)


@rule("7.12#1", "7.12#2", "12.S3#4", "12.CG2#4", "12.CG3#9", "12.CG1#5")
def struck_side(g: State, spec: Bombardment) -> str | None:
    """The side whose units alone are struck; None if everybody in the hexes is."""
    at_units = spec.alone or spec.kind == "early"
    if at_units or g.setting.options.get("bombarded_hexes", "targets") == "targets":
        return spec.occupied_by or None
    return None


@rule("7.11#3", "12.CG3#9")
@procedure
def target_hexes(g: State, number: int) -> Procedure[tuple[Cell, ...]]:
    """The area that is given, or the enemy's set-up area, or what lies around a hex that the firer picks."""
    centre: Cell | None = None
    if g.setting.bombardments[number].around >= 0:
        centre = yield Choose(
            g.setting.bombardments[number].side,
            "bombardment-choose",
            tuple(hex_option(g, cell, "bombard", "7.11") for cell in sorted(area_of(g, number))),
            "7.11",
            (("radius", g.setting.bombardments[number].around),),
            why_not=partial(why_not_centre, number),
        )
    spec: Bombardment = g.setting.bombardments[number]
    around = () if centre is None else g.board.within(centre, spec.around)
    cells = g.setting.playable.intersection(around) if around else area_of(g, number)
    occupied = spec.occupied_by
    return tuple(cell for cell in sorted(cells) if not occupied or g.in_hex(cell, occupied))


def area_of(g: State, number: int) -> frozenset[Cell]:
    """The playable hexes of the area, or of the enemy's set-up area if the scenario names none."""
    spec: Bombardment = g.setting.bombardments[number]
    playable: frozenset[Cell] = g.setting.playable
    return playable & (spec.area or g.setting.set_up_areas[g.other(spec.side)])


def why_not_centre(number: int, g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex is not the middle of the bombardment."""
    cell = hex_meant(g, subject)
    if cell is None or cell in area_of(g, number):
        return (because("7.11", "why-not-bombardment-first"),)
    if cell not in g.setting.playable:
        return (because("10.1", "why-not-out-of-play", hex=g.board.name(cell)),)
    return (because("7.11", "why-not-bombardment-area", hex=g.board.name(cell)),)


# 7.12 what happens to units


@rule("7.12#1", "7.12#2", "7.12#3", "7.12#5", "7.12#7")
@procedure
def strike(g: State, firer: str, kind: str, units: tuple[str, ...]) -> Procedure[None]:
    """In the open all are eliminated; the others disperse, and a die for each tells how they fare."""
    open_ = tuple(id_ for id_ in units if not is_sheltered(g, id_))
    for id_ in units:
        if id_ not in open_:
            s03_units.disperse(g, id_, "7.12")
    s03_units.destroy_all(g, open_, "bombardment", firer)
    lost: tuple[str, ...] = ()
    for id_ in units:
        if id_ in open_:
            continue
        die: tuple[int] = yield Roll(1, 6, "bombardment-roll", firer, id_, "high")
        if kind == "pulverizing":
            worst = charts.happens(g, "pulverizing", die[0] >= PULVERIZED)
        else:
            worst = charts.happens(g, "paralyzing", die[0] >= PARALYZED)
        result = f"@{kind}-{'hit' if worst else 'missed'}"
        g.note("shelled", "7.12", **of_unit(g, id_), dice=list(die), result=result)
        if worst and kind == "pulverizing":
            lost = (*lost, id_)
        elif worst:
            s03_units.spend(g, id_)
    s03_units.destroy_all(g, lost, "bombardment", firer)


@rule("7.12#1")
def is_sheltered(g: State, id_: str) -> bool:
    """In a village, or IN a blockhouse or trench."""
    unit = g.units[id_]
    return unit.inside or g.board.terrain[unit.where] == "village"


@rule("12.CG1#6", "12.CG1#21")
def early_war(g: State, units: tuple[str, ...]) -> None:
    """Guns that knew only the roads: those on or next to one disperse, and nothing else happens."""
    roads = g.board.on_line["road"]
    for id_ in units:
        where = g.units[id_].where
        if roads.intersection((where, *g.board.adjacent[where])):
            s03_units.disperse(g, id_, "12.CG1")


# 7.12 breaches and 7.13 craters


@rule("7.12#4", "7.12#6", "8.342#1")
@procedure
def breach_wire(g: State, firer: str, placers: tuple[str, ...], cells: tuple[Cell, ...]) -> Procedure[None]:
    """Breaches on wire of the hexes that were hit, each placed by whom the rule names; none where there is no wire."""
    for placer in placers:
        if not wire_sides(g, cells):
            return
        side: str = yield Choose(
            firer if placer == FIRER else g.other(firer),
            "breach-choose",
            breach_options(g, cells),
            "7.12",
            why_not=partial(why_not_breach, cells),
        )
        g.breaches[side] = True
        g.note("shelled-wire", "7.12", side=side)


def wire_sides(g: State, cells: tuple[Cell, ...]) -> tuple[str, ...]:
    """The sides of these hexes on which wire still stands."""
    found = {
        side_key(g, cell, other): None
        for cell in cells
        for other in g.board.adjacent[cell]
        if s08_wire.has_wire(g, cell, other)
    }
    return tuple(found)


def breach_options(g: State, cells: tuple[Cell, ...]) -> tuple[Option, ...]:
    return tuple(
        option(key, verb="breach", touches=(f"hexside:{key}",), label="option-hexside", rule="7.12", side=key)
        for key in wire_sides(g, cells)
    )


def why_not_breach(cells: tuple[Cell, ...], g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no wire is breached on a side, or on any side of a hex."""
    kind, _, key = subject.partition(":")
    if kind == "hexside" and key in g.breaches:
        return (because("7.12", "why-not-breached", side=key),)
    names = [name for name in key.split("/") if name in g.board.names]
    found = [g.board.cell(name) for name in names] if kind == "hexside" else [hex_meant(g, subject)]
    hexes = [cell for cell in found if cell is not None]
    if not hexes:
        return (because("7.12", "why-not-breach-first"),)
    hex_ = "/".join(g.board.name(cell) for cell in hexes)
    if not set(hexes) & set(cells):
        return (because("7.12", "why-not-breach-area", hex=hex_),)
    if kind == "hexside" or not wire_sides(g, (hexes[0],)):
        return (because("7.12", "why-not-breach-none", hex=hex_),)
    return (because("7.12", "why-not-breach-side", hex=hex_),)


@rule("7.13#1", "7.13#3")
@procedure
def crater(g: State, firer: str) -> Procedure[None]:
    """Six scrapes in no man's land or where the enemy sets up, as the firer likes."""
    for left in range(SCRAPES, 0, -1):
        if not crater_hexes(g, firer):
            return
        cell: Cell = yield Choose(
            firer,
            "crater-choose",
            tuple(hex_option(g, c, "crater", "7.13") for c in crater_hexes(g, firer)),
            "7.13",
            (("left", left),),
            why_not=why_not_crater,
        )
        g.scrapes[cell] = "shelled"
        g.note("cratered", "7.13", hex=g.board.name(cell))


def crater_hexes(g: State, firer: str) -> tuple[Cell, ...]:
    """Where a scrape of the bombardment may be placed."""
    area = crater_area(g, firer)
    return tuple(c for c in sorted(area) if not_cratered(g, area, c) is None)


def crater_area(g: State, firer: str) -> frozenset[Cell]:
    area: frozenset[Cell] = no_mans_land(g.board) | g.setting.set_up_areas[g.other(firer)]
    return area


@rule("7.13#1")
def not_cratered(g: State, area: frozenset[Cell], cell: Cell) -> Reason | None:
    """Why no scrape is placed in a hex: one a hex, and within the area, be it closed to units or not."""
    hex_ = g.board.name(cell)
    if cell in g.scrapes:
        return because("7.13", "why-not-cratered", hex=hex_)
    return None if cell in area else because("7.13", "why-not-crater-area", hex=hex_)


def why_not_crater(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no scrape of the bombardment is placed in a hex; all else waits for the hex."""
    cell = hex_meant(g, subject)
    refused = None if cell is None else not_cratered(g, crater_area(g, question.side), cell)
    return (refused or because("7.13", "why-not-crater-first"),)
