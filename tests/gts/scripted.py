"""Positions in which the script is asked, and what it answers in worlds dealt anew."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import CHANCE
from grognard.games.gts.doctrine import QUIET, doctrine
from tests.gts.scene import Scene

WORTH = [{"points": 3, "area": ["H05"]}, {"points": 1, "area": ["D09"]}]
GERMAN = {"H05": "german", "D09": "german"}


def scene(units: dict[str, str], **described: Any) -> Scene:
    """The Allies need four points: a hex of three, H05, and a hex of one, D09."""
    terms = {"side": "allied", "count": 4, "worth": WORTH, **described.pop("victory", {})}
    return Scene(units, victory=terms, control=described.pop("control", GERMAN), **described)


def script(it: Scene) -> str:
    """What the script answers now, in a world dealt anew."""
    side = it.pending.side
    world = it.game.sample(side, 1)
    question = world.pending_for(side)
    assert question is not None
    return doctrine(world.state, question).id


def play(it: Scene, *, die: int = 5, most: int = 60) -> list[tuple[str, str]]:
    """The script plays on for both sides until the next Unit is chosen; chance rolls this face. What was answered."""
    found: list[tuple[str, str]] = []
    while it.game.pending is not None and len(found) < most:
        if it.pending.side == CHANCE:
            it.game.answer(str(die or 10)) if it.pending.options[0].id.isdigit() else it.game.answer(
                it.ids[0]
            )
            continue
        if found and it.pending.kind in QUIET:
            break
        found.append((it.pending.kind, script(it)))
        it.game.answer(found[-1][1], it.pending.side)
    return found


def activate(it: Scene, *, die: int = 5) -> list[tuple[str, str]]:
    """The script ends the activation in progress."""
    found: list[tuple[str, str]] = []
    chit = it.g.acting
    while it.game.pending is not None and it.g.acting is not None and chit is not None:
        if it.g.acting.chit != chit.chit:
            break
        found += play(it, die=die)
        assert len(found) < 300, found[-20:]
    return found
