"""A45.1 Hidden Pillbox and A45.2 Hidden Position: what the scenario's Defender had kept out of sight."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.counters import Kind
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import (
    a36_defense_actions,
    f125_fortifications,
    s07_objectives,
    s07_victory,
    s08_stacking,
    t99_terrain,
)
from grognard.games.gwc.rules.words import counter_name, hex_name
from grognard.games.gwc.state import Formation, State, Weapon

PILLBOX = "pillbox"
LEAST_COVER = 2  # A45.2#2
HIDDEN_GUNS = {"american": "gun-75mm", "french": "gun-75mm", "german": "gun-77mm"}  # A45.2#5 A45.2#8 A45.2#9


@rule("A45")
def not_hidden(g: State, side: str, subject: str) -> Reason | None:
    """Only the Defender of the scenario hides anything, and only when he is about to roll."""
    if g.setting.defender != side:
        return because("A45", "why-not-defender")
    return a36_defense_actions.not_defending(g, side, subject)


# A45.1


@rule("A45.1#1", "A45.1#2", "A45.1#3")
def may_reveal_pillbox(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why no Pillbox can appear: an Objective hex, a Pillbox left, no Water and no Fortification there."""
    reason = not_hidden(g, side, subject)
    if reason is not None:
        return reason
    cell = g.attack.cell
    if cell not in s07_objectives.objectives_at(g.board):
        return because("A45.1", "why-not-objective", hex=hex_name(g, cell))
    if not g.available(PILLBOX):
        return because("A45.1", "why-not-countermix", name=f"@fortification-{PILLBOX}")
    if not s08_stacking.may_fortify(g, cell):
        return because("A45.1", "why-not-fortify", hex=hex_name(g, cell))
    return None


@rule("A45.1#4")
def reveal_pillbox(g: State, _side: str, _subject: str, _card: str) -> None:
    """A Pillbox; its Cover counts at once."""
    cell = g.attack.cell
    f125_fortifications.lay(g, cell, PILLBOX)
    g.note("pillbox-revealed", "A45.1", hex=hex_name(g, cell))
    s07_victory.occupy(g, cell)


# A45.2


@rule("A45.2#1", "A45.2#2", "A45.2#3")
def may_reveal_position(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """Why no gun can appear: a hex of the set-up area with Cover 2 and a friend, and the counters at hand."""
    reason = not_hidden(g, side, subject)
    if reason is not None:
        return reason
    cell = g.attack.cell
    if cell not in g.setting.set_up_areas.get(side, ()):
        return because("A45.2", "why-not-set-up-area", hex=hex_name(g, cell))
    if t99_terrain.best_cover_total(g, cell) < LEAST_COVER or not g.in_hex(cell, side):
        return because("A45.2", "why-not-position-cover", hex=hex_name(g, cell))
    if not g.available(HIDDEN_GUNS[side]) or not teams(g, side):
        return because("A45.2", "why-not-countermix", name=counter_name(HIDDEN_GUNS[side]))
    return None


def teams(g: State, side: str) -> list[str]:
    """The Team counters of a nation and year that are left in the countermix."""
    return [
        counter.id
        for counter in g.setting.formations.values()
        if counter.nation == side
        and counter.kind == Kind.TEAM
        and counter.years.include(g.setting.year)
        and g.available(counter.id)
    ]


def team_options(g: State, side: str, rule_: str) -> tuple[Option, ...]:
    """One option a Team that may be taken from the countermix."""
    return tuple(
        option(id_, None, "take", (f"counter:{id_}",), "option-team", rule_, name=counter_name(id_))
        for id_ in teams(g, side)
    )


@rule("A45.2#4", "A45.2#5", "A45.2#8", "A45.2#9")
@procedure
def reveal_position(g: State, side: str, _subject: str, _card: str) -> Procedure[None]:
    """A Team with a gun stands in the hex, and must answer the attack too."""
    team: str = yield Choose(side, "hidden-team", team_options(g, side, "A45.2"), "A45.2")
    cell, gun = g.attack.cell, HIDDEN_GUNS[side]
    g.take(team)
    g.take(gun)
    id_, weapon = g.new_id(team), g.new_id(gun)
    g.place(id_, Formation(team, side, cell))
    g.arm(id_, weapon, Weapon(gun))
    g.change_attack(defenders=(*g.attack.defenders, id_))
    g.note(
        "position-revealed", "A45.2", hex=hex_name(g, cell), name=counter_name(team), weapon=counter_name(gun)
    )
    s07_victory.occupy(g, cell)


register_action(
    ActionSpec(ActionName.HIDDEN_PILLBOX, "before defense", "A45.1", may_reveal_pillbox, reveal_pillbox)
)
register_action(
    ActionSpec(
        ActionName.HIDDEN_POSITION, "before defense", "A45.2", may_reveal_position, run=reveal_position
    )
)
