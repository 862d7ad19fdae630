# Mouvement : Forces, trajets, marche forcée, empilement
force-choose = Quelle Force se déplace maintenant ? Choisissez une de ses unités.
option-force = { $name } en { $hex }
join-choose = { $name } en { $hex } se déplace. Quels éléments l'accompagnent ?
option-join = Emmener { $name }
move-choose = { $name } en { $hex }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } unités)
} : { $left ->
    [0] plus de PM
    [one] un PM restant
   *[other] { $left } PM restants
}{ $march ->
    [0] {""}
   *[other] , et { $march } par marche forcée
}. Que fait-elle ?
option-go = Vers { $hex } ({ $cost } PM)
option-go-march = Vers { $hex } ({ $cost } PM, dont { $forced } par marche forcée)
option-step = Un pas vers { $hex }, tout droit ({ $cost } PM)
option-step-march = Un pas vers { $hex }, tout droit ({ $cost } PM, dont { $forced } par marche forcée)
option-drop = Déposer { $name }
option-pick = Prendre { $name } au passage
option-show = Mettre { $name } au sommet de la pile
overstacked-choose = La pile de { $hex } dépasse la limite de { $excess } huitièmes de division. Quelle unité est perdue ?
train-when = { $name } arrive à côté du train du corps { $train } en { $hex }. Le train fait-il retraite avant la réaction de la cavalerie, ou après ?
option-train-before = Le train fait d'abord retraite
option-train-after = La cavalerie réagit d'abord
roll-forced-march = Test d'efficacité après une marche forcée

# Le journal du mouvement
goes = { $name } ({ $side }) va de { $start } à { $hex } : { $cost } PM
halts = { $name } ({ $side }) s'arrête en { $hex }
dropped = { $name } ({ $side }) : unité déposée en { $hex }
picked = { $name } ({ $side }) : unité prise au passage en { $hex }
bridge-blown = Le pont { $hexside } saute devant { $name } ({ $side })
forced-march = { $name } ({ $side }) a fait une marche forcée de { $points } PM ; jet { $dice }
forced-march-check = { $name }, test d'efficacité : { $total } ({ $modifiers }) contre un niveau d'EC de { $cel } ({ $parts }) ; { $failed ->
    [0] réussi
    [one] raté d'un point
   *[other] raté de { $failed } points
}
forced-march-marker = { $name } ({ $side }), à bout de souffle, perd son marqueur PA

# Ce que coûte un déplacement
cost-hexside = { $terrain ->
    [clear] Côté dégagé
    [forest] Côté de forêt
    [deep_forest] Côté de forêt profonde
    [moor] Côté de lande
    [foothills] Côté de contreforts
    [mountain] Côté de montagne
    [steep_mountain] Côté de montagne escarpée
   *[other] { $terrain }
}
cost-bridge = Pont routier sur { $river ->
    [minor_river] une rivière mineure
    [major_river] une rivière majeure
    [great_river] un fleuve
   *[grand_river] un grand fleuve
}
cost-feature = { $feature ->
    [minor_river] Rivière mineure
    [major_river] Rivière majeure sans pont
    [great_river] Fleuve sans pont
    [grand_river] Grand fleuve sans pont
    [inundation] Inondation
    [ridge] Crête de montagne
    [escarpment] Escarpement
   *[other] { $feature }
}
cost-zone-enter = Entrée en ZDC ennemie
cost-zone-leave = Sortie de ZDC ennemie
cost-zone-to-zone = De ZDC ennemie à ZDC ennemie
cost-zone-to-friends = De ZDC ennemie à ZDC ennemie, sur une formation ou une forteresse amie
cost-bare-fortress = Forteresse ennemie sans garnison extérieure
cost-prepared-least = Une attaque préparée coûte au moins quatre PM

# Potentiel de mouvement
mp-movement = Phase de mouvement
mp-counter = Phase de contre-mouvement
mp-reaction = PM dépensés en réaction de cavalerie
mp-immobile = Elle ne peut pas se déplacer
mp-forced-march = Par marche forcée
mp-no-forced-march = { $name } ne peut pas faire de marche forcée
mp-forced-march-ban = Pas de marche forcée pour les Français dans leur première Phase de mouvement
check-forced-march = PM de marche forcée

# Ce qu'un mouvement entraîne
explain-phase-done = La phase de mouvement est finie ; les PM non dépensés sont perdus.
explain-step = { $hex } : { $cost } PM.
explain-left = { $left ->
    [0] Il ne reste alors aucun PM.
    [one] Il reste alors un PM.
   *[other] Il reste alors { $left } PM.
}
explain-march = Marche forcée de { $points } PM : un test d'efficacité à la fin du mouvement, deux dés +{ $drm } contre un niveau d'EC de { $cel }.
odds-march-passed = Test réussi
odds-march-failed = Test raté

# Pourquoi pas
why-not-off-map = Il n'y a pas d'hex à cet endroit.
why-not-adjacent = { $hex } n'est pas adjacent.
why-not-neutral = { $hex } est en territoire neutre : { $country ->
    [Switzerland] la Suisse
   *[other] les Pays-Bas
}.
why-not-outside = { $hex } est hors de la zone de ce scénario.
why-not-enemy = Des unités ennemies tiennent { $hex }.
why-not-began-adjacent = Le côté d'hex { $side } ne peut être franchi que par des unités qui ont commencé la phase à côté de lui.
why-not-points = Il faudrait { $need } PM ; il en reste { $left } au plus.
why-not-no-way = Aucun chemin ne mène à { $hex }.
why-not-hex-itself = La Force est déjà en { $hex }.
why-not-force-none = Choisissez une de vos unités, ou un hex.
why-not-force-enemy = Un seul camp se déplace pendant cette phase.
why-not-move-absent = { $name } n'est pas sur la carte.
why-not-move-moved = { $name } a fini son mouvement.
why-not-move-immobile = { $name } ne peut pas se déplacer.
why-not-move-sea = { $name } est en mer, et il n'y a pas de transport naval en Phase de contre-mouvement.
why-not-move-at-sea = { $name } est en mer.
why-not-move-halted = Un refoulement a échoué : la Force ne se déplace plus pendant cette phase.
why-not-move-railborne = { $name } est en mode ferroviaire et suit la voie ferrée.
why-not-move-task = { $name } doit d'abord achever la tâche commencée.
why-not-move-two-hexes = { $name } est sur deux hex : elle pivote, se décale ou se regroupe.
why-not-join-itself = { $name } se déplace déjà avec la Force.
why-not-join-elsewhere = { $name } n'est pas dans l'hex de la Force.
why-not-join-points = { $name } aurait dépensé { $spent } PM et n'en a que { $given }.
why-not-join-march = La Force a fait { $forced } PM de marche forcée ; avec cette unité, elle n'a droit qu'à { $limit }.
why-not-done-task = { $name } doit poursuivre sa tâche.
why-not-done-recalled = { $name } doit revenir vers sa ville ou son camp.
why-not-surplus-elsewhere = Choisissez une des unités en surempilement en { $hex }.
why-not-surplus-size = { $name } ne compte pas dans la limite d'empilement.
