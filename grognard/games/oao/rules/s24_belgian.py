"""24 Belgian rules: the Army Base at Antwerpen, Oostende and in France, the surrender of Antwerpen."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import NO, PASS, YES, Choose, Option, Roll, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import Country, ground_of, printed
from grognard.games.oao.counters import Nation, Type
from grognard.games.oao.oob import schedule
from grognard.games.oao.reference_aftermath import dice
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.reference_railway import bases as bases_table
from grognard.games.oao.rules import s02_units, s03_told, s06_losses, s23_british
from grognard.games.oao.rules.s05_areas import BEF, BELGIAN
from grognard.games.oao.rules.s16_substitution import is_gone, withdraw
from grognard.games.oao.rules.s18_operational import BELGIAN_FLIGHT, BELGIAN_TRANSFER
from grognard.games.oao.rules.s23_british import SURRENDER
from grognard.games.oao.rules.s26_plans import belgian_infantry
from grognard.games.oao.rules.s27_score import use, used
from grognard.games.oao.rules.words import army_name, hex_name, hex_option, of_unit
from grognard.games.oao.state import State

ANTWERPEN = ("51.17", "52.16")  # 24.3.1#2 24.4#1
TRANSFER_DUE, FLIGHT_DUE, FLED = "belgian transfer due", "belgian flight due", "oostende fled"
LOC = (Type.LOC_INFANTRY, Type.LOC_CAVALRY)


# what units set off


@rule("24.3.1#2", "24.3.2#2", "24.7#1")
def entered(g: State, units: tuple[str, ...]) -> None:
    """Germans next to Antwerpen or Oostende threaten the base; Belgian LOC units may not leave Belgium."""
    for id_ in units:
        if not g.hexes_of(id_):
            continue
        if g.units[id_].side == "german":
            _threaten(g, id_)
        elif is_abroad(g, id_):
            s06_losses.eliminate(g, id_, "24.7")


def _threaten(g: State, id_: str) -> None:
    what = ""
    if not used(g, "allied", BELGIAN_TRANSFER):
        if _is_next_to(g, id_, *ANTWERPEN) and all(_is_threatened(g, name) for name in ANTWERPEN):  # C-50
            what = TRANSFER_DUE
    elif not used(g, "allied", BELGIAN_FLIGHT) and _is_next_to(g, id_, *bases_table().belgian_transferred):
        what = FLIGHT_DUE
    if what and what not in g.happened and BELGIAN in g.armies:
        g.happened[what] = g.gt
        s03_told.tell(g, "belgian-base-threatened", "24.3", unit=id_, army=army_name(BELGIAN))


def _is_next_to(g: State, id_: str, *names: str) -> bool:
    return any(
        g.board.distance(cell, place) <= 1 for cell in g.hexes_of(id_) for place in printed(g.board, *names)
    )


def _is_threatened(g: State, name: str) -> bool:
    return any(
        g.in_hex(near, "german") for place in printed(g.board, name) for near in g.board.within(place, 1)
    )


@rule("24.7#1", "8.7.1#6")
def is_abroad(g: State, id_: str) -> bool:
    """Whether a Belgian LOC unit has left Belgium."""
    found, country = s02_units.piece(g, id_), ground_of(g.board).country
    if found.nation != Nation.BELGIAN or found.type not in LOC:
        return False
    return any(country[cell] != Country.BELGIUM for cell in g.hexes_of(id_))


# the Army Base


@rule("24.3.1#1", "24.3.1#2", "4.2.1#4", "24.4#3", "24.4#4")
@procedure
def bases(g: State, side: str) -> Procedure[None]:
    """In the Allied Preliminary Phase: what Antwerpen's fall removes, transfers finished, forced or chosen."""
    if side != "allied":
        return
    clear_antwerpen(g)
    if BELGIAN in g.armies:
        if not used(g, "allied", BELGIAN_FLIGHT):
            s23_british.complete(g, BELGIAN, BELGIAN_TRANSFER)
        if TRANSFER_DUE in g.happened and not used(g, "allied", BELGIAN_TRANSFER):
            yield from transfer(g)
    while transfer_options(g):
        army: str | None = yield Choose(side, "base-choose", (*transfer_options(g), PASS), "24.3.1")
        if army is None:
            return
        if army == BEF:
            yield from s23_british.transfer(g)  # 23.1.3
        else:
            yield from transfer(g)


def transfer_options(g: State) -> tuple[Option, ...]:
    """The armies whose bases may be moved of the Allies' own will."""
    found = [BEF] if s23_british.transfer_refused(g) is None else []
    if BELGIAN in g.armies and not used(g, "allied", BELGIAN_TRANSFER) and has_another_base(g):
        found.append(BELGIAN)
    return tuple(option(army, label="option-transfer", rule="24.3.1", army=army_name(army)) for army in found)


@rule("24.3.1#3", "24.3.1#4", "24.3.1a", "24.3#2")
@procedure
def transfer(g: State) -> Procedure[None]:
    """The base goes to Oostende, or at once to France if the German is in Oostende."""
    oostende = printed(g.board, bases_table().belgian_transferred[0])
    if not oostende or g.in_hex(oostende[0], "german"):
        use(g, "allied", BELGIAN_TRANSFER)
        yield from flee(g)
        return
    s23_british.begin(g, BELGIAN, oostende[0], BELGIAN_TRANSFER, "24.3.1")
    if _is_threatened(g, bases_table().belgian_transferred[0]):
        g.happened[FLIGHT_DUE] = g.gt  # 24.3.2#2: the German was there before
    yield from losses(g)


def has_another_base(g: State) -> bool:
    """Whether the map has a place to which the base could go."""
    return bool(printed(g.board, *bases_table().belgian_transferred) or ports(g))


@rule("24.3.2#1", "24.3.2#2")
@procedure
def fleeing(g: State, side: str) -> Procedure[None]:
    """In the Allied Attachment Phase the base at Oostende may be given up, and must be if it is threatened."""  # C-26
    if side != "allied" or BELGIAN not in g.armies or used(g, "allied", BELGIAN_FLIGHT):
        return
    if not used(g, "allied", BELGIAN_TRANSFER):
        return
    if FLIGHT_DUE not in g.happened:
        flees: bool = yield Choose(side, "base-flee", (NO, YES), "24.3.2")
        if not flees:
            return
    yield from flee(g)


@rule("24.3.2#3", "24.3.2a#1", "24.3.2a#2", "24.3#2")
@procedure
def flee(g: State) -> Procedure[None]:
    """The base goes to a French Port; the army's Ammo is limited for good, and three units leave the game."""
    if not ports(g):
        return
    where: Cell = yield Choose("allied", "base-hex", ports(g), "24.3.2", (("army", army_name(BELGIAN)),))
    use(g, "allied", BELGIAN_FLIGHT)
    g.happened[FLED] = g.gt
    g.bases[BELGIAN] = where
    limit = supply().base_transfer_limit
    g.armies[BELGIAN] = replace(g.armies[BELGIAN], limit=limit)
    g.note("base-fled", "24.3.2", army=army_name(BELGIAN), hex=hex_name(g, where), limit=limit)
    for event in schedule():
        if event.after == FLED:
            remove(g, event.units, event.rule)
    yield from losses(g)


def ports(g: State) -> tuple[Option, ...]:
    ground = ground_of(g.board)
    french = [cell for cell in ground.ports.values() if ground.country[cell] == Country.FRANCE]
    return tuple(hex_option(g, cell, "base", "24.3.2") for cell in sorted(french))


@rule("24.3.3")
@procedure
def losses(g: State) -> Procedure[None]:
    """A die for every Belgian Infantry Formation: some lose strength on the way."""
    for id_ in tuple(belgian_infantry(g)):
        rolled: tuple[int] = yield Roll(1, 6, "belgian-transfer", "allied", BELGIAN, good="low")
        struck = charts.happens(g, "belgian-transfer", rolled[0] in dice().belgian_transfer)
        g.note("base-roll", "24.3.3", to=("allied",), **of_unit(g, id_), die=rolled[0], lost=struck)
        if struck:
            s06_losses.strike(g, id_, "24.3.3")


def remove(g: State, units: tuple[str, ...], because_: str) -> None:
    """Units leave the game."""
    for id_ in units:
        if id_ in g.units and not is_gone(g, id_):
            withdraw(g, id_, because_)


# Antwerpen


@rule("24.4#1", "24.4#2")
def surrender(g: State) -> None:
    """At the end of a GT Antwerpen surrenders if Germans are in both its hexes."""
    city = printed(g.board, *ANTWERPEN)
    if SURRENDER in g.happened or not city or not all(g.in_hex(cell, "german") for cell in city):
        return
    g.happened[SURRENDER] = g.gt
    g.note("antwerpen-surrendered", "24.4")


@rule("24.4#3", "24.4#4", "23.3.3")
def clear_antwerpen(g: State) -> None:
    """In the next Allied Preliminary Phase works, Combat units and Depot of that name go, and the RND goes home."""
    if SURRENDER not in g.happened:
        return
    named = [
        id_
        for id_ in g.units
        if s02_units.piece(g, id_).nation == Nation.BELGIAN
        and s02_units.piece(g, id_).label.startswith("Antwerpen")
        and s02_units.kind_of(g, id_).category in ("fortress", "combat", "supply")
    ]
    remove(g, tuple(named), "24.4")
    s23_british.go_home(g)
