"""Pictures of every screen: light and dark, English and French, desktop, laptop and phone. `make shots`.

Names as arguments choose pictures by how they begin. Any complaint of a console makes the command fail.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.camera import (
    DARK,
    DARK_FR,
    EN,
    FOLDER,
    FR,
    LAPTOP,
    PHONE,
    PICTURES,
    Shot,
    after,
    at,
    click,
    press,
    settings,
    sight,
    tab,
    take,
    zoomed,
)
from benchmarks.live_shots import LIVE
from tests.web.browser import FLAGS, chromium, served
from tests.web.live import Server


def fan(page: Page) -> None:
    page.mouse.move(*at(page, "J6"))
    page.wait_for_selector(".fan")


def hand(page: Page) -> None:
    page.keyboard.press("c")
    page.locator(".big").nth(2).hover()


ACTIVATE, FIRE, STEP, OVER, BENCH = (
    f"#/fixture/{scene}" for scene in ("activate", "opfire", "step", "over", "bench")
)
SCENES = [
    Shot("01-activate", ACTIVATE),
    Shot("02-opportunity-fire", FIRE),
    Shot("03-sight-dark", ACTIVATE, query=DARK, act=sight("E5", "J4")),
    Shot("04-lobby", "", ready=PICTURES),
    Shot("05-hand-fr", ACTIVATE, query=FR, act=hand),
    Shot("06-laptop-dark-fr", FIRE, LAPTOP, DARK_FR),
    Shot("07-phone-activate", ACTIVATE, PHONE),
    Shot("08-phone-fire-fr", FIRE, PHONE, FR),
    Shot("09-phone-sight-dark", ACTIVATE, PHONE, DARK, sight("E5", "J4")),
    Shot("10-phone-lobby-fr", "", PHONE, FR, ready=PICTURES),
    Shot("11-step", STEP),
    Shot("12-rules-fr", ACTIVATE, query=FR, act=click(".rule")),
    Shot("13-settings", ACTIVATE, act=settings),
    Shot("14-lobby-dark-fr", "", LAPTOP, DARK_FR, ready=PICTURES),
    Shot("15-units", ACTIVATE, act=tab("units")),
    Shot("16-terrain", ACTIVATE, act=tab("terrain")),
    Shot("17-displays-dark", ACTIVATE, query=DARK, act=tab("displays")),
    Shot("18-text", ACTIVATE, act=tab("text")),
    Shot("19-fan", ACTIVATE, act=fan),
    Shot("20-why-not", ACTIVATE, act=click('[data-unit="br"]')),
    Shot("21-zoomed", ACTIVATE, act=after(press("Escape"), zoomed("G5", 5))),
    Shot("22-zoomed-dark", FIRE, query=DARK, act=after(press("Escape"), zoomed("G5", 5))),
    Shot("23-turned", ACTIVATE, act=press("t")),
    Shot("24-bare", ACTIVATE, act=press("h")),
    Shot("25-safe", FIRE, query=EN + "&safe"),
    Shot("26-replay", ACTIVATE, act=click(".replay .tool", 1)),
    Shot("27-over", OVER, query=FR),
    Shot("28-chat", ACTIVATE, LAPTOP, act=tab("chat")),
    Shot("29-phone-hand", ACTIVATE, PHONE, act=click(".nav button", 1)),
    Shot("30-phone-log", ACTIVATE, PHONE, act=click(".nav button", 2)),
    Shot("31-phone-rules-dark", ACTIVATE, PHONE, DARK_FR, click(".nav button", 3)),
    Shot("32-bench", BENCH),
    Shot("33-laptop-step-fr", STEP, LAPTOP, FR),
]


def shoot(browser: Browser, base: str, shots: list[Shot], scenes: str = "") -> int:
    """Takes pictures one by one; the number of complaints."""
    complaints = 0
    for shot in shots:
        trouble = take(browser, base, shot, scenes)
        complaints += len(trouble)
        print(shot.name, *trouble, sep="\n  ", flush=True)
    return complaints


def main(wanted: list[str]) -> int:
    path = chromium()
    if path is None:
        print("make shots: no Chromium on this machine")
        return 1
    FOLDER.mkdir(exist_ok=True)
    scenes, live = (
        [shot for shot in shots if not wanted or shot.name.startswith(tuple(wanted))]
        for shots in (SCENES, LIVE)
    )
    complaints = 0
    with sync_playwright() as play, tempfile.TemporaryDirectory() as data:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        if scenes:
            with served() as base:
                complaints += shoot(browser, base, scenes, "fixture&")
        if live:
            server = Server(Path(data))
            server.start()
            try:
                complaints += shoot(browser, server.base, live)
            finally:
                server.stop()
        browser.close()
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
