# Règles nationales : l'Yser, Paris et le GDT, les bases, le front de l'Est, l'AG Belgien, les camions.

# questions et jets
inundation-announce = Ouvrir les écluses de Nieuport ({ $hex }) et inonder l'Yser ? Il n'y a qu'une tentative par partie.
inundation = Inondation de l'Yser
french-reserve = Divisions de réserve françaises
gdt-integrate = Intégrer { $name } à sa division, { $parent } ?
base-choose = Transférer une base d'armée ?
base-hex = Où va la base d'armée ? ({ $army })
base-flee = L'armée belge abandonne-t-elle sa base d'Ostende pour fuir en France ?
belgian-transfer = Pertes belges en route
east-corps = Quel corps part pour le front de l'Est ?
east-division = Quelle division part pour l'Est ? (encore { $left })
east-cavalry = Quelle division de cavalerie part pour l'Est ?
belgien-landwehr = Quelle brigade de Landwehr de l'AG Belgien quitte la carte ?
option-transfer = Transférer la base d'armée : { $army }
option-corps = Corps { $corps }

# journal
inundation-flooded = Les écluses sont ouvertes ({ $die }) : les rives de l'Yser sont inondées
inundation-failed = L'inondation de l'Yser échoue ({ $die })
reserve-failed = Les réserves françaises ne sont pas encore prêtes ({ $die } ; il fallait { $highest } ou moins)
reserve-turned = Les divisions de réserve françaises ont désormais leur EC supérieure
gdt-integrated-unseen = Un détachement ({ $side }) est intégré à sa division
gdt-integrated = { $name } : détachement intégré à sa division, { $parent }
gdt-dissolved = Le GDT est dissous : ses divisions ont une EC de 10 et sont rattachées à des armées
belgian-base-threatened = { $name } menace la base d'armée ({ $army }), qui devra être transférée
base-transfer = La base d'armée ({ $army }) passe en { $hex } : au plus { $limit } lots de munitions par TJ jusqu'au TJ { $until }
base-complete = Le transfert de base est achevé : { $army }
base-fled = La base d'armée ({ $army }) fuit en { $hex } : désormais au plus { $limit } lots de munitions par TJ
base-roll = { $name }, jet de { $die } : { $lost ->
    [true] une réduction de force
   *[false] pas de perte
}
antwerpen-surrendered = Anvers capitule
truck-used = Des camions apportent des munitions : { $army } ({ $left ->
    [0] pour la dernière fois
    [one] encore une fois
   *[other] encore { $left } fois
})

# refus
inundation-tried = L'inondation a déjà été tentée.
inundation-nieuwpoort = Aucune infanterie alliée de la taille d'une division n'est à Nieuport ({ $hex }).
paris-district = Cette garnison reste dans son secteur de Paris : { $district }.
alsace-depot = Le dépôt ALSACE reste à { $most } hex au plus de Besançon, de Belfort ou de Mulhouse.
gdt-in-area = { $hex } est dans la ZR d'une armée ({ $army }). Le GDT n'y entre pas avant le TJ 18.
gdt-line-broken = Depuis { $hex }, la ligne du GDT entre la mer et les armées ne pourrait plus être fermée.
gdt-line-open = La ligne du GDT est rompue, et { $name } peut la fermer en { $hex }.
base-moved = La base d'armée a déjà été transférée : { $army }.
base-too-early = Les Britanniques ne peuvent transférer leur base de leur plein gré qu'à partir du TJ 7.
samson-leash = Samson reste à { $most } hex au plus de Dunkerque.
east-formation = Seules des formations en jeu sont retirées.
east-bavarian = Les Bavarois ne partent pas pour l'Est.
east-demoralized = Les formations démoralisées ne partent pas pour l'Est.
east-southern = Selon l'option de cette partie, aucune infanterie des 6e et 7e Armées ne part pour l'Est.
east-own = Choisissez une de vos unités.
east-first-line = Elle n'appartient à aucun corps de première ligne avec lequel on puisse donner assez de divisions.
longwy-repulse = Longwy ne peut être refoulée dans la Phase de contre-mouvement du TJ 2.
