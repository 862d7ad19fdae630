"""What has been played: finished games, statistics, ratings, luck."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict
from sqlalchemy import func, select, update

from grognard.engine.luck import luck
from grognard.engine.table import Table
from grognard.server import ratings
from grognard.server.errors import conflict
from grognard.server.store import games as store
from grognard.server.store import schema
from grognard.server.store.records import Game, Seat, plain_row

if TYPE_CHECKING:
    from grognard.server.hub import Hub
    from grognard.server.live import Live

FINISHED = schema.games.c.status == "finished"


class History:
    """Reads what has been played."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.on_store.append(ratings.for_change)

    async def finished(self, user_id: str, limit: int, title: str | None) -> list[tuple[Game, list[Seat]]]:
        where = store.of_user(user_id) & FINISHED
        if title is not None:
            where = where & (schema.games.c.title == title)
        async with self.hub.database.read() as connection:
            return await store.listed(connection, where, limit)

    async def statistics(self, title: str) -> list[dict[str, Any]]:
        """For each scenario: how many games were finished, and how often each side has won."""
        games = schema.games
        query = (
            select(
                games.c.scenario,
                games.c.result["winner"].as_string().label("winner"),
                func.count().label("n"),
            )
            .where(games.c.title == title, FINISHED)
            .group_by(games.c.scenario, "winner")
        )
        found: dict[str, dict[str, Any]] = {}
        async with self.hub.database.read() as connection:
            for row in await connection.execute(query):
                entry = found.setdefault(row.scenario, {"scenario": row.scenario, "games": 0, "wins": {}})
                entry["games"] += row.n
                entry["wins"][row.winner or "draw"] = row.n
        return sorted(found.values(), key=lambda entry: -int(entry["games"]))

    async def ranking(self, title: str, limit: int) -> list[dict[str, Any]]:
        table = schema.ratings
        query = (
            select(schema.users.c.name, table.c.rating, table.c.deviation, table.c.games)
            .join(schema.users, schema.users.c.id == table.c.user_id)
            .where(table.c.title == title)
            .order_by(table.c.rating.desc())
            .limit(limit)
        )
        async with self.hub.database.read() as connection:
            return [
                {**plain_row(row), "rating": round(row.rating), "deviation": round(row.deviation)}
                for row in await connection.execute(query)
            ]

    async def luck(self, live: Live) -> dict[str, Any]:
        """The dice of each side against the expected; it is worked out once, after the game."""
        if live.game.status != "finished":
            raise conflict("luck is told after the game", "not-over")
        if live.game.luck is None or any("favour" not in side for side in live.game.luck.values()):
            report = await asyncio.to_thread(luck_report, live.table.clone())
            where = schema.games.c.id == live.id
            await self.hub.database.write(
                lambda c: c.execute(update(schema.games).where(where).values(luck=report))
            )
            return report
        return live.game.luck


def luck_report(table: Table) -> dict[str, Any]:
    """Plain figures by side."""
    return {
        side: {
            "dice": dice.number,
            "total": dice.total,
            "expected": dice.expected,
            "favour": round(dice.favour, 1),
            "deviation": round(dice.deviation, 2),
            "faces": {str(face): count for face, count in sorted(asdict(dice)["faces"].items())},
        }
        for side, dice in luck(table).items()
    }
