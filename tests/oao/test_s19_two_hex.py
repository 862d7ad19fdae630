"""19.0, 19.1.1 to 19.1.5: into two hexes, from there on, and out of them."""

from __future__ import annotations

from typing import Any

from grognard.games.oao.oob import schedule
from grognard.games.oao.rules import (
    s02_units,
    s03_zoc,
    s07_move_forces,
    s07_move_ways,
    s07_moves,
    s07_prepared,
    s07_tasks,
    s08_forts,
    s16_combinations,
    s19_two_hex,
    s19_ways,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s07_move_points import left
from grognard.games.oao.state import OFF_MAP, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

UNIT, OTHER, ASSET = "de-33-16", "de-34-16", "de-Jaeger1"


def moving(units: dict[str, str], *chosen: str, phase: str = "movement", **more: Any) -> State:
    """A position in which these units move."""
    g = scene(units, phase=phase, **more)
    s07_move_forces.begin(g, chosen[0])
    for id_ in chosen[1:]:
        s07_move_forces.join(g, id_)
    return g


def offered(g: State) -> dict[str, int]:
    """What is offered, and the MPs of each."""
    return {option.id: int(dict(option.args).get("points", 0)) for option in s19_two_hex.options(g)}


def do(g: State, name: str) -> Playing:
    option = next(option for option in s19_two_hex.options(g) if option.id == name)
    return Playing(g, s19_two_hex.perform, option.value)


def held(g: State, id_: str = UNIT) -> set[str]:
    return {g.board.name(each) for each in g.hexes_of(id_)}


# into two hexes


def test_one_half_stays_and_the_other_enters_a_new_hex() -> None:  # 19.1.1#1 19.0#1
    g = moving({UNIT: "03.47"}, UNIT)
    points = offered(g)
    near = {"03.46": 3, "04.46": 2, "04.47": 3, "03.48": 4, "02.47": 4, "02.46": 2}
    assert {name: points[f"spread 03.47+{name}"] for name in near} == near
    play = do(g, "spread 03.47+03.48")
    assert held(g) == {"03.47", "03.48"}
    assert set(g.in_hex(cell("03.48"))) == set(g.in_hex(cell("03.47"))) == {UNIT}
    assert left(g) == 9 - 4
    assert play.note("two-hex-spread-done")["points"] == 4


def test_into_two_adjoining_hexes_for_the_dearer_price() -> None:  # 19.1.1#2
    g = moving({UNIT: "03.47"}, UNIT)
    points = offered(g)
    assert points["spread 03.46+04.46"] == 3
    assert points["spread 02.46+02.47"] == 4
    assert points["spread 02.46+03.46"] == 3
    assert "spread 02.46+04.46" not in points, "they do not adjoin"
    do(g, "spread 02.46+02.47")
    assert held(g) == {"02.46", "02.47"}
    assert left(g) == 9 - 4


def test_what_it_cannot_pay_is_not_offered() -> None:  # 19.1.1#1
    g = moving({UNIT: "03.47"}, UNIT, phase="counter_movement", gt=10)
    do(g, "spread 03.47+04.46")
    do(g, "join 03.47")
    assert left(g) == 1
    assert max(offered(g).values()) == 4, "one MP, and three of a Forced March"
    do(g, "spread 03.47+03.48")
    assert g.move is not None
    assert g.move.forced == 3
    assert offered(g) == {}


def test_together_again() -> None:  # 19.1.1#3
    for name, points in {
        "join 03.47": 4,  # from 03.48
        "join 03.48": 4,
        "join 04.47": 4,  # three from 03.47, four from 03.48
        "join 02.47": 4,
    }.items():
        g = moving({UNIT: "03.47+03.48"}, UNIT)
        assert offered(g)[name] == points
        do(g, name)
        assert held(g) == {name.removeprefix("join ")}
        assert left(g) == 9 - points


def test_who_cannot_be_in_two_hexes() -> None:  # 19.1.1#7 19.0#1
    for id_ in ("de-art-Metz", "be-LOCc", "de-depot-FIRST"):
        assert s19_ways.unfit(scene({id_: "48.24"}), (id_,)) is not None
    for id_ in (UNIT, "fr-2c", "de-Etappe1", "de-Metz1"):
        assert s19_ways.unfit(scene({id_: "48.24"}), (id_,)) is None
    g = moving({UNIT: "48.24", "de-art-Metz": "48.24"}, UNIT, "de-art-Metz")
    assert offered(g) == {}, "a gun is in the Force"
    g = scene({UNIT: "48.24"})
    g.change(UNIT, mode="rail")
    assert s19_ways.unfit(g, (UNIT,)) is not None


def test_an_asset_becomes_part_of_a_two_hex_force() -> None:  # 19.1.1#5
    g = moving({UNIT: "03.47+03.48", ASSET: "03.48"}, ASSET)
    assert offered(g)[f"with {UNIT}"] == 0
    do(g, f"with {UNIT}")
    assert held(g, ASSET) == held(g)
    assert left(g) == 9
    assert "join 03.47" in offered(g), "it leaves it by consolidating"
    do(g, "join 03.47")
    assert held(g, ASSET) == {"03.47"}
    assert held(g) == {"03.47", "03.48"}


def test_only_as_many_assets_as_a_force_may_have() -> None:  # 19.1.1#5
    spread = {UNIT: "03.47+03.48", "de-Etappe1": "03.47+03.48"}
    g = moving({**spread, "de-Etappe2": "03.48"}, "de-Etappe2")
    assert f"with {UNIT}" in offered(g)
    g = moving({**spread, "de-Etappe3": "03.47+03.48", "de-Etappe2": "03.48"}, "de-Etappe2")
    assert f"with {UNIT}" not in offered(g)
    g = moving({UNIT: "03.47+03.48", OTHER: "03.48"}, OTHER)
    assert f"with {UNIT}" not in offered(g), "a Formation is a Force of its own"
    g = moving({UNIT: "03.47+03.48", "de-art-Metz": "03.48"}, "de-art-Metz")
    assert offered(g) == {}


def test_no_asset_slips_into_a_hex_that_is_closed_to_it() -> None:  # 19.1.1#5
    units = {UNIT: "53.48+52.48", ASSET: "53.48", "de-Metz1": "53.48", "fr-39-20": "10.40"}
    g = moving(units, "de-Metz1", phase="counter_movement")
    assert f"with {UNIT}" not in offered(g), "52.48 is not in the camp of Metz"
    g = moving(units, ASSET, phase="counter_movement")
    assert f"with {UNIT}" in offered(g)
    g.change("fr-39-20", prepared=cell("53.48"))
    g.pins["fr-39-20"] = (ASSET,)
    assert f"with {UNIT}" not in offered(g), "a PA marker pins it"


# stacking


def test_two_two_hex_forces_share_no_hex() -> None:  # 19.1.2
    g = moving({UNIT: "03.47+03.48", OTHER: "03.47"}, OTHER)
    assert all("03.47" not in name and "03.48" not in name for name in offered(g)), offered(g)
    assert "to 03.48" in [option.id for option in s07_move_ways.options(g)], "as one it may stack with it"
    g = moving({UNIT: "03.47", OTHER: "03.47"}, OTHER)
    assert "spread 03.47+03.48" in offered(g), "it may stack with what is in one hex"


def test_a_force_goes_into_two_hexes_together() -> None:  # 19.0#1 GLOSS.two_hex
    g = moving({UNIT: "03.47", ASSET: "03.47"}, UNIT, ASSET)
    do(g, "spread 03.47+03.48")
    assert held(g) == held(g, ASSET) == {"03.47", "03.48"}


def test_it_counts_half_in_each_hex() -> None:  # 19.1.3
    g = scene({UNIT: "03.47+03.48", OTHER: "10.47"})
    assert s02_units.eighths_in(g, UNIT) == 4
    assert s02_units.eighths_in(g, OTHER) == 8


# from two hexes on


def test_from_two_hexes_into_two_for_the_dearer_price() -> None:  # 19.1.4#1
    g = moving({UNIT: "03.46+03.47"}, UNIT)
    points = offered(g)
    # 03.46 to 02.45 costs 2, 03.47 to 02.46 costs 2; 03.46 to 02.46 costs 2, 03.47 to 02.47 costs 4
    assert points["shift 02.45+02.46"] == 2
    assert points["shift 02.46+02.47"] == 4
    do(g, "shift 02.46+02.47")
    assert held(g) == {"02.46", "02.47"}
    assert left(g) == 9 - 4


def test_it_wheels_about_a_half_that_stays() -> None:  # 19.1.4#2
    g = moving({UNIT: "03.47+03.48"}, UNIT)
    points = offered(g)
    assert points["shift 03.47+04.47"] == 4, "03.48 to 04.47"
    assert points["shift 03.48+04.47"] == 3, "03.47 to 04.47"
    do(g, "shift 03.48+04.47")
    assert held(g) == {"03.48", "04.47"}
    assert left(g) == 9 - 3


def test_it_moves_sideways() -> None:  # 19.1.4#3
    g = moving({UNIT: "03.46+03.47"}, UNIT)
    assert offered(g)["shift 03.47+03.48"] == 4, "03.46 to 03.47 costs 3, 03.47 to 03.48 costs 4"
    do(g, "shift 03.47+03.48")
    assert held(g) == {"03.47", "03.48"}


def test_it_never_walks_like_others() -> None:  # 19.1.4#1
    g = moving({UNIT: "03.46+03.47"}, UNIT)
    assert not any(option.id.startswith("to ") for option in s07_move_ways.options(g))
    assert [reason.rule for reason in s19_two_hex.why_not(g, cell("10.47"))] == ["19.1.4"]


def test_the_sum_that_is_shown_is_the_sum_that_is_paid() -> None:  # 19.1.4#3
    g = moving({UNIT: "03.46+03.47"}, UNIT)
    for option in s19_two_hex.options(g):
        parts = s19_two_hex.explain(g, option.value)
        assert sum(part.value or 0 for part in parts) == dict(option.args)["points"]


def pinned(g: State, *targets: str) -> State:
    """Allied PA markers point at these hexes and pin the unit."""
    for place, name in enumerate(targets):
        holder = ("fr-39-20", "fr-40-6")[place]
        g.change(holder, prepared=cell(name))
        g.pins[holder] = (UNIT,)
    return g


def test_prepared_attacks_hold_the_half_at_which_they_point() -> None:  # 19.1.4#4
    units = {UNIT: "03.46+03.47", "fr-39-20": "50.60", "fr-40-6": "50.61"}
    g = pinned(moving(units, UNIT, phase="counter_movement"), "03.47")
    assert set(offered(g)) == {"join 03.47", "shift 03.47+02.46", "shift 03.47+04.46"}
    assert {reason.rule for reason in s19_two_hex.why_not(g, cell("03.48"))} == {"19.1.4"}
    g = pinned(moving(units, UNIT, phase="counter_movement"), "03.47", "03.46")
    assert offered(g) == {}
    g = pinned(moving({**units, UNIT: "03.47"}, UNIT, phase="counter_movement"), "03.47")
    assert offered(g) == {}, "nor does half of a pinned Force slip away"


def test_it_places_no_prepared_attack() -> None:  # 19.1.4#5
    g = moving({UNIT: "03.47"}, UNIT)
    assert s07_prepared.options(g)
    g = moving({UNIT: "03.47+03.48"}, UNIT)
    assert s07_prepared.options(g) == ()
    assert s07_prepared.why_not(g, cell("02.47")) is not None


def test_it_may_straddle_a_ridge() -> None:  # 19.1.4#6
    g = moving({UNIT: "53.66"}, UNIT, gt=10)
    assert s03_zoc.around(g.board)[cell("53.66")] != g.board.adjacent[cell("53.66")]
    assert "spread 53.66+54.66" in offered(g)
    do(g, "spread 53.66+54.66")
    assert held(g) == {"53.66", "54.66"}


def test_the_nearer_hex_counts() -> None:  # 19.0#2
    g = scene({"fr-fort-Montmedy": "49.41", UNIT: "53.41+54.41"})
    assert s08_forts.why_not_abandon(g, "fr-fort-Montmedy") is None
    g = scene({"fr-fort-Montmedy": "49.41", UNIT: "54.41+55.41"})
    assert s08_forts.why_not_abandon(g, "fr-fort-Montmedy") is not None


def test_its_zone_goes_around_both_hexes() -> None:  # 19.0#1
    g = scene({UNIT: "03.46+03.47"})
    assert len(s03_zoc.zone_of(g, UNIT)) == 8


def test_it_is_what_the_player_is_asked() -> None:  # 19.1.1#1
    g = scene({UNIT: "03.47"}, phase="movement")
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", UNIT)
    play.german("move-choose", "spread 03.47+04.46").german("move-choose", "shift 04.46+03.46")
    play.german("move-choose", "done")
    assert held(g) == {"03.46", "04.46"}
    assert play.is_over, "nobody else can move"


# tasks


def test_two_positions_cost_thirteen_points_twice() -> None:  # 19.1.5 19.1.5.EX
    g = scene({UNIT: "03.46+03.47", "fr-39-20": "06.47"}, gt=10, phase="movement")
    g.means["german"] = Means(positions=5)
    spent = []
    while len(g.positions) < 2:
        g.change(UNIT, moved=False, began=())
        s07_move_forces.begin(g, UNIT)
        choices = s07_tasks.first(g) or tuple(o for o in s07_tasks.options(g) if o.id.startswith("build"))
        before = left(g)
        act: Act = choices[0].value
        s07_tasks.perform(g, act)
        assert s07_tasks.no_position(g, UNIT, cell("03.46")), "nothing else beside it"
        spent.append(before - left(g))
    assert sum(spent) == 2 * 13
    assert set(g.positions) == {cell("03.46"), cell("03.47")}


def test_no_combination_makes_two_two_hex_forces_share_a_hex() -> None:  # 19.1.2 16.3#2
    number = next(i for i, event in enumerate(schedule()) if event.units[:1] == ("de-4CC",))
    units = {"de-3c": "03.46", "de-6c": "03.47"}
    assert len(s16_combinations.places(scene(units), number)) == 3, "two hexes, or either of them"
    crowded = scene({**units, UNIT: "03.47+03.48"})
    assert [place.other for place in s16_combinations.places(crowded, number)] == [OFF_MAP, OFF_MAP]
