"""A picture of a report: win rates with their intervals, and how the games ended."""

from __future__ import annotations

from pathlib import Path

from grognard.engine.errors import BadDocument
from grognard.simulation.report import Report


def plot(found: Report, file: Path) -> None:
    """Draw a report into a PNG file."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadDocument("a picture needs matplotlib: pip install 'grognard[plot]'", "plot") from None
    figure = Figure(figsize=(9, 4), layout="constrained")
    rates, ends = figure.subplots(1, 2, width_ratios=(3, 2))
    lines = [(f"{line.name} ({line.side})", line.win_rate, line.interval) for line in found.bots]
    lines += [(side, of["win_rate"], tuple(of["interval"])) for side, of in found.sides.items()]
    for row, (_, rate, (low, high)) in enumerate(lines):
        colour = "#3b5b7a" if row < len(found.bots) else "#8a7a4d"
        rates.barh(row, rate, color=colour)
        rates.errorbar(
            rate, row, xerr=[[max(0.0, rate - low)], [max(0.0, high - rate)]], color="k", capsize=4
        )
    rates.set_yticks(range(len(lines)), [name for name, _, _ in lines])
    rates.invert_yaxis()
    rates.set_xlim(0, 1)
    rates.axvline(0.5, color="grey", linewidth=0.8, linestyle=":")
    rates.set_title(f"{found.title} {found.scenario}: wins in {found.games} games, 95 percent")
    ends.barh(list(found.ends), list(found.ends.values()), color="#6d6d6d")
    ends.set_title("how they ended")
    figure.savefig(file, dpi=120)
