"""5.1, 5.2: the Attachment Phase, and the extension of boundaries before Counter Movement."""

from __future__ import annotations

from grognard.games.oao.oob import side_of
from grognard.games.oao.rules import s02_units, s05_areas, s05_attachment, s05_phase, s05_settle
from grognard.games.oao.state import SIDES, Army, Boundary, Means, State
from tests.oao.campaign import campaign
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

PAIR = "fr-THIRD|fr-SECOND"
LINE = {"de-1B-1B": "54.36", "de-2B-1B": "54.39", "de-5B-3B": "54.42", "de-6B-3B": "54.45"}
"""A German line in the east."""
THIRD = {"fr-7-4": "50.38", "fr-8-4": "50.40", "fr-4-train": "48.39"}
SECOND = {"fr-31-16": "50.44", "fr-32-16": "50.46", "fr-16-train": "48.45"}


def two_armies(more: dict[str, str] | None = None, gt: int = 1) -> State:
    """The French Third and Second Armies side by side; more units belong to the Third."""
    g = scene(LINE | THIRD | SECOND | (more or {}), gt=gt, phase="attachment")
    for id_ in LINE:
        g.change(id_, army="de-SIXTH")
    for id_ in (*THIRD, *(more or {})):
        g.change(id_, army="fr-THIRD", corps="fr-4" if id_ in THIRD else "")
    for id_ in SECOND:
        g.change(id_, army="fr-SECOND", corps="fr-16")
    for army in ("fr-THIRD", "fr-SECOND", "de-SIXTH"):
        g.armies[army] = Army(side_of(army).value)
    g.means = {side: Means() for side in SIDES}
    g.setting = g.setting.__class__(g.board, "test", {}, armies=("fr-THIRD", "fr-SECOND", "de-SIXTH"))
    return g


def areas(g: State) -> Playing:
    s05_settle.propose(g, "allied")
    return Playing(g, s05_phase.areas, "allied")


def begun(g: State) -> Playing:
    """The Attachment Phase with the proposed boundaries."""
    return Playing(g, s05_phase.attachment_phase, "allied").allied("area-choose", "done")


# boundaries


def test_the_whole_phase_of_the_campaign_is_a_few_answers() -> None:  # 4.2.2#1 5.1
    for side in SIDES:
        g = campaign()
        g.means = {each: Means() for each in SIDES}
        play = Playing(g, s05_phase.attachment_phase, side)
        for _ in range(5):
            if play.is_over:
                break
            play.answer(side, play.asked.kind, "done" if "done" in play.ids else "pass")
        assert play.is_over
        assert s05_areas.missing(g, side) == ()
        assert all(g.units[id_].army for id_ in g.on_map(side) if s02_units.is_formation(g, id_))


def test_the_depots_are_relocated_at_its_end() -> None:  # 4.2.2#2
    g = two_armies({"fr-depot-THIRD": "44.40"})
    g.operational = dict.fromkeys(g.board.cells, "allied")
    play = begun(g)
    while play.asked is not None and play.asked.kind in ("attach-choose",):
        play.allied("attach-choose", "done")
    assert play.asked is not None
    assert play.asked.rule.startswith("15.6.4")


def test_a_player_moves_the_points_of_a_boundary() -> None:  # 5.1.1#3 5.1.1#2
    g = two_armies()
    play = areas(g)
    assert play.ids[:2] == ["done", PAIR]
    (before,) = s05_areas.own(g, "allied")
    play.allied("area-choose", PAIR).allied("area-point", "rear")
    new = next(id_ for id_ in play.ids if id_ != "back")
    play.allied("area-hex", new).allied("area-point", "done")
    (after,) = s05_areas.own(g, "allied")
    assert after.points[-1] == cell(new)
    assert after.points[:-1] == before.points[:-1]
    play.allied("area-choose", "proposed")
    assert s05_areas.own(g, "allied") == (before,), "the proposal again"


def test_a_boundary_gets_a_bend_and_is_made_straight() -> None:  # 5.1.1#3
    g = two_armies()
    g.boundaries = (Boundary("fr-THIRD", "fr-SECOND", (cell("53.42"), cell("20.42"))),)
    play = Playing(g, s05_phase.areas, "allied").allied("area-choose", PAIR)
    assert play.ids == ["done", "front", "rear", "new 1"]
    play.allied("area-point", "new 1").allied("area-hex", "40.40")
    assert [g.board.name(c) for c in g.boundaries[0].points] == ["53.42", "40.40", "20.42"]
    assert play.ids == ["done", "front", "bend 1", "rear", "new 1", "new 2", "straight"]
    play.allied("area-point", "bend 1").allied("area-hex", "40.44")
    play.allied("area-point", "new 2").allied("area-hex", "30.42")
    assert not {"new 1", "new 2", "new 3"} & set(play.ids), "two bends are enough"
    play.allied("area-point", "straight")
    assert [g.board.name(c) for c in g.boundaries[0].points] == ["53.42", "20.42"]


def test_a_point_that_is_not_allowed_is_explained() -> None:  # 5.1.1#3
    g = two_armies()
    play = areas(g).allied("area-choose", PAIR).allied("area-point", "front")
    assert "40.40" not in play.ids
    assert set(play.why_not("hex:40.40")) == {"5.1.1"}
    play.allied("area-hex", "back").allied("area-point", "rear")
    assert play.why_not("hex:40.40") == ["5.1.1"], "a boundary leads to the limit of the map"


TRAINS = ("fr-1-train", "fr-2-train", "fr-3-train", "fr-5-train")


def test_an_area_with_too_many_corps_is_not_accepted() -> None:  # 5.1.3
    g = two_armies(dict.fromkeys(TRAINS, "48.40"))
    play = areas(g)
    assert "done" in play.ids, "five corps, and the Third Army has five boxes"
    play.allied("area-choose", PAIR).allied("area-point", "front").allied("area-hex", "53.46")
    ends = [id_ for id_ in play.ids if id_.startswith(("bend", "new"))]
    assert ends
    g.boundaries = (Boundary("fr-THIRD", "fr-SECOND", (cell("53.46"), cell("20.47"))),)
    play.allied("area-point", "done")
    assert "done" not in play.ids
    assert play.why_not("done") == ["5.1.3"]
    play.allied("area-choose", "proposed")
    assert "done" in play.ids


def test_the_boundaries_of_the_last_turn_are_kept_while_they_serve() -> None:  # 5.1
    g = two_armies()
    mine = Boundary("fr-THIRD", "fr-SECOND", (cell("53.42"), cell("40.41"), cell("10.42")))
    g.boundaries = (mine,)
    s05_settle.propose(g, "allied")
    assert g.boundaries == (mine,)
    g.boundaries = (Boundary("fr-THIRD", "fr-SECOND", (cell("53.37"), cell("10.36"))),)
    s05_settle.propose(g, "allied")
    assert s05_areas.armies_at(g, cell("50.40"), "allied") == ("fr-THIRD",), "this one served no more"


# attachment


def test_corps_belong_to_the_army_in_whose_area_their_trains_are() -> None:  # 5.1.2#1 5.1.2#4 5.2.2#2
    g = two_armies()
    g.move_to("fr-4-train", cell("48.47"))
    g.boundaries = (Boundary("fr-THIRD", "fr-SECOND", (cell("53.42"), cell("10.42"))),)
    s05_settle.attach(g, "allied")
    assert g.units["fr-4-train"].army == "fr-SECOND"
    assert (g.units["fr-7-4"].army, g.units["fr-7-4"].corps) == ("fr-SECOND", "fr-4"), "its printed corps"
    assert s05_attachment.is_misplaced(g, "fr-7-4")  # 5.1.2#6
    assert "attach-misplaced" in {note.id for note in g.notes}


def test_other_formations_go_by_their_place_and_leave_their_corps() -> None:  # 5.1.2#4 5.1.2#7 5.2.4#1
    g = two_armies({"fr-37": "48.47", "fr-38": "48.40"})
    g.boundaries = (Boundary("fr-THIRD", "fr-SECOND", (cell("53.42"), cell("10.42"))),)
    for id_ in ("fr-37", "fr-38"):
        g.change(id_, corps="fr-4")
    s05_settle.attach(g, "allied")
    assert (g.units["fr-37"].army, g.units["fr-37"].corps) == ("fr-SECOND", "")
    assert (g.units["fr-38"].army, g.units["fr-38"].corps) == ("fr-THIRD", "fr-4")


def test_no_unit_is_without_an_army() -> None:  # 5.0#1 5.5#2 GLOSS.army
    g = two_armies({"fr-fortress-Verdun-47.45": "47.45", "fr-art-Toul": "48.38"})
    g.change("fr-fortress-Verdun-47.45", army="")
    g.boundaries = (Boundary("fr-THIRD", "fr-SECOND", (cell("53.42"), cell("10.42"))),)
    s05_settle.attach(g, "allied")
    assert g.units["fr-fortress-Verdun-47.45"].army == "fr-SECOND"
    assert g.units["fr-art-Toul"].army == "fr-THIRD"


def test_an_attachment_lasts_until_the_next_attachment_phase() -> None:  # 5.1.2#3
    g = two_armies()
    play = begun(g)
    while not play.is_over:
        play.allied(play.asked.kind, "done" if "done" in play.ids else "pass")
    g.move_to("fr-4-train", cell("48.47"))
    g.phase = "counter_movement"
    Playing(g, s05_phase.extension, "allied")
    assert g.units["fr-4-train"].army == "fr-THIRD"
    s05_settle.attach(g, "allied")
    assert g.units["fr-4-train"].army == "fr-SECOND"


def test_the_sixth_army_keeps_its_corps() -> None:  # 26.6.2a#3
    units = {"de-1B-train": "60.40", "de-1B-1B": "60.40", "de-8Ez": "60.44"}
    for plan, army in [("idle", "de-SIXTH"), ("active", "de-SIXTH"), ("achieved", "de-FIFTH")]:
        g = scene(units | {"fr-31-16": "50.40"})
        for id_ in units:
            g.change(
                id_, army="de-SIXTH" if id_ != "de-8Ez" else "de-FIFTH", corps="de-1B" * (id_ != "de-8Ez")
            )
        g.armies = {"de-SIXTH": Army("german", plan=plan), "de-FIFTH": Army("german")}  # type: ignore[arg-type]
        g.boundaries = (Boundary("de-SIXTH", "de-FIFTH", (cell("51.42"), cell("70.42"))),)
        s05_settle.attach(g, "german")
        assert g.units["de-1B-train"].army == g.units["de-1B-1B"].army == army
        assert g.units["de-8Ez"].army == ("de-FIFTH" if army == "de-SIXTH" else "de-SIXTH")


# Formations


def test_a_player_attaches_a_formation_to_a_corps() -> None:  # 5.1.2#2 5.2
    g = two_armies({"fr-37": "50.39"})
    play = begun(g)
    assert "fr-37" in play.ids
    play.allied("attach-choose", "fr-37")
    assert play.ids == ["corps fr-4", "back"]
    play.allied("attach-to", "corps fr-4")
    assert g.units["fr-37"].corps == "fr-4"
    play.allied("attach-choose", "fr-37").allied("attach-to", "independent")
    assert g.units["fr-37"].corps == ""
    assert g.means["allied"].reattached == ()


def test_three_formations_may_leave_their_printed_corps() -> None:  # 5.2.2a#1 5.2.2a#2
    g = two_armies()
    play = begun(g)
    for id_ in ("fr-7-4", "fr-8-4", "fr-31-16"):
        play.allied("attach-choose", id_).allied("attach-to", "independent")
        assert g.units[id_].corps == ""
    assert g.means["allied"].reattached == ("fr-7-4", "fr-8-4", "fr-31-16")
    assert "fr-32-16" not in play.ids
    assert "5.2.2a" in play.why_not("unit:fr-32-16")
    play.allied("attach-choose", "fr-7-4").allied("attach-to", "corps fr-4")
    assert g.units["fr-7-4"].corps == "fr-4", "and come back"


def test_one_that_left_is_not_taken_back_by_itself() -> None:  # 5.2.2a#1
    g = two_armies()
    begun(g).allied("attach-choose", "fr-7-4").allied("attach-to", "independent")
    s05_settle.attach(g, "allied")
    assert g.units["fr-7-4"].corps == ""


def test_a_french_formation_far_behind_may_be_kept_by_paris() -> None:  # 22.2.4
    g = two_armies({"fr-37": "30.38", "fr-38": "50.39"})
    g.armies["fr-PARIS"] = Army("allied")
    play = begun(g).allied("attach-choose", "fr-37")
    assert "army fr-PARIS" in play.ids
    play.allied("attach-to", "army fr-PARIS")
    assert g.units["fr-37"].army == "fr-PARIS"
    s05_settle.attach(g, "allied")
    assert g.units["fr-37"].army == "fr-PARIS", "it stays there"
    play.allied("attach-choose", "fr-37").allied("attach-to", "army fr-THIRD")
    assert g.units["fr-37"].army == "fr-THIRD"
    play.allied("attach-choose", "fr-38")
    assert "army fr-PARIS" not in play.ids, "too near the front"


def test_guests_of_the_belgians_are_declared() -> None:  # 5.2.5#2
    g = two_armies({"fr-37": "50.39", "fr-Marine": "50.39"})
    g.armies = {"be-BELGIAN": Army("allied"), "fr-SECOND": Army("allied")}
    g.boundaries = (Boundary("be-BELGIAN", "fr-SECOND", (cell("53.42"), cell("10.42"))),)
    s05_settle.attach(g, "allied")
    assert g.units["fr-37"].army == "fr-THIRD", "not by itself"
    play = Playing(g, s05_phase.formations, "allied").allied("attach-choose", "fr-37")
    play.allied("attach-to", "army be-BELGIAN")
    assert g.units["fr-37"].army == "be-BELGIAN"
    play.allied("attach-choose", "fr-Marine")
    assert "army be-BELGIAN" in play.ids


def test_units_on_the_railway_are_left_alone() -> None:  # 5.1.2#5
    g = two_armies({"fr-37": "48.47"})
    g.change("fr-37", mode="rail")
    play = begun(g)
    assert g.units["fr-37"].army == "fr-THIRD"
    assert "fr-37" not in play.ids
    assert play.why_not("unit:fr-37") == ["5.1.2"]


# overlapping


def allies_in_flanders(gt: int) -> State:
    units = {
        "fr-19-10": "50.38",
        "fr-37": "50.39",
        "br-1-I": "50.42",
        "br-2-I": "50.43",
        "fr-38": "50.46",
        "fr-45": "50.47",
    }
    g = scene(LINE | units, gt=gt)
    for id_ in LINE:
        g.change(id_, army="de-SIXTH")
    owners = {
        "fr-TENTH": ("fr-19-10", "fr-37"),
        "br-BEF": ("br-1-I", "br-2-I"),
        "fr-EIGHTH": ("fr-38", "fr-45"),
    }
    for army, ids in owners.items():
        g.armies[army] = Army("allied")
        for id_ in ids:
            g.change(id_, army=army)
    return g


def test_from_gt_22_the_bef_may_lie_over_its_neighbours() -> None:  # 5.1.4#1 5.1.4#2
    assert "over br-BEF" not in areas(allies_in_flanders(21)).ids
    g = allies_in_flanders(22)
    play = areas(g)
    play.allied("area-choose", "over br-BEF")
    assert "fr-TENTH|fr-EIGHTH" in play.ids, "they have a boundary beneath it"
    assert len(s05_areas.armies_at(g, cell("50.42"), "allied")) == 2
    assert "done" in play.ids
    play.allied("area-choose", "beside br-BEF")
    assert s05_areas.armies_at(g, cell("50.42"), "allied") == ("br-BEF",)
    assert "fr-TENTH|fr-EIGHTH" not in play.ids


# Counter Movement


def test_boundaries_are_extended_when_the_enemy_has_withdrawn() -> None:  # 5.1.1a
    g = two_armies()
    s05_settle.propose(g, "allied")
    assert Playing(g, s05_phase.extension, "allied").is_over, "it still reaches his front"
    for id_ in LINE:
        g.move_to(id_, cell(f"60.{g.board.name(g.units[id_].where)[3:]}"))
    (before,) = s05_areas.own(g, "allied")
    play = Playing(g, s05_phase.extension, "allied")
    (after,) = s05_areas.own(g, "allied")
    assert after.points[1:] == before.points, "from its old end"
    play.allied("extension-choose", PAIR)
    other = next(id_ for id_ in play.ids if id_ != "back")
    play.allied("area-hex", other).allied("extension-choose", "done")
    assert play.is_over
    assert s05_areas.own(g, "allied")[0].points == (cell(other), *before.points)
