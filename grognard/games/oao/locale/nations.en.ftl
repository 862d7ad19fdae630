# National rules: the IJzer, Paris and the GDT, bases, the Eastern Front, AG Belgien, trucks.

# questions and rolls
inundation-announce = Open the sluices of Nieuwpoort ({ $hex }) and flood the IJzer? There is one attempt in the game.
inundation = Inundation on the IJzer
french-reserve = French Reserve divisions
gdt-integrate = Does { $name } join its division { $parent }?
base-choose = Is an Army Base moved?
base-hex = Where does the base of the army go? ({ $army })
base-flee = Does the Belgian Army give up its base at Oostende and flee to France?
belgian-transfer = Belgian losses on the way
east-corps = Which corps is withdrawn to the Eastern Front?
east-division = Which division goes East? ({ $left } still to go)
east-cavalry = Which cavalry division goes East?
belgien-landwehr = Which Landwehr brigade of AG Belgien leaves the map?
option-transfer = Move the base of the army: { $army }
option-corps = Corps { $corps }

# the log
inundation-flooded = The sluices are open ({ $die }): the land along the IJzer is flooded
inundation-failed = The attempt to flood the IJzer fails ({ $die })
reserve-failed = The French Reserves are not ready yet ({ $die }; { $highest } or less was needed)
reserve-turned = The French Reserve divisions have their higher CE from now on
gdt-integrated-unseen = A detachment ({ $side }) joins its division
gdt-integrated = { $name } joins its division { $parent }
gdt-dissolved = The GDT is dissolved: its divisions have a CE of 10 and belong to armies
belgian-base-threatened = { $name } threatens the base of the army ({ $army }): it will have to move
base-transfer = The base of the army ({ $army }) moves to { $hex }: at most { $limit } increments of Ammo a GT until GT { $until }
base-complete = The base transfer is complete: { $army }
base-fled = The base of the army ({ $army }) flees to { $hex }: at most { $limit } increments of Ammo a GT from now on
base-roll = { $name } rolls { $die }: { $lost ->
    [true] one Strength Reduction
   *[false] no loss
}
antwerpen-surrendered = Antwerpen surrenders
truck-used = Trucks bring Ammo: { $army } ({ $left ->
    [0] the last time
    [one] once more
   *[other] { $left } times more
})

# refusals
inundation-tried = The Inundation has already been tried.
inundation-nieuwpoort = No Allied infantry of the size of a division is in Nieuwpoort ({ $hex }).
paris-district = This garrison stays in its district of Paris: { $district }.
alsace-depot = The ALSACE Depot stays within { $most } hexes of Besançon, Belfort or Mühlhausen.
gdt-in-area = { $hex } is in the Area of an army: { $army }. The GDT keeps out of it before GT 18.
gdt-line-broken = From { $hex } the line of the GDT between the sea and the armies could not be closed.
gdt-line-open = The line of the GDT is broken, and { $name } can close it in { $hex }.
base-moved = The base has already been moved: { $army }.
base-too-early = The British may move their base of their own will from GT 7 on.
samson-leash = Samson stays within { $most } hexes of Dunkerque.
east-formation = Only Formations in play are withdrawn.
east-bavarian = Bavarians do not go East.
east-demoralized = Demoralized Formations do not go East.
east-southern = By the option of this game no infantry of the Sixth and Seventh Armies goes East.
east-own = Choose one of your own units.
east-first-line = It belongs to no first-line corps with which enough divisions can be given.
longwy-repulse = Longwy may not be Repulsed in the Counter Movement Phase of GT 2.
