"""5 and 26 Weather, 6 airpower availability, 28 Night."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s14_costs, s15_fire, s15_sight, s20_rally
from tests.gts.scene import Scene

UNITS = {"A": "D05 rifles", "G": "E05 grenadiers"}
TABLE = ("clear",) * 4 + ("fog",) * 3 + ("overcast", "rain", "rain")
DAY = [
    {"label": "6 June 0700", "first": True}, {"label": "0900"}, {"label": "1100"}, {"label": "1300"},
    {"label": "night", "night": True}, {"label": "7 June 0700", "first": True}, {"label": "0900"},
]  # fmt: skip


def morning(turn: int, **more: Any) -> Scene:
    return Scene(UNITS, chit="", step="A", turns=DAY, turn=turn, weather_table=TABLE, **more)


# the roll


@pytest.mark.parametrize(("face", "weather"), [(0, "clear"), (4, "fog"), (7, "overcast"), (9, "rain")])
def test_the_weather_of_the_day_is_rolled_on_the_table(face: int, weather: str) -> None:
    scene = morning(1).die(face)
    assert scene.g.weather == weather  # 5.0#1, 5.0#2, 26.0#1, 4.0.A#1
    assert scene.note("weather")["weather"] == f"@weather-{weather}"


def test_without_a_table_it_stays_as_it_is() -> None:
    scene = Scene(UNITS, chit="", step="A", weather="rain")
    assert scene.pending.kind == "chit-draw"  # 5.0#2
    assert scene.g.weather == "rain"


@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_it_stays_for_the_day(turn: int) -> None:
    scene = morning(turn, weather="rain")
    assert scene.pending.kind == "chit-draw"  # 4.0.A#2
    assert scene.g.weather == "rain"


def test_it_is_rolled_again_on_the_next_day() -> None:
    scene = morning(6, weather="rain").die(0)
    assert scene.g.weather == "clear"  # 4.0.A#2, 26.0#1


# fog


def test_fog_may_lift_on_a_later_turn() -> None:
    assert morning(2, weather="fog").die(0).g.weather == "clear"  # 26.0#2
    assert morning(2, weather="fog").die(5).g.weather == "fog"  # 26.0#2


def test_the_night_after_the_1100_turn_is_overcast_too() -> None:
    """Subsequent turns are, whatever they are; a night that begins the game in fog has had no such turn."""
    turns = [
        {"label": "1100", "first": True},
        {"label": "night", "night": True},
        {"label": "0700", "first": True},
    ]
    more: dict[str, Any] = {"chit": "", "step": "A", "weather": "fog", "weather_table": TABLE}
    assert Scene(UNITS, turns=turns, turn=2, **more).g.weather == "overcast"  # 26.0#7
    assert Scene(UNITS, turns=turns[1:], **more).g.weather == "fog"


def test_the_last_roll_for_fog_is_on_the_1100_turn() -> None:
    stays = morning(3, weather="fog").die(5)
    assert stays.g.weather == "fog"  # 26.0#7: it has not lifted
    after = morning(4, weather="fog")
    assert after.pending.kind == "chit-draw"
    assert after.g.weather == "overcast"  # 26.0#7


def test_at_night_nobody_rolls() -> None:
    scene = morning(5, weather="rain")
    assert scene.pending.kind == "chit-draw"
    assert scene.g.weather == "rain"


def test_exclusive_rules_may_keep_the_fog_longer() -> None:
    scene = morning(4, weather="fog", rules={"last_fog": "1300"})
    assert scene.pending.kind == "weather-roll"  # 1.0#3, 1.0#4


# what it does


def fire_rating(weather: str, manner: str = "direct") -> int:
    scene = Scene(UNITS, weather=weather)
    return s15_fire.rating(scene.g, "A", "G", manner, False).total


@pytest.mark.parametrize("manner", ["direct", "assault-rating"])
def test_fire_and_assault_in_fog_and_rain(manner: str) -> None:
    clear = fire_rating("clear", manner)
    assert fire_rating("overcast", manner) == clear  # 26.0#3, 26.0#5
    assert fire_rating("fog", manner) == clear - 1  # 26.0#4
    assert fire_rating("rain", manner) == clear - 2  # 26.0#6


@pytest.mark.parametrize(("weather", "hexes"), [("clear", 8), ("overcast", 8), ("fog", 2), ("rain", 2)])
def test_how_far_one_sees(weather: str, hexes: int) -> None:
    assert s15_sight.longest(Scene(UNITS, weather=weather).g) == hexes  # 26.0#3, 26.0#4, 26.0#5, 26.0#6


@pytest.mark.parametrize(("weather", "hexes"), [("clear", 3), ("overcast", 3), ("fog", 2), ("rain", 2)])
def test_how_far_one_sees_at_night(weather: str, hexes: int) -> None:
    scene = Scene(UNITS, weather=weather, turns=[{"label": "night", "night": True}])
    assert s15_sight.longest(scene.g) == hexes  # 28.0#1


ROAD = {"lines": [{"kind": "road", "path": ["D05", "D04", "D03"]}]}


def cost(weather: str, states: str = "", to: str = "D04") -> int:
    """In halves of movement points, along the road."""
    scene = Scene({"A": f"D05 rifles {states}"}, features=ROAD, weather=weather)
    cell = scene.g.board.cell
    found = s14_costs.cost(scene.g, "A", cell("D05"), cell(to), False)
    assert found is not None
    return found.total


def test_fog_makes_every_hex_dearer() -> None:
    assert cost("fog") == cost("clear") + 2  # 26.0#4
    assert cost("fog", "column") == cost("clear", "column") + 2  # 26.0#4: on a Road as well


def test_rain_spares_a_column_on_a_road() -> None:
    assert cost("rain") == cost("clear") + 2  # 26.0#6
    assert cost("rain", "column") == cost("clear", "column")  # 26.0#6
    assert cost("rain", "column", "E05") == cost("clear", "column", "E05") + 2  # 26.0#6: off the Road


def test_clear_and_overcast_cost_nothing() -> None:
    assert cost("overcast") == cost("clear")  # 26.0#3, 26.0#5


# night


def test_a_night_rally_removes_a_cohesion_hit_in_a_fire_zone() -> None:
    units = {"A": "D05 rifles hit", "G": "E05 grenadiers"}
    night = Scene(units, turns=[{"label": "night", "night": True}])
    assert s20_rally.may_rally(night.g, "A")  # 28.0#2
    assert not s20_rally.may_rally(Scene(units).g, "A")
