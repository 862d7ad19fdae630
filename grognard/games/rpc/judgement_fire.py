"""Fire weighed at leisure: the shots of one position, and what each would do, worked out once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.games.rpc.judgement import shot_value
from grognard.games.rpc.rules import s04_sight, s06_fire, s06_reaction
from grognard.games.rpc.state import Shot, State

MOST = 20_000
"""So many shots are remembered under the same conditions."""


class Gunnery:
    """What the units of one position can fire at, and with what effect."""

    def __init__(self, g: State) -> None:
        self.g, self._known = g, _known(conditions(g))
        self._shots: dict[str, tuple[Shot, ...]] = {}
        self._answered: dict[Shot, float] = {}

    def shots(self, id_: str) -> tuple[Shot, ...]:
        """Every shot that the unit may make by command now."""
        found = self._shots.get(id_)
        if found is None:
            found = self._shots[id_] = s06_fire.shots(self.g, id_)
        return found

    def value(self, side: str, shot: Shot) -> float:
        """What a shot takes from the enemy: the same between the same units in the same hexes."""
        g, units = self.g, self.g.units
        shooter, targets = units[shot.shooter], s06_fire.targets_of(g, shot)
        hidden = s04_sight.sight(g, shooter.where, shot.cell, shot.shooter).concealed
        key = (side, shooter, shot.cell, bool(shot.at), bool(hidden), *[units[id_] for id_ in targets])
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST:
                self._known.clear()
            found = self._known[key] = shot_value(g, side, shot)
        return found

    def answered(self, side: str, shot: Shot) -> float:
        """What the shots cost that a shot would draw from its target."""
        found = self._answered.get(shot)
        if found is None:
            enemy, back = self.g.other(side), s06_reaction.return_shots(self.g, shot, ())
            found = self._answered[shot] = sum(self.value(enemy, each) for each in back)
        return found


def conditions(g: State) -> tuple[Any, ...]:
    """All that a shot depends on besides shooter, targets and the line between them."""
    return (
        g.board,
        g.setting.own_counters,
        g.today.month,
        tuple(g.setting.options.items()),
        tuple(g.setting.victory.destroyed.items()),
        frozenset(g.scrapes),
        frozenset(g.trenches),
        frozenset(g.blockhouses),
        frozenset(g.gas),
        frozenset(g.hallowed.items()),
    )


@lru_cache(maxsize=16)
def _known(now: tuple[Any, ...]) -> dict[tuple[Any, ...], float]:  # noqa: ARG001
    """The shots that were weighed under these conditions."""
    return {}
