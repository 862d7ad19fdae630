"""Killed fifty times: whatever was acknowledged is there, whatever was not is there whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx
import pytest

import grognard
from tests.server.running import Server

KILLS = 50


class Witness:
    """Somebody who plays both sides of a game and remembers what was acknowledged."""

    def __init__(self, url: str, rng: Random) -> None:
        self.rng = rng
        self.http = httpx.Client(base_url=url, timeout=10)
        self.http.post("/api/account/guest").raise_for_status()
        self.acknowledged: dict[int, str] = {}
        self.total = 0
        self.new_game()

    def new_game(self) -> None:
        body = {"title": "ridge", "scenario": "hill", "opponent": "hotseat"}
        self.game: str = self.http.post("/api/games", json=body).raise_for_status().json()["id"]
        self.acknowledged = {}

    def play(self, killer: Timer) -> None:
        """Answer until the server is gone; its moments are counted from the first acknowledgement on."""
        before = self.total
        try:
            while True:
                view = self.http.get(f"/api/games/{self.game}/view").raise_for_status().json()
                if view["decision"] is None:
                    self.check()
                    self.new_game()
                    continue
                number = view["decision"]["number"]
                option = self.rng.choice(view["decision"]["options"])["id"]
                body = {"decision": number, "option": option}
                reply = self.http.post(f"/api/games/{self.game}/answer", json=body)
                assert reply.status_code == 200, reply.text
                self.acknowledged[number] = option
                self.total += 1
                if self.total == before + 1:
                    killer.start()
        except httpx.TransportError:
            return

    def check(self) -> None:
        """Everything acknowledged is in the log, at most the one answer in flight besides, and the game proves."""
        save: dict[str, Any] = self.http.get(f"/api/games/{self.game}/export").raise_for_status().json()
        given = {n: answer for n, (side, answer, _) in enumerate(save["log"]) if side != "chance"}
        for number, option in self.acknowledged.items():
            assert given.get(number) == option, f"answer {number} was acknowledged and is lost"
        assert len(given) <= len(self.acknowledged) + 1
        verdict = grognard.verify(save)
        assert verdict.good, verdict.problem
        self.acknowledged = {number: str(answer) for number, answer in given.items()}


@pytest.mark.timeout(300)
def test_no_acknowledged_answer_is_lost(new_database: Callable[[], str], tmp_path: Path) -> None:
    rng = Random(1914)
    with Server(tmp_path / "data", new_database()) as mortal:
        assert mortal.process is not None
        witness = Witness(mortal.url, rng)
        for _ in range(KILLS):
            witness.play(Timer(rng.uniform(0.0, 0.3), mortal.kill))
            mortal.process.wait(10)
            mortal.start()
            witness.check()
        assert witness.total > KILLS, "answers went on while the killer waited"
