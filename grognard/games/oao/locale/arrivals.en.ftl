# Arrivals, combinations, replacements, armies

# Reinforcements and withdrawals
arrival-hex = { $names }: at which Depot?
arrival-closed = { $names }: { $hex } is closed. Do they enter elsewhere by rail, or wait for the next GT?
arrival-army = { $names }: on which army's display?
arrival-waits = { $names }: { $hex } is closed, and they wait
arrived = { $name } ({ $side }) arrives in { $hex }{ $mode ->
    [rail] {" "}in Rail Mode
   *[other] {""}
}: { $army }
arrived-unseen = A unit ({ $side }) arrives in { $hex }{ $mode ->
    [rail] {" "}in Rail Mode
   *[other] {""}
}
substituted-unseen = A unit ({ $side }) takes the place of another
substituted = { $name } ({ $side }) takes the place of { $old } in { $hex }
withdrawn = { $name } ({ $side }) leaves the game
option-entry = By { $letter }, { $hex }
why-not-arrival-hex = { $hex } is in enemy hands.
why-not-arrival-entry = The line in { $hex } is not operational.
why-not-arrival-no-entry = Your reinforcements do not enter the map here.
bridges-repaired = { $side }: { $number ->
    [one] one Roadway Bridge is
   *[other] { $number } Roadway Bridges are
} repaired ({ $hexsides })

# Combinations
combine = Do { $old } combine into { $name }?
combine-where = Where is { $name } placed?
option-two-hexes = In { $hex } and { $other }
combined-unseen = Units ({ $side }) are combined into one
combined = { $old } become { $name } ({ $side }) in { $hex }
part = Does { $name } part into { $old } again?
part-losses = How do { $old } share the Strength Reductions of { $name }?
option-shares = { $shares }
parted-unseen = A combined unit ({ $side }) parts again
parted = { $name } ({ $side }) in { $hex } parts into { $old }

# Replacements
replacement-choose = Which unit takes a REPL? ({ $nation }: { $left } left)
option-replacement = { $name } in { $hex }
replacements-received = { $side }: { $number ->
    [one] one REPL
   *[other] { $number } REPLs
} ({ $nation })
replacement-taken = { $name } takes a REPL
why-not-replacement-other = Only units of your own side take REPLs.
why-not-replacement-nation = { $name } is of another nation.
why-not-replacement-gone = { $name } is out of the game for good.
why-not-replacement-kind = { $name } is not an Infantry unit.
why-not-replacement-twice = { $name } has already taken its REPL of this Inter-Phase.
why-not-replacement-whole = { $name } has suffered no Strength Reduction.
why-not-replacement-army = { $army } is not among the armies that may use these REPLs.
why-not-replacement-most = { $army } has already taken the { $most } REPLs that an army may take.

# Armies
option-army = { $army }
army-now = { $army } is due. Does it come now, or in the next GT?
army-depot = On which line is the Depot of { $army } placed?
army-arrived = { $army } is in play: its Depot is in { $hex }
army-waits = There is no line for the Depot of { $army }: it waits
army-ended = The display of { $army } is no longer used
army-succeeds = { $army } takes the place of { $old }
army-heir = { $army } is no longer in play. To which army do its units go?
army-heir-named = The units of { $old } go to { $army }
detachement-on = { $army } may be called up.
option-detachement-on = Call it up
detachement-off = { $army } has no Formations and may be taken off.
option-detachement-off = Take it off
army-activated = { $army } is active
unit-activated = { $name } ({ $side }) is active
unit-roused = { $name } ({ $side }) is activated by the enemy
why-not-inactive-army = { $army } is Inactive: its units perform no task, neither move nor attack.
why-not-inactive-unit = { $name } is Inactive: it performs no task, neither moves nor attacks.
