"""Standing orders for correspondence: answers to windows of reaction that a bot proposes in advance.

An order says: when asked this, with arguments like these, choose so. The server keeps and obeys them; here a bot drafts
them by asking its doctrine what it would do, so that a player can edit them instead of writing them from nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.bots.scripted import by_doctrine
from grognard.engine.table import Table

LOOK_AHEAD = 400
"""So many decisions are played on in each sampled world."""


def draft(game: Table, side: str, seed: int = 0, worlds: int = 4) -> list[dict[str, Any]]:
    """Orders for the windows that this side is likely to be asked in before its next own decision.

    Each names a window and an option by verb; a window in which doctrine would not always do the same is left open.
    """
    rng = Random(seed)
    seen: dict[str, set[str]] = {}
    for _ in range(worlds):
        world = game.sample(side, rng.getrandbits(48))
        for _ in range(LOOK_AHEAD):
            question = world.pending
            if question is None or (question.side == side and question.kind in world.title.quiet):
                break
            chosen = by_doctrine(world, question, rng)
            if question.window and question.side == side:
                seen.setdefault(question.kind, set()).add(chosen.verb)
            world.answer(chosen, question.side)
    return [{"when": kind, "verb": verbs.pop()} for kind, verbs in sorted(seen.items()) if len(verbs) == 1]
