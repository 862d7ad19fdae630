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
from tests.gwc.happening import happening
from tests.gwc.marching import ordered
from tests.gwc.scene import Scene, action, open_map, order

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
            "telephones": {"german": {"counter": "ge-telephone-9", "box": "standing"}},
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
    ({"colour": "red"}, "colour", "is not a known key"),
    ({"units": {"A": {"hex": "Z99", "counter": "ge-garde"}}}, "units.A.hex", "there is no hex"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-gard"}}}, "units.A.counter", "there is no Formation"),
    ({"units": {"A": {"hex": "A1", "counter": "us-team"}}}, "units.A.side", "must be one of"),
    ({"units": {"A": {"hex": "A1"}}}, "units.A", "counter"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-bote", "broken": "yes"}}}, "units.A.broken", "bool"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-bote", "activated": "nap"}}}, "units.A.activated", "must be one of"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-garde", "weapon_broken": True}}}, "units.A.weapon", "no Weapon"),
    ({"units": {"A": {"hex": "A1", "counter": "ge-garde"}}}, "units", "french has no Formation"),  # 6.3#2
    ({"effects": ["glory"]}, "effects[0]", "must be one of"),
    ({"effects": ["assaults"]}, "effects[0]", "lasts for an Order"),  # S98.1#2
    ({"casualties": {"german": ["ge-bote"]}}, "casualties.german[0]", "returns to the countermix"),  # 4.3#4
    ({"casualties": {"french": ["fr-hero"]}}, "casualties.french[0]", "returns to the countermix"),  # 4.3#4
    ({"tank_lost": ["french"]}, "tank_lost.french", "no Tank on the Casualty Track"),
    ({"sole": {"A1": "german"}}, "sole.A1", "no Pillbox"),
    ({"senior": {"german": "L"}}, "senior.german", "most senior Leaders"),
    ({"serial": -1}, "serial", "at least 0"),
    ({"countermix": {"teapot": 2}}, "countermix.teapot", "no counter"),
    ({"countermix": {"ge-landwehr": 0}}, "units", "only 0 of ge-landwehr"),
    ({"date": "1915-05", "gas": ["E5"]}, "gas", "neither side has Gas"),  # O19.2#5
    ({"date": "1914-12", "telephones": {"german": {"counter": "ge-telephone-8", "box": "gas"}}},
     "telephones.german.box", "must be one of local"),  # O19.2#5
    ({"barrages": {"german": {"center": "H6"}}}, "barrages.german", "no unbroken Telephone"),  # O18.1
    ({"map": open_map({"C3": "woods"}), "units": {"T": {"hex": "C3", "counter": "fr-schneider"}}},
     "units.T.hex", "no Tank can be there"),  # O23.5.8#2
    ({"map": open_map({"C3": {"terain": "woods"}})}, "map.hexes.C3.terain", "must be one of"),
    ({"map": open_map({"C3": {"objective": 6}})}, "map.hexes.C3.objective", "1 to 5"),
    ({"map": open_map({"C3": {"objective": 1}, "C4": {"objective": 1}})}, "map.hexes.C4.objective", "already"),
    ({"map": open_map(lines=[{"kind": "raod", "path": ["C3", "C4"]}])}, "map.lines[0].kind", "must be one of road"),
    ({"map": open_map(outlines=[{"kind": "barn", "at": "C3", "points": [[0, 0], [0.5, 0], [0, 0.5]]}])},
     "map.outlines[0].kind", "must be one of building"),
    ({"hands": {"german": [{"trigger": "boom"}]}}, "hands.german[0].trigger", "must be one of"),
    ({"hands_known": {"german": ["G-1"]}}, "hands_known.german[0]", "not in the hand"),
    ({"strategy_known": {"german": {"card": "FS1", "to": ["german"]}}}, "strategy_known.german.card", "on top"),
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


def test_a_tank_on_the_casualty_track_ends_tank_command() -> None:
    game = grognard.new("gwc", {**BASE, "casualties": {"french": ["fr-schneider"]}})
    assert game.state.tank_lost == {"french": True}  # 3.1.6#3
    assert game.state.casualties["french"] == ("fr-schneider", "fr-schneider")  # 4.3#5


def test_whoever_is_alone_in_an_objective_controls_it() -> None:
    ground = open_map({"G2": {"terrain": "open", "objective": 1}, "C3": {"objective": 2}})
    for phase in ("opening", "orders", "melees", "refill"):
        game = grognard.new("gwc", {**BASE, "map": ground, "phase": phase}, chance="ask")
        assert game.state.control == {1: "german"}  # 7.3.1#2
        assert game.state.vp == 0


def test_piles_of_exact_size() -> None:
    """With deck and discards given nothing is added, not even an invented card that lies in neither."""
    document = {
        **BASE,
        "cards": {"a": {"side": "german", "dice": [5, 4]}, "b": {"side": "german"}},
        "decks": {"german": ["a", "G-7"]},
        "discards": {"german": ["G-1"]},
        "next": {"fate:german": ["a"]},
    }
    g = grognard.new("gwc", document).state
    assert (g.decks["german"], g.discards["german"]) == (("G-7", "a"), ("G-1",))
    del document["discards"]
    g = grognard.new("gwc", document).state
    assert g.decks["german"] == ("G-7", "a")
    assert len(g.discards["german"]) == 71


def test_counters_of_a_document_obey_their_number() -> None:
    row = {"name": "Scouts", "unbroken": "7 3 3 5", "broken": "6 1 1 4"}
    document = {**BASE, "counters": {"german": {"team": {"spies": row}}}, "countermix": {"spies": 1}}
    document["units"] = {**BASE["units"], "A": {"hex": "A1", "counter": "spies"}}
    game = grognard.new("gwc", document)
    assert not game.state.available("spies")
    document["units"] = {**document["units"], "B": {"hex": "A2", "counter": "spies"}}
    with pytest.raises(grognard.BadDocument, match="only 1 of spies"):
        grognard.new("gwc", document)


def test_new_pieces_get_numbers_of_their_own() -> None:
    units = {**BASE["units"], "ge-bote.4": {"hex": "A1", "counter": "ge-bote"}}
    assert grognard.new("gwc", {**BASE, "units": units}).state.serial == 4


def test_whoever_stands_in_a_blaze_leaves_it_first() -> None:
    """What a document begins with is what the Event leaves behind: owners displace, the inactive one first."""
    units = {
        "A": "C3 ge-infanterie",
        "B": "C3 fr-infanterie",
        "C": "A1 fr-infanterie",
        "D": "O9 ge-infanterie",
    }
    water = {"A2": "water", "B1": "water"}
    scene = Scene(units, ground=water, terrain={"C3": "blaze", "A1": "blaze"}, active="german")
    assert scene.expect("french", "choose-refuge").ids == ["C2", "D2", "D3", "C4", "B3", "B2"]  # E60#3
    scene.french("choose-refuge", "C2").german("choose-refuge", "C2")
    assert "C" not in scene.g.formations  # E60#3: it cannot be displaced
    assert scene.pending.kind == "roll-melee"  # O16.4#1
    assert {scene.at("A"), scene.at("B")} == {"C2"}


def test_what_was_within_an_event_can_be_begun_without_its_moment() -> None:
    scene = happening(
        "blaze", {"A": "C3 ge-infanterie", "B": "H6 fr-infanterie"}, ground={"H6": "woods"}
    ).turns_up("X")
    document = scene.expect("french", "choose-refuge").game.document()
    assert document.pop("moment")
    again = grognard.new("gwc", document, chance="ask")
    assert again.pending is not None
    assert again.pending.kind == "choose-refuge"


@pytest.mark.parametrize(
    "place", [{"fortifications": {"H5": "pillbox"}}, {"ground": {"H5": {"objective": 1}}}]
)
def test_a_melee_that_an_ambush_has_decided(place: dict[str, Any]) -> None:
    """Until it is over, the last sole occupant is he who was there before; without the moment, he who is there now."""
    units = {"S": "H6 ge-stosstruppen", "K": "B2 ge-landwehr"}
    foes = {"F": "H5 fr-infanterie broken", "G": "A9 fr-infanterie"}
    hands = {"german": {"A": action("ambush"), "N": action("no-quarter")}}
    scene = ordered("advance", {**units, **foes}, "S", hands=hands, **place).german("advance-hex", "H5")
    scene.german("action-melee", "A").expect("german", "action-melee-over")
    document = scene.game.document()
    again = grognard.new("gwc", document, chance="ask")
    assert again.digest() == scene.game.digest()  # A30#4
    del document["moment"]
    state = grognard.new("gwc", document, chance="ask").state
    assert state.sole.get(state.board.cell("H5"), "german") == "german"  # F129#3
    assert state.control.get(1, "french") == "french"  # as the document says
