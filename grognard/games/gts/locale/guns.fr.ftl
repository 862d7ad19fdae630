# 16 Tir indirect et parcs d'artillerie, 27 Aviation

# questions
mission-hex = { $name } : tirer sur quel hex ?
mission-target = { $name } : sur quelle unité en { $hex } ?
mission-way = { $name } sur { $target } : tir observé ou contrebatterie ?
mission-bonus = { $name } sur { $hex } : tester pour le bonus de compagnie ?
barrage-hex = { $name } : barrage sur quel hex vide ?
park-choose = Parcs d'artillerie : en créer ou en dissoudre un ?
park-units = Quelles unités entrent dans le parc en { $hex } ? ({ $count } pour l'instant)
park-column = Le parc en { $hex } est dissous. Laquelle de ses unités est en colonne ?
contact-unit = Contact radio : quelle unité d'artillerie appelle ?
contact-leader = { $name } : contact avec quel chef ?
air-unit = Quelle unité aérienne est placée ensuite ?
air-hex = { $fr } : au-dessus de quel hex ?
air-target = { $fr } au-dessus de { $hex } : sur quelle unité ?
air-next = Quelle frappe aérienne est résolue ensuite ?

# options
option-barrage = Un hex vide, pour le barrage
option-try-bonus = Tester : +2 à la valeur de tir, et au barrage
option-forgo-bonus = Tirer sans ce bonus
option-way-spotted = Tir observé
option-way-counter-battery = Tir de contrebatterie
option-park-create = Créer un parc de { $fr } en { $hex } ({ $cost } point de dépêche)
option-park-disband = Dissoudre le parc de { $fr } en { $hex }
option-contact = { $leader } : { $number } ou moins
option-air = { $fr }, valeur de tir { $fire } (reste { $count })
option-air-next = { $fr } sur { $target } en { $hex }

# jets
contact-roll = Contact radio
barrage-roll = Tir sur un hex vide
air-strike-roll = Frappe aérienne

# journal
mission-spotted = { $name } ({ $side }) tire indirectement sur { $target } en { $hex } ; { $spotter } observe
mission-self = { $name } ({ $side }) tire indirectement sur { $target } en { $hex } et observe pour son propre compte
mission-counter = { $name } ({ $side }) tire en contrebatterie sur { $target } en { $hex }
mission-nine = { $name } ({ $side }) : un 9, le tir n'a pas lieu
empty-hex = le terrain vide
barrage-roll-made = { $name } ({ $side }) tire sur { $hex } : { $die }
barrage-strength = { $name } ({ $side }) : barrage selon une valeur de { $total } : { $modifiers }
barrage-placed = { $kind } sur { $hex }
barrages-removed = { $count ->
    [one] Le marqueur de barrage est retiré
   *[other] Les { $count } marqueurs de barrage sont retirés
}
barrage-light = Barrage léger
barrage-heavy = Barrage lourd
park-created = Camp { $side } : un parc d'artillerie est créé en { $hex } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}
park-disbanded = Camp { $side } : le parc d'artillerie en { $hex } est dissous
park-column-formed = { $name } ({ $side }) est en colonne
park-joined = { $name } ({ $side }) rejoint le parc d'artillerie en { $hex }
park-left = { $name } ({ $side }) quitte le parc d'artillerie en { $hex }
park-fired = Le parc d'artillerie en { $hex } a tiré
contact-attempt = { $name } ({ $side }) appelle { $leader } : { $die } contre { $total }, { $passed ->
    [true] contact établi
   *[false] pas de contact
}
contact-lost = { $name } ({ $side }) perd le contact avec { $leader }
air-available = Camp { $side } : { $count ->
    [one] une unité aérienne
   *[other] { $count } unités aériennes
} à chaque tour diurne clair de cette journée
air-placed = { $air } ({ $side }) prend { $name } pour cible
air-strike = { $air } ({ $side }) attaque { $target } en { $hex } : { $die } contre { $rating }, { $result }

# modificateurs
mod-counter-battery = tir de contrebatterie
mod-contact-pending = Contact en attente
mod-in-contact = En contact
mod-other-division = chef d'une autre division

# explications
explain-direct = Tir direct : { $distance } hexs, trop près pour un tir indirect
explain-spotter = { $name } observe
explain-self-spotted = Elle voit la cible et observe elle-même
explain-contact-given-up = En observant elle-même, elle perd le contact radio
explain-counter-battery = Contrebatterie : sans observateur
explain-strength = Sans le bonus de compagnie : { $kind }
explain-bonus-strength = Avec le bonus de compagnie : { $kind }
explain-create = Coûte { $cost } des { $points } points de dépêche ; pourraient y entrer : { $names }
explain-disband = Retour dans l'hex, sans contact : { $names }

# refus
why-not-no-enemy = Il n'y a pas d'ennemi en { $hex }.
why-not-empty-hex = { $hex } est vide : choisissez le barrage sur un hex vide.
why-not-hex-first = Choisissez { $hex } même.
why-not-occupied = { $hex } n'est pas vide d'unités.
why-not-direct = À { $distance } hexs elle ne peut que tirer directement, et elle ne voit pas cet hex ou sa portée est réduite.
why-not-barrage-on-firer = Un barrage couvre le tireur, qui devrait observer lui-même.
why-not-unseen = Aucun de ses observateurs possibles ne voit { $hex }.
why-not-enemy-adjacent = Un ennemi est adjacent : sa portée est de 1, et c'est à { $distance } hexs.
why-not-under-barrage = Un barrage la couvre : sa portée est de 1, et c'est à { $distance } hexs.
why-not-mission-range = { $distance } hexs, c'est trop loin ; sa portée est de { $range }.
why-not-no-park = { $name } n'est pas dans un parc d'artillerie : nul ne peut observer pour elle.
why-not-no-contact = { $name } n'est en contact avec aucun chef.
why-not-out-of-command = { $name } est hors commandement : nul ne peut observer pour elle.
why-not-no-spotter = Personne qui soit sous commandement et non neutralisé ne peut observer pour { $name }.
why-not-park-there = Il y a déjà un parc en { $hex }.
why-not-no-guns = Il n'y a pas d'artillerie à tir indirect en { $hex }.
why-not-orange = { $name } n'est pas une unité d'artillerie de parc.
why-not-park-division = { $name } est d'une autre division.
why-not-ready-to-fire = { $name } n'est pas prête à tirer : embarquée, neutralisée ou pas en jeu.
why-not-park-points = Un parc coûte { $cost } point de dépêche.
why-not-parks-used = { $count ->
    [one] Le seul parc de sa division est sur la carte.
   *[other] Les { $count } parcs de sa division sont sur la carte.
}
why-not-not-there = { $name } n'est pas dans cet hex, ou est déjà choisie.
why-not-no-marker = { $name } n'a pas de marqueur de contact.
why-not-tried = { $name } a fait sa tentative de ce tour.
why-not-contact-park = { $name } n'est pas dans un parc d'artillerie.
why-not-contact-suppressed = { $name } est neutralisée.
why-not-no-leader = Il n'y a pas d'autre chef que { $name } puisse contacter.
why-not-holds-contact = { $name } tient déjà son contact.
why-not-air-first = Choisissez d'abord l'unité aérienne.
