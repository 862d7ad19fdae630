"""21 Rules of all Allies: the Inundation on the IJzer. Doctrine is in `s09_results`, Naval Support in `s09_odds`."""

from __future__ import annotations

from grognard.engine.decision import NO, YES, Choose, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import printed
from grognard.games.oao.counters import DIVISION_EQUIVALENT
from grognard.games.oao.reference_aftermath import dice
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s27_score import use, used
from grognard.games.oao.state import State

NIEUWPOORT = "35.11"
INUNDATION = "inundation"


@rule("21.3#1", "21.3#2", "4.2.1#5")
@procedure
def events(g: State, side: str) -> Procedure[None]:
    """Once in the game the Allies may open the sluices at Nieuwpoort."""
    if side != "allied" or inundation_refused(g) is not None:
        return
    opens: bool = yield Choose(side, "inundation-announce", (YES, NO), "21.3", (("hex", NIEUWPOORT),))
    if not opens:
        return
    use(g, side, INUNDATION)
    rolled: tuple[int, ...] = yield Roll(1, 6, "inundation", side, NIEUWPOORT, good="low")
    g.flooded = charts.happens(g, "inundation", rolled[0] in dice().inundation)
    g.note("inundation-flooded" if g.flooded else "inundation-failed", "21.3", die=rolled[0])


@rule("21.3#1")
def inundation_refused(g: State) -> Reason | None:
    """Why the Allies cannot announce the Inundation now."""
    if used(g, "allied", INUNDATION):
        return because("21.3", "inundation-tried")
    here = [id_ for cell in printed(g.board, NIEUWPOORT) for id_ in g.in_hex(cell, "allied")]
    infantry = sum(s02_units.eighths_in(g, id_) for id_ in here if s02_units.kind_of(g, id_).infantry)
    return (
        None if infantry >= DIVISION_EQUIVALENT else because("21.3", "inundation-nieuwpoort", hex=NIEUWPOORT)
    )
