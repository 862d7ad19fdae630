"""Support Tables, Objective chits and tracks."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from grognard.games.gwc.content import ContentError, Month, Nation, read_toml
from grognard.games.gwc.countermix import countermix
from grognard.games.gwc.counters import Gun, Kind, counters
from grognard.games.gwc.support import (
    OBJECTIVES,
    ROLLS,
    Item,
    chits,
    read_support,
    support_table,
    support_tables,
    tracks,
)


def test_every_nation_has_a_table_for_every_year_it_fights() -> None:
    for nation in (Nation.GERMAN, Nation.FRENCH):
        assert [support_table(nation, year).years.first for year in (1914, 1915, 1916, 1917, 1918)] == [
            1914, 1915, 1915, 1917, 1917,
        ]  # fmt: skip
    assert support_table(Nation.AMERICAN, 1918).years.first == 1917
    assert support_table(Nation.AMERICAN, 1916).years.first == 1917, "a position before America was at war"


def test_rows_run_to_the_red_x() -> None:
    for table in support_tables():
        assert [*table.rows] == [*range(2, 13)]
        assert [roll for roll, items in table.rows.items() if not items] == [12]
        assert len(table.rows_from(2)) == 10
        assert table.rows_from(12) == ()
        assert table.rows_from(11) == (table.rows[11],)


def test_the_countermix_can_fill_every_row() -> None:
    for table in support_tables():
        for items in (*table.rows.values(), (table.hidden_position,)):
            wanted = Counter(part for each in items for part in (each.counter, each.weapon) if part)
            for counter, number in wanted.items():
                assert number <= (countermix()[counter] or 0), (table.nation, table.years, counter)


def test_a_row_never_breaks_the_dates_or_the_stacking_of_a_hex() -> None:
    known = counters()
    for table in support_tables():
        for items in table.rows.values():
            units = [known.formations[each.counter] for each in items if each.counter in known.formations]
            assert all(
                each.nation == table.nation and each.years.include(table.years.first) for each in units
            )
            assert sum(each.figures for each in units) <= 9  # two hexes hold any row
            weapons = [known.weapons[each.weapon] for each in items if each.weapon]
            assert all(each.available <= Month(table.years.first, 12) for each in weapons)
            for each in items:
                if each.weapon and known.weapons[each.weapon].kind == Gun.FLAMETHROWER:
                    assert known.formations[each.counter].kind == Kind.TEAM


def test_a_telephone_never_comes_alone() -> None:
    telephones = counters().telephones
    for table in support_tables():
        rows = [items for items in table.rows.values() if any(each.counter in telephones for each in items)]
        assert len(rows) == 1
        assert len(rows[0]) > 1, "an Event without Telephones still finds something in the row"


def test_hidden_positions() -> None:
    assert support_table(Nation.GERMAN, 1914).hidden_position == Item(
        "ge-abteilung-1914", "gun-77mm"
    )  # A45.2#9
    assert support_table(Nation.GERMAN, 1916).hidden_position == Item("ge-abteilung", "gun-77mm")
    assert support_table(Nation.FRENCH, 1917).hidden_position == Item(
        "fr-specialistes", "gun-75mm"
    )  # A45.2#8
    assert support_table(Nation.AMERICAN, 1918).hidden_position == Item("us-team", "gun-75mm")  # A45.2#5
    assert all(counters().formations[t.hidden_position.counter].kind == Kind.TEAM for t in support_tables())


@pytest.mark.parametrize(
    ("row", "text", "words"),
    [
        ("7", "fr-infanterie", "no counter of the nation"),
        ("7", "ge-stosstruppen", "not of these years"),
        ("7", "ge-bote + mg08", "carries no Weapon"),
        ("7", "ge-infanterie-1914 + hotchkiss", "not the nation's"),
        ("7", "ge-infanterie-1914 + mg08-15", "comes too late"),
        ("7", "ge-infanterie-1914 + catapult", "no Weapon"),
        ("7", "ge-infanterie-1914 + flammenwerfer", "needs a Team"),
        ("7", "fr-telephone-8", "no item"),
        ("7", "X", "only there"),
        ("12", "ge-hansen", "only there"),
        ("13", "X", "rows 2 to 12"),
        ("hidden_position", "ge-abteilung-1914", "has a gun"),
    ],
)
def test_loader_refuses(row: str, text: str, words: str) -> None:
    document = copy.deepcopy(read_toml("support.toml"))
    document["german"]["1914"][row] = text
    with pytest.raises(ContentError, match=words):
        read_support(document, counters())


def test_twenty_chits() -> None:
    assert len(chits()) == 20  # 7.3.2#1
    single = Counter((each.objective, each.vp) for each in chits().values() if each.objective)
    assert single == Counter({(number, vp): 1 for number in OBJECTIVES for vp in (1, 2, 3)})  # 7.3.2#3
    assert [each.vp for each in chits().values() if each.each] == [1, 1, 2]  # 7.3.2#4


def test_attested_chits() -> None:
    worth = {letter: chits()[letter].value(3) for letter in "CGK"}
    assert worth == {"C": 1, "G": 2, "K": 3}
    assert all(chits()[letter].value(number) == 0 for letter in "CGKYZ" for number in (1, 2, 4, 5))
    assert (chits()["Y"].exit, chits()["Z"].elimination) == (1, 1)
    assert {letter for letter, each in chits().items() if each.open} == {"Y", "Z"}  # 7.3.3#fr


def test_each_chits_value_all_five() -> None:
    assert [chits()["R"].value(number) for number in OBJECTIVES] == [2] * 5


def test_tracks() -> None:
    assert (tracks().victory.first, tracks().victory.last) == (0, 20)
    assert tracks().firepower.last == 20
    assert tracks().casualty.rows == ("upper", "lower")
    assert tracks().time.last > ROLLS[-1], "no Sudden Death roll survives the last space"
    largest = max(each or 0 for each in countermix().values())
    assert tracks().casualty.spaces > largest
