"""F128 Mines and T107 Gas on entering and leaving a hex; F131 Wire; A41, A45.4 and A54."""

from __future__ import annotations

from typing import Any

from tests.gwc.marching import cost, go, left, moving, ordered
from tests.gwc.scene import Scene, action, order

PAIR = {"M": "H6 ge-mueller", "L": "H6 ge-landwehr", "K": "B2 ge-landwehr"}


def in_stack(**document: Any) -> Scene:
    """Müller and a Landwehr are about to move together from H6."""
    scene = moving(PAIR, "M", "L", **document)
    return scene.german("move-choose", "M").german("stack-choose", "L")


def rolled(scene: Scene, id_: str, white: int, coloured: int) -> Scene:
    """The owner rolls for this defender next, if there is a choice."""
    if scene.pending.kind == "defense-next":
        scene.answer(scene.pending.side, "defense-next", id_)
    return scene.roll(white, coloured)


# Mines


def test_one_roll_for_a_group_on_entry() -> None:
    """6 FP and 4 make 10: the French roll, the Germans defend without Cover."""
    scene = in_stack(fortifications={"H5": "mines"}, ground={"H5": "woods"})
    scene.german("step-choose", "H5")
    scene.roll(2, 2)
    attack = scene.note("mine-attack")
    assert (attack["total"], attack["side"]) == (10, "@side-french")  # F128.2#1 F128.2#3
    assert len(attack["names"]) == 2  # F128.1#1 F128.1#2
    rolled(scene, "L", 1, 1)
    assert scene.note("defense")["total"] == 7 + 2 + 2  # F128.2#2: no Cover from the Woods
    rolled(scene, "M", 1, 1)
    assert scene.unit("M").broken  # 8 + 2, a tie
    assert not scene.unit("L").broken
    assert len(scene.said("mine-attack")) == 1


def test_a_tie_breaks_who_moves_and_suppresses_who_advances() -> None:
    document: dict[str, Any] = {"fortifications": {"H5": "mines"}}
    units = {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr"}
    mover = go(moving(units, "L", **document), "L").german("step-choose", "H5").roll(2, 2).roll(1, 2)
    assert mover.unit("L").broken  # F128.2#6: 7 + 3 against 10
    advancer = ordered("advance", units, "L", **document).german("advance-hex", "H5").roll(2, 2).roll(1, 2)
    assert (advancer.unit("L").broken, advancer.unit("L").suppressed) == (False, True)


def test_leaving_mines_strikes_first_and_the_broken_still_arrive() -> None:
    scene = in_stack(fortifications={"H6": "mines"}).german("step-choose", "H5").roll(6, 6)
    assert scene.g.board.name(scene.g.attack.cell) == "H6"
    rolled(scene, "L", 1, 1)
    rolled(scene, "M", 6, 6)
    assert scene.unit("L").broken
    assert (scene.at("L"), scene.at("M")) == ("H5", "H5")  # F128.2#5
    assert left(scene) == 2  # the broken Landwehr has 1 + 2, less the one spent


def test_only_those_that_go_defend() -> None:
    units = {"L": "H6 ge-landwehr", "J": "H5 ge-jaeger", "K": "B2 ge-landwehr"}
    scene = go(moving(units, "L", fortifications={"H5": "mines"}), "L").german("step-choose", "H5")
    scene.roll(1, 1).roll(6, 6)
    assert [note["unit"] for note in scene.said("defense")] == ["L"]  # F128.2#4


def test_french_edition_rolls_singly_on_leaving() -> None:
    scene = in_stack(fortifications={"H6": "mines"}, options={"edition": "fr"}).german("step-choose", "H5")
    scene.roll(1, 1).roll(6, 6).roll(1, 1).roll(6, 6)
    assert len(scene.said("mine-attack")) == 2  # F128.1#fr
    both = in_stack(fortifications={"H6": "mines"}).german("step-choose", "H5").roll(1, 1)
    assert len(both.note("mine-attack")["names"]) == 2


def test_mines_at_the_edge_strike_who_leaves_the_map() -> None:
    units = {"L": "A11 ge-landwehr", "K": "B2 ge-landwehr", "X": "O2 fr-infanterie broken"}
    scene = go(moving(units, "L", fortifications={"A11": "mines"}), "L").german("step-choose", "exit")
    scene.roll(6, 6).roll(1, 1).german("exit-space", "2")
    assert scene.g.time_track[2][0].counter == "ge-landwehr"  # F128.1#1 7.2.1#6


def test_a_retreat_through_mines() -> None:
    units = {"L": "H6 ge-landwehr broken", "K": "B2 ge-landwehr", "F": "N9 fr-infanterie"}
    hands = {"german": {"R": order("rout"), "M": order("move")}}
    scene = Scene(units, hands=hands, fortifications={"H5": "mines"}).german("order-choose", "R")
    scene.roll(4, 4).roll(1, 1).roll(6, 6)  # Rout 8 against 7, Mines, Defense
    assert scene.note("mine-attack")["hex"] == "H5"  # F128.1#1


# Gas


def test_gas_suppresses_and_then_breaks() -> None:
    units = {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr"}
    scene = go(moving(units, "L", gas=["H5", "H4"]), "L")
    assert cost(scene, "H5") == 2  # T107#1
    scene.german("step-choose", "H5")
    assert scene.unit("L").suppressed  # T107.1#1
    assert not scene.unit("L").broken
    assert left(scene) == 1
    other = ordered("advance", {**units, "L": "H6 ge-landwehr suppressed"}, "L", gas=["H5"])
    other.german("advance-hex", "H5")
    assert other.unit("L").broken  # T107.1#2


def test_anti_gas_strategy_keeps_them_from_breaking() -> None:
    units = {"L": "H6 ge-landwehr suppressed", "K": "B2 ge-landwehr"}
    scene = ordered("advance", units, "L", gas=["H5"], reminders={"german": ["GS1"]})
    scene.german("advance-hex", "H5")
    assert (scene.unit("L").broken, scene.unit("L").suppressed) == (False, True)  # S98.4.1


# Wire


def test_wire_stops_who_enters_and_who_leaves() -> None:
    units = {"L": "H6 ge-landwehr", "J": "B5 ge-jaeger"}
    hands = {"german": {"AF": action("assault-fire")}}
    entering = go(moving(units, "L", fortifications={"H5": "wire"}), "L").german("step-choose", "H5")
    assert entering.at("L") == "H5"
    entering.expect("german", "order-choose")  # F131.2#1
    leaving = go(moving(units, "L", fortifications={"H6": "wire"}, hands=hands), "L")
    assert left(leaving) == 4  # F131.2#3
    leaving.german("step-choose", "H5").expect("german", "order-choose")
    assert leaving.at("L") == "H5"


# A41 Engineering Works


def test_ex_actionduring() -> None:
    """The Platoon moves first, then Engineering Works are played, and then the Leader moves."""
    units = {"M": "H6 ge-mueller", "P": "H6 ge-pionier", "K": "B2 ge-landwehr"}
    hands = {"german": {"E1": action("engineering-works"), "E2": action("engineering-works")}}
    scene = moving(units, "M", "P", hands=hands, fortifications={"H3": "wire", "I4": "wire", "C8": "wire"})
    assert "E1" not in scene.expect("german", "move-choose").ids
    scene.german("move-choose", "P").german("stack-choose", "done").german("step-choose", "H5", "H4", "done")
    scene.german("move-choose", "E1")  # EX.actionduring A41#1 O14.4#1
    assert set(scene.expect("german", "wire-choose").ids) == {"H3", "I4"}  # A41#2
    scene.german("wire-choose", "I4").german("move-choose", "E2")
    assert {scene.g.board.name(c) for c in scene.g.fortifications} == {"C8"}
    scene.german("move-choose", "M").german("step-choose", "H5")


def test_wire_cleared_underfoot_gives_the_mp_back() -> None:
    units = {"P": "H6 ge-pionier", "K": "B2 ge-landwehr"}
    hands = {"german": {"E": action("engineering-works")}}
    scene = go(moving(units, "P", hands=hands, fortifications={"H5": "wire"}), "P").german(
        "step-choose", "H5"
    )
    assert scene.ids == ["E", "done"]
    assert left(scene) == 0
    scene.german("step-choose", "E")
    assert left(scene) == 4  # A41#2


# A45.4 Hidden Wire


def test_hidden_wire_is_the_defenders_and_needs_a_free_dry_hex() -> None:
    units = {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr", "F": "O9 fr-infanterie"}
    hands = {"french": {"HW": action("hidden-wire")}}
    ground = {"H5": "marsh"}
    document: dict[str, Any] = {"hands": hands, "ground": ground, "fortifications": {"G6": "foxholes"}}
    defended = {"french": "defend", "german": "attack"}
    for hex_, postures, offered in [
        ("H5", defended, False),  # A45.4#2: Water
        ("G6", defended, False),  # a Fortification
        ("I6", defended, True),
        ("I6", {"french": "attack", "german": "defend"}, False),  # A45.4#1
    ]:
        scene = go(moving(units, "L", postures=postures, **document), "L").german("step-choose", hex_)
        assert (scene.game.pending is not None and scene.pending.kind == "action-entered") == offered, hex_


def test_hidden_wire_acts_at_once() -> None:
    units = {"L": "H6 ge-landwehr+mg08-15", "K": "B2 ge-landwehr", "F": "O9 fr-infanterie"}
    document: dict[str, Any] = {"hands": {"french": {"HW": action("hidden-wire")}}}
    scene = go(moving(units, "L", postures={"french": "defend", "german": "attack"}, **document), "L")
    scene.german("step-choose", "H5").french("action-entered", "HW")
    assert scene.at("L") == "H5"
    scene.expect("german", "order-choose")  # A45.4#3: the Move is over
    assert scene.note("hidden-wire")["hex"] == "H5"


# A54 Storm Troops


def storming(date: str = "1916-02", **document: Any) -> Scene:
    units = {
        "M": "H6 ge-mueller",
        "S": "H6 ge-stosstruppen",
        "L": "H6 ge-landwehr",
        "F": "H5 fr-infanterie",
        "E": "G6 fr-infanterie",
        "K": "B2 ge-landwehr",
    }
    hands = {"german": {"ST": action("storm-troops")}, "french": {"OF": action("fire")}}
    return moving(units, "M", "S", "L", hands=hands, date=date, **document)


def test_storm_troops_enter_enemies_without_op_fire() -> None:
    scene = storming().german("move-choose", "ST")  # A54#1
    assert "ST" not in scene.ids
    scene.german("move-choose", "S").german("stack-choose", "M", "done")
    assert {"H5", "G6"} <= set(scene.ids)  # A54#2: Müller is stacked with them
    scene.german("step-choose", "H5")
    scene.expect("german", "move-choose")  # A54#3 A54#4: no MP left, and no offer of Op Fire
    scene.german("move-choose", "L")
    assert not {"H5", "G6"} & set(scene.ids)  # Landwehr has no boxed Range
    scene.german("step-choose", "H7").french("op-fire-offer", "OF")
    assert "F" not in scene.ids  # A54#5: the defenders in the entered hex are silent
    scene.french("op-fire-offer", "pass").german("step-choose", "done")
    assert scene.note("melee")["hex"] == "H5"


def test_storm_troops_not_before_1916() -> None:
    for date, offered in (("1915-12", False), ("1916-01", True)):
        units = {"P": "H6 ge-pionier", "J": "H6 ge-mueller", "K": "B2 ge-landwehr"}
        scene = moving(units, "J", "P", hands={"german": {"ST": action("storm-troops")}}, date=date)
        assert ("ST" in scene.expect("german", "move-choose").ids) == offered  # A54.1


def test_without_the_card_enemy_hexes_are_closed() -> None:
    scene = storming().german("move-choose", "S").german("stack-choose", "done")
    assert not {"H5", "G6"} & set(scene.ids)
    assert scene.why_not("hex:H5") == ["O23.4 why-not-enemy-occupied"]
