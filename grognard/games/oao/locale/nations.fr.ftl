# Règles nationales : l'Yser, Paris et le GDT, les bases, le front de l'Est, l'AG Belgien, les camions.

# questions et jets
inundation-announce = Ouvrir les écluses de Nieuport ({ $hex }) et inonder l'Yser ? Il n'y a qu'une tentative par partie.
inundation = Inondation de l'Yser
french-reserve = Divisions de réserve françaises
gdt-integrate = { $name } rejoint-il sa division { $parent } ?
base-choose = Déplacer une base d'armée ?
base-hex = Où va la base de l'armée ? ({ $army })
base-flee = L'armée belge abandonne-t-elle sa base d'Ostende pour fuir en France ?
belgian-transfer = Pertes belges en route
east-corps = Quel corps part pour le front de l'Est ?
east-division = Quelle division part pour l'Est ? (encore { $left })
east-cavalry = Quelle division de cavalerie part pour l'Est ?
belgien-landwehr = Quelle brigade de Landwehr de l'AG Belgien quitte la carte ?
option-transfer = Déplacer la base : { $army }
option-corps = Corps { $corps }

# journal
inundation-flooded = Les écluses sont ouvertes ({ $die }) : les rives de l'Yser sont inondées
inundation-failed = L'inondation de l'Yser échoue ({ $die })
reserve-failed = Les réserves françaises ne sont pas encore prêtes ({ $die } ; il fallait { $highest } ou moins)
reserve-turned = Les divisions de réserve françaises ont désormais leur EC supérieure
gdt-integrated-unseen = Un détachement ({ $side }) rejoint sa division
gdt-integrated = { $name } rejoint sa division { $parent }
gdt-dissolved = Le GDT est dissous : ses divisions ont une EC de 10 et sont rattachées à des armées
belgian-base-threatened = { $name } menace la base de l'armée ({ $army }) : elle devra se déplacer
base-transfer = La base de l'armée ({ $army }) va en { $hex } : au plus { $limit } munitions par tour jusqu'au tour { $until }
base-complete = Le transfert de base est achevé : { $army }
base-fled = La base de l'armée ({ $army }) fuit en { $hex } : au plus { $limit } munitions par tour désormais
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
alsace-depot = Le dépôt d'ALSACE reste à { $most } hexs au plus de Besançon, de Belfort ou de Mulhouse.
gdt-in-area = { $hex } est dans la zone d'une armée : { $army }. Le GDT n'y entre pas avant le tour 18.
gdt-line-broken = Depuis { $hex }, la ligne du GDT entre la mer et les armées ne pourrait plus être fermée.
gdt-line-open = La ligne du GDT est rompue, et { $name } peut la fermer en { $hex }.
base-moved = La base a déjà été déplacée : { $army }.
base-too-early = Les Britanniques ne peuvent déplacer leur base de leur plein gré qu'à partir du tour 7.
samson-leash = Samson reste à { $most } hexs au plus de Dunkerque.
east-formation = Seules des formations en jeu sont retirées.
east-bavarian = Les Bavarois ne partent pas pour l'Est.
east-demoralized = Les formations démoralisées ne partent pas pour l'Est.
east-southern = Selon l'option de cette partie, aucune infanterie des 6e et 7e Armées ne part pour l'Est.
east-own = Choisissez une de vos unités.
east-first-line = Elle n'appartient à aucun corps de première ligne qui permette de donner assez de divisions.
longwy-repulse = Longwy ne peut être refoulé dans la phase de contre-mouvement du tour 2.
