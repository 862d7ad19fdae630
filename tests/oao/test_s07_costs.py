"""7.1, 7.2.1, 7.3: what a step costs, why it is barred, how far a Force gets."""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason
from grognard.games.oao import oob
from grognard.games.oao.boards import Hexside
from grognard.games.oao.rules import s07_allowance, s07_bridges, s07_costs, s07_reach
from grognard.games.oao.state import OFF_MAP, State
from tests.oao.scenes import cell, scene

FRENCH, FRENCH2 = "fr-22-11", "fr-31-16"
GERMAN, GERMAN2 = "de-3-2", "de-4-2"
GUNS, HUNTERS = "fr-art-Verdun", "fr-Alpins1"
METZ = "de-fortress-Metz-54.48"
SOURCE, TARGET = "44.18", "43.18"


def parts(g: State, id_: str, origin: str, to: str) -> list[tuple[str, int | None]]:
    found = s07_costs.cost(g, (id_,), cell(origin), cell(to))
    assert not isinstance(found, Reason), found
    return [(reason.text, reason.value) for reason in found]


def mp(g: State, id_: str, *way: str) -> int:
    """The MPs of a way, hex by hex."""
    steps = pairwise(way)
    return sum(value or 0 for a, b in steps for _, value in parts(g, id_, a, b))


def refusal(g: State, id_: str, origin: str, to: Cell) -> str:
    found = s07_costs.cost(g, (id_,), cell(origin), to)
    assert isinstance(found, Reason)
    return f"{found.rule} {found.text}"


# hexsides


@pytest.mark.parametrize(
    ("origin", "to", "cost"),
    [
        ("58.56", "57.56", 3),  # 7.1.EX TEC.mp#2
        ("57.56", "58.56", 3),  # 7.1#1 3.5.2: the Wooded hex itself costs nothing
        ("44.18", "43.18", 2),  # TEC.mp#1
        ("52.67", "53.67", 4),  # 7.1.3.EX1
        ("15.35", "15.36", 2),  # 3.5.5#5: the Seine within Paris
        ("46.36", "46.37", 3),  # 3.5.5#6: the loop of Iges counts for attacks only
        ("46.37", "46.36", 3),
        ("58.70", "59.70", 3),  # 7.1.4#1: a Grand River under a railway
        ("47.71", "47.72", 6),
        ("48.46", "49.46", 3),
    ],
)
def test_a_step_costs_what_its_hexside_costs(origin: str, to: str, cost: int) -> None:  # 7.1.3#1 7.1.3#3
    assert mp(scene({FRENCH: origin}), FRENCH, origin, to) == cost


def test_of_clear_and_forest_on_one_hexside_the_mover_takes_the_cheapest() -> None:  # 7.1.3#2 7.1.3.EX2
    mixed = Hexside(ground=("forest", "clear"))
    found = s07_costs.side_cost(mixed, bridged=False, flooded=False)
    assert [(reason.value, reason.args) for reason in found] == [(2, (("terrain", "clear"),))]


# 7.1.4 bridges: the example at the Moselle

MOSELLE = {FRENCH: "52.50", FRENCH2: "52.51", GERMAN: "53.51", GERMAN2: "53.50"}
LINE = "52.49/52.50"


def test_two_divisions_retire_over_their_bridges() -> None:  # 7.1.4#2 7.1.4b.EX#2 7.1.4b.EX#3 TEC.mp#3
    g = scene(MOSELLE, bridges={LINE: True})
    assert mp(g, FRENCH, "52.50", "51.51", "50.51") == 6
    assert parts(g, FRENCH2, "52.51", "51.52") == [
        ("cost-hexside", 2),
        ("cost-bridge", 1),
        ("cost-zone-leave", 1),
    ]


def test_the_pursuit_finds_the_bridges_blown() -> None:  # 7.1.4b.EX#4 7.1.4b.EX#5 7.1.4a#2 TEC.mp#4
    g = scene(MOSELLE | {FRENCH: "50.51", FRENCH2: "51.52"}, bridges={LINE: True})
    spent = mp(g, GERMAN2, "53.50", "52.50")
    assert spent == 2
    g.move_to(GERMAN2, cell("52.50"))
    blown = s07_bridges.blown_at(g, cell("52.50"), lambda _: False)
    assert set(blown) == {"51.50/52.50", "51.51/52.50"}
    g.bridges |= dict.fromkeys(blown, True)
    assert parts(g, GERMAN2, "52.50", "51.51") == [
        ("cost-hexside", 2),
        ("cost-feature", 2),
        ("cost-zone-enter", 2),
    ]
    spent += mp(g, GERMAN2, "52.50", "51.51")
    assert spent == 8
    given = s07_costs.total(s07_allowance.allowance(g, GERMAN2, counter=True))
    assert spent - given == s07_allowance.forced_march(g, (GERMAN2,)).value == 3
    assert s07_bridges.blown_at(g, cell("51.51"), lambda _: False) == ("51.51/52.51",)


def test_bridges_within_friendly_territory_stand_and_only_those_are_repaired() -> None:  # 7.1.4a#1 7.1.4b
    g = scene({FRENCH: "52.50"}, bridges={LINE: True, "51.51/52.50": True})
    french = {cell(name) for name in ("52.50", "51.50", "51.51")}
    assert s07_bridges.blown_at(g, cell("52.50"), french.__contains__) == ()
    assert s07_bridges.repaired(g, french.__contains__) == ("51.51/52.50",)  # 7.1.4b.EX#1
    assert s07_bridges.repaired(g, lambda _: True) == (LINE, "51.51/52.50")  # 7.1.4b.EX#6


def test_the_pontoon_bridge_carries_one_force_and_is_not_built_again() -> None:  # 24.6#1 24.6#2 3.5.5#1
    g = scene({"be-1": "52.16", "be-2": "52.17"})
    assert mp(g, "be-2", "52.16", "51.16") == 3
    g.pontoon_crossed = True
    assert mp(g, "be-1", "52.16", "51.16") == 7
    assert refusal(g, "be-2", "52.16", cell("51.16")) == "7.1.5 why-not-began-adjacent"
    name = "51.16/52.16"
    g = scene({"be-1": "52.16"}, bridges={name: True})
    assert mp(g, "be-1", "52.16", "51.16") == 7
    assert s07_bridges.repaired(g, lambda _: True) == ()


# 7.1.5


def test_an_unbridged_grand_river_is_crossed_only_by_those_who_began_next_to_it() -> None:  # 7.1.5
    g = scene({FRENCH: "57.72"})
    assert mp(g, FRENCH, "57.72", "58.72") == 7
    g.move_to(FRENCH, cell("57.72"))
    g.change(FRENCH, began=(cell("56.71"),))
    assert refusal(g, FRENCH, "57.72", cell("58.72")) == "7.1.5 why-not-began-adjacent"
    g.change(FRENCH, began=(cell("58.72"),))
    assert mp(g, FRENCH, "57.72", "58.72") == 7, "the other bank is next to the river too"


def test_a_blown_bridge_over_a_grand_river_leaves_it_unbridged() -> None:  # 7.1.4a#2 7.1.5
    g = scene({FRENCH: "57.70"}, bridges={"58.70/59.70": True})
    assert refusal(g, FRENCH, "58.70", cell("59.70")) == "7.1.5 why-not-began-adjacent"
    g.move_to(FRENCH, cell("58.70"))
    assert mp(g, FRENCH, "58.70", "59.70") == 7


def test_the_inundation_counts_once_it_is_made() -> None:  # 3.5.5#3 21.3#2 7.1.5
    g = scene({FRENCH: "35.12", FRENCH2: "34.12"})
    assert mp(g, FRENCH, "35.12", "36.12") == 2
    g.flooded = True
    assert mp(g, FRENCH, "35.12", "36.12") == 7
    assert refusal(g, FRENCH2, "35.12", cell("36.12")) == "7.1.5 why-not-began-adjacent"


# 7.1.6


def test_from_zone_to_zone_costs_eight() -> None:  # 7.1.6a.EX1 7.1.6a#1
    g = scene({FRENCH: SOURCE, GERMAN: "44.17"})
    assert parts(g, FRENCH, SOURCE, TARGET) == [("cost-hexside", 2), ("cost-zone-to-zone", 6)]


def test_onto_a_friendly_formation_it_costs_six() -> None:  # 7.1.6a.EX2 7.1.6a#2
    g = scene({FRENCH: SOURCE, FRENCH2: TARGET, GERMAN: "44.17"})
    assert parts(g, FRENCH, SOURCE, TARGET) == [("cost-hexside", 2), ("cost-zone-to-friends", 4)]


def test_onto_a_friendly_fortress_it_is_cheaper_and_onto_an_asset_it_is_not() -> None:  # 7.1.6a#2
    g = scene({GERMAN: "55.48", METZ: "54.48", FRENCH: "55.49"})
    assert ("cost-zone-to-friends", 4) in parts(g, GERMAN, "55.48", "54.48")
    g = scene({FRENCH: SOURCE, HUNTERS: TARGET, GERMAN: "44.17"})
    assert ("cost-zone-to-zone", 6) in parts(g, FRENCH, SOURCE, TARGET)


def test_entering_and_leaving_a_zone_and_friends_do_not_negate_it() -> None:  # 7.1.6#1 7.1.6#2 7.1.6#3
    g = scene({FRENCH: "44.19", FRENCH2: SOURCE, GERMAN: "44.17"})
    assert parts(g, FRENCH, "44.19", SOURCE)[1:] == [("cost-zone-enter", 2)]
    assert parts(g, FRENCH2, SOURCE, "44.19")[1:] == [("cost-zone-leave", 1)]


# what bars a step


def test_units_cannot_enter_enemy_hexes_but_those_of_a_bare_fortress() -> None:  # 7.1.2#6 12.1.3
    g = scene({FRENCH: "53.48", METZ: "54.48"})
    assert refusal(g, FRENCH, "53.48", cell("54.48")) == "7.1.2 why-not-enemy"
    g.change(METZ, turned=True)
    bare = parts(g, FRENCH, "53.48", "54.48")
    assert bare[-1] == ("cost-bare-fortress", 2)
    g = scene({FRENCH: "53.48", METZ: "54.48", "de-depot-SIXTH": "54.48"})
    g.change(METZ, turned=True)
    assert refusal(g, FRENCH, "53.48", cell("54.48")) == "7.1.2 why-not-enemy"


def test_units_stay_on_the_map_and_out_of_neutral_countries() -> None:
    g = scene({FRENCH: "42.11"})
    assert refusal(g, FRENCH, "42.11", OFF_MAP) == "7.1 why-not-off-map"
    assert refusal(g, FRENCH, "42.11", cell("43.11")) == "7.1 why-not-neutral"
    assert refusal(g, FRENCH, "42.11", cell("42.13")) == "7.1 why-not-adjacent"


# 7.3 Prepared Attacks


def test_a_prepared_attack_over_a_great_river_costs_five() -> None:  # 7.3.EX 7.3#2 TEC.mp#5
    g = scene({FRENCH: "01.46", GERMAN: "02.46"}, bridges={"01.46/02.46": True})
    found = s07_costs.prepared_cost(g, cell("01.46"), cell("02.46"))
    assert [reason.value for reason in found] == [2, 3]


def test_a_prepared_attack_costs_four_at_least_and_nothing_for_zones() -> None:  # 7.3#2 C-59
    g = scene({FRENCH: SOURCE, GERMAN: TARGET})
    found = s07_costs.prepared_cost(g, cell(SOURCE), cell(TARGET))
    assert s07_costs.total(found) == 4
    assert [reason.rule for reason in found] == ["7.1.3", "7.3"]


# 7.1.1, 7.2.1 allowances


@pytest.mark.parametrize(("counter", "normal", "most"), [(False, 9, 12), (True, 5, 8)])
def test_infantry_has_nine_or_five_and_three_more(*, counter: bool, normal: int, most: int) -> None:
    g = scene({FRENCH: SOURCE})  # 7.1.1#1 7.2.1 7.2.1.EX
    given = s07_costs.total(s07_allowance.stack_allowance(g, (FRENCH,), counter=counter))
    march = s07_allowance.forced_march(g, (FRENCH,)).value or 0
    assert (given, given + march) == (normal, most)


def test_who_marches_on() -> None:  # 7.2#1 7.2.1 7.2.2a 7.7.4#1
    g = scene({"de-Gdc": SOURCE, "de-Metz1": SOURCE, GUNS: TARGET, FRENCH: TARGET})
    assert s07_allowance.forced_march(g, ("de-Gdc",)).value == 7
    assert s07_allowance.forced_march(g, ("de-Gdc", "de-Metz1")).value == 3
    assert s07_allowance.forced_march(g, (FRENCH, GUNS)) == Reason(
        "7.2", "mp-no-forced-march", 0, (("name", "Verdun"),)
    )
    g.change("de-Gdc", mode="rail")
    assert s07_allowance.forced_march(g, ("de-Gdc",)).value == 0


def test_the_french_do_not_march_on_in_their_first_movement_phase() -> None:  # 22.1
    g = scene({FRENCH: SOURCE, "be-1": "52.16", GERMAN: "55.48"}, phase="movement")
    limits = [s07_allowance.forced_march(g, (id_,)) for id_ in (FRENCH, "be-1", GERMAN)]
    assert [(limit.rule, limit.value) for limit in limits] == [("22.1", 0), ("7.2.1", 3), ("7.2.1", 3)]
    g.phase = "counter_movement"
    assert s07_allowance.forced_march(g, (FRENCH,)).value == 3
    g.phase, g.gt = "movement", 2
    assert s07_allowance.forced_march(g, (FRENCH,)).value == 3


def test_reaction_is_paid_first_and_fortresses_do_not_move() -> None:  # 7.1.1#3 7.0#1
    g = scene({"de-Gdc": SOURCE, GERMAN: SOURCE, METZ: "54.48"})
    g.change("de-Gdc", reaction=4)
    assert [r.value for r in s07_allowance.allowance(g, "de-Gdc", counter=False)] == [9, -4]
    together = s07_allowance.stack_allowance(g, ("de-Gdc", GERMAN), counter=False)
    assert s07_costs.total(together) == 5
    assert s07_costs.total(s07_allowance.allowance(g, METZ, counter=False)) == 0


# reach


def test_the_search_pays_what_the_steps_cost() -> None:  # 7.1.2#1
    """With both armies on the map, blown bridges and the flood: the search knows no other costs."""
    g = scene({id_: placed.hex for id_, placed in oob.setup().items()}, flooded=True, bridges={LINE: True})
    g.bridges["58.70/59.70"] = True
    for id_ in (FRENCH, GERMAN):
        law, home = s07_costs.law(g, (id_,)), g.units[id_].where
        places = (home, *map(cell, ("52.50", "58.70", "35.12", "51.16", "53.67", "43.12")))
        for here in {near for place in places for near in g.board.within(place, 3)}:
            for near in g.board.adjacent[here]:
                found = s07_costs.cost(g, (id_,), here, near)
                price = None if isinstance(found, Reason) else s07_costs.total(found)
                assert law(here, near) == price, (id_, g.board.name(here), g.board.name(near))
        assert all(found.spent <= 9 for found in s07_reach.reach(g, (id_,), 9).values())
        assert home not in s07_reach.reach(g, (id_,), 9)


def test_a_way_goes_around_what_is_closed() -> None:  # 7.1.2#1
    g = scene({FRENCH: SOURCE})
    free = s07_reach.reach(g, (FRENCH,), 9)
    assert free[cell(TARGET)] == (2, cell(SOURCE))
    assert s07_reach.way(free, cell("44.22")) == tuple(map(cell, ("44.19", "44.20", "44.21", "44.22")))
    shut = s07_reach.reach(g, (FRENCH,), 9, closed={cell(TARGET)})
    assert cell(TARGET) not in shut
    assert s07_reach.reach(g, (FRENCH,), 1) == {}
