# The kit's own words.  A book's catalogue is asked first.

yes = yes
no = no
none = none
name-the-game = the game

## Verdicts

verdict-yes = allowed
verdict-no = not allowed: { $reasons }
check-moment = This is the moment for “{ $act }”
check-seat = { $by } is to act now
check-domain = The move names something that is there
check-hidden = rests on what another seat keeps secret
check-roll-rollers = Exactly the right dice are rolled
check-roll-count = Every die due is rolled
check-roll-faces = Every die shows one of its faces
check-draw-count = The right number is turned up
check-draw-items = What is turned up can lie there
Pass = passes
    .label = pass
    .verb = passes
    .story = { $by } passes.

## Figures of a check: what was there, what was needed

figures-at-least = need { $need }, have { $have }
figures-at-most = at most { $need }, have { $have }
figures-more-than = need more than { $need }, have { $have }
figures-less-than = need less than { $need }, have { $have }
figures-differs = { $have } against { $need }
figures-equals = need { $need }, have { $have }
figures-still-open = still open: { $have }
figures-not-these = { $have }
figures-whose-go = to act: { $need }
figures-one-of = { $have }; there is { $need }
figures-whole = { $have }; expected a whole number { $need }
figures-is = { $have }

## The map

map-otherwise = otherwise
map-pass = all pass
map-sealed = all are in
map-label = Map: { $title }
map-kind-choice = one seat decides
map-kind-floor = several may act, in no order
map-kind-window = seats are asked in turn until all pass
map-kind-sealed = several decide in secret, then all is revealed
map-kind-chance = chance decides
map-kind-auto = a rule acts
map-kind-call = another procedure is carried out
map-kind-end = an end
