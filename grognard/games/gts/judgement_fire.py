"""The odds of shots in one position, summed over the die, with all that was worked out about firers and targets."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers
from grognard.games.gts.judgement import NO_SHOT, Losses, Shot, blend, chance, effect, fate, losses
from grognard.games.gts.rules import s15_rating, s29_checks
from grognard.games.gts.state import State

OPPORTUNITY = {"column": "opportunity-column", "engineer": "opportunity-engineer"}
"""The manner of Opportunity Fire at some triggers."""


class Gunnery:
    """Shots in one position."""

    def __init__(self, g: State) -> None:
        self.g = g
        self._shots: dict[tuple[str, str, str, int], Shot] = {}
        self._own: dict[tuple[str, str], int] = {}
        self._against: dict[tuple[str, str, Cell], int] = {}
        self._quality: dict[str, int] = {}
        self._losses: dict[str, Losses] = {}

    def quality(self, id_: str) -> int:
        """The Troop Quality of a Unit as it is."""
        found = self._quality.get(id_)
        if found is None:
            found = self._quality[id_] = s29_checks.quality(self.g, id_).total
        return found

    def passing(self, id_: str) -> float:
        """The chance that a Unit passes a Troop Quality Check."""
        return chance(self.quality(id_))

    def own(self, firer: str, manner: str) -> int:
        """The rating of a Unit as it is, whatever it fires at and from wherever."""
        found = self._own.get((firer, manner))
        if found is None:
            printed = s15_rating.own_rating(self.g, firer, manner)
            found = self._own[firer, manner] = s15_rating.conditions(self.g, firer, printed).total
        return found

    def against(self, target: str, manner: str, origin: Cell) -> int:
        """What a target adds to a shot from a hex."""
        found = self._against.get((target, manner, origin))
        if found is None:
            mods = s15_rating.against(self.g, target, manner, origin, Modifiers())
            found = self._against[target, manner, origin] = mods.total
        return found

    def rating(self, firer: str, target: str, manner: str) -> int:
        """The same sum as that of the rules, without the Company Bonus."""
        far = sum(each.value or 0 for each in s15_rating.distance_modifier(self.g, firer, target, manner))
        origin = self.g.units[firer].where
        return self.own(firer, manner) + far + self.against(target, manner, origin)

    def shot(self, firer: str, target: str, manner: str, extra: int = 0) -> Shot:
        """A shot of one Unit at another; `extra` is added to the rating. The Company Bonus is reckoned with."""
        key = (firer, target, manner, extra)
        found = self._shots.get(key)
        if found is None:
            found = self._shots[key] = self._shot(firer, target, manner, extra)
        return found

    def _shot(self, firer: str, target: str, manner: str, extra: int) -> Shot:
        g, total = self.g, self.rating(firer, target, manner) + extra
        weapon, armored = s15_rating.weapon(g, firer, manner), s15_rating.reads_armored(g, target, manner)
        lost = self._losses.get(target)
        if lost is None:
            lost = self._losses[target] = losses(g, target)
        failing = 1.0 - self.passing(target)
        plain = effect(fate(weapon, total, armored=armored), lost, failing)
        if manner.startswith("opportunity") or not s15_rating.has_company(g, firer):
            return plain
        better = fate(weapon, total + s15_rating.COMPANY_BONUS, armored=armored)
        return blend(effect(better, lost, failing), plain, self.passing(firer))

    def opportunity(self, firer: str, target: str, trigger: str, extra: int) -> Shot:
        """An Opportunity shot: the firer must pass his check before it."""
        manner = OPPORTUNITY.get(trigger, "opportunity")
        return blend(self.shot(firer, target, manner, extra), NO_SHOT, self.passing(firer))
