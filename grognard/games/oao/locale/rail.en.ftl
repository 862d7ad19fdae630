# Tasks, railways, Naval Transport

# Tasks
option-recover = { $name } recovers CE: { $now } of { $cost } { $cost ->
    [one] MP
   *[other] MPs
}
option-build = { $name } builds an Improved Position in { $hex }: { $now } of { $cost } { $cost ->
    [one] MP
   *[other] MPs
}
task-recover = CE Recovery
task-build = Improved Position
task-carried = { $name } ({ $side }) has spent { $spent } of { $cost } MPs on its task: { $task }
recovered = { $name } ({ $side }) recovers one level: { $level ->
    [0] unreduced
    [1] -1
    [2] -2
    [3] -3
    [4] CI
    [5] D1
   *[other] D2
}
task-lost = { $side }: the MPs Expended marker in { $hex } is removed
busy-task = { $name } bears an MPs Expended marker: it neither attacks nor Repulses until its task is done.
busy-rail = { $name } is in Rail Mode.
task-another = { $name } has another task in hand: one at a time.
task-no-mps = { $name } has no MPs left; those of a Forced March do not pay for tasks.
task-pinned = An enemy PA marker pins { $name }: it neither recovers nor entrains.
task-pinned-position = An enemy PA marker pins { $name }: it may finish an Improved Position, not begin one.
task-halted = { $name } has failed to Repulse: it may only place a PA marker or begin an Improved Position.
task-no-formation = Only a Formation does that, and none is in this Force.

# CE Recovery
recovery-formation = { $name } is not a Formation: it has no CE Status.
recovery-unreduced = { $name } has its full CE.
recovery-near = { $name } must be { $hexes } hexes from the nearest enemy: at two, every hex between must hold friends in an Improved Position; nearer, it must be in a Level 2 position itself, from GT 19 in a Level 1 position.
recovery-near-demoralized = { $name } is Demoralized: it must be { $hexes } hexes from the nearest enemy.
recovery-new-position = The Improved Position of { $name } was finished in this phase: next to an enemy it does not help yet.
recovery-in-full = Next to an enemy { $name } must recover in one go: { $need } MPs, and it has { $left }.

# Rail Mode: questions and options
rail-points-choose = { $name } entrains. Which RPs pay for it?
rail-destination-choose = Where is { $name } bound for?
rail-way-choose = By which way does { $name } go to { $goal }?
rail-return-choose = { $name } comes back after its interrupted transport. Where?
option-entrain = { $name } entrains in { $hex } ({ $cost } { $cost ->
    [one] MP
   *[other] MPs
})
option-ride = { $name } rides on from { $hex }
option-detrain = { $name } detrains in { $hex } ({ $cost } { $cost ->
    [one] MP
   *[other] MPs
})
option-points-normal = RPs: { $cost } of { $left }
option-points-belgian = The special Belgian RP
option-points-rnd = The special RP of the Royal Naval Division
option-points-sortie = A special RP of the Belgian Sortie, to the line Brussel - Liège
option-bound = { $hex }
option-return = { $hex }
option-way = Way { $number }: { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}
option-way-by = Way { $number }: { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} by { $places }

# Rail Mode: the log
rail-paid = { $side }: { $cost } RP for a transport{ $special ->
    [true] , a special one
   *[other] {""}
}; { $left } left
rail-paid-for = The unit carried is { $name }
rail-income = { $side }: { $points } RPs until the next Inter-Phase
rail-entraining = { $side }: a unit is entraining in { $hex } ({ $spent } { $spent ->
    [one] MP
   *[other] MPs
} spent)
rail-entrained = { $side }: a unit has entrained in { $hex }
rail-ridden = { $side }: a train goes from { $origin } to { $hex }, { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} for { $spent } { $spent ->
    [one] MP
   *[other] MPs
}
rail-detraining = { $side }: a unit is detraining in { $hex } ({ $spent } { $spent ->
    [one] MP
   *[other] MPs
} spent)
rail-detrained = { $side }: a unit has detrained in { $hex }
rail-interrupted = { $side }: the transport in { $hex } is interrupted ({ $why }) and comes back on GT { $gt }
rail-enemy-adjacent = an enemy Combat unit has come next to it
rail-enemy-at-goal = enemies have reached its destination
rail-cut-off = no line leads to its destination any more
rail-returned = { $side }: a unit comes back in { $hex } after an interrupted transport
rail-bottleneck-used = { $side }: the bottleneck of { $hex } has { $left } RP left
rail-bottlenecks-active = { $side }: the bottlenecks of Rouen, Pontoise and Eu are active from now on
rail-bottlenecks-doubled = { $side }: the bottlenecks of Liège, Namur and Arlon have room for the New Reserve Corps

# Rail Mode: refusals
rail-depot = { $name } is a Depot: it moves along the lines by rules of its own.
rail-two-hex = { $name } is in two hexes: it must consolidate before it entrains.
rail-mode = { $name } must limber up before it entrains.
rail-task = { $name } has another task in hand: one at a time.
rail-alone = { $name } entrains by itself: choose it without others.
rail-pinned = An enemy PA marker pins { $name }: it cannot entrain.
rail-halted = { $name } has failed to Repulse: it may only place a PA marker or begin an Improved Position.
rail-no-mps = { $name } has no MPs left; those of a Forced March do not pay for entraining or detraining.
rail-no-points = { $name } costs { $cost } RP, and there are not enough.
rail-no-line = No friendly operational double-track line runs through { $hex }.
rail-entrain-near = An enemy is less than { $hexes } hexes from { $hex }.
rail-crowded = Another unit entrains or detrains in { $hex } in this phase.
rail-no-destination = There is no hex to which { $name } could be bound.
rail-destination-first = First name the destination of { $name }.
rail-not-connected = No operational line that may carry units leads to { $hex }.
rail-destination-near = An enemy is less than { $hexes } hexes from { $hex }; hexes of a Fortified Camp count double.
rail-sortie-line = A unit carried with the RPs of the Belgian Sortie detrains on the line Brussel - Liège, and { $hex } is not on it.
rail-bottleneck = The bottleneck of { $hex } has only { $left } RP left.
rail-way-first = First choose the way.
rail-not-direct = No direct way leads through { $hex }; a detour is made around enemies or bottlenecks only.
rail-return-first = First choose where the unit comes back.
rail-return-line = No friendly operational line runs through { $hex }.
rail-return-near = An enemy is less than { $hexes } hexes from { $hex }.

# RR lines
line-cut = { $side }: the line in { $hex } is cut
railheads-back = { $side }: Railheads go back, { $hexes } { $hexes ->
    [one] RR hex is lost
   *[other] RR hexes are lost
}
railheads-forward = { $side }: Railheads go forward, { $hexes } { $hexes ->
    [one] RR hex is restored
   *[other] RR hexes are restored
}
structure-mined = { $name }: the structure is mined and falls in the Allied Player Turn of GT { $gt }
structure-down = { $name }: the structure is blown up
structure-rebuilt = { $name }: the structure is rebuilt
structure-bypassed = { $name }: German engineers have bypassed the structure, for supplies and Depots only
network-east = the eastern area
network-west = the western area
network-clearing = Réseau du Nord: { $area } will be cleared in the Allied Player Turn of GT { $gt }
network-cleared-now = Réseau du Nord: { $area } is cleared
network-cleared = The Réseau du Nord was cleared in { $hex }: the Allies cannot restore it before GT 14.
base-threatened = The British base has to move in the Allied Preliminary Phase of GT { $gt }
sortie-called = The Belgians sally from { $hex }: from the next Inter-Phase the Germans have two special RPs
sortie-ready = { $side }: the special RPs of the Belgian Sortie are ready (uses: { $uses })
enemy-on-line = An enemy is in { $hex }.
line-behind-enemy-front = { $hex } is behind the enemy's Front Line.
german-near = A German is within eight hexes of { $name }.
german-at = A German is at { $name }.
allied-at = An Allied unit is at { $name }, which the German has held.
german-near-amiens = A German is within eight hexes of Amiens.
german-near-creil = A German is within eight hexes of Creil.

# Naval Transport
naval-port-choose = { $name } puts to sea. For which port?
naval-divert-choose = Enemies threaten the port of { $name }. Which other does it make for?
option-embark = { $name } embarks in { $hex }
option-port = { $hex }
option-holding-box = England (Naval Holding Box)
holding-box = England
channel = the Channel
naval-embarked = { $side }: a unit embarks in { $hex } for { $goal }
naval-debarked = { $side }: a unit debarks in { $goal }
naval-diverted = { $side }: a unit at sea makes for { $goal } instead
naval-allied = Only Allied units go by sea.
naval-counter = { $name } cannot embark in a Counter Movement Phase.
naval-unfit = { $name } cannot embark: no Depot does, nor a unit in two hexes, deployed, in Rail Mode or with a task in hand.
naval-no-port = { $name } is not in a port.
naval-landed = { $name } has debarked in this phase and did not begin it in the port.
naval-moved = { $name } must begin the phase in the port and spend no MPs in it.
naval-alone = { $name } embarks by itself: choose it without others.
naval-full = One unit embarks in a GT, or the units of the Royal Naval Division together.
naval-no-destination = There is no port for which { $name } could make.
naval-port-none = There is no port in { $hex }.
naval-port-here = It is in { $hex } already.
naval-port-control = The port of { $hex } is in enemy hands.
naval-port-enemy = An enemy is in { $hex } or next to it.
naval-port-first = First name the port of { $name }.
naval-held = Enemies made { $name } change its port: it may not move in the GT in which it debarks.
