"""5.1.2 to 5.4: to which army and corps units belong, and what that allows them."""

from __future__ import annotations

import pytest

from grognard.engine.reasons import Reason
from grognard.games.oao.oob import side_of
from grognard.games.oao.rules import s02_units, s05_attachment, s06_losses
from grognard.games.oao.state import Army, Boundary, Means, State
from tests.oao.scenes import cell, scene

NORTH, SOUTH = "40.40", "40.46"


def divided(units: dict[str, str], first: str = "fr-THIRD", second: str = "fr-SECOND", gt: int = 1) -> State:
    """Two armies with a boundary along row 42, and units that belong to the first."""
    g = scene(units, gt=gt)
    for id_, unit in g.units.items():
        if unit.side == side_of(first).value:
            g.change(id_, army=first)
    front, rear = ("54.42", "10.42") if first.startswith("fr-") else ("10.42", "54.42")
    g.boundaries = (Boundary(first, second, (cell(front), cell(rear))),)
    for army in (first, second):
        g.armies[army] = Army(side_of(army).value)
    return g


def texts(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.text for reason in reasons]


def corps(g: State, id_: str, name: str) -> list[str]:
    return texts(s05_attachment.corps_refusals(g, id_, name))


# Armies


def test_a_unit_belongs_to_the_army_in_whose_area_it_stands() -> None:  # 5.1.2#4 5.1.2#7 5.5#2
    g = divided({"fr-7-4": NORTH, "fr-37": SOUTH, "fr-4-train": SOUTH})
    assert s05_attachment.army_of(g, "fr-7-4") == "fr-THIRD"
    assert s05_attachment.army_of(g, "fr-37") == "fr-SECOND"
    assert s05_attachment.army_of(g, "fr-4-train") == "fr-SECOND", "and its corps with it"  # 5.1.2#1
    assert s05_attachment.is_misplaced(g, "fr-37")  # 5.1.2#6
    assert not s05_attachment.is_misplaced(g, "fr-7-4")


@pytest.mark.parametrize("change", [{"mode": "rail"}, {"task": "entraining"}])
def test_areas_do_not_affect_what_is_on_the_railway(change: dict[str, str]) -> None:  # 5.1.2#5
    g = divided({"fr-37": SOUTH})
    g.change("fr-37", **change)
    assert s05_attachment.army_of(g, "fr-37") == "fr-THIRD"
    assert not s05_attachment.is_misplaced(g, "fr-37")


def test_a_unit_with_the_id_of_an_army_stays_with_it() -> None:  # 5.4#1 5.0#2
    g = divided({"de-Marine-Belgien": NORTH}, "de-BELGIEN", "de-FIRST")
    assert s05_attachment.army_of(g, "de-Marine-Belgien") == "de-BELGIEN"
    assert texts(s05_attachment.army_refusals(g, "de-Marine-Belgien", "de-FIRST")) == ["attach-army-unit"]


def test_a_unit_with_the_id_of_an_army_may_join_a_corps_of_that_army() -> None:  # 5.4#2
    g = divided({"de-26Lw-Belgien": NORTH, "de-3R-train": NORTH}, "de-BELGIEN", "de-FIRST")
    assert corps(g, "de-26Lw-Belgien", "de-3R") == []
    g.change("de-3R-train", army="de-FIRST")
    assert corps(g, "de-26Lw-Belgien", "de-3R") == ["attach-corps-elsewhere"]


def test_allies_serve_in_armies_of_their_nation() -> None:  # 5.2.5#1
    g = divided({"fr-37": NORTH, "br-1c": NORTH})
    assert texts(s05_attachment.army_refusals(g, "fr-37", "br-BEF")) == ["attach-nationality"]
    assert texts(s05_attachment.army_refusals(g, "br-1c", "fr-THIRD")) == ["attach-nationality"]
    assert s05_attachment.army_refusals(g, "br-1c", "br-BEF") == ()


def test_who_may_join_the_belgians() -> None:  # 5.2.5#2
    guests = ("br-Marine", "br-1Naval", "br-2Naval", "br-naval", "fr-Marine", "fr-37")
    g = divided(dict.fromkeys((*guests, "fr-38", "br-1c"), NORTH))
    for id_ in guests:
        assert s05_attachment.army_refusals(g, id_, "be-BELGIAN") == (), id_
    assert s05_attachment.army_refusals(g, "br-1c", "be-BELGIAN")
    g.change("fr-37", army="be-BELGIAN")
    assert s05_attachment.army_refusals(g, "fr-37", "be-BELGIAN") == ()
    assert s05_attachment.army_refusals(g, "fr-38", "be-BELGIAN"), "one French division only"


@pytest.mark.parametrize(
    ("unit", "allowed"),
    [
        ("de-Gdc", {"THIRD", "FOURTH"}),
        ("de-Jaeger1", {"THIRD", "FOURTH"}),
        ("de-9c", {"FIRST", "SECOND", "BELGIEN"}),
        ("de-Jaeger2", {"FIRST", "SECOND", "BELGIEN"}),
        ("de-8c", {"SIXTH"}),
        ("de-6c", {"FOURTH", "FIFTH"}),
    ],
)
def test_the_cavalry_corps_before_gt_10(unit: str, allowed: set[str]) -> None:  # 25.1#1 25.1#2 25.1#3 25.1#4
    armies = ("FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "BELGIEN")
    g = scene({unit: NORTH}, gt=9)
    assert {army for army in armies if not s05_attachment.army_refusals(g, unit, f"de-{army}")} == allowed
    g.gt = 10
    assert not any(s05_attachment.army_refusals(g, unit, f"de-{army}") for army in armies)


def test_the_gdt_is_no_part_of_an_army_before_gt_18() -> None:  # 5.0#1 22.3.1#1
    g = divided({"fr-81t-GDT": NORTH}, "fr-GDT", "fr-SECOND")
    g.move_to("fr-81t-GDT", cell(SOUTH))
    assert s05_attachment.army_of(g, "fr-81t-GDT") == "fr-GDT"
    assert s05_attachment.displays_of(g).armies["fr-GDT"] == "fr-GDT"


def test_paris_keeps_formations_far_behind_the_front() -> None:  # 22.2.4
    g = divided({"fr-87t": SOUTH})
    g.change("fr-87t", army="fr-PARIS")
    assert s05_attachment.army_of(g, "fr-87t") == "fr-PARIS"
    assert not s05_attachment.is_misplaced(g, "fr-87t")


# Corps


def test_a_printed_corps_binds_but_for_three_formations_a_game() -> None:  # 5.2.2#2 5.2.2a#1 5.2.2a#2
    g = divided(dict.fromkeys(("fr-7-4", "fr-4-train", "fr-5-train"), NORTH))
    assert corps(g, "fr-7-4", "fr-4") == []
    assert corps(g, "fr-7-4", "fr-5") == []
    assert s05_attachment.reattached(g, "fr-7-4", "fr-5") == ("fr-7-4",)
    assert s05_attachment.reattached(g, "fr-7-4", "fr-4") == ()
    g.means["allied"] = Means(reattached=("fr-9-5", "fr-10-5", "fr-12-6"))
    assert corps(g, "fr-7-4", "fr-5") == ["attach-printed-corps"]
    assert corps(g, "fr-7-4", "") == ["attach-printed-corps"]
    assert corps(g, "fr-7-4", "fr-4") == []
    g.means["allied"] = Means(reattached=("fr-9-5", "fr-10-5", "fr-7-4"))
    assert corps(g, "fr-7-4", "") == [], "it is one of the three"


def test_a_corps_takes_no_more_than_its_limit() -> None:  # 5.2.3
    units = ("fr-7-4", "fr-8-4", "fr-37", "fr-38", "fr-Marine", "fr-4-train")
    g = divided(dict.fromkeys(units, NORTH))
    for id_ in ("fr-7-4", "fr-8-4", "fr-37"):
        g.change(id_, corps="fr-4")
    assert s05_attachment.displays_of(g).loads["fr-4"] == 24
    assert corps(g, "fr-38", "fr-4") == ["attach-limit"]
    assert corps(g, "fr-Marine", "fr-4") == [], "a brigade counts one half"


def test_who_is_lost_is_attached_to_nothing() -> None:  # 5.2.3 5.2.5#2
    """His marker has left the display: there is room in his corps, and with the Belgians for another guest."""
    g = divided(dict.fromkeys(("fr-7-4", "fr-8-4", "fr-37", "fr-38", "fr-4-train"), NORTH))
    for id_ in ("fr-7-4", "fr-8-4", "fr-37"):
        g.change(id_, corps="fr-4")
    s06_losses.eliminate(g, "fr-8-4", "9.10.4")
    assert s05_attachment.displays_of(g).loads["fr-4"] == 16
    assert corps(g, "fr-38", "fr-4") == []
    g.change("fr-37", army="be-BELGIAN", corps="")
    s06_losses.eliminate(g, "fr-37", "9.10.4")
    assert s05_attachment.army_refusals(g, "fr-38", "be-BELGIAN") == ()


def test_cavalry_is_always_independent() -> None:  # 5.2.4#2 5.2.4#1
    g = divided({"fr-9c": NORTH, "fr-4-train": NORTH})
    assert "attach-cavalry" in corps(g, "fr-9c", "fr-4")
    assert s05_attachment.corps_choices(g, "fr-9c") == ("",)


def test_a_formation_joins_corps_of_its_own_army() -> None:  # 5.1.2#2 5.2.2#1
    g = divided(dict.fromkeys(("fr-37", "fr-4-train", "fr-5-train"), NORTH))
    g.change("fr-5-train", army="fr-SECOND")
    assert s05_attachment.corps_choices(g, "fr-37") == ("", "fr-4")
    assert corps(g, "fr-37", "fr-6") == ["attach-no-such-corps"]
    assert corps(g, "fr-4-train", "fr-4") == ["attach-asset"]


# Combat and movement


def test_units_of_two_armies_do_not_fight_together() -> None:  # 5.3.1#3 9.2.2#2
    g = divided({"fr-37": NORTH, "fr-38": NORTH})
    assert s05_attachment.combined(g, ("fr-37", "fr-38")) == ()
    g.change("fr-38", army="fr-SECOND")
    assert texts(s05_attachment.combined(g, ("fr-37", "fr-38"))) == ["combat-two-armies"]


def test_two_corps_at_the_most_and_a_stack_of_independents_is_one() -> None:  # 5.3.2#2 5.3.3#2 9.2.2#1
    g = divided({"fr-7-4": "40.40", "fr-9-5": "40.40", "fr-37": "40.41", "fr-38": "40.41", "fr-9c": "41.41"})
    g.change("fr-7-4", corps="fr-4")
    g.change("fr-9-5", corps="fr-5")
    assert s05_attachment.combined(g, ("fr-7-4", "fr-9-5")) == ()
    assert s05_attachment.combined(g, ("fr-7-4", "fr-37", "fr-38")) == ()
    assert texts(s05_attachment.combined(g, ("fr-7-4", "fr-9-5", "fr-37"))) == ["combat-too-many-corps"]
    assert texts(s05_attachment.combined(g, ("fr-7-4", "fr-37", "fr-9c"))) == ["combat-too-many-corps"]


def test_belgian_formations_are_independent() -> None:  # 24.1
    g = scene({"be-1": "40.40", "be-2": "40.40", "be-3": "40.41", "be-5": "41.41"})
    for id_ in g.units:
        g.change(id_, army="be-BELGIAN")
    assert s05_attachment.combined(g, ("be-1", "be-2", "be-3")) == ()
    assert texts(s05_attachment.combined(g, tuple(g.units))) == ["combat-too-many-corps"]


def test_only_in_its_own_area_does_a_unit_go_next_to_an_enemy() -> None:  # 5.3.1#2 5.1.2#8 5.1.NOTE
    g = divided({"fr-37": NORTH, "de-1B-1B": "45.40", "de-2B-1B": "45.46"})
    assert s05_attachment.approach_refusals(g, "fr-37", cell("44.40")) == ()
    (reason,) = s05_attachment.approach_refusals(g, "fr-37", cell("44.46"))
    assert (reason.rule, reason.text) == ("5.3.1", "approach-other-area")
    assert s05_attachment.approach_refusals(g, "fr-37", cell("42.46")) == (), "not next to an enemy"


def test_the_gdt_goes_next_to_enemies_outside_all_areas() -> None:  # 5.3.1#2 22.3.1#2
    g = divided({"fr-81t-GDT": NORTH, "de-1B-1B": "45.40", "de-2B-1B": "45.46"}, "fr-GDT", "fr-SECOND")
    assert s05_attachment.approach_refusals(g, "fr-81t-GDT", cell("44.40")) == ()
    (reason,) = s05_attachment.approach_refusals(g, "fr-81t-GDT", cell("44.46"))
    assert reason.rule == "22.3.1"


# What is what


def test_a_cavalry_corps_is_a_formation_and_no_corps() -> None:  # TERM.corps GLOSS.corps
    g = divided({"fr-4-train": NORTH, "fr-2CC": NORTH})
    assert s05_attachment.corps_in_play(g) == {"fr-4": "fr-4-train"}
    assert s02_units.is_formation(g, "fr-2CC")


def test_displays_hold_markers_of_trains_and_formations_only() -> None:  # GLOSS.attachment_marker 5.5#1
    g = divided({"fr-4-train": NORTH, "fr-7-4": NORTH, "fr-art-Verdun": NORTH, "fr-Verdun1": NORTH})
    for id_ in g.units:
        g.change(id_, corps="fr-4")
    found = s05_attachment.displays_of(g)
    assert (found.trains, found.armies, found.loads) == (
        {"fr-4": "fr-4-train"},
        {"fr-4": "fr-THIRD"},
        {"fr-4": 8},
    )
    assert [id_ for id_ in g.units if s02_units.is_asset(g, id_)] == ["fr-art-Verdun", "fr-Verdun1"]


def test_independent_is_who_belongs_to_no_corps() -> None:  # GLOSS.independent
    g = divided({"fr-37": NORTH, "fr-38": NORTH, "fr-4-train": NORTH})
    g.change("fr-38", corps="fr-4")
    assert s05_attachment.corps_among(g, ("fr-37", "fr-38")) == {cell(NORTH), "fr-4"}
