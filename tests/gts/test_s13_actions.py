"""13 Activation: who is Active and what he may do."""

from __future__ import annotations

from tests.gts.scene import Scene


def test_a_unit_may_pass() -> None:
    scene = Scene({"A": "D05 rifles", "B": "D06 rifles", "G": "K05 grenadiers"})
    scene.act("A", "pass")
    assert scene.g.acting is not None
    assert "A" in scene.g.acting.done  # 13.2#1, 13.2.8#1
    assert "A" not in scene.ids
