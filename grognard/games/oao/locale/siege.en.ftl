# Fortresses, bombardment, Improved Positions, Prep Bombardment

# Fortresses
repair-camp = { $camp } is not Invested. Of which Fortress does it repair a step?
repair-lone = Which destroyed Fortress is returned to the map?
option-fortress = { $name } in { $hex } ({ $steps ->
    [0] destroyed
    [one] one step left
   *[other] { $steps } steps left
})
garrison-restored = { $name } ({ $side }) in { $hex } has its exterior garrison again
fortress-repaired = { $name } ({ $side }) in { $hex } is repaired: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
roll-fortress-surrender = Does the Fortress surrender?
roll-fortress-surrender-again = The second roll for its surrender
fortress-holds = { $name } ({ $side }) in { $hex } rolls { $die } and holds out
fortress-surrendered = { $name } ({ $side }) in { $hex } surrenders
sr-fortress = A Fortress takes no Strength Reductions
cel-fortress = Fortress defending alone
why-not-fortress-moves = A Fortress never moves.
why-not-invested = { $camp } is Invested: its units neither leave it nor place PA markers.
why-not-repair-none = There is no Fortress of yours to repair.
why-not-repair-other = It can be repaired, but not in this step.
why-not-repair-whole = { $name } has all its steps.
why-not-repair-surrendered = { $name } has surrendered.
why-not-repair-occupied = The enemy is in the hex of { $name }.
why-not-repair-fallen = { $camp } has fallen: nothing of yours is left in it.
why-not-repair-invested = { $camp } is Invested.
why-not-repair-larger = { $name }: outside Fortified Camps only destroyed Fortresses of one step are returned.
why-not-repair-behind = { $name } is behind the enemy's Front Line.
why-not-repair-zone = { $name } is in an EZOC, and no friend is in its hex.

# Bombardment
bombard-indicate = Fortress Bombardment: which Fortresses will you bombard? All are named before the first shot.
bombardments-indicated = To be bombarded ({ $side }): { $targets }
why-not-target-unnamed = { $target } was not named before the first shot.
bombard-target = Fortress Bombardment: which Fortress do you bombard?
option-target = { $target } in { $hex } (Class { $rating }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $coordinated ->
    [0] Uncoordinated
   *[other] Coordinated
})
bombard-gun = { $target } in { $hex }, Class { $rating }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}: which Siege-Artillery bombards it?
option-gun = { $name } in { $hex } ({ $caliber } cm{ $rolls ->
    [one] {""}
   *[other] , { $rolls } rolls
})
bombard-pioneers = Do the Pioneers help { $name } with this roll ({ $drm })?
roll-bombardment = Bombardment
roll-bombardment-again = Bombardment: the second roll
bombards = { $name } ({ $side }), { $caliber } cm, bombards { $target } in { $hex }
bombardment = { $caliber } cm at { $target }: { $die }{ $count ->
    [0] {""}
   *[other] , { $modifiers }: { $total }
}; { $steps ->
    [0] no effect
    [one] one step
   *[other] { $steps } steps
}
shells = Bombardments left, { $caliber ->
    [prep] Prep Bombardment
   *[other] { $caliber } cm
}: { $left }
steps-lost = { $name } ({ $side }) loses { $lost ->
    [one] one step
   *[other] { $lost } steps
}, { $left } left
fortress-destroyed = { $name } ({ $side }) in { $hex } is destroyed
camp-falls = { $camp } has no Fortress left: all units in it surrender
bombard-advance = { $camp } is Invested and its Fortress in { $hex } has fallen. Which unit advances?
bombard-advances = { $name } ({ $side }) advances into { $hex }
displace-to = The defenders of { $hex } are displaced. Into which hex of the camp?
displaced = { $side }: the units in { $hex } are displaced to { $refuge }
drm-pioneers = Pioneers
odds-fortress-destroyed = destroyed
odds-fortress-damaged = damaged
explain-caliber = { $caliber } cm against Class { $rating }
explain-rolls = rolls
explain-shells = bombardments left with { $caliber } cm
explain-pioneers = The Pioneers may help with one roll.
why-not-gun-mobile = { $name } is in Mobile Mode.
why-not-gun-fired = { $name } has already bombarded in this phase.
why-not-gun-shells = There are no shells of { $caliber } cm left.
why-not-gun-far = { $name } is neither in the hex of the Fortress nor next to it.
why-not-gun-alone = { $name } needs a Siege-Train HQ next to the Fortress or its camp.
why-not-gun-outside = Without a Siege-Train HQ { $name } must be in the hex of the Fortress.
why-not-gun-second = Without a Siege-Train HQ only one Siege-Artillery unit bombards in an attack phase.
why-not-gun-second-target = Without a Siege-Train HQ only one Siege-Artillery unit bombards a Fortress.
why-not-no-fortress = There is no enemy Fortress there.
why-not-no-gun = No Siege-Artillery is near this Fortress.
why-not-no-siege-artillery = This is not Siege-Artillery of yours.
why-not-advance-kind = { $name } is not a Combat unit that could advance.
why-not-advance-far = { $name } is not next to the hex.
why-not-advance-held = The defenders of { $hex } have no hex of their camp to be displaced to.
why-not-advance-nobody = None of your units is there.

# Siege-Artillery and Siege-Train HQs
option-deploy = Deploy { $name }
option-limber = Limber up { $name }
option-siege-marker = { $name }
deploy-another = { $name } is deploying markers. Another one?
deploys = { $name } ({ $side }) stays in { $hex } to deploy
deployed = { $name } ({ $side }) in { $hex } is deployed
limbers = { $name } ({ $side }) in { $hex } is deployed no longer
marker-sent-for = { $name } will be deployed on GT { $gt }
marker-placed-unseen = A Siege-Artillery marker ({ $side }) is deployed
marker-placed = { $name } ({ $side }) is deployed in { $hex }
marker-recalled = { $name } ({ $side }) goes back to reserve
marker-withdrawn = { $name } ({ $side }) leaves the game
why-not-deploy-mode = { $name } is not in Mobile Mode.
why-not-deploy-moved = { $name } has not stayed where it was all the phase.
why-not-deploy-heavy = { $name } deploys in a Movement Phase only.
why-not-limber = { $name } is not deployed.
why-not-marker-moves = { $name } is a marker: once deployed it cannot move.
why-not-train-phase = { $name } deploys markers in a Movement Phase only.
why-not-train-moved = { $name } has not stayed where it was all the phase.
why-not-train-railway = { $name } is neither in a friendly operational RR hex nor next to one.
why-not-train-empty = { $name } has no markers in reserve.
why-not-train-deploying = { $name } is deploying and cannot move.
why-not-train-prep = { $name } conducts a Prep Bombardment Routine and cannot leave its hex.

# Improved Positions
position-built = { $side }: an Improved Position in { $hex }
position-in-vain = { $side }: no right to an Improved Position is left, the work in { $hex } was in vain
position-ruined = The Improved Position in { $hex } is ruined
position-removed = { $side }: the Improved Position in { $hex } is given up
shift-position = Improved Position, Level { $level }
why-not-build-formation = Only an Infantry Formation builds Improved Positions.
why-not-build-there = { $hex } already has an Improved Position.
why-not-build-far = { $name } is farther than { $hexes } hexes from any enemy.
why-not-build-rights = { $side }: no right to another Improved Position before the next Inter-Phase.

# Prep Bombardment
prep-initiate = Does a Siege-Train HQ begin its Prep Bombardment Routine ({ $left ->
    [one] one GT
   *[other] { $left } GTs
} of ammunition)?
prep-initiated-unseen = A Siege-Train ({ $side }) begins a Prep Bombardment Routine: the marker is placed on GT { $gt }
prep-initiated = { $name } ({ $side }) in { $hex } begins a Prep Bombardment Routine: the marker is placed on GT { $gt }
prep-placed = { $name } ({ $side }) is ready for Prep Bombardments
prep-conduct = Do { $guns } 21 cm units bombard { $hex } before the attack? DRM { $drm }
prep-heavy = Prep Bombardment of { $hex } by { $guns } 21 cm units: which heavier gun takes part?
prep-bombards = Prep Bombardment of { $hex }
roll-prep = Prep Bombardment
prep-result = Prep Bombardment of { $hex } by { $guns } 21 cm units: { $die }{ $count ->
    [0] {""}
   *[other] , { $modifiers }: { $total }
}; { $shifts ->
    [0] no column
    [one] one column to the right
   *[other] { $shifts } columns to the right
}, SRs: { $reductions }, DRM { $checks } to the defender's checks
prep-end = Does the Prep Bombardment Routine end ({ $left ->
    [one] one GT
   *[other] { $left } GTs
} of ammunition left)?
prep-ended-unseen = The Prep Bombardment Routine ({ $side }) is over: the HQ and its markers leave the game
prep-ended = The Prep Bombardment Routine of { $name } ({ $side }) is over: the HQ and its markers leave the game
drm-prep-uphill = higher target
drm-prep-escarpment = escarpment
shift-prep = Prep Bombardment
check-prep = Prep Bombardment
why-not-prep-late = No Prep Bombardment Routine begins after GT { $gt }.
why-not-prep-running = { $name } already conducts a routine: there is only one Prep marker.
why-not-prep-ammo = The ammunition for Prep Bombardments is used up.
why-not-prep-no-train = This is not a Siege-Train HQ.
why-not-prep-none = No Siege-Train HQ is ready for Prep Bombardments.
why-not-prep-phase = Prep Bombardments are conducted in the German Attack Phase.
why-not-prep-second = A Prep Bombardment has already been conducted in this phase.
why-not-prep-far = The hex is not next to the Siege-Train HQ.
why-not-prep-division = No Infantry division in { $hex } has a PA marker that points at the target.
why-not-prep-guns = Fewer than { $least } 21 cm units are deployed with the Siege-Train HQ.
why-not-prep-mountains = { $hex } is Mountainous.
why-not-prep-water = A Great or Grand River or an Inundation lies before { $hex }.
why-not-prep-light = { $name } is a 21 cm unit: it takes part anyway.
why-not-prep-apart = { $name } is not with the Siege-Train HQ.
