# Серп

scythe-name = Серп
scythe-about = Возглавьте нацию в альтернативных 1920-х: двигайтесь, торгуйте, производите, стройте мехов и сражайтесь тайными дисками; шестая звезда завершает игру, побеждает самый богатый.

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
scythe-option-bribes = Подарки монетами
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
scythe-option-faction_assignment-about = Кто какую нацию возглавляет
scythe-option-faction_assignment-random-about = Раздаёт бот; начать быстрее всего
scythe-option-faction_assignment-choose-about = Игроки выбирают по очереди, старший номер планшета первым
scythe-option-player_mat_assignment-about = Кому какой планшет: цены, монеты и кто начинает
scythe-option-player_mat_assignment-random-about = Раздаёт бот
scythe-option-player_mat_assignment-in_seat_order-about = По номерам по часовой стрелке, чтобы ходить по номерам
scythe-option-player_mat_assignment-choose-about = Игроки выбирают один за другим
scythe-option-banned_pairs-about = Русвет с Промышленным и Крым с Патриотическим слишком сильны
scythe-option-banned_pairs-enforce-about = Этих двух пар не бывает
scythe-option-banned_pairs-allow-about = Возможна любая пара; годится для первых партий
scythe-option-bribes-about = Можно ли дарить друг другу монеты
scythe-option-bribes-allowed-about = Монеты можно дарить в любой момент
scythe-option-bribes-forbidden-about = Как на турнирах: монеты не передают
scythe-option-sample_scoring_at_first_star-about = Взгляд на счёт всех игроков при первой звезде
scythe-option-sample_scoring_at_first_star-off-about = Без пробного подсчёта
scythe-option-sample_scoring_at_first_star-on-about = Хорошо для первых партий: видно, что приносит деньги
scythe-option-delay_of_game-about = Сколько стоит узнать нынешний счёт
scythe-option-delay_of_game-off-about = Смотреть можно когда угодно
scythe-option-delay_of_game-on-about = Кто спросил, теряет 2 популярности
scythe-option-coin_visibility-about = Кто видит, сколько у кого монет
scythe-option-coin_visibility-public-about = Все монеты на виду
scythe-option-coin_visibility-owner_only-about = До конца игры каждый видит только свои

## Количества
scythe-some-oil =
    { $count ->
        [one] { $count } нефть
        [few] { $count } нефти
       *[other] { $count } нефти
    }
scythe-some-metal =
    { $count ->
        [one] { $count } металл
        [few] { $count } металла
       *[other] { $count } металла
    }
scythe-some-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[other] { $count } дерева
    }
scythe-some-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[other] { $count } еды
    }
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
scythe-gain-power =
    { $count ->
        [one] { $count } сила
        [few] { $count } силы
       *[other] { $count } силы
    }
scythe-gain-popularity =
    { $count ->
        [one] { $count } популярность
        [few] { $count } популярности
       *[other] { $count } популярности
    }
scythe-gain-combat_cards =
    { $count ->
        [one] { $count } карта боя
        [few] { $count } карты боя
       *[other] { $count } карт боя
    }
scythe-gain-worker =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
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
scythe-ask-mat = Какой планшет игрока взять?
scythe-ask-faction = Какую нацию возглавить?
scythe-mat-chosen = { $seat } берёт планшет «{ $mat }».
scythe-faction-chosen = { $seat } возглавляет нацию «{ $faction }».
scythe-seated = { $seat }: { $faction }, планшет «{ $mat }».
scythe-set-up = Всё готово. Бонус за здания: «{ $tile }». Начинает { $first }.
scythe-mats-random = Планшеты по порядку мест возможны только при случайных нациях; они розданы случайно.

## Ход
scythe-ask-section = Куда поставить фишку действия?
scythe-section = { $number }: { $top } / { $bottom }
scythe-section-factory = Карта Фабрики: { $card }
scythe-section-chosen = { $seat } выбирает: { $top } / { $bottom }.
scythe-section-chosen-factory = { $seat } использует карту Фабрики «{ $card }».
scythe-ask-top = { $action }: что выбрать?
scythe-skip-top = Пропустить верхнее действие
scythe-choice-move =
    { $count ->
        [one] Переместить { $count } отряд
        [few] Переместить до { $count } отрядов
       *[other] Переместить до { $count } отрядов
    }
scythe-choice-coins = Получить ${ $count }
scythe-choice-power =
    { $count ->
        [one] $1: { $count } сила
        [few] $1: { $count } силы
       *[other] $1: { $count } силы
    }
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
scythe-choice-popularity =
    { $count ->
        [one] $1: { $count } популярность
        [few] $1: { $count } популярности
       *[other] $1: { $count } популярности
    }
scythe-choice-produce = Производство, территорий: до { $count }
scythe-choice-less = Взять только часть: { $what }
scythe-less-coins = монеты
scythe-less-power = сила
scythe-less-cards = карты боя
scythe-less-resources = ресурсы
scythe-less-popularity = популярность
scythe-ask-less = Сколько чего взять?
scythe-took-move =
    { $count ->
        [one] { $seat } перемещает { $count } отряд.
        [few] { $seat } перемещает до { $count } отрядов.
       *[other] { $seat } перемещает до { $count } отрядов.
    }
scythe-took-coins = { $seat }: доход ${ $count }.
scythe-took-power =
    { $count ->
        [one] { $seat } покупает { $count } силу за $1.
        [few] { $seat } покупает { $count } силы за $1.
       *[other] { $seat } покупает { $count } силы за $1.
    }
scythe-took-resources =
    { $count ->
        [one] { $seat } покупает { $count } ресурс за $1.
        [few] { $seat } покупает { $count } ресурса за $1.
       *[other] { $seat } покупает { $count } ресурсов за $1.
    }
scythe-took-popularity =
    { $count ->
        [one] { $seat } покупает { $count } популярность за $1.
        [few] { $seat } покупает { $count } популярности за $1.
       *[other] { $seat } покупает { $count } популярности за $1.
    }
scythe-took-produce =
    { $count ->
        [one] { $seat } производит на { $count } территории.
        [few] { $seat } производит не более чем на { $count } территориях.
       *[other] { $seat } производит не более чем на { $count } территориях.
    }
scythe-ask-bottom = Нижнее действие?
scythe-take-bottom =
    { $coins ->
        [0] { $action }, цена: { $cost }
       *[other] { $action }, цена: { $cost } (даёт ${ $coins })
    }
scythe-factory-move = Переместить один отряд до 2 шагов
scythe-skip-bottom = Пропустить нижнее действие
scythe-bottom-taken = { $seat } выполняет: { $action }.
scythe-factory-moves = { $seat } перемещает отряд по карте Фабрики.
scythe-ask-end = Что-нибудь ещё или завершить ход?
scythe-end-turn = Завершить ход
scythe-heading-turn = **{ scythe-turn }**
scythe-turn = Раунд { $number } · { $seat }
scythe-took-cards =
    { $count ->
        [one] { $seat } покупает { $count } карту боя за $1.
        [few] { $seat } покупает { $count } карты боя за $1.
       *[other] { $seat } покупает { $count } карт боя за $1.
    }

## Перемещение
scythe-ask-unit =
    { $count ->
        [one] Какой отряд движется? Осталось { $count } перемещение.
        [few] Какой отряд движется? Осталось { $count } перемещения.
       *[other] Какой отряд движется? Осталось { $count } перемещений.
    }
scythe-unit-character = Герой, { $place }
scythe-unit-mech =
    { $count ->
        [1] Мех, { $place }
       *[other] Мех (один из { $count }), { $place }
    }
scythe-unit-worker =
    { $count ->
        [1] Рабочий, { $place }
       *[other] Рабочий (один из { $count }), { $place }
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
        [character] { $seat }: герой, { $origin } → { $place }, { $load }.
        [mech] { $seat }: мех, { $origin } → { $place }, { $load }.
       *[worker] { $seat }: рабочий, { $origin } → { $place }, { $load }.
    }
scythe-moved-empty =
    { $unit ->
        [character] { $seat }: герой, { $origin } → { $place }.
        [mech] { $seat }: мех, { $origin } → { $place }.
       *[worker] { $seat }: рабочий, { $origin } → { $place }.
    }
scythe-driven-off =
    { $count ->
        [one] { $seat } прогоняет { $count } рабочего ({ $other }): { $place }.
        [few] { $seat } прогоняет { $count } рабочих ({ $other }): { $place }.
       *[other] { $seat } прогоняет { $count } рабочих ({ $other }): { $place }.
    }

## Получение и оплата
scythe-gained-coins = { $seat }: +${ $count }.
scythe-gained-power =
    { $count ->
        [one] { $seat }: +{ $count } сила.
        [few] { $seat }: +{ $count } силы.
       *[other] { $seat }: +{ $count } силы.
    }
scythe-gained-popularity =
    { $count ->
        [one] { $seat }: +{ $count } популярность.
        [few] { $seat }: +{ $count } популярности.
       *[other] { $seat }: +{ $count } популярности.
    }
scythe-paid-coins = { $seat } платит ${ $count }.
scythe-paid-power =
    { $count ->
        [one] { $seat } платит { $count } силу.
        [few] { $seat } платит { $count } силы.
       *[other] { $seat } платит { $count } силы.
    }
scythe-paid-popularity =
    { $count ->
        [one] { $seat } платит { $count } популярность.
        [few] { $seat } платит { $count } популярности.
       *[other] { $seat } платит { $count } популярности.
    }
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
        [few] { $seat }: { $count } новых рабочих, { $place }.
       *[other] { $seat }: { $count } новых рабочих, { $place }.
    }
scythe-resources = { $seat } получает: { $goods } ({ $place }).
scythe-ask-kinds =
    { $count ->
        [1] Какой ресурс взять?
        [one] Какой { $count } ресурс взять?
        [few] Какие { $count } ресурса взять?
       *[other] Какие { $count } ресурсов взять?
    }
scythe-ask-place = Куда положить: { $goods }?
scythe-split = По одному…
scythe-ask-produce = Где производить?
scythe-field-sites =
    { $count ->
        [1] Территория
        [one] Территории (до { $count })
        [few] Территории (до { $count })
       *[other] Территории (до { $count })
    }
scythe-field-mill = И Мельница ({ $place })
scythe-field-amounts = Сколько
scythe-amounts-all = Всё
scythe-amounts-choose = Я выберу
scythe-ask-amount = { $place }: сколько произвести (до { $count })?
scythe-ask-pay = Какими жетонами заплатить? Осталось: { $goods }.
scythe-pay-auto = Остальное автоматически
scythe-pay-card = Принуждение: сбросить карту боя со значением { $value }
scythe-coerced = { $seat } применяет Принуждение: карта боя { $value } вместо жетона.
scythe-spent = { $seat } тратит: { $goods } ({ $place }).
scythe-ongoing = { $seat } получает бонус: { $recruit }.

## Нижний ряд
scythe-ask-upgrade = Какой кубик и куда?
scythe-upgrade-option = { $cube } → { $bottom }
scythe-upgraded = { $seat } улучшает: { $cube } → { $bottom }.
scythe-cube-cube_move = Перемещение +1 отряд
scythe-cube-cube_gain_coins = Доход +$1
scythe-cube-cube_bolster_power = Усиление +1 сила
scythe-cube-cube_bolster_cards = Усиление +1 карта
scythe-cube-cube_produce = Производство +1 территория
scythe-cube-cube_trade_popularity = Торговля +1 популярность
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
scythe-lost-power =
    { $count ->
        [one] { $seat }: −{ $count } сила.
        [few] { $seat }: −{ $count } силы.
       *[other] { $seat }: −{ $count } силы.
    }
scythe-lost-popularity =
    { $count ->
        [one] { $seat }: −{ $count } популярность.
        [few] { $seat }: −{ $count } популярности.
       *[other] { $seat }: −{ $count } популярности.
    }
scythe-scouted = { $seat } забирает карту { $card } у игрока { $other }.
scythe-ask-commit = Бой, { $place }, противник { $other }: выставьте силу на диске и добавьте карты.
scythe-ask-dial = Бой, { $place }, противник { $other }: выставьте силу на диске.
scythe-field-dial = Диск силы
scythe-field-cards =
    { $count ->
        [one] До { $count } карты боя
        [few] До { $count } карт боя
       *[other] До { $count } карт боя
    }
scythe-card = Карта боя { $value }
scythe-committed = { $seat }: { $total } = диск { $dial } + карты { $cards }.
scythe-combat-won = { $seat } побеждает игрока { $other }: { $place }.
scythe-ask-retreat = { $place }: куда отступают отряды?
scythe-retreat-workers-home = { $place }, рабочие домой
scythe-retreated = { $seat } отступает: { $place }.
scythe-committed-no-cards = { $seat }: { $total } = диск { $dial }, без карт.

## Встречи
scythe-encounter = У игрока { $seat } встреча, { $place }: «{ $card }».
scythe-ask-encounter = { $card }: что сделать?
scythe-encounter-free = { $label }: { $gains }
scythe-encounter-coins = { $label }: заплатить ${ $cost }; взамен: { $gains }
scythe-encounter-popularity = { $label }: популярность −{ $cost }; взамен: { $gains }
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
scythe-ask-factory-card = Какую карту Фабрики взять?
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
        [2] { $seat } ставит вторую звезду: { $space }.
        [3] { $seat } ставит третью звезду: { $space }.
        [4] { $seat } ставит четвёртую звезду: { $space }.
        [5] { $seat } ставит пятую звезду: { $space }.
       *[other] { $seat } ставит шестую звезду: { $space }.
    }
scythe-game-over = У игрока { $seat } шесть звёзд. Игра окончена!
scythe-taken-back = Боя не будет ({ $place }): отряды игрока { $seat } возвращаются, { $origin }.
scythe-final = { $place }. { $seat }: ${ $total }.
scythe-projection = { $seat }: сейчас было бы ${ $total }.
scythe-projection-without-coins = { $seat }: сейчас было бы ${ $total } и ещё монеты на руках.
scythe-projection-paid = { $seat } платит за прогноз, популярность: { $count }.
scythe-projection-sure = Показать нынешний счёт?
scythe-gift = { $seat } дарит игроку { $other } ${ $count }.
scythe-gift-to = { $seat }
scythe-gift-receiver = Кому
scythe-gift-coins = Сколько монет
scythe-won = Больше всех монет
scythe-won-tie = Монет поровну, решили дополнительные показатели
scythe-won-shared = Всё поровну: общая победа
scythe-score-coins = Монеты
scythe-score-stars = Звёзды
scythe-score-territories = Территории
scythe-score-resources = Ресурсы
scythe-score-structures = Здания
scythe-score-total = Всего
scythe-story-without-coins = Итого без монет
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
scythe-about-mill = Ещё одно место производства; Мельница сама даёт один ресурс
scythe-about-mine = Собственный туннель
scythe-about-armory = 1 сила при каждой Торговле

## Наказы
scythe-standing = Наказы
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
scythe-always-end = Завершать мои ходы сразу
scythe-standing-end-ask = Спрашивать меня
scythe-standing-end-at_once = Завершать сразу
scythe-standing-reveal = Выполненные цели
scythe-standing-reveal-ask = По моему решению
scythe-standing-reveal-auto = Открывать сразу
scythe-standing-combat-off-about = О каждом диске спросят вас
scythe-standing-combat-timeout-about = Спросят вас; наказ действует, когда время вышло
scythe-standing-combat-at_once-about = Стол вас не ждёт
scythe-standing-dial-all-about = До 7, сколько есть силы
scythe-standing-which-highest-about = Чтобы победить
scythe-standing-which-lowest-about = Чтобы сберечь лучшие
scythe-standing-abilities-yes-about = Разоружение и Разведка бесплатны, Артиллерия стоит 1 силу
scythe-standing-abilities-no-about = Об Артиллерии всё равно спросят, если наказ не «сразу»
scythe-standing-retreat-home-about = Всегда на родную базу
scythe-standing-retreat-lake-about = На соседнее озеро без противников
scythe-standing-bonuses-accept-about = Каждый бонус ваших рекрутов
scythe-standing-bonuses-decline-about = Ради целей, где нужно мало
scythe-standing-coins-accept-about = Все монеты нижних действий
scythe-standing-coins-decline-about = Ради целей, где нужно мало монет
scythe-standing-end-ask-about = Ход кончается, когда скажете вы
scythe-standing-end-at_once-about = Ждать не надо; цели конца хода открываются только сами
scythe-standing-reveal-ask-about = Момент выбираете вы
scythe-standing-reveal-auto-about = Как только одна выполнена

## Поле словами
scythe-words-setup = Выбираются нации и планшеты.
scythe-words-turn = Раунд { $number }, действует { $seat }.
scythe-words-over =
    { $number ->
        [one] Игра окончена, всего { $number } раунд.
        [few] Игра окончена, всего { $number } раунда.
       *[other] Игра окончена, всего { $number } раундов.
    }
scythe-words-tile = Бонус за здания: { $tile }
scythe-words-place = { $place }: { $things }
scythe-words-pieces = { $seat } ({ $pieces })
scythe-words-tokens = Жетоны встреч: { $places }
scythe-words-encounter = Открытая встреча: { $card }
scythe-words-battle = Бой, { $place }: { $seat } — { $other }
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
scythe-quick-1 = Вы ведёте нацию в альтернативных 1920-х; побеждает тот, у кого в конце больше всех монет.
scythe-quick-2 = В свой ход поставьте фишку действия на другую секцию, чем в прошлый раз; выполните верхнее действие, затем нижнее: любое или оба.
scythe-quick-3 = Верхние действия: двигать отряды или взять монету, усилиться, торговать ради ресурсов или популярности, производить там, где рабочие.
scythe-quick-4 = Нижние действия стоят ресурсов с ваших территорий: улучшение, мех, здание, рекрут.
scythe-quick-5 = Реки и озёра держат вас, пока мехи не откроют герою и мехам новые пути; туннели соединяют дальние места.
scythe-quick-6 = Мехи возят рабочих, каждый отряд несёт ресурсы; одиноких рабочих прогоняют, но это стоит популярности.
scythe-quick-7 = Где встречаются герои и мехи, там бой: оба тайно задают диск и добавляют карты; при ничьей побеждает нападающий, проигравший идёт домой.
scythe-quick-8 = Герой бывает на встречах с тремя вариантами и берёт карту на Фабрике: это пятая секция на будущее.
scythe-quick-9 = Звёзды дают за 6 улучшений, 4 мехов, 4 здания, 4 рекрутов, 8 рабочих, цель, два боя, высшую популярность и высшую силу.
scythe-quick-10 = Шестая звезда любого игрока сразу завершает игру; звёзды, территории и пары ресурсов дороже при большей популярности.

## Короткие пути
scythe-act-move = Перемещение
scythe-act-bolster = Усиление
scythe-act-trade = Торговля
scythe-act-produce = Производство
scythe-section-top = { $number }: { $top }
scythe-section-other = { $number }: другие варианты…
scythe-quick-move =
    { $count ->
        [one] { $number } Переместить { $count } отряд
        [few] { $number } Переместить до { $count } отрядов
       *[other] { $number } Переместить до { $count } отрядов
    }
scythe-quick-coins = { $number } Доход: ${ $count }
scythe-quick-power =
    { $count ->
        [one] { $number } Усиление: { $count } сила за $1
        [few] { $number } Усиление: { $count } силы за $1
       *[other] { $number } Усиление: { $count } силы за $1
    }
scythe-quick-cards =
    { $count ->
        [one] { $number } Усиление: { $count } карта боя за $1
        [few] { $number } Усиление: { $count } карты боя за $1
       *[other] { $number } Усиление: { $count } карт боя за $1
    }
scythe-quick-resources =
    { $count ->
        [one] { $number } Торговля: { $count } любой ресурс за $1
        [few] { $number } Торговля: { $count } любых ресурса за $1
       *[other] { $number } Торговля: { $count } любых ресурсов за $1
    }
scythe-quick-popularity =
    { $count ->
        [one] { $number } Торговля: { $count } популярность за $1
        [few] { $number } Торговля: { $count } популярности за $1
       *[other] { $number } Торговля: { $count } популярности за $1
    }
scythe-quick-produce =
    { $count ->
        [one] { $number } Производство на { $count } территории…
        [few] { $number } Производство на { $count } территориях…
       *[other] { $number } Производство на { $count } территориях…
    }
scythe-quick-produce-all = { $number } Произвести всё
scythe-produce-choose = Выбрать подробно…
scythe-yield = { $what } ({ $place })
scythe-unit-steps = { $unit }: по шагам…
scythe-by-steps = По шагам…
scythe-unit-laden = { $unit }, с грузом
scythe-going = { $unit } { $origin } → { $place }
scythe-going-with = { $unit } { $origin } → { $place }, груз: { $load }
scythe-goods-to = { $goods } → { $place }
scythe-group-to = Куда: { $place }
scythe-take-other = { $action }, цена: { $cost }. Только монеты или выбрать жетоны…
scythe-take-group = По шагам
scythe-skip-and-end = Пропустить и завершить ход

## Почему нет
scythe-no-workplace = ни один ваш рабочий не стоит на вашей суше
scythe-lacks-coins = нужно ${ $need }, у вас ${ $have }
scythe-lacks-power =
    { $need ->
        [one] нужна { $need } сила, у вас { $have }
        [few] нужно { $need } силы, у вас { $have }
       *[other] нужно { $need } силы, у вас { $have }
    }
scythe-lacks-popularity =
    { $need ->
        [one] нужна { $need } популярность, у вас { $have }
        [few] нужно { $need } популярности, у вас { $have }
       *[other] нужно { $need } популярности, у вас { $have }
    }
scythe-lacks-combat_cards = нужна карта боя, а у вас её нет
scythe-lacks-oil =
    { $need ->
        [one] нужна { $need } нефть, у вас { $have }
        [few] нужно { $need } нефти, у вас { $have }
       *[other] нужно { $need } нефти, у вас { $have }
    }
scythe-lacks-metal =
    { $need ->
        [one] нужен { $need } металл, у вас { $have }
        [few] нужно { $need } металла, у вас { $have }
       *[other] нужно { $need } металла, у вас { $have }
    }
scythe-lacks-wood =
    { $need ->
        [one] нужно { $need } дерево, у вас { $have }
        [few] нужно { $need } дерева, у вас { $have }
       *[other] нужно { $need } дерева, у вас { $have }
    }
scythe-lacks-food =
    { $need ->
        [one] нужна { $need } еда, у вас { $have }
        [few] нужно { $need } еды, у вас { $have }
       *[other] нужно { $need } еды, у вас { $have }
    }
scythe-no-same-section = она выбрана в прошлый ход
scythe-no-factory-card = ваш герой ещё не был на Фабрике
scythe-no-production = ни один ваш рабочий не стоит там, где можно производить
scythe-no-incomplete = ещё не выполнена. { $about }
scythe-no-end-only = выполнена; открыть можно в конце хода
scythe-no-worker-there = там нет вашего рабочего
scythe-no-lake = озеро: нужна способность меха
scythe-no-lake-worker = озеро: рабочих туда возят только мехи
scythe-no-river = мешает река: нужна способность
scythe-no-opponents = рабочие не входят туда, где стоят чужие отряды
scythe-no-contested = там будет бой
scythe-no-moved = в этом действии уже перемещался
scythe-no-way = вокруг только реки и озёра
scythe-no-cube = уже переставлен
scythe-no-box = нет свободной клетки
scythe-no-mech = уже развёрнут
scythe-no-structure = уже построено
scythe-no-site = там уже стоит здание
scythe-no-recruit = уже завербован
scythe-no-bonus = уже получен
scythe-no-control = вы её не контролируете
scythe-no-coercion = в этот ход уже применено
scythe-no-twice = уже выбрано
scythe-no-riding = рабочих возят только мехи
scythe-no-worker-left = на планшете больше нет рабочих
scythe-no-terrain = там ничего не производят
scythe-no-mill = Мельница сейчас там ничего не даёт
scythe-no-dial =
    { $have ->
        [0] у вас нет силы
       *[other] силы у вас { $have }
    }
scythe-no-more-cards = по карте за каждого героя и меха там: { $count }
scythe-no-lake-taken = там чужие отряды
scythe-no-taken = занято: { $seat }
scythe-no-banned = запрещённая пара с тем, что у вас есть
scythe-no-needed = тогда другим осталась бы запрещённая пара

## Подсказки
scythe-hint-and = { $first }; { $then }
scythe-purse-coins = монеты { $before } → { $after }
scythe-purse-power = сила { $before } → { $after }
scythe-purse-popularity = популярность { $before } → { $after }
scythe-purse-combat_cards = карты боя { $before } → { $after }
scythe-then-can =
    { $coins ->
        [0] затем { $action } ({ $cost })
       *[other] затем { $action } ({ $cost }, даёт ${ $coins })
    }
scythe-then-cannot = { $action }: { $why }
scythe-top-cannot = { $action }: { $why }
scythe-hint-move = каждый отряд на один шаг, со Скоростью дальше
scythe-hint-produce = выберете, где производят рабочие
scythe-hint-steps = пропустить верх, взять меньше или по шагам
scythe-hint-factory = { $about }; затем переместить отряд
scythe-hint-stop = движение закончено
scythe-hint-unit-steps =
    { $count ->
        [one] { $count } шаг; можно выбрать груз
        [few] шагов до { $count }; груз можно менять по дороге
       *[other] шагов до { $count }; груз можно менять по дороге
    }
scythe-hint-stop-here = отряд остаётся здесь
scythe-hint-load-none = оставляет здесь всё, что может остаться
scythe-hint-load-custom = укажете, сколько чего взять
scythe-at-nothing = там никого и ничего нет
scythe-at-combat = бой, { $other }: сила { $power }, карты { $cards }
scythe-at-workers =
    { $count ->
        [one] прогоняет { $count } рабочего ({ $other }): −{ $count } популярность
        [few] прогоняет { $count } рабочих ({ $other }): −{ $count } популярности
       *[other] прогоняет { $count } рабочих ({ $other }): −{ $count } популярности
    }
scythe-at-encounter = встреча: один вариант из трёх
scythe-at-factory = карта Фабрики на выбор из { $count }
scythe-at-structure = { $structure } ({ $other })
scythe-at-own-structure = { $structure }, ваше здание
scythe-at-goods = лежит: { $goods }
scythe-at-own = ваши: { $pieces }
scythe-makes-metal = пусто; рабочие дают металл
scythe-makes-food = пусто; рабочие дают еду
scythe-makes-wood = пусто; рабочие дают дерево
scythe-makes-oil = пусто; рабочие дают нефть
scythe-makes-worker = пусто; рабочие дают новых рабочих
scythe-hint-end = начнётся ход следующего игрока
scythe-hint-skip-bottom = ничего не платить и не получать
scythe-hint-take = выбрать, чем платить, или взять только монеты и бонусы
scythe-hint-factory-move = карта Фабрики двигает один отряд до 2 шагов
scythe-hint-factory-top = верхнее действие карты
scythe-hint-pay-card = карта боя вместо одного жетона
scythe-hint-pay-auto = сначала оттуда, где нет ваших героя и мехов
scythe-hint-none = ничего не происходит
scythe-hint-upgrade = { $bottom }: { $resource } { $before } → { $after }, навсегда
scythe-hint-structure = { $about }; бонус за здания ${ $before } → ${ $after }
scythe-hint-recruit-upgrade = потом 1 сила за каждое Улучшение ваше или соседа
scythe-hint-recruit-deploy = потом $1 за каждое Развёртывание ваше или соседа
scythe-hint-recruit-build = потом 1 популярность за каждое Строительство ваше или соседа
scythe-hint-recruit-enlist = потом 1 карта боя за каждую Вербовку вашу или соседа
scythe-hint-lies = всё появляется на этой территории
scythe-hint-lost = пропадёт: { $parts }
scythe-hint-enough = встреча закончена
scythe-hint-pays = хватит на: { $actions }
scythe-hint-stock = станет: { $goods }
scythe-hint-split = каждый жетон на свою территорию
scythe-hint-site =
    { $count ->
        [one] трудится { $count } рабочий
        [few] трудятся рабочие: { $count }
       *[other] трудятся рабочие: { $count }
    }
scythe-hint-site-mill = трудится Мельница
scythe-hint-produce-choose = другие территории, меньше территорий или меньше чего-то
scythe-hint-amounts-all = всё, что можно произвести
scythe-hint-amounts-choose = укажете, сколько на каждой территории
scythe-hint-card = с наибольшим диском: всего { $total }
scythe-hint-combat = { $other }: сила { $power }, карты { $cards }; у вас: сила { $own }, карт до { $limit }
scythe-hint-ability = вы платите 1 силу; сила противника { $before } → { $after }
scythe-hint-retreat-home = на базе безопасно; оттуда начнёте снова
scythe-hint-retreat-lake = герой и мехи остаются рядом; рабочие идут домой
scythe-hint-retreat-all = все остаются рядом; мехи везут рабочих
scythe-hint-mat = № { $number }: популярность { $popularity }, ${ $coins }; Производство / { $produce }, Перемещение / { $move }
scythe-hint-faction = { $about } Сила { $power }, карты боя { $cards }.
scythe-dial-at = Диск { $number }
scythe-a-factory-card = Карта Фабрики
scythe-loses-moves = Ещё ни один отряд не двигался: всё Перемещение пропадёт.
scythe-final-star = это шестая звезда: игра заканчивается
scythe-final-draw = берётся карта боя
scythe-final-card = карта боя сбрасывается открыто
scythe-final-reveal = цель увидят все
scythe-final-combat = начинается бой
scythe-final-encounter = открывается карта встречи
scythe-final-factory = вы увидите карты Фабрики
scythe-final-driven = рабочие уходят домой
scythe-final-retreat = бой заканчивается
scythe-final-ability = бой продолжается
scythe-hint-price = цена: { $cost }
scythe-final-scores = с первой звездой показывают нынешний счёт
scythe-final-dealt = раздаются карты

## Что изменилось и к чему ведёт форма
scythe-change-of = { $seat }: { $what }
scythe-change-token = встреча состоялась: { $place }
scythe-change-turn = ход: { $seat }
scythe-change-star = звезда: { $space }
scythe-change-mat = планшет: { $mat }
scythe-change-upgrade = улучшение: { $cube }
scythe-change-cost = { $action }, цена: { $before } → { $after }
scythe-change-recruit = новый { $recruit }
scythe-change-workers =
    { $count ->
        [one] { $count } рабочий → { $place }
        [few] { $count } рабочих → { $place }
       *[other] { $count } рабочих → { $place }
    }
scythe-change-stock = { $what }: { $before } → { $after }
scythe-change-territories = территории: { $before } → { $after }
scythe-preview-side = { $seat }: сила { $power }, карты боя { $cards }, добавить можно { $limit }
scythe-preview-total = У вас всего: { $total }. Останется силы: { $left }.
scythe-preview-most = { $seat }: не больше { $most }.
scythe-preview-most-against = Противник может набрать до { $most }: победа не наверняка.
scythe-preview-safe = Что бы ни выставил противник, вы побеждаете.
scythe-preview-tie-mine = Вы нападаете: ничья ваша.
scythe-preview-tie-theirs = Вы защищаетесь: ничья за нападающим.
scythe-preview-makes = Будет произведено: { $goods }

## Названия компонентов

scythe-encounter-1-goodwill = Пропустить стаю
scythe-encounter-1-deal = Купить гусей
scythe-encounter-1-force = Отобрать ферму
scythe-encounter-2-goodwill = Выполнить приказ
scythe-encounter-2-deal = Подвезти жителя
scythe-encounter-2-force = Пригрозить лавиной
scythe-encounter-3-goodwill = Помочь пастуху
scythe-encounter-3-deal = Оплатить ужин
scythe-encounter-3-force = Подстеречь меха
scythe-encounter-4-goodwill = Сделать снимок
scythe-encounter-4-deal = Нанять наёмника
scythe-encounter-4-force = Открыть стрельбу
scythe-encounter-5-goodwill = Порыбачить
scythe-encounter-5-deal = Выкупить меха
scythe-encounter-5-force = Напасть в сумерках
scythe-encounter-6-goodwill = Дать поиграть
scythe-encounter-6-deal = Обучить медведя
scythe-encounter-6-force = Добыть медведя
scythe-encounter-7-goodwill = Выразить почтение
scythe-encounter-7-deal = Рассказать байку
scythe-encounter-7-force = Напасть ночью
scythe-encounter-8-goodwill = Поболтать с местными
scythe-encounter-8-deal = Запастись топливом
scythe-encounter-8-force = Одурачить часового
scythe-encounter-9-goodwill = Помочь с деталью
scythe-encounter-9-deal = Оплатить проект
scythe-encounter-9-force = Украсть топливо
scythe-encounter-10-goodwill = Посветить фонарём
scythe-encounter-10-deal = Купить меха
scythe-encounter-10-force = Заманить и ограбить
scythe-encounter-11-goodwill = Собрать яблоки
scythe-encounter-11-deal = Заключить договор
scythe-encounter-11-force = Выгнать хозяйку
scythe-encounter-12-goodwill = Свалить дерево
scythe-encounter-12-deal = Нанять строителей
scythe-encounter-12-force = Пригрозить пожаром
scythe-encounter-13-goodwill = Присоединиться
scythe-encounter-13-deal = Поддаться в споре
scythe-encounter-13-force = Разграбить склад
scythe-encounter-14-goodwill = Починить забор
scythe-encounter-14-deal = Разобрать обломки
scythe-encounter-14-force = Разогнать свиней
scythe-encounter-15-goodwill = Прокатиться
scythe-encounter-15-deal = Торговать с караваном
scythe-encounter-15-force = Ограбить путников
scythe-encounter-16-goodwill = Помочь с посевом
scythe-encounter-16-deal = Вытащить плуг
scythe-encounter-16-force = Набрать силой
scythe-encounter-17-goodwill = Похвалить ружьё
scythe-encounter-17-deal = Нанять ветерана
scythe-encounter-17-force = Угнать меха
scythe-encounter-18-goodwill = Поохотиться
scythe-encounter-18-deal = Отогнать кабанов
scythe-encounter-18-force = Натравить на деревню
scythe-encounter-19-goodwill = Поделиться вестями
scythe-encounter-19-deal = Купить корову
scythe-encounter-19-force = Пустить слух
scythe-encounter-20-goodwill = Понаблюдать
scythe-encounter-20-deal = Раздать монеты
scythe-encounter-20-force = Срубить дерево
scythe-encounter-21-goodwill = Спасти корову
scythe-encounter-21-deal = Перехватить управление
scythe-encounter-21-force = Проверить вес меха
scythe-encounter-22-goodwill = Дать совет
scythe-encounter-22-deal = Сторговать руду
scythe-encounter-22-force = Перерезать трос
scythe-encounter-23-goodwill = Потерять бумаги
scythe-encounter-23-deal = Вручить повестку
scythe-encounter-23-force = Отнять хозяйство
scythe-encounter-24-goodwill = Составить план
scythe-encounter-24-deal = Выкупить излишки
scythe-encounter-24-force = Увести меха
scythe-encounter-25-goodwill = Собрать патроны
scythe-encounter-25-deal = Подкупить учёных
scythe-encounter-25-force = Шпионить
scythe-encounter-26-goodwill = Побороться на руках
scythe-encounter-26-deal = Угостить всех
scythe-encounter-26-force = Стащить ключи
scythe-encounter-27-goodwill = Найти деталь
scythe-encounter-27-deal = Купить лом
scythe-encounter-27-force = Забрать готового меха
scythe-encounter-28-goodwill = Подвезти новобранца
scythe-encounter-28-deal = Нанять семью
scythe-encounter-28-force = Занять дом
scythe-hex-home_nordic = База Нордики
scythe-hex-home_rusviet = База Русвета
scythe-hex-home_togawa = База Тогавы
scythe-hex-home_crimea = База Крыма
scythe-hex-home_saxony = База Саксонии
scythe-hex-home_polania = База Полании
scythe-hex-home_albion = База Альбиона
scythe-hex-a1 = Горы A1
scythe-hex-a2 = Ферма A2
scythe-hex-a3 = Деревня A3
scythe-hex-a4 = Лес A4
scythe-hex-a5 = Тундра A5
scythe-hex-a6 = Деревня A6
scythe-hex-b1 = Озеро B1
scythe-hex-b2 = Тундра B2
scythe-hex-b3 = Озеро B3
scythe-hex-b4 = Тундра B4
scythe-hex-b5 = Горы B5
scythe-hex-b6 = Ферма B6
scythe-hex-b7 = Ферма B7
scythe-hex-c1 = Лес C1
scythe-hex-c2 = Горы C2
scythe-hex-c3 = Лес C3
scythe-hex-c4 = Озеро C4
scythe-hex-c5 = Лес C5
scythe-hex-c6 = Деревня C6
scythe-hex-d1 = Ферма D1
scythe-hex-d2 = Деревня D2
scythe-hex-d3 = Озеро D3
scythe-hex-d4 = Фабрика D4
scythe-hex-d5 = Горы D5
scythe-hex-d6 = Тундра D6
scythe-hex-d7 = Горы D7
scythe-hex-e1 = Лес E1
scythe-hex-e2 = Лес E2
scythe-hex-e3 = Ферма E3
scythe-hex-e4 = Тундра E4
scythe-hex-e5 = Озеро E5
scythe-hex-e6 = Деревня E6
scythe-hex-e7 = Озеро E7
scythe-hex-f1 = Горы F1
scythe-hex-f2 = Деревня F2
scythe-hex-f3 = Деревня F3
scythe-hex-f4 = Тундра F4
scythe-hex-f5 = Лес F5
scythe-hex-f6 = Горы F6
scythe-hex-f7 = Тундра F7
scythe-hex-g1 = Тундра G1
scythe-hex-g2 = Озеро G2
scythe-hex-g3 = Ферма G3
scythe-hex-g4 = Горы G4
scythe-hex-g5 = Деревня G5
scythe-hex-g6 = Ферма G6
scythe-hex-h1 = Деревня H1
scythe-faction-nordic = Нордические королевства
scythe-faction-rusviet = Русветский союз
scythe-faction-crimea = Крымское ханство
scythe-faction-saxony = Саксонская империя
scythe-faction-polania = Республика Полания
scythe-character-nordic = Бьорн и Мокс
scythe-character-rusviet = Ольга и Чанга
scythe-character-crimea = Зехра и Кар
scythe-character-saxony = Гюнтер, Нахт и Таг
scythe-character-polania = Анна и Войтек
scythe-ability-swim = Плавание
scythe-ability-relentless = Неутомимость
scythe-ability-coercion = Принуждение
scythe-ability-dominate = Господство
scythe-ability-meander = Странник
scythe-ability-nordic_riverwalk = Переправа
scythe-ability-seaworthy = Мореходность
scythe-ability-artillery = Артиллерия
scythe-ability-nordic_speed = Скорость
scythe-ability-rusviet_riverwalk = Переправа
scythe-ability-township = Посёлки
scythe-ability-peoples_army = Народная армия
scythe-ability-rusviet_speed = Скорость
scythe-ability-crimea_riverwalk = Переправа
scythe-ability-wayfare = Странствие
scythe-ability-scout = Разведка
scythe-ability-crimea_speed = Скорость
scythe-ability-saxony_riverwalk = Переправа
scythe-ability-underpass = Подземный ход
scythe-ability-disarm = Разоружение
scythe-ability-saxony_speed = Скорость
scythe-ability-polania_riverwalk = Переправа
scythe-ability-submerge = Погружение
scythe-ability-camaraderie = Братство
scythe-ability-polania_speed = Скорость
scythe-bonus-enlist_power = 2 силы
scythe-bonus-enlist_coins = 2 монеты
scythe-bonus-enlist_popularity = 2 популярности
scythe-bonus-enlist_combat_cards = 2 карты боя
scythe-top-move = Перемещение / Доход
scythe-top-bolster = Усиление
scythe-top-trade = Торговля
scythe-top-produce = Производство
scythe-bottom-upgrade = Улучшение
scythe-bottom-deploy = Развёртывание
scythe-bottom-build = Строительство
scythe-bottom-enlist = Вербовка
scythe-mat-industrial = Промышленный
scythe-mat-engineering = Инженерный
scythe-mat-patriotic = Патриотический
scythe-mat-mechanical = Механический
scythe-mat-agricultural = Аграрный
scythe-structure-monument = Монумент
scythe-structure-mill = Мельница
scythe-structure-mine = Шахта
scythe-structure-armory = Арсенал
scythe-tile-bonus_tunnels_adjacent = Рядом с туннелями
scythe-tile-bonus_lakes_adjacent = Рядом с озёрами
scythe-tile-bonus_encounters_adjacent = Рядом со встречами
scythe-tile-bonus_on_tunnels = На туннелях
scythe-tile-bonus_longest_line = В ряд
scythe-tile-bonus_farms_tundras = На фермах и тундрах
scythe-encounter-encounter_01 = Гуси на дороге
scythe-encounter-encounter_02 = Снежный перевал
scythe-encounter-encounter_03 = Овцы на склоне
scythe-encounter-encounter_04 = Солдаты на фото
scythe-encounter-encounter_05 = Лагерь у воды
scythe-encounter-encounter_06 = Медведи в снегу
scythe-encounter-encounter_07 = Северный бивак
scythe-encounter-encounter_08 = Олени у завода
scythe-encounter-encounter_09 = Изобретатель
scythe-encounter-encounter_10 = Мех в тумане
scythe-encounter-encounter_11 = Яблоневый сад
scythe-encounter-encounter_12 = Лесоповал
scythe-encounter-encounter_13 = Сельский праздник
scythe-encounter-encounter_14 = Сломанный забор
scythe-encounter-encounter_15 = Речной паром
scythe-encounter-encounter_16 = Посевная
scythe-encounter-encounter_17 = Отставной солдат
scythe-encounter-encounter_18 = Дикие кабаны
scythe-encounter-encounter_19 = Перегон скота
scythe-encounter-encounter_20 = Детские игры
scythe-encounter-encounter_21 = Неуправляемый мех
scythe-encounter-encounter_22 = Старая шахта
scythe-encounter-encounter_23 = Повестка
scythe-encounter-encounter_24 = Лесной патруль
scythe-encounter-encounter_25 = Тайная лаборатория
scythe-encounter-encounter_26 = Придорожная таверна
scythe-encounter-encounter_27 = Встревоженный фермер
scythe-encounter-encounter_28 = Проводы
scythe-factory-factory_01 = Ночная смена
scythe-factory-factory_02 = Тайное бюро
scythe-factory-factory_03 = Мирный парад
scythe-factory-factory_04 = Продажа оружия
scythe-factory-factory_05 = Сокращение войск
scythe-factory-factory_06 = Наёмная охрана
scythe-factory-factory_07 = Реквизиция
scythe-factory-factory_08 = Обоз снабжения
scythe-factory-factory_09 = Научный грант
scythe-factory-factory_10 = Сборочная линия
scythe-factory-factory_11 = Общественные работы
scythe-factory-factory_12 = Призывной пункт
scythe-objective-higher_ground_advantage = Господство на высоте
scythe-objective-underworld_advantage = Подземное господство
scythe-objective-harvest_advantage = Щедрый урожай
scythe-objective-northern_advantage = Северное преимущество
scythe-objective-king_of_the_hill = Царь горы
scythe-objective-send_one_back_as_a_warning = Отправить с предупреждением
scythe-objective-machine_over_muscle = Машина сильнее мышц
scythe-objective-roll_up_your_sleeves = Засучив рукава с народом
scythe-objective-stockpile_for_the_winter = Запасы на зиму
scythe-objective-woodland_advantage = Лесное преимущество
scythe-objective-population_advantage = Перевес населения
scythe-objective-get_rich_or_cry_trying = Разбогатеть любой ценой
scythe-objective-foundations_of_the_empire = Основы империи
scythe-objective-hedge_your_bets = Подстраховаться
scythe-objective-balanced_workforce = Баланс сил
scythe-objective-a_wolf_among_the_sheep = Волк среди овец
scythe-objective-divide_and_conquer = Разделяй и властвуй
scythe-objective-become_a_beloved_pacifist = Любимый пацифист
scythe-objective-shore_up_the_shore = Держать берега
scythe-objective-create_a_permanent_foothold = Постоянный плацдарм
scythe-objective-monopolize_the_market = Монополия на рынке
scythe-objective-technological_breakthrough = Технологический прорыв
scythe-objective-achieve_tactical_mastery = Тактическое мастерство
scythe-triumph-upgrades = Все улучшения
scythe-triumph-mechs = Все мехи
scythe-triumph-structures = Все здания
scythe-triumph-recruits = Все рекруты
scythe-triumph-workers = Все рабочие
scythe-triumph-objective = Цель
scythe-triumph-combat_1 = Победа в бою I
scythe-triumph-combat_2 = Победа в бою II
scythe-triumph-popularity = Высшая популярность
scythe-triumph-power = Высшая сила
scythe-terrain-mountain = Горы
scythe-terrain-farm = Ферма
scythe-terrain-forest = Лес
scythe-terrain-tundra = Тундра
scythe-terrain-village = Деревня
scythe-terrain-lake = Озеро
scythe-terrain-factory = Фабрика
scythe-resource-oil = Нефть
scythe-resource-metal = Металл
scythe-resource-wood = Дерево
scythe-resource-food = Еда

## Справочник (/карта)
scythe-kind-faction = нация
scythe-kind-ability = способность нации
scythe-kind-mech = способность меха
scythe-kind-mat = планшет игрока
scythe-kind-structure = здание
scythe-kind-tile = бонус за здания
scythe-kind-encounter = встреча
scythe-kind-factory = карта Фабрики
scythe-kind-objective = цель
scythe-card-character = Герой: { $character }.
scythe-card-start-faction = В начале: сила { $power }, карты боя { $cards }.
scythe-card-ability = **{ $name }**: { $about }
scythe-card-of-faction = { $name } ({ $faction })
scythe-card-start-mat = В начале: популярность { $popularity }, монеты { $coins }.
scythe-card-section = { $top } / { $bottom }: { $resource } × { $cost } (после улучшений не меньше { $least }), ${ $coins }
scythe-tile-about-adjacent_hexes = В конце: разные такие гексы рядом с вашими зданиями.
scythe-tile-about-own_hexes = В конце: ваши здания на таких гексах.
scythe-tile-about-longest_line = В конце: ваши здания на одной прямой без пропусков.
scythe-card-bonus = { $count }: ${ $coins }
scythe-card-bonuses = Сколько их и сколько платят: { $bonuses }.
scythe-where-built = { $seat } ({ $place })
scythe-where-list = { $places }
scythe-where-tile = действует в этой партии
scythe-where-open = лежит открытой
