"""One text for equal positions.

msgspec leaves out a field that *is* its default, not one that equals it. An equal value that came by another way (out
of a document, out of a save) is therefore exchanged for the default itself before a position is written. Only fields
whose default may have an equal that is another object are looked at, and there are few.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct, inspect
from msgspec.structs import fields, force_setattr

Settle = Callable[[Any], None]
SMALL = range(-5, 257)
"""Whole numbers of which Python keeps one object each."""


def has_twins(default: Any) -> bool:
    """Whether something equal to this default may be another object."""
    if default is NODEFAULT or default is None or isinstance(default, bool) or default in ("", ()):
        return False
    return not (type(default) is int and default in SMALL)


@functools.cache
def twins_of(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a struct that would be written or not by chance, with their defaults."""
    if not kind.__struct_config__.omit_defaults:
        return ()
    return tuple((field.name, field.default) for field in fields(kind) if has_twins(field.default))


@functools.cache
def settlers(state_type: type[Struct], apart: tuple[str, ...]) -> tuple[tuple[str, Settle], ...]:
    """For each field of a position, those set apart left out, in which something is to be exchanged: by what."""
    known: dict[type, Settle | None] = {}
    found = []
    for field in fields(state_type):
        settle = None if field.name in apart else _settler(inspect.type_info(field.type), known)
        if settle is not None:
            found.append((field.name, settle))
    return tuple(found)


def _settler(info: inspect.Type, known: dict[type, Settle | None]) -> Settle | None:
    match info:
        case inspect.StructType(cls=kind):
            return _of_struct(kind, known)
        case inspect.DictType(value_type=inner):
            return _of_all(_settler(inner, known), dict.values)
        case inspect.CollectionType(item_type=inner):
            return _of_all(_settler(inner, known), iter)
        case inspect.TupleType(item_types=inner) | inspect.UnionType(types=inner):
            wanted = any(_settler(one, known) is not None for one in inner)
            return _anything if wanted else None
    return _anything if isinstance(info, inspect.AnyType) else None


def _of_all(settle: Settle | None, parts: Callable[[Any], Iterable[Any]]) -> Settle | None:
    return None if settle is None else lambda held: _all(settle, parts(held))


def _of_struct(kind: type[Struct], known: dict[type, Settle | None]) -> Settle | None:
    if kind in known:
        return known[kind]
    known[kind] = _anything  # should it hold another of its own kind
    inner = []
    for field in fields(kind):
        part = _settler(inspect.type_info(field.type), known)
        if part is not None:
            inner.append((field.name, part))
    own, within = twins_of(kind), tuple(inner)

    def settle(held: Struct) -> None:
        _own(held, own)
        for name, each in within:
            each(getattr(held, name))

    known[kind] = settle if own or within else None
    return known[kind]


def _own(held: Struct, own: tuple[tuple[str, Any], ...]) -> None:
    for name, default in own:
        value = getattr(held, name)
        if value is not default and value == default and type(value) is type(default):
            force_setattr(held, name, default)


def _all(settle: Settle, held: Iterable[Any]) -> None:
    for each in held:
        settle(each)


def _anything(held: Any) -> None:
    """The same for what no type tells of: by looking."""
    if isinstance(held, msgspec.Struct):
        _own(held, twins_of(type(held)))
        for name in held.__struct_fields__:
            _anything(getattr(held, name))
    elif isinstance(held, dict):
        _all(_anything, held.values())
    elif isinstance(held, list | tuple | set | frozenset):
        _all(_anything, held)
