# Off-map artillery, bombardments, the creeping barrage, gas and smoke.

# groups and modes
option-call = Call { $group } (firepower { $firepower })
option-cancel = Cancel { $group } at { $vertex } (signals { $signal })
option-signal = { $group } at { $vertex }: signals { $signal } or less
mode-aircraft = aircraft
mode-flare = flare
mode-runner = runner
mode-telephone = telephone
mode-trench-set = trench set
option-mode-aircraft = Aircraft: signals { $signal }, delay { $delay }
option-mode-flare = Flare: signals { $signal }, delay { $delay }
option-mode-runner = Runner: signals { $signal }, delay { $delay }
option-mode-telephone = Telephone: signals { $signal }, delay { $delay }
option-mode-trench-set = Trench set: signals { $signal }, delay { $delay }
observer-aircraft = aircraft
shell-he = high explosive
shell-smoke = smoke
shell-gas = gas

# questions
call-mode = By which mode of transmission is { $group } called?
call-observer = { $group } by { $mode }: who observes?
call-hex = { $group }: point at a hex next to the target vertex.
call-vertex = { $group }: which vertex?
call-shell = { $group } at { $vertex }: which shells?
signal-choose = Which primed group tries its signals next?
spine-choose = { $group } strays from { $vertex }: name the spine for 1 and 2.
bombardment-choose = Bombardment: choose the hex in its middle (radius { $radius }).
breach-choose = Where is the wire breached?
crater-choose = Craters of the bombardment: { $left } left. Where is the next?
drift-choose = The gas drifts: in which direction?
drift-order = Which marker drifts first?

# options
option-hexside = Side { $side }
spine-left = The spine to the left
spine-upper-right = The spine to the upper right
spine-lower-right = The spine to the lower right
spine-right = The spine to the right
spine-lower-left = The spine to the lower left
spine-upper-left = The spine to the upper left
direction-up = up
direction-upper-right = to the upper right
direction-lower-right = to the lower right
direction-down = down
direction-lower-left = to the lower left
direction-upper-left = to the upper left

# dice
signal-roll = Signals
cancel-roll = Cancellation
accuracy-roll = Accuracy
error-roll = Error
bombardment-roll = Bombardment

# the log
calls = The { $side } call { $group }
called = { $group } ({ $side }): cross hair on { $vertex }, { $shell }, by { $mode }, observer { $observer }; primed on turn { $turn }
call-unseen = { $name } sees no corner of { $hex }
primed = { $group } ({ $side }) is primed at { $vertex }
signal = { $group } ({ $side }) rolls { $dice } against { $number }: { $result }
signal-heard = fire for effect
signal-lost = no signal
cancel-heard = the mission is cancelled
cancel-lost = the guns do not hear of it
cancel-accident = the guns fire by accident
accuracy = { $group } at { $vertex } rolls { $dice }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
}: { $total }, { $result }
accuracy-hit = on target
accuracy-stray = it strays
mod-high-ground = high ground
mod-registered = known vertex
strayed = { $group } strays from { $vertex } (error { $dice }) and lands on { $landed }
blast = { $group }: { $shell } on { $hexes }
bombardment = The { $side } fire a { $kind } bombardment: { $count ->
    [one] one hex
   *[other] { $count } hexes
}
bombardment-pulverizing = pulverizing
bombardment-paralyzing = paralyzing
bombardment-early = early war
shelled = { $name } ({ $side }) under the bombardment rolls { $dice }: { $result }
pulverizing-hit = eliminated
pulverizing-missed = it holds out
paralyzing-hit = spent
paralyzing-missed = it keeps its head
shelled-wire = The wire on side { $side } is breached
cratered = Craters in { $hex }
barrage = The barrage of the { $side } falls on { $count ->
    [one] { $first }
   *[other] { $count } hexes, { $first } to { $last }
}
drifted = The { $side } let the gas drift { $direction }

# refusals
why-not-group-enemy = { $group } is not yours.
why-not-group-day = { $group } is there from day { $day } on.
why-not-group-spent = { $group } is spent.
why-not-group-waits = { $group } has been called and is primed on turn { $turn }.
why-not-group-observer = Nobody can observe for { $group }.
why-not-observes = { $name } cannot observe: infantry does.
why-not-trench-set = { $name } does not work the trench set.
why-not-registered-unseen = { $name } does not see the preregistered vertex.
why-not-corner = Choose a corner of { $hex } that the observer sees.
why-not-cratered = { $hex } has a scrape already.
why-not-crater-area = { $hex } is neither in no man's land nor where the enemy sets up.
why-not-breached = The wire on side { $side } is breached already.
why-not-breach-area = { $hex } was not shelled.
why-not-breach-none = No wire stands on { $hex }.
why-not-breach-side = Choose a side of { $hex } on which wire stands.
why-not-mode-first = First choose how { $group } is called.
why-not-mode-observer = Nobody can observe for { $group } by this mode ({ $mode }).
why-not-mode-night = By night { $group } is called by telephone: no { $mode }.
why-not-mode-other = The scenario does not give { $group } this mode ({ $mode }).
why-not-group-aimed = { $group } has a marker on { $vertex } already: one for each group.
why-not-group-command = { $group } is called or cancelled by a command of its own.
why-not-group-firing = { $group } fires for effect at { $vertex } until the turn ends.
why-not-cancel-spent = { $group } is spent: it was called this very turn and cannot be cancelled yet.
why-not-signal-waits = The hourglass of { $group } is on the track until turn { $turn }: no signals before that.
why-not-signal-uncalled = { $group } has not been called: there is nothing to signal.
why-not-signal-rolled = { $group } has rolled for this command.
why-not-signal-first = The command waits until every primed group has rolled for its signals.
why-not-observer-off = { $name } is not on the map and sees nothing.
why-not-observer-first = First choose who observes for { $group }.
why-not-call-hex-first = First choose a hex at whose corner { $group } is to fire.
why-not-corner-other = { $vertex } is no corner of { $hex }; go back to choose another hex.
why-not-vertex-edge = Fewer than three hexes of the map meet at { $vertex }: it is no vertex to aim at.
why-not-flare-vertex = Flares call { $group } down on its preregistered vertex and on no other.
why-not-shell-date = There is no gas before { $date }.
why-not-shell-place = { $group } is called down on { $vertex }: go back to choose another place.
why-not-shell-first = First choose the shells of { $group }: they are fixed by the call.
why-not-register-done = { $group } has recorded { $vertex } already: one vertex a group.
why-not-register-none = { $group } has no preregistered vertex: the scenario gives it none, and it works without flares.
why-not-register-turn = { $first } records its vertex now; { $group } does so after it.
why-not-register-first = First choose a hex at whose corner { $group } is registered.
why-not-register-corner = { $group } records one of the six corners of { $hex }.
why-not-named-first = First name the infantry that observes for all trench sets.
why-not-spine-target = { $group } has missed { $vertex }: its shells stray by one hex side.
why-not-spine-far = No hex side leads from { $target } to { $vertex }.
why-not-spine-die = You name one of the three spines at { $vertex } for 1 and 2; where { $group } strikes is for the error die.
why-not-bombardment-area = { $hex } is not in the area of the bombardment.
why-not-bombardment-first = First choose the hex in the middle of the bombardment.
why-not-breach-first = First choose a side with wire in the hexes that were shelled.
why-not-crater-first = First choose the hex of the next scrape.
why-not-drift-first = All gas crosses the same hex side: choose the direction, and nothing else.
why-not-drift-stays = The gas in { $hex } moves on, whatever the direction, and none takes its place.
why-not-drift-far = { $hex } is next to no gas: it drifts by one hex.
why-not-order-first = First choose the hex in which units check next.
why-not-gas-none = No gas has drifted into { $hex }.
why-not-gas-before = { $hex } held gas when the doubles were rolled: nobody checks there again.
why-not-gas-nobody = There is nobody in { $hex } whom the gas could attack.
why-not-gas-done = The units in { $hex } have made their checks.

# explanations and odds
explain-no-call = The command lapses.
explain-signal = Signals succeed on { $number } or less with two dice.
explain-delay = { $delay ->
    [0] Primed at once.
    [one] One turn of delay: primed on turn { $turn }.
   *[other] { $delay } turns of delay: primed on turn { $turn }.
}
fires = fire for effect
waits = no signal
