"""The page in numbers, headless and without a GPU: first board and answers over the real server, pan and zoom on 6,000
hexes, size of the bundle."""

from __future__ import annotations

import gzip
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import FLAGS, STATIC, chromium, served
from tests.web.live import Server

FRAMES = """
async ([moves, scale]) => {
  const board = window.grognardBoard, start = board.eye(), times = [];
  const k = scale ?? start.k;
  board.go({ ...start, k });
  await new Promise(r => setTimeout(r, 600));
  while (!board.drawn()) await new Promise(r => setTimeout(r, 30));
  const from = board.eye();
  let last = await new Promise(r => requestAnimationFrame(r));
  for (let i = 1; i <= 90; i++) {
    const t = Math.sin(i / 90 * Math.PI * 2);
    if (moves === "pan") board.go({ ...from, x: from.x + t * 500, y: from.y + t * 300 });
    else {
      const z = from.k * 2 ** t, cx = 500, cy = 380;
      board.go({ k: z, x: cx - (cx - from.x) / from.k * z, y: cy - (cy - from.y) / from.k * z });
    }
    const now = await new Promise(r => requestAnimationFrame(r));
    times.push(now - last);
    last = now;
  }
  return times;
}
"""


DRAWN = """
async () => { while (!window.grognardBoard?.drawn()) await new Promise(r => requestAnimationFrame(r)); }
"""

CLICKS = """
async () => {
  const times = [], app = document.querySelector(".app");
  const rest = () => new Promise(r => setTimeout(r, 150));
  for (let i = 0; i < 24; i++) {
    const number = app.dataset.deciding;
    const rows = [...document.querySelectorAll(".prompt .opt .body:not(:disabled)")];
    let hit = rows[0];
    if (!hit) {
      const list = document.querySelector(".prompt .list");
      if (list?.getAttribute("aria-expanded") === "false") { list.click(); await rest(); }
      hit = document.querySelector(".prompt .hexes .btn") ?? document.querySelector(".prompt > .acts .btn");
    }
    const began = performance.now();
    hit.click();
    while (app.dataset.deciding === number || app.dataset.busy) {
      document.querySelector(".prompt .sure .primary")?.click();
      await new Promise(r => setTimeout(r, 1));
    }
    await new Promise(r => requestAnimationFrame(() => setTimeout(r)));
    times.push(performance.now() - began);
    await rest();
  }
  return times;
}
"""


def played(browser: Browser) -> list[tuple[str, float, str, float]]:
    """A game of gwc over the real server: from load to a board that can be used, and from click to next decision."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            asked = {"title": "gwc", "scenario": "first-blood", "opponent": "hotseat"}
            firsts = []
            for _ in range(4):
                made = context.request.post(f"{server.base}/api/games", data=asked).json()
                page = context.new_page()
                began = time.perf_counter()
                page.goto(f"{server.base}/?still#/game/{made['id']}")
                page.locator(".curtain .primary").click()
                page.wait_for_selector("[data-deciding]")
                page.evaluate(DRAWN)
                firsts.append((time.perf_counter() - began) * 1000)
            clicks: list[float] = page.evaluate(CLICKS)
            context.close()
        finally:
            server.stop()
    return [
        ("first usable board of a game of gwc, ms (first of a browser)", firsts[0], "<=", 1500),
        ("first usable board of a game of gwc, ms (median)", statistics.median(firsts), "<=", 1500),
        ("click to highlighted next decision, ms (median)", statistics.median(clicks), "<=", 100),
    ]


def opened(browser: Browser, address: str) -> tuple[Page, float]:
    """The page with its board drawn, and the milliseconds that took."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    began = time.perf_counter()
    page.goto(address)
    if "#" in address:
        page.wait_for_selector("[data-ready]")
        page.evaluate(DRAWN)
    return page, (time.perf_counter() - began) * 1000


def bundle() -> int:
    """Gzipped bytes of every script and style of the build."""
    files = [f for f in (STATIC / "assets").iterdir() if f.suffix in (".js", ".css")]
    return sum(len(gzip.compress(f.read_bytes(), 9)) for f in files)


def frames(page: Page, moves: str, scale: float | None) -> float:
    """The median milliseconds of a frame."""
    times: list[float] = page.evaluate(FRAMES, [moves, scale])
    return statistics.median(times)


def measure() -> list[tuple[str, float, str, float]]:
    """Rows of (what, milliseconds or kilobytes, at most, target); none where no Chromium is."""
    path = chromium()
    if path is None:
        return []
    rows: list[tuple[str, float, str, float]] = [("bundle, kB gzipped", bundle() / 1000, "<=", 250)]
    with served() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        opened(browser, f"{base}/?fixture")[0].close()
        small, first = opened(browser, f"{base}/?fixture#/fixture/activate")
        small.close()
        rows.append(("first board, ms", first, "<=", 1500))
        large, first_large = opened(browser, f"{base}/?fixture#/fixture/bench")
        rows.append(("first board of 6,000 hexes, ms", first_large, "<=", 6000))
        for name, scale in (("whole", None), ("0.4", 0.4), ("0.8", 0.8), ("1.4", 1.4)):
            rows.append(
                (f"6,000 hexes, 800 counters: pan at {name}, ms", frames(large, "pan", scale), "<=", 33)
            )
            rows.append(
                (f"6,000 hexes, 800 counters: zoom about {name}, ms", frames(large, "zoom", scale), "<=", 33)
            )
        rows += played(browser)
        browser.close()
    return rows


if __name__ == "__main__":
    for what, value, sign, target in measure():
        print(f"{what:64} {value:9.1f} {sign} {target:g}")
