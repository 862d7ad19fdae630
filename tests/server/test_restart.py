"""A running game of every scenario outlives its server, killed in the middle of play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

import grognard
from grognard.engine.table import Table
from tests.server.running import Server

ANSWERS = 25
EVERY = [(title, each.id) for title in ("gwc", "rpc", "oao", "gts") for each in grognard.scenarios(title)]


class Match:
    """One game on the server and the same game here, with the same dice."""

    def __init__(self, http: httpx.Client, title: str, scenario: str) -> None:
        body = {"title": title, "scenario": scenario, "opponent": "hotseat", "seed": scenario}
        self.id: str = http.post("/api/games", json=body).raise_for_status().json()["id"]
        self.here: Table = grognard.new(title, scenario, seed=scenario, options={"reactions": "friendly"})
        self.rng = Random(scenario)

    def play(self, http: httpx.Client, answers: int) -> None:
        for _ in range(answers):
            asked = self.here.pending
            if asked is None:
                return
            option = self.rng.choice(asked.options)
            body = {"decision": self.here.number, "option": option.id}
            reply = http.post(f"/api/games/{self.id}/answer", json=body)
            assert reply.status_code == 200, f"{self.here.title.id} {self.here.origin}: {reply.text}"
            self.here.answer(option, asked.side)
            assert reply.json()["number"] == self.here.number


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("restart")
    with Server(folder / "data") as server:
        yield server


@pytest.mark.timeout(300)
def test_games_of_all_scenarios_go_on_after_a_kill(mortal: Server) -> None:
    with httpx.Client(base_url=mortal.url, timeout=60) as http:
        http.post("/api/account/guest").raise_for_status()
        matches = [Match(http, title, scenario) for title, scenario in EVERY]
        for match in matches:
            match.play(http, ANSWERS)
        mortal.kill()
        mortal.start()
        for match in matches:
            match.play(http, 3)
            assert http.get(f"/api/games/{match.id}/export").raise_for_status().json()["seal"]
