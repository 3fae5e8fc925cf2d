title = Peloponnes: Sacrum

## Flows

flow-game = A whole game
flow-round = The end of a round
flow-display = Tiles of the round
flow-income = Income
flow-supply = Supply
flow-scoring = Counting
flow-year = The first part of a round
flow-harvest = What comes in
flow-bidding = Bidding
flow-placing = Placing

## Steps

game-prepare = Set the table
    .story = The tiles are shuffled back by back, { $sacrum_tiles } Sacrum tiles lie in the middle, the chits are shuffled into a face-down stack.
game-first-round = Tiles of round one
game-all-played = All rounds are played
    .story = All rounds have been played.
game-rounds = Eight rounds
game-last-supply = The last supply round
game-count = Count
game-over = The game is over

year-tiles = Turn up tiles
year-look = Look for the supply mark
    .story = The tiles of the round have been looked over for the supply mark.
year-supply = A supply round
year-bids = Bid
year-placing = Place what was won
year-income-now = Income, or later
    .story = What was won has been placed.
year-harvest = Income
year-collected = The first part is over

harvest-yields = What tiles and inhabitants bring
    .story = Civilizations, tiles and inhabitants have brought what they bring.
harvest-choose = Choose a good
harvest-income = Income of this set
harvest-harvested = All has come in

bidding-open = Bidding begins
    .story = They will bid in this order: { $bidding }.
bidding-bid = Bid
bidding-driven-off = Driven off
bidding-settle = The bids are paid
    .story = The bids are paid. The new turn order: { $order }.
bidding-settled = Bids settled

placing-landscapes = Lay landscapes
    .story = The landscapes that were won have been laid where they fit.
placing-build = Place a building
placing-drop = A building is lost
    .story = It can be neither paid for nor pledged for, and leaves the game.
placing-gain = What new tiles give
    .story = The new tiles have given what they give once.
placing-placed = All is placed

round-reveal = Turn up three chits
    .story-skull-shown = Turned up: { $items }. Sacrifices are open to all.
    .story-no-skull = Turned up: { $items }. No skull: only a tile that says so allows a sacrifice.
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
round-income-late = Income, or none
    .story = The disasters of this round are over.
round-harvest = Income at the end
round-threatened = Tiles are at risk
round-weathered = The disaster is over
    .story = The disaster is over.
round-next-tiles = The next round begins
round-round-over = The round is over
    .story = The round is over. The marker stands at round { $round }.
round-over = The last round is over

display-row = Lay the row
    .story = Into the row come { $items }
display-conquest = Lay the rest at Conquest
    .story = Beside the Conquest tile come { $items }
display-d-tiles = Lay a D tile at Conquest
    .story = Beside the Conquest tile comes { $items }
display-laid-out = All tiles lie

income-collect = Collect income
    .story = Everybody has collected.
income-rhodes = Rhodes takes goods
income-collected = All have collected

supply-feed = Feed the inhabitants
    .story = { $feeding ->
        [none] Everybody has fed those who live on the mat.
       *[other] All but { $feeding } have fed those who live on the mat. Luxury goods may stand in for food that is short.
    }
supply-short = Luxury goods for food
supply-pledges = Settle the pledges
supply-supplied = Supplied

scoring-power = Count the power
    .story = Power is counted: the points on tiles, and those for coins in the reserve.
scoring-population = Count the population
    .story = Population is counted: the points for those on the mats, and those for the sacrificed.
scoring-lower = Take the lower of the two
    .story = The lower of the two totals is each player's score.
scoring-winner = Name the winner
    .story = The winner: { $winners }.
scoring-tie = Break the tie
    .story = Scores are level. The higher of the other totals decides, then coins: { $winners }.
scoring-scored = Counted

## Ways on

e-game-prepare-outcome-whole = the whole game
e-game-prepare-outcome-bare = only the chits
e-game-all-played-outcome-supply = one more supply
e-game-all-played-outcome-none = count now
e-game-first-round-return-collected = all has come in
e-game-last-supply-return-supplied = supplied
e-year-tiles-return-laid-out = all tiles lie
e-year-look-outcome-marked = a tile has the mark
e-year-look-outcome-plain = none has it
e-year-supply-return-supplied = supplied
e-year-bids-return-settled = bids settled
e-year-placing-return-placed = all is placed
e-year-income-now-outcome-now = income comes in now
e-year-income-now-outcome-not-yet = income comes in later
e-year-harvest-return-harvested = all has come in
e-harvest-yields-outcome = brought
e-harvest-choose-choose = chosen
e-harvest-choose-otherwise = nobody has a choice
e-harvest-income-return-collected = collected
e-bidding-open-outcome = in turn order
e-bidding-bid-bid-driven-off = somebody is driven off
e-bidding-bid-bid-next = the next bids
e-bidding-bid-bid-all = all have bid
e-bidding-bid-conquer-next = the next bids
e-bidding-bid-conquer-all = all have bid
e-bidding-bid-sit-out-next = the next bids
e-bidding-bid-sit-out-all = all have bid
e-bidding-driven-off-move-bid-next = the next bids
e-bidding-driven-off-move-bid-all = all have bid
e-bidding-driven-off-withdraw-next = the next bids
e-bidding-driven-off-withdraw-all = all have bid
e-bidding-settle-outcome = paid
e-placing-landscapes-outcome-buildings = buildings are left
e-placing-landscapes-outcome-none = none is left
e-placing-build-build-next = the next builds
e-placing-build-build-all = all is built
e-placing-build-pledge-next = the next builds
e-placing-build-pledge-all = all is built
e-placing-build-otherwise = neither goods nor a coin
e-placing-drop-outcome-next = the next builds
e-placing-drop-outcome-all = all is built
e-placing-gain-outcome = given
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
e-round-return-late-outcome = the chits are back
e-round-income-late-outcome-now = income comes in now
e-round-income-late-outcome-had = income has come in
e-round-harvest-return-harvested = all has come in
e-round-disasters-outcome-one-more = one more
e-round-disasters-outcome-chits-now = now the chits
e-round-disasters-outcome-round-over = both turned up
e-round-disasters-outcome-threatened = tiles are at risk
e-round-threatened-save-next = more are at risk
e-round-threatened-save-all = all is decided
e-round-threatened-give-up-next = more are at risk
e-round-threatened-give-up-all = all is decided
e-round-weathered-outcome-one-more = one more
e-round-weathered-outcome-chits-now = now the chits
e-round-weathered-outcome-round-over = both turned up
e-round-round-over-outcome-tiles = next round
e-round-round-over-outcome-chits = next round, without tiles
e-round-next-tiles-return-collected = all has come in
e-round-round-over-outcome-over = that was the last
e-display-row-outcome-more = tiles are left
e-display-row-outcome-full = none is left
e-display-conquest-outcome-d-tiles = a D tile is due
e-display-conquest-outcome-full = all lie
e-display-row-outcome-d-tiles = a D tile is due
e-display-d-tiles-outcome = all lie
e-income-collect-outcome-rhodes = somebody has Rhodes
e-income-collect-outcome-nobody = nobody has Rhodes
e-income-rhodes-take-goods = taken
e-supply-feed-outcome-short = somebody may choose
e-supply-short-feed-with-luxury-short = the next one chooses
e-supply-short-feed-with-luxury-pledges = there are pledges
e-supply-short-feed-with-luxury-none = there is no pledge
e-supply-feed-outcome-pledges = there are pledges
e-supply-feed-outcome-none = there is no pledge
e-supply-pledges-redeem-next = more pledges
e-supply-pledges-redeem-all = all are settled
e-supply-pledges-forfeit-next = more pledges
e-supply-pledges-forfeit-all = all are settled
e-scoring-power-outcome = counted
e-scoring-population-outcome = counted
e-scoring-lower-outcome-one-ahead = one is ahead
e-scoring-lower-outcome-level = several are level
e-scoring-winner-outcome = named
e-scoring-tie-outcome = decided

e-bidding-bid-sacrifice-freely = in between
e-bidding-driven-off-sacrifice-freely = in between
e-harvest-choose-sacrifice-freely = in between
e-income-rhodes-sacrifice-freely = in between
e-placing-build-sacrifice-freely = in between
e-round-sacrifice-sacrifice-freely = in between
e-round-threatened-sacrifice-freely = in between
e-supply-pledges-sacrifice-freely = in between
e-supply-short-sacrifice-freely = in between

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
Giving = Sacrifice
    .inhabitants = { $by } has enough inhabitants
    .reserve = { $by } has a coin in reserve for each
SacrificeFreely = Sacrifice in between
    .verb = sacrifices in between
    .label = sacrifice { $count } in between
    .story = { $count ->
        [1] { $by } sacrifices one inhabitant in between and pays a coin
       *[other] { $by } sacrifices { $count } inhabitants in between and pays a coin for each
    }
    .by_a_tile = A tile of { $by } lets its owner sacrifice at any moment
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
Bid = Bid
    .verb = bids
    .label = bid { $coins } on { $tile }
    .story = { $by } bids { $coins } on { $tile }
    .reserve = { $by } has so many coins
    .minimum = It is the minimum of { $tile } or more
    .outbids = It is more than what lies there
    .placeable = { $by } could place { $tile }, where that is asked before the bid
Conquer = Take a tile at Conquest
    .verb = conquers
    .label = take { $tile } at Conquest
    .story = { $by } takes { $tile } at Conquest
    .reserve = { $by } has the price of { $tile }
    .untaken = Nobody has taken { $tile }
    .placeable = { $by } could place { $tile }, where that is asked before the bid
SitOut = Sit out
    .verb = sits out
    .label = do not bid
    .story = { $by } does not bid and takes coins
MoveBid = Move the stack
    .verb = moves to
    .label = move to { $tile }
    .story = { $by } moves the stack to { $tile }
    .free = Nobody has bid for { $tile }
    .minimum = The stack meets the minimum of { $tile }
    .placeable = { $by } could place { $tile }, where that is asked before the bid
Withdraw = Withdraw
    .verb = withdraws
    .label = withdraw
    .story = { $by } withdraws and takes the stack back, with a coin
Build = Build
    .verb = builds
    .label = { $luxury ->
        [none] pay for the building
       *[other] pay for the building, luxury goods standing in for { $luxury }
    }
    .story = { $luxury ->
        [none] { $by } pays for the building
       *[other] { $by } pays for the building; luxury goods stand in for { $luxury }
    }
    .goods = { $by } has its wood and stone, apart from what luxury goods stand in for
Pledge = Pledge
    .verb = pledges
    .label = { $luxury ->
        [none] put a coin on the building
       *[other] put a coin on the building, luxury goods standing in for it
    }
    .story = { $luxury ->
        [none] { $by } puts a coin on the building and will pay later
       *[other] { $by } puts a coin on the building, luxury goods standing in for it, and will pay later
    }
    .coin = { $by } has the coin, unless luxury goods stand in
Choose = Choose a good
    .verb = chooses
    .label = choose { $good }
    .story = { $by } chooses { $good }
Redeem = Redeem
    .verb = redeems
    .label = { $luxury ->
        [none] pay for { $tile }
       *[other] pay for { $tile }, luxury goods standing in for { $luxury }
    }
    .story = { $luxury ->
        [none] { $by } pays for { $tile } and takes the pledge back
       *[other] { $by } pays for { $tile }, luxury goods standing in for { $luxury }, and takes the pledge back
    }
    .goods = { $by } has the wood and stone for { $tile }, apart from what luxury goods stand in for
Forfeit = Forfeit
    .verb = forfeits
    .label = let { $tile } go
    .story = { $by } loses { $tile } and takes the pledge back
Save = Save
    .verb = saves
    .label = { $luxury ->
        [none] pay for { $tile }
       *[other] pay for { $tile }, luxury goods standing in for { $luxury }
    }
    .story = { $luxury ->
        [none] { $by } pays, and { $tile } stays
       *[other] { $by } pays, luxury goods standing in for { $luxury }, and { $tile } stays
    }
    .goods = { $by } has what saves { $tile }, apart from what luxury goods stand in for
FeedWithLuxury = Feed with luxury goods
    .verb = feeds with luxury
    .label = { $food ->
        [0] use no luxury goods for food
       *[other] let luxury goods stand in for { $food } food
    }
    .story = { $food ->
        [0] { $by } uses no luxury goods for food
       *[other] { $by } lets luxury goods stand in for { $food } food
    }
    .luxury = { $by } has the luxury goods for it
    .hungry = No more food is made up than is short
GiveUp = Give up
    .verb = gives up
    .label = give up { $tile }
    .story = { $by } loses { $tile }

figures-lacks = { $have } not there; { $need } luxury goods could stand in
check-luxury_there = There are luxury goods enough to stand in
check-called_for = Luxury goods stand in only for what is due and not there

## What is shut out

check-round-before-the-chits = The chits of this round have been turned up
check-round-after-the-chips = No disaster chip of this round is up yet
check-round-on-top = The shown chits go where somebody puts them
check-income-too-early = The chits of this round have been turned up

## What answers a disaster

trigger-strike_noted = A third chip of its kind lies there: the disaster strikes.
trigger-antioch_spared = It does not touch Antioch.
trigger-mines_spared = The Mines of Laurion keep their owner safe from the storm.
trigger-tiles_spare = A tile keeps its owner free of it.
trigger-drought_strikes = The drought takes a third, rounded up, of the food of everybody who is not protected.
trigger-decline_strikes = The decline takes luxury goods from everybody who is not protected.
trigger-storm_threatens = The storm threatens every unprotected landscape.
trigger-earthquake_threatens = The earthquake threatens every unprotected building.
trigger-plague_strikes = The plague takes a third, rounded up, of those on each unprotected mat; the sacrificed are out of its reach.

## The table

table-players = Players
table-inhabitants = Inhabitants
table-coins = Coins
table-on-sacrum = { $space ->
    [0] Coins on Sacrum
   *[other] Coins on Sacrum tile { $space }
}
table-foreseen = Skull next time
table-chance = { $fraction } ({ $percent })
table-sixth = sixth player: inferred, not told
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

table-bid = Bid
table-pledged = a pledge on { $tiles }
table-won = won
table-tiles = Tiles of the round
table-run-out = The stack has run out
table-too-few = Tiles too few
table-able = What tiles can do
table-conquest = at Conquest for { $price }
table-building = building
table-landscape = landscape
table-minimum = from { $bid }
table-points = { $points } points
table-cost = costs { $things }
table-once = gives { $things }
table-income = brings { $things }
table-choice = a good of choice
table-against = keeps off { $disasters }
table-supply = starts a supply round
table-scores = Scores
table-wins = wins
table-tile-points = On tiles
table-coin-points = For coins
table-living-points = For inhabitants
table-sacrifice-points = For sacrifices
table-power = Power
table-population = Population
table-score = Score

## What the tiles of this set can do, in our words

tile-maniotic-tower = its owner may sacrifice in every round, with or without the skull
tile-mines-of-laurion = its owner may sacrifice in every round, with or without the skull, and the storm does not touch them
tile-treasury = at the end each of its owner's sacrificed counts 3 instead of 2
tile-rhodes = each round three goods of choice, or none
tile-antioch = no disaster touches its owner, who loses an inhabitant with each income
tile-delos = its owner may sacrifice in every round, with or without the skull; each round a wood and a coin

things-wood = { $n } wood
things-stone = { $n } stone
things-food = { $n } food
things-luxury = { $n ->
    [1] 1 luxury good
   *[other] { $n } luxury goods
}
things-coins = { $n ->
    [1] 1 coin
   *[other] { $n } coins
}
things-inhabitants = { $n ->
    [1] 1 inhabitant
   *[other] { $n } inhabitants
}

field-players-civilization = Civilization of { $key }
field-players-inhabitants = Inhabitants of { $key }
field-players-coins = Coins of { $key }
field-players-luxury = Luxury goods of { $key }
field-players-wood = Wood of { $key }
field-players-stone = Stone of { $key }
field-players-food = Food of { $key }
field-players-on-sacrum = Coins of { $key } on the Sacrum tile
field-players-tiles = Tiles of { $key }
field-players-pledged = Pledges of { $key }
field-players-space = Sacrum tile with the colour of { $key }
field-players-stake = Bid of { $key }
field-players-tile = Where the bid of { $key } lies, or what it has won
field-players-power = Power points of { $key }
field-players-population = Population points of { $key }
field-players-score = Score of { $key }
field-players-sacrifice-points = Points of { $key } for sacrifices
field-players-coin-points = Points of { $key } for coins
field-players-tile-points = Points of { $key } on tiles
field-players-living-points = Points of { $key } for inhabitants
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
field-d-stack = D tiles face down
field-supplied = Last round with a supply
field-row = Tiles in the row
field-conquest = Tiles beside Conquest
field-expansions = Other expansions in play
field-sacrum-tiles = Sacrum tiles on the table
field-boxed = Left in the box
field-bidding = Still to bid
field-feeding = Still to choose about luxury goods for food
field-ousted = Driven off
field-choosing = Still to choose a good
field-risks = At risk: { $key }
field-risks-disaster = Disaster that threatens { $key }
field-risks-tiles = Tiles of { $key } at risk
field-winners = Winners

name-S = the skull
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
name-a01 = A01 (stand-in)
name-a02 = A02 (stand-in)
name-a03 = A03 (stand-in)
name-a04 = A04 (stand-in)
name-a05 = A05 (stand-in)
name-a06 = A06 (stand-in)
name-a07 = A07 (stand-in)
name-a08 = A08 (stand-in)
name-a09 = A09 (stand-in)
name-a10 = A10 (stand-in)
name-a11 = A11 (stand-in)
name-a12 = A12 (stand-in)
name-a13 = A13 (stand-in)
name-a14 = A14 (stand-in)
name-a15 = A15 (stand-in)
name-b01 = B01 (stand-in)
name-b02 = B02 (stand-in)
name-b03 = B03 (stand-in)
name-b04 = B04 (stand-in)
name-b05 = B05 (stand-in)
name-b06 = B06 (stand-in)
name-b07 = B07 (stand-in)
name-b08 = B08 (stand-in)
name-b09 = B09 (stand-in)
name-b10 = B10 (stand-in)
name-b11 = B11 (stand-in)
name-b12 = B12 (stand-in)
name-b13 = B13 (stand-in)
name-b14 = B14 (stand-in)
name-b15 = B15 (stand-in)
name-c01 = C01 (stand-in)
name-c02 = C02 (stand-in)
name-c03 = C03 (stand-in)
name-c04 = C04 (stand-in)
name-c05 = C05 (stand-in)
name-c06 = C06 (stand-in)
name-c07 = C07 (stand-in)
name-c08 = C08 (stand-in)
name-c09 = C09 (stand-in)
name-c10 = C10 (stand-in)

## Charts

chart-yes = skull
chart-no = none
chart-seen-nothing = nothing yet
chart-seen-skull = a skull
chart-seen-two = two skulls
chart-seen-none = none
chart-seen-none-skull = none, then skull
chart-power = Power
chart-population = Population
chart-score = Score, the lower of the two
chart-next =
    .title = How likely is the skull, after what was seen?
    .caption = Only histories tell the readings apart: in a first round all three give the same.
    .across = what was seen
    .up = Chance of the skull
chart-how-many =
    .title = In how many of eight rounds does the skull show?
    .caption = Under A and C never in fewer than four, under B in any number. The mean is the same, 24/5.
    .across = rounds with the skull
    .up = Chance
chart-histories =
    .title = Every history of three rounds
    .caption = Each single round has three chances in five under all readings. Only their order differs.
    .across = three rounds
    .up = Chance of the history
chart-soon =
    .title = Can I afford to wait?
    .caption = The chance that the skull shows at least once in the next rounds, by what was seen last.
    .across = number of rounds
    .up = Chance of the skull
chart-totals =
    .title = Points against sacrifices
    .caption = The lower of the two totals is the score.
    .across = inhabitants sacrificed
    .up = Points

## Guess the skull

guess-skull =
    .title = Guess the skull
    .intro = Five chits, one with a skull. Eight rounds, three chits each. Will the skull be among them?
    .beside = The chance under each reading
guess-skull-question = Will the skull show in round { $round }?
guess-skull-known = { $count ->
    [0] Nothing has been seen yet.
   *[other] Seen so far: { $seen }.
}
guess-skull-yes = a skull
guess-skull-no = none
guess-skull-came = The skull came.
guess-skull-stayed = No skull came.
guess-skull-cannot = cannot have been
guess-skull-why-a = { $after ->
    [0] Three of five chits come up, and one of the five is the skull.
    [1] It is one of the three that went under, and one of those comes up with the two that stayed down.
   *[2] It is one of the two that stayed down, and both come up now.
}
guess-skull-why-b = All five are shuffled anew, so that nothing seen before counts.
guess-skull-why-c = { $after ->
    [0] Three of five chits come up, and one of the five is the skull.
    [1] It went under in the order in which it came, and of those three only the uppermost comes up.
   *[2] It is one of the two that stayed down, and both come up now.
}

## What cannot be at any table

law-below-zero = { $name } has { $count } { $what }
law-thing-inhabitants = inhabitants
law-thing-coins = coins
law-thing-luxury = luxury goods
law-thing-wood = wood
law-thing-stone = stone
law-thing-food = food
law-thing-on-sacrum = coins on the Sacrum tile
law-chits = { $found } Sacrum chits where there are { $due }
law-skulls = { $found ->
    [one] { $found } skull
   *[other] { $found } skulls
} where there is { $due }
law-chit-twice = the { $chit } is there twice
law-chips = { $found } chips of { $disaster }
law-players = { $found } players where { $least } to { $most } can play
law-seated-twice = { $seat } sits there twice
law-order = the turn order is { $order }
law-tile-twice = { $tile } lies before { $count } players
law-expansion = { $tile } without { $expansion }
law-civilization = no civilization is called '{ $name }'{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
law-tile = no tile is called '{ $name }'{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
law-pledge = a pledge of { $seat } lies on { $tile }, which is no building of theirs
setup-civilizations = { $found } civilizations for { $players } players
chits-skull = skull
chits-no-skull = none
chits-never-so = these rounds cannot have been with reading { $reading }: { $told }
chits-rounds = a game has 1 to { $most } rounds, not { $found }
