"""Finished and running games from files: replay and verify."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

import grognard
from grognard.cli.app import NOT_PROVED, app, clear_errors, err, out, print_json
from grognard.cli.library import Json, Language
from grognard.cli.words import sentence
from grognard.engine.text import texts


@app.command()
@clear_errors
def replay(
    file: Path,
    side: Annotated[
        str | None, typer.Option(help="Read the log as this side may; a spectator's by default.")
    ] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Tell a saved game from its start, line by line.

    Example: grognard replay game.json --language fr
    """
    game = grognard.load(file)
    words = texts(game.title, language)
    lines: list[dict[str, Any]] = []
    entries = game.log if as_json else track(game.log, "Reading", console=err, transient=True)
    for entry in entries:
        heard = [note for note in entry.notes if note.may_be_read_by(side)]
        lines += [{"n": entry.number, "text": sentence(words, note), "rules": note.rules} for note in heard]
    outcome = game.outcome
    if as_json:
        print_json({"title": game.title.id, "lines": lines, "outcome": outcome, "digest": game.digest()})
        return
    for line in lines:
        out.print(f"[dim]{line['n']:5}[/] {line['text']}", highlight=False)
    if outcome is not None:
        out.print(f"[bold]{outcome.winner or 'draw'}[/]: {words(outcome.reason)} [dim]{outcome.rule}[/]")


@app.command()
@clear_errors
def verify(file: Path, as_json: Json = False) -> None:
    """Play a saved game again and prove every answer, roll and draw.

    The exit code is 1 if the game does not prove.

    Example: grognard verify game.json
    """
    with err.status("Playing it again"):
        verdict = grognard.verify(file)
    if as_json:
        print_json(verdict)
    elif verdict.good:
        out.print(f"[green]proved[/]: {verdict.answers} answers, {verdict.draws} of them rolled or drawn")
    else:
        out.print(f"[red]not proved[/]: {verdict.problem}", highlight=False)
    if not verdict.good:
        raise typer.Exit(NOT_PROVED)
