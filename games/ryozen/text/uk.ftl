# Рьодзен

ryozen-name = Рьодзен
ryozen-about = Надсилайте соратників довкола палацу, що обертається, збирайте світло трьох місяців і здобудьте прихильність Леді Фенікс.

## Лобі
ryozen-option-mode = Палац
ryozen-option-mode-about = Який Палац посеред поля
ryozen-option-mode-standard = Звичайний режим
ryozen-option-mode-standard-about = Один Палац для будь-якої кількості соратників: добре для першої партії
ryozen-seat-clan = Клан
ryozen-seat-clan-about = Лише колір: соратники в усіх кланів однакові
ryozen-seat-clan-orange = Помаранчевий клан
ryozen-seat-clan-orange-about = Лише колір
ryozen-seat-clan-purple = Фіолетовий клан
ryozen-seat-clan-purple-about = Лише колір
ryozen-seat-clan-green = Зелений клан
ryozen-seat-clan-green-about = Лише колір
ryozen-seat-clan-blue = Синій клан
ryozen-seat-clan-blue-about = Лише колір
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
        [one] { $count } уламок коралового місяця
        [few] { $count } уламки коралового місяця
       *[other] { $count } уламків коралового місяця
    }
ryozen-some-agate =
    { $count ->
        [one] { $count } уламок агатового місяця
        [few] { $count } уламки агатового місяця
       *[other] { $count } уламків агатового місяця
    }
ryozen-some-jade =
    { $count ->
        [one] { $count } уламок нефритового місяця
        [few] { $count } уламки нефритового місяця
       *[other] { $count } уламків нефритового місяця
    }
ryozen-some-favour =
    { $count ->
        [one] { $count } очко прихильності
        [few] { $count } очки прихильності
       *[other] { $count } очок прихильності
    }
ryozen-short-coral = корал { $count }
ryozen-short-agate = агат { $count }
ryozen-short-jade = нефрит { $count }
ryozen-short-favour = прихильність { $count }
ryozen-bundle = { $what }
ryozen-place = { $sector } { $slot }
ryozen-spot = { $name } { $face }
ryozen-at-hand = у руці
ryozen-at-pushed = поза грою до кінця раунду

## Запитання
ryozen-ask-clan = Який клан очолити?
ryozen-ask-where = Де розмістити соратника, кого та яким боком?
ryozen-ask-ability = { $kin }: { $ability }
ryozen-ask-effect = { $sector }: { $effect }
ryozen-ask-palace = { $source }: що взяти?
ryozen-ask-confirm = Це був останній хід Дня. До підтвердження його можна скасувати.
ryozen-ask-gain = { $source }: який ресурс отримати?
ryozen-ask-gain-shard = { $source }: який уламок місяця отримати?
ryozen-ask-pay = { $source }: чим заплатити?
ryozen-ask-strike = { $source }: кому завдати удару?
ryozen-ask-flip = { $source }: якого соратника приховати?
ryozen-ask-move = { $source }: кого й куди перемістити?
ryozen-ask-explore = { $source }: дослідити село?
ryozen-ask-village-bonus = { $source }: бонус якого села взяти?
ryozen-ask-buy-revelation = { $source }: які картки одкровень придбати?
ryozen-ask-reveal-kin = { $source }: відкрити верхнього соратника стосу?
ryozen-ask-hire = { $source }: кого найняти і хто звільнить місце?
ryozen-ask-discard-event = { $source }: яку подію скинути?
ryozen-ask-restore-event = { $source }: куди повернути подію?
ryozen-ask-day-effect = { $source }: денний ефект якого сектору?
ryozen-ask-night-reward = { $source }: нічна нагорода якого сектору видається зараз?
ryozen-ask-copy-ability = { $source }: чию здібність застосувати?
ryozen-ask-choose = { $source }: що зробити?
ryozen-ask-seal-moment = { $source }: удар зараз чи після денного ефекту?
ryozen-ask-mercy = Соратникові суперника завдано удару. Застосувати картку милосердя?
ryozen-ask-wall = Соратник зазнав удару ({ $kin }). На яку зовнішню стіну він піде?
ryozen-ask-owed-gain = Нічна нагорода, { $source }: який ресурс отримати?
ryozen-ask-owed-shard = Нічна нагорода, { $source }: який уламок місяця отримати?
ryozen-ask-owed-both = Нічні нагороди, { $sources }: які ресурс і уламок місяця отримати?
ryozen-ask-owed-lose = Печатка Брами ({ $seat }): який ресурс скинути?
ryozen-ask-event = { $event }. { $effect } Що вибрати?

## Відповіді
ryozen-skip = Ні, дякую
ryozen-use = Застосувати
ryozen-apply = Застосувати
ryozen-later = Пізніше
ryozen-reveal = Відкрити
ryozen-end-turn = Закінчити День
ryozen-paid-place = { $place } (ціна: { $cost })
ryozen-place-revealed = { $place }: { $kin }
ryozen-place-cloaked = { $place }: { $kin }, прихований
ryozen-place-only = { $what }, без денного ефекту
ryozen-group-only = Без денного ефекту
ryozen-group-revealed = { $kin }
ryozen-group-cloaked = { $kin }, прихований
ryozen-offer-gate = ліхтар, скинути подію; уночі 4 очки
ryozen-offer-capital = 2 сувої, Глашатай перший; уночі 2 очки
ryozen-offer-outskirts = дослідити чи збудувати; уночі сувій
ryozen-offer-altar = бонус села; уночі ресурс
ryozen-offer-springs = картки одкровень; уночі ліхтар
ryozen-offer-clan-house = відкрити й найняти; уночі монета
ryozen-group-cards-first = Спершу картка одкровення
ryozen-card-first = Спершу: { $card }
ryozen-summit-both = { $gain }, потім { $sector } за 1 ліхтар
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
ryozen-explore-and-bonus = Дослідити: { $village }; бонус: { $bonus }
ryozen-build-option =
    { $count ->
        [0] Збудувати село { $space } (ціна: { $cost })
       *[other] Дослідити { $count } і збудувати село { $space } (ціна: { $cost })
    }
ryozen-build-altar-option =
    { $count ->
        [0] Збудувати шлях до Вівтаря (ціна: { $cost })
       *[other] Дослідити { $count } і збудувати шлях до Вівтаря (ціна: { $cost })
    }
ryozen-purchase-keep = { $card } ({ $price }): залишити
ryozen-purchase-favour = { $card } ({ $price }; +{ $favour }): скинути
ryozen-group-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }
ryozen-hire-group = { $kin } (ціна: { $price })
ryozen-hire-option = { $kin } ({ $price }), заміна: { $old } ({ $place })
ryozen-restore-option = { $event }: місце { $space }
ryozen-no-mercy = Без милосердя
ryozen-mercy-option = { $card }, оплата: { $resource }

## Що дають варіанти
ryozen-group-explore = Спершу дослідити: { $village }
ryozen-bonus-option = Бонус: { $village }
ryozen-discard-event = Скинути подію
ryozen-avert-option = Скинути: { $event }
ryozen-restore-event = Повернути подію
ryozen-hint-able = { $ability } Вплив { $mine }, у суперника { $rival }
ryozen-hint-plain = { $offer }. Вплив { $mine }, у суперника { $rival }
ryozen-hint-only = удень нічого. Вплив { $mine }, у суперника { $rival }
ryozen-hint-cloaked = Ще 1 монета; { $offer }. Вплив { $mine }, у суперника { $rival }
ryozen-hint-push = Зіштовхує: { $kin } ({ $owner }). 1 ресурс і за 1 ліхтар виділений сектор
ryozen-cloaking = Прихований соратник
ryozen-hint-purse = Буде: { $what }
ryozen-hint-shards = Уламки місяця, очок: { $before } → { $after }
ryozen-hint-both = { $purse }. { $shards }
ryozen-hint-struck = Піде до Палацу. Вплив власника { $before } → { $after }, найкращий з інших { $rival }
ryozen-hint-struck-cloaked = Відкриється, але лишиться. Вплив власника { $before } → { $after }, найкращий з інших { $rival }
ryozen-hint-struck-wall = Піде на зовнішню стіну. Вплив власника { $before } → { $after }, найкращий з інших { $rival }
ryozen-hint-struck-out = Вибуває до кінця раунду. Вплив власника { $before } → { $after }, найкращий з інших { $rival }
ryozen-hint-turned = Вплив там { $before } → { $after }, у суперника { $rival }
ryozen-hint-moved = Вплив там буде { $after }, у суперника { $rival }; на старому місці { $left }
ryozen-hint-wall = Зараз без ефекту; уночі 1 очко і вплив
ryozen-hint-build =
    { $favour ->
        [one] +{ $favour } очко. { $bonus }
        [few] +{ $favour } очки. { $bonus }
       *[other] +{ $favour } очок. { $bonus }
    }
ryozen-hint-build-altar =
    { $favour ->
        [one] +{ $favour } очко. Потім його бонус можна брати біля Вівтаря
        [few] +{ $favour } очки. Потім його бонус можна брати біля Вівтаря
       *[other] +{ $favour } очок. Потім його бонус можна брати біля Вівтаря
    }
ryozen-hint-reveal = Верхній тайл стосу ляже на місце { $slot }, ціна { $price }; потім можна найняти
ryozen-hint-reveal-full = Ряд повний: { $kin } ({ $owner }) виходить із гри
ryozen-hint-hire-hand = Прихильність +{ $favour }, у руку. { $ability }
ryozen-hint-hire-board = Прихильність +{ $favour }, на поле. { $ability }
ryozen-hint-kept = ціна: { $price }; обидві лишаються заради ефектів
ryozen-hint-cashed = ціна: { $price }; одразу { $favour }
ryozen-hint-advisor-first = Глашатай на поділці I: 3 очки прихильності
ryozen-hint-advisor = Глашатай не на поділці I: 2 сувої
ryozen-hint-later = Удар після денного ефекту, якщо буде по кому
ryozen-hint-reward = { $reward } Вплив там { $mine }, у суперника { $rival }
ryozen-hint-end = Починається Ніч: події зліва направо, потім нагороди
ryozen-hint-apply-gate = 1 ліхтар; подій не скидати
ryozen-hint-apply-capital = 2 сувої, Глашатай на поділку I
ryozen-hint-apply-sealed = Спершу печатки, потім запитання про частини
ryozen-hint-apply-for-seals = Нічого, крім того, що дадуть печатки
ryozen-preview-turned = { $sector }: { $kin } відкриється, але лишиться
ryozen-preview-leaves = { $sector }: { $kin } піде до Палацу, інші лишаться
ryozen-preview-leaves-last = { $sector }: { $kin } піде до Палацу, нічної нагороди там не буде
ryozen-final-draws = Відкриється нове: скасувати буде не можна
ryozen-final-night = Більше ніхто не обирає: Ніч може піти далі, і скасувати буде не можна
ryozen-final-end = Починається Ніч: скасувати буде не можна
ryozen-loses-effect = Ви відмовитеся від того, що дається даром.
ryozen-reward-gate = 4 очки; за більшість уламок коралового місяця.
ryozen-reward-capital = 2 очки; за більшість уламок коралового місяця.
ryozen-reward-outskirts = 1 сувій; за більшість уламок нефритового місяця.
ryozen-reward-altar = 1 ресурс на вибір; за більшість уламок нефритового місяця.
ryozen-reward-springs = 1 ліхтар; за більшість уламок агатового місяця.
ryozen-reward-clan-house = 1 монета; за більшість уламок агатового місяця.
ryozen-explore-more =
    { $count ->
        [one] Дослідити { $count } село
        [few] Дослідити { $count } села
       *[other] Дослідити { $count } сіл
    }

## Чому не можна
ryozen-why-nothing = Зараз йому нема чого робити.
ryozen-why-price = Потрібно: { $price }; у вас: { $have }.
ryozen-why-none = Цього у вас немає.
ryozen-why-no-resource = Потрібен ресурс, а у вас немає жодного.
ryozen-why-palace = Соратників у Палаці не можна вдарити, перевернути чи перемістити.
ryozen-why-own = Це ваш соратник, а потрібен чужий.
ryozen-why-acting = Сам себе соратник не б'є.
ryozen-why-not-revealed = Він прихований, а потрібен відкритий.
ryozen-why-is-cloaked = Він уже прихований.
ryozen-why-is-revealed = Він уже відкритий.
ryozen-why-zone-same = Він не в цьому секторі.
ryozen-why-zone-opposite = Він не в протилежному секторі.
ryozen-why-zone-adjacent = Він не в сусідньому секторі.
ryozen-why-zone-own-cloaked-sector = У цьому секторі немає вашого прихованого соратника.
ryozen-why-zone-each-highlighted = Сектор не виділений або удар там уже був.
ryozen-why-no-target = Немає соратника, до якого можна дотягнутися.
ryozen-why-no-move = Нікого перемістити або нікуди.
ryozen-why-taken = Зайнято: { $kin } ({ $owner }).
ryozen-why-closed = Сектор закрито Вартовим до наступного ходу: { $seat }.
ryozen-why-alike = У секторі є таке саме вільне місце, спершу займають його.
ryozen-why-not-in-view = Цей бік Палацу зараз не видно з вашого місця.
ryozen-why-one-card = На початку ходу можна застосувати лише одну картку.
ryozen-why-all-built = Усе вже збудовано.
ryozen-why-not-last-village = Ваш Дослідник має стояти на останньому збудованому селі.
ryozen-why-nothing-ahead = Попереду вашого Дослідника стільки сіл не збудовано.
ryozen-why-not-explored = Ваш Дослідник сюди ще не дійшов.
ryozen-why-explorer-elsewhere = Слідопит бере бонус лише того села, де стоїть ваш Дослідник.
ryozen-why-explorer-at-start = Ваш Дослідник на стартовому селі, назад іти нікуди.
ryozen-why-no-card = Жодна картка ряду вам не по кишені.
ryozen-why-empty-pile = Ваш стос клану порожній.
ryozen-why-other-clan = Це соратник іншого клану: { $owner }.
ryozen-why-nothing-to-copy = У ряду немає вашого тайла, чию здібність зараз можна застосувати.
ryozen-why-not-adjacent = Цей сектор не сусідній.
ryozen-why-not-highlighted = Цей сектор зараз не виділений.
ryozen-why-no-event = У ряду не лишилося подій.
ryozen-why-no-space = У ряду подій немає порожнього місця.
ryozen-why-nothing-discarded = Скид подій порожній.
ryozen-why-space-taken = Там лежить інша подія: { $event }.
ryozen-why-too-little-favour = У вас лише { $have }: решту віддають уламками.

## Що змінилося
ryozen-change-favour = прихильність { $old } → { $new }
ryozen-change-coin = монети { $old } → { $new }
ryozen-change-scroll = сувої { $old } → { $new }
ryozen-change-lantern = ліхтарі { $old } → { $new }
ryozen-change-coral = уламки коралового місяця { $old } → { $new }
ryozen-change-agate = уламки агатового місяця { $old } → { $new }
ryozen-change-jade = уламки нефритового місяця { $old } → { $new }
ryozen-change-moved = { $kin }: { $start } → { $place }
ryozen-change-moved-cloaked = { $kin }, прихований: { $start } → { $place }
ryozen-change-cloaked = { $kin } ({ $place }): прихований
ryozen-change-revealed = { $kin } ({ $place }): відкритий
ryozen-change-hired = найнято: { $kin }, заміна: { $old } ({ $place })
ryozen-change-card = нові картки: { $cards }
ryozen-change-card-gone = більше немає карток: { $cards }
ryozen-change-explorer = Дослідник: { $village }
ryozen-change-herald = Глашатай: поділка { $old } → { $new }
ryozen-change-token = жетон першого гравця
ryozen-change-rival = { $seat }: { $changes }
ryozen-change-phase = раунд { $round }: { $phase }
ryozen-change-lit = тепер виділено: { $sectors }
ryozen-change-event = нові події: { $events }
ryozen-change-event-gone = подій більше немає: { $events }
ryozen-change-village = збудовано: { $village }
ryozen-change-closed = сектор закрито Вартовим: { $sector }
ryozen-change-revelations = нове біля Джерел: { $cards }
ryozen-change-tiles = нові в Домі кланів: { $tiles }
ryozen-change-tile = { $kin } ({ $owner })
ryozen-change-home =
    { $count ->
        [one] { $count } соратник повертається в руку
        [few] { $count } соратники повертаються в руку
       *[other] { $count } соратників повертаються в руку
    }

## Накази
ryozen-preference = { $order }
ryozen-standing = Накази
ryozen-standing-gain = Які ресурси отримувати, від найкращого
ryozen-standing-pay = Якими ресурсами платити, за порядком
ryozen-standing-lose = Які ресурси втрачати, за порядком
ryozen-standing-shard = Які уламки місяця отримувати, від найкращого
ryozen-standing-wall = Зовнішня стіна для соратника після удару
ryozen-standing-lowest = З меншим номером
ryozen-standing-highest = З більшим номером

## Здібності
ryozen-ability-apprentice = Немає здібності.
ryozen-ability-philosopher = Придбайте 1 картку одкровення за її ціну.
ryozen-ability-merchant = Отримайте 1 ресурс на вибір.
ryozen-ability-archer = Завдайте удару соратникові в протилежному секторі.
ryozen-ability-bard = Приховайте відкритого соратника в сусідньому секторі.
ryozen-ability-fighter = Завдайте удару іншому соратникові тут.
ryozen-ability-trickster = Застосуйте здібність вашого соратника з ряду Дому кланів.
ryozen-ability-diplomat = Перемістіть сюди вашого соратника із сусіднього сектору.
ryozen-ability-advisor = Глашатай на поділці I: 3 очки прихильності, інакше 2 сувої.
ryozen-ability-pathfinder = Дослідіть 1 село або візьміть бонус села вашого Дослідника.
ryozen-ability-seer = Скиньте подію або поверніть останню скинуту.
ryozen-ability-mentor = Застосуйте денний ефект Дому кланів.
ryozen-ability-hermit = Застосуйте денний ефект сусіднього сектору замість тутешнього.
ryozen-ability-guardian = За 1 монету: до вашого наступного ходу в цей сектор ніхто не входить.
ryozen-ability-organizer = Завдайте удару соратникові в секторі, де є ваш прихований соратник.
ryozen-ability-night-agent = Сплатіть 1 ресурс: отримайте 1 уламок місяця кольору цього сектору.

## Денні ефекти
ryozen-effect-gate = Отримайте 1 ліхтар; можна скинути подію.
ryozen-effect-capital = Отримайте 2 сувої; ваш Глашатай іде на поділку I.
ryozen-effect-outskirts = Дослідіть до 2 сіл або дослідіть до 1 і збудуйте одне.
ryozen-effect-altar = Дослідіть 1 село, потім візьміть бонус дослідженого.
ryozen-effect-springs = Придбайте до 2 карток одкровень.
ryozen-effect-clan-house = Відкрийте соратника свого стосу, потім найміть одного.
ryozen-effect-palace = 1 ресурс або за 1 ліхтар застосувати ефект виділеного сектору; Палац обертається.
ryozen-effect-outer-wall = Отримайте 1 ресурс; Палац обертається.
ryozen-effect-embrasure = За 1 ліхтар застосуйте денний ефект виділеного сектору; Палац обертається.
ryozen-effect-summit = 1 ресурс, і можна за 1 ліхтар застосувати ефект виділеного сектору; Палац обертається.

## Бонуси сіл
ryozen-bonus-start-village = Отримайте 2 монети.
ryozen-bonus-altar-tile = Сплатіть 1 ресурс: отримайте 1 уламок місяця на вибір.
ryozen-bonus-prosperville = Отримайте 1 монету, 1 сувій і 1 ліхтар.
ryozen-bonus-craftsville = Отримайте 3 сувої.
ryozen-bonus-fire-cape = Отримайте 2 ліхтарі.
ryozen-bonus-river-shoal = Отримайте 1 очко прихильності за кожні 2 ваші картки одкровень.
ryozen-bonus-stronghold = Отримайте 1 ресурс на вибір за кожне порожнє місце події.
ryozen-bonus-owl-cove = Безкоштовно приховайте одного свого відкритого соратника.
ryozen-bonus-bandit-den = Поверніть останню скинуту подію: отримайте 3 очки прихильності.
ryozen-bonus-bird-gorge = 1 очко прихильності за кожного свого соратника у виділених секторах.
ryozen-bonus-town-hall = Застосуйте денний ефект Столиці.
ryozen-bonus-nomad-camp = Безкоштовно перемістіть свого відкритого соратника в інший сектор.
ryozen-bonus-moon-forge = Ваш Дослідник відходить на 1 село: отримайте 1 уламок місяця на вибір.
ryozen-bonus-moon-harbour = Видайте зараз нічну нагороду виділеного сектору.

## Картки одкровення
ryozen-card-strategic-manoeuvres = На початку ходу: за 1 монету перемістіть свого соратника в інший сектор.
ryozen-card-offering-of-wealth = На початку ходу: завдайте удару своєму соратникові, отримайте 1 монету.
ryozen-card-offering-of-wisdom = На початку ходу: завдайте удару своєму соратникові, отримайте 1 сувій.
ryozen-card-offering-of-spirits = На початку ходу: завдайте удару своєму соратникові, отримайте 1 ліхтар.
ryozen-card-offering-of-the-phoenix = На початку ходу: завдайте удару своєму соратникові, отримайте 2 очки прихильності.
ryozen-card-seal-of-the-outskirts = Коли ви застосовуєте денний ефект Околиці, отримайте 2 очки прихильності.
ryozen-card-disguise = На початку ходу: за 1 сувій приховайте свого відкритого соратника.
ryozen-card-prayer-of-the-coral-moon = На початку ходу: 1 або 2 ліхтарі за стільки ж уламків коралового місяця; скиньте картку.
ryozen-card-prayer-of-the-agate-moon = На початку ходу: 1 або 2 ліхтарі за стільки ж уламків агатового місяця; скиньте картку.
ryozen-card-prayer-of-the-jade-moon = На початку ходу: 1 або 2 ліхтарі за стільки ж уламків нефритового місяця; скиньте картку.
ryozen-card-seal-of-the-capital = Коли ви застосовуєте денний ефект Столиці, отримайте 1 ресурс на вибір.
ryozen-card-seal-of-the-palace = Перш ніж застосувати денний ефект Палацу, отримайте 1 монету.
ryozen-card-seal-of-the-springs = Коли ви застосовуєте Джерела, отримайте 1 очко прихильності за кожну картку.
ryozen-card-seal-of-the-gate = Перш ніж ви застосуєте денний ефект Брами, суперники скидають по 1 ресурсу.
ryozen-card-seal-of-the-altar = Коли ви застосовуєте ефект Вівтаря, завдайте удару соратникові суперника в будь-якому секторі.
ryozen-card-seal-of-the-clan-house = Перш ніж застосувати денний ефект Дому кланів, відкрийте ще один тайл стосу.
ryozen-card-coral-mercy = Після удару по соратникові суперника: за 1 ресурс отримайте 1 уламок коралового місяця.
ryozen-card-agate-mercy = Після удару по соратникові суперника: за 1 ресурс отримайте 1 уламок агатового місяця.
ryozen-card-jade-mercy = Після удару по соратникові суперника: за 1 ресурс отримайте 1 уламок нефритового місяця.
ryozen-card-rainbow = На початку ходу: 1 очко прихильності за кожен вид гліфа на ваших картках; скиньте картку.

## Події
ryozen-does-breach-in-the-wall = Втратьте 1 монету, 1 сувій і 1 ліхтар.
ryozen-does-uprising = Втратьте 1 очко прихильності за кожне досліджене село, навіть стартове.
ryozen-does-fire-in-the-clan-house = Скиньте 1 картку одкровення.
ryozen-does-bandit-raid = Завдайте удару своєму відкритому соратникові в секторі.
ryozen-does-suspicious-rumours = Відкрийте одного свого прихованого соратника.
ryozen-does-ominous-shadows = Втратьте 1 очко прихильності за кожен виділений сектор із вашим соратником.
ryozen-does-coral-eclipse = Немає уламків коралового місяця: отримайте один. Інакше втратьте один.
ryozen-does-agate-eclipse = Немає уламків агатового місяця: отримайте один. Інакше втратьте один.
ryozen-does-jade-eclipse = Немає уламків нефритового місяця: отримайте один. Інакше втратьте один.
ryozen-does-curse-of-shadow = Завдайте удару своєму соратникові в кожному виділеному секторі.
ryozen-does-palace-banquet = Втратьте 1 ресурс на вибір за кожного свого соратника в Палаці.
ryozen-does-public-brawl = Втратьте 1 очко прихильності за кожного свого відкритого Підмайстра на полі.
ryozen-does-lunar-curse = Втратьте 1 уламок місяця за кожен виділений сектор із вашим соратником.
ryozen-does-sun-glare = Втратьте 1 очко прихильності за кожен сектор із вашим соратником.
ryozen-does-lunar-festival = Втратьте 1 ліхтар за кожного свого соратника у виділених секторах.
ryozen-does-invisible-presence = Відкрийте всіх своїх прихованих соратників у виділених секторах.
ryozen-does-ceremony-of-three-lights = Соратники в усіх трьох виділених секторах: втратьте 3 очки прихильності.
ryozen-does-mist-of-oblivion = За кожну картку одкровення: скиньте її або втратьте 1 очко. Позначте, що скинути.
ryozen-does-flood = Ваш Дослідник відходить на 1 село.
ryozen-does-earthquake = За кожного соратника на полі: втратьте 1 уламок місяця або 1 очко прихильності.

## Що відбувається
ryozen-first-player = Перший гравець: { $seat }.
ryozen-clan-chosen = { $seat }: { $clan }.
ryozen-set-up = Поле готове. Виділені сектори: { $sectors }.
ryozen-heading-round = **Раунд { $round } з { $rounds }, День.** Перший гравець: { $first }.
ryozen-events-predicted = Передбачені події: { $events }.
ryozen-events-shuffled = Скинуті події утворюють нову колоду.
ryozen-revelations-shuffled = Скинуті картки одкровень утворюють нову колоду.
ryozen-revelation-shown = Нова картка біля Джерел: { $card }.
ryozen-placed = { $seat } розміщує соратника: { $kin }, { $place }.
ryozen-placed-cloaked = { $seat } розміщує прихованого соратника: { $kin }, { $place }.
ryozen-ability = { $seat } застосовує здібність: { $kin }.
ryozen-copied = { $seat } копіює здібність: { $kin }.
ryozen-day-effect = { $seat } застосовує денний ефект: { $sector }.
ryozen-bonus = { $seat } бере бонус села: { $village }.
ryozen-gained = { $seat }: +{ $what }.
ryozen-gained-from = { $seat }: +{ $what } ({ $source }).
ryozen-at-night = { $place } вночі
ryozen-lost = { $seat }: −{ $what }.
ryozen-lost-from = { $seat }: −{ $what } ({ $source }).
ryozen-paid = { $seat } платить, ціна: { $what }.
ryozen-struck = Удар: { $kin } ({ $seat }), { $place }, вирушає до Палацу.
ryozen-struck-cloaked = Удар: { $kin } ({ $seat }), { $place }, тепер відкритий, але лишається на місці.
ryozen-on-wall = { $kin } ({ $seat }) іде на стіну: { $place }.
ryozen-pushed = { $kin } ({ $seat }) вибуває до кінця раунду.
ryozen-turned-cloaked = { $kin } ({ $seat }), { $place }: тепер прихований.
ryozen-turned-revealed = { $kin } ({ $seat }), { $place }: тепер відкритий.
ryozen-moved = { $seat } переміщує соратника: { $kin }, { $start } → { $place }.
ryozen-explored = { $seat }: Дослідник доходить до села { $village }.
ryozen-built = **{ $seat } будує село** { $space }: { $village }.
ryozen-built-altar = **{ $seat } будує шлях до Вівтаря.**
ryozen-explorer-back = { $seat }: Дослідник відходить назад, тепер: { $village }.
ryozen-card-kept = { $seat } залишає картку: { $card }.
ryozen-card-cashed = { $seat } скидає картку заради прихильності: { $card }.
ryozen-card-used = { $seat } застосовує картку: { $card }.
ryozen-card-discarded = { $seat } скидає картку: { $card }.
ryozen-tile-revealed = { $seat } відкриває соратника в Домі кланів: { $kin }, місце { $slot }.
ryozen-tile-laid = { $seat } кладе соратника в Дім кланів: { $kin }, місце { $slot }.
ryozen-tile-leaves = { $kin } ({ $seat }) залишає Дім кланів і гру.
ryozen-hired = **{ $seat } наймає соратника**: { $kin }, заміна: { $old } ({ $place }).
ryozen-event-averted = { $seat } скидає подію: { $event }.
ryozen-event-restored = { $seat } повертає подію: { $event }, місце { $space }.
ryozen-herald-first = { $seat }: Глашатай посідає поділку I.
ryozen-palace-turns = Палац обертається. Виділені сектори: { $sectors }.
ryozen-blocked = { $seat } закриває сектор до свого наступного ходу: { $sector }.
ryozen-heading-night = **Ніч { $round }.** Події розігруються зліва направо.
ryozen-heading-sector = **{ $sector }** ({ $strength }), бонус за більшість: { $seat }.
ryozen-night-strength = { $seat } { $count }
ryozen-event-hits = { $seat }: подія — { $event }.
ryozen-night-reward-now = { $seat } видає нічну нагороду зараз: { $sector }.
ryozen-token = { $seat } бере жетон першого гравця.
ryozen-heading-dawn = Світанок: соратники повертаються. Перший гравець: { $first }.
ryozen-heading-end = **Кінець гри.** Прихильність на треку, за уламки місяця й за ресурси:
ryozen-scored = { $seat }: { $total } = { $track } на треку + { $shards } за уламки місяця + { $resources } за ресурси.
ryozen-winner =
    { $total ->
        [one] **Прихильність Леді Фенікс здобуває { $seat }: { $total } очко.**
        [few] **Прихильність Леді Фенікс здобуває { $seat }: { $total } очки.**
       *[other] **Прихильність Леді Фенікс здобуває { $seat }: { $total } очок.**
    }
ryozen-won-favour = Найбільше прихильності
ryozen-won-herald = Рівна прихильність, краща поділка на треку Столиці
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
ryozen-words-waiting = Чекаємо на: { $seats }.
ryozen-words-over =
    { $total ->
        [one] Партію завершено. Перемагає { $seat }, { $total } очко.
        [few] Партію завершено. Перемагає { $seat }, { $total } очки.
       *[other] Партію завершено. Перемагає { $seat }, { $total } очок.
    }
ryozen-words-highlighted = Виділені сектори: { $sectors }.
ryozen-words-sector = { $sector }: { $kin }.
ryozen-words-sector-lit = { $sector } (виділено): { $kin }.
ryozen-words-closed = { $sector }: сектор закриває Вартовий ({ $seat }).
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
ryozen-words-heralds = Трек Столиці з поділки I: { $seats }.
ryozen-words-player = **{ $seat }**, { $clan }: { $favour }; { $resources }; { $shards }.
ryozen-words-hand = У руці: { $kin }.
ryozen-words-hand-empty = У руці нікого.
ryozen-words-cards = Картки одкровень: { $cards }.
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
ryozen-quick-2 = Удень ви за хід розміщуєте одного соратника на вільному місці сектору або в Палаці, доки руки не спорожніють.
ryozen-quick-3 = Відкритий соратник дає 1 вплив і може застосувати здібність; прихований коштує монету, дає 2 впливи і не має здібності.
ryozen-quick-4 = Потім можна застосувати денний ефект цього місця: ліхтарі, сувої, села, картки, нові соратники.
ryozen-quick-5 = У Палаці ви берете ресурс або за ліхтар застосовуєте один із трьох виділених секторів; потім Палац обертається.
ryozen-quick-6 = Прихований соратник після удару відкривається, відкритий вирушає до Палацу.
ryozen-quick-7 = Уночі чотири передбачені події зліва направо торкаються всіх; деяких можна позбутися вдень біля Брами.
ryozen-quick-8 = Потім кожен сектор нагороджує всіх, хто має там соратників, а найбільший вплив приносить уламок місяця; нічиї вирішує Глашатай.
ryozen-quick-9 = Палац дає прихильність за кожного соратника й уламок на вибір; хто має там найбільше, бере жетон першого гравця.
ryozen-quick-10 = Наприкінці три уламки одного кольору дають 9 очок, три різні — 6, а кожні три ресурси — 3.

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
ryozen-glyph-offering = Полум'я
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
ryozen-option-mode-phoenix_palace-about = Дев'ять місць із власними ефектами; доступні лише видимі боки

## Довідник (/картка)
ryozen-kind-kin = соратник
ryozen-kind-sector = сектор
ryozen-kind-village = село
ryozen-kind-revelation = картка одкровення
ryozen-kind-event = подія
ryozen-catalogue-night = Нічна нагорода: { $reward }; за більшість: { $bonus }.
ryozen-catalogue-any = 1 ресурс на вибір
ryozen-catalogue-night-palace = Нічна нагорода: 1 очко прихильності за кожного свого соратника там і 1 уламок місяця на вибір; за більшість: жетон першого гравця.
ryozen-catalogue-kin = Тайлів у клані: { $count }, на початку: { $starting }.
ryozen-catalogue-price = Ціна: { $price }.
ryozen-catalogue-free = Ціна: нічого.
ryozen-catalogue-discard = Якщо скинути, а не залишити: { $favour }.
ryozen-catalogue-glyph = Гліф: { $glyph }. Примірників: { $count }.
ryozen-where-kin = { $seat } ({ $place })
ryozen-where-row = { $seat } (ряд Дому кланів)
ryozen-where-list = { $places }
ryozen-where-built = на треку сіл, місце { $space }
ryozen-where-next = будується наступним
ryozen-where-springs = лежить біля Джерел
ryozen-where-event = передбачено, місце { $space }
ryozen-where-highlighted = виділений
