# Terrains, côtés d'hex, éléments et Fortifications

terrain-blaze = Incendie
terrain-bridge = Pont
terrain-water = Étendue d'Eau
terrain-stream = Rivière
terrain-marsh = Marais
terrain-building = Bâtiment
terrain-woods = Bois
terrain-destroyed_woods = Bois Détruits
terrain-boulders = Rochers
terrain-rubble = Ruine
terrain-orchard = Verger
terrain-brush = Broussailles
terrain-quarry = Carrière
terrain-gully = Fossé
terrain-shellhole = Trou d'Obus
terrain-field = Champ
terrain-open = Terrain Dégagé
hexside-fence = Clôture
hexside-hedge = Haie
hexside-wall = Mur
hexside-destroyed_wall = Mur Détruit
feature-road = Route
feature-railway = Voie Ferrée
feature-trail = Chemin
fortification-foxholes = Trou de Combat
fortification-trench = Tranchée
fortification-mines = Mines
fortification-wire = Barbelés
fortification-pillbox = Casemate
fortification-blockhaus = Blockhaus
marker-gas = Gaz
marker-smoke = Fumée
marker-tank = un Char
downgraded = { $hex } : { $was } devient { $now }.
fortification-lost = { $hex } : { $was } perdu sans remplacement, faute de Trou de Combat.

# Ce que coûte un pas, et où l'on ne passe pas

cost-trench = par la Tranchée
cost-uphill = vers le haut
cost-gas = Gaz
cost-first-shellhole = premier Trou d'Obus de l'Ordre
cost-first-destroyed-woods = premiers Bois Détruits de l'Ordre
cost-quarry-to-quarry = de Carrière à Carrière
cover-road = Route en Terrain Dégagé
forbidden-impassable = { $hex } est infranchissable : { $terrain }
forbidden-bridge-entry = On n'entre sur le Pont en { $hex } que par sa Route, sa Voie Ferrée ou son Chemin
forbidden-bridge-exit = On ne quitte le Pont en { $hex } que par sa Route, sa Voie Ferrée ou son Chemin
forbidden-bridge-stream = On ne quitte pas le Pont en { $hex } par un côté de Rivière
forbidden-tank-stream = Un Char ne peut entrer dans la Rivière en { $hex }
forbidden-tank-woods = Un Char n'entre dans les Bois en { $hex } que par une Route
forbidden-tank-destroyed-woods = Un Char ne peut entrer dans les Bois Détruits en { $hex }
forbidden-tank-building = Le Bâtiment en { $hex } couvre le point central et il n'y a pas de Route : aucun Char n'y entre
bog-elevation = { $hex } est à une autre élévation

# Caractéristiques

value-printed = imprimé
value-command = Commandement
value-suppressed = Suppressé
value-wire = Barbelés
value-veteran = Vétéran
value-weapon = Arme portée
value-road = Route
value-woods-fighting = Combats dans les Bois
value-gabions = Gabions et Fascines
height-above = tir vers le bas
height-below = tir vers le haut

# Cohésion et Armes

cohesion-no-unit = n'est pas une Unité : la Cohésion ne la concerne pas
cohesion-always = toujours En Cohésion
cohesion-edge = sur son propre bord de plateau
cohesion-objective = dans un Objectif ami
cohesion-weapon = possède une Arme
cohesion-leader = dans le Rayon de Commandement de { $leader }
no-carrier = { $name } ne peut pas porter d'Arme
carries-already = { $name } a déjà une Arme
flamethrower-team-only = Seule une Escouade peut porter un Lance-Flammes
transfer-from-platoon = Seule une Section cède son Arme
transfer-to-team = Une Arme n'est cédée qu'à une Escouade amie dans le même hex
weapon-eliminated = { $weapon } ({ $name }) : Arme éliminée.
option-discard-weapon = Éliminer une de ses propres Armes
discard-weapon = Quelle Arme éliminez-vous ?
weapon-fixed = { $weapon } : Arme réparée (Hex Aléatoire, chiffre { $number }).

# Lignes de Vue

sight-obstacle = { $what } en { $hex } bloque la vue
sight-blaze = l'Incendie en { $hex } bloque la vue à tous les niveaux
sight-blind = Hex d'Angle Mort derrière { $what } en { $hex }
sight-side = { $what } entre { $hex } et { $other }
sight-hill = Colline de niveau { $level } en { $hex }
sight-no-crest = { $hex } n'a pas de Ligne de Crête de niveau { $level } dans cette direction
sight-gully = le Fossé en { $hex } n'est visible que d'un hex adjacent ou de plus haut
sight-quarry = la Carrière en { $hex } n'est visible que d'un hex adjacent ou de plus haut
sight-hindrance = { $what } en { $hex }
