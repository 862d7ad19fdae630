"""A complete player: it sets up a game against a bot and plays it at random to the end (docs/protocol.md).

python examples/client.py http://127.0.0.1:8000 gwc first-blood --token grog_...     (a guest without a token)
"""

import argparse
import json
import random
import zlib
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


def patched(node: Any, path: list[str], value: list[Any]) -> Any:
    """The node with one change; a step is a key, or the id of an item of a list."""
    if not path:
        return value[0]
    step, rest = path[0], path[1:]
    gone = not rest and not value
    if isinstance(node, list):
        at = next((i for i, item in enumerate(node) if item["id"] == step), len(node))
        new = [] if gone else [patched(node[at] if at < len(node) else None, rest, value)]
        return [*node[:at], *new, *node[at + 1 :]]
    if gone:
        return {key: item for key, item in node.items() if key != step}
    return {**node, step: patched(node.get(step), rest, value)}


def checksum(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode()):08x}"


def play(socket: ClientConnection) -> dict[str, Any]:
    """Answer every decision of ours until the game is over; its last view."""
    view: dict[str, Any] = {}
    answered = -1
    for text in socket:
        message = json.loads(text)
        if message["type"] == "view":
            view, check = message["view"], message["check"]
            del view["log"]
        elif message["type"] == "delta":
            for path, *value in message["delta"]["changes"]:
                view = patched(view, path, value)
            check = message["delta"]["check"]
        else:
            continue
        assert checksum(view) == check, "the view is not what the server shows"
        if view["table"]["status"] == "finished":
            return view
        decision = view["decision"]
        if decision and decision["options"] and decision["number"] != answered:
            answered = decision["number"]
            option = random.choice(decision["options"])["id"]
            socket.send(json.dumps({"type": "answer", "id": 1, "decision": answered, "option": option}))
    raise ConnectionError("the line was closed")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("server"), parser.add_argument("title"), parser.add_argument("scenario")
    parser.add_argument("--token")
    given = parser.parse_args()
    headers = {"authorization": f"Bearer {given.token}"} if given.token else {}
    with httpx.Client(base_url=given.server, headers=headers, timeout=60) as http:
        new = {"title": given.title, "scenario": given.scenario, "opponent": "bot", "strength": "random"}
        game = http.post("/api/games", json=new).raise_for_status().json()["id"]
        if "grognard" in http.cookies:
            headers["cookie"] = f"grognard={http.cookies['grognard']}"
        address = given.server.replace("http", "ws", 1) + f"/api/games/{game}/socket"
        with connect(address, additional_headers=headers) as socket:
            print(json.dumps(play(socket)["table"]["result"]))


if __name__ == "__main__":
    main()
