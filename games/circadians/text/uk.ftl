# Циркадіанці: влада хаосу

## Лобі
circadians-name = Циркадіанці: влада хаосу
circadians-about = Шість несхожих фракцій установлюють одна одній ціни на дії, таємно планують битви й змагаються за реліквії та славу.
circadians-option-leaders = Лідери
circadians-option-leaders-core = З коробки
circadians-option-leaders-extended = Вибір з усіх лідерів фракції
circadians-option-loot = Жетони видобутку
circadians-option-loot-core = Шість
circadians-option-loot-extended = Вісім, із двома додатковими
circadians-option-factions = Фракції
circadians-option-factions-seats = Як обрано до партії
circadians-option-factions-draft = По черзі, у випадковому порядку
circadians-option-factions-random = Випадково
circadians-option-relics = Фундаменти під реліквіями
circadians-option-relics-closed = Закриті, доки стоїть реліквія
circadians-option-relics-open = Відкриті для будівель
circadians-seat-faction = Фракція
circadians-part-map = Мапа
circadians-part-tracks = Шкали, ціни та сховище
circadians-part-mats = Планшети фракцій
circadians-part-hand = Моя рука
circadians-seat-faction-circadians-about = 4 слави: покращувати якості. Воїнів мало, та вони сильні; корабель перелітає
circadians-seat-faction-ai-about = 18 слави: ранити воїнів, хоч би й програючи. Багато дешевих воїнів, пастки
circadians-seat-faction-zcharo-about = 20 слави: дослідження. Подвійні форпости; перемога лише після перевірки реліквій
circadians-seat-faction-leyrien-about = 14 слави: бойовий дух на скелях і рівнинах. Усі болота для них суміжні
circadians-seat-faction-jrayek-about = 5 слави: долати лідерів і рай-зу — звірів, яких прикликають, та можуть і відібрати
circadians-seat-faction-oxataya-about = 9 слави: вигравати битви. Ходять через озера, лідери тримаються разом
circadians-option-leaders-about = З якими лідерами грає фракція
circadians-option-leaders-core-about = По троє у фракції, в оксатая четверо, як у коробці
circadians-option-leaders-extended-about = Кожен відкрито обирає трьох із п'яти, оксатая — чотирьох із шести
circadians-option-loot-about = Жетони, що змінюють видобуток регіону
circadians-option-loot-core-about = Шість жетонів із коробки
circadians-option-loot-extended-about = Ще Вузол зв'язку (дешевші лідери) і Майстерня (очки будівництва)
circadians-option-factions-about = Як розподіляються фракції
circadians-option-factions-seats-about = Кожен обирає до партії, решта — за порядком
circadians-option-factions-draft-about = По черзі у випадковому порядку, першим запитанням партії
circadians-option-factions-random-about = Ніхто не обирає
circadians-option-relics-about = Чи можна будувати там, де стоїть реліквія
circadians-option-relics-closed-about = Фундамент звільниться, коли реліквію заберуть
circadians-option-relics-open-about = Будувати поруч із реліквією можна одразу; удвох будують більше
circadians-seat-faction-about = За кого ви граєте і як перемагаєте славою

## Кількості
circadians-list = { $parts }
circadians-nothing = нічого
circadians-home = база
circadians-some-energy =
    { $count ->
        [one] { $count } енергія
        [few] { $count } енергії
        [many] { $count } енергії
       *[other] { $count } енергії
    }
circadians-some-gems =
    { $count ->
        [one] { $count } самоцвіт
        [few] { $count } самоцвіти
        [many] { $count } самоцвітів
       *[other] { $count } самоцвітів
    }
circadians-some-cards =
    { $count ->
        [one] { $count } карта тактики
        [few] { $count } карти тактики
        [many] { $count } карт тактики
       *[other] { $count } карт тактики
    }
circadians-some-research =
    { $count ->
        [one] { $count } дослідження
        [few] { $count } дослідження
        [many] { $count } досліджень
       *[other] { $count } досліджень
    }
circadians-some-fame =
    { $count ->
        [one] { $count } слава
        [few] { $count } слави
        [many] { $count } слави
       *[other] { $count } слави
    }
circadians-some-recruit =
    { $count ->
        [one] { $count } очко вербування
        [few] { $count } очки вербування
        [many] { $count } очок вербування
       *[other] { $count } очок вербування
    }
circadians-some-build =
    { $count ->
        [one] { $count } очко будівництва
        [few] { $count } очки будівництва
        [many] { $count } очок будівництва
       *[other] { $count } очок будівництва
    }
circadians-some-foundation =
    { $count ->
        [one] { $count } фундамент
        [few] { $count } фундаменти
        [many] { $count } фундаментів
       *[other] { $count } фундаментів
    }
circadians-some-harvest =
    { $count ->
        [one] { $count } очко виробництва
        [few] { $count } очки виробництва
        [many] { $count } очок виробництва
       *[other] { $count } очок виробництва
    }
circadians-some-move =
    { $count ->
        [one] { $count } очко переміщення
        [few] { $count } очки переміщення
        [many] { $count } очок переміщення
       *[other] { $count } очок переміщення
    }
circadians-some-redeploy =
    { $count ->
        [one] { $count } передислокація
        [few] { $count } передислокації
        [many] { $count } передислокацій
       *[other] { $count } передислокацій
    }
circadians-some-deploy_leader = дислокувати лідера
circadians-some-upgrade_leader = покращити лідера
circadians-some-upgrade_attribute = покращити якість
circadians-some-place_loot = розмістити жетон видобутку
circadians-some-place_loot_lake = жетон видобутку на озеро
circadians-some-upgrade_loot = покращити жетон видобутку
circadians-some-boost_morale_base = жетон бойового духу на базу
circadians-some-leader_action = дислокувати або покращити лідера дешевше
circadians-some-build_paid = 1 очко будівництва за 1 енергію
circadians-some-build_unlocked = 1 очко будівництва, замки не важать
circadians-some-fighters =
    { $count ->
        [one] { $count } воїн
        [few] { $count } воїни
        [many] { $count } воїнів
       *[other] { $count } воїнів
    }
circadians-cost-energy =
    { $count ->
        [one] { $count } енергію
        [few] { $count } енергії
        [many] { $count } енергії
       *[other] { $count } енергії
    }
circadians-cost-gems =
    { $count ->
        [one] { $count } самоцвіт
        [few] { $count } самоцвіти
        [many] { $count } самоцвітів
       *[other] { $count } самоцвітів
    }
circadians-cost-move =
    { $count ->
        [one] { $count } очко переміщення
        [few] { $count } очки переміщення
        [many] { $count } очок переміщення
       *[other] { $count } очок переміщення
    }
circadians-cost-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }
circadians-cost-recruit =
    { $count ->
        [one] { $count } очко вербування
        [few] { $count } очки вербування
        [many] { $count } очок вербування
       *[other] { $count } очок вербування
    }
circadians-either = { $first } або { $second }

## Короткі відповіді
circadians-do-act = Виконати дію
circadians-do-act-both = Основна й допоміжна дії
circadians-do-act-only = Лише основна дія
circadians-do-later = Дочекатися своєї черги
circadians-do-pass = Пропустити хід
circadians-do-end = Завершити хід
circadians-do-stop = Завершити
circadians-do-done = Готово
circadians-do-none = Нічого
circadians-do-yes = Так
circadians-do-no = Ні
circadians-do-home = На базу
circadians-do-stay = Лишитися
circadians-do-deploy = Дислокувати лідера
circadians-do-upgrade = Покращити лідера
circadians-do-support = Допоміжна дія
circadians-do-support-free = Допоміжна дія безкоштовно
circadians-do-ship = Перелетіти на кораблі
circadians-do-keep = Лишити
circadians-do-reroll = Перекинути
circadians-do-no-leaders = Без лідерів
circadians-do-leaders-home = Лідери — на базу
circadians-do-upkeep = Заплатити
circadians-do-release = Відпустити
circadians-do-pay-gem = 1 самоцвіт
circadians-do-pay-energy2 = 2 енергії
circadians-do-pay-energy1 = 1 енергія
circadians-do-pay-free = Безкоштовно
circadians-do-pay-skip = Не платити: карта дозволяє
circadians-do-row-strength = Ряд сили
circadians-do-row-fame = Ряд слави
circadians-do-income-all = Отримати все у звичайному порядку
circadians-do-income-last = Отримати все, регіони останніми
circadians-do-income-regions = Спершу: регіони
circadians-do-income-base = Спершу: дохід бази
circadians-do-income-buildings = Спершу: будівлі
circadians-do-income-leaders = Спершу: лідери
circadians-do-income-attributes = Спершу: якості
circadians-do-income-intel = Спершу: карта розвідки
circadians-do-income-faction = Спершу: правила фракції
circadians-do-count-0 = Не рахувати фортеці
circadians-do-count-1 = Рахувати 1 фортецю
circadians-do-count-2 = Рахувати 2 фортеці
circadians-do-count-3 = Рахувати 3 фортеці
circadians-do-play = Розіграти: { $card }
circadians-do-use = Застосувати: { $leader }
circadians-do-give = Повернути: { $card }
circadians-do-no-cards = Не розігрувати карт
circadians-do-harvest-all = Усе разом
circadians-do-choose = обрати, хто йде
circadians-do-income-all-with = Усе як зазвичай; база: { $gain }
circadians-do-income-last-with = Усе, регіони в кінці; база: { $gain }

## Запитання
circadians-ask-faction = Оберіть фракцію.
circadians-ask-base = Де буде база і які два регіони лишаться відкритими?
circadians-ask-leaders = Оберіть лідерів: { $count }.
circadians-ask-start = Який лідер починає і як стоять воїни?
circadians-ask-price = Установіть ціну на дію в одній із фаз.
circadians-ask-advance = Просунутися шкалою «{ $track }»?
circadians-ask-summon = Прикликати на базу: { $rhyzu }?
circadians-ask-cards = Розіграти карту тактики?
circadians-then-no-card = Після неї без карт
circadians-ask-token = Який жетон забрати зі сховища?
circadians-ask-act = { $phase }: виконати дію (ціна { $price }) чи пропустити?
circadians-ask-act-free = { $phase }: виконати дію безкоштовно чи пропустити?
circadians-ask-support = Допоміжна дія: { $gain } за { $cost }?
circadians-ask-lock = Чим оплатити замок?
circadians-ask-research = Дослідження: яка шкала?
circadians-ask-reward = Оберіть одне.
circadians-ask-offer = { $gain } за { $cost }?
circadians-ask-foundation = Який фундамент збудувати і де?
circadians-ask-loot = Який жетон видобутку і куди?
circadians-ask-loot-upgrade = Який жетон видобутку покращити?
circadians-ask-arrive =
    { $count ->
        [one] { $count } новобранець: скільки з'явиться в { $region }?
        [few] { $count } новобранці: скільки з'явиться в { $region }?
        [many] { $count } новобранців: скільки з'явиться в { $region }?
       *[other] { $count } новобранців: скільки з'явиться в { $region }?
    }
circadians-ask-deploy = Якого лідера дислокувати?
circadians-ask-place-leader = { $leader }: де з'явитися?
circadians-ask-upgrade = Кого покращити?
circadians-ask-leader-action = Дислокувати чи покращити лідера?
circadians-ask-company = { $origin } → { $target }: хто йде?
circadians-ask-redeploy = Передислокація: звідки й куди?
circadians-ask-docks = Між якими регіонами стане корабель?
circadians-ask-free-move = Безкоштовне переміщення, { $leader }?
circadians-ask-battle = Яка битва наступна?
circadians-ask-plan = Битва в { $region }, супротивник { $seat }: ваш план.
circadians-ask-reroll = На кубику сила { $strength }, захист { $defense }. Перекинути?
circadians-ask-companions = Хто відступає з воїнами?
circadians-ask-retreat = Куди відступити?
circadians-ask-income =
    { $count ->
        [one] Дохід ({ $count } регіон): у якому порядку?
        [few] Дохід ({ $count } регіони): у якому порядку?
        [many] Дохід ({ $count } регіонів): у якому порядку?
       *[other] Дохід ({ $count } регіонів): у якому порядку?
    }
circadians-ask-exchange = Скільки самоцвітів фортець ({ $count }) обміняти на дослідження?
circadians-ask-delta = Кількість регіонів: більше чи менше?
circadians-ask-attribute = Яку якість покращити?
circadians-ask-intel = Чию карту розвідки забрати?
circadians-ask-boost = Де підняти бойовий дух?
circadians-ask-row-take = Жетон бойового духу для { $region }: з якого ряду?
circadians-ask-row-return = Жетон бойового духу з { $region }: до якого ряду?
circadians-ask-upkeep = { $rhyzu }: заплатити ({ $cost }) чи відпустити?
circadians-ask-relic-cards = Перевірка реліквій: які карти розіграти?
circadians-ask-keep = Які підрозділи лишаться, не більше { $count }?
circadians-ask-discard =
    { $count ->
        [one] Скиньте { $count } карту.
        [few] Скиньте { $count } карти.
       *[other] Скиньте { $count } карт.
    }
circadians-ask-build =
    { $count ->
        [one] Будівництво: лишилося { $count } очко.
        [few] Будівництво: лишилося { $count } очки.
       *[other] Будівництво: лишилося { $count } очок.
    }
circadians-ask-harvest =
    { $count ->
        [one] Виробництво: лишилося { $count } очко.
        [few] Виробництво: лишилося { $count } очки.
       *[other] Виробництво: лишилося { $count } очок.
    }
circadians-ask-recruit =
    { $count ->
        [one] Вербування: лишилося { $count } очко, воїнів удома: { $home }.
        [few] Вербування: лишилося { $count } очки, воїнів удома: { $home }.
        [many] Вербування: лишилося { $count } очок, воїнів удома: { $home }.
       *[other] Вербування: лишилося { $count } очок, воїнів удома: { $home }.
    }
circadians-ask-move =
    { $count ->
        [one] Переміщення: лишилося { $count } очко.
        [few] Переміщення: лишилося { $count } очки.
       *[other] Переміщення: лишилося { $count } очок.
    }

## Варіанти
circadians-hint-lock = треба оплатити замок
circadians-hint-token = { $token ->
        [p1] забрати сховище, взяти карту
        [p2] просунутися цією шкалою
        [p1_2p] забрати сховище
        [p2_2p] забрати сховище
       *[other] без ефекту
    }
circadians-token = Ціна { $total }: фракції { $faction }, до запасу { $bank }
circadians-slot-discover = Ціна { $total }: Відкриття
circadians-slot-build = Ціна { $total }: Будівництво, 1 самоцвіт
circadians-slot-harvest = Ціна { $total }: Виробництво
circadians-slot-recruit = Ціна { $total }: Вербування, 2 енергії
circadians-slot-move_first = Ціна { $total }: Переміщення, перший хід, 1 карта
circadians-slot-move_last = Ціна { $total }: Переміщення, останній хід
circadians-build-foundation = { $foundation }, { $region }
circadians-build-building = { $building }, { $region }: { $bonus }
circadians-no-bonus = без бонусу
circadians-no-foundation = без фундаменту
circadians-loot-option = { $token }, { $region }
circadians-recruit-home = { $count } додому
circadians-recruit-area = { $count } з області { $area } до наступної
circadians-recruit-fast = Швидке просування: { $count } додому
circadians-recruit-trade =
    { $count ->
        [one] Обміняти очки { $count } раз
        [few] Обміняти очки { $count } рази
        [many] Обміняти очки { $count } разів
       *[other] Обміняти очки { $count } разів
    }
circadians-route = { $origin } → { $target }
circadians-route-from = Звідки: { $origin }
circadians-docks = { $a } і { $b }
circadians-start-option = { $leader }, { $region }
circadians-battle-option = { $region }, супротивник { $seat }
circadians-field-sector = Сектор диска
circadians-field-card = Карта тактики
circadians-plan-card = { $card } ({ $left } / { $right })
circadians-no-card = без карти
circadians-delta = { $count ->
        [1] На один більше
       *[other] На один менше
    }
circadians-base-option = { $site }; відкриті { $a } і { $b }
circadians-split = { $a }: { $first }, { $b }: { $second }
circadians-field-leader = Лідер
circadians-field-fighters = Воїни
circadians-advance-option = { $track } { $column }: { $gain }
circadians-advance-option-bare = { $track } { $column }
circadians-recruit-group-home = З останньої області додому
circadians-recruit-group-area = З області { $area } до наступної
circadians-recruit-group-fast = Швидке просування
circadians-recruit-group-trade = Обмін очок
circadians-arrive-option = { $region }: { $here }, удома: { $rest }
circadians-build-place = { $building }, { $region }
circadians-sending = { $origin } → { $target }: { $units }
circadians-sending-slip = { $origin } → { $target }, без утримання: { $units }

## Відповіді заздалегідь
circadians-standing-closed = Накази можна дати, коли розкладено планшети.
circadians-standing-most = { $phase }: до якої ціни виконувати дію?
circadians-standing-ask = Запитати мене
circadians-standing-never = Завжди пропускати
circadians-standing-up-to = Пропускати, якщо дорожче за { $count }
circadians-standing-income = Дохід
circadians-standing-auto = Звичайний порядок, не питаючи
circadians-standing-region = План битви в регіоні
circadians-standing-opponent = проти кого
circadians-standing-seat = { $seat }
circadians-standing-role = якщо битву обирає
circadians-standing-role-me = я
circadians-standing-role-opponent = супротивник
circadians-standing-auto-energy = Звичайний порядок, не питаючи; база: 2 енергії
circadians-standing-auto-gem = Звичайний порядок, не питаючи; база: 1 самоцвіт
circadians-standing-unasked = Не питати, хоч би що було на руці
circadians-standing-broke = Пропускати, де нічим платити
circadians-standing-priced = Без карт після встановлення ціни
circadians-standing-relic = Без карт під час перевірки реліквій

## Що сталося
circadians-plays = { $seat } грає за фракцію «{ $faction }».
circadians-base = { $seat } займає { $site }; відкриті { $a } і { $b }.
circadians-leaders = { $seat } бере лідерів: { $leaders }.
circadians-round = **Раунд { $round } з { $rounds }.** Ракетниця: { $flare }.
circadians-phase-begins = **Раунд { $round }: { $phase }.**
circadians-change-phase = Раунд { $round }: { $phase }
circadians-phases-begin = **Раунд { $round }: { $phases }. Фракції грають одночасно.**
circadians-priced = { $seat } установлює ціну { $total }: { $phase }.
circadians-priced-neutral = Нейтральна ціна { $total }: { $slot }.
circadians-vault-emptied = { $seat } без жетонів і забирає всі зі сховища.
circadians-vault-taken = { $seat } забирає жетони цін зі сховища: { $tokens }.
circadians-summoned = { $seat } прикликає: { $rhyzu }.
circadians-flare = Ракетниця переходить: { $seat }.
circadians-acts = { $seat } діє: { $phase }.
circadians-supports = { $seat } виконує допоміжну дію.
circadians-passed = { $seat } пропускає: { $phase }.
circadians-price-paid =
    { $share ->
        [0] { $seat } платить { $cost }.
       *[other] { $seat } платить { $cost }; { $pricer } отримує { $share }.
    }
circadians-neutral-paid = { $seat } платить { $cost }.
circadians-paid = { $seat } платить { $cost }.
circadians-lock = { $seat } відкриває замок за { $cost }.
circadians-gained-energy =
    { $count ->
        [one] { $seat }: +{ $count } енергія.
        [few] { $seat }: +{ $count } енергії.
        [many] { $seat }: +{ $count } енергії.
       *[other] { $seat }: +{ $count } енергії.
    }
circadians-advanced = { $seat }: «{ $track }», стовпець { $column }.
circadians-advance-lost = { $seat } не може просунутися: «{ $track }».
circadians-fame =
    { $count ->
        [one] { $seat }: +{ $count } слава, тепер { $fame } з { $goal }.
        [few] { $seat }: +{ $count } слави, тепер { $fame } з { $goal }.
        [many] { $seat }: +{ $count } слави, тепер { $fame } з { $goal }.
       *[other] { $seat }: +{ $count } слави, тепер { $fame } з { $goal }.
    }
circadians-reshuffled = Скид перемішано в нову колоду.
circadians-drew-cards = Ви взяли: { $cards }.
circadians-discarded = { $seat } скидає: { $card }.
circadians-played = { $seat } розігрує: { $card }.
circadians-not-paid = { $seat } показує карту «{ $card }», але заплатити за неї вже нічим: вона лишається на руці.
circadians-foundation-built = { $seat } будує фундамент у { $region }: { $foundation }.
circadians-built = { $seat } будує в { $region }: { $building }.
circadians-harvested = { $seat } збирає видобуток у { $region }.
circadians-loot-placed = { $seat } розміщує в { $region } жетон видобутку: { $token }.
circadians-loot-upgraded = { $seat } покращує жетон видобутку в { $region }: { $token }.
circadians-deployed = { $seat } дислокує: { $leader }, { $place }.
circadians-leader-upgraded = { $seat } покращує: { $leader }.
circadians-leader-home = { $seat }: { $leader } — на базу.
circadians-moved = { $seat } переміщує { $origin } → { $target }: { $units }.
circadians-redeployed = { $seat } передислоковує ({ $origin } → { $target }): { $units }.
circadians-trap = Пастка в { $region } ранить воїна: { $seat }.
circadians-ship = Корабель ({ $seat }) тепер між { $a } і { $b }.
circadians-boosted = { $seat } піднімає бойовий дух у { $region } ({ $row }).
circadians-morale-lost = { $seat } втрачає бойовий дух у { $region } ({ $row }).
circadians-battle = **Битва в { $region }: { $seat } — { $opponent }.**
circadians-announce = { $seat } перед плануванням: сила { $strength }, атака { $attack }, захист { $defense }, самоцвіти { $gems }, карти { $cards }.
circadians-announce-abilities = { $seat }, властивості: { $abilities }.
circadians-ability = { $name } ({ $effects })
circadians-plan-sealed = Ваш збережений план битви запечатано: { $region }. Його можна змінити, доки супротивник не запечатав свій.
circadians-plan-dropped = Збережений план битви скасовано: { $region }, супротивник { $seat }. Раунд завершився, або карта, самоцвіт чи підрозділи вже не ті.
circadians-plan = { $seat }: { $sector }, { $card }.
circadians-rolled = { $seat }: на кубику сила { $strength }, захист { $defense }.
circadians-tie-initiator = Сили рівні: перемагає фракція, що почала битву.
circadians-tie-ability = Сили рівні: усе вирішує властивість карти.
circadians-strength = Сила { $mine } : { $theirs } ({ $seat } — { $opponent }). Перемога: { $victor }.
circadians-stole-energy = { $seat } забирає { $cost }; { $victim }: −{ $count }.
circadians-stole-gems = { $seat } забирає { $cost }; { $victim }: −{ $count }.
circadians-intel-taken = { $seat } забирає: { $card }.
circadians-intel-given = { $seat } повертає: { $card }.
circadians-card-taken = { $seat } забирає на руку: { $card }.
circadians-retreated = { $seat } відступає: { $place }.
circadians-commands = { $seat } тепер командує: { $rhyzu }.
circadians-leader-rescued = { $leader } ({ $seat }) іде на базу.
circadians-leader-defeated = { $leader } ({ $seat }) зазнає розгрому.
circadians-destroyed = { $seat } втрачає в { $region }: { $building }.
circadians-attribute-upgraded = { $seat } покращує: { $attribute }.
circadians-rearmed = { $seat } перезаряджає пастки.
circadians-released = { $seat } відпускає: { $rhyzu }.
circadians-relic = { $seat } забирає реліквію { $number } у { $region }.
circadians-relic-gone = { $region } ніхто не контролює: реліквія { $number } виходить із гри.
circadians-won-fame = Перемога за славою: { $seats }.
circadians-won-relics = Усі реліквії під контролем, перемога: { $seats }.
circadians-won-land = Найбільше суходолу, перемога: { $seats }.
circadians-score-fame = Слава
circadians-score-goal = Мета
circadians-score-land = Регіони суходолу
circadians-score-relics = Реліквії
circadians-story-fame = Слава, % від мети
circadians-story-relics = Реліквії на полі під контролем
circadians-gained-gems =
    { $count ->
        [one] { $seat }: +{ $count } самоцвіт.
        [few] { $seat }: +{ $count } самоцвіти.
        [many] { $seat }: +{ $count } самоцвітів.
       *[other] { $seat }: +{ $count } самоцвітів.
    }
circadians-drew =
    { $count ->
        [one] { $seat } бере { $count } карту.
        [few] { $seat } бере { $count } карти.
       *[other] { $seat } бере { $count } карт.
    }
circadians-recruited =
    { $count ->
        [one] { $seat }: { $count } воїн, { $place }.
        [few] { $seat }: { $count } воїни, { $place }.
       *[other] { $seat }: { $count } воїнів, { $place }.
    }
circadians-arrived =
    { $count ->
        [one] { $seat }: з них { $count } у { $place }.
        [few] { $seat }: з них { $count } у { $place }.
       *[other] { $seat }: з них { $count } у { $place }.
    }
circadians-trained =
    { $count ->
        [one] { $seat }: { $count } воїн до області { $area }.
        [few] { $seat }: { $count } воїни до області { $area }.
       *[other] { $seat }: { $count } воїнів до області { $area }.
    }
circadians-wounded =
    { $count ->
        [one] { $seat }: поранено { $count } воїна.
        [few] { $seat }: поранено { $count } воїнів.
        [many] { $seat }: поранено { $count } воїнів.
       *[other] { $seat }: поранено { $count } воїнів.
    }
circadians-lost-fighters =
    { $count ->
        [one] { $seat } втрачає { $count } воїна.
        [few] { $seat } втрачає { $count } воїнів.
       *[other] { $seat } втрачає { $count } воїнів.
    }
circadians-driven-home =
    { $count ->
        [one] { $seat }: { $count } воїн іде на базу.
        [few] { $seat }: { $count } воїни йдуть на базу.
       *[other] { $seat }: { $count } воїнів ідуть на базу.
    }
circadians-more-fighters =
    { $count ->
        [one] { $seat }: ще { $count } воїн для вербування.
        [few] { $seat }: ще { $count } воїни для вербування.
       *[other] { $seat }: ще { $count } воїнів для вербування.
    }
circadians-saved =
    { $count ->
        [one] { $seat }: { $count } поранений іде на базу.
        [few] { $seat }: { $count } поранені йдуть на базу.
        [many] { $seat }: { $count } поранених ідуть на базу.
       *[other] { $seat }: { $count } поранених ідуть на базу.
    }
circadians-token-name = ціна { $total }
circadians-priced-move_first = { $seat } установлює ціну { $total }: { $phase }, ходить першим.
circadians-priced-move_last = { $seat } установлює ціну { $total }: { $phase }, ходить останнім.
circadians-sum-strength = { $seat }: сила { $total } = { $parts }.
circadians-sum-attack = { $seat }: атака { $attack } = { $by }; { $other }: захист { $defense } = { $against }.
circadians-sum-part = { $value } ({ $what })
circadians-sum-plus = { $first } + { $then }
circadians-sum-minus = { $first } − { $then }
circadians-sum-nothing = 0
circadians-sum-fighters = воїни
circadians-sum-die = кубик

## Ефекти: моменти
circadians-at = { $moment }: { $what }
circadians-per = { $what } { $per }
circadians-when = { $what }, якщо { $conditions }
circadians-no-ability = без властивості
circadians-at-price-placed = установивши ціну
circadians-at-discover-turn = ваш хід у відкриттях
circadians-at-harvest-turn = ваш хід у виробництві
circadians-at-recruit-turn = ваш хід у вербуванні
circadians-at-recruit-act = ваше вербування
circadians-at-recruit-end = кінець вербування
circadians-at-move-act = ваше переміщення
circadians-at-move-act_end = кінець вашого переміщення
circadians-at-move-end = кінець переміщення
circadians-at-build-act = ваше будівництво
circadians-at-build-placed = під час побудови
circadians-at-battle-stats = битва
circadians-at-battle-before = до планування
circadians-at-battle-plan = планування
circadians-at-battle-strength = після кроку 1
circadians-at-battle-after_wounds = після поранень
circadians-at-battle-retreat = відступаючи
circadians-at-battle-after = після битви
circadians-at-income = дохід
circadians-at-upgrade = під час покращення
circadians-at-opponent_passed = супротивник пропускає хід
circadians-at-opponent_acted = супротивник виконує дію
circadians-at-relic-check = перевірка реліквій
circadians-at-relic-claim = забираючи реліквію
circadians-at-relic-not_claimed = не забираючи реліквії
circadians-at-discover-act = ваші відкриття
circadians-at-discover-pass = пропускаючи відкриття
circadians-at-build-pass = пропускаючи будівництво
circadians-at-harvest-act = ваше виробництво
circadians-at-harvest-pass = пропускаючи виробництво
circadians-at-recruit-pass = пропускаючи вербування
circadians-at-move-pass = пропускаючи переміщення
circadians-at-battle-select = вибір битв
circadians-at-battle-reveal = розкриваючи плани
circadians-at-battle-order = у битві
circadians-at-battle-wounds = крок 2
circadians-at-battle-removal = крок 3

## Ефекти: умови
circadians-if-initiator = битву розпочала ця фракція
circadians-if-not_initiator = битву розпочав супротивник
circadians-if-victory = битву виграно
circadians-if-defeat = битву програно
circadians-if-retreated = обрано відступ
circadians-if-not_retreated = відступ не обрано
circadians-if-own_leader = там є свій лідер
circadians-if-no_own_leader = там немає свого лідера
circadians-if-opp_leader = там лідер супротивника
circadians-if-opp_leader_or_rhyzu = у супротивника лідер або рай-зу
circadians-if-only_own_leader = інших своїх лідерів і рай-зу там немає
circadians-if-opp_rhyzu = у супротивника рай-зу
circadians-if-any_rhyzu = б'ється рай-зу
circadians-if-own_building = там є своя будівля
circadians-if-building_here = вона стоїть там
circadians-if-stronghold_here = вона стоїть там
circadians-if-stronghold_reach = вона там або поруч
circadians-if-opp_building = там будівля супротивника
circadians-if-fewer_units = своїх підрозділів менше
circadians-if-fighters_5_plus = своїх воїнів 5 або більше
circadians-if-relic_region = там реліквія
circadians-if-in_relic_region = лідер у регіоні з реліквією
circadians-if-fewer_relics = своїх реліквій менше
circadians-if-die_rolled = кинуто свій кубик
circadians-if-used_card = використано карту тактики
circadians-if-wounded_enemy = супротивника поранено
circadians-if-no_enemy_wounded = нікого із супротивників не поранено
circadians-if-terrain_bog = це болото
circadians-if-terrain_cliffs = це скеля
circadians-if-terrain_plains = це рівнина
circadians-if-terrain_cliffs_or_plains = це скеля чи рівнина
circadians-if-morale_here = там піднято бойовий дух
circadians-if-not_adjacent_to_ship = регіон не біля корабля
circadians-if-vs_card_faction = супротивник — ця фракція
circadians-if-own_priced_phase = ціну встановили ви
circadians-per-round = × номер раунду
circadians-per-opp_buildings = за кожну будівлю супротивника
circadians-per-own_leaders = за кожного свого лідера там
circadians-per-other_own_leaders = за кожного іншого свого лідера там
circadians-per-own_attack_div_2 = за кожні 2 атаки
circadians-per-own_relics = за кожну свою реліквію
circadians-per-enemy_wounded = за кожного пораненого супротивника
circadians-per-morale_fame = за кожне відкрите очко ряду слави

## Ефекти: дії
circadians-morale-strength = до сили за відкриту клітинку ряду сили
circadians-op-stat = { $sign } { $stat }
circadians-op-stat-opponent = супротивник: { $sign } { $stat }
circadians-op-gain = { $gain }
circadians-op-exchange = { $gain } за { $cost }
circadians-op-convert = самоцвіти фортець можна обміняти на дослідження
circadians-op-steal = забрати в супротивника, не більше: { $what }
circadians-op-wound = поранити ще { $count }, захист не рятує
circadians-op-redirect-wounded =
    { $count ->
        [one] до { $count } свого пораненого — на базу
        [few] до { $count } своїх поранених — на базу
        [many] до { $count } своїх поранених — на базу
       *[other] до { $count } своїх поранених — на базу
    }
circadians-op-redirect-this_leader = іде на базу, а не до запасу
circadians-op-redirect-own_leaders = свої лідери — на базу, а не до запасу
circadians-op-lose_fighters = втратити половину своїх воїнів там
circadians-op-cancel_card = властивість карти супротивника скасовується
circadians-op-take_used_card = забрати використану карту супротивника
circadians-op-die_also_attack = сила кубика — ще й атака
circadians-op-reroll_die = можна перекинути кубик
circadians-op-wins_ties = перемога за рівної сили
circadians-op-opponent_reveals_first = супротивник планує першим і відкрито
circadians-op-own_attacks_first = свої атаки — до кроку 1
circadians-op-dial_access = { $sector } без умови
circadians-op-dial_no_gem = сектори з кубиком без самоцвіту
circadians-op-block_opponent_select = супротивники не обирають битви тут
circadians-op-pin_value = під час утримання вартий підрозділів: { $count }
circadians-op-fighter_strength = сила кожного воїна { $count }
circadians-op-stack_leader = може ділити регіон з іншими лідерами
circadians-op-retreat_with_fighters = лідери можуть піти з воїнами
circadians-op-redeploy = 1 передислокація
circadians-op-redeploy-here = 1 передислокація звідти
circadians-op-free_move-none = 1 безкоштовне переміщення наодинці
circadians-op-free_move-fighters = 1 безкоштовне переміщення з воїнами
circadians-op-free_move_from = переміщення з озера безкоштовні
circadians-op-temp_upgrade = { $track }: на цей хід стовпцем далі
circadians-op-free_action = дія без оплати
circadians-op-points = +{ $what }
circadians-op-discount-support_gems =
    { $count ->
        [one] допоміжна дія дешевша на { $count } самоцвіт
        [few] допоміжна дія дешевша на { $count } самоцвіти
       *[other] допоміжна дія дешевша на { $count } самоцвітів
    }
circadians-op-discount-lock = не платити за 1 замок
circadians-op-discount-fast_track = 3 швидкі просування без енергії
circadians-op-discount-deploy_energy = дислокація без енергії
circadians-op-discount-upgrade_energy =
    { $count ->
        [one] покращення дешевше на { $count } енергію
        [few] покращення дешевше на { $count } енергії
       *[other] покращення дешевше на { $count } енергії
    }
circadians-op-support_bonus = допоміжна дія дає ще { $gain }
circadians-op-free_support = допоміжна дія безкоштовна
circadians-op-double_location = бонус за розташування двічі
circadians-op-lock_alt = замки за { $cost }
circadians-op-hand_limit = ліміт руки { $count }
circadians-op-building_limit =
    { $count ->
        [one] до { $count } форпосту в регіоні
        [few] до { $count } форпостів у регіоні
       *[other] до { $count } форпостів у регіоні
    }
circadians-op-no_fast_track = без швидкого просування
circadians-op-region_count = кількість регіонів { $sign }
circadians-op-region_count-choose = кількість регіонів +1 або −1
circadians-op-vault_take = забрати 1 жетон зі сховища
circadians-op-vault_take-all = забрати всі жетони зі сховища
circadians-op-advance_priced_track = просунутися шкалою цієї фази
circadians-op-draw_then_discard = взяти { $draw }, потім скинути { $discard }
circadians-op-boost_morale = підняти бойовий дух
circadians-op-trap = пастка ранить одного, хто ввійшов
circadians-op-rearm_trap = перезарядка
circadians-op-home_ship = ваш дім — корабель
circadians-op-move_ship = переліт корабля за { $cost }
circadians-op-take_intel = взяти його карту розвідки
circadians-op-take_intel-any = взяти чужу карту розвідки
circadians-op-give_intel = повернути карти розвідки: +1 регіон за кожну
circadians-op-recruit_to = новобранці можуть з'являтися у фортецях
circadians-op-add_fighters =
    { $count ->
        [one] ще { $count } воїн для вербування
        [few] ще { $count } воїни для вербування
       *[other] ще { $count } воїнів для вербування
    }
circadians-op-rhyzu_upkeep = платити за рай-зу або відпускати їх
circadians-op-upkeep_discount = плата за рай-зу менша на { $count }
circadians-op-upkeep_free = рай-зу без плати
circadians-op-upgrade_rhyzu = покращити 1 рай-зу
circadians-op-command_to_victor = командування отримує переможець
circadians-op-forbid = не заходить в озера
circadians-op-mountain_to_lakes = під час підготовки гори ставлять і між базою та озерами
circadians-op-keep_units =
    { $count ->
        [one] { $count } підрозділ може лишитися
        [few] до { $count } підрозділів можуть лишитися
       *[other] до { $count } підрозділів можуть лишитися
    }
circadians-op-allow-harvest_here = регіон дає видобуток
circadians-op-allow-harvest_any_building = видобуток у регіонах з будь-якою будівлею
circadians-op-allow-harvest_controlled_region = видобуток в одному регіоні без будівлі
circadians-op-allow-harvest_dock_region = видобуток в одному регіоні біля корабля без будівлі
circadians-op-allow-build_without_foundation = будувати без фундаменту
circadians-op-allow-deploy_to_controlled_region = лідер може з'явитися в контрольованому регіоні
circadians-op-allow-ignore_pin = одне переміщення без утримання
circadians-op-allow-cross_mountain = одне переміщення через гору
circadians-op-allow-enter_lakes = може заходити в озера
circadians-op-allow-loot_on_lakes = жетони видобутку на озерах
circadians-op-allow-harvest_lakes = видобуток в озерах із жетоном
circadians-op-adjacency-all_bogs = усі болота суміжні
circadians-op-adjacency-all_lakes = озера суміжні
circadians-op-adjacency-base_to_outposts = регіон суміжний із базою
circadians-op-adjacency-base_to_own_buildings = регіони з будівлями суміжні з базою
circadians-op-adjacency-home_counts_as_bog = база вважається болотом
circadians-op-adjacency-home_to_lakes = база суміжна з обома озерами
circadians-op-adjacency-strongholds_count_as_bogs = фортеці вважаються болотами
circadians-to-strength = до сили
circadians-to-attack = до атаки
circadians-to-defense = до захисту
circadians-op-move_ship-free = безкоштовний переліт корабля
circadians-op-lock_alt-research = замки шкал досліджень за { $cost }
circadians-op-lock_alt-research-free = замки шкал досліджень безкоштовні
circadians-op-boost_morale-controlled =
    { $count ->
        [one] підняти бойовий дух в { $count } регіоні під контролем
        [few] підняти бойовий дух у { $count } регіонах під контролем
        [many] підняти бойовий дух у { $count } регіонах під контролем
       *[other] підняти бойовий дух у { $count } регіонах під контролем
    }
circadians-op-redeploy-few =
    { $count ->
        [one] передислокувати звідти { $count } воїна
        [few] передислокувати звідти до { $count } воїнів
        [many] передислокувати звідти до { $count } воїнів
       *[other] передислокувати звідти до { $count } воїнів
    }

## Поле словами
circadians-words-round = Раунд { $round } з 6, { $phase }. Ракетниця: { $flare }.
circadians-words-setup = Підготовка.
circadians-words-prices = Ціни: { $prices }.
circadians-words-price = { $phase } { $total } ({ $seat })
circadians-words-price-neutral = { $phase } { $total } (нейтральна)
circadians-words-region = { $region }, { $terrain }: { $what }.
circadians-words-base = { $region }, база ({ $seat }): { $what }.
circadians-words-relic = реліквія { $number }
circadians-words-loot = видобуток: { $loot }
circadians-words-token = { $token } ({ $loot })
circadians-words-free = вільних фундаментів { $count }
circadians-words-building = { $building } ({ $seat })
circadians-words-trap = заряджена пастка
circadians-words-morale = бойовий дух
circadians-words-units = { $seat }: { $units }
circadians-words-empty = порожньо
circadians-words-mountains = Гори: { $sides }.
circadians-words-tunnels = Тунелі: { $sides }.
circadians-words-side = { $a }–{ $b }
circadians-words-docks = Корабель біля { $a } і { $b }.
circadians-words-corner = Жетони видобутку в запасі: { $tokens }.
circadians-words-deck = Колода { $deck }, скид { $discard }.
circadians-words-seat = { $seat } ({ $faction }): енергія { $energy }, самоцвіти { $gems }, слава { $fame } з { $goal }, карти { $cards }, регіони { $regions }, суходіл { $land }, реліквії { $relics }.
circadians-words-mat = { $seat }: шкали { $tracks }; області вербування { $areas }; база: { $home }; жетони ціни { $supply }, сховище { $vault }.
circadians-words-reserve = { $seat }, лідери в запасі: { $leaders }.
circadians-words-upgraded = { $seat }, покращено: { $names }.
circadians-words-foundations = { $seat }, збудовано фундаменти: { $names }.
circadians-words-intel = { $seat } тримає: { $cards }.
circadians-words-known = { $seat }, відомі карти: { $cards }.
circadians-words-rows = Жетони бойового духу на планшеті: ряд сили { $strength }, ряд слави { $fame }.
circadians-words-battle = Битва в { $region }: { $seat } — { $opponent }.
circadians-words-hand = Ваша рука: { $cards }.
circadians-words-card = { $card } { $left }/{ $right }
circadians-words-plan = Ваш запечатаний план: { $sector }, { $card }.
circadians-alt-seats = Слава: { $seats }.
circadians-alt-seat = { $seat } ({ $faction }) { $fame } з { $goal }, суходіл { $land }
circadians-alt-relics = Реліквії на полі: { $relics }.
circadians-alt-relic = { $number } у { $region }

## Десять речень
circadians-quick-1 = Шість фракцій, у кожної свій шлях до слави; хто першим пройде свою шкалу слави, переможе.
circadians-quick-2 = Або контролюйте регіони всіх реліквій, що лишилися, під час перевірки й переможіть одразу.
circadians-quick-3 = Раундів не більше шести; якщо ніхто не переміг, перемагає той, у кого більше суходолу.
circadians-quick-4 = Щораунду ви встановлюєте ціну на дію в одній фазі: ви дієте в ній безкоштовно, інші платять або пропускають хід.
circadians-quick-5 = Відкриття рухає маркери шкалами; Будівництво ставить фундаменти й будівлі на вашому суходолі.
circadians-quick-6 = Виробництво дає енергію й видобуток; Вербування приводить воїнів і лідерів на базу; Переміщення їх відправляє.
circadians-quick-7 = Де зустрілися дві фракції, буде битва: кожна таємно обирає сектор диска і, якщо хоче, карту тактики.
circadians-quick-8 = Перемагає більша сила; атака понад захист ранить до чотирьох воїнів; переможені йдуть на базу.
circadians-quick-9 = Дохід залежить від кількості регіонів; із шістьма й більше можна покращити якість.
circadians-quick-10 = Хто контролює реліквію з номером раунду, забирає її з дослідженням і нагородою.

## Підказки
circadians-final-draws = буде взято карти або щось відкриється
circadians-final-ends = хід завершиться, і далі підуть інші
circadians-final-over = партія завершиться
circadians-hint-and = { $first }; { $then }
circadians-hint-free = безкоштовно
circadians-hint-land = { $terrain }, { $loot }
circadians-land-bog = болото
circadians-land-cliffs = скеля
circadians-land-plains = рівнина
circadians-land-lake = озеро
circadians-land-base = база
circadians-lower-factory = завод
circadians-lower-outpost = форпост
circadians-lower-stronghold = фортеця
circadians-hint-number = { $faction } { $count }
circadians-hint-there = { $faction }: { $what }
circadians-hint-home = вдома: { $units }
circadians-hint-relic = реліквія { $number }
circadians-hint-own = ваших { $count }
circadians-hint-leader = { $strength }/{ $attack }/{ $defense }: { $ability }
circadians-why-energy = треба енергії: { $need }, є { $have }
circadians-why-gems = треба самоцвітів: { $need }, є { $have }
circadians-final-foundations = початкові фундаменти ляжуть випадково
circadians-hint-beside = { $region }: { $what }
circadians-why-taken = за неї грає інший
circadians-why-site-count =
    { $count ->
        [one] за { $count } фракції тут немає місця для бази
        [few] за { $count } фракцій тут немає місця для бази
        [many] за { $count } фракцій тут немає місця для бази
       *[other] за { $count } фракцій тут немає місця для бази
    }
circadians-why-site-taken = зайнято: { $faction }
circadians-hint-left = лишиться енергії { $energy }, самоцвітів { $gems }
circadians-hint-nothing = нічого не зміниться
circadians-hint-discard = піде у скид
circadians-hint-column = відтепер: { $main }
circadians-hint-no-research = дослідження пропаде
circadians-loses-research = дослідження
circadians-loses-free-action = безкоштовна дія: ціну цієї фази встановили ви
circadians-hint-priced = вам безкоштовно: { $main }
circadians-hint-summon = { $strength }/{ $attack }/{ $defense }; плата в кожен дохід: { $upkeep }
circadians-hint-no-summon = лишиться в запасі
circadians-hint-keep-cards = карти лишаться на руці
circadians-hint-act = ціна { $total }, з них { $share } — { $faction }: { $main }
circadians-hint-act-neutral = ціна { $total }: { $main }
circadians-hint-act-free = без оплати: { $main }
circadians-hint-act-both = потім { $gain } за { $cost }, якщо вистачить; хід завершиться
circadians-hint-act-only = діяти; хід завершиться без допоміжної дії
circadians-hint-pass = нічого не коштує й нічого не дає
circadians-hint-later = нехай спершу зіграють усі, чия черга раніше; потім питання повернеться
circadians-hint-end = більше нічого в цей хід
circadians-hint-gain-energy = зараз { $count }
circadians-hint-gain-gems = замки, лідери, кубики; зараз { $count }
circadians-hint-gain-cards = для битв і фаз; на руці { $count }
circadians-hint-gain-research = стовпець уперед шкалою
circadians-hint-gain-recruit = воїни ближче до дому
circadians-hint-gain-foundation = фундамент із планшета назавжди відкриває властивість
circadians-hint-gain-upgrade_attribute = за її самоцвіти; зараз { $count }
circadians-why-lock-energy = треба 2 енергії
circadians-why-lock-gem = немає самоцвіту
circadians-why-lock-bypass = потрібен фундамент «Обхід»
circadians-why-card-phase = це карта фази «{ $phase }»
circadians-why-card-new = узята в цій самій фазі
circadians-why-card-window = не цієї миті фази
circadians-why-card-price = нічим оплатити дію
circadians-why-card-lock = нічим оплатити замок
circadians-why-track-end = уже в останньому стовпці
circadians-why-track-lock = нічим оплатити замок
circadians-why-priced = ціну встановили: { $faction }
circadians-why-token-vault = у сховищі; його поверне ціна 1
circadians-why-token-barred = забраний зі сховища в цьому раунді
circadians-why-token-supply = уже у вашому запасі
circadians-why-supported = допоміжна дія — раз на хід
circadians-why-no-research = усі шкали пройдено або закрито замком
circadians-why-no-foundation = немає фундаменту на планшеті або місця на вашому суходолі
circadians-why-no-upgrade_attribute = немає якості, на яку вистачить самоцвітів
circadians-why-no-deploy_leader = у запасі немає лідера, на якого вистачить самоцвітів
circadians-why-no-upgrade_leader = нікого покращити: усіх покращено або бракує самоцвітів
circadians-why-no-place_loot = немає жетона видобутку або місця для нього
circadians-hint-stop = решта очок пропаде
circadians-hint-factory = у регіоні можна вести виробництво; дохід: { $income }
circadians-hint-outpost = +2 до сили там, регіон суміжний із домом; дохід: { $income }
circadians-hint-stronghold = дохід: { $income }
circadians-hint-no-foundation = фундамент не будується
circadians-loses-foundation = фундамент без очка будівництва
circadians-hint-loot = { $loot } замість: { $instead }
circadians-hint-no-loot = жетони видобутку не змінюються
circadians-loses-loot = жетон видобутку за цей стовпець
circadians-hint-leader-energy = енергія: { $count }, самоцвіти за картою
circadians-hint-recruit-all = усі очки, спершу найближчі до дому
circadians-hint-recruit =
    { $count ->
        [one] лишиться { $count } очко
        [few] лишиться { $count } очки
        [many] лишиться { $count } очок
       *[other] лишиться { $count } очок
    }
circadians-why-build-twice = будівля цього типу там уже є
circadians-why-build-terrain = лише на скелі чи рівнині
circadians-why-build-beside = поруч інша ваша фортеця
circadians-why-build-all = усі вже на полі
circadians-why-build-lock = нічим оплатити замок
circadians-why-build-relic = фундамент під реліквією
circadians-why-build-full = там немає вільного фундаменту
circadians-why-build-three = там уже три фундаменти
circadians-why-build-built = уже збудовано
circadians-why-harvest-done = у цьому раунді вже було
circadians-why-harvest-loot = там немає видобутку
circadians-why-harvest-building = немає придатної будівлі
circadians-why-loot-token = там уже є жетон
circadians-why-loot-lake = лише на озеро
circadians-why-loot-flipped = жетон уже покращено
circadians-why-loot-control = не під вашим контролем
circadians-why-deployed = уже в грі: { $place }
circadians-why-leader = там інший ваш лідер
circadians-why-upgraded = уже покращено
circadians-why-commanded = під чужим командуванням
circadians-why-area = у цій області нікого немає
circadians-why-no-fast = ваша фракція не має швидкого просування
circadians-why-recruit = треба очок: { $need }, є { $have }
circadians-why-contested = там супротивник
circadians-hint-trade = { $gain } за { $cost }
circadians-hint-stay = лишаються: { $units }
circadians-hint-stay-nobody = ніхто не лишається
circadians-hint-nobody = усі лишаються на місці
circadians-hint-stop-moving = усі лишаються на місцях
circadians-hint-ship =
    { $count ->
        [one] нові регіони біля корабля за { $count } очко
        [few] нові регіони біля корабля за { $count } очки
        [many] нові регіони біля корабля за { $count } очок
       *[other] нові регіони біля корабля за { $count } очок
    }
circadians-hint-ship-stays = регіони біля корабля ті самі
circadians-why-route-closed = цей регіон не в грі
circadians-why-route-base = на базу не переміщуються
circadians-why-route-lake = озеро
circadians-why-route-mountain = між ними гора
circadians-why-route-dock = корабель стоїть не там
circadians-why-route-pinned = ваших утримує супротивник
circadians-why-route-leader = два лідери не можуть лишитися разом
circadians-why-route-relic = не з регіону поточної реліквії
circadians-why-route-presence = вас там немає
circadians-why-crowded = { $region }: спершу розведіть лідерів
circadians-why-no-ship = ваша фракція не має корабля
circadians-why-ship-moved = у цей хід корабель уже перелітав
circadians-why-ship-point = немає очка переміщення
circadians-why-ship-docks = вас немає там, куди він міг би перелетіти
circadians-why-docked = корабель уже там
circadians-final-die = буде кинуто кубик або щось перемішано
circadians-final-open = план відкриється одразу
circadians-hint-sides = сила { $my-strength } : { $their-strength }, атака { $my-attack } : { $their-attack }, захист { $my-defense } : { $their-defense }
circadians-hint-sector-retreat = обидва числа — захист; ви йдете й програєте, лідери цілі
circadians-hint-sector-die_left = 1 самоцвіт: кубик на 2–5 сили; праве число — сила
circadians-hint-sector-die_right = 1 самоцвіт: кубик на 2–5 сили; ліве число — сила
circadians-hint-sector-charge = обидва числа — атака
circadians-hint-sector-assault = ліве число — атака, праве — сила
circadians-hint-sector-guard = ліве число — сила, праве — захист
circadians-hint-no-card = обидва числа 1; у разі відступу ще −2 захисту
circadians-hint-keep = зараховується цей результат
circadians-hint-reroll = 2–5 сили; зараховується новий результат, навіть гірший
circadians-hint-leaders-home = цілі й удома, не розгромлені
circadians-hint-companions = разом із воїнами: { $places }
circadians-hint-no-boost = жетон не викладається
circadians-loses-boost = підняття бойового духу
circadians-hint-row-strength = сила в регіонах із бойовим духом: { $before } → { $after }
circadians-hint-row-fame = слава за кожен дохід: { $before } → { $after }
circadians-hint-release = до запасу; знову прикличе ціна { $total }
circadians-hint-no-attribute = якості не змінюються
circadians-loses-attribute = покращення якості
circadians-hint-bracket =
    регіонів { $count }: { $times ->
        [1] { $gain }
       *[other] двічі { $gain }
    }
circadians-hint-income-all = регіони, база, будівлі, лідери, якості, розвідка, фракція
circadians-hint-income-last = база, будівлі, лідери, якості, розвідка, фракція; потім регіони
circadians-hint-income-leaders = що дають лідери
circadians-hint-income-ai = пастки перезаряджаються
circadians-hint-income-leyrien = слава за бойовий дух
circadians-hint-income-jrayek = за чужих рай-зу ви отримуєте, за своїх платите
circadians-hint-go-home = додому: { $units }
circadians-why-battle-blocked = лідер там не дає обрати цю битву
circadians-why-sector-gem = потрібен самоцвіт
circadians-why-sector-charge = потрібні 4 воїни й жодного лідера
circadians-why-companion = лідерів беруть із собою лише Зої та «Вислизання»
circadians-why-boost-terrain = лише на скелі чи рівнині
circadians-why-boost-token = там уже є жетон
circadians-why-boost-presence = вас там немає
circadians-why-intel-held = вона вже у вас
circadians-why-income-taken = уже отримано
circadians-why-card-no-claim = лише для того, хто забирає реліквію
circadians-why-card-claim = не для того, хто забирає реліквію
circadians-why-track-priced = лише шкала фази, де встановлено ціну
circadians-why-summon = приходить із ціною { $total }
circadians-why-summoned = уже в грі
circadians-why-loot-gone = лежить у { $region }
circadians-why-loot-none = там немає жетона видобутку
circadians-why-no-stronghold = там немає вашої фортеці
circadians-why-battle-others = не ваша битва

## Що змінилося
circadians-change-of = { $seat }: { $what }
circadians-change-fame = слава { $before } → { $after }
circadians-change-energy = енергія { $before } → { $after }
circadians-change-gems = самоцвіти { $before } → { $after }
circadians-change-cards = карти { $before } → { $after }
circadians-change-track = { $track }: стовпець { $before } → { $after }
circadians-change-area = область вербування { $area }: { $before } → { $after }
circadians-change-regions = кількість регіонів { $before } → { $after }
circadians-change-upgraded = покращено: { $what }
circadians-change-foundation = збудовано фундамент: { $what }
circadians-change-tokens = зі сховища: { $tokens }
circadians-change-fighters = воїни, { $place }: { $before } → { $after }
circadians-change-leader = { $leader }: { $place }
circadians-change-destroyed = зруйновано в { $region }: { $building }
circadians-change-morale-up = бойовий дух піднято в { $region }
circadians-change-morale-down = бойовий дух утрачено в { $region }

## План битви, доки його складають
circadians-preview-mine = У вас зараз: сила { $strength }, атака { $attack }, захист { $defense }.
circadians-preview-theirs = { $faction } зараз: сила { $strength }, атака { $attack }, захист { $defense }; самоцвіти { $gems }, карти { $cards }.
circadians-preview-plan = Із цим планом: сила { $strength }, атака { $attack }, захист { $defense }.
circadians-preview-stats = сила { $strength }, атака { $attack }, захист { $defense }
circadians-preview-reach-mine = Супротивник може набрати сили: { $strength }; за рівності перемога ваша.
circadians-preview-reach-theirs = Супротивник може набрати сили: { $strength }; за рівності перемога його.

## Назви компонентів
circadians-phase-price = Установлення цін
circadians-phase-discover = Відкриття
circadians-phase-build = Будівництво
circadians-phase-harvest = Виробництво
circadians-phase-recruit = Вербування
circadians-phase-move = Переміщення
circadians-phase-combat = Бій
circadians-phase-income = Дохід
circadians-phase-relic = Перевірка реліквій
circadians-faction-circadians = Циркадіанці
circadians-faction-ai = ШІ
circadians-faction-zcharo = Скаро
circadians-faction-leyrien = Лер'єни
circadians-faction-jrayek = Джраєки
circadians-faction-oxataya = Оксатая
circadians-seat-faction-circadians = Циркадіанці
circadians-seat-faction-ai = ШІ
circadians-seat-faction-zcharo = Скаро
circadians-seat-faction-leyrien = Лер'єни
circadians-seat-faction-jrayek = Джраєки
circadians-seat-faction-oxataya = Оксатая
circadians-leader-sable = Сейбл
circadians-leader-akira = Акіра
circadians-leader-renzo = Рензо
circadians-leader-zoey = Зої
circadians-leader-melvan = Мелван
circadians-leader-adecai = Адекай
circadians-leader-injura = Інджура
circadians-leader-xiao = Сяо
circadians-leader-phoros = Форос
circadians-leader-demo = Демо
circadians-leader-oachra = Оахра
circadians-leader-cahzor = Казор
circadians-leader-zucalah = Зукала
circadians-leader-ejax = Еджакс
circadians-leader-urzo = Урзо
circadians-leader-niruveh = Ніруве
circadians-leader-eeyla = Ійла
circadians-leader-vehlac = Велак
circadians-leader-ivi = Іві
circadians-leader-rylach = Рілак
circadians-leader-jayen = Джаєн
circadians-leader-ikryla = Ікрила
circadians-leader-lynke = Лінк
circadians-leader-vahla = Вала
circadians-leader-kajali = Каджалі
circadians-leader-uryk = Урик
circadians-leader-halke = Галке
circadians-leader-katarin = Катарін
circadians-leader-tovati = Товаті
circadians-leader-azaru = Азару
circadians-leader-xanya = Ксанья
circadians-leader-rhan = Ран
circadians-leader-onari = Онарі
circadians-leader-latanja = Латанья
circadians-attribute-covert = Прихованість
circadians-attribute-militarized = Мілітаризованість
circadians-attribute-tactical = Тактичне мислення
circadians-attribute-mobile = Мобільність
circadians-attribute-perceptive = Проникливість
circadians-attribute-cunning = Хитрість
circadians-attribute-copious = Численність
circadians-attribute-destructive = Руйнівність
circadians-attribute-ominous = Зловісність
circadians-attribute-proficient = Умілість
circadians-attribute-seclusive = Замкненість
circadians-attribute-resilient = Стійкість
circadians-attribute-tenacious = Завзятість
circadians-attribute-expeditious = Стрімкість
circadians-attribute-optimistic = Оптимізм
circadians-attribute-spirited = Натхнення
circadians-attribute-protective = Опіка
circadians-attribute-aggressive = Агресивність
circadians-attribute-assertive = Напористість
circadians-attribute-hostile = Ворожість
circadians-attribute-fortified = Укріпленість
circadians-attribute-resourceful = Винахідливість
circadians-attribute-subterranean = Підземне життя
circadians-attribute-symbiotic = Симбіоз
circadians-attribute-volatile = Мінливість
circadians-card-price_gouging = Завищення цін
circadians-card-back_channel = Таємний канал
circadians-card-insider_knowledge = Інсайд
circadians-card-early_warning = Раннє сповіщення
circadians-card-overload = Перевантаження
circadians-card-field_notes = Польові нотатки
circadians-card-breakthrough = Прорив
circadians-card-analysis = Аналіз
circadians-card-salvaged_data = Трофейні дані
circadians-card-shared_insight = Обмін знаннями
circadians-card-prototype = Прототип
circadians-card-home_ground = Рідні стіни
circadians-card-entrenchment = Укріплення
circadians-card-demolition = Підрив
circadians-card-prefabrication = Збірні модулі
circadians-card-surveyors = Землеміри
circadians-card-scaffolding = Риштування
circadians-card-siege_works = Облогові роботи
circadians-card-concentrated_fire = Зосереджений вогонь
circadians-card-windfall = Несподівана вдача
circadians-card-deep_drilling = Глибоке буріння
circadians-card-raiding_party = Нальотчики
circadians-card-scavengers = Мародери
circadians-card-gem_cutter = Огранник
circadians-card-supply_lines = Лінії постачання
circadians-card-outnumbered = У меншості
circadians-card-fresh_troops = Свіжі сили
circadians-card-call_to_arms = Заклик до зброї
circadians-card-field_medics = Польові медики
circadians-card-rallying_cry = Бойовий клич
circadians-card-mercenaries = Найманці
circadians-card-heroic_rescue = Героїчний порятунок
circadians-card-fighting_withdrawal = Відхід з боєм
circadians-card-rapid_redeploy = Швидке перекидання
circadians-card-forced_march = Марш-кидок
circadians-card-slip_away = Вислизання
circadians-card-flanking = Обхід із флангу
circadians-card-mountain_pass = Гірський перевал
circadians-card-forward_command = Передовий штаб
circadians-card-ambush = Засідка
circadians-card-census = Перепис
circadians-card-annexation = Анексія
circadians-card-dividends = Дивіденди
circadians-card-tribute = Данина
circadians-card-evolution = Еволюція
circadians-card-night_watch = Нічна варта
circadians-card-living_legend = Жива легенда
circadians-card-relic_guard = Вартовий реліквії
circadians-card-desecration = Осквернення
circadians-card-resonance = Резонанс
circadians-sector-retreat = Відступ
circadians-sector-die_left = Ризик (кубик ліворуч)
circadians-sector-die_right = Ризик (кубик праворуч)
circadians-sector-charge = Натиск
circadians-sector-assault = Наступ
circadians-sector-guard = Оборона
circadians-personal-research = Архів
circadians-personal-unlock = Обхід
circadians-personal-harvest = Видобуток
circadians-personal-hand = Командний пункт
circadians-personal-adjacent = Майданчик
circadians-loot-loot_research = Розкоп
circadians-loot-loot_recruit = Плац
circadians-loot-loot_gems = Жила самоцвітів
circadians-loot-loot_energy = Енергоколодязь
circadians-loot-loot_card = Пост прослуховування
circadians-loot-loot_training = Полігон
circadians-loot-loot_command = Вузол зв'язку
circadians-loot-loot_works = Майстерня
circadians-intel-ai = Розвідка про ШІ
circadians-intel-zcharo = Розвідка про скаро
circadians-intel-leyrien = Розвідка про лер'єнів
circadians-intel-jrayek = Розвідка про джраєків
circadians-intel-oxataya = Розвідка про оксатая
circadians-resource-energy = Енергія
circadians-resource-gems = Самоцвіт
circadians-resource-cards = Карта тактики
circadians-resource-fame = Слава
circadians-resource-research = Дослідження
circadians-points-build = Очко будівництва
circadians-points-foundation = Будівництво фундаменту
circadians-points-harvest = Очко виробництва
circadians-points-recruit = Очко вербування
circadians-points-move = Очко переміщення
circadians-points-redeploy = Передислокація
circadians-points-upgrade_attribute = Покращення якості
circadians-points-upgrade_leader = Покращення лідера
circadians-points-deploy_leader = Дислокація лідера
circadians-points-place_loot = Розмістити жетон видобутку
circadians-points-upgrade_loot = Покращити жетон видобутку
circadians-points-boost_morale = Підняти бойовий дух
circadians-unit-fighter = Воїн
circadians-unit-leader = Лідер
circadians-unit-rhyzu = Рай-зу
circadians-building-factory = Завод
circadians-building-outpost = Форпост
circadians-building-stronghold = Фортеця
circadians-piece-foundation = Фундамент
circadians-piece-relic = Реліквія
circadians-piece-mountain = Гора
circadians-piece-tunnel = Тунель
circadians-piece-loot_token = Жетон видобутку
circadians-piece-price_token = Жетон ціни
circadians-piece-flare_gun = Ракетниця
circadians-piece-vault = Сховище
circadians-piece-lock = Замок
circadians-piece-combat_dial = Бойовий диск
circadians-piece-drop_ship = Корабель
circadians-piece-intel_card = Карта розвідки
circadians-piece-morale_token = Жетон бойового духу
circadians-piece-trap_token = Жетон пастки
circadians-terrain-bog = Болото
circadians-terrain-cliffs = Скеля
circadians-terrain-plains = Рівнина
circadians-terrain-lake = Озеро
circadians-terrain-base = База фракції
circadians-terrain-site = Регіон базування або фрагмента
circadians-stat-strength = Сила
circadians-stat-attack = Атака
circadians-stat-defense = Захист
circadians-region-a1 = A1
circadians-region-a2 = A2
circadians-region-a3 = A3
circadians-region-b1 = B1
circadians-region-b2 = B2
circadians-region-b3 = B3
circadians-region-b4 = B4
circadians-region-c1 = C1
circadians-region-c2 = C2
circadians-region-c3 = C3
circadians-region-c4 = C4
circadians-region-c5 = C5
circadians-region-d1 = D1
circadians-region-d2 = D2
circadians-region-d3 = D3
circadians-region-d4 = D4
circadians-region-d5 = D5
circadians-region-e1 = E1
circadians-region-e2 = E2
circadians-region-e3 = E3
circadians-region-e4 = E4
circadians-region-e5 = E5
circadians-region-f1 = F1
circadians-region-f2 = F2
circadians-region-f3 = F3
circadians-region-f4 = F4

## Довідник (/картка)
circadians-kind-faction = фракція
circadians-kind-leader = лідер
circadians-kind-rhyzu = рай-зу
circadians-kind-attribute = якість
circadians-kind-tactics = карта тактики
circadians-kind-personal = особистий фундамент
circadians-kind-loot = жетон видобутку
circadians-catalogue-faction = Фракція: { $faction }.
circadians-catalogue-fame = Слава: { $from }; для перемоги потрібно { $goal }.
circadians-fame-from-attribute_upgraded = за кожну покращену якість
circadians-fame-from-enemy_fighter_wounded = за поранених воїнів супротивника
circadians-fame-from-research_gained = за дослідження
circadians-fame-from-morale_income = за бойовий дух, у фазі доходу
circadians-fame-from-victory = за перемоги в битвах
circadians-fame-from-victory_over_leader_or_rhyzu = за перемоги над лідерами й рай-зу
circadians-catalogue-leaders = Лідерів у грі: { $count }.
circadians-catalogue-stronghold = Фортеця: { $effects }.
circadians-catalogue-rules = Своє правило: { $effects }.
circadians-catalogue-phase = Фаза: { $phase }.
circadians-catalogue-free = безкоштовно
circadians-catalogue-base = Сила { $strength }, атака { $attack }, захист { $defense }; дислокація: { $cost }; { $effects }.
circadians-catalogue-upgraded = **З покращенням** ({ $upgrade }): сила { $strength }, атака { $attack }, захист { $defense }; дислокація: { $cost }; { $effects }.
circadians-catalogue-before = На початку: { $effects }.
circadians-catalogue-after = **З покращенням** ({ $cost }): { $effects }.
circadians-catalogue-at-once = Одразу під час покращення: { $effects }.
circadians-catalogue-values = Значення: { $left } ліворуч, { $right } праворуч.
circadians-catalogue-battle = ⚔️ { $effects }.
circadians-catalogue-play = Розігрують у фазі «{ $phase }»: { $effects }.
circadians-catalogue-lock = Розіграш закрито замком: 1 самоцвіт.
circadians-catalogue-lasting = Коли збудовано: { $effects }.
circadians-catalogue-reward = Одразу: { $reward }.
circadians-catalogue-loot = Виробництво: { $reward }.
circadians-catalogue-loot-upgraded = **З покращенням**: { $reward }.
circadians-where-list = { $places }
circadians-where-region = { $seat } ({ $region })
circadians-where-home = { $seat } (удома)
circadians-where-reserve = { $seat } (у запасі)
