"""Hints, reviews, and bots that tell how far they are and can be hurried."""

from __future__ import annotations

import asyncio
import json
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import grognard
from grognard.bots import bot
from grognard.bots.levels import PlannerBot
from grognard.server import bots, thinkers
from grognard.server.bots import world_for
from grognard.server.config import Settings
from grognard.server.thinkers import Thinkers
from tests.server.players import Player, Seat, two
from tests.server.running import Server

Maker = Callable[[], Player]


def test_hints_are_for_the_side_to_decide_where_the_game_allows_them(someone: Maker) -> None:
    player = someone()
    game = player.new(side="blue", opponent="bot", strength="random")
    seat = player.sit(game).until(lambda s: s.options)
    assert seat.view["table"]["hints"]
    found = player.get(f"/api/games/{game}/hint", seconds=0.1)
    assert (found["decision"], found["side"]) == (seat.view["decision"]["number"], "blue")
    offered = {option["id"] for option in seat.options}
    assert {hint["option"] for hint in found["hints"]} <= offered
    for hint in found["hints"]:
        assert 0 <= hint["chance"] <= 1
        assert hint["reasons"]
    assert player.code("GET", f"/api/games/{game}/hint?seconds=99")[0] == 400
    player.post(f"/api/games/{game}/resign")
    assert player.code("GET", f"/api/games/{game}/hint") == (409, "not-playing")


def test_no_hints_between_people_unless_they_agreed(someone: Maker) -> None:
    first, second, stranger = someone(), someone(), someone()
    stranger.post("/api/account/guest")
    plain, agreed = two(first, second), two(first, second, hints=True)
    assert first.code("GET", f"/api/games/{plain}/hint") == (403, "no-hints")
    assert first.get(f"/api/games/{agreed}/hint", seconds=0.05)["hints"]
    assert stranger.code("GET", f"/api/games/{agreed}/hint") == (403, "not-your-game")
    first.post(f"/api/games/{agreed}/answer", decision=0, option="hold")
    assert first.code("GET", f"/api/games/{agreed}/hint") == (403, "not-your-turn")
    rated = two(first, second, rated=True, hints=True)
    assert not first.view(rated)["table"]["hints"]


def of(seat: Seat, id_: int) -> list[str]:
    """What kinds of message have come about a question."""
    return [message["type"] for message in seat.received if message.get("to") == id_]


def test_whoever_waits_for_a_hint_can_play_on(someone: Maker) -> None:
    player = someone()
    game = player.new(
        title="gwc", scenario="first-blood", opponent="hotseat"
    )  # its worlds take longer than a ping
    seat = player.sit(game).until(lambda s: s.options)
    seat.socket.send('{"type": "hint", "id": 77, "seconds": 0.2}')
    assert seat.value("ping") is None
    assert "reply" not in of(seat, 77), "the ping did not wait"
    seat.until(lambda s: "reply" in of(s, 77))
    (reply,) = [
        message for message in seat.received if message.get("to") == 77 and message["type"] == "reply"
    ]
    assert reply["value"]["hints"]


def test_a_hint_tells_how_far_it_is_and_can_be_hurried(sqlite_server: Server) -> None:
    player = Player(sqlite_server.url)
    seat = player.sit(player.new(title="rpc", scenario="gheluvelt", opponent="hotseat", seed="1"))
    for id_ in range(100, 140):
        seat.until(lambda s: s.options)
        seat.socket.send(json.dumps({"type": "hint", "id": id_, "seconds": 10}))
        seat.until(lambda s, id_=id_: of(s, id_))  # type: ignore[misc]
        if "thinking" in of(seat, id_):
            seat.value("hurry")
            seat.until(lambda s, id_=id_: "reply" in of(s, id_))  # type: ignore[misc]
            heard = [m["percent"] for m in seat.received if m.get("to") == id_ and m["type"] == "thinking"]
            assert max(heard) < 100, "the best found so far is enough"
            break
        seat.answer(seat.options[0]["id"])
    else:
        raise AssertionError("no decision took more than a moment")
    player.close()


def test_a_finished_game_is_reviewed(someone: Maker) -> None:
    player = someone()
    game = player.new(opponent="hotseat")
    seat = player.sit(game)
    seat.play(Random(8), 4)
    assert player.code("GET", f"/api/games/{game}/analysis") == (409, "not-over")
    seat.play(Random(8))
    review = player.get(f"/api/games/{game}/analysis")
    assert review["course"][0]["number"] == 0
    assert review["course"][-1]["number"] == seat.view["number"]
    assert all(abs(sum(moment["chances"].values()) - 1) < 1e-6 for moment in review["course"])
    assert seat.value("analysis") == review
    assert httpx.get(f"{player.url}/api/games/{game}/analysis").status_code == 401


def slow_bots(player: Player) -> Seat:
    """A large game whose bot has much to think about."""
    game = player.new(title="gwc", scenario="first-blood", side="german", opponent="bot", strength="veteran")
    return player.sit(game)


def test_a_bot_tells_how_far_it_is_and_can_be_hurried(sqlite_server: Server) -> None:
    player = Player(sqlite_server.url)
    seat = slow_bots(player)
    rng = Random(1)

    def thinking(s: Seat) -> list[dict[str, Any]]:
        return [m for m in s.received if m["type"] == "thinking"]

    while len(thinking(seat)) < 3:
        seat.until(lambda s: s.options or len(thinking(s)) >= 3, 60)
        if seat.options:
            seat.answer(rng.choice(seat.options)["id"])
    for message in thinking(seat):
        assert message["side"] != "german"
        assert 0 <= message["percent"] <= 100
    stranger = Player(sqlite_server.url)
    stranger.post("/api/account/guest")
    assert stranger.code("POST", f"/api/games/{seat.view['game']}/hurry") == (403, "not-your-game")
    player.post(f"/api/games/{seat.view['game']}/hurry")
    player.close()
    stranger.close()


@pytest.fixture
def minds() -> Any:
    made = Thinkers(Settings(data=Path("data"), bot_seconds=60))
    yield made
    made.stop()


def doze(place: int, seconds: float) -> str:
    """A thinker that tells how far it is until it is stopped."""
    watched = thinkers._watched(place)
    started = time.monotonic()
    while time.monotonic() - started < seconds and not watched["stopped"]():
        watched["told"]((time.monotonic() - started) / seconds)
        time.sleep(0.01)
    return "awake"


def test_thinkers_are_heard_stopped_and_let_go_when_they_take_too_long(minds: Thinkers) -> None:
    async def go() -> None:
        heard: list[float] = []
        assert await minds.think("warm", heard.append, doze, 0.01) == "awake"
        started = time.monotonic()
        thought = asyncio.create_task(minds.think("a", heard.append, doze, 30))
        await asyncio.sleep(0.8)
        assert minds.hurry("a")
        assert await thought == "awake"
        assert time.monotonic() - started < 10
        assert max(heard) > 0
        assert not minds.hurry("a")
        minds.settings = Settings(data=Path("data"), bot_seconds=0.5)
        with pytest.raises(TimeoutError):
            await minds.think("b", heard.append, doze, 30)
        minds.renew()
        minds.settings = Settings(data=Path("data"), bot_seconds=60)
        assert await minds.think("c", heard.append, doze, 0.01) == "awake"

    asyncio.run(go())


def test_a_bot_remembers_its_course_in_each_game() -> None:
    game = grognard.new("rpc", "hooge", seed=4)
    while game.pending is not None and game.pending.kind not in game.title.quiet:
        game.answer(bot("scripted", 1).choose(game, game.pending.side))
    assert game.pending is not None
    side = game.pending.side
    chosen, mind = thinkers.choose(0, side, bot("planner-4w", 1), world_for(game, side))
    assert game.pending.find(chosen) is not None
    mind = pickle.loads(pickle.dumps(mind))  # the next decision may be thought about in another process
    assert isinstance(mind, PlannerBot)
    assert mind.seen == game.number
    assert mind.course is not None, "it goes on with its order without thinking anew"
    assert mind.last == chosen


def test_every_game_has_bots_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PLAYERS", 2)
    keeper = bots.Bots(SimpleNamespace(on_change=[], on_hurry=[]), SimpleNamespace(hurry=None))  # type: ignore[arg-type]
    first = keeper._players["one", "german", "scripted"] = keeper._player("one", "german", "scripted")
    assert keeper._player("two", "german", "scripted") is not first
    assert keeper._player("one", "german", "scripted") is first
    for game in ("three", "four", "five"):
        keeper._players[game, "german", "scripted"] = keeper._player(game, "german", "scripted")
    assert len(keeper._players) == 2, "the longest unused are forgotten"
