"""9.2.5: who takes part in a combat and who is withheld."""

from __future__ import annotations

from grognard.games.oao.rules import s09_withheld, s10_artillery
from grognard.games.oao.rules.s09_combat import Combat, Contingent, contingent
from grognard.games.oao.state import Attack, State
from tests.oao.battles import battle, phase, prepare
from tests.oao.combats import EAST, TARGET, WEST
from tests.oao.playing import Playing
from tests.oao.scenes import cell

GERMAN = "de-12-6"
A, B, C = "fr-4-2", "fr-3-2", "fr-23-12"
ASSET = "fr-81t-det"


def stack(*units: str, army: str = "fr-FOURTH/2", hex_: str = TARGET) -> State:
    """French units in one hex, a German next to it."""
    return battle(
        {GERMAN: WEST, **dict.fromkeys(units, hex_)}, {GERMAN: "de-SIXTH", **dict.fromkeys(units, army)}
    )


def defend(g: State, hex_: str = TARGET) -> Playing:
    return Playing(g, s09_withheld.defenders, cell(hex_), "allied")


def told(play: Playing) -> list[str]:
    return [note["unit"] for note in play.said("withheld")]


# must be withheld


def test_units_beyond_the_stacking_limit() -> None:  # 9.2.5A#1 9.2.5#2 3.1.2#4 9.0#2 9.2.5C#2
    play = defend(stack(A, B, C))
    assert (play.asked.side, play.ids) == ("allied", [A, B, C])
    play.allied("choose-defender", C, A)
    assert play.value == (C, A)
    assert told(play) == [B]


def test_all_that_may_defend_do() -> None:  # 9.2.5C#2
    play = defend(stack(A, B))
    assert play.value == (A, B), "nobody is asked whether healthy Forces are withheld"
    assert not told(play)


def test_troops_of_one_army_fight() -> None:  # 9.2.5A#2 5.3.1#3
    g = stack(A, B)
    g.change(B, army="fr-THIRD")
    play = defend(g)
    assert play.ids == [A, B]
    play.allied("choose-defender", B)
    assert play.value == (B,)
    assert told(play) == [A]


def test_two_corps_defend_at_the_most() -> None:  # 9.2.2#1 5.3.2#2
    g = stack(A, B, "fr-Marine")
    g.change(B, corps="3")
    g.change("fr-Marine", corps="4")
    assert not s09_withheld.may_defend(g, cell(TARGET), (A, B, "fr-Marine"))
    assert s09_withheld.may_defend(g, cell(TARGET), (A, B))


def test_units_that_retreated_in_this_phase() -> None:  # 9.2.5A#3
    g = stack(A, B)
    g.change(A, retreated=True)
    play = defend(g)
    assert play.value == (B,)
    assert told(play) == [A]


def test_an_attack_on_none_but_retreated_units_is_void() -> None:  # 9.2.5A#3
    g = stack(A)
    play = phase(g, "german").german("attack-declare", TARGET).german("attack-join", GERMAN, "done")
    g.change(A, retreated=True)
    play.german("attack-declare", "done")
    assert play.is_over
    assert play.said("attack-void")


# may be withheld


def test_an_attacker_may_withhold_units_without_markers() -> None:  # 9.2.5B#1 9.2.5C#1
    g = battle(
        {GERMAN: WEST, "de-11-6": WEST, "de-8Ez": EAST, A: TARGET},
        {**dict.fromkeys((GERMAN, "de-11-6", "de-8Ez"), "de-SIXTH/6"), A: "fr-FOURTH"},
    )
    prepare(g, TARGET, GERMAN)
    play = Playing(g, s09_withheld.attackers, cell(TARGET), (GERMAN, "de-11-6", "de-8Ez"))
    assert play.ids == ["done", "de-11-6", "de-8Ez"]
    assert play.why_not(f"unit:{GERMAN}") == ["9.2.5C#1"]
    play.german("withhold-attacker", "de-11-6", "done")
    assert play.value == (GERMAN, "de-8Ez")


def test_somebody_has_to_attack() -> None:  # 9.2.5B#1
    g = stack(A)
    assert Playing(g, s09_withheld.attackers, cell(TARGET), (GERMAN,)).value == (GERMAN,)


def test_weak_defenders_may_sit_out_beside_better_ones() -> None:  # 9.2.5B#2
    for level in (4, 5, 6):
        g = stack(A, B)
        g.change(B, level=level)
        play = defend(g)
        assert play.ids == [B, "done"]
        assert play.asked.secret
        assert play.asked.window
        play.allied("choose-weak-defender", "done")
        assert play.value == (A,)
        assert defend(g).allied("choose-weak-defender", B).value == (A, B)


def test_weak_defenders_alone_must_fight() -> None:  # 9.2.5B#2
    g = stack(A, B)
    for id_ in (A, B):
        g.change(id_, level=4)
    assert defend(g).value == (A, B)


def test_an_asset_may_stay_with_a_withheld_formation() -> None:  # 5.5.1#2 9.2.5B#2
    g = stack(A, B, ASSET)
    g.change(B, level=4)
    play = defend(g).allied("choose-weak-defender", "done")
    assert play.ids == [ASSET, "done"]
    play.allied("choose-asset-defender", "done")
    assert play.value == (A,)
    (force,) = s09_withheld.left_out(g, cell(TARGET), "allied", (Contingent((A,), cell(TARGET)),))
    assert force.units == (B, ASSET)


# cannot be withheld


def test_works_fight() -> None:  # 9.2.5C#3
    fort, fortress = "fr-fort-Montmedy", "be-fortress-Antwerpen-51.19"
    assert defend(stack(A, fort, hex_="49.41"), "49.41").value == (fort, A)
    g = stack("be-3", fortress, hex_="51.19", army="be-BELGIAN")
    assert defend(g, "51.19").value == (fortress, "be-3")
    g.change(fortress, turned=True)
    assert defend(g, "51.19").value == ("be-3",), "without a garrison it does not"


def test_a_fort_is_no_asset_for_the_limit() -> None:  # 3.1.2#3
    fort = "fr-fort-Montmedy"
    assets = (ASSET, "fr-84t-det")
    g = stack(*assets, fort, hex_="49.41")
    assert set(defend(g, "49.41").value) == {fort, *assets}


# Forces


def test_an_asset_goes_with_the_formation_that_its_owner_chooses() -> None:  # 5.5.1#1 5.5.1#2
    g = stack(A, B, ASSET)
    play = Playing(g, s09_withheld.forces, cell(TARGET), (A, B, ASSET))
    assert (play.asked.side, play.ids) == ("allied", [A, B])
    play.allied("assign-asset", B)
    assert [force.units for force in play.value] == [(A,), (B, ASSET)]


def test_an_idle_asset_belongs_to_the_formation_that_fights() -> None:  # 11.1.2#2 C-77
    g = stack(A, ASSET)
    (force,) = Playing(g, s09_withheld.forces, cell(TARGET), (A,)).value
    assert (force.units, force.idle) == ((A,), (ASSET,))


def test_two_assets_are_a_force_without_a_formation() -> None:  # GLOSS.force#2
    g = stack(ASSET, "fr-84t-det")
    (force,) = Playing(g, s09_withheld.forces, cell(TARGET), (ASSET, "fr-84t-det")).value
    assert set(force.units) == {ASSET, "fr-84t-det"}


# what it means


def test_withheld_guns_are_silent() -> None:  # 9.2.5#1
    g = stack(A, B, "fr-5-3")
    g.move_to("fr-5-3", cell("03.30"))
    force = [contingent(g, (id_,), cell(TARGET)) for id_ in (A, B)]
    attack = Contingent((GERMAN,), cell(WEST))
    with_, without = (
        Combat(cell(TARGET), (attack,), tuple(each), tuple(rest))
        for each, rest in ((force, []), (force[:1], force[1:]))
    )
    assert s10_artillery.artillery(g, with_, "defender").total == 8
    assert s10_artillery.artillery(g, without, "defender").total == 4
    g.attacks = (Attack(cell(TARGET), (GERMAN,)),)
    g.move_to(B, cell("02.31"))
    near = g.board.adjacent[cell(WEST)]
    g.move_to(B, next(each for each in near if each in g.board.adjacent[cell(TARGET)]))
    where = g.units[B].where
    why = s10_artillery.support_refused(g, without, B, where)
    assert why is not None
    assert why.text == "support-used", "nor after it has left the hex"


def test_the_naval_division_is_one_asset() -> None:  # 23.3.2#1 3.1.2#2
    naval = ("br-Marine", "br-1Naval", "br-2Naval")
    g = stack(*naval, "be-3", army="be-BELGIAN")
    assert set(defend(g).value) == {*naval, "be-3"}
