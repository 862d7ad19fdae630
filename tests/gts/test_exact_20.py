"""19 to 22: results, Rally, Leaders, command and works: positions that were written beside the rulebook."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows

SHOT = {"A": "E05 rifles"}
OUT: dict[str, Any] = {"leaders": {"red": "P12", "feld": "P01"}}


def hit(code: str, **more: Any) -> dict[str, Any]:
    """The first shot has this result."""
    return {"forced": {"crt": [code]}, **more}


FIRE = "A; fire; G; 9; 9"


@rows(
    Row(
        "19.2.3 a third Cohesion Hit is a Step, and two markers stay",
        SHOT | {"G": "F05 grenadiers hits=2"},
        FIRE,
        {"hits": {"G": 2}, "lost": {"G": 1}},
        hit("C"),
    ),
    Row(
        "19.2.3 and the last Step",
        SHOT | {"G": "F05 grenadiers hits=2 reduced"},
        FIRE,
        {"gone": "G"},
        hit("C"),
    ),
    Row("19.2.3 a zero-Step Unit", SHOT | {"G": "F05 flak"}, FIRE, {"gone": "G"}, hit("C")),
    Row(
        "19.2.2 Suppressed again: a hit, and no question",
        SHOT | {"G": "F05 grenadiers suppressed"},
        FIRE,
        {"hits": {"G": 1}, "suppressed": "G"},
        hit("S"),
    ),
    Row(
        "19.2.1 Suppressed, S? and a failed check",
        SHOT | {"G": "F05 grenadiers suppressed"},
        FIRE + "; 5",
        {"hits": {"G": 1}, "suppressed": "G", "checks": [("A", 8, False), ("G", 4, False)]},
        hit("S?"),
    ),
    Row(
        "19.2.2 converted, with two hits: a Step",
        SHOT | {"G": "F05 grenadiers hits=2"},
        FIRE + "; convert; 4",
        {"hits": {"G": 2}, "lost": {"G": 1}, "suppressed": ""},
        hit("S"),
    ),
    Row(
        "19.2.1 a Command Point before the roll",
        SHOT | {"G": "F05 grenadiers"},
        FIRE + "; spend",
        {"suppressed": "", "command": {"zweite": 0}},
        hit("S?", points={"zweite": (1, 0)}),
    ),
    Row(
        "21.7 no Command Point Out of Command",
        SHOT | {"G": "F05 grenadiers", "K": "P01 grenadiers"},
        FIRE + "; 4",
        {"checks": [("A", 8, False), ("G", 4, True)]},
        hit("S?", points={"zweite": (1, 0)}, leaders={"feld": "P01"}),
    ),
    Row(
        "19.2.4 a Step Loss breaks contact",
        SHOT | {"G": "F05 coastal contact=feld", "K": "G05 grenadiers"},
        "A; fire; G; 9; 9",
        {"gone": "G"},
        hit("1"),
    ),
    Row(
        "19.2.3 a Cohesion Hit breaks contact",
        SHOT | {"G": "F05 coastal contact=feld", "K": "G05 grenadiers"},
        "A; fire; G; 9; 9",
        {"contact": {"G": ""}, "hits": {"G": 1}},
        hit("C"),
    ),
    Row(
        "19.2.1 a passed S? does not",
        SHOT | {"G": "F05 coastal contact=feld", "K": "G05 grenadiers"},
        "A; fire; G; 9; 9; 0",
        {"contact": {"G": "feld"}},
        hit("S?"),
    ),
)
def test_results(row: Row) -> None:
    check(row)


@rows(
    Row(
        "20.0 In Command no check",
        {"A": "D05 rifles suppressed hit", "G": "P01 grenadiers"},
        "A; rally",
        {"suppressed": "", "hits": {"A": 1}},
    ),
    Row(
        "20.0 Out of Command: quality less one for Suppression and one for command, one more for each try",
        {"A": "D05 rifles suppressed rallying=1", "G": "P01 grenadiers"},
        "A; rally; 7",
        {"checks": [("A", 7, True)], "suppressed": "", "rallying": {"A": 0}},
        OUT,
    ),
    Row(
        "20.0 another Action takes the markers off: a pass is one",
        {"A": "D05 rifles hit rallying=2", "G": "P01 grenadiers"},
        "A; pass",
        {"rallying": {"A": 0}},
        OUT,
    ),
    Row(
        "20.0 Opportunity Fire is no Action",
        {"A": "E05 rifles", "G": "F05 grenadiers hit rallying=2"},
        "A; move; D05; G; 9",
        {"rallying": {"G": 2}},
    ),
    Row(
        "20.0 no Cohesion Hit is rallied in a Fire Zone by day",
        {"A": "E05 rifles hit", "G": "F05 grenadiers"},
        "A; ? action-choose",
        {"lacks": {"rally"}},
    ),
    Row(
        "20.0 but Suppression is, under fire",
        {"A": "E05 rifles hit suppressed", "G": "F05 grenadiers"},
        "A; ? action-choose",
        {"offers": {"rally"}, "lacks": {"move", "fire", "build-ip", "rearguard"}},
    ),
    Row(
        "20.0 by night in a Fire Zone too",
        {"A": "E05 rifles hit", "G": "F05 grenadiers"},
        "A; ? action-choose",
        {"offers": {"rally"}},
        {"turns": [{"label": "2300", "night": True}]},
    ),
    Row(
        "20.0 a Suppressed enemy has no Fire Zone",
        {"A": "E05 rifles hit", "G": "F05 grenadiers suppressed"},
        "A; rally",
        {"hits": {"A": 0}},
    ),
    Row(
        "25.0 a pass takes Men at Work off",
        {"A": "D05 rifles working=2 project=build-ip", "G": "P01 grenadiers"},
        "A; pass",
        {"working": {"A": 0}},
    ),
    Row(
        "25.0 whoever runs away has left the work behind",
        {"A": "E06 rifles", "G": "F06 grenadiers working=2 project=build-ip"},
        "A; assault; F06; 0; ~; run; G06; ~",
        {"at": {"G": "G06"}, "working": {"G": 0}},
    ),
)
def test_rally_and_work(row: Row) -> None:
    check(row)


@rows(
    Row(
        "21.3 the nearest of his Formation, at once, in the enemy's activation",
        SHOT | {"G": "F05 festung", "K": "H05 festung", "L": "P01 festung"},
        FIRE,
        {"leader": {"feld": "H05"}, "gone": "G"},
        hit("E", leaders={"feld": "F05"}),
    ),
    Row(
        "21.3 a tie is the owner's",
        SHOT | {"G": "F05 festung", "K": "F07 festung", "L": "H05 festung"},
        FIRE + "; ? leader-displaced",
        {"side": "german", "ids": {"F07", "H05"}},
        hit("E", leaders={"feld": "F05"}),
    ),
    Row("21.3 the last of them", SHOT | {"G": "F05 festung"}, FIRE, {"leader": {"feld": ""}}, hit("E")),
    Row(
        "21.3 a Unit on an entry hex is on the map",
        SHOT | {"G": "F05 festung", "K": "P06 festung entering"},
        FIRE,
        {"leader": {"feld": "P06"}},
        hit("E", leaders={"feld": "F05"}),
    ),
    Row(
        "21.6.5 attached and out of range of the Active Leader: no other commands it",
        {"A": "D05 rifles", "S": "I05 paras white", "B": "L05 rifles of=blue", "G": "P01 grenadiers"},
        "S; move; J05; done; ? actor-choose",
        {"offers": {"A"}, "at": {"S": "J05"}},
        {"attached": ("S",), "points": {"first": (5, 0)}, "leaders": {"red": "D05"}},
    ),
    Row(
        "21.4 a Unit of an independent Formation heeds any Leader of the Division, on its superior's chit too",
        {"A": "D05 rifles", "S": "J05 paras of=lone hit", "B": "L05 rifles of=blue", "G": "P01 grenadiers"},
        "S; rally; ? second-choose",
        {"hits": {"S": 0}, "offers": {"move"}},
        {
            "begun": False,
            "formations": {"lone": {"division": "first", "superior": "red"}},
            "points": {"first": (5, 0)},
            "leaders": {"red": "D05", "blue": "L05"},
        },
    ),
    Row(
        "21.6.4 black stripes count for nothing",
        {
            **dict.fromkeys("BC", "E05 paras black"),
            **dict.fromkeys("STU", "E06 paras white"),
            "A": "D05 rifles",
            "G": "P01 grenadiers",
        },
        "S; T; ? attach-choose",
        {"lacks": {"U"}, "offers": {"B", "C"}},
        {"begun": False},
    ),
    Row(
        "21.5 only who is in range at the beginning",
        {"S": "J05 paras white", "T": "I05 paras white", "A": "D05 rifles", "G": "P01 grenadiers"},
        "? attach-choose",
        {"lacks": {"S"}, "offers": {"T"}},
        {"begun": False, "leaders": {"red": "D05"}},
    ),
    Row(
        "24.4, 21.3 the Leader of a Rearguard that goes under Direct Command",
        {"G": "D05 hundreds", "K": "F05 grenadiers", "A": "P01 rifles"},
        "G; remove-rearguard",
        {"leader": {"feld": "F05"}},
        {
            "chit": "command:german",
            "points": {"zweite": (2, 0)},
            "leaders": {"feld": "D05"},
            "rearguard": {"german": "hundreds"},
            "limits": {"rearguards": {"german": 2}},
        },
    ),
    Row(
        "21.2 in his own activation he waits for its end",
        {"G": "D05 hundreds", "K": "F05 grenadiers", "A": "P01 rifles"},
        "G; remove-rearguard; ? actor-choose",
        {"leader": {"feld": "D05"}},
        {
            "chit": "formation:feld",
            "leaders": {"feld": "D05"},
            "rearguard": {"german": "hundreds"},
            "limits": {"rearguards": {"german": 2}},
        },
    ),
)
def test_leaders(row: Row) -> None:
    check(row)


@rows(
    Row(
        "22.3.1 not the improved position of this activation",
        {"A": "D05 rifles", "E": "D05 sappers", "G": "P01 grenadiers"},
        "A; build-ip; 0; E; ? action-choose",
        {"lacks": {"build-ent"}, "work": {"A": "ip"}},
    ),
    Row(
        "22.3.1 from within an entrenchment for another",
        {"A": "D05 rifles ip", "E": "D05 sappers ent", "G": "P01 grenadiers"},
        "E; build-ent; 0",
        {"work": {"A": "ent", "E": "ent"}},
    ),
    Row(
        "22.1 nobody has two works",
        {
            "A": "D05 rifles ent",
            "B": "D05 rifles ip",
            "C": "D05 rifles",
            "E": "D05 sappers",
            "G": "P01 grenadiers",
        },
        "E; build-ip; ? ip-for",
        {"ids": {"C", "E", "back"}},
    ),
    Row(
        "22.2.1 for a mounted Unit that is not in Column",
        {"A": "D05 trucked mounted", "E": "D05 sappers", "G": "P01 grenadiers"},
        "E; build-ip; A",
        {"work": {"A": "ip"}},
    ),
    Row(
        "22.3.3 a Vehicle enters an entrenchment",
        {"T": "D05 tanks", "G": "P01 grenadiers"},
        "T; enter",
        {"work": {"T": "ent"}},
        {"entrenchments": {"e": {"side": "allied", "hex": "D05"}}},
    ),
    Row(
        "22.3.4 not the enemy's, and not in Column",
        {"T": "D05 tanks column", "A": "D05 rifles", "G": "P01 grenadiers"},
        "A; ? action-choose",
        {"lacks": {"enter"}},
        {"entrenchments": {"e": {"side": "german", "hex": "D05"}}},
    ),
    Row(
        "14.4 what cannot move does not enter one",
        {"F": "D05 flak", "A": "P01 rifles"},
        "F; ? action-choose",
        {"lacks": {"enter"}},
        {"chit": "formation:feld", "entrenchments": {"e": {"side": "german", "hex": "D05"}}},
    ),
    Row(
        "14.11 a star enters one on a check, not in a Fire Zone",
        {"I": "D05 infantry-guns", "A": "H05 rifles", "G": "E05 grenadiers"},
        "I; ? action-choose",
        {"lacks": {"enter"}},
        {"entrenchments": {"e": {"side": "allied", "hex": "D05"}}},
    ),
    Row(
        "22.2.5 launching an Assault leaves the improved position",
        {"A": "E06 rifles ip", "G": "F06 grenadiers"},
        "A; assault; F06; 0; ~; stand; ? charge-or-fire",
        {"work": {"A": ""}},
    ),
    Row(
        "22.2.5 being built on while shot at does not: the Suppressed digger digs nothing",
        {"A": "E05 sappers", "G": "F05 grenadiers"},
        "A; build-ip; G; 0; 9; take",
        {"work": {"A": ""}, "suppressed": "A"},
        hit("S"),
    ),
)
def test_works(row: Row) -> None:
    check(row)
