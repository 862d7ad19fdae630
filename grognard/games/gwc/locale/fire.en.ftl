# Fire, HMG Suppress and Opportunity Fire.

# prompts
fire-target = Choose the hex to fire at.
fire-base = Fire at { $hex }: choose the base of the attack, whose whole FP counts.
fire-group = Fire at { $hex } with FP { $strength }: add pieces, or fire.
fire-lift = The shot at { $hex } lacks 1 FP: give up your Strategy Card to make it?
defense-next = { $hex } is attacked with { $attack }: which Formation rolls next?
hmg-choose = Choose the heavy machine gun.
hmg-target = { $name }: choose the hex to Suppress.
hmg-second-target = { $name } Suppresses { $hex }: choose a second hex next to it, or none.
op-fire-offer = { $count ->
    [one] A Formation has entered { $hex }: halt it?
   *[other] { $count } Formations have entered { $hex }: halt them?
}

# answers
option-hex = { $name }
option-armament = { $name } in { $hex }: { $gun }
option-fire = Fire at { $hex } with FP { $strength }
option-op-fire = Fire with those activated for Op Fire
armament-gun = gun
armament-mg = machine guns
armament-none = rifles

# the log
fire-announced = { $side } fires at { $hex }: { $names }.
targeting = { $name } takes aim at { $hex }: { $white } x { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $hindrance ->
    [0] {""}
   *[other] {" "}- { $hindrance } Hindrance
} = { $total } at range { $range }: { $result }.
targeting-hit = a hit
targeting-miss = a miss
fire-too-weak = The shot at { $hex } has no FP left and cannot be made ({ $modifiers }).
fire-attack = { $side } attacks { $hex }: { $white } + { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}, FP { $strength } ({ $modifiers }): Attack Total { $total }.
defense = { $name } defends: { $white } + { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}, Morale { $morale } ({ $modifiers }): { $total } against { $attack }, { $result }.
defense-breaks = it breaks
defense-suppressed = it is Suppressed
defense-spared = Doughboy Surge keeps it from breaking
defense-unaffected = no effect

# parts of a sum
fire-others = other firing pieces
firepower-reminder = Firepower
airburst = Airburst
hindrance = Hindrance
tank-adjacent = Tank firing at an adjacent hex
strategy-card = Strategy Card

# odds
odds-breaks = breaks
odds-eliminated = is eliminated
odds-suppressed = Suppressed
odds-unaffected = no effect
odds-none = nobody is hurt
odds-one-broken = one Formation breaks
odds-more-broken = two or more Formations break
odds-missed = the shot misses
odds-sure = nothing is left to chance
odds-impossible = the FP is too low to fire

# refusals
why-not-no-enemy = There is no enemy Formation in { $hex }.
why-not-mixed-hex = Both sides are in { $hex }: nobody there can fire or be fired at.
why-not-range = { $hex } is { $distance } hexes away, and { $name } has Range { $range }.
why-not-minimum-range = { $hex } is { $distance } hexes away, and { $name } cannot fire at less than { $range }.
why-not-tank = { $name } cannot harm the Tank in { $hex }: only Weapons, Artillery and Tanks can.
why-not-sight = { $name } has no LOS to { $hex }.
why-not-too-weak = { $name } can make no shot of 1 FP or more, not even with your cards.
why-not-all-too-weak = Targets are in sight, but nobody can make a shot of 1 FP or more, not even with your cards.
why-not-no-target = { $name } has no enemy Formation in LOS and Range.
why-not-fires-alone = Ordnance and Tanks always fire alone ({ $name }).
why-not-other-leader = { $name } was not activated by the same Leader.
why-not-wire-group = Formations in Wire form no Fire Group with pieces of another hex ({ $name }).
why-not-chain = The hex of { $name } is next to none of the Fire Group.
why-not-no-shot = { $name } has no shot left.
why-not-hmg = { $name } has no heavy machine gun.
why-not-functioning = { $name } does not function.
why-not-fire-action = The card has no Fire Action, or nobody could be activated by it.
why-not-needs-action = { $name } must be activated with a Fire Action first.
