# Mouvement, Progression, Offensive, Chars, Mines, Gaz, Barbelés.

edge-top = bord supérieur
edge-bottom = bord inférieur
edge-left = bord gauche
edge-right = bord droit
cause-immobilization = Immobilisation

# Mouvement
move-choose = Qui se déplace ensuite ?
stack-choose = Qui se déplace avec { $first } ? ({ $count } pour l'instant)
step-choose = { $first } : il reste { $left } PM
option-step = { $hex } ({ $cost } PM)
option-exit = Sortir par le { $edge }
option-transfer = { $giver } transfère { $weapon } à { $taker } (1 PM)
step = { $names } : de { $start } en { $hex }, { $cost } PM, { $spent } en tout.
entered = Entrée en { $hex } : { $names }.
step-left = { $name } paierait { $cost } PM et en garderait { $left }.
why-not-enemy-occupied = L'ennemi occupe { $hex }.
why-not-second-tank = Un Char ami est déjà en { $hex }.
why-not-visited = { $hex } a déjà été occupé pendant cette Offensive.
why-not-overstacked = { $hex } contiendrait { $figures } figurines.
why-not-is-overstacked = { $hex } contient { $figures } figurines : il est surempilé.
why-not-too-dear = { $hex } coûte { $cost } PM ; { $name } en a { $left }.
why-not-too-dear-exit = Sortir du plateau coûte { $cost } PM.
why-not-flank = On ne sort jamais par un flanc du plateau.
why-not-runner-edge = { $name }, Agent de Liaison, ne sort que par le bord ami.
why-not-own-edge = { $name } ne peut sortir que par le bord ennemi.
why-not-exited-once = { $name } est déjà sorti une fois du plateau.
why-not-at-edge = { $name } n'est pas sur ce bord de plateau.
why-not-engine = Casse Moteur : { $name } ne bouge plus.
why-not-stuck = { $name } a { $left } PM et ne peut entrer dans aucun hex adjacent.
why-not-adjacent = { $hex } n'est pas adjacent.
why-not-not-activated = { $name } n'est pas activé pour cet Ordre.
why-not-has-moved = { $name } a terminé son mouvement.
why-not-other-hex = { $name } est dans un autre hex.

# Chars, Barbelés, Mines
immobilized = { $name } est immobilisé en { $hex } : { $roll } contre { $bog }.
not-immobilized = { $name } passe en { $hex } : { $roll } contre { $bog }.
wire-removed = Les Barbelés de { $hex } sont retirés.
mine-attack = Mines en { $hex } contre { $names } : { $modifiers } et { $roll } font { $total }.
mines-fp = Mines

# Actions
action-entered = Un hex vient d'être occupé : jouer une Action ?
wire-choose = Quels Barbelés sont retirés ?
hidden-wire = Barbelés Cachés en { $hex }.
storm-troops = Stosstruppen : elles peuvent entrer dans les hexs occupés par l'ennemi.
why-not-no-wire-in-reach = Pas de Barbelés dans l'hex d'une Formation en mouvement au Mouvement encadré, ni à côté.
why-not-just-entered = Personne ne vient d'entrer dans un hex.
why-not-water = { $hex } est un Terrain d'Eau.
why-not-fortified = { $hex } contient déjà une Fortification.
why-not-no-wire-left = Il ne reste plus de Barbelés parmi les pions inutilisés.
why-not-storm-period = Les Stosstruppen sont allemandes, à partir de 1916.
why-not-move-order = Seulement pendant votre propre Ordre de Mouvement.
why-not-storming = Les Stosstruppen sont déjà à l'œuvre.
why-not-no-storm-troops = Aucune Unité à Portée encadrée n'est activée pour le Mouvement.

# Progression
advance-choose = Qui Progresse ensuite ?
advance-hex = Où { $first } Progresse-t-il ?
why-not-hemmed-in = { $name } ne peut Progresser nulle part.

# Offensive
offensive-first = Offensive : qui commence la ligne ?
offensive-line = Offensive : qui prolonge la ligne ? ({ $count } pour l'instant)
why-not-broken = { $name } est Démoralisé.
why-not-no-line = { $name } ne forme pas de ligne d'hexs adjacents avec un Leader d'infanterie.
why-not-no-offensive = { $side } n'a pas de ligne de deux hexs avec un Leader d'infanterie.
odds-immobilized = Immobilisé
odds-not-immobilized = libre d'avancer
way-closed = La voie vers { $hex } est fermée.
