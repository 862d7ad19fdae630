"""Where a course of action ends, and which answers strike one's own men or send them away for nothing."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.games.rpc.state import State


def activation(g: State) -> object:
    """The half of a couplet in which a side gives a command, or another phase of a turn."""
    return g.day, g.segment, g.phase, g.turn, g.couplet, g.half


def harms(g: State, question: Choose, option: Option) -> bool:
    """Shells or gas on hexes of one's own, and to leave the map where that brings nothing."""
    if option.verb == "exit":
        return not any(is_paid(g, question.side, g.board.cell(name)) for name in _hexes(option))
    return any(g.in_hex(cell, question.side) for cell in _struck(g, question, option))


def _hexes(option: Option) -> list[str]:
    return [touched.removeprefix("hex:") for touched in option.touches if touched.startswith("hex:")]


def _struck(g: State, question: Choose, option: Option) -> tuple[Cell, ...]:
    """The hexes on which something would fall; smoke hurts nobody. Which of the spines is named for a stray, and in
    which order drifted gas is met, changes nothing of that."""
    board, args = g.board, dict(question.args)
    if option.verb == "vertex":
        return board.cells_of(board.vertex(option.id))
    if option.verb == "shell" and option.id != "smoke":
        return board.cells_of(board.vertex(str(args["vertex"])))
    if option.verb == "bombard":
        return tuple(board.within(option.value, int(str(args["radius"]))))
    if question.kind == "drift-choose":
        return tuple(board.cell(name) for name in _hexes(option))
    return ()


def is_paid(g: State, side: str, here: Cell) -> bool:
    """To leave the map here scores."""
    terms = g.setting.victory
    return bool(terms.exited) and terms.side in ("", side) and (not terms.exit or here in terms.exit)
