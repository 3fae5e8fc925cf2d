# The kit's own words.  A book's catalogue is asked first.

yes = yes
no = no
none = none
name-the-game = the game

## Verdicts

verdict-yes = allowed
verdict-no = not allowed, since this is not met: { $reasons }
check-moment = This is the moment for “{ $act }”
check-seat = { $by } may act now
check-domain = The move names something that is there
check-hidden = rests on what another seat keeps secret
check-unseen = A rule says no; which one would tell what { $by } keeps secret
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
figures-parts = { $figures } ({ $parts })

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
chip-sealed = At the same time: { $by }
chip-roll = Dice decide
chip-draw = Turned up
chip-refused = { $by } tries
chip-refused-result = Not a result
chip-quiet = Nobody answers
chip-meanwhile = Meanwhile
chip-follows = By the rules
chip-parts = Away from the book
headline-passed = { $count ->
    [one] { $seats } lets it pass
   *[other] { $seats } let it pass
}
headline-sealed = { $by } has decided in secret
headline-refused = { $by } may not { $act }
headline-refused-unseen = { $by } tries something that is refused: { $act }
headline-bad-result = This result is not possible
headline-meanwhile = Something else happens
headline-parts = From here on the example goes another way
story-parts = With the changed values the next line of the example, “{ $line }”, can no longer be played.
odds-fraction = { $top }/{ $bottom }
odds-long = { $top } / { $bottom }
odds-percent = { $percent } %
odds-less = < { $percent } %
range-from = { $low } or more
range = { $low }…{ $high }
script-roll = roll
script-draw = draw
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
ui-comma = { ", " }
ui-semicolon = { "; " }
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
ui-language = Language
ui-lang_name = English
ui-lang_short = EN
ui-numerals = Numerals
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
ui-no = not met
ui-moot = not asked
ui-hidden = hidden
ui-rules = The rule
ui-grade_A = Certainty A: seen in an official text
ui-grade_B = Certainty B: told by an independent page
ui-grade_C = Certainty C: it fits what is known, but no page says it outright
ui-grade_D = Certainty D: a guess, kept as a setting that can be changed
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

table-marks = Signs

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

## Guessing (placeholders are filled by the faces)

guess-of = Round { "{i}" } of { "{n}" }
guess-yes = Yes
guess-no = No
guess-you = You said { "{guess}" }.
guess-right = Right.
guess-wrong = Wrong.
guess-chance = The exact chance of it: { "{chance}" }
guess-score = { "{right}" } of { "{n}" } right
guess-counting = Who counts would have had { "{right}" } of { "{n}" } right.
guess-again = Another game
guess-open = Yes or no?
guess-name = guessing game
guess-mark_skull = skull
## What is wrong: the frame

error-no-step = the example { $scenario } has steps 1 to { $most }, not { $number }
error-cited = { $wrong } [{ $clauses }]
error-hinted = { $error }; { $hint }
error-unknown = no { $what } is called '{ $name }'
error-file = { $where }: { $what }; expected { $expected }
hint-near = did you mean '{ $near }'?
hint-known = there are: { $known }
hint-help = see '{ $command } --help'

## What is wrong: things that are looked for by name

thing-rulebook = rulebook
thing-language = language
thing-language-of = language of { $of }
thing-flow = flow
thing-step-of = step of { $of }
thing-reading-of = reading of { $of }
thing-ruling = ruling
thing-clause = clause
thing-scenario = scenario
thing-field = field
thing-field-of = field of { $of }
thing-move = move
thing-seat = seat
thing-setting-of = setting of { $of }
thing-knob = knob
thing-value = value
thing-value-of = value of { $of }
thing-chart-of = chart of { $of }
thing-bot-of = bot of { $of }
thing-place-in-this-scenario = place in this scenario
thing-example-or-file = example or file
thing-one-step = one step
thing-clause-ruling-example-flow-or-step = clause, ruling, example, flow or step
thing-kind-of-map-file = kind of map file
thing-example-of = example in { $of }
error-which = { $file } has { $count } examples; say which with --example: { $names }
error-other-book = { $file } is an example of { $found }, not of { $book }
error-reading = expected a ruling and a reading, as in SC-OD-01=B, not '{ $text }'
thing-this-map = this map
thing-map-of = the map of { $book } { $flow }

## What is wrong: in general

error-no-setup = { $book } has no set-up
error-move-needs = “{ $said }” needs { $missing }
error-knob-range = the knob '{ $knob }' goes from { $low } to { $high }, not to { $value }
error-place = its place in the flows is unknown
error-always-again = { $step }: every result has to be rolled again
error-chain = the chain of chance has not ended after { $most } steps
error-no-dot = { $what } has to be laid out, and there is no 'dot': install Graphviz (apt install graphviz, brew install graphviz, winget install graphviz) or pip install graphviz-pure
error-dot-slow = { $program } has not laid this map out in { $seconds } seconds: draw the flows it calls one by one
error-humans = { $humans } people are to play, and { $seats } sit down: --players says how many
error-several = { $file } holds { $count } examples; one at a time can be exported
error-front = the front end ({ $name }) is missing: install rulekit-notebooks anew
error-no-lab = JupyterLab is not installed; pip install 'rulekit-notebooks[lab]' brings it
error-chance-never = { $scenario }: chance decides at none of its steps
error-chance-not-at = { $scenario }, step { $number }: dice or draws decide at { $steps }
error-choice = { $option } cannot be '{ $name }'; { $hint }
error-command = there is no command '{ $name }'; { $hint }
error-option = nothing is meant by '{ $name }'; { $hint }
error-setting = expected NAME=VALUE, not '{ $text }'
error-setting-own = '{ $name }' has an option of its own: { $option }
error-given = { $name }: '{ $found }'; expected { $due }
error-whole = expected a whole number from { $low }, not '{ $text }'
error-stopped = stopped
error-unforeseen = { $error } (with RULEKIT_TRACEBACK=1 set, where this happened)
error-a-file = a file

## What is wrong in a file: what was found

bad-found = found { $value }
bad-key = unknown key '{ $key }'
bad-missing = the key '{ $key }' is missing
bad-key-twice = the key '{ $key }' twice
bad-key-no-word = a key that is no word
bad-no-such = no { $what } '{ $name }'
bad-no-rulebook = no rulebook '{ $name }'
bad-rulebook = the rulebook '{ $name }'
bad-reading = the reading '{ $name }'
bad-nobody-acts = at “{ $step }” nobody is there to act
bad-nobody = nobody here is called '{ $name }'
bad-nobody-asked = nobody is being asked here
bad-asked-already = { $name } is asked already
bad-nothing-called = nothing here is called '{ $name }'
bad-nothing-meant = nothing is meant by '{ $name }'
bad-no-act = nothing is done in this line
bad-two-acts = two things in one line: { $acts }
bad-not-one-attempt = not one attempt
bad-outside = something from outside the rules
bad-path = the table has no '{ $path }'
bad-no-chance = no chance at '{ $place }'
bad-rules-fail = the rules fail here ({ $error })
bad-not-text = this is not text
bad-not-ordinary = it is no ordinary file
bad-not-folder = it is no folder
bad-folder = it is a folder
bad-too-large = the file is too large
bad-empty = the file is empty
bad-not-yaml = this is not YAML (its reader says: “{ $what }”)
bad-not-yaml-at = from column { $column } on this is not YAML (its reader says: “{ $what }”)
bad-value = a value that cannot be (its reader says: “{ $what }”)
bad-signs = signs that are no text
bad-alias = an anchor or alias
bad-tag = the tag '{ $tag }'
bad-deep = more than { $most } levels
bad-long-number = a number of more than { $most } digits
bad-ending = the ending '{ $ending }'
bad-no-ending = a name without an ending
bad-trace = this is no saved trace: { $error }
bad-saved-by = saved by { $what } { $version }
bad-start-table = the table at the start: { $problems }
bad-parent = { $where } hangs on node { $parent }
bad-replay = { $where } does not come out as it was saved
bad-node-refused = { $where } is { $verdict }
bad-node = { $where } is not as it must be: { $error }
bad-at = it stands at node { $node }
trace-start = the start
trace-node = node { $number }
system-2 = no such file or directory
system-13 = permission denied
system-17 = file exists
system-20 = not a directory
system-21 = is a directory
system-28 = no space left on device
system-30 = read-only file system
system-other = the system does not allow it (it says: “{ $what }”)
system-36 = file name too long

## What is wrong in a file: what would have been right

due-one-of = one of { $known }
due-known = a known name
due-key = a known key
due-keys = a mapping of keys
due-keys-once = each key once, a word
due-another = another value
due-whole = a whole number from { $low }
due-names = names with commas between them, or a list of names
due-players = how many play, or a list of their names
due-yes-no-seat = yes, no or a seat: { $known }
due-seat = a seat: { $known }
due-verb = 'SEAT verb' with one of: { $known }
due-no-fields = no fields of '{ $move }'
due-line = a line such as { "'SEAT verb: {fields}'" }
due-one-act = one act a line
due-all-pass = 'all pass' alone
due-then = a step that fires by itself, as FLOW/STEP
due-act = an act that the rules can carry out
due-judged = an attempt that the rules can judge
due-attempt = an attempt of a seat
due-legal = a legal act
due-legal-or-marked = a legal act, or the line marked 'refused:'
due-name-or-because = a name that is there, or 'because:' with the clause where that is meant
due-source = a clause or ruling
due-clause = a clause of the ledger
due-texts = a text, or a text by language
due-faces = the faces of the dice, such as [6, 4, 3]
due-fraction = a fraction such as 1/2
due-path = a path
due-chance = a step where dice roll
due-window = a step where seats are asked in order
due-somebody-before = somebody who is asked before
due-table = a table that the rules allow
due-setup = what the rulebook's set-up takes
due-scenario = a mapping with 'id', 'start' and 'script'
due-scenarios = a list of scenarios
due-rulebook = 'rulebook: …' with one of { $known }
due-file = a file to read
due-folder = a folder of case files
due-place = a place to write to
due-bytes = at most { $most } bytes
due-written-out = each value written out
due-plain = plain values; nothing in a file is run
due-flatter = a flatter file
due-smaller = a smaller number
due-trace = a file written by Trace.save
due-saved-by = { $what } { $version }: rules may have changed in between
due-parent = an earlier node
due-same = the same table
due-node = a node from 0 to { $most }
kind-object = a mapping
kind-array = a list
kind-str = a text
kind-int = a whole number
kind-float = a number
kind-bool = true or false
kind-null = nothing
kind-other = { $kind }
kind-or = { $one } or { $other }

## What a scenario expects, and what came instead

expect-impossible = impossible: { $what }
expect-refused = refused: { $act }
expect-because = because of { $clause }
expect-step = the step is “{ $step }”
expect-end = it ends with “{ $end }”
expect-acting = { $seats } may act
expect-value = { $what }: { $value }
expect-legal = may be done: { $act }
expect-odds = chance of { $label } is { $chance }
expect-then = { $step } follows of itself
expect-cited = { $clause } acted
expect-replay = it plays out as it was saved
found-accepted = the table was accepted
found-allowed = it was allowed
found-step = the step “{ $step }”
found-nothing = nothing

## The command line

count-flow = { $count ->
    [one] { $count } flow
   *[other] { $count } flows
}
count-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
count-example = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
count-clause = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
count-ruling = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
count-game = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-random-game = { $count ->
    [one] { $count } random game
   *[other] { $count } random games
}
count-player = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-edge = { $count ->
    [one] { $count } edge
   *[other] { $count } edges
}
count-position = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
count-finding = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}
error-required = the following arguments are required: { $names }
error-one-argument = argument { $name }: expected one argument
error-argument = argument { $name }: { $what }
list-size = { $flows }, { $examples }
list-book = { $title } ({ $name } { $version })
show-flows = flows
show-examples = examples
show-rulings = rulings
show-charts = charts
show-verbs = verbs
show-carries-out = carries out
show-everything = everything
show-carried-out-by = carried out by
show-default = default
show-readings = readings
show-clauses = clauses
show-flow = flow
show-lines = lines
show-knobs = knobs
show-start = start
show-steps = steps
show-leads-on = leads on
show-untestable = Colour or advice: nothing to test.
show-mark = A fact of the base game. { $meaning }.
show-value = { $what }: { $value }
show-to = to { $step }
kind-of-component = component
kind-of-setup = setup
kind-of-permission = permission
kind-of-obligation = obligation
kind-of-prohibition = prohibition
kind-of-definition = definition
kind-of-effect = effect
kind-of-timing = timing
kind-of-example = example
kind-of-flavour = flavour
kind-of-base = base
kind-of-choice = choice
kind-of-floor = floor
kind-of-window = window
kind-of-sealed = sealed
kind-of-chance = chance
kind-of-auto = auto
kind-of-call = call
kind-of-end = end
kind-of-guard = guard
kind-of-trigger = trigger
kind-of-quantity = quantity
kind-of-modifier = modifier
kind-of-bar = bar
kind-of-edge = edge
kind-of-step = step
kind-of-fact = fact
kind-of-domain = domain
kind-of-law = law
run-title = { $title } ({ $book }, { $id })
run-not-met = not met: { $reason }
run-ok = ok
run-failed = FAILED
run-found = { $what }; found { $found } ({ $where })
run-all-well = { $examples } run; all came out as expected.
run-some-failed = { $examples } run; failed: { $names }.
run-trace = A saved trace
odds-at = { $title }: { $step } [{ $clause }]
odds-again = Rolled again { $share } of the time ({ $chance }); this is divided out.
simulate-head = { $book }: { $games } of { $players }, bot '{ $bot }'
simulate-finished = finished
simulate-ended = ended in '{ $end }'
simulate-steps = steps of a game
simulate-scores = scores
simulate-spread = { $least } to { $most }, { $mean } on average
simulate-errors = errors
simulate-error = seed { $seed }, step { $step }: { $error }
play-end = { $end }.
play-stopped = Stopped.
play-nobody = Nobody can act.
play-left = Left after { $most } steps.
play-scores = Scores: { $scores }
play-score = { $name } { $score }
play-turn = { $name }: { $step }
play-hand-on = The next to look at the screen is { $name } alone; then Enter:
play-asides = And beside that, as often as you like:
play-wait = say nothing and let others go first
play-any-sum = any other sum comes after the number: { $number } { $sum } is as { $number }, with { $sum }
play-no-sum = No sum can be named with: { $label }.
play-sum-due = { $said } is no sum: a whole number is due.
play-no-such = { $said } is none of these: a number from { $least } to { $most } is due.
play-ask = { $most ->
    [0] { $least } to go on, or q to stop:
   *[other] A number from { $least } to { $most }, or q to stop:
}
check-line = { $kind }: { $what } ({ $count })
check-times = { $text } ({ $count } times)
check-sum = { $book }: { $steps }, { $edges }; { $far }.
check-found = { $findings }.
check-nothing = Nothing was found.
check-not-played = nothing was played
check-far = { $positions } met ({ $reach }); { $games } of { $steps } together
check-whole = all that can be reached
check-cut = stopped at the limit, so there may be more to find
coverage-clauses = clauses
coverage-testable = testable
coverage-cited = cited
coverage-exercised = exercised
coverage-scope = this version carries out
coverage-whole = the whole ledger
coverage-not-cited = not cited
coverage-not-exercised = not exercised
coverage-list = { $what }: { $ids }
coverage-failed = FAILED  { $what }
coverage-run = Run for this: { $examples }, { $games }.

## What a check of a rulebook finds

finding-broken-graph = the graphs cannot be compiled
finding-unknown-clause = code or rulings name clauses that are not in the ledger
finding-unknown-ruling = code names rulings that are not there
finding-needs = guards need what is not there, or each other
finding-unreachable = steps that nothing leads to
finding-no-end = steps from which no end can be reached
finding-no-edge = outcomes that have no edge
finding-crash = rules that fail while they run
finding-dead-end = places where nobody can do anything
finding-no-otherwise = choices where no move is legal, and nothing says what happens otherwise
finding-trap = places from which no end can be reached
finding-endless = random games that did not end
finding-never-taken = edges that no run has taken
finding-failed = examples that do not come out as expected
finding-no-code = clauses that no code names
finding-unread-ruling = rulings that nothing reads
finding-loose = pieces of code that stand nowhere
finding-missing-text = texts that the catalogue lacks
found-no-way = no way leads here from where a flow begins
found-no-end = no end of '{ $flow }' can be reached from here
found-no-edge = { $piece } may come out as '{ $outcome }', which has no edge
found-no-code = no code names it: { $text }
found-unread = no code names it, and no run has read it
found-loose = this { $kind } belongs to nothing that is offered, barred or fires
found-no-text = the catalogue has no '{ $key }'
found-no-language = there is no text in { $lang }
found-other-places = in { $lang } its places are { $there }, in English { $here }
found-left-over = { $lang } has it, English has not
found-endless = a random game stood here after { $most } steps, from { $start }
found-never-taken = in the flow '{ $flow }'
found-met-from = met from { $start }
found-from = from { $start }
found-random-play = random play
found-examples = examples
found-impossible-table = a table that cannot be: { $problem }
found-instead = { $what } (found { $found })
found-new-game = a new game of '{ $flow }'

## What a check is doing, told while it runs

progress-examples = Examples and cases: { $number } of { $of }
progress-explore = Exploring { $number } of { $of }: { $start }
progress-games = Random games, round { $round } of { $of }: start { $number } of { $starts }
progress-readings = Readings { $number } of { $of }: { $ruling }, { $reading }

## Refusals at the terminal, readings side by side

odds-unreached = With reading { $reading } this step is not reached: { $why }
odds-ruling = { $title }: { $question } [{ $ruling }]
odds-reading = { $reading }: { $text }
odds-in-force = { $reading }: { $text } (in force)
play-ask-again = { $most ->
    [0] { $least } to go on, u to take the last move back, or q to stop:
   *[other] A number from { $least } to { $most }, u to take the last move back, or q to stop:
}
play-nothing-back = There is no move of yours to take back.
play-taken-back = Taken back.
play-more-like-it = { $label } (and { $more } more like it)
play-not-so = not so: { $why } [{ $clauses }]
