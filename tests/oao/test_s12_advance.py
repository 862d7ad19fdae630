"""12.3.4: the advance into the hex of a Fortress that has fallen."""

from __future__ import annotations

from grognard.games.oao.rules import s13_bombardment
from tests.oao.scenes import cell
from tests.oao.test_s13_bombardment import siege


def test_what_binds_an_advance_after_combat_binds_this_one() -> None:  # 12.3.4#1 3.1.3#3 8.6.1
    g = siege({"de-Metz1": "53.48", "de-13-7": "53.48"})
    assert s13_bombardment.advance_refused(g, "de-13-7", cell("52.48")) is None
    why = s13_bombardment.advance_refused(g, "de-Metz1", cell("52.48"))
    assert why is not None
    assert why.rule == "8.6.1", "it stays in its camp"
    crowd = ("de-14-7", "de-19-10", "de-20-10")
    g = siege({**dict.fromkeys(crowd, "40.26"), "de-13-7": "39.26"})
    why = s13_bombardment.advance_refused(g, "de-13-7", cell("40.26"))
    assert why is not None
    assert why.rule == "3.1.3", "three divisions and a half at most"
