"""Questions about the board: what is seen and hidden, Fire Zones, reach, command, and a hex seen closely."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.errors import BadDocument
from grognard.engine.text import LANGUAGES, texts
from grognard.games.gts.describe import QUERIES, describe
from grognard.games.gts.rules import s14_movement, s17_zones
from grognard.games.gts.state import HALVES
from grognard.games.gts.title import TITLE
from tests.gts.scene import Scene

UNITS = {
    "A": "D05 rifles", "B": "M05 rifles", "S": "E06 sappers white", "T": "D07 tanks",
    "G": "F05 grenadiers", "H": "K05 machine-guns", "P": "F07 panzers suppressed",
}  # fmt: skip


def scene(**more: Any) -> Scene:
    return Scene(UNITS, **more)


def ask(played: Scene, query: str, side: str | None = "allied") -> dict[str, Any]:
    return describe(played.g, side, query)


def texts_of(told: dict[str, Any]) -> list[str]:
    return [reason["text"] for reason in told["reasons"]]


# Line of Sight


def test_a_clear_line_has_no_reasons() -> None:
    told = ask(scene(), "sight:D05:G06")
    assert (told["clear"], told["distance"], told["reasons"], told["hindrance"]) == (True, 3, [], 0)


def test_a_blocked_line_names_what_blocks_it() -> None:
    told = ask(scene(hexes={"F05": "woods"}), "sight:D05:H05")
    assert not told["clear"]
    assert [(reason["text"], reason["args"]["hex"]) for reason in told["reasons"]] == [
        ("sight-terrain", "F05")
    ]  # 15.4.1#1
    assert told["reasons"][0]["args"]["hex"] in told["crossed"]


def test_a_crest_is_told_with_the_hex_behind_it() -> None:
    """So that the page can show where the line ends."""
    played = scene(features={"sides": [{"kind": "crest", "between": ["H06/H07"]}]})
    told = ask(played, "sight:H05:H08")
    (reason,) = told["reasons"]
    assert (reason["text"], reason["args"]["hex"]) == ("sight-hexside", "H07")  # 15.4.1#5
    assert {reason["args"]["one"], reason["args"]["two"]} == {"H06", "H07"}


def test_nobody_sees_beyond_the_longest_line() -> None:
    assert texts_of(ask(scene(), "sight:A05:J05")) == ["sight-too-far"]  # 15.4#5
    told = ask(scene(weather="fog"), "sight:D05:G06")
    assert (told["clear"], told["reasons"][0]["args"]["longest"]) == (False, 2)  # 15.4#7


def test_a_strongpoint_sees_through_and_the_page_says_so() -> None:
    hexes = {"D05": {"terrain": "clear", "strongpoint": True}, "F05": "woods"}
    told = ask(scene(hexes=hexes), "sight:D05:H05")
    assert (told["clear"], told["hindrance"]) == (True, 1)  # 15.4.3#2
    assert texts_of(told) == ["sight-terrain", "sight-from-strongpoint"]


def test_an_observation_post_spots_what_it_does_not_see() -> None:
    hexes = {"D05": {"terrain": "clear", "observation": True}, "F05": "woods"}
    assert texts_of(ask(scene(hexes=hexes), "sight:D05:H05")) == ["sight-terrain", "sight-spots"]  # 15.4.2#4
    assert texts_of(ask(scene(hexes=hexes, weather="rain"), "sight:D05:H05"))[-1] == "sight-spots-not"


def test_the_field_of_view_tells_what_hides_the_rest() -> None:
    told = ask(scene(hexes={"F05": "woods"}), "view:D05")
    assert "F05" in told["hexes"]  # the edge of a wood is seen
    assert told["hidden"]["H05"] == "F05"
    assert told["spotted"] == {}
    assert not set(told["hexes"]) & set(told["hidden"])


def test_the_field_of_view_of_a_post_tells_what_is_only_spotted() -> None:
    hexes = {"D05": {"terrain": "clear", "observation": True}, "F05": "woods"}
    told = ask(scene(hexes=hexes), "view:D05")
    assert told["spotted"]["H05"] == 1
    assert "H05" not in told["hidden"]
    assert "P05" in told["spotted"]  # 15.4.2#3


def test_a_crest_hides_by_both_its_hexes() -> None:
    played = scene(features={"sides": [{"kind": "ridge", "between": ["H06/H07"]}]})
    assert set(ask(played, "view:H05")["hidden"]["H08"].split("/")) == {"H06", "H07"}


# Fire Zones


def test_a_fire_zone_is_what_the_rules_say_it_is() -> None:
    played = scene()
    told = ask(played, "zone:H")
    g = played.g
    covered = {g.board.name(cell) for cell in g.board.cells if s17_zones.covers(g, "H", cell)}
    assert set(told["hexes"]) == covered
    assert (told["rating"], told["range"]) == (3, 3)
    assert (told["hexes"]["K04"], told["hexes"]["K03"], told["hexes"]["K02"]) == (0, -1, -3)  # DATA.RANGE


def test_the_suppressed_have_no_fire_zone() -> None:
    told = ask(scene(), "zone:P")
    assert (told["hexes"], told["range"]) == ({}, 0)  # 17.3#3


def test_enemy_zones_are_counted_hex_by_hex() -> None:
    played = scene()
    told = ask(played, "zones")
    g = played.g
    for name, count in told["hexes"].items():
        assert count == len(s17_zones.coverers(g, "german", g.board.cell(name)))
    assert told["hexes"]["G05"] == 1
    assert "D06" in ask(played, "zones", "german")["hexes"]
    assert "D06" not in told["hexes"]


def test_who_fires_at_a_hex_the_nearest_first() -> None:
    told = ask(scene(), "threat:I05")
    assert [(each["unit"], each["from"], each["distance"]) for each in told["fires"]] == [("H", "K05", 2)]
    assert ask(scene(), "threat:D02")["fires"] == []
    both = ask(scene(), "threat:E05", None)["fires"]
    assert {each["side"] for each in both} == {"allied", "german"}
    assert [each["distance"] for each in both] == sorted(each["distance"] for each in both)


# movement


def test_reach_is_the_rules_own_in_points() -> None:
    played = scene()
    g = played.g
    expected = {g.board.name(c): spent / HALVES for c, spent in s14_movement.reachable(g, "A").items()}
    told = ask(played, "reach:A")
    assert told["hexes"] == expected
    assert (told["from"], told["hexes"]["D04"]) == ("D05", 1)
    assert "F05" not in told["hexes"]


def test_the_entrenched_go_nowhere() -> None:
    dug = Scene({"A": "D05 rifles ent", "G": "K05 grenadiers"}, entrenchments={
        "W": {"side": "allied", "hex": "D05", "occupant": "A"}
    })  # fmt: skip
    assert ask(dug, "reach:A")["hexes"] == {}  # 22.3.3#1


# command


def test_command_shows_ranges_and_who_is_out_of_them() -> None:
    told = ask(scene(), "command")
    (redman,) = told["leaders"]
    assert (redman["name"], redman["hex"], redman["radius"]) == ("Redman", "D05", 5)
    assert "D10" in redman["hexes"]  # 21.4#1
    assert "D11" not in redman["hexes"]
    assert [unit["unit"] for unit in told["out"]] == ["B"]
    assert [each["side"] for each in ask(scene(), "command", "german")["leaders"]] == ["german"]
    assert len(ask(scene(), "command", None)["leaders"]) == 2


def test_a_leader_and_those_of_his_formation() -> None:
    told = ask(scene(), "leader:leader:red", None)
    assert [each["leader"] for each in told["leaders"]] == ["red"]
    assert [unit["unit"] for unit in told["out"]] == ["B"]


def test_whom_a_unit_obeys() -> None:
    assert [each["leader"] for each in ask(scene(), "leader:A")["leaders"]] == ["red"]
    more = Scene({**UNITS, "C": "H08 rifles of=blue"})
    assert {each["leader"] for each in ask(more, "leader:S")["leaders"]} == {"red", "blue"}  # 21.4#3
    assert ask(more, "leader:B")["out"][0]["hex"] == "M05"


# a hex seen closely


def test_a_hex_tells_what_changes_the_ratings_of_its_units() -> None:
    played = Scene(
        {"A": "D05 rifles hit ip", "B": "D05 rifles", "G": "K05 grenadiers"}, hexes={"D05": "woods"}
    )
    told = ask(played, "hex:D05")
    assert told["facts"]["steps"]["total"] == 4
    assert told["terrain"] == "terrain-woods"
    first, second = told["units"]["A"], told["units"]["B"]
    assert first["quality"]["total"] == 9  # 22.2.4
    assert (first["fire"]["total"], first["assault"]["total"]) == (3, 4)  # 15.6.1
    assert set(second) == {"as-target"}
    assert first["as-target"]["total"] == second["as-target"]["total"] - 1  # 15.6.10
    for rating in (*first.values(), *second.values()):
        assert rating["total"] == sum(reason["value"] for reason in rating["reasons"])


def test_a_hex_that_counts_has_an_owner() -> None:
    victory = {"side": "allied", "count": 1, "worth": [{"points": 1, "area": ["F05"]}]}
    played = scene(victory=victory, control={"F05": "german"})
    assert ask(played, "hex:F05")["control"] == "german"
    assert ask(played, "hex:A01")["control"] is None


# what cannot be asked, and how answers are worded


@pytest.mark.parametrize(
    "query",
    ["sight:D05", "sight:D05:Z99", "view:", "zone:nobody", "reach:", "threat:x", "leader:leader:nobody",
     "leader:nobody", "hex:", "weather"],
)  # fmt: skip
def test_nonsense_is_refused(query: str) -> None:
    with pytest.raises(BadDocument):
        ask(scene(), query)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_reason_has_words(language: str) -> None:
    words = texts(TITLE, language)
    reasons = ("sight-too-far", "sight-from-strongpoint", "sight-spots", "sight-spots-not")
    shown = ("threat-of", "threat-none", "command-out", "zone-of", "zone-none", "view-spotted", "view-hidden")
    own = tuple(f"overlay-{name}" for name in ("zone", "zones", "threat", "leader"))
    assert not [id_ for id_ in (*reasons, *shown, *own) if not words.has(id_)]
    assert {"hex", "sight"} < set(QUERIES)
