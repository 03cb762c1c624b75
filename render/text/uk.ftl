# Слова на картинках усіх ігор

picture-seat = Місце { $number }
picture-won = Перемагає { $name }

# Кнопки сторінок

picture-page-map = Мапа
picture-page-seats = Гравці
picture-page-tracks = Шкали
picture-page-market = Ринок
picture-page-mat = Мій планшет
picture-page-cards = Карти
picture-page-legend = Позначення
picture-page-all = Усе одразу

# Кінець партії

picture-story = Партія в цифрах
picture-turning-points = Переломні моменти
picture-review = Розбір партії
picture-chances = Шанси на перемогу
picture-story-lead = { $when }: { $name } остаточно виходить уперед, { $score } : { $other }.
picture-story-always = { $name } лідирує від початку до кінця.
picture-story-gap = { $when }: найбільший відрив — { $gap }: { $name }.
picture-story-leap = { $when }: найбільший ривок — +{ $gain }: { $name }.
picture-story-changes =
    { $count ->
        [one] Лідер змінився { $count } раз.
        [few] Лідер змінився { $count } рази.
       *[other] Лідер змінився { $count } разів.
    }
