"""9.1.1, 9.8 to 9.10, 21: an attack from its beginning to the losses."""

from __future__ import annotations

import pytest

from grognard.engine.reasons import Modifiers, because
from grognard.games.oao.reference_combat import rung
from grognard.games.oao.rules import s09_fight, s09_losses
from grognard.games.oao.rules.s09_combat import Combat, Contingent
from grognard.games.oao.rules.s09_fight import Fight
from grognard.games.oao.rules.s09_results import Outcome, Toll
from grognard.games.oao.state import Army, State, clone
from tests.oao.battles import battle, phase, prepare
from tests.oao.combats import EAST, TARGET, WEST
from tests.oao.playing import Playing
from tests.oao.scenes import cell

GERMAN, OTHER = "de-12-6", "de-11-6"
FRENCH, SECOND = "fr-4-2", "fr-3-2"
SIXTH, FOURTH = "de-SIXTH/6", "fr-FOURTH/2"


def duel(*more: str, **state: object) -> State:
    """A German division next to a French one."""
    units = {GERMAN: WEST, FRENCH: TARGET, **dict.fromkeys(more, WEST)}
    armies = {FRENCH: FOURTH, **dict.fromkeys((GERMAN, *more), SIXTH)}
    return battle(units, armies, **state)  # type: ignore[arg-type]


def attack(g: State) -> Playing:
    """The German attacks with all he has next to the hex."""
    prepare(g, TARGET, *(id_ for id_ in g.on_map("german") if g.units[id_].where == cell(WEST)))
    return phase(g, "german")


def told(g: State, id_: str) -> list[tuple[str | None, ...] | None]:
    return [note.to for note in g.notes if note.id == id_]


def fight(g: State, attackers: tuple[str, ...], defenders: tuple[str, ...], **toll: Toll) -> Fight:
    """A combat whose dice have fallen."""
    forces = [tuple(Contingent((id_,), g.units[id_].where) for id_ in ids) for ids in (attackers, defenders)]
    combat = Combat(forces[1][0].cell, forces[0], forces[1])
    found = Outcome(
        toll.get("attacker", Toll()), toll.get("defender", Toll()), 0, because("9.9.2", "retreat-none", 0)
    )
    return Fight(combat, rung("2:1"), is_flanked=False, outcome=found, is_black=False)


# a to f


def test_strengths_are_told_to_their_owners_and_odds_to_all() -> None:  # 9.1.1#d 9.1.1#e 3.1.6#3
    g = duel()
    attack(g)
    assert told(g, "combat-strength") == [("german",), ("allied",)]
    assert told(g, "combat-odds") == [None]
    odds = next(note.args for note in g.notes if note.id == "combat-odds")
    assert set(odds) == {"hex", "attack", "defence", "initial", "modifiers", "count", "final", "column"}


def test_without_ammo_both_are_halved() -> None:  # 9.1.1#c 9.4#1
    play = attack(duel())
    strengths = play.said("combat-strength")
    assert [part["id"] for part in strengths[0]["parts"]][1] == "half-no-ammo"


def test_the_attacker_declares_first() -> None:  # 9.1.1#f 9.8#1
    play = attack(duel())
    assert (play.asked.side, play.asked.kind) == ("german", "intensity-attacker")
    play.german("intensity-attacker", "intense")
    assert (play.asked.side, play.asked.kind) == ("allied", "intensity-defender")
    play.allied("intensity-defender", "not intense")
    assert play.note("combat-intensity")["intensity"] == "@intensity-attacker_intense"


def test_who_may_not_be_intense_is_not_asked() -> None:  # 9.8#2 9.8#3
    g = duel()
    g.change(FRENCH, losses=3)
    play = attack(g).german("intensity-attacker", "not intense")
    assert play.said("intensity-declared")[-1]["intense"] == "no"
    assert play.asked.kind == "roll-combat"


def test_a_mandated_attack_is_intense() -> None:  # 9.8#5 26.4.2#1 26.4.2#3
    g = battle({FRENCH: WEST, GERMAN: TARGET}, {FRENCH: FOURTH, GERMAN: SIXTH})
    g.armies["fr-FOURTH"] = Army("allied", plan="active")
    prepare(g, TARGET, FRENCH)
    play = phase(g, "allied").allied("attack-mandated", "yes")
    assert (play.asked.side, play.asked.kind) == ("german", "intensity-defender"), "the French have no choice"
    play.german("intensity-defender", "not intense").dice(3, 3)
    assert g.armies["fr-FOURTH"].mandated == 1
    g = battle({FRENCH: WEST, GERMAN: TARGET}, {FRENCH: FOURTH, GERMAN: SIXTH})
    g.armies["fr-FOURTH"] = Army("allied", plan="active")
    prepare(g, TARGET, FRENCH)
    play = phase(g, "allied").allied("attack-mandated", "no")
    play.allied("intensity-attacker", "intense").german("intensity-defender", "not intense").dice(3, 3)
    assert g.armies["fr-FOURTH"].mandated == 0


def test_inactive_units_wake_up_when_attacked() -> None:  # GLOSS.inactive#2
    g = duel()
    g.change(FRENCH, active=False)
    attack(g)
    assert g.units[FRENCH].active


def test_naval_support_once_in_a_phase() -> None:  # 21.2 9.6.1#6
    coast = "37.10"
    near = battle({}, {}).board
    places = [near.name(each) for each in near.adjacent[cell(coast)]]
    g = battle({GERMAN: places[2], FRENCH: coast}, {GERMAN: SIXTH, FRENCH: FOURTH})
    prepare(g, coast, GERMAN)
    play = phase(g, "german").allied("naval-support", "yes")
    assert ["@shift-naval", -2, "21.2"] in play.note("combat-odds")["modifiers"]
    assert g.naval_support
    g = battle({GERMAN: places[2], FRENCH: coast}, {GERMAN: SIXTH, FRENCH: FOURTH})
    prepare(g, coast, GERMAN)
    play = phase(g, "german").allied("naval-support", "no")
    assert not g.naval_support
    assert play.asked.kind == "intensity-attacker"


# g


def test_the_white_die_is_modified_and_the_table_read() -> None:  # 9.1.1#g 9.9.1#1
    g = duel()
    play = attack(g).german("intensity-attacker", "not intense").allied("intensity-defender", "not intense")
    assert (play.asked.side, play.asked.dice) == ("german", 2)
    play.dice(4, 2)
    result = play.note("combat-result")
    assert result["dice"] == [4, 2]
    assert result["white"] == 4 + result["drm"]
    assert told(g, "combat-proficiency") == [("german",), ("allied",)]


@pytest.mark.parametrize(
    ("gt", "black", "again"), [(5, 6, True), (6, 6, False), (5, 1, False), (5, 5, False)]
)
def test_the_allies_defend_by_an_inferior_doctrine(gt: int, black: int, again: bool) -> None:  # 21.1#2
    play = attack(duel(gt=gt)).german("intensity-attacker", "not intense")
    play.allied("intensity-defender", "not intense").dice(3, black)
    assert bool(play.said("combat-reroll")) == again
    assert bool(play.said("combat-result")) != again
    if again:
        play.dice(3, 6)
        assert play.note("combat-result")["black"] == 6, "the second roll stands"


def test_the_allies_attack_by_an_inferior_doctrine() -> None:  # 21.1#1
    g = battle({FRENCH: WEST, GERMAN: TARGET}, {FRENCH: FOURTH, GERMAN: SIXTH}, gt=1)
    prepare(g, TARGET, FRENCH)
    play = phase(g, "allied").allied("intensity-attacker", "not intense")
    play.german("intensity-defender", "not intense").dice(3, 1)
    assert play.said("combat-reroll")
    play.dice(3, 1)
    assert play.note("combat-result")["black"] == 1


# h


def test_every_force_loses_a_level_and_one_unit_strength() -> None:  # 9.9.1#2 9.9.2#1 9.9.2#3 9.10#1 9.1.1#h
    g = duel(OTHER)
    reductions = Modifiers().plus(1, "sr-table", "9.9.2")
    done = fight(g, (GERMAN, OTHER), (FRENCH,), attacker=Toll(levels=1, reductions=reductions))
    play = Playing(g, s09_fight.reductions, done)
    assert play.ids == [GERMAN, OTHER]
    assert play.asked.secret, "which unit suffers is not for the enemy to see"
    play.german("choose-reduced", OTHER)
    assert [(g.units[id_].level, g.units[id_].losses) for id_ in (GERMAN, OTHER)] == [(1, 0), (1, 1)]
    assert (g.units[FRENCH].level, g.units[FRENCH].losses) == (0, 0)


def test_a_small_enemy_may_do_no_harm() -> None:  # 9.10.1#1
    brigade = "fr-Marine"
    g = battle({GERMAN: WEST, brigade: TARGET}, {GERMAN: SIXTH, brigade: FOURTH})
    due = Toll(reductions=Modifiers().plus(1, "sr-table", "9.9.2"))
    for die, lost in ((2, 0), (3, 1)):
        play = Playing(clone(g), s09_fight.reductions, fight(g, (GERMAN,), (brigade,), attacker=due))
        play.dice(die)
        assert play.g.units[GERMAN].losses == lost
    play = Playing(g, s09_fight.reductions, fight(g, (GERMAN,), (brigade,), defender=due))
    assert play.is_over, "against a division there is no roll"
    assert g.units[brigade].losses == 1


# losses


def test_levels_beyond_the_ladder_are_strength() -> None:  # 6.1.3#3 9.10#2 10.3#4
    g = duel()
    g.change(GERMAN, level=5)
    Playing(g, s09_losses.lose_levels, Contingent((GERMAN,), cell(WEST)), 3, "10.3")
    assert (g.units[GERMAN].level, g.units[GERMAN].losses) == (6, 2)


def test_levels_of_assets_are_strength() -> None:  # 5.5.2#2 5.5.2#4 5.5.2.EX
    pair = ("fr-Verdun1", "fr-Verdun2")
    g = battle(dict.fromkeys(pair, TARGET), dict.fromkeys(pair, FOURTH))
    play = Playing(g, s09_losses.lose_levels, Contingent(pair, cell(TARGET)), 2, "10.3")
    assert play.ids == list(pair)
    play.allied("choose-reduced", pair[0], pair[1])
    assert [g.units[id_].losses for id_ in pair] == [1, 1]


def test_an_asset_is_struck_before_it_is_a_replacement() -> None:  # 9.10.2#1 9.10.4
    asset = "fr-Verdun1"
    g = battle(dict.fromkeys((FRENCH, asset), TARGET), dict.fromkeys((FRENCH, asset), FOURTH))
    force = Contingent((FRENCH, asset), cell(TARGET))
    Playing(g, s09_losses.suffer, (force,), 4, "9.9.2")
    assert (g.units[FRENCH].losses, g.units[asset].losses) == (3, 1), "flip, -2, -4, then the Asset"
    Playing(g, s09_losses.suffer, (force,), 1, "9.9.2")
    assert g.means["allied"].replacements == {"french": -1}
    assert [note.to for note in g.notes] == [("allied",)] * 5


def test_why_another_unit_cannot_take_a_loss() -> None:  # 9.10.2#1
    stranger = "fr-23-12"
    g = battle({FRENCH: TARGET, SECOND: TARGET, stranger: EAST}, {FRENCH: FOURTH, SECOND: FOURTH})
    forces = (Contingent((FRENCH,), cell(TARGET)), Contingent((SECOND,), cell(TARGET)))
    play = Playing(g, s09_losses.suffer, forces, 1, "9.9.2")
    assert play.ids == [FRENCH, SECOND]
    assert play.why_not(f"unit:{stranger}") == ["9.10#1"]


def test_nothing_is_left_to_suffer() -> None:  # 9.10#1
    g = duel()
    assert Playing(g, s09_fight.reductions, fight(g, (GERMAN,), (FRENCH,))).is_over
    assert not g.notes


def test_both_declarations_are_explained() -> None:  # 9.8.2#3 9.8.2#5
    play = attack(duel())
    for side, rules in (("german", ["9.8.2#2", "9.8.2#3"]), ("allied", ["9.8.2#4", "9.8.2#5"])):
        calm, intense = play.asked.options
        assert [why.rule for why in play.asked.explain(play.g, play.asked, intense)] == rules
        assert [why.rule for why in play.asked.explain(play.g, play.asked, calm)] == ["9.8.2"]
        play.answer(side, play.asked.kind, "not intense")
