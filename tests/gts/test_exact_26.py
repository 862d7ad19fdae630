"""1 to 12 and 26 to 29 where chapters meet: chits, weather, air, entry hexes, marches and works under fire."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows

NIGHT = {"turns": [{"label": "2300", "night": True}, {"label": "0700", "first": True}]}
POINTS: dict[str, Any] = {"points": {"first": (4, 0), "zweite": (4, 0)}}
REAR: dict[str, Any] = {"rearguard": {"allied": "hundreds"}, "limits": {"rearguards": {"allied": 2}}}
ROAD = {"lines": [{"kind": "road", "path": ["D05", "D06", "D07"]}]}
BLOCK: dict[str, Any] = {"features": ROAD, "limits": {"blocks": {"allied": 2, "german": 2}}}
JABOS = {"jabos": {"kind": "vehicle", "steps": 1, "front": {"fire": 4, "weapon": "direct-he", "quality": 8}}}
STRIKE: dict[str, Any] = {
    "chit": "",
    "step": "H",
    "counters": JABOS,
    "air_units": {"allied": ("jabos",)},
    "mug": ("command:allied", "command:german"),
}


def crt(*codes: str, **more: Any) -> dict[str, Any]:
    return {"forced": {"crt": list(codes)}, **more}


@rows(
    Row(
        "15.4 three hexes on a clear night",
        {"T": "D05 tanks", "G": "D08 panzers", "K": "D09 panzers", "L": "D07 panzers"},
        "T; fire",
        {"ids": {"G", "L", "back"}},
        NIGHT,
    ),
    Row(
        "15.4 two in the rain of a night",
        {"T": "D05 tanks", "G": "D08 panzers", "K": "D07 grenadiers", "L": "E07 panzers"},
        "T; fire",
        {"ids": {"K", "L", "back"}},
        NIGHT | {"weather": "rain"},
    ),
    Row(
        "17.3 a Fire Zone ends where nobody sees any more",
        {"A": "D05 rifles", "G": "D08 machine-guns"},
        "A; move; D04; ? step-choose",
        {"at": {"A": "D04"}},
        {"weather": "rain"},
    ),
    Row(
        "17.3 and begins there again on a clear day",
        {"A": "D05 rifles", "G": "D08 machine-guns"},
        "A; move; D04; ? opportunity-offer",
        {"side": "german"},
    ),
    Row(
        "26.0 rain costs two in Assault Fire too",
        {"H": "E06 rifles reduced", "G": "F06 festung reduced"},
        "H; assault; F06; 0; pass; stand; fire; 9; 9; 9; 9",
        {"shots": [("G", "H", -2), ("G", "H", -2), ("H", "G", 2), ("H", "G", 3)]},
        {"weather": "rain"},
    ),
    Row(
        "26.0 fog: half a point and one for a hex of a Road",
        {"A": "D05 rifles column", "G": "P01 grenadiers"},
        "A; move; D06; ? step-choose",
        {"left": "2½"},
        {"weather": "fog", "features": ROAD},
    ),
    Row(
        "26.0 rain: a Column on a Road is not delayed, one beside it is",
        {"A": "D05 rifles column", "G": "P01 grenadiers"},
        "A; move; D06; E06; ? step-choose",
        {"left": "1½"},
        {"weather": "rain", "features": ROAD},
    ),
    Row(
        "15.4.2 an observation post sees three hexes by night",
        {"M": "A05 mortars", "A": "C05 rifles", "G": "C08 grenadiers", "K": "C09 grenadiers"},
        "M; fire; ? mission-hex",
        {"offers": {"C08"}, "lacks": {"C09"}},
        NIGHT | {"hexes": {"C05": {"terrain": "clear", "observation": True}}},
    ),
)
def test_weather_and_night(row: Row) -> None:
    check(row)


@rows(
    Row(
        "27.0 strikes come before the chit that was carried over",
        {"A": "P01 rifles", "G": "F05 festung"},
        "? air-unit",
        {"side": "allied"},
        STRIKE | {"turn": 2, "mug": ("command:allied",), "carried": "command:german"},
    ),
    Row(
        "27.0, 16.3.1#5 a strike that Suppresses breaks contact",
        {"A": "P01 rifles", "G": "F05 coastal contact=feld", "K": "F06 grenadiers"},
        "jabos; F05; G; 9; take",
        {"contact": {"G": ""}, "suppressed": "G"},
        STRIKE | {"forced": {"crt": ["S"]}},
    ),
    Row(
        "27.0 mass, Column and a Defense above zero count; a barrage is not placed",
        {"A": "P01 rifles", "G": "F05 festung column", "K": "F05 festung"},
        "jabos; F05; G; 8",
        {"strikes": [(8, "E")], "barrages": {}},
        STRIKE,
    ),
    Row(
        "27.0 the owner chooses which attack comes first, and sees its result before the next",
        {"A": "P01 rifles", "G": "F05 festung", "K": "F05 panzers"},
        "jabos; F05; G; jabos; F05; K; ? air-next; jabos at K; 8; 8",
        {"strikes": [(5, "E"), (5, "E")], "gone": "GK"},
        STRIKE | {"air_units": {"allied": ("jabos", "jabos")}, "forced": {"crt": ["E", "E"]}},
    ),
    Row(
        "27.0 in the order of placement, if that was agreed",
        {"A": "P01 rifles", "G": "F05 festung", "K": "H05 panzers"},
        "jabos; F05; G; jabos; H05; K; 9; 9",
        {"strikes": [(5, "miss"), (4, "miss")]},
        STRIKE | {"air_units": {"allied": ("jabos", "jabos")}, "options": {"air_order": "placed"}},
    ),
)
def test_air(row: Row) -> None:
    check(row)


@rows(
    Row(
        "10.0.6 one is left: it is not drawn, and is first in the next turn",
        {"A": "D05 rifles", "G": "P01 grenadiers"},
        "command:german",
        {"side": "allied", "asked": "actor-choose", "offers": {"A"}},
        {"chit": "", "mug": ("command:german", "formation:red"), "points": {"first": (0, 5)}},
    ),
    Row(
        "7.2 what was carried over is not bought again, nor for the next turn",
        {"A": "D05 rifles", "B": "D06 rifles of=blue", "G": "P01 grenadiers"},
        "? chit-choose",
        {"lacks": {"now:red", "next:red"}},
        {"chit": "", "step": "D", "turn": 2, "carried": "formation:red", "points": {"first": (0, 5)}},
    ),
    Row(
        "10.0.4 nineteen Command Points, whatever comes",
        {"A": "D05 rifles", "G": "P01 grenadiers"},
        "0; 8",
        {"command": {"first": 19}, "dispatch": {"first": 19}},
        {"chit": "division:first", "begun": False, "points": {"first": (19, 19)}},
    ),
    Row(
        "10.0.4 a nine at no points takes none",
        {"A": "D05 rifles", "G": "P01 grenadiers"},
        "0; 9",
        {"dispatch": {"first": 0}},
        {"chit": "division:first", "begun": False},
    ),
    Row(
        "10.0.5 Direct Command without a point does nothing",
        {"A": "D05 rifles", "G": "P01 grenadiers"},
        "command:allied; ? chit-draw",
        {},
        {"chit": "", "mug": ("command:allied", "command:german", "division:first")},
    ),
)
def test_chits(row: Row) -> None:
    check(row)


@rows(
    Row(
        "16.6.2.2, 8.0 out of an entry hex under a heavy barrage: Out of Command, no Command Point, a hit",
        {"A": "A05 rifles entering", "B": "H05 rifles", "G": "P01 grenadiers"},
        "A; move; B05; 6",
        {"hits": {"A": 1}, "at": {"A": "A05"}, "checks": [("A", 5, False)]},
        POINTS | {"barrages": {"A05": "heavy"}, "leaders": {"red": "H05"}},
    ),
    Row(
        "16.6.2.2, 8.0 and who passes goes with a hit",
        {"A": "A05 rifles entering", "B": "H05 rifles", "G": "P01 grenadiers"},
        "A; move; B05; 5; ? step-choose",
        {"hits": {"A": 1}, "at": {"A": "B05"}, "left": "1"},
        POINTS | {"barrages": {"A05": "heavy"}, "leaders": {"red": "H05"}},
    ),
    Row(
        "16.6.2.2, 8.0 a light one takes two points more",
        {"A": "A05 rifles entering", "B": "H05 rifles", "G": "P01 grenadiers"},
        "A; move; B05; ? step-choose",
        {"hits": {"A": 0}, "at": {"A": "B05"}, "left": "1"},
        {"barrages": {"A05": "light"}, "leaders": {"red": "H05"}},
    ),
    Row(
        "17.2 the next hex is left under fire",
        {"A": "A05 rifles entering", "B": "H05 rifles", "G": "C05 machine-guns"},
        "A; move; B05; B04; ? opportunity-offer",
        {"side": "german", "at": {"A": "B05"}},
        {"leaders": {"red": "H05"}},
    ),
    Row(
        "8.0 no mission at a hex where somebody is entering",
        {"M": "D05 mortars", "G": "A05 grenadiers entering", "K": "E09 grenadiers"},
        "M; fire; barrage; ? barrage-hex",
        {"lacks": {"A05"}, "offers": {"B05"}},
    ),
)
def test_entry_hexes(row: Row) -> None:
    check(row)


@rows(
    Row(
        "14.8, 17.2 a march draws no fire, leaving the hex does",
        {"A": "D01 rifles", "G": "D07 machine-guns"},
        "A; move; D02; D03; D04; ~; D05; ~; ? step-choose; march; 0; ? step-choose; E06; ? opportunity-offer",
        {"at": {"A": "D05"}},
    ),
    Row(
        "14.8 a failed march in a Fire Zone: a hit, no fire",
        {"A": "D01 rifles", "G": "D07 machine-guns"},
        "A; move; D02; D03; D04; ~; D05; ~; march; 9; ? actor-choose",
        {"hits": {"A": 1}, "at": {"A": "D05"}},
    ),
    Row(
        "14.8, 17.7 Suppressed while it marches, it rallies as its Second Action",
        {"A": "D01 rifles", "G": "D07 machine-guns"},
        "A; move; D02; D03; D04; ~; D05; ~; march; roll; 0; E06; G; 0; 9; take; ? second-choose; rally",
        {"at": {"A": "D05"}, "suppressed": "", "command": {"first": 3}},
        crt("S", points={"first": (4, 0)}),
    ),
    Row(
        "14.8 two hits and the last Step: a failed march is the end",
        {"A": "D01 rifles hits=2 reduced", "B": "E12 rifles", "G": "P01 grenadiers"},
        "A; move; D02; D03; D04; D05; march; 9",
        {"gone": "A"},
    ),
    Row(
        "22.2.5, 17.2 who mounts leaves his improved position, and has nothing of it before",
        {"A": "D05 trucked ip", "G": "E05 grenadiers"},
        "A; mount; mount; G; 0; 9",
        {"shots": [("G", "A", 6)]},
    ),
    Row(
        "22.2.5, 17.2 nor has who enters Column",
        {"A": "D05 paras ip", "G": "E05 grenadiers"},
        "A; move; column; G; 0; 9",
        {"shots": [("G", "A", 8)]},
    ),
    Row(
        "22.2.4 an engineer who digs for another stays in his own",
        {"E": "D05 sappers ip", "A": "D05 paras", "G": "E05 grenadiers"},
        "E; build-ip; A; G; 0; 9",
        {"shots": [("G", "E", 5)], "work": {"A": "ip", "E": "ip"}},
    ),
    Row(
        "17.7 a Cohesion Hit stops no digging",
        {"E": "D05 sappers", "G": "E05 grenadiers"},
        "E; build-ip; G; 0; 9; ? actor-choose",
        {"hits": {"E": 1}, "work": {"E": "ip"}},
        crt("C"),
    ),
    Row(
        "17.7 Suppression does, and the road block stays",
        {"A": "D06 rifles", "G": "E06 grenadiers"},
        "A; remove-block; G; 0; 9; take",
        {"suppressed": "A", "said": [], "working": {"A": 0}},
        BLOCK | crt("S") | {"blocks": {"D06": "zweite"}},
    ),
    Row(
        "24.2 two hits by fire: the check for a Rearguard is made at what is left",
        {"A": "D05 rifles hits=1", "G": "E05 grenadiers"},
        "A; rearguard; G; 0; 9; 8; ? actor-choose",
        {"checks": [("G", 5, True), ("A", 7, False)], "working": {"A": 1}},
        REAR | crt("C"),
    ),
)
def test_marches_and_works_under_fire(row: Row) -> None:
    check(row)
