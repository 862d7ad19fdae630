"""26: Strategic Plans."""

from __future__ import annotations

import pytest

from grognard.games.oao.oob import side_of
from grognard.games.oao.reference_plans import plans
from grognard.games.oao.rules import s07_rail_ways, s09_results, s26_orders, s26_plans, s27_victory
from grognard.games.oao.state import Army, Means, Plan, State
from tests.oao.combats import combat, force
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene


def planned(units: dict[str, str], army: str = "fr-SECOND", gt: int = 3, plan: Plan = "active") -> State:
    """These units in an army that is bound by its plan."""
    g = scene(units, gt=gt, phase="movement", player="allied")
    for id_, unit in g.units.items():
        if unit.side == side_of(army).value:
            g.change(id_, army=army)
    g.armies[army] = Army(side_of(army).value, plan=plan)
    g.means = {"allied": Means(), "german": Means()}
    return g


# movement


def test_who_is_restricted() -> None:  # 26.2#1 26.2#2 26.2#3 26.0
    units = ("fr-31-16", "fr-9c", "fr-16-train", "fr-Toul1")
    g = planned(dict.fromkeys(units, "55.53"))
    assert [id_ for id_ in units if s26_orders.is_restricted(g, id_)] == ["fr-31-16"]
    for level, restricted in [(3, True), (4, False), (5, False), (6, False)]:
        g.change("fr-31-16", level=level)
        assert s26_orders.is_restricted(g, "fr-31-16") is restricted, level
    g.change("fr-31-16", level=0, army="fr-FIFTH")
    g.armies["fr-FIFTH"] = Army("allied")
    assert not s26_orders.is_restricted(g, "fr-31-16"), "no plan"


@pytest.mark.parametrize("plan", ["idle", "achieved", "abandoned", "expired"])
def test_a_plan_that_is_not_active_restricts_nobody(plan: Plan) -> None:  # 26.1#2 26.3#1 26.6.2a#1
    assert not s26_orders.is_restricted(planned({"fr-31-16": "55.53"}, plan=plan), "fr-31-16")


def test_belgians_stay_restricted_but_for_the_4th_division() -> None:  # 26.2#2 26.5.3
    g = planned({"be-1": "52.22", "be-4": "52.22"}, "be-BELGIAN", gt=1)
    g.change("be-1", level=6)
    assert s26_orders.is_restricted(g, "be-1")
    assert not s26_orders.is_restricted(g, "be-4")


@pytest.mark.parametrize(
    ("hex_", "allowed"),
    [
        ("56.52", True),  # nearer to Falkenberg
        ("55.53", True),  # where it began
        ("54.53", False),  # back
        ("55.54", False),  # sideways
        ("54.52", True),  # nearer to Metz, one of the others
    ],
)
def test_a_move_ends_nearer_to_some_objective(hex_: str, allowed: bool) -> None:  # 26.2.1 26.1#1
    g = planned({"fr-31-16": "55.53"})
    g.change("fr-31-16", began=(cell("55.53"),))
    g.move_to("fr-31-16", cell("53.55"))
    reason = s26_orders.no_end(g, "fr-31-16", cell(hex_))
    assert (reason is None) is allowed
    assert reason is None or reason.rule == "26.2.1"


def test_the_phase_does_not_end_in_the_middle_of_such_a_move() -> None:  # 26.2.1
    g = planned({"fr-31-16": "55.53"})
    g.change("fr-31-16", began=(cell("55.53"),))
    assert s26_plans.unfulfilled(g, "allied") == ()
    g.move_to("fr-31-16", cell("54.53"))
    assert [reason.rule for reason in s26_plans.unfulfilled(g, "allied")] == ["26.2.1"]
    g.change("fr-31-16", moved=True)
    assert s26_plans.unfulfilled(g, "allied") == ()
    s26_plans.end_of_movement(g, "allied")
    assert [note.id for note in g.notes] == ["plan-not-followed"]


# capture


@pytest.mark.parametrize(
    ("unit", "hex_", "achieved"),
    [
        ("fr-31-16", "57.51", True),
        ("fr-31-16", "60.52", True),
        ("fr-31-16", "62.52", False),
        ("fr-Marine", "57.51", True),
        ("fr-81t-det", "57.51", False),
        ("fr-9c", "57.51", False),
    ],
)
def test_infantry_of_a_brigade_or_more_captures_a_primary_objective(
    unit: str, hex_: str, achieved: bool
) -> None:  # 26.1#2 26.1.1#1 26.1.1#2
    g = planned({unit: hex_})
    Playing(g, s27_victory.player_turn, "allied")
    assert g.armies["fr-SECOND"].plan == ("achieved" if achieved else "active")
    assert g.vp == 0  # 27.1#1: achievement earns nothing


@pytest.mark.parametrize("unit", ["de-8c", "de-1B-1B"])
def test_any_german_unit_captures_manonviller(unit: str) -> None:  # 26.6.1#7
    g = planned({unit: "55.57", "fr-fortress-Manonviller": "55.57"}, "de-SIXTH", gt=4)
    s26_plans.captures(g)
    assert g.armies["de-SIXTH"].plan == "achieved"


def test_the_fifth_armys_plan_ends_with_the_fourths() -> None:  # 26.6.3
    for place, plan in [("49.35", "achieved"), ("50.35", "abandoned")]:
        g = planned({"de-21-18": place}, "de-FOURTH")
        g.armies["de-FIFTH"] = Army("german", plan="active")
        assert "de-FIFTH" not in s26_plans.eligible(g, "german")
        if plan == "achieved":
            s26_plans.captures(g)
        else:
            s26_plans.abandon(g, "de-FOURTH")
        assert g.armies["de-FIFTH"].plan == plan
        assert g.vp == (0 if plan == "achieved" else -3)  # 27.1#2


# the Belgians


def belgian_plan(g: State) -> str:
    return g.armies["be-BELGIAN"].plan


def test_the_belgian_plan_is_fulfilled_in_antwerpen_and_beyond_the_schelde() -> None:  # 26.5.2#1
    g = planned({"be-1": "52.18", "be-2": "44.14", "be-4": "50.27", "be-c": "50.23"}, "be-BELGIAN", gt=2)
    assert s26_plans.is_fulfilled(g)
    g.move_to("be-2", cell("50.23"))
    s26_plans.achieved(g)
    assert belgian_plan(g) == "active"
    g.move_to("be-2", cell("53.17"))
    s26_plans.achieved(g)
    assert belgian_plan(g) == "achieved"


def test_the_belgian_plan_ends_on_gt_5() -> None:  # 26.5.2#2
    g = planned({"be-1": "50.23"}, "be-BELGIAN", gt=4)
    s26_plans.achieved(g)
    assert belgian_plan(g) == "active"
    g.gt = 5
    s26_plans.achieved(g)
    assert belgian_plan(g) == "expired"


def test_the_belgian_plan_cannot_be_abandoned() -> None:  # 26.3#2
    g = planned({"be-1": "50.23"}, "be-BELGIAN", gt=4)
    assert [reason.rule for reason in s26_plans.abandonment_refusals(g, "be-BELGIAN")] == ["26.3"]
    assert Playing(g, s26_plans.abandonment).is_over


# abandonment


def test_an_army_abandons_its_plan() -> None:  # 26.3#1 26.3#5 27.1.EX 27.1#1
    g = planned({"fr-31-16": "56.51", "fr-9c": "57.51"})
    g.armies["fr-SECOND"] = Army("allied", plan="active", mandated=4)
    play = Playing(g, s26_plans.abandonment)
    assert play.ids == ["fr-SECOND", "pass"]
    play.allied("plan-abandon", "fr-SECOND")
    assert play.is_over
    assert g.armies["fr-SECOND"].plan == "abandoned"
    assert g.vp == 3, "three points for the German"
    assert not s26_orders.is_restricted(g, "fr-31-16")


def test_nobody_must() -> None:  # 26.3#1
    g = planned({"de-21-18": "56.40"}, "de-FOURTH")
    assert Playing(g, s26_plans.abandonment).german("plan-abandon", "pass").is_over
    assert g.armies["de-FOURTH"].plan == "active"


@pytest.mark.parametrize(
    ("hex_", "points"), [("50.35", -3), ("51.36", -6), ("52.36", -10), ("53.37", -10), ("54.37", -15)]
)
def test_what_it_costs_by_the_distance_that_is_left(hex_: str, points: int) -> None:  # 27.1#1
    g = planned({"de-21-18": hex_, "de-25-18": "60.40", "de-5c": "49.36"}, "de-FOURTH")
    s26_plans.abandon(g, "de-FOURTH")
    assert g.vp == points


def test_not_before_gt_3() -> None:  # 26.3#3
    g = planned({"de-21-18": "56.40"}, "de-FOURTH", gt=2)
    assert Playing(g, s26_plans.abandonment).is_over
    assert [reason.text for reason in s26_plans.abandonment_refusals(g, "de-FOURTH")] == ["plan-too-early"]


@pytest.mark.parametrize(
    ("army", "due"), [("fr-FIRST", 4), ("fr-SECOND", 4), ("fr-THIRD", 6), ("fr-FOURTH", 6)]
)
def test_french_armies_must_attack_before(army: str, due: int) -> None:  # 26.3#4 26.4.2#2
    g = planned({}, army)
    for made in range(due):
        g.armies[army] = Army("allied", plan="active", mandated=made)
        assert [reason.rule for reason in s26_plans.abandonment_refusals(g, army)] == ["26.4.2"]
    g.armies[army] = Army("allied", plan="active", mandated=due)
    assert s26_plans.abandonment_refusals(g, army) == ()


def test_the_refusal_is_told() -> None:  # 26.3#4
    g = planned({"fr-31-16": "56.51"})
    g.armies |= {"fr-FIRST": Army("allied", plan="active", mandated=4)}
    play = Playing(g, s26_plans.abandonment)
    assert play.ids == ["fr-FIRST", "pass"]
    assert play.why_not("army:fr-SECOND") == ["26.4.2"]


# the German Sixth Army


def sixth(gt: int, french: Plan = "active") -> State:
    g = planned({"de-1B-1B": "58.52"}, "de-SIXTH", gt=gt, plan="idle")
    g.armies["fr-SECOND"] = Army("allied", plan=french)
    return g


def test_the_plan_is_idle_through_gt_2() -> None:  # 26.6.2#1
    g = sixth(2)
    assert Playing(g, s26_plans.activation).is_over
    assert g.armies["de-SIXTH"].plan == "idle"
    assert plans()["de-SIXTH"].starts_idle


@pytest.mark.parametrize(("die", "plan"), [(1, "active"), (3, "active"), (4, "idle"), (6, "idle")])
def test_the_german_rolls_on_gt_3(die: int, plan: str) -> None:  # 26.6.2#3
    g = sixth(3)
    Playing(g, s26_plans.activation).dice(die)
    assert g.armies["de-SIXTH"].plan == plan


@pytest.mark.parametrize("french", ["abandoned", "achieved"])
def test_no_roll_is_needed_when_the_french_plan_is_over(french: Plan) -> None:  # 26.6.2#2
    g = sixth(3, french)
    assert Playing(g, s26_plans.activation).is_over
    assert g.armies["de-SIXTH"].plan == "active"


def test_an_abandonment_in_the_same_phase_counts() -> None:  # 26.6.2#2
    g = sixth(3)
    g.armies["fr-SECOND"] = Army("allied", plan="active", mandated=4)
    play = Playing(g, s26_plans.abandonment).allied("plan-abandon", "fr-SECOND")
    assert g.armies["de-SIXTH"].plan == "active"
    assert play.german("plan-abandon", "pass").is_over if not play.is_over else True


def test_on_gt_4_it_is_active() -> None:  # 26.6.2#4
    g = sixth(4)
    assert Playing(g, s26_plans.activation).is_over
    assert g.armies["de-SIXTH"].plan == "active"


def test_before_that_it_places_no_pa_markers() -> None:  # 26.6.2a#2
    g = sixth(2)
    reason = s26_orders.no_prepared(g, "de-1B-1B")
    assert reason is not None
    assert reason.rule == "26.6.2a"
    g.armies["de-SIXTH"] = Army("german", plan="active")
    assert s26_orders.no_prepared(g, "de-1B-1B") is None  # 26.6.2a#1


@pytest.mark.parametrize(("plan", "bound"), [("idle", True), ("active", True), ("achieved", False)])
def test_its_corps_and_formations_stay_where_they_are(plan: Plan, bound: bool) -> None:  # 26.6.2a#3
    g = planned({"de-1B-train": "58.52", "de-1B-1B": "58.52", "de-Bodungen": "58.52"}, "de-SIXTH", plan=plan)
    assert (s26_orders.frozen(g, "de-1B-train", "de-FIFTH", "de-1B") is not None) is bound
    assert (s26_orders.frozen(g, "de-1B-1B", "de-SIXTH", "de-1B") is not None) is bound, "nor within it"
    assert s26_orders.frozen(g, "de-1B-1B", "de-SIXTH", "") is None, "as it is"
    g.change("de-Bodungen", army="de-SEVENTH")
    assert (s26_orders.frozen(g, "de-Bodungen", "de-SIXTH", "") is not None) is bound
    g.change("de-Bodungen", army="")
    assert s26_orders.frozen(g, "de-Bodungen", "de-SIXTH", "") is None, "a reinforcement"


# Mandated Attacks


def test_an_intense_attack_with_infantry_may_be_mandated() -> None:  # 26.4.2#1 26.4.2#3
    g = planned({"fr-31-16": "02.29", "fr-9c": "02.31", "de-8Ez": "02.30"})
    attack = combat([force("02.29", "fr-31-16")], [force("02.30", "de-8Ez")], mandated=True)
    assert s26_plans.mandate_refused(g, attack) is None
    assert s09_results.intense_required(g, attack, "attacker") is not None
    s26_plans.attacked(g, attack)
    assert g.armies["fr-SECOND"].mandated == 1
    other = combat([force("02.29", "fr-31-16")], [force("02.30", "de-8Ez")])
    assert s09_results.intense_required(g, other, "attacker") is None, "other attacks need not be Intense"
    s26_plans.attacked(g, other)
    assert g.armies["fr-SECOND"].mandated == 1
    cavalry = combat([force("02.31", "fr-9c")], [force("02.30", "de-8Ez")], mandated=True)
    reason = s26_plans.mandate_refused(g, cavalry)
    assert reason is not None
    assert reason.text == "mandate-infantry"


def test_no_plan_no_mandate() -> None:  # 26.4.2#1
    for army, plan in [("fr-SECOND", "abandoned"), ("fr-FIFTH", "none")]:
        g = planned({"fr-31-16": "02.29", "de-8Ez": "02.30"}, army, plan=plan)  # type: ignore[arg-type]
        attack = combat([force("02.29", "fr-31-16")], [force("02.30", "de-8Ez")], mandated=True)
        reason = s26_plans.mandate_refused(g, attack)
        assert reason is not None
        assert reason.text == "mandate-no-plan"


def test_nor_does_a_train_carry_a_formation_away_from_its_objectives() -> None:  # 26.2.1
    g = planned({"fr-31-16": "46.55"})
    g.operational = dict.fromkeys(g.board.cells, "allied")
    nearer, farther = cell("50.53"), cell("40.60")
    texts = {
        place: [reason.text for reason in s07_rail_ways.no_destination(g, "fr-31-16", "rail", place)]
        for place in (nearer, farther)
    }
    assert "plan-not-nearer" not in texts[nearer]
    assert "plan-not-nearer" in texts[farther]
    g.change("fr-31-16", mode="rail")
    reasons = s07_rail_ways.no_destination(g, "fr-31-16", "rail", farther)
    assert "plan-not-nearer" not in [reason.text for reason in reasons], "one that arrives by rail goes on"
