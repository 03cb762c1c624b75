# Гиперборея

## Лобби
hyperborea-name = Гиперборея
hyperborea-about = Тяните кубики из мешочка, развивайте технологии, исследуйте туман и сражайтесь за потерянные земли Гипербореи.
hyperborea-option-length = Длительность
hyperborea-option-mode = Режим
hyperborea-option-map = Карта
hyperborea-option-map-fog = Туман войны
hyperborea-option-map-open = Открытая карта
hyperborea-option-factions = Фракции
hyperborea-option-factions-choose = По выбору
hyperborea-option-factions-random = Случайно
hyperborea-option-tiles = Тайлы Фракций (Битва держав)
hyperborea-option-tiles-choose = Тайный выбор
hyperborea-option-tiles-random = Случайно
hyperborea-option-permanent = Постоянные карты
hyperborea-option-permanent-row = действуют, пока их ряд заполнен
hyperborea-option-permanent-lasting = действуют до конца игры, если ряд был заполнен хоть раз
hyperborea-option-fortress = Крепости
hyperborea-option-fortress-all = защищают от любой атаки
hyperborea-option-fortress-attack = не защищают от дальней атаки
hyperborea-option-frozen = Фигуры в городах и руинах
hyperborea-option-frozen-fight = тоже атакуют
hyperborea-option-frozen-rest = не атакуют
hyperborea-option-coral = Коралловое очищение (Битва держав)
hyperborea-option-coral-reset = один раз между Обновлениями
hyperborea-option-coral-again = каждый раз, когда ряд заполнен
hyperborea-seat-faction = Фракция
hyperborea-part-map = Карта
hyperborea-part-players = Игроки
hyperborea-part-cards = Технологии на выбор

## Предметы
hyperborea-area = { $area } { $name }
hyperborea-hidden-area = { $area } (не открыта)
hyperborea-home-capital = { $area } столица ({ $seat })
hyperborea-home-left = { $area } левый край ({ $seat })
hyperborea-home-right = { $area } правый край ({ $seat })
hyperborea-cube-red = красный
hyperborea-cube-green = зелёный
hyperborea-cube-purple = фиолетовый
hyperborea-cube-blue = синий
hyperborea-cube-orange = оранжевый
hyperborea-cube-yellow = жёлтый
hyperborea-cube-grey = серый
hyperborea-cube-any = любой
hyperborea-cube-in-available = { $cube }, доступный
hyperborea-cube-in-unused = { $cube }, неиспользованный
hyperborea-cube-on-row = { $cube } на «{ $row }»
hyperborea-row-coral_a = Коралловое очищение
hyperborea-faction-tile-red_a = A: атаки дешевле на один разноцветный кубик
hyperborea-faction-tile-red_b = B: два жетона, каждый один раз Крепость, атака или дальняя атака
hyperborea-faction-tile-emerald_a = A: 1 движение один раз между Обновлениями
hyperborea-faction-tile-emerald_b = B: каждый шаг стоит 1 очко движения
hyperborea-faction-tile-celestial_a = A: Алхимия или Дипломатия с начала игры
hyperborea-faction-tile-celestial_b = B: 2 кубика из мешочка за каждую взятую технологию
hyperborea-faction-tile-coral_a = A: дополнительный ряд: отходы в Камень
hyperborea-faction-tile-coral_b = B: серые кубики подходят на оранжевые поля
hyperborea-faction-tile-golden_a = A: 2 Камня с начала игры
hyperborea-faction-tile-golden_b = B: раз между Обновлениями Камень за атаку, движение, Развитие или кубики
hyperborea-faction-tile-purple_a = A: побеждённые Призраки становятся своими фигурками
hyperborea-faction-tile-purple_b = B: Сторожевые заставы с начала игры
hyperborea-colour-gold = золотой
hyperborea-colour-silver = серебряный
hyperborea-colour-bronze = бронзовый

## Эффекты
hyperborea-effects = { $effects }
hyperborea-effect-choose = одно из: { $options }
hyperborea-effect-pay = плата: { $cost }; получить: { $gain }
hyperborea-effect-contact = в зоне контакта: { $effects }
hyperborea-effect-replace = постоянно: вместо «{ $from }» — «{ $to }»
hyperborea-effect-bonus = постоянно: за «{ $on }» ещё { $gain }
hyperborea-op-move = движение
hyperborea-effect-move =
    { $n ->
        [one] { $n } очко движения
        [few] { $n } очка движения
       *[other] { $n } очков движения
    }
hyperborea-left-move =
    { $n ->
        [one] { $n } очко движения
        [few] { $n } очка движения
       *[other] { $n } очков движения
    }
hyperborea-op-fly = полёт
hyperborea-effect-fly =
    { $n ->
        [one] { $n } очко полёта
        [few] { $n } очка полёта
       *[other] { $n } очков полёта
    }
hyperborea-left-fly =
    { $n ->
        [one] { $n } очко полёта
        [few] { $n } очка полёта
       *[other] { $n } очков полёта
    }
hyperborea-op-attack = атака
hyperborea-effect-attack =
    { $n ->
        [one] { $n } атака
        [few] { $n } атаки
       *[other] { $n } атак
    }
hyperborea-left-attack =
    { $n ->
        [one] { $n } атака
        [few] { $n } атаки
       *[other] { $n } атак
    }
hyperborea-op-ranged = дальняя атака
hyperborea-effect-ranged =
    { $n ->
        [one] { $n } дальняя атака
        [few] { $n } дальние атаки
       *[other] { $n } дальних атак
    }
hyperborea-left-ranged =
    { $n ->
        [one] { $n } дальняя атака
        [few] { $n } дальние атаки
       *[other] { $n } дальних атак
    }
hyperborea-op-fortress = Крепость
hyperborea-effect-fortress =
    { $n ->
        [one] { $n } Крепость
        [few] { $n } Крепости
       *[other] { $n } Крепостей
    }
hyperborea-left-fortress =
    { $n ->
        [one] { $n } Крепость
        [few] { $n } Крепости
       *[other] { $n } Крепостей
    }
hyperborea-op-figure = фигурка
hyperborea-effect-figure =
    { $n ->
        [one] { $n } фигурка
        [few] { $n } фигурки
       *[other] { $n } фигурок
    }
hyperborea-left-figure =
    { $n ->
        [one] { $n } фигурка
        [few] { $n } фигурки
       *[other] { $n } фигурок
    }
hyperborea-op-clone = клонирование
hyperborea-effect-clone =
    { $n ->
        [one] { $n } клонирование
        [few] { $n } клонирования
       *[other] { $n } клонирований
    }
hyperborea-left-clone =
    { $n ->
        [one] { $n } клонирование
        [few] { $n } клонирования
       *[other] { $n } клонирований
    }
hyperborea-op-dev = Развитие
hyperborea-left-dev =
    { $n ->
        [one] { $n } Развитие
        [few] { $n } Развития
       *[other] { $n } Развитий
    }
hyperborea-op-dev_loss = Отрицательное Развитие
hyperborea-effect-dev_loss =
    { $n ->
        [one] { $n } Отрицательное Развитие
        [few] { $n } Отрицательных Развития
       *[other] { $n } Отрицательных Развитий
    }
hyperborea-op-gem = Камень
hyperborea-effect-gem =
    { $n ->
        [one] { $n } Камень
        [few] { $n } Камня
       *[other] { $n } Камней
    }
hyperborea-op-tech = Продвинутая Технология
hyperborea-effect-tech =
    { $n ->
        [one] { $n } Продвинутая Технология
        [few] { $n } Продвинутые Технологии
       *[other] { $n } Продвинутых Технологий
    }
hyperborea-left-tech =
    { $n ->
        [one] { $n } Продвинутая Технология
        [few] { $n } Продвинутые Технологии
       *[other] { $n } Продвинутых Технологий
    }
hyperborea-op-draw = вытянуть кубик
hyperborea-effect-draw =
    { $n ->
        [one] { $n } кубик из мешочка
        [few] { $n } кубика из мешочка
       *[other] { $n } кубиков из мешочка
    }
hyperborea-left-draw =
    { $n ->
        [one] { $n } кубик из мешочка
        [few] { $n } кубика из мешочка
       *[other] { $n } кубиков из мешочка
    }
hyperborea-op-return_cube = вернуть кубик
hyperborea-effect-return_cube =
    { $n ->
        [one] вернуть { $n } кубик
        [few] вернуть { $n } кубика
       *[other] вернуть { $n } кубиков
    }
hyperborea-left-return_cube =
    { $n ->
        [one] вернуть { $n } кубик
        [few] вернуть { $n } кубика
       *[other] вернуть { $n } кубиков
    }
hyperborea-op-exchange_cube = обмен кубика
hyperborea-effect-exchange_cube =
    { $n ->
        [one] { $n } обмен кубика
        [few] { $n } обмена кубика
       *[other] { $n } обменов кубика
    }
hyperborea-left-exchange_cube =
    { $n ->
        [one] { $n } обмен кубика
        [few] { $n } обмена кубика
       *[other] { $n } обменов кубика
    }
hyperborea-op-purge = убрать отходы
hyperborea-effect-purge =
    { $n ->
        [one] убрать { $n } отход
        [few] убрать { $n } отхода
       *[other] убрать { $n } отходов
    }
hyperborea-left-purge =
    { $n ->
        [one] убрать { $n } отход
        [few] убрать { $n } отхода
       *[other] убрать { $n } отходов
    }
hyperborea-op-spy = Шпионаж
hyperborea-effect-spy =
    { $n ->
        [one] { $n } Шпионаж
        [few] { $n } Шпионажа
       *[other] { $n } Шпионажей
    }
hyperborea-left-spy =
    { $n ->
        [one] { $n } Шпионаж
        [few] { $n } Шпионажа
       *[other] { $n } Шпионажей
    }
hyperborea-op-gain_cube = получить кубик
hyperborea-effect-dev-any =
    { $n ->
        [one] { $n } Развитие
        [few] { $n } Развития
       *[other] { $n } Развитий
    }
hyperborea-left-dev-any =
    { $n ->
        [one] { $n } Развитие
        [few] { $n } Развития
       *[other] { $n } Развитий
    }
hyperborea-effect-dev-different =
    { $n ->
        [one] { $n } Развитие на разных рядах
        [few] { $n } Развития на разных рядах
       *[other] { $n } Развитий на разных рядах
    }
hyperborea-left-dev-different =
    { $n ->
        [one] { $n } Развитие на разных рядах
        [few] { $n } Развития на разных рядах
       *[other] { $n } Развитий на разных рядах
    }
hyperborea-effect-dev-same =
    { $n ->
        [one] { $n } Развитие на одном ряду
        [few] { $n } Развития на одном ряду
       *[other] { $n } Развитий на одном ряду
    }
hyperborea-left-dev-same =
    { $n ->
        [one] { $n } Развитие на одном ряду
        [few] { $n } Развития на одном ряду
       *[other] { $n } Развитий на одном ряду
    }
hyperborea-effect-gain_cube =
    { $n ->
        [one] { $n } кубик в мешочек ({ $cube })
        [few] { $n } кубика в мешочек ({ $cube })
       *[other] { $n } кубиков в мешочек ({ $cube })
    }
hyperborea-effect-discard-cube =
    { $n ->
        [one] сбросить { $n } кубик
        [few] сбросить { $n } кубика
       *[other] сбросить { $n } кубиков
    }
hyperborea-effect-discard-figure =
    { $n ->
        [one] сбросить { $n } фигурку
        [few] сбросить { $n } фигурки
       *[other] сбросить { $n } фигурок
    }
hyperborea-effect-discard-gem =
    { $n ->
        [one] сбросить { $n } Камень
        [few] сбросить { $n } Камня
       *[other] сбросить { $n } Камней
    }
hyperborea-left-choose =
    { $n ->
        [one] { $n } выбор
        [few] { $n } выбора
       *[other] { $n } выборов
    }
hyperborea-left-pay =
    { $n ->
        [one] { $n } обмен за плату
        [few] { $n } обмена за плату
       *[other] { $n } обменов за плату
    }
hyperborea-left-contact =
    { $n ->
        [one] { $n } эффект зоны контакта
        [few] { $n } эффекта зоны контакта
       *[other] { $n } эффектов зоны контакта
    }

## Вопросы
hyperborea-ask-faction-tile = Выберите тайл Фракции. Остальные увидят его, когда выберут все.
hyperborea-hint-start-card = с картой «{ $card }»
hyperborea-ask-start-card = Выберите начальную карту.
hyperborea-ask-start = Выберите дополнительный кубик и начальные уровни маркеров. Ряды должны быть разными. Остальные увидят это, когда выберут все.
hyperborea-field-cube = Дополнительный кубик
hyperborea-field-three = Маркер на уровне 3
hyperborea-field-two = Маркер на уровне 2
hyperborea-field-one = Маркер на уровне 1
hyperborea-start-levels = { $first } 3, { $second } 2, { $third } 1
hyperborea-ask-action = Ваш ход: что дальше?
hyperborea-ask-action-left = Ваш ход: что дальше? Осталось: { $left }.
hyperborea-ask-gems =
    { $count ->
        [one] Можно взять { $count } Камень; у вас { $have }, условие Богатства: { $threshold }. Сколько взять?
        [few] Можно взять { $count } Камня; у вас { $have }, условие Богатства: { $threshold }. Сколько взять?
       *[other] Можно взять { $count } Камней; у вас { $have }, условие Богатства: { $threshold }. Сколько взять?
    }
hyperborea-ask-gain-cube = Какой кубик положить в мешочек?
hyperborea-decline = Никакой
hyperborea-ask-ghost = Призрак побеждён: { $area }. Что с ним станет?
hyperborea-ghost-bury = На Кладбище
hyperborea-ghost-convert = Станет вашей фигуркой
hyperborea-ask-card = Возьмите одну из открытых карт или ни одной.
hyperborea-decline-card = Не брать
hyperborea-ask-token = Вы нашли: { $token }. Использовать или оставить?
hyperborea-token-use = Использовать: { $token }
hyperborea-token-keep = Оставить взакрытую: { $token }
hyperborea-token-swap = Оставить, а прежний использовать: { $token }
hyperborea-ask-return = Какой кубик вернуть в мешочек?
hyperborea-ask-exchange = Какой кубик обменять и на какой цвет?
hyperborea-exchange = { $old } → { $new }
hyperborea-ask-pay-cube = Какой кубик сбросить?
hyperborea-ask-pay-figure = Какую фигурку сбросить?
hyperborea-ask-pay-gem = Сбросить Камень?
hyperborea-figure-free = Свободная фигурка: { $area }
hyperborea-figure-in-city =
    { $side ->
        [left] Фигурка в левом городе: { $area }
        [right] Фигурка в правом городе: { $area }
       *[only] Фигурка в городе: { $area }
    }
hyperborea-figure-in-ruin =
    { $side ->
        [left] Фигурка на левых руинах: { $area }
        [right] Фигурка на правых руинах: { $area }
       *[only] Фигурка на руинах: { $area }
    }
hyperborea-ask-lose =
    { $count ->
        [one] Какой маркер опустить на один? Осталась { $count } потеря.
        [few] Какой маркер опустить на один? Осталось { $count } потери.
       *[other] Какой маркер опустить на один? Осталось { $count } потерь.
    }
hyperborea-ask-reset =
    { $count ->
        [one] Обновление: { $count } кубик на постоянных картах. Что с ним делать?
        [few] Обновление: { $count } кубика на постоянных картах. Что с ними делать?
       *[other] Обновление: { $count } кубиков на постоянных картах. Что с ними делать?
    }
hyperborea-reset-keep = Оставить все
hyperborea-reset-take = Забрать все
hyperborea-reset-choose = Выбрать
hyperborea-ask-take = Какие кубики вернуть в мешочек?
hyperborea-standing-reset = Обновление: кубики на постоянных картах (пусто: спросить)
hyperborea-standing-losses = Отрицательное Развитие: какие маркеры опускать сначала (пусто: спросить)

## Группы вариантов
hyperborea-group-place-red = Выложить красный кубик
hyperborea-group-place-green = Выложить зелёный кубик
hyperborea-group-place-purple = Выложить фиолетовый кубик
hyperborea-group-place-blue = Выложить синий кубик
hyperborea-group-place-orange = Выложить оранжевый кубик
hyperborea-group-place-yellow = Выложить жёлтый кубик
hyperborea-group-place-grey = Выложить серый кубик
hyperborea-group-fill = Заполнить ряд
hyperborea-group-pool = Использовать эффекты
hyperborea-group-move = Движение: { $from }
hyperborea-group-fly = Полёт: { $from }
hyperborea-group-attack = Атака
hyperborea-group-tech = Продвинутые Технологии
hyperborea-group-dev = Развитие
hyperborea-group-cash = Обналичить маркер
hyperborea-group-places = Города и руины
hyperborea-group-spy = Шпионаж
hyperborea-group-other = Другое

## Варианты
hyperborea-place = { $cube } → { $row }
hyperborea-place-any = { $cube } → { $row } (разноцветное поле)
hyperborea-fill = { $row }: { $cubes }
hyperborea-unused = Не использовать: { $cube }
hyperborea-hint-row = { $effects }
hyperborea-hint-costs = { $cost }
hyperborea-choose = Взять: { $effects }
hyperborea-do-fortress = Крепость: { $area }
hyperborea-do-figure = Фигурка: { $area }
hyperborea-do-clone = Клонирование: { $area }
hyperborea-do-move = { $from } → { $to }
hyperborea-do-fly = { $from } ⇒ { $to }
hyperborea-hint-move =
    { $cost ->
        [one] { $cost } очко движения
        [few] { $cost } очка движения
       *[other] { $cost } очков движения
    }
hyperborea-hint-fly =
    { $cost ->
        [one] { $cost } очко полёта
        [few] { $cost } очка полёта
       *[other] { $cost } очков полёта
    }
hyperborea-do-attack-ghost = Атаковать Призрака: { $area }
hyperborea-do-attack-fortress = Атаковать Крепость ({ $rival }): { $area }
hyperborea-do-attack-figure = Атаковать фигурку ({ $rival }): { $area }
hyperborea-do-ranged-ghost = Дальняя атака на Призрака: { $area }
hyperborea-do-ranged-fortress = Дальняя атака на Крепость ({ $rival }): { $area }
hyperborea-do-ranged-figure = Дальняя атака на фигурку ({ $rival }): { $area }
hyperborea-hint-in-city =
    { $side ->
        [left] в левом городе
        [right] в правом городе
       *[only] в городе
    }
hyperborea-hint-in-ruin =
    { $side ->
        [left] на левых руинах
        [right] на правых руинах
       *[only] на руинах
    }
hyperborea-hint-space = место { $number } в ряду
hyperborea-do-tech =
    { $gems ->
        [one] Взять «{ $card }» ({ $gems } ПО)
        [few] Взять «{ $card }» ({ $gems } ПО)
       *[other] Взять «{ $card }» ({ $gems } ПО)
    }
hyperborea-do-refresh = Сменить обе карты колоды «{ $deck }»
hyperborea-do-dev-any = { $track } +{ $count }
hyperborea-do-dev-different = { $track } +{ $count } (разные ряды)
hyperborea-do-dev-same = { $track } +{ $count } (один ряд)
hyperborea-hint-level = сейчас уровень { $level }
hyperborea-hint-level-left = сейчас уровень { $level }; у эффекта осталось: { $left }
hyperborea-hint-level-after = сейчас уровень { $level }; у эффекта осталось: { $left }, уже поднято: { $raised }
hyperborea-do-cash =
    { $count ->
        [one] Обналичить «{ $track }»: { $count } кубик, { $cube }
        [few] Обналичить «{ $track }»: { $count } кубика, { $cube }
       *[other] Обналичить «{ $track }»: { $count } кубиков, { $cube }
    }
hyperborea-do-enter = Войти в город «{ $city }», { $area }
hyperborea-do-explore =
    { $side ->
        [left] Исследовать левые руины: { $area }
        [right] Исследовать правые руины: { $area }
       *[only] Исследовать руины: { $area }
    }
hyperborea-do-token =
    { $colour ->
        [gold] Использовать хранимый золотой жетон
        [silver] Использовать хранимый серебряный жетон
       *[bronze] Использовать хранимый бронзовый жетон
    }
hyperborea-token-kept =
    { $colour ->
        [gold] { $seat } хранит золотой жетон.
        [silver] { $seat } хранит серебряный жетон.
       *[bronze] { $seat } хранит бронзовый жетон.
    }
hyperborea-hint-tokens =
    { $colour ->
        [gold] золотых: { $count }
        [silver] серебряных: { $count }
       *[bronze] бронзовых: { $count }
    }
hyperborea-do-end = Закончить ход
hyperborea-do-draw =
    { $count ->
        [one] Вытянуть { $count } кубик
        [few] Вытянуть { $count } кубика
       *[other] Вытянуть { $count } кубиков
    }
hyperborea-do-return = Вернуть кубик в мешочек
hyperborea-do-exchange = Обменять кубик
hyperborea-do-exchange-for = Обменять кубик на: { $cube }
hyperborea-do-purge = Убрать отходы: { $cube }
hyperborea-do-spy = Скопировать «{ $card }» ({ $rival })
hyperborea-do-contact =
    { $count ->
        [one] Зона контакта: { $count } Отрицательное Развитие всем соседям
        [few] Зона контакта: { $count } Отрицательных Развития всем соседям
       *[other] Зона контакта: { $count } Отрицательных Развитий всем соседям
    }
hyperborea-do-faction = Тайл Фракции: { $effects }

## Что произошло
hyperborea-set-up = Карта разложена. Начнёт { $first }.
hyperborea-faction-tile-taken = { $seat }: тайл Фракции { $tile }.
hyperborea-start-card-taken = { $seat }: начальная карта «{ $card }».
hyperborea-start-chosen = { $seat }: дополнительный кубик { $cube }, маркеры: { $levels }.
hyperborea-turn = Ход { $turn }: { $seat }.
hyperborea-turned-up = Открыта область { $area }: { $tile }.
hyperborea-drawn = { $seat } тянет из мешочка: { $cubes }.
hyperborea-placed = { $seat } выкладывает: { $cube } → { $row }.
hyperborea-filled = { $seat } заполняет ряд «{ $row }»: { $cubes }.
hyperborea-in-force = { $seat }: карта «{ $card }» действует.
hyperborea-declared-unused = { $seat } не использует кубик: { $cube }.
hyperborea-chose = { $seat } берёт: { $effects }.
hyperborea-gems =
    { $count ->
        [one] { $seat } получает { $count } Камень.
        [few] { $seat } получает { $count } Камня.
       *[other] { $seat } получает { $count } Камней.
    }
hyperborea-gems-declined =
    { $count ->
        [one] { $seat } отказывается от { $count } Камня.
        [few] { $seat } отказывается от { $count } Камней.
       *[other] { $seat } отказывается от { $count } Камней.
    }
hyperborea-cube-gained = { $seat } получает кубик: { $cube }.
hyperborea-cube-declined = { $seat } отказывается от кубика.
hyperborea-objective = { $seat } выполняет условие: { $objective }.
hyperborea-end-triggered = Конец игры близок ({ $seat }): у остальных по одному последнему ходу.
hyperborea-fortress = { $seat } ставит Крепость: { $area }.
hyperborea-figure = { $seat } ставит фигурку: { $area }.
hyperborea-clone = { $seat } клонирует фигурку: { $area }.
hyperborea-minimum-figures =
    { $count ->
        [one] { $seat } пополняет столицу: { $count } фигурка.
        [few] { $seat } пополняет столицу: { $count } фигурки.
       *[other] { $seat } пополняет столицу: { $count } фигурок.
    }
hyperborea-moved = { $seat }: движение { $source } → { $target }.
hyperborea-flew = { $seat }: полёт { $source } → { $target }.
hyperborea-ghost-buried = { $seat } побеждает Призрака: { $area }.
hyperborea-ghost-converted = { $seat } превращает Призрака в фигурку: { $area }.
hyperborea-ghost-shot = { $seat } дальней атакой убирает Призрака из игры: { $area }.
hyperborea-figure-shot = { $seat } дальней атакой возвращает в резерв фигурку ({ $rival }): { $area }.
hyperborea-figure-buried = { $seat } забирает на Кладбище фигурку ({ $rival }): { $area }.
hyperborea-figure-beaten = { $seat } побеждает ещё одну фигурку ({ $rival }): { $area }; она возвращается в резерв.
hyperborea-wall-broken = { $seat } разрушает Крепость ({ $rival }): { $area }.
hyperborea-card-taken = { $seat } берёт карту «{ $card }».
hyperborea-card-turned-up = Новая карта: «{ $card }».
hyperborea-card-declined = { $seat } не берёт карту.
hyperborea-refreshed = { $seat } меняет карты колоды «{ $deck }»: { $cards }.
hyperborea-developed = { $seat }: { $track }, уровень { $level }.
hyperborea-cashed =
    { $count ->
        [one] { $seat } обналичивает «{ $track }»: { $count } кубик, { $cube }.
        [few] { $seat } обналичивает «{ $track }»: { $count } кубика, { $cube }.
       *[other] { $seat } обналичивает «{ $track }»: { $count } кубиков, { $cube }.
    }
hyperborea-entered = { $seat } входит в город «{ $city }», { $area }: { $effects }.
hyperborea-explored = { $seat } исследует руины и смотрит жетон: { $area }.
hyperborea-looked = Вы нашли: { $token }.
hyperborea-token-used = { $seat } использует жетон «{ $token }»: { $effects }.
hyperborea-returned = { $seat } возвращает кубик в мешочек: { $cube }.
hyperborea-exchanged = { $seat } меняет кубик: { $old } → { $new }.
hyperborea-purged = { $seat } избавляется от серого кубика.
hyperborea-spied = { $seat } копирует карту «{ $card }»: { $effects }.
hyperborea-contact = { $seat } применяет эффект зоны контакта; Отрицательное Развитие: { $rivals }.
hyperborea-lost-development = { $seat } опускает маркер «{ $track }» на один.
hyperborea-paid = { $seat } платит и получает: { $effects }.
hyperborea-discarded-cube = { $seat } сбрасывает кубик.
hyperborea-discarded-figure = { $seat } сбрасывает фигурку.
hyperborea-discarded-gem = { $seat } сбрасывает Камень.
hyperborea-faction-used = { $seat } использует тайл Фракции: { $effects }.
hyperborea-ended-turn = { $seat } заканчивает ход.
hyperborea-reset = { $seat }: Обновление. Фигурки освобождаются, кубики идут в мешочек.
hyperborea-took-back =
    { $count ->
        [one] { $seat } забирает с постоянных карт { $count } кубик.
        [few] { $seat } забирает с постоянных карт { $count } кубика.
       *[other] { $seat } забирает с постоянных карт { $count } кубиков.
    }
hyperborea-start-of-turn = Начало хода ({ $seat }): «{ $card }».
hyperborea-won =
    { $points ->
        [one] Победа: { $seat }, { $points } победное очко.
        [few] Победа: { $seat }, { $points } победных очка.
       *[other] Победа: { $seat }, { $points } победных очков.
    }
hyperborea-reason =
    { $points ->
        [one] Больше всего победных очков: { $seat } ({ $points }).
        [few] Больше всего победных очков: { $seat } ({ $points }).
       *[other] Больше всего победных очков: { $seat } ({ $points }).
    }

## Подсчёт очков
hyperborea-score-gems = Камни
hyperborea-score-ghosts = Призраки
hyperborea-score-rivals = Кладбище
hyperborea-score-cubes = Кубики
hyperborea-score-objectives = Цели
hyperborea-score-cards = Технологии
hyperborea-score-control = Контроль
hyperborea-score-total = Всего

## Поле словами
hyperborea-words-choosing = Перед первым ходом: все тайно делают выбор.
hyperborea-words-turn = Ход { $turn }: ходит { $seat }.
hyperborea-words-over = Игра окончена. Победа: { $seat }.
hyperborea-words-conditions = Выполнено условий: { $met } из { $needed }.
hyperborea-words-last-turns = Последние ходы: конец игры вызвал игрок { $seat }.
hyperborea-words-hidden = Не открыты: { $areas }.
hyperborea-words-area = { $area }, { $terrain }: { $content }.
hyperborea-words-nothing = ничего
hyperborea-words-figures =
    { $count ->
        [one] { $count } фигурка ({ $seat })
        [few] { $count } фигурки ({ $seat })
       *[other] { $count } фигурок ({ $seat })
    }
hyperborea-words-walls =
    { $count ->
        [one] { $count } Крепость ({ $seat })
        [few] { $count } Крепости ({ $seat })
       *[other] { $count } Крепостей ({ $seat })
    }
hyperborea-words-city = город { $city } ({ $occupant })
hyperborea-words-ruin =
    { $tokens ->
        [one] руины, { $colour }, { $tokens } жетон ({ $occupant })
        [few] руины, { $colour }, { $tokens } жетона ({ $occupant })
       *[other] руины, { $colour }, { $tokens } жетонов ({ $occupant })
    }
hyperborea-words-free = пусто
hyperborea-words-ghost = Призрак
hyperborea-words-held = { $seat }
hyperborea-words-player =
    { $points ->
        [one] { $seat }, { $faction }: пока { $points } победное очко; Камней: { $gems }, фигурок на карте: { $figures }, в резерве: { $reserve }.
        [few] { $seat }, { $faction }: пока { $points } победных очка; Камней: { $gems }, фигурок на карте: { $figures }, в резерве: { $reserve }.
       *[other] { $seat }, { $faction }: пока { $points } победных очков; Камней: { $gems }, фигурок на карте: { $figures }, в резерве: { $reserve }.
    }
hyperborea-words-tile = Тайл Фракции: { $tile }.
hyperborea-words-available = Доступные: { $cubes }.
hyperborea-words-unused = Неиспользованные: { $cubes }.
hyperborea-words-bag = В мешочке: { $cubes }.
hyperborea-words-cube-count = { $cube } × { $count }
hyperborea-words-rows = Кубики на технологиях: { $rows }.
hyperborea-words-row = { $row } ({ $cubes })
hyperborea-words-levels = Развитие: { $levels }.
hyperborea-words-level = { $track } { $level }
hyperborea-words-cards = Карты: { $cards }.
hyperborea-words-graveyard = Кладбище: { $content }.
hyperborea-words-ghosts =
    { $count ->
        [one] { $count } Призрак
        [few] { $count } Призрака
       *[other] { $count } Призраков
    }
hyperborea-words-rival = фигурка ({ $seat })
hyperborea-words-kept = Хранит жетон: { $colour }.
hyperborea-words-objectives = Цели: { $objectives }.
hyperborea-words-losses =
    { $count ->
        [one] Ожидает { $count } Отрицательное Развитие.
        [few] Ожидает { $count } Отрицательных Развития.
       *[other] Ожидает { $count } Отрицательных Развитий.
    }
hyperborea-words-market = Открыты, { $deck }: { $cards }.
hyperborea-words-my-token = Ваш жетон: { $token }.
hyperborea-words-pool = Осталось в этом ходу: { $left }.
hyperborea-words-leader = Впереди { $seat }: { $points } ПО.
hyperborea-words-map = Открыто областей карты: { $open } из { $all }.

## Названия компонентов

hyperborea-row-exploration1 = Исследование 1
hyperborea-row-exploration2 = Исследование 2
hyperborea-row-progress1 = Прогресс 1
hyperborea-row-progress2 = Прогресс 2
hyperborea-row-war1 = Война 1
hyperborea-row-war2 = Война 2
hyperborea-row-trade1 = Торговля 1
hyperborea-row-trade2 = Торговля 2
hyperborea-row-growth1 = Рост 1
hyperborea-row-growth2 = Рост 2
hyperborea-row-science1 = Наука 1
hyperborea-row-science2 = Наука 2
hyperborea-seat-faction-red = Красное Герцогство
hyperborea-seat-faction-emerald = Изумрудное Королевство
hyperborea-seat-faction-celestial = Небесное Царство
hyperborea-seat-faction-coral = Коралловый Трон
hyperborea-seat-faction-golden = Золотое Баронство
hyperborea-seat-faction-purple = Пурпурный Матриархат
hyperborea-row-caravan_roads = Караванные пути
hyperborea-row-cartography = Картография
hyperborea-row-airships = Воздушные корабли
hyperborea-row-winged_mounts = Крылатые скакуны
hyperborea-row-vanguard = Авангард
hyperborea-row-cavalry = Кавалерия
hyperborea-row-archery = Стрельба из лука
hyperborea-row-siege_engines = Осадные машины
hyperborea-row-war_academy = Военная академия
hyperborea-row-berserkers = Берсерки
hyperborea-row-bastions = Бастионы
hyperborea-row-plunder = Грабёж
hyperborea-row-scouts = Разведчики
hyperborea-row-watchtowers = Сторожевые башни
hyperborea-row-mercenaries = Наёмники
hyperborea-row-expedition = Экспедиция
hyperborea-row-marketplace = Торжище
hyperborea-row-trade_guild = Торговая гильдия
hyperborea-row-banking = Банковское дело
hyperborea-row-caravanserai = Караван-сарай
hyperborea-row-extortion = Вымогательство
hyperborea-row-diplomacy = Дипломатия
hyperborea-row-ransom = Выкуп
hyperborea-row-festival = Празднество
hyperborea-row-outposts = Сторожевые заставы
hyperborea-row-conscription = Рекрутский набор
hyperborea-row-fertility_rites = Обряды плодородия
hyperborea-row-homunculi = Гомункулы
hyperborea-row-settlers = Переселенцы
hyperborea-row-guardian_spirits = Духи-хранители
hyperborea-row-militia = Ополчение
hyperborea-row-colonists = Колонисты
hyperborea-row-workshops = Мастерские
hyperborea-row-engineering = Инженерное дело
hyperborea-row-architecture = Зодчество
hyperborea-row-agronomy = Агрономия
hyperborea-row-printing_press = Печатный станок
hyperborea-row-sabotage = Саботаж
hyperborea-row-university = Университет
hyperborea-row-academy = Академия
hyperborea-row-astronomy = Астрономия
hyperborea-row-philosophy = Философия
hyperborea-row-mathematics = Математика
hyperborea-row-patronage = Меценатство
hyperborea-row-observatory = Обсерватория
hyperborea-row-public_works = Общественные работы
hyperborea-row-espionage = Шпионская сеть
hyperborea-row-recycling = Переработка
hyperborea-row-alchemy = Алхимия
hyperborea-row-transmutation = Трансмутация
hyperborea-row-purification = Очищение
hyperborea-row-waste_furnace = Плавильня отходов
hyperborea-row-composting = Компостирование
hyperborea-row-black_market = Чёрный рынок
hyperborea-row-corruption = Коррупция
hyperborea-row-logistics = Логистика
hyperborea-row-stockpiles = Запасы
hyperborea-row-renewal = Возрождение
hyperborea-row-crystal_forge = Кристальная кузня
hyperborea-row-crystal_mining = Добыча кристаллов
hyperborea-row-sacrifice = Жертвоприношение
hyperborea-row-sponsorship = Покровительство
hyperborea-row-foresight = Предвидение
hyperborea-row-catalysis = Катализ
hyperborea-faction-red = Красное Герцогство
hyperborea-faction-emerald = Изумрудное Королевство
hyperborea-faction-celestial = Небесное Царство
hyperborea-faction-coral = Коралловый Трон
hyperborea-faction-golden = Золотое Баронство
hyperborea-faction-purple = Пурпурный Матриархат
hyperborea-tile-c1 = Расколотая цитадель
hyperborea-tile-c2 = Кристальный кратер
hyperborea-tile-c3 = Чертог архимагов
hyperborea-tile-c4 = Затонувший дворец
hyperborea-tile-c5 = Ледяной престол
hyperborea-tile-c6 = Шпили-близнецы
hyperborea-tile-o01 = Янтарные дюны
hyperborea-tile-o02 = Солончаки
hyperborea-tile-o03 = Солнечный тракт
hyperborea-tile-o04 = Стеклянная равнина
hyperborea-tile-o05 = Стоянки кочевников
hyperborea-tile-o06 = Сухая река
hyperborea-tile-o07 = Купеческий перекрёсток
hyperborea-tile-o08 = Костяное поле
hyperborea-tile-o09 = Долина миражей
hyperborea-tile-o10 = Шепчущий лес
hyperborea-tile-o11 = Древняя роща
hyperborea-tile-o12 = Поляна лучников
hyperborea-tile-o13 = Моховые террасы
hyperborea-tile-o14 = Охотничьи угодья
hyperborea-tile-o15 = Серебряный бор
hyperborea-tile-o16 = Лес духов
hyperborea-tile-o17 = Терновый лабиринт
hyperborea-tile-o18 = Туманная топь
hyperborea-tile-o19 = Камышовые озёра
hyperborea-tile-o20 = Затопленные храмы
hyperborea-tile-o21 = Чёрная трясина
hyperborea-tile-o22 = Лотосовое болото
hyperborea-tile-o23 = Утонувшая гать
hyperborea-tile-o24 = Болото огоньков
hyperborea-tile-o25 = Орлиный хребет
hyperborea-tile-o26 = Железные пики
hyperborea-tile-o27 = Кристальные пещеры
hyperborea-tile-o28 = Грозовая вершина
hyperborea-tile-o29 = Самоцветный карьер
hyperborea-tile-o30 = Одинокий перевал
hyperborea-home-home_a = Родной край
hyperborea-home-home_red = Красное Герцогство
hyperborea-home-home_emerald = Изумрудное Королевство
hyperborea-home-home_celestial = Небесное Царство
hyperborea-home-home_coral = Коралловый Трон
hyperborea-home-home_golden = Золотое Баронство
hyperborea-home-home_purple = Пурпурный Матриархат
hyperborea-city-thulan = Тулан
hyperborea-city-borealis = Бореалис
hyperborea-city-nerith = Нерит
hyperborea-city-isvard = Исвард
hyperborea-city-solan = Солан
hyperborea-city-lunar = Лунар
hyperborea-city-amberin = Амберин
hyperborea-city-salt_gate = Соляные Врата
hyperborea-city-sunhold = Санхолд
hyperborea-city-tanis_camp = Стан Таниса
hyperborea-city-well_town = Колодезный
hyperborea-city-stone_ford = Каменный Брод
hyperborea-city-four_scales = Четыре Чаши
hyperborea-city-fata = Фата
hyperborea-city-greenward = Гринвард
hyperborea-city-bowmere = Боумир
hyperborea-city-mossbridge = Моссбридж
hyperborea-city-leafgate = Лифгейт
hyperborea-city-stagholm = Стагхольм
hyperborea-city-pinegarth = Пайнгарт
hyperborea-city-briar = Бриар
hyperborea-city-hedgefort = Хеджфорт
hyperborea-city-fenwick = Фенвик
hyperborea-city-reedholm = Ридхольм
hyperborea-city-mireport = Майрпорт
hyperborea-city-lotus = Лотос
hyperborea-city-causeway = Гать
hyperborea-city-eelmarket = Угриный Торг
hyperborea-city-eyrie = Гнездо
hyperborea-city-ironhall = Айронхолл
hyperborea-city-anvil = Наковальня
hyperborea-city-stormwatch = Дозор Бури
hyperborea-city-lightning_hall = Зал Молний
hyperborea-city-quarry = Каменоломня
hyperborea-city-capital_a = Столица
hyperborea-city-march_town = Пограничный город
hyperborea-city-red_outpost = Красная Застава
hyperborea-city-arena = Арена Герцога
hyperborea-city-heartwood = Сердце Леса
hyperborea-city-sky_tower = Небесная Башня
hyperborea-city-reef_hold = Рифовый Оплот
hyperborea-city-mission = Миссия
hyperborea-city-gilded_tent = Золочёный Шатёр
hyperborea-city-life_temple = Храм Жизни
hyperborea-city-cradle = Колыбель
hyperborea-token-bronze_path = Старая тропа
hyperborea-token-bronze_tablet = Глиняная табличка
hyperborea-token-bronze_wall = Обвалившаяся стена
hyperborea-token-bronze_cache = Тайник
hyperborea-token-bronze_blade = Ржавый клинок
hyperborea-token-bronze_refugee = Беженцы
hyperborea-token-bronze_echo = Слабое эхо
hyperborea-token-silver_gem = Серебряный клад
hyperborea-token-silver_road = Мощёная дорога
hyperborea-token-silver_wings = Хрустальные крылья
hyperborea-token-silver_blade = Хрустальный клинок
hyperborea-token-silver_bow = Древний лук
hyperborea-token-silver_recruit = Потерянное племя
hyperborea-token-silver_mirror = Зеркальный пруд
hyperborea-token-silver_scroll = Древний свиток
hyperborea-token-silver_cache = Запечатанный склеп
hyperborea-token-silver_cube_red = Красный кристалл
hyperborea-token-silver_cube_green = Зелёный кристалл
hyperborea-token-silver_cube_purple = Фиолетовый кристалл
hyperborea-token-silver_cube_blue = Синий кристалл
hyperborea-token-silver_cube_orange = Оранжевый кристалл
hyperborea-token-silver_cube_yellow = Жёлтый кристалл
hyperborea-token-silver_flame = Очищающее пламя
hyperborea-token-silver_eye = Всевидящее око
hyperborea-token-silver_echo = Камень-эхо
hyperborea-token-gold_hoard = Королевский клад
hyperborea-token-gold_codex = Кодекс архимага
hyperborea-token-gold_heart = Сердце кристалла
hyperborea-token-gold_titan = Молот титана
hyperborea-token-gold_legion = Призрачный легион
hyperborea-token-gold_archive = Великий архив
hyperborea-token-gold_font = Источник энергии
hyperborea-token-gold_crown = Корона гиперборейцев
hyperborea-deck-1 = Исследование и война
hyperborea-deck-2 = Торговля и рост
hyperborea-deck-3 = Прогресс и наука
hyperborea-deck-4 = Преобразование и пополнение
hyperborea-tech-exploration = Исследование
hyperborea-tech-progress = Прогресс
hyperborea-tech-war = Война
hyperborea-tech-trade = Торговля
hyperborea-tech-growth = Рост
hyperborea-tech-science = Наука
hyperborea-track-green = Исследование
hyperborea-track-orange = Прогресс
hyperborea-track-red = Война
hyperborea-track-yellow = Торговля
hyperborea-track-purple = Рост
hyperborea-track-blue = Наука
hyperborea-objective-gems = Богатство
hyperborea-objective-technologies = Знание
hyperborea-objective-figures = Расселение
hyperborea-terrain-desert = Пустыня
hyperborea-terrain-forest = Лес
hyperborea-terrain-swamp = Болото
hyperborea-terrain-mountain = Горы
hyperborea-option-length-short = Короткая
hyperborea-option-length-regular = Обычная
hyperborea-option-length-long = Долгая
hyperborea-option-mode-invasion = Вторжение
hyperborea-option-mode-faction_war = Битва держав
