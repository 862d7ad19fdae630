"""Positions as plain data: digests, saves and loads.

A save holds the start of the game, the list of answers, and the position with its suspended procedures. The answers are
the truth; the position is a cache that is used only if rules and data are the same as when it was made.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import zlib
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from grognard.engine import procedure
from grognard.engine.canonical import settlers
from grognard.engine.chance import Ask, Chance, Committed, Coupled, Scripted, queues
from grognard.engine.errors import BadDocument, GrognardError
from grognard.engine.journal import Entry, entries

if TYPE_CHECKING:
    from grognard.engine.table import Table
    from grognard.engine.title import Title

FORMAT = 1
LARGEST = 4_000_000
"""No packed position is larger; a forged one could be."""
Answered = tuple[str, str | list[int], int | None]
"""Who answered (a side or chance), what, and the counter of a roll or draw."""
NOT_DUMPED = ("setting", "notes")
_canonical = msgspec.json.Encoder(order="deterministic")
_sorted = msgspec.json.Encoder(order="sorted")


def dump_state(state: Any) -> dict[str, Any]:
    """The position as plain data, without what all positions of the game share and what is as by default."""
    return {name: msgspec.to_builtins(value, str_keys=True) for name, value in _own_fields(state).items()}


def _own_fields(state: Any) -> dict[str, Any]:
    """The fields of a position that are not shared and not as by default; what equals a default within is that."""
    state_type: type[Struct] = type(state)
    for name, settle in settlers(state_type, NOT_DUMPED):
        settle(getattr(state, name))
    defaults = _defaults(state_type)
    values = {name: getattr(state, name) for name in defaults}
    return {name: value for name, value in values.items() if value != defaults[name]}


@functools.cache
def _defaults(state_type: type[Struct]) -> dict[str, Any]:
    found = {}
    for field in msgspec.structs.fields(state_type):
        made = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        found[field.name] = made
    return {name: default for name, default in found.items() if name not in NOT_DUMPED}


def plain_json(data: Any) -> Any:
    """What JSON makes of plain data: tuples become lists."""
    return msgspec.json.decode(msgspec.json.encode(data))


def restore_state(title: Title, plain: Any, setting: Any) -> Any:
    """The position that `dump_state` wrote."""
    try:
        state: Any = msgspec.convert(plain, title.state_type, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadDocument(str(error), "save.state") from None
    state.setting = setting
    return state


def digest(game: Table) -> str:
    """A hash of the position: equal for equal positions on every machine."""
    partial = {side: option.id for side, option in game._partial.items()}
    text = canonical_text(game.state, _frames(game), partial)
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def canonical_text(state: Any, *more: Any) -> bytes:
    """The text of `dump_state` with sorted keys, made without the plain data wherever keys are strings already."""
    own = {
        name: msgspec.to_builtins(value, str_keys=True)
        if type(value) is dict and type(next(iter(value), "")) is not str
        else value
        for name, value in _own_fields(state).items()
    }
    try:
        return _sorted.encode((own, *more))
    except TypeError:  # deeper inside are keys that are not
        return _canonical.encode((dump_state(state), *more))


def rules_digest(title: Title) -> str:
    """A hash of rules and data, by which a save knows whether its position can still be trusted."""
    return _package_digest(title.package)


@functools.cache
def _package_digest(package: str) -> str:
    found = hashlib.blake2b(
        procedure.digest_of(package.removeprefix("grognard.games.")).encode(), digest_size=16
    )
    for file in sorted(_data_files(resources.files(package)), key=str):
        found.update(file.read_bytes())
    return found.hexdigest()


def _data_files(folder: Any) -> list[Any]:
    found = []
    for item in folder.iterdir():
        if item.is_dir():
            found += _data_files(item)
        elif item.name.endswith((".py", ".toml", ".json", ".tsv")):
            found.append(item)
    return found


def _frames(game: Table) -> list[Any]:
    return [procedure.frame_to_plain(frame) for frame in game._stack]


class Saved(Struct, frozen=True, kw_only=True):
    """A save as it is written."""

    format: int
    title: str
    rules: str
    origin: str | dict[str, Any]
    options: dict[str, str]
    chance: dict[str, Any]
    counter: int
    number: int
    queues: dict[str, list[Any]]
    state: dict[str, Any] | str
    """Plain, or packed where there is no log."""
    frames: list[Any] | str
    partial: dict[str, str]
    log: list[Answered] | None = None
    checksums: list[str] | None = None
    abandoned: list[list[Answered]] = []
    seal: str = ""


def save(game: Table, log: bool = True, packed: bool = True) -> dict[str, Any]:
    """The game as plain data. Without its log it can be continued, but not undone, replayed or verified.

    Such a save is packed, unless it is read again so soon that this would not be worth its time.
    """
    saved: dict[str, Any] = {
        "format": FORMAT,
        "title": game.title.id,
        "rules": rules_digest(game.title),
        "origin": game.origin,
        "options": game.options_given,
        "chance": _chance_to_plain(game.chance),
        "counter": game.counter,
        "number": game.number,
        "queues": {name: list(items) for name, items in game._queues.items()},
        "state": dump_state(game.state),
        "frames": _frames(game),
        "partial": {side: option.id for side, option in game._partial.items()},
    }
    if log:
        past = entries(game._past)
        saved["log"] = [[e.side, e.answer, e.draw] for e in past]
        saved["abandoned"] = [[[e.side, e.answer, e.draw] for e in branch] for branch in game.abandoned]
        if game.audit:
            saved["checksums"] = [e.checksum for e in past]
    elif packed:
        saved["state"], saved["frames"] = _packed(saved["state"]), _packed(saved["frames"])
    plain: dict[str, Any] = plain_json(saved)
    plain["seal"] = _seal(plain)
    return plain


def _packed(plain: Any) -> str:
    """Plain data as a short text: a save without its log is a bookmark, and bookmarks are kept by the thousand."""
    return base64.b85encode(zlib.compress(msgspec.json.encode(plain), 9)).decode()


def _unpacked(data: Any) -> Any:
    if not isinstance(data, str):
        return data
    return msgspec.json.decode(zlib.decompressobj().decompress(base64.b85decode(data), LARGEST))


def _seal(plain: dict[str, Any]) -> str:
    unsealed = {name: value for name, value in plain.items() if name != "seal"}
    return hashlib.blake2b(_canonical.encode(unsealed), digest_size=16).hexdigest()


def read(data: Any) -> Saved:
    """A save that is whole and untouched, or BadDocument."""
    if not isinstance(data, dict):
        raise BadDocument("a save is an object", "save")
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadDocument(str(error), "save") from None
    if saved.format != FORMAT:
        raise BadDocument(f"format {saved.format} is unknown; this version writes {FORMAT}", "save.format")
    try:
        seal = _seal(data)
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise BadDocument(f"not plain data: {error}", "save") from None
    if seal != saved.seal:
        raise BadDocument("the save was changed or cut short", "save.seal")
    return saved


def load(title: Title, saved: Saved, audit: bool = False, trusted: bool = False) -> Table:
    """The game of a save; it goes on identically, in mid-procedure too.

    The answers are played again and must lead to the saved position. A `trusted` save (one that never left our hands)
    goes on from its position at once, if rules and data are still the same.
    """
    try:
        same_rules = saved.rules == rules_digest(title)
        if saved.log is None and not same_rules:
            raise BadDocument("the rules have changed since, and the save has no log to replay", "save.rules")
        if same_rules and (trusted or saved.log is None):
            return _seen(_resumed(title, saved, audit))
        game = replayed(title, saved, audit)
        if same_rules and plain_json(dump_state(game.state)) != saved.state:
            raise BadDocument("is not the position that the answers lead to", "save.state")
        return _seen(game)
    except GrognardError:
        raise
    except Exception as error:  # a forged save can fail anywhere inside; its reader gets one type of error
        raise BadDocument(f"does not resume: {type(error).__name__}: {error}", "save") from None


def _seen(game: Table) -> Table:
    """A game that every side can look at; a position that makes no sense fails here and not later."""
    for side in (*game.sides, None):
        game.title.view(game.state, side)
    question = game.pending
    if question is None and game.outcome is None:
        raise BadDocument("nothing is asked, and the game is not over", "save.frames")
    if question is not None and (game.outcome is not None or not question.options):
        raise BadDocument(f"{question.kind} cannot be asked here", "save.frames")
    return game


def entries_of(log: list[Answered], checksums: list[str] | None = None) -> list[Entry]:
    """The answers of a save as journal entries, without what was said."""
    sums = checksums if checksums is not None else [""] * len(log)
    if len(sums) != len(log):
        raise BadDocument("must be as many as answers", "save.checksums")
    made = []
    for number, ((side, answer, draw), checksum) in enumerate(zip(log, sums, strict=True)):
        plain = answer if isinstance(answer, str) else tuple(answer)
        made.append(Entry(number, side, "", plain, (), False, draw, checksum))
    return made


def replayed(title: Title, saved: Saved, audit: bool = False) -> Table:
    """The game told by the answers alone, from its start."""
    from grognard.engine.table import Table

    log = entries_of(saved.log or [])
    game = Table(title, saved.origin, saved.options, chance_from_plain(saved.chance), audit, log)
    game.replay_fed()
    game.counter = saved.counter
    game.abandoned = tuple(tuple(entries_of(branch)) for branch in saved.abandoned)
    return game


def _resumed(title: Title, saved: Saved, audit: bool) -> Table:
    """The game of a save whose position can be trusted."""
    from grognard.engine.table import Table

    game = object.__new__(Table)
    game._set_up(title, saved.origin, saved.options, chance_from_plain(saved.chance), audit)
    game.state = restore_state(title, _unpacked(saved.state), title.setting(game.given, saved.options))
    game._stack = [procedure.frame_from_plain(frame) for frame in _unpacked(saved.frames)]
    game.counter, game.number, game._queues = saved.counter, saved.number, queues(saved.queues)
    game.abandoned = tuple(tuple(entries_of(branch)) for branch in saved.abandoned)
    for entry in entries_of(saved.log or [], saved.checksums):
        game._past = (game._past, entry)
    game._told = saved.log is None
    if game._stack:
        game._asked = procedure.reask(game.state, game._stack)
    for side, id_ in saved.partial.items():
        question = game.pending_for(side)
        option = question.find(id_) if question is not None else None
        if option is None:
            raise BadDocument(f"{id_!r} was not offered", f"save.partial.{side}")
        game._partial = {**game._partial, side: option}
    return game


def _chance_to_plain(chance: Chance) -> dict[str, Any]:
    if isinstance(chance, Committed | Coupled):  # of luck that was coupled only the secret outlives the world
        return {"secret": chance.secret}
    if isinstance(chance, Scripted):
        return {"script": list(chance.answers)}
    return {"ask": True}


def chance_from_plain(plain: dict[str, Any]) -> Chance:
    """Chance as a save describes it."""
    match plain:
        case {"secret": str(secret)}:
            return Committed(secret)
        case {"script": list(answers)} if all(isinstance(a, str | list) for a in answers):
            return Scripted(answers)
        case {"ask": True}:
            return Ask()
    raise BadDocument("must hold a secret, a script or ask", "save.chance")
