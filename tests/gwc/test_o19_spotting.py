"""O19 Artillery Request: Battery Access, boxes, Spotters, spotting, accuracy and drift."""

from __future__ import annotations

import pytest

from grognard.games.gwc.rules import o19_spotting, s10_sight
from tests.gwc.guns import OBSERVERS, UNITS, aimed, on_target, requested
from tests.gwc.scene import Scene, order


def test_battery_access_mends_the_telephone_into_a_box_of_choice() -> None:
    scene = requested(broken=True).expect("german", "telephone-box")  # O19#1 O19#2
    assert scene.ids == ["local", "standing", "gas"]
    scene.german("telephone-box", "standing")
    telephone = scene.g.telephones["german"]
    assert (telephone.broken, telephone.box) == (False, "standing")  # O19.1
    assert not scene.unit("N").activated
    assert not scene.g.fao_used
    scene.german("order-choose", "A2").german("telephone-box", "local").expect(
        "german", "spotter-choose"
    )  # O19#3


@pytest.mark.parametrize(
    ("date", "side", "boxes"),
    [
        ("1914-12", "german", ["local"]),
        ("1915-01", "german", ["local", "standing"]),
        ("1915-05", "german", ["local", "standing"]),
        ("1915-06", "german", ["local", "standing", "gas"]),
        ("1915-06", "french", ["local", "standing"]),
        ("1915-07", "french", ["local", "standing", "gas"]),
        ("1918-06", "american", ["local", "standing", "gas"]),
    ],
)
def test_the_date_opens_the_boxes(date: str, side: str, boxes: list[str]) -> None:
    nation = {"german": "ge", "french": "fr", "american": "us"}[side]
    enemy = "us-infantry" if side == "american" else "fr-infanterie"
    units = {"G": "B2 ge-infanterie", "E": f"N9 {enemy}", "H": "C2 ge-bertin", "X": f"M9 {enemy} broken"}
    phones = {side: {"counter": f"{nation}-telephone-8", "broken": True}}
    hands = {side: {"A": order("artillery-request")}}
    early = date < "1915"
    if early:
        units = {
            "G": "B2 ge-infanterie-1914",
            "E": "N9 fr-infanterie-1914",
            "X": "M9 fr-infanterie-1914 broken",
        }
    scene = Scene(units, ground=OBSERVERS, hands=hands, telephones=phones, date=date, active=side)
    scene.answer(side, "order-choose", "A")
    shown = scene.ids if scene.pending.kind == "telephone-box" else [scene.g.telephones[side].box]
    assert shown == boxes  # O19.2#5 O19.2.1.2#1


def test_without_a_telephone_there_is_no_request() -> None:
    scene = Scene(UNITS, hands={"german": {"A": order("artillery-request"), "R": order("rout")}})
    assert scene.why_not("card:A") == ["O19 why-not-no-telephone"]  # O19#2 O19#3


def test_the_spotter_is_the_highest_in_rank_or_the_observer() -> None:
    units = {**UNITS, "L": "C3 ge-mueller"}
    scene = requested(units).german("telephone-box", "local").expect("german", "spotter-choose")
    assert scene.ids == ["N", "fao"]  # O19.2#1 O19.2#2 O19.2#3
    assert scene.why_not("unit:L") == ["O19.2 why-not-spotter-rank"]
    scene.german("spotter-choose", "N")
    assert scene.unit("N").activated == "artillery-request"
    assert not scene.g.fao_used


@pytest.mark.parametrize("state", ["broken", "activated=move"])
def test_a_broken_or_activated_leader_cannot_spot(state: str) -> None:
    scene = requested({**UNITS, "N": f"F6 ge-bertin {state}"}).german("telephone-box", "local")
    assert scene.g.fao_used  # O19.2#3: the Observer is the only one left
    assert scene.expect("german", "spotting-choose")


def test_suppression_does_not_keep_a_leader_from_spotting() -> None:
    scene = requested({**UNITS, "N": "F6 ge-bertin suppressed"}).german("telephone-box", "local")
    assert scene.ids == ["N", "fao"]  # O19.2#3


def test_each_spotter_serves_once_a_turn() -> None:
    scene = aimed("local", "H1", spotter="fao").roll(6, 6).roll(1, 1)
    assert scene.said("round-off-map")
    assert scene.g.fao_used  # 2.4#3
    scene.german("order-choose", "A2").german("telephone-box", "local")  # O19.2.2#1
    assert scene.unit("N").activated  # O19.2#4: only the Leader was left
    scene = requested({**UNITS, "N": "F6 ge-bertin broken"}, fao_used=False)
    scene.german("telephone-box", "local").german("spotting-choose", "H1").roll(6, 6).roll(1, 1)
    assert "A2" not in scene.ids
    assert scene.why_not("card:A2") == ["O19.2 why-not-no-spotter"]  # O19.2#4 O19.2.2#1


def test_the_round_falls_where_the_spotter_sees() -> None:
    ground = {"G6": "woods", "G5": "woods", "E4": "water"}
    scene = requested(ground=ground).german("telephone-box", "local").german("spotter-choose", "N")
    assert "F6" in scene.ids
    assert "E4" in scene.ids  # O19.2.1.1#1 O19.2.1.1#3
    assert "J4" not in scene.ids
    assert scene.why_not("hex:J4")
    scene.german("spotting-choose", "E4")
    assert scene.g.board.name(scene.g.barrages["german"].center) == "E4"


def test_the_observer_looks_from_level_two() -> None:
    ground = {"H4": "woods"}
    scene = requested(ground=ground).german("telephone-box", "local").german("spotter-choose", "fao")
    assert "H8" in scene.ids  # O19.2.1.1#2: over the Woods
    assert "H5" not in scene.ids  # but not into the Blind Hex behind them


@pytest.mark.parametrize(("box", "kind"), [("local", "local"), ("standing", "standing"), ("gas", "local")])
def test_the_round_shows_the_pattern_of_the_box(box: str, kind: str) -> None:
    scene = aimed(box)
    assert scene.g.barrages["german"].kind == kind  # O19.2.1.1#4 FIG.sr
    assert bool(scene.said("gas-announced")) == (box == "gas")  # O19.2.1.2#2


@pytest.mark.parametrize(("dice", "hit"), [((1, 3), False), ((1, 4), True), ((2, 2), True)])
def test_accuracy_is_a_targeting_roll(dice: tuple[int, int], hit: bool) -> None:
    """F6 to I8 is a range of 3."""
    scene = aimed().roll(*dice)  # O19.2.1.2#3
    note = scene.note("accuracy")
    assert (note["range"], note["product"]) == (3, dice[0] * dice[1])  # O21.2.1.1#1
    assert note["result"] == ("@accuracy-hit" if hit else "@accuracy-miss")


def test_hindrance_lowers_the_accuracy_but_not_the_impact() -> None:
    scene = aimed(ground={"G7": "brush", "H7": "brush"}).roll(1, 6)
    note = scene.note("accuracy")
    assert (note["product"], note["hindrance"], note["range"]) == (6, 3, 3)
    assert note["result"] == "@accuracy-miss"  # 10.3.1#1: 6 - 3 does not exceed 3
    scene = on_target(ground={"G7": "brush", "H7": "brush"}).roll(1, 1).german("impact-next", "I8").roll(5, 4)
    assert scene.note("impact")["total"] == 17  # 10.3.1#2: 8 and 9


def test_the_observers_own_hex_is_at_range_one() -> None:
    scene = aimed("local", "H1", spotter="fao").roll(1, 1)
    assert scene.note("accuracy")["range"] == 1  # O19.2.1.2#4
    assert scene.note("accuracy")["result"] == "@accuracy-miss"
    scene = aimed("local", "F6").roll(1, 1)
    assert scene.note("accuracy")["range"] == 0  # a Leader has no such exception
    assert scene.note("accuracy")["result"] == "@accuracy-hit"


def test_a_hit_errs_one_hex_by_each_die() -> None:
    scene = aimed().roll(6, 6).roll(3, 4, "event")  # I8, lower right, then down
    assert scene.note("drift")["hex"] == "J9"  # O19.2.1.2.1
    assert not scene.said("trigger"), "O19.2.1.2.1: a card turned up is no roll"
    assert not scene.said("rerolled")


def test_a_miss_errs_along_the_white_die_as_far_as_the_other() -> None:
    scene = aimed().roll(1, 1).roll(1, 4, "time")
    assert scene.note("drift")["hex"] == "I4"  # O19.2.1.2.2
    assert not scene.said("time-advance")


def test_a_round_that_leaves_the_map_even_briefly_ends_the_order() -> None:
    scene = aimed("local", "H1", spotter="fao").roll(6, 6).roll(1, 4)  # up and off, and down again
    assert scene.said("round-off-map")  # O19.2.1.2.3#1
    assert scene.g.barrages == {}
    assert not scene.said("impact")
    assert scene.expect("german", "order-choose")


def test_a_round_may_end_in_an_impassable_hex() -> None:
    scene = aimed(ground={"I6": "water"}).roll(1, 1).roll(1, 2)
    assert scene.note("impacts-laid")["hex"] == "I6"  # O19.2.1.2.3#2


def test_spotting_accuracy_and_impact_follow_one_another() -> None:
    scene = on_target(units={"N": "F6 ge-bertin", "W": "A11 fr-infanterie broken"}).roll(1, 1)
    told = [note.id for note in scene.notes]
    steps = [told.index(step) for step in ("spotting-round", "accuracy", "drift", "impacts-laid", "impact")]
    assert steps == sorted(steps)  # O19.2.1


def test_nothing_happens_to_the_observer_under_fire() -> None:
    """The French Observer's symbol is in H11; shells fall on it, and he spots as before."""
    units = {"N": "F6 ge-bertin", "F": "A11 fr-infanterie", "X": "B2 ge-landwehr broken"}
    phones = {
        side: {"counter": f"{code}-telephone-10"} for side, code in (("german", "ge"), ("french", "fr"))
    }
    hands = {
        "german": {"A": order("artillery-request")},
        "french": {"B": order("artillery-request"), "R": order("rout")},
    }
    scene = Scene(units, ground=OBSERVERS, hands=hands, telephones=phones, order_limits={"german": 1})
    scene.german("order-choose", "A").german("telephone-box", "local").german("spotter-choose", "fao")
    scene.german("spotting-choose", "H11").roll(6, 6).roll(1, 4).roll(6, 6)
    assert "H11" in scene.note("impact")["hexes"]
    assert not scene.said("defense")  # 2.4#2
    if scene.pending.kind == "order-choose" and scene.pending.side == "german":
        scene.german("order-choose", "done")
    scene.refill().french("order-choose", "B").french("telephone-box", "local")
    assert scene.expect("french", "spotting-choose")  # 2.4#2 8.1.2: both Telephones may lie in one box


def test_command_confusion_counts_the_range_from_leader_and_runner() -> None:
    units = {"N": "F6 ge-bertin", "R": "F6 ge-bote", "W": "A11 fr-infanterie broken"}
    hands = {"german": {"C": order("command-confusion"), "R": order("rout")}}
    phones = {"german": {"counter": "ge-telephone-8"}}
    scene = Scene(units, ground=OBSERVERS, hands=hands, telephones=phones).german("order-choose", "C")
    scene.german("telephone-box", "local").german("spotting-choose", "I8").roll(6, 6)
    assert scene.note("accuracy")["range"] == 3  # O20#4
    assert scene.unit("R").activated
    assert scene.unit("N").activated


def test_range_hindrance_and_chance_are_told_before_the_round_is_placed() -> None:
    ground = {"G7": "brush", "H7": "brush"}
    scene = requested(ground=ground).german("telephone-box", "local").german("spotter-choose", "N")
    assert [reason.value for reason in scene.game.explain("I8")] == [3, 3]
    odds = scene.game.odds("F6").outcomes
    assert odds == {"accuracy-hit": 1.0, "accuracy-miss": 0.0}
    assert scene.game.odds("I8").outcomes["accuracy-hit"] < 1


def test_a_map_of_the_usual_size_has_its_observers() -> None:
    hands = {"german": {"A": order("artillery-request"), "R": order("rout")}}
    for edges, hex_ in (({}, "H1"), ({"german": "left", "french": "right"}, "A6")):
        scene = Scene(UNITS, hands=hands, telephones={"german": {"counter": "ge-telephone-8"}}, edges=edges)
        assert o19_spotting.fao_is_free(scene.g, "german")  # 2.1#4 2.4#1
        assert s10_sight.fao_cell(scene.g, "german") == scene.g.board.cell(hex_)


def test_a_map_without_an_observer_leaves_the_leader() -> None:
    phones = {"german": {"counter": "ge-telephone-8"}}
    hands = {"german": {"A": order("artillery-request"), "R": order("rout")}}
    scene = (
        Scene(UNITS, hands=hands, telephones=phones, ground={"H1": {"observer": False}})
        .german("order-choose", "A")
        .german("telephone-box", "local")
    )
    assert scene.unit("N").activated  # 2.4#1
