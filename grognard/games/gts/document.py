"""Documents: the form of a scenario or of any position, and the setting that it describes.

Exclusive rules of a scenario stand in its `rules` and take precedence over those of the series:

| `[rules]` | meaning |
|---|---|
| `attach = true` | independent Formations may change their superiors in Step F |
| `last_fog = "1100"` | the last turn on which fog may stay, if it is not 1100 |
"""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Board, Cell
from grognard.engine.documents import between, cell_of, need, one_of, typed
from grognard.games.gts.boards import board_of
from grognard.games.gts.counters import Counter, counters
from grognard.games.gts.form import KEYED, DivisionPart, Document, FormationPart, Rules
from grognard.games.gts.state import WAITING, Division, Formation, Setting, Turn, Victory, Worth

WEATHER = ("clear", "fog", "overcast", "rain")  # 26.0
MOST = 19
"""The end of the Record Track."""  # 10.0.4
DIE = 9
"""The highest face of the die."""  # 1.2#9
ONE_TURN = (Turn("0700", first=True),)


def read(document: dict[str, Any]) -> Document:
    """The document in its form; BadDocument with the place of an error otherwise."""
    for key, part in KEYED.items():
        rows = document.get(key, {})
        if isinstance(rows, dict):
            for id_, row in rows.items():
                typed(row, part, f"{key}.{id_}")
    given = typed(document, Document)
    typed(given.rules, Rules, "rules")
    return given


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    """What all positions of the game share."""
    given = read(document)
    board = board_of(given.map)
    need(given.sides[0] != given.sides[1], "must be two", "sides")
    known = {**counters(), **given.counters}
    victory = _victory(board, given)
    return Setting(
        board=board,
        scenario=given.id,
        sides=given.sides,
        counters=known,
        divisions={id_: _division(board, given, id_, row) for id_, row in given.divisions.items()},
        formations={id_: _formation(given, id_, row) for id_, row in given.formations.items()},
        turns=tuple(Turn(each.label, each.night, each.first) for each in given.turns) or ONE_TURN,
        victory=victory,
        options=options,
        rules=given.rules,
        blocks=_limits(given, "blocks"),
        rearguards=_limits(given, "rearguards"),
        rearguard=_of_sides(given, "rearguard", given.rearguard, known),
        weather=_weather_table(given),
        air=_air(given, known),
        counted=frozenset(cell for worth in victory.worth for cell in worth.cells),
    )


def _division(board: Board, given: Document, id_: str, row: DivisionPart) -> Division:
    where = f"divisions.{id_}"
    one_of(row.side, given.sides, f"{where}.side")
    need(id_ not in given.sides, "has the name of a side", where)
    entry: Cell = cell_of(board, row.entry, f"{where}.entry") if row.entry else WAITING
    for number in row.points:
        between(number, 0, MOST, f"{where}.points")
    between(row.command, 0, MOST, f"{where}.command")
    between(row.dispatch, 0, DIE, f"{where}.dispatch")
    between(row.parks, 0, MOST, f"{where}.parks")
    name = _name(row.name, id_, where)
    return Division(row.side, name, row.command, row.dispatch, entry, row.parks, row.from_turn)


def _formation(given: Document, id_: str, row: FormationPart) -> Formation:
    where = f"formations.{id_}"
    need(row.division in given.divisions, "is no division of this document", f"{where}.division")
    need(row.leader or not row.hex, "has no leader to stand there", f"{where}.hex")
    if row.superior:
        above = given.formations.get(row.superior)
        need(above is not None and above.leader, "is no formation with a leader", f"{where}.superior")
        need(not row.leader, "has a leader of its own", f"{where}.superior")
        need(
            above is not None and above.division == row.division,
            "is of another division",
            f"{where}.superior",
        )
    return Formation(
        row.division,
        _name(row.name, id_, where),
        row.leader,
        between(row.range, 0, MOST, f"{where}.range"),
        between(row.attachment, 0, MOST, f"{where}.attachment"),
        row.colour,
        row.due,
        row.superior,
    )


def _name(name: dict[str, str], id_: str, where: str) -> dict[str, str]:
    need(not name or "en" in name, "needs English words", f"{where}.name")
    return name or {"en": id_}


def _victory(board: Board, given: Document) -> Victory:
    terms = given.victory
    if terms.side:
        one_of(terms.side, given.sides, "victory.side")
    worth = tuple(
        Worth(each.points, frozenset(cell_of(board, name, f"victory.worth[{i}].area") for name in each.area))
        for i, each in enumerate(terms.worth)
    )
    return Victory(terms.side or given.sides[0], terms.count, worth, terms.steps)


def _limits(given: Document, name: str) -> dict[str, int]:
    for key in given.limits:
        one_of(key, ("blocks", "rearguards"), f"limits.{key}")
    found = given.limits.get(name, {})
    for side, number in found.items():
        one_of(side, given.sides, f"limits.{name}.{side}")
        between(number, 0, MOST, f"limits.{name}.{side}")
    return found


def _of_sides(given: Document, name: str, table: dict[str, str], known: dict[str, Counter]) -> dict[str, str]:
    for side, counter in table.items():
        one_of(side, given.sides, f"{name}.{side}")
        need(counter in known, f"there is no counter {counter!r}", f"{name}.{side}")
    return table


def _weather_table(given: Document) -> tuple[str, ...]:
    """A result for each face of the die."""  # 5.0#2
    table = given.weather_table
    need(len(table) in (0, DIE + 1), f"needs {DIE + 1} results", "weather_table")
    return tuple(one_of(each, WEATHER, f"weather_table[{i}]") for i, each in enumerate(table))


def _air(given: Document, known: dict[str, Counter]) -> dict[str, tuple[str, ...]]:
    """The air Units of each side."""  # 6.0#2
    for side, names in given.air_units.items():
        one_of(side, given.sides, f"air_units.{side}")
        for i, name in enumerate(names):
            need(name in known, f"there is no counter {name!r}", f"air_units.{side}[{i}]")
    return given.air_units
