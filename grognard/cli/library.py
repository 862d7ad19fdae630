"""What there is: titles, scenarios, rules, and checks of documents."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import grognard
from grognard import registry
from grognard.cli.app import app, clear_errors, fail, out, print_json
from grognard.engine import fields
from grognard.engine.board import Board
from grognard.engine.errors import GrognardError
from grognard.engine.rulebook import places_of, reference, rows_of
from grognard.engine.schema import document_schema

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en or fr.")]


@app.command()
@clear_errors
def titles(as_json: Json = False) -> None:
    """List the games that can be played.

    Example: grognard titles
    """
    found = [registry.title(id_) for id_ in grognard.titles()]
    if as_json:
        print_json([{"id": t.id, "name": t.name, "scenarios": len(t.scenarios())} for t in found])
        return
    table = Table("id", "title", "scenarios", "rules in the reference")
    for t in found:
        table.add_row(t.id, t.name["en"], str(len(t.scenarios())), str(len(reference(t))))
    out.print(table)


@app.command()
@clear_errors
def scenarios(title: str, language: Language = "en", as_json: Json = False) -> None:
    """List the scenarios of a title.

    Example: grognard scenarios gwc
    """
    found = grognard.scenarios(title)
    if as_json:
        print_json(found)
        return
    table = Table("id", "scenario", "date", "sides", "length", "balance")
    for s in found:
        words = s.title.get(language) or s.title["en"]
        balance = ", ".join(f"{side} {share:.0%}" for side, share in s.balance.items())
        length = s.length.get(language) or s.length.get("en", "")
        table.add_row(s.id, words, s.date or str(s.year), " / ".join(s.sides), length, balance)
    out.print(table)


@app.command()
@clear_errors
def rule(title: str, number: str, language: Language = "en", as_json: Json = False) -> None:
    """Show a rule in our words and the lines of code that enforce it.

    Example: grognard rule gwc O21.3.6
    """
    record = registry.title(title)
    rows, places = rows_of(record, number), places_of(record, number)
    if not rows and not places:
        fail(f"{title} has no rule {number!r}")
    if as_json:
        print_json({"rows": rows, "places": places})
        return
    for row in rows:
        heading, statement = row.words(language)
        out.print(f"[bold]{row.rule}[/] [dim]({row.kind})[/] {heading}", highlight=False)
        out.print(f"  {statement}", highlight=False)
    for place in places:
        out.print(f"  [cyan]{place.file}:{place.line}[/]", highlight=False)


@app.command()
@clear_errors
def schema(title: str) -> None:
    """Print the JSON Schema of a title's documents.

    Example: grognard schema gwc > gwc.schema.json
    """
    print_json(document_schema(registry.title(title)))


@app.command()
@clear_errors
def check(documents: Annotated[list[Path] | None, typer.Argument()] = None, as_json: Json = False) -> None:
    """Check map and scenario documents; without names, all that come with the package.

    A scenario document names its title in the key `title_id`.

    Example: grognard check my-map.toml my-scenario.json
    """
    problems: list[dict[str, str]] = []
    checked = 0
    if documents:
        for path in documents:
            checked += 1
            _collect(problems, str(path), path)
    else:
        for id_ in grognard.titles():
            for scenario in grognard.scenarios(id_):
                checked += 1
                try:
                    grognard.new(id_, scenario.id, seed=0)
                except GrognardError as error:
                    problems.append({"where": f"{id_} {scenario.id}", "problem": str(error)})
    if as_json:
        print_json({"checked": checked, "problems": problems})
    else:
        for problem in problems:
            out.print(f"[red]{problem['where']}[/]: {problem['problem']}", highlight=False)
        out.print(f"{checked} checked, {len(problems)} with problems")
    if problems:
        raise typer.Exit(1)


def _collect(problems: list[dict[str, str]], where: str, path: Path) -> None:
    try:
        document = fields.read(path)
        if "grid" in document:
            Board.load(document)
        elif isinstance(document.get("title_id"), str):
            plain = {key: value for key, value in document.items() if key != "title_id"}
            grognard.new(document["title_id"], plain, seed=0)
        else:
            problems.append({"where": where, "problem": "neither a map (grid) nor a position (title_id)"})
    except GrognardError as error:
        problems.append({"where": where, "problem": str(error)})
