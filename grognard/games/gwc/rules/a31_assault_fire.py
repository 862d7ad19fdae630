"""A31 Assault Fire: Formations that move, or their Weapons, fire once if their FP is boxed."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import o21_fire, o21_groups, s03_formations, s11_weapons
from grognard.games.gwc.state import State


@rule("A31#1", "A31#3", "O24.2#3")
def may_assault(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """Why no moving Formation can fire: only in one's own Move Order, with boxed FP and a target."""
    order = g.order
    if order is None or order.kind != "move" or order.side != side:
        return because("A31", "why-not-own-move")
    if not o21_groups.target_cells(g, side, boxed_pools(g)):
        return because("A31", "why-not-assault-target")
    return None


@rule("A31#2")
def boxed_pools(g: State) -> o21_groups.Pools:
    """The moving pieces with boxed FP, by who may fire with whom."""
    assert g.order is not None
    pools = o21_groups.pools_of(g, g.order)
    boxed = (tuple(piece for piece in pool if has_boxed_firepower(g, piece)) for pool in pools)
    return tuple(pool for pool in boxed if pool)


@rule("3.1.8#2")
def has_boxed_firepower(g: State, piece: str) -> bool:
    if piece in g.weapons:
        return s11_weapons.weapon_counter(g, piece).boxed_fp
    return piece in g.formations and s03_formations.boxed(g, piece, "firepower")


@rule("A31#2")
@procedure
def assault_fire(g: State, side: str, _subject: str, _card: str) -> Procedure[None]:
    """One Fire Attack; a shot that proves too weak may be replaced by another."""
    made = False
    too_weak: tuple[o21_groups.Shot, ...] = ()
    while not made and o21_groups.target_cells(g, side, boxed_pools(g)):
        shot: o21_groups.Shot | None = yield from o21_groups.choose_shot(
            g, side, boxed_pools(g), None, "A31", True, too_weak
        )
        if shot is None:
            return
        made = yield from o21_fire.attack_with(g, side, shot.pieces, shot.cell)
        too_weak = (*too_weak, shot)


register_action(ActionSpec(ActionName.ASSAULT_FIRE, "moving", "A31", may_assault, run=assault_fire))
