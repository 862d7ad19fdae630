# Cavalerie : réaction, repli, PM notés
reaction-choose = { $name } est arrivée en { $hex }. Quelle cavalerie réagit ?
option-react = { $name } en { $hex } réagit
reaction-where = Vers où { $name }, en { $hex }, réagit-elle ?
retirement-choose = Quelle cavalerie se replie devant l'ennemi ?
option-retire = { $name } en { $hex } se replie
retirement-where = Vers où { $name }, en { $hex }, se replie-t-elle ?
flee-go = Vers { $hex } ({ $points } PM notés)
flee-spread = Sur deux hexagones, { $hex } et { $other } ({ $points } PM notés)
flee-join = Regroupement en { $hex } ({ $points } PM notés)
flee-shift = Passage en { $hex } et { $other } ({ $points } PM notés)
reacted = { $name } ({ $side }) réagit vers { $hex }{ $hexes ->
    [one] {""}
   *[other] {" "}et { $other }
} : { $points } PM notés, { $recorded } en tout
retired = { $name } ({ $side }) se replie vers { $hex }{ $hexes ->
    [one] {""}
   *[other] {" "}et { $other }
} : { $points } PM notés, { $recorded } en tout
recorded-paid = { $name } paie ses réactions sur place : { $recorded } PM{ $rest ->
    [0] {""}
   *[other] , dont { $rest } restent notés
}

# Pourquoi la cavalerie ne le fait pas
why-not-react-whose = C'est votre cavalerie qui peut réagir.
why-not-react-kind = Seule la cavalerie réagit, et pas depuis un train.
why-not-react-cause = Aucun ennemi n'est venu à son contact, ni n'est passé d'un hexagone à son contact à un autre au contact de vos unités.
why-not-react-nowhere = Elle n'a nulle part où aller : les hexagones vides surveillés par d'autres ennemis lui sont fermés.
why-not-react-again = Elle a déjà réagi à ce pas.
why-not-just-left = L'ennemi vient de quitter { $hex }.
why-not-flee-zone = { $hex } est vide et en ZdC ennemie.
why-not-flee-hex = Choisissez un hexagone.
why-not-flee-far = { $hex } est à plus d'un hexagone.
why-not-retire-kind = Seule la cavalerie se replie, et pas depuis un train.
why-not-retire-alone = Aucun ennemi n'est à son contact.
why-not-retire-nowhere = Elle n'a nulle part où aller : les hexagones vides en ZdC ennemie lui sont fermés.
why-not-retire-again = Elle s'est déjà repliée dans cette étape.
why-not-doctrine = Jusqu'au tour { $last }, la cavalerie n'entre pas dans la ZdC d'une Formation d'infanterie pendant la phase de contre-mouvement : { $hex }.
why-not-move-recorded = { $name } a dépensé { $recorded } PM en réactions, plus qu'elle ne peut en avoir dans cette phase : elle reste sur place.

# Forts
roll-abandonment = Le fort tient-il ?
option-abandon = Abandonner { $name } en { $hex }
fort-stands = { $name } ({ $side }) en { $hex } tient : { $roll } contre { $number }
fort-abandoned = { $name } ({ $side }) en { $hex } est abandonné : { $roll } contre { $number }
fort-turned = La garnison de { $name } ({ $side }) quitte le fort en { $hex } : c'est désormais de l'infanterie
why-not-abandon-back = { $name } n'a pas de garnison capable de marcher.
why-not-abandon-far = Aucun ennemi n'est à { $most } hexagones ou moins de { $name }.

# Garnisons
why-not-garrison = { $name } { $most ->
    [0] ne quitte pas sa ville ou son camp
    [one] ne s'éloigne pas de plus d'un hexagone de sa ville ou de son camp
   *[other] ne s'éloigne pas de plus de { $most } hexagones de sa ville ou de son camp
} : pas en { $hex }.
why-not-garrison-home = { $name } est hors de son rayon et doit s'en rapprocher : { $hex } n'est pas plus près.
why-not-stop-garrison = { $name } est hors de son rayon et peut encore s'en rapprocher.

# Unités d'étapes
why-not-loc-zone = { $name } est une unité d'étapes et n'entre pas en ZdC ennemie : { $hex }.
why-not-loc-abroad = { $name } ne quitte pas la Belgique : { $hex }.
why-not-loc-depot = { $hex } est à plus de { $most } hexagones du Dépôt le plus proche ; { $name } est une unité d'étapes.
why-not-loc-nearer = { $name } est à plus de { $most } hexagones du Dépôt le plus proche : elle doit finir plus près d'un Dépôt de sa nation, ce qui n'est pas le cas de { $hex }.
why-not-loc-advance = { $name } est une unité d'étapes : elle n'avance pas seule en ZdC ennemie, { $hex }.
