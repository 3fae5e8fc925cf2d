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
figures-against = { $have }

## How dice were compared

check-roll-level-0 = The highest results are level
check-roll-level-1 = The second results are level too
check-roll-level-2 = The next results are level too
check-roll-decides-0 = The highest results differ
check-roll-decides-1 = The second results differ
check-roll-decides-2 = The next results differ

## Beats

chip-start = Start
chip-move = { $by } acts
chip-roll = Dice decide
chip-draw = Turned up
chip-refused = Refused
chip-quiet = Nobody answers
chip-meanwhile = Meanwhile
chip-parts = Away from the book
headline-passed = { $count ->
    [one] { $seats } lets it pass
   *[other] { $seats } let it pass
}
headline-sealed = { $by } has committed in secret
headline-refused = { $by } may not { $act }
headline-bad-result = This result cannot be
headline-meanwhile = Something else happens
headline-parts = From here on the example goes another way
story-parts = With the changed values the next line of the example, “{ $line }”, can no longer be played.
odds-title = Chances before it
legal-move = { $by }: { $act }
legal-roll = { $seats }: roll the dice
legal-draw = { $seats }: turn up what comes
legal-chance = Turn up what comes
hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
}

## The interface

ui-first = First
ui-back = Back
ui-next = Next
ui-last = Last
ui-play = Play
ui-pause = Pause
ui-step-of = Step { "{n}" } of { "{count}" }
ui-where-we-are = Where we are
ui-why = Why
ui-clause = The rule
ui-what-changed = What changed
ui-then = And then, by itself
ui-odds = Chances before it
ui-table = On the table
ui-may-do = What may be done now
ui-ruling = Rests on ruling
ui-default-reading = the default reading
ui-other-reading = another reading than the default
ui-refused = Refused
ui-allowed = Allowed
ui-moot = Does not matter now
ui-hidden = Hidden
ui-copy-link = Copy the link to this step
ui-copied = Copied
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Fit
ui-speed = Speed
ui-theme = Light or dark
ui-digest = State
ui-progress = Progress
ui-map = Map of the flow
ui-base-fact = Base game fact, confidence
ui-more = More
ui-happened = happened
ui-stepper = Rule stepper
