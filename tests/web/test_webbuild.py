"""When the page is built, with which Node.js, and what is said when it cannot be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from grognard.server import webbuild


def sources(root: Path) -> Path:
    (root / "src").mkdir(parents=True)
    for name in ("package.json", "index.html", "src/main.ts"):
        (root / name).write_text("{}")
    return root


def test_a_build_is_stale_only_if_older_than_its_sources(tmp_path: Path) -> None:
    web, static = sources(tmp_path / "web"), tmp_path / "static"
    assert webbuild.is_stale(web, static)
    static.mkdir()
    (static / "index.html").write_text("")
    later = webbuild.newest(web) + 10
    os.utime(static / "index.html", (later, later))
    assert not webbuild.is_stale(web, static)
    os.utime(web / "src" / "main.ts", (later + 1, later + 1))
    assert webbuild.is_stale(web, static)


def test_a_package_without_sources_needs_no_build(tmp_path: Path) -> None:
    assert not webbuild.is_stale(tmp_path / "nowhere", tmp_path / "static")


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.19.0", True), ("v20.18.9", False), ("v21.9.0", False), ("v22.12.1", True), ("v22.11.0", False)]
    + [("v24.0.0", True), ("v18.20.0", False), ("", False)],
)
def test_which_node_is_new_enough(version: str, good: bool) -> None:
    assert webbuild.is_good(version) is good


def script(folder: Path, name: str, answer: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho {answer}\n")
    (folder / name).chmod(0o755)


def test_an_old_node_is_passed_over(tmp_path: Path) -> None:
    old, alone, good = tmp_path / "old", tmp_path / "alone", tmp_path / "good"
    for folder, version in ((old, "v16.0.0"), (alone, "v22.20.0"), (good, "v22.20.0")):
        script(folder, "node", version)
    for folder in (old, good):
        script(folder, "npm", "10")
    assert webbuild.folder_with_node([str(old), str(alone), str(good)]) == str(good)
    assert webbuild.folder_with_node([str(old), str(alone)]) is None


def test_a_failure_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise webbuild.CannotBuild("no Node.js here")

    monkeypatch.setattr(webbuild, "is_stale", lambda: True)
    monkeypatch.setattr(webbuild, "build", refuse)
    assert webbuild.main() == 1
    assert capsys.readouterr().err == "no Node.js here\n"
