"""14 to 18 where chapters meet: second thoughts within an Assault, full hexes, bridges, Columns and parks."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows
from tests.gts.moves import side

POINTS: dict[str, Any] = {"points": {"first": (4, 0)}}
FULL = dict.fromkeys("CDE", "D06 rifles")
RIVER = [side("river", "F06/F05", "F06/F07", "F06/G06", "F06/G07", "F06/E07"), side("bridge", "F06/G06")]


@rows(
    Row(
        "10.0.2 who failed his Bravery Check clears the hex by fire, and the others walk in",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 festung reduced hits=2"},
        "H; assault; I; F06; 9; 0; fire; G; 9; 4",
        {"gone": "G", "at": {"H": "E06", "I": "F06"}, "shots": [("H", "G", 5)]},
        POINTS,
    ),
    Row(
        "10.0.2 who was Suppressed before the Assault began may rally before it goes on, not when it is over",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; I; F06; 0; 0; G at I; 0; 3; take; rally; stand; charge; 9; pass; ? actor-choose",
        {"suppressed": "", "at": {"H": "F06", "I": "E06"}, "command": {"first": 3}},
        POINTS,
    ),
    Row(
        "13.2.8 a stack passes and Assaults under a Division chit",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"},
        "H; pass; I; assault; F06; 0; 0; ? opportunity-offer",
        {"ids": {"G at H", "G at I", "pass"}, "command": {"first": 2}},
        {**POINTS, "chit": "division:first"},
    ),
    Row(
        "18.7.5A a Column runs to no other Column, and the others with it",
        {
            "H": "E06 rifles",
            "G": "F06 grenadiers column",
            "K": "F06 grenadiers",
            "C": "G06 grenadiers column",
            "D": "G07 grenadiers column",
        },
        "H; assault; F06; 0; pass; run",
        {"ids": {"F05", "F07", "E07"}},
    ),
    Row(
        "18.7.5A the Suppressed surrender when the others run",
        {"H": "E06 rifles", "G": "F06 grenadiers suppressed", "K": "F06 grenadiers"},
        "H; assault; F06; 0; pass; run; G06",
        {"gone": "G", "suppressed": "K", "at": {"K": "G06", "H": "F06"}},
    ),
    Row(
        "14.7 nobody runs over a bridge but in Column",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; ? charge-or-fire",
        {"at": {"G": "F06"}},
        {"features": {"sides": RIVER}},
    ),
    Row(
        "14.7 a Column does",
        {"H": "E06 rifles", "G": "F06 grenadiers column"},
        "H; assault; F06; 0; pass; run; ? actor-choose",
        {"at": {"G": "G06", "H": "F06"}, "column": {"G": True}},
        {"features": {"sides": RIVER}},
    ),
    Row(
        "18.1 nobody Assaults over a bridge but in Column",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H",
        {"lacks": {"assault"}, "offers": {"fire"}},
        {"features": {"sides": [side("river", "E06/F06"), side("bridge", "E06/F06")]}},
    ),
    Row(
        "18.1 a Column does",
        {"H": "E06 rifles column", "G": "F06 grenadiers"},
        "H",
        {"offers": {"assault", "fire"}},
        {"features": {"sides": [side("river", "E06/F06"), side("bridge", "E06/F06")]}},
    ),
    Row(
        "18.7.5D Mortars defend with both ratings",
        {"H": "E06 rifles", "M": "F06 mortars of=feld"},
        "H; assault; F06; stand; fire; 9; 8; 8",
        {"shots": [("M", "H", 2), ("M", "H", 0)], "barrages": {}, "bravery": []},
    ),
    Row(
        "16.2.5 an Assaulted park disbands before the fire of the defenders",
        {
            "H": "E06 rifles",
            "C": "F06 priests of=feld park=z contact=feld",
            "D": "F06 grenadiers",
            "R": "L06 grenadiers",
        },
        "H; assault; F06; 0; ? park-column; pass; ? opportunity-offer",
        {"ids": {"C", "D", "pass"}, "park": {"C": ""}, "contact": {"C": ""}},
        {"parks": {"z": {"division": "zweite", "hex": "F06"}}, "leaders": {"feld": "L06"}},
    ),
    Row(
        "18.7.5E a tank that left Column before a town stays behind",
        {"T": "E06 tanks column", "G": "F06 festung"},
        "T; assault; F06; 0; ~; stand; fire; 9; 9; 9; 9; 9; 9; yes; continue; fire; 9; 9; 9; 9; 9",
        {"gone": "G", "at": {"T": "E06"}, "column": {"T": False}, "said": ["stays-behind"]},
        {"hexes": {"F06": "town"}, "forced": {"crt": [*["miss"] * 6, "E"]}},
    ),
    Row(
        "18.7.5E in Column it goes in",
        {"T": "E06 tanks column", "G": "F06 festung"},
        "T; assault; F06; 0; ~; stand; fire; 9; 9; 9; 9; 9; 9; no; continue; fire; 9; 9; 9; 9; 9",
        {"gone": "G", "at": {"T": "F06"}, "column": {"T": True}, "said": ["advances"]},
        {"hexes": {"F06": "town"}, "forced": {"crt": [*["miss"] * 6, "E"]}},
    ),
)
def test_assaults(row: Row) -> None:
    check(row)


@rows(
    Row(
        "14.7 who leaves Column in a full hex leaves an overstacked one",
        {**dict.fromkeys("ABCD", "D05 rifles"), "K": "D05 rifles column"},
        "K; move; shed; D06",
        {"hits": {"K": 2}, "at": {"K": "D06"}},
    ),
    Row(
        "14.7 a stack that fills a hex does not move on",
        {"A": "D05 rifles", "B": "D05 rifles", **FULL},
        "A; move; B; D06",
        {"offers": {"drop A", "drop B", "done"}, "lacks": {"D07", "D05", "E06"}},
    ),
    Row(
        "14.7 one of them does, with a hit",
        {"A": "D05 rifles", "B": "D05 rifles", **FULL},
        "A; move; B; D06; drop B; D07",
        {"at": {"A": "D07", "B": "D06"}, "hits": {"A": 1, "B": 0}},
    ),
    Row(
        "14.8 a stack in a hex that it overstacks may march, and one of them goes on",
        {"A": "D05 rifles", "B": "D05 rifles", **FULL},
        "A; move; B; D06; march; 0; 0; drop B; D07",
        {"at": {"A": "D07", "B": "D06"}, "hits": {"A": 1, "B": 0}},
    ),
    Row(
        "14.10.2 stopped before it mounts, it is there for the next shot",
        {"A": "E05 trucked", "G": "F05 grenadiers", "K": "F04 grenadiers"},
        "A; mount; mount; G; 0; 3; take; ? early-choose",
        {"ids": {"K", "pass"}, "suppressed": "A", "mounted": {"A": False}},
    ),
    Row(
        "14.10.3 one fires before it dismounts and another after that",
        {"A": "E05 trucked mounted", "G": "F05 grenadiers", "K": "F04 grenadiers"},
        "A; move; dismount A; G; 0; 9; pass; K; 0; 9",
        {"shots": [("G", "A", 7), ("K", "A", 6)], "mounted": {"A": False}},
    ),
    Row(
        "16.3.1#4 Direct Fire is no spotting, and contact stays",
        {"F": "C05 grenadiers", "E": "D05 coastal contact=feld", "A": "D08 rifles"},
        "E; fire; D08; 8",
        {"contact": {"E": "feld"}, "barrages": {}},
        {"chit": "formation:feld"},
    ),
    Row(
        "15.5.2 a Mortar next to an enemy reaches him alone",
        {"M": "D05 mortars", "G": "D06 grenadiers", "K": "D08 grenadiers"},
        "M; fire",
        {"offers": {"D06"}, "lacks": {"D08"}},
    ),
    Row(
        "14.11 a failed prolonge is the end of a Unit with two hits and one Step",
        {"I": "D05 infantry-guns hits=2"},
        "I; move; D06; 7",
        {"gone": "I"},
    ),
)
def test_moves_and_fire(row: Row) -> None:
    check(row)
