"""Small differences between two pictures of a game, and how to apply them.

A change is `[path, value]`, or `[path]` for what is gone. A step of a path is a key of an object, or the `id` of an
item of a list whose items all have one; other lists are replaced whole.

Pictures are compared as text and taken apart only where their texts differ, one level at a time. So what did not change
costs nothing, and 1 and true, which Python takes for equal, are as different as they are in JSON.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Raw, Struct

Change = list[Any]
_canonical = msgspec.json.Encoder(order="sorted")
_object = msgspec.json.Decoder(dict[str, Raw])
_list = msgspec.json.Decoder(list[Raw])
OBJECT, LIST = b"{["
SHORT = 32
"""A text below so many bytes is not taken apart."""
STEP = 16
"""About so many bytes of a message are a change's path, brackets and commas."""


class _Item(Struct, frozen=True, gc=False):
    id: str


_items = msgspec.json.Decoder(list[_Item])


class Picture:
    """Plain data as JSON, by its parts."""

    __slots__ = ("check", "parts")

    parts: dict[str, Raw]

    def __init__(self, data: dict[str, Any]) -> None:
        text = _canonical.encode(data)
        self.parts = _object.decode(text)
        self.check = f"{zlib.crc32(text):08x}"
        """CRC-32 of the text with sorted keys and no spaces, in hex."""

    def changes_since(self, before: Picture) -> list[Change]:
        """The changes that turn the picture before into this one; their values are texts of JSON."""
        return _diff_objects(before.parts, self.parts, [])


def checksum(data: Any) -> str:
    """The checksum of plain data."""
    return f"{zlib.crc32(_canonical.encode(data)):08x}"


def _diff(old: Raw, new: Raw, path: list[str]) -> list[Change]:
    """The changes between two different texts: inside them where that is shorter, else the new one whole."""
    kind = memoryview(new)[0]
    if len(new) < SHORT or kind != memoryview(old)[0]:
        return [[path, new]]
    inside: list[Change] = []
    if kind == OBJECT:
        inside = _diff_objects(_object.decode(old), _object.decode(new), path)
    elif kind == LIST:
        before, after = _by_id(old), _by_id(new)
        if before and after and _in_order(before, after):
            inside = _diff_objects(before, after, path)
    length = sum(STEP + (len(change[1]) if len(change) > 1 else 0) for change in inside)
    return inside if 0 < length < len(new) else [[path, new]]


def _diff_objects(old: dict[str, Raw], new: dict[str, Raw], path: list[str]) -> list[Change]:
    changes: list[Change] = [[[*path, key]] for key in old if key not in new]
    for key, text in new.items():
        before = old.get(key)
        if before is None:
            changes.append([[*path, key], text])
        elif before != text:
            changes += _diff(before, text, [*path, key])
    return changes


def _by_id(text: Raw) -> dict[str, Raw] | None:
    """The items of a list by their ids, if every one has its own."""
    try:
        ids = [item.id for item in _items.decode(text)]
    except msgspec.ValidationError:
        return None
    found = dict(zip(ids, _list.decode(text), strict=True))
    return found if len(found) == len(ids) else None


def _in_order(before: dict[str, Raw], after: dict[str, Raw]) -> bool:
    """Whether what stays has kept its order, and what is new comes last: so a client puts it."""
    kept = [id_ for id_ in before if id_ in after]
    return kept + [id_ for id_ in after if id_ not in before] == list(after)


def patch(picture: Any, changes: list[Change]) -> Any:
    """The picture after the changes. The old one is not touched; what did not change is shared with it."""
    for path, *value in changes:
        picture = _patched(picture, path, value)
    return picture


def _patched(node: Any, path: list[str], value: list[Any]) -> Any:
    if not path:
        return value[0]
    step, rest = path[0], path[1:]
    if isinstance(node, dict):
        copy = dict(node)
        if not rest and not value:
            del copy[step]
        else:
            copy[step] = _patched(node.get(step), rest, value)
        return copy
    place = next((i for i, item in enumerate(node) if item["id"] == step), len(node))
    if not rest and not value:
        return [*node[:place], *node[place + 1 :]]
    item = _patched(node[place] if place < len(node) else None, rest, value)
    return [*node[:place], item, *node[place + 1 :]]
