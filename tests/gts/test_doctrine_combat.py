"""The script fights as a sound commander would: marches, fire, rally, works and Assaults."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.decision import CHANCE
from grognard.games.gts.doctrine import ordering
from tests.gts.moves import roads
from tests.gts.scene import Scene
from tests.gts.scripted import activate, play, scene, script

# marches


def test_the_free_hex_is_taken_on_the_last_turn() -> None:
    it = scene({"A": "F06 rifles", "G": "O02 grenadiers"}, turn=3)
    activate(it)
    assert it.g.held_hexes[it.g.board.cell("H05")] == "allied"


def test_whoever_wins_does_not_walk_into_a_field_of_fire() -> None:
    held = {"H05": "german", "D09": "allied"}
    units = {"A": "D05 rifles", "G": "H05 machine-guns ent", "H": "H05 machine-guns ent", "I": "H05 flak ent"}
    it = scene(units, control=held, victory={"count": 1})
    before = it.g.units["A"].where
    activate(it)
    distance = it.g.board.distance(it.g.units["A"].where, it.g.board.cell("H05"))
    assert distance >= min(4, it.g.board.distance(before, it.g.board.cell("H05")))


def test_the_way_leads_through_cover() -> None:
    """Of two ways of the same length, the one behind the houses."""
    for village, other in (("F04", "F05"), ("F05", "F04")):
        it = scene(
            {"A": "E05 rifles", "G": "I05 machine-guns", "H": "H05 grenadiers"}, hexes={village: "village"}
        )
        it.act("A", "move")
        answers = ordering(it.g, it.pending, "")
        places = [option.id for option in answers]
        assert places.index(village) < places.index(other)


def test_far_from_the_enemy_one_marches_in_column() -> None:
    it = scene({"A": "A05 rifles", "G": "O05 grenadiers"}, features=roads("A05 B05 C05 D05 E05 F05 G05 H05"))
    it.act("A", "move")
    assert script(it) == "column"


def test_near_the_enemy_nobody_forms_a_column() -> None:
    it = scene({"A": "E05 rifles", "G": "I05 grenadiers"}, features=roads("E05 F05 G05 H05"))
    it.act("A", "move")
    assert script(it) != "column"


def test_a_column_deploys_before_the_enemy() -> None:
    it = scene({"A": "E05 rifles column", "G": "I05 machine-guns", "H": "H05 grenadiers"})
    activate(it)
    assert not it.unit("A").column


def test_a_stack_goes_together_under_fire() -> None:
    it = scene(
        {"A": "E05 rifles", "B": "E05 rifles", "G": "H05 grenadiers suppressed", "H": "I06 machine-guns"}
    )
    answers = activate(it)
    assert ("stack-choose", "B") in answers or ("stack-choose", "A") in answers


def test_the_last_man_stays_on_what_counts() -> None:
    held = {"H05": "allied", "D09": "german"}
    it = scene({"A": "H05 rifles", "G": "K05 grenadiers", "H": "K05 grenadiers"}, control=held)
    activate(it)
    assert it.at("A") == "H05"


def test_of_those_who_go_the_last_stays_on_what_counts() -> None:
    """Who has joined already cannot be told from the question itself."""
    units = dict.fromkeys("ABC", "H05 rifles") | {"G": "J06 grenadiers"}
    it = scene(units, control={"H05": "allied", "D09": "german"})
    it.allied("actor-choose", "A").allied("action-choose", "move").expect("allied", "stack-choose")
    it.allied("stack-choose", "B").expect("allied", "stack-choose")
    assert script(it) == "done"


def test_nobody_walks_out_of_a_heavy_barrage_for_little() -> None:
    units, held = {"A": "D05 rifles", "G": "P12 grenadiers"}, {"H05": "german", "D09": "allied"}
    for kind, expected in (("heavy", False), ("", True)):
        barrages = {"D05": kind} if kind else {}
        it = scene(units, control=held, victory={"count": 1}, barrages=barrages, turn=1)
        assert (("action-choose", "move") in activate(it)) == expected


def test_a_battalion_far_behind_mounts() -> None:
    it = scene(
        {"A": "A12 trucked", "G": "N02 grenadiers"},
        victory={"worth": [{"points": 4, "area": ["O02"]}]},
        control={"O02": "german"},
    )
    assert play(it)[:2] == [("actor-choose", "A"), ("action-choose", "mount")]


def test_under_fire_nobody_mounts() -> None:
    it = scene({"A": "F05 trucked", "G": "H05 machine-guns"})
    assert ("action-choose", "mount") not in activate(it)


def test_reinforcements_come_in_column_where_it_is_quiet() -> None:
    for enemy, expected in (("P12", "A"), ("E05", "done")):
        it = scene(
            {"A": "box tanks", "B": "D12 rifles", "G": f"{enemy} grenadiers"},
            divisions={"first": {"entry": "A05"}},
            chit="division:first",
            begun=False,
        )
        it.expect("allied", "entry-column")
        assert script(it) == expected


# fire


def test_the_better_target_is_fired_at() -> None:
    it = scene(
        {"A": "G05 rifles", "G": "H05 grenadiers", "H": "G06 grenadiers ent", "I": "F05 grenadiers"},
        hexes={"F05": "town"},
    )
    it.act("A", "fire")
    assert script(it) == "G", "in the open, where it counts"


def test_guns_before_bayonets() -> None:
    it = scene({"A": "G05 rifles", "T": "F05 tanks", "M": "D05 mortars", "G": "H05 grenadiers ip"})
    order = [answer for kind, answer in activate(it) if kind in ("actor-choose", "action-choose")]
    actions = order[1::2]
    assert actions[0] == "fire"
    last_fire = max(n for n, action in enumerate(actions) if action == "fire")
    assert "assault" not in actions[:last_fire]


def test_mortars_fire_at_somebody() -> None:
    it = scene({"A": "G05 rifles", "M": "D05 mortars", "G": "H05 grenadiers", "H": "H06 grenadiers ent"})
    it.act("M", "fire")
    assert script(it) == "H05", "neither at an empty hex nor at the entrenchment"


@pytest.mark.parametrize("enemy", ["machine-guns", "grenadiers"])
def test_whatever_moves_is_shot_at(enemy: str) -> None:
    it = scene({"A": "E05 rifles", "G": f"F05 {enemy}"})
    it.act("A", "move").allied("step-choose", "E06").expect("german", "opportunity-offer")
    assert script(it) == "G"


def test_the_best_shot_is_the_first() -> None:
    it = scene({"A": "E05 rifles", "F": "D05 festung", "G": "F05 machine-guns"})
    it.act("A", "move").allied("step-choose", "E06").expect("german", "opportunity-offer")
    assert script(it) == "G"


@pytest.mark.parametrize(("unit", "expected"), [
    ("rifles", "convert"), ("rifles hit", "convert"), ("rifles hits=2", "take"), ("rifles hits=2 reduced", "take"),
])  # fmt: skip
def test_a_cohesion_hit_instead_of_suppression(unit: str, expected: str) -> None:
    it = scene({"A": f"E05 {unit}", "G": "F05 grenadiers"})
    it.act("A", "move").allied("step-choose", "E06").german("opportunity-offer", "G").die(0)
    it.die(3)  # a Suppression
    it.expect("allied", "convert-choose")
    assert script(it) == expected


def test_men_without_steps_stay_suppressed() -> None:
    it = scene({"A": "E05 rifles", "G": "F05 flak"})
    it.act("A", "fire").allied("fire-choose", "G")
    while it.pending.side == CHANCE:
        it.die(3)
    it.expect("german", "convert-choose")
    assert script(it) == "take"


# rally and works


def test_whoever_is_suppressed_rallies() -> None:
    it = scene({"A": "E05 rifles suppressed", "B": "D05 rifles", "G": "O05 grenadiers"})
    answers = activate(it)
    assert ("action-choose", "rally") in answers or not it.unit("A").suppressed
    assert not it.unit("A").suppressed


def test_whoever_holds_digs() -> None:
    held = {"H05": "allied", "D09": "allied"}
    it = scene(
        {"A": "H05 rifles", "B": "H05 rifles", "G": "L05 grenadiers", "H": "L05 grenadiers"}, control=held
    )
    activate(it, die=1)
    assert it.unit("A").work == it.unit("B").work == "ip"


def test_nobody_digs_on_the_way() -> None:
    it = scene({"A": "A05 rifles", "G": "O05 grenadiers"})
    assert ("action-choose", "build-ip") not in activate(it, die=1)


def test_an_empty_entrenchment_is_entered() -> None:
    held = {"H05": "allied", "D09": "allied"}
    works = {"w1": {"side": "allied", "hex": "H05"}}
    it = scene({"A": "H05 rifles", "G": "K05 grenadiers"}, control=held, entrenchments=works)
    activate(it)
    assert it.unit("A").work == "ent"


def test_a_rearguard_takes_what_nobody_defends() -> None:
    it = scene(
        {"A": "F06 paras hits=2", "G": "G04 machine-guns suppressed"},
        limits={"rearguards": {"allied": 1}},
        rearguard={"allied": "hundreds"},
        turn=3,
    )
    it.allied("actor-choose", "A")
    if it.pending.find("rearguard") is not None:
        it.allied("action-choose", "rearguard").die(0)
        it.expect("allied", "rearguard-place")
        assert script(it) == "H05"


# Assaults


def test_no_assault_at_hopeless_odds() -> None:
    units = {
        "A": "G05 paras hits=2 reduced",
        "G": "H05 grenadiers ent",
        "H": "H05 machine-guns ent",
        "I": "H05 panzers column",
    }
    assert ("action-choose", "assault") not in activate(scene(units, hexes={"H05": "town"}))


def test_an_assault_with_odds_on() -> None:
    units = {"A": "G05 rifles", "B": "G05 rifles", "G": "H05 festung reduced suppressed"}
    it = scene(units)
    activate(it, die=1)
    assert it.g.held_hexes[it.g.board.cell("H05")] == "allied"


def test_others_join_where_they_help() -> None:
    it = scene({"A": "G05 rifles", "B": "G05 rifles", "G": "H05 grenadiers suppressed"})
    it.allied("actor-choose", "A").allied("action-choose", "assault").expect("allied", "stack-choose")
    assert script(it) == "B"


def assaulted(defenders: dict[str, str], *attackers: str, points: int = 0, hexes: Any = None) -> Scene:
    """Allied rifles of G05 have announced an Assault on H05, and dare."""
    units = dict.fromkeys(attackers, "G05 rifles") | defenders
    it = scene(
        units, hexes=hexes or {}, points={"zweite": (points, 0)}, control={"H05": "german", "D09": "allied"}
    )
    it.act(attackers[0], "assault", *attackers[1:])
    if it.pending.kind == "assault-hex":
        it.allied("assault-hex", "H05")
    while it.pending.side == CHANCE or it.pending.kind == "opportunity-offer":
        it.die(0) if it.pending.side == CHANCE else it.german("opportunity-offer", "pass")
    return it


def test_entrenched_men_stand() -> None:
    it = assaulted({"G": "H05 grenadiers ent", "H": "H05 machine-guns ent"}, "A", hexes={"H05": "town"})
    it.expect("german", "stand-or-run")
    assert script(it) == "stand"


def test_a_few_old_men_run_from_three_companies() -> None:
    it = scene(
        {"A": "G05 rifles", "B": "G05 rifles", "C": "G05 rifles", "G": "H04 festung hits=2"},
        control={"H05": "german", "D09": "allied"},
    )
    it.act("A", "assault", "B", "C").allied("assault-hex", "H04")
    while it.pending.side == CHANCE or it.pending.kind == "opportunity-offer":
        it.die(0) if it.pending.side == CHANCE else it.german("opportunity-offer", "pass")
    it.expect("german", "stand-or-run")
    assert script(it) == "run"


@pytest.mark.parametrize(("defender", "points", "expected"), [
    ("festung hits=2", 0, "charge"), ("festung hits=2", 3, "fire"), ("grenadiers", 3, "fire"),
])  # fmt: skip
def test_a_charge_at_those_who_will_not_stand(defender: str, points: int, expected: str) -> None:
    it = assaulted({"G": f"H05 {defender}", "H": f"H05 {defender}"}, "A", points=points)
    if it.pending.kind == "stand-or-run":
        it.german("stand-or-run", "stand")
    it.expect("allied", "charge-or-fire")
    assert script(it) == expected


def test_a_command_point_against_a_charge() -> None:
    it = assaulted({"G": "H05 festung", "H": "H05 grenadiers"}, "A", "B", points=2)
    if it.pending.kind == "stand-or-run":
        it.german("stand-or-run", "stand")
    it.allied("charge-or-fire", "charge").expect("german", "charge-checker")
    assert script(it) == "H"
    it.german("charge-checker", "G").expect("german", "check-spend")
    assert script(it) == "spend"


def test_in_assault_fire_the_weaker_target() -> None:
    it = assaulted({"G": "H05 grenadiers ent", "H": "H05 grenadiers"}, "A", "B")
    if it.pending.kind == "stand-or-run":
        it.german("stand-or-run", "stand")
    it.allied("charge-or-fire", "fire")
    while it.pending.side != "allied" or it.pending.kind != "assault-target":
        if it.pending.side == CHANCE:
            it.die(8)
        else:
            it.game.answer(it.ids[0], it.pending.side)
    assert script(it) == "H"
