"""What a side may see of a running game: the title's picture, the decision that waits, and what was said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.engine.decision import Choose, Option
from grognard.engine.errors import GrognardError, RulesError, place_of
from grognard.engine.position import Note

if TYPE_CHECKING:
    from grognard.engine.table import Table

LOG_TAIL = 24
"""So many entries of the log come with every view; the rest is asked for."""


def view_of(game: Table, side: str | None) -> dict[str, Any]:
    """All that a side may know, with the last of the log."""
    return {**picture_of(game, side), "log": log_of(game, side, max(0, game.number - LOG_TAIL))}


def picture_of(game: Table, side: str | None) -> dict[str, Any]:
    """All that a side may know but the log, built by adding what it may see."""
    try:
        seen: dict[str, Any] = game.title.view(game.state, side)
    except GrognardError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error} in {place_of(error)}"
        raise RulesError(f"{what} in the picture for {side}", game) from error
    seen["title"] = game.title.id
    seen["number"] = game.number
    seen["side"] = side
    seen["sides"] = list(game.sides)
    seen["decision"] = _decision(game, side)
    seen["waiting"] = list(game.deciders())
    outcome = game.outcome
    seen["outcome"] = (
        None
        if outcome is None
        else {
            "winner": outcome.winner,
            "reason": outcome.reason,
            "rule": outcome.rule,
            "scores": outcome.scores,
        }
    )
    return seen


def log_of(game: Table, side: str | None, since: int = 0) -> list[dict[str, Any]]:
    """The messages that a side may read, from this entry on."""
    found = game.log_since(since)
    lines = [] if since else [_line(note, -1) for note in game.opening if note.may_be_read_by(side)]
    lines += [
        _line(note, entry.number) for entry in found for note in entry.notes if note.may_be_read_by(side)
    ]
    return lines


def _line(note: Note, number: int) -> dict[str, Any]:
    return {"n": number, "id": note.id, "args": note.args, "rules": list(note.rules)}


def _decision(game: Table, side: str | None) -> dict[str, Any] | None:
    question = game.pending_for(side)
    if question is not None:
        return {**_prompt(game, question), "options": [option_to_plain(o) for o in question.options]}
    shown = game.pending
    if shown is None:
        return None
    if shown.secret or len(game.deciders()) > 1 or game._partial:
        return {"number": game.number, "side": None, "prompt": None, "rule": "", "options": []}
    return {**_prompt(game, shown), "options": []}


def _prompt(game: Table, question: Choose) -> dict[str, Any]:
    return {
        "number": game.number,
        "side": question.side,
        "prompt": {"id": question.kind, "args": dict(question.args)},
        "rule": question.rule,
        "window": question.window,
    }


def option_to_plain(option: Option) -> dict[str, Any]:
    """An option as the page and the terminal show it."""
    return {
        "id": option.id,
        "verb": option.verb,
        "touches": list(option.touches),
        "label": {"id": option.label, "args": dict(option.args)},
        "rule": option.rule,
    }
