"""The pages around a game over the real server: accounts, one's games, records, import, and what axe says of all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import Enter
from tests.web.scripted import take_seat
from tests.web.test_play import begin, deciding, resign

pytestmark = pytest.mark.xdist_group("browser")


def fill(page: Page, form: str, **values: str) -> None:
    """Fill a form by the labels of its fields and send it."""
    where = page.get_by_role("form", name=form)
    for label, value in values.items():
        where.get_by_label(label.replace("_", " "), exact=False).fill(value)
    where.get_by_role("button").click()


def test_an_account_from_register_to_delete(enter: Enter) -> None:
    page = enter()
    page.get_by_role("button", name="Play", exact=True).click()
    deciding(page)
    page.get_by_role("link", name="Grognard").click()
    page.get_by_role("link", name="Log in").click()
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    fill(page, "Register", Name="Mangin", Password="attaquons 1917")
    page.get_by_role("button", name="Log out everywhere").wait_for()
    page.get_by_role("link", name="Your games").click()
    expect(page.locator("li.turn")).to_have_count(1)  # the guest's game is the account's
    page.get_by_role("link", name="Mangin").click()
    fill(page, "Change the password", Old_password="attaquons 1917", New_password="tenons 1918")
    expect(page.get_by_text("The password is changed")).to_be_visible()
    page.get_by_role("button", name="Log out everywhere").click()
    fill(page, "Log in", Name="Mangin", Password="tenons 1918")
    expect(page.get_by_role("heading", name="Mangin")).to_be_visible()
    page.get_by_text("Delete the account").first.click()
    fill(page, "Delete the account", Password="tenons 1918")
    expect(page.get_by_role("form", name="Register")).to_be_visible()


def test_refusals_are_said_in_the_readers_language(enter: Enter) -> None:
    page = enter("#/account", "lang=fr&theme=light&still", refused=("401", "409"))
    fill(page, "Se connecter", Nom="Personne", Mot_de_passe="mauvais mot")
    expect(page.get_by_role("alert")).to_have_text("Le nom ou le mot de passe est faux.")


def test_open_tables_are_for_accounts(enter: Enter) -> None:
    host = enter()
    host.get_by_role("radio", name="Open table").click()
    expect(host.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    host.get_by_role("link", name="Log in").last.click()
    fill(host, "Register", Name="Foch", Password="de quoi s'agit-il")
    host.get_by_role("link", name="Battles").click()
    host.get_by_role("radio", name="Open table").click()
    host.get_by_role("button", name="Play", exact=True).click()
    expect(host.get_by_text("Waiting for another player")).to_be_visible()
    other = enter()
    other.locator(".offers button").first.click()  # a guest is asked to register first
    fill(other, "Register", Name="Joffre", Password="je grignote")
    other.get_by_role("link", name="Battles").click()
    other.locator(".offers button").first.click()
    other.wait_for_selector("[data-resting]")
    expect(host.get_by_text("Waiting for another player")).to_be_hidden()


def test_a_game_goes_out_and_comes_back(enter: Enter, tmp_path: Path) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    page.get_by_role("link", name="Grognard").click()
    page.get_by_role("link", name="Your games").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    page.get_by_label("Choose a file").set_input_files(file)
    take_seat(page)
    deciding(page)
    page.goto(page.url.split("#")[0] + "#/games")
    expect(page.locator("li.turn")).to_have_count(2)


def test_what_was_played_is_counted(enter: Enter) -> None:
    page = enter()
    begin(page, opponent="Same screen")
    deciding(page)
    resign(page)
    page.get_by_role("link", name="Grognard").click()
    page.get_by_role("link", name="Records").click()
    expect(page.locator("tbody tr", has_text="First blood")).to_contain_text(re.compile(r"\d+%"))


@pytest.mark.parametrize("query", ["lang=en&theme=light&still", "lang=fr&theme=dark&still&safe"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_on_any_screen(enter: Enter, query: str, *, phone: bool) -> None:
    page = enter(query=query, phone=phone)
    page.wait_for_selector(".scard")
    found = {"lobby": complaints(page)}
    for where, ready in (
        ("account", "form"),
        ("games", ".import"),
        ("records", "section"),
        ("learn/gwc", ".guide"),
        ("learn/rpc", ".guide"),
    ):
        page.goto(page.url.split("#")[0] + f"#/{where}")
        page.wait_for_selector(ready)
        page.wait_for_timeout(300)
        found[where] = complaints(page)
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
    found["settings"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}
