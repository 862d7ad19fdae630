"""O27 Runner, and O20 Command Confusion: messengers, and artillery called by the highest in rank through them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Kind
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import (
    o14_activation,
    o19_artillery,
    o23_move,
    s03_formations,
    s07_victory,
    s12_telephones,
)
from grognard.games.gwc.rules.words import hex_name, name, side_name, unit_option
from grognard.games.gwc.state import Formation, Order, State

LABELS = {
    "place": "option-runner-place",
    "move": "option-runner-move",
    "artillery": "option-runner-artillery",
}


# what can be done


@rule("O27#1")
def runner_counter(g: State, side: str) -> str | None:
    """A Runner of the side that is left in the countermix."""
    for counter in g.setting.formations.values():
        if counter.nation == side and counter.kind == Kind.RUNNER and counter.years.include(g.setting.year):
            if g.available(counter.id):
                return str(counter.id)
    return None


def leader_hex(g: State, side: str) -> Cell | None:
    """The hex of the Highest-ranking Leader."""
    leader = s03_formations.highest_ranking(g, side)
    return None if leader is None else g.formations[leader].cell


@rule("O27#2")
def movers(g: State, side: str) -> list[str]:
    """The Runners that can be activated and can move."""
    runners = [id_ for id_ in g.of(side) if s03_formations.is_runner(g, id_)]
    return [id_ for id_ in runners if o14_activation.could_act(g, id_, "move")]


@rule("O27#3", "O20#2")
def couriers(g: State, side: str) -> list[str]:
    """The unactivated Runners with the Highest-ranking Leader, if he may spot and artillery can be called."""
    leader = s03_formations.highest_ranking(g, side)
    if leader is None or not s12_telephones.is_functioning(g, side):
        return []
    if o19_artillery.may_spot(g, leader) is not None:
        return []
    here = g.in_hex(g.formations[leader].cell, side)
    return [id_ for id_ in here if s03_formations.is_runner(g, id_) and not g.formations[id_].activated]


def uses(g: State, side: str) -> Iterator[str]:
    """What a Runner Order can do now."""
    if runner_counter(g, side) and leader_hex(g, side) is not None:
        yield "place"
    if movers(g, side):
        yield "move"
    if couriers(g, side):
        yield "artillery"


def can_run(g: State, side: str) -> Reason | None:
    return None if any(uses(g, side)) else because("O27", "why-not-no-runner", side=side_name(side))


# the Order


@rule("O27")
@procedure
def runner(g: State) -> Procedure[None]:
    """Place a Runner, move one, or call artillery through one."""
    side = g.active
    use: str = yield Choose(side, "runner-use", use_options(g, side), "O27")
    if use == "place":
        place_runner(g, side)
    elif use == "move":
        yield from move_runner(g, side)
    else:
        yield from call_artillery(g, side)


def use_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(option(use, None, use, (), LABELS[use], "O27") for use in uses(g, side))


@rule("O27#1", "O27.1#1", "O27.1#2")
def place_runner(g: State, side: str) -> None:
    """A Runner comes out of the countermix into the hex of the Highest-ranking Leader, and is done for the Turn."""
    counter, cell = runner_counter(g, side), leader_hex(g, side)
    assert counter is not None, "no Runner is left"
    assert cell is not None, "there is no Leader"
    g.take(counter)
    id_ = g.new_id(counter)
    g.place(id_, Formation(counter, side, cell, activated="runner"))
    g.order = Order("runner", side, (id_,), id_)
    s07_victory.occupy(g, cell)
    g.note("runner-placed", "O27", name=name(g, id_), hex=hex_name(g, cell))


@rule("O27#2", "O27.2#1")
@procedure
def move_runner(g: State, side: str) -> Procedure[None]:
    """One Runner moves alone by the rules of a Move Order, which it is in the French text only."""  # O27#fr
    id_: str = yield Choose(
        side, "runner-move", tuple(unit_option(g, one, "move", "O27.2") for one in movers(g, side)), "O27.2"
    )
    apart = g.setting.options["edition"] == "en"
    o14_activation.begin(g, Order("move", side, (id_,), id_, runner=apart))
    yield from o23_move.march(g)


@rule("O27#3", "O27#4", "O20#3", "O20#4")
@procedure
def call_artillery(g: State, side: str) -> Procedure[None]:
    """Leader and Runner are both activated, and the Leader spots from his own hex."""
    courier: str = yield Choose(
        side,
        "runner-courier",
        tuple(unit_option(g, id_, "activate", "O27") for id_ in couriers(g, side)),
        "O27",
    )
    leader = s03_formations.highest_ranking(g, side)
    assert leader is not None, "nobody calls the artillery"
    o14_activation.done(g, courier, "artillery-request")
    yield from o19_artillery.fire_for_effect(g, leader)


@rule("O20#1", "O20#2")
def can_confuse(g: State, side: str) -> Reason | None:
    """Command Confusion is a dud, unless a Runner is with the Highest-ranking Leader and the Telephone works."""
    return None if couriers(g, side) else because("O20", "why-not-confusion")


@rule("O20#3")
@procedure
def confusion(g: State) -> Procedure[None]:
    """The card acts as an Artillery Request by the Highest-ranking Leader and his Runner."""
    yield from call_artillery(g, g.active)


ORDERS["runner"] = OrderSpec("runner", "O27", can_run, runner)
ORDERS["command-confusion"] = OrderSpec("command-confusion", "O20", can_confuse, confusion)
