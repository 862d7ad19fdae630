# Cavalerie : réaction, repli, PM notés
reaction-choose = { $name } est arrivée en { $hex }. Quelle cavalerie réagit ?
option-react = { $name } en { $hex } réagit
reaction-where = Vers où { $name }, en { $hex }, réagit-elle ?
retirement-choose = Quelle cavalerie se replie devant l'ennemi ?
option-retire = { $name } en { $hex } se replie
retirement-where = Vers où { $name }, en { $hex }, se replie-t-elle ?
flee-go = Vers { $hex } (PM notés : { $points })
flee-spread = Sur deux hex, { $hex } et { $other } (PM notés : { $points })
flee-join = Regroupement en { $hex } (PM notés : { $points })
flee-shift = Passage en { $hex } et { $other } (PM notés : { $points })
reacted = { $name } ({ $side }) réagit vers { $hex }{ $hexes ->
    [one] {""}
   *[other] {" "}et { $other }
} (PM notés : { $points }, en tout { $recorded })
retired = { $name } ({ $side }) se replie vers { $hex }{ $hexes ->
    [one] {""}
   *[other] {" "}et { $other }
} (PM notés : { $points }, en tout { $recorded })
recorded-paid = { $name } paie ses réactions sur place : { $recorded } PM{ $rest ->
    [0] {""}
   *[other] , dont restent notés { $rest }
}

# Pourquoi la cavalerie ne le fait pas
why-not-react-whose = Choisissez une de vos unités de cavalerie.
why-not-react-kind = Seule la cavalerie réagit, et pas depuis un train.
why-not-react-cause = Aucun ennemi n'est arrivé à côté d'elle, ni n'est passé d'un hex adjacent à elle à un hex adjacent à une de vos unités.
why-not-react-nowhere = Elle n'a nulle part où aller : les hex vides en ZDC d'autres ennemis lui sont fermés.
why-not-react-again = Elle a déjà réagi à ce déplacement.
why-not-just-left = L'ennemi vient de quitter { $hex }.
why-not-flee-zone = { $hex } est vide et en ZDC ennemie.
why-not-flee-hex = Choisissez un hex.
why-not-flee-far = { $hex } est à plus d'un hex.
why-not-retire-kind = Seule la cavalerie se replie, et pas depuis un train.
why-not-retire-alone = Aucun ennemi n'est à côté d'elle.
why-not-retire-nowhere = Elle n'a nulle part où aller : les hex vides en ZDC ennemie lui sont fermés.
why-not-retire-again = Elle s'est déjà repliée dans cette étape.
why-not-doctrine = Jusqu'au TJ { $last }, la cavalerie n'entre pas dans la ZDC d'une formation d'infanterie en Phase de contre-mouvement : { $hex }.
why-not-move-recorded = { $name } a dépensé { $recorded } PM en réactions, plus qu'elle ne peut en avoir dans cette phase : elle reste sur place.

# Forts
roll-abandonment = Le fort tient-il ?
option-abandon = Abandonner le fort { $name } en { $hex }
fort-stands = Le fort { $name } ({ $side }) en { $hex } tient : { $roll } contre { $number }
fort-abandoned = Le fort { $name } ({ $side }) en { $hex } est abandonné : { $roll } contre { $number }
fort-turned = La garnison du fort { $name } ({ $side }) en { $hex } le quitte : c'est désormais de l'infanterie
why-not-abandon-back = Le fort { $name } n'a pas de garnison capable de marcher.
why-not-abandon-far = Aucun ennemi n'est à { $most } hex ou moins du fort { $name }.

# Garnisons
why-not-garrison = { $name } { $most ->
    [0] ne quitte pas sa ville ou son camp
    [one] ne s'éloigne pas de plus d'un hex de sa ville ou de son camp
   *[other] ne s'éloigne pas de plus de { $most } hex de sa ville ou de son camp
} : pas en { $hex }.
why-not-garrison-home = { $name } est hors de son rayon et doit y revenir : { $hex } ne l'en rapproche pas.
why-not-stop-garrison = { $name } est hors de son rayon et peut encore s'en rapprocher.

# Unités d'étapes
why-not-loc-zone = { $name } est une unité d'étapes et n'entre pas en ZDC ennemie : { $hex }.
why-not-loc-abroad = { $name } ne quitte pas la Belgique : { $hex }.
why-not-loc-depot = { $hex } est à plus de { $most } hex du dépôt le plus proche ; { $name } est une unité d'étapes.
why-not-loc-nearer = { $name } est à plus de { $most } hex du dépôt le plus proche : son mouvement doit finir plus près d'un dépôt de sa nation, ce qui n'est pas le cas en { $hex }.
why-not-loc-advance = { $name } est une unité d'étapes : elle n'avance pas seule en ZDC ennemie ({ $hex }).
