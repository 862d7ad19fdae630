"""7 to 13 and 29 where a turn or the game ends: victory, control, chits, points, checks and Second Actions."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows


def last(*areas: str, steps: int = 0, **more: Any) -> dict[str, Any]:
    """The last turn, in which the Allies need three points: one for each hex, and for each Step."""
    worth = [{"points": 1, "area": [name]} for name in areas]
    terms: dict[str, Any] = {"side": "allied", "count": 3, "worth": worth}
    if steps:
        terms["steps"] = steps
    return {"turn": 3, "victory": terms, **more}


FAR = {"A": "D05 rifles", "G": "P01 grenadiers"}
DIV: dict[str, Any] = {"chit": "division:first"}
FIVE: dict[str, Any] = {"points": {"first": (5, 0)}}


@rows(
    Row(
        "12.0 a hex that was only passed through is held",
        FAR,
        "A; move; D06; D07; done; done; D07",
        {"outcome": ("german", {"allied": 2})},
        last("D06", "D07", control={"D06": "german", "D07": "german"}),
    ),
    Row(
        "12.0 the hex that fire kept a Unit from is not",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; E06; G; 0; 3; take",
        {"holds": {"E06": "german", "E05": "allied"}},
        last("E06", "E05", control={"E06": "german"}),
    ),
    Row(
        "12.0 an advance takes the hex",
        {"H": "E06 rifles", "G": "F06 festung", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; stand; charge; 9",
        {"at": {"H": "F06"}, "holds": {"F06": "allied"}},
        last("F06"),
    ),
    Row(
        "12.0 runners take the hex that they run to",
        {"H": "E06 rifles", "G": "F06 grenadiers", "K": "P01 grenadiers"},
        "H; assault; F06; 0; pass; run; G06",
        {"holds": {"G06": "german", "F06": "allied"}},
        last("F06", "G06", control={"G06": "allied"}),
    ),
    Row(
        "12.0 a hex stays with the side whose last Unit there was shot",
        {"A": "D05 rifles", "G": "F05 grenadiers", "K": "P01 grenadiers"},
        "A; fire; G; 9; 1",
        {"gone": "G", "holds": {"F05": "german"}},
        last("F05", forced={"crt": ["E"]}),
    ),
    Row(
        "12.0 a whole company is two Steps",
        {"A": "D05 rifles", "G": "F05 grenadiers", "K": "P01 grenadiers"},
        "A; fire; G; 9; 1; done; stay",
        {"outcome": ("german", {"allied": 2})},
        last(steps=1, forced={"crt": ["E"]}),
    ),
    Row(
        "12.0 a reduced one is one Step more",
        {"A": "D05 rifles", "G": "F05 grenadiers reduced", "K": "P01 grenadiers"},
        "A; fire; G; 9; 1; done; stay",
        {"outcome": ("allied", {"allied": 3})},
        last(steps=1, forced={"crt": ["E"]}, losses={"german": 2}),
    ),
    Row(
        "12.0 a zero-Step Unit is none",
        {"A": "D05 rifles", "G": "F05 flak", "K": "P01 grenadiers"},
        "A; fire; G; 9; 1; done; stay",
        {"gone": "G", "outcome": ("german", {"allied": 0})},
        last(steps=1, forced={"crt": ["E"]}),
    ),
    Row(
        "12.0 a Rearguard that is taken off is no loss",
        {"A": "D05 rifles", "G": "F05 grenadiers", "R": "G09 hundreds"},
        "R; remove-rearguard; done; stay",
        {"outcome": ("german", {"allied": 0})},
        last(
            steps=1,
            chit="formation:feld",
            limits={"rearguards": {"german": 1}},
            rearguard={"german": "hundreds"},
        ),
    ),
    Row(
        "10.0.6, 12.0 the chit that is left in the mug is not played any more in the last turn",
        FAR,
        "done; stay",
        {"outcome": ("german", {"allied": 0})},
        last(mug=("division:zweite",)),
    ),
    Row(
        "10.0.6 two are left: one of them is drawn",
        FAR,
        "done; stay; division:zweite",
        {"outcome": None},
        last(mug=("division:zweite", "command:german")),
    ),
)
def test_the_end(row: Row) -> None:
    check(row)


@rows(
    Row(
        "10.0.2 fire and then Assault",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; fire; G; 9; 8; ? second-choose",
        {"offers": {"assault", "move"}, "lacks": {"fire"}},
        FIVE,
    ),
    Row(
        "10.0.2 who dismounts may fire with the guns that are now in position",
        {"T": "E05 trucked mounted", "G": "F05 grenadiers"},
        "T; move; dismount T; pass; pass; ? second-choose",
        {"offers": {"fire", "assault"}, "lacks": {"move", "mount"}},
        FIVE,
    ),
    Row(
        "10.0.2 a Unit that a heavy barrage held back may fire",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; E06; roll; 9; ? second-choose",
        {"offers": {"fire"}, "lacks": {"move", "assault"}, "hits": {"A": 1}},
        {**FIVE, "barrages": {"E05": "heavy"}},
    ),
    Row(
        "10.0.2 the rest of a stack pays for the rest",
        {"A": "E05 rifles", "B": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; B; E06; G at B; 0; 3; take; pass; done; ? second-choose",
        {"offers": {"fire"}, "at": {"A": "E06", "B": "E05"}},
        FIVE,
    ),
    Row(
        "10.0.2 no Rally after a Rally",
        {"A": "D05 rifles hits=2", "G": "P01 grenadiers"},
        "A; rally; ? second-choose",
        {"lacks": {"rally"}, "offers": {"move"}, "hits": {"A": 1}},
        FIVE,
    ),
    Row(
        "10.0.2 two of a stack want two points, and there is one",
        {"A": "E05 rifles", "B": "E05 rifles", "G": "P01 grenadiers"},
        "A; pass; pass; B; pass; move; ? step-choose",
        {"command": {"first": 0}},
        {"points": {"first": (1, 0)}},
    ),
    Row(
        "10.0.2, 13.2.1 a Second Action of a Division goes into a Fire Zone",
        {"A": "D05 rifles", "G": "F05 machine-guns"},
        "A; pass; move; ? step-choose",
        {"offers": {"E05", "E06"}},
        {**DIV, **FIVE},
    ),
    Row(
        "13.2.1 a free march of a Division does not",
        {"A": "D05 rifles", "G": "H05 machine-guns"},
        "A; move; ? step-choose",
        {"lacks": {"E05", "E06"}, "offers": {"C05", "D06"}},
        DIV,
    ),
    Row(
        "13.2.1 nor does a minimum move",
        {"A": "D05 festung of=red", "G": "F05 grenadiers"},
        "A; move; ? step-choose",
        {"lacks": {"E05", "E06"}},
        DIV,
    ),
    Row(
        "13.2.1 a Division's Unit dismounts under fire",
        {"T": "E05 trucked mounted", "G": "F05 grenadiers"},
        "T; move; ? step-choose",
        {"offers": {"dismount T", "D05"}, "lacks": {"E06", "F04"}},
        DIV,
    ),
    Row(
        "10.0.5 an independent Unit is not activated, in range or not",
        {"A": "D05 rifles", "B": "D05 rifles white", "C": "D05 rifles black", "G": "P01 grenadiers"},
        "A; move; ? step-choose",
        {"at": {"B": "D05"}},
        {"chit": "command:allied", **FIVE},
    ),
    Row(
        "10.0.5 a Leader goes with the Unit, and commands from there",
        {"A": "D05 rifles", "B": "I05 rifles", "G": "P01 grenadiers"},
        "A; move; E05; F04; done; ? actor-choose",
        {"leader": {"red": "F04"}, "offers": {"B"}, "lacks": {"A"}},
        {"chit": "command:allied", **FIVE},
    ),
    Row(
        "13.3, 21.2 in a free Action he does not",
        {"A": "D05 rifles", "B": "D06 rifles", "G": "P01 grenadiers"},
        "A; move; E05; done; ? actor-choose",
        {"leader": {"red": "D05"}},
        {"leaders": {"red": "D05"}},
    ),
)
def test_second_actions(row: Row) -> None:
    check(row)


@rows(
    Row(
        "29.48 Suppressed, reduced, two hits, Out of Command, heavy barrage: eight less six",
        {"A": "D05 rifles suppressed reduced hits=2", "B": "N05 rifles", "G": "P01 grenadiers"},
        "A; rally; 3",
        {"checks": [("A", 2, False)]},
        {"leaders": {"red": "N05"}, "barrages": {"D05": "heavy"}},
    ),
    Row(
        "29.47 a zero passes whatever the sum",
        {"A": "D05 paras suppressed reduced hits=2", "B": "N05 rifles", "G": "P01 grenadiers"},
        "A; rally; 0",
        {"checks": [("A", 0, True)], "suppressed": ""},
        {"leaders": {"red": "N05"}, "barrages": {"D05": "heavy"}},
    ),
    Row(
        "29.47 a nine fails with eleven",
        {"A": "D05 rifles suppressed ent", "B": "N05 rifles", "G": "P01 grenadiers"},
        "A; rally; 9",
        {"suppressed": "A", "rallying": {"A": 1}},
        {
            "leaders": {"red": "N05"},
            "entrenchments": {"w": {"side": "allied", "hex": "D05", "occupant": "A"}},
        },
    ),
    Row(
        "10.0.3 nine and one point: none is left",
        FAR,
        "0; 9",
        {"dispatch": {"first": 0}},
        {"chit": "division:first", "begun": False, "points": {"first": (0, 1)}},
    ),
    Row(
        "10.0.3 the number of points before the roll counts",
        FAR,
        "0; 6",
        {"dispatch": {"first": 7}},
        {"chit": "division:first", "begun": False, "points": {"first": (0, 6)}},
    ),
    Row(
        "10.0.4 eighteen, three gained, two for the night: nineteen",
        FAR,
        "0; 0",
        {"dispatch": {"first": 19}},
        {
            "chit": "division:first",
            "begun": False,
            "points": {"first": (0, 18)},
            "turns": [{"label": "1900", "first": True}, {"label": "2100", "night": True}],
        },
    ),
    Row(
        "29.16 the points of the other Division hold nobody",
        {"A": "D05 rifles", "G": "F05 grenadiers"},
        "A; fire; G; 9; 3; convert; 9",
        {"suppressed": "G", "command": {"first": 5, "zweite": 0}},
        {"points": {"first": (5, 0)}},
    ),
)
def test_checks_and_points(row: Row) -> None:
    check(row)
