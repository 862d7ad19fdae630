"""23 British rules: the Army Base, Samson, the Royal Naval Division."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import printed
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_movement import distances, supply
from grognard.games.oao.reference_railway import bases as bases_table
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s05_areas import BEF
from grognard.games.oao.rules.s16_substitution import is_gone, withdraw
from grognard.games.oao.rules.s18_operational import BRITISH_DUE, BRITISH_TRANSFER
from grognard.games.oao.rules.s27_score import use, used
from grognard.games.oao.rules.words import army_name, hex_name, hex_option
from grognard.games.oao.state import State

SAMSON, DUNKERQUE = "br-Samson", "31.11"
SURRENDER = "antwerpen surrendered"


# the Army Base


@rule("23.1.1#1", "23.1.1#2", "4.2.1#4")
@procedure
def bases(g: State, side: str) -> Procedure[None]:
    """In the Allied Preliminary Phase a transfer of the British base is finished, or begun if it must be."""
    if side != "allied" or BEF not in g.armies:
        return
    complete(g, BEF, BRITISH_TRANSFER)
    if used(g, "allied", BRITISH_DUE) and not used(g, "allied", BRITISH_TRANSFER):
        yield from transfer(g)


@rule("23.1#2", "23.1.1#2", "23.1.2")
@procedure
def transfer(g: State) -> Procedure[None]:
    """The base goes to St. Nazaire, by one of two hexes at the map edge."""  # C-44
    if not base_options(g):
        return
    where: Cell = yield Choose("allied", "base-hex", base_options(g), "23.1.1", (("army", army_name(BEF)),))
    begin(g, BEF, where, BRITISH_TRANSFER, "23.1.1")


def base_options(g: State) -> tuple[Option, ...]:
    return tuple(
        hex_option(g, cell, "base", "23.1.1") for cell in printed(g.board, *bases_table().british_transferred)
    )


@rule("23.1.3")
def transfer_refused(g: State) -> Reason | None:
    """Why the British cannot begin the transfer of their own will."""
    if BEF not in g.armies or used(g, "allied", BRITISH_TRANSFER):
        return because("23.1.3", "base-moved", army=army_name(BEF))
    if not holds("british_transfer_voluntary", g.gt):
        return because("23.1.3", "base-too-early")
    return None


@rule("23.1.1#2", "23.1.2", "24.3.1#3", "24.3.1a")
def begin(g: State, army: str, where: Cell, what: str, because_: str) -> None:
    """An Army Base moves: its army has little Ammo until the transfer is over."""
    use(g, "allied", what)
    g.happened[what] = g.gt
    g.bases[army] = where
    g.armies[army] = replace(g.armies[army], limit=supply().base_transfer_limit)
    until = g.gt + supply().base_transfer_turns
    limit = supply().base_transfer_limit
    g.note("base-transfer", because_, army=army_name(army), hex=hex_name(g, where), until=until, limit=limit)


@rule("23.1.2", "24.3.1a")
def complete(g: State, army: str, what: str) -> None:
    """The transfer is over when its GTs have passed."""
    if what in g.happened and g.gt == g.happened[what] + supply().base_transfer_turns:
        g.armies[army] = replace(g.armies[army], limit=None)
        g.note("base-complete", "23.1.1", army=army_name(army))


# Samson


@rule("23.2#2")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a British unit may not enter this hex: Samson stays around Dunkerque."""
    most = distances().samson_leash
    home = printed(g.board, DUNKERQUE)
    if g.units[id_].name != SAMSON or not home or g.board.distance(cell, home[0]) <= most:
        return None
    return because("23.2", "samson-leash", most=most)


# the Royal Naval Division


@rule("23.3.3")
def go_home(g: State) -> None:
    """The Royal Naval Division leaves; what of it has not arrived, `s16_arrivals` keeps away."""
    for id_ in tuple(g.units):
        if s02_units.is_naval(g, id_) and not is_gone(g, id_):
            withdraw(g, id_, "23.3.3")
