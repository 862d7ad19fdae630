# 18 Assault

# questions
assault-hex = { $name } ({ $count ->
    [one] alone
   *[other] { $count } Units
}): which hex is Assaulted?
stand-or-run = { $hex } is Assaulted. Do the defending Units stand or run away?
run-hex = To which hex do the defending Units run from { $hex }?
charge-or-fire = { $hex } stands. Do the Assaulting Units charge or fire?
charge-checker = { $hex } is charged. Which Unit checks its Troop Quality for all?
assault-firer = Assault Fire: which Unit fires next?
assault-target = { $name }, { $manner }: at which Unit?
assault-continue = Continue the Assault on { $hex } with { $count ->
    [one] one Unit
   *[other] { $count } Units
}, or withdraw?
assault-leave-column = Shall { $name } leave Column for a Cohesion Hit? ({ $hits } now)

# options
option-stand = Stand
option-run = Run away
option-charge = Charge
option-assault-fire = Assault Fire
option-continue = Continue
option-withdraw = Withdraw

# rolls
check-bravery = Bravery Check
check-charge = Standing against the charge

# the log
assaults = { $name } ({ $side }) Assaults { $hex }
bravery = { $name } ({ $side }) checks its Bravery: { $die } against { $needed }, { $passed ->
    [true] passed
   *[false] failed
}
bravery-none = { $name } ({ $side }) needs no Bravery Check: no enemy Fire Zone covers its hex
assault-round = Assault on { $hex }, round { $number }
assault-over = The Assault on { $hex } is over
must-stand = The defending Units in { $hex } ({ $side }) cannot run: they stand
stands = The defending Units in { $hex } ({ $side }) stand
runs = The defending Units in { $hex } ({ $side }) run away to { $haven }
ran = { $name } ({ $side }) has run to { $hex }
charges = The Assaulting Units ({ $side }) charge { $hex }
assault-fires = The Assaulting Units ({ $side }) fire at { $hex }
assault-left-column = { $name } ({ $side }) leaves Column
advances = { $name } ({ $side }) advances into { $hex }
stays-behind = { $name } ({ $side }) stays behind: it may not enter { $hex } as it is now

# modifiers
mod-opposing-defense = Defense of { $name }, who covers the hex
mod-opposing-column = that enemy is in Column
mod-opposing-ip = that enemy's improved position
mod-opposing-ent = that enemy's entrenchment
mod-entrenched-hex = occupied entrenchment in the defending hex
mod-own-defense = less the Defense of { $name }
mod-own-column = less its being in Column

# why
explain-bravery = { $name } passes its Bravery Check with this or less.
explain-no-bravery = { $name } needs no Bravery Check: no enemy Fire Zone covers its hex.
explain-no-steps = { $name } has no Steps and is eliminated when the Assault comes in.
explain-stand = All stand: the enemy charges, or fire is exchanged.
explain-run = All run to one adjacent hex, are Suppressed, and may be fired at by Units that do not Assault.
explain-runs = { $name } gets there, Suppressed.
explain-lost = { $name } cannot run and surrenders.
explain-charge = One check decides, at best that of { $name }: if it fails all are eliminated; if it passes they fire and the Assault is over.
explain-assault-fire = The defending Units fire first, then yours; after that you may go on for a second round.
explain-checker = { $name } stands for all with this or less.
explain-continue = A second round; it is the last.
explain-withdraw = The Assault is over; all stay where they are.

# refusals
why-not-assault-absent = { $name } is not in play in a hex of its own.
why-not-assault-immobile = { $name } has no movement allowance in numbers.
why-not-assault-rating = { $name } has no Assault Rating: it neither Assaults nor fires in an Assault.
why-not-assault-suppressed = { $name } is Suppressed.
why-not-assault-entrenched = { $name } is in an entrenchment.
why-not-assault-steps = { $name } has no Steps.
why-not-assault-barrage = A heavy barrage lies on { $hex }.
why-not-assault-overstacked = { $hex } is overstacked: nobody Assaults from there.
why-not-assault-indirect = { $name } is made for Indirect Fire and does not Assault.
why-not-assault-far = { $hex } is not adjacent to the Assaulting Units.
why-not-assault-empty = There is no enemy Unit in { $hex }.
why-not-run-suppressed = { $name } is Suppressed and cannot run.
why-not-run-immobile = { $name } has no movement allowance in numbers and cannot run.
why-not-run-overstacked = { $hex } is overstacked: nobody runs from there.
why-not-run-barrage = A heavy barrage lies on { $hex }: nobody runs from there.
why-not-run-alone = All defending Units stand, or all run away.
why-not-run-far = { $hex } is not adjacent to the defending hex.
why-not-run-enemy = Enemies are in { $hex }.
why-not-assault-fired = { $name } has fired in this round.
why-not-assault-fire-no = { $name } has no Fire Rating: it does not fire in an Assault.
why-not-in-assault = { $name } takes no part in this fire.
