"""The rules reference of the Grand Tactical Series: whole, consistent, and the same in both languages."""

from __future__ import annotations

import pytest

from tests import rulebook_reference as reference
from tests.rulebook_reference import Row

KINDS = {"rule": 692, "data": 93, "definition": 93, "example": 60, "note": 13}
IDS = (
    r"\d+\.\d+(\.\d+)*(\.[A-J]|\.FIG|\.[MIEO])?(#\d+)?|18\.7\.5[A-F]#\d+"
    r"|(ACT|BRAV|MARK)\.[A-Za-z0-9]+"
    r"|(EX|DATA)\.[A-Z0-9]+(#\d+)?"
)
TERMS = {
    "Units?": "[Uu]nité",
    "Formation": "formation",
    "Division": "division",
    "Leaders?": "[Cc]hef",
    "[Cc]hits?": "[Jj]eton",
    "mug": "gobelet",
    "Command Points?": "[Pp]oints? de commandement",
    "Dispatch Points?": "[Pp]oints? de (commandement et de )?dépêche",
    "(Dispatch|Command|Attachment) Rating": "[Vv]aleur de (dépêche|commandement|rattachement)",
    "Command Range": "[Pp]ortée de commandement",
    "In Command": "sous (son )?commandement",
    "Out of Command": "hors commandement",
    "Direct Command": "commandement direct",
    "Second Actions?": "secondes? actions?",
    "Engineer Actions?": "actions? de génie",
    "Movement Actions?": "actions? de mouvement",
    "Non-Active": "non acti",
    "Troop Quality": "[Qq]ualité de troupe",
    "Bravery": "bravoure",
    "Company Bonus": "bonus de compagnie",
    "Fire Rating": "[Vv]aleurs? de tir",
    "Defense Rating": "[Vv]aleur de défense",
    "Fire Range": "portée de tir",
    "Fire Zone": "[Zz]ones? de tir",
    "Line of Sight": "[Ll]igne de vue",
    "Blocking Terrain": "terrain.* bloquant",
    "Direct Fire": "[Tt]ir (indirect ou )?direct",
    "Indirect Fire": "[Tt]ir(eur)? (direct ou )?indirect",
    "Indirect HE": "HE indirect",
    "Direct HE": "HE direct",
    "Emplaced": "de position",
    "Organic Artillery": "[Aa]rtillerie.* organique",
    "Organic Transport": "transport organique",
    "Opportunity Fir": "tirs? d'opportunité",
    "Assault Fire": "tirs? d'assaut",
    "counter-battery": "contrebatterie",
    "self-spot": "auto-observ",
    "spotters?": "observateur|formation d'observation",
    "Artillery Parks?": "parcs? d'artillerie",
    "Contact Pending": "Contact en attente",
    "In Contact": "En contact",
    "barrage": "barrage",
    "Cohesion Hits?": "[Pp]ertes? (de pas et )?de cohésion",
    "Step Loss": "[Pp]ertes? (de cohésion (ou|et) )?de pas",
    "Suppressed": "neutralisé",
    "Suppression": "neutralisation",
    "Rall(y|ies)": "ralli",
    "[Rr]un(ning)? away": "[Ff]ui",
    "Column": "colonne",
    "overstack": "surempil",
    "improved position": "[Pp]ositions? améliorée",
    "[Ee]ntrenchment": "[Rr]etranchement",
    "[Rr]oad block": "obstacles? routier",
    "Rearguard": "rrière-garde",
    "Men at Work": "Hommes au travail",
    "Men Rallying": "Hommes en ralliement",
    "Transport Mode": "mode transport",
    "forced march": "marche forcée",
    "[Ee]xclusive rules": "règles( \\w+)? exclusives",
    "(entry|[Rr]einforcement) hex": "hexs? d'entrée",
}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return reference.read("gts")


def test_every_row_once(rows: list[Row]) -> None:
    assert reference.kinds(rows) == KINDS
    assert reference.repeated(rows) == []
    assert reference.gaps(rows) == []
    assert reference.misshapen(rows, IDS) == []


def test_every_chapter_is_covered(rows: list[Row]) -> None:
    sections = {row.rule.partition("#")[0].partition(".")[0] for row in rows}
    charts = {"ACT", "BRAV", "DATA", "EX", "MARK"}
    assert sections == {str(number) for number in range(1, 31)} | charts


def test_nothing_is_blank(rows: list[Row]) -> None:
    assert reference.blank(rows) == []


def test_figures_agree(rows: list[Row]) -> None:
    assert reference.lost_numbers(rows) == {}


def test_french_is_french(rows: list[Row]) -> None:
    assert reference.untranslated(rows) == []
    assert reference.badly_spaced(rows) == []


def test_french_terms_are_used_throughout(rows: list[Row]) -> None:
    assert reference.wrong_terms(rows, TERMS) == []
