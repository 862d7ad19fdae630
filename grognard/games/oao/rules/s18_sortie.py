"""18.6.4 The Belgian Sortie: what gives the German his two special RPs, and where they lead."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import Country, ground_of
from grognard.games.oao.counters import Nation
from grognard.games.oao.rail import BELGIEN, railways_of
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.words import hex_name, side_name
from grognard.games.oao.state import Means, State

SORTIE, CALLED, CAMP = "sortie", "belgian sortie", "Antwerpen"


@rule("18.6.4#1")
def prepared(g: State, id_: str) -> None:
    """A unit has placed its PA marker: the first such Belgian outside his lines brings the German his marker."""
    means = g.means.get("german", Means())
    if CALLED in means.used or not holds("belgian_sortie", g.gt) or not sallies(g, id_):
        return
    g.means["german"] = replace(means, used=(*means.used, CALLED))
    g.note("sortie-called", "18.6.4", hex=hex_name(g, g.units[id_].where), side=side_name("german"))


def sallies(g: State, id_: str) -> bool:
    """Whether a unit is Belgian, in Belgium, and neither in its fortified camp nor northwest of the Dender."""
    ground = ground_of(g.board)
    return s02_units.piece(g, id_).nation == Nation.BELGIAN and any(
        ground.country[cell] == Country.BELGIUM
        and cell not in ground.camp_hexes(CAMP)
        and cell not in ground.northwest_of_dender
        for cell in g.hexes_of(id_)
    )


@rule("18.6.4#2", "18.6.4#3")
def inter_phase(g: State) -> None:
    """The marker that was called for is ready: it serves as often as it has sides."""
    means = g.means.get("german", Means())
    if CALLED not in means.used or SORTIE in means.used:
        return
    uses = next(each.uses for each in movement().special_points if each.id == SORTIE)
    special = (*means.special, *(SORTIE,) * uses)
    g.means["german"] = replace(means, special=special, used=(*means.used, SORTIE))
    g.note("sortie-ready", "18.6.4", side=side_name("german"), uses=uses)


@rule("18.6.4#4")
def line(g: State) -> frozenset[Cell]:
    """Where those must detrain who travel on these RPs."""
    return frozenset(railways_of(g.board).lines.get(BELGIEN, ()))
