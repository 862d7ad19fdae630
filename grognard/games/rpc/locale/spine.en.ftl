# Sides, units, markers
side-german = Germans
side-british = British
off-map = off the map
unit-reserve-infantry = Reserve infantry
unit-infantry = Infantry
unit-late-infantry = Late-war infantry
unit-storm-infantry = Storm infantry
unit-bef-infantry = BEF infantry
unit-machine-gun = Machine gun
unit-artillery = Artillery
unit-mortar = 7.58 cm mortar
unit-stokes-mortar = Stokes mortar
unit-heavy-mortar = Heavy mortar
unit-flamethrower = Flamethrower
unit-cavalry = Cavalry
unit-horse-artillery = Horse artillery
unit-horse-machine-gun = Horse machine gun
unit-tank = Tank
unit-a7v = A7V tank
unit-armored-car = Armoured car
marker-trench = Trench
marker-blockhouse = Blockhouse
marker-scrape = Scrape
marker-shovel = Shovel
marker-hallowed = Hallowed ground
marker-gas = Gas
marker-smoke = Smoke
marker-bomb-stop = Bomb stop
marker-breach = Breach
marker-barrage = Creeping barrage
marker-ffe = Fire for effect
marker-cross-hair = Cross hair
badge-formed = formed
badge-dispersed = dispersed
badge-spent = spent
badge-in = IN
badge-moving = moving
badge-digging = digging
badge-standby = standing by

# Options
option-unit = { $name } in { $hex }
unit-called = { $name }
option-hex = { $hex }
option-vertex = Corner { $vertex }
option-set-up = { $name }

# Set-up
set-up-choose = Which unit is set up next?
set-up-hex = Where is { $name } set up?
set-up-how = How does { $name } stand in { $hex }?
posture-formed-in = Formed, IN
posture-formed-blockhouse = Formed, IN the blockhouse
posture-formed-trench = Formed, IN the trench
posture-formed-out = Formed
posture-dispersed-in = Dispersed, IN
posture-dispersed-blockhouse = Dispersed, IN the blockhouse
posture-dispersed-trench = Dispersed, IN the trench
posture-dispersed-out = Dispersed
marker-choose = Which marker is placed next?
marker-hex = Where is this marker placed: { $marker }?
marker-placed = { $marker } laid in { $hex }
placed = { $name } ({ $side }) is placed in { $hex }
place-choose = Place a reinforcement of turn { $turn }?
register-hex = Which hex has the preregistered vertex of { $group }?
register-vertex = Which of its corners?
observer-choose = Which unit observes for the trench sets?

# The turn
initiative-roll = Initiative
initiative = The { $side } have the initiative on turn { $turn }, with { $couplets ->
    [0] no command couplets
    [one] one command couplet
   *[other] { $couplets } command couplets
}
turn = Turn { $turn }{ $night ->
    [true] {""} (night)
   *[false] {""}
}
passed = The { $side } pass
command-choose = Which unit or group is commanded?
command-add = { $count ->
    [one] One unit is chosen. Add another?
   *[other] { $count } units are chosen. Add another?
}
commanded = The { $side } command: { $units }
actor-choose = Which unit acts?
action-choose = What does { $name } do?
action-deploy = Deploy
action-dig = Dig
action-fire = Fire
action-move = Move
deployed = { $name } ({ $side }) { $formed ->
    [true] forms up
   *[false] disperses
}
digs = { $name } ({ $side }) digs in { $hex }
shovel-choose = What has { $name } dug in { $hex }?
shovel-scrape = A scrape
shovel-stop = A bomb stop against { $hex }
shovel-clear = The bomb stop against { $hex } away
shovel-clear-theirs = The bomb stop in { $hex } away
shovel-scrape-done = { $name } ({ $side }): a scrape in { $hex }
shovel-stop-done = { $name } ({ $side }): a bomb stop between { $hex } and { $other }
shovel-clear-done = { $name } ({ $side }): no more bomb stop between { $hex } and { $other }

# Checks
check = { $kind }: { $name } ({ $side }) in { $hex } rolls { $dice }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
}: { $total } against cohesion { $cohesion }, { $result }
check-fire = Fire
check-ffe = Fire for effect
check-gas = Gas
check-melee = Melee
check-lost = Lost
check-bog = Bog
check-rally = Rally
check-passed = no effect
check-failed = dispersed and spent
check-killed = destroyed
check-rallied = it rallies
check-not-rallied = it does not rally
dispersed = { $name } ({ $side }) in { $hex } is dispersed
destroyed = { $name } ({ $side }) in { $hex } is destroyed ({ $cause })
cause-fire = fire
cause-ffe = fire for effect
cause-gas = gas
cause-melee = melee
cause-bombardment = bombardment
cause-barrage = creeping barrage
cause-isolation = isolation
mod-hallowed = hallowed ground
why-not-enemy = { $name } is not yours.
why-not-spent = { $name } is spent.

# Victory
victory-control = all objectives in one hand
victory-split = the objectives are divided
victory-points = victory points
victory-tie = equal points
victory-units = units beyond the line

# The board as text
text-turn = Turn { $turn } of { $turns }
text-night = Night
text-initiative = Initiative: { $side }, couplets left: { $couplets }
text-objective = Objective

# Refusals
why-not-dispersed = { $name } is dispersed: a mass is formed.
why-not-other-kind = { $name } is of another kind: a mass is of identical units.
why-not-blob = { $name } cannot join a blob.
why-not-linked = { $name } is not linked to the units chosen, or the command is full.
why-not-out-of-play = { $hex } is out of play.
why-not-area = { $hex } is not in the area of this unit.
why-not-enemy-there = There is an enemy in { $hex }.
why-not-full = Two units are in { $hex }.
why-not-nobody = No unit of yours is in { $hex }.
why-not-gone = { $name } is no longer on the map.
why-not-off-map = { $name } is not on the map.
why-not-hex-itself = Choose { $hex } itself, and not what is in it.
why-not-due-day = { $name } arrives on day { $day }.
why-not-due-turn = { $name } arrives on turn { $turn } or later.
why-not-later = { $name } arrives during play.
why-not-walks = { $name } does not walk onto the map: it is placed there right after the initiative roll.
why-not-by-edge = { $name } is not placed: it walks onto the map when it is commanded.
why-not-no-room = { $name } finds no room: every hex where it may be placed is full or held by the enemy.
why-not-overflow = There is room in the area of this unit: { $hex } is for those who find none.
why-not-chosen = { $name } is in the command already.
why-not-one-by-one = Units act one after another: { $name } acts now.
why-not-action-first = First choose what { $name } does.
why-not-unit-first = First choose which unit is set up.
why-not-placed = { $name } has its place already.
why-not-alike = { $name } waits behind another unit of its kind.
why-not-posture-first = First choose how { $name } stands in { $hex }.
why-not-marker-area = { $hex } is not in the area of this marker ({ $marker }).
why-not-marker-there = { $hex } has such a marker already ({ $marker }).
why-not-marker-printed = A trench is printed in { $hex }: no marker is needed there.
why-not-kind-first = First choose which marker is placed.
why-not-kind-enemy = These markers are not yours ({ $marker }).
why-not-kind-placed = All of these markers are placed ({ $marker }).
why-not-kind-room = No hex of the area is left for this marker ({ $marker }).
why-not-markers-first = { $name } is set up when all markers are placed.
why-not-hex-first = First choose the hex in which { $name } is placed.
why-not-marker-first = First choose the hex of this marker ({ $marker }).
why-not-shovel-first = First choose what { $name } has dug.
why-not-shovel-far = { $name } has dug in { $home }; { $hex } is not next to it.
why-not-shovel-enemy = An enemy stands in { $hex }: this bomb stop stays.
why-not-shovel-out = { $name } is not IN a trench and builds no bomb stop.
why-not-shovel-apart = No trench connects { $home } with { $hex }.
why-not-shovel-there = { $home } has a bomb stop against { $hex } already.
track-day = Day
track-turn = Turn
track-initiative = Initiative
track-couplets = Couplets left
track-artillery = Artillery groups
track-vp = Victory points
group-ready = { $group }, ready
group-aiming = { $group }, aiming
group-firing = { $group }, firing for effect
group-spent = { $group }, spent
