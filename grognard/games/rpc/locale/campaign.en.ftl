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
