"""Game Turns, dates, the Inter-Phase Chart, what begins and ends when, and the sequence of play."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from grognard.games.oao.reference_calendar import (
    dates,
    events,
    holds,
    inter_phase_after,
    inter_phases,
    is_final,
    never_short,
    reserve_success,
    shortage_limits,
    turns,
)

TURNS = range(1, turns() + 1)


def turn_of(day: date) -> int:
    return next(turn for turn in TURNS if dates(turn).first <= day <= dates(turn).last)


def test_turns_follow_one_another() -> None:
    """Thirty turns of two, three and four days without a gap, from the German advance to the last attack at Ypres."""
    assert (dates(1).first, dates(30).last) == (date(1914, 8, 18), date(1914, 11, 11))  # CALENDAR.turns
    for turn in TURNS[:-1]:
        assert dates(turn).last + timedelta(days=1) == dates(turn + 1).first
    lengths = [(dates(turn).last - dates(turn).first).days + 1 for turn in TURNS]
    assert lengths == sorted(lengths)
    assert set(lengths) == {2, 3, 4}  # INTRO.scale#2


@pytest.mark.parametrize(
    ("day", "turn"),
    [
        (date(1914, 8, 21), 2),  # 25.6: the Germans arrive before Longwy
        (date(1914, 9, 5), 10),  # 17.2.3: the Ninth Army
        (date(1914, 10, 11), 23),  # 18.6.3: the transport of the New Reserve Corps begins
        (date(1914, 8, 28), 6),  # 25.2: two corps leave for the East
        (date(1914, 10, 9), 22),  # 24.4: Antwerpen
        (date(1914, 8, 25), 4),  # 26.5.NOTE: the first sortie from Antwerpen
    ],
)
def test_dated_rules_fit_history(day: date, turn: int) -> None:
    assert turn_of(day) == turn


def test_inter_phases_follow_every_third_turn() -> None:
    found = {turn: number for turn in TURNS if (number := inter_phase_after(turn))}
    assert found == {3 * number: number for number in range(1, 11)}  # 4.0
    assert [number for number in found.values() if is_final(number)] == [10]
    assert set(inter_phases()) == set(range(1, 10))


def test_inter_phase_chart() -> None:
    rows = inter_phases()
    assert [row.allied_rp / 2 for row in rows.values()] == [3, 6, 7, 9, 9, 9, 9, 7, 7]  # CHART.ip#RP
    assert [row.german_rp / 2 for row in rows.values()] == [0, 0, 3.5, 7, 7, 7, 1, 4, 4]
    assert [row.french for row in rows.values()] == [0, 8, 10, 12, 14, 14, 14, 14, 14]  # CHART.ip#REPL_FR
    assert [row.french_army for row in rows.values()] == [0, 2, 3, 3, 4, 4, 5, 5, 5]
    assert [row.british for row in rows.values()] == [0, 0, 0, 3, 2, 1, 1, 1, 1]  # CHART.ip#REPL_BR
    assert [row.german for row in rows.values()] == [0, 4, 8, 12, 14, 14, 14, 14, 14]  # CHART.ip#REPL_GE
    assert [row.german_army for row in rows.values()] == [0, 2, 3, 3, 4, 4, 5, 5, 5]
    armies = ("de-SEVENTH", "de-SIXTH", "de-FIFTH", "de-FOURTH", "de-THIRD")
    assert [row.only_armies for row in rows.values()] == [(), armies[:2], armies[:4], armies, *[()] * 5]
    assert [row.positions for row in rows.values()] == [2, 3, 5, 8, 12, 15, None, None, None]  # CHART.ip#IP
    assert [row.shortages for row in rows.values()] == [0, 0, 0, 1, 2, 3, 4, 5, 6]  # CHART.ip#AMMO


def test_totals_of_the_chart() -> None:
    rows = inter_phases().values()
    assert sum(row.allied_rp for row in rows) / 2 == 66
    assert sum(row.german_rp for row in rows) / 2 == 33.5
    assert (sum(row.french for row in rows), sum(row.british for row in rows)) == (100, 9)
    assert sum(row.german for row in rows) == 94


def test_ammo_shortage() -> None:
    """15.8: one marker in each Inter-Phase from the fourth, none more generous than the one before."""
    table = shortage_limits()
    assert sorted(table) == [4, 5, 6, 7, 8, 9]  # 15.8.1
    assert list(table.values()) == [6, 5, 5, 4, 4, 3]
    assert all(0 < limit < 8 for limit in table.values()), "less than an Extended Depot"  # 2.6.SAMPLE
    for number, row in inter_phases().items():
        assert row.shortages == sum(received <= number for received in table)
    assert [never_short(army) for army in ("fr-ALSACE", "be-BELGIAN", "de-BELGIEN")] == [True] * 3  # 15.8.2#5
    assert not never_short("de-FIRST")
    assert inter_phase_after(12) == min(table)  # 4.2.3#3
    assert holds("ammo_shortage", 13)
    assert not holds("ammo_shortage", 12)


def test_french_reserves() -> None:
    attempts = [reserve_success(number) for number in range(1, 11)]
    assert attempts == [0, 0, 1, 2, 3, 4, 5, 6, 6, 6]  # 22.4.1#2


@pytest.mark.parametrize(
    ("event", "rule", "first", "last"),
    [
        ("french_forced_march_ban", "22.1", 1, 1),  # 22.1
        ("no_plan_abandonment", "26.3", 1, 2),  # 26.3#3
        ("inferior_doctrine", "21.1", 1, 5),  # 21.1#1
        ("gdt_mission", "22.3.2", 1, 5),  # 22.3.2
        ("poor_cavalry_doctrine", "8.4", 1, 9),  # 8.4
        ("longwy_repulse_ban", "25.6", 2, 2),  # 25.6
        ("sixth_army_idle", "26.6.2", 1, 2),  # 26.6.2#1
        ("sixth_army_roll", "26.6.2", 3, 3),  # 26.6.2#3
        ("sixth_army_active", "26.6.2", 4, 30),  # 26.6.2#4
        ("belgian_plan", "26.5.2", 1, 4),  # 26.5.2#2
        ("eastern_front", "25.2", 6, 6),  # 25.2#1
        ("muhlhausen", "27.2", 1, 6),  # 27.2
        ("lorraine", "27.3", 1, 6),  # 27.3
        ("british_transfer_forced", "23.1.1", 1, 8),  # 23.1.1#1
        ("british_transfer_voluntary", "23.1.3", 7, 30),  # 23.1.3
        ("network_clearing", "18.3.1", 1, 9),  # 18.3.1#1
        ("cavalry_attachment", "25.1", 1, 9),  # 25.1#1
        ("ninth_army", "17.2.3", 10, 30),  # 17.2.3
        ("belgian_sortie", "18.6.4", 10, 30),  # 18.6.4#1
        ("gdt_train", "22.3", 11, 17),  # 22.3#2
        ("trucks", "25.3", 1, 11),  # 25.3#4
        ("metz_marker", "13.3.3", 1, 11),  # 13.3.3#9
        ("ammo_shortage", "15.8", 13, 30),  # 4.2.3#3
        ("network_restorable", "18.3.2", 14, 30),  # 18.3.2
        ("gdt", "22.3", 1, 17),  # 22.3
        ("recovery_in_position_1", "7.5.1", 19, 30),  # 7.5.1#4
        ("allied_overlap", "5.1.4", 22, 30),  # 5.1.4#1
        ("british_port_supply", "23.4", 22, 30),  # 23.4
        ("prep_initiation", "20.6.1", 1, 22),  # 20.6.1 4.2.3#4
        ("new_reserve_corps", "18.6.3", 23, 30),  # 18.6.3
        ("ag_belgien", "25.4.2", 1, 24),  # 25.4.2
    ],
)
def test_what_holds_when(event: str, rule: str, first: int, last: int) -> None:
    assert events()[event].rule == rule
    assert [turn for turn in TURNS if holds(event, turn)] == list(range(first, last + 1))
