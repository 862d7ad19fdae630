"""7 Formation chits: what they cost, who may buy them and when, and that nobody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.engine.errors import IllegalUndo
from grognard.engine.text import LANGUAGES, texts
from grognard.games.gts.rules import s07_chits
from grognard.games.gts.title import TITLE
from tests.gts.scene import Scene

UNITS = {
    "A": "D05 rifles", "B": "D06 rifles of=blue", "C": "D08 rifles of=green",
    "G": "K05 grenadiers", "H": "K07 grenadiers of=berg",
}  # fmt: skip
NOTHING = {"first": (0, 0), "second": (0, 0), "zweite": (0, 0)}


def step_d(points: dict[str, tuple[int, int]], units: Mapping[str, str] = {}, **more: Any) -> Scene:
    """A position at Step D with these Command and Dispatch Points."""
    more.setdefault("step", "D")
    return Scene({**UNITS, **units}, chit="", points={**NOTHING, **points}, **more)


def in_the_mug(scene: Scene) -> set[str]:
    """The Formation chits in the mug."""
    return {chit for chit in scene.g.mug if chit.startswith("formation:")}


# prices


def test_a_chit_for_this_turn_costs_two_points() -> None:
    scene = step_d({"first": (0, 3)})
    assert scene.ids == ["now:red", "next:red", "now:blue", "next:blue", "done"]
    scene.allied("chit-choose", "now:red").allied("chit-choose", "done")
    assert scene.g.points["first"].dispatch == 1  # 7.2#5, 7.2#7, 29.23#1
    assert in_the_mug(scene) == {"formation:red"}  # 1.2#3, 7.2#2, 9.0#5
    assert scene.note("dispatch-spent")["cost"] == 2


def test_a_chit_for_the_next_turn_costs_one_point_and_waits() -> None:
    scene = step_d({"first": (0, 3)})
    scene.allied("chit-choose", "next:red").allied("chit-choose", "done")
    assert scene.g.points["first"].dispatch == 2  # 7.2#6, 29.23#1
    assert not in_the_mug(scene)
    assert scene.g.held == {"allied": ("formation:red",)}  # 7.2#3
    assert scene.note("mug-filled")["held"] == 1


def test_what_was_held_goes_into_the_next_mug() -> None:
    scene = step_d({}, step="J", held={"allied": ("formation:red",)})
    assert scene.g.turn == 2
    assert in_the_mug(scene) == {"formation:red"}  # 7.2#3, 9.0#5
    assert scene.g.held == {}


def test_nobody_need_buy() -> None:
    scene = step_d({"first": (0, 9)})
    scene.allied("chit-choose", "done")
    assert scene.g.points["first"].dispatch == 9  # 7.2#1
    assert not in_the_mug(scene)  # 1.2#3
    assert len(scene.g.mug) == 5  # three Divisions and two Direct Commands


def test_a_purchase_can_be_taken_back_before_it_is_done() -> None:
    scene = step_d({"first": (0, 3)})
    scene.allied("chit-choose", "now:red", "back", "next:blue", "done")
    assert scene.g.held == {"allied": ("formation:blue",)}
    assert scene.g.points["first"].dispatch == 2


# limits


def test_a_division_buys_no_more_than_it_can_pay_for() -> None:
    scene = step_d({"first": (0, 2)})
    scene.allied("chit-choose", "next:red")
    assert scene.ids == ["next:blue", "back", "done"]  # 7.2#8: one point is left
    scene.allied("chit-choose", "next:blue")
    assert scene.ids == ["back", "done"]  # 7.2#8
    assert scene.g.points["first"].dispatch == 2, "nothing is deducted before both are done"
    scene.allied("chit-choose", "done")
    assert scene.g.points["first"].dispatch == 0  # 7.2#7


def test_points_are_not_shared_among_divisions() -> None:
    scene = step_d({"first": (0, 0), "second": (0, 5)})
    assert scene.ids == ["now:green", "next:green", "done"]  # 7.2#13, 29.23#2, 29.25
    assert scene.why_not("formation:red")[0].startswith("7.2 why-not-dispatch")
    scene.allied("chit-choose", "now:green", "done")
    assert scene.g.points["second"].dispatch == 3  # 7.2#7
    assert scene.g.points["first"].dispatch == 0  # 29.25


def test_there_is_one_chit_a_formation() -> None:
    scene = step_d({"first": (0, 9)})
    scene.allied("chit-choose", "now:red")
    assert scene.ids == ["now:blue", "next:blue", "back", "done"]  # 7.1#1, 7.2#9
    assert scene.why_not("formation:red")[0].startswith("7.2 why-not-outstanding")


def test_a_chit_bought_last_turn_cannot_be_bought_for_the_next() -> None:
    scene = step_d({"first": (0, 1)})
    scene.allied("chit-choose", "next:red", "done")
    again = step_d({"first": (0, 1)}, turn=2, bought={"allied": ("formation:red",)})
    assert again.ids == ["next:blue", "done"]  # 7.2#10
    assert again.why_not("formation:red")[0].startswith("7.2 why-not-outstanding")


def test_a_chit_carried_over_cannot_be_bought() -> None:
    scene = step_d({"first": (0, 1)}, turn=2, carried="formation:red")
    assert scene.ids == ["next:blue", "done"]  # 7.2#11
    scene.allied("chit-choose", "done")
    assert scene.g.played == ("formation:red",)  # 10.0.6#3
    assert scene.g.points["first"].dispatch == 1  # 10.0.6#3: not paid for again


def test_a_chit_that_was_played_is_bought_again() -> None:
    scene = step_d({"first": (0, 3)}, step="H", carried="formation:red", mug=("command:german",))
    scene.allied("actor-choose", "done")
    assert scene.g.turn == 2
    scene.expect("allied", "chit-choose")
    assert "now:red" in scene.ids  # 7.1#4: it came out of play, and costs points again
    assert not in_the_mug(scene)


# who is for sale


def test_a_formation_is_for_sale_once_it_has_appeared() -> None:
    entry = {"first": {"entry": "A05"}}
    boxed = step_d({"first": (0, 1)}, {"B": "box rifles of=blue"}, divisions=entry)
    assert boxed.ids == ["next:red", "done"]  # 7.2#12
    assert boxed.why_not("formation:blue")[0].startswith("7.2 why-not-appeared")
    entering = step_d({"first": (0, 1)}, {"B": "A05 rifles of=blue entering"}, divisions=entry)
    assert entering.ids == ["next:red", "next:blue", "done"]  # 7.2#12


def test_the_other_reading_sells_it_on_arrival() -> None:
    entry = {"first": {"entry": "A05"}}
    scene = step_d(
        {"first": (0, 1)}, {"B": "box rifles of=blue"}, divisions=entry, options={"buy_on_arrival": "yes"}
    )
    assert scene.ids == ["next:red", "next:blue", "done"]  # 7.2#12
    later = step_d(
        {"first": (0, 1)},
        {"B": "waiting rifles of=blue due=9"},
        divisions=entry,
        options={"buy_on_arrival": "yes"},
    )
    assert later.ids == ["next:red", "done"]  # 7.2#12


# conversion


def test_two_command_points_make_a_dispatch_point() -> None:
    scene = step_d({"first": (5, 0)})
    scene.allied("points-convert", "convert:first", "convert:first")
    assert scene.ids == ["back", "done"]  # 10.0.3#11: one point is not enough
    scene.allied("points-convert", "done")
    scene.expect("allied", "chit-choose")  # 4.0.D#1, 4.0.D#2: the purchases come after it
    scene.allied("chit-choose", "now:red", "done")
    points = scene.g.points["first"]
    assert (points.command, points.dispatch) == (1, 0)  # 10.0.3#11, 4.0.D#1
    assert scene.note("converted") == {**scene.note("converted"), "command": 4, "dispatch": 2}


def test_conversion_stays_within_a_division() -> None:
    scene = step_d({"first": (2, 0), "second": (0, 0)})
    scene.allied("points-convert", "convert:first", "done")
    assert scene.ids == ["next:red", "next:blue", "done"]  # 4.0.D#1: not green
    assert scene.why_not("formation:green")[0].startswith("7.2 why-not-dispatch")


def test_no_conversion_after_the_purchases_have_begun() -> None:
    scene = step_d({"first": (4, 1)})
    scene.allied("points-convert", "done").allied("chit-choose", "next:red")
    assert scene.ids == ["back", "done"]  # 4.0.D#2


def test_the_record_track_is_full_at_nineteen() -> None:
    scene = step_d({"first": (9, 18)})
    scene.allied("points-convert", "convert:first")
    assert scene.ids == ["back", "done"]  # 10.0.4#2
    assert scene.why_not("division:first") == ["10.0.4 why-not-track-full"]
    full = step_d({"first": (9, 19)})
    full.expect("allied", "chit-choose")  # 10.0.4#2


# secrecy


def seen(scene: Scene, side: str | None) -> dict[str, Any]:
    return scene.game.view(side)


def test_both_buy_at_once_and_wait_for_one_another() -> None:
    scene = step_d({"first": (0, 3), "zweite": (0, 3)})
    assert scene.game.deciders() == ("allied", "german")  # 7.2#4
    scene.allied("chit-choose", "done")
    scene.german("chit-choose", "now:feld")
    assert scene.game.deciders() == ("allied", "german")
    assert scene.ids == ["done"], "whoever is done waits"
    scene.allied("chit-choose", "done").german("chit-choose", "done")
    assert in_the_mug(scene) == {"formation:feld"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("now:feld", "done"), ("next:berg", "next:feld")),
        (("done", "done"), ("now:berg", "back")),
        (("now:feld",), ("now:berg",)),
    ],
)
def test_nothing_is_seen_of_the_enemys_orders(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    views = []
    for orders in (one, other):
        scene = step_d({"first": (0, 3), "zweite": (0, 4)})
        for mine, order in zip(("next:red", "next:blue"), orders, strict=False):
            scene.allied("chit-choose", mine).german("chit-choose", order)
        views.append([seen(scene, side) for side in ("allied", None)])
    assert views[0] == views[1]  # 7.2#4


@pytest.mark.parametrize("side", ["allied", None])
@pytest.mark.parametrize("stage", ["mug", "held"])
def test_what_was_bought_is_seen_by_its_owner_alone(side: str | None, stage: str) -> None:
    when = "now" if stage == "mug" else "next"
    scenes = [step_d({"zweite": (0, 2)}) for _ in range(2)]
    for scene, formation in zip(scenes, ("feld", "berg"), strict=True):
        scene.german("chit-choose", f"{when}:{formation}", "done")
    assert seen(scenes[0], side) == seen(scenes[1], side)  # 7.2#4
    assert seen(scenes[0], "german") != seen(scenes[1], "german")
    chits = seen(scenes[0], "german")["players"]["german"]["chits"]
    assert chits["held"] == ([] if stage == "mug" else ["formation:feld"])  # 7.2#3
    assert "chits" not in seen(scenes[0], "allied")["players"]["german"]  # 7.2#4


def test_a_drawn_chit_is_revealed() -> None:
    scene = step_d({"zweite": (0, 2)})
    scene.german("chit-choose", "now:feld", "done").draw("formation:feld")
    assert seen(scene, "allied")["chit"] == "formation:feld"  # 7.2#4
    assert scene.note("chit-drawn")["chit"]["id"] == "chit-formation"


def test_the_points_spent_are_seen_after_step_d() -> None:
    scene = step_d({"first": (0, 3), "zweite": (0, 3)})
    scene.allied("chit-choose", "now:red").german("chit-choose", "now:feld")

    def dispatch(side: str) -> list[int]:
        return [item["value"] for item in seen(scene, side)["tracks"]["dispatch"]["items"]]

    assert dispatch("allied") == [3, 0, 3]
    scene.allied("chit-choose", "done").german("chit-choose", "done")
    assert dispatch("allied") == [1, 0, 1]  # 7.2#7


def test_a_question_tells_nothing_of_what_is_out() -> None:
    """With one of two chits held over, what the enemy may buy depends on which; that he is asked does not."""
    scenes = [
        step_d({"first": (0, 1), "zweite": (0, 1)}, turn=2, bought={"german": (chit,)})
        for chit in ("formation:feld", "formation:berg")
    ]
    assert seen(scenes[0], "allied") == seen(scenes[1], "allied")  # 7.2#4
    spent = step_d({"zweite": (0, 1)}, turn=2, bought={"german": ("formation:feld", "formation:berg")})
    spent.expect_chance()


def test_nobody_takes_his_orders_back_once_the_track_is_open() -> None:
    """Whoever is the last to be done sees what the other has spent: he may not go back and order otherwise."""
    scene = step_d({"first": (0, 3), "zweite": (0, 3)}, {"F": "D09 field-guns white"})
    scene.allied("chit-choose", "now:red").german("chit-choose", "next:feld")
    scene.game.undo("german")
    scene.german("chit-choose", "next:berg")  # until then he may
    scene.allied("chit-choose", "done").german("chit-choose", "done")
    scene.expect("allied", "park-choose")
    with pytest.raises(IllegalUndo):
        scene.game.undo("german")  # 7.2#4


# chits and words


def test_whose_chits() -> None:
    scene = step_d({"first": (0, 1)})
    owners = {"division:zweite": "german", "formation:red": "allied", "command:german": "german"}
    assert {chit: s07_chits.owner(scene.g, chit) for chit in owners} == owners  # MARK.activechit, 29.2, 29.21
    assert s07_chits.division_of(scene.g, "formation:green") == "second"  # 1.2#1, 29.25, 29.5
    assert s07_chits.formations_of(scene.g, "allied") == ("red", "blue", "green")  # 1.2#1


def test_orders_are_explained() -> None:
    scene = step_d({"first": (4, 3)})
    told = scene.explained("convert:first")
    assert [(r.text, r.value, dict(r.args)) for r in told] == [
        ("explain-command", -2, {"left": 2}),
        ("explain-dispatch", 1, {"left": 4}),
    ]
    assert scene.why_not("formation:red") == ["4.0.D why-not-convert-first"]
    assert scene.why_not("division:zweite") == ["29.25 why-not-their-division"]
    assert scene.why_not("division:second")[0].startswith("4.0.D why-not-command")
    scene.allied("points-convert", "done")
    told = scene.explained("now:red")
    assert (told[0].rule, told[0].text, told[0].value) == ("7.2", "explain-dispatch", -2)
    assert dict(told[0].args) == {"left": 1}
    assert scene.why_not("formation:feld") == ["7.2 why-not-their-formation"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_said_in_both_languages(language: str) -> None:
    names = {"first": {"name": {"en": "First Division", "fr": "Première division"}}}
    scene = step_d({"first": (2, 3)}, divisions=names)
    option = scene.pending.options[0]
    words = texts(TITLE, language)(option.label, option.args)
    assert words.startswith({"en": "First Division", "fr": "Première division"}[language])
