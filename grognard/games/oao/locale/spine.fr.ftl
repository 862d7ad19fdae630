# La séquence de jeu

phase = TJ { $gt }, { $side } : { $phase }
phase-preliminary = Phase préliminaire
phase-attachment = Phase de rattachement
phase-supply = Phase de ravitaillement
phase-rr_engineering = Phase de travaux ferroviaires
phase-movement = Phase de mouvement
phase-counter_movement = Phase de contre-mouvement
phase-attack = Phase d'attaque
phase-counter_attack = Phase de contre-attaque
phase-finishing = Phase finale
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
means-rail-points = RP (points de rail)
means-positions = Positions aménagées à construire
means-shells-42 = Bombardements de 42 cm
means-shells-30-5 = Bombardements de 30,5 cm
means-shells-prep = TJ de bombardement de préparation
means-replacements = REPL { $nation }

# Pions et marqueurs

unit-infantry = Infanterie
unit-chasseurs_alpins = Chasseurs alpins
unit-garrison = Infanterie de garnison
unit-loc_infantry = Infanterie d'étapes
unit-cavalry = Cavalerie
unit-jaeger = Jäger
unit-loc_cavalry = Cavalerie d'étapes
unit-fort = Fort
unit-artillery = Artillerie
unit-siege_artillery = Artillerie de siège
unit-siege_train_hq = QG de train de siège
unit-depot = Dépôt d'armée
unit-corps_train = Train de corps
unit-fortress1 = Forteresse1
unit-fortress2 = Forteresse2 (source de ravitaillement)
unit-hidden = Unité inconnue
marker-position = Position aménagée
marker-bridge-blown = Pont sauté
marker-prepared = Attaque préparée
marker-attack = Attaque
marker-bottleneck = Goulet ferroviaire
badge-prepared = attaque préparée
badge-digging = construit une position
badge-rail = en mode ferroviaire
badge-turned = au verso
badge-level-1 = EC -1
badge-level-2 = EC -2
badge-level-3 = EC -3
badge-level-4 = inefficace au combat (CI)
badge-level-5 = démoralisée (D1)
badge-level-6 = démoralisée (D2)
badge-recovering = récupère de l'EC
badge-reacted = a réagi
badge-deployed = déployée
badge-deploying = se déploie
badge-extended = mode étendu
badge-moved = s'est déplacée
badge-inactive = inactive

# Terrain

terrain-lowland = Basses terres
terrain-upland = Hautes terres
terrain-highland = Plateaux
terrain-moor = Lande
terrain-foothills = Contreforts
terrain-mountain = Montagne
terrain-steep_mountain = Montagne escarpée

# La carte en mots

text-turn = TJ { $turn } sur { $turns }
text-points = Points de victoire, positifs pour les Allemands : { $points }
text-hidden = unité inconnue ({ $side })
