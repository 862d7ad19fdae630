"""Documents: what they say of the setting, which all positions of a game share, and the cards that they invent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grognard.engine.documents import need, one_of, typed
from grognard.engine.errors import BadDocument
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import BREEZES, HEX, ActionName, Card, EventName, OrderName, Trigger
from grognard.games.gwc.content import ContentError, Month, Nation, read_toml
from grognard.games.gwc.countermix import countermix
from grognard.games.gwc.counters import Counters, counters, read_counters
from grognard.games.gwc.document_map import read_area, read_map
from grognard.games.gwc.form import Document, InlineCard, NextCard, SideCard, Unit
from grognard.games.gwc.rolls import CARD_KINDS, OTHER_KINDS
from grognard.games.gwc.state import Setting

OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
EDGES = tuple(OPPOSITE)
POSTURES = ("attack", "defend", "recon")


def read(document: dict[str, Any]) -> Document:
    """The document in its typed form; a wrong field is named with its place."""
    for part, form in (("units", Unit), ("cards", SideCard)):
        given = document.get(part, {})
        for id_, one in given.items() if isinstance(given, dict) else ():
            typed(one, form, f"{part}.{id_}")
    return typed(document, Document)


# the setting


def setting(document: dict[str, Any], options: dict[str, str]) -> Setting:
    """What all positions of the game share."""
    given = read(document)
    board, sides, date = read_map(given.map), _sides(given), _date(given)
    known = _counters(given)
    for table in ("postures", "edges", "order_limits", "discard_limits", "surrender", "set_up"):
        for side in getattr(given, table):
            one_of(side, sides, f"{table}.{side}")
    postures = {s: one_of(given.postures.get(s, "recon"), POSTURES, f"postures.{s}") for s in sides}
    edges = _edges(given, sides)
    areas = {side: read_area(board, part.area, f"set_up.{side}.area") for side, part in given.set_up.items()}
    return Setting(
        board=board,
        sides=sides,
        year=date.year,
        month=date.month,
        postures=postures,
        edges=edges,
        order_limits={
            side: _at_least(1, given.order_limits.get(side, 3), f"order_limits.{side}") for side in sides
        },
        discard_limits={
            s: _at_least(0, given.discard_limits.get(s, 3), f"discard_limits.{s}") for s in sides
        },
        set_up_areas={side: areas.get(side, frozenset()) for side in sides},
        options=options,
        cards=inline_cards(given),
        formations=known.formations,
        weapons=known.weapons,
        telephones=known.telephones,
        countermix=_countermix(given, known),
        special=tuple(given.special),
        set_up_order=_set_up_order(given, sides, postures),
        chit_draws=_chit_draws(given, sides),
    )


def _sides(given: Document) -> tuple[str, str]:  # INTRO.sides
    nations = tuple(str(nation) for nation in Nation)
    for i, side in enumerate(given.sides):
        one_of(side, nations, f"sides[{i}]")
    need(given.sides.count("german") == 1, "a game is between Germany and the Entente", "sides")
    return given.sides


@rule("7.2#1", "7.2#2")
def _edges(given: Document, sides: tuple[str, str]) -> dict[str, str]:
    """The friendly edges: two that face each other, with a flank on the right and on the left."""
    for side, edge in given.edges.items():
        one_of(edge, EDGES, f"edges.{side}")
    first, second = sides
    own = given.edges.get(first) or OPPOSITE[given.edges.get(second, "bottom")]
    other = given.edges.get(second, OPPOSITE[own])
    need(own != other, "both sides have the same map edge", "edges")
    need(other == OPPOSITE[own], f"{own} and {other} do not face each other", "edges")
    return {first: own, second: other}


def _date(given: Document) -> Month:
    try:
        date = Month.parse(given.date)
    except ContentError as error:
        raise BadDocument(str(error), "date") from None
    need(1914 <= date.year <= 1918, "must lie between 1914 and 1918", "date")
    return date


def _at_least(least: int, number: int, where: str) -> int:
    need(number >= least, f"must be at least {least}", where)
    return number


def _counters(given: Document) -> Counters:
    """The title's counters and those of the document, which has them in the form of `counters.toml`."""
    own = counters()
    if not given.counters:
        return own
    try:
        more = read_counters({"ranks": read_toml("counters.toml")["ranks"], **given.counters}, "counters")
    except ContentError as error:
        raise BadDocument(str(error), "counters") from None
    return msgspec.structs.replace(
        own,
        formations={**own.formations, **more.formations},
        weapons={**own.weapons, **more.weapons},
        telephones={**own.telephones, **more.telephones},
    )


def _countermix(given: Document, known: Counters) -> dict[str, int]:
    """How many there are of every counter that can run short; a document may say it of its own counters."""
    for id_, limit in given.countermix.items():
        need(
            id_ in known.formations or id_ in known.weapons,
            f"there is no counter {id_!r}",
            f"countermix.{id_}",
        )
        _at_least(0, limit, f"countermix.{id_}")
    usual = {id_: limit for id_, limit in countermix().items() if limit is not None}
    return {**usual, **given.countermix}


def _set_up_order(given: Document, sides: tuple[str, str], postures: dict[str, str]) -> tuple[str, ...]:
    for i, side in enumerate(given.set_up_order):
        one_of(side, sides, f"set_up_order[{i}]")
    first = [side for side in sides if postures[side] == "defend"]
    return tuple(dict.fromkeys((*given.set_up_order, *first, *sides)))


def _chit_draws(given: Document, sides: tuple[str, str]) -> dict[str, int]:
    for place in given.chits.draw:
        one_of(place, ("open", *sides), f"chits.draw.{place}")
    return dict(given.chits.draw)


# cards that the document invents

Invented = str | InlineCard | tuple[int, int]


def named_cards(table: Mapping[str, Sequence[Invented]], prefix: str) -> dict[str, list[str]]:
    """The same lists with an id in the place of every invented card."""
    return {
        key: [card if isinstance(card, str) else f"{prefix}-{key}-{i + 1}" for i, card in enumerate(cards)]
        for key, cards in table.items()
    }


def inline_cards(given: Document) -> dict[str, Card]:
    """Every card that the document invents, by the id that it gets."""
    found = {id_: _card(id_, card, f"cards.{id_}") for id_, card in given.cards.items()}
    for prefix, table in (("hands", given.hands), ("next", given.next), ("meddling", given.meddling)):
        names = named_cards(table, prefix)
        for key, cards in table.items():
            for i, card in enumerate(cards):
                if not isinstance(card, str):
                    shown = NextCard(dice=card) if isinstance(card, tuple) else card
                    found[names[key][i]] = _card(names[key][i], shown, f"{prefix}.{key}[{i}]")
    return found


def _card(id_: str, card: InlineCard, where: str) -> Card:
    white, coloured = card.dice
    need(1 <= white <= 6 and 1 <= coloured <= 6, "a die shows 1 to 6", f"{where}.dice")
    need(HEX.fullmatch(card.hex), f"{card.hex!r} is no Random Hex", f"{where}.hex")
    for field, names in (("order", OrderName), ("action", ActionName), ("event", EventName)):
        one_of(getattr(card, field), tuple(names), f"{where}.{field}")
    one_of(card.trigger or "none", ("none", *Trigger), f"{where}.trigger")
    one_of(card.nationality or "none", ("none", *Nation), f"{where}.nationality")
    blows = card.direction if card.event in BREEZES else card.direction or 1
    need(blows in range(1, 7), "a Breeze blows in a direction from 1 to 6", f"{where}.direction")
    raw = {key: value for key, value in msgspec.structs.asdict(card).items() if key not in ("dice", "side")}
    try:
        month = Month.parse(card.month) if card.month else None
    except ContentError as error:
        raise BadDocument(str(error), where) from None
    return typed({**raw, "id": id_, "white": white, "coloured": coloured, "month": month}, Card, where)


def prescribed(document: dict[str, Any]) -> dict[str, list[str]]:
    """What chance will say next, with the ids of invented cards."""
    given = read(document)
    for source, cards in given.next.items():
        kind = source.partition(":")[0]
        need(
            kind != "dice", "dice stand on Fate cards; say `fate:` and a side, or a kind of roll", "next.dice"
        )
        if kind in OTHER_KINDS:
            need(all(isinstance(c, str) for c in cards), "only Fate cards can be invented", f"next.{source}")
    return named_cards(given.next, "next")


def coming_cards(given: Document, sides: tuple[str, str]) -> dict[str, list[str]]:
    """By side the cards that `next` takes from its deck: those that it invents, and those that it names."""
    found: dict[str, list[str]] = {side: [] for side in sides}
    for key, ids in named_cards(given.next, "next").items():
        kind, _, about = key.partition(":")
        if kind == "fate":
            one_of(about, sides, f"next.{key}")
        elif kind not in CARD_KINDS:
            continue
        for i, (id_, card) in enumerate(zip(ids, given.next[key], strict=True)):
            if kind == "fate":
                found[about].append(id_)
            elif isinstance(card, str):  # its id tells whose it is
                for side in sides if id_ not in given.cards else (given.cards[id_].side,):
                    found[side].append(id_)
            else:
                found[_drawer(given, sides, about, card, f"next.{key}[{i}]")].append(id_)
    return found


def _drawer(
    given: Document, sides: tuple[str, str], about: str, card: NextCard | tuple[int, int], where: str
) -> str:
    """From whose deck an invented card comes: as it says itself, else that of the unit or side of the key."""
    side = "" if isinstance(card, tuple) else card.side
    if not side and about in given.units:
        known = _counters(given).formations.get(given.units[about].counter)
        side = str(known.nation) if known else ""
    elif not side and about in sides:
        side = about
    need(side, "must say whose deck it comes from, such as {'dice': [3, 4], 'side': 'german'}", where)
    return one_of(side, sides, f"{where}.side")
