"""What players may do at a table besides looking: each takes a draft and changes it, or refuses."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.engine.decision import CHANCE
from grognard.engine.errors import IllegalChoice, IllegalUndo
from grognard.server.clocks import Clock, overdue
from grognard.server.draft import Draft
from grognard.server.errors import Refused, bad_request, conflict, forbidden
from grognard.server.picture import Eyes, begins_at, check_undo
from grognard.server.standing import Order
from grognard.server.store.records import User


def answer(draft: Draft, eyes: Eyes, number: int, option: str) -> None:
    """Answer the decision with this number by one of its options."""
    draft.need_playing()
    if not eyes:
        raise forbidden("you do not play in this game", "not-your-game")
    if number != draft.table.number and not _chosen_together(draft, eyes, number):
        raise conflict(
            f"decision {number} is not the one that waits", "stale-decision", number=draft.table.number
        )
    side = next((s for s in draft.table.deciders() if s in eyes), None)
    if side is None:
        raise forbidden("another side has to decide", "not-your-turn")
    try:
        draft.table.answer(option, side)
    except IllegalChoice as error:
        raise Refused(422, "illegal-choice", str(error)) from None
    if draft.game.proposal is not None and draft.game.proposal["kind"] != "repair":
        draft.set(proposal=None)  # whoever plays on has declined


def _chosen_together(draft: Draft, eyes: Eyes, number: int) -> bool:
    """Whether only other sides' secret answers have come in since: where all choose at once, nobody is late."""
    if not 0 <= number < draft.table.number:
        return False
    return all(entry.secret and entry.side not in eyes for entry in draft.table.log_since(number))


def undo(draft: Draft, eyes: Eyes) -> None:
    """Take back the last answer, if it is one's own and nothing has come to light since."""
    draft.need_playing()
    try:
        check_undo(draft.table, eyes, begins_at(draft.game))
        draft.rewind(draft.table.number - 1)
    except IllegalUndo as error:
        raise conflict(str(error), "illegal-undo") from None


def others(draft: Draft, eyes: Eyes) -> list[str]:
    """The human sides whose consent an offer needs."""
    return [side for side, seat in draft.seats.items() if seat.kind == "human" and side not in eyes]


def propose(draft: Draft, eyes: Eyes, kind: str, to: int | None = None) -> None:
    """Offer a draw, or ask to go back to one's own decision with this number (by default one's last)."""
    draft.need_playing()
    side = draft.own_side(eyes)
    if kind not in ("draw", "undo"):
        raise bad_request("an offer is `draw` or `undo`")
    if draft.game.proposal is not None:
        raise conflict("an offer is on the table already", "offer-pending")
    if kind == "undo":
        to = _own_decision(draft, eyes, to)
    proposal = {"kind": kind, "side": side, "to": to, "accepted": list(eyes)}
    asked = others(draft, eyes)
    if asked:
        draft.set(proposal=proposal)
        return
    bots = any(seat.kind == "bot" for seat in draft.seats.values())
    if kind == "draw" and bots:
        raise conflict("a bot plays on", "declined")
    _carry_out(draft, proposal)


def _own_decision(draft: Draft, eyes: Eyes, to: int | None) -> int:
    log = draft.table.log
    if to is None:
        to = next((entry.number for entry in reversed(log) if entry.side in eyes), None)
    if to is None or not begins_at(draft.game) <= to < len(log) or log[to].side == CHANCE:
        raise conflict("there is no such decision to go back to", "illegal-undo")
    return to


def respond(draft: Draft, eyes: Eyes, *, accept: bool) -> None:
    """Accept or decline what was offered; whoever offered may withdraw it."""
    proposal = draft.game.proposal
    if not eyes:
        raise forbidden("you do not play in this game", "not-your-game")
    if proposal is None:
        raise conflict("nothing is on offer", "no-offer")
    if not accept:
        if proposal["kind"] == "repair":
            raise conflict("without consent the game stays halted; a side may resign", "halted")
        draft.set(proposal=None)
        return
    accepted = sorted({*proposal["accepted"], *eyes})
    humans = {side for side, seat in draft.seats.items() if seat.kind == "human"}
    if humans <= set(accepted):
        _carry_out(draft, proposal)
    else:
        draft.set(proposal={**proposal, "accepted": accepted})


def _carry_out(draft: Draft, proposal: dict[str, Any]) -> None:
    if proposal["kind"] == "draw":
        draft.end(None, "result-draw-agreed", "draw")
        return
    if proposal["kind"] == "repair":
        draft.set(status="playing", proposal=None)
        return
    try:
        draft.rewind(proposal["to"])
    except IllegalUndo as error:
        raise conflict(str(error), "illegal-undo") from None
    draft.set(proposal=None)


def resign(draft: Draft, eyes: Eyes, side: str | None = None) -> None:
    """Give up one side."""
    if draft.game.status not in ("playing", "halted"):
        draft.need_playing()
    own = draft.own_side(eyes) if side is None else side
    if own not in eyes:
        raise forbidden("that is not your side", "not-your-side")
    draft.end(_left_over(draft, own), "result-resigned", "resign")


def _left_over(draft: Draft, loser: str) -> str | None:
    """The winner when one side is gone; with more than two sides nobody has won by that alone."""
    rest = [side for side in draft.seats if side != loser]
    return rest[0] if len(rest) == 1 else None


def run_out(draft: Draft, vacations: dict[str, float]) -> None:
    """End the game of whoever has no time left, unless he is away by right; his clock then starts when he is back."""
    if draft.game.status != "playing" or draft.game.clock is None:
        raise conflict("no clock is running", "no-clock")
    clock = msgspec.convert(draft.game.clock, Clock)
    for seat in overdue(draft.seats, draft.now):
        back = vacations.get(seat.user_id or "", 0.0)
        if clock.kind == "days" and back > draft.now:
            draft.set_seat(seat.side, since=back, left=clock.start)
        else:
            draft.end(_left_over(draft, seat.side), "result-time", "time")
            return


def give_orders(draft: Draft, eyes: Eyes, side: str, orders: list[Order]) -> None:
    """Replace the standing orders of a side."""
    draft.need_playing()
    if side not in eyes:
        raise forbidden("that is not your side", "not-your-side")
    if not draft.game.standing:
        raise conflict("this game is played without standing orders", "no-standing-orders")
    plain = msgspec.to_builtins(orders)
    logged = [*draft.seats[side].orders_log, {"number": draft.table.number, "orders": plain}]
    draft.set_seat(side, orders=plain, orders_log=logged[-200:])


def take_seat(draft: Draft, side: str, user: User, invite: str | None) -> None:
    """Sit down at an open side: by invitation, because it was kept for him, or from the lobby."""
    seat = draft.seats.get(side)
    if draft.game.status != "open" or seat is None or seat.kind != "open":
        raise conflict("that side is taken", "taken")
    invited = invite is not None and seat.invite is not None and invite == seat.invite
    if not invited and seat.reserved != user.id:
        if not draft.game.public or seat.reserved is not None:
            raise forbidden("this side needs an invitation", "needs-invitation")
        if user.is_guest:
            raise forbidden("the lobby needs an account", "needs-account")
    draft.set_seat(side, kind="human", user_id=user.id, name=user.name, invite=None, reserved=None)
    if all(seat.kind != "open" for seat in draft.seats.values()):
        draft.set(status="playing")


def leave(draft: Draft, eyes: Eyes) -> None:
    """Get up from a game that has not begun."""
    if draft.game.status != "open":
        raise conflict("the game has begun; a side may resign", "begun")
    for side in eyes:
        draft.set_seat(side, kind="open", user_id=None, name="")
