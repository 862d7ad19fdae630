"""12 Telephones: off-map batteries and their Artillery Boxes."""

from __future__ import annotations

from grognard.engine.decision import Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TelephoneCounter
from grognard.games.gwc.rules.words import counter_name, side_name
from grognard.games.gwc.state import State, Telephone

BOXES = ("local", "standing", "gas")
STANDING_FROM = (1915, 1)  # O19.2#5
GAS_FROM = {"german": (1915, 6), "french": (1915, 7), "american": (1917, 4)}  # O19.2#5


def telephone_counter(g: State, side: str) -> TelephoneCounter:
    found: TelephoneCounter = g.setting.telephones[g.telephones[side].counter]
    return found


def is_functioning(g: State, side: str) -> bool:  # GLOSS.functioning#1
    """The side has a Telephone and it is not broken."""
    return side in g.telephones and not g.telephones[side].broken


@rule("O19.2#5")
def allowed_boxes(g: State, side: str) -> tuple[str, ...]:
    """The Artillery Boxes that the date of the scenario opens to a side."""
    boxes = ["local"]
    if g.setting.is_from(*STANDING_FROM):
        boxes.append("standing")
    if g.setting.is_from(*GAS_FROM[side]):
        boxes.append("gas")
    return tuple(boxes)


@rule("12#2", "12#3", "4.4.2")
@procedure
def receive(g: State, side: str, counter: str) -> Procedure[None]:
    """A Telephone is put in the box of its owner's choice and replaces the one he has."""  # 6.1.2#fr 8.1.2
    if side in g.telephones:
        g.put_back(g.telephones[side].counter)
    g.telephones[side] = Telephone(counter)
    box: str = yield Choose(
        side, "telephone-box", choices(allowed_boxes(g, side), "box", "place", "option-box"), "12"
    )
    g.telephones[side] = Telephone(counter, box)
    g.note("telephone-received", "12", side=side_name(side), name=counter_name(counter), box=f"@box-{box}")
