"""18.1.3, 18.2, 18.4: lines cut and restored, what units set off, and when it takes effect."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.boards import ground
from grognard.games.oao.rail import KEPT_OPEN, Net, railways
from grognard.games.oao.rules import s03_control, s18_engineering, s18_structures
from grognard.games.oao.rules import s18_operational as s18
from grognard.games.oao.state import State
from tests.oao.scenes import cell, scene

RAIL = railways()
ALL = RAIL.cells[Net.ALL]


def lines(units: dict[str, str], **more: Any) -> State:
    """A position in which all railways are Allied."""
    return scene(units, **{"operational": dict.fromkeys(ALL, "allied"), **more})


def said(g: State, id_: str) -> list[dict[str, Any]]:
    return [note.args for note in g.notes if note.id == id_]


# lines cut


def test_an_enemy_who_passes_cuts_a_line_for_good() -> None:  # 18.1.3#1
    g = lines({"de-3-2": "49.21", "fr-3-2": "16.36"})
    s18_structures.entered(g, ("de-3-2", "fr-3-2"))
    assert cell("49.21") not in g.operational
    assert g.operational[cell("16.36")] == "allied"
    g.move_to("de-3-2", cell("50.40"))
    assert cell("49.21") not in s18.operational(g, "allied"), "though he has gone on"


def test_lines_behind_the_enemy_front_are_lost_when_a_phase_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # 18.1.3#2
    g = lines({})
    behind(monkeypatch, german={cell("49.21"), cell("50.23")}, allied={cell("50.23")})
    s18_engineering.settle(g)
    assert cell("49.21") not in g.operational
    assert cell("50.23") in g.operational, "behind the front of both sides nothing changes"


def behind(monkeypatch: pytest.MonkeyPatch, **hexes: set[Any]) -> None:
    """Let these hexes lie behind the Front Lines of the sides."""
    found = {side: frozenset(hexes.get(side, ())) for side in ("allied", "german")}
    monkeypatch.setattr(s03_control, "behind", lambda g, side: found[side])


# the phase


def test_first_structures_are_noted_and_then_railheads_go_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    way = RAIL.way(cell("70.28"), cell("50.27"), Net.DOUBLE)
    assert way is not None
    g = lines({}, gt=13, operational=dict.fromkeys(way[:2], "german"), demolished={"Namur orange": 5})
    behind(monkeypatch, german=set(way))
    s18_engineering.engineering_phase(g, "german")
    assert g.operational.get(cell("51.28")) == "german"  # 4.2.4#2 18.2#1 18.1.2
    assert cell("50.27") not in g.operational, "beyond the bridge of Namur"  # 18.4.2#2
    g.gt = 14
    s18_engineering.engineering_phase(g, "allied")
    assert [args["name"] for args in said(g, "structure-rebuilt")] == ["Namur"]  # 4.2.4#1 18.4.3#1
    s18_engineering.engineering_phase(g, "german")
    assert g.operational.get(cell("50.27")) == "german", "on the very GT of its number"  # 4.2.4#1


@pytest.mark.parametrize(("since", "noted"), [(13, ["Namur"]), (14, ["Namur"]), (15, [])])
def test_a_structure_that_is_down_is_noted_on_the_gt_of_its_number(
    since: int, noted: list[str]
) -> None:  # 18.4.3#1
    g = lines({}, gt=14, demolished={"Namur orange": since})
    s18_engineering.note_rebuilt(g, "allied")
    assert [args["name"] for args in said(g, "structure-rebuilt")] == noted


def test_railheads_are_pulled_back_from_where_enemies_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # 4.2.4#2 18.1.3#1
    g = lines({"de-3-2": "49.21"})
    behind(monkeypatch)
    s18_engineering.engineering_phase(g, "german")
    assert cell("49.21") in g.operational, "the Allied Railheads wait for the Allied phase"
    s18_engineering.engineering_phase(g, "allied")
    assert cell("49.21") not in g.operational


def test_makeshifts_are_noted_in_the_german_player_turn() -> None:  # 18.5#1
    g = lines({}, gt=16, demolished={"Montmedy orange": 2})
    s18_engineering.note_rebuilt(g, "allied")
    assert not said(g, "structure-bypassed")
    s18_engineering.note_rebuilt(g, "german")
    assert [args["name"] for args in said(g, "structure-bypassed")] == ["Montmedy"]


def test_an_army_moves_the_railheads_and_the_gdt_does_not() -> None:  # 18.2#1 18.2#2
    edges = dict.fromkeys(s18.edges(ground().board, "allied"), "allied")
    g = lines({"fr-81t-GDT": "28.20", "de-3-2": "40.25"}, operational=dict(edges))
    g.change("de-3-2", army="de-FIRST")
    g.change("fr-81t-GDT", army="fr-GDT")
    s18_engineering.engineering_phase(g, "allied")
    assert g.operational.keys() <= edges.keys()
    g.change("fr-81t-GDT", army="fr-FIFTH")
    s18_engineering.engineering_phase(g, "allied")
    assert g.operational.keys() - edges.keys()


# triggers


def test_a_structure_is_mined_and_falls_in_the_next_allied_player_turn() -> None:  # 18.4#1 18.4.1#1 18.4.2#1
    g = lines({"de-3-2": "54.31"}, gt=3)
    s18_structures.entered(g, ("de-3-2",))
    assert g.demolished["Fumay orange"] == 4
    assert not s18.cut(g, "allied")
    g.gt = 4
    s18_structures.special_events(g)
    assert "Fumay" in [args["name"] for args in said(g, "structure-down")]
    assert s18.cut(g, "allied")


def test_the_east_is_cleared_in_the_next_allied_player_turn() -> None:  # 18.3.1#1 18.3.1#3 18.3.1#4
    g = lines({"de-3-2": "30.23"}, gt=5)
    s18_structures.entered(g, ("de-3-2",))
    assert g.cleared == {"east": 6}
    s18_structures.special_events(g)
    assert len(ALL - g.operational.keys()) <= 1, "not yet"
    g.gt = 6
    s18_structures.special_events(g)
    gone = ALL - g.operational.keys()
    assert gone
    assert gone <= ground().reseau_east
    assert not gone & set(RAIL.lines[KEPT_OPEN])


def test_the_west_is_cleared_after_the_east() -> None:  # 18.3.1#2 18.3.1#5
    g = lines({"de-3-2": "22.30"}, gt=6, cleared={"east": 6})
    s18_structures.entered(g, ("de-3-2",))
    assert g.cleared == {"east": 6, "west": 7}
    g.gt = 7
    s18_structures.special_events(g)
    assert not (ground().reseau_east | ground().reseau_west) & g.operational.keys()
    g.gt, g.operational = 15, dict.fromkeys(ALL, "allied")
    s18_structures.special_events(g)
    assert g.operational.keys() == ALL, "once restored, it is not cleared again"


def test_the_bridge_of_pontoise_falls_when_a_german_is_at_it() -> None:  # 18.4.1a#1 18.4.1a#2
    g = lines({"de-3-2": "16.33"}, gt=8)
    s18_structures.entered(g, ("de-3-2",))
    assert "Pont de Pontoise P" not in g.demolished
    g.move_to("de-3-2", cell("15.34"))
    s18_structures.entered(g, ("de-3-2",))
    assert g.demolished["Pont de Pontoise P"] == 9
    bridge = RAIL.link(cell("15.33"), cell("15.34"))
    for gt in (9, 20, 30):
        g.gt = gt
        assert bridge in s18.cut(g, "allied")


def test_red_bridges_remember_that_they_were_german() -> None:  # 18.4.1#2
    g = lines({"fr-3-2": "23.24"}, gt=10)
    s18_structures.entered(g, ("fr-3-2",))
    assert "Amiens red" not in g.demolished
    g.control = {cell("23.24"): "german", cell("23.25"): "german"}
    s18_engineering.settle(g)
    g.control = {}
    s18_engineering.settle(g)
    s18_structures.entered(g, ("fr-3-2",))
    assert g.demolished["Amiens red"] == 11


def test_the_british_base_has_to_move_once() -> None:  # 23.1.1#1
    g = lines({"de-3-2": "30.23"}, gt=5)
    s18_structures.entered(g, ("de-3-2",))
    s18_structures.entered(g, ("de-3-2",))
    assert g.means["allied"].used == (s18.BRITISH_DUE,)
