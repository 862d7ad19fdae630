"""O19.2.1.3 Gas Attack, and A49 Major Gas Attack."""

from __future__ import annotations

from typing import Any

from tests.gwc.guns import aimed, on_target
from tests.gwc.scene import Scene, action

AREA = {"I8", "I7", "J7", "J8", "I9", "H8", "H7"}
UNITS = {
    "N": "F6 ge-bertin",
    "F": "I8 fr-infanterie",
    "S": "J8 fr-infanterie suppressed",
    "B": "H8 fr-infanterie suppressed broken",
    "L": "I7 fr-durant suppressed",
    "O": "I9 ge-infanterie suppressed",
    "C": "J7 fr-renault-mg suppressed",
    "W": "A11 fr-infanterie broken",
}


def gassed(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    document.setdefault("date", "1918-06")
    return on_target("gas", units=units, **document)


def hexes(scene: Scene) -> set[str]:
    return {scene.g.board.name(cell) for cell in scene.g.gas}


def test_seven_markers_and_no_roll() -> None:
    scene = gassed()
    assert hexes(scene) == AREA  # O19.2.1.3#1
    assert not scene.said("impact")  # O19.2.1.3#2
    assert scene.g.barrages == {}  # O19.2.1.3#5
    assert scene.expect("german", "order-choose")
    assert hexes(scene) == AREA


def test_the_suppressed_break_and_the_others_are_suppressed() -> None:
    scene = gassed()
    for id_ in ("S", "L", "O", "C"):  # O19.2.1.3#3: Leaders, Tanks and one's own as well
        assert scene.unit(id_).broken, id_
        assert scene.unit(id_).suppressed, id_
    assert "B" not in scene.g.formations  # O19.2.1.3#3: broken already
    assert scene.unit("F").suppressed  # O19.2.1.3#4
    assert not scene.unit("F").broken
    assert not scene.unit("W").suppressed


def test_no_gas_in_a_blaze_or_off_the_map() -> None:
    scene = gassed({"N": "F6 ge-bertin", "W": "A11 fr-infanterie broken"}, terrain={"H8": "blaze"})
    assert hexes(scene) == AREA - {"H8"}
    scene = (
        aimed("gas", "H11", units={"N": "F6 ge-bertin", "W": "A11 fr-infanterie broken"})
        .roll(6, 6)
        .roll(1, 4)
    )
    assert hexes(scene) == {"H11", "H10", "G11", "I11"}


def test_where_gas_lies_already_it_strikes_again() -> None:
    scene = gassed(gas=["J8"])
    assert scene.unit("S").broken
    assert scene.g.countermix["gas"] == 14 - 7  # 8.1.5: the hex keeps the one marker


def test_the_player_spreads_what_gas_there_is() -> None:
    away = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"]
    scene = gassed(gas=away).expect("german", "gas-place")  # O19.2.1.3#1: five markers for seven hexes
    scene.german("gas-place", "J8", "I9", "J7", "I7", "H7")
    assert hexes(scene) == {*away, "J8", "I9", "J7", "I7", "H7"}
    assert not scene.unit("F").suppressed
    assert scene.unit("S").broken


def test_a_platoon_that_would_die_can_be_lightly_wounded() -> None:
    scene = gassed(french={"L": action("light-wounds")})
    scene.french("action-break", "L")
    assert scene.note("action-played")["action"] == "@action-light-wounds"


def test_anti_gas_keeps_the_suppressed_from_breaking() -> None:
    scene = gassed(reminders={"french": ["FS3"]})
    assert not scene.unit("S").broken  # S98.3.3#1
    assert "B" in scene.g.formations
    assert scene.unit("F").suppressed  # it still Suppresses
    assert scene.unit("O").broken  # S98.3.3#1: friendly Formations only


def test_anti_gas_protects_its_own_side_only() -> None:
    scene = gassed(reminders={"german": ["GS1"]})
    assert not scene.unit("O").broken  # S98.4.1
    assert scene.unit("S").broken


# A49


def test_major_gas_attack_eliminates_a_unit_just_broken() -> None:
    scene = (
        gassed(hand={"M": action("major-gas-attack")})
        .german("action-gas", "M")
        .expect("german", "gas-victim")
    )
    assert set(scene.ids) == {"S", "O"}  # A49: Units only, and not those eliminated
    scene.german("gas-victim", "S")
    assert "S" not in scene.g.formations
    assert "O" in scene.g.formations


def test_major_gas_attack_needs_a_victim_and_a_gas_attack() -> None:
    units = {key: text for key, text in UNITS.items() if key not in "SBOC"}
    scene = gassed(units, hand={"M": action("major-gas-attack")})
    assert scene.expect("german", "order-choose")  # A49: the Leader is no Unit
    assert not scene.said("action-played")


def test_major_gas_attack_is_the_active_players() -> None:
    scene = gassed(french={"M": action("major-gas-attack")})
    assert scene.expect("german", "order-choose")  # A49
