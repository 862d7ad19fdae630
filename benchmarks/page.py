"""The page in numbers, headless and without a GPU: first board, pan and zoom on 6,000 hexes, size of the bundle."""

from __future__ import annotations

import gzip
import statistics
import time

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import FLAGS, STATIC, chromium, served

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


def opened(browser: Browser, address: str) -> tuple[Page, float]:
    """The page with its board drawn, and the milliseconds that took."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    began = time.perf_counter()
    page.goto(address)
    if "#" in address:
        page.wait_for_selector("[data-ready]")
        page.wait_for_function("window.grognardBoard.drawn()")
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
        browser.close()
    return rows
