# Artillerie hors carte, bombardements, barrage roulant, gaz et fumigènes.

# groupes et modes
option-call = Demander { $group } (puissance { $firepower })
option-cancel = Annuler { $group } en { $vertex } (transmission { $signal })
option-signal = { $group } en { $vertex } : transmission à { $signal } ou moins
mode-aircraft = avion
mode-flare = fusée
mode-runner = coureur
mode-telephone = téléphone
mode-trench-set = poste de tranchée
option-mode-aircraft = Avion : transmission { $signal }, délai { $delay }
option-mode-flare = Fusée : transmission { $signal }, délai { $delay }
option-mode-runner = Coureur : transmission { $signal }, délai { $delay }
option-mode-telephone = Téléphone : transmission { $signal }, délai { $delay }
option-mode-trench-set = Poste de tranchée : transmission { $signal }, délai { $delay }
observer-aircraft = avion
shell-he = explosifs
shell-smoke = fumigènes
shell-gas = gaz

# questions
call-mode = Par quel mode de transmission { $group } est-il demandé ?
call-observer = { $group } par { $mode } : qui observe ?
call-hex = { $group } : désignez un hex voisin du sommet visé.
call-vertex = { $group } : quel sommet ?
call-shell = { $group } en { $vertex } : quels obus ?
signal-choose = Quel groupe prêt à tirer teste d'abord sa transmission ?
spine-choose = { $group } s'écarte de { $vertex } : nommez l'arête pour 1 et 2.
bombardment-choose = Bombardement : choisissez l'hex central (rayon { $radius }).
breach-choose = Où les barbelés sont-ils ouverts ?
crater-choose = Cratères du bombardement : il en reste { $left }. Où est le prochain ?
drift-choose = Le gaz dérive : dans quelle direction ?
drift-order = Quel marqueur dérive d'abord ?

# options
option-hexside = Côté { $side }
spine-left = L'arête de gauche
spine-upper-right = L'arête en haut à droite
spine-lower-right = L'arête en bas à droite
spine-right = L'arête de droite
spine-lower-left = L'arête en bas à gauche
spine-upper-left = L'arête en haut à gauche
direction-up = vers le haut
direction-upper-right = en haut à droite
direction-lower-right = en bas à droite
direction-down = vers le bas
direction-lower-left = en bas à gauche
direction-upper-left = en haut à gauche

# dés
signal-roll = Transmission
cancel-roll = Annulation
accuracy-roll = Précision
error-roll = Écart
bombardment-roll = Bombardement

# journal
calls = { $side } : demande de tir à { $group }
called = { $group } ({ $side }) : réticule en { $vertex }, { $shell }, par { $mode }, observateur { $observer } ; prêt au tour { $turn }
call-unseen = { $name } ne voit aucun sommet de { $hex }
primed = { $group } ({ $side }) est prêt à tirer en { $vertex }
signal = { $group } ({ $side }) obtient { $dice } contre { $number } : { $result }
signal-heard = tir d'efficacité
signal-lost = pas de transmission
cancel-heard = la mission est annulée
cancel-lost = les canons n'en savent rien
cancel-accident = les canons tirent par accident
accuracy = { $group } en { $vertex } obtient { $dice }{ $count ->
    [0] {""}
   *[other] {""}, { $modifiers }
} : { $total }, { $result }
accuracy-hit = au but
accuracy-stray = le tir s'écarte
mod-high-ground = hauteurs
mod-registered = sommet repéré
strayed = { $group } s'écarte de { $vertex } (écart { $dice }) et tombe en { $landed }
blast = { $group } : { $shell } sur { $hexes }
bombardment = { $side } : bombardement { $kind } sur { $count ->
    [one] un hex
   *[other] { $count } hexs
}
bombardment-pulverizing = d'anéantissement
bombardment-paralyzing = de paralysie
bombardment-early = du début de la guerre
shelled = { $name } ({ $side }) sous le bombardement obtient { $dice } : { $result }
pulverizing-hit = unité éliminée
pulverizing-missed = l'unité tient bon
paralyzing-hit = unité épuisée
paralyzing-missed = l'unité garde son sang-froid
shelled-wire = Les barbelés du côté { $side } sont ouverts
cratered = Cratères en { $hex }
barrage = Le barrage des { $side } tombe sur { $count ->
    [one] { $first }
   *[other] { $count } hexs, de { $first } à { $last }
}
drifted = { $side } : le gaz dérive { $direction }

# refus
why-not-group-enemy = { $group } n'est pas à vous.
why-not-group-day = { $group } est là à partir du jour { $day }.
why-not-group-spent = { $group } est épuisé.
why-not-group-waits = { $group } a été demandé et sera prêt au tour { $turn }.
why-not-group-observer = Personne ne peut observer pour { $group }.
why-not-observes = { $name } ne peut pas observer : c'est l'affaire de l'infanterie.
why-not-trench-set = { $name } ne sert pas le poste de tranchée.
why-not-registered-unseen = { $name } ne voit pas le sommet préréglé.
why-not-corner = Choisissez un sommet de { $hex } que voit l'observateur.
why-not-cratered = { $hex } a déjà un trou de tirailleur.
why-not-crater-area = { $hex } n'est ni dans le no man's land ni dans la zone de l'ennemi.
why-not-breached = Les barbelés du côté { $side } ont déjà leur brèche.
why-not-breach-area = { $hex } n'a pas été bombardé.
why-not-breach-none = Il n'y a pas de barbelés debout en { $hex }.
why-not-breach-side = Choisissez un côté de { $hex } où il reste des barbelés.
why-not-mode-first = Choisissez d'abord comment { $group } est demandé.
why-not-mode-observer = Personne ne peut observer pour { $group } par ce mode ({ $mode }).
why-not-mode-night = De nuit, { $group } est demandé par téléphone : pas de mode { $mode }.
why-not-mode-other = Le scénario ne donne pas ce mode à { $group } ({ $mode }).
why-not-group-aimed = { $group } a déjà un marqueur en { $vertex } : un seul par groupe.
why-not-group-command = { $group } est demandé ou annulé par un ordre à part.
why-not-group-firing = { $group } est en tir d'efficacité en { $vertex } jusqu'à la fin du tour.
why-not-cancel-spent = { $group } est épuisé : demandé ce tour même, il ne peut pas encore être annulé.
why-not-signal-waits = Le sablier de { $group } reste sur la piste jusqu'au tour { $turn } : pas de transmission avant.
why-not-signal-uncalled = { $group } n'a pas été demandé : rien à transmettre.
why-not-signal-rolled = { $group } a déjà jeté ses dés pour cet ordre.
why-not-signal-first = L'ordre attend que chaque groupe prêt ait tenté sa transmission.
why-not-observer-off = { $name } n'est pas sur la carte et ne voit rien.
why-not-observer-first = Choisissez d'abord qui observe pour { $group }.
why-not-call-hex-first = Choisissez d'abord un hex dont { $group } visera un sommet.
why-not-corner-other = { $vertex } n'est pas un sommet de { $hex } ; revenez en arrière pour un autre hex.
why-not-vertex-edge = Moins de trois hexs de la carte se touchent en { $vertex } : ce n'est pas un sommet à viser.
why-not-flare-vertex = Les fusées appellent { $group } sur son sommet préréglé et sur aucun autre.
why-not-shell-date = Il n'y a pas de gaz avant { $date }.
why-not-shell-place = { $group } est demandé en { $vertex } : revenez en arrière pour un autre lieu.
why-not-shell-first = Choisissez d'abord les obus de { $group } : la demande les fixe.
why-not-register-done = { $group } a déjà noté { $vertex } : un sommet par groupe.
why-not-register-none = { $group } n'a pas de sommet préréglé : le scénario ne lui en donne pas, et il ne répond pas aux fusées.
why-not-register-turn = { $first } note son sommet maintenant ; { $group } le fera ensuite.
why-not-register-first = Choisissez d'abord un hex dont un sommet est préréglé pour { $group }.
why-not-register-corner = { $group } note l'un des six sommets de { $hex }.
why-not-named-first = Nommez d'abord l'infanterie qui observe pour tous les postes de tranchée.
why-not-spine-target = { $group } a manqué { $vertex } : ses obus dévient d'un côté d'hex.
why-not-spine-far = Aucun côté d'hex ne mène de { $target } à { $vertex }.
why-not-spine-die = Vous nommez une des trois arêtes de { $vertex } pour 1 et 2 ; le dé d'erreur dit où frappe { $group }.
why-not-bombardment-area = { $hex } n'est pas dans la zone du bombardement.
why-not-bombardment-first = Choisissez d'abord l'hex au centre du bombardement.
why-not-breach-first = Choisissez d'abord un côté avec barbelés dans les hexs bombardés.
why-not-crater-first = Choisissez d'abord l'hex du prochain trou de tirailleur.
why-not-drift-first = Tout le gaz franchit le même côté d'hex : choisissez la direction, et rien d'autre.
why-not-drift-stays = Le gaz de { $hex } s'en va, quelle que soit la direction, et aucun autre n'y vient.
why-not-drift-far = { $hex } n'est à côté d'aucun gaz : la dérive est d'un hex.
why-not-order-first = Choisissez d'abord l'hex où les unités testent ensuite.
why-not-gas-none = Aucun gaz n'a dérivé en { $hex }.
why-not-gas-before = { $hex } contenait du gaz au moment du double : on n'y teste pas à nouveau.
why-not-gas-nobody = Il n'y a personne en { $hex } que le gaz puisse attaquer.
why-not-gas-done = Les unités en { $hex } ont fait leurs tests.

# explications et chances
explain-no-call = L'ordre est perdu.
explain-signal = La transmission réussit à { $number } ou moins avec deux dés.
explain-delay = { $delay ->
    [0] Prêt aussitôt.
    [one] Un tour de délai : prêt au tour { $turn }.
   *[other] { $delay } tours de délai : prêt au tour { $turn }.
}
fires = tir d'efficacité
waits = pas de transmission
