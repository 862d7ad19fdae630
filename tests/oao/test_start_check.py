"""Positions that no game could bring about are refused with their place; what can happen is read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.engine.errors import BadDocument
from grognard.games.oao import rules
from grognard.games.oao.rolls import ROLLS
from grognard.games.oao.start import begin
from grognard.games.oao.state import State
from tests.oao.contract import Game, position


def read(units: dict[str, Any], phase: str = "attack", player: str = "german", **more: Any) -> State:
    return begin(position(units, phase, player, **more), {})


FIVE = dict.fromkeys(("fr-3-2", "fr-4-2", "fr-21-11", "fr-22-11", "fr-23-12"), "14.42")


@pytest.mark.parametrize(
    ("units", "field"),
    [
        ({"de-3-2": {"hex": "12.36", "prepared": "12.39"}}, r"units\.de-3-2\.prepared"),  # 7.3#1
        ({"de-Gdc": {"hex": "12.36", "prepared": "12.37"}}, r"units\.de-Gdc\.prepared"),  # 8.1#2
        ({"de-3-2": {"hex": "12.36+12.35", "prepared": "12.37"}}, r"units\.de-3-2\.prepared"),  # 7.3.2#2
        ({"fr-3-2": {"hex": "12.36", "prepared": "12.37"}}, r"units\.fr-3-2\.prepared"),  # 7.3#5
        ({"de-3-2": {"hex": "12.36", "turned": True}}, r"units\.de-3-2\.turned"),  # 8.5
        ({"de-3-2": {"hex": "12.36", "mode": "deployed"}}, r"units\.de-3-2\.mode"),  # 13.2.1
        ({"de-3-2": {"hex": "12.36", "mode": "extended"}}, r"units\.de-3-2\.mode"),  # 15.6.1
        ({"de-3-2": {"hex": "12.36", "task": "position", "site": "12.39"}}, r"units\.de-3-2\.site"),  # 14.3
        (FIVE, r"units\.[\w-]+\.hex"),  # 3.1.1
    ],
)
def test_what_cannot_be_is_refused(units: dict[str, Any], field: str) -> None:
    with pytest.raises(BadDocument, match=field):
        read(units)


def test_markers_lie_from_the_movement_phase_to_the_attack_phase() -> None:  # 7.3#5 C-13
    marked = {"de-3-2": {"hex": "12.36", "prepared": "12.37"}, "fr-3-2": "12.37"}
    for phase in ("movement", "counter_movement", "attack"):
        assert read(marked, phase).units["de-3-2"].prepared >= 0
    for phase in ("counter_attack", "finishing", "preliminary", "supply"):
        with pytest.raises(BadDocument, match="prepared"):
            read(marked, phase)


def test_who_has_a_marker_has_ended_his_move() -> None:  # 7.3#3
    units = {"de-3-2": {"hex": "12.36", "prepared": "12.37"}, "de-4-2": "12.34", "fr-3-2": "12.37"}
    game = Game(position(units, "movement"))
    assert "de-3-2" not in game.ids
    assert "de-4-2" in game.ids


def test_an_army_without_a_display_has_nobody_on_the_map() -> None:  # 5.1
    document = position({"de-3-2": "12.36", "fr-3-2": "12.38"})
    del document["displays"]["fr-FOURTH"]
    with pytest.raises(BadDocument, match=r"units\.fr-3-2\.army"):
        begin(document, {})


def test_a_hex_may_be_crowded_by_those_who_were_driven_into_it() -> None:  # 3.1.1 11.1
    units = {id_: {"hex": "14.42"} for id_ in FIVE}
    units["fr-3-2"]["retreated"] = True  # type: ignore[assignment]
    assert len(read(units).at) == 1
    assert read(FIVE, "movement").at, "and before the end of his own movement phase"


def test_a_stack_lies_as_the_document_says() -> None:  # 3.1.5#3
    units = {"fr-3-2": "14.42", "fr-4-2": "14.42"}
    g = read(units, stacks={"14.42": ["fr-4-2", "fr-3-2"]})
    assert next(iter(g.at.values())) == ("fr-4-2", "fr-3-2")
    with pytest.raises(BadDocument, match=r"stacks\.14\.42"):
        read(units, stacks={"14.42": ["fr-4-2"]})


def test_a_fort_that_has_rolled_may_lie_on_its_back() -> None:  # 8.5.3#1
    g = read({"fr-fort-Montmedy": {"hex": "49.41", "turned": True}}, checked=["fr-fort-Montmedy"])
    assert g.checked == {"fr-fort-Montmedy": True}


def test_every_roll_is_known_to_documents() -> None:
    found = {
        (kind, int(dice), int(faces))
        for file in Path(rules.__file__).parent.glob("*.py")
        for dice, faces, kind in re.findall(r'Roll\(\s*(\d), (\d), "([\w-]+)"', file.read_text("utf-8"))
    }
    assert found == {(kind, each.dice, each.faces) for kind, each in ROLLS.items()}
