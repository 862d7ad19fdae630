"""What an officer thinks of his Orders: the value of each, and of those who could carry it out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.games.gwc.counters import LEADERS, UNITS
from grognard.games.gwc.judgement import (
    BROKEN,
    Reaching,
    best_shot,
    counter_of,
    damage,
    health,
    melee_value,
    worth,
)
from grognard.games.gwc.judgement_field import Battlefield
from grognard.games.gwc.judgement_outlook import Memory, Thoughts, memory, outlook, thoughts
from grognard.games.gwc.registry import ORDERS
from grognard.games.gwc.rules import (
    e58_auftragstaktik,
    o14_activation,
    o16_advance,
    o21_targets,
    o27_runner,
    s01_cards,
    s03_formations,
    s07_objectives,
)
from grognard.games.gwc.rules.o26_rout import edge_distances
from grognard.games.gwc.rules.s08_stacking import LIMIT
from grognard.games.gwc.state import State

BELOW = tuple(sum(a + b < n for a in range(1, 7) for b in range(1, 7)) / 36 for n in range(14))
"""The chance that two dice stay below a number."""
HIGHEST = 12  # of two dice
CROWDED = 4.0
"""What it costs to have more in a hex than may stay there."""


class Officer:
    """One side's commander at one decision, with what he has worked out so far."""

    def __init__(self, g: State, question: Choose, plan: str) -> None:
        self.g, self.question, self.plan = g, question, plan
        self.side, self.enemy = question.side, g.other(question.side)
        self.args = dict(question.args)
        self._values: dict[str, float] = {}

    @cached_property
    def _memory(self) -> Memory:
        return memory(self.g, self.side, self.plan)

    @cached_property
    def field(self) -> Battlefield:
        return Battlefield(self.g, self.side, outlook(self._memory, self.g, self.side, self.plan))

    @cached_property
    def thoughts(self) -> Thoughts:
        return thoughts(self._memory, self.g)

    @cached_property
    def targets(self) -> list[Cell]:
        return o21_targets.enemy_cells(self.g, self.side)

    @property
    def order(self) -> str:
        """The Order for which Formations are being activated."""
        named = str(self.args.get("order", "")).removeprefix("@order-")
        return "op fire" if named == "op-fire" else named

    @cached_property
    def playable(self) -> set[str]:
        """The Orders in hand that could be given now; before an Order the question has them."""
        if self.question.find("pass") is not None and self.question.kind == "order-choose":
            return {s01_cards.card(self.g, o.id).order for o in self.question.options if o.verb == "order"}
        orders = {s01_cards.card(self.g, card).order for card in self.g.hands[self.side]}
        return {str(order) for order in orders if ORDERS[order].can(self.g, self.side) is None}

    # movement

    def place(self, id_: str, cell: Cell) -> float:
        return self.field.place(id_, cell)

    def gain(self, id_: str) -> float:
        """What a Move could better in the place of a Formation."""
        found = self.thoughts.gains.get(id_)
        if found is None:
            here = self.g.formations[id_].cell
            reach = int(s03_formations.movement_total(self.g, id_) * 0.7)
            found = self.field.best_within(id_, here, reach)
            if here in self.field.way_out:
                found = max(found, self.exit_value((id_,)))
            found -= self.place(id_, here)
            if self.g.formations[id_].broken:
                found *= 0.3
            self.thoughts.gains[id_] = found
        return found

    def exit_value(self, ids: tuple[str, ...]) -> float:
        """Off the map for points, unless it leaves nobody to hold what is held."""
        staying = sum(f.side == self.side for f in self.g.formations.values()) - len(ids)
        if staying == 0 and s07_objectives.vp_of(self.g, self.side) < 0:
            return -1.0
        return 1.5 + sum(worth(self.g, id_) for id_ in ids) if staying > 2 else 0.5

    # advance

    def advance_into(self, ids: tuple[str, ...], cell: Cell) -> float:
        """What it is worth to go one hex, Melee included."""
        g = self.g
        if g.in_hex(cell, self.enemy):
            there = g.in_hex(cell, self.side)
            value = melee_value(g, self.side, {*ids, *there}, cell) + self.field.drive * 0.2
            if there:
                value -= melee_value(g, self.side, there, cell)
            return value - (CROWDED if self.is_too_many(ids, cell) else 0.0)
        first = ids[0]
        return self.place(first, cell) - self.place(first, g.formations[first].cell)

    def displace_value(self, leader: str, cell: Cell) -> float:
        """What it is worth if a Leader takes the Units of his hex into the next."""
        ids = e58_auftragstaktik.with_units(self.g, leader)
        crowd = CROWDED if self.is_too_many(ids, cell) and not self.g.in_hex(cell, self.enemy) else 0.0
        return self.advance_into(ids, cell) - crowd

    def advance_gain(self, id_: str) -> tuple[float, Cell | None]:
        """The best adjacent hex for a Formation, with those of its hex that could come along."""
        found = self.thoughts.advances.get(id_)
        if found is None:
            found = self.thoughts.advances[id_] = self._advance_gain(id_)
        return found

    def _advance_gain(self, id_: str) -> tuple[float, Cell | None]:
        g = self.g
        best: tuple[float, Cell | None] = (0.0, None)
        together = self._comrades(id_)
        for cell in o16_advance.open_hexes(g, (id_,)):
            ids = self.storming(together, cell) if g.in_hex(cell, self.enemy) else (id_,)
            value = self.advance_into(ids, cell)
            if value > best[0]:
                best = value, cell
        if g.formations[id_].cell in self.field.way_out:
            best = max(best, (self.exit_value((id_,)), None), key=lambda found: found[0])
        return best

    def is_too_many(self, ids: tuple[str, ...], cell: Cell) -> bool:
        """With these a hex would be overstacked."""
        there = {*ids, *self.g.in_hex(cell, self.side)}
        return sum(counter_of(self.g, id_).figures for id_ in there) > LIMIT

    def is_full(self, cell: Cell) -> bool:
        """Not even one man more may stay in a hex."""
        return sum(counter_of(self.g, id_).figures for id_ in self.g.in_hex(cell, self.side)) >= LIMIT

    def _comrades(self, id_: str) -> tuple[str, ...]:
        """Those in the same hex that are sound and could go along."""
        g = self.g
        others = [
            other
            for other in g.in_hex(g.formations[id_].cell, self.side)
            if other != id_ and not g.formations[other].broken and not g.formations[other].activated
        ]
        order = g.order
        if order is not None and order.kind == "advance":
            others = [o for o in g.in_hex(g.formations[id_].cell, self.side) if o != id_ and o in order.group]
        return (id_, *others)

    def storming(self, ids: tuple[str, ...], cell: Cell) -> tuple[str, ...]:
        """As many of them, the first always, as there is room for."""
        stack = ids[:1]
        for id_ in ids[1:]:
            if not self.is_too_many((*stack, id_), cell):
                stack = (*stack, id_)
        return stack

    def is_storming(self, id_: str) -> bool:
        """The stack that is forming means to enter an enemy hex, and there is room for one more."""
        stack = self._forming(id_)
        _, cell = self.advance_gain(stack[0] if stack else id_)
        if cell is None or not self.g.in_hex(cell, self.enemy):
            return False
        return not self.is_too_many((*stack, id_), cell)

    def _forming(self, id_: str) -> tuple[str, ...]:
        """Those who wait in the hex and are no longer on offer are in the stack."""
        g, order = self.g, self.g.order
        group = order.group if order is not None else ()
        here = g.in_hex(g.formations[id_].cell, self.side)
        return tuple(i for i in here if i in group and self.question.find(i) is None)

    # groups

    def group_of(self, first: str) -> list[str]:
        """Whom a Formation brings along when it is activated."""
        g = self.g
        group = [first]
        if counter_of(g, first).kind in LEADERS:
            group += [
                id_ for id_ in s03_formations.within_command(g, first) if not g.formations[id_].activated
            ]
        return group

    def group_value(self, kind: str, first: str) -> float:
        """What an activation that begins with this Formation is worth."""
        found = self.thoughts.groups.get((kind, first))
        if found is None:
            found = self.thoughts.groups[kind, first] = self._group_value(kind, first)
        return found

    def _group_value(self, kind: str, first: str) -> float:
        group = self.group_of(first)
        if kind in ("fire", "op fire"):
            return best_shot(self.g, self.side, self.reaching(group, kind)) + 0.01 * len(group)
        if kind == "advance":
            return sum(max(0.0, self.advance_gain(id_)[0]) for id_ in group)
        if kind == "move":
            return sum(max(0.0, self.gain(id_)) for id_ in group)
        return worth(self.g, first)

    def reaching(self, group: list[str], kind: str) -> Reaching:
        """What a group can hit, and with which pieces."""
        found: Reaching = {}
        for id_ in group:
            for piece in o21_targets.pieces_of(self.g, id_):
                for cell in self._hits(piece, kind):
                    found.setdefault(cell, []).append(piece)
        return found

    def _hits(self, piece: str, kind: str) -> tuple[Cell, ...]:
        """What a piece can hit: by Op Fire only who has just moved."""
        known, at = self.thoughts.hits, self.g.op_fire_at
        moved = kind == "op fire" and at is not None
        found = known.get((piece, moved))
        if found is None:
            cells = [at] if moved and at is not None else self.targets
            found = known[piece, moved] = tuple(o21_targets.hits(self.g, piece, cells))
        return found

    def part_value(self, kind: str, id_: str) -> float:
        """What one more Formation adds to an activation."""
        if id_ not in self.g.formations:
            return 0.0
        if kind in ("fire", "op fire"):
            return 0.1 if self.reaching([id_], kind) else 0.0
        if kind == "advance":
            return self.advance_gain(id_)[0]
        return self.gain(id_)

    def best_group(self, kind: str) -> float:
        """The most that any activation for this could do."""
        g = self.g
        ready = [i for i in g.of(self.side) if o14_activation.may_not(g, i, kind) is None]
        leaders = [i for i in ready if counter_of(g, i).kind in LEADERS]
        led = {i for leader in leaders for i in self.group_of(leader)}
        roots = leaders + [i for i in ready if i not in led]
        return max((self.group_value(kind, i) for i in roots), default=0.0)

    # rolls and touches

    def reroll_value(self, args: dict[str, Any]) -> float:
        """What a roll that was just made has cost, if another might mend it."""
        roller = str(args["roller"]).removeprefix("@side-")
        kind = str(args["roll"]).removeprefix("@roll-")
        discards = self.g.discards[roller]
        if not discards:
            return 0.0
        card = s01_cards.card(self.g, discards[-1])
        total = card.white + card.coloured
        if kind == "sudden-death":
            points = s07_objectives.vp_of(self.g, self.side)
            unwelcome = points < 0 if total < self.g.time else points > 0  # whoever holds the card wins a tie
            return 5.0 if unwelcome and self.g.time <= HIGHEST else 0.0
        unlucky = 7 - total if roller == self.side else total - 7
        if kind in ("rally", "rout"):
            unlucky = -unlucky
        if kind in ("fire-attack", "melee") and self.g.attacks:
            attack = self.g.attack
            at_stake = damage(self.g, attack.side, attack.cell, attack.strength.total)
            return max(0.0, unlucky * 0.15 * at_stake)
        return 0.6 if kind == "melee" and unlucky >= 3 else 0.1 * max(0, unlucky)

    def leaning(self, id_: str, harmful: bool) -> float:
        """Whether to choose a Formation for good or for harm."""
        own = self.g.formations[id_].side == self.side
        return worth(self.g, id_) * (1.0 if own != harmful else -1.0)

    def leaning_around(self, cell: Cell, harmful: bool) -> float:
        """The same for a hex and, at half weight, for those around it."""
        g = self.g
        total = sum(self.leaning(id_, harmful) for id_ in g.at.get(cell, ()))
        for near in g.board.adjacent[cell]:
            total += 0.4 * sum(self.leaning(id_, harmful) for id_ in g.at.get(near, ()))
        return total if total or harmful else 0.1 * self.field.pull(cell)


# what each Order is worth


def order_value(o: Officer, order: str) -> float:
    """The value of giving an Order now, in VP as far as they can be guessed."""
    found = o._values.get(order)
    if found is None:
        value = VALUES.get(order)
        found = o._values[order] = value(o) if value else 0.21
    return found


def fire(o: Officer) -> float:
    value = o.best_group("fire")
    reserve = sum(s01_cards.card(o.g, card).order == "fire" for card in o.g.hands[o.side]) == 1
    return value - (0.25 if reserve and o.field.drive < 0.7 else 0.0)


def move(o: Officer) -> float:
    """Ground is gained by moving, not by fire; who attacks must not forget it."""
    return (0.1 + 1.3 * o.field.drive) * o.best_group("move")


def advance(o: Officer) -> float:
    return 1.1 * o.best_group("advance")


def offensive(o: Officer) -> float:
    going = [i for i in o.g.of(o.side) if not o.g.formations[i].broken and not o.g.formations[i].activated]
    return 0.7 * sum(sorted((max(0.0, o.gain(i)) for i in going), reverse=True)[:4])


def recover(o: Officer) -> float:
    """Broken Formations by their chance to Rally, and Suppressed ones."""
    g, total = o.g, 0.0
    for id_ in g.of(o.side):
        formation = g.formations[id_]
        if formation.broken:
            morale = min(13, max(0, s03_formations.morale(g, id_).total))
            total += 0.8 * worth(g, id_) * BROKEN * BELOW[morale]
        elif formation.suppressed:
            total += 0.18 * worth(g, id_)
    return total


def rout(o: Officer) -> float:
    """Broken enemies run, and near their edge are lost."""
    g, total = o.g, 0.0
    if g.players_activated.get(o.enemy):
        return 0.0
    back = edge_distances(g.board, g.setting.edges[o.enemy])
    for id_ in g.of(o.enemy):
        formation = g.formations[id_]
        if formation.broken and counter_of(g, id_).kind in (*UNITS, *LEADERS):
            runs = 1.0 - BELOW[min(13, max(0, s03_formations.morale(g, id_).total))]
            total += runs * worth(g, id_) * (0.9 if back[formation.cell] <= 2 else 0.3)
    return total


def artillery(o: Officer) -> float:
    """A battery at its best target, shorter for the drift; a broken Telephone is mended first."""
    g = o.g
    telephone = g.telephones.get(o.side)
    if telephone is None:
        return 0.0
    if telephone.broken:
        return 0.5
    fp = g.setting.telephones[telephone.counter].fp
    return 0.8 * max((damage(g, o.side, cell, fp) for cell in o.targets), default=0.0)


def denied(o: Officer) -> float:
    telephone = o.g.telephones.get(o.enemy)
    return 0.6 if telephone is not None and not telephone.broken else 0.22


def runner(o: Officer) -> float:
    """A Runner where there is room for one more."""
    cell = o27_runner.leader_hex(o.g, o.side)
    return 0.3 if cell is not None and not o.is_full(cell) else 0.1


def suppress(o: Officer) -> float:
    return 0.2 + 0.2 * min(2, sum(health(o.g, i) >= 1.0 for i in o.g.of(o.enemy)) / 4)


VALUES: dict[str, Callable[[Officer], float]] = {
    "fire": fire,
    "move": move,
    "advance": advance,
    "offensive": offensive,
    "recover": recover,
    "rout": rout,
    "artillery-request": artillery,
    "artillery-denied": denied,
    "hmg-suppress": suppress,
    "air-assault": lambda o: 0.5,
    "runner": runner,
}
