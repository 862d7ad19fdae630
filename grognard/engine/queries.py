"""Queries: what a page may ask a title about the board, written `what:about:about`, answered with plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.engine.board import Board, Cell
from grognard.engine.errors import BadDocument
from grognard.engine.reasons import Reason

Answer = dict[str, Any]
Queries = Mapping[str, Callable[[Any, str | None, list[str], str], Answer]]
"""By its first word: from the state, the asking side, the words after the first, and the whole query."""


def answer(queries: Queries, state: object, side: str | None, query: str) -> Answer:
    """The answer to a query; BadDocument for one that makes no sense here."""
    what, *about = query.split(":")
    ask = queries.get(what)
    if ask is None:
        raise BadDocument(f"unknown query; there are {', '.join(sorted(queries))}", query)
    return ask(state, side, about, query)


def plain(reason: Reason) -> Answer:
    """A reason as data."""
    found: Answer = {"rule": reason.rule, "text": reason.text, "args": dict(reason.args)}
    return found if reason.value is None else {**found, "value": reason.value}


def named_cell(board: Board, about: list[str], number: int, query: str) -> Cell:
    """The hex that a word of the query names."""
    if number >= len(about) or about[number] not in board.names:
        raise BadDocument("names no hex of the map", query)
    return board.cell(about[number])
