"""What tests like to find on the machine beyond Python: a browser and a database server.

`python -m tests.prepare` installs Debian's packages where it may; what it may not install it names, and the tests that
need it are skipped with that reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

WANTED = {"chromium": "chromium", "postgresql": "postgresql"}
"""What is wanted and the Debian package that has it."""


def has(what: str) -> bool:
    if what == "postgresql":
        return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return any(shutil.which(name) for name in (what, f"{what}-browser", "google-chrome"))


def install(packages: list[str]) -> str:
    """Install packages; the reason why not, or nothing."""
    if shutil.which("apt-get") is None:
        return "there is no apt-get"
    if os.geteuid() != 0:
        return "only root may install packages"
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *command], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            return f"apt-get {command[0]} failed"
    return ""


def main() -> None:
    """Install what is missing and say what stays missing."""
    missing = [what for what in WANTED if not has(what)]
    if not missing:
        return
    why = install([WANTED[what] for what in missing])
    for what in missing:
        if not has(what):
            print(
                f"{what} is not installed ({why or 'the package does not provide it'}): its tests will be skipped"
            )


if __name__ == "__main__":
    main()
