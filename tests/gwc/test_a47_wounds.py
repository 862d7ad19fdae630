"""A47 Light Wounds and A53 Probe."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order

UNITS = {"G": "H1 ge-infanterie+mg08", "P": "H4 us-infantry", "K": "O11 us-smith"}


def breaking(
    hand: str, units: dict[str, str] = UNITS, dice: tuple[int, int] = (1, 1), **document: Any
) -> Scene:
    """The American has just failed a Defense Roll: 8 + 7 against 7 + 2."""
    hands = {"german": {"F": order("fire")}, "american": {"X": action(hand), "Y": action("ambush")}}
    scene = Scene(units, hands=hands, **document).german("order-choose", "F")
    scene.german("fire-base", "G+mg08").german("fire-group", "fire").roll(3, 4)
    return scene.roll(*dice)


# A47


@pytest.mark.parametrize("broken", [False, True])
def test_a_team_takes_the_platoons_place(broken: bool) -> None:
    """With its Weapon, its markers and its state; the Platoon returns to the countermix, and 1 VP is lost."""
    state = "suppressed veteran" + (" broken" if broken else "")
    scene = breaking(
        "light-wounds", UNITS | {"P": f"H4 us-infantry+hotchkiss {state} activated=move"}, vp={"american": 3}
    )
    platoons, teams = scene.g.countermix["us-infantry"], scene.g.countermix["us-team"]
    scene.american("action-break", "X")  # A47#1
    assert scene.expect("american", "wounded-team").ids == ["us-team", "us-marine-team", "us-scouts"]
    scene.american("wounded-team", "us-team")
    team = scene.unit("P")
    assert team.counter == "us-team"
    assert scene.at("P") == "H4"
    assert (scene.g.countermix["us-infantry"], scene.g.countermix["us-team"]) == (
        platoons + 1,
        teams - 1,
    )  # A47#3
    assert team.broken == broken  # A47#4
    assert team.suppressed
    assert team.veteran
    assert scene.g.weapons[team.weapon].counter == "hotchkiss"  # A47#5
    assert team.activated == "move"  # A47#6
    assert scene.g.vp == -2  # A47#2
    assert not scene.g.casualties.get("american")


def test_only_platoons_are_lightly_wounded() -> None:
    scene = breaking("light-wounds", UNITS | {"P": "H4 us-team"})
    assert scene.unit("P").broken  # A47#1: nothing was asked
    assert scene.g.hands["american"] == ("X", "Y")


def test_no_light_wounds_without_a_team() -> None:
    teams = ["us-team"] * 7 + ["us-marine-team"] * 2 + ["us-scouts"] * 2
    scene = breaking("light-wounds", casualties={"american": teams})
    assert scene.unit("P").broken  # A47#3


def test_no_light_wounds_for_what_is_eliminated_outright() -> None:
    """A lost Melee is no breaking."""
    units = {"A": "H4 ge-stosstruppen", "P": "H4 us-infantry", "K": "O11 us-smith"}
    hands = {"german": {"R": order("recover")}, "american": {"X": action("light-wounds")}}
    scene = Scene(units | {"B": "A1 ge-landwehr broken"}, hands=hands).german("order-choose", "R").roll(6, 6)
    scene.decline().roll(1, 1).decline().roll(6, 6)
    assert "P" not in scene.g.formations  # A47#1
    assert "X" in scene.g.hands["american"]


# A53


def test_probe_rallies_what_has_just_broken() -> None:
    scene = breaking("probe")
    assert scene.unit("P").broken
    scene.american("action-broken", "X")  # A53#1
    assert not scene.unit("P").broken  # A53#2
    assert scene.note("rallied")["unit"] == "P"


def test_probe_comes_too_late_for_one_that_was_broken() -> None:
    scene = breaking("probe", UNITS | {"P": "H4 us-infantry broken"})
    assert "P" not in scene.g.formations  # A53#1 A53#fr
    assert "X" in scene.g.hands["american"]


def test_no_probe_for_a_tank() -> None:
    scene = breaking("probe", UNITS | {"P": "H4 us-renault-mg"}, dice=(1, 1), date="1918-06")
    assert scene.unit("P").broken
    assert "X" in scene.g.hands["american"]  # A53#1


def test_a_probed_mover_goes_on() -> None:
    units = {"P": "H8 us-infantry", "K": "O11 us-smith", "G": "H4 ge-infanterie+mg08"}
    hands = {"american": {"M": order("move"), "X": action("probe")}, "german": {"F": order("fire")}}
    scene = (
        Scene(units, hands=hands, active="american")
        .american("order-choose", "M")
        .american("activate-first", "P")
    )
    scene.american("step-choose", "H7").german("op-fire-offer", "F").german("op-fire-offer", "fire")
    scene.german("fire-base", "G+mg08").german("fire-group", "fire").roll(6, 6).roll(1, 1)
    scene.american("action-broken", "X").american("step-choose", "H6")  # A53#2
    assert scene.at("P") == "H6"
