"""`python -m benchmarks [name ...]`: a table of ratios; the exit code says whether every target was met."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import benchmarks

SKIPPED = ("__main__", "yardstick")


def main() -> int:
    """Run the benchmarks named, or all that have a `measure`."""
    names = [
        m.name for m in pkgutil.iter_modules([str(Path(benchmarks.__file__).parent)]) if m.name not in SKIPPED
    ]
    chosen = sys.argv[1:] or names
    console, missed = Console(), 0
    table = Table("benchmark", "what", "measured", "target", "")
    for name in chosen:
        module = importlib.import_module(f"benchmarks.{name}")
        if not hasattr(module, "measure"):
            continue
        with console.status(name):
            rows = module.measure()
        for what, value, sign, target in rows:
            good = value >= target if sign == ">=" else value <= target
            missed += not good
            table.add_row(
                name, what, f"{value:.3g}", f"{sign} {target:g}", "[green]yes[/]" if good else "[red]no[/]"
            )
    console.print(table)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
