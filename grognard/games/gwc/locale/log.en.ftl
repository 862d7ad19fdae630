# The page draws the dice and lists the modifiers: a roll is said in two parts around them.
rolled-brief = { $kind } by { $side }, card { $card }.
rolled-result = { $white } and { $coloured }
fire-attack-brief = { $side } attacks { $hex } with FP { $strength }.
fire-attack-result = Attack Total <b>{ $total }</b>
defense-brief = { $name } defends with Morale { $morale }.
defense-result = { $total } against { $attack }: <b>{ $result }</b>
rally-roll-brief = { $name } tries to Rally.
rally-roll-result = { $roll } against Morale <b>{ $morale }</b>
rout-roll-brief = Rout Roll of { $name }.
rout-roll-result = { $roll } against Morale <b>{ $morale }</b>
attack-total-brief = { $side } attacks { $hex } with { $fp } FP.
attack-total-result = { $roll } rolled: Attack Total <b>{ $total }</b>
melee-fp-brief = { $side } in { $hex }: Melee FP <b>{ $total }</b>.
