# The sequence of play

phase = GT { $gt }, { $side }: { $phase }
phase-preliminary = Preliminary Phase
phase-attachment = Attachment Phase
phase-supply = Supply Phase
phase-rr_engineering = RR Engineering Phase
phase-movement = Movement Phase
phase-counter_movement = Counter Movement Phase
phase-attack = Attack Phase
phase-counter_attack = Counter Attack Phase
phase-finishing = Finishing Phase
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# Tracks and displays

track-turn = Game Turn
track-date = Date
track-day = { $day } { $month }
track-phase = Phase
track-vp = Victory Points
track-means-allied = Allied resources
track-means-german = German resources
means-rail-points = RPs (Rail Points)
means-positions = Improved Positions that may be built
means-shells-42 = 42 cm bombardments
means-shells-30-5 = 30.5 cm bombardments
means-shells-prep = GTs of Prep Bombardment
means-replacements = { $nation } REPLs

# Pieces and markers

unit-infantry = Infantry
unit-chasseurs_alpins = Chasseurs Alpins
unit-garrison = Garrison infantry
unit-loc_infantry = LOC infantry
unit-cavalry = Cavalry
unit-jaeger = Jäger
unit-loc_cavalry = LOC cavalry
unit-fort = Fort
unit-artillery = Artillery
unit-siege_artillery = Siege-Artillery
unit-siege_train_hq = Siege-Train HQ
unit-depot = Army Depot
unit-corps_train = Corps Train
unit-fortress1 = Fortress1
unit-fortress2 = Fortress2 (supply source)
unit-hidden = Unknown unit
marker-position = Improved Position
marker-bridge-blown = Bridge blown
marker-prepared = Prepared Attack
marker-attack = Attack
marker-bottleneck = RR bottleneck
badge-prepared = prepared
badge-digging = building a position
badge-rail = in Rail Mode
badge-turned = on its back
badge-level-1 = CE -1
badge-level-2 = CE -2
badge-level-3 = CE -3
badge-level-4 = Combat Ineffective (CI)
badge-level-5 = Demoralized (D1)
badge-level-6 = Demoralized (D2)
badge-recovering = recovering CE
badge-reacted = has reacted
badge-deployed = deployed
badge-deploying = deploying
badge-extended = Extended Mode
badge-moved = moved
badge-inactive = inactive

# Ground

terrain-lowland = Lowland
terrain-upland = Upland
terrain-highland = Highland
terrain-moor = Moor
terrain-foothills = Foothills
terrain-mountain = Mountain
terrain-steep_mountain = Steep Mountain

# The board as text

text-turn = GT { $turn } of { $turns }
text-points = Victory Points, positive for the Germans: { $points }
text-hidden = unknown unit of { $side }
