# Actions in general, and those of fire and defense.

# windows
action-before-fire = Before the Fire Attack Roll: play an Action?
action-before-defense = Before the Defense Roll: play an Action?
action-break = A Platoon is about to break: play an Action?
action-broken = A Formation has broken: play an Action?
option-action = { $action } ({ $card })
option-team = { $name }
action-played = { $side } plays { $action } ({ $card } { $title }).

# questions
counterattack-choose = Counterattack: choose a Formation to Suppress.
hidden-team = Hidden Position: choose the Team.
wounded-team = Light Wounds: choose the Team that replaces { $name }.

# the log
attack-reduced = The attack on { $hex } falls by { $by } to { $total }.
shellhole-placed = A Shellhole marker is placed in { $hex }.
pillbox-revealed = A Pillbox is revealed in { $hex }.
position-revealed = { $name } with { $weapon } is revealed in { $hex }.
light-wounds = { $team } takes the place of { $name }.
vp-light-wounds = Light Wounds

# refusals
why-not-dud = { $action } cannot be played for an Action.
why-not-window = { $action } cannot be played at this moment.
why-not-not-firing = Only the firing player strengthens an attack.
why-not-bayonets = German Weapons must fire at a Tank next to them.
why-not-bore-sighting = The scenario's Defender must fire a Weapon with a printed FP of 5 or more.
why-not-crossfire = Nobody in the target hex is moving.
why-not-hand-grenades = No firing piece is next to the target hex.
why-not-marksmanship = No Platoon or Team of the card's nationality fires.
why-not-own-move = It takes a Move Order of your own.
why-not-assault-target = No moving piece with boxed FP has a target.
why-not-not-defending = It is not your Formation that is about to roll.
why-not-counterattack = None of your unbroken Platoons or Teams is next to a firing Formation.
why-not-ground-tank = A Tank cannot go to ground.
why-not-ground-hex = { $hex } is neither Open Ground nor Field, or has a Fortification.
why-not-machine-guns = Fewer than two of your functioning machine guns reach a firing Formation.
why-not-defender = Only the scenario's Defender hides anything.
why-not-objective = { $hex } is no Objective.
why-not-countermix = The countermix has no { $name } left.
why-not-fortify = No Fortification can be placed in { $hex }.
why-not-set-up-area = { $hex } is not in your set-up area.
why-not-position-cover = { $hex } has less than 2 Cover.
why-not-platoon = { $name } is no Platoon of yours.
why-not-no-team = The countermix has no Team left.
why-not-probe = { $name } is no Unit or Leader of yours that has just broken.
