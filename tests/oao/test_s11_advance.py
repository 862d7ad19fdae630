"""11.2: who may advance after combat, and where."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rules import s06_losses, s11_advance
from grognard.games.oao.rules.s09_combat import Combat
from grognard.games.oao.state import Means, State
from tests.oao import combats
from tests.oao.combats import force
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE, BESIDE, TARGET = "07.41", "08.41", "07.42"
"""Two hexes next to each other and to the third."""
GERMAN, SECOND, FRENCH = "de-3-2", "de-4-2", "fr-10-5"


def place(units: dict[str, str], **more: Any) -> State:
    g = scene(units | {FRENCH: TARGET}, phase="attack", **more)
    g.means = {side: Means() for side in ("allied", "german")}
    return g


def fight(*attackers: Any) -> Combat:
    return combats.combat(list(attackers) or [force(HERE, GERMAN)], [force(TARGET, FRENCH)])


def vacated(g: State) -> State:
    """The defender is gone."""
    s06_losses.eliminate(g, FRENCH, "10.3")
    return g


def advance(g: State, combat: Combat | None = None) -> Playing:
    return Playing(g, s11_advance.advance, combat or fight())


def into(play: Playing, *units: str) -> Playing:
    """These units advance into the hex, and no others."""
    for id_ in units:
        play.german("advance-choose", id_)
        if play.asked is not None and play.asked.kind == "advance-how":
            play.german("advance-how", TARGET)
    if play.asked is not None and play.asked.kind == "advance-choose":
        play.german("advance-choose", "done")
    return play


def at(g: State, id_: str) -> str:
    return g.board.name(g.units[id_].where) if g.units[id_].where >= 0 else ""


def test_the_attacker_may_enter_the_vacated_hex() -> None:  # 11.2#1 11.2.1#2
    g = vacated(place({GERMAN: HERE}))
    into(advance(g), GERMAN)
    assert at(g, GERMAN) == TARGET


def test_not_if_it_is_held() -> None:  # 11.2#1 11.2.EX#6
    assert advance(place({GERMAN: HERE})).is_over


def test_he_need_not() -> None:  # 11.2.1#1
    g = vacated(place({GERMAN: HERE}))
    play = advance(g)
    assert "done" in play.ids
    play.german("advance-choose", "done")
    assert (play.is_over, at(g, GERMAN)) == (True, HERE)


def test_the_defender_never_advances() -> None:  # 11.2#2
    """The attackers are gone: nobody is asked."""
    g = place({GERMAN: HERE})
    s06_losses.eliminate(g, GERMAN, "10.3")
    assert advance(g).is_over


def test_the_owner_chooses_which_units() -> None:  # 11.2.1#3
    g = vacated(place({GERMAN: HERE, SECOND: BESIDE, "de-21cm-3-1": HERE}))
    play = advance(g, fight(force(HERE, GERMAN, "de-21cm-3-1"), force(BESIDE, SECOND)))
    assert set(play.ids) == {GERMAN, SECOND, "de-21cm-3-1", "done"}
    into(play, SECOND, "de-21cm-3-1")
    assert [at(g, id_) for id_ in (GERMAN, SECOND, "de-21cm-3-1")] == [HERE, TARGET, TARGET]


def test_deployed_guns_stay() -> None:  # 11.2#3
    g = vacated(place({GERMAN: HERE, "de-21cm-3-1": HERE}))
    g.change("de-21cm-3-1", mode="deployed")
    play = advance(g, fight(force(HERE, GERMAN, "de-21cm-3-1")))
    assert set(play.ids) == {GERMAN, "done"}
    assert play.why_not("unit:de-21cm-3-1") == ["11.2"]


def test_withheld_units_stay() -> None:  # 11.2.2#1 9.2.5D#1
    g = vacated(place({GERMAN: HERE, SECOND: HERE}))
    play = advance(g)
    assert SECOND not in play.ids
    assert play.why_not(f"unit:{SECOND}") == ["11.2.2"]


def test_units_that_have_retreated_stay() -> None:  # 11.2.2#2
    g = vacated(place({GERMAN: HERE, SECOND: HERE}))
    g.change(SECOND, retreated=True)
    play = advance(g, fight(force(HERE, GERMAN), force(HERE, SECOND)))
    assert SECOND not in play.ids
    assert play.why_not(f"unit:{SECOND}") == ["11.2.2"]


def test_units_that_are_gone_do_not_advance() -> None:  # 11.2#1
    g = vacated(place({GERMAN: HERE, SECOND: HERE}))
    s06_losses.eliminate(g, SECOND, "10.3")
    play = advance(g, fight(force(HERE, GERMAN), force(HERE, SECOND)))
    assert set(play.ids) == {GERMAN, "done"}
    assert play.why_not(f"unit:{SECOND}") == ["11.2"]
    assert play.why_not("hex:07.43") == ["11.2.1"]


def test_a_confined_garrison_does_not_leave_its_camp() -> None:  # 8.6.1
    g = scene({"fr-Toul1": "48.53", GERMAN: "47.53"}, phase="counter_attack")
    combat = combats.combat([force("48.53", "fr-Toul1")], [force("47.53", GERMAN)])
    s06_losses.eliminate(g, GERMAN, "10.3")
    why = s11_advance.refused(g, combat, (), "fr-Toul1")
    assert why is not None
    assert why.rule.startswith("8.6")


def test_units_of_two_hexes_do_not_spread_together() -> None:  # 19.0#1 11.2.1#4
    g = vacated(place({GERMAN: HERE, "de-Jaeger1": BESIDE}))
    play = advance(g, fight(force(HERE, GERMAN), force(BESIDE, "de-Jaeger1"))).german(
        "advance-choose", GERMAN
    )
    play.german("advance-how", f"{HERE}+{TARGET}").german("advance-choose", "de-Jaeger1")
    assert play.is_over, "into the hex itself, without a question"
    assert g.hexes_of("de-Jaeger1") == (cell(TARGET),)


def test_an_advance_never_over_stacks() -> None:  # 11.2.1#3 3.1.3#3
    """Three and a half divisions at most: of the fourth only half of it."""
    divisions = ("de-3-2", "de-4-2", "de-5-3", "de-6-3")
    g = vacated(place(dict.fromkeys(divisions, HERE)))
    play = advance(g, fight(*(force(HERE, id_) for id_ in divisions)))
    for id_ in divisions[:3]:
        play.german("advance-choose", id_).german("advance-how", TARGET)
    play.german("advance-choose", divisions[3])
    assert play.is_over
    assert set(g.hexes_of(divisions[3])) == {cell(HERE), cell(TARGET)}


def test_why_a_full_hex_takes_no_more() -> None:  # 3.1.3#3
    g = vacated(
        place({GERMAN: HERE, "de-5-3": TARGET, "de-6-3": TARGET, "de-7-4": TARGET, "de-Metz1": TARGET})
    )
    assert advance(g).is_over
    why = s11_advance.refused(g, fight(), (), GERMAN)
    assert why is not None
    assert why.rule == "3.1.3"


def test_an_advance_into_two_hexes() -> None:  # 11.2.1#4 19.1.EX#5
    g = vacated(place({GERMAN: HERE}))
    play = advance(g).german("advance-choose", GERMAN)
    assert set(play.ids) == {TARGET, f"{HERE}+{TARGET}"}
    play.german("advance-how", f"{HERE}+{TARGET}")
    assert set(g.hexes_of(GERMAN)) == {cell(HERE), cell(TARGET)}


def test_guns_do_not_go_into_two_hexes() -> None:  # 11.2.1#4 8.8.1#7
    g = vacated(place({GERMAN: HERE, "de-21cm-3-1": HERE}))
    play = advance(g, fight(force(HERE, GERMAN, "de-21cm-3-1"))).german("advance-choose", "de-21cm-3-1")
    assert play.asked.kind == "advance-choose", "there was one way only"


def test_one_force_at_most_goes_into_two_hexes() -> None:  # 19.1.2 11.2.1#4
    g = vacated(place({GERMAN: HERE, SECOND: HERE}))
    play = advance(g, fight(force(HERE, GERMAN), force(HERE, SECOND))).german("advance-choose", GERMAN)
    play.german("advance-how", f"{HERE}+{TARGET}").german("advance-choose", SECOND)
    assert play.is_over, "into the hex itself, without a question"
    assert g.hexes_of(SECOND) == (cell(TARGET),)


def test_onto_a_fortress_without_garrison() -> None:  # 11.2.1#5
    g = scene({GERMAN: "46.43", "fr-fortress-Verdun-46.44": "46.44"}, phase="attack")
    combat = combats.combat([force("46.43", GERMAN)], [force("46.44", "fr-fortress-Verdun-46.44")])
    assert advance(g, combat).is_over
    g.change("fr-fortress-Verdun-46.44", turned=True)
    play = advance(g, combat).german("advance-choose", GERMAN)
    if play.asked is not None:
        play.german("advance-how", "46.44")
    assert at(g, GERMAN) == "46.44"


def test_loc_units_need_company_in_a_zone() -> None:  # 8.7.2
    g = vacated(place({GERMAN: HERE, "de-Etappe1": HERE, "fr-6-3": "07.43"}))
    play = advance(g, fight(force(HERE, GERMAN, "de-Etappe1")))
    assert set(play.ids) == {GERMAN, "done"}
    assert play.why_not("unit:de-Etappe1") == ["8.7.2"]
    play.german("advance-choose", GERMAN).german("advance-how", TARGET)
    assert "de-Etappe1" in play.ids


@pytest.mark.parametrize(("target", "may"), [("32.14", {"be-1"}), ("34.14", {"be-1", "be-GdCivique1"})])
def test_belgian_loc_units_do_not_advance_out_of_belgium(
    target: str, may: set[str]
) -> None:  # 8.7.1#6 24.7#1
    g = scene({"be-1": "33.14", "be-GdCivique1": "33.14"}, phase="attack", player="allied")
    g.means = {side: Means() for side in ("allied", "german")}
    combat = combats.combat([force("33.14", "be-1", "be-GdCivique1")], [force(target, GERMAN)])
    play = advance(g, combat)
    assert set(play.ids) == {*may, "done"}
    assert play.why_not("unit:be-GdCivique1") == ([] if "be-GdCivique1" in may else ["8.7.1"])


def test_demoralized_enemies_flee_before_the_advance_is_over() -> None:  # 6.4#13
    g = vacated(place({GERMAN: HERE, "fr-6-3": "07.43"}))
    g.change("fr-6-3", level=5)
    play = advance(g).german("advance-choose", GERMAN).german("advance-how", TARGET)
    assert (play.asked.side, play.asked.kind) == ("allied", "retreat-step")


def test_the_marker_of_a_prepared_attack_has_served() -> None:  # 11.2.1#3
    g = vacated(place({GERMAN: HERE}))
    g.change(GERMAN, prepared=cell(TARGET))
    into(advance(g), GERMAN)
    assert g.units[GERMAN].prepared < 0


GUN, NEAR = "de-21cm-3-1", "07.43"
"""A gun, and a hex from which an enemy reaches the one that was vacated."""


@pytest.mark.parametrize("order", [(GUN, SECOND), (SECOND, GUN)])
def test_a_gun_advances_together_with_its_escort_of_another_hex(
    order: tuple[str, str],
) -> None:  # 11.2.1#3 8.8.1#3
    g = vacated(place({GERMAN: HERE, GUN: HERE, SECOND: BESIDE, "fr-6-3": NEAR}))
    into(advance(g, fight(force(HERE, GERMAN, GUN), force(BESIDE, SECOND))), *order)
    assert [at(g, id_) for id_ in (GERMAN, SECOND, GUN)] == [HERE, TARGET, TARGET]


@pytest.mark.parametrize(
    ("enemy", "going", "where"),
    [
        ("06.41", (GERMAN, SECOND), ""),
        ("06.41", (GERMAN,), HERE),
        ("06.41", (GERMAN, SECOND, GUN), TARGET),
        (NEAR, (GERMAN, SECOND), HERE),
    ],
)
def test_a_gun_left_alone_by_an_advance_is_lost_in_a_zone_only(
    enemy: str, going: tuple[str, ...], where: str
) -> None:  # 8.8.1#3
    g = vacated(place({GERMAN: HERE, SECOND: HERE, GUN: HERE, "fr-6-3": enemy}))
    into(advance(g, fight(force(HERE, GERMAN, GUN), force(HERE, SECOND))), *going)
    assert at(g, GUN) == where


def test_a_deployed_gun_left_alone_is_lost() -> None:  # 8.8.1#3 11.2#3
    """It may not go along; who advances without it gives it up."""
    g = vacated(place({GERMAN: HERE, GUN: HERE, "fr-6-3": "06.41"}))
    g.change(GUN, mode="deployed")
    into(advance(g, fight(force(HERE, GERMAN, GUN))), GERMAN)
    assert (at(g, GERMAN), at(g, GUN)) == (TARGET, "")


def test_half_a_division_protects_the_gun_it_leaves() -> None:  # 8.8.1#3 11.2.1#4
    g = vacated(place({GERMAN: HERE, GUN: HERE, "fr-6-3": "06.41"}))
    play = advance(g, fight(force(HERE, GERMAN, GUN))).german("advance-choose", GERMAN)
    play.german("advance-how", f"{HERE}+{TARGET}").german("advance-choose", "done")
    assert at(g, GUN) == HERE
