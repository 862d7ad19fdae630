"""All chapters of the rules, imported so that each registers its Orders, Actions and activations."""

from grognard.games.gwc.rules import o25_recover, o26_rout, o27_runner
from grognard.games.gwc.rules.s05_turn import play

__all__ = ["o25_recover", "o26_rout", "o27_runner", "play"]
