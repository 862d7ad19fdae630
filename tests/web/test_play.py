"""The page over the real server, in a real browser: whole games, two players, and everything that may be asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Enter
from tests.web.live import Server
from tests.web.player import Player
from tests.web.scripted import take_seat

pytestmark = pytest.mark.xdist_group("browser")


def begin(
    page: Page, scenario: str = "First blood", opponent: str = "Computer", side: str = "German"
) -> None:
    """From the lobby to the board, in at most three clicks besides the choice of an opponent."""
    if scenario == "Hot Time at Hooge":
        page.get_by_role("button", name="Red Poppies").click()
    page.locator(".scard", has_text=scenario).first.click()
    page.get_by_role("radio", name=opponent, exact=True).click()
    if opponent == "Computer":
        page.get_by_role("radio", name="Recruit").click()
    if opponent != "Same screen":
        page.get_by_role("radio", name=side).click()
    page.get_by_role("button", name="Play", exact=True).click()
    take_seat(page)


def deciding(page: Page) -> None:
    page.wait_for_selector("[data-deciding]")


def resign(page: Page) -> None:
    """Give up the game; it is then over."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Give up this game?").click()
    page.wait_for_selector("[data-outcome]")


def number(page: Page) -> int:
    return int(page.locator(".app").get_attribute("data-number") or -1)


def test_three_clicks_from_the_lobby_to_a_decision(enter: Enter) -> None:
    page = enter()
    expect(page.locator(".scard").first).to_contain_text("First blood")
    page.get_by_role("button", name="Play", exact=True).click()
    deciding(page)
    expect(page.locator("#prompt-title")).to_have_text("What do you place next?")


def test_a_whole_scenario_of_companies_by_clicking(enter: Enter) -> None:
    page = enter()
    begin(page, "Hot Time at Hooge", side="British")
    assert Player(page, seed=3).play(80) is not None
    expect(page.locator("[data-outcome]")).to_contain_text("The game is over")


def test_a_whole_tactical_scenario_by_clicking(enter: Enter) -> None:
    page = enter()
    begin(page, "Outpost twenty", side="German")
    player = Player(page, seed=2, haste=0.6)
    assert player.play(400) is not None, f"{player.clicks} clicks"
    expect(page.locator("[data-outcome]")).to_contain_text(re.compile("Victory|Nobody"))
    assert player.clicks > 40
    assert player.missed == []
    assert page.locator(".log article").count() > 40


def test_two_browsers_one_of_which_reloads_in_mid_move(enter: Enter) -> None:
    host = enter()
    begin(host, opponent="A friend")
    address = host.locator("[data-invitation]").input_value()
    guest = enter(address[address.index("#") :])
    guest.wait_for_selector("[data-resting]")
    deciding(host)
    first = Player(host, seed=5)
    for _ in range(3):
        first.decide()
    before = number(host)
    assert before >= 3
    guest.wait_for_function("n => document.querySelector('.app').dataset.number === String(n)", arg=before)
    host.reload()
    host.wait_for_selector("[data-resting]")
    deciding(host)
    assert number(host) == before
    players = [first, Player(guest, seed=6)]
    while number(host) < 60:
        for player in players:
            player.decide()
    guest.wait_for_function("n => Number(document.querySelector('.app').dataset.number) >= n", arg=60)
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Say something").fill("Vive la France")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat")).to_contain_text("Vive la France")


def test_undo_replay_and_fork(enter: Enter) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    player = Player(page, seed=4)
    for _ in range(4):
        player.decide()
    before = number(page)
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.querySelector('.app').dataset.number) < n", arg=before)
    slider = page.get_by_label("Position in the game")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("#prompt-title")).to_have_text("A position of the past")
    page.get_by_role("button", name="Play on from here, in a new game").click()
    page.locator(".curtain .primary").click()
    page.wait_for_function("() => document.querySelector('.app')?.dataset.number === '0'")


def test_sight_overlays_why_not_and_rules(enter: Enter) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    player = Player(page, seed=4)
    while page.locator("[data-unit]").count() < 3:
        player.decide()
    page.keyboard.press("l")
    for name in ("D3", "K6"):
        page.mouse.click(*page.evaluate("name => window.grognardBoard.where(name)", name))
    expect(page.get_by_role("heading", name=re.compile("D3 (sees|does not see).* K6"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show on the map").click()
    page.get_by_role("button", name="Field of view").click()
    page.mouse.click(*page.evaluate("() => window.grognardBoard.where('H6')"))
    expect(page.locator(".under .area.view")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.click(*page.evaluate("() => window.grognardBoard.where('A1')"))
    expect(page.locator(".why")).to_contain_text("A1: not now")
    page.locator(".why").get_by_role("button", name=re.compile("^Rule")).first.click()
    expect(page.get_by_role("complementary", name="Rules")).to_be_visible()
    page.get_by_label("Search by number or word").fill("cohesion")
    expect(page.locator(".drawer article").first).to_be_visible()


def test_french(enter: Enter) -> None:
    page = enter(query="lang=fr&theme=light&still")
    expect(page.locator(".scard").first).to_contain_text("Baptême du feu")
    page.get_by_role("button", name="Jouer", exact=True).click()
    deciding(page)
    expect(page.locator("#prompt-title")).to_have_text("Que placez-vous ensuite ?")
    page.get_by_role("button", name="Langue: EN").click()
    expect(page.locator("#prompt-title")).to_have_text("What do you place next?")


def test_keyboard_alone(enter: Enter) -> None:
    page = enter()
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    deciding(page)
    page.keyboard.press("3")
    page.wait_for_function("() => window.grognardBoard.glows().length > 4")
    before = number(page)
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowDown")
    for _ in range(16):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.app').dataset.number) > n", arg=before)


def test_a_phone(enter: Enter) -> None:
    page = enter(phone=True)
    page.locator(".scard").first.tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    deciding(page)
    page.locator(".prompt .opt .body").first.tap()
    page.wait_for_function("() => window.grognardBoard.glows().length > 4")
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width == 390


def test_the_server_restarts_under_an_open_page(enter: Enter, server: Server) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    player = Player(page, seed=8)
    player.decide()
    before = number(page)
    server.stop()
    expect(page.get_by_role("alert").filter(has_text="The line is cut")).to_be_visible()
    server.start()
    expect(page.get_by_role("alert").filter(has_text="The line is cut")).to_be_hidden(timeout=20_000)
    player.decide()
    assert number(page) > before


def test_a_watcher_sees_no_options(enter: Enter) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    watcher = enter(page.evaluate("() => location.hash"))
    watcher.wait_for_selector("[data-resting]")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert watcher.locator(".prompt .opt").count() == 0
    assert watcher.locator("[data-deciding]").count() == 0
