"""O16 Advance: one hex, no MP, no Op Fire, singly or together."""

from __future__ import annotations

from tests.gwc.marching import ordered
from tests.gwc.scene import Scene, action

FOE = "A1 ge-landwehr broken"


def advancing(units: dict[str, str], *activated: str, **document: object) -> Scene:
    return ordered("advance", {"K": "B2 ge-landwehr", **units}, *activated, **document)  # type: ignore[arg-type]


def test_one_hex_whatever_it_costs() -> None:
    """A broken Landwehr with a heavy machine gun has no MP, and Advances into a Stream and out of Wire."""
    scene = advancing(
        {"L": "H6 ge-landwehr+mg08 broken"}, "L", ground={"H5": "stream"}, fortifications={"H6": "wire"}
    )
    scene.german("advance-hex", "H5")  # O16.1#1 O16.1#2 F131.2#2
    assert scene.at("L") == "H5"
    scene.expect("german", "order-choose")


def test_no_op_fire() -> None:
    units = {"L": "H6 ge-landwehr", "F": "H3 fr-infanterie"}
    scene = advancing(units, "L", hands={"french": {"OF": action("fire")}}).german("advance-hex", "H5")
    scene.expect("german", "order-choose")  # O16.1#3


def test_into_enemies() -> None:
    scene = advancing({"L": "H6 ge-landwehr", "F": "H5 fr-infanterie"}, "L").german("advance-hex", "H5")
    assert scene.note("melee")["hex"] == "H5"  # O16.2#2 O16.4#1


def test_singly_or_together() -> None:
    units = {"M": "H6 ge-mueller", "L": "H6 ge-landwehr", "J": "H6 ge-jaeger"}
    scene = advancing(units, "M", "L", "J")
    scene.german("advance-choose", "L").german("stack-choose", "M", "done").german("advance-hex", "H5")
    assert scene.expect("german", "advance-choose").ids == ["J", "done"]  # O16.2#1
    assert scene.why_not("unit:L") == ["O23.2 why-not-has-moved"]
    scene.german("advance-choose", "J").german("advance-hex", "G6")
    assert [scene.at(id_) for id_ in ("M", "L", "J")] == ["H5", "H5", "G6"]


def test_somebody_must_advance() -> None:
    scene = advancing({"M": "H6 ge-mueller", "L": "H6 ge-landwehr"}, "M", "L")
    assert "done" not in scene.expect("german", "advance-choose").ids  # O14.5
    scene.german("advance-choose", "L").german("stack-choose", "done").german("advance-hex", "back")
    assert "done" not in scene.expect("german", "advance-choose").ids


def test_where_nobody_may_advance() -> None:
    scene = advancing(
        {"L": "H6 ge-landwehr"}, "L", ground={"H5": "water", "G6": "bridge"}, terrain={"H7": "blaze"}
    )
    assert not {"H5", "G6", "H7"} & set(scene.expect("german", "advance-hex").ids)
    assert scene.why_not("hex:H5") == ["T123 forbidden-impassable"]  # O16.3#1
    assert scene.why_not("hex:H7") == ["T100 forbidden-impassable"]
    assert scene.why_not("hex:G6") == ["T102 forbidden-bridge-entry"]  # O16.3#2
    assert scene.why_not("hex:H3") == ["O16.1 why-not-adjacent"]


def test_leaving_a_bridge_only_by_its_road() -> None:
    features = {
        "lines": [
            {"kind": "stream", "path": ["H5", "H6", "H7"]},
            {"kind": "road", "path": ["G6", "H6", "I6"]},
        ]
    }
    ground = {"H5": "stream", "H6": "bridge", "H7": "stream"}
    scene = advancing({"L": "H6 ge-landwehr"}, "L", ground=ground, features=features)
    assert set(scene.ids) == {"G6", "I6", "back"}  # O16.3#2
    assert scene.why_not("hex:H5") == ["T102 forbidden-bridge-stream"]  # T102#2
    assert scene.why_not("hex:G7") == ["O23.4 forbidden-bridge-exit"]


def test_exits() -> None:
    units = {"L": "A11 ge-landwehr broken", "M": "B1 ge-landwehr", "X": "O2 fr-infanterie broken"}
    scene = advancing(units, "L")
    assert scene.why_not("edge:left") == ["7.2 why-not-flank"]  # O16.3#3
    scene.german("advance-hex", "exit").german("exit-space", "4")  # O16.2#3
    assert scene.g.vp == 2
    own = advancing(units, "M")
    assert "exit" not in own.ids
    assert own.why_not("edge:top") == ["7.2.1 why-not-own-edge"]  # O16.3#4


def test_runners_exit_by_their_own_edge_alone() -> None:
    units = {"R": "A1 ge-bote", "S": "A11 ge-bote", "X": "O2 fr-infanterie broken"}
    scene = advancing(units, "R").german("advance-hex", "exit")
    assert scene.g.vp == 1  # O16.2#4
    assert "exit" not in advancing(units, "S").ids  # O16.3#4


def test_a_tank_checks_when_it_advances() -> None:
    units = {"T": "H6 fr-renault-mg", "C": "C3 fr-infanterie", "X": FOE}
    scene = ordered(
        "advance", units, "T", side="french", date="1918-06", ground={"H5": "shellhole", "G6": "woods"}
    )
    assert "G6" not in scene.ids
    assert scene.why_not("hex:G6") == ["T124 forbidden-tank-woods"]
    scene.french("advance-hex", "H5").roll(1, 3)  # O23.5.5#2 O23.5.2#6
    assert scene.unit("T").broken


def test_a_tank_that_bogs_down_beside_enemies_fights() -> None:
    units = {"T": "H6 fr-renault-mg", "C": "C3 fr-infanterie", "G": "H5 ge-landwehr", "X": FOE}
    scene = ordered("advance", units, "T", side="french", date="1918-06", ground={"H5": "gully"})
    scene.french("advance-hex", "H5").roll(1, 1)
    assert scene.unit("T").broken
    assert scene.said("melee-fp")[1]["total"] == 3  # O23.5.4#3: the broken side fights


def test_hidden_wire_after_an_advance() -> None:
    document = {
        "hands": {"french": {"HW": action("hidden-wire")}},
        "postures": {"french": "defend", "german": "attack"},
    }
    scene = advancing({"L": "H6 ge-landwehr", "F": "H3 fr-infanterie"}, "L", **document)
    scene.german("advance-hex", "H5").french("action-entered", "HW")
    assert scene.g.fortifications[scene.g.board.cell("H5")] == "wire"  # A45.4#1 A45.4#3
