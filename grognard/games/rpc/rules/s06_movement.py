"""6.6 Movement."""

from __future__ import annotations

from grognard.engine.decision import DONE, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.games.rpc.rules import s03_units, s06_commands, s06_reaction
from grognard.games.rpc.rules.words import hex_option
from grognard.games.rpc.state import State


def may_move(g: State, id_: str) -> bool:
    return bool(s03_units.values(g, id_).movement) and g.units[id_].where >= 0


@procedure
def move_action(g: State, id_: str) -> Procedure[None]:
    s06_commands.has_acted(g, id_)
    side = g.units[id_].side
    g.change(id_, moving=True, points=s03_units.values(g, id_).movement)
    while g.units[id_].ready and g.units[id_].points and g.units[id_].where >= 0:
        cell: int | None = yield Choose(
            side,
            "step-choose",
            (
                *(
                    hex_option(g, c, "step", "6.62")
                    for c in g.board.adjacent[g.units[id_].where]
                    if s03_units.has_room(g, c, side)
                    and c in g.setting.playable
                    and not g.in_hex(g.units[id_].where, g.other(side))
                ),
                DONE,
            ),
        )
        if cell is None:
            break
        g.move_to(id_, cell, points=g.units[id_].points - 1, inside=False)
        s03_units.take_control(g, cell)
        yield from s06_reaction.reaction_window(g, (id_,), cell)
    s03_units.spend(g, id_)


def reachable(g: State, id_: str) -> dict[int, int]:
    return {}
