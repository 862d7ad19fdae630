"""What lasts for the Order in progress: the names that may stand in `State.effects`."""

from __future__ import annotations

from grognard.games.gwc.rules.f125_fortifications import NO_WIRE

__all__ = ["ASSAULTS", "DOUGHBOY_SURGE", "NO_WIRE", "STORM_TROOPS", "STURMTRUPPEN"]

STORM_TROOPS = "storm troops"
"""A54: moving Units with boxed Range, and Leaders stacked with them, may enter enemy-occupied hexes."""
ASSAULTS = "assaults"
"""S98.3.4: moving Units and Leaders may, but are Suppressed."""
STURMTRUPPEN = "sturmtruppen"
"""S98.4.7: moving Units and Leaders may enter enemy-occupied hexes."""
DOUGHBOY_SURGE = "doughboy surge"
"""S98.5.3: Op Fire breaks none of the activated Good Order Units in the radius of an activated Leader."""
