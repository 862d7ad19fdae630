"""Which rows of each rulebook code and tests cite: `python -m tests.rulebook_coverage [--write]`.

A row counts as cited in code if the title's code or data names it (in `@rule(...)` or a comment), as cited in tests if
its tests do, and as excused if `not_enforced.toml` gives a reason. `--write` puts the table into the README.
"""

from __future__ import annotations

import csv
import sys
import tomllib
from pathlib import Path

from msgspec import Struct

from grognard.engine.citations import cited_in

ROOT = Path(__file__).parents[1]
KINDS = ("rule", "definition", "data", "example", "optional")
MARKS = ("<!-- coverage -->", "<!-- /coverage -->")


class Coverage(Struct):
    """The rows of one kind in one title."""

    rows: int = 0
    excused: int = 0
    in_code: int = 0
    in_tests: int = 0
    missing: list[str] = []


def excused_in(folder: Path) -> set[str]:
    file = folder / "not_enforced.toml"
    if not file.is_file():
        return set()
    table = tomllib.loads(file.read_text("utf-8"))
    parts = [table, *(value for value in table.values() if isinstance(value, dict))]
    return {key for part in parts for key, value in part.items() if isinstance(value, str) and value.strip()}


def coverage(title: str) -> dict[str, Coverage]:
    """The coverage of a title, by kind of row."""
    folder = ROOT / "grognard" / "games" / title
    code, tests = set(cited_in(folder)), set(cited_in(ROOT / "tests" / title))
    excused = excused_in(folder)
    found = {kind: Coverage() for kind in KINDS}
    with (folder / "rulebook.tsv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["kind"] in found:
                _count(found[row["kind"]], row["rule"], row["kind"], code, tests, excused)
    return found


def _count(
    counts: Coverage, number: str, kind: str, code: set[str], tests: set[str], excused: set[str]
) -> None:
    whole = number.split("#")[0]
    counts.rows += 1
    if number in excused or whole in excused:
        counts.excused += 1
        return
    in_code = number in code or whole in code or kind == "example"
    counts.in_code += in_code
    counts.in_tests += number in tests
    if not in_code or number not in tests:
        counts.missing.append(number)


def titles() -> list[str]:
    return sorted(file.parent.name for file in (ROOT / "grognard" / "games").glob("*/rulebook.tsv"))


def table() -> str:
    """The table as it stands in the README."""
    lines = [
        "| title | kind | rows | excused | cited in code | cited in tests |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for title in titles():
        for kind, c in coverage(title).items():
            due = c.rows - c.excused
            in_code = "" if kind == "example" else f"{c.in_code} of {due}"
            lines.append(
                f"| `{title}` | {kind} | {c.rows} | {c.excused} | {in_code} | {c.in_tests} of {due} |"
            )
    return "\n".join(lines)


def main() -> None:
    """Print the table, or write it into the README."""
    if "--write" not in sys.argv:
        print(table())
        return
    readme = ROOT / "README.md"
    before, _, rest = readme.read_text("utf-8").partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    readme.write_text(f"{before}{MARKS[0]}\n{table()}\n{MARKS[1]}{after}", "utf-8")


if __name__ == "__main__":
    main()
