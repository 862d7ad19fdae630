"""What axe-core complains about on a page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from grognard.server.webbuild import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[tuple[str, str]]:
    """Rule and element of every violation."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [(v["id"], v["nodes"][0]["html"][:200]) for v in result["violations"]]
