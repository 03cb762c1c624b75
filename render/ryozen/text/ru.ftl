# Рёдзен: слова, нужные только картинкам

ryozen-picture-round = Раунд { $round } из { $rounds }
ryozen-picture-turn = Ходит { $name }
ryozen-picture-waiting =
    { $count ->
        [one] Ждём { $count } игрока
       *[other] Ждём { $count } игроков
    }
ryozen-picture-events = Предсказанные события
ryozen-picture-revelations = Откровения у Источников
ryozen-picture-clan-house = Дом кланов
ryozen-picture-villages = Деревни
ryozen-picture-next = Далее: { $village }
ryozen-picture-all-placed = Все соратники на поле
ryozen-picture-winner = Победа
ryozen-picture-on-turn = Ходит
ryozen-picture-chooses = Выбирает
ryozen-picture-score-track = Трек
ryozen-picture-score-shards = Осколки
ryozen-picture-score-resources = Ресурсы
ryozen-picture-score-total = Всего
