# Cards, time, victory, stacking, the Turn, Orders in general, Recover, Rout, Runner.

side-german = Germany
side-french = France
side-american = United States
text-turn = Turn { $turn }
text-objective = Objective
track-vp = Victory Points
track-time = Time
track-orders = Orders left
track-initiative = Initiative Card
track-chits = Open Objective chits
track-casualties = Casualties
track-telephone = Telephone
chit = Chit { $chit }
plus-one-footer = or +1 to a single roll
reminder-card = Keep as Reminder Card
badge-broken = broken
badge-suppressed = Suppressed
badge-veteran = Veteran
badge-activated = activated
box-local = Local Barrage
box-standing = Standing or Creeping Barrage
box-gas = Gas Attack
order-op-fire = Opportunity Fire
order-engineers = Engineers

# rolls
card-draw = { $side } draws a card
reveal-event = { $side } turns up a card for its Event
reveal-random-hex = { $side } turns up a card for its Random Hex
reveal-drift = { $side } turns up a card: where does the round drift?
strategy-draw = { $side } draws a Strategy Card
chit-draw = An Objective chit is drawn
roll-fire-attack = Fire Attack Roll
roll-defense = Defense Roll
roll-targeting = Targeting Roll
roll-accuracy = Accuracy Roll
roll-impact = Impact Roll
roll-melee = Melee Roll
roll-rally = Rally Roll
roll-rout = Rout Roll
roll-immobilization = Immobilization Roll
roll-sudden-death = Sudden Death Roll
roll-support = Support Table Roll
roll-mines = Mine Attack Roll
roll-air = Air Assault Roll
card-drawn = You draw { $card } { $title }.
card-revealed = { $side } turns up { $card } { $title }.
random-hex = Random Hex: { $hex }.
reshuffled = { $side } shuffles the discards into a new draw pile.
rolled = { $kind } by { $side }: { $white } and { $coloured } ({ $card } { $title }).
trigger = Trigger: { $trigger }.
event = Event: { $event } ({ $card } { $title }).
sniper = A sniper hits { $name }.
sniper-choose = Sniper near { $hex }: break a Formation?
reroll-offer = { $roll } by { $roller }: use the Initiative Card to have it made again?
option-reroll = Re-roll
rerolled = { $side } hands over the Initiative Card; { $roller } rolls again.
plus-one-offer = { $roll }: give up your Strategy Card for +1?
option-plus-one = Give up { $card } for +1
plus-one = { $side } plays { $card } for +1.
strategy-drawn = { $side } draws a Strategy Card.
strategy-drawn-card = You draw the Strategy Card { $card }.

# time
time-advance = { $side } advances Time to { $time }.
sudden-death = Sudden Death: { $total } against { $time }.
smoke-remove = Take a Smoke marker off the map
smoke-removed = Smoke clears in { $hex }.
gas-remove = Take a Gas marker off the map
gas-removed = Gas clears in { $hex }.
reinforcement-place = Where does { $name } enter?
placed = Placed in { $hex }: { $name }.
telephone-box = Put the Telephone in an Artillery Box
option-box =
    { $name ->
        [local] Local Barrage
        [standing] Standing or Creeping Barrage
       *[gas] Gas Attack
    }
telephone-received = { $side } receives { $name }: { $box }.

# victory
vp = { $side }: { $points } VP, { $why }. The balance is { $balance ->
    [0] 0
   *[other] { $balance } for { $ahead }
}.
vp-defender = the Defender holds on
vp-elimination = elimination
vp-chit-elimination = Objective chit for eliminations
vp-exit = exit
vp-chit-exit = Objective chit for exits
vp-objective = Objective taken
vp-objective-lost = Objective lost
vp-tank-objective = an Objective taken by a Tank
vp-chit = Objective chit revealed
broken = Broken in { $hex }: { $name }.
rallied = { $name } in { $hex } rallies.
suppressed = { $name } in { $hex } is Suppressed.
unsuppressed = { $name } in { $hex } is no longer Suppressed.
weapon-broken = Broken: { $name }.
eliminated = { $name } in { $hex } is eliminated: { $cause }.
cause-defense = attack
cause-sniper = sniper
cause-overstacking = overstacking
cause-retreat = Retreat
cause-melee = Melee
cause-gas = Gas
cause-mines = Mines
cause-event = Event
cause-ambush = Ambush
exited = { $name } leaves the map from { $hex }.
exit-space = On which Time space does { $name } wait?
option-time = Time { $name }
objective-taken = { $side } takes Objective { $objective }.
chit-opened = { $side } reveals the Objective chit { $chit }.
chit-drawn = { $side } draws a secret Objective chit.
chit-drawn-secret = Your secret Objective chit is { $chit }.
game-over = The game is over: { $reason }. { $winner } wins.
end-surrender = surrender
end-annihilation = no Formation left on the map
end-simultaneous-defeat = both sides collapse, the Initiative Card decides
end-exit = the last Formation has left the map
end-sudden-death = Sudden Death

# stacking and set-up
overstack-choose = Too many figures in { $hex }: eliminate a Formation
set-up-piece = What do you place next?
option-counter = { $name } ({ $left })
option-counter-weapon = { $name } with { $weapon } ({ $left })
set-up-hex = Where do you place { $name }?
set-up-carrier = Who carries { $name }?
weapon-given = { $name } carries { $weapon }.

# the Turn and Orders
turn = Turn { $turn }: { $side }.
senior-choose = These Leaders are equal in rank, Command and Morale: who is your Highest-ranking Leader?
senior-designated = { $side } designates { $name } as Highest-ranking Leader.
option-reveal = Reveal the card of the High Command and carry out its Order
why-not-meddled = The face-down card of the High Command must be revealed for your next Order
order-choose = Give an Order ({ $left } left)
option-order = { $order } ({ $card })
option-engineers = Engineers instead ({ $card } { $title })
option-pass-turn = Pass the Turn
order = { $side }: { $order } ({ $card }).
order-forfeited = { $order } cannot be carried out and is forfeited.
meddled = High Command orders { $side }: { $order } ({ $card }).
passed = { $side } passes.
discard-choose = Throw away a card? ({ $left } left)
option-discard = { $card } { $title }
discarded = { $side } discards { $card } { $title }.
activate-first = { $order }: whom do you activate?
activate-more = { $order }: who joins { $first }?
activated = { $side } activates for { $order }: { $names }.
option-unit = { $name } ({ $hex })
engineers-choose = Which Engineers work?
engineers-foxholes = { $name } dig Foxholes in { $hex }.
engineers-wire = { $name } clear the Wire in { $hex }.
why-not-activated = { $name } has been activated this Turn.
why-not-enemy = { $name } is not yours.
why-not-out-of-radius = { $name } is in the Command Radius of no Leader of this activation.
why-not-nobody = Nobody can carry out { $order } now.
why-not-order-limit = Your Order Capability is { $limit }.

# Recover, Rout, Runner
why-not-player-activated = { $side } has been activated for Recover or Rout this Turn.
why-not-nothing-to-recover = None of your Formations is broken or Suppressed.
rally-choose = Who tries to Rally next?
rally-roll = { $name } tries to Rally: { $roll } against Morale { $morale } ({ $modifiers }).
why-not-nobody-to-rout = No player can be chosen for a Rout.
rout-player = Whose broken Formations rout?
option-side = { $side }
rout = Rout of { $side }.
rout-choose = Who makes the next Rout Roll?
rout-roll = Rout Roll of { $name }: { $roll } against Morale { $morale } ({ $modifiers }).
rout-cover = Which Cover counts for the Rout Roll of { $name }?
rout-command = Whose Command counts for the Rout Roll of { $name }?
option-worth = { $name } ({ $worth })
rout-lesser-cover = lesser Cover chosen
rout-lesser-command = lesser Command chosen
rout-in-gas = no Cover in Gas
retreat = { $name } must Retreat { $hexes } hexes.
retreat-choose = Where does { $name } Retreat to?
runner-use = Runner: what for?
option-runner-place = Place a Runner with your Highest-ranking Leader
option-runner-move = Move a Runner
option-runner-artillery = Call artillery through a Runner
runner-placed = { $name } is placed in { $hex }.
runner-move = Which Runner moves?
runner-courier = Which Runner carries the call to the battery?
why-not-no-runner = { $side } can neither place, move nor use a Runner.
why-not-confusion = Command Confusion is of no use without a Runner beside the Highest-ranking Leader and a working Telephone.
