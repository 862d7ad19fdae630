"""For those who run a server: is it well, and how much does it do; and the page itself."""

from __future__ import annotations

import asyncio
import functools
import gzip
import mimetypes
import time
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.response import File
from sqlalchemy import text

from grognard.server import metrics
from grognard.server.errors import Refused, not_found
from grognard.server.services import Services

STATIC = Path(__file__).parent.parent / "static"
NO_PAGE = """<!doctype html><title>Grognard</title><p>The server runs, but the page has not been built.
<p>Build it with <code>npm run build</code> in <code>web/</code>, or read <a href="/schema">the API</a>."""
PACKED = (".js", ".css", ".svg", ".json")
"""Files of the page that are sent compressed. Nothing in them is secret."""
STARTED = time.time()


@get("/health")
async def health(services: Services) -> dict[str, Any]:
    """Well, if the database answers."""
    try:
        async with services.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        raise Refused(503, "no-database", "the database does not answer") from error
    return {"status": "ok", "games": len(services.hub.games), "uptime": round(time.time() - STARTED)}


@get("/metrics", include_in_schema=False)
async def get_metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    body, media_type = metrics.exposition()
    return Response(body, media_type=media_type)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that says this takes gzip."""
    offers = [offer.replace(" ", "").lower().partition(";q=") for offer in accepted.split(",")]
    return any(name == "gzip" and (not quality or quality.strip("0.")) for name, _, quality in offers)


@functools.lru_cache(maxsize=256)
def _packed(file: Path, changed: float) -> bytes:  # noqa: ARG001 - a file that has changed is another
    return gzip.compress(file.read_bytes(), mtime=0)


async def _file(file: Path, name: str, *, packed: bool) -> Response[Any] | File:
    immutable = name.startswith("assets/")
    headers = {"cache-control": "public, max-age=31536000, immutable" if immutable else "no-cache"}
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if packed:
            data = await asyncio.to_thread(_packed, file, file.stat().st_mtime)
            return Response(data, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return File(
        file, content_disposition_type="inline", filename=file.name, media_type=media_type, headers=headers
    )


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any] | File:
    """The page: a file of the build, or its first document for any address of its own."""
    name = path.lstrip("/")
    if name.startswith(("api/", "texts/", "schema/")):
        raise not_found("address")
    file = (STATIC / name).resolve()
    if name and file.is_relative_to(STATIC) and file.is_file():
        return await _file(file, name, packed=takes_gzip(request.headers.get("accept-encoding", "")))
    if name.startswith(("assets/", "fonts/")):
        raise not_found("address")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NO_PAGE, media_type=MediaType.HTML)
    return Response(
        index.read_text("utf-8"), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


HANDLERS = [health, get_metrics, page]
