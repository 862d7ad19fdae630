"""E85 Recall Leader and E88 Runner."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import (
    e56_choices,
    o26_rout,
    o27_runner,
    s03_formations,
    s07_victory,
    s08_stacking,
)
from grognard.games.gwc.rules.words import counter_name, hex_name, name
from grognard.games.gwc.state import Arrival, Formation, State
from grognard.games.gwc.support import tracks


@rule("E85#1")
@procedure
def recall_leader(g: State, side: str, _card: str) -> Procedure[None]:
    """The friendly Leader nearest to his map edge leaves for the next space of the Time Track."""
    far = o26_rout.edge_distances(g.board, g.setting.edges[side])
    leaders = (id_ for id_ in g.of(side) if s03_formations.is_leader(g, id_))
    nearest = e56_choices.closest(leaders, lambda id_: far[g.formations[id_].cell])
    leader: str | None = yield from e56_choices.choose_unit(g, side, "choose-recall", nearest, "E85")
    if leader is not None:
        recall(g, leader)


@rule("E85#2")
def recall(g: State, leader: str) -> None:
    """He comes back as new: in Good Order and without markers."""
    gone = g.remove(leader)
    space = min(g.time + 1, tracks().time.last)
    g.wait(space, Arrival(gone.side, gone.counter))
    g.note("recalled", "E85", name=counter_name(gone.counter), unit=leader, space=space)
    s07_victory.occupy(g, gone.cell)


@rule("E88")
@procedure
def runner(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may place a Runner with his Highest-ranking Leader, if there is room."""
    counter, hex_ = o27_runner.runner_counter(g, side), o27_runner.leader_hex(g, side)
    cells: tuple[Cell, ...] = ()
    if counter is not None and hex_ is not None:
        piece = g.setting.formations[counter]
        cells = (hex_,) if s08_stacking.may_stack(g, piece, hex_, side) else ()
    cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-runner", cells, "E88", may=True)
    if cell is None or counter is None:
        return
    g.take(counter)
    id_ = g.new_id(counter)
    g.place(id_, Formation(counter, side, cell))
    g.note("runner-placed", "E88", name=name(g, id_), hex=hex_name(g, cell))
    s07_victory.occupy(g, cell)


EVENTS[EventName.RECALL_LEADER] = recall_leader
EVENTS[EventName.RUNNER] = runner
