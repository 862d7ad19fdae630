"""Servers that live as long as the tests that need them, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from grognard import registry
from tests.ridge import TITLE
from tests.server.players import Player
from tests.server.running import Postgres, Server, postgres_binaries

registry.register(TITLE)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    running = Postgres().start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database_kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture(scope="session")
def new_database(database_kind: str, request: pytest.FixtureRequest) -> Callable[[], str]:
    """Makes an empty database of the kind under test; the empty address is a file in the data folder."""
    if database_kind == "sqlite":
        return lambda: ""
    made: Callable[[], str] = request.getfixturevalue("postgres").database
    return made


@pytest.fixture(scope="session")
def server(new_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), new_database()) as running:
        yield running


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For what does not concern the database."""
    with Server(tmp_path_factory.mktemp("server"), GROGNARD_PRIVATE_WEBHOOKS="on") as running:
        yield running


@pytest.fixture
def someone(server: Server) -> Iterator[Callable[[], Player]]:
    """Makes guests at the server; their connections end with the test."""
    made: list[Player] = []

    def make() -> Player:
        made.append(Player(server.url))
        return made[-1]

    yield make
    for player in made:
        player.close()


_names = count(1)


@pytest.fixture
def account(someone: Callable[[], Player]) -> Callable[[], Player]:
    """Makes players with an account."""

    def make() -> Player:
        player = someone()
        player.register(f"Player {next(_names)}")
        return player

    return make


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
