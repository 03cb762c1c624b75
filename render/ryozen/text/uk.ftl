# Рьодзен: слова, потрібні лише картинкам

ryozen-picture-round = Раунд { $round } з { $rounds }
ryozen-picture-turn = Ходить { $name }
ryozen-picture-waiting =
    { $count ->
        [one] Чекаємо { $count } гравця
       *[other] Чекаємо { $count } гравців
    }
ryozen-picture-events = Передбачені події
ryozen-picture-revelations = Одкровення біля Джерел
ryozen-picture-clan-house = Дім кланів
ryozen-picture-villages = Села
ryozen-picture-next = Далі: { $village }
ryozen-picture-all-placed = Усі соратники на полі
ryozen-picture-winner = Перемога
ryozen-picture-on-turn = Ходить
ryozen-picture-chooses = Обирає
ryozen-picture-score-track = Трек
ryozen-picture-score-shards = Уламки
ryozen-picture-score-resources = Ресурси
ryozen-picture-score-total = Разом
