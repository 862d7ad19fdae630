"""Players for tests: they speak the protocol and believe nothing that does not check."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

from grognard.server.delta import checksum, patch

PASSWORD = "correct horse"
View = dict[str, Any]


class Seat:
    """One connection to one game. Its view follows the deltas, and every checksum is compared."""

    def __init__(self, url: str, headers: dict[str, str], game: str, query: str = "") -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/games/{game}/socket{query}"
        self.socket = connect(address, additional_headers=headers, max_size=None).__enter__()
        self.view: View = {}
        self.log: list[dict[str, Any]] = []
        self.version = -1
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self._next = 1

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def hear(self, timeout: float = 30) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.received.append(message)
        match message["type"]:
            case "view":
                self.view = dict(message["view"])
                self.log = self.view.pop("log")
                self.version = message["version"]
                assert checksum(self.view) == message["check"]
            case "delta":
                self._follow(message["delta"])
            case "chat":
                self.chat += message["lines"]
            case "presence":
                self.presence = message
        return message

    def _follow(self, delta: dict[str, Any]) -> None:
        assert delta["from"] == self.version, "a gap in the stream"
        self.view = patch(self.view, delta["changes"])
        self.version = delta["version"]
        if "cut" in delta:
            self.log = [line for line in self.log if line["n"] < delta["cut"]]
        self.log += delta.get("log", [])
        assert checksum(self.view) == delta["check"]

    def until(self, wanted: Callable[[Seat], Any], timeout: float = 30) -> Seat:
        """Listen until something is so."""
        end = time.monotonic() + timeout
        while not (self.view and wanted(self)):
            self.hear(max(0.1, end - time.monotonic()))
        return self

    def ask(self, type_: str, **more: Any) -> dict[str, Any]:
        """Ask and wait for the reply."""
        self._next += 1
        self.socket.send(json.dumps({"type": type_, "id": self._next, **more}))
        while True:
            message = self.hear()
            if message["type"] == "reply" and message["to"] == self._next:
                return message

    def value(self, type_: str, **more: Any) -> Any:
        reply = self.ask(type_, **more)
        assert reply["ok"], reply
        return reply["value"]

    @property
    def options(self) -> list[dict[str, Any]]:
        decision = self.view["decision"]
        return decision["options"] if decision else []

    @property
    def is_over(self) -> bool:
        return bool(self.view["table"]["status"] == "finished")

    def answer(self, option: str) -> dict[str, Any]:
        return self.ask("answer", decision=self.view["decision"]["number"], option=option)

    def play(self, rng: Random, most: int = 100_000) -> int:
        """Answer at random whenever asked, until the game is over; the number of answers acknowledged."""
        answers = 0
        while answers < most:
            self.until(lambda seat: seat.options or seat.is_over)
            if self.is_over:
                break
            reply = self.answer(rng.choice(self.options)["id"])
            assert reply["ok"] or reply["code"] == "stale-decision", reply
            answers += reply["ok"]
        return answers


class Player:
    """Somebody with a cookie."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.url, self.token = url, token
        self.http = httpx.Client(base_url=url, timeout=60, headers=headers)
        self.name = ""
        self._seats: list[Seat] = []

    def close(self) -> None:
        for seat in self._seats:
            seat.close()
        self.http.close()

    def register(self, name: str, **more: Any) -> Player:
        self.post("/api/account/register", name=name, password=PASSWORD, **more)
        self.name = name
        return self

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(path, json=body)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    def code(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """The status and code of something that may be refused."""
        response = self.http.request(method, path, json=None if method == "GET" else body)
        plain = response.json() if response.content else None
        return response.status_code, plain.get("code", "") if isinstance(plain, dict) else ""

    def new(self, **more: Any) -> str:
        """A game of Ridge; its id."""
        id_: str = self.create(**more)["id"]
        return id_

    def create(self, **more: Any) -> dict[str, Any]:
        given = {"title": "ridge", **more}
        if "document" not in given:
            given.setdefault("scenario", "hill")
        created: dict[str, Any] = self.post("/api/games", **given)
        return created

    def headers(self) -> dict[str, str]:
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        cookie = self.http.cookies.get("grognard")
        return {"cookie": f"grognard={cookie}"} if cookie else {}

    def sit(self, game: str, query: str = "") -> Seat:
        """Open the socket of a game and take in the first view."""
        seat = Seat(self.url, self.headers(), game, query)
        self._seats.append(seat)
        return seat.until(lambda seat: True) if not query else seat

    def view(self, game: str) -> View:
        view: View = self.get(f"/api/games/{game}/view")
        return view

    def token_for_program(self) -> str:
        token: str = self.post("/api/account/tokens", name="program")["token"]
        return token


def two(first: Player, second: Player, side: str = "blue", **more: Any) -> str:
    """A game of two players, by invitation."""
    created = first.create(side=side, opponent="link", **more)
    (token,) = created["invitations"].values()
    second.post(f"/api/games/{created['id']}/join", invitation=token)
    id_: str = created["id"]
    return id_
