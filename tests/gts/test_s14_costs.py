"""14.1 to 14.6 What hexes cost, which are prohibited, Roads, road blocks and weather."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.chance import Ask
from grognard.engine.table import Table
from grognard.games.gts.charts import CROSSINGS, HEXSIDES, ROADS, TERRAIN
from grognard.games.gts.rules import s02_units, s14_costs, s14_movement, s14_steps, s15_sight, s18_run
from grognard.games.gts.state import HALVES
from grognard.games.gts.title import TITLE
from tests.gts.moves import cost, left, moving, refusal, roads, side, step
from tests.gts.scene import Scene

WHEELS = {
    "kind": "vehicle",
    "steps": 1,
    "front": {"fire": 2, "movement": 10, "moves": "wheeled", "quality": 6},
}
FERRY = {"kind": "infantry", "steps": 1, "front": {"fire": 2, "movement": 4, "quality": 6}}


def price(scene: Scene, id_: str, to: str) -> int | None:
    """In points, for one that moves alone from where it is."""
    g = scene.g
    total = s14_costs.cost(g, id_, g.units[id_].where, g.board.cell(to), together=False)
    return None if total is None else total.total // HALVES


# classes


def test_classes_follow_the_allowance() -> None:
    units = {
        "L": "D05 rifles",
        "T": "D05 tanks",
        "W": "D05 cars of=red",
        "I": "D05 field-guns",
        "S": "D05 anti-tank",
    }
    scene = Scene(units, counters={"cars": WHEELS})
    classes = {id_: s02_units.movement_class(scene.g, id_) for id_ in units}
    assert classes == {
        "L": "leg",
        "T": "tracked",
        "W": "wheeled",
        "I": "immobile",
        "S": "leg",
    }  # 14.1#1, 29.35
    assert classes["S"] == "leg"  # 14.11#4
    assert {s02_units.values(scene.g, id_).moves for id_ in "LTW"} == {
        "leg",
        "tracked",
        "wheeled",
    }  # 2.0#3, 1.2#12
    assert [s02_units.unit_class(scene.g, id_) for id_ in "LTIS"] == [
        "infantry",
        "vehicle",
        "gun",
        "gun",
    ]  # 14.1#2, 29.51#1


@pytest.mark.parametrize(("id_", "points"), [("L", "4"), ("T", "14"), ("W", "10")])
def test_each_mobile_class_moves_with_its_allowance(id_: str, points: str) -> None:
    units = {"L": "D05 rifles", "T": "D06 tanks", "W": "D07 cars of=red"}
    scene = Scene(units, counters={"cars": WHEELS}).act(id_, "move")
    assert left(scene) == points  # 14.2#1


def test_an_immobile_unit_cannot_move() -> None:
    scene = Scene({"F": "D05 field-guns", "W": "P12 rifles"})
    assert not s14_movement.may_move(scene.g, "F", "formation")  # 14.4#1, 14.4#2
    assert not s14_costs.may_enter(scene.g, "F", scene.unit("F").where, scene.g.board.cell("D06"), False)
    mounted = Scene({"F": "D05 field-guns mounted", "W": "P12 rifles"})
    assert s14_movement.may_move(mounted.g, "F", "formation")  # 14.4#2: but it can be transported


def test_the_points_of_the_terrain_effects_chart() -> None:
    units = {"L": "D05 rifles", "C": "D05 rifles column", "T": "D05 tanks", "W": "D05 cars of=red"}
    hexes = {"D06": "polder", "E05": "woods", "E06": "town"}
    scene = Scene(units, hexes=hexes, counters={"cars": WHEELS})
    assert [price(scene, id_, "D06") for id_ in "LCTW"] == [2, 1, 3, 6]  # 14.2#2, DATA.TEC#1, 1.2#13
    assert [price(scene, id_, "D04") for id_ in "LCTW"] == [
        1,
        1,
        2,
        3,
    ]  # 14.5#1, DATA.TEC#1: Tracked, clear 2
    assert [price(scene, id_, "E05") for id_ in "LCTW"] == [2, 2, 6, None]
    assert [price(scene, id_, "E06") for id_ in "LCTW"] == [2, 1, None, None]


def test_all_names_of_the_chart_are_known() -> None:
    named = ["polder", "orchard", "village", "town", "city", "clear", "woods", "forest", "bocage"]
    assert set(named) <= set(TERRAIN)  # DATA.TEC#3
    assert {"stream", "crest", "slope", "ridge"} <= set(HEXSIDES)  # DATA.TEC#3
    assert set(CROSSINGS) == {"bridge", "ferry"}  # DATA.TEC#3
    assert set(ROADS) == {"road", "railroad", "trail", "track", "path"}  # DATA.TEC#3, 29.42


def test_a_hex_costs_its_hexside_and_itself() -> None:
    features = {"sides": [side("stream", "D05/D06"), side("ridge", "D05/D04")]}
    scene = moving({"A": "D05 rifles"}, "A", hexes={"D06": "polder"}, features=features)
    assert cost(scene, "D06") == "4"  # 14.3
    assert cost(scene, "D04") == "2"  # 14.3
    reasons = [reason.text for reason in scene.explained("D06")]
    assert reasons == ["step-enter", "explain-move-cost", "cost-terrain", "cost-hexside"]
    step(scene, "D04")
    assert (scene.at("A"), left(scene)) == ("D04", "2")  # 1.2#11
    assert refusal(scene, "hex:D02") == "adjacent"  # 1.2#11


def test_nobody_enters_a_hex_without_dot() -> None:
    units = {"A": "D05 rifles", "C": "D04 rifles column"}
    features = roads("D04 D05 D06")
    scene = moving(units, "A", hexes={"D06": "none"}, features=features)
    assert "D06" not in scene.ids  # 1.2#14
    assert refusal(scene, "D06") == "dot"
    assert not s14_costs.may_enter(
        scene.g, "C", scene.g.board.cell("D05"), scene.g.board.cell("D06"), True
    )  # 1.2#14


def test_height_is_in_crests_alone() -> None:
    hexes: dict[str, Any] = {"D04": {"terrain": "clear", "level": 3}, "D02": {"terrain": "clear", "level": 0}}
    scene = Scene({"A": "D05 rifles"}, hexes=hexes)
    cell = scene.g.board.cell
    assert s15_sight.sees(scene.g, cell("D05"), cell("D02"))  # 1.2#15
    assert price(scene, "A", "D04") == 1  # 1.2#15


def test_nobody_moves_into_an_enemy() -> None:
    scene = moving({"A": "D05 rifles", "G": "D06 grenadiers suppressed"}, "A")
    assert "D06" not in scene.ids  # 14.1#4
    assert refusal(scene, "D06") == "enemy-hex"


# enemy entry hexes


def entry(*waiting: str, **more: Any) -> Scene:
    units = {"A": "D05 rifles", **dict.fromkeys(waiting, "box grenadiers")}
    return moving(units, "A", divisions={"zweite": {"entry": "D08"}}, **more)


def test_enemy_entry_hexes_are_kept_at_three_hexes() -> None:
    scene = entry("G")
    assert "D06" not in scene.ids  # 14.1#5
    assert refusal(scene, "D06") == "entry"
    assert "D04" in scene.ids
    assert "D06" not in entry().ids, "though nobody is still to come"  # 14.1#5


@pytest.mark.parametrize("waiting", [(), ("G",)])
def test_by_the_other_reading_they_are_closed_while_somebody_is_to_come(waiting: tuple[str, ...]) -> None:
    scene = entry(*waiting, options={"entry_hexes": "due"})
    assert ("D06" in scene.ids) == (not waiting)  # 14.1#5


def test_a_game_begun_before_there_was_a_choice_keeps_its_reading() -> None:
    game = entry().game
    chosen = {name: value for name, value in game.options_given.items() if name != "entry_hexes"}
    older = Table(TITLE, game.origin, chosen, Ask())
    for answer in ("A", "move"):
        older.answer(answer)
    assert older.pending is not None
    assert older.pending.find("D06") is not None  # 14.1#5


def test_an_entry_hex_keeps_off_those_who_assault_run_and_advance() -> None:
    """A stands three hexes from the entry hex D08, G two."""
    units = {"A": "D05 rifles", "G": "D06 festung"}
    scene = Scene(units, divisions={"zweite": {"entry": "D08"}})
    scene.allied("actor-choose", "A")
    assert "assault" not in scene.ids  # 14.1#5, 18.1#2
    assert "assault" in Scene(units).allied("actor-choose", "A").ids
    g = Scene({"A": "D05 rifles", "G": "E05 grenadiers"}, divisions={"zweite": {"entry": "D08"}}).g
    assert g.board.cell("D06") not in s18_run.havens(g, g.board.cell("D05"), "allied")  # 14.1#5
    assert g.board.cell("D04") in s18_run.havens(g, g.board.cell("D05"), "allied")


def test_whoever_is_too_near_may_only_go_away() -> None:
    scene = moving({"A": "D07 rifles", "G": "box grenadiers"}, "A", divisions={"zweite": {"entry": "D08"}})
    assert "D06" in scene.ids
    assert "D08" not in scene.ids  # 14.1#5
    assert "E08" not in scene.ids


def test_own_entry_hexes_do_not_matter() -> None:
    scene = moving({"A": "D05 rifles", "B": "box rifles"}, "A", divisions={"first": {"entry": "D06"}})
    assert "D06" in scene.ids


# Roads


@pytest.mark.parametrize("kind", ROADS)
def test_every_road_is_half_a_point_in_column(kind: str) -> None:
    features = roads("D05 D06 D07", kind=kind)
    scene = moving({"A": "D05 rifles column"}, "A", hexes={"D06": "woods"}, features=features)
    assert cost(scene, "D06") == "½"  # 29.42, 14.6#6
    assert cost(scene, "D04") == "1"  # 14.6#6: off the Road at the cost of the Column


def test_no_road_benefit_out_of_column() -> None:
    scene = moving({"A": "D05 rifles"}, "A", hexes={"D06": "woods"}, features=roads("D05 D06"))
    assert cost(scene, "D06") == "2"  # 14.7#7


def test_no_road_benefit_for_a_stack() -> None:
    scene = moving(
        {"A": "D05 rifles", "B": "D05 rifles"}, "A", "B", hexes={"D06": "woods"}, features=roads("D05 D06")
    )
    assert cost(scene, "D06") == "2"  # 14.7#7
    g, cell = scene.g, scene.g.board.cell
    g.change("A", column=True)
    total = s14_costs.cost(g, "A", cell("D05"), cell("D06"), together=True)
    assert total is not None
    assert total.total == 2 * HALVES  # 14.7#7


def test_a_road_leads_vehicles_through_prohibited_ground() -> None:
    units = {"A": "D05 cars of=red column"}
    hexes = {"D06": "forest", "E06": "forest"}
    features = {**roads("D05 D06 D07"), "sides": [side("ridge", "D05/D06")]}
    scene = moving(units, "A", hexes=hexes, features=features, counters={"cars": WHEELS})
    assert cost(scene, "D06") == "½"  # 14.6#6
    assert refusal(scene, "E06") == "terrain"
    step(scene, "D06")
    assert refusal(scene, "shed") == "only-column"
    assert "deploy" not in scene.ids


def test_towns_are_for_vehicles_in_column() -> None:
    scene = moving({"A": "D05 tanks"}, "A", hexes={"D06": "town"})
    assert refusal(scene, "D06") == "terrain-column"
    step(scene, "column", "D06")
    assert scene.at("A") == "D06"


def crossroads(**hex_: Any) -> Scene:
    """Two Roads through D06: from D05 to D07, and from C06 to E07."""
    hexes = {"D06": {"terrain": "woods", **hex_}, "D07": "woods", "E07": "woods"}
    return moving({"A": "D05 rifles column"}, "A", hexes=hexes, features=roads("D05 D06 D07", "C06 D06 E07"))


def test_roads_that_meet() -> None:
    scene = step(crossroads(), "D06")
    assert (cost(scene, "D07"), cost(scene, "E07")) == ("½", "½")


def test_roads_that_do_not_meet() -> None:
    scene = step(crossroads(unconnected=True), "D06")
    assert cost(scene, "D07") == "½"
    assert cost(scene, "E07") == "2", "across country: the change of Roads would cost 2½"  # 14.6#7
    assert cost(scene, "C06") == "1"  # 14.6#7: likewise
    scene = crossroads(unconnected=True)
    scene.g.move_to("A", scene.g.board.cell("D06"))
    scene.g.change("A", column=True)
    g, cell = scene.g, scene.g.board.cell
    changed = s14_costs.by_road(g, "A", cell("D06"), cell("E07"), cell("D05"))
    assert changed is not None
    assert changed.total == 5  # 14.6#7: the woods of the hex, and the Road


def test_a_column_may_leave_its_road_for_a_hex_where_roads_do_not_meet() -> None:
    """D06 is clear and E07 a marsh: 1 and ½ across country, ½ and 1½ for whoever has kept to his Road."""

    def at_the_crossing() -> Scene:
        hexes = {"D06": {"terrain": "clear", "unconnected": True}, "D07": "marsh", "E07": "marsh"}
        return moving(
            {"A": "D05 rifles column"}, "A", hexes=hexes, features=roads("D05 D06 D07", "C06 D06 E07")
        )

    scene = at_the_crossing()
    assert [id_ for id_ in scene.ids if id_.endswith("off-road")] == ["D06 off-road"]  # 14.6#6, 14.6#7
    assert (cost(scene, "D06"), cost(scene, "D06 off-road")) == ("½", "1")
    assert any(each.text == "cost-terrain" for each in scene.explained("D06 off-road"))
    step(scene, "D06 off-road")
    assert (left(scene), cost(scene, "E07"), cost(scene, "D07")) == ("3", "½", "½")  # 14.6#7
    kept = step(at_the_crossing(), "D06")
    assert (left(kept), cost(kept, "E07"), cost(kept, "D07")) == ("3½", "1½", "½")  # 14.6#7


def test_who_comes_across_country_takes_either_road() -> None:
    scene = crossroads(unconnected=True)
    step(scene, "C06", "D06")
    assert cost(scene, "E07") == "½"
    assert cost(scene, "D07") == "2"  # 14.6#7
    scene = moving(
        {"A": "C07 rifles column"},
        "A",
        hexes={"D06": {"terrain": "woods", "unconnected": True}, "D07": "woods", "E07": "woods"},
        features=roads("D05 D06 D07", "C06 D06 E07"),
    )
    assert cost(scene, "D06") == "2"
    step(scene, "D06")
    assert (cost(scene, "D07"), cost(scene, "E07")) == ("½", "½")  # 14.6#7: the hex was paid for


# bridges


@pytest.mark.parametrize("kind", CROSSINGS)
def test_only_columns_cross_bridges_and_ferries(kind: str) -> None:
    features = {"sides": [side("river", "D05/D06", "D05/E06"), side(kind, "D05/D06")]}
    scene = moving({"A": "D05 rifles"}, "A", features=features)
    assert refusal(scene, "D06") == "bridge"  # 14.7#8
    assert refusal(scene, "E06") == "hexside"
    step(scene, "column")
    assert cost(scene, "D06") == "1"  # 14.7#8
    assert "E06" not in scene.ids


def test_a_road_does_not_cross_a_river_without_a_bridge() -> None:
    features = {"sides": [side("river", "D05/D06")], **roads("D05 D06")}
    scene = moving({"A": "D05 rifles column"}, "A", features=features)
    assert refusal(scene, "D06") == "hexside"


# road blocks


def blocked(division: str) -> Scene:
    units = {"A": "D05 rifles column", "B": "K05 paras of=green"}
    return moving(
        units, "A", hexes={"D06": "woods"}, features=roads("D05 D06 D07 D08"), blocks={"D06": division}
    )


def test_a_road_block_negates_roads_for_others() -> None:
    for division in ("zweite", "second"):
        scene = blocked(division)
        assert cost(scene, "D06") == "2"  # 23.2
        step(scene, "D06")
        assert cost(scene, "D07") == "1"  # 23.2: nor does a Road lead out of it
    scene = blocked("first")
    assert cost(scene, "D06") == "½"  # 23.2: the builder's own Division passes


# weather


def in_weather(weather: str, column: str = "") -> Scene:
    return moving({"A": f"D05 rifles {column}"}, "A", features=roads("D05 D06"), weather=weather)


def test_fog_makes_every_hex_dearer() -> None:
    assert cost(in_weather("fog"), "D06") == "2"  # 26.0#4
    assert cost(in_weather("fog", "column"), "D06") == "1½"  # 26.0#4: along Roads as well
    assert cost(in_weather("fog"), "column") == "1"


def test_rain_spares_columns_on_roads() -> None:
    assert cost(in_weather("rain"), "D06") == "2"  # 26.0#6
    assert cost(in_weather("rain", "column"), "D06") == "½"  # 26.0#6
    assert cost(in_weather("rain", "column"), "D04") == "2"  # 26.0#6
    assert cost(in_weather("overcast"), "D06") == "1"


# as far as one activation takes a Unit


def test_what_is_reachable_in_one_activation() -> None:
    hexes = {"D06": "polder", "D07": "polder", "D04": "marsh", "D03": "marsh"}
    scene = Scene(
        {"A": "D05 rifles", "G": "E05 grenadiers"}, hexes=hexes, features=roads("C05 C04 C03 C02 C01 B01")
    )
    g = scene.g
    reach = {g.board.name(cell): points for cell, points in s14_movement.reachable(g, "A").items()}
    assert reach["D06"] == 2 * HALVES  # 24.3
    assert reach["D07"] == 3 * HALVES, "in Column: 1 + 1 + 1"
    assert reach["D04"] == 3 * HALVES
    assert "D03" not in reach  # 24.3: no forced march
    assert "E05" not in reach
    assert "D05" not in reach
    assert reach["C01"] == 4 * HALVES, "Column 1, C05 1, and four hexes of Road"
    assert "B01" not in reach


def test_the_minimum_move_reaches_the_next_hex() -> None:
    features = {"sides": [side("stream", "D05/D06")]}
    scene = Scene({"A": "D05 leg of=red"}, hexes={"D06": "marsh"}, features=features, counters={"leg": FERRY})
    assert scene.g.board.cell("D06") in s14_movement.reachable(scene.g, "A")  # 14.9#1
    assert s14_steps.is_leg_infantry(scene.g, "A")
