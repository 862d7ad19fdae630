"""What a player may ask about bombardments: what a gun can do, its odds, and why another is not possible."""

from __future__ import annotations

from itertools import product

from grognard.engine.decision import BACK, Choose, Odds, Option
from grognard.engine.reasons import Args, Reason, because
from grognard.games.oao.reference_siege import second_roll_destroys, steps_lost
from grognard.games.oao.rules import s12_fortress, s13_guns
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

DIE = range(1, 7)


def target_option(g: State, id_: str) -> Option:
    name = g.board.name(g.units[id_].where)
    return Option(
        id_,
        id_,
        "bombard",
        (f"unit:{id_}", f"hex:{name}"),
        "option-target",
        target_args(g, id_),
        "13.1.2#1",
    )


def target_args(g: State, id_: str) -> Args:
    """A Fortress with its Class and the steps that it has left."""
    return (
        ("target", unit_name(g, id_)),
        ("hex", g.board.name(g.units[id_].where)),
        ("rating", s12_fortress.fortress(g, id_).fortress_class.value),
        ("steps", s12_fortress.steps_left(g, id_)),
        ("coordinated", int(s13_guns.is_coordinated(g, id_))),
        ("unit", id_),
    )


def gun_option(g: State, id_: str) -> Option:
    name = g.board.name(g.units[id_].where)
    args: Args = (
        ("name", unit_name(g, id_)),
        ("hex", name),
        ("caliber", s13_guns.caliber_of(g, id_)),
        ("rolls", s13_guns.printed(g, id_).rolls),
    )
    return Option(id_, id_, "bombard", (f"unit:{id_}", f"hex:{name}"), "option-gun", args, "13.1.2#1")


def meant(g: State, subject: str, ids: list[str]) -> list[str]:
    """The units among these that a subject names, by itself or by its hex."""
    kind, _, name = subject.partition(":")
    if kind == "unit":
        return [id_ for id_ in ids if id_ == name]
    return [id_ for id_ in ids if g.units[id_].where >= 0 and g.board.name(g.units[id_].where) == name]


def why_not_target(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Fortress cannot be bombarded: what is wrong with each gun near it."""
    side = question.side
    found = meant(g, subject, s12_fortress.fortresses(g, g.other(side)))
    if not found:
        return (because("13.1", "why-not-no-fortress"),)
    cell = g.units[found[0]].where
    near = {cell, *g.board.adjacent[cell]}
    guns = [id_ for id_ in s13_guns.on_map(g, side) if g.units[id_].where in near]
    reasons = [s13_guns.refused(g, id_, found[0]) for id_ in guns]
    named = dict(question.args).get("named")
    if named is not None and found[0] not in str(named).split() and not all(reasons):
        return (because("9.1#2", "why-not-target-unnamed", target=unit_name(g, found[0])),)
    return tuple(why for why in reasons if why) or (because("13.1.1", "why-not-no-gun"),)


def why_not_gun(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a gun cannot bombard the Fortress that was named."""
    target = str(dict(question.args)["unit"])
    found = meant(g, subject, s13_guns.on_map(g, question.side))
    reasons = [s13_guns.refused(g, id_, target) for id_ in found]
    return tuple(why for why in reasons if why) or (because("13.0", "why-not-no-siege-artillery"),)


def explain_gun(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What the gun has: its caliber against the Class, its rolls, its shells, the Pioniere."""
    if option.value == BACK.value:
        return ()
    gun, target = str(option.value), str(dict(question.args)["unit"])
    caliber = s13_guns.caliber_of(g, gun)
    rating = s12_fortress.fortress(g, target).fortress_class.value
    found = [
        because("13.1.2#3", "explain-caliber", caliber=caliber, rating=rating),
        because("13.2#2", "explain-rolls", s13_guns.printed(g, gun).rolls),
    ]
    left = s13_guns.shells(g, g.units[gun].side, caliber)
    if left is not None:
        found.append(because("13.4", "explain-shells", left, caliber=caliber))
    if s13_guns.pioneers(g, gun) is not None:
        found.append(because("13.3.4", "explain-pioneers"))
    return tuple(found)


def odds_of_gun(g: State, question: Choose, option: Option) -> Odds:
    """How many steps all rolls of the gun destroy, exactly, without the help of Pioniere."""
    if option.value == BACK.value:
        return Odds({"nothing": 1.0})
    gun, target = str(option.value), str(dict(question.args)["unit"])
    once, most = chances(g, gun, target), s12_fortress.steps_left(g, target)
    total = {0: 1.0}
    for _ in range(s13_guns.printed(g, gun).rolls):
        joined: dict[int, float] = {}
        for (before, chance), (steps, other) in product(total.items(), once.items()):
            lost = min(most, before + steps)
            joined[lost] = joined.get(lost, 0.0) + chance * other
        total = joined
    destroyed, missed = total.get(most, 0.0), total.get(0, 0.0)
    damaged = max(0.0, 1 - destroyed - missed)
    return Odds({"odds-fortress-destroyed": destroyed, "odds-fortress-damaged": damaged, "nothing": missed})


def chances(g: State, gun: str, target: str) -> dict[int, float]:
    """The steps that one roll destroys, with their probabilities."""
    found: dict[int, float] = {}
    for roll in DIE:
        shot = s13_guns.result(g, gun, target, roll)
        lucky = sum(second_roll_destroys(again) for again in DIE) / len(DIE)
        parts = {1: lucky, 0: 1 - lucky}
        if shot != "+":
            parts = {steps_lost(shot, big_battery=s13_guns.is_big(g, gun)): 1.0}
        for steps, chance in parts.items():
            found[steps] = found.get(steps, 0.0) + chance / len(DIE)
    return found
