# Spartacus: The Serpents and the Wolf, in English.

title = Serpents and the Wolf

## Flows, groups and steps

flow-primus = Primus
flow-auction = Auction
flow-card-play = A card is played
group-call = The call
group-inviting = The invitations
group-failed = A failed Primus
group-field = The field
group-round = The Combat Round
group-hand = In the hand
group-talk = Talk
group-open = On the table

primus-opening = Honour
    .story = The Arena phase opens.
primus-call = Announce
primus-last-word = Last word
primus-ordinary-arena = Ordinary games
primus-invite = Invite a House
    .story = Nobody is left whom the Games Master could invite.
primus-answer = Answer
primus-failed = Failed Primus
    .story = Four Fighters cannot be found: the Primus is off.
primus-stakes = Wagers
primus-ordinary-fight = Ordinary fight
primus-no-fight = No fight
primus-teams = Form Teams
    .story = There are not four Fighters to form Teams of.
primus-place-one = Team I sets up
primus-place-two = Team II sets up
primus-ready = Make ready
primus-initiative = Roll Speed
    .story = { $winner } has the initiative.
    .story-won = { $winner } has the initiative: the roll of { $by } decides
    .story-shared = { $winner } has the initiative: { $by } share the deciding roll
    .story-level = Level everywhere: all roll again
primus-partners = Partners name the chooser
primus-agree = Do they agree?
    .story = The partners' hands open.
primus-partner-die = A die each
    .story = { $winner } chooses.
    .story-won = The die names { $winner }
    .story-level = Level: they roll again
primus-order = Choose the order
primus-combat = Combat Round
auction-bid = Bids in the fist
auction-react = Reactions
    .story = Nobody has anything to play.
auction-scheme = Play a card
auction-settle = Settle
    .story = The bids are settled.
auction-raise = Bid again
auction-sold = Sold
auction-unsold = Discarded unsold
card-play-hand = Choose a card
card-play-talk = Talk
card-play-support = Support?
card-play-supported = Lay it open
card-play-shown = Open on the table
card-play-resolve = It takes effect
    .story = The card has done its work and is laid aside.
card-play-resolved = Played
card-play-kept = Kept
card-play-stuck = Stuck
card-play-wasted = Wasted

trigger-bend_to_your_will = The bid is lowered
    .story = The bid of the card's target falls.

## The call

TakeHonour = Take the honour
    .verb = takes the honour
    .label = take the Influence of the Games Master
    .story = { $by } is honoured as Games Master.
Announce = Announce a Primus
    .verb = announces the Primus
    .label = announce the Primus
    .story = { $by } announces a Primus.
    .enough = { $by } has the Influence for a Primus
    .not_again = No Primus has been cancelled this turn
Forgo = Do without
    .verb = forgoes the Primus
    .label = do without a Primus
    .story = { $by } does without a Primus.
OpenGames = Open ordinary games
    .verb = opens the games
    .label = open ordinary games
    .story = { $by } opens ordinary games.
Spectacle = Play the Spectacle
    .verb = plays the Spectacle
    .label = play “Spectacle of Blood and Death” on { $target }
    .story = { $by } plays “Spectacle of Blood and Death” on { $target }: there must be a Primus.
    .holds = { $by } holds “Spectacle of Blood and Death”
    .whose_card = { $by } may play it
    .at_games_master = It is played on the Games Master
    .at_ten = { $target } has the Influence for a Primus
check-in_time = The Arena phase is still opening
check-free_to = Nothing compels the Games Master to call a Primus
check-primus-too-early = The Games Master has had his Influence for the games
check-primus-called-already = A Primus has not been called yet

## The invitations

Invite = Invite
    .verb = invites
    .label = invite { $house }
    .story = { $by } invites { $house }.
    .has_not_declined = { $house } has not said no this turn
    .everyone_first = Everybody is asked once before anybody is asked twice
    .twice_at_most = { $house } can still be asked
StopInviting = Stop inviting
    .verb = stops inviting
    .label = stop inviting
    .story = { $by } stops inviting.
Accept = Accept
    .verb = accepts
    .label = accept with { $fighter }
    .story = { $by } accepts and sends { $fighter }.
    .own = { $fighter } belongs to { $by }
    .ready = { $fighter } is ready
    .not_there_yet = { $fighter } is not in the Arena yet
    .slaves_too = { $fighter } may be sent
Decline = Decline
    .verb = declines
    .label = decline
    .story = { $by } declines.
Withdraw = Take a yes back
    .verb = withdraws
    .label = take { $fighter } back
    .story = { $by } takes { $fighter } back.
    .binding = A yes can be taken back
    .own = { $fighter } is in the Arena for { $by }
check-primus-four-are-due = Four Fighters are there, or nobody can be asked

## A failed Primus

Wager = Wager
    .verb = backs
    .label = lay { $coins } on { $on }
    .story = { $by } lays { $coins } on { $on }.
    .on_a_fighter = The Wager is on a Fighter, as there are no Teams
OpenFight = Open the fight
    .verb = opens the fight
    .label = open the fight
    .story = { $by } lets the fight begin.
check-primus-no-teams = There are Teams to change between

## The field

FormTeams = Form Teams
    .verb = forms teams
    .label = make { $one } Team I
    .story = { $by } makes { $one } Team I.
    .two_and_two = Two Fighters stand against two
    .houses_together = Fighters of one House stay together
    .who_is_one = Team I is rightly named
Place = Place
    .verb = places
    .label = place { $fighter } on { $space }
    .story = { $by } places { $fighter } on { $space }.
    .own = { $fighter } belongs to { $by }
    .once = { $fighter } has no place yet
    .empty = { $space } is empty
    .green = { $space } is green
    .beside = { $space } lies beside the Team's mark
UseEquipment = Use Equipment
    .verb = uses equipment
    .label = use { $item } with { $fighter }
    .story = { $fighter } uses { $item }.
    .own = { $fighter } belongs to { $by }
    .not_the_partners = { $fighter } carries { $item }
    .fresh = { $item } has not been used yet
StartRound = Start the round
    .verb = starts the round
    .label = start the Combat Round
    .story = { $by } starts the Combat Round.

## Initiative

NameChooser = Name the chooser
    .verb = names
    .label = name { $chooser }
    .story = { $by } names { $chooser }.
ChooseOrder = Choose the order
    .verb = chooses the order
    .label = let { $first } act first
    .story = { $by } chooses: { $first } acts first.

## The auction

Bid = Bid
    .verb = bids
    .label = bid { $coins }
    .story = { $by } bids { $coins }.
    .purse = The purse holds the bid
TakeFloor = Take the floor
    .verb = takes the floor
    .label = take the floor
    .story = { $by } wants to play a card.
check-auction-bids-lie-open = Bids can still be made

## A card

Declare = Declare a card
    .verb = declares
    .label = declare { $card }
    .story = { $by } declares { $card }.
    .holds = { $by } holds the card
    .its_moment = The card may be played now
KeepCards = Keep the cards
    .verb = keeps the cards
    .label = play nothing
    .story = { $by } plays nothing.
Aim = Aim
    .verb = aims
    .label = aim at { $target }
    .story = { $by } aims at { $target }.
    .not_level = The two do not have the same Influence
    .has_more = With an arrow up: more Influence than { $target }
    .has_less = With an arrow down: less Influence than { $target }
AskSupport = Ask for Support
    .verb = asks
    .label = ask { $of } for Support
    .story = { $by } asks { $of } for Support.
    .not_asked_yet = { $of } has not been asked for this card
GiveSupport = Give Support
    .verb = gives support
    .label = give Support
    .story = { $by } gives Support.
RefuseSupport = Refuse Support
    .verb = refuses support
    .label = refuse Support
    .story = { $by } refuses.
LayOpen = Lay it open
    .verb = lays the card open
    .label = lay the card open
    .story = { $by } lays the card open.
TakeBack = Take it back
    .verb = takes the card back
    .label = take the card back
    .story = { $by } takes the card back.
Play = Play it
    .verb = plays the card
    .label = play the card
    .story = { $by } plays the card.
    .has_target = A target has been named
    .enough = There is enough Influence behind the card
    .arrow_still_holds = The arrow still allows the target
    .laid_before = The card lies open
GiveUp = Give up
    .verb = gives up
    .label = give the card up
    .story = { $by } can go no further with the card.
    .cannot_be_played = The card cannot be played on anybody
    .nobody_left = Nobody is left who could help
check-card-play-no-way-back = The card can still be taken back

## Outcomes on the map

e-primus-call-spectacle = the Spectacle
e-primus-last-word-spectacle = the Spectacle
e-primus-answer-accept-four = four accepted
e-primus-answer-accept-more = next
e-primus-answer-accept-short = four asked
e-primus-answer-decline-more = no
e-primus-answer-decline-short = four asked
e-primus-invite-otherwise = no one left
e-primus-teams-otherwise = fewer than four
e-primus-failed-outcome-pair = two of two Houses
e-primus-failed-outcome-nobody = no pair
e-primus-stakes-announce = called again
e-primus-place-one-place-more = next
e-primus-place-one-place-placed = both stand
e-primus-place-two-place-more = next
e-primus-place-two-place-placed = both stand
e-primus-initiative-outcome-won = one side higher
e-primus-initiative-outcome-shared = two owners
e-primus-initiative-again-level = tie: all re-roll
e-primus-agree-outcome-agreed = same name
e-primus-agree-outcome-split = two names
e-primus-partner-die-outcome-won = one higher
e-primus-partner-die-again-level = level
e-auction-scheme-return-resolved = played
e-auction-scheme-return-kept = kept
e-auction-scheme-return-stuck = stuck
e-auction-scheme-return-wasted = wasted
e-auction-settle-outcome-sold = one ahead
e-auction-settle-outcome-level = level
e-auction-settle-outcome-unsold = no bid, or level again
e-card-play-support-give-support-hidden = yes
e-card-play-support-give-support-open = yes
e-card-play-support-refuse-support-hidden = no
e-card-play-support-refuse-support-open = no
e-card-play-shown-give-up-stuck = stuck
e-card-play-shown-give-up-wasted = discarded
outcome-more = next

## Figures

figures-no-offer-yet = no offer yet: { $have }
figures-parted = parted: { $have }
figures-owner = the owner is { $have }
figures-carrier = carried by { $have }
figures-taken = there stands { $have }
figures-laid = Wagers laid: { $have }
figures-still-there = still there: { $have }
figures-still-to-ask = still to be asked: { $have }
domain-fighter = a Fighter
domain-group = Fighters in the Arena
domain-space = a space of the board
domain-item = a piece of Equipment
domain-side = a Fighter of the fight
domain-partner = one of the partners
domain-team = Team I or Team II
domain-card = a card
domain-other = somebody else

## What changes

field-houses-influence = Influence of { $key }
field-houses-coins = Coins of { $key }
field-houses-hand = Hand of { $key }
field-houses-games-master = { $key } as Games Master
field-houses-bid = Bid of { $key }
field-houses-offers = Invitations of { $key }
field-houses-declined = { $key } has said no
field-houses-paid = Price paid by { $key }
field-houses = House of { $key }
field-fighters = Fighter { $key }
field-fighters-owner = Owner of { $key }
field-fighters-kind = Kind of { $key }
field-fighters-speed = Speed dice of { $key }
field-fighters-ready = { $key } ready
field-fighters-treacherous = { $key } Treacherous
field-fighters-team = Team of { $key }
field-fighters-space = Place of { $key }
field-fighters-down = Defeat of { $key }
field-items = Equipment { $key }
field-items-on = Carrier of { $key }
field-items-used = { $key } used
field-cards = Card { $key }
field-cards-arrow = Arrow of { $key }
field-cards-requires = Influence for { $key }
field-cards-in-auction = { $key } for Auctions
field-cards-does = Effect of { $key }
field-cards-teaching = { $key } for practice
field-discard = Discard pile
field-bank = Bank
field-phase = Phase
field-plays = Plays a card
field-plays-owner = Owner of the card
field-plays-held = Card, face down
field-plays-card = Card, open
field-plays-target = Target of the card
field-plays-support = Support
field-plays-refused = Support refused
field-plays-asked = Asked for Support
field-market = Market card { $key }
field-market-owner = Owner of { $key }
field-market-gone = { $key } discarded
field-lot = Under the hammer
field-tie = Bid again
field-called = Primus called
field-compelled = Primus compelled
field-forgone = Primus forgone
field-cancelled = Primus cancelled
field-invited = To answer
field-arena = In the Arena
field-board = Space { $key }
field-board-green = { $key } green
field-board-beside = { $key } lies beside
field-winner = Initiative
field-deciding = Deciding roll
field-named = Has named
field-named-chooser = Named by { $key }
field-chooser = Chooses the order
field-first = Acts first
field-fight = The fight
field-stakes = New Wager
field-stakes-seat = Whose Wager { $key }
field-stakes-on = Wager on
field-stakes-coins = Wager of { $key }

## The table

table-players = Players
table-games-master = { $name } (Games Master)
table-influence = Influence
table-coins = Coins
table-bid = Bid
table-hand = Hand
table-declined = has said no
table-asked = { $count ->
    [one] asked once
   *[other] asked twice
    }
table-teaching = { $name } (teaching card)
table-requires = { $name } (needs { $influence })
table-market = Under the hammer
table-bought = goes to { $name }
table-gone = discarded
table-for-sale = for sale
table-card = The card
table-face-down = face down
table-target = against { $name }
table-support = with { $seats }
table-arena = In the Arena
table-fight = The ordinary fight
table-speed = Speed dice
table-stake = Wager of { $name }
table-nth = { $n ->
    [1] { $name }, first
   *[other] { $name }, second
    }
table-used = { $name }, used
table-carries = carries { $name }

## The fight of a Primus

flow-combat = Combat
group-end = The end
group-naming = Who acts first
group-acting = A Fighter acts
primus-wagers = Wagers
primus-round-opens = The round opens
    .story = A Combat Round begins.
primus-treachery = Treachery?
primus-order-due = Is Initiative due?
    .story = Nobody changes sides any more.
primus-victory = Victory
    .story = { $victor } has won the Primus.
primus-verdict = Life and death
    .story = None of the losers is left to rule over.
primus-settle = Pay the Wagers
    .story = The Wagers are settled.
primus-decided = Decided
primus-undecided = Undecided
combat-whose-go = Whose go?
    .story = The go is with { $side }.
combat-name = Name a Fighter
combat-agree = Do they agree?
    .story = The partners' hands open.
combat-fighter-die = A die decides
    .story = { $winner } has his way.
    .story-one = The die gives { $winner } his way
    .story-level = Level: they roll again
combat-act = Move and Attack
combat-strike = Attack
    .story = { $label ->
        [0] Every blow is held
        [1] One hit
       *[other] { $label } hits
        }
    .story-hit = { $label ->
        [1] One hit
       *[other] { $label } hits
        }
    .story-miss = No blow gets through
combat-losses = Lose dice
combat-round-over = Round over
combat-won = Won
combat-undecided = Undecided
trigger-carried_off = The figure leaves the Arena
    .story = The figure is taken off the Arena.
trigger-its_fate = What becomes of the Fighter
    .story = The defeat leaves its mark.
Staking = Wager
    .purse = The purse holds the Wager
    .limit = No more is laid in all than a Dominus may wager
LayWager = Wager
    .verb = wagers
    .label = lay { $coins } on { $on }
    .story = { $by } lays { $coins } on { $on }.
    .for_a_team = A Victory Wager is on a Team
Treachery = Treachery
    .verb = turns traitor
    .label = change sides with { $fighter }
    .story = { $fighter } changes sides.
    .own = { $fighter } belongs to { $by }
    .has_it = { $fighter } is Treacherous
    .gladiator = { $fighter } is a Gladiator
    .in_the_arena = { $fighter } is in the Arena
    .not_the_last = { $fighter } has a partner in its Team
    .once_a_round = { $fighter } has not changed sides this round
    .house_stays_together = { $fighter } leaves nobody of its House behind
check-primus-too-late-to-turn = Initiative has not been rolled yet
check-combat-too-late-to-turn = The Combat Round has only just begun
check-primus-wagers-are-closed = Wagers can still be laid
NameFighter = Name a Fighter
    .verb = sends
    .label = let { $fighter } act first
    .story = { $by } names { $fighter }.
    .of_the_team = { $fighter } is in the Team whose go it is
    .has_not_acted = { $fighter } has not acted this round
Walk = Move
    .verb = moves
    .label = move to { $space }
    .story = { $by } moves to { $space }.
    .once = The Fighter has not moved yet
    .empty = { $space } is empty
    .near = { $space } can be reached with the Speed dice left
Attack = Attack
    .verb = attacks
    .label = attack { $target }
    .story = { $by } attacks { $target }.
    .once = The Fighter has not attacked yet
    .no_partner = { $target } is no Team partner
    .still_there = { $target } is in the Arena
    .adjacent = { $target } stands next to the Fighter
Finish = End the go
    .verb = ends the go
    .label = do no more with this Fighter
    .story = { $by } leaves it at that.
    .may_leave_it = The Fighter may leave it at that
LoseDie = Lose a die
    .verb = loses
    .label = take a die from { $pool }
    .story = { $by } takes a die from { $pool }.
    .has_one = There is a die left in { $pool }
    .one_stays = { $pool } may be emptied
Gesture = The gesture
    .verb = rules
    .label = { $mercy ->
        [nobody] put the losers to death
       *[other] spare { $mercy }
        }
    .story = { $by } makes the gesture. Spared: { $mercy }.
    .somebody_lives = One of the losers is alive
    .one_ruling = One ruling holds for all the losers
check-strike-hit = The Attack die is higher: a hit
check-strike-tie = The dice are level
check-strike-held = The Defence die holds
check-strike-open = An Attack die that meets none hits
check-strike-short = An Attack die that meets none falls short
e-primus-round-opens-outcome-treason = a traitor stands
e-primus-round-opens-outcome-loyal = no traitor
e-primus-order-due-outcome-roll = roll
e-primus-order-due-outcome-kept = the order holds
e-primus-combat-return-round-over = round over
e-primus-combat-return-won = won
e-primus-combat-return-undecided = undecided
e-primus-verdict-otherwise = no loser lives
e-primus-settle-outcome-won = a winner
e-primus-settle-outcome-nobody = no winner
e-combat-whose-go-outcome-name = two could act
e-combat-whose-go-outcome-acts = one acts
e-combat-whose-go-outcome-round-over = all have acted
e-combat-whose-go-outcome-won = one Team left
e-combat-whose-go-outcome-undecided = no Team left
e-combat-agree-outcome-agreed = same name
e-combat-agree-outcome-split = different names
e-combat-fighter-die-outcome-one = one higher
e-combat-fighter-die-again-level = level
e-combat-act-walk-more = moves
e-combat-act-walk-done = moves, done
e-combat-strike-outcome-hit = hit
e-combat-strike-outcome-miss = no hit
e-combat-losses-lose-die-more = next
e-combat-losses-lose-die-stands = stands
e-combat-losses-lose-die-falls = falls
e-combat-losses-lose-die-last = the last one falls
figures-no-way = no way leads there
figures-in-reach = within reach: { $have }
figures-bigger = still larger: { $have }
domain-outcome = a Team, a Wounding or a Beheading
domain-pool = Attack, Defence or Speed
domain-losers = losers who live
field-fighters-attack = Attack dice of { $key }
field-fighters-defence = Defence dice of { $key }
field-fighters-attack-lost = Attack dice lost by { $key }
field-fighters-defence-lost = Defence dice lost by { $key }
field-fighters-speed-lost = Speed dice lost by { $key }
field-fighters-ability = Ability of { $key }
field-fighters-during = When { $key }'s ability works
field-fighters-acted = { $key } has acted
field-fighters-began = First Team of { $key }
field-fighters-glory = Glory of { $key }
field-fighters-wounded = { $key } Wounded
field-fighters-dead = { $key } dead
field-board-q = Column of { $key }
field-board-r = Row of { $key }
field-side = Whose go
field-wishes = Wishes
field-wishes-fighter = Named by { $key }
field-acting = Acts
field-walked = Has moved
field-struck = Has attacked
field-target = Attacked
field-hits = Hits to take
field-turned = Changed sides this round
field-victor = Winner
table-attack = Attack dice
table-defence = Defence dice
table-wagers = Wagers
table-down = { $how ->
    [Surrender] surrendered
    [Wound] Wounded
   *[other] Beheaded
    }
table-dead = put to death
table-glory = Glory
table-glad = Treacherous
table-hits = hits to take
