# Гіперборея

## Лобі
hyperborea-name = Гіперборея
hyperborea-about = Тягніть кубики з мішечка, розвивайте технології, досліджуйте туман і бийтеся за втрачені землі Гіпербореї.
hyperborea-option-length = Тривалість
hyperborea-option-mode = Режим
hyperborea-option-map = Мапа
hyperborea-option-map-fog = Туман війни
hyperborea-option-map-open = Відкрита мапа
hyperborea-option-factions = Фракції
hyperborea-option-factions-choose = За вибором
hyperborea-option-factions-random = Випадково
hyperborea-option-tiles = Тайли Фракцій (Битва держав)
hyperborea-option-tiles-choose = Таємний вибір
hyperborea-option-tiles-random = Випадково
hyperborea-option-permanent = Постійні карти
hyperborea-option-permanent-row = діють, доки їхній ряд заповнено
hyperborea-option-permanent-lasting = діють до кінця гри, якщо ряд хоч раз було заповнено
hyperborea-option-fortress = Фортеці
hyperborea-option-fortress-all = захищають від будь-якої атаки
hyperborea-option-fortress-attack = не захищають від дальньої атаки
hyperborea-option-frozen = Фігурки в містах і на руїнах
hyperborea-option-frozen-fight = теж атакують
hyperborea-option-frozen-rest = не атакують
hyperborea-option-coral = Коралове очищення (Битва держав)
hyperborea-option-coral-reset = один раз між Оновленнями
hyperborea-option-coral-again = щоразу, коли ряд заповнено
hyperborea-seat-faction = Фракція
hyperborea-part-map = Мапа
hyperborea-part-players = Гравці
hyperborea-part-cards = Технології на вибір
hyperborea-option-length-about = Скільки з трьох умов кінця треба виконати: 12 Каменів, п'ять карт, остання фігурка на мапі.
hyperborea-option-length-short-about = Одна умова: близько 15 ходів на гравця.
hyperborea-option-length-regular-about = Дві різні умови: близько 20 ходів на гравця.
hyperborea-option-length-long-about = Усі три умови: близько 30 ходів на гравця.
hyperborea-option-mode-about = Чи мають Фракції власні Регіони та здібності.
hyperborea-option-mode-invasion-about = В усіх однаковий Рідний Регіон, без здібностей: для першої партії.
hyperborea-option-mode-faction_war-about = Кожна Фракція має власний Рідний Регіон і один із двох її тайлів Фракції.
hyperborea-option-map-about = Чи прихована мапа спочатку.
hyperborea-option-map-fog-about = Тайли відкриваються, коли поруч опиняється фігурка.
hyperborea-option-map-open-about = Усі тайли відкриті одразу: більше розрахунку, менше несподіванок.
hyperborea-option-factions-about = Хто якою Фракцією грає.
hyperborea-option-factions-choose-about = Кожен обирає тут; хто раніше, того й Фракція.
hyperborea-option-factions-random-about = Їх роздасть жереб на початку партії.
hyperborea-option-tiles-about = Кому який із двох тайлів Фракції.
hyperborea-option-tiles-choose-about = Кожен обирає таємно, відкривають разом.
hyperborea-option-tiles-random-about = Їх роздасть жереб на початку партії.
hyperborea-option-permanent-about = Як довго діє карта з постійним ефектом.
hyperborea-option-permanent-row-about = Якщо кубик пішов, карта не діє: звичайне тлумачення.
hyperborea-option-permanent-lasting-about = Кубики можна забрати: такі карти значно сильніші.
hyperborea-option-fortress-about = Від чого захищає Фортеця.
hyperborea-option-fortress-all-about = І від атак, і від дальніх атак: звичайне тлумачення.
hyperborea-option-fortress-attack-about = Дальня атака влучає у фігурку за стіною.
hyperborea-option-frozen-about = Чи можуть атакувати фігурки, зайняті до Оновлення.
hyperborea-option-frozen-fight-about = З міста можна прибрати Привида на руїнах поруч.
hyperborea-option-frozen-rest-about = Спершу атака, потім вхід: звичайне тлумачення.
hyperborea-option-coral-about = Як часто працює ряд тайла A Коралового Трону.
hyperborea-option-coral-reset-about = Звичайне тлумачення.
hyperborea-option-coral-again-about = Каменем може стати кожен сірий кубик.
hyperborea-seat-faction-red-about = Атаки: дешевші або дві про запас. У «Вторгненні» — просто колір.
hyperborea-seat-faction-emerald-about = Рух: додатковий крок або жодних доплат за місцевість. У «Вторгненні» — просто колір.
hyperborea-seat-faction-celestial-about = Наука: карта одразу або кубики за кожну карту. У «Вторгненні» — просто колір.
hyperborea-seat-faction-coral-about = Відходи: сірі кубики дають Камені або годяться як помаранчеві. У «Вторгненні» — просто колір.
hyperborea-seat-faction-golden-about = Камені: два одразу або один за те, чого бракує. У «Вторгненні» — просто колір.
hyperborea-seat-faction-purple-about = Фігурки: з переможених Привидів або Клонування одразу. У «Вторгненні» — просто колір.

## Предмети
hyperborea-area = { $name }
hyperborea-hidden-area = закритий тайл { $area }
hyperborea-hidden-centre = закритий центральний тайл
hyperborea-home-capital = Столиця ({ $seat })
hyperborea-home-left = Рідний Регіон ліворуч ({ $seat })
hyperborea-home-right = Рідний Регіон праворуч ({ $seat })
hyperborea-own-capital = Столиця
hyperborea-own-left = Рідний Регіон ліворуч
hyperborea-own-right = Рідний Регіон праворуч
hyperborea-cube-red = червоний
hyperborea-cube-green = зелений
hyperborea-cube-purple = фіолетовий
hyperborea-cube-blue = синій
hyperborea-cube-orange = помаранчевий
hyperborea-cube-yellow = жовтий
hyperborea-cube-grey = сірий
hyperborea-cube-any = будь-який
hyperborea-cube-in-available = { $cube }, доступний
hyperborea-cube-in-unused = { $cube }, невикористаний
hyperborea-cube-on-row = { $cube } на «{ $row }»
hyperborea-row-coral_a = Коралове очищення
hyperborea-faction-tile-red_a = A: атаки дешевші на один різнобарвний кубик
hyperborea-faction-tile-red_b = B: 2 жетони: кожен один раз дає Фортецю, атаку або дальню атаку
hyperborea-faction-tile-emerald_a = A: 1 очко руху один раз між Оновленнями
hyperborea-faction-tile-emerald_b = B: кожен крок коштує 1 очко руху
hyperborea-faction-tile-celestial_a = A: Алхімія або Дипломатія з початку гри
hyperborea-faction-tile-celestial_b = B: 2 кубики з мішечка за кожну взяту технологію
hyperborea-faction-tile-coral_a = A: свій ряд: прибрати сірий кубик і отримати Камінь
hyperborea-faction-tile-coral_b = B: сірі кубики можна класти на помаранчеві поля
hyperborea-faction-tile-golden_a = A: 2 Камені з початку гри
hyperborea-faction-tile-golden_b = B: віддати 1 Камінь за 1 атаку, 2 очки руху, 3 Розвитки або 3 кубики
hyperborea-faction-tile-purple_a = A: переможені Привиди стають своїми фігурками
hyperborea-faction-tile-purple_b = B: Сторожові застави з початку гри
hyperborea-colour-gold = золотий
hyperborea-colour-silver = срібний
hyperborea-colour-bronze = бронзовий

## Ефекти
hyperborea-effects = { $effects }
hyperborea-or = { $first } або { $second }
hyperborea-effect-pay = { $gain } за плату ({ $cost })
hyperborea-effect-contact = у зоні контакту: { $effects }
hyperborea-effect-replace = постійно: замість «{ $from }» — «{ $to }»
hyperborea-effect-bonus = постійно: за «{ $on }» ще { $gain }
hyperborea-op-move = рух
hyperborea-effect-move =
    { $n ->
        [one] { $n } очко руху
        [few] { $n } очки руху
       *[other] { $n } очок руху
    }
hyperborea-left-move =
    { $n ->
        [one] { $n } очко руху
        [few] { $n } очки руху
       *[other] { $n } очок руху
    }
hyperborea-op-fly = політ
hyperborea-effect-fly =
    { $n ->
        [one] { $n } очко польоту
        [few] { $n } очки польоту
       *[other] { $n } очок польоту
    }
hyperborea-left-fly =
    { $n ->
        [one] { $n } очко польоту
        [few] { $n } очки польоту
       *[other] { $n } очок польоту
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
hyperborea-op-ranged = дальня атака
hyperborea-effect-ranged =
    { $n ->
        [one] { $n } дальня атака
        [few] { $n } дальні атаки
       *[other] { $n } дальніх атак
    }
hyperborea-left-ranged =
    { $n ->
        [one] { $n } дальня атака
        [few] { $n } дальні атаки
       *[other] { $n } дальніх атак
    }
hyperborea-op-fortress = Фортеця
hyperborea-effect-fortress =
    { $n ->
        [one] { $n } Фортеця
        [few] { $n } Фортеці
       *[other] { $n } Фортець
    }
hyperborea-left-fortress =
    { $n ->
        [one] { $n } Фортеця
        [few] { $n } Фортеці
       *[other] { $n } Фортець
    }
hyperborea-op-figure = фігурка
hyperborea-effect-figure =
    { $n ->
        [one] { $n } фігурка
        [few] { $n } фігурки
       *[other] { $n } фігурок
    }
hyperborea-left-figure =
    { $n ->
        [one] { $n } фігурка
        [few] { $n } фігурки
       *[other] { $n } фігурок
    }
hyperborea-op-clone = клонування
hyperborea-effect-clone =
    { $n ->
        [one] { $n } клонування
        [few] { $n } клонування
       *[other] { $n } клонувань
    }
hyperborea-left-clone =
    { $n ->
        [one] { $n } клонування
        [few] { $n } клонування
       *[other] { $n } клонувань
    }
hyperborea-op-dev = Розвиток
hyperborea-left-dev =
    { $n ->
        [one] { $n } Розвиток
        [few] { $n } Розвитки
       *[other] { $n } Розвитків
    }
hyperborea-op-dev_loss = Негативний Розвиток
hyperborea-effect-dev_loss =
    { $n ->
        [one] { $n } Негативний Розвиток
        [few] { $n } Негативні Розвитки
       *[other] { $n } Негативних Розвитків
    }
hyperborea-op-gem = Камінь
hyperborea-effect-gem =
    { $n ->
        [one] { $n } Камінь
        [few] { $n } Камені
       *[other] { $n } Каменів
    }
hyperborea-op-tech = Передова Технологія
hyperborea-effect-tech =
    { $n ->
        [one] { $n } Передова Технологія
        [few] { $n } Передові Технології
       *[other] { $n } Передових Технологій
    }
hyperborea-left-tech =
    { $n ->
        [one] { $n } Передова Технологія
        [few] { $n } Передові Технології
       *[other] { $n } Передових Технологій
    }
hyperborea-op-draw = витягнути кубик
hyperborea-effect-draw =
    { $n ->
        [one] { $n } кубик із мішечка
        [few] { $n } кубики з мішечка
       *[other] { $n } кубиків із мішечка
    }
hyperborea-left-draw =
    { $n ->
        [one] { $n } кубик із мішечка
        [few] { $n } кубики з мішечка
       *[other] { $n } кубиків із мішечка
    }
hyperborea-op-return_cube = повернути кубик
hyperborea-effect-return_cube =
    { $n ->
        [one] повернути { $n } кубик
        [few] повернути { $n } кубики
       *[other] повернути { $n } кубиків
    }
hyperborea-left-return_cube =
    { $n ->
        [one] повернути { $n } кубик
        [few] повернути { $n } кубики
       *[other] повернути { $n } кубиків
    }
hyperborea-op-exchange_cube = обмін кубика
hyperborea-effect-exchange_cube =
    { $n ->
        [one] { $n } обмін кубика
        [few] { $n } обміни кубика
       *[other] { $n } обмінів кубика
    }
hyperborea-left-exchange_cube =
    { $n ->
        [one] { $n } обмін кубика
        [few] { $n } обміни кубика
       *[other] { $n } обмінів кубика
    }
hyperborea-op-purge = прибрати сірий кубик
hyperborea-effect-purge =
    { $n ->
        [one] прибрати { $n } сірий кубик
        [few] прибрати { $n } сірі кубики
       *[other] прибрати { $n } сірих кубиків
    }
hyperborea-left-purge =
    { $n ->
        [one] прибрати { $n } сірий кубик
        [few] прибрати { $n } сірі кубики
       *[other] прибрати { $n } сірих кубиків
    }
hyperborea-op-spy = Шпигунство
hyperborea-effect-spy =
    { $n ->
        [one] { $n } Шпигунство
        [few] { $n } Шпигунства
       *[other] { $n } Шпигунств
    }
hyperborea-left-spy =
    { $n ->
        [one] { $n } Шпигунство
        [few] { $n } Шпигунства
       *[other] { $n } Шпигунств
    }
hyperborea-op-gain_cube = отримати кубик
hyperborea-effect-dev-any =
    { $n ->
        [one] { $n } Розвиток
        [few] { $n } Розвитки
       *[other] { $n } Розвитків
    }
hyperborea-left-dev-any =
    { $n ->
        [one] { $n } Розвиток
        [few] { $n } Розвитки
       *[other] { $n } Розвитків
    }
hyperborea-effect-dev-different =
    { $n ->
        [one] { $n } Розвиток у різних рядах
        [few] { $n } Розвитки в різних рядах
        [many] { $n } Розвитків у різних рядах
       *[other] { $n } Розвитку в різних рядах
    }
hyperborea-left-dev-different =
    { $n ->
        [one] { $n } Розвиток у різних рядах
        [few] { $n } Розвитки в різних рядах
        [many] { $n } Розвитків у різних рядах
       *[other] { $n } Розвитку в різних рядах
    }
hyperborea-effect-dev-same =
    { $n ->
        [one] { $n } Розвиток в одному ряду
        [few] { $n } Розвитки в тому самому ряду
        [many] { $n } Розвитків у тому самому ряду
       *[other] { $n } Розвитку в тому самому ряду
    }
hyperborea-left-dev-same =
    { $n ->
        [one] { $n } Розвиток в одному ряду
        [few] { $n } Розвитки в тому самому ряду
        [many] { $n } Розвитків у тому самому ряду
       *[other] { $n } Розвитку в тому самому ряду
    }
hyperborea-effect-gain_cube =
    { $n ->
        [one] { $n } кубик у мішечок ({ $cube })
        [few] { $n } кубики в мішечок ({ $cube })
       *[other] { $n } кубиків у мішечок ({ $cube })
    }
hyperborea-effect-discard-cube =
    { $n ->
        [one] скинути { $n } кубик
        [few] скинути { $n } кубики
       *[other] скинути { $n } кубиків
    }
hyperborea-effect-discard-figure =
    { $n ->
        [one] скинути { $n } фігурку
        [few] скинути { $n } фігурки
       *[other] скинути { $n } фігурок
    }
hyperborea-effect-discard-gem =
    { $n ->
        [one] скинути { $n } Камінь
        [few] скинути { $n } Камені
       *[other] скинути { $n } Каменів
    }
hyperborea-left-contact =
    { $n ->
        [one] { $n } ефект зони контакту
        [few] { $n } ефекти зони контакту
       *[other] { $n } ефектів зони контакту
    }

## Питання
hyperborea-hint-start-card = з картою «{ $card }»
hyperborea-ask-start = Ваші перші рішення. Маркери ставлять на три різні ряди. Інші побачать усе, коли оберуть усі.
hyperborea-preview-card = Початкова карта: «{ $card }»
hyperborea-preview-bag = У мішечку кубиків: { $count }, на хід тягнуть { $draw }; двічі { $cube }, він підходить для: { $rows }
hyperborea-preview-levels = Маркери: { $levels }; з рівня 4 маркер стає кубиком
hyperborea-field-tile = Тайл Фракції
hyperborea-field-card = Початкова карта
hyperborea-field-cube = Додатковий кубик
hyperborea-field-three = Маркер на рівні 3
hyperborea-field-two = Маркер на рівні 2
hyperborea-field-one = Маркер на рівні 1
hyperborea-start-levels = { $first } 3, { $second } 2, { $third } 1
hyperborea-ask-action = Що далі?
hyperborea-ask-action-left = Що далі? Залишилося: { $left }.
hyperborea-ask-gems =
    { $count ->
        [one] Можна взяти { $count } Камінь; уже є { $have }, умова Багатства: { $threshold }. Скільки взяти?
        [few] Можна взяти { $count } Камені; уже є { $have }, умова Багатства: { $threshold }. Скільки взяти?
       *[other] Можна взяти { $count } Каменів; уже є { $have }, умова Багатства: { $threshold }. Скільки взяти?
    }
hyperborea-ask-gain-cube = Який кубик покласти в мішечок?
hyperborea-decline = Жодного
hyperborea-ask-ghost = Привида переможено: { $area }. Що з ним станеться?
hyperborea-ghost-bury = На Кладовище
hyperborea-ghost-convert = Стане вашою фігуркою
hyperborea-ask-card = Візьміть одну з відкритих карт або жодної.
hyperborea-decline-card = Не брати
hyperborea-ask-token = Ви знайшли: { $token }. Використати чи відкласти?
hyperborea-token-use = Використати: { $token }
hyperborea-token-keep = Відкласти: { $token }
hyperborea-token-swap = Відкласти, а попередній використати: { $token }
hyperborea-ask-return = Який кубик повернути в мішечок?
hyperborea-ask-exchange = Який кубик обміняти і на який колір?
hyperborea-exchange = { $old } → { $new }
hyperborea-ask-pay-cube = Який кубик скинути?
hyperborea-ask-pay-figure = Яку фігурку скинути?
hyperborea-ask-pay-gem = Скинути Камінь?
hyperborea-figure-free = Вільна фігурка: { $area }
hyperborea-figure-in-city =
    { $side ->
        [left] Фігурка в лівому місті: { $area }
        [right] Фігурка в правому місті: { $area }
       *[only] Фігурка в місті: { $area }
    }
hyperborea-figure-in-ruin =
    { $side ->
        [left] Фігурка на лівих руїнах: { $area }
        [right] Фігурка на правих руїнах: { $area }
       *[only] Фігурка на руїнах: { $area }
    }
hyperborea-ask-lose =
    { $count ->
        [one] Який маркер опустити на один? Залишилася { $count } втрата.
        [few] Який маркер опустити на один? Залишилося { $count } втрати.
       *[other] Який маркер опустити на один? Залишилося { $count } втрат.
    }
hyperborea-ask-reset =
    { $count ->
        [one] Оновлення: { $count } кубик на постійних картах. Що з ним робити?
        [few] Оновлення: { $count } кубики на постійних картах. Що з ними робити?
       *[other] Оновлення: { $count } кубиків на постійних картах. Що з ними робити?
    }
hyperborea-reset-keep = Залишити всі
hyperborea-reset-take = Забрати всі
hyperborea-reset-choose = Обрати
hyperborea-ask-take = Які кубики повернути в мішечок?
hyperborea-standing-reset = Оновлення: кубики на постійних картах (порожньо: запитати)
hyperborea-standing-cubes = Кубик у мішечок: брати перший із цих, який є (порожньо: запитати)
hyperborea-standing-keep = постійні карти діють далі
hyperborea-standing-take = кубики повернуться в мішечок, карти відпочивають
hyperborea-standing-losses = Негативний Розвиток: які маркери опускати спершу (порожньо: запитати)

## Групи варіантів
hyperborea-group-place-red = Червоний кубик
hyperborea-group-place-green = Зелений кубик
hyperborea-group-place-purple = Фіолетовий кубик
hyperborea-group-place-blue = Синій кубик
hyperborea-group-place-orange = Помаранчевий кубик
hyperborea-group-place-yellow = Жовтий кубик
hyperborea-group-place-grey = Сірий кубик
hyperborea-group-fill = Заповнити ряд
hyperborea-group-pool = Використати ефекти
hyperborea-group-move = Рух: { $from }
hyperborea-group-fly = Політ: { $from }
hyperborea-group-attack = Атака
hyperborea-group-tech = Передові Технології
hyperborea-group-dev = Розвиток
hyperborea-group-dev-several = Розвиток, кілька одразу
hyperborea-group-cash = Розвиток Цивілізації
hyperborea-group-places = Міста й руїни
hyperborea-group-spy = Шпигунство
hyperborea-group-end = Разом із кінцем ходу
hyperborea-group-other = Інше

## Варіанти
hyperborea-place = { $cube } → { $row }
hyperborea-place-any = { $cube } → { $row } (різнобарвне поле)
hyperborea-any-space = { $row } (різнобарвне поле)
hyperborea-fill = { $row }: { $cubes }
hyperborea-unused = Не використовувати: { $cube }
hyperborea-unused-brief = Не використовувати
hyperborea-hint-row-more = { $effects } й не тільки
hyperborea-hint-row = { $effects }
hyperborea-hint-costs = { $cost }
hyperborea-choose = Взяти: { $effects }
hyperborea-do-fortress = Фортеця: { $area }
hyperborea-do-figure = Фігурка: { $area }
hyperborea-do-clone = Клонування: { $area }
hyperborea-do-move = { $from } → { $to }
hyperborea-do-move-together =
    { $figures ->
        [one] { $from } → { $to }, { $figures } фігурка
        [few] { $from } → { $to }, { $figures } фігурки
        [many] { $from } → { $to }, { $figures } фігурок
       *[other] { $from } → { $to }, { $figures } фігурки
    }
hyperborea-do-fly = { $from } ⇒ { $to }
hyperborea-hint-move =
    { $cost ->
        [one] { $cost } очко руху
        [few] { $cost } очки руху
       *[other] { $cost } очок руху
    }
hyperborea-hint-fly =
    { $cost ->
        [one] { $cost } очко польоту
        [few] { $cost } очки польоту
       *[other] { $cost } очок польоту
    }
hyperborea-do-attack-ghost = Атакувати Привида: { $area }
hyperborea-do-attack-fortress = Атакувати Фортецю ({ $rival }): { $area }
hyperborea-do-attack-figure = Атакувати фігурку ({ $rival }): { $area }
hyperborea-do-ranged-ghost = Дальня атака на Привида: { $area }
hyperborea-do-ranged-fortress = Дальня атака на Фортецю ({ $rival }): { $area }
hyperborea-do-ranged-figure = Дальня атака на фігурку ({ $rival }): { $area }
hyperborea-hint-in-city =
    { $side ->
        [left] у лівому місті
        [right] у правому місті
       *[only] у місті
    }
hyperborea-hint-in-ruin =
    { $side ->
        [left] на лівих руїнах
        [right] на правих руїнах
       *[only] на руїнах
    }
hyperborea-hint-space = місце { $number } у ряду
hyperborea-do-tech =
    { $gems ->
        [one] Взяти: «{ $card }» ({ $gems } ПО)
        [few] Взяти: «{ $card }» ({ $gems } ПО)
       *[other] Взяти: «{ $card }» ({ $gems } ПО)
    }
hyperborea-do-refresh = Змінити карти: «{ $deck }»
hyperborea-do-dev-any = { $track } +{ $count }
hyperborea-do-dev-different = { $track } +{ $count } (різні ряди)
hyperborea-do-dev-pair = { $first } +1, { $second } +1
hyperborea-do-dev-same = { $track } +{ $count } (один ряд)
hyperborea-do-cash =
    { $count ->
        [one] Розвиток Цивілізації, { $track }: { $count } кубик, { $cube }
        [few] Розвиток Цивілізації, { $track }: { $count } кубики, { $cube }
        [many] Розвиток Цивілізації, { $track }: { $count } кубиків, { $cube }
       *[other] Розвиток Цивілізації, { $track }: { $count } кубика, { $cube }
    }
hyperborea-do-enter-all =
    { $count ->
        [one] Увійти до { $count } міста
        [few] Увійти одразу до { $count } міст
        [many] Увійти одразу до { $count } міст
       *[other] Увійти одразу до { $count } міста
    }
hyperborea-do-enter = Увійти: «{ $city }», { $area }
hyperborea-do-explore =
    { $side ->
        [left] Дослідити ліві руїни: { $area }
        [right] Дослідити праві руїни: { $area }
       *[only] Дослідити руїни: { $area }
    }
hyperborea-do-token =
    { $colour ->
        [gold] Використати відкладений золотий жетон
        [silver] Використати відкладений срібний жетон
       *[bronze] Використати відкладений бронзовий жетон
    }
hyperborea-token-kept =
    { $colour ->
        [gold] { $seat } відкладає золотий жетон.
        [silver] { $seat } відкладає срібний жетон.
       *[bronze] { $seat } відкладає бронзовий жетон.
    }
hyperborea-hint-tokens =
    { $colour ->
        [gold] золотих: { $count }
        [silver] срібних: { $count }
       *[bronze] бронзових: { $count }
    }
hyperborea-do-and-end = { $first }, і завершити хід
hyperborea-do-end = Завершити хід
hyperborea-do-draw =
    { $count ->
        [one] Витягнути { $count } кубик
        [few] Витягнути { $count } кубики
       *[other] Витягнути { $count } кубиків
    }
hyperborea-do-return = Повернути кубик у мішечок
hyperborea-do-exchange = Обміняти кубик
hyperborea-do-exchange-for = Обміняти кубик на: { $cube }
hyperborea-do-purge = Прибрати сірий кубик: { $cube }
hyperborea-do-spy = Скопіювати «{ $card }» ({ $rival })
hyperborea-do-contact =
    { $count ->
        [one] Зона контакту: { $count } Негативний Розвиток усім сусідам
        [few] Зона контакту: { $count } Негативні Розвитки усім сусідам
       *[other] Зона контакту: { $count } Негативних Розвитків усім сусідам
    }
hyperborea-do-faction = Тайл Фракції: { $effects }

## Що сталося
hyperborea-set-up = Мапу розкладено. Почне { $first }.
hyperborea-faction-tile-taken = { $seat }: тайл Фракції { $tile }.
hyperborea-start-card-taken = { $seat }: початкова карта «{ $card }».
hyperborea-start-chosen = { $seat }: додатковий кубик { $cube }, маркери: { $levels }.
hyperborea-heading-turn = **Раунд { $round }: { $seat }**
hyperborea-turned-up = Відкрито область: { $tile }.
hyperborea-drawn = { $seat } тягне з мішечка: { $cubes }.
hyperborea-placed = { $seat } викладає: { $cube } → { $row }.
hyperborea-filled = { $seat } заповнює ряд «{ $row }»: { $cubes }.
hyperborea-in-force = { $seat }: карта «{ $card }» діє.
hyperborea-declared-unused = { $seat } не використовує кубик: { $cube }.
hyperborea-chose = { $seat } бере: { $effects }.
hyperborea-gems =
    { $count ->
        [one] { $seat } отримує { $count } Камінь.
        [few] { $seat } отримує { $count } Камені.
       *[other] { $seat } отримує { $count } Каменів.
    }
hyperborea-gems-declined =
    { $count ->
        [one] { $seat } відмовляється від { $count } Каменя.
        [few] { $seat } відмовляється від { $count } Каменів.
       *[other] { $seat } відмовляється від { $count } Каменів.
    }
hyperborea-cube-gained = { $seat } отримує кубик: { $cube }.
hyperborea-cube-declined = { $seat } відмовляється від кубика.
hyperborea-objective = { $seat } виконує умову: { $objective }.
hyperborea-end-triggered = { $seat } викликає кінець гри: у решти по одному останньому ходу.
hyperborea-fortress = { $seat } ставить Фортецю: { $area }.
hyperborea-figure = { $seat } ставить фігурку: { $area }.
hyperborea-clone = { $seat } клонує фігурку: { $area }.
hyperborea-minimum-figures =
    { $count ->
        [one] { $seat } поповнює Столицю: { $count } фігурка.
        [few] { $seat } поповнює Столицю: { $count } фігурки.
       *[other] { $seat } поповнює Столицю: { $count } фігурок.
    }
hyperborea-moved =
    { $count ->
        [1] { $seat }: рух, { $source } → { $target }.
        [one] { $seat }: рух, { $source } → { $target }, { $count } фігурка.
        [few] { $seat }: рух, { $source } → { $target }, { $count } фігурки.
        [many] { $seat }: рух, { $source } → { $target }, { $count } фігурок.
       *[other] { $seat }: рух, { $source } → { $target }, { $count } фігурки.
    }
hyperborea-flew = { $seat }: політ { $source } → { $target }.
hyperborea-ghost-buried = { $seat } перемагає Привида: { $area }.
hyperborea-ghost-converted = { $seat } перетворює Привида на фігурку: { $area }.
hyperborea-ghost-shot = { $seat } дальньою атакою прибирає Привида з гри: { $area }.
hyperborea-figure-shot = { $seat } дальньою атакою повертає до резерву фігурку ({ $rival }): { $area }.
hyperborea-figure-buried = { $seat } забирає на Кладовище фігурку ({ $rival }): { $area }.
hyperborea-figure-beaten = { $seat } перемагає ще одну фігурку ({ $rival }): { $area }; вона повертається до резерву.
hyperborea-wall-broken = { $seat } руйнує Фортецю ({ $rival }): { $area }.
hyperborea-card-taken = { $seat } бере карту «{ $card }».
hyperborea-card-turned-up = Нова карта: «{ $card }».
hyperborea-card-declined = { $seat } не бере карту.
hyperborea-refreshed = { $seat } змінює карти колоди «{ $deck }»: { $cards }.
hyperborea-developed = { $seat }: { $track }, рівень { $level }.
hyperborea-cashed =
    { $count ->
        [one] { $seat }: Розвиток Цивілізації, { $track }: { $count } кубик, { $cube }.
        [few] { $seat }: Розвиток Цивілізації, { $track }: { $count } кубики, { $cube }.
        [many] { $seat }: Розвиток Цивілізації, { $track }: { $count } кубиків, { $cube }.
       *[other] { $seat }: Розвиток Цивілізації, { $track }: { $count } кубика, { $cube }.
    }
hyperborea-entered = { $seat } входить до міста «{ $city }», { $area }: { $effects }.
hyperborea-explored = { $seat } досліджує руїни й дивиться жетон: { $area }.
hyperborea-looked = Ви знайшли: { $token }.
hyperborea-token-used = { $seat } використовує жетон «{ $token }»: { $effects }.
hyperborea-returned = { $seat } повертає кубик у мішечок: { $cube }.
hyperborea-exchanged = { $seat } міняє кубик: { $old } → { $new }.
hyperborea-purged = { $seat } позбувається сірого кубика.
hyperborea-spied = { $seat } копіює карту «{ $card }»: { $effects }.
hyperborea-contact = { $seat } застосовує ефект зони контакту; Негативний Розвиток: { $rivals }.
hyperborea-lost-development = { $seat } опускає маркер «{ $track }» на один.
hyperborea-paid = { $seat } платить і отримує: { $effects }.
hyperborea-discarded-cube = { $seat } скидає кубик.
hyperborea-discarded-figure = { $seat } скидає фігурку.
hyperborea-discarded-gem = { $seat } скидає Камінь.
hyperborea-faction-used = { $seat } використовує тайл Фракції: { $effects }.
hyperborea-ended-turn = { $seat } завершує хід.
hyperborea-reset = { $seat }: Оновлення. Фігурки звільняються, кубики йдуть у мішечок.
hyperborea-took-back =
    { $count ->
        [one] { $seat } забирає з постійних карт { $count } кубик.
        [few] { $seat } забирає з постійних карт { $count } кубики.
       *[other] { $seat } забирає з постійних карт { $count } кубиків.
    }
hyperborea-start-of-turn = Початок ходу ({ $seat }): «{ $card }».
hyperborea-won =
    { $points ->
        [one] Перемога: { $seat }, { $points } переможне очко.
        [few] Перемога: { $seat }, { $points } переможні очки.
       *[other] Перемога: { $seat }, { $points } переможних очок.
    }
hyperborea-reason =
    { $points ->
        [one] Найбільше переможних очок: { $seat } ({ $points }).
        [few] Найбільше переможних очок: { $seat } ({ $points }).
       *[other] Найбільше переможних очок: { $seat } ({ $points }).
    }

## Підрахунок очок
hyperborea-scored = { $seat }: { $points } = { $parts }.
hyperborea-score-part = { $part } { $points }
hyperborea-plus = { $first } + { $second }
hyperborea-score-gems = Камені
hyperborea-score-ghosts = Привиди
hyperborea-score-rivals = Кладовище
hyperborea-score-cubes = Кубики
hyperborea-score-objectives = Цілі
hyperborea-score-cards = Технології
hyperborea-score-control = Контроль
hyperborea-score-total = Усього

## Поле словами
hyperborea-words-choosing = Перед першим ходом: усі таємно роблять вибір.
hyperborea-words-turn = Раунд { $round }: ходить { $seat }.
hyperborea-words-over = Гру завершено. Перемога: { $seat }.
hyperborea-words-conditions = Виконано умов: { $met } з { $needed }.
hyperborea-words-last-turns = Останні ходи: кінець гри викликав гравець { $seat }.
hyperborea-words-hidden = Не відкриті: { $areas }.
hyperborea-words-area = { $area }, { $terrain }: { $content }.
hyperborea-words-nothing = нічого
hyperborea-words-figures =
    { $count ->
        [one] { $count } фігурка ({ $seat })
        [few] { $count } фігурки ({ $seat })
       *[other] { $count } фігурок ({ $seat })
    }
hyperborea-words-walls =
    { $count ->
        [one] { $count } Фортеця ({ $seat })
        [few] { $count } Фортеці ({ $seat })
       *[other] { $count } Фортець ({ $seat })
    }
hyperborea-words-city = місто { $city } ({ $occupant })
hyperborea-words-ruin =
    { $tokens ->
        [one] руїни, { $colour }, { $tokens } жетон ({ $occupant })
        [few] руїни, { $colour }, { $tokens } жетони ({ $occupant })
       *[other] руїни, { $colour }, { $tokens } жетонів ({ $occupant })
    }
hyperborea-words-free = порожньо
hyperborea-words-ghost = Привид
hyperborea-words-held = { $seat }
hyperborea-words-player =
    { $points ->
        [one] { $seat }, { $faction }: поки що { $points } переможне очко; Каменів: { $gems }, фігурок на мапі: { $figures }, у резерві: { $reserve }.
        [few] { $seat }, { $faction }: поки що { $points } переможні очки; Каменів: { $gems }, фігурок на мапі: { $figures }, у резерві: { $reserve }.
       *[other] { $seat }, { $faction }: поки що { $points } переможних очок; Каменів: { $gems }, фігурок на мапі: { $figures }, у резерві: { $reserve }.
    }
hyperborea-words-tile = Тайл Фракції: { $tile }.
hyperborea-words-available = Доступні: { $cubes }.
hyperborea-words-unused = Невикористані: { $cubes }.
hyperborea-words-bag = У мішечку: { $cubes }.
hyperborea-words-cube-count = { $cube } × { $count }
hyperborea-words-rows = Кубики на технологіях: { $rows }.
hyperborea-words-row = { $row } ({ $cubes })
hyperborea-words-levels = Розвиток: { $levels }.
hyperborea-words-level = { $track } { $level }
hyperborea-words-cards = Карти: { $cards }.
hyperborea-words-graveyard = Кладовище: { $content }.
hyperborea-words-ghosts =
    { $count ->
        [one] { $count } Привид
        [few] { $count } Привиди
       *[other] { $count } Привидів
    }
hyperborea-words-rival = фігурка ({ $seat })
hyperborea-words-kept = Відкладено жетон: { $colour }.
hyperborea-words-objectives = Цілі: { $objectives }.
hyperborea-words-losses =
    { $count ->
        [one] Очікує { $count } Негативний Розвиток.
        [few] Очікує { $count } Негативні Розвитки.
       *[other] Очікує { $count } Негативних Розвитків.
    }
hyperborea-words-market = Відкриті, { $deck }: { $cards }.
hyperborea-words-my-token = Ваш відкладений жетон: { $token }.
hyperborea-words-pool = Залишилося цього ходу: { $left }.
hyperborea-words-leader = Попереду { $seat }: { $points } ПО.
hyperborea-words-map = Відкрито областей мапи: { $open } з { $all }.

## Підказки й причини
hyperborea-and = { $first }; { $second }
hyperborea-hint-full = ряд повний: { $effects }
hyperborea-hint-in-force = ряд повний, карта діє: { $effects }
hyperborea-hint-open = ще відкрито: { $slots }
hyperborea-hint-unused = лишиться невикористаним до Оновлення
hyperborea-hint-instead = тоді не буде: { $effects }
hyperborea-hint-stop = зупинка
hyperborea-hint-control = контроль { $points } ПО
hyperborea-there-desert = пустеля
hyperborea-there-forest = ліс
hyperborea-there-swamp = болото
hyperborea-there-mountain = гори
hyperborea-hint-city = місто: { $effects }
hyperborea-hint-ruin = руїни
hyperborea-hint-ghost = на Кладовище: +{ $points } ПО
hyperborea-hint-guards-city = стереже місто: { $effects }
hyperborea-hint-guards-ruin =
    { $tokens ->
        [one] стереже руїни: { $tokens } жетон
        [few] стереже руїни: { $tokens } жетони
        [many] стереже руїни: { $tokens } жетонів
       *[other] стереже руїни: { $tokens } жетонів
    }
hyperborea-hint-wall = лишиться: Фортець { $left }, фігурок { $figures }
hyperborea-hint-graveyard = на Кладовище: +1 ПО
hyperborea-hint-beaten-gem = повернеться до резерву власника; одразу 1 Камінь
hyperborea-hint-beaten = повернеться до резерву власника, без очок
hyperborea-hint-shot-ghost = піде з гри, без очок
hyperborea-hint-shot = повернеться до резерву власника, без очок
hyperborea-hint-fortress = прийме одну атаку, до наступного свого ходу; вже там: { $there }, лишиться: { $left }
hyperborea-hint-reserve = у резерві лишиться: { $left }
hyperborea-hint-last-figure = остання: Розселення, 2 ПО
hyperborea-hint-card = { $slots }: { $effects }
hyperborea-hint-each-turn = щоходу
hyperborea-hint-refresh = дві нові карти цієї колоди; очко технології буде витрачено
hyperborea-hint-to-level =
    { $cubes ->
        [0] рівень { $level } → { $after }; кубик дає рівень { $first } і вище
        [one] рівень { $level } → { $after }: дасть { $cubes } кубик
        [few] рівень { $level } → { $after }: дасть { $cubes } кубики
        [many] рівень { $level } → { $after }: дасть { $cubes } кубиків
       *[other] рівень { $level } → { $after }: дасть { $cubes } кубика
    }
hyperborea-hint-points-lost =
    { $lost ->
        [one] { $lost } очко пропаде
        [few] { $lost } очки пропадуть
        [many] { $lost } очок пропадуть
       *[other] { $lost } очок пропадуть
    }
hyperborea-hint-track-to = { $track } { $level } → { $after }
hyperborea-hint-elsewhere =
    { $left ->
        [one] ще { $left } в іншому ряду
        [few] ще { $left } в інших рядах
        [many] ще { $left } в інших рядах
       *[other] ще { $left } в інших рядах
    }
hyperborea-hint-cash = маркер { $level } → 0; кубиків у мішечку { $bag } → { $after }
hyperborea-hint-stays = фігурка лишиться до Оновлення
hyperborea-hint-look = верхній жетон дивляться таємно
hyperborea-hint-show = жетон покажуть усім, ефект спрацює одразу
hyperborea-hint-draw = кубиків у мішечку { $bag } → { $after }
hyperborea-hint-purge = піде до спільного запасу
hyperborea-hint-contact = поруч: { $rivals }
hyperborea-hint-token-once = один раз за гру
hyperborea-hint-token-back = знову після Оновлення
hyperborea-hint-end-last = останній хід: кубики більше не тягнуть
hyperborea-hint-end-draw =
    { $count ->
        [one] витягнеться { $count } кубик; у мішечку { $bag }
        [few] витягнуться { $count } кубики; у мішечку { $bag }
        [many] витягнуться { $count } кубиків; у мішечку { $bag }
       *[other] витягнуться { $count } кубиків; у мішечку { $bag }
    }
hyperborea-hint-end-reset = мішечок порожній: Оновлення, фігурки вільні, витягнуться 3 кубики
hyperborea-loses = Пропаде: { $left }.
hyperborea-left-cubes =
    { $n ->
        [one] { $n } невикладений кубик
        [few] { $n } невикладені кубики
        [many] { $n } невикладених кубиків
       *[other] { $n } невикладених кубиків
    }
hyperborea-hint-reopens = ряд знову відкритий
hyperborea-hint-stops = карта перестане діяти
hyperborea-final-tiles =
    { $count ->
        [one] відкриється { $count } тайл
        [few] відкриються { $count } тайли
        [many] відкриються { $count } тайлів
       *[other] відкриються { $count } тайлів
    }
hyperborea-final-cards = відкриється нова карта
hyperborea-final-look = жетон буде переглянуто
hyperborea-final-show = жетон побачать усі
hyperborea-final-game = на цьому гра закінчиться
hyperborea-final-draw = кубики витягнуться навмання
hyperborea-why-no-fortress = Усі Фортеці вже зайнято.
hyperborea-why-no-reserve = У резерві немає фігурок.
hyperborea-why-empty-bag = Мішечок порожній.
hyperborea-why-no-grey = Перед вами немає сірих кубиків.
hyperborea-why-no-exchange = Перед вами немає кольорового кубика, або в спільному запасі немає іншого кольору.
hyperborea-why-no-cards = Ніхто інший не має звичайної карти, яку можна скопіювати.
hyperborea-why-all-top = Усі маркери на рівні 6.
hyperborea-why-no-cube = Перед вами немає кольорових кубиків.
hyperborea-why-no-figure = На мапі немає ваших фігурок.
hyperborea-why-no-gem = У вас немає Каменів.
hyperborea-why-nobody-near = У зоні контакту зараз нікого немає.
hyperborea-why-own-inside = Там ваша фігурка, до Оновлення.
hyperborea-why-ghost-inside = Там Привид: його прибере атака.
hyperborea-why-figure-inside = Там чужа фігурка.
hyperborea-why-no-tokens = Жетонів там більше немає.
hyperborea-why-nobody-free = Ваші фігурки там у містах або на руїнах, до Оновлення.
hyperborea-why-stopped = Фігурці довелося зупинитися: там вільні чужі фігурки.
hyperborea-why-frozen = Фігурки в містах і на руїнах лишаються до Оновлення.
hyperborea-why-dear =
    { $cost ->
        [one] Потрібно { $cost } очко руху, у вас { $have }.
        [few] Потрібно { $cost } очки руху, у вас { $have }.
        [many] Потрібно { $cost } очок руху, у вас { $have }.
       *[other] Потрібно { $cost } очок руху, у вас { $have }.
    }
hyperborea-why-attack-in = Атака: { $area }
hyperborea-why-frozen-attack = Атакує лише вільна фігурка, а ваша там у місті або на руїнах.
hyperborea-why-nobody-there = Там немає вашої вільної фігурки.
hyperborea-why-token-spent = Жетони тайла вже використано.
hyperborea-why-token-aside = Уже використано; повернеться під час Оновлення.
hyperborea-why-other-row = Закрито, доки лежать кубики в ряду «{ $row }».
hyperborea-why-full = Уже спрацювало; відкриється після Оновлення.
hyperborea-why-cubes = Бракує кубиків: { $slots }.
hyperborea-why-cash = Розвиток Цивілізації: { $track }
hyperborea-why-level = Маркер на рівні { $level }; кубик дає рівень { $first } і вище.
hyperborea-why-supply = Такі кубики в спільному запасі скінчилися: { $cube }.
hyperborea-why-points = Зараз немає таких очок. Їх дають: { $rows }.
hyperborea-hint-tech-lost = очко технології пропаде
hyperborea-hint-bag-stays = кубиків у мішечку, як і було, { $bag }
hyperborea-hint-gain = +1 ПО; своїх { $owned }, у спільному запасі { $supply }; мішечок { $bag } → { $after }
hyperborea-hint-convert = вільна фігурка тут, очок за Привида немає
hyperborea-hint-keep = придасться будь-якого свого ходу; зберігають лише один, наприкінці він нічого не вартий
hyperborea-hint-supply = у спільному запасі: { $supply }
hyperborea-hint-worth-before =
    { $cubes ->
        [one] досі давав { $cubes } кубик
        [few] досі давав { $cubes } кубики
        [many] досі давав { $cubes } кубиків
       *[other] досі давав { $cubes } кубиків
    }
hyperborea-hint-gems = Каменів лишиться: { $left }
hyperborea-hint-reset-keep = чинні карти діють далі; 3 кубики витягнуться з { $bag }
hyperborea-hint-reset-take = карти перестануть діяти; 3 кубики витягнуться з { $bag }
hyperborea-hint-reset-choose = щодо кожного кубика окремо
hyperborea-hint-to-cube =
    { $missing ->
        [one] ще { $missing } Розвиток до кубика
        [few] ще { $missing } Розвитки до кубика
        [many] ще { $missing } Розвитків до кубика
       *[other] ще { $missing } Розвитків до кубика
    }
hyperborea-hint-which = який саме, буде запитано далі
hyperborea-colour-gives-green = рух, фігурки в дорозі
hyperborea-colour-gives-orange = Розвиток, а з нього кубики
hyperborea-colour-gives-red = атаки й Фортеці
hyperborea-colour-gives-yellow = Камені
hyperborea-colour-gives-purple = нові фігурки
hyperborea-colour-gives-blue = Передові Технології
hyperborea-faction-tile-red_a-about = «Війна 1» за один червоний, «Кавалерія» за червоний + зелений, «Бастіони» за червоний
hyperborea-faction-tile-red_b-about = жетон працює один раз за гру, потім це звичайна Фортеця
hyperborea-faction-tile-emerald_a-about = будь-якої миті свого ходу; знову готово після Оновлення
hyperborea-faction-tile-emerald_b-about = за ліс, болото й гори не доплачують
hyperborea-faction-tile-celestial_a-about = без сірого кубика; для Знання не враховується
hyperborea-faction-tile-celestial_b-about = з кожною картою, взятою ефектом технології, того ж ходу
hyperborea-faction-tile-coral_a-about = будь-який + сірий: прибрати 1 сірий кубик, 1 Камінь; раз між Оновленнями
hyperborea-faction-tile-coral_b-about = на своєму полі й на картах, але не на різнобарвних полях
hyperborea-faction-tile-golden_a-about = їх враховують для Багатства
hyperborea-faction-tile-golden_b-about = раз між Оновленнями, будь-якої миті свого ходу; кубики тягнуть із мішечка
hyperborea-faction-tile-purple_a-about = замість очок за Привида; потрібна фігурка в резерві
hyperborea-faction-tile-purple_b-about = фіолетовий + будь-який: 1 Клонування і 1 Фортеця; для Знання не враховується
hyperborea-why-refreshed = Лише один раз за очко технології.
hyperborea-why-other-colour = Цей ефект дає інший колір.
hyperborea-why-keeps-one = У вас уже є відкладений жетон ({ $token }); зберігають лише один, тому попередній доведеться використати.
hyperborea-why-in-bag = Він і так у мішечку.
hyperborea-why-grey-stays = Сірі кубики не обмінюють.
hyperborea-why-grey-pays = Сірими кубиками не платять.
hyperborea-why-track-taken = у цього ряду вже інший рівень
hyperborea-why-lowest = Маркер на рівні 0.

## Що змінилося
hyperborea-change-rival = { $seat }: { $changes }
hyperborea-change-objective = виконано умову: { $objective }, +2 ПО
hyperborea-change-gems = Камені { $old } → { $new }
hyperborea-change-card = нова карта: «{ $card }»
hyperborea-change-points = ПО { $old } → { $new } ({ $parts })
hyperborea-change-part = { $part } { $points }
hyperborea-change-ghosts = Привиди на Кладовищі { $old } → { $new }
hyperborea-change-buried = фігурка на Кладовище ({ $seat })
hyperborea-change-figures = фігурки, { $area }: { $old } → { $new }
hyperborea-change-in-city = фігурка в місті: { $area }
hyperborea-change-in-ruin = фігурка на руїнах: { $area }
hyperborea-change-walls = Фортеці, { $area }: { $old } → { $new }
hyperborea-change-row = у ряду «{ $row }»: { $cubes }
hyperborea-change-emptied = знову вільні ряди: { $rows }
hyperborea-change-in-force = діє карта «{ $card }»
hyperborea-change-stopped = більше не діє карта «{ $card }»
hyperborea-change-level = { $track } { $old } → { $new }
hyperborea-change-bag = кубиків у мішечку { $old } → { $new }
hyperborea-change-available = доступні: { $cubes }
hyperborea-change-none-available = доступних кубиків більше немає
hyperborea-change-unused = невикористаних кубиків { $old } → { $new }
hyperborea-change-left = лишилося на цей хід: { $left }
hyperborea-change-nothing-left = очок на цей хід не лишилося
hyperborea-change-kept =
    { $colour ->
        [gold] відкладено золотий жетон
        [silver] відкладено срібний жетон
       *[bronze] відкладено бронзовий жетон
    }
hyperborea-change-kept-used = відкладений жетон використано
hyperborea-change-losses = борг Негативного Розвитку { $old } → { $new }
hyperborea-change-reserve = фігурок у резерві { $old } → { $new }
hyperborea-change-turned-up = відкрито: { $tiles }
hyperborea-change-ghost-gone = Привидом менше: { $area }
hyperborea-change-on-offer = нові карти на вибір: { $cards }

## Назви компонентів

hyperborea-row-exploration1 = Дослідження 1
hyperborea-row-exploration2 = Дослідження 2
hyperborea-row-progress1 = Прогрес 1
hyperborea-row-progress2 = Прогрес 2
hyperborea-row-war1 = Війна 1
hyperborea-row-war2 = Війна 2
hyperborea-row-trade1 = Торгівля 1
hyperborea-row-trade2 = Торгівля 2
hyperborea-row-growth1 = Зростання 1
hyperborea-row-growth2 = Зростання 2
hyperborea-row-science1 = Наука 1
hyperborea-row-science2 = Наука 2
hyperborea-seat-faction-red = Червоне Герцогство
hyperborea-seat-faction-emerald = Смарагдове Королівство
hyperborea-seat-faction-celestial = Небесне Царство
hyperborea-seat-faction-coral = Кораловий Трон
hyperborea-seat-faction-golden = Золоте Баронство
hyperborea-seat-faction-purple = Пурпуровий Матріархат
hyperborea-row-caravan_roads = Караванні шляхи
hyperborea-row-cartography = Картографія
hyperborea-row-airships = Повітряні кораблі
hyperborea-row-winged_mounts = Крилаті скакуни
hyperborea-row-vanguard = Авангард
hyperborea-row-cavalry = Кавалерія
hyperborea-row-archery = Стрільба з лука
hyperborea-row-siege_engines = Облогові машини
hyperborea-row-war_academy = Військова академія
hyperborea-row-berserkers = Берсерки
hyperborea-row-bastions = Бастіони
hyperborea-row-plunder = Грабунок
hyperborea-row-scouts = Розвідники
hyperborea-row-watchtowers = Сторожові вежі
hyperborea-row-mercenaries = Найманці
hyperborea-row-expedition = Експедиція
hyperborea-row-marketplace = Торговище
hyperborea-row-trade_guild = Торгова гільдія
hyperborea-row-banking = Банківська справа
hyperborea-row-caravanserai = Караван-сарай
hyperborea-row-extortion = Здирництво
hyperborea-row-diplomacy = Дипломатія
hyperborea-row-ransom = Викуп
hyperborea-row-festival = Святкування
hyperborea-row-outposts = Сторожові застави
hyperborea-row-conscription = Рекрутський набір
hyperborea-row-fertility_rites = Обряди родючості
hyperborea-row-homunculi = Гомункули
hyperborea-row-settlers = Переселенці
hyperborea-row-guardian_spirits = Духи-охоронці
hyperborea-row-militia = Ополчення
hyperborea-row-colonists = Колоністи
hyperborea-row-workshops = Майстерні
hyperborea-row-engineering = Інженерна справа
hyperborea-row-architecture = Архітектура
hyperborea-row-agronomy = Агрономія
hyperborea-row-printing_press = Друкарський верстат
hyperborea-row-sabotage = Саботаж
hyperborea-row-university = Університет
hyperborea-row-academy = Академія
hyperborea-row-astronomy = Астрономія
hyperborea-row-philosophy = Філософія
hyperborea-row-mathematics = Математика
hyperborea-row-patronage = Меценатство
hyperborea-row-observatory = Обсерваторія
hyperborea-row-public_works = Громадські роботи
hyperborea-row-espionage = Шпигунська мережа
hyperborea-row-recycling = Переробка
hyperborea-row-alchemy = Алхімія
hyperborea-row-transmutation = Трансмутація
hyperborea-row-purification = Очищення
hyperborea-row-waste_furnace = Плавильня відходів
hyperborea-row-composting = Компостування
hyperborea-row-black_market = Чорний ринок
hyperborea-row-corruption = Корупція
hyperborea-row-logistics = Логістика
hyperborea-row-stockpiles = Запаси
hyperborea-row-renewal = Відродження
hyperborea-row-crystal_forge = Кришталева кузня
hyperborea-row-crystal_mining = Видобуток кристалів
hyperborea-row-sacrifice = Жертвоприношення
hyperborea-row-sponsorship = Заступництво
hyperborea-row-foresight = Передбачення
hyperborea-row-catalysis = Каталіз
hyperborea-faction-red = Червоне Герцогство
hyperborea-faction-emerald = Смарагдове Королівство
hyperborea-faction-celestial = Небесне Царство
hyperborea-faction-coral = Кораловий Трон
hyperborea-faction-golden = Золоте Баронство
hyperborea-faction-purple = Пурпуровий Матріархат
hyperborea-tile-c1 = Розколота цитадель
hyperborea-tile-c2 = Кратер кришталю
hyperborea-tile-c3 = Палати архімагів
hyperborea-tile-c4 = Затонулий палац
hyperborea-tile-c5 = Крижаний престол
hyperborea-tile-c6 = Шпилі-близнюки
hyperborea-tile-o01 = Бурштинові дюни
hyperborea-tile-o02 = Солончаки
hyperborea-tile-o03 = Сонячний тракт
hyperborea-tile-o04 = Скляна рівнина
hyperborea-tile-o05 = Стоянки кочівників
hyperborea-tile-o06 = Суха ріка
hyperborea-tile-o07 = Купецьке перехрестя
hyperborea-tile-o08 = Кістяне поле
hyperborea-tile-o09 = Долина міражів
hyperborea-tile-o10 = Шепітливий ліс
hyperborea-tile-o11 = Давній гай
hyperborea-tile-o12 = Галявина лучників
hyperborea-tile-o13 = Мохові тераси
hyperborea-tile-o14 = Мисливські угіддя
hyperborea-tile-o15 = Срібний бір
hyperborea-tile-o16 = Ліс духів
hyperborea-tile-o17 = Терновий лабіринт
hyperborea-tile-o18 = Туманна твань
hyperborea-tile-o19 = Очеретяні озера
hyperborea-tile-o20 = Затоплені храми
hyperborea-tile-o21 = Чорна трясовина
hyperborea-tile-o22 = Лотосове болото
hyperborea-tile-o23 = Затонула гать
hyperborea-tile-o24 = Болото вогників
hyperborea-tile-o25 = Орлиний хребет
hyperborea-tile-o26 = Залізні піки
hyperborea-tile-o27 = Кришталеві печери
hyperborea-tile-o28 = Грозова вершина
hyperborea-tile-o29 = Кар'єр самоцвітів
hyperborea-tile-o30 = Самотній перевал
hyperborea-home-home_a = Рідний Регіон
hyperborea-home-home_red = Червоне Герцогство
hyperborea-home-home_emerald = Смарагдове Королівство
hyperborea-home-home_celestial = Небесне Царство
hyperborea-home-home_coral = Кораловий Трон
hyperborea-home-home_golden = Золоте Баронство
hyperborea-home-home_purple = Пурпуровий Матріархат
hyperborea-city-thulan = Тулан
hyperborea-city-borealis = Бореаліс
hyperborea-city-nerith = Неріт
hyperborea-city-isvard = Ісвард
hyperborea-city-solan = Солан
hyperborea-city-lunar = Лунар
hyperborea-city-amberin = Амберін
hyperborea-city-salt_gate = Соляна Брама
hyperborea-city-sunhold = Санголд
hyperborea-city-tanis_camp = Стан Таніса
hyperborea-city-well_town = Колодязний
hyperborea-city-stone_ford = Кам'яний Брід
hyperborea-city-four_scales = Чотири Шальки
hyperborea-city-fata = Фата
hyperborea-city-greenward = Грінвард
hyperborea-city-bowmere = Боумір
hyperborea-city-mossbridge = Моссбрідж
hyperborea-city-leafgate = Ліфгейт
hyperborea-city-stagholm = Стагхольм
hyperborea-city-pinegarth = Пайнгарт
hyperborea-city-briar = Бріар
hyperborea-city-hedgefort = Геджфорт
hyperborea-city-fenwick = Фенвік
hyperborea-city-reedholm = Рідхольм
hyperborea-city-mireport = Майрпорт
hyperborea-city-lotus = Лотос
hyperborea-city-causeway = Гать
hyperborea-city-eelmarket = Вугровий Торг
hyperborea-city-eyrie = Гніздо
hyperborea-city-ironhall = Айронголл
hyperborea-city-anvil = Ковадло
hyperborea-city-stormwatch = Дозор Бурі
hyperborea-city-lightning_hall = Зала Блискавок
hyperborea-city-quarry = Каменярня
hyperborea-city-capital_a = Столиця
hyperborea-city-march_town = Прикордонне місто
hyperborea-city-red_outpost = Червона Застава
hyperborea-city-arena = Арена Герцога
hyperborea-city-heartwood = Серце Лісу
hyperborea-city-sky_tower = Небесна Вежа
hyperborea-city-reef_hold = Рифовий Оплот
hyperborea-city-mission = Місія
hyperborea-city-gilded_tent = Золочений Намет
hyperborea-city-life_temple = Храм Життя
hyperborea-city-cradle = Колиска
hyperborea-token-bronze_path = Стара стежка
hyperborea-token-bronze_tablet = Глиняна табличка
hyperborea-token-bronze_wall = Обвалена стіна
hyperborea-token-bronze_cache = Схованка
hyperborea-token-bronze_blade = Іржавий клинок
hyperborea-token-bronze_refugee = Біженці
hyperborea-token-bronze_echo = Слабке відлуння
hyperborea-token-silver_gem = Срібний скарб
hyperborea-token-silver_road = Брукована дорога
hyperborea-token-silver_wings = Кришталеві крила
hyperborea-token-silver_blade = Кришталевий клинок
hyperborea-token-silver_bow = Стародавній лук
hyperborea-token-silver_recruit = Загублене плем'я
hyperborea-token-silver_mirror = Дзеркальний став
hyperborea-token-silver_scroll = Давній сувій
hyperborea-token-silver_cache = Запечатаний склеп
hyperborea-token-silver_cube_red = Червоний кристал
hyperborea-token-silver_cube_green = Зелений кристал
hyperborea-token-silver_cube_purple = Фіолетовий кристал
hyperborea-token-silver_cube_blue = Синій кристал
hyperborea-token-silver_cube_orange = Помаранчевий кристал
hyperborea-token-silver_cube_yellow = Жовтий кристал
hyperborea-token-silver_flame = Очисне полум'я
hyperborea-token-silver_eye = Всевидюче око
hyperborea-token-silver_echo = Камінь-відлуння
hyperborea-token-gold_hoard = Королівський скарб
hyperborea-token-gold_codex = Кодекс архімага
hyperborea-token-gold_heart = Серце кристала
hyperborea-token-gold_titan = Молот титана
hyperborea-token-gold_legion = Примарний легіон
hyperborea-token-gold_archive = Великий архів
hyperborea-token-gold_font = Джерело енергії
hyperborea-token-gold_crown = Корона гіперборейців
hyperborea-deck-1 = Дослідження та війна
hyperborea-deck-2 = Торгівля та зростання
hyperborea-deck-3 = Прогрес та наука
hyperborea-deck-4 = Перетворення та поповнення
hyperborea-tech-exploration = Дослідження
hyperborea-tech-progress = Прогрес
hyperborea-tech-war = Війна
hyperborea-tech-trade = Торгівля
hyperborea-tech-growth = Зростання
hyperborea-tech-science = Наука
hyperborea-track-green = Дослідження
hyperborea-track-orange = Прогрес
hyperborea-track-red = Війна
hyperborea-track-yellow = Торгівля
hyperborea-track-purple = Зростання
hyperborea-track-blue = Наука
hyperborea-objective-gems = Багатство
hyperborea-objective-technologies = Знання
hyperborea-objective-figures = Розселення
hyperborea-terrain-desert = Пустеля
hyperborea-terrain-forest = Ліс
hyperborea-terrain-swamp = Болото
hyperborea-terrain-mountain = Гори
hyperborea-option-length-short = Коротка
hyperborea-option-length-regular = Звичайна
hyperborea-option-length-long = Довга
hyperborea-option-mode-invasion = Вторгнення
hyperborea-option-mode-faction_war = Битва держав

## Довідник (/картка)
hyperborea-kind-base = Базова Технологія
hyperborea-kind-technology = Передова Технологія
hyperborea-kind-faction = Фракція
hyperborea-kind-central = Центральний тайл
hyperborea-kind-outer = Зовнішній тайл
hyperborea-kind-home = Рідний Регіон
hyperborea-kind-token = жетон Руїн
hyperborea-card-slots = Місця для кубиків: { $slots }.
hyperborea-card-effects = Дає: { $effects }.
hyperborea-card-instant = Спрацьовує щоразу, коли ряд заповнено.
hyperborea-card-permanent = Постійна: діє, доки ряд заповнено.
hyperborea-card-start-of-turn = Постійна: спрацьовує на початку кожного ходу, доки ряд заповнено.
hyperborea-card-gems = Переможні Очки наприкінці: { $count }.
hyperborea-card-deck = Колода: { $deck }.
hyperborea-card-terrain = Місцевість: { $terrain }.
hyperborea-card-city = Місто { $city }: { $effects }.
hyperborea-card-ruin = Руїни, колір: { $colour }.
hyperborea-card-token = Колір сорочки: { $colour }. Скільки: { $count }.
hyperborea-where-area = { $area }
hyperborea-where-market = серед відкритих карт
