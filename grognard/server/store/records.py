"""Rows as typed records."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Game(Struct, frozen=True, kw_only=True):
    """A game as it is stored, without its answers."""

    id: str
    title: str
    scenario: str
    origin: str | dict[str, Any]
    options: dict[str, str]
    chance: dict[str, Any]
    commitment: str
    rules: str
    status: str
    standing: bool = False
    public: bool = False
    rated: bool = False
    hints: bool = False
    version: int = 0
    number: int = 0
    counter: int = 0
    branches: int = 0
    waiting: list[str] = []
    bots_wait: bool = False
    proposal: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    luck: dict[str, Any] | None = None
    review: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    deadline: float | None = None
    parent: str | None = None
    parent_number: int | None = None
    rematch: str | None = None
    owner: str | None = None
    created: float = 0.0
    updated: float = 0.0


class Seat(Struct, frozen=True, kw_only=True):
    """A side of a game and who plays it."""

    game_id: str
    side: str
    place: int
    kind: str
    user_id: str | None = None
    name: str = ""
    bot: str | None = None
    invite: str | None = None
    reserved: str | None = None
    orders: list[dict[str, Any]] = []
    orders_log: list[dict[str, Any]] = []
    left: float | None = None
    since: float | None = None


class User(Struct, frozen=True, kw_only=True):
    """A player: an account, or a guest who has no password."""

    id: str
    name: str
    folded: str | None = None
    email: str | None = None
    email_folded: str | None = None
    password: str | None = None
    language: str = "en"
    by_email: bool = True
    webhook: str | None = None
    vacation_left: float = 0.0
    vacation_until: float = 0.0
    vacation_year: float = 0.0
    created: float = 0.0

    @property
    def is_guest(self) -> bool:
        return self.password is None


class Line(Struct, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: float
    side: str | None = None


def plain_row(row: Any) -> dict[str, Any]:
    """A row by the names of its columns."""
    return {str(name): value for name, value in row._mapping.items()}


def game_of(row: Any) -> Game:
    return Game(**plain_row(row))


def seat_of(row: Any) -> Seat:
    return Seat(**plain_row(row))


def user_of(row: Any) -> User:
    return User(**plain_row(row))
