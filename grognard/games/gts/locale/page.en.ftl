# What only the page says.

# pieces
unit-leader = Leader
badge-in-park = in an Artillery Park
marker-barrage-light = Light barrage
marker-barrage-heavy = Heavy barrage
marker-park-fired = Artillery Park, has fired

# values of a counter
value-fire = Fire Rating
value-assault = Assault Rating
value-defense = Defense Rating
value-quality = Troop Quality
value-attachment = Attachment Rating
value-steps = Steps
value-as-target = As a target
fact-steps = Steps

# questions about the board
overlay-zone = Fire Zone
overlay-zones = Enemy Fire Zones
overlay-threat = Who fires here
overlay-leader = Command Range
threat-of = { $name } in { $hex }: Fire Rating { $rating }, distance { $distance }
threat-none = No enemy Fire Zone covers { $hex }.
command-out = { $name } in { $hex } is Out of Command.
view-spotted = Dashed in gold: seen only by those who spot for others from this post.
view-hidden = In the hexes that are hidden: what hides them.
zone-of = Fire Rating { $rating }, Direct Fire to { $range }. In the hexes: what the range takes off against unarmored targets.
zone-none = This Unit has no Fire Zone now.
sight-too-far = Nobody sees farther than { $longest } hexes now.
sight-from-strongpoint = A strongpoint sees through up to two of these.
sight-spots = Whoever spots for others from this observation post sees the hex.
sight-spots-not = Nor is it seen by those who spot from this observation post.

# displays
display-divisions = Divisions
display-active = active
display-command-points = Command
display-dispatch-points = Dispatch
display-ratings = Ratings
display-formation-leads = { $leader }: range { $range }, attachment { $attachment }
display-formation-due = { $leader } arrives on turn { $turn }
display-formation-gone = { $leader } is off the map
display-formation-leaderless = Independent Formation
display-chits = Chits
display-in-mug = In the mug
display-carried = carried over: the first of the turn
display-secret = { $count ->
    [one] One chit nobody has shown
   *[other] { $count } chits nobody has shown
}
display-bought = for this turn
display-held = for the next
display-own-now = yours, bought for this turn
display-own-next = yours, bought for the next turn
display-played = played
display-boxes = Reinforcements at hand
display-entry = enter by { $hex }
display-parks = Artillery Parks
display-park = Park in { $hex }
display-park-contacts = { $linked } of { $guns } In Contact
display-park-fired = has fired
display-air = Air Units left
display-turns = Turn Record Track
display-turn-box = { $turn } · { $label }
display-turn-night = { $turn } · { $label } (night)
display-turn-now = now
display-victory = Victory
display-vp-needed = { $count } points win
display-vp-hex = { $hex }
display-losses = Losses
display-steps-lost = Steps
display-units-lost = Units

# charts
chart-results-unarmored = Results against unarmored targets
chart-results-armored = Results against armored targets
chart-costs = Movement points
chart-cover = Terrain and fire
chart-hexsides = Hexsides: added points, and fire across
chart-weapon = Weapon
chart-terrain = Terrain
chart-hexside = Hexside
chart-leg = Leg
chart-wheeled = Wheels
chart-tracked = Tracks
chart-column = Col.
chart-unarmored = Unarm.
chart-armored = Armor
chart-shells = Shells
chart-sight = Blocks
