"""Write every map document from its sketch."""

from __future__ import annotations

from grognard.games.gts.maps.drawing.draw import MAPS, draw
from grognard.games.gts.maps.drawing.write import as_toml

if __name__ == "__main__":
    for name, target in MAPS.items():
        target.write_text(as_toml(draw(name)), encoding="utf-8")
        print(target.name)
