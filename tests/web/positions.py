"""Positions for tests of the page: few pieces, one question."""

from __future__ import annotations

from typing import Any

FIRING: dict[str, Any] = {
    "map": {
        "id": "lane",
        "title": {"en": "A lane"},
        "grid": {"columns": 12, "rows": 9, "numbering": "letters"},
    },
    "date": "1918-06",
    "sides": ["german", "american"],
    "postures": {"german": "attack", "american": "defend"},
    "active": "german",
    "units": {
        "bertin": {"counter": "ge-bertin", "hex": "D4"},
        "first": {"counter": "ge-landwehr", "hex": "D4"},
        "second": {"counter": "ge-landwehr", "hex": "D5"},
        "marines": {"counter": "us-infantry", "hex": "F4"},
    },
    "hands": {"german": [{"order": "fire"}, {"order": "move"}], "american": []},
}
"""Two platoons and their leader before one enemy: a Fire order, or a Move order."""

WATCHED: dict[str, Any] = {
    "map": {
        "id": "lines",
        "title": {"en": "Two trenches"},
        "grid": {"columns": 9, "rows": 6, "numbering": "letters2"},
    },
    "date": "1915-05-08",
    "turns": 6,
    "turn": 2,
    "phase": "couplets",
    "initiative": "german",
    "couplets": 2,
    "couplet": 1,
    "half": 0,
    "victory": {"kind": "control", "side": "german", "area": ["A02"]},
    "units": {
        "g1": {"type": "infantry", "side": "german", "hex": "G03"},
        "b1": {"type": "machine-gun", "side": "british", "hex": "B03", "formed": False},
    },
}
"""A company that moves under the eyes of a machine gun: a window of reaction at every step."""
