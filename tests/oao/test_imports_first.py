"""Every module of the rules can be imported first, whatever imports it in turn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from grognard.games.oao import rules

EACH_FIRST = """
import importlib, sys

for name in sys.argv[1:]:
    for known in [known for known in sys.modules if known.split(".")[0] == "grognard"]:
        del sys.modules[known]
    try:
        importlib.import_module(f"grognard.games.oao.rules.{name}")
    except (ImportError, AttributeError) as error:
        print(name, error)
"""


def test_every_rule_module_can_be_imported_first() -> None:
    assert rules.__file__ is not None
    names = sorted(file.stem for file in Path(rules.__file__).parent.glob("s*.py"))
    found = subprocess.run(
        [sys.executable, "-c", EACH_FIRST, *names], capture_output=True, text=True, check=True, timeout=120
    )
    assert not found.stdout
