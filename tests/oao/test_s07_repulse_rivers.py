"""7.4.7: Repulses over Grand Rivers."""

from __future__ import annotations

from grognard.games.oao.rules import s07_repulse_targets
from grognard.games.oao.state import Army, Move
from tests.oao.repulses import at, back, moving, place, refusal, repulse
from tests.oao.scenes import cell

BANK, OPPOSITE = "04.22", "05.22"
"""The Seine runs between them."""


def test_over_a_grand_river_it_must_enter_the_hex() -> None:  # 7.4.7
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE})
    play = repulse(g, OPPOSITE)
    assert play.note("combat-odds")["column"] == "3:1", "10 against 2, two columns for the river"
    back(play.dice(1, 1)).dice(1, 1)
    assert at(g, "de-3-2") == OPPOSITE
    assert g.move is not None
    assert g.move.spent > 1 + 5


def test_over_a_grand_river_it_must_have_begun_there_and_have_the_points() -> None:  # 7.4.7
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE})
    assert refusal(g, OPPOSITE) == ""
    assert g.move is not None
    g.move = Move(g.move.units, 5, 0, g.move.began)
    assert refusal(g, OPPOSITE) == "7.4.7"
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE})
    g.change("de-3-2", began=(cell("02.23"),))
    assert refusal(g, OPPOSITE) == "7.4.7"


def test_over_a_grand_river_it_stays_if_a_zone_makes_the_hex_too_dear() -> None:  # 7.4.7
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE, "fr-10-5": "06.21"})
    g.armies = {"de-FIRST": Army("german")}
    g.change("de-3-2", army="de-FIRST")
    moving(g, "de-3-2")
    g.move = Move(("de-3-2",), 4, 0, cell(BANK))
    play = repulse(g, OPPOSITE)
    back(play.dice(1, 1)).dice(1, 1)
    assert play.said("repulse-succeeds")
    assert at(g, "de-3-2") == BANK


def test_over_a_grand_river_only_who_could_enter() -> None:  # 7.4.7
    g = place({"de-3-2": f"{BANK}+04.23", "fr-81t-det": OPPOSITE})
    why = s07_repulse_targets.refused_in_move(g, cell(OPPOSITE))
    assert why is not None
    assert why.text == "why-not-repulse-two-hexes"
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE, "fr-10-5": "06.21"})
    assert refusal(g, OPPOSITE).startswith("5.3.1"), "next to another enemy, outside of its Area"
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE}, "counter_movement")
    g.change("fr-81t-det", prepared=cell(BANK))
    g.pins = {"fr-81t-det": ("de-3-2",)}
    assert not refusal(g, OPPOSITE), "7.3.3#4: the Repulse would remove the marker"


def test_none_over_a_grand_river_in_retreat() -> None:  # 7.4.7
    g = place({"de-3-2": BANK, "fr-81t-det": OPPOSITE}, "attack")
    assert s07_repulse_targets.targets(g, ("de-3-2",)) == ()
