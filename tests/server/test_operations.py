"""For those who run a server: health, figures, logs, headers, an orderly end."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

import grognard
from grognard.server.notify import call
from grognard.server.routes import operations
from tests.server.players import PASSWORD, Player
from tests.server.running import ROOT, Server, environment, run_command


def test_health_and_figures(sqlite_server: Server) -> None:
    player = Player(sqlite_server.url)
    player.sit(player.new(opponent="hotseat")).answer("hold")
    assert player.get("/health")["status"] == "ok"
    figures = player.http.get("/metrics").text
    assert "grognard_store_seconds_count" in figures
    assert 'grognard_answers_total{by="player",title="ridge"}' in figures
    player.close()


def test_headers_of_every_answer(sqlite_server: Server) -> None:
    for path in ("/", "/api/titles", "/api/games/none", "/health"):
        headers = httpx.get(sqlite_server.url + path, timeout=60).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"], "scripts come from the server alone"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_the_page_is_sent_compressed_to_those_who_take_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = b"let counters = 0;\n" * 500
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.js").write_bytes(script)
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" + script)
    monkeypatch.setattr(operations, "STATIC", tmp_path)
    with TestClient(Litestar([operations.page])) as client:
        packed = client.get("/assets/index-1.js", headers={"accept-encoding": "br, gzip;q=0.8"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(script) / 20
        plain = client.get("/assets/index-1.js", headers={"accept-encoding": "br, gzip;q=0"})
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content == script, "the same for both"
        for answer in (packed, plain):
            assert answer.headers["vary"] == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert "javascript" in answer.headers["content-type"]
        picture = client.get("/icon.png", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in picture.headers, "a picture is compressed already"
        (tmp_path / "assets" / "index-1.js").write_bytes(b"later")
        assert client.get("/assets/index-1.js").content == b"later"


RUSH = """
import sys
from threading import Barrier, Thread
import grognard
from grognard.server.titles import read_all
sys.setswitchinterval(1e-6)
read_all()
together, scenario = Barrier(8), grognard.scenarios("gwc")[0].id
def begin():
    together.wait()
    grognard.load(grognard.new("gwc", scenario).save(log=False), trusted=True)
threads = [Thread(target=begin) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_the_first_games_may_begin_all_at_once() -> None:
    """Kinds of records that were not worked out before would crash most of these processes."""
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", RUSH], cwd=ROOT, env=environment(), check=False)
        assert done.returncode == 0


def test_what_the_page_loads(sqlite_server: Server) -> None:
    player = Player(sqlite_server.url)
    titles = {title["id"]: title for title in player.get("/api/titles")}
    assert titles["ridge"]["name"]["fr"] == "La Crête"
    assert titles["ridge"]["scenarios"][0]["sides"] == ["blue", "red"]
    scenario = player.get("/api/titles/ridge/scenarios/hill")
    assert scenario["board"]["grid"]["columns"] == 7
    by_id = player.get("/api/maps/hill")
    assert by_id == player.get(f"/api/maps/{by_id['digest']}")
    assert "stance-choose" in player.http.get("/texts/ridge/en.ftl").text
    assert isinstance(player.get("/api/rulebook/ridge/fr"), list)
    assert "random" in player.get("/api/bots")
    for missing in ("/api/titles/chess", "/api/maps/none", "/texts/ridge/de.ftl", "/api/rulebook/ridge/de"):
        assert player.http.get(missing).status_code == 404
    assert player.http.get("/game/anything").status_code == 200, "an address of the page's own"
    player.close()


def test_every_title_can_be_set_up_and_seen(sqlite_server: Server) -> None:
    """The server knows no game: whatever title there is can be played and drawn, without fractions in its view."""
    player = Player(sqlite_server.url)
    for title in player.get("/api/titles"):
        for scenario in title["scenarios"][:1]:
            game = player.new(title=title["id"], scenario=scenario["id"], opponent="hotseat")
            seat = player.sit(game)
            assert seat.play(Random(1), 12) == 12
            assert player.get(f"/api/maps/{seat.view['map']['id']}")["grid"]
            player.get(f"/api/games/{game}/map")
            assert not has_fraction(seat.view), "checksums must be the same in every language"
    player.close()


def has_fraction(data: object) -> bool:
    if isinstance(data, dict):
        return any(has_fraction(value) for value in data.values())
    if isinstance(data, list):
        return any(has_fraction(value) for value in data)
    return isinstance(data, float)


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        player = Player(server.url)
        player.register("Careful", email="careful@club.example")
        token = player.token_for_program()
        created = player.create(opponent="link")
        player.http.get("/api/games", params={"token": token})
        cookie = player.http.cookies["grognard"]
        invitation = next(iter(created["invitations"].values()))
        player.close()
    lines = server.log.read_text().splitlines()
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert any(event["event"] == "request" and event["path"] == "/api/games" for event in events)
    text = "\n".join(lines)
    for secret in (PASSWORD, token, cookie, invitation):
        assert secret not in text


def test_an_orderly_end_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server:
        player = Player(server.url)
        game = player.new(opponent="hotseat")
        seat = player.sit(game)
        assert server.process is not None
        Timer(0.5, server.process.send_signal, (signal.SIGTERM,)).start()
        acknowledged = 0
        rng = Random(5)
        try:
            while True:
                seat.until(lambda s: s.options or s.is_over)
                if seat.is_over:
                    game, acknowledged = player.new(opponent="hotseat"), 0
                    seat = player.sit(game)
                    continue
                acknowledged += seat.answer(rng.choice(seat.options)["id"])["ok"]
        except (ConnectionClosed, ConnectionRefusedError, httpx.HTTPError, EOFError):
            pass  # the end may come at any point
        assert server.process.wait(timeout=20) in (0, -signal.SIGTERM)
        server.start()
        save = player.get(f"/api/games/{game}/export")
        given = [entry for entry in save["log"] if entry[0] != "chance"]
        assert acknowledged <= len(given) <= acknowledged + 1
        assert grognard.verify(save).good
        player.close()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    done = run_command("serve", "--workers", "2", "--no-browser", "--data", str(tmp_path))
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    wrong = run_command("serve", "--no-browser", GROGNARD_DATABASE_URL="mysql://x")
    assert (wrong.returncode, "sqlite:// or postgresql://" in wrong.stderr) == (2, True)


def test_a_webhook_does_not_reach_into_the_own_network() -> None:
    for url in ("http://127.0.0.1:1/", "http://localhost/", "http://169.254.169.254/latest", "http://[::1]/"):
        with pytest.raises(Exception, match="private network"):
            asyncio.run(call(url, {}, private=False))


def test_the_whole_api_withstands_schemathesis(tmp_path: Path) -> None:
    """Requests made from the description, good and bad, for every operation: no answer is a failure of ours."""
    with Server(tmp_path / "data") as server:
        player, expendable = Player(server.url).register("Fuzzer"), Player(server.url).register("Expendable")
        game = player.new(opponent="hotseat")
        schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
        operations = 0
        for result in schema.get_all_operations():
            operation: Any = cast(Any, result).ok()
            operations += 1
            ends = any(word in operation.path for word in ("logout", "delete", "password"))
            withstand(operation, game, expendable if ends else player)
        assert operations > 40
        assert player.view(game)["title"] == "ridge"
        player.close()
        expendable.close()


def withstand(operation: Any, game: str, player: Player) -> None:
    """Some requests of any kind to one operation."""
    strategy = operation.as_strategy()

    @settings(max_examples=5, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(strategy)
    def try_it(case: Any) -> None:
        if "game_id" in (case.path_parameters or {}):
            case.path_parameters["game_id"] = game
        answer = case.call(headers=player.headers())
        assert answer.status_code < 500, (case, answer.text)

    try_it()
