"""Pictures over the real server: every page around a game, guided games, and positions that bots have played in every
title. Part of `make shots`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page

import grognard
from benchmarks.camera import (
    DARK,
    DARK_FR,
    EN,
    FR,
    PHONE,
    PICTURES,
    Act,
    Place,
    Shot,
    after,
    click,
    press,
    settings,
    sight,
    tab,
    whole,
    zoomed,
)
from grognard.bots import bot

END = 100_000
"""More answers than any game has."""


@cache
def played(title: str, scenario: str, answers: int, seed: int = 1) -> dict[str, Any]:
    """A saved game after so many answers by bots."""
    table, player = grognard.new(title, scenario, seed=seed), bot("scripted", seed)
    while table.number < answers and (waiting := table.deciders()):
        table.answer(player.choose(table, waiting[0]), waiting[0])
    return dict(msgspec.to_builtins(table.save()))


def game(title: str, scenario: str, answers: int) -> Place:
    """A game that bots have begun."""

    def place(context: BrowserContext, base: str) -> str:
        save = played(title, scenario, answers)
        made = context.request.post(f"{base}/api/games/import", data={"save": save})
        return f"#/game/{made.json()['id']}"

    return place


def own_games(context: BrowserContext, base: str) -> str:
    """Three games of one's own, one of them over."""
    for opponent in ("bot", "hotseat"):
        made = {"title": "gwc", "scenario": "first-blood", "opponent": opponent, "strength": "recruit"}
        context.request.post(f"{base}/api/games", data=made)
    game("gwc", "first-blood", END)(context, base)
    return "#/games"


def records(context: BrowserContext, base: str) -> str:
    own_games(context, base)
    return "#/records"


def timed(context: BrowserContext, base: str) -> str:
    """A game with a friend against the clock, who has sat down."""
    clock = {"kind": "live", "seconds": 1800, "increment": 10}
    made = {"title": "gwc", "scenario": "first-blood", "opponent": "link", "side": "german", "clock": clock}
    begun = context.request.post(f"{base}/api/games", data=made).json()
    (token,) = begun["invitations"].values()
    browser = context.browser
    assert browser is not None
    friend = browser.new_context()
    friend.request.post(f"{base}/api/games/{begun['id']}/join", data={"invitation": token})
    friend.close()
    return f"#/game/{begun['id']}"


def overlay(name: str) -> Act:
    def show(page: Page) -> None:
        page.get_by_role("button", name="Show on the map").click()
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(800)

    return show


def member(name: str) -> Act:
    """Register, so that the page shows an account; a name is given once."""

    def register(page: Page) -> None:
        form = page.locator("form").first
        for field, value in zip(form.locator("input").all(), (name, "la garde meurt", ""), strict=True):
            field.fill(value)
        form.locator("button").click()
        page.wait_for_selector(".who")

    return register


def luck(page: Page) -> None:
    page.locator("summary").click()
    page.wait_for_selector(".luck section", timeout=60_000)


def token(page: Page) -> None:
    """A token for a program, shown once."""
    member("Cambronne")(page)
    page.get_by_label("What it is for").fill("A bot on my own machine")
    page.get_by_role("button", name="New token").click()
    page.locator(".fresh").scroll_into_view_if_needed()


def weighed(page: Page) -> None:
    """The end of a game with its turning points."""
    page.get_by_role("button", name="Find the turning points").click()
    page.wait_for_selector("[data-outcome] svg", timeout=240_000)


BLOOD = game("gwc", "first-blood", 260)
OVER = game("gwc", "first-blood", END)
HOOGE, FREZENBERG = game("rpc", "hooge", 40), game("rpc", "frezenberg", 250)
CAMPAIGN_DAY, CAMPAIGN_NIGHT = game("rpc", "campaign-gheluvelt", 650), game("rpc", "campaign-gheluvelt", 1225)
GAMES = [
    Shot("41-first-blood", BLOOD),
    Shot("42-first-blood-sight", BLOOD, act=sight("F4", "K6")),
    Shot("43-first-blood-hand-fr", BLOOD, query=FR, act=press("c")),
    Shot("44-command-dark", BLOOD, query=DARK, act=overlay("Command")),
    Shot("45-belleau", game("gwc", "belleau", 300)),
    Shot("46-first-blood-phone", BLOOD, PHONE),
    Shot("47-hooge", HOOGE),
    Shot("48-frezenberg-dark-fr", FREZENBERG, query=DARK_FR),
    Shot("49-frezenberg-whole", FREZENBERG, act=whole),
    Shot("70-hooge-close", HOOGE, act=after(press("Escape"), zoomed("S11", 5))),
    Shot("71-hooge-close-dark", HOOGE, query=DARK, act=after(press("Escape"), zoomed("S11", 5))),
    Shot("72-hooge-turned-safe", HOOGE, query=EN + "&safe", act=press("t")),
    Shot("73-displays-squads", BLOOD, act=tab("displays")),
    Shot("74-displays-companies-fr", HOOGE, query=FR, act=tab("displays")),
    Shot("75-campaign-day", CAMPAIGN_DAY, act=tab("displays")),
    Shot("76-campaign-night-dark-fr", CAMPAIGN_NIGHT, query=DARK_FR, act=tab("displays")),
    Shot("77-campaign-phone", CAMPAIGN_DAY, PHONE),
    Shot("78-clock", timed),
    Shot("79-clock-phone-dark", timed, PHONE, DARK),
    Shot("80-over", OVER),
    Shot("81-over-analysis", game("rpc", "hooge", END), act=weighed),
    Shot("82-over-phone-dark-fr", OVER, PHONE, DARK_FR),
]

AROUND = [
    Shot("51-lobby", "", ready=PICTURES),
    Shot(
        "52-lobby-companies-dark-fr",
        "",
        query=DARK_FR,
        ready=PICTURES,
        act=after(click(".rail .game", 1), lambda page: page.wait_for_timeout(1200)),
    ),
    Shot("53-lobby-phone", "", PHONE, ready=PICTURES),
    Shot("54-lobby-phone-choices-fr", "", PHONE, DARK_FR, click(".fold"), ready=PICTURES),
    Shot("55-account", "#/account", ready="form"),
    Shot("56-account-member-dark-fr", "#/account", query=DARK_FR, act=member("Grognard"), ready="form"),
    Shot("57-account-phone", "#/account", PHONE, ready="form"),
    Shot("58-reset", "#/reset/none", ready="form"),
    Shot("59-games-phone-dark", "#/games", PHONE, DARK, ready=".import"),
    Shot("60-records", "#/records", ready="section"),
    Shot("61-records-phone-dark-fr", "#/records", PHONE, DARK_FR, ready="section"),
    Shot("62-settings-fr", "", query=FR, act=settings, ready=PICTURES),
    Shot("63-settings-phone-dark", "", PHONE, DARK, settings, ready=PICTURES),
    Shot("64-learn-squads", "#/learn/gwc", ready=".guide"),
    Shot("65-learn-companies-dark-fr", "#/learn/rpc", query=DARK_FR, ready=".guide"),
    Shot("66-learn-phone", "#/learn/gwc", PHONE, ready=".guide"),
    Shot("67-learn-companies-phone-fr", "#/learn/rpc", PHONE, FR, ready=".guide"),
    Shot("68-games-luck", own_games, act=luck, ready="li"),
    Shot("69-games-empty-fr", "#/games", query=FR, ready=".import"),
    Shot("83-token", "#/account", act=token, ready="form"),
    Shot("84-records-full", records, ready="table"),
]
LIVE = [*GAMES, *AROUND]
