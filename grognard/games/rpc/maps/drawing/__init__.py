"""Draws the map documents from the sketches beside it: `python -m grognard.games.rpc.maps.drawing`.

A sketch is drawn by hand in grid coordinates: `[column, row]`, where column 0 is the leftmost one and the centre of a
hex lies at its printed row, half a row lower in the even columns (B, D, ...). The maps of one ground are a common
sketch with a small one for each year on top. The documents are committed; a test draws them again and compares.
"""
