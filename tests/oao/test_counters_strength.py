"""The values of Combat units follow from battalions, guns and quality by the formula of `counters/README.md`."""

from __future__ import annotations

import math
import tomllib
from importlib import resources
from typing import Any

import pytest

from grognard.games.oao.counters import Combat, Face, Fortress, FortressClass, Nation, Size
from grognard.games.oao.counters_read import counters

QUALITIES: dict[str, Any] = tomllib.loads(
    resources.files("grognard.games.oao").joinpath("counters/classes.toml").read_text("utf-8")
)
STAND = {Size.DIVISION: 0, Size.BRIGADE: 1, Size.REGIMENT: 2}
UNITS = sorted(counters().combat(), key=lambda unit: unit.id)


def rounded(value: float) -> int:
    return math.floor(value + 0.5)


def formula(unit: Combat) -> Face:
    made, quality = unit.establishment, QUALITIES[unit.establishment.quality]
    weighed = made.guns + 1.5 * made.howitzers + 3 * made.heavies
    artillery = rounded(quality["guns"] * math.sqrt(weighed))
    strength = quality["battalion"] * made.battalions + quality["squadron"] * made.squadrons + artillery / 2
    attack = max(1, rounded(strength))
    stand = 0 if unit.size == Size.CORPS else quality["stand"][STAND[unit.size]]
    return Face(attack, attack + stand, quality["proficiency"], artillery)


def reduction(unit: Combat) -> int:
    if unit.is_cavalry:
        return 2 if unit.size == Size.CORPS else 1
    return 1 if unit.size == Size.REGIMENT else 2


def after(face: Face, loss: int, bands: int, guns: int = 0) -> Face:
    return Face(
        max(1, face.attack - loss),
        max(1, face.defence - loss),
        face.proficiency,
        max(0, face.artillery - guns),
        bands,
    )


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_every_face(unit: Combat) -> None:
    front, loss = formula(unit), reduction(unit)
    assert unit.front == front
    assert unit.back in (None, after(front, loss, 1))
    if unit.secondary is not None:
        gone = int(unit.is_cavalry or unit.size != Size.DIVISION)
        assert unit.secondary.front == after(front, 2 * loss, 2, guns=gone)
        assert unit.secondary.back in (None, after(front, 3 * loss, 3, guns=1))


def test_every_marker_has_the_ce_of_its_quality() -> None:
    for unit in UNITS:
        if unit.marker is None:
            continue
        quality, marker = QUALITIES[unit.establishment.quality], counters().formations[unit.marker]
        assert (marker.base_ce, marker.later_ce) == (quality["ce"], quality.get("later_ce")), unit.id


def test_values_stay_in_the_ranges_that_the_examples_span() -> None:
    """PR 3 to 5 and CE 9 to 11 are all that the text ever shows."""
    assert {unit.front.proficiency for unit in UNITS} == {3, 4, 5}
    assert {each.base_ce for each in counters().formations.values()} == {9, 10, 11}
    assert {unit.base_ce for unit in UNITS if unit.base_ce is not None} == {9, 10}
    divisions = [unit for unit in UNITS if unit.size == Size.DIVISION and unit.corps and not unit.is_cavalry]
    first_line = [unit for unit in divisions if unit.establishment.quality in ("active", "guard", "ligne")]
    assert {unit.front.attack for unit in first_line} - {9} == {12, 13, 14}, "9 is the 26th without a brigade"


def test_the_order_of_quality() -> None:
    """Brigade for brigade the Guard outfights the line, the line the reserves, and all of them the Landwehr."""
    german = [
        QUALITIES[name]["battalion"]
        for name in ("guard", "active", "reserve", "new-reserve", "naval", "landwehr", "landsturm")
    ]
    assert german == sorted(german, reverse=True)
    french = [QUALITIES[name]["battalion"] for name in ("ligne", "reserve-francaise", "territoriale")]
    assert french == sorted(french, reverse=True)


def test_german_divisions_have_more_guns_than_french_ones() -> None:
    """72 field guns and the corps' 15 cm howitzers against 36 and the corps' 75s."""
    german = {unit.front.artillery for unit in UNITS if unit.establishment.quality == "active" and unit.corps}
    french = {unit.front.artillery for unit in UNITS if unit.establishment.quality == "ligne" and unit.corps}
    assert min(german) > max(french)


def test_fortresses_follow_their_class() -> None:
    values = {FortressClass.A: (9, 4), FortressClass.B: (7, 2), FortressClass.C: (5, 1)}
    fortresses = [unit for unit in counters().units.values() if isinstance(unit, Fortress)]
    for each in fortresses:
        assert (each.strength, each.artillery) == values[each.fortress_class], each.id
        assert 1 <= each.steps <= 3, "Step Loss markers run from 1 to 3"  # 13.1.3#3
    assert {each.nation for each in fortresses} == {Nation.GERMAN, Nation.FRENCH, Nation.BELGIAN}
