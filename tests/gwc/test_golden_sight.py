"""Fields of view on shipped maps, drawn as pictures that a reader has checked against the map.

Each picture shows what is seen from `@`: `.` freely, a digit through a Hindrance, `#` not at all. To draw them anew
after a change of law or map: `python -m tests.gwc.test_golden_sight`; then read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.gwc.rules import s10_sight
from tests.gwc.ground import Ground

FOLDER = Path(__file__).parent / "golden"
LOOKOUTS = {
    "lorraine": ("E6", "I6", "M5", "B2"),
    "chemin_des_dames": ("H7", "D4", "L8", "H2"),
}


def picture(sector: str) -> str:
    """The fields of view of one map, the last one from the Observer on the right edge."""
    ground = Ground(sector)
    board, g = ground.board, ground.g
    observer = s10_sight.fao_cell(g, "german")
    looks = [(name, ground.cell(name)) for name in LOOKOUTS[sector]] + [("observer", observer)]
    drawn = []
    for title, start in looks:
        signs = {start: "@"}
        for cell in board.cells:
            if cell != start:
                observes = title == "observer"
                found = (
                    s10_sight.sight_from_fao(g, "german", cell)
                    if observes
                    else s10_sight.sight(g, start, cell)
                )
                signs[cell] = (str(found.hindrance) if found.hindrance else ".") if found.clear else "#"
        drawn.append(f"{title}\n{board.render_text(signs.__getitem__)}\n")
    return "\n".join(drawn)


@pytest.mark.parametrize("sector", LOOKOUTS)
def test_fields_of_view(sector: str) -> None:
    assert picture(sector) == (FOLDER / f"los_{sector}.txt").read_text("utf-8")


if __name__ == "__main__":
    for sector in LOOKOUTS:
        (FOLDER / f"los_{sector}.txt").write_text(picture(sector), "utf-8")
