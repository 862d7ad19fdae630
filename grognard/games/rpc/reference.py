"""The reference card: circumstance modifiers, read once from reference.toml."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources

import msgspec
from msgspec import Struct


class Deployment(Struct, frozen=True, forbid_unknown_fields=True):
    formed: int


class Movement(Struct, frozen=True, forbid_unknown_fields=True):
    area: int
    anti_tank: int


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    same_hex: int
    every_second_hex: int


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    village: int
    crater: int
    blockhouse: int
    trench: int
    trench_plunging: int
    hill: int
    hill_plunging: int
    woods: int


class Visibility(Struct, frozen=True, forbid_unknown_fields=True):
    concealment: int
    out_of_gas: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """The card by category."""  # REF.cat, COMP.refcard, 8.01#1

    deployment: Deployment
    movement: Movement
    range: Range
    terrain: Terrain
    visibility: Visibility


@functools.cache
def card() -> Card:
    text = resources.files(__package__).joinpath("reference.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Card)
