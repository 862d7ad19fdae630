"""Games in the database: one change is one transaction, and two changes never both follow the same version."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.engine.snapshot import Answered
from grognard.server.store import schema
from grognard.server.store.change import Change, Notice
from grognard.server.store.moves import CHANNEL
from grognard.server.store.records import Game, Line, Seat, game_of, plain_row, seat_of


class Stored(Struct, frozen=True):
    """A game with all that is needed to play on."""

    game: Game
    seats: list[Seat]
    log: list[Answered]
    checksums: list[str]
    abandoned: list[list[Answered]]
    snapshot: bytes | None
    snapshot_number: int
    snapshot_rules: str


_notify = text("SELECT pg_notify(:channel, :payload)")


async def advance(connection: AsyncConnection, change: Change) -> bool:
    """Write any change if it follows the stored version. The row stays locked until the transaction ends."""
    game = update(schema.games).where(
        schema.games.c.id == change.game_id, schema.games.c.version == change.version
    )
    new = {**change.often, **change.set, "version": change.version + 1}
    if (await connection.execute(game.values(new))).rowcount != 1:
        return False
    if change.cut is not None:
        await connection.execute(
            delete(schema.entries).where(
                schema.entries.c.game_id == change.game_id, schema.entries.c.number >= change.cut
            )
        )
    if change.branch is not None:
        await _keep_branch(connection, change.game_id, change.branch)
    if change.entries:
        await connection.execute(insert(schema.entries), change.entries)
    for seat in change.seats:
        await save_seat(connection, seat)
    if change.snapshot is not None:
        await _keep_snapshot(connection, change.game_id, change.snapshot)
    for notice in change.notices:
        await _tell(connection, notice, change.at)
    await notify(connection, f"game {change.game_id} {change.version + 1}")
    return True


async def _tell(connection: AsyncConnection, notice: Notice, due: float) -> None:
    """Put a notice into the outbox, once for each way by which somebody wants to be told."""
    user = (await connection.execute(select(schema.users).where(schema.users.c.id == notice.user_id))).first()
    if user is None:
        return
    ways = {"webhook": user.webhook, "email": user.email if notice.by_email and user.by_email else None}
    rows = [
        {"user_id": user.id, "channel": channel, "address": address, "content": notice.content, "due": due}
        for channel, address in ways.items()
        if address
    ]
    if rows:
        await connection.execute(insert(schema.outbox), rows)


async def notify(connection: AsyncConnection, payload: str) -> None:
    """Tell the other workers, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_notify, {"channel": CHANNEL, "payload": payload})


async def _keep_branch(connection: AsyncConnection, game_id: str, branch: list[Answered]) -> None:
    ordinals = select(func.count()).where(schema.branches.c.game_id == game_id)
    ordinal = (await connection.execute(ordinals)).scalar_one()
    await connection.execute(
        insert(schema.branches), {"game_id": game_id, "ordinal": ordinal, "log": [list(a) for a in branch]}
    )


async def _keep_snapshot(connection: AsyncConnection, game_id: str, kept: tuple[int, str, bytes]) -> None:
    number, rules, data = kept
    row = {"number": number, "rules": rules, "save": data}
    again = update(schema.snapshots).where(schema.snapshots.c.game_id == game_id)
    if (await connection.execute(again.values(row))).rowcount == 0:
        await connection.execute(insert(schema.snapshots), {"game_id": game_id, **row})


async def save_seat(connection: AsyncConnection, seat: Seat) -> None:
    values = asdict(seat)
    game_id, side = values.pop("game_id"), values.pop("side")
    where = (schema.seats.c.game_id == game_id, schema.seats.c.side == side)
    await connection.execute(update(schema.seats).where(*where).values(**values))


async def create(connection: AsyncConnection, game: Game, seats: list[Seat], change: Change) -> None:
    """A new game with the answers that it begins with, if any."""
    await connection.execute(insert(schema.games), asdict(game))
    await connection.execute(insert(schema.seats), [asdict(seat) for seat in seats])
    if change.entries:
        await connection.execute(insert(schema.entries), change.entries)
    if change.snapshot is not None:
        await _keep_snapshot(connection, game.id, change.snapshot)


async def add_branches(connection: AsyncConnection, game_id: str, branches: list[list[Answered]]) -> None:
    for branch in branches:
        await _keep_branch(connection, game_id, branch)


async def read(connection: AsyncConnection, game_id: str) -> Stored | None:
    """The whole game, or None."""
    head = await header(connection, game_id)
    if head is None:
        return None
    log = (
        await connection.execute(
            select(
                schema.entries.c.side,
                schema.entries.c.answer,
                schema.entries.c.draw,
                schema.entries.c.checksum,
            )
            .where(schema.entries.c.game_id == game_id)
            .order_by(schema.entries.c.number)
        )
    ).all()
    lost = await connection.execute(
        select(schema.branches.c.log)
        .where(schema.branches.c.game_id == game_id)
        .order_by(schema.branches.c.ordinal)
    )
    kept = (
        await connection.execute(select(schema.snapshots).where(schema.snapshots.c.game_id == game_id))
    ).first()
    return Stored(
        head[0],
        head[1],
        [(row.side, row.answer, row.draw) for row in log],
        [row.checksum for row in log],
        [[(side, answer, draw) for side, answer, draw in branch] for branch in lost.scalars()],
        kept.save if kept else None,
        kept.number if kept else 0,
        kept.rules if kept else "",
    )


async def header(connection: AsyncConnection, game_id: str) -> tuple[Game, list[Seat]] | None:
    """The game without its answers."""
    row = (await connection.execute(select(schema.games).where(schema.games.c.id == game_id))).first()
    if row is None:
        return None
    seats = await connection.execute(
        select(schema.seats).where(schema.seats.c.game_id == game_id).order_by(schema.seats.c.place)
    )
    return game_of(row), [seat_of(seat) for seat in seats]


async def entries_since(connection: AsyncConnection, game_id: str, number: int) -> list[Any]:
    found = await connection.execute(
        select(schema.entries)
        .where(schema.entries.c.game_id == game_id, schema.entries.c.number >= number)
        .order_by(schema.entries.c.number)
    )
    return list(found)


async def listed(connection: AsyncConnection, where: Any, limit: int = 200) -> list[tuple[Game, list[Seat]]]:
    """Games with their seats, the latest first."""
    rows = await connection.execute(
        select(schema.games).where(where).order_by(schema.games.c.updated.desc()).limit(limit)
    )
    games = [game_of(row) for row in rows]
    if not games:
        return []
    seats = await connection.execute(
        select(schema.seats)
        .where(schema.seats.c.game_id.in_([game.id for game in games]))
        .order_by(schema.seats.c.place)
    )
    by_game: dict[str, list[Seat]] = {game.id: [] for game in games}
    for row in seats:
        by_game[row.game_id].append(seat_of(row))
    return [(game, by_game[game.id]) for game in games]


def of_user(user_id: str) -> Any:
    """The games in which somebody has a seat, or one kept for him, or that he has set up."""
    mine = select(schema.seats.c.game_id).where(
        or_(schema.seats.c.user_id == user_id, schema.seats.c.reserved == user_id)
    )
    return or_(schema.games.c.id.in_(mine), schema.games.c.owner == user_id)


async def say(connection: AsyncConnection, game_id: str, user_id: str, line: Line) -> Line:
    """Add a line of chat; it gets the next number."""
    last = select(func.max(schema.chat.c.number)).where(schema.chat.c.game_id == game_id)
    lock = select(schema.games.c.id).where(schema.games.c.id == game_id).with_for_update()
    await connection.execute(lock)
    number = ((await connection.execute(last)).scalar() or 0) + 1
    values = {**asdict(line), "number": number}
    await connection.execute(insert(schema.chat), {"game_id": game_id, "user_id": user_id, **values})
    await notify(connection, f"chat {game_id} {number}")
    return Line(**values)


async def chat_since(connection: AsyncConnection, game_id: str, number: int, limit: int = 200) -> list[Line]:
    columns = [schema.chat.c[name] for name in Line.__struct_fields__]
    found = await connection.execute(
        select(*columns)
        .where(schema.chat.c.game_id == game_id, schema.chat.c.number > number)
        .order_by(schema.chat.c.number.desc())
        .limit(limit)
    )
    return [Line(**plain_row(row)) for row in found][::-1]


async def hand_over(connection: AsyncConnection, old: str, new: str | None, name: str) -> list[str]:
    """Give all seats of one user to another, or to nobody; the ids of the games, each one version further."""
    taken = schema.seats.c.user_id == old
    ids = list((await connection.execute(select(schema.seats.c.game_id).where(taken))).scalars())
    await connection.execute(update(schema.seats).where(taken).values(user_id=new, name=name))
    for table in (schema.games.c.owner, schema.chat.c.user_id):
        await connection.execute(update(table.table).where(table == old).values({table.name: new}))
    games = schema.games
    await connection.execute(update(games).where(games.c.id.in_(ids)).values(version=games.c.version + 1))
    for game_id, version in await connection.execute(
        select(games.c.id, games.c.version).where(games.c.id.in_(ids))
    ):
        await notify(connection, f"game {game_id} {version}")
    return ids


async def forget_user(connection: AsyncConnection, user_id: str) -> None:
    """Delete a user and everything that is his alone. His seats were handed over before."""
    for table in (schema.sessions, schema.tokens, schema.resets, schema.ratings, schema.outbox):
        await connection.execute(delete(table).where(table.c.user_id == user_id))
    await connection.execute(delete(schema.users).where(schema.users.c.id == user_id))


async def erase_words(connection: AsyncConnection, user_id: str) -> None:
    """Delete what a user has said, and the orders that he has left."""
    await connection.execute(delete(schema.chat).where(schema.chat.c.user_id == user_id))
    seats = update(schema.seats).where(schema.seats.c.user_id == user_id)
    await connection.execute(seats.values(orders=[], orders_log=[]))
