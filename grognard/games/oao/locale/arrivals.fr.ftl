# Arrivées, combinaisons, remplacements, armées

# Renforts et retraits
arrival-hex = { $names } : à quel dépôt ?
arrival-closed = { $names } : { $hex } est fermé. Entrer ailleurs par chemin de fer, ou attendre le TJ suivant ?
arrival-army = { $names } : sur le tableau de quelle armée ?
arrival-waits = { $names } : { $hex } est fermé, l'arrivée est remise
arrived = { $name } ({ $side }) arrive en { $hex }{ $mode ->
    [rail] {" "}en mode ferroviaire
   *[other] {""}
} : { $army }
arrived-unseen = Une unité ({ $side }) arrive en { $hex }{ $mode ->
    [rail] {" "}en mode ferroviaire
   *[other] {""}
}
substituted-unseen = Une unité ({ $side }) en remplace une autre
substituted = { $name } ({ $side }) remplace { $old } en { $hex }
withdrawn = { $name } ({ $side }) quitte la partie
option-entry = Par { $letter }, { $hex }
why-not-arrival-hex = { $hex } est aux mains de l'ennemi.
why-not-arrival-entry = La voie ferrée n'est pas en service en { $hex }.
why-not-arrival-no-entry = Vos renforts n'entrent pas sur la carte par ici.
bridges-repaired = { $side } : { $number ->
    [one] un pont routier réparé
   *[other] { $number } ponts routiers réparés
} ({ $hexsides })

# Combinaisons
combine = Combiner { $old } en { $name } ?
combine-where = Où placer { $name } ?
option-two-hexes = En { $hex } et { $other }
combined-unseen = Des unités ({ $side }) se combinent en une seule
combined = { $old } deviennent { $name } ({ $side }) en { $hex }
part = Séparer de nouveau { $name } en { $old } ?
part-losses = Comment { $old } se partagent-elles les réductions de force ({ $name }) ?
option-shares = { $shares }
parted-unseen = Une unité combinée ({ $side }) se sépare de nouveau
parted = { $name } ({ $side }) en { $hex } se sépare en { $old }

# Remplacements
replacement-choose = Quelle unité reçoit un REPL ? (REPL { $nation } restants : { $left })
option-replacement = { $name } en { $hex }
replacements-received = { $side } : REPL { $nation } reçus, { $number }
replacement-taken = { $name } reçoit un REPL
why-not-replacement-other = Seules les unités de votre camp reçoivent des REPL.
why-not-replacement-nation = { $name } est d'une autre nation.
why-not-replacement-gone = { $name } est définitivement hors jeu.
why-not-replacement-kind = { $name } n'est pas une unité d'infanterie.
why-not-replacement-twice = { $name } a déjà reçu son REPL de cette inter-phase.
why-not-replacement-whole = { $name } n'a subi aucune réduction de force.
why-not-replacement-army = Cette armée n'est pas de celles qui ont droit à ces REPL : { $army }.
why-not-replacement-most = { $army } : l'armée a déjà reçu les { $most } REPL auxquels elle a droit.

# Armées
option-army = { $army }
army-now = { $army } : l'armée doit entrer en jeu. Maintenant, ou au TJ suivant ?
army-depot = Sur quelle voie ferrée placer le dépôt ({ $army }) ?
army-arrived = { $army } : entrée en jeu, le dépôt est en { $hex }
army-waits = Aucune voie ferrée pour le dépôt ({ $army }) : l'armée attend
army-ended = { $army } : le tableau n'est plus utilisé
army-succeeds = { $army } : l'armée prend la place d'une autre ({ $old })
army-heir = { $army } : l'armée n'est plus en jeu. À quelle armée vont ses unités ?
army-heir-named = Les unités ({ $old }) passent à une autre armée ({ $army })
detachement-on = { $army } : l'activer ?
option-detachement-on = L'activer
detachement-off = { $army } : sans formation, le retirer ?
option-detachement-off = Le retirer
army-activated = { $army } : l'armée devient active
unit-activated = { $name } ({ $side }) : l'unité devient active
unit-roused = { $name } ({ $side }) : l'unité est activée par l'ennemi
why-not-inactive-army = { $army } : armée inactive, dont les unités n'accomplissent aucune tâche, ne se déplacent pas et n'attaquent pas.
why-not-inactive-unit = { $name } est inactive : elle n'accomplit aucune tâche, ne se déplace pas et n'attaque pas.
