"""O21.3.1 Fire Groups: the firing player picks a hex and gathers the pieces that fire at it, one after another.

The pieces of a pool were activated by the same Leader and may fire together. The piece picked first is the base of the
group, whose whole FP counts; every other adds 1.
"""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    a28_actions,
    a33_attack_actions,
    o21_odds,
    o21_strength,
    o21_targets,
    s01_cards,
    s03_formations,
    s98_strategy,
)
from grognard.games.gwc.rules.f125_fortifications import in_wire
from grognard.games.gwc.rules.words import hex_name
from grognard.games.gwc.state import Order, State, clone

Pools = tuple[tuple[str, ...], ...]


class Shot(Struct, frozen=True):
    """A shot that is announced: the pieces, the base first, and the hex."""

    pieces: tuple[str, ...]
    cell: Cell


@rule("O21.3.1#2", "3.3.1.2#4", "11.1#3")
def pools_of(g: State, order: Order, fired: tuple[str, ...] = (), op_fire: bool = False) -> Pools:
    """The pieces of an activation that can still fire, by who may fire with whom."""
    pieces = tuple(
        piece
        for id_ in order.group
        if id_ in g.formations and not g.is_melee(g.formations[id_].cell)  # O21.3#9
        for piece in o21_targets.pieces_of(g, id_, op_fire)
        if piece not in fired  # O21.3#1
    )
    if was_led(g, order) or g.setting.options["unit_with_weapon"] == "together":
        return (pieces,)
    return tuple((piece,) for piece in pieces)  # activated by no Leader: a Unit and its Weapon fire apart


@rule("O21.3.1#2")
def was_led(g: State, order: Order) -> bool:
    """A Leader has activated the group; a Platoon that was activated alone may have detached a Team since."""
    if order.leader in g.formations:
        return len(order.group) > 1 and s03_formations.is_leader(g, order.leader)
    return len(order.group) > 1


def all_pieces(pools: Pools) -> tuple[str, ...]:
    """Every piece of some pools, once."""
    return tuple(dict.fromkeys(piece for pool in pools for piece in pool))


@rule("O21.3.1.1#2")
@procedure
def choose_shot(
    g: State,
    side: str,
    pools: Pools,
    at: Cell | None,
    rule_: str,
    may_stop: bool,
    too_weak: tuple[Shot, ...] = (),
) -> Procedure[Shot | None]:
    """The side announces a shot: at the given hex, or at one that it picks. None if it does not fire.

    Shots that have proved too weak are not announced again.
    """
    while True:
        cell = at
        if cell is None:
            cell = yield Choose(
                side,
                "fire-target",
                (
                    *target_options(g, side, pools),
                    *s98_strategy.offer(g, side, "own fire"),
                    *((DONE,) if may_stop else ()),
                ),
                rule_,
                why_not=partial(why_not_target, pools),
            )
            if cell is None:
                return None
            if cell == "situation":  # S98.1#1
                yield from s98_strategy.situation_window(g, side, "own fire")
                continue
        group: tuple[str, ...] = yield from gather(g, side, pools, cell, too_weak)
        if group:
            return Shot(group, cell)
        if at is not None:
            return None


@rule("O21.3.1#1")
@procedure
def gather(
    g: State, side: str, pools: Pools, cell: Cell, too_weak: tuple[Shot, ...]
) -> Procedure[tuple[str, ...]]:
    """The pieces that fire at a hex, the base first; none if the player thinks better of it."""
    group: tuple[str, ...] = ()
    while True:
        picked: str = yield Choose(
            side,
            "fire-group" if group else "fire-base",
            (
                *((fire_option(g, side, group, cell),) if may_fire(g, side, group, cell, too_weak) else ()),
                *piece_options(g, candidates(g, pools, group, cell)),
                BACK,
            ),
            "O21.3.1",
            (
                ("hex", hex_name(g, cell)),
                ("strength", o21_strength.expected(g, side, group, cell).total),
                ("units", " ".join(group)),
            ),
            window=may_be_lifted(g, side, group, cell),
            explain=partial(explain, group, cell),
            why_not=partial(why_not_piece, pools, group, cell),
            odds=partial(o21_odds.of_shot, group, cell),
        )
        if picked == "fire":
            return group
        if picked != "back":
            group = (*group, picked)
        elif group:
            group = group[:-1]
        else:
            return ()


# options


def target_cells(g: State, side: str, pools: Pools) -> list[Cell]:
    """The hexes at which some piece can fire."""
    cells = o21_targets.enemy_cells(g, side)
    hit = {cell for piece in all_pieces(pools) for cell in o21_targets.hits(g, piece, cells)}
    return [cell for cell in cells if cell in hit]


def target_options(g: State, side: str, pools: Pools) -> tuple[Option, ...]:
    return choices(target_cells(g, side, pools), "hex", "target", "option-hex", "O21.3", g.board.name)


@rule("O21.3.1#3", "O21.3.1#4")
def candidates(g: State, pools: Pools, group: tuple[str, ...], cell: Cell) -> list[str]:
    """The pieces that may begin the group or join it."""
    found = [
        piece
        for piece in all_pieces(pools)
        if piece not in group and cannot_join(g, pools, group, piece) is None
    ]
    side_of = g.formations[o21_targets.shooter(g, group[0])].side if group else ""
    return [
        piece
        for piece in found
        if o21_targets.can_hit(g, piece, cell)
        and (not group or o21_targets.has_target(g, side_of, cell, (*group, piece)))  # O21.3.3
    ]


def cannot_join(g: State, pools: Pools, group: tuple[str, ...], piece: str) -> Reason | None:
    """Why a piece may not fire together with those of a group, whatever the target."""
    if not group:
        return None
    if any(o21_targets.fires_alone(g, each) for each in (*group, piece)):
        return because("O21.3.1", "why-not-fires-alone", name=o21_targets.piece_name(g, piece))
    if not any(piece in pool and set(group) <= set(pool) for pool in pools):
        return because("O21.3.1", "why-not-other-leader", name=o21_targets.piece_name(g, piece))
    here = o21_targets.cell_of(g, piece)
    cells = {o21_targets.cell_of(g, each) for each in group}
    if here in cells:
        return None
    if any(in_wire(g, o21_targets.shooter(g, each)) for each in (*group, piece)):  # F131.3#1
        return because("F131.3", "why-not-wire-group", name=o21_targets.piece_name(g, piece))
    if cells.isdisjoint(g.board.adjacent[here]):  # O21.3.1#5
        return because("O21.3.1", "why-not-chain", name=o21_targets.piece_name(g, piece))
    return None


def piece_options(g: State, pieces: list[str]) -> tuple[Option, ...]:
    return tuple(piece_option(g, piece) for piece in pieces)


def piece_option(g: State, piece: str) -> Option:
    unit = o21_targets.shooter(g, piece)
    where = hex_name(g, g.formations[unit].cell)
    own = f"weapon:{piece}" if piece in g.weapons else f"unit:{unit}"
    label = "option-armament" if o21_targets.is_armament(piece) else "option-unit"
    gun = piece.partition(":")[2] or "none"
    touches = (own, f"hex:{where}")
    return option(
        piece,
        None,
        "add",
        touches,
        label,
        "O21.3.1",
        name=o21_targets.piece_name(g, piece),
        hex=where,
        gun=f"@armament-{gun}",
    )


def fire_option(g: State, side: str, group: tuple[str, ...], cell: Cell) -> Option:
    strength = o21_strength.expected(g, side, group, cell).total
    where = hex_name(g, cell)
    return option(
        "fire", "fire", "fire", (f"hex:{where}",), "option-fire", "O21.3.6", hex=where, strength=strength
    )


@rule("O21.3.5#2", "10.3.2.1#1")
def may_fire(
    g: State, side: str, group: tuple[str, ...], cell: Cell, too_weak: tuple[Shot, ...] = ()
) -> bool:
    """The shot has an FP of 1 or more, or its player holds cards that raise it; none is tried in vain twice."""
    if not group:
        return False
    total = o21_strength.firepower_left(g, o21_strength.expected(g, side, group, cell))
    return total >= 1 or (
        not any(is_same(shot, group, cell) for shot in too_weak) and lifted(g, side, group, cell) >= 1
    )


def may_be_lifted(g: State, side: str, group: tuple[str, ...], cell: Cell) -> bool:
    """For all that is known, cards might raise the shot to 1: a forced way back would tell that they do not."""
    weak = bool(group) and o21_strength.firepower_left(g, o21_strength.expected(g, side, group, cell)) < 1
    return weak and bool(g.hands[side] or s01_cards.may_play_strategy(g, side))


def is_same(shot: Shot, group: tuple[str, ...], cell: Cell) -> bool:
    """The same pieces with the same base fire at the same hex."""
    return (shot.cell, shot.pieces[0], set(shot.pieces)) == (cell, group[0], set(group))


@rule("10.3.2.1#2", "10.3.2.1#fr")
def lifted(g: State, side: str, group: tuple[str, ...], cell: Cell) -> int:
    """The FP that a shot would have if its player played every card that strengthens it."""
    tried = clone(g)
    tried.attacks = (*g.attacks, o21_strength.attack_by(g, side, group, cell))
    cards = {each.id for each in a28_actions.action_options(tried, side, "before fire", "")}
    alone = o21_strength.firepower_left(g, o21_strength.expected(g, side, group, cell))
    total = alone + a33_attack_actions.BONUS * len(cards)
    has_card = s01_cards.may_play_strategy(g, side) and g.setting.options["edition"] == "en"
    return 1 if total == 0 and has_card else total


# explanations


def explain(
    group: tuple[str, ...], cell: Cell, g: State, question: Choose, chosen: Option
) -> tuple[Reason, ...]:
    """The strength of the shot as it stands, or as it would be with one more piece."""
    if chosen.id == "back":
        return (Reason("O21.3.1", "option-back"),)
    pieces = group if chosen.id == "fire" else (*group, str(chosen.value))
    return o21_strength.expected(g, question.side, pieces, cell).reasons


def why_not_target(pools: Pools, g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no piece can fire at a hex."""
    kind, _, where = subject.partition(":")
    if kind == "unit" and where in g.formations:
        where = hex_name(g, g.formations[where].cell)
    if kind not in ("hex", "unit") or where not in g.board.names:
        return ()
    cell = g.board.cell(where)
    reasons = (o21_targets.cannot_hit(g, piece, cell) for piece in all_pieces(pools))
    return tuple(dict.fromkeys(reason for reason in reasons if reason is not None))


def why_not_piece(
    pools: Pools, group: tuple[str, ...], cell: Cell, g: State, _question: Choose, subject: str
) -> tuple[Reason, ...]:
    """Why a piece may not join the group."""
    piece = subject.partition(":")[2]
    if piece not in all_pieces(pools):
        known = piece in g.formations or piece in g.weapons
        return (because("O21.3", "why-not-no-shot", name=o21_targets.piece_name(g, piece)),) if known else ()
    reason = o21_targets.cannot_hit(g, piece, cell) or cannot_join(g, pools, group, piece)
    return (reason,) if reason is not None else ()
