"""Matches of many games: reproducible, resumable, added up with intervals, on one process, two, or a cluster."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import grognard.cli.library
import grognard.cli.simulate  # noqa: F401  the commands register themselves
from grognard.cli.app import app
from grognard.engine.errors import BadDocument
from grognard.simulation import Match, Played, play, report, run
from grognard.simulation.report import wilson

MATCH = Match(title="rpc", scenario="hooge", bots=("random", "random"), games=4, seed=3)


def facts(played: list[Played]) -> list[Played]:
    """The games without the time that they took."""
    return [msgspec.structs.replace(game, seconds=0.0, slowest={}) for game in played]


def test_a_game_can_be_played_again_from_its_number() -> None:
    assert facts([play(MATCH, 2)]) == facts([play(MATCH, 2)])
    assert facts([play(MATCH, 2)]) != facts([play(msgspec.structs.replace(MATCH, seed=4), 2)])


def test_sides_are_swapped_and_a_pair_has_the_same_dice() -> None:
    sides = ("german", "british")
    assert MATCH.seats(0, sides) == {"german": 0, "british": 1}
    assert MATCH.seats(1, sides) == {"german": 1, "british": 0}
    assert MATCH.seed_of(0) == MATCH.seed_of(1) != MATCH.seed_of(2)
    fixed = msgspec.structs.replace(MATCH, fixed_sides=True)
    assert fixed.seats(1, sides) == {"german": 0, "british": 1}
    assert fixed.seed_of(0) != fixed.seed_of(1)


def test_two_processes_play_the_same_games_as_one() -> None:
    assert facts(run(MATCH, jobs=2)) == facts(run(MATCH, jobs=1))


def test_a_run_that_broke_off_goes_on_and_no_game_is_counted_twice(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    short = msgspec.structs.replace(MATCH, games=2)
    run(short, results=file)
    with file.open("ab") as out:
        out.write(b'{"number":3,"sea')  # the machine was switched off here
    fresh: list[int] = []
    found = run(MATCH, results=file, progress=lambda game: fresh.append(game.number))
    assert [game.number for game in found] == [0, 1, 2, 3]
    assert facts(found) == facts(run(MATCH))
    assert sorted(fresh) == [0, 1, 2, 3]
    again = run(MATCH, results=file)
    assert facts(again) == facts(found), "the file holds every game, whole"


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(msgspec.structs.replace(MATCH, games=1), results=file)
    with pytest.raises(BadDocument, match="another match"):
        run(msgspec.structs.replace(MATCH, seed=99), results=file)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (200, 200, 0.9812, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_report_adds_up() -> None:
    found = report(MATCH, run(MATCH))
    first, second = found.bots
    assert first.wins + first.losses + first.draws == found.games == 4
    assert (first.wins, first.losses, first.draws) == (second.losses, second.wins, second.draws)
    assert sum(side["wins"] for side in found.sides.values()) == first.wins + second.wins
    assert sum(found.ends.values()) == 4


def test_the_command_prints_one_json_object_and_draws_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "match.png"
    args = [
        "simulate",
        "rpc",
        "hooge",
        "--bots",
        "scripted,random",
        "--games",
        "2",
        "--fixed-sides",
        "--json",
    ]
    result = CliRunner().invoke(app, [*args, "--plot", str(picture)])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["title"], found["scenario"], found["games"]) == ("rpc", "hooge", 2)
    assert [line["side"] for line in found["bots"]] == ["german", "british"]
    wanted = {"name", "side", "wins", "losses", "draws", "win_rate", "interval"}
    assert all(set(line) == wanted for line in found["bots"])
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["gwc", "nowhere"], "has no scenario"),
        (["gwc", "first-blood", "--bots", "scripted"], "two names"),
        (["gwc", "first-blood", "--bots", "scripted,general"], "unknown bot"),
    ],
)
def test_a_wrong_command_is_answered_in_one_line(args: list[str], words: str) -> None:
    result = CliRunner().invoke(app, ["simulate", *args])
    assert result.exit_code == 2
    assert words in " ".join(result.output.split())
