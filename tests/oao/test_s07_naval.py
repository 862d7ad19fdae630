"""7.9: Naval Transport."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rules import s07_moves, s07_naval, s07_refused
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import CHANNEL, HOLDING_BOX, OFF_MAP, Move, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

LE_HAVRE, DIEPPE, DUNKERQUE, OOSTENDE = "01.21", "12.18", "31.11", "37.10"
RND = ("br-Marine", "br-1Naval", "br-2Naval")


def harbour(units: dict[str, str], **more: Any) -> State:
    return scene(units, **{"gt": 5, "phase": "movement", "player": "allied", **more})


def chosen(g: State, id_: str, spent: int = 0) -> State:
    g.move = Move((id_,), spent, began=g.units[id_].where)
    g.change(id_, began=g.hexes_of(id_))
    return g


def sails(g: State, id_: str, goal: str) -> Playing:
    chosen(g, id_)
    assert [option.id for option in s07_naval.options(g)] == ["embark"]
    play = Playing(g, s07_naval.perform, Act("embark", unit=id_))
    return play.allied("naval-port-choose", goal)


def reasons(g: State, id_: str) -> list[str]:
    return [why.text for why in s07_naval.no_embarking(g, id_)]


def test_from_le_havre_to_dunkerque() -> None:  # 7.9.EX 7.9.1(1)#3 7.9.1(3)#1
    g = harbour({"fr-23-12": LE_HAVRE})
    sails(g, "fr-23-12", DUNKERQUE)
    assert g.units["fr-23-12"].where == CHANNEL
    assert g.move == Move(("fr-23-12",), began=cell(LE_HAVRE), over=True), (
        "no MPs, and the phase is over for it"
    )
    g.move, g.gt, g.phase = None, 6, "movement"
    Playing(g, s07_naval.begin, "german")
    assert g.units["fr-23-12"].where == CHANNEL
    Playing(g, s07_naval.begin, "allied")
    assert g.units["fr-23-12"].where == cell(DUNKERQUE)
    assert g.units["fr-23-12"].bound_for == OFF_MAP
    assert s07_naval.held(g, "fr-23-12") is None
    assert s07_moves.left(chosen(g, "fr-23-12")) == 9, "it may move normally"


def test_a_whole_movement_phase_with_a_ship() -> None:  # 4.2.5#2 7.9.1(1)#2
    g = harbour({"fr-23-12": LE_HAVRE, "fr-3-2": "16.36"})
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", "fr-23-12")
    assert "embark" in play.ids
    play.allied("move-choose", "embark").allied("naval-port-choose", DUNKERQUE)
    assert play.asked.kind == "force-choose"
    assert "fr-23-12" not in play.ids
    assert g.units["fr-23-12"].where == CHANNEL


def test_only_the_allies_have_ships_and_only_in_their_movement_phase() -> None:  # 7.9 7.9.1(1)#1
    g = harbour({"de-3-2": DUNKERQUE, "fr-23-12": LE_HAVRE})
    assert "naval-allied" in reasons(chosen(g, "de-3-2"), "de-3-2")
    assert reasons(chosen(g, "fr-23-12"), "fr-23-12") == []
    g.phase = "counter_movement"
    assert reasons(g, "fr-23-12") == ["naval-counter"]


def test_a_unit_that_debarks_did_not_begin_the_phase_in_the_port() -> None:  # 7.9.1(1)#2 7.9.1(3)#4
    for diverted, more in ((False, []), (True, ["naval-held"])):
        g = harbour({"fr-23-12": LE_HAVRE})
        g.move_to("fr-23-12", CHANNEL, bound_for=cell(DUNKERQUE))
        Playing(g, s07_naval.begin, "allied")
        g.change("fr-23-12", diverted=diverted)
        assert reasons(chosen(g, "fr-23-12"), "fr-23-12") == ["naval-landed", *more]
        g.landed = ()
        assert reasons(g, "fr-23-12") == more, "in a later phase of the same GT, if it were one of movement"


def test_a_unit_embarks_in_a_port_where_it_began_and_has_spent_nothing() -> None:  # 7.9.1(1)#2
    g = harbour({"fr-23-12": LE_HAVRE, "fr-3-2": "16.36"})
    assert reasons(chosen(g, "fr-3-2"), "fr-3-2") == ["naval-no-port"]
    assert reasons(chosen(g, "fr-23-12", spent=1), "fr-23-12") == ["naval-moved"]
    chosen(g, "fr-3-2")
    g.move_to("fr-3-2", cell(LE_HAVRE))
    assert reasons(g, "fr-3-2") == ["naval-moved"], "it has come there in this phase"


def test_an_enemy_next_to_the_port_does_not_keep_a_unit_from_embarking() -> None:  # 7.9.1(1)#4
    g = harbour({"fr-23-12": DIEPPE, "de-3-2": "12.19"})
    assert g.board.distance(cell(DIEPPE), cell("12.19")) == 1
    assert reasons(chosen(g, "fr-23-12"), "fr-23-12") == []


def test_one_unit_in_a_game_turn() -> None:  # 7.9
    g = harbour({"fr-23-12": LE_HAVRE, "fr-3-2": LE_HAVRE, "br-Marine": LE_HAVRE})
    sails(g, "fr-23-12", DUNKERQUE)
    assert reasons(chosen(g, "fr-3-2"), "fr-3-2") == ["naval-full"]
    assert reasons(chosen(g, "br-Marine"), "br-Marine") == ["naval-full"]
    g.gt += 1
    Playing(g, s07_naval.begin, "allied")
    assert reasons(chosen(g, "fr-3-2"), "fr-3-2") == []


def test_the_royal_naval_division_sails_together() -> None:  # 7.9 7.9.1(2)#2
    g = harbour(dict.fromkeys((*RND, "fr-3-2"), DUNKERQUE))
    for id_ in RND:
        sails(g, id_, "holding box")
    assert reasons(chosen(g, "fr-3-2"), "fr-3-2") == ["naval-full"]
    Playing(g, s07_naval.begin, "allied")
    assert {g.units[id_].where for id_ in RND} == {HOLDING_BOX}


def test_england_is_for_the_royal_naval_division_alone() -> None:  # 7.9.1(2)#2 23.3.1
    g = harbour({"br-19": DUNKERQUE, "br-Marine": DUNKERQUE})
    assert "holding box" not in [option.id for option in s07_naval.destinations(g, "br-19")]
    g.move_to("br-Marine", HOLDING_BOX)
    ids = [option.id for option in s07_naval.destinations(g, "br-Marine")]
    assert DUNKERQUE in ids
    assert "holding box" not in ids
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", "br-Marine")
    play.allied("move-choose", "embark").allied("naval-port-choose", OOSTENDE)
    g.gt += 1
    Playing(g, s07_naval.begin, "allied")
    assert g.units["br-Marine"].where == cell(OOSTENDE)


def test_a_destination_is_a_friendly_port_without_enemies_near() -> None:  # 7.9.1(2)#1
    g = harbour({"fr-23-12": LE_HAVRE, "de-art-Metz": "31.12"}, control={cell(OOSTENDE): "german"})
    play = Playing(chosen(g, "fr-23-12"), s07_naval.perform, Act("embark", unit="fr-23-12"))
    assert g.board.distance(cell("31.12"), cell(DUNKERQUE)) == 1
    assert {DIEPPE, "22.11", "26.09", "41.10", "back"} == set(play.ids)
    for hex_, text in (
        (DUNKERQUE, "naval-port-enemy"),
        (OOSTENDE, "naval-port-control"),
        (LE_HAVRE, "naval-port-here"),
        ("16.36", "naval-port-none"),
    ):
        why = s07_naval.no_port(g, "fr-23-12", cell(hex_))
        assert why is not None
        assert why.text == text
        assert play.why_not(f"hex:{hex_}") == ["7.9.1(2)"]


def at_sea(enemy: str = "de-3-2", at: str = "40.30", **more: Any) -> State:
    g = harbour({"fr-23-12": LE_HAVRE, enemy: at}, **more)
    sails(g, "fr-23-12", DUNKERQUE)
    g.move = None
    return g


def test_a_port_in_an_enemy_zone_is_changed_at_once_even_for_the_old_one() -> None:  # 7.9.1(3)#3
    g = at_sea()
    assert Playing(g, s07_naval.redirected).is_over
    g.move_to("de-3-2", cell("31.12"))
    play = Playing(g, s07_naval.redirected)
    assert DUNKERQUE not in play.ids
    assert LE_HAVRE in play.ids
    play.allied("naval-divert-choose", LE_HAVRE)
    assert g.units["fr-23-12"].bound_for == cell(LE_HAVRE)


def test_an_enemy_in_the_port_changes_it_too() -> None:  # 7.9.1(3)#3
    g = at_sea("de-art-Metz")
    g.move_to("de-art-Metz", cell(DUNKERQUE))
    play = Playing(g, s07_naval.redirected)
    assert play.asked.kind == "naval-divert-choose"


def test_who_was_diverted_may_not_move_in_the_turn_in_which_he_lands() -> None:  # 7.9.1(3)#4
    g = at_sea()
    g.move_to("de-3-2", cell("31.12"))
    Playing(g, s07_naval.redirected).allied("naval-divert-choose", DIEPPE)
    g.gt = 6
    Playing(g, s07_naval.begin, "allied")
    assert g.units["fr-23-12"].where == cell(DIEPPE)
    why = s07_refused.fixed(g, "fr-23-12")
    assert why is not None
    assert why.text == "naval-held"
    Playing(g, s07_naval.begin, "german")
    assert s07_naval.held(g, "fr-23-12") is not None, "the whole GT"
    g.gt = 7
    Playing(g, s07_naval.begin, "allied")
    assert s07_naval.held(g, "fr-23-12") is None


def test_nobody_lands_next_to_an_enemy() -> None:  # 7.9.1(3)#2
    g = at_sea("de-art-Metz")
    g.move_to("de-art-Metz", cell("31.12"))
    assert Playing(g, s07_naval.redirected).is_over, "it has no ZOC"
    play = Playing(g, s07_naval.begin, "allied")
    assert DUNKERQUE not in play.ids
    play.allied("naval-divert-choose", DIEPPE)
    assert g.units["fr-23-12"].where == cell(DIEPPE)


def test_without_any_port_a_unit_stays_at_sea() -> None:  # 7.9.1(3)#3
    g = at_sea()
    g.control = dict.fromkeys(
        map(cell, (LE_HAVRE, DIEPPE, "22.11", "26.09", DUNKERQUE, OOSTENDE, "41.10")), "german"
    )
    g.move_to("de-3-2", cell("31.12"))
    assert Playing(g, s07_naval.redirected).is_over
    assert Playing(g, s07_naval.begin, "allied").is_over
    assert g.units["fr-23-12"].where == CHANNEL
    g.control = {}
    Playing(g, s07_naval.begin, "allied").allied("naval-divert-choose", DIEPPE)
    assert g.units["fr-23-12"].where == cell(DIEPPE)


@pytest.mark.parametrize("where", [CHANNEL, HOLDING_BOX])
def test_at_sea_a_unit_is_nowhere(where: Any) -> None:  # 7.9.2
    g = harbour({"br-Marine": DUNKERQUE})
    g.move_to("br-Marine", where)
    assert g.on_map("allied") == []
    assert g.at == {}
    assert g.hexes_of("br-Marine") == ()
