"""One scanner for `grognard rule` and for the table of the README: every row that counts as cited has a place."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard import registry
from grognard.engine.citations import Place, cited_in
from grognard.engine.rulebook import places_of, reference
from tests.rulebook_coverage import KINDS, ROOT, excused_in, titles


@pytest.mark.parametrize("title", titles())
def test_every_enforced_row_has_a_place(title: str) -> None:
    record = registry.title(title)
    excused = excused_in(ROOT / "grognard" / "games" / title)
    due = [
        row.rule
        for row in reference(record).values()
        if row.kind in KINDS and row.kind != "example" and not {row.rule, row.rule.split("#")[0]} & excused
    ]
    lost = [number for number in due if not places_of(record, number)]
    assert not lost
    some = places_of(record, due[0])[0]
    assert (ROOT / some.file).is_file()


def test_what_counts_as_a_citation(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        'from x import rule, proves\n@rule(\n    "1.F#1",\n    "7.7.3(2)#1",\n)\ndef f():  # 4.0.A#1, 9.2.5A#1\n'
        '    return "8.8"\n@proves("3.1")\ndef g(): ...\n',
        "utf-8",
    )
    (tmp_path / "two.toml").write_text('a = "no # 5.5" # 6.6#2\n', "utf-8")
    found = cited_in(tmp_path)
    assert found["1.F#1"] == [Place("one.py", 3)]
    assert found["7.7.3(2)#1"] == [Place("one.py", 4)]
    assert found["4.0.A#1"] == found["9.2.5A#1"] == [Place("one.py", 6)]
    assert found["3.1"] == [Place("one.py", 8)]
    assert found["6.6#2"] == [Place("two.toml", 1)]
    assert "8.8" not in found
    assert "5.5" not in found
