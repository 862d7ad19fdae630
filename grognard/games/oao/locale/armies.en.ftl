# Sides, nations and armies; Areas of Attachment, corps and what attachment allows.

side-allied = the Allies
side-german = the Germans
side-none = nobody

nation-french = French
nation-british = British
nation-belgian = Belgian
nation-german = German
nation-austrian = Austro-Hungarian

army-de-FIRST = German First Army
army-de-SECOND = German Second Army
army-de-THIRD = German Third Army
army-de-FOURTH = German Fourth Army
army-de-FIFTH = German Fifth Army
army-de-SIXTH = German Sixth Army
army-de-SEVENTH = German Seventh Army
army-de-BELGIEN = AG Belgien
army-de-METZ = Armee-Abteilung Metz
army-de-STRASSBURG = Armee-Abteilung Strassburg
army-fr-FIRST = French First Army
army-fr-SECOND = French Second Army
army-fr-THIRD = French Third Army
army-fr-FOURTH = French Fourth Army
army-fr-FIFTH = French Fifth Army
army-fr-SIXTH = French Sixth Army
army-fr-EIGHTH = French Eighth Army
army-fr-NINTH = French Ninth Army
army-fr-TENTH = French Tenth Army
army-fr-ALSACE = Army of Alsace
army-fr-PARIS = Paris Garrison
army-fr-GDT = Groupe de Divisions Territoriales
army-fr-DETACHEMENT = Détachement d'Armée
army-br-BEF = BEF
army-be-BELGIAN = Belgian Army

independent = Independent

# questions
area-choose = Areas of Attachment: keep these boundaries, or change one?
area-point = Boundary between { $first } and { $second }: what is changed?
area-hex = Boundary between { $first } and { $second }: to which hex?
attach-choose = Which Formation is attached elsewhere?
attach-to = Where is { $name } attached?
extension-choose = The enemy's Front Line has gone back and boundaries reach up to it again: keep them so?
option-area = Boundary { $first } – { $second }
option-area-front = Its end at the enemy's front ({ $hex })
option-area-rear = Its end in the rear ({ $hex })
option-area-bend = Bend { $number } ({ $hex })
option-area-new = A new bend, as number { $number }
option-area-straight = Straight from end to end
option-over = { $army }: over its neighbours
option-beside = { $army }: beside its neighbours again
option-proposed = The boundaries that were proposed
option-attach-army = { $army }
option-attach-corps = Corps { $corps }
option-independent = Independent
option-extension = Boundary { $first } – { $second }, now to { $hex }

# the log
areas-proposed = Areas of Attachment of { $side }: { $number ->
    [0] no boundary
    [one] one boundary
   *[other] { $number } boundaries
}
area-changed = Boundary between { $first } and { $second }: { $points }
attached-army = { $name } is attached to { $army }
attached-corps = { $name } changes its corps: { $corps }
attach-misplaced = In the Area of another army, and to leave it as soon as they can: { $names }

# refusals: boundaries
area-too-many-bends = A boundary has two ends and at most { $most } bends, each in a hex of its own.
area-not-from-front = { $hex } is not at the enemy's Front Line, nor at the limit of the map.
area-snakes = A boundary does not turn back like a snake.
area-not-to-rear = { $hex } is no farther from the enemy than the front end: a boundary leads to the rear.
area-overlap = It would cross the boundary between { $other } and { $with_ }.
area-too-many-corps = { $army } would have { $trains } Corps Trains in its Area, and has { $boxes } corps boxes.
area-none = { $army } has no Area yet.
area-both = The Areas of these two armies may not overlap: { $first } and { $second }.
area-overlaps-most = { $army }: its Area may overlap those of { $most } French armies at most.
area-over-gdt = { $name } (GDT) would be in the Area of { $army }.
area-choose-hex = Choose a hex.
area-same-hex = The boundary has a point there already.
area-limit-only = A boundary ends at the limit of the map.
area-two-armies = The hex is in the Area of neither of the two armies.

# refusals: attachment
attach-own = Choose a Formation of your own.
attach-railborne = Areas do not affect it while it entrains or is on the railway.
attach-army-unit = It bears the ID of an army and stays with that army: { $army }.
attach-nationality = { $army } is of another nation.
attach-cavalry-corps = It belongs to { $hkk }, whose armies are fixed before GT { $until }.
attach-asset = It is no Formation: Assets belong to no corps.
attach-printed-corps = It bears the number of corps { $corps }; in a game only { $most } Formations of a side may be attached otherwise.
attach-cavalry = Cavalry Formations are always Independent.
attach-no-such-corps = Corps { $corps } is not in play.
attach-corps-elsewhere = Corps { $corps } belongs to { $army }.
attach-limit = The corps would have { $total } divisions; its limit is { $limit }.
attach-no-choice = It has no other place to be attached to.
attach-no-corps = There is no such corps.
combat-two-armies = Units of { $first } and { $second } may not fight together.
combat-too-many-corps = Units of { $corps } corps may not fight together, only of { $most }.
approach-other-area = Next to an enemy it may only go in the Area of its own army: { $army }.
approach-gdt = The GDT does not approach enemies in the Area of { $army }.
