# Ravitaillement : sources, phase de ravitaillement, dépôts et trains, pénuries

# Qui fournit quoi, et qui ne fournit rien
depot-without-loc = Le dépôt { $name } n'a pas de ligne de communication.
train-without-loc-or-depot = Le train du corps { $name } n'a pas de ligne de communication, et le dépôt de son armée ne l'atteint pas.
source-of-another-army = { $name } appartient à une autre armée.
no-supply-line = Aucune ligne de ravitaillement ne mène ici depuis { $name }.
independent-formation = Une formation indépendante ne dépend d'aucun train de corps, donc pas non plus de { $name }.
train-of-another-corps = Le train de { $name } ravitaille les formations de son propre corps.
army-limit-exhausted = L'armée a consommé ses { $limit } lots de munitions.
no-more-ammo = { $name } est en mode étendu et a fourni ses { $limit } lots de munitions.
camp-of-fortress1 = Un camp de forteresses de type 1 fournit des munitions, mais pas de vivres.
lines-supply-combat-and-artillery = Les voies ferrées ne ravitaillent que les unités de combat et d'artillerie.
no-line-within = Aucune ligne de ravitaillement de { $hexes } hexes au plus ne mène ici depuis une voie ferrée amie en service.
lines-give-no-ammo = Les voies ferrées ne fournissent pas de munitions.
line-not-linked-to-france = La voie en Belgique est coupée de la France : elle ne sert que l'armée belge.
gdt-has-no-depot-or-train = Le GDT n'a pas de dépôt, ni de train avant le tour 11.

# La phase de ravitaillement
loc-first = Plusieurs armées ont besoin de la même voie unique pour leurs lignes de communication. Laquelle en dispose ?
supply-extend = { $forces ->
    [one] Une force n'est pas ravitaillée
   *[other] { $forces } forces ne sont pas ravitaillées
}. Une unité de ravitaillement passe-t-elle en mode étendu pour fournir des vivres ?
option-extend-train = Train de { $train } : il atteindrait { $forces ->
    [one] une force
   *[other] { $forces } forces
}
option-extend-depot = Dépôt { $depot } : il atteindrait { $forces ->
    [one] une force
   *[other] { $forces } forces
}
option-extend-both = Train de { $train } et dépôt { $depot } : ensemble, ils atteindraient { $forces ->
    [one] une force
   *[other] { $forces } forces
}
why-not-extend-kind = Seul un de vos dépôts ou trains sur la carte peut passer en mode étendu.
why-not-extend-twice = { $name } est déjà en mode étendu.
why-not-extend-nobody = Même en mode étendu, il n'atteindrait aucune force dans le besoin.
in-want = { $names } en { $hex } : { $state }
supply-out-of-supply = non ravitaillée
supply-isolated = isolée
train-out-of-supply = Le train de { $name } en { $hex } n'est pas ravitaillé
supply-depot = Dépôt
supply-train = Train
supply-extended = { $kind } { $name } ({ $side }) : passage en mode étendu

# Dépôts et trains
depot-displace = Le dépôt { $name } doit partir. Sur quelle voie le placer ?
depot-displaced = Le dépôt { $name } ({ $side }) est déplacé en { $hex }
depot-displaced-unseen = Un dépôt ({ $side }) est déplacé
train-retreat = Un ennemi est adjacent au train de { $name } : il recule de { $hexes } hexes. Vers où ?
train-flies = Le train de { $name } n'a aucun chemin de retraite. Sur quel dépôt le placer ?
train-retreated = Le train de { $name } ({ $side }) recule en { $hex }
cost-depot = Un hex le long de la voie
depot-relocate = Un dépôt d'armée change-t-il de place ? Il arrive { $turns } tours plus tard.
depot-destination = Où va le dépôt { $name } ?
depot-relocating = Le dépôt { $name } ({ $side }) part pour { $hex } : il arrive au tour { $gt }
depot-returned = Le dépôt { $name } ({ $side }) est à sa nouvelle place, { $hex }
depot-placed = Le dépôt { $name } ({ $side }) est placé en { $hex }
why-not-depot-line = Aucune voie ferrée amie en service ne passe en { $hex }.
why-not-depot-loc = En { $hex }, un dépôt n'aurait pas de ligne de communication.
why-not-depot-track = Aucune voie utilisable ne mène en { $hex }.
why-not-depot-no-hex = Choisissez un hex.
why-not-depot-belgien = Jusqu'à la reddition d'Anvers, le dépôt de l'Armee-Gruppe Belgien reste sur la ligne de Bruxelles à Liège.
why-not-depot-town = Le dépôt se place à { $hexes } hexes au plus de { $town }.
why-not-depot-antwerpen = Le dépôt d'Anvers ne s'éloigne pas à plus de { $hexes } hexes d'Anvers.
why-not-supply-zone = { $hex } est en ZdC ennemie, et ni unité de combat ni forteresse avec sa garnison extérieure n'y protège une unité de ravitaillement.
why-not-train-hex = La retraite d'un train se termine à { $hexes } hexes exactement.
why-not-train-way = Aucun chemin ne mène en { $hex } en évitant les ZdC ennemies et en s'éloignant à chaque hex.
why-not-train-zone = { $hex } est en ZdC ennemie, sans unité amie.
why-not-relocate-kind = Seul un de vos dépôts d'armée sur la carte peut changer de place.
why-not-relocate-two = { $most ->
    [one] Un seul dépôt
   *[other] { $most } dépôts
} par camp à la fois peut être en chemin.
why-not-relocate-nowhere = Il n'y a aucune voie où le placer.

# Dépôts secondaires
secondary-keep = Le dépôt secondaire sert { $army } en { $hex }. Reste-t-il ?
option-secondary-remove = Le retirer de la carte
option-secondary-primary = Le retirer, et mettre le dépôt { $name } à sa place
secondary-army = Quelle armée reçoit le dépôt secondaire ?
secondary-hex = Où placer le dépôt secondaire ({ $army }) ? Il lui faut une ligne de communication, et une formation de l'armée à { $hexes } hexes au plus.
secondary-placed-unseen = Le dépôt secondaire ({ $side }) est sur la carte
secondary-removed-unseen = Le dépôt secondaire ({ $side }) quitte la carte
secondary-placed = Le dépôt secondaire ({ $side }) sert { $army } en { $hex }
secondary-removed = Le dépôt secondaire ({ $side }) quitte { $hex }
why-not-secondary-army = Ce n'est pas une de vos armées.
why-not-secondary-no-depot = { $army } n'a pas de dépôt que celui-ci pourrait seconder.
why-not-secondary-nowhere = Aucun hex avec une ligne de communication n'est proche d'une formation ({ $army }).
why-not-secondary-far = Aucune formation de l'armée n'est à { $hexes } hexes ou moins de { $hex }.

# Pénurie de munitions
shortage-place = Quelle armée subit la pénurie ? Elle peut recevoir { $limit } lots de munitions jusqu'à votre prochaine phase de ravitaillement.
shortage-placed = { $army } manque de munitions : { $limit } lots
shortages-held = { $side } : { $number ->
    [one] un marqueur de pénurie
   *[other] { $number } marqueurs de pénurie
}
why-not-shortage-army = Ce n'est pas une de vos armées.
why-not-shortage-never = { $army } ne reçoit jamais de marqueur de pénurie.
why-not-shortage-depot = { $army } n'a pas de dépôt pour un marqueur.
why-not-shortage-twice = Il y a déjà un marqueur sur le dépôt ({ $army }).
