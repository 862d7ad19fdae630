"""Every kind of roll and draw, and every chart, by the name under which a document prescribes it."""

from __future__ import annotations

from grognard.engine.chance import RollKind

_ONE_DIE = {
    "weather-roll": "the weather of the day, or whether fog lifts",
    "command-roll": "the Command Points of a Division",
    "dispatch-roll": "the Dispatch Points of a Division",
    "contact-roll": "an attempt at radio contact",
    "fire": "a shot, direct or indirect",
    "barrage-roll": "a mission into an empty hex",
    "air-strike-roll": "an air strike",
    "check-bravery": "a Bravery Check",
    "check-barrage": "the check to leave a heavy barrage",
    "check-charge": "the check of the defenders against a charge",
    "check-company-bonus": "the check for the Company Bonus",
    "check-conversion": "the check to take a Cohesion Hit instead of Suppression",
    "check-engineer": "the check of an Engineer Action",
    "check-entrench": "the check of a star at an entrenchment",
    "check-march": "the check for a forced march",
    "check-opportunity": "the check for Opportunity Fire",
    "check-prolonge": "the check to retire by prolonge",
    "check-rally": "the check of a Rally out of Command",
    "check-suppression": "the check against an S?",
}
ROLLS = {kind: RollKind(f"{words}; a 0 is written 10", 1, 10) for kind, words in _ONE_DIE.items()}
SOURCES = {"mug": "the chits in the mug", "chit-draw": "the chit that is drawn next"}
CHARTS = {
    "crt": ("miss", "S?", "S", "C", "1", "E"),
    "weather": ("clear", "fog", "overcast", "rain"),
}
"""The Combat Results Table, for shots, missions, Assault Fire and air strikes, and the Weather Table: for `forced`."""
