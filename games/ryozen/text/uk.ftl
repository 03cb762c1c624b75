# Рьодзен

ryozen-name = Рьодзен
ryozen-about = Надсилайте соратників довкола палацу, що обертається, збирайте світло трьох місяців і здобудьте прихильність Леді Фенікс.

## Лобі
ryozen-option-mode = Палац
ryozen-option-mode-standard = Звичайний режим
ryozen-part-board = Поле
ryozen-part-players = Гравці
ryozen-part-cards = Картки та ряди

## Кількості
ryozen-some-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[other] { $count } монет
    }
ryozen-some-scroll =
    { $count ->
        [one] { $count } сувій
        [few] { $count } сувої
       *[other] { $count } сувоїв
    }
ryozen-some-lantern =
    { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[other] { $count } ліхтарів
    }
ryozen-some-coral =
    { $count ->
        [one] { $count } кораловий уламок
        [few] { $count } коралові уламки
       *[other] { $count } коралових уламків
    }
ryozen-some-agate =
    { $count ->
        [one] { $count } агатовий уламок
        [few] { $count } агатові уламки
       *[other] { $count } агатових уламків
    }
ryozen-some-jade =
    { $count ->
        [one] { $count } нефритовий уламок
        [few] { $count } нефритові уламки
       *[other] { $count } нефритових уламків
    }
ryozen-some-favour =
    { $count ->
        [one] { $count } очко прихильності
        [few] { $count } очки прихильності
       *[other] { $count } очок прихильності
    }
ryozen-bundle = { $what }
ryozen-place = { $sector } { $slot }
ryozen-spot = { $name } { $face }
ryozen-at-hand = рука
ryozen-at-pushed = поза грою до кінця раунду

## Запитання
ryozen-ask-clan = Який клан ви очолите?
ryozen-ask-start-of-turn = Ваш хід. Спершу застосувати картку одкровення?
ryozen-ask-where = Куди розмістити соратника?
ryozen-ask-which = { $place }: кого розмістити?
ryozen-ask-side = { $kin }, { $place }: яким боком?
ryozen-ask-ability = { $kin }: { $ability }
ryozen-ask-apply = { $sector }: { $effect } Застосувати?
ryozen-ask-palace = { $source }: що ви берете?
ryozen-ask-confirm = Усе готово? До підтвердження хід можна скасувати.
ryozen-ask-gain = { $source }: який ресурс ви отримуєте?
ryozen-ask-gain-shard = { $source }: який уламок місяця ви отримуєте?
ryozen-ask-pay = { $source }: чим ви платите?
ryozen-ask-strike = { $source }: кому завдати удару?
ryozen-ask-flip = { $source }: якого соратника приховати?
ryozen-ask-move = { $source }: кого й куди перемістити?
ryozen-ask-explore = { $source }: дослідити село?
ryozen-ask-village-bonus = { $source }: бонус якого села ви берете?
ryozen-ask-buy-revelation = { $source }: які картки одкровення ви придбаєте?
ryozen-ask-reveal-kin = { $source }: відкрити верхнього соратника вашого стосу?
ryozen-ask-hire = { $source }: кого найняти і хто звільнить місце?
ryozen-ask-discard-event = { $source }: яку подію скинути?
ryozen-ask-restore-event = { $source }: куди повернути подію?
ryozen-ask-day-effect = { $source }: денний ефект якого сектору?
ryozen-ask-night-reward = { $source }: нічна нагорода якого сектору видається зараз?
ryozen-ask-copy-ability = { $source }: чию здібність застосувати?
ryozen-ask-choose = { $source }: що ви робите?
ryozen-ask-seal-moment = { $source }: удар зараз чи після денного ефекту?
ryozen-ask-mercy = Удару супернику завдано. Застосувати картку милосердя?
ryozen-ask-wall = Ваш соратник зазнав удару ({ $kin }). На яку зовнішню стіну він піде?
ryozen-ask-owed-gain = Ви отримуєте ресурс. Який?
ryozen-ask-owed-shard = Ви отримуєте уламок місяця. Який?
ryozen-ask-owed-lose = Ви маєте скинути ресурс. Який?
ryozen-ask-event = { $event }. { $effect } Ваш вибір?

## Відповіді
ryozen-skip = Ні, дякую
ryozen-use = Застосувати
ryozen-apply = Застосувати
ryozen-later = Пізніше
ryozen-reveal = Відкрити
ryozen-end-turn = Закінчити хід
ryozen-side-revealed = Відкритим
ryozen-side-cloaked = Прихованим
ryozen-hint-revealed = 1 вплив; можна застосувати здібність
ryozen-hint-cloaked = 2 впливу, ще 1 монета; без здібності
ryozen-paid-place = { $place } (ціна: { $cost })
ryozen-lantern-sector = { $sector } за 1 ліхтар
ryozen-kin-at-revealed = { $place }: { $kin } ({ $owner })
ryozen-kin-at-cloaked = { $place }: { $kin }, прихований ({ $owner })
ryozen-kin-from = { $kin }, { $place }
ryozen-move-option = { $kin }: { $start } → { $place }
ryozen-explore-option =
    { $count ->
        [one] Дослідити { $count } село: { $village }
        [few] Дослідити { $count } села: { $village }
       *[other] Дослідити { $count } сіл: { $village }
    }
ryozen-build-option =
    { $count ->
        [0] Збудувати село { $space } (ціна: { $cost })
       *[other] Дослідити { $count } і збудувати село { $space } (ціна: { $cost })
    }
ryozen-purchase-keep = { $card }: залишити
ryozen-purchase-favour = { $card }: скинути
ryozen-hint-kept =
    { $count ->
        [one] ціна: { $price }; місце { $spaces }
       *[other] ціна: { $price }; місця { $spaces }
    }
ryozen-hint-cashed =
    { $count ->
        [one] ціна: { $price }, дає { $favour }; місце { $spaces }
       *[other] ціна: { $price }, дає { $favour }; місця { $spaces }
    }
ryozen-group-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }
ryozen-hire-group = { $kin } (ціна: { $price })
ryozen-hire-option = { $kin } замість: { $old } ({ $place })
ryozen-hint-hire = ціна: { $price }; ви отримуєте { $favour }
ryozen-restore-option = { $event }: місце { $space }
ryozen-no-mercy = Без милосердя
ryozen-mercy-option = { $card }, оплата: { $resource }

## Сталі вподобання
ryozen-preference = { $order }
ryozen-standing = Сталі вподобання
ryozen-standing-gain = Які ресурси отримувати, кращі першими
ryozen-standing-pay = Якими ресурсами платити, за порядком
ryozen-standing-lose = Які ресурси втрачати, за порядком
ryozen-standing-shard = Які уламки місяця отримувати, кращі першими
ryozen-standing-wall = Зовнішня стіна для соратника після удару
ryozen-standing-lowest = З меншим номером
ryozen-standing-highest = З більшим номером

## Здібності
ryozen-ability-apprentice = Немає здібності.
ryozen-ability-philosopher = Придбайте 1 картку одкровення.
ryozen-ability-merchant = Отримайте 1 ресурс на вибір.
ryozen-ability-archer = Завдайте удару соратнику в протилежному секторі.
ryozen-ability-bard = Приховайте відкритого соратника в сусідньому секторі.
ryozen-ability-fighter = Завдайте удару іншому соратнику тут.
ryozen-ability-trickster = Застосуйте здібність вашого соратника з ряду Дому кланів.
ryozen-ability-diplomat = Перемістіть сюди вашого соратника із сусіднього сектору.
ryozen-ability-advisor = Глашатай на місці I: 3 прихильності, інакше 2 сувої.
ryozen-ability-pathfinder = Дослідіть 1 село або візьміть бонус села вашого Дослідника.
ryozen-ability-seer = Скиньте подію або поверніть останню скинуту.
ryozen-ability-mentor = Застосуйте денний ефект Дому кланів.
ryozen-ability-hermit = Застосуйте денний ефект сусіднього сектору замість цього.
ryozen-ability-guardian = Сплатіть 1 монету: до вашого ходу ніхто не входить у цей сектор.
ryozen-ability-organizer = Завдайте удару соратнику в секторі, де є ваш прихований соратник.
ryozen-ability-night-agent = Сплатіть 1 ресурс: отримайте 1 уламок кольору цього сектору.

## Денні ефекти
ryozen-effect-gate = Отримайте 1 ліхтар; можна скинути подію.
ryozen-effect-capital = Отримайте 2 сувої; ваш Глашатай іде на місце I.
ryozen-effect-outskirts = Дослідіть до 2 сіл або дослідіть до 1 і збудуйте одне.
ryozen-effect-altar = Дослідіть 1 село, потім візьміть бонус дослідженого.
ryozen-effect-springs = Придбайте до 2 карток одкровення.
ryozen-effect-clan-house = Відкрийте соратника свого стосу, потім найміть одного.
ryozen-effect-palace = 1 ресурс або за 1 ліхтар денний ефект виділеного сектору; Палац обертається.
ryozen-effect-outer-wall = Отримайте 1 ресурс; Палац обертається.
ryozen-effect-embrasure = За 1 ліхтар денний ефект виділеного сектору; Палац обертається.
ryozen-effect-summit = Отримайте 1 ресурс, потім можна за 1 ліхтар виділений сектор; Палац обертається.

## Бонуси сіл
ryozen-bonus-start-village = Отримайте 2 монети.
ryozen-bonus-altar-tile = Сплатіть 1 ресурс: отримайте 1 уламок місяця на вибір.
ryozen-bonus-prosperville = Отримайте 1 монету, 1 сувій і 1 ліхтар.
ryozen-bonus-craftsville = Отримайте 3 сувої.
ryozen-bonus-fire-cape = Отримайте 2 ліхтарі.
ryozen-bonus-river-shoal = Отримайте 1 прихильність за кожні 2 ваші картки одкровення.
ryozen-bonus-stronghold = Отримайте 1 ресурс на вибір за кожне порожнє місце події.
ryozen-bonus-owl-cove = Безкоштовно приховайте одного свого відкритого соратника.
ryozen-bonus-bandit-den = Поверніть останню скинуту подію: отримайте 3 прихильності.
ryozen-bonus-bird-gorge = Отримайте 1 прихильність за кожного свого соратника у виділених секторах.
ryozen-bonus-town-hall = Застосуйте денний ефект Столиці.
ryozen-bonus-nomad-camp = Безкоштовно перемістіть свого відкритого соратника в інший сектор.
ryozen-bonus-moon-forge = Ваш Дослідник відходить на 1 село: отримайте 1 уламок місяця на вибір.
ryozen-bonus-moon-harbour = Видайте зараз нічну нагороду виділеного сектору.

## Картки одкровення
ryozen-card-strategic-manoeuvres = На початку ходу: за 1 монету перемістіть свого соратника в інший сектор.
ryozen-card-offering-of-wealth = На початку ходу: завдайте удару своєму соратнику, отримайте 1 монету.
ryozen-card-offering-of-wisdom = На початку ходу: завдайте удару своєму соратнику, отримайте 1 сувій.
ryozen-card-offering-of-spirits = На початку ходу: завдайте удару своєму соратнику, отримайте 1 ліхтар.
ryozen-card-offering-of-the-phoenix = На початку ходу: завдайте удару своєму соратнику, отримайте 2 прихильності.
ryozen-card-seal-of-the-outskirts = Щоразу, застосовуючи Околицю: отримайте 2 прихильності.
ryozen-card-disguise = На початку ходу: за 1 сувій приховайте свого відкритого соратника.
ryozen-card-prayer-of-the-coral-moon = На початку ходу: 1 або 2 ліхтарі за стільки ж коралових уламків; скиньте картку.
ryozen-card-prayer-of-the-agate-moon = На початку ходу: 1 або 2 ліхтарі за стільки ж агатових уламків; скиньте картку.
ryozen-card-prayer-of-the-jade-moon = На початку ходу: 1 або 2 ліхтарі за стільки ж нефритових уламків; скиньте картку.
ryozen-card-seal-of-the-capital = Щоразу, застосовуючи Столицю: отримайте 1 ресурс на вибір.
ryozen-card-seal-of-the-palace = Перед застосуванням Палацу: отримайте 1 монету.
ryozen-card-seal-of-the-springs = Щоразу, застосовуючи Джерела: 1 прихильність за придбану картку.
ryozen-card-seal-of-the-gate = Перед застосуванням Брами: кожен суперник скидає 1 ресурс.
ryozen-card-seal-of-the-altar = Щоразу, застосовуючи Вівтар: завдайте удару супернику в будь-якому секторі.
ryozen-card-seal-of-the-clan-house = Перед застосуванням Дому кланів: відкрийте ще одного соратника стосу.
ryozen-card-coral-mercy = Ударивши суперника: за 1 ресурс отримайте 1 кораловий уламок.
ryozen-card-agate-mercy = Ударивши суперника: за 1 ресурс отримайте 1 агатовий уламок.
ryozen-card-jade-mercy = Ударивши суперника: за 1 ресурс отримайте 1 нефритовий уламок.
ryozen-card-rainbow = На початку ходу: 1 прихильність за кожен вид гліфа на ваших картках; скиньте.

## Події
ryozen-does-breach-in-the-wall = Втратьте 1 монету, 1 сувій і 1 ліхтар.
ryozen-does-uprising = Втратьте 1 прихильність за кожне досліджене село, разом зі стартовим.
ryozen-does-fire-in-the-clan-house = Скиньте 1 картку одкровення.
ryozen-does-bandit-raid = Завдайте удару своєму відкритому соратнику в секторі.
ryozen-does-suspicious-rumours = Відкрийте одного свого прихованого соратника.
ryozen-does-ominous-shadows = Втратьте 1 прихильність за кожен виділений сектор із вашим соратником.
ryozen-does-coral-eclipse = Немає коралових уламків: отримайте один. Інакше втратьте один.
ryozen-does-agate-eclipse = Немає агатових уламків: отримайте один. Інакше втратьте один.
ryozen-does-jade-eclipse = Немає нефритових уламків: отримайте один. Інакше втратьте один.
ryozen-does-curse-of-shadow = Завдайте удару своєму соратнику в кожному виділеному секторі.
ryozen-does-palace-banquet = Втратьте 1 ресурс на вибір за кожного свого соратника в Палаці.
ryozen-does-public-brawl = Втратьте 1 прихильність за кожного відкритого Підмайстра на полі.
ryozen-does-lunar-curse = Втратьте 1 уламок місяця за кожен виділений сектор із вашим соратником.
ryozen-does-sun-glare = Втратьте 1 прихильність за кожен сектор із вашим соратником.
ryozen-does-lunar-festival = Втратьте 1 ліхтар за кожного соратника у виділених секторах.
ryozen-does-invisible-presence = Відкрийте всіх своїх прихованих соратників у виділених секторах.
ryozen-does-ceremony-of-three-lights = Соратники в усіх трьох виділених секторах: втратьте 3 прихильності.
ryozen-does-mist-of-oblivion = За кожну картку одкровення: скиньте її або втратьте 1 прихильність. Оберіть, що скинути.
ryozen-does-flood = Ваш Дослідник відходить на 1 село.
ryozen-does-earthquake = За кожного соратника на полі: втратьте 1 уламок місяця або 1 прихильність.

## Що відбувається
ryozen-first-player = Перший гравець: { $seat }.
ryozen-clan-chosen = { $seat }: { $clan }.
ryozen-set-up = Королівство розкладено. Виділені сектори: { $sectors }.
ryozen-round-begins = **Раунд { $round } з { $rounds }, День.** Перший гравець: { $first }.
ryozen-events-predicted = Передбачені події: { $events }.
ryozen-events-shuffled = Скинуті події утворюють нову колоду.
ryozen-revelations-shuffled = Скинуті картки одкровення утворюють нову колоду.
ryozen-revelation-shown = Нова картка біля Джерел: { $card }.
ryozen-placed = { $seat } розміщує соратника: { $kin }, { $place }.
ryozen-placed-cloaked = { $seat } розміщує прихованого соратника: { $kin }, { $place }.
ryozen-ability = { $seat } застосовує здібність: { $kin }.
ryozen-copied = { $seat } копіює здібність: { $kin }.
ryozen-day-effect = { $seat } застосовує денний ефект: { $sector }.
ryozen-bonus = { $seat } бере бонус села: { $village }.
ryozen-gained = { $seat }: +{ $what }.
ryozen-lost = { $seat }: −{ $what }.
ryozen-paid = { $seat } платить: { $what }.
ryozen-struck = Удар: { $kin } ({ $seat }), { $place }, вирушає до Палацу.
ryozen-struck-cloaked = Удар: { $kin } ({ $seat }), { $place }, тепер відкритий, але лишається на місці.
ryozen-on-wall = { $kin } ({ $seat }) іде на стіну: { $place }.
ryozen-pushed = { $kin } ({ $seat }) вибуває до кінця раунду.
ryozen-turned-cloaked = { $kin } ({ $seat }), { $place }: тепер прихований.
ryozen-turned-revealed = { $kin } ({ $seat }), { $place }: тепер відкритий.
ryozen-moved = { $seat } переміщує соратника: { $kin }, { $start } → { $place }.
ryozen-explored = { $seat } досліджує села, тепер: { $village }.
ryozen-built = **{ $seat } будує село** { $space }: { $village }.
ryozen-explorer-back = { $seat }: Дослідник відходить назад, тепер: { $village }.
ryozen-card-kept = { $seat } залишає картку: { $card }.
ryozen-card-cashed = { $seat } скидає картку заради прихильності: { $card }.
ryozen-card-used = { $seat } застосовує картку: { $card }.
ryozen-card-discarded = { $seat } скидає картку: { $card }.
ryozen-tile-revealed = { $seat } відкриває соратника в Домі кланів: { $kin }, комірка { $slot }.
ryozen-tile-leaves = { $kin } ({ $seat }) залишає Дім кланів і гру.
ryozen-hired = **{ $seat } наймає соратника**: { $kin } замість: { $old } ({ $place }).
ryozen-event-averted = { $seat } скидає подію: { $event }.
ryozen-event-restored = { $seat } повертає подію: { $event }, місце { $space }.
ryozen-herald-first = { $seat }: Глашатай посідає місце I.
ryozen-palace-turns = Палац обертається. Виділені сектори: { $sectors }.
ryozen-blocked = { $seat } зачиняє сектор до свого наступного ходу: { $sector }.
ryozen-turn-ends = { $seat } закінчує хід.
ryozen-night = **Ніч { $round }.** Події розігруються зліва направо.
ryozen-event-hits = { $event }, { $seat }:
ryozen-majority = { $sector }: більшість має { $seat }.
ryozen-night-reward-now = { $seat } видає нічну нагороду зараз: { $sector }.
ryozen-token = { $seat } бере жетон першого гравця.
ryozen-dawn = Світанок: соратники повертаються. Перший гравець: { $first }.
ryozen-scored = { $seat }: за уламки місяця { $shards }, за ресурси { $resources }, разом { $total }.
ryozen-winner =
    { $total ->
        [one] **Прихильність Леді Фенікс здобуває { $seat }: { $total } очко.**
        [few] **Прихильність Леді Фенікс здобуває { $seat }: { $total } очки.**
       *[other] **Прихильність Леді Фенікс здобуває { $seat }: { $total } очок.**
    }
ryozen-won-favour = Найбільше прихильності
ryozen-won-herald = Рівна прихильність, краще місце на треку Столиці
ryozen-score-track = Трек прихильності
ryozen-score-shards = Уламки місяця
ryozen-score-resources = Ресурси
ryozen-score-total = Разом

## Поле словами
ryozen-phase-setup = підготовка
ryozen-phase-day = День
ryozen-phase-night = Ніч
ryozen-phase-dawn = Світанок
ryozen-phase-end = кінець
ryozen-words-round = Раунд { $round } з { $rounds }, { $phase }. Перший гравець: { $first }.
ryozen-words-turn = Зараз ходить { $seat }.
ryozen-words-waiting = Чекаємо: { $seats }.
ryozen-words-over =
    { $total ->
        [one] Партію завершено. Перемагає { $seat }, { $total } очко.
        [few] Партію завершено. Перемагає { $seat }, { $total } очки.
       *[other] Партію завершено. Перемагає { $seat }, { $total } очок.
    }
ryozen-words-highlighted = Виділені сектори: { $sectors }.
ryozen-words-sector = { $sector }: { $kin }.
ryozen-words-sector-lit = { $sector } (виділено): { $kin }.
ryozen-words-closed = { $sector }: сектор зачиняє Вартовий ({ $seat }).
ryozen-words-nobody = нікого
ryozen-words-revealed = { $place }, { $kin } ({ $owner })
ryozen-words-cloaked = { $place }, { $kin }, прихований ({ $owner })
ryozen-words-in-palace = { $kin } ({ $owner })
ryozen-words-free =
    { $count ->
        [one] вільно { $count } місце
        [few] вільно { $count } місця
       *[other] вільно { $count } місць
    }
ryozen-words-events = Передбачені події: { $events }.
ryozen-words-event = { $space }. { $event }
ryozen-words-event-pile =
    { $deck ->
        [one] Колода подій: { $deck } картка; зверху у скиді: { $top }.
        [few] Колода подій: { $deck } картки; зверху у скиді: { $top }.
       *[other] Колода подій: { $deck } карток; зверху у скиді: { $top }.
    }
ryozen-words-nothing = порожньо
ryozen-words-revelations = Одкровення біля Джерел: { $cards }.
ryozen-words-revelation = { $card } (ціна { $price }, скид { $favour })
ryozen-words-row = Ряд Дому кланів: { $tiles }.
ryozen-words-tile = { $kin }, { $owner } ({ $price }, { $favour })
ryozen-words-villages = Села: { $villages }.
ryozen-words-village = { $space }. { $village }
ryozen-words-village-with = { $space }. { $village } (Дослідники: { $seats })
ryozen-words-next-village = Наступне будівництво: { $village }, місце { $space } (ціна: { $cost }), { $favour }.
ryozen-words-heralds = Трек Столиці з місця I: { $seats }.
ryozen-words-player = **{ $seat }**, { $clan }: { $favour }; { $resources }; { $shards }.
ryozen-words-hand = У руці: { $kin }.
ryozen-words-hand-empty = У руці нікого.
ryozen-words-cards = Картки одкровення: { $cards }.
ryozen-words-pushed = Поза грою до кінця раунду: { $kin }.
ryozen-words-pile =
    { $count ->
        [one] У стосі клану { $count } соратник.
        [few] У стосі клану { $count } соратники.
       *[other] У стосі клану { $count } соратників.
    }
ryozen-words-lead = Попереду { $seat }: { $favour }.

## Правила в десяти реченнях
ryozen-quick-1 = Перемагає той, у кого найбільше прихильності після трьох раундів; у кожному є День і Ніч.
ryozen-quick-2 = Удень ви за хід розміщуєте одного соратника на вільне місце сектору або в Палац, доки руки не спорожніють.
ryozen-quick-3 = Відкритий соратник дає 1 вплив і може застосувати здібність; прихований коштує монету, дає 2 впливу і не має здібності.
ryozen-quick-4 = Потім можна застосувати денний ефект цього місця: ліхтарі, сувої, села, картки, нові соратники.
ryozen-quick-5 = У Палаці ви берете ресурс або за ліхтар застосовуєте один із трьох виділених секторів; потім Палац обертається.
ryozen-quick-6 = Прихований соратник після удару відкривається, відкритий вирушає до Палацу.
ryozen-quick-7 = Уночі чотири передбачені події зліва направо торкаються всіх; деяких можна позбутися вдень біля Брами.
ryozen-quick-8 = Потім кожен сектор нагороджує всіх, хто має там соратників, а найбільший вплив приносить уламок місяця; нічиї вирішує Глашатай.
ryozen-quick-9 = Палац дає прихильність за кожного соратника й уламок на вибір; хто має там найбільше, бере жетон першого гравця.
ryozen-quick-10 = Наприкінці три уламки одного кольору дають 9, три різні 6, а кожні три ресурси 3.

## Назви компонентів

ryozen-sector-gate = Брама
ryozen-sector-capital = Столиця
ryozen-sector-outskirts = Околиця
ryozen-sector-altar = Вівтар
ryozen-sector-springs = Джерела
ryozen-sector-clan_house = Дім кланів
ryozen-sector-palace = Палац Фенікса
ryozen-kin-apprentice = Підмайстер
ryozen-kin-philosopher = Філософ
ryozen-kin-merchant = Торговець
ryozen-kin-archer = Лучник
ryozen-kin-bard = Бард
ryozen-kin-fighter = Воїн
ryozen-kin-trickster = Фокусник
ryozen-kin-diplomat = Дипломат
ryozen-kin-advisor = Радник
ryozen-kin-pathfinder = Слідопит
ryozen-kin-seer = Ясновидець
ryozen-kin-mentor = Наставник
ryozen-kin-hermit = Відлюдник
ryozen-kin-guardian = Вартовий
ryozen-kin-organizer = Організатор
ryozen-kin-night_agent = Нічний агент
ryozen-village-start_village = Стартове село
ryozen-village-altar_tile = Тайл Вівтаря
ryozen-village-prosperville = Благополіс
ryozen-village-craftsville = Майстервіль
ryozen-village-fire_cape = Вогняний мис
ryozen-village-river_shoal = Річкова мілина
ryozen-village-stronghold = Оплот
ryozen-village-owl_cove = Совина бухта
ryozen-village-bandit_den = Бандитське лігво
ryozen-village-bird_gorge = Пташина ущелина
ryozen-village-town_hall = Ратуша
ryozen-village-nomad_camp = Табір кочівників
ryozen-village-moon_forge = Місячна кузня
ryozen-village-moon_harbour = Місячна гавань
ryozen-revelation-strategic_manoeuvres = Стратегічні маневри
ryozen-revelation-offering_of_wealth = Підношення багатства
ryozen-revelation-offering_of_wisdom = Підношення мудрості
ryozen-revelation-offering_of_spirits = Підношення духів
ryozen-revelation-offering_of_the_phoenix = Підношення Фенікса
ryozen-revelation-seal_of_the_outskirts = Печатка Околиці
ryozen-revelation-disguise = Маскування
ryozen-revelation-prayer_of_the_coral_moon = Молитва коралового місяця
ryozen-revelation-prayer_of_the_agate_moon = Молитва агатового місяця
ryozen-revelation-prayer_of_the_jade_moon = Молитва нефритового місяця
ryozen-revelation-seal_of_the_capital = Печатка Столиці
ryozen-revelation-seal_of_the_palace = Печатка Палацу
ryozen-revelation-seal_of_the_springs = Печатка Джерел
ryozen-revelation-seal_of_the_gate = Печатка Брами
ryozen-revelation-seal_of_the_altar = Печатка Вівтаря
ryozen-revelation-seal_of_the_clan_house = Печатка Дому кланів
ryozen-revelation-coral_mercy = Коралове милосердя
ryozen-revelation-agate_mercy = Агатове милосердя
ryozen-revelation-jade_mercy = Нефритове милосердя
ryozen-revelation-rainbow = Веселка
ryozen-glyph-stratagem = Око
ryozen-glyph-offering = Полум’я
ryozen-glyph-seal = Кільце
ryozen-glyph-prayer = Місяць
ryozen-glyph-mercy = Клинок
ryozen-glyph-rainbow = Перо
ryozen-event-breach_in_the_wall = Пролом у стіні
ryozen-event-uprising = Повстання
ryozen-event-fire_in_the_clan_house = Пожежа в Домі кланів
ryozen-event-bandit_raid = Бандитський наскок
ryozen-event-suspicious_rumours = Підозрілі чутки
ryozen-event-ominous_shadows = Зловісні тіні
ryozen-event-coral_eclipse = Коралове затемнення
ryozen-event-agate_eclipse = Агатове затемнення
ryozen-event-jade_eclipse = Нефритове затемнення
ryozen-event-curse_of_shadow = Прокляття тіні
ryozen-event-palace_banquet = Палацовий бенкет
ryozen-event-public_brawl = Публічна бійка
ryozen-event-lunar_curse = Місячне прокляття
ryozen-event-sun_glare = Сонячні відблиски
ryozen-event-lunar_festival = Місячний фестиваль
ryozen-event-invisible_presence = Невидима присутність
ryozen-event-ceremony_of_three_lights = Церемонія трьох вогнів
ryozen-event-mist_of_oblivion = Туман забуття
ryozen-event-flood = Повінь
ryozen-event-earthquake = Землетрус
ryozen-clan-orange = Помаранчевий клан
ryozen-clan-purple = Фіолетовий клан
ryozen-clan-green = Зелений клан
ryozen-clan-blue = Синій клан
ryozen-spot-kind-outer_wall = Зовнішня стіна
ryozen-spot-kind-embrasure = Бійниця
ryozen-spot-kind-summit = Вершина
ryozen-side-of-board-south = Південь
ryozen-side-of-board-west = Захід
ryozen-side-of-board-north = Північ
ryozen-side-of-board-east = Схід
ryozen-resource-coin = Монета
ryozen-resource-scroll = Сувій
ryozen-resource-lantern = Ліхтар
ryozen-shard-coral = Уламок коралового місяця
ryozen-shard-agate = Уламок агатового місяця
ryozen-shard-jade = Уламок нефритового місяця
ryozen-option-mode-phoenix_palace = Режим «Палац Фенікса»
