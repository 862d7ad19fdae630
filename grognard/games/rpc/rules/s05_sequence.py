"""5 The sequence of play: initiative, command couplets, administration."""

from __future__ import annotations

from grognard.engine.decision import End, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import (
    s06_commands,
    s06_dig,
    s06_transport,
    s07_artillery,
    s07_barrage,
    s07_bombardment,
    s10_reinforcements,
    s10_setup,
    s10_victory,
    s11_campaign,
)
from grognard.games.rpc.rules.s03_masses import uses_infiltration
from grognard.games.rpc.rules.words import side_name
from grognard.games.rpc.state import State

SIDES = ("german", "british")
CENTRAL_POWERS = "german"  # GLOSS.CP
TIE = 3  # 5.11#3

TURN = ("initiative", "couplets", "administration")
"""The phases of a turn, in order."""  # 5.0#1


@rule("10.1#4", "12.0#1")
@procedure
def play(g: State) -> Procedure[None]:
    """A campaign, or a single scenario: set-up, bombardment, turns, verdict."""
    if g.setting.campaign is not None:
        yield from s11_campaign.campaign(g)
        return
    if g.phase == "set up":
        yield from s10_setup.set_up(g)
        yield from s07_bombardment.before_turn_one(g)
        g.phase = "initiative"
    yield from scenario(g, g.setting.turns)
    yield End(s10_victory.verdict(g))


@rule("5.0#1")
@procedure
def scenario(g: State, turns: int) -> Procedure[None]:
    """So many turns of three phases each, from wherever the position stands."""
    while g.turn <= turns:
        if g.phase == "initiative":
            yield from initiative(g)
            g.phase = "couplets"
        if g.phase == "couplets":
            yield from command_couplets(g)
            g.phase = "administration"
        yield from administration(g, last=g.turn == turns)
        g.phase = "initiative"


# 5.1 initiative


@rule("5.11#1", "5.11#2")
@procedure
def initiative(g: State) -> Procedure[None]:
    """Each side rolls a die; the higher has the initiative, the difference is the number of couplets."""
    g.note("turn", "5.0", turn=g.turn, night=g.night)
    fixed = g.setting.rules.get("initiative", {}).get(f"{g.day}.{g.segment}.{g.turn}")
    if fixed is None:
        german: tuple[int] = yield Roll(1, 6, "initiative-roll", "german", "german", "high")  # 2.1#2
        british: tuple[int] = yield Roll(1, 6, "initiative-roll", "british", "british", "high")
        difference = german[0] - british[0]
        g.initiative = CENTRAL_POWERS if difference >= 0 else "british"  # 5.11#3
        rolled = abs(difference) or TIE
    else:
        g.initiative, rolled = fixed
    g.couplets = couplets(g, rolled)
    g.couplet, g.half = 1, 0  # 5.13#1, 5.13#2
    g.note("initiative", "5.11", side=side_name(g.initiative), couplets=g.couplets, turn=g.turn)
    yield from s10_reinforcements.place_reinforcements(g)  # 10.22#2


@rule("5.12#1")
def couplets(g: State, rolled: int) -> int:
    """The number of couplets after night and infiltration."""
    number = rolled
    if g.night and not g.night_zero:  # 5.12#3
        number = max(0, number - 1)  # 5.12#2
    if any(uses_infiltration(g, side) for side in SIDES):
        number += 1  # 5.12#4
    g.night_zero = g.night and number == 0
    return number


# 5.2 command couplets


@rule("5.21#1", "5.21#2", "5.23")
@procedure
def command_couplets(g: State) -> Procedure[None]:
    """Couplet by couplet, the side with the initiative first, until none is left."""
    while g.couplet <= g.couplets:  # 5.24
        if g.half == 0:
            yield from s07_barrage.barrage_step(g, g.couplet)  # 7.42
        while g.half < 2:
            side = g.initiative if g.half == 0 else g.other(g.initiative)
            yield from s06_commands.half_couplet(g, side)
            g.half += 1
            end_of_half(g)
        g.couplet, g.half = g.couplet + 1, 0
    s07_barrage.keep_schedule(g)  # 7.44


@rule("6.65#5")
def end_of_half(g: State) -> None:
    """The other player becomes the actor: nobody is moving any more."""
    g.command = None
    for id_, unit in g.units.items():
        if unit.moving or unit.transport:
            g.change(id_, moving=False, transport="")


# 5.3 administration


@rule("5.3#1")
@procedure
def administration(g: State, last: bool) -> Procedure[None]:
    """Shovels first, since their owners choose; then everything is cleared and the turn marker moves."""
    yield from s06_dig.shovels(g)  # 5.3#2, 6.41
    for id_, unit in tuple(g.units.items()):
        if not unit.ready or unit.points != -1 or unit.lost_check or unit.transport:
            g.change(id_, ready=True, points=-1, lost_check=False, transport="", moving=False)  # 5.3#1, 5.3#3
    s06_transport.new_turn(g)  # 6.83#3
    g.smoke = {}
    s07_artillery.clear(g)  # 7.247#2
    if last:
        g.gas = {}  # 5.3#5, 7.512
    g.turn += 1  # 5.3#4
    s07_artillery.prime(g)  # 5.3#6
