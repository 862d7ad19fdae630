"""What a player may ask about a shot: its modifiers, its odds, and why a Unit cannot be fired at."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.games.gts.rules import s02_units, s15_rating, s15_sight, s17_zones, s29_checks
from grognard.games.gts.rules.s02_advice import hex_meant
from grognard.games.gts.rules.words import unit_name
from grognard.games.gts.state import State

OUTCOMES = {
    "E": "odds-eliminated",
    "1": "odds-step",
    "C": "odds-cohesion",
    "S": "odds-suppression",
    "S?": "odds-perhaps",
    s15_rating.MISS: "odds-miss",
}


# what a shot is worth


def explain_target(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The final rating and its parts, and the check for the Company Bonus."""
    firer, target = str(dict(question.args)["unit"]), option.value
    if target not in g.units:
        return (Reason(question.rule, option.label),)
    found = explained(g, target, s15_rating.rating(g, firer, target, "direct"))
    if s15_rating.has_company(g, firer):
        total = s29_checks.quality(g, firer).total
        found += (because("15.6.3", "explain-company-bonus", quality=total),)
    return found


def explained(g: State, target: str, mods: Modifiers) -> tuple[Reason, ...]:
    """What a target must fear: the rating as it is compared with the die, and its parts."""
    final = s15_rating.final(mods.total)
    return (because("15.5", "explain-rating", final, name=unit_name(g, target)), *mods.reasons)


def odds_of_target(g: State, question: Choose, option: Option) -> Odds:
    """What the Combat Results Table may say, with and without the Company Bonus."""
    firer, target = str(dict(question.args)["unit"]), option.value
    if target not in g.units:
        return Odds({"nothing": 1.0})
    won = chance(s29_checks.quality(g, firer).total) if s15_rating.has_company(g, firer) else 0.0
    plain, better = (
        spread(g, firer, target, "direct", s15_rating.rating(g, firer, target, "direct", bonus).total)
        for bonus in (False, True)
    )
    return Odds({name: (1 - won) * plain[name] + won * better[name] for name in plain})


def chance(total: int) -> float:
    """The chance to pass a check."""
    faces = range(s29_checks.FACES)
    return sum(s29_checks.passes(face, total) for face in faces) / len(faces)


def spread(g: State, firer: str, target: str, manner: str, total: int) -> dict[str, float]:
    """The chance of every outcome of a shot."""
    found = dict.fromkeys(OUTCOMES.values(), 0.0)
    for face in range(s29_checks.FACES):
        found[OUTCOMES[s15_rating.outcome(g, firer, target, manner, face, total)]] += 1 / s29_checks.FACES
    return found


def explain_conversion(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What the Unit rolls against, and what the Cohesion Hit would be to it."""
    id_ = str(dict(question.args)["unit"])
    if not option.value:
        return (Reason(question.rule, option.label),)
    mods = s29_checks.quality(g, id_)
    hit = because("19.2.3", f"explain-hit-{_next_hit(g, id_)}", name=unit_name(g, id_))
    return (because("19.2.2", "explain-conversion", mods.total), *mods.reasons, hit)


def _next_hit(g: State, id_: str) -> str:
    steps, hits = s02_units.steps(g, id_), g.units[id_].hits
    if steps == 0 or (hits == 2 and steps == 1):
        return "end"
    return "step" if hits == 2 else "marker"


# why not


def why_not_target(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the Unit cannot fire at another, or into a hex."""
    firer = str(dict(question.args)["unit"])
    cell = hex_meant(g, subject)
    if cell is None:
        return ()
    named = subject.removeprefix("unit:")
    meant = (named,) if named in g.units else g.in_hex(cell, g.other(question.side))
    if not meant:
        return (because("15.3", "why-not-nobody-to-fire-at", hex=g.board.name(cell)),)
    if g.units[meant[0]].side == question.side:
        return (because("15.3", "why-not-friend", name=unit_name(g, meant[0])),)
    if g.units[meant[0]].entering:
        return (because("8.0", "why-not-target-entering", name=unit_name(g, meant[0])),)
    return out_of_reach(g, firer, cell)


def out_of_reach(g: State, firer: str, cell: Cell) -> tuple[Reason, ...]:
    """Range, and what has cut it; the longest Line of Sight, and what blocks it."""
    where = g.units[firer].where
    distance, reach = g.board.distance(where, cell), s17_zones.direct_range(g, firer)
    if distance > reach:
        return (because("15.1", "why-not-range", range=reach, distance=distance), *cuts(g, firer))
    if s15_sight.sees(g, where, cell):
        return ()
    if distance > s15_sight.longest(g):
        return (because("15.4", "why-not-sight", longest=s15_sight.longest(g), distance=distance),)
    return s15_sight.explained(g, where, cell)


def cuts(g: State, firer: str) -> tuple[Reason, ...]:
    """Why the Fire Range of a Unit is less than the one on its counter."""
    unit, printed, found = g.units[firer], s02_units.values(g, firer).range, []
    if printed > s17_zones.CUT and s02_units.has_enemy_adjacent(g, firer):
        found.append(because("15.3", "why-not-adjacent", name=unit.name))
    if printed > s17_zones.CUT and unit.where in g.barrages:
        found.append(because("15.3", "why-not-barrage", hex=g.board.name(unit.where)))
    if not found and s17_zones.direct_range(g, firer) < printed:
        found.append(because("16.1", "why-not-artillery-direct", name=unit.name))
    return tuple(found)
