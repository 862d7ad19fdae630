"""21 Command: Leaders, who is In Command, attachments, and how Leaders get about."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units
from grognard.games.gts.state import State


@rule("21.4#1", "21.4#5", "29.17", "13.3#6")
def in_range_of(g: State, formation: str, id_: str) -> bool:
    """Within the Command Range of a Formation's Leader: hexes count, nothing interferes."""
    leader, unit = g.leaders.get(formation), g.units[id_]
    if leader is None or leader.where < 0 or leader.entering or unit.where < 0:
        return False
    return g.board.distance(leader.where, unit.where) <= g.setting.formations[formation].range


def leaders_of(g: State, division: str) -> tuple[str, ...]:
    """The Formations of a Division that have a Leader."""
    return tuple(
        id_ for id_, each in g.setting.formations.items() if each.division == division and each.leader
    )


@rule(
    "21.4#2", "21.4#3", "21.4#4", "21.4.1#1", "21.4.1#2", "21.4.1#3", "21.6.5#2", "16.2#3", "8.0#13", "29.30"
)
def in_command(g: State, id_: str) -> bool:
    """Whether a Unit is In Command at this instant."""
    unit, face = g.units[id_], s02_units.values(g, id_)
    if unit.where < 0 or unit.entering:
        return False
    if face.auto_command or unit.park:  # 2.0.FIG#3
        return True
    if g.acting is not None and id_ in g.acting.attached:
        return in_range_of(g, g.acting.chit.partition(":")[2], id_)
    if face.weapon == "emplaced" and unit.contact:
        return in_range_of(g, unit.contact, id_)
    if s02_units.is_independent(g, id_):
        return any(in_range_of(g, formation, id_) for formation in leaders_of(g, unit.division))
    return in_range_of(g, unit.formation, id_)
