"""Many games between bots: on one machine over processes, or on many by Ray."""

from __future__ import annotations

from grognard.simulation.match import Match, Played, play
from grognard.simulation.report import Report, report
from grognard.simulation.run import run

__all__ = ["Match", "Played", "Report", "play", "report", "run"]
