"""The engine: hexes, decisions and dice. It knows no game."""
