# 16 Indirect Fire and Artillery Parks, 27 Airpower

# questions
mission-hex = { $name }: fire at which hex?
mission-target = { $name }: at which Unit in { $hex }?
mission-way = { $name } at { $target }: a spotted mission, or counter-battery fire?
mission-bonus = { $name } at { $hex }: check for the Company Bonus?
barrage-hex = { $name }: a barrage on which empty hex?
park-choose = Artillery Parks: create or disband one?
park-units = Which Units go into the park in { $hex }? ({ $count } so far)
park-column = The park in { $hex } is disbanded. Which of its Units is in Column?
contact-unit = Radio contact: which Artillery Unit calls?
contact-leader = { $name }: contact with which Leader?
air-unit = Which air Unit is placed next?
air-hex = { $en }: over which hex?
air-target = { $en } over { $hex }: at which Unit?
air-next = Which air strike is resolved next?

# options
option-barrage = An empty hex, for the barrage
option-try-bonus = Check: +2 to the Fire Rating, and to the barrage
option-forgo-bonus = Fire without it
option-way-spotted = Spotted mission
option-way-counter-battery = Counter-battery fire
option-park-create = Create a park of { $en } in { $hex } ({ $cost } Dispatch Point)
option-park-disband = Disband the park of { $en } in { $hex }
option-contact = { $leader }: { $number } or less
option-air = { $en }, Fire Rating { $fire } ({ $count } left)
option-air-next = { $en } at { $target } in { $hex }

# rolls
contact-roll = Radio contact
barrage-roll = Fire into an empty hex
air-strike-roll = Air strike

# the log
mission-spotted = { $name } ({ $side }) fires a mission at { $target } in { $hex }; { $spotter } spots
mission-self = { $name } ({ $side }) fires a mission at { $target } in { $hex } and spots for itself
mission-counter = { $name } ({ $side }) fires counter-battery at { $target } in { $hex }
mission-nine = { $name } ({ $side }): a 9, no fire takes place
empty-hex = the empty ground
barrage-roll-made = { $name } ({ $side }) fires into { $hex }: { $die }
barrage-strength = { $name } ({ $side }): barrage by a rating of { $total }: { $modifiers }
barrage-placed = { $kind } on { $hex }
barrages-removed = { $count ->
    [one] The barrage marker is removed
   *[other] All { $count } barrage markers are removed
}
barrage-light = Light barrage
barrage-heavy = Heavy barrage
park-created = The { $side } create an Artillery Park in { $hex } with { $count ->
    [one] one Unit
   *[other] { $count } Units
}
park-disbanded = The Artillery Park of the { $side } in { $hex } is disbanded
park-column-formed = { $name } ({ $side }) is in Column
park-joined = { $name } ({ $side }) joins the Artillery Park in { $hex }
park-left = { $name } ({ $side }) leaves the Artillery Park in { $hex }
park-fired = The Artillery Park in { $hex } has fired
contact-attempt = { $name } ({ $side }) calls { $leader }: { $die } against { $total }, { $passed ->
    [true] in contact
   *[false] no contact
}
contact-lost = { $name } ({ $side }) loses contact with { $leader }
air-available = The { $side } have { $count ->
    [one] one air Unit
   *[other] { $count } air Units
} on each clear daylight turn of this day
air-placed = { $air } ({ $side }) goes for { $name }
air-strike = { $air } ({ $side }) attacks { $target } in { $hex }: { $die } against { $rating }, { $result }

# modifiers
mod-counter-battery = counter-battery fire
mod-contact-pending = Contact Pending
mod-in-contact = In Contact
mod-other-division = Leader of another Division

# explanations
explain-direct = Direct Fire: { $distance } hexes are too near for a mission
explain-spotter = { $name } spots
explain-self-spotted = It sees the target and spots for itself
explain-contact-given-up = By spotting for itself it loses radio contact
explain-counter-battery = Counter-battery fire: no spotter is needed
explain-strength = Without the Company Bonus: { $kind }
explain-bonus-strength = With the Company Bonus: { $kind }
explain-create = Costs { $cost } of { $points } Dispatch Points; could go into it: { $names }
explain-disband = Back into the hex, without contact: { $names }

# refusals
why-not-no-enemy = There is no enemy in { $hex }.
why-not-empty-hex = { $hex } is empty: choose the barrage on an empty hex.
why-not-hex-first = Choose { $hex } itself.
why-not-occupied = { $hex } is not empty of Units.
why-not-direct = At { $distance } hexes it can only fire directly, and it does not see that hex or its range is cut.
why-not-barrage-on-firer = A barrage lies on the firer, and it would have to spot for itself.
why-not-unseen = Nobody who may spot for it sees { $hex }.
why-not-enemy-adjacent = An enemy is next to it: its range is 1, and that is { $distance } hexes away.
why-not-under-barrage = A barrage lies on it: its range is 1, and that is { $distance } hexes away.
why-not-mission-range = { $distance } hexes are too far; its range is { $range }.
why-not-no-park = { $name } is not in an Artillery Park: nobody can spot for it.
why-not-no-contact = { $name } is in contact with no Leader.
why-not-out-of-command = { $name } is Out of Command: nobody can spot for it.
why-not-no-spotter = Nobody In Command and unsuppressed may spot for { $name }.
why-not-park-there = There is a park in { $hex } already.
why-not-no-guns = There is no Indirect HE Unit in { $hex }.
why-not-orange = { $name } is no Indirect HE Unit.
why-not-park-division = { $name } is of another Division.
why-not-ready-to-fire = { $name } is not ready to fire: mounted, Suppressed or not in play.
why-not-park-points = A park costs { $cost } Dispatch Point.
why-not-parks-used = { $count ->
    [one] The only park of its Division is on the map.
   *[other] All { $count } parks of its Division are on the map.
}
why-not-not-there = { $name } is not in that hex, or already chosen.
why-not-no-marker = { $name } has no Contact marker.
why-not-tried = { $name } has made its attempt of this turn.
why-not-contact-park = { $name } is not in an Artillery Park.
why-not-contact-suppressed = { $name } is Suppressed.
why-not-no-leader = There is no other Leader whom { $name } could contact.
why-not-holds-contact = { $name } holds its contact already.
why-not-air-first = Choose the air Unit first.
