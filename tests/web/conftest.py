"""A built page and one browser for all tests of the page; without them the tests say what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from grognard.server import webbuild
from tests.web.browser import FLAGS, STATIC, chromium, served
from tests.web.live import Server

Open = Callable[..., Page]
Enter = Callable[..., Page]
HARMLESS = ("WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION_REFUSED")
"""What Chromium itself says while a server is away."""


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """The address of the built page."""
    if webbuild.is_stale():
        try:
            webbuild.build()
        except webbuild.CannotBuild as trouble:
            pytest.skip(str(trouble))
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built and has no sources here")
    with served() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as play:
        chrome = play.chromium.launch(executable_path=path, args=FLAGS)
        yield chrome
        chrome.close()


@pytest.fixture
def open_page(browser: Browser, base: str) -> Iterator[Open]:
    """Opens scenes of the fixture; at the end no console error may have been seen."""
    trouble: list[str] = []
    contexts = []

    def opened(scene: str = "", query: str = "lang=en&theme=light", *, phone: bool = False) -> Page:
        size = (390, 844) if phone else (1440, 900)
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=phone)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: trouble.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: trouble.append(str(e)))
        page.goto(f"{base}/?fixture&still&{query}" + (f"#/fixture/{scene}" if scene else ""))
        page.wait_for_selector("[data-resting]" if scene else ".scard")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.fixture(scope="session")
def server(base: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The page is built (`base`), the server runs."""
    running = Server(Path(tmp_path_factory.mktemp("server")))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def enter(browser: Browser, server: Server) -> Iterator[Enter]:
    """Opens the page as somebody new; at the end no error was seen and no word was missing."""
    trouble: list[str] = []
    contexts: list[BrowserContext] = []
    pages: list[Page] = []
    harmless = list(HARMLESS)

    def opened(
        hash_: str = "",
        query: str = "lang=en&theme=light&still",
        *,
        phone: bool = False,
        refused: tuple[str, ...] = (),
    ) -> Page:
        harmless.extend(
            f"Failed to load resource: the server responded with a status of {n}" for n in refused
        )
        size = (390, 844) if phone else (1440, 900)
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=phone)
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: trouble.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: trouble.append(str(e)))
        page.goto(f"{server.base}/?{query}{hash_}")
        pages.append(page)
        return page

    yield opened
    unknown = {word for page in pages for word in page.evaluate("() => window.grognardUnknown()")}
    for context in contexts:
        context.close()
    assert [line for line in trouble if not line.startswith(tuple(harmless))] == []
    assert unknown == set()
