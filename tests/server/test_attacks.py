"""Whatever is not one's right is refused with the right status, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.players import Player, Seat, two
from tests.server.running import Server

Maker = Callable[[], Player]


@pytest.fixture
def table(someone: Maker) -> tuple[Player, Player, str]:
    first, second = someone(), someone()
    return first, second, two(first, second)


def state(player: Player, game: str) -> tuple[int, int, Any]:
    view = player.view(game)
    return view["version"], view["number"], view["units"]


def test_answers_that_are_refused_change_nothing(table: tuple[Player, Player, str], someone: Maker) -> None:
    blue, red, game = table
    stranger, nobody = someone(), someone()
    stranger.post("/api/account/guest")
    path = f"/api/games/{game}/answer"
    blue.post(path, decision=0, option="hold")
    before = state(blue, game)
    assert blue.code("POST", path, decision=1, option="hold") == (403, "not-your-turn")
    assert blue.code("POST", path, decision=0, option="hold")[0] in (403, 409), "replayed"
    assert red.code("POST", path, decision=7, option="hold") == (409, "stale-decision")
    assert red.code("POST", path, decision=1, option="charge") == (422, "illegal-choice")
    assert stranger.code("POST", path, decision=1, option="hold") == (403, "not-your-game")
    assert nobody.code("POST", path, decision=1, option="hold") == (401, "not-logged-in")
    assert stranger.code("POST", f"/api/games/{game}/resign") == (403, "not-your-game")
    assert blue.code("POST", f"/api/games/{game}/resign", side="red") == (403, "not-your-side")
    for action in ("undo", "rematch"):
        assert stranger.code("POST", f"/api/games/{game}/{action}")[0] in (403, 409)
    for body in ({"kind": "draw"}, {"kind": "undo"}):
        assert stranger.code("POST", f"/api/games/{game}/propose", **body)[0] == 403
    assert stranger.code("POST", f"/api/games/{game}/respond", accept=True)[0] == 403
    assert stranger.code("GET", f"/api/games/{game}/why-not?subject=unit:B1")[0] == 403
    assert stranger.code("PUT", f"/api/games/{game}/orders/blue")[0] in (400, 403)
    assert state(blue, game) == before


def test_an_offer_is_not_accepted_by_who_made_it(table: tuple[Player, Player, str]) -> None:
    blue, red, game = table
    blue.post(f"/api/games/{game}/propose", kind="draw")
    blue.post(f"/api/games/{game}/respond", accept=True)
    assert red.view(game)["table"]["status"] == "playing"
    assert red.code("POST", f"/api/games/{game}/propose", kind="draw") == (409, "offer-pending")


def test_malformed_and_oversized_bodies(table: tuple[Player, Player, str]) -> None:
    blue, _, game = table
    before = state(blue, game)
    path = f"/api/games/{game}/answer"
    for body in (
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"decision": "x", "option": 1}',
        b"\xff\xfe",
        b'{"decision": 0}',
    ):
        response = blue.http.post(path, content=body, headers={"content-type": "application/json"})
        assert response.status_code == 400, body
    huge = b'{"decision": 0, "option": "' + b"x" * 100_000 + b'"}'
    assert blue.http.post(path, content=huge, headers={"content-type": "application/json"}).status_code == 413
    deep = b'{"save": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}"
    answer = blue.http.post("/api/games/import", content=deep, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert blue.code("GET", "/api/games/no-such-game/view") == (404, "not-found")
    assert blue.code("GET", f"/api/games/{game}/at/99999")[0] == 400
    assert state(blue, game) == before


def test_a_socket_survives_nonsense_and_refuses_it(table: tuple[Player, Player, str]) -> None:
    blue, _, game = table
    seat = blue.sit(game)
    before = seat.version
    for text in (
        "",
        "{",
        "[]",
        "null",
        '{"type": "win"}',
        '{"type": "answer", "decision": "x"}',
        '{"type":1}',
    ):
        seat.socket.send(text)
        reply = seat.hear()
        while reply["type"] != "reply":
            reply = seat.hear()
        assert (reply["ok"], reply["status"]) == (False, 400), text
    assert seat.ask("answer", decision=99, option="hold")["code"] == "stale-decision"
    assert seat.ask("answer", decision=0, option="nothing")["code"] == "illegal-choice"
    assert seat.ask("propose", kind="surrender")["status"] == 400
    assert seat.version == before
    seat.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        seat.until(lambda _: False)


def test_forged_cookies_and_tokens(table: tuple[Player, Player, str], server: Server) -> None:
    blue, _, game = table
    body = {"decision": 0, "option": "hold"}
    forged = Player(server.url)
    for cookie in ("x", "grog", "' OR 1=1 --", blue.http.cookies["grognard"][:-1]):
        answer = forged.http.post(
            f"/api/games/{game}/answer", json=body, headers={"cookie": f"grognard={cookie}"}
        )
        assert answer.status_code == 401, cookie
    for header in ("Bearer x", "Bearer", "Basic eDp5", "Bearer grog_" + "A" * 43):
        answer = forged.http.post(f"/api/games/{game}/answer", json=body, headers={"authorization": header})
        assert answer.status_code == 401, header
    address = server.url.replace("http", "ws", 1) + f"/api/games/{game}/socket"
    with connect(address, additional_headers={"authorization": "Bearer x"}) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
        assert socket.close_code == 4401
    with Seat(server.url, {"cookie": "grognard=forged"}, game) as seat:
        seat.hear()
        assert seat.view["side"] is None, "a spectator like any other"
    forged.close()


def test_another_site_cannot_make_a_browser_act(table: tuple[Player, Player, str], server: Server) -> None:
    blue, _, game = table
    path, body = f"/api/games/{game}/answer", {"decision": 0, "option": "hold"}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = blue.http.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    address = server.url.replace("http", "ws", 1) + f"/api/games/{game}/socket"
    forged = {**blue.headers(), "origin": "https://evil.example"}
    with connect(address, additional_headers=forged) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
        assert socket.close_code == 4403
    assert blue.http.post(path, json=body, headers={"origin": server.url}).status_code == 200


def test_a_form_of_another_site_is_not_understood(table: tuple[Player, Player, str]) -> None:
    blue, _, game = table
    answer = blue.http.post(f"/api/games/{game}/answer", data={"decision": "0", "option": "hold"})
    assert answer.status_code == 400


def test_a_seed_is_no_way_to_know_the_dice_of_a_game_with_others(someone: Maker) -> None:
    player = someone()
    player.new(opponent="hotseat", seed="7")
    body = {"title": "ridge", "scenario": "hill", "opponent": "link", "seed": "7"}
    assert player.code("POST", "/api/games", **body) == (403, "no-seed")


def test_files_outside_the_page_are_not_served(server: Server) -> None:
    player = Player(server.url)
    for path in ("/../config.py", "/%2e%2e/config.py", "/..%2fconfig.py", "//etc/passwd"):
        answer = player.http.get(path)
        assert "import" not in answer.text
        assert "root:" not in answer.text
    assert player.http.get("/api/nothing").status_code == 404
    assert player.http.get("/api/titles/ridge/data/..%2fstate").status_code == 404
    player.close()


def test_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("limited"), GROGNARD_RATE_LIMITS="on") as limited:
        player = Player(limited.url)
        codes = [
            player.http.post("/api/account/login", json={"name": "Nobody", "password": "x" * 8}).status_code
            for _ in range(15)
        ]
        assert codes[:5] == [401] * 5
        assert codes[-1] == 429
        refused = player.http.post("/api/account/login", json={"name": "Nobody", "password": "x" * 8})
        assert int(refused.headers["retry-after"]) > 0
        game = player.new(opponent="hotseat")
        seat = player.sit(game)
        replies: list[bool] = []
        for i in range(90):
            seat.socket.send(json.dumps({"type": "ping", "id": i}))
        while len(replies) < 90:
            message = seat.hear()
            if message["type"] == "reply":
                replies.append(message["ok"])
        assert replies[0]
        assert not replies[-1]
        player.close()
