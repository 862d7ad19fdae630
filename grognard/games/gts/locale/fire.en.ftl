# Questions and their answers
fire-choose = At whom does { $name } in { $hex } fire?
opportunity-offer = { $name } in { $hex } { $trigger }. Opportunity Fire?
option-opportunity = { $name } fires at { $target }
convert-choose = { $name } is Suppressed. Try to take a Cohesion Hit instead?
option-convert = Try to convert it
option-take-suppression = Take the Suppression
check-spend = { $kind }: does { $name } roll, or does its Division spend a Command Point?
option-roll = Roll
option-spend-command = Spend a Command Point

# What triggers Opportunity Fire
trigger-move = leaves its hex
trigger-column = changes into or out of Column
trigger-mount = mounts
trigger-dismount = dismounts
trigger-enter = enters an entrenchment
trigger-leave = leaves an entrenchment
trigger-engineer = takes an Engineer Action
trigger-assault = Assaults
trigger-run = runs away

# Dice and checks
fire = Fire
check = { $kind }: { $name } ({ $side }) rolls { $die } against { $total } ({ $modifiers }): { $passed ->
    [true] passed
   *[false] failed
 }
check-bought = { $kind }: a Command Point is spent on { $name } ({ $side })
check-company-bonus = Company Bonus
check-opportunity = Opportunity Fire
check-suppression = Possible Suppression
check-conversion = Conversion to a Cohesion Hit

# Shots
shot = { $manner }: { $name } ({ $side }) in { $from_ } at { $target } in { $hex }, { $weapon }: rolls { $die } against { $rating } ({ $modifiers }): { $result }
manner-direct = Direct Fire
manner-indirect = Indirect Fire
manner-opportunity = Opportunity Fire
manner-opportunity-column = Opportunity Fire
manner-opportunity-engineer = Opportunity Fire
manner-assault-fire = Assault Fire, Fire Rating
manner-assault-rating = Assault Fire, Assault Rating
manner-defence-fire = Assault Fire of the defence, Fire Rating
manner-defence-rating = Assault Fire of the defence, Assault Rating
weapon-dual = Dual Purpose
weapon-small-arms = Small Arms
weapon-armor-piercing = Armor Piercing
weapon-light-mortar = Light Mortar
weapon-mortar = Mortar
weapon-indirect = Indirect HE
weapon-direct-he = Direct HE
weapon-emplaced = Emplaced Artillery
weapon-organic = Organic Artillery
result-miss = a miss
result-S-perhaps = S?, Possible Suppression
result-S = S, Suppression
result-C = C, a Cohesion Hit
result-1 = 1, a Step Loss
result-E = E, Elimination

# Results
suppressed = { $name } ({ $side }) is Suppressed
cohesion-hit = { $name } ({ $side }) takes a Cohesion Hit and has { $hits }
step-lost = { $name } ({ $side }) loses a Step
eliminated = { $name } ({ $side }) is eliminated in { $hex }

# Modifiers of Troop Quality
mod-quality = Troop Quality
mod-out-of-command = Out of Command
mod-suppressed = Suppressed
mod-two-hits = two Cohesion Hits
mod-step-lost = Step Loss
mod-light-barrage = light barrage
mod-heavy-barrage = heavy barrage
mod-improved-position = improved position
mod-entrenchment = entrenchment
mod-men-rallying = Men Rallying
mod-men-at-work = Men at Work

# Modifiers of fire
mod-fire-rating = Fire Rating
mod-assault-rating = Assault Rating
mod-cohesion = Cohesion Hits
mod-in-column = firer in Column
mod-range = range { $range }
mod-company-bonus = Company Bonus
mod-fog = fog
mod-rain = rain
mod-night = night
mod-firer-entrenched = firer entrenched
mod-defense = Defense Rating
mod-mass = { $steps } Steps in the hex
mod-orchard = orchard
mod-scrub = scrub
mod-woods = woods
mod-forest = forest
mod-bocage = bocage
mod-village = village
mod-town = town
mod-city = city
mod-fortified = fortified place
mod-dunes = dunes
mod-beach = beach
mod-marsh = marsh
mod-ridge = ridge
mod-wall = wall
mod-target-column = target in Column
mod-in-hex = acts in a Fire Zone
mod-zone-to-zone = Fire Zone to Fire Zone
mod-out-of-zones = leaves all Fire Zones
mod-running = runs away

# Explanations
explain-rating = Against { $name }: a hit on this or less
explain-company-bonus = First the Company Bonus: +2 on a roll of { $quality } or less.
explain-opportunity-check = First { $name } checks: it fires on this or less
explain-check = Passed on this or less
explain-spend = Passed without a roll; the Division has { $left } left.
explain-conversion = Converted on this or less
explain-hit-marker = { $name } then takes a Cohesion Hit.
explain-hit-step = For { $name } it is the third: a Step Loss.
explain-hit-end = { $name } does not survive that.
odds-eliminated = eliminated
odds-step = Step Loss
odds-cohesion = Cohesion Hit
odds-suppression = Suppression
odds-perhaps = Possible Suppression
odds-miss = miss

# Refusals
sight-terrain = The terrain in { $hex } blocks the Line of Sight.
sight-barrage = The barrage in { $hex } blocks the Line of Sight.
sight-hexside = The hexside between { $one } and { $two } blocks the Line of Sight.
why-not-nobody-to-fire-at = There is no enemy in { $hex }.
why-not-friend = { $name } is no enemy.
why-not-target-entering = { $name } is still on its entry hex and cannot be fired at.
why-not-range = { $distance } hexes are too far; the Fire Range is { $range }.
why-not-sight = { $distance } hexes are too far; nobody sees farther than { $longest }.
why-not-adjacent = An enemy next to { $name } cuts its Fire Range to 1.
why-not-barrage = The barrage in { $hex } cuts the Fire Range to 1.
why-not-artillery-direct = { $name } fires directly at three hexes or less.
why-not-no-trigger = { $name } does nothing that could be fired at now.
why-not-had-its-turn = { $name } has had its turn at this trigger.
why-not-assault-others = { $name } may not fire at this: it is a matter of others in the Assault.
why-not-suppressed = { $name } is Suppressed.
why-not-entering-fires = { $name } is still on its entry hex and not in play.
why-not-mortar = { $name } is a Mortar: no Direct Fire, no Fire Zone, no Opportunity Fire.
why-not-no-rating = { $name } has no Fire Rating.
