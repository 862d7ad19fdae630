"""9 The mug: which chits go in, in Step G."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.gts.state import ELIMINATED, REMOVED, State


@rule("4.0.G", "9.0#1", "9.0#5", "1.2#3", "10.0.6#3", "7.2#3")
def fill(g: State) -> None:
    """The chits of all, or on the first turn what the scenario says; then the Formation chits that were bought.

    The chit that was carried over is outside: it is played first, and there is only one of it.
    """
    chits = g.mug or automatic(g)
    for side in g.setting.sides:
        chits = (*chits, *g.bought.get(side, ()))
    g.mug = tuple(chit for chit in chits if chit != g.carried)
    g.bought = {}
    held = sum(len(chits) for chits in g.held.values())
    g.note("mug-filled", "9.0", count=len(g.mug), held=held)


@rule("9.0#2", "9.0#3", "9.0#4", "1.2#2", "1.2#8", "7.1#3")
def automatic(g: State) -> tuple[str, ...]:
    """A chit for each Division that is in play by now, and the Direct Command Chit of each player, all free."""
    divisions = [f"division:{id_}" for id_ in g.setting.divisions if is_in_play(g, id_)]
    return (*divisions, *(f"command:{side}" for side in g.setting.sides))


@rule("9.0#2", "9.0#3", "7.1#3")
def is_in_play(g: State, division: str) -> bool:
    """Its turn has come, and not all of its Units are gone for good."""
    places = [unit.where for unit in g.units.values() if unit.division == division]
    is_lost = bool(places) and all(where in (ELIMINATED, REMOVED) for where in places)
    return g.setting.divisions[division].from_turn <= g.turn and not is_lost
