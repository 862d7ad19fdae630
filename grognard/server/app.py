"""The application: all handlers, what guards them, and how errors are told."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from grognard.engine.errors import GrognardError, RulesError
from grognard.server import sockets
from grognard.server.config import Settings, from_environment
from grognard.server.errors import Refused
from grognard.server.middleware import Guard
from grognard.server.routes import account, games, library, operations, table
from grognard.server.services import Services, lifespan

log = logging.getLogger(__name__)
SMALL = 65_536
"""A request is so long at most, except where a document is sent."""


def create_app(settings: Settings | None = None) -> Litestar:
    """A server with these settings, or with those of the environment."""
    services = Services(settings or from_environment())

    def provide_services() -> Services:
        return services

    return Litestar(
        route_handlers=[
            *library.HANDLERS,
            *games.HANDLERS,
            *table.HANDLERS,
            *account.HANDLERS,
            *operations.HANDLERS,
            *sockets.HANDLERS,
        ],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        state=State({"services": services, "accounts": services.accounts}),
        lifespan=[lifespan],
        middleware=[Guard()],
        exception_handlers={
            Refused: refused,
            GrognardError: misused,
            HTTPException: as_litestar_says,
            RecursionError: too_deep,
            Exception: failed,
        },
        request_max_body_size=SMALL,
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version="1",
            description="Live and correspondence play. See docs/protocol.md for the socket.",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
            path="/schema",
        ),
        logging_config=None,
    )


Req = Request[Any, Any, Any]


def refused(_: Req, error: Refused) -> Response[dict[str, Any]]:
    headers = {"retry-after": str(error.details["retry_after"])} if "retry_after" in error.details else {}
    return Response(error.to_plain(), status_code=error.status, headers=headers)


def misused(request: Req, error: GrognardError) -> Response[dict[str, Any]]:
    """A document or choice that cannot be used is the asker's; rules that fail are ours."""
    if isinstance(error, RulesError):
        return failed(request, error)
    return Response({"status": 422, "code": "bad-document", "error": str(error)}, status_code=422)


def as_litestar_says(_: Req, error: HTTPException) -> Response[dict[str, Any]]:
    plain = {"status": error.status_code, "code": "bad-request", "error": error.detail}
    if error.extra:
        plain["details"] = error.extra
    return Response(plain, status_code=error.status_code, headers=error.headers)


def too_deep(_: Req, __: RecursionError) -> Response[dict[str, Any]]:
    plain = {"status": 400, "code": "bad-request", "error": "the document is nested too deeply"}
    return Response(plain, status_code=400)


def failed(request: Req, error: Exception) -> Response[dict[str, Any]]:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    plain = {"status": 500, "code": "failed", "error": "this failed; nothing has changed"}
    return Response(plain, status_code=500)
