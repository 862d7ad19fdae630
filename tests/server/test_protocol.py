"""The stream of views: deltas that add up, resuming after a drop, programs with tokens, the example client."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from grognard.server.delta import Picture, checksum, patch
from tests.server.players import Player, Seat, two
from tests.server.running import ROOT, Server, environment

Maker = Callable[[], Player]

leaves = st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["", "a", "B2", "é"])
ids = st.sampled_from(["R1", "R2", "B1", "B2", "m4"])


def items(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    made = st.fixed_dictionaries({"id": ids}, optional={"hex": leaves, "badges": values})
    return st.lists(made, max_size=4, unique_by=lambda item: item["id"])


pictures = st.recursive(
    leaves,
    lambda v: st.lists(v, max_size=3) | items(v) | st.dictionaries(st.sampled_from("abcd"), v, max_size=4),
    max_leaves=20,
)


def told(old: Any, new: Any) -> list[Any]:
    """The changes between two pictures as a client reads them."""
    changes: list[Any] = json.loads(msgspec.json.encode(Picture(new).changes_since(Picture(old))))
    return changes


@settings(max_examples=200, deadline=None)
@given(pictures, pictures)
def test_a_difference_leads_from_one_picture_to_the_other(old: Any, new: Any) -> None:
    before, after = {"p": old, "q": 2}, {"p": new, "q": 2}
    text = json.dumps(before)
    made = patch(before, told(before, after))
    assert checksum(made) == checksum(after) == Picture(after).check
    assert json.dumps(before) == text, "the old picture is not touched"
    assert told(after, after) == []


def test_one_and_true_are_different() -> None:
    old = {"seen": [{"id": "U1", "n": 1, "name": "long enough to be worth a path"}], "q": 0}
    new = {"seen": [{"id": "U1", "n": True, "name": "long enough to be worth a path"}], "q": False}
    assert told(old, new) == [[["q"], False], [["seen", "U1", "n"], True]]


def test_parts_come_go_and_change() -> None:
    old = {"units": [{"id": "U1", "hex": "A1", "steps": 2}], "gone": 1, "é": "à", "turn": 3}
    new = {"units": [{"id": "U1", "hex": "A2", "steps": 2}], "é": "à", "turn": None, "new": 0}
    changes = told(old, new)
    assert changes == [[["gone"]], [["new"], 0], [["turn"], None], [["units", "U1", "hex"], "A2"]]
    assert patch(old, changes) == new


def test_a_small_change_is_a_small_difference() -> None:
    units = [{"id": f"U{i}", "hex": "A1", "steps": 2} for i in range(100)]
    moved = [{**u, "hex": "B2"} if u["id"] == "U50" else u for u in units if u["id"] != "U7"]
    assert told({"units": units}, {"units": moved}) == [[["units", "U7"]], [["units", "U50", "hex"], "B2"]]


def test_what_has_changed_almost_everywhere_is_sent_whole() -> None:
    old = {"options": [{"id": f"a{i}", "verb": "move"} for i in range(9)]}
    new = {"options": [{"id": f"b{i}", "verb": "fire"} for i in range(9)]}
    assert told(old, new) == [[["options"], new["options"]]]


def test_the_stream_is_a_full_view_and_then_deltas(someone: Maker) -> None:
    player = someone()
    seat = player.sit(player.new(side="blue", opponent="bot", strength="random"))
    seat.play(Random(2))
    kinds = [message["type"] for message in seat.received]
    assert kinds.count("view") == 1
    assert kinds.count("delta") > 20
    full = player.view(seat.view["game"])
    log = full.pop("log")
    assert full.pop("version") == seat.version
    assert full == seat.view, "the deltas add up to the view"
    assert log == seat.log[-len(log) :]
    whole = len(json.dumps(seat.received[0]))
    small = sorted(len(json.dumps(m)) for m in seat.received if m["type"] == "delta")
    assert small[len(small) // 2] < whole / 2


@pytest.mark.parametrize("pause", [0, 1, 5, 40])
def test_after_a_drop_the_stream_goes_on_from_the_last_number(someone: Maker, pause: int) -> None:
    player = someone()
    game = player.new(opponent="hotseat")
    lost = player.sit(game)
    lost.play(Random(4), 3)
    lost.close()
    steady = player.sit(game)
    steady.play(Random(4), pause)
    back = Seat(player.url, player.headers(), game, f"?since={lost.version}")
    back.view, back.version, back.log = lost.view, lost.version, lost.log
    assert back.hear()["type"] == "resumed"
    back.until(lambda seat: seat.version == steady.version)
    assert back.view == steady.view
    assert "view" not in [message["type"] for message in back.received]
    back.close()


def test_who_was_away_too_long_gets_a_full_view(someone: Maker) -> None:
    player = someone()
    game = player.new(opponent="hotseat")
    player.sit(game).play(Random(4), 3)
    for since in (99_999, -1):
        back = Seat(player.url, player.headers(), game, f"?since={since}")
        assert back.hear()["type"] == "view"
        back.close()


def test_who_lost_count_may_ask_for_everything(someone: Maker) -> None:
    player = someone()
    seat = player.sit(player.new(opponent="hotseat"))
    seat.play(Random(1), 2)
    before = seat.view
    seat.value("view")
    assert [message["type"] for message in seat.received].count("view") == 2
    assert seat.view == before


def test_a_program_reads_decisions_and_answers_by_id(account: Maker) -> None:
    owner, other = account(), account()
    program = Player(owner.url, owner.token_for_program())
    address = owner.url.replace("http", "ws", 1) + "/api/decisions/socket"
    with connect(address, additional_headers=program.headers()) as stream:
        game = two(owner, other)
        decision = json.loads(stream.recv(timeout=20))
        assert (decision["type"], decision["game"], decision["side"]) == ("decision", game, "blue")
        assert [d["game"] for d in program.get("/api/decisions")] == [game]
        option = decision["options"][0]["id"]
        program.post(f"/api/games/{game}/answer", decision=decision["number"], option=option)
        other.sit(game).play(Random(1), 1)
        after = json.loads(stream.recv(timeout=20))
        while after["number"] == decision["number"]:
            after = json.loads(stream.recv(timeout=20))
        assert after["prompt"]["id"] == "unit-choose"
        program.post(f"/api/games/{game}/resign")
        ended = json.loads(stream.recv(timeout=20))
        while ended["type"] != "over":
            ended = json.loads(stream.recv(timeout=20))
        assert ended["result"]["winner"] == "red"
    program.close()


def test_the_example_client_plays_a_game(server: Server, account: Maker) -> None:
    client = ROOT / "examples" / "client.py"
    assert len(client.read_text().splitlines()) < 80
    for token in ([], ["--token", account().token_for_program()]):
        done = subprocess.run(
            [sys.executable, str(client), server.url, "ridge", "hill", *token],
            capture_output=True, text=True, timeout=120, env=environment(),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["by"] == "rules"
