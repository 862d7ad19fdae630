# Cartes, temps, victoire, empilement, le Tour, Ordres en général, Ralliement, Repli, Liaison.

side-german = Allemagne
side-french = France
side-american = États-Unis
text-turn = Tour { $turn }
text-objective = Objectif
track-vp = Points de Victoire
track-time = Temps
track-orders = Ordres restants
track-initiative = Carte Initiative
track-chits = Marqueurs Objectifs visibles
track-casualties = Pertes
track-telephone = Téléphone
chit = Marqueur { $chit }
plus-one-footer = ou +1 à un seul jet
reminder-card = À garder comme Carte Rappel
badge-broken = Démoralisé
badge-suppressed = Suppressé
badge-veteran = Vétéran
badge-activated = activé
box-local = Barrage Local
box-standing = Barrage Fixe ou Roulant
box-gas = Attaque au Gaz
order-op-fire = Tir d'Opportunité
order-engineers = Génie

# jets
card-draw = { $side } pioche une carte
reveal-event = { $side } révèle une carte pour son Événement
reveal-random-hex = { $side } révèle une carte pour son Hex Aléatoire
reveal-drift = { $side } révèle une carte : où dévie l'obus ?
strategy-draw = { $side } pioche une Carte Stratégie
chit-draw = Un marqueur Objectif est tiré
roll-fire-attack = Jet d'Attaque
roll-defense = Jet de Défense
roll-targeting = Jet de Ciblage
roll-accuracy = Jet de Précision
roll-impact = Jet d'Impact
roll-melee = Jet de Mêlée
roll-rally = Jet de Ralliement
roll-rout = Jet de Repli
roll-immobilization = Jet d'Immobilisation
roll-sudden-death = Jet de Mort Subite
roll-support = Jet sur la Table de Soutien
roll-mines = Jet d'Attaque de Mines
roll-air = Jet de Frappe Aérienne
card-drawn = Vous piochez { $card } { $title }.
card-revealed = { $side } révèle { $card } { $title }.
random-hex = Hex Aléatoire : { $hex }.
reshuffled = { $side } mélange sa défausse dans une nouvelle pioche.
rolled = { $kind }, { $side } : { $white } et { $coloured } ({ $card } { $title }).
trigger = Déclencheur : { $trigger }.
event = Évènement : { $event } ({ $card } { $title }).
sniper = Un tireur embusqué touche { $name }.
sniper-choose = Sniper près de { $hex } : démoraliser une Formation ?
reroll-offer = { $roll }, { $roller } : utiliser la Carte Initiative pour une relance ?
option-reroll = Relancer
rerolled = { $side } cède la Carte Initiative ; { $roller } relance.
plus-one-offer = { $roll } : jouer votre Carte Stratégie pour +1 ?
option-plus-one = Donner { $card } pour +1
plus-one = { $side } joue { $card } pour +1.
strategy-drawn = { $side } pioche une Carte Stratégie.
strategy-drawn-card = Vous piochez la Carte Stratégie { $card }.

# temps
time-advance = { $side } fait avancer le Temps à { $time }.
sudden-death = Mort Subite : { $total } contre { $time }.
smoke-remove = Retirez un marqueur Fumée
smoke-removed = La Fumée se dissipe en { $hex }.
gas-remove = Retirez un marqueur Gaz
gas-removed = Le Gaz se dissipe en { $hex }.
reinforcement-place = Où entre { $name } ?
placed = Placé en { $hex } : { $name }.
telephone-box = Placez le Téléphone dans une case d'Artillerie
option-box =
    { $name ->
        [local] Barrage Local
        [standing] Barrage Fixe ou Roulant
       *[gas] Attaque au Gaz
    }
telephone-received = { $side } reçoit { $name } : { $box }.

# victoire
vp = { $side } : { $points } PV, { $why }. Le solde est de { $balance ->
    [0] 0
   *[other] { $balance } ({ $ahead })
}.
vp-defender = la Défense tient
vp-elimination = élimination
vp-chit-elimination = marqueur Objectif d'élimination
vp-exit = sortie
vp-chit-exit = marqueur Objectif de sortie
vp-objective = Objectif pris
vp-objective-lost = Objectif perdu
vp-tank-objective = Objectif pris par un Char
vp-chit = marqueur Objectif révélé
broken = Démoralisation en { $hex } : { $name }.
rallied = { $name } en { $hex } : Ralliement.
suppressed = { $name } en { $hex } : Suppression.
unsuppressed = { $name } en { $hex } : fin de la Suppression.
weapon-broken = Arme Cassée : { $name }.
eliminated = { $name } en { $hex } est éliminé : { $cause }.
cause-defense = attaque
cause-sniper = Sniper
cause-overstacking = surempilement
cause-retreat = Repli
cause-melee = Mêlée
cause-gas = Gaz
cause-mines = Mines
cause-event = Évènement
cause-ambush = Embuscade
exited = { $name } quitte le plateau depuis { $hex }.
exit-space = Sur quelle case de Temps attend { $name } ?
option-time = Temps { $name }
objective-taken = { $side } prend l'Objectif { $objective }.
chit-opened = { $side } révèle le marqueur Objectif { $chit }.
chit-drawn = { $side } tire un marqueur Objectif secret.
chit-drawn-secret = Votre marqueur Objectif secret est { $chit }.
game-over = La partie est finie : { $reason }. Victoire : { $winner }.
end-surrender = Reddition
end-annihilation = plus aucune Formation sur le plateau
end-simultaneous-defeat = les deux camps s'effondrent, la Carte Initiative décide
end-exit = la dernière Formation a quitté le plateau
end-sudden-death = Mort Subite

# empilement et mise en place
overstack-choose = Trop de figurines en { $hex } : éliminez une Formation
set-up-piece = Que placez-vous ensuite ?
option-counter = { $name } ({ $left })
option-counter-weapon = { $name } avec { $weapon } ({ $left })
set-up-hex = Où placez-vous { $name } ?
set-up-carrier = Qui porte { $name } ?
weapon-given = { $name } porte { $weapon }.

# le Tour et les Ordres
turn = Tour { $turn } : { $side }.
senior-choose = Ces Leaders sont égaux en grade, Commandement et Moral : lequel est votre Leader le plus Haut-Gradé ?
senior-designated = { $side } désigne { $name } comme Leader le plus Haut-Gradé.
option-reveal = Révéler la carte du QG et exécuter son Ordre
why-not-meddled = La carte du QG face cachée doit être révélée pour votre prochain Ordre
order-choose = Donnez un Ordre (reste { $left })
option-order = { $order } ({ $card })
option-engineers = Génie à la place ({ $card } { $title })
option-pass-turn = Passer
order = { $side } : { $order } ({ $card }).
order-forfeited = { $order } est inexécutable et perdu.
meddled = Le QG ordonne à { $side } : { $order } ({ $card }).
passed = { $side } passe.
discard-choose = Défausser une carte ? (reste { $left })
option-discard = { $card } { $title }
discarded = { $side } défausse { $card } { $title }.
activate-first = { $order } : qui activez-vous ?
activate-more = { $order } : qui accompagne { $first } ?
activated = { $side } active pour { $order } : { $names }.
option-unit = { $name } ({ $hex })
engineers-choose = Quel Génie travaille ?
engineers-foxholes = { $name } creuse des Trous de Combat en { $hex }.
engineers-wire = { $name } retire les Barbelés en { $hex }.
why-not-activated = { $name } a déjà été activé ce Tour.
why-not-enemy = { $name } n'est pas à vous.
why-not-out-of-radius = { $name } n'est dans le Rayon de Commandement d'aucun Leader de cette activation.
why-not-nobody = Personne ne peut exécuter { $order }.
why-not-order-limit = Votre Capacité d'Ordres est de { $limit }.

# Ralliement, Repli, Liaison
why-not-player-activated = { $side } a déjà été activé pour un Ralliement ou un Repli ce Tour.
why-not-nothing-to-recover = Aucune de vos Formations n'est Démoralisée ou Suppressée.
rally-choose = Qui tente ensuite de se Rallier ?
rally-roll = { $name } tente de se Rallier : { $roll } contre un Moral de { $morale } ({ $modifiers }).
why-not-nobody-to-rout = Aucun joueur ne peut être choisi pour un Repli.
rout-player = De qui les Formations Démoralisées se replient-elles ?
option-side = { $side }
rout = Repli : { $side }.
rout-choose = Qui fait le prochain Jet de Repli ?
rout-roll = Jet de Repli de { $name } : { $roll } contre un Moral de { $morale } ({ $modifiers }).
rout-cover = Quelle Couverture compte pour le Jet de Repli de { $name } ?
rout-command = Quel Commandement compte pour le Jet de Repli de { $name } ?
option-worth = { $name } ({ $worth })
rout-lesser-cover = Couverture moindre choisie
rout-lesser-command = Commandement moindre choisi
rout-in-gas = pas de Couverture dans le Gaz
retreat = { $name } doit se Replier de { $hexes } hexs.
retreat-choose = Où se Replie { $name } ?
runner-use = Liaison : pour quoi faire ?
option-runner-place = Placer un Agent de Liaison avec votre Leader le plus Haut-Gradé
option-runner-move = Déplacer un Agent de Liaison
option-runner-artillery = Demander l'artillerie par Agent de Liaison
runner-placed = { $name } est placé en { $hex }.
runner-move = Quel Agent de Liaison se déplace ?
runner-courier = Quel Agent de Liaison porte la demande à la batterie ?
why-not-no-runner = { $side } ne peut ni placer, ni déplacer, ni employer d'Agent de Liaison.
why-not-confusion = Confusion ne sert à rien sans Agent de Liaison auprès du Leader le plus Haut-Gradé et un Téléphone fonctionnel.
