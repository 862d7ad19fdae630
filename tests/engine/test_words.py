"""Words for what every game has: sides, hexes, units, sums."""

from __future__ import annotations

from grognard.engine import words
from grognard.engine.board import Board
from grognard.engine.hexes import OFF_MAP
from grognard.engine.reasons import Reason, because

BOARD = Board.load(
    {"id": "yard", "title": {"en": "A yard"}, "grid": {"columns": 3, "rows": 3, "numbering": "letters"}}
)
B2 = BOARD.cell("B2")


def test_names() -> None:
    assert words.side_name("red") == "@side-red"
    assert words.hex_name(BOARD, B2) == "B2"
    assert words.hex_name(BOARD, OFF_MAP) == "@off-map"


def test_the_parts_of_a_sum() -> None:
    reasons = (because("6.2", "strength", 3), because("6.3", "range", -1, hexes=4), Reason("6.4", "dark"))
    assert words.shown(reasons) == [
        ["@strength", 3, "6.2"],
        [{"id": "range", "args": {"hexes": 4}}, -1, "6.3"],
        ["@dark", 0, "6.4"],
    ]


def test_options_touch_what_they_name() -> None:
    option = words.unit_option(BOARD, "R1", "@unit-rifles", B2, "fire", "6.2")
    assert (option.id, option.value, option.touches) == ("R1", "R1", ("unit:R1", "hex:B2"))
    assert dict(option.args) == {"name": "@unit-rifles", "hex": "B2", "unit": "R1"}
    away = words.unit_option(BOARD, "R1", "@unit-rifles", OFF_MAP, "enter", "6.5", "option-away")
    assert (away.touches, away.label, away.rule) == (("unit:R1",), "option-away", "6.5")
    place = words.hex_option(BOARD, B2, "dig", "7.1")
    assert (place.id, place.value, place.touches, place.label) == ("B2", B2, ("hex:B2",), "option-hex")
