"""Map documents and the boards compiled from them."""

from __future__ import annotations

import copy
import json
import pickle
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grognard.engine.board import OFF_MAP, Board, load, nearest
from grognard.engine.errors import BadDocument

EXAMPLE: dict[str, Any] = {
    "id": "example",
    "title": {"en": "An example", "fr": "Un exemple"},
    "note": "Nowhere.",
    "licence": "CC BY 4.0",
    "grid": {"columns": 5, "rows": 4},
    "default": {"terrain": "open", "level": 0},
    "picture": {
        "rows": """
            . . w w .
            . b w . .
            .....
            . . . . b
        """,
        "legend": {".": {}, "w": {"terrain": "woods"}, "b": {"terrain": "building", "objective": 1}},
        "levels": "0 0 1 1 0\n0 0 1 2 1\n0 0 0 0 0\n0 0 0 0 -1",
    },
    "hexes": {"C3": {"terrain": "marsh", "level": 3, "name": {"en": "The bog"}, "objective": [1, {"x": 2}]}},
    "sides": [
        {"kind": "wall", "between": ["A1/A2", "B2/C2"]},
        {"kind": "river", "between": ["C2/B2"], "width": 2},
    ],
    "lines": [{"kind": "road", "name": "Menin road", "path": ["A1", "B1", "C2", "D1"]}],
    "outlines": [{"kind": "building", "at": "B2", "points": [[-0.5, -0.4], [0.3, -0.4], [0.3, 0.5]]}],
    "contours": [{"kind": "crest", "level": 1, "closed": True, "points": [[4.2, 3.1], [5, 3.9], [4.4, 5]]}],
    "labels": [{"text": "Bog", "at": "C3", "style": "water", "angle": -12}],
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The example with one field replaced; numbers in the path are positions in a list."""
    document = copy.deepcopy(EXAMPLE)
    *parents, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    place: Any = document
    for key in parents:
        place = place[key]
    place[last] = value
    return document


def rectangle(columns: int, rows: int, **grid: Any) -> Board:
    return load({"id": "r", "title": "r", "grid": {"columns": columns, "rows": rows, **grid}})


@pytest.fixture(scope="module")
def board() -> Board:
    return load(EXAMPLE)


def test_cells_run_down_the_columns(board: Board) -> None:
    assert board.names[:5] == ("A1", "A2", "A3", "A4", "B1")
    assert board.size == len(board.cells) == 20
    assert all(board.cell(board.name(cell)) == cell for cell in board.cells)


def test_hexes_override_the_picture_and_the_picture_the_default(board: Board) -> None:
    by_name = {name: (board.terrain[c], board.level[c]) for c, name in enumerate(board.names)}
    assert by_name["A1"] == ("open", 0)
    assert by_name["C1"] == ("woods", 1)
    assert by_name["D2"] == ("open", 2)
    assert by_name["E4"] == ("building", -1)
    assert by_name["C3"] == ("marsh", 3)


def test_further_keys_are_kept_and_read_only(board: Board) -> None:
    extra = board.extra[board.cell("C3")]
    assert extra["name"] == {"en": "The bog"}
    assert extra["objective"][1]["x"] == 2
    assert board.extra[board.cell("B2")]["objective"] == 1
    assert not board.extra[board.cell("A1")]
    with pytest.raises(TypeError):
        extra["objective"] = 4  # type: ignore[index]


def test_neighbours_by_direction(board: Board) -> None:
    around = board.neighbours[board.cell("B2")]
    assert [board.name(c) for c in around] == ["B1", "C2", "C3", "B3", "A3", "A2"]
    assert board.neighbours[board.cell("A1")] == (
        OFF_MAP, OFF_MAP, board.cell("B1"), board.cell("A2"), OFF_MAP, OFF_MAP,
    )  # fmt: skip
    assert board.adjacent[board.cell("A1")] == (board.cell("B1"), board.cell("A2"))


def test_hexsides_are_the_same_from_both_sides(board: Board) -> None:
    b2, c2 = board.cell("B2"), board.cell("C2")
    assert board.side(b2, c2) == board.side(c2, b2) == {"wall", "river"}
    assert board.side(b2, board.cell("B3")) == frozenset()
    assert [(side.kind, side.extra.get("width")) for side in board.sides] == [
        ("wall", None), ("wall", None), ("river", 2),
    ]  # fmt: skip


def test_lines_link_the_hexes_they_pass(board: Board) -> None:
    a1, b1, c2, d1 = map(board.cell, ("A1", "B1", "C2", "D1"))
    assert board.on_line["road"] == {a1, b1, c2, d1}
    assert board.on_line["canal"] == frozenset()
    assert board.linked("road", a1, b1)
    assert board.linked("road", b1, a1)
    assert not board.linked("road", a1, c2)
    assert not board.linked("canal", a1, b1)
    assert board.lines[0].extra["name"] == {"en": "Menin road"}


def test_outlines_are_placed_at_their_hex(board: Board) -> None:
    x, y = board.centre(board.cell("B2"))
    assert (x, y) == pytest.approx((1.5, 1.5 * 3**0.5))
    assert board.outlines[0].points[0] == pytest.approx((x - 0.5, y - 0.4))
    assert board.outlines[0].at == board.cell("B2")
    assert board.contours[0].points[1] == (5.0, 3.9)


def test_edges(board: Board) -> None:
    def names(side: Any) -> list[str]:
        return [board.name(c) for c in board.edge(side)]

    assert names("top") == ["A1", "B1", "C1", "D1", "E1"]
    assert names("bottom") == ["A4", "B4", "C4", "D4", "E4"]
    assert names("left") == ["A1", "A2", "A3", "A4"]
    assert names("right") == ["E1", "E2", "E3", "E4"]
    assert board.is_edge(board.cell("C1"))
    assert not board.is_edge(board.cell("C2"))


def test_short_even_columns_and_missing_hexes() -> None:
    board = rectangle(4, 3, short_even_columns=True, missing=["C2", "A1"])
    assert board.names == ("A2", "A3", "B1", "B2", "C1", "C3", "D1", "D2")
    assert board.edge("bottom") == tuple(map(board.cell, ("A3", "B2", "C3", "D2")))
    assert OFF_MAP in board.neighbours[board.cell("B1")]
    assert board.row(board.cell("C1"), 4) == ()


def test_an_even_first_column_is_the_lower_one() -> None:
    board = rectangle(3, 3, numbering="dotted", first_column=60, first_row=55)
    assert board.names[0] == "60.55"
    assert board.centre(board.cell("60.55")) == pytest.approx((0, 3**0.5 / 2))
    assert board.centre(board.cell("61.55")) == pytest.approx((1.5, 0))


@given(st.data())
def test_distances_rings_and_discs(data: st.DataObject) -> None:
    board = rectangle(9, 7, missing=["D4", "I1"])
    a = data.draw(st.sampled_from(board.cells))
    b = data.draw(st.sampled_from(board.cells))
    radius = data.draw(st.integers(0, 12))
    assert board.distance(a, b) == board.hexes[a].distance(board.hexes[b]) == board.distance(b, a)
    assert set(board.ring(a, radius)) == {c for c in board.cells if board.distance(a, c) == radius}
    assert list(board.within(a, radius)) == [c for c in board.cells if board.distance(a, c) <= radius]
    direction = board.direction(a, b)
    if direction is not None and OFF_MAP not in [
        board.cell_at(h) for h in board.hexes[a].hex_row(direction, 12)
    ]:
        assert b in board.row(a, direction)


def test_distances_of_all_cells_on_small_and_large_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    small = rectangle(5, 7)
    monkeypatch.setattr("grognard.engine.board.SMALL", 10)
    large = rectangle(6, 7)
    for board in (small, large):
        for cell in board.cells[::4]:
            assert list(board.distances(cell)) == [board.distance(cell, other) for other in board.cells]
        some = board.cells[::5]
        assert nearest(board, tuple(some)) == tuple(
            min(board.distance(c, x) for x in some) for c in board.cells
        )


def test_rows_stop_at_the_edge(board: Board) -> None:
    assert [board.name(c) for c in board.row(board.cell("A4"), 2)] == ["B3", "C3", "D2", "E2"]
    assert [board.name(c) for c in board.row(board.cell("A4"), 2, 2)] == ["B3", "C3"]
    assert board.direction(board.cell("A4"), board.cell("E2")) == 2
    assert board.direction(board.cell("A4"), board.cell("E1")) is None


def test_vertices_are_named_by_their_hexes() -> None:
    board = rectangle(15, 20, numbering="letters2", first_row=10)
    shared = board.vertex("N18/N19/O19")
    assert board.vertex("O19/N18/N19") == shared
    assert board.vertex_name(shared) == "N18/N19/O19"
    assert [board.name(c) for c in board.cells_of(shared)] == ["N18", "N19", "O19"]
    assert board.vertex("M19/N18/N19") == shared.spines()[0]
    assert shared in board.vertices_of(board.cell("O19"))
    for cell in (board.cell("A10"), board.cell("B29"), board.cell("H10")):
        for corner in board.vertices_of(cell):
            assert board.vertex(board.vertex_name(corner)) == corner
    for wrong in ("N18/N19", "N18/N19/P19", "", "N18/N19/O19@1", "A10@9", "Z99"):
        with pytest.raises(BadDocument):
            board.vertex(wrong)


def test_corners_in_board_units(board: Board) -> None:
    x, y = board.centre(board.cell("D3"))
    assert board.point(board.vertices_of(board.cell("D3"))[1]) == pytest.approx((x + 1, y))
    assert board.point(board.vertices_of(board.cell("D3"))[0]) == pytest.approx((x + 0.5, y - 3**0.5 / 2))


def test_text_board() -> None:
    board = rectangle(3, 2)
    assert board.render_text(board.name).splitlines() == [
        "  A  B  C",
        "1 A1    C1",
        "     B1",
        "2 A2    C2",
        "     B2",
    ]
    assert board.render_text(lambda _: "long", width=2).splitlines()[1] == "1 lo    lo"


def test_the_normal_form_is_a_fixed_point(board: Board) -> None:
    again = load(json.loads(json.dumps(board.document)))
    assert again.document == board.document
    assert again.digest == board.digest
    assert again is board
    assert "picture" not in board.document
    assert board.document["hexes"]["C3"]["level"] == 3
    assert "A1" not in board.document["hexes"]


def test_the_digest_follows_the_content(board: Board) -> None:
    assert load(copy.deepcopy(EXAMPLE)).digest == board.digest
    assert load(changed("hexes.C3.level", 2)).digest != board.digest
    assert load(changed("sides.0.kind", "hedge")).digest != board.digest


def test_boards_are_shared_not_copied(board: Board) -> None:
    assert copy.deepcopy(board) is board
    assert copy.copy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board
    board.document["hexes"].clear()
    assert board.document["hexes"]


def test_documents_are_read_from_files(tmp_path: Path, board: Board) -> None:
    as_json = tmp_path / "map.json"
    as_json.write_text(json.dumps(EXAMPLE))
    assert load(as_json) is load(str(as_json)) is board
    as_toml = tmp_path / "map.toml"
    as_toml.write_text(
        'id = "x"\ntitle = "x"\n[grid]\ncolumns = 2\nrows = 2\n[hexes]\nB2 = { terrain = "woods" }\n'
    )
    assert load(as_toml).terrain == ("open", "open", "open", "woods")
    for name, text in (("bad.toml", "id ="), ("bad.json", "{"), ("list.json", "[]")):
        (tmp_path / name).write_text(text)
        with pytest.raises(BadDocument, match=name):
            load(tmp_path / name)
    with pytest.raises(BadDocument, match=r"none\.toml"):
        load(tmp_path / "none.toml")


def test_the_documented_example_is_a_map() -> None:
    page = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
    board = load(tomllib.loads(page.split("```toml\n")[1].split("```")[0]))
    assert board.terrain[board.cell("C1")] == "woods"
    assert board.extra[board.cell("H7")]["objective"] == 3
    assert board.side(board.cell("H8"), board.cell("H7")) == {"wall"}


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("id", 3, "id: must be a text"),
        ("title", [], "title: must be a table"),
        ("colour", "red", "colour: is not a known key"),
        ("grid.columns", "5", "grid.columns: must be a whole number"),
        ("grid.columns", True, "grid.columns: must be a whole number"),
        ("grid.rows", 0, "grid.rows: must lie between 1 and 1000"),
        ("grid.orientation", "flat", "grid.orientation: is not a known key"),
        ("grid.numbering", "roman", "grid.numbering: must be one of dotted, letters, letters2"),
        ("grid.missing", ["Z9"], "grid.missing[0]: there is no hex Z9 on the map"),
        ("default.level", 1.5, "default.level: must be a whole number"),
        ("picture.rows", ".....", "picture.rows: has 1 rows instead of 4"),
        ("picture.rows", ".....\n....\n.....\n.....", "picture.rows, row 2: has 4 letters instead of 5"),
        ("picture.rows", "....?\n.....\n.....\n.....", "picture.rows, hex E1: '?' is not in the legend"),
        (
            "picture.levels",
            "0000x\n00000\n00000\n00000",
            "picture.levels, hex E1: 'x' must be a whole number",
        ),
        ("hexes.C3.level", "high", "hexes.C3.level: must be a whole number"),
        ("hexes.Z9", {}, "hexes.Z9: there is no hex Z9 on the map"),
        ("hexes.C3.weight", float("nan"), "hexes.C3.weight: must be a finite number"),
        ("sides.0.between.0", "A1/A3", "sides[0].between[0]: A1 and A3 are not adjacent"),
        ("sides.0.between.0", "A1", "sides[0].between[0]: must name two hexes, as in H7/H8"),
        ("sides.1.kind", "", "sides[1].kind: must be a text"),
        ("lines.0.path", ["A1", "B1", "D1"], "lines[0].path[2]: B1 and D1 are not adjacent"),
        ("lines.0.path", [], "lines[0].path: must name at least one hex"),
        ("lines.0.points", [[0, 0], [1]], "lines[0].points[1]: must be a pair of numbers"),
        ("outlines.0.points", [[0, 0], [1, 1]], "outlines[0].points: must have at least 3 points"),
        (
            "outlines.0.points",
            [[0, 0], [1, 1], [1, 0], [0, 1]],
            "outlines[0].points: is not a simple outline",
        ),
        ("outlines.0.points", [[0, 0], [1, 1], [2, 2]], "outlines[0].points: is not a simple outline"),
        ("outlines.0.points.0.1", 1e99, "outlines[0].points[0][1]: must lie between -100000 and 100000"),
        ("contours.0.closed", 1, "contours[0].closed: must be true or false"),
        ("contours.0.level", None, "contours[0].level: must be a whole number"),
        ("labels.0.at", "Q1", "labels[0].at: there is no hex Q1 on the map"),
    ],
)
def test_mistakes_are_named_with_their_place(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadDocument) as error:
        load(changed(path, value))
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("key", ["id", "title", "grid"])
def test_required_fields(key: str) -> None:
    document = copy.deepcopy(EXAMPLE)
    del document[key]
    with pytest.raises(BadDocument, match=f"{key}: is missing"):
        load(document)


def test_a_map_needs_a_hex() -> None:
    with pytest.raises(BadDocument, match="leaves no hex"):
        rectangle(1, 1, missing=["A1"])
    with pytest.raises(BadDocument, match="at most"):
        rectangle(1000, 1000)


def test_unknown_names_are_refused(board: Board) -> None:
    with pytest.raises(BadDocument, match="there is no hex 'Z9' on the map"):
        board.cell("Z9")


texts = st.text(st.characters(exclude_categories=()), max_size=5)  # with lone surrogates: JSON has them
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["A1", "A1/A2"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def places(value: Any, path: str = "") -> list[str]:
    if isinstance(value, dict):
        inner = [(str(key), item) for key, item in value.items() if "." not in str(key)]
    elif isinstance(value, list):
        inner = [(str(i), item) for i, item in enumerate(value)]
    else:
        return []
    return [f"{path}{key}" for key, _ in inner] + [
        p for key, item in inner for p in places(item, f"{path}{key}.")
    ]


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(places(EXAMPLE)), json_values)
def test_any_wrong_field_is_a_bad_document(path: str, value: Any) -> None:
    try:
        board = load(changed(path, value))
    except BadDocument:
        return
    assert load(board.document).digest == board.digest


@given(st.dictionaries(st.sampled_from(list(EXAMPLE)) | st.text(max_size=4), json_values, max_size=6))
def test_any_wrong_document_is_a_bad_document(document: dict[str, Any]) -> None:
    with pytest.raises(BadDocument):
        load(document)


def test_deep_nesting_is_refused() -> None:
    value: Any = 1
    for _ in range(5000):
        value = [value]
    document = changed("hexes.C3", {})
    document["hexes"]["C3"]["deep"] = value
    with pytest.raises(BadDocument, match="nested too deeply"):
        load(document)
