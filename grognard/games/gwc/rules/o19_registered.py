"""O19.2.2 Registered barrages: the guns are laid on an area and strike it again, or creep on by a hex."""

from __future__ import annotations

from grognard.engine.board import DIRECTIONS, OFF_MAP, Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import o19_artillery, o19_impact, o19_spotting
from grognard.games.gwc.rules.words import hex_name, side_name
from grognard.games.gwc.state import Barrage, State


@rule("O19.2.2#4", "O19.2.2.1#1", "O19.2.2.2#1", "O19.2.2.1#fr")
def uses(g: State, side: str, candidates: tuple[str, ...]) -> tuple[str, ...]:
    """How the registered area can be struck again: as it stands, or creeping on, at the player's choice."""
    if side not in g.barrages or g.telephones[side].box != "standing":
        return ()
    found = [use for use in ("standing", "creeping") if observers(g, side, use, candidates)]
    return tuple(found)


@rule("O19.2.2#5", "O19.2.2.2#4")
def observers(g: State, side: str, use: str, candidates: tuple[str, ...]) -> tuple[str, ...]:
    """The Spotters who see the Spotting Round, and for a creeping barrage also some hex to which it can shift."""
    center = g.barrages[side].center
    seeing = tuple(each for each in candidates if o19_spotting.sees(g, side, each, center))
    return seeing if use == "standing" else tuple(each for each in seeing if shifts(g, side, each))


def shifts(g: State, side: str, spotter: str) -> list[int]:
    """The directions in which the Spotting Round can shift one hex and still be seen."""
    around = g.board.neighbours[g.barrages[side].center]
    return [
        direction
        for direction in DIRECTIONS
        if around[direction - 1] != OFF_MAP and o19_spotting.sees(g, side, spotter, around[direction - 1])
    ]


@rule("O19.2.2.1#1", "O19.2.2.1#2", "O19.2.2.2#1", "O19.2.2.2#3")
@procedure
def registered(g: State, side: str, use: str, candidates: tuple[str, ...]) -> Procedure[None]:
    """A Spotter is activated, a creeping barrage shifts, and Impact is resolved; the markers stay."""
    spotter: str = yield from o19_spotting.choose_spotter(g, side, observers(g, side, use, candidates))
    if use == "creeping":
        direction: int = yield Choose(side, "creep-direction", shift_options(g, side, spotter), "O19.2.2.2")
        g.barrages[side] = shifted(g, g.barrages[side], (direction,))
    barrage = g.barrages[side]
    g.note(
        f"registered-{use}",
        "O19.2.2.2" if use == "creeping" else "O19.2.2.1",
        side=side_name(side),
        hex=hex_name(g, barrage.center),
        hexes=[hex_name(g, cell) for cell in barrage.impacts],
    )
    strength = o19_artillery.battery_fp(g, side)
    yield from o19_impact.impact(
        g, side, strength, (barrage.center, *barrage.impacts), spotter, barrage.center
    )


def shift_options(g: State, side: str, spotter: str) -> tuple[Option, ...]:
    around = g.board.neighbours[g.barrages[side].center]
    return tuple(
        option(
            f"creep-{direction}",
            direction,
            "creep",
            (f"hex:{hex_name(g, around[direction - 1])}",),
            "option-direction",
            "O19.2.2.2",
            direction=direction,
        )
        for direction in shifts(g, side, spotter)
    )


@rule("O19.2.2.2#2")
def shifted(g: State, barrage: Barrage, way: tuple[int, ...]) -> Barrage:
    """Every marker goes the same way, and those that leave the map are gone; the center may be OFF_MAP."""
    impacts = (moved(g, cell, way) for cell in barrage.impacts)
    return Barrage(
        barrage.kind, moved(g, barrage.center, way), tuple(cell for cell in impacts if cell != OFF_MAP)
    )


def moved(g: State, cell: Cell, way: tuple[int, ...]) -> Cell:
    """Where a marker ends; OFF_MAP if it leaves the map on the way."""
    for direction in way:
        if cell != OFF_MAP:
            cell = g.board.neighbours[cell][direction - 1]
    return cell
