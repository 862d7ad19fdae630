"""A33, A34, A38, A40, A44, A48, A50, A55: Actions that add 2 FP to a Fire Attack, just before its roll."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import o21_targets, s01_cards, s03_formations, s11_weapons
from grognard.games.gwc.rules.words import card_name
from grognard.games.gwc.state import State

BONUS = 2
BORE_SIGHTING_FP = 5  # A34#2

Condition = Callable[[State, str, str], bool]
"""Whether the attack in progress meets what the card demands: (position, side, card or "")."""


def always(_g: State, _side: str, _card: str) -> bool:
    """Élan, Live Forever and Unternehmungslustig ask for nothing more."""  # A40 A48 A55
    return True


@rule("A33#1")
def is_grenade_bundle(g: State, side: str, card: str) -> bool:
    """German Weapons fire at a Tank next to them."""
    weapons = all(piece in g.weapons for piece in g.attack.firers)
    tank = any(s03_formations.is_tank(g, id_) for id_ in g.in_hex(g.attack.cell, g.other(side)))
    return side == "german" and weapons and tank and is_adjacent(g, side, card)


@rule("A34#1", "A34#2")
def is_bore_sighted(g: State, side: str, _card: str) -> bool:
    """The scenario's Defender fires a Weapon with a printed FP of 5 or more."""
    printed = (s11_weapons.weapon_counter(g, piece).fp for piece in g.attack.firers if piece in g.weapons)
    return g.setting.defender == side and any(fp >= BORE_SIGHTING_FP for fp in printed)


@rule("A38#1")
def is_at_movers(g: State, side: str, _card: str) -> bool:
    """Somebody at whom the pieces fire is moving: not a Tank that they cannot harm."""
    fired_at = o21_targets.defenders(g, side, g.attack.cell, g.attack.firers)
    return any(o21_targets.is_moving(g, id_) for id_ in fired_at)


@rule("A44#1")
def is_adjacent(g: State, _side: str, _card: str) -> bool:
    """Some firing piece is next to the target hex."""
    near = g.board.adjacent[g.attack.cell]
    return any(o21_targets.cell_of(g, piece) in near for piece in g.attack.firers)


@rule("A50#1")
def has_marksmen(g: State, _side: str, card: str) -> bool:
    """A Platoon or Team of the nationality on the card fires."""
    nation = s01_cards.card(g, card).nationality if card else None
    return any(
        (s03_formations.is_platoon(g, piece) or s03_formations.is_team(g, piece))
        and nation in (None, s03_formations.counter_of(g, piece).nation)
        for piece in g.attack.firers
        if piece in g.formations
    )


ATTACK_ACTIONS: dict[ActionName, tuple[str, Condition]] = {
    ActionName.BAYONETS: ("A33", is_grenade_bundle),
    ActionName.BORE_SIGHTING: ("A34", is_bore_sighted),
    ActionName.CROSSFIRE: ("A38", is_at_movers),
    ActionName.ELAN: ("A40", always),
    ActionName.HAND_GRENADES: ("A44", is_adjacent),
    ActionName.LIVE_FOREVER: ("A48", always),
    ActionName.MARKSMANSHIP: ("A50", has_marksmen),
    ActionName.UNTERNEHMUNGSLUSTIG: ("A55", always),
}


@rule("O21.3.4#1")
def may_add(action: ActionName, g: State, side: str, _subject: str, card: str) -> Reason | None:
    """Why a side cannot strengthen the attack with this Action: it must be its own, and meet the condition."""
    rule_, condition = ATTACK_ACTIONS[action]
    if g.attack.side != side:
        return because("O21.3.4", "why-not-not-firing")
    if not condition(g, side, card):
        return because(rule_, f"why-not-{action}", action=card_name("action", action))
    return None


@rule("A33#2", "A34#3", "A38#2", "A40", "A44#2", "A48", "A50#2", "A55", "O21.3.4#2")
def add_two(action: ActionName, g: State, _side: str, _subject: str, _card: str) -> None:
    """+2 FP for the attack in progress, on top of all that was played before."""
    strength = g.attack.strength.plus(BONUS, f"action-{action}", ATTACK_ACTIONS[action][0])
    g.change_attack(strength=strength)


for name_, (rule_, _) in ATTACK_ACTIONS.items():
    spec = ActionSpec(name_, "before fire", rule_, partial(may_add, name_), partial(add_two, name_))
    register_action(spec)
