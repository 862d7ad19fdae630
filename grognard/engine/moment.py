"""Any position as a document, and the moment within an operation at which a document may begin.

What lasts is told by the keys of the title. Where a game stands in the middle of something, the document has a `moment`
too: the procedures that wait, with their variables, and what only lives as long as they do. Such a document goes on
exactly where it was written. Whoever changes it leaves `moment` out and begins where the other keys say.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from msgspec import Struct

from grognard.engine import procedure
from grognard.engine.chance import Ask
from grognard.engine.decision import Draw, Roll
from grognard.engine.documents import need, typed
from grognard.engine.errors import BadDocument, GrognardError
from grognard.engine.plain import short_module
from grognard.engine.snapshot import NOT_DUMPED, digest, plain_json
from grognard.engine.title import settled

if TYPE_CHECKING:
    from grognard.engine.table import Table
    from grognard.engine.title import Title


class Waiting(Struct, forbid_unknown_fields=True, kw_only=True):
    """A procedure that waits: its name, a digest of its text, the place in it and the variables that it still needs."""

    procedure: str
    """The module and function that wait."""
    source: str
    """A digest of its text: a procedure that has changed since cannot go on."""
    point: int
    """The place in it."""
    locals: dict[str, Any] = {}
    """The variables that it still needs, by name."""


class Moment(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a game stands within an operation. `fits` is the digest of the position to which it belongs."""

    fits: str
    """The digest of the position to which the moment belongs."""
    waiting: list[Waiting] = []
    """The procedures that wait, the innermost last."""
    state: dict[str, Any] = {}
    """What lives only within the operation, by field of the position."""
    partial: dict[str, str] = {}
    """Of a choice that several sides make at once, the answers already given."""


# writing


def written(game: Table) -> dict[str, Any]:
    """The position of a game as a document that `grognard.new` reads back to an equal one."""
    title = game.title
    if title.write is None:
        raise BadDocument(f"{title.id} cannot write its positions", "title")
    document = {
        name: value
        for name, value in title.write(game.state, game.given).items()
        if name not in ("moment", "next", "options", "forced")
    }
    usual = settled(title, {})
    chosen = {name: value for name, value in game.options_given.items() if value != usual.get(name)}
    if chosen:
        document["options"] = chosen
    if game.state.forced:
        document["forced"] = {chart: list(results) for chart, results in game.state.forced.items()}
    coming = {source: list(items) for source, items in game._queues.items() if items}
    if coming:
        document["next"] = coming
    plain: dict[str, Any] = plain_json(document)
    if not _begins_here(game, plain):
        plain["moment"] = plain_json(_moment(game, plain))
    return plain


def _begins_here(game: Table, document: dict[str, Any]) -> bool:
    """Whether a game that begins from the document stands where this one does."""
    try:
        again = type(game)(game.title, document, game.options_given, Ask())
    except GrognardError:
        return False
    return again.digest() == game.digest()


def _moment(game: Table, document: dict[str, Any]) -> Moment:
    state, title = game.state, game.title
    read = title.begin({**document, "moment": {"fits": ""}}, game.options_given)
    read.forced = state.forced
    different = {
        name: msgspec.to_builtins(getattr(state, name), str_keys=True)
        for name in _types(title.state_type)
        if not _is_same(getattr(read, name), getattr(state, name))
    }
    partial = {side: option.id for side, option in game._partial.items()}
    return Moment(
        fits=game.digest(), waiting=[_waiting(f) for f in game._stack], state=different, partial=partial
    )


def _is_same(a: Any, b: Any) -> bool:
    """Equal, and in the same order: options are offered in the order of the position."""
    return bool(a == b) and (type(a) is not dict or list(a) == list(b))


def _waiting(frame: procedure.Frame) -> Waiting:
    name, point, local = procedure.frame_to_plain(frame)
    compiled = frame[0]
    names = compiled.points[point][1]
    return Waiting(
        procedure=name, source=_mark(compiled), point=point, locals=dict(zip(names, local, strict=True))
    )


def _mark(compiled: procedure.Compiled) -> str:
    return compiled.source_digest[:12]


@functools.cache
def _types(state_type: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(state_type)
    return {name: hints[name] for name in state_type.__struct_fields__ if name not in NOT_DUMPED}


# reading


def enter(game: Table, given: Any) -> None:
    """Put a game that was begun from the other keys of its document at the moment that the document tells."""
    moment = typed(given, Moment, "moment")
    types = _types(game.title.state_type)
    for name, plain in moment.state.items():
        where = f"moment.state.{name}"
        need(name in types, "is no part of a position", where)
        try:
            value = msgspec.convert(plain, types[name], str_keys=True)
        except msgspec.ValidationError as error:
            raise BadDocument(str(error), where) from None
        setattr(game.state, name, value)
    try:
        _resume(game, moment)
        need(
            digest(game) == moment.fits,
            "belongs to another position: leave `moment` out to begin where the other keys say",
            "moment.fits",
        )
        if isinstance(
            game._asked, Roll | Draw
        ):  # that waited for an answer, and chance may now answer by itself
            game._settle(game._asked, None)
        for side in (*game.sides, None):
            game.view(side)
    except BadDocument:
        raise
    except Exception as error:  # a forged moment can fail anywhere inside; its reader gets one type of error
        raise BadDocument(f"does not resume: {type(error).__name__}: {error}", "moment") from None


def _resume(game: Table, moment: Moment) -> None:
    game._stack = [_frame(game.title, w, f"moment.waiting[{i}]") for i, w in enumerate(moment.waiting)]
    for i, (compiled, point, _) in enumerate(game._stack):
        asks, last = point in compiled.asks, i == len(game._stack) - 1
        need(
            asks == last,
            "asks nothing there" if last else "does not wait there",
            f"moment.waiting[{i}].point",
        )
    is_over = game.state.outcome is not None
    need(is_over or game._stack, "nothing is asked and the game is not over", "moment.waiting")
    need(not (is_over and game._stack), "the game is over", "moment.waiting")
    game._asked = procedure.reask(game.state, game._stack) if game._stack else None
    for side, id_ in moment.partial.items():
        question = game.pending_for(side)
        option = question.find(id_) if question is not None else None
        if option is None:
            raise BadDocument(f"{id_!r} is not offered", f"moment.partial.{side}")
        game._partial = {**game._partial, side: option}


def _frame(title: Title, waiting: Waiting, where: str) -> procedure.Frame:
    known = procedure.PROCEDURES.get(waiting.procedure)
    ours = waiting.procedure.startswith(f"{short_module(title.package)}.")
    if known is None or not ours:
        raise BadDocument(f"{title.id} has no procedure {waiting.procedure!r}", f"{where}.procedure")
    need(waiting.source == _mark(known), "was written by other rules: leave `moment` out", f"{where}.source")
    need(waiting.point in known.points, "there is no such point", f"{where}.point")
    names = known.points[waiting.point][1]
    need(set(names) == set(waiting.locals), f"must be {', '.join(names) or 'empty'}", f"{where}.locals")
    for kind in _classes(waiting.locals):
        need(_is_known(title, kind), f"{kind!r} is nothing that {title.id} keeps", f"{where}.locals")
    try:
        return procedure.frame_from_plain(
            [waiting.procedure, waiting.point, [waiting.locals[name] for name in names]]
        )
    except Exception as error:  # a class that cannot be made of what is given
        raise BadDocument(f"cannot be read: {type(error).__name__}: {error}", f"{where}.locals") from None


def _classes(plain: Any) -> Iterator[Any]:
    """The names of all classes that plain data wants to be made of."""
    inside = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    if isinstance(plain, dict) and "$" in plain:
        yield plain["$"]
    for part in inside:
        yield from _classes(part)


def _is_known(title: Title, kind: Any) -> bool:
    """Whether a class is one of the title or the engine: no other is ever kept by a procedure."""
    return isinstance(kind, str) and kind.startswith((f"{short_module(title.package)}.", "grognard.engine."))
