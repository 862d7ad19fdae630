# Tir, Ligne de Feu et Tir d'Opportunité.

# questions
fire-target = Choisissez l'hex visé.
fire-base = Tir sur { $hex } : choisissez la base de l'attaque, dont tous les PF comptent.
fire-group = Tir sur { $hex } avec { $strength } PF : ajoutez des pièces, ou tirez.
fire-lift = Il manque 1 PF au tir sur { $hex } : défausser votre Carte Stratégie pour l'effectuer ?
defense-next = { $hex } est attaqué avec { $attack } : quelle Formation fait son jet ?
hmg-choose = Choisissez la Mitrailleuse Lourde.
hmg-target = { $name } : choisissez l'hex à Suppresser.
hmg-second-target = { $name } Suppresse { $hex } : choisissez un second hex adjacent, ou aucun.
op-fire-offer = { $count ->
    [one] Une Formation est entrée en { $hex } : l'arrêter ?
   *[other] { $count } Formations sont entrées en { $hex } : les arrêter ?
}

# réponses
option-hex = { $name }
option-armament = { $name } en { $hex } : { $gun }
option-fire = Tirer sur { $hex } avec { $strength } PF
option-op-fire = Tirer avec les Formations activées pour le Tir d'Opportunité
armament-gun = canon
armament-mg = mitrailleuses
armament-none = fusils

# journal
fire-announced = { $side } tire sur { $hex } : { $names }.
targeting = { $name } vise { $hex } : { $white } x { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $hindrance ->
    [0] {""}
   *[other] {" "}- { $hindrance } de Gêne
} = { $total } à distance { $range } : { $result }.
targeting-hit = touché
targeting-miss = manqué
fire-too-weak = Le tir sur { $hex } n'a plus de PF et ne peut être effectué ({ $modifiers }).
fire-attack = { $side } attaque { $hex } : { $white } + { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}, { $strength } PF ({ $modifiers }) : Total d'Attaque { $total }.
defense = { $name } se défend : { $white } + { $coloured }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}, Moral { $morale } ({ $modifiers }) : { $total } contre { $attack }, { $result }.
defense-breaks = Démoralisation
defense-suppressed = Suppression
defense-spared = Sammies la préserve de la Démoralisation
defense-unaffected = sans effet

# éléments d'une somme
fire-others = autres pièces qui tirent
firepower-reminder = Puissance de Feu
airburst = Explosion dans les arbres
hindrance = Gêne
tank-adjacent = Char tirant sur un hex adjacent
strategy-card = Carte Stratégie

# probabilités
odds-breaks = Démoralisée
odds-eliminated = éliminée
odds-suppressed = Suppressée
odds-unaffected = sans effet
odds-none = personne n'est touché
odds-one-broken = une Formation Démoralisée
odds-more-broken = deux Formations ou plus Démoralisées
odds-missed = le tir manque
odds-sure = rien n'est laissé au hasard
odds-impossible = PF insuffisants pour tirer

# refus
why-not-no-enemy = Il n'y a pas de Formation ennemie en { $hex }.
why-not-mixed-hex = Les deux camps occupent { $hex } : nul ne peut y tirer ni y être visé.
why-not-range = { $hex } est à { $distance } hexs, et { $name } a une Portée de { $range }.
why-not-minimum-range = { $hex } est à { $distance } hexs, et { $name } ne peut tirer à moins de { $range }.
why-not-tank = { $name } ne peut rien contre le Char en { $hex } : seuls les Armes, l'Artillerie et les Chars le peuvent.
why-not-sight = { $name } n'a pas de LDV vers { $hex }.
why-not-too-weak = { $name } ne peut faire aucun tir de 1 PF ou plus, même avec vos cartes.
why-not-all-too-weak = Des cibles sont en vue, mais personne ne peut faire un tir de 1 PF ou plus, même avec vos cartes.
why-not-no-target = { $name } n'a aucune Formation ennemie à Portée et en LDV.
why-not-fires-alone = L'Artillerie Légère et les Chars tirent toujours seuls ({ $name }).
why-not-other-leader = { $name } n'a pas été activé par le même Leader.
why-not-wire-group = Des Formations dans les Barbelés ne forment pas de Groupe de Tir avec un autre hex ({ $name }).
why-not-chain = L'hex de { $name } n'est adjacent à aucun de ceux du Groupe de Tir.
why-not-no-shot = { $name } n'a plus de tir à effectuer.
why-not-hmg = { $name } n'a pas de Mitrailleuse Lourde.
why-not-functioning = { $name } n'est pas opérationnelle.
why-not-fire-action = La carte n'a pas d'Action Tir, ou nul ne pourrait être activé par elle.
why-not-needs-action = { $name } doit d'abord être activé par une Action Tir.
