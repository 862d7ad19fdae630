"""7 Off-map artillery."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.games.rpc.state import State


@procedure
def signal_rolls(g: State, side: str) -> Procedure[None]:
    yield Choose(side, "signal", (PASS,))


@procedure
def artillery_command(g: State, side: str, group: str) -> Procedure[None]:
    yield Choose(side, "signal", (PASS,))


def group_options(g: State, side: str) -> tuple[Option, ...]:
    return ()


def clear(g: State) -> None:
    pass


def prime(g: State) -> None:
    pass


def timing(g: State, group: str) -> dict[str, int]:
    return {}


@procedure
def ffe_on_entry(g: State, id_: str, cell: int) -> Procedure[None]:
    if cell < 0:
        yield Choose(g.units[id_].side, "signal", (PASS,))
