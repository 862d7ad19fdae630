"""22.3: the Groupe de Divisions Territoriales."""

from __future__ import annotations

import pytest

from grognard.games.oao.rules import s02_units, s22_french, s22_gdt, s26_plans
from grognard.games.oao.rules.s06_effectiveness import base_ce
from grognard.games.oao.state import Army, Boundary, Means, Move, State
from tests.oao.campaign import campaign
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene


def group(units: dict[str, str], others: dict[str, str] | None = None, gt: int = 1) -> State:
    """Units of the GDT, others of the French Fifth Army, and a boundary between them along row 20."""
    g = scene(units | (others or {}), gt=gt, phase="movement", player="allied")
    for id_ in units:
        g.change(id_, army="fr-GDT", corps="fr-GDT")
    for id_ in others or {}:
        g.change(id_, army="fr-FIFTH")
    g.armies = {"fr-GDT": Army("allied"), "fr-FIFTH": Army("allied")}
    g.boundaries = (Boundary("fr-GDT", "fr-FIFTH", (cell("50.20"), cell("10.20"))),)
    g.means["allied"] = Means()
    return g


# where it may be


def test_its_units_do_not_enter_the_area_of_an_army() -> None:  # 22.3.1#2
    g = group({"fr-81t-GDT": "30.19"})
    assert s22_french.refused(g, "fr-81t-GDT", cell("30.18")) is None
    reason = s22_french.refused(g, "fr-81t-GDT", cell("30.22"))
    assert reason is not None
    assert (reason.rule, reason.text) == ("22.3.1", "gdt-in-area")
    g.move_to("fr-81t-GDT", cell("30.23"))
    assert s22_french.refused(g, "fr-81t-GDT", cell("30.22")) is None, "it may leave"
    g.move_to("fr-81t-GDT", cell("30.19"))
    g.gt = 18
    assert s22_french.refused(g, "fr-81t-GDT", cell("30.22")) is None  # 22.3


def test_no_area_is_laid_over_its_units() -> None:  # 22.3.1#2
    g = group({"fr-81t-GDT": "30.19"})
    assert s22_gdt.inside(g) == ()
    g.move_to("fr-81t-GDT", cell("30.23"))
    assert [reason.rule for reason in s22_gdt.inside(g)] == ["22.3.1"]


# its line


def stretched() -> State:
    """The ZOCs of three divisions from Dunkerque to a division of the Fifth Army."""
    line = {"fr-81t-GDT": "31.12", "fr-82t-GDT": "32.14", "fr-84t-GDT": "33.17"}
    return group(line, {"fr-37": "34.19"})


def test_the_line_of_the_campaign_stands_at_the_start() -> None:  # 22.3.2
    assert s22_gdt.line(campaign()).stands


def test_zocs_from_the_sea_to_an_army_are_a_line() -> None:  # 22.3.2
    g = stretched()
    assert s22_gdt.line(g).stands
    for id_ in ("fr-81t-GDT", "fr-82t-GDT", "fr-84t-GDT"):
        assert not s22_gdt.line(g, but=(id_,)).stands, id_
    g.change("fr-37", army="fr-GDT")
    assert not s22_gdt.line(g).stands, "it must lead to an army"


def test_a_division_may_not_go_where_the_line_could_never_be_closed() -> None:  # 22.3.2
    g = stretched()
    g.move = Move(("fr-82t-GDT",))
    for id_ in ("fr-81t-GDT", "fr-84t-GDT"):
        g.change(id_, moved=True)
    reason = s22_gdt.no_end(g, "fr-82t-GDT", cell("30.16"))
    assert reason is not None
    assert reason.rule == "22.3.2"
    assert s22_gdt.no_end(g, "fr-82t-GDT", cell("31.15")) is None
    g.gt = 6
    assert s22_gdt.no_end(g, "fr-82t-GDT", cell("30.16")) is None, "the mission ends"


def test_a_division_may_leave_its_place_if_others_can_still_take_it() -> None:  # 22.3.2
    g = stretched()
    g.move = Move(("fr-82t-GDT",))
    assert s22_gdt.no_end(g, "fr-82t-GDT", cell("30.16")) is None


def test_the_phase_does_not_end_while_a_division_can_close_the_line() -> None:  # 22.3.2
    g = stretched()
    assert s26_plans.unfulfilled(g, "allied") == ()
    g.move_to("fr-82t-GDT", cell("29.15"))
    (reason,) = s26_plans.unfulfilled(g, "allied")
    assert (reason.rule, dict(reason.args)["name"]) == ("22.3.2", "82t/GDT")
    assert s26_plans.unfulfilled(g, "german") == ()
    for id_ in ("fr-81t-GDT", "fr-82t-GDT", "fr-84t-GDT"):
        g.change(id_, began=g.hexes_of(id_), moved=True)
    assert s26_plans.unfulfilled(g, "allied") == (), "nobody can any more"


# detachments


def test_a_division_without_its_detachment_is_weaker() -> None:  # 22.3.3
    g = scene({"fr-81t-GDT": "31.14", "fr-81t-det": "31.12"})
    whole = s02_units.values(g, "fr-81t-GDT")
    away = s02_units.values(g, "fr-81t-det")
    g.change("fr-81t-GDT", detached=True)
    left = s02_units.values(g, "fr-81t-GDT")
    assert (left.attack, left.defence) == (whole.attack - away.attack, whole.defence - away.defence)
    assert left.eighths == whole.eighths


def test_a_detachment_may_join_its_division_in_its_hex() -> None:  # 22.3.3
    g = group({"fr-81t-GDT": "31.14", "fr-81t-det": "31.14", "fr-82t-det": "31.14", "fr-82t-GDT": "33.15"})
    for id_ in ("fr-81t-GDT", "fr-82t-GDT"):
        g.change(id_, detached=True)
    assert s22_gdt.ready(g, "allied") == ("fr-81t-det",), "the other parent is elsewhere"
    play = Playing(g, s22_gdt.integration, "allied")
    play.allied("gdt-integrate", "yes")
    assert play.is_over
    assert not g.units["fr-81t-GDT"].detached
    assert g.units["fr-81t-det"].where < 0
    assert g.units["fr-82t-GDT"].detached


def test_it_need_not_and_not_for_the_german() -> None:  # 22.3.3
    g = group({"fr-81t-GDT": "31.14", "fr-81t-det": "31.14"})
    g.change("fr-81t-GDT", detached=True)
    assert Playing(g, s22_gdt.integration, "german").is_over
    Playing(g, s22_gdt.integration, "allied").allied("gdt-integrate", "no")
    assert g.units["fr-81t-GDT"].detached
    assert g.units["fr-81t-det"].where == cell("31.14")


# GT 18


@pytest.mark.parametrize(("gt", "later"), [(17, False), (18, True)])
def test_on_gt_18_its_markers_are_turned_and_it_is_no_corps(
    gt: int, later: bool
) -> None:  # 22.3.4#2 22.3.4#3
    g = group({"fr-81t": "31.14", "fr-82t": "31.15"}, {"fr-37": "34.21"}, gt=gt)
    s22_gdt.dissolve(g)
    assert g.units["fr-81t"].later is later
    assert (g.units["fr-81t"].corps == "") is later
    assert (base_ce(g, "fr-81t") == 10) is later
    assert not g.units["fr-37"].later
