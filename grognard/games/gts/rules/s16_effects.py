"""16.6 Special effects of Indirect Fire: on others in the hex, and barrage markers."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s15_fire, s15_rating, s19_results
from grognard.games.gts.rules.words import hex_name
from grognard.games.gts.state import State

HEAVY_FROM = 6  # 16.6.2.1#2


# 16.6.1 others in the hex


@rule("16.6.1#1", "16.6.1#2", "16.6.1#3", "16.7#8", "15.3#6")
def spreads(g: State, firer: str, result: str) -> bool:
    """Whether others in the hex are struck: any result of Artillery but a passed S? (c21); a Mortar's never."""
    return s02_units.is_artillery(g, firer) and result not in (s15_rating.MISS, s15_fire.NOTHING)


@rule("16.6.1#1", "16.6.1#2", "16.7#8")
@procedure
def strike_others(g: State, others: tuple[str, ...]) -> Procedure[None]:
    """Every other Unit in the hex, those in a park there included (c23), suffers an S?."""
    for id_ in others:
        if g.units[id_].where >= 0:
            yield from s19_results.apply(g, id_, "S?", True)


# 16.6.2 barrage markers


@rule("16.6.2.1#1", "16.6.2.1#2", "16.6.2.1#3", "22.3.6#1")
def strength(g: State, firer: str, bonus: bool) -> Modifiers:
    """The one firer's printed Fire Rating with its Company Bonus and the markers on it; nothing about the target.

    Column, Cohesion Hits, Step Losses and an entrenchment lie on the Unit; a barrage lies on its hex (c75).
    """
    return s15_rating.entrenched(g, firer, s15_rating.own_rating(g, firer, "indirect", bonus))


@rule("16.6.2", "16.6.2.1#1", "16.6.2.1#2", "16.6.2.1#4")
def kind_of(rating: int) -> str:
    """Heavy from 6 on, light up to 5; the owner has no choice."""
    return "heavy" if rating >= HEAVY_FROM else "light"


@rule("16.6.2.1#6", "16.6.2.2#1", "16.3.1#1", "MARK.light", "MARK.heavy")
def barrage(g: State, cell: Cell, kind: str) -> None:
    """Place a `light` or `heavy` marker: one in a hex, for both sides, and light never replaces heavy.

    Nobody loses contact by it.
    """
    if g.barrages.get(cell) in (kind, "heavy"):
        return
    g.barrages[cell] = kind
    g.note("barrage-placed", "16.6.2.1", hex=hex_name(g, cell), kind=f"@barrage-{kind}")


@rule("4.0.I#1", "11.0#1", "16.6.2.1#8")
def remove_barrages(g: State) -> None:
    """Step I: every barrage marker leaves the map."""
    if g.barrages:
        g.note("barrages-removed", "11.0", count=len(g.barrages))
        g.barrages = {}
