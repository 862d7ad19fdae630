"""O21 Fire by and at Weapons and Tanks: jams, armaments, Airbursts, flames, Walls."""

from __future__ import annotations

import pytest

from tests.gwc.scene import order
from tests.gwc.shooting import firing, shooting


def test_jammed_breaks_every_firing_weapon_and_the_attack_stands() -> None:
    units = {
        "B": "H1 ge-bertin",
        "G": "H1 ge-infanterie+mg08",
        "T": "H1 ge-abteilung+mg08-15",
        "P": "H5 us-infantry",
    }
    scene = firing(units).german("activate-first", "B").german("activate-more", "G", "T")
    shooting(scene, "G+mg08", "T+mg08-15").roll(6, 6, "jammed")
    assert scene.note("fire-attack")["total"] == 10 + 1 + 12  # O21.3.6.1#1 EX.strict.B
    assert scene.g.weapons["G+mg08"].broken
    assert scene.g.weapons["T+mg08-15"].broken


def test_a_tank_fires_each_armament_once_and_never_jams() -> None:
    scene = firing({"T": "H5 ge-a7v", "P": "H6 us-infantry"}, date="1918-06")
    assert scene.ids == ["T:gun", "T:mg", "back"]  # O21.3.2#1
    assert scene.german("fire-base", "T:mg").ids == ["fire", "back"]  # O21.3.2#2
    assert dict(scene.pending.args)["strength"] == 9  # 7 and 2: adjacent  O21.3.2#4 3.1.1#3
    scene.german("fire-group", "fire").roll(1, 1, "jammed").roll(6, 6)
    scene.german("fire-target", "H6")
    assert scene.ids == ["T:gun", "back"]  # O21.3.6.1#2: it can still fire
    shooting(scene, "T:gun").roll(1, 2)  # O21.2#3: its gun takes aim first
    assert scene.note("targeting")["result"] == "@targeting-hit"
    scene.roll(1, 1)
    assert scene.note("fire-attack")["strength"] == 8


@pytest.mark.parametrize(("tank", "strength"), [("ge-a7v broken", 5), ("ge-a7v suppressed", 8)])
def test_a_broken_tank_has_no_bonus_and_a_leader_adds_nothing(tank: str, strength: int) -> None:
    units = {"T": f"H5 {tank}", "B": "H5 ge-bertin", "P": "H6 us-infantry"}
    scene = firing(units, date="1918-06").german("activate-first", "T").german("fire-base", "T:mg")
    assert dict(scene.pending.args)["strength"] == strength  # O21.3.2#4 O21.3.2#3 13.2#1


def test_tanks_are_harmed_by_weapons_alone() -> None:
    units = {"B": "H1 ge-bertin", "G": "H1 ge-infanterie+mg08", "T": "H3 us-renault-mg"}
    scene = firing(units, date="1918-06").german("activate-first", "B")
    assert scene.ids == ["G+mg08", "back"]  # O21.3.3
    assert scene.why_not("unit:G") == ["O21.3.3 why-not-tank"]
    scene.german("fire-base", "G+mg08")
    assert scene.ids == ["fire", "back"]


def test_a_mixed_group_spares_the_tank() -> None:
    units = {
        "B": "H1 ge-bertin",
        "G": "H1 ge-infanterie+mg08",
        "T": "H3 us-renault-mg",
        "P": "H3 us-infantry",
    }
    scene = firing(units, date="1918-06").german("activate-first", "B")
    shooting(scene, "G+mg08", "G").roll(1, 1)
    assert scene.g.attack.defenders == ("P",)  # O21.3.3
    scene = firing(units, date="1918-06").german("activate-first", "B")
    shooting(scene, "G+mg08").roll(1, 1)
    assert set(scene.g.attack.defenders) == {"T", "P"}


def test_ex_airburst() -> None:
    """7 and 2 for the Woods and a roll of 9: 18, which turns the Woods into a Shellhole before the defense."""
    units = {"M": "H1 ge-abteilung+minenwerfer-25cm", "L": "H4 us-hill", "P": "H4 us-infantry"}
    scene = firing(units, ground={"H4": "woods"})
    shooting(scene, "M+minenwerfer-25cm").roll(3, 3).roll(4, 5)  # EX.airburst T124#6 INFER.minenwerfer
    assert scene.note("fire-attack")["total"] == 18
    assert scene.g.terrain_markers[scene.g.board.cell("H4")] == "shellhole"
    scene.american("defense-next", "P").roll(3, 3)
    assert scene.note("defense")["morale"] == 7 + 1 + 1


def test_other_ordnance_changes_no_terrain() -> None:
    units = {"G": "H1 ge-abteilung+gun-77mm", "P": "H4 us-infantry"}
    scene = firing(units, ground={"H4": "woods"})
    shooting(scene, "G+gun-77mm").roll(6, 6).roll(6, 6)
    assert scene.note("fire-attack")["total"] == 20
    assert not scene.g.terrain_markers


def test_a_flamethrower_leaves_no_cover() -> None:
    units = {
        "B": "H1 fr-barnier",
        "T": "H1 fr-grenadiers+schilt",
        "L": "H2 ge-infanterie",
        "K": "A1 ge-landwehr",
    }
    hands = {"french": {"F": order("fire")}}
    scene = firing(
        units, active="french", hands=hands, ground={"H2": "building"}, fortifications={"H2": "trench"}
    )
    scene.french("activate-first", "T")
    shooting(scene, "T+schilt").roll(1, 1).roll(1, 1)
    assert scene.note("defense")["morale"] == 8  # 11.7#1


@pytest.mark.parametrize(("weapon", "morale"), [("L", 9), ("L+minenwerfer-76mm", 7)])
def test_a_wall_covers_against_fire_across_it_but_not_against_mortars(weapon: str, morale: int) -> None:
    units = {"L": "H1 ge-landwehr+minenwerfer-76mm", "P": "H3 us-infantry"}
    scene = firing(units, features={"sides": [{"kind": "wall", "between": ["H2/H3"]}]})
    shooting(scene, weapon)
    if weapon != "L":
        scene.roll(6, 6)
    scene.roll(1, 1).roll(6, 6)
    assert scene.note("defense")["morale"] == morale  # T122#2
