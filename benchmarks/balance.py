"""`python -m benchmarks.balance gwc [games [scenario ...]]`: how often each side wins, bot against itself.

Results are kept in `build/balance`, by scenario document and doctrine, so that a run that was broken off goes on, and a
changed scenario or a changed bot is measured anew. When a scenario has all its games, its share of wins is written into
its document and the table of `docs/scenarios-<title>.md` is drawn again.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

import grognard
from grognard.engine.title import Scenario
from grognard.simulation import Match, Report, report, run

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "balance"
BOT = "scripted"
BEGIN, END = "<!-- measured -->", "<!-- end -->"
BALANCE = re.compile(r"^balance = .*\n", re.MULTILINE)


def main() -> None:
    title = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    chosen = sys.argv[3:] or [scenario.id for scenario in grognard.scenarios(title)]
    for id_ in chosen:
        found = measure(title, id_, games)
        for side, of in found.sides.items():
            print(f"{id_:20} {side:10} {of['win_rate']:6.1%} of {found.games}", flush=True)
        write_balance(title, found)
        write_table(title, games)


def match_of(title: str, id_: str, games: int) -> Match:
    """The bot against itself. The sides are fixed: it has no luck of its own, and a pair would be one game twice."""
    return Match(title=title, scenario=id_, bots=(BOT, BOT), games=games, fixed_sides=True)


def measure(title: str, id_: str, games: int) -> Report:
    match = match_of(title, id_, games)
    return report(match, run(match, results=results_file(title, id_, games)))


def document_file(title: str, id_: str) -> Path:
    return ROOT / "grognard" / "games" / title / "scenarios" / f"{id_}.toml"


def results_file(title: str, id_: str, games: int) -> Path:
    """Named after the document, its balance apart, and after the doctrine that plays."""
    text = BALANCE.sub("", document_file(title, id_).read_text("utf-8"))
    folder = ROOT / "grognard" / "games" / title
    for file in sorted((*folder.glob("doctrine*.py"), *folder.glob("judgement*.py"))):
        text += file.read_text("utf-8")
    RESULTS.mkdir(parents=True, exist_ok=True)
    return RESULTS / f"{title}-{id_}-{games}-{sha256(text.encode()).hexdigest()[:12]}.jsonl"


def write_balance(title: str, found: Report) -> None:
    """The shares go into the document, after the length; without draws the second is what the first leaves of 1."""
    file = document_file(title, found.scenario)
    first, second = found.sides
    share = round(found.sides[first]["win_rate"], 3)
    drawn = found.games - sum(of["wins"] for of in found.sides.values())
    other = round(found.sides[second]["win_rate"] if drawn else 1 - share, 3)
    line = f"balance = {{ {first} = {share}, {second} = {other} }}\n"
    text = BALANCE.sub("", file.read_text("utf-8"))
    file.write_text(re.sub(r"^(length = .*\n)", rf"\1{line}", text, count=1, flags=re.MULTILINE), "utf-8")


def write_table(title: str, games: int) -> None:
    """The table of the page: every scenario whose games are all played."""
    page = ROOT / "docs" / f"scenarios-{title}.md"
    head, rest = page.read_text("utf-8").split(BEGIN)
    _, tail = rest.split(END)
    rows = [
        "| scenario | date | side | wins | share | 95 percent | ends |",
        "|---|---|---|---:|---:|---|---|",
    ]
    for scenario in grognard.scenarios(title):
        rows += table_rows(title, scenario, games)
    page.write_text(f"{head}{BEGIN}\n" + "\n".join(rows) + f"\n{END}{tail}", "utf-8")


def table_rows(title: str, scenario: Scenario, games: int) -> list[str]:
    file = results_file(title, scenario.id, games)
    if not file.is_file() or len(file.read_bytes().splitlines()) <= games:  # the first line is the match
        return [f"| {scenario.id} | {scenario.date} | | | not measured | | |"]
    found = measure(title, scenario.id, games)
    side, of = next(iter(found.sides.items()))
    low, high = of["interval"]
    ends = ", ".join(f"{reason} {count}" for reason, count in found.ends.items())
    wins = f"{of['wins']} of {found.games}"
    share = f"{of['win_rate']:.1%}"
    return [
        f"| {scenario.id} | {scenario.date} | {side} | {wins} | {share} | {low:.0%} to {high:.0%} | {ends} |"
    ]


if __name__ == "__main__":
    main()
