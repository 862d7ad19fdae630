"""`grognard serve`, and what goes with a server: backup and restore."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import time
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from grognard.cli.app import app, clear_errors, fail, out

Data = Annotated[
    Path | None, typer.Option("--data", envvar="GROGNARD_DATA", help="The folder that holds the games.")
]


@app.command()
@clear_errors
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    data: Data = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve games to browsers and programs.

    The database is a file in the data folder, or what GROGNARD_DATABASE_URL names.

    Example: grognard serve --host 0.0.0.0 --port 8080 --no-browser
    """
    import uvicorn

    from grognard.server import logs
    from grognard.server.config import from_environment

    os.environ["GROGNARD_DATA"] = str(data or Path("data"))
    url = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}"
    os.environ.setdefault("GROGNARD_PUBLIC_URL", url)
    settings = from_environment()
    if workers > 1:
        if not settings.url.startswith("postgresql"):
            fail("several workers need PostgreSQL: set GROGNARD_DATABASE_URL")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="grognard-metrics-")
    os.environ["GROGNARD_LOG_LEVEL"] = log_level
    logs.set_up(log_level)
    out.print(f"Grognard is at [bold]{url}[/] (Ctrl+C ends it)", highlight=False)
    if browser and sys.stdout.isatty():
        Thread(target=_show, args=(url, port), daemon=True).start()
    uvicorn.run(
        "grognard.server.asgi:app",
        host=host,
        port=port,
        workers=workers,
        access_log=False,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=10,
        server_header=False,
    )


def _show(url: str, port: int) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


@app.command()
@clear_errors
def backup(file: Path, data: Data = None) -> None:
    """Write everything that a server keeps into one file, while it runs or not.

    Example: grognard backup grognard.jsonl.gz
    """
    from grognard.server.store import backup as dump

    rows = asyncio.run(dump.backup(_url(data), file))
    out.print(f"{rows} rows written to {file}", highlight=False)


@app.command()
@clear_errors
def restore(file: Path, data: Data = None) -> None:
    """Fill an empty database from a backup: of the same kind, or the other.

    Example: GROGNARD_DATABASE_URL=postgresql://localhost/club grognard restore grognard.jsonl.gz
    """
    from grognard.server.store import backup as dump

    rows = asyncio.run(dump.restore(_url(data), file))
    out.print(f"{rows} rows read from {file}", highlight=False)


def _url(data: Path | None) -> str:
    from grognard.server.config import from_environment

    if data is not None:
        os.environ["GROGNARD_DATA"] = str(data)
    settings = from_environment()
    settings.data.mkdir(parents=True, exist_ok=True)
    return settings.url
