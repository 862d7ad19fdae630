"""Every kind of roll, by the name under which a document prescribes it in `next`."""

from __future__ import annotations

from grognard.engine.chance import RollKind

_ONE_DIE = {
    "initiative-roll": "the initiative, the German die first",
    "bombardment-roll": "what a bombardment or barrage does to a sheltered unit",
    "accuracy-roll": "whether fire for effect strays",
    "error-roll": "along which spine it strays",
    "isolation-roll": "which side checks its communications first, the German die first",
}
_TWO_DICE = {
    "check-fire": "the cohesion check of a unit under fire",
    "check-ffe": "the cohesion check of a unit under fire for effect",
    "check-gas": "the cohesion check of a unit in gas",
    "check-melee": "the cohesion check of a unit in melee",
    "check-lost": "the check against getting lost",
    "check-bog": "the check against bogging in a trench",
    "check-rally": "the check to form up again",
    "signal-roll": "whether a primed group hears its signal",
    "cancel-roll": "whether a group hears that its mission is off",
}
ROLLS = {
    **{kind: RollKind(words, 1, 6) for kind, words in _ONE_DIE.items()},
    **{kind: RollKind(words, 2, 6) for kind, words in _TWO_DICE.items()},
}
