"""The game screen against the real server, from positions that a script has brought about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.scripted import bring, moved_on, number, where

pytestmark = pytest.mark.xdist_group("browser")
HOOGE = {"title": "rpc", "scenario": "hooge"}
BLOOD = {"title": "gwc", "scenario": "first-blood"}
ORDERS = "d.prompt?.id === 'order-choose'"


def test_the_adviser_is_asked_and_followed(enter: Enter) -> None:
    page = enter()
    bring(page, HOOGE, "d.options.length > 1")
    before = number(page)
    page.keyboard.press("?")
    expect(page.locator(".hint .thinking")).to_contain_text("%")
    page.locator(".hint").get_by_role("button", name="Answer now").click()
    expect(page.locator(".hint .line").first).to_contain_text(re.compile(r"\d+ ?%"), timeout=30_000)
    page.locator(".hint .line button").first.click()
    moved_on(page, before)
    expect(page.locator(".hint")).to_have_count(0)


def test_two_at_one_screen_take_their_seats(enter: Enter) -> None:
    page = enter()
    view = bring(page, BLOOD, ORDERS)
    page.get_by_role("button", name=re.compile("^Pass the Turn")).click()
    curtain = page.locator(".curtain")
    for _ in range(12):
        page.wait_for_selector(".curtain, .app:not([data-busy])")
        if curtain.count():
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    expect(curtain).to_be_visible()
    assert page.locator(".hand").count() == 0, f"the hand of {view['decision']['side']} is there"
    curtain.get_by_role("button").first.click()
    expect(curtain).to_have_count(0)


def test_a_card_is_laid_open_only_when_confirmed(enter: Enter) -> None:
    page = enter()
    bring(page, BLOOD, ORDERS)
    before = number(page)
    page.locator(".prompt .opt .body").first.click()
    expect(page.locator(".prompt .sure")).to_contain_text("cannot be taken back")
    page.get_by_role("button", name="Not yet").click()
    assert number(page) == before
    page.locator(".prompt .opt .body").first.click()
    page.locator(".prompt .sure").get_by_role("button", name="Yes").click()
    moved_on(page, before)


def test_overlays_of_platoons(enter: Enter) -> None:
    page = enter()
    view = bring(page, BLOOD, ORDERS)
    place = next(unit["hex"] for unit in view["units"] if unit["hex"])
    page.keyboard.press("k")
    expect(page.locator(".under .area.command").first).to_be_visible()
    page.keyboard.press("j")
    expect(page.locator(".over .chip").first).to_have_text(re.compile("[✓✕]"))
    page.keyboard.press("Escape")
    page.mouse.move(*where(page, place))
    page.keyboard.press("g")
    expect(page.locator(".under .area.target").first).to_be_visible()
    expect(page.locator(".panel li").first).to_contain_text("Firepower")
    page.keyboard.press("v")
    expect(page.locator(".under .area.view")).to_have_count(1)
    expect(page.locator(".under .figure").first).to_have_text(re.compile(r"^\d+$"))


def test_the_timing_of_artillery(enter: Enter) -> None:
    page = enter()
    bring(page, {"title": "rpc", "scenario": "frezenberg"}, "true")
    page.keyboard.press("a")
    lines = page.locator(".panel li")
    expect(lines.first).to_contain_text(re.compile(r"primed on turn \d+ and fires on a signal roll of \d+"))
    assert lines.count() >= 2


def test_signposts_lead_to_what_lies_beyond_the_window(enter: Enter) -> None:
    page = enter()
    view = bring(page, HOOGE, "d.prompt?.id === 'command-choose'")
    wanted = {subject for o in view["decision"]["options"] for subject in o["touches"] if ":" in subject}
    places = [unit["hex"] for unit in view["units"] if f"unit:{unit['id']}" in wanted and unit["hex"]]
    page.evaluate("() => window.grognardBoard.go({x: -1e6, y: -1e6, k: 3})")  # the far corner, from close by
    posts = page.get_by_role("button", name=re.compile("to choose beyond the (upper|left) edge"))
    expect(posts.first).to_be_visible()
    board = page.get_by_role("application").bounding_box()
    assert board is not None

    def in_sight() -> int:
        seen = [where(page, place) for place in places]
        across, down = board["x"] + board["width"], board["y"] + board["height"]
        return sum(board["x"] < x < across and board["y"] < y < down for x, y in seen)

    before = in_sight()
    posts.first.click()
    page.wait_for_timeout(400)
    assert in_sight() > before
