"""12 Fortresses and Fortified Camps: protection, investment, repair, surrender."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.boards import Camp, ground
from grognard.games.oao.rules import (
    s02_units,
    s03_control,
    s03_stacking,
    s03_zoc,
    s07_refused,
    s09_results,
    s09_targets,
    s11_leaving,
    s12_fortress,
)
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.rules.s11_stack import TABLE
from grognard.games.oao.state import OFF_MAP, REMOVED, Setting, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

CAMPS = ground().camps
VERDUN = {f"fr-fortress-Verdun-{hex_}": hex_ for hex_ in ("46.44", "46.45", "47.45", "47.46")}
MAUBEUGE = {f"fr-fortress-Maubeuge-{hex_}": hex_ for hex_ in ("40.26", "41.26", "41.27")}
SIEGE = {"de-13-7": "40.25", "de-14-7": "42.26", "de-19-10": "40.27"}
"""Three divisions next to Maubeuge whose ZOCs cover the hexes between them."""
CHARLEMONT = "fr-fortress-Charlemont"
FIRST = "fr-fortress-Maubeuge-40.26"
SECOND = "fr-fortress-Maubeuge-41.26"


def damaged(units: dict[str, str], lost: dict[str, int], **state: Any) -> State:
    """A position in which Fortresses have lost steps; those that have lost all of them are gone."""
    g = scene(units, steps_lost=lost, **state)
    for id_ in lost:
        if not s12_fortress.steps_left(g, id_):
            g.move_to(id_, REMOVED)
    return g


# what a Fortress is


def test_the_front_of_a_fortress_shows_its_exterior_garrison() -> None:
    g = scene(MAUBEUGE)
    assert s02_units.has_zone(g, FIRST)  # 2.7.3 12.1 12.1.2
    before = s02_units.values(g, FIRST)
    assert before.artillery == s12_fortress.fortress(g, FIRST).artillery > 0  # 2.7.2
    g.change(FIRST, turned=True)
    assert not s02_units.has_zone(g, FIRST)  # 12.1 12.1.2
    assert s02_units.values(g, FIRST) == before, "all else is printed on both sides"  # 12.1


def test_fortress2_units_are_sources_by_their_type() -> None:  # 2.7.4
    g = scene({**MAUBEUGE, CHARLEMONT: "48.31"})
    assert s12_fortress.fortress(g, FIRST).is_supply_source
    assert not s12_fortress.fortress(g, CHARLEMONT).is_supply_source


def test_a_fortress_does_not_count_for_stacking() -> None:  # 12.1.1#2
    g = scene({**VERDUN, "fr-72r": "46.45"})
    assert s03_stacking.size_of(g, g.in_hex(cell("46.45"))) == s03_stacking.size_of(g, ("fr-72r",))


def test_a_fortress_never_moves() -> None:
    g = scene(VERDUN)
    for id_ in VERDUN:
        assert s07_refused.fixed(g, id_) is not None  # 12.1.1#1
        why = s12_fortress.refused(g, id_, cell("45.44"))
        assert why is not None
        assert why.rule == "12.1.1"  # 12.1.1#1


def test_a_fortress_never_attacks() -> None:
    g = scene({**MAUBEUGE, "de-13-7": "40.25", "fr-Maubeuge1": "40.26"})
    assert s09_targets.unit_refused(g, "fr-Maubeuge1", cell("40.25")) is None
    assert s09_targets.unit_refused(g, FIRST, cell("40.25")) is not None  # 12.1.1#5


def test_combat_takes_no_steps_and_no_strength_from_a_fortress() -> None:
    g = scene(MAUBEUGE)
    alone = s09_results.allot(g, (Contingent((FIRST,), g.units[FIRST].where),))
    assert alone.units == (), "a Strength Reduction finds nobody"  # 12.2#1 12.2.1#3
    strength = s02_units.values(g, FIRST).defence
    g.steps_lost[FIRST] = 1
    assert s02_units.values(g, FIRST).defence == strength  # 13.1.3#4
    assert s12_fortress.steps_left(g, FIRST) == 1  # 13.1.3#2 2.7.6


def test_a_fortress_that_must_retreat_is_flipped() -> None:
    g = scene(MAUBEUGE)
    s11_leaving.turn_fortresses(g, cell("40.26"), "allied", TABLE)
    assert g.units[FIRST].turned  # 12.1.1#7
    assert g.units[FIRST].where == cell("40.26")
    assert not s02_units.has_zone(g, FIRST)  # 12.1.2
    assert not g.units[SECOND].turned


# 12.2.2 protection


def test_no_hex_of_verdun_may_be_attacked() -> None:  # 12.2.2.EX 12.2.2
    g = scene({**VERDUN, "fr-72r": "46.45"})
    assert all(s12_fortress.is_protected(g, cell(hex_)) for hex_ in VERDUN.values())
    g.move_to("fr-72r", cell("45.45"))
    assert not any(s12_fortress.is_protected(g, cell(hex_)) for hex_ in VERDUN.values())


def test_what_protects_no_camp() -> None:
    brigade = scene({**MAUBEUGE, "fr-Maubeuge1": "40.26"})
    assert s02_units.values(brigade, "fr-Maubeuge1").eighths < 8
    assert not s12_fortress.is_protected(brigade, cell("41.26"))  # 12.2.2
    ours = scene({**VERDUN, "de-13-7": "46.44"})
    assert not s12_fortress.is_protected(ours, cell("46.45"))  # 12.2.2
    first = scene({"be-fortress-Antwerpen-52.18": "52.18", "be-3": "52.18"})
    assert not s12_fortress.is_protected(first, cell("52.18"))  # 12.0#1 12.0#3
    gone = scene({"fr-fortress-Verdun-46.44": "46.44", "fr-72r": "46.45"})
    assert s12_fortress.is_protected(gone, cell("46.44"))
    assert not s12_fortress.is_protected(gone, cell("46.45")), "the Fortress2 there is no more"  # 12.2.2
    assert not s12_fortress.is_protected(gone, cell("45.44"))


# 12.3 Invested camps


def maubeuge(g: State) -> bool:
    return s12_fortress.is_invested(g, CAMPS["Maubeuge"])


def test_maubeuge_is_invested() -> None:  # 12.3.EX 12.3
    assert maubeuge(scene({**MAUBEUGE, **SIEGE}))


@pytest.mark.parametrize("missing", SIEGE)
def test_every_hex_around_must_be_covered(missing: str) -> None:  # 12.3
    assert not maubeuge(scene({**MAUBEUGE, **{id_: at for id_, at in SIEGE.items() if id_ != missing}}))


def test_a_friend_outside_keeps_the_ring_open() -> None:  # 12.3
    g = scene({**MAUBEUGE, **SIEGE, "fr-5-3": "41.28"})
    assert not maubeuge(g)
    g.move_to("fr-5-3", cell("41.27"))
    assert maubeuge(g)


def test_only_zones_from_next_to_the_camp_count() -> None:  # 12.3
    units = {**MAUBEUGE, "de-13-7": "40.25", "de-14-7": "42.26", "de-19-10": "40.28"}
    g = scene(units)
    assert cell("41.28") in s03_zoc.zone(g, "german")
    assert not maubeuge(g)


def test_a_unit_without_a_zone_covers_its_own_hex_only() -> None:  # 12.3
    units = {**MAUBEUGE, **SIEGE}
    del units["de-19-10"]
    guns = {"de-21cm-3-1": "40.27"}
    assert not maubeuge(scene({**units, **guns}))
    assert maubeuge(scene({**units, **guns, "de-21cm-1-6": "41.28", "de-21cm-2-16": "39.27"}))


def test_neutral_hexes_need_nobody() -> None:
    assert cell("52.14") not in s12_fortress.ring(ground().board, CAMPS["Antwerpen"])  # 12.3


def test_units_in_an_invested_camp_do_not_leave_it() -> None:
    g = scene({**MAUBEUGE, **SIEGE, "fr-Maubeuge1": "40.26"})
    rules = [why.rule for why in s07_refused.refusals(g, ("fr-Maubeuge1",), cell("39.26"))]
    assert "12.3.2" in rules  # 12.3.2#1
    assert s12_fortress.refused(g, "fr-Maubeuge1", cell("41.26")) is None, "but they move within it"
    g.move_to("de-14-7", cell("44.25"))
    assert s12_fortress.refused(g, "fr-Maubeuge1", cell("39.26")) is None


def test_units_in_an_invested_camp_place_no_pa_marker_but_attack() -> None:
    g = scene({**MAUBEUGE, **SIEGE, "fr-Maubeuge1": "40.26"})
    assert s12_fortress.shut_in(g, "fr-Maubeuge1") is not None  # 12.3.2#2
    assert s12_fortress.shut_in(g, "de-13-7") is None
    assert s09_targets.may_attack(g, cell("40.25"), ["fr-Maubeuge1"])  # 12.3.2#3


# 12.4 repairs


def test_exterior_garrisons_return() -> None:  # 12.4#1
    g = scene({**MAUBEUGE, "fr-Maubeuge1": "41.26", "de-13-7": "40.25"})
    for id_ in MAUBEUGE:
        g.change(id_, turned=True)
    Playing(g, s12_fortress.repairs)
    assert g.units[FIRST].turned, "an enemy is next to it"
    assert not g.units[SECOND].turned, "a friend is with it, though an enemy is next to it"
    assert not g.units["fr-fortress-Maubeuge-41.27"].turned, "no enemy is near"


def test_a_fortress_with_an_enemy_in_its_hex_stays_bare() -> None:  # 12.4#1
    g = scene({CHARLEMONT: "48.31", "de-13-7": "48.31"})
    g.change(CHARLEMONT, turned=True)
    s12_fortress.restore_garrisons(g)
    assert g.units[CHARLEMONT].turned


def test_a_camp_repairs_one_step_of_one_fortress() -> None:  # 12.4#2
    g = damaged(MAUBEUGE, {FIRST: 1, SECOND: 2})
    play = Playing(g, s12_fortress.repairs)
    assert play.ids == [FIRST, SECOND, "pass"]
    play.allied("repair-camp", SECOND)
    assert play.is_over
    assert g.units[SECOND].where == cell("41.26")
    assert s12_fortress.steps_left(g, SECOND) == 1
    assert g.steps_lost[FIRST] == 1


def test_a_repair_may_be_declined_and_heals() -> None:  # 12.4#2
    g = damaged(MAUBEUGE, {FIRST: 1})
    Playing(g, s12_fortress.repairs).allied("repair-camp", "pass")
    assert g.steps_lost == {FIRST: 1}
    Playing(g, s12_fortress.repairs).allied("repair-camp", FIRST)
    assert g.steps_lost == {}


def test_both_players_repair_in_every_player_turn() -> None:  # 4.2.1a#1 C-11
    metz = "de-fortress-Metz-53.48"
    g = damaged({**MAUBEUGE, metz: "53.48"}, {FIRST: 2, metz: 1}, player="german")
    Playing(g, s12_fortress.repairs).german("repair-camp", metz).allied("repair-camp", FIRST)
    assert g.steps_lost == {FIRST: 1}


def test_the_option_of_one_repair_a_turn() -> None:  # C-11
    g = damaged(MAUBEUGE, {FIRST: 1}, player="german")
    g.setting = Setting(g.board, "test", {"fortress_repairs": "game-turn"})
    assert Playing(g, s12_fortress.repairs).is_over
    g.player = "allied"
    assert not Playing(g, s12_fortress.repairs).is_over


def test_an_invested_camp_repairs_nothing() -> None:  # 12.3.1 12.4#2
    g = damaged({**MAUBEUGE, **SIEGE}, {FIRST: 1})
    assert Playing(g, s12_fortress.repairs).is_over
    why = s12_fortress.repair_refused(g, FIRST)
    assert why is not None
    assert why.rule == "12.3.1"
    g.move_to("de-13-7", cell("38.25"))
    assert not Playing(g, s12_fortress.repairs).is_over


def test_an_occupied_fortress_is_not_repaired() -> None:  # 12.4#2
    g = damaged({**MAUBEUGE, "de-13-7": "40.26"}, {FIRST: 1, SECOND: 1})
    play = Playing(g, s12_fortress.repairs)
    assert play.ids == [SECOND, "pass"]
    assert play.why_not(f"unit:{FIRST}") == ["12.4#2"]
    assert play.why_not("hex:40.26") == ["12.4#2"]
    assert play.why_not("hex:02.30") == ["12.4"]


def test_a_camp_of_which_nothing_is_left_has_fallen() -> None:
    lost = dict.fromkeys(MAUBEUGE, 2)
    g = damaged({**MAUBEUGE, "fr-Maubeuge1": "41.26"}, lost)
    assert not Playing(g, s12_fortress.repairs).is_over
    g.move_to("fr-Maubeuge1", cell("38.25"))
    assert Playing(g, s12_fortress.repairs).is_over


def test_a_returned_fortress_has_its_garrison_where_it_can() -> None:  # 12.4#1 12.4#2
    g = damaged({**MAUBEUGE, "de-13-7": "40.25"}, {FIRST: 2, "fr-fortress-Maubeuge-41.27": 2})
    Playing(g, s12_fortress.repairs).allied("repair-camp", FIRST)
    assert g.units[FIRST].turned
    g = damaged({**MAUBEUGE, "de-13-7": "40.25"}, {"fr-fortress-Maubeuge-41.27": 2})
    Playing(g, s12_fortress.repairs).allied("repair-camp", "fr-fortress-Maubeuge-41.27")
    assert not g.units["fr-fortress-Maubeuge-41.27"].turned


def test_charlemont_is_returned() -> None:  # 12.4.EX 12.4#3
    longwy = "fr-fortress-Longwy"
    g = damaged({CHARLEMONT: "48.31", longwy: "53.42"}, {CHARLEMONT: 1, longwy: 1})
    play = Playing(g, s12_fortress.repairs)
    assert play.ids == [CHARLEMONT, longwy, "pass"]
    play.allied("repair-lone", CHARLEMONT)
    assert play.is_over, "one of them only"
    assert (g.units[CHARLEMONT].where, g.units[longwy].where) == (cell("48.31"), REMOVED)


def test_what_keeps_a_lone_fortress_from_being_returned() -> None:  # 12.4#3
    def why(*enemies: str, friend: str = "") -> str | None:
        units = {CHARLEMONT: "48.31", **dict(zip(("de-13-7", "de-14-7"), enemies, strict=False))}
        units |= {"fr-5-3": friend} if friend else {}
        g = damaged(units, {CHARLEMONT: 1})
        found = s12_fortress.repair_refused(g, CHARLEMONT)
        return None if found is None else found.text

    assert why() is None
    assert why("48.31") == "why-not-repair-occupied"
    assert why("48.30") == "why-not-repair-zone"
    assert why("48.30", friend="48.31") is None
    assert why("48.30", friend="48.32") == "why-not-repair-zone"


def test_no_lone_fortress_is_returned_behind_the_enemy_front(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # 12.4#3
    g = damaged({CHARLEMONT: "48.31"}, {CHARLEMONT: 1})
    monkeypatch.setattr(s03_control, "behind", lambda _, side: {cell("48.31")} if side == "german" else ())
    found = s12_fortress.repair_refused(g, CHARLEMONT)
    assert found is not None
    assert found.text == "why-not-repair-behind"


def test_a_lone_fortress_of_two_steps_is_never_repaired() -> None:  # 12.4#3
    kaiser = "de-fortress-KaiserWilhelm"
    for lost in (1, 2):
        assert Playing(damaged({kaiser: "62.60"}, {kaiser: lost}), s12_fortress.repairs).is_over


# 12.5 surrender


def bare(*others: tuple[str, str]) -> State:
    g = scene({CHARLEMONT: "48.31", **dict(others)})
    g.change(CHARLEMONT, turned=True)
    return g


def test_an_occupied_fortress_may_surrender() -> None:  # 12.5
    g = bare(("de-13-7", "48.31"))
    assert Playing(g, s12_fortress.surrender).dice(5).is_over
    assert g.units[CHARLEMONT].where == cell("48.31")
    Playing(g, s12_fortress.surrender).dice(6).dice(4)
    assert g.units[CHARLEMONT].where == cell("48.31")
    Playing(g, s12_fortress.surrender).dice(6).dice(3)
    assert g.units[CHARLEMONT].where == REMOVED
    g.move_to("de-13-7", cell("60.30"))
    assert Playing(g, s12_fortress.repairs).is_over, "it is never repaired"


def test_who_does_not_roll() -> None:  # 12.5
    assert Playing(bare(("de-Gdc", "48.31")), s12_fortress.surrender).is_over, "cavalry does not do"
    assert Playing(bare(("de-13-7", "48.30")), s12_fortress.surrender).is_over, "nor an enemy next to it"
    relieved = bare(("de-13-7", "48.31"), ("fr-5-3", "47.32"))
    assert Playing(relieved, s12_fortress.surrender).is_over
    relieved.move_to("fr-5-3", cell("46.32"))
    assert not Playing(relieved, s12_fortress.surrender).is_over
    front = bare(("de-13-7", "48.31"))
    front.change(CHARLEMONT, turned=False)
    assert Playing(front, s12_fortress.surrender).is_over


def test_guns_next_to_it_are_no_relief() -> None:  # 12.5
    g = bare(("de-13-7", "48.31"), ("fr-art-Verdun", "47.32"))
    assert not Playing(g, s12_fortress.surrender).is_over


def test_camps_are_what_the_map_says() -> None:
    g = scene({})
    found = s12_fortress.camp_of(g, cell("46.45"))
    assert isinstance(found, Camp)
    assert (found.name, s12_fortress.camp_of(g, cell("45.45"))) == ("Verdun", None)
    assert OFF_MAP not in found.hexes
