"""Pictures of every screen: light and dark, English and French, desktop, laptop and phone. `make shots`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks import live_shots
from tests.web.browser import FLAGS, chromium, served

FOLDER = Path(__file__).parents[1] / "shots"
DESKTOP, LAPTOP, PHONE = (1440, 900), (1280, 720), (390, 844)


class Shot(NamedTuple):
    name: str
    scene: str
    size: tuple[int, int]
    query: str = ""
    act: Callable[[Page], None] | None = None


def sight(page: Page) -> None:
    page.keyboard.press("l")
    for hexname in ("E5", "J4"):
        click_hex(page, hexname)


def click_hex(page: Page, name: str) -> None:
    """Tap the middle of a hex, through the test hook of the board."""
    x, y = page.evaluate("name => window.grognardBoard.where(name)", name)
    page.mouse.click(x, y)


def hand(page: Page) -> None:
    page.keyboard.press("c")
    page.locator(".big").nth(2).hover()


def press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def tab(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f'[data-tab="{name}"]').click()


def fan(page: Page) -> None:
    x, y = page.evaluate("window.grognardBoard.where('J6')")
    page.mouse.move(x, y)
    page.wait_for_selector(".fan")


def why_not(page: Page) -> None:
    page.locator('[data-unit="br"]').click()


def zoomed(page: Page) -> None:
    page.keyboard.press("Escape")
    x, y = page.evaluate("window.grognardBoard.where('G5')")
    page.mouse.move(x, y)
    for _ in range(5):
        page.mouse.wheel(0, -120)
        page.wait_for_timeout(60)
    page.wait_for_timeout(500)


def rules(page: Page) -> None:
    page.locator(".rule").first.click()


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").or_(page.get_by_role("button", name="Réglages")).click()


def phone_tab(number: int) -> Callable[[Page], None]:
    return lambda page: page.locator(".nav button").nth(number).click()


def replayed(page: Page) -> None:
    page.locator(".replay .tool").nth(1).click()


SHOTS = [
    Shot("01-activate", "activate", DESKTOP, "lang=en&theme=light"),
    Shot("02-opportunity-fire", "opfire", DESKTOP, "lang=en&theme=light"),
    Shot("03-sight-dark", "activate", DESKTOP, "lang=en&theme=dark", sight),
    Shot("04-lobby", "", DESKTOP, "lang=en&theme=light"),
    Shot("05-hand-fr", "activate", DESKTOP, "lang=fr&theme=light", hand),
    Shot("06-laptop-dark-fr", "opfire", LAPTOP, "lang=fr&theme=dark"),
    Shot("07-phone-activate", "activate", PHONE, "lang=en&theme=light"),
    Shot("08-phone-fire-fr", "opfire", PHONE, "lang=fr&theme=light"),
    Shot("09-phone-sight-dark", "activate", PHONE, "lang=en&theme=dark", lambda page: sight(page)),
    Shot("10-phone-lobby-fr", "", PHONE, "lang=fr&theme=light"),
    Shot("11-step", "step", DESKTOP, "lang=en&theme=light"),
    Shot("12-rules-fr", "activate", DESKTOP, "lang=fr&theme=light", rules),
    Shot("13-settings", "activate", DESKTOP, "lang=en&theme=light", settings),
    Shot("14-lobby-dark-fr", "", LAPTOP, "lang=fr&theme=dark"),
    Shot("15-units", "activate", DESKTOP, "lang=en&theme=light", tab("units")),
    Shot("16-terrain", "activate", DESKTOP, "lang=en&theme=light", tab("terrain")),
    Shot("17-displays-dark", "activate", DESKTOP, "lang=en&theme=dark", tab("displays")),
    Shot("18-text", "activate", DESKTOP, "lang=en&theme=light", tab("text")),
    Shot("19-fan", "activate", DESKTOP, "lang=en&theme=light", fan),
    Shot("20-why-not", "activate", DESKTOP, "lang=en&theme=light", why_not),
    Shot("21-zoomed", "activate", DESKTOP, "lang=en&theme=light", zoomed),
    Shot("22-zoomed-dark", "opfire", DESKTOP, "lang=en&theme=dark", zoomed),
    Shot("23-turned", "activate", DESKTOP, "lang=en&theme=light", press("t")),
    Shot("24-bare", "activate", DESKTOP, "lang=en&theme=light", press("h")),
    Shot("25-safe", "opfire", DESKTOP, "lang=en&theme=light&safe"),
    Shot("26-replay", "activate", DESKTOP, "lang=en&theme=light", replayed),
    Shot("27-over", "over", DESKTOP, "lang=fr&theme=light"),
    Shot("28-chat", "activate", LAPTOP, "lang=en&theme=light", tab("chat")),
    Shot("29-phone-hand", "activate", PHONE, "lang=en&theme=light", phone_tab(1)),
    Shot("30-phone-log", "activate", PHONE, "lang=en&theme=light", phone_tab(2)),
    Shot("31-phone-rules-dark", "activate", PHONE, "lang=fr&theme=dark", phone_tab(3)),
    Shot("32-bench", "bench", DESKTOP, "lang=en&theme=light"),
    Shot("33-laptop-step-fr", "step", LAPTOP, "lang=fr&theme=light"),
]


def take(browser: Browser, base: str, shot: Shot) -> list[str]:
    """One picture; returns what the console complained about."""
    width, height = shot.size
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=shot.size == PHONE)
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda m: trouble.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: trouble.append(str(e)))
    where = f"#/fixture/{shot.scene}" if shot.scene else ""
    page.goto(f"{base}/?fixture&still&{shot.query}{where}")
    page.wait_for_selector("[data-resting]" if shot.scene else ".scard canvas")
    page.wait_for_timeout(700 if shot.scene else 1200)
    if shot.act:
        shot.act(page)
        page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{shot.name}.png")
    context.close()
    return trouble


def main(wanted: list[str]) -> int:
    path = chromium()
    if path is None:
        print("make shots: no Chromium on this machine")
        return 1
    FOLDER.mkdir(exist_ok=True)
    complaints = 0
    with served() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        for shot in SHOTS:
            if wanted and not any(shot.name.startswith(w) for w in wanted):
                continue
            trouble = take(browser, base, shot)
            complaints += len(trouble)
            print(shot.name, *trouble, sep="\n  ")
        complaints += live_shots.all_of(browser, FOLDER, wanted)
        browser.close()
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
