"""The page's own checks: types, format, unit tests, and the size of what is sent."""

from __future__ import annotations

import gzip
import shutil
import subprocess

import pytest

from grognard.server.webbuild import WEB
from tests.web.browser import STATIC

LARGEST = 250_000


@pytest.mark.parametrize("script", ["check", "test", "lint"])
def test_npm_run(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").exists():
        pytest.skip("no Node.js, or the page's tools are not installed")
    done = subprocess.run(
        [npm, "run", "--silent", script], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.usefixtures("base")
def test_the_bundle_is_small() -> None:
    files = [f for f in (STATIC / "assets").iterdir() if f.suffix in (".js", ".css")]
    assert sum(len(gzip.compress(f.read_bytes())) for f in files) < LARGEST


def test_every_source_is_short() -> None:
    long = [
        f.name
        for f in (WEB / "src").rglob("*")
        if f.suffix in (".ts", ".svelte", ".css") and len(f.read_text(encoding="utf-8").splitlines()) > 400
    ]
    assert long == []
