# Циркадианцы: слова, которые нужны только картинкам

circadians-picture-round = Раунд { $round } из { $rounds }
circadians-picture-battle = Битва в { $place }
circadians-picture-acts = Ходит { $name }
circadians-picture-waiting =
    { $count ->
        [one] ждём { $count } игрока
       *[other] ждём { $count } игроков
    }
circadians-picture-tracks = Цены и исследования
circadians-picture-supply = Запас
circadians-picture-hand = Ваша рука
circadians-picture-in-supply = в запасе
