# Ravitaillement : sources, Phase de ravitaillement, dépôts et trains, pénuries

# Qui fournit quoi, et qui ne fournit rien
depot-without-loc = Le dépôt { $name } n'a pas de LOC.
train-without-loc-or-depot = Le train du corps { $name } n'a pas de LOC, et le dépôt de son armée ne l'atteint pas.
source-of-another-army = Cette source appartient à une autre armée : { $name }.
no-supply-line = Aucune ligne de ravitaillement ne mène ici depuis cette source : { $name }.
independent-formation = Une formation indépendante ne puise à aucun train de corps, donc pas non plus à celui-ci : { $name }.
train-of-another-corps = Le train du corps { $name } ne ravitaille que les formations de son propre corps.
army-limit-exhausted = L'armée a consommé ses { $limit } lots de munitions.
no-more-ammo = { $name } : en mode étendu, l'unité a déjà fourni ses { $limit } lots de munitions.
camp-without-garrison = Aucune forteresse du camp n'a sa garnison extérieure.
camp-of-fortress1 = Un camp de Forteresse1 fournit des munitions, mais pas de vivres.
lines-supply-combat-and-artillery = Les voies ferrées ne ravitaillent que les unités de combat et d'artillerie.
no-line-within = Aucune ligne de ravitaillement de { $hexes } hex au plus ne mène ici depuis une voie ferrée amie en service.
lines-give-no-ammo = Les voies ferrées ne fournissent pas de munitions.
line-not-linked-to-france = En Belgique, cette voie ferrée est coupée de la France : elle ne sert que l'armée belge.
gdt-has-no-depot-or-train = Le GDT n'a pas de dépôt, ni de train avant le TJ 11.

# La Phase de ravitaillement
loc-first = Plusieurs armées ont besoin de la même voie unique pour leurs LOC. Laquelle en dispose ?
supply-extend = { $forces ->
    [one] Une Force n'est pas ravitaillée
   *[other] { $forces } Forces ne sont pas ravitaillées
}. Une unité de ravitaillement passe-t-elle en mode étendu pour fournir des vivres ?
option-extend-train = Train du corps { $train } : il atteindrait { $forces ->
    [one] une Force
   *[other] { $forces } Forces
}
option-extend-depot = Dépôt { $depot } : il atteindrait { $forces ->
    [one] une Force
   *[other] { $forces } Forces
}
option-extend-both = Train du corps { $train } et dépôt { $depot } : ensemble, ils atteindraient { $forces ->
    [one] une Force
   *[other] { $forces } Forces
}
why-not-extend-kind = Seul un de vos dépôts ou trains sur la carte peut passer en mode étendu.
why-not-extend-twice = { $name } : l'unité est déjà en mode étendu.
why-not-extend-nobody = Même en mode étendu, l'unité n'atteindrait aucune Force dans le besoin.
in-want = { $names } en { $hex } : { $state }
supply-out-of-supply = non ravitaillée
supply-isolated = isolée
train-out-of-supply = Le train du corps { $name } en { $hex } n'est pas ravitaillé
supply-depot = Dépôt
supply-train = Train
supply-extended = { $kind } { $name } ({ $side }) : passage en mode étendu

# Dépôts et trains
depot-displace = Le dépôt { $name } doit partir. Sur quelle voie ferrée le placer ?
depot-displaced = Le dépôt { $name } ({ $side }) est déplacé d'office en { $hex }
depot-displaced-unseen = Un dépôt ({ $side }) est déplacé d'office
train-retreat = Un ennemi est à côté du train du corps { $name } : il fait retraite de { $hexes } hex. Vers où ?
train-way = Le train du corps { $name } fait retraite en { $hex }. Par où ?
option-train-way = par { $hexes }
train-flies = Le train du corps { $name } n'a aucun chemin de retraite. Sur quel dépôt le placer ?
train-retreated = Le train du corps { $name } ({ $side }) fait retraite en { $hex }
cost-depot = Un hex le long de la voie ferrée
depot-relocate = Un dépôt d'armée change-t-il d'emplacement ? Il arrive { $turns } TJ plus tard.
depot-destination = Où va le dépôt { $name } ?
depot-relocating = Le dépôt { $name } ({ $side }) part pour { $hex } : il arrive au TJ { $gt }
depot-returned = Le dépôt { $name } ({ $side }) est à son nouvel emplacement, { $hex }
depot-placed = Le dépôt { $name } ({ $side }) est placé en { $hex }
why-not-depot-line = Aucune voie ferrée amie en service ne passe en { $hex }.
why-not-depot-loc = En { $hex }, un dépôt n'aurait pas de LOC.
why-not-depot-track = Aucune voie ferrée utilisable ne mène en { $hex }.
why-not-depot-no-hex = Choisissez un hex.
why-not-depot-belgien = Jusqu'à la reddition d'Anvers, le dépôt de l'AG Belgien reste sur la ligne Bruxelles - Liège.
why-not-depot-town = Le dépôt se place à { $hexes } hex au plus de { $town }.
why-not-depot-antwerpen = Le dépôt d'Anvers ne s'éloigne pas de plus de { $hexes } hex d'Anvers.
why-not-supply-zone = { $hex } est en ZDC ennemie, et ni unité de combat ni forteresse avec sa garnison extérieure n'y protège une unité de ravitaillement.
why-not-train-hex = La retraite d'un train finit à { $hexes } hex exactement.
why-not-train-way = Aucun chemin ne mène en { $hex } en évitant les ZDC ennemies et en s'éloignant à chaque hex.
why-not-train-zone = { $hex } est en ZDC ennemie, sans unité amie.
why-not-relocate-kind = Seul un de vos dépôts d'armée sur la carte peut changer d'emplacement.
why-not-relocate-two = { $most ->
    [one] Un seul dépôt par camp peut être
   *[other] { $most } dépôts par camp au plus peuvent être
} en changement d'emplacement à la fois.
why-not-relocate-nowhere = Il n'y a aucune voie ferrée où le placer.

# Dépôts secondaires
secondary-keep = Le dépôt secondaire est en { $hex } ({ $army }). Y reste-t-il ?
option-secondary-remove = Le retirer de la carte
option-secondary-primary = Le retirer, et placer le dépôt { $name } dans son hex
secondary-army = Quelle armée reçoit le dépôt secondaire ?
secondary-hex = Où placer le dépôt secondaire ({ $army }) ? Il lui faut une LOC, et une formation de l'armée à { $hexes } hex au plus.
secondary-extended = Le dépôt secondaire ({ $side }) passe en mode étendu
secondary-displaced = Le dépôt secondaire ({ $side }) est déplacé d'office en { $hex }
secondary-placed-unseen = Le dépôt secondaire ({ $side }) est sur la carte
secondary-removed-unseen = Le dépôt secondaire ({ $side }) quitte la carte
secondary-placed = Le dépôt secondaire ({ $side }) est en { $hex } ({ $army })
secondary-removed = Le dépôt secondaire ({ $side }) quitte { $hex }
why-not-secondary-army = Ce n'est pas une de vos armées.
why-not-secondary-no-depot = { $army } : l'armée n'a pas de dépôt que celui-ci puisse seconder.
why-not-secondary-nowhere = Aucun hex avec une LOC n'est assez près d'une formation ({ $army }).
why-not-secondary-far = Aucune formation de l'armée n'est à { $hexes } hex ou moins de { $hex }.

# Pénurie de munitions
shortage-place = Quelle armée subit la pénurie ? Elle peut recevoir { $limit } lots de munitions jusqu'à votre prochaine Phase de ravitaillement.
shortage-placed = { $army } : pénurie de munitions, { $limit } lots
shortages-held = { $side } : { $number ->
    [0] aucun marqueur de pénurie de munitions
    [one] un marqueur de pénurie de munitions
   *[other] { $number } marqueurs de pénurie de munitions
}
why-not-shortage-army = Ce n'est pas une de vos armées.
why-not-shortage-never = { $army } : l'armée ne reçoit jamais de marqueur de pénurie de munitions.
why-not-shortage-depot = { $army } : l'armée n'a pas de dépôt pour un marqueur.
why-not-shortage-twice = { $army } : il y a déjà un marqueur sur son dépôt.
