"""What one pair of eyes is sent about a game: a full view, then small changes, each following the one before."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from grognard.engine.view import LOG_TAIL, log_of
from grognard.server.delta import Picture
from grognard.server.picture import Eyes, picture, side_shown

if TYPE_CHECKING:
    from grognard.server.live import Live

KEPT = 64
"""So many changes are kept for those whose line drops."""
OPENING = -1
"""The number of what is said before the first answer."""
BEHIND = 256
"""A watcher who lets so many messages pile up is cut off; he can come back and resume."""

_encoder = msgspec.json.Encoder()


class Frame(Struct, frozen=True):
    """A change as it is sent, and the versions that it leads from and to."""

    follows: int
    version: int
    message: bytes


class Watcher:
    """One connection that looks at a game."""

    __slots__ = ("closed", "eyes", "name", "queue", "user_id")

    def __init__(self, eyes: Eyes, user_id: str | None, name: str) -> None:
        self.eyes, self.user_id, self.name = eyes, user_id, name
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self.queue.qsize() >= BEHIND:
            self.close()
        else:
            self.queue.put_nowait(message)

    def close(self) -> None:
        """End the connection after what is already waiting."""
        self.closed = True
        self.queue.put_nowait(None)


class Stream:
    """The chain of views that all watchers with the same eyes see."""

    def __init__(self, live: Live, eyes: Eyes) -> None:
        self.eyes, self.watchers = eyes, set[Watcher]()
        self.frames: deque[Frame] = deque(maxlen=KEPT)
        self._start(live)

    def _start(self, live: Live) -> None:
        self.picture = Picture(picture(live, self.eyes))
        self.version, self.number, self.cut = live.version, live.table.number, None
        self._full: tuple[int, bytes] | None = None

    version: int
    number: int
    cut: int | None

    def restart(self, live: Live) -> None:
        """Begin again with a full view, because what happened in between is not known."""
        self.frames.clear()
        self._start(live)
        for watcher in self.watchers:
            watcher.send(self.full(live))

    def taken_back(self, number: int) -> None:
        """Answers from this one on are no longer in the log."""
        if number < self.number:
            self.number = number
            self.cut = number

    def advance(self, live: Live) -> None:
        """Bring the chain to the present version and send the change."""
        if self.version == live.version:
            return
        data = picture(live, self.eyes)
        seen = Picture(data)
        changes: dict[str, Any] = {
            "from": self.version,
            "version": live.version,
            "check": seen.check,
            "changes": seen.changes_since(self.picture),
        }
        if bytes(seen.parts["side"]) != bytes(
            self.picture.parts["side"]
        ):  # at one screen each has his own log
            self.number, self.cut = max(0, live.table.number - LOG_TAIL), OPENING
        if self.cut is not None:
            changes["cut"] = self.cut
        new = log_of(live.table, data["side"], self.number) if live.table.number > self.number else []
        since = OPENING if self.cut == OPENING else self.number  # else the opening came with the whole view
        lines = [line for line in new if line["n"] >= since]
        if lines:
            changes["log"] = lines
        message = _encoder.encode({"type": "delta", "delta": changes})
        self.frames.append(Frame(self.version, live.version, message))
        self.picture, self.version = seen, live.version
        self.number, self.cut = live.table.number, None
        for watcher in self.watchers:
            watcher.send(message)

    def full(self, live: Live) -> bytes:
        """The whole view with the last of the log."""
        if self._full is None or self._full[0] != self.version:
            side = side_shown(live.table, self.eyes)
            log = live.table.view(side)["log"]
            message = {
                "type": "view",
                "version": self.version,
                "check": self.picture.check,
                "view": {**self.picture.parts, "log": log},
            }
            self._full = (self.version, _encoder.encode(message))
        return self._full[1]

    def greet(self, live: Live, watcher: Watcher, since: int | None) -> None:
        """Let a watcher join: with what he has missed, if that is still known, else with a full view."""
        self.advance(live)
        missed = self.missed(since)
        if missed is None:
            watcher.send(self.full(live))
        else:
            watcher.send(
                _encoder.encode({"type": "resumed", "version": self.version, "check": self.picture.check})
            )
            for frame in missed:
                watcher.send(frame.message)
        self.watchers.add(watcher)

    def missed(self, since: int | None) -> list[Frame] | None:
        """The changes after a version, or None if the chain does not reach back so far."""
        if since == self.version:
            return []
        frames = list(self.frames)
        for i, frame in enumerate(frames):
            if frame.follows == since:
                return frames[i:]
        return None
