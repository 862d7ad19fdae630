# Les mots de la page. Chaque jeu apporte les siens ; le serveur les envoie en /texts/{title}/{lang}.ftl.

## Page
loading = On déplie la carte…
to-lobby = Grognard, vers l’accueil
titles = Jeux
choose-battle = Choisissez une bataille
lobby-promise = Chaque règle est appliquée et expliquée. Jouez seul, à deux sur un écran ou par lien.
no-server = Le serveur ne répond pas ({ $error }).
scenarios = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}
continue = Reprendre
your-turn = à vous
guided = Première partie guidée
side = Camp
opponent = Adversaire
opponent-bot = Ordinateur
opponent-link = Un ami
opponent-open = Table ouverte
opponent-hotseat = Même écran
strength = Force
strength-random = Recrue
strength-greedy = Régulier
strength-doctrine = Vétéran
balance = Équilibre mesuré
balance-games = { $count } parties
play = Jouer
reconnecting = La ligne est coupée. Nouvel essai…

## Barre et outils
line-of-sight = Ligne de vue
line-of-sight-key = Ligne de vue (L)
hide-counters-key = Cacher les pions (H)
turn-map-key = Retourner la carte (T)
rules-key = Règles (R)
settings = Réglages
views = Vues
close = Fermer
key-escape = Échap

## Carte
board-label = Carte
board-keys = Les flèches vont d’hexagone en hexagone, Entrée choisit, Maj et les flèches déplacent la carte, plus et moins règlent l’échelle, 0 montre tout.
minimap = Petite carte
zoom-in = Agrandir (+)
zoom-out = Réduire (−)
zoom-fit = Toute la carte (0)
level = niveau { $level }
objective-label = objectif { $number }
may-choose = peut être choisi
inspector = Hexagone

## Décider
waiting-for = { $side } décide
reaction-of = Réaction · { $side }
your-turn-as = À vous · { $side }
options = Choix
choose-on-map = { $count ->
    [one] Un hexagone est marqué sur la carte.
   *[other] { $count } hexagones sont marqués sur la carte.
}
list-them = Les lister
confirm-question = { $option } : impossible de revenir en arrière.
confirm-yes = Oui
confirm-no = Pas encore
undo = Annuler
not-available = Indisponibles
why-not = { $name } : pas maintenant
why-not-nothing = Rien à choisir ici.
game-over = La partie est finie
nothing-to-decide = Rien à décider maintenant
past-position = Une position passée
rule-open = Règle { $rule }
rule = Règle

## Ligne de vue
sight-from = De quel hexagone ?
sight-to = De { $from } : vers quel hexagone ?
sight-help = Touchez deux hexagones, ou tirez de l’un à l’autre.
sight-another = Autre ligne
sight-clear = dégagé
sight-hinders = gêne
sight-blocks = bloque
sight-beyond = non atteint
range-hexes = { $count ->
    [one] portée { $count } hex
   *[other] portée { $count } hex
}

## Journal
log = Journal
log-empty = Rien ne s’est encore passé.
show-on-map = Montrer
every-modifier = Tous les modificateurs
fewer-details = Moins
replay = Relecture
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-position = Moment de la partie
replay-of = { $at } sur { $total }
fork = Rejouer d’ici, dans une nouvelle partie
to-present = Présent
chat-empty = Personne n’a encore parlé.
chat-say = Dire quelque chose
send = Envoyer
dice-label = dés { $dice }

## Panneaux
tab-board = Carte
tab-log = Journal
tab-units = Unités
tab-displays = Pistes
tab-terrain = Terrain
tab-text = Texte
tab-chat = Mots
hand = Main
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-hex = hex aléatoire { $hex }
rules = Règles
rules-search = Chercher un numéro ou un mot
rules-none = Aucune règle ne correspond.
rules-missing = La règle { $rule } n’est pas dans ce livret.
no-charts = Ce jeu n’a pas encore de tables.
track-value = { $label } : { $value }
track-of = { $label } : { $value } sur { $max }
track-balance = { $label } : { $value }, { $side }
text-now = Maintenant
text-tracks = Pistes

## Réglages
language = Langue
theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
palette = Couleurs
palette-plain = Ordinaires
palette-safe = Sûres pour daltoniens
palette-note = Verdicts en bleu et orange. Les formes disent toujours la même chose que les couleurs.
animation = Mouvement
animation-off = Aucun
animation-quick = Vif
animation-calm = Calme
reactions = Fenêtres de réaction
reactions-strict = Toujours
reactions-friendly = À propos
reactions-standing = Consignes
reactions-strict-note = On vous demande dès qu’une réponse pourrait exister : personne n’apprend rien de la pause.
reactions-friendly-note = On ne vous demande que si vous avez une réponse. Contre une personne, cela peut la trahir.
reactions-standing-note = Vos consignes répondent pour vous ; on vous demande quand aucune ne convient.
confirmations = Confirmer l’irréversible
confirmations-on = Demander
confirmations-off = Ne pas demander

## Tables et titres
tagline-gwc = Tactique, 1914 à 1918
tagline-rpc = Compagnies à Ypres
tagline-oao = Le front de l’Ouest
tagline-gts = La Seconde Guerre mondiale
side-german = Allemand
side-french = Français
side-british = Britannique
side-american = Américain
open-tables = Tables ouvertes
sit-down = S’asseoir
own-position = Une position personnelle
deciding-in-secret = Chaque camp choisit en secret
option-plain = { $name }
more = Plus
resign = Abandonner
resign-sure = Abandonner cette partie ?
offer-draw = Proposer la nulle
ask-take-back = Demander à reprendre un coup
offered-draw = { $side } propose la nulle.
offered-undo = { $side } demande à reprendre un coup.
offer-waits = Votre proposition attend une réponse.
accept = Accepter
decline = Refuser
withdraw = Retirer
rematch = Rejouer, camps échangés
invite = Envoyez cette adresse à votre adversaire
copy = Copier
copied = Copié
waiting-player = On attend un autre joueur
spectating = Vous regardez
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
winner = Victoire : { $side }
nobody-wins = Personne ne gagne
over-resign = L’adversaire a abandonné
over-draw = Nulle par accord
over-time = Temps écoulé
final-score = Score
overlays = Montrer sur la carte
overlay-view = Champ de vision
overlay-range = Champ de tir
overlay-reach = Portée de marche
overlay-command = Commandement
overlay-cohesion = Cohésion
overlay-observer = Observateur
overlay-artillery = Artillerie
overlay-pick-hex = Désignez un hex
overlay-pick-unit = Désignez une unité
verdict-clear = { $from } voit { $to }
verdict-hindered = { $from } voit { $to }, gêné de { $value }
verdict-blocked = { $from } ne voit pas { $to }
odds-title = Ce qui peut en sortir

## Pièces
card-order = Ordre
card-action = Action
card-event = Événement
card-fate = Carte
card-strategy = Carte Stratégie
card-situation = Situation
value-firepower = puissance de feu
value-range = portée
value-movement = mouvement
value-morale = moral
value-command = commandement
value-melee = mêlée
value-cohesion = cohésion
value-anti-tank = antichar
state-broken = démoralisé
state-activated = activé
state-suppressed = suppressé
state-veteran = vétéran
state-formed = en ordre serré
state-dispersed = dispersée
state-spent = épuisée
state-in = retranchée
state-moving = en mouvement
state-digging = creuse
state-standby = en attente
chance-of = { $outcome }
exact = exact
sampled = sur { $count } essais
