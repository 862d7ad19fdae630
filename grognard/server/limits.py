"""How much one address may ask in a while."""

from __future__ import annotations

import time
from collections import OrderedDict

from grognard.server.errors import Refused

REMEMBERED = 20_000


class Bucket:
    """So many at once, and so many a second after that, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Use one, or refuse with the time to wait."""
        now = time.monotonic()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if left < 1:
            self._left[key] = (left, now)
            wait = int((1 - left) / self.per_second) + 1
            raise Refused(429, "too-many-requests", "too many requests", retry_after=wait)
        self._left[key] = (left - 1, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)


class Limits:
    """The limits of this worker."""

    def __init__(self, *, enabled: bool) -> None:
        self.enabled = enabled
        self.requests = Bucket(300, 30)
        self.secrets = Bucket(10, 0.1)  # passwords, resets, registrations
        self.games = Bucket(30, 0.2)  # new games
        self.chat = Bucket(10, 1)
        self.thoughts = Bucket(10, 0.5)  # hints and reviews

    def take(self, bucket: Bucket, key: str) -> None:
        if self.enabled:
            bucket.take(key)
