"""Documents: whatever is wrong is refused with its place, and what is right comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from grognard.engine import documents
from grognard.engine.board import Board
from grognard.engine.errors import BadDocument

MAP: dict[str, Any] = {
    "id": "yard",
    "title": {"en": "A yard"},
    "grid": {"columns": 3, "rows": 3, "numbering": "letters"},
}
SCENARIO = 'title = { en = "Dawn" }\ndate = "1914-08-18"\nlength = { en = "an hour" }\n'


class Small(Struct, forbid_unknown_fields=True):
    a: int = 0


class Piece(Struct, forbid_unknown_fields=True):
    strength: int
    names: list[str] = []
    parts: dict[str, Small] = {}
    deep: dict[str, list[dict[str, int]]] = {}
    numbers: dict[int, int] = {}


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(BadDocument) as caught:
        call(*args)
    return f"{caught.value.where}: {caught.value.message}"


@pytest.mark.parametrize(
    ("value", "where", "place"),
    [
        ([], "", "document"),
        ({}, "", "strength"),
        ({}, "units.A", "units.A.strength"),
        ({"strength": "x"}, "", "strength"),
        ({"strength": "x"}, "units.A", "units.A.strength"),
        ({"strength": "x"}, "document", "document.strength"),
        ({"strength": 1, "names": ["a", 2]}, "units.A", "units.A.names[1]"),
        ({"strength": 1, "moon": 2}, "", "moon"),
        ({"strength": 1, "moon": 2}, "units.A", "units.A.moon"),
        ({"strength": 1, "parts": {"a": {}, "b": {"moon": 1}, "c": {}}}, "", "parts.b.moon"),
        (
            {"strength": 1, "parts": {f"p{i}": {"a": 1} for i in range(9)} | {"x": {"a": "y"}}},
            "",
            "parts.x.a",
        ),
        ({"strength": 1, "deep": {"m": [{"a": 1}, {"b": 1, "c": "z"}]}}, "units.A", "units.A.deep.m[1].c"),
        ({"strength": 1, "numbers": {"1": 1}}, "", "numbers"),
        ({"strength": 1, "a - at `$.b`": 1}, "", "a - at `$.b`"),
    ],
)
def test_a_part_of_the_wrong_form_is_refused_with_its_place(value: Any, where: str, place: str) -> None:
    assert refused(documents.typed, value, Piece, where).startswith(f"{place}: ")


def test_a_key_that_reads_like_an_error_fools_nobody_but_its_writer() -> None:
    assert "is not a known key" in refused(documents.typed, {"strength": 1, "a` - at `$.b[...]": 1}, Piece)


def test_a_part_of_the_right_form() -> None:
    assert documents.typed({"strength": 3}, Piece, "units.A") == Piece(3)


def test_checks_return_what_they_allow_and_say_what_they_want() -> None:
    documents.need((1,), "is empty", "units")
    assert documents.one_of("red", ("red", "blue"), "side") == "red"
    assert documents.between(3, 1, 3, "turn") == 3
    assert refused(documents.need, (), "is empty", "units") == "units: is empty"
    assert refused(documents.one_of, "pink", ("red", "blue"), "side") == (
        "side: must be one of red, blue, not 'pink'"
    )
    assert refused(documents.between, 4, 1, 3, "turn") == "turn: must lie between 1 and 3"
    assert refused(documents.between, 0, 1, 3, "turn") == "turn: must lie between 1 and 3"


def test_a_hex_by_its_printed_name() -> None:
    board = Board.load(MAP)
    assert board.name(documents.cell_of(board, "B2", "units.A.hex")) == "B2"
    assert refused(documents.cell_of, board, "Z9", "units.A.hex").startswith("units.A.hex: ")
    assert refused(documents.cell_of, board, 7, "units.A.hex").startswith("units.A.hex: ")


def test_maps_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "yard.toml").write_text(
        'id = "yard"\n[title]\nen = "A yard"\n[grid]\ncolumns = 3\nrows = 3\nnumbering = "letters"\n'
    )
    assert documents.named_map(tmp_path, "yard").id == "yard"
    assert refused(documents.named_map, tmp_path, "moon") == "map: there is no map 'moon'; there are yard"


def test_a_map_in_the_document_is_compiled_from_the_same_text_whatever_its_order() -> None:
    texts: list[bytes] = []

    def compiled(text: bytes) -> Board:
        texts.append(text)
        return Board.load(MAP)

    documents.inline_map(MAP, compiled)
    documents.inline_map(dict(reversed(MAP.items())), compiled)
    assert texts[0] == texts[1]

    def refuse(text: bytes) -> Board:
        raise BadDocument("is no terrain", "hexes.A1.terrain")

    assert refused(documents.inline_map, MAP, refuse) == "map.hexes.A1.terrain: is no terrain"


def test_scenarios_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "dawn.toml").write_text(SCENARIO)
    document = documents.scenario_document(tmp_path, "dawn")
    found = documents.scenario("dawn", document, ("red", "blue"), "yard")
    assert (found.id, found.title, found.year, found.date) == ("dawn", {"en": "Dawn"}, 1914, "1914-08-18")
    assert (found.sides, found.map, found.length) == (("red", "blue"), "yard", {"en": "an hour"})
    assert documents.scenario("dawn", {**document, "map": "hill"}, ("red",), "yard").map == "hill"
    assert refused(documents.scenario_document, tmp_path, "dusk") == "scenario: unknown scenario 'dusk'"
