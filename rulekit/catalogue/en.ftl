# The kit's own words.  A book's catalogue is asked first.

yes = yes
no = no
none = none
name-the-game = the game

## Verdicts

verdict-yes = allowed
verdict-no = not allowed, since this is not so: { $reasons }
check-moment = This is the moment for “{ $act }”
check-seat = { $by } may act now
check-domain = The move names something that is there
check-hidden = rests on what another seat keeps secret
check-roll-rollers = Exactly the right dice are rolled
check-roll-count = Every die due is rolled
check-roll-faces = Every die shows one of its faces
check-roll-enough = The die shows enough
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
figures-whose-go = it is up to { $need }
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
headline-start = This is how things stand
chip-move = { $by } acts
chip-roll = Dice decide
chip-draw = Turned up
chip-refused = { $by } tries
chip-refused-result = Not a result
chip-quiet = Nobody answers
chip-meanwhile = Meanwhile
chip-parts = Away from the book
headline-passed = { $count ->
    [one] { $seats } lets it pass
   *[other] { $seats } let it pass
}
headline-sealed = { $by } has decided in secret
headline-refused = { $by } may not { $act }
headline-bad-result = This result is not possible
headline-meanwhile = Something else happens
headline-parts = From here on the example goes another way
story-parts = With the changed values the next line of the example, “{ $line }”, can no longer be played.
odds-title = How likely this was
legal-move = { $by }: { $act }
legal-roll = { $seats }: roll the dice
legal-draw = { $seats }: turn up what comes
legal-chance = Turn up what comes
hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
}

## The interface (placeholders are filled by the faces)

ui-digits = { "" }
ui-stepper = rule stepper
ui-step = Step { "{i}" } of { "{n}" }
ui-step_short = Step { "{i}" }
ui-first = First
ui-back = Back
ui-next = Next
ui-last = Last
ui-play = Play
ui-pause = Pause
ui-speed = Speed
ui-progress = All steps
ui-copy = Copy a link to this step
ui-copied = Copied
ui-link = { "{scenario}" } step { "{i}" }
ui-theme = Theme
ui-theme_auto = Theme: as the system
ui-theme_light = Theme: light
ui-theme_dark = Theme: dark
ui-map = Where we are
ui-passed = Passed so far
ui-zoom_in = Zoom in
ui-zoom_out = Zoom out
ui-zoom_fit = Show all
ui-refused = Refused: nothing on the table has changed
ui-parts = Here this leaves the book
ui-checks = Checks
ui-yes = yes
ui-no = not so
ui-moot = not asked
ui-hidden = hidden
ui-rules = The rule
ui-grade = Certainty { "{grade}" }
ui-ruling = Rests on ruling { "{id}" }
ui-reading = Reading in force
ui-reading_other = Reading in force, not the usual one
ui-changed = What changed
ui-becomes = becomes
ui-follows = What happened by itself
ui-happened = happened
ui-table = On the table
ui-group_lit = ahead
ui-row_lit = now
ui-plan_on = { "{piece}" } on { "{spot}" }
ui-plan_hurt = hurt
ui-plan_spent = has acted
ui-plan_off = off the board
ui-plan_way = { "{start}" } to { "{goal}" }
ui-plan_rows = Spaces, row by row
ui-legal = What may be done now
ui-digest = State { "{digest}" }
ui-version = { "{rulebook}" } { "{version}" }
ui-seen_all = Nothing is hidden here
ui-seen_onlooker = Seen by an onlooker
ui-seen_seat = Seen by { "{seat}" }
ui-track = { "{value}" } of { "{high}" }
ui-track_from = { "{value}" } between { "{low}" } and { "{high}" }
ui-coins = coins { "{value}" }
ui-hidden_things = { "{value}" } hidden
ui-mark_skull = skull
ui-mark_down = face down
ui-mark_up-arrow = up
ui-mark_down-arrow = down
ui-mark_lit = counts
ui-mark_spent = spent

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
