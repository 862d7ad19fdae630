"""O19.2.1.4 Impact: vacant hexes first with one roll, then each occupied hex with its own; and A32 Barrage."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import (
    a28_actions,
    o19_spotting,
    o21_defense,
    o21_odds,
    o21_strength,
    s01_cards,
    s12_telephones,
    s98_strategy,
    t99_terrain,
)
from grognard.games.gwc.rules.words import hex_name, shown, side_name
from grognard.games.gwc.state import Attack, Barrage, State, clone

AXES = (1, 2, 3)
"""The three straight rows through a hex, each by one of its two directions."""
REACH = 3


# the area


@rule("O19.2.1.4#1")
def local_area(g: State, center: Cell) -> tuple[Cell, ...]:
    """The hexes around a Spotting Round."""
    return tuple(g.board.adjacent[center])


@rule("O19.2.1.4#2")
def row_area(g: State, center: Cell, axis: int) -> tuple[Cell, ...]:
    """Three hexes out from two opposite sides of the Spotting Round, as far as the map goes."""
    return (*g.board.row(center, axis, REACH), *g.board.row(center, axis + 3, REACH))


@rule("O19.2.1.4#1", "O19.2.1.4#2")
@procedure
def lay(g: State, side: str, kind: str, center: Cell) -> Procedure[tuple[Cell, ...]]:
    """The Impact markers are put down, for a Standing Barrage along the row that the player picks.

    If the Telephone has broken since the Spotting Round was placed, the attack goes on without markers (E94#2).
    """
    if kind == "local":
        impacts = local_area(g, center)
    else:
        axis: int = yield Choose(
            side,
            "barrage-axis",
            axis_options(g, center),
            "O19.2.1.4",
            (("hex", hex_name(g, center)),),
        )
        impacts = row_area(g, center, axis)
    if side in g.barrages:  # O18.1
        g.barrages[side] = Barrage(kind, center, impacts)
    g.note(
        "impacts-laid",
        "O19.2.1.4",
        side=side_name(side),
        hex=hex_name(g, center),
        hexes=[hex_name(g, cell) for cell in impacts],
    )
    return impacts


def axis_options(g: State, center: Cell) -> tuple[Option, ...]:
    return tuple(
        option(
            f"axis-{axis}",
            axis,
            "lay",
            tuple(f"hex:{hex_name(g, cell)}" for cell in row_area(g, center, axis)),
            "option-axis",
            "O19.2.1.4",
            axis=axis,
        )
        for axis in AXES
    )


# the rolls


@rule("O19.2.1.4", "E94#2")
@procedure
def impact(
    g: State,
    side: str,
    strength: Modifiers,
    cells: tuple[Cell, ...],
    spotter: str = "",
    center: Cell | None = None,
    called: bool = True,
) -> Procedure[None]:
    """The side rolls for an area: its vacant hexes all at once, then those that hold Formations as it chooses.

    A hex that has lost its Formations since then is affected too, if it can suffer.
    A battery keeps firing though its Telephone breaks meanwhile. Registered guns stop when the Spotter no longer sees
    the center; for these he is given. Only a bombardment that the side has `called` for is its Fire for Effect.
    """
    occupied = tuple(cell for cell in cells if g.in_hex(cell))
    vacant = tuple(cell for cell in cells if not g.in_hex(cell) and can_suffer(g, cell))
    if vacant:
        yield from hit_vacant(g, side, strength, vacant, called)
    while left := tuple(cell for cell in occupied if g.in_hex(cell) or can_suffer(g, cell)):
        if center is not None and not o19_spotting.sees(g, side, spotter, center):  # O19.2.2#5
            g.note("sight-lost", "O19.2.2", side=side_name(side), hex=hex_name(g, center))
            return
        cell: Cell | str = yield Choose(  # O19.2.1.4.2#1
            side,
            "impact-next",
            (
                *choices(left, "hex", "attack", "option-hex", "O19.2.1.4.2", g.board.name),
                *s98_strategy.offer_in_order(g, side),
            ),
            "O19.2.1.4.2",
            window=s98_strategy.may_interrupt(g, side),
            odds=partial(odds_of_impact, strength),
        )
        if isinstance(cell, str):  # S98.1#1
            yield from s98_strategy.situation_window(g, side, "own order")
            continue
        occupied = tuple(other for other in left if other != cell)
        yield from hit_occupied(g, side, strength, cell, called)


def odds_of_impact(strength: Modifiers, g: State, question: Choose, chosen: Option) -> Odds:
    """What may become of those in a hex: the ground suffers first, so that a high roll takes Cover away."""
    if chosen.id == "situation":
        return Odds({"odds-none": 1.0})
    cell: Cell = chosen.value
    fp = strength.total + o21_strength.airburst(g, "artillery", cell).total
    attack = Attack("artillery", question.side, cell, strength=strength)
    limit = t99_terrain.vulnerability(g, cell)
    shattered = clone(g)
    if limit is not None:
        t99_terrain.downgrade(shattered, cell)

    def ground(total: int) -> State:
        return g if limit is None or total < limit else shattered

    return o21_odds.of_attack(ground, question.side, attack, fp, g.in_hex(cell))


@rule("O19.2.1.4.1#5", "O19.2.1.4.1#3")
def can_suffer(g: State, cell: Cell) -> bool:
    """A vacant hex counts only if it can get worse and holds no Shellhole marker."""
    return g.terrain_markers.get(cell) != "shellhole" and t99_terrain.vulnerability(g, cell) is not None


@rule("O19.2.1.4.1#1")
@procedure
def hit_vacant(
    g: State, side: str, strength: Modifiers, cells: tuple[Cell, ...], called: bool
) -> Procedure[None]:
    """One Impact Roll against all vacant hexes."""
    g.attacks = (*g.attacks, Attack("artillery", side, cells[0], strength=strength))
    totals: tuple[int, ...] = yield from impact_roll(g, side, cells, called)
    for cell, total in zip(cells, totals, strict=True):
        shatter(g, cell, total)
    g.attacks = g.attacks[:-1]


@rule("O19.2.1.4.2#2", "O19.2.1.4.2#4")
@procedure
def hit_occupied(g: State, side: str, strength: Modifiers, cell: Cell, called: bool) -> Procedure[None]:
    """One Impact Roll against a hex: the ground suffers first, then every Formation defends with the Cover left."""
    defenders = g.in_hex(cell)
    g.attacks = (*g.attacks, Attack("artillery", side, cell, strength=strength, defenders=defenders))
    totals: tuple[int, ...] = yield from impact_roll(g, side, (cell,), called)
    g.change_attack(total=totals[0])
    shatter(g, cell, totals[0])  # O19.2.1.4.2#3
    yield from o21_defense.defense(g)
    g.attacks = g.attacks[:-1]


@rule("O19.2.1.4.1#2", "10.3.1#2", "12#4")
@procedure
def impact_roll(g: State, side: str, cells: tuple[Cell, ...], called: bool) -> Procedure[tuple[int, ...]]:
    """The battery's FP and one roll: the total against each hex, with the Airburst in Woods. Telephones do not jam."""
    if called:  # A32#1
        yield from a28_actions.action_window(g, side, "fire for effect")
    strength = g.attack.strength
    bursts = tuple(o21_strength.airburst(g, "artillery", cell) for cell in cells)  # T124#6 1.9.1#4
    dice: s01_cards.Dice = yield from s01_cards.roll(
        g, side, "impact", "+".join(hex_name(g, cell) for cell in cells)
    )
    told = strength.and_all(bursts[0].reasons) if len(cells) == 1 else strength
    g.note(
        "impact",
        "O19.2.1.4.1",
        side=side_name(side),
        hexes=[hex_name(g, cell) for cell in cells],
        modifiers=shown(told),
        white=dice.white,
        coloured=dice.coloured,
        bonus=dice.bonus,
        total=told.total + dice.total,
    )
    return tuple(strength.total + burst.total + dice.total for burst in bursts)


@rule("T99.5#1", "O19.2.1.4.1#3", "O19.2.1.4.1#4", "F125.3")
def shatter(g: State, cell: Cell, total: int) -> None:
    """The Fortification, or else the terrain, is downgraded if the total reaches its vulnerability."""
    vulnerability = t99_terrain.vulnerability(g, cell)
    if vulnerability is not None and total >= vulnerability:
        t99_terrain.downgrade(g, cell)


# A32


@rule("A32#1", "A32#2")
def may_barrage(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """The active player, from 1915 on, with an unbroken Telephone in the Standing/Creeping box."""
    if side != g.active or not g.setting.is_from(*s12_telephones.STANDING_FROM):
        return because("A32", "why-not-barrage-date")
    if not s12_telephones.is_functioning(g, side) or g.telephones[side].box != "standing":
        return because("A32", "why-not-barrage-box")
    return None


@rule("A32#3")
def barrage(g: State, _side: str, _subject: str, _card: str) -> None:
    """2 more for the Impact Roll that is about to be made."""
    g.change_attack(strength=g.attack.strength.plus(2, "fp-barrage", "A32"))


register_action(ActionSpec(ActionName.BARRAGE, "fire for effect", "A32", may_barrage, effect=barrage))
