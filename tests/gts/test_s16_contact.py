"""16.3 Radio contact: attempts, transfers, and the ways in which it is lost."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s16_classes, s16_contact, s19_results, s21_attachment
from tests.gts.scene import Scene

PARKS = {"first-1": {"division": "first", "hex": "B05"}}
IN_PARK = "B05 field-guns white park=first-1"
RED = {"R": "D05 rifles"}


def calling(units: dict[str, str], **document: Any) -> Scene:
    """Step E, after nobody has touched the parks."""
    scene = Scene({**units, "G": "P12 grenadiers"}, **{"chit": "", "step": "E", "parks": PARKS, **document})
    if scene.pending.kind == "park-choose":
        scene.allied("park-choose", "done")
    return scene


def call(scene: Scene, unit: str, formation: str, die: int) -> Scene:
    return scene.allied("contact-unit", unit).allied("contact-leader", formation).die(die)


def test_who_has_a_contact_marker() -> None:
    scene = Scene({"H": IN_PARK, "P": "D01 priests", "C": "P11 coastal black", "O": "D02 infantry-guns",
        "M": "D03 mortars", "G": "P12 grenadiers"}, parks=PARKS)  # fmt: skip
    found = [id_ for id_ in scene.g.units if s16_classes.has_contact_marker(scene.g, id_)]
    assert found == ["H", "P", "C"]  # 16.3#1 MARK.contact
    assert all(not scene.unit(id_).contact for id_ in found)  # 16.3#1


def test_contact_is_made_on_the_pending_number_or_less() -> None:
    scene = call(calling({"H": IN_PARK, **RED}), "H", "red", 7)
    assert scene.unit("H").contact == "red"  # 16.3#4 16.3#6
    scene = call(calling({"H": IN_PARK, **RED}), "H", "red", 8)
    assert scene.unit("H").contact == ""  # 16.3#4 16.3.2#7


def test_a_leader_of_another_division_is_three_worse() -> None:
    units = {"H": IN_PARK, **RED, "B": "D06 rifles of=green"}
    scene = calling(units).allied("contact-unit", "H")
    assert scene.ids == ["red", "green", "back"]  # 16.1.I#5
    parts = [(each.text, each.value) for each in scene.explained("green")]
    assert parts == [("mod-contact-pending", 7), ("mod-other-division", -3)]  # 16.3#5 16.3.2#1
    scene.allied("contact-leader", "green").die(4)
    assert scene.unit("H").contact == "green"  # 16.3#5
    assert call(calling(units), "H", "green", 5).unit("H").contact == ""  # 16.3#5


def test_a_unit_tries_once_a_turn() -> None:
    scene = call(calling({"H": IN_PARK, "I": IN_PARK, **RED}), "H", "red", 9)
    assert scene.expect("allied", "contact-unit").ids == ["I", "done"]  # 16.3#7 16.3.2#1
    assert scene.why_not("unit:H") == ["16.3 why-not-tried"]
    scene.allied("contact-unit", "done")
    assert scene.g.tried == ()


def test_an_orange_unit_must_be_in_a_park() -> None:
    scene = calling({"H": IN_PARK, "P": "D01 priests", **RED})
    assert scene.expect("allied", "contact-unit").ids == ["H", "done"]  # 16.3#3
    assert scene.why_not("unit:P") == ["16.3 why-not-contact-park"]


def test_emplaced_artillery_calls_from_where_it_is() -> None:
    scene = Scene({"C": "L05 coastal black", "S": "L06 grenadiers", "B": "A12 grenadiers of=berg", **RED},
        chit="", step="E")  # fmt: skip
    scene.german("contact-unit", "C")
    assert scene.ids == ["feld", "berg", "back"]  # 16.1.E#5 16.3#2
    scene.german("contact-leader", "berg").die(6)
    assert scene.unit("C").contact == "berg"  # 16.3#4 16.1.E#5


def test_another_leader_takes_the_contact_over_on_the_in_contact_number() -> None:
    units = {"H": f"{IN_PARK} contact=red", **RED, "B": "D06 rifles of=blue"}
    scene = calling(units).allied("contact-unit", "H")
    assert scene.ids == ["blue", "back"]  # 16.3.1#3
    assert [(each.text, each.value) for each in scene.explained("blue")] == [
        ("mod-in-contact", 5)
    ]  # 16.3.1#3
    scene.allied("contact-leader", "blue").die(5)
    assert scene.unit("H").contact == "blue"  # 16.3.1#3 16.3.2#2 16.3.2#7
    scene = call(calling(units), "H", "blue", 6)
    assert scene.unit("H").contact == "red"  # c80
    assert scene.pending.kind != "contact-unit"  # c80 16.3#7


def test_the_in_contact_number_is_three_worse_for_another_division_too() -> None:
    units = {"H": f"{IN_PARK} contact=red", **RED, "B": "D06 rifles of=green"}
    assert s16_contact.number(calling(units).g, "H", "green").total == 2  # c18


def test_a_leader_may_hold_more_contacts_than_his_attachment_rating() -> None:
    """Rating 2: the third contact is made all the same, but only two of the batteries can be Active with him."""
    units = {f"H{n}": IN_PARK for n in (1, 2, 3)}
    scene = calling({**units, **RED})
    for id_ in units:
        call(scene, id_, "red", 0)
    assert [scene.unit(id_).contact for id_ in units] == ["red"] * 3  # 16.4#5 c19
    assert s21_attachment.room(scene.g, "red", ("H1", "H2")) == 0  # 16.3#8 16.4#5


def test_white_striped_artillery_in_contact_takes_up_the_attachment_rating() -> None:
    units = {"H": f"{IN_PARK} contact=red", **RED, "W": "D06 rifles white"}
    scene = Scene({**units, "G": "P12 grenadiers"}, parks=PARKS)
    assert s21_attachment.room(scene.g, "red", ()) == 1  # 16.3#8
    s16_contact.lose(scene.g, "H")
    assert s21_attachment.room(scene.g, "red", ()) == 2  # 16.3#8


def test_a_suppressed_unit_does_not_call() -> None:
    scene = calling({"H": f"{IN_PARK} suppressed", "I": IN_PARK, **RED})
    assert scene.ids == ["I", "done"]
    assert scene.why_not("unit:H") == ["19.2.2 why-not-contact-suppressed"]


# losing it


def in_contact(**document: Any) -> Scene:
    units = {"H": f"{IN_PARK} contact=red", **RED, "G": "P12 grenadiers"}
    return Scene(units, **{"parks": PARKS, **document})


@pytest.mark.parametrize("struck", [s19_results.suppress, s19_results.cohesion_hit, s19_results.step_loss])
def test_any_result_breaks_contact(struck: Any) -> None:
    scene = in_contact()
    struck(scene.g, "H")  # 19.2.2#11 19.2.3#11 19.2.4#4
    assert scene.unit("H").contact == ""  # 16.3.1#6 16.3.2#4 16.3.2#7 16.3.2#8
    assert scene.g.notes[-1].id == "contact-lost"


@pytest.mark.parametrize(("die", "contact"), [(5, "red"), (7, "")])
def test_a_passed_check_keeps_contact_and_a_failed_one_loses_it(die: int, contact: str) -> None:
    """An S? by a mortar on the gun in its park: rated 3 against 0, a 1."""
    units = {"H": f"{IN_PARK} contact=red", **RED, "W": "F05 granatwerfer", "X": "P12 grenadiers"}
    scene = Scene(units, parks=PARKS, chit="formation:feld")
    scene.act("W", "fire").german("mission-hex", "B05").dice(1, die)
    if not contact:
        scene.allied("convert-choose", "take")
    assert scene.unit("H").contact == contact  # 16.3.1#6 16.3.2#4 16.3.2#8
    assert scene.g.barrages == {scene.g.board.cell("B05"): "light"}


def test_a_barrage_keeps_contact() -> None:
    scene = in_contact(barrages={"B05": "heavy"})
    assert scene.unit("H").contact == "red"
    units = {"H": f"{IN_PARK} contact=red", **RED, "W": "F05 granatwerfer", "X": "P12 grenadiers"}
    scene = Scene(units, parks=PARKS, chit="formation:feld")
    scene.act("W", "fire").german("mission-hex", "B05").die(8)
    assert scene.g.barrages  # a miss, and a barrage nevertheless
    assert scene.unit("H").contact == "red"  # 16.3.1#1


def test_without_contact_there_is_nothing_to_lose() -> None:
    scene = Scene({"M": "D05 mortars", "G": "P12 grenadiers"})
    s16_contact.lose(scene.g, "M")
    assert not scene.g.notes
