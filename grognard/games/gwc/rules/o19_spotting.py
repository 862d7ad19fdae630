"""O19.2 Spotters, spotting and accuracy: where the Spotting Round is meant to fall, and where it does."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from grognard.engine.board import OFF_MAP, Cell
from grognard.engine.decision import Choose, Odds, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    o14_activation,
    o21_odds,
    s01_cards,
    s03_formations,
    s10_sight,
    s98_strategy,
)
from grognard.games.gwc.rules.words import hex_name, name, side_name, unit_option
from grognard.games.gwc.state import Barrage, Order, State

FAO = "fao"
"""Stands for the Forward Artillery Observer where otherwise the id of a Leader would."""


# Spotters


@rule("O19.2#3")
def may_spot(g: State, leader: str) -> Reason | None:
    """Why a Leader cannot spot: he must be the highest in rank, unbroken and not activated in this Turn."""
    formation = g.formations[leader]
    if leader != s03_formations.highest_ranking(g, formation.side):
        return because("O19.2", "why-not-spotter-rank", name=name(g, leader))
    if formation.broken:
        return because("O19.2", "why-not-spotter-broken", name=name(g, leader))
    if formation.activated and not s03_formations.is_hero(g, leader):
        return because("GLOSS.activate", "why-not-activated", name=name(g, leader))
    return None


@rule("O19.2#2")
def spotters(g: State, side: str) -> list[str]:
    """Who may spot for a side now: its Highest-ranking Leader, its Forward Artillery Observer."""
    leader = s03_formations.highest_ranking(g, side)
    found = [leader] if leader is not None and may_spot(g, leader) is None else []
    return [*found, FAO] if fao_is_free(g, side) else found


@rule("O19.2#4")
def fao_is_free(g: State, side: str) -> bool:
    """The map has an Observer on the side's edge, and he has not spotted in this Turn."""
    edge = g.board.edge(g.setting.edges[side])
    return not g.fao_used and any(g.board.extra[cell].get("observer") for cell in edge)


def spotter_options(g: State, side: str, candidates: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(
        fao_option(g, side) if each == FAO else unit_option(g, each, "spot", "O19.2") for each in candidates
    )


def fao_option(g: State, side: str) -> Option:
    where = hex_name(g, s10_sight.fao_cell(g, side))
    return option(FAO, FAO, "spot", (f"hex:{where}",), "option-fao", "O19.2", hex=where)


@rule("O19.2#2")
@procedure
def choose_spotter(g: State, side: str, candidates: tuple[str, ...]) -> Procedure[str]:
    """One of the candidates is activated as Spotter."""
    spotter: str = yield Choose(
        side, "spotter-choose", spotter_options(g, side, candidates), "O19.2", why_not=why_not_spotter
    )
    activate_spotter(g, side, spotter)
    return spotter


def activate_spotter(g: State, side: str, spotter: str) -> None:
    """A Leader counts as activated for the Turn, and the Observer has spotted."""
    if spotter == FAO:
        g.fao_used = True  # 2.4#3
        g.order = Order("artillery-request", side)
        g.note("spotter-fao", "O19.2", side=side_name(side), hex=hex_name(g, s10_sight.fao_cell(g, side)))
    else:
        o14_activation.begin(g, Order("artillery-request", side, (spotter,), spotter))


def why_not_spotter(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Formation cannot spot."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.formations:
        return ()
    if g.formations[id_].side != question.side or not s03_formations.is_leader(g, id_):
        return (because("O19.2", "why-not-spotter-rank", name=name(g, id_)),)
    reason = may_spot(g, id_)
    return (reason,) if reason is not None else ()


def cell_of(g: State, side: str, spotter: str) -> Cell:
    return s10_sight.fao_cell(g, side) if spotter == FAO else g.formations[spotter].cell


@rule("O19.2.1.1#2")
def sight_of(g: State, side: str, spotter: str, cell: Cell) -> s10_sight.Sight:
    """The line of sight of a Spotter; the Observer stands at level 2."""
    if spotter == FAO:
        return s10_sight.sight_from_fao(g, side, cell)
    return s10_sight.sight(g, g.formations[spotter].cell, cell)


def sees(g: State, side: str, spotter: str, cell: Cell) -> bool:
    """The Spotter is still there and sees the hex."""
    return (spotter == FAO or spotter in g.formations) and sight_of(g, side, spotter, cell).clear


# spotting


@rule("O19.2.1.1#1", "O19.2.1.1#3", "O19.2.1.1#4")
@procedure
def place_round(g: State, side: str, spotter: str) -> Procedure[Cell]:
    """The Spotting Round is put in any hex that the Spotter sees, impassable or not."""
    cell: Cell = yield Choose(
        side,
        "spotting-choose",
        choices(spotting_cells(g, side, spotter), "hex", "spot", "option-hex", "O19.2.1.1", g.board.name),
        "O19.2.1.1",
        why_not=partial(why_not_spotted, spotter),
        explain=partial(explain_accuracy, spotter),
        odds=partial(odds_of_accuracy, spotter),
    )
    kind = "standing" if g.telephones[side].box == "standing" else "local"  # FIG.sr
    g.barrages[side] = Barrage(kind, cell)
    g.note("spotting-round", "O19.2.1.1", side=side_name(side), hex=hex_name(g, cell))
    return cell


def spotting_cells(g: State, side: str, spotter: str) -> list[Cell]:
    return [cell for cell in g.board.cells if sees(g, side, spotter, cell)]


def why_not_spotted(spotter: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """What blocks the Spotter's view of a hex."""
    kind, _, where = subject.partition(":")
    if kind != "hex" or where not in g.board.names:
        return ()
    seen = sight_of(g, question.side, spotter, g.board.cell(where))
    return () if seen.clear else seen.reasons


# accuracy


@rule("O19.2.1.2#4", "O20#4")
def range_to(g: State, side: str, spotter: str, cell: Cell) -> int:
    """The range of the Targeting Roll; the Observer's own hex counts as 1."""
    range_ = g.board.distance(cell_of(g, side, spotter), cell)
    return max(range_, 1) if spotter == FAO else range_


def explain_accuracy(spotter: str, g: State, question: Choose, chosen: Option) -> tuple[Reason, ...]:
    """What the product of the Targeting Roll must exceed."""
    cell: Cell = chosen.value
    seen = sight_of(g, question.side, spotter, cell)
    range_ = because("O19.2.1.2", "accuracy-range", range_to(g, question.side, spotter, cell))
    hindrance = because("10.3.1", "accuracy-hindrance", seen.hindrance)
    return (range_, hindrance) if seen.hindrance else (range_,)


def odds_of_accuracy(spotter: str, g: State, question: Choose, chosen: Option) -> Odds:
    """The chance that the round falls near the hex."""
    side, cell = question.side, chosen.value
    needed = range_to(g, side, spotter, cell) + sight_of(g, side, spotter, cell).hindrance
    hit = o21_odds.hit_chance(g, side, side, needed)
    return Odds({"accuracy-hit": hit, "accuracy-miss": 1 - hit})


@rule("O19.2.1.2#3", "10.3.1#1", "O21.2.1.1#1")
@procedure
def accuracy(g: State, side: str, spotter: str, cell: Cell) -> Procedure[Cell | None]:
    """A Targeting Roll, and then the drift of the Spotting Round: where it falls, None if off the map."""
    range_, hindrance = range_to(g, side, spotter, cell), sight_of(g, side, spotter, cell).hindrance
    dice: s01_cards.Dice = yield from s01_cards.roll(g, side, "accuracy", hex_name(g, cell))
    hit = dice.product - hindrance > range_
    g.note(
        "accuracy",
        "O19.2.1.2",
        side=side_name(side),
        hex=hex_name(g, cell),
        white=dice.white,
        coloured=dice.coloured,
        bonus=dice.bonus,
        product=dice.product,
        hindrance=hindrance,
        range=range_,
        result="@accuracy-hit" if hit else "@accuracy-miss",
    )
    if hit and spotter == FAO:
        exact: bool = yield from s98_strategy.situation_window(g, side, "fao request")
        if exact:  # S98.4.4
            return cell
    drifted: Cell = yield from drift(g, side, cell, hit)
    if drifted == OFF_MAP:
        return None
    if side in g.barrages:  # it may have gone with its Telephone: E94#2
        g.barrages[side] = replace(g.barrages[side], center=drifted)
    return drifted


@rule("O19.2.1.2.1", "O19.2.1.2.2", "O19.2.1.2.3#2")
@procedure
def drift(g: State, side: str, cell: Cell, hit: bool) -> Procedure[Cell]:
    """A card is turned up, no roll: a hit errs a hex by each die, a miss by the white die as far as the other says."""
    top: str = yield from s01_cards.reveal(g, side, "reveal-drift", hex_name(g, cell))
    card = s01_cards.card(g, top)
    white, coloured = card.white, card.coloured
    way = (white, coloured) if hit else (white,) * coloured
    here = cell
    for direction in way:
        here = g.board.neighbours[here][direction - 1]  # 2.2.2#1
        if here == OFF_MAP:  # O19.2.1.2.3#1
            break
    g.note(
        "drift",
        "O19.2.1.2.1" if hit else "O19.2.1.2.2",
        side=side_name(side),
        white=white,
        coloured=coloured,
        hex="off" if here == OFF_MAP else hex_name(g, here),
    )
    return here
