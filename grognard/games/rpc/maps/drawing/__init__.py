"""Draws the map documents from the sketches beside it: `python -m grognard.games.rpc.maps.drawing`.

A sketch is drawn by hand in grid coordinates: `[column, row]`, where column 0 is the leftmost one and the centre of a
hex lies at its printed row, half a row lower in the even columns (B, D, ...). The maps of one ground are a common
sketch with a small one for each year on top. The documents are committed; a test draws them again and compares.

- `hills`, `woods`, `wheat`, `lakes`, `crater_fields` are rings; levels, dots, green and blue sides follow.
- `courses` (stream, blue, wire) become the hexsides nearest to them; a road over a stream makes a bridge.
- `road`, `railway`, `trench` run straight from one hex of `via` to the next; `front` marks the two lines that face
  each other, `behind_the_lines` a hex on each side's own ground, and no man's land is what remains between.
- `wired` lists front hexes with wire towards no man's land; `splintered` names woods that have lost their dots.
"""
