"""21.2 Transfer: the last event of a Formation's or Division's activation is that its Leaders may go elsewhere."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s21_advice, s21_command
from grognard.games.gts.rules.words import hex_name, hex_option
from grognard.games.gts.state import State

STAY = Option("stay", None, "stay", (), "option-leader-stay", (), "21.2")


@rule("21.2#1", "21.2#2", "21.2#8", "13.3#3", "13.3#5")
@procedure
def transfer(g: State) -> Procedure[None]:
    """After everything else the owner transfers the Leaders of the Active Formation or Division, if there is one."""
    yield from s21_command.displaced(g)
    for formation in transferable(g):
        cell: Cell | None = yield Choose(
            s21_command.side_of(g, formation),
            "leader-transfer",
            transfer_options(g, formation),
            "21.2",
            s21_command.leader_args(
                g,
                formation,
                hex=hex_name(g, g.leaders[formation].where),
                must="yes" if must_transfer(g, formation) else "no",
            ),
            why_not=s21_advice.why_not_transfer,
        )
        if cell is not None:
            s21_command.place_leader(g, formation, cell)
            g.note(
                "leader-transferred",
                "21.2",
                **s21_command.of_leader(g, formation),
                hex=hex_name(g, cell),
            )


@rule("21.2#2", "21.2#8", "13.3#3")
def transferable(g: State) -> tuple[str, ...]:
    """The Leaders on the map of the Formation or Division whose chit is in play."""
    return tuple(
        formation
        for formation, leader in g.leaders.items()
        if leader.where >= 0 and s21_command.is_active(g, formation)
    )


@rule("21.2#4", "EX.LDR#3")
def must_transfer(g: State, formation: str) -> bool:
    """No Unit of his Formation is in his hex; an independent one does not count."""
    here = g.at.get(g.leaders[formation].where, ())
    return not any(s21_command.is_own(g, formation, id_) for id_ in here)


@rule("21.2#3", "21.2#4")
def destinations(g: State, formation: str) -> tuple[Cell, ...]:
    """Hexes at any distance with a Unit of his Formation or, unless he must go to one of those, a striped one."""
    cells = set(s21_command.hexes_of(g, formation))
    if not must_transfer(g, formation):
        cells |= {
            g.units[id_].where
            for id_ in g.on_map(s21_command.side_of(g, formation))
            if s21_command.is_striped(g, formation, id_)
        }
    return tuple(sorted(cells - {g.leaders[formation].where}))


def transfer_options(g: State, formation: str) -> tuple[Option, ...]:
    offered = tuple(hex_option(g, cell, "transfer", "21.2") for cell in destinations(g, formation))
    return offered if must_transfer(g, formation) else (*offered, STAY)
