"""Combats for tests, described by the names of hexes, and the worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

from grognard.games.oao.rules.s09_combat import Combat, Contingent, contingent
from grognard.games.oao.state import State
from tests.oao.scenes import cell, scene

TARGET, WEST, EAST = "02.30", "02.29", "02.31"
"""A hex on open ground with clear hexsides all around it, and two hexes next to it."""


def force(hex_: str, *units: str, ammo: bool = True) -> Contingent:
    return Contingent(units, cell(hex_), ammo)


def combat(attackers: list[Contingent], defenders: list[Contingent], **more: Any) -> Combat:
    return Combat(defenders[0].cell, tuple(attackers), tuple(defenders), **more)


def duel(
    attack: str, defence: str, origin: str = WEST, target: str = TARGET, **more: Any
) -> tuple[State, Combat]:
    """One unit attacks another."""
    g = scene({attack: origin, defence: target})
    return g, combat([force(origin, attack)], [force(target, defence)], **more)


def aisne() -> tuple[State, Combat]:
    """Three French divisions attack the 8 Ez Division."""  # 11.2.EX#1
    g = scene(
        {"de-8Ez": "43.40", "de-12-6": "42.39", "fr-23-12": "43.41", "fr-3-2": "42.40", "fr-4-2": "42.40"},
        gt=6,
    )
    g.change("fr-23-12", prepared=cell("43.40"))
    for id_ in ("de-8Ez", "de-12-6"):
        g.change(id_, army="FIFTH")
    attackers = [force("43.41", "fr-23-12"), force("42.40", "fr-3-2"), force("42.40", "fr-4-2")]
    fight = combat(attackers, [force("43.40", "de-8Ez")], support=(force("42.39", "de-12-6"),))
    return g, fight


def bodungen() -> tuple[State, Combat, Combat]:
    """Two French divisions attack the two halves of a brigade."""  # 19.1.EX#1
    g = scene({"de-Bodungen": "55.70+55.71", "fr-14-7": "54.70", "fr-66r": "54.71"})
    g.positions[cell("55.71")] = "german"
    g.change("fr-14-7", prepared=cell("55.70"))
    half, other = (contingent(g, ("de-Bodungen",), cell(each)) for each in ("55.70", "55.71"))
    first = combat([force("54.70", "fr-14-7")], [half])
    second = combat([force("54.71", "fr-66r")], [other])
    return g, first, second


def antwerp() -> tuple[State, Combat]:
    """Four German units attack the Belgian 3rd Division after its Fortress was shelled to pieces."""  # 20.EX#1 20.EX#5
    near = ("be-5", "be-fortress-Antwerpen-53.18")
    g = scene(
        {
            **dict.fromkeys(("de-5r-3R", "de-Marine-Belgien"), "52.19"),
            **dict.fromkeys(("de-6r-3R", "de-26Lw-Belgien"), "53.19"),
            "be-3": "52.18",
            **dict.fromkeys(near, "53.18"),
            "be-fortress-Antwerpen-51.19": "51.19",
        },
        gt=21,
    )
    attackers = [
        force("52.19", "de-5r-3R"),
        force("52.19", "de-Marine-Belgien"),
        force("53.19", "de-6r-3R"),
        force("53.19", "de-26Lw-Belgien"),
    ]
    for each in attackers:
        g.change(each.units[0], prepared=cell("52.18"))
    g.change("be-3", losses=1, army="BELGIAN")
    g.change("be-5", army="BELGIAN")
    support = (force("53.18", "be-5"), force("53.18", near[1]), force("51.19", "be-fortress-Antwerpen-51.19"))
    return g, combat(attackers, [force("52.18", "be-3")], support=support, prep=3, prep_checks=4)
