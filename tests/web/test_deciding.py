"""Deciding on the board, from positions made for it: paths, growing choices, windows that do not nag."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Enter
from tests.web.positions import FIRING, WATCHED
from tests.web.scripted import answer, ask, bring, click, moved_on, number, sit, where

pytestmark = pytest.mark.xdist_group("browser")
MOVING = ("hands-german-2", "second")
FIRE_AT = ("hands-german-1", "bertin", "first", "second")


def standing(page: Page, game: str, unit: str) -> str:
    """The hex of a unit, as the server has it."""
    units = ask(page, game, "view")["units"]
    return str(next(each["hex"] for each in units if each["id"] == unit))


def at_number(page: Page, wanted: int) -> None:
    page.wait_for_function(
        "n => document.querySelector('.app:not([data-busy])')?.dataset.number === String(n)", arg=wanted
    )


def test_a_path_is_clicked_hex_by_hex(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING, *MOVING)
    before = number(page)
    for steps, hex_ in enumerate(("D6", "D7"), start=1):
        click(page, hex_)
        at_number(page, before + steps)
        assert standing(page, game, "second") == hex_


def test_a_click_far_away_shows_the_way_and_another_goes_it(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING, *MOVING)
    before = number(page)
    click(page, "D8")
    expect(page.locator(".prompt .where", has_text="D8")).to_be_visible()
    expect(page.locator(".under path.way:not(.casing)")).to_have_count(1)
    assert standing(page, game, "second") == "D5"
    click(page, "D8")
    at_number(page, before + 3)
    assert standing(page, game, "second") == "D8"
    expect(page.locator(".under path.way:not(.casing)")).to_have_count(0)


def test_a_path_is_dragged_from_the_piece_that_moves(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING, *MOVING)
    before = number(page)
    page.mouse.move(*where(page, "D5"))
    page.mouse.down()
    for hex_ in ("D6", "D7", "E8"):
        page.mouse.move(*where(page, hex_), steps=4)
    page.mouse.up()
    at_number(page, before + 3)
    assert standing(page, game, "second") == "E8"


def harm(page: Page) -> list[str]:
    return page.locator(".prompt [data-odds] .num").all_inner_texts()


def ticks(page: Page) -> Locator:
    return page.locator(".prompt .opts").get_by_role("checkbox")


def test_a_fire_group_is_ticked_with_its_odds(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING, *FIRE_AT)
    title = page.locator("#prompt-title")
    ticks(page).filter(has_text="D4").first.click()
    expect(title).to_contain_text("FP 7")
    expect(page.locator(".prompt .calc .r .num")).to_have_text(["5", "2"])
    chance = harm(page)
    click(page, "D5")
    expect(title).to_contain_text("FP 8")
    expect(page.locator(".prompt .calc .r .num")).to_have_text(["5", "2", "1"])
    expect(page.locator(".prompt .picked")).to_have_count(2)
    assert harm(page) != chance
    page.locator(".prompt .picked", has_text="D5").click()
    expect(title).to_contain_text("FP 7")
    expect(page.locator(".prompt .picked")).to_have_count(1)
    expect(page.locator(".prompt [data-odds] .num")).to_have_text(chance)
    log = [line["id"] for line in ask(page, game, "view")["log"]]
    assert "fire-attack" not in log, "nothing is fired before it is said"


STEPS = ("g1", "g1", "move", "hex:F03")
"""Into the first hex that the machine gun sees."""


def window(page: Page, game: str) -> bool:
    """Whether the server waits for somebody to react."""
    return bool(ask(page, game, "view")["decision"]["window"])


def test_windows_are_passed_over_until_asked_for_again(enter: Enter) -> None:
    page = enter()
    game = sit(page, "rpc", WATCHED, *STEPS, reactions="strict")
    assert window(page, game)
    before = number(page)
    page.get_by_role("button", name="Pass all of these").click()
    moved_on(page, before)
    before = number(page)
    click(page, "E03")
    at_number(page, before + 2)
    assert not window(page, game), "the window was passed by itself"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=re.compile("ask me again")).click()
    page.keyboard.press("Escape")
    click(page, "D03")
    at_number(page, before + 3)
    page.wait_for_timeout(1500)
    assert number(page) == before + 3, "longer than a muted window is waited for"
    expect(page.get_by_role("button", name="Pass all of these")).to_be_visible()


def invited(host: Page, guest: Page) -> str:
    """A game by correspondence: the host has the machine gun, the guest the company that moves."""
    for page in (host, guest):
        page.wait_for_selector(".scard")
    send = """async ([path, body]) => {
      const init = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
      return (await fetch(path, init)).json();
    }"""
    seats = {"british": "me", "german": "link"}
    game = {"title": "rpc", "document": WATCHED, "seats": seats, "reactions": "standing"}
    told = host.evaluate(send, ["/api/games", game])
    invitation = told["invitations"]["german"]
    guest.evaluate(send, [f"/api/games/{told['id']}/join", {"invitation": invitation}])
    return str(told["id"])


def test_standing_orders_are_given_obeyed_and_taken_back(enter: Enter) -> None:
    host, guest = enter(), enter()
    game = invited(host, guest)
    assert answer(guest, game, *STEPS)["decision"]["window"]
    host.evaluate("id => { location.hash = '#/game/' + id; }", game)
    host.wait_for_selector("[data-deciding]")

    def opened() -> Locator:
        host.get_by_role("button", name="More").click()
        host.get_by_role("button", name="Standing orders").click()
        return host.get_by_role("dialog", name="Standing orders")

    panel = opened()
    expect(panel).to_contain_text("No orders")
    panel.get_by_role("button", name="Give this order").click()
    expect(panel.locator("li b")).to_have_text("Pass")
    panel.get_by_role("button", name="Close").click()
    before = number(host)
    assert answer(guest, game)["decision"]["prompt"]["id"] == "step-choose", "the open window was answered"
    assert answer(guest, game, "hex:E03")["decision"]["prompt"]["id"] == "step-choose", "and so is the next"
    moved_on(host, before)
    panel = opened()
    panel.get_by_role("button", name="Take this order back").click()
    expect(panel).to_contain_text("No orders")
    panel.get_by_role("button", name="Close").click()
    assert answer(guest, game, "hex:D03")["decision"]["window"]
    expect(host.get_by_role("button", name="Pass all of these")).to_be_visible()


def test_a_command_by_keyboard_never_loses_the_focus(enter: Enter) -> None:
    """Each answer takes away what had the focus; the new question has it then, and the text board tells it too."""
    page = enter()
    game = sit(page, "rpc", WATCHED)
    page.get_by_role("tab", name="Text").focus()
    page.keyboard.press("Enter")

    def press(focused: str, key: str) -> None:
        page.locator(focused).focus()
        before = number(page)
        page.keyboard.press(key)
        moved_on(page, before)
        title = page.locator("#prompt-title")
        expect(title).to_be_focused()
        expect(page.get_by_role("tabpanel")).to_contain_text(title.inner_text())

    press(".prompt .opt:nth-child(1) .body", "Enter")
    press(".prompt .opt:nth-child(1) .body", "1")
    press(".prompt .opt:nth-child(3) .body", "Enter")
    page.locator(".prompt .list").focus()
    page.keyboard.press("Enter")
    press(".prompt .hexes .btn:has-text('F03')", "Enter")
    assert standing(page, game, "g1") == "F03"
    press("#prompt-title", "p")
    assert ask(page, game, "view")["decision"]["prompt"]["id"] == "step-choose"
    press("#prompt-title", "Enter")
    assert ask(page, game, "view")["decision"]["side"] == "british"


# the ways of a Force

WAY = "path.way:not(.casing)"
FAR = "d.options.filter((o) => o.id.startsWith('to ')).length > 12"
TWO_WAYS = (
    "d.options.some((o) => d.options.some((p) => p.id === `to ${o.id.replace('step ', '')}` && p !== o))"
)


@pytest.mark.parametrize(("language", "word"), [("en", "by way of"), ("fr", "en passant par")])
def test_two_ways_to_a_hex_say_how_they_differ(enter: Enter, language: str, word: str) -> None:
    page = enter(query=f"lang={language}&theme=light&still")
    view = bring(page, {"title": "oao", "scenario": "lorraine"}, TWO_WAYS, "choose", "done", "pass")
    ids = [option["id"] for option in view["decision"]["options"]]
    near = next(id_[5:] for id_ in ids if id_.startswith("step ") and f"to {id_[5:]}" in ids)
    click(page, near)
    menu = page.locator("[data-menu]")
    expect(menu.locator("small")).to_have_count(1)
    expect(menu.locator("small")).to_contain_text(word)
    menu.locator("button").first.hover()
    expect(page.locator(".preview")).to_be_visible()
    expect(page.locator(WAY)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)


def test_one_way_is_drawn_and_gone_by_one_click(enter: Enter) -> None:
    page = enter()
    view = bring(page, {"title": "oao", "scenario": "lorraine"}, FAR, "choose", "done", "pass")
    options = view["decision"]["options"]
    touched = [option["touches"][0] for option in options if option["touches"]]
    far = next(
        o["id"][3:] for o in options if o["id"].startswith("to ") and touched.count(o["touches"][0]) == 1
    )
    before = number(page)
    page.mouse.move(*where(page, far))
    expect(page.locator(WAY)).to_have_count(1)
    click(page, far)
    moved_on(page, before)
