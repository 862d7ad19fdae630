"""What a server says no to, and with which status."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that is understood and not done. `code` is for programs, `message` for people."""

    def __init__(self, status: int, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.details = status, code, message, details

    def to_plain(self) -> dict[str, Any]:
        return {"status": self.status, "code": self.code, "error": self.message, **self.details}


def bad_request(message: str, code: str = "bad-request") -> Refused:
    return Refused(400, code, message)


def not_known(message: str = "log in or play as a guest first") -> Refused:
    return Refused(401, "not-logged-in", message)


def forbidden(message: str, code: str = "forbidden") -> Refused:
    return Refused(403, code, message)


def not_found(what: str) -> Refused:
    return Refused(404, "not-found", f"there is no such {what}")


def conflict(message: str, code: str = "conflict", **details: Any) -> Refused:
    return Refused(409, code, message, **details)
