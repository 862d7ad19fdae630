"""20 Rally: the Action that takes off Suppression or a Cohesion Hit."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s17_zones, s21_command, s29_checks
from grognard.games.gts.rules.words import of_unit
from grognard.games.gts.state import State


@rule("20.0#1", "20.0#7", "20.0#8", "20.0#9", "28.0#2", "29.40")
def may_rally(g: State, id_: str) -> bool:
    """Suppression always; a Cohesion Hit in no enemy Fire Zone, or at night. Lost Steps never come back."""
    unit = g.units[id_]
    if unit.suppressed:
        return True
    return unit.hits > 0 and (g.is_night or not s17_zones.in_enemy_zone(g, unit.side, unit.where))


@rule("20.0#2", "20.0#3")
@procedure
def rally_action(g: State, id_: str) -> Procedure[bool]:
    """In Command it succeeds; else on a Troop Quality Check."""
    if not s21_command.in_command(g, id_):
        rallied: bool = yield from s29_checks.check(g, id_, "rally", "20.0", False, "rally")
        if not rallied:
            g.change(id_, rallying=g.units[id_].rallying + 1)  # 20.0#4, MARK.mrally
            g.note("men-rallying", "20.0", **of_unit(g, id_), count=g.units[id_].rallying)
            return True
    recover(g, id_)
    return True


@rule("20.0#5", "20.0#6", "20.0#7", "28.0#2")
def recover(g: State, id_: str) -> None:
    """Suppression first, by day and by night; then one Cohesion Hit."""
    unit = g.units[id_]
    if unit.suppressed:
        g.change(id_, suppressed=False, rallying=0)
    else:
        g.change(id_, hits=unit.hits - 1, rallying=0)
    g.note("rallied", "20.0", **of_unit(g, id_), off="suppression" if unit.suppressed else "hit")
