# Camps, nations et armées ; zones de rattachement, corps et ce que permet le rattachement.

side-allied = les Alliés
side-german = les Allemands
side-none = personne

nation-french = français
nation-british = britannique
nation-belgian = belge
nation-german = allemand
nation-austrian = austro-hongrois

army-de-FIRST = 1re Armée allemande
army-de-SECOND = 2e Armée allemande
army-de-THIRD = 3e Armée allemande
army-de-FOURTH = 4e Armée allemande
army-de-FIFTH = 5e Armée allemande
army-de-SIXTH = 6e Armée allemande
army-de-SEVENTH = 7e Armée allemande
army-de-BELGIEN = Armee-Gruppe Belgien
army-de-METZ = Armee-Abteilung Metz
army-de-STRASSBURG = Armee-Abteilung Straßburg
army-fr-FIRST = 1re Armée française
army-fr-SECOND = 2e Armée française
army-fr-THIRD = 3e Armée française
army-fr-FOURTH = 4e Armée française
army-fr-FIFTH = 5e Armée française
army-fr-SIXTH = 6e Armée française
army-fr-EIGHTH = 8e Armée française
army-fr-NINTH = 9e Armée française
army-fr-TENTH = 10e Armée française
army-fr-ALSACE = Armée d'Alsace
army-fr-PARIS = Garnison de Paris
army-fr-GDT = Groupe de divisions territoriales
army-fr-DETACHEMENT = Détachement d'armée
army-br-BEF = Armée britannique (BEF)
army-be-BELGIAN = Armée belge

independent = indépendante

# questions
area-choose = Zones de rattachement : garder ces limites, ou en changer une ?
area-point = Limite entre { $first } et { $second } : que change-t-on ?
area-hex = Limite entre { $first } et { $second } : dans quel hex ?
attach-choose = Quelle formation change de rattachement ?
attach-to = À quoi rattacher { $name } ?
extension-choose = Le front ennemi a reculé et les limites s'étendent de nouveau jusqu'à lui : les garder ainsi ?
option-area = Limite { $first } – { $second }
option-area-front = Son extrémité au front ennemi ({ $hex })
option-area-rear = Son extrémité à l'arrière ({ $hex })
option-area-bend = Coude { $number } ({ $hex })
option-area-new = Un nouveau coude, le numéro { $number }
option-area-straight = Droite d'un bout à l'autre
option-over = { $army } : par-dessus ses voisines
option-beside = { $army } : de nouveau à côté de ses voisines
option-proposed = Les limites proposées
option-attach-army = { $army }
option-attach-corps = Corps { $corps }
option-independent = Indépendante
option-extension = Limite { $first } – { $second }, maintenant jusqu'en { $hex }

# journal
areas-proposed = Zones de rattachement, { $side } : { $number ->
    [one] une limite
   *[other] { $number } limites
}
area-changed = Limite entre { $first } et { $second } : { $points }
attached-army = { $name } : rattachement à { $army }
attached-corps = { $name } : nouveau rattachement, { $corps }
attach-misplaced = Dans la zone d'une autre armée, à en sortir au plus tôt : { $names }

# refus : limites
area-too-many-bends = Une limite a deux extrémités et au plus { $most } coudes, chacun dans son propre hex.
area-not-from-front = { $hex } n'est ni au front ennemi ni au bord de la carte.
area-snakes = Une limite ne revient pas sur elle-même comme un serpent.
area-not-to-rear = { $hex } n'est pas plus loin de l'ennemi que l'autre extrémité : une limite mène vers l'arrière.
area-overlap = Elle couperait la limite entre { $other } et { $with_ }.
area-too-many-corps = { $army } aurait { $trains } trains de corps dans sa zone pour { $boxes } cases de corps.
area-none = { $army } n'a pas encore de zone.
area-both = Les zones ne peuvent se recouvrir : { $first } et { $second }.
area-overlaps-most = { $army } ne peut recouvrir que { $most } armées françaises.
area-over-gdt = { $name } du GDT serait dans la zone d'une armée : { $army }.
area-choose-hex = Choisissez un hex.
area-same-hex = La limite y a déjà un point.
area-limit-only = Une limite finit au bord de la carte.
area-two-armies = L'hex n'est dans la zone d'aucune des deux armées.

# refus : rattachement
attach-own = Choisissez une de vos formations.
attach-railborne = Les zones ne l'affectent pas tant qu'elle embarque ou se trouve en chemin de fer.
attach-army-unit = Elle porte le nom d'une armée et lui reste rattachée : { $army }.
attach-nationality = L'armée est d'une autre nation : { $army }.
attach-cavalry-corps = Elle dépend du { $hkk }, dont les armées sont fixées avant le tour { $until }.
attach-asset = Ce n'est pas une formation : les éléments d'appui n'appartiennent à aucun corps.
attach-printed-corps = Elle porte le numéro du corps { $corps } ; seules { $most } formations par camp et par partie peuvent en être détachées.
attach-cavalry = Les formations de cavalerie sont toujours indépendantes.
attach-no-such-corps = Le corps { $corps } n'est pas en jeu.
attach-corps-elsewhere = Le corps { $corps } appartient à une autre armée : { $army }.
attach-limit = Le corps aurait { $total } divisions ; sa limite est { $limit }.
attach-no-choice = Elle ne peut être rattachée ailleurs.
attach-no-corps = Ce corps n'existe pas.
combat-two-armies = Des unités de deux armées ne combattent pas ensemble : { $first } et { $second }.
combat-too-many-corps = Des unités de { $corps } corps ne combattent pas ensemble ; { $most } au plus.
approach-other-area = Elle ne va au contact de l'ennemi que dans la zone de sa propre armée : { $army }.
approach-gdt = Le GDT n'approche pas l'ennemi dans la zone d'une armée : { $army }.
