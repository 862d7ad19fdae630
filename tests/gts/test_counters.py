"""The counters of our volume: the scale at the head of counters.toml, and what the rulebook's examples show."""

from __future__ import annotations

import pytest

from grognard.games.gts.counters import ARTILLERY, COLOURS, INDIRECT, Counter, Face, counters

ALL = sorted(counters().items())
IDS = [id_ for id_, _ in ALL]
DIRECT = ("dual", "armor-piercing", "direct-he")


def faces(counter: Counter) -> list[Face]:
    return [face for face in (counter.front, counter.transport) if face is not None]


def of(id_: str) -> Counter:
    return counters()[id_]


def is_foot(counter: Counter) -> bool:
    """Infantry that fights with rifles and machine guns."""
    return counter.kind == "infantry" and counter.front.weapon == "small-arms" and not counter.rearguard


@pytest.mark.parametrize(("id_", "counter"), ALL, ids=IDS)
def test_values_are_within_the_scale(id_: str, counter: Counter) -> None:
    assert set(counter.name) == {"en", "fr"}
    assert counter.symbol
    assert counter.steps in (0, 1, 2)  # 29.44#1
    for face in faces(counter):
        assert 1 <= face.quality <= 8
        assert face.fire is None or 0 <= face.fire <= 6
        assert face.assault is None or 0 <= face.assault <= 5
        assert -4 <= face.defense <= 2
        assert face.weapon in COLOURS  # 29.53
        assert not face.armored or face.defense <= -1  # 29.20#2
        assert face.armored or face.defense >= -1  # 29.20#2
        most = 40 if face.weapon in INDIRECT else 6
        assert 1 <= face.range <= most


@pytest.mark.parametrize(("id_", "counter"), ALL, ids=IDS)
def test_movement_follows_from_what_it_is(id_: str, counter: Counter) -> None:
    front = counter.front
    if counter.kind == "infantry" and not counter.rearguard:
        assert front.moves == "leg"  # 29.35
        assert front.movement in (2, 3, 4)
        assert (front.movement == 4) == (front.range <= 2 or front.weapon == "light-mortar")
    if counter.kind == "gun":
        assert front.movement is None, "a star, or none at all"  # 14.4#1 14.11#1
    if counter.kind == "vehicle" and counter.steps:
        assert front.movement in (9, 12, 14, 16)
        assert front.moves in ("tracked", "wheeled")
        assert front.armored
    if counter.transport is not None:
        assert counter.kind != "vehicle"  # 29.38 14.10.1#1
        assert counter.transport.movement in (12, 16)
        assert counter.transport.armored == (counter.transport.movement == 16)
        assert counter.transport.quality == front.quality
        assert counter.transport.defense == (-1 if counter.transport.armored else 2)


@pytest.mark.parametrize(("id_", "counter"), [row for row in ALL if is_foot(row[1])])
def test_infantry(id_: str, counter: Counter) -> None:
    front = counter.front
    better = 2 if front.quality >= 7 else 1 if front.quality >= 6 else 0
    assert front.fire in (2, 3, 4)
    assert front.assault == front.fire + better
    assert front.defense == (-1 if front.quality >= 7 else 1 if front.quality == 1 else 0)
    assert front.coloured == (front.range >= 3)  # 29.10#2


METRES = {
    "field-guns": 12_250, "sextons": 12_250, "priests": 10_420, "pack-howitzers": 8_790, "czech-howitzers": 9_970,
    "coast-howitzers": 9_970, "french-howitzers": 11_300, "howitzers": 10_675, "tracked-howitzers": 10_675,
    "russian-howitzers": 11_800, "ss-howitzers": 13_325, "rocket-launchers": 6_900, "ss-infantry-guns": 4_700,
    "mortars": 2_560, "para-mortars": 2_560, "heavy-mortars": 3_750, "static-mortars": 2_400, "row-mortars": 2_400,
    "ss-mortars": 6_050,
}  # fmt: skip


@pytest.mark.parametrize(("id_", "metres"), METRES.items(), ids=list(METRES))
def test_shells_fly_as_far_as_the_real_ones(id_: str, metres: int) -> None:
    assert abs(of(id_).front.range - metres / 500) <= 0.6  # 1.0#1


def test_every_piece_that_fires_indirectly_has_its_range_from_a_real_one() -> None:
    indirect = {id_ for id_, counter in ALL if counter.front.weapon in INDIRECT}
    assert indirect == {*METRES, "coast-guns"}


@pytest.mark.parametrize(("id_", "counter"), ALL, ids=IDS)
def test_contact_numbers(id_: str, counter: Counter) -> None:
    """Each orange and black Unit has a marker, and nobody else."""
    marked = counter.front.weapon in ("indirect", "emplaced")
    assert (counter.contact is not None) == marked  # 16.3#1
    if counter.contact is not None:
        pending, in_contact = counter.contact
        assert 4 <= in_contact < pending <= 8
        assert counter.self_propelled == (pending == 8)
    assert not counter.self_propelled or counter.kind == "vehicle"
    if counter.front.weapon in ARTILLERY:
        assert counter.front.assault in (None, 1)


GUNS = {
    "stuarts": (3, 2), "armoured-cars": (3, 2), "casemate-guns": (4, 3), "panzer-iv-short": (4, 2), "shermans": (4, 3),
    "swimming-tanks": (4, 3), "flails": (4, 3), "assault-howitzers": (4, 3), "six-pounders": (5, 3),
    "airlanding-six-pounders": (5, 3), "fireflies": (5, 4), "panzer-iv": (5, 4), "ss-panzer-iv": (5, 4),
    "assault-guns": (5, 4), "marders": (5, 4), "m10s": (5, 4), "static-anti-tank": (5, 4), "ss-anti-tank": (5, 4),
    "avre": (5, 1), "seventeen-pounders": (6, 5), "eighty-eights": (6, 6), "heavy-flak": (6, 6), "light-flak": (3, 4),
    "ss-light-flak": (3, 4), "bofors": (3, 4), "typhoons": (5, 1),
}  # fmt: skip
"""Fire Rating and range by the size of the gun."""


def test_guns_that_fire_directly() -> None:
    found = {id_: (c.front.fire, c.front.range) for id_, c in ALL if c.front.weapon in DIRECT}
    assert found == GUNS


ARMOUR = {
    "shermans": -3, "fireflies": -3, "swimming-tanks": -3, "flails": -3, "avre": -4, "reconnaissance": -2,
    "stuarts": -2, "m10s": -2, "sextons": -1, "priests": -1, "row-mortars": -1, "panzer-iv": -3, "panzer-iv-short": -3,
    "ss-panzer-iv": -3, "assault-guns": -1, "assault-howitzers": -1, "marders": -1, "armoured-cars": -2,
    "tracked-howitzers": -1,
}  # fmt: skip


def test_armour_and_guns_in_defence() -> None:
    assert {id_: c.front.defense for id_, c in ALL if c.front.armored} == ARMOUR
    light = {id_ for id_, c in ALL if c.kind == "gun" and c.front.defense == 0}
    assert light == {
        "six-pounders", "airlanding-six-pounders", "casemate-guns", "static-anti-tank", "ss-anti-tank", "coast-guns",
        "coast-howitzers",
    }  # fmt: skip
    assert {c.front.defense for id_, c in ALL if c.kind == "gun" and id_ not in light} == {1}


def test_what_the_examples_show() -> None:
    """The counters seen in the rulebook's examples are the measure of ours."""
    assert (of("paras").front.quality, of("paras").front.defense, of("paras").steps) == (6, 0, 2)
    east = of("east-company").front
    assert (east.quality, east.fire, east.defense) == (1, 2, 1)
    assert (of("static-infantry").front.quality, of("static-infantry").front.movement) == (3, 4)
    flak = of("light-flak")
    assert (flak.steps, flak.front.fire, flak.front.defense, flak.front.weapon) == (0, 3, 1, "direct-he")
    assert of("mortars").front.fire == 3
    assert (of("field-guns").front.fire, of("field-guns").steps) == (4, 2)
    assert of("shermans").front.defense == of("panzer-iv").front.defense == -3
    halftrack = of("panzergrenadiers").transport
    assert halftrack is not None
    assert (halftrack.movement, halftrack.moves) == (16, "tracked")


def test_rearguards() -> None:
    rearguards = [counter for _, counter in ALL if counter.rearguard]
    assert len(rearguards) == 3
    for counter in rearguards:
        front = counter.front
        assert (front.fire, front.defense, counter.steps, front.assault) == (0, 0, 0, None)  # 29.41#2


def test_garrisons_and_casemates_are_always_in_command() -> None:
    red = {id_ for id_, counter in ALL if counter.front.auto_command}
    assert red == {"garrison", "casemate-guns", "coast-guns", "coast-howitzers"}  # 2.0.FIG#3


def test_engineers() -> None:
    assert {id_ for id_, counter in ALL if counter.engineer} == {
        "sappers", "para-sappers", "avre", "static-pioneers", "pioneers", "ss-pioneers",
    }  # fmt: skip
