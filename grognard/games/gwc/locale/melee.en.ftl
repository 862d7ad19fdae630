# Melee and its Actions.

melee-choose = Which Melee is fought next?
melee = Melee in { $hex }.
melee-fp = { $side } in { $hex }: Melee FP { $total } ({ $modifiers }).
melee-boxed = boxed FP
melee-total = { $side } in { $hex }: { $fp } FP, { $boost } by Actions, { $roll } rolled, { $total } in all.
melee-emptied = Nobody is left to fight in { $hex }.
action-melee = Melee: play an Action before the dice?
action-melee-roll = Play an Action for your Melee Roll?
action-melee-over = The Melee is over: play an Action?
ambush-choose = Ambush in { $hex }: which of your Formations breaks?
ambush = Ambushed: { $name }.
vp-no-quarter = No Quarter
why-not-no-enemy-in-melee = No enemy is left in the Melee.
why-not-no-melee = There is no Melee.
why-not-no-leader-in-melee = None of your Leaders is in the Melee.
why-not-nation = The card is not for { $side }.
why-not-no-survivor = None of your Units has survived the Melee.
odds-melee-won = the Melee is won
odds-melee-tie = the Melee is tied
odds-melee-lost = the Melee is lost
