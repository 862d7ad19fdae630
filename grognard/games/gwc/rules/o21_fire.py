"""O21 Fire: the Order, Targeting, and an attack from its announcement to the last Defense Roll."""

from __future__ import annotations

from itertools import pairwise

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import (
    a28_actions,
    o14_activation,
    o21_defense,
    o21_groups,
    o21_possible,
    o21_strength,
    o21_targets,
    s01_cards,
    t99_terrain,
)
from grognard.games.gwc.rules.words import card_name, hex_name, shown, side_name
from grognard.games.gwc.state import Order, State

# the Order


@rule("O21.1")
def can_fire(g: State, side: str) -> Reason | None:
    """Why a side cannot give a Fire Order."""
    if o14_activation.can_activate(g, side, "fire"):
        return None
    if any(True for _ in o14_activation.who_could_act(g, side, "fire")):
        return because("O14.5", "why-not-all-too-weak")
    return because("O21.1", "why-not-nobody", order=card_name("order", "fire"))


@rule("O21.1", "O21.3#1")
@procedure
def fire_order(g: State) -> Procedure[None]:
    """Formations are activated, and each of their pieces may take one shot."""
    yield from o14_activation.activate(g, g.active, "fire")
    yield from fire_attacks(g)


@rule("O21.3#1", "O21.3.2#1", "O21.3.7#2")
@procedure
def fire_attacks(g: State) -> Procedure[None]:
    """Shots one after another, alone or in Fire Groups, until nobody has one left or the player stops."""
    fired: tuple[str, ...] = ()
    too_weak: tuple[
        o21_groups.Shot, ...
    ] = ()  # an Order that hangs on cards is carried out by announcing its shot
    while (order := g.order) and o21_groups.target_cells(g, order.side, o21_groups.pools_of(g, order, fired)):
        shot: o21_groups.Shot | None = yield from o21_groups.choose_shot(
            g,
            order.side,
            o21_groups.pools_of(g, order, fired),
            None,
            "O21.3",
            bool(fired) or not must_fire(g, order, bool(too_weak)),
            too_weak,
        )
        if shot is None:
            return
        made: bool = yield from attack_with(g, order.side, shot.pieces, shot.cell)
        if made:
            fired = with_detached(g, order, (*fired, *shot.pieces))
        else:
            too_weak = (*too_weak, shot)


@rule("E64.2#3")
def with_detached(g: State, before: Order, fired: tuple[str, ...]) -> tuple[str, ...]:
    """Who has fired, with the Teams that the attack has made of Platoons that had: both are one until the Order ends.

    A Team stands behind its Platoon in the group.
    """
    group = g.order.group if g.order is not None else ()
    made = [team for platoon, team in pairwise(group) if team not in before.group and platoon in fired]
    return (*fired, *made)


@rule("O14.5")
def must_fire(g: State, order: Order, tried: bool) -> bool:
    """The Order has to be carried out: a piece can fire by itself; or it takes cards or a group, and none was tried."""
    pools = o21_groups.pools_of(g, order)
    if o21_possible.has_sure_shot(g, order.side, pools):
        return True
    return not tried and o21_possible.has_possible_shot(g, order.side, pools)


# an attack


@procedure
def attack_with(
    g: State, side: str, pieces: tuple[str, ...], cell: Cell, op_fire: bool = False
) -> Procedure[bool]:
    """Pieces fire at a hex, the base first. False if the shot could not be attempted, so that they may try another."""
    attack = o21_strength.attack_by(g, side, pieces, cell, op_fire)
    g.attacks = (*g.attacks, attack)
    g.note(
        "fire-announced",
        "O21.3",
        side=side_name(side),
        hex=hex_name(g, cell),
        names=[o21_targets.piece_name(g, piece) for piece in pieces],
        pieces=list(pieces),
    )
    hit = True
    if o21_targets.is_ordnance(g, pieces[0]):  # O21.2#1 O21.2#2 11.6#2
        hit = yield from targeting(g)
    made = True
    if hit and can_go_on(g):
        made = yield from fire_attack(g)
    g.attacks = g.attacks[:-1]
    return made


@rule("O21.3#2", "O21.3#9", "O21.3#11")
def can_go_on(g: State) -> bool:
    """The gun and its target are still there, in no Melee: the Targeting Roll may have set off anything.

    A gun that has merely broken fires all the same: its hit is locked in, and nothing calls the attack off.
    """
    attack, gun = g.attack, g.attack.firers[0]
    if not o21_targets.exists(g, gun) or g.is_melee(o21_targets.cell_of(g, gun)) or g.is_melee(attack.cell):
        return False
    return bool(o21_targets.defenders(g, attack.side, attack.cell, attack.firers))


@rule("O21.2.1#1", "O21.2.1.1#1", "O21.2.1.1#2", "O21.2.1.2", "O21.2#4", "10.3.1#1")
@procedure
def targeting(g: State) -> Procedure[bool]:
    """Ordnance hits if the product of the dice, less the Hindrance, exceeds the range."""
    attack = g.attack
    piece, cell = attack.firers[0], attack.cell
    gun = o21_targets.piece_name(g, piece)
    distance = g.board.distance(o21_targets.cell_of(g, piece), cell)
    lowered = o21_strength.hindrance(g, attack.firers, cell)
    dice: s01_cards.Dice = yield from s01_cards.roll(g, attack.side, "targeting", hex_name(g, cell))
    hit = dice.product - lowered > distance
    g.note(
        "targeting",
        "O21.2.1.1",
        name=gun,
        hex=hex_name(g, cell),
        white=dice.white,
        coloured=dice.coloured,
        bonus=dice.bonus,
        hindrance=lowered,
        total=dice.product - lowered,
        range=distance,
        result="@targeting-hit" if hit else "@targeting-miss",
    )
    return hit


@rule("O21.3.4#1", "O21.3.4#2", "O21.3.5#1", "O21.3.6")
@procedure
def fire_attack(g: State) -> Procedure[bool]:
    """Actions, Hindrance, the Fire Attack Roll and the Defense Rolls against `g.attack`."""
    for holder in (g.inactive, g.active):  # A28.2
        yield from a28_actions.action_window(g, holder, "before fire")
    attack = g.attack
    g.change_attack(strength=o21_strength.hindered(g, attack.strength, attack.firers, attack.cell))
    yield from lift_by_strategy(g)
    if o21_strength.firepower_left(g, g.attack.strength) < 1:  # O21.3.5#2 10.3.2.1#1
        g.note("fire-too-weak", "O21.3.5", hex=hex_name(g, attack.cell), modifiers=shown(g.attack.strength))
        return False
    g.change_attack(defenders=o21_targets.defenders(g, attack.side, attack.cell, attack.firers))  # O21.3.7#1
    at = hex_name(g, attack.cell)
    dice: s01_cards.Dice = yield from s01_cards.roll(
        g, attack.side, "fire attack", at
    )  # O21.3.6.1#1 O21.3.6.1#2
    total = g.attack.strength.total + dice.total
    g.change_attack(total=total)
    g.note(
        "fire-attack",
        "O21.3.6",
        side=side_name(attack.side),
        hex=hex_name(g, attack.cell),
        white=dice.white,
        coloured=dice.coloured,
        bonus=dice.bonus,
        strength=g.attack.strength.total,
        modifiers=shown(g.attack.strength),
        total=total,
    )
    shatter(g)
    yield from o21_defense.defense(g)
    return True


@rule("10.3.2.1#2", "10.3.2.1#fr")
@procedure
def lift_by_strategy(g: State) -> Procedure[None]:
    """A shot that lacks 1 FP can be made by giving up a Strategy Card; the French edition knows only Actions."""
    side = g.attack.side
    lacks_one = g.attack.strength.total == 0 and g.setting.options["edition"] == "en"
    if not lacks_one or not s01_cards.may_play_strategy(g, side):
        return
    played: str | None = yield Choose(
        side,
        "fire-lift",
        (s01_cards.plus_one_option(g, side, "10.3.2.1"), PASS),
        "10.3.2.1",
        (("hex", hex_name(g, g.attack.cell)),),
    )
    if played is None:
        return
    s01_cards.spend_strategy(g, side)
    g.note("plus-one", "10.3.2.1", reveals=True, side=side_name(side), card=card_name("strategy", played))
    g.change_attack(strength=g.attack.strength.plus(1, "strategy-card", "10.3.2.1"))


@rule("T99.5#1", "F125.3", "EX.airburst")
def shatter(g: State) -> None:
    """A Mortar counts as Artillery against terrain and Fortifications, which change before anybody defends."""
    attack = g.attack
    limit = t99_terrain.vulnerability(g, attack.cell)
    if attack.kind == "mortar" and limit is not None and attack.total >= limit:
        t99_terrain.downgrade(g, attack.cell)


ORDERS["fire"] = OrderSpec("fire", "O21", can_fire, fire_order)
