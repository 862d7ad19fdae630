# Arrivées, combinaisons, remplacements, armées

# Renforts et retraits
arrival-hex = { $names } : à quel dépôt ?
arrival-closed = { $names } : { $hex } leur est fermé. Entrent-ils ailleurs par chemin de fer, ou attendent-ils le tour suivant ?
arrival-army = { $names } : sur le tableau de quelle armée ?
arrival-waits = { $names } : { $hex } est fermé, arrivée remise
arrived = { $name } ({ $side }) arrive en { $hex }{ $mode ->
    [rail] {" "}en mode ferroviaire
   *[other] {""}
} : { $army }
substituted-unseen = Une unité ({ $side }) prend la place d'une autre
substituted = { $name } ({ $side }) prend la place de { $old } en { $hex }
withdrawn = { $name } ({ $side }) quitte la partie
option-entry = Par { $letter }, { $hex }
why-not-arrival-hex = { $hex } est aux mains de l'ennemi.
why-not-arrival-entry = La voie en { $hex } n'est pas en service.
why-not-arrival-no-entry = Vos renforts n'entrent pas en jeu par ici.
bridges-repaired = { $side } : { $number ->
    [one] un pont routier réparé
   *[other] { $number } ponts routiers réparés
} ({ $hexsides })

# Combinaisons
combine = Réunir { $old } en { $name } ?
combine-where = Où placer { $name } ?
option-two-hexes = En { $hex } et { $other }
combined-unseen = Des unités ({ $side }) se réunissent en une seule
combined = { $old } deviennent { $name } ({ $side }) en { $hex }
part = Séparer de nouveau { $name } en { $old } ?
part-losses = Comment { $old } se partagent-ils les pertes de { $name } ?
option-shares = { $shares }
parted-unseen = Une unité combinée ({ $side }) se sépare
parted = { $name } ({ $side }) en { $hex } se sépare en { $old }

# Remplacements
replacement-choose = Quelle unité reçoit un remplacement ? ({ $nation } : reste { $left })
option-replacement = { $name } en { $hex }
replacements-received = { $side } : { $number ->
    [one] un remplacement
   *[other] { $number } remplacements
} ({ $nation })
replacement-taken = { $name } reçoit un remplacement
why-not-replacement-other = Seules les unités de votre camp reçoivent des remplacements.
why-not-replacement-nation = { $name } est d'une autre nation.
why-not-replacement-gone = { $name } est hors jeu pour de bon.
why-not-replacement-kind = { $name } n'est pas une unité d'infanterie.
why-not-replacement-twice = { $name } a déjà reçu son remplacement de cette inter-phase.
why-not-replacement-whole = { $name } n'a subi aucune perte.
why-not-replacement-army = { $army } n'est pas de celles qui ont droit à ces remplacements.
why-not-replacement-most = { $army } a reçu les { $most } auxquels une armée a droit.

# Armées
option-army = { $army }
army-now = { $army } est attendue. Entre-t-elle en jeu maintenant, ou au tour suivant ?
army-depot = Sur quelle voie placer le dépôt ({ $army }) ?
army-arrived = { $army } entre en jeu : son dépôt est en { $hex }
army-waits = Aucune voie pour le dépôt ({ $army }) : l'armée attend
army-ended = Le tableau de l'armée n'est plus utilisé ({ $army })
army-succeeds = { $army } prend la place : { $old } disparaît
army-heir = { $army } n'est plus en jeu. À quelle armée vont ses unités ?
army-heir-named = Les unités ({ $old }) passent à une autre armée : { $army }
detachement-on = { $army } : l'activer ?
option-detachement-on = L'activer
detachement-off = { $army } n'a plus de formation : le retirer ?
option-detachement-off = Le retirer
army-activated = { $army } devient active
unit-activated = { $name } ({ $side }) devient active
unit-roused = { $name } ({ $side }) est activée par l'ennemi
why-not-inactive-army = { $army } est inactive : ses unités n'accomplissent aucune tâche, ne bougent ni n'attaquent.
why-not-inactive-unit = { $name } est inactive : elle n'accomplit aucune tâche, ne bouge ni n'attaque.
