"""The rules of Ridge.

3  Sequence: each turn both sides choose a stance in secret, then blue and red act in turn.
4  Stance: a side that assaults moves one point further; a side that holds fires with one more.
5  Movement: point by point; the enemy may fire at every hex entered.
6  Fire: two dice plus strength plus modifiers; 10 or more costs the target a step.
7  Victory: hold the ridge alone at the end, or destroy the enemy.
8  Cards: played when fired upon or when firing; one is drawn at the start of the own turn.
"""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, PASS, Choose, Draw, End, Option, Outcome, Roll, Together, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from tests.ridge.state import CARDS, SIDES, TERRAIN, State, other

STANCES = choices(("assault", "hold"), "stance", label="stance", rule="4.1")


@rule("3.1")
@procedure
def play(g: State) -> Procedure[None]:
    """Turns until the last one; a destroyed side loses at once."""
    while g.turn <= g.setting.turns:
        if not g.stances:
            yield from choose_stances(g)
        while g.active in SIDES:
            yield from act(g, g.active)
            g.active = "red" if g.active == "blue" else "nobody"
        g.turn, g.active, g.stances = g.turn + 1, "blue", {}
    yield End(verdict(g))


@rule("4.1")
@procedure
def choose_stances(g: State) -> Procedure[None]:
    """Both sides choose in secret and reveal together."""
    blue, red = yield Together(
        (
            Choose("blue", "stance-choose", STANCES, "4.1", secret=True),
            Choose("red", "stance-choose", STANCES, "4.1", secret=True),
        )
    )
    g.stances = {"blue": blue, "red": red}
    g.note("stances", "4.1", reveals=True, blue=blue, red=red)


@rule("3.2")
@procedure
def act(g: State, side: str) -> Procedure[None]:
    """Draw a card, then move units one after another."""
    g.moved = ()
    for each in tuple(g.units):
        g.change(each, fired=False)
    if g.deck:
        card: str = yield Draw("deck", g.deck, "card-draw", side)  # 8.4
        take(g, side, card)
    while True:
        ready = tuple(u for u, unit in g.units.items() if unit.side == side and u not in g.moved)
        if not ready:
            return
        unit: str | None = yield Choose(
            side, "unit-choose", (*choices(ready, "unit", "move"), DONE), "5.1", why_not=why_not_unit
        )
        if unit is None:
            return
        yield from move(g, unit)


def take(g: State, side: str, card: str) -> None:
    deck = list(g.deck)
    deck.remove(card)
    g.deck = tuple(deck)
    g.hands[side] = tuple(sorted((*g.hands[side], card)))
    g.note("card-drawn", "8.4", to=(side,), card=card)


def why_not_unit(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    unit = subject.removeprefix("unit:")
    if unit not in g.units:
        return ()
    if g.units[unit].side != question.side:
        return (because("5.1", "why-not-enemy", unit=unit),)
    return (because("5.1.1", "why-not-moved", unit=unit),)


@rule("5.1")
@procedure
def move(g: State, unit: str) -> Procedure[None]:
    """A unit spends its movement points hex by hex."""
    g.moved = (*g.moved, unit)
    side = g.units[unit].side
    points = 3 + (g.stances[side] == "assault")  # 4.2
    while points > 0:
        ahead = steps(g, unit, points)
        if not ahead:
            return
        cell: Cell | None = yield Choose(
            side, "step-choose", (*choices(ahead, "hex", "step", name=g.board.name), DONE), "5.2"
        )
        if cell is None:
            return
        points -= TERRAIN[g.board.terrain[cell]].foot
        g.change(unit, cell=cell)
        g.note("step", "5.2", unit=unit, hex=g.board.name(cell))
        stopped: bool = yield from opportunity_fire(g, unit)
        if stopped:
            return


def steps(g: State, unit: str, points: int) -> tuple[Cell, ...]:
    """The adjacent hexes that the unit can pay for and that no unit holds."""
    held = {u.cell for u in g.units.values()}
    adjacent = g.board.adjacent[g.units[unit].cell]
    return tuple(c for c in adjacent if c not in held and TERRAIN[g.board.terrain[c]].foot <= points)


def able_to_fire(g: State, target: str) -> tuple[str, ...]:
    """Enemies of the target that have not fired, within three hexes and in sight."""  # 6.1.1
    mark = g.units[target]
    return tuple(
        id_
        for id_, unit in g.units.items()
        if unit.side != mark.side
        and not unit.fired
        and g.board.distance(unit.cell, mark.cell) <= 3
        and not any(TERRAIN[g.board.terrain[c]].blocks for c in g.board.crossed(unit.cell, mark.cell))
    )


@rule("6.1")
@procedure
def opportunity_fire(g: State, mover: str) -> Procedure[bool]:
    """A unit that enters a hex may be fired upon. True if its move is over."""
    while able := able_to_fire(g, mover):
        enemy = other(g.units[mover].side)
        firer: str | None = yield Choose(
            enemy,
            "opfire-offer",
            (*choices(able, "unit", "fire"), PASS),
            "6.1",
            explain=explain_fire,
            args=(("mover", mover),),
        )
        if firer is None:  # 6.1.2
            return False
        hit: bool = yield from fire(g, firer, mover)
        if hit:  # 6.1.3
            return True
    return False


def fire_modifiers(g: State, firer: str, target: str) -> Modifiers:
    """The sum that a shot adds to its dice, before cards."""
    unit, mark = g.units[firer], g.units[target]
    holds = g.stances.get(unit.side) == "hold"
    return (
        Modifiers()
        .plus(unit.strength, "strength", "6.2")
        .plus(-TERRAIN[g.board.terrain[mark.cell]].cover, "cover", "6.2.1")
        .plus(int(holds), "stance-hold", "4.3")
    )


def explain_fire(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    if option.value is None:
        return (Reason("6.1.2", "option-pass"),)
    return fire_modifiers(g, option.value, dict(question.args)["mover"]).reasons  # type: ignore[arg-type]


@rule("6.2")
@procedure
def fire(g: State, firer: str, target: str) -> Procedure[bool]:
    """Two dice plus strength plus modifiers; 10 or more hits."""
    g.change(firer, fired=True)
    drm = fire_modifiers(g, firer, target)
    for side, window in ((g.units[target].side, "fired upon"), (g.units[firer].side, "firing")):
        played: str | None = yield from play_card(g, side, window)  # 6.2.2
        if played is not None:
            drm = drm.plus(CARDS[played].modifier, f"card-{played.replace(' ', '-')}", CARDS[played].rule)
    dice: tuple[int, int] = yield Roll(2, 6, "fire-roll", g.units[firer].side, good="high")  # 6.2.3
    total = sum(dice) + drm.total
    g.note("fire", "6.2", firer=firer, target=target, dice=list(dice), modifiers=drm.total, total=total)
    result = g.take_forced("fire") or ("hit" if total >= 10 else "miss")  # 6.2.4
    if result == "miss":
        return False
    lose_step(g, target)
    if not any(unit.side == other(g.units[firer].side) for unit in g.units.values()):
        yield End(Outcome(g.units[firer].side, "destroyed", "7.2", {}))
    return True


def lose_step(g: State, target: str) -> None:
    """A second lost step removes the unit."""  # 6.2.5
    if g.units[target].steps > 1:
        g.change(target, steps=g.units[target].steps - 1)
        return
    del g.units[target]
    g.lost = (*g.lost, target)
    g.note("lost", "6.2.5", unit=target)


@rule("8.1")
@procedure
def play_card(g: State, side: str, window: str) -> Procedure[str | None]:
    """The window opens as long as the side holds any card at all, which everybody can see."""
    if not g.hands[side]:
        return None
    playable = tuple(dict.fromkeys(c for c in g.hands[side] if CARDS[c].window == window))
    card: str | None = yield Choose(
        side, "card-window", (*choices(playable, "card", "play"), PASS), "8.1", window=True
    )
    if card is not None:
        spend(g, side, card)
    return card


def spend(g: State, side: str, card: str) -> None:
    hand = list(g.hands[side])
    hand.remove(card)
    g.hands[side] = tuple(hand)
    g.discards = (*g.discards, card)
    g.note("card-played", CARDS[card].rule, reveals=True, side=side, card=card)


def verdict(g: State) -> Outcome:
    """Who holds the ridge wins; nobody there is a draw."""  # 7.1
    holders = {g.units[u].side for u in g.units_in(g.setting.goal)}
    winner = holders.pop() if len(holders) == 1 else None
    scores = {side: sum(u.steps for u in g.units.values() if u.side == side) for side in SIDES}
    return Outcome(winner, "ridge held" if winner else "nobody on the ridge", "7.1", scores)
