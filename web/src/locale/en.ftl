# The page's own words. Titles bring theirs; the server sends them as /texts/{title}/{lang}.ftl.

## Shell
loading = Unfolding the map…
to-lobby = Grognard, to the lobby
titles = Games
choose-battle = Choose a battle
lobby-promise = Every rule is enforced and explained. Play alone, on one screen or by link.
no-server = The server does not answer ({ $error }).
scenarios = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
continue = Continue
your-turn = your turn
guided = Guided first game
side = Side
opponent = Opponent
opponent-bot = Computer
opponent-link = A friend
opponent-open = Open table
opponent-hotseat = Same screen
strength = Strength
strength-recruit = Recruit
strength-regular = Regular
strength-scripted = the script
strength-greedy = the quick thinker
strength-random = chance
strength-veteran = Veteran
balance = Measured balance
balance-games = { $count } games
play = Play
reconnecting = The line is cut. Trying again…

## Bar and tools
line-of-sight = Line of sight
line-of-sight-key = Line of sight (L)
hide-counters-key = Hide counters (H)
turn-map-key = Turn the map (T)
rules-key = Rules (R)
settings = Settings
views = Views
close = Close
key-escape = Esc

## Board
board-label = Board
board-keys = Arrow keys walk from hex to hex, Enter chooses, Shift with arrows moves the map, plus and minus zoom, 0 shows all.
minimap = Small map
beyond = { $count ->
    [one] One place to choose
   *[other] { $count } places to choose
  } beyond the { $edge ->
    [top] upper
    [right] right
    [bottom] lower
   *[left] left
  } edge
zoom-in = Zoom in (+)
zoom-out = Zoom out (−)
zoom-fit = Show the whole map (0)
level = level { $level }
objective-label = objective { $number }
may-choose = may be chosen
inspector = Hex

## Deciding
waiting-for = To decide: { $side }
reaction-of = Reaction · { $side }
your-turn-as = Your turn · { $side }
options = Choices
choose-pieces-on-map =
    { $count ->
        [one] One unit is marked on the map.
       *[other] { $count } units are marked on the map.
    }
choose-on-map = { $count ->
    [one] One hex is marked on the map.
   *[other] { $count } hexes are marked on the map.
}
list-them = List them
confirm-question = { $option }: this cannot be taken back.
confirm-yes = Yes
confirm-no = Not yet
undo = Undo
not-available = Not available
why-not = { $name }: not now
why-not-nothing = There is nothing to choose here.
the-end = The game is over
nothing-to-decide = Nothing to decide now
past-position = A position of the past
rule-open = Rule { $rule }
rule = Rule

## Line of sight
sight-from = From which hex?
sight-to = From { $from }: to which hex?
sight-help = Tap two hexes, or drag from one to the other.
sight-another = Another line
sight-clear = clear
sight-hinders = hinders
sight-blocks = blocks
sight-beyond = not reached
range-hexes = { $count ->
    [one] range { $count } hex
   *[other] range { $count } hexes
}

## Log and replay
log = Log
log-empty = Nothing has happened yet.
show-on-map = Show
every-modifier = Every modifier
fewer-details = Less
replay = Replay
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-position = Position in the game
replay-of = { $at } of { $total }
fork = Play on from here, in a new game
to-present = Now
chat-empty = No word yet.
chat-say = Say something
send = Send
dice-label = dice { $dice }

## Panels
tab-board = Board
tab-log = Log
tab-units = Units
tab-displays = Displays
tab-terrain = Terrain
tab-text = Text
tab-chat = Chat
hand = Hand
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-hex = random hex { $hex }
rules = Rules
rules-search = Search by number or word
rules-none = No rule matches.
rules-missing = Rule { $rule } is not in this rulebook.
no-charts = This game has no charts yet.
track-value = { $label }: { $value }
track-of = { $label }: { $value } of { $max }
track-balance = { $label }: { $value }, { $side }
text-now = Now
text-tracks = Displays

## Settings
language = Language
theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
palette = Colours
palette-plain = Standard
palette-safe = Colour-blind safe
palette-note = Verdicts in blue and orange. Shapes always say the same as colours.
animation = Movement
animation-off = None
animation-quick = Quick
animation-calm = Calm
reactions = Reaction windows
reactions-strict = Always ask
reactions-friendly = When it matters
reactions-standing = Standing orders
reactions-strict-note = You are asked whenever an answer could exist, so that nobody learns anything from the pause.
reactions-friendly-note = You are asked only when you hold an answer. Against a person this can give away that you do.
reactions-standing-note = Your stored orders answer for you; you are asked when none applies.
confirmations = Confirm what cannot be taken back
confirmations-on = Ask
confirmations-off = Do not ask

## Tables and titles
tagline-gwc = Tactical, 1914 to 1918
tagline-rpc = Companies at Ypres
tagline-oao = The Western Front
tagline-gts = The Second World War
side-allied = Allied
side-german = German
side-french = French
side-british = British
side-american = American
open-tables = Open tables
sit-down = Sit down
own-position = A position of one’s own
deciding-in-secret = Every side chooses in secret
option-plain = { $name }
more = More
resign = Resign
resign-sure = Give up this game?
offer-draw = Offer a draw
ask-take-back = Ask for a take-back
offered-draw = { $side } offers a draw.
offered-undo = { $side } asks to take back a move.
offer-waits = Your offer waits for an answer.
accept = Accept
decline = Decline
withdraw = Withdraw
rematch = Play again, sides exchanged
invite = Send this address to whom you want to play with
copy = Copy
copied = Copied
waiting-player = Waiting for another player
spectating = You are watching
spectators = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
winner = Victory: { $side }
nobody-wins = Nobody wins
over-resign = The other side has resigned
over-draw = Draw by agreement
over-time = Out of time
final-score = Score:
overlays = Show on the map
overlay-view = Field of view
overlay-range = Field of fire
layers = Layers
overlay-reach = Reach
overlay-command = Command
overlay-cohesion = Cohesion
overlay-observer = Observer
overlay-artillery = Artillery
overlay-pick-hex = Point at a hex
overlay-pick-unit = Point at a unit
verdict-clear = { $from } sees { $to }
verdict-hindered = { $from } sees { $to }, hindered by { $value }
verdict-blocked = { $from } does not see { $to }
odds-title = What may come of it

## Pieces
card-order = Order
card-action = Action
card-event = Event
card-fate = Card
card-strategy = Strategy Card
card-situation = Situation
value-firepower = firepower
value-range = range
value-movement = movement
value-morale = morale
value-command = command
value-melee = melee
value-cohesion = cohesion
value-anti-tank = anti-tank
state-broken = broken
state-activated = activated
state-suppressed = suppressed
state-veteran = veteran
state-formed = formed
state-dispersed = dispersed
state-spent = spent
state-in = dug in
state-moving = moving
state-digging = digging
state-standby = standing by
chance-of = { $outcome }
exact = exact
sampled = from { $count } trials

## Pages outside a game
pages = Pages
battles = Battles
your-games = Your games
records = Records
account = Account
log-in = Log in
log-out = Log out
log-out-everywhere = Log out everywhere
register = Register
account-note = You can play without an account. With one your games follow you to every browser, and you can sit down at open tables.
guest-note = You play as a guest. Register or log in and the games of this browser become yours for good.
no-email = No e-mail address
field-name = Name
field-password = Password
field-old = Old password
field-new = New password
field-email = E-mail
optional = (optional)
forgotten = Forgotten your password?
forgotten-note = We send a link to the address of your account. It is good for one hour.
send-link = Send the link
link-sent = If we know this address, the link is on its way.
reset-password = Set a new password
set-password = Set the password
change-password = Change the password
password-changed = The password is changed. All other sessions have ended.
notices = Notices
notices-note = We write when it is your turn and you are not looking. The address also serves when a password is forgotten.
keep = Keep
kept = Kept.
delete-account = Delete the account
delete-account-note = Games in progress are resigned, finished games lose your name. This cannot be taken back.
refused-wrong-password = The name or the password is wrong.
refused-bad-name = A name has 3 to 40 letters, digits, spaces or .'-_
refused-bad-password = A password has 8 to 200 characters.
refused-bad-email = That is not an e-mail address.
refused-taken = That name or address is taken.
refused-bad-token = This link is not valid, or no longer.
refused-too-many-requests = Too many tries. Wait a moment.
refused-needs-account = Open tables need an account.
refused-not-logged-in = Log in first.
running = Running
finished = Finished
no-games = You have no games yet
no-games-note = A battle against the computer takes half an hour. A game stays where you left it, and is found here again.
against = against { $name }
nobody-yet = nobody yet
halted = halted
you-won = you have won
you-lost = you have lost
export = Export
import = Import a game
import-note = A file that was exported here or written by the program: the game goes on where it stopped.
choose-file = Choose a file
bad-file = That file is not a saved game.
statistics = Games played here
no-statistics = No game has been finished here yet. What is measured in games between programs stands below.
measured = Balance of the scenarios
measured-note = Games between equal programs: how often each side has won.
scenario = Scenario
games = Games
won-by = Won by
draw = drawn
ratings = Ratings
no-ratings = A rated game needs two players with an account: choose an opponent by link or an open table, and tick Rated game.
player = Player
rating = Rating
rated = Rated game
opponent-link-note = You get an address to send to a friend. Nobody else can sit down.
opponent-open-note = Your table is shown to everyone in the lobby.
opponent-hotseat-note = You play both sides, or hand the screen to your neighbour.
open-needs-account = Open tables are for players with an account.
field-letters = Letters when it is my turn
field-webhook = Address of a program (webhook)
field-days = Days
field-program = What it is for
vacation = Days away
vacation-note = { $days } days are left this year. While you are away no clock of days runs out.
away-until = You are away until { $day }. No clock of days runs out before.
go-away = Go away
come-back = Come back now
programs = Your programs
programs-note = A program plays in your name by a token, over HTTP and sockets.
new-token = New token
token-once = Copy it now, it is not shown again:
withdraw-token = Withdraw
drop-token = Withdraw the token { $name }
refused-bad-webhook = A webhook is an http or https address.
refused-no-vacation-left = So many days are not left.
refused-too-many = Twenty tokens are enough.
no-dice = No die was rolled.
clock = Clock
days-left = { $days } d { $hours } h
clock-none = No clock
clock-live-30 = 30 minutes each, +10 s a turn
clock-live-60 = 1 hour each, +10 s a turn
clock-live-120 = 2 hours each, +15 s a turn
clock-days-1 = 1 day a turn
clock-days-3 = 3 days a turn
clock-days-7 = 7 days a turn

## The guided first game
learn-title = New to { $title }?
learn-note = A real game with a guide beside the board, in a quarter of an hour.
lesson = First game
lesson-leave = Send the guide away
lesson-watch = Your opponent decides. Watch the board and the log.
lesson-own-way = You have taken a way of your own, and the rules allow it. Decide as you like; the guide speaks again when it can.
change-choices = Change
