"""Grognard: deep hex-and-counter wargames with every rule enforced and explained by its number.

>>> import grognard
>>> grognard.titles()                      # doctest: +SKIP
('gwc', 'rpc')
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from grognard import registry
from grognard.engine import fields, snapshot
from grognard.engine import verify as _verify
from grognard.engine.chance import Ask, Chance, Committed, Scripted
from grognard.engine.decision import Choose, Message, Odds, Option, Outcome
from grognard.engine.errors import BadDocument, GrognardError, IllegalChoice, IllegalUndo, RulesError
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.table import Table
from grognard.engine.title import Scenario, settled

__all__ = [
    "BadDocument",
    "Choose",
    "GrognardError",
    "IllegalChoice",
    "IllegalUndo",
    "Message",
    "Modifiers",
    "Odds",
    "Option",
    "Outcome",
    "Reason",
    "RulesError",
    "Scenario",
    "Scripted",
    "Table",
    "load",
    "new",
    "scenarios",
    "titles",
    "verify",
]

Game = Table


def titles() -> tuple[str, ...]:
    """The games that can be played."""
    return registry.ids()


def scenarios(title: str) -> tuple[Scenario, ...]:
    """The ready-made scenarios of a title."""
    return registry.title(title).scenarios()


def new(
    title: str,
    scenario: str | Mapping[str, Any] | Path,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Chance | Literal["ask"] | None = None,
    audit: bool = False,
) -> Table:
    """A new game: of a scenario by its id, or of a document (a mapping, or the path of a TOML or JSON file).

    Equal seeds and answers give equal games. `chance` may be `Scripted([...])`, or "ask" to make every roll and draw a
    decision. With `audit` every entry of the log carries the checksum of the position after it.
    """
    record = registry.title(title)
    origin = scenario if isinstance(scenario, str) and not _is_file(scenario) else _document(scenario)
    if isinstance(origin, str) and origin not in {s.id for s in record.scenarios()}:
        known = ", ".join(s.id for s in record.scenarios()) or "none"
        raise BadDocument(f"{title} has no scenario {origin!r}; there are: {known}", "scenario")
    given = dict(options or {})
    if isinstance(origin, dict):
        given = {**_options_of(origin), **given}
    source: Chance = Ask() if chance == "ask" else chance or Committed.from_seed(seed)
    return Table(record, origin, settled(record, given), source, audit)


def _is_file(name: str) -> bool:
    return name.endswith((".toml", ".json"))


def _document(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """A document as plain data of our own, whatever its giver does with his."""
    plain: dict[str, Any] = fields.plain(fields.read(source), "")
    return plain


def _options_of(document: dict[str, Any]) -> dict[str, Any]:
    given = document.get("options", {})
    if not isinstance(given, dict):
        raise BadDocument("must be an object", "options")
    return given


def load(
    data: Mapping[str, Any] | str | bytes | Path, *, audit: bool = False, trusted: bool = False
) -> Table:
    """A saved game: what `save()` returned, its JSON text, or the path of a file that holds it.

    Its answers are played again and must lead to its position; a `trusted` save is taken at its word, which is faster.
    """
    saved = snapshot.read(_plain(data))
    return snapshot.load(registry.title(saved.title), saved, audit, trusted)


def verify(data: Mapping[str, Any] | str | bytes | Path) -> _verify.Verdict:
    """Replay a saved game from its start and prove its dice, draws and positions."""
    saved = snapshot.read(_plain(data))
    return _verify.verify(registry.title(saved.title), saved)


def _plain(data: Mapping[str, Any] | str | bytes | Path) -> Any:
    if isinstance(data, Mapping):
        return dict(data)
    try:
        text = data.read_bytes() if isinstance(data, Path) else data
        return json.loads(text)
    except OSError as error:
        raise BadDocument(f"cannot be read: {error.strerror}", str(data)) from None
    except (ValueError, TypeError, RecursionError) as error:
        raise BadDocument(f"is not JSON: {error}", "save") from None
