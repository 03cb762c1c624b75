# Лорды Ксидита: слова, которые нужны только картинкам

xidit-picture-neutral = Нейтральный
xidit-picture-year = Год { $year } из { $years }
xidit-picture-census-year = ревизия
xidit-picture-phase-heroes = Герои выходят в путь
xidit-picture-phase-orders = Тайные команды
xidit-picture-phase-execution = Команда { $order } из { $orders }
xidit-picture-phase-census = Ревизия армии
xidit-picture-phase-end = Королевство спасено
xidit-picture-census-now = В конце года — ревизия армии
xidit-picture-census-next = Следующая ревизия армии: год { $year }
xidit-picture-last-year = Последний год, затем подсчёт
xidit-picture-turn = Ходит { $name }
xidit-picture-awaited = Ждём: { $name }
xidit-picture-planning =
    { $count ->
        [one] Не хватает { $count } плана
       *[other] Не хватает { $count } планов
    }
xidit-picture-counting =
    { $count ->
        [one] Не хватает { $count } ответа
       *[other] Не хватает { $count } ответов
    }
xidit-picture-destiny = Путь Судьбы
xidit-picture-next = Далее
xidit-picture-stack = Стопка
xidit-picture-discard = Сброс
xidit-picture-lair = Логово Титанов
xidit-picture-asleep = дремлет
xidit-picture-empty = пусто
xidit-picture-barracks = Казармы
xidit-picture-hall = Зал славы
xidit-picture-so-far = пока
xidit-picture-hidden = тайна
xidit-picture-neutral-board = Нейтральный игрок
xidit-picture-legend = Дороги и награды
xidit-picture-sealed = План готов
xidit-picture-is-planning = Планирует…
xidit-picture-counted = Ответ готов
xidit-picture-is-counting = Считает войска…
xidit-picture-places-hero = Ставит героя
xidit-picture-acts = Ходит сейчас
xidit-picture-out = Выбыл
xidit-picture-winner = Спаситель Королевства
xidit-picture-screen = За вашей ширмой
xidit-picture-my-plan = Ваш тайный план
xidit-picture-supply = в запасе
xidit-picture-final = Итоговый подсчёт
