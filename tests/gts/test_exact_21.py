"""18 to 22 where chapters meet: Assaults, contact, stars at entrenchments, Leaders and last Steps."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows


def crt(*codes: str, **more: Any) -> dict[str, Any]:
    return {"forced": {"crt": list(codes)}, **more}


@rows(
    Row(
        "18.7.5C two defenders, one check, both gone, and both Leaders go",
        {
            "H": "E06 rifles",
            "G": "F06 grenadiers",
            "K": "F06 grenadiers of=berg",
            "L": "H06 grenadiers",
            "M": "H08 grenadiers of=berg",
        },
        "H; assault; F06; 0; pass; stand; charge; G; 9",
        {"gone": "GK", "leader": {"feld": "H06", "berg": "H08"}, "at": {"H": "F06"}},
    ),
    Row(
        "18.7.5C a Command Point holds them, they fire, and it is over",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; charge; spend; 9; 9; 9; ? actor-choose",
        {"at": {"H": "E06"}, "gone": "", "command": {"zweite": 3}},
        {"points": {"zweite": (4, 0)}},
    ),
    Row(
        "18.7.5D all attackers Suppressed: no fire of theirs",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; fire; 9; 9; take; 9; ? actor-choose",
        {"suppressed": "H", "shots": [("G", "H", 3), ("G", "H", 3)]},
        crt("S"),
    ),
    Row(
        "18.7.5F a second round is the last, and nobody runs in it",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; fire; 9; 9; 9; 9; 9; 9; continue; ? charge-or-fire; fire; "
        "9; 9; 9; 9; 9; 9; ? actor-choose",
        {"at": {"H": "E06", "G": "F06"}},
    ),
    Row(
        "18.7.5A they may run to a hex that they overstack",
        {"H": "E06 rifles", "G": "F06 grenadiers", **dict.fromkeys("abcd", "G06 grenadiers")},
        "H; assault; F06; 0; pass; run; G06",
        {"at": {"G": "G06", "H": "F06"}, "suppressed": "G"},
    ),
    Row(
        "14.7 nobody runs out of an overstacked hex",
        {"H": "E06 rifles", **dict.fromkeys("abcde", "F06 grenadiers")},
        "H; assault; F06; 0; ~; ? charge-or-fire",
        {"at": {"a": "F06"}},
    ),
    Row(
        "18.7.5A the Leader runs with them",
        {"H": "E06 rifles", "G": "F06 grenadiers", "K": "H06 grenadiers"},
        "H; assault; F06; 0; pass; run; F07",
        {"leader": {"feld": "F07"}},
    ),
    Row(
        "18.7.5A a Leader whose Unit surrenders while another Formation's runs goes to his own",
        {
            "H": "E06 rifles",
            "G": "F06 grenadiers suppressed",
            "K": "F06 grenadiers of=berg",
            "L": "H06 grenadiers",
        },
        "H; assault; F06; 0; pass; run; F07",
        {"leader": {"feld": "H06", "berg": "F07"}, "gone": "G"},
    ),
    Row(
        "18.7.4 a Rearguard alone: it is gone, and they advance",
        {"H": "E06 rifles", "R": "F06 hundreds", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass",
        {"gone": "R", "at": {"H": "F06"}},
        {"limits": {"rearguards": {"german": 2}}, "rearguard": {"german": "hundreds"}},
    ),
    Row(
        "18.7.2, 22.3.6 the best defender is entrenched elsewhere, and somebody in the hex is too",
        {"H": "E06 rifles", "G": "F06 festung ent", "P": "E08 panzers ent"},
        "H; assault; F06; 3",
        {"bravery": [("H", 2, False)]},
    ),
    Row(
        "18.7.2, 22.3.6 the one entrenchment of the defending hex counts once",
        {"H": "E06 rifles", "G": "F06 grenadiers ent", "K": "F06 festung ent"},
        "H; assault; F06; 8",
        {"bravery": [("H", 7, False)]},
    ),
    Row(
        "22.3.5 the captured entrenchment is not theirs",
        {"H": "E06 rifles", "G": "F06 festung ent reduced"},
        "H; assault; F06; 0; pass; stand; charge; 9; ? actor-choose",
        {"at": {"H": "F06"}, "work": {"H": ""}, "gone": "G"},
    ),
    Row(
        "18.7.5E nobody is left: only who is not Suppressed advances",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 festung reduced"},
        "H; assault; I; F06; 0; 0; pass; stand; fire; I; 9; take; I; 9; 9; 9",
        {"gone": "G", "at": {"H": "F06", "I": "E06"}, "suppressed": "I"},
        crt("S", "miss", "E"),
    ),
)
def test_assaults(row: Row) -> None:
    check(row)


@rows(
    Row(
        "16.3.2 a nine in Direct Fire breaks contact",
        {"C": "D05 coastal contact=feld", "K": "D06 grenadiers", "A": "D08 rifles"},
        "C; fire; D08; 9",
        {"contact": {"C": ""}},
        {"chit": "formation:feld"},
    ),
    Row(
        "16.3.2 and so it does in Opportunity Fire",
        {"C": "D05 coastal contact=feld", "K": "D12 grenadiers", "A": "D07 rifles"},
        "A; move; D08; C; 0; 9",
        {"contact": {"C": ""}, "at": {"A": "D08"}},
    ),
    Row(
        "16.3.2 a nine in the check for it does not",
        {"C": "D05 coastal contact=feld", "K": "D12 grenadiers", "A": "D07 rifles"},
        "A; move; D08; C; 9",
        {"contact": {"C": "feld"}},
    ),
    Row(
        "16.3.1 an eight keeps it",
        {"C": "D05 coastal contact=feld", "K": "D12 grenadiers", "A": "D07 rifles"},
        "A; move; D08; C; 0; 8",
        {"contact": {"C": "feld"}},
        crt("miss"),
    ),
    Row(
        "16.3.1 by the other reading a mission alone breaks it",
        {"C": "D05 coastal contact=feld", "K": "D12 grenadiers", "A": "D07 rifles"},
        "A; move; D08; C; 0; 9",
        {"contact": {"C": "feld"}},
        {"options": {"direct_nine": "keeps"}},
    ),
    Row(
        "14.11 a star that fails at an entrenchment stays out, unhurt: the hit is for the move of one hex",
        {"F": "D05 anti-tank", "A": "D06 rifles", "G": "P01 grenadiers"},
        "F; enter; 9",
        {"hits": {"F": 0}, "work": {"F": ""}},
        {"entrenchments": {"e": {"side": "allied", "hex": "D05"}}},
    ),
)
def test_artillery_and_stars(row: Row) -> None:
    check(row)


@rows(
    Row(
        "21.3 a guest whose own come to him is a guest no more",
        {"K": "H06 grenadiers", "S": "H05 flak black", "A": "P01 rifles"},
        "K; move; H05; done",
        {"guest": {"feld": False}, "leader": {"feld": "H05"}},
        {
            "chit": "command:german",
            "leaders": {"feld": "H05"},
            "formations": {"feld": {"guest": True}},
            "points": {"zweite": (2, 0)},
        },
    ),
    Row(
        "21.3 his last Unit falls in his own activation: he is removed",
        {"A": "D05 rifles of=blue", "G": "D06 grenadiers"},
        "A; move; C05; G; 0; 9",
        {"gone": "A", "leader": {"blue": ""}},
        crt("E", chit="formation:blue"),
    ),
    Row(
        "21.3 two of his in one hex: he stays while one is left",
        {"A": "E05 rifles", "G": "F05 festung", "K": "F05 festung", "L": "H05 festung"},
        "A; fire; G; 9; 9",
        {"gone": "G", "leader": {"feld": "F05"}},
        crt("E"),
    ),
    Row(
        "19.2.2 a zero-Step Unit may choose to be eliminated",
        {"A": "E05 rifles", "G": "F05 flak", "K": "P01 grenadiers"},
        "A; fire; G; 9; 9; convert; 0",
        {"gone": "G"},
        crt("S", leaders={"feld": "P01"}),
    ),
    Row(
        "19.2.2 Suppressed already, it is gone",
        {"A": "E05 rifles", "G": "F05 flak suppressed", "K": "P01 grenadiers"},
        "A; fire; G; 9; 9",
        {"gone": "G"},
        crt("S", leaders={"feld": "P01"}),
    ),
)
def test_leaders_and_last_steps(row: Row) -> None:
    check(row)
