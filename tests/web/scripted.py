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
    page.wait_for_selector("[data-resting]")
    return dict(view)
