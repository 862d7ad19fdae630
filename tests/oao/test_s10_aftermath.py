"""10, 9.2.5D: artillery in support, checks after combat and the retreats that come of them, as they are played."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.reasons import Modifiers, because
from grognard.games.oao.reference_combat import rung
from grognard.games.oao.reference_units import CI, D1, D2
from grognard.games.oao.rules import s09_fight, s10_aftermath, s10_support
from grognard.games.oao.rules.s09_combat import Combat, Contingent, contingent
from grognard.games.oao.rules.s09_fight import Fight
from grognard.games.oao.rules.s09_results import Outcome, Toll
from grognard.games.oao.state import Attack, State
from tests.oao.battles import aisne, battle, finish, phase
from tests.oao.combats import EAST, TARGET, WEST
from tests.oao.playing import Playing
from tests.oao.scenes import cell

GERMAN = "de-12-6"
A, B, C = "fr-4-2", "fr-3-2", "fr-23-12"
SIXTH, FOURTH = "de-SIXTH", "fr-FOURTH/2"


def field(units: dict[str, str]) -> State:
    return battle(
        {GERMAN: WEST, **units},
        {GERMAN: SIXTH, **dict.fromkeys(units, FOURTH)},
        phase="attack",
        player="german",
    )


def done(g: State, defenders: tuple[str, ...], withheld: tuple[str, ...] = (), **more: int) -> Fight:
    """A combat whose dice have fallen: so many hexes of retreat, such a DRM to the checks of the defender."""
    combat = Combat(
        cell(TARGET),
        (Contingent((GERMAN,), cell(WEST)),),
        tuple(contingent(g, (id_,), cell(TARGET)) for id_ in defenders),
        tuple(contingent(g, (id_,), cell(TARGET)) for id_ in withheld),
    )
    retreat, drm = more.get("retreat", 0), more.get("drm", 0)
    outcome = Outcome(Toll(), Toll(drm), retreat, because("9.8.2", "retreat-due", retreat))
    drms = Modifiers().plus(drm, "check-result", "9.9.2")
    return Fight(combat, rung("2:1"), is_flanked=False, outcome=outcome, is_black=True, defence=drms)


def check(g: State, fight: Fight, *faces: int) -> Playing:
    play = Playing(g, s10_aftermath.checks, (fight,), "defender")
    return play.dice(*faces)


def hexes(play: Playing) -> list[int]:
    return [each["hexes"] for each in play.said("check-force")]


# checks


def test_one_roll_for_the_hex_and_each_force_against_its_own_level() -> (
    None
):  # 10.3.EX3#1 10.3.EX3#2 10.0#1 10.2
    reserve = "fr-66r"
    g = field({A: TARGET, reserve: TARGET})
    g.change(reserve, level=3)
    play = check(g, done(g, (A, reserve), drm=2), 5, 6)
    assert [(each["level"], each["total"]) for each in play.said("check-force")] == [(11, 13), (7, 13)]
    assert [each["failed"] for each in play.said("check-force")] == [2, 6]
    assert (g.units[A].level, g.units[reserve].level) == (1, D1)
    assert hexes(play) == [0, 2]


def test_a_failure_by_eight_from_minus_three() -> None:  # 10.3.EX1
    g = field({A: TARGET})
    g.change(A, level=3)
    play = check(g, done(g, (A,), drm=6), 5, 5)
    assert play.note("check-force")["failed"] == 8
    assert (g.units[A].level, hexes(play)) == (D2, [3])


def test_combat_ineffective_units_go_though_they_pass() -> None:  # 10.3.EX2
    g = field({A: TARGET})
    g.change(A, level=CI)
    play = check(g, done(g, (A,)), 1, 1)
    assert (g.units[A].level, hexes(play)) == (CI, [1])
    assert play.note("retreat-begins")["hexes"] == 1


def test_rolls_are_told_to_all_and_levels_to_their_owner() -> None:  # 10.2 3.1.6#3
    g = field({A: TARGET})
    check(g, done(g, (A,)), 1, 1)
    readers = {note.id: note.to for note in g.notes}
    assert readers == {"check-roll": None, "check-force": ("allied",)}


def test_the_attacker_checks_and_retreats_before_the_defender() -> None:  # 10.0#2 9.1.1#j
    g = aisne()
    g.change("fr-4-2", level=3)
    play = phase(g, "allied").allied("attack-declare", "43.40").allied("attack-join", "stack 42.40", "done")
    play.allied("attack-declare", "done").allied("withhold-attacker", "done")
    finish(play, 1, 6, *(6 for _ in range(30)))
    sides = [each["side"] for each in play.said("check-roll")]
    assert sides == sorted(sides), "@side-allied, then @side-german"
    order = [(note.id, note.args["side"]) for note in g.notes if note.id in ("check-roll", "retreat-begins")]
    german = order.index(("check-roll", "@side-german"))
    assert ("retreat-begins", "@side-allied") in order[:german], "the French go before the German rolls"


def test_a_defender_at_hopeless_odds_does_not_check() -> None:  # 10.0#3
    g = field({A: TARGET})
    fight = replace(done(g, (A,)), final=-1)
    assert Playing(g, s10_aftermath.checks, (fight,), "defender").is_over


# retreats


def test_c_goes_with_a_and_stays_with_a() -> None:  # 9.2.5.EX 9.2.5D#2 9.2.5D#3
    g = field({A: TARGET, B: TARGET, C: TARGET})
    g.change(B, level=1)
    g.change(C, level=CI)
    fight = done(g, (A, B), (C,), retreat=1, drm=5)
    play = Playing(g, s09_fight.retreat, fight)
    play.allied("retreat-step", "03.31")
    assert play.is_over
    assert [g.board.name(g.units[id_].where) for id_ in (A, B, C)] == ["03.31"] * 3
    play = check(g, fight, 6, 6)
    assert [each["name"] for each in play.said("check-force")] == ["4/2", "3/2"], "C does not check"
    assert [each["failed"] for each in play.said("check-force")] == [6, 7]
    assert (g.units[B].level, hexes(play)) == (CI, [0, 2])
    finish(play)
    assert [g.board.name(g.units[id_].where) for id_ in (A, C)] == ["03.31"] * 2
    assert g.units[B].where != g.units[A].where
    assert (g.units[C].level, g.units[C].losses) == (CI, 0)


def test_a_withheld_force_stays_while_somebody_does() -> None:  # 9.2.5D#2
    g = field({A: TARGET, B: TARGET, C: TARGET})
    g.change(B, level=CI)
    g.change(C, level=CI)
    finish(check(g, done(g, (A, B), (C,)), 1, 1))
    assert g.units[B].where != cell(TARGET), "B is CI and goes"
    assert [g.units[id_].where for id_ in (A, C)] == [cell(TARGET)] * 2


def test_a_withheld_force_goes_as_far_as_he_who_goes_least() -> None:  # 9.2.5D#2
    g = field({A: TARGET, C: TARGET})
    g.change(A, level=CI)
    g.change(C, level=CI)
    play = check(g, done(g, (A,), (C,)), 1, 1)
    assert play.note("retreat-begins")["hexes"] == 1
    finish(play)
    assert g.units[A].where == g.units[C].where != cell(TARGET)


def test_a_withheld_force_of_the_attacker_is_safe() -> None:  # 9.2.5D#1
    g = battle({A: WEST, B: WEST, GERMAN: TARGET}, {A: FOURTH, B: FOURTH, GERMAN: SIXTH})
    play = phase(g, "allied").allied("attack-declare", TARGET).allied("attack-join", f"stack {WEST}", "done")
    play.allied("attack-declare", "done").allied("withhold-attacker", B)
    finish(play, 6, 6, *(6 for _ in range(30)))
    assert (g.units[B].level, g.units[B].losses, g.units[B].where) == (0, 0, cell(WEST))
    assert g.units[A].level > 0


def test_a_lone_fortress_loses_its_garrison_by_a_failed_check() -> None:  # 10.3#7 12.2.1b#2
    fortress = "be-fortress-Antwerpen-51.19"
    g = battle({GERMAN: "52.20", fortress: "51.19"}, {GERMAN: SIXTH}, phase="attack", player="german")
    combat = Combat(
        cell("51.19"),
        (Contingent((GERMAN,), cell("52.20")),),
        (Contingent((fortress,), cell("51.19")),),
    )
    fight = replace(done(g, (GERMAN,)), combat=combat)
    check(g, fight, 5, 6)
    assert not g.units[fortress].turned
    check(g, fight, 6, 6)
    assert g.units[fortress].turned


# artillery


def supported() -> tuple[State, Combat]:
    """A defender, and two divisions in a hex next to him and to the attacker."""
    board = field({}).board
    near = sorted(set(board.adjacent[cell(TARGET)]) & set(board.adjacent[cell(WEST)]))[0]
    g = field({A: TARGET, B: board.name(near), C: board.name(near)})
    g.attacks = (Attack(cell(TARGET), (GERMAN,), indicated=True),)
    combat = done(g, (A,)).combat
    return g, combat


def test_a_hex_supports_with_one_force() -> None:  # 10.1.1#4 9.1.1#i
    g, combat = supported()
    play = Playing(g, s10_support.support, combat)
    assert (play.asked.side, play.ids) == ("allied", [B, C, "done"])
    assert play.asked.secret, "what lies in the hex is not for the enemy to see"
    play.allied("support-choose", C)
    assert [force.units for force in play.value.support] == [(C,)]
    assert g.fired == (C,)


def test_no_artillery_is_used_twice_in_a_phase() -> None:  # 10.1.1#6
    g, combat = supported()
    g.fired = (C,)
    play = Playing(g, s10_support.support, combat)
    assert play.ids == [B, "done"]
    assert play.why_not(f"unit:{C}") == ["10.1.1"]


def test_the_defender_need_not_call_for_support() -> None:  # 10.1.1#2
    g, combat = supported()
    play = Playing(g, s10_support.support, combat).allied("support-choose", "done")
    assert play.value.support == ()
    assert g.fired == ()


def test_supporters_without_ammo_fire_at_half_their_value() -> None:  # 9.4#1
    g, combat = supported()
    value = Playing(g, s10_support.support, combat).allied("support-choose", C).value
    assert [force.ammo for force in value.support] == [False]


def test_a_withheld_gun_goes_with_a_two_hex_unit() -> None:  # 9.2.5D#2 11.1.2#2 19.1.7#2 8.8.1#3
    """Both leave the hex at once: the gun is never alone before the enemy."""
    g = field({A: f"{TARGET}+{EAST}", "fr-art-Toul": TARGET})
    force, gun = Contingent((A,), cell(TARGET)), Contingent(("fr-art-Toul",), cell(TARGET))
    due = (s10_aftermath.Obligation(force, 1), s10_aftermath.Obligation(gun, 1, withheld=True))
    play = Playing(g, s10_aftermath.retreats, due)
    while not play.is_over:
        play.allied(play.asked.kind, next(id_ for id_ in play.ids if "repulse" not in id_))
    assert g.hexes_of("fr-art-Toul") == g.hexes_of(A)
    assert g.units["fr-art-Toul"].where >= 0
