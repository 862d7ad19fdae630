# Terrain, hexsides, features and Fortifications

terrain-blaze = Blaze
terrain-bridge = Bridge
terrain-water = Water Barrier
terrain-stream = Stream
terrain-marsh = Marsh
terrain-building = Building
terrain-woods = Woods
terrain-destroyed_woods = Destroyed Woods
terrain-boulders = Boulders
terrain-rubble = Rubble
terrain-orchard = Orchard
terrain-brush = Brush
terrain-quarry = Quarry
terrain-gully = Gully
terrain-shellhole = Shellhole
terrain-field = Field
terrain-open = Open Ground
hexside-fence = Fence
hexside-hedge = Hedge
hexside-wall = Wall
hexside-destroyed_wall = Destroyed Wall
feature-road = Road
feature-railway = Railway
feature-trail = Trail
fortification-foxholes = Foxholes
fortification-trench = Trench
fortification-mines = Mines
fortification-wire = Wire
fortification-pillbox = Pillbox
fortification-blockhaus = Blockhaus
marker-gas = Gas
marker-smoke = Smoke
marker-tank = a Tank
downgraded = { $hex }: { $was } becomes { $now }.
fortification-lost = { $hex }: the { $was } is lost, and no Foxholes are left to take its place.

# What a step costs, and where it may not go

cost-trench = along the Trench
cost-uphill = uphill
cost-gas = Gas
cost-first-shellhole = first Shellhole of the Order
cost-first-destroyed-woods = first Destroyed Woods of the Order
cost-quarry-to-quarry = from Quarry to Quarry
cover-road = Road in Open Ground
forbidden-impassable = { $hex } is impassable: { $terrain }
forbidden-bridge-entry = The Bridge in { $hex } is entered along its Road, Railway or Trail only
forbidden-bridge-exit = The Bridge in { $hex } is left along its Road, Railway or Trail only
forbidden-bridge-stream = The Bridge in { $hex } cannot be left across a Stream hexside
forbidden-tank-stream = A Tank cannot enter the Stream in { $hex }
forbidden-tank-woods = A Tank enters the Woods in { $hex } along a Road only
forbidden-tank-destroyed-woods = A Tank cannot enter the Destroyed Woods in { $hex }
forbidden-tank-building = The Building in { $hex } covers the centre dot and there is no Road: no Tank can enter
bog-elevation = { $hex } lies at another elevation

# Values

value-printed = printed
value-command = Command
value-suppressed = Suppressed
value-wire = Wire
value-veteran = Veteran
value-weapon = Weapon carried
value-road = Road
value-woods-fighting = Woods Fighting
value-gabions = Gabions et Fascines
height-above = firing downhill
height-below = firing uphill

# Cohesion and Weapons

cohesion-no-unit = not a Unit: Cohesion does not concern it
cohesion-always = always In Cohesion
cohesion-edge = on its own map edge
cohesion-objective = in a friendly Objective
cohesion-weapon = possesses a Weapon
cohesion-leader = within the Command Radius of { $leader }
no-carrier = { $name } cannot carry a Weapon
carries-already = { $name } already has a Weapon
flamethrower-team-only = Only a Team can carry a Flamethrower
transfer-from-platoon = Only a Platoon hands a Weapon over
transfer-to-team = A Weapon is handed only to a friendly Team in the same hex
weapon-eliminated = The { $weapon } of { $name } is eliminated.
option-discard-weapon = Eliminate one of your own Weapons
discard-weapon = Which Weapon do you eliminate?
weapon-fixed = The { $weapon } works again (Random Hex number { $number }).

# Lines of sight

sight-obstacle = { $what } in { $hex } blocks the view
sight-blaze = the Blaze in { $hex } blocks the view at every level
sight-blind = Blind Hex behind { $what } in { $hex }
sight-side = { $what } between { $hex } and { $other }
sight-hill = Hill of level { $level } in { $hex }
sight-no-crest = { $hex } has no Crest Line of level { $level } in this direction
sight-gully = the Gully in { $hex } is seen only from next to it or from higher ground
sight-quarry = the Quarry in { $hex } is seen only from next to it or from higher ground
sight-hindrance = { $what } in { $hex }
