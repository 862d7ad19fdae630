"""Strategic Plans, Victory Points, and the named features of the railways."""

from __future__ import annotations

import pytest

from grognard.games.oao.reference_plans import (
    abandonment,
    advance,
    objectives,
    places,
    plans,
    points,
    special_cities,
)
from grognard.games.oao.reference_railway import bases, bottlenecks, dender, lines, network


def test_armies_with_plans() -> None:
    assert set(plans()) == {
        *(f"fr-{name}" for name in ("FIRST", "SECOND", "THIRD", "FOURTH")),  # 26.4.1#5
        *(f"de-{name}" for name in ("FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH")),  # 26.6.1#8
        "be-BELGIAN",
    }


@pytest.mark.parametrize(
    ("army", "others", "primary"),
    [
        ("fr-FIRST", "55.65 57.63 58.63 59.60 62.52", "60.55"),  # 26.4.1#1
        ("fr-SECOND", "62.52 62.50 54.48", "57.51 60.52"),  # 26.4.1#2
        ("fr-THIRD", "55.46 54.38", "54.40"),  # 26.4.1#3
        ("fr-FOURTH", "54.40 52.32", "52.37"),  # 26.4.1#4
        ("be-BELGIAN", "52.16 44.15", ""),  # 26.5.1
        ("de-FIRST", "52.16 46.21", "49.21"),  # 26.6.1#1
        ("de-SECOND", "48.21 50.27", "50.23"),  # 26.6.1#2
        ("de-THIRD", "50.27 48.31", "50.30"),  # 26.6.1#3
        ("de-FOURTH", "46.32 52.37", "49.35"),  # 26.6.1#4
        ("de-FIFTH", "50.38 49.41 55.46", ""),  # 26.6.1#5
        ("de-SIXTH", "48.53 50.61", "55.57"),  # 26.6.1#6
    ],
)
def test_objectives_of_plans(army: str, others: str, primary: str) -> None:
    plan = plans()[army]
    assert plan.primary_hexes() == tuple(primary.split())
    assert plan.hexes() == (*others.split(), *primary.split())  # 26.1#1


def test_special_plans() -> None:
    attacks = {army: plan.mandated_attacks for army, plan in plans().items() if plan.mandated_attacks}
    assert attacks == {"fr-FIRST": 4, "fr-SECOND": 4, "fr-THIRD": 6, "fr-FOURTH": 6}  # 26.4.2#2
    assert {army for army, plan in plans().items() if not plan.abandonable} == {
        "be-BELGIAN",
        "de-FIFTH",
    }  # 26.3#2
    assert plans()["de-FIFTH"].ends_with == "de-FOURTH"  # 26.6.3
    assert plans()["de-SIXTH"].starts_idle  # 26.6.2#1
    assert plans()["de-SIXTH"].any_unit_captures  # 26.6.1#7


def test_points_for_abandoning() -> None:
    costs = [abandonment(distance) for distance in (0, 1, 2, 3, 4, 5, 12)]
    assert costs == [-3, -3, -6, -10, -10, -15, -15]  # 27.1#1 27.1.EX


def test_points_for_the_furthest_advance() -> None:
    assert (advance(29, 34), advance(15, 32), advance(25, 23)) == (5, 17, -2)  # 27.4.EX
    assert (advance(44, 44), advance(45, 44)) == (0, None)  # 27.4#2


def test_victory_points() -> None:
    table = points()
    assert (table.muhlhausen, table.lorraine, table.paris) == (10, 5, 25)  # 27.2 27.3 27.7#1
    assert (table.front_gap, table.marine_division, table.german_gap_row) == (
        -1,
        -3,
        42,
    )  # 27.5#1 27.6 27.5#4
    assert (table.objective, table.special_city) == (3, 15)  # 27.8#1 27.8.1
    assert (table.advance_from, table.front_gaps_from, table.marine_division_from) == (
        2,
        2,
        8,
    )  # 27.4#1 27.5#1
    assert places() == {
        "paris_central": ("16.36",),
        "verdun": ("47.45",),
        "muhlhausen": ("55.70", "56.69", "56.70"),
        "luneville": ("53.56",),
        "baccarat": ("55.59",),
        "st_die": ("55.62",),
        "coast": ("01.21", "42.10"),
    }  # 27.2 27.3 27.5#3 27.6


def test_geographic_objectives() -> None:
    """27.8: thirty places in the order of the rulebook, three of them of several hexes."""
    assert ["+".join(hexes) for hexes in objectives().values()] == [
        *["37.10", "34.14", "35.18+34.18", "28.15", "31.11", "26.09", "22.11", "20.19", "22.23", "26.24"],
        *["29.21+30.21", "33.24", "32.28", "24.31", "20.31", "22.37", "27.38", "29.34", "33.33", "40.29"],
        *[
            "44.35",
            "43.41",
            "34.38+35.38+35.39",
            "33.41",
            "36.43",
            "37.47",
            "42.48",
            "46.49",
            "59.60",
            "55.68",
        ],
    ]  # 27.8#2
    assert {name: len(hexes) for name, hexes in objectives().items() if len(hexes) > 1} == {
        "Lille": 2,
        "Arras": 2,
        "Reims": 3,
    }
    assert special_cities() == {
        "Antwerpen": ("52.16",),
        "Rouen": ("08.25", "09.25"),
        "Troyes": ("28.50", "29.50"),
        "Nancy": ("51.54",),
    }  # 27.8.1


def test_bottlenecks() -> None:
    """18.6: 3 1/2 RPs for the German ones, twice as many from GT 23; two of the example's half points pass."""
    table = bottlenecks()
    german = {name: row for name, row in table.items() if row.side == "german"}
    assert {name: row.hex for name, row in german.items()} == {
        "arlon": "54.40",
        "liege": "59.29",
        "namur": "51.28",
    }  # 18.6.1#2
    assert {row.capacity_on(22) for row in german.values()} == {7}  # BK.capacity
    assert {row.capacity_on(23) for row in german.values()} == {14}  # 18.6.3
    assert table["namur"].active == "sixth inter-phase"
    french = {name: row for name, row in table.items() if row.side == "allied"}
    assert {name: row.hex for name, row in french.items()} == {
        "rouen": "08.25",
        "pontoise": "15.34",
        "eu": "16.18",
    }  # 18.6.1#1
    assert {row.active for row in french.values()} == {"creil"}
    assert sum(row.capacity_on(30) for row in french.values()) == 16, "less than the 9 RPs of an Inter-Phase"


def test_named_lines_and_places() -> None:
    assert lines().allied_single_track == ("16.24", "16.18", "20.18")  # 7.7.2#2
    assert lines().belgien == ("49.21", "58.28")  # 25.4#1
    assert lines().kept_open == ("20.19", "28.13")  # 18.3.1#4
    assert (network().amiens, network().creil) == ("22.23", "20.32")  # 18.3.1#1 18.3.1#2
    assert network().boundary == ("40.30", "14.33", "01.21")  # 18.3#1
    assert network().somme == ("19.19", "31.29")  # 18.3#2
    assert (bases().british, bases().british_transferred) == (("01.21",), ("02.36", "02.46"))  # 23.1#1 23.1#2
    assert (bases().belgian, bases().belgian_transferred) == (("52.16", "51.16"), ("37.10",))  # 24.3#1 24.3#2
    assert dender() == ("48.17", "47.17", "46.17", "41.21", "40.21", "39.22")  # 18.6.4#1
