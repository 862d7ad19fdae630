# What words.py makes for every chapter

option-unit = { $name } in { $hex }
option-hex = { $hex }
off-map = off the map
unit-unseen = A unit
