# Camps, noms, lieux
side-allied = Alliés
side-german = Allemands
off-map = hors carte
own-name = { $fr }
option-unit = { $name } en { $hex }
option-hex = { $hex }
option-formation = { $fr }

# jetons d'activation
chit-division = Jeton de division de { $fr }
chit-formation = Jeton de formation de { $fr }
chit-command = Jeton de commandement direct

# météo
weather-clear = clair
weather-fog = brouillard
weather-overcast = couvert
weather-rain = pluie

# marqueurs et états
marker-barrage = Barrage
marker-entrenchment = Retranchement
marker-road-block = Obstacle routier
marker-park = Parc d'artillerie
marker-entry = Hex d'entrée
badge-entering = sur son hex d'entrée
badge-mounted = embarquée
badge-column = en colonne
badge-suppressed = neutralisée
badge-one-hit = une perte de cohésion
badge-two-hits = deux pertes de cohésion
badge-step-lost = un pas perdu
badge-improved-position = en position améliorée
badge-entrenched = retranchée
badge-men-rallying = Hommes en ralliement
badge-men-at-work = Hommes au travail
badge-in-contact = En contact
badge-out-of-command = hors commandement
badge-attached = rattachée
badge-acted = a agi

# pistes et carte en texte
track-turn = Tour
track-weather = Météo
track-command = Points de commandement
track-dispatch = Points de dépêche
track-mug = Jetons dans le gobelet
track-vp = Points de victoire
text-turn = Tour { $turn } sur { $turns }, { $label }
text-night = (nuit)
text-objective = Objectif

# questions
points-convert = Quelle division change deux points de commandement en un point de dépêche ?
chit-choose = Quel jeton de formation achetez-vous ?
superior-choose = À quelle formation { $fr } est-elle rattachée ?
entry-column = Renforts de { $fr } : qui commence en colonne ?

# options
option-convert-points = { $fr } : 2 de ses { $command } points de commandement contre 1 point de dépêche
option-buy-now = { $fr }, pour ce tour : { $cost } de { $dispatch } points de dépêche
option-buy-next = { $fr }, pour le tour suivant : { $cost } de { $dispatch } points de dépêche
option-in-column = { $name } en colonne

# hasard
chit-draw = Un jeton tiré du gobelet
command-roll = Points de commandement
dispatch-roll = Points de dépêche
weather-roll = Météo

# journal
turn = Tour { $turn }, { $label }{ $night ->
    [true] {""} (nuit)
   *[false] {""}
}
weather = Météo : { $weather }
arrivals = { $division } ({ $side }) : dans la case des renforts { $units }
formation-attached = { $formation } est rattachée à { $superior }
orders-given = L'étape D est finie : la piste montre ce qui a été dépensé
converted = { $division } ({ $side }) : { $command } points de commandement contre { $dispatch ->
    [one] un point de dépêche
   *[other] { $dispatch } points de dépêche
}
dispatch-spent = { $division } ({ $side }) dépense { $cost ->
    [one] un point de dépêche
   *[other] { $cost } points de dépêche
} en jetons et en garde { $left }
bought-now = Vous achetez le jeton de { $formation } pour ce tour
bought-next = Vous achetez le jeton de { $formation } pour le tour suivant
mug-filled = { $count } jetons dans le gobelet, { $held } face cachée à côté
carried-played = Reporté : { $chit } ({ $side }) se joue en premier
chit-drawn = Tiré du gobelet : { $chit } ({ $side })
chit-carried = Resté dans le gobelet : { $chit } ({ $side }) sera le premier du tour suivant
entered = { $division } ({ $side }) : sur l'hex d'entrée { $hex } { $units }
entry-blocked = L'hex d'entrée { $hex } de { $division } ({ $side }) est tenu par l'ennemi : les renforts attendent
command-points = { $division } ({ $side }) tire { $die } pour les points de commandement : { $modifiers } = { $total } ; elle en a { $has }
dispatch-points = { $division } ({ $side }) tire { $die } pour les points de dépêche : { $modifiers } = { $total } ; elle en a { $has }
dispatch-bonus = { $division } ({ $side }) avant la nuit : { $modifiers } ; elle a { $has } points de dépêche
mod-command-rating = valeur de commandement
mod-half-die = moitié du dé
mod-dispatch-nine = un neuf
mod-dispatch-zero = un zéro
mod-dispatch-rating = dans la valeur de dépêche
mod-dispatch-stock = sous les points qu'elle a
mod-before-night = le tour avant la nuit
victory-points = Aux points de victoire du scénario.

# effet d'un ordre
explain-command = points de commandement ; il en reste { $left }
explain-dispatch = points de dépêche ; il en reste { $left }
explain-buy-now = Le jeton de { $fr } va dans le gobelet ce tour-ci.
explain-buy-next = Le jeton de { $fr } attend face cachée qu'on remplisse le gobelet au tour suivant.
explain-order-back = Le dernier ordre est repris.
explain-order-done = Plus d'ordres ; l'ennemi apprend combien de points ont été dépensés quand les deux ont fini.

# refus
why-not-convert-first = On convertit d'abord les points de commandement ; les jetons s'achètent quand les deux joueurs l'ont fait.
why-not-their-division = Cette division n'est pas à vous.
why-not-their-formation = Cette formation n'est pas à vous.
why-not-order-done = Vous avez dit avoir fini.
why-not-command = Il faut deux points de commandement ; il y en a { $command }.
why-not-track-full = La piste s'arrête à 19 points de dépêche.
why-not-appeared = Aucune unité de { $fr } n'a encore atteint un hex d'entrée ni la carte.
why-not-outstanding = Le jeton de { $fr } est déjà acheté, ou reporté, et n'a pas été joué.
why-not-dispatch = Il coûte 2 points de dépêche pour ce tour et 1 pour le suivant ; la division en a { $dispatch }.
why-not-entering = { $name } n'arrive pas maintenant.
why-not-in-column = { $name } est déjà en colonne.
why-not-immobile = { $name } ne peut se déplacer, donc former une colonne.
