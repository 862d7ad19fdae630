"""17 and 18 Opportunity Fire and Assault: positions that were written beside the rulebook."""

from __future__ import annotations

from tests.gts.exact import Row, check, rows
from tests.gts.moves import side

FIVE = dict.fromkeys("ABCDE", "D05 rifles")


@rows(
    Row(
        "17.5 no Mortar, no Suppressed Unit fires",
        {"A": "E05 rifles", "M": "F05 granatwerfer", "S": "F05 grenadiers suppressed"},
        "A; move; E06; ? step-choose",
        {"at": {"A": "E06"}},
    ),
    Row(
        "17.6.2 out of all Fire Zones: -1",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; D05; G; 0; 8",
        {"shots": [("G", "A", 2)], "at": {"A": "D05"}},
    ),
    Row(
        "17.6.1 into the Fire Zone of another Unit: +2",
        {"A": "E05 rifles", "G": "F05 grenadiers", "F": "D08 grenadiers"},
        "A; move; E06; ~; D06; G; 0; 8",
        {"shots": [("G", "A", 2)], "at": {"A": "D06"}},
    ),
    Row(
        "17.6.1 into the Fire Zone of a Unit that does not fire",
        {"A": "E05 rifles", "G": "F05 grenadiers", "F": "D06 grenadiers"},
        "A; move; D05; G; 0; 8",
        {"shots": [("G", "A", 5)], "at": {"A": "D05"}},
    ),
    Row(
        "17.3 an adjacent enemy draws a long Fire Zone in",
        {"A": "E08 rifles", "B": "E06 rifles", "G": "E05 machine-guns"},
        "A; move; D08; ? step-choose",
        {"at": {"A": "D08"}},
    ),
    Row(
        "17.8 one target of a stack, with the mass of all",
        {"A": "E05 rifles", "B": "E05 rifles", "C": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; B; done; E06; G at B; 0; 9",
        {"shots": [("G", "B", 8)], "at": {"A": "E06", "B": "E06", "C": "E05"}},
    ),
    Row(
        "17.7 the Suppressed one stays and the other goes on",
        {"A": "E05 rifles", "B": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; B; E06; G at B; 0; 3; take",
        {"suppressed": "B", "at": {"A": "E06", "B": "E05"}},
    ),
    Row(
        "17.7 a Cohesion Hit stops nobody",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; move; E06; G; 0; 4",
        {"hits": {"A": 1}, "at": {"A": "E06"}},
    ),
    Row(
        "17.4 no Command Point, and one less Out of Command",
        {"A": "E05 rifles", "G": "F05 grenadiers", "L": "O05 grenadiers"},
        "A; move; E06; G; 5",
        {"checks": [("G", 4, False)], "at": {"A": "E06"}, "command": {"zweite": 5}},
        {"leaders": {"feld": "O05"}, "points": {"zweite": (5, 0)}},
    ),
    Row(
        "22.2.3 no improved position for who leaves it",
        {"A": "E05 rifles ip", "G": "F05 grenadiers"},
        "A; move; E06; G; 0; 8",
        {"shots": [("G", "A", 5)], "work": {"A": ""}},
    ),
    Row(
        "17.6.1 an Engineer Action: +2",
        {"A": "E05 rifles", "G": "F05 grenadiers"},
        "A; build-ip; G; 0; 8",
        {"shots": [("G", "A", 5)]},
    ),
    Row(
        "17.3 artillery covers three hexes",
        {"A": "E05 rifles", "G": "H05 howitzers"},
        "A; move; D05; G; 0; 8",
        {"shots": [("G", "A", -1)]},
    ),
    Row(
        "17.2.1 and not four",
        {"A": "D05 rifles", "G": "H05 howitzers"},
        "A; move; D06; ? step-choose",
        {"at": {"A": "D06"}},
    ),
    Row(
        "17.8 the dead are not fired at again",
        {"A": "E05 rifles reduced hits=2", "G": "F05 grenadiers", "F": "F04 grenadiers"},
        "A; move; E06; G; 0; 5; ? actor-choose",
        {"gone": "A"},
    ),
)
def test_opportunity_fire(row: Row) -> None:
    check(row)


@rows(
    Row(
        "18.7.2 an improved position",
        {"H": "E06 rifles", "G": "F06 grenadiers ip"},
        "H; assault; F06; 8",
        {"bravery": [("H", 8, True)]},
    ),
    Row(
        "18.7.2 an attacker in Column",
        {"H": "E06 rifles column", "G": "F06 grenadiers"},
        "H; assault; F06; 8",
        {"bravery": [("H", 7, False)], "asked": "actor-choose"},
    ),
    Row(
        "18.7.2 tanks farther off",
        {"H": "E06 rifles", "G": "F06 festung", "P": "E10 panzers"},
        "H; assault; F06; 7",
        {"bravery": [("H", 6, False)]},
    ),
    Row(
        "18.7.2 tanks have the terrain that counts in Direct Fire at tanks",
        {"H": "E06 rifles", "P": "F06 panzers"},
        "H; assault; F06; 6",
        {"bravery": [("H", 5, False)]},
        {"hexes": {"F06": "orchard"}},
    ),
    Row(
        "18.7.2 and so the hexside that the Assault crosses",
        {"H": "E06 rifles", "P": "F06 panzers"},
        "H; assault; F06; 5",
        {"bravery": [("H", 4, False)]},
        {"features": {"sides": [side("ridge", "E06/F06")]}},
    ),
    Row(
        "18.7.2 no Fire Zone, no check",
        {"H": "E06 rifles", "G": "F06 grenadiers suppressed"},
        "H; assault; F06; ? charge-or-fire",
        {"bravery": []},
    ),
    Row(
        "18.7.2 a nine fails",
        {"H": "E06 rifles", "G": "F06 festung"},
        "H; assault; F06; 9; ? actor-choose",
        {"bravery": [("H", 8, False)]},
    ),
    Row(
        "18.7.3 the others do not fire",
        {"H": "E06 rifles", "G": "F06 grenadiers", "P": "F05 panzers"},
        "H; assault; F06; 0; ? opportunity-offer",
        {"ids": {"G", "pass"}},
    ),
    Row(
        "18.7.4 a zero-Step Unit fires and is gone",
        {"H": "E06 rifles", "F": "F06 flak"},
        "H; assault; F06; 0; F; 0; 8; ? actor-choose",
        {"shots": [("F", "H", 4)], "gone": "F", "at": {"H": "F06"}},
    ),
    Row(
        "18.7.3 a Suppressed attacker is out",
        {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; I; F06; 0; 0; G at I; 0; 3; take; stand; fire",
        {"suppressed": "I"},
    ),
    Row(
        "18.7.5A runners are Suppressed, the attackers advance",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; run; G06; ? actor-choose",
        {"suppressed": "G", "at": {"H": "F06", "G": "G06"}},
    ),
    Row(
        "18.7.5A under a heavy barrage nobody runs",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; ? charge-or-fire",
        {},
        {"barrages": {"F06": "heavy"}},
    ),
    Row(
        "18.7.5A who cannot run surrenders",
        {"H": "E06 rifles", "G": "F06 grenadiers", "C": "F06 coastal"},
        "H; assault; F06; 0; pass; run; G06",
        {"gone": "C", "at": {"H": "F06", "G": "G06"}},
    ),
    Row(
        "18.7.5C a charge that is not met",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; charge; 6; ? actor-choose",
        {"gone": "G", "at": {"H": "F06"}},
    ),
    Row(
        "18.7.5D a Suppressed defender fires once, at -2",
        {"H": "E06 rifles", "G": "F06 grenadiers suppressed"},
        "H; assault; F06; fire; 9; 8; ? check-company-bonus",
        {"shots": [("G", "H", 1)]},
    ),
    Row(
        "18.7.5D coloured numbers twice",
        {"H": "E06 rifles", "G": "F06 machine-guns"},
        "H; assault; F06; 0; pass; stand; fire; 8; 8",
        {"shots": [("G", "H", 2), ("G", "H", 2)]},
    ),
    Row(
        "18.7.5D two Suppressed, the Assault is over",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; fire; 9; 3; take; ? fire",
        {"suppressed": "H"},
    ),
    Row(
        "18.7.5E defenders keep their woods",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; fire; 9; 9; 9; 9; 8; 8",
        {"shots": [("G", "H", 3), ("G", "H", 3), ("H", "G", 2), ("H", "G", 3)], "asked": "assault-continue"},
        {"hexes": {"F06": "woods"}},
    ),
    Row(
        "18.1 a heavy barrage on the attacker",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H",
        {"lacks": {"assault"}, "offers": {"fire"}},
        {"barrages": {"E06": "heavy"}},
    ),
    Row(
        "18.1 Mortars do not Assault",
        {"M": "E06 mortars", "G": "F06 grenadiers"},
        "M",
        {"lacks": {"assault"}},
    ),
    Row(
        "18.1 two tanks cannot Assault a town",
        {"T": "E06 tanks", "U": "E06 tanks", "G": "F06 grenadiers"},
        "T",
        {"lacks": {"assault"}},
        {"hexes": {"F06": "town"}},
    ),
    Row(
        "18.1 one of them in Column can",
        {"T": "E06 tanks column", "U": "E06 tanks", "G": "F06 grenadiers"},
        "T; assault; F06; ? check-bravery",
        {},
        {"hexes": {"F06": "town"}},
    ),
    Row(
        "22.2.5 the improved position goes when the Assault is launched",
        {"H": "E06 rifles ip", "G": "F06 grenadiers"},
        "H; assault; F06; 0",
        {"work": {"H": ""}},
    ),
    Row(
        "18.7.5F the attackers advance under the barrage of the hex",
        {"H": "E06 rifles", "G": "F06 festung"},
        "H; assault; F06; 0; pass; charge; 1; ? actor-choose",
        {"gone": "G", "at": {"H": "F06"}, "hits": {"H": 0}},
        {"barrages": {"F06": "heavy"}},
    ),
)
def test_assault(row: Row) -> None:
    check(row)
