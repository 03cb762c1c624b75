# Рёдзен

ryozen-name = Рёдзен
ryozen-about = Отправляйте соратников вокруг вращающегося дворца, собирайте свет трёх лун и заслужите благосклонность Леди Феникс.

## Лобби
ryozen-option-mode = Дворец
ryozen-option-mode-standard = Обычный режим
ryozen-part-board = Поле
ryozen-part-players = Игроки
ryozen-part-cards = Карточки и ряды

## Количества
ryozen-some-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
ryozen-some-scroll =
    { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
       *[other] { $count } свитков
    }
ryozen-some-lantern =
    { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[other] { $count } фонарей
    }
ryozen-some-coral =
    { $count ->
        [one] { $count } коралловый осколок
        [few] { $count } коралловых осколка
       *[other] { $count } коралловых осколков
    }
ryozen-some-agate =
    { $count ->
        [one] { $count } агатовый осколок
        [few] { $count } агатовых осколка
       *[other] { $count } агатовых осколков
    }
ryozen-some-jade =
    { $count ->
        [one] { $count } нефритовый осколок
        [few] { $count } нефритовых осколка
       *[other] { $count } нефритовых осколков
    }
ryozen-some-favour =
    { $count ->
        [one] { $count } очко благосклонности
        [few] { $count } очка благосклонности
       *[other] { $count } очков благосклонности
    }
ryozen-bundle = { $what }
ryozen-place = { $sector } { $slot }
ryozen-spot = { $name } { $face }
ryozen-at-hand = рука
ryozen-at-pushed = вне игры до конца раунда

## Вопросы
ryozen-ask-clan = Какой клан вы возглавите?
ryozen-ask-start-of-turn = Ваш ход. Применить сначала карточку откровения?
ryozen-ask-where = Куда поместить соратника?
ryozen-ask-which = { $place }: кого поместить?
ryozen-ask-side = { $kin }, { $place }: какой стороной?
ryozen-ask-ability = { $kin }: { $ability }
ryozen-ask-apply = { $sector }: { $effect } Применить?
ryozen-ask-palace = { $source }: что вы берёте?
ryozen-ask-confirm = Всё готово? До подтверждения ход можно отменить.
ryozen-ask-gain = { $source }: какой ресурс вы получаете?
ryozen-ask-gain-shard = { $source }: какой осколок луны вы получаете?
ryozen-ask-pay = { $source }: чем вы платите?
ryozen-ask-strike = { $source }: кому нанести удар?
ryozen-ask-flip = { $source }: какого соратника скрыть?
ryozen-ask-move = { $source }: кого и куда переместить?
ryozen-ask-explore = { $source }: исследовать деревню?
ryozen-ask-village-bonus = { $source }: бонус какой деревни вы берёте?
ryozen-ask-buy-revelation = { $source }: какие карточки откровения вы приобретаете?
ryozen-ask-reveal-kin = { $source }: раскрыть верхнего соратника вашей стопки?
ryozen-ask-hire = { $source }: кого нанять и кто уступит место?
ryozen-ask-discard-event = { $source }: какое событие сбросить?
ryozen-ask-restore-event = { $source }: куда вернуть событие?
ryozen-ask-day-effect = { $source }: дневной эффект какого сектора?
ryozen-ask-night-reward = { $source }: ночная награда какого сектора выдаётся сейчас?
ryozen-ask-copy-ability = { $source }: чью способность применить?
ryozen-ask-choose = { $source }: что вы делаете?
ryozen-ask-seal-moment = { $source }: удар сейчас или после дневного эффекта?
ryozen-ask-mercy = Удар по сопернику нанесён. Применить карточку милосердия?
ryozen-ask-wall = Ваш соратник получил удар ({ $kin }). На какую внешнюю стену он отправится?
ryozen-ask-owed-gain = Вы получаете ресурс. Какой?
ryozen-ask-owed-shard = Вы получаете осколок луны. Какой?
ryozen-ask-owed-lose = Вы должны сбросить ресурс. Какой?
ryozen-ask-event = { $event }. { $effect } Ваш выбор?

## Ответы
ryozen-skip = Нет, спасибо
ryozen-use = Применить
ryozen-apply = Применить
ryozen-later = Позже
ryozen-reveal = Раскрыть
ryozen-end-turn = Закончить ход
ryozen-side-revealed = Раскрытым
ryozen-side-cloaked = Скрытым
ryozen-hint-revealed = 1 влияние; можно применить способность
ryozen-hint-cloaked = 2 влияния, ещё 1 монета; без способности
ryozen-paid-place = { $place } (цена: { $cost })
ryozen-lantern-sector = { $sector } за 1 фонарь
ryozen-kin-at-revealed = { $place }: { $kin } ({ $owner })
ryozen-kin-at-cloaked = { $place }: { $kin }, скрыт ({ $owner })
ryozen-kin-from = { $kin }, { $place }
ryozen-move-option = { $kin }: { $start } → { $place }
ryozen-explore-option =
    { $count ->
        [one] Исследовать { $count } деревню: { $village }
        [few] Исследовать { $count } деревни: { $village }
       *[other] Исследовать { $count } деревень: { $village }
    }
ryozen-build-option =
    { $count ->
        [0] Построить деревню { $space } (цена: { $cost })
       *[other] Исследовать { $count } и построить деревню { $space } (цена: { $cost })
    }
ryozen-purchase-keep = { $card }: оставить
ryozen-purchase-favour = { $card }: сбросить
ryozen-hint-kept =
    { $count ->
        [one] цена: { $price }; место { $spaces }
       *[other] цена: { $price }; места { $spaces }
    }
ryozen-hint-cashed =
    { $count ->
        [one] цена: { $price }, даёт { $favour }; место { $spaces }
       *[other] цена: { $price }, даёт { $favour }; места { $spaces }
    }
ryozen-group-cards =
    { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
       *[other] { $count } карточек
    }
ryozen-hire-group = { $kin } (цена: { $price })
ryozen-hire-option = { $kin } вместо: { $old } ({ $place })
ryozen-hint-hire = цена: { $price }; вы получаете { $favour }
ryozen-restore-option = { $event }: область { $space }
ryozen-no-mercy = Без милосердия
ryozen-mercy-option = { $card }, оплата: { $resource }

## Постоянные предпочтения
ryozen-preference = { $order }
ryozen-standing = Постоянные предпочтения
ryozen-standing-gain = Какие ресурсы получать, лучшие первыми
ryozen-standing-pay = Какими ресурсами платить, по порядку
ryozen-standing-lose = Какие ресурсы терять, по порядку
ryozen-standing-shard = Какие осколки луны получать, лучшие первыми
ryozen-standing-wall = Внешняя стена для соратника после удара
ryozen-standing-lowest = С меньшим номером
ryozen-standing-highest = С большим номером

## Способности
ryozen-ability-apprentice = Нет способности.
ryozen-ability-philosopher = Приобретите 1 карточку откровения.
ryozen-ability-merchant = Получите 1 ресурс на выбор.
ryozen-ability-archer = Нанесите удар соратнику в противоположном секторе.
ryozen-ability-bard = Скройте раскрытого соратника в соседнем секторе.
ryozen-ability-fighter = Нанесите удар другому соратнику здесь.
ryozen-ability-trickster = Примените способность вашего соратника из ряда Дома кланов.
ryozen-ability-diplomat = Переместите сюда вашего соратника из соседнего сектора.
ryozen-ability-advisor = Глашатай на месте I: 3 благосклонности, иначе 2 свитка.
ryozen-ability-pathfinder = Исследуйте 1 деревню или возьмите бонус деревни вашего Исследователя.
ryozen-ability-seer = Сбросьте событие или верните последнее сброшенное.
ryozen-ability-mentor = Примените дневной эффект Дома кланов.
ryozen-ability-hermit = Примените дневной эффект соседнего сектора вместо этого.
ryozen-ability-guardian = Заплатите 1 монету: до вашего хода никто не входит в этот сектор.
ryozen-ability-organizer = Нанесите удар соратнику в секторе, где есть ваш скрытый соратник.
ryozen-ability-night-agent = Заплатите 1 ресурс: получите 1 осколок цвета этого сектора.

## Дневные эффекты
ryozen-effect-gate = Получите 1 фонарь; можно сбросить событие.
ryozen-effect-capital = Получите 2 свитка; ваш Глашатай идёт на место I.
ryozen-effect-outskirts = Исследуйте до 2 деревень или исследуйте до 1 и постройте одну.
ryozen-effect-altar = Исследуйте 1 деревню, затем возьмите бонус исследованной.
ryozen-effect-springs = Приобретите до 2 карточек откровения.
ryozen-effect-clan-house = Раскройте соратника своей стопки, затем наймите одного.
ryozen-effect-palace = 1 ресурс или за 1 фонарь дневной эффект выделенного сектора; Дворец поворачивается.
ryozen-effect-outer-wall = Получите 1 ресурс; Дворец поворачивается.
ryozen-effect-embrasure = За 1 фонарь дневной эффект выделенного сектора; Дворец поворачивается.
ryozen-effect-summit = Получите 1 ресурс, затем можно за 1 фонарь выделенный сектор; Дворец поворачивается.

## Бонусы деревень
ryozen-bonus-start-village = Получите 2 монеты.
ryozen-bonus-altar-tile = Заплатите 1 ресурс: получите 1 осколок луны на выбор.
ryozen-bonus-prosperville = Получите 1 монету, 1 свиток и 1 фонарь.
ryozen-bonus-craftsville = Получите 3 свитка.
ryozen-bonus-fire-cape = Получите 2 фонаря.
ryozen-bonus-river-shoal = Получите 1 благосклонность за каждые 2 ваши карточки откровения.
ryozen-bonus-stronghold = Получите 1 ресурс на выбор за каждую пустую область события.
ryozen-bonus-owl-cove = Бесплатно скройте одного своего раскрытого соратника.
ryozen-bonus-bandit-den = Верните последнее сброшенное событие: получите 3 благосклонности.
ryozen-bonus-bird-gorge = Получите 1 благосклонность за каждого своего соратника в выделенных секторах.
ryozen-bonus-town-hall = Примените дневной эффект Столицы.
ryozen-bonus-nomad-camp = Бесплатно переместите своего раскрытого соратника в другой сектор.
ryozen-bonus-moon-forge = Ваш Исследователь отходит на 1 деревню: получите 1 осколок луны на выбор.
ryozen-bonus-moon-harbour = Выдайте сейчас ночную награду выделенного сектора.

## Карточки откровения
ryozen-card-strategic-manoeuvres = В начале хода: за 1 монету переместите своего соратника в другой сектор.
ryozen-card-offering-of-wealth = В начале хода: нанесите удар своему соратнику, получите 1 монету.
ryozen-card-offering-of-wisdom = В начале хода: нанесите удар своему соратнику, получите 1 свиток.
ryozen-card-offering-of-spirits = В начале хода: нанесите удар своему соратнику, получите 1 фонарь.
ryozen-card-offering-of-the-phoenix = В начале хода: нанесите удар своему соратнику, получите 2 благосклонности.
ryozen-card-seal-of-the-outskirts = Каждый раз, применяя Окраину: получите 2 благосклонности.
ryozen-card-disguise = В начале хода: за 1 свиток скройте своего раскрытого соратника.
ryozen-card-prayer-of-the-coral-moon = В начале хода: 1 или 2 фонаря за столько же коралловых осколков; сбросьте карточку.
ryozen-card-prayer-of-the-agate-moon = В начале хода: 1 или 2 фонаря за столько же агатовых осколков; сбросьте карточку.
ryozen-card-prayer-of-the-jade-moon = В начале хода: 1 или 2 фонаря за столько же нефритовых осколков; сбросьте карточку.
ryozen-card-seal-of-the-capital = Каждый раз, применяя Столицу: получите 1 ресурс на выбор.
ryozen-card-seal-of-the-palace = Перед применением Дворца: получите 1 монету.
ryozen-card-seal-of-the-springs = Каждый раз, применяя Источники: 1 благосклонность за приобретённую карточку.
ryozen-card-seal-of-the-gate = Перед применением Врат: каждый соперник сбрасывает 1 ресурс.
ryozen-card-seal-of-the-altar = Каждый раз, применяя Алтарь: нанесите удар сопернику в любом секторе.
ryozen-card-seal-of-the-clan-house = Перед применением Дома кланов: раскройте ещё одного соратника стопки.
ryozen-card-coral-mercy = Ударив соперника: за 1 ресурс получите 1 коралловый осколок.
ryozen-card-agate-mercy = Ударив соперника: за 1 ресурс получите 1 агатовый осколок.
ryozen-card-jade-mercy = Ударив соперника: за 1 ресурс получите 1 нефритовый осколок.
ryozen-card-rainbow = В начале хода: 1 благосклонность за каждый вид глифа на ваших карточках; сбросьте.

## События
ryozen-does-breach-in-the-wall = Потеряйте 1 монету, 1 свиток и 1 фонарь.
ryozen-does-uprising = Потеряйте 1 благосклонность за каждую исследованную деревню, включая стартовую.
ryozen-does-fire-in-the-clan-house = Сбросьте 1 карточку откровения.
ryozen-does-bandit-raid = Нанесите удар своему раскрытому соратнику в секторе.
ryozen-does-suspicious-rumours = Раскройте одного своего скрытого соратника.
ryozen-does-ominous-shadows = Потеряйте 1 благосклонность за каждый выделенный сектор с вашим соратником.
ryozen-does-coral-eclipse = Нет коралловых осколков: получите один. Иначе потеряйте один.
ryozen-does-agate-eclipse = Нет агатовых осколков: получите один. Иначе потеряйте один.
ryozen-does-jade-eclipse = Нет нефритовых осколков: получите один. Иначе потеряйте один.
ryozen-does-curse-of-shadow = Нанесите удар своему соратнику в каждом выделенном секторе.
ryozen-does-palace-banquet = Потеряйте 1 ресурс на выбор за каждого своего соратника во Дворце.
ryozen-does-public-brawl = Потеряйте 1 благосклонность за каждого раскрытого Подмастерья на поле.
ryozen-does-lunar-curse = Потеряйте 1 осколок луны за каждый выделенный сектор с вашим соратником.
ryozen-does-sun-glare = Потеряйте 1 благосклонность за каждый сектор с вашим соратником.
ryozen-does-lunar-festival = Потеряйте 1 фонарь за каждого соратника в выделенных секторах.
ryozen-does-invisible-presence = Раскройте всех своих скрытых соратников в выделенных секторах.
ryozen-does-ceremony-of-three-lights = Соратники во всех трёх выделенных секторах: потеряйте 3 благосклонности.
ryozen-does-mist-of-oblivion = За каждую карточку откровения: сбросьте её или потеряйте 1 благосклонность. Выберите, что сбросить.
ryozen-does-flood = Ваш Исследователь отходит на 1 деревню.
ryozen-does-earthquake = За каждого соратника на поле: потеряйте 1 осколок луны или 1 благосклонность.

## Что происходит
ryozen-first-player = Первый игрок: { $seat }.
ryozen-clan-chosen = { $seat }: { $clan }.
ryozen-set-up = Королевство разложено. Выделенные секторы: { $sectors }.
ryozen-round-begins = **Раунд { $round } из { $rounds }, День.** Первый игрок: { $first }.
ryozen-events-predicted = Предсказанные события: { $events }.
ryozen-events-shuffled = Сброшенные события образуют новую колоду.
ryozen-revelations-shuffled = Сброшенные карточки откровения образуют новую колоду.
ryozen-revelation-shown = Новая карточка у Источников: { $card }.
ryozen-placed = { $seat } помещает соратника: { $kin }, { $place }.
ryozen-placed-cloaked = { $seat } помещает скрытого соратника: { $kin }, { $place }.
ryozen-ability = { $seat } применяет способность: { $kin }.
ryozen-copied = { $seat } копирует способность: { $kin }.
ryozen-day-effect = { $seat } применяет дневной эффект: { $sector }.
ryozen-bonus = { $seat } берёт бонус деревни: { $village }.
ryozen-gained = { $seat }: +{ $what }.
ryozen-lost = { $seat }: −{ $what }.
ryozen-paid = { $seat } платит: { $what }.
ryozen-struck = Удар: { $kin } ({ $seat }), { $place }, отправляется во Дворец.
ryozen-struck-cloaked = Удар: { $kin } ({ $seat }), { $place }, теперь раскрыт, но остаётся на месте.
ryozen-on-wall = { $kin } ({ $seat }) отправляется на стену: { $place }.
ryozen-pushed = { $kin } ({ $seat }) выбывает до конца раунда.
ryozen-turned-cloaked = { $kin } ({ $seat }), { $place }: теперь скрыт.
ryozen-turned-revealed = { $kin } ({ $seat }), { $place }: теперь раскрыт.
ryozen-moved = { $seat } перемещает соратника: { $kin }, { $start } → { $place }.
ryozen-explored = { $seat } исследует деревни, теперь: { $village }.
ryozen-built = **{ $seat } строит деревню** { $space }: { $village }.
ryozen-explorer-back = { $seat }: Исследователь отходит назад, теперь: { $village }.
ryozen-card-kept = { $seat } оставляет карточку: { $card }.
ryozen-card-cashed = { $seat } сбрасывает карточку ради благосклонности: { $card }.
ryozen-card-used = { $seat } применяет карточку: { $card }.
ryozen-card-discarded = { $seat } сбрасывает карточку: { $card }.
ryozen-tile-revealed = { $seat } раскрывает соратника в Доме кланов: { $kin }, ячейка { $slot }.
ryozen-tile-leaves = { $kin } ({ $seat }) покидает Дом кланов и игру.
ryozen-hired = **{ $seat } нанимает соратника**: { $kin } вместо: { $old } ({ $place }).
ryozen-event-averted = { $seat } сбрасывает событие: { $event }.
ryozen-event-restored = { $seat } возвращает событие: { $event }, область { $space }.
ryozen-herald-first = { $seat }: Глашатай занимает место I.
ryozen-palace-turns = Дворец поворачивается. Выделенные секторы: { $sectors }.
ryozen-blocked = { $seat } закрывает сектор до своего следующего хода: { $sector }.
ryozen-turn-ends = { $seat } заканчивает ход.
ryozen-night = **Ночь { $round }.** События разыгрываются слева направо.
ryozen-event-hits = { $event }, { $seat }:
ryozen-majority = { $sector }: большинство имеет { $seat }.
ryozen-night-reward-now = { $seat } выдаёт ночную награду сейчас: { $sector }.
ryozen-token = { $seat } берёт жетон первого игрока.
ryozen-dawn = Рассвет: соратники возвращаются. Первый игрок: { $first }.
ryozen-scored = { $seat }: за осколки луны { $shards }, за ресурсы { $resources }, всего { $total }.
ryozen-winner =
    { $total ->
        [one] **Благосклонность Леди Феникс достаётся: { $seat }, { $total } очко.**
        [few] **Благосклонность Леди Феникс достаётся: { $seat }, { $total } очка.**
       *[other] **Благосклонность Леди Феникс достаётся: { $seat }, { $total } очков.**
    }
ryozen-won-favour = Больше всего благосклонности
ryozen-won-herald = Равная благосклонность, лучше место на треке Столицы
ryozen-score-track = Трек благосклонности
ryozen-score-shards = Осколки луны
ryozen-score-resources = Ресурсы
ryozen-score-total = Всего

## Поле словами
ryozen-phase-setup = подготовка
ryozen-phase-day = День
ryozen-phase-night = Ночь
ryozen-phase-dawn = Рассвет
ryozen-phase-end = конец
ryozen-words-round = Раунд { $round } из { $rounds }, { $phase }. Первый игрок: { $first }.
ryozen-words-turn = Сейчас ходит { $seat }.
ryozen-words-waiting = Ждём: { $seats }.
ryozen-words-over =
    { $total ->
        [one] Партия окончена. Побеждает { $seat }, { $total } очко.
        [few] Партия окончена. Побеждает { $seat }, { $total } очка.
       *[other] Партия окончена. Побеждает { $seat }, { $total } очков.
    }
ryozen-words-highlighted = Выделенные секторы: { $sectors }.
ryozen-words-sector = { $sector }: { $kin }.
ryozen-words-sector-lit = { $sector } (выделен): { $kin }.
ryozen-words-closed = { $sector }: сектор закрывает Страж ({ $seat }).
ryozen-words-nobody = никого
ryozen-words-revealed = { $place }, { $kin } ({ $owner })
ryozen-words-cloaked = { $place }, { $kin }, скрыт ({ $owner })
ryozen-words-in-palace = { $kin } ({ $owner })
ryozen-words-free =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
       *[other] свободно { $count } мест
    }
ryozen-words-events = Предсказанные события: { $events }.
ryozen-words-event = { $space }. { $event }
ryozen-words-event-pile =
    { $deck ->
        [one] Колода событий: { $deck } карточка; сверху в сбросе: { $top }.
        [few] Колода событий: { $deck } карточки; сверху в сбросе: { $top }.
       *[other] Колода событий: { $deck } карточек; сверху в сбросе: { $top }.
    }
ryozen-words-nothing = пусто
ryozen-words-revelations = Откровения у Источников: { $cards }.
ryozen-words-revelation = { $card } (цена { $price }, сброс { $favour })
ryozen-words-row = Ряд Дома кланов: { $tiles }.
ryozen-words-tile = { $kin }, { $owner } ({ $price }, { $favour })
ryozen-words-villages = Деревни: { $villages }.
ryozen-words-village = { $space }. { $village }
ryozen-words-village-with = { $space }. { $village } (Исследователи: { $seats })
ryozen-words-next-village = Следующая постройка: { $village }, область { $space } (цена: { $cost }), { $favour }.
ryozen-words-heralds = Трек Столицы с места I: { $seats }.
ryozen-words-player = **{ $seat }**, { $clan }: { $favour }; { $resources }; { $shards }.
ryozen-words-hand = В руке: { $kin }.
ryozen-words-hand-empty = В руке никого.
ryozen-words-cards = Карточки откровения: { $cards }.
ryozen-words-pushed = Вне игры до конца раунда: { $kin }.
ryozen-words-pile =
    { $count ->
        [one] В стопке клана { $count } соратник.
        [few] В стопке клана { $count } соратника.
       *[other] В стопке клана { $count } соратников.
    }
ryozen-words-lead = Впереди { $seat }: { $favour }.

## Правила в десяти предложениях
ryozen-quick-1 = Побеждает тот, у кого больше благосклонности после трёх раундов; в каждом есть День и Ночь.
ryozen-quick-2 = Днём вы за ход помещаете одного соратника на свободное место сектора или во Дворец, пока руки не опустеют.
ryozen-quick-3 = Раскрытый соратник даёт 1 влияние и может применить способность; скрытый стоит монету, даёт 2 влияния и не имеет способности.
ryozen-quick-4 = Затем можно применить дневной эффект этого места: фонари, свитки, деревни, карточки, новые соратники.
ryozen-quick-5 = Во Дворце вы берёте ресурс или за фонарь применяете один из трёх выделенных секторов; затем Дворец поворачивается.
ryozen-quick-6 = Скрытый соратник после удара раскрывается, раскрытый отправляется во Дворец.
ryozen-quick-7 = Ночью четыре предсказанных события слева направо касаются всех; от некоторых можно избавиться днём у Врат.
ryozen-quick-8 = Затем каждый сектор награждает всех, у кого там есть соратники, а большинство влияния приносит осколок луны; ничьи решает Глашатай.
ryozen-quick-9 = Дворец даёт благосклонность за каждого соратника и осколок на выбор; у кого там больше всех, тот берёт жетон первого игрока.
ryozen-quick-10 = В конце три осколка одного цвета приносят 9, три разных 6, а каждые три ресурса 3.

## Названия компонентов

ryozen-sector-gate = Врата
ryozen-sector-capital = Столица
ryozen-sector-outskirts = Окраина
ryozen-sector-altar = Алтарь
ryozen-sector-springs = Источники
ryozen-sector-clan_house = Дом кланов
ryozen-sector-palace = Дворец Феникса
ryozen-kin-apprentice = Подмастерье
ryozen-kin-philosopher = Философ
ryozen-kin-merchant = Торговец
ryozen-kin-archer = Лучник
ryozen-kin-bard = Бард
ryozen-kin-fighter = Воин
ryozen-kin-trickster = Фокусник
ryozen-kin-diplomat = Дипломат
ryozen-kin-advisor = Советник
ryozen-kin-pathfinder = Следопыт
ryozen-kin-seer = Ясновидец
ryozen-kin-mentor = Наставник
ryozen-kin-hermit = Отшельник
ryozen-kin-guardian = Страж
ryozen-kin-organizer = Организатор
ryozen-kin-night_agent = Ночной агент
ryozen-village-start_village = Стартовая деревня
ryozen-village-altar_tile = Тайл Алтаря
ryozen-village-prosperville = Благополис
ryozen-village-craftsville = Мастервила
ryozen-village-fire_cape = Огненный мыс
ryozen-village-river_shoal = Речная отмель
ryozen-village-stronghold = Оплот
ryozen-village-owl_cove = Совиная бухта
ryozen-village-bandit_den = Бандитское логово
ryozen-village-bird_gorge = Птичье ущелье
ryozen-village-town_hall = Ратуша
ryozen-village-nomad_camp = Лагерь кочевников
ryozen-village-moon_forge = Лунная кузница
ryozen-village-moon_harbour = Лунная гавань
ryozen-revelation-strategic_manoeuvres = Стратегические манёвры
ryozen-revelation-offering_of_wealth = Подношение богатства
ryozen-revelation-offering_of_wisdom = Подношение мудрости
ryozen-revelation-offering_of_spirits = Подношение духов
ryozen-revelation-offering_of_the_phoenix = Подношение Феникса
ryozen-revelation-seal_of_the_outskirts = Печать Окраины
ryozen-revelation-disguise = Маскировка
ryozen-revelation-prayer_of_the_coral_moon = Молитва коралловой луны
ryozen-revelation-prayer_of_the_agate_moon = Молитва агатовой луны
ryozen-revelation-prayer_of_the_jade_moon = Молитва нефритовой луны
ryozen-revelation-seal_of_the_capital = Печать Столицы
ryozen-revelation-seal_of_the_palace = Печать Дворца
ryozen-revelation-seal_of_the_springs = Печать Источников
ryozen-revelation-seal_of_the_gate = Печать Врат
ryozen-revelation-seal_of_the_altar = Печать Алтаря
ryozen-revelation-seal_of_the_clan_house = Печать Дома кланов
ryozen-revelation-coral_mercy = Коралловое милосердие
ryozen-revelation-agate_mercy = Агатовое милосердие
ryozen-revelation-jade_mercy = Нефритовое милосердие
ryozen-revelation-rainbow = Радуга
ryozen-glyph-stratagem = Око
ryozen-glyph-offering = Пламя
ryozen-glyph-seal = Кольцо
ryozen-glyph-prayer = Луна
ryozen-glyph-mercy = Клинок
ryozen-glyph-rainbow = Перо
ryozen-event-breach_in_the_wall = Брешь в стене
ryozen-event-uprising = Восстание
ryozen-event-fire_in_the_clan_house = Пожар в Доме кланов
ryozen-event-bandit_raid = Бандитский налёт
ryozen-event-suspicious_rumours = Подозрительные слухи
ryozen-event-ominous_shadows = Зловещие тени
ryozen-event-coral_eclipse = Коралловое затмение
ryozen-event-agate_eclipse = Агатовое затмение
ryozen-event-jade_eclipse = Нефритовое затмение
ryozen-event-curse_of_shadow = Проклятие тени
ryozen-event-palace_banquet = Дворцовый банкет
ryozen-event-public_brawl = Публичная потасовка
ryozen-event-lunar_curse = Лунное проклятие
ryozen-event-sun_glare = Блики солнца
ryozen-event-lunar_festival = Лунный фестиваль
ryozen-event-invisible_presence = Невидимое присутствие
ryozen-event-ceremony_of_three_lights = Церемония трёх огней
ryozen-event-mist_of_oblivion = Туман забвения
ryozen-event-flood = Наводнение
ryozen-event-earthquake = Землетрясение
ryozen-clan-orange = Оранжевый клан
ryozen-clan-purple = Фиолетовый клан
ryozen-clan-green = Зелёный клан
ryozen-clan-blue = Синий клан
ryozen-spot-kind-outer_wall = Внешняя стена
ryozen-spot-kind-embrasure = Бойница
ryozen-spot-kind-summit = Вершина
ryozen-side-of-board-south = Юг
ryozen-side-of-board-west = Запад
ryozen-side-of-board-north = Север
ryozen-side-of-board-east = Восток
ryozen-resource-coin = Монета
ryozen-resource-scroll = Свиток
ryozen-resource-lantern = Фонарь
ryozen-shard-coral = Осколок коралловой луны
ryozen-shard-agate = Осколок агатовой луны
ryozen-shard-jade = Осколок нефритовой луны
ryozen-option-mode-phoenix_palace = Режим «Дворец Феникса»
