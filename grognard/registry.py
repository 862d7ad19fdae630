"""The titles at hand: every package under `grognard.games` that has a TITLE, and those registered by tests.

A title is imported when it is first asked for, since compiling its rules takes a moment.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from threading import RLock

import grognard.games
from grognard.engine.errors import BadDocument
from grognard.engine.title import Title

_registered: dict[str, Title] = {}
_importing = RLock()
"""Rules are compiled by one thread alone, whoever asks first."""


def register(title: Title) -> None:
    """Make a further title known to this process: for tests and for games kept elsewhere."""
    _registered[title.id] = title


@functools.cache
def _packages() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(grognard.games.__path__))


@functools.cache
def _found(id_: str) -> Title | None:
    with _importing:
        package = importlib.import_module(f"grognard.games.{id_}")
        title = getattr(package, "TITLE", None)
    return title if isinstance(title, Title) else None


def ids() -> tuple[str, ...]:
    """The ids of all titles that can be played, in alphabetical order."""
    return tuple(sorted({*(id_ for id_ in _packages() if _found(id_) is not None), *_registered}))


def title(id_: str) -> Title:
    """The title of this id, or BadDocument."""
    found = _registered.get(id_) or (_found(id_) if id_ in _packages() else None)
    if found is None:
        raise BadDocument(f"unknown title {id_!r}; there are: {', '.join(ids()) or 'none'}", "title")
    return found
