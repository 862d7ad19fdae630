"""3.1.6 Lines of the log about a unit: the enemy and spectators read which it is only if they may know."""

from __future__ import annotations

from typing import Any

from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s02_units, s03_stacking, s03_top
from grognard.games.oao.rules.words import of_unit, side_name
from grognard.games.oao.state import State

UNSEEN = "@unit-unseen"
"""What a unit is called by those who may not know which it is."""


@rule("3.1.6#1", "3.1.6a#1")
def is_known(g: State, id_: str) -> bool:
    """Whether the enemy may know which unit this is: he sees it, or it is built of stone and on every map."""
    if s02_units.kind_of(g, id_).category == "fortress" or s03_stacking.is_fort(g, id_):
        return True
    enemy = g.other(g.units[id_].side)
    return any(id_ in s03_top.seen(g, enemy, cell) for cell in g.hexes_of(id_))


@rule("3.1.6#1")
def tell(
    g: State,
    text: str,
    *rules: str,
    unit: str,
    unseen: str = "",
    own: dict[str, Any] | None = None,
    **args: Any,
) -> None:
    """Say something of a unit. What is in `own` goes with its name; `unseen` is the line that does without both."""
    owner, line = g.units[unit].side, {**of_unit(g, unit), **args, **(own or {})}
    if is_known(g, unit):
        g.note(text, *rules, **line)
        return
    others = {"name": UNSEEN, "side": side_name(owner), **args}
    g.note(unseen or text, *rules, to=(g.other(owner), None), **others)
    g.note(text, *rules, to=(owner,), **line)
