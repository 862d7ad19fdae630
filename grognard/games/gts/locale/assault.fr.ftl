# 18 Assaut

# questions
assault-hex = { $name } ({ $count ->
    [one] seule
   *[other] { $count } unités
}) : quel hex subit l'assaut ?
stand-or-run = { $hex } subit un assaut. Les défenseurs tiennent-ils ou fuient-ils ?
run-hex = Vers quel hex les défenseurs de { $hex } fuient-ils ?
charge-or-fire = { $hex } tient. Les assaillants chargent-ils ou tirent-ils ?
charge-checker = { $hex } est chargé. Quelle unité teste sa qualité de troupe pour toutes ?
assault-firer = Tir d'assaut : quelle unité tire ensuite ?
assault-target = { $name }, { $manner } : sur quelle unité ?
assault-continue = Poursuivre l'assaut sur { $hex } avec { $count ->
    [one] une unité
   *[other] { $count } unités
}, ou rompre ?
assault-leave-column = { $name } quitte-t-elle la colonne au prix d'une perte de cohésion ? ({ $hits } actuellement)

# options
option-stand = Tenir
option-run = Fuir
option-charge = Charger
option-assault-fire = Tir d'assaut
option-continue = Poursuivre
option-withdraw = Rompre

# jets
check-bravery = Test de bravoure
check-charge = Tenue face à la charge

# journal
assaults = { $name } ({ $side }) donne l'assaut sur { $hex }
bravery = { $name } ({ $side }) teste sa bravoure : { $die } contre { $needed }, { $passed ->
    [true] réussi
   *[false] raté
}
bravery-none = { $name } ({ $side }) n'a pas de test de bravoure à faire : aucune zone de tir ennemie sur son hex
assault-round = Assaut sur { $hex }, round { $number }
assault-over = L'assaut sur { $hex } est terminé
must-stand = Les défenseurs de { $hex } ({ $side }) ne peuvent fuir : ils tiennent
stands = Les défenseurs de { $hex } ({ $side }) tiennent
runs = Les défenseurs de { $hex } ({ $side }) fuient vers { $haven }
ran = { $name } ({ $side }) a fui en { $hex }
charges = Les assaillants ({ $side }) chargent { $hex }
assault-fires = Les assaillants ({ $side }) tirent sur { $hex }
assault-left-column = { $name } ({ $side }) quitte la colonne
advances = { $name } ({ $side }) avance en { $hex }
stays-behind = { $name } ({ $side }) reste en arrière, faute de pouvoir entrer en { $hex } dans son état actuel

# modificateurs
mod-opposing-defense = défense de { $name }, qui couvre l'hex
mod-opposing-column = cet ennemi est en colonne
mod-opposing-ip = position améliorée de cet ennemi
mod-opposing-ent = retranchement de cet ennemi
mod-entrenched-hex = retranchement occupé dans l'hex défenseur
mod-own-defense = moins la défense de { $name }
mod-own-column = moins sa mise en colonne

# pourquoi
explain-bravery = { $name } réussit son test de bravoure avec ce chiffre ou moins.
explain-no-bravery = { $name } n'a pas de test de bravoure à faire : aucune zone de tir ennemie sur son hex.
explain-no-steps = { $name } est à zéro pas et sera éliminée à l'arrivée de l'assaut.
explain-stand = Toutes tiennent : l'ennemi charge, ou l'on échange des tirs.
explain-run = Toutes fuient vers un même hex adjacent, sont neutralisées, et les unités qui ne sont pas dans l'assaut peuvent leur tirer dessus.
explain-runs = { $name } y parvient, neutralisée.
explain-lost = { $name } ne peut fuir et se rend.
explain-charge = Un seul test décide, au mieux celui de { $name } : raté, tous sont éliminés ; réussi, ils tirent et l'assaut est terminé.
explain-assault-fire = Les défenseurs tirent d'abord, puis les vôtres ; ensuite un second round est possible.
explain-checker = { $name } tient pour toutes avec ce chiffre ou moins.
explain-continue = Un second round, qui est le dernier.
explain-withdraw = L'assaut est terminé ; chacun reste où il est.

# refus
why-not-assault-absent = { $name } n'est pas en jeu dans un hex à elle.
why-not-assault-immobile = { $name } n'a pas de capacité de mouvement chiffrée.
why-not-assault-rating = { $name } n'a pas de valeur d'assaut : elle ne donne pas l'assaut et n'y tire pas.
why-not-assault-suppressed = { $name } est neutralisée.
why-not-assault-entrenched = { $name } est dans un retranchement.
why-not-assault-steps = { $name } est à zéro pas.
why-not-assault-barrage = Un barrage lourd frappe { $hex }.
why-not-assault-overstacked = { $hex } est en surempilement : nul n'en donne l'assaut.
why-not-assault-indirect = { $name } est faite pour le tir indirect et ne donne pas l'assaut.
why-not-assault-far = { $hex } n'est pas adjacent aux assaillants.
why-not-assault-empty = Il n'y a pas d'unité ennemie en { $hex }.
why-not-run-suppressed = { $name } est neutralisée et ne peut fuir.
why-not-run-immobile = { $name } n'a pas de capacité de mouvement chiffrée et ne peut fuir.
why-not-run-overstacked = { $hex } est en surempilement : nul ne peut en fuir.
why-not-run-barrage = Un barrage lourd frappe { $hex } : nul ne peut en fuir.
why-not-run-alone = Tous les défenseurs tiennent, ou tous fuient.
why-not-run-far = { $hex } n'est pas adjacent à l'hex défenseur.
why-not-run-enemy = L'ennemi est en { $hex }.
why-not-assault-fired = { $name } a déjà tiré dans ce round.
why-not-assault-fire-no = { $name } n'a pas de valeur de tir : elle ne tire pas dans un assaut.
why-not-in-assault = { $name } ne prend pas part à ce tir.
