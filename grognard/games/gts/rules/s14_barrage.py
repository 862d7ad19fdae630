"""16.6.2.2 Moving out of a barrage: the points are part of the cost of the hex; a heavy one takes more than points."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s19_results, s29_checks
from grognard.games.gts.state import State

Units = tuple[str, ...]


@rule("16.6.2.2#6", "MARK.heavy")
def is_held_by_barrage(g: State, cell: Cell) -> bool:
    """Whoever moves out must pass a check and takes a Cohesion Hit."""
    return g.barrages.get(cell) == "heavy"


@rule("16.6.2.2#6", "16.6.2.2#7", "16.6.2.2#8")
@procedure
def leave_heavy(g: State, stack: Units) -> Procedure[Units]:
    """Each Unit that was announced checks in turn, and takes its Cohesion Hit after that in either case (c32).

    Those who passed come back: they must leave together.
    """
    passed: Units = ()
    for id_ in stack:
        free: bool = yield from s29_checks.check(g, id_, "barrage", "16.6.2.2", True)  # c41
        s19_results.cohesion_hit(g, id_, "16.6.2.2")
        if free and g.units[id_].where >= 0:
            passed = (*passed, id_)
    return passed
