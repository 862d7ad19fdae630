# La Mêlée et ses Actions.

melee-choose = Quelle Mêlée est résolue ensuite ?
melee = Mêlée en { $hex }.
melee-fp = { $side } en { $hex } : { $total } PF de Mêlée ({ $modifiers }).
melee-boxed = PF encadrés
melee-total = { $side } en { $hex } : { $fp } PF, { $boost } par Actions, { $roll } aux dés, { $total } en tout.
melee-emptied = Plus personne ne combat en { $hex }.
action-melee = Mêlée : jouer une Action avant les dés ?
action-melee-roll = Jouer une Action pour votre Jet de Mêlée ?
action-melee-over = La Mêlée est finie : jouer une Action ?
ambush-choose = Embuscade en { $hex } : laquelle de vos Formations est Démoralisée ?
ambush = { $name } tombe dans une Embuscade.
vp-no-quarter = Pas de Quartier
why-not-no-enemy-in-melee = Il n'y a plus d'ennemi dans la Mêlée.
why-not-no-melee = Il n'y a pas de Mêlée.
why-not-no-leader-in-melee = Aucun de vos Leaders n'est dans la Mêlée.
why-not-nation = Cette carte n'est pas pour { $side }.
why-not-no-survivor = Aucune de vos Unités n'a survécu à la Mêlée.
odds-melee-won = la Mêlée est gagnée
odds-melee-tie = la Mêlée est à égalité
odds-melee-lost = la Mêlée est perdue
