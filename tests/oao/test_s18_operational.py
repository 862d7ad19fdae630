"""18.1 to 18.5: operational RR hexes, the clearing of the Reseau du Nord, demolitions and what sets them off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.games.oao.boards import Structure, ground
from grognard.games.oao.rail import KEPT_OPEN, Net, railways
from grognard.games.oao.rules import s18_operational as s18
from grognard.games.oao.state import Means, State
from tests.oao.scenes import cell, scene

RAIL = railways()
ALL = RAIL.cells[Net.ALL]


def allied(cells: frozenset[Cell] = ALL) -> dict[Cell, str]:
    return dict.fromkeys(cells, "allied")


def structure(name: str, colour: str) -> Structure:
    return next(each for each in ground().structures if (each.name, each.colour) == (name, colour))


def link(name: str, colour: str) -> int:
    found = structure(name, colour)
    number = RAIL.link(found.a, found.b)
    assert number is not None
    return number


def set_off(g: State, id_: str) -> list[tuple[str, str, str]]:
    return [(each.what, each.name, each.why.rule) for each in s18.triggers(g, id_)]


# 18.1


def test_lines_are_operational_as_far_as_they_connect_to_a_friendly_edge() -> None:  # 18.1.1#1 18.1.1#2
    way = RAIL.way(cell("16.36"), cell("01.35"), Net.ALL)
    assert way is not None
    g = scene({}, operational=dict.fromkeys(way, "allied"))
    assert s18.operational(g, "allied") == set(way)
    del g.operational[way[3]]
    assert s18.operational(g, "allied") == set(way[4:])
    assert s18.operational(g, "german") == frozenset()


def test_a_line_to_a_neutral_edge_connects_to_nothing() -> None:  # GLOSS.friendly_map_edges 18.1.1#2
    assert ALL & ground().edge - s18.edges(ground().board, "allied") - s18.edges(ground().board, "german")
    g = scene({}, operational={cell("57.73"): "german", cell("58.73"): "german"})
    assert s18.operational(g, "german") == frozenset()


def test_the_belgian_base_keeps_lines_in_belgium_alive() -> None:  # 18.1.1#1 24.3#1 15.1.3#2
    way = RAIL.way(cell("52.21"), cell("52.16"), Net.ALL)
    assert way is not None
    g = scene({}, operational=dict.fromkeys(way, "allied"))
    assert s18.operational(g, "allied") == set(way)
    assert s18.linked_to_france(g) == frozenset()


def test_an_enemy_unit_in_the_hex_and_an_enemy_front_in_front_of_it_take_a_line() -> None:  # 18.1.3
    g = scene({"de-3-2": "49.21"}, operational=allied())
    found = s18.lost(g, "allied", frozenset({cell("50.23")}))
    assert {name: why.rule for name, why in found.items()} == {
        cell("49.21"): "18.1.3#1",
        cell("50.23"): "18.1.3#2",
    }
    assert cell("49.21") not in s18.operational(g, "allied")


# 18.2


def test_engineering_adds_the_lines_behind_the_front_that_connect() -> None:  # 18.2#1
    way = RAIL.way(cell("70.28"), cell("59.29"), Net.ALL)
    assert way is not None
    g = scene({}, operational=dict.fromkeys(way[:3], "german"))
    assert s18.engineered(g, "german", frozenset(way[3:])) == set(way[3:])
    assert s18.engineered(g, "german", frozenset(way[4:])) == frozenset()
    g.operational = allied()
    assert s18.engineered(g, "german", frozenset(way)) == set(way), "also what was the enemy's"


def test_engineering_does_not_pass_an_enemy_nor_a_demolished_structure() -> None:  # 18.2#1 18.4.2#2
    way = RAIL.way(cell("31.31"), cell("30.30"), Net.ALL)
    assert way == (cell("31.31"), cell("30.30"))
    behind = frozenset(ALL)
    g = scene({"fr-22-11": "31.33"}, gt=5)
    assert cell("31.33") not in s18.engineered(g, "german", behind)
    assert cell("49.41") in s18.engineered(g, "german", behind)
    line = frozenset((cell("70.28"), *(RAIL.way(cell("70.28"), cell("50.27"), Net.DOUBLE) or ())))
    assert cell("50.27") in s18.engineered(g, "german", line)
    g.demolished["Namur orange"] = 5
    assert cell("51.28") in s18.engineered(g, "german", line)
    assert cell("50.27") not in s18.engineered(g, "german", line)


# 18.3


def test_clearing_the_east_spares_one_line_and_what_is_german() -> None:  # 18.3.1#3 18.3.1#4
    g = scene({}, operational=allied() | {cell("33.24"): "german"})
    found = s18.clearing(g, "east")
    assert found
    assert found <= ground().reseau_east
    assert not found & set(RAIL.lines[KEPT_OPEN])
    assert cell("33.24") not in found


def test_clearing_the_west_takes_all_that_remains() -> None:  # 18.3.1#5
    found = s18.clearing(scene({}), "west")
    assert found == (ground().reseau_east | ground().reseau_west) & ALL
    assert set(RAIL.lines[KEPT_OPEN]) & ground().reseau_east <= found


def test_a_cleared_network_is_not_restored_before_gt_14() -> None:  # 18.3.2
    g = scene({}, gt=13, operational=allied(ALL - s18.clearing(scene({}), "east")), cleared={"east": 6})
    why = s18.barred(g, "allied", cell("33.24"))
    assert why is not None
    assert why.rule == "18.3.2"
    assert s18.barred(g, "german", cell("33.24")) is None
    assert not s18.engineered(g, "allied", ALL)
    g.gt = 14
    assert s18.engineered(g, "allied", ALL) == s18.clearing(scene({}), "east")


@pytest.mark.parametrize(("gt", "set_off_now"), [(9, True), (10, False)])
def test_a_german_within_eight_hexes_of_amiens_clears_the_east(gt: int, *, set_off_now: bool) -> None:
    g = scene({"de-3-2": "30.23"}, gt=gt, demolished={s18.key(each): 1 for each in ground().structures})
    assert ground().board.distance(cell("30.23"), cell("22.23")) == 8
    assert (("clear", "east", "18.3.1#1") in set_off(g, "de-3-2")) is set_off_now  # 18.3.1#1
    assert s18.effect_turn(g) == gt + 1
    g.move_to("de-3-2", cell("31.23"))
    assert not any(each.what == "clear" for each in s18.triggers(g, "de-3-2"))


def test_the_west_follows_only_when_the_east_is_cleared() -> None:  # 18.3.1#2
    g = scene({"de-3-2": "22.32", "fr-22-11": "20.32"}, gt=6, cleared={"east": 7})
    assert ("clear", "west", "18.3.1#2") not in set_off(g, "de-3-2"), "the East is still to be cleared"
    g.gt = 7
    assert ("clear", "west", "18.3.1#2") in set_off(g, "de-3-2")
    assert not s18.triggers(g, "fr-22-11")


def test_the_same_towns_move_the_british_base_and_open_the_bottlenecks() -> None:  # 23.1.1#1 18.6.1#1
    g = scene({"de-3-2": "22.27"}, gt=8)
    assert ("transfer", "br-BEF", "23.1.1#1") in set_off(g, "de-3-2")
    assert ("bottlenecks", "Creil", "18.6.1#1") in set_off(g, "de-3-2")
    g.gt = 9
    assert ("transfer", "br-BEF", "23.1.1#1") not in set_off(g, "de-3-2")
    g.capacity = dict.fromkeys((cell("08.25"), cell("15.34"), cell("16.18")), 1)
    assert ("bottlenecks", "Creil", "18.6.1#1") not in set_off(g, "de-3-2")
    g.gt, g.means["allied"] = 8, Means(used=(s18.BRITISH_TRANSFER,))
    assert ("transfer", "br-BEF", "23.1.1#1") not in set_off(g, "de-3-2")


# 18.4, 18.5


def test_chauny_and_la_fere() -> None:  # 18.4.3.EX 18.4.1#1 18.4.1#2 18.4.3
    g = scene({"de-3-2": "37.29", "br-1-I": "29.31"}, gt=6)
    fallen = {name for what, name, _ in set_off(g, "de-3-2") if what == "demolish"}
    assert {"Chauny orange", "La Fere orange"} <= fallen
    assert not {"Chauny red", "La Fere red"} & fallen
    g.demolished = dict.fromkeys(fallen, s18.effect_turn(g))
    assert not s18.cut(g, "german"), "from the next Allied Player Turn"  # 18.4#1
    for gt, chauny, la_fere in ((7, True, True), (14, True, True), (15, False, True), (16, False, False)):
        g.gt = gt
        assert (link("Chauny", "orange") in s18.cut(g, "german")) is chauny
        assert (link("La Fere", "orange") in s18.cut(g, "german")) is la_fere
    assert not s18.triggers(g, "br-1-I"), "the German has never had both hexes"
    g.was_german = {cell("29.31"): True}
    assert not s18.triggers(g, "br-1-I")
    g.was_german[cell("30.31")] = True
    assert set_off(g, "br-1-I") == [("demolish", "Chauny red", "18.4.1#2")]
    g.setting = replace(g.setting, options={"red_bridges": "french"})
    assert not s18.triggers(g, "br-1-I"), "the option of French units alone"  # C-19
    g.units["fr-3-2"] = scene({"fr-3-2": "29.31"}).units["fr-3-2"]
    assert set_off(g, "fr-3-2") == [("demolish", "Chauny red", "18.4.1#2")]
    g.demolished["Chauny red"] = 17
    g.gt = 30
    assert link("Chauny", "red") in s18.cut(g, "german"), "for good"


def test_an_orange_structure_falls_once_within_eight_hexes() -> None:  # 18.4.1#1
    g = scene({"de-3-2": "54.31"})
    assert ("demolish", "Fumay orange", "18.4.1#1") in set_off(g, "de-3-2")
    g.demolished["Fumay orange"] = 2
    assert "Fumay orange" not in {name for _, name, _ in set_off(g, "de-3-2")}
    del g.demolished["Fumay orange"]
    g.move_to("de-3-2", cell("55.31"))
    assert "Fumay orange" not in {name for _, name, _ in set_off(g, "de-3-2")}


def test_what_falls_after_its_number_stays_down() -> None:  # 18.4.3#1
    g = scene({}, gt=25, demolished={"Amiens red": 22})
    assert s18.is_down(g, structure("Amiens", "red"))
    g.demolished = {"Amiens red": 20}
    assert not s18.is_down(g, structure("Amiens", "red"))


def test_what_falls_on_the_gt_of_its_number_is_down_until_its_engineering() -> None:  # 18.4 18.4.3#1 4.2.4#1
    g = scene({}, gt=20, player="german", phase="movement", demolished={"Amiens red": 21})
    down = []
    for g.gt, g.player, g.phase in (
        (20, "german", "movement"),
        (21, "allied", "attachment"),
        (21, "allied", "movement"),
        (22, "allied", "attachment"),
    ):
        down.append(s18.is_down(g, structure("Amiens", "red")))
    assert down == [False, True, False, False]


def test_pontoise_falls_only_when_a_german_is_at_the_bridge_and_for_good() -> None:  # 18.4.1a
    g = scene({"de-3-2": "16.33"}, gt=8)
    pontoise = ("demolish", "Pont de Pontoise P", "18.4.1a#1")
    assert pontoise not in set_off(g, "de-3-2")
    g.move_to("de-3-2", cell("15.33"))
    assert pontoise in set_off(g, "de-3-2")
    g.demolished["Pont de Pontoise P"], g.gt = 9, 30
    assert s18.is_down(g, structure("Pont de Pontoise", "P"))


def test_a_demolished_structure_cuts_what_lies_behind_it() -> None:  # 18.4.2#1 18.1.1#2
    line = RAIL.way(cell("70.28"), cell("50.27"), Net.DOUBLE)
    assert line is not None
    g = scene({}, gt=5, operational=dict.fromkeys(line, "german"))
    assert cell("50.27") in s18.operational(g, "german")
    g.demolished["Namur orange"] = 5
    assert cell("50.27") not in s18.operational(g, "german")


def test_the_montmedy_bypass_carries_german_supply_only() -> None:  # 18.5#1 18.5#2
    g = scene({}, gt=15, player="german", phase="movement", demolished={"Montmedy orange": 2})
    tunnel = link("Montmedy", "orange")
    assert tunnel in s18.cut(g, "german")
    g.gt = 16
    assert tunnel not in s18.cut(g, "german")
    assert tunnel in s18.cut(g, "german", transport=True)
    assert tunnel in s18.cut(g, "allied")


@pytest.mark.parametrize(
    ("army", "used", "hexes"),
    [
        ("br-BEF", (), {"01.21"}),  # 23.1#1
        ("br-BEF", (s18.BRITISH_TRANSFER,), {"02.36", "02.46"}),  # 23.1#2
        ("be-BELGIAN", (), {"52.16", "51.16"}),  # 24.3#1
        ("be-BELGIAN", (s18.BELGIAN_TRANSFER,), {"37.10"}),  # 24.3#2
        (
            "be-BELGIAN",
            (s18.BELGIAN_TRANSFER, s18.BELGIAN_FLIGHT),
            {"01.21", "12.18", "22.11", "26.09", "31.11"},
        ),
    ],
)
def test_army_bases(army: str, used: tuple[str, ...], hexes: set[str]) -> None:
    g = scene({}, means={"allied": Means(used=used)})
    assert s18.bases_of(g, army) == frozenset(map(cell, hexes))
    assert s18.bases_of(g, "fr-FIRST") is None
