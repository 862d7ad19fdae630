# Ce que seule la page dit : valeurs, tableaux, calques de la carte

value-attack = Attaque
value-defence = Défense
value-proficiency = PR
value-artillery = AV
display-corps = Corps { $corps }
display-no-corps = Sans corps
display-army-active = Active
display-army-inactive = Inactive
display-plan-none = Pas de plan
display-plan-idle = Son plan est en attente
display-plan-active = Son plan est actif
display-plan-achieved = Son plan est accompli
display-plan-abandoned = Son plan est abandonné
display-plan-expired = Son plan a expiré
place-off-map = Hors carte
place-removed = Retirées
place-track = Sur la piste des TJ
place-channel = En mer
place-holding-box = Case d'attente navale
layer-area = Zone de jeu
layer-front = Ligne de front et contrôle
layer-boundaries = Limites des armées
