# Strategy Cards.

# questions
situation-own-turn = How do you use your Strategy Card?
situation-own-order = How do you use your Strategy Card during the Order?
situation-own-move = How do you use your Strategy Card during the move?
situation-own-offensive = How do you use your Strategy Card during the Offensive?
situation-own-fire = How do you use your Strategy Card before you fire?
situation-own-op-fire = How do you use your Strategy Card before the Opportunity Fire?
situation-melee = Melee: play your Strategy Card?
situation-enemy-air-assault = The enemy orders an Air Assault: play your Strategy Card?
situation-french-offensive = The French begin an Offensive: play your Strategy Card?
situation-op-fire = The enemy makes ready for Opportunity Fire: play your Strategy Card?
situation-enemy-action = The enemy announces an Action: play your Strategy Card?
situation-fao-request = The Observer's round hits: play your Strategy Card?
strategy-keep = Choose the Strategy Card that you keep; the other goes to the bottom of the pile.
red-trousers-choose = Red Trousers: choose a Unit to Suppress ({ $left } left).
telephone-trade = Choose the Telephone that you take instead of yours.
battle-morale-choose = Battle Morale: choose the Leader.

# answers
option-situation = Use your Strategy Card
option-strategy = { $name }
option-telephone = { $name }
use-request = Artillery Request by the Forward Artillery Observer
use-spy = Discard the enemy's Strategy Card and look at the top of both piles
use-clear-reminders = Discard the enemy's Reminder Cards
use-draw-two = Draw two Strategy Cards and keep one
use-cancel-assault = Cancel the Air Assault
use-two-assaults = Two free Air Assaults
use-one-assault = A free Air Assault
use-anti-gas = Gas no longer breaks one's own Formations
use-under-shot = The enemy's barrage falls two hexes short
use-assaults = Movers may enter hexes of the enemy
use-field-reports = The enemy throws away his hand and shows his secrets
use-french-75s = Break the enemy's Telephone
use-gabions-et-fascines = 1 more Cover in Trenches and Foxholes
use-force-noire = Ambush
use-forward-observer = No drift: straight to Impact
use-red-trousers = Cancel the Offensive
use-sturmabteilung-vor = Cancel the Opportunity Fire
use-no-wire = Movers ignore Wire
use-storm = Movers may enter hexes of the enemy
use-trade-telephone = Exchange one's own Telephone
use-battle-morale = Rally a Leader and the Units in his radius
use-doughboy-surge = Opportunity Fire does not break led Units
use-firepower = 1 more for attacks with one's own Weapons
use-flying-squadrons = No more Air Assaults by the enemy
use-hidden-path = Movers ignore Wire
use-scout = Negate the Action
use-woods-fighting = 1 more Morale for Leaders in Woods

# log
situation-played = { $side } plays { $card }: { $use }.
strategy-looked = { $side } looks at the top Strategy Card of { $owner }.
strategy-seen = The top Strategy Card of { $owner } is { $card }.
strategy-discarded = { $side } discards { $card }.
reminders-discarded = { $side } discards the Reminder Cards { $cards }.
under-shot = The barrage of { $side } falls short, on { $hexes }.
offensive-cancelled = The Offensive of { $side } is cancelled and does not count.
telephone-traded = { $side } now has { $name }.

# refusals
why-not-strategy-used = You have played a Strategy Card in this Turn already.
why-not-strategy-fresh = You may play this Strategy Card from the next Turn on.
why-not-strategy-date = { $card } does not fit the date of the scenario; it can only add 1 to a roll.
why-not-strategy-moment = This is not the moment for { $card }.
why-not-no-reminders = { $side } has no Reminder Card on the table.
why-not-strategy-pile = The Strategy pile of { $side } is empty.
why-not-no-barrage = { $side } has no barrage on the map.
why-not-no-french-offensive = No French Offensive has just begun.
why-not-nobody-broken = No Leader would Rally anybody.
why-not-own-turn = Only in your own Turn.
why-not-scouted = The card answers Concealment, Counterattack, Go to Ground and Hidden Wire only.

# the cards
strategy-text-FS1 = In your Turn, one of these: an Artillery Request spotted by your Forward Artillery Observer, without a card; or the enemy loses his Strategy Card and you look at the top of both Strategy piles; or all his Reminder Cards are discarded; or draw two Strategy Cards, keep one and put the other under the pile.
strategy-text-FS2 = Cancel an Air Assault that the enemy has ordered; or, in your Turn, carry out two Air Assaults that need no card and do not count as Orders.
strategy-text-FS3 = 1916-1918. For the rest of the game Gas cannot break your Formations. It still Suppresses them. Reminder Card.
strategy-text-FS4 = During your Move Order: Units and Leaders on the move may enter hexes that the enemy holds. There they are Suppressed and their move is over.
strategy-text-FS5 = In your Turn: the enemy throws away his hand and his Strategy Card, draws three cards only, and lays his secret Objective chits open.
strategy-text-FS6 = In your Turn: an unbroken enemy Telephone breaks; his Spotting Round and Impact markers leave the map.
strategy-text-FS7 = 1915-1917. For the rest of the game your Formations in Trenches and Foxholes have 1 more Cover when they defend. Reminder Card.
strategy-text-FS8 = In a Melee: works like the Action Ambush.
strategy-text-FS9 = In your Turn: the enemy's Spotting Round and Impact markers shift two hexes towards his own map edge, and you roll for their Impact there.
strategy-text-GS1 = 1916-1918. For the rest of the game Gas cannot break your Formations. It still Suppresses them. Reminder Card.
strategy-text-GS2 = Cancel an Air Assault that the enemy has ordered; or, in your Turn, carry out one Air Assault (two in the French edition) that needs no card and does not count as an Order.
strategy-text-GS3 = In your Turn, one of these: an Artillery Request spotted by your Forward Artillery Observer, without a card; or the enemy loses his Strategy Card and you look at the top of both Strategy piles; or all his Reminder Cards are discarded; or draw two Strategy Cards, keep one and put the other under the pile.
strategy-text-GS4 = When your Forward Artillery Observer spots and the Accuracy Roll hits: the round does not drift.
strategy-text-GS5 = 1914. When the French have activated an Offensive: it is cancelled, you Suppress half of its Units, rounded up; the Order does not count and its Formations are not activated.
strategy-text-GS6 = 1916-1918. When the enemy has activated Formations for Opportunity Fire: the Action is cancelled, its card is lost and nobody counts as activated.
strategy-text-GS7 = From 1916 (February 1916 in the French edition). During your Move Order, one of these for Units and Leaders on the move: they ignore Wire; or they may enter hexes that the enemy holds, where their move is over.
strategy-text-GS8 = In your Turn: the enemy's Spotting Round and Impact markers shift two hexes towards his own map edge, and you roll for their Impact there.
strategy-text-GS9 = In your Turn: exchange your unbroken Telephone for another German one; or discard all Reminder Cards of the enemy.
strategy-text-USS1 = 1916-1918. For the rest of the game Gas cannot break your Formations. It still Suppresses them. Reminder Card.
strategy-text-USS2 = In your Turn: Rally one of your Leaders and all Units in his Command Radius.
strategy-text-USS3 = During your Offensive: Opportunity Fire does not break activated Units in Good Order that stand in the Command Radius of an activated Leader.
strategy-text-USS4 = For the rest of the game attacks in which your Weapons take part have 1 more. In the French edition it may be played at any time. Reminder Card.
strategy-text-USS5 = For the rest of the game the enemy cannot order Air Assaults. Reminder Card.
strategy-text-USS6 = During your Move Order: Units and Leaders on the move ignore Wire.
strategy-text-USS7 = When the enemy announces Concealment, Counterattack, Go to Ground or Hidden Wire: the Action has no effect and its card is lost.
strategy-text-USS8 = In your Turn: the enemy's Spotting Round and Impact markers shift two hexes towards his own map edge, and you roll for their Impact there.
strategy-text-USS9 = For the rest of the game your Leaders in Woods have 1 more Morale. Reminder Card.
