# Retraite : les questions
retreat-step = { $left ->
    [0] La retraite atteint son dernier hex, { $hex }. Un refoulement avant qu'elle finisse ?
    [one] Encore un hex de retraite depuis { $hex }. Vers où ?
   *[other] Encore { $left } hex de retraite depuis { $hex }. Vers où ?
}
option-retreat = Retraite vers { $hex }
option-repulse-retreat = { $name } tente de refouler { $hex }
option-retreat-unable = Rester : un niveau d'EC et une réduction de force par hex de retraite non accompli
option-surrender = Se rendre
option-stop-in-camp = S'arrêter ici, dans le camp retranché
option-retreat-over = Pas de refoulement
retreat-half = La moitié en { $hex } doit reculer d'un hex. Comment l'unité se place-t-elle ensuite ?
option-consolidate = Tout entière en { $hex }
option-wheel = Pivoter : { $hex } et { $other }
demoralized-assets = { $name } en { $hex } est démoralisée et fuit. Quels éléments lui sont affectés et l'accompagnent ?
roll-belgian-retreat = Une formation belge fait retraite

# Retraite : le journal
retreat-begins = { $side } : retraite de { $hexes } hex depuis { $hex }
retreat-goes = { $side } : la retraite passe en { $hex }
retreat-unable = { $side } : la pile partie de { $hex } ne peut pas reculer { $hexes ->
    [one] d'un hex de plus
   *[other] de { $hexes } hex de plus
} et en paie le prix
belgian-retreat = { $name } ({ $side }) obtient { $roll } en retraite : { $hit ->
    [yes] une réduction de force
   *[no] sans effet
}
fortress-turned = { $name } ({ $side }) en { $hex } perd sa garnison extérieure
demoralized-retreat = { $name } ({ $side }) en { $hex } est démoralisée et fuit l'ennemi
advanced = { $name } ({ $side }) avance en { $hex }
advance-none = Pas d'avance en { $hex } : les défenseurs ont disparu par réductions de force, sans retraite ni test

# Retraite : ce que coûte un hex
explain-retreat = Retraite vers { $hex }
explain-retreat-zone = Une ZDC ennemie qu'aucun ami n'annule : chaque Force perd un niveau d'EC
explain-retreat-barrier = Une crête de montagne ou un grand fleuve : chaque Force perd un niveau d'EC et subit une réduction de force

# Retraite : pourquoi pas
why-not-retreat-back = La retraite est déjà passée par { $hex }.
why-not-retreat-ground = Aucune retraite n'est possible vers { $hex }.
why-not-retreat-zone = { $hex } est en ZDC ennemie : une retraite de démoralisation n'y passe pas.
why-not-retreat-dead-end = Depuis { $hex }, la retraite ne pourrait pas être achevée.
why-not-retreat-garrison = { $hex } éloigne la garnison de sa ville ou de son camp plus qu'il ne faut.
why-not-retreat-distance = Par { $hex }, la retraite ne finirait pas à { $distance } hex de son départ.
why-not-retreat-guided = Par { $hex }, la retraite sortirait de la ZR de l'armée, ou n'irait pas vers une unité de ravitaillement, sans éviter de ZDC ennemie.
why-not-retreat-over = La retraite est finie ; on n'entre plus en { $hex }.

# Avance après combat
advance-choose = { $hex } est évacué. Quelle unité avance{ $count ->
    [0] {""}
   *[other] {" "}aussi
} ?
option-advance = { $name } avance depuis { $hex }
advance-how = { $name } avance en { $hex }. Comment se place-t-elle ensuite ?
option-advance-into = Tout entière en { $hex }
option-advance-spread = Sur deux hex : { $other } et { $hex }
why-not-advance-withheld = { $name } n'a pas pris part à l'attaque.
why-not-advance-chosen = { $name } avance déjà.
why-not-advance-gone = { $name } n'est plus sur la carte.
why-not-advance-retreated = { $name } a fait retraite pendant cette phase.
why-not-advance-deployed = { $name } est en mode déployé.
why-not-advance-stacking = Avec { $name }, l'hex contiendrait plus de { $eighths } huitièmes de division.
why-not-advance-elsewhere = On n'avance que dans l'hex évacué. Choisissez un des attaquants.

# Attaques préparées
option-prepare = Préparer une attaque sur { $hex } ({ $price } PM)
prepared-placed = { $name } ({ $side }) en { $hex } prépare une attaque sur { $target } : { $cost } PM
why-not-prepare-phase = Les marqueurs PA ne se placent qu'en Phase de mouvement.
why-not-prepare-kind = Seule l'infanterie place des marqueurs PA.
why-not-prepare-two-hexes = { $name } est sur deux hex et ne place pas de marqueur PA.
why-not-prepare-adjacent = { $hex } n'est pas un hex adjacent qu'on puisse attaquer.
why-not-prepare-friends = Des unités amies sont en { $hex }.
why-not-prepare-barrier = Aucune attaque ne franchit le côté d'hex qui mène en { $hex }.
why-not-prepare-strength = Le terrain laisserait à la Force une force d'attaque inférieure à 1 contre { $hex }.
why-not-prepare-limit = Il y aurait ici sous marqueurs PA plus que ce qui peut attaquer depuis un hex ({ $eighths } huitièmes de division, moins en montagne escarpée).
why-not-prepare-split = Des unités d'une même Force auraient des marqueurs PA vers des hex différents.
why-not-prepare-points = Un marqueur PA coûte ici { $price } PM ; il en reste { $left }.
pin-force = Des marqueurs PA visent { $hex } : { $left ->
    [one] encore une Force ne peut pas partir.
   *[other] encore { $left } Forces ne peuvent pas partir.
} Laquelle ?
pin-asset = { $hex } : { $left ->
    [one] encore un élément doit rester.
   *[other] encore { $left } éléments doivent rester.
} Lequel ?
option-pin = { $name } reste
option-pin-assets = Une Force d'éléments reste
why-not-pinned = Un marqueur PA en { $hex } fixe { $name }.

# Refoulement
option-repulse = Tenter de refouler { $hex } ({ $price } PM)
repulse-units = Quelles unités servent à refouler { $hex } ?
option-repulse-units = { $names }
roll-repulse = Un refoulement
repulse-announced = { $side } : tentative de refoulement de { $target } depuis { $hex }
repulse-roll = Dé blanc { $white } ({ $drm } pour la compétence), dé noir { $black }
repulse-succeeds = Le refoulement de { $hex } réussit
repulse-fails = Le refoulement de { $hex } échoue
repulse-check-passed = { $name }, test d'efficacité : { $total } contre un niveau d'EC de { $cel } ({ $parts }) ; réussi
repulse-check-failed = { $name }, test d'efficacité : { $total } contre un niveau d'EC de { $cel } ({ $parts }) ; raté de { $margin }, un niveau perdu
why-not-repulse-adjacent = { $hex } n'est pas adjacent à la Force.
why-not-repulse-ridge = Une crête de montagne sépare la Force de { $hex }.
why-not-repulse-strength = Aucune unité de combat de la Force n'a la force d'y refouler quiconque.
why-not-repulse-halted = Un refoulement a échoué : il n'y en a pas d'autre dans ce mouvement.
why-not-repulse-points = Un refoulement coûte { $price } PM.
why-not-repulse-began = À travers un grand fleuve ou une inondation, seule une Force qui a commencé son mouvement à côté de { $hex } peut refouler.
why-not-repulse-two-hexes = Une Force sur deux hex ne pourrait pas entrer dans l'hex, comme il le faut à travers un grand fleuve ou une inondation.
why-not-repulse-entry-points = Le refoulement et l'entrée qui doit suivre coûtent { $needed } PM.

# Efficacité et pertes
why-not-force-kind = { $name } ne peut pas faire partie d'une Force.
why-not-force-together = Les unités d'une Force sont dans le même hex, ou dans les deux mêmes.
why-not-force-formations = Une Force a au plus une formation.
why-not-force-assets = Une Force a au plus { $most } éléments.
cel-asset = La meilleure EC de base des éléments : { $name }
cel-base = EC de base : { $name }
cel-status = État d'EC { $status }
why-not-attack-status = { $name } est à l'état d'EC { $status } : ni attaque, ni refoulement, ni marqueur PA.
why-not-build-status = { $name } est à l'état d'EC { $status } : elle ne construit pas de position aménagée.
reduced-assets = Les éléments subissent une réduction de force par niveau
reduced-levels = Désormais { $status }
reduced-beyond = Au-delà de D2, chaque niveau est une réduction de force
levels-lost = { $name } perd { $lost ->
    [one] un niveau
   *[other] { $lost } niveaux
} d'EC : désormais { $status }
strength-lost = { $name } subit une réduction de force
replacement-lost = { $name } ne peut plus être réduite : un REPL est perdu (REPL { $nation })
eliminated = { $name } ({ $side }) : unité éliminée ({ $hex })
