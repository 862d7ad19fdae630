"""Nothing is answered by a key that closes something, no rule is out of reach, and no secret is drawn for the other."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Enter
from tests.web.positions import FIRING
from tests.web.scripted import answer, ask, bring, number, sit, take_seat, where

pytestmark = pytest.mark.xdist_group("browser")
FIRST = {"gwc": "first-blood", "rpc": "hooge", "oao": "lorraine", "gts": "hillman"}
ANYTHING = "d.options.length > 1"


def game_of(page: Page) -> str:
    return str(page.evaluate("() => location.hash.split('/').pop()"))


def stands(page: Page, game: str, before: int) -> None:
    """Longer than an answer takes, and none was given."""
    page.wait_for_timeout(300)
    assert ask(page, game, "view")["number"] == before


def opened(page: Page, what: str) -> None:
    """Open one of the things that lie over the board or beside it."""
    match what:
        case "more" | "layers":
            page.get_by_role("button", name={"more": "More", "layers": "Show on the map"}[what]).click()
            expect(page.locator(".popup .menu")).to_be_visible()
        case "rules":
            page.keyboard.press("r")
            expect(page.locator(".drawer")).to_be_visible()
        case "search":
            page.keyboard.press("r")
            page.locator(".drawer input").focus()
        case "hand":
            page.keyboard.press("c")
            expect(page.locator(".hand .fan")).to_be_visible()
        case "settings":
            page.get_by_role("button", name="Settings").click()
            expect(page.locator("dialog[open]")).to_be_visible()
        case "sight":
            page.keyboard.press("l")
        case "resign":
            page.get_by_role("button", name="More").click()
            page.get_by_role("button", name="Resign").click()


OPEN = ".popup .menu, .drawer, .hand .fan, dialog[open]"


def test_escape_closes_and_answers_nothing(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING)
    before = number(page)
    for what in ("more", "layers", "rules", "search", "hand", "settings", "sight", "resign", ""):
        opened(page, what)
        page.keyboard.press("Escape")
        expect(page.locator(OPEN)).to_have_count(0)
        for _ in range(3):
            page.keyboard.press("Escape")
        stands(page, game, before)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Give up this game?")).to_have_count(0)
    page.keyboard.press("Escape")
    assert "Esc" not in page.locator(".prompt").inner_text()
    page.keyboard.press("p")  # passing has a key of its own
    page.wait_for_selector(f".curtain, .app:not([data-number='{before}'])")


def test_no_key_answers_beneath_what_is_open(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING)
    before = number(page)
    for what in ("more", "layers", "rules", "hand", "settings"):
        opened(page, what)
        page.evaluate("() => document.activeElement?.blur()")
        for key in ("p", "1", "2", "f", "u", "Enter"):
            page.keyboard.press(key)
        stands(page, game, before)
        page.keyboard.press("Escape")
        expect(page.locator(OPEN)).to_have_count(0)


def test_escape_leaves_a_stack_and_a_menu_and_passes_nothing(enter: Enter) -> None:
    page = enter()
    game = sit(page, "gwc", FIRING)
    before = number(page)
    page.mouse.move(*where(page, "D4"))
    expect(page.locator(".fan button")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".fan button")).to_have_count(0)
    page.keyboard.press("Escape")
    stands(page, game, before)


# the rulebook


@pytest.mark.parametrize("title", FIRST)
def test_every_rule_number_lands(enter: Enter, title: str) -> None:
    page = enter()
    bring(page, {"title": title, "scenario": FIRST[title]}, ANYTHING)
    rows = page.evaluate(f"async () => (await fetch('/api/rulebook/{title}/en')).json()")
    assert len(rows) > 400
    link = page.locator(".prompt .rule").first
    link.click()
    marked = page.locator(".drawer article.on")
    page.wait_for_timeout(400)
    expect(marked).to_be_in_viewport(ratio=0.9)
    asked = str(link.get_attribute("aria-label")).split()[-1]
    landed = str(marked.get_attribute("data-rule"))
    assert landed == asked or landed.startswith((f"{asked}#", f"{asked}."))
    expect(page.locator(".drawer article")).to_have_count(len(rows))
    last = page.locator(".drawer article").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    expect(last).to_have_attribute("data-rule", rows[-1]["rule"])
    expect(marked).not_to_be_in_viewport()
    link.click()  # the same number once more, with the drawer open
    expect(marked).to_be_in_viewport()
    page.wait_for_timeout(400)
    expect(marked).to_be_in_viewport(ratio=0.9)  # and it stays there
    page.locator(".drawer input").fill(rows[-1]["rule"])  # searching, then a number again
    expect(page.locator(".drawer article").first).to_have_attribute("data-rule", rows[-1]["rule"])
    link.click()
    expect(marked).to_be_in_viewport()
    expect(page.locator(".drawer input")).to_have_value("")


# two at one screen

PLAY = """async ([id, side]) => {
  for (let n = 0; n < 400; n++) {
    const v = await (await fetch(`/api/games/${id}/view`)).json(), d = v.decision;
    if (!d || v.side !== side) return v;
    const quick = ['done', 'pass', 'no', 'end'].map((verb) => d.options.find((o) => o.verb === verb)).find((o) => o);
    const option = quick ?? d.options[d.options.length - 1];
    const body = JSON.stringify({decision: d.number, option: option.id});
    await fetch(`/api/games/${id}/answer`, {method: 'POST', headers: {'content-type': 'application/json'}, body});
  }
  throw new Error('never the other side');
}"""


@pytest.mark.parametrize("title", ["gwc", "oao", "gts"])
def test_nothing_of_the_next_side_is_there_before_it_sits_down(enter: Enter, title: str) -> None:
    page = enter()
    if title == "gwc":
        sit(page, "gwc", FIRING)
    else:
        bring(page, {"title": title, "scenario": FIRST[title]}, ANYTHING)
    game = game_of(page)
    view = ask(page, game, "view")
    assert view["table"]["secrets"]
    after: dict[str, Any] = page.evaluate(PLAY, [game, view["side"]])
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(page.locator(".app")).to_have_count(0)
    expect(page.locator("[data-unit], .hand, .prompt, .log, .drawer")).to_have_count(0)
    text = page.locator("body").inner_text()
    assert all(line not in text for line in ("chit", "Undo"))
    assert page.evaluate("() => getComputedStyle(document.querySelector('.curtain')).opacity") == "1"
    page.keyboard.press("p")
    page.keyboard.press("Escape")
    stands(page, game, after["number"])
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").first.click()
    page.wait_for_selector("[data-resting]")
    expect(curtain).to_have_count(0)
    expect(page.locator(".prompt .undo", has_text="Undo")).to_have_count(0)
    expect(page.get_by_role("tabpanel")).not_to_contain_text("You draw G-")
    page.keyboard.press("u")
    stands(page, game, after["number"])


POST = """async ([path, body]) => {
  const init = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
  return (await fetch(path, init)).json();
}"""
NOTHING = ".app, [data-unit], .hand, .prompt, .log, .drawer"


@pytest.mark.parametrize("title", ["gwc", "oao", "gts"])
def test_nothing_is_there_before_anybody_sits_down(enter: Enter, title: str) -> None:
    page = enter()
    page.wait_for_selector(".scard")
    body = {"title": title, "scenario": FIRST[title], "opponent": "hotseat", "seed": "4"}
    game = page.evaluate(POST, ["/api/games", body])["id"]
    page.evaluate("id => { location.hash = '#/game/' + id; }", game)
    for _ in range(2):  # when the game is opened, and when the page is loaded anew
        page.wait_for_selector(".curtain, .app")
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator(NOTHING)).to_have_count(0)
        before = ask(page, game, "view")["number"]
        page.keyboard.press("p")
        stands(page, game, before)
        take_seat(page)
        expect(page.locator(".prompt")).to_be_visible()
        page.reload()


def test_who_plays_alone_or_with_open_cards_meets_no_curtain(enter: Enter) -> None:
    page = enter()
    for game in ({"title": "gwc", "opponent": "bot"}, {"title": "rpc"}):
        bring(page, {"scenario": FIRST[game["title"]], **game}, "true")
        page.reload()
        page.wait_for_selector(".curtain, [data-resting]")
        expect(page.locator(".curtain")).to_have_count(0)
        page.evaluate("() => { location.hash = '#/'; }")


EYE = "() => window.grognardBoard.eye()"


def test_each_side_finds_its_camera_where_it_left_it(enter: Enter) -> None:
    page = enter()
    bring(page, {"title": "oao", "scenario": "lorraine"}, ANYTHING)
    game = game_of(page)
    seen: dict[str, Any] = {}
    for n in range(4):
        side = ask(page, game, "view")["side"]
        page.wait_for_timeout(400)
        if side in seen:
            assert page.evaluate(EYE) == seen[side]
        page.evaluate(  # a little aside and farther away: what the next question is about stays in sight
            "n => { const e = window.grognardBoard.eye();"
            " window.grognardBoard.go({x: e.x * 0.8 + 60 + 9 * n, y: e.y * 0.8 + 50 + 7 * n, k: e.k * 0.8}); }",
            n,
        )
        page.wait_for_timeout(400)
        seen[side] = page.evaluate(EYE)
        page.evaluate(PLAY, [game, side])
        expect(page.locator(".curtain")).to_be_visible()
        take_seat(page)
    assert len(seen) == 2


# what the server would refuse


def test_playing_on_is_offered_only_where_it_may_be_done(enter: Enter) -> None:
    page, offered = enter(), ".replay [aria-label^='Play on']"
    game = sit(page, "gwc", FIRING)
    answer(page, game, "pass")
    take_seat(page)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(offered)).to_be_visible()
    other = enter()
    other.wait_for_selector(".scard")
    sides = ask(page, game, "view")["sides"]
    between = {"title": "gwc", "document": FIRING, "side": sides[0], "opponent": "link"}
    made = page.evaluate(POST, ["/api/games", between])
    other.evaluate(POST, [f"/api/games/{made['id']}/join", {"invitation": made["invitations"][sides[1]]}])
    for _ in range(2):
        for each in (page, other):
            if (decision := ask(each, made["id"], "view")["decision"]) and decision["options"]:
                first = {"decision": decision["number"], "option": decision["options"][0]["id"]}
                each.evaluate(POST, [f"/api/games/{made['id']}/answer", first])
    page.evaluate("id => { location.hash = '#/game/' + id; }", made["id"])
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="Now", exact=True)).to_be_visible()
    expect(page.locator(offered)).to_have_count(0)


def test_the_letter_of_a_rule_is_no_digit(enter: Enter) -> None:
    page = enter()
    sit(page, "gwc", FIRING)
    page.keyboard.press("r")
    row = page.locator(".drawer article[data-rule^='O14.1']").first
    row.scroll_into_view_if_needed()
    letter = row.locator("span i").first
    expect(letter).to_have_text("O")
    style = "(e) => [getComputedStyle(e).fontFamily, parseFloat(getComputedStyle(e).marginRight)]"
    family, gap = letter.evaluate(style)
    assert "Condensed" not in family
    assert gap > 2
