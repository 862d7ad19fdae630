"""`grognard simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import grognard
from grognard.bots import is_known, names
from grognard.cli.app import app, clear_errors, err, fail, out, print_json
from grognard.simulation import Match, Played, Report, report, run


@app.command()
@clear_errors
def simulate(
    title: Annotated[str, typer.Argument(help="The game, such as gwc.")],
    scenario: Annotated[str, typer.Argument(help="The scenario by its id.")],
    bots: Annotated[str, typer.Option(help="Two bots, such as scripted,greedy.")] = "scripted,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes, or games at once on a cluster.")] = 1,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    fixed_sides: Annotated[
        bool, typer.Option("--fixed-sides", help="The first bot always plays the first side.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for a program.")] = False,
    results: Annotated[
        Path | None, typer.Option(help="A file of results: a run that broke off goes on from it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this PNG file.")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, `auto` or `local`.")
    ] = None,
) -> None:
    """Let bots play a scenario many times, and tell who wins.

    Examples: grognard simulate gwc first-blood --bots scripted,greedy --games 100 --jobs 2
              grognard simulate gwc belleau --bots scripted,scripted --games 200 --json
    """
    match = _match(title, scenario, bots, games, seed, fixed_sides)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        disable=as_json and not err.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(f"{title} {scenario}", total=games)

        def progress(_: Played) -> None:
            bar.advance(task)

        found = report(match, run(match, jobs, results, progress, cluster))
    if plot is not None:
        from grognard.simulation.plot import plot as draw

        draw(found, plot)
    if as_json:
        print_json(found)
    else:
        show(found)


def _match(title: str, scenario: str, bots: str, games: int, seed: int, fixed_sides: bool) -> Match:
    """The match that was asked for, or a word about what is wrong with it."""
    first, _, second = bots.partition(",")
    if "," in second or not second:
        fail(f"--bots takes two names with a comma between them, not {bots!r}")
    for name in (first, second):
        if not is_known(name):
            fail(f"unknown bot {name!r}; there are: {', '.join(names())}")
    known = {each.id: each for each in grognard.scenarios(title)}
    if scenario not in known:
        fail(f"{title} has no scenario {scenario!r}; there are: {', '.join(known)}")
    return Match(
        title=title,
        scenario=scenario,
        bots=(first, second),
        games=games,
        seed=seed,
        fixed_sides=fixed_sides,
    )


def show(found: Report) -> None:
    """The report as tables."""
    table = Grid(title=f"{found.title} {found.scenario}: {found.games} games, seed {found.seed}")
    for column in ("bot", "side", "won", "lost", "drawn", "rate", "95 percent"):
        table.add_column(column, justify="left" if column in ("bot", "side") else "right")
    for line in found.bots:
        low, high = line.interval
        table.add_row(
            line.name, line.side, str(line.wins), str(line.losses), str(line.draws), f"{line.win_rate:.1%}",
            f"{low:.1%} to {high:.1%}",
        )  # fmt: skip
    for side, of in found.sides.items():
        low, high = of["interval"]
        lost = found.games - of["wins"]
        table.add_row("any", side, str(of["wins"]), str(lost), "", f"{of['win_rate']:.1%}",
                      f"{low:.1%} to {high:.1%}")  # fmt: skip
    out.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in found.ends.items())
    points = ", ".join(f"{side} {value}" for side, value in found.victory_points.items())
    out.print(f"ends: {ends}", highlight=False)
    out.print(f"victory points: {points}; turns {found.turns['mean']}; decisions {found.decisions['mean']}")
    first, second = found.luck["first"], found.luck["second"]
    out.print(f"luck of the dice (standard deviations): first {first:+}, second {second:+}")
