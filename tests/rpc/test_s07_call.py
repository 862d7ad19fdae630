"""6.1, 6.2, 7.2 and 7.3 Calls, hourglasses, signals and cancellation."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s07_modes
from tests.rpc.scene import Scene, open_map

UNITS = {"B": "C03 british infantry", "C": "K09 british infantry", "G": "H05 german infantry"}
TRENCH = open_map(lines=[{"kind": "trench", "side": "british", "path": ["A01", "B01"]}])


def gun(mode: str = "runner", firepower: int = 3, side: str = "british", **more: Any) -> dict[str, Any]:
    return {"side": side, "firepower": firepower, "mode": mode, **more}


def battle(artillery: dict[str, Any], units: dict[str, str] = UNITS, **document: Any) -> Scene:
    document.setdefault("couplets", 4)
    return Scene(units, artillery=artillery, initiative="british", **document)


def call(
    scene: Scene, group: str, observer: str, hex_: str, vertex: str, mode: str = "runner", shell: str = "he"
) -> Scene:
    """The British call a group; the vertex must be in sight."""
    scene.british("command-choose", group).british("call-mode", mode)
    if scene.pending.kind == "call-observer":
        scene.british("call-observer", observer)
    scene.british("call-hex", hex_).british("call-vertex", vertex)
    return scene.british("call-shell", shell)


# 7.21 the table


@pytest.mark.parametrize(
    ("mode", "before", "after", "delay", "delay_after"),
    [
        ("aircraft", 7, 6, 1, 1),  # 7.21.aircraft#1
        ("flare", 7, 5, 0, 0),  # 7.21.flare#1
        ("runner", 6, 4, 3, 6),  # 7.21.runner#1
        ("telephone", 7, 0, 1, 1),  # 7.21.telephone#1
        ("trench set", 8, 8, 1, 1),  # 7.21.trenchset#1
    ],
)
def test_the_table_of_modes(mode: str, before: int, after: int, delay: int, delay_after: int) -> None:
    """Numbers without and with a bombardment by either side."""
    g = battle({"B1": gun(mode)}).g
    assert (s07_modes.signal_success(g, mode), s07_modes.relay_delay(g, mode)) == (
        before,
        delay,
    )  # 7.21#1 7.21#3
    g.bombarded = True
    assert (s07_modes.signal_success(g, mode), s07_modes.relay_delay(g, mode)) == (
        after,
        delay_after,
    )  # 7.14 7.21#2


def test_telephones_are_safer_with_a_trench_on_the_map() -> None:
    assert s07_modes.signal_success(battle({}, map=TRENCH).g, "telephone") == 9  # 7.21.telephone#1
    marker = battle({}, trenches={"K01": "german"})
    assert s07_modes.signal_success(marker.g, "telephone") == 9, "a marker of either side will do"


# 6.1 the call


def test_a_call_places_cross_hair_and_hourglass_and_spends_the_group() -> None:
    scene = battle({"B1": gun(), "G1": gun(side="german")}, turn=2)
    call(scene, "B1", "B", "H05", "H05/I05/I06")
    it = scene.g.artillery["B1"]
    assert (it.target, it.hourglass, it.primed) == ("H05/I05/I06", 5, False)  # 6.1#2 6.1#4 7.221#1
    assert not it.ready, "the group is spent"  # 6.05#2
    assert scene.unit("B").ready, "the observer is not"  # 6.1#7
    scene.expect("german", "command-choose")  # 6.1#1
    assert "G1" in scene.ids
    assert "B1" not in scene.ids
    scene.german("command-choose", "pass").expect("british", "command-choose")
    assert "B1" not in scene.ids, "it has its marker on the map"  # 7.221#2


def test_the_vertex_must_be_in_sight_of_the_observer() -> None:
    """A village hides everything behind it, and each corner is looked at for itself."""
    units = {"B": "C05 british infantry", "M": "C07 british machine-gun", "G": "K05 german infantry"}
    scene = battle({"B1": gun()}, units, hexes={"D04": "village", "D05": "village"})
    scene.british("command-choose", "B1").british("call-mode", "runner")
    assert scene.ids == ["B", "back"], "only infantry observes"  # 7.21.runner#3 6.1#5
    scene.british("call-observer", "B").british("call-hex", "K05")
    scene.expect("british", "call-hex")  # 6.1#3
    assert scene.note("call-unseen")["hex"] == "K05"
    scene.british("call-hex", "D06")
    assert scene.ids == ["D06/D07/E07", "C07/D06/D07", "C06/C07/D06", "C06/D05/D06", "back"]
    assert scene.why_not("vertex:D06/E06/E07") == ["4.41 sight-village"]


def test_every_group_has_its_own_observer_and_runners_are_always_there() -> None:
    scene = battle({"B1": gun("telephone"), "B2": gun("aircraft")})
    scene.british("command-choose", "B1")
    assert scene.ids == ["telephone", "runner", "pass"]  # 7.21.runner#2
    scene.british("call-mode", "telephone")
    assert scene.ids == ["B", "C", "back"]  # 7.21.telephone#2
    scene.british("call-observer", "B").british("call-hex", "H05").british("call-vertex", "H05/I05/I06")
    scene.british("call-shell", "he").german("command-choose", "pass")
    scene.british("command-choose", "B2").british("call-mode", "runner").british(
        "call-observer", "C"
    )  # 6.1#6
    scene.british("call-hex", "K08").british("call-vertex", scene.ids[0]).british("call-shell", "he")
    assert scene.g.artillery["B2"].hourglass == 4, "a runner's delay, not that of the aircraft"


def test_aircraft_see_every_vertex() -> None:
    scene = battle({"B1": gun("aircraft")}, hexes={"D03": "village", "D02": "village", "C04": "village"})
    scene.british("command-choose", "B1").british("call-mode", "aircraft").british("call-hex", "K09")
    assert len(scene.ids) == 7, "six corners and the way back"  # 7.21.aircraft#2 4.7


def test_at_night_in_a_campaign_aircraft_are_replaced_by_telephones() -> None:
    scene = battle({"B1": gun("aircraft")}, segment="night", campaign={"attacker": "german", "days": 3})
    scene.british("command-choose", "B1")
    assert scene.ids == ["telephone", "runner", "pass"]  # 11.522


def test_one_unit_observes_for_all_trench_sets_and_stays_where_it_is() -> None:
    scene = battle({"B1": gun("trench set")}, observers={"british": "C"})
    scene.british("command-choose", "B1").british("call-mode", "trench set")
    assert scene.ids == ["C", "back"]  # 7.21.trenchset#2
    scene.british("call-observer", "C").british("call-hex", "K08").british(
        "call-vertex", scene.ids[0]
    ).british("call-shell", "he")
    assert "observer british" in scene.g.shown
    scene.german("command-choose", "pass").british("command-choose", "C")
    assert "move" not in scene.ids  # 7.21.trenchset#3


def test_flares_call_for_the_recorded_vertex_and_for_nothing_else() -> None:
    scene = battle({"B1": gun("flare", preregistered="H05/I05/I06")}, turn=3)
    assert scene.game.view("german")["artillery"][0]["preregistered"] is True, "recorded in secret"  # 7.3#3
    scene.british("command-choose", "B1").british("call-mode", "flare")
    scene.british("call-observer", "B")  # 7.21.flare#3
    assert scene.ids == ["H05/I05/I06", "back"]  # 7.21.flare#2
    scene.british("call-vertex", "H05/I05/I06").british("call-shell", "he")
    it = scene.g.artillery["B1"]
    assert (it.primed, it.hourglass) == (True, 0)  # 7.222#2
    assert scene.game.view("german")["artillery"][0]["preregistered"] == "H05/I05/I06"
    scene.german("command-choose", "pass").expect("british", "command-choose")
    assert "B1" not in scene.ids, "spent by the call: it cannot be canceled this turn"  # 6.2#1
    scene.command("B").expect("chance", "signal-roll")  # 7.21#4


def test_gas_from_september_1915_and_smoke_at_any_date() -> None:
    def shells(date: str) -> list[str]:
        scene = battle({"B1": gun("aircraft")}, date=date)
        scene.british("command-choose", "B1").british("call-mode", "aircraft").british("call-hex", "H05")
        return scene.british("call-vertex", scene.ids[0]).ids

    assert shells("1915-08-31") == ["he", "smoke", "back"]  # 7.51#1 7.52#1
    assert shells("1915-09-01") == ["he", "smoke", "gas", "back"]


@pytest.mark.parametrize(("day", "gas"), [(1, False), (2, False), (3, True), (4, True)])
def test_gas_comes_to_a_campaign_with_the_first_of_september(day: int, gas: bool) -> None:
    campaign = {"attacker": "british", "days": 6}
    scene = battle({"B1": gun("aircraft")}, date="1915-08-30", campaign=campaign, day=day)
    scene.british("command-choose", "B1").british("call-mode", "aircraft").british("call-hex", "H05")
    scene.british("call-vertex", scene.ids[0])
    assert ("gas" in scene.ids) == gas  # 7.51#1 11.02#1
    assert bool(scene.why_not("gas")) != gas


def test_three_groups_at_plus_three_by_telephone() -> None:
    scene = battle({f"B{i}": gun("telephone") for i in (1, 2, 3)})
    groups = {o.id: dict(o.args)["firepower"] for o in scene.pending.options if o.verb == "call"}
    assert groups == {"B1": 3, "B2": 3, "B3": 3}  # 7.0#2 6.01#5
    scene.british("command-choose", "B3")
    assert "telephone" in scene.ids  # 7.0#2


def test_guns_reach_everything_that_is_seen() -> None:
    units = {"B": "A01 british infantry", "G": "L09 german infantry"}
    scene = battle({"B1": gun()}, units)
    call(scene, "B1", "B", "L10", "K10/L09/L10")
    assert scene.g.artillery["B1"].target == "K10/L09/L10"  # 7.0#3


def test_a_group_waits_for_its_day() -> None:
    scene = battle({"B1": gun(from_day=2)})
    assert "B1" not in scene.ids  # 7.0#1


# 7.222 hourglasses


def test_a_group_is_primed_when_the_turn_marker_reaches_its_hourglass() -> None:
    scene = battle({"B1": gun(target="H05/I05/I06", called_mode="runner", hourglass=3)}, couplets=1, turn=1)
    for turn in (2, 3):
        assert not scene.g.artillery["B1"].primed
        scene.british("command-choose", "pass").german("command-choose", "pass")
        assert scene.g.turn == turn
        scene.dice(5).dice(6)
    assert scene.g.artillery["B1"].primed  # 5.3#6 7.222#1 7.223#1
    scene.command("B").expect("chance", "signal-roll")


# 7.23 signals


def primed(mode: str = "runner", **more: Any) -> dict[str, Any]:
    return gun(mode, target="H05/I05/I06", called_mode=mode, primed=True, **more)


def test_a_command_waits_for_the_signals_of_all_primed_groups_in_their_owners_order() -> None:
    groups = {"B1": primed(), "B2": primed(), "B3": gun(), "G1": primed(side="german")}
    scene = battle(groups)
    scene.command("B")
    scene.expect("british", "signal-choose")
    assert scene.ids == ["B1", "B2"], "neither a group that was not called nor the enemy's"  # 6.02#1
    scene.british("signal-choose", "B2").total(7)
    assert scene.note("signal")["result"] == "@signal-lost"  # 7.23#3
    assert scene.g.artillery["B2"].target
    assert scene.g.artillery["B2"].primed
    scene.total(6)
    assert scene.note("signal")["group"] == "B1"
    assert scene.note("signal")["result"] == "@signal-heard"  # 7.23#1 7.23#2
    scene.dice(1).total(2)  # accuracy, and the company in H05
    scene.expect("british", "actor-choose")  # 6.02#2
    scene.act("B", "deploy")
    assert not scene.unit("B").formed
    scene.german("command-choose", "pass").command("C")
    scene.expect("chance", "signal-roll").total(12)  # 7.223#2
    assert scene.note("signal")["group"] == "B2"
    assert scene.g.artillery["B2"].primed, "no accident in a regular roll"


def test_units_that_their_own_guns_scatter_drop_out_of_the_command() -> None:
    scene = battle({"B1": primed()}, {**UNITS, "B": "I05 british infantry", "G": "A10 german infantry"})
    scene.command("B").total(2).dice(1)
    scene.total(5)
    assert scene.modifiers() == {"firepower": 3, "formed": 1}
    assert not scene.unit("B").formed
    assert not scene.unit("B").ready
    scene.expect("german", "command-choose")  # 6.02#2


def test_passing_is_no_command() -> None:
    scene = battle({"B1": primed()})
    scene.british("command-choose", "pass").expect("german", "command-choose")  # 6.02#1


def test_a_call_makes_the_other_groups_roll_but_not_the_one_called() -> None:
    scene = battle({"B1": primed(), "B2": gun()})
    scene.british("command-choose", "B2")
    scene.expect("chance", "signal-roll").total(12)  # 6.02#4
    scene.expect("british", "call-mode")


# 6.2 cancellation


def test_a_cancellation_concerns_its_group_alone() -> None:
    scene = battle({"B1": primed(), "B2": primed(ready=False)})
    offered = {option.id: option.verb for option in scene.pending.options if option.id in scene.g.artillery}
    assert offered == {"B1": "cancel"}, (
        "no command fires a group, and one that is spent waits"
    )  # 6.02#3 GLOSS.spent-oma
    scene.british("command-choose", "B1")
    scene.expect("chance", "cancel-roll").total(6)  # 6.2#2 7.224
    it = scene.g.artillery["B1"]
    assert (it.target, it.primed, it.ready) == ("", False, False)  # 6.2#1 7.23#2
    scene.expect("german", "command-choose")


def test_a_cancellation_that_fails_leaves_everything_as_it_was() -> None:
    scene = battle({"B1": primed()})
    scene.british("command-choose", "B1").total(10)
    it = scene.g.artillery["B1"]
    assert (it.target, it.primed, it.ready) == ("H05/I05/I06", True, True)  # 6.2#3 7.23#5


def test_a_cancellation_of_eleven_or_more_fires_by_accident() -> None:
    scene = battle({"B1": primed()})
    scene.british("command-choose", "B1").total(11)
    assert scene.note("signal")["result"] == "@cancel-accident"  # 7.23#4 7.23#6
    scene.expect("chance", "accuracy-roll").dice(1).total(2)
    it = scene.g.artillery["B1"]
    assert (it.firing, it.ready) == (True, False)  # 6.2#3


def test_only_a_primed_group_can_be_canceled() -> None:
    scene = battle({"B1": gun(target="H05/I05/I06", called_mode="runner", hourglass=9)})
    assert "B1" not in scene.ids  # 7.224


def test_why_a_group_cannot_be_commanded() -> None:
    groups = {
        "B1": gun(target="H05/I05/I06", called_mode="runner", hourglass=9),
        "B2": gun(ready=False),
        "B3": gun(from_day=2),
        "G1": gun(side="german"),
    }
    scene = battle(groups)
    reasons = {group: scene.why_not(f"artillery:{group}") for group in groups}
    assert reasons == {
        "B1": ["7.224 why-not-group-waits"],
        "B2": ["6.1 why-not-group-spent"],
        "B3": ["7.0 why-not-group-day"],
        "G1": ["7.0 why-not-group-enemy"],
    }
    alone = battle({"B1": gun()}, {"M": "C03 british machine-gun", "G": "H05 german infantry"})
    assert alone.why_not("artillery:B1") == ["6.1 why-not-group-observer"]


def test_telephones_cut_by_a_bombardment_never_succeed() -> None:
    scene = battle({"B1": primed("telephone")}, bombarded=True)
    scene.british("command-choose", "B1").total(2)
    assert scene.g.artillery["B1"].primed  # 7.23#6
    scene.german("command-choose", "pass").command("B").total(2)
    assert scene.note("signal")["result"] == "@signal-lost"


def test_a_call_can_be_explained_and_let_go() -> None:
    scene = battle({"B1": gun()}, turn=4)
    scene.british("command-choose", "B1")
    assert [reason.args for reason in scene.explained("runner")] == [
        (("number", 6),),
        (("delay", 3), ("turn", 7)),
    ]
    scene.british("call-mode", "pass").expect("german", "command-choose")
    assert scene.g.artillery["B1"].ready, "nothing was placed"


def test_the_odds_of_a_signal() -> None:
    scene = battle({"B1": primed(), "B2": primed("trench set")})
    scene.command("B")
    assert scene.game.odds("B1").outcomes["fires"] == pytest.approx(15 / 36)
    assert scene.game.odds("B2").outcomes["fires"] == pytest.approx(26 / 36)
