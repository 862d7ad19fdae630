"""What no game could come to, refused with its place: a document tells positions that the rules allow."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.documents import need
from grognard.games.rpc.rules import s03_masses, s03_units, s07_call, s08_trenches, s11_campaign
from grognard.games.rpc.state import BETWEEN, State

SIZES = {
    "unit": (1, 1),
    "stack": (2, 2),
    "mass": (2, s03_masses.MASS_UNITS),
    "blob": (2, s03_masses.BLOB_UNITS),
}
"""How many units one command activates."""


def check(g: State, *, in_progress: bool) -> None:
    """`in_progress`: the document has a moment, and so a move or a fight may be going on."""
    _calendar(g)
    _couplets(g)
    _shells(g)
    _command(g)
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
    if g.phase in ("set up", BETWEEN):
        need(not g.gas, "the last turn of a scenario takes it away", "gas")  # 5.3#6
    need(not (early and g.gas), "there is no gas before September 1915", "gas")
    for id_, it in g.artillery.items():
        need(
            not (early and it.shell == "gas"),
            "there is no gas before September 1915",
            f"artillery.{id_}.shell",
        )


# a command


def kind_of(g: State, units: tuple[str, ...]) -> str:
    """As what units were activated that may have acted since."""
    now = s03_masses.kind_of(g, units)
    if now != "stack" or len(units) == s03_units.STACKING:
        return now
    return "mass" if _are_alike(g, units) else "blob"


def _are_alike(g: State, units: tuple[str, ...]) -> bool:
    """Identical on their formed sides, which those of a mass have shown."""  # 3.5#1
    kinds = [s03_units.counter(g, id_) for id_ in units]
    return all((kind.types, kind.formed) == (kinds[0].types, kinds[0].formed) for kind in kinds)


def _command(g: State) -> None:
    """One unit, a stack, a mass or a blob, as far as what has happened since can tell."""  # 6.01
    if g.command is None:
        return
    kind, units = g.command.kind, g.command.units
    need(len(set(units)) == len(units), "a unit is named twice", "command.units")
    least, most = SIZES[kind]
    need(least <= len(units) <= most, f"a {kind} has {least} to {most} units", "command.kind")
    if kind == "mass":
        need(_are_alike(g, units), "the units of a mass are identical", "command.units")  # 3.5#1
    if kind == "blob":
        infiltrates = s03_masses.uses_infiltration(g, g.command.side)
        need(infiltrates, "only infiltration tactics know blobs", "command.kind")  # 3.6#1
    waiting = [g.units[i] for i in units if i not in g.command.acted and g.units[i].where >= 0]
    for unit in waiting:
        as_should = kind not in ("mass", "blob") or unit.formed == (kind == "mass")
        need(as_should or not unit.ready, "a mass is formed, a blob dispersed", "command.units")
    if len(waiting) == len(units):
        _together(g, kind)


def _together(g: State, kind: str) -> None:
    """Nobody has acted and nobody is lost: they stand as they were activated."""
    assert g.command is not None
    cells = dict.fromkeys(g.units[id_].where for id_ in g.command.units)
    if kind in ("unit", "stack"):
        need(len(cells) == 1, "a stack is in one hex", "command.units")  # 3.4#2
        return
    need(
        kind != "mass" or len(cells) <= s03_masses.MASS_HEXES, "a mass spans six hexes", "command.units"
    )  # 3.5#4
    reached, waiting = set(), [next(iter(cells))]
    while waiting:
        cell = waiting.pop()
        reached.add(cell)
        waiting += [other for other in g.board.adjacent[cell] if other in cells and other not in reached]
    need(len(reached) == len(cells), "each is next to another of them", "command.units")  # 3.5#2, 3.6#3


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
        need(s08_trenches.meet(g, a, b), f"no trenches meet on {key}", "bomb_stops")  # 8.33#1


def _sides(g: State, key: str) -> tuple[Cell, Cell]:
    a, b = key.split("/")
    return g.board.cell(a), g.board.cell(b)


def _unit(g: State, id_: str, *, in_progress: bool) -> None:
    unit, where = g.units[id_], f"units.{id_}"
    need(not unit.lost_to or unit.where < 0, "it is on the map", f"{where}.lost_to")
    if in_progress or unit.where < 0:
        return
    command = g.command.units if g.command is not None else ()
    need(
        not unit.moving or id_ in command, "only units of the command in progress move", f"{where}.moving"
    )  # 6.65#5
    going_on = unit.ready and unit.points >= 0
    need(not going_on or id_ in command, "a unit that has moved is spent", f"{where}.ready")
    need(not unit.transport or unit.moving, "who moves by transport is moving", f"{where}.transport")
