# Гиперборея: слова, которые нужны только на картинках

hyperborea-picture-turn = Ход { $turn }
hyperborea-picture-acts = Ходит { $name }
hyperborea-picture-choosing =
    { $count ->
        [one] Ждём { $count } тайный выбор
        [few] Ждём { $count } тайных выбора
       *[other] Ждём { $count } тайных выборов
    }
hyperborea-picture-over = У потерянных земель есть правитель
hyperborea-picture-last-turns = Последние ходы
hyperborea-picture-offer = Технологии на выбор
hyperborea-picture-points = Победные очки на сейчас
hyperborea-picture-supply = Запас
hyperborea-picture-capital = столица
hyperborea-picture-left = левый край
hyperborea-picture-right = правый край
hyperborea-picture-kept = Ваш жетон
hyperborea-picture-look = Вы смотрите
