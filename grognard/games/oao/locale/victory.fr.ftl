# Plans stratégiques et points de victoire.

plan-none = aucun plan
plan-idle = en attente
plan-active = actif
plan-achieved = accompli
plan-abandoned = abandonné
plan-expired = expiré

# questions et jets
plan-abandon = Abandonner un plan stratégique ?
option-plan-abandon = { $army } : { $points } PV ({ $hexes ->
    [99] aucune infanterie sur la carte
   *[other] à { $hexes } hex de son objectif
})
sixth-army = Plan de la 6e Armée allemande
lorraine-take = Prendre maintenant { $points } PV pour les villes de Lorraine ? Cela ne se fait qu'une fois.

# journal
plan-ended = { $army }, plan : { $how }
plan-activated = { $army } : le plan devient actif
plan-still-idle = { $army } : le plan reste en attente ({ $die })
plan-not-followed = { $name } ({ $army }) ne s'est rapprochée d'aucun objectif
mandated-attack = { $army }, attaques imposées : { $made } sur { $due }
vp-scored = PV pour { $side } : { $points } ({ $why }). Solde : { $leader } { $net }
vp-abandoned = plan abandonné, { $army }, { $hexes ->
    [99] sans infanterie sur la carte
   *[other] à { $hexes } hex de son objectif
}
vp-muhlhausen = Mulhouse est française
vp-lorraine = villes de Lorraine : { $towns }
vp-paris = des Allemands au centre de Paris
vp-advance = avance allemande extrême : { $hex }
vp-gaps = trous dans la ligne de front du sud : { $hexes }
vp-marine = la division de marine n'est pas sur la côte
vp-objectives = objectifs tenus : { $places }
vp-cities = villes tenues : { $places }
vp-hex = { $hex } est tenu

# la fin
victory-paris = Paris est allemand
victory-points = aux points de victoire
victory-decisive = victoire décisive
victory-substantial = victoire nette
victory-marginal = victoire marginale
victory-draw = partie nulle

# refus
plan-not-nearer = En { $hex }, { $name } ne se rapprocherait d'aucun objectif de son plan ({ $army }).
plan-idle-no-prepared = Avant l'activation de son plan, l'armée ne place pas de marqueur PA : { $army }.
plan-sixth-frozen = Jusqu'à la fin de son plan, l'armée ne cède ni ne reçoit de corps ou de formation : { $army }.
plan-not-active = Aucun plan ne lie cette armée : { $army }.
plan-tied = Ce plan prend fin avec celui de la 4e Armée allemande.
plan-belgian = Le plan belge ne peut être abandonné.
plan-too-early = Aucun plan n'est abandonné avant le TJ 3.
plan-mandated-due = Elle a mené { $made } de ses { $due } attaques imposées.
plan-own-armies = Choisissez une de vos armées.
mandate-no-plan = Seules les attaques d'une armée française liée par son plan sont imposées.
mandate-infantry = Une attaque imposée demande une formation d'infanterie.
