"""Guided first games: what they teach is possible under the present rules, and the page leads through to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import grognard
from grognard import registry
from grognard.engine.rulebook import reference
from grognard.engine.text import LANGUAGES
from tests.web.conftest import Enter
from tests.web.lessons import Pupil, lesson_of
from tests.web.player import Player

pytestmark = pytest.mark.xdist_group("browser")
LESSONS: dict[str, dict[str, Any]] = {
    id_: lesson for id_ in grognard.titles() if (lesson := lesson_of(id_)) is not None
}


def test_every_title_has_one() -> None:
    assert set(grognard.titles()) - {"ridge"} <= set(LESSONS)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("title", LESSONS)
def test_every_step_comes_in_its_order(title: str, seed: int) -> None:
    """Whatever the opponent's script makes of what it cannot know."""
    lesson = LESSONS[title]
    pupil = Pupil(lesson, title, seed)
    while pupil.answer():
        assert pupil.table.number < 200, "the lesson does not end"
    assert pupil.done == [step["id"] for step in lesson["steps"] if not step.get("optional")]
    assert pupil.free == [], "decisions of which the guide says nothing"


@pytest.mark.parametrize("title", LESSONS)
def test_every_step_is_said_in_both_languages_under_rules_that_exist(title: str) -> None:
    lesson, rules = LESSONS[title], reference(registry.title(title))
    assert all(lesson[key][language] for key in ("title", "note", "end") for language in LANGUAGES)
    for step in [*lesson["steps"], *lesson["asides"]]:
        assert step["rules"], step["id"]
        assert all(step[key][language] for key in ("say", "why") if key in step for language in LANGUAGES)
        for rule in step["rules"]:
            assert any(row == rule or row.startswith((f"{rule}#", f"{rule}.")) for row in rules), rule


class Follower(Player):
    """Clicks what the guide means: in the column where it has a row or a button, otherwise on the board."""

    def decide(self) -> None:
        number = self.page.locator(".app").get_attribute("data-deciding") or ""
        guide = self.page.locator(f".guide[data-at='{number}']")
        guide.wait_for()
        label, hex_ = guide.get_attribute("data-label"), guide.get_attribute("data-hex")
        assert label, f"the guide says nothing at {self.page.locator('#prompt-title').inner_text()!r}"
        self.clicks += 1
        if not self.page.evaluate(CLICK, label):
            assert hex_
            self.click_hex(hex_, number)
        self.moved_on(number)


CLICK = """label => {
  const all = [...document.querySelectorAll('.prompt .opt .body, .prompt > .acts .btn, .prompt .sure .primary')];
  const one = all.find((b) => b.closest('.sure')) ?? all.find((b) => b.querySelector('b')?.textContent === label)
    ?? all.find((b) => b.firstChild?.textContent.trim() === label);
  one?.click();
  return one !== undefined;
}"""


@pytest.mark.parametrize(
    ("title", "query"), [("gwc", "lang=en&theme=light&still"), ("rpc", "lang=fr&theme=dark&still")]
)
def test_the_page_leads_to_the_end(enter: Enter, title: str, query: str) -> None:
    page = enter(query=query)
    page.locator(".rail .game").nth(list(LESSONS).index(title)).click()
    page.locator(".learn button").click()
    page.wait_for_selector("[data-resting]")
    pupil, guide = Follower(page), page.locator(".guide")
    for _ in range(60):
        page.wait_for_selector("[data-deciding]:not([data-busy]), [data-outcome]", timeout=60_000)
        if guide.get_attribute("data-step") == "over":
            break
        pupil.decide()
    expect(guide.get_by_role("link")).to_be_visible()
    assert pupil.missed == []


def test_a_pupil_may_go_his_own_way_and_come_back(enter: Enter) -> None:
    page = enter("#/learn/gwc")
    page.wait_for_selector(".guide[data-step='fire-order']")
    page.get_by_role("button", name=re.compile("Fire.*F-22")).first.click()  # not the card that is meant
    page.locator(".sure .primary").click()
    page.wait_for_selector(".guide[data-step='fire-leader']")  # but the same Order
    page.get_by_role("button", name=re.compile("Infanterie.*F6")).first.click()
    expect(page.locator(".guide")).not_to_have_attribute("data-step", "fire-leader")
    before = page.locator(".guide").get_attribute("data-step")
    page.reload()
    page.wait_for_selector(f".guide[data-step='{before}']")
    page.keyboard.press("u")
    page.wait_for_selector(".guide[data-step='fire-leader']")
    page.get_by_role("button", name="Send the guide away").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-deciding]")
    expect(page.locator(".guide")).to_have_count(0)
