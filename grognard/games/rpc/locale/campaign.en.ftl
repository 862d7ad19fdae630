# Campaigns: days, segments, isolation and night.

segment-arrivals = Reinforcements and recoveries
segment-attack = Attack scenario
segment-counter-attack = Counter attack scenario
segment-isolation = Isolation
segment-night-melee = Night: melees
segment-night = Night attack
segment-recovery = Night: recovery
segment-improvement = Night: improving positions
segment-redeployment = Night: redeployment

# questions
arrival-choose = Day { $day }: which unit is placed next?
arrival-hex = Where is { $name } placed?
option-edge = { $name }: over the edge of the map
counter-attack-offer = Day { $day }: play a counter attack scenario?
night-attack-offer = Day { $day }: make a night attack?
recover-choose = Which unit is recovered? ({ $left } left)
adjust-choose = Which unit changes its deployment?
improve-choose = What is done to the positions?
work-stop = Bomb stop on { $side }
work-clear = Bomb stop away from { $side }
work-breach = Breach in the wire on { $side }
work-dig = Dig in { $hex }
redeploy-choose = Which gun is redeployed?
redeploy-hex = Where does { $name } go?
redeploy-how = Does { $name } go IN what is there?
shelter-in = IN
shelter-blockhouse = IN the blockhouse
shelter-trench = IN the trench
shelter-out = Outside
isolation-roll = Who checks communications first

# the log
day = Day { $day }
scenario-begins = Day { $day }: { $segment }
no-counter-attack = The { $side } decline the counter attack
isolation = Communications: Germans { $german }, British { $british }; the { $side } check first
captured = { $name } ({ $side }) in { $hex } is cut off and captured
night-melee = Melee in { $hex }, to the end
night-attack-yes = The { $side } want a night attack
night-attack-no = The { $side } want no night attack
recovered = { $name } ({ $side }) will return
adjusted = { $name } ({ $side }) { $formed ->
    [true] forms up
   *[false] disperses
}
improved-stop = The { $side } put a bomb stop on { $where }
improved-clear = The { $side } take the bomb stop off { $where }
improved-breach = The { $side } breach the wire on { $where }
improved-dig = The { $side } dig in { $where }
redeployed = { $name } ({ $side }) is redeployed to { $hex }

# refusals
why-not-arrival-walks = { $name } will walk onto the map over the edge, as you chose.
why-not-arrival-hex = There is no hex in which { $name } may be placed now.
why-not-arrival-alone = No friend is next to { $hex }.
why-not-arrival-near = An enemy is in { $hex } or next to it.
why-not-arrival-line = From { $hex } no line of communication leads to the friendly edge.
why-not-counter-first = First say whether the counter attack is played: units act when it has begun.
why-not-night-first = First say whether you attack by night: units act when both sides have chosen.
why-not-night-hold = By night nobody holds back: { $name } attacks somebody.
why-not-recover-done = { $name } is recovered already and arrives tomorrow.
why-not-recover-captured = { $name } is captured: it never comes back.
why-not-recover-removed = { $name } is out of the campaign for good.
why-not-recover-unhurt = { $name } is not on the casualty list.
why-not-recover-type = Half of the losses of its type are recovered: { $name } stays lost, and no other type can give way.
why-not-recover-first = First choose a unit of the casualty list; it is placed tomorrow.
why-not-adjust-off = { $name } is not on the map.
why-not-adjust-done = { $name } has changed its deployment tonight.
why-not-adjust-first = First choose which units change their deployment.
why-not-work-first = First choose a hex in which to dig, or a side for a bomb stop or a breach.
why-not-stop-apart = Bomb stop: no trenches connect across { $side }.
why-not-stop-there = Bomb stop: there is one on { $side } already.
why-not-stop-infantry = Bomb stop: no infantry of yours is at { $side }.
why-not-stop-used = Bomb stop: { $count } are placed tonight, and more are not allowed.
why-not-clear-none = Bomb stop away: there is none on { $side }.
why-not-clear-infantry = Bomb stop away: no infantry of yours is at { $side }.
why-not-clear-enemy = Bomb stop away: an enemy is at { $side }.
why-not-clear-used = Bomb stop away: { $count } are removed tonight, and more are not allowed.
why-not-wire-none = Breach: no wire stands on { $side }.
why-not-wire-enemy = Breach: an enemy is at { $side }.
why-not-wire-unit = Breach: no unit of yours is at { $side }.
why-not-breach-used = Breach: { $count } are made tonight, and more are not allowed.
why-not-dig-nobody = No infantry or gun of yours is in { $hex } to dig there.
why-not-dig-scrape = { $hex } has a scrape already.
why-not-dig-trench = Your units in { $hex } have their trench already.
why-not-gun-first = First choose the gun that is redeployed.
why-not-redeploy-off = { $name } is not on the map.
why-not-redeploy-gun = { $name } is no gun: guns alone are redeployed.
why-not-redeploy-nowhere = { $name } can reach no friendly hex that is not next to an enemy.
why-not-redeploy-first = First choose where { $name } goes.
why-not-redeploy-there = { $name } is in { $hex } already.
why-not-redeploy-held = { $hex } is not under your control.
why-not-redeploy-near = An enemy is in { $hex } or next to it.
why-not-redeploy-far = No way of up to { $steps } friendly hexes leads to { $hex }.
