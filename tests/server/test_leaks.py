"""Nothing that is sent to a side or a spectator depends on what that side cannot know.

A hundred random games are played through the same streams that sockets read. At every step what hidden things there are
is dealt anew for each pair of eyes, and the message made from that world must be the same bytes.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec

import grognard
from grognard.engine.table import Table
from grognard.server.bots import world_for
from grognard.server.live import Live
from grognard.server.picture import Eyes
from grognard.server.store.records import Game, Seat
from grognard.server.stream import Stream, Watcher

GAMES = 100
ALL_EYES: tuple[Eyes, ...] = (("blue",), ("red",), ())


def at_table(table: Table, version: int) -> Live:
    """A table with a server's knowledge around it, as streams see it."""
    game = Game(
        id="g", title="ridge", scenario="hill", origin="hill", options=table.options_given,
        chance={"secret": "the secret"}, commitment="hash", rules="r", status="playing", version=version,
    )  # fmt: skip
    seats = {
        side: Seat(game_id="g", side=side, place=i, kind="human", user_id=side, name=side,
                   orders=[{"when": f"secret orders of {side}"}])
        for i, side in enumerate(("blue", "red"))
    }  # fmt: skip
    return cast(Live, SimpleNamespace(id="g", game=game, seats=seats, table=table, version=version))


def messages(stream: Stream, live: Live) -> list[bytes]:
    """What a watcher is sent for one change, and what somebody who comes now would be sent."""
    watcher = Watcher(stream.eyes, None, "")
    stream.watchers = {watcher}
    stream.advance(live)
    sent = [stream.full(live)]
    while not watcher.queue.empty():
        sent.append(watcher.queue.get_nowait() or b"")
    return sent


def test_every_message_of_a_hundred_games() -> None:
    compared = 0
    for seed in range(GAMES):
        options = {"reactions": "strict"}
        table = grognard.new("ridge", "hill", seed=seed, options=options)
        rng = Random(seed)
        streams = {eyes: Stream(at_table(table, 0), eyes) for eyes in ALL_EYES}
        version = 0
        while (question := table.pending) is not None and version < 40:
            version += 1
            table.answer(rng.choice(question.options), question.side)
            for eyes, stream in streams.items():
                compared += compare(stream, table, version, eyes, rng)
    assert compared > 2 * GAMES


def compare(stream: Stream, table: Table, version: int, eyes: Eyes, rng: Random) -> int:
    """The change as it is sent, against the same change told from a world dealt anew."""
    twin = twin_of(stream)
    world = table.sample(eyes[0] if eyes else None, rng.getrandbits(32))
    real = messages(stream, at_table(table, version))
    imagined = messages(twin, at_table(world, version))
    assert real == imagined
    assert b"secret" not in b"".join(real)
    return len(real)


def twin_of(stream: Stream) -> Stream:
    twin = object.__new__(Stream)
    twin.__dict__.update(stream.__dict__)
    twin.frames = stream.frames.copy()
    return twin


def test_the_log_of_a_side_holds_no_line_for_another() -> None:
    for seed in range(10):
        table = grognard.new("ridge", "hill", seed=seed)
        rng = Random(seed)
        while (question := table.pending) is not None:
            table.answer(rng.choice(question.options), question.side)
        for eyes in ALL_EYES:
            side = eyes[0] if eyes else None
            told = [n for e in table.log for n in e.notes if not n.may_be_read_by(side)]
            stream = Stream(at_table(table, 1), eyes)
            lines = msgspec.json.decode(stream.full(at_table(table, 1)))["view"]["log"]
            drawn = [line for line in lines if line["id"] == "card-drawn"]
            assert told
            assert (
                len(drawn) == 0
                if side is None
                else all(
                    (line["n"], line["args"])
                    not in [(e.number, n.args) for e in table.log for n in e.notes if n in told]
                    for line in drawn
                )
            )


def test_a_bot_is_sent_a_world_without_the_secret() -> None:
    table = grognard.new("ridge", "hill", seed="a seed")
    rng = Random(1)
    for _ in range(12):
        question = table.pending
        assert question is not None
        table.answer(rng.choice(question.options), question.side)
    question = table.pending
    assert question is not None
    side, other = question.side, "red" if question.side == "blue" else "blue"
    hands = set()
    for _ in range(20):
        sent = world_for(table, side)
        assert cast(Any, table.chance).secret not in sent.decode()
        assert "log" not in msgspec.json.decode(sent)
        world = grognard.load(sent, trusted=True)
        assert world.state.hands[side] == table.state.hands[side]
        hands.add(world.state.hands[other])
    assert len(hands) > 1, "the enemy's hand is dealt anew each time"
