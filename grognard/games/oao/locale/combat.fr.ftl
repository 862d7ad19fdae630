# Phases d'attaque et combat

# Types et tailles
type-infantry = Infanterie
type-chasseurs_alpins = Chasseurs alpins
type-garrison = Garnison
type-loc_infantry = Infanterie d'étapes
type-cavalry = Cavalerie
type-jaeger = Jäger
type-loc_cavalry = Cavalerie d'étapes
type-fort = Fort
type-artillery = Artillerie
type-siege_artillery = Artillerie de siège
type-siege_train_hq = QG de train de siège
type-depot = Dépôt
type-corps_train = Train de corps
type-fortress1 = Forteresse1
type-fortress2 = Forteresse2
size-corps = corps
size-division = division
size-brigade = brigade
size-regiment = régiment
size-none = sans taille

# Déclaration des attaques
pa-superfluous = Le marqueur PA ({ $name }, { $side }) ne vise en { $hex } personne qu'on puisse attaquer ; il est retiré
attack-declare = Attaques : quel hex attaquez-vous ? Toutes les attaques sont déclarées avant que la première soit résolue.
option-attack = Attaquer { $hex }
option-attack-again = Modifier l'attaque de { $hex }
attack-join = Attaque de { $hex } : qui y participe ?
option-join-attack = { $name } en { $hex } participe
option-join-stack = Toute la pile en { $hex } participe
option-leave = { $name } en { $hex } reste finalement à l'écart
attack-obliged = Les unités à marqueur PA ne peuvent pas toutes attaquer { $hex } ensemble. Lesquelles attaquent ?
attack-declared = Attaque déclarée ({ $side }) : { $hex } depuis { $hexes }
attack-order = { $count ->
    [one] La dernière attaque
   *[other] Quelle attaque résoudre maintenant ? Il en reste { $count }.
}
option-resolve = L'attaque de { $hex }
target-empty = Il n'y a personne à attaquer en { $hex }.
target-no-garrison = Il n'y a en { $hex } qu'une forteresse sans garnison extérieure.
target-protected = { $hex } ne peut être attaqué : une division d'infanterie tient le camp retranché de sa forteresse.
attack-not-adjacent = { $name } n'est pas adjacente à { $hex }.
attack-works = { $name } ne fait que se défendre.
attack-no-strength = { $name } n'a pas de force d'attaque.
attack-barrier = { $name } ne peut attaquer { $hex } à travers une crête de montagne ou une inondation.
attack-retreated = { $name } a fait retraite pendant cette phase.
attack-prepared-elsewhere = Le marqueur PA ({ $name }) vise { $hex }.
attack-stacking = Au plus { $size } équivalents-division peuvent attaquer depuis { $hex }, avec { $assets } éléments dont { $guns ->
    [0] aucun
    [one] un
   *[other] { $guns }
} d'artillerie.
attack-split = { $name } : sa formation attaque un autre hex, et une Force ne divise pas son attaque.
attack-artillery-alone = { $name } n'attaque qu'avec une unité de combat de son hex, dans la même attaque.
join-already = { $name } participe déjà.
join-elsewhere = { $name } attaque { $hex }.
leave-prepared = { $name } a un marqueur PA qui vise cet hex : elle doit attaquer.
why-not-no-hex = Choisissez un hex occupé par l'ennemi.
why-not-nobody-near = Vous n'avez personne à côté de { $hex }.
why-not-join-subject = Choisissez une de vos unités à côté de l'hex.

# Début d'une attaque
attack-begins = Attaque ({ $side }) de { $hex } depuis { $hexes }
attack-void = L'attaque ({ $side }) de { $hex } n'est plus possible
attack-reveals = En { $hex } : { $units }
revealed-unit = { $name } ({ $type }, { $size })
withhold-attacker = Attaque de { $hex } : retenez-vous des unités sans marqueur PA ?
option-withhold = Retenir { $name } en { $hex }
withhold-not-attacking = Cette unité n'attaque pas.
withhold-prepared = { $name } a un marqueur PA qui vise cet hex : elle ne peut être retenue.
withhold-needed = Sans { $name }, les autres ne pourraient pas attaquer.
withheld = { $name } ({ $side }) est retenue
choose-defender = Les unités en { $hex } ne peuvent pas toutes combattre. Lesquelles participent à la défense ?
choose-weak-defender = { $hex } : des formations CI ou démoralisées participent-elles ? Celles que vous ne nommez pas sont retenues.
choose-asset-defender = { $hex } : quels éléments participent ? Les autres restent avec une formation retenue.
assign-asset = À quelle formation en { $hex } affecter { $name } pour ce combat ?
naval-support = Demandez-vous l'appui de la Royal Navy pour { $hex } ? Elle l'accorde une fois par phase.
naval-support-given = La Royal Navy appuie la défense de { $hex }
naval-allied-only = La Royal Navy n'appuie que les Alliés.
naval-coastal-only = { $hex } n'est pas sur la côte.

# Munitions
ammo-provide = Munitions pour la Force { $name } en { $hex } : d'où viennent-elles ? Sans elles, la Force compte pour moitié.
option-ammo = { $kind } { $name }
option-ammo-extended = { $kind } { $name } ; { $flips } en mode étendu
option-ammo-trucks = Les camions de l'armée
option-save-ammo = Pas de munitions pour cette Force
source-depot = Dépôt
source-train = Train
source-railway = Voie ferrée
source-camp = Camp retranché
source-fortress = Forteresse
source-port = Port
source-paris = Paris
source-samson = Port derrière Samson
ammo-given = La Force { $name } en { $hex } a ses munitions
ammo-saved = La Force { $name } en { $hex } combat sans munitions : elles sont économisées
ammo-none = Aucune munition ne parvient à la Force { $name } en { $hex }

# Forces et rapport
combat-strength = Votre force en { $hex } : { $parts } = { $total }
attack-strength = { $name } { $amount }
defence-strength = { $name } { $amount }
half-two-hex = { $name } n'est ici que pour moitié : { $amount }
half-no-ammo = { $name } est sans munitions : { $amount }
attack-hexside = le côté d'hex depuis { $hex } : { $amount }
defence-terrain = le terrain de { $hex } : { $amount }
combat-odds = { $hex } : { $attack } contre { $defence } font { $initial }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
} : { $final }, colonne { $column }
shift-prepared = attaque préparée
shift-flanked = pris de flanc par { $count } hex
shift-rivers = tous attaquent à travers un fleuve ou un grand fleuve
shift-elevation = tous attaquent vers une altitude supérieure
shift-naval = Royal Navy
combat-proficiency = Votre compétence : { $modifiers } = { $total }
proficiency = { $name }
proficiency-alpine = chasseurs alpins en montagne
proficiency-fortress = forteresse
proficiency-limit = deux au plus

# Intensité
attack-mandated = L'attaque de { $hex } est-elle une des attaques imposées par votre plan ? Elle doit alors être intense.
intensity-attacker = Attaque de { $hex } à { $column } : intense ou non ?
intensity-defender = Défense de { $hex } à { $column } : intense ou non ?
option-intense = Intense
explain-calm-attacker = Le défenseur ne fait retraite que sur un résultat noir, et il ne vous en coûte rien.
explain-calm-defender = Votre pile fait retraite sur un résultat noir, et sur un blanc si l'attaque est intense.
explain-intense-attacker-ground = Le défenseur fait retraite aussi sur un résultat blanc, sauf si sa défense est intense.
explain-intense-attacker-losses = Une réduction de force pour vous si le résultat ne comporte pas de retraite noire.
explain-intense-defender-ground = Votre pile ne fait retraite que sur un 2 noir, ou sur tout résultat noir si l'attaque est intense elle aussi.
explain-intense-defender-losses = Une réduction de force pour vous si le résultat comporte une retraite d'un hex, ou toute retraite si l'attaque est intense elle aussi.
option-not-intense = Non intense
intensity-declared = { $hex }, { $side } : { $intense ->
    [yes] intense
   *[no] non intense
}
combat-intensity = { $hex } : { $intensity }
intensity-low = faible intensité
intensity-attacker_intense = attaque intense
intensity-defender_intense = défense intense
intensity-high = forte intensité
intense-kind = { $name } est de la cavalerie, un élément ou une forteresse et ne peut à elle seule combattre intensément.
intense-belgian = { $name } est sur la face réduite de son pion secondaire et hors d'une position aménagée.
intense-exhausted = { $name } ne peut plus subir de réduction de force sur la carte.
intense-mandated = Une attaque imposée est intense.

# Les dés
roll-combat = Combat : le dé blanc et le dé noir
doctrine-reroll = Le dé noir donne { $die } : la doctrine alliée de ces semaines fait relancer les deux dés
combat-reroll = { $dice } : la doctrine des Alliés fait relancer les deux dés
combat-result = { $hex }, colonne { $column } : { $dice }, blanc { $white } après un DRM de { $drm }, noir { $black } : { $result }
roll-small-magnitude = Une réduction de force est-elle subie face à si peu d'ennemis ?
small-magnitude = L'ennemi ne compte pas plus de { $size } équivalent-division
small-magnitude-roll = Un ennemi faible face à { $side } : { $dice }, { $hit ->
    [yes] la réduction de force est subie
   *[no] pas de réduction de force
}
reductions-due = Pertes ({ $side }) : { $modifiers } ; { $number ->
    [0] pas de réduction de force
    [one] une réduction de force
   *[other] { $number } réductions de force
}
sr-table = table de combat
sr-black-2 = 2 noir
sr-intense-attack = attaque intense sans retraite noire
sr-intense-defence = défense intense avec un résultat de retraite
choose-reduced = { $left ->
    [one] Une réduction de force : quelle unité la subit ?
   *[other] { $left } réductions de force : quelle unité subit la prochaine ?
}
why-not-reduced-absent = Cette unité ne participe pas à ce combat.
sr-formation = D'abord les formations qui peuvent encore être réduites sur la carte.
sr-assigned-asset = Ensuite les éléments à pleine force affectés à une formation.
sr-asset = Ensuite les éléments sans formation.
sr-belgian = Une formation belge qui ne peut plus rien subir est éliminée.
sr-replacement = Aucune unité ne peut plus être réduite ici : cela coûte un REPL.

# Retraite du défenseur
combat-retreat = { $hex } : { $reason }
retreat-none = pas de retraite dans le résultat
retreat-due = les défenseurs font retraite ({ $result ->
    [w1] 1 blanc
    [b1] 1 noir
    [b2] 2 noir
   *[other] { $result }
}, { $intensity })
retreat-refused = les défenseurs tiennent ({ $result ->
    [w1] 1 blanc
    [b1] 1 noir
    [b2] 2 noir
   *[other] { $result }
}, { $intensity })

# Artillerie
support-choose = Artillerie pour la défense de { $hex } : quels voisins l'appuient ? Jusqu'ici : { $count }.
option-support-all = Tous ceux qui le peuvent
support-subject = Choisissez une de vos unités à côté de l'hex défendu.
support-not-near = { $hex } n'est pas adjacent à la fois à l'hex défendu et à un attaquant.
support-attacked = { $hex } est lui-même attaqué pendant cette phase.
support-other-army = { $name } n'est pas de l'armée des défenseurs.
support-used = { $name } combat ici, ou a déjà employé son artillerie pendant cette phase.
support-withheld = { $name } est retenue hors de ce combat.
support-retreated = { $name } a retraité pendant cette phase et ne prend part à aucun autre combat.
support-steep = { $name } ne prend part à aucun combat depuis une Montagne escarpée.
support-gun-alone = { $name } n'appuie qu'à côté d'une unité de combat de son hex qui peut prendre part au combat.
support-no-artillery = { $name } n'a pas d'artillerie.
support-enough = { $hex } donne déjà tout l'appui qu'il peut.
artillery-value = Votre artillerie : { $parts } = { $total }
artillery = { $name } { $amount }
artillery-mountain = pas plus que la montagne ne le permet, depuis { $hex } : { $amount }
artillery-escarpment = vers le haut d'un escarpement depuis { $hex } : { $amount }
artillery-rounded = arrondi au supérieur : { $amount }
artillery-drm = Artillerie ({ $side }){ $support ->
    [0] {""}
   *[other] {""}, avec { $hexes }
} : { $reason }, DRM de { $drm } pour l'ennemi
check-artillery = AV { $av } sur { $size } équivalents-division

# Tests après le combat
roll-check = Test d'efficacité après combat
check-roll = Test ({ $side }) en { $hex } : { $dice }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
} : { $total }
check-result = résultat du combat
check-flanked = pris de flanc
check-force = Force { $name } : { $total } contre un niveau d'EC de { $level } ; { $failed ->
    [0] réussi
   *[other] raté de { $failed }
}{ $levels ->
    [0] {""}
    [one] {""}, un niveau
   *[other] {""}, { $levels } niveaux
}{ $reductions ->
    [0] {""}
    [one] {""}, une réduction de force
   *[other] {""}, { $reductions } réductions de force
}{ $hexes ->
    [0] {""}
    [one] {""}, retraite d'un hex
   *[other] {""}, retraite de { $hexes } hex
}
sr-check = raté de sept ou plus
sr-excess-levels = niveaux qui ne peuvent plus être perdus
retreat-check = raté de sept ou plus
retreat-ci = inefficace au combat
retreat-demoralized = démoralisée
