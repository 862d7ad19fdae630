# Activation : qui agit, et comment
actor-choose = Quelle unité agit ?
action-choose = Que fait { $name } ?
stack-choose = { $action } : qui le fait avec { $name } ?
second-choose = Une seconde action pour { $name } ({ $cost ->
    [one] un point de commandement
   *[other] { $cost } points de commandement
}) ?
second-part = { $action } en seconde action : quelles unités ?
action-move = Se déplacer
action-mount = Embarquer
action-enter = Entrer dans un retranchement
action-leave = Quitter le retranchement
action-fire = Tirer
action-assault = Donner l'assaut
action-rally = Se rallier
action-build-ip = Établir une position améliorée
action-build-ent = Construire un retranchement
action-build-block = Construire un obstacle routier
action-remove-block = Dégager le obstacle routier
action-rearguard = Détacher une arrière-garde
action-remove-rearguard = Retirer l'arrière-garde
action-pass = Passer
table-direct = sous commandement direct
table-division = en action gratuite d'une activation de division
table-division-second = en seconde action
table-formation = en action d'une activation de formation
table-formation-second = en seconde action

# ce qu'est une action
explain-action-move = D'hex en hex contre des points de mouvement ; la colonne et le débarquement en font partie.
explain-action-mount = L'action entière ; elle attire le tir d'opportunité.
explain-action-enter = L'action entière ; elle attire le tir d'opportunité, contre lequel le retranchement ne protège pas encore.
explain-action-leave = L'action entière ; elle attire le tir d'opportunité, contre lequel le retranchement ne protège plus.
explain-action-fire = Sur un ennemi à portée et en vue ; le tir observé va plus loin.
explain-action-assault = Contre un hex adjacent occupé par l'ennemi, après un test de bravoure.
explain-action-rally = Ôte la neutralisation, sinon une perte de cohésion : d'office sous commandement, sinon sur un test.
explain-action-build-ip = Défense -1, qualité de troupe +1. Attire le tir d'opportunité ; le génie ne teste pas.
explain-action-build-ent = Tir et assaut +1, défense -2, qualité de troupe +2, et l'unité compte comme blindée. Attire le tir d'opportunité et demande un test.
explain-action-build-block = Plus de route dans l'hex, sauf pour cette division. Attire le tir d'opportunité et demande un test.
explain-action-remove-block = Attire le tir d'opportunité ; le génie ne teste pas.
explain-action-rearguard = Une unité à zéro pas à deux hexs au plus. Attire le tir d'opportunité et demande un test.
explain-action-remove-rearguard = Elle quitte la carte et peut resservir.
explain-action-pass = L'unité ne fait rien ; une seconde action peut suivre.
explain-command-cost = Coût : { $cost ->
    [one] un point de commandement
   *[other] { $cost } points de commandement
}.
explain-points-left = La division en a { $count }.
explain-out-of-command = { $name } est hors commandement : qualité de troupe -1, pas de seconde action.

# le journal d'une activation
passed = { $name } ({ $side }) passe
commanded = Commandement direct : { $name } ({ $side }) a agi pour { $cost ->
    [one] un point de commandement
   *[other] { $cost } points de commandement
}
second-action = Seconde action de { $name } ({ $side }) pour { $cost ->
    [one] un point de commandement
   *[other] { $cost } points de commandement
}

# pourquoi pas maintenant
why-not-nobody = Aucune de vos unités n'est en { $hex }.
why-not-enemy = { $name } est à l'ennemi.
why-not-off-map = { $name } n'est pas sur la carte.
why-not-act-entry-first = Qui peut quitter l'hex d'entrée doit le faire avant la fin de l'activation.
why-not-act-nothing = { $name } n'a rien à faire maintenant.
why-not-act-new-rearguard = { $name } vient d'être détachée et ne fait rien pendant cette activation.
why-not-act-done = { $name } a déjà agi.
why-not-act-not-attached = { $name } n'était pas rattachée au début de l'activation.
why-not-act-not-active = { $name } n'est pas active : ce jeton est celui d'autres unités.
why-not-act-independent = { $name } est indépendante et n'agit jamais sous commandement direct.
why-not-act-out-of-command = { $name } est hors commandement : aucun point de commandement ne peut y être dépensé.
why-not-act-no-points = La division de { $name } n'a plus de point de commandement pour elle.
why-not-act-other-hex = { $name } est dans un autre hex.
why-not-act-together = { $name } ne peut le faire avec les autres : colonne, étoile, hex en surempilement, ou aucun hex que toutes puissent assaillir.
why-not-act-table = { $action } : interdit { $column }.
why-not-act-same-type = { $name } vient de faire une action de ce type ; la seconde doit être d'un autre.
why-not-act-entering = { $name } est sur son hex d'entrée et ne peut que se déplacer.
why-not-act-suppressed = { $name } est neutralisée et ne peut que se rallier.
why-not-act-frozen = { $name } est dans un parc d'artillerie : elle tire et se rallie, rien d'autre.
why-not-act-move = { $name } ne peut aller nulle part.
why-not-act-mount = { $name } n'a pas de transport, ou a déjà embarqué.
why-not-act-enter = { $name } ne trouve aucun retranchement vide où entrer.
why-not-act-leave = { $name } n'est dans aucun retranchement qu'elle puisse quitter.
why-not-act-fire = { $name } n'a pas de cible.
why-not-act-assault = { $name } ne peut donner l'assaut à personne.
why-not-act-rally = { $name } n'a rien dont se rallier : dans une zone de tir ennemie les pertes de cohésion restent de jour.
why-not-act-build-ip = { $name } ne le peut : seulement l'infanterie à pied pour elle-même et le génie dans l'hex, jamais en colonne.
why-not-act-build-ent = { $name } ne le peut : seulement le génie, là où une unité occupait une position améliorée avant cette activation.
why-not-act-build-block = { $name } ne le peut : seulement le génie hors colonne, sur une route libre, tant que l'armée a un obstacle.
why-not-act-remove-block = Il n'y a pas de obstacle routier que { $name } puisse dégager.
why-not-act-rearguard = { $name } ne le peut : seulement l'infanterie hors colonne, tant que l'armée a un pion et qu'il y a une place.
why-not-act-remove-rearguard = { $name } n'est pas une arrière-garde.
why-not-act-pass = { $name } ne peut passer.

# chefs
leader-follow = Des unités quittent { $hex } pour { $to } : { $name } les suit-il ?
leader-displaced = { $name } est sans unités : laquelle des plus proches rejoint-il ?
leader-transfer = { $must ->
    [yes] { $name } doit être transféré de { $hex }. Où ?
   *[no] { $name } en { $hex } peut être transféré. Où ?
}
option-leader-go = Il suit
option-leader-stay = Il reste
explain-leader-with = { $name } sera en { $hex } ; sa portée de commandement se mesure de là.
leader-follows = { $name } ({ $side }) suit en { $hex }
leader-displaced-to = { $name } ({ $side }) rejoint l'unité la plus proche de sa formation en { $hex }
leader-removed = { $name } ({ $side }) n'a plus d'unités et est retiré
leader-transferred = { $name } ({ $side }) est transféré en { $hex }
why-not-leader-nearest = { $name } rejoint l'unité la plus proche de sa formation.
why-not-leader-alone = Aucune unité de sa formation n'est avec { $name } : il doit être transféré.
why-not-leader-striped = { $name } doit d'abord rejoindre une unité de sa formation.
why-not-leader-no-unit = { $hex } n'a ni unité de sa formation ni unité indépendante de sa division pour { $name }.

# rattachement
attach-choose = { $name } rattache des unités indépendantes ; bandes blanches encore possibles : { $room }
attached = { $name } ({ $side }) est rattachée à { $leader }
why-not-attach-striped = { $name } n'est pas indépendante.
why-not-attach-division = { $name } n'est pas de la division de { $leader }.
why-not-attach-range = { $name } est hors de la portée de commandement de { $leader }.
why-not-attach-room = La valeur de rattachement de { $leader } est épuisée.

# ralliement
check-rally = Ralliement
rallied = { $name } ({ $side }) se rallie : { $off ->
    [suppression] n'est plus neutralisée
   *[hit] une perte de cohésion en moins
}
men-rallying = { $name } ({ $side }) : Hommes en ralliement +{ $count }
