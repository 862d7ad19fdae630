"""Figures for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

REQUESTS = Counter("grognard_requests_total", "HTTP requests by method and status.", ["method", "status"])
ANSWERS = Counter("grognard_answers_total", "Accepted answers by title and by whom.", ["title", "by"])
REFUSALS = Counter("grognard_refusals_total", "Refused actions by code.", ["code"])
STORED = Histogram("grognard_store_seconds", "Time until a change is on the disk.", buckets=FINE)
ANSWERED = Histogram("grognard_answer_seconds", "Time from an answer to its acknowledgement.", buckets=FINE)
SOCKETS = Gauge("grognard_sockets", "Open WebSockets.", multiprocess_mode="livesum")
LIVE = Gauge("grognard_live_games", "Games in memory.", multiprocess_mode="livesum")
BOTS = Histogram(
    "grognard_bot_seconds", "Time that a bot thinks.", ["bot"], buckets=(0.01, 0.1, 0.5, 1, 5, 30, 120)
)
NOTICES = Counter("grognard_notices_total", "Notices by channel and outcome.", ["channel", "outcome"])


def exposition() -> tuple[bytes, str]:
    """All figures as text; of all workers, where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
