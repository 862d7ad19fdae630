"""What is kept: migrations, snapshots, rules that change, damage that is found, backup and restore."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import create_async_engine

import grognard
from grognard.engine import snapshot
from grognard.server import draft, lobby, revive
from grognard.server.config import Settings
from grognard.server.errors import Refused
from grognard.server.live import Live
from grognard.server.store import games, moves, schema
from grognard.server.store.backup import backup, restore
from grognard.server.store.change import Change
from grognard.server.store.database import Database
from grognard.server.store.migrate import upgrade
from tests.server.inprocess import hot_seat, services_in
from tests.server.players import Player
from tests.server.running import Postgres, Server, run_command

New = Callable[[], str]


def url_of(folder: Path, url: str) -> str:
    return Settings(data=folder, database_url=url).url


def test_the_migrations_make_the_tables_of_the_schema(new_database: New, tmp_path: Path) -> None:
    async def differences() -> list[object]:
        url = url_of(tmp_path, new_database())
        await upgrade(url)
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
            )
        await engine.dispose()
        return list(found)

    assert asyncio.run(differences()) == []


def test_a_game_survives_a_restart(new_database: New, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", new_database())
    with server:
        player = Player(server.url)
        game = player.new(side="blue", opponent="bot", strength="random")
        seat = player.sit(game)
        for _ in range(8):
            seat.until(lambda s: s.options)
            seat.answer(seat.options[0]["id"])
        seat.until(lambda s: s.options)
        before = player.view(game)
        assert server.stop() in (0, -15)
        server.start()
        after = player.view(game)
        assert after == before
        player.sit(game).answer(after["decision"]["options"][0]["id"])
        player.close()


def test_a_game_that_a_bot_has_to_answer_goes_on_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server:
        player = Player(server.url)
        game = player.new(seats={"blue": "bot:random", "red": "bot:random"})
        server.kill()
        server.start()
        seat = player.sit(game)
        seat.until(lambda s: s.is_over, 60)
        player.close()


def test_snapshots_are_caches_and_the_answers_the_truth(new_database: New, tmp_path: Path) -> None:
    async def go() -> None:
        url = new_database()
        async with services_in(tmp_path, url) as services:
            _, game = await hot_seat(services, 45)
            digest = (await services.hub.get(game)).table.digest()
            async with services.database.read() as connection:
                kept = (await connection.execute(select(schema.snapshots))).one()
            assert 0 < kept.number < 60
            assert (await services.hub.read(game)).table.digest() == digest
            await services.database.write(lambda c: c.execute(delete(schema.snapshots)))
            assert (await services.hub.read(game)).table.digest() == digest

    asyncio.run(go())


def test_damage_is_found_where_it_is(tmp_path: Path) -> None:
    async def go() -> None:
        async with services_in(tmp_path) as services:
            _, game = await hot_seat(services, 20)
            broken = update(schema.entries).where(schema.entries.c.number == 17).values(checksum="wrong")
            await services.database.write(lambda c: c.execute(delete(schema.snapshots)))
            await services.database.write(lambda c: c.execute(broken))
            with pytest.raises(Refused) as refused:
                await services.hub.read(game)
            assert refused.value.code == "damaged"
            async with services.database.read() as connection:
                stored = await games.read(connection, game)
            assert stored is not None
            with pytest.raises(revive.Damaged, match="entry 17"):
                revive.revive(stored)

    asyncio.run(go())


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the title's code had changed."""
    for module in (snapshot, draft, lobby):
        monkeypatch.setattr(module, "rules_digest", lambda title: "other rules")


def test_a_game_whose_log_is_still_legal_goes_on_under_new_rules(
    new_database: New, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        url = new_database()
        async with services_in(tmp_path, url) as services:
            user, game = await hot_seat(services, 20)
            digest = (await services.hub.get(game)).table.digest()
        new_rules(monkeypatch)
        async with services_in(tmp_path, url) as services:
            live = await services.hub.get(game)
            assert live.table.digest() == digest
            assert live.game.rules == "other rules"
            question = live.table.pending
            assert question is not None
            await services.play.answer(live, user, live.table.number, question.options[0].id)

    asyncio.run(go())


def test_a_game_whose_log_is_not_legal_any_more_asks_its_players(
    new_database: New, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        url = new_database()
        async with services_in(tmp_path, url) as services:
            user, game = await hot_seat(services, 20)
            where = (schema.entries.c.number == 12, schema.entries.c.game_id == game)
            forbidden = update(schema.entries).where(*where).values(side="blue", answer="a move of old")
            await services.database.write(lambda c: c.execute(forbidden))
        new_rules(monkeypatch)
        async with services_in(tmp_path, url) as services:
            live = await services.hub.get(game)
            assert live.game.status == "halted"
            assert live.game.proposal is not None
            assert live.game.proposal["kind"] == "repair"
            assert "a move of old" in live.game.proposal["problem"]
            assert live.table.number <= 12
            with pytest.raises(Refused) as refused:
                await services.play.answer(live, user, live.table.number, "x")
            assert refused.value.code == "halted"
            await services.play.respond(live, user, accept=True)
            question = live.table.pending
            assert question is not None
            await services.play.answer(live, user, live.table.number, question.options[0].id)
            assert (await services.hub.read(game)).table.digest() == live.table.digest()

    asyncio.run(go())


def test_the_last_legal_point_is_found_by_trying_where_the_error_does_not_tell(tmp_path: Path) -> None:
    async def go() -> None:
        async with services_in(tmp_path) as services:
            _, game = await hot_seat(services, 20)
            where = (schema.entries.c.number == 12, schema.entries.c.game_id == game)
            wrong = update(schema.entries).where(*where).values(side="blue", answer="a move of old")
            await services.database.write(lambda c: c.execute(wrong))
            async with services.database.read() as connection:
                stored = await games.read(connection, game)
        assert stored is not None
        told = revive.last_decision(stored, grognard.BadDocument("no such move", "log[12]"))
        assert told == 12
        for error in (grognard.BadDocument("not left", "next.dice"), grognard.RulesError("offers nothing")):
            assert revive.last_decision(stored, error) == told

    asyncio.run(go())


def test_work_that_fails_in_a_group_fails_alone(tmp_path: Path) -> None:
    async def go() -> None:
        url = url_of(tmp_path, "")
        await upgrade(url)
        database = Database(url)
        database.start()

        async def good(connection: object) -> int:
            return 1

        async def bad(connection: object) -> int:
            raise ValueError("no")

        results = await asyncio.gather(
            *(database.write(work) for work in (good, bad, good)), return_exceptions=True
        )
        assert [type(result) for result in results] == [int, ValueError, int]
        await database.close()

    asyncio.run(go())


def test_moves_that_cannot_be_written_together_are_written_one_by_one(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[int] = []

    async def failing(_: object, changes: list[Change]) -> set[str]:
        failures.append(len(changes))
        raise OSError("the line is dead")

    async def go() -> None:
        async with services_in(tmp_path, postgres.database()) as services:
            user, game = await hot_seat(services, 3)
            monkeypatch.setattr(moves, "write_postgres", failing)
            live = await services.hub.get(game)
            question = live.table.pending
            assert question is not None
            await services.play.answer(live, user, live.table.number, question.options[0].id)
            async with services.database.read() as connection:
                stored = await games.entries_since(connection, game, 0)
            assert failures
            assert len(stored) == live.table.number

    asyncio.run(go())


def test_a_worker_does_not_read_again_what_it_wrote_itself(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    async def watched(live: Live) -> None:
        read.append(live.id)

    monkeypatch.setattr(Live, "catch_up", watched)

    async def go() -> None:
        async with services_in(tmp_path, postgres.database()) as services:
            _, game = await hot_seat(services, 6)
            live = await services.hub.get(game)
            services.hub._heard(f"game {game} {live.version}")  # its own news, come back late
            await services.hub._follow(live, live.version)
            assert read == []
            await services.hub._follow(live, live.version + 1)
            assert read == [game], "another worker's move is read"

    asyncio.run(go())


def test_a_backup_fits_an_empty_database_of_either_kind(new_database: New, tmp_path: Path) -> None:
    async def go() -> None:
        old, file = new_database(), tmp_path / "all.jsonl.gz"
        async with services_in(tmp_path / "old", old) as services:
            user, game = await hot_seat(services, 30)
            live = await services.hub.get(game)
            await services.play.say(live, user, "salut")
            digest = live.table.digest()
            rows = await backup(url_of(tmp_path / "old", old), file)
        (tmp_path / "new").mkdir()
        assert await restore(url_of(tmp_path / "new", ""), file) == rows
        async with services_in(tmp_path / "new") as services:
            live = await services.hub.get(game)
            assert live.table.digest() == digest
            assert grognard.verify(services.play.export(live, user)).good
        with pytest.raises(grognard.BadDocument, match="not empty"):
            await restore(url_of(tmp_path / "new", ""), file)

    asyncio.run(go())


def test_a_backup_of_the_first_tables_can_be_restored(new_database: New, tmp_path: Path) -> None:
    """What was added since has its default, whatever the database."""

    async def go() -> None:
        async with services_in(tmp_path / "old") as services:
            _, game = await hot_seat(services, 5)
        file = tmp_path / "b.gz"
        await backup(url_of(tmp_path / "old", ""), file)
        lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
        lines[0]["revision"] = "0001"
        for table, row in lines[1:]:
            for column in {"games": ("hints", "review"), "users": ("vacation_year",)}.get(table, ()):
                del row[column]
        file.write_bytes(gzip.compress("\n".join(json.dumps(line) for line in lines).encode()))
        (tmp_path / "new").mkdir()
        url = new_database()
        await restore(url_of(tmp_path / "new", url), file)
        async with services_in(tmp_path / "new", url) as services:
            live = await services.hub.get(game)
            assert (live.game.hints, live.game.review) == (False, None)
            assert live.table.number >= 5

    asyncio.run(go())


def test_the_commands_for_backup_and_restore(tmp_path: Path) -> None:
    with Server(tmp_path / "old") as server:
        player = Player(server.url)
        game = player.new(opponent="hotseat")
        made = run_command("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "old"))
        assert "rows written" in made.stdout, made.stderr
        view = player.view(game)
    done = run_command("restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new"))
    assert "rows read" in done.stdout, done.stderr
    again = run_command("restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new"))
    assert (again.returncode, "not empty" in again.stderr) == (2, True)
    with Server(tmp_path / "new") as server:
        other = Player(server.url)
        other.http.cookies = player.http.cookies
        assert json.dumps(other.view(game)) == json.dumps(view)
        other.close()
    player.close()
