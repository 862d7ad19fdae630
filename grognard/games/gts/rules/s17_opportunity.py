"""17 Opportunity Fire: what Non-Active Units may do when an enemy acts in their Fire Zone."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s15_fire, s15_rating, s17_advice, s17_zones, s29_checks
from grognard.games.gts.rules.words import hex_name
from grognard.games.gts.state import State

Units = tuple[str, ...]
Pair = tuple[str, str]
"""Who fires, and at whom."""

NOWHERE = Cell(-1)
MANNERS = {
    "column": "opportunity-column",
    "engineer": "opportunity-engineer",
    "dismount": "opportunity-engineer",
}
"""To and from Column one is shot at in Column; Engineer Actions and dismounting leave no works."""  # 17.2#5, 17.2#3


@rule(
    "13.4#1",
    "17.1#1",
    "17.2#1",
    "17.2.1#1",
    "17.2.1#2",
    "17.2.1#3",
    "17.2.2",
    "17.2.3",
    "17.2.4",
    "17.7#1",
    "17.8",
    "29.37",
)
@procedure
def window(
    g: State, targets: Units, trigger: str, to: Cell = NOWHERE, firers: Units | None = None
) -> Procedure[Units]:
    """Enemies in whose Fire Zone something happens may fire, one after another, each once at one of the targets.

    `to` is the hex to which they move; `firers` are those who may fire at all. The targets that may go on come back.
    """
    fired: Units = ()
    while opportunities(g, targets, firers, fired):
        shot: Pair | None = yield Choose(
            g.other(g.units[targets[0]].side),
            "opportunity-offer",
            (*shot_options(g, opportunities(g, targets, firers, fired)), PASS),
            "17.8",
            (
                ("name", g.units[targets[0]].name),
                ("unit", targets[0]),
                ("hex", hex_name(g, place(g, targets))),
                ("trigger", f"@trigger-{trigger}"),
            ),
            window=True,
            explain=partial(s17_advice.explain_shot, trigger, to),
            why_not=partial(s17_advice.why_not_shot, targets, firers, fired),
            odds=partial(s17_advice.odds_of_shot, trigger, to),
        )
        if shot is None:  # 17.4#5
            break
        fired = (*fired, shot[0])
        yield from fire(g, shot[0], shot[1], trigger, to)
    return tuple(id_ for id_ in targets if may_go_on(g, id_, trigger))


@rule("17.8#1", "17.4#3", "17.4#4", "17.6.4", "29.48#3", "17.2#3", "22.2.3#2")
@procedure
def fire(g: State, firer: str, target: str, trigger: str, to: Cell) -> Procedure[None]:
    """The firer checks its Troop Quality, without Command Points, and if it passes it shoots.

    Works that the target leaves are of no use to it, neither against the shot nor in the checks that follow from it.
    """
    passed: bool = yield from s29_checks.check(g, firer, "opportunity", "17.4", False)
    if not passed:
        return
    in_the_open = not s15_rating.MANNERS[manner(trigger)].works
    if in_the_open:
        s02_units.expose(g, target)
    yield from s15_fire.shoot(g, firer, target, manner(trigger), False, modifiers(g, target, trigger, to))
    if in_the_open:
        s02_units.cover(g, target)


def manner(trigger: str) -> str:
    return MANNERS.get(trigger, "opportunity")


def place(g: State, targets: Units) -> Cell:
    """The hex of the trigger: of whoever is still there."""  # 17.2#2
    return next((g.units[id_].where for id_ in targets if g.units[id_].where >= 0), NOWHERE)


@rule("17.2#2", "17.4#1", "17.5", "17.5#2", "17.8#2", "17.8#4", "17.8#5", "8.0#9")
def opportunities(g: State, targets: Units, firers: Units | None, fired: Units) -> tuple[Pair, ...]:
    """Every shot that is possible now: by those whose Fire Zone covers the hex and who have not had their turn."""
    there = tuple(id_ for id_ in targets if g.units[id_].where >= 0 and not g.units[id_].entering)
    if not there:
        return ()
    able = s17_zones.coverers(g, g.other(g.units[there[0]].side), g.units[there[0]].where)
    return tuple(
        (firer, target)
        for firer in able
        if firer not in fired and (firers is None or firer in firers)
        for target in there
    )


def shot_options(g: State, shots: tuple[Pair, ...]) -> tuple[Option, ...]:
    """An option a shot, by the Unit that fires; with its target if there is more than one."""
    many = len({target for _, target in shots}) > 1
    return tuple(
        Option(
            f"{firer} at {target}" if many else firer,
            (firer, target),
            "fire",
            (f"unit:{firer}", f"unit:{target}"),
            "option-opportunity",
            (("name", g.units[firer].name), ("target", g.units[target].name), ("unit", firer)),
            "17.8",
        )
        for firer, target in shots
    )


@rule("17.6.1#1", "17.6.1#2", "17.6.2", "17.6.2#2", "17.6.3")
def modifiers(g: State, target: str, trigger: str, to: Cell) -> tuple[Reason, ...]:
    """+2 in the hex or from Fire Zone to Fire Zone, -1 out of all Fire Zones; +2 more at those who run away."""
    if trigger != "move":
        mods = Modifiers().plus(2, "mod-in-hex", "17.6.1")
    elif to >= 0 and s17_zones.in_enemy_zone(g, g.units[target].side, to):
        mods = Modifiers().plus(2, "mod-zone-to-zone", "17.6.1")
    else:
        mods = Modifiers().plus(-1, "mod-out-of-zones", "17.6.2")
    return mods.plus(2 if trigger == "run" else 0, "mod-running", "17.6.3").reasons


@rule("17.7#2", "17.7#3")
def may_go_on(g: State, id_: str, trigger: str) -> bool:
    """Only Suppression and elimination stop a Unit; runners are Suppressed already and run all the same."""
    unit = g.units[id_]
    return unit.where >= 0 and (trigger == "run" or not unit.suppressed)
