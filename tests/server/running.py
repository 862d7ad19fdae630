"""Real servers for tests: a process on a port of its own, on SQLite or on a PostgreSQL started for the occasion."""

from __future__ import annotations

import atexit
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Lock
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "from grognard.cli import main; main()"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment(**more: str) -> dict[str, str]:
    """What a server needs to know: Ridge is a title kept elsewhere."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GROGNARD_")}
    own = {"PYTHONPATH": str(ROOT), "GROGNARD_TITLES": "tests.ridge", "GROGNARD_RATE_LIMITS": "off"}
    return {**kept, **own, "GROGNARD_BOT_PROCESSES": "1", **more}


class Forker:
    """The process from which servers are forked; there is one for all tests of a process."""

    _only: Forker | None = None

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forker"],
            env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
            start_new_session=True,  # a signal that ends the tests leaves it alive to end its servers
        )  # fmt: skip
        self._asking = Lock()
        atexit.register(self.end)

    @classmethod
    def get(cls) -> Forker:
        if cls._only is None:
            cls._only = cls()
        return cls._only

    def ask(self, **order: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self._asking:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


class Forked:
    """A server that was forked, as `subprocess.Popen` would show it."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        self.forker = Forker.get()
        order = {"arguments": arguments, "environment": environment, "log": str(log)}
        self.pid: int = self.forker.ask(do="start", **order)

    def poll(self) -> int | None:
        code: int | None = self.forker.ask(do="poll", pid=self.pid)
        return code

    def wait(self, timeout: float = 60) -> int:
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            code = self.poll()
            if code is not None:
                return code
            time.sleep(0.01)
        raise subprocess.TimeoutExpired("grognard serve", timeout)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Server:
    """One server process, or several workers behind one port. A single one is forked, to start in a moment."""

    def __init__(self, data: Path, database_url: str = "", workers: int = 1, **settings: str) -> None:
        self.data, self.workers, self.port = data, workers, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.environment = environment(
            GROGNARD_DATA=str(data),
            GROGNARD_DATABASE_URL=database_url,
            GROGNARD_PUBLIC_URL=self.url,
            **settings,
        )
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--log-level", "info"]
        if self.workers == 1:
            self.process = Forked(arguments, self.environment, self.log)
        else:
            self.process = self.start_afresh([*arguments, "--workers", str(self.workers)])
        self.wait()
        return self

    def start_afresh(self, arguments: list[str]) -> subprocess.Popen[bytes]:
        """By the command, as a user does."""
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*COMMAND, *arguments],
                env=self.environment, stdout=log, stderr=log, cwd=ROOT, start_new_session=True,
            )  # fmt: skip

    def wait(self, seconds: float = 60) -> None:
        """Until the server answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"no server after {seconds} s: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """At once and without a word, the whole group: SIGKILL."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(timeout=30)
        self.process = None
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()


def run_command(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command of `grognard` in a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments],
        env=environment(**settings),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )


# PostgreSQL


def postgres_binaries() -> Path | None:
    """Where `initdb` is, if PostgreSQL is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


class Postgres:
    """A PostgreSQL of our own in a temporary folder; it refuses to run as root, so root lends it another user."""

    def __init__(self) -> None:
        binaries = postgres_binaries()
        assert binaries is not None
        self.binaries, self.port = binaries, free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="grognard-pg-"))
        self.user = pwd.getpwnam("postgres") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
        if os.geteuid() == 0:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self._databases = 0

    def _run(self, program: str, *arguments: str) -> None:
        root = os.geteuid() == 0
        subprocess.run(
            [str(self.binaries / program), *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder,
            user=self.user.pw_uid if root else None, group=self.user.pw_gid if root else None,
        )  # fmt: skip

    def start(self) -> Postgres:
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", "grognard", "--no-sync", "-E", "UTF8")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(self.folder / "log"), "start")
        return self

    def database(self) -> str:
        """The address of a new empty database."""
        self._databases += 1
        name = f"club{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "grognard", name)
        return f"postgresql://grognard@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
