"""Several workers on one PostgreSQL: one truth, and everybody hears of every move."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

import grognard
from tests.server.players import Player, Seat, two
from tests.server.running import Postgres, Server

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two worker processes, each with its own port so that a test knows whom it asks."""
    url = postgres.database()
    with (
        Server(tmp_path_factory.mktemp("one"), url) as one,
        Server(tmp_path_factory.mktemp("two"), url) as two_,
    ):
        yield one, two_


def elsewhere(player: Player, server: Server) -> Player:
    """The same person at another worker."""
    other = Player(server.url)
    other.http.cookies.update(player.http.cookies)
    return other


def test_watchers_on_any_worker_see_every_move(pair: Pair) -> None:
    here, there = pair
    first, second = Player(here.url), Player(here.url)
    game = two(first, second)
    blue, red = first.sit(game), elsewhere(second, there).sit(game)
    watcher = Player(there.url).sit(game)
    blue.until(lambda s: s.presence.get("online") == ["blue", "red"])
    blue.value("say", text="bonjour")
    red.until(lambda s: s.chat)
    rng = Random(3)
    for _ in range(60):
        for seat in (blue, red):
            seat.until(lambda s: s.version >= max(blue.version, red.version))
        deciding = blue if blue.options else red
        if blue.is_over:
            break
        deciding.answer(rng.choice(deciding.options)["id"])
    for seat in (blue, red, watcher):
        seat.until(lambda s: s.version >= max(blue.version, red.version))
    assert watcher.view["units"] == blue.view["units"] == red.view["units"]
    assert [m["type"] for m in watcher.received].count("view") == 1, "all the rest came as deltas"
    if not blue.is_over:
        first.post(f"/api/games/{game}/resign")
    watcher.until(lambda s: s.is_over)
    assert grognard.verify(first.get(f"/api/games/{game}/export")).good


def test_a_take_back_on_one_worker_reaches_the_other(pair: Pair) -> None:
    here, there = pair
    player = Player(here.url)
    game = player.new(opponent="hotseat")
    near, far = player.sit(game), elsewhere(player, there).sit(game)
    for option in ("hold", "hold", "B1"):
        near.until(lambda s: s.options)
        near.answer(option)
    far.until(lambda s: s.version == near.version)
    near.value("undo")
    far.until(lambda s: s.version == near.version)
    assert far.view == near.view
    far.answer("B2")
    near.until(lambda s: s.version == far.version)
    assert near.view == far.view


def test_answers_to_one_game_are_serialised(pair: Pair) -> None:
    """Both workers are given every answer at once; each decision is taken by exactly one of them."""
    player = Player(pair[0].url)
    game = player.new(opponent="hotseat")
    other = elsewhere(player, pair[1])
    accepted = refused = 0

    def answer(who: Player, decision: int, option: str) -> int:
        body = {"decision": decision, "option": option}
        return who.http.post(f"/api/games/{game}/answer", json=body).status_code

    with ThreadPoolExecutor(4) as pool:
        for _ in range(25):
            view = player.view(game)
            if view["decision"] is None:
                break
            number, options = view["decision"]["number"], [o["id"] for o in view["decision"]["options"]]
            tries = [
                pool.submit(answer, who, number, options[i % len(options)])
                for i, who in enumerate((player, other, player, other))
            ]
            codes = sorted(attempt.result() for attempt in tries)
            assert codes[0] == 200
            assert all(code in (200, 409, 403, 422) for code in codes), codes
            accepted += codes.count(200)
            refused += 4 - codes.count(200)
    save = player.get(f"/api/games/{game}/export")
    given = [entry for entry in save["log"] if entry[0] != "chance"]
    assert len(given) == accepted
    assert refused > 0
    assert grognard.verify(save).good


def test_what_one_worker_acknowledged_the_other_knows_when_it_is_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database()
    with Server(tmp_path / "a", url) as mortal, Server(tmp_path / "b", url) as heir:
        player = Player(mortal.url)
        game = player.new(side="blue", opponent="bot", strength="random")
        seat = player.sit(game)
        seat.play(Random(1), 5)
        number = seat.view["number"]
        mortal.kill()
        heir_seat = elsewhere(player, heir).sit(game)
        assert heir_seat.view["number"] >= number
        heir_seat.play(Random(2))
        assert heir_seat.is_over


def test_workers_behind_one_port(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path / "many", postgres.database(), workers=2) as club:
        player = Player(club.url)
        game = player.new(opponent="hotseat")
        seats = [Seat(club.url, player.headers(), game) for _ in range(6)]
        for seat in seats:
            seat.until(lambda s: True)
        for seat in seats:
            seat.until(lambda s: s.version >= max(other.version for other in seats) and s.options)
            seat.answer(seat.options[0]["id"])
        last = max(seat.version for seat in seats)
        for seat in seats:
            seat.until(lambda s: s.version >= last)
        assert len({str(seat.view) for seat in seats}) == 1
        figures = httpx.get(f"{club.url}/metrics").text
        assert 'grognard_answers_total{by="player",title="ridge"} 6.0' in figures, "of all workers together"
        for seat in seats:
            seat.close()
