"""13.1 Fortress Bombardment, and 12.3.3, 12.3.4: what the fall of a Fortress brings with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.engine.decision import Choose
from grognard.games.oao.boards import ground
from grognard.games.oao.rules import s02_units, s09_phase, s12_fortress, s13_advice, s13_bombardment, s13_guns
from grognard.games.oao.state import REMOVED, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

CHARLEMONT = "fr-fortress-Charlemont"
ANTWERPEN = "be-fortress-Antwerpen-52.18"
SIEGE = {"de-13-7": "40.25", "de-14-7": "42.26", "de-19-10": "40.27"}
MAUBEUGE = {f"fr-fortress-Maubeuge-{hex_}": hex_ for hex_ in ("40.26", "41.26", "41.27")}
FIRST = "fr-fortress-Maubeuge-40.26"


def siege(units: dict[str, str], bare: tuple[str, ...] = (), **shells: int) -> State:
    """A position with all Siege-Artillery deployed, these Fortresses on their backs, and these shells."""
    g = scene(units, player="german", phase="attack")
    stock = {"42": 7, "30.5": 25, "prep": 5} | {
        name.removeprefix("cm"): left for name, left in shells.items()
    }
    g.means["german"] = Means(shells=stock)
    for id_ in s13_guns.on_map(g, "german"):
        g.change(id_, mode="deployed")
    for id_ in bare:
        g.change(id_, turned=True)
    return g


def start(g: State) -> Playing:
    """The bombardments of the German, who names all that he could bombard."""
    play = Playing(g, s13_bombardment.bombardments, "german")
    while not play.is_over and play.asked.kind == "bombard-indicate":
        play.german("bombard-indicate", play.ids[0])
    return play


# 13.1.1 who may bombard what


def test_charlemont() -> None:  # 13.1.EX
    """No HQ: one 21cm unit, stacked with the Fortress; 1 to 4 eliminate its one step."""
    for die in (1, 2, 3, 4, 5, 6):
        g = siege({CHARLEMONT: "48.31", "de-21cm-3-1": "48.31"}, (CHARLEMONT,))
        play = start(g).german("bombard-target", CHARLEMONT).german("bombard-gun", "de-21cm-3-1").dice(die)
        assert play.is_over  # 13.2#2
        assert (g.units[CHARLEMONT].where == REMOVED) == (die <= 4)  # 13.1.2#3 12.1.1#8


def test_only_deployed_guns_bombard() -> None:  # 13.1
    g = siege({CHARLEMONT: "48.31", "de-21cm-3-1": "48.31"}, (CHARLEMONT,))
    g.change("de-21cm-3-1", mode="")
    assert start(g).is_over
    why = s13_guns.refused(g, "de-21cm-3-1", CHARLEMONT)
    assert why is not None
    assert why.rule == "13.1"


def test_uncoordinated_bombardment_comes_from_the_hex_itself() -> None:  # 13.1.1#2
    g = siege({CHARLEMONT: "48.31", "de-21cm-3-1": "48.30"})
    assert start(g).is_over
    coordinated = siege({CHARLEMONT: "48.31", "de-21cm-3-1": "48.30", "de-train1": "49.32"})
    assert start(coordinated).ids == [CHARLEMONT, "done"]  # 13.1.1#3


def test_one_gun_at_a_target_without_an_hq() -> None:  # 13.1.1#2 C-15
    guns = {"de-21cm-3-1": "48.31", "de-21cm-1-6": "48.31"}
    g = siege({CHARLEMONT: "48.31", **guns}, (CHARLEMONT,))
    play = start(g).german("bombard-target", CHARLEMONT)
    assert play.ids == [*guns, "back"]
    assert play.german("bombard-gun", "de-21cm-3-1").dice(6).is_over
    coordinated = siege({CHARLEMONT: "48.31", **guns, "de-train1": "48.30"}, (CHARLEMONT,))
    play = (
        start(coordinated).german("bombard-target", CHARLEMONT).german("bombard-gun", "de-21cm-3-1").dice(6)
    )
    assert play.ids == [CHARLEMONT, "done"]  # 13.1.1#3


@pytest.mark.parametrize("reading", ["phase", "target"])
def test_one_uncoordinated_gun_in_a_phase_or_at_each_target(reading: str) -> None:  # 13.1.1#2 C-15
    longwy = "fr-fortress-Longwy"
    units = {CHARLEMONT: "48.31", longwy: "53.42", "de-21cm-3-1": "48.31", "de-21cm-1-6": "53.42"}
    g = siege(units, (CHARLEMONT, longwy))
    g.setting = replace(g.setting, options={"uncoordinated": reading})
    play = start(g).german("bombard-target", CHARLEMONT).german("bombard-gun", "de-21cm-3-1").dice(6)
    refusal = s13_guns.refused(g, "de-21cm-1-6", longwy)
    if reading == "phase":
        assert refusal is not None
        assert refusal.rule == "13.1.1#2"
        assert play.is_over
    else:
        assert refusal is None
        assert play.ids == [longwy, "done"]


@pytest.mark.parametrize(
    ("where", "coordinated"), [("52.19", True), ("51.20", True), ("54.15", True), ("52.20", False)]
)
def test_an_hq_next_to_any_hex_of_the_camp_coordinates(
    where: str, *, coordinated: bool
) -> None:  # 13.1.1#1 13.0
    g = siege({ANTWERPEN: "52.18", "de-train1": where})
    assert s13_guns.is_coordinated(g, ANTWERPEN) == coordinated


def test_an_hq_inside_the_camp_coordinates_too() -> None:  # C-70
    assert s13_guns.is_coordinated(siege({ANTWERPEN: "52.18", "de-train1": "53.18"}), ANTWERPEN)
    assert s13_guns.is_coordinated(siege({CHARLEMONT: "48.31", "de-train1": "48.31"}), CHARLEMONT)


def test_an_hq_on_a_railway_coordinates_nothing() -> None:
    g = siege({ANTWERPEN: "52.18", "de-train1": "52.19"})
    g.change("de-train1", mode="rail")
    assert not s13_guns.is_coordinated(g, ANTWERPEN)


def test_coordinated_guns_are_next_to_the_target() -> None:  # 13.1.1#3
    g = siege({ANTWERPEN: "52.18", "de-train1": "52.19", "de-21cm-3-1": "52.20", "de-21cm-1-6": "53.19"})
    play = start(g).german("bombard-target", ANTWERPEN)
    assert play.ids == ["de-21cm-1-6", "back"]
    assert play.why_not("unit:de-21cm-3-1") == ["13.1.1#3"]
    assert play.why_not("hex:52.20") == ["13.1.1#3"]
    assert play.why_not("unit:de-train1") == ["13.0"]


@pytest.mark.parametrize(("gun", "alone"), [("de-5and6sKM", False), ("de-3kMK", False), ("ah-1", True)])
def test_german_heavy_guns_need_an_hq(gun: str, *, alone: bool) -> None:  # 13.2.2
    g = siege({CHARLEMONT: "48.31", gun: "48.31"}, (CHARLEMONT,))
    assert (s13_guns.refused(g, gun, CHARLEMONT) is None) == alone
    assert (
        s13_guns.refused(siege({CHARLEMONT: "48.31", gun: "48.31", "de-train2": "48.30"}), gun, CHARLEMONT)
        is None
    )


# 13.1.2, 13.2, 13.3.4 resolution


def before_antwerpen(**shells: int) -> State:
    """The guns of the example."""  # 20.EX#1
    guns = dict.fromkeys(
        ("de-train1", "de-21cm-2and3-4", "de-21cm-2and3-7", "de-21cm-1and2-9", "de-5and6sKM", "de-3kMK"),
        "52.19",
    )
    others = {"ah-1": "53.19", "ah-2": "53.19", "de-5r-3R": "52.19", "de-6r-3R": "53.19"}
    belgians = {ANTWERPEN: "52.18", "be-3": "52.18", "be-fortress-Antwerpen-53.18": "53.18", "be-5": "53.18"}
    return siege({**guns, **others, **belgians, "be-fortress-Antwerpen-51.19": "51.19"}, (), **shells)


def test_the_bombardment_before_antwerpen() -> None:  # 20.EX#4
    """3 kMK destroys one step with a 4, 5+6 sKM another with a 5 less the pioneers' 1; the others miss at 53.18."""
    g = before_antwerpen()
    play = start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "de-3kMK")
    play.german("bombard-pioneers", "no").dice(4)
    assert s12_fortress.steps_left(g, ANTWERPEN) == 1
    assert g.means["german"].shells == {"42": 6, "30.5": 25, "prep": 5}  # 13.1.2#2 13.4
    play.german("bombard-target", ANTWERPEN).german("bombard-gun", "de-5and6sKM")
    play.german("bombard-pioneers", "yes").dice(5)
    assert play.note("bombardment")["total"] == 4  # 13.3.4
    assert g.units[ANTWERPEN].where == REMOVED  # 13.1.3#3
    assert g.means["german"].shells["30.5"] == 24
    for gun in ("ah-1", "ah-2"):
        play.german("bombard-target", "be-fortress-Antwerpen-53.18").german("bombard-gun", gun).dice(6)
    assert "be-fortress-Antwerpen-53.18" not in g.steps_lost
    assert g.means["german"].shells["30.5"] == 22, "they use up shells too"  # C-61
    assert g.units["be-3"].where == cell("52.18"), "results are for the Fortress alone"  # 13.1.3#1


@pytest.mark.parametrize("die", [1, 2])
def test_42cm_destroys_two_steps(die: int) -> None:  # 20.EX#4 C-14
    g = before_antwerpen()
    play = start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "de-3kMK")
    play.german("bombard-pioneers", "no").dice(die)
    assert g.units[ANTWERPEN].where == REMOVED


def test_excess_losses_are_ignored() -> None:  # 13.1.3#1
    g = before_antwerpen()
    g.steps_lost[ANTWERPEN] = 1
    start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "de-3kMK").german(
        "bombard-pioneers", "no"
    ).dice(1)
    assert g.steps_lost == {ANTWERPEN: 2}


def test_a_fortress_on_its_front_is_destroyed_too_and_keeps_its_strength_till_then() -> None:
    g = before_antwerpen()
    strength = s02_units.values(g, ANTWERPEN).defence
    start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "de-3kMK").german(
        "bombard-pioneers", "no"
    ).dice(4)
    assert s02_units.values(g, ANTWERPEN).defence == strength  # 13.1.3#4
    assert g.steps_lost[ANTWERPEN] == 1  # 13.1.3#2
    assert not g.units[ANTWERPEN].turned
    s13_bombardment.lose_steps(g, ANTWERPEN, 1)
    assert g.units[ANTWERPEN].where == REMOVED  # 13.1.3#3


def test_a_gun_bombards_once_a_phase_and_rolls_as_often_as_it_may() -> None:  # 13.2#2
    g = before_antwerpen()
    play = start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "de-21cm-2and3-4")
    play.german("bombard-pioneers", "no").dice(6).german("bombard-pioneers", "no").dice(6)
    assert play.asked.kind == "bombard-target", "two rolls for x2"
    play.german("bombard-target", ANTWERPEN)
    assert play.why_not("unit:de-21cm-2and3-4") == ["13.2#2"]
    s09_phase.end(g, "german")
    again = start(g)
    again.german("bombard-target", ANTWERPEN)
    assert "de-21cm-2and3-4" in again.ids, "in the next attack phase it may again"


def test_rolls_left_over_are_lost_with_the_target() -> None:  # 13.1.3#1
    g = siege({CHARLEMONT: "48.31", "de-21cm-2and3-4": "48.31"}, (CHARLEMONT,))
    play = start(g).german("bombard-target", CHARLEMONT).german("bombard-gun", "de-21cm-2and3-4").dice(1)
    assert play.is_over


def test_an_x2_bombardment_of_a_limited_caliber_counts_once() -> None:  # C-45 13.1.2#2
    g = before_antwerpen()
    s13_guns.spend_shells(g, "german", "42")
    assert g.means["german"].shells["42"] == 6
    s13_guns.spend_shells(g, "german", "21")
    assert g.means["german"].shells == {"42": 6, "30.5": 25, "prep": 5}, "21cm is not counted"  # 13.4


def test_without_shells_no_bombardment() -> None:  # 13.4
    g = before_antwerpen(**{"cm42": 0, "cm30.5": 1})
    play = start(g).german("bombard-target", ANTWERPEN)
    assert play.why_not("unit:de-3kMK") == ["13.4"]
    play.german("bombard-gun", "ah-1").dice(6).german("bombard-target", ANTWERPEN)
    assert play.why_not("unit:ah-2") == ["13.4"]
    assert play.ids == ["de-21cm-2and3-4", "de-21cm-2and3-7", "de-21cm-1and2-9", "back"]


def test_the_pioneers_help_one_roll_of_a_gun_with_their_hq() -> None:  # 13.3.4
    g = before_antwerpen()
    play = start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "ah-1").dice(6)
    play.german("bombard-target", ANTWERPEN).german("bombard-gun", "de-21cm-2and3-4")
    play.german("bombard-pioneers", "yes").dice(3).dice(6)
    assert [each["total"] for each in play.said("bombardment")][-2:] == [2, 6]
    play.german("bombard-target", ANTWERPEN).german("bombard-gun", "de-21cm-2and3-7").dice(6)
    assert play.asked.kind == "roll-bombardment", "not once more in this phase"
    assert s13_guns.pioneers(siege({"de-train2": "52.19", "de-3kMK": "52.19"}), "de-3kMK") is None


def test_a_plus_is_rolled_again_and_the_asterisk_is_for_one_battery() -> None:  # 13.1.3#5
    for die, left in ((3, 1), (4, 2)):
        g = siege({ANTWERPEN: "52.18", "de-21cm-3-1": "53.19", "de-train2": "52.19"})
        start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", "de-21cm-3-1").dice(3).dice(die)
        assert s12_fortress.steps_left(g, ANTWERPEN) == left
    for gun, left in (("ah-1", 2), ("de-5and6sKM", 1)):
        g = siege({ANTWERPEN: "52.18", gun: "53.19", "de-train2": "52.19"})
        start(g).german("bombard-target", ANTWERPEN).german("bombard-gun", gun).dice(5)
        assert s12_fortress.steps_left(g, ANTWERPEN) == left


def test_a_target_is_named_before_its_guns_and_can_be_taken_back() -> None:  # 13.1.2#1
    play = start(before_antwerpen())
    assert play.asked.kind == "bombard-target"
    play.german("bombard-target", ANTWERPEN).german("bombard-gun", "back")
    assert play.german("bombard-target", "done").is_over


def test_why_a_fortress_is_no_target() -> None:
    g = before_antwerpen()
    g.move_to("de-3kMK", cell("02.30"))
    play = start(g)
    assert play.why_not(f"unit:{CHARLEMONT}") == ["13.1"]
    assert play.why_not("hex:52.17") == ["13.1"]
    lone = siege(
        {CHARLEMONT: "48.31", "de-21cm-3-1": "48.30", ANTWERPEN: "52.18", "ah-1": "52.18"}, (ANTWERPEN,)
    )
    play = start(lone)
    assert play.ids == [ANTWERPEN, "done"]
    assert play.why_not("hex:48.31") == ["13.1.1#2"]


def test_the_odds_are_those_of_the_table() -> None:
    g = before_antwerpen()
    play = start(g).german("bombard-target", ANTWERPEN)
    asked = play.asked
    assert isinstance(asked, Choose)
    gun = asked.find("de-3kMK")
    assert gun is not None
    odds = s13_advice.odds_of_gun(g, asked, gun).outcomes
    assert odds["odds-fortress-destroyed"] == pytest.approx(2 / 6)
    assert odds["odds-fortress-damaged"] == pytest.approx(2.5 / 6)
    assert odds["nothing"] == pytest.approx(1.5 / 6)
    texts = [reason.text for reason in s13_advice.explain_gun(g, asked, gun)]
    assert texts == ["explain-caliber", "explain-rolls", "explain-shells", "explain-pioneers"]
    back = asked.find("back")
    assert back is not None
    assert s13_advice.explain_gun(g, asked, back) == ()
    assert s13_advice.odds_of_gun(g, asked, back).outcomes == {"nothing": 1.0}


# 12.3.3, 12.3.4 the fall of a Fortress


def round_maubeuge(fortresses: dict[str, str], **others: str) -> State:
    """An Invested Maubeuge with a gun that can finish its Fortresses, of one step each."""
    guns = {"de-train1": "40.25", "de-3kMK": "40.25"}
    g = siege({**fortresses, **SIEGE, **guns, **{id_.replace("_", "-"): at for id_, at in others.items()}})
    g.steps_lost = dict.fromkeys(fortresses, 1)
    return g


def shoot(g: State) -> Playing:
    return (
        start(g)
        .german("bombard-target", FIRST)
        .german("bombard-gun", "de-3kMK")
        .german("bombard-pioneers", "no")
        .dice(1)
    )


def test_one_unit_may_advance_and_the_defenders_are_displaced() -> None:
    g = round_maubeuge(MAUBEUGE, fr_Maubeuge1="40.26", fr_Maubeuge2="40.26")
    g.change("de-13-7", prepared=cell("40.26"))
    play = shoot(g)
    assert play.ids == ["de-13-7", "de-19-10", "pass"]  # 12.3.4#1
    assert play.why_not("unit:de-14-7") == ["12.3.4#1"]
    play.german("bombard-advance", "de-13-7").allied("displace-to", "41.27")
    assert g.units["de-13-7"].where == cell("40.26")  # 12.3.4#1 13.1.2#4
    assert {g.units[id_].where for id_ in ("fr-Maubeuge1", "fr-Maubeuge2")} == {cell("41.27")}  # 12.3.4#2
    assert g.units["de-13-7"].prepared < 0


def test_the_advance_is_voluntary_and_nobody_is_displaced_without_it() -> None:  # 12.3.4#1
    g = round_maubeuge(MAUBEUGE, fr_Maubeuge1="40.26")
    assert shoot(g).german("bombard-advance", "pass").is_over
    assert g.units["fr-Maubeuge1"].where == cell("40.26")


def test_no_advance_if_the_camp_is_not_invested() -> None:  # 12.3.4#1 13.1.2#4 C-74
    g = round_maubeuge(MAUBEUGE)
    g.move_to("de-14-7", cell("44.25"))
    play = shoot(g)
    assert g.units[FIRST].where == REMOVED
    assert play.is_over


def test_no_advance_where_the_defenders_have_nowhere_to_go() -> None:  # 12.3.4#2
    around = {"de-14-7": "18.35", "de-19-10": "17.36", "de-20-10": "17.37", "de-3-2": "18.37"}
    g = scene({**around, "fr-Paris1": "18.36", "de-13-7": "19.37"})
    why = s13_bombardment.advance_refused(g, "de-13-7", cell("18.36"))
    assert why is not None
    assert why.rule == "12.3.4#2"
    g.move_to("de-3-2", cell("20.30"))
    assert s13_bombardment.advance_refused(g, "de-13-7", cell("18.36")) is None


def test_with_the_last_step_of_an_invested_camp_its_units_surrender() -> None:  # 12.3.3#1
    g = round_maubeuge({FIRST: "40.26"}, fr_Maubeuge1="40.26", fr_Maubeuge2="41.27")
    shoot(g).german("bombard-advance", "de-13-7")
    assert g.units["fr-Maubeuge1"].where == g.units["fr-Maubeuge2"].where == REMOVED
    assert g.units["de-13-7"].where == cell("40.26")


def test_as_long_as_a_step_is_left_nobody_surrenders() -> None:  # 12.3.3#1
    g = round_maubeuge({FIRST: "40.26", "fr-fortress-Maubeuge-41.27": "41.27"}, fr_Maubeuge1="40.26")
    shoot(g)
    assert g.units["fr-Maubeuge1"].where == cell("40.26")


def test_nobody_surrenders_in_a_camp_that_is_not_invested() -> None:  # 12.3.3#1
    g = round_maubeuge({FIRST: "40.26"}, fr_Maubeuge1="40.26")
    g.move_to("de-14-7", cell("44.25"))
    shoot(g)
    assert g.units["fr-Maubeuge1"].where == cell("40.26")


def test_paris_does_not_surrender() -> None:  # 12.3.3#2
    g = scene({"fr-Paris1": "16.36"})
    s13_bombardment.surrender_units(g, ground().camps["Paris"])
    assert g.units["fr-Paris1"].where == cell("16.36")
    other = scene({"fr-Maubeuge1": "40.26"})
    s13_bombardment.surrender_units(other, ground().camps["Maubeuge"])
    assert other.units["fr-Maubeuge1"].where == REMOVED


def test_who_cannot_advance() -> None:  # 12.3.4#1
    g = round_maubeuge(MAUBEUGE, de_2_train="40.27")
    refused = s13_bombardment.advance_refused
    assert refused(g, "de-13-7", cell("40.26")) is None
    for id_ in ("de-3kMK", "de-2-train", "de-14-7"):
        assert refused(g, id_, cell("40.26")) is not None
    g.change("de-13-7", mode="rail")
    assert refused(g, "de-13-7", cell("40.26")) is not None
