"""23 to 29: road blocks, Rearguards, weather, air and checks: positions that were written beside the rulebook."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows

ROAD = {"lines": [{"kind": "road", "path": ["D05", "D06", "D07"]}]}
WOODS = {"D05": "woods", "D06": "woods", "D07": "woods"}
LIMIT: dict[str, Any] = {"limits": {"blocks": {"allied": 1, "german": 1}}, "features": ROAD}
REAR: dict[str, Any] = {
    "chit": "formation:feld", "rearguard": {"german": "hundreds"}, "limits": {"rearguards": {"german": 2}},
}  # fmt: skip
SLOW = {"slow": {"kind": "infantry", "steps": 2, "front": {"fire": 2, "movement": 1, "quality": 5}}}
AIR = {"jabos": {"kind": "vehicle", "steps": 1, "front": {"fire": 4, "weapon": "direct-he", "quality": 8}}}
STRIKE: dict[str, Any] = {
    "chit": "",
    "step": "H",
    "counters": AIR,
    "air_units": {"allied": ("jabos", "jabos")},
}


@rows(
    Row(
        "23.1 one for each Army",
        {"E": "D06 sappers", "G": "P01 grenadiers"},
        "E; ? action-choose",
        {"lacks": {"build-block"}},
        LIMIT | {"blocks": {"D05": "first"}},
    ),
    Row(
        "23.1 the enemy's do not count",
        {"E": "D06 sappers", "G": "P01 grenadiers"},
        "E; build-block; 0",
        {"said": ["block-built"]},
        LIMIT | {"blocks": {"D05": "zweite"}},
    ),
    Row(
        "23.2 the builder's Division keeps its Road",
        {"T": "D05 tanks column", "G": "P01 grenadiers"},
        "T; move; D06; D07",
        {"at": {"T": "D07"}},
        LIMIT | {"blocks": {"D06": "first"}, "hexes": WOODS},
    ),
    Row(
        "23.2 another Division does not",
        {"T": "D05 tanks column of=green", "G": "P01 grenadiers"},
        "T; move; D06; ? step-choose",
        {"at": {"T": "D06"}, "left": "10"},
        LIMIT | {"blocks": {"D06": "first"}, "hexes": WOODS, "chit": "formation:green"},
    ),
    Row(
        "23.3 engineers take it off without a check, under fire or not",
        {"E": "D06 sappers", "G": "P01 grenadiers"},
        "E; remove-block",
        {"said": ["block-removed"]},
        LIMIT | {"blocks": {"D06": "zweite"}},
    ),
    Row(
        "23.3 riflemen on a check, and no Command Point",
        {"A": "D06 rifles", "G": "P01 grenadiers"},
        "A; remove-block; 9",
        {"working": {"A": 1}, "command": {"first": 3}},
        LIMIT | {"blocks": {"D06": "zweite"}, "points": {"first": (3, 0)}},
    ),
)
def test_road_blocks(row: Row) -> None:
    check(row)


@rows(
    Row(
        "24.3 empty of friends, within two hexes, by one move",
        {"G": "D05 grenadiers", "K": "D06 grenadiers", "A": "P01 rifles"},
        "G; rearguard; 0; ? rearguard-place",
        {"offers": {"D04", "D03", "D07", "F05"}, "lacks": {"D05", "D06", "D08", "D02"}},
        REAR,
    ),
    Row(
        "24.3 not in a Fire Zone",
        {"G": "D05 grenadiers", "A": "D08 rifles"},
        "G; rearguard; 0; ? rearguard-place",
        {"offers": {"D04"}, "lacks": {"D07", "D06"}},
        REAR,
    ),
    Row(
        "24.3 one hex can always be moved",
        {"G": "D05 slow of=feld", "A": "P01 rifles"},
        "G; rearguard; 0; ? rearguard-place",
        {"offers": {"D04", "D06"}, "lacks": {"D03", "D07"}},
        REAR | {"counters": SLOW, "hexes": {"D04": "woods", "D06": "woods"}},
    ),
    Row(
        "24.1 it does nothing in the activation in which it is made",
        {"G": "D05 grenadiers", "K": "E08 grenadiers", "A": "P01 rifles"},
        "G; rearguard; 0; D04; ? actor-choose",
        {"ids": {"K", "W", "done"}},
        REAR,
    ),
    Row(
        "24.2 a Rearguard makes none",
        {"R": "D05 hundreds", "K": "E08 grenadiers", "A": "P01 rifles"},
        "R; ? action-choose",
        {"lacks": {"rearguard", "build-ip", "move"}, "offers": {"remove-rearguard"}},
        REAR,
    ),
    Row(
        "24.2 no Gun, nobody in Column or mounted",
        {"F": "D05 anti-tank", "A": "D06 rifles column", "T": "D07 trucked mounted", "G": "P01 grenadiers"},
        "A; ? action-choose",
        {"lacks": {"rearguard"}},
        {"rearguard": {"allied": "hundreds"}, "limits": {"rearguards": {"allied": 2}}},
    ),
    Row(
        "24.3 not where the enemy is, Suppressed as he may be",
        {"G": "D05 grenadiers", "A": "D06 rifles suppressed", "B": "P01 rifles"},
        "G; rearguard; 0; ? rearguard-place",
        {"lacks": {"D06"}, "offers": {"D04"}},
        REAR,
    ),
    Row(
        "24.4, 17.2 removing is no Engineer Action and draws no fire",
        {"R": "D05 hundreds", "K": "E08 grenadiers", "A": "E05 rifles"},
        "R; remove-rearguard; ? actor-choose",
        {"said": ["rearguard-removed"]},
        REAR,
    ),
)
def test_rearguards(row: Row) -> None:
    check(row)


@rows(
    Row(
        "27.0, 21.3 the Unit of a Leader is struck from the air: he goes to the nearest",
        {"A": "P01 rifles", "G": "F05 festung", "K": "H05 festung"},
        "jabos; F05; G; jabos; F05; G; 9",
        {"gone": "G", "leader": {"feld": "H05"}},
        STRIKE | {"forced": {"crt": ["E"]}, "mug": ("command:allied", "command:german")},
    ),
    Row(
        "8.0 nobody on an entry hex is struck",
        {"A": "P01 rifles", "G": "A05 festung entering", "K": "H05 festung"},
        "jabos; ? air-hex",
        {"ids": {"H05", "back"}},
        STRIKE | {"mug": ("command:allied", "command:german")},
    ),
    Row(
        "27.0 no negative modifier, and the Armored column for an entrenched Unit",
        {"A": "P01 rifles", "G": "F05 grenadiers ent"},
        "jabos; F05; G; jabos; F05; G; 4; take; 8",
        {"strikes": [(4, "S"), (4, "miss")]},
        STRIKE | {"mug": ("command:allied", "command:german")},
    ),
)
def test_air(row: Row) -> None:
    check(row)
