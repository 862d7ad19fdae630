"""Every kind of roll of the game, for documents that prescribe them."""

from __future__ import annotations

from grognard.engine.chance import RollKind

ROLLS = {
    "roll-combat": RollKind("an attack: the white die, then the black one", 2, 6),  # 9.9
    "roll-small-magnitude": RollKind("whether a small enemy causes losses", 1, 6),  # 9.10.1
    "roll-check": RollKind("the Effectiveness Check after a combat or a Repulse", 2, 6),  # 10.2 7.4.4
    "roll-repulse": RollKind("a Repulse: the white die, then the black one", 2, 6),  # 7.4.3
    "roll-forced-march": RollKind("the Effectiveness Check after a Forced March", 2, 6),  # 7.2.3
    "roll-belgian-retreat": RollKind("whether a retreat costs a Belgian Formation strength", 1, 6),  # 11.1.2
    "roll-abandonment": RollKind("whether a Fort that stands alone is abandoned", 1, 6),  # 8.5.3
    "roll-bombardment": RollKind("Siege-Artillery at a Fortress", 1, 6),  # 13.1.3
    "roll-bombardment-again": RollKind("the second roll of a result with a plus", 1, 6),  # 13.1.3
    "roll-prep": RollKind("a Prep Bombardment", 1, 6),  # 20.4
    "roll-fortress-surrender": RollKind("whether a Fortress that is cut off surrenders", 1, 6),  # 12.5
    "roll-fortress-surrender-again": RollKind("the same, to confirm it", 1, 6),  # 12.5
    "belgian-transfer": RollKind(
        "whether the transfer of the base costs a Belgian Formation strength", 1, 6
    ),  # 24.3.3
    "french-reserve": RollKind("whether the French Reserve divisions improve", 1, 6),  # 22.4.1
    "inundation": RollKind("whether the land along the IJzer is flooded", 1, 6),  # 21.3
    "sixth-army": RollKind("whether the plan of the German Sixth Army becomes active", 1, 6),  # 26.6.2
}
