# Les mots communs à tous les jeux.
option-pass = Passer
option-done = Terminé
option-back = Retour
option-yes = Oui
option-no = Non
forced = Une seule réponse possible : { $id }
roll = Dés
draw = Pioche
nothing = rien ne se passe
why-not-over = La partie est terminée.
why-not-unrelated = Cette décision ne concerne pas { $subject }.

# Conseils des automates

advice-doctrine = ce que dit la doctrine
advice-better = { $percent } pour cent de mieux que la doctrine
advice-worse = { $percent } pour cent de moins que la doctrine
advice-plan-assault = pousser l'attaque
advice-plan-hold = tenir et tirer
