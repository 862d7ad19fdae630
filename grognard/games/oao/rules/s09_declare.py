"""9.1 step 4: all attacks of a phase are indicated before one is resolved."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s03_top
from grognard.games.oao.rules.s09_targets import (
    Units,
    candidates,
    may_attack,
    origins,
    target_refused,
    together_refused,
    unit_refused,
)
from grognard.games.oao.rules.words import hex_name, hex_option, side_name, unit_name, unit_option
from grognard.games.oao.state import Attack, State


@rule("9.1#4", "9.2.3#1", "9.2#2", "9.2#3", "9.2.1#1")
@procedure
def declare(g: State, side: str) -> Procedure[None]:
    """The attacks that PA markers demand, then others of the player's choice, hex by hex."""
    yield from obliged(g, side)
    while targets(g, side):
        target: Cell | None = yield Choose(
            side,
            "attack-declare",
            declare_options(g, side),
            "9.1#4",
            (("side", side_name(side)),),
            why_not=why_not_target,
        )
        if target is None:
            break
        yield from muster(g, side, target)
    indicate(g, side)


def indicate(g: State, side: str) -> None:
    """The declaration is over: from now on the attacker may ask who is in the hexes that he attacks."""  # 3.1.6#2
    g.attacks = tuple(replace(attack, indicated=True) for attack in g.attacks)
    for attack in g.attacks:
        g.note(
            "attack-declared",
            "9.1#4",
            reveals=True,
            side=side_name(side),
            hex=hex_name(g, attack.target),
            hexes=origin_names(g, attack),
        )


def origin_names(g: State, attack: Attack) -> str:
    """The hexes from which an attack comes."""
    cells = dict.fromkeys(cell for id_ in attack.attackers for cell in origins(g, id_, attack.target))
    return ", ".join(g.board.name(cell) for cell in cells)


# Prepared Attacks


@rule("9.2.3#1", "7.3.1#1", "9.2.5C#1")
@procedure
def obliged(g: State, side: str) -> Procedure[None]:
    """Every unit whose PA marker points at a hex with enemies attacks it; the player chooses where not all may."""
    for target in prepared_targets(g, side):
        chosen: Units = ()
        while fitting(g, side, target, chosen):
            if may_attack(g, target, (*chosen, *fitting(g, side, target, chosen))):
                chosen = (*chosen, *fitting(g, side, target, chosen))
                break
            unit: str = yield Choose(
                side,
                "attack-obliged",
                tuple(unit_option(g, id_, "join", "9.2.5C#1") for id_ in fitting(g, side, target, chosen)),
                "9.2.5C#1",
                (("hex", hex_name(g, target)),),
            )
            chosen = (*chosen, unit)
        put(g, target, chosen)


def prepared_targets(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes with enemies at which PA markers of a side point."""
    cells = {g.units[id_].prepared for id_ in g.on_map(side)}
    return tuple(cell for cell in sorted(cells) if cell >= 0 and target_refused(g, cell, side) is None)


def fitting(g: State, side: str, target: Cell, chosen: Units) -> Units:
    """The units with PA markers that may still join those chosen."""
    ready = [id_ for id_ in g.on_map(side) if g.units[id_].prepared == target and id_ not in chosen]
    return tuple(id_ for id_ in ready if may_attack(g, target, (*chosen, id_)))


# other attacks


@rule("9.2.1#2", "9.2.1#3", "9.2.5B#1")
@procedure
def muster(g: State, side: str, target: Cell) -> Procedure[None]:
    """Units join an attack on a hex one by one or stack by stack, and leave it again."""
    while True:
        units: Units | None = yield Choose(
            side,
            "attack-join",
            join_options(g, side, target),
            "9.2.1#2",
            (("hex", hex_name(g, target)), ("cell", target)),
            why_not=why_not_join,
        )
        if units is None:
            return
        put(g, target, units)


def attackers_of(g: State, target: Cell) -> Units:
    return next((attack.attackers for attack in g.attacks if attack.target == target), ())


def put(g: State, target: Cell, units: Units) -> None:
    """These and no others attack a hex."""
    others = tuple(attack for attack in g.attacks if attack.target != target)
    g.attacks = (*others, Attack(target, units)) if units else others


def free_to_join(g: State, side: str, target: Cell) -> list[str]:
    """The units next to a hex that may attack it together with those that do."""
    already = attackers_of(g, target)
    return [id_ for id_ in candidates(g, target, side) if join_refused(g, id_, target, already) is None]


def join_refused(g: State, id_: str, target: Cell, already: Units) -> Reason | None:
    """Why a unit may not join an attack."""
    if id_ in already:
        return because("9.2#3", "join-already", name=unit_name(g, id_))
    elsewhere = next((attack for attack in g.attacks if id_ in attack.attackers), None)  # 19.1.6#2
    if elsewhere is not None:
        return because("9.2#3", "join-elsewhere", name=unit_name(g, id_), hex=hex_name(g, elsewhere.target))
    if (why := unit_refused(g, id_, target)) is not None:
        return why
    return next(iter(together_refused(g, target, (*already, id_))), None)


def targets(g: State, side: str) -> list[Cell]:
    """The hexes that a side may attack, or whose attack it may change."""
    near = {cell for id_ in g.on_map(side) for here in g.hexes_of(id_) for cell in g.board.adjacent[here]}
    held = sorted(cell for cell in near if g.in_hex(cell, g.other(side)))
    return [cell for cell in held if target_refused(g, cell, side) is None and _is_open(g, side, cell)]


def _is_open(g: State, side: str, target: Cell) -> bool:
    volunteers = [id_ for id_ in attackers_of(g, target) if g.units[id_].prepared != target]
    return bool(volunteers or free_to_join(g, side, target))


def declare_options(g: State, side: str) -> tuple[Option, ...]:
    marked = {attack.target for attack in g.attacks}
    labels = {True: "option-attack-again", False: "option-attack"}
    hexes = [hex_option(g, cell, "attack", "9.1#4", labels[cell in marked]) for cell in targets(g, side)]
    return (*hexes, DONE)


def join_options(g: State, side: str, target: Cell) -> tuple[Option, ...]:
    """Each unit that may join or leave, each stack that may join as a whole; the value is all that then attack."""
    already, free = attackers_of(g, target), free_to_join(g, side, target)
    found = [
        replace(unit_option(g, id_, "join", "9.2.1#2", "option-join-attack"), value=(*already, id_))
        for id_ in free
    ]
    for cell in dict.fromkeys(g.units[id_].where for id_ in free):
        stack = tuple(id_ for id_ in free if g.units[id_].where == cell)
        if len(stack) > 1 and may_attack(g, target, (*already, *stack)):
            option = hex_option(g, cell, "join", "9.2.1#2", "option-join-stack")
            found.append(replace(option, id=f"stack {option.id}", value=(*already, *stack)))
    for id_ in already:
        rest = tuple(each for each in already if each != id_)
        bound = g.units[id_].prepared == target  # 9.2.5C#1
        if not bound and (not rest or may_attack(g, target, rest)):
            option = unit_option(g, id_, "leave", "9.2.5B#1", "option-leave")
            found.append(replace(option, id=f"leave {id_}", value=rest))
    return (*found, DONE)


# why not


def why_not_target(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex cannot be attacked, or not by anyone who stands next to it."""
    cell = cell_meant(g, question.side, subject)
    if cell is None:
        return (because("9.1#4", "why-not-no-hex"),)
    why = target_refused(g, cell, question.side)
    if why is not None:
        return (why,)
    near = candidates(g, cell, question.side)
    if not near:
        return (because("9.2#1", "why-not-nobody-near", hex=hex_name(g, cell)),)
    already = attackers_of(g, cell)
    found = [join_refused(g, id_, cell, already) for id_ in near]
    return tuple(dict.fromkeys(each for each in found if each is not None))


def why_not_join(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot join the attack, or not leave it."""
    target = Cell(int(dict(question.args)["cell"]))
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or g.units[id_].side != question.side:
        return (because("9.2.1#2", "why-not-join-subject"),)
    already = attackers_of(g, target)
    if id_ in already and g.units[id_].prepared == target:
        return (because("9.2.5C#1", "leave-prepared", name=unit_name(g, id_)),)
    why = join_refused(g, id_, target, already)
    return () if why is None else (why,)


def cell_meant(g: State, side: str, subject: str) -> Cell | None:
    """The hex that a subject names, or that of an enemy unit that a side sees."""
    kind, _, name = subject.partition(":")
    if kind == "hex":
        return next((cell for cell in g.board.cells if g.board.name(cell) == name), None)
    unit = g.units.get(name)
    if unit is None or unit.where < 0 or name not in s03_top.seen(g, side, unit.where):
        return None
    return unit.where
