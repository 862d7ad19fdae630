"""Battles for tests: armies that are supplied, and an attack phase to be played."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Roll
from grognard.games.oao.boards import ground
from grognard.games.oao.rail import railways
from grognard.games.oao.rules import s09_phase, s18_operational
from grognard.games.oao.state import Army, Means, Preparation, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene


@cache
def line(start: str, side: str) -> tuple[Cell, ...]:
    """The shortest railway from a hex to an edge of its side."""
    edges = s18_operational.edges(ground().board, side)
    ways = [way for edge in sorted(edges) if (way := railways().way(cell(start), edge)) is not None]
    return min(ways, key=len)


def battle(units: dict[str, str], armies: dict[str, str], gt: int = 6, **state: Any) -> State:
    """Units in hexes, with their army and after a slash their corps; each Depot has a line to the edge."""
    g = scene({id_: hexes for id_, hexes in units.items() if hexes}, gt=gt, **state)
    g.means |= {"allied": Means(), "german": Means()}
    for id_, place in armies.items():
        army, _, corps = place.partition("/")
        side = g.units[id_].side
        g.change(id_, army=army, corps=corps)
        g.armies[army] = Army(side)
        if "depot" in id_:
            g.operational |= dict.fromkeys(line(units[id_], side), side)
    return g


def phase(g: State, side: str) -> Playing:
    """The attack phase of a side, in its own Player Turn."""
    g.player, g.phase = side, "attack"
    return Playing(g, s09_phase.attack_phase, side)


def counter(g: State, side: str) -> Playing:
    """The Counter Attack Phase of a side."""
    g.player, g.phase = g.other(side), "counter_attack"
    return Playing(g, s09_phase.attack_phase, side)


def prepare(g: State, target: str, *units: str) -> None:
    for id_ in units:
        g.change(id_, prepared=cell(target))


def aisne() -> State:
    """The 8 Ez Division in 43.40 before three French divisions."""  # 11.2.EX#1
    german, french = "de-FIFTH", "fr-FOURTH"
    g = battle(
        {
            "de-8Ez": "43.40",
            "de-12-6": "42.39",
            "fr-23-12": "43.41",
            "fr-3-2": "42.40",
            "fr-4-2": "42.40",
            "de-depot-FIFTH": "46.38",
            "fr-depot-FOURTH": "42.44",
        },
        {
            **dict.fromkeys(("de-8Ez", "de-12-6", "de-depot-FIFTH"), german),
            "fr-23-12": f"{french}/12",
            "fr-3-2": f"{french}/2",
            "fr-4-2": f"{french}/2",
            "fr-depot-FOURTH": french,
        },
    )
    g.change("fr-3-2", level=1)
    prepare(g, "43.40", "fr-23-12")
    return g


def bodungen() -> State:
    """The Bodungen Brigade in two hexes before two French divisions."""  # 19.1.EX#1
    german, french = "de-SEVENTH", "fr-FIRST"
    g = battle(
        {
            "de-Bodungen": "55.70+55.71",
            "fr-14-7": "54.70",
            "fr-66r": "54.71",
            "de-depot-SEVENTH": "58.71",
            "fr-depot-FIRST": "51.70",
        },
        {
            **dict.fromkeys(("de-Bodungen", "de-depot-SEVENTH"), german),
            "fr-14-7": f"{french}/7",
            **dict.fromkeys(("fr-66r", "fr-depot-FIRST"), french),
        },
    )
    g.positions[cell("55.71")] = "german"
    prepare(g, "55.70", "fr-14-7")
    return g


def antwerp() -> State:
    """The Germans before 52.18, whose Fortress has been shelled to pieces; one of their Independents is of 3R Corps."""
    german, belgian = "de-BELGIEN", "be-BELGIAN"  # 20.EX#1 C-62
    guns = ("de-21cm-2and3-4", "de-21cm-2and3-7", "de-21cm-1and2-9", "de-1sKM")
    troops = ("de-5r-3R", "de-Marine-Belgien", "de-6r-3R")
    g = battle(
        {
            **dict.fromkeys(("de-train1", *guns, *troops[:2]), "52.19"),
            **dict.fromkeys((troops[2], "de-26Lw-Belgien"), "53.19"),
            "be-3": "52.18",
            **dict.fromkeys(("be-5", "be-fortress-Antwerpen-53.18"), "53.18"),
            "be-fortress-Antwerpen-51.19": "51.19",
            "de-depot-BELGIEN": "53.21",
        },
        {
            **dict.fromkeys((*guns, "de-train1", "de-depot-BELGIEN", "de-26Lw-Belgien"), german),
            **dict.fromkeys(troops, f"{german}/3R"),
            **dict.fromkeys(("be-3", "be-5"), belgian),
        },
        gt=21,
    )
    for id_ in guns:
        g.change(id_, mode="deployed")
    g.preparation = Preparation("de-train1", placed=True)
    g.means["german"] = Means(shells={"30.5": 20, "42": 10, "prep": 5})
    prepare(g, "52.18", *troops, "de-26Lw-Belgien")
    return g


def finish(play: Playing, *faces: int) -> Playing:
    """Roll these dice, or ones, and give the last answer offered to every question, until all is over."""
    left = list(faces)
    while not play.is_over:
        if isinstance(play.asked, Roll):
            play.dice(*(left.pop(0) if left else 1 for _ in range(play.asked.dice)))
        else:
            play.answer(play.asked.side, play.asked.kind, play.ids[-1])
    return play
