# La séquence de jeu

phase = TJ { $gt }, { $side } : { $phase }
phase-preliminary = phase préliminaire
phase-attachment = phase de rattachement
phase-supply = phase de ravitaillement
phase-rr_engineering = phase du génie ferroviaire
phase-movement = phase de mouvement
phase-counter_movement = phase de contre-mouvement
phase-attack = phase d'attaque
phase-counter_attack = phase de contre-attaque
phase-finishing = phase finale
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

# Pistes et tableaux

track-turn = Tour de jeu
track-date = Date
track-day = { $day } { $month }
track-phase = Phase
track-vp = Points de victoire
track-means-allied = Ressources des Alliés
track-means-german = Ressources des Allemands
means-rail-points = Points de rail
means-positions = Positions à construire
means-shells-42 = Bombardements de 42 cm
means-shells-30-5 = Bombardements de 30,5 cm
means-shells-prep = TJ de bombardement de préparation
means-replacements = Remplacements : { $nation }

# Pions et marqueurs

unit-infantry = Infanterie
unit-chasseurs_alpins = Chasseurs alpins
unit-garrison = Infanterie de garnison
unit-loc_infantry = Infanterie d'étapes
unit-cavalry = Cavalerie
unit-jaeger = Chasseurs (Jäger)
unit-loc_cavalry = Cavalerie d'étapes
unit-fort = Fort
unit-artillery = Artillerie
unit-siege_artillery = Artillerie de siège
unit-siege_train_hq = QG du train de siège
unit-depot = Dépôt d'armée
unit-corps_train = Train de corps
unit-fortress1 = Forteresse
unit-fortress2 = Forteresse avec magasins
unit-hidden = Unité inconnue
marker-position = Position aménagée
marker-bridge-blown = Pont détruit
marker-prepared = Attaque préparée
marker-attack = Attaque
marker-bottleneck = Goulet ferroviaire
badge-prepared = attaque préparée
badge-digging = se retranche
badge-rail = en mode ferroviaire
badge-turned = au verso
badge-level-1 = EC -1
badge-level-2 = EC -2
badge-level-3 = EC -3
badge-level-4 = EC inefficace
badge-level-5 = démoralisée 1
badge-level-6 = démoralisée 2
badge-recovering = se rétablit
badge-reacted = a réagi
badge-deployed = déployée
badge-deploying = se déploie
badge-extended = étendu
badge-moved = a bougé
badge-inactive = inactive

# Terrain

terrain-lowland = Plaine
terrain-upland = Plateau
terrain-highland = Hauteurs
terrain-moor = Lande
terrain-foothills = Avant-monts
terrain-mountain = Montagne
terrain-steep_mountain = Montagne escarpée
why-not-outside = { $hex } est hors de la zone de ce scénario

# La carte en mots

text-turn = TJ { $turn } sur { $turns }
text-points = Points de victoire, positifs pour les Allemands : { $points }
text-hidden = unité inconnue ({ $side })
