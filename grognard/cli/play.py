"""`grognard play`: a real game in the terminal, against a bot or two at one keyboard."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.panel import Panel
from rich.table import Table as Grid

import grognard
from grognard.bots import bot
from grognard.cli.app import app, clear_errors, fail, out
from grognard.cli.library import Language
from grognard.cli.words import label, reason, sentence
from grognard.engine.errors import IllegalChoice, IllegalUndo
from grognard.engine.table import Table
from grognard.engine.text import Texts, texts
from grognard.engine.view import log_of

HELP = "a number to choose · ? n explains · ! unit:ID asks why not · u undo · b board · l log · s FILE save · q quit"


@app.command()
@clear_errors
def play(
    title: str,
    scenario: str,
    side: Annotated[str | None, typer.Option(help="Your side; both, if not given.")] = None,
    opponent: Annotated[str, typer.Option(help="The bot that plays the other side.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="Equal seeds give equal games.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    language: Language = "en",
) -> None:
    """Play a game in the terminal.

    Examples: grognard play gwc first-blood --side french
              grognard play rpc gheluvelt --seed 7
    """
    game = (
        grognard.load(load)
        if load
        else grognard.new(title, scenario, seed=seed, options={"reactions": "friendly"})
    )
    if side is not None and side not in game.sides:
        fail(f"{side!r} does not play here; the sides are {', '.join(game.sides)}")
    Session(game, side, opponent, texts(game.title, language)).run()


class Session:
    """One sitting at the table."""

    def __init__(self, game: Table, side: str | None, opponent: str, words: Texts) -> None:
        self.game, self.side, self.words = game, side, words
        self.bot = bot(opponent)
        self.read = -1
        self.rng = Random(0)

    def run(self) -> None:
        self.board()
        while (question := self.game.pending) is not None:
            if self.side is not None and question.side != self.side:
                self.game.answer(self.bot.choose(self.game, question.side), question.side)
                continue
            self.tell()
            self.ask()
        self.tell()
        outcome = self.game.outcome
        if outcome is not None:
            out.print(Panel(f"{outcome.winner or 'draw'}: {self.words(outcome.reason)} {outcome.rule}"))

    def tell(self) -> None:
        """What was said since the player last looked."""
        for line in log_of(self.game, self.viewer(), 0):
            if line["n"] > self.read:
                out.print("  " + sentence(self.words, line), highlight=False)
        self.read = self.game.number - 1

    def viewer(self) -> str | None:
        question = self.game.pending
        return self.side or (question.side if question else None)

    def board(self) -> None:
        view = self.game.view(self.viewer())
        draw = self.game.title.text_board
        out.print(draw(view, self.words) if draw else msgspec.json.format(msgspec.json.encode(view)).decode())

    def ask(self) -> None:
        question = self.game.pending
        assert question is not None
        prompt = self.words(question.kind, question.args)
        out.print(f"[bold]{question.side}[/] {prompt} [dim]{question.rule}[/]", highlight=False)
        grid = Grid.grid(padding=(0, 3))
        labels = [f"[cyan]{i}[/] {label(self.words, o)}" for i, o in enumerate(question.options, 1)]
        for row in range(0, len(labels), 4):
            grid.add_row(*labels[row : row + 4])
        out.print(grid)
        self.obey(out.input("[dim]h for help[/] > ").strip())

    def obey(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        try:
            match command:
                case "h":
                    out.print(HELP, markup=False)
                case "q":
                    raise typer.Exit
                case "b":
                    self.board()
                case "l":
                    for line in log_of(self.game, self.viewer()):
                        out.print("  " + sentence(self.words, line), highlight=False)
                case "u":
                    self.game.undo(self.side)
                case "s":
                    Path(rest or "game.json").write_bytes(msgspec.json.encode(self.game.save()))
                case "?":
                    for why in self.game.explain(self.chosen(rest)):
                        out.print("  " + reason(self.words, why), highlight=False)
                case "!":
                    for why in self.game.why_not(rest):
                        out.print("  " + reason(self.words, why), highlight=False)
                case _:
                    self.game.answer(self.chosen(typed))
        except (IllegalChoice, IllegalUndo) as error:
            out.print(f"[red]{error}[/]", highlight=False)

    def chosen(self, typed: str) -> str:
        """The id of an option by its number or by itself."""
        options = self.game.options()
        if typed.isdigit() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1].id
        return typed
