# Movement: Forces, ways, Forced March, stacking
force-choose = Which Force moves next? Choose one of its units.
option-force = { $name } in { $hex }
join-choose = { $name } in { $hex } moves. Which Assets go along?
option-join = Take { $name } along
move-choose = { $name } in { $hex }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } units)
}: { $left ->
    [0] no MPs left
    [one] one MP left
   *[other] { $left } MPs left
}{ $march ->
    [0] {""}
   *[other] , and { $march } by Forced March
}. What does it do?
option-go = To { $hex } ({ $cost } { $cost ->
    [one] MP
   *[other] MPs
})
option-go-march = To { $hex } ({ $cost } { $cost ->
    [one] MP
   *[other] MPs
}, { $forced } by Forced March)
option-step = One step to { $hex }, directly ({ $cost } { $cost ->
    [one] MP
   *[other] MPs
})
option-step-march = One step to { $hex }, directly ({ $cost } { $cost ->
    [one] MP
   *[other] MPs
}, { $forced } by Forced March)
option-drop = Drop off { $name }
option-pick = Pick up { $name }
option-show = Put { $name } on top of the stack
overstacked-choose = { $hex } is over-stacked by { $excess } eighths of a division. Which unit is lost?
train-when = { $name } has come next to the Train of { $train } in { $hex }. Does the Train retreat before the cavalry reacts, or after it?
option-train-before = The Train retreats first
option-train-after = The cavalry reacts first
roll-forced-march = Effectiveness Check after a Forced March

# The log of movement
goes = { $name } ({ $side }) goes from { $start } to { $hex }: { $cost } { $cost ->
    [one] MP
   *[other] MPs
}
halts = { $name } ({ $side }) halts in { $hex }
dropped = { $name } ({ $side }) is dropped off in { $hex }
picked = { $name } ({ $side }) is picked up in { $hex }
bridge-blown = The bridge { $hexside } is blown before { $name } ({ $side })
forced-march = { $name } ({ $side }) has marched on for { $points } { $points ->
    [one] MP
   *[other] MPs
}; roll { $dice }
forced-march-check = { $name } checks: { $total } ({ $modifiers }) against CEL { $cel } ({ $parts }); { $failed ->
    [0] passed
    [one] failed by one
   *[other] failed by { $failed }
}
forced-march-marker = { $name } ({ $side }) is out of breath and loses its PA marker

# What a step costs
cost-hexside = { $terrain ->
    [clear] Clear hexside
    [forest] Forest hexside
    [deep_forest] Deep Forest hexside
    [moor] Moor hexside
    [foothills] Foothills hexside
    [mountain] Mountain hexside
    [steep_mountain] Steep Mountain hexside
   *[other] { $terrain }
}
cost-bridge = Roadway Bridge over a { $river ->
    [minor_river] Minor River
    [major_river] Major River
    [great_river] Great River
   *[grand_river] Grand River
}
cost-feature = { $feature ->
    [minor_river] Minor River
    [major_river] Major River without a bridge
    [great_river] Great River without a bridge
    [grand_river] Grand River without a bridge
    [inundation] Inundation
    [ridge] Mountain Ridge
    [escarpment] Escarpment
   *[other] { $feature }
}
cost-zone-enter = Entering an EZOC
cost-zone-leave = Leaving an EZOC
cost-zone-to-zone = From EZOC to EZOC
cost-zone-to-friends = From EZOC to EZOC, onto a friendly Formation or Fortress
cost-bare-fortress = An enemy Fortress without exterior garrison
cost-prepared-least = A Prepared Attack costs at least four MPs

# Allowances
mp-movement = The Movement Phase
mp-counter = The Counter Movement Phase
mp-reaction = MPs expended by Cavalry Reaction
mp-immobile = It cannot move
mp-forced-march = By Forced March
mp-no-forced-march = { $name } cannot make a Forced March
mp-forced-march-ban = No Forced March for the French in their first Movement Phase
check-forced-march = MPs of the Forced March

# What comes of a move
explain-phase-done = The movement phase is over; unspent MPs are lost.
explain-step = { $hex }: { $cost } { $cost ->
    [one] MP
   *[other] MPs
}.
explain-left = { $left ->
    [0] No MPs are left then.
    [one] One MP is left then.
   *[other] { $left } MPs are left then.
}
explain-march = A Forced March of { $points } { $points ->
    [one] MP
   *[other] MPs
}: a check at the end of the move, two dice +{ $drm } against CEL { $cel }.
odds-march-passed = Check passed
odds-march-failed = Check failed

# Why not
why-not-off-map = There is no hex there.
why-not-adjacent = { $hex } is not adjacent.
why-not-neutral = { $hex } is in neutral territory: { $country ->
    [Switzerland] Switzerland
   *[other] the Netherlands
}.
why-not-outside = { $hex } is outside the area of this scenario.
why-not-enemy = Enemy units hold { $hex }.
why-not-began-adjacent = Hexside { $side } may be crossed only by units that began the phase next to it.
why-not-points = { $need } MPs would be needed, { $left } are left at most.
why-not-no-way = No way leads to { $hex }.
why-not-hex-itself = The Force is in { $hex } already.
why-not-force-none = Choose one of your units, or a hex.
why-not-force-enemy = Only one side moves in this phase.
why-not-move-absent = { $name } is not on the map.
why-not-move-moved = { $name } has ended its move.
why-not-move-immobile = { $name } cannot move.
why-not-move-sea = { $name } is at sea, and there is no Naval Transport in the Counter Movement Phase.
why-not-move-at-sea = { $name } is at sea.
why-not-move-halted = A Repulse has failed: the Force moves no further in this phase.
why-not-move-railborne = { $name } is in Rail Mode and follows the railway.
why-not-move-task = { $name } must first complete the task that it has begun.
why-not-move-two-hexes = { $name } is in two hexes: it wheels, shifts or consolidates.
why-not-join-itself = { $name } moves with the Force already.
why-not-join-elsewhere = { $name } is not in the hex of the Force.
why-not-join-points = { $name } would have spent { $spent } MPs and has only { $given }.
why-not-join-march = The Force has marched on for { $forced } MPs; with this unit it may do so for { $limit } at most.
why-not-done-task = { $name } must go on with its task.
why-not-done-recalled = { $name } must return toward its city or camp.
why-not-surplus-elsewhere = Choose one of the over-stacked units in { $hex }.
why-not-surplus-size = { $name } does not count for the stacking limit.
