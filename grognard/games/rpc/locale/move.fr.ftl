# Mouvement : pas, refus, conséquences, transport
step-choose = { $name } en { $hex } : { $left ->
    [0] plus de point, sauf le bonus
    [one] un point restant
   *[other] { $left } points restants
}. Où aller ?
step-enter = Vers { $hex }
step-along = Par la tranchée vers { $hex }
step-over = À découvert vers { $hex }
step-in = Entrer DEDANS
step-blockhouse = Entrer DANS le blockhaus
step-trench = Entrer DANS la tranchée
step-melee = Engager une mêlée
step-assault = Entrer DEDANS et engager une mêlée
step-exit = Quitter la carte
step-with = Emmener { $name }
step-leave = Laisser { $name }
step-use = { $name } utilise des { $kind }
step-face = { $name } entre en ordre dispersé
transport-mule = mulets
transport-wagon = chariots
transport-truck = camions
rally-offer = { $name } en { $hex } : tenter un ralliement ?
moved = { $name } ({ $side }) : de { $from_ } à { $hex }{ $inside ->
    [true] {""}, DANS la tranchée
   *[false] {""}
} ; { $left ->
    [0] plus de point
    [one] reste un point
   *[other] restent { $left } points
}
went-in = { $name } ({ $side }) en { $hex } se met DEDANS
exited = { $name } ({ $side }) quitte la carte depuis { $hex }
caught-in-wire = { $name } ({ $side }) se prend dans les barbelés devant { $hex } : unité dispersée et épuisée
wades = { $name } ({ $side }) passe le ruisseau vers { $hex } : unité épuisée
breached = { $name } ({ $side }) ouvre les barbelés de { $wire }
rallied = { $name } ({ $side }) en { $hex } se reforme : unité épuisée
transport-lost = { $name } ({ $side }) perd son transport ({ $kind }) pour le reste du scénario

# Ce qu'un pas entraîne
explain-point = Un point ; il en reste { $left }.
explain-bonus = Le point de bonus de la route.
explain-in = DEDANS, l'unité est à couvert du tir que ce point attire.
explain-melee = Une mêlée contre tous les ennemis de l'hex.
explain-exit = Qui quitte la carte ne revient pas.
explain-wire = Barbelés : unité dispersée et épuisée aussitôt.
explain-breach = Barbelés, que les blindés ouvrent.
explain-stream = Un ruisseau : unité épuisée aussitôt.
explain-ffe = Le tir d'efficacité tombe sur quiconque entre.
explain-barrage = Le barrage roulant tombe sur quiconque entre.
explain-may-rally = Une unité amie dispersée peut tenter de s'y rallier.
explain-gas = Le gaz attaque quiconque entre.
explain-along = DANS la tranchée tout du long.
explain-check-lost = { $name } fait un test d'égarement contre une cohésion de { $cohesion }.
explain-check-bog = { $name } fait un test d'enlisement contre une cohésion de { $cohesion }.
explain-rally = { $name } teste contre une cohésion de { $cohesion } : en cas de réussite, l'unité se forme et est épuisée.
explain-no-rally = Il ne se passe rien.
lost-woods = Par un côté vert, à l'intérieur du bois.
lost-trench = D'une tranchée ennemie à une tranchée ennemie.
lost-night = De nuit, ni par la route ni par une tranchée amie.
bog-trench = Cavalerie et blindés s'enlisent dans les tranchées de { $hex }.

# Pourquoi pas
why-not-adjacent = { $hex } n'est pas adjacent.
why-not-unplayable = { $hex } est hors jeu.
why-not-locked = On ne quitte pas un hex où se trouve un ennemi.
why-not-observer = L'observateur du poste de tranchée reste où il est.
why-not-stacking = Il n'y a pas de place en { $hex } : deux unités par camp.
why-not-blue = Un côté bleu ne se franchit pas.
why-not-entry = Elle n'entre pas sur la carte par { $hex }.
why-not-mass-entry = Des unités activées ensemble entrent par le même hex ou par des hexs adjacents.
why-not-stack-entry = Les deux attendent dans un même hex, et l'autre est entrée par { $other } : toutes deux entrent là.
why-not-mass-hex = { $count } unités de la masse sont déjà entrées par { $hex } : il n'en vient pas davantage de l'hex extérieur.
why-not-mass-hexes = Une masse attend dans { $count } hexs au plus, et autant ont déjà servi à entrer.
why-not-points = { $name } n'a plus de point.
why-not-bonus = Le point de bonus de { $name } ne vaut que sur la route.
why-not-no-trench = Il n'y a pas de tranchée ici.
why-not-inside = { $name } est déjà DEDANS.
why-not-in = { $name } ne peut jamais être DEDANS.
why-not-one-shelter = Il n'y a pas ici à la fois une tranchée et un blockhaus entre lesquels une mitrailleuse pourrait choisir.
why-not-no-enemy = Il n'y a pas d'ennemi ici.
why-not-edge = Ce n'est pas le bord de la carte.
why-not-activation = { $name } ne fait pas partie de cet ordre.
why-not-acted = { $name } a déjà agi.
why-not-elsewhere = { $name } est dans un autre hex.
why-not-transport-enemy = Aucun transport n'entre en { $hex }, où se trouve l'ennemi.
why-not-transport-gas = Aucun transport n'entre dans le gaz de { $hex }.
why-not-truck = Les camions restent sur la route.
why-not-wagon = Les chariots n'entrent pas dans les cratères de { $hex }.
why-not-rally-mover = { $name } est en mouvement ; se rallie l'unité amie qu'elle rejoint.
why-not-rally-elsewhere = { $name } n'est pas en { $hex } : on se rallie dans l'hex où l'unité entre.
why-not-rally-formed = { $name } : unité déjà formée.
why-not-rally-spent = { $name } : unité épuisée, or il faut être prête pour se rallier.
why-not-rally-first = Dites d'abord si { $name } en { $hex } tente de se rallier.
