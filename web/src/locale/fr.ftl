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
strength-recruit = Recrue
strength-regular = Régulier
strength-scripted = le script
strength-greedy = le joueur vif
strength-random = le hasard
strength-veteran = Vétéran
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
beyond = { $count ->
    [one] Un choix possible
   *[other] { $count } choix possibles
  } au-delà du bord { $edge ->
    [top] supérieur
    [right] droit
    [bottom] inférieur
   *[left] gauche
  }
zoom-in = Agrandir (+)
zoom-out = Réduire (−)
zoom-fit = Toute la carte (0)
level = niveau { $level }
objective-label = objectif { $number }
may-choose = peut être choisi
inspector = Hexagone

## Décider
waiting-for = À décider : { $side }
reaction-of = Réaction · { $side }
your-turn-as = À vous · { $side }
options = Choix
choose-pieces-on-map =
    { $count ->
        [one] Une unité est marquée sur la carte.
       *[other] { $count } unités sont marquées sur la carte.
    }
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
the-end = La partie est finie
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
side-allied = Allié
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
final-score = Score :
overlays = Montrer sur la carte
overlay-view = Champ de vision
overlay-range = Champ de tir
layers = Calques
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

## Pages hors d’une partie
pages = Pages
battles = Batailles
your-games = Vos parties
records = Palmarès
account = Compte
log-in = Se connecter
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
register = S’inscrire
account-note = On peut jouer sans compte. Avec un compte, vos parties vous suivent d’un navigateur à l’autre et les tables ouvertes vous sont accessibles.
guest-note = Vous jouez en invité. Inscrivez-vous ou connectez-vous : les parties de ce navigateur deviennent définitivement les vôtres.
no-email = Pas d’adresse électronique
field-name = Nom
field-password = Mot de passe
field-old = Ancien mot de passe
field-new = Nouveau mot de passe
field-email = Adresse électronique
optional = (facultatif)
forgotten = Mot de passe oublié ?
forgotten-note = Nous envoyons un lien à l’adresse de votre compte. Il vaut une heure.
send-link = Envoyer le lien
link-sent = Si nous connaissons cette adresse, le lien est en route.
reset-password = Choisir un nouveau mot de passe
set-password = Enregistrer
change-password = Changer le mot de passe
password-changed = Le mot de passe est changé. Toutes les autres sessions sont closes.
notices = Avis
notices-note = Nous écrivons quand c’est à vous et que vous ne regardez pas. L’adresse sert aussi quand le mot de passe est oublié.
keep = Enregistrer
kept = Enregistré.
delete-account = Supprimer le compte
delete-account-note = Les parties en cours sont abandonnées, les parties finies perdent votre nom. C’est sans retour.
refused-wrong-password = Le nom ou le mot de passe est faux.
refused-bad-name = Un nom a de 3 à 40 lettres, chiffres, espaces ou .'-_
refused-bad-password = Un mot de passe a de 8 à 200 caractères.
refused-bad-email = Ce n’est pas une adresse électronique.
refused-taken = Ce nom ou cette adresse est déjà pris.
refused-bad-token = Ce lien n’est pas valable, ou ne l’est plus.
refused-too-many-requests = Trop d’essais. Patientez un moment.
refused-needs-account = Les tables ouvertes demandent un compte.
refused-not-logged-in = Connectez-vous d’abord.
running = En cours
finished = Terminées
no-games = Vous n’avez pas encore de partie
no-games-note = Une bataille contre l’ordinateur dure une demi-heure. Une partie reste où vous l’avez laissée, et se retrouve ici.
against = contre { $name }
nobody-yet = personne encore
halted = interrompue
you-won = vous avez gagné
you-lost = vous avez perdu
export = Exporter
import = Importer une partie
import-note = Un fichier exporté ici ou écrit par le programme : la partie reprend où elle s’est arrêtée.
choose-file = Choisir un fichier
bad-file = Ce fichier n’est pas une partie enregistrée.
statistics = Parties jouées ici
no-statistics = Aucune partie n’est encore terminée ici. Ce qui est mesuré entre programmes figure plus bas.
measured = Équilibre des scénarios
measured-note = Parties entre programmes de même force : combien de fois chaque camp a gagné.
scenario = Scénario
games = Parties
won-by = Vainqueurs
draw = nulles
ratings = Classement
no-ratings = Une partie classée demande deux joueurs inscrits : choisissez un adversaire par lien ou une table ouverte, et cochez Partie classée.
player = Joueur
rating = Cote
rated = Partie classée
opponent-link-note = Vous recevez une adresse à envoyer à un ami. Personne d’autre ne peut s’asseoir.
opponent-open-note = Votre table est montrée à tous à l’accueil.
opponent-hotseat-note = Vous jouez les deux camps, ou passez l’écran à votre voisin.
open-needs-account = Les tables ouvertes sont réservées aux joueurs qui ont un compte.
field-letters = M’écrire quand c’est à moi de jouer
field-webhook = Adresse d’un programme (webhook)
field-days = Jours
field-program = À quoi il sert
vacation = Congés
vacation-note = Il reste { $days } jours cette année. Pendant vos congés, aucune pendule en jours ne tombe.
away-until = Vous êtes en congé jusqu’au { $day }. Aucune pendule en jours ne tombe avant.
go-away = Partir
come-back = Revenir maintenant
programs = Vos programmes
programs-note = Un programme joue en votre nom grâce à un jeton, par HTTP et par sockets.
new-token = Nouveau jeton
token-once = Copiez-le maintenant, il ne sera plus montré :
withdraw-token = Retirer
drop-token = Retirer le jeton { $name }
refused-bad-webhook = Un webhook est une adresse http ou https.
refused-no-vacation-left = Il ne reste pas tant de jours.
refused-too-many = Vingt jetons suffisent.
no-dice = Aucun dé n’a été lancé.
clock = Pendule
days-left = { $days } j { $hours } h
clock-none = Sans pendule
clock-live-30 = 30 minutes chacun, +10 s par tour
clock-live-60 = 1 heure chacun, +10 s par tour
clock-live-120 = 2 heures chacun, +15 s par tour
clock-days-1 = 1 jour par tour
clock-days-3 = 3 jours par tour
clock-days-7 = 7 jours par tour

## La première partie guidée
learn-title = { $title } est nouveau pour vous ?
learn-note = Une vraie partie avec un guide à côté du plateau, en un quart d’heure.
lesson = Première partie
lesson-leave = Renvoyer le guide
lesson-watch = Votre adversaire décide. Suivez le plateau et le journal.
lesson-own-way = Vous avez pris votre propre chemin, et les règles le permettent. Décidez librement ; le guide reprendra la parole dès qu’il le pourra.
change-choices = Changer
