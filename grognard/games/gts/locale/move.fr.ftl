# 14 Mouvement : pas, coûts, transport, refus
step-choose = { $count ->
    [one] { $name }
   *[other] { $name } et sa pile ({ $count } unités)
} en { $hex } : { $left } points de mouvement restants. Où aller ?
step-enter = Vers { $hex } ({ $cost })
step-off-road = Vers { $hex } à travers champs, pour repartir par n’importe quelle route ({ $cost })
step-minimum = Vers { $hex } : le mouvement minimum, qui prend tous les points
step-prolonge = Vers { $hex } à la prolonge, sur un test
step-column = { $name } se met en colonne ({ $cost })
step-deploy = { $name } quitte la colonne ({ $cost })
step-shed = { $name } quitte la colonne au prix d'une perte de cohésion
step-dismount = { $name } débarque ({ $cost })
step-dismount-column = { $name } débarque en colonne ({ $cost })
step-join = { $name } entre dans le parc d'artillerie
step-drop = Déposer { $name }
step-march = Marche forcée : deux points de plus sur un test
mount-choose = { $name } en { $hex } embarque. Comment ?
option-mount = Embarquer
option-mount-column = Embarquer en colonne
early-choose = { $name } ({ $trigger }) : qui tire avant le changement ? Les autres pourront tirer après.
check-march = Marche forcée
check-prolonge = Retraite à la prolonge
check-barrage = Sortie d'un barrage lourd

# Le journal
moved = { $name } ({ $side }) : de { $from_ } à { $hex } pour { $cost } ({ $costs }) ; reste { $left }
moved-minimum = { $name } ({ $side }) : de { $from_ } à { $hex } par le mouvement minimum ({ $costs } : { $cost }) ; reste { $left }
moved-prolonge = { $name } ({ $side }) est tirée à bras de { $from_ } à { $hex }, à la prolonge
column-entered = { $name } ({ $side }) se met en colonne ; points restants : { $left }
column-left = { $name } ({ $side }) quitte la colonne ; points restants : { $left }
mounted = { $name } ({ $side }) embarque en { $hex }{ $column ->
    [true] {""}, en colonne
   *[false] {""}
}
dismounted = { $name } ({ $side }) débarque en { $hex }{ $column ->
    [true] {""}, en colonne
   *[false] {""}
}

# Ce que coûte un hex
cost-terrain = { $terrain } { $points }
cost-hexside = { $side } { $points }
cost-road = par la route { $points }
cost-other-road = d'une route à l'autre { $points }
cost-barrage = sortie du barrage { $points }
cost-fog = brouillard { $points }
cost-rain = pluie { $points }
terrain-clear = clair
terrain-polder = polder
terrain-orchard = verger
terrain-scrub = broussailles
terrain-woods = bois
terrain-forest = forêt
terrain-bocage = bocage
terrain-village = village
terrain-town = bourg
terrain-city = ville
terrain-fortified = ville fortifiée
terrain-dunes = dunes
terrain-beach = plage
terrain-marsh = marais
terrain-water = eau
terrain-none = hors jeu
hexside-stream = ruisseau
hexside-river = rivière
hexside-crest = crête
hexside-slope = pente
hexside-ridge = arête
hexside-wall = mur
hexside-bridge = pont
hexside-ferry = bac

# Ce qu'un pas entraîne
explain-move-cost = { $name } paie { $cost } :
explain-move-overstacked = L'hex est en surempilement : qui tente d'en sortir subit une perte de cohésion.
explain-move-barrage = { $name } doit réussir ce test pour sortir du barrage lourd, et subit de toute façon une perte de cohésion.
explain-move-prolonge = { $name } se déplace si elle réussit ce test, et subit sinon une perte de cohésion.
explain-move-march = { $name } a deux points de plus si elle réussit ce test ; sinon elle subit une perte de cohésion et s'arrête.
explain-move-shed = Une perte de cohésion, mais personne ne peut tirer.
explain-move-fire = Dans la zone de tir de { $count ->
    [one] { $name }
   *[other] { $count } ennemis, dont { $name }
} : tir d'opportunité.
explain-move-zone = { $hex } est aussi dans une zone de tir : +2 pour le tireur.

# Pourquoi pas
why-not-move-adjacent = { $hex } n'est pas adjacent.
why-not-move-enemy-hex = Un ennemi occupe { $hex } : on n'y entre pas.
why-not-move-overstacked = { $hex } est en surempilement : une seule unité en sort à la fois.
why-not-move-immobile = { $name } est immobile.
why-not-move-dot = { $hex } n'a pas de point central : on n'y entre jamais.
why-not-move-entry = { $hex } est à deux hexs ou moins d'un hex par lequel des ennemis doivent encore entrer.
why-not-move-two-columns = { $name } est en colonne en { $hex } : il n'y en a jamais deux.
why-not-move-terrain = { $hex } ({ $terrain }) est interdit à { $name }.
why-not-move-terrain-column = { $name } n'entre en { $hex } ({ $terrain }) qu'en colonne.
why-not-move-bridge = { $name } n'est pas en colonne : ponts et bacs sont réservés aux colonnes.
why-not-move-hexside = { $name } ne peut franchir ce côté d'hex : { $side }.
why-not-move-zone = { $hex } est dans une zone de tir ennemie : interdit à l'action gratuite d'une activation de division.
why-not-move-prolonge-zone = { $hex } est dans une zone de tir ennemie : on n'y tire pas une pièce à bras.
why-not-move-prolonge-again = { $name } ne fait qu'un hex à la prolonge.
why-not-move-other-road = { $name } ne peut passer ici d'une route à l'autre, ni donc aller en { $hex }.
why-not-move-points = { $name } : reste { $left }, il faut { $cost }.
why-not-move-column-stack = Une pile ne se déplace pas en colonne : déposez d'abord les autres.
why-not-move-in-column = { $name } est déjà en colonne.
why-not-move-in-park = { $name } est dans un parc d'artillerie.
why-not-move-in-and-out = { $name } s'est mise en colonne dans cette action : elle n'en sort qu'au prix d'une perte de cohésion.
why-not-move-out-and-in = { $name } a payé pour quitter la colonne dans cette action : elle ne paie pas pour la reformer.
why-not-move-no-column = { $name } n'est pas en colonne.
why-not-move-only-column = Sur ce terrain ({ $terrain }), { $name } reste en colonne.
why-not-move-stays-column = { $name } est en colonne et y reste en embarquant.
why-not-move-mounted = { $name } n'est pas embarquée.
why-not-move-clear-entry = { $name } doit quitter son hex d'entrée.
why-not-move-column-in-park = { $name } débarque dans le parc d'artillerie, où il n'y a pas de colonne.
why-not-move-march-minimum = Pas de marche forcée après le mouvement minimum.
why-not-move-march-again = Une seule marche forcée par action.
why-not-move-march-leg = Seules les unités à pied font une marche forcée.
why-not-move-march-yet = { $name } peut encore avancer avec les points qui lui restent.
why-not-move-march-nowhere = Aucun point de plus ne permettrait à { $name } de quitter son hex.
why-not-move-drop-alone = Personne ne continuerait.
why-not-move-drop-yet = Personne n'a encore bougé : annulez plutôt le mouvement.
why-not-move-back = Quelque chose a été fait : le mouvement ne peut plus être annulé.
why-not-move-pick-up = { $name } n'a pas commencé le mouvement avec les autres : on ne ramasse personne.
