"""6.66 Lost checks and 8.323 bog checks: what a step asks of those who take it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s08_terrain, s08_trenches
from grognard.games.rpc.state import State


@rule("8.6#2", "8.7#3", "10.21#5")
def follows_road(g: State, a: Cell, b: Cell) -> bool:
    """The road passes over the side, or a bridge does; over the edge of the map where it leads off it."""
    if a < 0 or b < 0:
        return leads_off(g, "road", max(a, b))
    return g.board.linked("road", a, b) or "bridge" in g.board.side(a, b)


@rule("10.21#5", "10.3#1", "8.6#2")
def leads_off(g: State, kind: str, cell: Cell) -> bool:
    """A road or printed trench that ends in a hex of the edge goes on in its mirror image.

    One that only passes through the hex, along the edge say, crosses no side of it there.
    """
    if cell not in g.board.on_line[kind]:
        return False
    return sum(g.board.linked(kind, cell, other) for other in g.board.adjacent[cell]) <= 1


@rule("8.321#6", "10.21#5", "8.33#2", "8.322#4")
def may_go_along(g: State, id_: str, a: Cell, b: Cell) -> bool:
    """The unit is IN a trench that connects, and can stay IN it; from off the map where one leads in."""
    if a < 0:
        leads_in = b in g.trenches or leads_off(g, "trench", b)  # a marker and its mirror image connect
        return leads_in and s08_terrain.may_be_in_trench(g, id_)
    return s08_terrain.is_in_trench(g, id_) and s08_trenches.are_connected(g, a, b)


@rule("6.661#1", "6.661#2", "6.661#3", "6.661#4", "6.663#1", "8.9#3")
def lost_because(g: State, id_: str, a: Cell, b: Cell, *, along: bool) -> Reason | None:
    """Why this step from a to b calls for a lost check; None if it does not, or if one was made this turn."""
    unit = g.units[id_]
    if unit.lost_check or follows_road(g, a, b):
        return None
    if a >= 0 and "green" in g.board.side(a, b):
        return because("6.661", "lost-woods", hex=g.board.name(b))
    enemy = (
        [s08_trenches.is_enemy_trench(g, cell, unit.side) for cell in (a, b) if cell >= 0] if along else []
    )
    if along and all(enemy):
        return because("6.661", "lost-trench", hex=g.board.name(b))
    if g.night and (not along or any(enemy)):
        return because("6.661", "lost-night", hex=g.board.name(b))
    return None


@rule("6.661#5", "6.663#1", "6.663#2", "3.73#2")
@procedure
def lost_check(g: State, id_: str) -> Procedure[None]:
    """At most once a turn; failure disperses and spends, whatever the dice."""
    g.change(id_, lost_check=True)
    result: s03_units.Check = yield from s03_units.check(g, id_, Modifiers(), "lost")
    s03_units.apply_checks(g, (result,))


@rule("8.323", "3.12#3", "8.6#4")
def bogs(g: State, id_: str, a: Cell, b: Cell) -> bool:
    """Cavalry and AFV bog in a trench hex, unless a road takes them in."""
    if not s08_trenches.has_trench(g, b) or follows_road(g, a, b):
        return False
    return s03_units.is_cavalry(g, id_) or s03_units.is_afv(g, id_)


@rule("8.323", "3.73#2")
@procedure
def bog_check(g: State, id_: str) -> Procedure[None]:
    """Failure disperses and spends, and never destroys."""
    result: s03_units.Check = yield from s03_units.check(g, id_, Modifiers(), "bog")
    s03_units.apply_checks(g, (result,))
