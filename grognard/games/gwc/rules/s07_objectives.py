"""4.1 and 7.3 Victory points and Objectives: control, open and secret chits, and their points."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.engine.decision import Draw
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import s03_formations
from grognard.games.gwc.rules.words import side_name
from grognard.games.gwc.state import State
from grognard.games.gwc.support import chits

STRONGHOLDS = ("pillbox", "blockhaus")


# victory points


@rule("4.1.1#2", "4.1.1#3", "7", "GLOSS.vp", "INTRO.victory")
def gain_vp(g: State, side: str, points: int, rule_: str, why: str) -> None:
    """A side gains points: one balance, counted upward for the side listed first."""
    if points:
        g.vp += points if side == g.setting.sides[0] else -points
        ahead = g.setting.sides[0] if g.vp >= 0 else g.setting.sides[1]
        g.note(
            "vp",
            rule_,
            side=side_name(side),
            points=points,
            why=f"@{why}",
            balance=abs(g.vp),
            ahead=side_name(ahead),
        )


def vp_of(g: State, side: str) -> int:
    """The side's points: what it is ahead by, negative if it is behind."""
    return g.vp if side == g.setting.sides[0] else -g.vp


# Objectives


@lru_cache(maxsize=64)
def objectives(board: Board) -> dict[int, tuple[Cell, ...]]:
    """The hexes of each Objective by its number: one hex, or every hex of a Building."""  # 2.3#1 7.3.1.1 T104#6
    found: dict[int, tuple[Cell, ...]] = {}
    for cell in board.cells:
        number, building = board.extra[cell].get("objective"), board.extra[cell].get("building")
        if number is not None:
            whole = [c for c in board.cells if building and board.extra[c].get("building") == building]
            found[int(number)] = tuple(whole) or (cell,)
    return found


@lru_cache(maxsize=64)
def objectives_at(board: Board) -> dict[Cell, tuple[int, ...]]:
    """The Objectives to which a hex belongs."""
    at: dict[Cell, tuple[int, ...]] = {}
    for number, cells in objectives(board).items():
        for cell in cells:
            at[cell] = (*at.get(cell, ()), number)
    return at


@rule("7.3.1#2", "2.3#2")
def occupy(g: State, cell: Cell) -> None:
    """Who is in a hex has changed: Objectives and strongholds pass to whoever is there alone."""
    if cell in g.melees:  # A30#4: who is left is seen when the Melee is over
        return
    note_sole(g, cell)
    for number in objectives_at(g.board).get(cell, ()):
        settle(g, number)


@rule("F126#3", "F129#3")
def note_sole(g: State, cell: Cell) -> None:
    """A side that is alone in a Pillbox or Blockhaus is its last sole occupant."""
    if g.fortifications.get(cell) in STRONGHOLDS:
        sides = {g.formations[id_].side for id_ in g.in_hex(cell)}
        if len(sides) == 1:
            g.sole[cell] = sides.pop()


def settle(g: State, number: int) -> None:
    """Give an Objective to the side that holds it alone, unless it has it already."""
    side = holder(g, number)
    if side is None or g.control.get(number) == side:
        return
    take_control(g, side, number)
    tank = any(s03_formations.is_tank(g, id_) for id_ in those_in(g, number))
    if tank and g.phase != "set up":  # 7.3.1.2 7.3.1#2: once play commences
        gain_vp(g, side, 1, "7.3.1.2", "vp-tank-objective")


def those_in(g: State, number: int) -> list[str]:
    """The Formations in an Objective, which may be a whole Building."""
    return [id_ for cell in objectives(g.board)[number] for id_ in g.in_hex(cell)]  # 7.3.1.1


@rule("7.3.1.1", "7.3.1.3", "O27.2.2#1", "O27.2.2#2")
def holder(g: State, number: int) -> str | None:
    """The side that is alone in an Objective and can take it: not with Runners only."""
    there = those_in(g, number)
    sides = {g.formations[id_].side for id_ in there}
    if len(sides) != 1 or all(s03_formations.is_runner(g, id_) for id_ in there):
        return None
    return sides.pop()


@rule("7.3.3#5", "7.3.3#6")
def take_control(g: State, side: str, number: int) -> None:
    """Control passes, and with it the open value of the Objective."""
    points, former = objective_value(g, number), g.control.get(number)
    g.control = dict(sorted({**g.control, number: side}.items()))
    g.note("objective-taken", "7.3.1", side=side_name(side), objective=number)
    if former is not None:
        gain_vp(g, former, -points, "7.3.3", "vp-objective-lost")
    gain_vp(g, side, points, "7.3.3", "vp-objective")


@rule("7.3", "7.3.2#2", "7.3.2#3", "7.3.2#4")
def objective_value(g: State, number: int) -> int:
    """What the open chits make of an Objective: their sum."""
    return sum(chits()[chit].value(number) for chit in g.open_chits)


@rule("7.3.3#1", "7.3.3#4")
def open_chit(g: State, chit: str, side: str) -> None:
    """A chit is laid open and scores at once for those who control its Objectives."""
    g.open_chits = (*g.open_chits, chit)
    g.note("chit-opened", "7.3.3", reveals=True, side=side_name(side), chit=chit)
    for number, controller in sorted(g.control.items()):
        gain_vp(g, controller, chits()[chit].value(number), "7.3.3", "vp-chit")


def reveal_chit(g: State, side: str, chit: str) -> None:
    """A secret chit of this side becomes an open one."""  # 7.3.3#1
    held = g.secret_chits[side]
    at = held.index(chit)
    g.secret_chits[side] = held[:at] + held[at + 1 :]
    open_chit(g, chit, side)


@rule("7.3.2#1", "7.3.3#2")
@procedure
def draw_chit(g: State, side: str, secret: bool = True) -> Procedure[str]:
    """Draw a chit: secret, or open; one without a secret side is always laid open. Empty if none is left."""
    if not g.chits_left:
        return ""
    chit: str = yield Draw("chits", g.chits_left, "chit-draw", side, side if secret else "open")
    g.chits_left = tuple(left for left in g.chits_left if left != chit)
    if secret and not chits()[chit].open:  # 7.3.3#3 7.3.3#fr
        g.secret_chits[side] = (*g.secret_chits.get(side, ()), chit)  # 4.4.1#1
        g.note("chit-drawn", "7.3.3", side=side_name(side))
        g.note("chit-drawn-secret", "7.3.3", to=(side,), chit=chit)
    else:
        open_chit(g, chit, side)  # 4.4.1#2
    return chit
