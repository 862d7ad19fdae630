"""The command line, as a user types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import grognard
import grognard.cli.library
import grognard.cli.play
import grognard.cli.proof
from grognard.cli.app import app
from tests.contract.games import play_out

runner = CliRunner()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    game = grognard.new("ridge", "hill", seed=3, audit=True)
    play_out(game, 3)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.save()))
    return file


def run(*args: str, code: int = 0, typed: str | None = None) -> str:
    result = runner.invoke(app, list(args), input=typed)
    assert result.exit_code == code, result.output
    return result.output


def test_titles_and_scenarios() -> None:
    assert "Ridge" in run("titles")
    assert {"id": "ridge", "name": {"en": "Ridge", "fr": "La Crête"}, "scenarios": 1} in json.loads(
        run("titles", "--json")
    )
    assert "La colline" in run("scenarios", "ridge", "--language", "fr")
    assert json.loads(run("scenarios", "ridge", "--json"))[0]["sides"] == ["blue", "red"]


def test_a_mistake_is_told_in_one_line() -> None:
    output = run("scenarios", "chess", code=2)
    assert "unknown title 'chess'" in output
    assert "Traceback" not in output


def test_rule_shows_the_lines_that_enforce_it() -> None:
    places = json.loads(run("rule", "ridge", "6.1", "--json"))["places"]
    assert any(place["file"] == "tests/ridge/rules.py" for place in places)
    run("rule", "ridge", "99.9", code=2)


def test_replay_tells_the_game(finished: Path) -> None:
    told = json.loads(run("replay", str(finished), "--json"))
    assert told["outcome"]["rule"] in ("7.1", "7.2")
    assert any("enters" in line["text"] for line in told["lines"])
    assert not any("You draw" in line["text"] for line in told["lines"]), "a spectator hears no secrets"
    assert "You draw" in run("replay", str(finished), "--side", "blue")


def test_verify_proves_a_game_and_finds_a_forgery(finished: Path) -> None:
    assert "proved" in run("verify", str(finished))
    saved = json.loads(finished.read_text())
    saved["log"][0][1] = "hold" if saved["log"][0][1] == "assault" else "assault"
    finished.write_text(json.dumps(saved))
    assert "changed or cut short" in run("verify", str(finished), code=2)


def test_check_documents(tmp_path: Path) -> None:
    good = {"id": "m", "title": {"en": "M"}, "grid": {"columns": 3, "rows": 3, "numbering": "letters"}}
    (tmp_path / "good.json").write_text(json.dumps(good))
    (tmp_path / "bad.json").write_text(json.dumps({**good, "hexes": {"Z9": {"level": 1}}}))
    assert "1 checked, 0 with problems" in run("check", str(tmp_path / "good.json"))
    report = json.loads(run("check", str(tmp_path / "bad.json"), "--json", code=1))
    assert "Z9" in report["problems"][0]["problem"]


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    typed = f"h\n? 1\n! unit:R1\nb\n1\nu\n1\nno such thing\nl\ns {file}\nq\n"
    output = run(
        "play", "ridge", "hill", "--side", "blue", "--seed", "1", "--opponent", "random", typed=typed
    )
    assert "Choose a stance" in output
    assert "is not among the answers" in output
    assert grognard.load(file).number >= 1
    assert "does not play here" in run("play", "ridge", "hill", "--side", "green", code=2)


def test_a_whole_game_of_bots_against_a_player_who_always_takes_the_first_answer() -> None:
    run("play", "ridge", "hill", "--side", "red", "--seed", "5", typed="1\n" * 400)
