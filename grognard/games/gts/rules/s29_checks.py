"""29.47 and 29.48: Troop Quality, its modifiers and the check; what a Command Point may replace."""

from __future__ import annotations

from functools import partial

from grognard.engine.decision import Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gts import charts
from grognard.games.gts.rules import s02_units, s21_command
from grognard.games.gts.rules.words import of_unit, shown
from grognard.games.gts.state import State

FACES = 10
NEVER, ALWAYS = 9, 0
"""Faces that always fail and always pass."""  # 1.2#10

ROLL = Option("roll", False, "roll", (), "option-roll")
SPEND = Option("spend", True, "spend", (), "option-spend-command")


def die(faces: tuple[int, ...]) -> int:
    """The face of one ten-sided die, 0 to 9: chance counts from 1, and its 10 is the 0."""  # 1.2#9
    return faces[0] % FACES


@rule("29.48#1", "29.48#2", "21.7#2")
def quality(g: State, id_: str, purpose: str = "") -> Modifiers:
    """Troop Quality with all its modifiers. `purpose`: `rally`, or the Engineer Action that is tried."""
    unit = g.units[id_]
    mods = Modifiers().plus(s02_units.values(g, id_).quality, "mod-quality", "29.48")
    if not s21_command.in_command(g, id_):
        mods = mods.plus(-1, "mod-out-of-command", "21.7")  # MARK.ooc
    if unit.suppressed:
        mods = mods.plus(-1, "mod-suppressed", "19.2.2")  # MARK.supp
    if unit.hits == 2:
        mods = mods.plus(-1, "mod-two-hits", "19.2.3")  # MARK.coh2
    if unit.lost:
        mods = mods.plus(-1, "mod-step-lost", "19.2.4")  # MARK.step
    barrage = g.barrages.get(unit.where)
    if barrage:
        mods = mods.plus(charts.BARRAGE[barrage], f"mod-{barrage}-barrage", "16.6.2.2")
    work = s02_units.shelter(g, id_)
    if work == "ip":
        mods = mods.plus(1, "mod-improved-position", "22.2.4")  # 22.2.4, MARK.ip
    if work == "ent":
        mods = mods.plus(2, "mod-entrenchment", "22.3.6")  # MARK.ent
    if purpose == "rally":
        mods = mods.plus(unit.rallying, "mod-men-rallying", "20.0")  # MARK.mrally
    elif purpose and unit.project == purpose:
        mods = mods.plus(unit.working, "mod-men-at-work", "25.0")  # MARK.mwork
    return mods


@rule("29.47#1", "1.2#9", "1.2#10")
def passes(face: int, target: int) -> bool:
    """Equal or below passes; 9 always fails, 0 always passes."""
    return face == ALWAYS or (face != NEVER and face <= target)


@rule("29.47#2", "21.7#1", "29.16#3", "8.0#12")
def may_spend(g: State, id_: str) -> bool:
    """A Command Point of its own Division can be spent on a Unit: only on one that is In Command."""
    unit = g.units[id_]
    return g.points[unit.division].command > 0 and s21_command.in_command(g, id_)


def explain_check(purpose: str, g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What the Unit rolls against and why; or how many Command Points its Division has."""
    id_ = str(dict(question.args)["unit"])
    if option.value:
        left = g.points[g.units[id_].division].command
        return (because("29.47", "explain-spend", left=left),)
    mods = quality(g, id_, purpose)
    return (because("29.47", "explain-check", mods.total), *mods.reasons)


@rule("29.47#1", "29.47#2", "29.48#3", "29.16#2")
@procedure
def check(g: State, id_: str, kind: str, number: str, spendable: bool, purpose: str = "") -> Procedure[bool]:
    """A Troop Quality Check, called `kind` and demanded by rule `number`.

    Where the rule allows it (`spendable`), the owner may spend a Command Point instead of rolling, never after it.
    """
    if spendable and may_spend(g, id_):
        spent: bool = yield Choose(
            g.units[id_].side,
            "check-spend",
            (ROLL, SPEND),
            number,
            (("name", g.units[id_].name), ("unit", id_), ("kind", f"@check-{kind}")),
            explain=partial(explain_check, purpose),
        )
        if spent:
            g.spend(g.units[id_].division, command=1)
            g.note("check-bought", number, "29.47", **of_unit(g, id_), kind=f"@check-{kind}")
            return True
    faces: tuple[int, ...] = yield Roll(1, FACES, f"check-{kind}", g.units[id_].side, id_, "low", zero=True)
    mods = quality(g, id_, purpose)
    passed = passes(die(faces), mods.total)
    g.note(
        "check",
        number,
        "29.47",
        **of_unit(g, id_),
        kind=f"@check-{kind}",
        die=die(faces),
        modifiers=shown(mods),
        total=mods.total,
        passed=passed,
    )
    return passed
