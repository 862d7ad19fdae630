"""A player who knows no rules: he clicks what the page lets him choose, on the board or in the column."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const app = document.querySelector('.app');
  document.querySelector('.curtain .btn:not(.primary)')?.click();  // he looks for both
  if (!app) return {state: 'loading'};
  const outcome = document.querySelector('[data-outcome]');
  if (outcome) return {state: 'over', winner: outcome.dataset.outcome};
  if (app.dataset.deciding === undefined || app.dataset.busy) return {state: 'waiting'};
  const free = (one) => !one.disabled && one.offsetParent !== null;
  const rows = [...document.querySelectorAll('.prompt .opt .body')].filter(free).length;
  const buttons = [...document.querySelectorAll('.prompt > .acts .btn')].filter(free);
  return {
    state: 'deciding', number: app.dataset.deciding, rows, sure: document.querySelector('.prompt .sure') !== null,
    buttons: buttons.map((one) => one.textContent.trim()),
    hexes: window.grognardBoard.glows().filter((s) => s.startsWith('hex:')).map((s) => s.slice(4)),
  };
}"""
LISTED = """name => {
  const list = document.querySelector('.prompt .list');
  if (list?.getAttribute('aria-expanded') === 'false') list.click();
  const named = (one) => one.textContent.split(/[^A-Za-z0-9.]/).includes(name);
  setTimeout(() => [...document.querySelectorAll('.prompt .hexes .btn, .prompt .opt .body')].find(named)?.click());
}"""
ON_BOARD = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.plane')"
QUIET = ("Back", "Retour")
OVER = ("Done", "Pass", "End")
"""Buttons that bring a game on."""


class Player:
    """Plays whatever decisions the page shows, by clicking; the hastier, the sooner he is done with each."""

    def __init__(self, page: Page, seed: int = 1, haste: float = 0) -> None:
        self.page, self.rng, self.haste, self.clicks = page, Random(seed), haste, 0
        self.missed: list[str] = []

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK))

    def decide(self) -> None:
        """One click on something that may be chosen."""
        seen = self.look()
        if seen["state"] != "deciding":
            return
        if seen["sure"]:
            self.page.evaluate("() => document.querySelector('.prompt .sure .primary').click()")
            self.moved_on(seen["number"], asked=True)
            return
        places = [("row", n) for n in range(seen["rows"])]
        places += [("button", n) for n, text in enumerate(seen["buttons"]) if not text.startswith(QUIET)]
        places += [("hex", name) for name in seen["hexes"][:3]]
        ends = [("button", n) for n, text in enumerate(seen["buttons"]) if text.startswith(OVER)]
        if ends and self.rng.random() < self.haste:
            places = ends
        kind, which = self.rng.choice(places or [("button", 0)])
        self.clicks += 1
        if kind == "hex":
            self.click_hex(str(which), seen["number"])
        else:
            selector = ".prompt .opt .body" if kind == "row" else ".prompt > .acts .btn"
            self.page.evaluate(
                "([s, n]) => [...document.querySelectorAll(s)].filter((b) => !b.disabled)[n]?.click()",
                [selector, which],
            )
        self.moved_on(seen["number"])

    def click_hex(self, name: str, number: str) -> None:
        """With the mouse, on the board; several answers for a hex open a menu. A click that only asks why is a miss.

        A hex that is out of sight, where the mouse would click something else, is taken from the list.
        """
        x, y = self.page.evaluate("name => window.grognardBoard.where(name)", name)
        if not self.page.evaluate(ON_BOARD, [x, y]):
            self.page.evaluate(LISTED, name)
            return
        self.page.mouse.click(x, y)
        seen = self.page.wait_for_function(
            """n => {
              const app = document.querySelector('.app');
              if (document.querySelector('[data-menu]')) return 'menu';
              if (app?.dataset.busy || app?.dataset.deciding !== n) return 'sent';
              return document.querySelector('.middle .why') ? 'missed' : false;
            }""",
            arg=number,
        ).json_value()
        if seen == "missed":
            self.missed.append(name)
            self.page.evaluate(LISTED, name)
        self.page.evaluate("() => document.querySelector('[data-menu] .btn')?.click()")

    def moved_on(self, number: str, *, asked: bool = False) -> None:
        """Until the page shows another decision, or asks to confirm this one, which it does only once."""
        self.page.wait_for_function(
            """([n, asked]) => {
              const app = document.querySelector('.app');
              if (app?.dataset.busy) return false;
              return app?.dataset.deciding !== n || (!asked && document.querySelector('.sure'));
            }""",
            arg=[number, asked],
            timeout=60_000,
        )

    def play(self, seconds: float, clicks: int = 100_000) -> str | None:
        """Until the game is over; the winner, or None if time or clicks ran out before."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.clicks < clicks:
            seen = self.look()
            if seen["state"] == "over":
                return str(seen["winner"])
            if seen["state"] == "deciding":
                self.decide()
            else:
                self.page.wait_for_function(
                    """() => {
                      const app = document.querySelector('.app:not([data-busy])');
                      return app?.dataset.deciding !== undefined || document.querySelector('[data-outcome]');
                    }""",
                    timeout=90_000,
                )
        return None
