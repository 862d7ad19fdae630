"""4.3 The Inter-Phase: replacements, then everything that is allotted or counted every third GT."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_calendar import inter_phase_after, inter_phases
from grognard.games.oao.rules import (
    s07_rail,
    s14_positions,
    s16_replacements,
    s18_bottlenecks,
    s22_french,
    s27_victory,
)
from grognard.games.oao.rules.words import side_name
from grognard.games.oao.state import SIDES, Means, State


@rule("4.3", "4.3.1", "4.3.2#1", "4.3.2#2", "4.3.2#3", "4.3.2#4")
@procedure
def inter_phase(g: State) -> Procedure[None]:
    """Both segments for both players."""
    for side in SIDES:
        yield from s16_replacements.replacement_segment(g, side)  # 4.3.1
    s07_rail.inter_phase(g)  # 4.3.2#1 23.3.2#3 24.5
    s18_bottlenecks.inter_phase(g)  # 4.3.2#2
    s14_positions.allot(g, inter_phase_after(g.gt) or 0)  # 4.3.2#3 14.3.4
    shortages(g)
    yield from s22_french.reserve(g)  # 22.4.1#1
    s27_victory.inter_phase(g)  # 4.3.2#4


@rule("15.8.1")
def shortages(g: State) -> None:
    """Each player holds as many Ammo Shortage markers as the chart says: from the fourth Inter-Phase one more."""
    row = inter_phases().get(inter_phase_after(g.gt) or 0)
    if row is None or not row.shortages:
        return
    for side in SIDES:
        g.means[side] = replace(g.means.get(side, Means()), shortages=row.shortages)
        g.note("shortages-held", "15.8.1", side=side_name(side), number=row.shortages)
