# Activation: who acts, and how
actor-choose = Which Unit acts?
action-choose = What does { $name } do?
stack-choose = { $action }: who does it together with { $name }?
second-choose = A Second Action for { $name } ({ $cost ->
    [one] one Command Point
   *[other] { $cost } Command Points
})?
second-part = { $action } as a Second Action: which Units?
action-move = Move
action-mount = Mount up
action-enter = Enter an entrenchment
action-leave = Leave the entrenchment
action-fire = Fire
action-assault = Assault
action-rally = Rally
action-build-ip = Build an improved position
action-build-ent = Build an entrenchment
action-build-block = Build a road block
action-remove-block = Remove the road block
action-rearguard = Create a Rearguard
action-remove-rearguard = Remove the Rearguard
action-pass = Pass
table-direct = under Direct Command
table-division = as the free Action of a Division activation
table-division-second = as a Second Action
table-formation = as the Action of a Formation activation
table-formation-second = as a Second Action

# what an Action is
explain-action-move = Hex by hex for movement points; Column and dismounting are part of it.
explain-action-mount = The whole Action; it draws Opportunity Fire.
explain-action-enter = The whole Action; it draws Opportunity Fire, against which the entrenchment is of no use yet.
explain-action-leave = The whole Action; it draws Opportunity Fire, against which the entrenchment is of no use any more.
explain-action-fire = At an enemy in range and sight; spotted fire reaches farther.
explain-action-assault = At an adjacent hex with enemies, after a Bravery Check.
explain-action-rally = Takes off Suppression, or else one Cohesion Hit: at once if In Command, else on a check.
explain-action-build-ip = Defense -1, Troop Quality +1. It draws Opportunity Fire; engineers need no check.
explain-action-build-ent = Fire and Assault +1, Defense -2, Troop Quality +2, and it counts as Armored. It draws Opportunity Fire and needs a check.
explain-action-build-block = No Road in the hex for anybody but this Division. It draws Opportunity Fire and needs a check.
explain-action-remove-block = It draws Opportunity Fire; engineers need no check.
explain-action-rearguard = A Unit without Steps within two hexes. It draws Opportunity Fire and needs a check.
explain-action-remove-rearguard = It leaves the map and can be used again.
explain-action-pass = Nothing is done; a Second Action may follow.
explain-command-cost = It costs { $cost ->
    [one] one Command Point
   *[other] { $cost } Command Points
}.
explain-points-left = The Division has { $count }.
explain-out-of-command = { $name } is Out of Command: Troop Quality -1, and no Second Action.

# the log of an activation
passed = { $name } ({ $side }) passes
commanded = Direct Command: { $name } ({ $side }) has acted for { $cost ->
    [one] one Command Point
   *[other] { $cost } Command Points
}
second-action = Second Action of { $name } ({ $side }) for { $cost ->
    [one] one Command Point
   *[other] { $cost } Command Points
}

# why not now
why-not-nobody = None of your Units is in { $hex }.
why-not-enemy = { $name } is the enemy's.
why-not-off-map = { $name } is not on the map.
why-not-act-entry-first = Whoever can leave the entry hex must do so before the activation ends.
why-not-act-nothing = There is nothing that { $name } could do now.
why-not-act-new-rearguard = { $name } was created in this activation and does nothing in it.
why-not-act-done = { $name } has had its Action.
why-not-act-not-attached = { $name } was not attached when the activation began.
why-not-act-not-active = { $name } is not Active: the chit is that of others.
why-not-act-independent = { $name } is independent and never acts under Direct Command.
why-not-act-out-of-command = { $name } is Out of Command: no Command Point can be spent on it.
why-not-act-no-points = The Division of { $name } has no Command Point left for it.
why-not-act-other-hex = { $name } is in another hex.
why-not-act-together = { $name } cannot do this together with the others: Column, a star, an overstacked hex, or no hex that all could Assault.
why-not-act-table = { $action } is not allowed { $column }.
why-not-act-same-type = { $name } has just done something of this type; a Second Action must be of another.
why-not-act-entering = { $name } is on its entry hex and can only move.
why-not-act-suppressed = { $name } is Suppressed and can only Rally.
why-not-act-frozen = { $name } is in an Artillery Park: it fires and rallies, nothing else.
why-not-act-move = { $name } cannot move anywhere.
why-not-act-mount = { $name } has no transport to mount, or has mounted already.
why-not-act-enter = { $name } finds no empty entrenchment that it could enter.
why-not-act-leave = { $name } is in no entrenchment that it could leave.
why-not-act-fire = { $name } has nothing that it could fire at.
why-not-act-assault = { $name } cannot Assault anybody.
why-not-act-rally = { $name } has nothing to rally from: in an enemy Fire Zone Cohesion Hits stay by day.
why-not-act-build-ip = { $name } cannot build one: only Leg Infantry for itself and engineers in the hex, never in Column.
why-not-act-build-ent = { $name } cannot build one: only an engineer where a Unit has been in an improved position before this activation.
why-not-act-build-block = { $name } cannot build one: only an engineer out of Column on an open Road, while the Army has a block left.
why-not-act-remove-block = There is no road block that { $name } could remove.
why-not-act-rearguard = { $name } cannot create one: only Infantry out of Column, while the Army has a counter left and there is a place for it.
why-not-act-remove-rearguard = { $name } is no Rearguard.
why-not-act-pass = { $name } cannot pass.

# Leaders
leader-follow = Units leave { $hex } for { $to }: does { $name } go along?
leader-displaced = { $name } is without Units: which of the nearest does he join?
leader-transfer = { $must ->
    [yes] { $name } must transfer from { $hex }. Where to?
   *[no] { $name } in { $hex } may transfer. Where to?
}
option-leader-go = He goes along
option-leader-stay = He stays
explain-leader-with = { $name } will be in { $hex }; his Command Range is measured from there.
leader-follows = { $name } ({ $side }) goes along to { $hex }
leader-displaced-to = { $name } ({ $side }) joins the nearest Unit of his Formation in { $hex }
leader-removed = { $name } ({ $side }) has no Units left and is removed
leader-transferred = { $name } ({ $side }) transfers to { $hex }
why-not-leader-nearest = { $name } joins the nearest Unit of his Formation.
why-not-leader-alone = No Unit of his Formation is with { $name }: he must transfer.
why-not-leader-striped = { $name } must go to a Unit of his own Formation first.
why-not-leader-no-unit = { $hex } has neither a Unit of his Formation nor an independent Unit of his Division for { $name }.

# attachment
attach-choose = { $name } attaches independent Units; room for white stripes: { $room }
attached = { $name } ({ $side }) is attached to { $leader }
why-not-attach-striped = { $name } is not independent.
why-not-attach-division = { $name } is not of the Division of { $leader }.
why-not-attach-range = { $name } is out of the Command Range of { $leader }.
why-not-attach-room = The Attachment Rating of { $leader } is used up.

# rally
check-rally = Rally
rallied = { $name } ({ $side }) rallies: { $off ->
    [suppression] no longer Suppressed
   *[hit] a Cohesion Hit comes off
}
men-rallying = { $name } ({ $side }): Men Rallying +{ $count }
