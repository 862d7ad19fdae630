"""The README tells the truth: its Python runs, and its table of coverage is today's."""

from __future__ import annotations

import re
from pathlib import Path

import grognard
from tests.rulebook_coverage import MARKS, table

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_the_ten_lines_play() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.S)
    assert code is not None
    names: dict[str, object] = {}
    exec(code.group(1), names)  # the README's own example
    game = names["game"]
    assert isinstance(game, grognard.Table)
    assert game.outcome is not None


def test_the_coverage_table_is_current() -> None:
    shown = README.partition(MARKS[0])[2].partition(MARKS[1])[0].strip()
    assert shown == table(), "run `python -m tests.rulebook_coverage --write`"
