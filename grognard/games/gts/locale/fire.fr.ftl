# Questions et réponses
fire-choose = Sur qui tire { $name } en { $hex } ?
opportunity-offer = { $name } en { $hex } { $trigger }. Tir d'opportunité ?
option-opportunity = { $name } tire sur { $target }
convert-choose = { $name } est neutralisée. Tenter de subir plutôt une perte de cohésion ?
option-convert = Tenter la conversion
option-take-suppression = Accepter la neutralisation
check-spend = { $kind } : { $name } lance-t-elle le dé, ou sa division dépense-t-elle un point de commandement ?
option-roll = Lancer le dé
option-spend-command = Dépenser un point de commandement

# Ce qui déclenche le tir d'opportunité
trigger-move = quitte son hex
trigger-column = passe en colonne ou la quitte
trigger-mount = embarque
trigger-dismount = débarque
trigger-enter = entre dans un retranchement
trigger-leave = sort d'un retranchement
trigger-engineer = mène une action de génie
trigger-assault = lance un assaut
trigger-run = s'enfuit

# Dés et tests
fire = Tir
check = { $kind } : { $name } ({ $side }) obtient { $die } contre { $total } ({ $modifiers }) : { $passed ->
    [true] réussi
   *[false] raté
 }
check-bought = { $kind } : un point de commandement est dépensé pour { $name } ({ $side })
check-company-bonus = Bonus de compagnie
check-opportunity = Tir d'opportunité
check-suppression = Neutralisation possible
check-conversion = Conversion en perte de cohésion

# Tirs
shot = { $manner } : { $name } ({ $side }) en { $from_ } sur { $target } en { $hex }, { $weapon } : { $die } contre { $rating } ({ $modifiers }) : { $result }
manner-direct = Tir direct
manner-indirect = Tir indirect
manner-opportunity = Tir d'opportunité
manner-opportunity-column = Tir d'opportunité
manner-opportunity-engineer = Tir d'opportunité
manner-assault-fire = Tir d'assaut, valeur de tir
manner-assault-rating = Tir d'assaut, valeur d'assaut
manner-defence-fire = Tir d'assaut du défenseur, valeur de tir
manner-defence-rating = Tir d'assaut du défenseur, valeur d'assaut
weapon-dual = polyvalent
weapon-small-arms = armes légères
weapon-armor-piercing = perforant
weapon-light-mortar = mortier léger
weapon-mortar = mortier
weapon-indirect = HE indirect
weapon-direct-he = HE direct
weapon-emplaced = artillerie de position
weapon-organic = artillerie organique
result-miss = manqué
result-S-perhaps = S ?, neutralisation possible
result-S = S, neutralisation
result-C = C, une perte de cohésion
result-1 = 1, une perte de pas
result-E = E, élimination

# Résultats
suppressed = { $name } ({ $side }) est neutralisée
cohesion-hit = { $name } ({ $side }) subit une perte de cohésion et en a { $hits }
step-lost = { $name } ({ $side }) perd un pas
eliminated = { $name } ({ $side }) est éliminée en { $hex }

# Modificateurs de la qualité de troupe
mod-quality = qualité de troupe
mod-out-of-command = hors commandement
mod-suppressed = neutralisée
mod-two-hits = deux pertes de cohésion
mod-step-lost = perte de pas
mod-light-barrage = barrage léger
mod-heavy-barrage = barrage lourd
mod-improved-position = position améliorée
mod-entrenchment = retranchement
mod-men-rallying = Hommes en ralliement
mod-men-at-work = Hommes au travail

# Modificateurs de tir
mod-fire-rating = valeur de tir
mod-assault-rating = valeur d'assaut
mod-cohesion = pertes de cohésion
mod-in-column = tireur en colonne
mod-range = portée { $range }
mod-company-bonus = bonus de compagnie
mod-fog = brouillard
mod-rain = pluie
mod-night = nuit
mod-firer-entrenched = tireur retranché
mod-defense = valeur de défense
mod-mass = { $steps } pas dans l'hex
mod-orchard = verger
mod-scrub = broussailles
mod-woods = bois
mod-forest = forêt
mod-bocage = bocage
mod-village = village
mod-town = bourg
mod-city = ville
mod-fortified = ville fortifiée
mod-dunes = dunes
mod-beach = plage
mod-marsh = marais
mod-ridge = arête
mod-wall = mur
mod-target-column = cible en colonne
mod-in-hex = agit dans une zone de tir
mod-zone-to-zone = de zone de tir en zone de tir
mod-out-of-zones = quitte toutes les zones de tir
mod-running = s'enfuit

# Explications
explain-rating = Contre { $name } : touchée sur ce résultat ou moins
explain-company-bonus = D'abord le bonus de compagnie : +2 sur { $quality } ou moins.
explain-opportunity-check = D'abord le test de { $name } : elle tire sur ce résultat ou moins
explain-check = Réussi sur ce résultat ou moins
explain-spend = Réussi sans dé ; il reste { $left } à la division.
explain-conversion = Converti sur ce résultat ou moins
explain-hit-marker = { $name } subit alors une perte de cohésion.
explain-hit-step = Pour { $name } c'est la troisième : une perte de pas.
explain-hit-end = { $name } n'y survit pas.
odds-eliminated = éliminée
odds-step = perte de pas
odds-cohesion = perte de cohésion
odds-suppression = neutralisation
odds-perhaps = neutralisation possible
odds-miss = manqué

# Refus
sight-terrain = Le terrain en { $hex } bloque la ligne de vue.
sight-barrage = Le barrage en { $hex } bloque la ligne de vue.
sight-hexside = Le côté d'hex entre { $one } et { $two } bloque la ligne de vue.
why-not-nobody-to-fire-at = Il n'y a pas d'ennemi en { $hex }.
why-not-friend = { $name } n'est pas un ennemi.
why-not-target-entering = { $name } est encore sur son hex d'entrée : on ne peut pas tirer sur elle.
why-not-range = { $distance } hexs, c'est trop loin ; la portée est de { $range }.
why-not-sight = { $distance } hexs, c'est trop loin ; personne ne voit à plus de { $longest }.
why-not-adjacent = Un ennemi à côté de { $name } réduit sa portée à 1.
why-not-barrage = Le barrage en { $hex } réduit la portée à 1.
why-not-artillery-direct = { $name } tire directement à trois hexs au plus.
why-not-no-trigger = { $name } ne fait rien qui permette de tirer sur elle maintenant.
why-not-had-its-turn = { $name } a déjà eu son tour pour ce déclenchement.
why-not-assault-others = { $name } ne peut pas tirer ici : c'est l'affaire d'autres unités de l'assaut.
why-not-suppressed = { $name } est neutralisée.
why-not-entering-fires = { $name } est encore sur son hex d'entrée et pas en jeu.
why-not-mortar = { $name } est un mortier : ni tir direct, ni zone de tir, ni tir d'opportunité.
why-not-no-rating = { $name } n'a pas de valeur de tir.
