"""4 The Sequence of Play, 3 the time scale, 11 the end of the Activation Phase."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s02_units, s04_sequence, s21_command
from tests.gts.scene import Scene

UNITS = {"A": "D05 rifles", "G": "K05 grenadiers"}
TABLE = ("clear",) * 5 + ("fog",) * 2 + ("overcast", "rain", "rain")
POINTS = {"first": (2, 2)}


def order_of(scene: Scene, *ids: str) -> list[str]:
    """Lines of the log, in the order in which they were said."""
    return [note.id for note in scene.notes if note.id in ids]


def test_a_turn_in_the_order_of_its_steps() -> None:
    """Weather, reinforcements, points and chits, the mug."""
    scene = Scene(
        {**UNITS, "R": "waiting rifles due=1"},
        chit="",
        step="A",
        points=POINTS,
        weather_table=TABLE,
        divisions={"first": {"entry": "A05"}},
        limits={},
    )
    scene.die(7)  # 4.0.A#1
    scene.allied("points-convert", "convert:first", "done")  # 4.0.D#1
    scene.allied("chit-choose", "now:red", "done")  # 4.0.D#2
    said = order_of(scene, "turn", "weather", "arrivals", "converted", "dispatch-spent", "mug-filled")
    assert said == ["turn", "weather", "arrivals", "converted", "dispatch-spent", "mug-filled"]  # 4.0.G
    assert scene.g.weather == "overcast"  # 4.0.A#1
    assert scene.g.step == "H"  # 4.0.H
    assert scene.unit("R").where == -2  # 4.0.C


def test_the_turn_ends_without_barrages_and_with_parks_ready() -> None:
    scene = Scene(
        {**UNITS, "F": "D06 field-guns park=P"},
        parks={"P": {"division": "first", "hex": "D06", "fired": True}},
        barrages={"F05": "light", "G06": "heavy"},
    )
    assert scene.g.barrages
    scene.allied("actor-choose", "done").allied("leader-transfer", "stay")
    assert not scene.g.barrages  # 4.0.I#1, 11.0#1
    assert not scene.g.parks["P"].fired  # 4.0.I#2, 11.0#2
    assert scene.g.turn == 2  # 4.0.J, 12.0#1


def test_barrages_stay_until_the_phase_is_over() -> None:
    scene = Scene(
        UNITS, chit="", barrages={"F05": "light"}, mug=("formation:red", "formation:feld", "command:german")
    )
    scene.draw("formation:red").allied("actor-choose", "done")
    assert scene.g.barrages  # 4.0.I#1
    scene.draw("formation:feld")
    scene.german("actor-choose", "done")
    assert not scene.g.barrages  # 11.0#1


@pytest.mark.parametrize("step", s04_sequence.STEPS)
def test_play_goes_on_from_every_step(step: str) -> None:
    later = [{"label": "0700", "first": True}, {"label": "0900"}]
    mug = () if step in "IJ" else ("division:first", "command:allied")
    scene = Scene(UNITS, chit="", step=step, turns=later, mug=mug)
    scene.expect_chance()
    assert scene.g.step == "H"
    assert scene.g.turn == (2 if step in "IJ" else 1)  # 4.0.J


def test_weather_and_air_only_on_the_first_daylight_turn() -> None:
    more: dict[str, Any] = {"chit": "", "step": "A", "weather_table": TABLE}
    first = Scene(UNITS, **more)
    assert first.pending.kind == "weather-roll"  # 4.0.A#1, 5.0#1
    second = Scene(UNITS, turn=2, **more)
    assert second.pending.kind == "chit-draw"  # 4.0.A#1, 4.0.A#2: it stays for the day
    assert second.g.weather == "clear"


def test_step_f_is_skipped_unless_the_exclusive_rules_have_it() -> None:
    units = {**UNITS, "I": "D07 paras of=blue"}
    more: dict[str, Any] = {"chit": "", "step": "F"}
    plain = alone(units, **more)
    plain.expect_chance()  # 4.0.F
    scene = alone(units, rules={"attach": True}, **more)  # 1.0#3, 1.0#4: exclusive rules take precedence
    scene.expect("allied", "superior-choose")  # 4.0.F
    assert scene.ids == ["red", "pass"]
    scene.allied("superior-choose", "red")
    assert scene.g.superiors == {"blue": "red"}  # 4.0.F
    scene.expect_chance()
    assert scene.g.step == "H"  # 4.0.F: before the mug, which is filled next


def test_units_of_a_subordinate_formation_act_with_their_superior() -> None:
    units = {**UNITS, "I": "D07 paras of=blue", "J": "D08 paras of=blue"}
    free = alone(units, begun=False)
    assert "I" not in free.ids
    scene = alone(units, begun=False, superior="red")
    assert {"A", "I", "J"} <= set(scene.ids)  # 4.0.F, 8.0#3
    assert scene.g.acting is not None
    assert scene.g.acting.attached == ("I", "J")


def alone(units: dict[str, str], superior: str = "", **more: Any) -> Scene:
    """The Formation `blue` is independent: it has no Leader."""
    return Scene(units, formations={"blue": {"leader": "", "superior": superior}}, **more)


# the time scale


def test_night_turns_are_as_the_scenario_says() -> None:
    turns = [{"label": "2100"}, {"label": "night", "night": True}, {"label": "0700", "first": True}]
    nights = [Scene(UNITS, turns=turns, turn=turn).g.is_night for turn in (1, 2, 3)]
    assert nights == [False, True, False]  # 3.0#3
    scene = Scene(UNITS, turns=turns, turn=1)
    scene.allied("actor-choose", "done")
    assert scene.note("turn")["night"] is True  # 3.0#3


# counters


def test_a_unit_belongs_to_a_formation_a_division_and_an_army() -> None:
    scene = Scene({**UNITS, "I": "D07 paras white", "C": "D08 rifles of=green"})
    belongs = {id_: (u.formation, u.division, u.side) for id_, u in scene.g.units.items()}
    assert belongs["A"] == ("red", "first", "allied")  # 1.2#1, 2.0#2, 29.5, 29.50, 29.52
    assert belongs["C"] == ("green", "second", "allied")  # 1.2#1, 29.25
    assert belongs["I"] == ("", "first", "allied")  # 29.50
    assert "red" in scene.g.leaders
    assert "red" not in scene.g.units  # 29.50: a Leader is no Unit


def test_what_a_counter_says() -> None:
    scene = Scene(UNITS)
    face = s02_units.values(scene.g, "A")
    shown = (face.fire, face.range, face.assault, face.defense, face.movement, face.quality, face.air_defense)
    assert shown == (4, 2, 5, -1, 4, 8, 0)  # 2.0.FIG#1, 2.0.FIG#4, 2.0#1
    assert s02_units.steps(scene.g, "A") == 2  # 2.0.FIG#1
    assert scene.unit("A").name == "A"  # 2.0.FIG#1, 29.52
    leader = scene.g.setting.formations["red"]
    assert (leader.leader, leader.range, leader.attachment) == ("Redman", 5, 2)  # 2.0.FIG#2


def test_a_red_troop_quality_is_always_in_command() -> None:
    guards = {
        "guards": {"kind": "infantry", "steps": 2, "front": {"fire": 3, "quality": 7, "auto_command": True}}
    }
    units = {**UNITS, "X": "P11 guards of=red", "Y": "P12 paras"}
    scene = Scene(units, counters=guards)
    assert s21_command.in_command(scene.g, "X")  # 2.0.FIG#3
    assert not s21_command.in_command(scene.g, "Y")


def test_the_owner_of_a_formation_is_seen_by_its_colour() -> None:
    scene = Scene(UNITS)
    view = scene.game.view("german")
    (leader,) = [each for each in view["leaders"] if each["id"] == "red"]
    (unit,) = [each for each in view["units"] if each["id"] == "A"]
    assert leader["id"] == unit["formation"]  # 2.0#2, 29.52
    assert (leader["name"], leader["range"], leader["attachment"]) == ("Redman", 5, 2)  # 2.0.FIG#2
    assert unit["printed"]["air_defense"] == 0  # 2.0.FIG#4
