# Рёдзен: слова, нужные только картинкам

ryozen-picture-round = Раунд { $round } из { $rounds }
ryozen-picture-turn = Ходит { $name }
ryozen-picture-waiting =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[other] Ждём { $count } игроков
    }
ryozen-picture-events = Предсказанные события
ryozen-picture-no-event = свободно
ryozen-picture-revelations = Откровения у Источников
ryozen-picture-clan-house = Дом кланов
ryozen-picture-villages = Деревни
ryozen-picture-next = Далее: { $village }
ryozen-picture-winner = Победа
ryozen-picture-on-turn = Ходит
ryozen-picture-chooses = Выбирает
ryozen-picture-score-track = Трек
ryozen-picture-score-shards = Осколки
ryozen-picture-score-resources = Ресурсы
ryozen-picture-score-total = Всего

# Pages
ryozen-picture-herald = Глашатай: { $space }
ryozen-picture-explorer = Исследователь: { $space }
ryozen-picture-pile = в стопке: { $count }
ryozen-picture-hand = В руке
ryozen-picture-cards = Откровения
ryozen-page-market = Что купить
ryozen-page-events = События и деревни
ryozen-legend-sectors = Секторы Днём
ryozen-legend-kin = Соратники
ryozen-legend-signs = Обозначения
ryozen-legend-favour = Благосклонность
ryozen-legend-favour-means = Побеждает тот, у кого её больше.
ryozen-legend-shard = Осколок луны
ryozen-legend-shard-means = В конце приносит благосклонность.
ryozen-legend-coin = Монета
ryozen-legend-coin-means = Плата за соратников и места.
ryozen-legend-scroll = Свиток
ryozen-legend-scroll-means = Плата за откровения.
ryozen-legend-lantern = Фонарь
ryozen-legend-lantern-means = Плата за выделенный сектор.
ryozen-legend-cloaked = Скрытый соратник
ryozen-legend-cloaked-means = Влияние вдвое больше, способности нет.
ryozen-legend-light = Выделенный сектор
ryozen-legend-light-means = Его эффект доступен из Дворца.
ryozen-legend-paid = Платное место
ryozen-legend-paid-means = Стоит то, что нарисовано.
ryozen-legend-closed = Закрыто
ryozen-legend-closed-means = Страж закрыл этот сектор.
ryozen-legend-first = Первый игрок
ryozen-legend-first-means = Начинает День.
ryozen-legend-night = Ночью
ryozen-legend-night-means = Слева — каждому, кто в секторе. Осколок — тому, у кого больше влияния.
