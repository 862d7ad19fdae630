"""O19 Artillery Request: Battery Access, or Fire for Effect under the eyes of a Spotter."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.games.gwc.state import State


def may_spot(g: State, leader: str) -> Reason | None:
    """Why a Leader cannot spot, or None."""
    return None


@procedure
def fire_for_effect(g: State, spotter: str = "") -> Procedure[None]:
    """The battery fires; the Spotter is asked for unless he is given (`fao`, or a Leader)."""
    yield Choose(g.active, "artillery-box", (PASS,), "O19.2")


@procedure
def break_telephone(g: State, side: str, rule_: str) -> Procedure[None]:
    """The side's Telephone breaks, or is eliminated."""
    yield Choose(side, "artillery-box", (PASS,), rule_)
