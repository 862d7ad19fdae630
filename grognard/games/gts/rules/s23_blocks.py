"""23 Road blocks."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.charts import ROADS
from grognard.games.gts.rules import s25_work
from grognard.games.gts.rules.words import hex_name, of_unit
from grognard.games.gts.state import Block, State


@rule("23.1#5", "23.1#6")
def blocks_left(g: State, side: str) -> int:
    """How many road blocks an Army could still build; whatever was removed is available again."""
    limit: int = g.setting.blocks.get(side, 0)
    return limit - sum(block.side == side for block in g.blocks.values())


@rule("23.1#2", "29.42")
def has_road(g: State, id_: str) -> bool:
    """A road, railroad, trail, track or path runs through its hex."""
    return any(g.units[id_].where in g.board.on_line[kind] for kind in ROADS)


@rule("23.1#1", "23.1#2", "23.1#5", "29.26#1")
def may_build(g: State, id_: str) -> bool:
    """Engineers alone, on a Road that is not blocked yet."""
    unit = g.units[id_]
    return (
        s25_work.may_work(g, id_)
        and s25_work.is_engineer(g, id_)
        and unit.where not in g.blocks
        and blocks_left(g, unit.side) > 0
        and has_road(g, id_)
    )


@rule("23.1#3", "23.1#4", "23.1#5")
@procedure
def build_action(g: State, id_: str) -> Procedure[bool]:
    """Opportunity Fire, then the engineer's check; the block belongs to his Division."""
    able: bool = yield from s25_work.draw_fire(g, id_)
    if not able:
        return True
    built: bool = yield from s25_work.labour(g, id_, "build-block", "23.1")
    if built:
        unit = g.units[id_]
        g.blocks[unit.where] = Block(unit.side, unit.division)
        g.note("block-built", "23.1", **of_unit(g, id_), hex=hex_name(g, unit.where))
    return True


@rule("23.3#1", "23.3#2", "29.26#1")
def may_remove(g: State, id_: str) -> bool:
    """An engineer or Leg Infantry in the hex, whoever built the block."""
    if g.units[id_].where not in g.blocks or not s25_work.may_work(g, id_):
        return False
    return s25_work.is_engineer(g, id_) or s25_work.is_leg_infantry(g, id_)


@rule("23.3#1", "23.3#2", "23.3#3", "23.1#6")
@procedure
def remove_action(g: State, id_: str) -> Procedure[bool]:
    """An engineer succeeds of himself, Leg Infantry on a check."""
    able: bool = yield from s25_work.draw_fire(g, id_)
    if not able:
        return True
    if not s25_work.is_engineer(g, id_):
        cleared: bool = yield from s25_work.labour(g, id_, "remove-block", "23.3")
        if not cleared:
            return True
    del g.blocks[g.units[id_].where]
    g.note("block-removed", "23.3", **of_unit(g, id_), hex=hex_name(g, g.units[id_].where))
    return True
