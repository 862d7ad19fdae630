"""The commands of `grognard`, each a thin layer over the public API."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn, ParamSpec

import typer
from rich.console import Console

from grognard.engine.errors import GrognardError

P = ParamSpec("P")

app = typer.Typer(
    help="Deep hex-and-counter wargames with every rule enforced and explained by its number.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

BAD_INPUT = 2
NOT_PROVED = 1


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Say what is wrong in one line and stop."""
    err.print(f"[bold red]grognard:[/] {message}", highlight=False)
    raise typer.Exit(code)


def clear_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Errors that a user can mend are told in one line, never as a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except GrognardError as error:
            fail(str(error))

    return run


def print_json(data: Any) -> None:
    """Data for a program: JSON and nothing else on standard output."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def main() -> None:
    """The entry point."""
    import grognard.cli.library
    import grognard.cli.play
    import grognard.cli.proof
    import grognard.cli.serve
    import grognard.cli.simulate  # noqa: F401

    app()
