# Sides, names, places
side-allied = Allies
side-german = Germans
off-map = off the map
own-name = { $en }
option-unit = { $name } in { $hex }
option-hex = { $hex }
option-formation = { $en }

# chits
chit-division = Division chit of { $en }
chit-formation = Formation chit of { $en }
chit-command = Direct Command chit

# weather
weather-clear = clear
weather-fog = fog
weather-overcast = overcast
weather-rain = rain

# markers and badges
marker-barrage = Barrage
marker-entrenchment = Entrenchment
marker-road-block = Road block
marker-park = Artillery Park
marker-entry = Reinforcement hex
badge-entering = on its entry hex
badge-mounted = mounted
badge-column = in Column
badge-suppressed = Suppressed
badge-one-hit = one Cohesion Hit
badge-two-hits = two Cohesion Hits
badge-step-lost = Step lost
badge-improved-position = in an improved position
badge-entrenched = entrenched
badge-men-rallying = Men Rallying
badge-men-at-work = Men at Work
badge-in-contact = In Contact
badge-out-of-command = Out of Command
badge-attached = attached
badge-acted = has acted

# tracks and the board as text
track-turn = Turn
track-weather = Weather
track-command = Command Points
track-dispatch = Dispatch Points
track-mug = Chits in the mug
track-vp = Victory points
text-turn = Turn { $turn } of { $turns }, { $label }
text-night = (night)
text-objective = Objective

# questions
points-convert = Which Division turns two Command Points into a Dispatch Point?
chit-choose = Which Formation chit do you buy?
superior-choose = To which Formation is { $en } attached?
entry-column = Reinforcements of { $en }: who starts in Column?

# options
option-convert-points = { $en }: 2 of { $command } Command Points for 1 Dispatch Point
option-buy-now = { $en }, for this turn: { $cost } of { $dispatch } Dispatch Points
option-buy-next = { $en }, for the next turn: { $cost } of { $dispatch } Dispatch Points
option-in-column = { $name } in Column

# chance
chit-draw = A chit out of the mug
command-roll = Command Points
dispatch-roll = Dispatch Points
weather-roll = Weather

# the log
turn = Turn { $turn }, { $label }{ $night ->
    [true] {""} (night)
   *[false] {""}
}
weather = Weather: { $weather }
arrivals = { $division } ({ $side }): into the Reinforcement Box { $units }
formation-attached = { $formation } is attached to { $superior }
orders-given = Step D is over: the Record Track shows what was spent
converted = { $division } ({ $side }): { $command } Command Points for { $dispatch ->
    [one] one Dispatch Point
   *[other] { $dispatch } Dispatch Points
}
dispatch-spent = { $division } ({ $side }) spends { $cost ->
    [one] one Dispatch Point
   *[other] { $cost } Dispatch Points
} on chits and keeps { $left }
bought-now = You buy the chit of { $formation } for this turn
bought-next = You buy the chit of { $formation } for the next turn
mug-filled = { $count } chits in the mug, { $held } face down beside it
carried-played = Carried over: { $chit } ({ $side }) is played first
chit-drawn = Out of the mug: { $chit } ({ $side })
chit-carried = Left in the mug: { $chit } ({ $side }) will be the first of the next turn
entered = { $division } ({ $side }): on the entry hex { $hex } { $units }
entry-blocked = The entry hex { $hex } of { $division } ({ $side }) is taken by the enemy: the reinforcements wait
command-points = { $division } ({ $side }) rolls { $die } for Command Points: { $modifiers } = { $total }; it has { $has }
dispatch-points = { $division } ({ $side }) rolls { $die } for Dispatch Points: { $modifiers } = { $total }; it has { $has }
dispatch-bonus = { $division } ({ $side }) before the night: { $modifiers }; it has { $has } Dispatch Points
mod-command-rating = Command Rating
mod-half-die = half the die
mod-dispatch-nine = a nine
mod-dispatch-zero = a zero
mod-dispatch-rating = within the Dispatch Rating
mod-dispatch-stock = below the points it has
mod-before-night = the turn before the night
victory-points = By the victory points of the scenario.

# what an order does
explain-command = Command Points; { $left } left
explain-dispatch = Dispatch Points; { $left } left
explain-buy-now = The chit of { $en } goes into the mug this turn.
explain-buy-next = The chit of { $en } lies face down until the mug is filled next turn.
explain-order-back = The last order is taken back.
explain-order-done = No further orders; the enemy learns how many points were spent when both are done.

# refusals
why-not-convert-first = First the Command Points are converted; chits are bought when both players have done so.
why-not-their-division = This Division is not yours.
why-not-their-formation = This Formation is not yours.
why-not-order-done = You have said that you are done.
why-not-command = Two Command Points are needed; there are { $command }.
why-not-track-full = The Record Track ends at 19 Dispatch Points.
why-not-appeared = No Unit of { $en } has come to a reinforcement hex or onto the map yet.
why-not-outstanding = The chit of { $en } was bought already, or carried over, and has not been played.
why-not-dispatch = It costs 2 Dispatch Points for this turn and 1 for the next; the Division has { $dispatch }.
why-not-entering = { $name } does not arrive now.
why-not-in-column = { $name } is in Column already.
why-not-immobile = { $name } cannot move, and so cannot form a Column.
