"""4.3 and 7 Victory: points, breaking and elimination, exits, Objectives, and how the game ends."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose, End, Outcome, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Kind
from grognard.games.gwc.rules import (
    a28_actions,
    s03_formations,
    s03_seniority,
    s07_objectives,
    s11_weapons,
)
from grognard.games.gwc.rules.words import counter_name, hex_name, name, side_name
from grognard.games.gwc.state import Arrival, State
from grognard.games.gwc.support import chits, tracks

VALUE = {Kind.PLATOON: 2, Kind.TEAM: 1, Kind.RUNNER: 1, Kind.HERO: 0, Kind.TANK: 3, Kind.TANK_LEADER: 3}
"""VP of a Formation; a Leader is worth 1 and his Command."""  # 7.1#2 7.1#3 7.1#4 7.1#6 7.1#7


# victory points

gain_vp = s07_objectives.gain_vp
vp_of = s07_objectives.vp_of


@rule("7.1#5")
def value(g: State, id_: str) -> int:
    """The VP value of a Formation."""
    counter = s03_formations.counter_of(g, id_)
    if counter.kind != Kind.LEADER:
        return VALUE[counter.kind]
    if g.setting.options["leader_vp"] == "unbroken":
        return 1 + counter.unbroken.command
    return 1 + s03_formations.command(g, id_)


# breaking, rallying, suppressing


def place_of(g: State, id_: str) -> str:
    """The name of the hex in which a Formation stands."""
    return hex_name(g, g.formations[id_].cell)


@rule("3.2.1#3", "3.2.4", "GLOSS.broken#2")
@procedure
def break_formation(g: State, id_: str, cause: str) -> Procedure[None]:
    """A Formation breaks, or is eliminated if it is broken already."""
    yield from strike(g, (id_,), cause)


@rule("3.2.4", "6.3.1#2")
@procedure
def strike(g: State, ids: tuple[str, ...], cause: str, doomed: tuple[str, ...] = ()) -> Procedure[None]:
    """Formations are struck at the same moment: some break; all that are lost by it, and the doomed, go together."""
    lost = doomed
    for id_ in ids:
        is_lost: bool = yield from wound(g, id_, cause)
        lost = (*lost, id_) if is_lost else lost
    if lost:
        yield from eliminate_all(g, lost, cause)


@rule("3.2.1#3", "3.2.2")
@procedure
def wound(g: State, id_: str, cause: str) -> Procedure[bool]:
    """A Formation breaks; True if it was broken already, and so is lost.

    The window `break` opens before (A47 Light Wounds: the Team that replaces a Platoon has its id), the window `broken`
    after a failed Defense Roll (A53 Probe).
    """
    side = g.formations[id_].side
    if s03_formations.is_platoon(g, id_):  # A47#1
        replaced: int = yield from a28_actions.action_window(g, side, "break", id_)
        if replaced:  # A47#3
            return False
    if g.formations[id_].broken:
        return True
    g.change(id_, broken=True)  # 3.2.2
    g.note("broken", "3.2.1", name=name(g, id_), unit=id_, hex=place_of(g, id_))
    if cause == "defense" and not s03_formations.is_tank(g, id_):
        yield from a28_actions.action_window(g, side, "broken", id_)
    return False


@rule("3.2.5", "3.2.2")
def rally(g: State, id_: str, rule_: str) -> None:
    """A broken Formation is turned to its unbroken side, with all its markers."""
    g.change(id_, broken=False)
    g.note("rallied", rule_, name=name(g, id_), unit=id_, hex=place_of(g, id_))


@rule("13.1", "8.1.1#1")
def suppress(g: State, id_: str, rule_: str) -> None:
    """A Suppressed marker, if it has none yet."""
    if not g.formations[id_].suppressed:
        g.change(id_, suppressed=True)
        g.note("suppressed", rule_, name=name(g, id_), unit=id_, hex=place_of(g, id_))


def unsuppress(g: State, id_: str, rule_: str) -> None:
    """The Suppressed marker is taken off."""  # 13.3
    if g.formations[id_].suppressed:
        g.change(id_, suppressed=False)
        g.note("unsuppressed", rule_, name=name(g, id_), unit=id_, hex=place_of(g, id_))


@rule("11.4#1", "GLOSS.broken#2")
def break_weapon(g: State, weapon: str) -> None:
    """A Weapon breaks, or is eliminated if it is broken already."""
    if g.weapons[weapon].broken:
        s11_weapons.eliminate_weapon(g, weapon)
        return
    g.weapons[weapon] = replace(g.weapons[weapon], broken=True)
    g.note("weapon-broken", "11.4", name=name(g, weapon), weapon=weapon)


# elimination


@procedure
def eliminate(g: State, id_: str, cause: str) -> Procedure[None]:
    """A Formation is eliminated; that may end the game."""
    yield from eliminate_all(g, (id_,), cause)


@rule("4.3#3", "7.1#1")
@procedure
def eliminate_all(g: State, ids: tuple[str, ...], cause: str) -> Procedure[None]:
    """Formations are eliminated at the same moment; then it is seen who holds their hexes, and who has lost."""
    struck = {g.formations[id_].side for id_ in ids}
    left = dict.fromkeys(g.formations[id_].cell for id_ in ids)
    for id_ in ids:
        take_off(g, id_, cause)
    for cell in left:
        s07_objectives.occupy(g, cell)
    losers = tuple(side for side in g.setting.sides if side in struck and is_defeated(g, side))
    if losers:
        yield End(defeat(g, losers))
    yield from s03_seniority.designate(g)


def take_off(g: State, id_: str, cause: str) -> None:
    """A Formation goes to its row of the Casualty Track, its Weapon to the Weapons box, its VP to the opponent."""
    points, tank, hero = value(g, id_), s03_formations.is_tank(g, id_), s03_formations.is_hero(g, id_)
    back = hero or s03_formations.is_runner(g, id_)
    formation = g.remove(id_)
    side, counter = formation.side, formation.counter
    g.note(
        "eliminated",
        "4.3",
        name=counter_name(counter),
        unit=id_,
        hex=hex_name(g, formation.cell),
        cause=f"@cause-{cause.replace(' ', '-')}",
    )
    if formation.weapon:  # 4.3#7 3.2.4#2 11.3#3 7.2.2#3 7.2.2#4
        gone = g.weapons.pop(formation.weapon)
        g.weapons_box[side] = (*g.weapons_box.get(side, ()), gone.counter)
    if back:  # 4.3#4 7.2.2#2
        g.put_back(counter)
    else:
        spaces = (counter, counter) if tank else (counter,)  # 4.3#5
        g.casualties[side] = (*g.casualties.get(side, ()), *spaces)
    if tank:
        g.tank_lost[side] = True  # 3.1.6#3
    gain_vp(g, g.other(side), points, "7.1", "vp-elimination")  # 4.3#8
    if not hero:  # E70.1#2
        for chit in g.open_chits:
            gain_vp(g, g.other(side), chits()[chit].elimination, "7.3.2", "vp-chit-elimination")  # 7.3.2#5


def is_defeated(g: State, side: str) -> bool:
    """The side has filled the space of its Surrender marker, or has lost its last Formation."""
    surrendered = len(g.casualties.get(side, ())) >= g.surrender[side]  # 4.3#6 6.3#1
    return surrendered or not any(f.side == side for f in g.formations.values())  # 6.3#2


@rule("6.3.1#1", "6.3.1#2")
def defeat(g: State, losers: tuple[str, ...]) -> Outcome:
    """Whoever surrenders or is wiped out loses; if both do at once, the Initiative Card decides."""
    winner = g.initiative if len(losers) == 2 else g.other(losers[0])
    wiped_out = not any(f.side == losers[0] for f in g.formations.values())
    reason = "simultaneous-defeat" if len(losers) == 2 else "annihilation" if wiped_out else "surrender"
    g.note("game-over", "6.3.1", winner=side_name(winner), reason=f"@end-{reason}")
    return Outcome(winner, reason, "6.3.1", scores(g))


def scores(g: State) -> dict[str, int]:
    return {side: max(0, vp_of(g, side)) for side in g.setting.sides}


@rule("6.3.2#1", "6.3.2#2", "9.2")
def final_verdict(g: State, reason: str) -> Outcome:
    """Secret chits are revealed and score; the side with points wins, at 0 the holder of the Initiative Card."""
    for side in g.setting.sides:
        for chit in g.secret_chits.get(side, ()):
            s07_objectives.open_chit(g, chit, side)
        g.secret_chits[side] = ()
    winner = g.initiative if g.vp == 0 else g.setting.sides[0] if g.vp > 0 else g.setting.sides[1]
    rule_ = "9.2" if g.vp == 0 else "6.3.2"
    g.note("game-over", rule_, reveals=True, winner=side_name(winner), reason=f"@end-{reason}")
    return Outcome(winner, reason, rule_, scores(g))


# exits


@rule("7.2.1#3", "7.2.1#4")
@procedure
def exit_map(g: State, id_: str) -> Procedure[None]:
    """A Formation leaves the map of its own will and waits on the Time Track."""
    side, points = g.formations[id_].side, value(g, id_)
    tank, runner = s03_formations.is_tank(g, id_), s03_formations.is_runner(g, id_)
    hero = s03_formations.is_hero(g, id_)
    formation = g.remove(id_)
    g.note(
        "exited",
        "7.2.1",
        name=counter_name(formation.counter),
        unit=id_,
        hex=hex_name(g, formation.cell),
    )
    gain_vp(g, side, points, "O27.2.1" if runner else "7.2.1", "vp-exit")  # 7.2.1#3 O27.2.1#1 E70.1#2
    if not runner and not hero:  # O27.2.1#2 E70.1#2
        for chit in g.open_chits:
            gain_vp(g, side, chits()[chit].exit, "7.3.2", "vp-chit-exit")  # 7.3.2#6
    weapon = ""
    if formation.weapon:  # 7.2.1#7 11.3#4
        weapon = g.weapons.pop(formation.weapon).counter
    s07_objectives.occupy(g, formation.cell)
    if runner or hero:  # O27.2.1#3 E70.1#2
        g.put_back(formation.counter)
    else:
        g.serial += 1
        arrival = Arrival(side, formation.counter, "formation", weapon, has_exited=tank, id=g.serial)
        yield from choose_spaces(g, arrival)  # 7.2.1#6 7.2.1#8 7.2.1#9
    if not any(f.side == side for f in g.formations.values()):  # 6.3#3
        yield End(final_verdict(g, "exit"))
    yield from s03_seniority.designate(g)


@rule("7.2.1#4", "7.2.1#5")
@procedure
def choose_spaces(g: State, arrival: Arrival) -> Procedure[None]:
    """The owner picks the future Time space of an exited Formation; a Tank lies on two."""
    last = tracks().time.last
    g.wait(last, arrival)  # until he has chosen
    chosen: tuple[int, ...] = ()
    for _ in range(2 if arrival.has_exited else 1):
        if time_spaces(g, chosen):
            space: int = yield Choose(
                arrival.side,
                "exit-space",
                choices(time_spaces(g, chosen), "time", "place", "option-time"),
                "7.2.1",
                (("name", counter_name(arrival.counter)),),
            )
            chosen = (*chosen, space)
    if chosen:
        g.lift(last, arrival)
    for space in chosen:
        g.wait(space, arrival)


def time_spaces(g: State, chosen: tuple[int, ...]) -> list[int]:
    """The spaces ahead of the Time marker that are not chosen yet."""
    return [space for space in range(g.time + 1, tracks().time.last + 1) if space not in chosen]


# Objectives, under the names that other chapters use

occupy = s07_objectives.occupy
objective_value = s07_objectives.objective_value
open_chit = s07_objectives.open_chit
reveal_chit = s07_objectives.reveal_chit
draw_chit = s07_objectives.draw_chit
