"""22 French rules: the districts of Paris, the Reserve roll."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Combat, Nation
from grognard.games.oao.counters_own import marker_of
from grognard.games.oao.reference_calendar import inter_phase_after, reserve_success
from grognard.games.oao.rules import s02_units, s22_gdt
from grognard.games.oao.rules.s27_score import use, used
from grognard.games.oao.state import State

PARIS = "Paris "
"""How the names of the garrisons begin that belong to one district."""
RESERVE = "french reserve"
CERTAIN = 6


@rule("22.2.2#2")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a French unit may not enter this hex."""
    district = district_of(g, id_)
    if district is not None and cell not in ground_of(g.board).districts.get(district, ()):
        return because("22.2.2", "paris-district", district=district)
    return s22_gdt.refused(g, id_, cell)


@rule("22.2.2#1", "22.2.2#2")
def district_of(g: State, id_: str) -> str | None:
    """The district of Paris in which a garrison must stay."""
    found = s02_units.piece(g, id_)
    camp = found.camp if isinstance(found, Combat) and found.camp is not None else ""
    return camp.removeprefix(PARIS) if camp.startswith(PARIS) else None


@rule("22.4", "22.4.1#1", "22.4.1#2")
@procedure
def reserve(g: State) -> Procedure[None]:
    """The French Reserve roll of an Inter-Phase: from the first success on all Reserves have their second base CE."""
    highest = reserve_success(inter_phase_after(g.gt) or 0)
    if not highest or used(g, "allied", RESERVE):
        return
    if highest < CERTAIN:
        rolled: tuple[int, ...] = yield Roll(1, 6, "french-reserve", "allied", good="low")
        if not charts.happens(g, "french-reserve", rolled[0] <= highest):
            g.note("reserve-failed", "22.4.1", die=rolled[0], highest=highest)
            return
    turn_reserves(g)


@rule("22.4", "2.8#2")
def turn_reserves(g: State) -> None:
    """The Attachment markers of all French Reserve divisions and brigades are turned."""
    use(g, "allied", RESERVE)
    for id_ in g.units:
        if is_reserve(g, id_):
            g.change(id_, later=True)
    g.note("reserve-turned", "22.4")


@rule("22.4")
def is_turned(g: State, id_: str) -> bool:
    """Whether a unit that comes into play now has its marker turned: a Reserve after the success of the roll."""
    return used(g, "allied", RESERVE) and is_reserve(g, id_)


def is_reserve(g: State, id_: str) -> bool:
    """A French Formation with an r in its ID and a second side of its marker."""
    found = s02_units.piece(g, id_)
    if not isinstance(found, Combat) or found.nation != Nation.FRENCH or found.marker is None:
        return False
    marker = marker_of(g.units[id_].counter)
    return "r" in found.label and marker is not None and marker.later_ce is not None
