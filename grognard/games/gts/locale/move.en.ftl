# 14 Movement: steps, costs, transport, refusals
step-choose = { $count ->
    [one] { $name }
   *[other] { $name } and its stack ({ $count } Units)
} in { $hex }: { $left } movement points left. Where to?
step-enter = To { $hex } ({ $cost })
step-off-road = To { $hex } across country, to go on by any Road ({ $cost })
step-minimum = To { $hex }: the minimum move, which takes all points
step-prolonge = To { $hex } by prolonge, on a check
step-column = { $name } enters Column ({ $cost })
step-deploy = { $name } leaves Column ({ $cost })
step-shed = { $name } leaves Column for a Cohesion Hit
step-dismount = { $name } dismounts ({ $cost })
step-dismount-column = { $name } dismounts into Column ({ $cost })
step-join = { $name } goes into the Artillery Park
step-drop = Drop { $name } off
step-march = Forced march: two more points on a check
mount-choose = { $name } in { $hex } mounts up. How?
option-mount = Mount up
option-mount-column = Mount up in Column
early-choose = { $name } ({ $trigger }): who fires before the change? The others may fire after it.
check-march = Forced march
check-prolonge = Retiring by prolonge
check-barrage = Leaving a heavy barrage

# The log
moved = { $name } ({ $side }): { $from_ } to { $hex } for { $cost } ({ $costs }); { $left } left
moved-minimum = { $name } ({ $side }): { $from_ } to { $hex } by the minimum move ({ $costs }: { $cost }); { $left } left
moved-prolonge = { $name } ({ $side }) is manhandled from { $from_ } to { $hex } by prolonge
column-entered = { $name } ({ $side }) enters Column; { $left } points left
column-left = { $name } ({ $side }) leaves Column; { $left } points left
mounted = { $name } ({ $side }) mounts up in { $hex }{ $column ->
    [true] {""}, in Column
   *[false] {""}
}
dismounted = { $name } ({ $side }) dismounts in { $hex }{ $column ->
    [true] {""}, in Column
   *[false] {""}
}

# What a hex costs
cost-terrain = { $terrain } { $points }
cost-hexside = { $side } { $points }
cost-road = along the Road { $points }
cost-other-road = over to another Road { $points }
cost-barrage = out of the barrage { $points }
cost-fog = fog { $points }
cost-rain = rain { $points }
terrain-clear = clear
terrain-polder = polder
terrain-orchard = orchard
terrain-scrub = scrub
terrain-woods = woods
terrain-forest = forest
terrain-bocage = bocage
terrain-village = village
terrain-town = town
terrain-city = city
terrain-fortified = fortified city
terrain-dunes = dunes
terrain-beach = beach
terrain-marsh = marsh
terrain-water = water
terrain-none = out of play
hexside-stream = stream
hexside-river = river
hexside-crest = crest
hexside-slope = slope
hexside-ridge = ridge
hexside-wall = wall
hexside-bridge = bridge
hexside-ferry = ferry

# What a step brings with it
explain-move-cost = { $name } pays { $cost }:
explain-move-overstacked = The hex is overstacked: whoever tries to leave it takes a Cohesion Hit.
explain-move-barrage = { $name } must pass this check to leave the heavy barrage, and takes a Cohesion Hit in any case.
explain-move-prolonge = { $name } moves if it passes this check, and takes a Cohesion Hit if not.
explain-move-march = { $name } has two points more if it passes this check; if not it takes a Cohesion Hit and stops.
explain-move-shed = A Cohesion Hit, but nobody may fire at it.
explain-move-fire = In the Fire Zone of { $count ->
    [one] { $name }
   *[other] { $count } enemies, { $name } among them
}: Opportunity Fire.
explain-move-zone = { $hex } is in a Fire Zone too: +2 for the firer.

# Why not
why-not-move-adjacent = { $hex } is not next to it.
why-not-move-enemy-hex = An enemy is in { $hex }: nobody moves in.
why-not-move-overstacked = { $hex } is overstacked: one Unit leaves at a time.
why-not-move-immobile = { $name } is Immobile.
why-not-move-dot = { $hex } has no centre dot and is never entered.
why-not-move-entry = { $hex } is within two hexes of a hex by which enemies are still to enter.
why-not-move-two-columns = { $name } is in Column in { $hex }: there is never a second one.
why-not-move-terrain = { $hex } ({ $terrain }) is prohibited to { $name }.
why-not-move-terrain-column = { $name } enters { $hex } ({ $terrain }) in Column only.
why-not-move-bridge = { $name } is not in Column: bridges and ferries are for Columns.
why-not-move-hexside = { $name } cannot cross this hexside: { $side }.
why-not-move-zone = { $hex } is in an enemy Fire Zone: closed to the free Action of a Division activation.
why-not-move-prolonge-zone = { $hex } is in an enemy Fire Zone: no Gun is manhandled into it.
why-not-move-prolonge-again = { $name } moves one hex by prolonge and no more.
why-not-move-other-road = { $name } cannot get from one Road to the other here, and so not to { $hex }.
why-not-move-points = { $name } has { $left } points left and needs { $cost }.
why-not-move-column-stack = A stack moves out of Column: drop the others off first.
why-not-move-in-column = { $name } is in Column already.
why-not-move-in-park = { $name } is in an Artillery Park.
why-not-move-in-and-out = { $name } has entered Column in this Action: it leaves it only for a Cohesion Hit.
why-not-move-out-and-in = { $name } has left Column for a point in this Action: it does not pay another to form it again.
why-not-move-no-column = { $name } is not in Column.
why-not-move-only-column = On this ground ({ $terrain }) { $name } stays in Column.
why-not-move-stays-column = { $name } is in Column and stays in it when it mounts.
why-not-move-mounted = { $name } is not mounted.
why-not-move-clear-entry = { $name } must leave its entry hex.
why-not-move-column-in-park = { $name } dismounts into the Artillery Park, where there is no Column.
why-not-move-march-minimum = No forced march follows the minimum move.
why-not-move-march-again = One forced march in an Action.
why-not-move-march-leg = Only Leg Units march on.
why-not-move-march-yet = { $name } can still go on with the points that it has left.
why-not-move-march-nowhere = No number of points would let { $name } leave its hex.
why-not-move-drop-alone = Nobody would go on.
why-not-move-drop-yet = Nobody has moved yet: take the move back instead.
why-not-move-back = Something was done: the move cannot be taken back.
why-not-move-pick-up = { $name } did not begin the move with them: nobody is picked up.
