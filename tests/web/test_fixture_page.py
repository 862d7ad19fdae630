"""The page over its invented position, in a real browser: clicks, keys, touch, both languages, no rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import complaints
from tests.web.conftest import Open


def where(page: Page, name: str) -> tuple[float, float]:
    x, y = page.evaluate("name => window.grognardBoard.where(name)", name)
    return x, y


def click_hex(page: Page, name: str) -> None:
    page.mouse.click(*where(page, name))


def unit(page: Page, name: str) -> Locator:
    return page.locator(f'[data-unit="{name}"]')


def heading(page: Page) -> Locator:
    return page.locator("#prompt-title")


def test_a_move_by_mouse_from_ticks_to_the_shot(open_page: Open) -> None:
    """Tick units on the board and in the list, drag a path, be fired upon, see the result in the log."""
    page = open_page("activate")
    expect(heading(page)).to_have_text("Choose the units to move")
    expect(page.get_by_role("button", name="Activate 3")).to_be_visible()
    unit(page, "sp").click()
    expect(page.get_by_role("button", name="Activate 4")).to_be_visible()
    page.get_by_role("checkbox", name="Génie").click()
    expect(page.get_by_role("button", name="Activate 3")).to_be_visible()
    page.get_by_role("button", name="Activate 3").click()
    expect(heading(page)).to_have_text("Move Chasseurs")

    page.mouse.move(*where(page, "F4"))
    page.mouse.down()
    for name in ("G5", "H5"):
        page.mouse.move(*where(page, name), steps=8)
    page.mouse.up()
    expect(heading(page)).to_have_text("Opportunity fire?")
    expect(unit(page, "ch")).to_have_attribute("data-hex", "H5")
    expect(page.locator(".odds .num").first).to_have_text("76%")

    page.get_by_role("button", name="Add Crossfire").click()
    expect(page.locator(".odds .num").first).to_have_text("90%")
    page.get_by_role("button", name="Fire", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be taken back")
    page.get_by_role("button", name="Yes").click()
    expect(unit(page, "ch").get_by_role("button")).to_have_accessible_name(
        "Chasseurs, French, H5, firepower 4, range 1, movement 1, morale 8, broken"
    )
    expect(page.locator(".log article").first).to_contain_text("20 against 14 breaks")


def test_a_move_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("activate")
    page.keyboard.press("3")
    expect(page.get_by_role("button", name="Activate 4")).to_be_visible()
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Move Chasseurs")
    board = page.get_by_role("application")
    board.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(unit(page, "ch")).to_have_attribute("data-hex", "G5")
    expect(page.locator("[aria-live]").first).to_contain_text("G5, Woods")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(unit(page, "ch")).to_have_attribute("data-hex", "F4")


def test_what_cannot_be_chosen_says_why(open_page: Open) -> None:
    page = open_page("activate")
    unit(page, "br").click()
    answer = page.get_by_role("status")
    expect(answer).to_contain_text("Chasseurs, F9: not now")
    expect(answer).to_contain_text("broken")
    answer.get_by_role("button", name="Rule O23.1").click()
    drawer = page.get_by_role("complementary", name="Rules")
    expect(drawer.locator("article.on")).to_contain_text("Move cost")
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()


def test_the_line_of_sight_by_taps_and_by_dragging(open_page: Open) -> None:
    page = open_page("activate")
    page.keyboard.press("l")
    click_hex(page, "E5")
    click_hex(page, "J4")
    expect(page.get_by_role("heading", name="Blocked in G5")).to_be_visible()
    expect(page.locator(".ledger .blocks")).to_contain_text("Woods")
    page.mouse.move(*where(page, "E7"))
    page.mouse.down()
    page.mouse.move(*where(page, "E9"), steps=6)
    page.mouse.up()
    expect(page.get_by_role("heading", name="Clear from E7 to E9")).to_be_visible()
    page.keyboard.press("Escape")
    expect(heading(page)).to_be_visible()


def test_stacks_open_under_the_pointer_and_under_the_finger(open_page: Open) -> None:
    page = open_page("activate")
    page.mouse.move(*where(page, "J6"))
    expect(page.locator(".fan button")).to_have_count(3)
    page.mouse.move(*where(page, "H1"))
    expect(page.locator(".fan")).to_be_hidden()

    phone = open_page("activate", phone=True)
    phone.touchscreen.tap(*where(phone, "B6"))
    expect(phone.locator(".fan button")).to_have_count(2)


def test_the_map_is_sharp_at_every_rest(open_page: Open) -> None:
    """At rest every tile has as many pixels as it covers on the screen."""
    page = open_page("activate")
    for notches in (0, 3, 5):
        page.mouse.move(*where(page, "G6"))
        for _ in range(notches):
            page.mouse.wheel(0, -120)
        page.wait_for_function("window.grognardBoard.drawn()")
        page.wait_for_timeout(300)
        page.wait_for_function("window.grognardBoard.drawn()")
        ratios = page.evaluate(
            """() => [...document.querySelectorAll('.tiles canvas:not(.base)')]
                .map(c => c.width / c.getBoundingClientRect().width)"""
        )
        assert ratios, notches
        assert max(abs(r - 1) for r in ratios) < 0.01


def test_the_map_turns_and_the_counters_hide(open_page: Open) -> None:
    page = open_page("activate")
    x, y = where(page, "E5")
    page.keyboard.press("t")
    turned = where(page, "E5")
    assert turned[0] > x
    assert turned[1] > y
    expect(unit(page, "c2")).to_be_visible()
    page.keyboard.press("h")
    expect(unit(page, "c2")).to_be_hidden()


def test_the_replay_steps_back_and_returns(open_page: Open) -> None:
    page = open_page("activate")
    page.get_by_role("button", name="One step back").click()
    expect(heading(page)).to_have_text("A position of the past")
    expect(page.get_by_role("button", name="Activate 3")).to_be_hidden()
    page.get_by_role("button", name="Now").click()
    expect(page.get_by_role("button", name="Activate 3")).to_be_visible()


def test_french_is_chosen_and_kept(open_page: Open) -> None:
    page = open_page("activate", "theme=light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").click()
    page.get_by_role("button", name="Fermer").click()
    expect(heading(page)).to_have_text("Choisissez les unités à déplacer")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(heading(page)).to_have_text("Choisissez les unités à déplacer")


def test_the_lobby_leads_into_a_game(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Hill 62 May 1916").click()
    expect(page.get_by_role("complementary", name="Hill 62")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(heading(page)).to_have_text("Opportunity fire?")


def test_the_position_in_words(open_page: Open) -> None:
    page = open_page("activate")
    page.get_by_role("tab", name="Text").click()
    text = page.locator(".textboard")
    expect(text).to_contain_text("French · Choose the units to move")
    expect(text).to_contain_text("MG 08, German, J6, firepower 10, range 14, movement −2")
    text.get_by_role("button", name="Spécialistes (D5)").click()
    expect(text.get_by_role("button", name="Activate 4")).to_be_visible()


def test_the_hand_opens_and_marks_what_can_be_played(open_page: Open) -> None:
    page = open_page("opfire")
    expect(page.locator(".tab.play")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator(".big")).to_have_count(5)
    page.locator(".big.play").click()
    expect(page.locator(".odds .num").first).to_have_text("90%")


@pytest.mark.parametrize(
    ("scene", "query", "key"),
    [
        ("activate", "lang=en&theme=light", ""),
        ("opfire", "lang=fr&theme=dark", ""),
        ("activate", "lang=en&theme=light&safe", "l"),
        ("activate", "lang=en&theme=dark", "c"),
        ("activate", "lang=en&theme=light", "r"),
        ("", "lang=en&theme=light", ""),
        ("", "lang=fr&theme=dark", ""),
    ],
)
def test_axe_finds_nothing(open_page: Open, scene: str, query: str, key: str) -> None:
    page = open_page(scene, query)
    if key:
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    assert complaints(page) == []
