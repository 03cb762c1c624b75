# Лорды Ксидита: слова, которые нужны только картинкам

xidit-picture-neutral = Нейтральный
xidit-picture-year = Год { $year } из { $years }
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
        [few] Не хватает { $count } планов
       *[other] Не хватает { $count } планов
    }
xidit-picture-counting =
    { $count ->
        [one] Не хватает { $count } ответа
        [few] Не хватает { $count } ответов
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
xidit-picture-sealed = План готов
xidit-picture-is-planning = Планирует
xidit-picture-counted = Ответ готов
xidit-picture-is-counting = Считает отряды
xidit-picture-places-hero = Ставит Героя
xidit-picture-acts = Ходит сейчас
xidit-picture-out = Вне игры
xidit-picture-winner = Спаситель Королевства
xidit-picture-my-plan = Ваш тайный план
xidit-picture-supply = в запасе
xidit-picture-final = Итоговый подсчёт

# Страницы рядом с картой

xidit-page-screen = Моя ширма
xidit-picture-built = секции
xidit-picture-placed = Барды
xidit-picture-coins = монет
xidit-picture-bards = Бардов
xidit-picture-stored = отложено секций
xidit-picture-prices = На что хватает ваших отрядов

# Обозначения

xidit-legend-map = На карте
xidit-legend-city = Город
xidit-legend-city-means = Номер города — это номер его тайла. Зелёное кольцо: Найм. Красное: Угроза.
xidit-legend-recruits = Тайл Найма
xidit-legend-recruits-means = Герой, который здесь действует, берёт самый слабый из оставшихся отрядов, раз в год.
xidit-legend-threat = Угроза
xidit-legend-threat-means = Сверху — нужные отряды. Снизу — награды, из которых берут две: монеты, Барды, секции Гильдии.
xidit-legend-region = Ценность региона
xidit-legend-region-means = Золото — тому, у кого больше всех Бардов, серебро — второму.
xidit-legend-bards = Барды
xidit-legend-bards-means = Сколько их у игрока в регионе; золотой край — у первого. В Бастионе их не видно.
xidit-legend-guild = Гильдия
xidit-legend-guild-means = Число секций, не больше четырёх. Пунктирная башня — место для неё.
xidit-legend-hero = Герой
xidit-legend-hero-means = Стрелка показывает путь Героя в этом году.
xidit-legend-blank = Пустой регион
xidit-legend-blank-means = Сюда не посылают Бардов, и здесь ничего не выиграть.
xidit-legend-neutral = Нейтральный игрок
xidit-legend-neutral-means = Участвует в подсчётах с тем, что показывает его поле.
xidit-legend-units = Отряды, от слабых к сильным
xidit-legend-orders = Команды
xidit-legend-order-city = Нанять отряд, предотвратить Угрозу или изгнать Титана.
xidit-legend-order-wait = Ничего не происходит.
xidit-legend-signs = Знаки
xidit-legend-coins = Монеты
xidit-legend-coins-means = Идут в Богатство и лежат за ширмами.
xidit-legend-guild_sections = Секции Гильдии
xidit-legend-guild_sections-means = На карте идут во Влияние.
xidit-legend-supply = Запас
xidit-legend-supply-means = Секции, которые ещё можно построить, из пятнадцати.
xidit-legend-first = Первый игрок
xidit-legend-first-means = В этом году выполняет каждую команду первым.
xidit-legend-census = Ревизия армии
xidit-legend-census-means = В конце этих лет награда ждёт тех, кто покажет больше всех отрядов каждого типа.
xidit-legend-seal = Печать
xidit-legend-seal-means = План или ответ готов и откроется вместе с остальными.
xidit-legend-titan = Титан
xidit-legend-titan-means = Пробуждённого можно изгнать в любом городе без тайла за любые отряды; их число указано рядом.
xidit-legend-skull = Выбывание
xidit-legend-skull-means = Сколько черепов, столько участников выбывает в этом подсчёте.
