"""7, 15 and others: Movement Points, railway transport, supply ranges, distances."""

from __future__ import annotations

import functools
from typing import Literal

from msgspec import Struct

from grognard.games.oao.reference import read
from grognard.games.oao.reference_units import Echelon, kind


class Allowance(Struct, frozen=True, forbid_unknown_fields=True):  # 7.1.1#1
    movement: int
    counter_movement: int


class ForcedMarch(Struct, frozen=True, forbid_unknown_fields=True):  # 7.2.1 7.2.2a 7.2.3
    """The MPs that a Force may gain, and what each adds to its check."""

    infantry: int
    cavalry: int
    cavalry_with_infantry: int
    drm_per_mp: int


class Zones(Struct, frozen=True, forbid_unknown_fields=True):  # 7.1.6 12.1.3
    """What enemy Zones of Control and Fortresses without exterior garrison add to the cost of a hexside."""

    enter: int
    leave: int
    across: int
    across_to_friends: int
    bare_fortress: int


class Tasks(Struct, frozen=True, forbid_unknown_fields=True):
    """The MPs that activities other than moving cost; a Prepared Attack at least this."""

    prepared_attack: int
    repulse: int
    recovery: int
    position: int


class Rail(Struct, frozen=True, forbid_unknown_fields=True):  # 7.7
    cost_large: int
    cost_other: int
    hexes_per_mp: int
    depot_hexes_per_mp: int
    entrain_distance: int
    destination_distance: int
    camp_hex: int
    units_per_hex: int
    interrupted_turns: int
    interrupted_distance: int


class SpecialPoints(Struct, frozen=True, forbid_unknown_fields=True):
    """Rail Points outside the Inter-Phase Chart."""

    id: Literal["sortie", "belgian", "rnd"]
    side: Literal["allied", "german"]
    halves: int
    uses: int
    from_inter_phase: int


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    railway: int
    fortress2: int
    isolation: int
    secondary_depot: int
    relocation_turns: int
    relocations: int
    base_transfer_limit: int
    base_transfer_turns: int
    out_of_supply: int
    isolated: int
    train_retreat: int
    armies_on_single_track: int
    truck_uses: int
    truck_uses_third_army: int


class Distances(Struct, frozen=True, forbid_unknown_fields=True):
    """Distances and radii in hexes, counted without the hex that projects them (1.2)."""

    reaction: int
    retirement: int
    advance: int
    repulsed: int
    recovery: int
    recovery_behind_positions: int
    recovery_demoralized: int
    recovery_redoubt: int
    recovery_redoubt_far: int
    demoralized_retreat: int
    abandonment_retreat: int
    abandonment: int
    position: int
    front_link: int
    loc_leash: int
    samson_leash: int
    alsace_leash: int
    antwerpen_leash: int
    army_depot: int
    trigger: int


class Movement(Struct, frozen=True, forbid_unknown_fields=True):
    allowance: Allowance
    forced_march: ForcedMarch
    zones: Zones
    tasks: Tasks
    rail: Rail
    entrain: dict[str, int]
    special_points: tuple[SpecialPoints, ...]
    supply: Supply
    distances: Distances


@functools.cache
def movement() -> Movement:
    return read("movement", Movement)


def supply() -> Supply:
    return movement().supply


def distances() -> Distances:
    return movement().distances


def rail_cost(name: str, echelon: Echelon | None = None) -> int:
    """The Rail Points of a unit in halves: whole ones for what is as large as a division."""  # 7.7.1#4
    large = name == "corps_train" or echelon == "xxx" or (echelon == "xx" and kind(name).infantry)
    return movement().rail.cost_large if large else movement().rail.cost_other


def entrain_cost(name: str, echelon: Echelon | None = None) -> int:
    """The MPs that a unit pays to entrain, and again to detrain."""  # 7.7.3(3)#5
    if echelon is None:
        row = {"siege_train_hq": "hq", "corps_train": "corps_train"}.get(name, "artillery")
    else:
        row = f"{'cavalry' if kind(name).cavalry else 'infantry'}_{echelon}"
    return movement().entrain[row]


def rail_mps(hexes: int) -> int:
    """The MPs of a railway move of so many hexes, rounded up once at its end."""  # 7.7.2#3
    return -(-hexes // movement().rail.hexes_per_mp)


def forced_march_limit(name: str, *, with_infantry: bool = False) -> int:
    """The MPs that a Forced March of this kind of unit may add."""  # 7.2.1 7.2.2a
    march, found = movement().forced_march, kind(name)
    if not found.forced_march:
        return 0
    if found.cavalry:
        return march.cavalry_with_infantry if with_infantry else march.cavalry
    return march.infantry
