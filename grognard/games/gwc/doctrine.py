"""Doctrine: how a sound officer answers every question, on one page of short rules.

Take what is free. Fire where it breaks. Rally before going on. Close in only on the weaker. Keep a Fire card for who
comes. Each rule below scores the options of one kind of decision, in VP as far as they can be guessed; the best is
chosen. A plan (`assault`, `hold`, `fall back`) shifts how much the side presses forward.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.games.gwc.doctrine_harm import air_facing, air_target, is_harmful
from grognard.games.gwc.doctrine_orders import CROWDED, Officer, order_value
from grognard.games.gwc.judgement import counter_of, damage, shot_value, worth
from grognard.games.gwc.judgement_outlook import fronts
from grognard.games.gwc.rules import (
    e58_auftragstaktik,
    o21_groups,
    o21_strength,
    o21_targets,
    o23_steps,
    s01_cards,
)
from grognard.games.gwc.rules.words import name
from grognard.games.gwc.state import State

PLANS = ("", "assault", "hold")
QUIET = frozenset({"order-choose"})
"""The decision at which no Order is in progress."""
NEVER = -99.0

Score = Callable[[Officer, Option], float]


def doctrine(g: State, question: Choose) -> Option:
    """The answer of the script."""
    return ordering(g, question, "")[0]


def ordering(g: State, question: Choose, plan: str) -> tuple[Option, ...]:
    """All options, the best first."""
    officer = Officer(g, question, plan)
    score = RULES.get(question.kind) or _by_family(question.kind)
    return tuple(sorted(question.options, key=lambda o: -NEVER if o.id == "back" else -score(officer, o)))


def _by_family(kind: str) -> Score:
    if kind.startswith("action-"):
        return action
    return accepted if kind.startswith("situation-") else by_touch


# the Turn


def order_choose(o: Officer, option: Option) -> float:
    """Give the most useful Order; a dead card is better played than kept; pass if nothing is worth doing."""
    if option.id == "done":
        return 0.2
    if option.id == "pass":
        return 0.25 + 0.06 * min(int(o.g.setting.discard_limits[o.side]), _useless(o))
    if option.verb == "order":
        order = s01_cards.card(o.g, option.id).order
        return order_value(o, order) + 0.03 * (_copies(o, order) - 1)
    return {"reveal": 0.3, "engineers": 0.22, "play": 0.1}.get(option.verb, NEVER)


def discard_choose(o: Officer, option: Option) -> float:
    """A pass is for new cards: throw away what is of no use now, at least one; keep Fire for the enemy's moves."""
    if option.id == "done":
        return -0.45 if o.args["left"] != o.g.setting.discard_limits[o.side] else NEVER
    return -_kept(o, s01_cards.card(o.g, option.id).order)


KEPT = {"fire": 0.5, "move": 0.3, "advance": 0.35, "recover": 0.3}
"""What a card is worth for later, by its Order."""


def _kept(o: Officer, order: str) -> float:
    """What it is worth to keep a card: a third of the same kind, and any further one, only fills the hand."""
    pressing = 0.25 if o.field.drive > 0.6 and order in ("move", "advance") else 0.0
    later = (KEPT.get(order, 0.0) + pressing) / max(1, _copies(o, order) - 1)
    return max(later, order_value(o, order) if order in o.playable else 0.0)


def _copies(o: Officer, order: str) -> int:
    return sum(s01_cards.card(o.g, card).order == order for card in o.g.hands[o.side])


def _useless(o: Officer) -> int:
    """How many cards in hand are worth neither playing nor keeping."""
    return sum(_kept(o, s01_cards.card(o.g, card).order) < 0.28 for card in o.g.hands[o.side])


# activation


def activate_first(o: Officer, option: Option) -> float:
    return o.group_value(o.order, option.id)


def activate_more(o: Officer, option: Option) -> float:
    """Take along everybody who has something to do."""
    if option.id == "done":
        return 0.0
    return o.part_value(o.order, option.id) - 0.04


def offensive(o: Officer, option: Option) -> float:
    """A line of all who gain by going forward."""
    if option.id == "done":
        return 0.02
    return o.part_value("move", option.id)


# fire


def fire_target(o: Officer, option: Option) -> float:
    """The hex that suffers most from all who can still fire at it."""
    if option.id == "done":
        return 0.01
    if option.verb != "target":
        return 0.0
    pieces = [p for p in _may_still_fire(o.question) if o21_targets.can_hit(o.g, p, option.value)]
    return shot_value(o.g, o.side, pieces, option.value) if _has_base(o, pieces, option.value) else 0.0


def _may_still_fire(question: Choose) -> tuple[str, ...]:
    """Who has a shot left: the question knows it, to be able to refuse the others."""
    assert isinstance(question.why_not, partial), "the question about a target carries those who fire"
    return o21_groups.all_pieces(question.why_not.args[0])


def _has_base(o: Officer, pieces: Iterable[str], cell: Cell) -> bool:
    """Somebody could make the shot by himself, so that it cannot come to nothing."""
    return any(o21_strength.expected(o.g, o.side, (piece,), cell).total >= 1 for piece in pieces)


def fire_base(o: Officer, option: Option) -> float:
    """The strongest piece first, Ordnance if it does more; nobody if the shot would come to nothing."""
    cell = o.g.board.cell(str(o.args["hex"]))
    strength = o21_strength.expected(o.g, o.side, (option.id,), cell).total
    if strength < 1:
        return 2 * NEVER
    if o21_targets.fires_alone(o.g, option.id):
        return 0.7 * damage(o.g, o.side, cell, strength)
    joined = sum(other.verb == "add" for other in o.question.options) - 1
    return damage(o.g, o.side, cell, strength + joined) + 0.01 * strength


def fire_group(o: Officer, option: Option) -> float:
    """Everybody joins who does not spoil the shot by a worse line of sight."""
    if option.id == "fire":
        return 0.0
    cell = o.g.board.cell(str(o.args["hex"]))
    strength = int(o.args["strength"])
    worse = o21_strength.hindrance(o.g, (option.id,), cell)
    return 1.0 if worse == 0 or strength < 1 else -0.1 * worse


def op_fire_offer(o: Officer, option: Option) -> float:
    """Fire at who comes near if it is likely to tell; a card is worth keeping for a better moment."""
    g, cell = o.g, o.g.op_fire_at
    if option.id == "pass" or cell is None:
        return 0.0
    if option.verb == "fire":
        pieces = [p for order in g.op_fires for i in order.group for p in _pieces(g, i)]
        pieces = [p for p in pieces if o21_targets.can_hit(g, p, cell)]
        return shot_value(g, o.side, pieces, cell, moving=True) - 0.03 if _has_base(o, pieces, cell) else -1.0
    if option.verb == "action":
        return o.best_group("op fire") - 0.35
    return -0.1


def _pieces(g: State, id_: str) -> tuple[str, ...]:
    return o21_targets.pieces_of(g, id_, op_fire=True) if id_ in g.formations else ()


# movement


def move_choose(o: Officer, option: Option) -> float:
    """Who gains most goes first; who gains nothing stays."""
    if option.id == "done":
        return 0.05
    if option.verb == "move":
        return o.gain(option.id)
    return -0.1


def stack_choose(o: Officer, option: Option) -> float:
    """One at a time draws less fire; for a Melee all go together."""
    if option.id == "done":
        return 0.0
    return 0.5 if o.g.order is not None and o.g.order.kind == "advance" and o.is_storming(option.id) else -0.5


def step_choose(o: Officer, option: Option) -> float:
    """Toward the best hex in reach, by the least dangerous way."""
    g = o.g
    mover = g.moving[0]
    here = g.formations[mover].cell
    if option.id == "done":
        return o.field.place(mover, here) + 0.04
    if option.verb == "exit":
        return o.exit_value(g.moving)
    if option.verb != "step":
        return -0.5
    cell = option.value
    steps = o23_steps.steps_of(g, mover)
    left = o23_steps.points_left(g, mover) - o23_steps.step_costs(g, mover, cell).total
    caught = g.fortifications.get(cell) == "wire"
    reach = o.field.best_within(mover, cell, 0 if caught else max(0, int(left * 0.7)))
    again = 0.6 if cell in steps.visited else 0.0
    crowd = 1.0 if left < 3 and o.is_too_many((mover,), cell) else 0.0
    return reach - 0.5 * o.field.danger(mover, cell, moving=True) - o.field.hazard(cell) - again - crowd


def advance_choose(o: Officer, option: Option) -> float:
    if option.id == "done":
        return 0.05
    return o.advance_gain(option.id)[0] if option.id in o.g.formations else 0.0


def advance_hex(o: Officer, option: Option) -> float:
    if option.verb == "exit":
        return o.exit_value(o.g.moving)
    return o.advance_into(o.g.moving, option.value)


def retreat_choose(o: Officer, option: Option) -> float:
    """Back to where there is cover and no fire."""
    cell: Cell = option.value
    return o.field.cover(cell) - 0.8 * o.field.threat(cell)


def displaced(o: Officer, option: Option) -> float:
    """A Leader goes on with all Units of his hex, if the next hex is better."""
    if option.id not in o.g.formations:
        return 0.0
    return max(o.displace_value(option.id, cell) for cell in e58_auftragstaktik.ways(o.g, option.id)) - 0.05


def displaced_to(o: Officer, option: Option) -> float:
    named = str(o.args["name"])
    leader = next(i for i in e58_auftragstaktik.leaders(o.g, o.side) if name(o.g, i) == named)
    return o.displace_value(leader, option.value)


# set-up and reinforcements


def set_up_hex(o: Officer, option: Option) -> float:
    """Cover, near to Objectives, spread out, and Leaders amid their men; now, rather than later."""
    g = o.g
    if option.id == "pass":
        return NEVER
    cell: Cell = option.value
    seen = o.field.outlook
    own, near = seen.company(g.board, 0).get(cell, 0), seen.company(g.board, 2).get(cell, 0)
    value: float = 1.2 * o.field.pull(cell) + 0.12 * o.field.cover(cell)
    value += 0.12 * min(near, 3) - 0.35 * own
    front = fronts(g.board, g.setting.edges[o.enemy])[cell]
    value -= 0.1 * front * (g.setting.postures[o.side] != "defend")
    return value - 0.15 * max(0, o.field.threat(cell) - 4)


def set_up_carrier(o: Officer, option: Option) -> float:
    """A Weapon to the smallest Unit in the best cover: it needs no firepower of its own."""
    cell = o.g.formations[option.id].cell
    return o.field.cover(cell) + o.field.pull(cell) - 0.3 * counter_of(o.g, option.id).figures


# cards out of turn


def reroll(o: Officer, option: Option) -> float:
    """The Initiative Card is given up only to undo a grave roll."""
    if option.id == "pass":
        return 0.0
    return o.reroll_value(o.args) - 0.8


def declined(_: Officer, option: Option) -> float:
    """A Strategy Card for one pip is too much."""
    return 0.0 if option.id == "pass" else -0.1


def accepted(_: Officer, option: Option) -> float:
    """A Situation that has come about is used."""
    return 0.0 if option.id == "pass" else 0.1


def action(o: Officer, option: Option) -> float:
    """An Action that fits the moment is played; in defence only when the attack is dangerous."""
    if option.id == "pass":
        return 0.0
    if o.question.kind == "action-before-defense" and o.g.attacks:
        attack = o.g.attack
        return damage(o.g, attack.side, attack.cell, attack.attack_total - 7) - 0.4
    if o.question.kind == "action-before-fire":
        return 0.2 if o.g.attacks and o.g.attack.side == o.side else 0.1
    return 0.2


# everything else: good for us, bad for them


def by_touch(o: Officer, option: Option) -> float:
    """Harm goes where the enemy is and we are not; help the other way round; an offer is taken."""
    if option.id in ("pass", "done", "no"):
        return 0.0
    harmful = is_harmful(o.question.kind, option)
    value = 0.0
    for touched in option.touches:
        what, _, which = touched.partition(":")
        if what == "unit" and which in o.g.formations:
            value += o.leaning(which, harmful)
            value -= CROWDED * (o.question.kind == "choose-hero" and o.is_full(o.g.formations[which].cell))
        elif what == "hex" and which in o.g.board.names and not value:
            cell = o.g.board.cell(which)
            value += o.leaning_around(cell, harmful)
            value -= CROWDED * (option.verb == "place" and o.is_full(cell))
    return value + (0.0 if harmful else 0.01)


def own_least(o: Officer, option: Option) -> float:
    """What must be given up is the least."""
    return -worth(o.g, option.id) if option.id in o.g.formations else 0.0


def rout_player(o: Officer, option: Option) -> float:
    return 1.0 if option.id == o.enemy else 0.0


RULES: dict[str, Score] = {
    "order-choose": order_choose,
    "discard-choose": discard_choose,
    "activate-first": activate_first,
    "activate-more": activate_more,
    "offensive-first": offensive,
    "offensive-line": offensive,
    "fire-target": fire_target,
    "fire-base": fire_base,
    "fire-group": fire_group,
    "op-fire-offer": op_fire_offer,
    "move-choose": move_choose,
    "stack-choose": stack_choose,
    "step-choose": step_choose,
    "advance-choose": advance_choose,
    "advance-hex": advance_hex,
    "retreat-choose": retreat_choose,
    "choose-auftragstaktik": displaced,
    "choose-auftragstaktik-hex": displaced_to,
    "set-up-hex": set_up_hex,
    "set-up-carrier": set_up_carrier,
    "reinforcement-place": set_up_hex,
    "choose-arrival-hex": set_up_hex,
    "reroll-offer": reroll,
    "plus-one-offer": declined,
    "overstack-choose": own_least,
    "ambush-choose": own_least,
    "rout-player": rout_player,
    "air-facing": air_facing,
    "air-target": air_target,
}
