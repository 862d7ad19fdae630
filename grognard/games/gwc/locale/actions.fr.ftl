# Actions en général, et celles du tir et de la défense.

# fenêtres
action-before-fire = Avant le Jet de Tir : jouer une Action ?
action-before-defense = Avant le Jet de Défense : jouer une Action ?
action-break = Une Section va être Démoralisée : jouer une Action ?
action-broken = Une Formation vient d'être Démoralisée : jouer une Action ?
option-action = { $action } ({ $card })
option-team = { $name }
action-played = { $side } joue { $action } ({ $card } { $title }).

# questions
counterattack-choose = Contre-Attaque : choisissez une Formation à Suppresser.
hidden-team = Position Cachée : choisissez l'Escouade.
wounded-team = Blessures Légères : choisissez l'Escouade qui remplace { $name }.

# journal
attack-reduced = L'attaque sur { $hex } baisse de { $by } à { $total }.
shellhole-placed = Un marqueur Trou d'Obus est placé en { $hex }.
pillbox-revealed = Une Casemate est révélée en { $hex }.
position-revealed = { $name } avec { $weapon } est révélé en { $hex }.
light-wounds = { $team } prend la place de { $name }.
vp-light-wounds = Blessures Légères

# refus
why-not-dud = { $action } ne peut être jouée pour une Action.
why-not-window = { $action } ne peut être jouée à ce moment.
why-not-not-firing = Seul le joueur qui tire renforce une attaque.
why-not-bayonets = Des Armes allemandes doivent tirer sur un Char adjacent.
why-not-bore-sighting = Le Défenseur du scénario doit tirer avec une Arme d'au moins 5 PF imprimés.
why-not-crossfire = Nul ne se déplace dans l'hex visé.
why-not-hand-grenades = Aucune pièce qui tire n'est adjacente à l'hex visé.
why-not-marksmanship = Aucune Section ou Escouade de la nationalité de la carte ne tire.
why-not-own-move = Il faut un Ordre de Mouvement à vous.
why-not-assault-target = Aucune pièce en mouvement aux PF encadrés n'a de cible.
why-not-not-defending = Ce n'est pas votre Formation qui va faire son jet.
why-not-counterattack = Aucune de vos Sections ou Escouades non Démoralisées n'est adjacente à une Formation qui tire.
why-not-ground-tank = Un Char ne peut se jeter à terre.
why-not-ground-hex = { $hex } n'est ni Terrain Dégagé ni Champ, ou contient une Fortification.
why-not-machine-guns = Moins de deux de vos mitrailleuses fonctionnelles atteignent une Formation qui tire.
why-not-defender = Seul le Défenseur du scénario cache quelque chose.
why-not-objective = { $hex } n'est pas un Objectif.
why-not-countermix = Il ne reste pas de { $name } parmi les pions inutilisés.
why-not-fortify = Aucune Fortification ne peut être placée en { $hex }.
why-not-set-up-area = { $hex } n'est pas dans votre zone de déploiement.
why-not-position-cover = { $hex } a moins de 2 de Couverture.
why-not-platoon = { $name } n'est pas une Section à vous.
why-not-no-team = Il ne reste pas d'Escouade parmi les pions inutilisés.
why-not-probe = { $name } n'est ni une Unité ni un Leader à vous qui vient d'être Démoralisé.
