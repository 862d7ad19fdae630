# Campagnes : jours, segments, isolement et nuit.

segment-arrivals = Renforts et récupérations
segment-attack = Scénario d'attaque
segment-counter-attack = Scénario de contre-attaque
segment-isolation = Isolement
segment-night-melee = Nuit : mêlées
segment-night = Attaque de nuit
segment-recovery = Nuit : récupération
segment-improvement = Nuit : amélioration des positions
segment-redeployment = Nuit : redéploiement

# questions
arrival-choose = Jour { $day } : quelle unité est placée ensuite ?
arrival-hex = Où { $name } est-elle placée ?
option-edge = { $name } : par le bord de la carte
counter-attack-offer = Jour { $day } : jouer un scénario de contre-attaque ?
night-attack-offer = Jour { $day } : lancer une attaque de nuit ?
recover-choose = Quelle unité est récupérée ? (il en reste { $left })
adjust-choose = Quelle unité change de déploiement ?
improve-choose = Que fait-on aux positions ?
work-stop = Barricade sur { $side }
work-clear = Barricade ôtée de { $side }
work-breach = Brèche dans les barbelés sur { $side }
work-dig = Creuser en { $hex }
redeploy-choose = Quelle pièce est redéployée ?
redeploy-hex = Où va { $name } ?
redeploy-how = { $name } se met-elle DANS ce qui s'y trouve ?
shelter-in = DANS
shelter-out = Dehors
isolation-roll = Qui vérifie d'abord ses communications

# journal
day = Jour { $day }
scenario-begins = Jour { $day } : { $segment }
no-counter-attack = { $side } : pas de contre-attaque
isolation = Communications : Allemands { $german }, Britanniques { $british } ; vérifient d'abord : { $side }
captured = { $name } ({ $side }) en { $hex } : unité coupée et capturée
night-melee = Mêlée en { $hex }, jusqu'au bout
night-attack-yes = { $side } : attaque de nuit
night-attack-no = { $side } : pas d'attaque de nuit
recovered = { $name } ({ $side }) reviendra
adjusted = { $name } ({ $side }) { $formed ->
    [true] se forme
   *[false] se disperse
}
improved-stop = { $side } : barricade sur { $where }
improved-clear = { $side } : barricade ôtée de { $where }
improved-breach = { $side } : brèche dans les barbelés sur { $where }
improved-dig = { $side } : on creuse en { $where }
redeployed = { $name } ({ $side }) est en { $hex } après son redéploiement
