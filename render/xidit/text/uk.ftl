# Лорди Ксідіту: слова, потрібні лише картинкам

xidit-picture-neutral = Нейтральний
xidit-picture-year = Рік { $year } з { $years }
xidit-picture-census-year = ревізія
xidit-picture-phase-heroes = Герої вирушають у путь
xidit-picture-phase-orders = Таємні накази
xidit-picture-phase-execution = Наказ { $order } з { $orders }
xidit-picture-phase-census = Ревізія армії
xidit-picture-phase-end = Королівство врятовано
xidit-picture-census-now = Наприкінці року — ревізія армії
xidit-picture-census-next = Наступна ревізія армії: рік { $year }
xidit-picture-last-year = Останній рік, далі підрахунок
xidit-picture-turn = Ходить { $name }
xidit-picture-awaited = Чекаємо: { $name }
xidit-picture-planning =
    { $count ->
        [one] Бракує { $count } плану
       *[other] Бракує { $count } планів
    }
xidit-picture-counting =
    { $count ->
        [one] Бракує { $count } відповіді
       *[other] Бракує { $count } відповідей
    }
xidit-picture-destiny = Шлях Долі
xidit-picture-next = Далі
xidit-picture-stack = Стос
xidit-picture-discard = Скид
xidit-picture-lair = Лігво Титанів
xidit-picture-asleep = дрімає
xidit-picture-empty = порожньо
xidit-picture-barracks = Казарми
xidit-picture-hall = Зала слави
xidit-picture-so-far = поки що
xidit-picture-hidden = таємниця
xidit-picture-neutral-board = Нейтральний гравець
xidit-picture-legend = Дороги й нагороди
xidit-picture-sealed = План готовий
xidit-picture-is-planning = Планує…
xidit-picture-counted = Відповідь готова
xidit-picture-is-counting = Рахує загони…
xidit-picture-places-hero = Ставить героя
xidit-picture-acts = Ходить зараз
xidit-picture-out = Вибув
xidit-picture-winner = Рятівник Королівства
xidit-picture-screen = За вашою ширмою
xidit-picture-my-plan = Ваш таємний план
xidit-picture-supply = у запасі
xidit-picture-final = Підсумковий підрахунок
