"""The same past with other dice to come: a game that goes on from here without the secret of the first."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.engine.chance import Ask, Committed, source_of
from grognard.engine.decision import CHANCE
from grognard.engine.journal import Entry
from grognard.engine.table import Table


def with_new_dice(game: Table) -> Table:
    """The game as it stands, with a new secret. What chance has said so far is prescribed by its document.

    Whoever plays the copy on learns nothing of what chance will say in the original, and the copy is proved by its own
    secret from here on.
    """
    coming = {source: list(items) for source, items in game.given.get("next", {}).items()}
    for source, answer in _said(game):
        coming.setdefault(source, []).append(answer)
    document = {**game.given, "next": coming}
    past = [replace(entry, draw=None) for entry in game.log]
    copy = Table(game.title, document, game.options_given, Committed.from_seed(None), game.audit, past)
    copy.replay_fed()
    return copy


def _said(game: Table) -> list[tuple[str, Any]]:
    """What chance said by itself, oldest first, with the deck, cup or dice that it came from."""
    found = []
    again = Table(game.title, game.origin, game.options_given, Ask())
    for entry in game.log:
        if entry.number < again.number:
            continue  # prescribed, so it was said again without being asked for
        if entry.side == CHANCE:
            answer = entry.answer if isinstance(entry.answer, str) else list(entry.answer)
            found.append((source_of(again._asked), answer))
        again.answer(_text(entry), entry.side if entry.side != CHANCE else None)
    return found


def _text(entry: Entry) -> str:
    return entry.answer if isinstance(entry.answer, str) else "-".join(map(str, entry.answer))
