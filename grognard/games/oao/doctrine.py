"""Doctrine: how a sound commander answers every question, in short rules.

Keep the front closed. Armies march on what their plan names, then on the places that score; they attack where two or
three can fall upon one, prepared where that can be, and hold where they cannot. Who is worn out goes to the rear and
rests; who holds digs; supplies stay behind the troops, cavalry watches where nobody else does, siege guns go to
fortresses. Each rule scores the options of one kind of decision; the best is chosen. A plan (`assault`, `hold`) shifts
how hard the side presses. Further pages: doctrine_march and doctrine_line (movement), doctrine_rear (supplies, guns),
doctrine_attack (combat), doctrine_staff (the rest).
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.decision import Choose, Option
from grognard.games.oao import doctrine_attack, doctrine_march, doctrine_staff
from grognard.games.oao.doctrine_commander import NEVER, Commander
from grognard.games.oao.state import State

PLANS = ("", "assault", "hold")
QUIET = frozenset({"force-choose", "attack-declare", "attack-order"})
"""Decisions at which no move and no attack is in progress."""
DECLINED = frozenset({"pass", "done", "no"})

Score = Callable[[Commander, Option], float]


def doctrine(g: State, question: Choose) -> Option:
    """The answer of the script."""
    commander, score = Commander(g, question, ""), RULES.get(question.kind, take)
    best, most = question.options[0], 9 * NEVER
    for option in question.options:
        value = 2 * NEVER if option.id == "back" else score(commander, option)
        if value > most:
            best, most = option, value
    return best


def ordering(g: State, question: Choose, plan: str) -> tuple[Option, ...]:
    """All options, the best first."""
    commander, score = Commander(g, question, plan), RULES.get(question.kind, take)
    worth = {o.id: 2 * NEVER if o.id == "back" else score(commander, o) for o in question.options}
    return tuple(sorted(question.options, key=lambda option: -worth[option.id]))


def take(o: Commander, option: Option) -> float:  # noqa: ARG001
    """What is offered is taken."""
    return -1.0 if option.id in DECLINED else 0.0


RULES: dict[str, Score] = {**doctrine_staff.RULES, **doctrine_attack.RULES, **doctrine_march.RULES}
