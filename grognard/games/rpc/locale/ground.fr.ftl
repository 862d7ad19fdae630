# Terrain
terrain-open = terrain découvert
terrain-village = village
terrain-crater = cratères
terrain-lake = lac
terrain-woods = bois
terrain-wheat = champ de blé
