# Attack phases and combat

# Kinds and sizes
type-infantry = Infantry
type-chasseurs_alpins = Chasseurs Alpins
type-garrison = Garrison
type-loc_infantry = LOC infantry
type-cavalry = Cavalry
type-jaeger = Jäger
type-loc_cavalry = LOC cavalry
type-fort = Fort
type-artillery = Artillery
type-siege_artillery = Siege-Artillery
type-siege_train_hq = Siege-Train HQ
type-depot = Depot
type-corps_train = Corps Train
type-fortress1 = Fortress1
type-fortress2 = Fortress2
size-corps = corps
size-division = division
size-brigade = brigade
size-regiment = regiment
size-none = no size

# Declaring attacks
pa-superfluous = The PA marker of { $name } ({ $side }) points at nobody in { $hex } who can be attacked; it is taken off
attack-declare = Attacks: which hex do you attack? All attacks are declared before the first is resolved.
option-attack = Attack { $hex }
option-attack-again = Change the attack on { $hex }
attack-join = Attack on { $hex }: who takes part?
option-join-attack = { $name } from { $hex } joins
option-join-stack = All of { $hex } join
option-leave = { $name } in { $hex } stays out after all
attack-obliged = Not all units with PA markers may attack { $hex } together. Who does?
attack-declared = { $hex } will be attacked from { $hexes } ({ $side })
attack-order = { $count ->
    [one] The last attack
   *[other] Which attack is resolved next? { $count } are left.
}
option-resolve = The attack on { $hex }
target-empty = In { $hex } there is nobody to attack.
target-no-garrison = In { $hex } there is only a Fortress without an exterior garrison.
target-protected = { $hex } cannot be attacked: an infantry division holds the Fortified Camp of its Fortress.
attack-not-adjacent = { $name } is not next to { $hex }.
attack-works = { $name } only ever defends.
attack-no-strength = { $name } has no attack strength.
attack-barrier = { $name } cannot attack { $hex } across a Mountain Ridge or an Inundation.
attack-retreated = { $name } has retreated in this phase.
attack-prepared-elsewhere = The PA marker of { $name } points at { $hex }.
attack-stacking = From { $hex } at most { $size } division-equivalents may attack, with { $assets } Assets of which { $guns ->
    [0] none is
    [one] one is
   *[other] { $guns } are
} artillery.
attack-split = The Formation of { $name } attacks another hex, and a Force does not divide its attack.
attack-artillery-alone = { $name } needs a Combat unit of its hex in the same attack.
join-already = { $name } takes part already.
join-elsewhere = { $name } attacks { $hex }.
leave-prepared = { $name } has a PA marker that points at this hex: it must attack.
why-not-no-hex = Choose a hex with enemies.
why-not-nobody-near = You have nobody next to { $hex }.
why-not-join-subject = Choose one of your units next to the hex.

# An attack begins
attack-begins = Attack on { $hex } from { $hexes } ({ $side })
attack-void = The attack on { $hex } ({ $side }) is no longer possible
attack-reveals = In { $hex }: { $units }
revealed-unit = { $name } ({ $type }, { $size })
withhold-attacker = Attack on { $hex }: do you withhold units without PA markers?
option-withhold = Withhold { $name } in { $hex }
withhold-not-attacking = That unit does not attack.
withhold-prepared = { $name } has a PA marker that points at this hex: it cannot be withheld.
withhold-needed = Without { $name } the others could not attack.
withheld = { $name } ({ $side }) is withheld
choose-defender = Not all units in { $hex } may fight. Who takes part in its defence?
choose-weak-defender = { $hex }: do Combat Ineffective or Demoralized Formations take part? Those you do not name are withheld.
choose-asset-defender = { $hex }: which Assets take part? The others stay with a Formation that is withheld.
assign-asset = To which Formation in { $hex } is { $name } assigned for this combat?
naval-support = Do you ask the Royal Navy to support { $hex }? It does so once in a phase.
naval-support-given = The Royal Navy supports the defence of { $hex }
naval-allied-only = The Royal Navy supports only the Allies.
naval-coastal-only = { $hex } is not on the coast.

# Ammunition
ammo-provide = Ammo for the Force of { $name } in { $hex }: from where? Without it the Force counts half.
option-ammo = { $kind } { $name }
option-ammo-extended = { $kind } { $name }; { $flips } into Extended Mode
option-ammo-trucks = The trucks of the army
option-save-ammo = No Ammo for this Force
source-depot = Depot
source-train = Train
source-railway = Railway
source-camp = Fortified Camp
source-fortress = Fortress
source-port = Port
source-paris = Paris
source-samson = Port behind Samson
ammo-given = The Force of { $name } in { $hex } has Ammo
ammo-saved = The Force of { $name } in { $hex } fights without Ammo, which is saved
ammo-none = No Ammo reaches the Force of { $name } in { $hex }

# Strengths and odds
combat-strength = Your strength at { $hex }: { $parts } = { $total }
attack-strength = { $name } { $amount }
defence-strength = { $name } { $amount }
half-two-hex = { $name } has half of itself here: { $amount }
half-no-ammo = { $name } has no Ammo: { $amount }
attack-hexside = the hexside from { $hex }: { $amount }
defence-terrain = the ground of { $hex }: { $amount }
combat-odds = { $hex }: { $attack } against { $defence } is { $initial }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
}: { $final }, on column { $column }
shift-prepared = Prepared Attack
shift-flanked = Flanked from { $count } hexes
shift-rivers = all attack across Great or Grand Rivers
shift-elevation = all attack uphill
shift-naval = Royal Navy
combat-proficiency = Your Proficiency: { $modifiers } = { $total }
proficiency = { $name }
proficiency-alpine = Chasseurs Alpins in the mountains
proficiency-fortress = Fortress
proficiency-limit = no more than two

# Intensity
attack-mandated = Is the attack on { $hex } one of the Mandated Attacks of your plan? Then it must be Intense.
intensity-attacker = Attack on { $hex } at { $column }: Intense or not?
intensity-defender = Defence of { $hex } at { $column }: Intense or not?
option-intense = Intense
explain-calm-attacker = The defender retreats on black results only, and you suffer nothing for it.
explain-calm-defender = Your stack retreats on black results, and on white ones if the attack is Intense.
explain-intense-attacker-ground = The defender retreats on white results too, unless his defence is Intense.
explain-intense-attacker-losses = A Strength Reduction for you if the result has no black retreat.
explain-intense-defender-ground = Your stack retreats on black 2 only, or on any black result if the attack is Intense too.
explain-intense-defender-losses = A Strength Reduction for you if the result has a retreat of one hex, or any retreat if the attack is Intense too.
option-not-intense = Not Intense
intensity-declared = { $hex }, { $side }: { $intense ->
    [yes] Intense
   *[no] Not Intense
}
combat-intensity = { $hex }: { $intensity }
intensity-low = Low Intensity
intensity-attacker_intense = Attacker Intense
intensity-defender_intense = Defender Intense
intensity-high = High Intensity
intense-kind = { $name } is cavalry, an Asset or a Fortress and cannot fight Intensely by itself.
intense-belgian = { $name } is on the reduced side of its secondary counter and not in an Improved Position.
intense-exhausted = { $name } can take no further Strength Reduction on the map.
intense-mandated = A Mandated Attack is Intense.

# The dice
roll-combat = Combat: the white and the black die
doctrine-reroll = The black die shows { $die }: by the Allied doctrine of these weeks both dice are rolled again
combat-reroll = { $dice }: the doctrine of the Allies has both dice rolled again
combat-result = { $hex }, column { $column }: { $dice }, white { $white } after a DRM of { $drm }, black { $black }: { $result }
roll-small-magnitude = Is a Strength Reduction suffered from so small an enemy?
small-magnitude = The enemy has no more than { $size } division-equivalents
small-magnitude-roll = A small enemy before { $side }: { $dice }, { $hit ->
    [yes] the Strength Reduction is suffered
   *[no] no Strength Reduction
}
reductions-due = Losses of { $side }: { $modifiers }; { $number ->
    [0] no Strength Reduction
    [one] one Strength Reduction
   *[other] { $number } Strength Reductions
}
sr-table = Combat Results Table
sr-black-2 = black 2
sr-intense-attack = Intense attack without a black retreat
sr-intense-defence = Intense defence with a retreat result
choose-reduced = { $left ->
    [one] A Strength Reduction: which unit suffers it?
   *[other] { $left } Strength Reductions: which unit suffers the next?
}
why-not-reduced-absent = That unit does not take part in this combat.
sr-formation = First come Formations that can still be reduced on the map.
sr-assigned-asset = Next come Assets at full strength that are assigned to a Formation.
sr-asset = Next come Assets without a Formation.
sr-belgian = A Belgian Formation that can take no more is eliminated.
sr-replacement = Nobody here can be reduced any further: it costs a REPL.

# Retreat of the defender
combat-retreat = { $hex }: { $reason }
retreat-none = no retreat in the result
retreat-due = the defenders retreat ({ $result ->
    [w1] white 1
    [b1] black 1
    [b2] black 2
   *[other] { $result }
}, { $intensity })
retreat-refused = the defenders stay ({ $result ->
    [w1] white 1
    [b1] black 1
    [b2] black 2
   *[other] { $result }
}, { $intensity })

# Artillery
support-choose = Artillery in the defence of { $hex }: which neighbours support it? { $count } so far.
option-support-all = All that may
support-subject = Choose one of your units next to the defended hex.
support-not-near = { $hex } is not next to the defended hex and to an attacker.
support-attacked = { $hex } is itself attacked in this phase.
support-other-army = { $name } is not of the defenders' army.
support-used = { $name } fights here, or has used its artillery in this phase.
support-withheld = { $name } is withheld from this combat.
support-retreated = { $name } has retreated in this phase and takes part in no other combat.
support-steep = { $name } takes no part in a combat from a Steep Mountain.
support-gun-alone = { $name } supports only beside a Combat unit of its hex that may take part.
support-no-artillery = { $name } has no artillery.
support-enough = { $hex } already gives all the support that it may.
artillery-value = Your artillery: { $parts } = { $total }
artillery = { $name } { $amount }
artillery-mountain = no more than the mountains allow, from { $hex }: { $amount }
artillery-escarpment = up an escarpment from { $hex }: { $amount }
artillery-rounded = rounded up: { $amount }
artillery-drm = Artillery of { $side }{ $support ->
    [0] {""}
   *[other] {""}, with { $hexes }
}: { $reason }, DRM { $drm } to the enemy
check-artillery = AV { $av } on { $size } division-equivalents

# Checks after combat
roll-check = Effectiveness Check after combat
check-roll = Check of { $side } in { $hex }: { $dice }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
}: { $total }
check-result = result of the combat
check-flanked = Flanked
check-force = Force of { $name }: { $total } against a CEL of { $level }; { $failed ->
    [0] passed
   *[other] failed by { $failed }
}{ $levels ->
    [0] {""}
    [one] {""}, one level
   *[other] {""}, { $levels } levels
}{ $reductions ->
    [0] {""}
    [one] {""}, one Strength Reduction
   *[other] {""}, { $reductions } Strength Reductions
}{ $hexes ->
    [0] {""}
    [one] {""}, retreat of one hex
   *[other] {""}, retreat of { $hexes } hexes
}
sr-check = failed by seven or more
sr-excess-levels = levels that can no longer be lost
retreat-check = failed by seven or more
retreat-ci = Combat Ineffective
retreat-demoralized = Demoralized
