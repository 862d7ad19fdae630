# Words that every title shares.
option-pass = Pass
option-done = Done
option-back = Back
option-yes = Yes
option-no = No
forced = Only one answer is possible: { $id }
roll = Dice
draw = Draw
nothing = nothing happens
why-not-over = The game is over.
why-not-unrelated = This decision does not concern { $subject }.

# Advice of the bots

advice-doctrine = what doctrine says
advice-better = { $percent } percent better than doctrine
advice-worse = { $percent } percent worse than doctrine
advice-plan-assault = press the attack
advice-plan-hold = hold and fire
