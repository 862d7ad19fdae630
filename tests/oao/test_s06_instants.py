"""What must happen the instant that a position has come about, by whatever way."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.procedure import Stack
from grognard.games.oao.boards import ground
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import s06_instants
from tests.oao.contract import Game, position
from tests.oao.random_play import decisions

MIDWAY = frozenset(
    ("settle", "entered", "retreat", "resolve", "bombard", "attempt", "check", "ride", "arrival", "displacement",
     "train_retreat", "penalties", "flee")
)  # fmt: skip
"""Procedures in the middle of which something may still be due."""


def is_midway(stack: Stack) -> bool:
    return any(frame[0].name.rpartition(".")[2] in MIDWAY for frame in stack)


@pytest.mark.parametrize(
    ("scenario", "seed", "most"), [("lorraine", 7, 900), ("marne", 8, 700), ("campaign", 9, 500)]
)
def test_nobody_is_left_where_nobody_may_be(
    scenario: str, seed: int, most: int
) -> None:  # 6.4#8 8.8.1#3 15.6.2
    quiet = 0
    for g, stack, asked in decisions(seed, most, scenario):
        if not is_midway(stack):
            quiet += 1
            assert s06_instants.forbidden(g) == (), (g.gt, g.player, g.phase, asked.kind)
    assert quiet > most // 2


# hunger


NEXT_TO, GERMAN = "45.60", "de-3B-2B"


def hungry(**units: Any) -> Game:
    """A French Force in 44.60, Out of Supply beside a German division, in its Supply Phase."""
    placed = {id_.replace("_", "-"): unit for id_, unit in units.items()}
    board = ground().board
    near = railways().cells[Net.ALL] & set(board.within(board.cell("44.60"), 14))
    broken = {board.name(cell): "none" for cell in near}
    dice = {"roll-abandonment": [[6]]}
    return Game(position({GERMAN: NEXT_TO, **placed}, "supply", "allied", lines=broken, next=dice))


def test_hunger_that_demoralizes_a_formation_in_an_ezoc_drives_it_out() -> None:  # 6.4#8 15.4(4)#1
    game = hungry(fr_29_15={"hex": "44.60", "level": 4}).until("retreat-step")
    assert game.said("demoralized-retreat")
    while game.kind == "retreat-step":
        game.table.answer(game.ids[0])
    unit = game.table.state.units["fr-29-15"]
    assert game.table.state.board.distance(unit.where, game.table.state.board.cell("44.60")) == 3
    assert unit.losses == 1


def test_guns_whose_last_friend_starves_are_lost() -> None:  # 8.8.1#3 15.4(4)#1
    game = hungry(fr_Alpins1={"hex": "44.60", "losses": 1}, fr_art_Toul="44.60")
    game.until("force-choose")
    assert game.hex_of("fr-Alpins1") == "", "the last step of an Asset"
    assert game.hex_of("fr-art-Toul") == ""


def test_a_fort_whose_last_friend_starves_rolls() -> None:  # 8.5.3#1 15.4(4)#1
    units = {"fr_Alpins1": {"hex": "44.60", "losses": 1}, "fr_fort_Montmedy": "44.60"}
    game = hungry(**units).until("retreat-step")
    assert [each["roll"] for each in game.said("fort-abandoned")] == [6]


# garrisons that return


def returning(german: dict[str, Any]) -> Game:
    """Verdun's Fortress without its garrison, with the people of a Fort in its hex and Germans beside it."""
    works = {"fr-fortress-Verdun-46.44": {"hex": "46.44", "turned": True}, "fr-fort-Montmedy": "46.44"}
    return Game(position({**works, **german}, "preliminary", "german", checked=["fr-fort-Montmedy"]))


def test_guns_beside_a_garrison_that_returns_are_lost() -> None:  # 8.8.1#3 12.4#1 12.1.2
    game = returning({"de-OHL": "47.44"})
    assert game.said("garrison-restored")
    assert game.hex_of("de-OHL") == ""


def test_a_demoralized_formation_beside_a_garrison_that_returns_flees() -> None:  # 6.4#8 12.4#1 12.1.2
    game = returning({"de-3-2": {"hex": "47.44", "level": 5}}).until("retreat-step")
    assert game.said("demoralized-retreat")


# who leaves a hex otherwise than on foot


def test_guns_whose_friend_puts_to_sea_are_lost() -> None:  # 8.8.1#3 7.9.1(1)#3
    units = {"fr-3-2": "26.09", "fr-art-Toul": "26.09", "de-3-2": "26.10"}
    game = Game(position(units, "movement", "allied"))
    game.say("force-choose", "fr-3-2").until("move-choose").say("move-choose", "embark")
    game.say("naval-port-choose", "22.11")
    assert game.hex_of("fr-art-Toul") == ""


# documents


def test_what_a_document_leaves_in_an_ezoc_goes_at_once() -> None:  # 6.4#8
    game = Game(position({"fr-29-15": {"hex": "44.60", "level": 5}, GERMAN: NEXT_TO}, "movement", "german"))
    assert game.kind == "retreat-step"
