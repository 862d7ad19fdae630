# Frappe Aérienne, Artillerie Refusée, Artillerie Demandée.

# questions
air-facing = L'avion survole { $hex } : choisissez la direction de son vol.
air-target = L'avion vole depuis { $hex } dans la direction { $direction } : choisissez ce qu'il attaque.
air-next = Choisissez le prochain hex attaqué.
bombardment-choose = Tir pour Effet : une nouvelle zone, ou la zone réglée ?
spotter-choose = Choisissez l'Observateur.
spotting-choose = Choisissez l'hex de la Salve de Réglage.
barrage-axis = Choisissez la rangée du barrage passant par { $hex }.
impact-next = Choisissez le prochain hex occupé attaqué.
creep-direction = Choisissez la direction dans laquelle roule le barrage.
gas-place = Il n'y a pas assez de Gaz pour tous les hexs : choisissez-en un pour un marqueur.
gas-victim = Attaque Majeure au Gaz : choisissez l'Unité éliminée.
action-fire-for-effect = Un Jet d'Impact va être fait : jouer une Action ?
action-gas = Le Gaz a Démoralisé des Unités : jouer une Action ?

# réponses
option-direction = Direction { $direction }
option-bomb = Bombarder { $hex }
option-strafe = Mitrailler { $hex }
option-fao = L'Observateur d'Artillerie en { $hex }
option-axis = { $axis ->
    [1] Directions 1 et 4
    [2] Directions 2 et 5
   *[3] Directions 3 et 6
}
option-bombard-new = Une nouvelle zone : Réglage, Précision, Impact
option-bombard-standing = La zone réglée, en Barrage Fixe
option-bombard-creeping = La zone réglée, en Barrage Roulant

# journal
air-assault-cancelled = La Frappe Aérienne du camp { $side } est annulée.
air-assault-no-target = L'avion du camp { $side } ne trouve aucune cible depuis { $hex }.
air-bomb = { $side } bombarde { $hexes }.
air-strafe = { $side } mitraille { $hexes }.
attack-total = { $side } attaque { $hex } : { $fp } PF ({ $modifiers }) et un jet de { $roll } donnent { $total }.
telephone-broken = { $name } ({ $side }) est Cassé.
telephone-eliminated = { $name } ({ $side }) est éliminé.
barrage-removed = La Salve de Réglage et les Impacts du camp { $side } quittent le plateau.
battery-access = { $side } retrouve l'Accès à la Batterie : { $name }, { $box }.
spotter-fao = L'Observateur d'Artillerie du camp { $side } observe depuis { $hex }.
spotting-round = { $side } place la Salve de Réglage en { $hex }.
gas-announced = { $side } annonce une Attaque au Gaz.
accuracy = Précision sur { $hex } : { $white } x { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $hindrance ->
    [0] {""}
   *[other] {" "}- { $hindrance } de Gêne
} à distance { $range } : { $result }.
accuracy-hit = coup au but
accuracy-miss = échec
drift = La Salve de Réglage dévie de { $white } et { $coloured }{ $hex ->
    [off] , hors du plateau
   *[other] {" "}: { $hex }
}.
round-off-map = La Salve de Réglage du camp { $side } sort du plateau ; l'Ordre est terminé.
impacts-laid = { $side } bombarde { $hex } et { $hexes }.
impact = Jet d'Impact du camp { $side } contre { $hexes } : { $white } + { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} et { $modifiers } = { $total }.
sight-lost = L'Observateur du camp { $side } ne voit plus { $hex } : les pièces se taisent.
registered-standing = { $side } frappe de nouveau { $hex } et { $hexes }.
registered-creeping = Le barrage du camp { $side } roule jusqu'en { $hex } et { $hexes }.
gas-released = { $side } répand du Gaz en { $hexes }.
gas-mask = Protection contre le Gaz : { $name }.

# éléments de calcul
fp-bomb = bombes
fp-strafe = mitrailleuses de l'avion
fp-telephone = batterie
fp-barrage = Barrage
accuracy-range = distance
accuracy-hindrance = Gêne

# refus
why-not-not-in-row = L'hex { $hex } n'est pas dans la rangée de direction { $direction }.
why-not-vacant = Il n'y a personne en { $hex }, et l'avion ne peut le mitrailler.
why-not-flying-squadrons = Les Escadrons Volants tiennent le ciel : aucune Frappe Aérienne ne peut être ordonnée.
why-not-no-enemy-telephone = { $side } n'a pas de Téléphone qui puisse être Cassé.
why-not-no-telephone = { $side } n'a pas de Téléphone pour cela.
why-not-no-spotter = { $side } n'a plus d'Observateur pour ce Tour.
why-not-spotter-rank = { $name } n'est pas le Leader le plus Haut-Gradé.
why-not-spotter-broken = { $name } est Démoralisé et ne peut observer.
why-not-barrage-date = Seul le joueur actif peut jouer Barrage, et pas avant 1915.
why-not-barrage-box = Le Téléphone n'est pas fonctionnel dans la case Barrage Fixe/Roulant.
why-not-no-gas-victim = Aucune Unité ne vient d'être Démoralisée par une de vos Attaques au Gaz.
