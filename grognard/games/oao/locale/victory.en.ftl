# Strategic Plans and Victory Points.

plan-none = no plan
plan-idle = idle
plan-active = active
plan-achieved = achieved
plan-abandoned = abandoned
plan-expired = expired

# questions and rolls
plan-abandon = Is a Strategic Plan abandoned?
option-plan-abandon = { $army }: { $points } VP ({ $hexes ->
    [99] no infantry on the map
    [one] one hex from its objective
   *[other] { $hexes } hexes from its objective
})
sixth-army = Plan of the German Sixth Army
lorraine-take = Take { $points } VP for the towns of Lorraine now? This can be done once.

# the log
plan-ended = Plan of the { $army }: { $how }
plan-activated = The plan of the { $army } is active
plan-still-idle = The plan of the { $army } stays idle ({ $die })
plan-not-followed = { $name } ({ $army }) came no nearer to an objective
mandated-attack = Mandated Attack of the { $army }: { $made } of { $due }
vp-scored = VP for { $side }: { $points } ({ $why }). Net: { $leader } { $net }
vp-abandoned = plan of the { $army } abandoned { $hexes ->
    [99] with no infantry on the map
    [one] one hex from its objective
   *[other] { $hexes } hexes from its objective
}
vp-muhlhausen = Mühlhausen is French
vp-lorraine = towns of Lorraine: { $towns }
vp-paris = Germans in the centre of Paris
vp-advance = furthest German advance: { $hex }
vp-gaps = gaps in the southern front line: { $hexes }
vp-marine = the Marine Division is not at the coast
vp-objectives = objectives held: { $places }
vp-cities = cities held: { $places }
vp-hex = { $hex } is held

# how it ended
victory-paris = Paris is German
victory-points = Victory Points
victory-decisive = a decisive victory
victory-substantial = a substantial victory
victory-marginal = a marginal victory
victory-draw = a draw

# refusals
plan-not-nearer = In { $hex } { $name } would be no nearer to any objective of its plan ({ $army }).
plan-idle-no-prepared = Before its plan is active the { $army } places no PA markers.
plan-sixth-frozen = Until its plan is over the { $army } neither gives nor takes corps and Formations.
plan-not-active = The { $army } is bound by no plan.
plan-tied = This plan ends with that of the German Fourth Army.
plan-belgian = The Belgian plan cannot be abandoned.
plan-too-early = No plan is abandoned before GT 3.
plan-mandated-due = It has made { $made } of its { $due } Mandated Attacks.
plan-own-armies = Choose one of your armies.
mandate-no-plan = Only attacks of a French army that is bound by its plan are Mandated.
mandate-infantry = A Mandated Attack needs an Infantry Formation.
