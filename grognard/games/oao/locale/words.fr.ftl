# Ce que words.py fournit à tous les chapitres

option-unit = { $name } en { $hex }
option-hex = { $hex }
off-map = hors carte
unit-unseen = Une unité
