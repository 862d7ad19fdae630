"""What a player may ask about the decision that waits for him, and about the board."""

from __future__ import annotations

import asyncio
from typing import Any

from grognard.engine.decision import Choose
from grognard.engine.errors import IllegalChoice
from grognard.engine.reasons import Reason
from grognard.engine.table import Table
from grognard.server.errors import Refused, conflict, forbidden, not_found
from grognard.server.live import Live
from grognard.server.picture import Eyes, side_shown

DIGITS = 6
"""The last digits of a sum tell in what order it was made, and that may depend on what is hidden."""
SAMPLES = 40
"""So many worlds are tried for odds that no rule gives exactly."""


def reason_to_plain(reason: Reason) -> dict[str, Any]:
    return {
        "rule": reason.rule,
        "text": {"id": reason.text, "args": dict(reason.args)},
        "value": reason.value,
    }


def asked(live: Live, eyes: Eyes) -> tuple[Table, Choose]:
    """The decision that waits for one of these sides. Nobody learns why another side may do what."""
    if not eyes:
        raise forbidden("you do not play in this game", "not-your-game")
    if live.game.status != "playing":
        raise conflict("nothing waits to be decided", "not-playing")
    for side in eyes:
        question = live.table.pending_for(side)
        if question is not None:
            return live.table, question
    raise forbidden("another side has to decide", "not-your-turn")


def explain(live: Live, eyes: Eyes, option: str) -> dict[str, Any]:
    """What an option would do, with every modifier."""
    table, question = asked(live, eyes)
    found = question.find(option)
    if found is None:
        raise Refused(422, "illegal-choice", f"{option!r} is not among the answers")
    if question.explain is None:
        text = found.label or question.kind
        reasons: tuple[Reason, ...] = (Reason(found.rule or question.rule, text, None, found.args),)
    else:
        reasons = question.explain(table.state, question, found)
    return {"reasons": [reason_to_plain(reason) for reason in reasons]}


def why_not(live: Live, eyes: Eyes, subject: str) -> list[dict[str, Any]]:
    """Why something cannot be chosen now; empty if it can."""
    table, question = asked(live, eyes)
    if any(subject in option.touches or subject == option.id for option in question.options):
        return []
    reasons: tuple[Reason, ...] = ()
    if question.why_not is not None:
        reasons = question.why_not(table.state, question, subject)
    if not reasons:
        about = (("subject", subject), ("kind", question.kind))
        reasons = (Reason(question.rule, "why-not-unrelated", None, about),)
    return [reason_to_plain(reason) for reason in reasons]


async def odds(live: Live, eyes: Eyes, option: str) -> dict[str, Any]:
    """What may come of an option, from what its side may know."""
    table, question = asked(live, eyes)
    if table.pending is not question and table.pending != question:
        raise conflict("the odds can be asked for when the other sides have chosen", "together")
    try:
        found = await asyncio.to_thread(table.clone().odds, option, SAMPLES)
    except IllegalChoice as error:
        raise Refused(422, "illegal-choice", str(error)) from None
    shares = {outcome: round(share, DIGITS) + 0.0 for outcome, share in found.outcomes.items()}
    return {"outcomes": shares, "exact": found.exact, "samples": found.samples}


async def describe(live: Live, eyes: Eyes, about: str) -> dict[str, Any]:
    """What the title can tell about the board, such as a line of sight: told of a world that the asker may imagine."""
    teller = live.table.title.describe
    if teller is None:
        raise not_found("description")
    table = live.table.clone()
    side = side_shown(table, eyes)
    world = await asyncio.to_thread(table.sample, side)
    return await asyncio.to_thread(teller, world.state, side, about)
