# Supply: sources, the Supply Phase, Depots and Trains, shortages

# Who gives what, and who does not
depot-without-loc = The Depot { $name } has no LOC.
train-without-loc-or-depot = The Train of { $name } has no LOC, and its army's Depot does not reach it.
source-of-another-army = { $name } belongs to another army.
no-supply-line = No supply line leads here from { $name }.
independent-formation = An Independent Formation draws on no Corps Train, so not on { $name } either.
train-of-another-corps = The Train of { $name } supplies the Formations of its own corps.
army-limit-exhausted = The army has used up its { $limit } increments of Ammo.
no-more-ammo = { $name } is in Extended Mode and has provided its { $limit } increments of Ammo.
camp-without-garrison = No Fortress of the camp has its exterior garrison.
camp-of-fortress1 = A camp of Fortress1 units gives Ammo, but no Provisions.
lines-supply-combat-and-artillery = Railways supply Combat and Artillery units only.
no-line-within = No supply line of { $hexes } hexes or less leads here from a friendly operational RR line.
lines-give-no-ammo = RR lines give no Ammo.
line-not-linked-to-france = The line in Belgium is cut off from France: it serves the Belgian Army alone.
gdt-has-no-depot-or-train = The GDT has no Depot, and no Train before GT 11.

# The Supply Phase
loc-first = Several armies need the same single track for their LOCs. Which of them has it?
supply-extend = { $forces ->
    [one] One Force is
   *[other] { $forces } Forces are
} Out of Supply. Does a supply unit go into Extended Mode for Provisions?
option-extend-train = Train of { $train }: it would reach { $forces ->
    [one] one Force
   *[other] { $forces } Forces
}
option-extend-depot = Depot { $depot }: it would reach { $forces ->
    [one] one Force
   *[other] { $forces } Forces
}
option-extend-both = Train of { $train } and Depot { $depot }: together they would reach { $forces ->
    [one] one Force
   *[other] { $forces } Forces
}
why-not-extend-kind = Only a Depot or Train of yours on the map can go into Extended Mode.
why-not-extend-twice = { $name } is in Extended Mode already.
why-not-extend-nobody = Even in Extended Mode it would reach nobody who is in want.
in-want = { $names } in { $hex }: { $state }
supply-out-of-supply = Out of Supply
supply-isolated = Isolated
train-out-of-supply = The Train of { $name } in { $hex } is Out of Supply
supply-depot = Depot
supply-train = Train
supply-extended = { $kind } { $name } ({ $side }) goes into Extended Mode

# Depots and Trains
depot-displace = The Depot { $name } must go. On which line is it placed?
depot-displaced = The Depot { $name } ({ $side }) is displaced to { $hex }
depot-displaced-unseen = A Depot ({ $side }) is displaced
train-retreat = An enemy is next to the Train of { $name }: it retreats { $hexes } hexes. Where to?
train-way = The Train of { $name } retreats to { $hex }. Which way?
option-train-way = by { $hexes }
train-flies = The Train of { $name } has no way to retreat. On which Depot is it placed?
train-retreated = The Train of { $name } ({ $side }) retreats to { $hex }
cost-depot = A hex along the line
depot-relocate = Does an Army Depot set out for another place? It is there { $turns } GTs later.
depot-destination = Where does the Depot { $name } go?
depot-relocating = The Depot { $name } ({ $side }) sets out for { $hex }: it arrives on GT { $gt }
depot-returned = The Depot { $name } ({ $side }) is in its new place, { $hex }
depot-placed = The Depot { $name } ({ $side }) is placed in { $hex }
why-not-depot-line = No friendly operational RR line runs through { $hex }.
why-not-depot-loc = A Depot in { $hex } would have no LOC.
why-not-depot-track = No track that can be used leads to { $hex }.
why-not-depot-no-hex = Choose a hex.
why-not-depot-belgien = Until Antwerpen surrenders, the Depot of AG Belgien stays on the line from Brussel to Liège.
why-not-depot-town = The Depot is placed within { $hexes } hexes of { $town }.
why-not-depot-antwerpen = The Antwerpen Depot goes no farther than { $hexes } hexes from Antwerpen.
why-not-supply-zone = { $hex } is in an EZOC, and no Combat unit or Fortress with its exterior garrison protects a supply unit there.
why-not-train-hex = The retreat of a Train ends exactly { $hexes } hexes away.
why-not-train-way = No way leads to { $hex } that avoids EZOCs and goes farther off with each hex.
why-not-train-zone = { $hex } is in an EZOC, and no friendly unit is there.
why-not-relocate-kind = Only an Army Depot of yours on the map can set out.
why-not-relocate-two = { $most ->
    [one] One Depot
   *[other] { $most } Depots
} of a side may be under way at a time.
why-not-relocate-nowhere = There is no line on which it could be placed.

# Secondary Depots
secondary-keep = The Secondary Depot serves { $army } in { $hex }. Does it stay?
option-secondary-remove = Take it off the map
option-secondary-primary = Take it off, and put the Depot { $name } in its place
secondary-army = Which army is given the Secondary Depot?
secondary-hex = Where is the Secondary Depot of { $army } placed? It needs an LOC, and a Formation of the army within { $hexes } hexes.
secondary-extended = The Secondary Depot ({ $side }) goes into Extended Mode
secondary-displaced = The Secondary Depot ({ $side }) is displaced to { $hex }
secondary-placed-unseen = The Secondary Depot ({ $side }) is on the map
secondary-removed-unseen = The Secondary Depot ({ $side }) leaves the map
secondary-placed = The Secondary Depot ({ $side }) serves { $army } in { $hex }
secondary-removed = The Secondary Depot ({ $side }) leaves { $hex }
why-not-secondary-army = It is not an army of yours.
why-not-secondary-no-depot = { $army } has no Depot to which this one could be second.
why-not-secondary-nowhere = There is no hex with an LOC near a Formation of { $army }.
why-not-secondary-far = No Formation of the army is within { $hexes } hexes of { $hex }.

# Ammunition shortage
shortage-place = Which army suffers the shortage? It can be provided with { $limit } increments of Ammo until your next Supply Phase.
shortage-placed = { $army } is short of Ammo: { $limit } increments
shortages-held = { $side }: { $number ->
    [one] one Ammo Shortage marker
   *[other] { $number } Ammo Shortage markers
}
why-not-shortage-army = It is not an army of yours.
why-not-shortage-never = { $army } is never given an Ammo Shortage marker.
why-not-shortage-depot = { $army } has no Depot for a marker.
why-not-shortage-twice = There is a marker on the Depot of { $army } already.
