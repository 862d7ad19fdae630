# The page draws the dice and lists the modifiers: a roll is said in two parts around them.
check-brief = { $kind }: { $name } checks cohesion.
check-result = { $total } against { $cohesion }: <b>{ $result }</b>
accuracy-brief = { $group } ranges on { $vertex }.
accuracy-result = { $total }: <b>{ $result }</b>
