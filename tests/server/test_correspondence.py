"""Play by letter: notices that arrive, standing orders, clocks and vacations."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.players import PASSWORD, Player, two
from tests.server.running import Server, free_port


class Postman:
    """A real SMTP server that keeps what it is sent."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []
        self.refusals = 0
        self.port = free_port()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refusals:
            self.refusals -= 1
            return "451 come back later"
        message = message_from_bytes(envelope.content, policy=policy.default)
        self.letters.append((envelope.rcpt_tos[0], str(message["Subject"]), str(message.get_content())))
        return "250 OK"

    def wait_for(self, address: str, subject: str, seconds: float = 20) -> str:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for to, about, text in self.letters:
                if to == address and subject in about:
                    return text
            time.sleep(0.05)
        raise AssertionError(f"no letter about {subject!r} to {address}: {self.letters}")


class Hook(BaseHTTPRequestHandler):
    """A webhook that keeps what it is told."""

    heard: list[dict[str, Any]] = []

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def postman() -> Iterator[Postman]:
    handler = Postman()
    controller = Controller(handler, hostname="127.0.0.1", port=handler.port)
    controller.start()
    yield handler
    controller.stop()


@pytest.fixture(scope="module")
def club(postman: Postman, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    address = f"smtp://127.0.0.1:{postman.port}"
    with Server(
        tmp_path_factory.mktemp("club"),
        GROGNARD_SMTP_URL=address,
        GROGNARD_MAIL_FROM="grognard@club.example",
        GROGNARD_PRIVATE_WEBHOOKS="on",
    ) as running:
        yield running


_names = count(1)


def member(club: Server) -> Player:
    name = f"Member {next(_names)}"
    return Player(club.url).register(name, email=f"{name.replace(' ', '').lower()}@club.example")


def address_of(player: Player) -> str:
    address: str = player.get("/api/account")["email"]
    return address


def test_whose_turn_has_come_gets_a_letter(club: Server, postman: Postman) -> None:
    first, second = member(club), member(club)
    second.http.patch("/api/account", json={"language": "fr"}).raise_for_status()
    game = two(first, second)
    assert f"/#/game/{game}" in postman.wait_for(address_of(second), "À vous de jouer")
    first.post(f"/api/games/{game}/propose", kind="draw")
    postman.wait_for(address_of(second), "proposition")
    first.post(f"/api/games/{game}/resign")
    postman.wait_for(address_of(second), "terminée")
    postman.wait_for(address_of(first), "the game is over")


def test_who_looks_at_the_game_gets_no_letter_and_who_wants_none_neither(
    club: Server, postman: Postman
) -> None:
    here, quiet, told = member(club), member(club), member(club)
    quiet.http.patch("/api/account", json={"by_email": False}).raise_for_status()
    created = here.create(side="blue", opponent="link")
    seat = here.sit(created["id"])
    quiet.post(f"/api/games/{created['id']}/join", invitation=created["invitations"]["red"])
    seat.until(lambda s: s.options)
    two(told, member(club))
    postman.wait_for(address_of(told), "Your turn")
    wrong = [to for to, _, _ in postman.letters if to in (address_of(here), address_of(quiet))]
    assert wrong == []


def test_a_letter_that_is_refused_is_sent_again(club: Server, postman: Postman) -> None:
    first, second = member(club), member(club)
    created = first.create(side="blue", opponent="link")
    postman.refusals = 1
    second.post(f"/api/games/{created['id']}/join", invitation=created["invitations"]["red"])
    postman.wait_for(address_of(first), "Your turn", 30)
    postman.wait_for(address_of(second), "Your turn", 30)
    assert postman.refusals == 0


def test_a_forgotten_password_is_set_anew_by_letter(club: Server, postman: Postman) -> None:
    player = member(club)
    address = address_of(player)
    stranger = Player(club.url)
    for given in (address, "nobody@club.example"):
        assert stranger.http.post("/api/account/forgotten", json={"email": given}).status_code == 202
    text = postman.wait_for(address, "Set a new password")
    found = re.search(r"#/reset/(\S+)", text)
    assert found is not None
    token = found.group(1)
    assert stranger.code("POST", "/api/account/reset", token="x" * 20, password="a new horse")[0] == 403
    stranger.post("/api/account/reset", token=token, password="a new horse")
    assert player.get("/api/account") is None, "all sessions have ended"
    assert stranger.code("POST", "/api/account/login", name=address, password=PASSWORD)[0] == 401
    stranger.post("/api/account/login", name=address, password="a new horse")
    assert stranger.code("POST", "/api/account/reset", token=token, password="once more")[0] == 403
    assert token not in club.log.read_text()
    assert "a new horse" not in club.log.read_text()


def test_a_webhook_is_called(club: Server) -> None:
    listener = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    Thread(target=listener.serve_forever, daemon=True).start()
    first, second = member(club), member(club)
    url = f"http://127.0.0.1:{listener.server_address[1]}/turn"
    first.http.patch("/api/account", json={"webhook": url}).raise_for_status()
    assert first.http.patch("/api/account", json={"webhook": "file:///etc/passwd"}).status_code == 400
    game = two(first, second)
    end = time.monotonic() + 20
    while not Hook.heard and time.monotonic() < end:
        time.sleep(0.05)
    listener.shutdown()
    assert Hook.heard[0] == {"kind": "turn", "game": game, "title": "ridge", "number": 0, "side": "blue"}


def under_fire(first: Player, second: Player, orders: list[dict[str, Any]]) -> str:
    """A game in which a step of blue's opens a window for red, who has left these orders."""
    document = first.get("/api/titles/ridge/scenarios/hill")["document"]
    units = {"B1": {"side": "blue", "hex": "B3"}, "R1": {"side": "red", "hex": "E3"}}
    stances = {"blue": "hold", "red": "hold"}
    position = {**document, "units": units, "stances": stances, "hands": {}}
    game = two(first, second, document=position, reactions="standing")
    second.http.put(f"/api/games/{game}/orders/red", json=orders).raise_for_status()
    blue = first.sit(game)
    assert blue.answer("B1")["ok"]
    assert blue.answer("C3")["ok"]
    return game


def test_standing_orders_answer_windows_and_stay_secret(club: Server) -> None:
    first, second = member(club), member(club)
    unordered = under_fire(first, second, [{"when": "another-window", "option": "pass"}])
    assert first.view(unordered)["waiting"] == ["red"]
    assert second.view(unordered)["decision"]["prompt"]["id"] == "opfire-offer"
    passing = under_fire(first, second, [{"when": "opfire-offer", "option": "pass"}])
    assert first.view(passing)["waiting"] == ["blue"], "red has passed by order"
    firing = under_fire(first, second, [{"when": "opfire-offer", "touches": "unit:R1"}])
    second.post(f"/api/games/{firing}/resign")
    log = second.get(f"/api/games/{firing}/export")["log"]
    assert [(side, answer) for side, answer, _ in log if side != "chance"][2] == ("red", "R1")
    assert first.get(f"/api/games/{passing}/orders") == {"blue": []}
    assert "opfire-offer" not in json.dumps(first.view(passing)["table"])
    assert first.http.put(f"/api/games/{passing}/orders/red", json=[]).status_code == 403
    first.post(f"/api/games/{passing}/resign")
    told = first.view(passing)["table"]["seats"]["red"]["orders"]
    assert told[0]["orders"][0]["when"] == "opfire-offer", "they are told after the game"


def test_a_game_without_standing_orders_takes_none(club: Server) -> None:
    player = member(club)
    game = player.new(opponent="hotseat")
    put = player.http.put(f"/api/games/{game}/orders/red", json=[{"when": "x", "option": "pass"}])
    assert (put.status_code, put.json()["code"]) == (409, "no-standing-orders")


def test_who_lets_the_days_pass_has_lost(club: Server) -> None:
    first, second = member(club), member(club)
    game = two(first, second, clock={"kind": "days", "days": 1e-5})
    seat = first.sit(game)
    seat.until(lambda s: s.is_over, 20)
    assert seat.view["table"]["result"]["by"] == "time"


def test_no_time_runs_out_during_a_vacation(club: Server) -> None:
    away = member(club)
    left = away.get("/api/account")["vacation_left"]
    assert away.post("/api/account/vacation", days=7)["vacation_left"] == left - 7
    assert away.code("POST", "/api/account/vacation", days=50) == (409, "no-vacation-left")
    game = away.new(opponent="hotseat", clock={"kind": "days", "days": 1e-5})
    end = time.monotonic() + 20
    while away.get(f"/api/games/{game}")["deadline"] < time.time() + 86_400 and time.monotonic() < end:
        time.sleep(0.1)
    found = away.get(f"/api/games/{game}")
    assert found["status"] == "playing"
    assert found["deadline"] > time.time() + 6 * 86_400
    back = away.post("/api/account/vacation", days=-30)
    assert back["vacation_left"] == pytest.approx(left, abs=0.01)
