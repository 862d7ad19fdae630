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
