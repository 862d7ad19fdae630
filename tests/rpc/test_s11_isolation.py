"""11.4 Isolation: lines of communication through beaten zones, and the order of checking."""

from __future__ import annotations

from grognard.games.rpc.rules import s11_isolation
from grognard.games.rpc.state import CAPTURED
from tests.rpc.scene import Scene
from tests.rpc.test_s11_day import day


def cut_off(units: dict[str, str], first: str = "british") -> Scene:
    """The isolation segment, in which this side checks first."""
    scene = day(units, segment="isolation")
    german, british = (6, 1) if first == "german" else (1, 6)
    return scene.dice(german).dice(british)


def captured(scene: Scene) -> set[str]:
    return {id_ for id_, unit in scene.g.units.items() if unit.where == CAPTURED}


def wall(column: str, side: str, rows: range) -> dict[str, str]:
    """Companies in every second hex of a column: their beaten zones close the gaps."""
    return {f"{column}{row}": f"{column}{row:02} {side} infantry" for row in rows}


def test_units_without_a_line_to_their_edge_are_captured() -> None:
    units = {"X": "K05 british infantry", "B": "B05 british infantry", **wall("F", "german", range(1, 11, 2))}
    scene = cut_off(units)
    assert captured(scene) == {"X"}  # 11.41#1 11.41#3
    assert scene.unit("X").lost_to == "isolation"  # 11.531#3
    assert scene.said("captured") == [
        {"unit": "X", "name": "@unit-infantry", "side": "@side-british", "hex": "K05"}
    ]


def test_a_gap_of_any_shape_will_do() -> None:
    """The wall leaves rows 9 and 10 open: a line may wind as it likes."""
    units = {"X": "K05 british infantry", **wall("F", "german", range(1, 8, 2))}
    assert not captured(cut_off(units))  # 11.42#1


def test_a_line_leaves_a_beaten_zone_and_a_contested_hex_but_enters_none() -> None:
    """X stands next to the enemy and F with him; both get out to the west. Y would have to pass through the zone."""
    units = {
        "X": "E05 british infantry",
        "F": "F05 british infantry",
        "G": "F05 german infantry",
        "H": "F04 german infantry",
    }
    scene = cut_off(units)
    assert not captured(scene) & {"X", "F"}  # 11.42#2 11.42#3


def test_friends_do_not_open_a_beaten_zone() -> None:
    units = {"X": "H05 british infantry", **wall("F", "german", range(1, 11, 2))}
    units |= {f"E{row}": f"E{row:02} british infantry" for row in range(1, 11)}
    assert captured(cut_off(units)) >= {"X"}  # 11.42#3


def test_units_that_share_their_hex_with_an_enemy_exert_no_zone() -> None:
    """In F05 a British company holds the Germans down: the line of X passes next to them, not through them."""
    units = {"X": "H05 british infantry", **wall("F", "german", range(1, 11, 2)), "B": "F05 british infantry"}
    g = day(units, segment="isolation").g
    zone = {g.board.name(cell) for cell in s11_isolation.beaten_zone(g, "german")}
    assert "F04" in zone, "from F03"
    assert "G05" not in zone, "only F05 could reach it"  # 11.42#4


def test_contested_hexes_are_no_thoroughfare() -> None:
    units = {"X": "H05 british infantry", **wall("F", "german", range(1, 11))}
    units |= {"B": "F05 british infantry"}
    assert captured(cut_off(units)) >= {"X"}  # 11.42#2


def test_the_higher_die_checks_first_and_what_it_loses_is_gone() -> None:
    """Two companies cut each other off: whoever looks first loses his."""
    units = {
        "X": "K05 british infantry",
        "G": "B05 german infantry",
        **wall("E", "british", range(1, 11, 2)),
        **wall("H", "german", range(1, 11, 2)),
    }
    assert "X" in captured(cut_off(units, "british"))
    scene = day(units, segment="isolation")
    scene.dice(3).dice(3).dice(2).dice(5)  # 11.41#2
    assert scene.note("isolation")["side"] == "@side-british"
    assert captured(scene) == {"X", "G"}


def test_those_captured_no_longer_cut_anybody_off() -> None:
    """The British wall beyond the Germans is itself cut off; captured first, it lets the German through."""
    units = {
        "G": "D05 german infantry",
        **wall("F", "british", range(1, 11, 2)),
        **wall("C", "german", range(1, 11, 2)),
    }
    assert captured(cut_off(units, "british")) == {f"F{row}" for row in range(1, 11, 2)}
    assert captured(cut_off(units, "german")) >= {"G"}  # 11.41#2


def test_a_unit_at_its_own_edge_has_arrived() -> None:
    units = {"X": "A05 british infantry", "G": "A04 german infantry", "H": "A06 german infantry"}
    units |= {"I": "B05 german infantry", "J": "B04 german infantry"}
    assert "X" not in captured(cut_off(units))  # 11.42#1
