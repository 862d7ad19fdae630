"""Section 12: the four scenarios of the Ypres volume, as their orders of battle give them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.table import Table
from grognard.games.rpc.counters import counters
from grognard.games.rpc.rules import s04_ground, s04_sight, s08_wire, s10_victory
from grognard.games.rpc.state import State

IDS = ("gheluvelt", "hill-60", "frezenberg", "hooge")


def new(id_: str, seed: int = 1, **options: str) -> Table:
    return grognard.new("rpc", id_, seed=seed, options=options)


def state(id_: str) -> State:
    found: State = new(id_).state
    return found


def after_set_up(id_: str, seed: int = 1) -> Table:
    """The scenario set up at random, up to the first decision of play."""
    game, rng = new(id_, seed), Random(seed)
    while game.pending is not None and game.state.phase == "set up" and game.pending.kind != "breach-choose":
        game.answer(rng.choice(game.pending.options))
    return game


def names(g: State, cells: Any) -> set[str]:
    return {g.board.name(cell) for cell in cells}


def around(g: State, *hexes: str) -> set[str]:
    """These hexes and those next to them."""
    return names(g, {near for hex_ in hexes for near in g.board.within(g.board.cell(hex_), 1)})


def forces(g: State, group: str) -> dict[str, int]:
    return dict(Counter(unit.type for unit in g.units.values() if unit.group == group))


def test_four_scenarios_in_the_order_of_their_dates() -> None:
    found = [scenario for scenario in grognard.scenarios("rpc") if scenario.id in IDS]
    assert {scenario.id for scenario in found} == set(IDS)
    dates = {scenario.id: scenario.date for scenario in found}
    assert dates["gheluvelt"] == "1914-10-31"  # 12.S1#1
    assert dates["hill-60"] == "1915-04-18"  # 12.S2#1
    assert dates["frezenberg"] == "1915-05-08"  # 12.S3#1
    assert dates["hooge"] == "1915-07-29"  # 12.S4#1
    for scenario in found:
        assert set(scenario.title) == set(scenario.note) == {"en", "fr"}
        assert scenario.sides == ("german", "british")


@pytest.mark.parametrize(("id_", "map_", "turns", "first"), [
    ("gheluvelt", "ypres-1914", 6, "german"), ("hill-60", "ypres-1915", 6, "british"),
    ("frezenberg", "ypres-1915", 12, "british"), ("hooge", "ypres-1917", 6, "british"),
])  # fmt: skip
def test_map_length_and_who_sets_up_first(id_: str, map_: str, turns: int, first: str) -> None:
    game = new(id_)
    assert game.state.board.id == f"rpc-{map_}"  # 12.S1#2 12.S2#2 12.S3#2 12.S4#2 12.0#2
    assert game.state.setting.turns == turns  # 12.S1#2 12.S2#2 12.S3#2 12.S4#2
    assert game.pending is not None
    assert game.pending.side == first  # 12.S1#5 12.S2#9 12.S3#5 12.S4#7


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.parametrize("seed", range(3))
def test_every_unit_finds_its_place(id_: str, seed: int) -> None:
    game = after_set_up(id_, seed)
    g = game.state
    lost = [id_ for id_, unit in g.units.items() if unit.where == -1]
    assert not lost
    for unit in g.units.values():
        if unit.where >= 0:
            group = g.setting.groups[unit.group]
            assert unit.where in group.area | group.overflow
            assert unit.where in g.setting.playable


# 12.S1 Gheluvelt


def test_the_orders_of_battle_of_gheluvelt() -> None:
    g = state("gheluvelt")
    assert forces(g, "reserve") == {"reserve-infantry": 6}  # 12.S1#6
    assert forces(g, "saxons") == {"reserve-infantry": 4}  # 12.S1#8
    assert forces(g, "worcesters") == {"bef-infantry": 3}  # 12.S1#9
    assert forces(g, "gunners") == {"artillery": 3}  # 12.S1#10
    assert len(g.units) == 16
    places = {"reserve": "AH15", "saxons": "AG17", "worcesters": "AI11", "gunners": "AC16"}
    for group, hex_ in places.items():
        assert names(g, g.setting.groups[group].area) == around(g, hex_)  # 12.S1#6 12.S1#8 12.S1#9 12.S1#10
    assert not g.artillery


def test_the_reserve_regiments_set_up_dispersed() -> None:
    g = after_set_up("gheluvelt").state
    assert not any(unit.formed for unit in g.units.values() if unit.group == "reserve")  # 12.S1#7
    assert g.setting.groups["saxons"].face == ""


def test_gheluvelt_is_fought_within_nine_hexes() -> None:
    g = state("gheluvelt")
    middle = g.board.cell("AG16")
    assert g.setting.playable == {c for c in g.board.cells if g.board.distance(c, middle) <= 9}  # 12.S1#3


def test_points_at_gheluvelt() -> None:
    """A point for each of four hexes, and for each enemy battery destroyed; only the British have batteries."""
    g = after_set_up("gheluvelt").state
    for name in ("AH15", "AH16", "AG16", "AG17"):
        g.control[g.board.cell(name)] = "british"
    assert (s10_victory.points(g, "british"), s10_victory.points(g, "german")) == (4, 0)  # 12.S1#4
    g.control[g.board.cell("AG17")] = "german"
    for id_ in ("gunners-1", "gunners-2", "gunners-3"):
        g.move_to(id_, -2)
    outcome = s10_victory.verdict(g)
    assert (outcome.winner, outcome.scores) == ("german", {"german": 4, "british": 3})  # 12.S1#4
    assert outcome.rule == "12.S1#4"


# 12.S2 Hill 60


def test_the_orders_of_battle_of_hill_60() -> None:
    g = state("hill-60")
    for group in ("borderers", "dukes"):
        assert forces(g, group) == {"infantry": 4, "machine-gun": 1}  # 12.S2#10 12.S2#11
    assert forces(g, "172nd") == {"infantry": 8, "machine-gun": 2}  # 12.S2#12
    areas = {group: names(g, it.area) for group, it in g.setting.groups.items()}
    assert areas["borderers"] == around(g, "N19")  # 12.S2#10
    assert areas["dukes"] == {"L14", "L15"}  # 12.S2#11
    assert areas["172nd"] == around(g, "O22")  # 12.S2#12
    assert not g.artillery  # 12.S2#14


def test_the_fifth_of_the_dukes_stands_beside_the_village() -> None:
    """Five units, two hexes, two units a hex: one stands next to them, and only when both are full."""
    for seed in range(3):
        g = after_set_up("hill-60", seed).state
        places = Counter(g.board.name(unit.where) for unit in g.units.values() if unit.group == "dukes")
        assert (places.pop("L14"), places.pop("L15")) == (2, 2)  # 12.S2#11 3.4#1
        assert set(places) <= around(g, "L14", "L15")
        assert places.total() == 1


def test_no_mans_land_at_hill_60_is_closed_but_for_two_hexes() -> None:
    g = state("hill-60")
    nml = {cell for cell in g.board.cells if g.board.extra[cell].get("nml")}
    assert names(g, nml & g.setting.playable) == {"N20", "O20"}  # 12.S2#5
    assert len(g.setting.playable) == g.board.size - len(nml) + 2  # 12.S2#5 8.5


def test_at_hill_60_one_sees_over_the_closed_ground() -> None:
    """Q20 and P18 look at each other over P19, which is no man's land and closed."""
    g = state("hill-60")
    q20, closed, p18 = (g.board.cell(name) for name in ("Q20", "P19", "P18"))
    assert closed not in g.setting.playable
    assert closed in g.board.crossed(q20, p18) or closed in g.board.sight(q20, p18).touched
    g.turn = 4
    assert not g.night
    assert s04_sight.sight(g, q20, p18).clear  # 12.S2#6


def test_the_night_of_hill_60_ends_after_three_turns() -> None:
    g = state("hill-60")
    found = []
    for turn in range(1, 7):
        g.turn = turn
        found.append(g.night)
    assert found == [True] * 3 + [False] * 3  # 12.S2#7


def test_hill_60_is_hallowed_and_shelled() -> None:
    g = state("hill-60")
    assert g.hallowed == {g.board.cell("N19"): "british"}  # 12.S2#4
    assert not g.hallowed_made
    (shells,) = g.setting.bombardments
    assert (shells.side, shells.kind, shells.occupied_by) == ("german", "pulverizing", "")  # 12.S2#8
    assert names(g, shells.area) == around(g, "N19")  # 12.S2#8


def test_hill_60_must_be_held_whole() -> None:
    g = after_set_up("hill-60").state
    for holders, winner in (
        (("british",) * 2, "british"),
        (("german",) * 2, "german"),
        (("german", "british"), None),
    ):
        for name, side in zip(("N19", "M20"), holders, strict=True):
            g.control[g.board.cell(name)] = side
        assert s10_victory.verdict(g).winner == winner  # 12.S2#3


# 12.S3 Frezenberg


def test_the_orders_of_battle_of_frezenberg() -> None:
    g = state("frezenberg")
    assert forces(g, "front") == {"infantry": 24, "machine-gun": 6, "artillery": 2}  # 12.S3#6
    assert forces(g, "support") == {"infantry": 12, "machine-gun": 3}  # 12.S3#8
    assert g.to_place == {"support trench": 9}  # 12.S3#8
    expected = {"infantry": 24, "reserve-infantry": 24, "machine-gun": 6, "artillery": 3}
    assert forces(g, "reserves") == expected  # 12.S3#9
    groups = [(it.side, it.firepower, it.howitzer, it.mode) for it in g.artillery.values()]
    assert groups.count(("british", 3, False, "runner")) == 1  # 12.S3#7 7.0#1
    assert groups.count(("german", 4, True, "runner")) == 2  # 12.S3#10
    assert groups.count(("german", 3, False, "runner")) == 2  # 12.S3#10
    assert len(groups) == 5
    assert not set(g.artillery) & set(g.units), "they are never on the map"  # 2.4#1


def test_the_lines_of_frezenberg() -> None:
    g = state("frezenberg")
    areas = {group: it.area for group, it in g.setting.groups.items()}
    assert len(areas["support"]) == 21
    assert {"A17", "K12", "K02", "F14", "K07"} <= names(g, areas["support"])  # 12.S3#8
    trenches = {side: _trenches(g, side) for side in ("british", "german")}
    assert areas["front"] == trenches["british"]  # 12.S3#6 12.0#4
    assert areas["reserves"] == trenches["german"]  # 12.S3#9 12.0#4


def _trenches(g: State, side: str) -> set[int]:
    lines = [line for line in g.board.lines if line.kind == "trench" and line.extra["side"] == side]
    return {cell for line in lines for cell in line.path}


def test_the_bombardment_of_frezenberg_reaches_four_hexes_from_no_mans_land() -> None:
    g = state("frezenberg")
    (shells,) = g.setting.bombardments
    nml = [cell for cell in g.board.cells if g.board.extra[cell].get("nml")]
    near = {c for c in g.board.cells if any(g.board.distance(c, other) <= 4 for other in nml)}
    assert shells.area == near  # 12.S3#4
    assert (shells.side, shells.kind, shells.occupied_by) == ("german", "pulverizing", "british")  # 12.S3#4


def test_points_at_frezenberg() -> None:
    g = state("frezenberg")
    between = [c for c in g.board.cells if 10 <= g.board.hexes[c].column <= 23]
    g.control = dict.fromkeys(g.board.cells, "german")
    villages = sum(g.board.terrain[c] == "village" for c in between)
    heights = sum(s04_ground.level(g, c) == 3 for c in between)
    assert s10_victory.points(g, "german") == 3 * villages + heights  # 12.S3#3
    g.control[g.board.cell("L14")] = "british"
    assert s10_victory.points(g, "british") == 3  # 12.S3#3


# 12.S4 Hooge


def test_the_orders_of_battle_of_hooge() -> None:
    g = state("hooge")
    assert forces(g, "rifles") == {"infantry": 4}  # 12.S4#8
    assert forces(g, "126th") == {"infantry": 3, "flamethrower": 3}  # 12.S4#9
    assert names(g, g.setting.groups["rifles"].area) == around(g, "R10")  # 12.S4#8
    assert names(g, g.setting.groups["126th"].area) == {"T10", "T11", "S12"}  # 12.S4#9
    assert not g.artillery  # 12.S4#11
    flamethrower = counters()["german", "flamethrower"]
    for face in (flamethrower.formed, flamethrower.dispersed):
        assert face.firepower is None  # 12.S4#11
        assert face.range is None


def test_hooge_is_fought_by_night_round_two_hexes_without_wire() -> None:
    g = state("hooge")
    assert g.night  # 12.S4#4
    g.turn = 6
    assert g.night  # 12.S4#4
    assert names(g, g.setting.playable) == around(g, "R10", "S11")  # 12.S4#6
    wired = [(side.a, side.b) for side in g.board.sides if side.kind == "wire"]
    assert wired
    assert not any(s08_wire.has_wire(g, a, b) for a, b in wired)  # 12.S4#5 10.1#1 12.0#1
    other = state("hill-60")
    sides = [(side.a, side.b) for side in other.board.sides if side.kind == "wire"]
    assert any(s08_wire.has_wire(other, a, b) for a, b in sides), "as the rules have it elsewhere"  # 10.1#1


def test_both_hexes_of_hooge() -> None:
    g = after_set_up("hooge").state
    for name in ("R10", "S11"):
        g.control[g.board.cell(name)] = "german"
    assert s10_victory.verdict(g).winner == "german"  # 12.S4#3
    g.control[g.board.cell("S11")] = "british"
    assert s10_victory.verdict(g).winner is None  # 12.S4#3


# all of them


@pytest.mark.parametrize("id_", IDS)
def test_units_never_leave_the_playable_area(id_: str) -> None:
    game, rng = new(id_, 5), Random(5)
    for _ in range(1500):
        if game.pending is None:
            break
        game.answer(rng.choice(game.pending.options))
        for unit in game.state.units.values():
            assert unit.where < 0 or unit.where in game.state.setting.playable  # 12.S1#3 12.S2#5 12.S4#6
