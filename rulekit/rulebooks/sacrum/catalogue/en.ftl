title = Peloponnes: Sacrum

## Flows

flow-game = A whole game
flow-round = The end of a round
flow-display = Tiles of the round
flow-income = Income
flow-supply = Supply
flow-scoring = Counting

## Steps

game-prepare = Set the table
    .story = The tiles are shuffled back by back, { $sacrum_tiles } Sacrum tiles lie in the middle, the chits are shuffled into a face-down stack.
game-rounds = Eight rounds
game-count = Count
game-over = The game is over

round-reveal = Turn up three chits
    .story-skull-shown = Turned up: { $items }. Sacrifices are open to all.
    .story-no-skull = Turned up: { $items }. No skull, so no sacrifices.
    .story = Turned up: { $items }
round-open = Who decides when
    .story = They will decide in this order: { $asking }.
round-sacrifice = Sacrifice, one after another
round-secret = Sacrifice, all in secret
round-close = All have decided
round-return = The chits go back
    .story = The chits that were shown go back: the stack is whole again.
round-return-late = The chits go back now
    .story = The chits that were shown go back: the stack is whole again.
round-disasters = Turn up a disaster chip
    .story = A disaster chip is turned up: { $label }
round-round-over = The round is over
    .story = It is round { $round } now.
round-over = The last round is over

display-row = Lay the row
    .story = Into the row come { $items }
display-conquest = Lay the rest at Conquest
    .story = Beside the Conquest tile come { $items }
display-laid-out = All tiles lie

income-collect = Collect income
    .story = Everybody has collected.
income-rhodes = Rhodes takes goods
income-collected = All have collected

supply-feed = Feed the inhabitants
    .story = Everybody has fed those who live on the mat.
supply-supplied = All are fed

scoring-count = Count sacrifices and coins
    .story = Sacrifices and coins have been counted.
scoring-scored = Counted

## Ways on

e-game-prepare-outcome = ready
e-game-rounds-return-over = all rounds played
e-game-count-return-scored = counted
e-round-reveal-outcome-skull-shown = the skull shows
e-round-reveal-outcome-no-skull = no skull
e-round-open-outcome-in-turn = openly, in turn
e-round-open-outcome-in-secret = in secret
e-round-sacrifice-sacrifice-next = the next decides
e-round-sacrifice-sacrifice-all = all have decided
e-round-secret-sacrifice-more = others still think
e-round-secret-sacrifice-done = all is revealed
e-round-close-outcome-chits-first = chits first
e-round-close-outcome-disasters-first = disasters first
e-round-return-outcome = now the disasters
e-round-return-late-outcome = round over
e-round-disasters-outcome-one-more = one more
e-round-disasters-outcome-chits-now = now the chits
e-round-disasters-outcome-round-over = both turned up
e-round-round-over-outcome-next = next round
e-round-round-over-outcome-over = that was the last
e-display-row-outcome-more = tiles are left
e-display-row-outcome-full = none is left
e-display-conquest-outcome = all lie
e-income-collect-outcome-rhodes = somebody has Rhodes
e-income-collect-outcome-nobody = nobody has Rhodes
e-income-rhodes-take-goods = taken
e-supply-feed-outcome = fed
e-scoring-count-outcome = counted

## Outcomes whose chances are told

name-skull-shown = the skull shows
name-no-skull = no skull

## Moves

Sacrifice = Sacrifice
    .verb = sacrifices
    .label = { $count ->
        [0] sacrifice nobody
       *[other] sacrifice { $count }
    }
    .story = { $count ->
        [0] { $by } sacrifices nobody
        [1] { $by } sacrifices one inhabitant and pays a coin
       *[other] { $by } sacrifices { $count } inhabitants and pays a coin for each
    }
    .opened = The skull shows, or a tile of { $by } opens sacrifices without it
    .inhabitants = { $by } has enough inhabitants
    .reserve = { $by } has a coin in reserve for each
TakeGoods = Take goods
    .verb = takes
    .label = { $goods ->
        [none] take nothing
       *[other] take { $goods }
    }
    .story = { $goods ->
        [none] { $by } takes nothing
       *[other] { $by } takes { $goods }
    }
    .exactly = It is three goods, or none
    .kinds = Everything taken is one of the goods
    .mix = The mix is allowed
StackOnTop = Put the chits on top
    .verb = puts the chits on top
    .label = put the chits on top
    .story = { $by } puts the chits on top

figures-opened-by = opened by { $have }

## What is shut out

check-round-before-the-chits = The chits of this round have been turned up
check-round-after-the-chips = No disaster chip of this round is up yet
check-round-on-top = The shown chits go where somebody puts them
check-income-too-early = The chits of this round have been turned up

## What answers a disaster

trigger-strike_noted = A third chip of its kind lies there: the disaster strikes.
trigger-antioch_spared = It does not touch Antioch.
trigger-mines_spared = The Mines of Laurion keep their owner safe from the storm.
trigger-plague_strikes = The plague takes a third, rounded up, of those on each unprotected mat; the sacrificed are out of its reach.

## The table

table-players = Players
table-inhabitants = Inhabitants
table-coins = Coins
table-on-sacrum = Coins on Sacrum
table-wood = Wood
table-stone = Stone
table-food = Food
table-luxury = Luxury
table-chits = Sacrum chits
table-shown = Turned up
table-stack = In the stack
table-disasters = Disasters
table-chips = Chips
table-plague = Plague
    .struck = Plague, struck
table-drought = Drought
    .struck = Drought, struck
table-storm = Storm
    .struck = Storm, struck
table-earthquake = Earthquake
    .struck = Earthquake, struck
table-decline = Decline
    .struck = Decline, struck
table-blank = Blank

field-players-civilization = Civilization of { $key }
field-players-inhabitants = Inhabitants of { $key }
field-players-coins = Coins of { $key }
field-players-luxury = Luxury goods of { $key }
field-players-wood = Wood of { $key }
field-players-stone = Stone of { $key }
field-players-food = Food of { $key }
field-players-on-sacrum = Coins of { $key } on the Sacrum tile
field-players-tiles = Tiles of { $key }
field-players-sacrifice-points = Points of { $key } for sacrifices
field-players-coin-points = Points of { $key } for coins
field-round = Round
field-order = Turn order
field-opening = Turn order at the start of the round
field-chits = Sacrum chits face down
field-shown = Sacrum chits turned up
field-skulls = Skull, round by round
    .yes = skull
    .no = no skull
field-asking = Still to decide
field-chips = Disaster chips of this round
field-laid = Chips turned up: { $key }
field-laid-chips = Chips turned up: { $key }
field-struck = Disaster that has struck
field-struck-round = Round in which { $key } struck
field-struck-spared = Not touched by { $key }
field-bank = Coins paid to the bank
field-stack = Tiles face down
field-row = Tiles in the row
field-conquest = Tiles beside Conquest
field-expansions = Other expansions in play
field-sacrum-tiles = Sacrum tiles on the table
field-boxed = Left in the box

name-s = the skull
name-a = chit a
name-b = chit b
name-c = chit c
name-d = chit d
name-skull = the skull
name-coins = a coin
name-plague = the plague
name-drought = the drought
name-storm = the storm
name-earthquake = the earthquake
name-decline = the decline
name-blank = a blank
