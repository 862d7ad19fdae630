"""What the bots reckon with: the odds of shots and Assaults, ways and fields of fire, and their opinion of it all."""

from __future__ import annotations

from functools import cache

import pytest

from grognard.engine.chance import Ask
from grognard.engine.reasons import Reason
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts.evaluate import evaluate, time_left
from grognard.games.gts.judgement import chance, fate, fitness, losses, margin, urgency, worth
from grognard.games.gts.judgement_assault import clash
from grognard.games.gts.judgement_fire import Gunnery
from grognard.games.gts.judgement_ground import survey
from grognard.games.gts.judgement_ways import FAR, field, ways
from grognard.games.gts.judgement_zone import view
from grognard.games.gts.rules import s15_rating, s17_zones
from grognard.games.gts.scenario import scenario_document
from grognard.games.gts.state import State, clone
from grognard.games.gts.title import TITLE
from tests.gts.moves import roads
from tests.gts.scene import Scene

WORTH = [{"points": 3, "area": ["H05"]}, {"points": 1, "area": ["D09"]}]


def scene(units: dict[str, str], **described: object) -> Scene:
    """A position in which the Allies need four points: a hex of three and a hex of one."""
    terms = {"side": "allied", "count": 4, "worth": WORTH}
    control = described.pop("control", {"H05": "german", "D09": "german"})
    return Scene(units, victory=terms, control=control, **described)  # type: ignore[arg-type]


@cache
def first(id_: str) -> State:
    """The first position of a scenario, to be looked at only."""
    state: State = Table(TITLE, scenario_document(id_), settled(TITLE, {}), Ask()).state
    return state


# shots


@pytest.mark.parametrize(("number", "expected"), [(-3, 0.1), (0, 0.1), (5, 0.6), (8, 0.9), (12, 0.9)])
def test_the_chance_of_a_check(number: int, expected: float) -> None:
    assert chance(number) == pytest.approx(expected)


def test_the_die_is_summed_over() -> None:
    assert fate("small-arms", 4, armored=False) == (0.2, 0.1, 0.2, 0.0, 0.0)  # C S? S? S C
    assert fate("small-arms", -5, armored=False) == (0.0, 0.0, 0.1, 0.0, 0.0)  # a zero always hits
    assert fate("dual", 9, armored=False) == fate("dual", 8, armored=False)
    assert sum(fate("dual", 8, armored=True)) == pytest.approx(0.9)


@pytest.mark.parametrize("manner", ["direct", "indirect", "opportunity", "assault-fire", "defence-rating"])
def test_the_rating_is_that_of_the_rules(manner: str) -> None:
    units = {"A": "D05 rifles hit", "B": "D05 rifles", "G": "E05 grenadiers ip", "H": "E05 grenadiers"}
    it = scene(units, hexes={"E05": "village"}, weather="fog")
    for firer, target in (("A", "G"), ("G", "A"), ("B", "H")):
        assert (
            Gunnery(it.g).rating(firer, target, manner)
            == s15_rating.rating(it.g, firer, target, manner).total
        )


def test_cover_saves_lives() -> None:
    units = {"A": "D05 rifles", "G": "E05 grenadiers", "H": "D06 grenadiers"}
    guns = Gunnery(scene(units, hexes={"E05": "town"}).g)
    assert guns.shot("A", "G", "direct").harm < guns.shot("A", "H", "direct").harm


def test_a_shot_with_a_check_before_it_is_worth_less() -> None:
    guns = Gunnery(scene({"A": "D05 rifles", "G": "E05 grenadiers"}).g)
    sure, tried = guns.shot("G", "A", "opportunity", 2), guns.opportunity("G", "A", "move", 2)
    assert tried.harm == pytest.approx(0.6 * sure.harm)


def test_losses_grow() -> None:
    g = scene({"A": "D05 rifles", "B": "D05 rifles hits=2", "G": "E05 flak", "C": "D06 rifles suppressed"}).g
    whole = losses(g, "A")
    assert 0 < whole.hit < whole.suppression < whole.step < whole.end
    assert losses(g, "B").hit == losses(g, "B").step  # the third Cohesion Hit is a Step
    assert losses(g, "G").hit == losses(g, "G").end  # no Steps: the first is the end
    assert losses(g, "C").suppression == losses(g, "C").hit
    assert worth(g, "A") > worth(g, "G") > 0
    assert fitness(g.units["A"]) > fitness(g.units["B"]) > 0
    assert fitness(g.units["A"]) > fitness(g.units["C"]) > 0


# ways and fields of fire


def test_roads_are_for_columns() -> None:
    board = scene({"A": "D05 rifles"}, features=roads("D05 E05 F05 G05 H05")).g.board
    here, to = board.cell("D05"), board.cell("E05")
    assert dict(ways(board, "leg", column=False)[here])[to] == 2
    assert dict(ways(board, "leg", column=True)[here])[to] == 1
    far = field(board, "leg", board.cell("H05"))
    assert far.plain[here] == 8
    assert far.column[here] == 4 + 2, "four hexes of Road, and out of Column"


def test_a_river_is_crossed_by_a_bridge_in_column() -> None:
    plain = scene({"A": "C05 rifles"}).g.board
    banks = [
        f"{plain.name(cell)}/{plain.name(near)}"
        for cell in plain.cells
        if plain.name(cell).startswith("D")
        for near in plain.adjacent[cell]
        if plain.name(near).startswith("E")
    ]
    river, bridge = {"kind": "river", "between": banks}, {"kind": "bridge", "between": ["D05/E05"]}
    closed = scene({"A": "C05 rifles"}, features={"sides": [river]}).g.board
    assert field(closed, "leg", closed.cell("G05")).plain[closed.cell("C05")] >= FAR
    opened = scene({"A": "C05 rifles"}, features={"sides": [river, bridge]}).g.board
    far = field(opened, "leg", opened.cell("G05"))
    assert far.column[opened.cell("C05")] < far.plain[opened.cell("C05")] < FAR
    assert opened.cell("E05") not in dict(ways(opened, "leg", column=False)[opened.cell("D05")])


def test_no_way_leads_into_the_sea() -> None:
    board = scene({"A": "D05 rifles"}, hexes={"H05": "water"}).g.board
    assert field(board, "leg", board.cell("H05")).plain[board.cell("D05")] >= FAR


def test_fields_of_fire_are_fire_zones() -> None:
    g = scene({"A": "D05 rifles", "G": "H05 machine-guns", "H": "I09 panzers"}, hexes={"G06": "woods"}).g
    for id_ in ("G", "H"):
        assert set(view(g, id_)) == {cell for cell in g.board.cells if s17_zones.covers(g, id_, cell)}


def test_nobody_suppressed_has_a_field_of_fire() -> None:
    assert view(scene({"A": "D05 rifles", "G": "H05 machine-guns suppressed"}).g, "G") == ()


def test_to_leave_a_field_of_fire_is_less_dangerous_than_to_cross_it() -> None:
    it = scene({"A": "F06 rifles", "G": "H05 machine-guns"})
    ground, board = survey(it.g, "allied"), it.g.board
    here, who = board.cell("F06"), ground.profile("A", column=False)
    across, out = (
        ground.zone.leaving(here, board.cell("G06"), who),
        ground.zone.leaving(here, board.cell("D05"), who),
    )
    assert across.loss > out.loss > 0
    assert ground.zone.leaving(here, board.cell("G06"), ground.profile("A", column=True)).loss > across.loss


def test_a_position_is_surveyed_once() -> None:
    it = scene({"A": "D05 rifles", "G": "H05 grenadiers"})
    assert survey(it.g, "allied") is survey(clone(it.g), "allied")
    other = clone(it.g)
    other.change("G", suppressed=True)
    assert survey(other, "allied") is not survey(it.g, "allied")


# Assaults


def test_suppressed_defenders_are_easier() -> None:
    awake = scene({"A": "G05 rifles", "G": "H05 grenadiers ent"})
    asleep = scene({"A": "G05 rifles", "G": "H05 grenadiers ent suppressed"})
    found = []
    for it in (awake, asleep):
        ground, board = survey(it.g, "allied"), it.g.board
        found.append(clash(ground, ("A",), board.cell("H05"), board.cell("G05")))
    assert found[1].cleared > found[0].cleared
    assert found[1].suffered < found[0].suffered


def test_two_do_more_than_one() -> None:
    it = scene({"A": "G05 rifles", "B": "G05 rifles", "G": "H05 grenadiers"})
    ground, cell, origin = survey(it.g, "allied"), it.g.board.cell("H05"), it.g.board.cell("G05")
    one, two = clash(ground, ("A",), cell, origin), clash(ground, ("A", "B"), cell, origin)
    assert two.inflicted > one.inflicted
    assert two.cleared > one.cleared


# what draws


def test_units_go_to_what_is_near_and_worth_it() -> None:
    it = scene({"A": "G06 rifles", "B": "D08 rifles", "G": "N02 grenadiers"})
    goals = survey(it.g, "allied").assigned
    assert it.g.board.name(goals["A"].aim.cell) == "H05"
    assert it.g.board.name(goals["B"].aim.cell) == "D09"


def test_whoever_loses_presses() -> None:
    g = scene({"A": "D05 rifles", "G": "H05 grenadiers"}).g
    assert margin(g, "allied") == -3.5
    assert margin(g, "german") == 3.5
    assert urgency(g, "allied") > 1.0 > urgency(g, "german")
    later = clone(g)
    later.turn = 3
    assert urgency(later, "allied") > urgency(g, "allied")


# opinions


def value(it: Scene, side: str = "allied") -> float:
    return evaluate(it.g, side)


@pytest.mark.parametrize("id_", ["hillman", "pegasus", "authie", "caen-road"])
def test_an_opinion_is_shared_out(id_: str) -> None:
    g = first(id_)
    assert evaluate(g, "allied") == pytest.approx(-evaluate(g, "german"))
    assert -0.9 < evaluate(g, "allied") < 0.9, "nothing is decided at the beginning"


def test_the_opinion_knows_who_has_won() -> None:
    it = scene({"A": "D05 rifles", "G": "N05 grenadiers"}, turn=3, control={"H05": "allied", "D09": "allied"})
    it.allied("actor-choose", "done")
    assert (value(it), value(it, "german")) == (1.0, -1.0)


UNITS = {"A": "F05 rifles", "B": "E05 rifles", "G": "H05 grenadiers", "H": "I05 grenadiers"}


@pytest.mark.parametrize("worse", [
    {"A": "F05 rifles reduced"}, {"A": "F05 rifles hit"}, {"A": "F05 rifles suppressed"}, {"A": "F05 rifles column"},
    {"A": "B05 rifles"}, {"G": "H05 grenadiers ent"}, {"H": "H05 grenadiers"},
])  # fmt: skip
def test_the_opinion_is_monotone(worse: dict[str, str]) -> None:
    assert value(scene({**UNITS, **worse})) < value(scene(UNITS))


@pytest.mark.parametrize("better", [
    {"G": "H05 grenadiers suppressed"}, {"G": "H05 grenadiers reduced"}, {"H": "P12 grenadiers"}, {"A": "G05 rifles"},
])  # fmt: skip
def test_what_hurts_the_enemy_is_good(better: dict[str, str]) -> None:
    assert value(scene({**UNITS, **better})) > value(scene(UNITS))


def test_hexes_and_points_count() -> None:
    assert value(scene(UNITS, control={"H05": "german", "D09": "allied"})) > value(scene(UNITS))
    assert value(scene(UNITS, points={"first": (4, 2)})) > value(scene(UNITS))
    assert value(scene(UNITS, points={"zweite": (0, 3)})) < value(scene(UNITS))


def test_whoever_rides_is_sooner_there() -> None:
    afar = {**UNITS, "A": "A12 trucked"}
    assert value(scene({**afar, "A": "A12 trucked mounted"})) > value(scene(afar))
    near = {**UNITS, "A": "F05 trucked"}
    assert value(scene({**near, "A": "F05 trucked mounted"})) == value(scene(near)), "he must dismount there"


def test_a_hex_on_which_victory_hangs_is_worth_more() -> None:
    units = {"A": "H05 rifles", "G": "J06 grenadiers"}
    for other, turn, expected in (("allied", 3, 15.0), ("allied", 1, 4.3), ("german", 3, 3.0)):
        it = scene(units, control={"H05": "allied", "D09": other}, turn=turn)
        here = it.g.board.cell("H05")
        assert survey(it.g, "allied").kept(here) == pytest.approx(expected, abs=0.1)
        assert survey(it.g, "german").kept(here) == 0, "it is not theirs"


def test_late_it_is_the_score_that_counts() -> None:
    early, late = scene(UNITS), scene(UNITS, turn=3)
    assert time_left(late.g) < time_left(early.g)
    assert value(late) < value(early), "three hexes short, and less time to take them"
    held = {"H05": "allied", "D09": "allied"}
    far = {**UNITS, "G": "M02 grenadiers", "H": "M02 grenadiers"}
    assert value(scene(far, turn=3, control=held)) > value(scene(far, control=held)) > 0


def test_secrets_do_not_count() -> None:
    g = first("hillman")
    other = clone(g)
    other.bought = {"german": ("formation:gr-736",)}
    assert evaluate(other, "allied") == evaluate(g, "allied")


def test_a_reason_is_a_number() -> None:
    """The parts of a rating are those of the rules: whoever adds one there adds it here."""
    extra = (Reason("17.6.1", "mod-in-hex", 2),)
    g = scene({"A": "D05 rifles", "G": "E05 grenadiers"}).g
    total = s15_rating.rating(g, "G", "A", "opportunity", False, extra).total
    assert Gunnery(g).rating("G", "A", "opportunity") + 2 == total
