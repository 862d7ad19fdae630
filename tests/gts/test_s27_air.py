"""6 and 27 Airpower: when there is any, and air strikes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.errors import BadDocument
from grognard.games.gts.rules import s27_air
from tests.gts.scene import Scene

AIR = {
    "typhoons": {"kind": "vehicle", "steps": 1, "name": {"en": "Typhoons", "fr": "Typhoon"}, "front": {"fire": 4,
        "weapon": "direct-he", "quality": 8}},
    "bombers": {"kind": "vehicle", "steps": 1, "front": {"fire": 6, "weapon": "indirect", "quality": 8}},
}  # fmt: skip
UNITS = {"R": "D05 rifles", "G": "J05 grenadiers", "K": "J05 festung", "T": "L05 panzers ent"}


def day(air: tuple[str, ...] = ("typhoons",), units: dict[str, str] = UNITS, **document: Any) -> Scene:
    """A turn from Step B on, with air Units for the Allies."""
    document = {"chit": "", "step": "B", "counters": AIR, "air_units": {"allied": air}, **document}
    return Scene(units, **document)


def to_strikes(scene: Scene) -> Scene:
    """Go on to Step H: nobody buys or calls anything."""
    for _ in range(20):
        if scene.pending.kind.startswith("air-") or scene.g.step == "H":
            return scene
        scene.game.answer("done")
    raise AssertionError(scene.pending.kind)


def strike(scene: Scene, *targets: str) -> Scene:
    """Place an air Unit on each of these, and hold the rest back."""
    to_strikes(scene)
    for target in targets:
        if scene.pending.kind == "air-unit":
            scene.allied("air-unit", scene.ids[0])
        scene.allied("air-hex", scene.at(target)).allied("air-target", target)
    if scene.pending.kind == "air-unit":
        scene.allied("air-unit", "done")
    return scene


def test_the_day_brings_its_air_units() -> None:
    scene = day(("typhoons", "typhoons"))
    assert scene.note("air-available")["count"] == 2  # 4.0.B 6.0#1 6.0#2 27.0#1
    assert scene.g.air == {"allied": ("typhoons", "typhoons")}  # 27.0#2


def test_availability_is_said_on_the_first_daylight_turn_alone() -> None:
    scene = day(turn=2)
    assert not scene.said("air-available")  # 6.0#1 27.0#1
    assert scene.g.air == {"allied": ("typhoons",)}  # 27.0#1 27.0#2


@pytest.mark.parametrize("weather", ["fog", "overcast", "rain"])
def test_nobody_flies_unless_it_is_clear(weather: str) -> None:
    scene = day(weather=weather)
    assert scene.g.air == {}
    assert not scene.pending.kind.startswith("air-")  # 27.0#3


def test_nobody_flies_by_night() -> None:
    scene = day(turns=[{"label": "2300", "night": True}, {"label": "0100", "night": True}])
    assert scene.g.air == {}
    assert not scene.pending.kind.startswith("air-")  # 27.0#2


def phase(left: tuple[str, ...] | None = None, **document: Any) -> Scene:
    """The Activation Phase is about to begin: the document tells of Step H, and not how it came to it."""
    given = {"step": "H", "mug": ("division:first", "command:german"), **document}
    told: dict[str, Any] = {} if left is None else {"air": {"allied": left}}
    return Scene(UNITS, chit="", counters=AIR, air_units={"allied": ("typhoons",)}, **told, **given)


@pytest.mark.parametrize("weather", ["fog", "overcast", "rain"])
def test_nobody_flies_in_bad_weather_whatever_the_document_says(weather: str) -> None:
    assert not phase(weather=weather).pending.kind.startswith("air-")  # 27.0#3
    with pytest.raises(BadDocument) as refusal:
        phase(weather=weather, left=("typhoons",))
    assert refusal.value.where == "air.allied"  # 27.0#3


@pytest.mark.parametrize("weather", ["fog", "overcast", "rain"])
def test_nobody_flies_in_weather_that_has_turned_bad_since_step_b(weather: str) -> None:
    """Whatever brought it about: the strikes look at the weather themselves."""
    scene = to_strikes(day(step="G"))
    scene.g.weather = weather
    assert not s27_air.may_fly(scene.g)  # 27.0#3
    scene.allied("air-unit", "done")
    assert not scene.said("air-strike")


def test_nobody_flies_by_night_whatever_the_document_says() -> None:
    night = [{"label": "2300", "night": True}]
    assert not phase(turns=night).pending.kind.startswith("air-")  # 27.0#2
    with pytest.raises(BadDocument) as refusal:
        phase(turns=night, left=("typhoons",))
    assert refusal.value.where == "air.allied"  # 27.0#2


@pytest.mark.parametrize("step", ["C", "G", "H"])
def test_who_flies_follows_from_weather_and_daylight(step: str) -> None:
    assert to_strikes(phase(step=step)).pending.kind == "air-unit"  # 27.0#2
    assert not to_strikes(phase((), step=step)).pending.kind.startswith("air-"), "they were used up"


def test_more_air_units_than_the_scenario_has() -> None:
    with pytest.raises(BadDocument) as refusal:
        phase(("typhoons", "typhoons"))
    assert refusal.value.where == "air.allied"  # 27.0#2


def test_both_sides_place_before_anybody_attacks() -> None:
    both = {"allied": ("typhoons",), "german": ("typhoons",)}
    scene = to_strikes(day(air_units=both))
    scene.allied("air-unit", "typhoons").allied("air-hex", "L05").allied("air-target", "T")
    scene.expect("german", "air-unit")
    assert not scene.said("air-strike")  # 27.0#5
    scene.german("air-unit", "typhoons").german("air-hex", "D05").german("air-target", "R").dice(9, 9)
    assert [each["target_unit"] for each in scene.said("air-strike")] == ["T", "R"]  # 27.0#5


def test_strikes_come_at_the_beginning_of_the_activation_phase() -> None:
    scene = to_strikes(day())
    assert scene.g.step == "H"  # 27.0#4
    assert scene.expect("allied", "air-unit").ids == ["typhoons", "done"]
    assert scene.g.acting is None  # 27.0#4
    scene.allied("air-unit", "typhoons")
    assert scene.ids == ["J05", "L05", "back"]  # 27.0#5
    scene.allied("air-hex", "back").allied("air-unit", "done")
    assert scene.g.air == {}


def test_all_are_placed_before_any_attacks() -> None:
    scene = strike(day(("typhoons", "typhoons")), "G", "G")
    assert [each["unit"] for each in scene.said("air-placed")] == ["G", "G"]  # 27.0#5 27.0#6
    scene.die(8)
    assert len(scene.said("air-strike")) == 1  # 27.0#6
    scene.die(8)
    assert len(scene.said("air-strike")) == 2  # 27.0#6


def test_only_modifiers_in_favour_count() -> None:
    """Typhoons 4, mass of four Steps +1, Defense +1 of the festung: 6."""
    scene = strike(day(hexes={"J05": "fortified"}), "K").die(6)
    parts = {"mod-fire-rating": 4, "mod-defense": 1, "mod-mass": 1}
    assert scene.modifiers("air-strike") == parts  # 27.0#7 c43
    assert scene.note("air-strike")["code"] == "E"  # 27.0#7
    assert scene.unit("K").where < 0  # 27.0#7


def test_neither_entrenchment_nor_defense_nor_night_protects() -> None:
    scene = strike(day(), "T").die(4)
    assert scene.modifiers("air-strike") == {"mod-fire-rating": 4}  # 27.0#7
    assert scene.note("air-strike")["code"] == "S"  # the yellow row against Armored  # 27.0#7


def test_a_target_in_column_on_the_beach() -> None:
    units = {**UNITS, "G": "J05 grenadiers column"}
    g = day(units=units, hexes={"J05": "beach"}).g
    parts = {each.text: each.value for each in s27_air.rating(g, "typhoons", "G").reasons}
    assert parts == {
        "mod-fire-rating": 4,
        "mod-mass": 1,
        "mod-beach": 1,
        "mod-target-column": 2,
    }  # c43 27.0#7


def test_the_colour_of_the_air_unit_is_the_row_and_it_places_no_barrage() -> None:
    scene = strike(day(("bombers",)), "T").die(5)
    assert scene.note("air-strike")["code"] == "C"  # the orange row, Armored: C on 5  # 27.0#7
    assert scene.unit("T").hits == 1
    assert scene.g.barrages == {}  # 27.0#8


def test_kinds_of_air_units_are_chosen_one_by_one() -> None:
    scene = to_strikes(day(("typhoons", "bombers", "typhoons")))
    assert scene.ids == ["typhoons", "bombers", "done"]
    scene.allied("air-unit", "bombers").allied("air-hex", "L05").allied("air-target", "T")
    assert scene.ids == ["typhoons", "done"]
    assert scene.g.air["allied"] == ("typhoons", "typhoons")


def test_a_target_that_is_gone_is_not_attacked_again() -> None:
    scene = strike(day(("typhoons", "typhoons")), "K", "K").die(6)
    assert scene.unit("K").where < 0
    assert len(scene.said("air-strike")) == 1


def test_the_owner_of_the_carried_chit_strikes_first() -> None:
    both = {"allied": ("typhoons",), "german": ("typhoons",)}
    scene = to_strikes(day(air_units=both, carried="command:german"))
    assert scene.expect("german", "air-unit")


def test_why_a_hex_cannot_be_struck() -> None:
    scene = to_strikes(day())
    assert scene.why_not("hex:J05") == ["27.0 why-not-air-first"]
    scene.allied("air-unit", "typhoons")
    assert scene.why_not("hex:D05") == ["27.0 why-not-no-enemy"]
