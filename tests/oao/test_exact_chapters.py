"""Positions in which chapters meet: losses with retreats and advances, flights with friends, supply with nerve."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rules import s05_attachment
from tests.oao.contract import ENDS, Game, position
from tests.oao.scenes import scene

X, N, NE, SE, S, SW, NW = "08.42", "08.41", "09.42", "09.43", "08.43", "07.43", "07.42"
"""A hex on open ground and those around it."""
TWO = dict.fromkeys(("de-3-2", "de-4-2"), N)
SPENT = {"hex": X, "losses": 1}
OTHERS: dict[str, dict[str, Any]] = {army: {} for army in ("de-FIRST", "fr-FOURTH", "fr-FIFTH")}


def attack(units: dict[str, Any], target: str = X, **more: Any) -> Game:
    """The attack by the two divisions is indicated, and is the only one."""
    game = Game(position(units, **more))
    game.say("attack-declare", target).say("attack-join", *TWO, "done")
    return game.say("attack-declare", "done") if game.kind == "attack-declare" else game


def play(game: Game, *wanted: str) -> list[str]:
    """The questions up to the next movement phase: what is wanted is answered if offered, else what ends something."""
    asked = list[str]()
    while game.kind and game.kind != "force-choose":
        asked.append(game.kind)
        ends = [id_ for id_ in game.ids if id_ in ENDS]
        game.table.answer(next((id_ for id_ in (*wanted, *ends) if id_ in game.ids), game.ids[0]))
        assert len(asked) < 80
    return asked


# 11.2 why a hex is vacated

RING = dict(zip(("de-5-3", "de-6-3", "de-7-4", "de-8-4", "de-13-7"), (NE, SE, S, SW, NW), strict=True))


@pytest.mark.parametrize(
    ("crt", "checks", "ring", "advances"),
    [
        ("+1/+2s", [], {}, False),
        ("-2/+5 b2", [], {}, True),
        ("+2/+2", ["passed", "passed", "failed by 1"], {}, True),
        ("-/+3 b1", [], RING, True),
    ],
)
def test_an_advance_needs_a_retreat_or_a_check(
    crt: str, checks: list[str], ring: dict[str, str], *, advances: bool
) -> None:  # 11.2#1
    forced = {"crt": [crt], **({"check": checks} if checks else {})}
    game = attack({"fr-Alpins1": SPENT, **TWO, **ring}, forced=forced)
    assert ("advance-choose" in play(game)) == advances
    assert game.hex_of("fr-Alpins1") == ""
    assert len(game.said("advance-none")) == (not advances)


def test_a_table_may_let_them_advance_into_any_empty_hex() -> None:  # 11.2#1
    document = position({"fr-Alpins1": SPENT, **TWO}, forced={"crt": ["+1/+2s"]})
    game = Game(document, advance_after="any").say("attack-declare", X).say("attack-join", *TWO, "done")
    assert "advance-choose" in play(game)


def test_a_fortress_that_lost_its_troops_to_reductions_is_not_entered() -> None:  # 12.2.1a 11.2#1
    units = {
        "fr-fortress-Charlemont": "48.31",
        "fr-Alpins1": {"hex": "48.31", "losses": 1},
        "fr-22-11": "44.34",
    }
    troops = dict.fromkeys(TWO, "48.30")
    game = attack({**units, **troops}, "48.31", forced={"crt": ["+1/+2s"]})
    assert "advance-choose" not in play(game)
    assert game.table.state.units["fr-fortress-Charlemont"].turned


# 9.2.5D who was withheld


@pytest.mark.parametrize(
    ("crt", "checks", "far"),
    [
        ("-2/+5E b2", [], 2),
        ("+2/+2", ["passed", "passed", "failed by 7"], 1),
        ("-/+3 b1", ["passed", "passed", "failed by 7"], 2),
        ("+2/+2", ["passed", "passed", "failed by 4"], 0),
    ],
)
def test_the_withheld_go_for_those_who_are_gone(crt: str, checks: list[str], far: int) -> None:  # 9.2.5D#2
    stack = dict.fromkeys(("fr-Alpins1", "fr-Alpins2", "fr-Alpins3"), SPENT)
    forced = {"crt": [crt], **({"check": checks} if checks else {})}
    game = attack({**stack, **TWO, "fr-4-2": "08.47"}, forced=forced)
    play(game, "fr-Alpins1", "fr-Alpins2", "08.43", "08.44")
    assert [game.hex_of(id_) for id_ in stack] == ["", "", f"08.{42 + far}"]


def test_the_withheld_stay_if_no_retreat_is_due() -> None:  # 9.2.5D#2
    guest = {"hex": X, "army": "fr-FIFTH"}
    units = {"fr-Alpins1": SPENT, "fr-Alpins2": guest, **TWO, "fr-4-2": "08.47"}
    game = attack(units, armies=list(OTHERS), displays=OTHERS, forced={"crt": ["+1/+2s"]})
    play(game, "fr-FOURTH")
    assert [game.hex_of(id_) for id_ in ("fr-Alpins1", "fr-Alpins2")] == ["", X]
    assert not game.said("advance-none"), "the hex is held"


# 9.2.2 Independents in two hexes


@pytest.mark.parametrize(
    ("hexes", "corps"),
    [
        (("08.42+08.41", "08.42"), 1),
        (("08.41+08.42", "08.42"), 1),
        (("08.41+08.42", "08.41", "08.42"), 2),
        (("08.41+08.42", "08.43"), 2),
        (("08.41+08.42", "08.43+08.44"), 2),
    ],
)
def test_a_two_hex_unit_is_of_the_stack_of_either_hex(hexes: tuple[str, ...], corps: int) -> None:  # 9.2.2#1
    units = dict(zip(("fr-66r", "fr-72r", "fr-65r"), hexes, strict=False))
    g = scene(units)
    assert len(s05_attachment.corps_among(g, units)) == corps


# 6.4 to and fro

COLUMN = ("08.42", "08.43", "08.44", "08.45")
WALLS = ("08.41", "08.46", *(f"{col}.{row}" for col in ("07", "09") for row in range(42, 47)))


def test_who_can_only_flee_to_and_fro_is_surrounded() -> None:  # 6.4#8 6.4#11
    game = Game(position({"fr-3-2": {"hex": "08.42", "level": 5}, **walled()}, "movement"))
    assert game.hex_of("fr-3-2") == ""
    assert [each["hex"] for each in game.said("demoralized-retreat")] == ["08.42", "08.45"]


def walled() -> dict[str, str]:
    """A column of hexes that French divisions hold, Germans on all sides of it."""
    french = ("fr-4-2", "fr-21-11", "fr-22-11", "fr-23-12")
    german = [f"de-{n}-{n // 2 + n % 2}" for n in (3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18)]
    return {**dict(zip(french, COLUMN, strict=True)), **dict(zip(german, WALLS, strict=True))}
