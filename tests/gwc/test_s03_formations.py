"""3 Formations: values with every modifier, command, the Highest-ranking Leader, Cohesion."""

from __future__ import annotations

import pytest

from grognard.games.gwc.rules import s03_formations as s03
from grognard.games.gwc.state import Attack, Steps
from tests.gwc.ground import Ground, flat

OPEN = "cohesion"


def parts(ground: Ground, unit: str, value: str) -> list[tuple[str, int | None, str]]:
    found = getattr(s03, value)(ground.g, unit)
    return [(reason.text, reason.value, reason.rule) for reason in found.reasons]


def values(ground: Ground, unit: str) -> list[int]:
    """FP, Range, Movement, Morale."""
    g = ground.g
    found = [s03.firepower(g, unit).total, s03.range_of(g, unit).total]
    found += [s03.movement(g, unit).total, s03.morale(g, unit).total]
    totals = (s03.firepower_total(g, unit), s03.range_total(g, unit), s03.movement_total(g, unit))
    assert totals == tuple(found[:3]), "the sum shown is the sum used"
    return found


# what a Formation is


def test_kinds_and_figures() -> None:
    ground = Ground(OPEN)
    kinds = {
        "fr-infanterie": (s03.is_platoon, 4),
        "fr-specialistes": (s03.is_team, 2),
        "fr-agent": (s03.is_runner, 1),
        "fr-barnier": (s03.is_leader, 1),
        "fr-hero": (s03.is_hero, 1),
        "fr-schneider": (s03.is_tank, 3),
        "fr-schneider-leader": (s03.is_tank_leader, 3),
    }
    for counter, (is_it, figures) in kinds.items():
        unit = ground.put(counter, counter, "H8")
        assert is_it(ground.g, unit)
        assert s03.figures(ground.g, unit) == figures  # 3#2
    assert [c for c in kinds if s03.is_unit(ground.g, c)] == [
        "fr-infanterie",
        "fr-specialistes",
        "fr-agent",
    ]  # 3#4
    assert [c for c in kinds if s03.is_leader(ground.g, c)] == ["fr-barnier", "fr-hero"]  # 3#3 GLOSS.leader
    assert [c for c in kinds if s03.is_tank(ground.g, c)] == [
        "fr-schneider",
        "fr-schneider-leader",
    ]  # 3#5 3#6 GLOSS.tankleader GLOSS.formation


def test_boxes_stand_on_the_side_that_shows() -> None:
    ground = Ground(OPEN)
    unit = ground.put("G", "fr-genie", "H8")
    assert all(s03.boxed(ground.g, unit, value) for value in ("firepower", "range", "movement"))  # 3.1.8#2
    assert s03.counter_of(ground.g, unit).engineers  # 3.1.9#1
    ground.g.change(unit, broken=True)
    face = ground.g.setting.formations["fr-genie"].broken
    assert s03.boxed(ground.g, unit, "firepower") == face.boxed_fp


def test_good_order_is_neither_broken_nor_suppressed() -> None:
    ground = Ground(OPEN)
    states = {"A": (False, False), "B": (True, False), "C": (False, True), "D": (True, True)}
    for id_, (broken, suppressed) in states.items():
        ground.put(id_, "fr-infanterie", "H8", broken=broken, suppressed=suppressed)
    assert [id_ for id_ in states if s03.in_good_order(ground.g, id_)] == [
        "A"
    ]  # 3.2.1#4 GLOSS.goodorder 3.2.1#1


# values


def test_a_broken_formation_has_the_values_of_its_broken_side() -> None:
    ground = Ground(OPEN)
    unit = ground.put("P", "fr-infanterie-1914", "H8")
    assert values(ground, unit) == [
        5,
        5,
        5,
        7,
    ]  # 3.1.1#1 3.1.2#1 3.1.3#1 3.1.4#1 GLOSS.firepower GLOSS.range GLOSS.movement GLOSS.morale GLOSS.mp
    ground.g.change(unit, broken=True)
    assert values(ground, unit) == [3, 1, 2, 8]  # GLOSS.broken#1 3.2.1#1


def test_suppression_lowers_every_value_by_one_but_not_command() -> None:
    ground = Ground(OPEN)
    unit, leader = ground.put("P", "fr-infanterie-1914", "H8"), ground.put("L", "fr-barnier", "H9")
    ground.g.change(unit, suppressed=True)
    ground.g.change(leader, suppressed=True)
    assert values(ground, unit) == [4, 4, 4, 6]  # 13.2#1 GLOSS.suppressed
    assert s03.command(ground.g, leader) == 2  # 13.2#2
    assert s03.highest_ranking(ground.g, "french") == leader  # 13.2#2
    assert parts(ground, unit, "firepower") == [
        ("value-printed", 5, "3.1.1"),
        ("value-suppressed", -1, "13.2"),
    ]


def test_a_leader_adds_his_command_to_the_units_in_his_hex() -> None:
    ground = Ground(OPEN)
    unit, other = ground.put("P", "fr-infanterie-1914", "H8"), ground.put("Q", "fr-infanterie-1914", "H9")
    leader = ground.put("L", "fr-barnier", "H8")
    tank = ground.put("T", "fr-schneider", "H8")
    alone, printed = values(ground, leader), values(ground, tank)
    assert values(ground, unit) == [7, 7, 7, 9]  # 3.3.1.5#1 3.1.5#2
    assert values(ground, other) == [5, 5, 5, 7], "not in his hex"  # 3.3.1.5#1
    assert alone == [1, 1, 6, 9], "not himself"  # 3.3.1.5#1
    assert printed == [5, 6, 3, 10], "no Tank"  # EX.weaponcommand 3.1.5#3
    assert parts(ground, unit, "morale") == [("value-printed", 7, "3.1.4"), ("value-command", 2, "3.3.1.5")]


def test_only_one_leader_counts_and_none_that_is_broken_or_an_enemy() -> None:
    ground = Ground(OPEN)
    unit = ground.put("P", "fr-infanterie-1914", "H8")
    ground.put("L", "fr-barnier", "H8")
    ground.put("M", "fr-de-grasse", "H8")
    assert s03.command_bonus(ground.g, unit) == 2  # 3.3.1.5#2
    assert s03.command_bonus(ground.g, "M") == 0, "no other Leader"  # 3.3.1.5#1
    ground.g.change("L", broken=True)
    ground.g.change("M", broken=True)
    assert s03.command_bonus(ground.g, unit) == 0  # O21.3.7#3 INFER.broken
    ground.put("E", "ge-bertin", "H8")
    assert s03.command_bonus(ground.g, unit) == 0


def test_tank_command_is_never_added() -> None:
    ground = Ground(OPEN)
    unit = ground.put("P", "fr-infanterie-1914", "H8")
    ground.put("T", "fr-schneider-leader", "H8")
    assert s03.command_bonus(ground.g, unit) == 0  # 3.1.6#4


def test_a_tank_has_two_armaments_and_a_dash_stops_it() -> None:
    ground = Ground(OPEN)
    tank = ground.put("T", "fr-schneider", "H8")
    fp = [s03.firepower(ground.g, tank, gun).total for gun in (0, 1)]
    reach = [s03.range_of(ground.g, tank, gun).total for gun in (0, 1)]
    assert (fp, reach) == ([6, 5], [8, 6])  # 3.1.1#2 3.1.2#2
    assert not s03.is_stuck(ground.g, tank)
    ground.g.change(tank, broken=True)
    assert s03.is_stuck(ground.g, tank)  # 3.1
    assert s03.movement(ground.g, tank).total == 0


def test_movement_of_one_who_carries_and_of_one_on_the_road() -> None:
    ground = Ground(OPEN)
    unit = ground.put("P", "ge-landwehr", "H8", weapon="mg08")
    printed = ground.g.setting.formations["ge-landwehr"].unbroken.movement
    assert s03.movement(ground.g, unit).total == printed - 2  # 11.1#2
    ground.g.steps[unit] = Steps(road=True)
    assert s03.movement(ground.g, unit).total == printed - 1  # T116#2
    assert ("value-road", 1, "T116") in parts(ground, unit, "movement")


def test_a_veteran_is_better_by_one_unless_the_table_rules_otherwise() -> None:
    for ruling, gain in (("plus-one", 1), ("none", 0)):
        ground = Ground(OPEN, veteran=ruling)
        unit = ground.put("P", "fr-infanterie-1914", "H8", veteran=True)
        assert values(ground, unit) == [5 + gain, 5 + gain, 5 + gain, 7 + gain]


def test_reminder_cards_that_touch_morale() -> None:
    """Gabions et Fascines count on Defense Rolls in Trenches and Foxholes; Woods Fighting for Leaders in Woods."""
    ground = Ground(flat("\n".join([". w ."] * 5)))
    unit = ground.put("P", "fr-infanterie-1914", "A2")
    ground.fortify("A2", "trench")
    ground.g.reminders["french"] = ("FS7",)
    attack = Attack("fire", "german", ground.cell("A2"))
    assert s03.morale(ground.g, unit).total == 11
    assert s03.morale(ground.g, unit, attack).total == 12  # S98.3.7#1
    mines = Attack("mines", "german", ground.cell("A2"))
    assert s03.morale(ground.g, unit, mines).total == 7  # F128.2#2
    ground.fortify("A2", "pillbox")
    assert s03.morale(ground.g, unit, attack).total == 12, "a Pillbox gives 5 and no more"
    us = Ground(flat("\n".join([". w ."] * 5)), sides=("american", "german"))
    leader = us.put("L", "us-york", "B2")
    soldier = us.put("P", "us-infantry", "B3")
    before = [s03.morale(us.g, id_).total for id_ in (leader, soldier)]
    us.g.reminders["american"] = ("USS9",)
    assert [s03.morale(us.g, id_).total for id_ in (leader, soldier)] == [before[0] + 1, before[1]]  # S98.5.9


# command


def test_ex_radius() -> None:
    """Command 2 reaches distance 0 to 2 whatever lies between, 1 reaches 0 to 1, 0 his own hex alone."""
    hexes = {"H7": {"terrain": "water"}}
    ground = Ground(flat("\n".join([". . . . . . . . ."] * 9), hexes=hexes))
    leader = ground.put("L", "fr-barnier", "H8")
    ground.put("E", "ge-landwehr", "H9")
    at = {"own": "H8", "one": "G8", "two": "H6", "three": "H5"}
    for id_, hex_ in at.items():
        ground.put(id_, "fr-infanterie", hex_)
    ground.put("other", "fr-verdier", "G8")
    assert set(s03.within_command(ground.g, leader)) == {"own", "one", "two"}  # EX.radius 3.3.1.1#3 3.3.1.1#2
    assert s03.leaders_within(ground.g, leader) == ("other",)  # 3.3.1.2#2
    ground.g.change(leader, broken=True)
    assert s03.within_command(ground.g, leader) == ("own",)  # EX.radius
    ground.put("lieutenant", "fr-verdier", "H8")
    assert set(s03.within_command(ground.g, "lieutenant")) == {"own", "one"}  # EX.radius


def test_a_tank_leader_commands_plain_tanks_until_one_is_lost() -> None:
    ground = Ground(OPEN)
    leader = ground.put("L", "fr-schneider-leader", "H8")
    ground.put("T", "fr-schneider", "H6")
    ground.put("far", "fr-schneider", "H5")
    ground.put("other", "fr-schneider-leader", "G8")
    ground.put("P", "fr-infanterie", "H8")
    assert s03.within_command(ground.g, leader) == ("T",)  # 3.3.1.6#1 3.1.6#1 3.1.5#3
    ground.g.tank_lost["french"] = True
    assert s03.within_command(ground.g, leader) == ()  # 3.1.6#3


def test_the_highest_ranking_leader() -> None:
    """Rank, then printed Command, then printed Morale of the unbroken side; then the owner chooses."""
    ground = Ground(OPEN)
    counters = ground.g.setting.formations
    ground.put("hero", "fr-hero", "H8")
    assert s03.highest_ranking(ground.g, "french") == "hero"  # 3.3.1.2#1
    ground.put("durant", "fr-durant", "H8")
    assert s03.highest_ranking(ground.g, "french") == "durant"  # 3.3.1.3#1 3.3.1.3#2
    ground.put("barnier", "fr-barnier", "H8", broken=True, suppressed=True)
    assert s03.command(ground.g, "barnier") == 0, "the broken side shows no Command"  # 3.1.5#1
    assert s03.highest_ranking(ground.g, "french") == "barnier"  # 3.3.1.4#2 3.3.1.2#5
    ground.put("driant", "fr-driant", "H8")
    assert s03.highest_ranking(ground.g, "french") == "driant"  # 3#1 GLOSS.hrl
    lieutenants = [id_ for id_, c in counters.items() if c.rank == "lieutenant" and c.nation == "german"]
    for id_ in lieutenants:
        ground.put(id_, id_, "C3")
    best = max((counters[i].unbroken.command, counters[i].unbroken.morale) for i in lieutenants)
    tied = {i for i in lieutenants if (counters[i].unbroken.command, counters[i].unbroken.morale) == best}
    assert set(s03.most_senior(ground.g, "german")) == tied  # 3.3.1.4#1
    assert s03.highest_ranking(ground.g, "american") is None


# Cohesion


@pytest.fixture
def example() -> Ground:
    """The rulebook's example: row 11 is the friendly edge, G9 and K9 are friendly Objectives."""
    ground = Ground(OPEN, edges=("bottom", "top"))
    ground.put("leader", "fr-verdier", "I9")
    for hex_ in ("H8", "I9", "J9", "G9", "K9", "K11", "H7"):
        ground.put(hex_, "fr-infanterie", hex_)
    ground.put("F9", "fr-infanterie", "F9", weapon="saint-etienne")
    ground.put("G10", "fr-agent", "G10")
    ground.g.control.update({1: "french", 2: "french"})
    return ground


def why(ground: Ground, unit: str) -> str | None:
    found = s03.cohesion(ground.g, unit)
    return None if found is None else found.text


def test_ex_cohesion(example: Ground) -> None:
    assert [why(example, unit) for unit in ("H8", "I9", "J9")] == [
        "cohesion-leader"
    ] * 3  # EX.cohesion.A 3.3.2#6
    assert [why(example, unit) for unit in ("G9", "K9")] == [
        "cohesion-objective"
    ] * 2  # EX.cohesion.B 3.3.2#4
    assert why(example, "F9") == "cohesion-weapon"  # EX.cohesion.C 3.3.2#5
    assert why(example, "K11") == "cohesion-edge"  # EX.cohesion.D 3.3.2#3
    assert why(example, "G10") == "cohesion-always"  # EX.cohesion.E 3.3.2#2
    assert why(example, "H7") is None  # EX.cohesion.F GLOSS.cohesion
    assert why(example, "leader") == "cohesion-no-unit"  # 3.3.2#1 GLOSS.cohesion#fr


def test_cohesion_by_a_weapon_in_both_editions(example: Ground) -> None:
    example.g.change("F9", suppressed=True)
    assert why(example, "F9") == "cohesion-weapon"
    example.g.setting.options["edition"] = "fr"
    assert why(example, "F9") is None, (
        "in the French edition the Weapon must function"
    )  # 3.3.2#fr EX.cohesion.C#fr EX.cohesion.F#fr


def test_an_objective_that_is_not_held_gives_no_cohesion(example: Ground) -> None:
    example.g.control[2] = "german"
    example.g.remove("leader")
    assert why(example, "K9") is None  # 3.3.2#4


def test_stosstruppen_need_nobody() -> None:
    ground = Ground(OPEN, edges=("bottom", "top"))
    ground.put("S", "ge-stosstruppen", "E5")
    ground.put("L", "ge-landwehr", "E6")
    assert (why(ground, "S"), why(ground, "L")) == ("cohesion-always", None)  # 3.3.2#2
