"""What the script sets out to do: goals of armies, trains, guns that are not left alone, bombardments, advances."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, NO, PASS, YES, Choose, Option
from grognard.games.oao.doctrine import doctrine
from grognard.games.oao.doctrine_commander import Commander
from grognard.games.oao.doctrine_line import charge
from grognard.games.oao.judgement_front import survey, urgency
from grognard.games.oao.judgement_plan import ground, is_guard
from grognard.games.oao.judgement_ways import FAR, away
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import s07_move_forces, s07_move_ways, s07_moves, s07_rail
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.state import OFF_MAP, Means, State
from tests.oao.scenes import cell, scene

LINES = railways().cells[Net.ALL]


def lorraine(gt: int = 1) -> State:
    g = begin(scenario_document("lorraine"), {})
    g.gt = gt
    return g


# what armies are to do


def test_an_army_that_presses_forward_has_its_goals_ahead() -> None:
    """Places that it holds already do not call it back."""
    front = survey(lorraine(), "german")
    for army, orders in front.orders.items():
        assert orders.drive > 0, army
        assert orders.goals, army
        assert front.posts.keys().isdisjoint(orders.goals), army


def test_an_army_that_holds_looks_after_its_places() -> None:
    """The French First Army is outweighed two to one: once its plan is over, what it has comes first."""
    g = lorraine()
    for army in ("fr-FIRST", "fr-SECOND"):
        g.armies[army] = replace(g.armies[army], plan="abandoned")
    front = survey(g, "allied", "hold")
    orders = front.orders["fr-FIRST"]
    assert orders.drive < 0
    assert set(orders.goals) & front.posts.keys()


def test_ground_is_worth_more_the_less_time_is_left() -> None:
    first, last = lorraine(), lorraine(4)
    assert urgency(first) < urgency(last)
    target = cell("57.54")
    assert ground(survey(first, "german"), target, 0.5) < ground(survey(last, "german"), target, 0.5)
    assert urgency(begin(scenario_document("campaign"), {})) == 1.0


def test_points_that_can_be_had_once_are_taken_before_the_scenario_ends() -> None:
    """27.3: two towns may become three, but not after the last turn."""
    args = (("points", 10), ("towns", 2))
    question = Choose("german", "lorraine-take", (YES, NO), "27.3", args)
    assert doctrine(lorraine(3), question).id == "no"
    assert doctrine(lorraine(4), question).id == "yes"


def test_distances_are_those_of_the_board() -> None:
    board = scene({}).board
    cells = frozenset(cell(name) for name in ("36.36", "40.44"))
    found = away(board, cells)
    for name in ("36.36", "38.40", "60.60", "20.20"):
        assert found[cell(name)] == min(board.distance(cell(name), each) for each in cells)
    assert away(board, frozenset())[0] == FAR


# railways


def network(units: dict[str, str]) -> State:
    return scene(
        units,
        gt=19,
        phase="movement",
        player="allied",
        operational=dict.fromkeys(LINES, "allied"),
        means={"allied": Means(rail_points=20)},
    )


def moves(g: State, id_: str) -> Option:
    s07_move_forces.begin(g, id_)
    args = (("unit", id_), ("left", s07_moves.left(g)))
    return doctrine(g, Choose(g.units[id_].side, "move-choose", s07_move_ways.options(g), "7.1.2", args))


def station(far: int, front: Cell) -> str:
    """A hex of double track so far from another one, in which trains may be boarded."""
    g = network({"de-7-4": "36.22"})
    lines = sorted(railways().cells[Net.DOUBLE])
    at = next(each for each in lines if g.board.distance(each, front) == far)
    return g.board.name(at)


def test_a_reserve_far_behind_takes_the_train_to_the_front() -> None:
    enemy = {"de-7-4": "36.22", "de-8-4": "36.24", "de-5-3": "36.26"}
    line = {"fr-1-1": "34.22", "fr-2-1": "34.24"}
    g = network({**enemy, **line, "fr-19-10": station(30, cell("36.24"))})
    assert moves(g, "fr-19-10").value.kind == "entrain"
    goals = s07_rail.destination_options(g, "fr-19-10", "normal")
    args = s07_rail.question_args(g, "fr-19-10", "normal")
    chosen = doctrine(g, Choose("allied", "rail-destination-choose", goals, "7.7.3(2)", args))
    front, goal = survey(g, "allied"), cell(chosen.id)
    assert 4 <= front.near[goal] <= 10, "near the front, and not in reach of the enemy"


def test_a_reserve_near_the_front_marches() -> None:
    enemy = {"de-7-4": "36.22", "de-8-4": "36.24", "de-5-3": "36.26"}
    line = {"fr-1-1": "34.22", "fr-2-1": "34.24"}
    g = network({**enemy, **line, "fr-19-10": station(10, cell("36.24"))})
    assert getattr(moves(g, "fr-19-10").value, "kind", "") != "entrain"


# guns


def test_guns_next_to_the_enemy_are_not_left_alone() -> None:
    g = scene({"de-7-4": "50.39", "de-train2": "50.39", "fr-1-1": "49.39", "fr-2-1": "49.40"}, gt=12)
    g.phase = "movement"
    s07_move_forces.begin(g, "de-7-4")
    commander = Commander(g, Choose("german", "move-choose", (DONE,)), "")
    assert charge(commander, "de-7-4", cell("50.38")) > 0
    assert charge(commander, "de-7-4", cell("50.39")) == 0, "who stays leaves nobody"
    g.move_to("de-train2", cell("56.38"))
    assert charge(Commander(g, Choose("german", "move-choose", (DONE,)), ""), "de-7-4", cell("50.38")) == 0


def test_a_routine_of_bombardments_is_not_broken_off() -> None:
    g = scene({"de-7-4": "50.39", "de-train2": "50.39", "fr-1-1": "49.39"})
    assert doctrine(g, Choose("german", "prep-end", (YES, NO), "20.1#6", (("left", 2),))).id == "no"


def test_a_bombardment_is_prepared_only_with_guns_before_infantry() -> None:
    g = scene({"de-7-4": "50.39", "de-train2": "50.39", "fr-1-1": "49.39"}, gt=12)
    question = Choose("german", "prep-initiate", (Option("de-train2", "de-train2"), PASS), "20.1#1")
    assert doctrine(g, question).id == "pass", "there are no guns with the HQ"


# after combat


def test_those_who_advance_do_not_crowd_one_hex() -> None:
    """Two divisions hold what was taken: the third keeps its place in the line."""
    g = scene({"de-7-4": "49.40", "de-8-4": "49.40", "de-5-3": "50.40", "fr-1-1": "47.40", "fr-2-1": "47.41"})
    question = Choose(
        "german", "advance-choose", (Option("de-5-3", "de-5-3"), DONE), "11.2", (("hex", "49.40"),)
    )
    assert doctrine(g, question).id == "done"


def guns_before_maubeuge() -> State:
    """Two divisions next to a Fortress that has just fallen, one of them with guns."""
    return scene(
        {
            "de-13-7": "40.25",
            "de-21cm-3-1": "40.25",
            "de-19-10": "40.27",
            "fr-fortress-Maubeuge-41.26": "41.26",
            "fr-fortress-Maubeuge-41.27": "41.27",
        },
        gt=6,
    )


def test_the_breach_is_entered_but_guns_are_not_left_alone() -> None:
    g = guns_before_maubeuge()
    options = (Option("de-13-7", "de-13-7"), Option("de-19-10", "de-19-10"), PASS)
    question = Choose(
        "german", "bombard-advance", options, "12.3.4#1", (("hex", "40.26"), ("camp", "Maubeuge"))
    )
    assert doctrine(g, question).id == "de-19-10"
    alone = Choose("german", "bombard-advance", (options[0], PASS), "12.3.4#1", question.args)
    assert doctrine(g, alone).id == "pass"
    g.move_to("de-21cm-3-1", cell("56.38"))
    assert doctrine(g, alone).id == "de-13-7"


# what changes while the front stays as it is


def test_a_secondary_depot_that_is_gone_feeds_nobody() -> None:
    """The same front serves many worlds; in one of them the Secondary Depot has been taken up."""
    g = scene({"fr-1-1": "36.36", "fr-depot-secondary": "33.36", "de-7-4": "38.37"}, gt=12)
    question = Choose("allied", "force-choose", (DONE,))
    assert Commander(g, question, "").sources("fr-1-1")
    g.move_to("fr-depot-secondary", OFF_MAP)
    del g.units["fr-depot-secondary"]
    assert Commander(g, question, "").sources("fr-1-1") == []


# places that score


def test_the_guard_of_a_place_does_not_leave_it_to_attack() -> None:
    """Two divisions could fall upon one; the one in Nancy would have to leave the town for it."""
    units = {"fr-11-20": "51.54", "fr-39-20": "51.53", "de-1B-1B": "53.54"}
    front = survey(scene(units, gt=12), "allied")
    (guard,) = (each for each in front.starts if each.id == "fr-11-20")
    (other,) = (each for each in front.starts if each.id == "fr-39-20")
    assert is_guard(front, guard)
    assert not is_guard(front, other)
    two = survey(scene({**units, "fr-17-9": "51.54"}, gt=12), "allied")
    assert not is_guard(two, guard), "the other one stays"
