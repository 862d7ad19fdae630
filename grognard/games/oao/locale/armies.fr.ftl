# Camps, nations et armées ; zones de rattachement, corps et ce que permet le rattachement.

side-allied = les Alliés
side-german = les Allemands
side-none = personne

nation-french = français
nation-british = britanniques
nation-belgian = belges
nation-german = allemands
nation-austrian = austro-hongrois

army-de-FIRST = 1re Armée allemande
army-de-SECOND = 2e Armée allemande
army-de-THIRD = 3e Armée allemande
army-de-FOURTH = 4e Armée allemande
army-de-FIFTH = 5e Armée allemande
army-de-SIXTH = 6e Armée allemande
army-de-SEVENTH = 7e Armée allemande
army-de-BELGIEN = AG Belgien
army-de-METZ = Armee-Abteilung Metz
army-de-STRASSBURG = Armee-Abteilung Strassburg
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
army-br-BEF = BEF
army-be-BELGIAN = Armée belge

independent = indépendante

# questions
area-choose = Zones de rattachement : garder ces limites, ou en changer une ?
area-point = Limite { $first } – { $second } : que change-t-on ?
area-hex = Limite { $first } – { $second } : vers quel hex ?
attach-choose = Quelle formation change de rattachement ?
attach-to = À quoi rattacher { $name } ?
extension-choose = La ligne de front ennemie a reculé et les limites s'étendent de nouveau jusqu'à elle : les garder ainsi ?
option-area = Limite { $first } – { $second }
option-area-front = Son extrémité à la ligne de front ennemie ({ $hex })
option-area-rear = Son extrémité à l'arrière ({ $hex })
option-area-bend = Coude { $number } ({ $hex })
option-area-new = Un nouveau coude, numéro { $number }
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
    [0] aucune limite
    [one] une limite
   *[other] { $number } limites
}
area-changed = Limite { $first } – { $second } : { $points }
attached-army = { $name } : nouveau rattachement ({ $army })
attached-corps = { $name } change de corps : { $corps }
attach-misplaced = Dans la ZR d'une autre armée, à en sortir au plus tôt : { $names }

# refus : limites
area-too-many-bends = Une limite a deux extrémités et au plus { $most } coudes, chacun dans son propre hex.
area-not-from-front = { $hex } n'est ni à la ligne de front ennemie ni au bord de la carte.
area-snakes = Une limite ne revient pas sur elle-même comme un serpent.
area-not-to-rear = { $hex } n'est pas plus loin de l'ennemi que l'autre extrémité : une limite mène vers l'arrière.
area-overlap = Elle couperait une autre limite : { $other } – { $with_ }.
area-too-many-corps = { $army } : la ZR contiendrait { $trains } trains de corps pour { $boxes } cases de corps.
area-none = { $army } : pas encore de ZR.
area-both = Les ZR de ces deux armées ne peuvent se recouvrir : { $first } et { $second }.
area-overlaps-most = { $army } : la ZR ne peut recouvrir que celles de { $most } armées françaises au plus.
area-over-gdt = { $name } (GDT) serait dans la ZR d'une armée : { $army }.
area-choose-hex = Choisissez un hex.
area-same-hex = La limite y a déjà un point.
area-limit-only = Une limite finit au bord de la carte.
area-two-armies = L'hex n'est dans la ZR d'aucune des deux armées.

# refus : rattachement
attach-own = Choisissez une de vos formations.
attach-railborne = Les ZR ne l'affectent pas tant qu'elle embarque en train ou s'y trouve.
attach-army-unit = Elle porte l'ID d'une armée et lui reste rattachée : { $army }.
attach-nationality = Cette armée est d'une autre nation : { $army }.
attach-cavalry-corps = Elle dépend du { $hkk }, dont les armées sont fixées avant le TJ { $until }.
attach-asset = Ce n'est pas une formation : les éléments n'appartiennent à aucun corps.
attach-printed-corps = Elle porte le numéro du corps { $corps } ; dans une partie, chaque camp ne peut rattacher autrement que { $most } formations.
attach-cavalry = Les formations de cavalerie sont toujours indépendantes.
attach-no-such-corps = Le corps { $corps } n'est pas en jeu.
attach-corps-elsewhere = Le corps { $corps } appartient à une autre armée : { $army }.
attach-limit = Le corps aurait { $total } divisions ; sa limite est { $limit }.
attach-no-choice = Elle ne peut être rattachée à rien d'autre.
attach-no-corps = Il n'y a pas de tel corps.
combat-two-armies = Des unités d'armées différentes ne combattent pas ensemble : { $first } et { $second }.
combat-too-many-corps = Des unités de { $corps } corps ne combattent pas ensemble ; { $most } corps au plus.
approach-other-area = Elle n'entre à côté d'un ennemi que dans la ZR de sa propre armée : { $army }.
approach-gdt = Le GDT n'approche pas l'ennemi dans la ZR d'une armée : { $army }.
