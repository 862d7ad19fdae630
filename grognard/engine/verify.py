"""Proof of a finished game: replay it from its start and let chance speak for itself."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.chance import Ask
from grognard.engine.decision import CHANCE
from grognard.engine.errors import BadDocument, GrognardError
from grognard.engine.journal import Entry
from grognard.engine.snapshot import (
    Saved,
    chance_from_plain,
    dump_state,
    entries_of,
    plain_json,
    rules_digest,
)
from grognard.engine.table import Table
from grognard.engine.title import Title


class Verdict(Struct, frozen=True):
    """What was found: how many answers and draws were proved, or the first thing that is wrong."""

    good: bool
    answers: int
    draws: int
    problem: str = ""


def verify(title: Title, saved: Saved) -> Verdict:
    """Replay a game and prove dice, decks and cups against the secret, every checksum, and the position at the end."""
    if saved.log is None:
        return Verdict(False, 0, 0, "save.log: there is no log to verify")
    try:
        log = entries_of(saved.log, saved.checksums)
        _every_draw_is_accounted_for(saved)
        chance = chance_from_plain(saved.chance)
        game = Table(title, saved.origin, saved.options, chance, audit=saved.checksums is not None)
        draws = _prove(game, log)
    except GrognardError as error:
        return Verdict(False, 0, 0, str(error))
    if saved.rules == rules_digest(title) and plain_json(dump_state(game.state)) != saved.state:
        return Verdict(
            False, len(log), draws, "save.state: the position is not the one that the answers lead to"
        )
    return Verdict(True, len(log), draws)


def _every_draw_is_accounted_for(saved: Saved) -> None:
    """No roll was skipped: each counter was used once, in the game or in a branch that was taken back."""
    branches = [saved.log or [], *saved.abandoned]
    used = {draw for branch in branches for _, _, draw in branch if draw is not None}
    if used != set(range(saved.counter)):
        raise BadDocument(
            f"{saved.counter} draws were made, but the log tells of {len(used)}", "save.counter"
        )


def _prove(game: Table, log: list[Entry]) -> int:
    """Give the answers of the log again; the first difference is an error."""
    draws = _compare(game, log, 0)
    while game.number < len(log):
        entry = log[game.number]
        since = game.number
        if entry.side == CHANCE and not (isinstance(game.chance, Ask) and entry.draw is None):
            raise BadDocument("chance was not asked here", f"log[{entry.number}]")
        game.counter = next((e.draw for e in log[since:] if e.draw is not None), game.counter)
        _answer_again(game, entry)
        draws += _compare(game, log, since)
    return draws


def _answer_again(game: Table, entry: Entry) -> None:
    answer = "-".join(map(str, entry.answer)) if isinstance(entry.answer, tuple) else entry.answer
    try:
        game.answer(answer, entry.side)
    except GrognardError as error:
        raise BadDocument(str(error), f"log[{entry.number}]") from None


def _compare(game: Table, log: list[Entry], since: int) -> int:
    draws = 0
    for made in game.log_since(since):
        where = f"log[{made.number}]"
        if made.number >= len(log):
            raise BadDocument("the log ends before chance answered", where)
        said = log[made.number]
        if (said.side, said.answer, said.draw) != (made.side, made.answer, made.draw):
            raise BadDocument(f"says {said.side} {said.answer}, but it was {made.side} {made.answer}", where)
        if said.checksum and said.checksum != made.checksum:
            raise BadDocument("the position differs from the one played", where)
        draws += made.side == CHANCE
    return draws
