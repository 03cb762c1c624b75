# Лорди Ксідіту: слова, потрібні лише картинкам

xidit-picture-neutral = Нейтральний
xidit-picture-year = Рік { $year } з { $years }
xidit-picture-phase-heroes = Герої вирушають у дорогу
xidit-picture-phase-orders = Таємні накази
xidit-picture-phase-execution = Наказ { $order } з { $orders }
xidit-picture-phase-census = Ревізія армії
xidit-picture-phase-end = Королівство врятовано
xidit-picture-census-now = Наприкінці року — ревізія армії
xidit-picture-census-next = Наступна ревізія армії: рік { $year }
xidit-picture-last-year = Останній рік, далі підрахунок
xidit-picture-turn = Ходить { $name }
xidit-picture-awaited = Чекаємо на: { $name }
xidit-picture-planning =
    { $count ->
        [one] Бракує { $count } плану
        [few] Бракує { $count } планів
       *[other] Бракує { $count } планів
    }
xidit-picture-counting =
    { $count ->
        [one] Бракує { $count } відповіді
        [few] Бракує { $count } відповідей
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
xidit-picture-sealed = План готовий
xidit-picture-is-planning = Планує
xidit-picture-counted = Відповідь готова
xidit-picture-is-counting = Рахує загони
xidit-picture-places-hero = Ставить Героя
xidit-picture-acts = Ходить зараз
xidit-picture-out = Поза грою
xidit-picture-winner = Рятівник Королівства
xidit-picture-my-plan = Ваш таємний план
xidit-picture-supply = у запасі
xidit-picture-final = Підсумковий підрахунок

# Сторінки поруч із мапою

xidit-page-screen = Моя ширма
xidit-picture-built = секції
xidit-picture-placed = Барди
xidit-picture-coins = монет
xidit-picture-bards = Бардів
xidit-picture-stored = відкладено секцій
xidit-picture-prices = На що вистачає ваших загонів

# Позначення

xidit-legend-map = На мапі
xidit-legend-city = Місто
xidit-legend-city-means = Номер міста — це номер його тайла. Зелене кільце: Найм. Червоне: Загроза.
xidit-legend-recruits = Тайл Найму
xidit-legend-recruits-means = Герой, який тут діє, бере найслабший із загонів, що лишилися, раз на рік.
xidit-legend-threat = Загроза
xidit-legend-threat-means = Угорі — потрібні загони. Унизу — нагороди, з яких беруть дві: монети, Барди, секції Гільдії.
xidit-legend-region = Цінність регіону
xidit-legend-region-means = Золото — тому, у кого найбільше Бардів, срібло — другому.
xidit-legend-bards = Барди
xidit-legend-bards-means = Скільки їх у гравця в регіоні; золотий край — у першого. У Бастіоні їх не видно.
xidit-legend-guild = Гільдія
xidit-legend-guild-means = Кількість секцій, щонайбільше чотири. Пунктирна вежа — місце для неї.
xidit-legend-hero = Герой
xidit-legend-hero-means = Стрілка показує шлях Героя цього року.
xidit-legend-blank = Порожній регіон
xidit-legend-blank-means = Сюди не посилають Бардів, і тут нічого не виграти.
xidit-legend-neutral = Нейтральний гравець
xidit-legend-neutral-means = Бере участь у підрахунках із тим, що показує його поле.
xidit-legend-units = Загони, від слабких до сильних
xidit-legend-orders = Накази
xidit-legend-order-city = Найняти загін, відвернути Загрозу або вигнати Титана.
xidit-legend-order-wait = Нічого не відбувається.
xidit-legend-signs = Знаки
xidit-legend-coins = Монети
xidit-legend-coins-means = Ідуть у Багатство й лежать за ширмами.
xidit-legend-guild_sections = Секції Гільдії
xidit-legend-guild_sections-means = На мапі йдуть у Вплив.
xidit-legend-supply = Запас
xidit-legend-supply-means = Секції, які ще можна збудувати, з п'ятнадцяти.
xidit-legend-first = Перший гравець
xidit-legend-first-means = Цього року виконує кожен наказ першим.
xidit-legend-census = Ревізія армії
xidit-legend-census-means = Наприкінці цих років нагорода чекає на тих, хто покаже найбільше загонів кожного типу.
xidit-legend-seal = Печатка
xidit-legend-seal-means = План або відповідь готові й відкриються разом з іншими.
xidit-legend-titan = Титан
xidit-legend-titan-means = Пробудженого можна вигнати в будь-якому місті без тайла за будь-які загони; їхня кількість указана поруч.
xidit-legend-skull = Вибування
xidit-legend-skull-means = Скільки черепів, стільки учасників вибуває в цьому підрахунку.
