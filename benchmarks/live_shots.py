"""Pictures over the real server: every page around a game, guided games, and positions that bots have played in every
title. Part of `make shots`."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

import grognard
from grognard.bots import bot
from tests.web.live import Server

DESKTOP, PHONE = (1440, 900), (390, 844)


def played(title: str, scenario: str, answers: int, seed: int = 1) -> dict[str, Any]:
    """A saved game after so many answers by bots."""
    table, player = grognard.new(title, scenario, seed=seed), bot("scripted", seed)
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
        page.get_by_role("button", name="Show on the map").click()
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


class Around(NamedTuple):
    """A page outside a game, or a guided game."""

    name: str
    hash: str
    ready: str
    size: tuple[int, int] = DESKTOP
    query: str = "lang=en&theme=light"
    act: Callable[[Page], None] | None = None


def opened_choices(page: Page) -> None:
    page.locator(".fold").click()


def other_title(page: Page) -> None:
    page.locator(".rail .game").nth(1).click()
    page.wait_for_timeout(1500)


def settings(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Settings|Réglages")).click()


def member(page: Page) -> None:
    """Register, so that the page shows an account."""
    form = page.locator("form").first
    for field, value in zip(form.locator("input").all(), ("Grognard", "la garde meurt", ""), strict=True):
        field.fill(value)
    form.locator("button").click()
    page.wait_for_selector(".who")


DARK_FR, DARK = "lang=fr&theme=dark", "lang=en&theme=dark"
AROUND = [
    Around("51-lobby", "", ".scard canvas"),
    Around("52-lobby-companies-dark-fr", "", ".scard canvas", query=DARK_FR, act=other_title),
    Around("53-lobby-phone", "", ".scard canvas", PHONE),
    Around("54-lobby-phone-choices-fr", "", ".scard canvas", PHONE, DARK_FR, opened_choices),
    Around("55-account", "#/account", "form"),
    Around("56-account-member-dark-fr", "#/account", "form", query=DARK_FR, act=member),
    Around("57-account-phone", "#/account", "form", PHONE),
    Around("58-reset", "#/reset/none", "form"),
    Around("59-games-phone-dark", "#/games", ".import", PHONE, DARK),
    Around("60-records", "#/records", "section"),
    Around("61-records-phone-dark-fr", "#/records", "section", PHONE, DARK_FR),
    Around("62-settings-fr", "", ".scard canvas", query="lang=fr&theme=light", act=settings),
    Around("63-settings-phone-dark", "", ".scard canvas", PHONE, DARK, settings),
    Around("64-learn-squads", "#/learn/gwc", ".guide"),
    Around("65-learn-companies-dark-fr", "#/learn/rpc", ".guide", query=DARK_FR),
    Around("66-learn-phone", "#/learn/gwc", ".guide", PHONE),
    Around("67-learn-companies-phone-fr", "#/learn/rpc", ".guide", PHONE, "lang=fr&theme=light"),
    Around("68-games", "#/games", "li"),
]


def around(browser: Browser, server: Server, shot: Around, folder: Path) -> list[str]:
    """One picture of a page around the games."""
    context = browser.new_context(viewport={"width": shot.size[0], "height": shot.size[1]})
    if shot.ready == "li":
        for opponent in ("bot", "hotseat"):
            made = {"title": "gwc", "scenario": "first-blood", "opponent": opponent, "strength": "recruit"}
            context.request.post(f"{server.base}/api/games", data=made)
    page, trouble = listened(context)
    page.goto(f"{server.base}/?still&{shot.query}{shot.hash}")
    page.wait_for_selector(shot.ready)
    page.wait_for_timeout(1200)
    if shot.act:
        shot.act(page)
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{shot.name}.png")
    context.close()
    return trouble


def listened(context: BrowserContext) -> tuple[Page, list[str]]:
    """A page, and the list in which its console's complaints gather."""
    page, trouble = context.new_page(), list[str]()
    page.on("console", lambda m: trouble.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: trouble.append(str(e)))
    return page, trouble


def take(browser: Browser, server: Server, shot: Live, folder: Path) -> list[str]:
    """One picture; returns what the console complained about."""
    context = browser.new_context(viewport={"width": shot.size[0], "height": shot.size[1]})
    save = played(shot.title, shot.scenario, shot.answers)
    made = context.request.post(f"{server.base}/api/games/import", data={"save": save})
    page, trouble = listened(context)
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
    every: list[Live | Around] = [*LIVE, *AROUND]
    chosen = [shot for shot in every if not wanted or shot.name.startswith(tuple(wanted))]
    if not chosen:
        return 0
    complaints = 0
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            for shot in chosen:
                trouble = (
                    take(browser, server, shot, folder)
                    if isinstance(shot, Live)
                    else around(browser, server, shot, folder)
                )
                complaints += len(trouble)
                print(shot.name, *trouble, sep="\n  ")
        finally:
            server.stop()
    return complaints
