"""Titles, scenarios, maps, words and the reference: what does not change while a game is played."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get

import grognard
from grognard import registry
from grognard.bots import names as bot_names
from grognard.engine.board import Board
from grognard.engine.errors import BadDocument
from grognard.engine.rulebook import reference
from grognard.engine.text import LANGUAGES, catalogue
from grognard.engine.title import Title
from grognard.server import titles
from grognard.server.errors import not_found
from grognard.server.services import Services

CACHE = {"cache-control": "public, max-age=300"}


def _title(title_id: str) -> Title:
    try:
        return registry.title(title_id)
    except BadDocument:
        raise not_found("title") from None


@get("/api/titles")
async def list_titles() -> list[dict[str, Any]]:
    """The games that can be played, with their scenarios."""
    return [titles.title_to_plain(id_) for id_ in grognard.titles()]


@get("/api/titles/{title_id:str}")
async def get_title(title_id: str) -> dict[str, Any]:
    """One title: scenarios, options, rulings, bots, and the names of its tables."""
    return titles.title_to_plain(_title(title_id).id)


@get("/api/titles/{title_id:str}/data/{name:str}")
async def get_data(title_id: str, name: str) -> Response[dict[str, Any]]:
    """A table of a title, such as its counters or its cards, as it is written."""
    found = titles.data(_title(title_id).id, name)
    if found is None:
        raise not_found("table")
    return Response(found, headers=CACHE)


@get("/api/titles/{title_id:str}/scenarios/{scenario_id:str}")
async def get_scenario(services: Services, title_id: str, scenario_id: str) -> dict[str, Any]:
    """A scenario: what a player reads, its document, and its map."""
    title = _title(title_id)
    scenario = next((s for s in title.scenarios() if s.id == scenario_id), None)
    if scenario is None:
        raise not_found("scenario")
    board = await asyncio.to_thread(services.maps.of_scenario, title, scenario_id)
    return {
        **titles.scenario_to_plain(scenario),
        "document": title.scenario_document(scenario_id),
        "board": _map(board) if board is not None else None,
    }


@get("/api/maps/{key:str}")
async def get_map(services: Services, key: str) -> Response[dict[str, Any]]:
    """A map by its id or, to be sure of its version, by its digest."""
    board = await asyncio.to_thread(services.maps.find, key)
    if board is None:
        raise not_found("map")
    return Response(_map(board), headers=CACHE)


@get("/api/games/{game_id:str}/map")
async def get_game_map(services: Services, game_id: str) -> dict[str, Any]:
    """The map on which a game is played."""
    live = await services.hub.get(game_id)
    board = getattr(live.table.state.setting, "board", None)
    if not isinstance(board, Board):
        raise not_found("map")
    services.maps.add(board)
    return _map(board)


def _map(board: Board) -> dict[str, Any]:
    return {**board.document, "digest": board.digest}


@get("/api/bots")
async def list_bots() -> list[str]:
    """The bots that can be played against."""
    return list(bot_names())


@get("/api/rulebook/{title_id:str}/{language:str}")
async def get_rulebook(title_id: str, language: str) -> Response[list[dict[str, str]]]:
    """The built-in reference, in our words."""
    if language not in LANGUAGES:
        raise not_found("language")
    rows = []
    for row in reference(_title(title_id)).values():
        heading, text = row.words(language)
        rows.append({"rule": row.rule, "kind": row.kind, "title": heading, "text": text})
    return Response(rows, headers=CACHE)


@get("/texts/{title_id:str}/{file:str}", media_type=MediaType.TEXT)
async def get_texts(title_id: str, file: str) -> Response[str]:
    """The words of a title in one language, as a Fluent catalogue: `/texts/gwc/fr.ftl`."""
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES:
        raise not_found("language")
    words = catalogue(_title(title_id), language)
    return Response(words, media_type="text/plain; charset=utf-8", headers=CACHE)


HANDLERS = [
    list_titles, get_title, get_data, get_scenario, get_map, get_game_map, list_bots, get_rulebook, get_texts,
]  # fmt: skip
