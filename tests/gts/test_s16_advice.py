"""What players are told about artillery: refusals by number, and words in both languages with every argument."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.reasons import Reason
from grognard.engine.text import LANGUAGES, texts
from grognard.games.gts.title import TITLE
from tests.gts.scene import Scene

PARKS = {"first-1": {"division": "first", "hex": "B05"}}
GUNS = "B05 field-guns white park=first-1 contact=red"
WALL = {f"E{n:02}": "woods" for n in range(1, 13)}
FOES = {"G": "J05 grenadiers", "V": "B08 grenadiers"}


def refused(scene: Scene, subject: str) -> list[str]:
    """Why not, in words that both languages have."""
    reasons = scene.game.why_not(subject)
    for reason in reasons:
        spoken(reason)
    return [f"{reason.rule} {reason.text}" for reason in reasons]


def spoken(reason: Reason) -> None:
    said = {language: texts(TITLE, language)(reason.text, reason.args) for language in LANGUAGES}
    assert reason.text not in said.values(), f"{reason.text} has no words: {said}"
    assert "{" not in "".join(said.values()), said


def explained(scene: Scene, option: str) -> list[str]:
    reasons = scene.explained(option)
    for reason in reasons:
        spoken(reason)
    return [reason.text for reason in reasons]


def fire(units: dict[str, str], **document: Any) -> Scene:
    """`H` is about to fire a mission."""
    units = {"R": "D05 rifles", **FOES, **units}
    document = {
        "parks": PARKS if "park=" in units["H"] else {},
        "hexes": WALL,
        "attached": ("H",),
        **document,
    }
    if "white" not in units["H"]:
        del document["attached"]
    return Scene(units, **document).act("H", "fire")


@pytest.mark.parametrize(
    ("units", "hex_", "reason"),
    [
        ({"H": GUNS}, "J05", "16.5.3 why-not-unseen"),
        ({"H": GUNS}, "D05", "15.3 why-not-no-enemy"),
        ({"H": GUNS}, "H05", "15.3 why-not-empty-hex"),
        ({"H": "B05 priests"}, "J05", "16.2 why-not-no-park"),
        ({"H": GUNS.replace(" contact=red", "")}, "J05", "16.5.5 why-not-no-contact"),
        ({"H": GUNS, "W": "B06 grenadiers"}, "J05", "15.3 why-not-enemy-adjacent"),
        ({"H": "F08 mortars", "R": "D05 rifles suppressed"}, "B08", "16.5.2 why-not-no-spotter"),
        ({"H": "B05 mortars"}, "J05", "15.3 why-not-mission-range"),
    ],
)
def test_why_a_hex_is_not_fired_at(units: dict[str, str], hex_: str, reason: str) -> None:
    assert refused(fire(units), f"hex:{hex_}") == [reason]


def test_why_nobody_spots_for_a_unit_out_of_command() -> None:
    scene = fire({"H": "B05 mortars", "W": "F05 grenadiers"}, leaders={"red": "P01"})
    assert refused(scene, "unit:W") == ["16.5.1 why-not-out-of-command"]


def test_why_a_unit_under_a_barrage_does_not_fire_far() -> None:
    scene = fire({"H": "B05 mortars", "W": "C05 grenadiers"}, barrages={"B05": "light"})
    assert refused(scene, "hex:B08") == ["15.3 why-not-enemy-adjacent"]
    everybody = {"barrage_exemption": "all"}
    scene = fire({"H": "B05 mortars"}, barrages={"B05": "light"}, options=everybody)
    assert refused(scene, "hex:J05") == ["15.3 why-not-mission-range"]


def test_why_artillery_does_not_fire_directly_at_what_it_does_not_see() -> None:
    scene = fire({"H": "D05 priests", "W": "F05 grenadiers", "V": "D09 grenadiers", "R": "A01 rifles"})
    reasons = refused(scene, "hex:F05")
    assert reasons[0] == "16.5 why-not-direct"
    assert reasons[1].startswith("15.4.1 ")


def test_what_a_hex_would_mean() -> None:
    scene = fire({"H": "B05 priests", "V": "B08 grenadiers", "W": "B10 grenadiers"})
    assert explained(scene, "B08") == ["explain-direct"]
    assert explained(scene, "B10")[:2] == ["explain-self-spotted", "explain-strength"]
    assert explained(scene, "back") == ["option-back"]
    parks = {**PARKS, "zweite-1": {"division": "zweite", "hex": "L05", "fired": True}}
    scene = fire({"H": GUNS, "W": "L05 howitzers park=zweite-1"}, parks=parks)
    assert explained(scene, "L05")[0] == "explain-counter-battery"


def test_emplaced_artillery_is_warned() -> None:
    units = {"C": "D05 coastal black contact=feld", "A": "I05 rifles", "Z": "D06 grenadiers"}
    scene = Scene(units, chit="formation:feld", attached=("C",)).act("C", "fire")
    assert explained(scene, "I05")[1] == "explain-contact-given-up"


# Step E


def step_e(units: dict[str, str], **document: Any) -> Scene:
    points = {"first": (0, 2), "second": (0, 0)}
    units = {"H": "B05 field-guns white", "R": "D05 rifles", **FOES, **units}
    return Scene(units, **{"chit": "", "step": "E", "points": points, **document})


@pytest.mark.parametrize(
    ("units", "subject", "reason"),
    [
        ({}, "unit:R", "16.2.1 why-not-no-guns"),
        ({}, "unit:G", "16.2.1 why-not-enemy"),
        ({"J": "D06 field-guns white mounted"}, "hex:D06", "16.2.1 why-not-ready-to-fire"),
        ({"J": "D06 field-guns division=second white"}, "unit:J", "16.2.1 why-not-park-points"),
    ],
)
def test_why_no_park_is_created(units: dict[str, str], subject: str, reason: str) -> None:
    assert refused(step_e(units).expect("allied", "park-choose"), subject) == [reason]


def test_why_a_unit_stays_out_of_the_new_park() -> None:
    units = {"I": "B05 field-guns white", "J": "B05 field-guns division=second white"}
    scene = step_e(units)
    assert explained(scene, "create first B05") == ["explain-create"]
    scene.allied("park-choose", "create first B05")
    assert refused(scene, "unit:R") == ["16.2.3 why-not-orange"]
    assert refused(scene, "unit:J") == ["16.2.2 why-not-park-division"]
    scene.allied("park-units", "H")
    assert refused(scene, "unit:H") == ["16.2.1 why-not-not-there"]
    scene.allied("park-units", "I")
    assert explained(scene, "disband first-1 B05") == ["explain-disband"]


def test_why_a_unit_does_not_call() -> None:
    units = {"H": GUNS, "P": "D06 priests", "B": "F01 rifles of=blue"}
    scene = step_e(units, parks=PARKS, points={}).allied("park-choose", "done")
    assert refused(scene, "unit:R") == ["16.3 why-not-no-marker"]
    assert refused(scene, "unit:P") == ["16.3 why-not-contact-park"]
    scene.allied("contact-unit", "H")
    assert refused(scene, "leader:red") == ["16.3.1 why-not-holds-contact"]
    assert refused(scene, "leader:feld") == ["16.3 why-not-enemy"]
    assert explained(scene, "blue") == ["mod-in-contact"]
    assert explained(scene, "back") == ["option-back"]


def test_who_has_no_other_leader_to_call() -> None:
    units = {"H": GUNS, "I": "B05 field-guns white park=first-1"}
    scene = step_e(units, parks=PARKS, points={}).allied("park-choose", "done")
    assert refused(scene, "unit:H") == ["16.3 why-not-no-leader"]


def test_every_line_of_the_log_has_words() -> None:
    units = {"H": GUNS, "B": "F01 rifles of=blue"}
    scene = step_e(units, parks=PARKS, points={}).allied("park-choose", "disband first-1 B05")
    scene.allied("park-column", "H")
    scene = fire({"H": "B05 priests", "W": "B10 grenadiers"}).allied("mission-hex", "B10")
    scene.dice(0, 8)
    for note in scene.notes:
        for language in LANGUAGES:
            said = texts(TITLE, language)(note.id, note.args)
            assert note.id == "forced" or said != note.id
            assert "{" not in said, said
