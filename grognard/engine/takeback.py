"""Going back: undo by information, rewinding by consent, and the answers of a log given again."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from grognard.engine.decision import CHANCE
from grognard.engine.errors import BadDocument, IllegalChoice, IllegalUndo
from grognard.engine.journal import entries

if TYPE_CHECKING:
    from grognard.engine.table import Table


def undo(game: Table, side: str | None) -> None:
    """Take back the last answer, if nothing random or secret came to light since, and nobody else has answered."""
    if game._past is None:
        raise IllegalUndo("nothing has been decided yet")
    last = game._past[1]
    if last.is_random:
        raise IllegalUndo("chance has spoken since the last answer")
    if last.reveals:
        raise IllegalUndo("the last answer revealed something")
    if side is not None and last.side != side:
        raise IllegalUndo(f"the last answer was given by {last.side}")
    rewind(game, last.number)


def rewind(game: Table, number: int) -> None:
    """Go back to the decision before this entry. Chance goes on from where it was, so that no roll is repeated."""
    log = entries(game._past)
    if not 0 <= number < len(log) or log[number].is_random:
        raise IllegalUndo(f"no side decided entry {number}")
    anchor = game._anchor
    while anchor is not None and anchor.number > number:
        anchor = anchor._anchor
    if anchor is None:
        again = type(game)(game.title, game.origin, game.options_given, game.chance, game.audit, log[:number])
    else:
        again = anchor.clone()
        again._fed = deque(log[anchor.number : number])
    again.replay_fed()
    if any(entry.is_random for entry in log[number:]):
        game.abandoned += (tuple(log[number:]),)
    game.state, game._stack, game._asked = again.state, again._stack, again._asked
    game._past, game._partial, game.number = again._past, again._partial, again.number
    game._queues, game._anchor, game._told = again._queues, again._anchor, anchor is None or game._told


def replay_fed(game: Table) -> None:
    """Answer as the log tells until it is used up. BadDocument names the first entry that cannot be."""
    while game._fed:
        entry = game._fed.popleft()
        where = f"log[{entry.number}]"
        if entry.side == CHANCE or not isinstance(entry.answer, str):
            raise BadDocument("chance was not asked here", where)
        try:
            game.answer(entry.answer, entry.side)
        except IllegalChoice as error:
            raise BadDocument(str(error), where) from None
