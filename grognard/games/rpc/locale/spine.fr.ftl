# Camps, unités, marqueurs
side-german = Allemands
side-british = Britanniques
off-map = hors carte
unit-reserve-infantry = Infanterie de réserve
unit-infantry = Infanterie
unit-late-infantry = Infanterie de fin de guerre
unit-storm-infantry = Infanterie d'assaut
unit-bef-infantry = Infanterie du BEF
unit-machine-gun = Mitrailleuse
unit-artillery = Artillerie
unit-mortar = Mortier de 7,58 cm
unit-stokes-mortar = Mortier Stokes
unit-heavy-mortar = Mortier lourd
unit-flamethrower = Lance-flammes
unit-cavalry = Cavalerie
unit-horse-artillery = Artillerie à cheval
unit-horse-machine-gun = Mitrailleuse à cheval
unit-tank = Char
unit-a7v = Char A7V
unit-armored-car = Auto blindée
marker-trench = Tranchée
marker-blockhouse = Blockhaus
marker-scrape = Trou de tirailleur
marker-shovel = Pelle
marker-hallowed = Terre sacrée
marker-gas = Gaz
marker-smoke = Fumée
marker-bomb-stop = Barricade
marker-breach = Brèche
marker-barrage = Barrage roulant
marker-ffe = Tir d'efficacité
marker-cross-hair = Réticule
badge-formed = formée
badge-dispersed = dispersée
badge-spent = épuisée
badge-in = DANS
badge-moving = en mouvement
badge-digging = creuse
badge-standby = en attente

# Options
option-unit = { $name } en { $hex }
unit-called = { $name }
option-hex = { $hex }
option-vertex = Sommet { $vertex }
option-set-up = { $name }

# Mise en place
set-up-choose = Quelle unité est mise en place ?
set-up-hex = { $name } : dans quel hexagone ?
set-up-how = { $name } en { $hex } : dans quelle posture ?
posture-formed-in = Formée, DANS
posture-formed-blockhouse = Formée, DANS le blockhaus
posture-formed-trench = Formée, DANS la tranchée
posture-formed-out = Formée
posture-dispersed-in = Dispersée, DANS
posture-dispersed-blockhouse = Dispersée, DANS le blockhaus
posture-dispersed-trench = Dispersée, DANS la tranchée
posture-dispersed-out = Dispersée
marker-choose = Quel marqueur est placé ?
marker-hex = Où placer ce marqueur : { $marker } ?
marker-placed = { $marker } : pose en { $hex }
placed = { $name } ({ $side }) : mise en place en { $hex }
place-choose = Placer un renfort du tour { $turn } ?
register-hex = Dans quel hex est le sommet préréglé de { $group } ?
register-vertex = Lequel de ses sommets ?
observer-choose = Quelle unité observe pour les postes de tranchée ?

# Le tour
initiative-roll = Initiative
initiative = Tour { $turn } : initiative aux { $side }, { $couplets ->
    [0] aucun couplet d'ordres
    [one] un couplet d'ordres
   *[other] { $couplets } couplets d'ordres
}
turn = Tour { $turn }{ $night ->
    [true] {""} (nuit)
   *[false] {""}
}
passed = { $side } : passe
command-choose = Quelle unité ou quel groupe reçoit l'ordre ?
command-add = { $count ->
    [one] Une unité est choisie. En ajouter une ?
   *[other] { $count } unités sont choisies. En ajouter une ?
}
commanded = { $side } : ordre à { $units }
actor-choose = Quelle unité agit ?
action-choose = Que fait { $name } ?
action-deploy = Se déployer
action-dig = Creuser
action-fire = Tirer
action-move = Bouger
deployed = { $name } ({ $side }) { $formed ->
    [true] se forme
   *[false] se disperse
}
digs = { $name } ({ $side }) creuse en { $hex }
shovel-choose = Qu'a creusé { $name } en { $hex } ?
shovel-scrape = Un trou de tirailleur
shovel-stop = Une barricade vers { $hex }
shovel-clear = Ôter la barricade vers { $hex }
shovel-clear-theirs = Ôter la barricade en { $hex }
shovel-scrape-done = { $name } ({ $side }) : un trou de tirailleur en { $hex }
shovel-stop-done = { $name } ({ $side }) : une barricade entre { $hex } et { $other }
shovel-clear-done = { $name } ({ $side }) : plus de barricade entre { $hex } et { $other }

# Tests de cohésion
check = { $kind } : { $name } ({ $side }) en { $hex } obtient { $dice }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
} : { $total } contre une cohésion de { $cohesion }, { $result }
check-fire = Tir
check-ffe = Tir d'efficacité
check-gas = Gaz
check-melee = Mêlée
check-lost = Égarement
check-bog = Enlisement
check-rally = Ralliement
check-passed = sans effet
check-failed = unité dispersée et épuisée
check-killed = unité détruite
check-rallied = ralliement réussi
check-not-rallied = ralliement manqué
dispersed = { $name } ({ $side }) en { $hex } : unité dispersée
destroyed = { $name } ({ $side }) en { $hex } : unité détruite ({ $cause })
cause-fire = tir
cause-ffe = tir d'efficacité
cause-gas = gaz
cause-melee = mêlée
cause-bombardment = bombardement
cause-barrage = barrage roulant
cause-isolation = isolement
mod-hallowed = terre sacrée
why-not-enemy = { $name } n'est pas à vous.
why-not-spent = { $name } : unité épuisée.

# Victoire
victory-control = tous les objectifs dans une main
victory-split = les objectifs sont partagés
victory-points = points de victoire
victory-tie = points égaux
victory-units = unités au-delà de la ligne

# Le plateau en texte
text-turn = Tour { $turn } sur { $turns }
text-night = Nuit
text-initiative = Initiative : { $side }, couplets restants : { $couplets }
text-objective = Objectif

# Refus
why-not-dispersed = { $name } : unité dispersée, or une masse est formée.
why-not-other-kind = { $name } est d'une autre sorte : une masse réunit des unités identiques.
why-not-blob = { $name } ne peut entrer dans un blob.
why-not-linked = { $name } : sans lien avec les unités choisies, ou l'ordre est complet.
why-not-out-of-play = { $hex } est hors jeu.
why-not-area = { $hex } n'est pas dans la zone de cette unité.
why-not-enemy-there = Il y a un ennemi en { $hex }.
why-not-full = Deux unités sont en { $hex }.
why-not-nobody = Aucune de vos unités n'est en { $hex }.
why-not-gone = { $name } n'est plus sur la carte.
why-not-off-map = { $name } n'est pas sur la carte.
why-not-hex-itself = Choisissez { $hex } même, et non ce qui s'y trouve.
why-not-due-day = { $name } arrive le jour { $day }.
why-not-due-turn = { $name } arrive au tour { $turn } ou plus tard.
why-not-later = { $name } arrive en cours de jeu.
why-not-walks = { $name } n'entre pas par ses propres moyens : l'unité est placée juste après le jet d'initiative.
why-not-by-edge = { $name } n'est pas à placer : l'unité entre sur la carte quand elle en reçoit l'ordre.
why-not-no-room = { $name } ne trouve pas de place : chaque hex permis est plein ou tenu par l'ennemi.
why-not-overflow = Il reste de la place dans la zone de cette unité : { $hex } est pour celles qui n'en trouvent pas.
why-not-chosen = { $name } fait déjà partie de l'ordre.
why-not-one-by-one = Les unités agissent l'une après l'autre ; en ce moment : { $name }.
why-not-action-first = Choisissez d'abord ce que fait { $name }.
why-not-unit-first = Choisissez d'abord l'unité à placer.
why-not-placed = { $name } a déjà sa place.
why-not-alike = { $name } attend après une autre unité du même type.
why-not-posture-first = Choisissez d'abord comment { $name } se tient en { $hex }.
why-not-marker-area = { $hex } n'est pas dans la zone de ce marqueur ({ $marker }).
why-not-marker-there = { $hex } a déjà un tel marqueur ({ $marker }).
why-not-marker-printed = Une tranchée est imprimée en { $hex } : aucun marqueur n'y est nécessaire.
why-not-kind-first = Choisissez d'abord le marqueur à placer.
why-not-kind-enemy = Ces marqueurs ne sont pas à vous ({ $marker }).
why-not-kind-placed = Tous ces marqueurs sont placés ({ $marker }).
why-not-kind-room = Aucun hex de la zone n'est libre pour ce marqueur ({ $marker }).
why-not-markers-first = { $name } se place quand tous les marqueurs sont placés.
why-not-hex-first = Choisissez d'abord l'hex où placer { $name }.
why-not-marker-first = Choisissez d'abord l'hex de ce marqueur ({ $marker }).
why-not-shovel-first = Choisissez d'abord ce que { $name } a creusé.
why-not-shovel-far = { $name } a creusé en { $home } ; { $hex } n'est pas à côté.
why-not-shovel-enemy = Un ennemi se tient en { $hex } : cette barricade reste.
why-not-shovel-out = { $name } n'est pas DANS une tranchée et ne fait pas de barricade.
why-not-shovel-apart = Aucune tranchée ne relie { $home } à { $hex }.
why-not-shovel-there = { $home } a déjà une barricade vers { $hex }.
track-day = Jour
track-turn = Tour
track-initiative = Initiative
track-couplets = Couplets restants
track-artillery = Groupes d'artillerie
track-vp = Points de victoire
group-ready = { $group }, prêt
group-aiming = { $group }, en réglage
group-firing = { $group }, tir d'efficacité
group-spent = { $group }, épuisé
