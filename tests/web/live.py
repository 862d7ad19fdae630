"""The real server in a process of its own, which a test may stop and start again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`grognard serve` on a free port, with its data in a folder and further settings by their names."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.port, self.settings = folder, free_port(), settings
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = str(Path(sys.executable).with_name("grognard"))
        command = [program, "serve", "--no-browser", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder)],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=os.environ | self.settings,
            )
        end = time.monotonic() + 40
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.base}/api/bots", timeout=2).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        self.process.kill()
        self.process.wait()
        self.process = None
        raise TimeoutError((self.folder / "server.log").read_text("utf-8")[-2000:])

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None
