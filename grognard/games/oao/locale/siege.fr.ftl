# Forteresses, bombardement, positions aménagées, bombardement de préparation

# Forteresses
repair-camp = Le camp retranché { $camp } n'est pas investi. De quelle forteresse répare-t-il un pas ?
repair-lone = Quelle forteresse détruite revient sur la carte ?
option-fortress = { $name } en { $hex } ({ $steps ->
    [0] détruite
    [one] il lui reste un pas
   *[other] il lui reste { $steps } pas
})
garrison-restored = { $name } ({ $side }) en { $hex } retrouve sa garnison extérieure
fortress-repaired = { $name } ({ $side }) en { $hex } est réparée : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
roll-fortress-surrender = La forteresse capitule-t-elle ?
roll-fortress-surrender-again = Second jet de capitulation
fortress-holds = { $name } ({ $side }) en { $hex } obtient { $die } et tient bon
fortress-surrendered = { $name } ({ $side }) en { $hex } capitule
sr-fortress = Une forteresse ne subit aucune réduction de force
cel-fortress = Forteresse seule en défense
why-not-fortress-moves = Une forteresse ne se déplace jamais.
why-not-invested = Le camp retranché { $camp } est investi : ses unités n'en sortent pas et ne placent pas de marqueur PA.
why-not-repair-none = Aucune de vos forteresses n'est à réparer ici.
why-not-repair-other = Elle peut être réparée, mais pas à cette étape.
why-not-repair-whole = { $name } a tous ses pas.
why-not-repair-surrendered = { $name } a capitulé.
why-not-repair-occupied = L'ennemi occupe l'hex de la forteresse ({ $name }).
why-not-repair-fallen = Le camp retranché { $camp } est tombé : il n'y reste rien à vous.
why-not-repair-invested = Le camp retranché { $camp } est investi.
why-not-repair-larger = { $name } : hors des camps retranchés, seule revient une forteresse détruite d'un seul pas.
why-not-repair-behind = { $name } est derrière la ligne de front ennemie.
why-not-repair-zone = { $name } est en ZDC ennemie, sans unité amie dans son hex.

# Bombardement
bombard-indicate = Bombardement de forteresse : lesquelles bombarderez-vous ? Toutes sont désignées avant le premier tir.
bombardments-indicated = À bombarder ({ $side }) : { $targets }
why-not-target-unnamed = { $target } n'a pas été désignée avant le premier tir.
bombard-target = Bombardement de forteresse : laquelle bombardez-vous ?
option-target = { $target } en { $hex } (classe { $rating }, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}, { $coordinated ->
    [0] non coordonné
   *[other] coordonné
})
bombard-gun = { $target } en { $hex }, classe { $rating }, { $steps ->
    [one] un pas
   *[other] { $steps } pas
} : quelle artillerie de siège la bombarde ?
option-gun = { $name } en { $hex } ({ $caliber } cm{ $rolls ->
    [one] {""}
   *[other] , { $rolls } jets
})
bombard-pioneers = Les pionniers aident-ils { $name } pour ce jet ({ $drm }) ?
roll-bombardment = Bombardement
roll-bombardment-again = Bombardement : second jet
bombards = { $name } ({ $side }), { $caliber } cm, bombarde { $target } en { $hex }
bombardment = { $caliber } cm sur { $target } : { $die }{ $count ->
    [0] {""}
   *[other] , { $modifiers } : { $total }
} ; { $steps ->
    [0] aucun effet
    [one] un pas
   *[other] { $steps } pas
}
shells = Bombardements restants, { $caliber ->
    [prep] bombardement de préparation
   *[other] { $caliber } cm
} : { $left }
steps-lost = { $name } ({ $side }) perd { $lost ->
    [one] un pas
   *[other] { $lost } pas
}, il en reste { $left }
fortress-destroyed = { $name } ({ $side }) en { $hex } est détruite
camp-falls = Le camp retranché { $camp } n'a plus de forteresse : toutes les unités du camp se rendent
bombard-advance = Le camp retranché { $camp } est investi et sa forteresse en { $hex } est tombée. Quelle unité avance ?
bombard-advances = { $name } ({ $side }) avance en { $hex }
displace-to = Les défenseurs de { $hex } sont déplacés. Dans quel hex du camp ?
displaced = { $side } : les unités de { $hex } sont déplacées en { $refuge }
drm-pioneers = pionniers
odds-fortress-destroyed = détruite
odds-fortress-damaged = endommagée
explain-caliber = { $caliber } cm contre la classe { $rating }
explain-rolls = jets
explain-shells = bombardements restants en { $caliber } cm
explain-pioneers = Les pionniers peuvent aider pour un jet.
why-not-gun-mobile = { $name } est en mode mobile.
why-not-gun-fired = { $name } a déjà bombardé pendant cette phase.
why-not-gun-shells = Il ne reste plus d'obus de { $caliber } cm.
why-not-gun-far = { $name } n'est ni dans l'hex de la forteresse ni à côté.
why-not-gun-alone = { $name } a besoin d'un QG de train de siège à côté de la forteresse ou de son camp.
why-not-gun-outside = Sans QG de train de siège, { $name } doit être dans l'hex de la forteresse.
why-not-gun-second = Sans QG de train de siège, une seule unité d'artillerie de siège bombarde par phase d'attaque.
why-not-gun-second-target = Sans QG de train de siège, une seule unité d'artillerie de siège bombarde une forteresse.
why-not-no-fortress = Il n'y a pas là de forteresse ennemie.
why-not-no-gun = Aucune artillerie de siège n'est près de cette forteresse.
why-not-no-siege-artillery = Ce n'est pas une de vos unités d'artillerie de siège.
why-not-advance-kind = { $name } n'est pas une unité de combat qui puisse avancer.
why-not-advance-far = { $name } n'est pas à côté de l'hex.
why-not-advance-held = Les défenseurs de { $hex } n'ont aucun hex de leur camp où être déplacés.
why-not-advance-nobody = Aucune de vos unités ne s'y trouve.

# Artillerie de siège et trains de siège
option-deploy = Déployer { $name }
option-limber = Remettre { $name } en mode mobile
option-siege-marker = { $name }
deploy-another = { $name } déploie des marqueurs. Un autre ?
deploys = { $name } ({ $side }) reste en { $hex } pour se déployer
deployed = { $name } ({ $side }) en { $hex } est en mode déployé
limbers = { $name } ({ $side }) en { $hex } n'est plus en mode déployé
marker-sent-for = { $name } : déploiement au TJ { $gt }
marker-placed-unseen = Un marqueur d'artillerie de siège ({ $side }) est déployé
marker-placed = { $name } ({ $side }) : marqueur déployé en { $hex }
marker-recalled = { $name } ({ $side }) retourne en réserve
marker-withdrawn = { $name } ({ $side }) quitte la partie
why-not-deploy-mode = { $name } n'est pas en mode mobile.
why-not-deploy-moved = { $name } n'a pas passé toute la phase sur place.
why-not-deploy-heavy = { $name } ne se déploie que dans une Phase de mouvement.
why-not-limber = { $name } n'est pas en mode déployé.
why-not-marker-moves = { $name } est un marqueur : une fois déployé, il ne se déplace plus.
why-not-train-phase = { $name } ne déploie des marqueurs que dans une Phase de mouvement.
why-not-train-moved = { $name } n'a pas passé toute la phase sur place.
why-not-train-railway = { $name } n'est ni sur un hex de voie ferrée amie en service ni à côté.
why-not-train-empty = { $name } n'a pas de marqueur en réserve.
why-not-train-deploying = { $name } est en déploiement et ne peut pas se déplacer.
why-not-train-prep = { $name } mène une routine de bombardement de préparation et ne peut pas quitter son hex.

# Positions aménagées
position-built = { $side } : position aménagée en { $hex }
position-in-vain = { $side } : plus aucun droit à une position aménagée, le travail en { $hex } est perdu
position-ruined = La position aménagée en { $hex } est ruinée
position-removed = { $side } : position aménagée abandonnée en { $hex }
shift-position = position aménagée de niveau { $level }
why-not-build-formation = Seule une formation d'infanterie construit une position aménagée.
why-not-build-there = { $hex } a déjà une position aménagée.
why-not-build-far = { $name } est à plus de { $hexes } hex de tout ennemi.
why-not-build-rights = { $side } : plus aucun droit à une position aménagée avant la prochaine inter-phase.

# Bombardement de préparation
prep-initiate = Un QG de train de siège lance-t-il sa routine de bombardement de préparation (munitions pour { $left } TJ) ?
prep-initiated-unseen = Un train de siège ({ $side }) lance une routine de bombardement de préparation : marqueur placé au TJ { $gt }
prep-initiated = { $name } ({ $side }) en { $hex } lance une routine de bombardement de préparation : marqueur placé au TJ { $gt }
prep-placed = { $name } ({ $side }) peut désormais mener des bombardements de préparation
prep-conduct = { $guns } unités de 21 cm bombardent-elles { $hex } avant l'attaque ? DRM de { $drm }
prep-heavy = Bombardement de préparation de { $hex } par { $guns } unités de 21 cm : quelle pièce plus lourde y participe ?
prep-bombards = Bombardement de préparation de { $hex }
roll-prep = Bombardement de préparation
prep-result = Bombardement de préparation de { $hex } par { $guns } unités de 21 cm : { $die }{ $count ->
    [0] {""}
   *[other] , { $modifiers } : { $total }
} ; { $shifts ->
    [0] aucune colonne
    [one] une colonne à droite
   *[other] { $shifts } colonnes à droite
}, { $reductions } RF, DRM de { $checks } aux tests du défenseur
prep-end = La routine de bombardement de préparation prend-elle fin (munitions restantes pour { $left } TJ) ?
prep-ended-unseen = La routine de bombardement de préparation ({ $side }) est finie : le QG et ses marqueurs quittent la partie
prep-ended = { $name } ({ $side }) : la routine de bombardement de préparation est finie, le QG et ses marqueurs quittent la partie
drm-prep-uphill = cible à une altitude supérieure
drm-prep-escarpment = escarpement
shift-prep = bombardement de préparation
check-prep = bombardement de préparation
why-not-prep-late = Aucune routine de bombardement de préparation n'est lancée après le TJ { $gt }.
why-not-prep-running = { $name } mène déjà une routine : il n'y a qu'un marqueur Prep.
why-not-prep-ammo = Les munitions de bombardement de préparation sont épuisées.
why-not-prep-no-train = Ce n'est pas un QG de train de siège.
why-not-prep-none = Aucun QG de train de siège n'est prêt pour un bombardement de préparation.
why-not-prep-phase = Le bombardement de préparation a lieu dans la Phase d'attaque allemande.
why-not-prep-second = Un bombardement de préparation a déjà eu lieu pendant cette phase.
why-not-prep-far = L'hex n'est pas à côté du QG de train de siège.
why-not-prep-division = Aucune division d'infanterie en { $hex } n'a de marqueur PA qui vise cette cible.
why-not-prep-guns = Moins de { $least } unités de 21 cm sont déployées avec le QG de train de siège.
why-not-prep-mountains = { $hex } est montagneux.
why-not-prep-water = Un fleuve, un grand fleuve ou une inondation couvre { $hex }.
why-not-prep-light = { $name } est une unité de 21 cm : elle participe de toute façon.
why-not-prep-apart = { $name } n'est pas avec le QG de train de siège.
