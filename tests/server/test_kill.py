"""Killed fifty times: whatever was acknowledged is there, whatever was not is there whole or not at all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx
import pytest

import grognard
from tests.server.running import ROOT, environment, free_port

KILLS = 50


class Mortal:
    """A server that can be killed and started again in a moment."""

    def __init__(self, data: Path, database_url: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        data.mkdir(exist_ok=True)
        self.errors = (data / "errors.log").open("wb")
        self.forker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forker", str(self.port)],
            env=environment(GROGNARD_DATA=str(data), GROGNARD_DATABASE_URL=database_url),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True, cwd=ROOT,
        )  # fmt: skip
        self.server = 0

    def start(self) -> None:
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.write("start\n")
        self.forker.stdin.flush()
        self.server = int(self.forker.stdout.readline())
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.url}/health", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not come back")

    def kill(self) -> None:
        os.kill(self.server, signal.SIGKILL)

    def wait_for_death(self) -> None:
        assert self.forker.stdout is not None
        assert self.forker.stdout.readline().strip() == "gone"

    def end(self) -> None:
        assert self.forker.stdin is not None
        self.forker.stdin.close()
        self.forker.wait(10)
        self.errors.close()


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
    mortal = Mortal(tmp_path / "data", new_database())
    mortal.start()
    witness = Witness(mortal.url, rng)
    try:
        for _ in range(KILLS):
            witness.play(Timer(rng.uniform(0.0, 0.3), mortal.kill))
            mortal.wait_for_death()
            mortal.start()
            witness.check()
        assert witness.total > KILLS, "answers went on while the killer waited"
    finally:
        mortal.kill()
        mortal.wait_for_death()
        mortal.end()
