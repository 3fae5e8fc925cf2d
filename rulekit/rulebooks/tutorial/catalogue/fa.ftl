title = آموزش اسپارتاکوس

## Flows

flow-game = بازی از آغاز تا پایان
flow-round = یک دور
flow-schemes = طرح‌ها
flow-auctions = حراج
flow-works = کارها
flow-favours = مزیت‌های انتخابی
flow-battle = نبرد

## Steps

game-prepare = چیدن میز
    .story = میز چیده شد: هر خانه دستهٔ شروع، سکه‌ها و برده‌هایش را دارد و همهٔ دسته‌ها روبه‌پایین‌اند.
game-open-works = رو کردن کارت‌های کار
    .story = کنار صفحه رو شد: { $items }
game-open-equipment = رو کردن تجهیزات
    .story = کنار صفحه رو شد: { $items }
game-open-schemes = رو کردن طرح‌های بازار
    .story = کنار صفحه رو شد: { $items }
game-open-gladiator = رو کردن یک گلادیاتور
    .story = گلادیاتور روی دسته: { $items }
game-rounds = دورها
game-count = شمارش افتخار
    .story = امتیاز کارت‌های افتخار: { $points }.
game-count-coins = شمارش سکه‌ها
    .story = امتیاز سکه‌ها: { $points }.
game-count-schemes = شمارش طرح‌ها
    .story = امتیاز طرح‌ها: { $points }.
game-total = جمع امتیازها
    .story = جمع امتیازها: { $points }. بیشترین: { $winners }.
game-tie = تساوی
    .story = امتیازها برابر است و سکه‌ها تعیین می‌کنند: { $points }. برنده: { $winners }.
points-of = { $seat } { $points }
game-over = پایان بازی

round-begin = آغاز دور
    .story = دور { $round } آغاز شد. شمار طرح‌هایی که رو می‌شود: { $due }.
round-schemes = فاز اول: طرح‌ها
round-auctions = فاز دوم: حراج
round-all-up = همهٔ طرح‌ها رو شده‌اند؟
round-works = فاز سوم: کارها
round-battle = فاز چهارم: نبرد
round-close = پایان دور
    .story = دور به پایان رسید. برده‌ها از روی کارت‌ها برداشته شدند، طرح‌های مصرف‌شده رفتند و بازماندگان بهبود یافتند.
round-shelves = بازار پر است؟
round-restock = پر کردن جای خالی
    .story = جای خالی پر شد: { $items }
round-turn-page = رفتن نشان شروع
    .story = نشان شروع به { $marker } رسید.
round-last-round-over = دور آخر تمام شد

schemes-gather = طرح به اندازه هست؟
schemes-reshuffle = بُر زدن طرح‌های کنارگذاشته
    .story = طرح‌های کنارگذاشته به دسته برگشتند و بُر خوردند.
schemes-reveal = رو کردن طرح‌ها
    .story = رو شد: { $items }
schemes-favours = آنچه طرح‌ها می‌آورند
schemes-revealed = طرح‌ها رو شده‌اند

auctions-open = آغاز حراج
    .story = { $naming ->
        [none] طرح‌ها یکی‌یکی به حراج می‌روند.
       *[other] به این ترتیب می‌توانند طرح نام ببرند: { $naming }.
    }
auctions-next-lot = طرح بعدی
    .story = { $lot ->
        [none] یکی از طرح‌ها در حراج است. ترتیب پرسش: { $asked }.
       *[other] طرح در حراج: { $lot }. ترتیب پرسش: { $asked }.
    }
    .story-name = به این ترتیب هنوز می‌توانند طرح نام ببرند: { $naming }.
    .story-sold = چیز دیگری عرضه نمی‌شود.
auctions-name = نام بردن از یک طرح
auctions-bid = پیشنهاد
auctions-favours-meanwhile = آنچه طرح می‌آورد
auctions-knock-down = کسی بالاتر نمی‌رود
    .story = { $leader ->
        [none] کسی خریدارش نیست.
       *[other] طرح به { $leader } رسید، به بهای { $top }.
    }
auctions-pick = برداشتن یک طرح
auctions-favours = آنچه طرح می‌آورد
auctions-all-sold = پایان حراج‌ها

works-open = آغاز کارها
    .story = ترتیب نوبت: { $turns }.
works-turn = یک نوبت
works-newcomer = رو کردن گلادیاتور
    .story = رو شد: { $items }
works-fit = رو کردن تجهیزات
    .story = رو شد: { $items }
works-favours = آنچه کار می‌آورد
works-shelves = بازار پر است؟
works-refill = پر کردن جای خالی
    .story = جای خالی پر شد: { $items }
works-works-done = پایان کارها

favours-favour = انتخاب مزیت
favours-lapse = دست‌نیافتنی
    .story = آنچه شدنی نیست از دست می‌رود.
favours-fit = رو کردن تجهیزات
    .story = رو شد: { $items }
favours-shelves = بازار پر است؟
favours-refill = پر کردن جای خالی
    .story = جای خالی پر شد: { $items }
favours-last-shelves = اکنون بازار پر است؟
favours-last-refill = پر کردن آخرین جای خالی
    .story = جای خالی پر شد: { $items }
favours-all-taken = همهٔ مزیت‌ها گرفته شد

battle-open = فراخوان نبرد
    .story = به این ترتیب اعلام می‌کنند: { $declaring }.
battle-declare = جنگیدن یا نجنگیدن؟
battle-favours = آنچه طرح می‌آورد
battle-excuse = کسی برای فرستادن نیست
    .story = هر که کسی برای فرستادن ندارد معاف است.
battle-match = چه کسانی در میدان‌اند؟
    .story = { $fighters ->
        [none] کسی به میدان نیامده است.
       *[other] هر که به میدان آمده در این دور جنگیده به شمار می‌آید.
    }
battle-bout = آغاز راند
    .story = { $showing ->
        [none] کسی کارتی برای رو کردن ندارد.
       *[other] کسانی که باید کارت رو کنند: { $showing }.
    }
battle-cards = رو کردن هم‌زمان کارت‌ها
battle-cards-in-turn = رو کردن نوبتی کارت‌ها
battle-compare = کارت‌ها رو شدند
    .story = { $attacking ->
        [none] دفاع‌ها آماده است و کسی حمله نمی‌کند.
       *[other] دفاع‌ها آماده است؛ حمله از: { $attacking }.
    }
battle-blows = حملهٔ بعدی
    .story = { $striking ->
        [none] حملهٔ دیگری نمانده است.
       *[other] اکنون نوبت حملهٔ { $striking } است.
    }
battle-aim = نام بردن از هدف
battle-strike = حمله فرود می‌آید
    .story = حمله فرود آمد.
battle-end-bout = پایان راند
    .story = راند تمام شد. راندهای سپری‌شده: { $bout }.
battle-win = برندهٔ نبرد
    .story = برنده جایزه و افتخار را می‌گیرد.
battle-go-home = پایان نبرد
    .story = هر که زنده است از میدان بیرون می‌رود.
battle-no-battle = نبردی در کار نیست
    .story = نه نبردی هست و نه جایزه‌ای.
battle-battle-over = نبرد تمام شد

## Ways on

e-game-prepare-outcome = آماده
e-game-open-works-outcome = رو شد
e-game-open-equipment-outcome = رو شد
e-game-open-schemes-outcome-open = رو شد
e-game-open-schemes-outcome-gladiator = گلادیاتور هم رو می‌شود
e-game-open-gladiator-outcome = رو شد
e-game-rounds-return-last-round-over = همهٔ دورها بازی شد
e-game-count-outcome = شمرده شد
e-game-count-coins-outcome = شمرده شد
e-game-count-schemes-outcome = شمرده شد
e-game-total-outcome-level = چند نفر برابرند
e-game-total-outcome-won = یک نفر پیش است
e-game-tie-outcome = روشن شد
e-round-begin-outcome = آغاز شد
e-round-schemes-return-revealed = رو شدند
e-round-auctions-return-all-sold = همه عرضه شدند
e-round-all-up-outcome-more = یکی دیگر
e-round-all-up-outcome-all = همه رو شده‌اند
e-round-works-return-works-done = همه دست کشیدند
e-round-battle-return-battle-over = نبرد تمام شد
e-round-close-outcome = همه‌چیز سر جایش
e-round-shelves-outcome-gap = جای خالی هست
e-round-shelves-outcome-full = جایی برای پر کردن نیست
e-round-restock-outcome = پر شد
e-round-turn-page-outcome-next = دور بعد
e-round-turn-page-outcome-last = دور آخر بود
e-schemes-gather-outcome-short = کم است
e-schemes-gather-outcome-enough = به اندازه، یا هرچه هست
e-schemes-reshuffle-outcome = به اندازه
e-schemes-reveal-outcome-owed = چیزی برای انتخاب هست
e-schemes-reveal-outcome-revealed = چیزی برای انتخاب نیست
e-schemes-favours-return-all-taken = گرفته شد
e-auctions-open-outcome = آغاز شد
e-auctions-next-lot-outcome-lot = طرحی در حراج است
e-auctions-next-lot-outcome-name = کسی می‌تواند نام ببرد
e-auctions-next-lot-outcome-sold = طرحی نمانده
e-auctions-name-name-scheme = نام برده شد
e-auctions-name-name-none = هیچ طرحی
e-auctions-bid-bid-on = از دیگران پرسیده می‌شود
e-auctions-bid-bid-done = کسی نمانده که بپرسند
e-auctions-bid-drop-out-on = از دیگران پرسیده می‌شود
e-auctions-bid-drop-out-done = کسی نمانده که بپرسند
e-auctions-bid-play-scheme-owed = چیزی برای انتخاب هست
e-auctions-bid-play-scheme-done = اجرا شد
e-auctions-favours-meanwhile-return-all-taken = گرفته شد
e-auctions-knock-down-outcome-owed = چیزی برای انتخاب هست
e-auctions-knock-down-outcome-pick = برنده انتخاب می‌کند
e-auctions-knock-down-outcome-next = طرح بعدی
e-auctions-pick-pick-scheme-owed = چیزی برای انتخاب هست
e-auctions-pick-pick-scheme-next = برداشته شد
e-auctions-favours-return-all-taken = گرفته شد
e-works-open-outcome-turn = به ترتیب نوبت
e-works-open-outcome-nobody = کسی نمانده
e-works-turn-place-owed = چیزی برای انتخاب هست
e-works-turn-place-done = انجام شد
e-works-turn-buy-work = خریده شد
e-works-turn-buy-equipment = خریده شد
e-works-turn-buy-unseen = پرداخت شد
e-works-turn-buy-scheme-owed = چیزی برای انتخاب هست
e-works-turn-buy-scheme-done = خریده شد
e-works-turn-buy-gladiator-unseen = پرداخت شد
e-works-turn-buy-gladiator-seen = خریده شد
e-works-turn-equip = داده شد
e-works-turn-sell = فروخته شد
e-works-turn-play-scheme-owed = چیزی برای انتخاب هست
e-works-turn-play-scheme-done = اجرا شد
e-works-turn-fetch-back = جابه‌جا شد
e-works-turn-give = داده شد
e-works-turn-end-turn-next = نفر بعد
e-works-turn-end-turn-all = همه نوبتشان را داشتند
e-works-turn-stop-next = نفر بعد
e-works-turn-stop-all = همه دست کشیدند
e-works-newcomer-outcome = به خانه می‌پیوندد
e-works-fit-outcome = داده شد
e-works-favours-return-all-taken = گرفته شد
e-works-shelves-outcome-gap = جای خالی هست
e-works-shelves-outcome-full = جایی برای پر کردن نیست
e-works-refill-outcome = پر شد
e-favours-favour-take-free-next = باز هم انتخابی هست
e-favours-favour-take-free-all = همین بود
e-favours-favour-take-top = برداشته شد
e-favours-favour-train-next = باز هم انتخابی هست
e-favours-favour-train-all = همین بود
e-favours-favour-otherwise = شدنی نیست
e-favours-lapse-outcome-next = باز هم انتخابی هست
e-favours-lapse-outcome-all = همین بود
e-favours-fit-outcome-next = باز هم انتخابی هست
e-favours-fit-outcome-all = همین بود
e-favours-shelves-outcome-gap = جای خالی هست
e-favours-shelves-outcome-full = جایی برای پر کردن نیست
e-favours-refill-outcome = پر شد
e-favours-last-shelves-outcome-gap = جای خالی هست
e-favours-last-shelves-outcome-full = جایی برای پر کردن نیست
e-favours-last-refill-outcome = پر شد
e-battle-open-outcome-declare = به ترتیب نوبت
e-battle-open-outcome-nobody = کسی نمانده
e-battle-declare-send-next = نفر بعد اعلام می‌کند
e-battle-declare-send-all = همه اعلام کردند
e-battle-declare-send-slave-next = نفر بعد اعلام می‌کند
e-battle-declare-send-slave-all = همه اعلام کردند
e-battle-declare-stay-out-next = نفر بعد اعلام می‌کند
e-battle-declare-stay-out-all = همه اعلام کردند
e-battle-declare-play-scheme-owed = چیزی برای انتخاب هست
e-battle-declare-play-scheme-done = اجرا شد
e-battle-declare-otherwise = باید بجنگد، ولی کسی را ندارد
e-battle-favours-return-all-taken = گرفته شد
e-battle-excuse-outcome-next = نفر بعد اعلام می‌کند
e-battle-excuse-outcome-all = همه اعلام کردند
e-battle-match-outcome-nobody = هیچ‌کس
e-battle-match-outcome-alone = یک نفر تنها
e-battle-match-outcome-walk-over = یک نفر تنها، که برنده است
e-battle-match-outcome-duel = دو نفر
e-battle-match-outcome-many-sided = بیش از دو نفر
e-battle-bout-outcome-together = پنهانی
e-battle-bout-outcome-in-turn = آشکارا
e-battle-bout-outcome-no-cards = کسی کارتی ندارد
e-battle-cards-show-more = دیگران هنوز انتخاب می‌کنند
e-battle-cards-show-done = همه رو شد
e-battle-cards-surrender-others = دیگران ادامه می‌دهند
e-battle-cards-surrender-last = یکی مانده است
e-battle-cards-in-turn-show-openly-next = نفر بعد رو می‌کند
e-battle-cards-in-turn-show-openly-all = همه رو شد
e-battle-cards-in-turn-surrender-others = دیگران ادامه می‌دهند
e-battle-cards-in-turn-surrender-last = یکی مانده است
e-battle-compare-outcome = اول سریع‌ترین
e-battle-blows-outcome-aim = چند نفر می‌توانند هدف باشند
e-battle-blows-outcome-strike = هدف روشن است
e-battle-blows-outcome-bout-over = حمله‌ای نمانده
e-battle-aim-aim-more = یکی دیگر هدف می‌گیرد
e-battle-aim-aim-strike = نام برده شد
e-battle-strike-outcome = حملهٔ بعدی
e-battle-end-bout-outcome-on = نبرد ادامه دارد
e-battle-end-bout-outcome-won = یکی مانده است
e-battle-end-bout-outcome-all-dead = هیچ‌کس نمانده
e-battle-end-bout-outcome-draw = راندهای بی‌آسیب از حد گذشت
e-battle-no-battle-outcome = تمام شد
e-battle-win-outcome = جایزه داده شد
e-battle-go-home-outcome-again = گلادیاتورهای آماده هست
e-battle-go-home-outcome-over = تمام شد

## Moves

NameScheme = نام بردن از طرح
    .verb = نام می‌برد
    .label = نام بردن از { $scheme }
    .story = { $by } از { $scheme } نام می‌برد
NameNone = هیچ طرحی
    .verb = هیچ طرحی را نام نمی‌برد
    .label = نام نبردن از هیچ طرحی
    .story = { $by } هیچ طرحی را نام نمی‌برد
Bid = پیشنهاد
    .verb = پیشنهاد می‌دهد
    .label = پیشنهاد { $coins } سکه
    .story = { $by } { $coins } سکه پیشنهاد می‌دهد
    .purse = { $by } این‌قدر سکه دارد
    .enough = پیشنهاد به اندازهٔ کافی بالاست
    .room = { $by } برای این کارت جا دارد
DropOut = پاس
    .verb = پاس می‌دهد و کنار می‌رود
    .label = پاس دادن
    .story = { $by } پاس می‌دهد
PickScheme = برداشتن طرح
    .verb = برمی‌گزیند
    .label = برداشتن { $scheme }
    .story = { $by } { $scheme } را برمی‌دارد
PlayScheme = اجرای طرح
    .verb = اجرا می‌کند
    .label = اجرای { $card }
    .story = { $by } { $card } را اجرا می‌کند
    .at_this_time = طرحِ در دست را اکنون می‌توان اجرا کرد
Place = گذاشتن برده روی کارت
    .verb = برده می‌گذارد روی
    .label = گذاشتن برده روی { $card } ({ $work })
    .story = { $by } برده‌ای روی { $card } می‌گذارد، { $work }
    .own_card = { $card } پیش روی { $by } است
    .on_card = { $card } چنین کاری دارد
    .unused = از { $card } در این دور هنوز می‌توان استفاده کرد
    .one_a_turn = تنها بردهٔ این نوبت است، یا طرحی یکی بیشتر را روا می‌دارد
    .slave_free = { $by } بردهٔ آزاد دارد
BuyWork = خرید کار
    .verb = کار می‌خرد
    .label = { $aside ->
        [none] خرید { $card }
       *[other] خرید { $card } و کنار گذاشتن { $aside }
    }
    .story = { $aside ->
        [none] { $by } { $card } را می‌خرد
       *[other] { $by } { $card } را می‌خرد و { $aside } را کنار می‌گذارد
    }
    .room = { $by } برای یک کارت فعال دیگر جا دارد
MarketPurchase = خرید از بازار
    .purse = { $by } بهای { $card } را دارد
    .way_to_buy = { $by } اکنون اجازهٔ خرید دارد
BuyEquipment = خرید تجهیزات
    .verb = تجهیزات می‌خرد
    .label = { $wearer ->
        [none] خرید { $card } برای بعد
       *[other] خرید { $card } برای { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } { $card } را می‌خرد و کنار خانه می‌گذارد
       *[other] { $by } { $card } را می‌خرد و به { $wearer } می‌دهد
    }
    .on_somebody = اگر گلادیاتوری هست، تجهیزات باید به یکی از گلادیاتورها برسد
BuyUnseen = خرید تجهیزات نادیده
    .verb = تجهیزات نادیده می‌خرد
    .label = { $wearer ->
        [none] خرید تجهیزات نادیده برای بعد
       *[other] خرید تجهیزات نادیده برای { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } نادیده تجهیزات می‌خرد، برای بعد
       *[other] { $by } نادیده برای { $wearer } تجهیزات می‌خرد
    }
    .closed = تجهیزات از دستهٔ بسته فروخته می‌شود
    .purse = { $by } بهای آن را دارد
    .way_to_buy = { $by } اکنون اجازهٔ خرید دارد
    .on_somebody = اگر گلادیاتوری هست، تجهیزات باید به یکی از گلادیاتورها برسد
BuyScheme = خرید طرح
    .verb = طرح می‌خرد
    .label = خرید { $card }
    .story = { $by } { $card } را می‌خرد
    .room = { $by } برای این کارت جا دارد
BuyGladiator = خرید گلادیاتور
    .verb = گلادیاتور می‌خرد
    .label = خرید گلادیاتور: { $card }
    .story = { $by } گلادیاتوری می‌خرد: { $card }
    .some_left = گلادیاتوری برای فروش هست
    .purse = { $by } بهای آن را دارد
Equip = دادن تجهیزات به گلادیاتور
    .verb = تجهیزات می‌دهد
    .label = دادن { $card } به { $wearer }
    .story = { $by } { $card } را به { $wearer } می‌دهد
    .purse = { $by } هزینه‌اش را دارد
Sell = فروش تجهیزات
    .verb = می‌فروشد
    .label = فروش { $card }
    .story = { $by } { $card } را می‌فروشد
FetchBack = برگرداندن کارت
    .verb = برمی‌گرداند
    .label = { $aside ->
        [none] فعال کردن دوبارهٔ { $card }
       *[other] فعال کردن دوبارهٔ { $card } و کنار گذاشتن { $aside }
    }
    .story = { $aside ->
        [none] { $by } { $card } را دوباره فعال می‌کند
       *[other] { $by } { $card } را دوباره فعال می‌کند و { $aside } را کنار می‌گذارد
    }
    .room = { $by } برای یک کارت فعال دیگر جا دارد
Give = دادن سکه
    .verb = سکه می‌دهد
    .label = دادن { $coins } سکه به { $to }
    .story = { $by } { $coins } سکه به { $to } می‌دهد
    .trade_allowed = بازیکنان می‌توانند به هم سکه بدهند
    .purse = { $by } این‌قدر سکه دارد
    .somebody_else = گیرنده کس دیگری است
EndTurn = پایان نوبت
    .verb = نوبتش را تمام می‌کند
    .label = تمام کردن نوبت
    .story = { $by } نوبتش را تمام می‌کند
    .has_placed = { $by } در این نوبت برده‌ای روی کارت گذاشته است
Stop = دست کشیدن
    .verb = دست می‌کشد
    .label = دست کشیدن از کارها
    .story = { $by } در این فاز دیگر نوبت نمی‌خواهد
ShiftSlave = جابه‌جا کردن برده
    .verb = برده را جابه‌جا می‌کند از
    .label = بردن برده از { $card } به { $to }
    .story = { $by } برده‌ای را از { $card } به { $to } می‌برد
TakeFree = گرفتن تجهیزات رایگان
    .verb = رایگان می‌گیرد
    .label = { $wearer ->
        [none] گرفتن { $card } برای بعد
       *[other] گرفتن { $card } برای { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } { $card } را می‌گیرد و کنار خانه می‌گذارد
       *[other] { $by } { $card } را می‌گیرد و به { $wearer } می‌دهد
    }
    .from_the_row = { $by } می‌تواند یک کارت باز را رایگان بگیرد
    .on_somebody = اگر گلادیاتوری هست، تجهیزات باید به یکی از گلادیاتورها برسد
TakeTop = گرفتن کارت رویی
    .verb = کارت رویی را می‌گیرد
    .label = { $wearer ->
        [none] گرفتن کارت رویی برای بعد
       *[other] گرفتن کارت رویی برای { $wearer }
    }
    .story = { $wearer ->
        [none] { $by } کارت رویی را برای بعد می‌گیرد
       *[other] { $by } کارت رویی را برای { $wearer } می‌گیرد
    }
    .from_the_pile = { $by } می‌تواند کارت رویی را رایگان بگیرد
    .on_somebody = اگر گلادیاتوری هست، تجهیزات باید به یکی از گلادیاتورها برسد
Train = آموزش گلادیاتور
    .verb = آموزش می‌دهد
    .label = آموزش { $gladiator }
    .story = { $by } { $gladiator } را آموزش می‌دهد
    .promised = { $by } می‌تواند گلادیاتوری را آموزش دهد
Send = فرستادن گلادیاتور
    .verb = می‌فرستد
    .label = فرستادن { $gladiator }
    .story = { $by } { $gladiator } را به میدان می‌فرستد
    .rested = { $gladiator } در این دور نجنگیده است
SendSlave = فرستادن بردهٔ مبارز
    .verb = بردهٔ مبارز می‌فرستد
    .label = فرستادن بردهٔ مبارز
    .story = { $by } بردهٔ مبارز به میدان می‌فرستد
    .none_ready = { $by } گلادیاتور آماده ندارد
    .none_sent = { $by } در این دور بردهٔ مبارز نفرستاده است
    .slave_free = { $by } بردهٔ آزاد دارد
StayOut = نجنگیدن
    .verb = نمی‌جنگد
    .label = نجنگیدن
    .story = { $by } به نبرد نمی‌آید
    .not_compulsory = { $by } در نجنگیدن آزاد است
Show = رو کردن کارت
    .verb = رو می‌کند
    .label = رو کردن { $card }
    .story = { $by } { $card } را رو می‌کند
ShowOpenly = رو کردن آشکار کارت
    .verb = آشکارا رو می‌کند
    .label = رو کردن { $card }
    .story = { $by } { $card } را رو می‌کند
Surrender = تسلیم
    .verb = تسلیم می‌شود
    .label = تسلیم شدن
    .story = { $by } تسلیم می‌شود
    .between_bouts = میان دو راند است
    .may_give_up = { $by } در تسلیم شدن آزاد است
Aim = نام بردن از هدف
    .verb = هدف می‌گیرد
    .label = حمله به { $target }
    .story = { $by } به { $target } حمله می‌کند

figures-worn-by = { $have ->
    [none] برای هیچ‌کس؛ آنچه هست: { $need }
   *[other] برای { $have }
}
figures-ready = آماده: { $have }
figures-decreed = در حال اجرا: { $have }

## What is shut out

check-auctions-buy-work = کارت‌های بازار در فاز کارها خریده می‌شوند
check-auctions-buy-equipment = کارت‌های بازار در فاز کارها خریده می‌شوند
check-auctions-buy-scheme = کارت‌های بازار در فاز کارها خریده می‌شوند
check-auctions-buy-unseen = کارت‌های بازار در فاز کارها خریده می‌شوند
check-auctions-buy-gladiator = گلادیاتور در فاز کارها خریده می‌شود
check-auctions-sell = تجهیزات در فاز کارها فروخته می‌شود
check-auctions-equip = تجهیزات در فاز کارها به گلادیاتور داده می‌شود
check-auctions-place = برده در فاز کارها روی کارت گذاشته می‌شود
check-battle-buy-work = کارت‌های بازار در فاز کارها خریده می‌شوند
check-battle-buy-equipment = کارت‌های بازار در فاز کارها خریده می‌شوند
check-battle-buy-scheme = کارت‌های بازار در فاز کارها خریده می‌شوند
check-battle-buy-unseen = کارت‌های بازار در فاز کارها خریده می‌شوند
check-battle-buy-gladiator = گلادیاتور در فاز کارها خریده می‌شود
check-battle-sell = تجهیزات در فاز کارها فروخته می‌شود
check-battle-equip = تجهیزات در فاز کارها به گلادیاتور داده می‌شود
check-battle-place = برده در فاز کارها روی کارت گذاشته می‌شود
check-battle-shift = بردهٔ به‌کاررفته تا پایان دور سر جایش می‌ماند
check-works-shift = برده تا پایان دور روی کارتش می‌ماند
check-works-shift-again = بردهٔ به‌کاررفته را نمی‌توان جابه‌جا کرد

## What happens by itself

trigger-instant_run = طرح فوری است: همین حالا اجرا می‌شود.
trigger-lasting_laid = طرح دائمی است: تا پایان بازی پیش روی صاحبش می‌ماند.
trigger-kept_in_hand = به طرح‌های در دست افزوده می‌شود.
trigger-coins_come = سکه می‌آورد.
trigger-equipment_promised = تجهیزات رایگان می‌آورد.
trigger-works_added = در فاز کارها کار بیشتری روا می‌دارد.
trigger-limit_lifted = کار روی کارت مصرف‌شده را روا می‌دارد.
trigger-training_promised = گلادیاتوری را می‌توان آموزش داد.
trigger-in_force = در این دور برای همه برقرار است.
trigger-bargain_used = خریدی که کار اجازه داده بود انجام شد.
trigger-hurts = آنچه دفاع نگیرد از سرسختی کم می‌شود.
trigger-uses_up = حمله از دفاع می‌کاهد.

## The table

table-round = دور { $round }
table-houses = خانه‌ها
table-market = بازار
table-centre = طرح‌های دور
table-arena = میدان
table-scores = امتیازها
mark-card = کارت آموزشی: ساختگی است و در متن نیامده
mark-numbers = عدد آموزشی: نامش در متن هست ولی عددهایش ساختگی است
table-start = نشان شروع
table-coins = سکه
table-slaves = بردهٔ آزاد
table-honour = کارت افتخار
table-cards = کارت‌ها
table-hand = طرح‌های در دست
table-lasting = طرح‌های دائمی
table-combat = کارت‌های مبارزهٔ در دست
table-played = کارت‌های مبارزهٔ روشده
table-loose = کنار خانه: { $cards }
table-used = مصرف‌شده
table-slave-on = برده
table-gladiator = { $name } ({ $values })
table-level = سطح { $level }
table-fought = جنگیده
table-works = کارها
table-equipment = تجهیزات
table-schemes = طرح‌ها
table-gladiators = گلادیاتورها
table-pile = در دسته
table-on-offer = در حراج
table-bid = پیشنهاد
table-in-force = برقرار
table-unsold = بی‌خریدار
table-toughness = سرسختی
table-defence = دفاع
table-shows = کارت: { $card }
table-strikes = هدف: { $target }
table-winner = برنده
table-points = امتیاز
table-from-honour = از کارت‌های افتخار
table-from-wealth = از سکه‌ها
table-from-schemes = از طرح‌ها

shows-between = { "؛ " }
shows-price = قیمت { $n }
shows-speed = سرعت { $n }
shows-attack = حمله { $n }
shows-defence = دفاع { $n }
shows-toughness = سرسختی { $n }
shows-coins = { $n } سکه
shows-buy = یک خرید، { $off } سکه ارزان‌تر
shows-train = آموزش یک گلادیاتور
shows-equipment = تجهیزات رایگان
shows-extra = یک کار بیشتر
shows-again = یک کار روی کارت مصرف‌شده
shows-yields = { $n ->
    [1] کارهای سکه‌آور یک سکه بیشتر می‌دهند
    [-1] کارهای سکه‌آور یک سکه کمتر می‌دهند
   *[other] کارهای سکه‌آور: { $n }
}
shows-compulsory = همهٔ نبردهای دور اجباری است
shows-everyone = برای همه
shows-points = امتیاز { $n }
shows-instant = فوری
shows-lasting = دائمی
shows-hand = در دست می‌ماند

field-players-dominus = کارت دومینوس { $key }
field-players-token = نشان خانهٔ { $key }
field-players-coins = سکه‌های { $key }
field-players-slaves = برده‌های آزاد { $key }
field-players-away = برده‌های { $key } روی کارت‌های کنارگذاشته
field-players-cards = کارت‌های { $key }: { $key1 }
field-players-cards-used = کارهای انجام‌شده روی { $key1 }، { $key }
field-players-cards-slaves = برده‌های روی { $key1 }، { $key }
field-players-reserve = کنارگذاشته‌های { $key }: { $key1 }
field-players-reserve-used = کارهای انجام‌شده روی { $key1 }، کنارگذاشتهٔ { $key }
field-players-reserve-slaves = برده‌های روی { $key1 }، کنارگذاشتهٔ { $key }
field-players-gladiators = گلادیاتورهای { $key }: { $key1 }
field-players-gladiators-level = سطح { $key1 }، { $key }
field-players-gladiators-harm = سرسختی ازدست‌رفتهٔ { $key1 }، { $key }
field-players-gladiators-fought = جنگیده در این دور: { $key1 }، { $key }
field-players-gladiators-gear = تجهیزات { $key1 }، { $key }: { $key2 }
field-players-gladiators-gear-paid = بهای پرداختی { $key2 }، { $key }
field-players-loose = کنار خانهٔ { $key }: { $key1 }
field-players-loose-paid = بهای پرداختی { $key1 }، { $key }
field-players-hand = طرح‌های در دست { $key }
field-players-lasting = طرح‌های دائمی { $key }
field-players-spent = طرح‌های مصرف‌شدهٔ { $key }
field-players-combat = کارت‌های مبارزهٔ در دست { $key }
field-players-played = کارت‌های مبارزهٔ روشدهٔ { $key }
field-players-honour = کارت‌های افتخار { $key }
field-players-extra = کارهای بیشتر { $key }
field-players-extra-used = کارهای بیشترِ انجام‌شدهٔ { $key }
field-players-again = کارهای { $key } روی کارت مصرف‌شده
field-players-again-used = کارهای انجام‌شدهٔ { $key } روی کارت مصرف‌شده
field-players-bargains = خریدهای { $key } با کار
field-players-off = تخفیف { $key }
field-players-free-gear = تجهیزات رایگانی که { $key } هنوز نگرفته
field-players-training = گلادیاتورهایی که { $key } هنوز می‌تواند آموزش دهد
field-players-slave-fought = { $key } در این دور بردهٔ مبارز فرستاده
field-players-out = { $key } از بازی بیرون رفته
field-players-honour-points = امتیاز افتخار { $key }
field-players-wealth-points = امتیاز سکه‌های { $key }
field-players-scheme-points = امتیاز طرح‌های { $key }
field-players-score = امتیاز { $key }
field-round = دور
field-agreed = شمار دورهای توافق‌شده
field-marker = نشان شروع
field-bank = سکه‌هایی که بانک گرفته
field-box = توکن‌های بردهٔ در جعبه
field-pool = توکن‌های بردهٔ اندوخته
field-dominus-left = کارت‌های دومینوس باقی‌مانده
field-work-pile = دستهٔ کارها
field-equipment-pile = دستهٔ تجهیزات
field-scheme-pile = دستهٔ طرح‌ها
field-gladiator-pile = دستهٔ گلادیاتورها
field-combat-pile = کارت‌های مبارزهٔ در جعبه
field-work-row = کارهای باز
field-equipment-row = تجهیزات باز
field-scheme-row = طرح‌های باز
field-gladiator-row = گلادیاتور باز
field-work-discard = کارهای کنارگذاشته برای همیشه
field-equipment-discard = تجهیزات ازدست‌رفته
field-scheme-discard = طرح‌های کنارگذاشته
field-dead = گلادیاتورهای مرده
field-centre = طرح‌های مرکز
field-unsold = طرح‌های بی‌خریدار
field-due = طرح‌هایی که هنوز باید رو شوند
field-edicts = برقرار در این دور
field-lot = در حراج
field-top = بالاترین پیشنهاد
field-leader = دهندهٔ بالاترین پیشنهاد
field-opener = بازکنندهٔ حراج
field-asked = هنوز باید پرسیده شوند
field-passed = بیرون از این حراج
field-bidden = پیشنهاد داده‌اند
field-naming = هنوز می‌توانند طرح نام ببرند
field-auctioned = حراج این دور برگزار شده
field-turns = هنوز نوبت می‌گیرند
field-placed = در این نوبت برده گذاشته شده
field-fitting = گیرندهٔ تجهیزات
field-wearer = تجهیزات برای
field-fee = پرداخت‌شده برای آن
field-declaring = هنوز باید اعلام کنند
field-fighters = در میدان برای { $key }
field-fighters-gladiator = مبارز { $key }
field-fighters-toughness = سرسختی مبارز { $key }
field-fighters-defence = دفاع { $key } در این راند
field-fighters-worn = دفاع فرسودهٔ { $key }
field-fighters-card = کارت { $key }
field-fighters-target = هدف { $key }
field-fighters-token = توکن بردهٔ { $key } در میدان است
field-showing = هنوز باید کارت رو کنند
field-attacking = حمله‌های مانده
field-striking = حملهٔ در جریان
field-bout = راندهای سپری‌شده
field-quiet = راندهای پیاپی بی‌آسیب
field-hurt = این راند آسیب داشته
field-losers = از میدان رفته‌اند
field-lost-slaves = توکن‌های بردهٔ ازدست‌رفته
field-ended = دور آخر تمام شده
field-winners = برندگان
field-cards = کارت این میز: { $key }
field-cards-kind = نوع { $key }
field-cards-copies = شمار { $key }
field-cards-start = { $key } در دستهٔ شروع
field-cards-given = بندهایی که { $key } را می‌گویند
field-cards-stand-in = ساختگی در { $key }
field-cards-price = قیمت { $key }
field-cards-works = کارهای { $key }: { $key1 }
field-cards-works-coins = سکه‌های { $key }، { $key1 }
field-cards-works-buy = خریدهای { $key }، { $key1 }
field-cards-works-off = تخفیف { $key }، { $key1 }
field-cards-works-train = آموزش { $key }، { $key1 }
field-cards-each-round = { $key } در هر دور
field-cards-speed = سرعت { $key }
field-cards-attack = حملهٔ { $key }
field-cards-defence = دفاع { $key }
field-cards-toughness = سرسختی { $key }
field-cards-grows = آنچه آموزش در { $key } بالا می‌برد
field-cards-sort = گونهٔ { $key }
field-cards-coins = سکه‌های { $key }
field-cards-equipment = تجهیزات از { $key }
field-cards-extra = کارهای بیشتر از { $key }
field-cards-again = کار روی کارت مصرف‌شده از { $key }
field-cards-train = آموزش از { $key }
field-cards-yields = افزودهٔ { $key } بر کارها
field-cards-compulsory = { $key } نبردها را اجباری می‌کند
field-cards-everyone = { $key } برای همه است
field-cards-points = امتیاز { $key }

## What cannot be so at a table

law-below-zero = { $what }: { $count }، که شدنی نیست
law-players-most = { $found } بازیکن، در حالی که دست بالا { $most } نفر می‌توانند بازی کنند
law-players = { $found } بازیکن، در حالی که { $least } تا { $most } نفر می‌توانند بازی کنند
law-seated-twice = { $seat } دو بار سر میز نشسته است
law-no-name = بازیکنی نام ندارد
law-active = { $seat } { $found } کارت فعال دارد، در حالی که بیش از { $most } نمی‌شود
law-used-again = { $seat } بی‌آنکه طرحی اجازه دهد از کارت‌ها دوباره استفاده کرده است
law-card-twice = { $seat } از { $card } دو تا دارد
law-rounds = { $found } دور
law-rounds-fixed = توافق بر { $found } دور، در حالی که شمار دورها را نمی‌توان عوض کرد
law-tokens = { $found } برده، در حالی که { $most } توکن هست

## Names

name-first = کار نخست
name-second = کار دوم
name-top-of-the-pile = کارت روی دسته
name-red = سرخ
name-blue = آبی
name-green = سبز
name-yellow = زرد
name-dominus-1 = دومینوس ۱
name-dominus-2 = دومینوس ۲
name-dominus-3 = دومینوس ۳
name-dominus-4 = دومینوس ۴
name-farm = مزرعه
name-workshop = کارگاه*
name-training-school = آموزشگاه
name-mill = آسیاب*
name-vineyard = تاکستان*
name-fishery = ماهیگیری*
name-quarry = معدن سنگ*
name-bath-house = گرمابه*
name-market-stall = دکهٔ بازار*
name-training-yard = حیاط تمرین*
name-granary = انبار غله*
name-tannery = دباغ‌خانه*
name-villa = ویلا*
name-harbour = بندر*
name-sword = شمشیر†
name-shield = سپر†
name-short-sword = شمشیر کوتاه*
name-long-sword = شمشیر بلند*
name-curved-blade = تیغ خمیده*
name-dagger = خنجر*
name-spear = نیزه*
name-trident = نیزهٔ سه‌شاخه*
name-net = تور*
name-war-hammer = پتک جنگی*
name-small-shield = سپر کوچک*
name-great-shield = سپر بزرگ*
name-helmet = کلاه‌خود*
name-greaves = ساق‌بند*
name-arm-guard = بازوبند*
name-breastplate = سینه‌بند*
name-light-boots = چکمهٔ سبک*
name-leather-belt = کمربند چرمی*
name-iron-mail = زره آهنی*
name-padded-sleeve = آستین لایه‌دار*
name-slave-revolt = شورش بردگان†
name-great-feast = عید بزرگ†
name-armourer-s-gift = پیشکش زره‌ساز*
name-long-day = روز بلند*
name-call-to-arms = فراخوان جنگ*
name-double-shift = کار دوباره*
name-generous-patron = حامی گشاده‌دست*
name-full-purse = کیسهٔ پر*
name-drill-master = استاد تمرین*
name-good-harvest = خرمن خوب*
name-overseer = سرکارگر*
name-statue-in-the-square = تندیس میدان*
name-old-name = نام کهن*
name-quiet-ally = هم‌پیمان خاموش*
name-second-armoury = اسلحه‌خانهٔ دوم*
name-basic-gladiator = گلادیاتور پایه†
name-example-gladiator = گلادیاتور مثال
name-example-rival = حریف مثال†
name-fighting-slave = بردهٔ مبارز†
name-thracian = تراکیایی*
name-murmillo = مورمیلو*
name-retiarius = تورانداز*
name-secutor = سکوتور*
name-hoplite = هوپلیت*
name-dimachaerus = دوشمشیر*
name-provocator = هماوردخواه*
name-samnite = سامنیت*
name-gaul = گالی*
name-horseman = سوارکار*
name-charioteer = ارابه‌ران*
name-pugilist = مشت‌زن*
name-lassoer = کمندانداز*
name-archer = کماندار*
name-scissor = قیچی‌دار*
name-andabata = آنداباتا*
name-bestiarius = ددستیز*
name-skirmisher = تک‌تاز*
name-crupellarius = زره‌پوش*
name-numidian = نومیدیایی*
name-dacian = داکیایی*
name-parthian = پارتی*
name-scythian = سکایی*
name-nubian = نوبیایی*
name-illyrian = ایلیریایی*
name-syrian = سوری*
name-quick-attack = حملهٔ سریع
name-heavy-blow = ضربهٔ سنگین
name-lightning-strike = ضربهٔ برق‌آسا†
name-thrust = ضربهٔ مستقیم*
name-wild-swing = ضربهٔ بی‌مهار*
name-full-defence = دفاع کامل
name-light-defence = دفاع سبک
name-shield-card = کارت سپر†
name-iron-guard = گارد آهنین*
name-nima = نیما
name-sara = سارا
name-kaveh = کاوه
name-mina = مینا
name-you = تو
name-rival = حریف
