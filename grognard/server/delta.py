"""Small differences between two pictures of a game, and how to apply them.

A change is `[path, value]`, or `[path]` for what is gone. A step of a path is a key of an object, or the `id` of an
item of a list whose items all have one; other lists are replaced whole.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

Change = list[Any]
_canonical = msgspec.json.Encoder(order="sorted")


class Picture:
    """Plain data as JSON makes it, by its parts, each with its text.

    A part with the same text as in the picture before is taken over from there: most parts do not change, and are then
    neither decoded nor compared.
    """

    __slots__ = ("check", "parts", "texts")

    texts: dict[str, bytes]
    parts: dict[str, Any]

    def __init__(self, data: dict[str, Any], before: Picture | None = None) -> None:
        self.texts = {key: _canonical.encode(data[key]) for key in sorted(data)}
        self.parts = {
            key: before.parts[key]
            if before is not None and before.texts.get(key) == text
            else msgspec.json.decode(text)
            for key, text in self.texts.items()
        }
        whole = b",".join(b"%b:%b" % (_canonical.encode(key), text) for key, text in self.texts.items())
        self.check = f"{zlib.crc32(b'{%b}' % whole):08x}"
        """CRC-32 of the text with sorted keys and no spaces, in hex."""

    def changes_since(self, before: Picture) -> list[Change]:
        """The changes that turn the picture before into this one."""
        changes: list[Change] = [[[key]] for key in before.parts if key not in self.parts]
        for key, text in self.texts.items():
            if before.texts.get(key) != text:
                changes += _part_changes(key, before.parts.get(key), self.parts[key], text)
        return changes


def _part_changes(key: str, old: Any, new: Any, text: bytes) -> list[Change]:
    """The changes of a part, or all of it where Python takes for equal what JSON does not, such as 1 and true."""
    found = diff(old, new)
    if not found or _canonical.encode(patch(old, found)) != text:
        return [[[key], new]]
    return [[[key, *path], *value] for path, *value in found]


def checksum(data: Any) -> str:
    """The checksum of plain data."""
    return f"{zlib.crc32(_canonical.encode(data)):08x}"


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that turn one picture into the other.

    Equal parts are passed over without looking inside, and Python takes 1 and true for equal; whoever must be sure
    compares the texts.
    """
    changes: list[Change] = []
    _diff(old, new, [], changes)
    return changes


def _diff(old: Any, new: Any, path: list[str], changes: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if type(old) is dict and type(new) is dict:
        _diff_objects(old, new, path, changes)
        return
    if type(old) is list and type(new) is list:
        before, after = _by_id(old), _by_id(new)
        if before is not None and after is not None:
            kept = [id_ for id_ in before if id_ in after]
            if kept + [id_ for id_ in after if id_ not in before] == list(after):
                _diff_objects(before, after, path, changes)
                return
    changes.append([path, new])


def _diff_objects(old: dict[str, Any], new: dict[str, Any], path: list[str], changes: list[Change]) -> None:
    changes.extend([[*path, key]] for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            changes.append([[*path, key], value])
        else:
            _diff(old[key], value, [*path, key], changes)


def _by_id(items: list[Any]) -> dict[str, Any] | None:
    """The items by their ids, if every one has its own."""
    found: dict[str, Any] = {}
    for item in items:
        id_ = item.get("id") if type(item) is dict else None
        if not isinstance(id_, str) or id_ in found:
            return None
        found[id_] = item
    return found or None


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
