"""E63 Deserters, E67 Engine Down, E68 Fatigue and E77 Malfunction: whoever is nearest."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import (
    e56_choices,
    o26_rout,
    s01_cards,
    s03_formations,
    s07_victory,
    s11_weapons,
)
from grognard.games.gwc.rules.words import name
from grognard.games.gwc.state import State

DESERTION = 3  # E63#2


@rule("E63#1")
@procedure
def deserters(g: State, side: str, _card: str) -> Procedure[None]:
    """The friendly Unit Out of Cohesion that is closest to a Random Hex Retreats."""
    cell: Cell = yield from s01_cards.random_hex(g, side, "E63")
    lost = (id_ for id_ in e56_choices.units_of(g, side) if s03_formations.cohesion(g, id_) is None)
    found = e56_choices.near(g, lost, cell)
    unit: str | None = yield from e56_choices.choose_unit(g, side, "choose-deserters", found, "E63")
    if unit is not None:
        yield from o26_rout.retreat(g, unit, DESERTION)  # E63#2


@rule("E67")
@procedure
def engine_down(g: State, side: str, _card: str) -> Procedure[None]:
    """The Tank of either side that is closest to a Random Hex breaks."""
    cell: Cell = yield from s01_cards.random_hex(g, side, "E67")
    found = e56_choices.near(g, (id_ for id_ in g.formations if s03_formations.is_tank(g, id_)), cell)
    tank: str | None = yield from e56_choices.choose_unit(g, side, "choose-engine-down", found, "E67")
    if tank is not None:
        yield from s07_victory.break_formation(g, tank, "event")


@rule("E68")
@procedure
def fatigue(g: State, side: str, _card: str) -> Procedure[None]:
    """All friendly Formations in the one friendly hex that lies nearest the enemy's edge are Suppressed."""
    far = o26_rout.edge_distances(g.board, g.setting.edges[g.other(side)])
    held = sorted({g.formations[id_].cell for id_ in g.of(side)})
    found = e56_choices.closest(held, lambda cell: far[cell])
    cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-fatigue", found, "E68")
    if cell is not None:
        for id_ in g.in_hex(cell, side):
            s07_victory.suppress(g, id_, "E68")


@rule("E77")
@procedure
def malfunction(g: State, side: str, _card: str) -> Procedure[None]:
    """The unbroken Weapon or Tank nearest to a Random Hex breaks, if a Weapon, or is Suppressed, if a Tank."""
    cell: Cell = yield from s01_cards.random_hex(g, side, "E77")
    nearest = e56_choices.closest(machines(g), lambda piece: g.board.distance(place_of(g, piece), cell))
    if not nearest:
        e56_choices.nothing(g, "E77")
        return
    piece: str = yield Choose(side, "choose-malfunction", machine_options(g, nearest), "E77")
    if piece in g.weapons:
        s07_victory.break_weapon(g, piece)
    else:
        s07_victory.suppress(g, piece, "E77")


def machines(g: State) -> list[str]:
    """Every unbroken Weapon and Tank on the map, of either side."""
    weapons = [
        weapon
        for weapon, state in g.weapons.items()
        if not state.broken
        and (g.setting.options["edition"] == "en" or s11_weapons.functioning(g, weapon))  # E77#fr
    ]
    tanks = [id_ for id_, f in g.formations.items() if not f.broken and s03_formations.is_tank(g, id_)]
    return weapons + tanks


def place_of(g: State, piece: str) -> Cell:
    """The hex of a Tank, or of the Unit that carries a Weapon."""
    unit = s11_weapons.carrier(g, piece) if piece in g.weapons else piece
    return g.formations[unit].cell


def machine_options(g: State, pieces: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(
        option(
            piece,
            None,
            "choose",
            (
                f"{'weapon' if piece in g.weapons else 'unit'}:{piece}",
                f"hex:{g.board.name(place_of(g, piece))}",
            ),
            "option-unit",
            "E77",
            name=name(g, piece),
            hex=g.board.name(place_of(g, piece)),
        )
        for piece in pieces
    )


EVENTS[EventName.DESERTERS] = deserters
EVENTS[EventName.ENGINE_DOWN] = engine_down
EVENTS[EventName.FATIGUE] = fatigue
EVENTS[EventName.MALFUNCTION] = malfunction
