"""Imports run one way: server, cli, bots -> games -> engine; no title imports another; the engine names no game."""

from __future__ import annotations

import ast
from pathlib import Path

import grognard

ROOT = Path(grognard.__file__).parent
GAMES = ("gwc", "rpc", "oao", "gts")


def imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def test_the_engine_imports_no_game_and_nothing_above_it() -> None:
    for file in files("engine"):
        outside = {name for name in imported(file) if name.startswith("grognard.")}
        assert all(name.startswith("grognard.engine") for name in outside), (file, outside)


def test_titles_import_only_the_engine_and_themselves() -> None:
    for file in files("games"):
        own = file.relative_to(ROOT / "games").parts[0]
        for name in imported(file):
            if name.startswith("grognard."):
                allowed = ("grognard.engine", f"grognard.games.{own}")
                assert name.startswith(allowed) or name == "grognard.games", (file, name)


def test_the_engine_names_no_game() -> None:
    for file in files("engine"):
        words = file.read_text("utf-8").lower()
        assert not any(f'"{game}"' in words or f"games.{game}" in words for game in GAMES), file


def test_files_stay_small() -> None:
    for file in [*ROOT.rglob("*.py"), *(ROOT.parent / "tests").rglob("*.py")]:
        assert len(file.read_text("utf-8").splitlines()) <= 400, file
