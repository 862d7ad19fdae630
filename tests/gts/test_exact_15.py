"""15 and 16 Fire, artillery and barrages: positions that were written beside the rulebook."""

from __future__ import annotations

from typing import Any

from tests.gts.exact import Row, check, rows
from tests.gts.guns import GUNS, PARK, WOODS

SPOTTED: dict[str, Any] = {"hexes": WOODS, "parks": PARK, "attached": ("H",), "leaders": {"red": "C05"}}


@rows(
    Row(
        "15.6.2 three hexes at an unarmored target",
        {"T": "D05 tanks", "G": "D08 grenadiers"},
        "T; fire; G; 9; 8",
        {"shots": [("T", "G", 2)]},
    ),
    Row(
        "15.6.2 three hexes at an armored one",
        {"T": "D05 tanks", "P": "D08 panzers"},
        "T; fire; P; 9; 8",
        {"shots": [("T", "P", 1)]},
    ),
    Row(
        "15.6.2 an armored target at full range",
        {"T": "D05 tanks", "P": "D09 panzers"},
        "T; fire; P; 9; 8",
        {"shots": [("T", "P", 0)]},
    ),
    Row(
        "15.6.2 three hexes are the full range of artillery that fires directly",
        {"H": "D05 priests", "P": "D08 panzers"},
        "H; fire; D08; 9; 8",
        {"shots": [("H", "P", -1)]},
    ),
    Row(
        "15.6.2 two hexes are not",
        {"H": "D05 priests", "P": "D07 panzers"},
        "H; fire; D07; 9; 8",
        {"shots": [("H", "P", 0)]},
    ),
    Row(
        "15.3 an adjacent enemy cuts the range",
        {"T": "D05 tanks", "P": "D08 panzers", "G": "D06 grenadiers suppressed"},
        "T; fire",
        {"offers": {"G"}, "lacks": {"P"}},
    ),
    Row(
        "15.3 a barrage in the firer's hex cuts it",
        {"T": "D05 tanks", "P": "D08 panzers"},
        "T",
        {"lacks": {"fire"}},
        {"barrages": {"D05": "light"}},
    ),
    Row(
        "15.6.5 and costs two if it is heavy",
        {"T": "D05 tanks", "G": "D06 grenadiers"},
        "T; fire; G; 9; 8",
        {"shots": [("T", "G", 3)]},
        {"barrages": {"D05": "heavy"}},
    ),
    Row(
        "15.4 nobody sees through a barrage",
        {"T": "D05 tanks", "P": "D08 panzers"},
        "T",
        {"lacks": {"fire"}},
        {"barrages": {"D07": "light"}},
    ),
    Row(
        "15.4 but into one",
        {"T": "D05 tanks", "P": "D08 panzers"},
        "T",
        {"offers": {"fire"}},
        {"barrages": {"D08": "light"}},
    ),
    Row(
        "15.4 two hexes in fog",
        {"T": "D05 tanks", "P": "D08 panzers"},
        "T",
        {"lacks": {"fire"}},
        {"weather": "fog"},
    ),
    Row(
        "15.6.3 no bonus after a Step Loss",
        {"T": "D05 tanks reduced", "P": "D08 panzers"},
        "T; fire; P; 8",
        {"shots": [("T", "P", 0)]},
    ),
    Row(
        "15.5.4 a zero always hits",
        {"T": "D05 tanks hits=2", "P": "D08 panzers ent"},
        "T; fire; P; 9; 0",
        {"hits": {"P": 1}},
        {"entrenchments": {"E": {"side": "german", "hex": "D08", "occupant": "P"}}},
    ),
    Row(
        "22.3.6 an entrenched company is read as armored",
        {"A": "D05 rifles", "G": "D06 grenadiers ent"},
        "A; fire; G; 0; 4; take",
        {"suppressed": "G", "shots": [("A", "G", 4)]},
        {"entrenchments": {"E": {"side": "german", "hex": "D06", "occupant": "G"}}},
    ),
    Row(
        "15.6.8 the mass of the whole hex",
        {"A": "D05 rifles", "G": "D06 grenadiers", "K": "D06 grenadiers", "P": "D06 pioneers"},
        "A; fire; G; 9; 8",
        {"shots": [("A", "G", 6)]},
    ),
    Row(
        "15.4.3 a strongpoint looks through two hexes",
        {"T": "D05 tanks", "P": "D08 panzers"},
        "T",
        {"offers": {"fire"}},
        {"hexes": {"D05": {"terrain": "clear", "strongpoint": True}, "D06": "woods", "D07": "woods"}},
    ),
    Row(
        "15.4.3 and not through three",
        {"T": "D05 tanks", "P": "D09 panzers"},
        "T",
        {"lacks": {"fire"}},
        {
            "hexes": {
                "D05": {"terrain": "clear", "strongpoint": True},
                "D06": "woods",
                "D07": "woods",
                "D08": "woods",
            }
        },
    ),
    Row(
        "15.4.2 a post does nothing for Direct Fire",
        {"T": "D05 tanks", "P": "D07 panzers"},
        "T",
        {"lacks": {"fire"}},
        {"hexes": {"D05": {"terrain": "clear", "observation": True}, "D06": "woods"}},
    ),
    Row(
        "15.4.2 nor for a Mortar that would spot for itself",
        {"M": "D05 mortars", "P": "D07 panzers"},
        "M; fire",
        {"lacks": {"D07"}},
        {"hexes": {"D05": {"terrain": "clear", "observation": True}, "D06": "woods"}},
    ),
    Row(
        "16.5.2 a Suppressed Unit does not spot",
        {"S": "F05 rifles suppressed", "H": GUNS, "G": "J05 grenadiers"},
        "H",
        {"lacks": {"fire"}},
        {**SPOTTED, "leaders": {"red": "F05"}},
    ),
    Row(
        "16.5.2 nor does one that is Out of Command",
        {"S": "I05 rifles", "R": "C05 rifles", "H": GUNS, "G": "L05 grenadiers"},
        "H",
        {"lacks": {"J05"}},
        SPOTTED,
    ),
    Row(
        "16.1.I#6 outside a park it spots for itself",
        {"R": "C01 rifles", "H": "D05 priests", "G": "D10 grenadiers"},
        "H; fire; D10; 9; 8",
        {"shots": [("H", "G", 4)], "barrages": {"D10": "light"}},
    ),
    Row(
        "16.1.I#6 within one it does not",
        {"R": "M01 rifles", "H": "B05 priests park=first-1 contact=red", "G": "B10 grenadiers"},
        "H; fire; barrage; M05; 9; 8",
        {"barrages": {"M05": "light"}, "shots": []},
        {"parks": PARK, "leaders": {"red": "M01"}},
    ),
    Row(
        "16.6.1 a hit spreads an S? over the hex",
        {"S": "F05 rifles", "H": GUNS, "G": "J05 grenadiers", "K": "J05 grenadiers"},
        "H; fire; J05; G; 0; 3; 9; take",
        {
            "shots": [("H", "G", 7)],
            "hits": {"G": 1},
            "suppressed": "K",
            "barrages": {"J05": "heavy"},
        },
        {**SPOTTED, "leaders": {"red": "F05"}},
    ),
    Row(
        "16.6.1 that of a Mortar does not",
        {"M": "D05 mortars", "G": "G05 grenadiers", "K": "G05 grenadiers"},
        "M; fire; G05; G; 9; 4; ? actor-choose",
        {"shots": [("M", "G", 4)], "hits": {"G": 1}, "barrages": {"G05": "light"}},
    ),
    Row(
        "16.6.2.1 markers on the firer count for the kind of barrage",
        {"S": "F05 rifles", "H": GUNS + " hit", "G": "J05 grenadiers"},
        "H; fire; J05; 0; 8",
        {"shots": [("H", "G", 5)], "barrages": {"J05": "light"}},
        {**SPOTTED, "leaders": {"red": "F05"}},
    ),
    Row(
        "16.6.2.1 the barrage on its own hex does not",
        {"S": "F05 rifles", "H": GUNS, "G": "J05 grenadiers"},
        "H; fire; J05; 0; 8",
        {"shots": [("H", "G", 5)], "barrages": {"B05": "light", "J05": "heavy"}},
        {**SPOTTED, "leaders": {"red": "F05"}, "barrages": {"B05": "light"}},
    ),
    Row(
        "16.6.2.1 a light barrage does not replace a heavy one",
        {"M": "D05 mortars", "G": "G05 grenadiers"},
        "M; fire; G05; 9; 8",
        {"barrages": {"G05": "heavy"}},
        {"barrages": {"G05": "heavy"}},
    ),
    Row(
        "16.6.2.1 a heavy one replaces a light one",
        {"S": "F05 rifles", "H": GUNS, "G": "J05 grenadiers"},
        "H; fire; J05; 0; 8",
        {"barrages": {"J05": "heavy"}},
        {**SPOTTED, "leaders": {"red": "F05"}, "barrages": {"J05": "light"}},
    ),
    Row(
        "16.3.1#4 an Emplaced Unit that spots for itself loses contact",
        {"F": "C05 grenadiers", "E": "D05 coastal contact=feld", "A": "D10 rifles"},
        "E; fire; D10; 8",
        {"contact": {"E": ""}, "barrages": {"D10": "heavy"}},
        {"chit": "formation:feld"},
    ),
    Row(
        "16.2.5 Direct Fire disbands a park before it is resolved",
        {"A": "D05 rifles", "P": "D07 howitzers park=z contact=feld", "R": "L05 grenadiers"},
        "A; fire; P; pass; 9; 8",
        {"park": {"P": ""}, "contact": {"P": ""}, "shots": [("A", "P", 3)]},
        {"parks": {"z": {"division": "zweite", "hex": "D07"}}, "leaders": {"feld": "L05"}},
    ),
    Row(
        "16.3.1#5 a failed S? loses contact, even as a Cohesion Hit",
        {"M": "D05 mortars", "P": "H05 howitzers park=z contact=feld", "R": "L05 grenadiers"},
        "M; fire; H05; 9; 1; 9; convert; 0",
        {"contact": {"P": ""}, "hits": {"P": 1}, "park": {"P": "z"}},
        {"parks": {"z": {"division": "zweite", "hex": "H05"}}, "leaders": {"feld": "L05"}},
    ),
    Row(
        "16.3.1#5 a passed S? keeps it",
        {"M": "D05 mortars", "P": "H05 howitzers park=z contact=feld", "R": "L05 grenadiers"},
        "M; fire; H05; 9; 1; 0",
        {"contact": {"P": "feld"}, "hits": {"P": 0}},
        {"parks": {"z": {"division": "zweite", "hex": "H05"}}, "leaders": {"feld": "L05"}},
    ),
)
def test_fire_and_artillery(row: Row) -> None:
    check(row)
