"""19 Combat results: Possible Suppression, Suppression, Cohesion Hits, Step Losses and Elimination."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s15_advice, s16_contact, s21_command, s22_works, s29_checks
from grognard.games.gts.rules.words import hex_name, of_unit, side_name
from grognard.games.gts.state import ELIMINATED, State

MOST_HITS = 2
CONVERT = Option("convert", True, "convert", (), "option-convert", (), "19.2.2")
TAKE = Option("take", False, "take", (), "option-take-suppression", (), "19.2.2")


@rule("19.1", "19.2.1#1", "19.2.1#2", "19.2.1#3", "19.2.1#4", "19.2.2#10", "16.3.2#8", "1.2#21")
@procedure
def apply(g: State, id_: str, result: str, convertible: bool = True) -> Procedure[bool]:
    """A result strikes a Unit. Whether it was effective: a passed S? is not.

    `convertible` is False for the Suppression of those who run away.
    """
    if result == "S?":
        passed: bool = yield from s29_checks.check(g, id_, "suppression", "19.2.1", True)
        if passed:
            return False
    match result:
        case "S?" | "S":
            yield from suppression(g, id_, convertible)
        case "C":
            cohesion_hit(g, id_)
        case "1":
            step_loss(g, id_)
        case "E":
            eliminate(g, id_)
    if g.units[id_].where == ELIMINATED:
        yield from s21_command.displaced(g)  # 21.3#2
    return True


@rule(
    "19.2.2#1",
    "19.2.2#2",
    "19.2.2#3",
    "19.2.2#4",
    "19.2.2#5",
    "19.2.2#9",
    "19.2.3#8",
    "18.7.5A#4",
)
@procedure
def suppression(g: State, id_: str, convertible: bool) -> Procedure[None]:
    """The owner may try to take a Cohesion Hit instead; whoever is Suppressed already takes one in any case."""
    if g.units[id_].suppressed:
        cohesion_hit(g, id_, "19.2.2")
        return
    if convertible:
        tries: bool = yield Choose(
            g.units[id_].side,
            "convert-choose",
            (TAKE, CONVERT),
            "19.2.2",
            (("name", g.units[id_].name), ("unit", id_), ("hits", g.units[id_].hits)),
            explain=s15_advice.explain_conversion,
        )
        if tries:
            converted: bool = yield from s29_checks.check(g, id_, "conversion", "19.2.2", True)
            if converted:
                cohesion_hit(g, id_, "19.2.2")
                return
    suppress(g, id_)


@rule("19.2.2#2", "19.2.2#11", "29.45", "MARK.supp")
def suppress(g: State, id_: str, number: str = "19.2.2") -> None:
    """A Suppressed marker; radio contact is lost."""
    g.change(id_, suppressed=True)
    g.note("suppressed", number, **of_unit(g, id_))
    s16_contact.lose(g, id_)


@rule("19.2.3#1", "19.2.3#2", "19.2.3#3", "19.2.3#4", "19.2.3#11", "29.14")
def cohesion_hit(g: State, id_: str, number: str = "19.2.3") -> None:
    """One more Cohesion Hit: the third is a Step Loss, and a Unit without Steps does not survive the first.

    If it may be the end of the Unit, the caller performs `s21_command.displaced` afterwards.
    """
    hits = g.units[id_].hits
    if s02_units.steps(g, id_) == 0:
        eliminate(g, id_, number)
    elif hits == MOST_HITS:
        step_loss(g, id_, number)
    else:
        g.change(id_, hits=hits + 1)
        g.note("cohesion-hit", number, **of_unit(g, id_), hits=hits + 1)
        s16_contact.lose(g, id_)


@rule("19.2.3#5", "19.2.3#9", "19.2.4#1", "19.2.4#2", "19.2.4#4", "29.44#3")
def step_loss(g: State, id_: str, number: str = "19.2.4") -> None:
    """A Step is lost for good, and with the last of them the Unit; Cohesion Hits stay."""
    if s02_units.steps(g, id_) <= 1:
        eliminate(g, id_, number)
        return
    unit = g.units[id_]
    g.change(id_, lost=unit.lost + 1)
    g.losses[unit.side] = g.losses.get(unit.side, 0) + 1
    g.note("step-lost", number, **of_unit(g, id_))
    s16_contact.lose(g, id_)


@rule("19.2.5", "22.3.5")
def eliminate(g: State, id_: str, number: str = "19.2.5") -> None:
    """The Unit leaves the map with all that lies on it; the Steps that it had left are lost."""
    unit = g.units[id_]
    g.losses[unit.side] = g.losses.get(unit.side, 0) + s02_units.steps(g, id_)
    g.note("eliminated", number, **of_unit(g, id_), hex=hex_name(g, unit.where))
    s16_contact.lose(g, id_)
    s22_works.leave_works(g, id_)
    park = unit.park
    g.move_to(
        id_,
        ELIMINATED,
        entering=False,
        suppressed=False,
        column=False,
        park="",
        rallying=0,
        working=0,
        project="",
    )
    if park and not any(other.park == park for other in g.units.values()):
        del g.parks[park]
        g.note("park-disbanded", "16.2.4", hex=hex_name(g, unit.where), side=side_name(unit.side))
