"""8.34 Wire, and 8.7 streams: what lies on a hex side stops those who cross it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.s08_trenches import side_key
from grognard.games.rpc.rules.words import of_unit
from grognard.games.rpc.state import State


@rule("8.341#1", "8.342#3", "12.S4#5")
def has_wire(g: State, a: Cell, b: Cell) -> bool:
    """Wire on the side that nobody has breached, unless the scenario leaves wire out."""
    if "wire" not in g.board.side(a, b) or g.setting.rules.get("no_wire"):
        return False
    return side_key(g, a, b) not in g.breaches


@rule("8.7#2", "8.7#3", "8.7#4")
def has_stream(g: State, a: Cell, b: Cell) -> bool:
    """A stream runs along the side, and no bridge crosses it."""
    side = g.board.side(a, b)
    return "stream" in side and "bridge" not in side


@rule("8.04", "8.341#2", "8.341#4", "8.341#5", "8.341#6", "8.342#2")
def cross_side(g: State, movers: tuple[str, ...], a: Cell, b: Cell) -> None:
    """Wire disperses and spends all but AFV, which breach it for those who come later; streams spend."""
    wire = has_wire(g, a, b)
    for id_ in movers:
        if wire and s03_units.is_afv(g, id_):
            breach(g, id_, a, b)
        elif wire:
            g.note("caught-in-wire", "8.341", **of_unit(g, id_), hex=g.board.name(b))
            s03_units.disperse(g, id_, "8.341")
            s03_units.spend(g, id_)
        if has_stream(g, a, b):
            g.note("wades", "8.7", **of_unit(g, id_), hex=g.board.name(b))
            s03_units.spend(g, id_)


def breach(g: State, id_: str, a: Cell, b: Cell) -> None:
    """From now on the wire of this side counts no more."""
    key = side_key(g, a, b)
    if key not in g.breaches:
        g.breaches[key] = True
        g.note("breached", "8.342", **of_unit(g, id_), wire=key)
