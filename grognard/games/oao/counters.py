"""The kinds of counter and what is printed on them; `counters_read.py` reads them from `counters/*.toml`."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from grognard.games.oao.reference_units import kind, size


class Side(StrEnum):
    """The two players."""

    GERMAN = "german"
    ALLIED = "allied"


class Nation(StrEnum):  # 2.0#2
    """Who a counter belongs to, by its colour."""

    GERMAN = "german"
    AUSTRIAN = "austrian"
    FRENCH = "french"
    BRITISH = "british"
    BELGIAN = "belgian"

    @property
    def side(self) -> Side:  # TERM.allied
        """Austro-Hungarians are German for all rules; everyone else is Allied."""
        return Side.GERMAN if self in (Nation.GERMAN, Nation.AUSTRIAN) else Side.ALLIED


class Size(StrEnum):  # 2.2.2
    """The size indicator, the largest first."""

    CORPS = "xxx"
    DIVISION = "xx"
    BRIGADE = "x"
    REGIMENT = "iii"


class Type(StrEnum):  # 2.1#1 2.1#2
    """The type symbol of a unit; what each is for the rules stands in `reference_units`."""

    INFANTRY = "infantry"
    CHASSEURS_ALPINS = "chasseurs_alpins"
    GARRISON = "garrison"
    LOC_INFANTRY = "loc_infantry"
    CAVALRY = "cavalry"
    JAEGER = "jaeger"
    LOC_CAVALRY = "loc_cavalry"
    FORT = "fort"
    ARTILLERY = "artillery"
    SIEGE_ARTILLERY = "siege_artillery"
    SIEGE_TRAIN = "siege_train_hq"
    DEPOT = "depot"
    TRAIN = "corps_train"
    FORTRESS1 = "fortress1"
    FORTRESS2 = "fortress2"


DIVISION_EQUIVALENT = 8  # sizes are counted in eighths of a division, as in `reference_units`


class Face(Struct, frozen=True, gc=False):
    """The values of one side of a Combat unit; `bands` counts the strength reductions it stands for."""  # 2.3#1 2.3#2

    attack: int  # 2.3.1
    defence: int  # 2.3.2
    proficiency: int  # 2.3.3
    artillery: int  # 2.3.4
    bands: int = 0


class Establishment(Struct, frozen=True, gc=False):
    """What the formation was made of: the inputs of the strength formula in `counters/README.md`."""

    quality: str
    battalions: int = 0
    squadrons: int = 0
    guns: int = 0
    howitzers: int = 0
    heavies: int = 0


class Secondary(Struct, frozen=True, gc=False):  # 8.1.1#1 24.2.1#1
    """The second counter of a unit; where it has a base CE of its own, the unit has become an Asset."""

    size: Size
    front: Face
    back: Face | None = None
    base_ce: int | None = None


class Piece(Struct, frozen=True, kw_only=True):
    """Any unit: an id for the program and the ID that is printed on it."""  # 2.2.1#1 2.2.1#2

    id: str
    label: str
    nation: Nation
    type: Type
    movement: int | None = None
    """The MPs of a counter that has others than all units have."""  # 7.1.1#1
    counter_movement: int | None = None

    @property
    def eighths(self) -> int:
        """The size in eighths of a division-equivalent."""
        return size(self.type.value)


class Combat(Piece, frozen=True, kw_only=True):  # GLOSS.formation GLOSS.asset_unit
    """A Combat unit: a Formation if it has an Attachment marker, otherwise an Asset with a base CE."""

    size: Size
    front: Face
    back: Face | None
    establishment: Establishment
    secondary: Secondary | None = None
    marker: str | None = None
    base_ce: int | None = None  # 2.3.6
    corps: str | None = None  # 5.2.2#2
    army: str | None = None  # 5.4#1
    camp: str | None = None  # 8.6
    garrison_range: int | None = None  # 2.3.5
    combination: str | None = None  # 2.2.3

    @property
    def eighths(self) -> int:
        return size(self.type.value, self.size.value)

    @property
    def is_cavalry(self) -> bool:  # TERM.cavalry_type
        return kind(self.type.value).cavalry

    @property
    def is_formation(self) -> bool:
        return self.marker is not None


class FortFace(Struct, frozen=True, gc=False):
    """The front of a Fort."""

    defence: int  # 2.4.1
    proficiency: int  # 2.4.2
    artillery: int  # 2.4.3


class Fort(Piece, frozen=True, kw_only=True):
    """A Fort: its front cannot move, its back is an Infantry Asset without a reduced side."""  # 2.4 8.5

    front: FortFace
    back: Face | None
    back_size: Size | None
    base_ce: int  # 2.4.4
    abandonment: int  # 2.4.5
    hex: str


class GunFace(Struct, frozen=True, gc=False):
    """The values of an Artillery or HQ unit."""

    attack: int  # 2.5.1
    defence: int  # 2.5.2
    artillery: int  # 2.5.3


class Artillery(Piece, frozen=True, kw_only=True):
    """Artillery, Siege-Artillery or a Siege-Train HQ; `rolls` is the x2 or x4 of its deployed side."""  # 8.8

    front: GunFace
    caliber: str | None = None  # 2.5.5, in centimetres as the Bombardment table has it
    guns: int | None = None  # 2.5.6
    rolls: int = 1  # 13.2#2
    army: str | None = None
    camp: str | None = None
    garrison_range: int | None = None  # 2.5.4


class Supply(Struct, frozen=True, gc=False):
    """One side of a supply unit; the front has no limit."""

    range: int  # 2.6.1
    ammo_limit: int | None = None  # 2.6.2


class Depot(Piece, frozen=True, kw_only=True):
    """An Army Depot, which moves by rail only."""  # 2.6.3

    army: str | None
    front: Supply
    back: Supply


class Train(Piece, frozen=True, kw_only=True):
    """A Corps Train."""

    corps: str
    front: Supply
    back: Supply


class FortressClass(StrEnum):  # 2.7.5
    """How well a Fortress stands bombardment, the best first."""

    A = "A"
    B = "B"
    C = "C"


class Fortress(Piece, frozen=True, kw_only=True):
    """A Fortress unit: both sides have the same values, only the front has an exterior garrison."""  # 12.1

    hex: str
    camp: str | None
    strength: int  # 2.7.1
    artillery: int  # 2.7.2
    fortress_class: FortressClass
    steps: int  # 2.7.6 GLOSS.steps

    @property
    def is_supply_source(self) -> bool:  # 2.7.4 15.1.4#1
        return self.type == Type.FORTRESS2


class FormationMarker(Struct, frozen=True, kw_only=True):
    """The Attachment marker of a Formation; a second base CE is printed on its back."""  # 2.8#1 2.8#2

    id: str
    label: str
    nation: Nation
    size: Size  # 2.8.1
    base_ce: int  # 2.8.2
    later_ce: int | None = None
    cavalry: bool = False  # 2.8.3


class CorpsMarker(Struct, frozen=True, kw_only=True):
    """The Attachment marker of a corps; the limit is in eighths of a division-equivalent."""  # 2.8.4

    id: str
    label: str
    nation: Nation
    limit: int
    first_line: bool = False  # 25.2#2
