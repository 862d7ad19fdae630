# Forteresses, bombardement, positions améliorées, bombardement préparatoire

# Forteresses
repair-camp = { $camp } n'est pas investi. De quelle Forteresse répare-t-il un pas ?
repair-lone = Quelle Forteresse détruite revient sur la carte ?
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
roll-fortress-surrender = La Forteresse capitule-t-elle ?
roll-fortress-surrender-again = Second jet de capitulation
fortress-holds = { $name } ({ $side }) en { $hex } obtient { $die } et tient bon
fortress-surrendered = { $name } ({ $side }) en { $hex } capitule
sr-fortress = Une Forteresse ne subit aucune réduction de force
cel-fortress = Forteresse seule en défense
why-not-fortress-moves = Une Forteresse ne se déplace jamais.
why-not-invested = { $camp } est investi : ses unités n'en sortent pas et ne posent pas de marqueur d'attaque préparée.
why-not-repair-none = Aucune de vos Forteresses n'est à réparer ici.
why-not-repair-other = Elle peut être réparée, mais pas à cette étape.
why-not-repair-whole = { $name } a tous ses pas.
why-not-repair-surrendered = { $name } a capitulé.
why-not-repair-occupied = L'ennemi occupe l'hex de { $name }.
why-not-repair-fallen = { $camp } est tombé : il n'y reste rien de vous.
why-not-repair-invested = { $camp } est investi.
why-not-repair-larger = { $name } : hors des camps retranchés, seule revient une Forteresse détruite d'un seul pas.
why-not-repair-behind = { $name } est derrière la ligne de front ennemie.
why-not-repair-zone = { $name } est en zone de contrôle ennemie sans unité amie dans son hex.

# Bombardement
bombard-target = Bombardement de Forteresse : laquelle bombardez-vous ?
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
    [prep] bombardement préparatoire
   *[other] { $caliber } cm
} : { $left }
steps-lost = { $name } ({ $side }) perd { $lost ->
    [one] un pas
   *[other] { $lost } pas
}, reste { $left }
fortress-destroyed = { $name } ({ $side }) en { $hex } est détruite
camp-falls = { $camp } n'a plus de Forteresse : toutes les unités du camp se rendent
bombard-advance = { $camp } est investi et sa Forteresse en { $hex } est tombée. Quelle unité avance ?
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
why-not-gun-far = { $name } n'est ni dans l'hex de la Forteresse ni à côté.
why-not-gun-alone = { $name } a besoin d'un QG de train de siège au contact de la Forteresse ou de son camp.
why-not-gun-outside = Sans QG de train de siège, { $name } doit être dans l'hex de la Forteresse.
why-not-gun-second = Sans QG de train de siège, une seule unité d'artillerie de siège bombarde une Forteresse.
why-not-no-fortress = Il n'y a pas de Forteresse ennemie.
why-not-no-gun = Aucune artillerie de siège n'est près de cette Forteresse.
why-not-no-siege-artillery = Ce n'est pas une de vos artilleries de siège.
why-not-advance-kind = { $name } n'est pas une unité de combat qui puisse avancer.
why-not-advance-far = { $name } n'est pas au contact de l'hex.
why-not-advance-held = Les défenseurs de { $hex } n'ont aucun hex de leur camp où être déplacés.
why-not-advance-nobody = Aucune de vos unités ne s'y trouve.

# Artillerie de siège et trains de siège
option-deploy = Déployer { $name }
option-limber = Remettre { $name } en mode mobile
option-siege-marker = { $name }
deploy-another = { $name } déploie des marqueurs. Un autre ?
deploys = { $name } ({ $side }) reste en { $hex } pour se déployer
deployed = { $name } ({ $side }) est déployé en { $hex }
limbers = { $name } ({ $side }) en { $hex } n'est plus déployé
marker-sent-for = { $name } sera déployé au tour { $gt }
marker-placed-unseen = Un marqueur d'artillerie de siège ({ $side }) est déployé
marker-placed = { $name } ({ $side }) est déployé en { $hex }
marker-recalled = { $name } ({ $side }) retourne en réserve
marker-withdrawn = { $name } ({ $side }) quitte la partie
why-not-deploy-mode = { $name } n'est pas en mode mobile.
why-not-deploy-moved = { $name } n'est pas resté sur place toute la phase.
why-not-deploy-heavy = { $name } ne se déploie que pendant une phase de mouvement.
why-not-limber = { $name } n'est pas déployé.
why-not-marker-moves = { $name } est un marqueur : une fois déployé, il ne se déplace plus.
why-not-train-phase = { $name } ne déploie des marqueurs que pendant une phase de mouvement.
why-not-train-moved = { $name } n'est pas resté sur place toute la phase.
why-not-train-railway = { $name } n'est ni sur un hex de voie ferrée amie en service ni à côté.
why-not-train-empty = { $name } n'a pas de marqueur en réserve.
why-not-train-deploying = { $name } est en train de déployer et ne peut pas se déplacer.
why-not-train-prep = { $name } mène un bombardement préparatoire et ne peut pas quitter son hex.

# Positions améliorées
position-built = { $side } : position améliorée en { $hex }
position-in-vain = { $side } : plus aucun droit à une position améliorée, le travail en { $hex } est perdu
position-ruined = La position améliorée en { $hex } est en ruine
position-removed = { $side } : position améliorée abandonnée en { $hex }
shift-position = Position améliorée de niveau { $level }
why-not-build-formation = Seule une Formation d'infanterie construit une position améliorée.
why-not-build-there = { $hex } a déjà une position améliorée.
why-not-build-far = { $name } est à plus de { $hexes } hexes de tout ennemi.
why-not-build-rights = { $side } : plus aucun droit à une position améliorée avant la prochaine inter-phase.

# Bombardement préparatoire
prep-initiate = Un QG de train de siège commence-t-il son bombardement préparatoire (munitions pour { $left ->
    [one] un tour
   *[other] { $left } tours
}) ?
prep-initiated-unseen = Un train de siège ({ $side }) commence un bombardement préparatoire : marqueur posé au tour { $gt }
prep-initiated = { $name } ({ $side }) en { $hex } commence un bombardement préparatoire : marqueur posé au tour { $gt }
prep-placed = { $name } ({ $side }) est prêt pour le bombardement préparatoire
prep-conduct = { $guns } unités de 21 cm bombardent-elles { $hex } avant l'attaque ? Modificateur { $drm }
prep-heavy = Bombardement préparatoire de { $hex } par { $guns } unités de 21 cm : quelle pièce plus lourde y participe ?
prep-bombards = Bombardement préparatoire de { $hex }
roll-prep = Bombardement préparatoire
prep-result = Bombardement préparatoire de { $hex } par { $guns } unités de 21 cm : { $die }{ $count ->
    [0] {""}
   *[other] , { $modifiers } : { $total }
} ; { $shifts ->
    [0] aucune colonne
    [one] une colonne à droite
   *[other] { $shifts } colonnes à droite
}, { $reductions } RF, { $checks } aux tests du défenseur
prep-end = Le bombardement préparatoire prend-il fin (munitions restantes pour { $left ->
    [one] un tour
   *[other] { $left } tours
}) ?
prep-ended-unseen = Le bombardement préparatoire ({ $side }) est terminé : le QG et ses marqueurs quittent la partie
prep-ended = Le bombardement préparatoire de { $name } ({ $side }) est terminé : le QG et ses marqueurs quittent la partie
drm-prep-uphill = cible plus élevée
drm-prep-escarpment = escarpement
shift-prep = Bombardement préparatoire
check-prep = Bombardement préparatoire
why-not-prep-late = Aucun bombardement préparatoire ne commence après le tour { $gt }.
why-not-prep-running = { $name } mène déjà un bombardement préparatoire : il n'y a qu'un marqueur.
why-not-prep-ammo = Les munitions de bombardement préparatoire sont épuisées.
why-not-prep-no-train = Ce n'est pas un QG de train de siège.
why-not-prep-none = Aucun QG de train de siège n'est prêt pour un bombardement préparatoire.
why-not-prep-phase = Le bombardement préparatoire a lieu pendant la phase d'attaque allemande.
why-not-prep-second = Un bombardement préparatoire a déjà eu lieu pendant cette phase.
why-not-prep-far = L'hex n'est pas au contact du QG de train de siège.
why-not-prep-division = Aucune division d'infanterie en { $hex } n'a de marqueur d'attaque préparée vers cet hex.
why-not-prep-guns = Moins de { $least } unités de 21 cm sont déployées avec le QG de train de siège.
why-not-prep-mountains = { $hex } est montagneux.
why-not-prep-water = Un grand fleuve ou une inondation protège { $hex }.
why-not-prep-light = { $name } est une unité de 21 cm : elle participe de toute façon.
why-not-prep-apart = { $name } n'est pas avec le QG de train de siège.
