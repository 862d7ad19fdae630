"""22: French rules but for the GDT."""

from __future__ import annotations

import pytest

from grognard.games.oao.rules import s15_places, s22_french
from grognard.games.oao.rules.s06_effectiveness import base_ce
from grognard.games.oao.state import Army, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene


def test_paris_has_six_districts_and_their_garrisons_stay_there() -> None:  # 22.2.2#1 22.2.2#2
    g = scene({"fr-Paris-Nord": "16.34", "fr-Paris1": "16.36", "fr-Paris-Central": "16.36"})
    assert s22_french.refused(g, "fr-Paris-Nord", cell("16.35")) is None
    reason = s22_french.refused(g, "fr-Paris-Nord", cell("16.36"))
    assert reason is not None
    assert (reason.rule, dict(reason.args)) == ("22.2.2", {"district": "Nord"})
    assert s22_french.refused(g, "fr-Paris-Central", cell("16.37")) is not None
    assert s22_french.refused(g, "fr-Paris1", cell("14.36")) is None, "no district in its name"


def test_the_depot_of_alsace_stays_near_its_towns() -> None:  # 22.5#1
    g = scene({"fr-depot-ALSACE": "50.68", "fr-depot-FIRST": "50.62"})
    g.operational = dict.fromkeys(g.board.cells, "allied")
    for army in ("fr-ALSACE", "fr-FIRST"):
        g.armies[army] = Army("allied")
        g.change(f"fr-depot-{army[3:]}", army=army)
    towns = [cell(name) for name in ("40.70", "50.68", "55.70")]
    found = s15_places.depot_hexes(g, "fr-ALSACE")
    assert found
    assert all(min(g.board.distance(c, town) for town in towns) <= 6 for c in found)
    beyond = next(c for c in s15_places.depot_hexes(g, "fr-FIRST") if c not in found)
    reason = s15_places.refused(g, "fr-depot-ALSACE", beyond)
    assert reason is not None
    assert reason.rule == "22.5"
    assert s15_places.refused(g, "fr-depot-FIRST", beyond) is None


# the Reserve roll


def reserves(gt: int) -> State:
    g = scene({"fr-66r": "40.40", "fr-37": "40.41", "fr-Maroc": "40.42"}, gt=gt)
    g.means["allied"] = Means()
    return g


@pytest.mark.parametrize(("gt", "highest"), [(9, 1), (12, 2), (15, 3), (18, 4), (21, 5)])
def test_a_roll_in_every_inter_phase_from_the_third_on(gt: int, highest: int) -> None:  # 22.4.1#1 22.4.1#2
    g = reserves(gt)
    Playing(g, s22_french.reserve).dice(highest + 1)
    assert not g.units["fr-66r"].later
    Playing(g, s22_french.reserve).dice(highest)
    assert g.units["fr-66r"].later
    assert Playing(g, s22_french.reserve).is_over, "the first success ends the rolling"


def test_no_roll_before_and_none_needed_in_the_eighth() -> None:  # 22.4.1#1 22.4.1#2
    assert Playing(g := reserves(6), s22_french.reserve).is_over
    assert not g.units["fr-66r"].later
    assert Playing(g := reserves(24), s22_french.reserve).is_over
    assert g.units["fr-66r"].later


def test_reserves_gain_effectiveness_and_others_do_not() -> None:  # 22.4 2.8#2
    g = reserves(24)
    before = base_ce(g, "fr-66r")
    Playing(g, s22_french.reserve)
    assert before is not None
    assert before < 11
    assert base_ce(g, "fr-66r") == 11
    assert not g.units["fr-37"].later
    assert not g.units["fr-Maroc"].later
