# Tâches, voies ferrées, transport naval

# Tâches
option-recover = { $name } récupère de l'EC : { $now } PM sur { $cost }
option-build = { $name } construit une position aménagée en { $hex } : { $now } PM sur { $cost }
task-recover = récupération d'EC
task-build = position aménagée
task-carried = { $name } ({ $side }) a dépensé { $spent } PM sur { $cost } pour sa tâche : { $task }
recovered = { $name } ({ $side }) récupère un niveau : { $level ->
    [0] non réduite
    [1] -1
    [2] -2
    [3] -3
    [4] CI
    [5] D1
   *[other] D2
}
task-lost = { $side } : le marqueur « PM dépensés » en { $hex } est retiré
busy-task = { $name } porte un marqueur « PM dépensés » : ni attaque ni refoulement tant que sa tâche n'est pas finie.
busy-rail = { $name } est en mode ferroviaire.
task-another = { $name } a déjà une tâche en cours : une seule à la fois.
task-no-mps = { $name } n'a plus de PM ; ceux d'une marche forcée ne paient pas de tâche.
task-pinned = Un marqueur PA ennemi fixe { $name } : ni récupération d'EC ni embarquement en train.
task-pinned-position = Un marqueur PA ennemi fixe { $name } : elle peut achever une position aménagée, pas en commencer une.
task-halted = { $name } a raté un refoulement : elle peut seulement placer un marqueur PA ou commencer une position aménagée.
task-no-formation = Seule une formation peut le faire, et cette Force n'en a pas.

# Récupération d'EC
recovery-formation = { $name } n'est pas une formation : elle n'a pas d'état d'EC.
recovery-unreduced = { $name } a toute son EC.
recovery-near = { $name } doit être à { $hexes } hex de l'ennemi le plus proche : à deux, chaque hex intermédiaire doit être tenu par des amis dans une position aménagée ; plus près, elle doit être elle-même dans une position de niveau 2, ou de niveau 1 à partir du TJ 19.
recovery-near-demoralized = { $name } est démoralisée : elle doit être à { $hexes } hex de l'ennemi le plus proche.
recovery-new-position = { $name } : sa position aménagée a été achevée pendant cette phase et, à côté d'un ennemi, ne permet pas encore la récupération.
recovery-in-full = À côté d'un ennemi, { $name } doit récupérer d'un seul coup : { $need } PM, et il lui en reste { $left }.

# Mode ferroviaire : questions et options
rail-points-choose = { $name } embarque en train. Avec quels RP le payer ?
rail-destination-choose = Quelle destination pour { $name } ?
rail-way-choose = Par quel itinéraire { $name } gagne-t-elle { $goal } ?
rail-return-choose = { $name } revient après l'interruption de son transport. Où ?
option-entrain = { $name } embarque en train en { $hex } ({ $cost } PM)
option-ride = { $name } poursuit par le rail depuis { $hex }
option-detrain = { $name } débarque du train en { $hex } ({ $cost } PM)
option-points-normal = RP : { $cost } sur { $left }
option-points-belgian = Le RP spécial belge
option-points-rnd = Le RP spécial de la Royal Naval Division
option-points-sortie = Un RP spécial de la sortie belge, vers la ligne Bruxelles - Liège
option-bound = { $hex }
option-return = { $hex }
option-way = Itinéraire { $number } : { $hexes } hex
option-way-by = Itinéraire { $number } : { $hexes } hex par { $places }

# Mode ferroviaire : le journal
rail-paid = { $side } : { $cost } RP pour un transport{ $special ->
    [true] {" "}(spécial)
   *[other] {""}
} ; il reste { $left }
rail-paid-for = Unité transportée : { $name }
rail-income = { $side } : { $points } RP jusqu'à la prochaine inter-phase
rail-entraining = { $side } : une unité embarque en train en { $hex } (PM dépensés : { $spent })
rail-entrained = { $side } : une unité a embarqué en train en { $hex }
rail-ridden = { $side } : un train va de { $origin } à { $hex }, { $hexes } hex pour { $spent } PM
rail-detraining = { $side } : une unité débarque du train en { $hex } (PM dépensés : { $spent })
rail-detrained = { $side } : une unité a débarqué du train en { $hex }
rail-interrupted = { $side } : le transport en { $hex } est interrompu ({ $why }) et revient au TJ { $gt }
rail-enemy-adjacent = une unité de combat ennemie est arrivée à côté
rail-enemy-at-goal = l'ennemi a atteint sa destination
rail-cut-off = plus aucune voie ferrée ne mène à sa destination
rail-returned = { $side } : une unité revient en { $hex } après un transport interrompu
rail-bottleneck-used = { $side } : il reste { $left } RP au goulet en { $hex }
rail-bottlenecks-active = { $side } : les goulets de Rouen, Pontoise et Eu sont désormais actifs
rail-bottlenecks-doubled = { $side } : les goulets de Liège, Namur et Arlon ont la place des nouveaux corps de réserve

# Mode ferroviaire : refus
rail-depot = { $name } est un dépôt : il suit les voies ferrées selon ses propres règles.
rail-two-hex = { $name } est sur deux hex : elle doit se regrouper avant d'embarquer en train.
rail-mode = { $name } doit revenir en mode mobile avant d'embarquer en train.
rail-task = { $name } a déjà une tâche en cours : une seule à la fois.
rail-alone = { $name } embarque seule : choisissez-la sans les autres.
rail-pinned = Un marqueur PA ennemi fixe { $name } : elle ne peut pas embarquer en train.
rail-halted = { $name } a raté un refoulement : elle peut seulement placer un marqueur PA ou commencer une position aménagée.
rail-no-mps = { $name } n'a plus de PM ; ceux d'une marche forcée ne paient ni l'embarquement ni le débarquement.
rail-no-points = { $name } coûte { $cost } RP, et il n'y en a pas assez.
rail-no-line = Aucune ligne à double voie amie en service ne passe en { $hex }.
rail-entrain-near = Un ennemi est à moins de { $hexes } hex de { $hex }.
rail-crowded = Une autre unité embarque en train ou en débarque en { $hex } pendant cette phase.
rail-no-destination = Il n'y a aucune destination possible pour { $name }.
rail-destination-first = Désignez d'abord la destination pour { $name }.
rail-not-connected = Aucune ligne en service ouverte au transport ne mène en { $hex }.
rail-destination-near = Un ennemi est à moins de { $hexes } hex de { $hex } ; les hex d'un camp retranché comptent double.
rail-sortie-line = Une unité transportée avec les RP de la sortie belge débarque sur la ligne Bruxelles - Liège, et { $hex } n'y est pas.
rail-bottleneck = Il ne reste que { $left } RP au goulet en { $hex }.
rail-way-first = Choisissez d'abord l'itinéraire.
rail-not-direct = Aucun itinéraire direct ne passe par { $hex } ; on ne fait un détour que pour éviter l'ennemi ou un goulet.
rail-return-first = Choisissez d'abord où l'unité revient.
rail-return-line = Aucune voie ferrée amie en service ne passe en { $hex }.
rail-return-near = Un ennemi est à moins de { $hexes } hex de { $hex }.

# Voies ferrées
line-cut = { $side } : la voie ferrée est coupée en { $hex }
railheads-back = { $side } : les têtes de rail reculent, { $hexes } hex de voie ferrée { $hexes ->
    [one] est perdu
   *[other] sont perdus
}
railheads-forward = { $side } : les têtes de rail avancent, { $hexes } hex de voie ferrée { $hexes ->
    [one] est rétabli
   *[other] sont rétablis
}
structure-mined = { $name } : l'ouvrage est miné et saute dans le tour de joueur allié du TJ { $gt }
structure-down = { $name } : l'ouvrage a sauté
structure-rebuilt = { $name } : l'ouvrage est reconstruit
structure-bypassed = { $name } : le génie ferroviaire allemand contourne l'ouvrage, pour le ravitaillement et les dépôts seulement
network-east = la zone est
network-west = la zone ouest
network-clearing = Réseau du Nord : { $area } sera évacuée dans le tour de joueur allié du TJ { $gt }
network-cleared-now = Réseau du Nord : { $area } est évacuée
network-cleared = Le Réseau du Nord a été évacué en { $hex } : les Alliés ne peuvent le rétablir avant le TJ 14.
base-threatened = La base britannique doit être transférée dans la Phase préliminaire alliée du TJ { $gt }
sortie-called = Les Belges font une sortie depuis { $hex } : à partir de la prochaine inter-phase, les Allemands ont deux RP spéciaux
sortie-ready = { $side } : les RP spéciaux de la sortie belge sont disponibles (emplois : { $uses })
enemy-on-line = Un ennemi est en { $hex }.
line-behind-enemy-front = { $hex } est derrière la ligne de front ennemie.
german-near = Un Allemand est à huit hex ou moins de l'ouvrage : { $name }.
german-at = Un Allemand est à côté de l'ouvrage : { $name }.
allied-at = Une unité alliée est à côté de l'ouvrage, que les Allemands ont tenu : { $name }.
german-near-amiens = Un Allemand est à huit hex ou moins d'Amiens.
german-near-creil = Un Allemand est à huit hex ou moins de Creil.

# Transport naval
naval-port-choose = { $name } prend la mer. Pour quel port ?
naval-divert-choose = L'ennemi menace le port de destination ({ $name }). Quel autre port gagner ?
option-embark = { $name } embarque en { $hex }
option-port = { $hex }
option-holding-box = Angleterre (case d'attente navale)
holding-box = Angleterre
channel = la Manche
naval-embarked = { $side } : une unité embarque en { $hex } (destination : { $goal })
naval-debarked = { $side } : une unité débarque ({ $goal })
naval-diverted = { $side } : une unité en mer change de destination ({ $goal })
naval-allied = Seules les unités alliées utilisent le transport naval.
naval-counter = { $name } ne peut embarquer dans une Phase de contre-mouvement.
naval-unfit = { $name } ne peut embarquer : ni un dépôt, ni une unité sur deux hex, déployée, en mode ferroviaire ou occupée à une tâche ne prend la mer.
naval-no-port = { $name } n'est pas dans un port.
naval-landed = { $name } a débarqué pendant cette phase et ne l'a donc pas commencée dans le port.
naval-moved = { $name } doit commencer la phase dans le port et n'y dépenser aucun PM.
naval-alone = { $name } embarque seule : choisissez-la sans les autres.
naval-full = Une seule unité embarque par TJ, ou les unités de la Royal Naval Division ensemble.
naval-no-destination = Il n'y a aucun port de destination possible pour { $name }.
naval-port-none = Il n'y a pas de port en { $hex }.
naval-port-here = Elle est déjà en { $hex }.
naval-port-control = Le port en { $hex } est aux mains de l'ennemi.
naval-port-enemy = Un ennemi est en { $hex } ou à côté.
naval-port-first = Désignez d'abord le port de destination pour { $name }.
naval-held = { $name } a changé de port à cause de l'ennemi : elle ne peut se déplacer dans le TJ où elle débarque.
