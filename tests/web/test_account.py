"""An account's own pages over the real server: password by letter, notices, days away, tokens; clocks and dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect

from tests.server.test_correspondence import Postman
from tests.web.conftest import Enter
from tests.web.live import Server
from tests.web.scripted import take_seat
from tests.web.test_pages import fill
from tests.web.test_play import begin, deciding, resign

pytestmark = pytest.mark.xdist_group("browser")


def register(page: Page, name: str, **more: str) -> None:
    fill(page, "Register", Name=name, Password="on ne passe pas", **more)
    page.get_by_role("heading", name=name).wait_for()


def status(base: str, token: str) -> int:
    """What a program with a token is answered."""
    asked = Request(f"{base}api/decisions", headers={"Authorization": f"Bearer {token}"})
    try:
        with urlopen(asked, timeout=10) as answer:
            return int(answer.status)
    except HTTPError as refusal:
        return refusal.code


@pytest.fixture
def post(base: str, tmp_path: Path) -> Iterator[tuple[Server, Postman]]:
    """A server that writes letters, and whoever gets them."""
    postman = Postman()
    office = Controller(postman, hostname="127.0.0.1", port=postman.port)
    office.start()
    server = Server(tmp_path, GROGNARD_SMTP_URL=f"smtp://127.0.0.1:{postman.port}")
    server.settings["GROGNARD_PUBLIC_URL"] = server.base
    server.start()
    yield server, postman
    server.stop()
    office.stop()


def test_a_forgotten_password_comes_back_by_letter(browser: Browser, post: tuple[Server, Postman]) -> None:
    server, postman = post
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.base}/?lang=en&still#/account")
    register(page, "Petain", **{"E-mail": "petain@example.org"})
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_text("Forgotten your password?").click()
    fill(page, "Set a new password", **{"E-mail": "petain@example.org"})
    expect(page.get_by_text("If we know this address")).to_be_visible()
    letter = postman.wait_for("petain@example.org", "new password")
    page.goto(re.search(r"http\S+#/reset/\S+", letter).group())  # type: ignore[union-attr]
    fill(page, "Set a new password", New_password="courage on les aura")
    fill(page, "Log in", Name="Petain", Password="courage on les aura")
    expect(page.get_by_role("heading", name="Petain")).to_be_visible()
    context.close()


def test_notices_days_away_and_tokens(enter: Enter) -> None:
    page = enter("#/account", refused=("400",))
    register(page, "Nivelle")
    notices = page.get_by_role("form", name="Notices")
    fill(page, "Notices", webhook="ftp://example.org/")
    expect(notices.get_by_role("alert")).to_have_text("A webhook is an http or https address.")
    notices.get_by_label("Letters").check()
    fill(page, "Notices", **{"E-mail": "nivelle@example.org", "webhook": "https://example.org/turn"})
    expect(notices.get_by_role("status")).to_have_text("Kept.")
    page.reload()
    expect(notices.get_by_label("webhook")).to_have_value("https://example.org/turn")
    expect(notices.get_by_label("Letters")).to_be_checked()
    fill(page, "Days away", Days="3")
    expect(page.get_by_text("You are away until")).to_be_visible()
    page.get_by_role("button", name="Come back now").click()
    expect(page.get_by_text("are left this year")).to_be_visible()
    fill(page, "Your programs", **{"What it is for": "my bot"})
    token = page.locator(".fresh code").inner_text()
    base = page.url.split("?")[0]
    assert status(base, token) == 200
    page.get_by_role("button", name="Withdraw the token my bot").click()
    expect(page.locator(".fresh")).to_have_count(0)
    assert status(base, token) == 401


def test_a_clock_is_chosen_and_seen_to_run(enter: Enter) -> None:
    host = enter()
    host.get_by_role("radio", name="A friend").click()
    host.get_by_label("Clock").select_option("1 hour each, +10 s a turn")
    host.get_by_role("button", name="Play", exact=True).click()
    address = host.locator("[data-invitation]").input_value()
    guest = enter(address[address.index("#") :])
    take_seat(guest)
    deciding(host)
    expect(host.get_by_role("timer").locator(".runs")).to_have_text(re.compile(r"0:59:5\d"))


def test_the_dice_of_a_finished_game_are_told(enter: Enter) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    resign(page)
    page.goto(page.url.split("#")[0] + "#/games")
    page.get_by_text("Luck of the dice").click()
    told = r"No die was rolled|dice, (as expected|\d+ points (better|worse) than)"
    expect(page.locator(".luck")).to_contain_text(re.compile(told))
