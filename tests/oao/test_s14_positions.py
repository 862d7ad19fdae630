"""14 Improved Positions: who builds them and where, rights, ruin and removal."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.boards import Elevation, ground
from grognard.games.oao.reference_units import CI, D1
from grognard.games.oao.rules import s03_zoc, s04_sequence, s07_tasks, s09_ground, s14_positions
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import Means, Move, State
from tests.oao.combats import TARGET, WEST
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE = "02.30"


def digging(units: dict[str, str] | None = None, rights: int | None = 2, **state: Any) -> State:
    """A German division with an enemy two hexes away."""
    g = scene({"de-13-7": HERE, "fr-5-3": "02.32", **(units or {})}, **state)
    g.means = {"german": Means(positions=rights), "allied": Means(positions=rights)}
    return g


def why(g: State, *units: str, at: str = HERE) -> str | None:
    found = s14_positions.unfit(g, units or ("de-13-7",), cell(at))
    return None if found is None else found.rule


def test_only_an_infantry_formation_builds() -> None:  # 14.3#1
    g = digging({"de-Gdc": HERE, "de-21cm-3-1": HERE, "de-Etappe1": HERE})
    assert why(g) is None
    assert why(g, "de-13-7", "de-21cm-3-1") is None, "with its Assets"
    for id_ in ("de-Gdc", "de-21cm-3-1", "de-Etappe1"):
        assert why(g, id_) == "14.3"


def test_in_any_terrain_even_in_a_zone() -> None:  # 14.3#2
    elevation = ground().elevation
    mountain = next(each for each in ground().board.cells if elevation[each] == Elevation.STEEP_MOUNTAIN)
    name = ground().board.name(mountain)
    near = next(each for each in ground().board.adjacent[mountain] if each in ground().playable)
    g = digging({"de-13-7": name, "fr-5-3": ground().board.name(near)})
    assert why(g, at=name) is None
    g = digging({"fr-5-3": "02.31"})
    assert cell(HERE) in s03_zoc.zone(g, "allied")
    assert why(g) is None


@pytest.mark.parametrize(("enemy", "rule"), [("02.34", None), ("02.35", "14.3.2")])
def test_no_further_than_four_hexes_from_an_enemy_to_begin(enemy: str, rule: str | None) -> None:  # 14.3.2
    g = digging({"fr-5-3": enemy})
    assert why(g) == rule
    g.change("de-13-7", task="position", spent=5)
    assert why(g) is None, "what was begun may be finished"


def test_a_demoralized_unit_does_not_build() -> None:  # 14.3.3
    g = digging()
    g.change("de-13-7", level=CI)
    assert why(g) is None
    g.change("de-13-7", level=D1)
    assert why(g) == "14.3.3"
    g.change("de-13-7", task="position", spent=5)
    assert why(g) == "14.3.3"


def test_not_where_there_is_one_already() -> None:
    g = digging()
    g.positions[cell(HERE)] = "allied"
    assert why(g) is None, "an enemy's is none"
    g.positions[cell(HERE)] = "german"
    assert why(g) == "14.0"


# rights


def test_a_finished_position_uses_up_a_right() -> None:  # 14.3.4 C-18
    g = digging(rights=1)
    s14_positions.built(g, ("de-13-7",), cell(HERE))
    assert g.positions == {cell(HERE): "german"}  # 14.3#3
    assert g.means["german"].positions == 0
    assert g.means["allied"].positions == 1
    g.move_to("de-13-7", cell("02.29"))
    s14_positions.built(g, ("de-13-7",), cell("02.29"))
    assert cell("02.29") not in g.positions, "without a right the work was in vain"


def test_no_limit() -> None:  # 14.3.4
    g = digging(rights=None)
    s14_positions.built(g, ("de-13-7",), cell(HERE))
    assert g.positions[cell(HERE)] == "german"
    assert g.means["german"].positions is None


@pytest.mark.parametrize(("gt", "rule"), [(4, "14.3.4"), (5, "14.3.4"), (6, None)])
def test_without_rights_only_what_the_next_inter_phase_may_allow_is_begun(
    gt: int, rule: str | None
) -> None:  # 14.3.4
    g = digging(rights=0, gt=gt)
    assert why(g) == rule
    g.change("de-13-7", task="position", spent=5)
    assert why(g) is None


def test_every_inter_phase_gives_new_rights_and_the_old_ones_are_lost() -> None:  # 14.3.4 4.3.2#3
    g = digging(rights=9)
    s14_positions.allot(g, 1)
    assert {side: means.positions for side, means in g.means.items()} == {"german": 2, "allied": 2}
    s14_positions.allot(g, 3)
    assert g.means["german"].positions == 5
    s14_positions.allot(g, 7)
    assert g.means["german"].positions is None


def test_units_do_not_add_up_their_work() -> None:  # 14.3.1#2
    """Two divisions dig in one hex: what one of them has spent is its own, and lost when the other has finished."""
    g = digging({"de-14-7": HERE}, phase="counter_movement", player="allied")
    g.change("de-13-7", task="position", spent=9, site=cell(HERE))
    g.move = Move(("de-14-7",), began=cell(HERE))
    s07_tasks.perform(g, Act("build", cell(HERE), "de-14-7"))
    assert (g.units["de-13-7"].spent, g.units["de-14-7"].spent) == (9, 5)
    assert cell(HERE) not in g.positions
    s14_positions.built(g, ("de-13-7",), cell(HERE))
    assert (g.units["de-14-7"].task, g.units["de-14-7"].spent) == ("", 0)


# losing


def test_a_marker_goes_when_no_combat_unit_of_its_side_is_left_at_the_end_of_a_phase() -> None:  # 14.4
    g = scene({"de-13-7": TARGET, "de-21cm-3-1": TARGET})
    g.positions[cell(TARGET)] = "german"
    s14_positions.end_of_phase(g)
    assert cell(TARGET) in g.positions
    g.move_to("de-13-7", cell(WEST))
    assert cell(TARGET) in g.positions, "not before the phase is over"
    s14_positions.end_of_phase(g)
    assert cell(TARGET) not in g.positions


def test_an_enemy_in_it_does_not_keep_it() -> None:  # 14.4
    g = scene({"fr-5-3": TARGET})
    g.positions[cell(TARGET)] = "german"
    assert s09_ground.position_level(g, cell(TARGET), "allied") == 0
    s14_positions.end_of_phase(g)
    assert g.positions == {}


def test_the_end_of_every_phase_is_looked_at() -> None:  # 14.4
    g = scene({"de-13-7": WEST}, player="german", phase="rr_engineering")
    g.positions[cell(TARGET)] = "german"
    Playing(g, s04_sequence.phase, "german")
    assert g.positions == {}


def test_a_printed_position_stays_when_it_is_left() -> None:  # 14.5#1
    g = scene({"fr-72r": "45.45"})
    s14_positions.end_of_phase(g)
    assert s09_ground.position_level(g, cell("46.45"), "allied") == 2


def test_a_printed_position_is_ruined_by_the_first_enemy_in_it() -> None:  # 14.5#2
    g = scene({"fr-72r": "46.45", "de-13-7": "46.44"})
    s14_positions.entered(g, ("fr-72r",))
    assert g.ruined == {}
    s14_positions.entered(g, ("de-13-7",))
    assert g.ruined == {cell("46.44"): True}
    assert s09_ground.position_level(g, cell("46.44"), "allied") == 0
    g.move_to("de-13-7", cell("45.44"))
    s14_positions.entered(g, ("de-13-7",))
    assert list(g.ruined) == [cell("46.44")]


def test_a_printed_german_position_is_ruined_by_the_allies() -> None:  # 14.5#2
    g = scene({"fr-5-3": "54.48", "de-13-7": "53.48"})
    s14_positions.entered(g, ("fr-5-3", "de-13-7"))
    assert list(g.ruined) == [cell("54.48")]
