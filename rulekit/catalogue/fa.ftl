# واژه‌های خود برنامه به فارسی. نخست از واژه‌نامهٔ هر کتاب پرسیده می‌شود.
# گام = step، بند = clause، داوری = ruling، خوانش = reading، شرط = guard، روند = flow، دفترچه = rulebook،
# مثال = scenario، حرکت = move، بازیکن = seat، تماشاگر = onlooker

yes = بله
no = نه
none = هیچ
name-the-game = بازی

## Verdicts

verdict-yes = مجاز است
verdict-no = مجاز نیست، چون این برقرار نیست: { $reasons }
check-moment = اکنون هنگام «{ $act }» است
check-seat = { $by } اکنون می‌تواند حرکت کند
check-domain = آنچه حرکت از آن نام می‌برد در بازی هست
check-hidden = به چیزی بستگی دارد که بازیکنی دیگر پنهان نگه داشته است
check-unseen = قاعده‌ای «نه» می‌گوید؛ گفتن اینکه کدام، رازی از { $by } را فاش می‌کند
check-roll-rollers = درست همان تاس‌هایی که باید، پرتاب می‌شوند
check-roll-count = همهٔ تاس‌های لازم پرتاب می‌شوند
check-roll-faces = هر تاس یکی از وجه‌های خود را نشان می‌دهد
check-roll-enough = تاس به اندازهٔ کافی نشان می‌دهد
check-draw-count = به شمار درست رو می‌شود
check-draw-items = آنچه رو می‌شود می‌تواند آنجا باشد
Pass = پاس می‌دهد
    .label = پاس دادن
    .verb = پاس می‌دهد
    .story = { $by } پاس می‌دهد.

## Figures of a check: what was there, what was needed

figures-at-least = لازم: { $need }، موجود: { $have }
figures-at-most = حداکثر { $need }، موجود: { $have }
figures-more-than = بیش از { $need } لازم است، موجود: { $have }
figures-less-than = کمتر از { $need } لازم است، موجود: { $have }
figures-differs = { $have } در برابر { $need }
figures-equals = لازم: { $need }، موجود: { $have }
figures-still-open = هنوز مانده: { $have }
figures-not-these = { $have }
figures-whose-go = نوبت { $need } است
figures-one-of = «{ $have }» نیست؛ آنچه هست: { $need }
figures-whole = «{ $have }» نمی‌شود؛ عددی صحیح لازم است: { $need }
figures-is = { $have }
figures-against = { $have }
figures-parts = { $figures } ({ $parts })

## How dice were compared

check-roll-level-0 = بالاترین نتیجه‌ها برابرند
check-roll-level-1 = نتیجه‌های دوم هم برابرند
check-roll-level-2 = نتیجه‌های بعدی هم برابرند
check-roll-decides-0 = بالاترین نتیجه‌ها متفاوت‌اند
check-roll-decides-1 = نتیجه‌های دوم متفاوت‌اند
check-roll-decides-2 = نتیجه‌های بعدی متفاوت‌اند

## Beats

chip-start = آغاز
headline-start = وضع بازی چنین است
chip-move = نوبت { $by }
chip-sealed = هم‌زمان: { $by }
chip-roll = تاس‌ها تعیین می‌کنند
chip-draw = رو شد
chip-refused = تلاش { $by }
chip-refused-result = نتیجه‌ای ناممکن
chip-quiet = کسی پاسخ نمی‌دهد
chip-meanwhile = در این میان
chip-follows = به حکم قواعد
chip-parts = جدا از کتاب
headline-passed = { $count ->
    [one] { $seats } پاس می‌دهد
   *[other] { $seats } پاس می‌دهند
}
headline-sealed = { $by } پنهانی تصمیم گرفت
headline-refused = { $by } اجازه ندارد: { $act }
headline-refused-unseen = { $by } کاری می‌کند که پذیرفته نیست: { $act }
headline-bad-result = این نتیجه ممکن نیست
headline-meanwhile = چیز دیگری پیش می‌آید
headline-parts = از اینجا به بعد مثال راه دیگری می‌رود
story-parts = با مقدارهای تازه، سطر بعدی مثال، یعنی «{ $line }»، دیگر بازی‌شدنی نیست.
odds-fraction = { $top } از { $bottom }
odds-long = { $top } از { $bottom }
odds-percent = { $percent } درصد
odds-less = کمتر از { $percent } درصد
range-from = { $low } یا بیشتر
range = { $low } تا { $high }
script-roll = پرتاب تاس
script-draw = رو کردن
odds-title = این چقدر احتمال داشت
legal-move = { $by }: { $act }
legal-roll = { $seats }: پرتاب تاس
legal-draw = { $seats }: رو کردن آنچه می‌آید
legal-chance = رو کردن آنچه می‌آید
hidden = { $count ->
    [one] پنهان
   *[other] { $count } پنهان
}

## The interface (placeholders are filled by the faces)

ui-digits = ۰۱۲۳۴۵۶۷۸۹
ui-comma = { "، " }
ui-semicolon = { "؛ " }
ui-stepper = گام‌به‌گام قانون
ui-step = گام { "{i}" } از { "{n}" }
ui-step_short = گام { "{i}" }
ui-first = نخستین
ui-back = قبلی
ui-next = بعدی
ui-last = واپسین
ui-play = پخش
ui-pause = مکث
ui-speed = سرعت
ui-progress = همهٔ گام‌ها
ui-copy = رونوشت پیوند این گام
ui-copied = رونوشت شد
ui-link = { "\u2068{scenario}\u2069" } گام { "{i}" }
ui-language = زبان
ui-lang_name = فارسی
ui-lang_short = فا
ui-numerals = رقم‌ها
ui-theme = پوسته
ui-theme_auto = پوسته: مانند سامانه
ui-theme_light = پوسته: روشن
ui-theme_dark = پوسته: تیره
ui-map = اینجا هستیم
ui-passed = تا اینجا گذشته
ui-zoom_in = بزرگ‌تر
ui-zoom_out = کوچک‌تر
ui-zoom_fit = نمایش همه
ui-refused = رد شد: روی میز چیزی عوض نشد
ui-parts = اینجا از کتاب جدا می‌شود
ui-checks = بررسی‌ها
ui-yes = بله
ui-no = برقرار نیست
ui-moot = پرسیده نشد
ui-hidden = پنهان
ui-rules = قانون
ui-grade_A = درجهٔ اطمینان { "\u2068A\u2069" }: در متنی رسمی دیده شده است
ui-grade_B = درجهٔ اطمینان { "\u2068B\u2069" }: صفحه‌ای مستقل آن را گفته است
ui-grade_C = درجهٔ اطمینان { "\u2068C\u2069" }: با دانسته‌ها جور است، ولی هیچ صفحه‌ای آن را آشکارا نگفته است
ui-grade_D = درجهٔ اطمینان { "\u2068D\u2069" }: حدس است، و تنظیمی است که می‌توان عوضش کرد
ui-ruling = بر پایهٔ داوری { "\u2068{id}\u2069" }
ui-reading = خوانش جاری
ui-reading_other = خوانش جاری، نه خوانش معمول
ui-changed = چه چیزی عوض شد
ui-becomes = می‌شود
ui-follows = چه چیزی خودبه‌خود پیش آمد
ui-happened = رخ داد
ui-table = روی میز
ui-group_lit = پیش است
ui-row_lit = نوبت اوست
ui-plan_on = { "\u2068{piece}\u2069" } روی { "\u2068{spot}\u2069" }
ui-plan_hurt = زخمی
ui-plan_spent = حرکت کرده است
ui-plan_off = بیرون از صفحه
ui-plan_way = از { "\u2068{start}\u2069" } به { "\u2068{goal}\u2069" }
ui-plan_rows = خانه‌ها، ردیف به ردیف
ui-legal = اکنون چه می‌توان کرد
ui-digest = نشان وضعیت { "\u2068{digest}\u2069" }
ui-version = { "\u2068{rulebook}\u2069" }، نسخهٔ { "\u2068{version}\u2069" }
ui-seen_all = اینجا چیزی پنهان نیست
ui-seen_onlooker = از دید تماشاگر
ui-seen_seat = از دید { "\u2068{seat}\u2069" }
ui-track = { "{value}" } از { "{high}" }
ui-track_from = { "{value}" } میان { "{low}" } و { "{high}" }
ui-coins = { "{value}" } سکه
ui-hidden_things = { "{value}" } پنهان
ui-mark_skull = جمجمه
ui-mark_down = رو به پایین
ui-mark_up-arrow = بالا
ui-mark_down-arrow = پایین
ui-mark_lit = به شمار می‌آید
ui-mark_spent = مصرف‌شده

table-marks = نشانه‌ها

## The map

map-otherwise = وگرنه
map-pass = همه پاس می‌دهند
map-sealed = همه آماده‌اند
map-label = نقشه: { $title }
map-kind-choice = یک بازیکن تصمیم می‌گیرد
map-kind-floor = چند نفر می‌توانند به هر ترتیبی حرکت کنند
map-kind-window = از بازیکنان به نوبت پرسیده می‌شود تا همه پاس دهند
map-kind-sealed = چند نفر پنهانی تصمیم می‌گیرند، سپس همه با هم رو می‌شود
map-kind-chance = بخت تعیین می‌کند
map-kind-auto = یک قانون خودش عمل می‌کند
map-kind-call = روندی دیگر اجرا می‌شود
map-kind-end = یک پایان

## What is wrong: the frame

error-no-step = مثال { $scenario } گام‌های ۱ تا { $most } دارد، نه { $number }
error-cited = { $wrong } [{ $clauses }]
error-hinted = { $error }؛ { $hint }
error-unknown = هیچ { $what } به نام «{ $name }» نیست
error-file = { $where }: { $what }؛ آنچه باید می‌بود: { $expected }
hint-near = منظورتان «{ $near }» بود؟
hint-known = این‌ها هستند: { $known }
hint-help = این را ببینید: { $command } --help

## What is wrong: things that are looked for by name

thing-rulebook = دفترچهٔ قوانینی
thing-language = زبانی
thing-language-of = زبانی برای { $of }
thing-flow = روندی
thing-step-of = گامی در { $of }
thing-reading-of = خوانشی از { $of }
thing-ruling = داوری‌ای
thing-clause = بندی
thing-scenario = مثالی
thing-field = فیلدی
thing-field-of = فیلدی در { $of }
thing-move = حرکتی
thing-seat = بازیکنی
thing-setting-of = تنظیمی در { $of }
thing-knob = پیچی
thing-value = مقداری
thing-value-of = مقداری در { $of }
thing-chart-of = نمودار { $of }
thing-bot-of = بازیکن خودکاری برای { $of }
thing-place-in-this-scenario = جایی در این مثال
thing-example-or-file = مثال یا پرونده‌ای
thing-one-step = یک گام تنها
thing-clause-ruling-example-flow-or-step = بند، داوری، مثال، روند یا گامی
thing-kind-of-map-file = نوع پرونده‌ای برای نقشه
thing-example-of = مثالی در { $of }
error-which = در { $file } به شمار { $count } مثال هست؛ با { "\u2068--example\u2069" } بگویید کدام: { $names }
error-other-book = { $file } مثالی از { $found } است، نه از { $book }
error-reading = یک داوری و یک خوانش لازم است، مانند { "\u2068SC-OD-01=B\u2069" }، نه «{ $text }»
thing-this-map = این نقشه
thing-map-of = نقشهٔ { $book } { $flow }

## What is wrong: in general

error-no-setup = { $book } آماده‌سازی ندارد
error-move-needs = «{ $said }» این را هم لازم دارد: { $missing }
error-knob-range = پیچ «{ $knob }» از { $low } تا { $high } می‌چرخد، نه تا { $value }
error-place = جای آن در روندها ناشناخته است
error-always-again = { $step }: همهٔ نتیجه‌ها باید دوباره پرتاب شوند
error-chain = زنجیرهٔ پرتاب‌ها پس از { $most } گام هم به پایان نرسید
error-no-dot = { $what } باید چیده شود و برنامهٔ dot نیست: Graphviz را نصب کنید (apt install graphviz یا brew install graphviz یا winget install graphviz) یا این را اجرا کنید: pip install graphviz-pure
error-dot-slow = { $program } این نقشه را در { $seconds } ثانیه نچید: روندهایی را که صدا می‌زند یکی‌یکی بکشید
error-humans = { $humans } نفر باید بازی کنند و { $seats } نفر می‌نشینند: ‎--players شمار آن‌ها را می‌گوید
error-several = در { $file } به شمار { $count } مثال هست؛ هر بار تنها یکی را می‌توان نوشت
error-front = پروندهٔ { $name } نیست: rulekit-notebooks را دوباره نصب کنید
error-no-lab = JupyterLab نصب نیست؛ این فرمان آن را می‌آورد: pip install 'rulekit-notebooks[lab]'
error-chance-never = { $scenario }: بخت در هیچ گامی تعیین‌کننده نیست
error-chance-not-at = { $scenario }، گام { $number }: تاس یا رو کردن در این گام‌ها تعیین‌کننده است: { $steps }
error-choice = مقدار { $option } نمی‌تواند «{ $name }» باشد؛ { $hint }
error-command = فرمانی به نام «{ $name }» نیست؛ { $hint }
error-option = «{ $name }» معنایی ندارد؛ { $hint }
error-setting = به شکل NAME=VALUE لازم است، نه «{ $text }»
error-setting-own = «{ $name }» گزینهٔ خودش را دارد: { $option }
error-given = { $name }: «{ $found }»؛ آنچه باید می‌بود: { $due }
error-whole = عددی صحیح از { $low } به بالا لازم است، نه «{ $text }»
error-stopped = متوقف شد
error-unforeseen = { $error } (با RULEKIT_TRACEBACK=1 جای آن نشان داده می‌شود)
error-a-file = یک پرونده

## What is wrong in a file: what was found

bad-found = اینجا { $value } هست
bad-key = کلید ناشناختهٔ «{ $key }»
bad-missing = کلید «{ $key }» نیست
bad-key-twice = کلید «{ $key }» دو بار آمده است
bad-key-no-word = کلیدی که واژه نیست
bad-no-such = هیچ { $what } به نام «{ $name }» نیست
bad-no-rulebook = دفترچهٔ قوانینی به نام «{ $name }» نیست
bad-rulebook = دفترچهٔ قوانین «{ $name }»
bad-reading = خوانش «{ $name }»
bad-nobody-acts = در «{ $step }» کسی نیست که کاری کند
bad-nobody = کسی اینجا «{ $name }» نام ندارد
bad-nobody-asked = اینجا از کسی پرسیده نمی‌شود
bad-asked-already = از { $name } همین حالا پرسیده می‌شود
bad-nothing-called = چیزی اینجا «{ $name }» نام ندارد
bad-nothing-meant = «{ $name }» معنایی ندارد
bad-no-act = در این سطر کاری انجام نمی‌شود
bad-two-acts = دو کار در یک سطر: { $acts }
bad-not-one-attempt = یک تلاش تنها نیست
bad-outside = چیزی بیرون از قانون‌ها
bad-path = روی میز «{ $path }» نیست
bad-no-chance = در «{ $place }» بختی در کار نیست
bad-rules-fail = قانون‌ها اینجا درمی‌مانند ({ $error })
bad-not-text = این متن نیست
bad-not-ordinary = این پرونده‌ای معمولی نیست
bad-not-folder = این پوشه نیست
bad-folder = این پوشه است
bad-too-large = پرونده بیش از اندازه بزرگ است
bad-empty = پرونده خالی است
bad-not-yaml = این YAML درستی نیست (پیام خوانندهٔ YAML: «{ $what }»)
bad-not-yaml-at = از ستون { $column } به بعد YAML درستی نیست (پیام خوانندهٔ YAML: «{ $what }»)
bad-value = مقداری نادرست (پیام خوانندهٔ پرونده: «{ $what }»)
bad-signs = نشانه‌هایی که متن نیستند
bad-alias = لنگر یا نام مستعار
bad-tag = برچسب «{ $tag }»
bad-deep = بیش از { $most } لایه
bad-long-number = عددی با بیش از { $most } رقم
bad-ending = پسوند «{ $ending }»
bad-no-ending = نامی بی‌پسوند
bad-trace = این ردِ ذخیره‌شده نیست: { $error }
bad-saved-by = با { $what } { $version } ذخیره شده است
bad-start-table = میز در آغاز: { $problems }
bad-parent = { $where } به گره { $parent } آویخته است
bad-replay = { $where } آن‌گونه که ذخیره شده بود درنمی‌آید
bad-node-refused = { $where }: { $verdict }
bad-node = { $where } آن‌گونه که باید نیست: { $error }
bad-at = در گره { $node } ایستاده است
trace-start = آغاز
trace-node = گره { $number }
system-2 = چنین پرونده یا پوشه‌ای نیست
system-13 = اجازهٔ این کار نیست
system-17 = این پرونده از پیش هست
system-20 = این پوشه نیست
system-21 = این یک پوشه است
system-28 = جایی در حافظه نمانده است
system-30 = اینجا فقط خواندنی است
system-other = سامانه اجازه نمی‌دهد (پیام سامانه: «{ $what }»)
system-36 = نام پرونده بیش از اندازه بلند است

## What is wrong in a file: what would have been right

due-one-of = یکی از این‌ها: { $known }
due-known = نامی شناخته‌شده
due-key = کلیدی شناخته‌شده
due-keys = نگاشتی از کلیدها
due-keys-once = هر کلید یک بار، یک واژه
due-another = مقداری دیگر
due-whole = عددی صحیح از { $low } به بالا
due-names = نام‌هایی که با ویرگول از هم جدا شده‌اند، یا فهرستی از نام‌ها
due-players = شمار بازیکنان، یا فهرستی از نام‌هایشان
due-yes-no-seat = بله، نه، یا یک بازیکن: { $known }
due-seat = یک بازیکن: { $known }
due-verb = بازیکن و یکی از این فعل‌ها: { $known }
due-no-fields = «{ $move }» بی هیچ فیلدی
due-line = سطری مانند { "\u2068'SEAT verb: {fields}'\u2069" }
due-one-act = در هر سطر یک کار
due-all-pass = تنها { "\u2068'all pass'\u2069" }
due-then = گامی که خودبه‌خود رخ می‌دهد، به شکل { "\u2068FLOW/STEP\u2069" }
due-act = کاری که قانون‌ها بتوانند انجام دهند
due-judged = تلاشی که قانون‌ها بتوانند درباره‌اش داوری کنند
due-attempt = تلاش یک بازیکن
due-legal = کاری مجاز
due-legal-or-marked = کاری مجاز، یا سطری با نشان { "\u2068'refused:'\u2069" }
due-name-or-because = نامی که هست، یا { "\u2068'because:'\u2069" } با بندش اگر عمدی است
due-source = یک بند یا داوری
due-clause = بندی از فهرست بندها
due-texts = یک متن، یا متنی برای هر زبان
due-faces = وجه تاس‌ها، مانند { "\u2068[6, 4, 3]\u2069" }
due-fraction = کسری مانند { "\u20681/2\u2069" }
due-path = یک نشانی
due-chance = گامی که در آن تاس پرتاب می‌شود
due-window = گامی که در آن از بازیکنان به نوبت پرسیده می‌شود
due-somebody-before = کسی که پیش‌تر از او پرسیده شود
due-table = میزی که قانون‌ها روا بدانند
due-setup = آنچه آماده‌سازی این بازی می‌پذیرد
due-scenario = نگاشتی با { "\u2068'id'\u2069" }، { "\u2068'start'\u2069" } و { "\u2068'script'\u2069" }
due-scenarios = فهرستی از مثال‌ها
due-rulebook = { "\u2068'rulebook: …'\u2069" } با یکی از این‌ها: { $known }
due-file = پرونده‌ای خواندنی
due-folder = پوشه‌ای از پرونده‌های نمونه
due-place = جایی برای نوشتن
due-bytes = حداکثر { $most } بایت
due-written-out = هر مقدار در جای خود نوشته شود
due-plain = مقدارهای ساده؛ هیچ چیز یک پرونده اجرا نمی‌شود
due-flatter = پرونده‌ای کم‌لایه‌تر
due-smaller = عددی کوچک‌تر
due-trace = پرونده‌ای که Trace.save نوشته باشد
due-saved-by = { $what } { $version }؛ شاید قانون‌ها در این میان عوض شده باشند
due-parent = گرهی پیش از آن
due-same = همان میز
due-node = گرهی از ۰ تا { $most }
kind-object = یک نگاشت
kind-array = یک فهرست
kind-str = یک متن
kind-int = یک عدد صحیح
kind-float = یک عدد
kind-bool = true یا false
kind-null = هیچ
kind-other = { $kind }
kind-or = { $one } یا { $other }

## What a scenario expects, and what came instead

expect-impossible = این میز شدنی نیست: { $what }
expect-refused = باید رد شود: { $act }
expect-because = به سبب { $clause }
expect-step = گام: { $step }
expect-end = پایان: { $end }
expect-acting = کسانی که می‌توانند حرکت کنند: { $seats }
expect-value = { $what }: { $value }
expect-legal = این مجاز است: { $act }
expect-odds = احتمال { $label } برابر است با { $chance }
expect-then = { $step } خودبه‌خود در پی می‌آید
expect-cited = { $clause } عمل کرد
expect-replay = همان‌گونه که ذخیره شده بود درمی‌آید
found-accepted = میز پذیرفته شد
found-allowed = مجاز بود
found-step = گام { $step }
found-nothing = هیچ

## The command line

count-flow = { $count } روند
count-step = { $count } گام
count-example = { $count } مثال
count-clause = { $count } بند
count-ruling = { $count } داوری
count-game = { $count } بازی
count-random-game = { $count } بازی تصادفی
count-player = { $count } بازیکن
count-edge = { $count } یال
count-position = { $count } وضعیت
count-finding = { $count } یافته
error-required = این‌ها هم لازم است: { $names }
error-one-argument = { $name } یک مقدار می‌خواهد
error-argument = { $name }: { $what }
list-size = { $flows }، { $examples }
list-book = { $title } ({ $name } { $version })
show-flows = روندها
show-examples = مثال‌ها
show-rulings = داوری‌ها
show-charts = نمودارها
show-verbs = فعل‌ها
show-carries-out = آنچه اجرا می‌کند
show-everything = همه‌چیز
show-carried-out-by = آنچه آن را اجرا می‌کند
show-default = خوانش معمول
show-readings = خوانش‌ها
show-clauses = بندها
show-flow = روند
show-lines = سطرها
show-knobs = پیچ‌ها
show-start = آغاز
show-steps = گام‌ها
show-leads-on = راه‌های پیش رو
show-untestable = رنگ و لعاب یا اندرز: چیزی برای آزمودن ندارد.
show-mark = داده‌ای از بازی پایه. { $meaning }.
show-value = { $what }: { $value }
show-to = به { $step }
kind-of-component = اجزای بازی
kind-of-setup = آماده‌سازی
kind-of-permission = اجازه
kind-of-obligation = الزام
kind-of-prohibition = منع
kind-of-definition = تعریف
kind-of-effect = اثر
kind-of-timing = زمان‌بندی
kind-of-example = مثال
kind-of-flavour = حال‌وهوا
kind-of-base = بازی پایه
kind-of-choice = انتخاب
kind-of-floor = میدان آزاد
kind-of-window = پرسش به نوبت
kind-of-sealed = پنهانی
kind-of-chance = بخت
kind-of-auto = خودکار
kind-of-call = روند دیگر
kind-of-end = پایان
kind-of-guard = شرط
kind-of-trigger = واکنش
kind-of-quantity = کمیت
kind-of-modifier = تغییردهنده
kind-of-bar = منع حرکت
kind-of-edge = یال
kind-of-step = گام
kind-of-fact = داده
kind-of-domain = دامنه
kind-of-law = قانون میز
run-title = { $title } ({ $book }، { $id })
run-not-met = برقرار نیست: { $reason }
run-ok = درست
run-failed = نادرست
run-found = { $what }؛ آنچه شد: { $found } ({ $where })
run-all-well = { $examples } اجرا شد؛ همه همان شد که باید.
run-some-failed = { $examples } اجرا شد؛ نادرست: { $names }.
run-trace = ردی ذخیره‌شده
odds-at = { $title }: { $step } [{ $clause }]
odds-again = پرتاب دوباره: { $share } ({ $chance })؛ این از حساب بیرون گذاشته شده است.
simulate-head = { $book }: { $games } با { $players }، بازیکن خودکار «{ $bot }»
simulate-finished = به پایان رسیده
simulate-ended = پایان «{ $end }»
simulate-steps = گام‌های هر بازی
simulate-scores = امتیازها
simulate-spread = { $least } تا { $most }، میانگین { $mean }
simulate-errors = خطاها
simulate-error = بذر { $seed }، گام { $step }: { $error }
play-end = { $end }.
play-stopped = بازی متوقف شد.
play-nobody = کسی نمی‌تواند حرکت کند.
play-left = پس از { $most } گام رها شد.
play-scores = امتیازها: { $scores }
play-score = { $name } { $score }
play-turn = { $name }: { $step }
play-hand-on = حالا فقط { $name } به صفحه نگاه می‌کند؛ سپس Enter:
play-asides = و در کنار آن، هر چند بار که بخواهید:
play-wait = چیزی نگفتن و میدان دادن به دیگران
play-any-sum = هر مبلغ دیگری پس از شماره می‌آید: { $number } { $sum } همان { $number } است، با { $sum }
play-no-sum = با این حرکت نمی‌توان مبلغی گفت: { $label }.
play-sum-due = { $said } مبلغ نیست: باید عددی درست باشد.
play-no-such = { $said } هیچ‌یک از این‌ها نیست: باید عددی از { $least } تا { $most } باشد.
play-ask = { $most ->
    [0] { $least } برای ادامه، یا q برای پایان:
   *[other] عددی از { $least } تا { $most }، یا q برای پایان:
}
check-line = { $kind }: { $what } ({ $count })
check-times = { $text } ({ $count } بار)
check-sum = { $book }: { $steps }، { $edges }؛ { $far }.
check-found = { $findings }.
check-nothing = چیزی یافت نشد.
check-not-played = چیزی بازی نشد
check-far = { $positions } دیده شد ({ $reach })؛ { $games }، روی هم { $steps }
check-whole = هر آنچه می‌توان به آن رسید
check-cut = در حد خود ایستاد، پس شاید چیز دیگری هم باشد
coverage-clauses = بندها
coverage-testable = آزمودنی
coverage-cited = نام‌برده
coverage-exercised = اجراشده
coverage-scope = آنچه این نسخه اجرا می‌کند
coverage-whole = همهٔ بندها
coverage-not-cited = نام‌برده‌نشده
coverage-not-exercised = اجرانشده
coverage-list = { $what }: { $ids }
coverage-failed = نادرست  { $what }
coverage-run = برای این اجرا شد: { $examples }، { $games }.

## What a check of a rulebook finds

finding-broken-graph = نمودارها ساخته نمی‌شوند
finding-unknown-clause = کد یا داوری‌ها بندهایی را نام می‌برند که در فهرست نیست
finding-unknown-ruling = کد داوری‌هایی را نام می‌برد که نیست
finding-needs = شرط‌هایی که به چیزی نبوده یا به یکدیگر بسته‌اند
finding-unreachable = گام‌هایی که راهی به آن‌ها نیست
finding-no-end = گام‌هایی که از آن‌ها به هیچ پایانی نمی‌رسند
finding-no-edge = نتیجه‌هایی که یالی ندارند
finding-crash = قانون‌هایی که هنگام اجرا درمی‌مانند
finding-dead-end = جاهایی که کسی نمی‌تواند کاری کند
finding-no-otherwise = انتخاب‌هایی که در آن‌ها هیچ حرکتی مجاز نیست و گفته نشده که وگرنه چه می‌شود
finding-trap = جاهایی که از آن‌ها به هیچ پایانی نمی‌رسند
finding-endless = بازی‌های تصادفی که پایان نیافتند
finding-never-taken = یال‌هایی که هیچ اجرایی از آن‌ها نگذشت
finding-failed = مثال‌هایی که آن‌گونه که باید درنمی‌آیند
finding-no-code = بندهایی که هیچ کدی نامشان را نمی‌برد
finding-unread-ruling = داوری‌هایی که چیزی آن‌ها را نمی‌خواند
finding-loose = تکه‌های کدی که جایی ندارند
finding-missing-text = متن‌هایی که در واژه‌نامه نیست
found-no-way = از آغاز هیچ روندی راهی به اینجا نیست
found-no-end = از اینجا به هیچ پایانی از «{ $flow }» نمی‌توان رسید
found-no-edge = { $piece } می‌تواند به «{ $outcome }» برسد که یالی ندارد
found-no-code = هیچ کدی نامش را نمی‌برد: { $text }
found-unread = هیچ کدی نامش را نمی‌برد و هیچ اجرایی آن را نخوانده است
found-loose = این { $kind } به هیچ چیز پیشنهادشده، منع‌شده یا خودکاری بسته نیست
found-no-text = در واژه‌نامه «{ $key }» نیست
found-no-language = متنی به زبان { $lang } نیست
found-other-places = جاهای خالی آن به زبان { $lang } این‌هاست: { $there }، و به انگلیسی این‌ها: { $here }
found-left-over = به زبان { $lang } هست و به انگلیسی نیست
found-endless = یک بازی تصادفی، آغازشده از { $start }، پس از { $most } گام هنوز اینجا بود
found-never-taken = در روند «{ $flow }»
found-met-from = از اینجا دیده شد: { $start }
found-from = از { $start }
found-random-play = بازی تصادفی
found-examples = مثال‌ها
found-impossible-table = میزی ناممکن: { $problem }
found-instead = { $what } (آنچه شد: { $found })
found-new-game = بازی تازه‌ای از «{ $flow }»

## What a check is doing, told while it runs

progress-examples = مثال‌ها و آزمون‌ها: { $number } از { $of }
progress-explore = پویش { $number } از { $of }: { $start }
progress-games = بازی‌های تصادفی، دور { $round } از { $of }: آغاز { $number } از { $starts }
progress-readings = خوانش‌ها { $number } از { $of }: { $ruling }، { $reading }

## Refusals at the terminal, readings side by side

odds-unreached = با خوانش { $reading } به این گام نمی‌رسیم: { $why }
odds-ruling = { $title }: { $question } [{ $ruling }]
odds-reading = { $reading }: { $text }
odds-in-force = { $reading }: { $text } (برقرار)
play-ask-again = { $most ->
    [0] { $least } برای ادامه، u برای پس گرفتن حرکت پیشین، یا q برای پایان:
   *[other] عددی از { $least } تا { $most }، u برای پس گرفتن حرکت پیشین، یا q برای پایان:
}
play-nothing-back = حرکتی از شما نیست که پس گرفته شود.
play-taken-back = پس گرفته شد.
play-more-like-it = { $label } (و { $more } مورد مانند آن)
play-not-so = چنین نیست: { $why } [{ $clauses }]
guess-of = دور { "{i}" } از { "{n}" }
guess-yes = بله
guess-no = نه
guess-you = گفتید { "{guess}" }.
guess-right = درست.
guess-wrong = نادرست.
guess-chance = احتمال دقیق آن: { "{chance}" }
guess-score = { "{right}" } از { "{n}" } درست
guess-counting = کسی که می‌شمارد { "{right}" } از { "{n}" } درست می‌گفت.
guess-again = بازی دیگر
guess-open = بله یا نه؟
guess-name = بازی حدس
guess-mark_skull = جمجمه
