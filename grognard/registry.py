"""The titles at hand: every package under `grognard.games` that has a TITLE, and those registered by tests."""

from __future__ import annotations

import functools
import importlib
import pkgutil

import grognard.games
from grognard.engine.errors import BadDocument
from grognard.engine.title import Title

_registered: dict[str, Title] = {}


@functools.cache
def _found() -> dict[str, Title]:
    found = {}
    for module in pkgutil.iter_modules(grognard.games.__path__):
        package = importlib.import_module(f"grognard.games.{module.name}")
        title = getattr(package, "TITLE", None)
        if isinstance(title, Title):
            found[title.id] = title
    return found


def register(title: Title) -> None:
    """Make a further title known to this process: for tests and for games kept elsewhere."""
    _registered[title.id] = title


def ids() -> tuple[str, ...]:
    return tuple(sorted({**_found(), **_registered}))


def title(id_: str) -> Title:
    """The title of this id, or BadDocument."""
    found = _registered.get(id_) or _found().get(id_)
    if found is None:
        raise BadDocument(f"unknown title {id_!r}; there are: {', '.join(ids()) or 'none'}", "title")
    return found
