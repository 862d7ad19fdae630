"""21: the Inundation on the IJzer."""

from __future__ import annotations

import pytest

from grognard.games.oao.rules import s21_allied
from grognard.games.oao.rules.s07_costs import law
from grognard.games.oao.state import Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene


def nieuwpoort(*units: str) -> State:
    g = scene(dict.fromkeys(units, "35.11"), gt=24)
    g.means["allied"] = Means()
    return g


def test_the_allies_may_flood_the_land_once() -> None:  # 21.3#1
    g = nieuwpoort("be-2")
    play = Playing(g, s21_allied.events, "allied")
    play.allied("inundation-announce", "yes").dice(5)
    assert g.flooded
    g.flooded = False
    assert Playing(g, s21_allied.events, "allied").is_over, "once in a game"


def test_they_may_wait_for_it() -> None:  # 21.3#1
    g = nieuwpoort("be-2")
    assert Playing(g, s21_allied.events, "allied").allied("inundation-announce", "no").is_over
    assert not g.flooded
    assert Playing(g, s21_allied.events, "allied").asked.kind == "inundation-announce"


def test_a_six_fails_and_there_is_no_second_attempt() -> None:  # 21.3#1
    g = nieuwpoort("be-2")
    Playing(g, s21_allied.events, "allied").allied("inundation-announce", "yes").dice(6)
    assert not g.flooded
    assert Playing(g, s21_allied.events, "allied").is_over


@pytest.mark.parametrize(
    ("units", "asked"),
    [(("be-2",), True), (("fr-Marine",), False), (("fr-Marine", "fr-81t-det"), False), (("fr-9c",), False)],
)
def test_an_infantry_division_must_be_in_nieuwpoort(units: tuple[str, ...], asked: bool) -> None:  # 21.3#1
    play = Playing(nieuwpoort(*units), s21_allied.events, "allied")
    assert play.is_over is not asked


def test_the_german_is_not_asked() -> None:  # 21.3#1
    assert Playing(nieuwpoort("be-2"), s21_allied.events, "german").is_over


def test_what_is_flooded_stays_so() -> None:  # 21.3#2
    g = nieuwpoort("be-2")
    a, b = next(
        (cell("35.11"), near)
        for near in g.board.adjacent[cell("35.11")]
        if "inundation" in g.board.side(cell("35.11"), near)
    )
    dry = law(g, ("be-2",))(a, b)
    g.flooded = True
    assert law(g, ("be-2",))(a, b) != dry
