"""27 Victory: the points of a Player Turn and of an Inter-Phase, and who has won.

The rulebook leaves the levels of victory to the scenarios of its Play Book, which we do not have. Those of `LEVELS` are
ours: by our reckoning history ends some fifteen points in the Allies' favour (the furthest advance of nine Inter-Phases
against Rouen, Troyes, Nancy and twenty towns), and that is a draw. A scenario may have terms of its own.
"""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import NO, YES, Choose, Outcome
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of, printed
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_plans import advance, objectives, places, points, special_cities
from grognard.games.oao.rules import s02_units, s03_control, s26_plans, s27_gaps
from grognard.games.oao.rules.s27_score import score, use, used
from grognard.games.oao.rules.words import hex_name
from grognard.games.oao.state import SIDES, State

MUHLHAUSEN, LORRAINE, PARIS = "muhlhausen", "lorraine", "paris entered"
LORRAINE_TOWNS = ("luneville", "baccarat", "st_die")  # 27.3
MARINE = "de-Marine"
TURNS = 3
"""Game Turns between two Inter-Phases."""  # 4.0
LEVELS = (
    (60, "german", "decisive"),
    (30, "german", "substantial"),
    (5, "german", "marginal"),
    (-24, None, "draw"),
    (-49, "allied", "marginal"),
    (-79, "allied", "substantial"),
)
"""From how many net points on, the most first, which side has won and how; below the last the Allies decisively."""


# when it happens


@rule("27.7#1")
def entered(g: State, units: tuple[str, ...]) -> None:
    """A German unit in the centre of Paris is worth points, once."""
    central = set(printed(g.board, places()["paris_central"][0]))
    if used(g, "german", PARIS):
        return
    if any(g.units[id_].side == "german" and central.intersection(g.hexes_of(id_)) for id_ in units):
        use(g, "german", PARIS)
        score(g, "german", points().paris, "vp-paris", "27.7")


# a Player Turn


@rule("4.2.9#4", "27.2", "27.3")
@procedure
def player_turn(g: State, side: str) -> Procedure[None]:  # noqa: ARG001  as all steps of the Finishing Phase
    """At the end of a Player Turn: plans achieved, Muhlhausen, Lorraine."""
    s03_control.settle(g)
    s26_plans.captures(g)
    if holds("muhlhausen", g.gt) and not used(g, "allied", MUHLHAUSEN):
        if controls(g, "allied", places()["muhlhausen"]):
            use(g, "allied", MUHLHAUSEN)
            score(g, "allied", points().muhlhausen, "vp-muhlhausen", "27.2")
    if lorraine(g):
        takes: bool = yield Choose(
            "german",
            "lorraine-take",
            (YES, NO),
            "27.3",
            (("points", points().lorraine * len(lorraine(g))), ("towns", len(lorraine(g)))),
        )
        if takes:
            use(g, "german", LORRAINE)
            towns = len(lorraine_held(g))
            score(g, "german", points().lorraine * towns, "vp-lorraine", "27.3", towns=towns)


@rule("27.3")
def lorraine(g: State) -> tuple[str, ...]:
    """The towns of Lorraine for which the German may take points now."""
    over = not holds("lorraine", g.gt) or used(g, "german", LORRAINE)
    return () if over else lorraine_held(g)


def lorraine_held(g: State) -> tuple[str, ...]:
    return tuple(town for town in LORRAINE_TOWNS if controls(g, "german", places()[town]))


def controls(g: State, side: str, names: tuple[str, ...]) -> bool:
    """Whether a side controls all hexes of a place."""  # 27.8#1
    cells = printed(g.board, *names)
    return bool(cells) and all(s03_control.controller(g, cell) == side for cell in cells)


# an Inter-Phase


@rule("4.3.2#4", "27.4#1", "27.5#1", "27.6", "27.8#1", "27.8.1")
def inter_phase(g: State) -> None:
    """Points of an Inter-Phase, and in the last one those of the places that are held."""
    number, table = -(-g.gt // TURNS), points()
    s03_control.settle(g)
    if not g.setting.wins:
        if number >= table.advance_from:
            furthest_advance(g)
        if number >= table.front_gaps_from:
            front_gaps(g)
        if number >= table.marine_division_from:
            marine_division(g)
    if g.gt == g.setting.last:
        final(g)


@rule("27.4#1", "27.4#2")
def furthest(g: State) -> tuple[int, Cell] | None:
    """The best hex of a German Infantry Formation and its worth; None if all are too far east."""  # C-25
    found = []
    further = int(g.setting.options.get("furthest_advance") == "with-45")
    for id_ in g.on_map("german"):
        if s02_units.is_formation(g, id_) and s02_units.kind_of(g, id_).infantry:
            for cell in g.hexes_of(id_):
                column, row = map(int, g.board.name(cell).split("."))
                worth = advance(column, row, further=further)
                if worth is not None:
                    found.append((worth, cell))
    return max(found, default=None)


def furthest_advance(g: State) -> None:
    best = furthest(g)
    if best is not None and best[0]:
        score(g, "german", best[0], "vp-advance", "27.4", hex=hex_name(g, best[1]))


@rule("27.5#1")
def front_gaps(g: State) -> None:
    """Each side loses points for the gaps of its southern line."""
    for side in SIDES:
        gaps = s27_gaps.chain(g, side).gaps
        if gaps:
            names = ", ".join(hex_name(g, cell) for cell in gaps)
            score(g, side, points().front_gap * len(gaps), "vp-gaps", "27.5", hexes=names)


@rule("27.6")
def marine_division(g: State) -> None:
    """The German loses points if his Marine Division is not at the coast."""
    here = g.hexes_of(MARINE) if MARINE in g.units else ()
    if ground_of(g.board).coastal.isdisjoint(here):
        score(g, "german", points().marine_division, "vp-marine", "27.6")


@rule("27.8#1", "27.8#2", "27.8.1")
def final(g: State) -> None:
    """The places that each side holds at the end."""
    if g.setting.wins:
        for cell, worth in g.setting.objectives.items():
            holder = s03_control.controller(g, cell)
            if holder is not None:
                score(g, holder, worth, "vp-hex", "27.0", hex=hex_name(g, cell))
        return
    for side in SIDES:
        held = [name for name, hexes in objectives().items() if controls(g, side, hexes)]
        if held:
            score(g, side, points().objective * len(held), "vp-objectives", "27.8", places=", ".join(held))
        cities = [name for name, hexes in special_cities().items() if controls(g, side, hexes)]
        if cities:
            worth = points().special_city * len(cities)
            score(g, side, worth, "vp-cities", "27.8.1", places=", ".join(cities))


# the end


@rule("27.0#1", "27.7#2")
def verdict(g: State) -> Outcome:
    """Who has won: the German at once with Paris, else by the net points."""
    scores = {"german": g.vp, "allied": -g.vp}
    if controls(g, "german", places()["paris_central"]):
        return Outcome("german", "victory-paris", "27.7", scores)
    wins = g.setting.wins
    if wins:
        winner = "german" if g.vp >= wins["german"] else "allied" if g.vp <= wins["allied"] else None
        return Outcome(winner, "victory-points" if winner else "victory-draw", "27.0", scores)
    for least, side, level in LEVELS:
        if g.vp >= least:
            return Outcome(side, f"victory-{level}", "27.0", scores)
    return Outcome("allied", "victory-decisive", "27.0", scores)
