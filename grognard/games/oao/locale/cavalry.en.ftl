# Cavalry: reaction, retirement, recorded MPs
reaction-choose = { $name } has come to { $hex }. Which cavalry reacts?
option-react = { $name } in { $hex } reacts
reaction-where = Where does { $name } in { $hex } react to?
retirement-choose = Which cavalry retires before the enemy?
option-retire = { $name } in { $hex } retires
retirement-where = Where does { $name } in { $hex } retire to?
flee-go = To { $hex } ({ $points } { $points ->
    [one] MP
   *[other] MPs
} recorded)
flee-spread = Into two hexes, { $hex } and { $other } ({ $points } { $points ->
    [one] MP
   *[other] MPs
} recorded)
flee-join = Together into { $hex } ({ $points } { $points ->
    [one] MP
   *[other] MPs
} recorded)
flee-shift = On to { $hex } and { $other } ({ $points } { $points ->
    [one] MP
   *[other] MPs
} recorded)
reacted = { $name } ({ $side }) reacts to { $hex }{ $hexes ->
    [one] {""}
   *[other] {" "}and { $other }
}: { $points } { $points ->
    [one] MP
   *[other] MPs
} recorded, { $recorded } in all
retired = { $name } ({ $side }) retires to { $hex }{ $hexes ->
    [one] {""}
   *[other] {" "}and { $other }
}: { $points } { $points ->
    [one] MP
   *[other] MPs
} recorded, { $recorded } in all
recorded-paid = { $name } pays for its reactions where it stands: { $recorded } { $recorded ->
    [one] MP
   *[other] MPs
}{ $rest ->
    [0] {""}
   *[other] , of which { $rest } stay recorded
}

# Why cavalry does not
why-not-react-whose = Choose cavalry of your own.
why-not-react-kind = Only cavalry reacts, and not from a train.
why-not-react-cause = No enemy has come next to it, nor moved on from a hex next to it to one next to your units.
why-not-react-nowhere = It has nowhere to go: empty hexes in the ZOC of other enemies are closed to it.
why-not-react-again = It has reacted to this step already.
why-not-just-left = The enemy has just left { $hex }.
why-not-flee-zone = { $hex } is empty and in an EZOC.
why-not-flee-hex = Choose a hex.
why-not-flee-far = { $hex } is more than one hex away.
why-not-retire-kind = Only cavalry retires, and not from a train.
why-not-retire-alone = No enemy is next to it.
why-not-retire-nowhere = It has nowhere to go: empty hexes in an EZOC are closed to it.
why-not-retire-again = It has retired in this step already.
why-not-doctrine = Up to GT { $last } cavalry does not enter the ZOC of an infantry Formation in the Counter Movement Phase: { $hex }.
why-not-move-recorded = { $name } has spent { $recorded } MPs by reacting, more than it can have in this phase: it stays where it is.

# Forts
roll-abandonment = Does the Fort hold?
option-abandon = Abandon the Fort { $name } in { $hex }
fort-stands = { $name } ({ $side }) in { $hex } holds: { $roll } against { $number }
fort-abandoned = { $name } ({ $side }) in { $hex } is abandoned: { $roll } against { $number }
fort-turned = The garrison of { $name } ({ $side }) leaves the Fort in { $hex }: it is infantry from now on
why-not-abandon-back = The Fort { $name } has no garrison that could march.
why-not-abandon-far = No enemy is within { $most } hexes of { $name }.

# Garrisons
why-not-garrison = { $name } may be { $most ->
    [0] nowhere but in its city or camp
    [one] at most one hex from its city or camp
   *[other] at most { $most } hexes from its city or camp
}: not in { $hex }.
why-not-garrison-home = { $name } is out of its range and must come nearer to it: { $hex } is no nearer.
why-not-stop-garrison = { $name } is out of its range and can still come nearer to it.

# LOC units
why-not-loc-zone = { $name } is an LOC unit and does not enter an EZOC: { $hex }.
why-not-loc-abroad = { $name } does not leave Belgium: { $hex }.
why-not-loc-depot = { $hex } is more than { $most } hexes from the nearest Depot; { $name } is an LOC unit.
why-not-loc-nearer = { $name } is more than { $most } hexes from the nearest Depot: its move has to end nearer to one of its nation than { $hex } is.
why-not-loc-advance = { $name } is an LOC unit: it does not advance by itself into an EZOC ({ $hex }).
