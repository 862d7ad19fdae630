"""O25 Recover: Suppression is shaken off and broken Formations try to Rally."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import e64_detachment, s01_cards, s03_formations, s07_victory, s98_strategy
from grognard.games.gwc.rules.words import name, shown, side_name, unit_option
from grognard.games.gwc.state import State


@rule("O25.1#2", "O25.1#3", "O25.1#5")
def can_recover(g: State, side: str) -> Reason | None:
    """Somebody must be broken or Suppressed, and the player not yet activated for Recover or Rout."""
    if g.players_activated.get(side):
        return because("O25.1", "why-not-player-activated", side=side_name(side))
    if any(g.formations[id_].broken or g.formations[id_].suppressed for id_ in g.of(side)):
        return None
    return because("O25.1", "why-not-nothing-to-recover")


@rule("O25.1#1", "O25.1#4")
@procedure
def recover(g: State) -> Procedure[None]:
    """The player is activated, not his Formations: Suppressed markers come off, then broken ones roll."""
    side = g.active
    g.players_activated[side] = True
    left = tuple(id_ for id_ in g.of(side) if g.formations[id_].broken)  # O25.2#2 O25.2#3
    for id_ in g.of(side):
        if g.formations[id_].cell not in g.gas:  # O25.2#1 T107.1#3
            s07_victory.unsuppress(g, id_, "O25.2")
    begun = False
    while still_broken(g, left):
        id_ = yield Choose(
            side,
            "rally-choose",
            (
                *(unit_option(g, one, "rally", "O25.2") for one in still_broken(g, left)),
                *s98_strategy.offer_in_order(g, side, begun),
            ),
            "O25.2",
            window=s98_strategy.may_interrupt(g, side, begun),
        )
        if id_ == "situation":  # S98.1#1
            yield from s98_strategy.situation_window(g, side, "own order")
            continue
        begun, left = True, tuple(one for one in left if one != id_)
        yield from rally_roll(g, id_)


def still_broken(g: State, left: tuple[str, ...]) -> list[str]:
    """Those of a list that are on the map and broken: an Event may have changed that."""
    return [id_ for id_ in left if id_ in g.formations and g.formations[id_].broken]


@rule("O25.3")
@procedure
def rally_roll(g: State, id_: str) -> Procedure[None]:
    """Below current Morale it Rallies, at Morale it is Suppressed, above nothing happens."""
    morale = s03_formations.morale(g, id_)  # 1.9.1#4
    g.rolling = id_
    dice: s01_cards.Dice = yield from s01_cards.roll(g, g.formations[id_].side, "rally", id_)
    g.rolling = ""
    struck = e64_detachment.struck_together(g, id_)
    if not still_broken(g, (id_,)):
        return
    g.note(
        "rally-roll",
        "O25.3",
        name=name(g, id_),
        unit=id_,
        roll=dice.total,
        morale=morale.total,
        modifiers=shown(morale),
    )
    if dice.total < morale.total:  # O25.3#1
        s07_victory.rally(g, id_, "O25.3")
    elif dice.total == morale.total:  # O25.3#2 O25.3#3 13.1
        for one in struck:
            s07_victory.suppress(g, one, "O25.3")


ORDERS["recover"] = OrderSpec("recover", "O25", can_recover, recover)
