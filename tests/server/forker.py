"""A process that has everything imported and forks servers from itself, so that a start takes a moment.

It reads a line of JSON for each order and answers each with one: `start` forks a server that runs `grognard serve` with
an environment of its own, `poll` says whether it has ended and how.
"""

from __future__ import annotations

import functools
import json
import os
import signal
import sys
from types import ModuleType
from typing import Any


def main() -> None:
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import grognard.cli
    from grognard import registry
    from grognard.server import titles
    from tests.ridge import TITLE

    registry.register(TITLE)
    titles.read_all()
    started: list[int] = []
    ended: dict[int, int] = {}
    for line in sys.stdin:
        order = json.loads(line)
        if order["do"] == "start":
            started.append(fork(grognard.cli.main, order))
            print(json.dumps(started[-1]), flush=True)
        else:
            print(json.dumps(poll(order["pid"], ended)), flush=True)
    for pid in started:  # whoever wanted them is gone
        if poll(pid, ended) is None:
            os.killpg(pid, signal.SIGKILL)


def fork(serve: Any, order: dict[str, Any]) -> int:
    """A server in a session of its own, with this environment and this log; its process id."""
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.modules["grognard.server.asgi"] = application(json.dumps(order["environment"]))
    child = os.fork()
    if child:
        return child
    os.setsid()
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    sys.argv = ["grognard", *order["arguments"]]
    code = 1
    try:
        serve()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0
    finally:
        os._exit(code)


@functools.lru_cache(maxsize=1)
def application(_environment: str) -> ModuleType:
    """The module that a server runs, made once for a server that is started again and again."""
    from grognard.server.app import create_app

    module = ModuleType("grognard.server.asgi")
    module.__dict__["app"] = create_app()
    return module


def poll(pid: int, ended: dict[int, int]) -> int | None:
    """The code with which a child has ended; None while it runs."""
    if pid not in ended:
        found, status = os.waitpid(pid, os.WNOHANG)
        if not found:
            return None
        ended[pid] = os.waitstatus_to_exitcode(status)
    return ended[pid]


if __name__ == "__main__":
    main()
