"""What chance can be told to say: the decks and chits, and by name every kind of roll and draw.

Dice stand on Fate cards: a roll is a draw from the deck of whoever rolls.
"""

from __future__ import annotations

from grognard.games.gwc.content import Nation
from grognard.games.gwc.support import ROLLS

ROLL_KINDS = {
    "roll-fire-attack": "a Fire Attack Roll, about the hex fired at",  # O21.3.6
    "roll-defense": "a Defense Roll, about the Formation that defends",  # O21.3.7
    "roll-targeting": "a Targeting Roll of Ordnance, about the hex fired at",  # O21.2.1
    "roll-accuracy": "an Accuracy Roll, about the hex of the Spotting Round",  # O19.2.1.2
    "roll-impact": "an Impact Roll, about the hex or, joined by plus signs, the hexes",  # O19.2.1.4
    "roll-melee": "a Melee Roll, about the hex",  # O16.4.2
    "roll-rally": "a Rally Roll, about the Formation",  # O25.3
    "roll-rout": "a Rout Roll, about the Formation; the active player rolls",  # O26.1
    "roll-immobilization": "an Immobilization Roll, about the Tank",  # O23.5.4
    "roll-sudden-death": "a Sudden Death Roll, about the Time space",  # 6.2.2
    "roll-support": "a roll on the Support Table, about the rule: E72, E87, E91, A45.3",  # E72
    "roll-mines": "a Mine Attack Roll, about the hex; the enemy of who is struck rolls",  # F128.2
    "roll-air": "an Air Assault Roll, about the hex",  # O17.1
}
CARD_KINDS = {
    **ROLL_KINDS,
    "reveal-event": "the card whose Event takes place, about the side",  # 1.9.1.1
    "reveal-random-hex": "the card of a Random Hex, about the rule that asks for it, such as E60",  # 1.8
    "reveal-drift": "the card by which a Spotting Round drifts, about the hex aimed at",  # O19.2.1.2.1
    "card-draw": "a card drawn into a hand, about the side",  # 5.4
    "card-face-down": "a card drawn for High Command Meddling, about the side",  # E71
}
"""The kinds of draws from a Fate deck."""
OTHER_KINDS = ("strategy", "strategy-draw", "chits", "chit-draw")
SOURCES = {
    **CARD_KINDS,
    **{
        f"fate:{nation}": f"the Fate deck, {nation}: whatever card is drawn or turned up" for nation in Nation
    },
    "strategy-draw": "a Strategy Card, about the side whose pile it is",  # 1.S
    **{f"strategy:{nation}": f"the Strategy pile, {nation}" for nation in Nation},
    "chit-draw": "an Objective chit, about `open` or the side that draws in secret",  # 7.3
    "chits": "the Objective chits",
}
CHARTS = {"support": tuple(str(row) for row in ROLLS)}  # E72 E87 E91 A45.3
