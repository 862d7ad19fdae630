# Ce que seule la page dit.

# pièces
unit-leader = Chef
badge-in-park = dans un parc d'artillerie
marker-barrage-light = Barrage léger
marker-barrage-heavy = Barrage lourd
marker-park-fired = Parc d'artillerie, a tiré

# valeurs d'un pion
value-fire = Valeur de tir
value-assault = Valeur d'assaut
value-defense = Valeur de défense
value-quality = Qualité de troupe
value-attachment = Valeur de rattachement
value-steps = Pas
value-as-target = Comme cible
fact-steps = Pas

# questions sur le plateau
overlay-zone = Zone de tir
overlay-zones = Zones de tir ennemies
overlay-threat = Qui tire ici
overlay-leader = Portée de commandement
threat-of = { $name } en { $hex } : valeur de tir { $rating }, distance { $distance }
threat-none = Aucune zone de tir ennemie ne couvre { $hex }.
command-out = { $name } en { $hex } est hors commandement.
view-spotted = En tirets dorés : vu seulement par qui observe pour d'autres depuis ce poste.
view-hidden = Dans les hexes masqués : ce qui les masque.
zone-of = Valeur de tir { $rating }, tir direct jusqu'à { $range }. Dans les hexes : ce que la distance retire contre une cible non blindée.
zone-none = Cette unité n'a pas de zone de tir pour l'instant.
sight-too-far = Nul ne voit à plus de { $longest } hexes pour l'instant.
sight-from-strongpoint = Un point d'appui voit au travers de deux d'entre eux.
sight-spots = Qui observe pour d'autres depuis ce poste d'observation voit l'hex.
sight-spots-not = Ceux qui observent depuis ce poste d'observation ne le voient pas non plus.

# tableaux
display-divisions = Divisions
display-active = active
display-command-points = Commandement
display-dispatch-points = Dépêches
display-ratings = Valeurs
display-formation-leads = { $leader } : portée { $range }, rattachement { $attachment }
display-formation-due = { $leader } arrive au tour { $turn }
display-formation-gone = { $leader } n'est pas sur la carte
display-formation-leaderless = Formation indépendante
display-chits = Jetons
display-in-mug = Dans le gobelet
display-carried = reporté : le premier du tour
display-secret = { $count ->
    [one] Un jeton que nul n'a montré
   *[other] { $count } jetons que nul n'a montrés
}
display-bought = pour ce tour
display-held = pour le suivant
display-own-now = à vous, acheté pour ce tour
display-own-next = à vous, acheté pour le tour suivant
display-played = joué
display-boxes = Renforts disponibles
display-entry = entrent par { $hex }
display-parks = Parcs d'artillerie
display-park = Parc en { $hex }
display-park-contacts = { $linked } sur { $guns } En contact
display-park-fired = a tiré
display-air = Unités aériennes restantes
display-turns = Piste des tours
display-turn-box = { $turn } · { $label }
display-turn-night = { $turn } · { $label } (nuit)
display-turn-now = en cours
display-victory = Victoire
display-vp-needed = il faut { $count } points
display-vp-hex = { $hex }
display-losses = Pertes
display-steps-lost = Pas
display-units-lost = Unités

# tables
chart-results-unarmored = Résultats contre une cible non blindée
chart-results-armored = Résultats contre une cible blindée
chart-costs = Points de mouvement
chart-cover = Terrain et tir
chart-hexsides = Côtés d'hex : points en plus, et tir au travers
chart-weapon = Arme
chart-terrain = Terrain
chart-hexside = Côté
chart-leg = Pied
chart-wheeled = Roues
chart-tracked = Chen.
chart-column = Col.
chart-unarmored = Non bl.
chart-armored = Blindé
chart-shells = Obus
chart-sight = Masque
