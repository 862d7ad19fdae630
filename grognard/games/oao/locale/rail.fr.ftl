# Tâches, chemins de fer, transport maritime

# Tâches
option-recover = { $name } récupère de l'efficacité : { $now } PM sur { $cost }
option-build = { $name } aménage une position en { $hex } : { $now } PM sur { $cost }
task-recover = récupération d'efficacité
task-build = position améliorée
task-carried = { $name } ({ $side }) a dépensé { $spent } PM sur { $cost } pour sa tâche : { $task }
recovered = { $name } ({ $side }) récupère un niveau : { $level ->
    [0] efficacité entière
    [1] -1
    [2] -2
    [3] -3
    [4] CI
    [5] D1
   *[other] D2
}
task-lost = { $side } : le marqueur de PM dépensés en { $hex } est retiré
busy-task = { $name } porte un marqueur de PM dépensés : ni attaque ni Repoussement tant que sa tâche n'est pas finie.
busy-rail = { $name } est en mode ferroviaire.
task-another = { $name } a déjà une tâche en cours : une seule à la fois.
task-no-mps = { $name } n'a plus de PM ; ceux d'une marche forcée ne paient pas de tâche.
task-pinned = Un marqueur d'attaque préparée ennemi fixe { $name } : ni récupération ni embarquement en train.
task-pinned-position = Un marqueur d'attaque préparée ennemi fixe { $name } : elle peut achever une position, pas en commencer une.
task-halted = { $name } a échoué à repousser l'ennemi : elle peut seulement poser un marqueur d'attaque préparée ou commencer une position.
task-no-formation = Seule une Formation peut le faire, et cette Force n'en a pas.

# Récupération d'efficacité
recovery-formation = { $name } n'est pas une Formation : elle n'a pas d'état d'efficacité.
recovery-unreduced = { $name } a toute son efficacité.
recovery-near = { $name } doit être à { $hexes } hexagones de l'ennemi le plus proche : à deux, chaque hexagone intermédiaire doit être tenu par des amis en position ; plus près, elle doit être elle-même dans une position de niveau 2, ou de niveau 1 à partir du tour 19.
recovery-near-demoralized = { $name } est démoralisée : elle doit être à { $hexes } hexagones de l'ennemi le plus proche.
recovery-new-position = La position de { $name } a été achevée pendant cette phase : au contact de l'ennemi, elle n'abrite pas encore la récupération.
recovery-in-full = Au contact de l'ennemi, { $name } doit récupérer d'un seul coup : { $need } PM, et il lui en reste { $left }.

# Mode ferroviaire : questions et options
rail-points-choose = { $name } embarque en train. Quels points ferroviaires le paient ?
rail-destination-choose = Quelle est la destination de { $name } ?
rail-way-choose = Par quel trajet { $name } gagne-t-elle { $goal } ?
rail-return-choose = { $name } revient après l'interruption de son transport. Où ?
option-entrain = { $name } embarque en train en { $hex } ({ $cost } PM)
option-ride = { $name } continue par le rail depuis { $hex }
option-detrain = { $name } débarque du train en { $hex } ({ $cost } PM)
option-points-normal = Points ferroviaires : { $cost } sur { $left }
option-points-belgian = Le PF spécial belge
option-points-rnd = Le PF spécial de la Royal Naval Division
option-points-sortie = Un PF spécial de la sortie belge, vers la ligne Bruxelles - Liège
option-bound = { $hex }
option-return = { $hex }
option-way = Trajet { $number } : { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
}
option-way-by = Trajet { $number } : { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
} par { $places }

# Mode ferroviaire : le journal
rail-paid = { $side } : { $cost } PF pour un transport{ $special ->
    [true] {" "}(spécial)
   *[other] {""}
} ; reste { $left }
rail-paid-for = Le transport est { $name }
rail-income = { $side } : { $points } PF jusqu'à la prochaine interphase
rail-entraining = { $side } : une unité embarque en train en { $hex } ({ $spent } PM dépensés)
rail-entrained = { $side } : une unité a embarqué en train en { $hex }
rail-ridden = { $side } : un train va de { $origin } à { $hex }, { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
} pour { $spent } PM
rail-detraining = { $side } : une unité débarque du train en { $hex } ({ $spent } PM dépensés)
rail-detrained = { $side } : une unité a débarqué du train en { $hex }
rail-interrupted = { $side } : le transport en { $hex } est interrompu ({ $why }) et revient au tour { $gt }
rail-enemy-adjacent = une unité de combat ennemie est venue au contact
rail-enemy-at-goal = l'ennemi a atteint sa destination
rail-cut-off = plus aucune ligne ne mène à sa destination
rail-returned = { $side } : une unité revient en { $hex } après un transport interrompu
rail-bottleneck-used = { $side } : il reste { $left } PF au goulet de { $hex }
rail-bottlenecks-active = { $side } : les goulets de Rouen, Pontoise et Eu sont désormais actifs
rail-bottlenecks-doubled = { $side } : les goulets de Liège, Namur et Arlon s'ouvrent aux nouveaux corps de réserve

# Mode ferroviaire : refus
rail-depot = { $name } est un Dépôt : il suit les lignes selon ses propres règles.
rail-two-hex = { $name } est sur deux hexagones : elle doit se regrouper avant d'embarquer en train.
rail-mode = { $name } doit être remise en ordre de marche avant d'embarquer en train.
rail-task = { $name } a déjà une tâche en cours : une seule à la fois.
rail-alone = { $name } embarque seule : choisissez-la sans les autres.
rail-pinned = Un marqueur d'attaque préparée ennemi fixe { $name } : elle ne peut pas embarquer en train.
rail-halted = { $name } a échoué à repousser l'ennemi : elle peut seulement poser un marqueur d'attaque préparée ou commencer une position.
rail-no-mps = { $name } n'a plus de PM ; ceux d'une marche forcée ne paient ni l'embarquement ni le débarquement.
rail-no-points = { $name } coûte { $cost } PF, et il n'y en a pas assez.
rail-no-line = Aucune ligne à double voie amie et en service ne passe en { $hex }.
rail-entrain-near = Un ennemi est à moins de { $hexes } hexagones de { $hex }.
rail-crowded = Une autre unité embarque ou débarque du train en { $hex } pendant cette phase.
rail-no-destination = Il n'y a aucun hexagone qui puisse être la destination de { $name }.
rail-destination-first = Désignez d'abord la destination de { $name }.
rail-not-connected = Aucune ligne en service ouverte aux transports ne mène en { $hex }.
rail-destination-near = Un ennemi est à moins de { $hexes } hexagones de { $hex } ; les hexagones d'un camp retranché comptent double.
rail-sortie-line = Qui voyage sur les PF de la sortie belge débarque sur la ligne Bruxelles - Liège, et { $hex } n'y est pas.
rail-bottleneck = Il ne reste que { $left } PF au goulet de { $hex }.
rail-way-first = Choisissez d'abord le trajet.
rail-not-direct = Aucun trajet direct ne passe par { $hex } ; on ne fait un détour que pour éviter l'ennemi ou un goulet.
rail-return-first = Choisissez d'abord où l'unité revient.
rail-return-line = Aucune ligne amie en service ne passe en { $hex }.
rail-return-near = Un ennemi est à moins de { $hexes } hexagones de { $hex }.

# Lignes ferrées
line-cut = { $side } : la ligne est coupée en { $hex }
railheads-back = { $side } : les têtes de ligne reculent, { $hexes } { $hexes ->
    [one] hexagone ferré est perdu
   *[other] hexagones ferrés sont perdus
}
railheads-forward = { $side } : les têtes de ligne avancent, { $hexes } { $hexes ->
    [one] hexagone ferré est rétabli
   *[other] hexagones ferrés sont rétablis
}
structure-mined = { $name } : l'ouvrage est miné et saute au tour de joueur allié du tour { $gt }
structure-down = { $name } : l'ouvrage a sauté
structure-rebuilt = { $name } : l'ouvrage est reconstruit
structure-bypassed = { $name } : le génie allemand contourne l'ouvrage, pour le ravitaillement et les Dépôts seulement
network-east = la zone est
network-west = la zone ouest
network-clearing = Réseau du Nord : { $area } sera évacuée au tour de joueur allié du tour { $gt }
network-cleared-now = Réseau du Nord : { $area } est évacuée
network-cleared = Le Réseau du Nord a été évacué en { $hex } : les Alliés ne peuvent le rétablir avant le tour 14.
base-threatened = La base britannique doit être transférée pendant la phase préliminaire alliée du tour { $gt }
sortie-called = Les Belges font une sortie depuis { $hex } : à partir de la prochaine interphase, les Allemands ont deux PF spéciaux
sortie-ready = { $side } : les PF spéciaux de la sortie belge sont disponibles ({ $uses } emplois)
enemy-on-line = Un ennemi est en { $hex }.
line-behind-enemy-front = { $hex } est derrière la ligne de front ennemie.
german-near = Un Allemand est à huit hexagones ou moins de { $name }.
german-at = Un Allemand est à { $name }.
allied-at = Une unité alliée est à { $name }, que les Allemands ont tenu.
german-near-amiens = Un Allemand est à huit hexagones ou moins d'Amiens.
german-near-creil = Un Allemand est à huit hexagones ou moins de Creil.

# Transport maritime
naval-port-choose = { $name } prend la mer. Pour quel port ?
naval-divert-choose = L'ennemi menace le port de { $name }. Quel autre gagne-t-elle ?
option-embark = { $name } embarque en { $hex }
option-port = { $hex }
option-holding-box = Angleterre (case d'attente navale)
holding-box = Angleterre
channel = la Manche
naval-embarked = { $side } : une unité embarque, de { $hex } vers { $goal }
naval-debarked = { $side } : une unité débarque, { $goal }
naval-diverted = { $side } : une unité en mer change de port pour { $goal }
naval-allied = Seules les unités alliées prennent la mer.
naval-counter = { $name } ne peut embarquer pendant une phase de contre-mouvement.
naval-unfit = { $name } ne peut embarquer dans cet état : ni Dépôt, ni unité sur deux hexagones, déployée, en mode ferroviaire ou occupée à une tâche.
naval-no-port = { $name } n'est pas dans un port.
naval-moved = { $name } doit commencer la phase dans le port et n'y dépenser aucun PM.
naval-alone = { $name } embarque seule : choisissez-la sans les autres.
naval-full = Une seule unité embarque par tour, ou les unités de la Royal Naval Division ensemble.
naval-no-destination = Il n'y a aucun port que { $name } puisse gagner.
naval-port-none = Il n'y a pas de port en { $hex }.
naval-port-here = Elle est déjà en { $hex }.
naval-port-control = Le port de { $hex } est aux mains de l'ennemi.
naval-port-enemy = Un ennemi est en { $hex } ou au contact.
naval-port-first = Désignez d'abord le port de { $name }.
naval-held = L'ennemi a fait changer { $name } de port : elle ne peut se déplacer pendant le tour où elle débarque.
