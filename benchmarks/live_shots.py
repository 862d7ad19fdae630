"""Pictures of real games on the real server: positions that bots have played, in every title. Part of `make shots`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

import grognard
from grognard.bots import bot
from tests.web.live import Server

DESKTOP, PHONE = (1440, 900), (390, 844)


def played(title: str, scenario: str, answers: int, seed: int = 1) -> dict[str, Any]:
    """A saved game after so many answers by bots."""
    table, player = grognard.new(title, scenario, seed=seed), bot("greedy", seed)
    while table.number < answers and (waiting := table.deciders()):
        table.answer(player.choose(table, waiting[0]), waiting[0])
    return dict(msgspec.to_builtins(table.save()))


def hexes(*names: str) -> Callable[[Page], None]:
    def click(page: Page) -> None:
        for name in names:
            page.mouse.click(*page.evaluate("name => window.grognardBoard.where(name)", name))

    return click


def sight(page: Page) -> None:
    page.keyboard.press("l")
    hexes("F4", "K6")(page)


def hand(page: Page) -> None:
    page.keyboard.press("c")
    page.wait_for_timeout(300)


def overlay(name: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(800)

    return show


class Live(NamedTuple):
    name: str
    title: str
    scenario: str
    answers: int
    size: tuple[int, int] = DESKTOP
    query: str = "lang=en&theme=light"
    act: Callable[[Page], None] | None = None


LIVE = [
    Live("41-first-blood", "gwc", "first-blood", 260),
    Live("42-first-blood-sight", "gwc", "first-blood", 260, act=sight),
    Live("43-first-blood-hand-fr", "gwc", "first-blood", 260, query="lang=fr&theme=light", act=hand),
    Live("44-command-dark", "gwc", "first-blood", 260, query="lang=en&theme=dark", act=overlay("Command")),
    Live("45-belleau", "gwc", "belleau", 300),
    Live("46-first-blood-phone", "gwc", "first-blood", 260, PHONE),
    Live("47-hooge", "rpc", "hooge", 40),
    Live("48-frezenberg-dark-fr", "rpc", "frezenberg", 250, query="lang=fr&theme=dark"),
]


def take(browser: Browser, server: Server, shot: Live, folder: Path) -> list[str]:
    """One picture; returns what the console complained about."""
    context = browser.new_context(viewport={"width": shot.size[0], "height": shot.size[1]})
    save = played(shot.title, shot.scenario, shot.answers)
    made = context.request.post(f"{server.base}/api/games/import", data={"save": save})
    page, trouble = context.new_page(), list[str]()
    page.on("console", lambda m: trouble.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: trouble.append(str(e)))
    page.goto(f"{server.base}/?still&{shot.query}#/game/{made.json()['id']}")
    page.wait_for_selector("[data-resting]")
    page.wait_for_timeout(1500)
    if shot.act:
        shot.act(page)
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{shot.name}.png")
    context.close()
    return trouble


def all_of(browser: Browser, folder: Path, wanted: list[str]) -> int:
    """Every picture that is wanted; the number of complaints."""
    chosen = [shot for shot in LIVE if not wanted or any(shot.name.startswith(w) for w in wanted)]
    if not chosen:
        return 0
    complaints = 0
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            for shot in chosen:
                trouble = take(browser, server, shot, folder)
                complaints += len(trouble)
                print(shot.name, *trouble, sep="\n  ")
        finally:
            server.stop()
    return complaints
