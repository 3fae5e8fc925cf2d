title = The Spartacus Tutorial

## Flows

flow-game = A whole game
flow-round = A round
flow-schemes = Schemes
flow-auctions = Auction
flow-works = Works
flow-favours = Benefits to choose
flow-battle = Battle

## Steps

game-prepare = Set the table
    .story = The table is set: every house has its pack, its coins and its slaves; all piles lie face down.
game-open-works = Open work cards
    .story = Open beside the board: { $items }
game-open-equipment = Open equipment
    .story = Open beside the board: { $items }
game-open-schemes = Open schemes
    .story = Open beside the board: { $items }
game-open-gladiator = Open a gladiator
    .story = On top of the gladiators lies { $items }
game-rounds = The rounds
game-count = Count the honour
    .story = Points for honour cards: { $points }.
game-count-coins = Count the coins
    .story = Points for coins: { $points }.
game-count-schemes = Count the schemes
    .story = Points for schemes: { $points }.
game-total = Add it up
    .story = All together: { $points }. The most: { $winners }.
game-tie = Break the tie
    .story = The points are level, so the coins decide: { $points }. Winner: { $winners }.
points-of = { $seat } { $points }
game-over = The game is over

round-begin = A round begins
    .story = Round { $round } begins. Schemes to turn up: { $due }.
round-schemes = Phase one: schemes
round-auctions = Phase two: auction
round-all-up = Are all schemes up?
round-works = Phase three: works
round-battle = Phase four: battle
round-close = The round ends
    .story = The round ends. Slaves come off the cards, used schemes are gone, survivors recover.
round-shelves = Is the market full?
round-restock = Fill a gap
    .story = Into the gap comes { $items }
round-turn-page = The marker goes on
    .story = The start marker goes to { $marker }.
round-last-round-over = The last round is over

schemes-gather = Are there enough schemes?
schemes-reshuffle = Shuffle the discarded in
    .story = The discarded schemes are shuffled into the pile.
schemes-reveal = Turn schemes up
    .story = Turned up: { $items }
schemes-favours = What they bring
schemes-revealed = The schemes are up

auctions-open = The auctions begin
    .story = { $naming ->
        [none] The schemes are sold one after another.
       *[other] They may name a scheme in this order: { $naming }.
    }
auctions-next-lot = The next scheme
    .story = { $lot ->
        [none] One of the schemes is on offer. Asked in this order: { $asked }.
       *[other] On offer: { $lot }. Asked in this order: { $asked }.
    }
    .story-name = Still to name a scheme, in this order: { $naming }.
    .story-sold = Nothing more is offered.
auctions-name = Name a scheme
auctions-bid = Bid
auctions-favours-meanwhile = What a scheme brings
auctions-knock-down = Nobody bids more
    .story = { $leader ->
        [none] Nobody wants it.
       *[other] { $leader } gets it for { $top }.
    }
auctions-pick = Take a scheme
auctions-favours = What it brings
auctions-all-sold = The auctions are over

works-open = The works begin
    .story = They take turns in this order: { $turns }.
works-turn = A turn
works-newcomer = Turn up the gladiator
    .story = It is { $items }
works-fit = Turn up the equipment
    .story = It is { $items }
works-favours = What it brings
works-shelves = Is the market full?
works-refill = Fill the gap
    .story = Into the gap comes { $items }
works-works-done = The works are done

favours-favour = Choose a benefit
favours-lapse = It cannot be had
    .story = What cannot be had lapses.
favours-fit = Turn up the equipment
    .story = It is { $items }
favours-shelves = Is the market full?
favours-refill = Fill the gap
    .story = Into the gap comes { $items }
favours-last-shelves = Is the market full now?
favours-last-refill = Fill the last gap
    .story = Into the gap comes { $items }
favours-all-taken = All benefits are taken

battle-open = A battle is called
    .story = They declare in this order: { $declaring }.
battle-declare = Fight or not?
battle-favours = What a scheme brings
battle-excuse = Nobody to send
    .story = Whoever has nobody to send is excused.
battle-match = Who stands in the arena?
    .story = { $fighters ->
        [none] Nobody has come to the arena.
       *[other] Whoever has come to the arena counts as having fought in this round.
    }
battle-bout = A bout begins
    .story = { $showing ->
        [none] Nobody has a card to show.
       *[other] Cards are to be shown by { $showing }.
    }
battle-cards = Show cards together
battle-cards-in-turn = Show cards in turn
battle-compare = The cards are up
    .story = { $attacking ->
        [none] Defences are up; nobody attacks.
       *[other] Defences are up; attacks are made by { $attacking }.
    }
battle-blows = The next attack
    .story = { $striking ->
        [none] No attack is left.
       *[other] It acts now: the attack of { $striking }.
    }
battle-aim = Name a target
battle-strike = The attack lands
    .story = The attack lands.
battle-end-bout = The bout is over
    .story = The bout is over. Bouts so far: { $bout }.
battle-win = A winner
    .story = The winner takes the prize and the honour.
battle-go-home = The battle is over
    .story = Whoever lives leaves the arena.
battle-no-battle = There is no battle
    .story = There is no battle, and no prize.
battle-battle-over = Battle over

## Ways on

e-game-prepare-outcome = ready
e-game-open-works-outcome = open
e-game-open-equipment-outcome = open
e-game-open-schemes-outcome-open = open
e-game-open-schemes-outcome-gladiator = a gladiator lies open too
e-game-open-gladiator-outcome = open
e-game-rounds-return-last-round-over = all rounds played
e-game-count-outcome = counted
e-game-count-coins-outcome = counted
e-game-count-schemes-outcome = counted
e-game-total-outcome-level = several have the most
e-game-total-outcome-won = one has the most
e-game-tie-outcome = decided
e-round-begin-outcome = begun
e-round-schemes-return-revealed = all turned up
e-round-auctions-return-all-sold = all offered
e-round-all-up-outcome-more = one more
e-round-all-up-outcome-all = all are up
e-round-works-return-works-done = all have stopped
e-round-battle-return-battle-over = battle over
e-round-close-outcome = put back
e-round-shelves-outcome-gap = a gap
e-round-shelves-outcome-full = no gap to fill
e-round-restock-outcome = filled
e-round-turn-page-outcome-next = next round
e-round-turn-page-outcome-last = that was the last
e-schemes-gather-outcome-short = too few
e-schemes-gather-outcome-enough = enough, or all there are
e-schemes-reshuffle-outcome = enough
e-schemes-reveal-outcome-owed = something is to be chosen
e-schemes-reveal-outcome-revealed = nothing to choose
e-schemes-favours-return-all-taken = taken
e-auctions-open-outcome = begun
e-auctions-next-lot-outcome-lot = one is on offer
e-auctions-next-lot-outcome-name = somebody may name one
e-auctions-next-lot-outcome-sold = none is left
e-auctions-name-name-scheme = named
e-auctions-name-name-none = none named
e-auctions-bid-bid-on = others are asked
e-auctions-bid-bid-done = nobody is left to ask
e-auctions-bid-drop-out-on = others are asked
e-auctions-bid-drop-out-done = nobody is left to ask
e-auctions-bid-play-scheme-owed = something is to be chosen
e-auctions-bid-play-scheme-done = carried out
e-auctions-favours-meanwhile-return-all-taken = taken
e-auctions-knock-down-outcome-owed = something is to be chosen
e-auctions-knock-down-outcome-pick = the winner picks
e-auctions-knock-down-outcome-next = the next one
e-auctions-pick-pick-scheme-owed = something is to be chosen
e-auctions-pick-pick-scheme-next = picked
e-auctions-favours-return-all-taken = taken
e-works-open-outcome-turn = in turn order
e-works-open-outcome-nobody = nobody is left
e-works-turn-place-owed = something is to be chosen
e-works-turn-place-done = done
e-works-turn-buy-work = bought
e-works-turn-buy-equipment = bought
e-works-turn-buy-unseen = paid
e-works-turn-buy-scheme-owed = something is to be chosen
e-works-turn-buy-scheme-done = bought
e-works-turn-buy-gladiator-unseen = paid
e-works-turn-buy-gladiator-seen = bought
e-works-turn-equip = equipped
e-works-turn-sell = sold
e-works-turn-play-scheme-owed = something is to be chosen
e-works-turn-play-scheme-done = carried out
e-works-turn-fetch-back = exchanged
e-works-turn-give = handed over
e-works-turn-end-turn-next = the next player
e-works-turn-end-turn-all = everybody has had a turn
e-works-turn-stop-next = the next player
e-works-turn-stop-all = all have stopped
e-works-newcomer-outcome = it joins the house
e-works-fit-outcome = fitted
e-works-favours-return-all-taken = taken
e-works-shelves-outcome-gap = a gap
e-works-shelves-outcome-full = no gap to fill
e-works-refill-outcome = filled
e-favours-favour-take-free-next = more is to be chosen
e-favours-favour-take-free-all = that was all
e-favours-favour-take-top = taken
e-favours-favour-train-next = more is to be chosen
e-favours-favour-train-all = that was all
e-favours-favour-otherwise = it cannot be had
e-favours-lapse-outcome-next = more is to be chosen
e-favours-lapse-outcome-all = that was all
e-favours-fit-outcome-next = more is to be chosen
e-favours-fit-outcome-all = that was all
e-favours-shelves-outcome-gap = a gap
e-favours-shelves-outcome-full = no gap to fill
e-favours-refill-outcome = filled
e-favours-last-shelves-outcome-gap = a gap
e-favours-last-shelves-outcome-full = no gap to fill
e-favours-last-refill-outcome = filled
e-battle-open-outcome-declare = in turn order
e-battle-open-outcome-nobody = nobody is left
e-battle-declare-send-next = the next declares
e-battle-declare-send-all = all have declared
e-battle-declare-send-slave-next = the next declares
e-battle-declare-send-slave-all = all have declared
e-battle-declare-stay-out-next = the next declares
e-battle-declare-stay-out-all = all have declared
e-battle-declare-play-scheme-owed = something is to be chosen
e-battle-declare-play-scheme-done = carried out
e-battle-declare-otherwise = must fight, but has nobody
e-battle-favours-return-all-taken = taken
e-battle-excuse-outcome-next = the next declares
e-battle-excuse-outcome-all = all have declared
e-battle-match-outcome-nobody = nobody
e-battle-match-outcome-alone = one alone
e-battle-match-outcome-walk-over = one alone, who wins
e-battle-match-outcome-duel = two
e-battle-match-outcome-many-sided = more than two
e-battle-bout-outcome-together = in secret
e-battle-bout-outcome-in-turn = openly
e-battle-bout-outcome-no-cards = nobody has a card
e-battle-cards-show-more = others still choose
e-battle-cards-show-done = all are shown
e-battle-cards-surrender-others = others fight on
e-battle-cards-surrender-last = one is left
e-battle-cards-in-turn-show-openly-next = the next shows
e-battle-cards-in-turn-show-openly-all = all are shown
e-battle-cards-in-turn-surrender-others = others fight on
e-battle-cards-in-turn-surrender-last = one is left
e-battle-compare-outcome = the fastest first
e-battle-blows-outcome-aim = several could be struck
e-battle-blows-outcome-strike = the target is clear
e-battle-blows-outcome-bout-over = no attack is left
e-battle-aim-aim-more = another one aims
e-battle-aim-aim-strike = named
e-battle-strike-outcome = the next attack
e-battle-end-bout-outcome-on = fight on
e-battle-end-bout-outcome-won = one is left
e-battle-end-bout-outcome-all-dead = none is left
e-battle-end-bout-outcome-draw = too long without damage
e-battle-no-battle-outcome = over
e-battle-win-outcome = prize given
e-battle-go-home-outcome-again = more are ready
e-battle-go-home-outcome-over = over

## Moves

NameScheme = Name a scheme
    .verb = names
    .label = name { $scheme }
    .story = { $by } names { $scheme }
NameNone = Name none
    .verb = names none
    .label = name none
    .story = { $by } names none
Bid = Bid
    .verb = bids
    .label = bid { $coins }
    .story = { $by } bids { $coins }
    .purse = { $by } has so many coins
    .enough = It is high enough
    .room = { $by } has room for the card
DropOut = Pass
    .verb = drops out
    .label = pass
    .story = { $by } passes
PickScheme = Take a scheme
    .verb = picks
    .label = take { $scheme }
    .story = { $by } takes { $scheme }
PlayScheme = Carry out a scheme
    .verb = carries out
    .label = carry out { $card }
    .story = { $by } carries out { $card }
    .at_this_time = Schemes in hand may be carried out now
Place = Put a slave on a card
    .verb = puts a slave on
    .label = put a slave on { $card } ({ $work })
    .story = { $by } puts a slave on { $card }, { $work }
    .own_card = { $card } lies in front of { $by }
    .on_card = { $card } has such a work
    .unused = { $card } can still be used in this round
    .one_a_turn = It is the only slave of this turn, or a scheme allows one more
    .slave_free = { $by } has a free slave
BuyWork = Buy a work
    .verb = buys a work
    .label = { $aside ->
        [none] buy { $card }
       *[other] buy { $card }, lay aside { $aside }
    }
    .story = { $aside ->
        [none] { $by } buys { $card }
       *[other] { $by } buys { $card } and lays { $aside } aside
    }
    .room = { $by } has room for one more active card
MarketPurchase = Buy in the market
    .purse = { $by } has the price of { $card }
    .way_to_buy = { $by } may buy now
BuyEquipment = Buy equipment
    .verb = buys equipment
    .label = { $wearer ->
        [none] buy { $card } for later
       *[other] buy { $card } for { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } buys { $card } and lays it beside the house
       *[other] { $by } buys { $card } and gives it to { $wearer }
    }
    .on_somebody = Where there is a gladiator, the equipment goes to one
BuyUnseen = Buy equipment unseen
    .verb = buys equipment unseen
    .label = { $wearer ->
        [none] buy equipment unseen, for later
       *[other] buy equipment unseen for { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } buys equipment unseen, for later
       *[other] { $by } buys equipment unseen for { $wearer }
    }
    .closed = Equipment is sold from the closed pile
    .purse = { $by } has its price
    .way_to_buy = { $by } may buy now
    .on_somebody = Where there is a gladiator, the equipment goes to one
BuyScheme = Buy a scheme
    .verb = buys a scheme
    .label = buy { $card }
    .story = { $by } buys { $card }
    .room = { $by } has room for the card
BuyGladiator = Buy a gladiator
    .verb = buys a gladiator
    .label = buy a gladiator: { $card }
    .story = { $by } buys a gladiator: { $card }
    .some_left = There is a gladiator for sale
    .purse = { $by } has the price
Equip = Equip a gladiator
    .verb = equips
    .label = give { $card } to { $wearer }
    .story = { $by } gives { $card } to { $wearer }
    .purse = { $by } has what it costs
Sell = Sell equipment
    .verb = sells
    .label = sell { $card }
    .story = { $by } sells { $card }
FetchBack = Fetch a card back
    .verb = fetches back
    .label = { $aside ->
        [none] make { $card } active again
       *[other] make { $card } active again, lay aside { $aside }
    }
    .story = { $aside ->
        [none] { $by } makes { $card } active again
       *[other] { $by } makes { $card } active again and lays { $aside } aside
    }
    .room = { $by } has room for one more active card
Give = Give coins
    .verb = gives
    .label = give { $to } coins: { $coins }
    .story = { $by } gives { $to } coins: { $coins }
    .trade_allowed = Players may hand coins to one another
    .purse = { $by } has so many coins
    .somebody_else = They go to somebody else
EndTurn = End the turn
    .verb = ends the turn
    .label = end the turn
    .story = { $by } ends the turn
    .has_placed = { $by } has put a slave on a card in this turn
Stop = Stop working
    .verb = stops
    .label = take no more turns
    .story = { $by } takes no more turns in this phase
ShiftSlave = Move a slave
    .verb = shifts a slave from
    .label = move a slave from { $card } to { $to }
    .story = { $by } moves a slave from { $card } to { $to }
TakeFree = Take free equipment
    .verb = takes
    .label = { $wearer ->
        [none] take { $card } for later
       *[other] take { $card } for { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } takes { $card } and lays it beside the house
       *[other] { $by } takes { $card } and gives it to { $wearer }
    }
    .from_the_row = { $by } may take an open card for nothing
    .on_somebody = Where there is a gladiator, the equipment goes to one
TakeTop = Take the top card
    .verb = takes the top card
    .label = { $wearer ->
        [none] take the top card for later
       *[other] take the top card for { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } takes the top card for later
       *[other] { $by } takes the top card for { $wearer }
    }
    .from_the_pile = { $by } may take the top card for nothing
    .on_somebody = Where there is a gladiator, the equipment goes to one
Train = Train a gladiator
    .verb = trains
    .label = train { $gladiator }
    .story = { $by } trains { $gladiator }
    .promised = { $by } may train a gladiator
Send = Send a gladiator
    .verb = sends
    .label = send { $gladiator }
    .story = { $by } sends { $gladiator } into the arena
    .rested = { $gladiator } has not fought in this round
SendSlave = Send a fighting slave
    .verb = sends a fighting slave
    .label = send a fighting slave
    .story = { $by } sends a fighting slave into the arena
    .none_ready = { $by } has no gladiator ready
    .none_sent = { $by } has sent no fighting slave in this round
    .slave_free = { $by } has a free slave
StayOut = Stay out
    .verb = stays out
    .label = stay out
    .story = { $by } stays out of the battle
    .not_compulsory = { $by } is free not to fight
Show = Show a card
    .verb = shows
    .label = show { $card }
    .story = { $by } shows { $card }
ShowOpenly = Show a card openly
    .verb = shows openly
    .label = show { $card }
    .story = { $by } shows { $card }
Surrender = Surrender
    .verb = surrenders
    .label = surrender
    .story = { $by } surrenders
    .between_bouts = It is between two bouts
    .may_give_up = { $by } is free to give up
Aim = Name a target
    .verb = aims at
    .label = attack { $target }
    .story = { $by } attacks { $target }

figures-worn-by = { $have ->
    [none] for nobody; there is { $need }
   *[other] for { $have }
}
figures-ready = ready: { $have }
figures-decreed = in force: { $have }

## What is shut out

check-auctions-buy-work = Market cards are bought in the works phase
check-auctions-buy-equipment = Market cards are bought in the works phase
check-auctions-buy-scheme = Market cards are bought in the works phase
check-auctions-buy-unseen = Market cards are bought in the works phase
check-auctions-buy-gladiator = Gladiators are bought in the works phase
check-auctions-sell = Equipment is sold in the works phase
check-auctions-equip = Equipment is given out in the works phase
check-auctions-place = Slaves are put on cards in the works phase
check-battle-buy-work = Market cards are bought in the works phase
check-battle-buy-equipment = Market cards are bought in the works phase
check-battle-buy-scheme = Market cards are bought in the works phase
check-battle-buy-unseen = Market cards are bought in the works phase
check-battle-buy-gladiator = Gladiators are bought in the works phase
check-battle-sell = Equipment is sold in the works phase
check-battle-equip = Equipment is given out in the works phase
check-battle-place = Slaves are put on cards in the works phase
check-battle-shift = A slave that is used stays where it is until the round ends
check-works-shift = A slave stays on its card until the round ends
check-works-shift-again = A slave that is used cannot be moved

## What happens by itself

trigger-instant_run = It is instant: it is carried out now.
trigger-lasting_laid = It is lasting: it lies in front of its owner to the end of the game.
trigger-kept_in_hand = It goes to the schemes in hand.
trigger-coins_come = It brings coins.
trigger-equipment_promised = It brings free equipment.
trigger-works_added = It allows further works in the works phase.
trigger-limit_lifted = It allows works on a card that has been used.
trigger-training_promised = A gladiator may be trained.
trigger-in_force = It is in force for everybody in this round.
trigger-bargain_used = The purchase that a work allowed has been made.
trigger-hurts = What the defence does not stop is lost in toughness.
trigger-uses_up = The attack uses up defence.

## The table

table-round = Round { $round }
table-houses = Houses
table-market = Market
table-centre = Schemes of the round
table-arena = Arena
table-scores = Scores
mark-card = a teaching card: a stand-in, the text has no such card
mark-numbers = teaching numbers: the text names it but gives no numbers
table-start = start marker
table-coins = Coins
table-slaves = Free slaves
table-honour = Honour cards
table-cards = Cards
table-hand = Schemes in hand
table-lasting = Lasting schemes
table-combat = Combat cards in hand
table-played = Combat cards shown
table-loose = Beside the house: { $cards }
table-used = used
table-slave-on = slave
table-gladiator = { $name } ({ $values })
table-level = level { $level }
table-fought = has fought
table-works = Works
table-equipment = Equipment
table-schemes = Schemes
table-gladiators = Gladiators
table-pile = In the pile
table-on-offer = on offer
table-bid = Bid
table-in-force = in force
table-unsold = unsold
table-toughness = Toughness
table-defence = Defence
table-shows = shows { $card }
table-strikes = strikes { $target }
table-winner = winner
table-points = Points
table-from-honour = from honour cards
table-from-wealth = from coins
table-from-schemes = from schemes

shows-between = { "; " }
shows-price = price { $n }
shows-speed = speed { $n }
shows-attack = attack { $n }
shows-defence = defence { $n }
shows-toughness = toughness { $n }
shows-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
shows-buy = a purchase, { $off } cheaper
shows-train = train a gladiator
shows-equipment = free equipment
shows-extra = one more work
shows-again = a work on a used card
shows-yields = { $n ->
    [1] works with coins bring one more
    [-1] works with coins bring one less
   *[other] works with coins: { $n }
}
shows-compulsory = every battle of the round is compulsory
shows-everyone = for everybody
shows-points = points { $n }
shows-instant = instant
shows-lasting = lasting
shows-hand = kept in hand

field-players-dominus = Dominus card of { $key }
field-players-token = Token of { $key }
field-players-coins = Coins of { $key }
field-players-slaves = Free slaves of { $key }
field-players-away = Slaves of { $key } on cards laid aside
field-players-cards = Cards of { $key }: { $key1 }
field-players-cards-used = Works done on { $key1 }, { $key }
field-players-cards-slaves = Slaves on { $key1 }, { $key }
field-players-reserve = Laid aside by { $key }: { $key1 }
field-players-reserve-used = Works done on { $key1 }, laid aside by { $key }
field-players-reserve-slaves = Slaves on { $key1 }, laid aside by { $key }
field-players-gladiators = Gladiators of { $key }: { $key1 }
field-players-gladiators-level = Level of { $key1 }, { $key }
field-players-gladiators-harm = Lost toughness of { $key1 }, { $key }
field-players-gladiators-fought = Fought this round: { $key1 }, { $key }
field-players-gladiators-gear = Equipment of { $key1 }, { $key }: { $key2 }
field-players-gladiators-gear-paid = Paid for { $key2 }, { $key }
field-players-loose = Beside the house of { $key }: { $key1 }
field-players-loose-paid = Paid for { $key1 }, { $key }
field-players-hand = Schemes in the hand of { $key }
field-players-lasting = Lasting schemes of { $key }
field-players-spent = Schemes used by { $key }
field-players-combat = Combat cards in the hand of { $key }
field-players-played = Combat cards shown by { $key }
field-players-honour = Honour cards of { $key }
field-players-extra = Further works of { $key }
field-players-extra-used = Further works done by { $key }
field-players-again = Works of { $key } on used cards
field-players-again-used = Works on used cards done by { $key }
field-players-bargains = Purchases through works, { $key }
field-players-off = Discount of { $key }
field-players-free-gear = Free equipment still due to { $key }
field-players-training = Gladiators that { $key } may still train
field-players-slave-fought = { $key } has sent a fighting slave this round
field-players-out = { $key } is out of the game
field-players-honour-points = Points of { $key } for honour
field-players-wealth-points = Points of { $key } for coins
field-players-scheme-points = Points of { $key } for schemes
field-players-score = Score of { $key }
field-round = Round
field-agreed = Rounds agreed on
field-marker = Start marker
field-bank = Coins taken in by the bank
field-box = Slave tokens in the box
field-pool = Slave tokens in the pool
field-dominus-left = Dominus cards left
field-work-pile = Pile of works
field-equipment-pile = Pile of equipment
field-scheme-pile = Pile of schemes
field-gladiator-pile = Pile of gladiators
field-combat-pile = Combat cards in the box
field-work-row = Open works
field-equipment-row = Open equipment
field-scheme-row = Open schemes
field-gladiator-row = Open gladiator
field-work-discard = Works laid aside for good
field-equipment-discard = Equipment that is gone
field-scheme-discard = Discarded schemes
field-dead = Dead gladiators
field-centre = Schemes in the centre
field-unsold = Schemes that nobody bought
field-due = Schemes still to turn up
field-edicts = In force in this round
field-lot = On offer
field-top = Highest bid
field-leader = Highest bidder
field-opener = Opened by
field-asked = Still to be asked
field-passed = Out of this auction
field-bidden = Have bid
field-naming = Still to name a scheme
field-auctioned = The auction of the round has been held
field-turns = Still taking turns
field-placed = A slave was put on a card this turn
field-fitting = Takes equipment
field-wearer = Who gets the equipment
field-fee = Paid for it
field-declaring = Still to declare
field-fighters = In the arena for { $key }
field-fighters-gladiator = Who fights for { $key }
field-fighters-toughness = Toughness of the fighter of { $key }
field-fighters-defence = Defence of { $key } in this bout
field-fighters-worn = Own defence of { $key } used up
field-fighters-card = Card of { $key }
field-fighters-target = Target of { $key }
field-fighters-token = A slave token of { $key } is in the arena
field-showing = Still to show a card
field-attacking = Attacks still to act
field-striking = Attack in hand
field-bout = Bouts over
field-quiet = Bouts in a row without damage
field-hurt = This bout has brought damage
field-losers = Have left the arena
field-lost-slaves = Slave tokens lost
field-ended = The last round is over
field-winners = Winners
field-cards = Card of this table: { $key }
field-cards-kind = Kind of { $key }
field-cards-copies = Copies of { $key }
field-cards-start = { $key } in a starting pack
field-cards-given = Clauses that give { $key }
field-cards-stand-in = Invented of { $key }
field-cards-price = Price of { $key }
field-cards-works = Works of { $key }: { $key1 }
field-cards-works-coins = Coins of { $key }, { $key1 }
field-cards-works-buy = Purchases of { $key }, { $key1 }
field-cards-works-off = Discount of { $key }, { $key1 }
field-cards-works-train = Training of { $key }, { $key1 }
field-cards-each-round = { $key } each round
field-cards-speed = Speed of { $key }
field-cards-attack = Attack of { $key }
field-cards-defence = Defence of { $key }
field-cards-toughness = Toughness of { $key }
field-cards-grows = What training raises for { $key }
field-cards-sort = Sort of { $key }
field-cards-coins = Coins of { $key }
field-cards-equipment = Equipment from { $key }
field-cards-extra = Further works from { $key }
field-cards-again = Works on used cards from { $key }
field-cards-train = Training from { $key }
field-cards-yields = What { $key } adds to works
field-cards-compulsory = { $key } makes battles compulsory
field-cards-everyone = { $key } is for everybody
field-cards-points = Points of { $key }

## What cannot be so at a table

law-below-zero = { $what }: { $count }, which cannot be
law-players-most = { $found } players where at most { $most } can play
law-players = { $found } players where { $least } to { $most } can play
law-seated-twice = { $seat } sits there twice
law-no-name = a player has no name
law-active = { $seat } has { $found } active cards where { $most } can be
law-used-again = { $seat } has used cards again without a scheme that allows it
law-card-twice = { $seat } has { $card } twice
law-rounds = { $found } rounds
law-rounds-fixed = { $found } rounds agreed on, where the number cannot be changed
law-tokens = { $found } slaves where there are { $most } tokens

## Names

name-first = first work
name-second = second work
name-top-of-the-pile = the top of the pile
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-dominus-1 = Dominus 1
name-dominus-2 = Dominus 2
name-dominus-3 = Dominus 3
name-dominus-4 = Dominus 4
name-farm = Farm
name-workshop = Workshop*
name-training-school = Training School
name-mill = Mill*
name-vineyard = Vineyard*
name-fishery = Fishery*
name-quarry = Quarry*
name-bath-house = Bath House*
name-market-stall = Market Stall*
name-training-yard = Training Yard*
name-granary = Granary*
name-tannery = Tannery*
name-villa = Villa*
name-harbour = Harbour*
name-sword = Sword†
name-shield = Shield†
name-short-sword = Short Sword*
name-long-sword = Long Sword*
name-curved-blade = Curved Blade*
name-dagger = Dagger*
name-spear = Spear*
name-trident = Trident*
name-net = Net*
name-war-hammer = War Hammer*
name-small-shield = Small Shield*
name-great-shield = Great Shield*
name-helmet = Helmet*
name-greaves = Greaves*
name-arm-guard = Arm Guard*
name-breastplate = Breastplate*
name-light-boots = Light Boots*
name-leather-belt = Leather Belt*
name-iron-mail = Iron Mail*
name-padded-sleeve = Padded Sleeve*
name-slave-revolt = Slave Revolt†
name-great-feast = Great Feast†
name-armourer-s-gift = Armourer's Gift*
name-long-day = Long Day*
name-call-to-arms = Call to Arms*
name-double-shift = Double Shift*
name-generous-patron = Generous Patron*
name-full-purse = Full Purse*
name-drill-master = Drill Master*
name-good-harvest = Good Harvest*
name-overseer = Overseer*
name-statue-in-the-square = Statue in the Square*
name-old-name = Old Name*
name-quiet-ally = Quiet Ally*
name-second-armoury = Second Armoury*
name-basic-gladiator = Basic Gladiator†
name-example-gladiator = Example Gladiator
name-example-rival = Example Rival†
name-fighting-slave = Fighting Slave†
name-thracian = Thracian*
name-murmillo = Murmillo*
name-retiarius = Retiarius*
name-secutor = Secutor*
name-hoplite = Hoplite*
name-dimachaerus = Dimachaerus*
name-provocator = Provocator*
name-samnite = Samnite*
name-gaul = Gaul*
name-horseman = Horseman*
name-charioteer = Charioteer*
name-pugilist = Pugilist*
name-lassoer = Lassoer*
name-archer = Archer*
name-scissor = Scissor*
name-andabata = Andabata*
name-bestiarius = Bestiarius*
name-skirmisher = Skirmisher*
name-crupellarius = Crupellarius*
name-numidian = Numidian*
name-dacian = Dacian*
name-parthian = Parthian*
name-scythian = Scythian*
name-nubian = Nubian*
name-illyrian = Illyrian*
name-syrian = Syrian*
name-quick-attack = Quick Attack
name-heavy-blow = Heavy Blow
name-lightning-strike = Lightning Strike†
name-thrust = Thrust*
name-wild-swing = Wild Swing*
name-full-defence = Full Defence
name-light-defence = Light Defence
name-shield-card = Shield Card†
name-iron-guard = Iron Guard*
name-nima = Nima
name-sara = Sara
name-kaveh = Kaveh
name-mina = Mina
name-you = You
name-rival = Rival
