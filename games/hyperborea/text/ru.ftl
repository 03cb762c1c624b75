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
hyperborea-option-frozen = Фигурки в городах и на руинах
hyperborea-option-frozen-fight = тоже атакуют
hyperborea-option-frozen-rest = не атакуют
hyperborea-option-coral = Коралловое очищение (Битва держав)
hyperborea-option-coral-reset = один раз между Обновлениями
hyperborea-option-coral-again = каждый раз, когда ряд заполнен
hyperborea-seat-faction = Фракция
hyperborea-part-map = Карта
hyperborea-part-players = Игроки
hyperborea-part-cards = Технологии на выбор
hyperborea-option-length-about = Сколько из трёх условий конца надо выполнить: 12 Камней, пять карт, последняя фигурка на карте.
hyperborea-option-length-short-about = Одно условие: около 15 ходов на игрока.
hyperborea-option-length-regular-about = Два разных условия: около 20 ходов на игрока.
hyperborea-option-length-long-about = Все три условия: около 30 ходов на игрока.
hyperborea-option-mode-about = Есть ли у Фракций свои Регионы и способности.
hyperborea-option-mode-invasion-about = У всех одинаковый Родной Регион, без способностей: для первой партии.
hyperborea-option-mode-faction_war-about = У каждой Фракции свой Родной Регион и один из двух её тайлов Фракции.
hyperborea-option-map-about = Скрыта ли карта вначале.
hyperborea-option-map-fog-about = Тайлы открываются, когда рядом оказывается фигурка.
hyperborea-option-map-open-about = Все тайлы открыты сразу: больше расчёта, меньше неожиданностей.
hyperborea-option-factions-about = Кто какой Фракцией играет.
hyperborea-option-factions-choose-about = Каждый выбирает здесь; кто раньше, того и Фракция.
hyperborea-option-factions-random-about = Их раздаст жребий в начале партии.
hyperborea-option-tiles-about = Кому какой из двух тайлов Фракции.
hyperborea-option-tiles-choose-about = Каждый выбирает тайно, открывают вместе.
hyperborea-option-tiles-random-about = Их раздаст жребий в начале партии.
hyperborea-option-permanent-about = Как долго действует карта с постоянным эффектом.
hyperborea-option-permanent-row-about = Если кубик ушёл, карта не действует: обычное толкование.
hyperborea-option-permanent-lasting-about = Кубики можно забрать: такие карты намного сильнее.
hyperborea-option-fortress-about = От чего защищает Крепость.
hyperborea-option-fortress-all-about = И от атак, и от дальних атак: обычное толкование.
hyperborea-option-fortress-attack-about = Дальняя атака поражает фигурку за стеной.
hyperborea-option-frozen-about = Могут ли атаковать фигурки, занятые до Обновления.
hyperborea-option-frozen-fight-about = Из города можно убрать Призрака на руинах рядом.
hyperborea-option-frozen-rest-about = Сначала атака, потом вход: обычное толкование.
hyperborea-option-coral-about = Как часто работает ряд тайла A Кораллового Трона.
hyperborea-option-coral-reset-about = Обычное толкование.
hyperborea-option-coral-again-about = Камнем может стать каждый серый кубик.
hyperborea-seat-faction-red-about = Атаки: дешевле или две про запас. Во «Вторжении» — просто цвет.
hyperborea-seat-faction-emerald-about = Движение: лишний шаг или любая местность нипочём. Во «Вторжении» — просто цвет.
hyperborea-seat-faction-celestial-about = Наука: карта сразу или кубики за каждую карту. Во «Вторжении» — просто цвет.
hyperborea-seat-faction-coral-about = Отходы: серые кубики дают Камни или годятся как оранжевые. Во «Вторжении» — просто цвет.
hyperborea-seat-faction-golden-about = Камни: два сразу или один за то, чего не хватает. Во «Вторжении» — просто цвет.
hyperborea-seat-faction-purple-about = Фигурки: из побеждённых Призраков или Клонирование сразу. Во «Вторжении» — просто цвет.

## Предметы
hyperborea-area = { $name }
hyperborea-hidden-area = закрытый тайл { $area }
hyperborea-hidden-centre = закрытый центральный тайл
hyperborea-home-capital = Столица ({ $seat })
hyperborea-home-left = Родной Регион слева ({ $seat })
hyperborea-home-right = Родной Регион справа ({ $seat })
hyperborea-own-capital = Столица
hyperborea-own-left = Родной Регион слева
hyperborea-own-right = Родной Регион справа
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
hyperborea-faction-tile-red_b = B: 2 жетона: каждый один раз даёт Крепость, атаку или дальнюю атаку
hyperborea-faction-tile-emerald_a = A: 1 движение один раз между Обновлениями
hyperborea-faction-tile-emerald_b = B: каждый шаг стоит 1 очко движения
hyperborea-faction-tile-celestial_a = A: Алхимия или Дипломатия с начала игры
hyperborea-faction-tile-celestial_b = B: 2 кубика из мешочка за каждую взятую технологию
hyperborea-faction-tile-coral_a = A: свой ряд: убрать серый кубик и получить Камень
hyperborea-faction-tile-coral_b = B: серые кубики можно класть на оранжевые поля
hyperborea-faction-tile-golden_a = A: 2 Камня с начала игры
hyperborea-faction-tile-golden_b = B: отдать 1 Камень за 1 атаку, 2 движения, 3 Развития или 3 кубика
hyperborea-faction-tile-purple_a = A: побеждённые Призраки становятся своими фигурками
hyperborea-faction-tile-purple_b = B: Сторожевые заставы с начала игры
hyperborea-colour-gold = золотой
hyperborea-colour-silver = серебряный
hyperborea-colour-bronze = бронзовый

## Эффекты
hyperborea-effects = { $effects }
hyperborea-or = { $first } или { $second }
hyperborea-effect-pay = { $gain } за плату ({ $cost })
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
hyperborea-op-purge = убрать серый кубик
hyperborea-effect-purge =
    { $n ->
        [one] убрать { $n } серый кубик
        [few] убрать { $n } серых кубика
       *[other] убрать { $n } серых кубиков
    }
hyperborea-left-purge =
    { $n ->
        [one] убрать { $n } серый кубик
        [few] убрать { $n } серых кубика
       *[other] убрать { $n } серых кубиков
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
        [one] { $n } Развитие в разных рядах
        [few] { $n } Развития в разных рядах
        [many] { $n } Развитий в разных рядах
       *[other] { $n } Развития в разных рядах
    }
hyperborea-left-dev-different =
    { $n ->
        [one] { $n } Развитие в разных рядах
        [few] { $n } Развития в разных рядах
        [many] { $n } Развитий в разных рядах
       *[other] { $n } Развития в разных рядах
    }
hyperborea-effect-dev-same =
    { $n ->
        [one] { $n } Развитие в одном ряду
        [few] { $n } Развития в одном и том же ряду
        [many] { $n } Развитий в одном и том же ряду
       *[other] { $n } Развития в одном и том же ряду
    }
hyperborea-left-dev-same =
    { $n ->
        [one] { $n } Развитие в одном ряду
        [few] { $n } Развития в одном и том же ряду
        [many] { $n } Развитий в одном и том же ряду
       *[other] { $n } Развития в одном и том же ряду
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
hyperborea-left-contact =
    { $n ->
        [one] { $n } эффект зоны контакта
        [few] { $n } эффекта зоны контакта
       *[other] { $n } эффектов зоны контакта
    }

## Вопросы
hyperborea-hint-start-card = с картой «{ $card }»
hyperborea-ask-start = Ваши первые решения. Маркеры ставят на три разных ряда. Остальные увидят всё, когда выберут все.
hyperborea-preview-card = Начальная карта: «{ $card }»
hyperborea-preview-bag = В мешочке кубиков: { $count }, на ход тянут { $draw }; два одинаковых: { $cube }, для рядов: { $rows }
hyperborea-preview-levels = Маркеры: { $levels }; с уровня 4 маркер становится кубиком
hyperborea-field-tile = Тайл Фракции
hyperborea-field-card = Начальная карта
hyperborea-field-cube = Дополнительный кубик
hyperborea-field-three = Маркер на уровне 3
hyperborea-field-two = Маркер на уровне 2
hyperborea-field-one = Маркер на уровне 1
hyperborea-start-levels = { $first } 3, { $second } 2, { $third } 1
hyperborea-ask-action = Что дальше?
hyperborea-ask-action-left = Что дальше? Осталось: { $left }.
hyperborea-ask-gems =
    { $count ->
        [one] Можно взять { $count } Камень; уже есть { $have }, условие Богатства: { $threshold }. Сколько взять?
        [few] Можно взять { $count } Камня; уже есть { $have }, условие Богатства: { $threshold }. Сколько взять?
       *[other] Можно взять { $count } Камней; уже есть { $have }, условие Богатства: { $threshold }. Сколько взять?
    }
hyperborea-ask-gain-cube = Какой кубик положить в мешочек?
hyperborea-decline = Никакой
hyperborea-ask-ghost = Призрак побеждён: { $area }. Что с ним станет?
hyperborea-ghost-bury = На Кладбище
hyperborea-ghost-convert = Станет вашей фигуркой
hyperborea-ask-card = Возьмите одну из открытых карт или ни одной.
hyperborea-decline-card = Не брать
hyperborea-ask-token = Вы нашли: { $token }. Использовать или отложить?
hyperborea-token-use = Использовать: { $token }
hyperborea-token-keep = Отложить: { $token }
hyperborea-token-swap = Отложить, а прежний использовать: { $token }
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
hyperborea-standing-cubes = Кубик в мешочек: брать первый из этих, какой есть (пусто: спросить)
hyperborea-standing-keep = постоянные карты действуют дальше
hyperborea-standing-take = кубики вернутся в мешочек, карты отдыхают
hyperborea-standing-losses = Отрицательное Развитие: какие маркеры опускать сначала (пусто: спросить)

## Группы вариантов
hyperborea-group-place-red = Красный кубик
hyperborea-group-place-green = Зелёный кубик
hyperborea-group-place-purple = Фиолетовый кубик
hyperborea-group-place-blue = Синий кубик
hyperborea-group-place-orange = Оранжевый кубик
hyperborea-group-place-yellow = Жёлтый кубик
hyperborea-group-place-grey = Серый кубик
hyperborea-group-fill = Заполнить ряд
hyperborea-group-pool = Использовать эффекты
hyperborea-group-move = Движение: { $from }
hyperborea-group-fly = Полёт: { $from }
hyperborea-group-attack = Атака
hyperborea-group-tech = Продвинутые Технологии
hyperborea-group-dev = Развитие
hyperborea-group-dev-several = Развитие, сразу несколько
hyperborea-group-cash = Развитие Цивилизации
hyperborea-group-places = Города и руины
hyperborea-group-spy = Шпионаж
hyperborea-group-end = Вместе с концом хода
hyperborea-group-other = Другое

## Варианты
hyperborea-place = { $cube } → { $row }
hyperborea-place-any = { $cube } → { $row } (разноцветное поле)
hyperborea-any-space = { $row } (разноцветное поле)
hyperborea-fill = { $row }: { $cubes }
hyperborea-unused = Не использовать: { $cube }
hyperborea-unused-brief = Не использовать
hyperborea-hint-row-more = { $effects } и не только
hyperborea-hint-row = { $effects }
hyperborea-hint-costs = { $cost }
hyperborea-choose = Взять: { $effects }
hyperborea-do-fortress = Крепость: { $area }
hyperborea-do-figure = Фигурка: { $area }
hyperborea-do-clone = Клонирование: { $area }
hyperborea-do-move = { $from } → { $to }
hyperborea-do-move-together =
    { $figures ->
        [one] { $from } → { $to }, { $figures } фигурка
        [few] { $from } → { $to }, { $figures } фигурки
        [many] { $from } → { $to }, { $figures } фигурок
       *[other] { $from } → { $to }, { $figures } фигурки
    }
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
hyperborea-do-refresh = Сменить карты: «{ $deck }»
hyperborea-do-dev-any = { $track } +{ $count }
hyperborea-do-dev-different = { $track } +{ $count } (разные ряды)
hyperborea-do-dev-pair = { $first } +1, { $second } +1
hyperborea-do-dev-same = { $track } +{ $count } (один ряд)
hyperborea-do-cash =
    { $count ->
        [one] Развитие Цивилизации, { $track }: { $count } кубик, { $cube }
        [few] Развитие Цивилизации, { $track }: { $count } кубика, { $cube }
        [many] Развитие Цивилизации, { $track }: { $count } кубиков, { $cube }
       *[other] Развитие Цивилизации, { $track }: { $count } кубика, { $cube }
    }
hyperborea-do-enter-all =
    { $count ->
        [one] Войти в { $count } город
        [few] Войти сразу в { $count } города
        [many] Войти сразу в { $count } городов
       *[other] Войти сразу в { $count } города
    }
hyperborea-do-enter = Войти: «{ $city }», { $area }
hyperborea-do-explore =
    { $side ->
        [left] Исследовать левые руины: { $area }
        [right] Исследовать правые руины: { $area }
       *[only] Исследовать руины: { $area }
    }
hyperborea-do-token =
    { $colour ->
        [gold] Использовать отложенный золотой жетон
        [silver] Использовать отложенный серебряный жетон
       *[bronze] Использовать отложенный бронзовый жетон
    }
hyperborea-token-kept =
    { $colour ->
        [gold] { $seat } откладывает золотой жетон.
        [silver] { $seat } откладывает серебряный жетон.
       *[bronze] { $seat } откладывает бронзовый жетон.
    }
hyperborea-hint-tokens =
    { $colour ->
        [gold] золотых: { $count }
        [silver] серебряных: { $count }
       *[bronze] бронзовых: { $count }
    }
hyperborea-do-and-end = { $first }, и закончить ход
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
hyperborea-do-purge = Убрать серый кубик: { $cube }
hyperborea-do-spy = Скопировать «{ $card }» ({ $rival })
hyperborea-do-contact =
    { $count ->
        [one] Зона контакта: { $count } Отрицательное Развитие всем соседям
        [few] Зона контакта: { $count } Отрицательных Развития всем соседям
       *[other] Зона контакта: { $count } Отрицательных Развитий всем соседям
    }
hyperborea-do-faction = Тайл Фракции: { $effects }

## Что произошло
hyperborea-set-up = Карта готова. Начнёт { $first }.
hyperborea-faction-tile-taken = { $seat }: тайл Фракции { $tile }.
hyperborea-start-card-taken = { $seat }: начальная карта «{ $card }».
hyperborea-start-chosen = { $seat }: дополнительный кубик { $cube }, маркеры: { $levels }.
hyperborea-heading-turn = **Раунд { $round }: { $seat }**
hyperborea-turned-up = Открыта область: { $tile }.
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
        [one] { $seat } пополняет Столицу: { $count } фигурка.
        [few] { $seat } пополняет Столицу: { $count } фигурки.
       *[other] { $seat } пополняет Столицу: { $count } фигурок.
    }
hyperborea-moved =
    { $count ->
        [1] { $seat }: движение, { $source } → { $target }.
        [one] { $seat }: движение, { $source } → { $target }, { $count } фигурка.
        [few] { $seat }: движение, { $source } → { $target }, { $count } фигурки.
        [many] { $seat }: движение, { $source } → { $target }, { $count } фигурок.
       *[other] { $seat }: движение, { $source } → { $target }, { $count } фигурки.
    }
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
        [one] { $seat }: Развитие Цивилизации, { $track }: { $count } кубик, { $cube }.
        [few] { $seat }: Развитие Цивилизации, { $track }: { $count } кубика, { $cube }.
        [many] { $seat }: Развитие Цивилизации, { $track }: { $count } кубиков, { $cube }.
       *[other] { $seat }: Развитие Цивилизации, { $track }: { $count } кубика, { $cube }.
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
hyperborea-scored = { $seat }: { $points } = { $parts }.
hyperborea-score-part = { $part } { $points }
hyperborea-plus = { $first } + { $second }
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
hyperborea-words-turn = Раунд { $round }: ходит { $seat }.
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
hyperborea-words-kept = Отложен жетон: { $colour }.
hyperborea-words-objectives = Цели: { $objectives }.
hyperborea-words-losses =
    { $count ->
        [one] Ожидает { $count } Отрицательное Развитие.
        [few] Ожидает { $count } Отрицательных Развития.
       *[other] Ожидает { $count } Отрицательных Развитий.
    }
hyperborea-words-market = Открыты, { $deck }: { $cards }.
hyperborea-words-my-token = Ваш отложенный жетон: { $token }.
hyperborea-words-pool = Осталось в этом ходу: { $left }.
hyperborea-words-leader = Впереди { $seat }: { $points } ПО.
hyperborea-words-map = Открыто областей карты: { $open } из { $all }.

## Подсказки и причины
hyperborea-and = { $first }; { $second }
hyperborea-hint-full = ряд полон: { $effects }
hyperborea-hint-in-force = ряд полон, карта действует: { $effects }
hyperborea-hint-open = ещё открыто: { $slots }
hyperborea-hint-unused = останется неиспользованным до Обновления
hyperborea-hint-instead = тогда не будет: { $effects }
hyperborea-hint-stop = остановка
hyperborea-hint-control = контроль { $points } ПО
hyperborea-there-desert = пустыня
hyperborea-there-forest = лес
hyperborea-there-swamp = болото
hyperborea-there-mountain = горы
hyperborea-hint-city = город: { $effects }
hyperborea-hint-ruin = руины
hyperborea-hint-ghost = на Кладбище: +{ $points } ПО
hyperborea-hint-guards-city = стережёт город: { $effects }
hyperborea-hint-guards-ruin =
    { $tokens ->
        [one] стережёт руины: { $tokens } жетон
        [few] стережёт руины: { $tokens } жетона
        [many] стережёт руины: { $tokens } жетонов
       *[other] стережёт руины: { $tokens } жетонов
    }
hyperborea-hint-wall = останется: Крепостей { $left }, фигурок { $figures }
hyperborea-hint-graveyard = на Кладбище: +1 ПО
hyperborea-hint-beaten-gem = вернётся в резерв владельца; сразу 1 Камень
hyperborea-hint-beaten = вернётся в резерв владельца, без очков
hyperborea-hint-shot-ghost = уйдёт из игры, без очков
hyperborea-hint-shot = вернётся в резерв владельца, без очков
hyperborea-hint-fortress = примет одну атаку; стоит до следующего своего хода; уже там: { $there }, останется: { $left }
hyperborea-hint-reserve = в резерве останется: { $left }
hyperborea-hint-last-figure = последняя: Расселение, 2 ПО
hyperborea-hint-card = { $slots }: { $effects }
hyperborea-hint-each-turn = каждый ход
hyperborea-hint-refresh = две новые карты этой колоды; очко технологии будет потрачено
hyperborea-hint-to-level =
    { $cubes ->
        [0] уровень { $level } → { $after }; кубик даёт уровень { $first } и выше
        [one] уровень { $level } → { $after }: даст { $cubes } кубик
        [few] уровень { $level } → { $after }: даст { $cubes } кубика
        [many] уровень { $level } → { $after }: даст { $cubes } кубиков
       *[other] уровень { $level } → { $after }: даст { $cubes } кубика
    }
hyperborea-hint-points-lost =
    { $lost ->
        [one] { $lost } очко пропадёт
        [few] { $lost } очка пропадут
        [many] { $lost } очков пропадут
       *[other] { $lost } очков пропадут
    }
hyperborea-hint-track-to = { $track } { $level } → { $after }
hyperborea-hint-elsewhere =
    { $left ->
        [one] ещё { $left } в другом ряду
        [few] ещё { $left } в других рядах
        [many] ещё { $left } в других рядах
       *[other] ещё { $left } в других рядах
    }
hyperborea-hint-cash = маркер { $level } → 0; кубиков в мешочке { $bag } → { $after }
hyperborea-hint-stays = фигурка останется до Обновления
hyperborea-hint-look = верхний жетон смотрят тайно
hyperborea-hint-show = жетон покажут всем, эффект сработает сразу
hyperborea-hint-draw = кубиков в мешочке { $bag } → { $after }
hyperborea-hint-purge = уйдёт в общий резерв
hyperborea-hint-contact = рядом: { $rivals }
hyperborea-hint-token-once = один раз за игру
hyperborea-hint-token-back = снова после Обновления
hyperborea-hint-end-last = последний ход: кубики больше не тянут
hyperborea-hint-end-draw =
    { $count ->
        [one] вытянется { $count } кубик; в мешочке { $bag }
        [few] вытянутся { $count } кубика; в мешочке { $bag }
        [many] вытянутся { $count } кубиков; в мешочке { $bag }
       *[other] вытянутся { $count } кубиков; в мешочке { $bag }
    }
hyperborea-hint-end-reset = мешочек пуст: Обновление, фигурки свободны, вытянутся 3 кубика
hyperborea-loses = Пропадёт: { $left }.
hyperborea-left-cubes =
    { $n ->
        [one] { $n } невыложенный кубик
        [few] { $n } невыложенных кубика
        [many] { $n } невыложенных кубиков
       *[other] { $n } невыложенных кубиков
    }
hyperborea-hint-reopens = ряд снова открыт
hyperborea-hint-stops = карта перестанет действовать
hyperborea-final-tiles =
    { $count ->
        [one] откроется { $count } тайл
        [few] откроются { $count } тайла
        [many] откроются { $count } тайлов
       *[other] откроются { $count } тайлов
    }
hyperborea-final-cards = откроется новая карта
hyperborea-final-look = жетон будет просмотрен
hyperborea-final-show = жетон увидят все
hyperborea-final-game = на этом игра закончится
hyperborea-final-draw = кубики вытянутся наугад
hyperborea-why-no-fortress = Все Крепости уже заняты.
hyperborea-why-no-reserve = В резерве нет фигурок.
hyperborea-why-empty-bag = Мешочек пуст.
hyperborea-why-no-grey = Перед вами нет серых кубиков.
hyperborea-why-no-exchange = Перед вами нет цветного кубика, или в общем резерве нет другого цвета.
hyperborea-why-no-cards = Ни у кого больше нет обычной карты, которую можно скопировать.
hyperborea-why-all-top = Все маркеры на уровне 6.
hyperborea-why-no-cube = Перед вами нет цветных кубиков.
hyperborea-why-no-figure = На карте нет ваших фигурок.
hyperborea-why-no-gem = У вас нет Камней.
hyperborea-why-nobody-near = В зоне контакта сейчас никого нет.
hyperborea-why-own-inside = Там ваша фигурка, до Обновления.
hyperborea-why-ghost-inside = Там Призрак: его уберёт атака.
hyperborea-why-figure-inside = Там чужая фигурка.
hyperborea-why-no-tokens = Жетонов там больше нет.
hyperborea-why-nobody-free = Ваши фигурки там в городах или на руинах, до Обновления.
hyperborea-why-stopped = Фигурке пришлось остановиться: там свободные чужие фигурки.
hyperborea-why-frozen = Фигурки в городах и на руинах остаются до Обновления.
hyperborea-why-dear =
    { $cost ->
        [one] Нужно { $cost } очко движения, у вас { $have }.
        [few] Нужно { $cost } очка движения, у вас { $have }.
        [many] Нужно { $cost } очков движения, у вас { $have }.
       *[other] Нужно { $cost } очков движения, у вас { $have }.
    }
hyperborea-why-attack-in = Атака: { $area }
hyperborea-why-frozen-attack = Атакует только свободная фигурка, а ваша там в городе или на руинах.
hyperborea-why-nobody-there = Там нет вашей свободной фигурки.
hyperborea-why-token-spent = Жетоны тайла уже использованы.
hyperborea-why-token-aside = Уже использовано; вернётся при Обновлении.
hyperborea-why-other-row = Закрыто, пока лежат кубики в ряду «{ $row }».
hyperborea-why-full = Уже сработало; откроется после Обновления.
hyperborea-why-cubes = Не хватает кубиков: { $slots }.
hyperborea-why-cash = Развитие Цивилизации: { $track }
hyperborea-why-level = Маркер на уровне { $level }; кубик даёт уровень { $first } и выше.
hyperborea-why-supply = Такие кубики в общем резерве кончились: { $cube }.
hyperborea-why-points = Сейчас нет таких очков. Их дают: { $rows }.
hyperborea-hint-tech-lost = очко технологии пропадёт
hyperborea-hint-bag-stays = кубиков в мешочке по-прежнему { $bag }
hyperborea-hint-gain = +1 ПО; своих { $owned }, в общем резерве { $supply }; мешочек { $bag } → { $after }
hyperborea-hint-convert = свободная фигурка здесь, очков за Призрака нет
hyperborea-hint-keep = пригодится в любой свой ход; хранят только один, в конце он ничего не стоит
hyperborea-hint-supply = в общем резерве: { $supply }
hyperborea-hint-worth-before =
    { $cubes ->
        [one] до сих пор давал { $cubes } кубик
        [few] до сих пор давал { $cubes } кубика
        [many] до сих пор давал { $cubes } кубиков
       *[other] до сих пор давал { $cubes } кубиков
    }
hyperborea-hint-gems = Камней останется: { $left }
hyperborea-hint-reset-keep = действующие карты действуют дальше; 3 кубика вытянутся из { $bag }
hyperborea-hint-reset-take = карты перестанут действовать; 3 кубика вытянутся из { $bag }
hyperborea-hint-reset-choose = по каждому кубику отдельно
hyperborea-hint-to-cube =
    { $missing ->
        [one] ещё { $missing } Развитие до кубика
        [few] ещё { $missing } Развития до кубика
        [many] ещё { $missing } Развитий до кубика
       *[other] ещё { $missing } Развитий до кубика
    }
hyperborea-hint-which = какой именно, спросят дальше
hyperborea-colour-gives-green = движение, фигурки в пути
hyperborea-colour-gives-orange = Развитие, а из него кубики
hyperborea-colour-gives-red = атаки и Крепости
hyperborea-colour-gives-yellow = Камни
hyperborea-colour-gives-purple = новые фигурки
hyperborea-colour-gives-blue = Продвинутые Технологии
hyperborea-faction-tile-red_a-about = «Война 1» за один красный, «Кавалерия» за красный + зелёный, «Бастионы» за красный
hyperborea-faction-tile-red_b-about = жетон работает один раз за игру, потом это обычная Крепость
hyperborea-faction-tile-emerald_a-about = в любой момент своего хода; снова готово после Обновления
hyperborea-faction-tile-emerald_b-about = за лес, болото и горы не доплачивают
hyperborea-faction-tile-celestial_a-about = без серого кубика; для Знания не считается
hyperborea-faction-tile-celestial_b-about = с каждой картой, взятой эффектом технологии, в тот же ход
hyperborea-faction-tile-coral_a-about = любой + серый: убрать 1 серый кубик, 1 Камень; раз между Обновлениями
hyperborea-faction-tile-coral_b-about = на своём поле и на картах, но не на разноцветных полях
hyperborea-faction-tile-golden_a-about = они считаются для Богатства
hyperborea-faction-tile-golden_b-about = раз между Обновлениями, в любой момент своего хода; кубики тянут из мешочка
hyperborea-faction-tile-purple_a-about = вместо очков за Призрака; нужна фигурка в резерве
hyperborea-faction-tile-purple_b-about = фиолетовый + любой: 1 Клонирование и 1 Крепость; для Знания не считается
hyperborea-why-refreshed = Только один раз за очко технологии.
hyperborea-why-other-colour = Этот эффект даёт другой цвет.
hyperborea-why-keeps-one = У вас уже есть отложенный жетон ({ $token }); хранят только один, поэтому прежний придётся использовать.
hyperborea-why-in-bag = Он и так в мешочке.
hyperborea-why-grey-stays = Серые кубики не обменивают.
hyperborea-why-grey-pays = Серыми кубиками не платят.
hyperborea-why-track-taken = у этого ряда уже другой уровень
hyperborea-why-lowest = Маркер на уровне 0.

## Что изменилось
hyperborea-change-rival = { $seat }: { $changes }
hyperborea-change-objective = выполнено условие: { $objective }, +2 ПО
hyperborea-change-gems = Камни { $old } → { $new }
hyperborea-change-card = новая карта: «{ $card }»
hyperborea-change-points = ПО { $old } → { $new } ({ $parts })
hyperborea-change-part = { $part } { $points }
hyperborea-change-ghosts = Призраки на Кладбище { $old } → { $new }
hyperborea-change-buried = фигурка на Кладбище ({ $seat })
hyperborea-change-figures = фигурки, { $area }: { $old } → { $new }
hyperborea-change-in-city = фигурка в городе: { $area }
hyperborea-change-in-ruin = фигурка на руинах: { $area }
hyperborea-change-walls = Крепости, { $area }: { $old } → { $new }
hyperborea-change-row = в ряду «{ $row }»: { $cubes }
hyperborea-change-emptied = снова свободны ряды: { $rows }
hyperborea-change-in-force = действует карта «{ $card }»
hyperborea-change-stopped = больше не действует карта «{ $card }»
hyperborea-change-level = { $track } { $old } → { $new }
hyperborea-change-bag = кубиков в мешочке { $old } → { $new }
hyperborea-change-available = доступны: { $cubes }
hyperborea-change-none-available = доступных кубиков больше нет
hyperborea-change-unused = неиспользованных кубиков { $old } → { $new }
hyperborea-change-left = осталось на этот ход: { $left }
hyperborea-change-nothing-left = очков на этот ход не осталось
hyperborea-change-kept =
    { $colour ->
        [gold] отложен золотой жетон
        [silver] отложен серебряный жетон
       *[bronze] отложен бронзовый жетон
    }
hyperborea-change-kept-used = отложенный жетон использован
hyperborea-change-losses = долг Отрицательного Развития { $old } → { $new }
hyperborea-change-reserve = фигурок в резерве { $old } → { $new }
hyperborea-change-turned-up = открыты: { $tiles }
hyperborea-change-ghost-gone = Призраком меньше: { $area }
hyperborea-change-on-offer = новые карты на выбор: { $cards }

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
hyperborea-tile-c2 = Кратер кристаллов
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
hyperborea-tile-o07 = Купеческое распутье
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
hyperborea-tile-o20 = Подводные храмы
hyperborea-tile-o21 = Чёрная трясина
hyperborea-tile-o22 = Лотосовое болото
hyperborea-tile-o23 = Утонувшая гать
hyperborea-tile-o24 = Болото огоньков
hyperborea-tile-o25 = Орлиный хребет
hyperborea-tile-o26 = Железные пики
hyperborea-tile-o27 = Пещеры кристаллов
hyperborea-tile-o28 = Грозовая вершина
hyperborea-tile-o29 = Карьер самоцветов
hyperborea-tile-o30 = Одинокий перевал
hyperborea-home-home_a = Родной Регион
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

## Справочник (/карта)
hyperborea-kind-base = Базовая Технология
hyperborea-kind-technology = Продвинутая Технология
hyperborea-kind-faction = Фракция
hyperborea-kind-central = Центральный тайл
hyperborea-kind-outer = Внешний тайл
hyperborea-kind-home = Родной Регион
hyperborea-kind-token = жетон Руин
hyperborea-card-slots = Места для кубиков: { $slots }.
hyperborea-card-effects = Даёт: { $effects }.
hyperborea-card-instant = Срабатывает каждый раз, когда ряд заполнен.
hyperborea-card-permanent = Постоянная: действует, пока ряд заполнен.
hyperborea-card-start-of-turn = Постоянная: срабатывает в начале каждого хода, пока ряд заполнен.
hyperborea-card-gems = Победные Очки в конце: { $count }.
hyperborea-card-deck = Колода: { $deck }.
hyperborea-card-terrain = Местность: { $terrain }.
hyperborea-card-city = Город { $city }: { $effects }.
hyperborea-card-ruin = Руины, цвет: { $colour }.
hyperborea-card-token = Цвет рубашки: { $colour }. Сколько: { $count }.
hyperborea-where-area = { $area }
hyperborea-where-market = среди открытых карт
