# Retreat: what is asked
retreat-step = { $left ->
    [0] The retreat has reached its last hex, { $hex }. A Repulse before it ends?
    [one] One more hex of retreat from { $hex }. Where to?
   *[other] { $left } more hexes of retreat from { $hex }. Where to?
}
option-retreat = Retreat to { $hex }
option-repulse-retreat = { $name } tries to Repulse { $hex }
option-retreat-unable = Stay: a CE level and a Strength Reduction for each hex not retreated
option-surrender = Surrender
option-stop-in-camp = Stop here, inside the Fortified Camp
option-retreat-over = No Repulse
retreat-half = The half in { $hex } must retreat one hex. How does the unit lie then?
option-consolidate = All of it in { $hex }
option-wheel = Wheel: { $hex } and { $other }
demoralized-assets = { $name } in { $hex } is Demoralized and flees. Which Assets are assigned to it and go along?
roll-belgian-retreat = A Belgian Formation retreats

# Retreat: the log
retreat-begins = { $side }: a retreat of { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} from { $hex }
retreat-goes = { $side }: the retreat leads to { $hex }
retreat-unable = { $side }: the stack that left { $hex } cannot retreat { $hexes ->
    [one] one more hex
   *[other] { $hexes } more hexes
} and pays for it
belgian-retreat = { $name } ({ $side }) rolls { $roll } in retreat: { $hit ->
    [yes] a Strength Reduction
   *[no] no effect
}
fortress-turned = { $name } ({ $side }) in { $hex } loses its exterior garrison
demoralized-retreat = { $name } ({ $side }) in { $hex } is Demoralized and flees from the enemy
advanced = { $name } ({ $side }) advances into { $hex }
advance-none = No advance into { $hex }: its defenders were lost to Strength Reductions, without a retreat or a check

# Retreat: what a step costs
explain-retreat = Retreat to { $hex }
explain-retreat-zone = An EZOC that no friend negates: each Force loses a CE level
explain-retreat-barrier = A Mountain Ridge or Grand River: each Force loses a CE level and suffers a Strength Reduction

# Retreat: why not
why-not-retreat-back = The retreat has already passed { $hex }.
why-not-retreat-ground = Nobody can retreat to { $hex }.
why-not-retreat-zone = { $hex } is in an EZOC: a Demoralized Retreat does not lead through it.
why-not-retreat-dead-end = From { $hex } the retreat could not be completed.
why-not-retreat-garrison = { $hex } is farther from the city or camp of the garrison than need be.
why-not-retreat-distance = By way of { $hex } the retreat would not end { $distance } hexes from where it began.
why-not-retreat-guided = By way of { $hex } the retreat would leave the army's Area, or not lead toward a supply unit, without avoiding EZOCs.
why-not-retreat-over = The retreat is over; { $hex } is not entered.

# Advance after combat
advance-choose = { $hex } is vacated. Which unit advances{ $count ->
    [0] {""}
   *[other] {" "}too
}?
option-advance = { $name } advances from { $hex }
advance-how = { $name } advances into { $hex }. How does it lie then?
option-advance-into = All of it in { $hex }
option-advance-spread = In two hexes: { $other } and { $hex }
why-not-advance-withheld = { $name } did not take part in the attack.
why-not-advance-chosen = { $name } advances already.
why-not-advance-gone = { $name } is no longer on the map.
why-not-advance-retreated = { $name } has retreated in this phase.
why-not-advance-deployed = { $name } is deployed.
why-not-advance-stacking = With { $name } the hex would hold more than { $eighths } eighths of a division.
why-not-advance-elsewhere = An advance leads into the vacated hex only. Choose one of the attackers.

# Prepared Attacks
option-prepare = Prepare an attack on { $hex } ({ $price } MPs)
prepared-placed = { $name } ({ $side }) in { $hex } prepares an attack on { $target }: { $cost } MPs
why-not-prepare-phase = PA markers are placed in the Movement Phase only.
why-not-prepare-kind = Only infantry places PA markers.
why-not-prepare-two-hexes = { $name } is in two hexes and places no PA marker.
why-not-prepare-adjacent = { $hex } is not an adjacent hex that could be attacked.
why-not-prepare-friends = Friendly units are in { $hex }.
why-not-prepare-barrier = No attack leads over the hexside to { $hex }.
why-not-prepare-strength = The ground would leave the Force an Attack Strength below 1 against { $hex }.
why-not-prepare-limit = More would be under PA markers here than may attack from a hex ({ $eighths } eighths of a division, less in Steep Mountains).
why-not-prepare-split = Units of one Force would have PA markers that point at different hexes.
why-not-prepare-points = A PA marker costs { $price } MPs here; { $left } are left.
pin-force = PA markers point at { $hex }: { $left ->
    [one] one more Force may not leave.
   *[other] { $left } more Forces may not leave.
} Which?
pin-asset = { $hex }: { $left ->
    [one] one more Asset must stay.
   *[other] { $left } more Assets must stay.
} Which?
option-pin = { $name } stays
option-pin-assets = A Force of Assets stays
why-not-pinned = A PA marker in { $hex } pins { $name }.

# Repulse
option-repulse = Try to Repulse { $hex } ({ $price } MP)
repulse-units = Which units are used to Repulse { $hex }?
option-repulse-units = { $names }
roll-repulse = A Repulse
repulse-announced = { $side }: a Repulse of { $target } is tried from { $hex }
repulse-roll = White { $white } ({ $drm } for Proficiency), black { $black }
repulse-succeeds = The Repulse of { $hex } succeeds
repulse-fails = The Repulse of { $hex } fails
repulse-check-passed = { $name } checks: { $total } against CEL { $cel } ({ $parts }); passed
repulse-check-failed = { $name } checks: { $total } against CEL { $cel } ({ $parts }); failed by { $margin }, one level lost
why-not-repulse-adjacent = { $hex } is not adjacent to the Force.
why-not-repulse-ridge = A Mountain Ridge lies between the Force and { $hex }.
why-not-repulse-strength = No Combat unit of the Force has strength to Repulse anybody there.
why-not-repulse-halted = A Repulse has failed: there is no other in this move.
why-not-repulse-points = A Repulse costs { $price } MP.
why-not-repulse-began = Over a Grand River or an Inundation only a Force that began its move next to { $hex } can Repulse.
why-not-repulse-two-hexes = A Force in two hexes could not enter the hex, as it must over a Grand River or an Inundation.
why-not-repulse-entry-points = The Repulse and the entry that must follow cost { $needed } MPs.

# Effectiveness and losses
why-not-force-kind = { $name } cannot be part of a Force.
why-not-force-together = The units of a Force lie in the same hex, or in the same two.
why-not-force-formations = A Force has one Formation at most.
why-not-force-assets = A Force has { $most } Assets at most.
cel-asset = The best base CE of the Assets: { $name }
cel-base = Base CE of { $name }
cel-status = CE Status { $status }
why-not-attack-status = { $name } is { $status }: it neither attacks nor Repulses nor places a PA marker.
why-not-build-status = { $name } is { $status }: it builds no Improved Position.
reduced-assets = Assets suffer a Strength Reduction for each level
reduced-levels = Now { $status }
reduced-beyond = Beyond D2 each level is a Strength Reduction
levels-lost = { $name } loses { $lost ->
    [one] a level
   *[other] { $lost } levels
} of CE and is now { $status }
strength-lost = { $name } suffers a Strength Reduction
replacement-lost = { $name } cannot be reduced further: one REPL of the nation ({ $nation }) is lost
eliminated = { $name } ({ $side }) is eliminated ({ $hex })
