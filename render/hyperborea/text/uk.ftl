# Гіперборея: слова, потрібні лише на малюнках

hyperborea-picture-turn = Хід { $turn }
hyperborea-picture-acts = Ходить { $name }
hyperborea-picture-choosing =
    { $count ->
        [one] Чекаємо на { $count } таємний вибір
        [few] Чекаємо на { $count } таємні вибори
       *[other] Чекаємо на { $count } таємних виборів
    }
hyperborea-picture-over = Втрачені землі мають володаря
hyperborea-picture-last-turns = Останні ходи
hyperborea-picture-offer = Технології на вибір
hyperborea-picture-points = Переможні очки наразі
hyperborea-picture-supply = Запас
hyperborea-picture-capital = столиця
hyperborea-picture-left = лівий край
hyperborea-picture-right = правий край
hyperborea-picture-kept = Ваш жетон
hyperborea-picture-look = Ви дивитеся
