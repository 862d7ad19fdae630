"""Reading documents from files, and turning them into typed records with errors that name the place."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.engine.errors import BadDocument


def read_document(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """A document as plain data: a mapping is copied to JSON and back, so that it is plain and nobody else's."""
    if isinstance(source, Mapping):
        try:
            plain: Any = json.loads(json.dumps(source, allow_nan=False))
        except (TypeError, ValueError, RecursionError) as error:
            raise BadDocument(f"is not plain data: {error}", "document") from None
        return _object(plain, "document")
    path = Path(source)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadDocument(f"cannot be read: {error.strerror}", str(path)) from None
    except UnicodeDecodeError:
        raise BadDocument("is not UTF-8 text", str(path)) from None
    try:
        plain = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDocument(f"cannot be parsed: {error}", str(path)) from None
    return read_document(_object(plain, str(path)))


def _object(plain: Any, where: str) -> dict[str, Any]:
    if not isinstance(plain, dict):
        raise BadDocument("must be an object", where)
    return plain
