"""The fronts of the maps: trenches, wire and no man's land of each year."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rpc.ground import board, cells, having, linked, named, sides, spread, trench, with_terrain

FRONTS = ["ypres_1915", "ypres_1917", "flesquieres_1917", "holnon_1918"]


def test_1914_has_no_lines() -> None:
    ground = board("ypres_1914")
    assert not trench(ground, "british") | trench(ground, "german") | having(ground, "nml")
    assert not sides(ground, "wire") | {frozenset((c,)) for c in with_terrain(ground, "crater")}


@pytest.mark.parametrize("name", FRONTS)
def test_no_mans_land_is_the_trenchless_ground_between_the_lines(name: str) -> None:
    """8.5, 12.0#3: it parts the two sides from edge to edge, and both lines border on it everywhere."""
    ground = board(name)
    british, german = trench(ground, "british", front=True), trench(ground, "german", front=True)
    nml = having(ground, "nml")
    assert nml.isdisjoint(trench(ground, "british") | trench(ground, "german"))  # 12.0#3
    assert min(ground.distance(a, b) for a in british for b in german) == 2
    own = [spread(ground, min(line - nml), nml) for line in (british, german)]
    assert own[0].isdisjoint(own[1])
    assert len(own[0]) + len(own[1]) + len(nml) == ground.size  # 12.0#4
    assert trench(ground, "british") <= own[0]
    assert trench(ground, "german") <= own[1]


@pytest.mark.parametrize("name", ["ypres_1915", "ypres_1917"])
def test_each_side_owns_its_edge(name: str) -> None:
    """British ground is west of no man's land and German ground east of it."""
    ground = board(name)
    british = spread(ground, ground.cell("A01"), having(ground, "nml"))
    assert set(ground.edge("left")) <= british
    assert british.isdisjoint(ground.edge("right"))  # 12.0#4


@pytest.mark.parametrize("name", FRONTS)
def test_wire_lies_between_the_lines_or_before_a_named_position(name: str) -> None:
    ground = board(name)
    nml = having(ground, "nml")
    belts = {frozenset((s.a, s.b)) for s in ground.sides if s.kind == "wire" and "name" in s.extra}
    lines = trench(ground, "british", front=True) | trench(ground, "german", front=True)
    plain = sides(ground, "wire") - belts
    assert len(plain) > 20
    assert all(len(pair & nml) == 1 and len(pair & lines) == 1 for pair in plain)


@pytest.mark.parametrize("name", ["ypres_1915", "ypres_1917"])
@pytest.mark.parametrize("side", ["british", "german"])
def test_the_trenches_of_1915_and_1917_hang_together(name: str, side: str) -> None:
    ground = board(name)
    front = trench(ground, side, front=True)
    assert linked(ground, "trench", min(front)) == trench(ground, side)


def test_trench_links_follow_the_artwork() -> None:
    """V09 to V13 are one trench; the front line and a neighbour off the artwork are not linked."""
    for name in ("ypres_1915", "trenches"):
        ground = board(name)
        for column in ("V", "X"):
            places = [ground.cell(f"{column}{row:02}") for row in range(9, 14)]
            assert all(ground.linked("trench", a, b) for a, b in pairwise(places))
        assert not ground.linked("trench", ground.cell("V10"), ground.cell("W10"))


def test_the_redoubts_of_1918_stand_alone() -> None:
    ground = board("holnon_1918")
    assert named(ground, linked(ground, "trench", ground.cell("O04"))) == {"O04", "P04", "Q05", "P05", "O05"}
    assert named(ground, linked(ground, "trench", ground.cell("L19"))) == {"L19", "M19", "N19", "M20"}


# The front of 1915


def test_the_example_of_play_stands_on_the_map_of_1915() -> None:
    for name in ("ypres_1915", "trenches"):
        ground = board(name)
        assert cells(ground, "V09", "V10", "V11", "V12", "V13") <= trench(ground, "british", front=True)
        assert cells(ground, "X09", "X10", "X11", "X12", "X13") <= trench(ground, "german", front=True)
        assert cells(ground, "W10", "W11") <= having(ground, "nml")
        assert cells(ground, "V09", "W10", "W11") <= with_terrain(ground, "crater")  # MAP.eop
        levels = {ground.level[ground.cell(f"{c}{r:02}")] for c in "VWX" for r in range(9, 14)}
        assert len(levels) == 1, "no hill modifier is counted in the example"


EXAMPLE_STEPS = ["X09/W10", "W10/V09", "X10/W10", "X11/W11", "W11/V10", "W10/V10", "X10/W11"]


@pytest.mark.parametrize("step", EXAMPLE_STEPS)
def test_no_wire_is_crossed_in_the_example_of_play(step: str) -> None:
    for name in ("ypres_1915", "trenches"):
        ground = board(name)
        assert "wire" not in ground.side(*(ground.cell(place) for place in step.split("/")))


def test_hill_60_in_1915() -> None:
    """N19 and M20 are British trench; no man's land touches N19; the Germans hold trenches round O22."""
    ground = board("ypres_1915")
    assert cells(ground, "N19", "M20") <= trench(ground, "british", front=True)
    around = set(ground.adjacent[ground.cell("N19")])
    assert named(ground, around & having(ground, "nml")) == {"N20", "O20"}
    german = {ground.cell("O22"), *ground.adjacent[ground.cell("O22")]}
    assert len(german & trench(ground, "german")) >= 4
    assert german.isdisjoint(having(ground, "nml"))


def test_there_is_room_for_the_armies_of_may_1915() -> None:
    """Two units a hex: 32 British and 57 German units start in trench hexes."""
    ground = board("ypres_1915")
    assert 2 * len(trench(ground, "british")) >= 32
    assert 2 * len(trench(ground, "german")) >= 57
    near = ground.within(ground.cell("P25"), 4)
    south = set(ground.edge("bottom")) & set(near)
    assert south.isdisjoint(spread(ground, ground.cell("A01"), having(ground, "nml")) | having(ground, "nml"))


def test_there_is_something_to_win_between_j_and_w() -> None:
    """12.S3#3: villages and level-3 hexes lie on both sides' way."""
    ground = board("ypres_1915")
    between = [cell for cell in ground.cells if 10 <= ground.hexes[cell].column <= 23]
    villages = {cell for cell in between if ground.terrain[cell] == "village"}
    heights = {cell for cell in between if ground.level[cell] == 3}
    assert named(ground, villages) >= {"L14", "L15", "R10", "S11", "V02", "R03"}
    assert cells(ground, "N19", "M20", "V10", "W10") <= heights


# The front of 1917


def test_hooge_in_1917() -> None:
    """R10 is British trench; T10, T11 and S12 are German; S11 lies between."""
    ground = board("ypres_1917")
    assert ground.cell("R10") in trench(ground, "british", front=True)
    assert cells(ground, "T10", "T11", "S12") <= trench(ground, "german", front=True)
    assert ground.cell("S11") in having(ground, "nml")
    hooge = cells(ground, "R10", "S11")
    near = hooge | {other for cell in hooge for other in ground.adjacent[cell]}
    assert any(pair <= near for pair in sides(ground, "wire"))


def test_the_barrage_of_1917_starts_at_column_r() -> None:
    """No man's land crosses column R, and the Australians hold hexes of that column."""
    ground = board("ypres_1917")
    column = {cell for cell in ground.cells if ground.name(cell)[:-2] == "R"}
    assert column & having(ground, "nml")
    assert column & trench(ground, "british")
    assert max(ground.hexes[cell].column for cell in having(ground, "nml")) <= 20
