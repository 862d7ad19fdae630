"""11.1.5, 11.1.6, 7.4: those who cannot retreat."""

from __future__ import annotations

from grognard.games.oao.counters import Combat
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_units import CI, D1, D2
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.rules.s15_sources import is_isolated
from tests.oao.retreats import (
    ASSET,
    FRENCH,
    GERMAN,
    HERE,
    NORTH,
    RING,
    SECOND_FRENCH,
    SOUTH,
    at,
    level,
    place,
    put,
    retreat,
    ringed,
)
from tests.oao.scenes import cell

# those who cannot


def test_each_hex_not_retreated_costs_a_level_and_strength() -> None:  # 11.1.5#1
    g = ringed(phase="counter_movement")
    assert retreat(g, 2).is_over
    assert (level(g), g.units[FRENCH].losses, at(g, FRENCH)) == (2, 2, HERE)
    assert not g.units[FRENCH].retreated


def test_who_can_go_one_hex_pays_for_the_other() -> None:  # 11.1.5#1
    g = ringed(SOUTH, phase="movement")
    put(g, {"de-17-9": "06.42", "de-18-9": "07.43", "de-13-7": "08.42"})
    assert retreat(g, 2, because="7.4.4").is_over
    assert at(g, FRENCH) == SOUTH
    assert (level(g), g.units[FRENCH].losses) == (2, 1), "a level for the EZOC, a level and an SR for the hex"


def test_an_isolated_demoralized_force_surrenders_when_it_cannot_retreat() -> None:  # 11.1.6 6.4#5
    g = ringed(phase="counter_movement")
    g.change(FRENCH, level=3)
    retreat(g, 2)
    assert at(g, FRENCH) == "", "CI by the first hex, D1 by the second"
    g = ringed(phase="counter_movement")
    g.change(FRENCH, level=2)
    retreat(g, 2)
    assert (at(g, FRENCH), level(g)) == (HERE, CI)


def test_it_surrenders_too_when_it_must_go_through_a_zone() -> None:  # 11.1.6
    g = put(ringed(SOUTH, phase="movement"), {"de-17-9": "07.44"})
    g.change(FRENCH, level=CI)
    play = retreat(g, 1, because="7.4.4")
    assert at(g, FRENCH) == ""
    assert [note.rules for note in play.g.notes if note.id == "eliminated"] == [("11.1.6",)]
    g = put(ringed(SOUTH, phase="movement"), {"de-17-9": "07.44", SECOND_FRENCH: SOUTH})
    g.change(FRENCH, level=CI)
    retreat(g, 1, because="7.4.4")
    assert at(g, FRENCH) == SOUTH, "a friend negates the EZOC"


def test_an_isolated_demoralized_force_with_room_to_retreat_does_not_surrender() -> None:  # 11.1.6
    """A wide ring of Germans closes every way to a supply source, but the next hex is in no EZOC."""
    g = place({FRENCH: HERE, GERMAN: NORTH})
    ring = [c for c in g.board.cells if g.board.distance(c, cell(SOUTH)) == 3 and not g.in_hex(c)]
    divisions = [id_ for id_ in counters().units if id_.startswith("de-") and id_ not in g.units]
    put(g, {id_: g.board.name(c) for id_, c in zip(_infantry(divisions), ring, strict=False)})
    g.change(FRENCH, level=D1)
    assert is_isolated(Lines(g, "allied"), FRENCH)
    retreat(g, 1, because="7.4.4").allied("retreat-step", SOUTH)
    assert (at(g, FRENCH), level(g)) == (SOUTH, D1)


def _infantry(ids: list[str]) -> list[str]:
    pieces = ((id_, counters().units[id_]) for id_ in ids)
    return [
        id_
        for id_, piece in pieces
        if isinstance(piece, Combat) and piece.is_formation and not piece.is_cavalry
    ]


def test_who_may_repulse_may_do_so_before_he_surrenders() -> None:  # 11.1.6 11.1.5#2
    g = ringed(phase="attack")
    g.change(FRENCH, level=3)
    play = retreat(g, 2)
    assert set(play.ids) == {"surrender", *(f"repulse {name} {FRENCH}" for name in RING)}
    play.allied("retreat-step", "surrender")
    assert at(g, FRENCH) == ""


def test_not_if_it_is_not_isolated() -> None:  # 11.1.6
    """The way to the supply sources is open, and it may still be Demoralized by the step."""
    g = ringed(SOUTH, phase="movement")
    g.change(FRENCH, level=CI)
    retreat(g, 1, because="7.4.4")
    assert level(g) == D1
    assert at(g, FRENCH) not in ("", SOUTH), "it flees at once from where its retreat has ended"


def test_assets_go_with_the_formation_that_surrenders() -> None:  # 11.1.6 5.5.1#4
    g = ringed(phase="movement")
    put(g, {ASSET: HERE})
    g.change(FRENCH, level=D2)
    retreat(g, 1, FRENCH, ASSET, because="7.4.4")
    assert (at(g, FRENCH), at(g, ASSET)) == ("", "")


# Repulse in retreat


def test_who_is_blocked_may_repulse_first() -> None:  # 11.1.5#2 7.4#3
    play = retreat(ringed(phase="attack"), 1)
    assert set(play.ids) == {"stay", *(f"repulse {name} {FRENCH}" for name in RING)}
    play.allied("retreat-step", "stay")
    assert level(play.g) == 1


def test_a_repulse_may_follow_the_last_hex() -> None:  # 7.4#3
    g = place({FRENCH: HERE, "de-Etappe1": "07.43"}, phase="attack")
    play = retreat(g, 1).allied("retreat-step", SOUTH)
    assert set(play.ids) == {f"repulse 07.43 {FRENCH}", "done"}
    assert play.why_not("hex:06.42") == ["11.1"]
    assert play.allied("retreat-step", "done").is_over


def test_no_repulse_outside_of_attack_phases_or_by_those_thrown_back() -> None:  # 7.4#3 7.4#1
    for phase, because in (("movement", "8.5.3"), ("attack", "7.4.4")):
        g = place({FRENCH: HERE, "de-Etappe1": "07.43"}, phase=phase)
        assert retreat(g, 1, because=because).allied("retreat-step", SOUTH).is_over
