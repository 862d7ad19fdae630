"""18.7 steps 5D and 5E: Assault Fire, of the defenders first and then of the attackers."""

from __future__ import annotations

from functools import partial

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s15_fire, s18_advice
from grognard.games.gts.rules.words import unit_name, unit_option
from grognard.games.gts.state import State

Units = tuple[str, ...]
DEFENDERS, ATTACKERS = "18.7.5D", "18.7.5E"
MANNERS = {DEFENDERS: ("defence-fire", "defence-rating"), ATTACKERS: ("assault-fire", "assault-rating")}
"""How shots are made in either step: with the Fire Rating, and with the Assault Rating."""  # 18.7.5D#5


@rule("18.7.5D#1", "18.7.5D#3", "18.7.5D#9", "18.7.5E#1", "18.7.5E#3", "29.9")
@procedure
def assault_fire(g: State, firers: Units, targets: Units, number: str) -> Procedure[None]:
    """Each Unit of a side fires, in the order that its owner chooses, as long as there is somebody to fire at."""
    fired: Units = ()
    while still_to_fire(g, firers, fired, number) and present(g, targets):
        firer: str = yield Choose(
            g.units[firers[0]].side,
            "assault-firer",
            tuple(unit_option(g, id_, "fire", number) for id_ in still_to_fire(g, firers, fired, number)),
            number,
            why_not=partial(s18_advice.why_not_firer, fired, number),
        )
        fired = (*fired, firer)
        yield from fires(g, firer, targets, number)


def still_to_fire(g: State, firers: Units, fired: Units, number: str) -> Units:
    return tuple(id_ for id_ in present(g, firers) if id_ not in fired and shots_of(g, id_, number))


def present(g: State, ids: Units) -> Units:
    """Those that are still on the map."""
    return tuple(id_ for id_ in ids if g.units[id_].where >= 0)


@rule("18.7.5D#2", "18.7.5D#3", "18.7.5D#4", "18.7.5E#2", "18.7.5E#3", "16.6.2.1#9")
@procedure
def fires(g: State, firer: str, targets: Units, number: str) -> Procedure[None]:
    """One roll for the Company Bonus, and then shot after shot, each at a target chosen when its turn comes."""
    bonus: bool = yield from s15_fire.company_bonus(g, firer)
    for manner in shots_of(g, firer, number):
        if not present(g, targets):
            return
        target: str = yield Choose(
            g.units[firer].side,
            "assault-target",
            tuple(unit_option(g, id_, "target", number) for id_ in present(g, targets)),
            number,
            (("name", unit_name(g, firer)), ("unit", firer), ("manner", f"@manner-{manner}")),
            explain=partial(s18_advice.explain_shot, firer, manner, bonus),
            why_not=partial(s18_advice.why_not_target, targets),
            odds=partial(s18_advice.odds_of_shot, firer, manner, bonus),
        )
        yield from s15_fire.shoot(g, firer, target, manner, bonus)


@rule(
    "18.7.5D#6",
    "18.7.5D#7",
    "18.7.5D#8",
    "18.7.5D#11",
    "18.1#4",
    "29.10#1",
    "29.10#2",
    "29.10#3",
)
def shots_of(g: State, id_: str, number: str) -> tuple[str, ...]:
    """The shots of a Unit in Assault Fire, in their order; `number`: the step, which tells who fires."""
    face = s02_units.values(g, id_)
    if face.fire is None or face.assault is None:
        return ()
    fire, assault = MANNERS[number]
    if g.units[id_].suppressed:
        return (assault,)
    if face.coloured and number == DEFENDERS:
        return (assault, assault)
    return (fire, assault)
