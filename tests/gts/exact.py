"""Positions as rows: who is where, what is answered, and what must have come of it.

    Row(
        "18.7.5C#4 a charge that is not met",
        {"H": "E06 rifles", "G": "F06 grenadiers"},
        "H; assault; F06; 0; pass; stand; charge; 9",
        {"gone": "G", "at": {"H": "F06"}},
    )

The script is what is answered, in turn and by whoever is asked: an option, a face of the die for chance, `~` to pass
every window that is open, or `? kind` to say what must be asked now. A rifle company in P12 has nothing to do, so that
the activation goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from grognard.engine.board import Cell
from grognard.engine.decision import CHANCE
from grognard.games.gts.state import ELIMINATED
from tests.gts.scene import Scene

IDLE = {"rifles": "P12 rifles", "grenadiers": "P12 grenadiers"}


class Row(NamedTuple):
    """A position, what is answered in it, and what is expected then."""

    name: str
    units: dict[str, str]
    script: str
    expected: dict[str, Any]
    described: dict[str, Any] = {}


def rows(*table: Row) -> Callable[..., Any]:
    """A test of each row, named by its rule."""
    return pytest.mark.parametrize("row", table, ids=[row.name for row in table])


def played(row: Row) -> Scene:
    """The position of a row after its script."""
    idle = (
        "grenadiers"
        if row.described.get("chit", "").split(":")[-1] in ("feld", "zweite", "german")
        else "rifles"
    )
    scene = Scene({**row.units, "W": IDLE[idle]}, **row.described)
    for word in filter(None, (word.strip() for word in row.script.split(";"))):
        if word == "~":
            scene.decline()
        elif word.startswith("? "):
            assert scene.pending.kind == word[2:], (
                f"{scene.pending.side} is asked {scene.pending.kind}: {scene.ids}"
            )
        elif scene.pending.side == CHANCE and word.isdigit():
            scene.die(int(word))
        else:
            assert word in scene.ids, (
                f"{scene.pending.side} is asked {scene.pending.kind}: {scene.ids}, not {word!r}"
            )
            scene.game.answer(word)
    return scene


def check(row: Row) -> None:
    """Play a row and compare all that it expects."""
    scene = played(row)
    found = {key: _found(scene, key, wanted) for key, wanted in row.expected.items()}
    assert found == row.expected


def _found(scene: Scene, key: str, wanted: Any) -> Any:
    match key:
        case "asked":
            return scene.pending.kind
        case "side":
            return scene.pending.side
        case "offers":
            return {id_ for id_ in wanted if id_ in scene.ids}
        case "lacks":
            return {id_ for id_ in wanted if id_ not in scene.ids}
        case "ids":
            return set(scene.ids)
        case "at":
            return {id_: scene.at(id_) for id_ in wanted}
        case "gone":
            return "".join(id_ for id_ in scene.g.units if scene.unit(id_).where == ELIMINATED)
        case "hits":
            return {id_: scene.unit(id_).hits for id_ in wanted}
        case "lost":
            return {id_: scene.unit(id_).lost for id_ in wanted}
        case "suppressed":
            return "".join(id_ for id_ in scene.g.units if scene.unit(id_).suppressed)
        case "dispatch":
            return {id_: scene.g.points[id_].dispatch for id_ in wanted}
        case "leader":
            return {id_: _place(scene, scene.g.leaders[id_].where) for id_ in wanted}
        case "guest":
            return {id_: scene.g.leaders[id_].guest for id_ in wanted}
        case "weather":
            return scene.g.weather
        case "attached":
            return set(scene.g.acting.attached) if scene.g.acting else None
        case "outcome":
            return scene.game.outcome and (scene.game.outcome.winner, dict(scene.game.outcome.scores))
        case "holds":
            return {name: scene.g.held_hexes.get(scene.g.board.cell(name)) for name in wanted}
        case "turn":
            return scene.g.turn
        case "left":
            return dict(scene.pending.args)["left"]
        case "said":
            return [note for note in wanted if scene.said(note)]
        case "barrages":
            return {scene.g.board.name(cell): kind for cell, kind in scene.g.barrages.items()}
        case "command":
            return {id_: scene.g.points[id_].command for id_ in wanted}
        case "shots":
            return [(said["unit"], said["target_unit"], said["total"]) for said in scene.said("shot")]
        case "strikes":
            return [(said["total"], said["code"]) for said in scene.said("air-strike")]
        case "checks":
            return [(said["unit"], said["total"], said["passed"]) for said in scene.said("check")]
        case "bravery":
            return [(said["unit"], said["needed"], said["passed"]) for said in scene.said("bravery")]
        case _:
            return {id_: getattr(scene.unit(id_), key) for id_ in wanted}


def _place(scene: Scene, cell: Cell) -> str:
    return scene.g.board.name(cell) if cell >= 0 else ""
