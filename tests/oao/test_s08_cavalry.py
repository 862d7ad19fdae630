"""8.2, 8.4: cavalry that reacts to what comes near, and the doctrine of the first weeks."""

from __future__ import annotations

import pytest

from grognard.games.oao.rules import s07_costs, s08_cavalry, s08_doctrine, s08_flight
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import OFF_MAP, Move, State, Unit
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

CAVALRY, GERMAN = "fr-2c", "de-33-16"
HERE = "58.54"


def step(g: State, id_: str, to: str, *, phase: str = "movement") -> Playing:
    """A unit of the moving side takes a step, and the other side is asked."""
    origin, g.phase, g.player = g.units[id_].where, phase, g.units[id_].side
    g.move = Move((id_,), began=origin)
    first, _, second = to.partition("+")
    if g.units[id_].other >= 0 or second:
        g.move = Move((id_,), began=origin, before=g.hexes_of(id_))
    g.move_to(id_, cell(first), cell(second) if second else OFF_MAP)
    return Playing(g, s08_cavalry.reaction, (id_,), origin)


def near(name: str) -> set[str]:
    board = scene({}).board
    return {board.name(each) for each in board.adjacent[cell(name)] if each >= 0}


def single(ids: list[str]) -> set[str]:
    """The plain moves among the ways out."""
    return {id_ for id_ in ids if " " not in id_ and id_ != "back"}


# triggers


def test_the_example_of_an_enemy_who_moves_past() -> None:  # 8.2.2.EX
    g = scene({CAVALRY: HERE, GERMAN: "59.54"}, gt=10)
    play = step(g, GERMAN, "59.55").allied("reaction-choose", CAVALRY)  # 8.2.1#2
    assert single(play.ids) == near(HERE) - {"59.55", "59.54"}  # 8.2.2#3
    option = play.asked.find("57.54")
    assert dict(option.args)["points"] == 2
    play.allied("reaction-where", "57.54")
    assert g.units[CAVALRY].where == cell("57.54")
    assert g.units[CAVALRY].reaction == 2  # 8.2.4
    assert play.note("reacted")["recorded"] == 2
    assert play.is_over


def test_cavalry_that_reacts_over_the_pontoon_bridge_is_its_force_of_the_phase() -> None:  # 24.6#1
    g = scene({"be-c": "51.16", GERMAN: "49.16"}, gt=10)
    play = step(g, GERMAN, "50.16").allied("reaction-choose", "be-c")
    points = dict(play.asked.find("52.16").args)["points"]
    play.allied("reaction-where", "52.16")
    assert g.pontoon_crossed
    assert points < s07_costs.total(s07_costs.hexside_cost(g, cell("51.16"), cell("52.16")))


def test_cavalry_that_retires_over_the_pontoon_bridge_does_so_in_no_movement_phase() -> None:  # 24.6#1 8.3.2
    g = scene({"be-c": "51.16"}, gt=10, phase="attack")
    Playing(g, s08_flight.flee, "be-c", Act("go", cell("52.16")), "8.3.2")
    assert g.units["be-c"].where == cell("52.16")
    assert not g.pontoon_crossed


def test_an_enemy_who_comes_up() -> None:  # 8.2.1#1
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    play = step(g, GERMAN, "59.54").allied("reaction-choose", CAVALRY)
    assert single(play.ids) == near(HERE) - {"59.54"}  # 8.2.2#2
    play.allied("reaction-where", "back")
    play.allied("reaction-choose", "pass")  # 8.2: at its owner's option
    assert play.is_over
    assert g.units[CAVALRY].where == cell(HERE)


def test_it_is_asked_at_once_and_of_the_other_side() -> None:  # 8.2.2#1
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    play = step(g, GERMAN, "59.54")
    assert (play.asked.side, play.asked.kind, play.asked.window) == ("allied", "reaction-choose", True)


@pytest.mark.parametrize(
    ("start", "to", "third", "asked"),
    [
        ("60.54", "59.54", {}, True),  # 8.2.1#1
        ("60.54", "59.54", {"de-34-16": "57.55"}, False),  # 8.2.1#1: it had an enemy next to it
        ("59.54", "59.55", {"de-34-16": "57.55"}, True),  # 8.2.1#2
        ("59.54", "60.54", {}, False),  # 8.2.1#2: into a hex next to nobody
        ("59.54", "60.54", {"fr-39-20": "61.55"}, True),  # 8.2.1#2: next to another friend
        ("61.54", "60.54", {}, False),
    ],
)
def test_what_gives_cause(start: str, to: str, third: dict[str, str], asked: bool) -> None:
    g = scene({CAVALRY: HERE, GERMAN: start, **third}, gt=10)
    assert step(g, GERMAN, to).is_over is not asked


def test_prepared_attacks_do_not_hold_cavalry() -> None:  # 8.2.1#2
    g = scene({CAVALRY: HERE, GERMAN: "59.54", "de-34-16": "58.55"}, gt=10)
    g.change("de-34-16", prepared=cell(HERE))
    assert CAVALRY in step(g, GERMAN, "59.55").ids


def test_only_movement_gives_cause() -> None:  # 8.2
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    assert step(g, GERMAN, "59.54", phase="attack").is_over
    g = scene({CAVALRY: HERE, GERMAN: "59.54"}, gt=10)
    g.phase = "movement"
    assert Playing(g, s08_cavalry.reaction, (GERMAN,), cell("60.54")).is_over, "it is not its own move"


def test_infantry_does_not_react_nor_does_cavalry_on_a_train() -> None:  # 8.2
    g = scene({"fr-39-20": HERE, GERMAN: "60.54"}, gt=10)
    assert step(g, GERMAN, "59.54").is_over
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    g.change(CAVALRY, mode="rail")
    assert step(g, GERMAN, "59.54").is_over


def test_dual_colour_jaeger_react() -> None:  # 8.1#5
    g = scene({"de-Jaeger1": HERE, "fr-39-20": "60.54"}, gt=10)
    assert step(g, "fr-39-20", "59.54").ids == ["de-Jaeger1", "pass"]


def test_several_react_in_the_order_of_their_owner() -> None:  # 8.2.2#1
    g = scene({CAVALRY: HERE, "fr-10c": HERE, "fr-6c": "58.53", GERMAN: "60.54"}, gt=10)
    play = step(g, GERMAN, "59.54")
    assert set(play.ids) == {CAVALRY, "fr-10c", "fr-6c", "pass"}
    play.allied("reaction-choose", "fr-6c").allied("reaction-where", "57.53")
    assert set(play.ids) == {CAVALRY, "fr-10c", "pass"}
    play.allied("reaction-choose", CAVALRY).allied("reaction-where", "57.54")
    play.allied("reaction-choose", "pass")
    assert g.units["fr-10c"].where == cell(HERE)


def test_it_may_react_again_and_again() -> None:  # 8.2.3#3
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    step(g, GERMAN, "59.54").allied("reaction-choose", CAVALRY).allied("reaction-where", "57.54")
    step(g, GERMAN, "58.54").allied("reaction-choose", CAVALRY).allied("reaction-where", "56.53")
    assert g.units[CAVALRY].where == cell("56.53")
    assert g.units[CAVALRY].reaction == 4  # 8.2.4


# where to


def test_other_zones_of_control_close_empty_hexes() -> None:  # 8.2.3#1
    units = {CAVALRY: HERE, GERMAN: "60.54", "de-34-16": "56.55"}
    g = scene(units, gt=10)
    watched = near("56.55") & near(HERE)
    assert watched
    play = step(g, GERMAN, "59.54").allied("reaction-choose", CAVALRY)
    assert single(play.ids) == near(HERE) - {"59.54"} - watched
    assert near("59.54") & near(HERE) <= single(play.ids), "the ZOC of the one who came does not matter"
    friend = min(watched)
    g = scene({**units, "fr-39-20": friend}, gt=10)
    play = step(g, GERMAN, "59.54").allied("reaction-choose", CAVALRY)
    assert friend in single(play.ids), "nor any in a hex that is not empty"


def test_it_may_leave_its_army_behind() -> None:  # 8.2.3#4
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    g.change(CAVALRY, army="fr-FIRST")
    play = step(g, GERMAN, "59.54").allied("reaction-choose", CAVALRY)
    assert single(play.ids) == near(HERE) - {"59.54"}


def test_it_may_go_into_two_hexes_and_out_of_them() -> None:  # 8.2.3#2 19.1.1#6
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=10)
    play = step(g, GERMAN, "59.54").allied("reaction-choose", CAVALRY)
    play.allied("reaction-where", "spread 58.54+57.54")
    assert g.hexes_of(CAVALRY) == (cell(HERE), cell("57.54"))
    assert g.units[CAVALRY].reaction == 2
    play = step(g, GERMAN, "59.55").allied("reaction-choose", CAVALRY)
    play.allied("reaction-where", "join 57.54")
    assert g.hexes_of(CAVALRY) == (cell("57.54"),)
    assert g.units[CAVALRY].reaction == 4


def test_hexsides_count_and_zones_do_not() -> None:  # 8.2.4
    g = scene({CAVALRY: "03.47", GERMAN: "05.46"}, gt=10)
    play = step(g, GERMAN, "04.46").allied("reaction-choose", CAVALRY)
    points = {option.id: dict(option.args)["points"] for option in play.asked.options[:-1]}
    wanted = {"03.46": 3, "04.47": 3, "03.48": 4, "02.47": 4, "02.46": 2}
    assert {name: points[name] for name in wanted} == wanted, "two of them are in the ZOC of the one who came"
    assert points["spread 03.47+03.48"] == 4
    play.allied("reaction-where", "03.48")
    assert g.units[CAVALRY].reaction == 4


def test_what_comes_of_its_own_step() -> None:  # 8.5.3#1
    g = scene({"de-3c": "51.41", "fr-39-20": "53.41", "fr-fort-Montmedy": "49.41"}, gt=10)
    play = step(g, "fr-39-20", "52.40").german("reaction-choose", "de-3c")
    play.german("reaction-where", "50.41")
    assert play.asked.kind == "roll-abandonment"


def test_why_not() -> None:  # 8.2.2#1
    g = scene(
        {CAVALRY: HERE, "fr-10c": "55.50", "fr-39-20": "58.53", GERMAN: "59.54", "de-34-16": "56.55"}, gt=10
    )
    play = step(g, GERMAN, "59.55")
    assert play.why_not("unit:fr-39-20") == ["8.2"], "no cavalry"
    assert play.why_not("unit:fr-10c") == ["8.2.1"], "no cause"
    assert play.why_not(f"unit:{CAVALRY}") == []
    assert {name for name, _ in play.asked.args} == {"name", "hex", "origin"}, (
        "no word of what else is in the Force"
    )
    play.allied("reaction-choose", CAVALRY)
    assert play.why_not("hex:59.54") == ["8.2.2"], "the enemy has just left it"
    assert play.why_not("hex:57.55") == ["8.2.3"], "another enemy watches it"
    assert play.why_not("hex:59.55") == ["7.1.2"], "the enemy is there"
    assert play.why_not("hex:50.50") == ["8.2.2"]
    assert play.why_not("hex:57.54") == []


# LOC cavalry


def test_loc_cavalry_must_react_unless_a_friend_is_there() -> None:  # 8.7.3#1
    units = {"be-LOCc": "48.24", GERMAN: "50.24"}
    g = scene(units, gt=10)
    play = step(g, GERMAN, "49.25")
    assert play.asked.kind == "reaction-where", "there is no other answer than to react"
    assert g.units["be-LOCc"].where == cell("48.24")
    g = scene({**units, "be-2": "48.24"}, gt=10)
    assert step(g, GERMAN, "49.25").ids == ["be-LOCc", "pass"]


def test_loc_cavalry_that_cannot_react_is_lost() -> None:  # 8.7.3#2
    g = scene({"be-LOCc": "48.24", GERMAN: "50.24"}, gt=10)
    germans = ("de-34-16", "de-3-2", "de-4-2", "de-5-3", "de-6-3", "de-7-4")
    for id_, place in zip(germans, g.board.ring(cell("48.24"), 2)[::2], strict=True):
        g.units[id_] = Unit(id_, "german", OFF_MAP)
        g.move_to(id_, place)
    assert step(g, GERMAN, "49.25").is_over
    assert g.units["be-LOCc"].where < 0
    assert g.notes[-1].id == "eliminated"


def test_samson_is_loc_cavalry() -> None:  # 8.7.3#5 23.2#1
    g = scene({"br-Samson": "31.11", GERMAN: "33.11"}, gt=10)
    assert s08_flight.must_flee(g, "br-Samson")
    assert not s08_flight.must_flee(g, GERMAN)
    assert step(g, GERMAN, "32.11").asked.kind == "reaction-where"


def test_loc_cavalry_never_lies_in_two_hexes() -> None:  # 8.7.3#4
    g = scene({"be-LOCc": "48.24", GERMAN: "50.24"}, gt=10)
    play = step(g, GERMAN, "49.25")
    assert single(play.ids) == set(play.ids) - {"back"}


# doctrine


@pytest.mark.parametrize(
    ("gt", "phase", "enemy", "who", "kept"),
    [
        (9, "counter_movement", GERMAN, CAVALRY, True),
        (10, "counter_movement", GERMAN, CAVALRY, False),
        (9, "movement", GERMAN, CAVALRY, False),
        (9, "counter_movement", "de-3c", CAVALRY, False),
        (9, "counter_movement", "de-Metz1", CAVALRY, False),  # no Formation
        (9, "counter_movement", GERMAN, "fr-39-20", False),
    ],
)
def test_the_doctrine_of_the_cavalry(gt: int, phase: str, enemy: str, who: str, kept: bool) -> None:  # 8.4
    g = scene({who: HERE, enemy: "60.54"}, gt=gt)
    g.phase = phase
    assert (s08_doctrine.kept_back(g, who, cell("59.54")) is not None) is kept
    assert s08_doctrine.kept_back(g, who, cell("57.54")) is None


def test_doctrine_keeps_cavalry_that_reacts_away_from_infantry() -> None:  # 8.4
    g = scene({CAVALRY: HERE, GERMAN: "60.54"}, gt=9)
    play = step(g, GERMAN, "59.54", phase="counter_movement").allied("reaction-choose", CAVALRY)
    assert single(play.ids) == near(HERE) - {"59.54"} - near("59.54")
