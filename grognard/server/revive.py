"""From the stored answers back to a running game, trusting nothing that the rules would not do again."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Any

import msgspec
from msgspec import Struct

from grognard import registry
from grognard.engine import snapshot
from grognard.engine.decision import CHANCE
from grognard.engine.errors import BadDocument, GrognardError
from grognard.engine.snapshot import Answered, Saved
from grognard.engine.table import Table
from grognard.server.store.games import Stored

_NUMBER = re.compile(r"log\[(\d+)\]")


class Revived(Struct, frozen=True):
    """A game to go on with. If its rules have changed and do not allow its log, it stands at the last legal point."""

    table: Table
    rules: str
    changed: bool = False
    """The rules are not those under which it was stored."""
    legal: int | None = None
    """So many answers are still legal; None if all are."""
    problem: str = ""


class Damaged(GrognardError):
    """The rules are the same, but the stored answers do not lead to the stored positions."""


def revive(stored: Stored) -> Revived:
    """The game as it stands, with all that was said in it."""
    title = registry.title(stored.game.title)
    rules = snapshot.rules_digest(title)
    if stored.game.rules == rules:
        table = _resume(stored, rules)
        table.log_since(table.number)  # what was said is told again now, not when somebody waits for it
        return Revived(table, rules)
    try:
        return Revived(_replay(stored, stored.log), rules, changed=True)
    except GrognardError as error:
        legal = last_decision(stored, error)
        table = _replay(stored, stored.log[:legal])
        return Revived(table, rules, changed=True, legal=legal, problem=str(error))


def last_decision(stored: Stored, error: GrognardError) -> int:
    """The number of the last decision of a side before the place of the error."""
    found, log = _NUMBER.search(str(error)) if isinstance(error, BadDocument) else None, stored.log
    wrong = (
        int(found.group(1))
        if found
        else bisect_left(range(len(log)), True, key=lambda number: not _is_legal(stored, log[: number + 1]))
    )
    return next((n for n in range(min(wrong, len(log) - 1), -1, -1) if log[n][0] != CHANCE), 0)


def _is_legal(stored: Stored, log: list[Answered]) -> bool:
    """Whether these answers can be given; asked where the error does not tell which one cannot."""
    try:
        _replay(stored, log)
    except GrognardError:
        return False
    return True


def _resume(stored: Stored, rules: str) -> Table:
    """From the snapshot and the answers given since; every checksum is compared."""
    if stored.snapshot is None or stored.snapshot_rules != rules:
        table = _replay(stored, stored.log)
        return _compared(table, stored, 0)
    at = stored.snapshot_number
    plain = msgspec.json.decode(stored.snapshot)
    plain |= {
        "log": stored.log[:at],
        "checksums": stored.checksums[:at],
        "abandoned": stored.abandoned,
    }
    title = registry.title(stored.game.title)
    table = snapshot.load(title, msgspec.convert(plain, Saved), audit=True, trusted=True)
    while table.number < len(stored.log):
        side, answer, _ = stored.log[table.number]
        if not isinstance(answer, str):
            raise Damaged(f"entry {table.number} of game {stored.game.id} is not an answer")
        table.answer(answer, side)
    return _compared(table, stored, at)


def _compared(table: Table, stored: Stored, since: int) -> Table:
    for entry in table.log_since(since):
        if entry.number >= len(stored.log) or entry.checksum != stored.checksums[entry.number]:
            raise Damaged(f"game {stored.game.id} differs from its log at entry {entry.number}")
    if table.counter != stored.game.counter:
        raise Damaged(f"game {stored.game.id} has drawn {table.counter} times, not {stored.game.counter}")
    return table


def _replay(stored: Stored, log: list[Answered]) -> Table:
    game = stored.game
    saved = Saved(
        format=snapshot.FORMAT,
        title=game.title,
        rules="",
        origin=game.origin,
        options=game.options,
        chance=game.chance,
        counter=game.counter,
        number=len(log),
        queues={},
        state={},
        frames=[],
        partial={},
        log=log,
        abandoned=stored.abandoned,
    )
    return snapshot.replayed(registry.title(game.title), saved, audit=True)


def answered(entries: Any) -> list[Answered]:
    """Entries of a table as they are stored."""
    return [(e.side, e.answer if isinstance(e.answer, str) else list(e.answer), e.draw) for e in entries]
