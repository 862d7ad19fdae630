"""Passwords and tokens. The database holds only hashes of them."""

from __future__ import annotations

import asyncio
import hashlib
import secrets as random
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"
TOKEN_PREFIX: Final = "grog_"


def new_id() -> str:
    """A short name for a game or a user; nobody can guess it, but it is no secret."""
    return "".join(random.choice(ALPHABET) for _ in range(12))


def new_token() -> str:
    return random.token_urlsafe(32)


def fingerprint(token: str) -> str:
    """What is stored of a token. Tokens are random, so a plain hash cannot be searched for."""
    return hashlib.sha256(token.encode()).hexdigest()


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(_hasher.hash, password)


async def check_password(stored: str | None, password: str) -> bool:
    """Whether the password fits; it takes as long if there is none."""
    return await asyncio.to_thread(_check, stored or _NOBODY, password) and stored is not None


def _check(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False


_NOBODY = _hasher.hash(random.token_hex(16))
