"""What no game could come to, refused with its place: a document tells positions that the rules allow."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.documents import need
from grognard.games.rpc.rules import s03_units, s07_call, s08_trenches, s11_campaign
from grognard.games.rpc.state import BETWEEN, State


def check(g: State, *, in_progress: bool) -> None:
    """`in_progress`: the document has a moment, and so a move or a fight may be going on."""
    _calendar(g)
    _couplets(g)
    _shells(g)
    _works(g)
    for id_ in g.units:
        _unit(g, id_, in_progress=in_progress)
    if g.phase == "set up":
        for cell in g.at:
            need(
                not s03_units.is_contested(g, cell), "both sides set up there", f"units: {g.board.name(cell)}"
            )


def _calendar(g: State) -> None:
    campaign = g.setting.campaign
    if campaign is None:
        need(g.day == 1, "only a campaign has days", "day")
        need(g.segment == "attack", "only a campaign has segments", "segment")
        need(g.phase != BETWEEN, "only a campaign has scenarios to be between", "phase")
    else:
        need(g.day <= campaign.days, f"the campaign has {campaign.days} days", "day")
        for side, day in g.night_attacks.items():
            need(0 < day <= g.day, "is no day so far", f"night_attacks.{side}")
    if g.phase != BETWEEN:
        turns = s11_campaign.turns(g)
        over = g.phase == "initiative"  # after the last turn the verdict is due
        need(g.turn <= turns + over, f"there are {turns} turns", "turn")


def _couplets(g: State) -> None:
    last = g.couplets if g.phase == "couplets" else g.couplets + 1
    need(g.couplet <= max(last, 1), f"there are {g.couplets} couplets", "couplet")


def _shells(g: State) -> None:
    """Gas has its date."""  # 7.51#1
    early = g.today < s07_call.GAS_FROM
    need(not (early and g.gas), "there is no gas before September 1915", "gas")
    for id_, it in g.artillery.items():
        need(
            not (early and it.shell == "gas"),
            "there is no gas before September 1915",
            f"artillery.{id_}.shell",
        )


def _works(g: State) -> None:
    """Markers lie where they can be placed at all."""
    for cell in g.trenches:
        printed = cell in g.board.on_line["trench"]  # 8.322#3
        need(not printed, "a trench is printed there", f"trenches.{g.board.name(cell)}")
    for key in g.breaches:
        a, b = _sides(g, key)
        need("wire" in g.board.side(a, b), f"there is no wire on {key}", "breaches")  # 8.342
    for key in g.bomb_stops:
        a, b = _sides(g, key)
        need(_could_connect(g, a, b), f"no trenches meet on {key}", "bomb_stops")  # 8.33#1


def _sides(g: State, key: str) -> tuple[Cell, Cell]:
    a, b = key.split("/")
    return g.board.cell(a), g.board.cell(b)


def _could_connect(g: State, a: Cell, b: Cell) -> bool:
    """Trenches connect across the side but for its bomb stop."""
    if g.board.linked("trench", a, b):
        return True
    marker = a in g.trenches or b in g.trenches
    return marker and s08_trenches.has_trench(g, a) and s08_trenches.has_trench(g, b)


def _unit(g: State, id_: str, *, in_progress: bool) -> None:
    unit, where = g.units[id_], f"units.{id_}"
    need(not unit.lost_to or unit.where < 0, "it is on the map", f"{where}.lost_to")
    if in_progress or unit.where < 0:
        return
    command = g.command.units if g.command is not None else ()
    going_on = unit.ready and unit.points >= 0
    need(not going_on or id_ in command, "a unit that has moved is spent", f"{where}.ready")
    need(not unit.transport or unit.moving, "who moves by transport is moving", f"{where}.transport")
