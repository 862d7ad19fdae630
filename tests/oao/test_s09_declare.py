"""9.1, 9.2: the attack phases and the declaration of attacks."""

from __future__ import annotations

import pytest

from grognard.engine.decision import Roll
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules import s09_phase, s09_targets
from grognard.games.oao.state import Army, Means
from tests.oao.battles import battle, counter, finish, phase, prepare
from tests.oao.combats import EAST, TARGET, WEST
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

GERMAN, OTHER, THIRD = "de-12-6", "de-11-6", "de-8Ez"
FRENCH = "fr-4-2"
SIXTH = "de-SIXTH"


def front(units: dict[str, str], **armies: str) -> Playing:
    """The German attack phase against one French division in TARGET."""
    g = battle({FRENCH: TARGET, **units}, {FRENCH: "fr-FOURTH/2", **dict.fromkeys(units, SIXTH), **armies})
    return phase(g, "german")


# the phases


def test_the_active_player_attacks_and_the_other_defends() -> None:  # 9.0#1 4.2.7 4.2.8
    units, armies = {GERMAN: WEST, FRENCH: TARGET}, {GERMAN: SIXTH, FRENCH: "fr-FOURTH"}
    attack, reply = phase(battle(units, armies), "german"), counter(battle(units, armies), "allied")
    assert (attack.asked.side, attack.ids) == ("german", [TARGET, "done"])
    assert (reply.asked.side, reply.ids) == ("allied", [WEST, "done"])
    attack.german("attack-declare", "done")
    assert attack.is_over, "9.2.3: nobody has to attack"  # 9.2.3#1


def test_superfluous_markers_are_taken_off_first() -> None:  # 9.1#1 7.3.1#3
    bare, camp = "be-fortress-Antwerpen-52.18", "fr-fortress-Verdun-47.45"
    g = scene({GERMAN: WEST, OTHER: "52.19", THIRD: "47.44", bare: "52.18", camp: "47.45", "fr-72r": "46.45"})
    g.change(bare, turned=True)
    prepare(g, TARGET, GERMAN)
    prepare(g, "52.18", OTHER)
    prepare(g, "47.45", THIRD)
    s09_phase.remove_superfluous(g, "german")
    assert [g.units[id_].prepared for id_ in (GERMAN, OTHER, THIRD)] == [-1, -1, -1]
    assert [note.id for note in g.notes] == ["pa-superfluous"] * 3


def test_markers_that_point_at_enemies_stay_until_the_end_of_the_phase() -> None:  # 9.1#1
    g = battle({GERMAN: WEST, FRENCH: TARGET}, {GERMAN: SIXTH, FRENCH: "fr-FOURTH"})
    prepare(g, TARGET, GERMAN)
    play = phase(g, "german")
    assert g.units[GERMAN].prepared == cell(TARGET)
    play.german("intensity-attacker", "not intense").allied("intensity-defender", "not intense")
    finish(play)
    assert g.units[GERMAN].prepared == -1, "C-13"


def test_bombardments_come_before_attacks() -> None:  # 9.1#2 9.1#3
    fortress, gun = "be-fortress-Antwerpen-51.19", "de-5and6sKM"
    g = battle({gun: "52.19", "de-train1": "52.19", GERMAN: "52.19", fortress: "51.19"}, {GERMAN: SIXTH})
    g.change(gun, mode="deployed")
    g.means["german"] = Means(shells={"30.5": 5})
    play = phase(g, "german").german("bombard-target", fortress)
    rolled = 0
    while play.asked.kind != "attack-declare":
        assert not g.attacks
        rolled += isinstance(play.asked, Roll)
        play.dice(6) if isinstance(play.asked, Roll) else play.german(play.asked.kind, play.ids[0])
    assert rolled == 1


def test_all_attacks_are_declared_before_one_is_resolved_in_any_order() -> None:  # 9.1#4 9.1#5
    g = battle(
        {GERMAN: WEST, OTHER: "02.27", FRENCH: TARGET, "fr-3-2": "02.26"},
        {**dict.fromkeys((GERMAN, OTHER), SIXTH), **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH/2")},
    )
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN, "done")
    play.german("attack-declare", "02.26").german("attack-join", OTHER, "done")
    assert not play.said("attack-begins")
    play.german("attack-declare", "done")
    assert [note["hex"] for note in play.said("attack-declared")] == [TARGET, "02.26"]
    assert play.ids == [TARGET, "02.26"]
    play.german("attack-order", "02.26")
    assert play.note("attack-begins")["hex"] == "02.26"


def test_what_is_in_a_hex_is_told_when_the_declaration_is_over() -> None:  # 9.1.1#b 3.1.6#2 3.1.6#3
    g = battle(
        {GERMAN: WEST, FRENCH: TARGET, "fr-66r": TARGET},
        {GERMAN: SIXTH, FRENCH: "fr-FOURTH/2", "fr-66r": "fr-FOURTH/2"},
    )
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN)
    assert not any(attack.indicated for attack in g.attacks)
    play.german("attack-join", "done").german("attack-declare", "done")
    (told,) = [note for note in g.notes if note.id == "attack-reveals"]
    assert told.to is None
    assert [part["args"]["unit"] for part in told.args["units"]] == [FRENCH, "fr-66r"]
    assert {key for part in told.args["units"] for key in part["args"]} == {"unit", "name", "type", "size"}


# which hexes


def test_only_neighbours_attack() -> None:  # 9.2#1
    play = front({GERMAN: WEST, OTHER: "02.28"}).german("attack-declare", TARGET)
    assert play.ids == [GERMAN, "done"]
    assert play.why_not(f"unit:{OTHER}") == ["9.2#1"]


def test_a_hex_is_attacked_once_and_a_unit_attacks_once() -> None:  # 9.2#2 9.2#3 9.2.1#1
    g = battle(
        {GERMAN: WEST, OTHER: WEST, FRENCH: TARGET, "fr-3-2": "01.29"},
        {**dict.fromkeys((GERMAN, OTHER), SIXTH), **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH/2")},
    )
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN, "done")
    play.german("attack-declare", "01.29")
    assert play.ids == [OTHER, "done"]
    assert play.why_not(f"unit:{GERMAN}") == ["9.2#3"]
    play.german("attack-join", "done").german("attack-declare", TARGET).german("attack-join", OTHER, "done")
    assert [(attack.target, attack.attackers) for attack in g.attacks] == [(cell(TARGET), (GERMAN, OTHER))]


def test_a_protected_camp_is_not_attacked() -> None:  # 9.2#4 12.2.2 12.2.2.EX
    verdun = {f"fr-fortress-Verdun-{hex_}": hex_ for hex_ in ("47.45", "47.46", "46.44", "46.45")}
    around = {GERMAN: "48.45", OTHER: "47.44"}
    armies = dict.fromkeys(around, SIXTH)
    empty = phase(battle({**verdun, **around}, armies), "german")
    assert {"47.45", "46.44"} & set(empty.ids), "without the division the hexes can be attacked"
    held = phase(battle({**verdun, **around, "fr-72r": "46.45"}, armies), "german")
    assert held.is_over, "nothing else is in reach"
    g = battle({**verdun, **around, "fr-72r": "46.45"}, armies)
    refused = [s09_targets.target_refused(g, cell(hex_), "german") for hex_ in verdun_hexes()]
    assert [why.rule if why else "" for why in refused] == ["9.2#4"] * 4


def verdun_hexes() -> list[str]:
    return ["47.45", "47.46", "46.44", "46.45"]


def test_nothing_to_attack_is_explained() -> None:  # 9.1#4
    play = front({GERMAN: WEST})
    assert play.why_not("hex:02.28") == ["9.1#1"]
    assert play.why_not(f"unit:{FRENCH}") == [], "a hex that is offered has no reason against it"


# who


def test_hexes_combine_and_forces_part() -> None:  # 9.2.1#2 9.2.1#3
    g = battle(
        {GERMAN: WEST, OTHER: WEST, THIRD: EAST, FRENCH: TARGET, "fr-3-2": "01.29"},
        {
            **dict.fromkeys((GERMAN, OTHER, THIRD), f"{SIXTH}/6"),
            **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH/2"),
        },
    )
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN, THIRD, "done")
    play.german("attack-declare", "01.29").german("attack-join", OTHER, "done")
    assert [attack.attackers for attack in g.attacks] == [(GERMAN, THIRD), (OTHER,)]


def test_a_force_does_not_part() -> None:  # 9.2.1#4 5.5.1#4
    asset = "de-Jaeger1"
    g = battle(
        {GERMAN: WEST, asset: WEST, FRENCH: TARGET, "fr-3-2": "01.29"},
        {**dict.fromkeys((GERMAN, asset), SIXTH), **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH/2")},
    )
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN, "done")
    assert play.ids == [TARGET, "done"], "its Asset can attack nothing else"
    assert play.why_not("hex:01.29") == ["9.2#3", "9.2.1#4"]
    play.german("attack-declare", TARGET).german("attack-join", asset, "done")
    assert g.attacks[0].attackers == (GERMAN, asset)


def test_two_corps_at_the_most_and_one_army() -> None:  # 9.2.2#1 9.2.2#2 5.3.2#2 5.3.3#2
    units = {GERMAN: WEST, OTHER: EAST, THIRD: "03.31"}
    corps = front(units, **{GERMAN: f"{SIXTH}/6", OTHER: f"{SIXTH}/7", THIRD: SIXTH})
    corps.german("attack-declare", TARGET).german("attack-join", GERMAN, OTHER)
    assert corps.why_not(f"unit:{THIRD}") == ["5.3.2"], "an Independent unit counts as a corps"
    armies = front(units, **{OTHER: "de-FIFTH"})
    armies.german("attack-declare", TARGET).german("attack-join", GERMAN)
    assert armies.why_not(f"unit:{OTHER}") == ["5.3.1"]


def test_stacks_of_independents_are_one_corps() -> None:  # 5.3.3#2
    units = {GERMAN: WEST, OTHER: WEST, THIRD: EAST}
    play = front(units, **dict.fromkeys((GERMAN, OTHER), SIXTH), **{THIRD: f"{SIXTH}/6"})
    play.german("attack-declare", TARGET).german("attack-join", GERMAN, OTHER, THIRD)
    assert set(play.g.attacks[0].attackers) == set(units)


def test_two_divisions_and_a_quarter_attack_from_a_hex() -> None:  # 9.0#2 3.1.2#1
    units = {GERMAN: WEST, OTHER: WEST, THIRD: WEST}
    play = front(units).german("attack-declare", TARGET).german("attack-join", GERMAN, OTHER)
    assert f"unit:{THIRD}" not in play.ids
    assert play.why_not(f"unit:{THIRD}") == ["3.1.2"]


def test_the_limit_of_a_hex_is_that_of_the_whole_phase() -> None:  # 3.1.2#1
    g = battle(
        {GERMAN: WEST, OTHER: WEST, THIRD: WEST, FRENCH: TARGET, "fr-3-2": "01.29"},
        {**dict.fromkeys((GERMAN, OTHER, THIRD), SIXTH), **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH")},
    )
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN, OTHER, "done")
    assert play.why_not("hex:01.29") == ["9.2#3", "9.2#3", "3.1.2"]


def test_one_gun_goes_with_a_combat_unit() -> None:  # 8.8.1#4 8.8.1#5 3.1.2#2
    gun, second = "de-21cm-3-1", "de-21cm-1-6"
    play = front({GERMAN: WEST, gun: WEST, second: WEST}).german("attack-declare", TARGET)
    assert play.why_not(f"unit:{gun}") == ["8.8.1#4"]
    play.german("attack-join", GERMAN, gun)
    assert play.why_not(f"unit:{second}") == ["3.1.2"]
    assert f"leave {GERMAN}" not in play.ids, "the gun does not stay alone"


@pytest.mark.parametrize("level", [4, 5, 6])
def test_ineffective_and_demoralized_units_do_not_attack(level: int) -> None:  # 9.2.3#2 6.4#3
    g = battle(
        {GERMAN: WEST, OTHER: EAST, FRENCH: TARGET}, {GERMAN: SIXTH, OTHER: SIXTH, FRENCH: "fr-FOURTH"}
    )
    g.change(GERMAN, level=level)
    play = phase(g, "german").german("attack-declare", TARGET)
    assert play.ids == [OTHER, "done"]
    assert play.why_not(f"unit:{GERMAN}") == ["6.3" if level == 4 else "6.4"]


def test_units_without_strength_do_not_attack() -> None:  # 9.2.3#3 8.5.1#2 12.1.1#5
    fort, fortress = "de-train1", "be-fortress-Antwerpen-51.19"
    play = front({GERMAN: WEST, fort: WEST}).german("attack-declare", TARGET)
    assert play.why_not(f"unit:{fort}") == ["9.2.3#3"]
    g = scene({fortress: "51.19", "fr-fort-Montmedy": "49.41", "fr-23-12": "50.19"})
    why = [
        s09_targets.unit_refused(g, id_, g.board.adjacent[g.units[id_].where][0])
        for id_ in (fortress, "fr-fort-Montmedy")
    ]
    assert [each.rule if each else "" for each in why] == ["12.1.1#5", "8.5.1#2"]


def test_no_attack_crosses_an_inundation() -> None:  # 9.2.3#4
    first, second = flooded_pair()
    units, armies = {GERMAN: first, FRENCH: second}, {GERMAN: SIXTH, FRENCH: "fr-FOURTH"}
    assert not phase(battle(units, armies), "german").is_over
    assert phase(battle(units, armies, flooded=True), "german").is_over


def flooded_pair() -> tuple[str, str]:
    """Two hexes with an Inundation hexside between them."""
    g = scene({})
    ground = ground_of(g.board)
    for here in sorted(ground.playable):
        for near in g.board.adjacent[here]:
            if near in ground.playable and ground.hexside(here, near).inundation:
                return g.board.name(here), g.board.name(near)
    raise AssertionError("no such hexside")


def test_no_attack_crosses_a_ridge() -> None:  # 9.2.3#4
    g = scene({})
    ground = ground_of(g.board)
    here, near = next(
        (one, other)
        for one in sorted(ground.playable)
        for other in g.board.adjacent[one]
        if other in ground.playable and ground.hexside(one, other).ridge
    )
    names = g.board.name(here), g.board.name(near)
    assert phase(battle({GERMAN: names[0], FRENCH: names[1]}, {GERMAN: SIXTH}), "german").is_over


def test_inactive_and_busy_units_do_not_attack() -> None:  # GLOSS.inactive#1 GLOSS.inactive#3 7.8#2
    def asked(**changes: object) -> bool:
        g = battle({GERMAN: WEST, FRENCH: TARGET}, {GERMAN: SIXTH, FRENCH: "fr-FOURTH"})
        g.change(GERMAN, **changes)
        return not phase(g, "german").is_over

    assert asked()
    assert not asked(active=False)
    assert not asked(task="recovery", spent=3)
    assert not asked(mode="rail")
    g = battle({GERMAN: WEST, FRENCH: TARGET}, {GERMAN: SIXTH, FRENCH: "fr-FOURTH"})
    g.armies[SIXTH] = Army("german", active=False)
    assert phase(g, "german").is_over


# Prepared Attacks


def test_a_marker_obliges_to_attack() -> None:  # 9.2.3#1 7.3.1#1 9.2.5C#1
    g = battle(
        {GERMAN: WEST, OTHER: WEST, FRENCH: TARGET}, {GERMAN: SIXTH, OTHER: SIXTH, FRENCH: "fr-FOURTH"}
    )
    prepare(g, TARGET, GERMAN)
    play = phase(g, "german")
    assert g.attacks[0].attackers == (GERMAN,)
    play.german("attack-declare", TARGET)
    assert play.ids == [OTHER, "done"], "it cannot leave"
    assert play.why_not(f"unit:{GERMAN}") == ["9.2.5C#1"]


def test_a_marker_that_points_elsewhere_keeps_a_unit_out() -> None:  # 9.2.5A#4
    g = battle(
        {GERMAN: WEST, FRENCH: TARGET, "fr-3-2": "01.29"},
        {GERMAN: SIXTH, **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH")},
    )
    prepare(g, "01.29", GERMAN)
    why = s09_targets.unit_refused(g, GERMAN, cell(TARGET))
    assert why is not None
    assert why.rule == "9.2.5A#4"


def test_of_three_prepared_corps_the_attacker_chooses_two() -> None:  # 9.2.5C#1 9.2.2#1
    units = {GERMAN: WEST, OTHER: EAST, THIRD: "03.31"}
    corps = {GERMAN: f"{SIXTH}/6", OTHER: f"{SIXTH}/7", THIRD: f"{SIXTH}/8"}
    g = battle({FRENCH: TARGET, **units}, {FRENCH: "fr-FOURTH", **corps})
    prepare(g, TARGET, *units)
    play = phase(g, "german")
    assert play.ids == [GERMAN, OTHER, THIRD]
    play.german("attack-obliged", THIRD, GERMAN)
    assert g.attacks[0].attackers == (THIRD, GERMAN)


# secrets


def test_what_the_attacker_is_offered_tells_nothing_of_the_enemy() -> None:  # 3.1.6#1 3.1.6#3
    def offered(**changes: object) -> tuple[list[str], list[str]]:
        g = battle(
            {GERMAN: WEST, OTHER: EAST, FRENCH: TARGET, "fr-3-2": TARGET},
            {
                **dict.fromkeys((GERMAN, OTHER), f"{SIXTH}/6"),
                **dict.fromkeys((FRENCH, "fr-3-2"), "fr-FOURTH/2"),
            },
        )
        for id_ in (FRENCH, "fr-3-2"):
            g.change(id_, **changes)
        play = phase(g, "german")
        first = play.ids
        play.german("attack-declare", TARGET)
        return first, play.ids

    assert offered() == offered(losses=2) == offered(level=4) == offered(level=3, losses=1)
