"""The files of the map: slips of the pen are found and named, credits are kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from shapely import Point, Polygon

from grognard.engine.errors import BadDocument
from grognard.games.oao import boards
from grognard.games.oao.maps import sources


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        (
            "west_1914.toml",
            "\n10 ~~~~~~~~~~~~~~~~~~~~~~l",
            "\n10 ~~~~~~~~~~~~~~~~~~~~~~x",
            "pictures.elevation, hex 23.10",
        ),
        ("west_1914.toml", "\n09 ~", "\n19 ~", "pictures.elevation"),
        ("west_1914.toml", 'Dieppe = "12.18"', 'Dieppe = "12.08"', "port.Dieppe"),
        ("places.csv", "01.21,Le Havre", "01.08,Le Havre", "places.csv"),
    ],
)
def test_a_slip_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, where: str
) -> None:
    for name in ("west_1914.toml", "places.csv", "hexsides.csv", "railways.csv"):
        shutil.copy(sources.FOLDER / name, tmp_path)
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setattr(sources, "FOLDER", tmp_path)
    with pytest.raises(BadDocument) as error:
        sources.document()
    assert error.value.where == where


def test_the_document_is_the_board() -> None:
    board = boards.board_of(boards.MAP)
    assert board.size == 3466
    assert boards.board_of(sources.document()) is board
    assert boards.board_of(board.document) is board


def test_credits_go_with_the_map() -> None:
    licence = boards.board_of(boards.MAP).document["licence"]
    for words in (
        "GeoNames.org (CC BY 4.0)",
        "Railway History Project (ODbL 1.0)",
        "SRTM30",
        "Natural Earth",
    ):
        assert words in licence
    assert "Open Database Licence 1.0" in (sources.FOLDER / "railways.csv").read_text("utf-8")
    assert "GeoNames.org" in (sources.FOLDER / "places.csv").read_text("utf-8")


def test_the_sea_is_drawn_where_no_hex_lies() -> None:
    document = boards.board_of(boards.MAP).document
    (ring,) = [outline["points"] for outline in document["outlines"] if outline["kind"] == "sea"]
    sea = Polygon(ring)
    board = boards.board_of(boards.MAP)
    assert not [name for name in board.names if sea.contains(Point(board.centre(board.cell(name))))]
    coast = {name for name in board.names if board.extra[board.cell(name)].get("coastal")}
    assert all(sea.distance(Point(board.centre(board.cell(name)))) < 1 for name in coast)
