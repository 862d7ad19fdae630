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
shelter-blockhouse = DANS le blockhaus
shelter-trench = DANS la tranchée
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

# refus
why-not-arrival-walks = { $name } entrera par le bord de la carte, comme vous l'avez choisi.
why-not-arrival-hex = Il n'y a pas d'hex où placer { $name } maintenant.
why-not-arrival-alone = Aucune unité amie n'est à côté de { $hex }.
why-not-arrival-near = Un ennemi est en { $hex } ou à côté.
why-not-arrival-line = Aucune ligne de communication ne mène de { $hex } au bord ami.
why-not-counter-first = Dites d'abord si la contre-attaque est jouée : les unités agissent une fois qu'elle a commencé.
why-not-night-first = Dites d'abord si vous attaquez de nuit : les unités agissent quand les deux camps ont choisi.
why-not-night-hold = De nuit, personne ne reste en retrait : { $name } attaque une unité.
why-not-recover-done = { $name } : unité déjà récupérée, elle arrive demain.
why-not-recover-captured = { $name } : unité capturée, elle ne revient pas.
why-not-recover-removed = { $name } : unité hors de la campagne pour de bon.
why-not-recover-unhurt = { $name } n'est pas sur la liste des pertes.
why-not-recover-type = La moitié des pertes de ce type est récupérée : { $name } reste perdue, sans échange entre types.
why-not-recover-first = Choisissez d'abord une unité de la liste des pertes ; elle est placée demain.
why-not-adjust-off = { $name } n'est pas sur la carte.
why-not-adjust-done = { $name } a déjà changé de déploiement cette nuit.
why-not-adjust-first = Choisissez d'abord les unités qui changent de déploiement.
why-not-work-first = Choisissez d'abord un hex où creuser, ou un côté pour une barricade ou une brèche.
why-not-stop-apart = Barricade : aucune tranchée ne passe par { $side }.
why-not-stop-there = Barricade : il y en a déjà une sur { $side }.
why-not-stop-infantry = Barricade : vous n'avez pas d'infanterie à { $side }.
why-not-stop-used = Barricade : { $count } posées cette nuit, pas davantage.
why-not-clear-none = Barricade à ôter : il n'y en a pas sur { $side }.
why-not-clear-infantry = Barricade à ôter : vous n'avez pas d'infanterie à { $side }.
why-not-clear-enemy = Barricade à ôter : un ennemi est à { $side }.
why-not-clear-used = Barricade à ôter : { $count } ôtées cette nuit, pas davantage.
why-not-wire-none = Brèche : il n'y a pas de barbelés debout sur { $side }.
why-not-wire-enemy = Brèche : un ennemi est à { $side }.
why-not-wire-unit = Brèche : vous n'avez pas d'unité à { $side }.
why-not-breach-used = Brèche : { $count } ouvertes cette nuit, pas davantage.
why-not-dig-nobody = Vous n'avez ni infanterie ni pièce en { $hex } pour y creuser.
why-not-dig-scrape = { $hex } a déjà son trou de tirailleur.
why-not-dig-trench = Vos unités en { $hex } ont déjà leur tranchée.
why-not-gun-first = Choisissez d'abord la pièce à redéployer.
why-not-redeploy-off = { $name } n'est pas sur la carte.
why-not-redeploy-gun = { $name } n'est pas une pièce : seules les pièces sont redéployées.
why-not-redeploy-nowhere = { $name } ne peut gagner aucun hex ami éloigné de l'ennemi.
why-not-redeploy-first = Choisissez d'abord où va { $name }.
why-not-redeploy-there = { $name } est déjà en { $hex }.
why-not-redeploy-held = { $hex } n'est pas sous votre contrôle.
why-not-redeploy-near = Un ennemi est en { $hex } ou à côté.
why-not-redeploy-far = Aucun chemin de { $steps } hexs amis au plus ne mène en { $hex }.
