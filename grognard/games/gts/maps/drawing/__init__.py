"""Draws the map documents from the sketches beside it: `python -m grognard.games.gts.maps.drawing`.

A sketch says everything in longitude and latitude. `anchor` is the centre of hex A01; hexes are 500 metres from centre
to centre, north is up. The documents are committed; a test draws them again and compares.

- `places` are points with a name, for all that follows.
- `areas` are rings: a hex whose centre lies inside takes the terrain. Later areas paint over earlier ones.
- `spots` are points: the hex around each takes the terrain, the name and the marks (`observation`, `strongpoint`).
- `courses` (river, stream, crest, slope, ridge) become the unbroken row of hexsides nearest to them.
- `lines` (road, track, railroad) run straight from the hex of one point to that of the next; where one crosses a river,
  there is a bridge.
- `labels` are words at the hex of a point.
"""
