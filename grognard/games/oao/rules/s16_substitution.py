"""16.2, 16.5 Units that take the place of others on the map, and units that leave it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Combat, Train
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.rules import s02_units, s03_told, s05_attachment, s22_french
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import OFF_MAP, REMOVED, State, Unit


def waits(g: State, id_: str) -> bool:
    """Whether a unit has not come into play yet."""
    return id_ not in g.units or g.units[id_].where == OFF_MAP


def is_gone(g: State, id_: str) -> bool:
    """Whether a unit was in play and is out of the game."""
    return id_ in g.units and g.units[id_].where == REMOVED


def enlist(g: State, id_: str) -> None:
    """Make a counter a unit of the game, off the map."""
    if id_ not in g.units:
        counter = g.setting.key(id_)
        g.units[id_] = Unit(counter, piece_of(counter).nation.side.value, OFF_MAP)
        g.change(id_, later=s22_french.is_turned(g, id_))


def capacity(g: State, id_: str) -> int:
    """How many SRs a unit can show."""
    return len(s02_units.reductions_of(g.units[id_]).steps)


def steps(g: State, id_: str) -> int:
    """The steps of an Asset: two if it has a reduced side."""  # 5.5.2#2
    found = s02_units.piece(g, id_)
    return 2 if isinstance(found, Combat) and found.back is not None else 1


@rule("16.2.1", "16.2.1.EX")
def replace_by(g: State, old: str, new: str) -> None:
    """A unit on the map is replaced: the new one keeps its place, SRs, army and, between Formations, CE Status."""
    before = g.units[old]
    where, other = before.where, before.other
    enlist(g, new)
    both = s02_units.is_formation(g, old) and s02_units.is_formation(g, new)
    g.move_to(old, REMOVED, prepared=OFF_MAP)
    g.units[new] = replace(before, counter=new, where=OFF_MAP, other=OFF_MAP)
    g.units[new] = replace(
        g.units[new],
        losses=min(before.losses, capacity(g, new)),
        level=before.level if both else 0,
        corps=corps_of(g, new, before.corps),
        detached=False,  # 22.3: what the GDT had for its detachments is over
    )
    g.move_to(new, where, other)
    for turn, items in tuple(g.track.items()):
        g.keep_on_track(turn, tuple(replace(each, unit=new) if each.unit == old else each for each in items))
    tell_substituted(g, "16.2.1", old, new)


def corps_of(g: State, id_: str, wish: str) -> str:
    """The corps of a new unit: the printed one if it is in play, else the one of its predecessor if it may be in it."""
    found = s02_units.piece(g, id_)
    if not isinstance(found, Combat) or not found.is_formation or found.is_cavalry:
        return ""
    if found.corps is not None and found.corps in s05_attachment.corps_in_play(g):
        return found.corps  # 5.2.2#2
    return wish if found.corps is None else ""


@rule("16.2.2")
def enter_for_lost(g: State, old: str, new: str, cell: Cell, army: str) -> None:
    """A Formation for an Asset that was destroyed comes with SRs for the steps that the Asset had."""
    enlist(g, new)
    g.change(new, losses=min(steps(g, old), capacity(g, new)), army=army)
    g.change(new, corps=corps_of(g, new, ""))
    g.move_to(new, cell)
    tell_substituted(g, "16.2.2", old, new)


def tell_substituted(g: State, rule_: str, old: str, new: str) -> None:
    """The exchange in the log; where it was is its owner's secret unless the new unit can be seen."""
    own = {"old": unit_name(g, old), "hex": hex_name(g, g.units[new].where)}
    s03_told.tell(g, "substituted", rule_, unit=new, unseen="substituted-unseen", own=own)


@rule("16.5")
def withdraw(g: State, id_: str, because: str) -> None:
    """A unit leaves the game; with a Train goes its corps."""
    s03_told.tell(g, "withdrawn", because, unit=id_)
    found = s02_units.piece(g, id_)
    g.move_to(id_, REMOVED, prepared=OFF_MAP, army="", corps="")
    for turn, items in tuple(g.track.items()):
        g.keep_on_track(turn, tuple(each for each in items if each.unit != id_))
    if isinstance(found, Train):
        for each, unit in tuple(g.units.items()):
            if unit.corps == found.corps:
                g.change(each, corps="")
