# Cartes Stratégie.

# questions
situation-own-turn = Comment utilisez-vous votre Carte Stratégie ?
situation-own-order = Comment utilisez-vous votre Carte Stratégie pendant l'Ordre ?
situation-own-move = Comment utilisez-vous votre Carte Stratégie pendant le mouvement ?
situation-own-offensive = Comment utilisez-vous votre Carte Stratégie pendant l'Offensive ?
situation-own-fire = Comment utilisez-vous votre Carte Stratégie avant de tirer ?
situation-own-op-fire = Comment utilisez-vous votre Carte Stratégie avant le Tir d'Opportunité ?
situation-melee = Mêlée : jouer votre Carte Stratégie ?
situation-enemy-air-assault = L'ennemi ordonne une Frappe Aérienne : jouer votre Carte Stratégie ?
situation-french-offensive = Les Français lancent une Offensive : jouer votre Carte Stratégie ?
situation-op-fire = L'ennemi se prépare au Tir d'Opportunité : jouer votre Carte Stratégie ?
situation-enemy-action = L'ennemi annonce une Action : jouer votre Carte Stratégie ?
situation-fao-request = La salve de l'Observateur est au but : jouer votre Carte Stratégie ?
strategy-keep = Choisissez la Carte Stratégie à garder ; l'autre va sous la pioche.
red-trousers-choose = Pantalons Rouges : choisissez une Unité à Suppresser (encore { $left }).
telephone-trade = Choisissez le Téléphone que vous prenez en échange du vôtre.
battle-morale-choose = Moral : choisissez le Leader.

# réponses
option-situation = Utiliser votre Carte Stratégie
option-strategy = { $name }
option-telephone = { $name }
use-request = Artillerie Demandée par l'Observateur d'Artillerie
use-spy = Défausser la Carte Stratégie ennemie et regarder le haut des deux pioches
use-clear-reminders = Défausser les Cartes Rappel de l'ennemi
use-draw-two = Tirer deux Cartes Stratégie et en garder une
use-cancel-assault = Annuler la Frappe Aérienne
use-two-assaults = Deux Frappes Aériennes gratuites
use-one-assault = Une Frappe Aérienne gratuite
use-anti-gas = Le Gaz ne Démoralise plus ses propres Formations
use-under-shot = Le barrage ennemi tombe deux hexs trop court
use-assaults = Les Formations en mouvement peuvent entrer chez l'ennemi
use-field-reports = L'ennemi défausse sa main et montre ses secrets
use-french-75s = Casser le Téléphone ennemi
use-gabions-et-fascines = +1 de Couverture en Tranchée et Trou de Combat
use-force-noire = Embuscade
use-forward-observer = Pas de déviation : passer à l'Impact
use-red-trousers = Annuler l'Offensive
use-sturmabteilung-vor = Annuler le Tir d'Opportunité
use-no-wire = Les Formations en mouvement ignorent les Barbelés
use-storm = Les Formations en mouvement peuvent entrer chez l'ennemi
use-trade-telephone = Échanger son propre Téléphone
use-battle-morale = Rallier un Leader et les Unités de son rayon
use-doughboy-surge = Le Tir d'Opportunité ne Démoralise pas les Unités commandées
use-firepower = +1 aux attaques avec ses propres Armes
use-flying-squadrons = Plus de Frappes Aériennes pour l'ennemi
use-hidden-path = Les Formations en mouvement ignorent les Barbelés
use-scout = Annuler l'Action
use-woods-fighting = +1 de Moral aux Leaders dans les Bois

# journal
situation-played = { $side } joue { $card } : { $use }.
strategy-looked = { $side } regarde la première Carte Stratégie du camp { $owner }.
strategy-seen = La première Carte Stratégie du camp { $owner } est { $card }.
strategy-discarded = { $side } défausse { $card }.
reminders-discarded = { $side } défausse les Cartes Rappel { $cards }.
under-shot = Le barrage du camp { $side } tombe trop court, sur { $hexes }.
offensive-cancelled = L'Offensive du camp { $side } est annulée et ne compte pas.
telephone-traded = { $side } dispose à présent de { $name }.

# refus
why-not-strategy-used = Vous avez déjà joué une Carte Stratégie pendant ce Tour.
why-not-strategy-fresh = Vous pourrez jouer cette Carte Stratégie à partir du prochain Tour.
why-not-strategy-date = { $card } ne convient pas à la date du scénario ; elle peut seulement ajouter 1 à un jet.
why-not-strategy-moment = Ce n'est pas le moment de jouer { $card }.
why-not-no-reminders = { $side } n'a aucune Carte Rappel sur la table.
why-not-strategy-pile = La pioche de Cartes Stratégie du camp { $side } est vide.
why-not-no-barrage = { $side } n'a aucun barrage sur le plateau.
why-not-no-french-offensive = Aucune Offensive française ne vient d'être lancée.
why-not-nobody-broken = Aucun Leader ne rallierait personne.
why-not-own-turn = Seulement pendant votre Tour.
why-not-scouted = La carte ne répond qu'à À Couvert, Contre-Attaque, À Terre ! et Barbelés Cachés.

# les cartes
strategy-text-FS1 = Pendant votre Tour, au choix : une Artillerie Demandée observée par votre Observateur d'Artillerie, sans carte ; ou l'ennemi perd sa Carte Stratégie et vous regardez le haut des deux pioches ; ou toutes ses Cartes Rappel sont défaussées ; ou tirez deux Cartes Stratégie, gardez-en une et mettez l'autre sous la pioche.
strategy-text-FS2 = Annulez une Frappe Aérienne ordonnée par l'ennemi ; ou, pendant votre Tour, effectuez deux Frappes Aériennes sans carte et hors de la limite d'Ordres.
strategy-text-FS3 = 1916-1918. Jusqu'à la fin de la partie, le Gaz ne peut plus Démoraliser vos Formations. Il les Suppresse toujours. Carte Rappel.
strategy-text-FS4 = Pendant votre Ordre Mouvement : les Unités et Leaders en mouvement peuvent entrer dans des hexs tenus par l'ennemi. Ils y sont Suppressés et leur mouvement prend fin.
strategy-text-FS5 = Pendant votre Tour : l'ennemi défausse sa main et sa Carte Stratégie, ne tire que trois cartes et révèle ses Objectifs secrets.
strategy-text-FS6 = Pendant votre Tour : un Téléphone ennemi fonctionnel est Cassé ; sa Salve de Réglage et ses Impacts quittent le plateau.
strategy-text-FS7 = 1915-1917. Jusqu'à la fin de la partie, vos Formations en Tranchée ou Trou de Combat ont +1 de Couverture en défense. Carte Rappel.
strategy-text-FS8 = En Mêlée : agit comme l'Action Embuscade.
strategy-text-FS9 = Pendant votre Tour : la Salve de Réglage et les Impacts ennemis glissent de deux hexs vers son bord de plateau, et vous y faites les Jets d'Impact.
strategy-text-GS1 = 1916-1918. Jusqu'à la fin de la partie, le Gaz ne peut plus Démoraliser vos Formations. Il les Suppresse toujours. Carte Rappel.
strategy-text-GS2 = Annulez une Frappe Aérienne ordonnée par l'ennemi ; ou, pendant votre Tour, effectuez une Frappe Aérienne (deux dans l'édition française) sans carte et hors de la limite d'Ordres.
strategy-text-GS3 = Pendant votre Tour, au choix : une Artillerie Demandée observée par votre Observateur d'Artillerie, sans carte ; ou l'ennemi perd sa Carte Stratégie et vous regardez le haut des deux pioches ; ou toutes ses Cartes Rappel sont défaussées ; ou tirez deux Cartes Stratégie, gardez-en une et mettez l'autre sous la pioche.
strategy-text-GS4 = Quand votre Observateur d'Artillerie observe et que le jet de Précision est au but : la salve ne dévie pas.
strategy-text-GS5 = 1914. Quand les Français ont activé une Offensive : elle est annulée, vous Suppressez la moitié de ses Unités, arrondie au supérieur ; l'Ordre ne compte pas et ses Formations ne sont pas activées.
strategy-text-GS6 = 1916-1918. Quand l'ennemi a activé des Formations pour un Tir d'Opportunité : l'Action est annulée, sa carte perdue et personne ne compte comme activé.
strategy-text-GS7 = À partir de 1916 (février 1916 dans l'édition française). Pendant votre Ordre Mouvement, au choix pour les Unités et Leaders en mouvement : ils ignorent les Barbelés ; ou ils peuvent entrer dans des hexs tenus par l'ennemi, où leur mouvement prend fin.
strategy-text-GS8 = Pendant votre Tour : la Salve de Réglage et les Impacts ennemis glissent de deux hexs vers son bord de plateau, et vous y faites les Jets d'Impact.
strategy-text-GS9 = Pendant votre Tour : échangez votre Téléphone fonctionnel contre un autre Téléphone allemand ; ou défaussez toutes les Cartes Rappel de l'ennemi.
strategy-text-USS1 = 1916-1918. Jusqu'à la fin de la partie, le Gaz ne peut plus Démoraliser vos Formations. Il les Suppresse toujours. Carte Rappel.
strategy-text-USS2 = Pendant votre Tour : ralliez un de vos Leaders et toutes les Unités de son Rayon de Commandement.
strategy-text-USS3 = Pendant votre Offensive : le Tir d'Opportunité ne Démoralise pas les Unités activées en Bon Ordre dans le Rayon de Commandement d'un Leader activé.
strategy-text-USS4 = Jusqu'à la fin de la partie, les attaques auxquelles participent vos Armes ont +1. Dans l'édition française, à jouer n'importe quand. Carte Rappel.
strategy-text-USS5 = Jusqu'à la fin de la partie, l'ennemi ne peut plus ordonner de Frappe Aérienne. Carte Rappel.
strategy-text-USS6 = Pendant votre Ordre Mouvement : les Unités et Leaders en mouvement ignorent les Barbelés.
strategy-text-USS7 = Quand l'ennemi annonce À Couvert, Contre-Attaque, À Terre ! ou Barbelés Cachés : l'Action est sans effet et sa carte perdue.
strategy-text-USS8 = Pendant votre Tour : la Salve de Réglage et les Impacts ennemis glissent de deux hexs vers son bord de plateau, et vous y faites les Jets d'Impact.
strategy-text-USS9 = Jusqu'à la fin de la partie, vos Leaders dans les Bois ont +1 de Moral. Carte Rappel.
