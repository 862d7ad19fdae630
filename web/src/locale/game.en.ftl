# The words of the game screen.

## Pieces and hexes
named-piece = { $name } { $sign }
fact-cover = Cover
fact-vulnerability = Vulnerability
value-cover = Cover
value-cover-plunging = Cover, plunging fire
value-standing = Checks
controlled-by = held by { $side }

## Displays
display-arrivals = To arrive
display-arrival-time = Time { $time }
display-arrival-turn = turn { $turn }
display-objectives = Objectives
display-objective = { $number } · { $hex }
display-nobody = nobody
display-cards = Cards
display-deck = Deck
display-discards = Discards
display-hand = Hand
display-strategy = Strategy Cards left
display-chits-secret = Secret chits
display-posture-attack = Attacker
display-posture-defend = Defender
display-posture-recon = Reconnaissance
display-losses = Lost
display-artillery = Off-map artillery
display-group = { $id } · firepower { $firepower } · { $mode }
display-group-ready = ready
display-group-aiming = aims at { $target }, primed on turn { $turn }
display-group-primed = primed on { $target }
display-group-firing = fires for effect at { $target }
display-group-spent = spent
display-transport = Transport
display-free = { $free } of { $all } free
display-off-map = Off the map
place-off-map = Off the map
place-casualty = Casualties
place-captured = Captured
place-removed = Out of play
place-exited = Exited
place-recovered = Recovered
display-campaign = Campaign
display-day = Day { $day } of { $days }
display-turn = Turn { $turn } of { $turns }
display-records = Records
display-held = Marked hexes held
display-effects = In force

## Choices that grow
picked = Chosen: click to take out

## Overlays
overlay-key = Key { $key }
overlay-none = Nothing to show here.

## Hints and the end
hint = Hint
hint-key = Hint (?)
hint-thinking = The adviser thinks: { $percent } %
hint-title = The adviser would choose
hint-play = Do it
hint-none = No advice here.
luck = Luck of the dice
luck-note = In standard deviations, above 0 for good luck: beyond 2 the dice were out of the ordinary
luck-line = { $side }: { $dice } dice, { $way ->
    [better] { $points } points better than expected
    [worse] { $points } points worse than expected
   *[even] as expected
}
review = Review of the game
review-start = Find the turning points
review-thinking = Every decision is weighed. This takes a while…
review-none = No answer changed the odds much.

review-point = Answer { $entry }: { $swing } more for { $side } ({ $cause })
review-by-chance = dice or cards
review-by-choice = a choice

## Windows of reaction
mute-window = Pass all of these
mute-window-help = Windows of this kind are passed over until you ask for them again in the menu.
muted-windows = Passed over
muted-ask = ask me again
full-screen = Full screen

## Charts
chart-checks = Checks caused by fire
chart-circumstance = Circumstance
chart-modifier = Modifier
chart-second-hex = every second hex of range
chart-trench-plunging = IN a trench, plunging fire

## Two players at one screen
menu-way = by way of { $hexes }
curtain-title = { $side } to decide
curtain-help = Hand the screen over: cards and secrets of this side come next.
curtain-sit = I play { $side }
curtain-both = I play both sides

## Paths
path-again = Click { $hex } again to go there: { $cost } points.
explain-signal = signals on { $signal } or less, delay { $delay }, primed on turn { $turn }
answer-now = Answer now
bot-thinking = thinking { $percent } %
standing-orders = Standing orders
standing-orders-note = Windows of reaction are answered at once by the first order that fits. Nobody else sees them before the game is over.
standing-orders-none = No orders: you are asked every time.
order-when = When asked
order-answer = Answer
order-here = Only in { $hex }
order-add = Give this order
order-earlier = Try this order earlier
order-remove = Take this order back
orders-later = An order can be given once you have been asked a question of its kind.
overlay-barrage = Barrage
range-of-own = Firepower { $firepower }, range { $greatest }
range-of-weapon = Weapon: firepower { $firepower }, range { $least } to { $greatest }
artillery-ready = { $id } (+{ $firepower }): ready. A call now is primed on turn { $turn } and fires on a signal roll of { $signal } or less.
artillery-waits = { $id } (+{ $firepower }) aims at { $target }: primed on turn { $turn }, fires on a signal roll of { $signal } or less.
artillery-primed = { $id } (+{ $firepower }) is primed at { $target }: fires on a signal roll of { $signal } or less.
artillery-fires = { $id } (+{ $firepower }) fires for effect at { $target }.
artillery-spent = { $id } (+{ $firepower }): spent this turn.
