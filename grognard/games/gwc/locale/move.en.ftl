# Move, Advance, Offensive, Tanks, Mines, Gas, Wire.

edge-top = upper edge
edge-bottom = lower edge
edge-left = left edge
edge-right = right edge
cause-immobilization = Immobilization

# Move
move-choose = Who moves next?
stack-choose = Who moves together with { $first }? ({ $count } so far)
step-choose = { $first }: { $left } MP left
option-step = { $hex } ({ $cost } MP)
option-exit = Leave the map by the { $edge }
option-transfer = { $giver } hands { $weapon } to { $taker } (1 MP)
step = { $names }: { $start } to { $hex }, { $cost } MP, { $spent } in all.
entered = Into { $hex }: { $names }.
step-left = { $name } would pay { $cost } MP and have { $left } left.
why-not-enemy-occupied = The enemy is in { $hex }.
why-not-second-tank = There is a friendly Tank in { $hex }.
why-not-visited = { $hex } was occupied earlier in this Offensive.
why-not-overstacked = { $hex } would hold { $figures } figures.
why-not-is-overstacked = { $hex } holds { $figures } figures: it is overstacked.
why-not-too-dear = { $hex } costs { $cost } MP, and { $name } has { $left } left.
why-not-too-dear-exit = Leaving the map costs { $cost } MP.
why-not-flank = Nobody leaves the map by a flank.
why-not-runner-edge = { $name } is a Runner and leaves only by the friendly edge.
why-not-own-edge = { $name } may leave only by the enemy's edge.
why-not-exited-once = { $name } has left the map once already.
why-not-at-edge = { $name } does not stand at that edge.
why-not-engine = The engine of { $name } has failed.
why-not-stuck = { $name } has { $left } MP and can enter no adjacent hex.
why-not-adjacent = { $hex } is not adjacent.
why-not-not-activated = { $name } is not activated for this Order.
why-not-has-moved = { $name } has finished its move.
why-not-other-hex = { $name } is in another hex.

# Tanks, Wire, Mines
immobilized = { $name } bogs down in { $hex }: { $roll } against { $bog }.
not-immobilized = { $name } gets through in { $hex }: { $roll } against { $bog }.
wire-removed = The Wire in { $hex } is gone.
mine-attack = Mines in { $hex } against { $names }: { $modifiers } and { $roll } make { $total }.
mines-fp = Mines

# Actions
action-entered = A hex was entered: play an Action?
wire-choose = Which Wire is removed?
hidden-wire = Hidden Wire in { $hex }.
storm-troops = Storm Troops: they may enter enemy-occupied hexes.
why-not-no-wire-in-reach = No Wire is in or next to a hex with a moving Formation of boxed Movement.
why-not-just-entered = Nobody has just entered a hex.
why-not-water = { $hex } is Water Terrain.
why-not-fortified = { $hex } has a Fortification already.
why-not-no-wire-left = No Wire is left in the countermix.
why-not-storm-period = Only Germans have Storm Troops, from 1916 on.
why-not-move-order = Only in a Move Order of your own.
why-not-storming = Storm Troops are at work already.
why-not-no-storm-troops = No Unit with boxed Range is activated to Move.

# Advance
advance-choose = Who Advances next?
advance-hex = Where does { $first } Advance?
why-not-hemmed-in = { $name } can Advance nowhere.

# Offensive
offensive-first = Offensive: who begins the line?
offensive-line = Offensive: who is next in the line? ({ $count } so far)
why-not-broken = { $name } is broken.
why-not-no-line = { $name } makes no line of adjacent hexes with an infantry Leader.
why-not-no-offensive = { $side } has no line of two hexes with an infantry Leader.
odds-immobilized = Immobilized
odds-not-immobilized = free to go on
way-closed = The way into { $hex } is closed.
