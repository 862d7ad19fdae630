"""Plain values: all that a procedure may keep while it waits, and how it is written as JSON.

Plain are None, booleans, numbers, strings, enums, tuples, named tuples and frozen structs of plain values. A
class is written by its name and found again among the imported modules; a save cannot cause an import.
"""

from __future__ import annotations

import enum
import sys
from typing import Any

import msgspec

_ATOMS = frozenset({type(None), bool, int, float, str})
_NAMES: dict[type, str] = {}
_CLASSES: dict[str, type] = {}
_TITLES = "grognard.games."


def short_module(module: str) -> str:
    """`grognard.games.ridge.state` is called `ridge.state`."""
    return module.removeprefix(_TITLES)


def is_plain(value: Any) -> bool:
    """Whether a value may be kept across a decision."""
    kind = type(value)
    if kind in _ATOMS:
        return True
    if kind is tuple:
        return all(map(is_plain, value))
    return (issubclass(kind, enum.Enum) or _is_record(kind)) and all(map(is_plain, _fields(value).values()))


def to_plain(value: Any) -> Any:
    """A plain value as JSON-able data: tuples become lists, records `{"$": class, field: value, ...}`."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple:
        return [to_plain(v) for v in value]
    if issubclass(kind, enum.Enum) or _is_record(kind):
        return {"$": _name_of(kind)} | {name: to_plain(v) for name, v in _fields(value).items()}
    raise AssertionError(f"{kind.__qualname__} is not plain: {value!r}")


def from_plain(data: Any) -> Any:
    """The value that `to_plain` wrote."""
    if isinstance(data, list):
        return tuple(map(from_plain, data))
    if isinstance(data, dict):
        fields = {name: from_plain(v) for name, v in data.items() if name != "$"}
        return _class_of(data["$"])(**fields)
    return data


def _is_record(kind: type) -> bool:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


def _fields(value: Any) -> dict[str, Any]:
    if isinstance(value, enum.Enum):
        return {"value": value.value}
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return dict(zip(value._fields, value, strict=True))


def _name_of(kind: type) -> str:
    name = _NAMES.get(kind)
    if name is None:
        name = f"{short_module(kind.__module__)}:{kind.__qualname__}"
        assert _class_of(name) is kind, f"{name} cannot be found by its name"
        _NAMES[kind] = name
    return name


def _class_of(name: str) -> type:
    found: Any = _CLASSES.get(name)
    if found is None:
        module, _, qualname = name.partition(":")
        found = sys.modules.get(_TITLES + module) or sys.modules.get(module)
        for part in qualname.split("."):
            found = getattr(found, part, None)
        if not (isinstance(found, type) and (issubclass(found, enum.Enum) or _is_record(found))):
            raise LookupError(f"no enum, named tuple or frozen struct is called {name}")
        _CLASSES[name] = found
    return found  # type: ignore[no-any-return]
