"""Games brought to a position by script, so that a test of the screen begins where it has something to look at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

BRING = """async ([game, prefer]) => {
  const send = async (path, body) => {
    const init = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
    return (await fetch(path, body && init)).json();
  };
  const {id} = await send('/api/games', game);
  const there = (d) => UNTIL;
  let roll = 7;
  for (let n = 0; n < 900; n++) {
    const v = await send(`/api/games/${id}/view`), d = v.decision;
    if (!d || there(d)) return [id, v];
    const forward = d.options.filter((o) => o.verb !== 'back');
    const wanted = prefer.map((verb) => forward.find((o) => o.verb === verb)).find((o) => o);
    roll = (roll * 1103515245 + 12345) % 2147483648;
    const option = wanted ?? forward[Math.floor(roll / 65536) % forward.length];
    await send(`/api/games/${id}/answer`, {decision: d.number, option: option.id});
  }
  throw new Error('never there');
}"""


def bring(page: Page, game: dict[str, Any], until: str, *prefer: str) -> dict[str, Any]:
    """Start a game, answer until `until` holds of decision `d`, open it; the view there."""
    page.wait_for_selector(".scard")
    id_, view = page.evaluate(
        BRING.replace("UNTIL", until), [{"opponent": "hotseat", "seed": "4", **game}, list(prefer)]
    )
    page.evaluate("id => { location.hash = '#/game/' + id; }", id_)
    take_seat(page)
    return dict(view)


def take_seat(page: Page) -> None:
    """Sit down for the side that decides, if the page asks who sits there; then the board is there."""
    page.wait_for_selector(".curtain, [data-resting]")
    if page.locator(".curtain").count():
        page.locator(".curtain .primary").click()
    page.wait_for_selector("[data-resting]")


ANSWER = """async ([id, picks]) => {
  const init = (body) =>
    ({method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
  let v = await (await fetch(`/api/games/${id}/view`)).json();
  for (const pick of picks) {
    const d = v.decision, found = d?.options.find((o) => o.id === pick || o.touches[0] === pick);
    if (!found) throw new Error(`${pick} is not among ${d?.options.map((o) => o.id)}`);
    await fetch(`/api/games/${id}/answer`, init({decision: d.number, option: found.id}));
    v = await (await fetch(`/api/games/${id}/view`)).json();
  }
  return v;
}"""


def answer(page: Page, game: str, *picks: str) -> dict[str, Any]:
    """Answer by script, each time by an option's id or by what it touches first; the view after that."""
    return dict(page.evaluate(ANSWER, [game, list(picks)]))


def sit(page: Page, title: str, document: dict[str, Any], *picks: str, **more: str) -> str:
    """Start a game from a position, for both sides at one screen, answer and open it; the game."""
    page.wait_for_selector(".scard")
    game = {"opponent": "hotseat", "seed": "4", "title": title, "document": document, **more}
    id_ = page.evaluate(
        """async (game) => {
          const init = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(game)};
          return (await (await fetch('/api/games', init)).json()).id;
        }""",
        game,
    )
    answer(page, id_, *picks)
    page.evaluate("id => { location.hash = '#/game/' + id; }", id_)
    take_seat(page)
    return str(id_)


def ask(page: Page, game: str, path: str) -> Any:
    """What the server tells of a game."""
    return page.evaluate("async (path) => (await fetch(path)).json()", f"/api/games/{game}/{path}")


def where(page: Page, hex_: str) -> tuple[float, float]:
    """The middle of a hex on the screen."""
    x, y = page.evaluate("name => window.grognardBoard.where(name)", hex_)
    return x, y


def click(page: Page, hex_: str) -> None:
    """With the mouse, on the board."""
    page.mouse.click(*where(page, hex_))


def number(page: Page) -> int:
    """How many answers the page has seen."""
    return int(page.locator(".app").get_attribute("data-number") or -1)


def moved_on(page: Page, before: int) -> None:
    """Until the page has seen more answers than before."""
    page.wait_for_function(
        "n => Number(document.querySelector('.app:not([data-busy])')?.dataset.number) > n", arg=before
    )
