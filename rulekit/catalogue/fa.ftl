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
check-domain = آنچه حرکت نام می‌برد در بازی هست
check-hidden = به چیزی بستگی دارد که بازیکنی دیگر پنهان نگه داشته است
check-roll-rollers = درست همان تاس‌هایی که باید، پرتاب می‌شوند
check-roll-count = همهٔ تاس‌های لازم پرتاب می‌شوند
check-roll-faces = هر تاس یکی از وجه‌های خود را نشان می‌دهد
check-roll-enough = تاس به اندازهٔ کافی نشان می‌دهد
check-draw-count = به شمار درست رو می‌شود
check-draw-items = آنچه رو می‌شود می‌تواند آنجا باشد
Pass = پاس می‌دهد
    .label = پاس دادن
    .verb = passes
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
figures-one-of = { $have }؛ آنچه هست: { $need }
figures-whole = { $have }؛ عددی صحیح لازم است: { $need }
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
chip-roll = تاس‌ها تعیین می‌کنند
chip-draw = رو شد
chip-refused = تلاش { $by }
chip-refused-result = نتیجه‌ای ناممکن
chip-quiet = کسی پاسخ نمی‌دهد
chip-meanwhile = در این میان
chip-parts = جدا از کتاب
headline-passed = { $count ->
    [one] { $seats } پاس می‌دهد
   *[other] { $seats } پاس می‌دهند
}
headline-sealed = { $by } پنهانی تصمیم گرفت
headline-refused = { $by } اجازه ندارد: { $act }
headline-bad-result = این نتیجه ممکن نیست
headline-meanwhile = چیز دیگری پیش می‌آید
headline-parts = از اینجا به بعد مثال راه دیگری می‌رود
story-parts = با مقدارهای تازه، سطر بعدی مثال، یعنی «{ $line }»، دیگر بازی‌شدنی نیست.
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
ui-grade = درجهٔ اطمینان { "\u2068{grade}\u2069" }
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
ui-legal = اکنون چه می‌توان کرد
ui-digest = نشان وضعیت { "\u2068{digest}\u2069" }
ui-version = { "\u2068{rulebook}\u2069" }، نسخهٔ { "{version}" }
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
