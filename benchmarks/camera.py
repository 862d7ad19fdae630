"""One picture of the page: where it stands, how large it is, what is done before it is taken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as TooLate

FOLDER = Path(__file__).parents[1] / "shots"
DESKTOP, LAPTOP, PHONE = (1440, 900), (1280, 720), (390, 844)
EN, FR, DARK, DARK_FR = (
    f"lang={words}&theme={theme}" for theme in ("light", "dark") for words in ("en", "fr")
)
BOARD, PICTURES = "[data-resting]", ".scard canvas"
"""What is there when a board has been drawn, and when a list of battles has."""

Act = Callable[[Page], None]
Place = Callable[[BrowserContext, str], str]
"""Makes what the picture needs on the server at an address; returns the fragment to open."""


class Shot(NamedTuple):
    name: str
    place: str | Place
    size: tuple[int, int] = DESKTOP
    query: str = EN
    act: Act | None = None
    ready: str = BOARD


def take(browser: Browser, base: str, shot: Shot, scenes: str = "") -> list[str]:
    """Takes one picture; returns what the console complained about, and which words were lacking.

    `scenes` leads to the scenes that need no server.
    """
    width, height = shot.size
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=shot.size == PHONE)
    fragment = shot.place if isinstance(shot.place, str) else shot.place(context, base)
    page, trouble = context.new_page(), list[str]()
    page.on("console", lambda m: trouble.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: trouble.append(str(e)))
    try:
        page.goto(f"{base}/?{scenes}still&{shot.query}{fragment}")
        page.wait_for_selector(shot.ready)
        page.wait_for_timeout(1200)
        if shot.act:
            shot.act(page)
            page.wait_for_timeout(500)
        trouble += (f"no words for {word}" for word in page.evaluate("() => window.grognardUnknown()"))
        trouble += re.findall(r"[^.]*\{ ?\$[^.]*", page.inner_text("body"))
    except TooLate as late:
        trouble.append(str(late))
    page.screenshot(path=FOLDER / f"{shot.name}.png")
    context.close()
    return trouble


def after(*acts: Act) -> Act:
    """One thing after another."""

    def all_of(page: Page) -> None:
        for act in acts:
            act(page)
            page.wait_for_timeout(400)

    return all_of


def press(key: str) -> Act:
    return lambda page: page.keyboard.press(key)


def click(selector: str, number: int = 0) -> Act:
    return lambda page: page.locator(selector).nth(number).click()


def tab(name: str) -> Act:
    return click(f'[data-tab="{name}"]')


def at(page: Page, hexname: str) -> tuple[float, float]:
    """Where the middle of a hex is on the screen, through the test hook of the board."""
    x, y = page.evaluate("name => window.grognardBoard.where(name)", hexname)
    return x, y


def sight(start: str, end: str) -> Act:
    def draw(page: Page) -> None:
        page.keyboard.press("l")
        for hexname in (start, end):
            page.mouse.click(*at(page, hexname))

    return draw


def zoomed(hexname: str, steps: int) -> Act:
    """The wheel turned over a hex: towards the map, or away from it if negative."""

    def turn(page: Page) -> None:
        page.mouse.move(*at(page, hexname))
        for _ in range(abs(steps)):
            page.mouse.wheel(0, -120 if steps > 0 else 120)
            page.wait_for_timeout(60)
        page.wait_for_timeout(700)

    return turn


def whole(page: Page) -> None:
    """The whole map."""
    page.locator(".zoom button").last.click()
    page.wait_for_timeout(900)


def settings(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
