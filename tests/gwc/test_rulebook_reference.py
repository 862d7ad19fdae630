"""The rules reference of Great War Commander: whole, consistent, and the same in both languages."""

from __future__ import annotations

import pytest

from tests import rulebook_reference as reference
from tests.rulebook_reference import Row

KINDS = {"rule": 896, "data": 179, "note": 100, "definition": 96, "example": 84, "optional": 16}
IDS = (
    r"(INTRO|SCALE|CONTENTS|GLOSS|GEN|EX|FIG|DESIGN|GAP|INFER)(\.[A-Za-z0-9-]+)+(#(\d+|fr))?"
    r"|\d+(\.([FS]|\d+))?(\.\d+)*(\.note|\.IMPORTANT)?(#(\d+|fr))?"
    r"|[OAESTF]\d+(\.\d+)*(\.note|\.printed)?(#(\d+|fr))?"
    r"|A\.meleebonus#fr"
)
TERMS = {
    "LOS": "LDV",
    "VP": "PV",
    "MP": "PM",
    "FP": "PF",
    "SC|Strategy Card": "CS|Cartes? Stratégie",
    "Runner": "Liaison|Runner",
    "Tank": "Char",
    "Platoon": "Section",
    "Team": "Escouade|Team",
    "Weapon": "Arme",
    "Telephone": "Téléphone",
    "Melee": "Mêlée",
    "Suppress": "Suppress|Ligne de Feu",
    "[Bb]r(oken|eak|eaks|eaking)": "Démoralis|Cass|répar|intact",
    "Rall(y|ies)": "Ralli",
    "Retreat": "Repli",
    "Morale": "Moral",
    "Command Radius": "Rayon de Commandement",
    "Highest-ranking Leader": "Leader le plus Haut-Gradé|plus Haut-Gradé",
    "Cover": "Couver",
    "Hindrance": "Gêne",
    "Blind Hex": "Angle Mort",
    "Objective": "Objectif",
    "Op Fire": "Tirs? d'Op",
    "Wire": "Barbelé|Câbles",
    "Foxholes": "Trous? de Combat",
    "Shellhole": "Trous? d'Obus",
    "Pillbox": "Casemate",
}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return reference.read("gwc")


def test_every_row_once(rows: list[Row]) -> None:
    assert reference.kinds(rows) == KINDS
    assert reference.repeated(rows) == []
    assert reference.gaps(rows) == []
    assert reference.misshapen(rows, IDS) == []


def test_every_order_action_event_terrain_and_fortification_is_covered(rows: list[Row]) -> None:
    chapters = {row.rule.partition("#")[0].partition(".")[0] for row in rows}
    expected = [str(n) for n in range(1, 14)]
    for letter, first, last in (
        ("O", 14, 27),
        ("A", 28, 55),
        ("E", 56, 97),
        ("S", 98, 98),
        ("T", 99, 124),
        ("F", 125, 131),
    ):
        expected += [f"{letter}{n}" for n in range(first, last + 1)]
    assert [chapter for chapter in expected if chapter not in chapters] == []


def test_nothing_is_blank(rows: list[Row]) -> None:
    assert reference.blank(rows) == []


def test_figures_agree(rows: list[Row]) -> None:
    assert reference.lost_numbers(rows) == {}


def test_french_is_french(rows: list[Row]) -> None:
    assert reference.untranslated(rows) == []
    assert reference.badly_spaced(rows) == []


def test_french_terms_are_the_rulebooks(rows: list[Row]) -> None:
    assert reference.wrong_terms(rows, TERMS) == []
