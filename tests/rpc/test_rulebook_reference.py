"""The rules reference of Red Poppies Campaigns: whole, consistent, and the same in both languages."""

from __future__ import annotations

import pytest

from tests import rulebook_reference as reference
from tests.rulebook_reference import Row

KINDS = {"rule": 504, "data": 104, "example": 58, "definition": 43, "note": 29}
IDS = (
    r"\d+\.\d+(\.(EX|S|T\d|aircraft|flare|runner|telephone|trenchset))?(#\d+)?"
    r"|12\.(S[1-4]|CG[1-3])#\d+|12\.END"
    r"|(REF|GLOSS|COMP|MAP)(\.[A-Za-z0-9-]+)+"
)
TERMS = {
    "LOS": "LDV|[Ll]a ligne|ligne de vue",
    "LOC": "LDC",
    "OMA": "AHC",
    "FFE": "TE",
    "PBs?": "BP",
    "NML": "NML",
    "IN ": "DANS",
    "AFV": "[Bb]lindé",
    "OMA group": "groupe",
    "[Cc]ohesion": "cohésion",
    "[Dd]ispersed": "dispers",
    "[Ff]ormed": "formé",
    "[Ss]pent (unit|marker|state)|(marked|and|unit is) spent": "épuis",
    "[Cc]ouplet": "[Cc]ouplet",
    "[Rr]eaction.fir": "réact|réagir|[Rr]éaction",
    "[Mm]elee": "[Mm]êlée",
    "[Tt]rench": "[Tt]ranchée",
    "[Ww]ire ": "barbelés|fil",
    "[Bb]omb stop": "[Bb]arricad",
    "[Ss]crapes?": "[Tt]rous? de tirailleur",
    "[Cc]ross hair": "[Rr]éticule",
    "[Hh]ourglass": "[Ss]ablier",
    "[Pp]rimed": "amor[cç]",
    "[Cc]reeping barrage": "[Bb]arrage",
    "[Hh]allowed ground": "[Tt]erre sacrée",
    "[Mm]achine gun": "[Mm]itrailleuse",
    "[Hh]owitzer": "obusier",
}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return reference.read("rpc")


def test_every_row_once(rows: list[Row]) -> None:
    assert reference.kinds(rows) == KINDS
    assert reference.repeated(rows) == []
    assert reference.gaps(rows) == []
    assert reference.misshapen(rows, IDS) == []


def test_every_section_scenario_and_campaign_is_covered(rows: list[Row]) -> None:
    sections = {row.rule.partition("#")[0].partition(".")[0] for row in rows}
    assert {str(number) for number in range(1, 13)} <= sections
    battles = {row.rule.partition("#")[0] for row in rows if row.rule.startswith("12.")}
    assert {f"12.S{n}" for n in range(1, 5)} | {f"12.CG{n}" for n in range(1, 4)} <= battles


def test_nothing_is_blank(rows: list[Row]) -> None:
    assert reference.blank(rows) == []


def test_figures_agree(rows: list[Row]) -> None:
    assert reference.lost_numbers(rows) == {}


def test_french_is_french(rows: list[Row]) -> None:
    assert reference.untranslated(rows) == []
    assert reference.badly_spaced(rows) == []


def test_french_terms_are_used_throughout(rows: list[Row]) -> None:
    assert reference.wrong_terms(rows, TERMS) == []
