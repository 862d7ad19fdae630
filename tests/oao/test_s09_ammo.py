"""9.4: which Forces get Ammo for a combat, and what is recorded."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.oao.rules import s09_ammo
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.state import State
from tests.oao.playing import Playing
from tests.oao.scenes import scene
from tests.oao.supplies import DEPOT, FAR, FOURTH, MIDDLE, NEAR, TRAIN, UNIT, army

SECOND = "fr-21-11"


def ask(g: State, *forces: tuple[str, ...]) -> Playing:
    """Ammo for Forces of one side."""
    return Playing(g, s09_ammo.provide, tuple(Contingent(units, g.units[units[0]].where) for units in forces))


def given(play: Playing) -> list[bool]:
    assert play.is_over
    return [force.ammo for force in play.value]


def test_what_costs_nothing_is_given_unasked() -> None:  # 9.4.1#1
    g = army({UNIT: MIDDLE, DEPOT: NEAR})
    assert given(ask(g, (UNIT,))) == [True]
    assert g.armies[FOURTH].ammo == 0, "a Depot on its front records nothing"
    assert [note.to for note in g.notes] == [("allied",)]


def test_without_a_source_there_is_none() -> None:  # 9.4.1#3
    g = army({UNIT: MIDDLE})
    assert given(ask(g, (UNIT,))) == [False], "lines give none"


def test_a_depot_may_go_into_extended_mode_for_it() -> None:  # 9.4.1#2 9.4.2#1 15.6.1#1
    g = army({UNIT: FAR, DEPOT: NEAR})
    play = ask(g, (UNIT,))
    assert play.ids == [f"depot {DEPOT}", "save"]
    assert play.asked.secret
    play.allied("ammo-provide", f"depot {DEPOT}")
    assert given(play) == [True]
    assert (g.units[DEPOT].mode, g.armies[FOURTH].ammo) == ("extended", 1)


def test_ammo_may_be_saved() -> None:  # 9.4#3
    g = army({UNIT: FAR, DEPOT: NEAR})
    play = ask(g, (UNIT,)).allied("ammo-provide", "save")
    assert given(play) == [False]
    assert (g.units[DEPOT].mode, g.armies[FOURTH].ammo) == ("", 0)


def test_an_increment_is_for_one_force() -> None:  # 9.4#2
    g = army({UNIT: FAR, SECOND: FAR, DEPOT: NEAR})
    g.change(DEPOT, mode="extended")
    play = ask(g, (UNIT,), (SECOND,)).allied("ammo-provide", f"depot {DEPOT}", f"depot {DEPOT}")
    assert given(play) == [True, True]
    assert g.armies[FOURTH].ammo == 2


def test_two_divisions_through_an_extended_train() -> None:  # 9.4.2.EX
    g = army({UNIT: "34.49", SECOND: "34.49", TRAIN: "34.42", DEPOT: NEAR})
    for id_ in (TRAIN, DEPOT):
        g.change(id_, mode="extended")
    play = ask(g, (UNIT,), (SECOND,)).allied("ammo-provide", f"train {TRAIN}", f"train {TRAIN}")
    assert given(play) == [True, True]
    assert (g.units[TRAIN].ammo, g.armies[FOURTH].ammo) == (2, 2)


def test_a_limit_is_counted_and_ends_it() -> None:  # 9.4.2#2 9.4.2#3
    g = army({UNIT: MIDDLE, SECOND: MIDDLE, DEPOT: NEAR})
    g.armies[FOURTH] = replace(g.armies[FOURTH], limit=1)
    play = ask(g, (UNIT,), (SECOND,)).allied("ammo-provide", f"depot {DEPOT}")
    assert given(play) == [True, False]
    assert (g.armies[FOURTH].rationed, g.armies[FOURTH].ammo) == (1, 0)
    assert g.units[DEPOT].mode == ""


def test_a_marker_and_an_extended_depot_are_counted_apart() -> None:  # 9.4.2#1 9.4.2#2
    """What was given under the shortage before the Depot went into Extended Mode does not count for the Depot."""
    g = army({UNIT: MIDDLE, SECOND: FAR, DEPOT: NEAR})
    g.armies[FOURTH] = replace(g.armies[FOURTH], shortage=12, rationed=8)
    play = ask(g, (UNIT,), (SECOND,)).allied("ammo-provide", f"depot {DEPOT}", f"depot {DEPOT}")
    assert given(play) == [True, True]
    assert g.units[DEPOT].mode == "extended"
    assert (g.armies[FOURTH].rationed, g.armies[FOURTH].ammo) == (10, 1)


def test_an_extended_depot_has_its_limit() -> None:  # 9.4.2#1 2.6.2
    g = army({UNIT: FAR, DEPOT: NEAR})
    g.change(DEPOT, mode="extended")
    g.armies[FOURTH] = replace(g.armies[FOURTH], ammo=8)
    assert given(ask(g, (UNIT,))) == [False]


def test_in_a_camp_it_is_automatic_and_never_recorded() -> None:  # 9.4.3
    fortress = "be-fortress-Antwerpen-51.19"
    g = scene({fortress: "51.19", "be-5": "53.18"})
    assert given(ask(g, ("be-5",))) == [True]
    assert given(ask(g, (fortress,))) == [True], "12.1.1: a Fortress needs none"


def test_a_formation_speaks_for_its_assets() -> None:  # 5.5.1#4 5.5.1#5
    garrison = "fr-Marine"
    g = army({UNIT: MIDDLE, garrison: MIDDLE, DEPOT: NEAR})
    g.change(garrison, army="fr-FIFTH")
    assert given(ask(g, (UNIT, garrison))) == [True]
    assert given(ask(g, (garrison,))) == [False], "by itself it is of an army without a Depot"


def test_a_force_in_two_hexes_needs_one_increment() -> None:  # 9.4#2 19.1.6#2
    g = army({UNIT: f"{FAR}+34.47", DEPOT: NEAR})
    g.change(DEPOT, mode="extended")
    play = Playing(g, s09_ammo.provide, tuple(Contingent((UNIT,), where) for where in g.hexes_of(UNIT)))
    play.allied("ammo-provide", f"depot {DEPOT}")
    assert given(play) == [True, True]
    assert g.armies[FOURTH].ammo == 1
