"""Repulses for tests."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import Choose
from grognard.games.oao.rules import s07_repulse, s07_repulse_targets
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import Means, Move, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE, THERE = "07.41", "07.42"
"""Two hexes next to each other on open ground."""
WEAK, CAVALRY = "de-GdEz", "fr-2c"
"""A division of AS 7 once it has suffered three SRs; a Formation of DS 2 once it has suffered one."""


def place(units: dict[str, str], phase: str = "movement", gt: int = 6, **more: Any) -> State:
    """Units; the first of them moves."""
    g = scene(units, gt=gt, phase=phase, **more)
    g.means = {side: Means() for side in ("allied", "german")}
    first = next(iter(units))
    g.player = g.units[first].side if phase == "movement" else g.other(g.units[first].side)
    moving(g, first)
    return g


def moving(g: State, *units: str) -> None:
    for id_ in units:
        g.change(id_, began=g.hexes_of(id_))
    g.move = Move(units, began=g.units[units[0]].where)


def first_example(phase: str = "movement") -> State:
    """Division X with Y, next to Z: AS 7 against DS 2, the same PR; the CEL of Z is 9."""  # 7.4.EX1#1
    g = place({WEAK: HERE, "de-4Ez": HERE, CAVALRY: THERE}, phase)
    g.change(WEAK, losses=3)
    g.change(CAVALRY, losses=1, level=2)
    return g


def repulse(g: State, target: str = THERE) -> Playing:
    return Playing(g, s07_repulse.repulse, Act("repulse", cell(target)))


def back(play: Playing, side: str = "allied") -> Playing:
    """The stack that was thrown back goes away from those who did it."""
    board = play.g.board
    while isinstance(play.asked, Choose) and (play.asked.side, play.asked.kind) == (side, "retreat-step"):
        play.answer(
            side, "retreat-step", max(play.ids, key=lambda name: board.distance(cell(name), cell(HERE)))
        )
    return play


def ids(g: State) -> list[str]:
    return [option.id for option in s07_repulse.options(g)]


def refusal(g: State, target: str = THERE) -> str:
    why = s07_repulse_targets.refused_in_move(g, cell(target))
    return why.rule if why is not None else ""


def at(g: State, id_: str) -> str:
    return g.board.name(g.units[id_].where) if g.units[id_].where >= 0 else ""
