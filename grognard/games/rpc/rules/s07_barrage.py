"""7.4 Creeping barrage: a curtain of fire that jumps from line to line, whatever the number of couplets."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s07_bombardment
from grognard.games.rpc.rules.words import side_name
from grognard.games.rpc.state import Barrage, State

ADVANCES = 2
"""The couplet at whose start the barrage moves on, and by which a turn without it is behind the schedule."""


@rule("7.41#1", "7.42#1", "7.42#2", "7.42#3", "7.45#1", "7.45#2")
@procedure
def barrage_step(g: State, couplet: int) -> Procedure[None]:
    """It detonates where it is as couplet 1 begins and a line farther as couplet 2 does; then it lies still."""
    if g.barrage is None or couplet > ADVANCES or g.barrage.fell >= couplet:
        return
    if couplet == ADVANCES:
        advance(g, g.barrage)
    g.barrage = replace(g.barrage, fell=couplet)
    yield from detonate(g)


@rule("7.43#1", "7.43#2", "7.43#3", "7.43#5", "7.13#2", "7.14")
@procedure
def detonate(g: State) -> Procedure[None]:
    """A paralyzing bombardment of all units in the line, of either side, and breaches for the firer."""
    assert g.barrage is not None
    g.bombarded = True
    line, firer = g.barrage.lines[g.barrage.at], g.barrage.side
    names = [g.board.name(cell) for cell in line]
    g.note(
        "barrage",
        "7.43",
        side=side_name(firer),
        hexes=names,
        count=len(names),
        first=names[0],
        last=names[-1],
    )
    units = tuple(id_ for cell in line for id_ in g.in_hex(cell))
    yield from s07_bombardment.strike(g, firer, "paralyzing", units)
    for part in parts(g):
        yield from s07_bombardment.breach_wire(g, firer, s07_bombardment.BREACHES["paralyzing"], part)


def parts(g: State) -> tuple[tuple[Cell, ...], ...]:
    """Where three breaches each are made: the whole line, or every column of a first area that is many columns wide."""
    assert g.barrage is not None
    line = g.barrage.lines[g.barrage.at]
    if g.barrage.at or g.setting.options["barrage_breaches"] == "detonation":
        return (line,)
    columns: dict[int, tuple[Cell, ...]] = {}
    for cell in line:
        column = g.board.hexes[cell].column
        columns[column] = (*columns.get(column, ()), cell)
    return tuple(columns[column] for column in sorted(columns))


@rule("7.41#2")
def advance(g: State, barrage: Barrage) -> None:
    """To the next of the lines that the scenario gives, in its direction; the last is where it ends."""
    g.barrage = replace(barrage, at=min(barrage.at + 1, len(barrage.lines) - 1))


@rule("7.44", "7.43#3", "12.CG3#8")
def keep_schedule(g: State) -> None:
    """The couplets are over: a turn with fewer than two moves the barrage on, and the last line ends it."""
    if g.barrage is None:
        return
    if g.couplets < ADVANCES:
        advance(g, g.barrage)
    over = g.barrage.at == len(g.barrage.lines) - 1
    g.barrage = None if over else replace(g.barrage, fell=0)


@rule("7.43#4", "7.43#6", "7.45#2", "6.61#3")
@procedure
def barrage_on_entry(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """All who enter the curtain together are struck at once; wire is not."""
    barrage = g.barrage
    here = tuple(id_ for id_ in movers if g.units[id_].where == cell)
    if here and barrage is not None and barrage.active and cell in barrage.lines[barrage.at]:
        yield from s07_bombardment.strike(g, barrage.side, "paralyzing", here)
