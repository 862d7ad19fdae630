"""7 to 10: chits, points, activations and reinforcements: positions that were written beside the rulebook."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows

NIGHT = [{"label": "1900", "first": True}, {"label": "2100", "night": True}]
DIV: dict[str, Any] = {"chit": "division:first", "begun": False}
CMD: dict[str, Any] = {"chit": "command:allied"}
FAR = {"A": "D05 rifles", "G": "P01 grenadiers"}
ENTRY = {"divisions": {"first": {"entry": "A05"}}}


@rows(
    Row("10.0.3 half the die, rounded down", FAR, "7; 9", {"command": {"first": 7}}, DIV),
    Row("10.0.3 a nine gives four", FAR, "9; 9", {"command": {"first": 8}}, DIV),
    Row("10.0.3 a zero gives the Rating", FAR, "0; 9", {"command": {"first": 4}}, DIV),
    Row(
        "10.0.4 nineteen at most",
        FAR,
        "9; 9",
        {"command": {"first": 19}},
        DIV | {"points": {"first": (18, 0)}},
    ),
    Row(
        "10.0.3 the example: two",
        FAR,
        "0; 1",
        {"dispatch": {"first": 4}},
        DIV | {"points": {"first": (0, 2)}},
    ),
    Row(
        "10.0.3 the example: three",
        FAR,
        "0; 0",
        {"dispatch": {"first": 5}},
        DIV | {"points": {"first": (0, 2)}},
    ),
    Row(
        "10.0.3 the example: one",
        FAR,
        "0; 2",
        {"dispatch": {"first": 3}},
        DIV | {"points": {"first": (0, 2)}},
    ),
    Row(
        "10.0.3 seven and ten points",
        FAR,
        "0; 7",
        {"dispatch": {"first": 11}},
        DIV | {"points": {"first": (0, 10)}},
    ),
    Row(
        "10.0.3 seven and seven points",
        FAR,
        "0; 7",
        {"dispatch": {"first": 7}},
        DIV | {"points": {"first": (0, 7)}},
    ),
    Row(
        "10.0.3 a nine takes one",
        FAR,
        "0; 9",
        {"dispatch": {"first": 4}},
        DIV | {"points": {"first": (0, 5)}},
    ),
    Row("10.0.4 never below zero", FAR, "0; 9", {"dispatch": {"first": 0}}, DIV),
    Row(
        "10.0.4 zero at nineteen",
        FAR,
        "0; 0",
        {"dispatch": {"first": 19}},
        DIV | {"points": {"first": (0, 19)}},
    ),
    Row("10.0.3 before the night two more", FAR, "0; 9", {"dispatch": {"first": 2}}, DIV | {"turns": NIGHT}),
    Row(
        "10.0.3 at night none",
        FAR,
        "0; 8",
        {"dispatch": {"first": 0}},
        DIV | {"turns": NIGHT, "turn": 2},
    ),
    Row(
        "10.0.3 the last turn of a game is not before the night",
        FAR,
        "0; 8",
        {"dispatch": {"first": 0}},
        DIV | {"turns": NIGHT[:1]},
    ),
)
def test_points(row: Row) -> None:
    check(row)


@rows(
    Row(
        "10.0.5 no striped Unit, nobody Out of Command, no engineering, no pass",
        {"A": "D05 sappers", "B": "E05 rifles white", "C": "N05 rifles", "G": "P01 grenadiers"},
        "? actor-choose",
        {"offers": {"A", "done"}, "lacks": {"B", "C", "W"}},
        CMD | {"points": {"first": (5, 0)}},
    ),
    Row(
        "10.0.5 no Engineer Action",
        {"A": "D05 sappers", "G": "P01 grenadiers"},
        "A; ? action-choose",
        {"offers": {"move"}, "lacks": {"build-ip", "build-ent", "pass", "rally"}},
        CMD | {"points": {"first": (5, 0)}},
    ),
    Row(
        "10.0.5 a stack pays for each, and not for more than there are points",
        {**dict.fromkeys("ABC", "D05 rifles"), "G": "P01 grenadiers"},
        "A; move; B; ? step-choose",
        {"offers": {"D06"}},
        CMD | {"points": {"first": (2, 0)}},
    ),
    Row(
        "10.0.5 both have paid",
        {**dict.fromkeys("AB", "D05 rifles"), "G": "P01 grenadiers"},
        "A; move; B; D06; done",
        {"command": {"first": 1}, "at": {"A": "D06", "B": "D06"}},
        CMD | {"points": {"first": (3, 0)}},
    ),
    Row(
        "10.0.5 no Second Action, and one activation for each",
        {**dict.fromkeys("AB", "D05 rifles"), "G": "P01 grenadiers"},
        "A; move; done; D06; go; done; ? actor-choose",
        {"offers": {"B", "done"}, "lacks": {"A"}},
        CMD | {"points": {"first": (3, 0)}},
    ),
    Row(
        "10.0.5 points of another Division are of no use",
        {"A": "D05 rifles", "B": "D08 rifles of=green", "G": "P01 grenadiers"},
        "? actor-choose",
        {"offers": {"B"}, "lacks": {"A"}},
        CMD | {"points": {"second": (2, 0)}},
    ),
    Row(
        "8.0 no Command Point for those on an entry hex",
        {"A": "A05 rifles entering", "B": "C05 rifles", "G": "P01 grenadiers"},
        "? actor-choose",
        {"offers": {"B"}, "lacks": {"A"}},
        CMD | {"points": {"first": (5, 0)}},
    ),
    Row(
        "10.0.2 Rally after a move that fire has stopped",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; E06; G; 0; 3; take; ? second-choose",
        {"offers": {"rally"}, "lacks": {"move", "fire"}},
        {"points": {"first": (1, 0)}},
    ),
    Row(
        "10.0.2 Out of Command after the move: no Second Action",
        {"A": "I05 rifles", "B": "D05 rifles", "G": "P01 grenadiers"},
        "A; move; J05; done; ? actor-choose",
        {"offers": {"B"}, "at": {"A": "J05"}},
        {"points": {"first": (5, 0)}, "leaders": {"red": "D05"}},
    ),
    Row(
        "10.0.2 a free Action after digging, but no more digging",
        {"A": "D05 sappers", "G": "P01 grenadiers"},
        "A; build-ip; ? second-choose",
        {"offers": {"move"}, "lacks": {"build-ip", "build-ent", "build-block"}},
        {"points": {"first": (1, 0)}},
    ),
    Row(
        "13.2 under a Division chit no fire, no Assault, no step into a Fire Zone",
        {"A": "D05 rifles", "G": "F05 grenadiers"},
        "A; ? action-choose",
        {"offers": {"move", "pass"}, "lacks": {"fire", "assault"}},
        {"chit": "division:first"},
    ),
    Row(
        "13.2 into Column in a Fire Zone",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; ? step-choose",
        {"offers": {"column", "D05"}, "lacks": {"E06", "F04"}},
        {"chit": "division:first"},
    ),
    Row(
        "13.2 purple fires under a Division chit",
        {"A": "D05 light-mortars", "G": "F05 grenadiers"},
        "A; ? action-choose",
        {"offers": {"fire"}},
        {"chit": "division:first"},
    ),
    Row(
        "13.2 a pass, and then an Assault for a point",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; pass; ? second-choose",
        {"offers": {"assault", "fire", "move"}},
        {"chit": "division:first", "points": {"first": (1, 0)}},
    ),
    Row(
        "10.0.2 a failed Rally leaves nobody In Command",
        {"A": "D05 rifles hit", "B": "L05 rifles", "G": "P01 grenadiers"},
        "A; rally; 9; ? actor-choose",
        {"rallying": {"A": 1}, "offers": {"B"}},
        {"points": {"first": (5, 0)}, "leaders": {"red": "L05"}},
    ),
)
def test_activations(row: Row) -> None:
    check(row)


@rows(
    Row(
        "8.0 all hexes in Fire Zones: they stay",
        {"A": "A05 rifles entering", "B": "H05 rifles", "G": "C05 machine-guns", "K": "C06 machine-guns"},
        "? actor-choose",
        {"lacks": {"A"}, "offers": {"B"}},
        {"chit": "division:first", "hexes": {"A03": "water", "A04": "water"}},
    ),
    Row(
        "8.0 the Formation's chit lets them out, and they draw no fire",
        {"A": "A05 rifles entering", "B": "H05 rifles", "G": "C05 machine-guns"},
        "A; move; B05; ? step-choose",
        {"at": {"A": "B05"}},
    ),
    Row(
        "8.0 they do nothing but move",
        {"A": "A05 rifles entering hit", "B": "H05 rifles", "G": "P01 grenadiers"},
        "A; move; ? step-choose",
        {"lacks": {"done"}, "offers": {"B05"}},
    ),
    Row(
        "8.0 once in play they may act again for a point",
        {"A": "A05 rifles entering hit", "B": "C05 rifles", "G": "P01 grenadiers"},
        "A; move; B05; done; ? second-choose",
        {"lacks": {"move"}, "offers": {"rally"}, "at": {"A": "B05"}},
        {"points": {"first": (3, 0)}, "leaders": {"red": "C05"}},
    ),
)
def test_reinforcements(row: Row) -> None:
    check(row)
