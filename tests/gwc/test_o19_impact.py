"""O19.2.1.4 Impact: areas, vacant and occupied hexes, downgrading before defense, Airbursts; A32 Barrage."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.rules import o21_odds, s03_formations
from grognard.games.gwc.state import Telephone
from tests.gwc.guns import UNITS, aimed, on_target
from tests.gwc.scene import Scene, action

AREA = {"I8", "I7", "J7", "J8", "I9", "H8", "H7"}


def markers(scene: Scene) -> dict[str, str]:
    return {scene.g.board.name(cell): kind for cell, kind in scene.g.terrain_markers.items()}


def forts(scene: Scene) -> dict[str, str]:
    return {scene.g.board.name(cell): kind for cell, kind in scene.g.fortifications.items()}


def test_a_local_barrage_covers_seven_hexes_and_strikes_the_vacant_first() -> None:
    scene = on_target().roll(6, 4)  # 8 and 10
    first = scene.note("impact")
    assert set(first["hexes"]) == AREA - {"I8", "J8"}  # O19.2.1.4#1 O19.2.1.4.1#1: one roll for all of them
    assert first["total"] == 18  # O19.2.1.4.1#2
    assert markers(scene) == dict.fromkeys(AREA - {"I8", "J8"}, "shellhole")  # O19.2.1.4.1#3 T99.5#1 T99.5#2
    assert set(scene.expect("german", "impact-next").ids) == {"I8", "J8"}  # O19.2.1.4.2#1


def test_below_the_vulnerability_nothing_happens_to_the_ground() -> None:
    assert markers(on_target().roll(6, 3)) == {}  # T99.5#1: 17


def test_each_occupied_hex_has_one_roll_in_the_players_order() -> None:
    scene = on_target().roll(1, 1).german("impact-next", "J8").roll(1, 1)
    scene.roll(6, 6).roll(2, 2)  # the defense of J8, then the roll against I8, the last one left
    assert [note["hexes"] for note in scene.said("impact")][1:] == [["J8"], ["I8"]]  # O19.2.1.4.2#2
    assert scene.note("impact")["total"] == 12
    scene.roll(1, 1)
    assert scene.unit("F").broken  # O19.2.1.4.2#4
    assert scene.expect("german", "order-choose")


def test_local_markers_are_removed_at_the_end() -> None:
    scene = on_target(units={k: v for k, v in UNITS.items() if k not in "FG"})
    assert len(scene.g.barrages["german"].impacts) == 6
    scene.roll(1, 1)
    assert scene.g.barrages == {}  # O19.2.1.4.2#5


@pytest.mark.parametrize(
    ("axis", "row"),
    [
        ("axis-1", {"I5", "I6", "I7", "I9", "I10", "I11"}),
        ("axis-2", {"J7", "K7", "L6", "H8", "G9", "F9"}),
        ("axis-3", {"J8", "K9", "L9", "H7", "G7", "F6"}),
    ],
)
def test_a_standing_barrage_is_a_row_of_the_players_choice(axis: str, row: set[str]) -> None:
    scene = on_target("standing").german("barrage-axis", axis)  # O19.2.1.4#2
    assert {scene.g.board.name(cell) for cell in scene.g.barrages["german"].impacts} == row


def test_standing_markers_stay() -> None:
    scene = on_target("standing", units={k: v for k, v in UNITS.items() if k not in "FG"})
    scene.german("barrage-axis", "axis-1").roll(1, 1)
    assert scene.expect("german", "order-choose")
    assert len(scene.g.barrages["german"].impacts) == 6  # O19.2.1.4.2#5


def test_the_ground_suffers_before_anybody_defends() -> None:
    ground = {"I8": "building"}
    scene = on_target(ground=ground).roll(1, 1).german("impact-next", "I8").roll(6, 4)
    assert markers(scene) == {"I8": "rubble"}  # O19.2.1.4.2#3 T99.5#2
    scene.roll(4, 4)
    note = scene.note("defense")
    assert ["@terrain-rubble", 2, "T117"] in note["modifiers"]  # O19.2.1.4.2#4: no longer 3 of the Building
    assert (note["total"], note["attack"]) == (17, 18)  # 7 and 2 and 8
    assert scene.unit("F").broken


@pytest.mark.parametrize(
    ("fort", "ground", "dice", "after", "marker"),
    [
        ("trench", "open", (6, 4), "foxholes", None),
        ("foxholes", "open", (6, 4), None, "shellhole"),
        ("wire", "open", (6, 4), None, "shellhole"),
        ("mines", "building", (6, 4), None, "rubble"),
        ("pillbox", "building", (6, 5), "pillbox", None),
        ("pillbox", "open", (6, 6), None, "rubble"),
        ("trench", "open", (6, 3), "trench", None),
    ],
)
def test_a_fortification_takes_the_hit_alone(
    fort: str, ground: str, dice: tuple[int, int], after: str | None, marker: str | None
) -> None:
    scene = on_target(ground={"I7": ground}, fortifications={"I7": fort}).roll(*dice)
    assert forts(scene).get("I7") == after  # O19.2.1.4.1#4 F125.3
    assert markers(scene).get("I7") == marker


def test_vacant_shellholes_are_left_out() -> None:
    ground = dict.fromkeys(AREA - {"I8", "J8", "I7", "H7"}, "shellhole")
    scene = on_target(ground=ground, terrain={"I7": "shellhole"}, fortifications={"I7": "trench"}).roll(6, 6)
    assert scene.note("impact")["hexes"] == ["H7"]  # O19.2.1.4.1#5: printed or marked, whatever else is there
    assert forts(scene) == {"I7": "trench"}


def test_no_roll_where_nothing_can_suffer() -> None:
    ground = dict.fromkeys(AREA, "shellhole") | {"H8": "water"}
    scene = on_target(ground=ground).expect("german", "impact-next")
    assert not scene.said("impact")  # O19.2.1.4.1#3 O19.2.1.4.1#5


def test_shells_burst_in_the_trees() -> None:
    """A battery of 8 and a 9 in open ground: 17; in Woods 19, which is enough to fell them."""
    scene = on_target(ground={"I8": "woods", "H8": "woods"}).roll(4, 4)
    assert markers(scene) == {"H8": "shellhole"}  # T124#6: 16 elsewhere, 18 in the vacant Woods
    scene.german("impact-next", "I8").roll(5, 4)
    assert scene.note("impact")["total"] == 19
    scene.roll(1, 1)
    assert scene.note("defense")["attack"] == 19
    assert ["@terrain-shellhole", 1, "T118"] in scene.note("defense")["modifiers"]


def test_both_sides_and_tanks_defend() -> None:
    units = {
        "N": "F6 ge-bertin",
        "O": "I8 ge-infanterie",
        "W": "A11 fr-infanterie broken",
        "T": "J8 fr-renault-mg",
    }
    scene = (
        on_target(units=units, date="1918-06").roll(1, 1).german("impact-next", "I8").roll(5, 5).roll(1, 1)
    )
    assert scene.unit("O").broken  # O19.2.1.4.2#4
    scene.roll(5, 5).roll(1, 1)
    assert scene.unit("T").broken


def test_a_jammed_trigger_leaves_the_telephone_alone() -> None:
    scene = on_target().roll(1, 1, "jammed").german("impact-next", "I8").roll(1, 1, "jammed")
    assert not scene.g.telephones["german"].broken  # O19.2.1.4.1#2 O19.2.1.4.2#2 12#4
    assert scene.note("impact")["total"] == 10


def test_a_bombardment_runs_to_its_end_though_its_wires_are_cut() -> None:
    """The French turn up the Event in their defense, in the middle of the German bombardment."""
    cut = {"french": {"cut": {"event": "telephone-wires-cut"}}}
    scene = on_target("standing", cards=cut).german("barrage-axis", "axis-3").roll(1, 1)
    scene.german("impact-next", "I8").roll(1, 1).roll(6, 5, "event").turns_up("cut")
    assert scene.g.telephones["german"].broken
    assert scene.g.barrages == {}  # O18.1
    scene.german("impact-next", "J8").roll(6, 6)  # E94#2
    assert scene.note("impact")["total"] == 20
    scene.roll(1, 1)
    assert scene.g.barrages == {}


def cut_in_the_air(box: str = "local", hex_: str = "I8", **document: Any) -> Scene:
    """Time advances with the Accuracy Roll; a reinforcement has to fight, and the French roll turns up the Event."""
    scene = aimed(
        box,
        hex_,
        units={**UNITS, "E": "E1 fr-infanterie"},
        cards={"french": {"cut": {"event": "telephone-wires-cut"}}},
        time_track={"1": [{"counter": "ge-garde"}]},
        strategy={"german": "GS3", "french": "FS1"},
        strategy_used=["german", "french"],
        **document,
    )
    scene.roll(6, 6, "time").german("reinforcement-place", "E1")
    scene.roll(1, 1, "event").turns_up("cut").roll(1, 1)
    assert scene.g.telephones["german"].broken
    assert scene.g.barrages == {}  # O18.1: the Spotting Round
    return scene


@pytest.mark.parametrize("box", ["local", "standing", "gas"])
def test_wires_that_are_cut_before_the_round_has_fallen_stop_no_bombardment(box: str) -> None:
    scene = cut_in_the_air(box).roll(1, 4)
    assert scene.note("drift")["hex"] == "I8"  # E94#2
    if box == "gas":
        assert scene.note("gas-released")["hexes"][0] == "H7"
    elif box == "standing":
        scene.german("barrage-axis", "axis-3").roll(1, 1).expect("german", "impact-next")
    else:
        scene.roll(1, 1).expect("german", "impact-next")
    assert scene.g.barrages == {}  # O18.1: a broken Telephone has no markers on the map


def test_wires_that_are_cut_before_the_round_has_left_the_map() -> None:
    scene = cut_in_the_air(hex_="H11", spotter="fao").roll(4, 4)
    assert scene.note("round-off-map")["side"] == "@side-german"  # O19.2.1.2.3#1


# A32 Barrage

BARRAGE = {"B1": action("barrage"), "B2": action("barrage")}


def test_barrage_adds_two_to_one_impact_roll() -> None:
    scene = on_target("standing", hand=BARRAGE).german("barrage-axis", "axis-3")
    scene.german("action-fire-for-effect", "B1", "pass").roll(1, 1)  # A32#1
    assert scene.note("impact")["total"] == 12  # A32#3
    scene.german("impact-next", "I8").german("action-fire-for-effect", "pass").roll(1, 1)
    assert scene.note("impact")["total"] == 10


@pytest.mark.parametrize("box", ["local", "gas"])
def test_barrage_needs_the_standing_box(box: str) -> None:
    scene = on_target(box, hand=BARRAGE)
    assert scene.pending.kind != "action-fire-for-effect"  # A32#1
    assert "B1" in scene.g.hands["german"]


def test_barrage_is_the_active_players() -> None:
    scene = on_target("standing", french=BARRAGE).german("barrage-axis", "axis-3")
    assert scene.pending.side == "chance"  # A32#1


def test_barrage_has_its_date() -> None:
    from grognard.games.gwc.rules import o19_impact

    def refusal(date: str, **fields: Any) -> object:
        units = {"N": "F6 ge-mueller", "F": "I8 fr-infanterie", "W": "A11 fr-infanterie broken"}
        if date < "1915":
            units = {"N": "F6 ge-infanterie-1914", "F": "I8 fr-infanterie-1914"}
        g = Scene(units, date=date, telephones={"german": {"counter": "ge-telephone-8"}}, **fields).g
        g.telephones["german"] = Telephone("ge-telephone-8", "standing")
        return o19_impact.may_barrage(g, "german", "", "")

    assert refusal("1914-12") is not None  # A32#2
    assert refusal("1915-01") is None


def test_accuracy_opens_no_barrage_window() -> None:
    assert aimed("standing", hand=BARRAGE).pending.side == "chance"


def test_odds_of_an_impact_reckon_with_cover_shot_away() -> None:
    """F lies in a Trench: Cover 4, and 3 of Foxholes against a total of 18 or more. Its Morale is 8."""
    scene = on_target(fortifications={"I8": "trench"}).roll(1, 1).expect("german", "impact-next")
    morale = s03_formations.morale(scene.g, "F").total - 4
    german, french = (o21_odds.totals(scene.g, "german", side) for side in ("german", "french"))
    breaks = sum(
        p * q
        for a, p in german.items()
        for b, q in french.items()
        if morale + (3 if 8 + a >= 18 else 4) + b < 8 + a
    )
    odds = scene.game.odds("I8")
    assert odds.exact
    assert odds.outcomes["odds-one-broken"] == pytest.approx(breaks)
    assert forts(scene) == {"I8": "trench"}


def test_a_situation_may_be_used_between_two_impacts() -> None:
    scene = on_target(strategy={"german": "GS1"}).roll(1, 1)
    scene.german("impact-next", "situation").german("situation-own-order", "anti-gas")  # S98.1#1
    assert scene.g.reminders["german"] == ("GS1",)
    assert set(scene.expect("german", "impact-next").ids) == {"I8", "J8"}


def test_an_airburst_is_that_of_the_moment_of_the_roll() -> None:
    """Trommelfeuer, set off by the Impact Roll, shatters the Woods; the total with the Airburst stands."""
    cards = {"german": {"drums": {"event": "trommelfeuer"}, "spot": {"hex": "I8"}}}
    scene = on_target(ground={"I8": "woods"}, cards=cards).roll(1, 1).german("impact-next", "I8")
    scene.roll(1, 1, "event").turns_up("drums").turns_up("spot")
    scene.german("choose-trommelfeuer", "H7").german("choose-trommelfeuer", "H8")
    assert markers(scene)["I8"] == "shellhole"
    assert scene.note("impact")["total"] == 8 + 2 + 2  # 1.9.1#4 T124#6
