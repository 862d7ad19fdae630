"""Ratings by title: Glicko-2, one game at a time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import glicko2
from sqlalchemy import delete, insert, select

from grognard.server.draft import Draft
from grognard.server.store import schema

if TYPE_CHECKING:
    from grognard.server.hub import After
    from grognard.server.live import Live

_table = schema.ratings


def for_change(live: Live, draft: Draft) -> After:
    """Rate a game between two accounts in the same transaction that ends it."""
    over = draft.game.status == "finished" and draft.before.status != "finished"
    seats = list(draft.seats.values())
    people = {seat.user_id for seat in seats}
    if not over or not draft.game.rated or len(seats) != 2 or len(people) != 2 or None in people:
        return None
    winner = (draft.game.result or {})["winner"]
    scores = {s.user_id or "": 0.5 if winner is None else float(s.side == winner) for s in seats}
    title = live.game.title

    async def work(connection: Any) -> None:
        guests = select(schema.users.c.id).where(
            schema.users.c.id.in_(list(scores)), schema.users.c.password.is_(None)
        )
        if (await connection.execute(guests)).first() is not None:
            return
        query = select(_table).where(_table.c.title == title, _table.c.user_id.in_(list(scores)))
        rows = {row.user_id: row for row in await connection.execute(query.with_for_update())}
        await connection.execute(
            delete(_table).where(_table.c.title == title, _table.c.user_id.in_(list(scores)))
        )
        await connection.execute(insert(_table), rated(rows, scores, title))

    return work


def rated(rows: dict[str, Any], scores: dict[str, float], title: str) -> list[dict[str, Any]]:
    """The ratings of two players after a game, each against the other's rating before it."""
    before = {user: _player(rows.get(user)) for user in scores}
    made = []
    for user, score in scores.items():
        player = _player(rows.get(user))
        others = [other for name, other in before.items() if name != user]
        player.update_player([o.rating for o in others], [o.rd for o in others], [score])
        games = rows[user].games + 1 if user in rows else 1
        made.append(
            {
                "user_id": user,
                "title": title,
                "rating": player.rating,
                "deviation": player.rd,
                "volatility": player.vol,
                "games": games,
                "updated": time.time(),
            }
        )
    return made


def _player(row: Any) -> Any:
    if row is None:
        return glicko2.Player()
    return glicko2.Player(rating=row.rating, rd=row.deviation, vol=row.volatility)
