"""14 to 27 in each other's way: fire amid moves and Assaults, Columns, transport, parks, Leaders and works."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows

FIVE: dict[str, Any] = {"points": {"first": (5, 0)}}
ENEMY_PARK: dict[str, Any] = {"parks": {"z": {"division": "zweite", "hex": "F06"}}}
HUNDREDS: dict[str, Any] = {"limits": {"rearguards": {"german": 2}}, "rearguard": {"german": "hundreds"}}


@rows(
    Row(
        "17.6, 15.6.5 a barrage on the firer: two less to fire and to check",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; D05; G; 3; 0",
        {"checks": [("G", 3, True)], "shots": [("G", "A", 0)]},
        {"barrages": {"F05": "heavy"}},
    ),
    Row(
        "17.3 a barrage laid in the same activation lets the others by",
        {"M": "D05 mortars", "A": "I08 rifles", "G": "I05 machine-guns"},
        "M; fire; I05; 9; 8; A; move; I07; ? step-choose",
        {"at": {"A": "I07"}, "barrages": {"I05": "light"}},
    ),
    Row(
        "14.10.4, 18.7.5D a mounted defender has no fire at all",
        {"H": "E06 rifles", "G": "F06 trucked mounted of=feld", "K": "P01 grenadiers"},
        "H; assault; F06; stand; fire; 9; 8; 8",
        {"bravery": [], "shots": [("H", "G", 5), ("H", "G", 6)]},
    ),
    Row(
        "18.7.4 zero Steps alone in a park's hex: the park comes out and defends",
        {"H": "E06 rifles", "G": "F06 flak", "P": "F06 howitzers park=z", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; pass; ? charge-or-fire",
        {"gone": "G", "park": {"P": ""}},
        ENEMY_PARK,
    ),
    Row(
        "18.7 an advance takes nobody out of a light barrage any dearer",
        {"H": "E06 rifles", "G": "F06 festung", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; stand; charge; 9",
        {"at": {"H": "F06"}, "hits": {"H": 0}},
        {"barrages": {"E06": "light"}},
    ),
    Row(
        "18.7.5A, 16.6.2.2 under a light barrage they run, and it costs nothing",
        {"H": "E06 rifles", "G": "F06 grenadiers", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; run; G06",
        {"at": {"G": "G06"}, "suppressed": "G", "hits": {"G": 0}},
        {"barrages": {"F06": "light"}},
    ),
    Row(
        "21.2 in a Second Action the Leader may stay with whom fire stopped",
        {"A": "E05 rifles", "B": "E05 rifles", "G": "F05 grenadiers"},
        "A; pass; B; move; E06; G at B; 0; 3; take; ? leader-follow",
        {"ids": {"go", "stay"}},
        {**FIVE, "leaders": {"red": "E05"}},
    ),
    Row(
        "21.3 his stack is shot down in a Second Action: he is with the nearest",
        {"A": "E05 rifles reduced", "B": "C05 rifles", "G": "F05 grenadiers"},
        "A; pass; move; E06; G; 0; 0",
        {"gone": "A"},
        {**FIVE, "leaders": {"red": "E05"}, "forced": {"crt": ["E"]}},
    ),
    Row(
        "21.2 a Leader goes along with the advance of a Second Action",
        {"H": "E06 rifles", "G": "F06 festung", "K": "P01 grenadiers"},
        "H; pass; assault; F06; 0; pass; stand; charge; 9",
        {"at": {"H": "F06"}, "leader": {"red": "F06"}},
        {**FIVE, "leaders": {"red": "E06"}},
    ),
    Row(
        "18.7, 21.2 and not with that of a free one",
        {"H": "E06 rifles", "G": "F06 festung", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; stand; charge; 9",
        {"at": {"H": "F06"}, "leader": {"red": "E06"}},
        {"leaders": {"red": "E06"}},
    ),
    Row(
        "16.6.2.1 no mission at a hex where only friends are",
        {"M": "D05 mortars", "A": "G05 rifles", "G": "P01 grenadiers"},
        "M; fire; barrage",
        {"lacks": {"G05"}, "offers": {"G06"}},
    ),
    Row(
        "15.3 a Suppressed enemy next door cuts the range all the same",
        {"T": "E05 tanks", "G": "F05 grenadiers suppressed", "K": "E08 grenadiers"},
        "T; fire; G; 9; 8",
        {"shots": [("T", "G", 5)]},
    ),
    Row(
        "17.3 and so does a zero-Step Unit",
        {"A": "E08 rifles", "B": "G05 flak of=red", "G": "F05 machine-guns"},
        "A; move; E07; ? step-choose",
        {"at": {"A": "E07"}},
    ),
    Row(
        "16.2.5, 17.8 Opportunity Fire out of a park marks it as fired",
        {"A": "D06 rifles", "P": "F06 howitzers park=z", "K": "P01 grenadiers"},
        "A; move; C06; P; 0; 8; ? step-choose",
        {"park": {"P": "z"}},
        ENEMY_PARK,
    ),
    Row(
        "22.2.5, 14.6 leaving Column does not bring the improved position back",
        {"A": "D05 rifles ip", "G": "P01 grenadiers"},
        "A; move; column; shed; done",
        {"work": {"A": ""}, "hits": {"A": 1}, "column": {"A": False}},
    ),
    Row(
        "22.2.3 an engineer gives no gun an improved position next to a park",
        {"S": "B05 sappers", "O": "B05 infantry-guns", "H": "B05 field-guns park=p", "G": "P01 grenadiers"},
        "S; build-ip; ? actor-choose",
        {"work": {"O": "", "S": "ip"}},
        {"parks": {"p": {"division": "first", "hex": "B05"}}},
    ),
    Row(
        "24.3, 14.1 no Rearguard where its maker could not move: near the enemy's entry hex",
        {"G": "D05 grenadiers", "A": "P01 paras"},
        "G; rearguard; 0; ? rearguard-place",
        {"lacks": {"C05", "B05", "C04"}, "offers": {"E05"}},
        {**HUNDREDS, "chit": "formation:feld", "divisions": {"first": {"entry": "A05"}}},
    ),
    Row(
        "24.1 a Rearguard covers its hexes at once",
        {"G": "D05 grenadiers", "H": "N05 grenadiers", "A": "P01 paras"},
        "G; rearguard; 0; E05; ? actor-choose",
        {"lacks": {"rg1"}, "offers": {"H"}},
        {**HUNDREDS, "chit": "formation:feld"},
    ),
    Row(
        "18.7.5A who runs leaves his entrenchment behind",
        {"H": "E06 rifles", "G": "F06 grenadiers ent", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; run; G06",
        {"work": {"G": ""}, "at": {"G": "G06", "H": "F06"}},
        {"entrenchments": {"w": {"side": "german", "hex": "F06", "occupant": "G"}}},
    ),
    Row(
        "14.7, 18.7 Columns: one of two attackers may follow where a Column advances",
        {"H": "E06 rifles column", "I": "E06 rifles", "G": "F06 festung", "K": "P01 grenadiers"},
        "H; assault; I; F06; 0; 0; pass; stand; charge; 9",
        {"at": {"H": "F06", "I": "F06"}, "column": {"H": True}},
    ),
    Row(
        "29.44, 14.7 eight Steps and a Column: not overstacked",
        {**dict.fromkeys("ABCD", "D05 rifles"), "E": "D05 rifles column", "G": "P01 grenadiers"},
        "A; move; B; done; D06; done; ? actor-choose",
        {"hits": {"A": 0, "B": 0}, "at": {"A": "D06", "B": "D06"}},
    ),
    Row(
        "14.7 a Column that leaves an overstacked hex takes the hit too",
        {**dict.fromkeys("ABCDF", "D05 rifles"), "E": "D05 rifles column", "G": "P01 grenadiers"},
        "E; move; D06; done; ? actor-choose",
        {"hits": {"E": 1}},
    ),
    Row(
        "14.10.2 two shots at a Unit that mounts: before and after",
        {"T": "E05 trucked", "G": "F05 grenadiers", "K": "F05 grenadiers"},
        "T; mount; mount; G; 0; 8; pass; K; 0; 8; ? actor-choose",
        {"mounted": {"T": True}, "shots": [("G", "T", 6), ("K", "T", 7)]},
    ),
    Row(
        "16.6.1 the death of the target spreads over the park in its hex",
        {
            "H": "B05 field-guns park=p contact=red",
            "S": "C05 rifles",
            "G": "F06 flak",
            "P": "F06 howitzers park=z",
        },
        "H; fire; F06; G; 0; 3; 9; take",
        {"gone": "G", "suppressed": "P"},
        {
            "parks": {"p": {"division": "first", "hex": "B05"}, **ENEMY_PARK["parks"]},
            "leaders": {"red": "C05"},
        },
    ),
    Row(
        "14.11 a star gun does not go with a stack",
        {"O": "D05 anti-tank", "A": "D05 rifles", "G": "P01 grenadiers"},
        "A; move; ? step-choose",
        {"offers": {"D06"}},
    ),
    Row(
        "14.11, 14.7 a star that leaves an overstacked hex: a hit for that, and none for the check that it passes",
        {**dict.fromkeys("ABCD", "D05 rifles"), "O": "D05 anti-tank", "G": "P01 grenadiers"},
        "O; move; D06; 0",
        {"hits": {"O": 1}, "at": {"O": "D06"}},
    ),
    Row(
        "14.11, 14.7 and both if it fails",
        {**dict.fromkeys("ABCD", "D05 rifles"), "O": "D05 anti-tank", "G": "P01 grenadiers"},
        "O; move; D06; 9",
        {"hits": {"O": 2}, "at": {"O": "D05"}},
    ),
    Row(
        "14.8, 16.6.2.2 the check of a barrage and that of a march are two",
        {"A": "D05 rifles", "G": "P01 grenadiers"},
        "A; move; D06; 0; D07; march; 0; ? step-choose",
        {"hits": {"A": 1}, "at": {"A": "D07"}},
        {"barrages": {"D05": "heavy"}},
    ),
    Row(
        "15.4, 17.2 the barrage between them hides the move",
        {"A": "E08 rifles", "G": "E05 machine-guns"},
        "A; move; E09; ? step-choose",
        {"at": {"A": "E09"}},
        {"barrages": {"E07": "light"}},
    ),
)
def test_meetings(row: Row) -> None:
    check(row)


@rows(
    Row(
        "10.0.2, 18.7.3 who is Suppressed before the first round rallies at once, and fires at those who run",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers", "K": "P01 grenadiers"},
        "H; assault; I; F06; 0; 0; G at I; 0; 3; take; rally; run; G06; ? opportunity-offer",
        {"ids": {"I", "pass"}, "side": "allied", "suppressed": "G", "command": {"first": 4}},
        FIVE,
    ),
    Row(
        "10.0.2, 18.7.5D who is Suppressed in the first round rallies at once, and is out of the second",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers", "K": "P01 grenadiers"},
        "H; assault; I; F06; 0; 0; pass; stand; fire; 9; I; 3; take; H; 8; rally; 9; 8; 8; continue; charge; 9",
        {"at": {"H": "F06", "I": "E06"}, "suppressed": "", "command": {"first": 4}},
        FIVE,
    ),
    Row(
        "10.0.2 who lets it pass is not asked again when the Assault is over",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 festung", "K": "P01 grenadiers"},
        "H; assault; I; F06; 0; 0; G at I; 0; 2; take; pass; stand; charge; 9; pass; ? actor-choose",
        {"at": {"H": "F06", "I": "E06"}, "suppressed": "I", "command": {"first": 5}},
        {**FIVE, "forced": {"crt": ["S"]}},
    ),
    Row(
        "10.0.2 an Assault that is a Second Action gives nobody a third",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers", "K": "P01 grenadiers"},
        "H; pass; I; assault; F06; 0; 0; G at I; 0; 3; take; ? stand-or-run",
        {"suppressed": "I", "command": {"first": 3}},
        FIVE,
    ),
)
def test_stopped_in_an_assault(row: Row) -> None:
    check(row)
