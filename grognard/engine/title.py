"""Title: the record by which a game presents itself to the engine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from importlib import resources
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, field

from grognard.engine.chance import RollKind
from grognard.engine.decision import Choose, Option
from grognard.engine.errors import BadDocument
from grognard.engine.position import Position

Text = Mapping[str, str]
Document = Mapping[str, Any]


class Scenario(Struct, frozen=True, kw_only=True):
    """What a player reads before choosing a scenario. `document` names the file that describes it."""

    id: str
    title: dict[str, str]
    year: int
    sides: tuple[str, ...]
    map: str = ""
    date: str = ""
    length: dict[str, str] = {}
    note: dict[str, str] = {}
    balance: dict[str, float] = {}
    options: dict[str, Any] = {}


class Ruling(Struct, frozen=True, kw_only=True):
    """An ambiguity of the rulebook: the readings that can be chosen, the default, and why."""

    rule: str
    question: dict[str, str]
    choices: dict[str, dict[str, str]]
    default: str
    reason: dict[str, str] = {}


class Title(Struct, frozen=True, kw_only=True):
    """A game as the engine sees it. Everything here is a function of plain data and of the position."""

    id: str
    name: dict[str, str]
    package: str
    """The package that holds rulebook.tsv, rulings.toml, locale and scenarios."""

    state_type: type[Position]
    scenarios: Callable[[], tuple[Scenario, ...]]
    scenario_document: Callable[[str], dict[str, Any]]
    """The document of a scenario by its id; raises BadDocument for an unknown one."""

    begin: Callable[[dict[str, Any], dict[str, Any]], Any]
    """(document, options) -> State, wholly validated: BadDocument for anything malformed."""

    main: Any
    """The procedure that plays the game from the position that `begin` made; it takes the state alone."""

    clone: Callable[[Any], Any]
    setting: Callable[[dict[str, Any], dict[str, Any]], Any]
    """(document, options) -> what all positions of this game share and no save repeats (`State.setting`)."""

    sides: Callable[[Any], tuple[str, ...]]
    view: Callable[[Any, str | None], dict[str, Any]]
    deal_anew: Callable[[Any, str | None, Random], None]
    """Deal anew, in place, all that this side cannot know."""

    secrets: Callable[[Any], bool] = field(default=lambda state: True)
    """Whether anything may be hidden from one of the sides now: two players at one screen then take turns before it."""

    pieces: Callable[[Any], Mapping[str, int]] = field(default=lambda state: {})
    """How many there are of everything that a game can neither gain nor lose: for the test of conservation."""

    prescribed: Callable[[dict[str, Any]], Any] | None = None
    """What a document lets chance say next, where that is not its `next` as it stands."""

    form: type[Struct] = Struct
    """The struct that reads a document; its JSON Schema is made from it."""

    write: Callable[[Any, dict[str, Any]], dict[str, Any]] | None = None
    """(state, the document it began with) -> a document of the position, without what lives within an operation."""

    under_way: frozenset[str] = frozenset()
    """The fields of State that live within an operation only; a document tells them in its `moment`."""

    rolls: Mapping[str, RollKind] = {}
    """Every kind of roll, by its name: documents prescribe them in `next`."""

    sources: Mapping[str, str] = {}
    """Every deck and cup and every kind of draw, by its name, with what it holds."""

    charts: Mapping[str, Collection[str]] = {}
    """The charts whose results a document may prescribe in `forced`, and their results."""

    text_board: Callable[[dict[str, Any], Callable[..., str]], str] | None = None
    evaluate: Callable[[Any, str], float] | None = None
    """A bot's opinion of a position from one side, from what that side may know: -1 lost to +1 won."""

    margin: float = 0.03
    """How much worse than the script's answer any other within an order is before a search: doubt of the evaluation."""

    margins: Mapping[str, float] = {}
    """The same for kinds of decision of which more is known. A title that lists some has bots search these alone: of
    the others the script knows as much as any search."""

    varied: bool = True
    """Whether other answers within an order are tried as well when it is chosen, and not only other orders."""

    closing: Callable[[Any], float] | None = None
    """Whether the game is so nearly over that it is played to its end instead of being judged: how far answers differ
    there in who wins, and 0 if it is not."""

    doctrine: Callable[[Any, Choose], Option] | None = None
    """The script: a readable page that answers any decision from a sampled world."""

    ordering: Callable[[Any, Choose, str], tuple[Option, ...]] | None = None
    """The script's opinion of all options under a plan, the best first."""

    quiet: frozenset[str] = frozenset()
    """The kinds of decision at which nothing is half done: bots look from one to the next, and judge there."""

    activation: Callable[[Any], Any] = field(default=lambda state: None)
    """Whose activation, Turn or phase is going on, as far as everybody sees it: anything that is another one in the
    next. A bot's course of action ends with it, even if no quiet decision comes."""

    harms: Callable[[Any, Choose, Option], bool] = field(default=lambda state, question, option: False)
    """Whether an answer hurts its own side though no rule and no enemy demands it. Bots do not search such answers:
    they give one only where the script would."""

    plans: tuple[str, ...] = ("",)
    """What a side may set out to do, the usual first: `hold`, `assault`."""

    describe: Callable[[Any, str | None, str], dict[str, Any]] | None = None
    """What a side may ask about the board beyond its options: `line of sight`, ranges and so on, by name."""

    options: Mapping[str, tuple[str, ...]] = {}
    """Further options of a new game and their values, the default first."""

    def resource(self, *path: str) -> Any:
        return resources.files(self.package).joinpath(*path)


def rulings_of(title: Title) -> dict[str, Ruling]:
    """The ambiguities that this title lets a table decide."""
    file = title.resource("rulings.toml")
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Ruling])


REACTIONS = ("strict", "friendly")
PACE = ("flowing", "every question")
"""Whether a question with a single answer is answered by itself, or asked like any other."""


def settled(title: Title, given: Mapping[str, Any]) -> dict[str, str]:
    """All options of a new game: those given, checked, and the defaults of the rest."""
    known: dict[str, tuple[str, ...]] = {"reactions": REACTIONS, "pace": PACE, **title.options}
    for name, ruling in rulings_of(title).items():
        rest = tuple(choice for choice in ruling.choices if choice != ruling.default)
        known[name] = (ruling.default, *rest)
    for name, value in given.items():
        if name not in known:
            raise BadDocument(f"unknown option; there are {', '.join(sorted(known))}", f"options.{name}")
        if value not in known[name]:
            raise BadDocument(f"must be one of {', '.join(known[name])}, not {value!r}", f"options.{name}")
    return {name: str(given.get(name, values[0])) for name, values in known.items()}
