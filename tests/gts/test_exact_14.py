"""13 and 14 Actions and movement: positions that were written beside the rulebook."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows
from tests.gts.moves import roads, side

DIVISION: dict[str, Any] = {"chit": "division:first"}
STAR = {
    "quad": {"kind": "infantry", "steps": 0, "front": {"fire": 1, "defense": 0, "movement": 4, "quality": 6}}
}
SELF_PROPELLED: dict[str, Any] = {"parks": {"first-1": {"division": "first", "hex": "E05"}}}
FIVE = dict.fromkeys("ABCDE", "D05 rifles")


@rows(
    Row(
        "13.2.1 no free move of a Division into a Fire Zone",
        {"A": "D05 rifles", "G": "D03 grenadiers"},
        "A; move",
        {"offers": {"D06", "C05", "E05", "C06"}, "lacks": {"D04"}},
        DIVISION,
    ),
    Row(
        "13.2.1 in a Fire Zone a free move goes out of it, or into Column",
        {"A": "D04 rifles", "G": "D03 grenadiers"},
        "A; move",
        {"offers": {"D05", "C05", "E05", "column"}, "lacks": {"C04", "E04", "D03"}},
        DIVISION,
    ),
    Row(
        "13.2.2 purple fires in a Division activation",
        {"L": "D05 light-mortars", "G": "D07 grenadiers"},
        "L",
        {"offers": {"fire", "move"}, "lacks": {"assault"}},
        DIVISION,
    ),
    Row(
        "10.0.2 no second fire after a first",
        {"L": "D05 light-mortars", "G": "D07 grenadiers"},
        "L; fire; G; 9",
        {"asked": "second-choose", "lacks": {"fire"}, "offers": {"move"}},
        {**DIVISION, "points": {"first": (4, 0)}},
    ),
    Row(
        "10.0.2 a stack that fires as its Second Action fires with all",
        {"A": "D05 rifles", "B": "D05 rifles", "G": "D06 grenadiers", "K": "D04 grenadiers"},
        "A; pass; B; fire; G; 9; 9; ? fire-choose",
        {"ids": {"G", "K"}, "command": {"first": 2}},
        {"points": {"first": (4, 0)}},
    ),
    Row(
        "10.0.2 and so its Mortar",
        {"A": "D05 rifles", "M": "D05 mortars", "G": "D06 grenadiers", "K": "D04 grenadiers"},
        "A; pass; M; fire; G; 9; 9; ? mission-hex",
        {"ids": {"D06", "D04", "barrage"}},
        {"points": {"first": (4, 0)}},
    ),
    Row(
        "13.2.5 no Engineer Action under Direct Command",
        {"S": "D05 sappers", "G": "H03 grenadiers"},
        "S",
        {"lacks": {"build-ip", "rearguard", "fire"}, "offers": {"move"}},
        {"chit": "command:allied", "points": {"first": (4, 0)}},
    ),
    Row(
        "20.0 no Rally of a Cohesion Hit in a Fire Zone by day",
        {"A": "D05 rifles hit", "G": "D04 grenadiers"},
        "A",
        {"lacks": {"rally"}, "offers": {"fire", "move", "assault"}},
    ),
    Row(
        "14.6 Column costs a point and is not left by points in the same Action",
        {"A": "D05 rifles"},
        "A; move; column",
        {"lacks": {"deploy"}, "offers": {"shed", "D06"}, "column": {"A": True}},
    ),
    Row(
        "14.6 leaving Column for a Cohesion Hit draws no fire",
        {"A": "E05 rifles column", "G": "F05 grenadiers"},
        "A; move; shed",
        {"asked": "step-choose", "hits": {"A": 1}, "column": {"A": False}},
    ),
    Row(
        "17.2 who enters Column takes the fire in Column",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; column; G; 0; 8",
        {"shots": [("G", "A", 7)]},
    ),
    Row(
        "17.2 who leaves Column for a point takes it in Column",
        {"A": "E05 rifles column", "G": "F05 grenadiers"},
        "A; move; deploy; G; 0; 8",
        {"shots": [("G", "A", 7)]},
    ),
    Row(
        "14.6.1 no shelter of woods in Column",
        {"A": "E05 rifles column", "G": "F05 grenadiers"},
        "A; move; E06; G; 0; 8",
        {"shots": [("G", "A", 7)], "at": {"A": "E06"}},
        {"hexes": {"E05": "woods"}},
    ),
    Row(
        "14.7 whoever leaves an overstacked hex takes a hit, alone",
        FIVE,
        "A; move; D06",
        {"hits": {"A": 1, "B": 0}, "at": {"A": "D06", "B": "D05"}},
    ),
    Row(
        "14.7 no Assault out of an overstacked hex",
        {**FIVE, "G": "D04 grenadiers"},
        "A",
        {"lacks": {"assault"}, "offers": {"fire", "move"}},
    ),
    Row(
        "14.7 a zero-Step Unit is eliminated when it leaves an overstacked hex",
        {"Q": "D05 quad of=red", **FIVE},
        "Q; move; D06",
        {"gone": "Q"},
        {"counters": STAR},
    ),
    Row(
        "14.7 the last Step with two hits is lost when it leaves",
        {**FIVE, "A": "D05 rifles reduced hits=2"},
        "A; move; D06",
        {"gone": "A"},
    ),
    Row(
        "14.7 the hit stands if fire stops the Unit",
        {**FIVE, "G": "D04 grenadiers"},
        "A; move; D06; G; 0; 3; take",
        {"hits": {"A": 1}, "suppressed": "A", "at": {"A": "D05"}},
    ),
    Row(
        "14.9 one hex whatever it costs, and no march after it",
        {"G": "D05 festung"},
        "G; move; D06; ? actor-choose",
        {"at": {"G": "D06"}},
        {
            "chit": "formation:feld",
            "hexes": {"D06": "marsh"},
            "features": {"sides": [side("stream", "D05/D06")]},
        },
    ),
    Row(
        "14.10.2 fire after the mounting meets the vehicles",
        {"A": "E05 trucked", "G": "F05 grenadiers"},
        "A; mount; mount; pass; G; 0; 8",
        {"shots": [("G", "A", 7)], "mounted": {"A": True}},
    ),
    Row(
        "14.10.2 nobody mounts where vehicles may not be, in Column no more than out of it",
        {"A": "D05 trucked column", "B": "D05 trucked"},
        "A",
        {"lacks": {"mount"}, "offers": {"move"}},
        {"hexes": {"D05": "marsh"}},
    ),
    Row(
        "14.10.2 on the Road through it they may",
        {"A": "D05 trucked column", "B": "D06 trucked"},
        "A; mount; mount-column",
        {"mounted": {"A": True}, "column": {"A": True}},
        {"hexes": {"D05": "marsh"}, "features": roads("D05 D06 D07")},
    ),
    Row(
        "14.10.3 dismounting costs half of the printed movement",
        {"A": "D05 trucked mounted"},
        "A; move; D06; D07; dismount A; ? actor-choose",
        {"mounted": {"A": False}, "at": {"A": "D07"}},
    ),
    Row(
        "14.10.4 Suppressed in Transport Mode it stays there",
        {"A": "E05 trucked mounted suppressed"},
        "A",
        {"lacks": {"move", "mount", "fire"}},
    ),
    Row(
        "14.11 a star gun fails its check",
        {"I": "D05 infantry-guns", "G": "D08 grenadiers"},
        "I; move; D06; 7",
        {"at": {"I": "D05"}, "hits": {"I": 1}},
    ),
    Row(
        "14.11 never into an enemy Fire Zone",
        {"I": "D05 infantry-guns", "G": "D07 grenadiers"},
        "I; move",
        {"lacks": {"D06"}, "offers": {"D04"}},
    ),
    Row(
        "14.1 never into an enemy's hex",
        {"A": "D05 rifles", "G": "D06 grenadiers suppressed"},
        "A; move",
        {"lacks": {"D06"}},
    ),
    Row(
        "16.6.2.2 out of a light barrage two points more",
        {"A": "D05 rifles"},
        "A; move; D06; D07; ? step-choose",
        {"ids": {"march", "done"}, "at": {"A": "D07"}, "hits": {"A": 0}},
        {"barrages": {"D05": "light"}},
    ),
    Row(
        "16.6.2.2 out of a heavy barrage: check at -2, and a hit in either case",
        {"A": "D05 rifles", "B": "D05 rifles"},
        "A; move; B; D06; 6; 7",
        {
            "hits": {"A": 1, "B": 1},
            "at": {"A": "D06", "B": "D05"},
            "checks": [("A", 6, True), ("B", 6, False)],
        },
        {"barrages": {"D05": "heavy"}},
    ),
    Row(
        "16.6.2.2 mounting under a heavy barrage moves nobody out",
        {"A": "D05 trucked"},
        "A; mount; mount; ? actor-choose",
        {"mounted": {"A": True}, "hits": {"A": 0}},
        {"barrages": {"D05": "heavy"}},
    ),
    Row(
        "14.6.1 whom a disbanded park leaves in Column does not go on to another Column",
        {
            "R": "A05 rifles",
            "H": "E05 priests park=first-1",
            "I": "E05 priests park=first-1",
            "C": "E06 rifles column",
            "G": "F05 grenadiers",
        },
        "H; move; E06; G; 0; H; 9",
        {"at": {"H": "E05", "C": "E06"}, "column": {"H": True, "C": True}},
        SELF_PROPELLED,
    ),
    Row(
        "14.7 nor with others in a stack",
        {
            "R": "A05 rifles",
            **dict.fromkeys("HIJ", "E05 priests park=first-1"),
            "G": "F05 grenadiers",
        },
        "H; move; I; E06; G at H; 0; H; 9",
        {"at": {"H": "E05", "I": "E06"}, "column": {"H": True, "I": False}},
        SELF_PROPELLED,
    ),
    Row(
        "16.2.4 by itself it goes on in Column",
        {"R": "A05 rifles", **dict.fromkeys("HI", "E05 priests park=first-1"), "G": "F05 grenadiers"},
        "H; move; E06; G; 0; H; 9",
        {"at": {"H": "E06"}, "column": {"H": True, "I": False}},
        SELF_PROPELLED,
    ),
    Row(
        "14.7 a stack gains nothing from a road",
        {"A": "D05 rifles", "B": "D05 rifles"},
        "A; move; B; D06; D07; ? step-choose",
        {"ids": {"march", "drop A", "drop B", "done"}, "at": {"A": "D07"}},
        {"features": roads("D05 D06 D07 D08"), "hexes": {"D06": "woods", "D07": "woods"}},
    ),
)
def test_actions_and_movement(row: Row) -> None:
    check(row)
