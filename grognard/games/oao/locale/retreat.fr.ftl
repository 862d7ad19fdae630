# Retraite : les questions
retreat-step = { $left ->
    [0] La retraite est finie en { $hex }. Un refoulement avant qu'elle ne se termine ?
    [one] Encore un hexagone de retraite depuis { $hex }. Vers où ?
   *[other] Encore { $left } hexagones de retraite depuis { $hex }. Vers où ?
}
option-retreat = Retraite vers { $hex }
option-repulse-retreat = { $name } tente de refouler { $hex }
option-retreat-unable = Rester : un niveau et une réduction de force par hexagone non parcouru
option-surrender = Se rendre
option-stop-in-camp = S'arrêter ici, dans le camp retranché
option-retreat-over = Pas de refoulement
retreat-half = La moitié en { $hex } doit reculer d'un hexagone. Comment l'unité se place-t-elle ?
option-consolidate = Tout entière en { $hex }
option-wheel = Pivoter : { $hex } et { $other }
demoralized-assets = { $name } en { $hex } est démoralisée et s'enfuit. Quels Éléments lui sont affectés et l'accompagnent ?
roll-belgian-retreat = Une Formation belge fait retraite

# Retraite : le journal
retreat-begins = { $side } : retraite de { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
} depuis { $hex }
retreat-goes = { $side } : la retraite passe en { $hex }
retreat-unable = { $side } : la pile partie de { $hex } ne peut pas reculer { $hexes ->
    [one] d'un hexagone de plus
   *[other] de { $hexes } hexagones de plus
} et en paie le prix
belgian-retreat = { $name } ({ $side }) obtient { $roll } en retraite : { $hit ->
    [yes] une réduction de force
   *[no] sans effet
}
fortress-turned = { $name } ({ $side }) en { $hex } perd sa garnison extérieure
demoralized-retreat = { $name } ({ $side }) en { $hex } est démoralisée et fuit l'ennemi
advanced = { $name } ({ $side }) avance en { $hex }

# Retraite : ce que coûte un pas
explain-retreat = Retraite vers { $hex }
explain-retreat-zone = Une ZdC ennemie qu'aucun ami n'annule : chaque Force perd un niveau
explain-retreat-barrier = Une crête de montagne ou un grand fleuve : chaque Force perd un niveau et subit une réduction de force

# Retraite : pourquoi pas
why-not-retreat-back = La retraite est déjà passée par { $hex }.
why-not-retreat-ground = Aucune retraite n'est possible vers { $hex }.
why-not-retreat-zone = { $hex } est en ZdC ennemie : la fuite d'une unité démoralisée n'y passe pas.
why-not-retreat-dead-end = Depuis { $hex }, la retraite ne pourrait pas être achevée.
why-not-retreat-garrison = { $hex } éloigne la garnison de sa place plus qu'il ne faut.
why-not-retreat-distance = Par { $hex }, la retraite ne finirait pas à { $distance } hexagones de son départ.
why-not-retreat-guided = Par { $hex }, la retraite quitterait la zone de l'armée, ou n'irait pas vers une unité de ravitaillement, sans éviter de ZdC ennemie.
why-not-retreat-over = La retraite est finie ; on n'entre plus en { $hex }.

# Avance après combat
advance-choose = { $hex } est évacué. Quelle unité avance{ $count ->
    [0] {""}
   *[other] {" "}aussi
} ?
option-advance = { $name } avance depuis { $hex }
advance-how = { $name } avance en { $hex }. Comment se place-t-elle ?
option-advance-into = Tout entière en { $hex }
option-advance-spread = Sur deux hexagones : { $other } et { $hex }
why-not-advance-withheld = { $name } n'a pas pris part à l'attaque.
why-not-advance-chosen = { $name } avance déjà.
why-not-advance-gone = { $name } n'est plus sur la carte.
why-not-advance-retreated = { $name } a fait retraite pendant cette phase.
why-not-advance-deployed = { $name } est déployée.
why-not-advance-stacking = Avec { $name }, l'hexagone contiendrait plus de { $eighths } huitièmes de division.
why-not-advance-elsewhere = On n'avance que dans l'hexagone évacué. Choisissez un des attaquants.

# Attaques préparées
option-prepare = Préparer une attaque sur { $hex } ({ $price } PM)
prepared-placed = { $name } ({ $side }) en { $hex } prépare une attaque sur { $target } : { $cost } PM
why-not-prepare-phase = Les marqueurs d'attaque préparée ne se posent qu'en phase de mouvement.
why-not-prepare-kind = Seule l'infanterie pose des marqueurs d'attaque préparée.
why-not-prepare-two-hexes = { $name } occupe deux hexagones et ne pose pas de marqueur d'attaque préparée.
why-not-prepare-adjacent = { $hex } n'est pas un hexagone adjacent qu'on puisse attaquer.
why-not-prepare-friends = Des unités amies sont en { $hex }.
why-not-prepare-barrier = Aucune attaque ne franchit le côté qui mène à { $hex }.
why-not-prepare-strength = Le terrain laisserait à la Force une valeur d'attaque inférieure à 1 contre { $hex }.
why-not-prepare-limit = Il y aurait ici sous marqueurs d'attaque préparée plus que ce qui peut attaquer d'un hexagone ({ $eighths } huitièmes de division, moins en montagne escarpée).
why-not-prepare-split = Des unités d'une même Force auraient des marqueurs d'attaque préparée vers des hexagones différents.
why-not-prepare-points = Un marqueur d'attaque préparée coûte ici { $price } PM ; il en reste { $left }.
pin-force = Des attaques préparées visent { $hex } : { $left ->
    [one] encore une Force ne peut pas partir.
   *[other] encore { $left } Forces ne peuvent pas partir.
} Laquelle ?
pin-asset = { $hex } : { $left ->
    [one] encore un Élément doit rester.
   *[other] encore { $left } Éléments doivent rester.
} Lequel ?
option-pin = { $name } reste
option-pin-assets = Une Force d'Éléments reste
why-not-pinned = Une attaque préparée depuis { $hex } fixe { $name }.

# Refoulement
option-repulse = Tenter de refouler { $hex } ({ $price } PM)
repulse-units = Quelles unités servent à refouler { $hex } ?
option-repulse-units = { $names }
roll-repulse = Un refoulement
repulse-announced = { $side } : tentative de refoulement de { $target } depuis { $hex }
repulse-odds = Refoulement à { $odds } ({ $shifts })
repulse-strength = Force ({ $side }) : { $total } ({ $parts })
repulse-roll = Dé blanc { $white } ({ $drm } pour la compétence), dé noir { $black }
repulse-succeeds = Le refoulement de { $hex } réussit
repulse-fails = Le refoulement de { $hex } échoue
repulse-check-passed = Test de { $name } : { $total } contre un NEC de { $cel } ({ $parts }) ; réussi
repulse-check-failed = Test de { $name } : { $total } contre un NEC de { $cel } ({ $parts }) ; raté de { $margin }, un niveau perdu
why-not-repulse-adjacent = { $hex } n'est pas adjacent à la Force.
why-not-repulse-ridge = Une crête de montagne sépare la Force de { $hex }.
why-not-repulse-strength = Aucune unité de combat de la Force n'a de quoi y refouler personne.
why-not-repulse-halted = Un refoulement a échoué : il n'y en a pas d'autre dans ce mouvement.
why-not-repulse-points = Un refoulement coûte { $price } PM.
why-not-repulse-began = Par-dessus un grand fleuve ou une inondation, seule une Force qui a commencé son mouvement à côté de { $hex } peut refouler.
why-not-repulse-two-hexes = Une Force sur deux hexagones ne pourrait pas entrer dans l'hexagone, comme il le faut par-dessus un grand fleuve ou une inondation.
why-not-repulse-entry-points = Le refoulement et l'entrée qui doit suivre coûtent { $needed } PM.

# Efficacité et pertes
why-not-force-kind = { $name } ne peut pas faire partie d'une Force.
why-not-force-together = Les unités d'une Force sont dans le même hexagone, ou dans les deux mêmes.
why-not-force-formations = Une Force a au plus une Formation.
why-not-force-assets = Une Force a au plus { $most } Éléments.
cel-asset = La meilleure EC de base des Éléments : { $name }
cel-base = EC de base de { $name }
cel-status = État d'EC { $status }
why-not-attack-status = { $name } est à { $status } : ni attaque, ni refoulement, ni attaque préparée.
why-not-build-status = { $name } est à { $status } : elle ne construit pas de position améliorée.
reduced-assets = Des Éléments subissent une réduction de force par niveau
reduced-levels = Désormais { $status }
reduced-beyond = Au-delà de D2, chaque niveau est une réduction de force
levels-lost = { $name } perd { $lost ->
    [one] un niveau
   *[other] { $lost } niveaux
} d'efficacité : désormais { $status }
strength-lost = { $name } subit une réduction de force
replacement-lost = { $name } ne peut plus être réduite : un REPL de sa nation ({ $nation }) est perdu
eliminated = { $name } ({ $side }) est éliminée ({ $hex })
