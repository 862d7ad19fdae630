"""All chapters of the rules, imported so that each registers its Orders, Actions and activations."""

from grognard.games.gwc.rules import (
    a31_assault_fire,
    a33_attack_actions,
    a36_defense_actions,
    a42_opportunity_fire,
    a45_hidden,
    a47_wounds,
    o16_advance,
    o21_fire,
    o22_hmg,
    o23_actions,
    o23_move,
    o24_offensive,
    o25_recover,
    o26_rout,
    o27_runner,
)
from grognard.games.gwc.rules.s05_turn import play

__all__ = [
    "a31_assault_fire",
    "a33_attack_actions",
    "a36_defense_actions",
    "a42_opportunity_fire",
    "a45_hidden",
    "a47_wounds",
    "o16_advance",
    "o21_fire",
    "o22_hmg",
    "o23_actions",
    "o23_move",
    "o24_offensive",
    "o25_recover",
    "o26_rout",
    "o27_runner",
    "play",
]
