# Les mots de l'écran de jeu.

## Pièces et hexagones
named-piece = { $name } { $sign }
fact-cover = Couvert
fact-vulnerability = Vulnérabilité
value-cover = Couvert
value-cover-plunging = Couvert, tir plongeant
value-standing = Tests
controlled-by = tenu par { $side }

## Tableaux
display-arrivals = À venir
display-arrival-time = Temps { $time }
display-arrival-turn = tour { $turn }
display-objectives = Objectifs
display-objective = { $number } · { $hex }
display-nobody = personne
display-cards = Cartes
display-deck = Pioche
display-discards = Défausse
display-hand = Main
display-strategy = Cartes Stratégie restantes
display-chits-secret = Pions secrets
display-posture-attack = Attaquant
display-posture-defend = Défenseur
display-posture-recon = Reconnaissance
display-losses = Pertes
display-artillery = Artillerie hors carte
display-group = { $id } · puissance { $firepower } · { $mode }
display-group-ready = prêt
display-group-aiming = vise { $target }, amorcé au tour { $turn }
display-group-primed = amorcé sur { $target }
display-group-firing = tir d'efficacité sur { $target }
display-group-spent = épuisé
display-transport = Transport
display-free = libres : { $free } sur { $all }
display-off-map = Hors carte
place-off-map = Hors carte
place-casualty = Pertes
place-captured = Capturés
place-removed = Hors jeu
place-exited = Sortis
place-recovered = Récupérés
display-campaign = Campagne
display-day = Jour { $day } sur { $days }
display-turn = Tour { $turn } sur { $turns }
display-records = Suivi
display-held = Hexagones marqués tenus
display-effects = En vigueur

## Choix qui s'étendent
picked = Choisi : cliquer pour retirer

## Calques
overlay-key = Touche { $key }
overlay-none = Rien à montrer ici.

## Conseils et fin
hint = Conseil
hint-key = Conseil (?)
hint-thinking = Le conseiller réfléchit : { $percent } %
hint-title = Le conseiller choisirait
hint-play = Le faire
hint-none = Pas de conseil ici.
luck = La chance aux dés
luck-note = En écarts types, positifs pour la chance : au-delà de 2, les dés sortaient de l’ordinaire
luck-line = { $side } : { $dice } dés, { $way ->
    [better] meilleurs de { $points } points que la moyenne
    [worse] moins bons de { $points } points que la moyenne
   *[even] dans la moyenne
}
review = Analyse de la partie
review-start = Chercher les tournants
review-thinking = Chaque décision est pesée. Cela prend un moment…
review-none = Aucune réponse n'a beaucoup changé les chances.

review-point = Réponse { $entry } : { $swing } de plus pour { $side } ({ $cause })
review-by-chance = dés ou cartes
review-by-choice = un choix

## Fenêtres de réaction
mute-window = Passer toutes celles-ci
mute-window-help = Les fenêtres de cette sorte sont passées jusqu'à ce que vous les redemandiez dans le menu.
muted-windows = Passées d'office
muted-ask = me redemander
full-screen = Plein écran

## Tableaux de référence
chart-checks = Tests causés par le tir
chart-circumstance = Circonstance
chart-modifier = Modificateur
chart-second-hex = tous les deux hexagones de portée
chart-trench-plunging = DANS une tranchée, tir plongeant

## Deux joueurs devant un écran
menu-way = en passant par { $hexes }
curtain-title = À { $side } de décider
curtain-help = Passez l'écran : viennent les cartes et les secrets de ce camp.
curtain-sit = Je joue { $side }
curtain-both = Je joue les deux camps

## Chemins
path-again = Cliquez encore { $hex } pour y aller : { $cost } points.
explain-signal = signal à { $signal } ou moins, délai { $delay }, amorcé au tour { $turn }
answer-now = Répondre tout de suite
bot-thinking = réfléchit, { $percent } %
standing-orders = Consignes
standing-orders-note = Les fenêtres de réaction reçoivent aussitôt la réponse de la première consigne qui convient. Nul autre ne la voit avant la fin de la partie.
standing-orders-none = Aucune consigne : la question vous est posée à chaque fois.
order-when = À la question
order-answer = Répondre
order-here = Seulement en { $hex }
order-add = Donner cette consigne
order-earlier = Essayer cette consigne plus tôt
order-remove = Retirer cette consigne
orders-later = On peut donner une consigne dès qu’une question de cette sorte a été posée.
overlay-barrage = Barrage
range-of-own = Puissance de feu { $firepower }, portée { $greatest }
range-of-weapon = Arme : puissance de feu { $firepower }, portée de { $least } à { $greatest }
artillery-ready = { $id } (+{ $firepower }) : prêt. Appelé maintenant, il est amorcé au tour { $turn } et tire sur un jet de signal de { $signal } ou moins.
artillery-waits = { $id } (+{ $firepower }) vise { $target } : amorcé au tour { $turn }, tire sur un jet de signal de { $signal } ou moins.
artillery-primed = { $id } (+{ $firepower }) est amorcé sur { $target } : tire sur un jet de signal de { $signal } ou moins.
artillery-fires = { $id } (+{ $firepower }) tire pour effet sur { $target }.
artillery-spent = { $id } (+{ $firepower }) : épuisé ce tour.
