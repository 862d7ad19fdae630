# Movement: steps, refusals, consequences, transport
step-choose = { $name } in { $hex }: { $left ->
    [0] no points left but the bonus
    [one] one point left
   *[other] { $left } points left
}. Where to?
step-enter = To { $hex }
step-along = Along the trench to { $hex }
step-over = Over the top to { $hex }
step-in = Go IN
step-blockhouse = Go IN the blockhouse
step-trench = Go IN the trench
step-melee = Start a melee
step-assault = Go IN and start a melee
step-exit = Leave the map
step-with = Take { $name } along
step-leave = Leave { $name } behind
step-use = { $name } uses { $kind }
step-face = { $name } enters dispersed
transport-mule = mules
transport-wagon = wagons
transport-truck = trucks
rally-offer = Shall { $name } in { $hex } try to rally?
moved = { $name } ({ $side }): { $from_ } to { $hex }{ $inside ->
    [true] {""}, IN the trench
   *[false] {""}
}; { $left ->
    [0] no points left
    [one] one point left
   *[other] { $left } points left
}
went-in = { $name } ({ $side }) in { $hex } goes IN
exited = { $name } ({ $side }) leaves the map from { $hex }
caught-in-wire = { $name } ({ $side }) is caught in the wire before { $hex }: dispersed and spent
wades = { $name } ({ $side }) wades the stream to { $hex } and is spent
breached = { $name } ({ $side }) breaches the wire of { $wire }
rallied = { $name } ({ $side }) in { $hex } forms up again and is spent
transport-lost = { $name } ({ $side }) loses its { $kind } for the rest of the scenario

# Why a step brings what it brings
explain-point = One point; { $left } left.
explain-bonus = The bonus point of the road.
explain-in = IN it has cover from the fire that this point draws.
explain-melee = A melee with all enemies in the hex.
explain-exit = Who leaves the map cannot come back.
explain-wire = Wire: dispersed and spent at once.
explain-breach = Wire, which armour breaches.
explain-stream = A stream: spent at once.
explain-ffe = Fire for effect falls on whoever enters.
explain-barrage = The creeping barrage falls on whoever enters.
explain-may-rally = A dispersed friend there may try to rally.
explain-gas = Gas attacks whoever enters.
explain-along = IN the trench all the way.
explain-check-lost = { $name } makes a lost check against cohesion { $cohesion }.
explain-check-bog = { $name } makes a bog check against cohesion { $cohesion }.
explain-rally = { $name } checks against cohesion { $cohesion }: who passes is formed and spent.
explain-no-rally = Nothing happens.
lost-woods = Across a green side into the interior of the woods.
lost-trench = From enemy trench to enemy trench.
lost-night = At night, neither by road nor by a friendly trench.
bog-trench = Cavalry and armour bog in the trenches of { $hex }.

# Why not
why-not-adjacent = { $hex } is not next to it.
why-not-unplayable = { $hex } is out of play.
why-not-locked = Nobody leaves a hex with an enemy in it.
why-not-observer = The observer of the trench set stays where he is.
why-not-stacking = There is no room in { $hex }: two units a side.
why-not-blue = A blue side cannot be crossed.
why-not-entry = It does not enter the map by { $hex }.
why-not-mass-entry = Units that are activated together enter by the same hex or by adjacent ones.
why-not-stack-entry = The two wait in one hex, and the other entered by { $other }: both enter there.
why-not-mass-hex = { $count } units of a mass have entered by { $hex } already: no more come from the hex outside.
why-not-mass-hexes = A mass waits in { $count } hexes at most, and as many have been used to enter.
why-not-points = { $name } has no point left.
why-not-bonus = The bonus point of { $name } is for the road alone.
why-not-no-trench = There is no trench here.
why-not-inside = { $name } is IN already.
why-not-in = { $name } can never be IN it.
why-not-one-shelter = There are not both a trench and a blockhouse here of which a machine gun could choose one.
why-not-no-enemy = There is no enemy here.
why-not-edge = This is not the edge of the map.
why-not-activation = { $name } is not part of this command.
why-not-acted = { $name } has had its action.
why-not-elsewhere = { $name } is in another hex.
why-not-transport-enemy = No transport enters { $hex }, where the enemy is.
why-not-transport-gas = No transport enters the gas in { $hex }.
why-not-truck = Trucks keep to the road.
why-not-wagon = Wagons cannot enter the craters of { $hex }.
why-not-rally-mover = { $name } is moving; a friend whom it meets may rally.
why-not-rally-elsewhere = { $name } is not in { $hex }: who rallies is in the hex that the mover enters.
why-not-rally-formed = { $name } is formed already.
why-not-rally-spent = { $name } is spent: only the ready rally.
why-not-rally-first = First say whether { $name } in { $hex } tries to rally.
