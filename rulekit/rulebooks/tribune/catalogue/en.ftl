title = Tribune: Expansion

## Flows

flow-game = A whole game
flow-set-up = Set-up
flow-round = A round
flow-cards = Phase 1: Card Placement
flow-followers = Phase 2: Placement of Followers
flow-sheet = Beyond the text: a card carried out at once
flow-regions = Phase 3: Base Game Board Region Evaluation
flow-forum = Forum Romanum
flow-latrine = Latrine
flow-curia = Curia
flow-catacombs = Catacombs
flow-thermae = Thermae
flow-pantheon = Pantheon
flow-field-of-mars = Field of Mars
flow-take-overs = Phase 4: Faction Take-overs
flow-benefits = Phase 5: Faction Benefits
flow-refugium = Phase 6, beyond the text: Refugium
flow-basilica = Phase 6, beyond the text: Basilica
flow-capitoleum = Phase 6, beyond the text: Capitoleum
flow-chariot = Phase 7, beyond the text: Chariot Auction

## Steps

game-set-up = Set the table
game-rounds = Round after round
game-over = The game is over

set-up-prepare = Lay everything out
    .story = Both boards and the box are laid out.
set-up-lead = Who leads the Brutii?
set-up-start = Who starts?
    .story = { $start ->
        [none] The start player is drawn by lot.
       *[other] The start player is { $start }.
    }
set-up-lot = Draw the start player
    .story = { $items } starts.
set-up-colours = Take a colour
set-up-supply = Followers and sheets
    .story = { $brutii ->
        [none] Everybody has followers.
       *[other] Everybody has followers; { $brutii } has discs, action cards and the sheet of the Brutii instead.
    }
set-up-condition = Draw a victory condition card
    .story = Drawn: { $items }
set-up-dealing = Cards are dealt
    .story = They will be dealt cards in this order: { $handling }.
set-up-deal = Deal a hand
    .story = { $who } is dealt { $items }
    .story-unseen = { $who } is dealt { $count } cards
set-up-keep = Everybody discards two cards
set-up-money = Take denarii
    .story = Everybody has taken denarii.
set-up-favor = Turn up a Favor of the Emperor
    .story = Turned up: { $items }
set-up-ready = The table is set

round-cards = Phase 1: Card Placement
round-followers = Phase 2: Placement of Followers
round-regions = Phase 3: Base Game Board Region Evaluation
round-take-overs = Phase 4: Faction Take-overs
round-benefits = Phase 5: Faction Benefits
round-beyond = Phase 6: Expansion Board Region Evaluation (beyond the text)
round-refugium = Refugium (beyond the text)
round-basilica = Basilica (beyond the text)
round-capitoleum = Capitoleum (beyond the text)
round-chariot = Phase 7: Chariot Auction (beyond the text)
round-round-over = Has somebody won?
    .story = { $winners ->
        [none] The round is over, and nobody has enough achievements.
       *[other] The round is over. Winner: { $winners }.
    }
round-next-round = Phase 8: Next Round Preparation (beyond the text)
    .story = Followers, discs and action cards go back. { $start } starts round { $round }.
round-won = Somebody has won

cards-open = Which fields get cards?
    .story = Cards will be laid on { $filling }.
cards-fill = Lay a card
    .story = A card is laid open on { $field }: { $items }
cards-face-down = Lay a card face down
    .story = A card is laid face down on { $field }: { $items }
    .story-unseen = A card is laid face down on { $field }
cards-laid = All cards lie

followers-whose-turn = Whose turn is it?
    .story = { $turn ->
        [none] Nobody has a turn any more.
       *[other] The turn goes to { $turn }.
    }
followers-place = Place a follower
followers-disc = The Brutii turn up a disc
    .story-cross = The disc shows { $label }: no action card may be played
    .story-arrow = The disc shows { $label }: an action card must be played
    .story-follower = The disc shows { $label }: an action card must be played, and the proconsul placed where it is there
    .story = The disc shows { $label }
followers-card = The Brutii play an action card
followers-card-and-proconsul = The Brutii play an action card before the proconsul
followers-sheet = The card is carried out at once
followers-after = The card has been carried out
followers-proconsul = The Brutii place the proconsul
followers-placed = All are placed

sheet-read = Which card is it?
sheet-legion = Buy A Legion (beyond the text)
sheet-slaves = Slave Cards (beyond the text)
sheet-murder = Mass Murder (beyond the text)
sheet-carried-out = Carried out

regions-option = The Brutii name an option of “Cards”
regions-forum = Forum Romanum
regions-latrine = Latrine
regions-option-at-the-curia = An option for the Curia
regions-curia = Curia
regions-option-in-the-catacombs = An option for the Catacombs
regions-catacombs = Catacombs
regions-thermae = Thermae
regions-pantheon = Pantheon
regions-field-of-mars = Field of Mars
regions-coin-bowl = The coin bowl pays
regions-evaluated = All regions are evaluated

forum-open = Who stands at the Forum?
    .story = { $queue ->
        [none] { "" }
       *[other] At the Forum are asked: { $queue }.
    }
forum-asked = Buy the card?
forum-brutii = The Brutii take what nobody bought
forum-evaluated = The Forum is evaluated

latrine-open = Who stands on the Latrine?
    .story = { $queue ->
        [none] { "" }
       *[other] On the Latrine are asked: { $queue }.
    }
latrine-asked = Buy the card, or take denarii?
latrine-brutii = The Brutii take denarii for it
latrine-evaluated = The Latrine is evaluated

curia-open = Who stands at the Curia?
    .story = { $queue ->
        [none] { "" }
       *[other] At the Curia are asked: { $queue }.
    }
curia-asked = A card of the hand for those of the field?
curia-brutii = What was given up, and what is left for the Brutii
curia-evaluated = The Curia is evaluated

catacombs-open = Who stands in the Catacombs?
    .story = { $queue ->
        [none] { "" }
       *[other] In the Catacombs are asked: { $queue }.
    }
catacombs-asked = Buy the card unseen?
catacombs-brutii = The Brutii take what nobody bought
catacombs-evaluated = The Catacombs are evaluated

thermae-open = Who stands in the Thermae?
    .story = { $queue ->
        [none] { "" }
       *[other] In the Thermae bid: { $queue }.
    }
thermae-bid = Bid for three cards
thermae-award = The highest bid takes them
thermae-evaluated = The Thermae are evaluated

pantheon-open = Whoever stands at the Pantheon looks at the card
pantheon-asked = Give up a card?
pantheon-brutii = May the Brutii claim as well?
pantheon-commit = The Brutii lay a card down unseen
pantheon-turn-up = The card is shown
    .story = The card on the Pantheon is shown, and what the Brutii laid down is compared with it.
pantheon-evaluated = The Pantheon is evaluated

field-of-mars-open = Who stands on the Field of Mars?
    .story = { $queue ->
        [none] { "" }
       *[other] On the Field of Mars are asked: { $queue }.
    }
field-of-mars-asked = Give up a pair?
field-of-mars-wreaths = The Brutii give up pairs
field-of-mars-after = The Brutii are done
field-of-mars-award = The highest pair brings one more laurel
field-of-mars-evaluated = The Field of Mars is evaluated

take-overs-begin = Phase 4 begins
take-overs-option = The Brutii name an option of “Faction Take-Over”
take-overs-open = Who may try?
    .story = { $queue ->
        [none] { "" }
       *[other] They may try in this order: { $queue }.
    }
take-overs-try = Take the faction over?
take-overs-taken-over = All have tried

benefits-claim = Tribunus Plebis: a tribune for two factions?
benefits-receive = Factions bring their benefits
benefits-legates = Legates: buy a legion?
benefits-received = All is received

refugium-open = Who stands in the Refugium?
    .story = { $queue ->
        [none] { "" }
       *[other] In the Refugium are asked: { $queue }.
    }
refugium-asked = Set three slaves free? (beyond the text)
refugium-card = The Brutii by their card (beyond the text)
refugium-evaluated = The Refugium is evaluated

basilica-open = Who stands in the Basilica?
    .story = { $queue ->
        [none] { "" }
       *[other] In the Basilica are asked: { $queue }.
    }
basilica-asked = Claim the open tile? (beyond the text)
basilica-turn-up = Turn up the next tile (beyond the text)
    .story = Turned up: { $items }
basilica-after = A new tile lies open
basilica-card = The Brutii by their card (beyond the text)
basilica-turn-up-at-last = Turn up the next tile (beyond the text)
    .story = Turned up: { $items }
basilica-evaluated = The Basilica is evaluated

capitoleum-open = Who stands on the Capitoleum?
    .story = { $queue ->
        [none] { "" }
       *[other] On the Capitoleum are asked: { $queue }.
    }
capitoleum-asked = Take an office? (beyond the text)
capitoleum-evaluated = The Capitoleum is evaluated

chariot-open = The chariot is auctioned (beyond the text)
    .story = The chariot stands on no faction now, and all bid for it.
chariot-bid = Everybody bids (beyond the text)
chariot-award = The highest bid takes it (beyond the text)
chariot-place = Put the chariot on a faction (beyond the text)
chariot-placed = The chariot is placed

## Ways on

e-game-set-up-return-ready = ready
e-game-rounds-return-won = somebody has won
e-set-up-prepare-outcome-brutii = the Brutii need a leader
e-set-up-prepare-outcome-known = laid out
e-set-up-lead-lead = somebody leads
e-set-up-lead-leave-lead = left to others
e-set-up-start-outcome-known = the start player is known
e-set-up-start-outcome-lot = by lot
e-set-up-colours-pick-colour-next = the next player
e-set-up-colours-pick-colour-all = all have a colour
e-set-up-lot-outcome = drawn
e-set-up-supply-outcome = handed out
e-set-up-condition-outcome-next = the next player
e-set-up-condition-outcome-all = handed out
e-set-up-dealing-outcome = in turn order
e-set-up-deal-outcome-next = the next player
e-set-up-deal-outcome-all = all have cards
e-set-up-keep-put-away-more = others still choose
e-set-up-keep-put-away-done = all have chosen
e-set-up-money-outcome = taken
e-set-up-favor-outcome = turned up
e-round-cards-return-laid = cards lie
e-round-followers-return-placed = all are placed
e-round-regions-return-evaluated = evaluated
e-round-take-overs-return-taken-over = all have tried
e-round-benefits-return-received = received
e-round-beyond-outcome-played = as far as known
e-round-beyond-outcome-left-out = left out
e-round-refugium-return-evaluated = evaluated
e-round-chariot-return-placed = placed
e-round-basilica-return-evaluated = evaluated
e-round-capitoleum-return-evaluated = evaluated
e-round-round-over-outcome-won = somebody has won
e-round-round-over-outcome-next = nobody has won
e-round-next-round-outcome = next round
e-cards-open-outcome = field by field
e-cards-fill-outcome-open = an open field
e-cards-fill-outcome-down = a field for cards face down
e-cards-fill-outcome-full = all are full
e-cards-face-down-outcome-open = an open field
e-cards-face-down-outcome-down = a field for cards face down
e-cards-face-down-outcome-full = all are full
e-followers-whose-turn-outcome-place = a player places
e-followers-whose-turn-outcome-disc = the Brutii
e-followers-whose-turn-outcome-over = nobody has a turn
e-followers-place-place-again = one more may follow
e-followers-place-place-proconsul-again = one more may follow
e-followers-place-place-next = turn over
e-followers-place-place-proconsul-next = turn over
e-followers-place-stop = turn over
e-followers-disc-outcome-cross = a cross
e-followers-disc-outcome-arrow = an arrow
e-followers-disc-outcome-follower = arrow and follower
e-followers-card-play-action-now = carried out at once
e-followers-card-and-proconsul-play-action-now = carried out at once
e-followers-card-and-proconsul-play-action-proconsul = the proconsul follows
e-followers-card-and-proconsul-play-action-over = turn over
e-followers-card-play-action-over = turn over
e-followers-sheet-return-carried-out = carried out
e-followers-proconsul-send = placed
e-followers-proconsul-withhold = kept back
e-followers-after-outcome-proconsul = the proconsul follows
e-followers-after-outcome-over = turn over
e-followers-after-outcome-another = one more disc
e-sheet-read-outcome-legion = Buy A Legion
e-sheet-read-outcome-slaves = Slave Cards
e-sheet-read-outcome-murder = Mass Murder
e-sheet-read-outcome-opaque = not known
e-sheet-legion-buy-legion = bought
e-sheet-legion-enough = not bought
e-sheet-slaves-fetch-slave = fetched
e-sheet-slaves-enough = enough
e-sheet-murder-murder = carried out
e-take-overs-begin-outcome-brutii = the Brutii have their card
e-take-overs-begin-outcome-others = others only
e-take-overs-option-name-take-overs = named
e-take-overs-open-outcome-tries = somebody may try
e-take-overs-open-outcome-nobody = nobody may
e-take-overs-try-take-over-next = the next one
e-take-overs-try-pass-by-next = the next one
e-take-overs-try-take-over-all = all have tried
e-take-overs-try-pass-by-all = all have tried
e-benefits-claim-otherwise = nobody has the office
e-benefits-claim-claim-once = claimed
e-benefits-claim-enough = not claimed
e-benefits-claim-claim-again = once more
e-benefits-receive-outcome = received
e-benefits-legates-otherwise = no controller
e-benefits-legates-buy-legion = bought
e-benefits-legates-enough = not bought
e-basilica-asked-claim-favor = claimed
e-basilica-card-claim-by-card = claimed
e-basilica-turn-up-outcome = turned up
e-basilica-after-outcome-next = the next one
e-basilica-after-outcome-all = all have been asked
e-basilica-turn-up-at-last-outcome = turned up
e-refugium-card-free-by-card = set free
e-chariot-open-outcome-bids = everybody bids
e-chariot-open-outcome-left-out = left out
e-chariot-bid-bid-for-chariot-more = others still think
e-chariot-bid-bid-for-chariot-done = all is open
e-chariot-award-outcome-place = somebody has it
e-chariot-award-outcome-nobody = nobody bid
e-chariot-place-put-chariot = placed
e-regions-option-otherwise = no option to name
e-regions-option-name-cards = named
e-regions-option-at-the-curia-otherwise = nothing to name
e-regions-option-at-the-curia-name-cards = named
e-regions-option-in-the-catacombs-otherwise = nothing to name
e-regions-option-in-the-catacombs-name-cards = named
e-regions-coin-bowl-outcome = paid
e-thermae-open-outcome-bids = somebody stands there
e-thermae-open-outcome-nobody = nobody stands there
e-thermae-bid-bid-more = others still think
e-thermae-bid-bid-done = all is open
e-thermae-award-outcome = taken
e-pantheon-brutii-outcome-brutii = they may claim
e-pantheon-brutii-outcome-nobody = they may not
e-pantheon-commit-commit = laid down
e-pantheon-commit-enough = not tried
e-pantheon-turn-up-outcome = compared
e-field-of-mars-open-outcome-asked = somebody stands there
e-field-of-mars-open-outcome-nobody = nobody stands there
e-field-of-mars-open-outcome-brutii-first = the Brutii first
e-field-of-mars-asked-give-pair-next = the next one
e-field-of-mars-asked-decline-next = the next one
e-field-of-mars-asked-give-pair-all = all have been asked
e-field-of-mars-asked-decline-all = all have been asked
e-field-of-mars-wreaths-otherwise = no wreaths to earn
e-field-of-mars-wreaths-enough = enough
e-field-of-mars-wreaths-give-pairs = a pair is given up
e-field-of-mars-after-outcome-others = now the others
e-field-of-mars-after-outcome-award = all have given
e-field-of-mars-award-outcome = compared
e-regions-forum-return-evaluated = evaluated
e-forum-open-outcome-asked = somebody stands there
e-forum-open-outcome-nobody = nobody stands there
e-forum-asked-buy-next = the next one
e-forum-asked-buy-all = all have been asked
e-forum-asked-decline-next = the next one
e-forum-asked-decline-all = all have been asked
e-forum-brutii-outcome = taken care of
e-regions-latrine-return-evaluated = evaluated
e-latrine-open-outcome-asked = somebody stands there
e-latrine-open-outcome-nobody = nobody stands there
e-latrine-asked-buy = decided
e-latrine-asked-take-denarii = decided
e-latrine-brutii-outcome = taken care of
e-regions-curia-return-evaluated = evaluated
e-curia-open-outcome-asked = somebody stands there
e-curia-open-outcome-nobody = nobody stands there
e-curia-asked-exchange-next = the next one
e-curia-asked-exchange-all = all have been asked
e-curia-asked-decline-next = the next one
e-curia-asked-decline-all = all have been asked
e-curia-brutii-outcome = taken care of
e-regions-catacombs-return-evaluated = evaluated
e-catacombs-open-outcome-asked = somebody stands there
e-catacombs-open-outcome-nobody = nobody stands there
e-catacombs-asked-buy-next = the next one
e-catacombs-asked-buy-all = all have been asked
e-catacombs-asked-decline-next = the next one
e-catacombs-asked-decline-all = all have been asked
e-catacombs-brutii-outcome = taken care of
e-regions-thermae-return-evaluated = evaluated
e-regions-pantheon-return-evaluated = evaluated
e-pantheon-open-outcome-asked = somebody stands there
e-pantheon-open-outcome-nobody = nobody stands there
e-pantheon-asked-offer = decided
e-pantheon-asked-decline = decided
e-regions-field-of-mars-return-evaluated = evaluated
e-refugium-open-outcome-asked = somebody stands there
e-refugium-open-outcome-nobody = nobody stands there
e-refugium-asked-free-next = the next one
e-refugium-asked-free-all = all have been asked
e-refugium-asked-decline-next = the next one
e-refugium-asked-decline-all = all have been asked
e-refugium-card-otherwise = no such card
e-refugium-card-enough = let be
e-basilica-open-outcome-asked = somebody stands there
e-basilica-open-outcome-nobody = nobody stands there
e-basilica-asked-decline-next = the next one
e-basilica-asked-decline-all = all have been asked
e-basilica-card-otherwise = no such card
e-basilica-card-enough = let be
e-capitoleum-open-outcome-asked = somebody stands there
e-capitoleum-open-outcome-nobody = nobody stands there
e-capitoleum-asked-take-office-next = the next one
e-capitoleum-asked-take-office-all = all have been asked
e-capitoleum-asked-decline-next = the next one
e-capitoleum-asked-decline-all = all have been asked

## What is shut out

check-followers-cross = The disc is no cross
check-followers-had-their-turn = The Brutii have not had their turn yet
check-followers-disc-first = A disc has been turned up first
check-followers-card-due = An action card has been laid face up, as the arrow demands
check-followers-card-due-too = An action card has been laid face up, as the arrow with the follower demands
check-followers-by-the-disc = The proconsul goes out by the disc with the follower, after the card
check-take-overs-fixed = The option has not been named yet this phase
check-take-overs-assassin-alone = The assassin is played together with a set that takes the faction over
check-take-overs-bystander = Only who is taking the faction over plays an assassin
check-pantheon-no-look = The Brutii may look at the card of the Pantheon
check-followers-later = This region is evaluated before Phase 6
check-take-overs-later = This region is evaluated before Phase 6
check-benefits-later = This region is evaluated before Phase 6
check-forum-later = This region is evaluated before Phase 6
check-latrine-later = This region is evaluated before Phase 6
check-curia-later = This region is evaluated before Phase 6
check-catacombs-later = This region is evaluated before Phase 6
check-pantheon-later = This region is evaluated before Phase 6
check-field-of-mars-later = This region is evaluated before Phase 6
check-followers-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-benefits-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-forum-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-latrine-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-curia-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-catacombs-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-pantheon-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-field-of-mars-no-assassin = Somebody takes a faction over now, and plays the assassin for it
check-take-overs-cross = The last disc was no cross
check-take-overs-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-benefits-cross = The last disc was no cross
check-benefits-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-refugium-cross = The last disc was no cross
check-refugium-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-basilica-cross = The last disc was no cross
check-basilica-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-capitoleum-cross = The last disc was no cross
check-capitoleum-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-forum-cross = The last disc was no cross
check-forum-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-latrine-cross = The last disc was no cross
check-latrine-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-curia-cross = The last disc was no cross
check-curia-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-catacombs-cross = The last disc was no cross
check-catacombs-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-pantheon-cross = The last disc was no cross
check-pantheon-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-field-of-mars-cross = The last disc was no cross
check-field-of-mars-had-their-turn = It is Phase 2, and the Brutii turn up a disc
check-benefits-not-the-owner = { $by } is Tribunus Plebis
check-benefits-not-the-controller = { $by } controls the Legates, and they have not been used
check-take-overs-not-the-brutii = { $by } leads the Brutii
check-regions-not-the-brutii = { $by } leads the Brutii
check-field-of-mars-not-by-card = { $by } leads the Brutii and has “Wreaths” face up
check-refugium-not-by-card = { $by } leads the Brutii and has “Patron” face up
check-basilica-not-by-card = { $by } leads the Brutii and has “Favor of the Emperor” face up

## Moves

Lead = Lead the Brutii
    .verb = leads the Brutii
    .label = lead the Brutii
    .story = { $by } leads the Brutii
LeaveLead = Leave it to others
    .verb = leaves the brutii to others
    .label = leave it to others to lead the Brutii
    .story = { $by } leaves it to others to lead the Brutii
    .others_left = Somebody else is left who may lead them
PickColour = Take a colour
    .verb = takes the colour
    .label = take { $colour }
    .story = { $by } takes { $colour } and its family sheet
    .free = Nobody has taken { $colour }
PutAway = Discard cards
    .verb = discards
    .label = discard { $cards }
    .story = { $by } discards { $cards }
    .four_stay = Four cards stay in hand
    .four_stay_with_brutii = Four cards stay in every hand
Piece = A piece on a space
    .on_base_board = { $space } is a space of the base board
    .of_faction = { $space } is a space of a faction
    .in_refugium = { $space } is a space of the Refugium
    .free = { $space } is free
    .one_in_refugium = { $by } has no other space in the Refugium
    .one_in_basilica = { $by } has no other space in the Basilica
    .one_on_capitoleum = { $by } has no other space on the Capitoleum
    .basilica_in_order = { $space } comes next in the Basilica
    .capitoleum_in_order = { $space } comes next on the Capitoleum
TurnPiece = A piece in a turn
    .few_enough = { $by } may place one more this turn
Place = Place a follower
    .verb = places a follower on
    .label = place a follower on { $space }
    .story = { $by } places a follower on { $space }
    .has_follower = { $by } has a follower left
PlaceProconsul = Place the proconsul
    .verb = places the proconsul on
    .label = place the proconsul on { $space }
    .story = { $by } places the proconsul on { $space }
    .has_it = { $by } has the proconsul
Stop = Place no second follower
    .verb = places no more
    .label = place no second follower
    .story = { $by } places no second follower
    .one_stands = { $by } has placed one
    .may_stop = One may be enough
PlayAction = Play an action card
    .verb = plays
    .label = play { $card }
    .story = { $by } lays “{ $card }” face up
Send = Place the proconsul
    .verb = sends the proconsul to
    .label = place the proconsul on { $space }
    .story = { $by } places the proconsul on { $space }
    .has_it = The Brutii have the proconsul
Withhold = Keep the proconsul back
    .verb = keeps the proconsul back
    .label = keep the proconsul back
    .story = { $by } keeps the proconsul back
    .may = It need not be placed
EndTurn = End the turn
    .verb = ends the turn
    .label = end the turn without a card
    .story = { $by } ends the turn
PlayAssassin = Play an assassin
    .verb = plays an assassin
    .label = play an assassin
    .story = { $by } plays an assassin
Decline = Let it be
    .verb = declines
    .label = decline
    .story = { $by } declines
Enough = No more of it
    .verb = leaves it at that
    .label = leave it at that
    .story = { $by } leaves it at that
NameCards = Name an option of “Cards”
    .verb = names for the cards option
    .label = name option { $option }
    .story = { $by } names option { $option } of “Cards”
Buy = Buy
    .verb = buys
    .label = buy what lies there
    .story = { $by } buys what lies there
    .forum_price = { $by } can pay the fixed price of the Forum
    .latrine_price = { $by } can pay what the card is worth
    .catacombs_price = { $by } can pay the price of the Catacombs
TakeDenarii = Take denarii
    .verb = takes denarii
    .label = leave the card and take denarii for it
    .story = { $by } leaves the card and takes denarii for it
Exchange = Exchange
    .verb = gives for the field
    .label = give { $card } for the cards of the field
    .story = { $by } gives { $card } for the cards of the field
    .lies_there = Cards lie there
Bid = Bid
    .verb = bids
    .label = bid { $coins }
    .story = { $by } bids { $coins }
    .purse = { $by } has so many denarii
Offer = Give up a card
    .verb = gives up
    .label = give up { $card } for an Eternal Favor of the Gods
    .story = { $by } gives up { $card } for an Eternal Favor of the Gods
    .of_its_faction = It is of the faction of the card that lies there
    .of_its_type = It is of the type of the card that lies there
    .tile_left = A tile is left
Commit = Lay a card down
    .verb = lays down
    .label = lay { $card } down unseen
    .story = { $by } lays { $card } down
    .of_its_type = It fits the card that has been shown
Peek = Look
    .verb = looks at the card
    .label = look at the card
    .story = { $by } looks at the card
TwoCards = Two cards
    .two = They are two cards
    .faction_cards = Both are faction cards
    .no_assassins = Neither is an assassin
GivePair = Give up a pair
    .verb = gives up the pair
    .label = give up { $cards } for a laurel
    .story = { $by } gives up { $cards } for a laurel
    .one_faction = Both are of one faction
GivePairs = Give up a pair for a wreath
    .verb = gives up for a wreath
    .label = give up { $cards } for a wreath
    .story = { $by } gives up { $cards } for a wreath
    .space_empty = A space of the Field of Mars is empty for it
    .one_faction = Both are of one faction
NameTakeOvers = Name an option of “Faction Take-Over”
    .verb = names for the take-overs option
    .label = name option { $option }
    .story = { $by } names option { $option } of “Faction Take-Over”
TakeOver = Take a faction over
    .verb = takes over
    .label = { $assassins ->
        [0] take the { $faction } over with { $cards }
        [1] take the { $faction } over with { $cards } and an assassin
       *[other] take the { $faction } over with { $cards } and { $assassins } assassins
    }
    .story = { $assassins ->
        [0] { $by } takes the { $faction } over with { $cards }
        [1] { $by } plays an assassin and takes the { $faction } over with { $cards }
       *[other] { $by } plays { $assassins } assassins and takes the { $faction } over with { $cards }
    }
    .its_turn = The { $faction } are evaluated now
    .has_assassins = { $by } has so many assassins
    .lowest_are_safe = So many cards can be removed: the two lowest are safe
    .no_chariot = The chariot does not stand on the { $faction }
    .not_ones_own = { $by } does not control the { $faction } already
    .two_cards = The set has two cards at least
    .of_the_faction = All are cards of the { $faction }
    .beats_the_set = More cards or a higher sum than the set that lies there
    .assassins_succeed = With the assassins the set takes the { $faction } over
    .brutii_by_card = The Brutii have “Faction Take-Over” face up
    .nobody_else = By option 1 the Brutii try where no other player stands
    .one_other = By option 2 the Brutii try where just one player's follower stands
    .usual_conditions = The usual conditions hold for the Brutii: more cards or a higher sum
PassBy = Pass by
    .verb = passes it by
    .label = do not take it over
    .story = { $by } does not take it over
    .may = The Brutii may leave this faction out
Claim = Claim a tribune
    .verb = claims a tribune with
    .label = claim a tribune with { $factions }
    .story = { $by } uses { $factions } and turns a scroll into a tribune
    .two = They are two factions
    .controls_enough = { $by } controls two factions at least
    .controls_both = { $by } controls both of them
    .scroll = { $by } has a scroll
    .unspent = Neither has been used this round
BuyLegion = Buy a legion
    .verb = buys a legion
    .label = buy a legion
    .story = { $by } buys a legion
    .purse = { $by } has the denarii
    .left = A legion is left
FetchSlave = Fetch a slave
    .verb = fetches
    .label = fetch { $slave } for { $cards }
    .story = { $by } fetches { $slave } and lays { $cards } in its place
    .two = Two cards take its place
Murder = Mass Murder
    .verb = carries out option
    .label = { $option ->
        [1] option 1: the highest card of every set of another player
        [2] option 2: not known, does nothing
       *[other] option { $option }: the highest card of every set of another player, or what is not known and does nothing
    }
    .story = { $option ->
        [1] { $by } removes the highest card of every set of another player
       *[other] { $by } chooses option 2, which is not known and does nothing
    }
FreeSlaves = Set slaves free
    .enough = They are three cards
    .all_slaves = All are slaves
    .purse = { $by } has what they are worth in denarii
    .tile_left = A patron tile is left
Free = Set slaves free
    .verb = sets free
    .label = set { $cards } free and be a patron
    .story = { $by } sets { $cards } free, pays what they are worth, and is a patron
FreeByCard = Set slaves free by the card
    .verb = sets free by the card
    .label = set { $cards } free and be a patron
    .story = { $by } sets { $cards } free, pays what they are worth, and is a patron
ClaimTile = Claim the tile
    .tile_open = A tile lies open
ClaimFavor = Claim a Favor of the Emperor
    .verb = claims the favor
    .label = claim the Favor of the Emperor that lies open
    .story = { $by } claims the Favor of the Emperor; what it asks for is not known, so nothing was asked
ClaimByCard = Claim a Favor of the Emperor by the card
    .verb = claims the favor by the card
    .label = claim the Favor of the Emperor that lies open
    .story = { $by } claims the Favor of the Emperor; what it asks for is not known, so nothing was asked
    .same_tile = Nobody has taken the tile that lay open this round
TakeOffice = Take an office
    .verb = takes the office
    .label = take { $official }
    .story = { $by } takes { $official }
    .not_ones_own = { $by } does not have { $official } already
BidForChariot = Bid for the chariot
    .verb = bids for the chariot
    .label = bid { $coins }
    .story = { $by } bids { $coins }
    .purse = { $by } has so many denarii
    .has_use = { $by } controls a faction to put the chariot on
PutChariot = Place the chariot
    .verb = puts the chariot on
    .label = put the chariot on the { $faction }
    .story = { $by } puts the chariot on the { $faction }
    .controls_it = { $by } controls the { $faction }

## Figures of a check

figures-taken-by = taken by { $have }
figures-nobody-there = nobody has it
figures-still-free = still free: { $have }
figures-none-before = none before it is free
figures-full = all { $have } are taken
figures-spaces = there { $have ->
    [one] is one
   *[other] are { $have }
}
figures-stands-on = already on { $have }
figures-no-other = no other one
figures-against-set = { $have } against { $need }
figures-no-set = { $have }; no set lies there
figures-no-card = no card lies there
figures-held = { $have } has it
figures-held-by-nobody = nobody has it
figures-face-up = face up: { $have }
figures-fits = { $have } for { $need }
figures-not-controlled = not controlled: { $have }
figures-all-controlled = both are
set-of = { $cards ->
    [one] one card
   *[other] { $cards } cards
} worth { $sum }

## What is wrong with a table

law-below-zero = { $name } has { $count } { $what }
law-thing-followers = followers
law-thing-denarii = denarii
law-thing-laurels = laurels
law-thing-wreaths = wreaths
law-thing-legions = legions
law-thing-gods = favors of the gods
law-thing-patrons = patron tiles
law-thing-scrolls = scrolls
law-thing-tribunes = tribunes
law-thing-bid = denarii in a bid
law-seated-twice = { $seat } sits there twice
law-called-so = a player has the name of the proconsul
law-leads = { $seat } leads the Brutii, and does not sit there
law-starts = { $seat } starts, and does not sit there
law-turn = { $seat } has the turn, and does not sit there
law-proconsul = { $seat } has the proconsul, and does not sit there
law-no-space = { $piece } stands on { $space }, which is no space
law-nobodys = { $piece } on { $space } is nobody's
law-two-there = { $space } holds two
law-proconsul-twice = the proconsul stands twice
law-proconsul-nobody = the proconsul stands there, and nobody has it
law-too-often = { $found } × { $card } where the box has { $box }
law-missing = { $card } is missing
law-players-brutii = { $found ->
    [one] 1 player
   *[other] { $found } players
} with the Brutii where the text has numbers for { $least } to { $most }; sit down as { $least } or { $most }, or choose the reading TR-OD-04=extend, under which three or four may play as well
law-players = { $found ->
    [one] 1 player
   *[other] { $found } players
} without the Brutii where the text has numbers for { $least } to { $most }; { $brutii ->
    [1] that many may play with the Brutii (brutii=yes)
   *[other] sit down as one of those numbers
}

## The table

table-players = Players (values of cards are stand-ins)
table-base-board = Base board
table-expansion-board = Expansion board (evaluated beyond the text)
table-factions = Factions
table-brutii = Brutii
table-hand = Hand
table-followers = Followers
table-denarii = Denarii
table-laurels = Laurels
table-wreaths = Wreaths
table-legions = Legions
table-gods = Favors of the gods
table-temporary = temporary favor of the gods
table-emperor = Favors of the Emperor
table-patrons = Patron tiles
table-scrolls = Scrolls
table-tribunes = Tribunes
table-markers = markers: { $factions }
table-leads = leads the Brutii
table-starts = start player
table-bid = Bid
table-points = Points
table-proconsul = has the proconsul
table-offices = offices: { $offices }
table-controller = controlled by { $name }
table-nobody = nobody's
table-laurel = Laurel
table-chariot = under the chariot
table-sum = Sum
table-stands = { $space }: { $name }
table-discs-row = Action discs
table-actions-row = Action cards
table-discs-down = face down
table-discs = turned up
table-actions = in hand
table-played = face up
table-committed = laid down
table-face-down = face down
table-looked = { $name } has looked
table-colosseum = Denarii on the Colosseum
table-patron-tiles = Patron tiles left (what they show is not known)
table-favor = open: { $tile }
table-favors-left = Tiles face down
table-option = option { $option } of { $card }
table-condition = Victory condition
table-needs = { $needed } of these are needed
table-near = { $have } of { $needed }: { $kinds ->
    [none] nothing yet
   *[other] { $kinds }
}
table-goal = { $need } × { $kind }

kind-markers = faction markers
kind-scrolls = scrolls
kind-tribunes = tribunes
kind-gods = favors of the gods
kind-laurels = laurels
kind-legions = legions
kind-denarii = denarii
kind-patron = patron tiles
kind-emperor = favors of the Emperor

field-whole = A whole game
field-players-colour = Colour of { $key }
field-players-sheet = Family sheet of { $key }
field-players-followers = Followers of { $key }
field-players-hand = Hand of { $key }
    .rest = the rest
field-players-denarii = Denarii of { $key }
field-players-laurels = Laurels of { $key }
field-players-wreaths = Wreaths of { $key }
field-players-legions = Legions of { $key }
field-players-gods = Eternal Favor of the Gods tiles of { $key }
field-players-emperor = Favor of the Emperor tiles of { $key }
field-players-patrons = Patron tiles of { $key }
field-players-scrolls = Scrolls of { $key }
field-players-tribunes = Tribunes of { $key }
field-players-markers = Faction markers of { $key }
    .rest = the rest
field-players-condition = Victory condition card of { $key }
field-players-actions = Action cards in the hand of { $key }
    .rest = the rest
field-players-played = Action cards face up before { $key }
field-players-bid = Bid of { $key }
field-players-points = Points of { $key }
field-brutii = Who leads the Brutii
field-sought = The Brutii need a leader
field-start = Start player
field-round = Round
field-boards = Boards
field-deck = Draw pile
    .rest = the rest
field-discard = Discard pile
    .rest = the rest
field-handling = Next to be served
    .rest = the others
field-factions = { $key }
field-factions-controller = Who controls { $key }
field-factions-cards = Set of { $key }
field-factions-laurel = Laurel on { $key }
field-factions-spent = { $key } used for a tribune
field-factions-paid = Benefit of { $key } received
field-fields = Cards on { $key }
field-fields-up = Open on { $key }
    .rest = the rest
field-fields-down = Face down on { $key }
field-fields-looker = Who has looked at { $key }
field-filling = Fields to be filled
    .rest = the others
field-turn = Whose turn it is
field-placed-now = Placed this turn
field-placed = On { $key }
field-placed-piece = On { $key }
field-bowl = On the coin bowl
    .rest = the rest
field-proconsul = Who has the proconsul
field-next-proconsul = Who has the proconsul next round
field-discs = Discs face down
    .rest = the rest
field-shown = Discs turned up
field-queue = Still to be evaluated
    .rest = the others
field-cards-option = Option of “Cards”
field-curia-paid = Given up at the Curia
    .rest = the rest
field-latrine = Denarii that the Latrine has brought to the Brutii
field-colosseum = Denarii on the Colosseum
field-claimed = A tile has been claimed at the Pantheon
field-committed = What the Brutii have laid down
field-pairs = Pair from { $key }
field-pairs-seat = Pair from { $key }
field-pairs-sum = Sum of the pair from { $key }
field-takeover-option = Option of “Faction Take-Over”
field-officials = { $key }
field-officials-owner = Who has { $key }
field-favors = Favor of the Emperor tiles face down
    .rest = the others
field-favor = Favor of the Emperor that lies open
field-favored = The open tile has been taken this round
field-patron-tiles = Patron tiles left
field-gods-tiles = Eternal Favor of the Gods tiles left
field-legions-left = Legions left
field-scrolls-left = Scrolls left
field-temporary = Who has the temporary favor of the gods
field-stock = Denarii paid to the stock
field-laurel-stock = Laurels paid to the stock
field-chariot = Faction under the chariot
field-winner = Who places the chariot
field-winners = Winners

## Names

name-forum = Forum Romanum
name-colour-1 = the first colour
name-colour-2 = the second colour
name-colour-3 = the third colour
name-colour-4 = the fourth colour
name-colour-5 = the fifth colour
name-cross = a cross
name-arrow = an arrow
name-follower = an arrow and a follower
name-slave = a slave
name-0-assassins = no assassin
name-1-assassins = one assassin
name-2-assassins = two assassins
name-3-assassins = three assassins
name-official-3 = a third official (not known, no effect)
name-official-4 = a fourth official (not known, no effect)
name-official-5 = a fifth official (not known, no effect)
name-twelfth-card = the twelfth card (not known, no effect)
name-veto = Veto (its text is not known, no effect)
name-latrine-1 = the Latrine
name-pantheon-1 = the Pantheon
name-coin-bowl = the coin bowl
name-proconsul = the proconsul
name-condition-i = Condition I (stand-in)
name-condition-ii = Condition II (stand-in)
name-condition-iii = Condition III (stand-in)
name-condition-iv = Condition IV (stand-in)
name-condition-v = Condition V (stand-in)
name-condition-vi = Condition VI (stand-in)
name-favor-1 = Favor 1 (its text is not known)
name-favor-2 = Favor 2 (its text is not known)
name-favor-3 = Favor 3 (its text is not known)
name-favor-4 = Favor 4 (its text is not known)
name-favor-5 = Favor 5 (its text is not known)
name-favor-6 = Favor 6 (its text is not known)
name-favor-7 = Favor 7 (its text is not known)
name-favor-8 = Favor 8 (its text is not known)
name-favor-9 = Favor 9 (its text is not known)
name-favor-10 = Favor 10 (its text is not known)

## Charts

chart-chance = chance
chart-nothing-yet = nothing yet
chart-reading-two = exactly two are safe
chart-reading-value = equals are safe too
chart-losses-rising = all values apart
chart-losses-equal = 2, 3, 3 and up: { $reading }
chart-order = { $office ->
    [none] Nobody is Princeps
   *[other] { $office } is Princeps
}: { $turns }
chart-hand =
    .title = How many assassins does an opening hand bring?
    .caption = Six cards of a whole pile of 118, three of which are assassins.
    .across = the number of assassins
    .up = Chance
chart-board =
    .title = How likely is an assassin among so many cards?
    .caption = Of a whole pile; one round lays twelve cards on the board, or a few more where the Curia is filled up.
    .across = the number of cards
    .up = Chance of at least one assassin
chart-discs =
    .title = What does the disc show?
    .caption = Six discs, none of which comes twice in a round. Which six they are is an assumption.
    .across = the next disc
    .up = Chance after what lies open already
chart-losses =
    .title = How many cards can assassins remove from a set?
    .caption = All but the two lowest, so two cards lose none. There are three assassins in all.
    .across = the size of the set
    .up = Cards that can be removed
