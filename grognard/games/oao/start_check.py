"""What no game could have brought about, and a document therefore may not tell."""

from __future__ import annotations

from grognard.engine.documents import need
from grognard.games.oao.counters import Fort, Fortress, Train
from grognard.games.oao.form import Document
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s02_units, s03_stacking
from grognard.games.oao.state import State

BEFORE_ATTACK = ("movement", "counter_movement", "attack")
"""The phases in which PA markers lie on the map: those of the Phasing Player."""  # 7.3#5 C-13
MODES = {
    "rail": ("combat", "artillery", "supply"),
    "detraining": ("combat", "artillery", "supply"),
    "deployed": ("artillery",),
    "deploying": ("artillery",),
    "extended": ("supply",),
}
"""The categories of units that can be in each mode."""  # 7.7 13.2.1 15.6.1


def check(g: State, given: Document) -> None:
    """Every unit on the map is as a game can have it; in the middle of an operation much is still open."""
    for id_ in given.units:
        if g.units[id_].where >= 0:
            _kind(g, id_)
            _marker(g, id_)
            if not given.moment:
                _army(g, id_)
    if not given.moment:
        _stacking(g)


def _kind(g: State, id_: str) -> None:
    """What only units of some kinds can be: on their backs, in a mode, at work."""
    unit, found, kind = g.units[id_], s02_units.piece(g, id_), s02_units.kind_of(g, id_)
    works = isinstance(found, Fort | Fortress)
    flips = works or (isinstance(found, Train) and unit.mode in ("rail", "detraining"))  # 8.5 12.1 15.6.1
    need(flips or not unit.turned, "is said of works and of Trains in Rail Mode only", f"units.{id_}.turned")
    if unit.mode:
        fits = kind.category in MODES[unit.mode]
        need(fits, f"no {kind.kind.replace('_', ' ')} can be in this mode", f"units.{id_}.mode")
    if unit.site >= 0:
        need(unit.site in g.hexes_of(id_), "must be a hex of the unit", f"units.{id_}.site")  # 14.3


def _marker(g: State, id_: str) -> None:
    """A PA marker lies on infantry of the Phasing Player, in one hex next to the target; its move is over."""
    unit, where = g.units[id_], f"units.{id_}.prepared"
    if unit.prepared < 0:
        return
    near = unit.other < 0 and unit.prepared in g.board.adjacent[unit.where]
    need(near, "must be a hex next to the one hex of the unit", where)  # 7.3#1 7.3.2#2
    need(s02_units.kind_of(g, id_).infantry, "only infantry has PA markers", where)  # 7.3#1 8.1#2
    lies = g.phase in BEFORE_ATTACK and unit.side == g.player
    need(lies, "PA markers lie from the Movement Phase of the Phasing Player to his Attack Phase", where)


def derive(g: State, given: Document) -> None:
    """Who has a PA marker in his own Movement Phase has placed it in this phase, and moves no more."""  # 7.3#3
    if g.phase != "movement" or given.moment:
        return
    for id_, unit in given.units.items():
        if unit.prepared and g.units[id_].side == g.player and not unit.moved:
            g.change(id_, moved=True)


def _army(g: State, id_: str) -> None:
    """Whoever is on the map belongs to an army that is in play, or to none."""  # 5.1
    army = g.units[id_].army
    need(not army or army in g.armies, f"{army} has no display: name it in `displays`", f"units.{id_}.army")


def _stacking(g: State) -> None:
    """The Attack Phase begins with the other player's limits kept; later only retreats can have crowded a hex."""
    if g.phase != "attack" or g.attacks:
        return
    side = g.other(g.player)
    for cell in s03_stacking.crowded(g, side):
        units = s03_stacking.counted(g, cell, side)
        driven = any(g.units[id_].retreated for id_ in units)
        held = any(unit.prepared == cell for unit in g.units.values())  # 7.3.3#1
        most = stacking().movement
        need(
            driven or held,
            f"more than {most} eighths of a division are in this hex",
            f"units.{units[-1]}.hex",
        )
