# Ce que seule la page dit : valeurs, fiches, calques de la carte

value-attack = Attaque
value-defence = Défense
value-proficiency = PR
value-artillery = VA
display-corps = { $corps }e corps
display-no-corps = Hors corps
display-army-active = Active
display-army-inactive = Inactive
display-plan-none = Pas de plan
display-plan-idle = Son plan n’a pas commencé
display-plan-active = Son plan est en cours
display-plan-achieved = Son plan est accompli
display-plan-abandoned = Son plan est abandonné
place-off-map = Hors carte
place-removed = Retirées
place-track = Sur la piste des tours
place-channel = En mer
place-holding-box = Case d’attente
layer-front = Front et contrôle
layer-boundaries = Limites des armées
