# Air Assault, Artillery Denied, Artillery Request.

# questions
air-facing = The aircraft is over { $hex }: choose the direction in which it flies.
air-target = The aircraft flies from { $hex } in direction { $direction }: choose what it attacks.
air-next = Choose the hex that is attacked next.
bombardment-choose = Fire for Effect: a new area, or the registered one?
spotter-choose = Choose the Spotter.
spotting-choose = Choose the hex of the Spotting Round.
barrage-axis = Choose the row of the barrage through { $hex }.
impact-next = Choose the occupied hex that is attacked next.
creep-direction = Choose the direction in which the barrage creeps.
gas-place = There is not enough Gas for all hexes: choose one for a marker.
gas-victim = Major Gas Attack: choose the Unit that is eliminated.
action-fire-for-effect = An Impact Roll is about to be made: play an Action?
action-gas = The Gas has broken Units: play an Action?

# answers
option-direction = Direction { $direction }
option-bomb = Bomb { $hex }
option-strafe = Strafe { $hex }
option-fao = The Forward Artillery Observer in { $hex }
option-axis = { $axis ->
    [1] Directions 1 and 4
    [2] Directions 2 and 5
   *[3] Directions 3 and 6
}
option-bombard-new = A new area: Spotting, Accuracy, Impact
option-bombard-standing = The registered area, as a Standing Barrage
option-bombard-creeping = The registered area, as a Creeping Barrage

# log
air-assault-cancelled = The Air Assault of { $side } is cancelled.
air-assault-no-target = The aircraft of { $side } finds no target from { $hex }.
air-bomb = { $side } bombs { $hexes }.
air-strafe = { $side } strafes { $hexes }.
attack-total = { $side } attacks { $hex }: { $fp } FP ({ $modifiers }) and a roll of { $roll } give { $total }.
telephone-broken = { $name } of { $side } is out of touch.
telephone-eliminated = { $name } of { $side } is lost.
barrage-removed = The Spotting Round and Impact markers of { $side } leave the map.
battery-access = { $side } reaches the battery again: { $name }, { $box }.
spotter-fao = The Forward Artillery Observer of { $side } spots from { $hex }.
spotting-round = { $side } puts the Spotting Round in { $hex }.
gas-announced = { $side } announces Gas.
accuracy = Accuracy on { $hex }: { $white } x { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $hindrance ->
    [0] {""}
   *[other] {" "}- { $hindrance } for Hindrance
} at range { $range }: { $result }.
accuracy-hit = hit
accuracy-miss = miss
drift = The Spotting Round errs by { $white } and { $coloured }{ $hex ->
    [off] , off the map
   *[other] {" "}to { $hex }
}.
round-off-map = The Spotting Round of { $side } leaves the map; the Order is over.
impacts-laid = { $side } bombards { $hex } and { $hexes }.
impact = Impact Roll by { $side } against { $hexes }: { $white } + { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} and { $modifiers } = { $total }.
sight-lost = The Spotter of { $side } no longer sees { $hex }: the guns fall silent.
registered-standing = { $side } strikes { $hex } and { $hexes } again.
registered-creeping = The barrage of { $side } creeps on to { $hex } and { $hexes }.
gas-released = { $side } releases Gas in { $hexes }.
gas-mask = Protected against Gas: { $name }.

# parts of sums
fp-bomb = bombs
fp-strafe = machine guns of the aircraft
fp-telephone = battery
fp-barrage = Barrage
accuracy-range = range
accuracy-hindrance = Hindrance

# refusals
why-not-not-in-row = The hex { $hex } is not in the row in direction { $direction }.
why-not-vacant = Nobody is in { $hex }, and the aircraft cannot strafe it.
why-not-flying-squadrons = Flying Squadrons rule the sky: no Air Assault may be ordered.
why-not-no-enemy-telephone = { $side } has no Telephone that could be broken.
why-not-no-telephone = { $side } has no Telephone for it.
why-not-no-spotter = { $side } has no Spotter left in this Turn.
why-not-spotter-rank = { $name } is not the Highest-ranking Leader.
why-not-spotter-broken = { $name } is broken and cannot spot.
why-not-barrage-date = Only the active player may call a Barrage, and not before 1915.
why-not-barrage-box = The Telephone is not unbroken in the Standing or Creeping Barrage box.
why-not-no-gas-victim = No Unit has just been broken by a Gas Attack of yours.
