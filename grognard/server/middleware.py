"""What happens to every request: the limits, the origin, the headers, a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server import metrics
from grognard.server.identity import SAFE, check_origin
from grognard.server.services import Services

log = logging.getLogger("grognard.access")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # positions on the board are set by style attributes
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
DOCS = ("/schema",)
"""The API's own documentation loads scripts from elsewhere, so the policy is not for it."""


class Guard(ASGIMiddleware):
    """The first to see a request and the last to see its answer."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        app: Any = scope["litestar_app"]
        request: Request[Any, Any, Any] = Request(scope)
        services: Services = app.state.services
        started, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = HEADERS[1:] if scope["path"].startswith(DOCS) else HEADERS
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        try:
            services.limits.take(services.limits.requests, request.client.host if request.client else "")
            if request.method not in SAFE:
                check_origin(request, services.settings)
            await next_app(scope, receive, answer)
        finally:
            metrics.REQUESTS.labels(request.method, str(status)).inc()
            log.info(
                "request",
                extra={
                    "method": request.method,
                    "path": scope["path"],
                    "status": status,
                    "ms": round((time.perf_counter() - started) * 1000, 1),
                },
            )
