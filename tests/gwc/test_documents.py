"""Documents: any position can be described, and whatever is wrong in one is named with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import grognard
from grognard.engine.reasons import Reason
from grognard.games.gwc.names import catalogue
from grognard.games.gwc.rules import s10_sight, t99_terrain
from grognard.games.gwc.title import TITLE
from tests.gwc.ground import Ground, flat
from tests.gwc.scene import Scene, open_map, order

BASE: dict[str, Any] = {
    "map": "lorraine",
    "date": "1917-06",
    "sides": ["german", "french"],
    "units": {
        "L": {"hex": "G2", "counter": "ge-landwehr", "weapon": "mg08", "weapon_broken": True},
        "F": {"hex": "N10", "counter": "fr-infanterie", "broken": True, "suppressed": True, "veteran": True},
    },
}


def test_any_position() -> None:
    game = grognard.new(
        "gwc",
        {
            **BASE,
            "map": open_map(
                {"C3": "woods", "D3": {"terrain": "building", "objective": 1, "building": "barn"}}
            ),
            "postures": {"german": "defend", "french": "attack"},
            "edges": {"german": "left", "french": "right"},
            "order_limits": {"german": 2},
            "discard_limits": {"french": 5},
            "surrender": {"german": 9},
            "initiative": "french",
            "active": "french",
            "vp": {"french": 3},
            "time": 4,
            "sudden_death": 8,
            "control": {"german": [1]},
            "chits": {"open": ["A"], "secret": {"french": ["K"]}},
            "terrain": {"C3": "shellhole", "E5": "blaze"},
            "fortifications": {"F6": "trench"},
            "gas": ["G7"],
            "barrages": {"german": {"center": "H6", "impacts": ["H5", "H7"]}},
            "telephones": {"german": {"counter": "ge-telephone-9", "box": "standing", "broken": True}},
            "time_track": {"6": [{"counter": "fr-schneider", "count": 2}]},
            "casualties": {"french": ["fr-legion"]},
            "weapons_box": {"french": ["hotchkiss"]},
            "hands": {"german": ["G-1"], "french": ["F-1", {"order": "recover"}]},
            "discards": {"german": ["G-2", "G-3"]},
            "strategy": {"french": {"card": "FS4", "from_turn": 9}},
            "reminders": {"french": ["FS3"]},
            "next": {"fate:french": [{"dice": [5, 4], "trigger": "sniper"}, "F-7"], "fate:german": ["G-9"]},
            "turn": 8,
            "orders_given": 1,
            "players_activated": ["german"],
            "fao_used": True,
        },
    )
    g = game.state
    assert (g.vp, g.time, g.turn, g.active, g.phase) == (-3, 4, 8, "french", "orders")
    assert g.formations["F"].veteran
    assert g.weapons["L+mg08"].broken
    assert g.hands["french"] == ("F-1", "hands-french-2")
    assert {"next-fate:french-1", "F-7"} <= set(g.decks["french"])
    assert g.countermix["fr-schneider"] == 3
    assert g.setting.defender == "german"
    assert grognard.load(json.loads(json.dumps(game.save()))).digest() == game.digest()


def test_prescribed_cards_come_next() -> None:
    document = {
        **BASE,
        "hands": {"french": [{"order": "recover"}], "german": []},
        "active": "french",
        "next": {"fate:french": [{"dice": [2, 1]}]},
    }
    game = grognard.new("gwc", document, seed=1, options={"reactions": "friendly"})
    game.answer("hands-french-1")
    rolled = next(note for entry in game.log for note in entry.notes if note.id == "rolled")
    assert (rolled.args["white"], rolled.args["coloured"]) == (2, 1)


def test_a_counter_with_explicit_values() -> None:
    marines = {
        "american": {"platoon": {"x-marines": {"name": "X", "unbroken": "12  3 4 5", "broken": "6  1 1 1"}}}
    }
    scene = Scene(
        {"X": "H6 x-marines", "L": "C3 ge-landwehr"}, sides=["german", "american"], counters=marines
    )
    assert scene.g.setting.formations["x-marines"].unbroken.morale == 12
    assert scene.unit("X").side == "american"


MERE = open_map({"C3": "marsh", "D3": "water"})
# fmt: off
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"map": "nowhere"}, "map", "there is no map"),
    ({"map": {"id": "x"}}, "map", "title"),
    ({"date": "1920-01"}, "date", "between 1914 and 1918"),
    ({"date": "soon"}, "date", "not a month"),
    ({"sides": ["french", "american"]}, "sides", "Germany"),  # INTRO.sides
    ({"sides": ["german", "british"]}, "sides[1]", "must be one of"),
    ({"colour": "red"}, "document", "colour"),
    ({"units": {"A": {"hex": "Z99", "counter": "ge-garde"}}}, "units.A.hex", "there is no hex"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-gard"}}}, "units.A.counter", "there is no Formation"),
    ({"units": {"A": {"hex": "A1", "counter": "us-team"}}}, "units.A.side", "must be one of"),
    ({"units": {"A": {"hex": "A1"}}}, "units", "counter"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-garde", "weapon": "hotchkiss"}}}, "units.A.weapon", "not german"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-bote", "weapon": "mg08"}}}, "units.A.weapon", "carries no Weapon"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-garde", "weapon": "flammenwerfer"}}}, "units.A.weapon", "Team"),
    ({"units": {f"A{i}": {"hex": "A1", "counter": "ge-bote"} for i in range(3)}}, "units", "only 2 of ge-bote"),
    ({"units": {"A 1": {"hex": "A1", "counter": "ge-bote"}}}, "units.A 1", "not an id"),
    ({"units": {"A:1": {"hex": "A1", "counter": "ge-bote"}}}, "units.A:1", "not an id"),
    ({"units": {"fire": {"hex": "A1", "counter": "ge-bote"}}}, "units.fire", "not an id"),
    ({"postures": {"german": "asleep"}}, "postures.german", "must be one of"),
    ({"edges": {"german": "top", "french": "top"}}, "edges", "same map edge"),
    ({"order_limits": {"german": 0}}, "order_limits.german", "at least 1"),
    ({"discard_limits": {"german": -1}}, "discard_limits.german", "at least 0"),
    ({"time": 99}, "time", "between 0 and"),
    ({"surrender": {"german": 0}}, "surrender.german", "between 1"),
    ({"phase": "lunch"}, "phase", "must be one of"),
    ({"orders_given": 9}, "orders_given", "between 0 and 3"),
    ({"chits": {"open": ["A", "A"]}}, "chits", "twice"),
    ({"chits": {"open": ["X"]}}, "chits", "no chit"),
    ({"control": {"german": [9]}}, "control.german", "1 to 5"),
    ({"hands": {"german": ["F-1"]}}, "hands.german[0]", "not the side's"),
    ({"hands": {"german": ["G-1", "G-1"]}}, "hands.german[1]", "twice"),
    ({"hands": {"german": ["Q-1"]}}, "hands.german[0]", "no Fate card"),
    ({"hands": {"german": [{"dice": [7, 1]}]}}, "hands.german[0].dice", "1 to 6"),
    ({"hands": {"german": [{"order": "dance"}]}}, "hands.german[0].order", "must be one of advance, "),
    ({"next": {"fate:german": [{"event": "breeze"}]}}, "next.fate:german[0].direction", "a direction from 1 to 6"),
    ({"hands": {"german": [{"direction": 7}]}}, "hands.german[0].direction", "a direction from 1 to 6"),
    ({"hands": {"british": []}}, "hands.british", "must be one of"),
    ({"next": {"chits": [{"dice": [1, 1]}]}}, "next.chits", "only Fate cards"),
    ({"next": {"fate:german": 3}}, "next", "array"),
    ({"strategy": {"german": "FS1"}}, "strategy.german", "not the side's"),
    ({"time_track": {"99": []}}, "time_track.99", "Time space"),
    ({"time_track": {"3": [{"counter": "teapot"}]}}, "time_track.3[0].counter", "no counter"),
    ({"telephones": {"german": {"counter": "fr-telephone-8"}}}, "telephones.german.counter", "no Telephone"),
    ({"terrain": {"A1": "lava"}}, "terrain.A1", "must be one of"),
    ({"fortifications": {"A1": "castle"}}, "fortifications.A1", "must be one of"),
    ({"set_up": {"german": {"area": ["Q77"], "forces": []}}}, "set_up.german.area[0]", "there is no hex"),
    ({"set_up": {"german": {"area": ["X:Z"], "forces": []}}}, "set_up.german.area[0]", "holds no hex"),
    ({"set_up": {"german": {"area": ["A1"], "forces": [{"counter": "fr-legion"}]}}}, "forces[0].counter", "is french"),
    ({"counters": {"german": {"platoon": {"x": {"name": "X"}}}}}, "counters", "unbroken"),
    ({"map": open_map({"C3": "lava"})}, "map.hexes.C3.terrain", "lava"),
    ({"map": open_map({"C3": {"fortification": "castle"}})}, "map.hexes.C3.fortification", "castle"),
    ({"map": open_map(sides=[{"kind": "moat", "between": ["C3/C4"]}])}, "map.sides", "moat"),
    ({"options": {"edition": "de"}}, "options.edition", "must be one of"),
    ({"map": MERE, "fortifications": {"C3": "wire"}}, "fortifications.C3", "in Water"),  # F125.4#3
    ({"map": MERE, "smoke": {"C3": 2}}, "smoke.C3", "in Water"),  # T111#6
    ({"map": MERE, "terrain": {"C3": "blaze"}}, "terrain.C3", "in Water"),  # T111#6
    ({"map": MERE, "terrain": {"E5": "blaze"}, "gas": ["E5"]}, "gas.E5", "in a Blaze"),  # 8.1.6
    ({"map": MERE, "terrain": {"G2": "blaze"}}, "units.L.hex", "nobody can be there"),  # T100#5
    ({"map": MERE, "units": {"A": {"hex": "D3", "counter": "ge-bote"}}}, "units.A.hex", "nobody can be"),  # T123#4
    ({"units": {f"A{i}": {"hex": "A1", "counter": "fr-schneider"} for i in range(2)}}, "units.A0.hex", "a Tank"),
]
# fmt: on


@pytest.mark.parametrize(("change", "place", "words"), WRONG)
def test_what_is_wrong_is_named(change: dict[str, Any], place: str, words: str) -> None:
    with pytest.raises(grognard.BadDocument) as error:
        grognard.new("gwc", {**BASE, **change})
    assert place in error.value.where
    assert words in str(error.value)


def seen(ground: dict[str, Any], a: str, b: str) -> bool:
    g = Scene({"L": "A1 ge-landwehr", "F": "O11 fr-infanterie"}, ground=ground).game.state
    return s10_sight.sight(g, g.board.cell(a), g.board.cell(b)).clear


def test_t104_a_building_that_is_not_drawn_fills_its_hex() -> None:
    assert seen({}, "E1", "E7")
    assert not seen({"E4": "building"}, "E1", "E7")  # T104#3


def test_t110_a_hill_that_is_not_drawn_has_its_crest_in_its_outer_hexes() -> None:
    """A ridge of level 1, three hexes wide, and a top of level 2 in its middle."""
    ridge = {f"{column}{row}": {"level": 1} for column in "EFG" for row in range(1, 12)}
    assert not seen(ridge, "C5", "I5")  # T110.3.3: over the ridge
    assert seen(ridge, "C5", "E4")  # T110.3.2: up to the first crest
    assert not seen(ridge, "C5", "G5")  # and no further
    assert seen(ridge, "G5", "I5")  # T110.3.2: down from the crest
    assert not seen(ridge, "E5", "I5")  # but not across the ridge
    top = {**ridge, "F5": {"level": 2}}
    assert seen(top, "C5", "F5")
    assert seen(top, "F5", "J5")
    assert not seen(top, "C4", "I7"), "the top in between"  # T110.3.3


def test_t102_a_stream_that_is_not_drawn_flows_to_every_stream_hex() -> None:
    lines = [{"kind": "road", "path": ["A2", "B2", "C2"]}]
    ground = Ground(flat(". ~ .\n. = .\n. ~ .", lines=lines))
    unit = ground.put("U", "fr-infanterie", "B2")

    def out_to(hex_: str) -> Reason | None:
        return t99_terrain.forbidden(ground.g, unit, ground.cell("B2"), ground.cell(hex_))

    reason = out_to("B1")
    assert reason is not None
    assert reason.rule == "T102"  # T102#2
    reason = out_to("A3")
    assert reason is not None
    assert reason.rule == "O23.4"  # O23.4#3: no Stream, but no Road either


def test_three_players_are_a_matter_of_the_scenario() -> None:
    assert Scene({"L": "C3 ge-landwehr", "F": "N10 fr-infanterie"}).game.sides == ("german", "french")


def test_the_names_of_counters_and_cards_are_those_of_the_content() -> None:
    for language in ("en", "fr"):
        assert TITLE.resource("locale", f"names.{language}.ftl").read_text("utf-8") == catalogue(language)


def test_the_text_board_names_what_is_where() -> None:
    from grognard.engine.text import texts

    scene = Scene(
        {"L": "H6 ge-landwehr+mg08 broken", "K": "B1 ge-infanterie suppressed", "F": "N10 fr-infanterie"},
        hands={"german": {"R": order("recover"), "W": order("rout")}},
        fortifications={"C3": "wire"},
    )
    assert TITLE.text_board is not None
    board = TITLE.text_board(scene.game.view("german"), texts(TITLE, "en"))
    assert "H6: Landwehr (broken), + MG 08" in board
    assert "C3: Wire" in board
    french = TITLE.text_board(scene.game.view("german"), texts(TITLE, "fr"))
    assert "(Démoralisé)" in french


@pytest.mark.parametrize(("date", "good"), [("1915-12", False), ("1916-01", True)])
def test_smoke_is_there_from_1916_on(date: str, good: bool) -> None:
    units = {"G": {"hex": "G2", "counter": "ge-landwehr"}, "F": {"hex": "N10", "counter": "fr-infanterie"}}
    document = {**BASE, "units": units, "date": date, "smoke": {"H6": 3}}
    if good:
        grognard.new("gwc", document)
        return
    with pytest.raises(grognard.BadDocument, match="smoke: there is no Smoke before 1916"):  # T119#1 8.1.4#2
        grognard.new("gwc", document)
