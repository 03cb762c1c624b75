# Слова на картинках всех игр

picture-seat = Место { $number }
picture-won = Побеждает { $name }

# Кнопки страниц

picture-page-map = Карта
picture-page-seats = Игроки
picture-page-tracks = Шкалы
picture-page-market = Рынок
picture-page-mat = Мой планшет
picture-page-cards = Карты
picture-page-legend = Обозначения
picture-page-all = Всё сразу

# Конец партии

picture-story = Партия в цифрах
picture-turning-points = Переломные моменты
picture-review = Разбор партии
picture-chances = Шансы на победу
picture-story-lead = { $when }: { $name } окончательно выходит вперёд, { $score } : { $other }.
picture-story-always = { $name } лидирует от начала до конца.
picture-story-gap = { $when }: самый большой отрыв — { $gap }: { $name }.
picture-story-leap = { $when }: самый большой рывок — +{ $gain }: { $name }.
picture-story-changes =
    { $count ->
        [one] Лидер сменился { $count } раз.
        [few] Лидер сменился { $count } раза.
       *[other] Лидер сменился { $count } раз.
    }
