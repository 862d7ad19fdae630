"""O14.5 in a Fire Order: whether those who are activated can make any shot at all, with the cards of their player."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ACTIVATIONS, Activation
from grognard.games.gwc.rules import o21_groups, o21_strength, o21_targets
from grognard.games.gwc.state import Order, State


@rule("O14.5", "O21.3.5#2", "10.3.2.1#1", "10.3.2.1#2")
def can_shoot(g: State, group: tuple[str, ...]) -> bool:
    """A shot of 1 FP or more is open to a group: without a card, or with those that its player holds."""
    side = g.formations[group[0]].side
    pools = o21_groups.pools_of(g, Order("fire", side, group))
    return has_sure_shot(g, side, pools) or has_possible_shot(g, side, pools)


def has_sure_shot(g: State, side: str, pools: o21_groups.Pools) -> bool:
    """Some piece could fire by itself without a card."""
    cells = o21_targets.enemy_cells(g, side)
    return any(
        o21_strength.firepower_left(g, o21_strength.expected(g, side, (piece,), cell)) >= 1
        for piece in o21_groups.all_pieces(pools)
        for cell in o21_targets.hits(g, piece, cells)
    )


def has_possible_shot(g: State, side: str, pools: o21_groups.Pools) -> bool:
    """Some Fire Group could fire, or a piece with a card."""
    cells = o21_targets.enemy_cells(g, side)
    return any(
        o21_groups.lifted(g, side, group, cell) >= 1
        for piece in o21_groups.all_pieces(pools)
        for cell in o21_targets.hits(g, piece, cells)
        for group in largest_groups(g, pools, piece, cell)
    )


def largest_groups(g: State, pools: o21_groups.Pools, base: str, cell: Cell) -> list[tuple[str, ...]]:
    """For each Hindrance that it would accept, the largest Fire Group around a base."""

    def hindrance(piece: str) -> int:
        return o21_strength.hindrance(g, (piece,), cell)

    levels = {hindrance(p) for p in o21_groups.all_pieces(pools) if o21_targets.can_hit(g, p, cell)}
    found = []
    for level in sorted(each for each in levels if each >= hindrance(base)):
        group: tuple[str, ...] = (base,)
        while joining := [p for p in o21_groups.candidates(g, pools, group, cell) if hindrance(p) <= level]:
            group = (*group, joining[0])
        found.append(group)
    return found


ACTIVATIONS["fire"] = Activation(
    "O21",
    o21_targets.not_in_melee,
    o21_targets.cannot_fire,
    ready=o21_targets.ready_to_fire,
    suffices=can_shoot,
)
