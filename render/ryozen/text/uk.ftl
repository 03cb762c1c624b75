# Рьодзен: слова, потрібні лише картинкам

ryozen-picture-round = Раунд { $round } з { $rounds }
ryozen-picture-turn = Ходить { $name }
ryozen-picture-waiting =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[other] Чекаємо на { $count } гравців
    }
ryozen-picture-events = Передбачені події
ryozen-picture-no-event = вільно
ryozen-picture-revelations = Одкровення біля Джерел
ryozen-picture-clan-house = Дім кланів
ryozen-picture-villages = Села
ryozen-picture-next = Далі: { $village }
ryozen-picture-winner = Перемога
ryozen-picture-on-turn = Ходить
ryozen-picture-chooses = Обирає
ryozen-picture-score-track = Трек
ryozen-picture-score-shards = Уламки
ryozen-picture-score-resources = Ресурси
ryozen-picture-score-total = Разом

# Pages
ryozen-picture-herald = Глашатай: { $space }
ryozen-picture-explorer = Дослідник: { $space }
ryozen-picture-pile = у стосі: { $count }
ryozen-picture-hand = У руці
ryozen-picture-cards = Одкровення
ryozen-page-market = Що купити
ryozen-page-events = Події та села
ryozen-legend-sectors = Сектори вдень
ryozen-legend-kin = Соратники
ryozen-legend-signs = Позначки
ryozen-legend-favour = Прихильність
ryozen-legend-favour-means = Перемагає той, у кого її найбільше.
ryozen-legend-shard = Уламок місяця
ryozen-legend-shard-means = Наприкінці дає прихильність.
ryozen-legend-coin = Монета
ryozen-legend-coin-means = Плата за соратників і місця.
ryozen-legend-scroll = Сувій
ryozen-legend-scroll-means = Плата за одкровення.
ryozen-legend-lantern = Ліхтар
ryozen-legend-lantern-means = Плата за ефект виділеного сектору й за Молитви.
ryozen-legend-cloaked = Прихований соратник
ryozen-legend-cloaked-means = Вплив удвічі більший, здібності немає.
ryozen-legend-light = Виділений сектор
ryozen-legend-light-means = Його виділяє світло Палацу.
ryozen-legend-paid = Платне місце
ryozen-legend-paid-means = Коштує те, що намальовано.
ryozen-legend-closed = Закрито
ryozen-legend-closed-means = Вартовий закрив цей сектор.
ryozen-legend-first = Перший гравець
ryozen-legend-first-means = Починає День.
ryozen-legend-night = Уночі
ryozen-legend-night-means = Ліворуч — кожному, хто в секторі. Уламок — тому, у кого там більше впливу.
