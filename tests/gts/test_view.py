"""Views: what each side may see, what is dealt anew, what is conserved, and the board as text."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from grognard.engine.chance import Committed
from grognard.engine.snapshot import load, read
from grognard.engine.table import Table
from grognard.engine.text import LANGUAGES, texts
from grognard.games.gts.rules import s07_chits
from grognard.games.gts.title import TITLE
from grognard.games.gts.view import deal_anew, pieces, view
from tests.gts.scene import Scene

UNITS = {
    "A": "D05 rifles column hit", "B": "D06 trucked of=blue mounted", "C": "D08 rifles of=green suppressed",
    "F": "D07 field-guns white park=P contact=red", "G": "K05 grenadiers ip", "H": "K07 grenadiers of=berg reduced",
}  # fmt: skip
PARK = {"P": {"division": "first", "hex": "D07"}}
ROAD = {"lines": [{"kind": "road", "path": ["H05", "H06"]}]}
SIDES = ("allied", "german", None)


def scene(**more: Any) -> Scene:
    return Scene(UNITS, parks=PARK, **more)


def bytes_of(seen: dict[str, Any]) -> bytes:
    return json.dumps(seen, sort_keys=True).encode()


# what is open


def test_a_view_is_plain_data() -> None:
    game, rng = scene(chit="", step="A", points={"first": (4, 5), "zweite": (4, 5)}).game, Random(3)
    for _ in range(150):
        if game.pending is None:
            break
        for side in SIDES:
            seen = game.view(side)
            assert json.loads(json.dumps(seen)) == seen, "nothing but lists, tables, words and numbers"
        game.answer(rng.choice(game.pending.options))


def test_units_leaders_and_markers_are_open() -> None:
    seen = view(scene(barrages={"F05": "heavy"}, blocks={"H05": "zweite"}, features=ROAD).g, "german")
    units = {unit["id"]: unit for unit in seen["units"]}
    assert units["A"]["badges"] == ["column", "one-hit"]
    assert units["B"]["face"] == "trucked-transport"
    assert units["B"]["printed"]["movement"] == 16
    assert (units["H"]["steps"], units["H"]["badges"]) == (1, ["step-lost"])
    assert (units["F"]["park"], units["F"]["contact"]) == ("P", "red")
    kinds = {(marker["kind"], marker["hex"]) for marker in seen["markers"]}
    assert kinds == {("barrage", "F05"), ("road-block", "H05"), ("park", "D07")}
    assert [leader["contacts"] for leader in seen["leaders"] if leader["id"] == "red"] == [["F"]]
    assert seen["map"]["digest"] == scene(features=ROAD).g.board.digest


def test_the_record_track_is_open() -> None:
    seen = view(scene(points={"first": (3, 4)}).g, None)
    items = {item["division"]: item["value"] for item in seen["tracks"]["command"]["items"]}
    assert items == {"first": 3, "second": 0, "zweite": 0}


def test_the_boxes_and_the_dead_are_open() -> None:
    units = {**UNITS, "R": "box rifles", "W": "waiting rifles due=3", "X": "eliminated rifles"}
    seen = view(Scene(units, parks=PARK, divisions={"first": {"entry": "A05"}}).g, "german")
    places = {unit["id"]: unit["place"] for unit in seen["players"]["allied"]["off_map"]}
    assert places == {"R": "box", "W": "waiting", "X": "eliminated"}
    assert ("entry", "A05") in {(marker["kind"], marker["hex"]) for marker in seen["markers"]}


# what is secret


def bought(step: str, chit: str) -> dict[str, Any]:
    return {"step": step, "bought": {"german": (chit,)}}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"mug": ("formation:feld", "command:german")}, {"mug": ("formation:berg", "command:german")}),
        ({"mug": ("formation:feld", "command:german")}, {"mug": ("command:german", "formation:berg")}),
        ({"held": {"german": ("formation:feld",)}}, {"held": {"german": ("formation:berg",)}}),
        (bought("E", "formation:feld"), bought("E", "formation:berg")),
        (bought("D", "formation:feld"), bought("D", "formation:berg")),
    ],
)
@pytest.mark.parametrize("side", ["allied", None])
def test_views_and_options_do_not_depend_on_the_enemys_chits(
    one: dict[str, Any], other: dict[str, Any], side: str | None
) -> None:
    points = {"first": (4, 4), "zweite": (0, 4)}
    chit = "" if "step" in one else "formation:red"
    scenes = [scene(points=points, chit=chit, **each) for each in (one, other)]
    assert bytes_of(scenes[0].game.view(side)) == bytes_of(scenes[1].game.view(side))  # 7.2#4
    asked = [each.game.pending_for("allied") for each in scenes]
    assert asked[0] == asked[1]


def test_the_enemy_is_told_apart_by_his_own_view() -> None:
    scenes = [scene(mug=(chit, "command:german")) for chit in ("formation:feld", "formation:berg")]
    assert scenes[0].game.view("german")["mug"]["known"] == ["command:german", "formation:feld"]
    assert scenes[0].game.view("allied")["mug"] == {
        "count": 2, "known": ["command:german"], "carried": "", "played": ["formation:red"],
    }  # fmt: skip


# dealing anew


def dealt(
    game: Scene, side: str | None, seed: int
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The enemy's chits in the mug, bought and held, in a world dealt anew."""
    g = TITLE.clone(game.g)
    deal_anew(g, side, Random(seed))
    mug = [c for c in g.mug if c.startswith("formation:") and s07_chits.owner(g, c) == "german"]
    return (
        tuple(sorted(mug)),
        tuple(sorted(g.bought.get("german", ()))),
        tuple(sorted(g.held.get("german", ()))),
    )


def test_the_enemys_chits_are_dealt_among_those_he_could_have_bought() -> None:
    game = scene(mug=("formation:feld", "command:german", "formation:blue"), spent={"zweite": 2})
    worlds = {dealt(game, "allied", seed) for seed in range(30)}
    assert worlds == {(("formation:feld",), (), ()), (("formation:berg",), (), ())}
    own = {dealt(game, "german", seed) for seed in range(5)}
    assert own == {(("formation:feld",), (), ())}, "he knows his own"


def test_a_chit_that_was_seen_is_not_dealt() -> None:
    game = scene(mug=("formation:feld", "command:german"), spent={"zweite": 4}, played=("formation:berg",))
    assert {dealt(game, "allied", seed) for seed in range(10)} == {(("formation:feld",), (), ())}


def test_held_chits_are_dealt() -> None:
    game = scene(held={"german": ("formation:feld",)}, spent={"zweite": 1})
    assert {world[2] for world in (dealt(game, "allied", seed) for seed in range(30))} == {
        ("formation:feld",), ("formation:berg",),
    }  # fmt: skip


def test_two_divisions_may_have_spent_otherwise() -> None:
    """Four chits of two Divisions: 2 points may be one chit now or two later; the numbers beside the mug are seen."""
    units = {
        "A": "D05 rifles", "B": "D06 rifles of=blue", "G": "K05 grenadiers", "H": "K07 grenadiers of=berg",
        "I": "L05 grenadiers of=third", "J": "L06 grenadiers of=fourth",
    }  # fmt: skip
    game = Scene(
        units,
        divisions={"dritte": {"side": "german", "command": 3, "dispatch": 4}},
        formations={id_: {"division": "dritte", "leader": id_} for id_ in ("third", "fourth")},
        mug=("formation:feld", "command:german"),
        held={"german": ("formation:third", "formation:fourth")},
        spent={"zweite": 2, "dritte": 2},
    )
    worlds = {dealt(game, "allied", seed) for seed in range(60)}
    ours, theirs = ("formation:berg", "formation:feld"), ("formation:fourth", "formation:third")
    assert worlds == {((chit,), (), theirs) for chit in ours} | {((chit,), (), ours) for chit in theirs}


def ordering(*answers: str, **points: tuple[int, int]) -> Scene:
    """Step D, in which both sides have answered: the Allies first, the Germans after them, and so on."""
    has = {"first": (0, 3), "zweite": (0, 3), **points}
    game = Scene(UNITS, parks=PARK, chit="", step="D", points=has)
    for i, answer in enumerate(answers):
        game.game.answer(answer, ("allied", "german")[i % 2])
    return game


def orders_dealt(game: Scene, side: str | None, of: str) -> set[tuple[str, ...]]:
    """What a side may have ordered, in worlds dealt anew for another."""
    found = set()
    for seed in range(60):
        g = TITLE.clone(game.g)
        deal_anew(g, side, Random(seed))
        found.add(g.orders.get(of, ()))
    return found


def test_orders_in_the_making_are_dealt_anew() -> None:
    game = ordering("next:red", "now:feld")
    assert game.g.orders == {"allied": ("next:red",), "german": ("now:feld",)}
    assert orders_dealt(game, "allied", "allied") == {("next:red",)}, "he knows his own"
    singles = {(f"{when}:{whose}",) for when in ("now", "next") for whose in ("feld", "berg")}
    done = {("done:buy",), *((*each, "done:buy") for each in singles)}
    assert orders_dealt(game, "allied", "german") == {(), *singles, *done}  # 7.2#4
    for seed in range(8):
        world = game.game.sample("allied", seed)
        for _ in range(12):
            if world.pending is None or world.state.step != "D":
                break
            world.answer(world.pending.options[seed % len(world.pending.options)])
        assert world.state.orders == {} or world.state.step == "D"


def test_twelve_worlds_differ_when_an_order_is_secret() -> None:
    game = ordering("next:red", "now:feld")
    assert len({game.game.sample("allied", seed).digest() for seed in range(12)}) > 1


def test_nobody_has_ordered_anything_before_the_first_answers() -> None:
    game = ordering()
    assert orders_dealt(game, "allied", "german") == {()}
    assert orders_dealt(game, None, "german") == {()}


def test_whoever_is_done_knows_that_the_enemy_is_not() -> None:
    game = ordering("done", "now:feld")
    dealt_orders = orders_dealt(game, "allied", "german")
    assert len(dealt_orders) > 1
    assert not any("done:buy" in each for each in dealt_orders)


def test_of_two_sides_dealt_anew_one_is_still_ordering() -> None:
    game = ordering("next:red", "now:feld")
    for seed in range(60):
        g = TITLE.clone(game.g)
        deal_anew(g, None, Random(seed))
        assert not s07_chits.all_done(g, s07_chits.BUY)


def test_points_were_converted_before_chits_are_bought() -> None:
    game = ordering(
        "done", "convert:zweite", "done", "done", "next:red", "now:feld", first=(2, 3), zweite=(4, 1)
    )
    dealt_orders = orders_dealt(game, "allied", "german")
    assert all("done:convert" in each for each in dealt_orders)
    assert {each[: each.index("done:convert")] for each in dealt_orders} == {
        (), ("convert:zweite",), ("convert:zweite", "convert:zweite"),
    }  # fmt: skip


def test_an_order_from_another_world_is_nothing() -> None:
    """The enemy has answered already: in a world dealt anew his answer may not be open to him."""
    game = Scene(UNITS, parks=PARK, chit="", step="D", points={"first": (0, 3), "zweite": (0, 3)})
    game.allied("chit-choose", "next:red").german("chit-choose", "now:feld")
    game.game.answer("next:berg", "german")
    for seed in range(8):
        world = game.game.sample("allied", seed)
        assert world.pending_for("german") is None, "he has answered"
        world.answer("done", "allied")
        bought = [each.partition(":")[2] for each in world.state.orders.get("german", ())]
        assert len(set(bought)) == len(bought), "no chit is bought twice"  # 7.2#9
    g = TITLE.clone(game.g)
    for answer in ("next:feld", "now:feld", "now:red"):
        s07_chits.order(g, "german", s07_chits.BUY, answer)
        assert g.orders == game.g.orders, (
            "neither a chit that he has, nor one of the enemy's, is written down"
        )


def test_a_world_dealt_anew_looks_the_same() -> None:
    points = {"first": (4, 5), "second": (0, 3), "zweite": (4, 5)}
    asked, rng = scene(chit="", step="A", points=points).game, Random(5)
    game = Table(TITLE, asked.given, asked.options_given, Committed.from_seed(5))
    for number in range(200):
        if game.pending is None:
            break
        for side in SIDES:
            world = game.sample(side, number)
            assert bytes_of(world.view(side)) == bytes_of(game.view(side)), (number, side)
        game.answer(rng.choice(game.pending.options), game.pending.side)


def test_a_saved_game_goes_on_in_the_middle_of_step_d() -> None:
    game = Scene(UNITS, parks=PARK, chit="", step="D", points={"first": (0, 3), "zweite": (0, 3)})
    game.allied("chit-choose", "next:red").german("chit-choose", "now:feld").allied(
        "chit-choose", "next:blue"
    )
    again = load(TITLE, read(json.loads(json.dumps(game.game.save()))))
    assert again.digest() == game.game.digest()
    for each in (again, game.game):
        each.answer("done", "german")
        each.answer("done", "allied")
        each.answer("done", "german")
    assert again.state.mug == game.g.mug
    assert again.state.held == {"allied": ("formation:red", "formation:blue")}


# conservation and words


def test_pieces_are_conserved() -> None:
    game = scene()
    before = pieces(game.g)
    assert before["neither on the map nor off it"] == 0
    assert before["allied rifles"] == 2
    game.allied("actor-choose", "done")
    assert pieces(game.g) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words(language: str) -> None:
    assert TITLE.text_board is not None
    victory = {"worth": [{"points": 1, "area": ["K05"]}]}
    seen = scene(turn=2, weather="fog", victory=victory).game.view(None)
    lines = TITLE.text_board(seen, texts(TITLE, language)).splitlines()
    words = {
        "en": [
            "Turn 2 of 3, 0900, fog",
            "K05: G (Germans, in an improved position), Felder",
            "Objective K05: Germans",
        ],
        "fr": ["Tour 2 sur 3, 0900, brouillard", "Objectif K05: Allemands"],
    }
    assert set(words[language]) <= set(lines)
