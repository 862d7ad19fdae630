"""Titles as the page reads them: scenarios, options, maps, reference. What it says comes from the title alone."""

from __future__ import annotations

import functools
import importlib
import threading
import tomllib
from typing import Any

import msgspec
from msgspec import Struct

import grognard
from grognard import registry
from grognard.bots import names as bot_names
from grognard.engine.board import Board
from grognard.engine.errors import GrognardError
from grognard.engine.rulebook import reference
from grognard.engine.text import LANGUAGES
from grognard.engine.title import REACTIONS, Scenario, Title, rulings_of, settled


def register_all(packages: tuple[str, ...]) -> None:
    """Make further titles known to this process."""
    for package in packages:
        registry.register(importlib.import_module(package).TITLE)


def read_all() -> None:
    """Read every title and all that is told of it, so that no visitor waits, and none meets a file half written."""
    for id_ in grognard.titles():
        title_to_plain(id_)
    build_types(Struct)


def build_types(record: type[Struct]) -> None:
    """Let msgspec work out every kind of record now, while one thread runs.

    It does so when a kind is first read, and if two threads are the first together, the process dies.
    """
    for kind in record.__subclasses__():
        msgspec.json.Decoder(kind)
        build_types(kind)


@functools.cache
def title_to_plain(title_id: str) -> dict[str, Any]:
    """All that a newcomer chooses from."""
    title = registry.title(title_id)
    return {
        "id": title.id,
        "name": title.name,
        "scenarios": [scenario_to_plain(s) for s in title.scenarios()],
        "options": {"reactions": [*REACTIONS, "standing"], **{k: list(v) for k, v in title.options.items()}},
        "rulings": rulings_of(title),
        "bots": list(bot_names()),
        "languages": list(LANGUAGES),
        "data": data_names(title),
        "rules": len(reference(title)),
    }


def scenario_to_plain(scenario: Scenario) -> dict[str, Any]:
    return {name: getattr(scenario, name) for name in scenario.__struct_fields__}


def data_names(title: Title) -> list[str]:
    """The tables that come with a title, such as its counters and cards."""
    files = (item.name for item in title.resource().iterdir() if item.name.endswith(".toml"))
    return sorted(name.removesuffix(".toml") for name in files)


@functools.lru_cache(maxsize=64)
def data(title_id: str, name: str) -> dict[str, Any] | None:
    """One such table as plain data."""
    title = registry.title(title_id)
    if name not in data_names(title):
        return None
    return tomllib.loads(title.resource(f"{name}.toml").read_text("utf-8"))


def board_of(title: Title, document: dict[str, Any], options: dict[str, str]) -> Board | None:
    """The board of a position; by agreement it is the `board` of the setting."""
    board = getattr(title.setting(document, options), "board", None)
    return board if isinstance(board, Board) else None


class Maps:
    """Every map seen so far, by id and by digest."""

    def __init__(self) -> None:
        self._known: dict[str, Board] = {}
        self._looked: set[tuple[str, str]] = set()
        self._searching = threading.Lock()

    def add(self, board: Board | None) -> None:
        if board is not None:
            self._known[board.digest] = board
            self._known.setdefault(board.id, board)

    def of_scenario(self, title: Title, scenario: str) -> Board | None:
        try:
            board = board_of(title, title.scenario_document(scenario), settled(title, {}))
        except GrognardError:
            return None
        self.add(board)
        return board

    def find(self, key: str) -> Board | None:
        """A map by id, digest or the name in a scenario; those not looked at yet are searched, likely ones first."""
        with self._searching:
            return self._known.get(key) or self._search(key)

    def _search(self, key: str) -> Board | None:
        titles = [registry.title(id_) for id_ in grognard.titles()]
        everywhere = [(title, scenario) for title in titles for scenario in title.scenarios()]
        for title, scenario in sorted(everywhere, key=lambda found: found[1].map != key):
            if (title.id, scenario.id) not in self._looked:
                self._looked.add((title.id, scenario.id))
                board = self.of_scenario(title, scenario.id)
                if board is not None:
                    self._known.setdefault(scenario.map, board)
            if key in self._known:
                return self._known[key]
        return None
