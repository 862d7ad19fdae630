"""How much a server does: durable answers a second, how soon all watchers see them, idle sockets, bots beside it.

Everything runs on the loopback interface of one machine, clients included. The yardstick is `benchmarks/echo.py`: the
same stack, that writes one row, flushes it to the disk and sends the message back, driven by the same clients.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from grognard.server.delta import patch
from tests.server.running import ROOT, Postgres, Server, environment, free_port, postgres_binaries

TITLE = os.environ.get("BENCH_TITLE", "gwc")
GAMES = int(os.environ.get("BENCH_GAMES", "16"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "8"))
SOCKETS = int(os.environ.get("BENCH_SOCKETS", "5000"))
DATABASES = os.environ.get("BENCH_DATABASES", "sqlite,postgresql").split(",")
Row = tuple[str, float, str, float]


class Load(Struct):
    """What some clients saw in a while."""

    seconds: float
    latencies: list[float]
    cpu: float = 0.0
    """What the server used of the processor meanwhile, in seconds."""

    @property
    def cost(self) -> float:
        """Milliseconds of the processor for each; unlike the rest it does not depend on what else the machine does."""
        return 1000 * self.cpu / len(self.latencies) if self.latencies else float("inf")

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")

    def __str__(self) -> str:
        middle, late = self.percentile(0.5), self.percentile(0.99)
        return f"{self.rate:.0f}/s, p50 {middle:.1f} ms, p99 {late:.1f} ms, CPU {self.cost:.2f} ms each"


class Table:
    """A game with a player who has both sides, and looks at it twice; an answer counts when both sockets have it."""

    def __init__(self, http: httpx.AsyncClient, url: str, rng: random.Random) -> None:
        self.http, self.url, self.rng = http, url, rng
        self.view: dict[str, Any] = {}
        self.version = -1
        self.game = ""

    async def play(self, until: float, pause: float, latencies: list[float]) -> None:
        while time.perf_counter() < until:
            if not self.game:
                await self._sit_down()
            async with self.connect() as player, self.connect() as watcher:
                await self._play(player, watcher, until, pause, latencies)

    async def _sit_down(self) -> None:
        scenarios = (await self.http.get(f"/api/titles/{TITLE}")).raise_for_status().json()["scenarios"]
        new = {"title": TITLE, "scenario": scenarios[0]["id"], "opponent": "hotseat"}
        created = (await self.http.post("/api/games", json=new)).raise_for_status().json()
        self.game = created["id"]

    def connect(self) -> connect:
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{self.game}/socket"
        cookie = f"grognard={self.http.cookies['grognard']}"
        headers = {"cookie": cookie}
        return connect(
            address,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            compression=None,
            ping_interval=None,
        )

    async def _play(
        self,
        player: ClientConnection,
        watcher: ClientConnection,
        until: float,
        pause: float,
        latencies: list[float],
    ) -> None:
        await self._hear(player, -1)
        await watcher.recv()
        while self.view["decision"] and time.perf_counter() < until:
            decision = self.view["decision"]
            option = self.rng.choice(decision["options"])["id"]
            started = time.perf_counter()
            ask = {"type": "answer", "id": 1, "decision": decision["number"], "option": option}
            await player.send(json.dumps(ask))
            version = await self._hear(player, self.version)
            await _seen(watcher, version)
            latencies.append(time.perf_counter() - started)
            await asyncio.sleep(pause)
        if not self.view["decision"]:
            self.game = ""

    async def _hear(self, player: ClientConnection, after: int) -> int:
        """Take in messages until a later version is there."""
        while True:
            message = msgspec.json.decode(await player.recv())
            if message["type"] == "view":
                self.view, self.version = message["view"], message["version"]
            elif message["type"] == "delta":
                self.view = patch(self.view, message["delta"]["changes"])
                self.version = message["delta"]["version"]
            elif message["type"] == "reply" and not message["ok"]:
                raise RuntimeError(message["error"])
            if message["type"] in ("view", "delta") and self.version > after:
                return self.version


async def _seen(watcher: ClientConnection, version: int) -> None:
    while True:
        message = msgspec.json.decode(await watcher.recv())
        if message["type"] == "delta" and message["delta"]["version"] >= version:
            return


async def play(url: str, pid: int, games: int, seconds: float, pause: float = 0.0) -> Load:
    """Let so many games be played at once, as fast as they go or with a pause after each answer."""
    latencies: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/account/guest")
        tables = [Table(http, url, random.Random(i)) for i in range(games)]
        await asyncio.gather(*(t.play(time.perf_counter() + 1, pause, []) for t in tables))  # warm up
        started, used = time.perf_counter(), processor(pid)
        await asyncio.gather(*(t.play(started + seconds, pause, latencies) for t in tables))
        return Load(time.perf_counter() - started, latencies, processor(pid) - used)


async def bounce(url: str, pid: int, tables: int, seconds: float) -> Load:
    """The same number of clients and watchers at the echo server, with an answer's worth of text."""
    latencies: list[float] = []
    text = json.dumps({"type": "answer", "id": 1, "decision": 118, "option": "unit-17"})

    async def one(table: int) -> None:
        address = f"{url.replace('http', 'ws', 1)}/echo/{table}"
        async with (
            connect(address, compression=None) as socket,
            connect(address, compression=None) as watcher,
        ):
            end = time.perf_counter() + seconds
            while (started := time.perf_counter()) < end:
                await socket.send(text)
                await socket.recv()
                await watcher.recv()
                latencies.append(time.perf_counter() - started)

    used = processor(pid)
    await asyncio.gather(*(one(table) for table in range(tables)))
    return Load(seconds, latencies, processor(pid) - used)


@contextmanager
def echo_server(database_url: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "uvicorn", "benchmarks.echo:app", "--port", str(port), "--no-access-log",
             "--ws", "websockets-sansio", "--log-level", "warning"],
            env=environment(GROGNARD_DATA=folder, GROGNARD_DATABASE_URL=database_url), cwd=ROOT,
        )  # fmt: skip
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    httpx.get(f"{url}/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield url, process.pid
        finally:
            process.terminate()
            process.wait()


def resident(pid: int) -> float:
    """Memory of a process in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def processor(pid: int) -> float:
    """Seconds that a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def hold(url: str, pid: int, number: int) -> tuple[int, float]:
    """Open so many spectators' sockets on ten games and keep them; how many stay, and the memory each takes in kB."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        tables = [Table(http, url, random.Random(i)) for i in range(10)]
        for table in tables:
            await table._sit_down()
        before = resident(pid)
        sockets: list[ClientConnection] = []
        for start in range(0, number, 50):
            batch = [tables[i % 10].connect() for i in range(start, min(number, start + 50))]
            sockets += await asyncio.gather(*batch)
        await asyncio.sleep(2)
        held = 0
        for socket in sockets:
            held += socket.state.name == "OPEN"
        memory = (resident(pid) - before) * 1024 / number
        await asyncio.gather(*(socket.close() for socket in sockets))
        return held, memory


async def with_bots(url: str, pid: int, seconds: float) -> tuple[Load, Load]:
    """People who play at a human's pace, without bots and beside eight games in which bots think."""
    quiet = await play(url, pid, 8, seconds, pause=0.05)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        scenario = (await http.get(f"/api/titles/{TITLE}")).json()["scenarios"][0]
        seats = dict.fromkeys(scenario["sides"], "bot:greedy")
        for _ in range(8):
            new = {"title": TITLE, "scenario": scenario["id"], "seats": seats}
            (await http.post("/api/games", json=new)).raise_for_status()
        return quiet, await play(url, pid, 8, seconds, pause=0.05)


def one_database(name: str, new_database: Callable[[], str]) -> list[Row]:
    """All figures for one kind of database."""
    run: Callable[[Awaitable[Any]], Any] = asyncio.run  # type: ignore[assignment]
    with echo_server(new_database()) as (url, pid):
        bare = run(bounce(url, pid, GAMES, SECONDS))
    print(f"{name}: bare echo and fsync, {GAMES} clients: {bare}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), new_database()) as server:
        assert server.process is not None
        full = run(play(server.url, server.process.pid, GAMES, SECONDS))
        print(f"{name}: {TITLE}, {GAMES} games, each with a watcher: {full}", file=sys.stderr)
        quiet, beside = run(with_bots(server.url, server.process.pid, SECONDS))
        print(f"{name}: at a human pace: {quiet}; beside eight games of bots: {beside}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), new_database()) as server:
        assert server.process is not None
        _, small = run(hold(server.url, server.process.pid, 200))
        held, each = run(hold(server.url, server.process.pid, SOCKETS))
        print(
            f"{name}: {held} sockets held, {each:.0f} kB each; 200 idle: {small:.0f} kB each", file=sys.stderr
        )
    moved = beside.percentile(0.99) / quiet.percentile(0.99)
    return [
        (f"{name}: answers a second / bare echo and fsync", full.rate / bare.rate, ">=", 0.25),
        (f"{name}: p99 from answer to all watchers, ms", full.percentile(0.99), "<=", 100),
        (f"{name}: open sockets held", held, ">=", SOCKETS),
        (f"{name}: p99 beside eight games of bots / without", moved, "<=", 1.2),
    ]  # fmt: skip


def measure() -> list[Row]:
    """SQLite, and PostgreSQL where it is installed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4 * SOCKETS)), hard))
    rows = one_database("SQLite", lambda: "") if "sqlite" in DATABASES else []
    if "postgresql" in DATABASES and postgres_binaries() is not None:
        postgres = Postgres().start()
        try:
            rows += one_database("PostgreSQL", postgres.database)
        finally:
            postgres.stop()
    return rows
