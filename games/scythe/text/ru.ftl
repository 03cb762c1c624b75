# Серп

scythe-name = Серп
scythe-about = Возглавьте нацию в иных 1920-х: двигайтесь, торгуйте, производите, стройте мехов и сражайтесь тайными дисками; шестая звезда завершает игру, побеждает самый богатый.

## Лобби
scythe-option-faction_assignment = Нации
scythe-option-faction_assignment-random = Раздать случайно
scythe-option-faction_assignment-choose = Выбирают игроки
scythe-option-player_mat_assignment = Планшеты игроков
scythe-option-player_mat_assignment-random = Раздать случайно
scythe-option-player_mat_assignment-in_seat_order = По порядку мест (при случайных нациях)
scythe-option-player_mat_assignment-choose = Выбирают игроки
scythe-option-banned_pairs = Запрещённые пары
scythe-option-banned_pairs-enforce = Не раздаются
scythe-option-banned_pairs-allow = Разрешены
scythe-option-bribes = Подарки монет
scythe-option-bribes-allowed = Разрешены
scythe-option-bribes-forbidden = Запрещены
scythe-option-sample_scoring_at_first_star = Пробный подсчёт при первой звезде
scythe-option-sample_scoring_at_first_star-off = Нет
scythe-option-sample_scoring_at_first_star-on = Да
scythe-option-delay_of_game = Затягивание игры
scythe-option-delay_of_game-off = Прогноз бесплатен
scythe-option-delay_of_game-on = Прогноз стоит 2 популярности
scythe-option-coin_visibility = Монеты
scythe-option-coin_visibility-public = Видны всем
scythe-option-coin_visibility-owner_only = Видны только владельцу
scythe-part-map = Поле
scythe-part-tracks = Шкалы
scythe-part-mats = Планшеты

## Количества
scythe-some-oil = { $count } нефти
scythe-some-metal = { $count } металла
scythe-some-wood = { $count } дерева
scythe-some-food = { $count } еды
scythe-some-workers =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
       *[other] { $count } рабочих
    }
scythe-some-mechs =
    { $count ->
        [one] { $count } мех
        [few] { $count } меха
       *[other] { $count } мехов
    }
scythe-a-character = герой
scythe-goods = { $goods }
scythe-number = { $number }
scythe-group-tokens =
    { $count ->
        [0] ничего
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
scythe-yes = Да
scythe-no = Нет
scythe-none = Ничего

## Награды
scythe-gain-coins = ${ $count }
scythe-gain-power = { $count } силы
scythe-gain-popularity = { $count } популярности
scythe-gain-combat_cards =
    { $count ->
        [one] { $count } карта боя
        [few] { $count } карты боя
       *[other] { $count } карт боя
    }
scythe-gain-worker =
    { $count ->
        [one] { $count } рабочий
       *[other] { $count } рабочих
    }
scythe-gain-resource_any =
    { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[other] { $count } любых ресурсов
    }
scythe-gain-upgrade = улучшение
scythe-gain-deploy = мех
scythe-gain-build = здание
scythe-gain-enlist = рекрут
scythe-gain-produce = производство на 2 территориях

## Подготовка
scythe-ask-mat = Какой планшет игрока вы берёте?
scythe-ask-faction = Какую нацию вы возглавите?
scythe-mat-chosen = { $seat } берёт планшет «{ $mat }».
scythe-faction-chosen = { $seat } возглавляет нацию «{ $faction }».
scythe-seated = { $seat }: { $faction }, планшет «{ $mat }».
scythe-set-up = Всё готово. Бонус за здания: «{ $tile }». Начинает { $first }.
scythe-mats-random = Планшеты по порядку мест возможны только при случайных нациях; они розданы случайно.

## Ход
scythe-turn = Ход { $number }: { $seat }.
scythe-ask-section = Куда поставить фишку действия?
scythe-section = { $number }: { $top } / { $bottom }
scythe-section-factory = Карта Фабрики: { $card }
scythe-section-chosen = { $seat } выбирает: { $top } / { $bottom }.
scythe-section-chosen-factory = { $seat } использует карту Фабрики «{ $card }».
scythe-ask-top = { $action }: что вы делаете?
scythe-skip-top = Пропустить верхнее действие
scythe-choice-move =
    { $count ->
        [one] Переместить { $count } отряд
        [few] Переместить до { $count } отрядов
       *[other] Переместить до { $count } отрядов
    }
scythe-choice-coins = Получить ${ $count }
scythe-choice-power = $1: { $count } силы
scythe-choice-cards =
    { $count ->
        [one] $1: взять { $count } карту боя
        [few] $1: взять { $count } карты боя
       *[other] $1: взять { $count } карт боя
    }
scythe-choice-resources =
    { $count ->
        [one] $1: { $count } любой ресурс
        [few] $1: { $count } любых ресурса
       *[other] $1: { $count } любых ресурсов
    }
scythe-choice-popularity = $1: { $count } популярности
scythe-choice-produce = Производство, территорий: до { $count }
scythe-choice-less = Взять только часть: { $what }
scythe-less-coins = монеты
scythe-less-power = сила
scythe-less-cards = карты боя
scythe-less-resources = ресурсы
scythe-less-popularity = популярность
scythe-ask-less = Сколько чего вы берёте?
scythe-took-move =
    { $count ->
        [one] { $seat } перемещает { $count } отряд.
        [few] { $seat } перемещает до { $count } отрядов.
       *[other] { $seat } перемещает до { $count } отрядов.
    }
scythe-took-coins = { $seat } берёт монеты.
scythe-took-power = { $seat } покупает { $count } силы.
scythe-took-cards =
    { $count ->
        [one] { $seat } покупает { $count } карту боя.
        [few] { $seat } покупает { $count } карты боя.
       *[other] { $seat } покупает { $count } карт боя.
    }
scythe-took-resources =
    { $count ->
        [one] { $seat } покупает { $count } любой ресурс.
        [few] { $seat } покупает { $count } любых ресурса.
       *[other] { $seat } покупает { $count } любых ресурсов.
    }
scythe-took-popularity = { $seat } покупает { $count } популярности.
scythe-took-produce =
    { $count ->
        [one] { $seat } производит на { $count } территории.
        [few] { $seat } производит не более чем на { $count } территориях.
       *[other] { $seat } производит не более чем на { $count } территориях.
    }
scythe-ask-bottom = Нижнее действие?
scythe-take-bottom =
    { $coins ->
        [0] { $action } за { $cost }
       *[other] { $action } за { $cost } (даёт ${ $coins })
    }
scythe-factory-move = Переместить один отряд до 2 шагов
scythe-skip-bottom = Пропустить нижнее действие
scythe-bottom-taken = { $seat } выполняет: { $action }.
scythe-factory-moves = { $seat } перемещает отряд по карте Фабрики.
scythe-ask-end = Что-нибудь ещё или завершить ход?
scythe-end-turn = Завершить ход

## Перемещение
scythe-ask-unit =
    { $count ->
        [one] Какой отряд движется? Остался { $count } ход.
        [few] Какой отряд движется? Осталось { $count } хода.
       *[other] Какой отряд движется? Осталось { $count } ходов.
    }
scythe-unit-character = Герой, { $place }
scythe-unit-mech =
    { $count ->
        [one] Мех, { $place }
       *[other] Мех (из { $count }), { $place }
    }
scythe-unit-worker =
    { $count ->
        [one] Рабочий, { $place }
       *[other] Рабочий (из { $count }), { $place }
    }
scythe-stop-moving = Больше никого не двигать
scythe-the-character = Герой
scythe-the-mech = Мех
scythe-the-worker = Рабочий
scythe-ask-step =
    { $count ->
        [one] { $unit }, { $place }: куда? Остался { $count } шаг; { $load }.
        [few] { $unit }, { $place }: куда? Осталось { $count } шага; { $load }.
       *[other] { $unit }, { $place }: куда? Осталось { $count } шагов; { $load }.
    }
scythe-step-to = { $place }
scythe-stop-here = Остановиться здесь
scythe-load = груз: { $load }
scythe-load-empty = без груза
scythe-load-all = Взять всё с собой
scythe-load-none = Ничего не брать
scythe-load-custom = Выбрать груз…
scythe-ask-load = Что несёт этот отряд?
scythe-field-workers = Рабочие
scythe-field-moved = Рабочие, которые уже двигались
scythe-moved =
    { $unit ->
        [character] { $seat }: герой { $origin } → { $place }, { $load }.
        [mech] { $seat }: мех { $origin } → { $place }, { $load }.
       *[worker] { $seat }: рабочий { $origin } → { $place }, { $load }.
    }
scythe-driven-off =
    { $count ->
        [one] { $seat } прогоняет { $count } рабочего ({ $other }): { $place }.
       *[other] { $seat } прогоняет { $count } рабочих ({ $other }): { $place }.
    }

## Получение и оплата
scythe-gained-coins = { $seat }: +${ $count }.
scythe-gained-power = { $seat }: +{ $count } силы.
scythe-gained-popularity = { $seat }: +{ $count } популярности.
scythe-paid-coins = { $seat } платит ${ $count }.
scythe-paid-power = { $seat } платит { $count } силы.
scythe-paid-popularity = { $seat } платит { $count } популярности.
scythe-paid-card = { $seat } сбрасывает карту боя со значением { $value }.
scythe-drew =
    { $count ->
        [one] { $seat } берёт { $count } карту боя.
        [few] { $seat } берёт { $count } карты боя.
       *[other] { $seat } берёт { $count } карт боя.
    }
scythe-drew-cards = Вы взяли: { $cards }.
scythe-workers =
    { $count ->
        [one] { $seat }: { $count } новый рабочий, { $place }.
       *[other] { $seat }: { $count } новых рабочих, { $place }.
    }
scythe-resources = { $seat } получает { $goods }: { $place }.
scythe-ask-kinds =
    { $count ->
        [one] Какой ресурс вы берёте?
        [few] Какие { $count } ресурса вы берёте?
       *[other] Какие { $count } ресурсов вы берёте?
    }
scythe-ask-place = Куда положить { $goods }?
scythe-split = По одному…
scythe-ask-produce = Где вы производите?
scythe-field-sites =
    { $count ->
        [one] Территория
       *[other] Территории (до { $count })
    }
scythe-field-mill = И Мельница ({ $place })
scythe-field-amounts = Сколько
scythe-amounts-all = Всё
scythe-amounts-choose = Я выберу
scythe-ask-amount = { $place }: сколько произвести (до { $count })?
scythe-ask-pay = Какими жетонами платите? Осталось: { $goods }.
scythe-pay-auto = Остальное автоматически
scythe-pay-card = Принуждение: сбросить карту боя со значением { $value }
scythe-coerced = { $seat } применяет Принуждение: карта боя { $value } вместо жетона.
scythe-spent = { $seat } тратит { $goods }: { $place }.
scythe-ongoing = { $seat } получает бонус рекрута ({ $recruit }).

## Нижний ряд
scythe-ask-upgrade = Какой кубик и куда?
scythe-upgrade-option = { $cube } → { $bottom }
scythe-upgraded = { $seat } улучшает: { $cube } → { $bottom }.
scythe-cube-cube_move = Перемещение: +1 отряд
scythe-cube-cube_gain_coins = Доход: +$1
scythe-cube-cube_bolster_power = Усиление: +1 сила
scythe-cube-cube_bolster_cards = Усиление: +1 карта
scythe-cube-cube_produce = Производство: +1 территория
scythe-cube-cube_trade_popularity = Торговля: +1 популярность
scythe-ask-deploy = Какой мех и где?
scythe-deploy-option = { $ability }, { $place }
scythe-deployed = { $seat } развёртывает меха: { $place }, { $ability }.
scythe-ask-build = Какое здание и где?
scythe-build-option = { $structure }, { $place }
scythe-built = { $seat } строит: { $structure }, { $place }.
scythe-ask-enlist = Какой рекрут и на какой бонус?
scythe-enlist-option = { $recruit }; сразу { $bonus }
scythe-enlisted = { $seat } вербует: { $recruit }; сразу { $bonus }.
scythe-recruit-upgrade = рекрут Улучшения (1 сила)
scythe-recruit-deploy = рекрут Развёртывания ($1)
scythe-recruit-build = рекрут Строительства (1 популярность)
scythe-recruit-enlist = рекрут Вербовки (1 карта боя)

## Бой
scythe-ask-combat = Какой бой следующий?
scythe-combat = Бой, { $place }: { $seat } нападает на игрока { $other }.
scythe-ask-ability = Применить: { $ability }?
scythe-use = Применить
scythe-decline = Нет
scythe-ability-used = { $seat } применяет: { $ability } (против: { $other }).
scythe-ability-declined = { $seat } не применяет: { $ability }.
scythe-lost-power = { $seat }: −{ $count } силы.
scythe-lost-popularity = { $seat }: −{ $count } популярности.
scythe-scouted = { $seat } забирает карту { $card } у игрока { $other }.
scythe-ask-commit = Бой, { $place }, противник { $other }: задайте диск силы и добавьте карты.
scythe-ask-dial = Бой, { $place }, противник { $other }: задайте диск силы.
scythe-field-dial = Диск силы
scythe-field-cards =
    { $count ->
        [one] До { $count } карты боя
       *[other] До { $count } карт боя
    }
scythe-card = Карта боя { $value }
scythe-committed = { $seat }: диск силы { $dial }, карты { $cards }, всего { $total }.
scythe-combat-won = { $seat } побеждает игрока { $other }: { $place }.
scythe-ask-retreat = { $place }: куда отступают ваши отряды?
scythe-retreat-workers-home = { $place }, рабочие домой
scythe-retreated = { $seat } отступает: { $place }.

## Встречи
scythe-encounter = У игрока { $seat } встреча, { $place }: «{ $card }».
scythe-ask-encounter = { $card }: что вы делаете?
scythe-encounter-free = { $label }: { $gains }
scythe-encounter-coins = { $label }: заплатить ${ $cost }, получить { $gains }
scythe-encounter-popularity = { $label }: потерять { $cost } популярности, получить { $gains }
scythe-encounter-part = { $label }, только часть…
scythe-encounter-enough = Без второго варианта
scythe-encounter-chosen = { $seat } выбирает: «{ $option }».

## Фабрика
scythe-factory-visit =
    { $count ->
        [one] { $seat } приходит на Фабрику и смотрит { $count } карту.
        [few] { $seat } приходит на Фабрику и смотрит { $count } карты.
       *[other] { $seat } приходит на Фабрику и смотрит { $count } карт.
    }
scythe-ask-factory-card = Какую карту Фабрики вы берёте?
scythe-factory-card = { $seat } берёт карту Фабрики «{ $card }».
scythe-ask-factory-top = { $card }: выполнить верхнее действие?
scythe-factory-take = Взять: { $gains }
scythe-factory-take-card = Сбросить карту боя { $value }: { $gains }
scythe-factory-part = Частично: { $gains }
scythe-factory-part-card = Сбросить карту боя { $value }, частично: { $gains }
scythe-factory-used = { $seat } использует «{ $card }».
scythe-about-factory_01 = $1 и 1 карта боя: производство на 2 территориях
scythe-about-factory_02 = 1 популярность: вербовка или улучшение
scythe-about-factory_03 = 1 карта боя: 2 популярности
scythe-about-factory_04 = 1 карта боя: $3
scythe-about-factory_05 = 1 сила: 2 популярности
scythe-about-factory_06 = 1 сила: $3
scythe-about-factory_07 = 1 популярность: мех или здание
scythe-about-factory_08 = 1 карта боя: 3 любых ресурса
scythe-about-factory_09 = $2: улучшение и 1 популярность
scythe-about-factory_10 = $2: мех и 1 сила
scythe-about-factory_11 = $2: здание и 1 популярность
scythe-about-factory_12 = $2: рекрут и 1 сила

## Цели, звёзды, конец
scythe-reveal-option = Открыть цель: { $objective }
scythe-objective-revealed = { $seat } открывает цель: «{ $objective }».
scythe-star =
    { $count ->
        [1] { $seat } ставит первую звезду: { $space }.
       *[other] { $seat } ставит звезду { $count }: { $space }.
    }
scythe-game-over = У игрока { $seat } шесть звёзд. Игра окончена!
scythe-taken-back = Боя не будет ({ $place }): отряды игрока { $seat } возвращаются, { $origin }.
scythe-final = { $place }: { $seat }, ${ $total }.
scythe-projection = { $seat }: сейчас было бы ${ $total }.
scythe-projection-without-coins = { $seat }: сейчас было бы ${ $total } и ещё монеты на руках.
scythe-projection-paid = { $seat } просит прогноз: { $count } популярности.
scythe-projection-sure = Показать нынешний счёт?
scythe-gift = { $seat } дарит игроку { $other } ${ $count }.
scythe-gift-to = { $seat }
scythe-gift-receiver = Кому
scythe-gift-coins = Сколько монет
scythe-won = Больше всех монет
scythe-won-tie = Монет поровну, решили дополнительные показатели
scythe-won-shared = Всё поровну: победа на двоих или больше
scythe-score-coins = Монеты
scythe-score-stars = Звёзды
scythe-score-territories = Территории
scythe-score-resources = Ресурсы
scythe-score-structures = Здания
scythe-score-total = Всего
scythe-about-higher_ground_advantage = В конце хода: контроль 3 гор или более
scythe-about-underworld_advantage = В конце хода: контроль 3 туннелей или более (Шахта не в счёт)
scythe-about-harvest_advantage = В конце хода: контроль 3 ферм или более
scythe-about-northern_advantage = В конце хода: контроль 3 тундр или более
scythe-about-king_of_the_hill = В конце хода: контроль Фабрики, ни у кого нет больше силы
scythe-about-send_one_back_as_a_warning = В этот ход вы прогнали чужого рабочего, и у вас 7 силы или более
scythe-about-machine_over_muscle = Карта Фабрики, хотя бы 1 мех, не более 3 рабочих
scythe-about-roll_up_your_sleeves = Не более $2, не менее 4 рабочих и 7 популярности
scythe-about-stockpile_for_the_winter = В конце хода: территория с 9 ресурсами или более, есть все четыре вида
scythe-about-woodland_advantage = В конце хода: контроль 3 лесов или более
scythe-about-population_advantage = В конце хода: контроль 3 деревень или более
scythe-about-get_rich_or_cry_trying = В конце хода: $20 или более
scythe-about-foundations_of_the_empire = 6 ваших фигур или более на одной территории
scythe-about-hedge_your_bets = В конце хода: улучшение, мех, здание, рекрут и по одному каждого ресурса
scythe-about-balanced_workforce = Рабочих столько же, сколько рекрутов
scythe-about-a_wolf_among_the_sheep = В конце хода: герой, ровно 1 мех, ровно 1 рабочий и 5 ресурсов или более на одной территории
scythe-about-divide_and_conquer = В конце хода: нет карты Фабрики, контроль 2 территорий рядом с Фабрикой
scythe-about-become_a_beloved_pacifist = 0 силы, 13 популярности или более, 5 рабочих или более
scythe-about-shore_up_the_shore = В конце хода: контроль 5 территорий вокруг одного озера
scythe-about-create_a_permanent_foothold = 3 здания, 7 популярности, нет мехов
scythe-about-monopolize_the_market = В конце хода: 9 жетонов одного ресурса
scythe-about-technological_breakthrough = Карта Фабрики и ни одного улучшения
scythe-about-achieve_tactical_mastery = 8 карт боя и звезда за бой

## Способности и здания
scythe-about-swim = Рабочие переходят реки.
scythe-about-relentless = Можно повторить секцию планшета игрока.
scythe-about-coercion = Раз в ход карта боя заменяет один ресурс.
scythe-about-dominate = Сколько угодно звёзд за цели и бои.
scythe-about-meander = Два варианта в каждой встрече.
scythe-about-nordic_riverwalk = Герой и мехи переходят реки в леса и горы.
scythe-about-rusviet_riverwalk = Герой и мехи переходят реки на фермы и в деревни.
scythe-about-crimea_riverwalk = Герой и мехи переходят реки на фермы и в тундры.
scythe-about-saxony_riverwalk = Герой и мехи переходят реки в леса и горы.
scythe-about-polania_riverwalk = Герой и мехи переходят реки в деревни и горы.
scythe-about-nordic_speed = Герой и мехи идут на шаг дальше.
scythe-about-rusviet_speed = Герой и мехи идут на шаг дальше.
scythe-about-crimea_speed = Герой и мехи идут на шаг дальше.
scythe-about-saxony_speed = Герой и мехи идут на шаг дальше.
scythe-about-polania_speed = Герой и мехи идут на шаг дальше.
scythe-about-seaworthy = Герой и мехи входят на озёра и сходят с них; отступать можно на озеро.
scythe-about-artillery = Перед боем: заплатить 1 силу, противник теряет 2.
scythe-about-township = Фабрика и ваши деревни соседствуют друг с другом.
scythe-about-peoples_army = С рабочим в бою можно на карту боя больше.
scythe-about-wayfare = Переход на свою или любую пустующую базу.
scythe-about-scout = Перед боем: взять случайную карту боя противника.
scythe-about-underpass = Ваши горы и все туннели соседствуют друг с другом.
scythe-about-disarm = Перед боем на туннеле или вашей Шахте: противник теряет 2 силы.
scythe-about-submerge = Герой и мехи входят на озёра и ходят с озера на озеро.
scythe-about-camaraderie = Популярность не теряется за рабочих, отступивших после вашей атаки.
scythe-about-monument = 1 популярность при каждом Усилении
scythe-about-mill = Ещё одно место производства; Мельница сама производит один
scythe-about-mine = Собственный туннель
scythe-about-armory = 1 сила при каждой Торговле

## Заранее данные указания
scythe-standing = Указания заранее
scythe-standing-combat = Приказ на бой
scythe-standing-combat-off = Нет
scythe-standing-combat-timeout = Когда моё время выйдет
scythe-standing-combat-at_once = Сразу
scythe-standing-dial = Диск силы
scythe-standing-dial-all = Сколько могу
scythe-standing-cards = Карты боя
scythe-standing-which = Какие карты
scythe-standing-which-highest = Старшие
scythe-standing-which-lowest = Младшие
scythe-standing-abilities = Боевые способности
scythe-standing-abilities-yes = Применять
scythe-standing-abilities-no = Не применять
scythe-standing-retreat = Отступление
scythe-standing-retreat-home = Домой
scythe-standing-retreat-lake = На озеро, если можно
scythe-standing-bonuses = Бонусы рекрутов
scythe-standing-bonuses-accept = Брать
scythe-standing-bonuses-decline = Не брать
scythe-standing-coins = Монеты планшета
scythe-standing-coins-accept = Брать
scythe-standing-coins-decline = Не брать
scythe-standing-end = Конец моих ходов
scythe-standing-end-ask = Спрашивать меня
scythe-standing-end-at_once = Завершать сразу
scythe-standing-reveal = Выполненные цели
scythe-standing-reveal-ask = Открываю сам
scythe-standing-reveal-auto = Открывать сразу

## Поле словами
scythe-words-setup = Выбираются нации и планшеты.
scythe-words-turn = Ход { $number }, действует { $seat }.
scythe-words-over =
    { $number ->
        [one] Игра окончена, всего { $number } ход.
        [few] Игра окончена, всего { $number } хода.
       *[other] Игра окончена, всего { $number } ходов.
    }
scythe-words-tile = Бонус за здания: { $tile }
scythe-words-place = { $place }: { $things }
scythe-words-pieces = { $seat } ({ $pieces })
scythe-words-tokens = Жетоны встреч: { $places }
scythe-words-encounter = Открытая встреча: { $card }
scythe-words-battle = Бой, { $place }: { $seat } против { $other }
scythe-words-player = { $seat }: { $faction }, { $mat }; сила { $power }, популярность { $popularity }, монеты { $coins }, карты боя { $cards }
scythe-words-hidden = скрыты
scythe-words-costs = { $seat }, цены: { $costs }
scythe-words-cost = { $action } { $count }
scythe-words-stars = { $seat }, звёзды: { $items }
scythe-words-mechs = { $seat }, мехи: { $items }
scythe-words-recruits = { $seat }, рекруты: { $items }
scythe-words-upgrades = { $seat }, улучшения: { $items }
scythe-words-factory-card = { $seat }, карта Фабрики: { $card }
scythe-words-decks = Колоды: бой { $combat } (сброс { $discard }), встречи { $encounters }, цели { $objectives }, Фабрика { $factory }
scythe-words-hand = Ваши карты боя: { $cards }
scythe-words-objective = Ваша цель: { $objective } ({ $about })
scythe-words-seen = Карты, которые вы видели на Фабрике: { $cards }
scythe-words-sealed = Вы запечатали: диск силы { $dial }, карты { $cards }
scythe-words-fortune = Ваше состояние сейчас: ${ $count }
scythe-alt-place = { $place }: { $seat }
scythe-alt-end = Итоговые места: { $places }.
scythe-alt-stars = { $seat } { $count }
scythe-alt-triumph = Звёзды: { $stars }.
scythe-alt-territories = { $seat } { $count }
scythe-alt-board = Территории: { $held }.

## Правила в десяти предложениях
scythe-quick-1 = Вы ведёте нацию в иных 1920-х; побеждает тот, у кого в конце больше всех монет.
scythe-quick-2 = В свой ход поставьте фишку действия на другую секцию, чем в прошлый раз; выполните верхнее действие, затем нижнее: любое или оба.
scythe-quick-3 = Верхние действия: двигать отряды или взять монету, усилиться, торговать ради ресурсов или популярности, производить там, где рабочие.
scythe-quick-4 = Нижние действия стоят ресурсов с ваших территорий: улучшение, мех, здание, рекрут.
scythe-quick-5 = Реки и озёра держат вас, пока мехи не откроют герою и мехам новые пути; туннели соединяют дальние места.
scythe-quick-6 = Мехи возят рабочих, каждый отряд несёт ресурсы; одиноких рабочих прогоняют, но это стоит популярности.
scythe-quick-7 = Где встречаются герои и мехи, там бой: оба тайно задают диск и добавляют карты; при ничьей побеждает нападающий, проигравший идёт домой.
scythe-quick-8 = Герой бывает на встречах с тремя вариантами и берёт карту на Фабрике: это пятая секция на будущее.
scythe-quick-9 = Звёзды дают за 6 улучшений, 4 мехов, 4 здания, 4 рекрутов, 8 рабочих, цель, два боя, высшую популярность и высшую силу.
scythe-quick-10 = Шестая звезда любого игрока сразу завершает игру; звёзды, территории и пары ресурсов дороже при большей популярности.
